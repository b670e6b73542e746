"""Cards around trade: Merchants, the Vendor who lays a road anew, Rangers, Bishops who stop a rival's road."""

from typing import Final

from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.rivalry import has_peace
from quadriga.bots.medioevo.routes import Way, is_open, lacks, tables, ways
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import GOODS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import COMMERCE
from quadriga.games.medioevo.procedures.market import areas, colours_on, goods_at, traders_of
from quadriga.games.medioevo.procedures.road import destination, missing_stages
from quadriga.games.medioevo.procedures.selling import may_sell_to_barbarians, may_smuggle
from quadriga.games.medioevo.queries import has_effect, is_banned, was_banned
from quadriga.games.medioevo.state import Medioevo

NO_TRADING: Final = 1
NO_MOVING: Final = 2
TO_BARBARIANS: Final = 18
SMUGGLING: Final = 19
SPECIAL_ORDER: Final = 20
NEW_ROAD: Final = 30
RANGERS: Final = (54, 55)
UNSEEN: Final = 54
SAVED: Final = 3  # steps that a road laid anew must save
FAR: Final = 30

Reach = dict[int, Way]
Steps = dict[int, dict[int, int]]


# --- in the own turn of the Commerce phase


def errand(m: Mind) -> Answer | None:
    """A card of trade that is worth using now."""
    for card, wanted in (
        (NEW_ROAD, saves_steps),
        (TO_BARBARIANS, sells_dear),
        (SMUGGLING, sells_the_rest),
        (SPECIAL_ORDER, orders),
    ):
        if m.choice("card", card) is not None and wanted(m):
            return Answer("card", card)
    for card in RANGERS:
        if m.choice("card", card) is not None and hidden_piece(m) >= 0:
            return Answer("card", card)
    return None


def sells_dear(m: Mind) -> bool:
    return dear_piece(m) >= 0


def dear_piece(m: Mind) -> int:
    """A transport with three colours or more among barbarians; in the last turn two are enough."""
    g = m.g
    for piece in traders_of(g, m.seat):
        if is_on_road(g, m.seat, piece) or not may_sell_to_barbarians(g, m.seat, piece):
            continue
        if colours_on(g, piece).bit_count() >= (3 if m.left else 2):
            return piece
    return -1


def sells_the_rest(m: Mind) -> bool:
    return rest_piece(m) >= 0


def rest_piece(m: Mind) -> int:
    """In the last turn a transport whose cargo nobody within reach will buy."""
    g = m.g
    if m.left:
        return -1
    for piece in traders_of(g, m.seat):
        if not may_smuggle(g, m.seat, piece):
            continue
        carried = colours_on(g, piece)
        reach = ways(m, g.piece_kind[piece], g.piece_zone[piece], g.piece_mp[piece] - 1)
        if not [area for area in areas(g) if area in reach and is_open(m, area) and lacks(m, area, carried)]:
            return piece
    return -1


def orders(m: Mind) -> bool:
    return order_piece(m) >= 0


def order_piece(m: Mind) -> int:
    """The transport of a road that carries nothing its destination would buy."""
    g = m.g
    piece = g.road_piece[m.seat] if g.road_length[m.seat] else -1
    if piece < 0 or lacks(m, destination(g, m.seat), colours_on(g, piece)):
        return -1
    return piece


def ordered_good(m: Mind) -> int:
    """What the destination lacks; -1 if it cannot be had."""
    g = m.g
    present = goods_at(g, destination(g, m.seat)) if g.road_length[m.seat] else 0
    for good in m.targets("buy"):
        if not (present >> good) & 1:
            return good
    return -1


def is_on_road(g: Medioevo, seat: int, piece: int) -> bool:
    return g.road_length[seat] > 0 and g.road_piece[seat] == piece


# --- Rangers


def hidden_piece(m: Mind) -> int:
    """The transport of the road, if it comes further unseen than seen; -1 otherwise."""
    g = m.g
    piece = g.road_piece[m.seat] if g.road_length[m.seat] else -1
    if g.phase != COMMERCE or piece < 0 or has_effect(g, UNSEEN, piece):
        return -1
    goals = missing_stages(g, m.seat) or [destination(g, m.seat)]
    kind, zone, moves = g.piece_kind[piece], g.piece_zone[piece], g.piece_mp[piece]
    seen = ways(m, kind, zone, moves)
    unseen = ways(m, kind, zone, moves, -1, True)
    before = [goal for goal in goals if goal in seen]
    after = [goal for goal in goals if goal in unseen]
    return piece if len(after) > len(before) else -1


# --- a road laid anew


def saves_steps(m: Mind) -> bool:
    return len(better_road(m)) > 0


def better_road(m: Mind) -> list[int]:
    """Stages in the order of the old ones, if the transport saves some steps by them; empty otherwise."""
    g = m.g
    piece = g.road_piece[m.seat] if g.road_length[m.seat] else -1
    missing = missing_stages(g, m.seat)
    if piece < 0 or not missing:
        return []
    reach = ways(m, g.piece_kind[piece], g.piece_zone[piece], FAR)
    table = tables(g, g.piece_kind[piece])
    goal = destination(g, m.seat)
    old = tour_cost(reach, table, missing, goal)
    carried = colours_on(g, piece)
    best = old - SAVED
    found: list[int] = []
    for other in areas(g):
        if other not in reach or not is_open(m, other) or not lacks(m, other, carried):
            continue
        stages = nearest(reach, table, (other, g.piece_zone[piece]), len(missing))
        cost = tour_cost(reach, table, stages, other) if len(stages) == len(missing) else 999
        if cost <= best:
            best = cost - 1
            found = [*stages, other]
    return arranged(m, found) if found else []


def nearest(reach: Reach, table: Steps, shunned: tuple[int, int], size: int) -> list[int]:
    """So many areas, one after the other, each the nearest to the last."""
    stages: list[int] = []
    cost = {area: reach[area].cost for area in table if area in reach}
    while len(stages) < size:
        free = [area for area in cost if area not in stages and area not in shunned and area in reach]
        if not free:
            break
        stages.append(min(free, key=lambda area: (cost[area], area)))
        cost = table[stages[-1]]
    return stages


def tour_cost(reach: Reach, table: Steps, stages: list[int], goal: int) -> int:
    """Steps through all stages, always to the nearest, and to the destination."""
    left = stages[:]
    cost = {area: reach[area].cost for area in table if area in reach}
    total = 0
    while left:
        following = min(left, key=lambda area: (cost.get(area, FAR), area))
        total += cost.get(following, FAR)
        left.remove(following)
        cost = table[following]
    return total + cost.get(goal, FAR)


def arranged(m: Mind, found: list[int]) -> list[int]:
    """The new stages where the missing ones lay; what is accomplished goes anywhere else."""
    g = m.g
    length = g.road_length[m.seat]
    fresh = found[:-1]
    others = [area for area in areas(g) if area not in found]
    stages: list[int] = []
    for stage in range(length - 1):
        done = (g.road_done[m.seat] >> stage) & 1
        stages.append(others.pop(0) if done else fresh.pop(0))
    return [*stages, found[-1]]


# --- against the roads of others


def road_to_stop(m: Mind, card: int) -> int:
    """Where a Bishop keeps a rival from completing a road now; -1 if it is not worth it."""
    g = m.g
    if g.phase != COMMERCE:
        return -1
    best = -1
    most = 4 if m.left else 2
    for other in m.rivals:
        piece = g.road_piece[other] if g.road_length[other] else -1
        if piece < 0 or has_peace(m, other) or missing_stages(g, other):
            continue
        goal, zone = destination(g, other), g.piece_zone[piece]
        near = g.board.distance[zone * ZONES + goal] + 1 <= g.piece_mp[piece]
        if not near or not carries_for(g, piece, goal) or (card == NO_MOVING and zone == goal):
            continue
        place = goal if card == NO_TRADING else zone
        if place >= TERRITORIES or is_banned(g, card, place) or was_banned(g, card, place):
            continue
        if g.board.road_points[g.road_length[other]] >= most:
            most = g.board.road_points[g.road_length[other]] + 1
            best = place
    return best


def carries_for(g: Medioevo, piece: int, goal: int) -> bool:
    present = goods_at(g, goal)
    for good in range(GOODS):
        if g.cargo[piece * GOODS + good] and not (present >> good) & 1:
            return True
    return False
