"""What the loader and several checks ask of rows: counts, runs of numbers, ways over borders."""

from collections.abc import Collection, Iterable
from typing import Final

from quadriga.engine.data import Data, Row

EDGE: Final = -170  # longitude of the board's left edge
ROUND: Final = 360

Ways = dict[str, list[str]]


def ways(borders: Iterable[Row], kinds: Collection[str]) -> Ways:
    """From each space to those beside it, over borders of some kinds."""
    found: Ways = {}
    for row in borders:
        if row["kind"] in kinds:
            found.setdefault(row["a"], []).append(row["b"])
            found.setdefault(row["b"], []).append(row["a"])
    return found


def steps_from(starts: Iterable[str], beside: Ways) -> dict[str, int]:
    """How many steps it is to every space that can be reached."""
    steps = dict.fromkeys(starts, 0)
    queue = list(steps)
    for space in queue:
        for other in beside.get(space, ()):
            if other not in steps:
                steps[other] = steps[space] + 1
                queue.append(other)
    return steps


def from_edge(longitude: int) -> int:
    """Degrees from the board's left edge (ruling CV-GAP-3)."""
    return (longitude - EDGE) % ROUND


def check_count(data: Data, file: str, name: str, what: str, count: int) -> None:
    """So many rows, faulty ones too."""
    found = data.keys(file, name)
    if found is not None and len(found) != count:
        data.fault(file, f"{len(found)} {what}, not {count}", name)


def check_distinct(data: Data, file: str, values: list[str], *place: str) -> None:
    """Nothing twice in a list."""
    for at, value in enumerate(values):
        if value in values[:at]:
            data.fault(file, f'"{value}" stands there twice', *place)


def check_each_era(data: Data, file: str, name: str, what: str, counts: Iterable[tuple[str, int]]) -> None:
    """So many rows of each era."""
    if not data.is_sound(file, name):
        return
    eras = [row["era"] for row in data.rows(file, name)]
    for era, count in counts:
        if eras.count(era) != count:
            data.fault(file, f"{eras.count(era)} {what} of the {era} era, not {count}", name)


def check_rolls(data: Data, file: str, name: str, low: int, high: int) -> None:
    """A row for every result of the dice."""
    data.expect(file, name, range(low, high + 1))
