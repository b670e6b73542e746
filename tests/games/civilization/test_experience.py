"""Military experience: great and normal battles, points for taking part and for winning, and when there are none."""

import pytest
from tests.games.civilization.fights import WINS, battle, experience, landing, winner
from tests.games.civilization.table import events, land, place, play, settle, three, told

BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over
HOME = settle("anatolia", "blue")  # blue's capital is elsewhere
TROIKA = {"industrial_infantry": 1, "industrial_cavalry": 1, "industrial_artillery": 1}


def foot(number: int) -> dict[str, int]:
    return {"industrial_infantry": number}


# ---------------------------------------------------------------- great and normal battles


@pytest.mark.rule("CV-ME-1", "CV-ME-4")
@pytest.mark.parametrize(
    ("attack", "defence", "great"),
    [
        (TROIKA, TROIKA, 1),
        (foot(5), foot(5), 1),
        (TROIKA, foot(5), 1),
        (foot(4), foot(5), 0),
        (TROIKA, foot(3), 0),
        (foot(3), TROIKA, 0),
        (foot(1), foot(1), 0),
    ],
)
def test_cv_me_1_4_a_land_battle_is_great_with_a_troika_or_five_units_on_both_sides(
    attack: dict[str, int], defence: dict[str, int], great: int
) -> None:
    t = battle(attack, defence, [], BUSY)
    assert [row[4] for row in told(t, "battle.begun")] == [great]


@pytest.mark.rule("CV-ME-2", "CV-ME-4")
@pytest.mark.parametrize(("ours", "theirs", "great"), [(3, 3, 1), (4, 3, 1), (3, 2, 0), (2, 3, 0)])
def test_cv_me_2_4_a_naval_battle_is_great_with_three_ships_on_both_sides(ours: int, theirs: int, great: int) -> None:
    t = battle({"ancient_ship": ours}, {"ancient_ship": theirs}, [], BUSY, "black_sea")
    assert [row[4] for row in told(t, "battle.begun")] == [great]


@pytest.mark.rule("CV-ME-3", "CV-GAP-50")
@pytest.mark.parametrize(
    ("attack", "defence", "ship", "great"),
    [
        (foot(3), foot(3), True, 1),
        (foot(3), foot(2), True, 0),
        (foot(2), foot(3), True, 0),
        (foot(3), foot(3), False, 0),  # the test of a land battle
        (TROIKA, TROIKA, False, 1),
        (foot(5), TROIKA, False, 1),
    ],
)
def test_cv_me_3_a_landing_is_great_with_a_ship_and_three_land_units_on_both_sides(
    attack: dict[str, int], defence: dict[str, int], ship: bool, great: int
) -> None:
    t = landing(attack, defence, [], place("baltic_sea", "blue", medieval_ship=1) if ship else "")
    assert [row[3:] for row in told(t, "battle.begun")] == [(1, great)]


@pytest.mark.rule("CV-ME-5")
@pytest.mark.parametrize(("helpers", "great"), [(2, 1), (1, 0)])
def test_cv_me_5_units_of_supporters_count(helpers: int, great: int) -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue", "green"], supporters = ["green"] }\n'
        + place("gallia", "red", **foot(5))
        + place("gallia", "blue", **foot(3))
        + place("gallia", "green", **foot(helpers))
    )
    assert [row[4] for row in told(t, "battle.begun")] == [great]


# ---------------------------------------------------------------- taking part


@pytest.mark.rule("CV-ME-6", "CV-ME-8", "CV-ME-14")
def test_cv_me_6_8_both_sides_get_a_point_and_the_winner_one_more() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], BUSY)
    assert experience(t) == {"red": 2, "blue": 1}
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[1, 6]], BUSY)
    assert experience(t) == {"red": 1, "blue": 2}


@pytest.mark.rule("CV-ME-6")
def test_cv_me_6_a_second_normal_battle_with_the_same_player_brings_no_point_for_taking_part() -> None:
    t = three(
        'step = "battles"\ndeclared = [\n'
        + "".join(
            f'  {{ space = "{space}", attackers = ["red"], defenders = ["{other}"] }},\n'
            for space, other in (("gallia", "blue"), ("italia", "blue"), ("germania", "green"))
        )
        + "]\n"
        + "".join(place(space, "red", ancient_infantry=1) for space in ("gallia", "italia", "germania"))
        + place("gallia", "blue", ancient_infantry=1)
        + place("italia", "blue", ancient_infantry=1)
        + place("germania", "green", ancient_infantry=1),
        [[6, 1], [6, 1], [6, 1]],
    )
    gained = [("red", 2), ("blue", 1), ("red", 1), ("red", 2), ("green", 1)]
    assert told(t, "experience.gained")[:5] == gained


@pytest.mark.rule("CV-ME-7", "CV-ME-8", "CV-ME-14")
@pytest.mark.parametrize("again", ["", "seat.red.deeds = { fought = 2 }\nseat.blue.deeds = { fought = 1 }\n"])
def test_cv_me_7_8_every_great_battle_counts_and_brings_one_point_more_of_each_kind(again: str) -> None:
    t = battle({"ancient_ship": 3}, {"ancient_ship": 3}, [[6, 1]] * 3, again + BUSY, "black_sea")
    play(t, "red: field #1; field #2")
    assert experience(t) == {"red": 1 + 1 + 1 + 1, "blue": 1 + 1}


@pytest.mark.rule("CV-ME-9")
def test_cv_me_9_a_victory_needs_a_survivor() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[4, 4]], BUSY)
    assert (winner(t), experience(t)) == (-1, {"red": 1, "blue": 1})


@pytest.mark.rule("CV-ME-10", "CV-ME-14")
@pytest.mark.parametrize(("settled", "points"), [(True, 5), (False, 4)])
def test_cv_me_10_a_great_landing_with_a_settlement_brings_the_winner_one_more(settled: bool, points: int) -> None:
    more = place("baltic_sea", "blue", industrial_ship=1) + HOME + (settle("gallia", "blue") if settled else "")
    t = landing(foot(3), foot(3), [WINS] * 4, more)
    for _ in range(3):
        play(t, "red: storm gallia", "blue: cease-fire")
    play(t, "red: engage baltic_sea")
    assert experience(t) == {"red": points, "blue": 2}
    assert land(t, "gallia").get("holder", "nobody") == ("red" if settled else "nobody")


@pytest.mark.rule("CV-GAP-128")
def test_cv_gap_128_two_opponents_in_one_battle_bring_one_point_for_taking_part() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue", "green"] }\n'
        + place("gallia", "red", modern_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "green", ancient_infantry=1)
        + BUSY,
        [[6, 6, 1, 1], [6, 6, 6, 6, 1], [6, 6, 6, 6, 1]],
    )
    play(t, "blue: field green.ancient_infantry; fight-on")
    assert experience(t) == {"red": 2, "blue": 1, "green": 1}


# ---------------------------------------------------------------- supporters and barbarians


HELP = (
    'battle = { space = "gallia", attackers = ["red", "green"], defenders = ["blue"], supporters = ["green"] }\n'
    + place("gallia", "red", ancient_infantry=2)
    + place("gallia", "green", ancient_infantry=1)
    + place("gallia", "blue", ancient_infantry=1)
    + BUSY
)


@pytest.mark.rule("CV-ME-11")
def test_cv_me_11_a_supporter_with_a_survivor_gets_as_much_as_whom_he_supported() -> None:
    t = three(HELP, [[6, 1]])
    play(t, "red: field red.ancient_infantry")
    assert experience(t) == {"red": 2, "green": 2, "blue": 1}


@pytest.mark.rule("CV-ME-11")
def test_cv_me_11_a_supporter_without_survivors_gets_nothing() -> None:
    t = three(HELP, [[1, 6], [6, 1]])
    play(t, "red: field green.ancient_infantry", "blue: fight-on")
    assert experience(t) == {"red": 2, "blue": 1}


@pytest.mark.rule("CV-ME-12")
def test_cv_me_12_barbarians_are_an_opponent_like_any_other() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["barbarians"] }\n'
        + place("gallia", "red", ancient_infantry=1)
        + place("gallia", "barbarians", ancient_infantry=1)
        + BUSY,
        [[6, 1]],
    )
    assert experience(t) == {"red": 2}


# ---------------------------------------------------------------- no points


@pytest.mark.rule("CV-ME-13")
def test_cv_me_13_a_side_that_retreats_gets_nothing() -> None:
    three_came = "{ kind = 'ancient_infantry', owner = 'red', space = 'gallia', origin = 'italia' }, " * 3
    more = f"pieces = [{three_came}]\n" + BUSY
    t = battle({"ancient_infantry": 3}, {"ancient_infantry": 3}, [[6, 1], [4]], more)
    play(t, "red: end-round; retreat gallia")
    assert experience(t) == {"blue": 2}


@pytest.mark.rule("CV-ME-13")
def test_cv_me_13_nothing_for_taking_what_nobody_defends() -> None:
    t = battle({"ancient_infantry": 1}, {}, [], HOME + settle("gallia", "blue", "city") + BUSY)
    assert (land(t, "gallia")["holder"], events(t, "experience.gained")) == ("red", [])
    t = three(
        'war = [["red", "blue"]]\n' + place("gallia", "blue", explorer=1) + place("gallia", "red", ancient_infantry=1)
    )
    play(t, "red: seize blue.explorer")
    assert events(t, "experience.gained") == []


@pytest.mark.rule("CV-ME-13", "CV-GAP-49")
def test_cv_me_13_nothing_for_a_landing_that_does_not_take_the_settlement() -> None:
    t = landing(
        foot(1), {"industrial_infantry": 1}, [[6, 6, 6, 6, 6, 6], [1, 1, 1, 6, 6, 6]], HOME + settle("gallia", "blue")
    )
    play(t, "red: fire red.industrial_ship", "red: storm gallia")
    assert (winner(t), experience(t)) == (1, {"blue": 2})
