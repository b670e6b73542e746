"""The commands and their options. Everything heavy is imported when a command runs, so that help is quick."""

import sys
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadriga import __version__
from quadriga.cli.languages import help_texts, language_of_arguments
from quadriga.cli.pack_app import admin_pack, pack_app
from quadriga.cli.performing import perform, perform_server
from quadriga.cli.report_app import report
from quadriga.cli.usage import MOST_GAMES, Commands, complaint, pass_on_language, unreadable

if TYPE_CHECKING:
    from quadriga.engine.errors import InputError
    from quadriga.language.texts import Texts

h = help_texts(language_of_arguments(sys.argv[1:], environ))
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

app = Commands(
    name="quadriga",
    help=h["quadriga"],
    epilog=h["epilog"],
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

admin = Commands(help=h["admin"], no_args_is_help=True)
app.add_typer(admin, name="admin")
app.add_typer(pack_app, name="pack")
admin.add_typer(admin_pack, name="pack")

Lang = Annotated[str, typer.Option("--lang", metavar="en|it", help=h["lang"])]
Plain = Annotated[bool, typer.Option("--plain", help=h["plain"])]
Json = Annotated[bool, typer.Option("--json", help=h["json"])]
Seed = Annotated[str, typer.Option("--seed", help=h["seed"])]
Words = Annotated[list[str] | None, typer.Argument(metavar="GAME", help=h["game-and-options"])]
Pairs = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help=h["option"])]
Record = Annotated[Path, typer.Argument(metavar="FILE", help=h["record"])]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=h["data"])]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help=h["jobs"])]
On = Annotated[str, typer.Option("--on", metavar="ray|ADDRESS", help=h["on"])]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help=h["pack-option"])]
GameNumber = Annotated[int | None, typer.Option("--game", metavar="N", min=1, help=h["game-number"])]


def run() -> None:
    """The command of ``sys.argv``, with one clear sentence for whatever is wrong in it."""
    garbled = unreadable(sys.argv[1:])
    if garbled is not None:
        tell(garbled)
        sys.exit(2)
    try:
        code = app(standalone_mode=False)
    except typer.TyperException as error:
        tell_misuse(error)
        code = 2
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    sys.exit(code if isinstance(code, int) else 0)


def tell_misuse(error: typer.TyperException) -> None:
    """One sentence; a group of commands without a command shows its help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.format_message(), file=sys.stderr)
        return
    tell(complaint(error))


def tell(error: "InputError") -> None:
    from quadriga.cli.languages import LOCALE
    from quadriga.language.texts import Texts

    texts = Texts(language_of_arguments(sys.argv[1:], environ), door=LOCALE)
    print(f"{texts.error(error)} {h['usage-remedy']}", file=sys.stderr)


def print_version(wanted: bool) -> None:
    if not wanted:
        return
    from quadriga.games.registry import GAMES, find_game

    print(f"quadriga {__version__}")
    for name in GAMES:
        print(f"{name} r{find_game(name).revision}")
    raise typer.Exit


@app.callback(invoke_without_command=True)
def quadriga(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help=h["version"])
    ] = False,
    lang: Lang = "",
) -> None:
    pass_on_language(context, lang)
    if context.invoked_subcommand is None:
        play(lang=lang)


@admin.callback()
def within_admin(context: typer.Context, lang: Lang = "") -> None:
    pass_on_language(context, lang)


@app.command(help=h["play"], context_settings=GAME_OPTIONS)
def play(
    words: Words = None,
    seats: Annotated[str, typer.Option("--seats", metavar="human,medium,…", help=h["play-seats"])] = "",
    draw_seats: Annotated[
        bool | None, typer.Option("--draw-seats/--keep-seats", show_default=False, help=h["play-draw-seats"])
    ] = None,
    seed: Seed = "",
    option: Pairs = None,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE", help=h["play-position"])] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=h["play-resume"])] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=h["play-save"])] = None,
    confirm: Annotated[bool, typer.Option("--confirm", help=h["play-confirm"])] = False,
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.play import PlayRequest
        from quadriga.cli.play import play as start

        request = PlayRequest(
            words or [], option or [], seats, draw_seats, seed, position, resume, save, plain, confirm, pack
        )
        return start(texts, request)

    perform(lang, job)


@app.command(help=h["simulate"], context_settings=GAME_OPTIONS)
def simulate(
    words: Words = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help=h["simulate-games"])] = 100,
    seats: Annotated[str, typer.Option("--seats", metavar="medium,random,…", help=h["simulate-seats"])] = (
        "medium,random,random,random"
    ),
    jobs: Jobs = None,
    on: On = "",
    seed: Seed = "",
    option: Pairs = None,
    rotate: Annotated[bool, typer.Option("--rotate", help=h["simulate-rotate"])] = False,
    json: Json = False,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help=h["simulate-out"])] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE", help=h["simulate-results"])] = None,
    resume: Annotated[bool, typer.Option("--resume", help=h["simulate-resume"])] = False,
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.simulate import SimulateRequest
        from quadriga.cli.simulate import simulate as start

        asked = (words or [], option or [], seats, games, jobs or 0, on, seed, rotate)
        return start(texts, SimulateRequest(*asked, json, out, results, resume, plain, pack))

    perform(lang, job)


@app.command(help=h["arena"], context_settings=GAME_OPTIONS)
def arena(
    words: Words = None,
    levels: Annotated[str, typer.Option("--levels", metavar="random,easy,…", help=h["arena-levels"])] = "",
    lineup: Annotated[list[str] | None, typer.Option("--lineup", metavar="A,B,B,B", help=h["arena-lineup"])] = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help=h["arena-games"])] = 60,
    players: Annotated[int | None, typer.Option("--players", min=2, help=h["arena-players"])] = None,
    pairs: Annotated[str, typer.Option("--pairs", metavar="adjacent|all", help=h["arena-pairs"])] = "adjacent",
    seed: Seed = "",
    option: Pairs = None,
    jobs: Jobs = None,
    on: On = "",
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=h["arena-resume"])] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FOLDER", help=h["arena-plot"])] = None,
    pack: Pack = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.arena import ArenaRequest
        from quadriga.cli.arena import arena as start

        asked = (words or [], option or [], levels, lineup or [], games, players, pairs, seed)
        return start(texts, ArenaRequest(*asked, jobs or 0, on, resume, plot, json, plain, pack))

    perform(lang, job)


app.command(help=h["report"], context_settings=GAME_OPTIONS)(report)


@app.command(help=h["replay"])
def replay(
    file: Record,
    game: GameNumber = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help=h["replay-seat"])] = None,
    at: Annotated[int, typer.Option("--at", metavar="N", min=0, help=h["replay-at"])] = 0,
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.replay import replay as start

        return start(texts, file, game, seat, at, plain, pack)

    perform(lang, job)


@app.command(help=h["verify"])
def verify(file: Record, game: GameNumber = None, pack: Pack = None, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.verify import verify as start

        return start(texts, file, game, plain, pack)

    perform(lang, job)


@app.command("analyze", hidden=True, help=h["analyse"])
@app.command(help=h["analyse"])
def analyse(
    file: Record,
    game: GameNumber = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=h["analyse-html"])] = None,
    seed: Seed = "",
    pack: Pack = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.analyse import AnalyseRequest, analyse_file

        return analyse_file(texts, AnalyseRequest(file, game, json, html, seed, plain, pack))

    perform(lang, job)


@app.command(help=h["abakus"])
def abakus(
    file: Record,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help=h["abakus-out"])] = None,
    game: GameNumber = None,
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.abakus import abakus as start

        return start(texts, file, game, out, plain, pack)

    perform(lang, job)


@app.command(help=h["dataset"])
def dataset(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=h["dataset-files"])],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help=h["dataset-out"])],
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.dataset import dataset as start

        return start(texts, files, out, plain, pack)

    perform(lang, job)


@app.command(help=h["check"])
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help=h["check-files"])],
    pack: Pack = None,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.check import check as start

        return start(texts, files, json, plain, pack)

    perform(lang, job)


@app.command(help=h["rules"])
def rules(
    names: Annotated[list[str] | None, typer.Argument(metavar="GAME ID", help=h["rules-names"])] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=h["rules-coverage"])] = False,
    json: Json = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.rules import rules as start

        return start(texts, names or [], coverage, json, plain)

    perform(lang, job)


@app.command(help=h["fuzz"])
def fuzz(
    game: Annotated[str, typer.Argument(metavar="GAME", help=h["game"])],
    seconds: Annotated[float, typer.Option("--seconds", min=0, help=h["fuzz-seconds"])] = 10,
    seed: Seed = "",
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help=h["fuzz-out"])] = Path("crashes"),
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.fuzz import fuzz as start

        return start(texts, game, seconds, seed, out, plain, pack)

    perform(lang, job)


@app.command(help=h["names"], context_settings=GAME_OPTIONS)
def names(words: Words = None, option: Pairs = None, pack: Pack = None, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.names import names as start

        return start(texts, words or [], option or [], plain, pack)

    perform(lang, job)


@app.command(help=h["info"])
def info(
    game: Annotated[str, typer.Argument(metavar="GAME", help=h["game"])] = "",
    pack: Pack = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.info import info as start

        return start(texts, game, plain, pack)

    perform(lang, job)


@app.command(help=h["serve"])
def serve(
    host: Annotated[str, typer.Option("--host", help=h["serve-host"])] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=h["serve-port"])] = 8000,
    data: Data = None,
    browse: Annotated[bool, typer.Option("--open", help=h["serve-open"])] = False,
    agents: Annotated[bool, typer.Option("--mcp", help=h["serve-mcp"])] = False,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.serve import serve as start

        return start(texts, host, port, data, browse, agents)

    perform_server(lang, job)


@app.command(help=h["mcp"])
def mcp(
    records: Annotated[Path | None, typer.Option("--records", metavar="FOLDER", help=h["mcp-records"])] = None,
    pack: Pack = None,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.mcp import mcp as start

        return start(texts, records, pack)

    perform_server(lang, job)


@admin.command(help=h["admin-backup"])
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=h["admin-backup-file"])],
    data: Data = None,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin import backup as start

        return start(texts, file, data)

    perform_server(lang, job)


@admin.command(help=h["admin-restore"])
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=h["admin-restore-file"])],
    data: Data = None,
    lang: Lang = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin import restore as start

        return start(texts, file, data)

    perform_server(lang, job)


@admin.command("list", help=h["admin-list"])
def list_all(data: Data = None, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin import list_all as start

        return start(texts, data, plain)

    perform_server(lang, job)


@admin.command(help=h["admin-doctor"])
def doctor(data: Data = None, plain: Plain = False, lang: Lang = "") -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.admin import doctor as start

        return start(texts, data, plain)

    perform_server(lang, job)
