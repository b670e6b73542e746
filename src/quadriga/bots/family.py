"""The greedy player of a game as a family: the same way of thinking with other weights."""

from collections.abc import Callable, Mapping
from math import exp
from typing import Any, Final, NamedTuple

from quadriga.bots.bot import Bot
from quadriga.engine.chance import WORD, next_word

BELL: Final = 4  # uniform numbers whose sum stands for a normal one
BELL_SPREAD: Final = (BELL / 12) ** 0.5

Change = Callable[[str, float], float]  # of the number under a path


class Family(NamedTuple):
    """How greedy players of one game are made."""

    greedy: Callable[[str, Any], Bot]  # from a seed and weights
    weights: Callable[[], Any]
    hasty: Callable[[], Any]  # the same with less thought for a decision: for play-outs

    def member(self, seed: str, rng: list[int], spread: float) -> Bot:
        """A player whose taste differs: every weight (of a share its odds) is multiplied, typically by 1 ± spread."""
        return self.greedy(seed, perturbed(self.weights(), rng, spread))


def perturbed(weights: Any, rng: list[int], spread: float) -> Any:
    """The same weights object, its fractional numbers changed; whole numbers count things and stay."""
    return change(weights, lambda _, value: shaken(value, exp(spread * normal(rng))))


def shaken(value: float, factor: float) -> float:
    """The value times the factor; for a share of something its odds, so that it stays below 1."""
    if 0.0 < value < 1.0:
        return value * factor / (1.0 + value * (factor - 1.0))
    return value * factor


def refined(weights: Any, factors: Mapping[str, float]) -> Any:
    """The same weights object with some of its numbers multiplied, each by the factor under its path."""
    return change(weights, lambda path, value: value * factors.get(path, 1.0))


def change(weights: Any, how: Change) -> Any:
    for name in sorted(attributes(weights)):
        setattr(weights, name, changed(getattr(weights, name), name, how))
    return weights


def changed(value: Any, path: str, how: Change) -> Any:
    """Every fraction in a value, with its path: ``fear``, ``technology.3``."""
    if isinstance(value, float):
        return how(path, value)
    if isinstance(value, list):
        return [changed(one, f"{path}.{at}", how) for at, one in enumerate(value)]
    if isinstance(value, tuple):
        return tuple(changed(one, f"{path}.{at}", how) for at, one in enumerate(value))
    if isinstance(value, dict):
        return {key: changed(one, f"{path}.{key}", how) for key, one in value.items()}
    return value


def fractions(weights: Any) -> dict[str, float]:
    """All fractional numbers of the weights by their paths."""
    found: dict[str, float] = {}

    def note(path: str, value: float) -> float:
        found[path] = value
        return value

    change(weights, note)
    return found


def attributes(weights: Any) -> list[str]:
    """Compiled objects have no dictionary; their class lists what they hold."""
    listed = getattr(weights, "__mypyc_attrs__", None)
    return list(vars(weights)) if listed is None else [name for name in listed if not name.startswith("__")]


def normal(rng: list[int]) -> float:
    """About normally distributed, with mean 0 and deviation 1."""
    return (sum(next_word(rng) / WORD for _ in range(BELL)) - BELL / 2) / BELL_SPREAD
