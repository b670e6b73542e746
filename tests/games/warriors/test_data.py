"""The printed facts of Warriors & Traders, and what the loader says about damaged ones."""

import shutil
from pathlib import Path

import pytest

from quadriga.engine.data import DataError
from quadriga.engine.pack import read_pack
from quadriga.games.warriors.board import (
    ARCHERS,
    BARBARIAN_ARMY,
    BARBARIAN_FORTRESS,
    CAPITAL,
    CAVALRY,
    COMMON,
    CONTESTED,
    FOOD,
    FORTRESS,
    GOLD,
    GOODS,
    INFANTRY,
    MILITARY,
    PRINCESS,
    PRODUCTION,
    RESOURCES,
    TRADE,
    TRADE_CENTRE,
    WEAPONS,
    Board,
)
from quadriga.games.warriors.load import FOLDER, load_data, read_folder

MAPS = ["west", "east", "italy"]
VARIANTS = [
    ("west", "west2_england_scotland"),
    ("west", "west2_isles"),
    ("east", "east2_balkans"),
    ("west", "west3_isles"),
    ("west", "west3_mainland"),
    ("east", "east3_north"),
    ("italy", "italy2_church_naples"),
    ("italy", "italy2_milan_genoa"),
    ("italy", "italy3_north"),
    ("italy", "italy3_peninsula"),
]
BOARDS = [(key, "") for key in MAPS] + VARIANTS

ENGLAND = {"London", "East Anglia", "Wales", "Yorkshire", "Wessex"}
SCOTLAND = {"Aberdeen", "Highlands", "Lothian"}
IRELAND = {"Dublin", "Connaught", "Munster"}


def nation(board: Board, key: str) -> int:
    return board.nation_keys.index(key)


def names(board: Board, provinces: list[int]) -> set[str]:
    return {board.names[province] for province in provinces}


def mandatory(board: Board, key: str) -> set[str]:
    return names(board, board.mandatory[nation(board, key)])


def optional(board: Board, key: str) -> set[str]:
    return names(board, board.optional[nation(board, key)])


def players(board: Board) -> set[str]:
    return {board.nation_keys[place] for place in board.playable}


def contested(board: Board) -> dict[str, set[str]]:
    return {
        board.names[province]: {board.nation_keys[place] for place in board.claimants[province]}
        for province, kind in enumerate(board.kinds)
        if kind == CONTESTED
    }


def seated(board: Board) -> set[str]:
    return {key for key, capital in zip(board.nation_keys, board.capital) if capital >= 0}


# ---------------------------------------------------------------- whole maps


@pytest.mark.parametrize(("key", "count"), [("west", 40), ("east", 41), ("italy", 40)])
def test_each_map_has_its_provinces_and_eight_nations(key: str, count: int) -> None:
    board = load_data().board(key)
    assert len(board.keys) == len(set(board.keys)) == count
    assert board.numbers == [1, 2, 3, 4, 5, 6, 7, 8]
    assert board.kinds.count(CAPITAL) == board.kinds.count(TRADE_CENTRE) == board.kinds.count(CONTESTED) == 8
    assert board.playable == list(range(8))
    assert sorted(board.capital) == board.capitals


def test_east_needs_the_33_barbarian_armies_of_the_box() -> None:
    board = load_data().board("east")
    assert sum(kind != CAPITAL for kind in board.kinds) == 33


def test_the_four_stated_nation_numbers_stand() -> None:
    board = load_data().board("east")
    for key, number in (("romania", 2), ("austria", 5), ("croatia", 6), ("bulgaria", 8)):
        assert board.numbers[nation(board, key)] == number


@pytest.mark.parametrize(("key", "variant"), BOARDS)
def test_borders_are_mutual_ascending_and_connect_everything(key: str, variant: str) -> None:
    board = load_data().board(key, variant)
    for province, others in enumerate(board.neighbours):
        assert others == sorted(set(others))
        assert province not in others
        assert all(province in board.neighbours[other] for other in others)
    reached = {0}
    edge = [0]
    while edge:
        new = set(board.neighbours[edge.pop()]) - reached
        reached |= new
        edge += new
    assert len(reached) == len(board.keys)


def test_the_maps_have_292_borders() -> None:
    boards = [load_data().board(key) for key in MAPS]
    assert sum(len(others) for board in boards for others in board.neighbours) == 2 * 292


@pytest.mark.parametrize(
    ("key", "one", "other", "adjacent"),
    [
        ("west", "oldenburg", "sjaelland", True),
        ("west", "vlaanderen", "yorkshire", True),
        ("west", "brabant", "normandie", False),
        ("west", "jylland", "slesvig", False),
        ("east", "sopron", "wien", True),
        ("east", "dobrudja", "basarabia", True),
        ("italy", "napoli", "siena", True),
        ("italy", "piemonte", "gallura", True),
    ],
)
def test_the_one_sided_listings_are_decided_as_ruled(key: str, one: str, other: str, adjacent: bool) -> None:
    board = load_data().board(key)
    assert (board.keys.index(other) in board.neighbours[board.keys.index(one)]) is adjacent


@pytest.mark.parametrize("key", MAPS)
def test_every_nation_has_three_food_four_goods_two_weapons_at_its_core(key: str) -> None:
    board = load_data().board(key)
    for core, disputed in zip(board.mandatory, board.optional):
        assert [sum(column[p] for p in core) for column in (board.food, board.goods, board.weapons)] == [3, 4, 2]
        whole = core + disputed
        assert [sum(column[p] for p in whole) for column in (board.food, board.goods, board.weapons)] == [4, 6, 3]


@pytest.mark.rule("WT-PRV-6")
@pytest.mark.parametrize(("key", "variant"), BOARDS)
def test_wt_prv_6_points_of_a_province_by_its_kind(key: str, variant: str) -> None:
    board = load_data().board(key, variant)
    points = {CAPITAL: 3, TRADE_CENTRE: 2, CONTESTED: 1, COMMON: 1}
    assert board.vp == [points[kind] for kind in board.kinds]


@pytest.mark.rule("WT-PRV-7")
@pytest.mark.parametrize("key", MAPS)
def test_wt_prv_7_a_contested_province_counts_for_both_its_nations(key: str) -> None:
    board = load_data().board(key)
    for province, claimants in enumerate(board.claimants):
        if board.kinds[province] == CONTESTED:
            assert len(set(claimants)) == 2
            assert [n for n in range(8) if province in board.optional[n]] == sorted(claimants)
            assert not any(province in core for core in board.mandatory)
        else:
            assert [n for n in range(8) if province in board.mandatory[n]] == claimants


def test_the_british_isles_as_listed() -> None:
    board = load_data().board("west")
    assert mandatory(board, "england") == ENGLAND
    assert optional(board, "england") == {"Ulster", "Calais"}
    assert mandatory(board, "scotland") == SCOTLAND
    assert optional(board, "scotland") == {"Orkney", "Western Islands"}
    assert mandatory(board, "ireland") == IRELAND
    assert optional(board, "ireland") == {"Western Islands", "Ulster"}


# ---------------------------------------------------------------- values


@pytest.mark.rule("WT-UNIT-2")
def test_wt_unit_2_strength_and_resistance() -> None:
    board = load_data().board("west")
    printed = {INFANTRY: (1, 1), ARCHERS: (2, 2), CAVALRY: (3, 3), PRINCESS: (0, 1)}
    printed |= {FORTRESS: (5, 5), BARBARIAN_FORTRESS: (5, 5), BARBARIAN_ARMY: (1, 1)}
    assert {kind: (board.strength[kind], board.resistance[kind]) for kind in range(7)} == printed


def test_supply_upkeep_costs_and_points_of_units() -> None:
    board = load_data().board("west")
    assert board.supply == [4, 4, 4, 4, 8, 0, 0]
    assert board.upkeep == [1, 2, 3, 0, 0, 0, 0]
    assert board.kill_vp == [1, 2, 3, 1, 3, 1, 3]
    assert board.level_needed == [1, 3, 6]
    wanted = [0] * 7 * RESOURCES
    wanted[INFANTRY * RESOURCES + WEAPONS] = 1
    wanted[ARCHERS * RESOURCES + WEAPONS] = 2
    wanted[ARCHERS * RESOURCES + GOLD] = 1
    wanted[CAVALRY * RESOURCES + WEAPONS] = 3
    wanted[CAVALRY * RESOURCES + GOLD] = 2
    wanted[FORTRESS * RESOURCES + GOODS] = 12
    wanted[FORTRESS * RESOURCES + FOOD] = 2
    wanted[FORTRESS * RESOURCES + GOLD] = 1
    assert board.cost == wanted


@pytest.mark.rule("WT-BAR-2")
def test_wt_bar_2_barbarian_armies_grow_by_turn() -> None:
    assert load_data().board("west").barbarian_value[1:] == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3]


def test_barbarians_retreat_by_eight_classes() -> None:
    found = [(place.same_nation, place.free, set(place.kinds)) for place in load_data().barbarian_retreat]
    everywhere, elsewhere = {CAPITAL, TRADE_CENTRE, CONTESTED, COMMON}, {CONTESTED, COMMON}
    assert found == [
        (True, True, everywhere),
        (True, False, {CAPITAL}),
        (True, False, {TRADE_CENTRE}),
        (True, False, elsewhere),
        (False, True, everywhere),
        (False, False, {CAPITAL}),
        (False, False, {TRADE_CENTRE}),
        (False, False, elsewhere),
    ]


@pytest.mark.rule("WT-PRO-1")
def test_wt_pro_1_food_and_goods_multipliers() -> None:
    board = load_data().board("west")
    assert list(zip(board.food_x, board.goods_x))[1:] == [(1, 0), (1, 1), (1, 2), (2, 2), (2, 3), (2, 4), (2, 4)]


@pytest.mark.rule("WT-COM-1")
def test_wt_com_1_rates_of_the_bank() -> None:
    assert load_data().board("west").bank_rate[1:] == [7, 6, 5, 3, 2, 2, 1]


@pytest.mark.rule("WT-COM-2")
def test_wt_com_2_number_of_trade_routes() -> None:
    assert load_data().board("west").route_limit[1:] == [0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("WT-MIL-1")
def test_wt_mil_1_weapon_multipliers() -> None:
    assert load_data().board("west").weapons_x[1:] == [0, 1, 1, 1, 2, 3, 3]


@pytest.mark.rule("WT-MIL-2")
def test_wt_mil_2_action_points() -> None:
    assert load_data().board("west").action_points[1:] == [2, 2, 2, 3, 4, 4, 5]


def test_tokens_reach_levels_when_all_their_spaces_are_covered() -> None:
    board = load_data().board("west")
    assert board.spaces == 15
    assert board.level_at == [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7]


def test_abilities_and_their_levels() -> None:
    found = {key: (ability.track, ability.level) for key, ability in load_data().abilities.items()}
    assert found == {
        "masonry": (PRODUCTION, 4),
        "reinforce": (PRODUCTION, 5),
        "production_tax": (PRODUCTION, 6),
        "university": (PRODUCTION, 7),
        "merchant": (TRADE, 4),
        "trade_tax": (TRADE, 5),
        "master_trader": (TRADE, 6),
        "monopoly": (TRADE, 7),
        "commander": (MILITARY, 4),
        "double_strike": (MILITARY, 6),
        "pillaging": (MILITARY, 6),
        "warlord": (MILITARY, 7),
    }


@pytest.mark.rule("WT-VIC-3")
def test_wt_vic_3_thresholds_of_the_free_game() -> None:
    assert load_data().thresholds_free == {6: 27, 5: 30, 4: 33, 3: 37, 2: 42}


@pytest.mark.rule("WT-VIC-4")
def test_wt_vic_4_thresholds_of_teams() -> None:
    assert load_data().thresholds_coop == {"3v3": 75, "2v2": 65, "2v2v2": 55}


def test_small_numbers() -> None:
    board = load_data().board("west")
    assert board.unification_actions == [0, 0, 0, 2, 3, 5, 7, 9]
    assert board.start_stock == [1, 0, 1, 1]
    assert (board.start_tokens, board.storage, board.last_turn, board.fortress_limit) == (3, 20, 10, 2)
    assert (board.vp_price, board.master_trader_price, board.upgrade_step_goods) == (10, 5, 7)
    assert (board.fortress_vp, board.leader_vp) == (3, 3)


# ---------------------------------------------------------------- small maps


def test_the_ten_small_maps_are_there() -> None:
    assert [(variant.map, key) for key, variant in load_data().variants.items()] == VARIANTS


@pytest.mark.rule("WT-V2B-1")
def test_wt_v2b_1_england_and_scotland() -> None:
    board = load_data().board("west", "west2_england_scotland")
    assert set(board.names) == ENGLAND | SCOTLAND | {"Western Islands", "Orkney"}
    assert players(board) == seated(board) == {"england", "scotland"}
    assert mandatory(board, "england") == ENGLAND
    assert mandatory(board, "scotland") == SCOTLAND | {"Western Islands", "Orkney"}
    assert contested(board) == {}
    assert board.kinds[board.keys.index("orkney")] == COMMON
    assert board.claimants[board.keys.index("orkney")] == [nation(board, "scotland")]


@pytest.mark.rule("WT-V2B-2")
def test_wt_v2b_2_ireland_and_scotland() -> None:
    board = load_data().board("west", "west2_isles")
    assert set(board.names) == ENGLAND | SCOTLAND | IRELAND | {"Western Islands", "Orkney", "Ulster"}
    assert players(board) == {"ireland", "scotland"}
    assert seated(board) == {"ireland", "scotland", "england"}
    assert contested(board) == {"Western Islands": {"scotland", "ireland"}}
    assert mandatory(board, "scotland") == SCOTLAND | {"Orkney"}
    assert mandatory(board, "ireland") == IRELAND | {"Ulster"}
    assert optional(board, "scotland") == optional(board, "ireland") == {"Western Islands"}


@pytest.mark.rule("WT-V2B-3")
def test_wt_v2b_3_croatia_and_bulgaria() -> None:
    board = load_data().board("east", "east2_balkans")
    croatia = {"Dalmacija", "Slavonija", "Bosnia", "Istria", "Ragusa"}
    bulgaria = {"Bulgaria", "Rumelia", "Tarnovo", "Vidin", "Makedonija"}
    assert set(board.names) == croatia | bulgaria | {"Beograd", "Kosovo", "Vojvodina", "Zeta"}
    assert players(board) == {"croatia", "bulgaria"}
    assert seated(board) == {"croatia", "bulgaria", "serbia"}
    assert mandatory(board, "croatia") == croatia
    assert mandatory(board, "bulgaria") == bulgaria
    assert contested(board) == {}


@pytest.mark.rule("WT-V3B-1")
def test_wt_v3b_1_the_british_isles() -> None:
    board = load_data().board("west", "west3_isles")
    assert set(board.names) == ENGLAND | SCOTLAND | IRELAND | {"Western Islands", "Orkney", "Ulster"}
    assert players(board) == seated(board) == {"england", "scotland", "ireland"}
    assert contested(board) == {"Western Islands": {"scotland", "ireland"}}
    assert mandatory(board, "scotland") == SCOTLAND | {"Orkney"}
    assert mandatory(board, "ireland") == IRELAND | {"Ulster"}
    assert (mandatory(board, "england"), optional(board, "england")) == (ENGLAND, set())


@pytest.mark.rule("WT-V3B-2")
def test_wt_v3b_2_the_western_mainland() -> None:
    board = load_data().board("west", "west3_mainland")
    gone = ENGLAND | SCOTLAND | IRELAND | {"Western Islands", "Orkney", "Ulster"}
    assert set(board.names) == set(load_data().board("west").names) - gone
    assert players(board) == {"burgundy", "denmark", "switzerland"}
    assert seated(board) == {"burgundy", "denmark", "switzerland", "france", "germany"}
    assert mandatory(board, "burgundy") == {"Vlaanderen", "Brabant", "Friesland", "Bourgogne", "Calais"}
    assert optional(board, "burgundy") == {"Artois"}
    assert optional(board, "denmark") == {"Oldenburg"}
    assert optional(board, "switzerland") == {"Breisgau", "Genève"}


@pytest.mark.rule("WT-V3B-3")
def test_wt_v3b_3_the_northern_east() -> None:
    board = load_data().board("east", "east3_north")
    gone = {"Bulgaria", "Rumelia", "Tarnovo", "Vidin", "Dobrudja", "Makedonija", "Beograd", "Kosovo", "Vojvodina"}
    gone |= {"Zeta", "Ragusa", "Dalmacija", "Slavonija", "Bosnia"}
    assert set(board.names) == set(load_data().board("east").names) - gone
    assert players(board) == {"austria", "poland", "romania"}
    assert mandatory(board, "austria") == {"Wien", "Salzburg", "Tirol", "Steiermark", "Istria"}
    assert optional(board, "romania") == {"Transylvania"}
    assert optional(board, "poland") == {"Silesia", "Carpathia"}


@pytest.mark.rule("WT-V2I-1")
def test_wt_v2i_1_church_and_naples() -> None:
    board = load_data().board("italy", "italy2_church_naples")
    listed = {"Roma", "Urbino", "Ferrara", "Emilia Romagna", "Ancona", "Benevento", "Puglia", "Calabria", "Salerno"}
    assert set(board.names) == listed | {"Napoli"}
    assert players(board) == seated(board) == {"church", "naples"}
    assert mandatory(board, "church") == {"Roma", "Ancona", "Urbino", "Emilia Romagna", "Ferrara"}
    assert mandatory(board, "naples") == {"Napoli", "Salerno", "Puglia", "Calabria"}
    assert contested(board) == {"Benevento": {"church", "naples"}}


@pytest.mark.rule("WT-V2I-2")
def test_wt_v2i_2_milan_and_genoa() -> None:
    board = load_data().board("italy", "italy2_milan_genoa")
    assert len(board.names) == 14
    assert players(board) == {"milan", "genoa"}
    assert seated(board) == {"milan", "genoa", "tuscany"}
    assert contested(board) == {}
    assert mandatory(board, "milan") == {"Milano", "Como", "Piacenza", "Brescia", "Parma"}
    assert mandatory(board, "genoa") == {"Genova", "Ajaccio", "Torres", "Alta Corsica", "Gallura"}
    assert mandatory(board, "tuscany") == {"Firenze", "Modena", "Siena", "Mantova"}


@pytest.mark.rule("WT-V3I-1")
def test_wt_v3i_1_the_north_of_italy() -> None:
    board = load_data().board("italy", "italy3_north")
    assert set(board.names) == set(load_data().board("italy", "italy2_milan_genoa").names)
    assert players(board) == seated(board) == {"milan", "tuscany", "genoa"}
    assert contested(board) == {
        "Piacenza": {"milan", "genoa"},
        "Parma": {"tuscany", "milan"},
        "Alta Corsica": {"genoa", "tuscany"},
    }
    assert mandatory(board, "milan") == {"Milano", "Como", "Brescia"}
    assert mandatory(board, "genoa") == {"Genova", "Ajaccio", "Torres", "Gallura"}


@pytest.mark.rule("WT-V3I-2")
def test_wt_v3i_2_the_peninsula() -> None:
    board = load_data().board("italy", "italy3_peninsula")
    gone = {"Palermo", "Messina", "Catania", "Ragusa", "Malta", "Cagliari", "Arborea", "Gallura", "Torres", "Ajaccio"}
    gone |= {"Alta Corsica", "Genova", "Piemonte", "Aosta", "Savoia"}
    assert set(board.names) == set(load_data().board("italy").names) - gone
    assert players(board) == {"venice", "tuscany", "naples"}
    assert seated(board) == {"venice", "tuscany", "naples", "milan", "church"}
    assert optional(board, "naples") == {"Benevento", "Calabria"}
    assert contested(board)["Calabria"] == {"naples"}


def test_route_income_of_the_small_maps() -> None:
    income = load_data().route_income
    assert income[2] == [[GOODS], [GOODS, WEAPONS], [FOOD, GOODS, WEAPONS, GOLD]]
    assert income[3] == [[GOODS], [GOODS, WEAPONS], [FOOD, GOODS, WEAPONS]]


@pytest.mark.rule("WT-SM-1")
@pytest.mark.parametrize(("key", "variant"), VARIANTS)
def test_wt_sm_1_only_the_accessible_provinces_exist(key: str, variant: str) -> None:
    whole, small = load_data().board(key), load_data().board(key, variant)
    assert small.keys == [province for province in whole.keys if province in small.keys]
    for place, province in enumerate(small.keys):
        before = whole.neighbours[whole.keys.index(province)]
        wanted = [whole.keys[other] for other in before if whole.keys[other] in small.keys]
        assert [small.keys[other] for other in small.neighbours[place]] == wanted
    assert small.nation_keys == whole.nation_keys
    assert len(small.playable) == load_data().variants[variant].players


# ---------------------------------------------------------------- loading


def test_boards_and_data_are_made_once() -> None:
    assert load_data() is load_data()
    assert load_data().board("east") is load_data().board("east", "")
    assert load_data().board("east") is not load_data().board("east", "east3_north")


@pytest.mark.parametrize(("key", "variant"), [("north", ""), ("east", "west2_isles"), ("east", "nothing")])
def test_an_unknown_board_is_refused_in_a_sentence(key: str, variant: str) -> None:
    with pytest.raises(ValueError, match=r"unknown .*; there are "):
        load_data().board(key, variant)


def test_reconstructed_values_are_named_with_their_rulings() -> None:
    marks = "\n".join(load_data().reconstructed)
    for ruling in ("WT-GAP-1", "WT-GAP-2", "WT-GAP-3", "WT-GAP-4", "WT-GAP-5", "WT-GAP-7", "WT-GAP-44"):
        assert f"({ruling})" in marks


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text("utf-8")
    assert content.count(old) == 1, (file, old, content.count(old))
    (folder / file).write_text(content.replace(old, new), "utf-8")


def faults(folder: Path, pack: Path | None = None) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_folder(folder, read_pack(pack) if pack is not None else None)
    lines = str(caught.value).splitlines()
    count = len(caught.value.faults)
    assert lines[0] == ("1 fault in the data files:" if count == 1 else f"{count} faults in the data files:")
    assert lines[1:] == [f"  {fault}" for fault in caught.value.faults]
    return [str(fault) for fault in caught.value.faults]


def test_a_copy_of_the_data_is_the_same_data(folder: Path) -> None:
    assert read_folder(folder).hash == load_data().hash


def test_all_faults_come_in_one_error(folder: Path) -> None:
    change(folder, "west.toml", '{ province = "fyn", land', '{ province = "fyn", lnad')
    change(folder, "east.toml", "food = 1, goods = 1, weapons = 1, vp = 3, longitude = 16.3", 'food = "two", vp = 3')
    change(
        folder,
        "italy.toml",
        '{ province = "savoia", land = ["piemonte", ',
        '{ province = "savoia", land = ["piemont", ',
    )
    change(folder, "units.toml", 'key = "archers", strength = 2, ', 'key = "archers", ')
    change(
        folder, "technology.toml", "level = 4, spaces = 3, spaces_total = 6", "level = 4, spaces = 2, spaces_total = 6"
    )
    change(folder, "scoring.toml", "    { players = 5, vp = 30 },\n", "")
    change(folder, "scoring.toml", "storage = 20", "storage = 0")
    change(folder, "barbarians.toml", "priority = 8", "priority = 7")
    change(folder, "variants.toml", 'neutral = ["serbia"]', 'neutral = ["sebria"]')
    assert set(faults(folder)) >= {
        'west.toml: neighbours "fyn": unknown key "lnad" (did you mean "land"?)',
        'west.toml: neighbours "fyn": "land" is missing',
        'east.toml: provinces "wien", food: must be a whole number from 0 up to 9, not "two"',
        'east.toml: provinces "wien": "goods" is missing',
        'east.toml: provinces "wien": "longitude" is missing',
        'italy.toml: neighbours "savoia", land: unknown province "piemont" (did you mean "piemonte"?)',
        'units.toml: units "archers": "strength" is missing',
        'technology.toml: levels "4", spaces_total: must be 5, the spaces up to this level',
        'scoring.toml: thresholds_free: the row "5" is missing',
        "scoring.toml: limits, storage: must be a whole number from 1 up to 99, not 0",
        'barbarians.toml: retreat "7": stands there twice',
        'barbarians.toml: retreat: the row "8" is missing',
        'variants.toml: variants "east2_balkans", neutral: unknown nation "sebria" (did you mean "serbia"?)',
    }


def test_faults_of_sense_on_a_map(folder: Path) -> None:
    change(
        folder,
        "west.toml",
        'name = "Fyn", nations = ["denmark"], kind = "trade_centre"',
        'name = "Fyn", nations = ["denmark"], kind = "common"',
    )
    change(folder, "west.toml", "province_count = 40", "province_count = 41")
    change(folder, "west.toml", 'name = "Burgundy", number = 1', 'name = "Burgundy", number = 2')
    change(
        folder,
        "west.toml",
        'key = "orkney", name = "Orkney", nations = ["denmark", "scotland"]',
        'key = "orkney", name = "Orkney", nations = ["denmark"]',
    )
    change(
        folder,
        "west.toml",
        '{ province = "munster", land = ["',
        '{ province = "munster", land = ["london", "munster", "',
    )
    found = faults(folder)
    for fault in (
        "west.toml: provinces: 40 provinces, but the map has 41",
        'west.toml: provinces "fyn", vp: must be 1 for a common province',
        'west.toml: nations "denmark": must have one trade_centre, not 0',
        "west.toml: nations: must bear the numbers 1 to 8, each once, not [2, 2, 3, 4, 5, 6, 7, 8]",
        'west.toml: provinces "orkney", nations: a contested province belongs to 2 nation(s)',
        'west.toml: neighbours "munster", land: names itself',
        'west.toml: neighbours "munster", land: names "london", which does not name it back',
    ):
        assert fault in found


def test_a_map_in_two_parts_is_a_fault(folder: Path) -> None:
    change(folder, "east.toml", '{ province = "rumelia", land = ["bulgaria"]', '{ province = "rumelia", land = []')
    change(folder, "east.toml", 'land = ["dobrudja", "rumelia", "tarnovo"', 'land = ["dobrudja", "tarnovo"')
    found = faults(folder)
    assert "east.toml: neighbours: cannot be reached from wien: rumelia" in found
    assert any(
        fault.startswith('variants.toml: variants "east2_balkans", provinces: cannot be reached') for fault in found
    )


def test_faults_of_sense_in_a_small_map(folder: Path) -> None:
    change(folder, "variants.toml", 'neutral = ["serbia"]', "neutral = []")
    change(folder, "variants.toml", '    { province = "makedonija", nation = "bulgaria" },\n', "")
    change(folder, "variants.toml", 'nations = ["ireland", "scotland"]\nneutral', 'nations = ["ireland"]\nneutral')
    found = faults(folder)
    place = 'variants.toml: variants "east2_balkans"'
    assert f"{place}, neutral: must be the nations whose capitals are accessible: bulgaria, croatia, serbia" in found
    assert f'{place}: must say whether "makedonija" is now common or contested' in found
    assert any(fault.startswith(f'{place}, unification "bulgaria": mandatory must be ') for fault in found)
    assert 'variants.toml: variants "west2_isles", nations: must name 2 nations, one for each player' in found


def test_damaged_files_are_named_with_the_line(folder: Path) -> None:
    change(folder, "units.toml", "units = [", "units = = [")
    line = (folder / "units.toml").read_text("utf-8").splitlines().index("units = = [") + 1
    (folder / "east.toml").write_bytes(b"# one\n# two\nname = '\xff'\n")
    (folder / "scoring.toml").write_text("[prices]\nstorage = [1,\n", "utf-8")
    (folder / "barbarians.toml").unlink()
    (folder / "weast.toml").write_text("", "utf-8")
    found = faults(folder)
    assert any(fault.startswith(f"units.toml: line {line}, column 9: is not valid TOML: ") for fault in found)
    assert "east.toml: line 3: is not UTF-8 text" in found
    assert any(fault.startswith("scoring.toml: line 3: is not valid TOML: ") for fault in found)
    assert any(fault.startswith("barbarians.toml: cannot be read: ") for fault in found)
    assert any(fault.startswith("weast.toml: no such data file in this game") for fault in found)
    assert len(found) == 5


def test_origin_marks_are_checked(folder: Path) -> None:
    change(
        folder,
        "west.toml",
        'what = "provinces.goods", status = "reconstructed", ruling = "WT-GAP-1"',
        'what = "provinces.good", status = "reconstructed"',
    )
    change(folder, "barbarians.toml", '    { what = "retreat", status = "stated" },\n', "")
    assert faults(folder) == [
        'west.toml: origin "provinces.good": a reconstructed value needs a ruling and a note',
        'west.toml: origin "provinces.good": unknown column or row "good" (did you mean "goods"?)',
        'barbarians.toml: origin: no mark says where "retreat" comes from',
    ]


# ---------------------------------------------------------------- component packs

FYN = '{ key = "fyn", name = "Fyn", nations = ["denmark"], kind = "trade_centre", food = 2, goods = 3, weapons = 1, '
FYN += "vp = 2, longitude = 10.4, latitude = 55.3 }"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    made = tmp_path / "pack"
    made.mkdir()
    (made / "pack.toml").write_text('[pack]\nname = "other"\ngame = "warriors"\nversion = "1"\n', "utf-8")
    return made


def test_a_pack_changes_rows_and_merges_tables(pack: Path) -> None:
    mark = '{ what = "levels.spaces", status = "stated" }, { what = "levels.spaces_total", status = "stated" }'
    (pack / "west.toml").write_text(f"provinces = [{FYN}]\n", "utf-8")
    (pack / "scoring.toml").write_text("[limits]\nstorage = 25\n", "utf-8")
    (pack / "technology.toml").write_text(f"origin = [{mark}]\n", "utf-8")
    packed, plain = load_data(read_pack(pack)), load_data()
    new, old = packed.board("west"), plain.board("west")
    fyn = old.keys.index("fyn")
    assert new.keys == old.keys
    assert (new.food[fyn], new.goods[fyn], new.weapons[fyn]) == (2, 3, 1)
    assert (old.food[fyn], old.goods[fyn], old.weapons[fyn]) == (0, 2, 0)
    assert (new.storage, new.last_turn) == (25, 10)
    assert packed.hash != plain.hash
    assert any("(WT-GAP-4)" in line for line in plain.reconstructed)
    assert not any("(WT-GAP-4)" in line for line in packed.reconstructed)


def test_a_fault_of_a_pack_names_its_file(pack: Path) -> None:
    (pack / "west.toml").write_text("provinces = [" + FYN.replace("food = 2", "foood = 2") + "]\n", "utf-8")
    (pack / "wset.toml").write_text("", "utf-8")
    (pack / "units.toml").write_text("units = [\n", "utf-8")
    (pack / "scoring.toml").write_text("[limits]\nstorage = -1\n", "utf-8")
    found = faults(FOLDER, pack)
    assert f'{pack / "west.toml"}: provinces "fyn": unknown key "foood" (did you mean "food"?)' in found
    assert any(
        fault.startswith(f"{pack / 'wset.toml'}: no such data file in this game (did you mean ") for fault in found
    )
    assert any(fault.startswith(f"{pack / 'units.toml'}: line 2: is not valid TOML: ") for fault in found)
    assert f"{pack / 'scoring.toml'}: limits, storage: must be a whole number from 1 up to 99, not -1" in found
    assert len(found) == 4


def test_a_row_twice_in_a_pack_is_a_fault(pack: Path) -> None:
    (pack / "west.toml").write_text(f"provinces = [{FYN}, {FYN}]\n", "utf-8")
    assert f'{pack / "west.toml"}: provinces "fyn": stands there twice' in faults(FOLDER, pack)
