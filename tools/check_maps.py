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
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT / "src" / "quadriga" / "games" / "warriors" / "data"
DRAWN = ROOT / "web" / "src" / "games" / "warriors" / "maps"
MAPS = ("west", "east", "italy")

VISIBLE = 8.0  # pixels of a shared border that a player can see
SURROUNDINGS = 60.0  # pixels that a name or an army may stand away from its province
SMALLEST_LABEL = 11.0
MOST_JSON = 250_000  # bytes
MOST_IMAGE = 400_000
LETTER = 0.52  # width of a letter and height of a line, as parts of the size of the writing
LINE = 0.86

Point = tuple[float, float]
Pair = tuple[str, str]
Ring = list[Point]


class Game:
    """What the game's data say about one map."""

    def __init__(self, key: str, text: str) -> None:
        data = tomllib.loads(text)
        self.key = key
        self.names: dict[str, str] = {row["key"]: row["name"] for row in data["provinces"]}
        self.adjacent: set[Pair] = set()
        for row in data["neighbours"]:
            for other in row["land"] + row["sea"]:
                self.adjacent.add(pair(row["province"], other))


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


def check(game: Game, drawn: dict[str, Any], json_size: int, image_size: int | None) -> Report:
    """All faults of one map."""
    report = Report()
    report.adjacent = len(game.adjacent)
    report.faults += _check_files(game, drawn, json_size, image_size)
    provinces: dict[str, Any] = drawn["provinces"]
    report.faults += [f"{key} is not drawn" for key in sorted(set(game.names) - set(provinces))]
    report.faults += [f"{key} is drawn but not in the game" for key in sorted(set(provinces) - set(game.names))]
    arcs = [_points(arc) for arc in drawn["arcs"]]
    known = {key: province for key, province in provinces.items() if key in game.names}
    rings: dict[str, list[Ring]] = {}
    for key, province in known.items():
        rings[key], faults = _check_rings(key, province, arcs)
        report.faults += faults
    lengths = shared_lengths(known, arcs)
    _check_adjacency(game, drawn, lengths, report)
    for key, province in known.items():
        report.faults += _check_places(key, province, rings[key], drawn)
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
        f"the link {a} - {b} joins provinces that are not adjacent" for a, b in sorted(set(links) - game.adjacent)
    ]
    for link in drawn["links"]:
        if len(_numbers(link["path"])) < 4:
            report.faults.append(f"the link {link['a']} - {link['b']} has no path")
    report.faults += [
        f"the border {a} - {b} is closed, but they are adjacent" for a, b in sorted(closed & game.adjacent)
    ]
    for a, b in sorted(set(lengths) - game.adjacent):
        if (a, b) in closed:
            report.closed.append(f"{a} - {b}")
        else:
            report.faults.append(f"{a} and {b} share a drawn border, are not adjacent, and it is not marked closed")
    listed = {pair(border["a"], border["b"]) for border in drawn["borders"]}
    report.faults += [f"the border {a} - {b} is not listed" for a, b in sorted(set(lengths) - listed)]
    report.faults += [f"the listed border {a} - {b} is not drawn" for a, b in sorted(listed - set(lengths))]


def _check_rings(key: str, province: dict[str, Any], arcs: list[Ring]) -> tuple[list[Ring], list[str]]:
    """The rings of a province; they must be closed and draw the same outline as its path."""
    rings = []
    for ring in province["rings"]:
        points = _ring(ring, arcs)
        if points is None or points[0] != points[-1]:
            return [], [f"{key}: a ring is not closed"]
        rings.append(points[:-1])
    parts = [part for part in province["path"].split("M") if part]
    path = [_pairs(_numbers(part)) for part in parts if part.endswith("Z")]
    if len(path) != len(parts) or sorted(path) != sorted(rings):
        return rings, [f"{key}: path and rings do not agree"]
    return rings, []


def _check_places(key: str, province: dict[str, Any], rings: list[Ring], drawn: dict[str, Any]) -> list[str]:
    faults = []
    for what in ("label", "spot", "fortress"):
        x, y = province[what]
        if not (0 <= x <= drawn["width"] and 0 <= y <= drawn["height"]):
            faults.append(f"{key}: the {what} lies off the board")
        elif rings and not _inside((x, y), rings) and _distance((x, y), rings) > SURROUNDINGS:
            faults.append(f"{key}: the {what} lies too far from the province")
    if province["labelSize"] < SMALLEST_LABEL:
        faults.append(f"{key}: the label is too small to read")
    return faults


def _check_labels(game: Game, provinces: dict[str, Any]) -> list[str]:
    """No name may touch another name, nor the place of armies."""
    boxes = {key: label_box(province, game.names[key]) for key, province in provinces.items()}
    faults = []
    keys = sorted(boxes)
    for index, a in enumerate(keys):
        faults += [f"the labels of {a} and {b} collide" for b in keys[index + 1 :] if _overlap(boxes[a], boxes[b])]
        for b in keys:
            spot = provinces[b]["spot"]
            if _inside((spot[0], spot[1]), [boxes[a]]):
                faults.append(f"the label of {a} covers the armies of {b}")
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


def check_map(key: str, folder: Path, data: Path) -> Report:
    """Check one map as it lies on the disk."""
    file = folder / f"{key}.json"
    text = file.read_text(encoding="utf-8")
    drawn = json.loads(text)
    image = folder / drawn["image"]
    game = Game(key, (data / f"{key}.toml").read_text(encoding="utf-8"))
    return check(game, drawn, len(text.encode()), image.stat().st_size if image.is_file() else None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--maps", type=Path, default=DRAWN, help="folder of the drawn boards")
    parser.add_argument("--data", type=Path, default=DATA, help="folder of the game's data")
    options = parser.parse_args()
    wrong = 0
    for key in MAPS:
        if not (options.maps / f"{key}.json").is_file():
            print(f"{key}: not drawn")
            wrong += 1
            continue
        report = check_map(key, options.maps, options.data)
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
