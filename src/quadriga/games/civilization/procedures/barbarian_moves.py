"""Where barbarians go: the seven rules, as pure functions."""

from typing import Final

from quadriga.games.civilization.board import NOBODY, OLYMPICS, RAILWAY, TERRITORIES
from quadriga.games.civilization.piece_tallies import roads
from quadriga.games.civilization.procedures.losses import oldest
from quadriga.games.civilization.procedures.motion import is_closed
from quadriga.games.civilization.procedures.occupation import attackers_in
from quadriga.games.civilization.queries import armies_of, fleet, own_settlements, pieces_in, ships_of, troops
from quadriga.games.civilization.state import Civilization

BUDGET: Final = 2  # one movement point in halves
FAR: Final = 99


def foes_in(g: Civilization, space: int) -> list[int]:
    """Players with forces in a space; nobody else is attacked."""
    row = g.troops if space < TERRITORIES else g.fleet
    first = space * (g.seats + 1)
    present = row[first : first + g.seats]
    return [seat for seat in range(g.seats) if present[seat]] if any(present) else []


def entry_cost(g: Civilization, territory: int) -> int:
    """Only abandoned roads help.  rule: CV-BAR-16"""
    if not g.road[territory] or not g.roads_rule or foes_in(g, territory):
        return BUDGET
    return 0 if g.road[territory] == RAILWAY else 1


def is_target(g: Civilization, territory: int) -> bool:
    return 0 <= g.holder[territory] < g.seats and not g.occupied[territory]


def shuns(g: Civilization, space: int) -> bool:
    """During the Olympic Games barbarians stay out of what players hold.  rule: CV-EVT-2 (ruling CV-GAP-136)"""
    if g.event != OLYMPICS:
        return False
    return len(foes_in(g, space)) > 0 or (space < TERRITORIES and is_target(g, space))


def unions(g: Civilization, space: int) -> list[int]:
    """Rule 1: other groups of attackers within one movement point.  rule: CV-BAR-10, CV-BAR-16, CV-EVT-2"""
    if space >= TERRITORIES:
        return [sea for sea in g.board.seas[space] if fleet(g, sea, g.seats) and not shuns(g, sea)]
    found: list[int] = []
    costs = [FAR] * TERRITORIES
    costs[space] = 0
    edge = [space]
    while edge:
        here = edge.pop(0)
        for other in g.board.land[here]:
            cost = costs[here] + entry_cost(g, other)
            if cost > BUDGET or cost >= costs[other] or is_closed(g, other) or shuns(g, other):
                continue
            costs[other] = cost
            if attackers_in(g, other):
                found.append(other)
            elif not foes_in(g, other) and not is_target(g, other):
                edge.append(other)
    return sorted(set(found))


def targets(g: Civilization, territory: int) -> list[int]:
    """Rules 2 to 6: the settlements a land group heads for, narrowed one rule after the other.

    rule: CV-BAR-9, CV-BAR-11, CV-BAR-12, CV-BAR-13, CV-BAR-14, CV-BAR-15 (ruling CV-GAP-93)
    """
    row = g.board.land_distance
    found: list[int] = []
    for seat in range(g.seats):
        found += own_settlements(g, seat)
    found = [other for other in sorted(found) if row[territory * TERRITORIES + other] < FAR]
    found = least(found, [row[territory * TERRITORIES + other] for other in found])
    found = least(found, [int(g.resource[other] == NOBODY) for other in found])
    found = least(found, [defenders(g, other) for other in found])
    found = least(found, [oldest_era(g, other) for other in found])
    return least(found, [g.size[other] for other in found])


def least(found: list[int], values: list[int]) -> list[int]:
    """Those with the smallest value."""
    if not found:
        return found
    best = min(values)
    return [one for one, value in zip(found, values, strict=True) if value == best]


def defenders(g: Civilization, territory: int) -> int:
    return sum(troops(g, territory, seat) for seat in range(g.seats))


def oldest_era(g: Civilization, space: int) -> int:
    """The era of the oldest unit of players in a space; without units nothing is older than they."""
    eras: list[int] = []
    for seat in range(g.seats):
        units = armies_of(g, space, seat) if space < TERRITORIES else ships_of(g, space, seat)
        eras += [g.board.kind_era[g.kind[piece]] for piece in units]
    return min(eras) if eras else 0


def first_steps(g: Civilization, start: int, goal: int, budget: int, passed: list[int]) -> list[int]:
    """Rule 7: neighbours that lie on a way to the goal costing fewest points, a point begun being a whole one.

    ``budget`` are the halves left of this turn's point, ``passed`` the territories it has led through.
    rule: CV-BAR-16
    """
    options = [step for step in g.board.land[start] if step not in passed]
    behind = [*passed, start]
    tolls = [BUDGET] * TERRITORIES
    for territory in roads(g).built:
        tolls[territory] = entry_cost(g, territory)
    values = [march_points(g, step, goal, entered(BUDGET - budget, tolls[step]), behind, tolls) for step in options]
    return least(options, values)


def entered(used: int, cost: int) -> int:
    """Halves used after another step: who needs a whole point cannot use what is left of the last one."""
    return used + cost + (used % BUDGET if cost == BUDGET else 0)


def march_points(g: Civilization, start: int, goal: int, used: int, behind: list[int], tolls: list[int]) -> int:
    """Whole points of a march that has used some halves already and never turns back; ``tolls`` is what it costs to
    enter each territory."""
    costs = [FAR * BUDGET] * TERRITORIES
    costs[start] = used
    edge = [start]
    while edge:
        here = edge.pop(0)
        so_far = costs[here]
        if so_far >= costs[goal]:
            continue  # no way there gets shorter by it
        for other in g.board.land[here]:
            if costs[other] > so_far and other not in behind:
                cost = entered(so_far, tolls[other])
                if cost < costs[other]:
                    costs[other] = cost
                    edge.append(other)
    return (costs[goal] + BUDGET - 1) // BUDGET


def prey(g: Civilization, sea: int) -> list[int]:
    """Adjacent sea zones with player ships: the smaller fleets, then the older.

    rule: CV-BAR-11, CV-BAR-13, CV-BAR-14, CV-EVT-2
    """
    found = [other for other in g.board.seas[sea] if foes_in(g, other) and not shuns(g, other)]
    found = least(found, [sum(fleet(g, other, seat) for seat in range(g.seats)) for other in found])
    return least(found, [oldest_era(g, other) for other in found])


def bearing(g: Civilization, start: int, goal: int) -> int:
    """0 north, 1 south, 2 east, 3 west.  rule: CV-BAR-17 (ruling CV-GAP-93)"""
    east = (g.board.lon[goal] - g.board.lon[start] + 180) % 360 - 180
    north = g.board.lat[goal] - g.board.lat[start]
    if abs(east) > abs(north):
        return 2 if east > 0 else 3
    return 0 if north > 0 else 1


def attackers(g: Civilization, space: int, guard: int) -> list[int]:
    """The pieces that move: all but the one that guards a barbarian settlement."""
    own = [piece for piece in pieces_in(g, space) if g.owner[piece] == g.seats and g.aboard[piece] == NOBODY]
    return own if space >= TERRITORIES or not is_base(g, space) else [piece for piece in own if piece != guard]


def is_base(g: Civilization, territory: int) -> bool:
    """Whether the settlement is the barbarians' own."""
    return g.holder[territory] == g.seats


def guards(g: Civilization, territory: int) -> list[int]:
    """Who can stay behind as the defender of a barbarian settlement, one of each kind, the oldest first.
    rule: CV-BAR-2"""
    found: list[int] = []
    kinds: list[int] = []
    for piece in oldest(g, armies_of(g, territory, g.seats)):
        if g.kind[piece] not in kinds:
            kinds.append(g.kind[piece])
            found.append(piece)
    return found


def impersonator(g: Civilization, territory: int) -> int:
    """Who decides for barbarians on the march: the first player whom they do not threaten.  rule: CV-BAR-1"""
    threatened = [g.holder[other] for other in targets(g, territory)]
    seats = [seat for seat in g.order if seat not in g.gone]
    safe = [seat for seat in seats if seat not in threatened]
    return safe[0] if safe else seats[0]
