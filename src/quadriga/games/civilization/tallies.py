"""What follows from a few rows, reckoned once. It stays right for as long as they are the same rows: rows never change.

Only the last reckoning of each sort is kept, for one thread; ``queries`` and the procedures ask for it.
"""

from typing import Final

from quadriga.games.civilization.board import CARDS, MOST_SEATS, NOBODY, RESOURCES, Improvement
from quadriga.games.civilization.cards.vocabulary import CONDITION_WORDS, REWARD_WORDS
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import (
    CLOSED,
    EFFECT,
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
)


class Realms:
    """Settlements by owner, ascending: all of them, and those not occupied. The last part is nobody's land."""

    def __init__(self, holder: Row, occupied: Row) -> None:
        self.holder = holder
        self.occupied = occupied
        self.held: list[Row] = [()] * (MOST_SEATS + 2)
        self.own: list[Row] = self.held


REALMS: Final = [Realms((), ())]


def realms(g: Civilization) -> Realms:
    known = REALMS[0]
    if known.holder is g.holder and known.occupied is g.occupied:
        return known
    known = Realms(g.holder, g.occupied)
    held: list[list[int]] = [[] for _ in known.held]
    for territory in range(len(g.holder)):
        held[g.holder[territory]].append(territory)
    known.held = [tuple(part) for part in held]
    known.own = known.held
    if 1 in g.occupied:
        known.own = [tuple([territory for territory in part if not g.occupied[territory]]) for part in held]
    REALMS[0] = known
    return known


class Knowledge:
    """Technologies that may be had, improvements that may be bought, missions that are known; how many technologies
    each owner has, and how many of the era nobody has discovered."""

    def __init__(self, tech_owner: Row, era: int) -> None:
        self.tech_owner = tech_owner
        self.era = era
        self.open: list[int] = []
        self.improvements: list[int] = []
        self.missions: list[int] = []
        self.counts = [tech_owner.count(owner) for owner in range(MOST_SEATS + 1)]
        self.left = 0


KNOWLEDGE: Final = [Knowledge((), 0)]


def knowledge(g: Civilization) -> Knowledge:
    """rule: CV-TEC-2, CV-TEC-5, CV-IMP-4, CV-ERA-9, CV-GOV-29"""
    known = KNOWLEDGE[0]
    if known.tech_owner is g.tech_owner and known.era == g.era:
        return known
    known = Knowledge(g.tech_owner, g.era)
    for technology in range(len(g.tech_owner)):
        if g.tech_owner[technology] == NOBODY:
            card = g.board.technologies[technology]
            known.left += card.era == g.era
            if card.era <= g.era + 1 and all(g.tech_owner[before] != NOBODY for before in card.prerequisites):
                known.open.append(technology)
    for name in range(len(g.board.improvements)):
        improvement = g.board.improvements[name]
        if g.tech_owner[improvement.technology] != NOBODY and is_current(g, improvement):
            known.improvements.append(name)
    for mission in range(len(g.board.missions)):
        technology = g.board.missions[mission].technology
        if technology == NOBODY or g.tech_owner[technology] != NOBODY:
            known.missions.append(mission)
    KNOWLEDGE[0] = known
    return known


def is_current(g: Civilization, card: Improvement) -> bool:
    """Improvements of this era and of the one before; those that governments ask for in any later era too.
    rule: CV-IMP-4, CV-ERA-9, CV-GOV-29"""
    return card.era <= g.era and (card.era >= g.era - 1 or card.government != NOBODY)


class Goods:
    """How many of each resource every seat has, those received counted and those given away not; monopolies."""

    def __init__(self, holder: Row, occupied: Row, resource: Row, trades: Row) -> None:
        self.holder = holder
        self.occupied = occupied
        self.resource = resource
        self.trades = trades
        self.held: list[list[int]] = [[0] * RESOURCES for _ in range(MOST_SEATS)]
        self.sole = [NOBODY] * RESOURCES  # who alone has a resource


GOODS: Final = [Goods((), (), (), ())]


def goods(g: Civilization) -> Goods:
    """rule: CV-RES-10, CV-TRD-11, CV-BAR-30 (ruling CV-GAP-91)"""
    known = GOODS[0]
    if (
        known.holder is g.holder
        and known.occupied is g.occupied
        and known.resource is g.resource
        and known.trades is g.trades
    ):
        return known
    known = Goods(g.holder, g.occupied, g.resource, g.trades)
    received = list(g.resource)
    for at in range(len(g.trades) - TRADE_ENTRY, -1, -TRADE_ENTRY):
        one = g.trades[at + TRADE_ONE]
        other = g.trades[at + TRADE_OTHER]
        received[one] = g.resource[other]
        received[other] = g.resource[one]
    for territory in range(len(received)):
        if received[territory] != NOBODY and 0 <= g.holder[territory] < g.seats and not g.occupied[territory]:
            known.held[g.holder[territory]][received[territory]] += 1
    for resource in range(RESOURCES):
        owners = [seat for seat in range(MOST_SEATS) if known.held[seat][resource]]
        if len(owners) == 1:
            known.sole[resource] = owners[0]
    GOODS[0] = known
    return known


class Climate:
    """Whether extreme climate closes a territory."""

    def __init__(self, mood: Row) -> None:
        self.mood = mood
        self.closes = False
        for bits in set(mood):
            if bits & CLOSED:
                self.closes = True


CLIMATE: Final = [Climate(())]


def is_anything_closed(g: Civilization) -> bool:
    """rule: CV-EVT-25"""
    known = CLIMATE[0]
    if known.mood is not g.mood:
        known = Climate(g.mood)
        CLIMATE[0] = known
    return known.closes


class Hands:
    """Strategy cards by seat, ascending: all, repeated for copies; each once that is not for a moment only; those of
    them that refund a purchase."""

    def __init__(self, hands: Row) -> None:
        self.hands = hands
        self.held: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self.open: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self.refunds: list[list[int]] = [[] for _ in range(MOST_SEATS)]


HANDS: Final = [Hands(())]
REFUND: Final = REWARD_WORDS.index("refund_pct")
MOMENTARY: Final = [CONDITION_WORDS.index("when"), CONDITION_WORDS.index("win_clash")]


def hands(g: Civilization) -> Hands:
    known = HANDS[0]
    if known.hands is g.hands:
        return known
    known = Hands(g.hands)
    for place in range(len(g.hands)):
        seat = g.hands[place] // CARDS
        number = g.hands[place] % CARDS
        if number not in known.held[seat] and g.board.cards[number].condition not in MOMENTARY:
            known.open[seat].append(number)
            if g.board.cards[number].reward == REFUND:
                known.refunds[seat].append(number)
        known.held[seat].append(number)
    HANDS[0] = known
    return known


class Effects:
    """The numbers of what lasts to the end of the turn, by kind * OWNERS + seat."""

    def __init__(self, effects: Row) -> None:
        self.effects = effects
        self.numbers: dict[int, list[int]] = {}


EFFECTS: Final = [Effects(())]
OWNERS: Final = MOST_SEATS + 2  # barbarians, and nobody for the next kind
NO_NUMBERS: Final[list[int]] = []


def effects(g: Civilization, kind: int, seat: int) -> list[int]:
    """The numbers of a seat's effects of a kind, in the order in which they arose."""
    known = EFFECTS[0]
    if known.effects is not g.effects:
        known = renumbered(known, g.effects)
        EFFECTS[0] = known
    return known.numbers.get(kind * OWNERS + seat, NO_NUMBERS)


def renumbered(known: Effects, effects: Row) -> Effects:
    """Where effects were only added, those before them are known already; lists given away never change."""
    before = len(known.effects)
    if effects[:before] == known.effects:
        known.effects = effects
    else:
        known = Effects(effects)
        before = 0
    numbers = known.numbers
    for at in range(before, len(effects), EFFECT):
        case = effects[at] * OWNERS + effects[at + 1]
        numbers[case] = [*numbers[case], effects[at + 2]] if case in numbers else [effects[at + 2]]
    return known
