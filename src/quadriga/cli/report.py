"""``quadriga report``: what many games say about the balance of a game, as one page and as tables."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from secrets import token_hex
from shlex import join, quote
from typing import Any, NamedTuple

from quadriga.cli.arguments import GameArguments, read_seats
from quadriga.cli.errors import say
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.progress import progress_bar
from quadriga.cli.report_files import ReportFiles
from quadriga.cli.terminal import DIM, STRONG, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Document, Module
from quadriga.games.registry import find_game
from quadriga.lab.executors import make_executor
from quadriga.lab.extras import need
from quadriga.lab.journal import writing
from quadriga.lab.report.columns import Changes, Column, make_columns, write_pack
from quadriga.lab.report.document import Part, make_document
from quadriga.lab.report.page import make_page
from quadriga.lab.report.rules import Asked
from quadriga.lab.report.sources import first_game, play_games, read_games, sources
from quadriga.lab.report.words import Words
from quadriga.lab.simulation import Plan
from quadriga.language.texts import Texts

USUAL_LEVEL = "medium"
USUAL_SEATS = 4
USUAL_GAMES = 100
MOST_SKIPPED = 10  # records left out that the terminal lists; the page has them all


class ReportRequest(NamedTuple):
    words: list[str]
    pairs: list[str]
    games: int | None
    seats: str
    players: int | None
    seed: str
    rotate: bool
    jobs: int
    on: str
    sources: list[Path]
    sweeps: list[str]
    against: list[str]
    packs: list[Path]
    overrides: list[str]
    often: int
    out: Path | None
    records: bool
    as_json: bool
    csv: Path | None
    parquet: Path | None
    pack: Path | None
    plain: bool

    def page_file(self, game: str) -> Path | None:
        """Where the page goes; who only wants JSON gets no file unasked."""
        return self.out if self.out is not None or self.as_json else Path(f"{game}-report.html")

    def files(self, game: str) -> ReportFiles:
        return ReportFiles(self.page_file(game), self.csv, self.parquet)

    def plays(self) -> bool:
        """Something is given that means nothing for games that are already played."""
        varies = self.sweeps or self.against or self.packs or self.overrides
        return bool(varies or self.games is not None or self.seats or self.seed or self.rotate)


def report(texts: Texts, request: ReportRequest) -> int:
    need("lab", "altair", "vl_convert", *(("pyarrow",) if request.parquet is not None else ()))
    if request.sources:
        return report_on_records(texts, request)
    if request.players is not None:
        raise InputError("report_players")
    given = GameArguments(request.words, request.pairs)
    pack = pack_at(request.pack)
    if not given.game and pack is None:
        raise InputError("report_which")
    module = game_with(given.game, pack)
    seats = read_seats(module, request.seats or usual_seats(module), with_humans=False)
    changes = Changes(
        request.sweeps,
        request.against,
        [loaded for path in request.packs if (loaded := pack_at(path))],
        request.overrides,
    )
    columns = make_columns(module, len(seats), given.options_of(module), pack, changes)
    seed = request.seed or token_hex(8)
    games = request.games or USUAL_GAMES
    plans = [Plan(module.name, seats, col.options, games, seed, request.rotate, True, col.pack) for col in columns]
    head = {"game": module.name, "seats": seats, "seed": seed, "rotate": request.rotate, "command": command()}
    files = request.files(module.name)
    if request.records:
        files.keep_games(request.pack)
    with told_if_stopped(texts, files), files.held():
        doc = write(texts, request, files, played(texts, request, columns, plans, files), head)
    return tell(texts, request, files, doc, module)


@contextmanager
def told_if_stopped(texts: Texts, files: ReportFiles) -> Iterator[None]:
    """Games take long: whatever broke the report off, those that are finished are kept, and the way out is named."""
    try:
        yield
    except BaseException as error:
        if files.games is not None and files.finished:
            say(texts("report-stopped", games=files.finished, command=files.way_out()))
        elif isinstance(error, KeyboardInterrupt):
            say(texts("simulate-stopped", games=files.finished))
        raise


def usual_seats(module: Module) -> str:
    count = max(module.min_seats, min(USUAL_SEATS, module.max_seats))
    return ",".join([USUAL_LEVEL] * count)


def command() -> str:
    """The very command that was given."""
    return join(["quadriga", *sys.argv[1:]])


def report_on_records(texts: Texts, request: ReportRequest) -> int:
    """Records that lie there already: those of people, or of a simulation."""
    given = GameArguments(request.words, request.pairs)
    if request.plays():
        raise InputError("report_from_varies")
    pack = pack_at(request.pack)
    found = sources(request.sources)
    game = given.game or (pack.game if pack is not None else first_game(found))
    module = find_game(game, pack)
    asked = Asked(module, given.options_of(module), request.players or 0)
    files = request.files(module.name)
    part = Part(Column("", {}, pack), game)
    part.pack_folder = str(request.pack) if request.pack is not None else ""
    with files.held():
        with progress_bar(texts("report-progress-read"), request.plain) as progress:
            task = progress.add_task("", total=len(found))
            for gathered in read_games(found, game, pack, asked, make_executor(request.on, request.jobs)):
                part.add(gathered)
                progress.advance(task)
        doc = write(texts, request, files, [part], {"game": module.name, "command": command()})
    return tell(texts, request, files, doc, module)


def played(
    texts: Texts, request: ReportRequest, columns: list[Column], plans: list[Plan], files: ReportFiles
) -> list[Part]:
    """The games of all columns, on common seeds."""
    folder = files.games
    executor = make_executor(request.on, request.jobs)
    parts: list[Part] = []
    with progress_bar(texts("simulate-progress"), request.plain) as progress:
        task = progress.add_task("", total=sum(plan.games for plan in plans))
        for number, (column, plan) in enumerate(zip(columns, plans), 1):
            part = Part(column, plan.game)
            file = folder / f"{number}.jsonl" if folder is not None else Path(f"games-{number}.jsonl")
            name_pack(part, folder, number)
            if folder is None:
                part.remake = remaking(plan, part, file)
            for gathered in play_games(plan, str(file), executor):
                files.add_game(file, gathered)
                part.add(gathered)
                progress.advance(task)
            parts.append(part)
    return parts


def name_pack(part: Part, folder: Path | None, number: int) -> None:
    """The folder of the column's pack; one made of overrides is written beside the records."""
    pack = part.column.pack
    if pack is None:
        return
    if pack.folder.exists():
        part.pack_folder = str(pack.folder)
    elif folder is not None:
        part.pack_folder = str(folder / f"pack-{number}")
        with writing(Path(part.pack_folder)):
            write_pack(pack, Path(part.pack_folder))


def remaking(plan: Plan, part: Part, file: Path) -> str:
    """The command that plays the same games again and keeps their records."""
    words = ["quadriga", "simulate", plan.game, "--games", str(plan.games), "--seats", ",".join(plan.seats)]
    words += ["--seed", plan.seed, *(["--rotate"] if plan.rotate else []), "--out", str(file)]
    for option in part.module.options:
        if plan.options[option.name] != option.default:
            words += ["--option", f"{option.name}={plan.options[option.name]}"]
    return " ".join(quote(word) for word in [*words, *(["--pack", part.pack_folder] if part.pack_folder else [])])


def write(texts: Texts, request: ReportRequest, files: ReportFiles, parts: list[Part], head: Document) -> Document:
    """The document, which then is in all files."""
    for part in parts:
        if not part.games:
            raise InputError("report_no_games", skipped=len(part.skipped))
    doc = make_document(parts, head, request.often, texts, files.page.parent if files.page is not None else Path())
    module = parts[0].module
    files.write(doc, make_page(doc, words_of(texts, module), module.title) if files.page is not None else "")
    return doc


def tell(texts: Texts, request: ReportRequest, files: ReportFiles, doc: Document, module: Module) -> int:
    if request.as_json:
        print(dumps(doc, indent=2, ensure_ascii=False))
    else:
        show(words_of(texts, module), Page(request.plain), doc, module.title)
    for path in (files.page, files.csv, files.parquet):
        if path is not None:
            say(texts("report-written", file=str(path)))
    return 0


def words_of(texts: Texts, module: Module) -> Words:
    return Words(texts.of_game(module), texts("report-as-given"))


def show(words: Words, page: Page, doc: dict[str, Any], title: str) -> None:
    page.line(words("title", game=title), STRONG)
    for column in doc["columns"]:
        if len(doc["columns"]) > 1:
            page.heading(words.column(column["label"]))
        page.line(words("says-games", games=column["games"], skipped=len(column["tables"]["skipped"])), DIM)
        show_skipped(words, page, column["tables"]["skipped"])
        for sentence in words.summary(column):
            page.line(sentence)
        page.line(words("says-anomalies", count=len(column["tables"]["anomalies"])), STRONG)


def show_skipped(words: Words, page: Page, rows: list[dict[str, Any]]) -> None:
    for row in rows[:MOST_SKIPPED]:
        name = f"{row['file']} ({row['number']})" if row["number"] else row["file"]
        page.indented(f"{name}: {words.why(row)}", 2)
    if len(rows) > MOST_SKIPPED:
        page.indented(words("more", count=len(rows) - MOST_SKIPPED), 2)
