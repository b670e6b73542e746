"""Units, prices, supplies and events as loaded."""

from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.civilization.board import ERAS, EVENTS, METROPOLIS, Board, Intensity, Level
from quadriga.games.civilization.data_names import (
    BAND_NAMES,
    CATASTROPHE_NAMES,
    CLASS_NAMES,
    COAST_NAMES,
    ERA_NAMES,
    EVENT_NAMES,
    KIND_NAMES,
    PRICE_NAMES,
    SIZE_NAMES,
)
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

NEVER: Final = 99  # taken by catastrophes
SIDES: Final = 9  # places for the results of the D8


def put_numbers(board: Board, data: Data) -> None:
    """Everything that is counted or rolled for."""
    _put_kinds(board, data)
    _put_levels(board, data)
    _put_prices(board, data)
    _put_supplies(board, data)
    _put_production(board, data)
    _put_trade(board, data)
    _put_events(board, data)
    _put_intensities(board, data)
    _put_generation(board, data)


def _put_kinds(board: Board, data: Data) -> None:
    """Kinds of miniatures; their movement points are counted in halves.

    rule: CV-MOV-1, CV-UNI-3, CV-CIV-16
    """
    rows = {row["key"]: row for row in data.rows("units.toml", "kinds")}
    board.kind_keys = list(KIND_NAMES)
    for key in KIND_NAMES:
        row = rows[key]
        board.kind_era.append(ERA_NAMES.index(row["era"]) + 1 if "era" in row else 0)
        board.kind_class.append(CLASS_NAMES.index(row["class"]))
        board.kind_mp.append(2 * row["moves"])
        board.kind_price.append(row["price"])
        board.kind_rights.append(row["rights"])
        board.kind_capacity.append(row["capacity"])
        board.kind_planes.append(row["planes"])
        board.loss_order.append(row.get("loss", NEVER))
        board.military_price.append(row["military_price"])
        board.supply.append(row.get("supply", 0))


def _put_levels(board: Board, data: Data) -> None:
    """The levels of each kind, ascending.

    rule: CV-DIC-1, CV-DIC-3 (ruling CV-GAP-14)
    """
    steps: list[dict[int, Level]] = [{} for _ in KIND_NAMES]
    for row in data.rows("units.toml", "levels"):
        found = Level()
        found.key = row["key"]
        found.kind = KIND_NAMES.index(row["kind"])
        found.technology = TECHNOLOGY_KEYS.index(row["technology"])
        found.dice = row["dice"]
        found.bonus = row["bonus"]
        steps[found.kind][row["level"]] = found
    board.levels = [[levels[number] for number in sorted(levels)] for levels in steps]


def _put_prices(board: Board, data: Data) -> None:
    """Prices and amounts by era; the place of no era stays empty.

    rule: CV-GEN-1
    """
    prices = {row["key"]: row["coins"] for row in data.rows("numbers.toml", "prices")}
    board.prices = {key: [0, *prices[key]] for key in PRICE_NAMES}
    board.prices["explorer"] = [0] + [board.kind_price[0]] * ERAS
    amounts = {row["key"]: [0, *row["coins"]] for row in data.rows("numbers.toml", "amounts")}
    board.minimum = amounts["minimum"]
    board.critical_income = amounts["critical"]
    board.treasure = amounts["treasure"]
    board.award_coins = amounts["award"]


def _put_supplies(board: Board, data: Data) -> None:
    """Miniatures in the box.

    rule: CV-VAR-7, CV-VAR-8
    """
    supplies = {row["key"]: row for row in data.rows("numbers.toml", "supplies")}
    board.settlement_supply = [0] + [supplies[key]["each"] for key in SIZE_NAMES]
    board.explorer_supply = supplies["explorer"]["each"]
    board.nukes = supplies["nuke"]["all"]


def _put_production(board: Board, data: Data) -> None:
    """Coins of one settlement.

    rule: CV-PRD-2 (ruling CV-GAP-24)
    """
    board.production = [0] * ((METROPOLIS + 1) * 8)
    for row in data.rows("numbers.toml", "production"):
        place = ((row["size"] * 2 + row["resource"]) * 2 + row["happy"]) * 2
        board.production[place : place + 2] = [row["unproductive"], row["productive"]]


def _put_trade(board: Board, data: Data) -> None:
    """rule: CV-TRD-6 (ruling CV-GAP-33)"""
    for row in data.rows("numbers.toml", "trade_distance"):
        board.trade_technologies.append(TECHNOLOGY_KEYS.index(row["technology"]))
        board.trade_land.append(row["territories"])
        board.trade_sea.append(row["seas"])


def _put_events(board: Board, data: Data) -> None:
    """Events, kinds of catastrophes and climate bands by the results of their dice.

    rule: CV-EVT-1, CV-EVT-16
    """
    board.event_keys = list(EVENT_NAMES)
    board.event_to = [0] * ((ERAS + 1) * EVENTS)
    for row in data.rows("events.toml", "events"):
        for era, name in enumerate(ERA_NAMES, 1):
            if name in row:
                board.event_to[era * EVENTS + EVENT_NAMES.index(row["key"])] = row[name][1]
    last = {row["key"]: row["to"] for row in data.rows("events.toml", "catastrophes")}
    board.catastrophe_to = [last[key] for key in CATASTROPHE_NAMES]
    bands = {row["roll"]: row["band"] for row in data.rows("events.toml", "climate")}
    board.climate = [BAND_NAMES.index(bands[roll]) for roll in sorted(bands)]


def _put_intensities(board: Board, data: Data) -> None:
    """rule: CV-EVT-20, CV-EVT-22, CV-EVT-23, CV-EVT-24 (ruling CV-GAP-28)"""
    board.eruption, board.earthquake, board.hurricane, board.extreme_climate = (
        [_intensity(row) for row in sorted(data.rows("events.toml", name), key=_roll)] for name in CATASTROPHE_NAMES
    )


def _roll(row: Row) -> int:
    return int(row["roll"])


def _intensity(row: Row) -> Intensity:
    found = Intensity()
    found.sizes = row["sizes"]
    found.units = row["units"]
    found.ships = row.get("ships", 0)
    found.roads = row.get("roads", False)
    found.near_sizes = row.get("near_sizes", 0)
    found.near_roads = row.get("near_roads", False)
    found.near_ships = row.get("near_ships", 0)
    found.happy_revolts = row.get("happy_revolts", False)
    return found


def _put_generation(board: Board, data: Data) -> None:
    """Class of a barbarian unit by the lie of its territory and the D8.

    rule: CV-BAR-22 (ruling CV-GAP-43)
    """
    board.generation = [-1] * (len(COAST_NAMES) * SIDES)
    for row in data.rows("numbers.toml", "generation"):
        start = COAST_NAMES.index(row["terrain"]) * SIDES
        for roll, name in enumerate(row["classes"], 1):
            board.generation[start + roll] = CLASS_NAMES.index(name)
