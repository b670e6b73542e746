"""Improvements and wonders in stock: what may be assigned where."""

from typing import Final

from quadriga.engine.choice import Choice, row
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import HAPPINESS, IMPROVEMENTS, MOST_SEATS, NOBODY, PRODUCTIVITY
from quadriga.games.civilization.piece_tallies import places_of
from quadriga.games.civilization.procedures.prices import improvement_price
from quadriga.games.civilization.queries import own_settlements
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import effects
from quadriga.games.civilization.terms import (
    DETACHED,
    DUPLICATE,
    PAID,
    UNPAID,
    WORK,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_OWNER,
    WORK_SECOND,
)
from quadriga.games.civilization.wonders import W_HAPPY, W_PRODUCTIVE, WONDERS
from quadriga.games.civilization.work_tallies import SERVICES, Services, services, wonders_of

POINT_HALVES: Final = 2  # of one point at full value: enough for a settlement


def has_free_point(g: Civilization, at: int) -> bool:
    """Whether the improvement whose entry starts here can serve another settlement.  rule: CV-IMP-3"""
    if g.works[at + WORK_FIRST] == NOBODY:
        return True
    return g.works[at + WORK_SECOND] == NOBODY and g.board.improvements[g.works[at + WORK_NAME]].points == 2


def is_assigned(g: Civilization, at: int) -> bool:
    return g.works[at + WORK_FIRST] != NOBODY or g.works[at + WORK_SECOND] != NOBODY


def is_surplus(g: Civilization, at: int) -> bool:
    """A second improvement of a name is for trade only, unless a card allowed it.  rule: CV-IMP-10"""
    works = g.works
    if works[at + WORK_FREE] & DUPLICATE:
        return False
    for other in entries_of(g, works[at + WORK_OWNER], works[at + WORK_NAME]):
        if other != at and is_assigned(g, other) and not works[other + WORK_FREE] & DUPLICATE:
            return True
    return False


def assignable(g: Civilization, seat: int, name: int) -> int:
    """Where the entry of an improvement with a point to assign starts, or -1."""
    if g.board.improvements[name].era < g.era - 1:
        return NOBODY
    for at in entries_of(g, seat, name):
        if has_free_point(g, at) and not is_surplus(g, at) and g.coins[seat] >= due_again(g, at):
            return at
    return NOBODY


def entries_of(g: Civilization, seat: int, name: int) -> list[int]:
    """Where the entries of a seat's improvements of this name start."""
    return [place * WORK for place in places_of(g.works[WORK_NAME::WORK], name) if g.works[place * WORK] == seat]


def due_again(g: Civilization, at: int) -> int:
    """The price of an improvement that lost battles took off its settlement.  rule: CV-WAR-6"""
    if not g.works[at + WORK_FREE] & UNPAID:
        return 0
    return improvement_price(g, g.works[at + WORK_OWNER], g.works[at + WORK_NAME])


def wonder_kind(g: Civilization, wonder: int) -> int:
    """The kind of improvement a wonder stands for while its era lasts, or -1.  rule: CV-TEC-8, CV-IMP-9"""
    card = g.board.wonders[wonder]
    if card.era < g.era:
        return NOBODY
    return HAPPINESS if card.word == W_HAPPY else PRODUCTIVITY if card.word == W_PRODUCTIVE else NOBODY


def free_slot(g: Civilization, wonder: int) -> int:
    """A place in ``wonder_place`` not yet assigned, or -1."""
    for slot in range(wonder * 2, wonder * 2 + g.board.wonders[wonder].first):
        if g.wonder_place[slot] == NOBODY:
            return slot
    return NOBODY


def sites_for(g: Civilization, seat: int, kind: int) -> list[int]:
    """Settlements that still lack points of a kind; always happy or fertile ones may have them all the same, and so
    may unhappy ones under the Purchase ban.
    rule: CV-IMP-2, CV-IMP-5, CV-IMP-8, CV-BAR-30, CV-GOV-28 (ruling CV-GAP-142)"""
    halves = services(g, seat).halves
    return [t for t in own_settlements(g, seat) if halves[t * 2 + kind] < POINT_HALVES]


class Stock:
    """What a seat may do with its improvements and wonders, as long as nothing of its own changes. Improvements are
    told as bit masks of their names."""

    def __init__(self, tally: Services, sites: Row) -> None:
        self.tally = tally
        self.sites = sites  # settlements not occupied
        self.occupied: Row = ()  # for which it was looked up last
        self.serving = 0  # assigned
        self.detachable = 0  # and obsolete
        self.spare = 0  # with a point to assign
        self.unpaid = 0  # or perhaps not: they have to be paid for again
        self.wanted = 0  # by a settlement
        self.open: list[int] = []  # names with which something can be done, ascending
        self.loose = 0  # to be given away
        self.wonders: list[Choice] = []  # to be assigned
        self.choices: list[Choice] = []  # all of them, once they were offered,
        self.detached: list[int] | None = None  # when these had been taken back in this turn,
        self.effects: Row = ()  # as they stood then

    def take_over(self, before: "Stock") -> list[int]:
        """Keep what is known but for improvements of the name that was touched, whose entries are returned."""
        name = self.tally.touched
        rest = ~(1 << name)
        self.serving = before.serving & rest
        self.detachable = before.detachable & rest
        self.spare = before.spare & rest
        self.unpaid = before.unpaid & rest
        self.loose = before.loose & rest
        own = self.tally.own
        entries: list[int] = []
        for place, other in enumerate(own[WORK_NAME::WORK]):
            if other == name:
                entries += own[place * WORK : place * WORK + WORK]
        return entries


STOCKS: Final = [Stock(SERVICES[seat], ()) for seat in range(MOST_SEATS)]
ASSIGN: Final = row("assign", IMPROVEMENTS)
ASSIGN_WONDER: Final = row("assign_wonder", WONDERS)
DETACH: Final = row("detach", IMPROVEMENTS)


def stock_of(g: Civilization, seat: int) -> Stock:
    known = STOCKS[seat]
    tally = known.tally
    if (
        tally.works is g.works
        and tally.holder is g.holder
        and known.occupied is g.occupied
        and tally.wonder_place is g.wonder_place
        and tally.wonder_owner is g.wonder_owner
        and tally.era == g.era
    ):
        return known
    tally = services(g, seat)
    sites = own_settlements(g, seat)
    same = known.tally is tally and known.sites == sites
    if same:
        known.occupied = g.occupied
        return known
    before = known
    known = Stock(tally, sites)
    known.occupied = g.occupied
    if tally.former is not None and tally.former is before.tally:
        take_stock(g, known, known.take_over(before))
    else:
        take_stock(g, known, tally.own)
    add_wishes(g, known)
    for wonder in wonders_of(g, seat):
        kind = wonder_kind(g, wonder)
        if kind != NOBODY and known.wanted & g.board.names_of_kind[kind] and free_slot(g, wonder) != NOBODY:
            known.wonders.append(ASSIGN_WONDER[wonder])
    left = known.detachable | (known.spare & known.wanted)
    while left:
        known.open.append((left & -left).bit_length() - 1)
        left &= left - 1
    STOCKS[seat] = known
    return known


def take_stock(g: Civilization, stock: Stock, works: list[int]) -> None:
    """Add what these entries tell: all of a seat's improvements of the names in them.
    rule: CV-IMP-3, CV-IMP-8, CV-IMP-10"""
    cards = g.board.improvements
    serving = 0
    ordinary = 0  # assigned and no duplicates
    several = 0  # of these more than one
    idle = 0  # with a point to assign: not assigned at all
    half = 0  # assigned, but not to two settlements
    double = 0  # duplicates
    sorts = works[WORK_FREE::WORK]
    for name, first, second, sort in zip(
        works[WORK_NAME::WORK], works[WORK_FIRST::WORK], works[WORK_SECOND::WORK], sorts
    ):
        bit = 1 << name
        if first == NOBODY and second == NOBODY:
            if sort == PAID or sort == DUPLICATE:
                stock.loose |= bit
            if sort & DUPLICATE:
                double |= bit
            else:
                idle |= bit
            continue
        serving |= bit
        if not sort & DUPLICATE:
            several |= ordinary & bit
            ordinary |= bit
        if first == NOBODY or (second == NOBODY and cards[name].points == 2):
            if sort & DUPLICATE:
                double |= bit
            else:
                half |= bit
    stock.serving |= serving
    stock.detachable |= serving & g.board.names_of_era[g.era - 1]
    stock.spare |= (double | idle & ~ordinary | half & ~several) & g.board.names_since[g.era - 1]
    for place, sort in enumerate(sorts):
        if sort & UNPAID:
            put_unpaid(g, stock, works[place * WORK : place * WORK + WORK], several, ordinary)


def put_unpaid(g: Civilization, stock: Stock, entry: list[int], several: int, ordinary: int) -> None:
    """An improvement that lost battles took off its settlement is to be paid for again.  rule: CV-WAR-6"""
    name = entry[WORK_NAME]
    card = g.board.improvements[name]
    first = entry[WORK_FIRST]
    second = entry[WORK_SECOND]
    if card.era < g.era - 1 or (first != NOBODY and (second != NOBODY or card.points != 2)):
        return
    others = several if first != NOBODY or second != NOBODY else ordinary
    if entry[WORK_FREE] & DUPLICATE or not (others >> name) & 1:
        stock.unpaid |= 1 << name


def add_wishes(g: Civilization, stock: Stock) -> None:
    """rule: CV-IMP-2"""
    halves = stock.tally.halves
    for territory in stock.sites:
        if halves[territory * 2 + HAPPINESS] < POINT_HALVES:
            stock.wanted |= g.board.names_of_kind[HAPPINESS]
            break
    for territory in stock.sites:
        if halves[territory * 2 + PRODUCTIVITY] < POINT_HALVES:
            stock.wanted |= g.board.names_of_kind[PRODUCTIVITY]
            break


def offer_assign(g: Civilization, seat: int, o: Offer) -> None:
    """Improvements in stock may be assigned at any time, obsolete ones once a turn be taken back.
    rule: CV-IMP-8, CV-IMP-9, CV-FND-2, CV-REV-4 (ruling CV-GAP-111)"""
    stock = stock_of(g, seat)
    if stock.detached is not None and stock.effects is g.effects and not stock.unpaid and not o.explain:
        o.add_all(stock.choices)
        return
    detached = effects(g, DETACHED, seat)
    if o.explain or stock.unpaid:
        offer_stock(g, seat, stock, detached, o)
        return
    if stock.detached != detached:
        offered = Offer()
        offer_stock(g, seat, stock, detached, offered)
        stock.choices = offered.choices
        stock.detached = detached
    stock.effects = g.effects
    o.add_all(stock.choices)


def offer_stock(g: Civilization, seat: int, stock: Stock, detached: list[int], o: Offer) -> None:
    if not o.explain:
        for name in stock.open:
            bit = 1 << name
            if stock.detachable & bit and name not in detached:
                o.add(DETACH[name])
            if stock.wanted & bit and can_assign(g, seat, stock, name):
                o.add(ASSIGN[name])
        o.add_all(stock.wonders)
        return
    for name in names_of_works(g, seat):
        bit = 1 << name
        if stock.detachable & bit and name not in detached:
            o.add(DETACH[name])
        elif stock.serving & bit and g.board.improvements[name].era >= g.era:
            o.no("detach", name, "assigned_for_good", ["CV-IMP-8"], {"improvement": name})
        if can_assign(g, seat, stock, name):
            if stock.wanted & bit:
                o.add(ASSIGN[name])
            else:
                o.no("assign", name, "no_settlement_wants_it", ["CV-IMP-2"], {"improvement": name})
    o.add_all(stock.wonders)


def can_assign(g: Civilization, seat: int, stock: Stock, name: int) -> bool:
    """Whether an improvement of this name has a point to assign, and it is paid for or can be."""
    bit = 1 << name
    return stock.spare & bit != 0 and (not stock.unpaid & bit or assignable(g, seat, name) != NOBODY)


def names_of_works(g: Civilization, seat: int) -> list[int]:
    """Each improvement that a seat owns, once, ascending."""
    owned = services(g, seat).names
    return [name for name in range(IMPROVEMENTS) if (owned >> name) & 1]


def is_loose(g: Civilization, seat: int, name: int) -> bool:
    """Whether a seat has an improvement of this name to give away.  rule: CV-TRD-17, CV-IMP-10"""
    return (stock_of(g, seat).loose >> name) & 1 == 1


def is_serving(g: Civilization, seat: int, name: int) -> bool:
    """Whether a seat's improvement of this name is assigned."""
    return (stock_of(g, seat).serving >> name) & 1 == 1
