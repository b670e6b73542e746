"""Which bots there are."""

from quadriga.bots.bot import Bot
from quadriga.bots.byzantion.greedy import GreedyByzantion
from quadriga.bots.byzantion.weights import Weights as ByzantionWeights
from quadriga.bots.civilization.greedy import GreedyCivilization
from quadriga.bots.civilization.weights import Weights as CivilizationWeights
from quadriga.bots.easy_bot import EasyBot
from quadriga.bots.family import Family
from quadriga.bots.levels import EASY, EXPERT, HARD, LEVELS, MEDIUM, RANDOM, Level, level_name, level_seconds
from quadriga.bots.medioevo.greedy import GreedyMedioevo
from quadriga.bots.medioevo.weights import Weights as MedioevoWeights
from quadriga.bots.random_bot import RandomBot
from quadriga.bots.warriors.greedy import GreedyWarriors
from quadriga.bots.warriors.weights import Weights as WarriorsWeights
from quadriga.bots.warriors.weights import hasty_weights
from quadriga.games.registry import GAMES, TEMPLATES

FAMILIES: dict[str, Family] = {
    "warriors": Family(GreedyWarriors, WarriorsWeights, hasty_weights),
    "byzantion": Family(GreedyByzantion, ByzantionWeights, ByzantionWeights),
    "medioevo": Family(GreedyMedioevo, MedioevoWeights, MedioevoWeights),
    "civilization": Family(GreedyCivilization, CivilizationWeights, CivilizationWeights),
}


class BotError(Exception):
    """There is no such bot, or no bot for such a game."""


def kinds(game: str) -> list[str]:
    """The levels at which a game is played, the weakest first."""
    if game not in GAMES and game not in TEMPLATES:
        raise BotError(f'there is no game "{game}"; there are: {", ".join(GAMES)}')
    return list(LEVELS) if game in FAMILIES else [RANDOM]


def levels(game: str) -> list[Level]:
    """The same with their times."""
    return [Level(kind, level_seconds(game, kind)) for kind in kinds(game)]


def usual_kind(game: str) -> str:
    """Who sits down when nobody says who: a fair opponent that answers at once."""
    return MEDIUM if MEDIUM in kinds(game) else kinds(game)[-1]


def is_kind(kind: str, game: str) -> bool:
    """Whether a bot of this kind, perhaps by an old name, plays the game."""
    return level_name(kind) in kinds(game)


def make_bot(kind: str, game: str, seed: str) -> Bot:
    """A bot of a kind for a game; two bots of one seed answer alike."""
    if not is_kind(kind, game):
        raise BotError(f'no bot "{kind}" plays {game}; there are: {", ".join(kinds(game))}')
    level = level_name(kind)
    if level == RANDOM:
        return RandomBot(seed)
    if level == EASY:
        return EasyBot(seed, FAMILIES[game])
    if level in (HARD, EXPERT):
        from quadriga.bots.search.bot import SearchBot

        return SearchBot(seed, game, level)
    return FAMILIES[game].greedy(seed, None)
