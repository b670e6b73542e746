"""Unification: a nation brought together gives actions at once."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.procedures.action import Action
from quadriga.games.warriors.queries import can_unify, unification_provinces
from quadriga.games.warriors.state import Warriors


def offer_unification(g: Warriors, seat: int, o: Offer) -> None:
    """rule: WT-UNI-1, WT-UNI-2 (ruling WT-GAP-38)"""
    if can_unify(g, seat):
        o.yes("unify")
    elif o.explain:
        if g.unified[seat]:
            o.no("unify", -1, "unified_before", ["WT-UNI-2"])
        else:
            for province in g.board.mandatory[g.nation[seat]]:
                if g.holder[province] != seat:
                    o.no("unify", -1, "nation_incomplete", ["WT-UNI-1"], {"province": province})
                    return


class Unification(Frame[Warriors]):
    """The bonus actions, all at once, before anything else; armies formed now have no action points this turn.

    rule: WT-UNI-3, WT-UNI-4, WT-UNI-5, WT-ACT-1 (rulings WT-GAP-12, WT-GAP-38)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.actions = 0

    def clone(self) -> "Unification":
        frame = Unification(self.seat)
        frame.at = self.at
        frame.actions = self.actions
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0:
            self.at = 1
            g.unified[self.seat] = 1
            provinces = unification_provinces(g, self.seat)
            self.actions = g.board.unification_actions[provinces]
            g.tell("nation.unified", self.seat, provinces, self.actions)
            return RUN
        if self.actions == 0:
            return DONE
        self.actions -= 1
        return g.call(Action(self.seat, True))
