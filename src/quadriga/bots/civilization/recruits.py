"""Which units to buy, and where they appear."""

from typing import NamedTuple

from quadriga.bots.civilization import armies, explorers, fleets, garrisons, landings
from quadriga.bots.civilization.duel import Host, armies_in
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import EXPLORERS, FIRST_SHIP, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.procedures.battle.modifiers import dice_of, level_bonus
from quadriga.games.civilization.procedures.motion import is_closed
from quadriga.games.civilization.procedures.placement import markets, room_left
from quadriga.games.civilization.procedures.prices import founding_price, unit_price, upgrade_price
from quadriga.games.civilization.procedures.recruitment import unit_fault
from quadriga.games.civilization.queries import is_ship, troops

STEPS = 2.0  # territories that an explorer goes in a turn
MOST_RAIDERS = 3


class Raid(NamedTuple):
    """A conquest with units still to be bought."""

    place: int  # settlement in which they are bought
    kind: int
    number: int
    worth: float


def strength(m: Mind, kind: int) -> float:
    return 3.5 * dice_of(m.g, m.seat, kind) + level_bonus(m.g, m.seat, kind)


def land_kinds(m: Mind) -> list[int]:
    """Land units that can be bought."""
    first = 1 + max(0, m.g.era - 2) * 3
    return [kind for kind in range(first, FIRST_SHIP) if not unit_fault(m.g, m.seat, kind)]


def cheapest(m: Mind, wanted: int) -> int:
    """The kind of a class that costs least, -1 if none is on offer."""
    kinds = [k for k in m.targets("buy_unit") if m.board.kind_class[k] == wanted]
    return min(kinds, key=lambda k: (unit_price(m.g, m.seat, k), -k), default=NOBODY)


def guard_kind(m: Mind) -> int:
    """What guards best for its price, -1 if there is none."""
    kinds = land_kinds(m)
    return max(kinds, key=lambda k: ((2.0 + strength(m, k)) / unit_price(m.g, m.seat, k), k), default=NOBODY)


def guard_worth(m: Mind, territory: int, kind: int) -> float:
    """One more unit of a kind in an own settlement."""
    return garrisons.unit_worth(m, territory) + garrisons.relief_worth(m, territory, kind)


def raid_kind(m: Mind) -> int:
    return max(land_kinds(m), key=lambda k: (strength(m, k) ** 1.5 / unit_price(m.g, m.seat, k), k), default=NOBODY)


def best_raid(m: Mind) -> Raid | None:
    """A neighbour that could be taken in this turn with a few more units."""
    g = m.g
    kind = raid_kind(m)
    if kind == NOBODY or m.left < 0.5:
        return None
    hands = armies.spare(m)
    best: Raid | None = None
    for home in markets(g, m.seat):
        for place in g.board.land[home]:
            mask = armies.enemies_at(m, place)
            if not mask or g.holder[place] == NOBODY or is_closed(g, place) or armies.is_forbidden(m, mask):
                continue
            near = [(m.seat, g.kind[p]) for p in hands if place in g.board.land[g.space[p]]]
            near += armies_in(g, place, 1 << m.seat)
            for count in range(1, 1 + min(MOST_RAIDERS, room_left(g, m.seat, home))):
                odds, worth = armies.value(m, place, Host(g, [*near, *[(m.seat, kind)] * count]), mask)
                if odds >= m.w.daring and (best is None or worth > best.worth):
                    if unit_price(g, m.seat, kind) * count <= m.coins:
                        best = Raid(home, kind, count, worth)
    shipped = landings.best_embarkation(m, kind, markets(g, m.seat), MOST_RAIDERS)
    if shipped is not None and (best is None or shipped[2] > best.worth):
        home, count, worth = shipped
        if count <= room_left(g, m.seat, home) and unit_price(g, m.seat, kind) * count <= m.coins:
            return Raid(home, kind, count, worth)
    return best


def best_departure(m: Mind) -> tuple[int, float] | None:
    """The settlement from which another explorer would reach the best free land, and what that is worth."""
    g = m.g
    price = founding_price(g, m.seat)
    land = explorers.uncovered(m)
    best: tuple[int, float] | None = None
    idle = len([piece for piece, goal in explorers.plan(m).items() if not explorers.is_settling(m, goal)])
    for home in markets(g, m.seat) if not idle else []:
        row = home * TERRITORIES
        for territory, worth in land.items():
            steps = g.board.land_distance[row + territory]
            if steps > 6:
                continue
            value = (worth - price) * m.w.wait ** max(0.0, steps / STEPS - 1.0)
            if value > 0 and (best is None or value > best[1]):
                best = (home, value)
    if best is None and fleets.ships_of(m):
        coasts = [t for t in markets(g, m.seat) if g.board.coastal[t]]
        overseas = fleets.colonies(m)
        if coasts and overseas and idle < 2:
            return nearest_port(m, coasts), 0.5 * max(overseas.values())
    return best


def nearest_port(m: Mind, coasts: list[int]) -> int:
    seas = [m.g.space[ship] for ship in fleets.ships_of(m)]
    return min(coasts, key=lambda t: (min([m.board.distance[t * SPACES + sea] for sea in seas]), t))


def recruit(m: Mind, kind: int) -> Answer:
    """Where units that were bought appear, and how many at once."""
    offered = m.offered("recruit_at")
    places = [choice.target for choice in offered]
    if kind == EXPLORERS:
        best = best_departure(m)
        return Answer("recruit_at", best[0] if best is not None and best[0] in places else places[0], 1)
    if is_ship(kind) or kind > FIRST_SHIP:
        return Answer("recruit_at", max(places, key=lambda t: (len(m.board.seas[t]), -t)), 1)
    raid = best_raid(m)
    guarded = max(places, key=lambda t: (guard_worth(m, t, kind), -t))
    if raid is not None and raid.kind == kind and raid.place in places:
        if raid.worth / raid.number > guard_worth(m, guarded, kind):
            return Answer("recruit_at", raid.place, raid.number)
    return Answer("recruit_at", guarded, 1)


def place(m: Mind, kind: int) -> Answer:
    """Where units go that came for nothing."""
    places = m.targets("place")
    if kind == EXPLORERS:
        best = best_departure(m)
        return Answer("place", best[0] if best is not None and best[0] in places else places[0], 1)
    if is_ship(kind) or kind > FIRST_SHIP:
        return Answer("place", max(places, key=lambda t: (len(m.board.seas[t]), -t)), 1)
    g = m.g
    wish = max(places, key=lambda t: (guard_worth(m, t, kind), -troops(g, t, m.seat), g.size[t], -t))
    return Answer("place", wish, 1)


def upgrade_cost(m: Mind, piece: int) -> int:
    return upgrade_price(m.g, m.seat, m.g.kind[piece])
