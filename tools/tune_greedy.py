"""Find better weights for a greedy player by playing: `python tools/tune_greedy.py byzantion`.

Every player of every game gets weights of his own, each multiplied by chance. What a weight is worth is then seen by
regression: points ahead of the others at the table against the logarithms of the factors, so that luck that all
players share cancels. Steps of several lengths in the direction found are tried against three plain greedy players on
common seeds, the best is kept, and the next round starts from there. The factors are written for
`bots/refinement.py`: the levels that search think with them. Needs numpy (the extra `research`);
`PYTHONPATH=build/compiled` makes it five times as fast. The same seed gives the same factors on the same machine.
"""

import argparse
import sys
from json import dumps
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quadriga.bots.bot import Bot
from quadriga.bots.family import fractions, perturbed, refined
from quadriga.bots.referee import Played, play_out
from quadriga.bots.refinement import refinement_file
from quadriga.bots.registry import FAMILIES, make_bot
from quadriga.bots.statistics import wilson
from quadriga.engine.chance import seeded
from quadriga.games.registry import find_game
from quadriga.lab.executors import Executor, Here, ProcessPool

SEATS = 4
OPTIONS: dict[str, dict[str, str]] = {"medioevo": {"turns": "short"}, "civilization": {"length": "short"}}
SPREAD = 0.3  # of the weights in a sampled game
REACH = 0.7  # bound for the change of a logarithm in a step of length 1
STEPS = (0.5, 1.0, 2.0)

Factors = dict[str, float]


class Sample(NamedTuple):
    """A game among players of different taste."""

    game: str
    factors: Factors
    seed: str


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


def sample(job: Sample) -> tuple[list[list[float]], list[float]]:
    family = FAMILIES[job.game]
    centre = fractions(refined(family.weights(), job.factors))
    rng = seeded(f"{job.seed}:tastes")
    rows: list[list[float]] = []
    bots: list[Bot] = []
    for _ in range(SEATS):
        weights = perturbed(refined(family.weights(), job.factors), rng, SPREAD)
        own = fractions(weights)
        rows.append([log(own[path] / value) if value else 0.0 for path, value in centre.items()])
        bots.append(family.greedy(job.seed, weights))
    return rows, leads(play(job.game, bots, job.seed).points)


def trial(job: Trial) -> tuple[float, float]:
    """Victories and lead of the refined player."""
    family = FAMILIES[job.game]
    bots = [make_bot("medium", job.game, job.seed) for _ in range(SEATS)]
    bots[job.seat] = family.greedy(job.seed, refined(family.weights(), job.factors))
    played = play(job.game, bots, job.seed)
    won = 1.0 / len(played.winners) if job.seat in played.winners else 0.0
    return won, leads(played.points)[job.seat]


class Tuner:
    def __init__(self, game: str, seed: str, executor: Executor) -> None:
        self.game = game
        self.seed = seed
        self.executor = executor
        self.paths = list(fractions(FAMILIES[game].weights()))
        self.factors: Factors = dict.fromkeys(self.paths, 1.0)

    def improve(self, number: int, games: int, trials: int) -> bool:
        """One round; whether something better was found."""
        direction = self.direction(number, games)
        found = {step: self.moved(direction, step) for step in STEPS}
        before = self.try_out(self.factors, f"{number}:trial", trials)
        print(f"round {number}: step 0.0 {before}", flush=True)
        best, factors = before, self.factors
        for step, tried in found.items():
            result = self.try_out(tried, f"{number}:trial", trials)
            print(f"round {number}: step {step} {result}", flush=True)
            if result.lead > best.lead:
                best, factors = result, tried
        improved = factors is not self.factors
        self.factors = factors
        return improved

    def direction(self, number: int, games: int) -> Any:
        """By weight the change of its logarithm in a step of length 1: the surer and greater its worth, the more."""
        jobs = [Sample(self.game, self.factors, f"{self.seed}:{number}:{at}") for at in range(games)]
        results = list(self.executor.in_order(sample, jobs))
        rows = np.array([row for tastes, _ in results for row in tastes])
        worth = np.array([lead for _, ahead in results for lead in ahead])
        slopes, errors = regression(np.hstack([rows, rows**2]), worth)  # squares: too much may be as bad as too little
        slopes, errors = slopes[: len(self.paths)], errors[: len(self.paths)]
        prior = max(1e-9, float(np.mean(slopes**2 - errors**2)))
        sure = slopes * prior / (prior + errors**2)
        for at in np.argsort(-abs(sure))[:12]:
            print(f"  {self.paths[at]}: {slopes[at]:+.2f} ± {errors[at]:.2f}")
        return REACH * sure / (abs(sure) + max(1e-9, float(np.quantile(abs(sure), 0.9))))

    def moved(self, direction: Any, step: float) -> Factors:
        return {path: self.factors[path] * exp(step * float(by)) for path, by in zip(self.paths, direction)}

    def try_out(self, factors: Factors, name: str, games: int) -> "Result":
        jobs = [Trial(self.game, factors, f"{self.seed}:{name}:{at // SEATS}", at % SEATS) for at in range(games)]
        return Result(list(self.executor.in_order(trial, jobs)))


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


def regression(rows: Any, worth: Any) -> tuple[Any, Any]:
    """Slopes and their standard errors; weights that are nothing and stay so have slope 0."""
    used = rows.std(axis=0) > 0
    x = rows[:, used] - rows[:, used].mean(axis=0)
    y = worth - worth.mean()
    inverse = np.linalg.pinv(x.T @ x)
    found = inverse @ x.T @ y
    noise = float(((y - x @ found) ** 2).sum()) / max(1, len(y) - x.shape[1] - 1)
    slopes, errors = np.zeros(len(used)), np.ones(len(used))
    slopes[used], errors[used] = found, np.sqrt(noise * np.diag(inverse))
    return slopes, errors


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FAMILIES))
    parser.add_argument("--games", type=int, default=2000, help="sampled in each round")
    parser.add_argument("--trials", type=int, default=400, help="for each step of a round, and at the end")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=0, help="processes")
    parser.add_argument("--output", type=Path, help="the shipped file without it")
    arguments = parser.parse_args()
    executor = Here() if arguments.jobs == 1 else ProcessPool(arguments.jobs)
    tuner = Tuner(arguments.game, arguments.seed, executor)
    for number in range(1, arguments.rounds + 1):
        tuner.improve(number, arguments.games, arguments.trials)
    result = tuner.try_out(tuner.factors, "end", arguments.trials)
    print(f"on seeds not seen: {result}")
    document = {
        "trained": {
            "command": f"tools/tune_greedy.py {arguments.game} --games {arguments.games} --trials {arguments.trials}"
            f" --rounds {arguments.rounds} --seed {arguments.seed}",
            "result": str(result),
        },
        "factors": {path: round(factor, 3) for path, factor in tuner.factors.items() if round(factor, 3) != 1.0},
    }
    output = arguments.output or refinement_file(arguments.game)
    output.write_text(dumps(document, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
