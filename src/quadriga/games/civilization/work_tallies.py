"""What follows from the rows of improvements and wonders, reckoned once: see ``tallies``."""

from typing import Final

from quadriga.games.civilization.board import HAPPINESS, MOST_SEATS, NOBODY, PRODUCTIVITY, TERRITORIES
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import realms
from quadriga.games.civilization.terms import WORK, WORK_FIRST, WORK_NAME, WORK_OWNER, WORK_SECOND
from quadriga.games.civilization.wonders import W_HAPPY, W_PRODUCTIVE


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
        self.former: Services | None = None  # from which it differs only
        self.touched: int = NOBODY  # in improvements of this name


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


def follow_works(before: Row, after: Row, owner: int) -> None:
    """The row of improvements was replaced, and only one owner's are others now: for the rest nothing changes."""
    changed = SERVICES[owner]
    for known in SERVICES:
        if known.works is before and known is not changed:
            known.works = after


def reassign(g: Civilization, before: Row, at: int, field: int) -> None:
    """Only one number of an improvement is another one now: what is known of its owner's is put right."""
    owner = before[at + WORK_OWNER]
    known = SERVICES[owner]
    if (
        known.works is not before
        or known.holder is not g.holder
        or known.wonder_place is not g.wonder_place
        or known.wonder_owner is not g.wonder_owner
        or known.era != g.era
    ):
        return
    place = before[WORK_OWNER:at:WORK].count(owner) * WORK
    own = known.own[:]
    own[place + field] = g.works[at + field]
    after = Services(g, own, known.held)
    after.names = known.names
    after.halves = known.halves[:]
    known.former = None
    after.former = known
    after.touched = before[at + WORK_NAME]
    if field == WORK_FIRST or field == WORK_SECOND:
        kind = g.board.kind_of_work[after.touched]
        points = g.board.halves_of_work[g.era][after.touched]
        left = before[at + field]
        served = g.works[at + field]
        if left != NOBODY and g.holder[left] == owner:
            after.halves[left * 2 + kind] -= points
        if served != NOBODY and g.holder[served] == owner:
            after.halves[served * 2 + kind] += points
    SERVICES[owner] = after


class Holdings:
    """Where the entries of the improvements of every owner who was asked for start, as long as nobody gains or loses
    any."""

    def __init__(self, works: Row) -> None:
        self.works = works
        self.owners = works[WORK_OWNER::WORK]
        self.starts: dict[int, list[int]] = {}


HOLDINGS: Final = [Holdings(())]


def own_works(g: Civilization, owner: int) -> list[int]:
    """The entries of a seat's improvements, one after the other."""
    known = HOLDINGS[0]
    works = g.works
    if known.works is not works:
        if works[WORK_OWNER::WORK] != known.owners:
            known = Holdings(works)
            HOLDINGS[0] = known
        known.works = works
    if owner not in known.starts:
        starts: list[int] = []
        place = -1
        for _ in range(known.owners.count(owner)):
            place = known.owners.index(owner, place + 1)
            starts.append(place * WORK)
        known.starts[owner] = starts
    found: list[int] = []
    for start in known.starts[owner]:
        found += works[start : start + WORK]
    return found


def add_improvements(g: Civilization, known: Services, owner: int) -> None:
    works = known.own
    holder = g.holder
    halves = known.halves
    kinds = g.board.kind_of_work
    points = g.board.halves_of_work[g.era]
    names = 0
    for name, first, second in zip(works[WORK_NAME::WORK], works[WORK_FIRST::WORK], works[WORK_SECOND::WORK]):
        names |= 1 << name
        if first != NOBODY and holder[first] == owner:
            halves[first * 2 + kinds[name]] += points[name]
        if second != NOBODY and holder[second] == owner:
            halves[second * 2 + kinds[name]] += points[name]
    known.names = names


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
