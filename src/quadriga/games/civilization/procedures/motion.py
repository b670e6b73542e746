"""What it costs a piece to enter a space."""

from typing import Final

from quadriga.games.civilization.board import EXPLORERS, FIRST_SHIP, NAVIGATORS, NOBODY, PLANE, RAILWAY, TERRITORIES
from quadriga.games.civilization.queries import (
    at_war,
    cargo_of,
    discovered,
    has_enemies,
    is_land_unit,
    is_ship,
    is_type,
    pieces_in,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import FLIGHT
from quadriga.games.civilization.terms import BATTLE_SPACE, CLOSED, DECLARED, STOPPED

POINT: Final = 2  # movement points are counted in halves; no step costs more than one
HALF: Final = 1
CARRIER_PLANES: Final = 2


def points(g: Civilization, piece: int) -> int:
    """All movement points of a piece, in halves.  rule: CV-MOV-1, CV-CIV-11"""
    return points_left(g, piece) + g.spent[piece]


def points_left(g: Civilization, piece: int) -> int:
    kind = g.kind[piece]
    left = g.board.kind_mp[kind] - g.spent[piece]
    if kind >= FIRST_SHIP and is_ship(kind) and is_type(g, g.owner[piece], NAVIGATORS):
        return left + POINT
    return left


def capacity(g: Civilization, ship: int) -> int:
    """Land units and explorers a ship can carry.  rule: CV-MOV-5, CV-CIV-11"""
    return g.board.kind_capacity[g.kind[ship]] + int(is_type(g, g.owner[ship], NAVIGATORS))


def room(g: Civilization, ship: int) -> int:
    """Places left aboard."""
    return capacity(g, ship) - sum(1 for piece in cargo_of(g, ship) if g.kind[piece] != PLANE)


def deck_room(g: Civilization, ship: int) -> int:
    """Places left for aircraft.  rule: CV-MOV-7"""
    return g.board.kind_planes[g.kind[ship]] - sum(1 for piece in cargo_of(g, ship) if g.kind[piece] == PLANE)


def is_hostile(g: Civilization, territory: int, seat: int) -> bool:
    """Whether a territory is held by an enemy: by his settlement or by his armies, and so is its road.
    rule: CV-ROA-7 (ruling CV-GAP-65)"""
    holder = g.seats if g.occupied[territory] else g.holder[territory]
    return (holder != NOBODY and at_war(g, seat, holder)) or has_enemies(g, territory, seat)


def has_port(g: Civilization, territory: int) -> bool:
    """rule: CV-ROA-3, CV-UNI-7"""
    return g.roads_rule and g.road[territory] > 0 and g.size[territory] > 0 and g.board.coastal[territory]


def has_airport(g: Civilization, territory: int) -> bool:
    """rule: CV-ROA-6, CV-UNI-7"""
    return g.roads_rule and g.road[territory] == RAILWAY and g.size[territory] > 0 and discovered(g, FLIGHT)


def land_cost(g: Civilization, seat: int, territory: int) -> int:
    """To enter a territory by land.  rule: CV-ROA-2, CV-ROA-5, CV-ROA-7"""
    if not g.roads_rule or g.road[territory] == 0 or is_hostile(g, territory, seat):
        return POINT
    return 0 if g.road[territory] == RAILWAY else HALF


def harbour_cost(g: Civilization, seat: int, territory: int) -> int:
    """To board or land at a territory.  rule: CV-MOV-4, CV-ROA-3, CV-ROA-6"""
    if not has_port(g, territory) or is_hostile(g, territory, seat):
        return POINT
    return 0 if has_airport(g, territory) else HALF


def step_cost(g: Civilization, piece: int, to: int) -> int:
    """From where a piece stands to a neighbouring space."""
    kind = g.kind[piece]
    here = g.space[piece]
    if is_ship(kind) or kind == PLANE:
        return POINT
    seat = g.owner[piece]
    if here >= TERRITORIES:
        return harbour_cost(g, seat, to)
    return harbour_cost(g, seat, here) if to >= TERRITORIES else land_cost(g, seat, to)


def same_sort(g: Civilization, piece: int, other: int) -> bool:
    """Land movers go with land movers from the same ship or land, ships with ships, aircraft with aircraft."""
    one = g.kind[piece]
    two = g.kind[other]
    if is_ship(one) or is_ship(two):
        return is_ship(one) and is_ship(two)
    if one == PLANE or two == PLANE:
        return one == two
    return (one == EXPLORERS) == (two == EXPLORERS) or g.aboard[piece] == g.aboard[other]


def cheap_ways(g: Civilization, spaces: list[int], left: int) -> list[int]:
    """Which of these may cost less than a whole point: only roads help, and where nothing is left only railways.
    rule: CV-ROA-2, CV-ROA-3, CV-ROA-5"""
    road = g.road
    if left < HALF:
        return [space for space in spaces if space < TERRITORIES and road[space] == RAILWAY]
    return [space for space in spaces if space < TERRITORIES and road[space]]


def is_declared(g: Civilization, space: int) -> bool:
    """Whether a battle has been declared in a space.  rule: CV-MOV-3"""
    for at in range(0, len(g.declared), DECLARED):
        if g.declared[at + BATTLE_SPACE] == space:
            return True
    return False


def is_closed(g: Civilization, space: int) -> bool:
    """By extreme climate.  rule: CV-EVT-25"""
    return space < TERRITORIES and g.mood[space] & CLOSED != 0


def can_stir(g: Civilization, piece: int) -> bool:
    """Whether a piece may leave its space at all.  rule: CV-MOV-3, CV-EVT-25"""
    here = g.space[piece]
    if g.mark[piece] & STOPPED or (here < TERRITORIES and g.mood[here] & CLOSED):
        return False
    return not g.declared or not is_declared(g, here) or not fights(g, piece)


def fights(g: Civilization, piece: int) -> bool:
    """Explorers may leave a space in which others fight; armies, also those aboard, ships and aircraft may not."""
    kind = g.kind[piece]
    return is_land_unit(kind) or is_ship(kind) or kind == PLANE


def landing_places(g: Civilization, seat: int, number: int = 1) -> list[int]:
    """Where so many aircraft of a seat may end their move: with own armies, settlements or carriers with room.
    rule: CV-MOV-7"""
    places: list[int] = []
    for territory in range(TERRITORIES):
        held = g.holder[territory] == seat and not g.occupied[territory]
        if (held or g.troops[territory * (g.seats + 1) + seat]) and not is_closed(g, territory):
            places.append(territory)
    for piece in range(len(g.kind)):
        if g.owner[piece] == seat and g.kind[piece] >= 0 and g.board.kind_planes[g.kind[piece]]:
            sea = g.space[piece]
            if sea >= TERRITORIES and sea not in places and decks(g, sea, seat) >= number:
                places.append(sea)
    return sorted(places)


def decks(g: Civilization, sea: int, seat: int) -> int:
    """Places left on all carriers of a seat in a sea zone."""
    return sum(max(0, deck_room(g, p)) for p in pieces_in(g, sea) if is_ship(g.kind[p]) and g.owner[p] == seat)


def own_ships_with_room(g: Civilization, sea: int, seat: int) -> list[int]:
    return [p for p in pieces_in(g, sea) if is_ship(g.kind[p]) and g.owner[p] == seat and room(g, p) > 0]
