"""Provinces grow from their seeds over the land, slowly over rivers and mountains and hardly over the sea."""

from typing import Any

import numpy as np
from scipy.ndimage import gaussian_filter
from scipy.sparse.csgraph import dijkstra
from tools.maps.geography import Geography
from tools.maps.lattice import with_roots
from tools.maps.noise import grid, noise, ridge_field
from tools.maps.pinch import pinch
from tools.maps.projection import Projection
from tools.maps.raster import fill, lines_of, stroke
from tools.maps.tuning import Line, Tuning

STEP = 2.0  # pixels of a cell
SEA = 25.0
RIVER = 4.0
RIDGE = 1.6
BARRIER = 60.0
CLOSED = 4000.0  # land that is not playable
LAND = 4000.0  # for a sea
ROUGH = 0.95  # how much noise bends the borders
SMOOTH = 1.5  # cells


def grow(tuning: Tuning, projection: Projection, geography: Geography) -> Any:
    """The number of the province that takes each cell; one more than the last is the land outside the game."""
    costs = _costs(tuning, projection, geography)
    starts = [(province.seeds, province.start) for province in tuning.provinces] + [(tuning.outside, 0.0)]
    labels = _spread(costs, [(_cells(seeds, projection, costs.shape), head) for seeds, head in starts])
    labels = _smooth(labels, len(starts))
    if tuning.pinch:
        numbers = {province.key: index for index, province in enumerate(tuning.provinces)}
        pairs = [(numbers[a], numbers[b]) for a, b in tuning.adjacent if a in numbers and b in numbers]
        land = fill(geography.playable, projection.width, projection.height, STEP)
        allowed = {(min(both), max(both)) for both in pairs}
        labels = pinch(labels, land, allowed, len(tuning.provinces), tuning.pinch / STEP)
    return labels


def grow_waters(tuning: Tuning, projection: Projection, geography: Geography) -> Any:
    """The number of the sea that takes each cell; one more than the last is water outside the game."""
    size = (projection.width, projection.height, STEP)
    costs = np.where(fill([geography.land], *size), LAND, 1 + ROUGH / 2 * noise(*grid(*size), 60, 6, 3))
    costs[stroke([projection.line(line) for line in tuning.barriers], *size, thick=2)] = BARRIER
    starts = [(water.seeds, water.start) for water in tuning.waters] + [(tuning.outside_waters, 0.0)]
    labels = _spread(costs, [(_cells(seeds, projection, costs.shape), head) for seeds, head in starts])
    return _smooth(labels, len(starts))


def _costs(tuning: Tuning, projection: Projection, geography: Geography) -> Any:
    size = (projection.width, projection.height, STEP)
    gx, gy = grid(*size)
    playable = fill(geography.playable, *size)
    ridges = [(projection.line(ridge["line"]), ridge["width"], ridge["height"]) for ridge in tuning.ridges]
    costs = np.where(playable, 1 + ROUGH * noise(gx, gy, 38, 5, 4) + RIDGE * ridge_field(gx, gy, ridges), SEA)
    rivers = [line for river in geography.rivers for line in lines_of(river)]
    costs[stroke(rivers, *size) & playable] += RIVER
    costs[fill(geography.other, *size) & ~playable] = CLOSED
    costs[stroke([projection.line(line) for line in tuning.barriers], *size, thick=2)] = BARRIER
    return costs


def _cells(seeds: list[Line], projection: Projection, shape: tuple[int, int]) -> Any:
    """The cells on the seeds: points, or lines where a province must reach far."""
    spots = np.zeros(shape, dtype=bool)
    for seed in seeds:
        line = projection.line(seed)
        for (x1, y1), (x2, y2) in zip(line, line[1:] or line):
            for t in np.linspace(0, 1, int(max(abs(x2 - x1), abs(y2 - y1)) / STEP) + 2):
                row, column = int((y1 + (y2 - y1) * t) / STEP), int((x1 + (x2 - x1) * t) / STEP)
                if 0 <= row < shape[0] and 0 <= column < shape[1]:
                    spots[row, column] = True
    return np.flatnonzero(spots)


def _spread(costs: Any, starts: list[tuple[Any, float]]) -> Any:
    """Dijkstra from all seeds at once; a province with a head start reaches farther."""
    latest = max(head for _, head in starts)
    graph = with_roots(costs, [(cells, latest - head + 0.01) for cells, head in starts])
    roots = np.arange(costs.size, costs.size + len(starts))
    _, _, sources = dijkstra(graph, indices=roots, min_only=True, return_predecessors=True)
    return (sources[: costs.size] - costs.size).reshape(costs.shape)


def _smooth(labels: Any, count: int) -> Any:
    """Take the jags out: each cell goes to the province that is strongest around it."""
    best = np.full(labels.shape, -1.0)
    out = np.zeros_like(labels)
    for index in range(count):
        share = gaussian_filter((labels == index).astype(np.float32), SMOOTH)
        out = np.where(share > best, index, out)
        best = np.maximum(share, best)
    return out
