"""The sense of the data files: what they say must fit together."""

from typing import NamedTuple

from quadriga.engine.data import Data, Row
from quadriga.games.warriors.board import ARCHERS, BARBARIAN_ARMY, CAVALRY, FORTRESS, INFANTRY
from quadriga.games.warriors.data_schema import ABILITIES, LEVELS, NATIONS, TEAMS, UNITS


class Claim(NamedTuple):
    """What a province counts as on a board, and for which nations."""

    kind: str
    nations: list[str]


def claims_of(data: Data, map_key: str, variant: Row | None) -> dict[str, Claim]:
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


def core(claims: dict[str, Claim], nation: str) -> list[str]:
    return [key for key, claim in claims.items() if claim.kind != "contested" and nation in claim.nations]


def disputed(claims: dict[str, Claim], nation: str) -> list[str]:
    return [key for key, claim in claims.items() if claim.kind == "contested" and nation in claim.nations]


def check_map(data: Data, file: str) -> None:
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


def check_units(data: Data) -> None:
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
        pieces = 8 if kind == FORTRESS else 4  # where a set of pieces begins is reckoned from this
        if "supply" in needed and row.get("supply", pieces) != pieces:
            message = f"the pieces of a set cannot change: must be {pieces}, not {row['supply']}"
            data.fault(file, message, f'units "{row["key"]}"', "supply")
        if kind in (INFANTRY, ARCHERS, CAVALRY) and row.get("needs", {}).get("track", "military") != "military":
            data.fault(file, 'an army needs a level of the track "military"', f'units "{row["key"]}"', "needs")


def check_technology(data: Data) -> None:
    """Levels I to VII, their spaces adding up, and all abilities.

    rule: WT-TEC-1
    """
    file = "technology.toml"
    data.expect(file, "levels", range(1, LEVELS + 1))
    data.expect(file, "abilities", ABILITIES)
    total = 0
    for row in sorted(data.rows(file, "levels"), key=level_of):
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


def level_of(row: Row) -> int:
    return int(row["level"])


def check_scoring(data: Data) -> None:
    """Thresholds for every number of players and teams, and a bonus for every size of nation.

    rule: WT-VIC-3, WT-VIC-4, WT-UNI-3
    """
    data.expect("scoring.toml", "thresholds_free", range(2, 7))
    data.expect("scoring.toml", "thresholds_coop", TEAMS)
    data.expect("scoring.toml", "unification", range(3, 8))
    start = data.table("scoring.toml", "start")
    spaces = max((row["spaces_total"] for row in data.rows("technology.toml", "levels")), default=0)
    if start is not None and data.is_sound("technology.toml", "levels") and start["tokens"] > spaces:
        data.fault("scoring.toml", f"a track has only {spaces} spaces", "start", "tokens")


def check_barbarians(data: Data) -> None:
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


def check_variant(data: Data, row: Row) -> None:
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
    claims = claims_of(data, row["map"], row)
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
        for name, wanted in (("mandatory", core(claims, nation)), ("optional", disputed(claims, nation))):
            if sorted(unions[nation][name]) != sorted(wanted):
                message = f"{name} must be {', '.join(wanted) or 'empty'}, as the claims say"
                data.fault(file, message, place, f'unification "{nation}"')
    neighbours = {found["province"]: found["land"] + found["sea"] for found in data.rows(map_file, "neighbours")}
    apart = _cut_off(neighbours, row["provinces"])
    if apart:
        data.fault(file, f"cannot be reached from {row['provinces'][0]}: {', '.join(apart)}", place, "provinces")


def check_all(data: Data, maps: tuple[str, ...]) -> None:
    """Note every fault of sense there is."""
    for key in maps:
        check_map(data, f"{key}.toml")
    check_units(data)
    check_technology(data)
    check_scoring(data)
    check_barbarians(data)
    for row in data.rows("variants.toml", "variants"):
        check_variant(data, row)
    data.expect("variants.toml", "route_income", (2, 3))
