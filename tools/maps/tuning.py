"""What a map file says: the frame, the playable countries, the seeds of provinces and everything drawn by hand."""

import tomllib
from pathlib import Path
from typing import Any

from tools.check_maps import DATA, pair

Spot = tuple[float, float]  # longitude and latitude, or x and y
Line = list[Spot]

HERE = Path(__file__).resolve().parent


class TuningError(Exception):
    """A map file names something that the game does not know."""


class Province:
    """A province of the game, with the hints for drawing it."""

    def __init__(self, row: dict[str, Any], hints: dict[str, Any]) -> None:
        self.key: str = row["key"]
        self.name: str = row["name"]
        self.nations: tuple[str, ...] = tuple(row["nations"])
        home: Line = [(row["longitude"], row["latitude"])]
        self.seeds: list[Line] = [_line(seed) for seed in hints.get("seeds", [])] or [home]
        self.start: float = hints.get("start", 0.0)
        self.angle: float = hints.get("angle", 0.0)
        self.label: Spot | None = _spot(hints.get("label"))
        self.spot: Spot | None = _spot(hints.get("spot"))
        self.size: float | None = hints.get("size")


class Tuning:
    """One map: the facts of the game and the hints of `<map>.toml`."""

    def __init__(self, key: str) -> None:
        game = tomllib.loads((DATA / f"{key}.toml").read_text(encoding="utf-8"))
        hints = tomllib.loads((HERE / f"{key}.toml").read_text(encoding="utf-8"))
        self.key = key
        self.lon: Spot = _pair(hints["frame"]["lon"])
        self.lat: Spot = _pair(hints["frame"]["lat"])
        self.scale: str = hints.get("scale", "10m")
        self.simplify: float = hints.get("simplify", 0.6)
        self.smallest: float = hints.get("smallest_island", 14.0)
        self.countries: list[str] = hints["countries"]
        self.outside: list[Line] = [_line(seed) for seed in hints.get("outside", [])]
        self.barriers: list[Line] = [_line(line) for line in hints.get("barriers", [])]
        self.bulges: list[dict[str, Any]] = hints.get("bulges", [])
        self.islands: list[dict[str, Any]] = hints.get("islands", [])
        self.ridges: list[dict[str, Any]] = hints.get("ridges", [])
        self.seas: list[dict[str, Any]] = hints.get("seas", [])
        lanes: list[dict[str, Any]] = hints.get("lanes", [])
        self.lanes: dict[tuple[str, str], Line] = {pair(lane["a"], lane["b"]): _via(lane) for lane in lanes}
        self.rose: dict[str, Any] = hints["rose"]
        own: dict[str, Any] = hints.get("provinces", {})
        self.provinces = [Province(row, own.get(row["key"], {})) for row in game["provinces"]]
        self.adjacent: dict[tuple[str, str], str] = {}
        for row in game["neighbours"]:
            for kind in ("land", "sea"):
                for other in row[kind]:
                    self.adjacent[pair(row["province"], other)] = kind
        keys = {province.key for province in self.provinces}
        strangers = (set(own) | {key for lane in self.lanes for key in lane}) - keys
        if strangers:
            raise TuningError(f"{key}.toml names unknown provinces: {', '.join(sorted(strangers))}")


def _pair(values: list[float]) -> Spot:
    return float(values[0]), float(values[1])


def _spot(values: list[float] | None) -> Spot | None:
    return _pair(values) if values else None


def _line(points: list[list[float]]) -> Line:
    return [_pair(point) for point in points]


def _via(lane: dict[str, Any]) -> Line:
    """The points of a lane in the direction in which pairs are kept."""
    points = _line(lane["via"])
    return points if lane["a"] < lane["b"] else points[::-1]
