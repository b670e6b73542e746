"""The Senate and its consent to a war."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.pieces import add_effect, pay, set_effect
from quadriga.games.civilization.queries import unhappy_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import SENATE_AGREED, SENATE_ASKED

BRIBE: Final = 20
MOST_BRIBES: Final = 3
CONSENT: Final = 4


class Senate(Frame[Civilization]):
    """An eight-sided die less the unhappy settlements, bribes added, decides on war with one civilization, once a turn;
    ``g.result`` is 1 if the Senate agrees.  rule: CV-GOV-19, CV-GOV-20"""

    def __init__(self, seat: int = 0, other: int = 0) -> None:
        self.at = 0  # 0 asked for bribes, 1 to be rolled, 2 rolled
        self.seat = seat
        self.other = other
        self.bribes = 0

    def clone(self) -> "Senate":
        frame = Senate(self.seat, self.other)
        frame.at = self.at
        frame.bribes = self.bribes
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            return WAIT
        if self.at == 1:
            self.at = 2
            return g.roll(1, 8)
        unhappy = unhappy_settlements(g, self.seat)
        g.result = int(g.rolled[0] - unhappy + self.bribes >= CONSENT)
        kind = "senate.agreed" if g.result else "senate.refused"
        if g.result:
            add_effect(g, SENATE_AGREED, self.seat, self.other)
        g.tell(kind, self.seat, self.other, g.rolled[0], unhappy, self.bribes)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("bribe", -1, 0, min(MOST_BRIBES, g.coins[seat] // BRIBE))

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        self.bribes = a.amount
        pay(g, seat, BRIBE * a.amount)
        set_effect(g, SENATE_ASKED, seat, BRIBE * a.amount)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("bribe", -1, 0)
