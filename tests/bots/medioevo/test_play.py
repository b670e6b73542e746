"""The greedy player of Medioevo Universale in whole games: legal, repeatable, solvent, better than random."""

import pytest
from tests.bots.medioevo.match import against_randoms, bots_for, module, new_game, play

from quadriga.bots.medioevo.greedy import GreedyMedioevo
from quadriga.bots.registry import kinds
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import GOODS
from quadriga.games.medioevo.procedures.commerce import Trading
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.rows import changed

VARIATIONS = range(len(module().variations()))
DIPLOMACY = ("declare", "treat", "offer", "counter", "accept", "agree", "accuse")


def test_greedy_is_registered() -> None:
    assert kinds("medioevo") == ["random", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("number", VARIATIONS)
def test_greedy_answers_legally_in_all_variations(number: int) -> None:
    seats, options = module().variations()[number]
    assert play(new_game(seats, "legal", options), bots_for(["greedy"] * seats, "legal")).g.over


@pytest.mark.parametrize("number", [2, 3])
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
    for number in range(500):
        seat = g.waiting()[0]
        before = module().dump(g) if number % 5 == 0 else None
        answer = bots[seat].answer(g, seat)
        if before is not None:
            assert module().dump(g) == before
        assert GreedyMedioevo("another").answer(g, seat) == answer
        g.play(seat, answer)


def test_a_game_has_something_of_everything() -> None:
    courses = [play(new_game(4, f"rich {number}"), bots_for(["greedy"] * 4, "rich")) for number in range(2)]
    for kind in (
        "battle.declared",
        "territory.conquered",
        "road.completed",
        "pact.signed",
        "card.used",
        "card.points",
        "objective.claimed",
        "building.built",
        "technology.used",
    ):
        assert sum([course.count(kind) for course in courses]), kind
    for course in courses:
        assert not course.count("seat.bankrupt")
        assert not course.count("pact.broken")
        assert not course.count("accusation.made")


def test_a_leaver_is_survived() -> None:
    g = new_game(3, "leaver")
    bots = bots_for(["greedy"] * 3, "leaver")
    while not g.over:
        seat = g.waiting()[0]
        if g.turn == 3 and 1 not in g.absent:
            g.apply(1, Answer("leave"))
        else:
            g.play(seat, bots[seat].answer(g.clone(), seat))
    assert g.winners
    assert 1 not in g.winners


def test_a_caretaker_plays_on_without_diplomacy() -> None:
    course = play(new_game(4, "minded"), bots_for(["greedy"] * 4, "minded"), minded=[1])
    own = [answer.verb for seat, answer in course.answers if seat == 1]
    assert course.g.over
    assert "tax" in own
    assert not [verb for verb in own if verb in DIPLOMACY or verb in ("move", "attack")]


def test_a_caretaker_who_takes_over_does_not_go_in_circles() -> None:
    """At the web table every question goes to a new bot; places it may not buy at are not opened again and again."""
    g = new_game(4, "taken over")
    bots = bots_for(["greedy"] * 4, "taken over")
    while g.turn < 4:
        seat = g.waiting()[0]
        g.play(seat, bots[seat].answer(g.clone(), seat))
    course = play(g, bots, minded=[1])
    opened = [answer for seat, answer in course.answers if seat == 1 and answer.verb == "at"]
    assert len(opened) <= 4 * 5


def test_no_transport_is_led_for_goods_that_are_used_up() -> None:
    g = new_game(4, "used up")
    bots = bots_for(["greedy"] * 4, "used up")
    while not isinstance(g.stack[-1], Trading):
        seat = g.waiting()[0]
        g.play(seat, bots[seat].answer(g.clone(), seat))
    seat = g.waiting()[0]
    for territory in range(25):
        g.market = changed(g.market, territory, (1 << GOODS) - 1)
    g.offered = None
    while g.waiting() == [seat] and type(g.stack[-1]) in (Trading, Convoy):
        answer = bots[seat].answer(g.clone(), seat)
        assert answer.verb not in ("buy", "rest")
        g.play(seat, answer)


def test_greedy_beats_three_randoms() -> None:
    """The short form of the 200 games of `quadriga simulate`."""
    tally = against_randoms(range(8), 4)
    assert tally.wins >= 7
    assert tally.bankrupt == 0
