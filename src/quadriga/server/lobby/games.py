"""The games there are."""

from quadriga.bots.levels import level_name
from quadriga.bots.program import is_program
from quadriga.bots.registry import is_kind, kinds, levels, usual_kind
from quadriga.engine.errors import InputError
from quadriga.engine.lesson import lessons_of
from quadriga.engine.module import Module, Option
from quadriga.games.registry import GAMES, find_game
from quadriga.server.rules import ledger_of
from quadriga.server.services import Services
from quadriga.server.wire.common import PackInfo
from quadriga.server.wire.lobby import GameInfo, OptionInfo


def games(services: Services, admin: bool) -> list[GameInfo]:
    """All games, each with the packs that whoever asks may choose."""
    return [game_info(find_game(name), services.packs.offered(name, admin)) for name in GAMES]


def game_info(module: Module, packs: list[PackInfo]) -> GameInfo:
    ledger = ledger_of(module.name)
    return GameInfo(
        name=module.name,
        title=module.title,
        min_seats=module.min_seats,
        max_seats=module.max_seats,
        options=[option_info(option) for option in module.options],
        bots=kinds(module.name),
        bot_seconds={level.name: level.seconds for level in levels(module.name)},
        usual_bot=usual_kind(module.name),
        moments=list(module.moments),
        bluffs=sorted(module.bluffs),
        lessons=lessons_of(module),
        draws_seats=module.draws_seats,
        revision=module.revision,
        rules=len(ledger.rules) if ledger is not None else 0,
        reconstructed=list(getattr(getattr(module, "data", None), "reconstructed", [])),
        packs=packs,
    )


def option_info(option: Option) -> OptionInfo:
    needs = {name: list(values) for name, values in option.needs.items()}
    return OptionInfo(option.name, option.default, list(option.values), option.low, option.high, option.seatwise, needs)


def read_bot(game: str, bot: str) -> str:
    """A level of play, perhaps by an old name; nothing means the usual one."""
    if is_program(bot):
        raise InputError("program_here")
    if bot and not is_kind(bot, game):
        raise InputError("player_unknown", player=bot, known=", ".join(kinds(game)))
    return level_name(bot) or usual_kind(game)
