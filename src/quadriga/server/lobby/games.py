"""The games there are."""

from quadriga.bots.registry import kinds
from quadriga.engine.errors import InputError
from quadriga.engine.lesson import lessons_of
from quadriga.engine.module import Module
from quadriga.games.registry import GAMES, find_game
from quadriga.server.rules import ledger_of
from quadriga.server.wire.lobby import GameInfo, OptionInfo


def games() -> list[GameInfo]:
    return [game_info(find_game(name)) for name in GAMES]


def game_info(module: Module) -> GameInfo:
    ledger = ledger_of(module.name)
    return GameInfo(
        name=module.name,
        title=module.title,
        min_seats=module.min_seats,
        max_seats=module.max_seats,
        options=[
            OptionInfo(option.name, option.default, list(option.values), option.low, option.high)
            for option in module.options
        ],
        bots=kinds(module.name),
        moments=list(module.moments),
        bluffs=sorted(module.bluffs),
        lessons=lessons_of(module),
        draws_seats=module.draws_seats,
        revision=module.revision,
        rules=len(ledger.rules) if ledger is not None else 0,
        reconstructed=list(getattr(getattr(module, "data", None), "reconstructed", [])),
    )


def read_bot(game: str, bot: str) -> str:
    """A kind of bot; nothing means the best there is."""
    known = kinds(game)
    if bot and bot not in known:
        raise InputError("player_unknown", player=bot, known=", ".join(known))
    return bot or known[-1]
