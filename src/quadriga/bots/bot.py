"""What a table may ask of a bot."""

from quadriga.engine.choice import Answer
from quadriga.engine.game import Game


class Bot:
    """A player that answers decisions; the same seed and the same questions give the same answers.

    The position it is shown is a determinised clone: everything the seat cannot know is guessed, and the bot may play
    on it as it likes.
    """

    name = ""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, g: Game, seat: int) -> Answer:
        """The answer of a seat that is among those waited for."""
        raise NotImplementedError

    def hurry(self, seconds: float) -> None:
        """Answer within so many seconds from now on, even if the answer gets worse; most bots never take long."""

    def close(self, g: Game | None = None) -> None:
        """The game is over, or broken off: let go of whatever was held for it."""
