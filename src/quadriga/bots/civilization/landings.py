"""Landings: armies that cross the sea to take a coast."""

from quadriga.bots.civilization import armies, fleets
from quadriga.bots.civilization.duel import Host, armies_in
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.motion import POINT, has_airport, is_closed, points_left, room
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.queries import cargo_of, in_anarchy, is_land_unit, is_ship

FURTHEST = 4  # sea zones
CROWD = 3  # soldiers that a ship is thought to carry


class Landing:
    """A coast to be taken, the sea zone from which it is, the first step there, and what it promises."""

    def __init__(self, place: int, sea: int, step: int, worth: float) -> None:
        self.place = place
        self.sea = sea
        self.step = step
        self.worth = worth


def soldiers_aboard(m: Mind, ship: int) -> list[int]:
    return [piece for piece in cargo_of(m.g, ship) if is_land_unit(m.g.kind[piece])]


def is_transport(m: Mind, piece: int) -> bool:
    """Whether it is a ship with soldiers aboard."""
    return is_ship(m.g.kind[piece]) and bool(soldiers_aboard(m, piece))


def shores(m: Mind) -> dict[int, int]:
    """Coastal settlements of others that may be attacked, with those who would be fought."""
    if m.shores is None:
        g = m.g
        m.shores = {}
        for place in range(TERRITORIES):
            if not g.size[place] or not m.board.coastal[place] or is_closed(g, place):
                continue
            mask = armies.enemies_at(m, place)
            if mask and not armies.is_forbidden(m, mask) and armies.prize(m, place, False) > 0:
                m.shores[place] = mask
    return m.shores


def best_landing(m: Mind, start: int, units: list[tuple[int, int]]) -> Landing | None:
    """What these units could take from a sea zone on, a zone further away for less."""
    g = m.g
    best: Landing | None = None
    reached = fleets.voyages(m, start)
    for place, mask in shores(m).items():
        zones = [(reached[sea][0], sea) for sea in m.board.seas[place] if sea in reached]
        steps, sea = min(zones, default=(FURTHEST + 1, NOBODY))
        if steps > FURTHEST:
            continue
        host = Host(g, [*units, *armies_in(g, place, 1 << m.seat)])
        odds, worth = armies.value(m, place, host, mask)
        worth *= m.w.wait**steps
        if odds >= m.w.daring and worth > 0 and (best is None or worth > best.worth):
            best = Landing(place, sea, reached[sea][1], worth)
    return best


def kinds_of(m: Mind, pieces: list[int]) -> list[tuple[int, int]]:
    return [(m.seat, m.g.kind[piece]) for piece in pieces]


def soldiers_at_sea(m: Mind, sea: int) -> list[int]:
    """Own soldiers aboard own ships in a sea zone."""
    return [piece for ship in fleets.ships_of(m) if m.g.space[ship] == sea for piece in soldiers_aboard(m, ship)]


# --- orders


def order(m: Mind) -> Answer | None:
    """Ashore, aboard, onward."""
    g = m.g
    if not fleets.ships_of(m) or in_anarchy(g, m.seat):
        return None
    for piece in m.targets("move"):
        if is_land_unit(g.kind[piece]) and g.space[piece] >= TERRITORIES:
            shore = beach(m, piece)
            if shore != NOBODY and Move(m.seat, [piece]).can_enter(g, shore):
                return Answer("move", piece)
    for piece in m.targets("move"):
        if is_land_unit(g.kind[piece]) and g.space[piece] < TERRITORIES and pier(m, piece) != NOBODY:
            return Answer("move", piece)
    for piece in m.targets("move"):
        if is_transport(m, piece):
            goal = course(m, piece)
            if goal != NOBODY and Move(m.seat, [piece]).can_enter(g, goal):
                return Answer("move", piece)
    return None


def beach(m: Mind, piece: int) -> int:
    """Where a soldier aboard goes ashore: the coast to be taken, or home if there is none to be taken any more."""
    g = m.g
    sea = g.space[piece]
    hands = [p for p in soldiers_at_sea(m, sea) if points_left(g, p) >= POINT]
    best = best_landing(m, sea, kinds_of(m, hands))
    if best is not None:
        return best.place if best.sea == sea else NOBODY
    homes = [t for t in m.board.land[sea] if g.holder[t] == m.seat and not g.occupied[t]]
    if g.origin[piece] != NOBODY:
        homes = [t for t in homes if not has_airport(g, t)]  # there one goes aboard and ashore for nothing, for ever
    more = [p for p in armies.spare(m) if g.space[p] in homes][:CROWD] if homes else []
    crew = [*soldiers_at_sea(m, sea), *more]
    if not homes or best_landing(m, sea, kinds_of(m, crew)) is not None:
        return NOBODY
    return homes[0]


def pier(m: Mind, piece: int) -> int:
    """The own ship that a spare soldier ashore boards for a landing, or -1."""
    g = m.g
    here = g.space[piece]
    own = [s for s in fleets.ships_of(m) if g.space[s] in m.board.seas[here] and room(g, s) > 0]
    if not own or not shores(m):
        return NOBODY
    alike = armies.alike(m, piece)
    spare = [p for p in armies.spare(m) if g.space[p] == here]
    if not [p for p in spare if p in alike]:
        return NOBODY
    goals = armies.plan(m)
    spare = [p for p in spare if p not in goals]
    boarding = Move(m.seat, [piece]).ships(g)
    for ship in own:
        if ship not in boarding or not [p for p in spare if p in alike]:
            continue
        crew = [*soldiers_aboard(m, ship), *spare[: room(g, ship)]]
        if best_landing(m, g.space[ship], kinds_of(m, crew)) is not None:
            return ship
    return NOBODY


def course(m: Mind, ship: int) -> int:
    """The next sea zone of a ship with soldiers: towards the coast, or home; -1 to stay."""
    g = m.g
    here = g.space[ship]
    best = best_landing(m, here, kinds_of(m, soldiers_at_sea(m, here)))
    if best is not None:
        return best.step if best.sea != here else NOBODY
    reached = fleets.voyages(m, here)
    homes = [sea for sea in reached if [t for t in m.board.land[sea] if g.holder[t] == m.seat]]
    goal = min(homes, key=lambda sea: (reached[sea][0], sea), default=here)
    return reached[goal][1] if goal != here else NOBODY


def march(m: Mind, piece: int, moved: bool) -> Answer | None:
    """One step further, in the frame of a move; None for who has nothing to do with landings.

    Who has just gone aboard stays there.
    """
    g = m.g
    if moved and is_land_unit(g.kind[piece]):
        return Answer("halt") if g.space[piece] >= TERRITORIES else None
    if is_transport(m, piece):
        goal = course(m, piece)
    elif is_land_unit(g.kind[piece]) and g.space[piece] >= TERRITORIES:
        goal = beach(m, piece)
    else:
        ship = pier(m, piece) if is_land_unit(g.kind[piece]) and m.has("board") else NOBODY
        return Answer("board", ship) if ship in m.targets("board") else None
    return Answer("to", goal) if goal in m.targets("to") else Answer("halt")


# --- purchases


def best_embarkation(m: Mind, kind: int, homes: list[int], most: int) -> tuple[int, int, float] | None:
    """A settlement, a number of new units of a kind, and what a ship that lies there could take with them."""
    g = m.g
    best: tuple[int, int, float] | None = None
    for ship in fleets.ships_of(m):
        sea = g.space[ship]
        if sea < TERRITORIES or not shores(m):
            continue
        home = next((t for t in homes if sea in m.board.seas[t]), NOBODY)
        if home == NOBODY:
            continue
        aboard = kinds_of(m, soldiers_aboard(m, ship))
        for count in range(1, 1 + min(most, room(g, ship))):
            landing = best_landing(m, sea, [*aboard, *[(m.seat, kind)] * count])
            if landing is not None and (best is None or m.w.wait * landing.worth > best[2]):
                best = (home, count, m.w.wait * landing.worth)
    return best


def ship_worth(m: Mind, kind: int) -> float:
    """What a first ship promises to who has units to buy for it."""
    if kind == NOBODY or fleets.ships_of(m) or m.left < fleets.PATIENCE or not shores(m):
        return 0.0
    seas = {sea for t in fleets.ports(m) for sea in m.board.seas[t]}
    found = [best_landing(m, sea, [(m.seat, kind)] * CROWD) for sea in sorted(seas)]
    return m.w.fleet / 2 * max([landing.worth for landing in found if landing is not None], default=0.0)
