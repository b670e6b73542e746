"""Phase 1: the order of action."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import pay
from quadriga.games.civilization.procedures.departure import in_last_turn, next_in_game
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BID_CLOCKWISE, BID_RANDOM, RANDOM

LEAST_BID: Final = 3

CALLING: Final = 0  # does anybody want a bid?
BIDDING: Final = 1  # secret bids
RAISING: Final = 2  # the public auction
FIXING: Final = 3
DRAWN: Final = 4


class TurnChange(Frame[Civilization]):
    """The normal cycle goes on, lots are drawn, or the first place is bid for.

    rule: CV-ORD-1, CV-ORD-2, CV-ORD-3, CV-ORD-4, CV-ORD-5, CV-ORD-6, CV-ORD-7, CV-ORD-8, CV-ORD-9, CV-ORD-10,
    CV-ORD-11, CV-ORD-12, CV-ORD-13, CV-SEQ-3, CV-SEQ-4, CV-VAR-3, CV-SPC-6 (rulings CV-GAP-60, CV-GAP-137)
    """

    def __init__(self) -> None:
        self.at: int = CALLING
        self.asked: list[int] = []  # who need not be asked any more; in the auction: who is out
        self.bids: list[int] = []  # by seat, -1 before an answer; hidden until all are in
        self.seat: int = NOBODY
        self.best = 0
        self.winner: int = NOBODY
        self.started = False

    def clone(self) -> "TurnChange":
        frame = TurnChange()
        frame.at = self.at
        frame.asked = self.asked[:]
        frame.bids = self.bids[:]
        frame.seat = self.seat
        frame.best = self.best
        frame.winner = self.winner
        frame.started = self.started
        return frame

    def run(self, g: Civilization) -> int:
        if not self.started:
            self.started = True
            self.pass_marker(g)
            self.bids = [-1] * g.seats
            if g.order_mode not in (BID_CLOCKWISE, BID_RANDOM) or g.turn == 1:
                self.at = FIXING
        if self.at == RAISING and in_last_turn(g, self.winner):
            self.call_off()
        if self.at == CALLING:
            callers = [seat for seat in self.eligible(g) if seat not in self.asked]
            if callers:
                self.seat = callers[0]
                return WAIT
            self.at = FIXING
        if self.at == BIDDING:
            if self.waiting(g):
                return WAIT
            self.compare(g)
        if self.at == RAISING:
            if self.go_on(g):
                return WAIT
            self.sell(g)
        if self.at == FIXING:
            self.at = DRAWN
            if self.needs_lots(g):
                return g.shuffle(g.seats)
            g.rolled = list(range(g.seats))
        self.fix(g, g.rolled)
        return DONE

    def pass_marker(self, g: Civilization) -> None:
        """The last player of the cycle becomes its first; if he has just left, the one after him does. Whom a bid kept
        from being first resumes the cycle in the next turn.  rule: CV-ORD-2, CV-ORD-8, CV-ORD-12, CV-SPC-6"""
        marker = g.marker
        if g.turn > 1 and not g.barred:
            for _ in range(g.seats):
                marker = (marker - 1) % g.seats
                if marker not in g.gone or g.leaving[marker] == g.turn - 1:
                    break
        g.marker = next_in_game(g, marker)

    def cycle(self, g: Civilization, first: int) -> list[int]:
        """Clockwise from a seat."""
        return [seat % g.seats for seat in range(first, first + g.seats) if seat % g.seats not in g.gone]

    def eligible(self, g: Civilization) -> list[int]:
        """rule: CV-ORD-9, CV-ORD-13, CV-SPC-3"""
        least = LEAST_BID if g.auction else 1
        return [
            seat
            for seat in self.cycle(g, g.marker)
            if seat not in g.barred and not in_last_turn(g, seat) and g.coins[seat] >= least
        ]

    # --- the call, the secret bid, the auction

    def waiting(self, g: Civilization) -> list[int]:
        if self.at == BIDDING:
            return [seat for seat in self.eligible(g) if self.bids[seat] < 0]
        return [self.seat]

    def must_ask(self, g: Civilization, seat: int) -> bool:
        return self.at == BIDDING

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        if self.at == CALLING:
            o.yes("no_bid")
            if g.auction:
                o.yes("open_auction", -1, LEAST_BID, g.coins[seat])
            else:
                o.yes("call_bid")
        elif self.at == BIDDING:
            o.yes("bid", -1, 0, g.coins[seat])
        else:
            o.yes("no_bid")
            if g.coins[seat] > self.best:
                o.yes("raise", -1, self.best + 1, g.coins[seat])
            elif o.explain:
                o.no("raise", -1, "not_enough_coins", ["CV-ORD-11"], {"need": self.best + 1, "have": g.coins[seat]})

    def takes_amount(self, choice: Choice) -> bool:
        return choice.verb == "bid" or choice.high > 0

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "no_bid":
            self.asked.append(seat)
        elif a.verb == "call_bid":
            self.at = BIDDING
            g.tell("bid.called", seat)
        elif a.verb == "bid":
            self.bids[seat] = a.amount
        else:
            if a.verb == "open_auction":
                self.at = RAISING
                self.asked = []
            self.best = a.amount
            self.winner = seat
            g.tell("bid.made", seat, a.amount)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("bid", -1, 0) if self.at == BIDDING else Answer("no_bid")

    def may_reopen(self, seat: int) -> bool:
        return self.at == BIDDING and self.bids[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.bids[seat] = -1

    def compare(self, g: Civilization) -> None:
        """The highest bid that only one player made wins; if all bids are the same all are lost. Bids of players who
        leave are void, of whatever amount.

        rule: CV-ORD-4, CV-ORD-6, CV-ORD-7, CV-SPC-3 (ruling CV-GAP-60)
        """
        g.reveals += 1
        bidders = [seat for seat in range(g.seats) if self.bids[seat] > 0 and not in_last_turn(g, seat)]
        for seat in bidders:
            g.tell("bid.revealed", seat, self.bids[seat])
        offered = [self.bids[seat] for seat in bidders]
        unique = [number for number in offered if offered.count(number) == 1]
        self.at = FIXING
        if unique:
            self.best = max(unique)
            self.winner = bidders[offered.index(self.best)]
            self.charge(g)
        elif offered and len(set(offered)) == 1:
            for seat in bidders:
                pay(g, seat, self.bids[seat])
                g.tell("bid.lost", seat, self.bids[seat])

    def go_on(self, g: Civilization) -> bool:
        """Clockwise from the highest bidder to the next who has not passed.  rule: CV-ORD-11, CV-ORD-12"""
        for seat in self.cycle(g, self.winner)[1:]:
            if seat in self.eligible(g) and seat not in self.asked:
                self.seat = seat
                return True
        return False

    def call_off(self) -> None:
        """The highest bidder leaves the game: his bid is void, and anybody may open an auction anew.
        rule: CV-SPC-3 (ruling CV-GAP-137)"""
        self.at = CALLING
        self.asked = []
        self.best = 0
        self.winner = NOBODY

    def sell(self, g: Civilization) -> None:
        self.at = FIXING
        self.charge(g)

    def charge(self, g: Civilization) -> None:
        pay(g, self.winner, self.best)
        g.tell("bid.won", self.winner, self.best)

    # --- the order

    def needs_lots(self, g: Civilization) -> bool:
        """rule: CV-ORD-3, CV-ORD-10, CV-SEQ-4"""
        return g.order_mode in (RANDOM, BID_RANDOM)

    def fix(self, g: Civilization, lots: list[int]) -> None:
        """Who has won a bid sits out all others until nobody wins one.
        rule: CV-ORD-2, CV-ORD-4, CV-ORD-5, CV-ORD-9, CV-ORD-10, CV-ORD-13, CV-SEQ-4"""
        first = self.winner
        if first == NOBODY and g.order_mode == BID_RANDOM and g.turn == 1:
            first = g.marker
        if self.needs_lots(g):
            order = [seat for seat in lots if seat not in g.gone]
            if first != NOBODY:
                order = [first, *[seat for seat in order if seat != first]]
        else:
            order = self.cycle(g, first if first != NOBODY else g.marker)
        g.order = tuple(order)
        g.barred = () if self.winner == NOBODY else (*g.barred, self.winner)
        for place, seat in enumerate(order):
            g.tell("order.set", seat, place + 1)
