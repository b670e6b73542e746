"""Which orders a seat's pieces may be given: what is the same for several of them is found out once."""

from typing import Final

from quadriga.engine.choice import Choice
from quadriga.games.civilization.board import (
    EXPLORERS,
    FERTILE,
    MODERN,
    MOST_SEATS,
    NOBODY,
    OLYMPICS,
    PLANE,
    TERRITORIES,
)
from quadriga.games.civilization.piece_tallies import roads
from quadriga.games.civilization.procedures.building import (
    can_work,
    prospecting_fault,
    railway_fault,
    road_fault,
    terraforming_fault,
)
from quadriga.games.civilization.procedures.declaration import QUIET, disputes
from quadriga.games.civilization.procedures.founding import founding_fault
from quadriga.games.civilization.procedures.motion import POINT, can_stir, is_closed, points_left
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.queries import discovered, in_anarchy, is_ship, likeness_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import effects, is_anything_closed
from quadriga.games.civilization.technologies import ENGINEERING, FISSION, STEAM_POWER
from quadriga.games.civilization.terms import REFUSED, STOPPED

# What a piece may be told, as bits
MOVES: Final = 1
UNSURE: Final = 1 << 1  # whether it moves has to be looked at closely
LOOKS: Final = 1 << 2
FOUNDS: Final = 1 << 3
ROAD: Final = 1 << 4
RAILWAY: Final = 1 << 5
PROSPECTS: Final = 1 << 6
TERRAFORMS: Final = 1 << 7
WORKS: Final = LOOKS | FOUNDS | ROAD | RAILWAY | PROSPECTS | TERRAFORMS


class Closer:
    """Which pieces of a seat can go on, by likeness, as long as no ship moves, loads or unloads either."""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.goes: dict[int, bool] = {}
        self.seat = seat
        self.fleet = g.fleet
        self.kind = g.kind
        self.aboard = g.aboard
        self.effects = g.effects
        self.refused = effects(g, REFUSED, seat)
        self.leaving = g.leaving
        self.turn = g.turn

    def holds(self, g: Civilization) -> bool:
        return (
            self.fleet is g.fleet
            and self.kind is g.kind
            and self.aboard is g.aboard
            and (self.effects is g.effects or self.refused == effects(g, REFUSED, self.seat))
            and self.leaving is g.leaving
            and self.turn == g.turn
        )


class Told:
    """What all pieces of a seat may be told, as long as none of them changes."""

    def __init__(self, g: Civilization, found: list[Choice], spaces: list[int]) -> None:
        self.found = found
        self.spaces = spaces  # with own forces
        self.owner = g.owner
        self.space = g.space
        self.spent = g.spent
        self.mark = g.mark
        self.spy_ship = g.spy_ship
        self.nukes = g.nukes

    def holds(self, g: Civilization) -> bool:
        return (
            self.space is g.space
            and self.spent is g.spent
            and self.mark is g.mark
            and self.owner is g.owner
            and self.spy_ship is g.spy_ship
            and self.nukes is g.nukes
        )


class Mobility:
    """What pieces of a seat may do, by what they are like: as long as nothing but places and points of its pieces
    changes.  rule: CV-GOV-7, CV-GOV-8, CV-MOV-10"""

    def __init__(self, g: Civilization, seat: int) -> None:
        self.seat = seat
        self.orders: dict[int, int] = {}  # by likeness
        self.exits: dict[int, bool] = {}  # by space * 2, and 1 more for ships
        self.paved: dict[int, bool] = {}  # by space
        self.closer = Closer(g, seat)
        self.told: Told | None = None
        # the rows for which it holds
        self.known = disputes(g, seat)
        self.era = g.era
        self.event = g.event
        self.coins = g.coins[seat] if g.coins else 0
        self.government = g.government
        self.civilization = g.civilization
        self.mood = g.mood
        self.road = g.road
        self.declared = g.declared
        self.size = g.size
        self.token = g.token
        self.shown = g.shown
        self.seen = g.known
        self.resource = g.resource
        self.tech_owner = g.tech_owner
        self.bag = g.bag
        self.owed = g.owed
        # what follows from them
        self.anarchy = g.governments_rule and seat < len(g.government) and in_anarchy(g, seat)
        self.railways = roads(g).has_railways
        self.hindered = len(g.declared) > 0 or is_anything_closed(g)  # some pieces by battles or by the climate
        self.simple = g.era != MODERN and g.event != OLYMPICS  # neither fuel nor consent is needed

    def holds(self, g: Civilization) -> bool:
        return (
            self.mood is g.mood
            and self.road is g.road
            and self.coins == g.coins[self.seat]
            and self.size is g.size
            and self.seen is g.known
            and self.shown is g.shown
            and self.token is g.token
            and self.declared is g.declared
            and self.known is disputes(g, self.seat)
            and self.era == g.era
            and self.event == g.event
            and self.government is g.government
            and self.civilization is g.civilization
            and self.resource is g.resource
            and self.tech_owner is g.tech_owner
            and self.bag is g.bag
            and self.owed is g.owed
        )

    def look_up(self, g: Civilization, piece: int, likeness: int) -> int:
        """What a piece may be told, as bits, if it is not known of its like."""
        orders = self.movement(g, piece)
        if g.kind[piece] == EXPLORERS and g.space[piece] < TERRITORIES:
            orders |= works_for(g, self.seat, piece)
        self.orders[likeness] = orders
        return orders

    def allows(self, g: Civilization, piece: int) -> bool:
        """Whether a piece may be picked up."""
        likeness = likeness_of(g, piece)
        orders = self.orders.get(likeness, NOBODY)
        if orders == NOBODY:
            orders = self.look_up(g, piece, likeness)
        return orders & MOVES != 0 or (orders & UNSURE != 0 and self.goes(g, piece, likeness))

    def goes(self, g: Civilization, piece: int, likeness: int) -> bool:
        """The same after a closer look, which is remembered where neither fuel nor consent is needed."""
        if not self.simple or g.kind[piece] == PLANE:
            return Move(self.seat, [piece]).can_go(g)
        closer = self.closer
        if not closer.holds(g):
            closer = Closer(g, self.seat)
            self.closer = closer
        if likeness not in closer.goes:
            closer.goes[likeness] = Move(self.seat, [piece]).can_go(g)
        return closer.goes[likeness]

    def recall(self, g: Civilization) -> Told | None:
        """What was found out for all pieces, if it is still right."""
        told = self.told
        return told if told is not None and told.holds(g) and self.closer.holds(g) else None

    def remember(self, g: Civilization, found: list[Choice], spaces: list[int]) -> None:
        """Where fuel or consent is needed it is found out anew every time."""
        if self.simple:
            if not self.closer.holds(g):
                self.closer = Closer(g, self.seat)
            self.told = Told(g, found, spaces)

    def movement(self, g: Civilization, piece: int) -> int:
        kind = g.kind[piece]
        if self.anarchy and kind != EXPLORERS:
            return 0
        if g.mark[piece] & STOPPED or (self.hindered and not can_stir(g, piece)):
            return 0
        left = points_left(g, piece)
        if left < POINT:
            if left <= 0 and not self.railways:
                return 0
            return UNSURE if kind == PLANE or self.is_paved(g, g.space[piece]) else 0
        if self.simple and kind != PLANE and self.leads_out(g, g.space[piece], is_ship(kind)):
            return MOVES
        return UNSURE

    def is_paved(self, g: Civilization, here: int) -> bool:
        """Whether a road may make a step cheaper than a whole point."""
        if here not in self.paved:
            self.paved[here] = here < TERRITORIES and g.road[here] > 0
            for territory in g.board.land[here]:
                if g.road[territory]:
                    self.paved[here] = True
                    break
        return self.paved[here]

    def leads_out(self, g: Civilization, here: int, by_sea: bool) -> bool:
        """Whether a piece with a whole point left can go on without a fight."""
        place = here * 2 + by_sea
        if place not in self.exits:
            self.exits[place] = False
            for space in g.board.seas[here] if by_sea else g.board.land[here]:
                if (self.known.flags[space] == QUIET or not self.known.has(g, space)) and not is_closed(g, space):
                    self.exits[place] = True
                    break
        return self.exits[place]


MOBILITY: Final = [Mobility(Civilization(), seat) for seat in range(MOST_SEATS)]


def mobility(g: Civilization, seat: int) -> Mobility:
    known = MOBILITY[seat]
    if not known.holds(g):
        known = Mobility(g, seat)
        MOBILITY[seat] = known
    return known


def may_look(g: Civilization, seat: int, territory: int) -> bool:
    """What a spy has told him about still has to be met.  rule: CV-TOK-2, CV-TOK-3, CV-TOK-4, CV-TOK-5"""
    token = g.token[territory]
    if token == NOBODY or g.shown[territory] or (token <= FERTILE and (g.known[territory] >> seat) & 1):
        return False
    return not is_closed(g, territory)


def works_for(g: Civilization, seat: int, piece: int) -> int:
    """What an explorer may do where it stands, as bits.  rule: CV-MOV-9, CV-TOK-2, CV-TOK-3"""
    territory = g.space[piece]
    orders = LOOKS if may_look(g, seat, territory) else 0
    if not founding_fault(g, seat, territory):
        orders |= FOUNDS
    if can_work(g, seat, piece, POINT):
        return orders
    if g.roads_rule:
        if not road_fault(g, seat, piece, ""):
            orders |= ROAD
        if discovered(g, STEAM_POWER) and not railway_fault(g, seat, piece, ""):
            orders |= RAILWAY
    if g.prospecting:
        if discovered(g, ENGINEERING) and not prospecting_fault(g, seat, piece, ""):
            orders |= PROSPECTS
        if discovered(g, FISSION) and not terraforming_fault(g, seat, piece):
            orders |= TERRAFORMS
    return orders
