"""The course of a battle: who leads, sealed choices, rounds, cargo, and what becomes of settlement and explorers."""

import pytest
from tests.games.civilization.fights import battle, clashes, fallen, winner
from tests.games.civilization.table import (
    asked,
    can,
    events,
    happened,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    state,
    table,
    three,
    told,
    units,
    waiting,
)

BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over
HOME = settle("anatolia", "blue")  # blue's capital is elsewhere


def from_italia(kind: str, number: int = 1) -> str:
    """Red's units that came to Gallia from Italia in this phase: entries of ``pieces``."""
    entry = f'{{ kind = "{kind}", owner = "red", space = "gallia", origin = "italia" }}'
    return ", ".join([entry] * number)


# ---------------------------------------------------------------- order, kinds and leaders


@pytest.mark.rule("CV-BAT-3")
def test_cv_bat_3_battles_follow_the_movement_in_the_order_of_their_declaration() -> None:
    t = three(
        'war = [["red", "blue"]]\n'
        + place("germania", "red", ancient_infantry=2, explorer=1)
        + place("italia", "blue", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1),
        [[6, 1], [5, 2]],
    )
    play(t, "red: move red.ancient_infantry; to italia", "red: move red.ancient_infantry@germania; to gallia")
    assert happened(t, "battle.declared", "battle.begun") == ["battle.declared"] * 2
    play(t, "red: done")
    assert [row[0] for row in told(t, "battle.begun")] == ["italia", "gallia"]
    assert [row[1] for row in clashes(t)] == [6, 1, 5, 2]


@pytest.mark.rule("CV-BAT-4")
def test_cv_bat_4_the_player_with_most_units_leads_a_side() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue", "green"], supporters = ["green"] }\n'
        + place("gallia", "red", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "green", ancient_cavalry=2)
    )
    assert (asked(t), waiting(t)) == ("Clash", ["green"])
    assert offered(t, "green", "field") == ["blue.ancient_infantry@gallia#1", "green.ancient_cavalry@gallia#2"]


@pytest.mark.rule("CV-BAT-4")
def test_cv_bat_4_equal_allies_roll_two_dice_until_one_is_higher() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue", "green"], supporters = ["green"] }\n'
        + place("gallia", "red", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + place("gallia", "green", ancient_cavalry=1),
        [[1, 6, 4, 3], [2, 3, 2, 4]],
    )
    assert told(t, "command.rolled") == [("blue", 7), ("green", 7), ("blue", 5), ("green", 6)]
    assert waiting(t) == ["green"]


@pytest.mark.rule("CV-BAT-5")
@pytest.mark.parametrize(
    ("where", "ours", "theirs", "landing"),
    [
        ("gallia", {"industrial_infantry": 1}, {"industrial_infantry": 2}, 0),
        ("baltic_sea", {"industrial_ship": 1}, {"industrial_ship": 2}, 0),
        ("gallia", {}, {"industrial_infantry": 2}, 1),
    ],
)
def test_cv_bat_5_armies_fight_armies_and_ships_ships_but_ships_land_against_armies(
    where: str, ours: dict[str, int], theirs: dict[str, int], landing: int
) -> None:
    fleet = place("canary_sea", "red", industrial_ship=1)
    more = 'era = "industrial"\nlost = ["gunpowder_weapons", "metallurgy"]\n' + fleet + BUSY
    t = battle(ours, theirs, [[1, 1, 1, 6, 6, 6]], more, where)
    if not landing and where == "gallia":
        play(t, "red: ready")  # the frigate off the coast stays out of it
    assert [row[3] for row in told(t, "battle.begun")] == [landing]


# ---------------------------------------------------------------- clashes and rounds


@pytest.mark.rule("CV-BAT-17", "CV-GAP-75")
def test_cv_bat_17_units_are_chosen_in_secret_and_the_lower_total_dies() -> None:
    t = battle(
        {"ancient_infantry": 1, "ancient_cavalry": 1},
        {"ancient_infantry": 1, "ancient_cavalry": 1},
        [[6, 4]],
        BUSY,
    )
    assert waiting(t) == ["blue", "red"]
    play(t, "blue: field blue.ancient_cavalry")
    assert (events(t, "unit.fielded"), waiting(t)) == ([], ["red"])
    play(t, "red: field red.ancient_infantry")
    assert [row[:2] for row in told(t, "unit.fielded")] == [("red", "ancient_infantry"), ("blue", "ancient_cavalry")]
    assert clashes(t) == [("red", 6, 0, 6), ("blue", 4, 1, 5)]
    assert fallen(t) == [("blue", "ancient_cavalry")]


@pytest.mark.rule("CV-BAT-17")
def test_cv_bat_17_the_survivor_is_set_aside_for_the_round() -> None:
    t = battle({"ancient_infantry": 1, "ancient_cavalry": 1}, {"ancient_infantry": 3}, [[6, 1]], BUSY)
    play(t, "red: field red.ancient_infantry")
    assert refused(t, "red: field red.ancient_infantry").code == "fought_this_round"
    assert can(t, "red: field red.ancient_cavalry")


@pytest.mark.rule("CV-BAT-17")
def test_cv_bat_17_on_a_tie_both_die() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[3, 3]], BUSY)
    assert fallen(t) == [("red", "ancient_infantry"), ("blue", "ancient_infantry")]
    assert winner(t) == -1


@pytest.mark.rule("CV-BAT-18")
def test_cv_bat_18_a_round_ends_when_all_units_of_one_side_have_fought() -> None:
    t = battle({"ancient_infantry": 3}, {"ancient_infantry": 2}, [[1, 6], [1, 6], [1, 6]], BUSY)
    play(t, "red: field red.ancient_infantry")  # the first one had no choice
    assert (len(clashes(t)), asked(t), waiting(t)) == (4, "Retreat", ["blue"])
    play(t, "blue: fight-on")
    assert [row[1] for row in told(t, "round.begun")] == [1, 2]


@pytest.mark.rule("CV-BAT-18", "CV-GAP-125")
def test_cv_bat_18_the_attacker_may_decline_to_use_more_units_once_he_has_attacked() -> None:
    t = battle({"ancient_infantry": 1, "ancient_cavalry": 1}, {"ancient_infantry": 2}, [[6, 1], [6, 1]], BUSY)
    assert refused(t, "red: end-round").code == "attack_first"
    play(t, "red: field red.ancient_infantry; end-round", "blue: fight-on")
    assert [row[1] for row in told(t, "round.begun")] == [1, 2]
    assert can(t, "red: field red.ancient_infantry")  # fresh again


@pytest.mark.rule("CV-BAT-19", "CV-GAP-117")
def test_cv_bat_19_after_a_round_attack_and_defence_may_retreat_or_a_new_round_starts() -> None:
    more = f"pieces = [{from_italia('ancient_infantry', 2)}]\n" + BUSY
    t = battle({"ancient_infantry": 2}, {"ancient_infantry": 2}, [[6, 1], [1, 6], [6, 1]], more)
    play(t, "red: field #1")
    assert (asked(t), waiting(t)) == ("Retreat", ["red"])
    play(t, "red: fight-on")
    assert (asked(t), waiting(t)) == ("Retreat", ["blue"])
    play(t, "blue: fight-on")
    assert (len(told(t, "round.begun")), winner(t)) == (2, 0)  # the last units met, and the battle is over


# ---------------------------------------------------------------- cargo and aircraft


@pytest.mark.rule("CV-BAT-20")
def test_cv_bat_20_cargo_does_not_fight_and_goes_down_with_its_ship() -> None:
    cargo = 'pieces = [{ kind = "ancient_ship", owner = "blue", space = "black_sea", cargo = ["medieval_infantry"] }]\n'
    t = battle({"ancient_ship": 1}, {"ancient_ship": 2}, [[6, 1]], cargo + BUSY, "black_sea")
    assert offered(t, "blue", "field") == ["blue.ancient_ship@black_sea#0", "blue.ancient_ship@black_sea#3"]
    play(t, "blue: field #0")
    assert units(t, "black_sea", "blue") == {"ancient_ship": 1}


@pytest.mark.rule("CV-BAT-20")
def test_cv_bat_20_aircraft_of_a_carrier_help_another_ship() -> None:
    carrier = 'pieces = [{ kind = "carrier", owner = "red", space = "black_sea", cargo = ["aircraft"] }]\n'
    lost = 'lost = ["advanced_flight", "combustion"]\n'
    t = battle(
        {"carrier": 1, "modern_ship": 1},
        {"ancient_ship": 1},
        [[6, 6, 6, 6, 6, 6, 1]],
        carrier + lost + BUSY,
        "black_sea",
    )
    play(t, "red: field red.modern_ship; escort aircraft")
    assert clashes(t)[0] == ("red", 36, 1, 37)


@pytest.mark.rule("CV-BAT-20")
def test_cv_bat_20_without_a_carrier_an_aircraft_is_lost() -> None:
    carrier = 'pieces = [{ kind = "carrier", owner = "red", space = "black_sea", cargo = ["aircraft"] }]\n'
    rolled = [[1, 1, 1, 1, 6, 6, 6, 6]]
    t = battle({"carrier": 1, "modern_ship": 1}, {"modern_ship": 1}, rolled, carrier + BUSY, "black_sea")
    play(t, "red: field carrier; unescorted")
    assert units(t, "black_sea", "red") == {"modern_ship": 1}


@pytest.mark.rule("CV-BAT-24")
def test_cv_bat_24_aircraft_alone_with_an_enemy_are_lost() -> None:
    t = three(
        'war = [["red", "blue"]]\n' + place("gallia", "blue", aircraft=2) + place("italia", "red", ancient_infantry=1)
        + BUSY
    )  # fmt: skip
    play(t, "red: move red.ancient_infantry; to gallia; done")
    assert fallen(t) == [("blue", "aircraft")] * 2
    assert (units(t, "gallia", "red"), told(t, "experience.gained")) == ({"ancient_infantry": 1}, [])


@pytest.mark.rule("CV-BAT-24")
def test_cv_bat_24_aircraft_fall_with_an_undefended_settlement() -> None:
    t = battle({"ancient_infantry": 1}, {"aircraft": 1}, [], HOME + settle("gallia", "blue") + BUSY)
    assert fallen(t) == [("blue", "aircraft")]
    assert land(t, "gallia")["holder"] == "red"


@pytest.mark.rule("CV-GAP-122")
def test_cv_gap_122_aircraft_left_without_army_and_settlement_are_lost() -> None:
    t = battle({"ancient_infantry": 1, "aircraft": 1}, {"ancient_infantry": 1}, [[3, 3]], BUSY)
    play(t, "red: unescorted")
    assert fallen(t)[-1] == ("red", "aircraft")


# ---------------------------------------------------------------- the settlement


@pytest.mark.rule("CV-BAT-21")
@pytest.mark.parametrize(("size", "left"), [("metropolis", "city"), ("town", "village"), ("village", "village")])
def test_cv_bat_21_a_settlement_taken_after_bloodshed_loses_a_size(size: str, left: str) -> None:
    more = HOME + settle("gallia", "blue", size) + BUSY
    t = battle({"medieval_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 1]], more)
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"]) == ("red", left)


@pytest.mark.rule("CV-BAT-21")
def test_cv_bat_21_a_settlement_nobody_defends_keeps_its_size() -> None:
    t = three(HOME + settle("gallia", "blue", "city") + place("italia", "red", ancient_infantry=1, explorer=1))
    play(t, "red: move red.ancient_infantry; to gallia")
    play(t, "red: attack gallia/blue; done")
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"]) == ("red", "city")


@pytest.mark.rule("CV-BAT-21")
def test_cv_bat_21_while_its_owner_has_a_unit_left_the_settlement_is_his() -> None:
    t = battle({"ancient_infantry": 2}, {"ancient_infantry": 2}, [[6, 1]], HOME + settle("gallia", "blue") + BUSY)
    assert (asked(t), land(t, "gallia")["holder"]) == ("Clash", "blue")


@pytest.mark.rule("CV-BAT-21")
def test_cv_bat_21_improvements_stay_with_the_loser() -> None:
    more = HOME + settle("gallia", "blue") + 'seat.blue.improvements = ["temple@gallia"]\n' + BUSY
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1}, [[6, 1]], more)
    assert (seat(t, "red")["improvements"], seat(t, "blue")["improvements"]) == ([], ["temple"])


@pytest.mark.rule("CV-GAP-123")
@pytest.mark.parametrize(("supporters", "captor"), [('["green"]', "red"), ("[]", "green")])
def test_cv_gap_123_a_principal_takes_the_settlement_else_who_has_most_armies(supporters: str, captor: str) -> None:
    sides = f'attackers = ["red", "green"], defenders = ["blue"], supporters = {supporters}'
    t = three(
        f'battle = {{ space = "gallia", {sides} }}\n'
        + HOME
        + settle("gallia", "blue")
        + place("gallia", "red", ancient_infantry=1)
        + place("gallia", "green", ancient_infantry=2)
        + place("gallia", "blue", ancient_infantry=1)
        + BUSY,
        [[6, 1]],
    )
    play(t, "green: field green.ancient_infantry")
    assert land(t, "gallia")["holder"] == captor


# ---------------------------------------------------------------- explorers


@pytest.mark.rule("CV-BAT-22")
def test_cv_bat_22_an_explorer_found_alone_by_enemies_may_be_captured_or_left() -> None:
    here = place("gallia", "blue", explorer=1) + place("gallia", "red", ancient_infantry=1)
    t = three('war = [["red", "blue"]]\n' + here)
    assert can(t, "red: done")
    play(t, "red: seize blue.explorer")
    assert (units(t, "gallia", "red"), units(t, "gallia", "blue")) == ({"ancient_infantry": 1, "explorer": 1}, {})
    assert offered(three(here), "red", "seize") == []  # at peace
    guarded = 'war = [["red", "blue"]]\n' + place("gallia", "blue", explorer=1, ancient_infantry=1)
    assert offered(three(guarded + place("gallia", "red", ancient_infantry=1)), "red", "seize") == []


@pytest.mark.rule("CV-BAT-22")
def test_cv_bat_22_explorers_do_not_fight_and_fall_to_who_takes_an_undefended_settlement() -> None:
    t = battle({"ancient_infantry": 1}, {"explorer": 2}, [], HOME + settle("gallia", "blue") + BUSY)
    assert (clashes(t), asked(t)) == ([], "Spoils")
    play(t, "red: seize blue.explorer; done")
    assert (units(t, "gallia", "red")["explorer"], units(t, "gallia", "blue")["explorer"]) == (1, 1)


@pytest.mark.rule("CV-BAT-23")
def test_cv_bat_23_explorers_fall_with_the_units_they_were_with() -> None:
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1, "explorer": 2}, [[6, 1]], BUSY)
    assert fallen(t) == [("blue", "ancient_infantry"), ("blue", "explorer"), ("blue", "explorer")]
    assert (units(t, "gallia", "blue"), asked(t)) == ({}, "PlayerMovement")


@pytest.mark.rule("CV-GAP-127")
def test_cv_gap_127_barbarians_kill_the_explorers_they_find() -> None:
    t = three(
        'battle = { space = "gallia", attackers = ["barbarians"], defenders = ["blue"] }\n'
        + place("gallia", "barbarians", ancient_infantry=1)
        + place("gallia", "blue", explorer=2)
        + BUSY
    )
    assert (units(t, "gallia", "blue"), fallen(t)) == ({}, [("blue", "explorer")] * 2)


# ---------------------------------------------------------------- the Oracle


@pytest.mark.rule("CV-GAP-11")
def test_cv_gap_11_the_oracle_shows_its_owner_what_the_other_side_has_chosen() -> None:
    ours = {"ancient_infantry": 1, "ancient_cavalry": 1}
    t = battle(ours, ours, [[6, 1]], 'seat.red.wonders = ["oracle"]\n' + BUSY)
    assert waiting(t) == ["blue"]
    play(t, "blue: field blue.ancient_infantry")
    assert told(t, "unit.foreseen") == [("red", "ancient_infantry", "gallia")]
    assert events(t, "unit.foreseen")[0].seen_by == 1 << 0
    assert waiting(t) == ["red"]
    late = table(
        3,
        'era = "medieval"\nseat.red.wonders = ["oracle"]\n'
        'battle = { space = "gallia", attackers = ["red"], defenders = ["blue"] }\n'
        + place("gallia", "red", **ours)
        + place("gallia", "blue", **ours),
    )
    assert waiting(late) == ["blue", "red"]
    assert state(late).era == 2
