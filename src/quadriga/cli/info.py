"""``quadriga info``: what a game is, who made it, its options, and which of its data we had to rebuild."""

from pathlib import Path

from quadriga.cli.numbers import decimal
from quadriga.cli.packs import facts, game_with, pack_at
from quadriga.cli.terminal import DIM, Page
from quadriga.engine.module import Module, Option
from quadriga.games.registry import GAMES, find_game
from quadriga.language.texts import Texts


def info(texts: Texts, game: str, plain: bool, pack: Path | None) -> int:
    page = Page(plain)
    over = pack_at(pack)
    if not game and over is None:
        rows = [[name, find_game(name).title, players(find_game(name))] for name in GAMES]
        page.table([texts("head-game"), texts("head-title"), texts("head-players")], rows)
        page.line()
        page.line(texts("info-more"), DIM)
        return 0
    from quadriga.bots.registry import levels

    module = game_with(game, over)
    texts = texts.of_game(module)
    page.heading(module.title)
    page.indented(texts("credits"), 1)
    page.line()
    page.line(f" {texts('info-facts', players=players(module), revision=module.revision)}")
    if over is not None:
        page.indented(texts("info-pack", **facts(over)), 1)
    page.heading(texts("info-bots"))
    rows = [
        [level.name, texts.player(level.name), f"{decimal(texts, level.seconds, 3)} s"] for level in levels(module.name)
    ]
    page.table([texts("head-name"), texts("head-player"), texts("head-pace")], rows, range(2, 3))
    page.heading(texts("info-options"))
    rows = [
        [f"--{option.name.replace('_', '-')}", values(option), str(option.default), meaning(texts, option)]
        for option in module.options
    ]
    page.table([texts("head-option"), texts("head-values"), texts("head-default"), texts("head-meaning")], rows)
    reconstructed: list[str] = getattr(getattr(module, "data", None), "reconstructed", [])
    if reconstructed:
        page.heading(texts("info-reconstructed"))
        for sentence in reconstructed:
            page.indented(f"- {sentence}", 1)
    return 0


def players(module: Module) -> str:
    return f"{module.min_seats}-{module.max_seats}"


def values(option: Option) -> str:
    if option.seatwise:
        return f"{option.low}-{option.high},…"
    return ", ".join(option.values) if option.values else f"{option.low}-{option.high}"


def meaning(texts: Texts, option: Option) -> str:
    return texts(f"option-{option.name.replace('_', '-')}")
