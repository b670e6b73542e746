"""Battles with barbarians, and settlements they have occupied."""

import pytest
from tests.games.civilization.fights import clashes, experience, fallen, winner
from tests.games.civilization.hordes import HOME, horde, marches, raiders
from tests.games.civilization.table import (
    asked,
    can,
    described,
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
)

from quadriga.engine.table import Table

AWAY = settle("madagascar", "blue")
TAKEN = "occupied = true"
BUSY = place("labrador", "green", explorer=1)


def clash(chance: list[list[int]], position: str, attacker: str = "red", where: str = "nile") -> Table:
    """Red and barbarians fight in a space."""
    defender = "barbarians" if attacker == "red" else "red"
    battle = f'battle = {{ space = "{where}", attackers = ["{attacker}"], defenders = ["{defender}"] }}\n'
    return three(battle + BUSY + position, chance)


# ---------------------------------------------------------------- sack and occupation


@pytest.mark.rule("CV-BAR-20", "CV-BAR-29")
@pytest.mark.parametrize(("coins", "left"), [(20, 10), (21, 11), (1, 1), (0, 0)])
def test_cv_bar_20_the_victors_plunder_half_the_treasury_and_stay(coins: int, left: int) -> None:
    lands = AWAY + settle("nile", "blue", "town") + place("nile", "blue", ancient_infantry=1)
    more = f"seat.blue.coins = {coins}\n"
    t = horde(lands + more + raiders("sudan", ancient_infantry=2), [[1], [6], [6, 1], [8]])
    assert told(t, "settlement.occupied") == [("nile", "blue", coins - left)]
    assert seat(t, "blue")["coins"] == left
    assert (land(t, "nile")["holder"], land(t, "nile")["size"], land(t, "nile")["occupied"]) == ("blue", "town", True)
    assert units(t, "nile", "barbarians") == {"ancient_infantry": 2}


@pytest.mark.rule("CV-BAR-20")
def test_cv_bar_20_an_empty_settlement_is_taken_without_a_fight() -> None:
    t = horde(AWAY + settle("nile", "blue") + raiders("sudan"), [[1], [6], [8]])
    assert (told(t, "battle.begun"), land(t, "nile")["occupied"]) == ([], True)


@pytest.mark.rule("CV-BAR-20")
def test_cv_bar_20_beaten_barbarians_take_nothing() -> None:
    lands = AWAY + settle("nile", "blue") + place("nile", "blue", ancient_infantry=1) + "seat.blue.coins = 20\n"
    t = horde(lands + raiders("sudan"), [[1], [6], [1, 6]])
    assert (winner(t), seat(t, "blue")["coins"], "occupied" in land(t, "nile")) == (1, 20, False)


@pytest.mark.rule("CV-BAR-29")
def test_cv_bar_29_the_attackers_have_become_a_garrison() -> None:
    lands = AWAY + settle("nile", "blue", more=TAKEN) + settle("sudan", "green")
    t = horde(lands + raiders("nile", ancient_infantry=2), [[8]])  # nobody is activated, one settlement rolls
    assert (marches(t), units(t, "nile", "barbarians")) == ([], {"ancient_infantry": 2})


@pytest.mark.rule("CV-GAP-79", "CV-BAR-35")
def test_cv_gap_79_four_victors_make_the_settlement_barbarian_at_once() -> None:
    t = horde(AWAY + settle("nile", "blue", "town") + raiders("sudan", ancient_infantry=4), [[1], [6], [8]])
    assert (land(t, "nile")["holder"], land(t, "nile")["size"]) == ("barbarians", "town")


# ---------------------------------------------------------------- what it means for the owner


@pytest.mark.rule("CV-BAR-30")
@pytest.mark.parametrize(("more", "coins"), [("", 2 + 10 + 3 + 20), (TAKEN, 2)])
def test_cv_bar_30_an_occupied_settlement_brings_nothing(more: str, coins: int) -> None:
    """A village of 2, a metropolis with spices of 10, 3 for the resource and 20 for the critical one; spices alone
    would bring 3 more."""
    lands = settle("greenland", "red") + settle("nile", "red", "metropolis", "spices", more)
    happy = 'seat.red = { improvements = ["castle@nile"] }\n'
    t = three('phase = "production"\nera = "medieval"\n' + lands + happy, [[2, 6], [20]], governments="off")
    extra = 3 if coins > 20 else 0
    assert seat(t, "red")["coins"] == max(20, coins + extra)


@pytest.mark.rule("CV-BAR-30")
def test_cv_bar_30_nothing_is_bought_there() -> None:
    lands = settle("gallia", "red", "town") + settle("nile", "red", "town", more=TAKEN)
    more = 'phase = "purchase"\nlost = ["bronze_working"]\nseat.red = { coins = 99, improvements = ["temple"] }\n'
    t = three(more + lands + raiders("nile"))
    play(t, "red: buy-unit ancient_infantry")
    assert offered(t, "red", "recruit_at") == ["gallia"]
    t = three(more + lands + raiders("nile"))
    assert "nile" not in offered(t, "red", "grow")
    play(t, "red: assign temple")
    assert "nile" not in offered(t, "red", "assign_to")


@pytest.mark.rule("CV-BAR-30")
def test_cv_bar_30_trades_of_its_resource_end_at_once() -> None:
    lands = AWAY + settle("nile", "blue", "town", "wine") + settle("italia", "red", "town", "iron")
    trade = 'trades = [{ between = ["italia", "nile"] }]\n'
    t = horde(lands + trade + raiders("sudan"), [[1], [6], [8]])
    assert described(t)["trades"] == []


@pytest.mark.rule("CV-BAR-31", "CV-GAP-72")
def test_cv_bar_31_it_is_unhappy_and_counts_for_the_general_unhappiness() -> None:
    """Industrial era: one unhappy settlement of two is more than 40 per cent."""
    lands = settle("gallia", "blue") + settle("nile", "blue", "town", "wine", TAKEN) + raiders("nile")
    t = three('phase = "events"\nera = "industrial"\n' + HOME + lands, [[78]])
    assert land(t, "nile")["happy"] is False
    assert told(t, "civil_war.broke_out") == [("blue",)]


@pytest.mark.rule("CV-BAR-31")
@pytest.mark.parametrize(("more", "rolls"), [("", 1), (TAKEN, 0)])
def test_cv_bar_31_it_does_not_revolt(more: str, rolls: int) -> None:
    lands = settle("greenland", "red") + settle("nile", "red", "city", more=more)
    assert len(told(three('phase = "revolts"\nera = "medieval"\n' + lands, [[20]]), "revolt.rolled")) == rolls


@pytest.mark.rule("CV-BAR-31")
@pytest.mark.parametrize(("more", "targets"), [("", ["gallia/italia"]), (TAKEN, [])])
def test_cv_bar_31_it_is_not_dominated(more: str, targets: list[str]) -> None:
    lands = settle("gallia", "red", "metropolis") + AWAY + settle("italia", "blue", more=more)
    t = three('phase = "culture"\nera = "medieval"\n' + lands, [[2, 6]])
    assert (offered(t, "red", "dominate") if asked(t) == "CulturePhase" else []) == targets


@pytest.mark.rule("CV-BAR-32")
def test_cv_bar_32_without_a_free_capital_no_spy_is_placed_but_another_one_may_be_elected() -> None:
    lands = settle("nile", "red", more=TAKEN) + settle("gallia", "red", "town")
    rich = 'phase = "purchase"\nera = "industrial"\nlost = ["nationalism"]\nseat.red.coins = 99\n'
    t = three(rich + lands + raiders("nile"))
    reason = refused(t, "red: buy-spy")
    assert (reason.code, "CV-BAR-32" in reason.rules) == ("no_free_capital", True)
    assert can(t, "red: move-capital gallia")
    assert can(three(rich + lands.replace(f", {TAKEN}", "")), "red: buy-spy")


@pytest.mark.rule("CV-BAR-33")
def test_cv_bar_33_alert_markers_leave_with_the_owner() -> None:
    alert = "alert = { nile = 3, gallia = 2 }\n"
    t = horde(alert + AWAY + settle("nile", "blue") + raiders("sudan"), [[1], [6], [8]])
    assert described(t)["alert"] == {"gallia": 2}


# ---------------------------------------------------------------- battles


@pytest.mark.rule("CV-BAR-24")
@pytest.mark.parametrize("attacker", ["red", "barbarians"])
def test_cv_bar_24_players_have_one_point_more_in_attack_and_defence(attacker: str) -> None:
    armies = place("nile", "red", ancient_infantry=1) + raiders("nile")
    t = clash([[5, 5]], armies, attacker)
    assert sorted(clashes(t)) == [("barbarians", 5, 0, 5), ("red", 5, 1, 6)]
    assert fallen(t) == [("barbarians", "ancient_infantry")]


@pytest.mark.rule("CV-BAR-25", "CV-BAR-28")
def test_cv_bar_25_a_barbarian_settlement_is_destroyed_for_thirty_coins() -> None:
    armies = place("nile", "red", ancient_infantry=2) + raiders("nile", ancient_infantry=2)
    t = clash([[6, 1], [6, 1]], settle("nile", "barbarians", "town", "wine") + armies)
    play(t, "red: field #2")
    assert (told(t, "barbarians.destroyed"), seat(t, "red")["coins"]) == ([("red", "nile", 30)], 30)
    assert "size" not in land(t, "nile")
    assert len(fallen(t)) == 2  # all of them had to be beaten


@pytest.mark.rule("CV-BAR-26")
def test_cv_bar_26_one_is_back_in_ones_own_settlement_which_keeps_its_size() -> None:
    armies = place("nile", "red", ancient_infantry=1) + raiders("nile")
    t = clash([[6, 1]], settle("gallia", "red") + settle("nile", "red", "city", more=TAKEN) + armies)
    assert (land(t, "nile")["holder"], land(t, "nile")["size"]) == ("red", "city")
    assert ("occupied" in land(t, "nile"), seat(t, "red")["coins"]) == (False, 0)


@pytest.mark.rule("CV-BAR-27")
def test_cv_bar_27_anothers_settlement_is_conquered_from_the_barbarians() -> None:
    armies = place("nile", "red", ancient_infantry=1) + raiders("nile")
    t = clash([[6, 1]], AWAY + settle("nile", "blue", "city", more=TAKEN) + armies)
    assert told(t, "settlement.captured") == [("red", "blue", "nile", "town")]
    assert (land(t, "nile")["holder"], land(t, "nile")["size"], "occupied" in land(t, "nile")) == ("red", "town", False)


@pytest.mark.rule("CV-BAR-28")
def test_cv_bar_28_a_battle_in_the_field_brings_experience_and_no_coins() -> None:
    t = clash([[6, 1]], place("nile", "red", ancient_infantry=1) + raiders("nile"))
    assert (experience(t), seat(t, "red")["coins"]) == ({"red": 2}, 0)


@pytest.mark.rule("CV-BAR-28")
@pytest.mark.parametrize(("defender", "asks"), [("blue", ["Retreat"]), ("barbarians", [])])
def test_cv_bar_28_barbarians_never_retreat(defender: str, asks: list[str]) -> None:
    battle = f'battle = {{ space = "nile", attackers = ["red"], defenders = ["{defender}"] }}\n'
    armies = place("nile", "red", ancient_infantry=1) + place("nile", defender, ancient_infantry=3)
    t = three(battle + BUSY + armies, [[6, 1], [6, 1], [6, 1]])
    assert ([asked(t)] if asked(t) == "Retreat" else []) == asks
    if not asks:
        assert (units(t, "nile", "barbarians"), winner(t)) == ({}, 0)  # one round after the other, to the last man


# ---------------------------------------------------------------- what it means for its former owner


@pytest.mark.rule("CV-BAR-35", "CV-CPL-2")
def test_cv_cpl_2_a_capital_that_a_group_makes_barbarian_is_replaced_at_once() -> None:
    """It makes for Anatolia, and one movement point ends in Nile."""
    lands = settle("nile", "blue", "town", more=TAKEN) + settle("anatolia", "blue") + 'seat.blue.capital = "nile"\n'
    t = horde(lands + raiders("nile", ancient_infantry=3) + raiders("sudan", ancient_infantry=2), [[1], [6], [8]])
    assert told(t, "settlement.barbarian") == [("nile", "blue")]
    assert (told(t, "capital.elected"), seat(t, "blue")["capital"]) == ([("blue", "anatolia")], "anatolia")


@pytest.mark.rule("CV-BAR-35", "CV-GOV-21")
def test_cv_gov_21_fanatics_rise_where_barbarians_take_a_settlement_for_good() -> None:
    lands = AWAY + settle("nile", "blue") + 'seat.blue.government = "fundamentalism"\n'
    t = horde(lands + raiders("sudan", ancient_infantry=4), [[1], [6], [8]])
    assert told(t, "settlement.barbarian") == [("nile", "blue")]
    assert told(t, "fanatic.raised") == [("blue", "ancient_infantry", "madagascar")] * 3
