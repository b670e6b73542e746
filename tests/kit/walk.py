"""Which games the kit plays, and how: every game, every variation, so many seeds."""

import os
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from quadriga.engine.chance import seeded
from quadriga.engine.explore import any_waiting, lively_answer
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.games.registry import GAMES, TEMPLATES, find_game

SEEDS = int(os.environ.get("QUADRIGA_KIT_SEEDS", "2"))
NAMES = (*GAMES, *TEMPLATES)
ALWAYS = 6  # so often a situation is looked at however busy the test is
OFTEN = 50  # from twice as many looks on every second one is left out, from three times on two of three, and so on


class Variation(NamedTuple):
    game: str
    number: int
    seats: int
    options: Options

    def module(self) -> Module:
        return find_game(self.game)

    def __str__(self) -> str:
        return f"{self.game}-{self.number}"


VARIATIONS = [
    Variation(name, number, seats, options)
    for name in NAMES
    for number, (seats, options) in enumerate(find_game(name).variations())
]

each_game = pytest.mark.parametrize("module", [find_game(name) for name in NAMES], ids=NAMES)
each_variation = pytest.mark.parametrize("variation", VARIATIONS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(SEEDS))


def begin(variation: Variation, seed: str) -> Game:
    g = variation.module().new(variation.seats, variation.options)
    g.rng = seeded(seed)
    g.sink = []
    g.advance()
    return g


def situation(g: Game) -> str:
    """Where the game stands: the procedures in progress."""
    return " > ".join([type(frame).__name__ for frame in g.stack])


def states(variation: Variation, seed: int, every: int = 1) -> Iterator[Game]:
    """The states of one random game up to its end: even seeds play anything, odd ones prefer to act.

    Of common situations only one in ``every`` is handed out, and fewer the more often they have been seen.
    """
    rng = seeded(f"walk {variation} {seed}")
    g = begin(variation, f"kit {seed}")
    seen: Counter[str] = Counter()
    while not g.over:
        here = situation(g)
        seen[here] += 1
        if seen[here] <= ALWAYS or seen[here] % (every * max(1, seen[here] // OFTEN)) == 0:
            yield g
        seat = any_waiting(g, rng)
        g.apply(seat, lively_answer(g, seat, rng, 3 * (seed % 2)))
    yield g
