"""Units on the map: placed, moved."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import TERRITORIES, UNITS
from quadriga.games.byzantion.queries import supply
from quadriga.games.byzantion.state import Byzantion


def place_units(g: Byzantion, seat: int, kind: int, territory: int, count: int) -> None:
    """As many as there are miniatures left; nothing takes the place of the rest.

    rule: BZ-UNI-1, BZ-UNI-2, BZ-UNI-3, BZ-UNI-4, BZ-UNI-5
    """
    placed = min(count, supply(g, kind))
    if placed:
        g.units[territory * UNITS + kind] += placed
        g.tell("unit.placed", seat, kind, territory, placed)


def move_unit(g: Byzantion, seat: int, piece: int, territory: int) -> None:
    kind = piece % UNITS
    g.units[piece] -= 1
    g.units[territory * UNITS + kind] += 1
    g.tell("unit.moved", seat, kind, piece // UNITS, territory)


def pieces_of_type(g: Byzantion, type_: int) -> list[int]:
    """Where units of a type stand, as territory * UNITS + kind; of any type with -1."""
    return [
        piece
        for piece, count in enumerate(g.units)
        if count and (type_ < 0 or g.board.unit_type[piece % UNITS] == type_)
    ]


class UnitMoves(Frame[Byzantion]):
    """Up to some units of a type, each from any territory to any other.  rule: BZ-INT-15"""

    def __init__(self, seat: int = -1, type_: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.type = type_
        self.left = left
        self.held = -1  # the unit that is being moved

    def clone(self) -> "UnitMoves":
        frame = UnitMoves(self.seat, self.type, self.left)
        frame.at = self.at
        frame.held = self.held
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.held >= 0:
            return WAIT
        return WAIT if self.left and pieces_of_type(g, self.type) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.held >= 0:
            offer_territories(o, self.held // UNITS)
            return
        o.yes("done")
        for piece in pieces_of_type(g, self.type):
            o.yes("move_unit", piece)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
        elif a.verb == "move_unit":
            self.held = a.target
        else:
            move_unit(g, seat, self.held, a.target)
            self.held = -1
            self.left -= 1

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.held < 0:
            return Answer("done")
        return Answer("place_in", 1 if self.held // UNITS == 0 else 0)


def offer_territories(o: Offer, but: int = -1) -> None:
    for territory in range(TERRITORIES):
        if territory != but:
            o.yes("place_in", territory)


class UnitPlacement(Frame[Byzantion]):
    """Up to some units of a type from the supply, each in any territory.  rule: BZ-INT-16"""

    def __init__(self, seat: int = -1, type_: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.type = type_
        self.left = left
        self.held = -1  # the kind that is being placed

    def clone(self) -> "UnitPlacement":
        frame = UnitPlacement(self.seat, self.type, self.left)
        frame.at = self.at
        frame.held = self.held
        return frame

    def kinds(self, g: Byzantion) -> list[int]:
        return [kind for kind in range(UNITS) if g.board.unit_type[kind] == self.type and supply(g, kind)]

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.held >= 0:
            return WAIT
        return WAIT if self.left and self.kinds(g) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.held >= 0:
            offer_territories(o)
            return
        o.yes("done")
        for kind in self.kinds(g):
            o.yes("place_unit", kind)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
        elif a.verb == "place_unit":
            self.held = a.target
        else:
            place_units(g, seat, self.held, a.target, 1)
            self.held = -1
            self.left -= 1

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("done") if self.held < 0 else Answer("place_in", 0)
