"""The printed facts of Civilization CHR, as loaded, against facts written down by hand: units, numbers, events."""

from collections import Counter

import pytest

from quadriga.games.civilization import board as b
from quadriga.games.civilization.board import Board, Intensity
from quadriga.games.civilization.load import load_data
from quadriga.games.civilization.technologies import ASTRONOMY, FLIGHT, NAVIGATION, STEAM_POWER, TRADE_MAPMAKING


@pytest.fixture
def board() -> Board:
    return load_data().board


def lost(found: Intensity) -> tuple[int, int, int, bool, int, bool, int, bool]:
    return (
        *(found.sizes, found.units, found.ships, found.roads),
        *(found.near_sizes, found.near_roads, found.near_ships, found.happy_revolts),
    )


# ---------------------------------------------------------------- units


def test_movement_points_in_halves(board: Board) -> None:
    assert board.kind_keys[b.EXPLORERS] == "explorer"
    assert board.kind_mp[b.EXPLORERS] == 2 * 2
    assert board.kind_mp[1 : b.FIRST_SHIP] == [2 * 1] * 12
    assert board.kind_mp[b.FIRST_SHIP : b.CARRIER] == [2 * 1, 2 * 2, 2 * 2, 2 * 3]
    assert board.kind_mp[b.CARRIER] == board.kind_mp[b.PLANE] == 2 * 3


def test_kinds_of_miniatures(board: Board) -> None:
    for kind in range(1, b.FIRST_SHIP):
        era, unit_class = divmod(kind - 1, 3)
        assert (board.kind_era[kind], board.kind_class[kind]) == (era + 1, unit_class)
    assert board.kind_era[b.FIRST_SHIP :] == [1, 2, 3, 4, 4, 4]
    assert board.kind_class[b.FIRST_SHIP :] == [b.SHIP] * 5 + [b.AIRCRAFT]
    assert (board.kind_era[b.EXPLORERS], board.kind_class[b.EXPLORERS]) == (0, b.EXPLORER)
    assert [board.kind_keys[kind] for kind in (6, b.MODERN_SHIP, b.CARRIER, b.PLANE)] == [
        "medieval_artillery",
        "modern_ship",
        "carrier",
        "aircraft",
    ]


def test_prices_and_military_prices(board: Board) -> None:
    assert board.kind_price == [10] + [10] * 3 + [15] * 3 + [20] * 3 + [25] * 3 + [20, 30, 40, 50, 50, 50]
    assert board.military_price == [10] + [8] * 3 + [13] * 3 + [17] * 3 + [21] * 3 + [17, 25, 34, 43, 43, 43]
    assert board.kind_rights == [0] + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3 + [2, 3, 4, 5, 5, 5]
    assert (board.prices["military_upgrade_army"][1:], board.prices["military_upgrade_ship"][1:]) == ([6] * 4, [12] * 4)


def test_what_ships_and_carriers_hold(board: Board) -> None:
    assert board.kind_capacity == [0] * 13 + [3] * 5 + [0]
    assert [kind for kind in range(b.KINDS) if board.kind_planes[kind]] == [b.CARRIER]
    assert board.kind_planes[b.CARRIER] == 2


@pytest.mark.rule("CV-DIC-1", "CV-DIC-3")
def test_cv_dic_1_3_dice_by_era_and_bonus_by_level(board: Board) -> None:
    levels = {level.key: (level.dice, level.bonus) for found in board.levels for level in found}
    assert len(levels) == sum(len(found) for found in board.levels) == 30
    told = {"tank": (4, 0), "artillery": (3, 3), "monoplane": (2, 0), "battleship": (4, 1), "cannon": (3, 1)}
    told |= {"frigate": (3, 0), "caravel": (2, 0), "musketman": (3, 0)}
    assert {key: levels[key] for key in told} == told
    for kind in range(1, b.PLANE):
        assert {level.dice for level in board.levels[kind]} == {board.kind_era[kind]}
        assert {level.kind for level in board.levels[kind]} == {kind}
    assert board.levels[b.EXPLORERS] == []
    assert [level.key for level in board.levels[1]] == ["spearman", "swordsman"]


def test_aircraft_roll_dice_by_level(board: Board) -> None:
    assert [(level.key, level.dice) for level in board.levels[b.PLANE]] == [
        ("biplane", 1),
        ("monoplane", 2),
        ("jet", 3),
        ("stealth_aircraft", 4),
    ]


def test_order_of_losses(board: Board) -> None:
    land = sorted(range(b.FIRST_SHIP), key=board.loss_order.__getitem__)
    assert [board.kind_keys[kind] for kind in land[:6]] == [
        "ancient_infantry",
        "ancient_cavalry",
        "medieval_infantry",
        "medieval_cavalry",
        "ancient_artillery",
        "medieval_artillery",
    ]
    assert land[6:] == [*range(7, 13), b.EXPLORERS]
    assert board.loss_order[b.FIRST_SHIP :] == [1, 2, 3, 4, 5, 99]


def test_miniatures_in_the_box(board: Board) -> None:
    assert board.supply == [36] + [40, 32, 32] + [40, 32, 24] + [40, 32, 32] * 2 + [24] * 4 + [0, 40]
    assert board.settlement_supply == [0, 10, 8, 6, 4]
    assert (board.explorer_supply, board.nukes) == (6, 10)


# ---------------------------------------------------------------- numbers and events


def test_prices_by_era(board: Board) -> None:
    assert board.prices["capital"] == [0, 15, 25, 40, 50]
    assert board.prices["expansionist_capital"] == [0, 10, 15, 25, 30]
    assert board.prices["grow"] == board.prices["found"] == [0, 20, 20, 20, 20]
    assert (board.prices["upgrade_army"][1], board.prices["upgrade_ship"][1]) == (10, 20)
    assert (board.prices["road"][1], board.prices["railway"]) == (5, [0, 0, 0, 10, 10])
    assert (board.prices["prospect"][2], board.prices["terraform"][4], board.prices["nuke"][4]) == (10, 50, 80)
    assert board.prices["spy"] == [0, 0, 0, 40, 40]
    assert board.prices["explorer"] == [0, 10, 10, 10, 10]
    assert board.prices["navigator_ship"] == [0, 10, 15, 20, 25]
    assert all(len(found) == b.ERAS + 1 for found in board.prices.values())


def test_amounts_by_era(board: Board) -> None:
    assert board.treasure == [0, 30, 40, 50, 60]
    assert board.award_coins == [0, 10, 15, 20, 25]
    assert board.minimum == [0, 15, 20, 25, 30]


def test_production_of_settlements(board: Board) -> None:
    def made(size: int, resource: bool, happy: bool, productive: bool) -> int:
        return board.production[((size * 2 + resource) * 2 + happy) * 2 + productive]

    assert (made(1, True, True, False), made(1, True, True, True)) == (4, 8)
    assert (made(2, True, True, False), made(2, True, True, True)) == (6, 12)
    assert (made(2, False, True, True), made(2, False, False, False)) == (6, 1)
    assert (made(4, True, True, True), made(4, False, False, False)) == (20, 2)
    assert board.production[:8] == [0] * 8


def test_trade_distances(board: Board) -> None:
    steps = [TRADE_MAPMAKING, ASTRONOMY, NAVIGATION, STEAM_POWER, FLIGHT]
    assert board.trade_technologies == steps
    assert (board.trade_land, board.trade_sea) == ([1, 2, 3, 4, 99], [1, 2, 3, 3, 99])


def test_barbarian_units(board: Board) -> None:
    coastal, inland, island = (board.generation[start : start + 9] for start in (0, 9, 18))
    assert coastal == [-1, b.SHIP, b.CAVALRY, b.CAVALRY, b.INFANTRY, b.INFANTRY, -1, -1, -1]
    assert inland == [-1, b.ARTILLERY, b.CAVALRY, b.CAVALRY, b.INFANTRY, b.INFANTRY, -1, -1, -1]
    assert island == [-1] + [b.SHIP] * 5 + [-1] * 3


def test_events_by_the_dice(board: Board) -> None:
    assert board.event_to[: 2 * b.EVENTS] == [0] * (2 * b.EVENTS)
    for era in (b.MEDIEVAL, b.INDUSTRIAL, b.MODERN):
        column = board.event_to[era * b.EVENTS : (era + 1) * b.EVENTS]
        assert column == sorted(set(column))
        assert column[b.CATASTROPHE] == 100
    assert board.event_to[b.MEDIEVAL * b.EVENTS + b.OLYMPICS] == 26
    assert board.catastrophe_to == [2, 5, 8, 10]


def test_what_catastrophes_destroy(board: Board) -> None:
    tables = (board.eruption, board.earthquake, board.hurricane, board.extreme_climate)
    assert [len(found) for found in tables] == [4, 10, 10, 6]
    assert lost(board.eruption[3 - 1]) == (2, 1, 0, False, 0, False, 0, False)
    assert lost(board.earthquake[8 - 1]) == (3, 0, 0, True, 1, False, 1, False)
    assert lost(board.hurricane[6 - 1]) == (2, 0, 0, False, 0, False, 1, False)
    assert lost(board.extreme_climate[5 - 1]) == (0, 2, 1, False, 0, False, 0, True)
    assert Counter(board.climate) == {b.ARCTIC: 2, b.TROPICAL: 2, b.ANTARCTIC: 2}
    assert board.climate[3 - 1] == b.TROPICAL
