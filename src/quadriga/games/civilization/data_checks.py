"""The sense of the data files: what they say must fit together."""

from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization.board import AIRCRAFT, METROPOLIS, SHIP, VILLAGE
from quadriga.games.civilization.data_checks_cards import check_cards
from quadriga.games.civilization.data_checks_map import check_map
from quadriga.games.civilization.data_rows import check_count, check_rolls

LEVELS: Final = 30
EVENT_ERAS: Final = names.ERA_NAMES[1:]
LAST_EVENT: Final = 100
LAST_CATASTROPHE: Final = 10
STRENGTHS: Final = {"eruption": 4, "earthquake": 10, "hurricane": 10, "extreme_climate": 6}  # sides of their dice
MOST_CLASSES: Final = 8  # sides of the die of the table by which barbarians appear
LAND_LOSSES: Final = 13
SHIP_LOSSES: Final = 5


def check_all(data: Data) -> None:
    """Note every fault of sense there is."""
    check_map(data)
    check_cards(data)
    check_kinds(data)
    check_losses(data)
    check_levels(data)
    check_events(data)
    check_numbers(data)
    check_production(data)


def check_kinds(data: Data) -> None:
    """Miniatures have the era and the class of their names; only the explorer has no era.

    rule: CV-UNI-4, CV-CIV-16 (ruling CV-GAP-15)
    """
    file = "units.toml"
    data.expect(file, "kinds", names.KIND_NAMES)
    for row in data.rows(file, "kinds"):
        place = f'kinds "{row["key"]}"'
        era, _, unit_class = row["key"].rpartition("_")
        if row["key"] == "explorer":
            wanted: tuple[str | None, str] = (None, "explorer")
        elif row["key"] in ("carrier", "aircraft"):
            wanted = ("modern", "ship" if row["key"] == "carrier" else "aircraft")
        else:
            wanted = (era, unit_class)
        if (row.get("era"), row["class"]) != wanted:
            data.fault(file, " ".join(["must be of the class", wanted[1], "of the era", str(wanted[0])]), place)
        if row["military_price"] > row["price"]:
            data.fault(file, f"must not be more than {row['price']}", place, "military_price")
        if (row["key"] == "carrier") != ("supply" not in row):
            data.fault(file, "all but carriers have miniatures of their own", place, "supply")
        if (row["key"] == "carrier") != (row["planes"] > 0):
            data.fault(file, "only carriers carry aircraft", place, "planes")
        if (row["class"] == "ship") != (row["capacity"] > 0):
            data.fault(file, "ships carry units, and nothing else does", place, "capacity")


def check_losses(data: Data) -> None:
    """All but aircraft have a place in the order of losses, on land or at sea.

    rule: CV-EVT-29 (ruling CV-GAP-29)
    """
    file = "units.toml"
    if not data.is_sound(file, "kinds"):
        return
    sea, air = names.CLASS_NAMES[SHIP], names.CLASS_NAMES[AIRCRAFT]
    rows = data.rows(file, "kinds")
    for what, count, group in (
        ("land units and explorers", LAND_LOSSES, [row for row in rows if row["class"] not in (sea, air)]),
        ("ships", SHIP_LOSSES, [row for row in rows if row["class"] == sea]),
    ):
        if sorted(row.get("loss", 0) for row in group) != list(range(1, count + 1)):
            data.fault(file, f"{what} must have the places from 1 to {count}", "kinds", "loss")
    for row in rows:
        if row["class"] == air and "loss" in row:
            data.fault(file, "aircraft are never lost", f'kinds "{row["key"]}"', "loss")


def check_levels(data: Data) -> None:
    """Every military miniature has levels from 1 on, opened in its era, with the dice of its era.

    rule: CV-DIC-1, CV-DIC-3, CV-DIC-8 (ruling CV-GAP-14)
    """
    file = "units.toml"
    check_count(data, file, "levels", "levels", LEVELS)
    eras = {row["key"]: row["era"] for row in data.rows("technologies.toml", "technologies")}
    steps: dict[str, dict[int, Row]] = {key: {} for key in names.KIND_NAMES[1:]}
    for row in data.rows(file, "levels"):
        place = f'levels "{row["key"]}"'
        era = row["kind"].partition("_")[0]
        era = era if era in names.ERA_NAMES else "modern"
        if row["level"] in steps[row["kind"]]:
            other = steps[row["kind"]][row["level"]]["key"]
            data.fault(file, f'{row["level"]} is the level of "{other}"', place, "level")
        steps[row["kind"]].setdefault(row["level"], row)
        if eras.get(row["technology"], era) != era:
            data.fault(file, f"must be of the {era} era", place, "technology")
        dice = row["level"] if row["kind"] == "aircraft" else names.ERA_NAMES.index(era) + 1
        if row["dice"] != dice:
            data.fault(file, f"must be {dice}", place, "dice")
    if not data.is_sound(file, "levels"):
        return
    for kind, found in steps.items():
        if sorted(found) != list(range(1, len(found) + 1)) or not found:
            data.fault(file, f'the levels of "{kind}" must follow each other from 1 on', "levels")
        bonuses = [found[number]["bonus"] for number in sorted(found)]
        if bonuses != sorted(bonuses):
            data.fault(file, f'the bonus of "{kind}" must not become less', "levels")


def check_events(data: Data) -> None:
    """Every result of the dice means something, and only one thing.

    rule: CV-EVT-1, CV-EVT-16, CV-EVT-24
    """
    file = "events.toml"
    data.expect(file, "events", names.EVENT_NAMES)
    data.expect(file, "catastrophes", names.CATASTROPHE_NAMES)
    for name, sides in STRENGTHS.items():
        check_rolls(data, file, name, 1, sides)
    check_rolls(data, file, "climate", 1, 6)
    if data.is_sound(file, "events"):
        rows = {row["key"]: row for row in data.rows(file, "events")}
        for era in EVENT_ERAS:
            ranges = [rows[key][era] for key in names.EVENT_NAMES if key in rows]
            _check_ranges(data, file, ranges, LAST_EVENT, "events", era)
    if data.is_sound(file, "catastrophes"):
        rows = {row["key"]: row for row in data.rows(file, "catastrophes")}
        ranges = [[rows[key]["from"], rows[key]["to"]] for key in names.CATASTROPHE_NAMES if key in rows]
        _check_ranges(data, file, ranges, LAST_CATASTROPHE, "catastrophes")


def _check_ranges(data: Data, file: str, ranges: list[list[int]], last: int, *place: str) -> None:
    before = 0
    for found in ranges:
        if len(found) != 2 or found[0] != before + 1 or found[1] < found[0]:
            data.fault(file, f"must go from 1 to {last} without gap, in the order of the table", *place)
            return
        before = found[1]
    if before != last:
        data.fault(file, f"must go on to {last}, not to {before}", *place)


def check_numbers(data: Data) -> None:
    """Prices and amounts for four eras, trade distances that grow, supplies of all pieces.

    rule: CV-GEN-1, CV-TRD-6, CV-VAR-8, CV-BAR-22
    """
    file = "numbers.toml"
    data.expect(file, "prices", names.PRICE_NAMES)
    data.expect(file, "amounts", names.AMOUNT_NAMES)
    data.expect(file, "supplies", (*names.SIZE_NAMES, "explorer", "nuke"))
    data.expect(file, "generation", names.COAST_NAMES)
    for name in ("prices", "amounts"):
        for row in data.rows(file, name):
            if len(row["coins"]) != len(names.ERA_NAMES):
                data.fault(file, f"must be {len(names.ERA_NAMES)} numbers", f'{name} "{row["key"]}"', "coins")
    for row in data.rows(file, "supplies"):
        wanted = {"key", "all" if row["key"] == "nuke" else "each"}
        if set(row) != wanted:
            data.fault(file, f"must have {' and '.join(sorted(wanted))}", f'supplies "{row["key"]}"')
    for row in data.rows(file, "generation"):
        if len(row["classes"]) > MOST_CLASSES:
            data.fault(file, f"must be {MOST_CLASSES} at most", f'generation "{row["terrain"]}"', "classes")
    distances = data.rows(file, "trade_distance")
    for column in ("territories", "seas"):
        found = [row[column] for row in distances]
        if found != sorted(found):
            data.fault(file, f"{column} must not become less", "trade_distance")


def check_production(data: Data) -> None:
    """A value for every settlement there can be, never less for a productive one.

    rule: CV-PRD-2
    """
    file = "numbers.toml"
    rows = data.rows(file, "production")
    if data.is_sound(file, "production"):
        found = {(row["size"], row["resource"], row["happy"]) for row in rows}
        for size in range(VILLAGE, METROPOLIS + 1):
            for resource in (False, True):
                for happy in (False, True):
                    if (size, resource, happy) not in found:
                        wanted = (
                            f"size {size}, {'with' if resource else 'without'} resource, {'' if happy else 'un'}happy"
                        )
                        data.fault(file, f"the row for {wanted} is missing", "production")
    for row in rows:
        if row["productive"] < row["unproductive"]:
            place = f'production "{row["size"]}/{row["resource"]}/{row["happy"]}"'
            data.fault(file, "must not be less than unproductive", place, "productive")
