"""Who judges positions in an analysis, and how much work it may be."""

from time import perf_counter
from typing import NamedTuple

from quadriga.bots.bot import Bot
from quadriga.bots.evaluation import Evaluation, LearnedEvaluation, ScoreEvaluation, model_file
from quadriga.bots.registry import FAMILIES
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module


class Budget(NamedTuple):
    """Counted, so that the same seed gives the same analysis; ``seconds`` is for servers that cannot wait."""

    points: int = 160  # of the curve
    swings: int = 5  # decisions looked at because the expectation changed most
    doubts: int = 5  # and because the greedy player would have answered otherwise
    worlds: int = 12  # in which the answers of such a decision are compared
    chances: int = 240  # answers of chance that are weighed
    samples: int = 12  # other answers that each is compared with
    draws: int = 240  # stretches in which hidden things became known that are weighed
    guesses: int = 8  # worlds, guessed beforehand, that each is compared with
    level: str = "hard"  # who is asked for a better answer
    seconds: float = 0.0  # after which nothing new is begun; 0 is never


class Judge(NamedTuple):
    """A game, how its positions are valued, and who plays on from them."""

    module: Module
    evaluation: Evaluation
    player: Bot
    seed: str


class Watch:
    """Whether there is time left."""

    def __init__(self, seconds: float) -> None:
        self.end = perf_counter() + seconds if seconds else 0.0

    def is_up(self) -> bool:
        return bool(self.end) and perf_counter() > self.end


def judge_of(module: Module, seed: str) -> Judge:
    """An evaluation and the greedy player; a game that has no such player is not analysed."""
    if module.name not in FAMILIES:
        raise InputError("evaluation_unknown", game=module.name, known=", ".join(FAMILIES))
    return Judge(module, evaluation_of(module), FAMILIES[module.name].greedy(seed, None), seed)


def evaluation_of(module: Module) -> Evaluation:
    """The points alone judge where no model has been trained."""
    return LearnedEvaluation(module.name) if model_file(module.name).exists() else ScoreEvaluation(module)
