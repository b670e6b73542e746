"""Teach bots to judge positions: play games among bots, fit a small network, write it for `bots/evaluation.py`.

`python tools/train_evaluation.py warriors` plays, fits, prints the figures and replaces the model that is shipped.
Needs numpy (the extra `research`). The same seed gives the same model on the same machine.
"""

import argparse
import sys
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quadriga.bots.evaluation import FEATURES, features_of
from quadriga.bots.expectations import OUT
from quadriga.lab.sampling import POSITIONS, Sample, gather, origin_of

BOTS = Path(__file__).parent.parent / "src" / "quadriga" / "bots"  # also where a compiled copy plays the games
HELD_OUT = 7  # every so-manieth game is kept from the training and shows how good the result is
FOLDS = 4  # of the others, for choosing among the candidates
STEPS = 150
RATE = 0.03
DIGITS = 5
LEAST_SCALE = 0.5  # what hardly ever differs is not blown up: a few games would give it a weight by accident
SHOWN = 200  # positions of games kept from the training that go into the tests
TOLERANCE = 0.004  # of log-loss: a smaller network is preferred to one that is no better than this
BINS = 10

Array = Any


class Candidate(NamedTuple):
    """A way of learning."""

    hidden: int  # units of the hidden layer; none makes a linear model
    phased: bool  # whether the weights change from the start of a game to its end
    decay: float  # pull of every weight back to the judgement, from which learning starts
    soft: float  # part of the target that looks at the final points and not at the winner alone, early in a game


CANDIDATES = (
    Candidate(0, False, 1.0, 1.0),
    Candidate(0, False, 0.1, 0.0),
    Candidate(0, False, 0.1, 1.0),
    Candidate(0, False, 0.03, 0.5),
    Candidate(0, True, 0.1, 0.5),
    Candidate(0, True, 0.03, 1.0),
    Candidate(0, True, 0.01, 0.5),
    Candidate(8, True, 0.03, 0.5),
)
JUDGED = "judged_share"  # the feature that by itself is the judgement made by hand


class Rows:
    """Positions as one long table: a row a seat that can win, rows of one position next to each other."""

    def __init__(self, games: list[list[Sample]]) -> None:
        rows: list[list[float]] = []
        points: list[float] = []
        progress: list[float] = []
        shares: list[float] = []
        final: list[float] = []
        starts: list[int] = []
        sides: list[int] = []
        owners: list[int] = []
        groups = 0
        for number, samples in enumerate(games):
            for sample in samples:
                present = [seat for seat, side in enumerate(sample.sides) if side != OUT]
                if len(present) < 2:
                    continue
                starts.append(len(rows))
                owners.append(number)
                known: dict[int, int] = {}
                for seat in present:
                    rows.append(sample.rows[seat])
                    points.append(sample.points[seat])
                    progress.append(sample.progress)
                    shares.append(sample.shares[seat])
                    final.append(sample.final[seat])
                    sides.append(known.setdefault(sample.sides[seat], groups + len(known)))
                groups += len(known)
        self.x = np.array(rows)
        self.points = np.array(points)
        self.progress = np.array(progress)
        self.y = np.array(shares)
        self.final = np.array(final)
        self.starts = np.array(starts, dtype=np.int64)
        self.game = np.array(owners, dtype=np.int64)  # of each position
        self.position: Array = np.repeat(np.arange(len(starts)), np.diff([*starts, len(rows)]))
        self.side = np.array(sides, dtype=np.int64)
        self.members = np.bincount(self.side)[self.side]

    def pooled(self, scores: Array) -> Array:
        """Seats of one side share their mean score."""
        return np.bincount(self.side, scores)[self.side] / self.members

    def softmax(self, scores: Array) -> Array:
        """Expectations; a side's is each member's."""
        top = np.maximum.reduceat(scores, self.starts)[self.position]
        odds = np.exp(scores - top)
        return odds / np.add.reduceat(odds / self.members, self.starts)[self.position]

    def loss(self, shares: Array) -> Array:
        """Log-loss of each position, towards the real outcome."""
        return -np.add.reduceat(self.y * np.log(np.maximum(shares, 1e-12)) / self.members, self.starts)

    def softened(self, part: float) -> Array:
        """Targets that, the earlier the more, also reward coming near: final points, in units of their usual spread."""
        if not part:
            return self.y
        count = np.add.reduceat(np.ones_like(self.final), self.starts)
        mean = np.add.reduceat(self.final, self.starts) / count
        spread = np.sqrt(np.mean((self.final - mean[self.position]) ** 2)) / 2
        early = part * (1 - self.progress)
        return (1 - early) * self.y + early * self.softmax(self.final / max(spread, 1e-9))


class Model(NamedTuple):
    """As it is written: the score of a row is ``(direct + t late) · z + output · tanh(hidden z + bias)``.

    z is the normed row and t its first number, which says how far the game has come.
    """

    mean: Array
    scale: Array
    direct: Array
    late: Array
    hidden: Array
    bias: Array
    output: Array

    def scores(self, x: Array) -> Array:
        z = (x - self.mean) / self.scale
        linear = z @ self.direct + x[:, 0] * (z @ self.late)
        return linear + np.tanh(z @ self.hidden.T + self.bias) @ self.output


def fit(rows: Rows, candidate: Candidate, seed: int, judged: int, sureness: float = 1.0) -> Model:
    """Adam on all positions, with a falling rate, from the judgement in one column; in the end times the sureness."""
    rng = np.random.default_rng(seed)
    mean = rows.x.mean(axis=0)
    scale = np.maximum(rows.x.std(axis=0), LEAST_SCALE)
    z = (rows.x - mean) / scale
    size = z.shape[1]
    time = rows.x[:, 0] * candidate.phased
    count = len(rows.starts)
    target = rows.softened(candidate.soft)
    prior = [scale * (np.arange(size) == judged), 0.0, 0.0, 0.0, 0.0]
    weights = [
        prior[0],
        np.zeros(size),
        rng.normal(0, size**-0.5, (candidate.hidden, size)),
        np.zeros(candidate.hidden),
        rng.normal(0, 0.1, candidate.hidden),
    ]
    first = [np.zeros_like(part) for part in weights]
    second = [np.zeros_like(part) for part in weights]
    for step in range(1, STEPS + 1):
        direct, late, hidden, bias, output = weights
        active = np.tanh(z @ hidden.T + bias)
        shares = rows.softmax(rows.pooled(z @ direct + time * (z @ late) + active @ output))
        wrong = rows.pooled(shares - target) / rows.members / count
        back = wrong[:, None] * output * (1 - active**2)
        slopes = [wrong @ z, (wrong * time) @ z, back.T @ z, back.sum(axis=0), wrong @ active]
        rate = RATE * (1 - (step - 1) / STEPS)
        for place, slope in enumerate(slopes):
            slope = slope + candidate.decay * (weights[place] - prior[place])
            first[place] = 0.9 * first[place] + 0.1 * slope
            second[place] = 0.999 * second[place] + 0.001 * slope**2
            move = first[place] / (1 - 0.9**step) / (np.sqrt(second[place] / (1 - 0.999**step)) + 1e-8)
            weights[place] = weights[place] - rate * move
    direct, late, hidden, bias, output = weights
    return rounded(Model(mean, scale, sureness * direct, sureness * late, hidden, bias, sureness * output))


def rounded(model: Model) -> Model:
    """The numbers as they will be read again."""
    return Model(*[np.vectorize(brief, otypes=[float])(part) if part.size else part for part in model])


def brief(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def fit_baseline(rows: Rows) -> tuple[float, float]:
    """The two temperatures, at the start and at the end, with which points alone say most."""
    grid = np.geomspace(0.25, 64, 33)
    best = (np.inf, 1.0, 1.0)
    for start in grid:
        for end in grid:
            loss = float(rows.loss(baseline(rows, start, end)).mean())
            best = min(best, (loss, float(start), float(end)))
    return best[1], best[2]


def baseline(rows: Rows, start: float, end: float) -> Array:
    heat = start ** (1 - rows.progress) * end**rows.progress
    return rows.softmax(rows.points / heat)


def choose(games: list[list[Sample]], seed: int, judged: int) -> tuple[Candidate, float, dict[str, float]]:
    """The candidate that does best on games it has not seen, the smallest of those as good, and how sure it may be."""
    folds = [games[fold::FOLDS] for fold in range(FOLDS)]
    pairs = [
        (Rows([game for other in range(FOLDS) if other != fold for game in folds[other]]), Rows(folds[fold]))
        for fold in range(FOLDS)
    ]
    found: list[tuple[float, float, Candidate]] = []
    figures: dict[str, float] = {}
    for candidate in CANDIDATES:
        scored = [
            (unseen, unseen.pooled(fit(seen, candidate, seed, judged).scores(unseen.x))) for seen, unseen in pairs
        ]
        loss, sureness = best_sureness(scored)
        kind = f"hidden {candidate.hidden}" if candidate.hidden else "linear"
        name = f"{kind}{', phased' * candidate.phased}, decay {candidate.decay}, soft {candidate.soft}"
        print(f"  {name}: log-loss {loss:.4f} on games not seen, scores times {sureness:.2f}", flush=True)
        figures[name] = round(loss, 4)
        found.append((loss, sureness, candidate))
    least = min(loss for loss, _, _ in found)
    for loss, sureness, candidate in found:
        if loss <= least + TOLERANCE:
            return candidate, sureness, figures
    raise AssertionError("no candidate")


def best_sureness(scored: list[tuple[Rows, Array]]) -> tuple[float, float]:
    """The factor of all scores with which they say most: what is learned may be too sure of itself, or too timid."""
    best = (np.inf, 1.0)
    for factor in np.geomspace(0.5, 3, 55):
        losses = [rows.loss(rows.softmax(factor * scores)) for rows, scores in scored]
        best = min(best, (float(np.concatenate(losses).mean()), float(factor)))
    return best


def calibration(rows: Rows, shares: Array) -> tuple[float, list[tuple[int, float, float]]]:
    """The mean distance between what was expected and what came, and both for each tenth of the expectation."""
    places = np.minimum((shares * BINS).astype(int), BINS - 1)
    table: list[tuple[int, float, float]] = []
    error = 0.0
    for place in range(BINS):
        chosen = places == place
        if count := int(chosen.sum()):
            expected, came = float(shares[chosen].mean()), float(rows.y[chosen].mean())
            table.append((count, expected, came))
            error += count * abs(expected - came) / len(shares)
    return error, table


def accuracy(rows: Rows, shares: Array) -> float:
    """How often the seat with the highest expectation won, or was one of several winners."""
    top = np.maximum.reduceat(shares, rows.starts)[rows.position]
    best = (shares >= top - 1e-9).astype(float)
    hits = np.add.reduceat(best * (rows.y > 0), rows.starts) / np.add.reduceat(best, rows.starts)
    return float(hits.mean())


def fit_solo(games: list[list[Sample]]) -> dict[str, Any] | None:
    """What a lone player may expect to end with, from the same numbers: linear, by least squares."""
    samples = [sample for game in games for sample in game if len(sample.sides) == 1]
    if not samples:
        return None
    x = np.array([sample.rows[0] for sample in samples])
    y = np.array([sample.final[0] if sample.shares[0] else 0.0 for sample in samples])
    mean = x.mean(axis=0)
    scale = np.maximum(x.std(axis=0), LEAST_SCALE)
    z = (x - mean) / scale
    pull = 0.02 * len(samples) * np.eye(z.shape[1])
    weights = np.linalg.solve(z.T @ z + pull, z.T @ (y - y.mean())) / scale
    return {"weights": [brief(weight) for weight in weights], "bias": brief(float(y.mean() - weights @ mean))}


def gain_of(rows: Rows, ours: Array, theirs: Array) -> tuple[float, float]:
    """How much less log-loss one has than the other, and the standard error of that, by game."""
    gain = rows.loss(theirs) - rows.loss(ours)
    by_game = np.bincount(rows.game, gain) / np.maximum(1, np.bincount(rows.game))
    by_game = by_game[np.bincount(rows.game) > 0]
    return float(gain.mean()), float(by_game.std() / max(1, len(by_game)) ** 0.5)


def judge(rows: Rows, model: Model, heats: tuple[float, float], judged: int) -> dict[str, float]:
    """The figures on games kept from the training, beside points alone and beside the judgement made by hand."""
    ours = rows.softmax(rows.pooled(model.scores(rows.x)))
    theirs = baseline(rows, *heats)
    by_hand = rows.softmax(rows.x[:, judged])
    gain, gain_error = gain_of(rows, ours, theirs)
    more, more_error = gain_of(rows, ours, by_hand)
    error, table = calibration(rows, ours)
    print("  expected and came, by tenths: " + ", ".join(f"{e:.2f} {c:.2f} ({n})" for n, e, c in table))
    figures = {
        "positions": len(rows.starts),
        "log_loss": float(rows.loss(ours).mean()),
        "baseline_log_loss": float(rows.loss(theirs).mean()),
        "judgement_log_loss": float(rows.loss(by_hand).mean()),
        "gain": gain,
        "gain_error": gain_error,
        "gain_over_judgement": more,
        "gain_over_judgement_error": more_error,
        "accuracy": accuracy(rows, ours),
        "baseline_accuracy": accuracy(rows, theirs),
        "calibration_error": error,
        "baseline_calibration_error": calibration(rows, theirs)[0],
    }
    return {name: round(number, 4) for name, number in figures.items()}


def train(games: list[list[Sample]], game: str, seed: str) -> tuple[dict[str, Any], list[Sample]]:
    """The model as it is written, and positions it has not seen."""
    unseen = games[::HELD_OUT]
    seen = [samples for number, samples in enumerate(games) if number % HELD_OUT]
    learning = Rows(seen)
    if not len(learning.starts) or not len(Rows(unseen).starts):
        sys.exit("too few games to learn from")
    judged = features_of(game).names.index(JUDGED)
    candidate, sureness, tried = choose(seen, 1, judged)
    model = fit(learning, candidate, 1, judged, sureness)
    heats = fit_baseline(learning)
    tried["points alone"] = round(float(learning.loss(baseline(learning, *heats)).mean()), 4)
    by_hand = learning.softmax(learning.x[:, judged])
    tried["judgement by hand"] = round(float(learning.loss(by_hand).mean()), 4)
    figures = judge(Rows(unseen), model, heats, judged)
    origin = origin_of(game, seed)
    document: dict[str, Any] = {
        "game": game,
        "version": origin["version"],
        "trained": {
            "games": len(games),
            "seed": seed,
            "data": origin["data"],
            "revision": origin["revision"],
            "positions": len(learning.starts),
            "candidate": candidate._asdict(),
            "sureness": round(sureness, 3),
            "cross_validation": tried,
            "held_out": figures,
            "temperatures": [round(heat, 2) for heat in heats],
        },
        "names": origin["names"],
        **{name: np.asarray(part).tolist() for name, part in model._asdict().items()},
    }
    solo = fit_solo(seen)
    if solo is not None:
        document["solo"] = solo
    return document, shown_of(unseen)


def shown_of(unseen: list[list[Sample]]) -> list[Sample]:
    """Equally many positions of each game."""
    step = -(-POSITIONS * len(unseen) // SHOWN)
    shown = [sample for samples in unseen for sample in samples[::step]]
    return [sample for sample in shown if len(sample.sides) > 1]


def held_out_document(document: dict[str, Any], shown: list[Sample]) -> str:
    """Positions for the tests, a line each, rounded: nothing depends on the last digits."""
    lines = [
        dumps([[[short(number) for number in row] for row in sample.rows], *sample[1:5]], separators=(",", ":"))
        for sample in shown
    ]
    trained = document["trained"]
    head = {"game": document["game"], "version": document["version"], "temperatures": trained["temperatures"]}
    return "\n".join([dumps(head), *lines, ""])


def short(number: float) -> float:
    return int(number) if number == int(number) else round(number, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(FEATURES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--data", type=Path, help="file that keeps the samples; games in it are not played again")
    parser.add_argument("--output", type=Path, help="the model; the one that is shipped without it")
    parser.add_argument("--held-out", type=Path, help="positions for the tests; those of the shipped model without it")
    args = parser.parse_args()
    games: list[list[Sample]] = []
    for samples in gather(args.game, args.games, args.seed, args.jobs, args.data):
        games.append(samples)
        if len(games) % 50 == 0:
            print(f"  {len(games)} of {args.games} games", flush=True)
    document, shown = train(games, args.game, args.seed)
    print(dumps(document["trained"], indent=1))
    output = args.output or BOTS / args.game / "evaluation.json"
    held_out = args.held_out
    if held_out is None and args.output is None:
        held_out = Path(__file__).parent.parent / "tests/bots/held_out" / f"{args.game}.jsonl"
    output.write_text(dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")
    if held_out is not None:
        held_out.parent.mkdir(exist_ok=True)
        held_out.write_text(held_out_document(document, shown), encoding="utf-8")


if __name__ == "__main__":
    main()
