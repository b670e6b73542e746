"""Settlements grow."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPANSIONIST, FOREST, KINDS, METROPOLIS, MOUNTAIN
from quadriga.games.civilization.pieces import pay, resize, set_mood
from quadriga.games.civilization.procedures.placement import is_banned
from quadriga.games.civilization.procedures.prices import price_of
from quadriga.games.civilization.procedures.supply import (
    owe,
    owed_to,
    settlement_available,
    settlements_in_box,
    write_off,
)
from quadriga.games.civilization.queries import is_type, own_settlements, usable
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import FOUNDED, GROWN, GROWN_TWICE

FORESTED: Final = 2  # the largest settlement in a forest
MOUNTAINOUS: Final = 1


def allowed_sizes(g: Civilization, seat: int) -> int:
    """Bit mask of the sizes that technologies allow a seat.  rule: CV-GRO-1, CV-TEC-7"""
    mask = 1 << 1
    for size in range(2, METROPOLIS + 1):
        if usable(g, seat, g.board.size_technology[size]):
            mask |= 1 << size
    return mask


def terrain_limit(g: Civilization, territory: int) -> int:
    """rule: CV-GRO-5, CV-TOK-20, CV-TOK-21, CV-GEN-2"""
    if g.shown[territory]:
        if g.token[territory] == MOUNTAIN:
            return MOUNTAINOUS
        if g.token[territory] == FOREST:
            return FORESTED
    return METROPOLIS


def size_fault(g: Civilization, territory: int, allowed: int) -> str:
    """Why a settlement cannot be a size larger at all; empty if it can.  rule: CV-GRO-1, CV-GRO-5, CV-GEN-2"""
    size = g.size[territory] + 1
    if size > METROPOLIS:
        return "largest_already"
    if size > terrain_limit(g, territory):
        return "terrain_limit"
    return "" if (allowed >> size) & 1 else "size_not_discovered"


def growth_fault(g: Civilization, seat: int, territory: int, allowed: int) -> str:
    """Why no growth may be bought for a settlement, whatever it costs.
    rule: CV-GRO-3, CV-GRO-4, CV-CIV-22, CV-VAR-8, CV-GOV-28 (ruling CV-GAP-23)"""
    code = size_fault(g, territory, allowed)
    if code:
        return code
    mood = g.mood[territory]
    times = 2 if mood & GROWN_TWICE else 1 if mood & GROWN else 0
    if is_type(g, seat, EXPANSIONIST):
        most = 1 if mood & FOUNDED else 2
    else:
        most = 0 if mood & FOUNDED else 1
    if times >= most:
        return "grown_this_turn" if times else "founded_lately"
    if is_banned(g, seat, territory):
        return "unhappy_settlement"
    if settlement_available(g, seat, g.size[territory] + 1) == 0:
        return "no_miniature_left"
    return ""


def offer_growth(g: Civilization, seat: int, o: Offer) -> None:
    price = price_of(g, seat, "grow")
    if g.coins[seat] < price:
        if o.explain:
            o.no("grow", -1, "not_enough_coins", ["CV-GRO-2"], {"need": price, "have": g.coins[seat]})
        return
    allowed = allowed_sizes(g, seat)
    for territory in own_settlements(g, seat):
        code = growth_fault(g, seat, territory, allowed)
        if not code:
            o.yes("grow", territory)
        elif o.explain:
            explain_growth(g, territory, code, o)


def explain_growth(g: Civilization, territory: int, code: str, o: Offer) -> None:
    size = g.size[territory] + 1
    params = {"territory": territory, "size": size}
    if code == "size_not_discovered":
        params["technology"] = g.board.size_technology[size]
    o.no("grow", territory, code, growth_rules(code), params)


def growth_rules(code: str) -> list[str]:
    if code == "terrain_limit":
        return ["CV-GRO-5"]
    if code == "size_not_discovered":
        return ["CV-GRO-1"]
    if code == "grown_this_turn":
        return ["CV-GRO-3"]
    if code == "founded_lately":
        return ["CV-GRO-4"]
    if code == "unhappy_settlement":
        return ["CV-GOV-28"]
    return ["CV-VAR-8"] if code == "no_miniature_left" else ["CV-GEN-2"]


def buy_growth(g: Civilization, seat: int, territory: int) -> None:
    """Nobody receives rights for it.  rule: CV-GRO-2, CV-GRO-3"""
    pay(g, seat, price_of(g, seat, "grow"))
    set_mood(g, territory, GROWN_TWICE if g.mood[territory] & GROWN else GROWN)
    grow(g, seat, territory)


def grow(g: Civilization, seat: int, territory: int) -> None:
    resize(g, territory, g.size[territory] + 1)
    g.tell("settlement.grown", seat, territory, g.size[territory])


def growing(g: Civilization, seat: int) -> list[int]:
    """Settlements that could grow by an award, a technology or a card, whatever is in the box (ruling CV-GAP-109)."""
    allowed = allowed_sizes(g, seat)
    return [t for t in own_settlements(g, seat) if not size_fault(g, t, allowed)]


class Growth(Frame[Civilization]):
    """Settlements grow for nothing, within the limits of technology and terrain; if only miniatures are lacking, the
    growth is owed. With a size it is a debt that is paid now.

    rule: CV-PUR-8, CV-TEC-10, CV-STR-30, CV-VAR-9 (ruling CV-GAP-109)
    """

    def __init__(self, seat: int = -1, count: int = 1, size: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count
        self.size = size

    def clone(self) -> "Growth":
        frame = Growth(self.seat, self.count, self.size)
        frame.at = self.at
        return frame

    def places(self, g: Civilization) -> list[int]:
        found = growing(g, self.seat)
        if self.size:
            return [t for t in found if g.size[t] + 1 == self.size and settlements_in_box(g, self.seat, self.size)]
        return [t for t in found if settlement_available(g, self.seat, g.size[t] + 1)]

    def run(self, g: Civilization) -> int:
        if self.count == 0 or self.seat in g.gone:
            return DONE
        if self.places(g):
            return WAIT
        wanting = growing(g, self.seat)
        if wanting and not self.size:
            owe(g, self.seat, KINDS + min([g.size[t] for t in wanting]) + 1, self.count)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in self.places(g):
            o.yes("grow", territory)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if self.size and owed_to(g, seat, KINDS + self.size):
            write_off(g, seat, KINDS + self.size, 1)
        grow(g, seat, a.target)
        self.count -= 1

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("grow", self.places(g)[0])
