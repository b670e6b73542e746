"""Where barbarians come from, who leads them, and what becomes of their settlements."""

import pytest
from tests.games.civilization.hordes import HOME, horde, marches, raiders
from tests.games.civilization.table import (
    asked,
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

from quadriga.engine.table import Table

AWAY = settle("madagascar", "blue")  # blue's capital


# ---------------------------------------------------------------- minor civilizations


def minor(territory: str, dice: list[list[int]], more: str = "", era: str = "ancient", **army: int) -> Table:
    """Red's explorer, with an army or without, finds a minor civilization."""
    token = f'era = "{era}"\nland.{territory} = {{ token = "minor_civilization" }}\n'
    scene = token + place(territory, "red", explorer=1, **army) + place("labrador", "red", explorer=1) + more
    t = three(scene, dice)
    play(t, f"red: look explorer@{territory}")
    return t


@pytest.mark.rule("CV-BAR-4", "CV-GAP-44")
@pytest.mark.parametrize(
    ("territory", "die", "second"),
    [
        ("nile", 2, "ancient_cavalry"),
        ("nile", 3, "ancient_cavalry"),
        ("nile", 4, "ancient_infantry"),
        ("nile", 5, "ancient_infantry"),
        ("gobi", 1, "ancient_artillery"),
        ("gobi", 3, "ancient_cavalry"),
        ("gobi", 5, "ancient_infantry"),
    ],
)
def test_cv_bar_4_infantry_and_a_unit_by_the_die_found_a_barbarian_village(
    territory: str, die: int, second: str
) -> None:
    t = minor(territory, [[die]])
    expected = {"ancient_infantry": 1}
    expected[second] = expected.get(second, 0) + 1
    assert (land(t, territory)["holder"], land(t, territory)["size"]) == ("barbarians", "village")
    assert units(t, territory, "barbarians") == expected


@pytest.mark.rule("CV-BAR-4", "CV-BAR-23", "CV-GAP-43", "CV-GAP-44")
@pytest.mark.parametrize(("territory", "die", "sea"), [("nile", 1, "red_sea"), ("java", 5, "timor_sea")])
def test_cv_bar_4_on_coasts_and_islands_the_second_unit_may_be_a_ship(territory: str, die: int, sea: str) -> None:
    t = minor(territory, [[die], [1]])
    assert units(t, territory, "barbarians") == {"ancient_infantry": 1}
    assert units(t, sea, "barbarians") == {"ancient_ship": 1}


@pytest.mark.rule("CV-BAR-5", "CV-EVT-2", "CV-GAP-136")
def test_cv_evt_2_during_the_games_a_minor_civilization_rises_without_a_fight() -> None:
    t = minor("gobi", [[3]], 'event = "olympics"\n', "medieval", medieval_infantry=1)
    assert (land(t, "gobi")["holder"], told(t, "battle.begun")) == ("barbarians", [])
    assert units(t, "gobi", "red") == {"explorer": 1, "medieval_infantry": 1}


@pytest.mark.rule("CV-EVT-2", "CV-GAP-136")
def test_cv_evt_2_during_the_games_barbarians_move_but_enter_nothing_of_players() -> None:
    games = 'era = "medieval"\nevent = "olympics"\n'
    near = settle("italia", "blue", "town") + raiders("gallia") + place("germania", "green", explorer=1)
    t = horde(games + near, [[1], [6]])
    assert (marches(t), land(t, "italia")["holder"]) == ([], "blue")
    t = horde(games.replace("olympics", "none") + near, [[1], [6]])
    assert marches(t) == [("gallia", "italia")]
    shared = raiders("gallia") + place("gallia", "blue", ancient_infantry=1)
    assert told(horde(games + shared, [[1]]), "battle.begun") == []


@pytest.mark.rule("CV-BAR-4")
def test_cv_bar_4_they_have_the_weapons_of_the_era() -> None:
    t = minor("nile", [[3]], era="industrial")
    assert units(t, "nile", "barbarians") == {"industrial_infantry": 1, "industrial_cavalry": 1}


@pytest.mark.rule("CV-BAR-5")
def test_cv_bar_5_the_explorer_is_killed_even_beside_foreign_armies() -> None:
    t = minor("nile", [[4]], place("nile", "blue", ancient_infantry=1))
    assert (units(t, "nile", "red"), units(t, "nile", "blue")) == ({}, {"ancient_infantry": 1})
    assert told(t, "battle.begun") == []


@pytest.mark.rule("CV-BAR-5", "CV-BAR-25")
def test_cv_bar_5_his_own_army_protects_him_and_is_attacked_at_once() -> None:
    t = minor("nile", [[4], [1, 6], [1, 6]], ancient_infantry=2)
    assert told(t, "battle.begun")[0][:3] == ("nile", "barbarians", "red")
    play(t, "blue: field #5")
    assert units(t, "nile", "red") == {"ancient_infantry": 2, "explorer": 1}
    assert (land(t, "nile"), seat(t, "red")["coins"]) == ({}, 30)


# ---------------------------------------------------------------- who leads them


@pytest.mark.rule("CV-BAR-1")
@pytest.mark.parametrize(("attacked", "leader"), [("blue", "red"), ("red", "blue")])
def test_cv_bar_1_the_first_player_who_does_not_fight_them_leads_them(attacked: str, leader: str) -> None:
    lands = AWAY + settle("nile", attacked, "town") + place("nile", attacked, ancient_infantry=2)
    t = horde(lands + raiders("sudan", ancient_infantry=1, ancient_cavalry=1), [[1], [6]])
    assert [name for name in ("red", "blue", "green") if len(offered(t, name, "field")) == 2] == [leader]


@pytest.mark.rule("CV-BAR-1")
def test_cv_bar_1_barbarians_are_everybodys_enemies() -> None:
    t = three(place("gallia", "red", explorer=1) + raiders("italia"))
    play(t, "red: move explorer")
    assert refused(t, "red: to italia").code == "enemy_there"


# ---------------------------------------------------------------- generation


@pytest.mark.rule("CV-BAR-22", "CV-GAP-43")
@pytest.mark.parametrize(
    ("territory", "die", "kind"),
    [
        ("nile", 2, "ancient_cavalry"),
        ("nile", 3, "ancient_cavalry"),
        ("nile", 4, "ancient_infantry"),
        ("nile", 5, "ancient_infantry"),
        ("gobi", 1, "ancient_artillery"),
        ("gobi", 2, "ancient_cavalry"),
        ("gobi", 5, "ancient_infantry"),
    ],
)
def test_cv_bar_22_on_one_to_five_a_unit_appears_in_a_barbarian_settlement(territory: str, die: int, kind: str) -> None:
    t = horde(settle(territory, "barbarians") + raiders(territory, ancient_infantry=1), [[die]])
    assert told(t, "barbarians.appeared") == [(territory, kind)]
    assert sum(units(t, territory, "barbarians").values()) == 2


@pytest.mark.rule("CV-BAR-22")
@pytest.mark.parametrize("die", [6, 7, 8])
def test_cv_bar_22_on_six_to_eight_nobody_appears(die: int) -> None:
    t = horde(settle("nile", "barbarians") + raiders("nile"), [[die]])
    assert told(t, "barbarians.appeared") == []


@pytest.mark.rule("CV-BAR-22")
def test_cv_bar_22_new_ones_act_from_the_next_turn_on() -> None:
    lands = settle("nile", "barbarians") + settle("sudan", "blue", "town")
    t = horde(lands + raiders("nile"), [[4]])
    assert (marches(t), units(t, "nile", "barbarians")) == ([], {"ancient_infantry": 2})


@pytest.mark.rule("CV-BAR-23")
@pytest.mark.parametrize(("drawn", "sea"), [(0, "eastern_mediterranean"), (1, "red_sea")])
def test_cv_bar_23_a_ship_needs_no_technology_and_appears_in_one_of_the_seas(drawn: int, sea: str) -> None:
    t = horde(settle("nile", "barbarians") + raiders("nile"), [[1], [drawn]])
    assert units(t, sea, "barbarians") == {"ancient_ship": 1}


@pytest.mark.rule("CV-BAR-23")
def test_cv_bar_23_beside_a_single_sea_there_is_no_lot() -> None:
    t = horde(settle("sahara", "barbarians") + raiders("sahara"), [[1]])
    assert units(t, "eastern_mediterranean", "barbarians") == {"ancient_ship": 1}


@pytest.mark.rule("CV-BAR-22", "CV-GAP-43")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_cv_bar_22_islands_send_ships_only(die: int) -> None:
    t = horde(settle("nippon", "barbarians") + raiders("nippon"), [[die], [0]])
    assert units(t, "sea_of_japan", "barbarians") == {"ancient_ship": 1}


# ---------------------------------------------------------------- growth of an occupation

TAKEN = 'occupied = true, founder = "blue"'


@pytest.mark.rule("CV-BAR-34")
@pytest.mark.parametrize("garrison", [1, 2])
def test_cv_bar_34_up_to_three_units_are_a_garrison(garrison: int) -> None:
    lands = AWAY + settle("nile", "blue", "town", more=TAKEN) + settle("sudan", "green")
    t = horde(lands + raiders("nile", ancient_infantry=garrison), [[5]])  # no attackers: no die for their order
    assert (units(t, "nile", "barbarians"), marches(t)) == ({"ancient_infantry": garrison + 1}, [])
    assert (land(t, "nile")["holder"], land(t, "nile")["occupied"]) == ("blue", True)


@pytest.mark.rule("CV-BAR-34", "CV-BAR-35")
def test_cv_bar_35_the_fourth_makes_the_settlement_barbarian() -> None:
    lands = AWAY + settle("nile", "blue", "town", "wine", TAKEN) + settle("sudan", "green", "city")
    more = 'seat.blue = { coins = 20, improvements = ["temple@nile"] }\n'
    t = horde(lands + more + raiders("nile", ancient_infantry=3), [[5]])
    assert (land(t, "nile")["holder"], land(t, "nile")["size"]) == ("barbarians", "town")
    assert "occupied" not in land(t, "nile")
    assert (seat(t, "blue")["settlements"], seat(t, "blue")["improvements"], seat(t, "blue")["coins"]) == (
        1,
        ["temple"],
        20,
    )


@pytest.mark.rule("CV-BAR-35")
def test_cv_bar_35_all_but_one_attack_from_then_on() -> None:
    lands = AWAY + settle("nile", "barbarians", "town") + settle("tanganika", "green", "city")
    t = horde(lands + raiders("nile", ancient_infantry=4), [[1], [6], [8]])
    assert (units(t, "nile", "barbarians"), units(t, "sudan", "barbarians")) == (
        {"ancient_infantry": 1},
        {"ancient_infantry": 3},
    )


@pytest.mark.rule("CV-BAR-35")
def test_cv_bar_35_a_capital_that_becomes_barbarian_is_replaced_without_further_loss() -> None:
    lands = settle("nile", "blue", "town", more=TAKEN) + settle("gallia", "blue") + settle("italia", "blue")
    more = 'seat.blue = { coins = 20, wonders = ["oracle"] }\n'
    t = horde(lands + more + raiders("nile", ancient_infantry=3), [[5]])
    assert (asked(t), waiting(t), offered(t, "blue", "elect")) == ("ElectCapital", ["blue"], ["gallia", "italia"])
    play(t, "blue: elect italia")
    assert (seat(t, "blue")["capital"], seat(t, "blue")["coins"], seat(t, "blue")["wonders"]) == (
        "italia",
        20,
        ["oracle"],
    )


@pytest.mark.rule("CV-BAR-36")
def test_cv_bar_36_a_ship_is_not_the_fourth_of_a_garrison() -> None:
    lands = AWAY + settle("nile", "blue", "town", more=TAKEN)
    t = horde(lands + raiders("nile", ancient_infantry=3), [[1], [1]])
    assert (land(t, "nile")["holder"], units(t, "red_sea", "barbarians")) == ("blue", {"ancient_ship": 1})


@pytest.mark.rule("CV-BAR-36")
def test_cv_bar_36_islands_are_not_occupied() -> None:
    """Rebels of a civil war beat the garrison of an island, and stay there as attackers without goal."""
    lands = settle("gallia", "blue") + settle("nippon", "blue", "town")
    army = place("nippon", "blue", industrial_infantry=1)
    t = three('phase = "events"\nera = "industrial"\n' + HOME + lands + army, [[78], [6, 6, 6, 1, 1, 1]])
    assert told(t, "civil_war.broke_out") == [("blue",)]
    assert (units(t, "nippon", "barbarians"), units(t, "nippon", "blue")) == ({"industrial_infantry": 1}, {})
    assert "occupied" not in land(t, "nippon")
    t = horde(lands + raiders("nippon"), [[1]])
    assert (marches(t), "occupied" in land(t, "nippon")) == ([], False)
