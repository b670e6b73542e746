"""Whole games among bots, for the tests and for `python -m tests.bots.civilization.match 20 4` (games, players)."""

import sys
import time
from collections.abc import Iterable
from functools import cache

from quadriga.bots.bot import Bot
from quadriga.bots.registry import make_bot
from quadriga.bots.statistics import wilson
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.events import Event
from quadriga.engine.module import Options
from quadriga.games.civilization.module import CivilizationModule, table
from quadriga.games.civilization.state import Civilization

SHORT = {"length": "short"}
LONGEST = 12000  # decisions


@cache
def module() -> CivilizationModule:
    return CivilizationModule()


def new_game(seats: int, seed: str, options: Options | None = None) -> Civilization:
    read = options if options is not None else module().read_options(seats, SHORT)
    g = table(module().new(seats, read))
    g.rng = seeded(seed)
    g.sink = []
    g.advance()
    return g


def bots_for(kinds: list[str], seed: str) -> list[Bot]:
    return [make_bot(kind, "civilization", f"{seed}/{seat}") for seat, kind in enumerate(kinds)]


class Course:
    """A finished game: the position at the end, every answer and event, and the time the timed seats took."""

    def __init__(self, g: Civilization) -> None:
        self.g = g
        self.answers: list[tuple[int, Answer]] = []
        self.events: list[Event] = []
        self.timed = 0
        self.seconds = 0.0

    def count(self, kind: str) -> int:
        return len([event for event in self.events if event.kind == kind])


def play(g: Civilization, bots: list[Bot], timed: Iterable[int] = (), minded: Iterable[int] = ()) -> Course:
    """Play to the end, each bot on what its seat may know; an illegal answer is an error.

    A caretaker answers for the seats ``minded``: verbs he may not use become the default, as at the web table.
    """
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
        if seat in minded and answer.verb not in module().caretaker:
            answer = g.stack[-1].default(g, seat)
        reason = g.why_not(seat, answer)
        assert reason is None, f"turn {g.turn}, seat {seat}: {answer} is not legal: {reason}"
        course.answers.append((seat, answer))
        g.play(seat, answer)
        assert len(course.answers) < LONGEST, f"turn {g.turn}: no end, seat {seat} in {type(g.stack[-1]).__name__}"
        if g.sink is not None:
            course.events.extend(g.sink)
            g.sink.clear()
    return course


class Tally:
    """Games of one greedy player against randoms."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.decisions = 0
        self.seconds = 0.0


def against_randoms(numbers: Iterable[int], seats: int) -> Tally:
    """One greedy player, its seat going round the table, and randoms."""
    tally = Tally()
    for number in numbers:
        greedy = number % seats
        kinds = ["greedy" if seat == greedy else "random" for seat in range(seats)]
        course = play(new_game(seats, f"match {number}"), bots_for(kinds, f"match {number}"), [greedy])
        tally.games += 1
        tally.wins += course.g.winners == [greedy]
        tally.decisions += course.timed
        tally.seconds += course.seconds
    return tally


if __name__ == "__main__":
    result = against_randoms(range(int(sys.argv[1])), int(sys.argv[2]))
    low, high = wilson(result.wins, result.games)
    print(f"greedy won {result.wins} of {result.games} games, 95 % interval {low:.4f} to {high:.4f}")
    print(f"ms a decision {1000 * result.seconds / result.decisions:.2f}")
