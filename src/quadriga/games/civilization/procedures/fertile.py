"""Fertile land: a resource comes to light when it is settled."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.civilization.board import ERAS, FERTILE, NOBODY, RESOURCES
from quadriga.games.civilization.pieces import changed, raised
from quadriga.games.civilization.state import Civilization


class Fertile(Frame[Civilization]):
    """Roll on the critical resource table until the bag has what is rolled; a table of which the bag has nothing is
    left for the next one.  rule: CV-TOK-24, CV-TOK-25 (ruling CV-GAP-102)"""

    def __init__(self, seat: int = 0, territory: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.territory = territory
        self.era = 0

    def clone(self) -> "Fertile":
        frame = Fertile(self.seat, self.territory)
        frame.at = self.at
        frame.era = self.era
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            if sum(g.bag[:RESOURCES]) == 0:
                return DONE
            self.at = 1
            self.era = g.era
            while not any(g.bag[g.board.critical[self.era * 13 + roll]] for roll in range(2, 13)):
                self.era = self.era % ERAS + 1
            return g.roll(2, 6)
        resource = g.board.critical[self.era * 13 + g.rolled[0] + g.rolled[1]]
        if not g.bag[resource]:
            return g.roll(2, 6)
        g.bag = raised(g.bag, resource, -1)
        g.resource = changed(g.resource, self.territory, resource)
        g.reveals += 1
        g.tell("fertile.gave", self.seat, self.territory, resource)
        return DONE


def take_from_bag(g: Civilization, resource: int) -> bool:
    """rule: CV-STR-51"""
    if not g.bag[resource]:
        return False
    g.bag = raised(g.bag, resource, -1)
    return True


def set_resource(g: Civilization, territory: int, resource: int) -> None:
    """A territory gets a resource token, a settlement there the card that shows it; on fertile land the next one will.

    rule: CV-STR-49 (rulings CV-GAP-92, CV-GAP-101)
    """
    if g.token[territory] == NOBODY:
        g.token = changed(g.token, territory, resource)
        g.shown = changed(g.shown, territory, 1)
    if g.size[territory] or g.token[territory] == FERTILE:
        g.resource = changed(g.resource, territory, resource)
