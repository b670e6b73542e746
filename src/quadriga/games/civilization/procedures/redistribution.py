"""Improvements that lose their settlement serve others at once."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.pieces import works_of
from quadriga.games.civilization.procedures.stock import offer_assign
from quadriga.games.civilization.procedures.works import answer_assign
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import WORK_FIRST, WORK_SECOND


class Redistribution(Frame[Civilization]):
    """Whose improvements have come back to the stock, or have faded with their era, assigns them before anything else
    follows from it: revolts, Production, the fall of his government.
    rule: CV-BAT-21, CV-CUL-9, CV-REV-4, CV-GOV-26, CV-IMP-8 (ruling CV-GAP-146)"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Redistribution":
        frame = Redistribution(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at or self.seat in g.gone:
            return DONE
        o = Offer()
        offer_assign(g, self.seat, o)
        return WAIT if o.choices else DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        offer_assign(g, seat, o)
        o.yes("done")

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        else:
            answer_assign(g, seat, a)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("done")


def has_works(g: Civilization, territory: int) -> bool:
    """Whether improvements or wonders of its owner serve a settlement."""
    if territory in g.wonder_place:
        return True
    served = [(g.works[at + WORK_FIRST], g.works[at + WORK_SECOND]) for at in works_of(g, g.holder[territory])]
    return any(territory in places for places in served)


def redistribute(g: Civilization, seat: int) -> None:
    if seat < g.seats and seat not in g.gone:
        g.call(Redistribution(seat))
