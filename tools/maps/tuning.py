"""What a map file says: the frame, the playable countries, the seeds of provinces and everything drawn by hand."""

from typing import Any

from tools.check_maps import Slot, Zone, game_of, hints_of, pair

Spot = tuple[float, float]  # longitude and latitude, or x and y
Line = list[Spot]

Window = tuple[float, float, float, float]
SIZES = (23, 21, 19, 18, 17, 16, 15, 14, 13)  # of names, if the map file does not say


class TuningError(Exception):
    """A map file names something that the game does not know."""


class Province:
    """A province or sea of the game, with the hints for drawing it."""

    def __init__(self, zone: Zone, hints: dict[str, Any]) -> None:
        self.key = zone.key
        self.name = zone.name
        self.nations = zone.nations
        self.terrain = zone.terrain
        self.ground: str = hints.get("ground", zone.terrain)
        self.marks = zone.marks
        self.seeds: list[Line] = [_line(seed) for seed in hints.get("seeds", [])] or [[zone.home]]
        self.start: float = hints.get("start", 0.0)
        self.angle: float = hints.get("angle", 0.0)
        self.label: Spot | None = _spot(hints.get("label"))
        self.spot: Spot | None = _spot(hints.get("spot"))
        self.size: float | None = hints.get("size")


class Tuning:
    """One map: the facts of the game and the hints of `<map>.toml`."""

    def __init__(self, key: str) -> None:
        game, hints = game_of(key), hints_of(key)
        self.key = key
        self.width: int | None = hints.get("width")
        self.window: Window | None = tuple(hints["window"]) if "window" in hints else None
        self.sizes: tuple[float, ...] = tuple(hints.get("sizes", SIZES))
        self.rivers_painted: bool = hints.get("rivers_painted", True)
        self.pinch: float = hints.get("pinch", 0.0)
        self.pinch_waters: float = hints.get("pinch_waters", 0.0)
        self.wrap: bool = hints.get("wrap", False)
        self.atlas: str = hints.get("atlas", "europe")
        self.folds: list[dict[str, Any]] = hints.get("folds", [])
        self.paths: bool = hints.get("paths", True)
        self.slots: list[Slot] = game.slots
        self.lon: Spot = _pair(hints["frame"]["lon"])
        self.lat: Spot = _pair(hints["frame"]["lat"])
        self.scale: str = hints.get("scale", "10m")
        self.simplify: float = hints.get("simplify", 0.6)
        self.smallest: float = hints.get("smallest_island", 14.0)
        self.countries: list[str] = hints.get("countries", [])
        self.muted: list[str] = hints.get("muted", [])
        self.outside: list[Line] = [_line(seed) for seed in hints.get("outside", [])]
        self.outside_waters: list[Line] = [_line(seed) for seed in hints.get("outside_waters", [])]
        self.channels: list[dict[str, Any]] = hints.get("channels", [])
        self.barriers: list[Line] = [_line(line) for line in hints.get("barriers", [])]
        self.bulges: list[dict[str, Any]] = hints.get("bulges", [])
        self.islands: list[dict[str, Any]] = hints.get("islands", [])
        self.ridges: list[dict[str, Any]] = hints.get("ridges", [])
        self.seas: list[dict[str, Any]] = hints.get("seas", [])
        lanes: list[dict[str, Any]] = hints.get("lanes", [])
        self.lanes: dict[tuple[str, str], Line] = {pair(lane["a"], lane["b"]): _via(lane) for lane in lanes}
        self.rose: dict[str, Any] = hints["rose"]
        own: dict[str, Any] = hints.get("provinces", {})
        zones = [Province(zone, own.get(zone.key, {})) for zone in game.zones.values()]
        self.provinces = [zone for zone in zones if not game.zones[zone.key].wet]
        self.waters = [zone for zone in zones if game.zones[zone.key].wet]
        self.adjacent, self.rivers = game.adjacent, game.rivers
        keys = set(game.zones)
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
