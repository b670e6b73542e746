"""Retaliation fire in landings, ships on land, and units that change sides."""

import pytest
from tests.games.civilization.fights import LOSES, WINS, clashes, fallen, landing
from tests.games.civilization.table import (
    asked,
    can,
    events,
    land,
    offered,
    pieces,
    place,
    play,
    refused,
    seat,
    settle,
    told,
    units,
    waiting,
)

HOME = settle("anatolia", "blue")  # blue's capital is elsewhere
TIE = [3, 3, 3, 3, 3, 2]  # a cannon adds one


# ---------------------------------------------------------------- who fires, at what


@pytest.mark.rule("CV-LND-18")
def test_cv_lnd_18_after_an_attack_one_ship_or_cannon_that_has_not_acted_may_fire_once() -> None:
    guard = place("baltic_sea", "blue", industrial_ship=1)
    defence = {"industrial_artillery": 2, "industrial_infantry": 1, "medieval_artillery": 1}
    t = landing({"industrial_infantry": 2}, defence, [[1, 1, 1, 6, 6, 6], WINS], guard)
    play(t, "red: storm gallia", "blue: field blue.industrial_artillery")
    assert (asked(t), waiting(t)) == ("Reply", ["blue"])
    assert offered(t, "blue", "fire") == ["blue.industrial_artillery@gallia#3", "blue.industrial_ship@baltic_sea#7"]
    assert refused(t, "blue: fire #2").code == "acted_this_round"  # the cannon that won the clash
    assert refused(t, "blue: fire blue.industrial_infantry").code == "cannot_reach_ships"
    assert refused(t, "blue: fire blue.medieval_artillery").code == "cannot_reach_ships"
    play(t, "blue: fire blue.industrial_ship")
    assert (asked(t), waiting(t)) == ("Assault", ["red"])  # one shot only


@pytest.mark.rule("CV-LND-18")
def test_cv_lnd_18_who_survived_a_bombardment_or_fired_has_acted() -> None:
    t = landing(
        {"industrial_infantry": 2},
        {"industrial_artillery": 1, "industrial_infantry": 2},
        [LOSES, WINS, LOSES],
        ships=2,
    )
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry")
    play(t, "blue: fire blue.industrial_artillery; fire-at red.industrial_ship")  # it misses
    play(t, "red: storm gallia", "blue: field #4")
    assert asked(t) == "Assault"  # the cannon has fired, nobody can reply


@pytest.mark.rule("CV-LND-22")
def test_cv_lnd_22_without_cannon_or_ship_there_is_no_reply() -> None:
    t = landing({"industrial_infantry": 2}, {"industrial_infantry": 2, "medieval_artillery": 1}, [LOSES])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry")
    assert (asked(t), waiting(t)) == ("Assault", ["red"])


@pytest.mark.rule("CV-LND-20")
def test_cv_lnd_20_retaliation_hits_ships_only_and_the_same_one_more_than_once() -> None:
    t = landing(
        {"industrial_infantry": 3},
        {"industrial_artillery": 2, "industrial_infantry": 2},
        [LOSES, WINS, LOSES, LOSES],
    )
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry", "blue: fire blue.industrial_artillery")
    assert told(t, "ship.evaded") == [("red", "industrial_ship", "baltic_sea")]  # the only thing to fire at
    play(t, "red: storm gallia", "blue: field #6", "blue: fire #4")
    assert fallen(t)[-1] == ("red", "industrial_ship")
    assert units(t, "gallia", "red") == {"industrial_infantry": 1}


@pytest.mark.rule("CV-LND-12", "CV-LND-20")
def test_cv_lnd_12_a_ship_replies_in_its_own_sea_a_cannon_everywhere() -> None:
    fleets = place("canary_sea", "red", modern_ship=1) + place("baltic_sea", "blue", industrial_ship=1)
    t = landing({"industrial_infantry": 2}, {"industrial_artillery": 1, "industrial_infantry": 1}, [LOSES], fleets)
    play(t, "red: commit canary_sea; storm gallia", "blue: field blue.industrial_infantry")
    play(t, "blue: fire blue.industrial_artillery")
    assert offered(t, "blue", "fire_at") == ["red.industrial_ship@baltic_sea#4", "red.modern_ship@canary_sea#7"]
    t = landing(
        {"industrial_infantry": 2}, {"industrial_artillery": 1, "industrial_infantry": 1}, [LOSES, LOSES], fleets
    )
    play(t, "red: commit canary_sea; storm gallia", "blue: field blue.industrial_infantry")
    play(t, "blue: fire blue.industrial_ship")
    assert fallen(t)[-1] == ("red", "industrial_ship")  # the one beside it


# ---------------------------------------------------------------- what it does


@pytest.mark.rule("CV-LND-19", "CV-GAP-51", "CV-GAP-52")
@pytest.mark.parametrize("shot", [WINS, TIE])
def test_cv_lnd_19_who_misses_is_not_destroyed_and_the_target_fires_no_more_in_this_round(shot: list[int]) -> None:
    defence = {"industrial_artillery": 1, "industrial_infantry": 2}
    t = landing({"industrial_infantry": 2}, defence, [LOSES, shot])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry")
    play(t, "blue: fire blue.industrial_artillery")
    assert fallen(t) == [("red", "industrial_infantry")]
    assert refused(t, "red: fire red.industrial_ship").code == "acted_this_round"
    play(t, "red: end-round", "red: fight-on", "blue: fight-on")
    assert can(t, "red: fire red.industrial_ship")


@pytest.mark.rule("CV-LND-19")
def test_cv_lnd_19_who_hits_sinks_the_ship() -> None:
    t = landing({"industrial_infantry": 2}, {"industrial_artillery": 1, "industrial_infantry": 2}, [LOSES, LOSES])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry", "blue: fire blue.industrial_artillery")
    assert fallen(t) == [("red", "industrial_infantry"), ("red", "industrial_ship")]


@pytest.mark.rule("CV-LND-21", "CV-GAP-126")
def test_cv_lnd_21_retaliation_from_land_has_no_settlement_bonus() -> None:
    metropolis = 'land.gallia = { holder = "blue", size = "metropolis", token = "forest", mood = ["happy_now"] }\n'
    t = landing(
        {"industrial_infantry": 2},
        {"industrial_artillery": 1, "industrial_infantry": 1},
        [LOSES, WINS],
        HOME + metropolis,
    )
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry", "blue: fire blue.industrial_artillery")
    assert clashes(t)[1] == ("blue", 18, 4 + 1, 23)  # metropolis and forest
    assert clashes(t)[3] == ("blue", 3, 1 + 1, 5)  # level and forest


@pytest.mark.rule("CV-LND-16", "CV-GAP-126")
def test_cv_lnd_16_a_more_numerous_defence_fires_with_all_that_have_not() -> None:
    defence = {"industrial_artillery": 3, "industrial_infantry": 1}
    t = landing({"industrial_infantry": 1}, defence, [LOSES, WINS, WINS, LOSES])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry", "blue: cease-fire", "red: end-round")
    assert (asked(t), waiting(t)) == ("Reply", ["blue"])
    play(t, "blue: fire #1; fire #2; fire #3")
    assert (len(clashes(t)), fallen(t)[-1]) == (8, ("red", "industrial_ship"))


@pytest.mark.rule("CV-LND-16", "CV-GAP-126")
def test_cv_lnd_16_a_defence_that_is_not_more_numerous_does_not() -> None:
    t = landing({"industrial_infantry": 3}, {"industrial_artillery": 2, "industrial_infantry": 1}, [LOSES])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry", "blue: cease-fire", "red: end-round")
    assert asked(t) == "Retreat"


# ---------------------------------------------------------------- ships on land


@pytest.mark.rule("CV-LND-15")
def test_cv_lnd_15_ships_on_land_do_not_fight_and_fall_to_who_takes_the_settlement() -> None:
    ashore = HOME + settle("gallia", "blue") + 'seat.red.government = "despotism"\n'
    defence = {"industrial_infantry": 1, "medieval_infantry": 1, "industrial_ship": 2}
    t = landing({"industrial_infantry": 2}, defence, [WINS, [6, 6, 6, 1, 1]], ashore)
    play(t, "red: fire red.industrial_ship")
    assert [name.split("@")[0] for name in offered(t, "red", "fire_at")] == [
        "blue.industrial_infantry",
        "blue.medieval_infantry",
    ]
    play(t, "red: fire-at blue.industrial_infantry", "red: storm gallia")
    assert land(t, "gallia")["holder"] == "red"
    assert told(t, "ship.captured") == [("red", "blue", "industrial_ship", "gallia")] * 2
    assert units(t, "gallia", "red") == {"industrial_infantry": 2, "industrial_ship": 2}
    assert [piece["mark"] for piece in pieces(t, "red") if piece.get("space") == "gallia" and piece["mark"]] == [
        ["ashore"]
    ] * 2
    assert asked(t) == "PlayerMovement"  # a despot cannot destroy them


@pytest.mark.rule("CV-LND-15", "CV-GOV-18", "CV-GAP-70")
def test_cv_lnd_15_under_the_sack_captured_ships_may_be_destroyed_for_half_their_price() -> None:
    ashore = HOME + settle("gallia", "blue") + 'seat.red.government = "fascism"\n'
    defence = {"industrial_infantry": 1, "industrial_ship": 2}
    t = landing({"industrial_infantry": 1}, defence, [WINS], ashore)
    play(t, "red: storm gallia")
    assert asked(t) == "Spoils"
    play(t, "red: destroy red.industrial_ship@gallia; done")
    assert (seat(t, "red")["coins"], units(t, "gallia", "red")["industrial_ship"]) == (20, 1)


# ---------------------------------------------------------------- units that change sides


@pytest.mark.rule("CV-LND-17")
def test_cv_lnd_17_a_converted_unit_fires_in_the_next_round_but_can_be_bombarded_at_once() -> None:
    traitors = 'seat.blue.hand = ["sc_111"]\n' + place("baltic_sea", "blue", industrial_ship=1)
    army = {"industrial_artillery": 1, "industrial_infantry": 1}
    t = landing(army, {"industrial_infantry": 1}, [LOSES], traitors)
    play(t, "red: storm gallia; field red.industrial_artillery", "blue: strategy sc_111; pass")
    assert told(t, "unit.converted") == [("blue", "red", "industrial_artillery", "gallia")]
    assert (fallen(t), units(t, "gallia", "blue")) == ([], {"industrial_infantry": 1, "industrial_artillery": 1})
    assert refused(t, "blue: fire blue.industrial_artillery").code == "acted_this_round"
    play(t, "blue: cease-fire", "red: fire red.industrial_ship")
    assert can(t, "red: fire-at blue.industrial_artillery")
    assert events(t, "battle.ended") == []
