"""Half of an army goes on after it has entered another's land."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import KINDS
from quadriga.games.medioevo.procedures.movement import CHOOSING, FINISHED, Movement
from quadriga.games.medioevo.rows import changed, without
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import count, slot, units


def send_on(g: Medioevo, move: Movement) -> int:
    """After the clash, if anybody is left of the army.  rule: MU-CARD-6"""
    move.scout = False
    move.at = FINISHED
    alive = units(g, move.zone, move.seat)
    if not alive:
        return RUN
    return g.call(VanguardChoice(move.seat, move.zone, min(move.vanguard, alive)))


class VanguardChoice(Frame[Medioevo]):
    """The player picks the units that keep their movement points; the others stay.  rule: MU-CARD-6"""

    def __init__(self, seat: int = -1, zone: int = -1, number: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.zone = zone
        self.number = number
        self.chosen: list[int] = [0] * KINDS

    def clone(self) -> "VanguardChoice":
        frame = VanguardChoice(self.seat, self.zone, self.number)
        frame.at = self.at
        frame.chosen = self.chosen[:]
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        left = self.number - sum(self.chosen)
        for kind in range(KINDS):
            number = min(left, count(g, self.zone, seat, kind) - self.chosen[kind])
            if number > 0:
                o.yes("take_unit", kind, 1, number)
        o.yes("ready")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "take_unit":
            self.chosen[a.target] += a.amount
            return
        self.at = 1
        if sum(self.chosen):
            self.set_out(g)

    def set_out(self, g: Medioevo) -> None:
        for kind in range(KINDS):
            index = slot(g, self.zone, self.seat, kind)
            for _ in range(self.chosen[kind]):
                if index in g.tired:
                    g.tired = without(g.tired, index)
        for frame in g.below():
            if isinstance(frame, Movement):
                frame.at = CHOOSING
                frame.going = self.chosen[:]
                for piece in frame.pieces:
                    if g.piece_kind[piece] >= 0 and g.piece_zone[piece] == self.zone:
                        g.piece_done = changed(g.piece_done, piece, 0)
                return

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("ready")
