"""The Sack of settlements just conquered."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import SACK
from quadriga.games.civilization.pieces import clear_mood, earn
from quadriga.games.civilization.queries import has_rule, own_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import CONQUERED

COINS: Final = 10  # for each size


class Sack(Frame[Civilization]):
    """At the end of the phase a player may destroy settlements he conquered in it, for coins; the token stays.
    rule: CV-GOV-17 (ruling CV-GAP-70)"""

    def __init__(self, seat: int = 0) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Sack":
        frame = Sack(self.seat)
        frame.at = self.at
        return frame

    def conquests(self, g: Civilization) -> list[int]:
        return [territory for territory in own_settlements(g, self.seat) if g.mood[territory] & CONQUERED]

    def run(self, g: Civilization) -> int:
        if self.at == 0 and self.seat not in g.gone and has_rule(g, self.seat, SACK) and self.conquests(g):
            return WAIT
        for territory in self.conquests(g):
            clear_mood(g, territory, CONQUERED)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.conquests(g):
            o.yes("sack", territory)
        o.yes("done")

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        from quadriga.games.civilization.procedures.capital import raze

        if a.verb == "done":
            self.at = 1
            return
        coins = COINS * g.size[a.target]
        earn(g, seat, coins)
        g.tell("settlement.sacked", seat, a.target, coins)
        clear_mood(g, a.target, CONQUERED)
        raze(g, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("done")
