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
from tools.maps.tuning import Line, Province, Tuning

STEP = 2.0  # pixels of a cell
SEA = 25.0
RIVER = 4.0
RIDGE = 1.6
BARRIER = 60.0
CLOSED = 4000.0  # land that is not playable
LAND = 4000.0  # for a sea
ROUGH = 0.95  # how much noise bends the borders
SMOOTH = 1.5  # cells
BRIDGE = 6  # cells on both sides of a joined edge over which borders run straight across it


def grow(tuning: Tuning, projection: Projection, geography: Geography) -> Any:
    """The number of the province that takes each cell; one more than the last is the land outside the game."""
    costs = _costs(tuning, projection, geography)
    starts = [(province.seeds, province.start) for province in tuning.provinces] + [(tuning.outside, 0.0)]
    labels = _territories(costs, starts, projection)
    if tuning.pinch:
        land = fill(geography.playable, projection.width, projection.height, STEP)
        labels = _pinched(labels, land, tuning.provinces, tuning, tuning.pinch)
    return _joined(labels, projection)


def grow_waters(tuning: Tuning, projection: Projection, geography: Geography) -> Any:
    """The number of the sea that takes each cell; one more than the last is water outside the game."""
    size = (projection.width, projection.height, STEP)
    land = fill([geography.land], *size)
    costs = np.where(land, LAND, 1 + ROUGH / 2 * noise(*grid(*size), 60, 6, 3))
    costs[stroke([projection.line(line) for line in tuning.barriers], *size, thick=2)] = BARRIER
    starts = [(water.seeds, water.start) for water in tuning.waters] + [(tuning.outside_waters, 0.0)]
    labels = _territories(costs, starts, projection)
    if tuning.pinch_waters:
        labels = _pinched(labels, ~land, tuning.waters, tuning, tuning.pinch_waters)
    return _joined(labels, projection)


def _territories(costs: Any, starts: list[tuple[list[Line], float]], projection: Projection) -> Any:
    """The raster on which each cell has the number of the seeds that reach it first."""
    cells = [(_cells(seeds, projection, costs.shape), head) for seeds, head in starts]
    return _smooth(_spread(costs, cells, projection.wrap), len(starts), projection.wrap)


def _pinched(labels: Any, where: Any, zones: list[Province], tuning: Tuning, longest: float) -> Any:
    """The raster without short borders of zones that are not adjacent."""
    numbers = {zone.key: index for index, zone in enumerate(zones)}
    pairs = [(numbers[a], numbers[b]) for a, b in tuning.adjacent if a in numbers and b in numbers]
    allowed = {(min(both), max(both)) for both in pairs}
    return pinch(labels, where, allowed, len(zones), longest / STEP)


def _joined(labels: Any, projection: Projection) -> Any:
    """No border runs along the edge at which both sides of the board are joined: borders cross it, at equal heights."""
    if projection.wrap:
        labels[:, :BRIDGE] = labels[:, -BRIDGE:] = labels[:, :1].copy()
    return labels


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
    spots: Any = np.zeros(shape, dtype=bool)
    for seed in seeds:
        line = projection.line(seed)
        for (x1, y1), (x2, y2) in zip(line, line[1:] or line):
            for t in np.linspace(0, 1, int(max(abs(x2 - x1), abs(y2 - y1)) / STEP) + 2):
                row, column = int((y1 + (y2 - y1) * t) / STEP), int((x1 + (x2 - x1) * t) / STEP)
                if projection.wrap:
                    column %= shape[1]
                if 0 <= row < shape[0] and 0 <= column < shape[1]:
                    spots[row, column] = True
    return np.flatnonzero(spots)


def _spread(costs: Any, starts: list[tuple[Any, float]], wrap: bool) -> Any:
    """Dijkstra from all seeds at once; a province with a head start reaches farther."""
    latest = max(head for _, head in starts)
    graph = with_roots(costs, [(cells, latest - head + 0.01) for cells, head in starts], wrap)
    roots = np.arange(costs.size, costs.size + len(starts))
    _, _, sources = dijkstra(graph, indices=roots, min_only=True, return_predecessors=True)
    return (sources[: costs.size] - costs.size).reshape(costs.shape)


def _smooth(labels: Any, count: int, wrap: bool) -> Any:
    """Take the jags out: each cell goes to the province that is strongest around it."""
    edges = ("reflect", "wrap" if wrap else "reflect")
    best = np.full(labels.shape, -1.0)
    out = np.zeros_like(labels)
    for index in range(count):
        share = gaussian_filter((labels == index).astype(np.float32), SMOOTH, mode=edges)
        out = np.where(share > best, index, out)
        best = np.maximum(share, best)
    return out
