"""Whole games among bots, for the tests and for `python -m tests.bots.byzantion.match 100 4` (games, players)."""

import sys
import time
from collections.abc import Iterable
from functools import cache
from statistics import median

from quadriga.bots.bot import Bot
from quadriga.bots.registry import make_bot
from quadriga.bots.statistics import wilson
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.games.byzantion.module import ByzantionModule, table
from quadriga.games.byzantion.state import Byzantion


@cache
def module() -> ByzantionModule:
    return ByzantionModule()


def new_game(seats: int, seed: str, length: str = "standard") -> Byzantion:
    g = table(module().new(seats, module().read_options(seats, {"length": length})))
    g.rng = seeded(seed)
    g.advance()
    return g


def bots_for(kinds: list[str], seed: str) -> list[Bot]:
    return [make_bot(kind, "byzantion", f"{seed}/{seat}") for seat, kind in enumerate(kinds)]


class Course:
    """A finished game: the position at the end, every answer given, and the time the timed seats took."""

    def __init__(self, g: Byzantion) -> None:
        self.g = g
        self.answers: list[tuple[int, Answer]] = []
        self.timed = 0
        self.seconds = 0.0


def play(g: Byzantion, bots: list[Bot], timed: Iterable[int] = (), checked: bool = True) -> Course:
    """Play to the end, each bot on what its seat may know; with ``checked`` an illegal answer is an error."""
    course = Course(g)
    guesses = [seeded(f"guess {seat}") for seat in range(g.seats)]
    while waiting := g.waiting():
        seat = waiting[0]
        view = module().determinize(g, seat, guesses[seat])
        start = time.process_time()
        answer = bots[seat].answer(view, seat)
        if seat in timed:
            course.timed += 1
            course.seconds += time.process_time() - start
        if checked:
            reason = g.why_not(seat, answer)
            assert reason is None, f"round {g.round}, seat {seat}: {answer} is not legal: {reason}"
        course.answers.append((seat, answer))
        g.play(seat, answer)
    return course


class Tally:
    """Games of one greedy player, alone or against randoms."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.doxa: list[int] = []
        self.decisions = 0
        self.seconds = 0.0


def against_randoms(numbers: Iterable[int], seats: int) -> Tally:
    """One greedy player, its seat going round the table, and randoms; a shared victory is no win."""
    tally = Tally()
    for number in numbers:
        greedy = number % seats
        kinds = ["greedy" if seat == greedy else "random" for seat in range(seats)]
        course = play(new_game(seats, f"match {number}"), bots_for(kinds, f"match {number}"), [greedy], checked=False)
        tally.games += 1
        tally.wins += course.g.winners == [greedy]
        tally.doxa.append(course.g.doxa[greedy])
        tally.decisions += course.timed
        tally.seconds += course.seconds
    return tally


if __name__ == "__main__":
    result = against_randoms(range(int(sys.argv[1])), int(sys.argv[2]))
    low, high = wilson(result.wins, result.games)
    print(f"greedy won {result.wins} of {result.games} games, 95 % interval {low:.4f} to {high:.4f}")
    print(f"median Doxa {median(result.doxa):.1f}, ms a decision {1000 * result.seconds / result.decisions:.2f}")
