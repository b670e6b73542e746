"""Princesses: one step each, after all battles."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import ARMIES, PIECES
from quadriga.games.warriors.procedures.movement import March, can_leave, destinations, offer_groups
from quadriga.games.warriors.procedures.unification import Unification, offer_unification
from quadriga.games.warriors.queries import (
    can_unify,
)
from quadriga.games.warriors.state import Warriors


class PrincessMovement(Frame[Warriors]):
    """After all battles each princess may take one step to a free or own province.

    rule: WT-MAN-2, WT-MAN-4, WT-PRI-1, WT-FORT-3 (ruling WT-GAP-46)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "PrincessMovement":
        frame = PrincessMovement(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return WAIT if self.at == 0 and (self.movable(g) or can_unify(g, self.seat)) else DONE

    def movable(self, g: Warriors) -> list[int]:
        """Princesses not yet moved, with somewhere to go; they often stand together, so one look does for several."""
        first = self.seat * PIECES + ARMIES
        found: list[int] = []
        seen = -1
        open_ = False
        for unit in range(first, first + 4):
            province = g.place[unit]
            if province >= 0 and not g.spent[unit]:
                if province != seen:
                    seen = province
                    open_ = can_leave(g, self.seat, province, 1)
                if open_:
                    found.append(unit)
        return found

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        movable = self.movable(g)
        offer_groups(g, movable, o)
        if o.explain:
            for unit in range(seat * PIECES + ARMIES, seat * PIECES + ARMIES + 4):
                if g.place[unit] >= 0 and unit not in movable:
                    code = "princess_moved" if g.spent[unit] else "nowhere_to_go"
                    o.no("move", unit, code, ["WT-PRI-1"], {"province": g.place[unit]})
            for unit in range(seat * PIECES, seat * PIECES + ARMIES):
                if g.place[unit] >= 0:
                    o.no("move", unit, "armies_before", ["WT-MAN-2"])
        offer_unification(g, seat, o)
        o.yes("done")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "move":
            g.call(PrincessStep(seat, a.target, a.amount))
        elif a.verb == "unify":
            g.call(Unification(seat))
        else:
            self.at = 1

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("done")


class PrincessStep(March):
    """Princesses never fight: they go to free, own and allied provinces only.  rule: WT-MAN-4"""

    def clone(self) -> "PrincessStep":
        frame = PrincessStep(self.seat, self.unit, self.count)
        frame.at = self.at
        return frame

    def goals(self, g: Warriors) -> list[int]:
        return destinations(g, self.seat, g.place[self.unit], 1)

    def explain(self, g: Warriors, province: int, o: Offer) -> None:
        adjacent = province in g.board.neighbours[g.place[self.unit]]
        o.no(
            "to",
            province,
            "princess_cannot_enter" if adjacent else "not_adjacent",
            ["WT-MAN-4"],
            {"province": province},
        )
