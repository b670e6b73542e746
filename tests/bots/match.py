"""Whole games among bots, for the tests and for `python -m tests.bots.match 500 2` (games, processes)."""

import sys
import time
from collections.abc import Iterable
from functools import cache
from multiprocessing import Pool

from quadriga.bots.bot import Bot
from quadriga.bots.registry import make_bot
from quadriga.bots.statistics import wilson
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.games.warriors.load import WarriorsData, load_data
from quadriga.games.warriors.scoring import victory_points
from quadriga.games.warriors.setup import first_state
from quadriga.games.warriors.state import Warriors

PLAYERS = 5
DEFAULTS: dict[str, str | int] = {
    "map": "west",
    "map_variant": "none",
    "coop": "off",
    "nation_choice": "random",
    "variable_turn_order": "off",
    "route_income": "auto",
    "turn_limit": 10,
    "offers": 3,
}


@cache
def printed_facts() -> WarriorsData:
    return load_data()


def new_game(seats: int, seed: str, **options: str | int) -> Warriors:
    g = first_state(printed_facts(), seats, DEFAULTS | options)
    g.rng = seeded(seed)
    g.advance()
    return g


class Course:
    """A finished game: the position at the end, every answer given, and the time the timed seats took."""

    def __init__(self, g: Warriors) -> None:
        self.g = g
        self.answers: list[tuple[int, Answer]] = []
        self.timed = 0
        self.seconds = 0.0


def play(g: Warriors, bots: list[Bot], timed: Iterable[int] = (), checked: bool = True) -> Course:
    """Play to the end; with ``checked`` an illegal answer is an error."""
    course = Course(g)
    while waiting := g.waiting():
        seat = waiting[0]
        view = g.clone()
        start = time.process_time()
        answer = bots[seat].answer(view, seat)
        if seat in timed:
            course.timed += 1
            course.seconds += time.process_time() - start
        if checked:
            reason = g.why_not(seat, answer)
            assert reason is None, f"turn {g.turn}, seat {seat}: {answer} is not legal: {reason}"
        course.answers.append((seat, answer))
        g.play(seat, answer)
    return course


def bots_for(kinds: list[str], seed: str) -> list[Bot]:
    return [make_bot(kind, "warriors", f"{seed}/{seat}") for seat, kind in enumerate(kinds)]


class Tally:
    """Games of one greedy player against randoms."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.decisions = 0
        self.seconds = 0.0
        self.points = 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.wins += other.wins
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.points += other.points


def against_randoms(numbers: Iterable[int]) -> Tally:
    """One greedy player, its seat going round the table, and four randoms; a shared victory is no win."""
    tally = Tally()
    for number in numbers:
        greedy = number % PLAYERS
        kinds = ["greedy" if seat == greedy else "random" for seat in range(PLAYERS)]
        course = play(new_game(PLAYERS, f"match {number}"), bots_for(kinds, f"match {number}"), [greedy], checked=False)
        tally.games += 1
        tally.wins += course.g.winners == [greedy]
        tally.decisions += course.timed
        tally.seconds += course.seconds
        tally.points += victory_points(course.g, greedy)
    return tally


def match(games: int, processes: int) -> Tally:
    total = Tally()
    with Pool(processes) as pool:
        for part in pool.map(against_randoms, [range(first, games, processes) for first in range(processes)]):
            total.add(part)
    return total


if __name__ == "__main__":
    result = match(int(sys.argv[1]), int(sys.argv[2]))
    low, high = wilson(result.wins, result.games)
    print(f"greedy beat four randoms in {result.wins} of {result.games} games, 95 % interval {low:.4f} to {high:.4f}")
    print(f"points {result.points / result.games:.1f}, ms a decision {1000 * result.seconds / result.decisions:.2f}")
