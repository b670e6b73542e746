"""Nuclear weapons taken off their carrier."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.pieces import changed
from quadriga.games.civilization.procedures.nuclear import carried_by, coasts
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import NUKE_CARRIER, NUKE_SPACE


def unload(g: Civilization, seat: int, piece: int) -> None:
    if g.space[piece] < TERRITORIES:
        put_ashore(g, seat, piece, g.space[piece])
    else:
        g.call(Unloading(seat, piece))


def put_ashore(g: Civilization, seat: int, piece: int, territory: int) -> None:
    at = carried_by(g, piece)
    g.nukes = changed(changed(g.nukes, at + NUKE_CARRIER, NOBODY), at + NUKE_SPACE, territory)
    g.tell("nuke.unloaded", seat, territory, g.kind[piece])


class Unloading(Frame[Civilization]):
    """On which coast a battleship leaves a weapon.  rule: CV-NUC-1 (ruling CV-GAP-131)"""

    def __init__(self, seat: int = 0, piece: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece

    def clone(self) -> "Unloading":
        frame = Unloading(self.seat, self.piece)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in coasts(g, self.piece):
            o.yes("store_nuke", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        put_ashore(g, seat, self.piece, a.target)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("store_nuke", coasts(g, self.piece)[0])
