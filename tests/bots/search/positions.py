"""Positions out of games among greedy players, for tests of the search."""

from quadriga.bots.registry import make_bot
from quadriga.engine.chance import seeded
from quadriga.engine.game import Game
from quadriga.engine.module import Module, Options
from quadriga.engine.table import Table
from quadriga.games.registry import find_game

SHORT: dict[str, dict[str, str | int]] = {
    "warriors": {"turn_limit": 5},
    "byzantion": {},
    "medioevo": {"turns": "short"},
    "civilization": {"length": "short", "turns": 4},
}


def options_of(module: Module, seats: int) -> Options:
    return module.read_options(seats, SHORT[module.name])


def course(game: str, seats: int, decisions: int, seed: str) -> Game:
    """A game after so many decisions."""
    module = find_game(game)
    g = Table.open(module, seats, options_of(module, seats), seed).game
    g.sink = None
    g.chance_log = None
    bot = make_bot("medium", game, seed)
    rng = seeded(seed)
    for _ in range(decisions):
        seat = g.waiting()[0]
        g.apply(seat, bot.answer(module.determinize(g, seat, rng), seat))
    return g
