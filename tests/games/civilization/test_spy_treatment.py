"""Discovered spies, what becomes of them, prisoners, and when missions may be tried."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.spies import COURT, WAR, spying
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle_until,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    told,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.words import ChoiceWords

GARRISON = place("italia", "blue", ancient_infantry=3)
TREATMENTS = {"convert": 9, "execute": 7, "imprison": 6, "extradite": 5}  # the D10 must show more, less the malus


def caught(lines: str = COURT, chance: list[list[int]] | None = None, spies: str = '"gallia"') -> Table:
    """Red's spy has entered Italia, where blue has three units, at war, and rolled a 1."""
    t = spying(WAR + lines + GARRISON, [[1], *(chance or [])], spies)
    play(t, "red: spy-to red.1/italia")
    return t


# ---------------------------------------------------------------- detection


@pytest.mark.rule("CV-ESP-16")
@pytest.mark.parametrize(("die", "hidden"), [(2, 0), (3, 0), (4, 1), (8, 1)])
def test_cv_esp_16_more_than_one_and_the_malus_stays_hidden(die: int, hidden: int) -> None:
    """Three units and an alert of 1: a malus of 2."""
    t = spying(WAR + COURT + GARRISON + "alert.italia = 1\n", [[die]], '"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert told(t, "spy.watched") == [("red", "italia", die, hidden)]
    assert (waiting(t), described(t)["alert"]["italia"]) == (["red"] if hidden else ["blue"], 1 if hidden else 3)


@pytest.mark.rule("CV-ESP-16")
def test_cv_esp_16_also_aboard_the_ship_of_an_enemy() -> None:
    """A ship alone counts as one: no malus, so a 2 is enough and a 1 is not."""
    lines = WAR + place("baltic_sea", "blue", modern_ship=1)
    t = spying(lines, [[1]], '"gallia"')
    play(t, "red: spy-board red.1/modern_ship@baltic_sea")
    assert (waiting(t), told(t, "spy.discovered")) == (["blue"], [("red", "baltic_sea")])
    t = spying(lines, [[2]], '"gallia"')
    play(t, "red: spy-board red.1/modern_ship@baltic_sea")
    assert (waiting(t), told(t, "spy.discovered")) == (["red"], [])


@pytest.mark.rule("CV-ESP-19", "CV-ESP-20", "CV-ESP-21", "CV-ESP-22")
@pytest.mark.parametrize(("verb", "chance"), [("convert", 20), ("execute", 40), ("imprison", 50), ("extradite", 60)])
def test_cv_esp_19_the_menu_says_the_chance_of_a_treatment(verb: str, chance: int) -> None:
    """Three units are a malus of 1; the lowest roll that still succeeds is the one the percentage allows."""
    lowest = 11 - chance // 10
    for die in (lowest - 1, lowest):
        t = caught(chance=[[die]])
        assert isinstance(t.game, Civilization)
        [choice] = [choice for choice in t.game.choices(1) if choice.verb == verb]
        assert ChoiceWords(t.game, 1).of("spy", choice)["chance"] == chance
        play(t, f"blue: {verb} red.1")
        assert bool(told(t, "spy.treated")) is (die == lowest)


# ---------------------------------------------------------------- who decides


@pytest.mark.rule("CV-ESP-18")
def test_cv_esp_18_the_owner_of_the_settlement_decides_however_many_others_are_there() -> None:
    lines = 'war = [["red", "blue"], ["red", "green"]]\n' + COURT + place("italia", "green", ancient_infantry=5)
    t = spying(lines + GARRISON, [[1]], '"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert waiting(t) == ["blue"]


@pytest.mark.rule("CV-ESP-18")
@pytest.mark.parametrize(("green", "war", "decides"), [(5, True, "green"), (5, False, "blue"), (2, True, "blue")])
def test_cv_esp_18_without_a_settlement_the_enemy_with_most_armies(green: int, war: bool, decides: str) -> None:
    wars = 'war = [["red", "blue"], ["red", "green"]]\n' if war else WAR
    t = spying(wars + GARRISON + place("italia", "green", ancient_infantry=green), [[1]], '"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert waiting(t) == [decides]


@pytest.mark.rule("CV-ESP-18")
@pytest.mark.parametrize(("lot", "decides"), [(0, "blue"), (1, "green")])
def test_cv_esp_18_equals_draw_lots(lot: int, decides: str) -> None:
    wars = 'war = [["red", "blue"], ["red", "green"]]\n'
    t = spying(wars + GARRISON + place("italia", "green", ancient_infantry=3), [[1], [lot]], '"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert waiting(t) == [decides]


@pytest.mark.rule("CV-ESP-5", "CV-ESP-18")
def test_cv_esp_5_18_nothing_happens_to_a_spy_in_its_own_land_but_the_alert_rises() -> None:
    """A failed mission for public order, and one in a land where nobody is."""
    t = spying(settle("italia", "red"), [[1]])
    play(t, "red: mission red.1/calm_unrest")
    assert (waiting(t), told(t, "spy.discovered"), described(t)["alert"]) == (["red"], [], {"italia": 2})
    t = spying('land.italia = { token = "oil" }\n', [[1]])
    play(t, "red: mission red.1/reconnaissance")
    assert (waiting(t), described(t)["alert"]) == (["red"], {"italia": 2})
    assert seat(t, "red")["spies"] == [{"space": "italia", "used": True}]


# ---------------------------------------------------------------- treatments


@pytest.mark.rule("CV-ESP-19", "CV-ESP-20", "CV-ESP-21", "CV-ESP-22", "CV-ESP-23")
@pytest.mark.parametrize("verb", TREATMENTS)
def test_cv_esp_19_to_23_a_roll_of_no_more_lets_the_spy_escape(verb: str) -> None:
    """The malus of three units is 1."""
    t = caught(chance=[[TREATMENTS[verb] - 1]])
    play(t, f"blue: {verb} red.1")
    assert told(t, "spy.escaped") == [("red", "blue", TREATMENTS[verb] - 1)]
    assert [spy["space"] for spy in seat(t, "red")["spies"]] == ["italia"]
    assert described(t)["alert"] == {"italia": 2}


@pytest.mark.rule("CV-ESP-23")
def test_cv_esp_23_who_has_escaped_stays_for_the_turn_even_where_the_road_costs_nothing() -> None:
    roads = 'land.germania = { road = "road" }\n' + COURT + place("italia", "red", aircraft=1)
    hidden = spying(WAR + roads + GARRISON, [[8]], '"gallia"')
    play(hidden, "red: spy-to red.1/italia")
    assert "red.1/germania" in offered(hidden, "red", "spy_to")
    assert len(offered(hidden, "red", "spy_board")) == 1
    t = caught(roads, [[6]])
    play(t, "blue: execute red.1")
    assert told(t, "spy.escaped") == [("red", "blue", 6)]
    assert (offered(t, "red", "spy_to"), offered(t, "red", "spy_board")) == ([], [])


@pytest.mark.rule("CV-ESP-19")
def test_cv_esp_19_a_converted_spy_goes_to_the_capital_of_his_new_master() -> None:
    t = caught(settle("nile", "blue") + settle("italia", "blue"), [[9]])
    play(t, "blue: convert red.1")
    assert (seat(t, "red")["spies"], seat(t, "blue")["spies"]) == ([], ["nile"])
    assert described(t)["alert"] == {"italia": 2}


@pytest.mark.rule("CV-ESP-19")
def test_cv_esp_19_or_to_his_reserve_if_three_are_on_the_board() -> None:
    t = caught(COURT + 'seat.blue.spies = ["nile", "nile", "nile"]\n', [[9]])
    play(t, "blue: convert red.1")
    assert seat(t, "blue")["spies"] == ["nile", "nile", "nile", "reserve"]


@pytest.mark.rule("CV-ESP-19")
def test_cv_esp_19_nobody_converts_a_seventh_spy() -> None:
    t = caught(COURT + 'seat.blue.spies = ["nile", "nile", "nile", "reserve", "reserve", "green"]\n')
    assert refused(t, "blue: convert red.1").code == "too_many_spies"
    assert can(t, "blue: execute red.1")


@pytest.mark.rule("CV-ESP-20", "CV-ESP-31")
def test_cv_esp_20_31_an_executed_spy_is_gone_and_so_is_his_card() -> None:
    special = '{ space = "gallia", special = "sc_163" }'
    t = caught(chance=[[7]], spies=special)
    play(t, "blue: execute red.1")
    assert (seat(t, "red")["spies"], "sc_163" in described(t)["discarded"]) == ([], True)


@pytest.mark.rule("CV-ESP-31")
def test_cv_esp_31_the_card_of_a_converted_spy_passes_to_the_enemy() -> None:
    special = '{ space = "gallia", special = "sc_163" }'
    t = caught(chance=[[9]], spies=special)
    play(t, "blue: convert red.1")
    assert seat(t, "blue")["spies"] == [{"space": "italia", "special": "sc_163"}]


@pytest.mark.rule("CV-ESP-21")
def test_cv_esp_21_a_prisoner() -> None:
    t = caught(chance=[[6]])
    play(t, "blue: imprison red.1")
    assert (seat(t, "red")["spies"][0]["space"], told(t, "spy.treated")) == ("blue", [("red", "blue", "prison", 6)])


@pytest.mark.rule("CV-ESP-22")
def test_cv_esp_22_extradition() -> None:
    t = caught(chance=[[5]])
    play(t, "blue: extradite red.1")
    assert seat(t, "red")["spies"][0]["space"] == "gallia"


@pytest.mark.rule("CV-ESP-23", "CV-GAP-86")
def test_cv_esp_23_a_failed_mission_and_its_treatment_raise_the_alert_once() -> None:
    """Difficulty 3, malus 1: a 3 is not more than 3. Execution needs more than 7 - 1."""
    t = spying(COURT + GARRISON, [[3], [6]])
    play(t, "red: mission red.1/steal_coins", "blue: execute red.1")
    assert told(t, "mission.failed") == [("red", "steal_coins", 3, 3)]
    assert described(t)["alert"] == {"italia": 2}
    assert [(spy["space"], spy["used"]) for spy in seat(t, "red")["spies"]] == [("italia", True)]


# ---------------------------------------------------------------- lost places


@pytest.mark.rule("CV-ESP-4")
def test_cv_esp_4_the_captor_of_a_settlement_treats_the_spies_its_owner_had_there() -> None:
    """Not green's, who is there in secret. One unit makes no malus: a 7 is more than 6."""
    spies = 'seat.blue.spies = ["gallia"]\nseat.green.spies = ["gallia"]\n' + place("congo", "green", explorer=1)
    lands = settle("nile", "blue") + settle("gallia", "blue", "town")
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1], [7]], lands + spies)
    assert (asked(t), waiting(t), offered(t, "red", "imprison")) == ("Treatment", ["red"], ["blue.1"])
    play(t, "red: imprison blue.1")
    assert (seat(t, "blue")["spies"], seat(t, "green")["spies"]) == (["red"], ["gallia"])
    assert described(t)["alert"] == {"gallia": 2}


@pytest.mark.rule("CV-ESP-4")
def test_cv_esp_4_a_destroyed_settlement_buries_its_spies() -> None:
    """A revolt takes blue's village; red's spy who stirred it up is none of its owner's."""
    lines = settle("nile", "blue") + settle("italia", "blue") + 'seat.blue.spies = ["italia", "nile"]\n'
    t = spying(lines, [[10]])
    play(t, "red: mission red.1/incite_revolt")
    assert told(t, "settlement.razed") == [("italia", "blue")]
    assert seat(t, "blue")["spies"] == ["untrained", "nile"]
    assert seat(t, "red")["spies"] == [{"space": "italia", "used": True}]


@pytest.mark.rule("CV-ESP-4")
def test_cv_esp_4_a_converted_ship_gives_its_owners_spies_away() -> None:
    lines = 'era = "medieval"\nlost = ["astronomy"]\nseat.red.hand = ["sc_071"]\n' + place("congo", "green", explorer=1)
    spies = 'seat.blue.spies = [{ space = "black_sea", ship = 1 }]\n'
    t = battle({"medieval_ship": 1}, {"medieval_ship": 1}, [[6, 6, 1, 1], [6]], lines + spies, "black_sea")
    play(t, "red: strategy sc_071; pass")
    assert (asked(t), waiting(t)) == ("Treatment", ["red"])
    play(t, "red: extradite blue.1")
    assert seat(t, "blue")["spies"] == ["madagascar"]


# ---------------------------------------------------------------- when and how often


@pytest.mark.rule("CV-ESP-24", "CV-ESP-26")
@pytest.mark.parametrize(("die", "done"), [(2, False), (3, True)])
def test_cv_esp_24_26_once_a_turn_successful_or_not(die: int, done: bool) -> None:
    """Difficulty 3 without malus: more than 2."""
    t = spying(COURT + "seat.blue.coins = 99\n", [[die], [1], [1]])
    play(t, "red: mission red.1/steal_coins")
    assert len(told(t, "mission.succeeded")) == int(done)
    if not done:
        play(t, "blue: extradite red.1")
    assert offered(t, "red", "mission") == []
    assert seat(t, "red")["spies"][0]["used"]


@pytest.mark.rule("CV-ESP-24")
def test_cv_esp_24_each_spy_has_its_own_mission() -> None:
    t = spying(COURT + "seat.blue.coins = 99\n", [[10], [1], [10], [1]], '"italia", "italia"')
    play(t, "red: mission red.1/steal_coins; mission red.2/steal_coins")
    assert told(t, "coins.stolen") == [("red", "blue", 5), ("red", "blue", 5)]


@pytest.mark.rule("CV-ESP-1", "CV-ESP-24", "CV-GAP-103")
@pytest.mark.parametrize("phase", ["strategy", "purchase", "movement", "culture", "government"])
def test_cv_esp_1_24_in_any_phase_and_in_the_turn_of_somebody_else(phase: str) -> None:
    """It is blue's decision; red interrupts it, and blue decides afterwards."""
    rival = settle("caucasus", "blue", "metropolis") + settle("steppes", "green")  # blue may try to dominate it
    armed = place("caucasus", "blue", ancient_infantry=3, explorer=1)
    lines = 'active = "blue"\nseat.blue.coins = 60\n' + settle("italia", "blue", "town") + rival + armed
    t = spying(lines, [[10], [2]], phase=phase)
    assert waiting(t) == ["blue"]
    play(t, "red: mission red.1/steal_coins")
    assert (told(t, "coins.stolen"), waiting(t)) == ([("red", "blue", 10)], ["blue"])


@pytest.mark.rule("CV-ESP-1", "CV-ESP-24", "CV-GAP-103")
def test_cv_esp_1_24_also_between_two_bargains() -> None:
    """Red and blue could trade by the sea; when red's spy has torn up the road of blue's port they cannot any more."""
    port = settle("niger", "blue", "town", "iron", 'road = "road"')
    far = settle("guyana", "red", "village", "wine", 'road = "road"')
    t = spying('lost = ["trade_mapmaking"]\n' + far + port, [[10]], '"niger"', phase="trade")
    bargain = "red: offer blue: 1 resource:guyana for 1 resource:niger"
    assert can(t, bargain)
    play(t, "red: mission red.1/sabotage_roads")
    assert (asked(t), can(t, bargain)) == ("TradePhase", False)


@pytest.mark.rule("CV-GAP-103")
def test_cv_gap_103_not_inside_a_battle() -> None:
    lines = 'era = "modern"\nseat.green = { coins = 50, spies = ["gallia"] }\n'
    t = battle({"ancient_infantry": 2}, {"ancient_infantry": 2}, [[6, 1]], lines)
    assert asked(t) == "Clash"
    assert not can(t, "green: mission green.1/ambush")


@pytest.mark.rule("CV-ESP-27")
def test_cv_esp_27_a_spy_lying_down_can_be_unmasked_and_stands_up_in_housekeeping() -> None:
    t = spying('seat.blue.spies = [{ space = "italia", used = true }]\n', [[10], [10]])
    play(t, "red: mission red.1/counter_espionage; extradite blue.1")
    assert seat(t, "blue")["spies"][0]["space"] == "greenland"
    idle_until(t, "StrategyPhase")
    assert seat(t, "red")["spies"] == ["italia"]


@pytest.mark.rule("CV-ESP-28")
@pytest.mark.parametrize(
    ("lines", "malus"),
    [
        (place("gallia", "red", ancient_infantry=4), 0),
        (place("gallia", "red", ancient_infantry=4) + place("gallia", "green", ancient_infantry=1), 3),
        ("", 3),
    ],
)
def test_cv_esp_28_among_ones_own_units_alone_neither_they_nor_the_alert_count(lines: str, malus: int) -> None:
    """An alert of 6 in red's capital, where blue has a spy."""
    t = spying('alert.gallia = 6\nseat.blue.spies = ["gallia"]\n' + lines, [[10], [1]], '"gallia"')
    play(t, "red: mission red.1/counter_espionage")
    assert told(t, "mission.succeeded") == [("red", "counter_espionage", 10, 3 + malus - 1)]


@pytest.mark.rule("CV-ESP-30")
def test_cv_esp_30_a_spy_caught_does_not_mean_war() -> None:
    t = spying(COURT, [[1], [10]])
    play(t, "red: mission red.1/steal_coins", "blue: execute red.1")
    assert described(t)["war"] == []


# ---------------------------------------------------------------- prisoners


@pytest.mark.rule("CV-ESP-32")
def test_cv_esp_32_prisoners_are_exchanged_one_for_one_even_in_war() -> None:
    lines = WAR + settle("nile", "blue") + 'seat.blue.spies = ["red"]\n'
    t = spying(lines, spies='"blue", "blue"', phase="trade")
    assert told(t, "prisoners.exchanged") == [("blue", "red")]
    assert (seat(t, "red")["spies"], seat(t, "blue")["spies"]) == (["gallia", "blue"], ["nile"])


@pytest.mark.rule("CV-ESP-32")
def test_cv_esp_32_the_rest_may_be_ransomed_and_nobody_can_refuse() -> None:
    t = spying(WAR, spies='"blue", "germania", "germania", "germania"', phase="trade", coins=20)
    play(t, "red: ransom red.1")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (0, 20)
    assert seat(t, "red")["spies"] == ["reserve", "germania", "germania", "germania"]
    assert not can(spying(WAR, spies='"blue"', phase="trade", coins=19), "red: ransom red.1")
