"""The options of ``quadriga report``; heavy things are imported when it runs."""

import sys
from os import environ
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quadriga.cli.languages import help_texts, language_of_arguments
from quadriga.cli.performing import perform
from quadriga.cli.usage import MOST_GAMES

if TYPE_CHECKING:
    from quadriga.language.texts import Texts

h = help_texts(language_of_arguments(sys.argv[1:], environ))

Paths = list[Path] | None
Several = list[str] | None


def report(
    words: Annotated[Several, typer.Argument(metavar="GAME", help=h["game-and-options"])] = None,
    games: Annotated[
        int | None, typer.Option("--games", min=1, max=MOST_GAMES, show_default="100", help=h["simulate-games"])
    ] = None,
    seats: Annotated[str, typer.Option("--seats", metavar="medium,medium,…", help=h["report-seats"])] = "",
    seed: Annotated[str, typer.Option("--seed", help=h["seed"])] = "",
    rotate: Annotated[bool, typer.Option("--rotate", help=h["simulate-rotate"])] = False,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help=h["jobs"])] = None,
    on: Annotated[str, typer.Option("--on", metavar="ray|ADDRESS", help=h["on"])] = "",
    option: Annotated[Several, typer.Option("--option", metavar="KEY=VALUE", help=h["option"])] = None,
    source: Annotated[Paths, typer.Option("--from", metavar="FILE|FOLDER", help=h["report-from"])] = None,
    players: Annotated[int | None, typer.Option("--players", min=1, help=h["report-players"])] = None,
    sweep: Annotated[Several, typer.Option("--sweep", metavar="KEY=A,B,C", help=h["report-sweep"])] = None,
    sweep_pack: Annotated[
        str | None, typer.Option("--sweep-pack", metavar="FOLDER,FOLDER", help=h["report-sweep-pack"])
    ] = None,
    override: Annotated[
        Several, typer.Option("--override", metavar="FILE.TABLE.ROW.COLUMN=VALUE", help=h["report-override"])
    ] = None,
    against: Annotated[Several, typer.Option("--against", metavar="KEY=VALUE", help=h["report-against"])] = None,
    against_pack: Annotated[
        Path | None, typer.Option("--against-pack", metavar="FOLDER", help=h["report-against-pack"])
    ] = None,
    often: Annotated[int, typer.Option("--often", min=1, help=h["report-often"])] = 30,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE.html", help=h["report-out"])] = None,
    records: Annotated[bool, typer.Option("--records/--no-records", help=h["report-records"])] = True,
    json: Annotated[bool, typer.Option("--json", help=h["report-json"])] = False,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FOLDER", help=h["report-csv"])] = None,
    parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FOLDER", help=h["report-parquet"])] = None,
    pack: Annotated[Path | None, typer.Option("--pack", metavar="FOLDER", help=h["pack-option"])] = None,
    plain: Annotated[bool, typer.Option("--plain", help=h["plain"])] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="en|it", help=h["lang"])] = "",
) -> None:
    def job(texts: "Texts") -> int:
        from quadriga.cli.report import ReportRequest
        from quadriga.cli.report import report as start

        packs = [Path(word.strip()) for word in sweep_pack.split(",")] if sweep_pack is not None else []
        return start(
            texts,
            ReportRequest(
                words=words or [],
                pairs=option or [],
                games=games,
                seats=seats,
                players=players,
                seed=seed,
                rotate=rotate,
                jobs=jobs or 0,
                on=on,
                sources=source or [],
                sweeps=sweep or [],
                against=against or [],
                packs=[*packs, *([against_pack] if against_pack is not None else [])],
                overrides=override or [],
                often=often,
                out=out,
                records=records,
                as_json=json,
                csv=csv,
                parquet=parquet,
                pack=pack,
                plain=plain,
            ),
        )

    perform(lang, job)
