"""What a search must know of a game."""

from typing import NamedTuple

from quadriga.bots.expectations import Evaluation
from quadriga.bots.family import Family
from quadriga.engine.game import Game
from quadriga.engine.module import Module


class Subject(NamedTuple):
    """A game, its greedy players, how its positions are judged, and which of its decisions are worth a search."""

    module: Module
    family: Family
    evaluation: Evaluation
    matters: frozenset[str]  # names of procedures whose decisions are searched

    def is_worth_it(self, g: Game) -> bool:
        return type(g.stack[-1]).__name__ in self.matters
