"""The greedy player of Civilization CHR in whole games: legal, repeatable, better than random."""

import pytest
from tests.bots.civilization.match import against_randoms, bots_for, module, new_game, play

from quadriga.bots.civilization.greedy import GreedyCivilization
from quadriga.bots.registry import kinds
from quadriga.engine.choice import Answer

VARIATIONS = range(len(module().variations()))
DIPLOMACY = ("offer", "counter", "accept", "want_peace", "embargo", "duty", "end_trade", "force_trade")
WAR = ("attack", "bombard", "refuse", "join_attack", "dominate", "strike")


def test_greedy_is_registered() -> None:
    assert kinds("civilization") == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("number", VARIATIONS)
def test_greedy_answers_legally_in_all_variations(number: int) -> None:
    seats, options = module().variations()[number]
    assert play(new_game(seats, "legal", options), bots_for(["greedy"] * seats, "legal")).g.over


@pytest.mark.parametrize("number", [0, 2])
def test_greedy_answers_legally_among_randoms(number: int) -> None:
    seats, options = module().variations()[number]
    mixed = ["greedy" if seat == 1 else "random" for seat in range(seats)]
    assert play(new_game(seats, "mixed", options), bots_for(mixed, "mixed")).g.over


def test_same_seed_same_game() -> None:
    first = play(new_game(3, "twice"), bots_for(["greedy"] * 3, "twice"))
    second = play(new_game(3, "twice"), bots_for(["greedy"] * 3, "twice"))
    assert first.answers == second.answers


def test_thinking_changes_nothing_and_needs_no_memory() -> None:
    """The position handed over may be shared by several questions, and a game resumed at any decision."""
    g = new_game(4, "calm")
    bots = bots_for(["greedy"] * 4, "calm")
    for number in range(400):
        if g.over:
            break
        seat = g.waiting()[0]
        before = module().dump(g) if number % 5 == 0 else None
        answer = bots[seat].answer(g, seat)
        if before is not None:
            assert module().dump(g) == before
        assert GreedyCivilization("another").answer(g, seat) == answer
        g.play(seat, answer)


def test_a_long_game_has_something_of_everything() -> None:
    options = module().read_options(4, {"length": "long"})
    course = play(new_game(4, "rich", options), bots_for(["greedy"] * 4, "rich"))
    assert course.g.winners
    for kind in (
        "settlement.founded",
        "settlement.grown",
        "technology.bought",
        "wonder.taken",
        "improvement.assigned",
        "government.chosen",
        "strategy.played",
        "battle.begun",
        "culture.won",
        "road.built",
        "unit.upgraded",
        "resources.exchanged",
    ):
        assert course.count(kind), kind


def test_a_leaver_is_survived() -> None:
    g = new_game(3, "leaver")
    bots = bots_for(["greedy"] * 3, "leaver")
    while not g.over:
        seat = g.waiting()[0]
        if g.turn == 3 and not g.leaving[1] and 1 not in g.gone:
            g.apply(1, Answer("leave"))
        else:
            g.play(seat, bots[seat].answer(g.clone(), seat))
    assert g.winners
    assert 1 not in g.winners


def test_a_caretaker_plays_on_without_diplomacy() -> None:
    course = play(new_game(4, "minded"), bots_for(["greedy"] * 4, "minded"), minded=[1])
    own = [answer.verb for seat, answer in course.answers if seat == 1]
    assert course.g.over
    assert "settle" in own
    assert not [verb for verb in own if verb in DIPLOMACY or verb in WAR or verb.startswith("buy")]


def test_greedy_beats_three_randoms() -> None:
    """The short form of the 200 games of `quadriga simulate`."""
    tally = against_randoms(range(8), 4)
    assert tally.wins >= 7
