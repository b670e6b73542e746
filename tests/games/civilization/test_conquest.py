"""Capitals taken by force, and the Sack of what was conquered."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    asked,
    can,
    idle_until,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over
CAPITAL = settle("gallia", "blue", "town")
HOME = settle("anatolia", "blue")  # blue's capital is elsewhere


# ---------------------------------------------------------------- the capital


@pytest.mark.rule("CV-CPL-1")
@pytest.mark.parametrize(("drawn", "wonder", "left"), [(0, "colossus", "oracle"), (1, "oracle", "colossus")])
def test_cv_cpl_1_the_captor_takes_the_treasury_and_a_wonder_drawn_at_random(
    drawn: int, wonder: str, left: str
) -> None:
    more = CAPITAL + settle("niger", "blue") + 'seat.blue = { coins = 40, wonders = ["colossus", "oracle"] }\n'
    t = battle(
        {"medieval_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 1], [drawn]], "seat.red.coins = 5\n" + more + BUSY
    )
    assert told(t, "capital.captured") == [("red", "blue", 40)]
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (45, 0)
    assert (seat(t, "red")["wonders"], seat(t, "blue")["wonders"]) == ([wonder], [left])


@pytest.mark.rule("CV-CPL-1")
def test_cv_cpl_1_another_settlement_costs_neither_treasury_nor_wonder() -> None:
    more = HOME + CAPITAL + 'seat.blue = { coins = 40, wonders = ["oracle"] }\n' + BUSY
    t = battle({"medieval_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 1]], more)
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (0, 40)
    assert seat(t, "blue")["wonders"] == ["oracle"]


@pytest.mark.rule("CV-CPL-2")
def test_cv_cpl_2_the_loser_elects_one_of_his_largest_settlements() -> None:
    others = settle("niger", "blue", "town") + settle("sudan", "blue", "town") + settle("congo", "blue")
    t = battle({"medieval_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 1]], CAPITAL + others + BUSY)
    assert (asked(t), waiting(t)) == ("ElectCapital", ["blue"])
    assert offered(t, "blue", "elect") == ["niger", "sudan"]
    play(t, "blue: elect sudan")
    assert seat(t, "blue")["capital"] == "sudan"


@pytest.mark.rule("CV-CPL-3")
def test_cv_cpl_3_a_second_capital_taken_in_the_same_turn_costs_what_is_left() -> None:
    fights = "".join(
        f'{{ space = "{space}", attackers = ["red"], defenders = ["blue"] }}, ' for space in ("gallia", "italia")
    )
    t = three(
        f'step = "battles"\ndeclared = [{fights}]\n'
        + CAPITAL
        + settle("italia", "blue", "town")
        + settle("niger", "blue")
        + 'seat.blue = { coins = 30, wonders = ["colossus", "oracle"] }\n'
        + "".join(place(space, "red", medieval_infantry=1) for space in ("gallia", "italia"))
        + "".join(place(space, "blue", ancient_infantry=1) for space in ("gallia", "italia"))
        + place("niger", "blue", explorer=1),
        [[6, 6, 1], [0], [6, 6, 1], [0]],
    )
    assert told(t, "capital.elected") == [("blue", "italia"), ("blue", "niger")]
    assert told(t, "capital.captured") == [("red", "blue", 30), ("red", "blue", 0)]
    assert (seat(t, "red")["wonders"], seat(t, "blue")["wonders"]) == (["colossus", "oracle"], [])


# ---------------------------------------------------------------- the Sack


SACKED = (
    'land.gallia = { holder = "blue", size = "city", resource = "wine" }\n'
    + HOME
    + 'seat.blue = { capital = "anatolia", improvements = ["temple@gallia"] }\n'
    + settle("niger", "red")
    + settle("congo", "red")
)


@pytest.mark.rule("CV-GOV-17", "CV-GAP-70")
def test_cv_gov_17_a_settlement_just_conquered_may_be_destroyed_for_ten_coins_a_size() -> None:
    more = SACKED + 'seat.red = { government = "fascism", capital = "niger" }\n' + BUSY
    t = battle({"medieval_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 1]], more)
    play(t, "blue: done")  # with the improvements that come back to his stock
    assert asked(t) == "PlayerMovement"  # not before the end of the phase
    play(t, "blue: done", "green: done")
    assert (asked(t), offered(t, "red", "sack")) == ("Sack", ["gallia"])
    play(t, "red: sack gallia")
    assert (seat(t, "red")["coins"], told(t, "settlement.sacked")) == (20, [("red", "gallia", 20)])  # a town by now
    assert "holder" not in land(t, "gallia")
    assert land(t, "gallia")["token"] == "wine"
    assert seat(t, "blue")["improvements"] == ["temple"]


@pytest.mark.rule("CV-GOV-17")
def test_cv_gov_17_it_may_be_kept_and_is_safe_in_the_next_phase() -> None:
    more = SACKED + 'seat.red = { government = "monarchy", capital = "niger" }\n' + BUSY
    t = battle({"medieval_infantry": 1}, {}, [], more)
    play(t, "blue: done", "blue: done", "green: done", "red: done")
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"]) == ("red", "city")
    assert "conquered" not in land(t, "gallia").get("mood", [])


@pytest.mark.rule("CV-GOV-17")
def test_cv_gov_17_without_the_sack_nobody_is_asked() -> None:
    more = SACKED + 'seat.red = { government = "despotism", capital = "niger" }\n' + BUSY
    t = battle({"medieval_infantry": 1}, {}, [], more)
    play(t, "blue: done", "green: done")
    assert (asked(t) != "Sack", told(t, "settlement.sacked"), land(t, "gallia")["holder"]) == (True, [], "red")


@pytest.mark.rule("CV-GOV-18", "CV-GAP-85")
def test_cv_gov_18_captured_units_may_be_destroyed_at_once_for_half_their_value() -> None:
    more = HOME + settle("gallia", "blue") + 'seat.red.government = "monarchy"\n' + BUSY
    t = battle({"medieval_infantry": 1}, {"explorer": 2}, [], more)
    play(t, "red: seize blue.explorer; destroy red.explorer@gallia")
    assert seat(t, "red")["coins"] == 5
    assert units(t, "gallia", "red") == {"medieval_infantry": 1}
    assert can(t, "red: seize blue.explorer")


@pytest.mark.rule("CV-GOV-18")
def test_cv_gov_18_other_governments_keep_what_they_capture() -> None:
    more = HOME + settle("gallia", "blue") + 'seat.red.government = "despotism"\n' + BUSY
    t = battle({"medieval_infantry": 1}, {"explorer": 2}, [], more)
    play(t, "red: seize blue.explorer")
    assert refused(t, "red: destroy red.explorer@gallia").code == "no_sack"


@pytest.mark.rule("CV-CPL-2")
def test_cv_cpl_2_who_had_no_settlement_left_has_a_capital_again_with_the_first_one() -> None:
    t = three('seat.red = { coins = 50, capital = "nowhere" }\n' + place("gallia", "red", explorer=1))
    play(t, "red: found explorer")
    idle_until(t, "TradePhase")
    assert (told(t, "capital.elected"), seat(t, "red")["capital"]) == ([("red", "gallia")], "gallia")
