"""The red branch: Military Art, Promotion, Tactics, Strategy."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, shop, uses
from tests.games.medioevo.fights import scores, values
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    happened,
    idle_until,
    land,
    offered,
    play,
    refused,
    three,
    waiting,
)

from quadriga.engine.table import Table

# somebody who has something to do afterwards, so that the turn does not end by itself
SPARE = """
armies.lidia.byzantine = { light_infantry = 1 }
pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "lidia" }]
"""


def officer(level: int, red: int, purse: int = 0, name: str = "byzantine") -> str:
    return f"seat.{name} = {{ technologies = {{ red = {level} }}, points = {{ red = {red} }}, florins = {purse} }}\n"


def field(more: str, attacker: str, defender: str, chance: list[list[int]] | None = None) -> Table:
    """Byzantium attacks Hungary in Nicaea."""
    t = three(
        f"""
        {more}
        war = [["byzantine", "hungary"]]
        armies.nicea.byzantine = {{ {attacker} }}
        armies.nicea.hungary = {{ {defender} }}
        {SPARE}
        """,
        chance,
    )
    play(t, "byzantine: attack nicea/hungary")
    return t


def horde(more: str, attacker: str, barbarians: str, chance: list[list[int]] | None = None) -> Table:
    """Byzantium attacks barbarians in Bulgaria; their dice are 4, 6, 8."""
    t = three(
        f"""
        {more}
        armies.tarnovo.byzantine = {{ {attacker} }}
        armies.tarnovo.barbarians = {{ {barbarians} }}
        {SPARE}
        """,
        chance,
    )
    play(t, "byzantine: attack tarnovo/barbarians")
    return t


def pass_windows(t: Table) -> None:
    while asked(t) == "Window":
        play(t, f"{waiting(t)[0]}: pass")


# ---------------------------------------------------------------- Military Art


@uses("military_art")
@pytest.mark.rule("MU-TECH-13", "MU-ARM-2")
def test_mu_tech_13_a_point_and_a_hundred_florins_a_level() -> None:
    """The rulebook's example: a captain of level II for 2 points and 200 florins."""
    t = shop("florins = 200, technologies = { red = 1 }, points = { red = 2 }")
    play(t, "byzantine: at nicea; enlist captain_2")
    assert army(t, "nicea", "byzantine") == {"captain_2": 1}
    assert (florins(t), points(t)) == (0, {})
    assert activations(t) == [("byzantine", "military_art", 2)]


@pytest.mark.rule("MU-TECH-13", "MU-TEC-7")
def test_mu_tech_13_an_upgrade_costs_the_difference() -> None:
    """From level I to III: one point at hand, one bought, 200 florins."""
    t = shop(
        "florins = 300, technologies = { red = 1 }, points = { red = 1 }",
        "armies.nicea.byzantine = { captain_1 = 1 }",
    )
    play(t, "byzantine: at nicea; promote captain_1 x2")
    assert army(t, "nicea", "byzantine") == {"captain_3": 1}
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-13", "MU-ARM-3")
def test_mu_tech_13_in_inhabited_or_fortified_land_only() -> None:
    t = shop(
        "technologies = { red = 1 }, points = { red = 3 }",
        "land.frigia.military = 1\narmies.lidia.byzantine = { captain_1 = 1 }",
    )
    play(t, "byzantine: at lidia")
    assert not can(t, "byzantine: enlist captain_1")
    assert not can(t, "byzantine: promote captain_1")
    play(t, "byzantine: back; at frigia; enlist captain_1")
    assert army(t, "frigia", "byzantine") == {"captain_1": 1}


@pytest.mark.rule("MU-TECH-13")
def test_mu_tech_13_not_without_it() -> None:
    t = shop("points = { red = 3 }")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: enlist captain_1").code == "project_missing"


# ---------------------------------------------------------------- Promotion


@uses("promotion")
@pytest.mark.rule("MU-TECH-14", "MU-UNI-5")
def test_mu_tech_14_the_english_example() -> None:
    """Own light infantry to cavalry 2 steps, barbarian captain to light infantry 3: 5 points.

    9 against 8: 1 point and 2 by the cavalry destroy both barbarians; the own casualty makes the cavalry heavy
    infantry. At the end of the turn it is light infantry again.
    """
    t = horde(officer(2, 5), "light_infantry = 1", "light_infantry = 1, captain_1 = 1", [[1, 3, 3]])
    play(t, "byzantine: tech promotion x5")
    assert not can(t, "byzantine: retype byzantine/light_infantry/cavalry")  # one step at a time
    play(t, "byzantine: retype byzantine/light_infantry/heavy_infantry; retype byzantine/heavy_infantry/cavalry")
    play(t, "byzantine: retype barbarians/captain_1/cavalry; retype barbarians/cavalry/heavy_infantry")
    play(t, "byzantine: retype barbarians/heavy_infantry/light_infantry")
    assert army(t, "tarnovo", "byzantine") == {"cavalry": 1}
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 2}
    assert points(t) == {}
    play(t, "byzantine: fight; keep")
    assert (values(t), scores(t)) == ([(9, 8)], [("byzantine", 1, 3)])
    assert army(t, "tarnovo", "barbarians") == {}
    assert army(t, "tarnovo", "byzantine") == {"heavy_infantry": 1}
    idle_until(t, "TurnOrder")
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 1}


@pytest.mark.rule("MU-TECH-14")
def test_mu_tech_14_the_steps() -> None:
    """Light infantry or archer, heavy infantry, cavalry, captain I, II, III; light infantry and archer side by side."""
    t = field(
        officer(2, 9),
        "light_infantry = 1, heavy_infantry = 1, cavalry = 1",
        "archer = 1, captain_1 = 1, captain_2 = 1, captain_3 = 1",
    )
    play(t, "byzantine: tech promotion x9")
    assert offered(t, "byzantine", "retype") == [
        "byzantine/light_infantry/heavy_infantry",
        "byzantine/light_infantry/archer",
        "byzantine/heavy_infantry/light_infantry",
        "byzantine/heavy_infantry/cavalry",
        "byzantine/heavy_infantry/archer",
        "byzantine/cavalry/heavy_infantry",
        "byzantine/cavalry/captain_1",
        "hungary/archer/light_infantry",
        "hungary/archer/heavy_infantry",
        "hungary/captain_1/cavalry",
        "hungary/captain_1/captain_2",
        "hungary/captain_2/captain_1",
        "hungary/captain_2/captain_3",
        "hungary/captain_3/captain_2",
    ]


@pytest.mark.rule("MU-TECH-14")
@pytest.mark.parametrize(("demoted", "damage"), [(False, 3), (True, 1)])
def test_mu_tech_14_an_opposing_unit_loses_its_power(demoted: bool, damage: int) -> None:
    """Hungary wins 5 - 1 = 4 to 3 with one unit; its cavalry would add two points."""
    t = field(officer(2, 1), "light_infantry = 4", "cavalry = 1", [[1, 2, 3], [2, 3, 5]])
    if demoted:
        play(t, "byzantine: tech promotion; retype hungary/cavalry/heavy_infantry")
        assert army(t, "nicea", "hungary") == {"heavy_infantry": 1}
    pass_windows(t)
    play(t, "byzantine: fight", "hungary: fight")
    pass_windows(t)
    play(t, "byzantine: roll; keep", "hungary: keep")
    assert scores(t) == [("hungary", 1, damage)]


@pytest.mark.rule("MU-TECH-14", "MU-TEC-5", "MU-TEC-7")
def test_mu_tech_14_no_more_steps_than_are_paid_for() -> None:
    """One point and 199 florins are two steps."""
    t = field(officer(2, 1, 199), "light_infantry = 1", "light_infantry = 1")
    assert not can(t, "byzantine: tech promotion x3")
    play(t, "byzantine: tech promotion x2; retype byzantine/light_infantry/archer")
    assert (florins(t), points(t)) == (99, {})
    play(t, "byzantine: retype byzantine/archer/heavy_infantry")
    assert asked(t) == "Declaration"
    assert army(t, "nicea", "byzantine") == {"heavy_infantry": 1}


@pytest.mark.rule("MU-TECH-14", "MU-TEC-10")
def test_mu_tech_14_not_in_a_battle_of_others_nor_without_any() -> None:
    t = field(officer(2, 5, name="golden_horde"), "light_infantry = 1", "light_infantry = 1")
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    t = three(officer(2, 5) + SPARE)
    assert refused(t, "byzantine: tech promotion").rules == ["MU-EMP-12", "MU-TEC-9"]


# ---------------------------------------------------------------- Tactics


def skirmish(red: int, defender: str, chance: list[list[int]]) -> Table:
    """Up to the damage that Byzantium has caused with four light infantry."""
    t = field(officer(3, red), "light_infantry = 4", defender, chance)
    pass_windows(t)
    play(t, "byzantine: fight", "hungary: fight")
    pass_windows(t)
    play(t, "byzantine: keep", "hungary: keep")
    return t


@uses("tactics")
@pytest.mark.rule("MU-TECH-15")
def test_mu_tech_15_two_points_destroy_a_heavy_infantry() -> None:
    """5 against 4 - 1: two points, both on the heavy infantry. Then the casualties: 1, and 2 - 1 by its power."""
    t = skirmish(2, "light_infantry = 3, heavy_infantry = 1", [[1, 2, 5], [2, 3, 4]])
    assert scores(t) == [("byzantine", 2, 2)]
    assert (asked(t), waiting(t)) == ("Window", ["byzantine"])
    play(t, "byzantine: tech tactics x2")
    assert (asked(t), waiting(t)) == ("Losses", ["byzantine"])
    play(t, "byzantine: lose heavy_infantry; lose light_infantry")
    assert army(t, "nicea", "hungary") == {"light_infantry": 2}
    assert army(t, "nicea", "byzantine") == {"light_infantry": 3}
    assert events(t, "unit.destroyed")[0].args[:2] == [1, 1]  # a heavy infantry of Hungary
    assert (points(t), activations(t)) == ({}, [("byzantine", "tactics", 2)])


@pytest.mark.rule("MU-TECH-15")
def test_mu_tech_15_the_rest_is_assigned_by_its_owner() -> None:
    t = skirmish(1, "light_infantry = 3, heavy_infantry = 1", [[1, 2, 5], [2, 3, 4]])
    assert not can(t, "byzantine: tech tactics x2")
    play(t, "byzantine: tech tactics; lose light_infantry")
    assert (asked(t), waiting(t)) == ("Losses", ["hungary"])
    play(t, "hungary: lose heavy_infantry")
    assert army(t, "nicea", "hungary").get("heavy_infantry", 0) == 0


@pytest.mark.rule("MU-TECH-15")
def test_mu_tech_15_not_the_casualties_of_the_opponent() -> None:
    """7 against 6 - 1. Hungary's own casualty, 3 - 2, is not caused by Byzantium, who has a point left."""
    t = skirmish(3, "light_infantry = 3, heavy_infantry = 2", [[1, 2, 7], [3, 4, 6]])
    assert not can(t, "byzantine: tech tactics x3")  # two points of damage
    play(t, "byzantine: tech tactics x2; lose heavy_infantry; lose light_infantry")
    assert points(t) == {"red": 1}
    assert (asked(t), waiting(t)) == ("Losses", ["hungary"])
    assert army(t, "nicea", "hungary") == {"light_infantry": 3, "heavy_infantry": 1}


@pytest.mark.rule("MU-TECH-15")
def test_mu_tech_15_against_barbarians_who_would_lose_light_infantry_first() -> None:
    """9 against 8: the one point falls on the captain, who had acted as an archer in vain."""
    t = horde(officer(3, 1), "light_infantry = 4", "light_infantry = 6, captain_1 = 1", [[8], [1, 3, 3]])
    pass_windows(t)  # there is nowhere to flee to
    play(t, "byzantine: keep; tech tactics; lose captain_1")
    assert "captain_1" not in army(t, "tarnovo", "barbarians")


# ---------------------------------------------------------------- Strategy


@uses("strategy")
@pytest.mark.rule("MU-TECH-16")
def test_mu_tech_16_two_barbarians_die_before_the_melee() -> None:
    """The rulebook's example: four points, two of damage, no die."""
    t = horde(officer(4, 4), "light_infantry = 1", "light_infantry = 2", [])
    assert not can(t, "byzantine: tech strategy")  # the round has not begun
    play(t, "byzantine: pass; fight")
    assert not can(t, "byzantine: tech strategy x3")
    play(t, "byzantine: tech strategy x2")
    assert army(t, "tarnovo", "barbarians") == {}
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 1}
    assert happened(t, "battle.rolled") == []
    assert (points(t), activations(t)) == ({}, [("byzantine", "strategy", 4)])
    assert land(t, "tarnovo")["holder"] == "byzantine"


@pytest.mark.rule("MU-TECH-16", "MU-TEC-7")
@pytest.mark.parametrize(("red", "purse", "most"), [(2, 0, 1), (3, 0, 1), (3, 100, 2), (1, 99, 0), (0, 400, 2)])
def test_mu_tech_16_every_two_points_one_of_damage(red: int, purse: int, most: int) -> None:
    t = field(officer(4, red, purse), "light_infantry = 2", "light_infantry = 9")
    pass_windows(t)
    play(t, "byzantine: fight", "hungary: fight")
    assert not can(t, f"byzantine: tech strategy x{most + 1}")
    if most:
        play(t, f"byzantine: tech strategy x{most}")
        pass_windows(t)
        if most > 1:  # a single point needs no decision
            play(t, "hungary: lose light_infantry x2")
        assert army(t, "nicea", "hungary") == {"light_infantry": 9 - most}


@pytest.mark.rule("MU-TECH-16", "MU-TECH-15")
def test_mu_tech_16_tactics_may_direct_it() -> None:
    """Four points and two: a heavy infantry dies before the melee, so that its power is not in force."""
    t = field(officer(4, 6), "light_infantry = 2", "light_infantry = 2, heavy_infantry = 1")
    play(t, "byzantine: pass; fight", "hungary: fight")
    play(t, "byzantine: tech strategy x2")
    while not can(t, "byzantine: tech tactics"):
        play(t, "byzantine: pass")
    play(t, "byzantine: tech tactics x2; lose heavy_infantry; lose light_infantry")
    assert army(t, "nicea", "hungary") == {"light_infantry": 2}
    assert points(t) == {}


@pytest.mark.rule("MU-TECH-16", "MU-MIL-2")
@pytest.mark.parametrize(("against", "left"), [("archers", 3), ("melee", 2)])
def test_mu_tech_16_like_archers_it_is_held_off_by_a_tower(against: str, left: int) -> None:
    t = three(
        officer(4, 4, name="hungary")
        + """
        war = [["byzantine", "hungary"]]
        active = "hungary"
        land.nicea.military = 1
        armies.nicea.byzantine = { light_infantry = 4 }
        armies.nicea.hungary = { light_infantry = 4 }
        """
    )
    play(t, "hungary: attack nicea/byzantine; pass; fight", "byzantine: fight", f"byzantine: protect {against}")
    play(t, "hungary: tech strategy x2")
    pass_windows(t)
    play(t, f"byzantine: lose light_infantry x{4 - left}")
    assert army(t, "nicea", "byzantine") == {"light_infantry": left}
