"""Jailers: prisoners more easily."""

from quadriga.engine.frame import RUN
from quadriga.games.medioevo.board import CAVALRY, HEAVY
from quadriga.games.medioevo.cards.occasion import damage_due, fighters, fighting
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.state import Medioevo

EASIER = 2
MILDER = 2


class Imprisonment(Power):
    """One unit the user would destroy becomes a prisoner.  rule: MU-CARD-39"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        losses = damage_due(g)
        if b is None or losses is None or losses.owner >= g.seats or losses.owner == seat:
            return False
        if not losses.caused or losses.captures or losses.jailed:
            return False
        for kind in fighters(g, b, losses.owner):
            need = 1 if b.is_naval() or kind not in (HEAVY, CAVALRY) else kind + 1
            if need <= losses.points:
                return True
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        losses = damage_due(g)
        if losses is not None:
            losses.jailed += 1
        return RUN


def lacks_ratio(b: Battle, side: int, ratio: int) -> bool:
    return b.strength[side] < ratio * b.strength[1 - side]


class EasierCapture(Power):
    """Two units for each opposing one are enough.  rule: MU-CARD-40"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None:
            return False
        side = b.side_of(seat)
        if not b.capture[side] or b.ratio[side] <= EASIER:
            return False
        return lacks_ratio(b, side, b.ratio[side]) and not lacks_ratio(b, side, EASIER)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.ratio[b.side_of(seat)] = EASIER
        return RUN


class MilderCapture(Power):
    """What capturing below the ratio costs is two points less.  rule: MU-CARD-41"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None:
            return False
        side = b.side_of(seat)
        return b.capture[side] == 1 and lacks_ratio(b, side, b.ratio[side])

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.relief[b.side_of(seat)] += MILDER
        return RUN
