"""Phase 5: who acts when, and the seven rules of barbarian movement."""

import pytest
from tests.games.civilization.hordes import HOME, horde, marches, raiders
from tests.games.civilization.table import (
    asked,
    happened,
    land,
    offered,
    place,
    play,
    settle,
    three,
    told,
    units,
    waiting,
)

BASE = settle("congo", "barbarians")


# ---------------------------------------------------------------- order and die


@pytest.mark.rule("CV-BAR-3")
def test_cv_bar_3_without_barbarians_there_is_nothing_to_do() -> None:
    t = horde("", [[1]])
    assert (asked(t), happened(t, "barbarians.moved", "barbarians.appeared")) == ("PlayerMovement", [])
    assert t.game.script == [[1]]  # nobody rolled


@pytest.mark.rule("CV-BAR-3", "CV-BAR-22")
def test_cv_bar_3_they_move_fight_and_then_appear() -> None:
    lands = BASE + settle("niger", "blue") + place("niger", "blue", ancient_infantry=1)
    t = horde(lands + raiders("congo", ancient_infantry=2), [[1], [6], [6, 1], [8], [4]])
    kinds = ("barbarians.moved", "battle.begun", "settlement.occupied", "barbarians.appeared")
    assert happened(t, *kinds) == list(kinds)
    assert (units(t, "congo", "barbarians"), units(t, "niger", "barbarians")) == (
        {"ancient_infantry": 2},  # the defender and the new one
        {"ancient_infantry": 1},
    )


@pytest.mark.rule("CV-BAR-6")
@pytest.mark.parametrize(("dice", "first"), [([3, 4], "atlas"), ([4, 3], "manchuria"), ([3, 3], "atlas")])
def test_cv_bar_6_the_lowest_die_acts_first_and_of_equals_the_left_one(dice: list[int], first: str) -> None:
    lands = settle("niger", "blue") + settle("yangtze", "green")
    t = horde(lands + raiders("atlas") + raiders("manchuria"), [dice, [6], [6], [8], [8]])
    assert marches(t)[0][0] == first
    assert len(marches(t)) == 2


@pytest.mark.rule("CV-BAR-7")
@pytest.mark.parametrize(("die", "goes"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_cv_bar_7_a_land_group_stays_on_a_one_or_two(die: int, goes: bool) -> None:
    t = horde(settle("niger", "blue", "town") + raiders("congo"), [[1], [die], [8]])
    assert marches(t) == ([("congo", "niger")] if goes else [])


@pytest.mark.rule("CV-BAR-7", "CV-GAP-42")
def test_cv_bar_7_fleets_always_move() -> None:
    t = horde(raiders("hudson_bay", ancient_ship=1), [[1], [3]])  # the order, then a direction: no other die
    assert marches(t) == [("hudson_bay", "labrador_sea")]


@pytest.mark.rule("CV-BAR-8")
def test_cv_bar_8_attackers_go_one_territory() -> None:
    t = horde(settle("nile", "blue") + raiders("tanganika"), [[1], [6]])
    assert marches(t) == [("tanganika", "sudan")]


# ---------------------------------------------------------------- defender and attackers


@pytest.mark.rule("CV-BAR-2", "CV-BAR-8")
def test_cv_bar_2_one_unit_stays_in_a_barbarian_settlement() -> None:
    t = horde(BASE + settle("nile", "blue") + raiders("congo", ancient_infantry=3), [[1], [6], [8]])
    assert (units(t, "congo", "barbarians"), units(t, "sudan", "barbarians")) == (
        {"ancient_infantry": 1},
        {"ancient_infantry": 2},
    )
    t = horde(BASE + settle("nile", "blue") + raiders("congo"), [[8]])  # the defender alone: no group, no die for order
    assert marches(t) == []


@pytest.mark.rule("CV-BAR-2")
def test_cv_bar_2_outside_settlements_all_attack() -> None:
    t = horde(settle("nile", "blue") + raiders("congo", ancient_infantry=2), [[1], [6]])
    assert (units(t, "congo", "barbarians"), units(t, "sudan", "barbarians")) == ({}, {"ancient_infantry": 2})


@pytest.mark.rule("CV-BAR-1", "CV-BAR-2")
@pytest.mark.parametrize(("holder", "chooser"), [("blue", "red"), ("red", "blue")])
def test_cv_bar_1_2_the_first_player_they_do_not_threaten_says_who_stays(holder: str, chooser: str) -> None:
    mixed = raiders("congo", ancient_infantry=1, ancient_cavalry=1)
    t = horde(BASE + settle("nile", holder) + mixed, [[1], [6], [8]])
    assert (waiting(t), len(offered(t, chooser, "guard"))) == ([chooser], 2)
    play(t, f"{chooser}: guard ancient_cavalry")
    assert (units(t, "congo", "barbarians"), units(t, "sudan", "barbarians")) == (
        {"ancient_cavalry": 1},
        {"ancient_infantry": 1},
    )


# ---------------------------------------------------------------- rule 1: union


@pytest.mark.rule("CV-BAR-10")
def test_cv_bar_10_a_group_joins_another_rather_than_attack() -> None:
    lands = settle("niger", "blue", "town", "wine")
    t = horde(lands + raiders("congo") + raiders("tanganika"), [[1, 2], [6], [1]])
    assert marches(t) == [("congo", "tanganika")]
    assert units(t, "tanganika", "barbarians") == {"ancient_infantry": 2}


@pytest.mark.rule("CV-BAR-10")
@pytest.mark.parametrize("keeper", ["barbarians", "green"])
def test_cv_bar_10_settlements_without_attackers_do_not_count(keeper: str) -> None:
    occupied = "" if keeper == "barbarians" else "occupied = true"
    lands = settle("niger", "blue", "town") + settle("tanganika", keeper, more=occupied)
    t = horde(lands + raiders("congo") + raiders("tanganika"), [[1], [6], [8], [8]])
    assert marches(t) == [("congo", "niger")]


@pytest.mark.rule("CV-BAR-10", "CV-BAR-16")
@pytest.mark.parametrize(
    ("congo", "sudan", "where"), [("road", "road", "sudan"), ("none", "road", "congo"), ("railway", "none", "sudan")]
)
def test_cv_bar_10_abandoned_roads_bring_a_group_within_one_point(congo: str, sudan: str, where: str) -> None:
    lands = f'land.congo = {{ road = "{congo}" }}\nland.sudan = {{ road = "{sudan}" }}\n' + settle(
        "niger", "blue", "town"
    )
    t = horde(lands + raiders("kalahari") + raiders("sudan"), [[2, 1], [6], [1]])  # dice for Sudan, then Kalahari
    assert sum(units(t, where, "barbarians").values()) == (2 if where == "sudan" else 1)


@pytest.mark.rule("CV-BAR-18")
def test_cv_bar_18_who_joins_a_group_that_has_acted_acts_no_more() -> None:
    t = horde(settle("niger", "blue") + raiders("congo") + raiders("tanganika"), [[2, 1], [1], [6]])
    assert marches(t) == [("congo", "tanganika")]
    assert asked(t) == "PlayerMovement"


# ---------------------------------------------------------------- rules 2 to 6: the settlement


@pytest.mark.rule("CV-BAR-11")
def test_cv_bar_11_the_nearest_settlement_by_territories() -> None:
    lands = settle("somalia", "blue", "metropolis") + settle("atlas", "green", "village", "wine")
    t = horde(lands + place("somalia", "blue", ancient_infantry=1) + raiders("tanganika"), [[1], [6], [6, 1], [8]])
    assert marches(t) == [("tanganika", "somalia")]


PLAIN = {"resource": "nothing", "size": "town", "units": {"medieval_infantry": 1}}


def contest(atlas: dict[str, object], nile: dict[str, object]) -> str:
    """Which of two settlements barbarians in the Congo aim at, by their first step; the lot would fall on Atlas."""
    lands = ""
    for territory, holder, doc in (("atlas", "blue", {**PLAIN, **atlas}), ("nile", "green", {**PLAIN, **nile})):
        lands += settle(territory, holder, str(doc["size"]), str(doc["resource"]))
        forces = doc["units"]
        assert isinstance(forces, dict)
        lands += place(territory, holder, **forces) if forces else ""
    more = settle("madagascar", "blue") + settle("patagonia", "green")  # capitals
    t = horde('era = "medieval"\n' + more + lands + raiders("congo", medieval_infantry=1), [[1], [6], [0]])
    return {"niger": "atlas", "sudan": "nile"}[str(marches(t)[0][1])]


@pytest.mark.rule("CV-BAR-9")
def test_cv_bar_9_the_lot_decides_between_equals() -> None:
    lands = settle("atlas", "blue") + settle("nile", "green")
    for place_drawn, goal in ((0, "atlas"), (1, "nile")):
        t = horde(lands + raiders("sahara"), [[1], [6], [place_drawn], [8]])
        assert marches(t) == [("sahara", goal)]


TWO = {"medieval_infantry": 2}
OLD = {"ancient_infantry": 1}


@pytest.mark.rule("CV-BAR-9", "CV-BAR-12", "CV-BAR-13", "CV-BAR-14", "CV-BAR-15")
@pytest.mark.parametrize(
    ("atlas", "nile"),
    [
        pytest.param({}, {"resource": "horses"}, id="rule 3"),
        pytest.param({"units": TWO}, {}, id="rule 4"),
        pytest.param({}, {"units": {}}, id="rule 4, nobody there"),
        pytest.param({}, {"units": OLD}, id="rule 5"),
        pytest.param({}, {"size": "village"}, id="rule 6"),
        pytest.param({"units": {}}, {"resource": "horses", "units": TWO}, id="3 before 4"),
        pytest.param({"units": {**OLD, "medieval_infantry": 1}}, {}, id="4 before 5"),
        pytest.param({"size": "village"}, {"units": OLD}, id="5 before 6"),
        pytest.param({"size": "village", "units": OLD}, {"resource": "horses"}, id="3 before 5 and 6"),
    ],
)
def test_cv_bar_12_15_each_rule_leaves_the_better_prey(atlas: dict[str, object], nile: dict[str, object]) -> None:
    assert contest(atlas, nile) == "nile"


@pytest.mark.rule("CV-BAR-11", "CV-GAP-93")
def test_cv_bar_11_who_can_reach_no_settlement_stays_and_fights_where_he_is() -> None:
    t = horde(settle("niger", "blue") + raiders("tanami"), [[1], [6]])
    assert (marches(t), units(t, "tanami", "barbarians")) == ([], {"ancient_infantry": 1})
    fight = raiders("tanami") + place("tanami", "blue", ancient_infantry=1)
    t = horde(settle("niger", "blue") + fight, [[1], [1, 6]])
    assert told(t, "battle.begun")[0][:3] == ("tanami", "barbarians", "blue")


# ---------------------------------------------------------------- rule 7: the way


def way(roads: dict[str, str], drawn: int | None, more: str = "") -> list[tuple[str | int, ...]]:
    """From Kalahari to the Nile, by the Congo or Tanganika and then by Sudan."""
    lands = "".join(f'land.{territory} = {{ road = "{road}" }}\n' for territory, road in roads.items())
    lot = [] if drawn is None else [[drawn]]
    return marches(horde(settle("nile", "blue") + lands + more + raiders("kalahari"), [[1], [6], *lot, [8]]))


@pytest.mark.rule("CV-BAR-16")
def test_cv_bar_16_equal_ways_are_drawn() -> None:
    assert way({}, 0) == [("kalahari", "congo")]
    assert way({}, 1) == [("kalahari", "tanganika")]


@pytest.mark.rule("CV-BAR-16")
def test_cv_bar_16_a_single_road_is_no_gain() -> None:
    assert way({"tanganika": "road"}, 0) == [("kalahari", "congo")]


@pytest.mark.rule("CV-BAR-16")
def test_cv_bar_16_two_roads_in_a_row_are_one_point() -> None:
    assert way({"tanganika": "road", "sudan": "road"}, None) == [("kalahari", "tanganika"), ("tanganika", "sudan")]


@pytest.mark.rule("CV-BAR-16")
def test_cv_bar_16_railways_cost_nothing() -> None:
    steps = [("kalahari", "tanganika"), ("tanganika", "sudan"), ("sudan", "nile")]
    assert way({"tanganika": "railway", "sudan": "railway"}, None) == steps


@pytest.mark.rule("CV-BAR-16")
def test_cv_bar_16_a_road_that_is_guarded_is_not_abandoned() -> None:
    guard = place("tanganika", "green", ancient_infantry=1)
    assert way({"tanganika": "road", "sudan": "road"}, 0, guard) == [("kalahari", "congo")]


# ---------------------------------------------------------------- at sea

COMPASS = [(1, None, "north_atlantic"), (2, 1, "gulf_of_guinea"), (2, 0, "equatorial_atlantic")]


@pytest.mark.rule("CV-BAR-17", "CV-GAP-93")
@pytest.mark.parametrize(
    ("die", "drawn", "sea"), [*COMPASS, (3, None, "western_mediterranean"), (4, None, "sargasso_sea")]
)
def test_cv_bar_17_a_fleet_without_prey_drifts(die: int, drawn: int | None, sea: str) -> None:
    lot = [] if drawn is None else [[drawn]]
    t = horde(settle("atlas", "blue") + raiders("canary_sea", ancient_ship=2), [[1], [die], *lot])
    assert (marches(t), units(t, sea, "barbarians")) == ([("canary_sea", sea)], {"ancient_ship": 2})


@pytest.mark.rule("CV-BAR-17")
def test_cv_bar_17_an_impossible_direction_is_rolled_again() -> None:
    t = horde(raiders("hudson_bay", ancient_ship=1), [[1], [1], [2], [4], [3]])
    assert marches(t) == [("hudson_bay", "labrador_sea")]


@pytest.mark.rule("CV-BAR-11", "CV-BAR-13", "CV-BAR-14")
def test_cv_bar_11_13_14_fleets_attack_small_and_old_ones_beside_them() -> None:
    fleets = place("north_atlantic", "blue", medieval_ship=2) + place("sargasso_sea", "green", medieval_ship=1)
    fleets += place("gulf_of_guinea", "blue", ancient_ship=1)
    t = horde('era = "medieval"\n' + fleets + raiders("canary_sea", medieval_ship=1), [[1], [6, 6, 1]])
    assert marches(t) == [("canary_sea", "gulf_of_guinea")]
    assert told(t, "battle.begun")[0][:3] == ("gulf_of_guinea", "barbarians", "blue")


# ---------------------------------------------------------------- on the way


@pytest.mark.rule("CV-BAR-19")
def test_cv_bar_19_whoever_is_met_on_the_way_is_attacked() -> None:
    t = horde(
        settle("nile", "blue") + place("sudan", "green", ancient_infantry=1) + raiders("congo"), [[1], [6], [6, 1]]
    )
    assert told(t, "battle.begun")[0][:3] == ("sudan", "barbarians", "green")
    assert units(t, "sudan", "green") == {}


@pytest.mark.rule("CV-BAR-19", "CV-GAP-127")
def test_cv_bar_19_explorers_alone_are_killed() -> None:
    t = horde(settle("nile", "blue") + place("sudan", "green", explorer=2) + raiders("congo"), [[1], [6]])
    assert units(t, "sudan", "green") == {}
    t = horde(settle("nile", "blue") + place("congo", "green", explorer=1) + raiders("congo"), [[1], [1]])
    assert units(t, "congo", "green") == {}  # they stay, and he was among them


@pytest.mark.rule("CV-BAR-21")
def test_cv_bar_21_ships_neither_bombard_nor_take_part_in_a_landing() -> None:
    more = 'era = "industrial"\nlost = ["gunpowder_weapons", "metallurgy"]\n' + settle("madagascar", "blue")
    coast = settle("atlas", "blue") + place("atlas", "blue", industrial_infantry=1)
    t = three('phase = "barbarians"\n' + HOME + more + coast + raiders("canary_sea", industrial_ship=2), [[1], [1]])
    assert (marches(t), told(t, "battle.begun")) == ([("canary_sea", "north_atlantic")], [])
    armies = raiders("sahara", industrial_infantry=1) + raiders("western_mediterranean", industrial_ship=1)
    t = horde(more + coast + armies, [[1, 6], [6], [6, 6, 6, 1, 1, 1], [3], [8]])
    assert told(t, "battle.begun") == [("atlas", "barbarians", "blue", 0, 0)]
    assert land(t, "atlas")["occupied"] is True
