"""Many games among bots, on as many processes as wished; the outcome depends on the seed alone."""

from collections.abc import Iterator
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, NamedTuple

from quadriga.bots.arena import Played, play_game
from quadriga.bots.statistics import wilson
from quadriga.engine.module import Options
from quadriga.games.registry import find_game


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    seats: list[str]  # kinds of bot
    options: Options
    games: int
    seed: str
    rotate: bool  # in each game every bot sits one seat further
    with_records: bool


class Match(NamedTuple):
    """One game of a plan."""

    number: int  # from 1
    seed: str
    seats: list[str]
    played: Played


def play_match(plan: Plan, number: int) -> Match:
    shift = (number - 1) % len(plan.seats) if plan.rotate else 0
    seats = plan.seats[-shift:] + plan.seats[:-shift] if shift else plan.seats
    seed = f"{plan.seed}/{number}"
    return Match(number, seed, seats, play_game(find_game(plan.game), seats, plan.options, seed, plan.with_records))


def play_numbered(job: tuple[Plan, int]) -> Match:
    return play_match(*job)


def simulate(plan: Plan, jobs: int) -> Iterator[Match]:
    """The games in their order, whoever plays them."""
    work = [(plan, number) for number in range(1, plan.games + 1)]
    if jobs <= 1 or plan.games <= 1:
        yield from map(play_numbered, work)
        return
    with get_context("spawn").Pool(min(jobs, plan.games), ignore_interrupts) as pool:
        yield from pool.imap(play_numbered, work, chunksize=1)


def ignore_interrupts() -> None:
    """The parent ends its workers."""
    signal(SIGINT, SIG_IGN)


class Tally:
    """Counts of one seat, or of one kind of bot."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.shared = 0  # wins that were not the winner's alone
        self.points = 0
        self.entries = 0  # seats counted for the points

    def result(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "share": rounded(self.wins / self.games if self.games else 0.0),
            "low": rounded(low),
            "high": rounded(high),
            "points": rounded(self.points / self.entries if self.entries else 0.0),
        }


class Results:
    """What a simulation has shown so far: by seat, and by kind of bot."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seats = [Tally() for _ in plan.seats]
        self.bots = {kind: Tally() for kind in plan.seats}
        self.turns = 0
        self.decisions = 0
        self.faults = 0
        self.games = 0

    def add(self, match: Match) -> None:
        played = match.played
        self.games += 1
        self.turns += played.turns
        self.decisions += played.decisions
        self.faults += played.faults
        shared = len(played.winners) > 1
        for seat, tally in enumerate(self.seats):
            count(tally, seat in played.winners, shared, [played.points[seat]])
        for kind, tally in self.bots.items():
            own = [seat for seat, other in enumerate(match.seats) if other == kind]
            won = [seat for seat in own if seat in played.winners]
            count(tally, bool(won), len(won) < len(played.winners), [played.points[seat] for seat in own])

    def document(self) -> dict[str, Any]:
        """Results only, no timings: equal seeds give equal bytes."""
        module = find_game(self.plan.game)
        return {
            "game": self.plan.game,
            "revision": module.revision,
            "data": module.data_hash,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "rotate": self.plan.rotate,
            "games": self.games,
            "turns": rounded(self.turns / self.games if self.games else 0.0),
            "decisions": rounded(self.decisions / self.games if self.games else 0.0),
            "faults": self.faults,
            "seats": [
                {"seat": seat + 1, "bot": "" if self.plan.rotate else kind, **tally.result()}
                for seat, (kind, tally) in enumerate(zip(self.plan.seats, self.seats))
            ],
            "bots": {kind: tally.result() for kind, tally in self.bots.items()},
        }


def count(tally: Tally, won: bool, shared: bool, points: list[int]) -> None:
    tally.games += 1
    tally.wins += won
    tally.shared += won and shared
    tally.points += sum(points)
    tally.entries += len(points)


def rounded(number: float) -> float:
    return round(number, 4)
