"""From the data files of Byzantion to the board: form and sense checked, all faults in one error."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from quadriga.engine.data import Data, Origin, Row
from quadriga.engine.pack import Pack
from quadriga.games.byzantion.board import TYPES, Board, Effect, EventCard, Mission
from quadriga.games.byzantion.data_checks import by_number, check_all
from quadriga.games.byzantion.data_schema import (
    ANYTIME,
    END_SCORING,
    GOOD_NAMES,
    KEIMELION_NAMES,
    LOOT_NAMES,
    MEASURES,
    MISSION_KINDS,
    OCCASIONS,
    OPERATION_NAMES,
    OTHERS_MODES,
    PLACES,
    RESOURCE_NAMES,
    SCHEMA,
    STEAL_KINDS,
    TRIGGER_NAMES,
    TYPE_NAMES,
    UNIT_NAMES,
    WINDOW_NAMES,
)

FOLDER: Final = Path(__file__).with_name("data")


class ByzantionData:
    """The printed facts of the game, checked; there is one board, and it is shared."""

    def __init__(self, data: Data) -> None:
        self.hash = data.hash()
        self.board = _make_board(data)
        self.origins: list[Origin] = data.origins()
        self.reconstructed = _reconstructed(self.origins)


def load_data(pack: Pack | None = None) -> ByzantionData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> ByzantionData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Pack | None = None) -> ByzantionData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    check_all(data)
    data.finish()
    return ByzantionData(data)


def _make_board(data: Data) -> Board:
    board = Board()
    _put_map(board, data)
    _put_units(board, data)
    for file in ("empire.toml", "intrigue.toml"):
        for row in sorted(data.rows(file, "cards"), key=by_number):
            _put_card(board, row)
    board.missions = [_mission(board, row) for row in sorted(data.rows("missions.toml", "missions"), key=by_number)]
    board.events = [
        _event(board, row)
        for file in ("events.toml", "solo.toml")
        for row in sorted(data.rows(file, "events"), key=by_number)
    ]
    board.caskets = [
        _amounts(row["gain"], LOOT_NAMES) for row in sorted(data.rows("caskets.toml", "caskets"), key=_key)
    ]
    _put_numbers(board, data)
    return board


def _key(row: Row) -> str:
    return str(row["key"])


def _amounts(named: dict[str, int], names: Sequence[str]) -> list[int]:
    return [named.get(name, 0) for name in names]


def _place(word: str | None, names: Sequence[str], otherwise: int = -1) -> int:
    return otherwise if word is None else names.index(word)


def _put_map(board: Board, data: Data) -> None:
    """The territories, each with its sea.

    rule: BZ-UNI-3
    """
    for row in data.rows("map.toml", "territories"):
        board.territory_keys.append(row["key"])
        board.colours.append(row["colour"])
        board.cities.append(row["cities"])
        board.seas.append(row["sea"])


def _put_units(board: Board, data: Data) -> None:
    """Kinds of units: type, miniatures, and the cost of building in a solo game.

    rule: BZ-UNI-4, BZ-UNI-5, BZ-SOL-19
    """
    units = {row["key"]: row for row in data.rows("units.toml", "units")}
    for key in UNIT_NAMES:
        row = units[key]
        board.unit_keys.append(key)
        board.unit_type.append(TYPE_NAMES.index(row["type"]))
        board.unit_count.append(row["count"])
        board.unit_cost.append(_amounts(row["cost"], GOOD_NAMES))


def _put_card(board: Board, row: Row) -> None:
    """An Empire or an Intrigue card; the latter has neither laurels nor production.

    rule: BZ-GEN-9, BZ-GEN-10, BZ-GEN-11, BZ-CLA-9
    """
    types = [TYPE_NAMES.index(name) for name in row["types"]]
    laurels = [0] * TYPES
    for place, level in zip(types, row.get("levels", [])):
        laurels[place] = level
    board.card_keys.append(row["key"])
    board.card_numbers.append(row["number"])
    board.card_origin.append(row["origin"])
    board.cost.append(row["cost"])
    board.types.append(types)
    board.level += laurels
    board.of_type.append(sum(1 << place for place in types))
    board.hero.append(row.get("hero", False))
    board.production.append(_amounts(row.get("production", {}), GOOD_NAMES))
    board.effects.append([_effect(effect) for effect in row["effects"]])
    board.windows.append(_windows(row.get("windows", [])))


def _windows(names: Iterable[str]) -> int:
    """The windows as a bit mask, "anytime" written out.

    rule: BZ-INT-8
    """
    found: set[str] = set()
    for name in names:
        found.update(ANYTIME if name == "anytime" else (name,))
    return sum(1 << WINDOW_NAMES.index(name) for name in found)


def _effect(row: Row) -> Effect:
    effect = Effect()
    effect.trigger = TRIGGER_NAMES.index(row["trigger"])
    effect.op = OPERATION_NAMES.index(row["op"])
    effect.loot = _amounts(row.get("res", {}), LOOT_NAMES)
    effect.count = row["amount"] if "amount" in row else row.get("count", 0)
    effect.keep = row.get("keep", 0)
    effect.type = _place(row.get("type"), TYPE_NAMES)
    effect.pay = _place(row.get("pay"), LOOT_NAMES)
    for column, names in (("mode", OTHERS_MODES), ("what", STEAL_KINDS), ("per", MEASURES)):
        effect.mode = _place(row.get(column), names, effect.mode)
    effect.most = row.get("max", 0)
    effect.keimelion = _place(row.get("keimelion"), KEIMELION_NAMES)
    effect.sell = row.get("sell", 0)
    effect.buy = row.get("buy", 0)
    effect.when = _place(row.get("when"), OCCASIONS, 0)
    return effect


def _mission(board: Board, row: Row) -> Mission:
    mission = Mission()
    mission.key = row["key"]
    mission.kind = MISSION_KINDS.index(row["kind"])
    mission.value = row.get("least", 0)
    for column, names in (("type", TYPE_NAMES), ("territory", board.territory_keys), ("resource", RESOURCE_NAMES)):
        mission.value = _place(row.get(column), names, mission.value)
    mission.kinds = [UNIT_NAMES.index(name) for name in row.get("units", [])]
    mission.doxa = row.get("doxa", 0)
    mission.doxa_each = row.get("doxa_each", 0)
    mission.most = row.get("max", 0)
    return mission


def _event(board: Board, row: Row) -> EventCard:
    """An event with its options; a solo event has one, whose units must stand in the area.

    rule: BZ-EVS-6, BZ-SOL-24
    """
    event = EventCard()
    event.key = row["key"]
    event.name = row["name"]
    event.epoch = row["epoch"]
    event.year = row["year"]
    event.area = board.territory_keys.index(row["area"])
    for option in row.get("options", [row]):
        event.required.append(_amounts(option["required"] if "required" in option else option["pay"], GOOD_NAMES))
        event.units.append(_amounts(option["units"], UNIT_NAMES))
    event.reward = _amounts(row["reward"], LOOT_NAMES)
    event.penalty = _amounts(row["penalty"] if "penalty" in row else row["consequence"], LOOT_NAMES)
    trial = row.get("trial")
    if trial is not None:
        event.trial_resource = RESOURCE_NAMES.index(trial["resource"])
        event.trial_doxa = trial["doxa"]
    return event


def _put_numbers(board: Board, data: Data) -> None:
    """Prices, setup, ways of drawing, final scoring, solo ranks, Demoi and Keimelia.

    rule: BZ-SEL-1, BZ-SET-3, BZ-SET-5, BZ-DRA-1, BZ-DRA-2, BZ-DRA-3, BZ-END-7, BZ-END-8, BZ-SOL-4, BZ-KEI-1
    """
    file = "numbers.toml"
    prices = {row["slot"]: row["price"] for row in data.rows(file, "market")}
    board.prices = [prices[slot] for slot in sorted(prices)]
    setup = {row["players"]: row for row in data.rows(file, "setup")}
    board.dynamis = [0] + [setup[players]["dynamis"] for players in sorted(setup)]
    board.start_doxa = setup[max(setup)]["doxa"]
    ways = {row["option"]: row for row in data.rows(file, "draw")}
    board.draw_price = [ways[way]["auctoritas"] for way in sorted(ways)]
    board.draw_deck = [ways[way]["deck"] for way in sorted(ways)]
    board.draw_offer = [ways[way]["offer"] for way in sorted(ways)]
    board.draw_discard = [ways[way]["discard"] for way in sorted(ways)]
    scoring = {row["what"]: [row[place] for place in PLACES] for row in data.rows(file, "end_scoring")}
    board.resource_doxa, board.card_cost_doxa = (scoring[what] for what in END_SCORING)
    board.rank_keys = [row["key"] for row in data.rows(file, "ranks")]
    board.rank_least = [row["least"] for row in data.rows(file, "ranks")]
    board.demoi = [row["key"] for row in data.rows(file, "demoi")]
    keimelia = {row["position"]: row["key"] for row in data.rows(file, "keimelia")}
    board.keimelia = [keimelia[position] for position in sorted(keimelia)]


def _reconstructed(origins: Iterable[Origin]) -> list[str]:
    """One sentence for each reconstructed group of values, with its ruling and the files that hold it."""
    files: dict[str, list[str]] = {}
    for mark in origins:
        if mark.status == "reconstructed":
            here = files.setdefault(f"{mark.note} ({mark.ruling})", [])
            if mark.file not in here:
                here.append(mark.file)
    return [f"{what}: {', '.join(here)}" for what, here in files.items()]
