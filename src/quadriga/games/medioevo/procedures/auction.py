"""Phase 1: the auction for the turn order."""

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import ORDER_FIXED
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.procedures.debt import offer_loan, take_loan
from quadriga.games.medioevo.state import Medioevo


class TurnOrder(Frame[Medioevo]):
    """All bid in secret; who share the highest bid add a second one; the first player pays the last.

    rule: MU-AUC-1, MU-AUC-2, MU-AUC-3, MU-AUC-4, MU-AUC-5, MU-SET-4 (rulings MU-GAP-77, MU-GAP-78, MU-GAP-105)
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 bids, 1 second bids, 2 lots, 3 order, 4 window
        self.bids: list[int] = [-1] * seats  # hidden until all are in
        self.second: list[int] = [-1] * seats  # of those who share the highest; hidden until all are in

    def clone(self) -> "TurnOrder":
        frame = TurnOrder()
        frame.at = self.at
        frame.bids = self.bids[:]
        frame.second = self.second[:]
        return frame

    def leaders(self, g: Medioevo) -> list[int]:
        """Who made the highest first bid."""
        best = max([self.bids[seat] for seat in g.order])
        return [seat for seat in g.order if self.bids[seat] == best]

    def waiting(self, g: Medioevo) -> list[int]:
        if self.at == 0:
            return [seat for seat in g.order if self.bids[seat] < 0]
        return [seat for seat in self.leaders(g) if self.second[seat] < 0]

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        """Not to be asked would tell of an empty treasury."""
        return True

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        """A loan may be taken before the first bid only.  rule: MU-AUC-1, MU-AUC-3, MU-DEB-1 (ruling MU-GAP-105)"""
        if self.at == 0:
            o.yes("bid", -1, 0, g.florins[seat])
            offer_loan(g, seat, o)
            return
        o.yes("bid", -1, 0, g.florins[seat] - self.bids[seat])
        if o.explain:
            o.no("loan", -1, "bids_revealed", ["MU-AUC-3"])

    def takes_amount(self, choice: Choice) -> bool:
        return choice.verb == "bid" or choice.high > 0

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "loan":
            take_loan(g, seat)
        elif self.at == 0:
            self.bids[seat] = a.amount
        else:
            self.second[seat] = a.amount

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("bid", -1, 0)

    def may_reopen(self, seat: int) -> bool:
        if self.at == 0:
            return self.bids[seat] >= 0
        return self.at == 1 and self.second[seat] >= 0

    def reopen(self, seat: int) -> None:
        if self.at == 0:
            self.bids[seat] = -1
        else:
            self.second[seat] = -1

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            if self.waiting(g):
                return WAIT
            reveal(g, list(g.order), self.bids)
            self.at = 1 if len(self.leaders(g)) > 1 else 2
            return RUN
        if self.at == 1:
            if self.waiting(g):
                return WAIT
            reveal(g, self.leaders(g), self.second)
            self.at = 2
            return RUN
        if self.at == 2:
            self.at = 3
            if self.needs_lots(g):
                return g.shuffle(g.seats)
        if self.at == 3:
            self.at = 4
            self.fix(g, g.rolled if self.needs_lots(g) else [])
            return ask_in_order(g, ORDER_FIXED, list(g.order))
        return DONE

    def needs_lots(self, g: Medioevo) -> bool:
        """There is no last turn before the first.  rule: MU-AUC-4"""
        totals = [self.bids[seat] + max(0, self.second[seat]) for seat in g.order]
        return g.turn == 1 and len(set(totals)) < len(totals)

    def fix(self, g: Medioevo, lots: list[int]) -> None:
        """Who is level is ranked the other way round than in the last turn, by lot in the first.

        rule: MU-AUC-2, MU-AUC-4, MU-AUC-5 (ruling MU-GAP-78)
        """
        ranked: list[tuple[int, int, int, int]] = []
        for place, seat in enumerate(g.order):
            precedence = lots[seat] if lots else place
            ranked.append((self.bids[seat], max(0, self.second[seat]), precedence, seat))
        ranked.sort(reverse=True)
        g.order = tuple([entry[3] for entry in ranked])
        for place, seat in enumerate(g.order):
            g.tell("order.set", seat, place + 1)
        first = g.order[0]
        price = ranked[0][0] + ranked[0][1]
        pay(g, first, price)
        earn(g, g.order[-1], price)
        g.tell("bid.paid", first, price, g.order[-1])


def reveal(g: Medioevo, seats: list[int], bids: list[int]) -> None:
    g.reveals += 1
    for seat in seats:
        g.tell("bid.revealed", seat, bids[seat])
