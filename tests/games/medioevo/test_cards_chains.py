"""Bards, Jokers, Princesses: cards about cards, and cards that answer each other."""

import pytest
from tests.games.medioevo.fights import melee, values
from tests.games.medioevo.hands import (
    cards_offered,
    florins,
    hand,
    is_rotated,
    number,
    out_of_place,
    pass_windows,
    plays,
    points,
    usable,
    window,
)
from tests.games.medioevo.table import (
    asked,
    can,
    described,
    events,
    happened,
    idle_until,
    offered,
    play,
    refused,
    three,
    waiting,
)
from tests.games.medioevo.table import seat as player

from quadriga.engine.table import Table


def court(byzantine: str, hungary: str = "", golden_horde: str = "", more: str = "") -> Table:
    """Byzantium is to buy; everybody's cards in words."""
    position = 'phase = "purchase"\n' + more
    for owner, cards in (("byzantine", byzantine), ("hungary", hungary), ("golden_horde", golden_horde)):
        position += hand(owner, *cards.split())
    return three(position)


def bans(t: Table) -> list[list[int]]:
    found: list[list[int]] = described(t)["bans"]
    return found


# ---------------------------------------------------------------- 48, 49: Jokers


@plays("joker_48", "joker_49")
@pytest.mark.rule("MU-CARD-48", "MU-CARD-49", "MU-EMP-14")
@pytest.mark.parametrize(("joker", "price"), [("joker_48", 50), ("joker_49", 0)])
def test_mu_card_48_and_49_an_ability_has_no_effect_but_the_card_stays_rotated(joker: str, price: int) -> None:
    t = court("bishop_1", joker)
    play(t, "byzantine: card bishop_1")
    assert (asked(t), waiting(t)) == ("Window", ["hungary"])  # before anything is chosen
    assert is_rotated(t, "bishop_1")
    play(t, f"hungary: card {joker}")
    assert florins(t, "hungary") == 1600 - price
    assert bans(t) == []
    assert asked(t) == "Purchase"
    assert (is_rotated(t, "bishop_1"), is_rotated(t, joker)) == (True, True)
    assert not can(t, "byzantine: card bishop_1")
    assert happened(t, "card.cancelled") == ["card.cancelled"]


@plays("joker_48", "joker_49")
@pytest.mark.rule("MU-CARD-48", "MU-CARD-49")
@pytest.mark.parametrize("joker", ["joker_48", "joker_49"])
def test_mu_card_48_and_49_points_too(joker: str) -> None:
    t = court("scientist_10", joker)
    play(t, "byzantine: points scientist_10", f"hungary: card {joker}")
    assert points(t) == {}
    assert is_rotated(t, "scientist_10")


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_florins_paid_for_a_cancelled_card_are_not_returned() -> None:
    t = court("infiltrator_15", "joker_49")
    play(t, "byzantine: card infiltrator_15", "hungary: card joker_49")
    assert florins(t) == 1500
    assert happened(t, "rebellion.incited") == []
    assert is_rotated(t, "infiltrator_15")


@pytest.mark.rule("MU-CARD-48")
def test_mu_card_48_who_passes_lets_it_happen() -> None:
    t = court("bishop_1", "joker_48")
    play(t, "byzantine: card bishop_1", "hungary: pass", "byzantine: aim-zone nicea")
    assert bans(t) == [[0, number("nicea"), 2]]
    assert not is_rotated(t, "joker_48")


@pytest.mark.rule("MU-CARD-48")
def test_mu_card_48_needs_its_fifty_florins() -> None:
    t = court("bishop_1", "joker_48", more="seat.hungary.florins = 49\n")
    play(t, "byzantine: card bishop_1")
    assert asked(t) == "Aim"


@pytest.mark.rule("MU-CARD-48", "MU-CARD-49", "MU-EMP-12")
def test_mu_card_48_and_49_only_right_after_a_rotation() -> None:
    t = court("joker_48 joker_49")
    assert out_of_place(t, "joker_48")
    assert out_of_place(t, "joker_49")


# ---------------------------------------------------------------- a Joker against a Joker


@plays("joker_49")
@pytest.mark.rule("MU-EMP-14", "MU-CARD-48", "MU-CARD-49", "MU-GAP-64")
def test_mu_emp_14_a_joker_answers_a_joker() -> None:
    """Hungary cancels the Bishop, Byzantium cancels Hungary's Joker: the Bishop works, all three are rotated."""
    t = court("bishop_1 joker_49", "joker_48")
    play(t, "byzantine: card bishop_1", "hungary: card joker_48")
    assert waiting(t) == ["byzantine"]
    play(t, "byzantine: card joker_49; aim-zone nicea")
    assert bans(t) == [[0, number("nicea"), 2]]
    assert [is_rotated(t, key) for key in ("bishop_1", "joker_48", "joker_49")] == [True, True, True]
    assert florins(t, "hungary") == 1550  # paid in vain


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_a_third_player_may_save_the_card() -> None:
    t = court("bishop_1", "joker_48", "joker_49")
    play(t, "byzantine: card bishop_1", "hungary: card joker_48", "golden_horde: card joker_49")
    assert asked(t) == "Aim"
    assert is_rotated(t, "joker_49")


@pytest.mark.rule("MU-EMP-14")
def test_mu_emp_14_what_is_cancelled_already_needs_no_second_joker() -> None:
    t = court("bishop_1", "joker_48", "joker_49")
    play(t, "byzantine: card bishop_1", "hungary: card joker_48", "golden_horde: pass")
    assert asked(t) == "Purchase"
    assert (bans(t), is_rotated(t, "joker_49")) == ([], False)


# ---------------------------------------------------------------- 59: both uses


@plays("princess_59")
@pytest.mark.rule("MU-CARD-59")
def test_mu_card_59_an_ability_and_its_points() -> None:
    t = court("bishop_1 princess_59")
    play(t, "byzantine: card bishop_1; card princess_59; aim-zone nicea")
    assert bans(t) == [[0, number("nicea"), 2]]
    assert points(t) == {"purple": 1}
    assert (is_rotated(t, "bishop_1"), is_rotated(t, "princess_59")) == (True, True)


@plays("princess_59")
@pytest.mark.rule("MU-CARD-59")
def test_mu_card_59_points_and_the_ability() -> None:
    t = court("bishop_1 princess_59")
    play(t, "byzantine: points bishop_1; card princess_59; aim-zone nicea")
    assert (bans(t), points(t)) == ([[0, number("nicea"), 2]], {"purple": 1})


@plays("princess_59")
@pytest.mark.rule("MU-CARD-59")
def test_mu_card_59_another_players_card() -> None:
    """Hungary's Princess helps Byzantium: the points go to the user of the card, who chooses their colour."""
    t = court("bishop_2", "princess_59")
    play(t, "byzantine: card bishop_2", "hungary: card princess_59", "byzantine: aim-colour yellow; aim-zone nicea")
    assert (points(t), points(t, "hungary")) == ({"yellow": 1}, {})
    assert bans(t) == [[1, number("nicea"), 2]]
    assert (is_rotated(t, "bishop_2"), is_rotated(t, "princess_59")) == (True, True)


@pytest.mark.rule("MU-CARD-59")
def test_mu_card_59_the_price_of_an_added_ability_is_paid_by_the_user() -> None:
    """So nobody else may add it."""
    t = court("infiltrator_15 princess_59")
    play(t, "byzantine: points infiltrator_15; card princess_59; aim-colour orange")
    assert florins(t) == 1500
    play(t, "byzantine: aim-zone banato")
    assert happened(t, "rebellion.incited") == ["rebellion.incited"]
    t = court("infiltrator_15", "princess_59")
    play(t, "byzantine: points infiltrator_15")
    assert asked(t) == "ColourChoice"


@pytest.mark.rule("MU-CARD-59")
@pytest.mark.parametrize("use", ["points warlord_5", "card pirate_57"])
def test_mu_card_59_nothing_to_add(use: str) -> None:
    """A Warlord's ability is of no use now; a Pirate has no points."""
    t = court("warlord_5 pirate_57 princess_59", more="seat.byzantine.technologies = { red = 1 }\n")
    play(t, f"byzantine: {use}")
    assert asked(t) in ("ColourChoice", "Aim")


@plays("princess_59")
@pytest.mark.rule("MU-CARD-59", "MU-CARD-48", "MU-EMP-14")
def test_mu_card_59_a_joker_may_have_points_as_well() -> None:
    """Hungary's Joker cancels the Bishop and, by its own Princess, gives a blue point at the same moment."""
    t = court("bishop_1", "joker_48 princess_59")
    play(t, "byzantine: card bishop_1", "hungary: card joker_48; card princess_59")
    assert (bans(t), points(t, "hungary"), points(t)) == ([], {"blue": 1}, {})


@pytest.mark.rule("MU-CARD-59", "MU-CARD-49", "MU-EMP-14")
def test_mu_card_59_a_princess_can_be_cancelled() -> None:
    t = court("bishop_1 princess_59", "joker_49")
    play(t, "byzantine: card bishop_1; card princess_59", "hungary: card joker_49")
    pass_windows(t)
    play(t, "byzantine: aim-zone nicea")
    assert (points(t), bans(t)) == ({}, [[0, number("nicea"), 2]])
    assert is_rotated(t, "princess_59")


# ---------------------------------------------------------------- 60: double points


@plays("princess_60")
@pytest.mark.rule("MU-CARD-60")
@pytest.mark.parametrize(
    ("card", "colour", "gained"),
    [
        ("scientist_10", "", {"green": 2}),
        ("warlord_5", "red", {"red": 2}),
        ("crossbowman_7", "", {"yellow": 2, "red": 2}),
    ],
)
@pytest.mark.parametrize("owner", ["byzantine", "hungary"])
def test_mu_card_60_twice_the_points(card: str, colour: str, gained: dict[str, int], owner: str) -> None:
    t = court(card if owner == "hungary" else f"{card} princess_60", "princess_60" if owner == "hungary" else "")
    play(t, f"byzantine: points {card}", f"{owner}: card princess_60")
    if colour:
        play(t, f"byzantine: aim-colour {colour}")
    assert points(t) == gained
    assert is_rotated(t, "princess_60")


@pytest.mark.rule("MU-CARD-60")
def test_mu_card_60_not_for_an_ability() -> None:
    t = court("bishop_1 princess_60")
    play(t, "byzantine: card bishop_1")
    assert asked(t) == "Aim"


@pytest.mark.rule("MU-CARD-59", "MU-CARD-60")
def test_mu_card_60_both_princesses_ability_and_double_points() -> None:
    t = court("bishop_1 princess_59", "princess_60")
    play(t, "byzantine: card bishop_1")
    assert cards_offered(t, "hungary") == []  # not yet a use for points
    play(t, "byzantine: card princess_59", "hungary: card princess_60", "byzantine: aim-zone nicea")
    assert (points(t), bans(t)) == ({"purple": 2}, [[0, number("nicea"), 2]])


@pytest.mark.rule("MU-CARD-60", "MU-EMP-14")
def test_mu_card_60_a_joker_takes_the_doubled_points_too() -> None:
    t = court("scientist_10 princess_60", "joker_49")
    play(t, "byzantine: points scientist_10; card princess_60", "hungary: pass")  # the Princess is let be
    assert waiting(t) == ["hungary"]
    play(t, "hungary: card joker_49")  # but not the Scientist
    assert points(t) == {}


@pytest.mark.rule("MU-CARD-59", "MU-CARD-60", "MU-EMP-12")
def test_mu_card_59_and_60_only_right_after_a_rotation() -> None:
    t = court("princess_59 princess_60")
    assert out_of_place(t, "princess_59")
    assert out_of_place(t, "princess_60")


# ---------------------------------------------------------------- 44, 45: Bards


@plays("bard_44", "bard_45")
@pytest.mark.rule("MU-CARD-44", "MU-CARD-45")
@pytest.mark.parametrize(("bard", "price"), [("bard_44", 0), ("bard_45", 50)])
def test_mu_card_44_and_45_a_rotated_card_is_straight_again(bard: str, price: int) -> None:
    t = court(f"bishop_1 {bard}")
    assert out_of_place(t, bard)  # nothing is rotated
    play(t, f"byzantine: card bishop_1; aim-zone nicea; card {bard}")
    assert florins(t) == 1600 - price
    assert not is_rotated(t, "bishop_1")
    assert is_rotated(t, bard)
    play(t, "byzantine: card bishop_1; aim-zone lidia")  # used again in the same turn
    assert bans(t) == [[0, number("nicea"), 2], [0, number("lidia"), 2]]


@plays("bard_44")
@pytest.mark.rule("MU-CARD-44")
def test_mu_card_44_another_players_card_of_choice() -> None:
    rotated = 'seat.hungary.rotated = ["warlord_5"]\nseat.golden_horde.rotated = ["spy_16"]\n'
    t = court("bard_44", "warlord_5", "spy_16", rotated)
    play(t, "byzantine: card bard_44")
    assert offered(t, "byzantine", "aim_card") == ["warlord_5", "spy_16"]  # not the Bard itself
    play(t, "byzantine: aim-card warlord_5")
    assert (is_rotated(t, "warlord_5"), is_rotated(t, "spy_16")) == (False, True)


@plays("bard_45")
@pytest.mark.rule("MU-CARD-44", "MU-CARD-45", "MU-GAP-64")
def test_mu_card_45_no_card_twice_in_a_turn() -> None:
    t = court("bishop_1 bard_44 bard_45 scientist_10")
    play(t, "byzantine: card bishop_1; aim-zone nicea; card bard_44; aim-card bishop_1")
    play(t, "byzantine: card bishop_1; aim-zone lidia; points scientist_10; card bard_45")
    assert refused(t, "byzantine: aim-card bishop_1").rules == ["MU-CARD-45"]
    assert offered(t, "byzantine", "aim_card") == ["scientist_10", "bard_44"]


@pytest.mark.rule("MU-CARD-44", "MU-CARD-45", "MU-GAP-64")
def test_mu_card_44_two_bards_cannot_go_on_for_ever() -> None:
    """Each of them straightens the other once."""
    t = court("bishop_1 bard_44 bard_45")
    play(t, "byzantine: card bishop_1; aim-zone nicea; card bard_44; card bard_45; aim-card bard_44")
    play(t, "byzantine: card bard_44; aim-card bard_45")
    assert (is_rotated(t, "bard_44"), is_rotated(t, "bard_45")) == (True, False)
    assert out_of_place(t, "bard_45")  # the Bishop and Bard 44 have been straightened before


@pytest.mark.rule("MU-CARD-45")
def test_mu_card_45_needs_its_fifty_florins() -> None:
    t = court("scientist_10 bard_45", more="seat.byzantine.florins = 49\n")
    play(t, "byzantine: points scientist_10")
    assert out_of_place(t, "bard_45")


@pytest.mark.rule("MU-CARD-44", "MU-CARD-13")
def test_mu_card_44_only_cards_rotated_in_this_turn() -> None:
    """Hungary's Bishop was pinned down at the end of the turn before: no Bard straightens it in this one."""
    position = """
        phase = "commerce"
        active = "golden_horde"
        seat.byzantine.cards = ["infiltrator_13"]
        seat.hungary = { cards = ["bishop_1", "bard_44"], rotated = ["bishop_1", "bard_44"] }
    """
    t = three(position, [[1]])
    play(t, "golden_horde: done", "byzantine: card infiltrator_13; aim-card bishop_1")
    assert player(t, "hungary")["rotated"] == ["bishop_1"]
    idle_until(t, "Purchase")
    while waiting(t) != ["hungary"]:
        play(t, f"{waiting(t)[0]}: done")
    assert out_of_place(t, "bard_44", "hungary")


@plays("bard_44")
@pytest.mark.rule("MU-CARD-44", "MU-CARD-5")
def test_mu_card_44_a_warlord_twice_in_one_round() -> None:
    """5 + 2 + 2 against 4 - 1: the Bard sings when the dice lie there."""
    more = hand("byzantine", "warlord_5", "bard_44")
    t = melee("light_infantry=9", "light_infantry=9", [[1, 2, 5], [1, 2, 4]], more)
    play(t, "byzantine: keep", "hungary: keep", "byzantine: card warlord_5; aim-owner byzantine")
    assert usable(t, "bard_44")
    play(t, "byzantine: card bard_44; card warlord_5; aim-owner byzantine")
    assert values(t) == [(9, 3)]


@pytest.mark.rule("MU-CARD-44", "MU-CARD-49", "MU-EMP-14")
def test_mu_card_44_a_cancelled_bard_stays_rotated_and_so_does_his_card() -> None:
    t = court("scientist_10 bard_44", "joker_49")
    play(t, "byzantine: points scientist_10", "hungary: pass", "byzantine: card bard_44", "hungary: card joker_49")
    assert (is_rotated(t, "scientist_10"), is_rotated(t, "bard_44")) == (True, True)
    assert window(t) is None
    assert [event.args[:2] for event in events(t, "card.cancelled")] == [[0, 43]]
