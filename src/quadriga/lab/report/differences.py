"""Two rule sets on common seeds: what changes from game to game, and how sure that is."""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from quadriga.bots.statistics import student
from quadriga.lab.report.course import lead_of, margin
from quadriga.lab.report.watch import Chronicle
from quadriga.lab.simulation import rounded

ENOUGH: Final = 8  # pairs for an interval: fewer may agree by chance


class Measure(NamedTuple):
    """Something that can be read off a game."""

    name: str
    key: str  # of a seat, a side or a source; else empty
    value: float


def measures(game: Chronicle) -> Iterator[Measure]:
    yield Measure("turns", "", game.turns)
    yield Measure("decisions", "", game.decisions)
    yield Measure("lead_changes", "", len(lead_of(game).changes))
    ahead = margin(game)
    if ahead is not None:
        yield Measure("margin", "", ahead)
    for seat in range(game.seats):
        yield Measure("win_seat", str(seat + 1), game.won(seat))
        yield Measure("win_side", game.sides[seat], game.won(seat))
    for source in game.scores[0]:
        yield Measure("points", source, sum(score.get(source, 0) for score in game.scores) / game.seats)


def by_measure(game: Chronicle) -> dict[tuple[str, str], float]:
    return {(name, key): value for name, key, value in measures(game)}


def differences(base: Sequence[Chronicle], other: Sequence[Chronicle]) -> list[dict[str, Any]]:
    """Other less base, game by game of the same number, for everything that both games of a pair have."""
    before = {game.number: by_measure(game) for game in base}
    pairs: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for game in other:
        for measure, value in by_measure(game).items():
            if measure in before.get(game.number, {}):
                pairs.setdefault(measure, []).append((before[game.number][measure], value))
    return [row(measure, values) for measure, values in sorted(pairs.items())]


def row(measure: tuple[str, str], values: Sequence[tuple[float, float]]) -> dict[str, Any]:
    apart = [new - old for old, new in values]
    middle = mean(apart)
    radius = student(len(apart) - 1) * stdev(apart) / sqrt(len(apart)) if len(apart) >= ENOUGH else None
    return {
        "measure": measure[0],
        "key": measure[1],
        "pairs": len(apart),
        "base": rounded(mean(old for old, _ in values)),
        "other": rounded(mean(new for _, new in values)),
        "difference": rounded(middle),
        "low": rounded(middle - radius) if radius is not None else None,
        "high": rounded(middle + radius) if radius is not None else None,
        "differs": bool(radius is not None and abs(middle) > radius),
        "alike": not any(apart),
    }
