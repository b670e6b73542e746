"""Attacks from the sea: bombardment, troops ashore, ships against ships, and how they end."""

import pytest
from tests.games.civilization.fights import (
    INDUSTRIAL,
    LOSES,
    WINS,
    battle,
    clashes,
    experience,
    fallen,
    landing,
    winner,
)
from tests.games.civilization.table import (
    asked,
    can,
    events,
    land,
    offered,
    place,
    play,
    refused,
    settle,
    state,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.civilization.battle_view import battle_view

HOME = settle("anatolia", "blue")  # blue's capital is elsewhere
TIE = [3, 3, 3, 3, 3, 3]


# ---------------------------------------------------------------- who bombards what


@pytest.mark.rule("CV-LND-1")
@pytest.mark.parametrize(
    ("kind", "technology", "targets"),
    [
        ("industrial_ship", "gunpowder_weapons", ["gallia/blue"]),
        ("modern_ship", "gunpowder_weapons", ["gallia/blue"]),
        ("medieval_ship", "gunpowder_weapons", []),
        ("ancient_ship", "gunpowder_weapons", []),
        ("modern_ship", "metallurgy", []),
    ],
)
def test_cv_lnd_1_industrial_and_modern_ships_bombard_after_gunpowder(
    kind: str, technology: str, targets: list[str]
) -> None:
    t = three(
        f'lost = ["{technology}"]\n'
        + place("baltic_sea", "red", **{kind: 1})
        + place("nile", "red", explorer=1)
        + place("gallia", "blue", industrial_infantry=1)
    )
    assert offered(t, "red", "bombard") == targets


@pytest.mark.rule("CV-LND-1")
def test_cv_lnd_1_ships_that_defend_the_sea_do_not_keep_others_from_bombarding() -> None:
    guard = place("baltic_sea", "blue", industrial_ship=2)
    t = landing({"industrial_infantry": 1}, {"industrial_infantry": 1}, [WINS], guard)
    assert can(t, "red: fire red.industrial_ship")
    play(t, "red: fire red.industrial_ship")
    assert fallen(t) == [("blue", "industrial_infantry")]


@pytest.mark.rule("CV-LND-2")
@pytest.mark.parametrize("kind", ["industrial_infantry", "industrial_cavalry", "medieval_infantry"])
def test_cv_lnd_2_no_arm_is_superior_in_a_bombardment(kind: str) -> None:
    rolled = [[6, 6, 6, 1, 1]] if kind == "medieval_infantry" else [WINS]
    t = landing({}, {kind: 1, "industrial_artillery": 1}, rolled)
    play(t, f"red: fire-at blue.{kind}")
    assert [row[2] for row in clashes(t)] == [0, 0]


@pytest.mark.rule("CV-LND-3")
def test_cv_lnd_3_every_unit_of_a_neighbouring_coast_is_in_range_and_no_inland_one() -> None:
    army = {"industrial_infantry": 1, "industrial_cavalry": 1, "industrial_artillery": 1}
    t = landing({}, army)
    assert [name.split("@")[0] for name in offered(t, "red", "fire_at")] == [f"blue.{kind}" for kind in army]
    around = three(
        INDUSTRIAL
        + place("baltic_sea", "red", industrial_ship=1)
        + "".join(place(name, "blue", industrial_infantry=1) for name in ("gallia", "steppes", "tien_shan", "italia"))
    )
    assert sorted(offered(around, "red", "bombard")) == ["gallia/blue", "steppes/blue"]


# ---------------------------------------------------------------- what a bombardment does


@pytest.mark.rule("CV-LND-4", "CV-GAP-52")
@pytest.mark.parametrize(
    ("rolled", "lost"),
    [
        ([2, 2, 2, 2, 2, 2], [("red", "industrial_ship")]),
        ([2, 2, 3, 2, 2, 2], [("red", "industrial_ship"), ("blue", "industrial_artillery")]),
        ([3, 3, 3, 2, 2, 2], [("blue", "industrial_artillery")]),
    ],
)
def test_cv_lnd_4_a_cannon_that_wins_sinks_the_ship_and_a_tie_costs_both(
    rolled: list[int], lost: list[tuple[str, str]]
) -> None:
    t = landing({"industrial_infantry": 1}, {"industrial_artillery": 1, "industrial_infantry": 1}, [rolled])
    play(t, "red: fire red.industrial_ship; fire-at blue.industrial_artillery")
    assert fallen(t) == lost


@pytest.mark.rule("CV-LND-4", "CV-GAP-90")
@pytest.mark.parametrize("rolled", [[1, 1, 1, 6, 6], [2, 2, 2, 3, 3]])
def test_cv_lnd_4_a_trebuchet_only_survives_and_is_bombarded_again(rolled: list[int]) -> None:
    t = landing({}, {"medieval_artillery": 1, "industrial_infantry": 1}, [rolled, WINS])
    play(t, "red: fire-at blue.medieval_artillery")
    assert (fallen(t), events(t, "unit.escaped")) == ([], [])
    play(t, "red: fight-on", "blue: fight-on")
    assert can(t, "red: fire-at blue.medieval_artillery")


@pytest.mark.rule("CV-LND-5", "CV-GAP-52")
@pytest.mark.parametrize("kind", ["industrial_infantry", "industrial_cavalry"])
@pytest.mark.parametrize("rolled", [LOSES, TIE])
def test_cv_lnd_5_infantry_and_cavalry_escape_for_the_rest_of_the_battle(kind: str, rolled: list[int]) -> None:
    t = landing(
        {"industrial_infantry": 1}, {kind: 1, "industrial_artillery": 1, "medieval_artillery": 1}, [rolled], ships=2
    )
    play(t, f"red: fire red.industrial_ship; fire-at blue.{kind}", "blue: cease-fire")
    assert (fallen(t), told(t, "unit.escaped")) == ([], [("blue", kind, "gallia")])
    play(t, "red: end-round", "red: fight-on", "blue: fight-on", "red: fire red.industrial_ship")
    assert refused(t, f"red: fire-at blue.{kind}").code == "escaped_inland"
    assert can(t, "red: fire-at blue.industrial_artillery")


@pytest.mark.rule("CV-LND-6")
def test_cv_lnd_6_who_escaped_the_ships_can_still_be_attacked_by_land() -> None:
    t = landing({"industrial_infantry": 1}, {"industrial_infantry": 1}, [LOSES, WINS])
    play(t, "red: fire red.industrial_ship", "red: storm gallia")
    assert fallen(t) == [("blue", "industrial_infantry")]


# ---------------------------------------------------------------- troops, guns and fleets together


@pytest.mark.rule("CV-LND-7")
def test_cv_lnd_7_after_each_clash_ashore_the_defender_may_reply_and_the_attacker_may_bombard() -> None:
    t = landing({"industrial_infantry": 2}, {"industrial_infantry": 2, "industrial_artillery": 1}, [LOSES])
    play(t, "red: storm gallia", "blue: field blue.industrial_infantry")
    assert (asked(t), waiting(t)) == ("Reply", ["blue"])
    play(t, "blue: cease-fire")
    assert (asked(t), waiting(t)) == ("Assault", ["red"])
    assert can(t, "red: fire red.industrial_ship")
    assert can(t, "red: storm gallia")


@pytest.mark.rule("CV-LND-7", "CV-DIC-2")
def test_cv_lnd_7_a_clash_ashore_is_a_regular_one() -> None:
    village = HOME + settle("gallia", "blue", more='mood = ["happy_now"]')
    t = landing({"industrial_infantry": 1}, {"industrial_artillery": 1}, [WINS], village)
    play(t, "red: storm gallia")
    assert clashes(t) == [("red", 18, 3, 21), ("blue", 3, 2, 5)]  # superiority; level and village


@pytest.mark.rule("CV-LND-8")
def test_cv_lnd_8_some_ships_bombard_while_others_fight_the_defending_fleet() -> None:
    guard = place("baltic_sea", "blue", industrial_ship=1)
    t = landing({}, {"medieval_infantry": 2, "medieval_artillery": 1}, [[1, 1, 1, 6, 6], WINS], guard, ships=2)
    play(t, "red: fire red.industrial_ship; fire-at blue.medieval_infantry", "blue: cease-fire")
    assert refused(t, "red: fire #3").code == "acted_this_round"
    assert can(t, "red: fire #4")
    play(t, "red: engage baltic_sea")
    assert [row[4] for row in told(t, "unit.fielded")[2:]] == ["sea_clash"] * 2
    assert fallen(t) == [("blue", "industrial_ship")]
    assert asked(t) == "Retreat"  # both frigates have acted


@pytest.mark.rule("CV-LND-8")
def test_cv_lnd_8_a_ship_that_bombarded_does_so_again_in_the_next_round() -> None:
    t = landing({}, {"medieval_artillery": 1, "medieval_infantry": 1}, [[1, 1, 1, 6, 6]])
    play(t, "red: fire-at blue.medieval_artillery", "red: fight-on", "blue: fight-on")
    assert [row[1] for row in told(t, "round.begun")] == [1, 2]
    assert can(t, "red: fire-at blue.medieval_artillery")


@pytest.mark.rule("CV-LND-9")
def test_cv_lnd_9_the_attacker_says_first_what_attacks_what() -> None:
    t = landing({"industrial_infantry": 1}, {"industrial_artillery": 2}, [], place("baltic_sea", "blue", modern_ship=1))
    assert (asked(t), waiting(t)) == ("Assault", ["red"])
    assert refused(t, "red: end-round").code == "attack_first"
    assert [bool(offered(t, "red", verb)) for verb in ("storm", "fire", "engage")] == [True, True, True]


@pytest.mark.rule("CV-LND-10")
def test_cv_lnd_10_a_unit_is_attacked_once_a_round_by_land_and_once_from_the_sea() -> None:
    trebuchet = {"medieval_artillery": 1}
    survives = [1, 1, 1, 6, 6]
    t = landing({"industrial_infantry": 3}, trebuchet, [survives, survives], ships=2)
    play(t, "red: storm gallia")
    assert can(t, "red: fire red.industrial_ship")  # though it fought on land
    assert refused(t, "red: storm gallia").code == "fought_this_round"
    play(t, "red: fire red.industrial_ship")
    assert len(clashes(t)) == 4
    assert [row[1] for row in told(t, "round.begun")] == [1]
    t = landing({"industrial_infantry": 2}, trebuchet, [survives], ships=2)
    play(t, "red: fire red.industrial_ship; fire-at blue.medieval_artillery")
    assert refused(t, "red: fire red.industrial_ship").code in ("acted_this_round", "nothing_in_reach")
    assert can(t, "red: storm gallia")


@pytest.mark.rule("CV-LND-12")
def test_cv_lnd_12_ships_of_several_seas_bombard_together_but_fight_only_in_their_own() -> None:
    fleets = place("canary_sea", "red", industrial_ship=1) + place("baltic_sea", "blue", industrial_ship=1)
    t = landing({}, {"medieval_artillery": 2}, [], fleets + place("canary_sea", "green", industrial_ship=1))
    play(t, "red: commit canary_sea")
    assert offered(t, "red", "fire") == ["red.industrial_ship@baltic_sea#2", "red.industrial_ship@canary_sea#5"]
    assert offered(t, "red", "engage") == ["baltic_sea"]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("CV-LND-11")
def test_cv_lnd_11_a_landing_is_over_when_the_attacker_has_no_legal_move_left() -> None:
    t = landing({}, {"industrial_infantry": 1}, [LOSES])
    assert told(t, "battle.ended") == [("gallia", 1, 0, 0, 1)]


@pytest.mark.rule("CV-LND-13", "CV-ME-13")
def test_cv_lnd_13_ships_alone_take_no_settlement_and_win_nothing() -> None:
    t = landing({}, {"industrial_infantry": 1}, [WINS], HOME + settle("gallia", "blue", "city"))
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"]) == ("blue", "city")
    assert (winner(t), experience(t)) == (-1, {"blue": 1})


CONTESTED = (
    "pieces = [{ kind = 'industrial_infantry', owner = 'red', space = 'gallia', origin = 'baltic_sea' },"
    " { kind = 'industrial_ship', owner = 'red', space = 'baltic_sea', origin = 'north_atlantic' }]\n"
    + HOME
    + settle("gallia", "blue", "town")
    + place("baltic_sea", "blue", industrial_ship=1)
)


@pytest.mark.rule("CV-LND-14")
@pytest.mark.parametrize("rolled", [WINS, LOSES])
def test_cv_lnd_14_the_fleets_finish_before_the_settlement_falls_and_the_attacker_has_won(rolled: list[int]) -> None:
    t = landing({"industrial_infantry": 1}, {"industrial_infantry": 1}, [WINS, rolled], CONTESTED)
    play(t, "red: storm gallia", "blue: cease-fire")
    assert (asked(t), land(t, "gallia")["holder"]) == ("Assault", "blue")
    play(t, "red: engage baltic_sea")
    assert (winner(t), land(t, "gallia")["holder"], land(t, "gallia")["size"]) == (0, "red", "village")


@pytest.mark.rule("CV-LND-14")
def test_cv_lnd_14_an_attacker_who_retreats_leaves_the_settlement() -> None:
    t = landing({"industrial_infantry": 1}, {"industrial_infantry": 1}, [WINS, [6, 6]], CONTESTED)
    play(t, "red: storm gallia", "blue: cease-fire", "red: end-round", "red: retreat gallia")
    assert (winner(t), land(t, "gallia")["holder"], land(t, "gallia")["size"]) == (1, "blue", "town")
    assert units(t, "north_atlantic", "red") == {"industrial_ship": 1, "industrial_infantry": 1}


# ---------------------------------------------------------------- which ships take part


def shows_landing(t: Table) -> bool:
    found = battle_view(state(t), 0)
    return found is not None and found["landing"] is True


@pytest.mark.rule("CV-BAT-5")
def test_cv_bat_5_ships_alone_are_a_landing_from_the_beginning() -> None:
    fleets = place("baltic_sea", "red", industrial_ship=1) + place("canary_sea", "red", industrial_ship=1)
    t = battle({}, {"medieval_artillery": 1}, [], INDUSTRIAL + fleets)
    assert (asked(t), shows_landing(t)) == ("Muster", True)


@pytest.mark.rule("CV-GAP-118")
def test_cv_gap_118_the_attacker_says_from_which_seas_ships_come() -> None:
    fleets = place("baltic_sea", "red", industrial_ship=1, medieval_ship=1) + place("canary_sea", "red", modern_ship=1)
    defence = place("canary_sea", "blue", medieval_ship=1) + place("western_mediterranean", "blue", modern_ship=1)
    more = INDUSTRIAL + fleets + defence
    t = battle({"industrial_infantry": 1}, {"medieval_artillery": 2}, [], more)
    assert offered(t, "red", "commit") == ["canary_sea", "baltic_sea"]
    assert not shows_landing(t)
    play(t, "red: commit baltic_sea")
    assert shows_landing(t)
    play(t, "red: ready")
    assert offered(t, "red", "fire") == ["red.industrial_ship@baltic_sea#3"]  # the caravel cannot bombard
    assert offered(t, "red", "engage") == []  # nobody guards the Baltic Sea
