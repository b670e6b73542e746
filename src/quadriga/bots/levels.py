"""The levels of play: their names, the weakest first, and how long they think."""

from typing import Final, NamedTuple

RANDOM: Final = "random"
EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EXPERT: Final = "expert"
LEVELS: Final = (RANDOM, EASY, MEDIUM, HARD, EXPERT)
ALIASES: Final = {"greedy": MEDIUM}  # what records call it that are older than the levels

# mean seconds of a decision, interpreted, on one core of a quick computer; measured as docs/bots.md says
SECONDS: Final[dict[str, dict[str, float]]] = {
    "warriors": {RANDOM: 0.001, EASY: 0.001, MEDIUM: 0.001, HARD: 0.05, EXPERT: 0.08},
    "byzantion": {RANDOM: 0.001, EASY: 0.001, MEDIUM: 0.001, HARD: 0.13, EXPERT: 0.3},
    "medioevo": {RANDOM: 0.001, EASY: 0.001, MEDIUM: 0.001, HARD: 0.04, EXPERT: 0.12},
    "civilization": {RANDOM: 0.001, EASY: 0.001, MEDIUM: 0.001, HARD: 0.07, EXPERT: 0.35},
}


class Level(NamedTuple):
    """One level at one game."""

    name: str
    seconds: float  # a decision takes on average


def level_name(kind: str) -> str:
    """The level that a kind of bot, perhaps by an old name, stands for."""
    return ALIASES.get(kind, kind)


def level_seconds(game: str, level: str) -> float:
    """The mean time of a decision; nothing to speak of for games that are not measured."""
    return SECONDS.get(game, {}).get(level_name(level), 0.0)
