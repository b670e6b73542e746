"""A capital taken by force."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import changed, earn, pay
from quadriga.games.civilization.state import Civilization


class CapitalLoss(Frame[Civilization]):
    """The captor takes a wonder drawn at random and the whole treasury, as often as it happens; the loser elects one of
    his largest settlements as the new capital.  rule: CV-CPL-1, CV-CPL-2, CV-CPL-3"""

    def __init__(self, loser: int = 0, captor: int = 0) -> None:
        self.at = 0
        self.loser = loser
        self.captor = captor

    def clone(self) -> "CapitalLoss":
        frame = CapitalLoss(self.loser, self.captor)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        wonders = [wonder for wonder in range(len(g.wonder_owner)) if g.wonder_owner[wonder] == self.loser]
        if self.at == 0:
            self.at = 1
            coins = pay(g, self.loser, g.coins[self.loser])
            earn(g, self.captor, coins)
            g.tell("capital.captured", self.captor, self.loser, coins)
            if wonders:
                return g.draw(len(wonders), 1)
            self.at = 2
            return RUN
        if self.at == 1:
            self.at = 2
            self.hand_over(g, wonders[g.rolled[0]])
        if self.at == 2:
            from quadriga.games.civilization.procedures.capital import ElectCapital

            self.at = 3
            return g.call(ElectCapital(self.loser))
        return DONE

    def hand_over(self, g: Civilization, wonder: int) -> None:
        """A wonder taken from its owner serves none of his settlements any more."""
        g.wonder_owner = changed(g.wonder_owner, wonder, self.captor)
        for slot in (wonder * 2, wonder * 2 + 1):
            g.wonder_place = changed(g.wonder_place, slot, NOBODY)
        g.tell("wonder.seized", self.captor, self.loser, wonder)
