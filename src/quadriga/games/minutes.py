"""Real time, for games that count their players' minutes: full minutes are told to the game, the rest runs on."""

from typing import Final

from quadriga.engine.choice import REFEREE, Answer, Choice
from quadriga.engine.game import Game
from quadriga.engine.module import Module

MINUTE: Final = 60_000  # milliseconds
NOBODY: Final = -1


def countable(module: Module, g: Game) -> Choice | None:
    """What the referee may count now: whose minutes, and how many at once."""
    if module.minute_verb:
        for choice in g.anytime(REFEREE):
            if choice.verb == module.minute_verb:
                return choice
    return None


class Stopwatch:
    """Whose minutes run, and what each seat has used without its being counted yet. Times in milliseconds."""

    def __init__(self, spent: list[int], now: int) -> None:
        self.spent = spent
        self.seat = NOBODY
        self.since = now

    def look(self, choice: Choice | None, now: int) -> None:
        """Give the time since the last look to whose it was; from now on that of the choice's seat runs."""
        if self.seat != NOBODY:
            self.spent[self.seat] += max(0, now - self.since)
        self.seat = choice.target if choice is not None else NOBODY
        self.since = now

    def skip(self, now: int) -> None:
        """The time since the last look was nobody's."""
        self.since = now

    def due(self, choice: Choice) -> Answer | None:
        """The full minutes to count; None if there are none yet."""
        full = min(self.spent[choice.target] // MINUTE, choice.high)
        return Answer(choice.verb, choice.target, full) if full > 0 else None

    def count(self, answer: Answer) -> None:
        """These minutes are with the game now."""
        self.spent[answer.target] -= answer.amount * MINUTE
