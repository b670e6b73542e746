"""Reaction windows: at a named moment seats may react, in order. Two customs of asking: `Window` and `Poll`."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.game import Game
from quadriga.engine.offer import Offer


class Window(Frame[Game]):
    """Asks seats from ``first`` on, collects again after every reaction, closes when all passed in a row.

    With ``bluff`` every seat in the mask is asked, so that being asked betrays nothing about a hand. With an ``order``
    the seats in it are asked one after the other, and a reaction starts the round again at its head.
    """

    def __init__(self, moment: int = -1, first: int = 0, bluff: int = 0, order: list[int] | None = None) -> None:
        self.at = 0
        self.moment = moment
        self.seat = first
        self.bluff = bluff  # bit mask of seats asked whether or not they can react
        self.order: list[int] = order if order is not None else []
        self.passes = 0

    def clone(self) -> "Window":
        frame = Window(self.moment, self.seat, self.bluff, self.order[:])
        frame.at = self.at
        frame.passes = self.passes
        return frame

    def run(self, g: Game) -> int:
        size = len(self.order) if self.order else g.seats
        while self.passes < size:
            if (self.bluff >> self.seat) & 1 or g.may_react(self.moment, self.seat):
                return WAIT
            self.skip(g)
        return DONE

    def skip(self, g: Game) -> None:
        self.passes += 1
        if self.order:
            self.seat = self.order[self.passes % len(self.order)]
        else:
            self.seat = (self.seat + 1) % g.seats

    def waiting(self, g: Game) -> list[int]:
        return [self.seat]

    def offer(self, g: Game, seat: int, o: Offer) -> None:
        o.yes("pass")
        g.offer_reactions(self.moment, seat, o)

    def answer(self, g: Game, seat: int, a: Answer) -> None:
        if a.verb == "pass":
            self.skip(g)
        else:
            self.passes = 0
            self.seat = self.order[0] if self.order else (self.seat + 1) % g.seats
            g.react(self.moment, seat, a)

    def must_ask(self, g: Game, seat: int) -> bool:
        return (self.bluff >> seat) & 1 == 1 and g.can_bluff(self.moment, seat)

    def default(self, g: Game, seat: int) -> Answer:
        return Answer("pass")


class Poll(Frame[Game]):
    """Asks the seats of a list one after another: who reacts is asked again afterwards, who passes is not.

    ``may_react`` says whom to ask. Where hands are hidden it judges by what is open to all, and `can_bluff` keeps
    those who hold nothing from being passed over, so that neither being asked nor being skipped tells anything.
    """

    def __init__(self, moment: int = -1, seats: list[int] | None = None) -> None:
        self.at = 0  # place in the list
        self.moment = moment
        self.seats: list[int] = seats if seats is not None else []

    def clone(self) -> "Poll":
        frame = Poll(self.moment, self.seats[:])
        frame.at = self.at
        return frame

    def run(self, g: Game) -> int:
        while self.at < len(self.seats):
            if g.may_react(self.moment, self.seats[self.at]):
                return WAIT
            self.at += 1
        return DONE

    def waiting(self, g: Game) -> list[int]:
        return [self.seats[self.at]]

    def offer(self, g: Game, seat: int, o: Offer) -> None:
        o.yes("pass")
        g.offer_reactions(self.moment, seat, o)

    def answer(self, g: Game, seat: int, a: Answer) -> None:
        if a.verb == "pass":
            self.at += 1
        else:
            g.react(self.moment, seat, a)

    def skip(self) -> None:
        """Go on with the next seat after the reaction under way."""
        self.at += 1

    def ask_next(self, seat: int) -> None:
        """Ask a seat, perhaps once more, after the one that reacts now."""
        later = [other for other in self.seats[self.at + 1 :] if other != seat]
        self.seats = [*self.seats[: self.at + 1], seat, *later]

    def must_ask(self, g: Game, seat: int) -> bool:
        return g.can_bluff(self.moment, seat)

    def default(self, g: Game, seat: int) -> Answer:
        return Answer("pass")


def open_window(g: Game, moment: int, first: int, bluff: int = 0) -> int:
    """Open a window only if somebody is to be asked."""
    if bluff:
        return g.call(Window(moment, first, bluff))
    for seat in range(g.seats):
        if g.may_react(moment, seat):
            return g.call(Window(moment, first, bluff))
    return RUN


def ask_in_order(g: Game, moment: int, order: list[int]) -> int:
    """Open a window that asks these seats in this order, if one of them can react."""
    for seat in order:
        if g.may_react(moment, seat):
            return g.call(Window(moment, order[0], 0, order))
    return RUN
