"""Who leads a side."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.procedures.battle.battle import Battle, battle_of
from quadriga.games.civilization.state import Civilization


class Command(Frame[Civilization]):
    """The player with most units on a side leads it; who are level roll two dice, and again while they are level.
    rule: CV-BAT-4"""

    def __init__(self, side: int = 0) -> None:
        self.at = 0
        self.side = side
        self.rivals: list[int] = []

    def clone(self) -> "Command":
        frame = Command(self.side)
        frame.at = self.at
        frame.rivals = self.rivals[:]
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        if self.at == 0:
            self.at = 1
            self.rivals = strongest(g, b, self.side)
        elif len(self.rivals) > 1:
            self.compare(g)
        if len(self.rivals) > 1:
            return g.roll(2 * len(self.rivals), 6)
        b.commanders[self.side] = self.rivals[0] if self.rivals else barbarian_leader(g, b, self.side)
        return DONE

    def compare(self, g: Civilization) -> int:
        """Two dice each, in the order of the rivals."""
        totals = [g.rolled[2 * place] + g.rolled[2 * place + 1] for place in range(len(self.rivals))]
        for place in range(len(self.rivals)):
            g.tell("command.rolled", self.rivals[place], totals[place])
        best = max(totals)
        self.rivals = [self.rivals[place] for place in range(len(self.rivals)) if totals[place] == best]
        return RUN


def strongest(g: Civilization, b: Battle, side: int) -> list[int]:
    """The players with most units on a side."""
    owners = [g.owner[piece] for piece in b.units(g, side)]
    seats = [seat for seat in b.owners(g, side) if seat < g.seats]
    if not seats:
        return []
    most = max(owners.count(seat) for seat in seats)
    return [seat for seat in seats if owners.count(seat) == most]


def barbarian_leader(g: Civilization, b: Battle, side: int) -> int:
    """The first player who does not fight them, else one who does not lead the other side.  rule: CV-BAR-1"""
    for seat in g.order:
        if not (b.side(1 - side) >> seat) & 1:
            return seat
    led = b.commanders[1 - side] if b.commanders[1 - side] != NOBODY else strongest(g, b, 1 - side)[0]
    for seat in g.order:
        if seat != led:
            return seat
    return led
