"""Phase 6, Commerce: each player in turn order moves, buys and sells with all his caravans and merchant ships."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import TRADING
from quadriga.games.medioevo.pieces import lose_road
from quadriga.games.medioevo.procedures.convoy import Convoy, offer_giving_up, offer_leading
from quadriga.games.medioevo.procedures.market import ask_others, traders_of
from quadriga.games.medioevo.procedures.objective import might_claim
from quadriga.games.medioevo.procedures.road import assign, is_stray
from quadriga.games.medioevo.state import Medioevo

MOST_LOOKS = 60  # so that a turn of trading ends whoever plays


class CommercePhase(Frame[Medioevo]):
    """The players act once each; who has neither transports nor anything else to do here is passed over.

    rule: MU-TRD-1
    """

    def __init__(self) -> None:
        self.at = 0
        self.seats: list[int] = []

    def clone(self) -> "CommercePhase":
        frame = CommercePhase()
        frame.at = self.at
        frame.seats = self.seats[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.seats = list(g.order)
        while self.at < len(self.seats):
            seat = self.seats[self.at]
            self.at += 1
            if seat in g.order and (traders_of(g, seat) or might_claim(g, seat) or g.may_react(TRADING, seat)):
                return g.call(Trading(seat))
        return DONE


class Trading(Frame[Medioevo]):
    """One player's turn: which transport is led next; they may be led in any order and interleaved.

    rule: MU-TRD-1, MU-ROA-9, MU-CARD-30
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.looks = 0  # transports led so far

    def clone(self) -> "Trading":
        frame = Trading(self.seat)
        frame.at = self.at
        frame.looks = self.looks
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        return might_claim(g, seat)

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            return ask_others(g, self.seat)
        return WAIT if self.at == 1 else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.looks < MOST_LOOKS:
            offer_leading(g, seat, -1, o)
        elif o.explain:
            o.no("lead", -1, "looked_enough", [], {"number": MOST_LOOKS})
        if is_stray(g, seat):
            for piece in traders_of(g, seat):
                o.yes("assign", piece)
        offer_giving_up(g, seat, o)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 2
        elif a.verb == "lead":
            self.looks += 1
            g.call(Convoy(seat, a.target))
        elif a.verb == "assign":
            assign(g, seat, a.target)
        else:
            lose_road(g, seat)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")
