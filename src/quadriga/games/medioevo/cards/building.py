"""Architects and Sheriffs: cheaper buildings, buildings that rise."""

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CATEGORIES, CIVIL, MILITARY, TERRITORIES
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import PURCHASE
from quadriga.games.medioevo.procedures.works import PROJECT, can_rise, raise_building
from quadriga.games.medioevo.property_queries import building, has_technology
from quadriga.games.medioevo.queries import controls, has_effect
from quadriga.games.medioevo.state import Medioevo


class Architect(Power):
    """One building or upgrade of this Purchase phase is cheaper.  rule: MU-CARD-32, MU-CARD-33"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if g.phase != PURCHASE or has_effect(g, self.card, seat):
            return False
        for technology in PROJECT:
            if has_technology(g, seat, technology):
                return True
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, self.card, 0, seat)
        return RUN


class Sheriff(Power):
    """A building rises where one of the other category is of a higher level.  rule: MU-CARD-69, MU-CARD-70"""

    def __init__(self, card: int, category: int) -> None:
        super().__init__(card)
        self.category = category

    def serves(self, g: Medioevo, seat: int, territory: int) -> bool:
        level = building(g, territory, self.category)
        other = MILITARY if self.category == CIVIL else CIVIL
        if not level or building(g, territory, other) <= level:
            return False
        return controls(g, seat, territory) and can_rise(g, territory, self.category)

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        for territory in range(TERRITORIES):
            if g.holder[territory] == seat and self.serves(g, seat, territory):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in range(TERRITORIES):
            if g.holder[territory] != seat or not building(g, territory, self.category):
                continue
            target = territory * CATEGORIES + self.category
            if self.serves(g, seat, territory):
                o.yes("aim_building", target)
            elif o.explain:
                o.no("aim_building", target, "no_higher_building", [f"MU-CARD-{self.card + 1}"])

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        raise_building(g, seat, target // CATEGORIES, target % CATEGORIES)
        return RUN
