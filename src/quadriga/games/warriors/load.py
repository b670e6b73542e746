"""From the data files of Warriors & Traders to boards: form and sense checked, all faults in one error."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from quadriga.engine.data import Data, Origin, Row
from quadriga.engine.pack import Pack
from quadriga.games.warriors.board import (
    ARCHERS,
    CAPITAL,
    CAVALRY,
    COMMON,
    CONTESTED,
    INFANTRY,
    TRADE_CENTRE,
    Board,
)
from quadriga.games.warriors.data_checks import Claim, check_all, claims_of, core, disputed, level_of
from quadriga.games.warriors.data_schema import ABILITIES, KINDS, MAPS, RESOURCE_NAMES, SCHEMA, TRACK_NAMES, UNITS

FOLDER: Final = Path(__file__).with_name("data")


class MapInfo(NamedTuple):
    """A map as a player chooses it."""

    key: str
    name: str
    nations: list[str]  # in turn order
    sea_routes: list[tuple[str, str]]  # for drawing; by rule a sea route is a border like any other


class Variant(NamedTuple):
    """A small map for two or three players."""

    key: str
    rule: str
    map: str
    players: int
    nations: list[str]
    neutral: list[str]


class Ability(NamedTuple):
    """A named ability of a technology track and the level that gives it."""

    name: str
    track: int
    level: int


class RetreatClass(NamedTuple):
    """A class of provinces to which a barbarian army may retreat."""

    same_nation: bool
    free: bool  # else barbarian
    kinds: tuple[int, ...]


class WarriorsData:
    """The printed facts of the game, checked; boards are made from them once and shared."""

    def __init__(self, data: Data) -> None:
        self._data = data
        self._boards: dict[tuple[str, str], Board] = {}
        self.hash = data.hash()
        self.maps = {key: _map_info(data, key) for key in MAPS}
        self.variants = {
            row["key"]: Variant(*(row[name] for name in Variant._fields))
            for row in data.rows("variants.toml", "variants")
        }
        self.thresholds_free = {row["players"]: row["vp"] for row in data.rows("scoring.toml", "thresholds_free")}
        self.thresholds_coop = {row["teams"]: row["vp"] for row in data.rows("scoring.toml", "thresholds_coop")}
        self.route_income = {
            row["players"]: [[RESOURCE_NAMES.index(name) for name in slot] for slot in row["slots"]]
            for row in data.rows("variants.toml", "route_income")
        }
        self.abilities = {
            row["key"]: Ability(row["name"], TRACK_NAMES.index(row["track"]), row["level"])
            for row in data.rows("technology.toml", "abilities")
        }
        self.barbarian_retreat = _retreat_classes(data)
        self.origins: list[Origin] = data.origins()
        self.reconstructed = _reconstructed(self.origins)

    def board(self, map_key: str, variant_key: str = "") -> Board:
        """The board of a whole map, or of a small map on it; the same object every time.

        rule: WT-SM-1
        """
        board = self._boards.get((map_key, variant_key))
        if board is not None:
            return board
        if map_key not in self.maps:
            raise ValueError(f'unknown map "{map_key}"; there are {", ".join(self.maps)}')
        here = [key for key, variant in self.variants.items() if variant.map == map_key]
        if variant_key and variant_key not in here:
            raise ValueError(f'unknown small map "{variant_key}" of the map {map_key}; there are {", ".join(here)}')
        board = _make_board(self._data, map_key, variant_key)
        self._boards[map_key, variant_key] = board
        return board


def load_data(pack: Pack | None = None) -> WarriorsData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> WarriorsData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Pack | None = None) -> WarriorsData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    check_all(data, MAPS)
    data.finish()
    return WarriorsData(data)


def _make_board(data: Data, map_key: str, variant_key: str) -> Board:
    found = [row for row in data.rows("variants.toml", "variants") if row["key"] == variant_key]
    variant = found[0] if found else None
    board = Board()
    board.map = map_key
    board.variant = variant_key
    claims = claims_of(data, map_key, variant)
    _put_nations(board, data, claims, None if variant is None else variant["nations"])
    _put_provinces(board, data, claims)
    _put_units(board, data)
    _put_technology(board, data)
    _put_numbers(board, data)
    _put_barbarian_retreat(board, data)
    board.index()
    return board


def _put_nations(board: Board, data: Data, claims: dict[str, Claim], players: list[str] | None) -> None:
    """All nations of the map in turn order, with what each needs for unification.

    rule: WT-SM-1
    """
    at = {key: place for place, key in enumerate(claims)}
    for nation, row in enumerate(sorted(data.rows(f"{board.map}.toml", "nations"), key=_number)):
        key = row["key"]
        board.nation_keys.append(key)
        board.nation_names.append(row["name"])
        board.numbers.append(row["number"])
        board.mandatory.append([at[province] for province in core(claims, key)])
        board.optional.append([at[province] for province in disputed(claims, key)])
        capitals = [province for province in core(claims, key) if claims[province].kind == "capital"]
        board.capital.append(at[capitals[0]] if capitals else -1)
        if players is None or key in players:
            board.playable.append(nation)


def _number(row: Row) -> int:
    return int(row["number"])


def _put_provinces(board: Board, data: Data, claims: dict[str, Claim]) -> None:
    """The accessible provinces in printed order, with their symbols, points and neighbours.

    rule: WT-PRV-1, WT-PRV-6, WT-PRV-7
    """
    file = f"{board.map}.toml"
    borders = {row["province"]: row["land"] + row["sea"] for row in data.rows(file, "neighbours")}
    at = {key: place for place, key in enumerate(claims)}
    for row in data.rows(file, "provinces"):
        key = row["key"]
        if key not in claims:
            continue
        board.keys.append(key)
        board.names.append(row["name"])
        board.kinds.append(KINDS.index(claims[key].kind))
        board.claimants.append([board.nation_keys.index(nation) for nation in claims[key].nations])
        board.food.append(row["food"])
        board.goods.append(row["goods"])
        board.weapons.append(row["weapons"])
        board.vp.append(row["vp"])
        board.neighbours.append(sorted(at[other] for other in borders[key] if other in at))
        board.longitude.append(float(row["longitude"]))
        board.latitude.append(float(row["latitude"]))


def _put_units(board: Board, data: Data) -> None:
    """Values, supply, upkeep, cost and points of the unit kinds; barbarian armies by turn.

    rule: WT-UNIT-2, WT-BAR-2
    """
    limits = data.files["scoring.toml"]["limits"]
    board.barbarian_value = [0] * (limits["last_turn"] + 1)
    for row in data.rows("barbarians.toml", "values"):
        for turn in range(row["turn_from"], min(row["turn_to"], limits["last_turn"]) + 1):
            board.barbarian_value[turn] = row["value"]
    units = {row["key"]: row for row in data.rows("units.toml", "units")}
    for key in UNITS:
        row = units[key]
        board.strength.append(row.get("strength", board.barbarian_value[1]))
        board.resistance.append(row.get("resistance", board.barbarian_value[1]))
        board.supply.append(row.get("supply", 0))
        board.upkeep.append(row["upkeep"])
        board.kill_vp.append(row["kill_vp"])
        board.cost += [row.get("cost", {}).get(name, 0) for name in RESOURCE_NAMES]
    board.level_needed = [units[UNITS[kind]]["needs"]["level"] for kind in (INFANTRY, ARCHERS, CAVALRY)]
    board.fortress_vp = units["fortress"]["in_play_vp"]


def _put_technology(board: Board, data: Data) -> None:
    """What each level gives, and which level a number of tokens reaches.

    rule: WT-TEC-1, WT-TEC-2, WT-PRO-1, WT-COM-1, WT-COM-2, WT-MIL-1, WT-MIL-2
    """
    levels = sorted(data.rows("technology.toml", "levels"), key=level_of)
    board.food_x = _by_level(levels, "food_x")
    board.goods_x = _by_level(levels, "goods_x")
    board.weapons_x = _by_level(levels, "weapons_x")
    board.action_points = _by_level(levels, "action_points")
    board.bank_rate = _by_level(levels, "bank_rate")
    board.route_limit = _by_level(levels, "routes")
    totals = [row["spaces_total"] for row in levels]
    board.spaces = totals[-1]
    needed = {row["key"]: row["level"] for row in data.rows("technology.toml", "abilities")}
    board.ability = [needed[key] for key in ABILITIES]
    board.level_at = [sum(total <= tokens for total in totals) for tokens in range(board.spaces + 1)]


def _by_level(levels: Iterable[Row], name: str) -> list[int]:
    return [0] + [row[name] for row in levels]


def _put_numbers(board: Board, data: Data) -> None:
    """Bonus of a unification, prices, limits and the start.

    rule: WT-UNI-3
    """
    scoring = data.files["scoring.toml"]
    bonus = {row["provinces"]: row["actions"] for row in scoring["unification"]}
    board.unification_actions = [bonus.get(provinces, 0) for provinces in range(max(bonus) + 1)]
    board.leader_vp = scoring["leaders"]["vp"]
    board.vp_price = scoring["prices"]["victory_point_gold"]
    board.master_trader_price = scoring["prices"]["master_trader_gold"]
    board.upgrade_step_goods = scoring["prices"]["upgrade_step_goods"]
    board.storage = scoring["limits"]["storage"]
    board.last_turn = scoring["limits"]["last_turn"]
    board.fortress_limit = scoring["limits"]["fortresses_per_province"]
    yields = {row["players"]: row["slots"] for row in data.rows("variants.toml", "route_income")}
    board.route_yield = [
        [RESOURCE_NAMES.index(name) for name in slot] for players in (2, 3) for slot in yields[players]
    ]
    board.start_stock = [scoring["start"][name] for name in RESOURCE_NAMES]
    board.start_tokens = scoring["start"]["tokens"]


def _put_barbarian_retreat(board: Board, data: Data) -> None:
    """rule: WT-BAR-3"""
    board.retreat_rank = [0] * 16
    for rank, place in enumerate(_retreat_classes(data), 1):
        for kind in place.kinds:
            board.retreat_rank[(0 if place.same_nation else 8) + (0 if place.free else 4) + kind] = rank


def _map_info(data: Data, key: str) -> MapInfo:
    file = f"{key}.toml"
    sea = [(row["province"], other) for row in data.rows(file, "neighbours") for other in row["sea"]]
    nations = [row["key"] for row in sorted(data.rows(file, "nations"), key=_number)]
    order = data.keys(file, "provinces") or []
    return MapInfo(
        key, data.files[file]["map"]["name"], nations, [(a, b) for a, b in sea if order.index(a) < order.index(b)]
    )


def _retreat_classes(data: Data) -> list[RetreatClass]:
    """The eight classes of provinces for a retreating barbarian army, best first.

    rule: WT-BAR-3
    """
    kinds = {
        "any": (CAPITAL, TRADE_CENTRE, CONTESTED, COMMON),
        "capital": (CAPITAL,),
        "trade_centre": (TRADE_CENTRE,),
        "other": (CONTESTED, COMMON),
    }
    found = {row["priority"]: row for row in data.rows("barbarians.toml", "retreat")}
    return [
        RetreatClass(row["nation"] == "same", row["status"] == "free", kinds[row["kind"]])
        for row in (found[priority] for priority in sorted(found))
    ]


def _reconstructed(origins: Iterable[Origin]) -> list[str]:
    """One sentence for each reconstructed group of values, with its ruling and the files that hold it."""
    files: dict[str, list[str]] = {}
    for mark in origins:
        if mark.status == "reconstructed":
            here = files.setdefault(f"{mark.note} ({mark.ruling})", [])
            if mark.file not in here:
                here.append(mark.file)
    return [f"{what}: {', '.join(here)}" for what, here in files.items()]
