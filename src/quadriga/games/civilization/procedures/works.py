"""Improvements and wonders that serve settlements: receiving, assigning, ageing."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.pieces import add_effect, add_work, changed, pay, remove_work, set_work
from quadriga.games.civilization.procedures.improvements import improvements_to_have
from quadriga.games.civilization.procedures.rights import pay_improvement_rights
from quadriga.games.civilization.procedures.stock import (
    assignable,
    can_assign,
    due_again,
    entries_of,
    free_slot,
    is_assigned,
    sites_for,
    stock_of,
    wonder_kind,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    AS_GIFT,
    DETACHED,
    UNPAID,
    WORK,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_OWNER,
    WORK_SECOND,
)

ASSIGN_TO: Final = row("assign_to", TERRITORIES)
KEEP: Final = Choice("keep")

# --- free actions


def answer_assign(g: Civilization, seat: int, a: Answer) -> bool:
    """Take one of these free actions; False if the answer is none."""
    if a.verb == "assign":
        g.call(Assignment(seat, a.target))
    elif a.verb == "assign_wonder":
        g.call(Assignment(seat, NOBODY, a.target))
    elif a.verb == "detach":
        detach(g, seat, a.target)
    else:
        return False
    return True


def detach(g: Civilization, seat: int, name: int) -> None:
    """An obsolete improvement goes back to the stock, to serve elsewhere.  rule: CV-IMP-8 (ruling CV-GAP-111)"""
    for at in entries_of(g, seat, name):
        if is_assigned(g, at):
            unassign(g, at)
            add_effect(g, DETACHED, seat, name)
            g.tell("improvement.detached", seat, name)
            return


def unassign(g: Civilization, at: int) -> None:
    set_work(g, at, WORK_FIRST, NOBODY)
    set_work(g, at, WORK_SECOND, NOBODY)


def pay_again(g: Civilization, seat: int, at: int) -> None:
    """rule: CV-WAR-6"""
    if g.works[at + WORK_FREE] & UNPAID:
        pay(g, seat, due_again(g, at))
        set_work(g, at, WORK_FREE, g.works[at + WORK_FREE] & ~UNPAID)


class Assignment(Frame[Civilization]):
    """A seat says which settlement a point of an improvement, or of a wonder in its place, serves.

    Just received, it may also be kept for later, and a double one is asked for twice.
    rule: CV-IMP-2, CV-IMP-3, CV-IMP-8, CV-IMP-9, CV-TEC-8
    """

    def __init__(self, seat: int = -1, name: int = NOBODY, wonder: int = NOBODY, received: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.name = name
        self.wonder = wonder
        self.received = received

    def clone(self) -> "Assignment":
        frame = Assignment(self.seat, self.name, self.wonder, self.received)
        frame.at = self.at
        return frame

    def sites(self, g: Civilization) -> list[int]:
        if self.wonder == NOBODY:
            if not can_assign(g, self.seat, stock_of(g, self.seat), self.name):
                return []
            return sites_for(g, self.seat, g.board.improvements[self.name].kind)
        kind = wonder_kind(g, self.wonder)
        if g.wonder_owner[self.wonder] != self.seat or kind == NOBODY or free_slot(g, self.wonder) == NOBODY:
            return []
        return sites_for(g, self.seat, kind)

    def run(self, g: Civilization) -> int:
        return DONE if self.at or self.seat in g.gone or not self.sites(g) else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.sites(g):
            o.add(ASSIGN_TO[territory])
        if self.received:
            o.add(KEEP)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "keep":
            self.at = 1
            return
        if not self.received:
            self.at = 1
        if self.wonder != NOBODY:
            g.wonder_place = changed(g.wonder_place, free_slot(g, self.wonder), a.target)
            g.tell("wonder.assigned", seat, self.wonder, a.target)
            return
        at = assignable(g, seat, self.name)
        pay_again(g, seat, at)
        field = WORK_FIRST if g.works[at + WORK_FIRST] == NOBODY else WORK_SECOND
        set_work(g, at, field, a.target)
        g.tell("improvement.assigned", seat, self.name, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("assign_to", self.sites(g)[0])


# --- receiving


def receive_work(g: Civilization, seat: int, name: int, free: int) -> int:
    """A seat has a new improvement and may assign it at once."""
    add_work(g, seat, name, free)
    return g.call(Assignment(seat, name, NOBODY, True))


class WorkGift(Frame[Civilization]):
    """An improvement that a seat does not own yet, of a kind or of either, for nothing; lost if there is none.

    rule: CV-PUR-7, CV-STR-43, CV-PUR-13
    """

    def __init__(self, seat: int = -1, kind: int = NOBODY, free: int = AS_GIFT) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind
        self.free = free

    def clone(self) -> "WorkGift":
        frame = WorkGift(self.seat, self.kind, self.free)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at or self.seat in g.gone:
            return DONE
        if not improvements_to_have(g, self.seat, self.kind):
            g.tell("improvement.missed", self.seat, self.kind)
            return DONE
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for name in improvements_to_have(g, seat, self.kind):
            o.yes("take_improvement", name)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        pay_improvement_rights(g, seat, a.target)
        g.tell("improvement.received", seat, a.target)
        receive_work(g, seat, a.target, self.free)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("take_improvement", improvements_to_have(g, seat, self.kind)[-1])


# --- ageing


def age_works(g: Civilization) -> None:
    """A new era has begun: wonders of the old one serve no more, improvements two eras old go, but those that
    governments ask for stay in stock.  rule: CV-ERA-3, CV-ERA-4, CV-ERA-6, CV-TEC-8, CV-WON-3"""
    for wonder in range(len(g.wonder_owner)):
        if g.board.wonders[wonder].era < g.era:
            g.wonder_place = changed(g.wonder_place, wonder * 2, NOBODY)
            g.wonder_place = changed(g.wonder_place, wonder * 2 + 1, NOBODY)
    for at in range(len(g.works) - WORK, -1, -WORK):
        card = g.board.improvements[g.works[at + WORK_NAME]]
        if card.era <= g.era - 2:
            if card.government != NOBODY:
                unassign(g, at)
            else:
                g.tell("improvement.discarded", g.works[at + WORK_OWNER], g.works[at + WORK_NAME])
                remove_work(g, at)
