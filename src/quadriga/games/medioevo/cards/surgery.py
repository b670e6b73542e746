"""Surgeons: a wound ignored, losses recovered, units that fight on."""

from quadriga.engine.frame import RUN
from quadriga.games.medioevo.board import ARCHER, ARTILLERY_ROLLED, CAPTAIN, KINDS
from quadriga.games.medioevo.cards.occasion import BEFORE_ARCHERS, damage_due, fighting
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.procedures.battle.artillery import crew_size, target_of
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.property_queries import owner_of
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

HIT = 3


class IgnoredWound(Power):
    """One point of the damage about to be assigned to own units does nothing.  rule: MU-CARD-27"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        losses = damage_due(g)
        return losses is not None and losses.owner == seat and losses.points > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        losses = damage_due(g)
        if losses is not None:
            losses.points -= 1
            losses.directed = min(losses.directed, losses.points)
            g.tell("wound.ignored", seat, losses.points)
        return RUN


class RecoveredLosses(Power):
    """Units lost in this round can be bought back at half price in the next turn.  rule: MU-CARD-28"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        return b is not None and b.side_of(seat) in b.lost[::2]

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            for entry in range(0, len(b.lost), 2):
                if b.lost[entry] == b.side_of(seat):
                    g.lost_now = increased(g.lost_now, seat * KINDS + b.lost[entry + 1], 1)
        return RUN


class FightOn(Power):
    """Own losses from engines and archers are removed at the end of the round.  rule: MU-CARD-29"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None or b.late[b.side_of(seat)]:
            return False
        other = 1 - b.side_of(seat)
        if moment == ARTILLERY_ROLLED:
            return is_hit(g, b, other) or may_shoot(g, b, other)
        if b.at > BEFORE_ARCHERS:
            return False
        return may_shoot(g, b, other) or (b.at < BEFORE_ARCHERS and may_fire(g, b, other))

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.late[b.side_of(seat)] = 1
        return RUN


def may_shoot(g: Medioevo, b: Battle, side: int) -> bool:
    """Whether archers of a side, or a captain who acts as one, could still cause damage in this round."""
    if b.volley[1 - side] or b.bowmen[side]:
        return True
    return b.type_in_melee(g, side, ARCHER) > 0 or b.type_in_melee(g, side, CAPTAIN) > 0


def may_fire(g: Medioevo, b: Battle, side: int) -> bool:
    for piece in b.engines(g, side):
        if crew_size(b, piece) or b.gunners[side]:
            return True
    return False


def is_hit(g: Medioevo, b: Battle, side: int) -> bool:
    """Whether engines of a side have just hit units."""
    for place in range(0, len(b.shots), 2):
        piece = b.shots[place]
        if b.shots[place + 1] <= HIT and b.side_of(owner_of(g, piece)) == side and target_of(b, piece) < 0:
            return True
    return False
