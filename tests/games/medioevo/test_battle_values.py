"""Attack values, casualty values, battle score, massive superiority."""

import pytest
from tests.games.medioevo.fights import casualties, due, field, horde_fight, melee, scores, values
from tests.games.medioevo.table import army, asked, can, play, table, waiting

CATAPULT = 'pieces = [{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }]'


# ---------------------------------------------------------------- dice


@pytest.mark.rule("MU-BAT-8", "MU-BAT-9")
@pytest.mark.parametrize(
    ("dice", "value"),
    [
        ([1, 5, 8], 8),
        ([4, 2, 1], 4),
        ([1, 6, 3], 6),
        ([3, 3, 3], 27),
        ([4, 5, 5], 25),
        ([2, 5, 2], 5),  # 2 x 2 is less than 5
        ([2, 4, 2], 4),  # as much as the best die
        ([2, 2, 3], 4),
        ([3, 6, 3], 9),
        ([1, 1, 1], 1),
        ([4, 4, 4], 64),
        ([1, 6, 6], 36),
    ],
)
def test_mu_bat_9_the_highest_die_or_the_product_of_equal_ones(dice: list[int], value: int) -> None:
    t = melee("archer=9", "archer=9", [dice, [1, 2, 3]])
    play(t, "byzantine: keep", "hungary: keep")
    assert values(t) == [(value, 2)]  # Hungary is second in turn order: 3-1


@pytest.mark.rule("MU-BAT-8", "MU-BAT-10")
def test_mu_bat_10_the_lowest_final_die_is_the_casualty_value() -> None:
    """Byzantium wins with 8 and loses 4; Hungary rolls its 1 again, which becomes a 3."""
    t = melee("archer=9", "archer=10", [[4, 6, 8], [1, 5, 6], [3]])
    play(t, "byzantine: keep", "hungary: reroll d4")
    play(t, "hungary: lose archer x3", "byzantine: lose archer x4", "hungary: lose archer x3")
    assert values(t) == [(8, 5)]
    assert casualties(t) == [("byzantine", 4), ("hungary", 3)]
    assert army(t, "nicea", "byzantine") == {"archer": 5}
    assert army(t, "nicea", "hungary") == {"archer": 4}


# ---------------------------------------------------------------- penalty


PENALTIES = {3: [0, 1, 3], 4: [0, 1, 2, 3], 5: [0, 1, 1, 2, 3], 6: [0, 1, 1, 2, 2, 3]}
KINGDOMS = ["hungary", "golden_horde", "mamluk", "hre", "novgorod"]


@pytest.mark.rule("MU-BAT-11")
@pytest.mark.parametrize(("players", "place"), [(n, place) for n in PENALTIES for place in range(n)])
def test_mu_bat_11_later_in_turn_order_means_a_lower_value_also_against_barbarians(players: int, place: int) -> None:
    others = KINGDOMS[: players - 1]
    order = [*others[:place], "byzantine", *others[place:]]
    t = table(
        players,
        f"""
        active = "byzantine"
        order = {order}
        dice = [1, 2, 5]
        armies.tarnovo = {{ byzantine = {{ light_infantry = 9 }}, barbarians = {{ light_infantry = 9 }} }}
        """,
        [[1, 2, 8]],
    )
    play(t, "byzantine: attack tarnovo/barbarians; fight; keep")
    assert values(t) == [(8 - PENALTIES[players][place], 5)]  # barbarians have none


@pytest.mark.rule("MU-BAT-11")
@pytest.mark.parametrize(
    ("gone", "place", "penalty"), [(["novgorod"], 4, 3), (["hre", "novgorod"], 3, 3), (["hre", "novgorod"], 2, 2)]
)
def test_mu_bat_11_the_row_is_that_of_the_players_still_in_the_game(gone: list[str], place: int, penalty: int) -> None:
    others = [name for name in KINGDOMS if name not in gone]
    order = [*others[:place], "byzantine", *others[place:]]
    t = table(
        6,
        f"""
        active = "byzantine"
        gone = {gone}
        order = {order}
        dice = [1, 2, 5]
        armies.tarnovo = {{ byzantine = {{ light_infantry = 9 }}, barbarians = {{ light_infantry = 9 }} }}
        """,
        [[1, 2, 8]],
    )
    play(t, "byzantine: attack tarnovo/barbarians; fight; keep")
    assert values(t) == [(8 - penalty, 5)]


@pytest.mark.rule("MU-BAT-11", "MU-NAV-1")
def test_mu_bat_11_it_holds_at_sea_and_for_both_sides() -> None:
    t = table(
        3,
        """
        war = [["hungary", "golden_horde"]]
        active = "hungary"
        pieces = [
            { owner = "hungary", kind = "galley", level = 1, zone = "marmara", units = { archer = 2 } },
            { owner = "golden_horde", kind = "galley", level = 1, zone = "marmara", units = { archer = 2 } },
        ]
        """,
        [[1, 2, 8], [1, 2, 8]],
    )
    play(t, "hungary: attack marmara/golden_horde; fight", "golden_horde: fight", "hungary: keep", "golden_horde: keep")
    assert values(t) == [(7, 5)]


# ---------------------------------------------------------------- order of modifiers


@pytest.mark.rule("MU-BAT-12", "MU-UNI-3")
def test_mu_bat_12_additions_and_penalty_come_before_halving() -> None:
    """Hungary, second, captures without three to one: 7 + 4 (a sacrifice) + 2 (Warlord) - 1 = 12, halved 6."""
    t = field(
        "archer=3",
        "archer=2, light_infantry=1",
        [[1, 2, 3], [1, 2, 7]],
        'seat.hungary.cards = ["warlord_5"]',
    )
    play(t, "byzantine: fight", "hungary: capture", "byzantine: keep", "hungary: sacrifice light_infantry; keep")
    play(t, "hungary: card warlord_5; aim-owner hungary")
    assert values(t) == [(3, 6)]


@pytest.mark.rule("MU-BAT-12")
def test_mu_bat_12_halving_rounds_up() -> None:
    t = field("archer=3", "archer=2", [[1, 2, 7], [1, 2, 3]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(4, 2)]  # 7 halved


@pytest.mark.rule("MU-BAT-12")
def test_mu_bat_12_no_halving_with_three_to_one() -> None:
    t = field("archer=6", "archer=2", [[1, 2, 7], [1, 2, 3]])
    play(t, "byzantine: capture", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(7, 2)]


@pytest.mark.rule("MU-BAT-12")
def test_mu_bat_12_who_flees_has_half() -> None:
    t = field(
        "archer=6",
        "archer=2",
        [[1, 2, 7], [1, 2, 3]],
        'pieces = [{ owner = "byzantine", kind = "war_wagon", level = 2, zone = "nicea" }]',
    )
    play(t, "byzantine: flee x1", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == [(4, 2)]


@pytest.mark.rule("MU-BAT-12")
def test_mu_bat_12_a_value_is_never_below_nought() -> None:
    """The Golden Horde, third of three, rolls at best 2: 2 - 3 is 0, so Byzantium's 3 wins by 3 and not by 4."""
    t = table(
        3,
        """
        war = [["byzantine", "golden_horde"]]
        armies.nicea = { byzantine = { archer = 9 }, golden_horde = { archer = 9 } }
        """,
        [[1, 2, 3], [1, 2, 1]],
    )
    play(t, "byzantine: attack nicea/golden_horde; fight", "golden_horde: fight")
    play(t, "byzantine: keep", "golden_horde: keep")
    assert values(t) == [(3, 0)]
    assert scores(t) == [("byzantine", 3, 3)]


# ---------------------------------------------------------------- winner and score


@pytest.mark.rule("MU-BAT-13")
@pytest.mark.parametrize(
    ("attacking", "defending", "result"),
    [
        ([1, 2, 6], [1, 2, 6], [("byzantine", 1, 1)]),
        ([1, 2, 5], [1, 2, 6], []),
        ([1, 2, 4], [1, 2, 6], [("hungary", 1, 1)]),
    ],
)
def test_mu_bat_13_the_higher_value_wins_the_round(
    attacking: list[int], defending: list[int], result: list[tuple[str, int, int]]
) -> None:
    """Hungary has 5 each time; with 5 on both sides nobody wins, nobody loses, there is no score."""
    t = melee("archer=4", "archer=4", [attacking, defending])
    play(t, "byzantine: keep", "hungary: keep")
    assert scores(t) == result
    if not result:
        play(t, "byzantine: lose archer", "hungary: lose archer")
        assert (army(t, "nicea", "byzantine"), army(t, "nicea", "hungary")) == ({"archer": 3}, {"archer": 3})


@pytest.mark.rule("MU-BAT-14")
def test_mu_bat_14_the_score_is_the_difference() -> None:
    t = melee("archer=9", "archer=9", [[1, 2, 8], [1, 2, 6]])
    play(t, "byzantine: keep", "hungary: keep")
    assert scores(t) == [("byzantine", 3, 3)]
    assert (waiting(t), due(t)) == (["hungary"], 3)


@pytest.mark.rule("MU-BAT-14")
def test_mu_bat_14_but_no_more_than_the_winner_has_units_in_melee() -> None:
    """Of five, two serve a catapult (and miss): 8 against 2 brings 3 points."""
    t = melee("archer=5", "archer=9", [[8, 8], [1, 2, 8], [1, 2, 3]], CATAPULT)
    play(t, "byzantine: man #0/archer; man #0/archer; ready; keep", "hungary: keep")
    assert values(t) == [(8, 2)]
    assert scores(t) == [("byzantine", 3, 3)]


@pytest.mark.rule("MU-BAT-14", "MU-UNI-3")
def test_mu_bat_14_sacrificed_units_do_not_count() -> None:
    """Three light infantry of four are given up: 8 + 12 against 2 brings 1 point."""
    t = melee("light_infantry=4", "archer=5", [[8, 8, 8, 8, 8], [1, 2, 8], [1, 2, 3]])
    play(t, "byzantine: sacrifice light_infantry x3; roll; keep", "hungary: keep")
    assert values(t) == [(20, 2)]
    assert scores(t) == [("byzantine", 1, 1)]


# ---------------------------------------------------------------- massive superiority


@pytest.mark.rule("MU-BAT-15")
@pytest.mark.parametrize(
    ("attacking", "defending", "points"),
    [
        ([1, 5, 5], [1, 2, 7], 0),  # 25 - 6 = 19
        ([1, 5, 5], [1, 2, 6], 1),  # 25 - 5 = 20
        ([1, 5, 5], [1, 2, 5], 1),
        ([1, 6, 6], [2, 3, 1], 1),  # 36 - 2 = 34
        ([4, 4, 4], [1, 2, 6], 2),  # 64 - 5 = 59
        ([4, 4, 4], [1, 2, 5], 3),  # 64 - 4 = 60
    ],
)
def test_mu_bat_15_a_choice_for_every_full_twenty_points(
    attacking: list[int], defending: list[int], points: int
) -> None:
    t = melee("archer=2", "archer=9", [attacking, defending])
    play(t, "byzantine: keep", "hungary: keep")
    if points:
        assert (asked(t), waiting(t)) == ("Superiority", ["byzantine"])
        assert can(t, f"byzantine: press x{points}")
        assert not can(t, f"byzantine: press x{points + 1}")
        play(t, f"byzantine: press x{points}")
    else:
        assert asked(t) == "Losses"
    assert scores(t) == [("byzantine", 2, 2 + points)]


@pytest.mark.rule("MU-BAT-15")
def test_mu_bat_15_each_point_hurts_the_loser_or_spares_the_winner() -> None:
    """Three points: one against Hungary, two off the own casualty value of 4."""
    t = melee("light_infantry=9", "light_infantry=19", [[4, 4, 4], [1, 2, 5]])
    play(t, "byzantine: keep", "hungary: keep", "byzantine: press x1")
    assert scores(t) == [("byzantine", 9, 10)]
    play(t, "hungary: lose light_infantry x10", "byzantine: lose light_infantry x2")
    play(t, "hungary: lose light_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 7}
    assert army(t, "nicea", "hungary") == {"light_infantry": 8}
    assert casualties(t) == [("byzantine", 2), ("hungary", 1)]


@pytest.mark.rule("MU-BAT-15")
def test_mu_bat_15_sparing_goes_down_to_nought() -> None:
    t = melee("archer=1", "archer=9", [[1, 5, 5], [1, 2, 5]])
    play(t, "byzantine: keep", "hungary: keep", "byzantine: press x0")
    assert casualties(t) == [("byzantine", 0), ("hungary", 1)]
    assert army(t, "nicea", "byzantine") == {"archer": 1}


@pytest.mark.rule("MU-BAT-9", "MU-BAR-3")
def test_mu_bat_9_barbarian_dice_are_multiplied_too() -> None:
    t = horde_fight("light_infantry=9", "light_infantry=9", "[3, 3, 2]", [[1, 2, 8]])
    play(t, "byzantine: keep")
    assert values(t) == [(8, 9)]
