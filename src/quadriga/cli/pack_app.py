"""The commands for component packs; heavy things are imported when one runs."""

import sys
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadriga.cli.languages import help_texts, language_of_arguments
from quadriga.cli.performing import perform, perform_server
from quadriga.cli.usage import Commands, pass_on_language

if TYPE_CHECKING:
    from quadriga.language.texts import Texts

h = help_texts(language_of_arguments(sys.argv[1:], environ))

pack_app = Commands(help=h["pack"], no_args_is_help=True)
admin_pack = Commands(help=h["admin-pack"], no_args_is_help=True)

Lang = Annotated[str, typer.Option("--lang", metavar="en|it", help=h["lang"])]
Plain = Annotated[bool, typer.Option("--plain", help=h["plain"])]
Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help=h["pack-folder"])]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=h["data"])]


@pack_app.callback()
@admin_pack.callback()
def within(context: typer.Context, lang: Lang = "") -> None:
    pass_on_language(context, lang)


@pack_app.command(help=h["pack-check"])
def check(folder: Folder, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.packs import check as start

        return start(texts, folder, plain)

    perform(lang, job)


@pack_app.command(help=h["pack-new"])
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help=h["game"])],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=h["pack-new-folder"])],
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.packs import new as start

        return start(texts, game, folder, plain)

    perform(lang, job)


@admin_pack.command(help=h["admin-pack-add"])
def add(
    folder: Folder,
    open_to_all: Annotated[bool, typer.Option("--open/--closed", help=h["admin-pack-open"])] = False,
    data: Data = None,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin_packs import add as start

        return start(texts, folder, open_to_all, data)

    perform_server(lang, job)


@admin_pack.command("list", help=h["admin-pack-list"])
def list_all(data: Data = None, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin_packs import list_all as start

        return start(texts, data, plain)

    perform_server(lang, job)


@admin_pack.command(help=h["admin-pack-remove"])
def remove(
    name: Annotated[str, typer.Argument(metavar="NAME", help=h["admin-pack-name"])],
    force: Annotated[bool, typer.Option("--force", help=h["admin-pack-force"])] = False,
    data: Data = None,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin_packs import remove as start

        return start(texts, name, force, data)

    perform_server(lang, job)
