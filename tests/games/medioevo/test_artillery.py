"""Siege engines: crews, shots, damage, targets; what becomes of captured engines."""

import pytest
from tests.games.medioevo.fights import due, field, horde_fight, melee, raid, rounds, scores, siege, values
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.games.medioevo.procedures.battle.battle import Battle


def engines(*levels: int, owner: str = "byzantine", zone: str = "nicea") -> str:
    inside = ", ".join(
        f'{{ owner = "{owner}", kind = "siege_engine", level = {level}, zone = "{zone}" }}' for level in levels
    )
    return f"pieces = [{inside}]"


# ---------------------------------------------------------------- crews


@pytest.mark.rule("MU-ART-1")
def test_mu_art_1_without_a_crew_an_engine_is_silent() -> None:
    t = melee("archer=3", "archer=3", [[1, 2, 3]], engines(1))
    play(t, "byzantine: ready")
    assert happened(t, "engines.hit") == []
    assert [event.args[:4] for event in events(t, "battle.rolled")] == [[0, 1, 2, 3]]


@pytest.mark.rule("MU-ART-1")
def test_mu_art_1_three_at_most_and_each_at_one_engine() -> None:
    t = melee("archer=4, captain_1=1", "archer=3", [[8, 8, 8, 8, 8]], engines(1, 2))
    play(t, "byzantine: man #0/archer; man #0/archer; man #0/captain_1")
    assert refused(t, "byzantine: man #0/archer").rules == ["MU-ART-1"]
    assert refused(t, "byzantine: man #1/captain_1").rules == ["MU-ART-1"]  # he serves the other one
    play(t, "byzantine: man #1/archer; man #1/archer")
    assert not can(t, "byzantine: man #1/archer")  # nobody is left


@pytest.mark.rule("MU-ART-1")
def test_mu_art_1_only_units_of_this_battle_serve() -> None:
    more = engines(1) + "\narmies.costantinopoli.byzantine = { cavalry = 3 }"
    t = melee("archer=1", "archer=3", [[8]], more)
    assert offered(t, "byzantine", "man") == ["byzantine.siege_engine_1@nicea#0/archer"]


@pytest.mark.rule("MU-ART-6")
def test_mu_art_6_crews_are_assigned_anew_in_every_round() -> None:
    """First both archers, then none: then both fight."""
    t = melee("archer=3", "archer=9", [[8, 8], [1, 2, 3], [1, 2, 4], [1, 2, 8], [1, 2, 3]], engines(1))
    play(t, "byzantine: man #0/archer; man #0/archer; ready; keep", "hungary: keep")
    play(t, "byzantine: lose archer", "hungary: lose archer")
    assert rounds(t) == 2
    play(t, "byzantine: fight", "hungary: fight")
    assert (asked(t), waiting(t)) == ("Crews", ["byzantine"])
    play(t, "byzantine: ready; keep", "hungary: keep")
    assert scores(t) == [("byzantine", 2, 2)]


# ---------------------------------------------------------------- shots and damage


@pytest.mark.rule("MU-ART-2")
@pytest.mark.parametrize(
    ("dice", "hits"), [([1], 1), ([3], 1), ([4], 0), ([1, 2, 3], 3), ([3, 4, 8], 1), ([5, 6, 7], 0)]
)
def test_mu_art_2_a_die_for_each_crew_member_hits_on_one_to_three(dice: list[int], hits: int) -> None:
    t = melee("light_infantry=4", "light_infantry=20", [dice, [1, 2, 3]], engines(1))
    play(t, "byzantine: " + "man #0/light_infantry; " * len(dice) + "ready")
    if hits:
        assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 2 * hits)
    else:
        assert (asked(t), waiting(t)) == ("MeleeRoll", ["byzantine"])


@pytest.mark.rule("MU-ART-3")
@pytest.mark.parametrize(("level", "damage"), [(1, 2), (2, 3), (3, 4)])
def test_mu_art_3_damage_of_a_hit_to_units(level: int, damage: int) -> None:
    t = melee("archer=2", "light_infantry=20", [[1, 8]], engines(level))
    play(t, "byzantine: man #0/archer; man #0/archer; ready")
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], damage)


@pytest.mark.rule("MU-ART-2", "MU-ART-3")
def test_mu_art_3_several_engines_add_up() -> None:
    """Dice by engine: catapult 1 and 8, bombard 3: 2 + 4."""
    t = melee("archer=3", "light_infantry=20", [[1, 8, 3]], engines(1, 3))
    play(t, "byzantine: man #0/archer; man #0/archer; man #1/archer; ready")
    assert due(t) == 6


@pytest.mark.rule("MU-ART-3", "MU-ART-4")
@pytest.mark.parametrize(("level", "damage"), [(2, 1), (3, 2)])
def test_mu_art_3_damage_of_a_hit_to_a_building(level: int, damage: int) -> None:
    """A fort has 6 points of structure; two hits. No unit is touched."""
    t = siege("archer=3", "archer=3", [[1, 2, 8]], engines(level, owner="hungary"), building=2)
    play(t, "byzantine: protect engines", "hungary: " + "man siege/archer; " * 3 + "aim-at siege/military; ready")
    assert land(t, "nicea")["damage"] == [0, 2 * damage, 0]
    assert army(t, "nicea", "byzantine") == {"archer": 3}
    assert happened(t, "engines.hit") == []


@pytest.mark.rule("MU-ART-3")
def test_mu_art_3_a_catapult_cannot_be_aimed_at_a_building() -> None:
    t = siege("archer=3", "archer=3", [[8]], engines(1, owner="hungary"))
    play(t, "byzantine: protect engines", "hungary: man siege/archer")
    assert refused(t, "hungary: aim-at siege/military").rules == ["MU-ART-3"]


@pytest.mark.rule("MU-ART-4")
def test_mu_art_4_one_particular_building_of_the_opponent() -> None:
    t = siege(
        "archer=3",
        "archer=3",
        [[1]],
        engines(2, owner="hungary") + "\nland.nicea.civilian = 1",
    )
    play(t, "byzantine: protect engines", "hungary: man siege/archer")
    assert [name.rpartition("/")[2] for name in offered(t, "hungary", "aim_at")] == ["civilian", "military"]
    play(t, "hungary: aim-at siege/civilian")
    assert offered(t, "hungary", "aim_at") == []  # one target
    play(t, "hungary: ready")
    assert land(t, "nicea")["damage"] == [1, 0, 0]


@pytest.mark.rule("MU-ART-4")
def test_mu_art_4_not_at_ones_own_building() -> None:
    t = field("archer=3", "archer=3", [[8]], engines(2) + "\nland.nicea = { holder = 'byzantine', military = 1 }")
    play(t, "byzantine: fight", "hungary: fight", "byzantine: protect engines; man #0/archer")
    assert offered(t, "byzantine", "aim_at") == []


@pytest.mark.rule("MU-ART-4")
def test_mu_art_4_two_engines_may_have_different_targets() -> None:
    t = siege("archer=3", "archer=9", [[1, 1]], engines(2, 2, owner="hungary"), building=1)
    play(t, "byzantine: protect melee")
    first, second = [name.rpartition("/")[0] for name in offered(t, "hungary", "man")]
    play(t, f"hungary: man {first}/archer; man {second}/archer; aim-at {first}/military; ready")
    assert land(t, "nicea")["damage"] == [0, 1, 0]
    assert (waiting(t), due(t)) == (["byzantine"], 3)


@pytest.mark.rule("MU-ART-3", "MU-BAT-4")
def test_mu_art_3_a_building_shot_down_is_gone() -> None:
    """A tower has three points of structure: two hits of a bombard are enough, and it protects nobody any more."""
    t = siege("archer=3", "archer=3", [[1, 2], [1, 2, 8], [1, 2, 3]], engines(3, owner="hungary"), building=1)
    play(t, "byzantine: protect melee", "hungary: man siege/archer; man siege/archer; aim-at siege/military; ready")
    assert "military" not in land(t, "nicea")
    play(t, "hungary: keep", "byzantine: keep")
    assert scores(t) == [("hungary", 1, 1)]
    assert army(t, "nicea", "byzantine") == {"archer": 1}  # another one by his casualty value


# ---------------------------------------------------------------- who is hit


@pytest.mark.rule("MU-ART-5")
def test_mu_art_5_the_owner_gives_it_to_anybody_crews_included() -> None:
    two = """pieces = [
        { owner = "byzantine", kind = "siege_engine", zone = "nicea" },
        { owner = "hungary", kind = "siege_engine", zone = "nicea" },
    ]"""
    t = melee("archer=1", "cavalry=1, light_infantry=1", [[1, 8], [1, 2, 3]], two)
    play(t, "byzantine: man byzantine.siege/archer; ready", "hungary: man hungary.siege/cavalry; ready")
    assert offered(t, "hungary", "lose") == ["light_infantry", "cavalry"]
    play(t, "hungary: lose cavalry; lose heavy_infantry")
    assert army(t, "nicea", "hungary") == {"light_infantry": 2}


@pytest.mark.rule("MU-ART-5")
def test_mu_art_5_of_one_kind_the_crew_or_the_fighters_may_be_hit() -> None:
    two = """pieces = [
        { owner = "byzantine", kind = "siege_engine", zone = "nicea" },
        { owner = "hungary", kind = "siege_engine", zone = "nicea" },
    ]"""
    t = melee("archer=1", "light_infantry=3", [[1, 8], [1, 2, 3]], two)
    play(t, "byzantine: man byzantine.siege/archer; ready", "hungary: man hungary.siege/light_infantry; ready")
    assert (offered(t, "hungary", "lose"), offered(t, "hungary", "lose_crew")) == (
        ["light_infantry"],
        ["light_infantry"],
    )
    play(t, "hungary: lose-crew light_infantry")  # the second point can only fall on a fighter
    assert army(t, "nicea", "hungary") == {"light_infantry": 1}
    fight = next(frame for frame in state(t).stack if isinstance(frame, Battle))
    assert (fight.crews, fight.in_melee(state(t), 1, 0)) == ([0, 3], 1)  # only the archer still serves an engine


@pytest.mark.rule("MU-ART-5", "MU-BAT-21")
def test_mu_art_5_a_horde_loses_light_infantry_first() -> None:
    t = horde_fight(
        "light_infantry=1, archer=1",
        "light_infantry=1, archer=1, captain_1=1",
        "[1, 2, 3]",
        [[1], [8], [1, 2, 3]],
        engines(1, zone="tarnovo"),
    )
    play(t, "byzantine: man #0/light_infantry; ready")
    assert army(t, "tarnovo", "barbarians") == {"captain_1": 1}


# ---------------------------------------------------------------- captured engines


@pytest.mark.rule("MU-ART-7")
def test_mu_art_7_barbarians_remove_the_engines_of_land_they_take() -> None:
    t = raid(
        "light_infantry=1", "light_infantry=9", "[1, 2, 8]", [[1, 2, 3]], engines(2, owner="hungary", zone="serbia")
    )
    play(t, "hungary: ready; keep")
    assert army(t, "serbia", "hungary") == {}
    assert pieces(t, "hungary") == []


ABANDONED = """
    war = [["byzantine", "hungary"]]
    armies.costantinopoli.byzantine = { cavalry = 1 }
    land.tarnovo = { token = "hungary" }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" },
        { owner = "hungary", kind = "siege_engine", level = 3, zone = "tarnovo" },
    ]
"""
MARCH = "byzantine: move costantinopoli; take-piece war_wagon_1; take-unit cavalry; to tarnovo"


@pytest.mark.rule("MU-ART-7")
def test_mu_art_7_a_conqueror_keeps_them() -> None:
    t = three(ABANDONED)
    play(t, MARCH, "byzantine: keep-rest")
    assert [(p["kind"], p["level"], p["zone"]) for p in pieces(t, "byzantine")][1:] == [("siege_engine", 3, "tarnovo")]
    assert pieces(t, "hungary") == []
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-ART-7")
def test_mu_art_7_or_takes_half_their_price() -> None:
    t = three(ABANDONED)
    play(t, MARCH)
    play(t, f"byzantine: plunder {offered(t, 'byzantine', 'plunder')[0]}")
    assert [p["kind"] for p in pieces(t, "byzantine")] == ["war_wagon"]
    assert pieces(t, "hungary") == []
    assert seat(t, "byzantine")["florins"] == 1600 + 150  # half of 300


@pytest.mark.rule("MU-ART-7")
def test_mu_art_7_without_a_fitting_token_only_the_florins() -> None:
    """Four pieces of level III are all that the tokens allow."""
    wagon = '{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "nicea" },'
    t = three(ABANDONED.replace("pieces = [", "pieces = [" + wagon * 4))
    play(t, MARCH, "byzantine: keep-rest")
    assert [p["kind"] for p in pieces(t, "byzantine")] == ["war_wagon"] * 5
    assert seat(t, "byzantine")["florins"] == 1600 + 150
    assert values(t) == []
