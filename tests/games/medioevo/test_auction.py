"""Phase 1: the auction for the turn order."""

import pytest
from tests.games.medioevo.table import (
    MODULE,
    asked,
    can,
    described,
    events,
    four,
    happened,
    new_game,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table

DECKS = [list(range(72)), list(range(30))]
KINGDOMS = [0, 2, 5, 1, 3, 4]  # lots: byzantine, hungary, golden_horde, mamluk


def florins(t: Table) -> list[int]:
    return [seat(t, name)["florins"] for name in described(t)["kingdoms"]]


def order(t: Table) -> list[str]:
    found: list[str] = described(t)["order"]
    return found


# ---------------------------------------------------------------- bids


@pytest.mark.rule("MU-AUC-1")
def test_mu_auc_1_from_nothing_to_all_one_has() -> None:
    t = three("phase = 'turn_order'\nseat.byzantine = { florins = 70 }\nseat.hungary = { florins = 0 }")
    assert waiting(t) == ["byzantine", "golden_horde", "hungary"]
    assert can(t, "byzantine: bid x0")
    assert can(t, "byzantine: bid x70")
    assert refused(t, "byzantine: bid x71").params["high"] == 70
    assert can(t, "hungary: bid x0")  # asked even so: an empty treasury is nobody's business
    assert refused(t, "hungary: bid x1").code == "out_of_range"


@pytest.mark.rule("MU-AUC-1")
def test_mu_auc_1_bids_are_revealed_together() -> None:
    t = three("phase = 'turn_order'")
    play(t, "hungary: bid x30", "byzantine: bid x20")
    assert happened(t, "bid.revealed") == []
    assert waiting(t) == ["golden_horde"]
    play(t, "golden_horde: bid x10")
    assert [told.args[:2] for told in events(t, "bid.revealed")] == [[0, 20], [1, 30], [2, 10]]


@pytest.mark.rule("MU-AUC-1", "MU-TRN-1")
def test_mu_auc_1_there_is_an_auction_every_turn() -> None:
    t = three("turn = 4\nphase = 'end_of_turn'")
    assert (state(t).turn, asked(t)) == (5, "TurnOrder")


# ---------------------------------------------------------------- the order


@pytest.mark.rule("MU-AUC-2", "MU-AUC-5")
def test_mu_auc_2_descending_and_only_the_first_pays_the_last() -> None:
    t = four("phase = 'turn_order'")
    play(t, "byzantine: bid x40", "hungary: bid x10", "golden_horde: bid x90", "mamluk: bid x60")
    assert order(t) == ["golden_horde", "mamluk", "byzantine", "hungary"]
    assert florins(t) == [1600, 1690, 1510, 1600]
    assert [told.args[:3] for told in events(t, "bid.paid")] == [[2, 90, 1]]


@pytest.mark.rule("MU-AUC-5")
def test_mu_auc_5_a_winning_bid_of_nothing_costs_nothing() -> None:
    t = three("phase = 'turn_order'")
    play(t, "byzantine: bid x0", "hungary: bid x0", "golden_horde: bid x0")
    play(t, "byzantine: bid x0", "hungary: bid x0", "golden_horde: bid x0")
    assert florins(t) == [1600, 1600, 1600]


@pytest.mark.rule("MU-AUC-3", "MU-AUC-5")
def test_mu_auc_3_who_share_the_highest_bid_bid_again() -> None:
    t = four("phase = 'turn_order'")
    play(t, "byzantine: bid x100", "hungary: bid x100", "golden_horde: bid x99", "mamluk: bid x100")
    assert waiting(t) == ["byzantine", "hungary", "mamluk"]
    assert refused(t, "golden_horde: bid x50").code == "not_your_decision"
    play(t, "byzantine: bid x0", "hungary: bid x25")
    assert len(events(t, "bid.revealed")) == 4  # the second bids are secret too
    play(t, "mamluk: bid x10")
    assert order(t) == ["hungary", "mamluk", "byzantine", "golden_horde"]
    assert florins(t) == [1600, 1475, 1725, 1600]  # both bids of the winner go to the last


@pytest.mark.rule("MU-AUC-3")
def test_mu_auc_3_both_bids_together_are_not_more_than_one_has() -> None:
    t = three("phase = 'turn_order'\nseat.byzantine = { florins = 130 }\nseat.hungary = { florins = 100 }")
    play(t, "byzantine: bid x100", "hungary: bid x100", "golden_horde: bid x0")
    assert can(t, "byzantine: bid x30")
    assert refused(t, "byzantine: bid x31").params["high"] == 30
    assert refused(t, "hungary: bid x1").params["high"] == 0


@pytest.mark.rule("MU-AUC-3")
def test_mu_auc_3_a_second_bid_never_falls_behind_who_bid_less() -> None:
    t = four("phase = 'turn_order'\norder = ['golden_horde', 'byzantine', 'hungary', 'mamluk']")
    play(t, "byzantine: bid x50", "hungary: bid x50", "golden_horde: bid x49", "mamluk: bid x48")
    play(t, "byzantine: bid x0", "hungary: bid x1")
    assert order(t) == ["hungary", "byzantine", "golden_horde", "mamluk"]


# ---------------------------------------------------------------- ties


@pytest.mark.rule("MU-AUC-4")
def test_mu_auc_4_level_places_are_those_of_the_last_turn_inverted() -> None:
    t = four("phase = 'turn_order'\norder = ['mamluk', 'byzantine', 'golden_horde', 'hungary']")
    play(t, "byzantine: bid x5", "hungary: bid x5", "golden_horde: bid x80", "mamluk: bid x5")
    assert order(t) == ["golden_horde", "hungary", "byzantine", "mamluk"]


@pytest.mark.rule("MU-AUC-4")
def test_mu_auc_4_a_tie_after_the_second_bid_is_settled_in_the_same_way() -> None:
    t = four("phase = 'turn_order'\norder = ['mamluk', 'byzantine', 'golden_horde', 'hungary']")
    play(t, "byzantine: bid x60", "hungary: bid x60", "golden_horde: bid x10", "mamluk: bid x60")
    play(t, "byzantine: bid x40", "hungary: bid x20", "mamluk: bid x40")
    assert asked(t) == "Talks"  # there is no third bid
    assert order(t) == ["byzantine", "mamluk", "hungary", "golden_horde"]
    assert florins(t) == [1500, 1600, 1700, 1600]  # the whole of it is paid


@pytest.mark.parametrize(
    ("lots", "expected"),
    [
        ([0, 1, 2, 3], ["byzantine", "mamluk", "golden_horde", "hungary"]),
        ([3, 2, 1, 0], ["byzantine", "hungary", "golden_horde", "mamluk"]),
        ([0, 2, 3, 1], ["byzantine", "golden_horde", "hungary", "mamluk"]),
    ],
)
@pytest.mark.rule("MU-AUC-4", "MU-SET-4")
def test_mu_auc_4_by_lot_in_the_first_turn(lots: list[int], expected: list[str]) -> None:
    t = new_game(4, chance=[*DECKS, KINGDOMS, lots])
    play(t, "byzantine: bid x9", "hungary: bid x5", "golden_horde: bid x5", "mamluk: bid x5")
    assert order(t) == expected


@pytest.mark.rule("MU-AUC-4")
def test_mu_auc_4_lots_settle_what_is_level_after_a_second_bid_too() -> None:
    orders = []
    for lots in ([2, 0, 1], [0, 2, 1]):
        t = new_game(3, chance=[*DECKS, KINGDOMS, lots])
        play(t, "byzantine: bid x9", "hungary: bid x9", "golden_horde: bid x5")
        play(t, "byzantine: bid x4", "hungary: bid x4")
        orders.append(order(t))
    assert orders == [["byzantine", "hungary", "golden_horde"], ["hungary", "byzantine", "golden_horde"]]


# ---------------------------------------------------------------- loans, second thoughts


@pytest.mark.rule("MU-AUC-1", "MU-DEB-1")
def test_mu_auc_1_a_loan_before_the_bid_but_not_after_it() -> None:
    t = three("phase = 'turn_order'\nseat.byzantine = { florins = 10 }")
    play(t, "byzantine: loan")
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["loans"]) == (510, 1)
    assert refused(t, "byzantine: loan").rules == ["MU-DEB-1"]  # one a turn
    play(t, "byzantine: bid x510", "hungary: bid x510")
    assert refused(t, "hungary: loan").code == "not_your_decision"  # his bid is sealed
    play(t, "golden_horde: bid x0")
    assert (asked(t), waiting(t)) == ("TurnOrder", ["byzantine", "hungary"])
    assert refused(t, "hungary: loan").rules == ["MU-AUC-3"]  # florins in hand only


def test_a_bid_can_be_taken_back_until_all_are_in() -> None:
    t = three("phase = 'turn_order'")
    play(t, "byzantine: bid x10", "byzantine: reopen", "byzantine: bid x20", "hungary: bid x15")
    assert can(t, "hungary: reopen")
    play(t, "golden_horde: bid x0")
    assert order(t) == ["byzantine", "hungary", "golden_horde"]
    assert not can(t, "hungary: reopen")
    assert MODULE.verbs["bid"].grave
