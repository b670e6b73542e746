"""Phase 7: unhappy settlements revolt, and governments fall over it."""

import pytest
from tests.games.civilization.table import (
    asked,
    described,
    land,
    place,
    play,
    refused,
    seat,
    settle,
    table,
    three,
    told,
    units,
)

from quadriga.engine.table import Table

HOME = settle("greenland", "red")


def unrest(position: str, chance: list[list[int]] | None = None, era: str = "medieval", players: int = 3) -> Table:
    """Revolts; red's capital is an island."""
    return table(players, f'phase = "revolts"\nera = "{era}"\n' + HOME + position, chance)


def scores(t: Table) -> list[tuple[str | int, ...]]:
    """Territory and revolt score of every roll."""
    return [(row[1], row[3]) for row in told(t, "revolt.rolled")]


# ---------------------------------------------------------------- when, and the score


@pytest.mark.rule("CV-REV-1")
@pytest.mark.parametrize(("era", "rolls"), [("ancient", 0), ("medieval", 1), ("industrial", 1), ("modern", 1)])
def test_cv_rev_1_there_are_revolts_from_the_medieval_era_on(era: str, rolls: int) -> None:
    assert len(scores(unrest(settle("gallia", "red", "town"), [[20]], era))) == rolls


@pytest.mark.rule("CV-REV-1")
def test_cv_rev_1_nobody_revolts_in_anarchy() -> None:
    t = unrest(settle("gallia", "red", "city") + 'seat.red.government = "anarchy"\n', [[1]])
    assert (scores(t), land(t, "gallia")["size"]) == ([], "city")


@pytest.mark.rule("CV-REV-1")
def test_cv_rev_1_happy_settlements_are_quiet() -> None:
    assert scores(unrest(settle("gallia", "red", "city", "wine"), [[1]])) == []


@pytest.mark.rule("CV-REV-2")
@pytest.mark.parametrize(
    ("size", "government", "score"),
    [
        ("village", "despotism", 1 + 1 + 1),
        ("town", "monarchy", 1 + 2),
        ("city", "republic", 1 + 3 - 1),
        ("metropolis", "democracy", 1 + 4 - 2),
        ("metropolis", "fascism", 1 + 4 + 1),
        ("town", "communism", 1 + 2 + 1),
    ],
)
def test_cv_rev_2_the_size_and_the_government_make_the_score(size: str, government: str, score: int) -> None:
    t = unrest(settle("gallia", "red", size) + f'seat.red.government = "{government}"\n', [[20]])
    assert scores(t) == [("gallia", score)]


@pytest.mark.rule("CV-REV-2", "CV-GAP-112")
def test_cv_rev_2_units_of_the_owner_and_his_friends_keep_order() -> None:
    """1 + 4 + 1, less two of red's own, an aircraft and one of green's; enemies, explorers and ships are none."""
    units_there = place("gallia", "red", medieval_infantry=2, aircraft=1, explorer=1, medieval_ship=1)
    units_there += place("gallia", "green", medieval_infantry=1) + place("gallia", "blue", medieval_infantry=3)
    t = unrest('war = [["red", "blue"]]\n' + settle("gallia", "red", "metropolis") + units_there, [[20]])
    assert scores(t) == [("gallia", 6 - 4 + 1)]


@pytest.mark.rule("CV-REV-2", "CV-GAP-45")
@pytest.mark.parametrize(("wars", "score"), [(0, 4), (1, 5), (2, 6), (3, 7)])
def test_cv_rev_2_every_enemy_adds_a_point_and_barbarians_none(wars: int, score: int) -> None:
    pairs = ", ".join(f'["red", "{other}"]' for other in ("blue", "green", "yellow")[:wars])
    lands = settle("gallia", "red", "town") + "seat.red.barbarian_war = 3\n"
    assert scores(unrest(f"war = [{pairs}]\n" + lands, [[20]], players=4)) == [("gallia", score)]


# ---------------------------------------------------------------- the roll


@pytest.mark.rule("CV-REV-3")
@pytest.mark.parametrize(("die", "size"), [(1, "town"), (5, "town"), (6, "city"), (20, "city")])
def test_cv_rev_3_up_to_the_score_a_settlement_loses_a_size(die: int, size: str) -> None:
    t = unrest(settle("gallia", "red", "city"), [[die]])  # score 5
    assert (land(t, "gallia")["size"], land(t, "gallia")["holder"]) == (size, "red")


@pytest.mark.rule("CV-REV-3")
@pytest.mark.parametrize(("guards", "rolls"), [(3, [("gallia", 1)]), (4, []), (5, [])])
def test_cv_rev_3_a_score_of_nothing_cannot_revolt(guards: int, rolls: list[tuple[str, int]]) -> None:
    t = unrest(settle("gallia", "red", "town") + place("gallia", "red", medieval_infantry=guards), [[1]])
    assert scores(t) == rolls


@pytest.mark.rule("CV-REV-4", "CV-GAP-112")
def test_cv_rev_4_a_village_is_lost_with_its_garrison() -> None:
    there = place("gallia", "red", medieval_infantry=1, explorer=1, medieval_ship=1) + place(
        "gallia", "green", medieval_cavalry=1
    )
    enemies = 'war = [["red", "blue"]]\n' + place("gallia", "blue", medieval_infantry=1)
    works = 'seat.red = { improvements = ["courthouse@gallia"] }\n'
    t = unrest(enemies + settle("gallia", "red", "village", "iron") + there + works, [[1]])
    assert told(t, "settlement.razed") == [("gallia", "red")]
    assert (units(t, "gallia", "red"), units(t, "gallia", "green")) == ({"explorer": 1}, {})
    assert units(t, "gallia", "blue") == {"medieval_infantry": 1}
    assert (seat(t, "red")["improvements"], seat(t, "red")["settlements"]) == (["courthouse"], 1)


@pytest.mark.rule("CV-REV-4", "CV-BAT-21")
@pytest.mark.parametrize(
    ("answers", "rolled"), [(("red: assign courthouse; assign-to niger",), 1), (("red: done",), 2)]
)
def test_cv_rev_4_its_improvements_calm_another_settlement_before_that_one_revolts(
    answers: tuple[str, ...], rolled: int
) -> None:
    lands = settle("gallia", "red", "village", "iron") + settle("niger", "red", "city")
    works = 'seat.red = { government = "monarchy", improvements = ["courthouse@gallia"] }\n'
    t = unrest(lands + works + place("niger", "red", medieval_infantry=3), [[1], [20]])
    assert (asked(t), scores(t)) == ("Redistribution", [("gallia", 2)])
    play(t, *answers)
    assert len(scores(t)) == rolled


# ---------------------------------------------------------------- afterwards


@pytest.mark.rule("CV-REV-5")
def test_cv_rev_5_who_revolted_is_unproductive_until_the_end_of_production() -> None:
    works = 'seat.red = { improvements = ["university@gallia"] }\n'
    t = unrest(settle("gallia", "red", "city") + works, [[1]])
    assert land(t, "gallia")["productive"] is False
    assert land(unrest(settle("gallia", "red", "city") + works, [[20]]), "gallia")["productive"] is True
    mood = settle("gallia", "red", "city", more='mood = ["unproductive_now", "revolted"]')
    t = three('phase = "production"\nera = "medieval"\n' + HOME + mood + works, [[2, 6]])
    assert land(t, "gallia")["productive"] is True


@pytest.mark.rule("CV-REV-5")
def test_cv_rev_5_its_resource_is_not_traded_in_this_turn() -> None:
    lands = settle("gallia", "red", "city", "iron") + settle("italia", "blue", "city", "horses")
    t = unrest(lands, [[1]])
    assert asked(t) == "TradePhase"
    offer = "red: offer blue: 1 resource:gallia for 1 resource:italia"
    assert refused(t, offer).code == "not_tradable"
    play(unrest(lands, [[20]]), offer)


# ---------------------------------------------------------------- two revolts

RED = settle("gallia", "red", "town") + settle("italia", "red", "town") + settle("nile", "red", "town")


@pytest.mark.rule("CV-REV-6")
@pytest.mark.parametrize(("die", "government"), [(3, "anarchy"), (4, "despotism")])
def test_cv_rev_6_two_revolts_may_end_in_a_revolution(die: int, government: str) -> None:
    t = unrest(RED, [[1], [1], [20], [die]])  # three unhappy settlements
    assert told(t, "revolution.rolled") == [("red", die, 3)]
    assert seat(t, "red")["government"] == government


@pytest.mark.rule("CV-REV-6")
def test_cv_rev_6_settlements_that_are_gone_do_not_count() -> None:
    villages = RED.replace('"town"', '"village"')
    t = unrest(villages, [[1], [1], [20], [2]])
    assert told(t, "revolution.rolled") == [("red", 2, 1)]
    assert seat(t, "red")["government"] == "despotism"


@pytest.mark.rule("CV-REV-6")
def test_cv_rev_6_one_revolt_is_no_danger_and_three_are_rolled_for_once() -> None:
    assert told(unrest(RED, [[1], [20], [20]]), "revolution.rolled") == []
    assert told(unrest(RED, [[1], [1], [1], [6]]), "revolution.rolled") == [("red", 6, 3)]


@pytest.mark.rule("CV-REV-6")
def test_cv_rev_6_under_any_government() -> None:
    t = unrest(RED + 'seat.red.government = "monarchy"\n', [[1], [1], [20], [1]])
    assert (seat(t, "red")["government"], described(t)["phase"]) == ("anarchy", "trade")


@pytest.mark.rule("CV-REV-6")
def test_cv_rev_6_everybodys_revolts_are_counted_by_themselves() -> None:
    lands = settle("gallia", "red", "town") + settle("madagascar", "blue") + settle("nile", "blue", "town")
    assert told(unrest(lands, [[1], [1]]), "revolution.rolled") == []
