"""Bonus cards, and the objectives that are played in answer to something: each at its moment, and never else."""

import pytest
from tests.games.civilization.cards import complete, deck_of, discovered, holding, is_met
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    asked,
    described,
    idle_until,
    land,
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

from quadriga.engine.table import Table

BUSY = place("congo", "green", explorer=1)

PLAGUES = ("sc_041", "sc_080")
CULTURE = ("sc_081", "sc_120", "sc_153")
REVOLUTIONS = ("sc_082", "sc_121", "sc_154")
RETREATS = ("sc_042", "sc_122", "sc_155")
CATASTROPHES = ("sc_123", "sc_156")
TOLLS = {"sc_083": 15, "sc_124": 20}
TRAITORS = ("sc_071", "sc_111", "sc_145")
CONTAGION = ("sc_033",)
BONUSES = (*PLAGUES, *CULTURE, *REVOLUTIONS, *RETREATS, *CATASTROPHES, *TOLLS)


def hand(key: str) -> str:
    return f'era = "{deck_of(key)}"\nseat.red.hand = ["{key}"]\n'


def used_up(t: Table, key: str) -> bool:
    """Whether a card has left the game: neither in the hand nor completed."""
    red = seat(t, "red")
    return key in described(t)["discarded"] and red["hand"] == red["completed"] == red["standing"] == []


@pytest.mark.rule("CV-STR-6", "CV-STR-10")
@pytest.mark.parametrize("key", (*BONUSES, *TRAITORS))
def test_cv_str_6_10_never_at_another_moment(key: str) -> None:
    assert not is_met(holding(key, settle("gallia", "red")), key)


# ---------------------------------------------------------------- plague


def infected(key: str) -> Table:
    town = settle("gallia", "red", "town") + place("gallia", "red", ancient_infantry=1)
    token = 'land.italia = { token = "plague" }\n' + place("italia", "red", explorer=1, ancient_infantry=2)
    t = three(hand(key) + town + token)
    play(t, "red: look explorer@italia")
    assert (asked(t), waiting(t)) == ("Window", ["red"])
    return t


@pytest.mark.rule("CV-STR-7", "CV-STR-11")
@pytest.mark.parametrize("key", PLAGUES)
def test_cv_str_7_11_deny_plague(key: str) -> None:
    t = infected(key)
    play(t, f"red: strategy {key}; pass")
    assert units(t, "italia", "red") == {"explorer": 1, "ancient_infantry": 2}
    assert (land(t, "gallia")["size"], used_up(t, key)) == ("town", True)


@pytest.mark.rule("CV-STR-11")
@pytest.mark.parametrize("key", PLAGUES)
def test_cv_str_11_without_the_card_the_plague_takes_its_course(key: str) -> None:
    t = infected(key)
    play(t, "red: pass")
    assert (units(t, "italia", "red"), seat(t, "red")["hand"]) == ({}, [key])


# ---------------------------------------------------------------- cultural dominance


def dominated(key: str) -> Table:
    """Size 3, militia 3, happiness 1, despotism -1: a score of 6 needs no roll."""
    lines = settle("nile", "red") + settle("italia", "red") + settle("gallia", "blue", "metropolis")
    t = three('phase = "culture"\nactive = "blue"\n' + hand(key) + lines + place("gallia", "blue", ancient_infantry=3))
    play(t, "blue: dominate gallia/italia")
    assert waiting(t) == ["red"]
    return t


@pytest.mark.rule("CV-STR-11")
@pytest.mark.parametrize("key", CULTURE)
def test_cv_str_11_deny_cultural_dominance(key: str) -> None:
    t = dominated(key)
    play(t, f"red: strategy {key}; pass")
    assert (told(t, "culture.denied"), land(t, "italia")["holder"]) == ([("red", "italia")], "red")
    assert used_up(t, key)
    t = dominated(key)
    play(t, "red: pass")
    assert land(t, "italia")["holder"] == "blue"


# ---------------------------------------------------------------- revolution


def tottering(key: str) -> Table:
    """A republic whose capital is its only happy settlement of three, between two phases."""
    lines = settle("gallia", "red") + settle("italia", "red") + settle("nile", "red")
    t = three('phase = "culture"\nseat.red.government = "republic"\n' + hand(key) + lines, [[1, 1]])
    assert (asked(t), waiting(t)) == ("Window", ["red"])
    return t


@pytest.mark.rule("CV-STR-11")
@pytest.mark.parametrize("key", REVOLUTIONS)
def test_cv_str_11_suppress_revolution(key: str) -> None:
    t = tottering(key)
    play(t, f"red: strategy {key}; pass")
    assert (seat(t, "red")["government"], told(t, "revolution.suppressed")) == ("republic", [("red",)])
    assert (asked(t), used_up(t, key)) == ("GovernmentPhase", True)
    t = tottering(key)
    play(t, "red: pass")
    assert seat(t, "red")["government"] == "anarchy"


# ---------------------------------------------------------------- retreat


def failed(key: str) -> Table:
    """Red's three infantry came from Italia, won a clash and rolled a 1 for their retreat."""
    came = "{ kind = 'ancient_infantry', owner = 'red', space = 'gallia', origin = 'italia' }, " * 3
    lines = f"pieces = [{came}]\n" + hand(key) + BUSY
    t = battle({"ancient_infantry": 3}, {"ancient_infantry": 3}, [[6, 1], [1]], lines)
    if asked(t) == "Window":  # from the Medieval era on somebody might have traitors
        play(t, "red: pass")
    play(t, "red: end-round; retreat gallia")
    assert (asked(t), told(t, "retreat.rolled")) == ("Window", [("red", 1, 0, 0)])
    return t


@pytest.mark.rule("CV-STR-11")
@pytest.mark.parametrize("key", RETREATS)
def test_cv_str_11_the_retreat_succeeds(key: str) -> None:
    t = failed(key)
    play(t, f"red: strategy {key}; pass")
    assert (units(t, "italia", "red"), units(t, "gallia", "red")) == ({"ancient_infantry": 3}, {})
    assert used_up(t, key)
    t = failed(key)
    play(t, "red: pass")
    assert (units(t, "gallia", "red"), units(t, "italia", "red")) == ({"ancient_infantry": 3}, {})


# ---------------------------------------------------------------- catastrophes


def erupted(key: str) -> Table:
    """A D100 of 100, an eruption, Italia, strength 3: two sizes and one unit."""
    lines = settle("italia", "red", "city") + place("italia", "red", ancient_infantry=2)
    t = three('phase = "events"\n' + hand(key) + lines, [[100], [1], [6], [3]])
    assert (told(t, "catastrophe.struck"), waiting(t)) == ([("eruption", "italia", 3)], ["red"])
    return t


@pytest.mark.rule("CV-STR-11")
@pytest.mark.parametrize("key", CATASTROPHES)
def test_cv_str_11_the_catastrophe_spares_its_victim(key: str) -> None:
    t = erupted(key)
    play(t, f"red: strategy {key}; pass")
    assert (land(t, "italia")["size"], units(t, "italia", "red")) == ("city", {"ancient_infantry": 2})
    assert used_up(t, key)
    t = erupted(key)
    play(t, "red: pass")
    assert (land(t, "italia")["size"], units(t, "italia", "red")) == ("village", {"ancient_infantry": 1})


# ---------------------------------------------------------------- tolls


def passing(key: str, coins: int) -> Table:
    lines = settle("italia", "red") + place("gallia", "blue", explorer=1) + f"seat.blue.coins = {coins}\n"
    t = three('active = "blue"\n' + hand(key) + lines)
    play(t, "blue: move explorer@gallia; to italia")
    assert waiting(t) == ["red"]
    return t


@pytest.mark.rule("CV-STR-38")
@pytest.mark.parametrize("key", TOLLS)
def test_cv_str_38_who_passes_pays_at_once_and_cannot_refuse(key: str) -> None:
    t = passing(key, 30)
    play(t, f"red: strategy {key}; pass")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (TOLLS[key], 30 - TOLLS[key])
    assert (units(t, "italia", "blue"), used_up(t, key)) == ({"explorer": 1}, True)
    t = passing(key, 30)
    play(t, "red: pass")
    assert (seat(t, "red")["coins"], seat(t, "red")["hand"]) == (0, [key])


@pytest.mark.rule("CV-STR-38")
def test_cv_str_38_what_is_lacking_is_owed_until_it_is_paid() -> None:
    t = passing("sc_083", 4)
    play(t, "red: strategy sc_083; pass")
    assert (seat(t, "red")["coins"], seat(t, "blue")["coins"]) == (4, 0)
    owed = described(t)["debts"]
    assert owed == [{"debtor": "blue", "creditor": "red", "coins": 11}]
    debts = 'debts = [{ debtor = "blue", creditor = "red", coins = 50 }]\n'
    t = three('phase = "production"\n' + debts, [[1, 1]])
    paid = seat(t, "blue")["income"]
    assert told(t, "toll.paid") == [("blue", "red", paid, 50 - paid)]
    assert described(t)["debts"] == [{"debtor": "blue", "creditor": "red", "coins": 50 - paid}]
    assert seat(t, "blue")["coins"] == 0


# ---------------------------------------------------------------- traitors


@pytest.mark.rule("CV-STR-10", "CV-STR-46")
@pytest.mark.parametrize("key", TRAITORS)
def test_cv_str_10_46_the_beaten_unit_changes_sides_at_once(key: str) -> None:
    t = battle({"ancient_infantry": 2}, {"ancient_infantry": 2}, [[6, 1]], hand(key) + BUSY)
    assert (asked(t), waiting(t)) == ("Window", ["red"])
    complete(t, key, "pass")
    assert told(t, "unit.converted") == [("red", "blue", "ancient_infantry", "gallia")]
    assert (units(t, "gallia", "red"), units(t, "gallia", "blue")) == ({"ancient_infantry": 3}, {"ancient_infantry": 1})


@pytest.mark.rule("CV-STR-46")
def test_cv_str_46_the_traitor_fights_in_the_same_battle() -> None:
    """Red's only unit wins and then falls in the second round: the traitor is still there to fight on."""
    more = hand("sc_071") + discovered("feudalism") + BUSY
    foes = {"medieval_infantry": 1, "ancient_infantry": 1}
    t = battle({"ancient_infantry": 1}, foes, [[6, 1], [1, 6, 6]], more)
    play(t, "blue: field blue.ancient_infantry", "red: strategy sc_071; pass", "blue: fight-on")
    assert told(t, "round.begun")[-1] == ("gallia", 2)
    assert (asked(t), units(t, "gallia", "red")) == ("Retreat", {"ancient_infantry": 1})


@pytest.mark.rule("CV-STR-10")
def test_cv_str_10_traitors_cannot_be_declared_later() -> None:
    t = battle({"ancient_infantry": 2}, {"ancient_infantry": 2}, [[6, 1]], hand("sc_071") + BUSY)
    play(t, "red: pass")
    assert units(t, "gallia", "blue") == {"ancient_infantry": 1}
    idle_until(t, "GovernmentPhase")
    assert refused(t, "red: strategy sc_071").code == "condition_not_met"


# ---------------------------------------------------------------- contagion


VISIT = settle("nile", "blue") + settle("italia", "blue", "city") + place("italia", "blue", ancient_infantry=2)
GUEST = VISIT + place("italia", "red", explorer=1)


@pytest.mark.rule("CV-STR-15", "CV-STR-17")
@pytest.mark.parametrize("key", CONTAGION)
def test_cv_str_15_17_a_guest_brings_the_plague_and_dies_of_it(key: str) -> None:
    assert not is_met(holding(key, VISIT), key)
    assert not is_met(holding(key, GUEST + 'war = [["red", "blue"]]\n'), key)
    t = holding(key, GUEST)
    complete(t, key, "infect italia")
    assert told(t, "plague.broke_out") == [("italia", "red")]
    assert (units(t, "italia", "red"), units(t, "italia", "blue"), land(t, "italia")["size"]) == ({}, {}, "village")


@pytest.mark.rule("CV-STR-17")
def test_cv_str_17_the_guest_dies_even_if_plagues_do_not_touch_him() -> None:
    """An Expansionist is immune, but the locals kill the carrier; and a card saves its victim."""
    t = holding("sc_033", GUEST + 'seat.red.civilization = "expansionist"\n')
    complete(t, "sc_033")
    assert units(t, "italia", "red") == {}
    t = holding("sc_033", GUEST + 'seat.blue.hand = ["sc_041"]\n')
    play(t, "red: strategy sc_033", "blue: strategy sc_041; pass")
    assert (units(t, "italia", "red"), units(t, "italia", "blue")) == ({}, {"ancient_infantry": 2})
