"""From the data files of Warriors & Traders to boards: form and sense checked, all faults in one error."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from quadriga.engine.data import (
    ORIGIN,
    Data,
    Field,
    Origin,
    Row,
    integer,
    listing,
    number,
    optional,
    rows,
    table,
    text,
)
from quadriga.games.warriors.board import (
    ARCHERS,
    BARBARIAN_ARMY,
    CAPITAL,
    CAVALRY,
    COMMON,
    CONTESTED,
    FORTRESS,
    INFANTRY,
    TRADE_CENTRE,
    Board,
)

FOLDER: Final = Path(__file__).with_name("data")
MAPS: Final = ("west", "east", "italy")
NATIONS: Final = 8
LEVELS: Final = 7
KINDS: Final = ("capital", "trade_centre", "contested", "common")  # in the order of the board's constants
UNITS: Final = ("infantry", "archers", "cavalry", "princess", "fortress", "barbarian_army", "barbarian_fortress")
TRACK_NAMES: Final = ("production", "trade", "military")
RESOURCE_NAMES: Final = ("food", "goods", "weapons", "gold")
TEAMS: Final = ("3v3", "2v2", "2v2v2")
ABILITIES: Final = (
    ("masonry", "reinforce", "production_tax", "university")
    + ("merchant", "trade_tax", "master_trader", "monopoly")
    + ("commander", "double_strike", "pillaging", "warlord")
)

_NAMES: Final = listing(text())


def _counts(names: Iterable[str], low: int = 0, high: int = 99) -> dict[str, Field]:
    return {name: integer(low, high) for name in names}


def _texts(*names: str) -> dict[str, Field]:
    return {name: text() for name in names}


_LEVEL: Final = {"track": text(*TRACK_NAMES), "level": integer(1, LEVELS)}
_PLACE: Final = {"longitude": number(-180, 180), "latitude": number(-90, 90)}
_STEP: Final = {
    "level": integer(1, LEVELS),
    **_counts(("spaces", "spaces_total", "food_x", "goods_x", "weapons_x", "routes")),
    **_counts(("action_points", "bank_rate"), low=1),
}

_PROVINCE: Final = {
    **_texts("key", "name"),
    "nations": _NAMES,
    "kind": text(*KINDS),
    **_counts(("food", "goods", "weapons", "vp"), high=9),
    **_PLACE,
}
_UNIT: Final = {
    "key": text(*UNITS),
    "needs": optional(table(_LEVEL)),
    "cost": optional(table(_counts(RESOURCE_NAMES))),
    "strength": optional(integer(0, 99)),
    "resistance": optional(integer(1, 99)),
    "supply": optional(integer(1, 99)),
    **_counts(("upkeep", "kill_vp", "in_play_vp")),
}
_RETREAT: Final = {
    "priority": integer(1, 8),
    "nation": text("same", "other"),
    "status": text("free", "barbarian"),
    "kind": text("any", "capital", "trade_centre", "other"),
}
_VARIANT: Final = {
    **_texts("key", "rule"),
    "map": text(*MAPS),
    "players": integer(2, 3),
    "province_count": integer(1, 99),
    "nations": _NAMES,
    "neutral": _NAMES,
    "provinces": _NAMES,
    "now_common": rows("province", _texts("province", "nation")),
    "contested": rows("province", {"province": text(), "nations": _NAMES}),
    "unification": rows("nation", {"nation": text(), "mandatory": _NAMES, "optional": _NAMES}),
}
_MAP: Final = {
    "origin": ORIGIN,
    "map": table({"key": text(*MAPS), "name": text(), "province_count": integer(1, 99)}),
    "provinces": rows("key", _PROVINCE),
    "neighbours": rows("province", {"province": text(), "land": _NAMES, "sea": _NAMES}),
    "nations": rows("key", {**_texts("key", "name"), "number": integer(1, NATIONS)}),
}
SCHEMA: Final = {
    **{f"{name}.toml": _MAP for name in MAPS},
    "units.toml": {"origin": ORIGIN, "units": rows("key", _UNIT)},
    "technology.toml": {
        "origin": ORIGIN,
        "levels": rows("level", _STEP),
        "abilities": rows("key", {**_texts("key", "name"), **_LEVEL}),
    },
    "scoring.toml": {
        "origin": ORIGIN,
        "thresholds_free": rows("players", {"players": integer(2, 6), "vp": integer(1, 999)}),
        "thresholds_coop": rows("teams", {"teams": text(*TEAMS), "vp": integer(1, 999)}),
        "unification": rows("provinces", {"provinces": integer(3, 7), "actions": integer(0, 99)}),
        "province_vp": table(_counts(KINDS, high=9)),
        "leaders": table(_counts(["vp"])),
        "prices": table(_counts(("victory_point_gold", "master_trader_gold", "upgrade_step_goods"), low=1)),
        "limits": table(_counts(("storage", "last_turn", "fortresses_per_province"), low=1)),
        "start": table(_counts((*RESOURCE_NAMES, "tokens"))),
    },
    "barbarians.toml": {
        "origin": ORIGIN,
        "values": rows("turn_from", _counts(("turn_from", "turn_to", "value"), low=1)),
        "retreat": rows("priority", _RETREAT),
    },
    "variants.toml": {
        "origin": ORIGIN,
        "route_income": rows("players", {"players": integer(2, 3), "slots": listing(listing(text(*RESOURCE_NAMES)))}),
        "variants": rows("key", _VARIANT),
    },
}


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


class Claim(NamedTuple):
    """What a province counts as on a board, and for which nations."""

    kind: str
    nations: list[str]


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


def load_data(pack: Path | None = None) -> WarriorsData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> WarriorsData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Path | None = None) -> WarriorsData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    for key in MAPS:
        _check_map(data, f"{key}.toml")
    _check_units(data)
    _check_technology(data)
    _check_scoring(data)
    _check_barbarians(data)
    for row in data.rows("variants.toml", "variants"):
        _check_variant(data, row)
    data.expect("variants.toml", "route_income", (2, 3))
    data.finish()
    return WarriorsData(data)


# ---------------------------------------------------------------- sense of the files


def _check_map(data: Data, file: str) -> None:
    """Provinces, nations and borders of a map fit together and match the printed counts.

    rule: WT-PRV-1, WT-PRV-6, WT-PRV-7
    """
    provinces = data.keys(file, "provinces")
    nations = data.keys(file, "nations")
    about = data.table(file, "map")
    if about is not None and f"{about['key']}.toml" != file:
        data.fault(file, f'must be "{file.removesuffix(".toml")}"', "map", "key")
    if about is not None and provinces is not None and len(provinces) != about["province_count"]:
        data.fault(file, f"{len(provinces)} provinces, but the map has {about['province_count']}", "provinces")
    points = data.table("scoring.toml", "province_vp")
    for row in data.rows(file, "provinces"):
        place = f'provinces "{row["key"]}"'
        for nation in row["nations"]:
            data.refer(file, nation, nations, "nation", place, "nations")
        wanted = 2 if row["kind"] == "contested" else 1
        if len(row["nations"]) != wanted or len(set(row["nations"])) != wanted:
            data.fault(file, f"a {row['kind']} province belongs to {wanted} nation(s)", place, "nations")
        if points is not None and row["vp"] != points[row["kind"]]:
            data.fault(file, f"must be {points[row['kind']]} for a {row['kind']} province", place, "vp")
    if data.is_sound(file, "nations"):
        numbers = sorted(row["number"] for row in data.rows(file, "nations"))
        if numbers != list(range(1, NATIONS + 1)):
            data.fault(file, f"must bear the numbers 1 to {NATIONS}, each once, not {numbers}", "nations")
    if data.is_sound(file, "provinces"):
        _check_seats_of_nations(data, file, nations or [])
    _check_borders(data, file, provinces)


def _check_seats_of_nations(data: Data, file: str, nations: list[str]) -> None:
    for nation in nations:
        for kind in ("capital", "trade_centre"):
            found = [
                row["key"] for row in data.rows(file, "provinces") if row["kind"] == kind and nation in row["nations"]
            ]
            if len(found) != 1:
                names = f" ({', '.join(found)})" if found else ""
                data.fault(file, f"must have one {kind}, not {len(found)}{names}", f'nations "{nation}"')


def _check_borders(data: Data, file: str, provinces: list[str] | None) -> None:
    if provinces is None or data.keys(file, "neighbours") is None:
        return
    data.expect(file, "neighbours", provinces)
    found = {row["province"]: row for row in data.rows(file, "neighbours")}
    for province, row in found.items():
        place = f'neighbours "{province}"'
        if len(set(row["land"] + row["sea"])) < len(row["land"] + row["sea"]):
            data.fault(file, "names a province twice", place)
        for way in ("land", "sea"):
            for other in row[way]:
                if not data.refer(file, other, provinces, "province", place, way):
                    continue
                if other == province:
                    data.fault(file, "names itself", place, way)
                elif other in found and province not in found[other][way]:
                    data.fault(file, f'names "{other}", which does not name it back', place, way)
    if data.is_sound(file, "neighbours"):
        apart = _cut_off({key: row["land"] + row["sea"] for key, row in found.items()}, provinces)
        if apart:
            data.fault(file, f"cannot be reached from {provinces[0]}: {', '.join(apart)}", "neighbours")


def _cut_off(neighbours: dict[str, list[str]], provinces: list[str]) -> list[str]:
    """The provinces that no way leads to from the first one."""
    reached = set(provinces[:1])
    edge = list(reached)
    while edge:
        for other in neighbours.get(edge.pop(), []):
            if other in provinces and other not in reached:
                reached.add(other)
                edge.append(other)
    return [province for province in provinces if province not in reached]


def _check_units(data: Data) -> None:
    """Every unit kind has the values that its kind needs.

    rule: WT-UNIT-2
    """
    file = "units.toml"
    data.expect(file, "units", UNITS)
    for row in data.rows(file, "units"):
        kind = UNITS.index(row["key"])
        needed = [] if kind == BARBARIAN_ARMY else ["strength", "resistance"]
        if kind < BARBARIAN_ARMY:
            needed.append("supply")
        if kind in (INFANTRY, ARCHERS, CAVALRY, FORTRESS):
            needed += ["needs", "cost"]
        for name in ("strength", "resistance", "supply", "needs", "cost"):
            if name in needed and name not in row:
                data.fault(file, f'"{name}" is missing', f'units "{row["key"]}"')
            if name not in needed and name in row:
                data.fault(file, f'"{name}" has no meaning for this unit', f'units "{row["key"]}"')
        if kind in (INFANTRY, ARCHERS, CAVALRY) and row.get("needs", {}).get("track", "military") != "military":
            data.fault(file, 'an army needs a level of the track "military"', f'units "{row["key"]}"', "needs")


def _check_technology(data: Data) -> None:
    """Levels I to VII, their spaces adding up, and all abilities.

    rule: WT-TEC-1
    """
    file = "technology.toml"
    data.expect(file, "levels", range(1, LEVELS + 1))
    data.expect(file, "abilities", ABILITIES)
    total = 0
    for row in sorted(data.rows(file, "levels"), key=_level):
        total += row["spaces"]
        place = f'levels "{row["level"]}"'
        if row["level"] == 1 and row["spaces"]:
            data.fault(file, "level 1 is free and has no space", place, "spaces")
        if row["level"] > 1 and not row["spaces"]:
            data.fault(file, "must have a space", place, "spaces")
        if data.is_sound(file, "levels") and row["spaces_total"] != total:
            data.fault(file, f"must be {total}, the spaces up to this level", place, "spaces_total")
    masonry = [row for row in data.rows(file, "abilities") if row["key"] == "masonry"]
    fortress = [row for row in data.rows("units.toml", "units") if row["key"] == "fortress" and "needs" in row]
    if masonry and fortress and fortress[0]["needs"] != {"track": masonry[0]["track"], "level": masonry[0]["level"]}:
        data.fault("units.toml", "must be the level of Masonry in technology.toml", 'units "fortress"', "needs")


def _level(row: Row) -> int:
    return int(row["level"])


def _check_scoring(data: Data) -> None:
    """Thresholds for every number of players and teams, and a bonus for every size of nation.

    rule: WT-VIC-3, WT-VIC-4, WT-UNI-3
    """
    data.expect("scoring.toml", "thresholds_free", range(2, 7))
    data.expect("scoring.toml", "thresholds_coop", TEAMS)
    data.expect("scoring.toml", "unification", range(3, 8))


def _check_barbarians(data: Data) -> None:
    """A barbarian army has one value in every turn, and its retreat eight classes.

    rule: WT-BAR-2
    """
    file = "barbarians.toml"
    data.expect(file, "retreat", range(1, 9))
    limits = data.table("scoring.toml", "limits")
    if limits is None or not data.is_sound(file, "values"):
        return
    turns = [turn for row in data.rows(file, "values") for turn in range(row["turn_from"], row["turn_to"] + 1)]
    for turn in range(1, limits["last_turn"] + 1):
        if turns.count(turn) != 1:
            data.fault(file, f"turn {turn} must have one value, not {turns.count(turn)}", "values")


def _check_variant(data: Data, row: Row) -> None:
    """A small map names provinces and nations of its map, is connected, and unifies what its claims say.

    rule: WT-SM-1
    """
    file, place, map_file = "variants.toml", f'variants "{row["key"]}"', f"{row['map']}.toml"
    nations = data.keys(map_file, "nations")
    before = len(data.faults)
    for name in ("nations", "neutral"):
        for nation in row[name]:
            data.refer(file, nation, nations, "nation", place, name)
    for province in row["provinces"]:
        data.refer(file, province, data.keys(map_file, "provinces"), "province", place, "provinces")
    for name in ("now_common", "contested"):
        for change in row[name]:
            data.refer(file, change["province"], row["provinces"], "province", place, name)
            for nation in change.get("nations", [change.get("nation")]):
                data.refer(file, nation, nations, "nation", place, name)
    for union in row["unification"]:
        data.refer(file, union["nation"], row["nations"], "nation of a player", place, "unification")
        for province in union["mandatory"] + union["optional"]:
            data.refer(file, province, row["provinces"], "province", place, "unification")
    if len(set(row["nations"])) != row["players"]:
        data.fault(file, f"must name {row['players']} nations, one for each player", place, "nations")
    if len(set(row["provinces"])) != row["province_count"]:
        count = len(set(row["provinces"]))
        data.fault(file, f"{count} provinces, but the small map has {row['province_count']}", place, "provinces")
    whole = all(data.is_sound(map_file, name) for name in ("provinces", "neighbours", "nations"))
    if whole and len(data.faults) == before:
        _check_variant_on_map(data, row, place, map_file)


def _check_variant_on_map(data: Data, row: Row, place: str, map_file: str) -> None:
    file = "variants.toml"
    claims = _claims(data, row["map"], row)
    changed = [change["province"] for change in row["now_common"] + row["contested"]]
    for province in data.rows(map_file, "provinces"):
        key = province["key"]
        if key in row["provinces"] and province["kind"] == "contested" and key not in changed:
            data.fault(file, f'must say whether "{key}" is now common or contested', place)
        if changed.count(key) > 1:
            data.fault(file, f'"{key}" cannot be both common and contested', place)
    seated = {claim.nations[0] for claim in claims.values() if claim.kind == "capital"}
    if seated != set(row["nations"] + row["neutral"]):
        data.fault(
            file, f"must be the nations whose capitals are accessible: {', '.join(sorted(seated))}", place, "neutral"
        )
    unions = {union["nation"]: union for union in row["unification"]}
    for nation in row["nations"]:
        if nation not in unions:
            data.fault(file, f'the row "{nation}" is missing', place, "unification")
            continue
        for name, wanted in (("mandatory", _core(claims, nation)), ("optional", _disputed(claims, nation))):
            if sorted(unions[nation][name]) != sorted(wanted):
                message = f"{name} must be {', '.join(wanted) or 'empty'}, as the claims say"
                data.fault(file, message, place, f'unification "{nation}"')
    neighbours = {found["province"]: found["land"] + found["sea"] for found in data.rows(map_file, "neighbours")}
    apart = _cut_off(neighbours, row["provinces"])
    if apart:
        data.fault(file, f"cannot be reached from {row['provinces'][0]}: {', '.join(apart)}", place, "provinces")


# ---------------------------------------------------------------- from rows to boards


def _claims(data: Data, map_key: str, variant: Row | None) -> dict[str, Claim]:
    """What each accessible province counts as, in printed order.

    rule: WT-PRV-7, WT-SM-1, WT-V2B-1, WT-V2B-2, WT-V2B-3, WT-V3B-1, WT-V3B-2, WT-V3B-3,
    WT-V2I-1, WT-V2I-2, WT-V3I-1, WT-V3I-2
    """
    claims = {row["key"]: Claim(row["kind"], row["nations"]) for row in data.rows(f"{map_key}.toml", "provinces")}
    if variant is None:
        return claims
    for change in variant["now_common"]:
        claims[change["province"]] = Claim("common", [change["nation"]])
    for change in variant["contested"]:
        claims[change["province"]] = Claim("contested", change["nations"])
    return {key: claim for key, claim in claims.items() if key in variant["provinces"]}


def _core(claims: dict[str, Claim], nation: str) -> list[str]:
    return [key for key, claim in claims.items() if claim.kind != "contested" and nation in claim.nations]


def _disputed(claims: dict[str, Claim], nation: str) -> list[str]:
    return [key for key, claim in claims.items() if claim.kind == "contested" and nation in claim.nations]


def _make_board(data: Data, map_key: str, variant_key: str) -> Board:
    found = [row for row in data.rows("variants.toml", "variants") if row["key"] == variant_key]
    variant = found[0] if found else None
    board = Board()
    board.map = map_key
    board.variant = variant_key
    claims = _claims(data, map_key, variant)
    _put_nations(board, data, claims, None if variant is None else variant["nations"])
    _put_provinces(board, data, claims)
    _put_units(board, data)
    _put_technology(board, data)
    _put_numbers(board, data)
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
        board.mandatory.append([at[province] for province in _core(claims, key)])
        board.optional.append([at[province] for province in _disputed(claims, key)])
        capitals = [province for province in _core(claims, key) if claims[province].kind == "capital"]
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
    levels = sorted(data.rows("technology.toml", "levels"), key=_level)
    board.food_x = _by_level(levels, "food_x")
    board.goods_x = _by_level(levels, "goods_x")
    board.weapons_x = _by_level(levels, "weapons_x")
    board.action_points = _by_level(levels, "action_points")
    board.bank_rate = _by_level(levels, "bank_rate")
    board.route_limit = _by_level(levels, "routes")
    totals = [row["spaces_total"] for row in levels]
    board.spaces = totals[-1]
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
    board.start_stock = [scoring["start"][name] for name in RESOURCE_NAMES]
    board.start_tokens = scoring["start"]["tokens"]


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
