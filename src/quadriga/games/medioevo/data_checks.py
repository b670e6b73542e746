"""The sense of the data files: what they say must fit together."""

from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.medioevo import data_schema as names
from quadriga.games.medioevo.board import CARDS, EVENTS, ICONS, PREDICATES, TOKENS
from quadriga.games.medioevo.map_checks import check_areas, check_borders, check_kingdoms, check_zones
from quadriga.games.medioevo.row_checks import (
    check_components,
    check_count,
    check_distinct,
    check_numbered,
    check_shares,
)

MOST_PLAYERS: Final = 10  # in the table of penalties


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
