"""The raster of provinces becomes land with smooth borders that neighbours share."""

from collections import defaultdict
from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry
from tools.maps.chains import chains
from tools.maps.geography import Geography
from tools.maps.growth import STEP
from tools.maps.noise import noise
from tools.maps.smooth import rounded

WOBBLE = 4.2  # pixels by which noise displaces a border
GRAIN = 0.1  # pixels: all points of the map lie on this grid
WHOLE_ISLAND = 2600.0  # a smaller island is never divided
CALM = 24.0  # pixels from the edge at which both sides are joined to where borders are fully bent
BEYOND = 150.0  # pixels from the raster to the frame round it
NEAR = 7.0  # pixels: borders of land and sea that end so near each other on the coast end together
CRUMB = 700.0  # a smaller piece apart from its province goes to the neighbour


def cut(labels: Any, count: int, geography: Geography, wrap: bool) -> list[list[BaseGeometry]]:
    """The faces of land of each province; all faces share their points exactly."""
    lines = [shapely.LineString(line) for line in _border_lines(labels, wrap)]
    cells = list(shapely.get_parts(shapely.polygonize([shapely.union_all(lines)])))
    owners = [_label_at(labels, cell) for cell in cells]
    coast = [shapely.boundary(part) for part in geography.playable]
    linework = shapely.union_all(lines + coast, grid_size=GRAIN)
    faces = list(shapely.get_parts(shapely.polygonize([linework])))
    points = [shapely.point_on_surface(face) for face in faces]
    tree = shapely.STRtree(cells)
    land = shapely.STRtree(geography.playable)
    found: dict[int, list[tuple[BaseGeometry, int]]] = defaultdict(list)
    for face, point in zip(faces, points):
        on_land = land.query(point, "intersects")
        within = tree.query(point, "intersects")
        if len(on_land) and len(within):
            found[int(on_land[0])].append((face, owners[int(within[0])]))
    provinces: list[list[BaseGeometry]] = [[] for _ in range(count)]
    for island in found.values():
        for face, owner in _tidy(island):
            if owner < count:
                provinces[owner].append(face)
    return provinces


def flood(
    provinces: list[list[BaseGeometry]], labels: Any, count: int, geography: Geography, wrap: bool
) -> list[list[BaseGeometry]]:
    """The faces of the provinces, and after them the faces of water of each sea; all share their points exactly."""
    lines = [shapely.LineString(line) for line in _border_lines(labels, wrap)]
    cells = list(shapely.get_parts(shapely.polygonize([shapely.union_all(lines)])))
    owners = [_label_at(labels, cell) for cell in cells]
    wet = shapely.union_all(geography.water)
    corners = _corners(provinces, wet)
    lines = [shapely.intersection(shapely.snap(line, corners, NEAR), shapely.buffer(wet, GRAIN * 5)) for line in lines]
    land = [(face, index) for index, faces in enumerate(provinces) for face in faces]
    shores = [shapely.boundary(shape) for shape in (*geography.water, *(face for face, _ in land))]
    faces = list(shapely.get_parts(shapely.polygonize([shapely.union_all(lines + shores, grid_size=GRAIN)])))
    dry_tree, tree = shapely.STRtree([face for face, _ in land]), shapely.STRtree(cells)
    zones: list[list[BaseGeometry]] = [[] for _ in range(len(provinces) + count)]
    seas: list[tuple[BaseGeometry, int]] = []
    for face in faces:
        point = shapely.point_on_surface(face)
        on_land, within = dry_tree.query(point, "intersects"), tree.query(point, "intersects")
        if len(on_land):
            zones[land[int(on_land[0])][1]].append(face)
        elif len(within) and shapely.intersects(wet, point):
            seas.append((face, owners[int(within[0])]))
    edges = (0.0, labels.shape[1] * STEP) if wrap else ()
    for face, owner in _no_puddles(seas, edges):
        if owner < count:
            zones[len(provinces) + owner].append(face)
    return zones


def _corners(provinces: list[list[BaseGeometry]], wet: BaseGeometry) -> BaseGeometry:
    """Where borders of provinces come to the coast: borders of seas that end near them end there."""
    shore = shapely.boundary(wet)
    owners: dict[tuple[float, float], set[int]] = defaultdict(set)
    for index, faces in enumerate(provinces):
        for face in faces:
            for point in shapely.get_coordinates(face):
                owners[float(point[0]), float(point[1])].add(index)
    meeting = [shapely.Point(point) for point, keys in sorted(owners.items()) if len(keys) > 1]
    return shapely.MultiPoint([point for point in meeting if shapely.distance(shore, point) <= GRAIN])


def _no_puddles(faces: list[tuple[BaseGeometry, int]], edges: tuple[float, ...]) -> list[tuple[BaseGeometry, int]]:
    """A small piece of water apart from its sea joins the sea that it touches; one that touches none is nobody's.

    What touches the edges at which the sides of the board are joined is not apart.
    """
    largest: dict[int, float] = defaultdict(float)
    for face, owner in faces:
        largest[owner] = max(largest[owner], face.area)
    tidy = []
    for face, owner in faces:
        left, _, right, _ = face.bounds
        if face.area < CRUMB and face.area < largest[owner] and left not in edges and right not in edges:
            shared: dict[int, float] = defaultdict(float)
            for other, theirs in faces:
                if other is not face and shapely.intersects(face, other):
                    shared[theirs] += shapely.intersection(face, other).length
            best = max(shared, key=lambda key: shared[key], default=owner)
            if not shared or shared[best] == 0:
                continue
            owner = best
        tidy.append((face, owner))
    return tidy


def _border_lines(labels: Any, wrap: bool) -> list[Any]:
    """Arcs between the cells of the raster, smoothed and bent; the outer frame stays straight."""
    rows, columns = labels.shape
    edges = {}
    for row, column in zip(*np.nonzero(labels[:, 1:] != labels[:, :-1])):
        x, y = int(column) + 1, int(row)
        edges[((x, y), (x, y + 1))] = (int(labels[y, x]), int(labels[y, x - 1]))
    for row, column in zip(*np.nonzero(labels[1:] != labels[:-1])):
        x, y = int(column), int(row) + 1
        edges[((x, y), (x + 1, y))] = (int(labels[y - 1, x]), int(labels[y, x]))
    arcs = [np.array(arc, dtype=float) * STEP for arc, _ in chains(edges)]
    frame = np.array([(0, 0), (columns, 0), (columns, rows), (0, rows), (0, 0)], dtype=float) * STEP
    frame += np.array([(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]) * ((0, BEYOND) if wrap else BEYOND)
    edge = columns * STEP if wrap else 0.0
    return [_natural(_lengthened(arc, columns * STEP, rows * STEP, wrap), edge) for arc in arcs] + [frame]


def _lengthened(arc: Any, width: float, height: float, wrap: bool) -> Any:
    """An arc that ends at the edge of the raster goes on across the frame beyond it, but not where the sides join."""
    first, last = (_beyond(end, -1.0 if wrap else width, height) for end in (arc[0], arc[-1]))
    return np.vstack([*first, arc, *last])


def _beyond(end: Any, width: float, height: float) -> list[Any]:
    sides = zip(end, (width, height))
    across = [(0 if most < 0 else -2 * BEYOND if at == 0 else 2 * BEYOND if at == most else 0) for at, most in sides]
    return [(end + across)[None]] if any(across) else []


def _natural(arc: Any, edge: float) -> Any:
    """An arc with its corners cut, bent by noise; where both sides of the board are joined it is not moved."""
    line = shapely.simplify(shapely.LineString(arc), STEP * 1.1)
    points = rounded(np.asarray(line.coords), 2)
    points = np.asarray(shapely.segmentize(shapely.LineString(points), 3.0).coords)
    bend = np.stack([noise(points[:, 0], points[:, 1], 26, seed, 4) for seed in (1, 2)], axis=1)
    if edge:
        bend *= np.clip(np.minimum(points[:, :1], edge - points[:, :1]) / CALM, 0, 1)
    bent = points + WOBBLE * bend
    return np.asarray(shapely.simplify(shapely.LineString(bent), 0.4).coords)


def _label_at(labels: Any, cell: BaseGeometry) -> int:
    point = shapely.point_on_surface(cell)
    row = min(max(int(point.y / STEP), 0), labels.shape[0] - 1)
    column = min(max(int(point.x / STEP), 0), labels.shape[1] - 1)
    return int(labels[row, column])


def _tidy(faces: list[tuple[BaseGeometry, int]]) -> list[tuple[BaseGeometry, int]]:
    """Leave no crumbs: a small island has one owner, and a small piece apart from its province joins its neighbour."""
    areas: dict[int, float] = defaultdict(float)
    for face, owner in faces:
        areas[owner] += face.area
    if sum(areas.values()) < WHOLE_ISLAND:
        chief = max(areas, key=lambda owner: areas[owner])
        return [(face, chief) for face, _ in faces]
    tidy = list(faces)
    for index in sorted(range(len(tidy)), key=lambda i: tidy[i][0].area):
        face, owner = tidy[index]
        if face.area < CRUMB and face.area < areas[owner] * 0.5:
            borders: dict[int, float] = defaultdict(float)
            for other, (neighbour, theirs) in enumerate(tidy):
                if other != index:
                    borders[theirs] += shapely.intersection(face, neighbour).length
            best = max(borders, key=lambda key: borders[key], default=owner)
            tidy[index] = (face, best if borders and borders[best] > 0 else owner)
    return tidy
