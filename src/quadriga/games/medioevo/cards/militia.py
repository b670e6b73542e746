"""Militia: when a rebellion starts in one's land or an enemy army moves in."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN
from quadriga.games.medioevo.cards.occasion import muster, threatened
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import reserve, units


class Levy(Power):
    """A free unit of any type in the threatened territory; a captain is of level I.  rule: MU-CARD-24"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if threatened(g, seat) < 0:
            return False
        for kind in range(CAPTAIN + 1):
            if reserve(g, seat, kind):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in range(CAPTAIN + 1):
            if reserve(g, seat, kind):
                o.yes("aim_unit", kind)
            elif o.explain:
                o.no("aim_unit", kind, "none_in_reserve", ["MU-CARD-24", "MU-ARM-5"], {"unit": kind})

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        if zone >= 0:
            muster(g, zone, seat, target)
        return RUN


class MakeshiftTower(Power):
    """A tower for this turn where one's army is threatened, or a stronger military building.

    rule: MU-CARD-26 (ruling MU-GAP-42)
    """

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        zone = threatened(g, seat)
        return zone >= 0 and units(g, zone, seat) > 0 and not has_effect(g, self.card, zone)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        if zone >= 0:
            g.effects = (*g.effects, self.card, 0, zone)
            g.tell("tower.improvised", seat, zone)
        return RUN
