"""Land and water of one board in pixels: what is playable, what is only seen."""

import copy
from typing import Any

import numpy as np
import shapely
from shapely import affinity
from shapely.geometry.base import BaseGeometry
from tools.maps.atlas import Atlas
from tools.maps.projection import Projection
from tools.maps.tuning import Tuning, TuningError

FRAME = 23  # pixels of the frame: no province reaches under it
MARGIN = 60  # pixels of land kept beyond the edge of the board


class Geography:
    """Playable land, other land, water (where seas are in the game), rivers and lakes."""

    def __init__(self, tuning: Tuning, projection: Projection, atlas: Atlas) -> None:
        self._tuning = tuning
        self._project = projection
        countries = atlas.countries(tuning.scale, tuning.wrap)
        unknown = [name for name in tuning.countries + tuning.muted if name not in countries]
        if unknown:
            raise TuningError(f"{tuning.key}.toml names unknown countries: {', '.join(unknown)}")
        ours: list[BaseGeometry] = []
        others: list[BaseGeometry] = []
        for name, shape in countries.items():
            playable = name in tuning.countries or (not tuning.countries and name not in tuning.muted)
            (ours if playable else others).extend(self._parts(shape))
        both = [shapely.union_all(parts) for parts in (ours, others)]
        simple = shapely.coverage_simplify(both, tuning.simplify)
        side = 0 if projection.wrap else FRAME
        within = shapely.box(side, FRAME, projection.width - side, projection.height - FRAME)
        if tuning.channels:
            simple = shapely.difference(simple, self._channels())
        self.playable = polygons(shapely.intersection(simple[0], within), tuning.smallest)
        self.other = polygons(simple[1], tuning.smallest)
        self.land = shapely.union_all(polygons(simple[0], tuning.smallest) + self.other)
        self.water = polygons(shapely.difference(within, self.land), tuning.smallest) if tuning.waters else []
        rivers = [self._flat(line) for line in atlas.rivers(tuning.atlas)]
        self.rivers = [line for line in rivers if not line.is_empty]
        lakes = [shapely.intersection(self._flat(lake), self.land) for lake in atlas.lakes(tuning.atlas)]
        self.lakes = [lake for lake in lakes if lake.area > 30]

    def widened(self, margin: int) -> "Geography":
        """What a picture shows that begins and ends beyond the sides of the board."""
        wide = copy.copy(self)
        wide.land = repeated(self.land, self._project.width, margin)
        wide.rivers = [repeated(river, self._project.width, margin) for river in self.rivers]
        wide.lakes = [repeated(lake, self._project.width, margin) for lake in self.lakes]
        return wide

    def _channels(self) -> BaseGeometry:
        """Straits too narrow to be seen, dug wider."""
        lines = [(self._project.line(channel["line"]), channel["width"]) for channel in self._tuning.channels]
        return shapely.union_all([shapely.LineString(line).buffer(width / 2) for line, width in lines])

    def _flat(self, shape: BaseGeometry) -> BaseGeometry:
        margin = 0 if self._project.wrap else MARGIN
        flat = shapely.transform(self._unrolled(shape) if self._project.wrap else shape, self._project)
        width, height = self._project.width + margin, self._project.height + MARGIN
        return shapely.clip_by_rect(flat, -margin, -MARGIN, width, height)

    def _unrolled(self, shape: BaseGeometry) -> BaseGeometry:
        """What lies beyond one of the board's edges comes in at the other."""
        west, east = self._tuning.lon
        turns = [affinity.translate(shape, turn) for turn in (-360, 0, 360)]
        parts = [shapely.clip_by_rect(turn, west, -90, east, 90) for turn in turns]
        return shapely.GeometryCollection([part for part in parts if not part.is_empty])

    def _parts(self, shape: BaseGeometry) -> list[BaseGeometry]:
        """The separate pieces of a country on the board, islands enlarged where the map file says so."""
        return [self._enlarged(part) for part in polygons(self._flat(shapely.make_valid(shape)), 1.0)]

    def _enlarged(self, part: BaseGeometry) -> BaseGeometry:
        for island in self._tuning.islands:
            centre = np.array(self._project.spot(island["at"]))
            if shapely.distance(shapely.Point(centre), part) <= island["reach"] and part.area < island.get("area", 9e9):
                return shapely.transform(part, lambda points, i=island, c=centre: _grow(points, i, c))
        return part


def _grow(points: Any, island: dict[str, Any], centre: Any) -> Any:
    return centre + (points - centre) * island.get("grow", 1.0) + island.get("shift", (0, 0))


def polygons(shape: BaseGeometry, smallest: float) -> list[BaseGeometry]:
    """The polygons in a geometry that are larger than `smallest`."""
    parts = shapely.get_parts(shapely.make_valid(shape))
    return [part for part in parts if part.geom_type == "Polygon" and part.area > smallest]


def repeated(shape: BaseGeometry, width: int, margin: int) -> BaseGeometry:
    """A shape of a board that goes on beyond its sides, moved by the margin and with what lies in the margins."""
    copies = [affinity.translate(shape, margin + turn * width) for turn in (-1, 0, 1)]
    return shapely.union_all([shapely.clip_by_rect(part, -1, -9999, width + 2 * margin + 1, 9999) for part in copies])
