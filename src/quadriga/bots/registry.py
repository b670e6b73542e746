"""Which bots there are."""

from collections.abc import Callable

from quadriga.bots.bot import Bot
from quadriga.bots.byzantion.greedy import GreedyByzantion
from quadriga.bots.civilization.greedy import GreedyCivilization
from quadriga.bots.medioevo.greedy import GreedyMedioevo
from quadriga.bots.random_bot import RandomBot
from quadriga.bots.warriors.greedy import GreedyWarriors
from quadriga.games.registry import GAMES, TEMPLATES

Maker = Callable[[str], Bot]

ANY_GAME: dict[str, Maker] = {"random": RandomBot}
BY_GAME: dict[str, dict[str, Maker]] = {
    "warriors": {"greedy": GreedyWarriors},
    "byzantion": {"greedy": GreedyByzantion},
    "medioevo": {"greedy": GreedyMedioevo},
    "civilization": {"greedy": GreedyCivilization},
}


class BotError(Exception):
    """There is no such bot, or no bot for such a game."""


def kinds(game: str) -> list[str]:
    """The kinds of bot that play a game."""
    if game not in GAMES and game not in TEMPLATES:
        raise BotError(f'there is no game "{game}"; there are: {", ".join(GAMES)}')
    return [*ANY_GAME, *BY_GAME.get(game, {})]


def make_bot(kind: str, game: str, seed: str) -> Bot:
    """A bot of a kind for a game; two bots of one seed answer alike."""
    if kind not in kinds(game):
        raise BotError(f'no bot "{kind}" plays {game}; there are: {", ".join(kinds(game))}')
    maker = ANY_GAME[kind] if kind in ANY_GAME else BY_GAME[game][kind]
    return maker(seed)
