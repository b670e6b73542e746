"""The printed facts of Civilization CHR, as loaded, against facts written down by hand: all sorts of cards."""

from collections import Counter

import pytest

from quadriga.games.civilization import board as b
from quadriga.games.civilization import data_names as names
from quadriga.games.civilization import wonders
from quadriga.games.civilization.board import Board, Improvement, StrategyCard, Technology, Wonder
from quadriga.games.civilization.cards.vocabulary import (
    BATTLE_WORDS,
    BONUS,
    CONDITION_WORDS,
    ESPIONAGE,
    ON_MISSION_SUCCESS,
    ON_PLAGUE,
    REWARD_WORDS,
)
from quadriga.games.civilization.load import load_data
from quadriga.games.civilization.technologies import (
    HORSEBACK_RIDING,
    INDUSTRIALIZATION,
    LEGISLATIVE_GOVERNMENT,
    MYSTICISM,
    NATIONALISM,
    TECHNOLOGY_KEYS,
    THEOLOGY,
)


@pytest.fixture
def board() -> Board:
    return load_data().board


def technology(board: Board, key: str) -> Technology:
    return board.technologies[TECHNOLOGY_KEYS.index(key)]


def wonder(board: Board, key: str) -> Wonder:
    return board.wonders[names.WONDER_NAMES.index(key)]


def improvement(board: Board, key: str) -> Improvement:
    return board.improvements[names.IMPROVEMENT_NAMES.index(key)]


def known(board: Board, found: Technology) -> set[str]:
    return {board.technologies[place].key for place in found.prerequisites}


def card(board: Board, number: int) -> StrategyCard:
    found = board.cards[number - 1]
    assert found.key == f"sc_{number:03}"
    return found


def condition(board: Board, number: int) -> tuple[str, int, int]:
    found = card(board, number)
    return CONDITION_WORDS[found.condition], found.first, found.second


def reward(board: Board, number: int) -> tuple[str, int, int, int]:
    found = card(board, number)
    return REWARD_WORDS[found.reward], found.gift, found.gift_count, found.gift_more


def places(board: Board, spaces: list[int]) -> list[str]:
    return [board.space_keys[space] for space in spaces]


# ---------------------------------------------------------------- technologies


def test_technologies_of_each_era(board: Board) -> None:
    assert [found.key for found in board.technologies] == list(TECHNOLOGY_KEYS)
    assert Counter(found.era for found in board.technologies) == {1: 15, 2: 10, 3: 10, 4: 18}
    eras = [found.era for found in board.technologies]
    assert eras == sorted(eras)


def test_six_technologies_without_prerequisites(board: Board) -> None:
    roots = {found.key for found in board.technologies if not found.prerequisites}
    assert roots == {"the_wheel", "masonry", "bronze_working", "ceremonial_burial", "alphabet_writing", "pottery"}


def test_prerequisites(board: Board) -> None:
    assert known(board, technology(board, "chivalry")) == {"horseback_riding", "feudalism"}
    assert known(board, technology(board, "miniaturization")) == {"computers", "space_flight"}
    for place, found in enumerate(board.technologies):
        assert all(board.technologies[other].era <= found.era for other in found.prerequisites)
        assert place not in found.prerequisites


@pytest.mark.rule("CV-TEC-11")
def test_cv_tec_11_one_seminal_discovery_an_era(board: Board) -> None:
    seminal = [found.key for found in board.technologies if found.seminal]
    assert seminal == ["alphabet_writing", "printing_press", "steam_power", "computers"]


def test_bonuses_of_technologies(board: Board) -> None:
    found = technology(board, "the_wheel")
    assert board.kind_keys[found.bonus_unit] == "ancient_cavalry"
    assert board.kind_keys[technology(board, "navigation").bonus_unit] == "medieval_ship"
    assert board.kind_keys[technology(board, "super_conductor").bonus_unit] == "aircraft"
    granary = technology(board, "pottery").bonus_improvement
    assert board.improvements[granary].key == "granary"
    assert technology(board, "chemistry").bonus_growth == 1
    masonry = technology(board, "masonry")
    assert (masonry.bonus_unit, masonry.bonus_improvement, masonry.bonus_growth) == (-1, -1, 0)


def test_sizes_of_settlements(board: Board) -> None:
    sizes = {found.key: found.size for found in board.technologies if found.size}
    assert sizes == {"construction": b.TOWN, "chemistry": b.CITY, "medicine": b.METROPOLIS}


def test_technologies_and_what_they_open_know_each_other(board: Board) -> None:
    for place, found in enumerate(board.technologies):
        assert all(board.wonders[other].technology == place for other in found.wonders)
        assert all(board.improvements[other].technology == place for other in found.improvements)
    assert sum(len(found.wonders) for found in board.technologies) == wonders.WONDERS
    assert sum(len(found.improvements) for found in board.technologies) == b.IMPROVEMENTS


# ---------------------------------------------------------------- wonders and improvements


def test_wonders_of_each_era(board: Board) -> None:
    assert Counter(found.era for found in board.wonders) == {1: 7, 2: 5, 3: 5, 4: 8}
    for place, key in (
        (wonders.GREAT_WALL, "great_wall"),
        (wonders.MANHATTAN_PROJECT, "manhattan_project"),
        (wonders.UNITED_NATIONS, "united_nations"),
        (wonders.APOLLO_PROGRAM, "apollo_program"),
        (wonders.COLONY_SHIP, "alpha_centauri_colony_ship"),
    ):
        assert board.wonders[place].key == key
    assert all(board.technologies[found.technology].era == found.era for found in board.wonders)


def test_effects_of_wonders(board: Board) -> None:
    def effect(key: str) -> tuple[int, int, int]:
        found = wonder(board, key)
        return found.word, found.first, found.second

    assert effect("hanging_gardens") == (wonders.W_EXPLORERS, 2, 0)
    assert effect("smiths_trading_company") == (wonders.W_INCOME, 10, 0)
    assert effect("edisons_lab") == (wonders.W_TECH_DISCOUNT, 20, 0)
    assert effect("oracle") == (wonders.W_SEE_UNIT, 0, 0)
    assert effect("great_wall") == (wonders.W_DEFENCE, 1, 0)
    assert effect("pyramids") == (wonders.W_UNITS, b.CAVALRY, 2)
    assert effect("copernicus_observatory") == (wonders.W_UNITS, b.SHIP, 1)
    assert effect("cure_for_cancer") == (wonders.W_HAPPY, 2, 0)
    assert effect("hoover_dam") == (wonders.W_PRODUCTIVE, 1, 0)
    assert effect("magellans_voyage") == (wonders.W_FORCED_TRADE, 1, 0)
    assert effect("manhattan_project") == (wonders.W_NUKE, 1, 0)
    assert [effect(key)[:2] for key in names.WONDER_NAMES[-3:]] == [
        (wonders.W_END, 0),
        (wonders.W_END, 1),
        (wonders.W_END, 2),
    ]
    assert {found.word for found in board.wonders} == set(range(len(wonders.WONDER_WORDS)))
    for place, word in enumerate(wonders.WONDER_WORDS):
        alias = {"settlement_defence": "defence", "happy": "happy"}.get(word, word)
        assert getattr(wonders, f"W_{alias.upper()}") == place


def test_improvements(board: Board) -> None:
    assert Counter(found.kind for found in board.improvements) == {b.HAPPINESS: 12, b.PRODUCTIVITY: 16}
    double = {found.key for found in board.improvements if found.points == 2}
    assert double == {"cathedral", "fusion_reactor", "television_station"}
    assert {(found.era, found.price, found.rights) for found in board.improvements} == {
        (1, 10, 2),
        (2, 15, 3),
        (3, 20, 4),
        (4, 25, 5),
    }
    assert improvement(board, "factory").era == b.INDUSTRIAL


def test_64_improvement_cards(board: Board) -> None:
    assert sum(row[5] for row in board.improvement_cards) == 64
    for kind, *faces, _copies in board.improvement_cards:
        assert [board.improvements[face].era for face in faces] == [1, 2, 3, 4]
        assert {board.improvements[face].kind for face in faces} == {kind}
    temple, hospital = b.TEMPLE, names.IMPROVEMENT_NAMES.index("hospital")
    assert any(row[1] == temple and row[3] == hospital for row in board.improvement_cards)


def test_improvements_that_governments_ask_for(board: Board) -> None:
    asked = {
        found.key: names.GOVERNMENT_NAMES[found.government] for found in board.improvements if found.government >= 0
    }
    wanted = {"temple": "fundamentalism", "bank": "republic", "legislature": "democracy", "capitol": "communism"}
    assert asked == wanted
    assert [names.IMPROVEMENT_NAMES[place] for place in (b.TEMPLE, b.BANK, b.CAPITOL, b.LEGISLATURE)] == [
        "temple",
        "bank",
        "capitol",
        "legislature",
    ]


# ---------------------------------------------------------------- governments and civilizations


@pytest.mark.rule("CV-GOV-9", "CV-GOV-10", "CV-GOV-11", "CV-GOV-12", "CV-GOV-13", "CV-GOV-14", "CV-GOV-15")
@pytest.mark.parametrize(
    ("place", "revolt", "culture", "taxes", "maxima", "support", "income", "unique", "rules"),
    [
        (b.ANARCHY, 0, -2, (0, 0), (0, 0), 0, 0, 3, 0),
        (b.DESPOTISM, 1, -1, (0, 1), (50, 0), 0, 0, 3, b.GARRISON),
        (b.MONARCHY, 0, 0, (1, 2), (0, 10), 1, 0, 3, b.GARRISON | b.SACK),
        (b.REPUBLIC, -1, 0, (2, 3), (0, 0), 1, 1, 4, b.WAR_INVOLVEMENT | b.REVOLUTION | b.PURCHASE_BAN | b.SENATE),
        (b.DEMOCRACY, -2, 1, (4, 4), (0, 0), 2, 2, 5, b.WAR_INVOLVEMENT | b.REVOLUTION | b.PURCHASE_BAN | b.SENATE),
        (b.FASCISM, 1, -1, (2, 2), (0, 0), 1, 1, 3, b.GARRISON | b.SACK),
        (b.COMMUNISM, 1, -1, (4, 4), (0, 0), 0, 0, 3, b.GARRISON | b.SACK),
        (b.FUNDAMENTALISM, 0, -1, (1, 2), (0, 10), 0, 0, 3, b.PROHIBITION | b.FANATICISM),
    ],
)
def test_cv_gov_9_15_numbers_of_governments(
    board: Board,
    place: int,
    revolt: int,
    culture: int,
    taxes: tuple[int, int],
    maxima: tuple[int, int],
    support: int,
    income: int,
    unique: int,
    rules: int,
) -> None:
    found = board.governments[place]
    assert (found.revolt, found.culture, found.support) == (revolt, culture, support)
    assert (found.tax_unhappy, found.tax_happy) == taxes
    assert (found.maximum, found.maximum_each) == maxima
    assert (found.size_income, found.unique, found.rules) == (income, unique, rules)
    assert found.unit_discount == (5 if place == b.COMMUNISM else 0)
    assert found.all_happy == (place == b.FUNDAMENTALISM)
    free = {b.MONARCHY: b.HAPPINESS, b.FASCISM: b.PRODUCTIVITY, b.COMMUNISM: b.PRODUCTIVITY}
    assert found.free_improvement == free.get(place, -1)


@pytest.mark.rule("CV-GOV-10", "CV-GOV-11", "CV-GOV-12", "CV-GOV-13", "CV-GOV-14", "CV-GOV-15")
def test_cv_gov_10_15_requirements_of_governments(board: Board) -> None:
    wanted = {
        "anarchy": ([], -1, False),
        "despotism": ([], -1, False),
        "monarchy": ([HORSEBACK_RIDING, MYSTICISM], -1, False),
        "republic": ([], b.BANK, True),
        "democracy": ([NATIONALISM], b.LEGISLATURE, True),
        "fascism": ([INDUSTRIALIZATION], -1, False),
        "communism": ([LEGISLATIVE_GOVERNMENT, INDUSTRIALIZATION], b.CAPITOL, False),
        "fundamentalism": ([THEOLOGY], b.TEMPLE, False),
    }
    found = {row.key: (row.technologies, row.improvement, row.needs_happiness) for row in board.governments}
    assert found == wanted


@pytest.mark.rule("CV-CIV-4", "CV-CIV-7", "CV-CIV-9", "CV-CIV-12", "CV-CIV-15", "CV-CIV-18", "CV-CIV-23")
@pytest.mark.parametrize(
    ("place", "cheap"),
    [
        (b.SCIENTIFIC, ["mathematics", "engineering", "physics", "scientific_method"]),
        (b.RELIGIOUS, ["mysticism", "theology", "nationalism"]),
        (b.COMMERCIAL, ["currency", "banking", "economics"]),
        (b.NAVIGATORS, ["trade_mapmaking", "astronomy", "metallurgy"]),
        (b.INDUSTRIALISTS, ["construction", "engineering", "industrialization"]),
        (b.MILITARISTS, ["iron_working", "feudalism", "gunpowder_weapons"]),
        (b.EXPANSIONIST, ["trade_mapmaking", "navigation", "nationalism"]),
    ],
)
def test_cv_civ_4_23_technologies_at_a_fifth(board: Board, place: int, cheap: list[str]) -> None:
    assert [TECHNOLOGY_KEYS[found] for found in board.civilizations[place].cheap] == cheap


def test_numbers_of_civilizations(board: Board) -> None:
    assert board.civilizations[b.COMMERCIAL].income == [0, 7, 12, 17, 22]
    assert board.civilizations[b.INDUSTRIALISTS].income == [0, 2, 5, 8, 11]
    assert [found.culture for found in board.civilizations] == [0, 1, 0, 0, 0, -1, 0]
    free = [found.free_improvement for found in board.civilizations]
    assert free == [-1, b.HAPPINESS, -1, -1, b.PRODUCTIVITY, -1, -1]


# ---------------------------------------------------------------- strategy cards


@pytest.mark.rule("CV-STR-1")
def test_cv_str_1_fifty_cards_for_each_era(board: Board) -> None:
    assert len(board.cards) == b.CARDS
    decks: Counter[int] = Counter()
    for found in board.cards:
        decks[found.deck] += found.copies
        assert found.type != ESPIONAGE or (found.deck == b.MODERN and found.module == "espionage")
    assert decks == {1: 50, 2: 50, 3: 50, 4: 50}
    assert {found.condition for found in board.cards} == set(range(len(CONDITION_WORDS)))
    assert {found.reward for found in board.cards} == set(range(len(REWARD_WORDS)))


def test_conditions_of_strategy_cards(board: Board) -> None:
    assert condition(board, 1) == ("dominate_region", board.region_keys.index("australia"), 0)
    assert places(board, card(board, 1).places) == ["tanami", "queensland", "tasmania"]
    assert condition(board, 6) == ("own_settlements", -1, 4)
    assert condition(board, 7) == ("settle_territory", board.space_keys.index("greenland"), 0)
    assert places(board, card(board, 7).places) == ["greenland"]
    assert condition(board, 10) == ("buy_tech", TECHNOLOGY_KEYS.index("philosophy_literature"), 0)
    assert condition(board, 16) == ("buy_units", b.INFANTRY, 3)
    assert condition(board, 19) == ("buy_improvement", -1, 1)
    assert condition(board, 23) == ("find_token", b.TREASURE, 0)
    assert condition(board, 30) == ("win_battle", BATTLE_WORDS.index("barbarians"), 0)
    assert condition(board, 38) == ("settle_terrain", b.MOUNTAIN, 0)
    assert condition(board, 41) == ("when", ON_PLAGUE, 0)
    assert (condition(board, 43)[:2], places(board, card(board, 43).places)) == (
        ("dominate_territories", -1),
        ["britannia", "gallia"],
    )
    assert condition(board, 48) == ("own_settlements_of_size", b.TOWN, 3)
    assert condition(board, 59) == ("own_improvement", names.IMPROVEMENT_NAMES.index("marketplace"), 0)
    assert condition(board, 71) == ("win_clash", -1, 0)
    assert condition(board, 85) == ("dominate_continent", b.EUROPE, 0)
    assert card(board, 85).places == sorted(board.members[b.EUROPE])
    assert condition(board, 137) == ("own_resource", b.OIL, 2)


def test_rewards_of_strategy_cards(board: Board) -> None:
    assert reward(board, 1) == ("units", b.SHIP, 2, 0)
    assert reward(board, 2) == ("coins", 0, 20, 0)
    assert reward(board, 4) == ("resource", b.HORSES, 0, 0)
    assert places(board, card(board, 4).gift_places) == ["caucasus", "arabia", "caspia"]
    assert reward(board, 10) == ("improvement", b.PRODUCTIVITY, 0, 0)
    assert reward(board, 12) == ("improvement", b.HAPPINESS, 0, 0)
    assert reward(board, 18) == ("refund_pct", 0, 50, 0)
    assert reward(board, 24) == ("resource_here", b.WINE, 0, 0)
    assert reward(board, 31) == ("units_here", b.INFANTRY, 4, 0)
    assert reward(board, 37) == ("coins_dice", 1, 6, 5)
    assert reward(board, 46) == ("improvement", -1, 0, 0)
    assert reward(board, 59) == ("improvement_second", names.IMPROVEMENT_NAMES.index("marketplace"), 0, 0)
    assert reward(board, 83) == ("coins_from_player", 0, 15, 0)
    assert reward(board, 157) == ("cancel", ON_MISSION_SUCCESS, 0, 0)
    assert reward(board, 161) == ("special_spy", 0, 2, 2)
    assert reward(board, 163) == ("special_spy", 0, 3, 0)


def test_marks_on_strategy_cards(board: Board) -> None:
    lasting = {"peace_all", "largest_road_network", "settle_terrain", "absolute_monopoly"}
    assert {CONDITION_WORDS[found.condition] for found in board.cards if found.permanent} == lasting
    assert {found.type for found in board.cards if found.draw_again} == {BONUS}
    assert {found.module for found in board.cards} <= {"", *names.MODULE_NAMES}
    assert (card(board, 30).module, card(board, 5).copies, card(board, 5).group) == ("barbarians", 2, "domination")


# ---------------------------------------------------------------- missions


def test_missions(board: Board) -> None:
    ambush = board.missions[0]
    assert (ambush.key, ambush.green, ambush.difficulty, ambush.cost) == ("ambush", False, 3, 5)
    assert [found.key for found in board.missions if found.green] == list(names.MISSION_NAMES[15:])
    needed = {found.key: TECHNOLOGY_KEYS[found.technology] for found in board.missions if found.technology >= 0}
    assert needed == {
        "steal_technology": "computers",
        "plague": "genetics",
        "sabotage_nuke": "fission",
        "political_control": "radio_television",
    }
