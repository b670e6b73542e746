"""What a step to an adjacent zone costs, and where transports can step by themselves or with Logistics."""

from quadriga.games.medioevo.board import (
    BLUE,
    CARAVAN,
    COAST,
    COLOURS,
    ENGINE,
    LAND,
    LOGISTICS,
    SEA,
    STRAIT,
    TERRITORIES,
    WAGON,
    ZONES,
)
from quadriga.games.medioevo.property_queries import POINT_PRICE, has_castle, owns_technology
from quadriga.games.medioevo.queries import border, is_banned
from quadriga.games.medioevo.state import Medioevo


def moves_on_land(kind: int) -> bool:
    return kind == CARAVAN or kind == WAGON or kind == ENGINE


def step_cost(g: Medioevo, piece_kind: int, origin: int, goal: int, seat: int = -1) -> int:
    """One movement point, or by terrain and river; nothing out of the mover's own castle by land.

    rule: MU-TRD-3, MU-MOV-2, MU-MOV-9, MU-VAR-4 (ruling MU-GAP-102)
    """
    if goal >= TERRITORIES:
        return 1
    if seat >= 0 and moves_on_land(piece_kind) and has_castle(g, seat, origin):
        kind = border(g, origin, goal)
        if kind == LAND or kind == STRAIT:
            return 0
    if not g.terrain:
        return 1
    cost = g.board.terrain_moves[g.board.terrain[goal]]
    if goal in g.board.rivers[origin]:
        cost += g.board.river_moves
    return cost


def in_element(g: Medioevo, kind: int, zone: int) -> bool:
    """Whether a transport of this kind may be left there.  rule: MU-TECH-2, MU-TRD-4 (ruling MU-GAP-74)"""
    if moves_on_land(kind):
        return zone < TERRITORIES
    return zone >= TERRITORIES or g.board.coastal[zone]


def plain_steps(g: Medioevo, kind: int, zone: int) -> list[int]:
    """Zones a transport can enter by itself; where Logistics brought it, the way back into its element is open too.

    rule: MU-TRD-4, MU-DEF-4, MU-KIN-4, MU-TECH-2 (ruling MU-GAP-74)
    """
    land = moves_on_land(kind)
    astray = not in_element(g, kind, zone)
    found: list[int] = []
    borders = g.board.borders[zone]
    for index, other in enumerate(g.board.neighbours[zone]):
        if not g.in_play[other]:
            continue
        along = borders[index]
        if astray:
            fits = in_element(g, kind, other)
        elif land:
            fits = along == LAND or along == STRAIT
        else:
            fits = along == COAST or along == SEA
        if fits:
            found.append(other)
    return found


def odd_steps(g: Medioevo, kind: int, zone: int) -> list[int]:
    """Zones that only Logistics opens: sea for land transports, land borders for ships.  rule: MU-TECH-2"""
    land = moves_on_land(kind)
    plain = plain_steps(g, kind, zone)
    found: list[int] = []
    for other in g.board.neighbours[zone]:
        if g.in_play[other] and other not in plain and (other >= TERRITORIES) == land:
            found.append(other)
    return found


def ferries_left(g: Medioevo, seat: int) -> int:
    """Steps of Logistics the seat can pay for after the next one; a copied technology serves only once.

    rule: MU-TEC-7, MU-TECH-2, MU-TECH-24
    """
    if not owns_technology(g, seat, LOGISTICS):
        return 0
    return g.points[seat * COLOURS + BLUE] + g.florins[seat] // POINT_PRICE - 1


def can_come_home(g: Medioevo, seat: int, piece: int, goal: int) -> bool:
    """Whether a transport stepping with Logistics can end its move in its own element.  rule: MU-TECH-2"""
    kind = g.piece_kind[piece]
    left = g.piece_mp[piece] - step_cost(g, kind, g.piece_zone[piece], goal, seat)
    if left < 0:
        return False
    if in_element(g, kind, goal):
        return True
    if is_banned(g, 2, goal):
        return False
    best = [-1] * ZONES
    best[goal] = left
    edge = [goal]
    ferries = ferries_left(g, seat)
    while edge:
        further: list[int] = []
        for zone in edge:
            for other in plain_steps(g, kind, zone):
                if step_cost(g, kind, zone, other, seat) <= best[zone]:
                    return True
            for other in odd_steps(g, kind, zone):
                rest = best[zone] - step_cost(g, kind, zone, other, seat)
                if ferries > 0 and rest > best[other] and not is_banned(g, 2, other):
                    best[other] = rest
                    if other not in further:
                        further.append(other)
        ferries -= 1
        edge = further
    return False
