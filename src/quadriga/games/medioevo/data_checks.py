"""The sense of the data files: what they say must fit together."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.medioevo import data_schema as names
from quadriga.games.medioevo.board import CARDS, EVENTS, HOME, ICONS, PREDICATES, SEAS, TERRITORIES, TOKENS

AREAS: Final = 36
FIRES: Final = 12
NEIGHBOURING: Final = 3  # steps between territories that are called neighbouring
MOST_PLAYERS: Final = 10  # in the table of penalties
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


def by_number(row: Row) -> int:
    return int(row["number"])


def check_count(data: Data, file: str, name: str, what: str, count: int) -> None:
    """So many rows, faulty ones too."""
    found = data.keys(file, name)
    if found is not None and len(found) != count:
        data.fault(file, f"{len(found)} {what}, not {count}", name)


def check_distinct(data: Data, file: str, values: list[str], *place: str) -> None:
    """Nothing twice in a list."""
    for at, value in enumerate(values):
        if value in values[:at]:
            data.fault(file, f'"{value}" stands there twice', *place)


def check_shares(data: Data, file: str, name: str) -> None:
    """Known territories, none in two rows."""
    owner: dict[str, str] = {}
    for row in data.rows(file, name):
        place = (f'{name} "{row["key"]}"', "territories")
        check_distinct(data, file, row["territories"], *place)
        for key in dict.fromkeys(row["territories"]):
            data.refer(file, key, data.keys("territories.toml", "territories"), "territory", *place)
            if key in owner:
                data.fault(file, f'"{key}" belongs to "{owner[key]}"', *place)
            owner.setdefault(key, row["key"])


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


def check_numbered(data: Data, file: str, name: str, count: int) -> None:
    """The box holds so many cards; each bears a number of its own."""
    check_count(data, file, name, "cards", count)
    bearer: dict[int, str] = {}
    for row in data.rows(file, name):
        place, number = f'{name} "{row["key"]}"', row["number"]
        if number > count:
            data.fault(file, f"must be from 1 to {count}, not {number}", place, "number")
        elif number in bearer:
            data.fault(file, f'{number} is the number of "{bearer[number]}"', place, "number")
        bearer.setdefault(number, row["key"])


def check_cards(data: Data) -> None:
    """Empire cards: points in their colours, an objective with its gears, and moments at which they are used.

    rule: MU-SET-1, MU-EMP-7, MU-EMP-8, MU-EMP-9
    """
    file = "cards.toml"
    check_numbered(data, file, "cards", CARDS)
    for row in data.rows(file, "cards"):
        place = f'cards "{row["key"]}"'
        colours = row["colours"]
        wanted = {"none": 0, "one": 1, "either": 2, "both": 2}[row["points"]]
        if row["key"] != f"{row['character']}_{row['number']}":
            data.fault(file, f'must be "{row["character"]}_{row["number"]}"', place, "key")
        if len(colours) != wanted:
            data.fault(
                file, f'must be {wanted} with the points "{row["points"]}", not {len(colours)}', place, "colours"
            )
        for column in ("colours", "gears", "windows"):
            check_distinct(data, file, row[column], place, column)
        if sorted(row["gears"]) != sorted(colours or ["any"]):
            data.fault(file, 'must be the colours of the points, or "any" without points', place, "gears")
        if not row["windows"]:
            data.fault(file, "must name a moment", place, "windows")
        if not row["objective"]:
            data.fault(file, "must name a condition", place, "objective")
        for at, condition in enumerate(row["objective"], 1):
            _check_condition(data, file, condition, place, "objective", f"item {at}")


def _check_condition(data: Data, file: str, condition: Row, *place: str) -> None:
    wanted = names.ARGUMENTS.get(condition["predicate"], ("count",))
    for name in ("area", "building", "unit", "transport", "level", "count"):
        if name in wanted and name not in condition:
            data.fault(file, f'"{name}" is missing', *place)
        if name not in wanted and name in condition:
            data.fault(file, f'"{name}" has no meaning here', *place)
    if "area" in condition and data.is_sound("territories.toml", "territories"):
        areas = [row["area"] for row in data.rows("territories.toml", "territories") if "area" in row]
        data.refer(file, condition["area"], areas, "inhabited area", *place, "area")


def check_vocabulary(data: Data) -> None:
    """No predicate without a card."""
    if not data.is_sound("cards.toml", "cards"):
        return
    used = {condition["predicate"] for row in data.rows("cards.toml", "cards") for condition in row["objective"]}
    for name in PREDICATES:
        if name not in used:
            data.fault("cards.toml", f'no card has an objective with the predicate "{name}"', "cards")


def check_events(data: Data) -> None:
    """Every territory in one region; Event cards with two regions, three of four icons and a tax in tens.

    rule: MU-SET-1, MU-EVT-6, MU-EVT-7
    """
    file = "events.toml"
    check_shares(data, file, "regions")
    covered = {key for row in data.rows(file, "regions") for key in row["territories"]}
    if data.is_sound(file, "regions"):
        for key in data.keys("territories.toml", "territories") or []:
            if key not in covered:
                data.fault(file, f'"{key}" is in no region', "regions")
    check_numbered(data, file, "events", EVENTS)
    for row in data.rows(file, "events"):
        place = f'events "{row["key"]}"'
        if row["key"] != f"event_{row['number']}":
            data.fault(file, f'must be "event_{row["number"]}"', place, "key")
        for region in row["regions"]:
            data.refer(file, region, data.keys(file, "regions"), "region", place, "regions")
        if len(row["regions"]) != 2 or len(set(row["regions"])) != 2:
            data.fault(file, "must be two different regions", place, "regions")
        if len(row["icons"]) != ICONS - 1 or len(set(row["icons"])) != ICONS - 1:
            data.fault(file, "must be three different icons", place, "icons")
        if row["tax"] % 10:
            data.fault(file, f"must be in tens, not {row['tax']}", place, "tax")


def check_components(data: Data, file: str, name: str, column: str, key: str, counts: Mapping[str, int]) -> None:
    """As many as the list of components says; none of what it does not name.

    rule: MU-SET-13
    """
    for row in data.rows(file, name):
        wanted = counts.get(row[key], 0)
        if row[column] != wanted:
            label = f"{row[key]}/{row['level']}" if key == "kind" else row[key]
            data.fault(
                file, f"must be {wanted}, as many as the box has, not {row[column]}", f'{name} "{label}"', column
            )


def check_pieces(data: Data) -> None:
    """Units, transports, engines, buildings and goods are all there, as many as in the box, and dearer by level.

    rule: MU-SET-12, MU-SET-13, MU-TRD-12
    """
    file = "pieces.toml"
    data.expect(file, "units", names.UNIT_NAMES)
    data.expect(file, "engines", names.ENGINE_NAMES)
    data.expect(file, "buildings", names.BUILDING_NAMES)
    data.expect("goods.toml", "goods", names.GOOD_NAMES)
    for column, group in (("count", "units"), ("barbarians", "barbarians"), ("standards", "standards")):
        check_components(data, file, "units", column, "key", names.COMPONENTS[group])
    check_components(data, file, "transports", "count", "kind", names.COMPONENTS["transports"])
    for name in ("engines", "buildings"):
        check_components(data, file, name, "count", "key", names.COMPONENTS[name])
    check_components(data, "goods.toml", "goods", "cubes", "key", names.COMPONENTS["goods"])
    check_count(data, file, "transports", "rows", 3 * len(names.TRANSPORT_NAMES))
    for row in data.rows(file, "engines"):
        if row["level"] != names.ENGINE_NAMES.index(row["key"]) + 1:
            data.fault(file, f"must be {names.ENGINE_NAMES.index(row['key']) + 1}", f'engines "{row["key"]}"', "level")
    for row in data.rows(file, "buildings"):
        category, level = divmod(names.BUILDING_NAMES.index(row["key"]), 3)
        wanted = (names.CATEGORY_NAMES[category], 3 if names.CATEGORY_NAMES[category] == "cathedral" else level + 1)
        if (row["category"], row["level"]) != wanted:
            data.fault(file, f"must be {wanted[0]} of level {wanted[1]}", f'buildings "{row["key"]}"')
    _check_prices(data, file)
    colours: dict[str, str] = {}
    for row in data.rows("goods.toml", "goods"):
        if row["colour"] in colours:
            fault = f'"{row["colour"]}" is the colour of "{colours[row["colour"]]}"'
            data.fault("goods.toml", fault, f'goods "{row["key"]}"', "colour")
        colours.setdefault(row["colour"], row["key"])


def _check_prices(data: Data, file: str) -> None:
    """Transports and siege engines cost the same for each level.

    rule: MU-TRA-1, MU-SIE-1
    """
    pieces = [(f'transports "{row["kind"]}/{row["level"]}"', row) for row in data.rows(file, "transports")]
    pieces += [(f'engines "{row["key"]}"', row) for row in data.rows(file, "engines")]
    price = min((row["cost"] for _, row in pieces), default=0)
    for place, row in pieces:
        if row["cost"] != price * row["level"]:
            data.fault(file, f"must be {price} for each level", place, "cost")


def check_technologies(data: Data) -> None:
    """24 technologies, four levels in each branch.

    rule: MU-TEC-1, MU-TEC-4
    """
    file = "technologies.toml"
    data.expect(file, "technologies", names.TECHNOLOGY_NAMES)
    for row in data.rows(file, "technologies"):
        branch, level = divmod(names.TECHNOLOGY_NAMES.index(row["key"]), 4)
        if (row["branch"], row["level"]) != (names.COLOUR_NAMES[branch], level + 1):
            place = f'technologies "{row["key"]}"'
            data.fault(file, f"must be {names.COLOUR_NAMES[branch]} of level {level + 1}", place)


def check_numbers(data: Data) -> None:
    """Turn order, property tokens, roads, debts, Honour and terrain.

    rule: MU-SET-12, MU-TRA-3
    """
    file = "numbers.toml"
    data.expect(file, "penalty", range(2, MOST_PLAYERS + 1))
    data.expect(file, "terrain", names.TERRAIN_NAMES)
    data.expect(file, "honour", names.HONOUR_NAMES)
    for row in data.rows(file, "penalty"):
        place = f'penalty "{row["players"]}"'
        if len(row["off"]) != row["players"] or sorted(row["off"]) != row["off"] or row["off"][:1] != [0]:
            data.fault(file, f"must be {row['players']}, from 0 on and never less than before", place, "off")
    tokens = sum(row["count"] for row in data.rows(file, "property_tokens"))
    if data.is_sound(file, "property_tokens") and tokens != TOKENS:
        data.fault(file, f"{tokens} tokens, but each player has {TOKENS}", "property_tokens")
    for name, column, value, first in (
        ("roads", "stages", "points", None),
        ("token_honour", "tokens", "honour", 0),
        ("debts", "loans", "honour", 1),
        ("prisoner_honour", "least", "honour", None),
    ):
        rows = data.rows(file, name)
        steps = [row[column] for row in rows]
        if sorted(steps) != steps or (first is not None and steps != list(range(first, first + len(steps)))):
            data.fault(file, f"{column} must follow each other", name)
        values = [row[value] for row in rows]
        if sorted(values) != values or (data.is_sound(file, name) and not rows):
            data.fault(file, f"{value} must not become less", name)


def check_all(data: Data) -> None:
    """Note every fault of sense there is."""
    check_zones(data)
    check_borders(data)
    check_areas(data)
    check_kingdoms(data)
    check_cards(data)
    check_vocabulary(data)
    check_events(data)
    check_pieces(data)
    check_technologies(data)
    check_numbers(data)
