"""A beginner: the greedy player with a taste of its own, and not always attentive."""

from typing import Final

from quadriga.bots.bot import Bot
from quadriga.bots.family import Family
from quadriga.bots.levels import EASY
from quadriga.engine.chance import below, seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.playout import random_answer

SPREAD: Final = 0.7  # of the weights
LAPSES: Final = 25  # decisions out of a hundred that are answered without thinking
IDLE: Final = ("pass", "done")


class EasyBot(Bot):
    """Values things wrongly, and now and then does just anything that can be done."""

    name = EASY

    def __init__(self, seed: str, family: Family) -> None:
        super().__init__(seed)
        self.rng = seeded(seed)
        self.greedy = family.member(seed, self.rng, SPREAD)

    def answer(self, g: Game, seat: int) -> Answer:
        lively = [choice for choice in g.choices(seat) if choice.verb not in IDLE and not choice.deal]
        if not lively or below(self.rng, 100) >= LAPSES:
            return self.greedy.answer(g, seat)
        return random_answer(g, seat, lively, self.rng)
