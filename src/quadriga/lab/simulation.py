"""Many games among bots; the outcome depends on the seed alone."""

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from quadriga.bots.referee import Played, play_game
from quadriga.bots.statistics import wilson
from quadriga.engine.module import Document, Options
from quadriga.engine.pack import Pack
from quadriga.games.registry import find_game
from quadriga.lab.executors import Executor
from quadriga.lab.sources import CODE, bots_digest


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    seats: list[str]  # kinds of bot
    options: Options
    games: int
    seed: str
    rotate: bool  # in each game every bot sits one seat further
    with_records: bool
    pack: Pack | None = None  # laid over the game's data

    def header(self) -> Document:
        """All that decides over the results, except how many of them are wanted."""
        module = find_game(self.game, self.pack)
        return {
            "game": self.game,
            "revision": module.revision,
            "data": module.data_hash,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "rotate": self.rotate,
            CODE: bots_digest(self.game),
        }

    def seed_of(self, number: int) -> str:
        """Of a game, from 1."""
        return f"{self.seed}/{number}"


class Match(NamedTuple):
    """One game of a plan."""

    number: int  # from 1
    seed: str
    seats: list[str]
    played: Played

    def document(self) -> Document:
        """Everything but the record, and where in it something went wrong."""
        played = self.played
        return {
            "number": self.number,
            "seed": self.seed,
            "seats": self.seats,
            "winners": played.winners,
            "scores": played.scores,
            "sides": played.sides,
            "turns": played.turns,
            "asked": played.asked,
            "failed": played.failed,
            "seconds": [round(second, 6) for second in played.seconds],
            "fault": played.fault,
        }


def read_match(doc: Document) -> Match:
    """A match out of its document; ValueError if something is missing in it, or is not what it should be."""
    seats: Any = doc.get("seats")
    if not is_list(seats, str):
        raise ValueError("seats")
    count = len(seats)
    sound = {
        "number": is_number(doc.get("number")),
        "seed": isinstance(doc.get("seed"), str),
        "winners": is_list(doc.get("winners"), int) and all(0 <= seat < count for seat in doc["winners"]),
        "scores": is_list(doc.get("scores"), dict, count) and all(is_score(score) for score in doc["scores"]),
        "sides": is_list(doc.get("sides"), str, count),
        "turns": is_number(doc.get("turns")),
        "asked": is_list(doc.get("asked"), int, count),
        "failed": is_list(doc.get("failed"), int, count),
        "seconds": is_list(doc.get("seconds"), (int, float), count),
        "fault": isinstance(doc.get("fault", ""), str),  # journals of earlier versions have none
    }
    for name, good in sound.items():
        if not good:
            raise ValueError(name)
    played = Played(
        **{name: doc[name] for name in Played._fields if name in sound and name in doc}, lines=[], mishaps=[]
    )
    return Match(doc["number"], doc["seed"], seats, played)


def is_list(value: Any, kind: type | tuple[type, ...], count: int = 0) -> bool:
    """A list of nothing but this kind, as long as there are seats if that is said."""
    return (
        isinstance(value, list)
        and len(value) == (count or len(value))
        and all(isinstance(item, kind) for item in value)
    )


def is_number(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def is_score(score: dict[str, Any]) -> bool:
    return "total" in score and all(isinstance(value, int) for value in score.values())


def play_match(plan: Plan, number: int) -> Match:
    seats = rotated(plan.seats, number - 1) if plan.rotate else plan.seats
    seed = plan.seed_of(number)
    module = find_game(plan.game, plan.pack)
    return Match(number, seed, seats, play_game(module, seats, plan.options, seed, plan.with_records))


def rotated(seats: list[str], shift: int) -> list[str]:
    """Everybody so many seats further."""
    shift %= len(seats)
    return seats[-shift:] + seats[:-shift] if shift else list(seats)


def simulate(plan: Plan, executor: Executor, done: int = 0) -> Iterator[Match]:
    """The games in their order, whoever plays them, after those that are done already."""
    yield from executor.in_order(partial(play_match, plan), range(done + 1, plan.games + 1))


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
        self.fault = ""  # what was wrong at first
        self.games = 0

    def add(self, match: Match) -> None:
        played = match.played
        self.games += 1
        self.turns += played.turns
        self.decisions += played.decisions
        self.faults += played.faults
        self.fault = self.fault or played.fault
        shared = len(played.winners) > 1
        for seat, tally in enumerate(self.seats):
            count(tally, seat in played.winners, shared, [played.points[seat]])
        for kind, tally in self.bots.items():
            own = [seat for seat, other in enumerate(match.seats) if other == kind]
            won = [seat for seat in own if seat in played.winners]
            count(tally, bool(won), len(won) < len(played.winners), [played.points[seat] for seat in own])

    def document(self) -> dict[str, Any]:
        """Results only, no timings: equal seeds give equal bytes."""
        pack = self.plan.pack
        module = find_game(self.plan.game, pack)
        return {
            "game": self.plan.game,
            "revision": module.revision,
            "data": module.data_hash,
            **({"pack": pack.mark._asdict()} if pack is not None else {}),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "rotate": self.plan.rotate,
            "games": self.games,
            "turns": rounded(self.turns / self.games if self.games else 0.0),
            "decisions": rounded(self.decisions / self.games if self.games else 0.0),
            "faults": self.faults,
            "fault": self.fault,
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
