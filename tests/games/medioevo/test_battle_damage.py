"""Damage: who assigns it, to whom, and what it does to units."""

import pytest
from tests.games.medioevo.fights import casualties, due, horde_fight, melee, scores, values
from tests.games.medioevo.table import army, asked, can, offered, play, refused, waiting

CATAPULT = 'pieces = [{ owner = "%s", kind = "siege_engine", level = 1, zone = "nicea" }]'
RESERVES = "armies.costantinopoli.byzantine = {{ {} }}"


# ---------------------------------------------------------------- the pool of the loser


@pytest.mark.rule("MU-BAT-16")
def test_mu_bat_16_score_superiority_and_cavalry_are_one_pool_given_by_its_owner() -> None:
    """2 units in melee, one point pressed, one cavalry: 2 + 1 + 2 points that Hungary gives to whom it likes."""
    t = melee("archer=1, cavalry=1", "archer=2, heavy_infantry=4, captain_1=1", [[1, 5, 5], [1, 2, 4]])
    play(t, "hungary: done; done", "byzantine: keep", "hungary: keep", "byzantine: press x1")
    assert values(t) == [(25, 3)]
    assert scores(t) == [("byzantine", 2, 5)]
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 5)
    assert offered(t, "hungary", "lose") == ["heavy_infantry", "archer", "captain_1"]
    play(t, "hungary: lose heavy_infantry; lose light_infantry; lose archer; lose captain_1; lose heavy_infantry")
    assert army(t, "nicea", "hungary") == {"light_infantry": 1, "heavy_infantry": 2, "archer": 1}


# ---------------------------------------------------------------- what a point does


@pytest.mark.rule("MU-BAT-18")
@pytest.mark.parametrize(
    ("unit", "left"),
    [
        ("light_infantry", {}),
        ("archer", {}),
        ("captain_1", {}),
        ("captain_2", {}),
        ("captain_3", {}),
        ("heavy_infantry", {"light_infantry": 1}),
        ("cavalry", {"heavy_infantry": 1}),
    ],
)
def test_mu_bat_18_one_point_of_damage(unit: str, left: dict[str, int]) -> None:
    t = melee(f"{unit} = 1", f"{unit} = 1", [[1, 2, 3], [1, 2, 4]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(3, 3)]
    assert army(t, "nicea", "byzantine") == left


@pytest.mark.rule("MU-BAT-18")
def test_mu_bat_18_one_unit_may_take_several_points() -> None:
    t = melee("cavalry=1, archer=1", "cavalry=1, archer=1", [[3, 4, 5], [1, 2, 6]])
    play(t, "byzantine: keep", "hungary: keep")
    play(t, "byzantine: lose cavalry; lose heavy_infantry; lose light_infantry")
    assert army(t, "nicea", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-BAT-18")
@pytest.mark.parametrize(
    ("elsewhere", "unit", "left"),
    [
        ("light_infantry=20", "heavy_infantry", {}),
        ("light_infantry=19", "heavy_infantry", {"light_infantry": 1}),
        ("light_infantry=20", "cavalry", {"heavy_infantry": 1}),
        ("heavy_infantry=20", "cavalry", {"light_infantry": 1}),
        ("heavy_infantry=19", "cavalry", {"heavy_infantry": 1}),
        ("heavy_infantry=20, light_infantry=20", "cavalry", {}),
        ("heavy_infantry=20, light_infantry=19", "cavalry", {"light_infantry": 1}),
    ],
)
def test_mu_bat_18_the_replacement_comes_from_the_reserve(elsewhere: str, unit: str, left: dict[str, int]) -> None:
    """All 20 light (or heavy) infantry of the box stand in Constantinople: none can take the place."""
    t = melee(f"{unit}=1", f"{unit}=1", [[1, 2, 3], [1, 2, 4]], RESERVES.format(elsewhere))
    play(t, "byzantine: keep", "hungary: keep")
    assert army(t, "nicea", "byzantine") == left


@pytest.mark.rule("MU-BAT-18")
def test_mu_bat_18_prisoners_are_not_in_the_reserve() -> None:
    more = RESERVES.format("light_infantry=12") + "\nseat.hungary.prisoners.byzantine = { light_infantry = 8 }"
    t = melee("heavy_infantry=1", "heavy_infantry=1", [[1, 2, 3], [1, 2, 4]], more)
    play(t, "byzantine: keep", "hungary: keep")
    assert army(t, "nicea", "byzantine") == {}


@pytest.mark.rule("MU-BAT-18")
def test_mu_bat_18_who_was_removed_is_in_the_reserve_again() -> None:
    """No light infantry left: but the one that falls in the battle makes room for a weakened heavy one."""
    t = melee(
        "heavy_infantry=1, light_infantry=1",
        "heavy_infantry=1, light_infantry=1",
        [[2, 3, 4], [1, 2, 5]],
        RESERVES.format("light_infantry=19"),
    )
    play(t, "byzantine: keep", "hungary: keep", "byzantine: lose light_infantry; lose heavy_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1}


# ---------------------------------------------------------------- crews


@pytest.mark.rule("MU-BAT-20")
def test_mu_bat_20_damage_of_the_melee_goes_to_those_in_melee() -> None:
    t = melee(
        "light_infantry=1, archer=2", "light_infantry=9", [[8], [8, 8], [1, 2, 3], [1, 2, 8]], CATAPULT % "byzantine"
    )
    play(t, "byzantine: man #0/light_infantry; ready; keep", "hungary: roll; keep")
    assert scores(t) == [("hungary", 4, 4)]
    assert offered(t, "byzantine", "lose") == ["archer"]
    assert refused(t, "byzantine: lose light_infantry").rules == ["MU-BAT-20"]
    play(t, "byzantine: lose archer x2")
    assert army(t, "nicea", "byzantine") == {}  # what was left of the four points reached the crew


@pytest.mark.rule("MU-BAT-20")
def test_mu_bat_20_casualties_too_spare_the_crew_at_first() -> None:
    t = melee("light_infantry=1, archer=3", "archer=9", [[8], [1, 2, 3], [1, 2, 4]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/light_infantry; ready; keep", "hungary: keep")
    assert values(t) == [(3, 3)]
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "archer": 2}


@pytest.mark.rule("MU-BAT-20", "MU-ART-1")
def test_mu_bat_20_a_weakened_crew_member_is_still_crew() -> None:
    """All are crew. The second point may fall on the archer: the former cavalry is crew as before."""
    t = melee("cavalry=1, archer=1", "light_infantry=2", [[8, 8], [1, 2, 3], [1, 2, 6]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/cavalry; man #0/archer; ready; keep", "hungary: roll; keep")
    assert scores(t) == [("hungary", 2, 2)]
    play(t, "byzantine: lose cavalry")
    assert offered(t, "byzantine", "lose") == ["heavy_infantry", "archer"]


@pytest.mark.rule("MU-ART-1", "MU-ART-5")
def test_mu_art_1_a_crew_member_hit_by_engines_does_not_join_the_melee() -> None:
    """The heavy infantry at the catapult becomes light: it still is crew, neither a sacrifice nor a fighter."""
    pieces = """pieces = [
        { owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" },
        { owner = "hungary", kind = "siege_engine", level = 1, zone = "nicea" },
    ]"""
    t = melee("heavy_infantry=1, archer=3", "archer=3", [[8, 1], [1, 2, 8], [1, 2, 3]], pieces)
    play(t, "byzantine: man #0/heavy_infantry; ready", "hungary: man hungary.siege/archer; ready")
    play(t, "byzantine: lose heavy_infantry; lose archer")
    assert asked(t) == "MeleeRoll"
    assert not can(t, "byzantine: sacrifice light_infantry")
    play(t, "byzantine: keep", "hungary: keep")
    assert scores(t) == [("byzantine", 2, 2)]  # 8 against 2: two archers in melee


# ---------------------------------------------------------------- hordes


@pytest.mark.rule("MU-BAT-21")
@pytest.mark.parametrize(
    ("damage", "left"),
    [
        (1, {"light_infantry": 1, "archer": 2, "captain_1": 1}),
        (2, {"archer": 2, "captain_1": 1}),
        (3, {"archer": 1, "captain_1": 1}),
        (4, {"captain_1": 1}),
        (5, {}),
    ],
)
def test_mu_bat_21_light_infantry_archers_captains(damage: int, left: dict[str, int]) -> None:
    """Byzantium has 8, the horde 8 or less, and a casualty value of 1."""
    t = horde_fight(
        "light_infantry=9, archer=1, captain_1=1",
        "light_infantry=2, archer=2, captain_1=1",
        f"[1, 2, {9 - damage}]",
        [[1, 2, 8]],
    )
    play(t, "byzantine: keep; lose light_infantry")
    assert army(t, "tarnovo", "barbarians") == left


@pytest.mark.rule("MU-BAT-21", "MU-UNI-2")
def test_mu_bat_21_nobody_chooses_for_them() -> None:
    """Artillery, arrows and melee alike."""
    t = horde_fight("archer=3", "light_infantry=2, captain_1=1", "[1, 2, 3]", [[1, 2, 8], [1, 2, 4]])
    assert army(t, "tarnovo", "barbarians") == {"captain_1": 1}
    play(t, "byzantine: keep")
    assert army(t, "tarnovo", "barbarians") == {}


# ---------------------------------------------------------------- nobody in melee


@pytest.mark.rule("MU-BAT-22")
def test_mu_bat_22_a_side_of_crews_alone_rolls_and_scores_nothing() -> None:
    t = melee("archer=2", "archer=3", [[8, 8], [8, 8, 8], [1, 2, 8], [1, 2, 3]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/archer; man #0/archer; ready; keep", "hungary: keep")
    assert values(t) == [(8, 2)]
    assert scores(t) == [("byzantine", 0, 0)]
    play(t, "byzantine: lose archer", "hungary: lose archer")
    assert casualties(t) == [("byzantine", 1), ("hungary", 1)]  # the crew takes its own
    assert (army(t, "nicea", "byzantine"), army(t, "nicea", "hungary")) == ({"archer": 1}, {"archer": 2})


@pytest.mark.rule("MU-BAT-22")
def test_mu_bat_22_damage_reaches_the_crew_directly() -> None:
    t = melee("archer=2", "light_infantry=3", [[8, 8], [1, 2, 3], [1, 2, 5]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/archer; man #0/archer; ready; keep", "hungary: roll; keep")
    assert scores(t) == [("hungary", 1, 1)]
    play(t, "byzantine: lose archer")
    assert army(t, "nicea", "byzantine") == {}  # one by the score, one by the casualty value
