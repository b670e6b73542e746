"""From the data files of Medioevo Universale to the board: form and sense checked, all faults in one error."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from quadriga.engine.data import Data, Origin, Row
from quadriga.engine.pack import Pack
from quadriga.games.medioevo.board import (
    COLOURS,
    ENGINE,
    LAND,
    MOST_SEATS,
    PIECE_KINDS,
    PREDICATES,
    STRAIT,
    TERRITORIES,
    ZONES,
    Board,
    Card,
    Condition,
    EventCard,
)
from quadriga.games.medioevo.data_checks import check_all
from quadriga.games.medioevo.data_schema import (
    BORDER_NAMES,
    BUILDING_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    ICON_NAMES,
    KINGDOM_NAMES,
    PIECE_NAMES,
    POINTS_NAMES,
    SCHEMA,
    TECHNOLOGY_NAMES,
    TERRAIN_NAMES,
    TYPE_NAMES,
    UNIT_NAMES,
    WINDOW_NAMES,
)
from quadriga.games.medioevo.map_checks import ON_FOOT, steps_from, ways
from quadriga.games.medioevo.row_checks import by_number

FOLDER: Final = Path(__file__).with_name("data")
FAR: Final = 99  # no way on foot
PLACES: Final = 4  # of a list by level: none, I, II, III


class MedioevoData:
    """The printed facts of the game, checked; there is one board, and it is shared."""

    def __init__(self, data: Data) -> None:
        self.hash = data.hash()
        self.board = _make_board(data)
        self.origins: list[Origin] = data.origins()
        self.reconstructed = _reconstructed(self.origins)


def load_data(pack: Pack | None = None) -> MedioevoData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> MedioevoData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Pack | None = None) -> MedioevoData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    check_all(data)
    data.finish()
    return MedioevoData(data)


def _make_board(data: Data) -> Board:
    board = Board()
    _put_names(board)
    _put_zones(board, data)
    _put_territories(board, data)
    _put_kingdoms(board, data)
    _put_units(board, data)
    _put_pieces(board, data)
    _put_buildings(board, data)
    _put_numbers(board, data)
    board.cards = [_card(board, row) for row in sorted(data.rows("cards.toml", "cards"), key=by_number)]
    board.card_keys = [card.key for card in board.cards]
    _put_events(board, data)
    return board


def _put_names(board: Board) -> None:
    board.kingdom_keys = list(KINGDOM_NAMES)
    board.good_keys = list(GOOD_NAMES)
    board.unit_keys = list(UNIT_NAMES)
    board.piece_keys = list(PIECE_NAMES)
    board.building_keys = list(BUILDING_NAMES)
    board.technology_keys = list(TECHNOLOGY_NAMES)
    board.colour_keys = list(COLOUR_NAMES)
    board.icon_keys = list(ICON_NAMES)
    board.terrain_keys = list(TERRAIN_NAMES)


def _put_zones(board: Board, data: Data) -> None:
    """Zones with their neighbours, and how far they are from each other.

    rule: MU-DEF-1, MU-DEF-2, MU-DEF-3, MU-DEF-4, MU-DEF-5
    """
    keys = [row["key"] for row in data.rows("territories.toml", "territories")]
    keys += [row["key"] for row in data.rows("seas.toml", "seas")]
    places = {key: place for place, key in enumerate(keys)}
    beside: list[dict[int, int]] = [{} for _ in keys]
    rivers: list[list[int]] = [[] for _ in keys]
    borders = data.rows("borders.toml", "borders")
    for row in borders:
        a, b = places[row["a"]], places[row["b"]]
        beside[a][b] = beside[b][a] = BORDER_NAMES.index(row["kind"]) + 1
        if row["river"]:
            rivers[a].append(b)
            rivers[b].append(a)
    board.zone_keys = keys
    board.neighbours = [sorted(found) for found in beside]
    board.borders = [[found[zone] for zone in sorted(found)] for found in beside]
    board.on_foot = [[zone for zone in sorted(found) if found[zone] in (LAND, STRAIT)] for found in beside]
    board.rivers = [sorted(found) for found in rivers]
    anyhow, on_foot = ways(borders, BORDER_NAMES), ways(borders, ON_FOOT)
    for key in keys:
        steps = steps_from([key], anyhow)
        board.distance += [steps[other] for other in keys]
    for key in keys[:TERRITORIES]:
        steps = steps_from([key], on_foot)
        board.land_distance += [steps.get(other, FAR) for other in keys[:TERRITORIES]]


def _put_territories(board: Board, data: Data) -> None:
    """Inhabited areas, goods, harbours, fires, terrain; islands and coasts follow from the borders.

    rule: MU-DEF-10, MU-DEF-11
    """
    coast, land, strait = (BORDER_NAMES.index(kind) + 1 for kind in ("coast", "land", "strait"))
    for place, row in enumerate(data.rows("territories.toml", "territories")):
        board.area.append(row.get("area", ""))
        board.good.append(GOOD_NAMES.index(row["good"]) if "good" in row else -1)
        board.harbour.append(row["harbour"])
        board.fire.append(row["fire"])
        board.terrain.append(TERRAIN_NAMES.index(row["terrain"]))
        board.island.append(land not in board.borders[place] and strait not in board.borders[place])
        board.coastal.append(coast in board.borders[place])
    board.rome = board.area.index("rome")
    board.jerusalem = board.area.index("jerusalem")


def _put_kingdoms(board: Board, data: Data) -> None:
    """The kingdoms, their homes and their connections.

    rule: MU-KIN-1, MU-KIN-2
    """
    homes = {row["key"]: row["territories"] for row in data.rows("kingdoms.toml", "kingdoms")}
    board.homes = [sorted(board.zone_keys.index(key) for key in homes[name]) for name in KINGDOM_NAMES]
    board.outskirts = [sorted({near for place in home for near in board.on_foot[place]}) for home in board.homes]
    board.kingdom = [-1] * TERRITORIES
    for kingdom, home in enumerate(board.homes):
        for territory in home:
            board.kingdom[territory] = kingdom
    pairs = [
        (KINGDOM_NAMES.index(row["a"]), KINGDOM_NAMES.index(row["b"]))
        for row in data.rows("kingdoms.toml", "connections")
    ]
    board.connected = [
        sorted(other for pair in pairs for other in pair if kingdom in pair and other != kingdom)
        for kingdom in range(len(KINGDOM_NAMES))
    ]


def _put_units(board: Board, data: Data) -> None:
    """Prices and numbers of army units, and of the cubes.

    rule: MU-DEF-7, MU-ARM-1, MU-TRD-12
    """
    units = {row["key"]: row for row in data.rows("pieces.toml", "units")}
    for key in UNIT_NAMES:
        board.unit_cost.append(units[key]["cost"])
        board.unit_count.append(units[key]["count"])
        board.barbarian_count.append(units[key]["barbarians"])
        board.standards.append(units[key]["standards"])
    board.cubes = data.rows("goods.toml", "goods")[0]["cubes"]


def _put_pieces(board: Board, data: Data) -> None:
    """Means of transportation and siege engines by kind and level.

    rule: MU-DEF-12, MU-TRA-1, MU-SIE-1, MU-TRD-2
    """
    board.capacity = [0] * (PIECE_KINDS * PLACES)
    board.moves = [0] * (PIECE_KINDS * PLACES)
    board.piece_count = [0] * (PIECE_KINDS * PLACES)
    for row in data.rows("pieces.toml", "transports"):
        place = PIECE_NAMES.index(row["kind"]) * PLACES + row["level"]
        board.capacity[place] = row["capacity"]
        board.moves[place] = row["moves"]
        board.piece_count[place] = row["count"]
    board.engine_damage = [0] * PLACES
    board.engine_razing = [0] * PLACES
    for row in data.rows("pieces.toml", "engines"):
        board.moves[ENGINE * PLACES + row["level"]] = row["moves"]
        board.piece_count[ENGINE * PLACES + row["level"]] = row["count"]
        board.engine_damage[row["level"]] = row["damage"]
        board.engine_razing[row["level"]] = row["razing"]
    board.piece_cost = min(row["cost"] for row in data.rows("pieces.toml", "engines"))


def _put_buildings(board: Board, data: Data) -> None:
    """Buildings by category and level.

    rule: MU-BLD-1
    """
    size = len(CATEGORY_NAMES) * PLACES
    board.building_cost, board.building_points = [0] * size, [0] * size
    board.structure, board.building_count = [0] * size, [0] * size
    for row in data.rows("pieces.toml", "buildings"):
        place = CATEGORY_NAMES.index(row["category"]) * PLACES + row["level"]
        board.building_cost[place] = row["cost"]
        board.building_points[place] = row["points"]
        board.structure[place] = row["structure"]
        board.building_count[place] = row["count"]


def _put_numbers(board: Board, data: Data) -> None:
    """Prices of technologies, turn-order penalty, Honour of tokens and debts, roads, terrain.

    rule: MU-TEC-1, MU-ROA-6, MU-FIN-10, MU-FIN-11, MU-VAR-4, MU-VAR-5
    """
    file = "numbers.toml"
    prices = {row["key"]: row["price"] for row in data.rows("technologies.toml", "technologies")}
    board.technology_price = [prices[key] for key in TECHNOLOGY_NAMES]
    off = {row["players"]: row["off"] for row in data.rows(file, "penalty")}
    board.penalty = [off.get(players, []) for players in range(MOST_SEATS + 1)]
    board.token_honour = [row["honour"] for row in data.rows(file, "token_honour")]
    board.debt_honour = [0] + [row["honour"] for row in data.rows(file, "debts")]
    roads = {row["stages"]: row["points"] for row in data.rows(file, "roads")}
    board.road_points = [roads.get(stages, 0) for stages in range(max(roads) + 1)]
    terrain = {row["key"]: row for row in data.rows(file, "terrain")}
    board.terrain_moves = [terrain[key]["moves"] for key in TERRAIN_NAMES]
    board.terrain_maintenance = [terrain[key]["maintenance"] for key in TERRAIN_NAMES]
    maintenance, variant = data.table(file, "maintenance"), data.table(file, "variant")
    assert maintenance is not None
    assert variant is not None
    board.maintenance = maintenance["piece"]
    board.area_maintenance = variant["area_maintenance"]
    board.sea_maintenance = variant["sea_maintenance"]
    board.river_moves = variant["river_moves"]


def _card(board: Board, row: Row) -> Card:
    """An Empire card: its points, objective and moments.

    rule: MU-EMP-7, MU-EMP-8, MU-EMP-9
    """
    card = Card()
    card.key = row["key"]
    card.character = row["character"]
    card.points = POINTS_NAMES.index(row["points"])
    card.colours = [COLOUR_NAMES.index(name) for name in row["colours"]]
    card.conditions = [_condition(board, condition) for condition in row["objective"]]
    card.gears = [COLOUR_NAMES.index(name) for name in row["gears"] if name != "any"] or list(range(COLOURS))
    card.florins = row["florins"]
    card.windows = sum(1 << WINDOW_NAMES.index(name) for name in row["windows"])
    return card


def _condition(board: Board, row: Row) -> Condition:
    what = row.get("level", -1)
    for column, names in (
        ("area", board.area),
        ("building", BUILDING_NAMES),
        ("unit", TYPE_NAMES),
        ("transport", PIECE_NAMES),
    ):
        if column in row:
            what = names.index(row[column])
    return Condition(PREDICATES.index(row["predicate"]), what, row.get("count", 1))


def _put_events(board: Board, data: Data) -> None:
    """Regions, and the Event cards with the zones they strike.

    rule: MU-EVT-6, MU-EVT-7
    """
    regions = data.rows("events.toml", "regions")
    board.region_keys = [row["key"] for row in regions]
    board.region = [-1] * TERRITORIES
    for region, row in enumerate(regions):
        for key in row["territories"]:
            board.region[board.zone_keys.index(key)] = region
    for row in sorted(data.rows("events.toml", "events"), key=by_number):
        event = EventCard()
        event.key = row["key"]
        event.regions = [board.region_keys.index(key) for key in row["regions"]]
        event.icons = sorted(ICON_NAMES.index(name) for name in row["icons"])
        lands = {zone for zone in range(TERRITORIES) if board.region[zone] in event.regions}
        seas = {zone for zone in range(TERRITORIES, ZONES) if lands.intersection(board.neighbours[zone])}
        event.zones = sorted(lands | seas)
        event.tax = row["tax"]
        board.events.append(event)


def _reconstructed(origins: Iterable[Origin]) -> list[str]:
    """One sentence for each reconstructed group of values, with its ruling and the files that hold it."""
    files: dict[str, list[str]] = {}
    for mark in origins:
        if mark.status == "reconstructed":
            here = files.setdefault(f"{mark.note} ({mark.ruling})", [])
            if mark.file not in here:
                here.append(mark.file)
    return [f"{what}: {', '.join(here)}" for what, here in files.items()]
