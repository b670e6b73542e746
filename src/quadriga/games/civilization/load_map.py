"""The map as loaded: spaces, borders, distances, continents, regions, volcanoes, exploration tokens."""

from typing import Final

from quadriga.engine.data import Data
from quadriga.games.civilization.board import CONTINENTS, ERAS, SPACES, TERRITORIES, Board
from quadriga.games.civilization.data_names import (
    BAND_NAMES,
    BORDER_NAMES,
    CONTINENT_NAMES,
    ERA_NAMES,
    LENGTH_NAMES,
    RESOURCE_NAMES,
    TOKEN_NAMES,
)
from quadriga.games.civilization.data_rows import from_edge, steps_from, ways

FAR: Final = 99  # no way
ROLLS: Final = 13  # places for the results of 2D6


def put_map(board: Board, data: Data) -> None:
    """Everything that lies on the map before the game begins."""
    _put_spaces(board, data)
    _put_distances(board, data)
    _put_places(board, data)
    _put_tokens(board, data)


def _put_spaces(board: Board, data: Data) -> None:
    """Territories and sea zones with their neighbours, bands and places on the board.

    rule: CV-GEN-3, CV-GEN-6, CV-GEN-7, CV-GEN-8
    """
    territories = data.rows("territories.toml", "territories")
    spaces = [*territories, *data.rows("seas.toml", "seas")]
    board.space_keys = [row["key"] for row in spaces]
    places = {key: place for place, key in enumerate(board.space_keys)}
    beside = ways(data.rows("borders.toml", "borders"), BORDER_NAMES)
    board.neighbours = [sorted(places[other] for other in beside[key]) for key in board.space_keys]
    board.land = [[space for space in found if space < TERRITORIES] for found in board.neighbours]
    board.seas = [[space for space in found if space >= TERRITORIES] for found in board.neighbours]
    board.coastal = [space < TERRITORIES and board.seas[space] != [] for space in range(SPACES)]
    board.island = [space < TERRITORIES and board.land[space] == [] for space in range(SPACES)]
    board.band = [sum(1 << BAND_NAMES.index(name) for name in row["bands"]) for row in spaces]
    board.lon = [row["longitude"] for row in spaces]
    board.lat = [row["latitude"] for row in spaces]
    order = sorted(range(SPACES), key=lambda space: (from_edge(board.lon[space]), space))
    board.west = [order.index(space) for space in range(SPACES)]


def _put_distances(board: Board, data: Data) -> None:
    """Steps through any spaces, by land only, and sea zones passed from coast to coast.

    rule: CV-GEN-6, CV-TOK-11 (ruling CV-GAP-34)
    """
    borders = data.rows("borders.toml", "borders")
    anyhow, on_foot, by_ship = ways(borders, BORDER_NAMES), ways(borders, ["land"]), ways(borders, ["sea"])
    lands = board.space_keys[:TERRITORIES]
    coasts = [[board.space_keys[sea] for sea in board.seas[territory]] for territory in range(TERRITORIES)]
    for key in board.space_keys:
        steps = steps_from([key], anyhow)
        board.distance += [steps[other] for other in board.space_keys]
    for territory, key in enumerate(lands):
        steps = steps_from([key], on_foot)
        board.land_distance += [steps.get(other, FAR) for other in lands]
        sailed = steps_from(coasts[territory], by_ship)
        board.sea_distance += [min((sailed.get(sea, FAR - 1) + 1 for sea in coast), default=FAR) for coast in coasts]


def _put_places(board: Board, data: Data) -> None:
    """Continents with their dice and tokens, regions and volcanoes.

    rule: CV-GEN-9, CV-SET-6, CV-SET-14
    """
    board.continent_keys = list(CONTINENT_NAMES)
    board.continent = [-1] * SPACES
    numbers: list[dict[int, int]] = [{} for _ in range(CONTINENTS)]
    for territory, row in enumerate(data.rows("territories.toml", "territories")):
        continent = CONTINENT_NAMES.index(row["continent"])
        board.continent[territory] = continent
        numbers[continent][row["die"]] = territory
    board.members = [[found[number] for number in sorted(found)] for found in numbers]
    rows = {row["key"]: row for row in data.rows("places.toml", "continents")}
    for key in CONTINENT_NAMES:
        board.continent_dice.append(rows[key]["die"])
        board.mix_terrain.append(rows[key]["terrain"])
        board.mix_other.append(rows[key]["other"])
    for row in data.rows("places.toml", "regions"):
        board.region_keys.append(row["key"])
        board.regions.append(sorted(board.space_keys.index(key) for key in row["territories"]))
    volcanoes = {row["roll"]: row["territory"] for row in data.rows("places.toml", "volcanoes")}
    board.volcanoes = [board.space_keys.index(volcanoes[roll]) for roll in sorted(volcanoes)]


def _put_tokens(board: Board, data: Data) -> None:
    """Exploration tokens, those taken away before the game, and the table of critical resources.

    rule: CV-RES-1, CV-SET-2, CV-PRD-4
    """
    copies = {row["key"]: row["copies"] for row in data.rows("tokens.toml", "tokens")}
    board.token_keys = list(TOKEN_NAMES)
    board.token_copies = [copies[key] for key in TOKEN_NAMES]
    removed = {row["length"]: row["tokens"] for row in data.rows("tokens.toml", "removed")}
    board.removed = [removed[key] for key in LENGTH_NAMES]
    board.critical = [-1] * ((ERAS + 1) * ROLLS)
    for row in data.rows("tokens.toml", "critical"):
        for era, name in enumerate(ERA_NAMES, 1):
            board.critical[era * ROLLS + row["roll"]] = RESOURCE_NAMES.index(row[name])
