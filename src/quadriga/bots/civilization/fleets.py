"""Ships: they carry explorers to land that cannot be reached otherwise."""

from quadriga.bots.civilization.land import barred, sites
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import EXPLORERS, NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.motion import has_port, room
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.prices import founding_price
from quadriga.games.civilization.queries import at_war, cargo_of, is_land_unit, is_ship, owners_in

FURTHEST = 8  # sea zones that a ship looks ahead
PATIENCE = 4  # turns that must be left for a ship to be of use


def ships_of(m: Mind) -> list[int]:
    g = m.g
    return [piece for piece in range(len(g.kind)) if g.owner[piece] == m.seat and is_ship(g.kind[piece])]


def is_homeland(m: Mind, territory: int) -> bool:
    """Whether own settlements reach a territory by land in a few steps."""
    row = territory * TERRITORIES
    for home in m.mine():
        if m.board.land_distance[row + home] <= 4:
            return True
    return False


def colonies(m: Mind) -> dict[int, float]:
    """Land beyond the sea that is worth a village, the founding paid."""
    price = founding_price(m.g, m.seat)
    return {
        territory: worth - price
        for territory, worth in sites(m).items()
        if worth > price and m.board.coastal[territory] and not is_homeland(m, territory)
    }


def is_unsafe(m: Mind, sea: int) -> bool:
    for owner in owners_in(m.g, sea):
        if at_war(m.g, m.seat, owner):
            return True
    return False


def voyages(m: Mind, start: int) -> dict[int, tuple[int, int]]:
    """Sea zones in reach: zones passed and the first step."""
    found: dict[int, tuple[int, int]] = {start: (0, start)}
    edge = [start]
    for steps in range(1, FURTHEST + 1):
        onward: list[int] = []
        for here in edge:
            for near in m.board.seas[here]:
                if near not in found and not is_unsafe(m, near):
                    found[near] = (steps, near if here == start else found[here][1])
                    onward.append(near)
        edge = onward
    return found


def passengers(m: Mind, ship: int) -> list[int]:
    return [piece for piece in cargo_of(m.g, ship) if m.g.kind[piece] == EXPLORERS]


def calls(m: Mind) -> set[int]:
    """Seas beside own land where explorers have nothing left to settle."""
    g = m.g
    worths = sites(m)
    found: set[int] = set()
    for piece in range(len(g.kind)):
        here = g.space[piece]
        if g.kind[piece] == EXPLORERS and g.owner[piece] == m.seat and here < TERRITORIES and here not in worths:
            if not [near for near in g.board.land[here] if near in worths]:
                found.update(g.board.seas[here])
    return found


def course(m: Mind, ship: int) -> int:
    """The next sea zone of a ship, or -1 to stay."""
    g = m.g
    here = g.space[ship]
    if here < TERRITORIES:
        seas = [sea for sea in g.board.seas[here] if not is_unsafe(m, sea)]
        return seas[0] if seas else NOBODY
    reached = voyages(m, here)
    if passengers(m, ship):
        worths = colonies(m)
        best = NOBODY
        most = 0.0
        for sea, (steps, _) in reached.items():
            near = [worths[t] for t in g.board.land[sea] if t in worths]
            if near and max(near) * m.w.wait**steps > most:
                most = max(near) * m.w.wait**steps
                best = sea
        return reached[best][1] if best not in (NOBODY, here) else NOBODY
    if [piece for piece in cargo_of(g, ship) if is_land_unit(g.kind[piece])]:
        return NOBODY
    called = calls(m) & set(reached) if colonies(m) else set()
    if not called or here in called:
        return NOBODY
    return reached[min(called, key=lambda sea: (reached[sea][0], sea))][1]


def order(m: Mind) -> Answer | None:
    """Explorers land, ships sail."""
    g = m.g
    for piece in m.targets("move"):
        if is_ship(g.kind[piece]):
            goal = course(m, piece)
            if goal != NOBODY and Move(m.seat, [piece]).can_enter(g, goal):
                return Answer("move", piece)
        elif g.kind[piece] == EXPLORERS and g.space[piece] >= TERRITORIES:
            shore = landing(m, piece)
            if shore != NOBODY and Move(m.seat, [piece]).can_enter(g, shore):
                return Answer("move", piece)
    return None


def landing(m: Mind, piece: int) -> int:
    """The best coast beside the ship for its passenger, or -1."""
    worths = colonies(m)
    coast = [t for t in m.board.land[m.g.space[piece]] if t in worths and not barred(m)[t]]
    return max(coast, key=lambda t: (worths[t], -t), default=NOBODY)


def sail(m: Mind, piece: int) -> Answer:
    """One step further, in the frame of a move."""
    goal = landing(m, piece) if m.g.kind[piece] == EXPLORERS else course(m, piece)
    return Answer("to", goal) if goal in m.targets("to") else Answer("halt")


# --- explorers who want to go aboard


def own_ship(m: Mind, ships: list[int]) -> list[int]:
    """Own ships among these, if there are colonies to go to."""
    if not colonies(m):
        return []
    return [ship for ship in ships if m.g.owner[ship] == m.seat]


def pier(m: Mind, reached: dict[int, tuple[int, int]]) -> int:
    """The nearest coast at which a ship with room lies; -1 if there is none."""
    g = m.g
    ships = [ship for ship in ships_of(m) if g.space[ship] >= TERRITORIES and room(g, ship) > 0]
    if not ships or not colonies(m):
        return NOBODY
    coasts = {t for ship in ships for t in g.board.land[g.space[ship]] if t in reached}
    return min(coasts, key=lambda t: (reached[t][0], t), default=NOBODY)


def ports(m: Mind) -> list[int]:
    """Own settlements in which ships can be built."""
    g = m.g
    return [t for t in m.mine() if has_port(g, t) or (g.board.coastal[t] and not g.roads_rule)]


def ship_worth(m: Mind) -> float:
    """What a ship promises: land overseas, if there is no ship yet and a port to build it in."""
    have = len(ships_of(m))
    if have >= 2 or m.left < PATIENCE or not ports(m):
        return 0.0
    best = sorted(colonies(m).values(), reverse=True)[2 * have : 2 * have + 3]
    return m.w.fleet * sum(best)
