"""What explorers do besides looking and founding: roads, railways, prospecting, terraforming."""

from quadriga.games.civilization.board import (
    DESERT,
    EXPANSIONIST,
    FERTILE,
    MOUNTAIN,
    NOBODY,
    RAILWAY,
    ROAD,
    TERRITORIES,
)
from quadriga.games.civilization.pieces import changed, clear_mood, do_deed, pay, remove_settlement, set_mark
from quadriga.games.civilization.procedures.motion import POINT, is_closed, is_declared, is_hostile, points_left
from quadriga.games.civilization.procedures.prices import price_of
from quadriga.games.civilization.queries import discovered, in_anarchy, is_type
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import ENGINEERING, FISSION, STEAM_POWER, THE_WHEEL
from quadriga.games.civilization.terms import ACTED, PROSPECTED, ROADS, ROADS_COST, STOPPED


def can_work(g: Civilization, seat: int, piece: int, halves: int) -> str:
    """The reason why an explorer cannot work where it stands, or nothing: one that has looked at a token goes nowhere,
    but it works. With a whole point this is the hindrance that the next functions are told.
    rule: CV-TOK-3, CV-MOV-9, CV-MOV-10"""
    space = g.space[piece]
    if space >= TERRITORIES:
        return "at_sea"
    if in_anarchy(g, seat):
        return "anarchy"
    if g.mark[piece] & ACTED or points_left(g, piece) < halves:
        return "no_points_left"
    if g.mark[piece] & STOPPED and is_declared(g, space):
        return "no_points_left"
    if is_closed(g, space):
        return "climate"
    return "hostile_land" if is_hostile(g, space, seat) else ""


def road_fault(g: Civilization, seat: int, piece: int, hindrance: str) -> str:
    """rule: CV-ROA-1"""
    if not g.roads_rule or not discovered(g, THE_WHEEL):
        return "technology_undiscovered"
    if hindrance:
        return hindrance
    if g.road[g.space[piece]]:
        return "road_already"
    return "" if g.coins[seat] >= price_of(g, seat, "road") else "not_enough_coins"


def build_road(g: Civilization, seat: int, piece: int) -> None:
    """rule: CV-ROA-1, CV-ROA-3"""
    territory = g.space[piece]
    price = price_of(g, seat, "road")
    pay(g, seat, price)
    g.road = changed(g.road, territory, ROAD)
    set_mark(g, piece, STOPPED | ACTED)
    do_deed(g, seat, ROADS)
    do_deed(g, seat, ROADS_COST, price)
    g.tell("road.built", seat, territory)


def railway_fault(g: Civilization, seat: int, piece: int, hindrance: str) -> str:
    """rule: CV-ROA-4"""
    if not g.roads_rule or not discovered(g, STEAM_POWER):
        return "technology_undiscovered"
    if hindrance:
        return hindrance
    if g.road[g.space[piece]] != ROAD:
        return "no_road"
    return "" if g.coins[seat] >= price_of(g, seat, "railway") else "not_enough_coins"


def build_railway(g: Civilization, seat: int, piece: int) -> None:
    """rule: CV-ROA-4, CV-ROA-6"""
    territory = g.space[piece]
    pay(g, seat, price_of(g, seat, "railway"))
    g.road = changed(g.road, territory, RAILWAY)
    set_mark(g, piece, STOPPED | ACTED)
    g.tell("railway.built", seat, territory)


def prospecting_fault(g: Civilization, seat: int, piece: int, hindrance: str) -> str:
    """rule: CV-PSP-1, CV-PSP-2"""
    if not g.prospecting or not discovered(g, ENGINEERING):
        return "technology_undiscovered"
    if hindrance:
        return hindrance
    territory = g.space[piece]
    known = g.shown[territory] == 1 or (g.known[territory] >> seat) & 1 == 1
    fertile = g.token[territory] == FERTILE and g.resource[territory] == NOBODY  # with what it hid it is not bare
    bare = g.token[territory] == NOBODY or (fertile and known)
    if not bare or g.mood[territory] & PROSPECTED:
        return "token_there"
    if sum(g.bag) == 0:
        return "bag_empty"
    return "" if g.coins[seat] >= price_of(g, seat, "prospect") else "not_enough_coins"


def begin_prospecting(g: Civilization, seat: int, piece: int) -> None:
    from quadriga.games.civilization.procedures.exploration import Prospecting

    pay(g, seat, price_of(g, seat, "prospect"))
    set_mark(g, piece, STOPPED | ACTED)
    g.call(Prospecting(seat, piece, g.space[piece]))


def terraforming_fault(g: Civilization, seat: int, piece: int) -> str:
    """rule: CV-PSP-3, CV-PSP-4, CV-CIV-21 (ruling CV-GAP-143)"""
    if not g.prospecting or not discovered(g, FISSION):
        return "technology_undiscovered"
    expansionist = is_type(g, seat, EXPANSIONIST)
    fault = can_work(g, seat, piece, POINT if expansionist else 2 * POINT)
    if fault:
        return fault
    territory = g.space[piece]
    if not g.shown[territory] or not MOUNTAIN <= g.token[territory] <= DESERT:
        return "no_terrain"
    if g.size[territory] and g.holder[territory] != seat:
        return "settlement_of_another"
    return "" if g.coins[seat] >= price_of(g, seat, "terraform") else "not_enough_coins"


def terraform(g: Civilization, seat: int, piece: int) -> None:
    """The terrain token leaves the game, and so does a settlement of his own; the land can be prospected again.
    rule: CV-PSP-3, CV-PSP-4, CV-CIV-21 (ruling CV-GAP-143)"""
    territory = g.space[piece]
    pay(g, seat, price_of(g, seat, "terraform"))
    g.token = changed(g.token, territory, NOBODY)
    g.shown = changed(g.shown, territory, 0)
    g.known = changed(g.known, territory, 0)
    clear_mood(g, territory, PROSPECTED)
    if g.size[territory]:
        from quadriga.games.civilization.procedures.capital import kill_spies, lose_settlement

        remove_settlement(g, territory)
        kill_spies(g, seat, territory)
        lose_settlement(g, seat, territory)
    g.mark = changed(g.mark, piece, g.mark[piece] | ACTED | (0 if is_type(g, seat, EXPANSIONIST) else STOPPED))
    if is_type(g, seat, EXPANSIONIST):
        g.spent = changed(g.spent, piece, g.spent[piece] + POINT)
    g.tell("land.terraformed", seat, territory)
