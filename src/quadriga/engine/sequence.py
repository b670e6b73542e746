"""Triggered effects, one after another, in the rulebook's order."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.engine.game import Game


class Sequence(Frame[Game]):
    """Runs (effect, owner, subject) triples so that each is finished before the next begins."""

    def __init__(self, effects: list[int] | None = None) -> None:
        self.at = 0
        self.effects: list[int] = effects if effects is not None else []

    def clone(self) -> "Sequence":
        frame = Sequence(self.effects[:])
        frame.at = self.at
        return frame

    def run(self, g: Game) -> int:
        if self.at >= len(self.effects):
            return DONE
        start = self.at
        self.at += 3
        return g.effect(self.effects[start], self.effects[start + 1], self.effects[start + 2])


def fire(g: Game, moment: int, subject: int = -1) -> int:
    """Set off everything that watches a moment."""
    effects = g.watchers(moment, subject)
    return g.call(Sequence(effects)) if effects else RUN
