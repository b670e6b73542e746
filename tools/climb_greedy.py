"""Better weights for a greedy player by small steps uphill: `python -m tools.climb_greedy byzantion`.

Where weights depend much on each other, shaking all of them widely (`tools/tune_greedy.py`) makes every player worse,
and little is learned about the top. Here players stay near the best known: at each table two pairs sit, the two of a
pair shaken by the same little in opposite directions. A regression of their difference on the shake gives the slope;
steps of several lengths along it then play against the best known, and the longest lead wins, if there is one. Needs
numpy; `PYTHONPATH=build/compiled` makes it five times as fast. The same seed gives the same factors on the same
machine.
"""

import sys
from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np
from tools.tune_greedy import (
    SEATS,
    Factors,
    Result,
    Trial,
    executor_of,
    factors_of,
    parser_of,
    play,
    run,
    start_of,
    trial,
    victory,
)

from quadriga.bots.family import fractions, normal, refined
from quadriga.bots.registry import FAMILIES
from quadriga.engine.chance import seeded
from quadriga.lab.executors import Executor

SPREAD = 0.2  # of the logarithms of factors in a sampled game
STRIDES = (0.06, 0.12, 0.24)  # root mean square of the logarithms' change
STEEP = 3.0  # usual slopes: what is steeper, such as the edge of a cliff, counts as this
REACH = 2.4  # for one logarithm at all
KEPT = 2  # rounds whose games still tell of the slope
PASSES = 30  # in which the regression finds out how large slopes usually are


class Table(NamedTuple):
    """A game of two pairs around a centre, or, with another, of two players of each."""

    game: str
    centre: list[float]  # logarithms of factors, in the order of the weights' paths
    other: list[float]
    seed: str
    number: int


class Outcome(NamedTuple):
    shakes: list[list[float]]  # of the first and of the second pair
    points: list[int]  # of the first of a pair, of the second; of the next pair likewise
    victories: list[float]


def sample(job: Table) -> Outcome:
    """Seats go round with the number; points are told by pairs again."""
    family = FAMILIES[job.game]
    paths = list(fractions(family.weights()))
    seed = f"{job.seed}:{job.number}"
    rng = seeded(f"{seed}:tastes")
    shakes: list[list[float]] = []
    tastes: list[list[float]] = []
    for _ in range(SEATS // 2):
        shake = [] if job.other else [SPREAD * normal(rng) for _ in paths]
        shakes.append(shake)
        tastes.append([a + b for a, b in zip(job.centre, shake)] if shake else job.other)
        tastes.append([a - b for a, b in zip(job.centre, shake)] if shake else job.centre)
    turned = [(seat + job.number) % SEATS for seat in range(SEATS)]
    bots = [family.greedy(seed, refined(family.weights(), factors_of(paths, tastes[who]))) for who in turned]
    played = play(job.game, bots, seed)
    places = [turned.index(who) for who in range(SEATS)]
    return Outcome(shakes, [played.points[at] for at in places], [victory(played, at) for at in places])


class Climber:
    def __init__(self, game: str, seed: str, executor: Executor, start: Factors, games: int, trials: int) -> None:
        self.game = game
        self.games = games  # sampled in each round
        self.trials = trials  # for each length of a step
        self.seed = seed
        self.executor = executor
        self.paths = list(fractions(FAMILIES[game].weights()))
        self.centre = [log(start.get(path, 1.0)) for path in self.paths]
        self.rounds: list[tuple[Any, Any]] = []

    @property
    def factors(self) -> Factors:
        return factors_of(self.paths, self.centre)

    def played(self, name: str, games: int, other: list[float]) -> list[Outcome]:
        jobs = [Table(self.game, self.centre, other, f"{self.seed}:{name}", at) for at in range(games)]
        return list(self.executor.in_order(sample, jobs))

    def improve(self, number: int) -> None:
        """One round: find the slope, and take the best step if there is one."""
        outcomes = self.played(f"{number}", self.games, [])
        shakes = np.array([outcome.shakes for outcome in outcomes]).reshape(-1, len(self.paths))
        worth = merits(outcomes)
        self.rounds.append((2 * shakes, (worth[:, 0::2] - worth[:, 1::2]).reshape(-1)))
        del self.rounds[:-KEPT]
        slope, error = regression(*(np.concatenate(parts) for parts in zip(*self.rounds)))
        way = direction(slope)
        best, lead = self.centre, 0.0
        for stride in STRIDES:
            there = [float(x) for x in np.clip(np.array(self.centre) + stride * way, -REACH, REACH)]
            found = merits(self.played(f"{number}:trial", self.trials, there))
            ahead = (found[:, 0::2] - found[:, 1::2]).mean(axis=1)
            print(f"  a stride of {stride}: {ahead.mean():+.2f} ± {ahead.std() / sqrt(self.trials):.2f}")
            if ahead.mean() > lead:
                best, lead = there, float(ahead.mean())
        strong = np.argsort(-np.abs(slope))[:8]
        told = ", ".join(f"{self.paths[at]} {slope[at]:+.1f} ± {error[at]:.1f}" for at in strong)
        print(f"round {number}: ahead by {lead:+.2f}; steepest {told}", flush=True)
        self.centre = best

    def try_out(self, name: str, games: int) -> Result:
        """The best known against three plain players on seeds not used otherwise."""
        factors = self.factors
        jobs = [Trial(self.game, factors, f"{self.seed}:{name}:{at // SEATS}", at % SEATS) for at in range(games)]
        return Result(list(self.executor.in_order(trial, jobs)))


def merits(outcomes: list[Outcome]) -> Any:
    """Points, those out of the ordinary cut; a victory is worth as many as usually differ."""
    points = np.array([outcome.points for outcome in outcomes], float)
    points = np.clip(points, np.quantile(points, 0.01), np.quantile(points, 0.99))
    usual = float((points - points.mean(axis=1, keepdims=True)).std())
    return points + usual * np.array([outcome.victories for outcome in outcomes])


def direction(slope: Any) -> Any:
    """Uphill, with a root mean square of 1."""
    usual = max(1e-9, float(np.median(np.abs(slope))))
    way = np.clip(slope / usual, -STEEP, STEEP)
    return way / np.sqrt((way**2).mean())


def regression(rows: Any, differences: Any) -> tuple[Any, Any]:
    """Slopes and their standard errors, held back towards nothing as strongly as their usual size asks for."""
    usual, noise = 1.0, float(differences.var())
    slope, inverse = np.zeros(rows.shape[1]), np.eye(rows.shape[1])
    for _ in range(PASSES):
        inverse = np.linalg.inv(rows.T @ rows / noise + np.eye(rows.shape[1]) / usual)
        slope = inverse @ (rows.T @ differences) / noise
        usual = max(1e-3, float((slope**2 + np.diag(inverse)).mean()))
        noise = float(((differences - rows @ slope) ** 2).mean())
    return slope, np.sqrt(np.diag(inverse))


def main() -> int:
    arguments = parser_of(__doc__ or "", games=3000, trials=600, rounds=6).parse_args()
    start = start_of(arguments)
    climber = Climber(arguments.game, arguments.seed, executor_of(arguments), start, arguments.games, arguments.trials)
    run(climber, f"python -m tools.climb_greedy --trials {arguments.trials}", arguments, 2 * arguments.trials)
    return 0


if __name__ == "__main__":
    sys.exit(main())
