"""Sealed decisions, triggers, free actions, and decisions the kernel takes itself."""

from itertools import permutations

import pytest
from tests.engine.realms import MODULE, do, lay, realm, refused, stack, told

from quadriga.engine.choice import Answer
from quadriga.engine.table import Table

BIDS = {"red": 2, "blue": 4, "green": 1}


def auction(seats: int = 3, **florins: int) -> Table:
    return lay(seats, phase="auction", seat={name: {"florins": count} for name, count in florins.items()})


# --- sealed


@pytest.mark.parametrize("arrival", list(permutations(BIDS)))
def test_the_order_in_which_sealed_bids_arrive_does_not_matter(arrival: tuple[str, ...]) -> None:
    table = auction()
    assert table.game.waiting() == [0, 1, 2]
    do(table, *[f"{name}: bid x{BIDS[name]}" for name in arrival])
    assert realm(table).order == [1, 0, 2]
    assert realm(table).florins == [5, 1, 9]
    reference = auction()
    do(reference, *[f"{name}: bid x{amount}" for name, amount in BIDS.items()])
    assert MODULE.dump(table.game) == MODULE.dump(reference.game)


def test_a_sealed_bid_is_seen_by_its_seat_alone() -> None:
    table = auction()
    do(table, "blue: bid x3")
    assert MODULE.view(table.game, 1)["frames"][-1]["sealed"] == 3
    for other in (-1, 0, 2):
        assert MODULE.view(table.game, other)["frames"][-1]["sealed"] == -1


def test_a_sealed_bid_can_be_taken_back_until_all_are_in() -> None:
    table = auction()
    do(table, "blue: bid x3", "blue: reopen", "blue: bid x0", "red: bid x1", "green: bid x0")
    assert realm(table).order[0] == 0
    assert refused(table, "blue: reopen") is not None


def test_tied_top_bidders_bid_again_and_add_to_it() -> None:
    table = auction()
    do(table, "red: bid x2", "blue: bid x2", "green: bid x1")
    assert table.game.waiting() == [0, 1]
    assert table.game.choices(0)[0].high == 3
    do(table, "blue: bid x1", "red: bid x0")
    assert realm(table).order == [1, 0, 2]
    assert realm(table).florins == [5, 2, 8]


def test_ties_that_stay_invert_the_old_order() -> None:
    table = auction()
    for _ in range(3):
        do(table, *[f"{name}: bid" for name in ("red", "blue", "green")])
    assert realm(table).order == [2, 1, 0]
    assert "Council" in stack(table)


def test_an_opened_auction_cannot_be_undone() -> None:
    table = auction(2)
    do(table, "red: bid x2")
    assert table.can_undo(0)
    do(table, "blue: bid x1")
    assert not table.can_undo(0)
    assert not table.can_undo(1)


# --- triggers


def conquest(**lands: str) -> Table:
    table = lay(2, [[6, 1], [0]], land={"bridge": "red"} | lands)
    do(table, "red: enter castle" if lands.get("castle") != "red" else "red: enter dale")
    return table


def test_triggers_run_in_the_order_of_the_rules_each_finished_before_the_next() -> None:
    """The levy draws a card, which asks chance; only then comes the tithe."""
    table = conquest(abbey="blue")
    kinds = told(table)
    assert kinds[kinds.index("land.conquered") :] == ["land.conquered", "hand.grown", "card.drawn", "tithe.paid"]
    assert realm(table).florins == [4, 6]


def test_a_moment_nobody_watches_sets_nothing_off() -> None:
    table = lay(2, [[6, 1]], land={"estuary": "red"})
    do(table, "red: enter forest")
    assert told(table)[-1] == "land.conquered"


def test_the_drawn_card_is_told_to_its_seat_alone() -> None:
    table = conquest()
    drawn = next(event for event in table.events if event.kind == "card.drawn")
    assert [seat for seat in (-1, 0, 1) if drawn.is_seen_by(seat)] == [0]


# --- free actions


def test_a_free_action_leaves_the_decision_open() -> None:
    table = lay(land={"abbey": "red"})
    do(table, "red: loan x3")
    assert table.game.waiting() == [0]
    assert realm(table).florins[0] == 8
    again = refused(table, "red: loan x1")
    assert again is not None
    assert again.code == "loan_taken"
    do(table, "red: pass")
    assert table.game.waiting() == [1]


def test_a_free_action_belongs_to_the_decisions_that_admit_it() -> None:
    reason = refused(auction(), "red: loan x1")
    assert reason is not None
    assert reason.code == "turn_only"


# --- refusals


@pytest.mark.parametrize(
    "line, code",
    [
        ("red: enter abbey", "own_land"),
        ("red: enter estuary", "out_of_reach"),
        ("red: enter bridge", "pact_forbids"),
        ("red: enter harbour x3", "no_amount_here"),
        ("red: loan x9", "out_of_range"),
        ("red: bid x1", "auction_only"),
        ("red: done", "not_now"),
        ("blue: pass", "not_your_decision"),
        ("referee: pass", "not_your_decision"),
    ],
)
def test_refusals_say_why(line: str, code: str) -> None:
    pact = {"by": "red", "to": "blue", "until": 2}
    table = lay(land={"abbey": "red", "bridge": "blue"}, pacts=[pact])
    reason = refused(table, line)
    assert reason is not None
    assert reason.code == code


def test_a_march_needs_its_cost() -> None:
    reason = refused(lay(land={"abbey": "red"}, seat={"red": {"florins": 0}}), "red: enter bridge")
    assert reason is not None
    assert (reason.code, reason.params) == ("not_enough", {"need": 1, "have": 0})


def test_nobody_outside_the_table_is_heard() -> None:
    g = lay().game
    for seat in (-2, 2, 99):
        reason = g.submit(seat, Answer("pass"))
        assert reason is not None
        assert reason.code == "no_such_seat"


# --- what the kernel answers itself


def test_the_kernel_answers_for_who_has_only_one_thing_to_do() -> None:
    """A seat without florins can only bid nothing."""
    table = auction(2, red=0)
    assert table.game.waiting() == [1]
    assert table.record.entries == []


def test_a_seat_that_leaves_takes_its_defaults() -> None:
    table = lay(3, land={"abbey": "red"})
    do(table, "blue: leave", "red: pass")
    assert table.game.waiting() == [2]


def test_the_last_one_present_wins() -> None:
    table = lay(3)
    do(table, "blue: leave", "red: leave")
    assert table.game.over
    assert table.game.winners == [2]
    reason = refused(table, "green: pass")
    assert reason is not None
    assert reason.code == "game_over"
