"""What every Empire card gives: technology points, objective tokens; Pirates and Mystics, who deal in points."""

import pytest
from tests.games.medioevo.hands import (
    KEYS,
    cards_offered,
    florins,
    hand,
    is_rotated,
    out_of_place,
    plays,
    points,
    usable,
)
from tests.games.medioevo.table import BOARD, asked, can, described, idle_until, offered, play, refused, seat, three

from quadriga.engine.table import Table

# Card, technology points, colours of the gear. "a/b" is one of either colour, "a+b" one of each, "-" none.
CARDS = [
    row.split()
    for row in """
bishop_1 purple purple
bishop_2 purple/yellow purple/yellow
bishop_3 blue/purple blue/purple
warlord_4 red red
warlord_5 blue/red blue/red
warlord_6 red red
crossbowman_7 red+yellow red/yellow
crossbowman_8 red red
crossbowman_9 green/red green/red
scientist_10 green green
scientist_11 blue+green blue/green
scientist_12 green green
infiltrator_13 orange orange
infiltrator_14 orange/red orange/red
infiltrator_15 orange/purple orange/purple
spy_16 blue+orange blue/orange
spy_17 orange orange
spy_18 blue/orange blue/orange
merchant_19 yellow yellow
merchant_20 blue/yellow blue/yellow
merchant_21 yellow yellow
tax_collector_22 orange orange
tax_collector_23 orange/yellow orange/yellow
militia_24 red red
militia_25 blue blue
militia_26 green/red green/red
surgeon_27 purple purple
surgeon_28 green/purple green/purple
surgeon_29 purple/red purple/red
vendor_30 yellow yellow
vendor_31 blue/yellow blue/yellow
architect_32 green green
architect_33 green green
templar_34 purple purple
templar_35 purple+red purple/red
magnate_36 yellow yellow
magnate_37 orange/yellow orange/yellow
magnate_38 yellow yellow
jailer_39 orange orange
jailer_40 orange/red orange/red
jailer_41 red red
plague_doctor_42 green/purple green/purple
plague_doctor_43 purple purple
bard_44 purple+yellow purple/yellow
bard_45 purple/yellow purple/yellow
assassin_46 red red
assassin_47 red/yellow red/yellow
joker_48 blue blue
joker_49 blue/orange blue/orange
diplomat_50 orange orange
diplomat_51 green/orange green/orange
gunner_52 green/red green/red
gunner_53 blue blue
gunner_54 blue/green blue/green
ranger_55 blue blue
ranger_56 blue blue
pirate_57 - any
pirate_58 - any
princess_59 - any
princess_60 - any
savior_61 purple purple
savior_62 green green
cameleer_63 yellow yellow
cameleer_64 blue/yellow blue/yellow
marauder_65 orange orange
marauder_66 blue blue
heroine_67 green/purple green/purple
heroine_68 purple purple
sheriff_69 green+orange green/orange
sheriff_70 green green
mystic_71 - any
mystic_72 - any
""".strip().splitlines()
]
BY_KEY = {key: (printed, gears) for key, printed, gears in CARDS}
COLOURS = ["blue", "yellow", "orange", "red", "green", "purple"]
EITHER = [(key, colour) for key, printed, _ in CARDS if "/" in printed for colour in printed.split("/")]


def shop(*cards: str, more: str = "") -> Table:
    return three('phase = "purchase"\n' + hand("byzantine", *cards) + more)


# ---------------------------------------------------------------- technology points


def test_the_table_has_a_row_for_each_of_the_72_cards() -> None:
    assert [row[0] for row in CARDS] == KEYS
    assert len(KEYS) == 72
    assert [int(key.rpartition("_")[2]) for key in KEYS] == list(range(1, 73))


@pytest.mark.rule("MU-EMP-7", "MU-EMP-8")
@pytest.mark.parametrize("key", KEYS)
def test_mu_emp_7_technology_points_of_each_card(key: str) -> None:
    printed = BY_KEY[key][0]
    t = shop(key)
    if printed == "-":
        assert refused(t, f"byzantine: points {key}").rules == ["MU-EMP-8"]
        return
    play(t, f"byzantine: points {key}")
    if "/" in printed:
        assert offered(t, "byzantine", "aim_colour") == sorted(printed.split("/"), key=COLOURS.index)
        assert points(t) == {}
        return
    assert points(t) == dict.fromkeys(printed.split("+"), 1)
    assert is_rotated(t, key)
    assert florins(t) == 1600  # the price of an ability is not asked for points


@pytest.mark.rule("MU-EMP-7")
@pytest.mark.parametrize(("key", "colour"), EITHER)
def test_mu_emp_7_one_point_of_either_colour(key: str, colour: str) -> None:
    t = shop(key)
    play(t, f"byzantine: points {key}; aim-colour {colour}")
    assert points(t) == {colour: 1}
    assert is_rotated(t, key)


@pytest.mark.rule("MU-GAP-5", "MU-GAP-6")
def test_mu_gap_5_the_colours_are_dealt_out_evenly_and_the_gears_agree() -> None:
    """36 cards of one colour (6 each), 24 of either (8 times each), 6 of both (twice each), 6 without."""
    one = [printed for _, printed, _ in CARDS if printed in COLOURS]
    either = [colour for _, printed, _ in CARDS if "/" in printed for colour in printed.split("/")]
    both = [colour for _, printed, _ in CARDS if "+" in printed for colour in printed.split("+")]
    for colour in COLOURS:
        assert (one.count(colour), either.count(colour), both.count(colour)) == (6, 8, 2)
    assert [key for key, printed, _ in CARDS if printed == "-"] == [
        "pirate_57",
        "pirate_58",
        "princess_59",
        "princess_60",
        "mystic_71",
        "mystic_72",
    ]
    for _, printed, gears in CARDS:
        assert gears == ("any" if printed == "-" else printed.replace("+", "/"))


# ---------------------------------------------------------------- objectives


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize("key", KEYS)
def test_mu_emp_9_objective_token_of_each_card(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the objective were met: a token of the gear's colour, of one of its two, or of any."""
    monkeypatch.setattr(BOARD.cards[KEYS.index(key)], "conditions", [])
    gears = BY_KEY[key][1]
    wanted = COLOURS if gears == "any" else sorted(gears.split("/"), key=COLOURS.index)
    t = shop(key)
    play(t, f"byzantine: claim {key}")
    if len(wanted) > 1:
        assert offered(t, "byzantine", "take_token") == wanted
        play(t, f"byzantine: take-token {wanted[-1]}")
    assert seat(t, "byzantine")["tokens"] == {wanted[-1]: 1}
    assert seat(t, "byzantine")["cards"] == []
    assert described(t)["deck"][-1] == key  # at the bottom


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize("key", KEYS)
def test_mu_emp_9_no_card_can_be_shown_before_its_objective_is_met(key: str) -> None:
    """A player with nothing but the kingdom's seven territories, 10 florins and this card."""
    t = three('phase = "purchase"\n' + hand("byzantine", key) + "seat.byzantine.florins = 10\n")
    reason = refused(t, f"byzantine: claim {key}")
    assert (reason.code, reason.rules) == ("objective_unmet", ["MU-EMP-9"])


# ---------------------------------------------------------------- 57, 58: Pirates


@plays("pirate_57")
@pytest.mark.rule("MU-CARD-57")
@pytest.mark.parametrize(
    ("first", "second", "gained"), [("red", "blue", {"blue": 1, "red": 1}), ("green", "green", {"green": 2})]
)
def test_mu_card_57_two_points_each_of_any_colour(first: str, second: str, gained: dict[str, int]) -> None:
    t = shop("pirate_57", more="seat.byzantine.technologies = { red = 1 }")
    play(t, "byzantine: card pirate_57")
    assert offered(t, "byzantine", "aim_colour") == COLOURS
    play(t, f"byzantine: aim-colour {first}; aim-colour {second}")
    assert points(t) == gained
    assert asked(t) == "Purchase"


@plays("pirate_58")
@pytest.mark.rule("MU-CARD-58")
@pytest.mark.parametrize("colour", COLOURS)
def test_mu_card_58_two_points_of_one_colour(colour: str) -> None:
    t = shop("pirate_58", more="seat.byzantine.technologies = { red = 1 }")
    play(t, f"byzantine: card pirate_58; aim-colour {colour}")
    assert points(t) == {colour: 2}
    assert asked(t) == "Purchase"


@pytest.mark.rule("MU-CARD-57", "MU-CARD-58", "MU-EMP-12")
def test_mu_card_57_and_58_not_where_points_could_do_nothing() -> None:
    """Without technologies and Mystic there is no use for points."""
    t = shop("pirate_57", "pirate_58")
    assert cards_offered(t, "byzantine") == []
    t = shop("pirate_57", "pirate_58", "mystic_71")
    assert cards_offered(t, "byzantine") == ["pirate_57", "pirate_58"]


@pytest.mark.rule("MU-CARD-57")
def test_mu_card_57_the_points_serve_a_technology() -> None:
    """Military Art: a captain of level II for two red points and 200 florins."""
    t = shop("pirate_57", more="seat.byzantine.technologies = { red = 1 }")
    play(t, "byzantine: card pirate_57; aim-colour red; aim-colour red; at costantinopoli; enlist captain_2")
    assert (points(t), florins(t)) == ({}, 1400)


# ---------------------------------------------------------------- 71, 72: Mystics


@plays("mystic_71")
@pytest.mark.rule("MU-CARD-71")
def test_mu_card_71_twenty_florins_for_each_point_spent() -> None:
    """Three of four blue points and one red one; the rest is kept."""
    t = shop("mystic_71", more="seat.byzantine.points = { blue = 4, red = 1, green = 2 }")
    play(t, "byzantine: card mystic_71")
    assert not can(t, "byzantine: aim-colour blue x5")
    play(t, "byzantine: aim-colour blue x3; aim-colour red x1; done")
    assert florins(t) == 1680
    assert points(t) == {"blue": 1, "green": 2}


@plays("mystic_72")
@pytest.mark.rule("MU-CARD-72")
def test_mu_card_72_a_hundred_florins_for_three_different_points() -> None:
    """Blue, red, green twice: 200 florins; of the fourth colour not enough is left."""
    t = shop("mystic_72", more="seat.byzantine.points = { blue = 2, red = 2, green = 2, purple = 1 }")
    play(t, "byzantine: card mystic_72; aim-colour blue")
    assert "blue" not in offered(t, "byzantine", "aim_colour")  # different colours
    play(t, "byzantine: aim-colour red; aim-colour green")
    assert florins(t) == 1700
    play(t, "byzantine: aim-colour blue; aim-colour red; aim-colour green")
    assert florins(t) == 1800
    assert points(t) == {"purple": 1}
    assert asked(t) == "Purchase"


@pytest.mark.rule("MU-CARD-72")
def test_mu_card_72_one_may_stop_after_a_set() -> None:
    t = shop("mystic_72", more="seat.byzantine.points = { blue = 2, red = 2, green = 2 }")
    play(t, "byzantine: card mystic_72; aim-colour blue; aim-colour red; aim-colour green; done")
    assert (florins(t), points(t)) == (1700, {"blue": 1, "red": 1, "green": 1})


@pytest.mark.rule("MU-CARD-71", "MU-CARD-72")
def test_mu_card_71_and_72_not_without_points_at_hand() -> None:
    assert out_of_place(shop("mystic_71"), "mystic_71")
    two = shop("mystic_71", "mystic_72", more="seat.byzantine.points = { blue = 5, red = 5 }")
    assert (usable(two, "mystic_71"), usable(two, "mystic_72")) == (True, False)  # two colours are no set


@pytest.mark.rule("MU-CARD-71", "MU-EMP-12")
def test_mu_card_71_points_do_not_last_until_another_phase() -> None:
    t = shop("mystic_71", more="seat.byzantine.points = { blue = 4 }")
    play(t, "byzantine: done")
    idle_until(t, "TurnOrder")
    assert points(t) == {}
