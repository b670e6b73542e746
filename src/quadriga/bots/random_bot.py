"""A player of any game who takes whatever is legal."""

from quadriga.bots.bot import Bot
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.playout import random_answer


class RandomBot(Bot):
    """Any legal answer."""

    name = "random"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)

    def answer(self, g: Game, seat: int) -> Answer:
        return random_answer(g, seat, g.choices(seat), self.rng)
