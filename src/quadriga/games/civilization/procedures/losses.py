"""Which of somebody's pieces in a space die."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, PLANE
from quadriga.games.civilization.pieces import remove_piece
from quadriga.games.civilization.queries import is_laden, is_land_unit, is_ship, pieces_of
from quadriga.games.civilization.state import Civilization

ARMIES: Final = 0  # military land units
UNITS: Final = 1  # everything but cargo
SHIPS: Final = 2
TROOPS: Final = 3  # military land units and explorers


class Losses(Frame[Civilization]):
    """Somebody chooses so many of an owner's pieces in a space; nobody chooses for the barbarians: the oldest go first.

    rule: CV-TOK-13, CV-NUC-4
    """

    def __init__(self, seat: int = 0, space: int = 0, count: int = 0, chooser: int = 0, what: int = UNITS) -> None:
        self.at = 0
        self.seat = seat
        self.space = space
        self.count = count
        self.chooser = chooser
        self.what = what

    def clone(self) -> "Losses":
        frame = Losses(self.seat, self.space, self.count, self.chooser, self.what)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        candidates = victims(g, self.seat, self.space, self.what)
        if self.count <= 0 or not candidates:
            return DONE
        if self.count >= len(candidates) or self.chooser >= g.seats:
            lost = candidates if self.count >= len(candidates) else oldest(g, candidates)
            for piece in lost[: self.count]:
                self.lose(g, piece)
            self.count = 0
            return RUN
        return WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.chooser]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        seen: list[int] = []
        for piece in victims(g, self.seat, self.space, self.what):
            if is_laden(g, piece):
                o.yes("lose", piece)
            elif g.kind[piece] not in seen or is_ship(g.kind[piece]):
                seen.append(g.kind[piece])
                o.yes("lose", piece)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.count -= 1
        self.lose(g, a.target)

    def lose(self, g: Civilization, piece: int) -> None:
        if g.kind[piece] < 0:
            return
        g.tell("unit.lost", self.seat, self.space, g.kind[piece])
        remove_piece(g, piece)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("lose", oldest(g, victims(g, self.seat, self.space, self.what))[0])


def victims(g: Civilization, seat: int, space: int, what: int) -> list[int]:
    """Pieces of an owner in a space that can be lost."""
    found: list[int] = []
    for piece in pieces_of(g, space, seat):
        kind = g.kind[piece]
        aboard = g.aboard[piece] >= 0
        if what == SHIPS:
            fits = is_ship(kind) and not aboard
        elif what == ARMIES:
            fits = is_land_unit(kind) and not aboard
        elif what == TROOPS:
            fits = (is_land_unit(kind) or kind == EXPLORERS) and not aboard
        else:
            fits = not aboard or kind == PLANE
        if fits:
            found.append(piece)
    return found


def oldest(g: Civilization, pieces: list[int]) -> list[int]:
    """In the order in which catastrophes take them.  rule: CV-EVT-29 (rulings CV-GAP-16, CV-GAP-29)"""
    ranked = [(g.board.loss_order[g.kind[piece]], piece) for piece in pieces]
    ranked.sort()
    return [piece for _, piece in ranked]
