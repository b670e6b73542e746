"""What settlements, resources and improvements bring in a turn, quickly: by differences to the accounts as they are."""

from quadriga.games.civilization.board import (
    COAL,
    COMMERCIAL,
    DESPOTISM,
    GARRISON,
    GEMS,
    HAPPINESS,
    INDUSTRIALISTS,
    MEDIEVAL,
    NOBODY,
    RESOURCES,
    SCIENTIFIC,
    SPICES,
    WINE,
    Board,
)
from quadriga.games.civilization.procedures.income import MAXIMUM, MONOPOLY, earnings, support, waste
from quadriga.games.civilization.queries import (
    always_happy,
    discovered,
    government,
    half_points,
    in_anarchy,
    is_happy,
    is_productive,
    is_type,
    own_settlements,
    profitable,
    troops,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import INDUSTRIALIZATION

WAYS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of two dice to show a sum, of 36
CHANCES: dict[tuple[int, ...], list[float]] = {}  # by an era's part of the printed table


def critical_chances(board: Board, era: int) -> list[float]:
    """How likely each resource is the critical one."""
    printed = tuple(board.critical[era * 13 : era * 13 + 13])
    if printed not in CHANCES:
        found = [0.0] * RESOURCES
        for total in range(2, 13):
            found[printed[total]] += WAYS[total] / 36
        CHANCES[printed] = found
    return CHANCES[printed]


class Economy:
    """The accounts of a seat as they would be in a Production now, the critical resource taken by its chances.

    In anarchy they are those of Despotism: nobody stays in anarchy.
    """

    def __init__(self, g: Civilization, seat: int, hope: float) -> None:
        if in_anarchy(g, seat):
            g = g.clone()
            g.government = (*g.government[:seat], DESPOTISM, *g.government[seat + 1 :])
        self.g = g
        self.seat = seat
        self.hope = hope
        self.rules = government(g, seat)
        self.counts = profitable(g, seat)
        self.settlements = len(own_settlements(g, seat))
        items = earnings(g, seat, NOBODY)
        critical = g.board.critical_income[g.era] + (5 if is_type(g, seat, COMMERCIAL) else 0)
        self.chances = [critical * chance for chance in critical_chances(g.board, g.era)]
        self.gross = float(sum(items) - items[MAXIMUM])
        self.gross += sum([self.chances[r] for r in range(RESOURCES) if self.counts[r]])
        self.support = support(g, seat)
        self.least = g.board.minimum[g.era]

    def net(self, gross: float, settlements: int) -> float:
        """After maximum, minimum, support and waste."""
        most = self.rules.maximum + self.rules.maximum_each * settlements
        if most and gross > most:
            gross = float(most)
        coins = max(gross, float(self.least)) - self.support
        return coins - waste(self.g, int(coins))

    def total(self) -> float:
        return self.net(self.gross, self.settlements)

    def gain(self, coins: float, more: int = 0) -> float:
        """What so many coins more a turn really bring; of what maximum and minimum swallow a part may come later."""
        sure = self.net(self.gross + coins, self.settlements + more) - self.total()
        return sure + self.hope * (coins - sure)

    # --- differences

    def produce(self, size: int, rich: bool, happy: bool, productive: bool) -> int:
        return self.g.board.production[((size * 2 + int(rich)) * 2 + int(happy)) * 2 + int(productive)]

    def yields(self, territory: int, size: int, happy: bool, productive: bool) -> float:
        """A settlement with its taxes, without what its resource brings beside."""
        rich = self.g.resource[territory] != NOBODY
        tax = self.rules.tax_happy if happy else self.rules.tax_unhappy
        return self.produce(size, rich, happy, productive) + tax + self.rules.size_income * size

    def now(self, territory: int) -> float:
        g = self.g
        return self.yields(territory, g.size[territory], is_happy(g, territory), is_productive(g, territory))

    def contentment(self, territory: int) -> float:
        """What it brings to make a settlement happy."""
        g = self.g
        if is_happy(g, territory):
            return 0.0
        return self.yields(territory, g.size[territory], True, is_productive(g, territory)) - self.now(territory)

    def diligence(self, territory: int) -> float:
        """What it brings to make it productive."""
        g = self.g
        if is_productive(g, territory):
            return 0.0
        return self.yields(territory, g.size[territory], is_happy(g, territory), True) - self.now(territory)

    def growth(self, territory: int) -> float:
        """What a size more brings: a garrison that is too small for it may make it unhappy."""
        g = self.g
        size = g.size[territory] + 1
        happy = is_happy(g, territory)
        if happy and self.rules.rules & GARRISON and not always_happy(g, territory) and not self.rules.all_happy:
            happy = troops(g, territory, self.seat) >= size
        return self.yields(territory, size, happy, is_productive(g, territory)) - self.now(territory)

    def resource(self, resource: int, have: int = NOBODY) -> float:
        """What one more of a resource brings beside the settlement; ``have`` overrides how many there are."""
        g = self.g
        count = self.counts[resource] if have == NOBODY else have
        coins = 0.0
        if count == 0:
            coins += self.rules.unique + self.chances[resource]
        if resource == SPICES and g.era <= MEDIEVAL:
            coins += 6 if is_type(g, self.seat, SCIENTIFIC) else 3
        if resource == COAL and g.era > MEDIEVAL and discovered(g, INDUSTRIALIZATION):
            coins += 10 if is_type(g, self.seat, INDUSTRIALISTS) else 5
        most = len(MONOPOLY) - 1
        coins += MONOPOLY[min(count + 1, most)] - MONOPOLY[min(count, most)]
        if count == 1:
            coins += 2.0  # a third one is not far
        return coins

    def village(self, resource: int, fertile: bool = False) -> float:
        """What a new village brings."""
        happy = resource == WINE or resource == GEMS or self.rules.all_happy
        tax = self.rules.tax_happy if happy else self.rules.tax_unhappy
        coins = self.produce(1, resource != NOBODY, happy, fertile) + tax + self.rules.size_income
        return coins + (self.resource(resource) if resource != NOBODY else 0.0)

    def average_resource(self) -> float:
        return sum([self.village(resource) for resource in range(RESOURCES)]) / RESOURCES

    def is_garrisoned(self, territory: int) -> bool:
        """Whether units are all that keeps it from being happy or makes it so: improvements alone do not do it."""
        if not self.rules.rules & GARRISON or always_happy(self.g, territory):
            return False
        return half_points(self.g, territory, HAPPINESS) >= 2
