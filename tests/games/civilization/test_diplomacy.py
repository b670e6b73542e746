"""War and peace: how they come about, what they mean, and enemies who share spaces."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle_until,
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

WAR = 'war = [["red", "blue"]]\n'


# ---------------------------------------------------------------- war and peace


@pytest.mark.rule("CV-DIP-1")
def test_cv_dip_1_whoever_fights_is_at_war_and_nobody_else() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue"] }\n'
        + place("gallia", "red", ancient_infantry=1, ancient_cavalry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "green", ancient_infantry=1)
    )
    assert (asked(t), described(t)["war"]) == ("Clash", [["red", "blue"]])


@pytest.mark.rule("CV-DIP-2")
def test_cv_dip_2_enemies_who_both_want_it_make_peace_in_trade() -> None:
    t = three('phase = "trade"\n' + WAR)
    play(t, "red: want-peace blue")
    assert described(t)["war"] == [["red", "blue"]]
    wishes = t.module.view(t.game, 1)["wishes"]
    assert [(a, b) for a in range(3) for b in range(3) if wishes[a][b]] == [(0, 1)]  # blue can see that it is asked
    play(t, "blue: want-peace red")
    assert (described(t)["war"], told(t, "peace.made")) == ([], [("blue", "red")])


@pytest.mark.rule("CV-DIP-2")
def test_cv_dip_2_anarchy_brings_peace_with_everybody() -> None:
    t = three('phase = "government"\nwar = [["red", "blue"], ["red", "green"], ["blue", "green"]]\n')
    play(t, "red: abdicate")
    assert described(t)["war"] == [["blue", "green"]]


# ---------------------------------------------------------------- what war means


@pytest.mark.rule("CV-DIP-3")
def test_cv_dip_3_enemies_do_not_dominate_each_other_by_culture() -> None:
    position = (
        'phase = "culture"\nera = "medieval"\n'
        + settle("gallia", "red", "metropolis", "wine")
        + settle("nile", "blue")
        + settle("italia", "blue")
        + settle("niger", "green")
        + settle("germania", "green")
    )
    assert offered(three(position), "red", "dominate") == ["gallia/germania", "gallia/italia"]
    assert offered(three(position + WAR), "red", "dominate") == ["gallia/germania"]


@pytest.mark.rule("CV-DIP-3")
def test_cv_dip_3_enemies_trade_nothing_but_peace() -> None:
    coins = "seat.red.coins = 5\nseat.blue.coins = 5\n"
    t = three('phase = "trade"\n' + WAR + coins)
    reason = refused(t, "red: offer blue: 2 coins for nothing")
    assert (reason.code, "CV-DIP-3" in reason.rules) == ("at_war", True)
    assert can(t, "red: offer blue: nothing for nothing with peace by red until 0")
    near = settle("gallia", "red") + settle("italia", "blue")
    assert can(three('phase = "trade"\n' + coins + near), "red: offer blue: 2 coins for nothing")


@pytest.mark.rule("CV-DIP-3")
def test_cv_dip_3_units_do_not_move_freely_through_an_enemys_land() -> None:
    land = settle("anatolia", "blue") + settle("gallia", "blue", more='road = "road"')
    land += 'land.italia = { road = "road" }\nland.germania = { road = "road" }\n'
    land += place("italia", "red", explorer=1, ancient_infantry=1)
    t = three(WAR + land)
    play(t, "red: move explorer")
    reason = refused(t, "red: to gallia")
    assert reason.code == "enemy_there"
    play(t, "red: halt; move red.ancient_infantry; to gallia")
    assert described(t)["declared"] == [{"space": "gallia", "attackers": ["red"], "defenders": ["blue"]}]
    peace = three(land)
    play(peace, "red: move red.ancient_infantry; to gallia; to germania")
    assert (units(peace, "germania", "red"), described(peace)["declared"]) == ({"ancient_infantry": 1}, [])


@pytest.mark.rule("CV-DIP-3")
def test_cv_dip_3_spies_do_not_pass_through_an_enemys_army() -> None:
    position = 'era = "industrial"\nseat.red.spies = ["italia"]\n' + place("gallia", "blue", ancient_infantry=1)
    t = three(WAR + position, [[8]])
    play(t, "red: spy-to red.1/gallia")
    assert offered(t, "red", "spy_to") == []
    peace = three(position)
    play(peace, "red: spy-to red.1/gallia")
    assert offered(peace, "red", "spy_to") == ["red.1/germania", "red.1/italia"]


# ---------------------------------------------------------------- shared spaces


def trade_over(position: str, chance: list[list[int]] | None = None, *lines: str) -> Table:
    """Red and blue, at war, come to the end of the Trade phase."""
    t = three('phase = "trade"\n' + WAR + position, chance)
    play(t, *lines, "red: done", "blue: done", "green: done")
    return t


SHARED = place("gallia", "red", ancient_infantry=2) + place("gallia", "blue", ancient_infantry=1)


@pytest.mark.rule("CV-DIP-4")
def test_cv_dip_4_a_war_begun_elsewhere_does_not_touch_a_shared_space_at_once() -> None:
    t = three(
        'step = "battles"\ndeclared = [{ space = "italia", attackers = ["red"], defenders = ["blue"] }]\n'
        + SHARED
        + place("italia", "red", ancient_infantry=1)
        + place("italia", "blue", ancient_infantry=1),
        [[6, 1]],
    )
    idle_until(t, "TradePhase")
    assert [row[0] for row in told(t, "battle.begun")] == ["italia"]
    assert units(t, "gallia", "blue") == {"ancient_infantry": 1}


@pytest.mark.rule("CV-DIP-4")
def test_cv_dip_4_without_peace_in_trade_enemies_fight_in_all_spaces_they_share() -> None:
    sea = place("baltic_sea", "red", ancient_ship=1) + place("baltic_sea", "blue", ancient_ship=2)
    t = trade_over(SHARED + sea, [[6, 1], [1, 6]])
    assert [row[:3] for row in told(t, "battle.begun")] == [("gallia", "red", "blue"), ("baltic_sea", "blue", "red")]


@pytest.mark.rule("CV-DIP-4")
def test_cv_dip_4_peace_spares_them() -> None:
    t = trade_over(SHARED, None, "red: want-peace blue", "blue: want-peace red")
    assert told(t, "battle.begun") == []


@pytest.mark.rule("CV-DIP-4", "CV-BAT-4")
@pytest.mark.parametrize(("line", "joined"), [("join-defence", 1), ("join-attack", 0)])
def test_cv_dip_4_others_there_may_support_either_side(line: str, joined: int) -> None:
    t = trade_over(SHARED + place("gallia", "green", ancient_infantry=1))
    assert (asked(t), waiting(t)) == ("Support", ["green"])
    play(t, f"green: {line} gallia")
    assert told(t, "battle.joined") == [("gallia", "green", joined)]
    assert ["red" if joined else "blue", "green"] in described(t)["war"]


@pytest.mark.rule("CV-DIP-4", "CV-BAT-4")
def test_cv_dip_4_who_stays_out_stays_at_peace() -> None:
    t = trade_over(SHARED + place("gallia", "green", ancient_infantry=1), [[6, 1]])
    play(t, "green: stay-out")
    assert told(t, "battle.begun")[0][:3] == ("gallia", "red", "blue")
    assert (described(t)["war"], described(t)["declared"]) == ([["red", "blue"]], [])


@pytest.mark.rule("CV-DIP-5")
def test_cv_dip_5_the_owner_of_the_settlement_defends_else_who_has_fewer_armies() -> None:
    t = trade_over(SHARED + settle("gallia", "red"))
    assert told(t, "battle.begun")[0][:3] == ("gallia", "blue", "red")
    t = trade_over(SHARED)
    assert told(t, "battle.begun")[0][:3] == ("gallia", "red", "blue")
    fewer = place("gallia", "red", ancient_infantry=1) + place("gallia", "blue", ancient_infantry=2)
    t = trade_over(fewer)
    assert told(t, "battle.begun")[0][:3] == ("gallia", "blue", "red")


@pytest.mark.rule("CV-DIP-5")
@pytest.mark.parametrize(
    ("rolled", "attacker"), [([[30, 70]], "blue"), ([[70, 30]], "red"), ([[50, 50], [20, 10]], "red")]
)
def test_cv_dip_5_equal_armies_roll_and_the_lower_one_defends(rolled: list[list[int]], attacker: str) -> None:
    equal = place("gallia", "red", ancient_infantry=1) + place("gallia", "blue", ancient_infantry=1)
    t = trade_over(equal, [*rolled, [6, 1]])
    assert told(t, "battle.begun")[0][1] == attacker
