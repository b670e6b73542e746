"""Proposals that need everybody concerned."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.state import Warriors


class Agreement(Frame[Warriors]):
    """One seat proposes, all others concerned agree, or the first refusal ends it."""

    def __init__(self) -> None:
        self.at = 0
        self.seat = -1  # who proposes
        self.agreed: list[int] = []

    def copy_agreement(self, into: "Agreement") -> None:
        into.at = self.at
        into.seat = self.seat
        into.agreed = self.agreed.copy()

    def concerned(self, g: Warriors) -> list[int]:
        raise NotImplementedError

    def conclude(self, g: Warriors) -> None:
        raise NotImplementedError

    def refusal(self) -> str:
        """The event that tells of a refusal."""
        raise NotImplementedError

    def run(self, g: Warriors) -> int:
        if self.at == 1:
            return DONE
        if self.waiting(g):
            return WAIT
        self.conclude(g)
        return DONE

    def waiting(self, g: Warriors) -> list[int]:
        concerned = self.concerned(g)
        return [seat for seat in g.order if seat in concerned and seat != self.seat and seat not in self.agreed]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        o.yes("agree")
        o.yes("refuse")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "agree":
            self.agreed.append(seat)
        else:
            self.at = 1
            g.tell(self.refusal(), seat, self.seat)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("refuse")
