"""The sense of the map's files: zones, borders, inhabited areas, kingdoms."""

from collections.abc import Collection, Iterable
from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.medioevo import data_schema as names
from quadriga.games.medioevo.board import HOME, SEAS, TERRITORIES
from quadriga.games.medioevo.row_checks import check_count, check_shares

AREAS: Final = 36
FIRES: Final = 12
NEIGHBOURING: Final = 3  # steps between territories that are called neighbouring
HOLY_CITIES: Final = ("rome", "jerusalem")
ON_FOOT: Final = ("land", "strait")
ENDS: Final = {"land": 0, "strait": 0, "coast": 1, "sea": 2}  # seas at the ends of a border
Ways = dict[str, list[str]]


def ways(borders: Iterable[Row], kinds: Collection[str]) -> Ways:
    """From each zone to those beside it, over borders of some kinds."""
    found: Ways = {}
    for row in borders:
        if row["kind"] in kinds:
            found.setdefault(row["a"], []).append(row["b"])
            found.setdefault(row["b"], []).append(row["a"])
    return found


def steps_from(starts: Iterable[str], beside: Ways) -> dict[str, int]:
    """How many steps it is to every zone that can be reached.

    rule: MU-DEF-5
    """
    steps = dict.fromkeys(starts, 0)
    queue = list(steps)
    for zone in queue:
        for other in beside.get(zone, ()):
            if other not in steps:
                steps[other] = steps[zone] + 1
                queue.append(other)
    return steps


def check_zones(data: Data) -> None:
    """Territories and seas: as many as there are, and no name twice.

    rule: MU-DEF-1, MU-DEF-2
    """
    check_count(data, "territories.toml", "territories", "territories", TERRITORIES)
    check_count(data, "seas.toml", "seas", "seas", SEAS)
    territories = data.keys("territories.toml", "territories") or []
    for key in data.keys("seas.toml", "seas") or []:
        if key in territories:
            data.fault("seas.toml", "stands in territories.toml too", f'seas "{key}"')


def check_borders(data: Data) -> None:
    """Borders between known zones, each once, of a kind that fits its ends; and the map in one piece.

    rule: MU-DEF-3, MU-DEF-4
    """
    file = "borders.toml"
    lands, seas = data.keys("territories.toml", "territories"), data.keys("seas.toml", "seas")
    if lands is None or seas is None:
        return
    rows = data.rows(file, "borders")
    pairs = {(row["a"], row["b"]) for row in rows}
    known = True
    for row in rows:
        place = f'borders "{row["a"]}/{row["b"]}"'
        ends = [data.refer(file, row[end], [*lands, *seas], "zone", place, end) for end in "ab"]
        known = known and all(ends)
        if row["a"] == row["b"]:
            data.fault(file, "a zone has no border with itself", place)
        elif (row["b"], row["a"]) in pairs and row["b"] < row["a"]:
            data.fault(file, "stands there the other way round too", place)
        if all(ends) and sum(row[end] in seas for end in "ab") != ENDS[row["kind"]]:
            data.fault(file, f"no {row['kind']} joins these zones", place, "kind")
        if row["river"] and row["kind"] != "land":
            data.fault(file, "only a land border can be a river", place, "river")
    if known and data.is_sound(file, "borders"):
        reached = steps_from(lands[:1], ways(rows, names.BORDER_NAMES))
        for key in (*lands, *seas):
            if key not in reached:
                data.fault(file, f'"{key}" cannot be reached from "{lands[0]}"', "borders")


def check_areas(data: Data) -> None:
    """Inhabited areas: each with a good, harbours only there and on a coast; the fires.

    rule: MU-DEF-10, MU-DEF-11, MU-SET-8
    """
    file = "territories.toml"
    coastal = ways(data.rows("borders.toml", "borders"), ["coast"])
    bearer: dict[str, str] = {}
    for row in data.rows(file, "territories"):
        place = f'territories "{row["key"]}"'
        area = row.get("area")
        if (area is None) != ("good" not in row):
            data.fault(file, "an inhabited area produces a good, and nothing else does", place, "good")
        if row["harbour"] and area is None:
            data.fault(file, "only an inhabited area has a harbour", place, "harbour")
        if row["harbour"] and row["key"] not in coastal and data.is_sound("borders.toml", "borders"):
            data.fault(file, "only a coast has a harbour", place, "harbour")
        if area is not None and area in bearer:
            data.fault(file, f'"{area}" lies in "{bearer[area]}"', place, "area")
        elif area is not None:
            bearer[area] = row["key"]
    if not data.is_sound(file, "territories"):
        return
    if len(bearer) != AREAS:
        data.fault(file, f"{len(bearer)} inhabited areas, not {AREAS}", "territories")
    for city in HOLY_CITIES:
        if city not in bearer:
            data.fault(file, f'no territory has the area "{city}"', "territories")
    fires = sum(row["fire"] for row in data.rows(file, "territories"))
    if fires != FIRES:
        data.fault(file, f"{fires} fires, not {FIRES}", "territories")


def check_kingdoms(data: Data) -> None:
    """Six kingdoms of seven contiguous territories, connected as the map says.

    rule: MU-KIN-1, MU-KIN-2
    """
    file = "kingdoms.toml"
    data.expect(file, "kingdoms", names.KINGDOM_NAMES)
    before = len(data.faults)
    check_shares(data, file, "kingdoms")
    on_foot = ways(data.rows("borders.toml", "borders"), ON_FOOT)
    for row in data.rows(file, "kingdoms"):
        place = (f'kingdoms "{row["key"]}"', "territories")
        home = row["territories"]
        if len(home) != HOME:
            data.fault(file, f"must be {HOME}, not {len(home)}", *place)
        inside = {zone: [other for other in on_foot.get(zone, ()) if other in home] for zone in home}
        if data.is_sound("borders.toml", "borders") and len(steps_from(home[:1], inside)) < len(set(home)):
            data.fault(file, "must be contiguous", *place)
    for row in data.rows(file, "connections"):
        if row["key"] != f"{row['a']}_{row['b']}":
            data.fault(file, f'must be "{row["a"]}_{row["b"]}"', f'connections "{row["key"]}"', "key")
    sound = all(data.is_sound(file, name) for name in ("kingdoms", "connections"))
    if len(data.faults) == before and sound and data.is_sound("borders.toml", "borders"):
        _check_connections(data, file)


def _check_connections(data: Data, file: str) -> None:
    """Two kingdoms are connected when some of their territories are neighbouring.

    rule: MU-KIN-2, MU-DEF-5
    """
    homes = {row["key"]: row["territories"] for row in data.rows(file, "kingdoms")}
    beside = ways(data.rows("borders.toml", "borders"), names.BORDER_NAMES)
    told = [tuple(sorted((row["a"], row["b"]))) for row in data.rows(file, "connections")]
    for pair in told:
        if pair[0] == pair[1] or told.count(pair) > 1:
            data.fault(file, "must be two kingdoms, and each pair once", "connections", "/".join(pair))
    for at, first in enumerate(names.KINGDOM_NAMES):
        steps = steps_from(homes.get(first, ()), beside)
        for second in names.KINGDOM_NAMES[at + 1 :]:
            apart = min((steps.get(key, TERRITORIES) for key in homes.get(second, ())), default=TERRITORIES)
            if (apart <= NEIGHBOURING) != (tuple(sorted((first, second))) in told):
                wrong = "are not told to be" if apart <= NEIGHBOURING else "cannot be"
                data.fault(file, f"{first} and {second}, {apart} steps apart, {wrong} connected", "connections")
