"""Check the drawn boards against the game: every adjacency shown, every other border marked, nothing missing."""

import argparse
import itertools
import json
import math
import re
import sys
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "quadriga" / "games"
PAGES = ROOT / "web" / "src" / "games"
HINTS = ROOT / "tools" / "maps"
MAPS = tuple(sorted(file.stem for file in HINTS.glob("*.toml")))

VISIBLE = 8.0  # pixels of a shared border that a player can see
SURROUNDINGS = 60.0  # pixels that a name or an army may stand away from its province
SMALLEST_LABEL = 11.0
MOST_JSON = 300_000  # bytes
MOST_IMAGE = 400_000
LETTER = 0.52  # width of a letter and height of a line, as parts of the size of the writing
LINE = 0.86

APART = 3.0  # pixels by which the places of two things may come too near, for they stand on a grid

Point = tuple[float, float]
Pair = tuple[str, str]
Ring = list[Point]


class Zone(NamedTuple):
    """A province or a sea of the game."""

    key: str
    name: str
    nations: tuple[str, ...]  # who claims it; none for free land and for the sea
    home: Point  # longitude and latitude
    terrain: str
    wet: bool
    marks: frozenset[str] = frozenset()  # what its row says yes to


class Slot(NamedTuple):
    """A kind of thing that stands in a zone."""

    name: str
    places: int  # how many it needs; 0: a single one, not in a list
    radius: float  # room for each
    wet: bool = False  # in seas too
    dry: bool = True  # on land
    only: str = ""  # in zones alone that have this mark

    def stands_in(self, wet: bool, marks: frozenset[str]) -> bool:
        """Whether such a thing stands in a zone."""
        return (self.wet if wet else self.dry) and (not self.only or self.only in marks)


class Game:
    """What the game's data say about one map: its zones and which of them are adjacent; and what stands in them."""

    def __init__(self, key: str, data: dict[str, Any], hints: dict[str, Any]) -> None:
        self.key = key
        self.slots = [Slot(**slot) for slot in hints.get("slots", [])]
        self.wrap: bool = hints.get("wrap", False)  # the left and right edges of the board are the same line
        self.folds: list[float] = [fold["lat"] for fold in hints.get("folds", [])]
        claims: dict[str, tuple[str, ...]] = defaultdict(tuple)
        for kingdom in data.get("kingdoms", []):
            for territory in kingdom["territories"]:
                claims[territory] += (kingdom["key"],)
        self.zones: dict[str, Zone] = {}
        for what in ("provinces", "territories", "seas"):
            for row in data.get(what, []):
                zone = row["key"]
                nations = tuple(row["nations"]) if "nations" in row else claims[zone]
                if "continent" in row:
                    nations = (row["continent"],)
                home = (row["longitude"], row["latitude"])
                marks = frozenset(name for name, value in row.items() if value is True)
                self.zones[zone] = Zone(zone, row["name"], nations, home, row.get("terrain", ""), what == "seas", marks)
        self.adjacent: dict[Pair, str] = {}
        self.rivers: set[Pair] = set()
        for row in data.get("neighbours", []):
            for kind in ("land", "sea"):
                for other in row[kind]:
                    self.adjacent[pair(row["province"], other)] = kind
        for row in data.get("borders", []):
            both = pair(row["a"], row["b"])
            self.adjacent[both] = row["kind"]
            if row.get("river"):
                self.rivers.add(both)


class Report:
    """The faults of one map and what its picture shows."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.links: list[str] = []
        self.closed: list[str] = []
        self.shared = 0
        self.adjacent = 0


def pair(a: str, b: str) -> Pair:
    """Two provinces in alphabetical order."""
    return (a, b) if a < b else (b, a)


def hints_of(key: str) -> dict[str, Any]:
    """The map file."""
    return tomllib.loads((HINTS / f"{key}.toml").read_text(encoding="utf-8"))


def game_of(key: str, folder: Path | None = None) -> Game:
    """The facts of a map, from the data files of its game."""
    hints = hints_of(key)
    data: dict[str, Any] = {}
    for name in hints.get("files", [key]):
        file = (folder or GAMES / hints["game"] / "data") / f"{name}.toml"
        data |= tomllib.loads(file.read_text(encoding="utf-8"))
    return Game(key, data, hints)


def drawn_folder(key: str) -> Path:
    """Where the drawn map lies."""
    return PAGES / str(hints_of(key)["game"]) / "maps"


def check(game: Game, drawn: dict[str, Any], json_size: int, image_size: int | None) -> Report:
    """All faults of one map."""
    report = Report()
    report.adjacent = len(game.adjacent)
    report.faults += _check_files(game, drawn, json_size, image_size)
    provinces: dict[str, Any] = drawn["provinces"] | drawn.get("waters", {})
    report.faults += [f"{key} is not drawn" for key in sorted(set(game.zones) - set(provinces))]
    report.faults += [f"{key} is drawn but not in the game" for key in sorted(set(provinces) - set(game.zones))]
    arcs = [_points(arc) for arc in drawn["arcs"]]
    known = {key: province for key, province in provinces.items() if key in game.zones}
    for key in known:
        if game.zones[key].wet != (key in drawn.get("waters", {})):
            report.faults.append(f"{key} is drawn as {'land' if game.zones[key].wet else 'a sea'}")
    rings: dict[str, list[Ring]] = {}
    for key, province in known.items():
        rings[key], faults = _check_rings(key, province, arcs)
        report.faults += faults
    report.faults += _check_edges(game, drawn, known, arcs)
    lengths = shared_lengths(known, arcs)
    _check_adjacency(game, drawn, lengths, report)
    report.faults += _check_borders(game, drawn["borders"])
    for key, province in known.items():
        report.faults += _check_places(game, key, province, rings[key], drawn)
    report.faults += _check_labels(game, known)
    return report


def shared_lengths(provinces: dict[str, Any], arcs: list[Ring]) -> dict[Pair, float]:
    """How long the common border of each two provinces is, from the edges of their rings alone."""
    owners: dict[tuple[Point, Point], set[str]] = defaultdict(set)
    for key, province in provinces.items():
        for ring in province["rings"]:
            points = _ring(ring, arcs) or []
            for start, end in itertools.pairwise(points):
                owners[min(start, end), max(start, end)].add(key)
    lengths: dict[Pair, float] = defaultdict(float)
    for (start, end), keys in owners.items():
        names = sorted(keys)
        for index, a in enumerate(names):
            for b in names[index + 1 :]:
                lengths[a, b] += math.dist(start, end)
    return lengths


def _check_files(game: Game, drawn: dict[str, Any], json_size: int, image_size: int | None) -> list[str]:
    faults = []
    if drawn["key"] != game.key:
        faults.append(f"the file says it is the map {drawn['key']}")
    if json_size > MOST_JSON:
        faults.append(f"the JSON file has {json_size} bytes, at most {MOST_JSON} are allowed")
    if image_size is None:
        faults.append(f"the picture {drawn['image']} is missing")
    elif image_size > MOST_IMAGE:
        faults.append(f"the picture has {image_size} bytes, at most {MOST_IMAGE} are allowed")
    return faults


def _check_edges(game: Game, drawn: dict[str, Any], provinces: dict[str, Any], arcs: list[Ring]) -> list[str]:
    """Where the sides of the board are joined, the same zones touch both at the same heights, and so do the folds."""
    if drawn.get("wrap", False) != game.wrap:
        return [f"the sides of the board are {'not ' if game.wrap else ''}joined"]
    faults, width, seam = [], float(drawn["width"]), set(drawn.get("seam", []))
    sides: dict[float, set[tuple[str, float, float]]] = {0.0: set(), width: set()}
    for key, province in provinces.items() if game.wrap else ():
        numbers = {number if number >= 0 else ~number for ring in province["rings"] for number in ring}
        for number in sorted(numbers & set(range(len(arcs)))):
            across, heights = {x for x, _ in arcs[number]}, [y for _, y in arcs[number]]
            if (len(across) == 1 and min(across) in sides) != (number in seam):
                faults.append(f"{key}: the list of arcs on the edge is wrong")
            elif number in seam:
                sides[min(across)].add((key, min(heights), max(heights)))
    for key, low, high in sorted(sides[0.0] ^ sides[width]):
        faults.append(f"{key} does not go on beyond the edge of the board between {low} and {high}")
    drawn_folds = {fold["lat"]: _pairs(_numbers(fold["path"])) for fold in drawn.get("folds", [])}
    if sorted(drawn_folds) != sorted(game.folds):
        faults.append("the folds of the board are not those of the map file")
    for lat, line in drawn_folds.items():
        if (line[0][0], line[-1][0]) != (0.0, width) or line[0][1] != line[-1][1]:
            faults.append(f"the fold at latitude {lat} does not go from edge to edge")
    return faults


def _check_adjacency(game: Game, drawn: dict[str, Any], lengths: dict[Pair, float], report: Report) -> None:
    """Adjacent provinces share a visible border or a link; a border between others is marked closed."""
    links = {pair(link["a"], link["b"]): link["kind"] for link in drawn["links"]}
    closed = {pair(border["a"], border["b"]) for border in drawn["borders"] if border["kind"] == "closed"}
    for a, b in sorted(game.adjacent):
        if lengths.get((a, b), 0.0) >= VISIBLE:
            report.shared += 1
        elif (a, b) in links:
            report.links.append(f"{a} - {b} ({links[a, b]})")
        else:
            report.faults.append(f"{a} and {b} are adjacent, but the picture shows neither border nor link")
    report.faults += [
        f"the link {a} - {b} joins provinces that are not adjacent" for a, b in sorted(set(links) - set(game.adjacent))
    ]
    for link in drawn["links"]:
        if len(_numbers(link["path"])) < 4:
            report.faults.append(f"the link {link['a']} - {link['b']} has no path")
    report.faults += [
        f"the border {a} - {b} is closed, but they are adjacent" for a, b in sorted(closed & set(game.adjacent))
    ]
    for a, b in sorted(set(lengths) - set(game.adjacent)):
        if (a, b) in closed:
            report.closed.append(f"{a} - {b}")
        else:
            report.faults.append(f"{a} and {b} share a drawn border, are not adjacent, and it is not marked closed")
    listed = {pair(border["a"], border["b"]) for border in drawn["borders"]}
    report.faults += [f"the border {a} - {b} is not listed" for a, b in sorted(set(lengths) - listed)]
    report.faults += [f"the listed border {a} - {b} is not drawn" for a, b in sorted(listed - set(lengths))]


def _check_borders(game: Game, borders: list[dict[str, Any]]) -> list[str]:
    """Coasts, borders of seas and rivers are marked as such; every river of the game runs along a drawn border."""
    faults, rivers = [], set()
    for border in borders:
        a, b = border["a"], border["b"]
        wet = [key in game.zones and game.zones[key].wet for key in (a, b)]
        if border["kind"] != "closed":
            kinds = ("sea",) if all(wet) else ("coast",) if any(wet) else ("province", "nation")
            if border["kind"] not in kinds:
                faults.append(f"the border {a} - {b} is drawn as {border['kind']}")
        if border.get("river"):
            rivers.add(pair(a, b))
    faults += [f"the border {a} - {b} is drawn as a river" for a, b in sorted(rivers - game.rivers)]
    faults += [f"the river between {a} and {b} is not drawn" for a, b in sorted(game.rivers - rivers)]
    return faults


def _check_rings(key: str, province: dict[str, Any], arcs: list[Ring]) -> tuple[list[Ring], list[str]]:
    """The rings of a province; they must be closed and draw the same outline as its path, if it has one."""
    rings = []
    for ring in province["rings"]:
        points = _ring(ring, arcs)
        if points is None or points[0] != points[-1]:
            return [], [f"{key}: a ring is not closed"]
        rings.append(points[:-1])
    if "path" not in province:
        return rings, []
    parts = [part for part in province["path"].split("M") if part]
    path = [_pairs(_numbers(part)) for part in parts if part.endswith("Z")]
    if len(path) != len(parts) or sorted(path) != sorted(rings):
        return rings, [f"{key}: path and rings do not agree"]
    return rings, []


def _spots(game: Game, key: str, province: dict[str, Any]) -> list[tuple[str, Point, float]]:
    """Everything that stands in a zone: what, where, and the room it has."""
    if not game.slots:
        return [(what, tuple(province[what]), 0.0) for what in ("spot", "fortress")]
    spots = []
    for slot in game.slots:
        if slot.stands_in(game.zones[key].wet, game.zones[key].marks):
            found = province.get(slot.name, []) if slot.places else [province[slot.name]]
            spots += [(slot.name, (x, y), slot.radius * province["size"]) for x, y in found]
    return spots


def _check_slots(game: Game, key: str, province: dict[str, Any]) -> list[str]:
    """Each thing has as many places as the map file asks for, apart from each other."""
    spots = _spots(game, key, province)
    faults = []
    for slot in game.slots:
        wished = (slot.places or 1) if slot.stands_in(game.zones[key].wet, game.zones[key].marks) else 0
        if sum(what == slot.name for what, _, _ in spots) != wished:
            faults.append(f"{key}: the number of places for {slot.name} is not {wished}")
    for (one, at, room), (two, other, needed) in itertools.combinations(spots, 2):
        if math.dist(at, other) < room + needed - APART:
            faults.append(f"{key}: the places for {one} and {two} collide")
    if province.get("terrain", "") != game.zones[key].terrain and game.slots:
        faults.append(f"{key}: the terrain is not that of the game")
    return faults


def _check_places(
    game: Game, key: str, province: dict[str, Any], rings: list[Ring], drawn: dict[str, Any]
) -> list[str]:
    faults = _check_slots(game, key, province)
    label: Point = (province["label"][0], province["label"][1])
    for what, (x, y), _ in [("label", label, 0.0), *_spots(game, key, province)]:
        if not (0 <= x <= drawn["width"] and 0 <= y <= drawn["height"]):
            faults.append(f"{key}: the {what} lies off the board")
        elif rings and not _inside((x, y), rings) and _distance((x, y), rings) > SURROUNDINGS:
            faults.append(f"{key}: the {what} lies too far from the province")
    if province["labelSize"] < SMALLEST_LABEL:
        faults.append(f"{key}: the label is too small to read")
    return faults


def _check_labels(game: Game, provinces: dict[str, Any]) -> list[str]:
    """No name may touch another name, nor the place of armies."""
    boxes = {key: label_box(province, game.zones[key].name) for key, province in provinces.items()}
    spots = {key: _spots(game, key, province) for key, province in provinces.items()}
    faults = []
    keys = sorted(boxes)
    for index, a in enumerate(keys):
        faults += [f"the labels of {a} and {b} collide" for b in keys[index + 1 :] if _overlap(boxes[a], boxes[b])]
        for b in keys:
            for what, spot, _ in spots[b]:
                if what != "fortress" and _inside(spot, [boxes[a]]):
                    faults.append(f"the label of {a} covers the {'armies' if what == 'spot' else what} of {b}")
    return faults


def label_box(province: dict[str, Any], name: str) -> Ring:
    """The four corners of a name; `label` is its middle."""
    (x, y), size = province["label"], province["labelSize"]
    turn = math.radians(province["labelAngle"])
    width, height = len(name) * LETTER * size / 2, LINE * size / 2
    corners = [(-width, -height), (width, -height), (width, height), (-width, height)]
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in corners]


def _overlap(a: Ring, b: Ring) -> bool:
    """Two convex boxes overlap unless a line parallel to one of their sides parts them."""
    for box in (a, b):
        for (x1, y1), (x2, y2) in zip(box, box[1:] + box[:1]):
            shadows = [[(y2 - y1) * x - (x2 - x1) * y for x, y in corners] for corners in (a, b)]
            if max(shadows[0]) <= min(shadows[1]) or max(shadows[1]) <= min(shadows[0]):
                return False
    return True


def _inside(point: Point, rings: list[Ring]) -> bool:
    x, y = point
    inside = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
    return inside


def _distance(point: Point, rings: list[Ring]) -> float:
    return min(math.dist(point, corner) for ring in rings for corner in ring)


def _ring(numbers: list[int], arcs: list[Ring]) -> Ring | None:
    """The points of a ring: a negative number is the complement of an arc that is walked backwards."""
    points: Ring = []
    for number in numbers:
        if not -len(arcs) <= number < len(arcs):
            return None
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        if points and points[-1] != arc[0]:
            return None
        points += arc[1:] if points else arc
    return points or None


def _points(flat: list[float]) -> Ring:
    return _pairs([float(value) for value in flat])


def _pairs(flat: list[float]) -> Ring:
    return list(zip(flat[0::2], flat[1::2]))


def _numbers(path: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path)]


def check_map(key: str, folder: Path, data: Path | None = None) -> Report:
    """Check one map as it lies on the disk."""
    file = folder / f"{key}.json"
    text = file.read_text(encoding="utf-8")
    drawn = json.loads(text)
    image = folder / drawn["image"]
    size = image.stat().st_size if image.is_file() else None
    return check(game_of(key, data), drawn, len(text.encode()), size)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("maps", nargs="*", default=MAPS, help="which boards; all if none is named")
    parser.add_argument("--drawn", type=Path, help="folder of the drawn boards; that of each game if not said")
    parser.add_argument("--data", type=Path, help="folder of the game's data; that of each game if not said")
    options = parser.parse_args()
    wrong = 0
    for key in options.maps:
        folder = options.drawn or drawn_folder(key)
        if not (folder / f"{key}.json").is_file():
            print(f"{key}: not drawn")
            wrong += 1
            continue
        report = check_map(key, folder, options.data)
        links, closed = len(report.links), len(report.closed)
        print(f"{key}: {report.adjacent} adjacencies, {report.shared} shared borders, {links} links, {closed} closed")
        print(f"  shown by link: {', '.join(report.links) or 'none'}")
        print(f"  closed borders: {', '.join(report.closed) or 'none'}")
        for fault in report.faults:
            print(f"  FAULT {fault}")
        wrong += len(report.faults)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
