"""Declaring battles: who may, when, and who attacks, defends or helps in the ten scenarios of the rulebook.

Red is the active player A, blue is B, green is C; they act in this order.
"""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    happened,
    offered,
    place,
    play,
    refused,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

RED = place("italia", "red", ancient_infantry=1, explorer=1)
BLUE = place("gallia", "blue", ancient_infantry=1, ancient_cavalry=1)
GREEN = place("gallia", "green", ancient_infantry=2, ancient_cavalry=1)


def enter(others: str, war: str = "") -> Table:
    """Red moves an army into Gallia, where the others are."""
    t = three((f"war = [{war}]\n" if war else "") + RED + others)
    play(t, "red: move red.ancient_infantry; to gallia")
    return t


def sides(t: Table) -> tuple[list[str], list[str]]:
    """Attackers and defenders of the battle under way, each with those who merely support."""
    fight = described(t)["battle"]
    return fight["attackers"], fight["defenders"]


# ---------------------------------------------------------------- when a battle happens


@pytest.mark.rule("CV-BAT-1")
def test_cv_bat_1_a_battle_is_declared_on_armies_in_the_same_space() -> None:
    t = enter(BLUE)
    play(t, "blue: let-pass gallia", "red: attack gallia/blue")
    assert told(t, "battle.declared") == [("gallia", "red", "blue")]


@pytest.mark.rule("CV-BAT-1")
def test_cv_bat_1_a_settlement_without_armies_can_be_declared_captured() -> None:
    t = three(RED + settle("anatolia", "blue") + settle("gallia", "blue", "town"))
    play(t, "red: move red.ancient_infantry; to gallia")
    assert offered(t, "red", "attack") == ["gallia/blue"]
    play(t, "red: attack gallia/blue; done")
    assert told(t, "settlement.captured")[0][:3] == ("red", "blue", "gallia")


@pytest.mark.rule("CV-BAT-1")
def test_cv_bat_1_ships_declare_battle_on_armies_of_a_neighbouring_territory() -> None:
    ship = place("baltic_sea", "red", industrial_ship=1) + place("nile", "red", explorer=1)
    t = three('era = "industrial"\nlost = ["gunpowder_weapons"]\n' + ship + BLUE + place("italia", "blue", explorer=1))
    assert offered(t, "red", "bombard") == ["gallia/blue"]
    play(t, "red: bombard gallia/blue")
    assert told(t, "battle.declared") == [("gallia", "red", "blue")]


@pytest.mark.rule("CV-BAT-1")
def test_cv_bat_1_there_is_no_battle_where_nobody_else_is() -> None:
    t = three(RED + place("gallia", "blue", explorer=1))
    play(t, "red: move red.ancient_infantry; to gallia")
    assert (asked(t), offered(t, "red", "attack")) == ("PlayerMovement", [])


# ---------------------------------------------------------------- when it is declared


@pytest.mark.rule("CV-BAT-2")
def test_cv_bat_2_the_others_are_asked_in_turn_order_as_soon_as_the_first_unit_enters() -> None:
    t = three(place("italia", "red", ancient_infantry=2) + BLUE + GREEN)
    play(t, "red: move red.ancient_infantry; to gallia")
    assert (asked(t), waiting(t)) == ("Passage", ["blue"])
    play(t, "blue: let-pass gallia")
    assert (asked(t), waiting(t)) == ("Passage", ["green"])
    play(t, "green: let-pass gallia", "red: move red.ancient_infantry@italia; to gallia")
    assert (asked(t), waiting(t)) == ("PlayerMovement", ["red"])  # nobody has a second say
    assert units(t, "gallia", "red") == {"ancient_infantry": 2}


@pytest.mark.rule("CV-BAT-2")
def test_cv_bat_2_who_let_units_into_one_space_is_asked_about_another() -> None:
    t = three(
        place("italia", "red", ancient_infantry=2)
        + place("gallia", "blue", ancient_infantry=1)
        + place("germania", "blue", ancient_infantry=1)
    )
    play(t, "red: move red.ancient_infantry; to gallia", "blue: let-pass gallia")
    play(t, "red: move red.ancient_infantry@italia; to germania")
    assert (asked(t), waiting(t)) == ("Passage", ["blue"])


@pytest.mark.rule("CV-BAT-2")
def test_cv_bat_2_only_military_units_can_be_refused() -> None:
    t = three(RED + BLUE)
    play(t, "red: move explorer; to gallia")
    assert waiting(t) == ["red"]


@pytest.mark.rule("CV-BAT-2")
def test_cv_bat_2_who_is_refused_stops_and_the_rest_may_still_move() -> None:
    roads = "".join(f'land.{name} = {{ road = "road" }}\n' for name in ("italia", "gallia", "germania"))
    position = roads + place("italia", "red", ancient_infantry=2) + place("gallia", "blue", ancient_infantry=1)
    free = three(position)
    play(free, "red: move red.ancient_infantry; to gallia", "blue: let-pass gallia")
    assert can(free, "red: to germania")  # half a point is left
    t = three(position)
    play(t, "red: move red.ancient_infantry; to gallia", "blue: refuse gallia")
    assert refused(t, "red: move red.ancient_infantry@gallia") is not None
    assert can(t, "red: move red.ancient_infantry@italia")
    assert happened(t, "battle.begun") == []


# ---------------------------------------------------------------- the ten scenarios


@pytest.mark.rule("CV-BAT-7")
def test_cv_bat_7_without_a_declaration_there_is_no_battle() -> None:
    t = enter(BLUE)
    play(t, "blue: let-pass gallia", "red: done")
    assert (described(t)["declared"], described(t)["war"], told(t, "battle.begun")) == ([], [], [])


@pytest.mark.rule("CV-BAT-8", "CV-BAT-6")
def test_cv_bat_8_who_enters_and_declares_is_the_attacker() -> None:
    t = enter(BLUE)
    play(t, "blue: let-pass gallia", "red: attack gallia/blue; done")
    assert sides(t) == (["red"], ["blue"])
    assert described(t)["war"] == [["red", "blue"]]


@pytest.mark.rule("CV-BAT-9", "CV-BAT-6")
def test_cv_bat_9_who_refuses_is_the_attacker_and_the_newcomer_defends() -> None:
    t = enter(BLUE)
    play(t, "blue: refuse gallia", "red: done")
    assert sides(t) == (["blue"], ["red"])
    assert described(t)["war"] == [["red", "blue"]]


@pytest.mark.rule("CV-BAT-10")
def test_cv_bat_10_enemies_must_be_attacked() -> None:
    t = enter(BLUE, '["red", "blue"]')
    assert described(t)["declared"] == [{"space": "gallia", "attackers": ["red"], "defenders": ["blue"]}]
    play(t, "red: done")
    assert sides(t) == (["red"], ["blue"])


@pytest.mark.rule("CV-BAT-11")
def test_cv_bat_11_a_third_player_attacks_the_newcomer_and_the_second_stays_neutral() -> None:
    t = enter(BLUE + GREEN)
    play(t, "blue: let-pass gallia", "green: refuse gallia", "red: done", "blue: stay-out")
    assert sides(t) == (["green"], ["red"])
    assert described(t)["war"] == [["red", "green"]]


@pytest.mark.rule("CV-BAT-12", "CV-BAT-4", "CV-DIP-1", "CV-GAP-48")
def test_cv_bat_12_the_second_player_helps_the_newcomer() -> None:
    t = enter(BLUE + GREEN)
    play(t, "blue: let-pass gallia", "green: refuse gallia", "red: done", "blue: join-defence gallia")
    assert sides(t) == (["green"], ["red", "blue"])
    assert described(t)["war"] == [["red", "green"], ["blue", "green"]]


@pytest.mark.rule("CV-BAT-13", "CV-BAT-4", "CV-DIP-1", "CV-GAP-48")
def test_cv_bat_13_the_second_player_helps_the_third() -> None:
    t = enter(BLUE + GREEN)
    play(t, "blue: let-pass gallia", "green: refuse gallia", "red: done", "blue: join-attack gallia")
    assert sides(t) == (["blue", "green"], ["red"])
    assert described(t)["war"] == [["red", "blue"], ["red", "green"]]


@pytest.mark.rule("CV-BAT-14")
def test_cv_bat_14_an_enemy_must_be_attacked_while_the_third_player_stays_out() -> None:
    t = enter(BLUE + GREEN, '["red", "blue"]')
    play(t, "green: let-pass gallia", "red: done", "green: stay-out")
    assert sides(t) == (["red"], ["blue"])
    assert described(t)["war"] == [["red", "blue"]]


@pytest.mark.rule("CV-BAT-15", "CV-DIP-1")
def test_cv_bat_15_the_third_player_joins_the_attack_on_an_enemy() -> None:
    t = enter(BLUE + GREEN, '["red", "blue"]')
    play(t, "green: let-pass gallia", "red: done", "green: join-attack gallia")
    assert sides(t) == (["red", "green"], ["blue"])
    assert described(t)["war"] == [["red", "blue"], ["blue", "green"]]


@pytest.mark.rule("CV-BAT-16")
def test_cv_bat_16_two_enemies_are_attacked_together_and_must_unite() -> None:
    t = enter(BLUE + GREEN, '["red", "blue"], ["red", "green"]')
    play(t, "red: done")
    assert sides(t) == (["red"], ["blue", "green"])
    assert told(t, "battle.joined") == []  # nobody was asked
    assert waiting(t) == ["green"]  # who has more units leads both


@pytest.mark.rule("CV-BAT-4")
def test_cv_bat_4_only_who_is_there_can_help_and_nobody_helps_an_enemy() -> None:
    t = three(
        'war = [["red", "blue"], ["red", "green"]]\nstep = "battles"\n'
        'declared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
        + place("gallia", "red", ancient_infantry=1)
        + BLUE
        + GREEN
    )
    assert (asked(t), waiting(t)) == ("Support", ["green"])
    assert can(t, "green: join-defence gallia")
    assert not can(t, "green: join-attack gallia")
    away = three(
        'step = "battles"\ndeclared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
        + place("gallia", "red", ancient_infantry=1)
        + BLUE
        + place("italia", "green", ancient_infantry=1)
    )
    assert asked(away) == "Clash"


@pytest.mark.rule("CV-BAT-4", "CV-LND-12")
@pytest.mark.parametrize(
    ("own", "theirs", "open_to"),
    [
        ("ancient_ship", "", []),
        ("industrial_ship", "", ["join_attack"]),
        ("ancient_ship", "industrial_ship", ["join_defence"]),
        ("industrial_ship", "industrial_ship", ["join_attack", "join_defence"]),
    ],
)
def test_cv_bat_4_ships_off_the_coast_help_only_where_they_can_fight(own: str, theirs: str, open_to: list[str]) -> None:
    t = three(
        'era = "industrial"\nlost = ["gunpowder_weapons"]\nstep = "battles"\n'
        'declared = [{ space = "gallia", attackers = ["red"], defenders = ["blue"] }]\n'
        + place("gallia", "red", ancient_infantry=1)
        + BLUE
        + place("baltic_sea", "green", **{own: 1})
        + (place("baltic_sea", "red", **{theirs: 1}) if theirs else "")
    )
    assert [verb for verb in ("join_attack", "join_defence") if offered(t, "green", verb)] == open_to


@pytest.mark.rule("CV-BAT-2", "CV-MOV-3")
def test_cv_bat_2_ships_that_have_declared_a_bombardment_stay_and_their_troops_may_land() -> None:
    fleet = (
        'pieces = [{ kind = "industrial_ship", owner = "red", space = "baltic_sea", cargo = ["industrial_infantry"] }]'
    )
    t = three('era = "industrial"\nlost = ["gunpowder_weapons"]\n' + fleet + "\n" + RED + BLUE)
    assert any("industrial_ship" in name for name in offered(t, "red", "move"))
    play(t, "red: bombard gallia/blue")
    assert not any("industrial_ship" in name for name in offered(t, "red", "move"))
    play(t, "red: move industrial_infantry; to gallia")
    assert units(t, "gallia", "red") == {"industrial_infantry": 1}
