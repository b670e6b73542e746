"""Phase 2: the event of the turn."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    BARBARIAN_EVENT,
    BOOM,
    CATASTROPHE,
    EVENTS,
    EXPLORERS,
    HOLY_YEAR,
    INFANTRY,
    MEDIEVAL,
    NO_EVENT,
    NOBODY,
)
from quadriga.games.civilization.pieces import set_mood
from quadriga.games.civilization.procedures.catastrophes import Catastrophe
from quadriga.games.civilization.procedures.uprising import BarbarianEvent
from quadriga.games.civilization.queries import is_happy, land_kind, own_settlements, settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import HAPPY_NOW


class EventsPhase(Frame[Civilization]):
    """From the Medieval era on the first player rolls for an event that lasts for the turn.

    rule: CV-EVT-1, CV-EVT-2, CV-EVT-3, CV-EVT-4, CV-EVT-5, CV-EVT-8, CV-EVT-10, CV-EVT-11, CV-SEQ-1
    """

    def clone(self) -> "EventsPhase":
        frame = EventsPhase()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            if not g.events_rule or g.era < MEDIEVAL:
                return DONE
            self.at = 1
            return g.roll(1, 100)
        if self.at == 1:
            self.at = 2
            g.event = event_of(g, g.rolled[0])
            g.tell("event.rolled", g.event, g.rolled[0])
            if g.event == BOOM:
                return g.call(DemographicBoom())
            if g.event == HOLY_YEAR:
                return g.call(HolyYear())
            if g.event == BARBARIAN_EVENT and g.barbarians_rule:
                return g.call(BarbarianEvent())
            if g.event == CATASTROPHE:
                return g.call(Catastrophe())
        return DONE


def event_of(g: Civilization, roll: int) -> int:
    """rule: CV-EVT-1 (ruling CV-GAP-27)"""
    for event in range(EVENTS):
        if roll <= g.board.event_to[g.era * EVENTS + event]:
            return event
    return NO_EVENT


class DemographicBoom(Frame[Civilization]):
    """Small civilizations get an explorer and infantry.  rule: CV-EVT-6"""

    def __init__(self) -> None:
        self.at = 0
        self.turn = 0

    def clone(self) -> "DemographicBoom":
        frame = DemographicBoom()
        frame.at = self.at
        frame.turn = self.turn
        return frame

    def run(self, g: Civilization) -> int:
        from quadriga.games.civilization.procedures.placement import FREELY, Placement

        if self.turn == len(g.order):
            return DONE
        seat = g.order[self.turn]
        if self.at == 0:
            if seat in g.gone or not own_settlements(g, seat):
                self.turn += 1
                return RUN
            self.at = 1
            return g.roll_each([6, 4])
        if self.at == 1:
            if g.rolled[0] < len(settlements(g, seat)):
                self.at = 0
                self.turn += 1
                return RUN
            self.at = 2
            g.tell("boom.came", seat, g.rolled[1])
            g.call(Placement(seat, land_kind(g.era, INFANTRY), g.rolled[1], FREELY))
            return g.call(Placement(seat, EXPLORERS, 1, FREELY))
        self.at = 0
        self.turn += 1
        return RUN


class HolyYear(Frame[Civilization]):
    """Everybody may make one of his settlements happy for this turn.  rule: CV-EVT-7"""

    def __init__(self) -> None:
        self.at = 0  # place in the order

    def clone(self) -> "HolyYear":
        frame = HolyYear()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        while self.at < len(g.order):
            seat = g.order[self.at]
            if seat not in g.gone and self.unhappy(g, seat):
                return WAIT
            self.at += 1
        return DONE

    def unhappy(self, g: Civilization, seat: int) -> list[int]:
        return [territory for territory in own_settlements(g, seat) if not is_happy(g, territory)]

    def waiting(self, g: Civilization) -> list[int]:
        return [g.order[self.at]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.unhappy(g, seat):
            o.yes("bless", territory)
        o.yes("pass")

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at += 1
        if a.verb == "bless":
            set_mood(g, a.target, HAPPY_NOW)
            g.tell("settlement.blessed", seat, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        unhappy = self.unhappy(g, seat)
        best = NOBODY
        for territory in unhappy:
            if best == NOBODY or g.size[territory] > g.size[best]:
                best = territory
        return Answer("bless", best)
