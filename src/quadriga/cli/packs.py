"""Component packs on the command line: ``--pack``, ``quadriga pack check`` and ``quadriga pack new``."""

from json import dumps
from pathlib import Path
from typing import Any

from quadriga.cli.terminal import STRONG, Page
from quadriga.engine.module import Module
from quadriga.engine.pack import Pack
from quadriga.games.pack_template import TemplateWords, write_template
from quadriga.games.packs import Change, differences
from quadriga.games.registry import find_game
from quadriga.language.packs import open_pack
from quadriga.language.texts import Texts

USUAL_GAME = "warriors"


def pack_at(folder: Path | None) -> Pack | None:
    """The pack of ``--pack``, if one was given and nothing is wrong with it."""
    return None if folder is None else open_pack(folder)


def game_with(name: str, pack: Pack | None) -> Module:
    """A game by name; without a name that of the pack."""
    return find_game(name or (pack.game if pack is not None else USUAL_GAME), pack)


def facts(pack: Pack) -> dict[str, str | int]:
    """What sentences say of a pack."""
    return {"pack": pack.title or pack.name, "name": pack.name, "version": pack.version, "hash": pack.hash}


def check(texts: Texts, folder: Path, plain: bool) -> int:
    """Says that the pack is good and what it changes; faults are raised, all at once."""
    pack = open_pack(folder)
    module = find_game(pack.game, pack)
    page = Page(plain)
    page.line(texts("pack-good", **facts(pack), game=module.title), STRONG)
    if pack.author:
        page.line(texts("pack-author", author=pack.author))
    if pack.notes:
        page.indented(pack.notes, 1)
    changes = differences(pack)
    page.line(texts("pack-changes", count=len(changes)))
    file = ""
    for change in changes:
        if change.file != file:
            file = change.file
            page.heading(file)
        page.indented(sentence(texts, change), 1)
    return 0


def sentence(texts: Texts, change: Change) -> str:
    kind = "new" if change.old is None else "gone" if change.new is None else "other"
    return texts(f"pack-{kind}", place=change.place, old=shown(change.old), new=shown(change.new))


def shown(value: Any) -> str:
    return dumps(value, ensure_ascii=False)


def new(texts: Texts, game: str, folder: Path, plain: bool) -> int:
    """A template with everything in it that had to be reconstructed."""
    module = find_game(game)
    words = TemplateWords(
        texts("template-title", game=module.title),
        texts("template-head"),
        texts("template-values"),
        texts("template-marks"),
    )
    files = write_template(game, folder, words)
    page = Page(plain)
    page.line(texts("pack-written", folder=str(folder), files=", ".join(files)))
    page.line(texts("pack-next", folder=str(folder)))
    return 0
