"""Battles against barbarians: their dice, archers, captains and sacrifices; they fight to the end."""

import pytest
from tests.games.medioevo.fights import casualties, due, horde_fight, raid, rounds, scores, values
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    happened,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)

CATAPULT = 'pieces = [{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "tarnovo" }]'


# ---------------------------------------------------------------- dice


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_value_and_casualties_come_from_the_war_circle() -> None:
    """Only Byzantium's dice are rolled; 3, 4, 6 are the horde's in both rounds."""
    t = horde_fight("light_infantry=9", "light_infantry=9", "[3, 4, 6]", [[1, 2, 6], [1, 2, 8]])
    play(t, "byzantine: keep; lose light_infantry")
    assert casualties(t) == [("byzantine", 1), ("barbarians", 3)]
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 6}
    play(t, "byzantine: fight; keep; lose light_infantry")
    assert values(t) == [(6, 6), (8, 6)]
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}  # 2 by the score, 3 by the dice


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_equal_dice_are_multiplied() -> None:
    t = horde_fight("light_infantry=9", "light_infantry=9", "[2, 5, 5]", [[1, 2, 6]])
    play(t, "byzantine: keep")
    assert values(t) == [(6, 25)]


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_an_attacking_horde_too_and_the_player_rolls_as_defender() -> None:
    t = raid("heavy_infantry=2, light_infantry=1", "light_infantry=9", "[2, 4, 7]", [[1, 2, 3], [5]])
    assert (asked(t), waiting(t)) == ("MeleeRoll", ["hungary"])
    play(t, "hungary: reroll d8")
    assert values(t) == [(7, 4)]  # 5 less the penalty of the second
    assert due(t) == 3


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_nobody_but_the_player_is_asked() -> None:
    """Archer dice and losses of the horde need no answer."""
    t = horde_fight("cavalry=2", "light_infantry=2, archer=2", "[1, 2, 3]", [[8, 8], [1, 2, 8]])
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: keep; lose cavalry")
    assert army(t, "tarnovo", "barbarians") == {}


# ---------------------------------------------------------------- archers and captains


@pytest.mark.rule("MU-BAR-4")
def test_mu_bar_4_their_archers_always_shoot() -> None:
    t = horde_fight("cavalry=2", "light_infantry=1, archer=3", "[1, 2, 3]", [[1, 3, 4]])
    assert events(t, "archers.hit")[0].args[:2] == [3, 2]
    assert (asked(t), waiting(t), due(t)) == ("Losses", ["byzantine"], 2)


@pytest.mark.rule("MU-BAR-4")
def test_mu_bar_4_not_against_archers() -> None:
    t = horde_fight("cavalry=2, archer=1", "light_infantry=1, archer=3, captain_1=1", "[1, 2, 3]", [[1, 2, 3]])
    assert happened(t, "archers.hit") == []
    assert asked(t) == "MeleeRoll"


@pytest.mark.rule("MU-BAR-4")
@pytest.mark.parametrize(("horde", "shots"), [("captain_1=1", 1), ("captain_1=2", 2), ("captain_1=1, archer=2", 3)])
def test_mu_bar_4_their_captains_are_archers(horde: str, shots: int) -> None:
    t = horde_fight("cavalry=9", f"light_infantry=1, {horde}", "[1, 2, 3]", [[1] * shots])
    assert events(t, "archers.hit")[0].args[:2] == [3, shots]


@pytest.mark.rule("MU-BAR-4", "MU-UNI-6")
def test_mu_bar_4_a_captain_of_the_player_stops_one_of_them() -> None:
    """Two levels against one: one barbarian captain shoots."""
    t = horde_fight("cavalry=9, captain_1=1", "captain_1=2, light_infantry=1", "[1, 2, 3]", [[1]])
    assert events(t, "archers.hit")[0].args[:2] == [3, 1]


@pytest.mark.rule("MU-BAR-4")
def test_mu_bar_4_otherwise_a_captain_does_nothing() -> None:
    """Archers are opposed. He spares no casualty, adds no damage, is not sacrificed and cancels nothing."""
    t = horde_fight(
        "archer=1, light_infantry=2, heavy_infantry=2", "light_infantry=3, captain_1=3", "[2, 3, 8]", [[8], [1, 2, 5]]
    )
    play(t, "byzantine: keep")
    assert values(t) == [(5, 8)]
    assert scores(t) == [("barbarians", 3, 3)]
    play(t, "byzantine: lose light_infantry x2; lose archer")
    assert casualties(t) == [("byzantine", 0), ("barbarians", 2)]  # Byzantium's heavy infantry keeps its power


# ---------------------------------------------------------------- sacrifice


@pytest.mark.rule("MU-BAR-5")
@pytest.mark.parametrize(
    ("light", "given"),
    [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)],
)
def test_mu_bar_5_one_of_two_or_three_two_of_four_or_more(light: int, given: int) -> None:
    t = horde_fight("heavy_infantry=9", f"light_infantry={light}", "[1, 2, 5]", [[1, 2, 8]])
    play(t, "byzantine: keep")
    assert values(t) == [(8, 5 + 4 * given)]
    assert [event.args[:3] for event in events(t, "unit.sacrificed")] == ([[3, 0, given]] if given else [])


@pytest.mark.rule("MU-BAR-5")
@pytest.mark.parametrize(("own", "given"), [(2, 0), (3, 0), (4, 1)])
def test_mu_bar_5_only_if_they_are_fewer(own: int, given: int) -> None:
    """Two light infantry and one captain against two, three, four. His die misses."""
    t = horde_fight(f"heavy_infantry={own}", "light_infantry=2, captain_1=1", "[1, 2, 5]", [[8], [1, 2, 8]])
    play(t, "byzantine: keep")
    assert values(t) == [(8, 5 + 4 * given)]


@pytest.mark.rule("MU-BAR-5")
def test_mu_bar_5_only_if_the_power_is_theirs() -> None:
    t = horde_fight("heavy_infantry=9, light_infantry=1", "light_infantry=2", "[1, 2, 5]", [[1, 2, 8]])
    play(t, "byzantine: keep")
    assert values(t) == [(8, 5)]


@pytest.mark.rule("MU-BAR-5", "MU-UNI-7")
def test_mu_bar_5_a_captain_cancels_it() -> None:
    t = horde_fight("heavy_infantry=9, captain_1=1", "light_infantry=2", "[1, 2, 5]", [[1, 2, 8]])
    play(t, "byzantine: done; cancel-power light_infantry; keep")
    assert values(t) == [(8, 5)]


@pytest.mark.rule("MU-BAR-5")
def test_mu_bar_5_crews_of_the_player_are_not_counted() -> None:
    """Three against two, but two of the three serve the catapult and miss."""
    t = horde_fight("heavy_infantry=3", "light_infantry=2", "[1, 2, 5]", [[8, 8], [1, 2, 8]], CATAPULT)
    play(t, "byzantine: man #0/heavy_infantry; man #0/heavy_infantry; ready; keep")
    assert values(t) == [(8, 5)]


@pytest.mark.rule("MU-BAR-5")
def test_mu_bar_5_counted_after_artillery_and_arrows() -> None:
    """Five light infantry against five: two fall to arrows, so that three are fewer than five and give up one."""
    t = horde_fight("archer=5", "light_infantry=5", "[1, 2, 5]", [[1, 2, 8, 8, 8], [1, 2, 8]])
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 2}
    play(t, "byzantine: keep")
    assert values(t) == [(8, 9)]
    assert scores(t) == [("barbarians", 1, 1)]


@pytest.mark.rule("MU-BAR-5")
def test_mu_bar_5_an_attacking_horde_sacrifices_before_the_player_rolls() -> None:
    t = raid("heavy_infantry=5", "light_infantry=4", "[2, 4, 7]", [[1, 2, 8]])
    assert army(t, "serbia", "barbarians") == {"light_infantry": 2}
    play(t, "hungary: keep")
    assert values(t) == [(15, 7)]
    assert scores(t) == [("barbarians", 2, 2)]


# ---------------------------------------------------------------- to the end


@pytest.mark.rule("MU-BAR-6")
def test_mu_bar_6_an_attacking_horde_fights_until_one_side_is_gone() -> None:
    """The player declares nothing; round follows round."""
    t = raid("light_infantry=3", "light_infantry=3", "[1, 2, 3]", [[1, 2, 4]] * 3)
    for number in (1, 2, 3):
        assert (asked(t), waiting(t), rounds(t)) == ("MeleeRoll", ["hungary"], number)
        play(t, "hungary: keep")
        if number < 3:
            play(t, "hungary: lose light_infantry")
    assert happened(t, "battle.over") == ["battle.over"]
    assert (army(t, "serbia", "hungary"), army(t, "serbia", "barbarians")) == ({}, {})


@pytest.mark.rule("MU-BAR-6")
def test_mu_bar_6_no_capture_and_no_surrender_between_players_and_hordes() -> None:
    t = three(
        """
        armies.adrianopoli = { byzantine = { light_infantry = 9 }, barbarians = { light_infantry = 2 } }
        pieces = [{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "adrianopoli" }]
        """,
        [[1, 2, 3]],
    )
    play(t, "byzantine: attack adrianopoli/barbarians")
    assert asked(t) == "Declaration"
    assert refused(t, "byzantine: capture").rules == ["MU-BAR-6"]
    assert refused(t, "byzantine: yield").rules == ["MU-BAR-6"]
    assert not can(t, "byzantine: demand")
    assert offered(t, "byzantine", "flee") == ["flee"]


@pytest.mark.rule("MU-BAR-6", "MU-ART-7")
def test_mu_bar_6_what_they_win_they_strip() -> None:
    wagon = 'pieces = [{ owner = "hungary", kind = "war_wagon", level = 1, zone = "serbia" }]'
    t = raid("light_infantry=1", "light_infantry=9", "[1, 2, 8]", [[1, 2, 3]], wagon)
    play(t, "hungary: keep")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 8}
    assert pieces(t, "hungary") == []
    assert seat(t, "hungary")["honour"] == 9
