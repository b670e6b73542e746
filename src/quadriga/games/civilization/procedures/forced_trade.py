"""Magellan's Voyage."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import COMMERCIAL, NOBODY, TERRITORIES
from quadriga.games.civilization.pieces import add_effect
from quadriga.games.civilization.procedures.departure import in_last_turn
from quadriga.games.civilization.procedures.routes import brokers, is_isolated
from quadriga.games.civilization.procedures.terms_of_trade import resource_fault
from quadriga.games.civilization.queries import at_war, effect, is_type, own_settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import FORCED_TRADE
from quadriga.games.civilization.wonders import W_FORCED_TRADE


def magellan(g: Civilization, seat: int, linked: list[int]) -> bool:
    """Whether a seat may still force an exchange in this phase.  rule: CV-WON-3 (ruling CV-GAP-76)"""
    for number in g.board.wonders_of_word[W_FORCED_TRADE]:
        if g.wonder_owner[number] == seat and g.board.wonders[number].era >= g.era:
            return effect(g, FORCED_TRADE, seat) == NOBODY and bool(pairs(g, seat, linked))
    return False


def pairs(g: Civilization, seat: int, linked: list[int]) -> list[int]:
    """own settlement * TERRITORIES + the other's.  rule: CV-CIV-8, CV-TRD-7, CV-TRD-10, CV-SPC-3"""
    own = [t for t in own_settlements(g, seat) if resource_fault(g, seat, t) == ""]
    found: list[int] = []
    for other in range(g.seats):
        if other == seat or at_war(g, seat, other) or is_type(g, other, COMMERCIAL) or other in g.gone:
            continue
        if in_last_turn(g, other):
            continue
        chain = brokers(g, linked, seat, other)
        if chain == [NOBODY]:
            continue
        path = [seat, *chain, other]
        mine = [t for t in own if not is_isolated(g, t, path[1])]
        for theirs in own_settlements(g, other):
            if resource_fault(g, other, theirs) == "" and not is_isolated(g, theirs, path[-2]):
                found += [t * TERRITORIES + theirs for t in mine if g.resource[t] != g.resource[theirs]]
    return sorted(found)


class ForcedTrade(Frame[Civilization]):
    """The owner names one resource of his and one of an enabled player's (ruling CV-GAP-76)."""

    def __init__(self, seat: int = 0, linked: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.linked: list[int] = linked if linked is not None else []

    def clone(self) -> "ForcedTrade":
        frame = ForcedTrade(self.seat, self.linked[:])
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("never_mind")
        for pair in pairs(g, seat, self.linked):
            o.yes("swap", pair)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "swap":
            from quadriga.games.civilization.procedures.trade import swap

            add_effect(g, FORCED_TRADE, seat, 1)
            swap(g, a.target // TERRITORIES, a.target % TERRITORIES, True)

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("never_mind")
