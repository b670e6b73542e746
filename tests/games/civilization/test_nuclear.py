"""Nuclear weapons: who carries and launches them, what they do, and who gets hold of them."""

import pytest
from tests.games.civilization.fights import battle, clashes
from tests.games.civilization.table import (
    asked,
    described,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    state,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

MODERN = 'era = "modern"\nseat.red.coins = 50\n'
BUSY = place("nile", "green", explorer=1)  # somebody has to decide when the battle is over
HOME = settle("anatolia", "blue")  # blue's capital is elsewhere


def weapon(space: str, carrier: int = -1, owner: str = "red") -> str:
    carried = f", carrier = {carrier}" if carrier >= 0 else ""
    return f'nukes = [{{ owner = "{owner}", space = "{space}"{carried} }}]\n'


def weapons(t: Table) -> list[tuple[str, str]]:
    """Owner and space of every weapon."""
    return [(entry["owner"], entry["space"]) for entry in described(t)["nukes"]]


def strike(chance: list[list[int]], target: str, seat_of_red: str = MODERN) -> Table:
    """Red launches a missile from a tank in Gallia at Italia."""
    tank = weapon("gallia", 0) + place("gallia", "red", modern_cavalry=1, explorer=1)
    t = three('lost = ["rocketry"]\n' + seat_of_red + tank + target, chance)
    play(t, "red: launch modern_cavalry; strike italia")
    return t


# ---------------------------------------------------------------- carrying


@pytest.mark.rule("CV-NUC-1")
@pytest.mark.parametrize(("flight", "aircraft"), [("advanced_flight", ["red.aircraft"]), ("flight", [])])
def test_cv_nuc_1_aircraft_of_the_second_level_battleships_and_tanks_carry_them(
    flight: str, aircraft: list[str]
) -> None:
    t = three(
        MODERN
        + f'lost = ["{flight}"]\n'
        + weapon("gallia")
        + place("gallia", "red", modern_cavalry=1, modern_infantry=1, industrial_cavalry=1, aircraft=1)
        + place("baltic_sea", "red", modern_ship=1, carrier=1, industrial_ship=1)
    )
    assert sorted(name.split("@")[0] for name in offered(t, "red", "load")) == [
        *aircraft,
        "red.modern_cavalry",
        "red.modern_ship",
    ]


@pytest.mark.rule("CV-NUC-1")
def test_cv_nuc_1_they_go_where_their_carrier_goes_and_can_be_left_behind() -> None:
    t = three(MODERN + weapon("gallia") + place("gallia", "red", modern_cavalry=1, explorer=1))
    play(t, "red: load modern_cavalry; move modern_cavalry; to italia")
    assert weapons(t) == [("red", "italia")]
    play(t, "red: unload modern_cavalry")
    assert described(t)["nukes"] == [{"owner": "red", "space": "italia"}]


@pytest.mark.rule("CV-NUC-1")
def test_cv_nuc_1_a_weapon_takes_no_room_aboard_a_battleship() -> None:
    t = three(
        MODERN + weapon("gallia") + place("baltic_sea", "red", modern_ship=1)
        + place("gallia", "red", modern_infantry=3, explorer=1)
    )  # fmt: skip
    play(t, "red: load modern_ship; move #1; with #2; with #3; board modern_ship")
    assert units(t, "baltic_sea", "red") == {"modern_ship": 1, "modern_infantry": 3}
    assert weapons(t) == [("red", "baltic_sea")]


@pytest.mark.rule("CV-NUC-1", "CV-GAP-131")
def test_cv_nuc_1_a_battleship_leaves_its_weapon_on_a_coast_without_enemies() -> None:
    t = three(
        MODERN + weapon("baltic_sea", 0) + place("baltic_sea", "red", modern_ship=1) + BUSY
        + 'war = [["red", "blue"]]\n' + settle("gallia", "blue") + 'land.scandinavia = { mood = ["closed"] }\n'
    )  # fmt: skip
    play(t, "red: unload modern_ship")
    assert asked(t) == "Unloading"
    assert sorted(offered(t, "red", "store_nuke")) == ["britannia", "germania", "steppes"]
    play(t, "red: store-nuke germania")
    assert described(t)["nukes"] == [{"owner": "red", "space": "germania"}]
    assert told(t, "nuke.unloaded")[0][:2] == ("red", "germania")


@pytest.mark.rule("CV-NUC-1")
def test_cv_nuc_1_a_weapon_sails_with_the_tank_aboard_that_carries_it() -> None:
    ship = 'pieces = [{ kind = "modern_ship", owner = "red", space = "baltic_sea", cargo = ["modern_cavalry"] }]\n'
    t = three(MODERN + ship + weapon("baltic_sea", 1))
    play(t, "red: move modern_ship; to north_atlantic; halt")
    assert weapons(t) == [("red", "north_atlantic")]


# ---------------------------------------------------------------- launching


@pytest.mark.rule("CV-NUC-2")
def test_cv_nuc_2_missiles_need_rocketry_and_a_launching_unit_in_the_space() -> None:
    tank = MODERN + weapon("gallia") + place("gallia", "red", modern_cavalry=1) + place("italia", "blue", explorer=1)
    assert offered(three(tank), "red", "launch") == []
    assert len(offered(three(tank + 'lost = ["rocketry"]\n'), "red", "launch")) == 1
    foot = MODERN + weapon("gallia") + place("gallia", "red", modern_infantry=1) + 'lost = ["rocketry"]\n'
    assert offered(three(foot + place("italia", "red", modern_cavalry=1)), "red", "launch") == []


@pytest.mark.rule("CV-NUC-2")
def test_cv_nuc_2_missiles_reach_three_spaces() -> None:
    t = three(
        MODERN
        + 'lost = ["rocketry"]\n'
        + weapon("gallia", 0)
        + place("gallia", "red", modern_cavalry=1)
        + place("tien_shan", "blue", ancient_infantry=1)
        + place("himalaya", "blue", ancient_infantry=1)
    )
    play(t, "red: launch modern_cavalry")
    assert offered(t, "red", "strike") == ["tien_shan"]
    assert refused(t, "red: strike himalaya").code == "out_of_range"


@pytest.mark.rule("CV-NUC-2")
def test_cv_nuc_2_the_effect_comes_at_once_and_the_movement_goes_on() -> None:
    t = strike([[1]], place("italia", "blue", ancient_infantry=2))
    assert (units(t, "italia", "blue"), weapons(t)) == ({}, [])
    assert (asked(t), waiting(t)) == ("PlayerMovement", ["red"])


@pytest.mark.rule("CV-NUC-2", "CV-GAP-67")
def test_cv_nuc_2_aircraft_drop_them_on_the_way_without_rocketry() -> None:
    t = three(
        MODERN
        + 'lost = ["advanced_flight"]\n'
        + weapon("gallia", 0)
        + place("gallia", "red", aircraft=1, modern_infantry=1)
        + place("italia", "blue", ancient_infantry=2),
        [[1]],
    )
    assert offered(t, "red", "launch") == []
    play(t, "red: move aircraft; to italia; drop italia")
    assert (units(t, "italia", "blue"), weapons(t)) == ({}, [])
    play(t, "red: to gallia")
    assert units(t, "gallia", "red") == {"aircraft": 1, "modern_infantry": 1}


@pytest.mark.rule("CV-NUC-2", "CV-GAP-67")
def test_cv_nuc_2_battleships_launch_missiles() -> None:
    t = three(
        MODERN
        + 'lost = ["rocketry"]\n'
        + weapon("baltic_sea", 0)
        + place("baltic_sea", "red", modern_ship=1)
        + place("italia", "blue", ancient_infantry=2),
        [[1]],
    )
    play(t, "red: launch modern_ship; strike italia")
    assert units(t, "italia", "blue") == {}


@pytest.mark.rule("CV-GOV-7", "CV-NUC-2")
def test_cv_gov_7_nobody_launches_in_anarchy() -> None:
    scene = weapon("gallia", 0) + place("gallia", "red", modern_cavalry=1, explorer=1) + 'lost = ["rocketry"]\n'
    foe = 'era = "modern"\n' + place("italia", "blue", ancient_infantry=2)
    assert len(offered(three(scene + foe), "red", "launch")) == 1
    assert offered(three(scene + foe + 'seat.red.government = "anarchy"\n'), "red", "launch") == []


@pytest.mark.rule("CV-NUC-3")
def test_cv_nuc_3_a_weapon_left_at_sea_is_removed() -> None:
    t = three(MODERN + weapon("baltic_sea") + place("gallia", "red", explorer=1))
    play(t, "red: done")
    assert weapons(t) == []
    kept = three(MODERN + weapon("baltic_sea", 0) + place("baltic_sea", "red", modern_ship=1))
    play(kept, "red: done")
    assert weapons(kept) == [("red", "baltic_sea")]


@pytest.mark.rule("CV-GAP-98")
def test_cv_gap_98_a_strike_is_war_and_a_senate_is_not_asked_in_time() -> None:
    t = strike([[1]], place("italia", "blue", ancient_infantry=2))
    assert described(t)["war"] == [["red", "blue"]]
    republic = 'era = "modern"\nseat.red = { coins = 50, government = "republic" }\nlost = ["rocketry"]\n'
    tank = weapon("gallia", 0) + place("gallia", "red", modern_cavalry=1)
    others = place("italia", "blue", ancient_infantry=2) + place("germania", "barbarians", ancient_infantry=1)
    peaceful = three(republic + tank + others)
    play(peaceful, "red: launch modern_cavalry")
    assert refused(peaceful, "red: strike italia").code == "senate_says_no"


# ---------------------------------------------------------------- effects


@pytest.mark.rule("CV-NUC-4")
@pytest.mark.parametrize(("die", "dead"), [(1, 4), (3, 6)])
def test_cv_nuc_4_a_die_and_three_units_die_as_the_victim_chooses(die: int, dead: int) -> None:
    t = strike([[die]], place("italia", "blue", ancient_infantry=4, modern_infantry=4))
    assert (asked(t), waiting(t)) == ("Losses", ["blue"])
    play(t, *["blue: lose blue.ancient_infantry"] * 4, *["blue: lose blue.modern_infantry"] * (dead - 4))
    assert units(t, "italia", "blue") == {"modern_infantry": 8 - dead}


@pytest.mark.rule("CV-NUC-4")
@pytest.mark.parametrize(("die", "left"), [(1, "town"), (2, "town"), (3, "village"), (4, "village")])
def test_cv_nuc_4_a_settlement_loses_half_a_die_of_four_rounded_up(die: int, left: str) -> None:
    t = strike([[1], [die]], HOME + settle("italia", "blue", "city"))
    assert (land(t, "italia")["holder"], land(t, "italia")["size"]) == ("blue", left)


@pytest.mark.rule("CV-NUC-4")
@pytest.mark.parametrize(("drawn", "kept"), [(0, "internet@italia"), (1, "hospital@italia")])
def test_cv_nuc_4_one_of_its_improvements_drawn_at_random_is_destroyed(drawn: int, kept: str) -> None:
    works = 'seat.blue = { capital = "anatolia", improvements = ["hospital@italia", "internet@italia", "airport"] }\n'
    t = strike([[1], [1], [drawn]], HOME + settle("italia", "blue", "city") + works)
    assert seat(t, "blue")["improvements"] == [kept, "airport"]


@pytest.mark.rule("CV-NUC-4", "CV-GAP-97")
def test_cv_gap_97_a_settlement_that_loses_its_last_size_is_gone_with_an_improvement() -> None:
    works = 'seat.blue = { capital = "anatolia", improvements = ["hospital@italia"] }\n'
    t = strike([[1], [1], [0]], HOME + settle("italia", "blue") + works)
    assert "holder" not in land(t, "italia")
    assert seat(t, "blue")["improvements"] == []


@pytest.mark.rule("CV-NUC-4")
def test_cv_nuc_4_who_loses_his_last_unit_and_has_no_settlement_is_out() -> None:
    t = strike([[1]], 'seat.blue.capital = "nowhere"\n' + place("italia", "blue", ancient_infantry=2))
    assert (state(t).gone, told(t, "seat.eliminated")) == ((1,), [("blue", "red")])


@pytest.mark.rule("CV-NUC-4", "CV-SPC-8")
def test_cv_spc_8_who_destroys_a_last_settlement_has_the_spoils() -> None:
    t = strike([[1], [1]], settle("italia", "blue") + 'seat.blue = { coins = 40, wonders = ["oracle"] }\n')
    assert told(t, "seat.eliminated") == [("blue", "red")]
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (70, ["oracle"])


@pytest.mark.rule("CV-DIP-1", "CV-SPC-8")
def test_cv_spc_8_nobody_is_at_war_with_who_was_eliminated_before_his_battle() -> None:
    army = place("gallia", "red", modern_cavalry=1, modern_infantry=1) + place("nile", "green", explorer=1)
    blue = 'seat.blue.capital = "nowhere"\n' + place("italia", "blue", ancient_infantry=1)
    t = three('lost = ["rocketry"]\n' + MODERN + weapon("gallia", 0) + settle("steppes", "red") + army + blue, [[1]])
    play(t, "red: move modern_infantry; to italia", "blue: let-pass italia", "red: attack italia/blue")
    play(t, "red: launch modern_cavalry; strike italia", "red: done")
    assert (told(t, "seat.eliminated"), described(t)["war"]) == ([("blue", "red")], [])


@pytest.mark.rule("CV-TRD-12", "CV-GAP-98")
def test_cv_trd_12_a_strike_ends_the_exchange_of_resources_with_the_victim_at_once() -> None:
    lands = settle("gallia", "red", resource="wine") + settle("germania", "blue", "city", "oil")
    trades = 'trades = [{ between = ["gallia", "germania"], turn = 2 }]\n'
    tank = weapon("gallia", 0) + place("gallia", "red", modern_cavalry=1, explorer=1)
    t = three('lost = ["rocketry"]\n' + MODERN + lands + trades + tank, [[1], [1]])
    play(t, "red: launch modern_cavalry; strike germania")
    assert (asked(t), described(t).get("trades", [])) == ("PlayerMovement", [])
    assert seat(t, "red")["resources"] == {"wine": 1}


# ---------------------------------------------------------------- who gets hold of them


@pytest.mark.rule("CV-GAP-87")
@pytest.mark.parametrize(
    ("others", "owner"),
    [
        ("", "red"),  # nobody is there
        (place("italia", "blue", explorer=1), "red"),
        (place("italia", "green", ancient_infantry=1), "red"),  # green lets him pass
        (place("italia", "blue", ancient_infantry=1), "blue"),  # there will be a battle first
        (settle("anatolia", "blue") + settle("italia", "blue"), "blue"),
    ],
)
def test_cv_gap_87_an_enemy_army_takes_a_weapon_left_alone(others: str, owner: str) -> None:
    war = 'war = [["red", "blue"]]\n'
    army = place("gallia", "red", modern_infantry=1, explorer=1)
    t = three(MODERN + war + weapon("italia", owner="blue") + army + others)
    play(t, "red: move modern_infantry; to italia")
    if waiting(t) == ["green"]:
        play(t, "green: let-pass italia")
    assert weapons(t) == [(owner, "italia")]
    at_peace = three(MODERN + weapon("italia", owner="blue") + army)
    play(at_peace, "red: move modern_infantry; to italia")
    assert weapons(at_peace) == [("blue", "italia")]


@pytest.mark.rule("CV-NUC-5", "CV-GAP-87")
def test_cv_nuc_5_a_weapon_in_a_territory_conquered_by_force_is_removed() -> None:
    more = HOME + settle("gallia", "blue") + weapon("gallia", owner="blue") + BUSY
    t = battle({"modern_infantry": 1}, {"ancient_infantry": 1}, [[6, 6, 6, 6, 1]], more)
    assert (land(t, "gallia")["holder"], weapons(t)) == ("red", [])
    assert told(t, "nuke.lost") == [("blue", "gallia")]


@pytest.mark.rule("CV-NUC-5")
def test_cv_nuc_5_a_weapon_is_lost_with_its_carrier() -> None:
    more = weapon("gallia", 1, "blue") + BUSY
    t = battle({"modern_cavalry": 1}, {"modern_cavalry": 1}, [[6, 6, 6, 6, 1, 1, 1, 1]], more)
    assert weapons(t) == []


@pytest.mark.rule("CV-NUC-6")
def test_cv_nuc_6_a_weapon_in_a_settlement_taken_without_a_fight_changes_owner_and_stays() -> None:
    t = battle({"modern_infantry": 1}, {}, [], HOME + settle("gallia", "blue") + weapon("gallia", owner="blue") + BUSY)
    assert described(t)["nukes"] == [{"owner": "red", "space": "gallia"}]
    assert told(t, "nuke.taken") == [("red", "gallia")]


@pytest.mark.rule("CV-NUC-6")
def test_cv_nuc_6_a_converted_carrier_brings_its_weapon() -> None:
    more = 'era = "modern"\nseat.red.hand = ["sc_145"]\n' + weapon("gallia", 1, "blue") + BUSY
    t = battle({"modern_cavalry": 1}, {"modern_cavalry": 1}, [[6, 6, 6, 6, 1, 1, 1, 1]], more)
    play(t, "red: strategy sc_145; pass")
    assert (units(t, "gallia", "red"), weapons(t)) == ({"modern_cavalry": 2}, [("red", "gallia")])


@pytest.mark.rule("CV-NUC-7")
def test_cv_nuc_7_invaders_of_a_nuked_settlement_have_no_bonus_of_it() -> None:
    position = (
        HOME
        + settle("gallia", "blue", "city", more='mood = ["nuked", "happy_now"]')
        + place("gallia", "red", modern_infantry=1)
        + place("gallia", "green", ancient_infantry=1)
        + place("gallia", "blue", ancient_infantry=1)
        + BUSY
    )
    sides = 'battle = {{ space = "gallia", attackers = ["red"], defenders = ["blue", "green"]{} }}\n'
    for unit, bonus in (("green", 0), ("blue", 3)):
        t = three(position + sides.format(', supporters = ["green"]'), [[6, 6, 1, 1], [1, 1, 1, 1, 6]])
        play(t, f"blue: field {unit}.ancient_infantry")
        assert clashes(t)[1][:3] == (unit, 6, bonus)
