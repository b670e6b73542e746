"""The printed facts of Civilization CHR, as loaded, against facts written down by hand: names, map, tokens."""

import pytest

from quadriga.games.civilization import board as b
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization import technologies, terms
from quadriga.games.civilization.board import Board
from quadriga.games.civilization.cards import vocabulary
from quadriga.games.civilization.load import load_data
from quadriga.games.civilization.wonders import WONDERS


@pytest.fixture
def board() -> Board:
    return load_data().board


def space(board: Board, key: str) -> int:
    return board.space_keys.index(key)


def keys(board: Board, spaces: list[int]) -> set[str]:
    return {board.space_keys[place] for place in spaces}


def apart(board: Board, first: str, second: str) -> tuple[int, int, int]:
    """Steps anyhow, by land, and sea zones between the coasts."""
    one, other = space(board, first), space(board, second)
    place = one * b.TERRITORIES + other
    return board.distance[one * b.SPACES + other], board.land_distance[place], board.sea_distance[place]


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("group", "first"),
    [
        (names.CONTINENT_NAMES, "NORTH_AMERICA"),
        (names.BAND_NAMES, "ARCTIC"),
        (names.TOKEN_NAMES, "HORSES"),
        (names.CLASS_NAMES, "INFANTRY"),
        (names.IMPROVEMENT_KIND_NAMES, "HAPPINESS"),
        (names.GOVERNMENT_NAMES, "ANARCHY"),
        (names.CATASTROPHE_NAMES, "ERUPTION"),
        (names.CARD_TYPE_NAMES, "OBJECTIVE"),
        (names.LENGTH_NAMES, "SHORT"),
    ],
)
def test_names_stand_in_the_order_of_the_constants(group: tuple[str, ...], first: str) -> None:
    where = {"OBJECTIVE": vocabulary, "SHORT": terms}.get(first, b)
    assert group[0].upper() == first
    assert [getattr(where, name.upper()) for name in group] == list(range(len(group)))


@pytest.mark.rule("CV-GEN-1", "CV-GEN-2")
def test_cv_gen_1_2_eras_sizes_and_borders_are_counted_from_one() -> None:
    for group in (names.ERA_NAMES, names.SIZE_NAMES, names.BORDER_NAMES):
        assert [getattr(b, name.upper()) for name in group] == list(range(1, len(group) + 1))


def test_names_with_other_constants() -> None:
    types = (b.SCIENTIFIC, b.RELIGIOUS, b.COMMERCIAL, b.NAVIGATORS, b.INDUSTRIALISTS, b.MILITARISTS, b.EXPANSIONIST)
    assert [names.CIVILIZATION_NAMES[place] for place in types] == list(names.CIVILIZATION_NAMES)
    events = [b.NO_EVENT, b.OLYMPICS, b.SLAVES, b.BOOM, b.HOLY_YEAR, b.SUPER_PRODUCTION, b.MILITARY_FANATICISM]
    events += [b.FAMINE, b.BARBARIAN_EVENT, b.CATASTROPHE]
    assert [names.EVENT_NAMES[place] for place in events] == list(names.EVENT_NAMES)
    assert names.TOKEN_NAMES[: b.RESOURCES] == names.RESOURCE_NAMES
    counted = (names.TOKEN_NAMES, names.KIND_NAMES, names.WONDER_NAMES, names.IMPROVEMENT_NAMES, names.MISSION_NAMES)
    assert [len(group) for group in counted] == [b.TOKENS, b.KINDS, WONDERS, b.IMPROVEMENTS, b.MISSIONS]
    for place, name in enumerate(vocabulary.TRIGGERS):
        alias = {"foreign_unit_passes": "passage", "enemy_mission_success": "mission_success"}.get(name, name)
        assert getattr(vocabulary, f"ON_{alias.upper()}") == place
    for place, name in enumerate(b.RULE_NAMES):
        assert getattr(b, name.removeprefix("religious_").upper()) == 1 << place


@pytest.mark.parametrize(
    "key",
    ["the_wheel", "horseback_riding", "mysticism", "trade_mapmaking", "engineering", "theology", "astronomy"]
    + ["navigation", "nationalism", "gunpowder_weapons", "legislative_government", "steam_power", "industrialization"]
    + ["electricity", "flight", "fission", "radio_television", "computers", "genetics", "rocketry", "fusion"],
)
def test_technologies_that_rules_name(key: str) -> None:
    assert technologies.TECHNOLOGY_KEYS[getattr(technologies, key.upper())] == key


# ---------------------------------------------------------------- the map


@pytest.mark.rule("CV-GEN-7")
def test_cv_gen_7_territories_and_sea_zones(board: Board) -> None:
    assert len(board.space_keys) == len(set(board.space_keys)) == b.SPACES == 93
    assert (board.space_keys[0], board.space_keys[55]) == ("alaska", "tasmania")
    assert (board.space_keys[56], board.space_keys[92]) == ("beaufort_sea", "central_pacific")
    for here, beside in enumerate(board.neighbours):
        assert beside == sorted(set(beside))
        assert beside == board.land[here] + board.seas[here]
        assert all(here in board.neighbours[there] for there in beside)
    assert sum(len(beside) for beside in board.neighbours) == 2 * 261


@pytest.mark.rule("CV-GEN-3")
def test_cv_gen_3_coastal_inland_and_island_territories(board: Board) -> None:
    territories = range(b.TERRITORIES)
    inland = [place for place in territories if not board.coastal[place]]
    assert keys(board, inland) == {"gobi", "himalaya", "tien_shan", "gran_chaco"}
    islands = [place for place in territories if board.island[place]]
    assert keys(board, islands) == {"antilles", "greenland", "britannia", "madagascar", "nippon", "java", "panay"}
    assert not any(board.coastal[b.TERRITORIES :])
    assert not any(board.island[b.TERRITORIES :])


@pytest.mark.rule("CV-GEN-6")
def test_cv_gen_6_the_board_goes_on_at_its_left_and_right_edges(board: Board) -> None:
    assert {"alaska", "yukgir", "beaufort_sea", "gulf_of_alaska"} <= keys(
        board, board.neighbours[space(board, "bering_sea")]
    )
    assert apart(board, "alaska", "yukgir") == (2, 99, 1)
    assert apart(board, "nippon", "california") == (3, 99, 2)
    assert board.space_keys[board.west.index(0)] == "alaska"
    assert board.space_keys[board.west.index(92)] == "bering_sea"


def test_what_the_examples_tell_about_borders(board: Board) -> None:
    for key in ("nippon", "california"):
        assert len(board.seas[space(board, key)]) == 2
    assert {"mekong", "tanami", "tasmania"} <= keys(board, board.land[space(board, "timor_sea")])
    assert {"java", "tasmania"} <= keys(board, board.land[space(board, "coral_sea")])
    assert space(board, "coral_sea") in board.seas[space(board, "timor_sea")]
    assert board.west[space(board, "kalahari")] < board.west[space(board, "tanganika")]


def test_distances(board: Board) -> None:
    assert apart(board, "himalaya", "mekong") == (1, 1, 99)  # inland
    assert apart(board, "mekong", "tasmania") == (2, 99, 1)
    assert apart(board, "indus", "mekong") == (1, 1, 1)
    assert apart(board, "italia", "nile") == (2, 4, 1)
    assert apart(board, "antilles", "britannia") == (3, 99, 2)
    assert apart(board, "gobi", "gobi") == (0, 0, 99)
    for here in range(b.TERRITORIES):
        for there in range(here):
            assert board.sea_distance[here * b.TERRITORIES + there] == board.sea_distance[there * b.TERRITORIES + here]
            assert board.land_distance[here * b.TERRITORIES + there] >= board.distance[here * b.SPACES + there] > 0


@pytest.mark.rule("CV-GEN-8", "CV-EVT-26")
def test_cv_gen_8_climate_bands_and_territories_in_two(board: Board) -> None:
    arctic, tropical, antarctic = 1 << b.ARCTIC, 1 << b.TROPICAL, 1 << b.ANTARCTIC
    wanted = {"alaska": arctic, "java": tropical, "patagonia": antarctic, "coral_sea": tropical}
    wanted |= {"gran_chaco": tropical | antarctic, "himalaya": arctic | tropical, "sargasso_sea": arctic | tropical}
    assert {key: board.band[space(board, key)] for key in wanted} == wanted
    assert arctic | antarctic not in board.band
    assert 0 not in board.band


@pytest.mark.rule("CV-GEN-9")
def test_cv_gen_9_twelve_volcanoes(board: Board) -> None:
    assert len(set(board.volcanoes)) == 12
    assert board.space_keys[board.volcanoes[7 - 1]] == "steppes"
    assert space(board, "yukgir") in board.volcanoes


@pytest.mark.rule("CV-SET-14")
def test_cv_set_14_continents_and_their_dice(board: Board) -> None:
    assert [len(members) for members in board.members] == [10, 9, 8, 10, 12, 7]
    assert board.continent_dice == [10, 10, 8, 10, 12, 8]
    assert {"steppes", "greenland", "caucasus"} <= keys(board, board.members[b.EUROPE])
    assert {"indus", "java", "mekong", "panay"} <= keys(board, board.members[b.OCEANIA])
    assert board.space_keys[board.members[b.NORTH_AMERICA][8 - 1]] == "california"
    assert board.space_keys[board.members[b.ASIA][8 - 1]] == "nippon"
    for continent, members in enumerate(board.members):
        assert {board.continent[place] for place in members} == {continent}
    assert set(board.continent[b.TERRITORIES :]) == {-1}


def test_regions(board: Board) -> None:
    found = dict(zip(board.region_keys, board.regions))
    assert keys(board, found["middle_east"]) == {"arabia", "caspia", "caucasus"}
    assert keys(board, found["australia"]) == {"tanami", "queensland", "tasmania"}
    assert len(found) == 5


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("CV-RES-1")
def test_cv_res_1_eight_resources_of_five_tokens(board: Board) -> None:
    resources = ["horses", "iron", "oil", "spices", "coal", "rare_metals", "wine", "gems"]
    assert board.token_keys[: b.RESOURCES] == resources
    assert board.token_copies[: b.RESOURCES] == [5] * 8
    assert (board.token_copies[b.FERTILE], board.token_copies[b.NO_ENCOUNTER]) == (3, 13)
    assert sum(board.token_copies) == 87


@pytest.mark.rule("CV-SET-6")
def test_cv_set_6_tokens_for_every_territory(board: Board) -> None:
    assert (board.mix_terrain, board.mix_other) == ([3, 2, 1, 2, 4, 0], [7, 7, 7, 8, 8, 7])
    mixed = [sum(mix) for mix in zip(board.mix_terrain, board.mix_other)]
    assert mixed == [len(members) for members in board.members]
    assert board.removed == [10, 10, 5, 5]
    assert sum(board.token_copies[b.MOUNTAIN :]) >= sum(board.mix_terrain)
    assert sum(board.token_copies[: b.MOUNTAIN]) - max(board.removed) >= sum(board.mix_other)


def test_critical_resources(board: Board) -> None:
    assert board.critical[b.MEDIEVAL * 13 + 8] == b.SPICES
    assert (board.critical[b.ANCIENT * 13 + 2], board.critical[b.MODERN * 13 + 7]) == (b.GEMS, b.OIL)
    for era in range(b.ANCIENT, b.ERAS + 1):
        assert all(0 <= found < b.RESOURCES for found in board.critical[era * 13 + 2 : era * 13 + 13])
    assert board.critical_income == [0, 15, 20, 25, 30]
