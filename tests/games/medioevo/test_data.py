"""The printed facts of Medioevo Universale, as loaded, against facts written down by hand."""

from collections import Counter

import pytest

from quadriga.games.medioevo import board as b
from quadriga.games.medioevo import data_schema as names
from quadriga.games.medioevo.board import Board, Card
from quadriga.games.medioevo.load import load_data


@pytest.fixture
def board() -> Board:
    return load_data().board


def zone(board: Board, key: str) -> int:
    return board.zone_keys.index(key)


def apart(board: Board, first: str, second: str) -> int:
    return board.distance[zone(board, first) * b.ZONES + zone(board, second)]


def on_foot(board: Board, first: str, second: str) -> int:
    return board.land_distance[zone(board, first) * b.TERRITORIES + zone(board, second)]


def border(board: Board, first: str, second: str) -> int:
    beside = board.neighbours[zone(board, first)]
    return board.borders[zone(board, first)][beside.index(zone(board, second))]


def good(board: Board, key: str) -> str:
    return board.good_keys[board.good[zone(board, key)]]


def card(board: Board, key: str) -> Card:
    return board.cards[board.card_keys.index(key)]


def objective(board: Board, key: str) -> list[tuple[str, int, int]]:
    return [(b.PREDICATES[part.predicate], part.what, part.count) for part in card(board, key).conditions]


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("group", "first"),
    [
        (names.GOOD_NAMES, "WEAPONS"),
        (names.COLOUR_NAMES, "BLUE"),
        (names.TERRAIN_NAMES, "PLAINS"),
        (names.ICON_NAMES, "MOVEMENT"),
        (names.CATEGORY_NAMES, "CIVIL"),
        (names.TECHNOLOGY_NAMES, "CARPENTRY"),
    ],
)
def test_names_stand_in_the_order_of_the_constants(group: tuple[str, ...], first: str) -> None:
    assert group[0].upper() == first
    assert [getattr(b, name.upper()) for name in group] == list(range(len(group)))


def test_names_with_other_constants() -> None:
    kingdoms = [b.BYZANTINE, b.MAMLUK, b.HUNGARY, b.HRE, b.NOVGOROD, b.HORDE]
    assert [names.KINGDOM_NAMES[place] for place in kingdoms] == list(names.KINGDOM_NAMES)
    units = [b.LIGHT, b.HEAVY, b.CAVALRY, b.ARCHER, b.CAPTAIN, b.CAPTAIN_2, b.CAPTAIN_3]
    assert [names.UNIT_NAMES[kind] for kind in units] == list(names.UNIT_NAMES)
    assert (len(names.UNIT_NAMES), len(names.TYPE_NAMES)) == (b.KINDS, b.TYPES)
    pieces = [b.WAGON, b.GALLEY, b.CARAVAN, b.SHIP, b.ENGINE]
    assert [names.PIECE_NAMES[kind] for kind in pieces] == list(names.PIECE_NAMES)
    for place, name in enumerate(names.BORDER_NAMES, 1):
        assert getattr(b, name.upper()) == place
    for place, name in enumerate(names.POINTS_NAMES):
        assert getattr(b, f"POINTS_{name.upper()}") == place


def test_windows_stand_in_the_order_of_their_bits() -> None:
    assert len(names.WINDOW_NAMES) == b.MOMENTS
    for place, name in enumerate(names.WINDOW_NAMES):
        assert getattr(b, name.upper()) == 1 << place


# ---------------------------------------------------------------- the map


@pytest.mark.rule("MU-DEF-1", "MU-DEF-2")
def test_mu_def_1_2_territories_and_sea_zones(board: Board) -> None:
    assert len(board.zone_keys) == len(set(board.zone_keys)) == 109
    assert (board.zone_keys[0], board.zone_keys[89]) == ("costantinopoli", "finlandia")
    assert (board.zone_keys[90], board.zone_keys[108]) == ("mare_ligure", "golfo_di_finlandia")
    for column in (board.kingdom, board.area, board.good, board.harbour, board.fire, board.terrain, board.region):
        assert len(column) == 90


@pytest.mark.rule("MU-DEF-3")
def test_mu_def_3_borders_are_symmetric_and_fit_their_ends(board: Board) -> None:
    assert sum(len(beside) for beside in board.neighbours) == 2 * 290
    for here, beside in enumerate(board.neighbours):
        assert beside == sorted(set(beside))
        for there, kind in zip(beside, board.borders[here], strict=True):
            assert board.borders[there][board.neighbours[there].index(here)] == kind
            seas = (here >= b.TERRITORIES) + (there >= b.TERRITORIES)
            assert {b.LAND: 0, b.STRAIT: 0, b.COAST: 1, b.SEA: 2}[kind] == seas
            assert (there in board.rivers[here]) == (here in board.rivers[there])
            assert there not in board.rivers[here] or kind == b.LAND
    assert border(board, "buda", "alfold") == b.LAND
    assert zone(board, "alfold") in board.rivers[zone(board, "buda")]
    assert border(board, "venezia", "adriatico") == b.COAST
    assert border(board, "egeo", "marmara") == b.SEA


@pytest.mark.rule("MU-DEF-4")
def test_mu_def_4_only_the_dardanelles_are_crossed_on_foot(board: Board) -> None:
    straits = {frozenset((here, there)) for here in range(b.ZONES) for there in _across_a_strait(board, here)}
    assert straits == {frozenset((zone(board, "costantinopoli"), zone(board, "nicea")))}
    assert on_foot(board, "costantinopoli", "nicea") == 1


def _across_a_strait(board: Board, here: int) -> list[int]:
    return [there for there, kind in zip(board.neighbours[here], board.borders[here]) if kind == b.STRAIT]


@pytest.mark.rule("MU-DEF-5")
def test_mu_def_5_distances_that_the_book_tells(board: Board) -> None:
    assert on_foot(board, "caffa", "saraj") == 3
    assert on_foot(board, "saraj", "trebisonda") == 2
    assert on_foot(board, "caffa", "trebisonda") == 5
    assert apart(board, "roma", "panormus") == 2  # across the Tyrrhenian Sea, which counts as a step
    assert apart(board, "roma", "mar_tirreno") == apart(board, "mar_tirreno", "panormus") == 1
    assert on_foot(board, "roma", "panormus") == 99
    assert apart(board, "costantinopoli", "costantinopoli") == 0
    for here in range(b.ZONES):
        for there in range(here):
            assert board.distance[here * b.ZONES + there] == board.distance[there * b.ZONES + here] > 0


def test_caravans_from_caffa_to_saraj_and_trebisonda_pass_no_other_settlement(board: Board) -> None:
    for first, second in (("caffa", "saraj"), ("saraj", "trebisonda"), ("caffa", "trebisonda")):
        whole = on_foot(board, first, second)
        between = {
            key
            for place, key in enumerate(board.zone_keys[: b.TERRITORIES])
            if board.area[place] and on_foot(board, first, key) + on_foot(board, key, second) == whole
        }
        assert between <= {first, second, "saraj"}


def test_islands_and_coasts(board: Board) -> None:
    islands = [key for key, island in zip(board.zone_keys, board.island) if island]
    assert islands == ["panormus", "candia"]
    assert [board.coastal[zone(board, key)] for key in ("candia", "roma", "buda", "saraj", "novgorod")] == [
        True,
        True,
        False,
        False,
        True,
    ]


@pytest.mark.rule("MU-DEF-10")
def test_mu_def_10_36_inhabited_areas_with_one_good_each(board: Board) -> None:
    areas = [area for area in board.area if area]
    assert len(areas) == len(set(areas)) == 36
    assert {"constantinople", "rome", "jerusalem", "alba_iulia", "lubeck", "panormos"} <= set(areas)
    for area, produced in zip(board.area, board.good):
        assert bool(area) == (produced >= 0)
    assert (good(board, "caffa"), good(board, "saraj"), good(board, "roma")) == ("slaves", "spices", "grain")
    found = Counter(board.good_keys[produced] for produced in board.good if produced >= 0)
    assert found == dict.fromkeys(("clothes", "wine", "grain", "salt"), 5) | dict.fromkeys(
        ("weapons", "furs", "slaves", "spices"), 4
    )
    assert board.area[board.rome] == "rome"
    assert board.zone_keys[board.jerusalem] == "gerusalemme"


@pytest.mark.rule("MU-DEF-11")
def test_mu_def_11_harbours_belong_to_inhabited_areas_on_a_coast(board: Board) -> None:
    harbours = [place for place in range(b.TERRITORIES) if board.harbour[place]]
    assert len(harbours) == 16
    assert all(board.area[place] and board.coastal[place] for place in harbours)
    of_kingdom = [sum(board.harbour[place] for place in home) for home in board.homes]
    assert of_kingdom == [2, 1, 0, 1, 1, 1]  # Hungary has none
    assert board.harbour[zone(board, "costantinopoli")]


def test_fires(board: Board) -> None:
    assert sum(board.fire) == 12
    assert board.fire[zone(board, "trebisonda")]
    assert not any(board.fire[place] for home in board.homes for place in home)


# ---------------------------------------------------------------- kingdoms


@pytest.mark.rule("MU-KIN-1")
def test_mu_kin_1_six_kingdoms_of_seven_territories(board: Board) -> None:
    assert board.kingdom_keys == ["byzantine", "mamluk", "hungary", "hre", "novgorod", "golden_horde"]
    assert [len(set(home)) for home in board.homes] == [7] * 6
    assert board.kingdom.count(-1) == 48
    for kingdom, home in enumerate(board.homes):
        assert [place for place in range(b.TERRITORIES) if board.kingdom[place] == kingdom] == home
    areas = [sum(bool(board.area[place]) for place in home) for home in board.homes]
    assert areas == [3] * 6
    assert board.kingdom[board.jerusalem] == b.MAMLUK
    assert board.kingdom[board.rome] == -1
    for home in board.homes:  # the goods of a kingdom all differ
        goods = [board.good[place] for place in home if board.area[place]]
        assert len(goods) == len(set(goods))


@pytest.mark.rule("MU-KIN-2")
def test_mu_kin_2_connected_kingdoms(board: Board) -> None:
    assert board.connected[b.HRE] == [b.HUNGARY]
    assert board.connected[b.BYZANTINE] == [b.MAMLUK, b.HUNGARY, b.HORDE]
    assert board.connected[b.NOVGOROD] == [b.HORDE]
    assert board.connected[b.MAMLUK] == [b.BYZANTINE]
    for first, others in enumerate(board.connected):
        assert all(first in board.connected[other] for other in others)


# ---------------------------------------------------------------- cards


@pytest.mark.rule("MU-SET-1")
def test_mu_set_1_72_empire_and_30_event_cards(board: Board) -> None:
    assert (len(board.cards), len(set(board.card_keys)), len(board.events)) == (72, 72, 30)
    assert len({found.character for found in board.cards}) == 30
    for place, found in enumerate(board.cards, 1):
        assert found.key == f"{found.character}_{place}"
    assert [found.key for found in board.events] == [f"event_{number}" for number in range(1, 31)]


@pytest.mark.rule("MU-EMP-7")
def test_mu_emp_7_points_of_one_colour_of_either_and_of_both(board: Board) -> None:
    assert Counter(found.points for found in board.cards) == {
        b.POINTS_ONE: 36,
        b.POINTS_EITHER: 24,
        b.POINTS_BOTH: 6,
        b.POINTS_NONE: 6,
    }
    warlord = card(board, "warlord_5")
    assert (warlord.points, warlord.colours) == (b.POINTS_EITHER, [b.BLUE, b.RED])
    scientist = card(board, "scientist_10")
    assert (scientist.points, scientist.colours) == (b.POINTS_ONE, [b.GREEN])
    crossbowman = card(board, "crossbowman_7")
    assert crossbowman.points == b.POINTS_BOTH
    assert b.YELLOW in crossbowman.colours
    for colour in range(b.COLOURS):
        with_it = [found.points for found in board.cards if colour in found.colours]
        assert Counter(with_it) == {b.POINTS_ONE: 6, b.POINTS_EITHER: 8, b.POINTS_BOTH: 2}


@pytest.mark.rule("MU-EMP-8")
def test_mu_emp_8_cards_without_points(board: Board) -> None:
    without = [found.key for found in board.cards if found.points == b.POINTS_NONE]
    assert without == ["pirate_57", "pirate_58", "princess_59", "princess_60", "mystic_71", "mystic_72"]


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_objectives_and_gears(board: Board) -> None:
    assert objective(board, "warlord_6") == [("castle_ring", -1, 4)]
    assert card(board, "warlord_6").gears == [b.RED]
    assert card(board, "pirate_57").gears == [0, 1, 2, 3, 4, 5]
    assert objective(board, "bishop_1") == [("building", names.BUILDING_NAMES.index("cathedral"), 2)]
    assert objective(board, "templar_34") == [("place", board.jerusalem, 1)]
    assert objective(board, "heroine_68") == [("place", board.rome, 1)]
    assert objective(board, "crossbowman_8") == [("units", b.ARCHER, 6)]
    assert objective(board, "scientist_10") == [("tech", 2, 3)]
    assert objective(board, "cameleer_64") == [("transport", b.CARAVAN, 4)]
    assert objective(board, "warlord_5") == [("conquered", -1, 1), ("destroyed", -1, 4)]
    used = {part.predicate for found in board.cards for part in found.conditions}
    assert used == set(range(len(b.PREDICATES)))


def test_prices_and_moments_of_cards(board: Board) -> None:
    prices = {found.key: found.florins for found in board.cards if found.florins}
    assert prices == {
        "infiltrator_13": 100,
        "infiltrator_14": 100,
        "infiltrator_15": 100,
        "merchant_21": 150,
        "bard_45": 50,
        "joker_48": 50,
        "marauder_65": 100,
    }
    assert card(board, "warlord_4").windows == b.ROUND_STARTS
    assert card(board, "bishop_2").windows == b.OWN | b.TRADING
    assert card(board, "militia_24").windows == b.HORDE_ENTERS | b.REBELLION | b.STEP_TAKEN
    answering = [found.key for found in board.cards if found.windows & b.CARD_ROTATED]
    assert answering == ["joker_48", "joker_49", "princess_59", "princess_60"]


@pytest.mark.rule("MU-EVT-6", "MU-EVT-7")
def test_mu_evt_6_7_event_cards(board: Board) -> None:
    assert len(board.region_keys) == 25
    assert set(board.region) == set(range(25))
    for found in board.events:
        assert len(set(found.icons)) == len(found.icons) == 3
        assert found.icons == sorted(found.icons)
        assert found.zones == sorted(set(found.zones))
    assert Counter(found.tax for found in board.events) == {10: 3, 20: 7, 30: 10, 40: 7, 50: 3}
    first = board.events[0]
    assert [board.region_keys[region] for region in first.regions] == ["france", "germany_w"]
    assert first.icons == [b.MOVEMENT, b.ARMIES, b.MERCHANDISE]
    assert first.tax == 30
    lands = {"parigi", "fiandre", "arelate", "renania", "franconia", "baviera"}
    assert {board.zone_keys[place] for place in first.zones} == lands | {"mare_del_nord", "mare_ligure"}


# ---------------------------------------------------------------- pieces and numbers


@pytest.mark.rule("MU-TRD-12")
def test_mu_trd_12_eight_goods_of_20_cubes(board: Board) -> None:
    assert board.good_keys == ["weapons", "salt", "furs", "grain", "slaves", "spices", "clothes", "wine"]
    assert board.cubes == 20


@pytest.mark.rule("MU-ARM-1", "MU-ARM-5")
def test_mu_arm_1_5_prices_and_supply_of_units(board: Board) -> None:
    assert board.unit_cost == [20, 50, 100, 50, 100, 200, 300]
    assert board.unit_count == [20, 20, 10, 10, 3, 3, 3]
    assert board.barbarian_count == [40, 0, 0, 20, 7, 0, 0]
    assert board.standards == [0, 0, 0, 0, 0, 15, 10]


@pytest.mark.rule("MU-TRA-1", "MU-TRD-2", "MU-SIE-1")
def test_mu_tra_1_transports_and_engines_by_level(board: Board) -> None:
    assert board.piece_cost == 100
    for kind, capacity, count in ((b.WAGON, 3, 15), (b.GALLEY, 3, 15), (b.CARAVAN, 2, 12), (b.SHIP, 2, 12)):
        assert board.capacity[kind * 4 : kind * 4 + 4] == [0, capacity, 2 * capacity, 3 * capacity]
        assert board.moves[kind * 4 : kind * 4 + 4] == [0, 6, 7, 8]
        assert board.piece_count[kind * 4 : kind * 4 + 4] == [0, count, count, count]
    assert board.capacity[b.ENGINE * 4 :] == [0, 0, 0, 0]
    assert board.moves[b.ENGINE * 4 :] == [0, 4, 4, 4]
    assert board.piece_count[b.ENGINE * 4 :] == [0, 16, 14, 12]
    assert (board.engine_damage, board.engine_razing) == ([0, 2, 3, 4], [0, 0, 1, 2])


@pytest.mark.rule("MU-BLD-1")
def test_mu_bld_1_buildings(board: Board) -> None:
    assert board.building_keys == ["village", "town", "city", "tower", "fort", "castle", "cathedral"]
    assert board.building_cost == [0, 100, 200, 300] * 2 + [0, 0, 0, 300]
    assert board.building_points == [0, 1, 2, 3] * 2 + [0, 0, 0, 1]
    assert board.structure == [0, 2, 4, 6] + [0, 3, 6, 9] + [0, 0, 0, 3]
    assert board.building_count == [0, 24, 17, 12] + [0, 40, 20, 20] + [0, 0, 0, 14]


@pytest.mark.rule("MU-TEC-1", "MU-TEC-4")
def test_mu_tec_1_4_technologies(board: Board) -> None:
    assert board.technology_price == [100, 200, 300, 400] * 6
    assert board.technology_keys[b.MILITARY_ART] == "military_art"
    assert board.technology_keys[b.BLUE * b.LEVELS + 3] == "cartography"
    assert board.technology_keys[b.PURPLE * b.LEVELS + 3] == "temporal_power"


def test_small_numbers(board: Board) -> None:
    assert board.penalty == [[], [], [0, 1], [0, 1, 3], [0, 1, 2, 3], [0, 1, 1, 2, 3], [0, 1, 1, 2, 2, 3]]
    assert board.road_points == [0, 0, 0, 0, 2, 0, 4, 0, 6]
    assert board.token_honour == [0, 0, 1, 3, 5, 8, 11, 15, 20]
    assert board.debt_honour == [0, 2, 4, 6, 9, 15]
    assert board.maintenance == 20


@pytest.mark.rule("MU-VAR-4", "MU-VAR-5")
def test_mu_var_4_5_the_terrain_variant(board: Board) -> None:
    assert board.terrain_keys == ["plains", "forest", "hills", "mountains", "desert"]
    assert board.terrain_moves == [1, 2, 2, 3, 2]
    assert board.terrain_maintenance == [20, 20, 20, 30, 40]
    assert (board.area_maintenance, board.sea_maintenance, board.river_moves) == (10, 20, 1)
