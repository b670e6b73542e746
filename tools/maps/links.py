"""Adjacency that no shared border shows: lanes over the sea, and bows from land to land."""

import itertools
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
from tools.maps.smooth import rounded
from tools.maps.tuning import Line, Spot

STEP = 4.0
ASHORE = 9.0  # pixels that a lane goes on over the land
BOW = 20.0  # half the length of a land link
NARROW = 14.0  # a strait that a bow crosses better than a lane
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
        edge[margin:-margin, 0 if projection.wrap else margin : None if projection.wrap else -margin] = False
        self._costs[edge] = BLOCKED

    def sea(self, a: BaseGeometry, b: BaseGeometry, via: Line) -> Line:
        """The lane from shore to shore through the given points."""
        costs = self._costs.copy()
        shores = [np.flatnonzero(fill([shape], *self._size)) for shape in (a, b)]
        for shore in shores:
            costs.flat[shore] = OWN_LAND
        stops = [shores[0], *(self._cell(point) for point in via), shores[1]]
        points: Line = []
        for start, end in itertools.pairwise(stops):
            points += self._leg(costs, start, end)
        way = shapely.LineString(points)
        line = _curve(_ashore(shapely.simplify(way, min(4 + way.length / 40, 16.0))))
        near = distance_transform_edt(~stroke([line], *self._size)) * STEP < 9
        self._costs[near] += CROWDED
        return line

    def _cell(self, point: Spot) -> Any:
        return np.array([int(point[1] / STEP) * self._costs.shape[1] + int(point[0] / STEP)])

    def _leg(self, costs: Any, starts: Any, ends: Any) -> Line:
        """The cheapest way from any of some cells to any of others."""
        columns = costs.shape[1]
        graph = with_roots(costs, [(starts, 0.01)])
        away, before = dijkstra(graph, indices=costs.size, return_predecessors=True)
        cells = [int(ends[np.argmin(away[ends])])]
        while before[cells[-1]] != costs.size:
            cells.append(int(before[cells[-1]]))
        return [((cell % columns + 0.5) * STEP, (cell // columns + 0.5) * STEP) for cell in reversed(cells)]


def _ashore(line: BaseGeometry) -> BaseGeometry:
    """Prolong both ends, so that one sees the lane land."""
    points = np.asarray(line.coords)
    for end, before in ((0, 1), (-1, -2)):
        way = points[end] - points[before]
        points[end] += way / max(float(np.hypot(*way)), 0.1) * ASHORE
    return shapely.LineString(points)


def _curve(line: BaseGeometry) -> Line:
    curve = shapely.simplify(shapely.LineString(rounded(np.asarray(line.coords), 4)), 0.3)
    return [(float(x), float(y)) for x, y in curve.coords]


def bow(a: BaseGeometry, b: BaseGeometry) -> Line:
    """A short bow over the place where two provinces come nearest: both ends and the point that bends it."""
    shortest = shapely.shortest_line(shapely.buffer(a, -1.0), shapely.buffer(b, -1.0))
    middle = np.asarray(shapely.line_interpolate_point(shortest, 0.5, normalized=True).coords[0])
    reach = BOW + shortest.length / 2
    tips = []
    for shape in (a, b):
        near = shapely.Point(middle).buffer(reach + 6)
        target = shapely.intersection(shapely.buffer(shape, -9.0), near)
        if target.is_empty:
            target = shapely.intersection(shape, near)
        tips.append(np.asarray(shapely.centroid(target).coords[0]))
    across = np.array([tips[0][1] - tips[1][1], tips[1][0] - tips[0][0]]) * 0.12
    return [(float(x), float(y)) for x, y in (tips[0], middle + across, tips[1])]
