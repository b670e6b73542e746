"""``quadriga info``: what a game is, who made it, its options, and which of its data we had to rebuild."""

from quadriga.cli.terminal import DIM, Page
from quadriga.engine.module import Module, Option
from quadriga.games.registry import GAMES, find_game
from quadriga.language.texts import Texts


def info(texts: Texts, game: str, plain: bool) -> int:
    page = Page(plain)
    if not game:
        rows = [[name, find_game(name).title, players(find_game(name))] for name in GAMES]
        page.table([texts("head-game"), texts("head-title"), texts("head-players")], rows)
        page.line()
        page.line(texts("info-more"), DIM)
        return 0
    from quadriga.bots.registry import kinds

    module = find_game(game)
    texts = texts.of_game(module)
    page.heading(module.title)
    page.indented(texts("credits"), 1)
    page.line()
    page.line(f" {texts('info-facts', players=players(module), revision=module.revision, bots=', '.join(kinds(game)))}")
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
    return ", ".join(option.values) if option.values else f"{option.low}-{option.high}"


def meaning(texts: Texts, option: Option) -> str:
    return texts(f"option-{option.name.replace('_', '-')}")
