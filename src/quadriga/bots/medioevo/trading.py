"""The Commerce phase: roads first, then buying cheap and selling where colours are missing."""

from quadriga.bots.medioevo.crafts import with_points
from quadriga.bots.medioevo.errands import UNSEEN, better_road, errand, ordered_good
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.routes import Way, cargo_of, is_open, lacks, plan_road, ways
from quadriga.engine.choice import Answer
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CIVIL, COLOURS, COMMERCE, GOODS, LEVELS, MARKET, TERRITORIES, YELLOW
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.procedures.goods import GoodsPurchase, purchase_limit, room_on
from quadriga.games.medioevo.procedures.market import CubePlacement, areas, colours_on, goods_at, traders_of
from quadriga.games.medioevo.procedures.road import RoadPlanning, destination, missing_stages
from quadriga.games.medioevo.procedures.sale import BONUSES, COMMERCE_BONUS, Sale
from quadriga.games.medioevo.property_queries import building, cubes_left, full_moves, market_value
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.state import Medioevo

BOTH_BONUSES = 63
WAIT_FOR_MORE = 0.8  # worth of a sale in a later turn for one now
BEHIND = 40  # florins a trader leaves in the treasury


def trade(m: Mind) -> Answer:
    """Lead whoever has something to do, the transport of the road first."""
    g = m.g
    if m.has("assign"):
        return Answer("assign", m.targets("assign")[0])
    use = errand(m)
    if use is not None:
        return use
    leads = m.targets("lead")
    leads.sort(key=lambda piece: (piece != g.road_piece[m.seat], piece))
    for piece in leads:
        answer = next_action(m, piece)
        if answer is not None and is_possible(m, piece, answer):
            return Answer("lead", piece)
    return Answer("done")


def is_possible(m: Mind, piece: int, answer: Answer) -> bool:
    """Whether the transport will be offered what it is led for: nobody leads it for nothing."""
    o = Offer(False)
    Convoy(m.seat, piece).offer(m.g, m.seat, o)
    for choice in o.choices:
        if choice.verb == answer.verb and choice.target == answer.target:
            return True
    return False


def lead(m: Mind, top: Convoy) -> Answer:
    if m.has("open_road") and top.bought >= 0:
        plan = plan_road(m, top.piece, top.bought, colours_on(m.g, top.piece))
        if plan.stages and len(plan.stages) in m.targets("open_road"):
            return Answer("open_road", len(plan.stages))
    answer = errand(m) or next_action(m, top.piece)
    if answer is not None:
        choice = m.choice(answer.verb, answer.target)
        if choice is not None:
            return Answer(answer.verb, answer.target, max(choice.low, min(choice.high, answer.amount)))
    return m.first("rest") or top.default(m.g, m.seat)


def next_action(m: Mind, piece: int) -> Answer | None:
    """What a transport does next; nothing if it rests."""
    g = m.g
    kind = g.piece_kind[piece]
    zone = g.piece_zone[piece]
    moves = g.piece_mp[piece]
    on_road = g.road_length[m.seat] > 0 and g.road_piece[m.seat] == piece
    if on_road:
        return follow_road(m, piece, kind, zone, moves)
    longest = moves + full_moves(g, piece) * min(2, m.left)
    reach = ways(m, kind, zone, longest)
    if colours_on(g, piece):
        return sell_or_go(m, piece, zone, moves, reach)
    return buy_or_go(m, piece, zone, moves, reach)


def step_to(m: Mind, piece: int, way: Way, moves: int) -> Answer | None:
    """One step further, if the points allow it."""
    from quadriga.games.medioevo.procedures.steps import step_cost

    g = m.g
    if way.step < 0:
        return None
    cost = step_cost(g, g.piece_kind[piece], g.piece_zone[piece], way.step, m.seat)
    return Answer("to", way.step) if cost <= moves else None


# --- roads


def follow_road(m: Mind, piece: int, kind: int, zone: int, moves: int) -> Answer | None:
    """To the nearest stage that is missing, at last to the destination and sell there."""
    g = m.g
    goal = destination(g, m.seat)
    carried = colours_on(g, piece)
    missing = missing_stages(g, m.seat)
    if not lacks(m, goal, carried):
        answer = stock_up(m, piece, zone, moves, goal)
        if answer is not None:
            return answer
    unseen = has_effect(g, UNSEEN, piece)
    if missing:
        reach = ways(m, kind, zone, 30, goal, unseen)
        if not [stage for stage in missing if stage in reach]:
            reach = ways(m, kind, zone, 30, -1, unseen)
        near = [stage for stage in missing if stage in reach]
        if not near:
            return None
        return step_to(m, piece, reach[min(near, key=lambda stage: (reach[stage].cost, stage))], moves)
    if zone == goal:
        sold = lacks(m, goal, carried)
        if not sold or not is_open(m, goal):
            return Answer("lay_down") if m.left == 0 or not is_open(m, goal) else None
        good = lowest(sold)
        return Answer("sell", good, g.cargo[piece * GOODS + good]) if moves else None
    reach = ways(m, kind, zone, 30, -1, unseen)
    return step_to(m, piece, reach[goal], moves) if goal in reach else None


def stock_up(m: Mind, piece: int, zone: int, moves: int, goal: int) -> Answer | None:
    """Something the destination will buy, for who carries nothing of the kind."""
    g = m.g
    if not is_open(m, zone) or not room_on(g, piece) or moves < 1:
        return None
    good = g.board.good[zone]
    if (goods_at(g, goal) >> good) & 1 or not purchase_limit(g, m.seat, piece, good):
        return None
    return Answer("buy", good, 1)


def plan_stage(m: Mind, top: RoadPlanning) -> Answer:
    """The stages as they were planned when the road was opened, or is laid anew."""
    if top.piece < 0:
        stages = better_road(m)
        place = len(top.stages)
        return Answer("stage", stages[place]) if place < len(stages) == top.length else Answer("cancel")
    plan = plan_road(m, top.piece, top.origin, colours_on(m.g, top.piece))
    place = len(top.stages)
    if len(plan.stages) == top.length and plan.stages[:place] == top.stages:
        return Answer("stage", plan.stages[place])
    return Answer("cancel")


# --- goods


def price_at(g: Medioevo, zone: int) -> int:
    """Of a cube in an area, without technologies."""
    return 100 + 20 * market_value(g, zone)


def sell_or_go(m: Mind, piece: int, zone: int, moves: int, reach: dict[int, Way]) -> Answer | None:
    """Where the cargo brings most, waiting for later turns considered."""
    g = m.g
    carried = colours_on(g, piece)
    cargo = cargo_of(m, piece)
    best = -1
    most = 0.0
    for area in areas(g):
        if area not in reach or not is_open(m, area):
            continue
        sold = lacks(m, area, carried)
        if not sold:
            continue
        number = sum([cargo[good] for good in range(GOODS) if (sold >> good) & 1])
        worth = float(number * price_at(g, area))
        cost = reach[area].cost + 1
        if cost > moves:
            worth *= WAIT_FOR_MORE if m.left else 0.0
        worth -= 2.0 * cost
        if worth > most:
            most = worth
            best = area
    if best < 0:
        return None
    if best != zone:
        return step_to(m, piece, reach[best], moves)
    if not moves:
        return None
    good = lowest(lacks(m, zone, carried))
    return Answer("sell", good, cargo[good])


def buy_or_go(m: Mind, piece: int, zone: int, moves: int, reach: dict[int, Way]) -> Answer | None:
    """The pair of areas with the best profit; without any, goods for a new road."""
    g = m.g
    number = min(room_on(g, piece), max(0, m.purse - BEHIND) // 100)
    if number <= 0 or (m.left == 0 and moves < 3):
        return None
    open_areas = [area for area in areas(g) if area in reach and is_open(m, area)]
    best = -1
    most = 4.0
    roadless = g.road_length[m.seat] == 0 and m.left >= 1
    for source in open_areas:
        if cubes_left(g, g.board.good[source]) <= 0:
            continue
        cost = reach[source].cost
        worth = best_sale(m, source, open_areas, number) - 3.0 * cost
        if roadless:
            worth += 60.0 - 4.0 * cost
        elif m.left == 0 and cost + 3 > moves:
            continue
        if worth > most:
            most = worth
            best = source
    if best < 0:
        return None
    if best != zone:
        return step_to(m, piece, reach[best], moves)
    if not moves:
        return None
    return Answer("buy", g.board.good[zone], number)


def best_sale(m: Mind, source: int, open_areas: list[int], number: int) -> float:
    """Profit of carrying goods from one area to the best other."""
    g = m.g
    good = g.board.good[source]
    most = 0.0
    for goal in open_areas:
        if goal == source or (goods_at(g, goal) >> good) & 1:
            continue
        steps = g.board.land_distance[source * TERRITORIES + goal]
        most = max(most, number * 20.0 * market_value(g, goal) - 3.0 * min(20, steps))
    return most


def conclude_sale(m: Mind, top: Sale) -> Answer:
    """All cubes that can be sold, points that raise the price, trade points into Honour."""
    if top.at == BONUSES:
        choice = m.choice("road_bonus")
        return Answer("road_bonus", -1, choice.high) if choice is not None else m.choices[0].smallest()
    for choice in m.offered("sell"):
        return Answer("sell", choice.target, choice.high)
    if m.choice("card", BOTH_BONUSES) is not None:
        return Answer("card", BOTH_BONUSES)
    answer = dearer(m, top)
    return answer or m.first("conclude", "cancel") or top.default(m.g, m.seat)


def dearer(m: Mind, top: Sale) -> Answer | None:
    """Commerce and Market with points that cost nothing."""
    g = m.g
    known = g.levels[m.seat * COLOURS + YELLOW]
    if not known or not top.cubes():
        return None
    bonus = COMMERCE_BONUS[building(g, top.zone(g), CIVIL)] if top.zone(g) < TERRITORIES else 0
    if m.choice("tech", COMMERCE) is not None and bonus >= 50:
        return with_points(m, COMMERCE, top.cubes() - top.enhanced)
    if m.choice("tech", MARKET) is not None and known > MARKET % LEVELS:
        return with_points(m, MARKET, 1)
    return None


def conclude_purchase(m: Mind, top: GoodsPurchase) -> Answer:
    if top.good < 0:
        good = ordered_good(m)
        return Answer("buy", good, 1) if good >= 0 else Answer("cancel")
    if m.choice("tech", MARKET) is not None and m.points_at_hand(YELLOW):
        return Answer("tech", MARKET, 1)
    return m.first("conclude", "cancel") or top.default(m.g, m.seat)


def place_cube(m: Mind, top: CubePlacement) -> Answer:
    """The colour of which least is aboard: the others can still be sold here."""
    g = m.g
    aboard = [0] * GOODS
    for piece in traders_of(g, m.seat):
        for good in range(GOODS):
            aboard[good] += g.cargo[piece * GOODS + good]
    return Answer("place_cube", min(m.targets("place_cube"), key=lambda good: (aboard[good], good)))


def lowest(mask: int) -> int:
    """The first good in a mask."""
    for good in range(GOODS):
        if (mask >> good) & 1:
            return good
    return -1
