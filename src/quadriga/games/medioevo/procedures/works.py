"""Buildings: what may stand where, what a new one brings."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    ARCHITECTURE,
    CASTLE_LEVEL,
    CATEGORIES,
    CATHEDRAL,
    CITY_LEVEL,
    CIVIL,
    MASONRY,
    MILITARY,
    RELIGION,
)
from quadriga.games.medioevo.codes import BUILDING
from quadriga.games.medioevo.pieces import give_honour, set_holder
from quadriga.games.medioevo.property_queries import building, buildings_left, tokens_on_board
from quadriga.games.medioevo.queries import is_inhabited, land_neighbours, may_stay
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import owners_in

PROJECT = (MASONRY, ARCHITECTURE, RELIGION)
CONTROL_TOKENS = 8


def site_fault(g: Medioevo, territory: int, category: int, level: int) -> str:
    """Why a building of this level cannot stand there; nothing if it can.

    rule: MU-BLD-3, MU-BLD-4, MU-BLD-5, MU-DEF-10, MU-SET-13 (ruling MU-GAP-51)
    """
    if category == CIVIL and not is_inhabited(g, territory):
        return "nobody_lives_there"
    if building(g, territory, category) >= level:
        return "stands_already"
    if buildings_left(g, category, level) <= 0:
        return "none_in_reserve"
    return ""


def building_price(g: Medioevo, territory: int, category: int, level: int) -> int:
    """The difference to what stands there.  rule: MU-BLD-1, MU-PUR-3"""
    costs = g.board.building_cost
    return costs[category * 4 + level] - costs[category * 4 + building(g, territory, category)]


def building_points(g: Medioevo, territory: int, category: int, level: int) -> int:
    """rule: MU-TECH-17, MU-TECH-18, MU-TECH-21, MU-PUR-3 (ruling MU-GAP-9)"""
    points = g.board.building_points
    return points[category * 4 + level] - points[category * 4 + building(g, territory, category)]


def erect(g: Medioevo, seat: int, territory: int, category: int, level: int) -> int:
    """A building stands or rises; damage stays on it. Great ones bring Honour, military ones control tokens.

    rule: MU-BLD-5, MU-BLD-6, MU-TOK-1, MU-TOK-2 (ruling MU-GAP-79)
    """
    before = building(g, territory, category)
    g.buildings = changed(g.buildings, territory * CATEGORIES + category, level)
    g.tell("building.built", seat, territory, category, level)
    if (category == CIVIL and level == CITY_LEVEL) or (category == MILITARY and level == CASTLE_LEVEL):
        give_honour(g, seat, 1, BUILDING)
    elif category == CATHEDRAL:
        give_honour(g, seat, 1, BUILDING)
    if category == MILITARY and token_places(g, seat, territory):
        return g.call(ControlTokens(seat, territory, level - before))
    return 0


def raise_building(g: Medioevo, seat: int, territory: int, category: int) -> int:
    """One level more, without florins.  rule: MU-TECH-20, MU-CARD-69, MU-CARD-70"""
    return erect(g, seat, territory, category, building(g, territory, category) + 1)


def can_rise(g: Medioevo, territory: int, category: int) -> bool:
    level = building(g, territory, category)
    return category != CATHEDRAL and 0 < level < CITY_LEVEL and buildings_left(g, category, level + 1) > 0


def token_places(g: Medioevo, seat: int, territory: int) -> list[int]:
    """Where a control token of a military building may go.  rule: MU-TOK-3"""
    if tokens_on_board(g, seat) >= CONTROL_TOKENS:
        return []
    found: list[int] = []
    for other in land_neighbours(g, territory):
        if g.token[other] >= 0 or g.holder[other] not in (-1, seat):
            continue
        if not [owner for owner in owners_in(g, other) if is_opposing(g, owner, seat)]:
            found.append(other)
    return found


def is_opposing(g: Medioevo, owner: int, seat: int) -> bool:
    """Barbarians, and players whom no pact admits to the seat's land."""
    return owner == g.seats or (owner != seat and not may_stay(g, owner, seat))


class ControlTokens(Frame[Medioevo]):
    """Placed at once, each in another territory, or lost.  rule: MU-TOK-1, MU-TOK-2, MU-TOK-3"""

    def __init__(self, seat: int = -1, territory: int = -1, number: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.territory = territory
        self.number = number

    def clone(self) -> "ControlTokens":
        frame = ControlTokens(self.seat, self.territory, self.number)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at >= self.number or not token_places(g, self.seat, self.territory):
            return DONE
        return WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in token_places(g, seat, self.territory):
            o.yes("place_token", territory)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = self.number
            return
        self.at += 1
        g.token = changed(g.token, a.target, seat)
        set_holder(g, a.target, seat)
        g.tell("token.placed", seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()
