"""The powers of archers, light infantry, heavy infantry and cavalry."""

import pytest
from tests.games.medioevo.fights import casualties, due, horde_fight, melee, scores, values
from tests.games.medioevo.table import army, asked, can, events, happened, offered, play, refused, waiting

CATAPULT = 'pieces = [{ owner = "%s", kind = "siege_engine", level = 1, zone = "nicea" }]'


# ---------------------------------------------------------------- when a power works


@pytest.mark.rule("MU-UNI-1")
def test_mu_uni_1_archers_on_both_sides_do_not_shoot() -> None:
    t = melee("archer=3", "archer=1", [[1, 2, 3]])
    assert [event.args[:4] for event in events(t, "battle.rolled")] == [[0, 1, 2, 3]]


@pytest.mark.rule("MU-UNI-1")
def test_mu_uni_1_light_infantry_on_both_sides_is_not_sacrificed() -> None:
    t = melee("light_infantry=3", "light_infantry=1", [[1, 2, 3]])
    assert can(t, "byzantine: keep")  # the dice lie on the table


@pytest.mark.rule("MU-UNI-1")
def test_mu_uni_1_heavy_infantry_on_both_sides_spares_nobody() -> None:
    t = melee("heavy_infantry=3", "heavy_infantry=1", [[2, 2, 3], [1, 4, 5]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(4, 4)]
    assert casualties(t) == [("byzantine", 2)]


@pytest.mark.rule("MU-UNI-1")
def test_mu_uni_1_cavalry_on_both_sides_adds_nothing() -> None:
    t = melee("cavalry=3", "cavalry=1", [[1, 2, 8], [1, 4, 7]])
    play(t, "byzantine: keep", "hungary: keep")
    assert scores(t) == [("byzantine", 2, 2)]


@pytest.mark.rule("MU-UNI-1", "MU-ART-1")
def test_mu_uni_1_crew_members_do_not_block() -> None:
    """Hungary's only archer serves its catapult: Byzantium's two shoot."""
    t = melee("archer=2", "archer=1, light_infantry=3", [[8], [1, 4]], CATAPULT % "hungary")
    play(t, "hungary: man hungary.siege/archer; ready")
    assert [event.args[:2] for event in events(t, "archers.hit")] == [[0, 1]]


@pytest.mark.rule("MU-UNI-1", "MU-ART-1")
def test_mu_uni_1_crew_members_use_no_power() -> None:
    """Of three archers two are crew: one die. The only cavalry is crew: no bonus."""
    t = melee(
        "archer=3, cavalry=1",
        "light_infantry=9",
        [[8, 8, 8], [1], [1, 2, 8], [1, 2, 3]],
        CATAPULT % "byzantine",
    )
    play(t, "byzantine: man #0/archer; man #0/archer; man #0/cavalry; ready", "hungary: lose light_infantry")
    play(t, "byzantine: keep", "hungary: roll; keep")
    assert scores(t) == [("byzantine", 1, 1)]


# ---------------------------------------------------------------- archers


@pytest.mark.rule("MU-UNI-2")
def test_mu_uni_2_each_archer_hits_on_one_to_three() -> None:
    """Six archers: 1, 2, 3 hit, 4, 5, 8 miss."""
    t = melee("archer=6", "light_infantry=4, heavy_infantry=1", [[1, 2, 3, 4, 5, 8], [1, 2, 3]])
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], 3)
    assert offered(t, "hungary", "lose") == ["light_infantry", "heavy_infantry"]
    play(t, "hungary: lose heavy_infantry; lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {"light_infantry": 3}
    assert happened(t, "archers.hit", "battle.rolled") == ["archers.hit", "battle.rolled"]


@pytest.mark.rule("MU-UNI-2")
def test_mu_uni_2_arrows_may_fall_on_a_crew() -> None:
    t = melee("archer=1", "light_infantry=2, heavy_infantry=1", [[8, 8], [1]], CATAPULT % "hungary")
    play(t, "hungary: man hungary.siege/light_infantry; man hungary.siege/light_infantry; ready")
    assert offered(t, "hungary", "lose") == ["light_infantry", "heavy_infantry"]


@pytest.mark.rule("MU-UNI-2", "MU-BAT-5")
def test_mu_uni_2_an_army_shot_to_the_last_man_does_not_fight() -> None:
    t = melee("archer=2", "light_infantry=2", [[1, 2]])
    play(t, "hungary: lose light_infantry x2")
    assert army(t, "nicea", "hungary") == {}
    assert happened(t, "battle.rolled", "battle.casualties") == []
    assert army(t, "nicea", "byzantine") == {"archer": 2}


@pytest.mark.rule("MU-UNI-2")
def test_mu_uni_2_the_defender_shoots_as_well() -> None:
    t = melee("light_infantry=2", "archer=2", [[3, 4], [1, 2, 3]])
    play(t, "byzantine: lose light_infantry; roll; keep")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1}


# ---------------------------------------------------------------- light infantry


@pytest.mark.rule("MU-UNI-3")
@pytest.mark.parametrize(("number", "value"), [(0, 5), (1, 9), (2, 13), (3, 17)])
def test_mu_uni_3_four_for_each_light_infantry_given_up(number: int, value: int) -> None:
    t = melee("light_infantry=3, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5], [1, 2, 8]])
    assert not can(t, "byzantine: keep")  # the decision comes before the dice
    assert not can(t, "byzantine: sacrifice light_infantry x4")
    play(
        t,
        "byzantine: "
        + (f"sacrifice light_infantry x{number}; " if number else "")
        + ("roll; " if number < 3 else "")
        + "keep",
    )
    play(t, "hungary: keep")
    assert values(t) == [(value, 7)]


@pytest.mark.rule("MU-UNI-3")
def test_mu_uni_3_the_units_are_removed_at_once() -> None:
    t = melee("light_infantry=3, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: sacrifice light_infantry x2")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "heavy_infantry": 1}


@pytest.mark.rule("MU-UNI-3")
def test_mu_uni_3_the_defender_sacrifices_knowing_the_attackers_dice() -> None:
    t = melee("heavy_infantry=9", "light_infantry=3", [[1, 2, 8], [1, 2, 5]])
    play(t, "byzantine: keep")
    assert (asked(t), waiting(t)) == ("MeleeRoll", ["hungary"])
    play(t, "hungary: sacrifice light_infantry; roll; keep")
    assert values(t) == [(8, 8)]  # 5 + 4 - 1


@pytest.mark.rule("MU-UNI-3", "MU-ART-1")
def test_mu_uni_3_light_infantry_at_an_engine_is_not_sacrificed() -> None:
    t = melee("light_infantry=3, heavy_infantry=1", "heavy_infantry=9", [[8, 8]], CATAPULT % "byzantine")
    play(t, "byzantine: man #0/light_infantry; man #0/light_infantry; ready")
    assert can(t, "byzantine: sacrifice light_infantry x1")
    assert not can(t, "byzantine: sacrifice light_infantry x2")


# ---------------------------------------------------------------- heavy infantry


@pytest.mark.rule("MU-UNI-4")
@pytest.mark.parametrize(("number", "left"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_mu_uni_4_one_casualty_less_for_each_heavy_infantry(number: int, left: int) -> None:
    t = melee(f"heavy_infantry={number}, archer=1", "archer=9", [[3, 4, 6], [1, 2, 7]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(6, 6)]
    assert casualties(t)[0] == ("byzantine", left)


@pytest.mark.rule("MU-UNI-4")
def test_mu_uni_4_only_the_own_casualties_are_fewer() -> None:
    """The damage of the winner is not: 8 against 4 brings 4."""
    t = melee("archer=9", "heavy_infantry=5, archer=1", [[1, 2, 8], [3, 2, 5]])
    play(t, "byzantine: keep", "hungary: keep")
    assert (waiting(t), due(t)) == (["hungary"], 4)


# ---------------------------------------------------------------- cavalry


@pytest.mark.rule("MU-UNI-5")
@pytest.mark.parametrize(
    ("attacking", "damage"),
    [
        ([1, 2, 8], 2 + 4),  # won by 2
        ([1, 2, 6], 4),  # a tie
    ],
)
def test_mu_uni_5_two_points_for_each_cavalry_of_the_winner_or_on_a_tie(attacking: list[int], damage: int) -> None:
    t = melee("cavalry=2, archer=3", "archer=9", [attacking, [1, 2, 7]])
    play(t, "byzantine: keep", "hungary: keep")
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["hungary"], damage)


@pytest.mark.rule("MU-UNI-5")
def test_mu_uni_5_nothing_for_the_loser() -> None:
    t = melee("cavalry=2, archer=3", "archer=9", [[1, 2, 5], [1, 3, 7]])
    play(t, "byzantine: keep", "hungary: keep")
    play(t, "byzantine: lose archer; lose archer", "hungary: lose archer")
    assert army(t, "nicea", "hungary") == {"archer": 8}  # his casualty only


@pytest.mark.rule("MU-UNI-5")
def test_mu_uni_5_on_a_tie_it_comes_before_the_casualties() -> None:
    t = melee("cavalry=1", "light_infantry=3", [[1, 2, 6], [1, 2, 7]])
    play(t, "byzantine: keep", "hungary: roll; keep", "hungary: lose light_infantry x2")
    assert scores(t) == []
    assert casualties(t) == [("byzantine", 1), ("hungary", 1)]
    assert army(t, "nicea", "hungary") == {}


@pytest.mark.rule("MU-UNI-5", "MU-UNI-1")
def test_mu_uni_5_against_hordes() -> None:
    t = horde_fight("cavalry=1, light_infantry=1", "light_infantry=9", "[1, 2, 5]", [[1, 2, 6]])
    play(t, "byzantine: keep")
    assert scores(t) == [("byzantine", 1, 3)]


@pytest.mark.rule("MU-UNI-3")
def test_mu_uni_3_nothing_else_can_be_given_up() -> None:
    t = melee("light_infantry=1, heavy_infantry=1", "heavy_infantry=9", [[1, 2, 5]])
    assert refused(t, "byzantine: sacrifice heavy_infantry x1") is not None
    assert offered(t, "byzantine", "sacrifice") == ["light_infantry"]


@pytest.mark.rule("MU-UNI-3", "MU-BAT-14")
def test_mu_uni_3_who_gives_up_everybody_may_win_the_round_and_has_gained_nothing() -> None:
    t = melee("light_infantry=2", "heavy_infantry=3", [[1, 2, 5], [1, 2, 8]])
    play(t, "byzantine: sacrifice light_infantry x2; keep", "hungary: keep")
    assert values(t) == [(13, 7)]
    assert scores(t) == [("byzantine", 0, 0)]
    assert army(t, "nicea", "byzantine") == {}
    assert army(t, "nicea", "hungary") == {"heavy_infantry": 3}  # they spare their own casualty
