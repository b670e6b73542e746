"""Units on the map, put or moved for the sake of the Missions."""

from quadriga.bots.byzantion.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.board import TERRITORIES, UNITS
from quadriga.games.byzantion.procedures.units import UnitMoves, UnitPlacement
from quadriga.games.byzantion.queries import missions_of, supply
from quadriga.games.byzantion.scoring import mission_doxa

Step = tuple[float, int, int]  # gain, piece (or territory * UNITS + kind), goal


def mission_total(m: Mind) -> int:
    return sum([mission_doxa(m.g, m.seat, number) for number in missions_of(m.g, m.seat)])


def best_step(m: Mind, type_: int, placing: bool, held: int = -1) -> Step:
    """The one unit whose placement or move adds most to the Missions; the position stays as it was."""
    g = m.g
    units = g.units
    before = mission_total(m)
    best: Step = (0.0, -1, -1)
    if held >= 0:
        sources = [held]
    elif placing:
        sources = [kind for kind in range(UNITS) if g.board.unit_type[kind] == type_ and supply(g, kind)]
    else:
        sources = [p for p, count in enumerate(units) if count and (type_ < 0 or g.board.unit_type[p % UNITS] == type_)]
    for source in sources:
        kind = source % UNITS
        for goal in range(TERRITORIES):
            if not placing:
                if source // UNITS == goal:
                    continue
                units[source] -= 1
            units[goal * UNITS + kind] += 1
            gain = mission_total(m) - before
            units[goal * UNITS + kind] -= 1
            if not placing:
                units[source] += 1
            if gain > best[0] or best[2] < 0:
                best = (gain, source, goal)
    return best


def best_units(m: Mind, type_: int, count: int, placing: bool) -> float:
    """What some units, one after another, add to the Missions."""
    units = m.g.units
    total = 0.0
    kept = units[:]
    for _ in range(count):
        gain, source, goal = best_step(m, type_, placing)
        if gain <= 0:
            break
        total += gain
        if not placing:
            units[source] -= 1
        units[goal * UNITS + source % UNITS] += 1
    units[:] = kept
    return total


def move(m: Mind, frame: UnitMoves) -> Answer:
    if frame.held >= 0:
        return Answer("place_in", best_step(m, frame.type, False, frame.held)[2])
    gain, source, _ = best_step(m, frame.type, False)
    return Answer("move_unit", source) if gain > 0 else Answer("done")


def place(m: Mind, frame: UnitPlacement) -> Answer:
    if frame.held >= 0:
        return Answer("place_in", best_step(m, frame.type, True, frame.held)[2])
    gain, kind, _ = best_step(m, frame.type, True)
    return Answer("place_unit", kind) if gain > 0 else Answer("done")
