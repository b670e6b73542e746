"""Adjacency that no shared border shows: lanes over the sea, and bows from land to land."""

from typing import Any

import numpy as np
import shapely
from scipy.ndimage import distance_transform_edt
from scipy.sparse.csgraph import dijkstra
from shapely.geometry.base import BaseGeometry

from tools.maps.geography import Geography
from tools.maps.lattice import with_roots
from tools.maps.projection import Projection
from tools.maps.raster import fill, stroke
from tools.maps.tuning import Line, Spot

STEP = 4.0
ASHORE = 9.0  # pixels that a lane goes on over the land
BOW = 20.0  # half the length of a land link
BLOCKED = 3000.0
OWN_LAND = 0.7
CROWDED = 5.0  # near another lane, or under a name


class Lanes:
    """Finds ways over the water from province to province, apart from each other, from the coast and from names."""

    def __init__(self, projection: Projection, geography: Geography, taken: Any, names: list[Line]) -> None:
        self._size = (projection.width, projection.height, STEP)
        land = fill([geography.land], *self._size)
        self._costs = 1 + 4 * np.exp(-distance_transform_edt(~land) * STEP / 10)
        covered = taken[::2, ::2][: land.shape[0], : land.shape[1]]
        self._costs[covered & ~land] += CROWDED
        self._costs[stroke(names, *self._size, thick=9)] += CROWDED
        self._costs[land] = BLOCKED
        margin = 8
        edge = np.ones_like(land)
        edge[margin:-margin, margin:-margin] = False
        self._costs[edge] = BLOCKED

    def sea(self, a: BaseGeometry, b: BaseGeometry, ends: tuple[Spot, Spot], via: Line) -> Line:
        """The lane between two provinces through the given points."""
        costs = self._costs.copy()
        costs[fill([a, b], *self._size)] = OWN_LAND
        stops = [ends[0], *via, ends[1]]
        points: Line = []
        for start, end in zip(stops, stops[1:]):
            points += self._leg(costs, start, end)
        line = _ashore(shapely.simplify(shapely.LineString(points), 11.0), a, b)
        smooth = _rounded(line)
        near = distance_transform_edt(~stroke([smooth], *self._size)) * STEP < 9
        self._costs[near] += CROWDED
        return smooth

    def _leg(self, costs: Any, start: Spot, end: Spot) -> Line:
        columns = costs.shape[1]
        first, last = [int(y / STEP) * columns + int(x / STEP) for x, y in (start, end)]
        graph = with_roots(costs, [])
        _, before = dijkstra(graph, indices=first, return_predecessors=True)
        cells = [last]
        while cells[-1] != first:
            cells.append(int(before[cells[-1]]))
        return [((cell % columns + 0.5) * STEP, (cell // columns + 0.5) * STEP) for cell in reversed(cells)]


def _ashore(line: BaseGeometry, a: BaseGeometry, b: BaseGeometry) -> BaseGeometry:
    """Cut off what runs over the two provinces, but for the landing."""
    wet = shapely.difference(line, shapely.union(a, b))
    longest = max(shapely.get_parts(wet), key=lambda part: part.length)
    places = [shapely.line_locate_point(line, shapely.Point(longest.coords[end])) for end in (0, -1)]
    start, end = max(places[0] - ASHORE, 0.0), min(places[1] + ASHORE, line.length)
    middle = [p for p in line.coords if start < shapely.line_locate_point(line, shapely.Point(p)) < end]
    tips = [shapely.line_interpolate_point(line, at).coords[0] for at in (start, end)]
    return shapely.LineString([tips[0], *middle, tips[1]])


def _rounded(line: BaseGeometry) -> Line:
    points = np.asarray(line.coords)
    for _ in range(4):
        if len(points) < 3:
            break
        cut = np.empty((2 * (len(points) - 1), 2))
        cut[0::2] = 0.75 * points[:-1] + 0.25 * points[1:]
        cut[1::2] = 0.25 * points[:-1] + 0.75 * points[1:]
        points = np.vstack([points[:1], cut[1:-1], points[-1:]])
    return [(float(x), float(y)) for x, y in shapely.simplify(shapely.LineString(points), 0.3).coords]


def bow(a: BaseGeometry, b: BaseGeometry) -> Line:
    """A short bow over the place where two provinces come nearest: both ends and the point that bends it."""
    shortest = shapely.shortest_line(shapely.buffer(a, -1.0), shapely.buffer(b, -1.0))
    middle = np.asarray(shapely.line_interpolate_point(shortest, 0.5, normalized=True).coords[0])
    reach = BOW + shortest.length / 2
    tips = []
    for shape in (a, b):
        core = shapely.buffer(shape, -9.0)
        near = shapely.intersection(core, shapely.Point(middle).buffer(reach + 6))
        target = near if not near.is_empty else core
        tips.append(np.asarray(shapely.centroid(target).coords[0]))
    across = np.array([tips[0][1] - tips[1][1], tips[1][0] - tips[0][0]]) * 0.12
    return [(float(x), float(y)) for x, y in (tips[0], middle + across, tips[1])]
