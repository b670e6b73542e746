"""Espionage cards: counter-espionage, tip-offs, spies for nothing and special spies."""

import pytest
from tests.games.civilization.cards import holding, is_met
from tests.games.civilization.table import described, place, play, refused, seat, settle, three, told, waiting

from quadriga.engine.table import Table

COUNTERS = ("sc_157",)
TIP_OFFS = {"sc_158": 2}
FREE_SPIES = {"sc_159": 1, "sc_160": 2}
SPECIAL = {"sc_161": (2, 2), "sc_162": (0, 3), "sc_163": (3, 0)}  # MBS, INV
HOME = settle("gallia", "red")


def theft(key: str, chance: list[list[int]]) -> Table:
    """Blue's spy reaches for red's treasury (difficulty 5) in an empty capital; red holds a card."""
    lines = 'era = "modern"\nactive = "blue"\nseat.blue = { coins = 20, spies = ["gallia"] }\nseat.red.coins = 60\n'
    t = three(lines + f'seat.red.hand = ["{key}"]\n' + HOME + place("congo", "blue", explorer=1), chance)
    play(t, "blue: mission blue.1/steal_coins")
    assert waiting(t) == ["red"]
    return t


@pytest.mark.rule("CV-STR-7", "CV-STR-33")
@pytest.mark.parametrize("key", COUNTERS)
def test_cv_str_7_33_counter_espionage_cancels_a_mission_that_has_succeeded(key: str) -> None:
    t = theft(key, [[9], [6]])
    assert refused(t, f"red: strategy {key}") is not None  # the mission is only declared
    play(t, f"red: pass; strategy {key}; pass")
    assert (told(t, "mission.cancelled"), told(t, "coins.stolen")) == ([("blue", "steal_coins")], [])
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (60, 15)
    assert (described(t)["alert"], seat(t, "blue")["spies"]) == ({"gallia": 2}, [{"space": "gallia", "used": True}])
    assert (key in described(t)["discarded"], seat(t, "red")["hand"]) == (True, [])


@pytest.mark.rule("CV-STR-33")
@pytest.mark.parametrize("key", COUNTERS)
def test_cv_str_33_without_the_card_the_mission_stands(key: str) -> None:
    t = theft(key, [[9], [6]])
    play(t, "red: pass; pass")
    assert (told(t, "coins.stolen"), seat(t, "red")["coins"]) == ([("blue", "red", 30)], 30)


@pytest.mark.rule("CV-STR-34")
@pytest.mark.parametrize("key", TIP_OFFS)
def test_cv_str_34_a_tip_off_makes_the_mission_harder_and_it_must_be_tried(key: str) -> None:
    """More than 2 is enough without it, more than 4 with it; the coins are spent all the same."""
    needed = 2 + TIP_OFFS[key]
    t = theft(key, [[needed], [1]])
    play(t, f"red: strategy {key}; pass")
    assert told(t, "mission.failed") == [("blue", "steal_coins", needed, needed)]
    assert (seat(t, "blue")["coins"], key in described(t)["discarded"]) == (15, True)
    t = theft(key, [[needed], [1]])
    play(t, "red: pass; pass")
    assert told(t, "mission.succeeded") == [("blue", "steal_coins", needed, 2)]


@pytest.mark.rule("CV-STR-34")
def test_cv_str_34_anybody_may_give_the_tip() -> None:
    lines = 'era = "modern"\nactive = "blue"\nseat.blue = { coins = 20, spies = ["gallia"] }\nseat.red.coins = 60\n'
    t = three(lines + 'seat.green.hand = ["sc_158"]\n' + HOME + place("congo", "blue", explorer=1), [[4], [1]])
    play(t, "blue: mission blue.1/steal_coins", "green: strategy sc_158; pass")
    assert told(t, "mission.failed") == [("blue", "steal_coins", 4, 4)]


@pytest.mark.rule("CV-STR-35")
@pytest.mark.parametrize("key", FREE_SPIES)
def test_cv_str_35_spies_for_nothing_in_the_capital(key: str) -> None:
    t = holding(key, HOME)
    play(t, f"red: strategy {key}")
    assert seat(t, "red")["spies"] == ["gallia"] * FREE_SPIES[key]
    assert (key in described(t)["discarded"], seat(t, "red")["completed"]) == (True, [])


@pytest.mark.rule("CV-STR-35")
def test_cv_str_35_beyond_three_on_the_board_they_wait_in_reserve() -> None:
    t = holding("sc_160", HOME + 'seat.red.spies = ["italia", "italia"]\n')
    play(t, "red: strategy sc_160")
    assert seat(t, "red")["spies"] == ["italia", "italia", "gallia", "reserve"]


@pytest.mark.rule("CV-STR-36", "CV-ESP-31")
@pytest.mark.parametrize("key", SPECIAL)
def test_cv_str_36_a_special_spy_stands_in_his_own_capital(key: str) -> None:
    assert not is_met(holding(key, HOME + 'seat.red.spies = ["italia"]\n'), key)
    t = holding(key, HOME + 'seat.red.spies = ["gallia", "italia", "gallia"]\n')
    play(t, f"red: strategy {key}; attach red.3")
    assert seat(t, "red")["spies"] == ["gallia", "italia", {"space": "gallia", "special": key}]
    assert (seat(t, "red")["completed"], seat(t, "red")["hand"]) == ([], [])


@pytest.mark.rule("CV-ESP-6", "CV-ESP-31", "CV-GAP-37")
@pytest.mark.parametrize("key", SPECIAL)
def test_cv_esp_6_31_his_bonus_and_his_invisibility(key: str) -> None:
    """Difficulty 3, alert 6, no garrison: 3 - MBS + (6 - INV) // 2 - 1."""
    bonus, invisible = SPECIAL[key]
    spy = f'spies = [{{ space = "italia", special = "{key}" }}]'
    lines = f'era = "modern"\nalert.italia = 6\nseat.red = {{ coins = 20, {spy} }}\nseat.blue.coins = 60\n'
    t = three(lines + settle("italia", "blue") + place("congo", "red", explorer=1), [[10], [1]])
    play(t, "red: mission red.1/steal_coins")
    assert told(t, "mission.succeeded") == [("red", "steal_coins", 10, 3 - bonus + (6 - invisible) // 2 - 1)]


@pytest.mark.rule("CV-ESP-6")
def test_cv_esp_6_the_alert_he_faces_is_never_below_zero() -> None:
    """One unit and two markers less three of invisibility: no malus, not minus one."""
    spy = 'spies = [{ space = "italia", special = "sc_162" }]'
    lines = f'era = "modern"\nalert.italia = 2\nseat.red = {{ coins = 20, {spy} }}\n' + settle("italia", "blue")
    garrison = place("italia", "blue", ancient_infantry=2) + place("congo", "red", explorer=1)
    t = three(lines + garrison, [[10], [1]])
    play(t, "red: mission red.1/steal_coins")
    assert told(t, "mission.succeeded") == [("red", "steal_coins", 10, 3 - 0 + 1 - 1)]
