"""Bots in whole games: legal, repeatable, and greedy better than random."""

import pytest
from tests.bots.match import against_randoms, bots_for, new_game, play

from quadriga.bots.warriors.greedy import GreedyWarriors
from quadriga.engine.choice import Answer
from quadriga.games.warriors.scoring import victory_points

TABLES: list[tuple[int, dict[str, str | int]]] = [
    (2, {"map": "italy"}),
    (2, {"map_variant": "west2_isles"}),
    (2, {"map": "east", "map_variant": "east2_balkans"}),
    (3, {"map": "east", "map_variant": "east3_north", "variable_turn_order": "on"}),
    (3, {"map": "italy", "map_variant": "italy3_peninsula"}),
    (4, {"coop": "2v2", "map": "east"}),
    (3, {"nation_choice": "pick", "route_income": "on"}),
    (5, {"map": "italy", "offers": 10}),
    (6, {"coop": "3v3"}),
    (6, {"coop": "2v2v2", "map": "italy", "nation_choice": "pick"}),
    (6, {"turn_limit": 4}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_answers_legally_to_the_end(seats: int, options: dict[str, str | int]) -> None:
    g = new_game(seats, "legal", **options)
    assert play(g, bots_for(["greedy"] * seats, "legal")).g.over


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_answers_legally_among_randoms(seats: int, options: dict[str, str | int]) -> None:
    for round_ in range(3):
        kinds = ["greedy" if seat == round_ % seats else "random" for seat in range(seats)]
        assert play(new_game(seats, f"mixed {round_}", **options), bots_for(kinds, f"mixed {round_}")).g.over


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_same_seed_same_game(kind: str) -> None:
    first = play(new_game(4, "twice"), bots_for([kind] * 4, "twice"))
    second = play(new_game(4, "twice"), bots_for([kind] * 4, "twice"))
    assert first.answers == second.answers


def test_thinking_changes_nothing_on_the_table() -> None:
    """The clone handed over may be shared by several questions."""
    g = new_game(4, "calm")
    bots = bots_for(["greedy"] * 4, "calm")
    for _ in range(200):
        seat = g.waiting()[0]
        before = (g.stock[:], g.tokens[:], g.place[:], g.war[:], len(g.stack))
        answer = bots[seat].answer(g, seat)
        assert before == (g.stock, g.tokens, g.place, g.war, len(g.stack))
        g.play(seat, answer)


def test_a_bot_that_takes_over_answers_alike() -> None:
    """Nothing a greedy player remembers changes what it does: a game can be resumed at any decision."""
    g = new_game(3, "resumed")
    steady = bots_for(["greedy"] * 3, "resumed")
    for _ in range(300):
        if g.over:
            break
        seat = g.waiting()[0]
        answer = steady[seat].answer(g.clone(), seat)
        assert GreedyWarriors(f"resumed/{seat}").answer(g.clone(), seat) == answer
        g.play(seat, answer)


def test_a_leaver_is_survived() -> None:
    g = new_game(5, "leaver")
    bots = bots_for(["greedy"] * 5, "leaver")
    while not g.over:
        seat = g.waiting()[0]
        if g.turn == 3 and 1 not in g.absent:
            g.apply(1, Answer("leave"))
        else:
            g.play(seat, bots[seat].answer(g.clone(), seat))
    assert g.winners
    assert 1 not in g.winners


def test_greedy_beats_four_randoms() -> None:
    """The short form of the 500 games of `python -m tests.bots.match 500 2`."""
    assert against_randoms(range(40)).wins >= 36


def test_greedy_unifies_and_builds() -> None:
    """What a sensible player does in a game of its own: bring the nation together and score well beyond the start."""
    unified = 0
    fortresses = 0
    for number in range(6):
        g = play(new_game(5, f"facts {number}"), bots_for(["greedy"] * 5, f"facts {number}")).g
        unified += sum(g.unified)
        fortresses += sum(g.place[unit] >= 0 for seat in range(5) for unit in range(seat * 24 + 16, seat * 24 + 24))
        assert max(victory_points(g, seat) for seat in range(5)) >= 20
    assert unified >= 12
    assert fortresses >= 20
