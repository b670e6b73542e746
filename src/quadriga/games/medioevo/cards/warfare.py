"""Warlords: outnumbering, a higher attack value, half the army goes on."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ARCHER, CAVALRY, HEAVY, LIGHT, STEP_TAKEN
from quadriga.games.medioevo.cards.occasion import BEFORE_ARCHERS, cause, fighting
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.queries import is_land, may_stay
from quadriga.games.medioevo.state import Medioevo

BONUS = 2


class Outnumbering(Power):
    """Only as many opposing units of a type still block its power.  rule: MU-CARD-4"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None:
            return False
        side = b.side_of(seat)
        if b.unlocked[side]:
            return False
        for power in (LIGHT, HEAVY, CAVALRY, ARCHER):
            if power == ARCHER and b.at > BEFORE_ARCHERS:
                continue
            if b.is_naval() and power in (HEAVY, CAVALRY):
                continue
            if 0 < b.type_in_melee(g, 1 - side, power) < b.type_in_melee(g, side, power):
                return True
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.unlocked[b.side_of(seat)] = 1
        return RUN


class Onslaught(Power):
    """Two more for the attack value of one side, whoever that is.  rule: MU-CARD-5"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return battle_of(g) is not None

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is not None:
            o.yes("aim_owner", b.attacker)
            o.yes("aim_owner", b.defender)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = battle_of(g)
        if b is not None:
            b.bonus[b.side_of(target)] += BONUS
            g.tell("attack.raised", seat, target, BONUS)
        return RUN


class Vanguard(Power):
    """Half of an army that enters another's land may go on after the clash.  rule: MU-CARD-6"""

    def move(self, g: Medioevo, seat: int) -> Movement | None:
        frame = cause(g, STEP_TAKEN)
        return frame if isinstance(frame, Movement) and frame.seat == seat else None

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        move = self.move(g, seat)
        if move is None or move.scout or move.bonus or not move.army() or not is_land(move.zone):
            return False
        host = g.holder[move.zone]
        return host >= 0 and host != seat and not may_stay(g, seat, host) and not move.is_unseen(g)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        move = self.move(g, seat)
        if move is not None:
            move.scout = True
        return RUN
