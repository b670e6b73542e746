"""The greedy player of Byzantion in whole games: legal, repeatable, better than random, a Trajan at least."""

from statistics import median

import pytest
from tests.bots.byzantion.match import against_randoms, bots_for, module, new_game, play

from quadriga.bots.byzantion.greedy import GreedyByzantion
from quadriga.bots.registry import kinds
from quadriga.engine.choice import Answer

TRAJAN = 31


def test_greedy_is_registered() -> None:
    assert kinds("byzantion") == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize(("seats", "length"), [(4, "standard"), (3, "standard"), (2, "standard"), (1, "marathon")])
def test_greedy_answers_legally_to_the_end(seats: int, length: str) -> None:
    assert play(new_game(seats, "legal", length), bots_for(["greedy"] * seats, "legal")).g.over


@pytest.mark.parametrize(("seats", "length"), [(4, "marathon"), (3, "marathon"), (2, "marathon")])
def test_greedy_answers_legally_among_randoms(seats: int, length: str) -> None:
    kinds_ = ["greedy" if seat == seats // 2 else "random" for seat in range(seats)]
    assert play(new_game(seats, "mixed", length), bots_for(kinds_, "mixed")).g.over


@pytest.mark.parametrize("seats", [2, 1])
def test_same_seed_same_game(seats: int) -> None:
    first = play(new_game(seats, "twice"), bots_for(["greedy"] * seats, "twice"), checked=False)
    second = play(new_game(seats, "twice"), bots_for(["greedy"] * seats, "twice"), checked=False)
    assert first.answers == second.answers


def test_thinking_changes_nothing_and_needs_no_memory() -> None:
    """The position handed over may be shared by several questions, and a game resumed at any decision."""
    g = new_game(3, "calm")
    bots = bots_for(["greedy"] * 3, "calm")
    for _ in range(200):
        seat = g.waiting()[0]
        before = module().dump(g)
        answer = bots[seat].answer(g, seat)
        assert module().dump(g) == before
        assert GreedyByzantion("another").answer(g, seat) == answer
        g.play(seat, answer)


def test_a_leaver_is_survived() -> None:
    g = new_game(3, "leaver")
    bots = bots_for(["greedy"] * 3, "leaver")
    while not g.over:
        seat = g.waiting()[0]
        if g.round == 2 and 1 not in g.absent:
            g.apply(1, Answer("leave"))
        else:
            g.play(seat, bots[seat].answer(g.clone(), seat))
    assert g.winners
    assert 1 not in g.winners


def test_greedy_beats_three_randoms() -> None:
    """The short form of the 500 games of `quadriga simulate`."""
    assert against_randoms(range(8), 4).wins >= 7


def test_a_lone_emperor_is_a_trajan_at_least() -> None:
    tally = against_randoms(range(12), 1)
    assert median(tally.doxa) >= TRAJAN
    assert len([doxa for doxa in tally.doxa if doxa <= 0]) <= 2
