"""Retreats: when, whereto, with which roll, and by land and sea at once."""

import pytest
from tests.games.civilization.fights import WINS, battle, experience, landing, winner
from tests.games.civilization.table import (
    asked,
    can,
    events,
    offered,
    place,
    play,
    refused,
    settle,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over


def came(kind: str, origin: str, number: int = 1, space: str = "gallia") -> str:
    """Red's units that entered a space in this phase: entries of ``pieces``."""
    return f"{{ kind = '{kind}', owner = 'red', space = '{space}', origin = '{origin}' }}, " * number


def raid(chance: list[list[int]], pieces: str = "", more: str = "", attack: int = 3, defence: int = 3) -> Table:
    """Red's infantry from Italia against blue's in Gallia."""
    here = f"pieces = [{pieces or came('ancient_infantry', 'italia', attack)}]\n"
    return battle({"ancient_infantry": attack}, {"ancient_infantry": defence}, chance, here + more + BUSY)


# ---------------------------------------------------------------- when


@pytest.mark.rule("CV-RET-1")
def test_cv_ret_1_nobody_retreats_before_the_end_of_the_first_round() -> None:
    t = raid([[6, 1]])
    assert (asked(t), can(t, "red: end-round")) == ("Clash", True)
    assert refused(t, "red: retreat gallia") is not None
    play(t, "red: end-round")
    assert (asked(t), waiting(t), can(t, "red: retreat gallia")) == ("Retreat", ["red"], True)
    play(t, "red: fight-on")
    assert (asked(t), waiting(t), can(t, "blue: retreat gallia")) == ("Retreat", ["blue"], True)


# ---------------------------------------------------------------- the roll


@pytest.mark.rule("CV-RET-6")
@pytest.mark.parametrize(("die", "goes"), [(3, 0), (4, 1)])
def test_cv_ret_6_four_or_more_succeeds(die: int, goes: int) -> None:
    t = raid([[6, 1], [die]])
    play(t, "red: end-round; retreat gallia")
    assert told(t, "retreat.rolled") == [("red", die, 0, 0)]
    assert told(t, "retreat.decided") == [("red", "gallia", goes, 0)]
    assert units(t, "italia", "red") == ({"ancient_infantry": 3} if goes else {})


@pytest.mark.rule("CV-RET-6")
@pytest.mark.parametrize(("attack", "losses", "bonus"), [(3, 1, 0), (3, 2, 1), (4, 2, 1), (5, 2, 0)])
def test_cv_ret_6_who_has_lost_half_of_his_units_adds_one(attack: int, losses: int, bonus: int) -> None:
    t = raid([[1, 6]] * losses + [[3]], attack=attack)
    play(t, *["red: field red.ancient_infantry"] * (losses - 1), "red: end-round; retreat gallia")
    assert told(t, "retreat.rolled") == [("red", 3, 0, bonus)]
    assert told(t, "retreat.decided") == [("red", "gallia", bonus, 0)]


@pytest.mark.rule("CV-RET-6")
def test_cv_ret_6_the_defender_rolls_in_the_same_way() -> None:
    t = raid([[6, 1], [6, 1], [3]])
    play(t, "red: field #1; end-round; fight-on", "blue: retreat gallia")
    assert told(t, "retreat.rolled") == [("blue", 3, 0, 1)]
    assert (units(t, "germania", "blue"), winner(t)) == ({"ancient_infantry": 1}, 0)


# ---------------------------------------------------------------- where the attack goes


@pytest.mark.rule("CV-RET-2", "CV-GAP-81")
def test_cv_ret_2_the_attackers_go_back_to_where_they_came_from() -> None:
    both = came("ancient_infantry", "italia", 2) + came("ancient_infantry", "germania")
    t = raid([[6, 1], [4]], both)
    play(t, "red: end-round; retreat gallia")
    assert offered(t, "red", "fall_back") == ["germania", "italia"]
    play(t, "red: pick red.ancient_infantry; fall-back italia; fall-back germania")
    assert (units(t, "italia", "red"), units(t, "germania", "red")) == (
        {"ancient_infantry": 1},
        {"ancient_infantry": 2},
    )
    assert winner(t) == 1


@pytest.mark.rule("CV-RET-2")
def test_cv_ret_2_not_to_where_a_hostile_army_stands() -> None:
    both = came("ancient_infantry", "italia", 2) + came("ancient_infantry", "germania")
    hostile = place("italia", "barbarians", ancient_infantry=1)
    t = raid([[6, 1], [4]], both, hostile)
    play(t, "red: end-round; retreat gallia")
    assert (units(t, "germania", "red"), units(t, "italia", "red")) == ({"ancient_infantry": 3}, {})
    t = raid([[6, 1]], more=hostile)
    play(t, "red: end-round")
    assert (asked(t), waiting(t)) == ("Retreat", ["blue"])  # red has nowhere to go


@pytest.mark.rule("CV-RET-2")
def test_cv_ret_2_back_to_the_sea_only_on_own_ships_with_room() -> None:
    landed = came("ancient_infantry", "baltic_sea", 3)
    t = raid([[6, 1], [4]], landed, place("baltic_sea", "red", ancient_ship=1))
    play(t, "red: end-round; retreat gallia")
    assert units(t, "baltic_sea", "red") == {"ancient_ship": 1, "ancient_infantry": 3}
    for more in ("", place("canary_sea", "red", ancient_ship=1)):
        t = raid([[6, 1]], landed, more)
        play(t, "red: end-round")
        assert waiting(t) == ["blue"]


@pytest.mark.rule("CV-RET-3")
def test_cv_ret_3_an_attacker_who_was_already_there_cannot_retreat() -> None:
    t = battle({"ancient_infantry": 3}, {"ancient_infantry": 3}, [[6, 1]], BUSY)
    play(t, "red: end-round")
    assert (asked(t), waiting(t)) == ("Retreat", ["blue"])
    ships = battle({"ancient_ship": 3}, {"ancient_ship": 3}, [[6, 1]], BUSY, "black_sea")
    play(ships, "red: end-round")
    assert (asked(ships), waiting(ships)) == ("Retreat", ["blue"])


# ---------------------------------------------------------------- where the defence goes


@pytest.mark.rule("CV-RET-4")
def test_cv_ret_4_the_defender_goes_anywhere_but_to_enemies_and_to_where_the_attacker_came_from() -> None:
    t = raid([[6, 1], [4]])
    play(t, "red: end-round; fight-on", "blue: retreat gallia")
    assert (units(t, "germania", "blue"), units(t, "italia", "blue")) == ({"ancient_infantry": 2}, {})
    neutral = raid([[6, 1], [4]], more=place("germania", "green", ancient_infantry=1))
    play(neutral, "red: end-round; fight-on", "blue: retreat gallia")
    assert units(neutral, "germania", "blue") == {"ancient_infantry": 2}
    for hostile in (place("germania", "barbarians", ancient_infantry=1), settle("germania", "red")):
        t = raid([[6, 1]], more=hostile)
        play(t, "red: end-round; fight-on")
        assert asked(t) == "Clash"  # blue has nowhere to go


@pytest.mark.rule("CV-RET-4")
def test_cv_ret_4_the_defenders_may_board_their_ships() -> None:
    t = raid([[6, 1], [4]], more=place("canary_sea", "blue", ancient_ship=1))
    play(t, "red: end-round; fight-on", "blue: retreat gallia")
    assert offered(t, "blue", "fall_back") == ["germania", "canary_sea"]
    play(t, "blue: fall-back canary_sea")
    assert units(t, "canary_sea", "blue") == {"ancient_ship": 1, "ancient_infantry": 2}


@pytest.mark.rule("CV-RET-4")
def test_cv_ret_4_ships_flee_to_another_sea_than_the_attackers() -> None:
    fleet = came("ancient_ship", "western_mediterranean", 3, "canary_sea")
    t = battle({"ancient_ship": 3}, {"ancient_ship": 3}, [[6, 1], [4]], f"pieces = [{fleet}]\n" + BUSY, "canary_sea")
    play(t, "red: end-round; fight-on", "blue: retreat canary_sea")
    goals = ["sargasso_sea", "equatorial_atlantic", "north_atlantic", "gulf_of_guinea"]
    assert offered(t, "blue", "fall_back") == goals


@pytest.mark.rule("CV-RET-5")
def test_cv_ret_5_who_finds_no_room_stays_and_fights_on() -> None:
    landed = came("ancient_infantry", "baltic_sea", 5)
    t = raid([[6, 1], [4]], landed, place("baltic_sea", "red", ancient_ship=1), attack=5)
    play(t, "red: end-round; retreat gallia")  # three of them find room
    assert units(t, "baltic_sea", "red") == {"ancient_ship": 1, "ancient_infantry": 3}
    assert units(t, "gallia", "red") == {"ancient_infantry": 2}
    assert (asked(t), waiting(t), events(t, "battle.ended")) == ("Retreat", ["blue"], [])


@pytest.mark.rule("CV-GAP-120")
def test_cv_gap_120_explorers_and_aircraft_go_along() -> None:
    more = place("italia", "blue", ancient_cavalry=1) + 'lost = ["flight"]\n'
    t = battle(
        {"ancient_infantry": 3},
        {"ancient_infantry": 3, "explorer": 1, "aircraft": 1},
        [[6, 1], [4]],
        more + BUSY,
    )
    play(t, "blue: unescorted", "red: end-round", "blue: retreat gallia; fall-back germania; fall-back germania")
    assert units(t, "germania", "blue") == {"ancient_infantry": 2, "explorer": 1}
    assert asked(t) == "Withdrawal"  # with the army or to the other base
    play(t, "blue: fall-back italia")
    assert units(t, "italia", "blue") == {"ancient_cavalry": 1, "aircraft": 1}


# ---------------------------------------------------------------- landings


LANDED = (
    f"pieces = [{came('industrial_infantry', 'baltic_sea', 2)}"
    f"{came('industrial_ship', 'north_atlantic', 1, 'baltic_sea')}]\n"
)


@pytest.mark.rule("CV-RET-7", "CV-GAP-46")
@pytest.mark.parametrize(
    ("dice", "ashore", "baltic", "atlantic", "over"),
    [
        ([4, 4], {}, {}, {"industrial_ship": 1, "industrial_infantry": 2}, True),
        ([3, 4], {"industrial_infantry": 2}, {}, {"industrial_ship": 1}, False),
        ([4, 3], {}, {"industrial_ship": 1, "industrial_infantry": 2}, {}, False),
        ([3, 3], {"industrial_infantry": 2}, {"industrial_ship": 1}, {}, False),
    ],
)
def test_cv_ret_7_troops_and_ships_roll_each_and_go_or_stay_by_their_own_die(
    dice: list[int], ashore: dict[str, int], baltic: dict[str, int], atlantic: dict[str, int], over: bool
) -> None:
    t = landing({"industrial_infantry": 2}, {"industrial_infantry": 2, "industrial_cavalry": 1}, [WINS, dice], LANDED)
    play(t, "red: storm gallia", "blue: field blue.industrial_cavalry", "red: end-round; retreat gallia")
    assert told(t, "retreat.rolled") == [("red", dice[0], dice[1], 0)]
    assert units(t, "gallia", "red") == ashore
    assert (units(t, "baltic_sea", "red"), units(t, "north_atlantic", "red")) == (baltic, atlantic)
    assert bool(events(t, "battle.ended")) == over


@pytest.mark.rule("CV-GAP-119")
def test_cv_gap_119_ships_that_did_not_move_draw_off_and_stay_in_their_sea() -> None:
    t = landing({}, {"industrial_infantry": 1, "industrial_cavalry": 1}, [[1, 1, 1, 6, 6, 6], [4]])
    play(t, "red: fire-at blue.industrial_infantry", "red: retreat gallia")
    assert units(t, "baltic_sea", "red") == {"industrial_ship": 1}
    assert (winner(t), experience(t)) == (1, {"blue": 2})
