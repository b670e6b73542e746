"""Explorers: which land each of them heads for, and what they do there."""

from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.fleets import own_ship, pier
from quadriga.bots.civilization.land import UNKNOWN, barred, sites, token_at
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import CARRIER, EXPLORERS, FIRST_SHIP, NOBODY, RAILWAY, ROAD, TERRITORIES
from quadriga.games.civilization.procedures.motion import has_port, land_cost, points_left
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.prices import founding_price, price_of
from quadriga.games.civilization.queries import in_anarchy, level, usable
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import ENGINEERING, STEAM_POWER, THE_WHEEL
from quadriga.games.civilization.terms import ACTED, PROSPECTED, STOPPED

FURTHEST = 18  # half points that an explorer looks ahead
A_TURN = 4  # half points of an explorer
SPARE = 25  # coins kept beside when roads are built
LUCK = 0.55  # chance that prospecting brings a resource

Goal = tuple[int, int]  # territory, first step towards it (the territory itself to stay)


def explorers_of(m: Mind) -> list[int]:
    """Own explorers on land, ascending."""
    g = m.g
    return [
        piece
        for piece in range(len(g.kind))
        if g.kind[piece] == EXPLORERS and g.owner[piece] == m.seat and g.space[piece] < TERRITORIES
    ]


def ways(m: Mind, start: int) -> dict[int, tuple[int, int]]:
    """Territories in reach by land: half points and the first step."""
    g = m.g
    closed = barred(m)
    found: dict[int, tuple[int, int]] = {start: (0, start)}
    rounds: list[list[int]] = [[] for _ in range(FURTHEST + 3)]
    rounds[0].append(start)
    for cost in range(FURTHEST + 1):
        for here in rounds[cost]:
            if found[here][0] < cost:
                continue
            for near in g.board.land[here]:
                if closed[near]:
                    continue
                total = cost + land_cost(g, m.seat, near)
                if near not in found or total < found[near][0]:
                    found[near] = (total, near if here == start else found[here][1])
                    rounds[total].append(near)
    return found


def turns_to(cost: int, left: int) -> int:
    """Further turns until an explorer with so many half points left is there."""
    return 0 if cost <= left else 1 + (cost - left - 1) // A_TURN


def plan(m: Mind) -> dict[int, Goal]:
    """A goal for every explorer, the next best land for the next one; the same in all decisions of a turn."""
    if m.routes is not None:
        return m.routes
    g = m.g
    worths = aims(m)
    price = founding_price(g, m.seat)
    found: dict[int, Goal] = {}
    reached: dict[int, dict[int, tuple[int, int]]] = {}
    crew = explorers_of(m)
    crew.sort(key=lambda piece: (g.mark[piece] & (ACTED | STOPPED) == 0, piece))
    for piece in crew:
        here = g.space[piece]
        if g.mark[piece] & (ACTED | STOPPED):
            found[piece] = (here, here)
            worths.pop(here, 0.0)
            continue
        if here not in reached:
            reached[here] = ways(m, here)
        left = points_left(g, piece)
        best = here
        most = 0.0
        for territory, (cost, _) in reached[here].items():
            worth = worths.get(territory, 0.0)
            if worth > 0:
                worth = (worth - price) * m.w.wait ** turns_to(cost, left)
                if worth > most:
                    most = worth
                    best = territory
        if most > 0:
            worths.pop(best)
        elif not in_anarchy(g, m.seat):
            best = pier(m, reached[here])
        found[piece] = (best, reached[here][best][1]) if best != NOBODY else (here, here)
    m.routes = found
    return found


def aims(m: Mind) -> dict[int, float]:
    """Land to be settled, own land to be prospected or to be given a road, as if each cost what a village does."""
    if in_anarchy(m.g, m.seat):
        return unexplored(m)
    g = m.g
    found = dict(sites(m))
    if g.roads_rule and usable(g, m.seat, THE_WHEEL) and m.left > 1 and m.coins >= SPARE:
        wanted = RAILWAY if usable(g, m.seat, STEAM_POWER) else ROAD
        for territory in m.mine():
            if g.road[territory] < wanted:
                found[territory] = road_worth(m, territory) + founding_price(g, m.seat)
    if g.prospecting and usable(g, m.seat, ENGINEERING) and any(g.bag):
        coins = m.economy().average_resource() - m.economy().village(NOBODY)
        worth = LUCK * m.income(coins)
        for territory in m.mine():
            if is_poor(m, territory):
                worth_here = worth + founding_price(g, m.seat) - price_of(g, m.seat, "prospect")
                found[territory] = max(worth_here, found.get(territory, 0.0))
    return found


def road_worth(m: Mind, territory: int) -> float:
    """A road also makes a port, without which there are no ships."""
    worth = m.w.road + ambitions(m).road
    if m.board.coastal[territory] and not [t for t in m.mine() if has_port(m.g, t)] and can_sail(m.g, m.seat):
        worth += m.w.port
    return worth


def can_sail(g: Civilization, seat: int) -> bool:
    return any(level(g, seat, kind) for kind in range(FIRST_SHIP, CARRIER))


def unexplored(m: Mind) -> dict[int, float]:
    """In anarchy explorers only look."""
    return {t: worth for t, worth in sites(m).items() if token_at(m.g, m.seat, t) == UNKNOWN}


def is_poor(m: Mind, territory: int) -> bool:
    g = m.g
    return g.token[territory] == NOBODY and g.resource[territory] == NOBODY and not g.mood[territory] & PROSPECTED


def uncovered(m: Mind) -> dict[int, float]:
    """Land to be settled that no explorer heads for."""
    taken = {goal for goal, _ in plan(m).values()}
    return {territory: worth for territory, worth in sites(m).items() if territory not in taken}


def is_settling(m: Mind, goal: Goal) -> bool:
    """Whether an explorer is on its way to land that can be settled."""
    return m.g.size[goal[0]] == 0 and goal[0] in sites(m)


def settling_now(m: Mind) -> list[float]:
    """What the villages are worth that could be founded in the coming movement, the best first."""
    g = m.g
    if in_anarchy(g, m.seat):
        return []
    worths = sites(m)
    found: list[float] = []
    for piece, (goal, _) in plan(m).items():
        if goal in worths:
            cost = ways(m, g.space[piece]).get(goal, (99, 0))[0]
            if cost <= points_left(g, piece) or goal == g.space[piece]:
                found.append(worths[goal])
    found.sort(reverse=True)
    return found


# --- orders


def order(m: Mind) -> Answer | None:
    """The next thing an explorer does, or nothing."""
    g = m.g
    goals = plan(m)
    worths = sites(m)
    price = founding_price(g, m.seat)
    for piece in m.targets("village"):
        if g.space[piece] in worths and token_at(g, m.seat, g.space[piece]) != UNKNOWN:
            return Answer("village", piece)
    for piece in m.targets("look"):
        if goals[piece][0] == g.space[piece]:
            return Answer("look", piece)
    for piece in m.targets("found"):
        here = g.space[piece]
        known = token_at(g, m.seat, here) != UNKNOWN
        if goals[piece][0] == here and known and worths.get(here, 0.0) > price:
            return Answer("found", piece)
    for piece in m.targets("prospect"):
        if goals[piece][0] == g.space[piece] and g.holder[g.space[piece]] == m.seat and m.coins >= SPARE:
            return Answer("prospect", piece)
    for piece in m.targets("move"):
        if piece in goals and may_go(m, piece, goals[piece]):
            return Answer("move", piece)
    return pave(m)


def may_go(m: Mind, piece: int, goal: Goal) -> bool:
    """Whether the explorer can take its next step, or board at its goal."""
    move = Move(m.seat, [piece])
    if goal[0] != m.g.space[piece]:
        return move.can_enter(m.g, goal[1])
    return goal[0] not in sites(m) and bool(own_ship(m, move.ships(m.g)))


def pave(m: Mind) -> Answer | None:
    """Who has nothing better to do builds roads at home."""
    g = m.g
    if m.left <= 1 or m.coins < SPARE + len(settling_now(m)) * founding_price(g, m.seat):
        return None
    for verb in ("railway", "road"):
        for piece in m.targets(verb):
            here = g.space[piece]
            if g.holder[here] == m.seat and plan(m)[piece][0] == here:
                return Answer(verb, piece)
    return None


def march(m: Mind, piece: int) -> Answer:
    """One step further, or aboard, in the frame of a move."""
    here = m.g.space[piece]
    goal, step = plan(m).get(piece, (here, here))
    if goal != here:
        return Answer("to", step) if step in m.targets("to") else Answer("halt")
    ship = own_ship(m, m.targets("board")) if goal not in sites(m) else []
    return Answer("board", ship[0]) if ship else Answer("halt")
