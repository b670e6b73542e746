"""What follows from a few rows, reckoned once. It stays right for as long as they are the same rows: rows never change.

Only the last reckoning of each sort is kept, for one thread; ``queries`` and the procedures ask for it.
"""

from typing import Final

from quadriga.games.civilization.board import (
    CARDS,
    CONDITION_WORDS,
    HAPPINESS,
    MOST_SEATS,
    NOBODY,
    PRODUCTIVITY,
    RESOURCES,
    TERRITORIES,
    W_HAPPY,
    W_PRODUCTIVE,
    Improvement,
)
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import (
    EFFECT,
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
    WORK,
    WORK_FIRST,
    WORK_NAME,
    WORK_OWNER,
    WORK_SECOND,
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


class Services:
    """What an owner's improvements and wonders do for his settlements: halves of points by territory * 2 + kind."""

    def __init__(self, g: Civilization, own: list[int], held: Row) -> None:
        self.works = g.works
        self.holder = g.holder
        self.wonder_owner = g.wonder_owner
        self.wonder_place = g.wonder_place
        self.era = g.era
        self.own = own  # his entries in ``works``
        self.held = held  # his settlements
        self.names = 0  # bit mask of his improvements
        self.halves: list[int] = [0] * (2 * TERRITORIES)


SERVICES: Final = [Services(Civilization(), [], ()) for _ in range(MOST_SEATS + 2)]  # the last for nobody's land


def services(g: Civilization, owner: int) -> Services:
    """It stays the same as long as nothing of the owner's changes.
    rule: CV-IMP-3, CV-IMP-5, CV-TEC-8, CV-IMP-9, CV-ERA-3, CV-ERA-4, CV-ERA-5"""
    known = SERVICES[owner]
    same = known.era == g.era and known.wonder_place is g.wonder_place and known.wonder_owner is g.wonder_owner
    if same and known.works is g.works and known.holder is g.holder:
        return known
    own = own_works(g, owner)
    held = realms(g).held[owner]
    if same and known.own == own and known.held == held:
        known.works = g.works
        known.holder = g.holder
        return known
    known = Services(g, own, held)
    add_improvements(g, known, owner)
    add_wonders(g, known.halves, owner)
    SERVICES[owner] = known
    return known


class Holdings:
    """The entries of every owner's improvements, one after the other."""

    def __init__(self, works: Row) -> None:
        self.works = works
        self.entries: list[list[int]] = [[] for _ in range(MOST_SEATS + 2)]
        for start in range(0, len(works), WORK):
            self.entries[works[start + WORK_OWNER]] += works[start : start + WORK]


HOLDINGS: Final = [Holdings(())]


def own_works(g: Civilization, owner: int) -> list[int]:
    """The entries of a seat's improvements; the list is shared."""
    known = HOLDINGS[0]
    if known.works is not g.works:
        known = Holdings(g.works)
        HOLDINGS[0] = known
    return known.entries[owner]


def add_improvements(g: Civilization, known: Services, owner: int) -> None:
    works = known.own
    holder = g.holder
    for start in range(0, len(works), WORK):
        name = works[start + WORK_NAME]
        known.names |= 1 << name
        first = works[start + WORK_FIRST]
        second = works[start + WORK_SECOND]
        if first == NOBODY and second == NOBODY:
            continue
        card = g.board.improvements[name]
        points = 2 if card.era >= g.era else 1 if card.era == g.era - 1 else 0
        if first != NOBODY and holder[first] == owner:
            known.halves[first * 2 + card.kind] += points
        if second != NOBODY and holder[second] == owner:
            known.halves[second * 2 + card.kind] += points


def add_wonders(g: Civilization, halves: list[int], owner: int) -> None:
    for wonder in wonders_of(g, owner):
        card = g.board.wonders[wonder]
        if card.era < g.era or (card.word != W_HAPPY and card.word != W_PRODUCTIVE):
            continue
        kind = HAPPINESS if card.word == W_HAPPY else PRODUCTIVITY
        for territory in g.wonder_place[wonder * 2 : wonder * 2 + 2]:
            if territory != NOBODY and g.holder[territory] == owner:
                halves[territory * 2 + kind] += 2


class Wonders:
    """Wonders by owner, ascending; the last part is nobody's."""

    def __init__(self, wonder_owner: Row) -> None:
        self.wonder_owner = wonder_owner
        self.of: list[list[int]] = [[] for _ in range(MOST_SEATS + 2)]


WONDERS: Final = [Wonders(())]


def wonders_of(g: Civilization, owner: int) -> list[int]:
    """Ascending; the list is shared."""
    known = WONDERS[0]
    if known.wonder_owner is not g.wonder_owner:
        known = Wonders(g.wonder_owner)
        for wonder in range(len(g.wonder_owner)):
            known.of[g.wonder_owner[wonder]].append(wonder)
        WONDERS[0] = known
    return known.of[owner]


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


class Hands:
    """Strategy cards by seat, ascending: all, repeated for copies, and each once that is not for a moment only."""

    def __init__(self, hands: Row) -> None:
        self.hands = hands
        self.held: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        self.open: list[list[int]] = [[] for _ in range(MOST_SEATS)]


HANDS: Final = [Hands(())]
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
        known = Effects(g.effects)
        for at in range(0, len(g.effects), EFFECT):
            known.numbers.setdefault(g.effects[at] * OWNERS + g.effects[at + 1], []).append(g.effects[at + 2])
        EFFECTS[0] = known
    return known.numbers.get(kind * OWNERS + seat, NO_NUMBERS)
