"""Sealed bids for the turn order."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.realm.state import Realm

REBIDS: Final = 2


class Auction(Frame[Realm]):
    """All bid at once and in secret; tied top bidders bid again and add to it. ``at`` counts the openings.

    The winner pays his bid to the last in the new order.
    """

    def __init__(self, seats: int = 0) -> None:
        super().__init__()
        self.bidders: list[int] = list(range(seats))
        self.sealed: list[int] = [-1] * seats  # hidden
        self.total: list[int] = [0] * seats

    def clone(self) -> "Auction":
        frame = Auction()
        frame.at = self.at
        frame.bidders = self.bidders[:]
        frame.sealed = self.sealed[:]
        frame.total = self.total[:]
        return frame

    def waiting(self, g: Realm) -> list[int]:
        return [seat for seat in self.bidders if self.sealed[seat] < 0]

    def offer(self, g: Realm, seat: int, o: Offer) -> None:
        o.yes("bid", -1, 0, g.florins[seat] - self.total[seat])

    def takes_amount(self, choice: Choice) -> bool:
        return choice.verb == "bid" or choice.high > 0

    def answer(self, g: Realm, seat: int, a: Answer) -> None:
        self.sealed[seat] = a.amount

    def default(self, g: Realm, seat: int) -> Answer:
        return Answer("bid")

    def may_reopen(self, seat: int) -> bool:
        return self.sealed[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.sealed[seat] = -1

    def run(self, g: Realm) -> int:
        if self.waiting(g):
            return WAIT
        self.open_hands(g)
        best = max(self.total)
        tied = [seat for seat in self.bidders if self.total[seat] == best]
        if len(tied) > 1 and self.at <= REBIDS and max([g.florins[seat] for seat in tied]) > best:
            self.bidders = tied
            return RUN
        self.settle(g, best)
        return DONE

    def open_hands(self, g: Realm) -> None:
        self.at += 1
        g.reveals += 1
        for seat in self.bidders:
            self.total[seat] += self.sealed[seat]
            self.sealed[seat] = -1
            g.tell("auction.revealed", seat, self.total[seat])

    def settle(self, g: Realm, best: int) -> None:
        """Ties that are left invert the old order."""
        old = g.order[:]
        g.order.sort(key=lambda seat: (-self.total[seat], -old.index(seat)))
        winner = g.order[0]
        last = g.order[-1]
        g.florins[winner] -= best
        g.florins[last] += best
        g.tell("auction.won", winner, last, best)
