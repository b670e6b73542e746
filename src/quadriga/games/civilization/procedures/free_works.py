"""Improvements that governments and types of civilizations give for nothing."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import ERAS, NOBODY
from quadriga.games.civilization.pieces import add_work, remove_work, set_work
from quadriga.games.civilization.procedures.improvements import owns_improvement, with_cards
from quadriga.games.civilization.procedures.stock import has_free_point
from quadriga.games.civilization.procedures.works import Assignment
from quadriga.games.civilization.queries import discovered, government, usable
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import (
    BY_CIVILIZATION,
    BY_GOVERNMENT,
    WORK,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_OWNER,
    WORK_SECOND,
)


def entitled(g: Civilization, seat: int, source: int) -> int:
    """The kind of improvement that a seat's government or type of civilization gives, or -1.
    rule: CV-GOV-3, CV-GOV-10, CV-GOV-13, CV-GOV-14, CV-CIV-7, CV-CIV-15, CV-CIV-24"""
    if source == BY_GOVERNMENT:
        return government(g, seat).free_improvement
    kind = g.civilization[seat]
    return g.board.civilizations[kind].free_improvement if kind != NOBODY else NOBODY


def free_work(g: Civilization, seat: int, source: int) -> int:
    """Where the entry of the improvement that a seat has from there starts, or -1."""
    works = g.works
    owners = works[WORK_OWNER::WORK]
    place = -1
    for _ in range(owners.count(seat)):
        place = owners.index(seat, place + 1)
        if works[place * WORK + WORK_FREE] & source:
            return place * WORK
    return NOBODY


def due(g: Civilization, seat: int, source: int, closing: bool) -> list[int]:
    """What a seat may take now: of the newest era there is, and instead of an old one only of the current era. When
    the turn closes, discoveries of others count too.

    rule: CV-GOV-3, CV-GOV-4, CV-ERA-10, CV-CIV-24 (ruling CV-GAP-110)
    """
    kind = entitled(g, seat, source)
    if kind == NOBODY:
        return []
    at = free_work(g, seat, source)
    cards = g.board.improvements
    if at != NOBODY and cards[g.works[at + WORK_NAME]].era >= g.era:
        return []
    for era in range(g.era, g.era - (2 if at == NOBODY else 1), -1):
        found: list[int] = []
        for name in g.board.improvements_of[kind * (ERAS + 1) + era]:
            technology = cards[name].technology
            if discovered(g, technology) and not owns_improvement(g, seat, name):
                if closing or usable(g, seat, technology):
                    found.append(name)
        found = with_cards(g, found)
        if found:
            return found
    return []


def next_due(g: Civilization, closing: bool) -> tuple[int, int]:
    """The next seat, in turn order, to which something is due, and from where; (-1, 0) if there is none."""
    for seat in g.order:
        if seat not in g.gone:
            for source in (BY_GOVERNMENT, BY_CIVILIZATION):
                if due(g, seat, source, closing):
                    return seat, source
    return NOBODY, 0


def renew_free_works(g: Civilization, closing: bool = False) -> int:
    """Give out whatever is due.  rule: CV-GOV-3, CV-GOV-4, CV-ERA-10"""
    settled = SETTLED[0]
    if settled.holds(g, closing):
        return RUN
    if next_due(g, closing)[0] != NOBODY:
        return g.call(FreeWorks(closing))
    SETTLED[0] = Settled(g, closing)
    return RUN


class Settled:
    """Nothing was due, and nothing is as long as everything is the same on which it depends."""

    def __init__(self, g: Civilization, closing: bool) -> None:
        self.closing = closing
        self.turn = g.turn
        self.era = g.era
        self.works = g.works
        self.owners = g.works[WORK_OWNER::WORK]
        self.names = g.works[WORK_NAME::WORK]
        self.sorts = g.works[WORK_FREE::WORK]
        self.government = g.government
        self.civilization = g.civilization
        self.tech_owner = g.tech_owner
        self.tech_turn = g.tech_turn
        self.gone = g.gone

    def holds(self, g: Civilization, closing: bool) -> bool:
        return (
            self.closing == closing
            and self.government is g.government
            and self.civilization is g.civilization
            and self.tech_owner is g.tech_owner
            and self.tech_turn is g.tech_turn
            and self.gone is g.gone
            and self.turn == g.turn
            and self.era == g.era
            and (self.works is g.works or self.follows(g.works))
        )

    def follows(self, works: Row) -> bool:
        """Whether improvements were at most assigned anew; then it holds for the new row."""
        if (
            works[WORK_NAME::WORK] != self.names
            or works[WORK_OWNER::WORK] != self.owners
            or works[WORK_FREE::WORK] != self.sorts
        ):
            return False
        self.works = works
        return True


SETTLED: Final = [Settled(Civilization(), False)]


class FreeWorks(Frame[Civilization]):
    """Everybody to whom a free improvement is due takes one; it takes the place of the old one.

    A free improvement stays what it is: the mark cannot go to another one, and it is not for trade.
    rule: CV-GOV-3, CV-GOV-4, CV-GOV-5, CV-ERA-10, CV-CIV-24 (rulings CV-GAP-80, CV-GAP-110)
    """

    def __init__(self, closing: bool = False) -> None:
        self.at = 0
        self.closing = closing

    def clone(self) -> "FreeWorks":
        frame = FreeWorks(self.closing)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return WAIT if next_due(g, self.closing)[0] != NOBODY else DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [next_due(g, self.closing)[0]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for name in sorted(due(g, seat, next_due(g, self.closing)[1], self.closing)):
            o.yes("take_improvement", name)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        source = next_due(g, self.closing)[1]
        old = free_work(g, seat, source)
        served: list[int] = []
        if old != NOBODY:
            both = (g.works[old + WORK_FIRST], g.works[old + WORK_SECOND])
            served = [territory for territory in both if territory != NOBODY]
            g.tell("improvement.renewed", seat, a.target, g.works[old + WORK_NAME])
            remove_work(g, old)
        else:
            g.tell("improvement.received", seat, a.target)
        at = add_work(g, seat, a.target, source)
        if served:
            set_work(g, at, WORK_FIRST, served[0])
        if len(served) == 2 and g.board.improvements[a.target].points == 2:
            set_work(g, at, WORK_SECOND, served[1])
        if has_free_point(g, at):
            g.call(Assignment(seat, a.target, NOBODY, True))

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("take_improvement", due(g, seat, next_due(g, self.closing)[1], self.closing)[0])
