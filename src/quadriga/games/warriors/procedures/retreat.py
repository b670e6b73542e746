"""Retreat of a player's armies."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.pieces import changed, move_unit, remove_unit, update_control
from quadriga.games.warriors.queries import refuges
from quadriga.games.warriors.state import EXHAUSTED, Warriors


class Retreat(Frame[Warriors]):
    """All armies of one player that must retreat go to one adjacent province, or die.

    rule: WT-RET-1, WT-RET-2, WT-RET-3, WT-RET-5, WT-BAT-10 (ruling WT-GAP-27)
    """

    def __init__(self, province: int = -1, seat: int = -1, units: list[int] | None = None) -> None:
        self.at = 0
        self.province = province
        self.seat = seat
        self.units: list[int] = units if units is not None else []

    def clone(self) -> "Retreat":
        frame = Retreat(self.province, self.seat, self.units[:])
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 1:
            return DONE
        if self.havens(g):
            return WAIT
        for unit in self.units:
            g.tell("unit.lost", self.seat, g.kind[unit], self.province)
            remove_unit(g, unit)
        update_control(g, self.province)
        return DONE

    def havens(self, g: Warriors) -> list[int]:
        return refuges(g, self.seat, self.province)

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        havens = self.havens(g)
        for province in havens:
            o.yes("retreat_to", province)
        if o.explain:
            refuse_refuges(g, "retreat_to", "WT-RET-2", self.province, havens, o)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        for unit in self.units:
            move_unit(g, unit, a.target)
            g.spent[unit] = EXHAUSTED
            g.retreated = changed(g.retreated, unit, 1)
        g.tell("army.retreated", seat, self.province, a.target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("retreat_to", self.havens(g)[0])


def refuse_refuges(g: Warriors, verb: str, rule: str, origin: int, havens: list[int], o: Offer) -> None:
    """Why armies that must leave a province cannot go anywhere else."""
    for province in range(len(g.holder)):
        if province not in havens and province != origin:
            code = "no_refuge" if province in g.board.neighbours[origin] else "not_adjacent"
            o.no(verb, province, code, [rule], {"province": province})
