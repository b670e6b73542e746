"""The order of action, and the course of a turn."""

import pytest
from tests.games.civilization.opening import opening
from tests.games.civilization.table import (
    MODULE,
    asked,
    described,
    events,
    four,
    happened,
    idle,
    new_game,
    offered,
    place,
    play,
    refused,
    seat,
    three,
    told,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS

# the marker goes from blue to red in this phase; then everybody may draw a card
NEXT = 'phase = "turn_change"\nmarker = "blue"\n'
RESUMED = 'phase = "turn_change"\nmarker = "red"\nbarred = ["green"]\n'  # after a bid that green has won
RICH = "".join(f"seat.{name}.coins = 20\n" for name in ("red", "blue", "green"))


def order(t: Table) -> list[str]:
    """How they act in this turn; settled as soon as the phase is over."""
    assert described(t)["phase"] != "turn_change"
    found: list[str] = described(t)["order"]
    return found


def coins(t: Table) -> list[int]:
    return [seat(t, name)["coins"] for name in ("red", "blue", "green")]


# ---------------------------------------------------------------- without bids


@pytest.mark.rule("CV-ORD-1", "CV-VAR-3")
def test_cv_ord_1_the_mode_is_an_option_and_clockwise_unless_told_otherwise() -> None:
    modes = next(option for option in MODULE.options if option.name == "order")
    assert (modes.values, modes.default) == (("clockwise", "random", "bid_clockwise", "bid_random"), "clockwise")
    with pytest.raises(InputError):
        MODULE.read_options(3, {"order": "clockwise", "auction": "on"})  # it stands in for secret bids
    assert MODULE.read_options(3, {"order": "bid_random", "auction": "on"})["auction"] == "on"


@pytest.mark.rule("CV-ORD-2", "CV-SEQ-3", "CV-VAR-3")
def test_cv_ord_2_the_last_of_the_turn_before_is_first_and_the_others_follow_clockwise() -> None:
    t = three(NEXT + 'order = ["blue", "green", "red"]\n')
    assert (order(t), described(t)["marker"]) == (["red", "blue", "green"], "red")
    t = three('phase = "turn_change"\nmarker = "red"\n')
    assert (order(t), described(t)["marker"]) == (["green", "red", "blue"], "green")
    assert told(t, "order.set") == [("green", 1), ("red", 2), ("blue", 3)]


@pytest.mark.rule("CV-ORD-3", "CV-SEQ-3")
def test_cv_ord_3_in_random_mode_the_order_is_drawn_anew_every_turn() -> None:
    for drawn, expected in (([2, 0, 1], ["green", "red", "blue"]), ([1, 2, 0], ["blue", "green", "red"])):
        assert order(three(NEXT, [drawn], order="random")) == expected


@pytest.mark.rule("CV-SEQ-4")
@pytest.mark.parametrize(
    ("mode", "auction", "lots", "expected"),
    [
        ("clockwise", "off", [], ["blue", "green", "red"]),
        ("bid_clockwise", "off", [], ["blue", "green", "red"]),
        ("bid_clockwise", "on", [], ["blue", "green", "red"]),
        ("bid_random", "off", [[0, 1, 2]], ["blue", "red", "green"]),
        ("random", "off", [[2, 0, 1]], ["green", "red", "blue"]),
    ],
)
def test_cv_seq_4_in_the_first_turn_nobody_bids_and_the_first_player_keeps_the_marker(
    mode: str, auction: str, lots: list[list[int]], expected: list[str]
) -> None:
    t = three(NEXT + "turn = 1\n" + RICH, lots, order=mode, auction=auction)
    assert (order(t), described(t)["marker"]) == (expected, "blue")
    assert happened(t, "bid.called", "bid.made") == []


# ---------------------------------------------------------------- secret bids


@pytest.mark.rule("CV-ORD-4", "CV-ORD-7")
def test_cv_ord_4_7_anybody_calls_a_bid_and_the_highest_acts_first_and_alone_pays() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    assert (asked(t), waiting(t)) == ("TurnChange", ["red"])
    play(t, "red: no-bid", "blue: call-bid")
    assert waiting(t) == ["blue", "green", "red"]
    play(t, "red: bid x4", "green: bid x7", "blue: bid x6")
    assert (order(t), coins(t)) == (["green", "red", "blue"], [20, 20, 13])
    assert sorted(told(t, "bid.revealed")) == [("blue", 6), ("green", 7), ("red", 4)]


@pytest.mark.rule("CV-ORD-4", "CV-GAP-75")
def test_cv_ord_4_bids_are_secret_until_all_are_in() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: call-bid; bid x9")
    assert events(t, "bid.revealed", "bid.won") == []
    assert MODULE.view(t.game, 0)["bids"] != MODULE.view(t.game, 1)["bids"]
    assert "9" not in str(MODULE.view(t.game, 1)["bids"])
    assert waiting(t) == ["blue", "green"]


@pytest.mark.rule("CV-ORD-4", "CV-GAP-60")
def test_cv_ord_4_nobody_bids_more_than_he_has_and_nobody_must() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: call-bid")
    assert refused(t, "blue: bid x21").code == "out_of_range"
    play(t, "red: bid x1", "blue: bid x0", "green: bid x0")
    assert (order(t), coins(t)) == (["red", "blue", "green"], [19, 20, 20])


@pytest.mark.rule("CV-ORD-5")
def test_cv_ord_5_if_nobody_calls_a_bid_the_normal_cycle_goes_on() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: no-bid", "blue: no-bid", "green: no-bid")
    assert (order(t), coins(t)) == (["red", "blue", "green"], [20, 20, 20])


@pytest.mark.rule("CV-ORD-6")
def test_cv_ord_6_equal_bids_cancel_each_other() -> None:
    t = four(NEXT + RICH + "seat.yellow.coins = 20\n", order="bid_clockwise")
    play(t, "red: call-bid", "red: bid x8", "blue: bid x8", "green: bid x3", "yellow: bid x5")
    assert (order(t), coins(t), seat(t, "yellow")["coins"]) == (["yellow", "red", "blue", "green"], [20, 20, 20], 15)


@pytest.mark.rule("CV-ORD-6", "CV-ORD-9")
def test_cv_ord_6_9_if_all_are_equal_all_pay_and_nothing_changes() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: call-bid; bid x8", "blue: bid x8", "green: bid x8")
    assert (order(t), coins(t)) == (["red", "blue", "green"], [12, 12, 12])
    assert (told(t, "bid.won"), described(t)["barred"]) == ([], [])


@pytest.mark.rule("CV-ORD-6", "CV-GAP-60")
def test_cv_ord_6_without_any_single_bid_nobody_wins_and_different_ones_cost_nothing() -> None:
    t = four(NEXT + RICH + "seat.yellow.coins = 20\n", order="bid_clockwise")
    play(t, "red: call-bid", "red: bid x8", "blue: bid x8", "green: bid x3", "yellow: bid x3")
    assert (order(t), coins(t), seat(t, "yellow")["coins"]) == (["red", "blue", "green", "yellow"], [20, 20, 20], 20)


@pytest.mark.rule("CV-ORD-8")
def test_cv_ord_8_whom_a_bid_kept_from_being_first_resumes_the_cycle() -> None:
    """Red would have been first in turn 3."""
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: call-bid; bid x1", "blue: bid x2", "green: bid x0")
    assert (order(t), described(t)["marker"]) == (["blue", "green", "red"], "red")
    for turn, first in ((4, "red"), (5, "green")):
        while not (described(t)["turn"] == turn and described(t)["phase"] != "turn_change"):
            idle(t)
        assert (order(t)[0], described(t)["marker"]) == (first, first)


@pytest.mark.rule("CV-ORD-4", "CV-SPC-3")
def test_cv_ord_4_the_sealed_bid_of_somebody_who_leaves_is_void() -> None:
    t = three(NEXT + RICH, order="bid_clockwise")
    play(t, "red: call-bid; bid x9", "green: bid x5", "red: leave", "blue: bid x2")
    assert (order(t)[0], coins(t)) == ("green", [20, 20, 15])


@pytest.mark.rule("CV-ORD-4", "CV-ORD-6", "CV-SPC-3")
@pytest.mark.parametrize(("mode", "lots"), [("bid_clockwise", []), ("bid_random", [[0, 1, 2]])])
@pytest.mark.parametrize("leaver", ["red", "green"])
def test_cv_ord_4_nor_does_it_stand_in_the_way_of_an_equal_one(mode: str, lots: list[list[int]], leaver: str) -> None:
    """Also if the leaver is the first to have bid that much, by seat or by time."""
    winner = "green" if leaver == "red" else "red"
    t = three(NEXT + RICH, lots, order=mode)
    play(t, "red: call-bid; bid x5", "green: bid x5", f"{leaver}: leave", "blue: bid x2")
    assert (order(t)[0], described(t)["barred"], told(t, "bid.won")) == (winner, [winner], [(winner, 5)])
    assert {name: seat(t, name)["coins"] for name in ("blue", leaver, winner)} == {"blue": 20, leaver: 20, winner: 15}
    assert sorted(told(t, "bid.revealed")) == sorted([("blue", 2), (winner, 5)])


@pytest.mark.rule("CV-ORD-6", "CV-SPC-3")
@pytest.mark.parametrize(("mode", "lots"), [("bid_clockwise", []), ("bid_random", [[0, 1, 2]])])
def test_cv_ord_6_equal_bids_of_all_who_stay_are_lost_without_the_leavers(mode: str, lots: list[list[int]]) -> None:
    t = three(NEXT + RICH, lots, order=mode)
    play(t, "red: call-bid; bid x5", "green: bid x5", "red: leave", "blue: bid x5")
    assert (coins(t), told(t, "bid.won"), described(t)["barred"]) == ([20, 15, 15], [], [])


@pytest.mark.rule("CV-ORD-9", "CV-ORD-13")
@pytest.mark.parametrize("auction", ["off", "on"])
def test_cv_ord_9_13_the_last_winner_neither_calls_nor_takes_part(auction: str) -> None:
    t = three(RESUMED + RICH, order="bid_clockwise", auction=auction)
    if auction == "off":
        play(t, "red: call-bid")
        assert waiting(t) == ["blue", "red"]
        play(t, "red: bid x1", "blue: bid x2")
    else:
        play(t, "red: open-auction x3", "blue: raise x4", "red: no-bid")
    assert (order(t)[0], described(t)["barred"]) == ("blue", ["green", "blue"])


@pytest.mark.rule("CV-ORD-9", "CV-ORD-13")
@pytest.mark.parametrize("auction", ["off", "on"])
def test_cv_ord_9_13_after_a_regular_turn_he_may_again(auction: str) -> None:
    t = three(RESUMED + RICH, order="bid_clockwise", auction=auction)
    play(t, "red: no-bid", "blue: no-bid")
    assert (order(t), described(t)["barred"]) == (["red", "blue", "green"], [])


@pytest.mark.rule("CV-ORD-9", "CV-ORD-13")
@pytest.mark.parametrize("auction", ["off", "on"])
def test_cv_ord_9_13_a_turn_that_another_has_won_is_no_regular_one(auction: str) -> None:
    won = 'phase = "turn_change"\nmarker = "red"\nbarred = ["green", "blue"]\n'
    t = three(won + RICH, order="bid_clockwise", auction=auction)
    play(t, "red: call-bid; bid x1" if auction == "off" else "red: open-auction x3")
    assert (order(t)[0], described(t)["barred"]) == ("red", ["green", "blue", "red"])


@pytest.mark.rule("CV-ORD-10")
def test_cv_ord_10_the_winner_is_followed_by_lot() -> None:
    t = three(NEXT + RICH, [[1, 0, 2]], order="bid_random")
    play(t, "red: call-bid; bid x3", "blue: bid x0", "green: bid x5")
    assert order(t) == ["green", "blue", "red"]


@pytest.mark.rule("CV-ORD-10")
def test_cv_ord_10_without_a_bid_all_are_drawn() -> None:
    t = three(NEXT + RICH, [[1, 2, 0]], order="bid_random")
    play(t, "red: no-bid", "blue: no-bid", "green: no-bid")
    assert order(t) == ["blue", "green", "red"]


# ---------------------------------------------------------------- the public auction


@pytest.mark.rule("CV-ORD-11")
def test_cv_ord_11_it_opens_at_three_coins_or_more_and_goes_round_clockwise() -> None:
    t = three(NEXT + RICH, order="bid_clockwise", auction="on")
    assert refused(t, "red: open-auction x2").code == "out_of_range"
    play(t, "red: no-bid", "blue: open-auction x3")
    assert waiting(t) == ["green"]
    assert refused(t, "green: raise x3").code == "out_of_range"
    play(t, "green: raise x4")
    assert waiting(t) == ["red"]  # who did not want to open may bid all the same


@pytest.mark.rule("CV-ORD-11")
def test_cv_ord_11_who_passes_is_out_and_who_has_too_little_cannot_raise() -> None:
    t = three(
        NEXT + "seat.red.coins = 20\nseat.blue.coins = 20\nseat.green.coins = 5\n", order="bid_clockwise", auction="on"
    )
    play(t, "red: open-auction x4", "blue: no-bid", "green: raise x5", "red: raise x6")
    assert told(t, "bid.made") == [("red", 4), ("green", 5), ("red", 6)]
    assert (order(t), coins(t)) == (["red", "blue", "green"], [14, 20, 5])


@pytest.mark.rule("CV-ORD-12")
def test_cv_ord_12_the_last_bidder_acts_first_and_alone_pays_his_last_bid() -> None:
    t = three(NEXT + RICH, order="bid_clockwise", auction="on")
    play(
        t, "red: open-auction x3", "blue: raise x5", "green: raise x6", "red: no-bid", "blue: raise x9", "green: no-bid"
    )
    assert (order(t), coins(t)) == (["blue", "green", "red"], [20, 11, 20])
    assert (told(t, "bid.won"), described(t)["marker"]) == ([("blue", 9)], "red")


@pytest.mark.rule("CV-ORD-12")
def test_cv_ord_12_the_others_follow_by_the_mode_of_the_game() -> None:
    t = three(NEXT + RICH, [[0, 2, 1]], order="bid_random", auction="on")
    play(t, "red: no-bid", "blue: open-auction x3", "green: no-bid", "red: no-bid")
    assert order(t) == ["blue", "red", "green"]


@pytest.mark.rule("CV-ORD-11", "CV-SPC-3", "CV-GAP-137")
def test_cv_spc_3_if_the_highest_bidder_leaves_the_auction_may_be_opened_anew() -> None:
    t = three(NEXT + RICH, order="bid_clockwise", auction="on")
    play(t, "red: open-auction x3", "blue: no-bid", "green: raise x9", "green: leave")
    assert (asked(t), waiting(t), offered(t, "red", "raise")) == ("TurnChange", ["red"], [])
    play(t, "red: no-bid", "blue: open-auction x3", "red: no-bid")
    assert (order(t)[0], coins(t), told(t, "bid.won")) == ("blue", [20, 17, 20], [("blue", 3)])


# ---------------------------------------------------------------- the course of a turn


@pytest.mark.rule("CV-SEQ-1")
def test_cv_seq_1_a_turn_has_twelve_phases_always_in_this_order() -> None:
    t = opening()
    while described(t)["turn"] < 2:
        if asked(t) == "StartingPlacement":
            name = waiting(t)[0]
            play(t, f"{name}: settle {offered(t, name, 'settle')[0]}")
        else:
            idle(t)
    started = [row[0] for row in told(t, "phase.started")][:12]
    assert started == (
        ["turn_change", "events", "strategy", "purchase", "barbarians", "movement", "revolts", "trade"]
        + ["culture", "production", "government", "housekeeping"]
    )


@pytest.mark.rule("CV-SEQ-1")
def test_cv_seq_1_all_act_in_the_order_of_the_turn_before_the_next_phase_begins() -> None:
    t = three('phase = "purchase"\norder = ["green", "red", "blue"]\n' + RICH + place("nile", "green", explorer=1))
    for name in ("green", "red", "blue"):
        assert (described(t)["phase"], waiting(t)) == ("purchase", [name])
        play(t, f"{name}: done")
    assert (described(t)["phase"], waiting(t)) == ("movement", ["green"])


@pytest.mark.rule("CV-SEQ-2")
def test_cv_seq_2_the_game_starts_in_the_ancient_era() -> None:
    assert described(new_game(3))["era"] == "ancient"


@pytest.mark.rule("CV-SEQ-2")
def test_cv_seq_2_also_a_technology_found_brings_the_next_era_with_the_next_phase() -> None:
    ancient = ", ".join(f'"{key}"' for key in TECHNOLOGY_KEYS[:15])
    t = three(
        f'lost = [{ancient}]\nland.gallia = {{ token = "free_technology" }}\n' + place("gallia", "red", explorer=1)
    )
    play(t, "red: look explorer@gallia; keep")
    assert (seat(t, "red")["technologies"], described(t)["era"]) == (["banking"], "ancient")
    play(t, "red: done")
    assert (described(t)["turn"], described(t)["phase"], described(t)["era"]) == (3, "trade", "medieval")
