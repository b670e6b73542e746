"""Strategy cards that bring coins at once: when each may be played, when not, and how much it brings."""

import pytest
from tests.games.civilization.cards import (
    AFRICA,
    ANY,
    BARBARIANS,
    DEFENCE,
    EUROPE,
    MIDDLE_EAST,
    NORTH_AMERICA,
    NOTHING_MET,
    SOUTH_AMERICA,
    TREASURE,
    armies,
    complete,
    deeds,
    holding,
    is_met,
    knows,
    rich,
    sized,
    villages,
)
from tests.games.civilization.table import place, seat, settle, told

ROOTS = ("masonry", "alphabet_writing", "pottery")
WINE = {"gallia": "wine", "italia": "wine", "germania": "wine"}
POOREST = "seat.red.income = 19\nseat.blue.income = 20\nseat.green.income = 30\n"
LEVEL = "seat.red.income = 20\nseat.blue.income = 20\nseat.green.income = 30\n"

# met, not met, coins
COINS: dict[str, tuple[str, str, int]] = {
    # domination
    "sc_002": (armies("britannia"), place("britannia", "red", explorer=1), 20),
    "sc_044": (settle("arabia", "red") + armies("caspia", "caucasus"), armies(*MIDDLE_EAST[:2]), 30),
    "sc_084": (armies(*SOUTH_AMERICA), armies(*SOUTH_AMERICA[:-1]), 80),
    "sc_085": (villages(*EUROPE[:2]) + armies(*EUROPE[2:]), villages(*EUROPE[:2]) + armies(*EUROPE[3:]), 80),
    "sc_125": (armies(*NORTH_AMERICA), armies(*NORTH_AMERICA[1:]), 100),
    "sc_126": (armies(*AFRICA), armies(*AFRICA[:-1]), 100),
    "sc_007": (settle("greenland", "red", more='founder = "red"'), settle("greenland", "red"), 25),
    "sc_008": (villages("gallia", "nile"), villages("gallia", "italia"), 20),
    "sc_047": (villages("gallia", "nile", "indus"), villages("gallia", "nile", "italia"), 30),
    "sc_089": (villages("gallia", "nile", "indus", "andes"), villages("gallia", "nile", "indus", "mekong"), 40),
    "sc_128": (
        sized("metropolis", "gallia", "nile", "italia"),
        sized("metropolis", "gallia", "nile") + sized("city", "italia"),
        50,
    ),
    # science
    "sc_009": (knows("currency"), knows("currency", who="blue"), 15),
    "sc_049": (knows("banking"), knows("banking", who="blue"), 20),
    "sc_092": (knows("economics"), knows("economics", who="blue"), 30),
    "sc_130": (knows("computers"), knows("computers", who="blue"), 40),
    "sc_013": (knows(*ROOTS), knows(*ROOTS[:2]), 20),
    "sc_014": (deeds(first_wonder=1), knows("masonry"), 20),
    "sc_054": (deeds(first_wonder=1), knows("feudalism"), 30),
    "sc_095": (deeds(first_wonder=1), knows("physics"), 40),
    "sc_133": (deeds(first_wonder=1), knows("fission"), 50),
    "sc_015": (knows("alphabet_writing"), knows("pottery"), 20),
    "sc_055": (knows("printing_press"), knows("alphabet_writing"), 30),
    "sc_096": (knows("steam_power"), knows("printing_press"), 40),
    # monopolies
    "sc_020": (rich(**WINE), rich(**{**WINE, "italia": "gems"}), 20),
    "sc_060": (rich(**WINE, steppes="wine"), rich(**WINE, steppes="iron"), 40),
    "sc_101": (rich(**WINE, steppes="wine"), rich(**WINE, steppes="iron"), 50),
    "sc_021": (rich(gallia="wine", italia="gems", nile="iron"), rich(gallia="wine", italia="gems", nile="gems"), 15),
    "sc_061": (
        rich(gallia="wine", italia="gems", nile="iron", niger="oil"),
        rich(**WINE, niger="oil", nile="iron"),
        25,
    ),
    "sc_102": (
        rich(gallia="wine", italia="gems", nile="iron", niger="oil", atlas="coal"),
        rich(gallia="wine", italia="gems", nile="iron", niger="oil", atlas="oil"),
        40,
    ),
    "sc_138": (
        rich(gallia="wine", italia="gems", nile="iron", niger="oil", atlas="coal", congo="spices"),
        rich(gallia="wine", italia="gems", nile="iron", niger="oil", atlas="coal", congo="coal"),
        50,
    ),
    "sc_137": (rich(gallia="oil", italia="oil"), rich(gallia="oil", italia="coal"), 40),
    # exploration
    "sc_022": (deeds(explored=2), deeds(explored=1), 10),
    "sc_063": (deeds(explored=2), deeds(explored=1), 20),
    "sc_023": (deeds(explored=1, found=TREASURE), deeds(explored=1, found=NOTHING_MET), 15),
    # war
    "sc_029": (deeds(won=ANY | DEFENCE), deeds(won=ANY), 15),
    "sc_030": (deeds(won=ANY | BARBARIANS), deeds(won=ANY | DEFENCE), 20),
    "sc_069": (deeds(captured=1), deeds(won=ANY), 25),
    "sc_109": (deeds(captured=2), deeds(captured=1), 50),
    # cooperation
    "sc_032": (deeds(traded=1), "", 15),
    "sc_072": (deeds(traded=1), "", 20),
    "sc_112": (deeds(traded=2), deeds(traded=1), 30),
    "sc_146": (deeds(traded=3), deeds(traded=2), 40),
    # special
    "sc_077": (POOREST, LEVEL, 25),
    "sc_117": (POOREST, LEVEL, 35),
    "sc_151": (POOREST, LEVEL, 50),
}


@pytest.mark.rule("CV-STR-6", "CV-STR-8", "CV-STR-37")
@pytest.mark.parametrize("key", COINS)
def test_cv_str_8_37_who_meets_the_condition_is_paid_at_once(key: str) -> None:
    met, _, coins = COINS[key]
    t = holding(key, met)
    assert is_met(t, key)
    complete(t, key)
    assert seat(t, "red")["coins"] == coins
    assert told(t, "reward.coins") == [("red", key, coins)]


@pytest.mark.rule("CV-STR-6")
@pytest.mark.parametrize("key", COINS)
def test_cv_str_6_who_does_not_cannot_play_the_card(key: str) -> None:
    assert not is_met(holding(key, COINS[key][1]), key)


# met, not met, dice, coins for each point
DICE: dict[str, tuple[str, str, list[int], int]] = {
    "sc_037": (place("nile", "red", explorer=1), place("nile", "red", ancient_infantry=1), [4], 20),
}


@pytest.mark.rule("CV-STR-25", "CV-STR-41")
@pytest.mark.parametrize("key", DICE)
def test_cv_str_25_41_an_explorer_dies_and_the_die_says_what_it_brings(key: str) -> None:
    met, unmet, dice, coins = DICE[key]
    assert not is_met(holding(key, unmet), key)
    t = holding(key, met, [dice])
    complete(t, key)
    assert (seat(t, "red")["coins"], told(t, "reward.coins")) == (coins, [("red", key, coins)])


@pytest.mark.rule("CV-STR-25")
def test_cv_str_25_the_player_chooses_the_explorer() -> None:
    t = holding("sc_037", place("nile", "red", explorer=1) + place("niger", "red", explorer=1), [[1]])
    complete(t, "sc_037", "sacrifice explorer@niger")
    assert [seat(t, "red")["coins"], told(t, "reward.coins")] == [5, [("red", "sc_037", 5)]]
    assert is_met(holding("sc_037", place("nile", "red", explorer=1)), "sc_037")


@pytest.mark.rule("CV-STR-42")
def test_cv_str_42_no_government_limits_a_reward() -> None:
    """Despotism earns 50 coins at most."""
    t = holding("sc_125", armies(*NORTH_AMERICA))
    complete(t, "sc_125")
    assert (seat(t, "red")["government"], seat(t, "red")["coins"]) == ("despotism", 100)


@pytest.mark.rule("CV-STR-12")
def test_cv_str_12_a_settlement_held_by_barbarians_dominates_nothing() -> None:
    freed = settle("britannia", "red")
    lost = settle("gallia", "red") + settle("britannia", "red", more="occupied = true")
    assert is_met(holding("sc_002", freed), "sc_002")
    assert not is_met(holding("sc_002", lost), "sc_002")


@pytest.mark.rule("CV-STR-31")
def test_cv_str_31_support_is_not_deducted() -> None:
    """Red received 15 coins after 10 of support, blue 20 without any: 25 against 20."""
    support = POOREST + "seat.red.accounts = { support = -10 }\n"
    assert is_met(holding("sc_077", POOREST), "sc_077")
    assert not is_met(holding("sc_077", support), "sc_077")
