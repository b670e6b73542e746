"""Where a short border would join two provinces that are not adjacent, the two others there meet it in one point."""

import itertools
import math
from collections import defaultdict
from typing import Any

import numpy as np

Corner = tuple[int, int]  # x and y, in cells
WEDGE = math.cos(math.radians(42.0))  # half the angle under which a province comes to the point


def pinch(labels: Any, land: Any, allowed: set[tuple[int, int]], count: int, longest: float) -> Any:
    """The raster without borders on land, up to `longest` cells, of two provinces whose numbers are not allowed."""
    out = labels.copy()
    for _ in range(3):
        found = list(_contacts(out, land, allowed, count))
        for both, path in found:
            if 0 < len(path) - 1 <= longest:
                _cross(out, both, path)
    return out


def _contacts(labels: Any, land: Any, allowed: set[tuple[int, int]], count: int) -> Any:
    """Each stretch of border between two provinces that are not adjacent, corner by corner."""
    ways: dict[tuple[int, int], dict[Corner, list[Corner]]] = defaultdict(lambda: defaultdict(list))
    across = (labels[:, 1:] != labels[:, :-1]) & land[:, 1:] & land[:, :-1]
    down = (labels[1:] != labels[:-1]) & land[1:] & land[:-1]
    edges = [(int(y), int(x), int(y), int(x) + 1) for y, x in zip(*np.nonzero(across))]
    edges += [(int(y), int(x), int(y) + 1, int(x)) for y, x in zip(*np.nonzero(down))]
    for y1, x1, y2, x2 in edges:
        a, b = sorted((int(labels[y1, x1]), int(labels[y2, x2])))
        if b < count and (a, b) not in allowed:
            start = (x2, y2)
            end = (x2, y2 + 1) if y1 == y2 else (x2 + 1, y2)
            ways[a, b][start].append(end)
            ways[a, b][end].append(start)
    for both, corners in sorted(ways.items()):
        left = set(corners)
        for tip in sorted(corner for corner in corners if len(corners[corner]) == 1):
            if tip in left:
                path = [tip]
                while path:
                    left.discard(path[-1])
                    onward = [corner for corner in corners[path[-1]] if corner in left]
                    if not onward:
                        break
                    path.append(onward[0])
                yield both, path


def _cross(labels: Any, both: tuple[int, int], path: list[Corner]) -> None:
    """The provinces at both ends come to the middle of the path."""
    ends = [_third(labels, corner, both) for corner in (path[0], path[-1])]
    if None in ends:
        return
    middle = np.array(path[len(path) // 2], dtype=float)
    way = np.array(path[-1], dtype=float) - np.array(path[0], dtype=float)
    way /= max(float(np.hypot(*way)), 1e-9)
    side = np.array([-way[1], way[0]])
    reach = math.ceil(len(path) / 2) + 2
    x, y = int(middle[0]), int(middle[1])
    lean = 0.0
    rows = range(max(y - reach, 0), min(y + reach, labels.shape[0]))
    columns = range(max(x - reach, 0), min(x + reach, labels.shape[1]))
    for row, column in itertools.product(rows, columns):
        spot = np.array([column + 0.5, row + 0.5]) - middle
        if labels[row, column] in both:
            lean += float(spot @ side) * (1 if labels[row, column] == both[0] else -1)
            along = float(spot @ way) / float(np.hypot(*spot))
            if abs(along) > WEDGE and np.hypot(*spot) <= reach:
                labels[row, column] = ends[1] if along > 0 else ends[0]
    first, second = both if lean > 0 else both[::-1]
    compass = [(ends[0], -way), (first, side), (ends[1], way), (second, -side)]
    cells = [(y - 1, x - 1), (y - 1, x), (y, x), (y, x - 1)]
    turns = [compass[turn:] + compass[:turn] for turn in range(4)]
    turns += [turn[::-1] for turn in turns]
    best = max(turns, key=lambda turn: _fit(turn, cells, middle))
    for (row, column), (owner, _) in zip(cells, best):
        labels[row, column] = owner


def _fit(turn: list[Any], cells: list[tuple[int, int]], middle: Any) -> float:
    """How well the four provinces lie in the direction of their cells."""
    spots = [np.array([column + 0.5, row + 0.5]) - middle for row, column in cells]
    return sum(float(spot @ way) for spot, (_, way) in zip(spots, turn))


def _third(labels: Any, corner: Corner, both: tuple[int, int]) -> int | None:
    """Who else has a cell at this corner; nobody at the edge of the raster."""
    x, y = corner
    if not (0 < x < labels.shape[1] and 0 < y < labels.shape[0]):
        return None
    near = {int(labels[row, column]) for row in (y - 1, y) for column in (x - 1, x)} - set(both)
    return min(near) if near else None
