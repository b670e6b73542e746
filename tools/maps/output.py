"""The drawn board as JSON."""

import json
import math
from typing import Any

import shapely
from tools.check_maps import VISIBLE, pair
from tools.maps.geography import Geography
from tools.maps.links import NARROW, Lanes, bow
from tools.maps.places import Place, place_all
from tools.maps.projection import Projection
from tools.maps.topology import Topology, length, pixels
from tools.maps.tuning import Line, Spot, Tuning

FOLD_STEP = 2.0  # degrees
STRAIT = 40.0  # pixels of common border that show an adjacency over the sea


class Drawing:
    """Everything the page needs to draw one board."""

    def __init__(self, tuning: Tuning, projection: Projection, geography: Geography, topology: Topology) -> None:
        self._tuning, self._projection, self._topology = tuning, projection, topology
        self._zones = tuning.provinces + tuning.waters
        self.shapes = [topology.polygon(index) for index in range(len(self._zones))]
        self.places, self.taken = place_all(tuning, projection, self.shapes, geography)
        self._lanes = Lanes(projection, geography, self.taken, [self._under(sea) for sea in tuning.seas])

    def as_dict(self) -> dict[str, Any]:
        """The contents of the file."""
        tuning = self._tuning
        rows = {zone.key: self._province(index) for index, zone in enumerate(self._zones)}
        waters = {"waters": {zone.key: rows.pop(zone.key) for zone in tuning.waters}} if tuning.waters else {}
        return {
            "key": tuning.key,
            "width": self._projection.width,
            "height": self._projection.height,
            **({"wrap": True} if tuning.wrap else {}),
            "image": f"{tuning.key}.webp",
            "frame": {"lon": tuning.lon, "lat": tuning.lat},
            "provinces": rows,
            **waters,
            "arcs": [[value for point in pixels(arc) for value in point] for arc in self._topology.arcs],
            **({"seam": self._topology.seam()} if tuning.wrap else {}),
            "borders": self._borders(),
            "links": self._links(),
            **({"folds": [self._fold(fold) for fold in tuning.folds]} if tuning.folds else {}),
            "seas": [self._sea(sea) for sea in tuning.seas],
        }

    def marks(self) -> list[tuple[str, Spot, float]]:
        """What the picture shows in places of its own: name, place, size."""
        names = [slot.name for slot in self._tuning.slots if slot.only]
        packings = [place.packing for place in self.places if place.packing]
        return [(name, spot, one.scale) for name in names for one in packings for spot in one.spots.get(name, [])]

    def _province(self, index: int) -> dict[str, Any]:
        place = self.places[index]
        rings = self._topology.rings[index]
        path = "".join(svg_path(pixels(self._topology.ring_points(ring)[:-1])) + "Z" for ring in rings)
        return {
            **({"path": path} if self._tuning.paths else {}),
            "label": _rounded(place.label),
            "labelSize": place.size,
            "labelAngle": place.angle,
            **self._things(index, place),
            "rings": rings,
        }

    def _things(self, index: int, place: Place) -> dict[str, Any]:
        """Where things stand in a zone."""
        if not place.packing:
            radius = round(min(place.radius, 60.0), 1)
            return {"spot": _rounded(place.spot), "fortress": _rounded(place.fortress), "radius": radius}
        terrain = self._zones[index].terrain
        row: dict[str, Any] = {"terrain": terrain} if terrain else {}
        row["size"] = place.packing.scale
        for slot in self._tuning.slots:
            spots = [_rounded(spot) for spot in place.packing.spots.get(slot.name, [])]
            if spots:
                row[slot.name] = spots if slot.places else spots[0]
        return row

    def _borders(self) -> list[dict[str, Any]]:
        topology = self._topology
        rows = []
        for (first, second), arcs in sorted(topology.borders().items()):
            a, b = self._zones[first].key, self._zones[second].key
            path = "".join(svg_path(pixels(topology.arcs[arc])) for arc in arcs)
            river = {"river": True} if pair(a, b) in self._tuning.rivers else {}
            row = {"a": a, "b": b, "kind": self._kind(first, second), **river, "arcs": arcs}
            rows.append(row | ({"path": path} if self._tuning.paths else {}))
        return rows

    def _kind(self, first: int, second: int) -> str:
        a, b, dry = self._zones[first], self._zones[second], len(self._tuning.provinces)
        if pair(a.key, b.key) not in self._tuning.adjacent:
            return "closed"
        wet = (first >= dry) + (second >= dry)
        if wet:
            return "sea" if wet == 2 else "coast"
        return "province" if a.nations == b.nations else "nation"

    def _links(self) -> list[dict[str, Any]]:
        """A link for each adjacency without a visible border; the short lanes are laid first."""
        numbers = {zone.key: index for index, zone in enumerate(self._zones)}
        shown = self._shown()
        missing = [(a, b, kind) for (a, b), kind in self._tuning.adjacent.items() if (a, b) not in shown]
        missing.sort(key=lambda link: self.shapes[numbers[link[0]]].distance(self.shapes[numbers[link[1]]]))
        rows = []
        for a, b, kind in missing:
            one, two = self.shapes[numbers[a]], self.shapes[numbers[b]]
            if kind != "sea" or one.distance(two) < NARROW:
                start, bend, end = bow(one, two)
                path = f"M{_text(start)}Q{_text(bend)} {_text(end)}"
            else:
                via = self._projection.line(self._tuning.lanes.get((a, b), []))
                path = svg_path(self._lanes.sea(one, two, via))
            rows.append({"a": a, "b": b, "kind": kind, "path": path})
        return sorted(rows, key=lambda row: (row["a"], row["b"]))

    def _shown(self) -> set[tuple[str, str]]:
        """Pairs whose common border says enough; over a strait it must be long, or a lane says it better."""
        topology, dry = self._topology, len(self._tuning.provinces)
        shown = set()
        for (a, b), arcs in topology.borders().items():
            both = pair(self._zones[a].key, self._zones[b].key)
            enough = STRAIT if self._tuning.adjacent.get(both) == "sea" and max(a, b) < dry else VISIBLE
            if sum(length(topology.arcs[arc]) for arc in arcs) >= enough:
                shown.add(both)
        return shown

    def _fold(self, fold: dict[str, Any]) -> dict[str, Any]:
        """The line between two climate bands, from edge to edge."""
        return {**fold, "path": svg_path(fold_line(fold["lat"], self._tuning, self._projection))}

    def _under(self, sea: dict[str, Any]) -> Line:
        """The line on which the name of a sea is written."""
        x, y = self._projection.spot(sea["at"])
        half, turn = len(sea["en"]) * sea["size"] * 0.32, math.radians(sea["angle"])
        return [(x + side * half * math.cos(turn), y + side * half * math.sin(turn)) for side in (-1, 1)]

    def _sea(self, sea: dict[str, Any]) -> dict[str, Any]:
        x, y = self._projection.spot(sea["at"])
        return {
            "en": sea["en"],
            "it": sea["it"],
            "x": round(x),
            "y": round(y),
            "size": sea["size"],
            "angle": sea["angle"],
        }


def fold_line(lat: float, tuning: Tuning, projection: Projection) -> Line:
    """A parallel from edge to edge of the board."""
    west, east = tuning.lon
    count = round((east - west) / FOLD_STEP)
    line = projection.line([(west + (east - west) * number / count, lat) for number in range(count + 1)])
    return [(float(x), float(y)) for x, y in shapely.simplify(shapely.LineString(line), 0.3).coords]


def write(drawing: dict[str, Any]) -> str:
    """JSON with one line an entry, so that changes can be read."""
    lines = []
    for name, value in drawing.items():
        if isinstance(value, dict) and name in ("provinces", "waters"):
            inner = ",\n".join(f"{json.dumps(key)}:{_dense(row)}" for key, row in value.items())
            lines.append(f'"{name}":{{\n{inner}\n}}')
        elif isinstance(value, list):
            lines.append(f'"{name}":[\n' + ",\n".join(_dense(row) for row in value) + "\n]")
        else:
            lines.append(f'"{name}":{_dense(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def svg_path(points: Line) -> str:
    """An open path through the points."""
    return "M" + "L".join(_text(point) for point in points)


def _text(point: tuple[float, float]) -> str:
    return f"{_short(point[0])} {_short(point[1])}"


def _short(value: float) -> str:
    return f"{round(value, 1):.1f}".removesuffix(".0")


def _rounded(point: tuple[float, float]) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _dense(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace(".0,", ",").replace(".0]", "]").replace(".0}", "}")
