"""Ways of caravans and ships, and commercial roads that can be finished in time."""

from typing import NamedTuple

from quadriga.bots.medioevo.mind import Mind
from quadriga.games.medioevo.board import EDICT, GOODS, ORANGE, TERRITORIES, Board
from quadriga.games.medioevo.procedures.market import areas, armies_face, goods_at
from quadriga.games.medioevo.procedures.pact import may_trade
from quadriga.games.medioevo.procedures.steps import moves_on_land, plain_steps, step_cost
from quadriga.games.medioevo.property_queries import full_moves, has_technology
from quadriga.games.medioevo.queries import at_war, controls, is_banned
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

REMEMBERED = 40  # maps
NO_MOVE = 2
LATE = 1.15  # ways turn out longer than planned
GOALS = 3  # destinations that are tried
NEAREST = 16  # steps beyond which no stage is thought of


class Way(NamedTuple):
    cost: int
    step: int  # the first zone on it; -1 at the start
    passed: bool = False  # barbarians are passed by an Edict


class RoadPlan(NamedTuple):
    rate: float  # trade points a turn
    stages: list[int]  # the destination last; empty if there is no good road


def is_safe(m: Mind, zone: int) -> bool:
    """No barbarians, no army of an enemy."""
    g = m.g
    if units(g, zone, g.seats):
        return False
    for other in m.rivals:
        if g.troops[zone * (g.seats + 1) + other] and at_war(g, m.seat, other):
            return False
    return True


def edict_pays(m: Mind) -> bool:
    """Whether a trader can pass barbarians by an Edict whose point costs no florins."""
    if not has_technology(m.g, m.seat, EDICT):
        return False
    return m.points_at_hand(ORANGE) > 0 or len([s for s in m.sources(ORANGE) if s.verb != "card"]) > 0


def is_passable(m: Mind, zone: int, edict: bool) -> bool:
    """A zone that a trader may enter: safe, or held by barbarians only who heed an Edict."""
    if is_safe(m, zone):
        return True
    g = m.g
    if not edict or not units(g, zone, g.seats):
        return False
    return not [o for o in m.rivals if g.troops[zone * (g.seats + 1) + o] and at_war(g, m.seat, o)]


def ways(m: Mind, kind: int, start: int, longest: int, shunned: int = -1, unseen: bool = False) -> dict[int, Way]:
    """Zones a trader can reach safely, or all if nobody sees him; one zone may be shunned.

    By an Edict one zone full of barbarians may be passed.
    """
    g = m.g
    edict = not unseen and edict_pays(m)
    found = {start: Way(0, -1)}
    edge = [start]
    while edge:
        further: list[int] = []
        for zone in edge:
            here = found[zone]
            for other in plain_steps(g, kind, zone):
                if other == shunned:
                    continue
                cost = here.cost + step_cost(g, kind, zone, other, m.seat)
                if cost > longest or (other in found and found[other].cost <= cost):
                    continue
                guarded = not unseen and not is_safe(m, other)
                if guarded and (here.passed or not is_passable(m, other, edict)):
                    continue
                found[other] = Way(cost, here.step if here.step >= 0 else other, here.passed or guarded)
                if other not in further and not is_banned(g, NO_MOVE, other):
                    further.append(other)
        edge = further
    return found


def is_open(m: Mind, zone: int) -> bool:
    """Whether one may trade in an area."""
    g = m.g
    if zone >= TERRITORIES or g.board.good[zone] < 0 or not g.in_play[zone]:
        return False
    if is_banned(g, 1, zone) or units(g, zone, g.seats) or armies_face(g, zone):
        return False
    host = g.holder[zone]
    return host < 0 or host == m.seat or may_trade(g, m.seat, host)


def lacks(m: Mind, zone: int, carried: int) -> int:
    """Bit mask of the goods carried that an area would buy."""
    return carried & ~goods_at(m.g, zone)


def tables(g: Medioevo, kind: int) -> dict[int, dict[int, int]]:
    """Steps between all areas, as if nobody were in the way; reckoned once for each map that is played on."""
    key = (g.board, g.in_play, g.terrain, moves_on_land(kind))
    if key not in MEMORY:
        if len(MEMORY) >= REMEMBERED:
            MEMORY.clear()
        found: dict[int, dict[int, int]] = {}
        all_areas = areas(g)
        for start in all_areas:
            cost = spread(g, kind, start)
            found[start] = {area: cost[area] for area in all_areas if area in cost and area != start}
        MEMORY[key] = found
    return MEMORY[key]


def spread(g: Medioevo, kind: int, start: int) -> dict[int, int]:
    found = {start: 0}
    edge = [start]
    while edge:
        further: list[int] = []
        for zone in edge:
            for other in plain_steps(g, kind, zone):
                cost = found[zone] + step_cost(g, kind, zone, other)
                if cost <= NEAREST and (other not in found or found[other] > cost):
                    found[other] = cost
                    if other not in further:
                        further.append(other)
        edge = further
    return found


MEMORY: dict[tuple[Board, tuple[int, ...], bool, bool], dict[int, dict[int, int]]] = {}


def plan_road(m: Mind, piece: int, origin: int, carried: int) -> RoadPlan:
    """The road with most trade points a turn that can be completed before the end."""
    g = m.g
    table = tables(g, g.piece_kind[piece])
    near = table.get(origin, {})
    goals = [t for t in near if is_open(m, t) and lacks(m, t, carried)]
    goals.sort(key=lambda t: (not controls(g, m.seat, t), near[t], t))
    best = RoadPlan(0.0, [])
    safe = {area for area in table if is_safe(m, area)}
    for goal in goals[:GOALS]:
        plan = tour(m, piece, origin, goal, table, safe)
        if plan.rate > best.rate:
            best = plan
    return best


def tour(m: Mind, piece: int, origin: int, goal: int, table: dict[int, dict[int, int]], safe: set[int]) -> RoadPlan:
    """From area to nearest area, then to the destination; as long a road as pays best."""
    g = m.g
    moves = g.piece_mp[piece]
    speed = full_moves(g, piece)
    points = g.board.road_points
    left = safe - {origin, goal}
    stages: list[int] = []
    here = origin
    spent = 0
    best = RoadPlan(0.0, [])
    while len(stages) < len(points) - 2:
        near = table[here]
        open_to = [area for area in near if area in left]
        if not open_to:
            break
        following = min(open_to, key=lambda area: (near[area], area))
        spent += near[following]
        here = following
        left.discard(here)
        stages.append(here)
        length = len(stages) + 1
        if points[length] and goal in table[here]:
            need = int((spent + table[here][goal] + 1) * LATE)
            if need > moves + speed * m.left:
                break
            rate = points[length] / (1 + (max(0, need - moves) + speed - 1) // speed)
            if rate >= best.rate:
                best = RoadPlan(rate, [*stages, goal])
    return best


def cargo_of(m: Mind, piece: int) -> list[int]:
    return list(m.g.cargo[piece * GOODS : (piece + 1) * GOODS])
