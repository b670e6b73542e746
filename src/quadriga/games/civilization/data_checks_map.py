"""The sense of the map: borders, the clues of the rulebook's examples, continents, bands, volcanoes, tokens."""

from typing import Final

from quadriga.engine.data import Data, Row
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization.board import SEAS, TERRITORIES
from quadriga.games.civilization.data_rows import (
    ROUND,
    check_count,
    check_distinct,
    check_rolls,
    from_edge,
    steps_from,
    ways,
)

ENDS: Final = {"land": 0, "coast": 1, "sea": 2}  # sea zones at the ends of a border
FOLDS: Final = (33, -18)  # latitudes between the climate bands
VOLCANOES: Final = 12
DICE: Final = (4, 6, 8, 10, 12)
COPIES: Final = 5  # of each resource token
# What the rulebook tells about the map
INLAND: Final = ("gobi", "gran_chaco", "himalaya", "tien_shan")
TWO_SEAS: Final = ("california", "nippon")
ONE_SEA: Final = {"mekong", "tanami", "tasmania"}
NEXT_SEA: Final = {"java", "tasmania"}
WEST_OF: Final = ("kalahari", "tanganika")
LAND_LINK: Final = ("himalaya", "mekong")
SPECIAL: Final = {  # territories on a continent where one might not look for them
    "europe": ("steppes", "greenland", "caucasus"),
    "oceania": ("indus", "java", "mekong", "panay"),
}


def check_map(data: Data) -> None:
    """Everything that lies on the map before the game begins."""
    check_spaces(data)
    check_borders(data)
    check_clues(data)
    check_bands(data)
    check_continents(data)
    check_places(data)
    check_tokens(data)
    check_mix(data)


def check_spaces(data: Data) -> None:
    """Territories and sea zones: as many as there are, and no name twice.

    rule: CV-GEN-7
    """
    check_count(data, "territories.toml", "territories", "territories", TERRITORIES)
    check_count(data, "seas.toml", "seas", "sea zones", SEAS)
    territories = data.keys("territories.toml", "territories") or []
    for key in data.keys("seas.toml", "seas") or []:
        if key in territories:
            data.fault("seas.toml", "stands in territories.toml too", f'seas "{key}"')


def check_borders(data: Data) -> None:
    """Borders between known spaces, each once, of a kind that fits its ends; and the map in one piece.

    rule: CV-GEN-6
    """
    file = "borders.toml"
    lands, seas = data.keys("territories.toml", "territories"), data.keys("seas.toml", "seas")
    if lands is None or seas is None:
        return
    rows = data.rows(file, "borders")
    pairs = {(row["a"], row["b"]) for row in rows}
    longitudes = {row["key"]: row["longitude"] for row in _spaces(data)}
    known = True
    for row in rows:
        place = f'borders "{row["a"]}/{row["b"]}"'
        ends = [data.refer(file, row[end], [*lands, *seas], "space", place, end) for end in "ab"]
        known = known and all(ends)
        if row["a"] == row["b"]:
            data.fault(file, "a space has no border with itself", place)
        elif (row["b"], row["a"]) in pairs and row["b"] < row["a"]:
            data.fault(file, "stands there the other way round too", place)
        if all(ends) and sum(row[end] in seas for end in "ab") != ENDS[row["kind"]]:
            data.fault(file, f"no {row['kind']} border joins these spaces", place, "kind")
        if row["a"] in longitudes and row["b"] in longitudes:
            apart = abs(from_edge(longitudes[row["a"]]) - from_edge(longitudes[row["b"]]))
            if row["wrap"] != (apart > ROUND / 2):
                data.fault(file, "must be true for borders across the board's edge, and for no others", place, "wrap")
    if known and data.is_sound(file, "borders"):
        reached = steps_from(lands[:1], ways(rows, names.BORDER_NAMES))
        for key in (*lands, *seas):
            if key not in reached:
                data.fault(file, f'"{key}" cannot be reached from "{lands[0]}"', "borders")


def _spaces(data: Data) -> list[Row]:
    return [*data.rows("territories.toml", "territories"), *data.rows("seas.toml", "seas")]


def check_clues(data: Data) -> None:
    """What the text and the examples of the rulebook tell about borders (rulings CV-GAP-2, CV-GAP-3).

    rule: CV-EVT-23
    """
    file = "borders.toml"
    if not (data.is_sound(file, "borders") and data.is_sound("territories.toml", "territories")):
        return
    borders = data.rows(file, "borders")
    coasts, on_foot, by_ship = (ways(borders, [kind]) for kind in ("coast", "land", "sea"))
    territories = {row["key"]: row for row in data.rows("territories.toml", "territories")}
    for key in territories:
        if (key in INLAND) == (key in coasts):
            wrong = "must not lie on a coast" if key in INLAND else "must lie on a coast"
            data.fault(file, f'"{key}" {wrong}', "borders")
    for key in TWO_SEAS:
        if len(coasts.get(key, ())) != 2:
            data.fault(file, f'"{key}" must border two sea zones', "borders")
    if LAND_LINK[1] not in on_foot.get(LAND_LINK[0], ()):
        data.fault(file, f'"{LAND_LINK[0]}" and "{LAND_LINK[1]}" must have a border', "borders")
    first = [sea for sea in by_ship if set(coasts.get(sea, ())) >= ONE_SEA]
    if not any(set(coasts.get(other, ())) >= NEXT_SEA for sea in first for other in by_ship[sea]):
        wanted = f"one sea zone must touch {', '.join(sorted(ONE_SEA))} and the next one {', '.join(sorted(NEXT_SEA))}"
        data.fault(file, wanted, "borders")
    if all(key in territories for key in WEST_OF):
        west, east = (from_edge(territories[key]["longitude"]) for key in WEST_OF)
        if west >= east:
            data.fault("territories.toml", f'"{WEST_OF[0]}" must lie west of "{WEST_OF[1]}"', "territories")


def check_bands(data: Data) -> None:
    """Every space lies in the climate band of its middle, and perhaps in one beside it.

    rule: CV-GEN-8, CV-EVT-26 (ruling CV-GAP-4)
    """
    for file, name in (("territories.toml", "territories"), ("seas.toml", "seas")):
        for row in data.rows(file, name):
            band = sum(row["latitude"] < fold for fold in FOLDS)
            allowed = [list(names.BAND_NAMES[low : high + 1]) for low, high in _spans(band)]
            if row["bands"] not in allowed:
                wanted = f'must be "{names.BAND_NAMES[band]}", alone or with the band beside it, from north to south'
                data.fault(file, wanted, f'{name} "{row["key"]}"', "bands")


def _spans(band: int) -> list[tuple[int, int]]:
    """The band alone, and with either neighbour."""
    last = len(names.BAND_NAMES) - 1
    return [(band, band), (max(band - 1, 0), band), (band, min(band + 1, last))]


def check_continents(data: Data) -> None:
    """Territories of a continent are numbered for its die, as many as tokens are laid out there.

    rule: CV-SET-6, CV-SET-14, CV-EVT-19 (ruling CV-GAP-6)
    """
    file = "places.toml"
    data.expect(file, "continents", names.CONTINENT_NAMES)
    territories = data.rows("territories.toml", "territories")
    sound = data.is_sound("territories.toml", "territories")
    for row in data.rows(file, "continents"):
        place = f'continents "{row["key"]}"'
        number = names.CONTINENT_NAMES.index(row["key"]) + 1
        if row["number"] != number:
            data.fault(file, f"must be {number}", place, "number")
        members = sorted(land["die"] for land in territories if land["continent"] == row["key"])
        if not sound:
            continue
        if members != list(range(1, len(members) + 1)):
            wanted = f'the territories of "{row["key"]}" must be numbered from 1 to {len(members)}'
            data.fault("territories.toml", wanted, "territories", "die")
        if row["die"] not in DICE or row["die"] < len(members):
            data.fault(
                file, f"must be a die for {len(members)} territories, not one with {row['die']} sides", place, "die"
            )
        if row["terrain"] + row["other"] != len(members):
            data.fault(file, f"{row['terrain'] + row['other']} tokens for {len(members)} territories", place)
    for continent, keys in SPECIAL.items():
        for row in territories:
            if row["key"] in keys and row["continent"] != continent:
                data.fault("territories.toml", f'must be "{continent}"', f'territories "{row["key"]}"', "continent")


def check_places(data: Data) -> None:
    """Regions of known territories, and twelve volcanoes on twelve marked territories.

    rule: CV-GEN-9
    """
    file = "places.toml"
    known = data.keys("territories.toml", "territories")
    for row in data.rows(file, "regions"):
        place = (f'regions "{row["key"]}"', "territories")
        check_distinct(data, file, row["territories"], *place)
        if not row["territories"]:
            data.fault(file, "must name a territory", *place)
        for key in dict.fromkeys(row["territories"]):
            data.refer(file, key, known, "territory", *place)
    check_rolls(data, file, "volcanoes", 1, VOLCANOES)
    rows = data.rows(file, "volcanoes")
    erupting = [row["territory"] for row in rows]
    for row in rows:
        data.refer(file, row["territory"], known, "territory", f'volcanoes "{row["roll"]}"', "territory")
    check_distinct(data, file, erupting, "volcanoes")
    if data.is_sound(file, "volcanoes"):
        for row in data.rows("territories.toml", "territories"):
            if row["volcano"] != (row["key"] in erupting):
                wanted = "must be true for the territories of places.toml, and for no others"
                data.fault("territories.toml", wanted, f'territories "{row["key"]}"', "volcano")


def check_tokens(data: Data) -> None:
    """Exploration tokens of all sorts, and a critical resource for every result of the dice.

    rule: CV-RES-1, CV-TOK-1
    """
    file = "tokens.toml"
    data.expect(file, "tokens", names.TOKEN_NAMES)
    data.expect(file, "removed", names.LENGTH_NAMES)
    check_rolls(data, file, "critical", 2, 12)
    for row in data.rows(file, "tokens"):
        place = f'tokens "{row["key"]}"'
        wanted = "event" if row["key"] in names.EVENT_TOKEN_NAMES else "resource"
        wanted = "terrain" if row["key"] in names.TERRAIN_NAMES else wanted
        if row["class"] != wanted:
            data.fault(file, f'must be "{wanted}"', place, "class")
        if row["key"] in names.RESOURCE_NAMES and row["copies"] != COPIES:
            data.fault(file, f"must be {COPIES}, as for every resource", place, "copies")


def check_mix(data: Data) -> None:
    """Enough tokens for all continents, also when some were taken away.

    rule: CV-SET-2, CV-SET-6
    """
    file = "tokens.toml"
    if not (data.is_sound(file, "tokens") and data.is_sound("places.toml", "continents")):
        return
    copies = {row["key"]: row["copies"] for row in data.rows(file, "tokens")}
    continents = data.rows("places.toml", "continents")
    terrain = sum(copies.get(key, 0) for key in names.TERRAIN_NAMES)
    other = sum(copies.values()) - terrain
    wanted = sum(row["terrain"] for row in continents)
    if terrain < wanted:
        data.fault(file, f"{terrain} terrain tokens, but {wanted} are laid out", "tokens")
    wanted = sum(row["other"] for row in continents)
    for row in data.rows(file, "removed"):
        place = f'removed "{row["length"]}"'
        if row["tokens"] > copies.get("no_encounter", 0):
            data.fault(file, f"there are only {copies.get('no_encounter', 0)} no-encounter tokens", place, "tokens")
        if other - row["tokens"] < wanted:
            data.fault(file, f"{other - row['tokens']} other tokens are left, but {wanted} are laid out", place)
