"""Arcs, rings and borders: neighbours share the very same arc."""

import itertools
import math
from collections import defaultdict
from typing import Any

import shapely
from shapely.geometry.base import BaseGeometry
from tools.maps.chains import NOBODY, SEAM, Point, chains

TENTHS = 10  # points are kept as whole tenths of a pixel


class Topology:
    """The drawn provinces as rings of shared arcs; ring members are arc numbers, complemented when backwards."""

    def __init__(self, provinces: list[list[BaseGeometry]], seam: int = 0) -> None:
        """With `seam`, the width of a board whose left and right edges are the same line."""
        found = chains(_edges(provinces, seam * TENTHS))
        self.arcs: list[list[Point]] = [points for points, _ in found]
        self.sides = [sides for _, sides in found]
        self.rings: list[list[list[int]]] = [self._rings(index) for index in range(len(provinces))]

    def _rings(self, province: int) -> list[list[int]]:
        """Walk round with the province on the left until every arc is used."""
        leaving: dict[Point, list[int]] = defaultdict(list)
        for number, (left, right) in enumerate(self.sides):
            if left == province:
                leaving[self.arcs[number][0]].append(number)
            if right == province:
                leaving[self.arcs[number][-1]].append(~number)
        rings = []
        for start in sorted(leaving):
            while leaving[start]:
                ring = [leaving[start].pop()]
                while self._end(ring[-1]) != start:
                    ring.append(leaving[self._end(ring[-1])].pop())
                rings.append(ring)
        return rings

    def _end(self, number: int) -> Point:
        return self.arcs[number][-1] if number >= 0 else self.arcs[~number][0]

    def ring_points(self, ring: list[int]) -> list[Point]:
        """The points of a ring, the last equal to the first."""
        points: list[Point] = []
        for number in ring:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points += arc[1:] if points else arc
        return points

    def polygon(self, province: int) -> BaseGeometry:
        """The province as a shape in pixels."""
        rings = [shapely.Polygon(pixels(self.ring_points(ring))) for ring in self.rings[province]]
        outer = [ring for ring in rings if not ring.exterior.is_ccw]
        holes = [ring for ring in rings if ring.exterior.is_ccw]
        shape = shapely.union_all([shapely.make_valid(ring) for ring in outer])
        return shapely.difference(shape, shapely.union_all(holes)) if holes else shape

    def borders(self) -> dict[tuple[int, int], list[int]]:
        """The arcs between each two provinces that meet."""
        found: dict[tuple[int, int], list[int]] = defaultdict(list)
        for number, (left, right) in enumerate(self.sides):
            if min(left, right) >= 0:
                found[min(left, right), max(left, right)].append(number)
        return found

    def seam(self) -> list[int]:
        """The arcs on the edges at which the board is joined."""
        return [number for number, sides in enumerate(self.sides) if SEAM in sides]


def pixels(points: list[Point]) -> list[tuple[float, float]]:
    """Whole tenths to pixels."""
    return [(x / TENTHS, y / TENTHS) for x, y in points]


def length(points: list[Point]) -> float:
    """Length of an arc in pixels."""
    return sum(math.dist(start, end) for start, end in itertools.pairwise(points)) / TENTHS


def _edges(provinces: list[list[BaseGeometry]], seam: int) -> dict[tuple[Point, Point], tuple[int, int]]:
    """Every edge between two different owners; on the screen, y grows downwards."""
    left: dict[tuple[Point, Point], int] = {}
    for index, faces in enumerate(provinces):
        for face in faces:
            for ring in _directed_rings(face):
                for start, end in itertools.pairwise(ring):
                    if start != end:
                        left[start, end] = index
    edges = {}
    for (start, end), owner in left.items():
        edge = SEAM if seam and start[0] == end[0] and start[0] in (0, seam) else NOBODY
        other = left.get((end, start), edge)
        if owner != other and (end, start) not in edges:
            edges[start, end] = (owner, other)
    return edges


def _directed_rings(face: BaseGeometry) -> list[list[Point]]:
    """Rings with the face on their left as seen on the screen: clockwise holes, counter-clockwise outside."""
    turned: Any = shapely.orient_polygons(face, exterior_cw=True)
    return [[_tenths(x, y) for x, y in ring.coords] for ring in (turned.exterior, *turned.interiors)]


def _tenths(x: float, y: float) -> Point:
    return round(x * TENTHS), round(y * TENTHS)
