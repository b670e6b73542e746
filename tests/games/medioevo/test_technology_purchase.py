"""Technologies: buying them, paying for their use."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    army,
    asked,
    can,
    described,
    idle_until,
    land,
    offered,
    play,
    refused,
    seat,
    three,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.data_schema import COLOUR_NAMES, TECHNOLOGY_NAMES

TREE = {
    "blue": ["carpentry", "logistics", "machinery", "cartography"],
    "yellow": ["commerce", "market", "control", "guilds"],
    "orange": ["edict", "law", "nation", "influence"],
    "red": ["military_art", "promotion", "tactics", "strategy"],
    "green": ["masonry", "architecture", "mathematics", "engineering"],
    "purple": ["religion", "monasticism", "proselytism", "temporal_power"],
}


def shop(purse: str = "", rest: str = "") -> Table:
    return three(f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{rest}')


def finish_turn(t: Table) -> None:
    """On to the next Purchase phase of the same player, in whatever turn order."""
    play(t, "byzantine: done")
    idle_until(t, "TurnOrder")
    idle_until(t, "Purchase")
    while waiting(t) != ["byzantine"]:
        play(t, f"{waiting(t)[0]}: done")


# ---------------------------------------------------------------- buying


@pytest.mark.rule("MU-TEC-4")
def test_mu_tec_4_six_branches_of_four_levels() -> None:
    assert list(COLOUR_NAMES) == list(TREE)
    assert [name for branch in TREE.values() for name in branch] == list(TECHNOLOGY_NAMES)
    t = shop()
    assert offered(t, "byzantine", "research") == [branch[0] for branch in TREE.values()]


@pytest.mark.rule("MU-TEC-1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("colour", list(TREE))
def test_mu_tec_1_a_hundred_florins_a_level(colour: str, level: int) -> None:
    t = shop(f"florins = {100 * level}, technologies = {{ {colour} = {level - 1} }}")
    play(t, f"byzantine: research {TREE[colour][level - 1]}")
    assert seat(t, "byzantine")["florins"] == 0
    assert seat(t, "byzantine")["technologies"] == {colour: level}
    poor = shop(f"florins = {100 * level - 1}, technologies = {{ {colour} = {level - 1} }}")
    assert refused(poor, f"byzantine: research {TREE[colour][level - 1]}").code == "not_enough_florins"


@pytest.mark.rule("MU-TEC-1")
def test_mu_tec_1_points_do_not_buy_technologies() -> None:
    """Ruling MU-GAP-95: points are for activation only."""
    t = shop("florins = 0, points = { blue = 5 }")
    assert refused(t, "byzantine: research carpentry").code == "not_enough_florins"


@pytest.mark.rule("MU-TEC-2")
def test_mu_tec_2_only_above_what_is_owned() -> None:
    t = shop("florins = 2000, technologies = { red = 1 }")
    for name in ("logistics", "tactics", "strategy"):
        assert refused(t, f"byzantine: research {name}").code == "level_before"
    assert can(t, "byzantine: research promotion")
    assert not can(t, "byzantine: research military_art")  # owned already


@pytest.mark.rule("MU-TEC-3")
def test_mu_tec_3_one_level_a_branch_and_turn() -> None:
    t = shop("florins = 5000")
    play(t, "byzantine: research carpentry", "byzantine: research masonry")
    assert refused(t, "byzantine: research logistics").code == "branch_this_turn"
    assert refused(t, "byzantine: research logistics").rules
    play(t, "byzantine: research edict")  # other branches are open
    finish_turn(t)
    play(t, "byzantine: research logistics", "byzantine: research architecture")
    assert seat(t, "byzantine")["technologies"] == {"blue": 2, "orange": 1, "green": 2}


# ---------------------------------------------------------------- using


@pytest.mark.rule("MU-TEC-5")
def test_mu_tec_5_as_often_as_can_be_paid_and_lower_levels_stay() -> None:
    """With Mathematics, Masonry and Architecture still serve; five points are used one after the other."""
    t = shop("florins = 700, technologies = { green = 3 }, points = { green = 5 }")
    play(t, "byzantine: at nicea; build village; build tower; done; craft siege_engine_1; back")
    play(t, "byzantine: at costantinopoli; build town")
    assert seat(t, "byzantine")["points"] == {}
    assert seat(t, "byzantine")["florins"] == 700 - 100 - 100 - 100 - 200
    assert land(t, "nicea")["civilian"] == land(t, "nicea")["military"] == 1
    assert land(t, "costantinopoli")["civilian"] == 2


@pytest.mark.rule("MU-TEC-5")
def test_mu_tec_5_points_of_the_branch_and_no_others() -> None:
    t = shop("florins = 100, technologies = { green = 1 }, points = { blue = 3, purple = 3 }")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: build village").code == "not_enough_florins"


@pytest.mark.rule("MU-TEC-6", "MU-EMP-11")
def test_mu_tec_6_cards_and_tokens_each_once_a_turn() -> None:
    t = shop('tokens = { green = 2 }, cards = ["scientist_10"]')
    play(t, "byzantine: token green", "byzantine: points scientist_10", "byzantine: token green")
    assert seat(t, "byzantine")["points"] == {"green": 3}
    assert refused(t, "byzantine: token green").rules == ["MU-EMP-11"]
    assert not can(t, "byzantine: points scientist_10")
    finish_turn(t)
    assert seat(t, "byzantine")["flipped"] == {}
    play(t, "byzantine: token green", "byzantine: points scientist_10")
    assert seat(t, "byzantine")["points"] == {"green": 2}


@pytest.mark.rule("MU-TEC-7")
@pytest.mark.parametrize(("points", "florins"), [(0, 600), (1, 500), (2, 400), (3, 300), (4, 300)])
def test_mu_tec_7_a_hundred_florins_for_every_missing_point(points: int, florins: int) -> None:
    """A city from nothing: three points and 300 florins."""
    t = shop(f"florins = {florins}, technologies = {{ green = 1 }}, points = {{ green = {points} }}")
    play(t, "byzantine: at nicea; build city")
    assert seat(t, "byzantine")["florins"] == 0
    assert seat(t, "byzantine")["points"] == ({"green": 1} if points == 4 else {})
    poor = shop(f"florins = {florins - 1}, technologies = {{ green = 1 }}, points = {{ green = {points} }}")
    play(poor, "byzantine: at nicea")
    assert refused(poor, "byzantine: build city").code == "not_enough_florins"


@pytest.mark.rule("MU-TEC-8")
def test_mu_tec_8_points_end_with_the_phase() -> None:
    t = shop(
        "points = { green = 2, blue = 1 }",
        """
        armies.nicea.byzantine = { light_infantry = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }]
        """,
    )
    play(t, "byzantine: done", "hungary: done")
    assert seat(t, "byzantine")["points"] == {"green": 2, "blue": 1}  # others are still buying
    play(t, "golden_horde: done")
    assert described(t)["phase"] == "combat"
    assert seat(t, "byzantine")["points"] == {}


# ---------------------------------------------------------------- when, and for whom

REBELS = """
phase = "events"
event_deck = ["event_1", "event_26", "event_4", "event_1"]
seat.byzantine = { tax = 40, technologies = { orange = 2 } }
seat.hungary = { tax = 40 }
"""


def rebellion() -> Table:
    t = three(REBELS, chance=[[4, 6, 8]])
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies", "byzantine: done")
    return t


@pytest.mark.rule("MU-TEC-9")
def test_mu_tec_9_at_its_moment_at_once_and_for_this_time_only() -> None:
    """Law sends the rebellion of the moment abroad; it does nothing in advance and nothing for later."""
    early = three(REBELS.replace('"events"', '"purchase"'))
    assert "MU-TEC-9" in refused(early, "byzantine: tech law").rules
    t = rebellion()
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: tech law")
    assert seat(t, "byzantine")["florins"] == 1500
    assert "iconio" in offered(t, "byzantine", "rebel")
    assert "nicea" not in offered(t, "byzantine", "rebel")
    play(t, "byzantine: rebel iconio")
    assert army(t, "iconio", "barbarians") == {"light_infantry": 1}
    assert seat(t, "byzantine")["territories"] == 7
    assert waiting(t) == ["hungary"]


@pytest.mark.rule("MU-TEC-10")
def test_mu_tec_10_nobody_uses_a_technology_for_another() -> None:
    """Hungary's rebellion: the owner of Law is not even asked."""
    t = rebellion()
    play(t, "byzantine: pass", "byzantine: rebel nicea")
    assert waiting(t) == ["hungary"]
    assert asked(t) == "Rebellions"
    assert not can(t, "byzantine: tech law")
    assert refused(t, "hungary: tech law").code
    assert offered(t, "hungary", "rebel")[0] == "buda"


@pytest.mark.rule("MU-TEC-10")
def test_mu_tec_10_projects_are_carried_out_in_ones_own_land_only() -> None:
    t = shop("technologies = { green = 3, blue = 1, red = 1, purple = 1 }")
    assert set(offered(t, "byzantine", "at")) == set(BOARD.zone_keys[:7])
