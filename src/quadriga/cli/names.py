"""``quadriga names``: every name that notation, positions and cases may use."""

from pathlib import Path

from quadriga.cli.arguments import GameArguments
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.terminal import DIM, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.language.texts import Texts


def names(texts: Texts, words: list[str], pairs: list[str], plain: bool, pack: Path | None) -> int:
    given = GameArguments(words, pairs)
    over = pack_at(pack)
    if not given.game and over is None:
        raise InputError("names_which")
    module = game_with(given.game, over)
    texts = texts.of_game(module)
    page = Page(plain)
    show_things(texts, page, module, given.options_of(module))
    page.heading(texts("names-verbs"))
    rows = [
        [notation_of(verb, kind.target), texts.verb(verb), target_of(texts, kind.target)]
        for verb, kind in module.verbs.items()
    ]
    page.table([texts("head-notation"), texts("head-meaning"), texts("head-target")], rows)
    page.line()
    page.line(texts.find("names-game", "", {}) or texts("names-more"), DIM)
    return 0


def notation_of(verb: str, target: str) -> str:
    return f"{verb.replace('_', '-')} <{target}>" if target else verb.replace("_", "-")


def target_of(texts: Texts, kind: str) -> str:
    """The kind of thing and, where its name is put together, how."""
    if not kind:
        return ""
    example = texts.find(f"example-{kind}", "", {}) or texts.find(f"target-{kind}", "example", {})
    return f"{texts(f'target-{kind}')}: {example}" if example else texts(f"target-{kind}")


def show_things(texts: Texts, page: Page, module: Module, options: dict[str, object]) -> None:
    """The things of a position that are named in answers, found by asking for their tokens."""
    seats = fitting_seats(module, options)
    g = module.new(seats, module.read_options(seats, options))
    for kind in dict.fromkeys(verb.target for verb in module.verbs.values()):
        if not kind or not texts.find(f"target-{kind}", "list", {}):
            continue
        page.heading(texts.find(f"target-{kind}", "list", {}) or kind)
        rows = []
        number = 0
        while (token := token_or_nothing(module, g, kind, number)) is not None:
            rows.append([token, texts.name(g, kind, number)])
            number += 1
        page.table([texts("head-notation"), texts("head-meaning")], rows)


def token_or_nothing(module: Module, g: object, kind: str, number: int) -> str | None:
    from quadriga.engine.game import Game

    assert isinstance(g, Game)
    try:
        return module.token(g, -1, kind, number)
    except IndexError:
        return None


def fitting_seats(module: Module, options: dict[str, object]) -> int:
    """The smallest number of players that goes with the options."""
    error: InputError | None = None
    for seats in range(module.min_seats, module.max_seats + 1):
        try:
            module.read_options(seats, options)
        except InputError as found:
            error = error or found
        else:
            return seats
    assert error is not None
    raise error
