"""What land is worth: where to begin, where to settle."""

from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import DESERT, FERTILE, FOREST, METROPOLIS, MOUNTAIN, NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.motion import is_closed
from quadriga.games.civilization.procedures.preparation import StartingPlacement
from quadriga.games.civilization.queries import at_war
from quadriga.games.civilization.state import Civilization

UNKNOWN = -2
LONG_GAME = 6.0  # turns to go from which on villages may still become cities


def token_at(g: Civilization, seat: int, territory: int) -> int:
    """The token as far as the seat knows it: -1 if there is none, -2 if it lies face down."""
    token = g.token[territory]
    if token == NOBODY or g.shown[territory] or (g.known[territory] >> seat) & 1:
        return token
    return UNKNOWN


def barred(m: Mind) -> list[bool]:
    """By territory, land that explorers do not enter: closed by the climate, or an enemy's."""
    if m.closed_land is None:
        enemies = [owner for owner in range(m.g.seats + 1) if at_war(m.g, m.seat, owner)]
        m.closed_land = [is_closed(m.g, t) or is_hostile(m.g, t, enemies) for t in range(TERRITORIES)]
    return m.closed_land


def is_hostile(g: Civilization, territory: int, enemies: list[int]) -> bool:
    holder = g.seats if g.occupied[territory] else g.holder[territory]
    if holder in enemies:
        return True
    first = territory * (g.seats + 1)
    for enemy in enemies:
        if g.troops[first + enemy]:
            return True
    return False


def site_worth(m: Mind, territory: int) -> float:
    """A village founded there, its price not yet paid; 0 if none can be."""
    g = m.g
    if g.size[territory]:
        return 0.0
    token = token_at(g, m.seat, territory)
    if token == DESERT:
        return 0.0
    eco = m.economy()
    limit = METROPOLIS
    if token == UNKNOWN:
        coins = m.w.unknown * eco.average_resource() + (1 - m.w.unknown) * eco.village(NOBODY)
    elif token == FERTILE:
        coins = eco.average_resource() + eco.produce(1, True, False, True) - eco.produce(1, True, False, False)
    else:
        coins = eco.village(g.resource[territory] if token == NOBODY else token if token < FERTILE else NOBODY)
        limit = 1 if token == MOUNTAIN else 2 if token == FOREST else METROPOLIS
    points = 1.0
    if m.left > LONG_GAME:
        points += m.w.potential * min(limit - 1, m.left / LONG_GAME)
    return points * m.point() + m.income(coins, 1)


def sites(m: Mind) -> dict[int, float]:
    """Every territory where a village might be founded, with what it is worth."""
    if m.free_land is not None:
        return m.free_land
    g = m.g
    found: dict[int, float] = {}
    watched = {g.space[p] for p in range(len(g.kind)) if g.kind[p] == 0 and g.owner[p] != m.seat}
    hopes = ambitions(m)
    by_token: dict[tuple[int, int], float] = {}
    closed = barred(m)
    for territory in range(TERRITORIES):
        if g.size[territory] or closed[territory]:
            continue
        key = (token_at(g, m.seat, territory), g.resource[territory])
        if key not in by_token:
            by_token[key] = site_worth(m, territory)
        worth = by_token[key]
        if worth > 0:
            worth += hopes.village + hopes.land.get(territory, 0.0) + hopes.terrain.get(key[0], 0.0)
            found[territory] = worth * m.w.shared if territory in watched else worth
    m.free_land = found
    return found


# --- the beginning


def settle(m: Mind) -> Answer:
    """Room to expand, a coast, few neighbours; the second village within reach of the first."""
    top = m.g.stack[-1]
    if m.has("post"):
        return m.offered("post")[0].smallest()
    first = isinstance(top, StartingPlacement) and top.index < m.g.seats
    best = max(m.targets("settle"), key=lambda t: (start_worth(m, t, first), -t))
    return Answer("settle", best)


def start_worth(m: Mind, territory: int, first: bool) -> float:
    g = m.g
    row = territory * TERRITORIES
    worth = m.w.coast if g.board.coastal[territory] else 0.0
    for other in range(TERRITORIES):
        steps = g.board.land_distance[row + other]
        if steps == 0 or steps > 3:
            continue
        if g.size[other] == 0:
            worth += m.w.room[steps - 1]
        elif g.holder[other] != m.seat:
            worth -= m.w.crowd[steps - 1]
    if not first:
        steps = g.board.land_distance[row + g.capital[m.seat]]
        worth += m.w.apart if steps in (2, 3) else 3.0 if steps in (1, 4) else 0.0
    return worth
