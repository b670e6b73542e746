"""Find better weights for a greedy player by playing: `python tools/tune_greedy.py byzantion`.

In every game one seat has the plain weights and the others have weights of their own, shaken around the best known so
far. What each weight is worth is seen by regression over all games played until then: points ahead of the table, with
some more for a victory, against the logarithms of the factors and their squares, so that luck shared by a table cancels
and too much may be as bad as too little. The best known moves to where the regression promises most, a bounded step in
each round. The factors are written after every round, for `bots/refinement.py`: the levels that search think with them.
Needs numpy (the extra `research`); `PYTHONPATH=build/compiled` makes it five times as fast. The same seed gives the
same factors on the same machine.
"""

import argparse
import sys
from json import dumps, loads
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

from quadriga.bots.bot import Bot
from quadriga.bots.family import fractions, normal, refined
from quadriga.bots.referee import Played, play_out
from quadriga.bots.registry import FAMILIES, make_bot
from quadriga.bots.statistics import wilson
from quadriga.engine.chance import seeded
from quadriga.games.registry import find_game
from quadriga.lab.executors import Executor, Here, ProcessPool

BOTS = Path(__file__).parent.parent / "src" / "quadriga" / "bots"  # also where a compiled copy plays the games
SEATS = 4
OPTIONS: dict[str, dict[str, str]] = {"medioevo": {"turns": "short"}, "civilization": {"length": "short"}}
SPREAD = 0.4  # of the logarithms of factors in a sampled game
STEP = 0.45  # bound for the change of a logarithm in a round
REACH = 2.4  # bound for a logarithm
CAUTION = 0.25  # standard errors taken off what a step promises
PLACES = 31  # looked at within a step
PASSES = 30  # in which the regression finds out how large slopes usually are

Factors = dict[str, float]


class Sample(NamedTuple):
    """A game among players of different taste; the seat of its number has the plain one."""

    game: str
    centre: list[float]  # logarithms of factors, in the order of the weights' paths
    seed: str
    number: int


class Trial(NamedTuple):
    """A game of one refined player against plain ones."""

    game: str
    factors: Factors
    seed: str
    seat: int


def play(game: str, bots: list[Bot], seed: str) -> Played:
    module = find_game(game)
    options = module.read_options(SEATS, OPTIONS.get(game, {}))
    return play_out(module, bots, ["medium"] * SEATS, options, seed, False)


def leads(points: list[int]) -> list[float]:
    """How far each seat is ahead of the mean of the others."""
    return [own - (sum(points) - own) / (SEATS - 1) for own in points]


def sample(job: Sample) -> tuple[list[list[float]], list[int], list[float]]:
    """By seat the logarithms of its factors, its points, and its part of the victory."""
    family = FAMILIES[job.game]
    paths = list(fractions(family.weights()))
    seed = f"{job.seed}:{job.number}"
    rng = seeded(f"{seed}:tastes")
    rows: list[list[float]] = []
    bots: list[Bot] = []
    for seat in range(SEATS):
        is_plain = seat == job.number % SEATS
        row = [0.0 if is_plain else middle + SPREAD * normal(rng) for middle in job.centre]
        rows.append(row)
        bots.append(family.greedy(seed, refined(family.weights(), factors_of(paths, row))))
    played = play(job.game, bots, seed)
    return rows, played.points, [victory(played, seat) for seat in range(SEATS)]


def victory(played: Played, seat: int) -> float:
    return 1.0 / len(played.winners) if seat in played.winners else 0.0


def factors_of(paths: list[str], logarithms: list[float]) -> Factors:
    return {path: exp(value) for path, value in zip(paths, logarithms)}


def trial(job: Trial) -> tuple[float, float]:
    """Victories and lead of the refined player."""
    family = FAMILIES[job.game]
    bots = [make_bot("medium", job.game, job.seed) for _ in range(SEATS)]
    bots[job.seat] = family.greedy(job.seed, refined(family.weights(), job.factors))
    played = play(job.game, bots, job.seed)
    return victory(played, job.seat), leads(played.points)[job.seat]


class Tuner:
    def __init__(self, game: str, seed: str, executor: Executor, start: Factors, games: int = 0) -> None:
        self.game = game
        self.games = games  # sampled in each round
        self.seed = seed
        self.executor = executor
        self.paths = list(fractions(FAMILIES[game].weights()))
        self.centre = [log(start.get(path, 1.0)) for path in self.paths]
        self.rows: list[list[list[float]]] = []  # of all games so far
        self.points: list[list[int]] = []
        self.victories: list[list[float]] = []

    @property
    def factors(self) -> Factors:
        return factors_of(self.paths, self.centre)

    def improve(self, number: int) -> None:
        """One round: play around the best known, and move it."""
        jobs = [Sample(self.game, self.centre, f"{self.seed}:{number}", at) for at in range(self.games)]
        plain: list[float] = []
        for at, (rows, points, victories) in enumerate(self.executor.in_order(sample, jobs)):
            self.rows.append(rows)
            self.points.append(points)
            self.victories.append(victories)
            plain.append(leads(points)[at % SEATS])
        error = float(np.std(plain)) / sqrt(self.games)
        print(f"round {number}: the plain player against three shaken ones {np.mean(plain):+.2f} ± {error:.2f}")
        surface = regression(np.array(self.rows), self.worth())
        self.centre = [surface.best(at, middle) for at, middle in enumerate(self.centre)]
        worth = [surface.worth(at, middle) for at, middle in enumerate(self.centre)]
        for at in np.argsort(-np.abs(worth))[:12]:
            print(f"  {self.paths[at]}: times {exp(self.centre[at]):.2f}, worth {worth[at]:+.2f}")
        print(f"  all: worth {sum(worth):+.2f} by the regression", flush=True)

    def worth(self) -> Any:
        """By game and seat the points, those out of the ordinary cut; a victory is worth as many as usually differ."""
        points = np.array(self.points, float)
        points = np.clip(points, np.quantile(points, 0.01), np.quantile(points, 0.99))
        usual = float((points - points.mean(axis=1, keepdims=True)).std())
        return points + usual * np.array(self.victories)

    def try_out(self, name: str, games: int) -> "Result":
        """The best known against three plain players on seeds not used otherwise."""
        factors = self.factors
        jobs = [Trial(self.game, factors, f"{self.seed}:{name}:{at // SEATS}", at % SEATS) for at in range(games)]
        return Result(list(self.executor.in_order(trial, jobs)))


class Surface(NamedTuple):
    """Points gained by each weight: a slope and a bend along the logarithm of its factor, with standard errors."""

    slope: Any
    bend: Any
    slope_error: Any
    bend_error: Any

    def worth(self, at: int, x: float) -> float:
        return float(self.slope[at] * x + self.bend[at] * x * x)

    def best(self, at: int, now: float) -> float:
        """Where to move a logarithm, by a step at most: what is promised there, taken cautiously, is most."""
        places = np.linspace(max(-REACH, now - STEP), min(REACH, now + STEP), PLACES)
        promise = self.slope[at] * (places - now) + self.bend[at] * (places**2 - now**2)
        error = np.hypot(self.slope_error[at] * (places - now), self.bend_error[at] * (places**2 - now**2))
        return float(places[int(np.argmax(promise - CAUTION * error))])


def regression(rows: Any, worth: Any) -> Surface:
    """Bayesian: slopes are held back towards nothing, and bends too, as strongly as their usual size asks for.

    ``rows`` are games by seats by weights, ``worth`` games by seats; only differences within a table count.
    """
    games, seats, weights = rows.shape
    terms = np.concatenate([rows, rows**2], axis=2)
    terms = (terms - terms.mean(axis=1, keepdims=True)).reshape(games * seats, 2 * weights)
    worth = (worth - worth.mean(axis=1, keepdims=True)).reshape(games * seats)
    freedom = seats / (seats - 1)
    noise = float(worth.var()) * freedom
    usual = np.ones(2 * weights)  # variance of slopes, then of bends
    found, spread = np.zeros(2 * weights), usual
    for _ in range(PASSES):
        inverse = np.linalg.inv(terms.T @ terms / noise + np.diag(1.0 / usual))
        found, spread = inverse @ (terms.T @ worth) / noise, np.diag(inverse)
        sizes = found**2 + spread
        halves = (float(sizes[:weights].mean()), float(sizes[weights:].mean()))
        usual = np.repeat(np.maximum(1e-4, halves), weights)
        noise = float(((worth - terms @ found) ** 2).mean()) * freedom
    errors = np.sqrt(spread)
    return Surface(found[:weights], found[weights:], errors[:weights], errors[weights:])


class Result:
    """What came of trials."""

    def __init__(self, games: list[tuple[float, float]]) -> None:
        self.games = len(games)
        self.won = sum(won for won, _ in games)
        self.lead = sum(lead for _, lead in games) / self.games
        self.error = sqrt(sum((lead - self.lead) ** 2 for _, lead in games) / self.games / self.games)

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        share = f"{self.won / self.games:.3f} ({low:.3f} - {high:.3f})"
        return f"won {share} of {self.games}, lead {self.lead:+.2f} ± {self.error:.2f}"


def document(command: str, factors: Factors, result: str) -> str:
    changed = {path: round(factor, 3) for path, factor in factors.items() if round(factor, 3) != 1.0}
    return dumps({"trained": {"command": command, "result": result}, "factors": changed}, indent=1) + "\n"


class Search(Protocol):
    """A way of finding weights: this one, or that of tools/climb_greedy.py."""

    @property
    def factors(self) -> Factors: ...

    def improve(self, number: int) -> None: ...

    def try_out(self, name: str, games: int) -> Result: ...


def parser_of(text: str, games: int, trials: int, rounds: int) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FAMILIES))
    parser.add_argument("--games", type=int, default=games, help="sampled in each round")
    parser.add_argument("--trials", type=int, default=trials, help="games in which the result is tried out")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0, help="processes")
    parser.add_argument("--start", type=Path, help="factors to begin with")
    parser.add_argument("--output", type=Path, help="the shipped file without it")
    return parser


def executor_of(arguments: argparse.Namespace) -> Executor:
    return Here() if arguments.jobs == 1 else ProcessPool(arguments.jobs)


def start_of(arguments: argparse.Namespace) -> Factors:
    return loads(arguments.start.read_text(encoding="utf-8"))["factors"] if arguments.start else {}


def run(search: Search, tool: str, arguments: argparse.Namespace, trials: int) -> None:
    """All rounds; the file is written after each of them."""
    output = arguments.output or BOTS / arguments.game / "refinement.json"
    command = f"{tool} {arguments.game} --games {arguments.games} --rounds {arguments.rounds}"
    command += f" --seed {arguments.seed}" + (" --start" if arguments.start else "")
    for number in range(1, arguments.rounds + 1):
        search.improve(number)
        output.write_text(document(command, search.factors, f"stopped after round {number}"), encoding="utf-8")
    result = str(search.try_out("end", trials))
    print(f"on seeds not seen: {result}")
    output.write_text(document(command, search.factors, result), encoding="utf-8")


def main() -> int:
    arguments = parser_of(__doc__ or "", games=1000, trials=400, rounds=8).parse_args()
    tuner = Tuner(arguments.game, arguments.seed, executor_of(arguments), start_of(arguments), arguments.games)
    run(tuner, "tools/tune_greedy.py", arguments, arguments.trials)
    return 0


if __name__ == "__main__":
    sys.exit(main())
