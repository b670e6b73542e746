"""What a position is worth: for every seat its expectation to win."""

from functools import cache
from json import loads
from math import isfinite, tanh
from operator import mul
from pathlib import Path
from typing import Any, Final

from quadriga.bots.byzantion.features import ByzantionFeatures
from quadriga.bots.civilization.features import CivilizationFeatures
from quadriga.bots.expectations import Evaluation, lone_value, outcome, shares
from quadriga.bots.features import Features
from quadriga.bots.medioevo.features import MedioevoFeatures
from quadriga.bots.warriors.features import WarriorsFeatures
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import Module

__all__ = (
    "FEATURES",
    "TEMPERATURES",
    "Evaluation",
    "LearnedEvaluation",
    "ScoreEvaluation",
    "features_of",
    "model_file",
    "read_model",
)

FEATURES: Final[dict[str, type[Features]]] = {
    "warriors": WarriorsFeatures,
    "byzantion": ByzantionFeatures,
    "medioevo": MedioevoFeatures,
    "civilization": CivilizationFeatures,
}

# Points that make a lead e times as likely to win: at the start of a game, and at its end.
TEMPERATURES: Final = {
    "warriors": (16.0, 2.4),
    "byzantion": (27.0, 5.7),
    "medioevo": (3.4, 4.8),
    "civilization": (5.7, 2.0),
}


class ScoreEvaluation(Evaluation):
    """Looks at the points alone; the later in the game, the more a lead counts."""

    def __init__(self, module: Module) -> None:
        self.features = features_of(module.name)
        self.start, self.end = TEMPERATURES[module.name]

    def value(self, g: Game) -> list[float]:
        if g.seats == 1:
            return lone_value(g, self.features.points(g)[0])
        if g.over:
            return outcome(g)
        progress = self.features.progress(g)
        heat = self.start ** (1 - progress) * self.end**progress
        return shares([points / heat for points in self.features.points(g)], self.features.sides(g))


class LearnedEvaluation(Evaluation):
    """A small model, the same for every seat, trained on the outcomes of games among bots.

    Its score of a seat is linear in the seat's numbers, with weights that change as the game goes on, and may have a
    hidden layer besides. ``tools/train_evaluation.py`` writes it.
    """

    def __init__(self, game: str, file: Path | None = None) -> None:
        self.features = features_of(game)
        model = read_model(self.features, file or model_file(game))
        scales = model["scale"]
        self.direct = divided(model["direct"], scales)
        self.late = divided(model["late"], scales)
        self.hidden = [divided(weights, scales) for weights in model["hidden"]]
        self.bias = [bias - sum(map(mul, weights, model["mean"])) for weights, bias in zip(self.hidden, model["bias"])]
        self.output: list[float] = model["output"]
        solo = model.get("solo", {"weights": [0.0] * len(scales), "bias": 0.0})
        self.solo: list[float] = solo["weights"]
        self.solo_bias: float = solo["bias"]

    def value(self, g: Game) -> list[float]:
        if g.seats == 1:
            return lone_value(g, self.features.points(g)[0] if g.over else self.reach(g))
        if g.over:
            return outcome(g)
        rows = self.features.rows(g)
        return shares(self.scores(rows), self.features.sides(g))

    def reach(self, g: Game) -> float:
        """The points that a lone player may expect to end with."""
        reached: float = sum(map(mul, self.solo, self.features.rows(g)[0]))
        return self.solo_bias + reached

    def scores(self, rows: list[list[float]]) -> list[float]:
        """What the seats' numbers come to; only differences between seats mean anything."""
        time = rows[0][0]
        weights = [early + time * late for early, late in zip(self.direct, self.late)]
        found: list[float] = []
        for row in rows:
            total: float = sum(map(mul, weights, row))
            for inputs, bias, output in zip(self.hidden, self.bias, self.output):
                total += output * tanh(bias + sum(map(mul, inputs, row)))
            found.append(total)
        return found


def divided(weights: list[float], scales: list[float]) -> list[float]:
    return [weight / scale for weight, scale in zip(weights, scales)]


@cache
def features_of(game: str) -> Features:
    if game not in FEATURES:
        raise InputError("evaluation_unknown", game=game, known=", ".join(FEATURES))
    return FEATURES[game]()


def model_file(game: str) -> Path:
    return Path(__file__).parent / game / "evaluation.json"


def read_model(features: Features, file: Path) -> dict[str, Any]:
    """A model as the training tool wrote it, if it is one for these features."""
    try:
        model = loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise InputError("file_unreadable", file=file.name, cause=str(error)) from error
    if not isinstance(model, dict) or model.get("game") != features.game:
        found = str(model.get("game", "?")) if isinstance(model, dict) else "?"
        raise InputError("evaluation_game", file=file.name, game=features.game, found=found)
    if model.get("version") != features.version or model.get("names") != list(features.names):
        raise InputError(
            "evaluation_features", file=file.name, need=features.version, found=str(model.get("version", "?"))
        )
    if not is_whole(model, len(features.names)):
        raise InputError("evaluation_numbers", file=file.name)
    return model


def is_whole(model: dict[str, Any], size: int) -> bool:
    """Whether every list of numbers is there and long enough."""
    hidden = model.get("hidden")
    if not isinstance(hidden, list):
        return False
    rows = [model.get(name) for name in ("mean", "scale", "direct", "late")]
    solo = model.get("solo")
    if solo is not None:
        if not isinstance(solo, dict) or not are_numbers([solo.get("bias")], 1):
            return False
        rows.append(solo.get("weights"))
    columns = [model.get(name) for name in ("bias", "output")]
    if not all(are_numbers(row, size) for row in rows + hidden):
        return False
    return all(are_numbers(column, len(hidden)) for column in columns) and min(model["scale"]) > 0


def are_numbers(numbers: object, count: int) -> bool:
    return (
        isinstance(numbers, list)
        and len(numbers) == count
        and all(isinstance(number, int | float) and isfinite(number) for number in numbers)
    )
