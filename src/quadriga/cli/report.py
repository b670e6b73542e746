"""``quadriga report``: what many games say about the balance of a game, as one page and as tables."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from secrets import token_hex
from shlex import join, quote
from shutil import rmtree
from typing import Any, NamedTuple

from quadriga.cli.arguments import GameArguments, read_seats
from quadriga.cli.errors import say
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.progress import progress_bar
from quadriga.cli.terminal import DIM, STRONG, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Document, Module
from quadriga.games.registry import find_game
from quadriga.lab.executors import make_executor
from quadriga.lab.extras import need
from quadriga.lab.journal import as_line
from quadriga.lab.report.columns import Changes, Column, make_columns, write_pack
from quadriga.lab.report.document import Part, make_document
from quadriga.lab.report.page import make_page
from quadriga.lab.report.sources import first_game, play_games, read_games, sources
from quadriga.lab.report.tables import write_csv, write_parquet
from quadriga.lab.report.words import Words
from quadriga.lab.simulation import Plan
from quadriga.language.texts import Texts

USUAL_LEVEL = "medium"
USUAL_SEATS = 4
MOST_SKIPPED = 10  # records left out that the terminal lists; the page has them all


class ReportRequest(NamedTuple):
    words: list[str]
    pairs: list[str]
    games: int
    seats: str
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

    def varies(self) -> bool:
        return bool(self.sweeps or self.against or self.packs or self.overrides)


def report(texts: Texts, request: ReportRequest) -> int:
    need("lab", "altair", "vl_convert", *(("pyarrow",) if request.parquet is not None else ()))
    if request.sources:
        return report_on_records(texts, request)
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
    check_outputs(request, request.page_file(module.name))
    seed = request.seed or token_hex(8)
    plans = [
        Plan(module.name, seats, col.options, request.games, seed, request.rotate, True, col.pack) for col in columns
    ]
    with records_folder(request, module.name) as folder:
        parts = played(texts, request, columns, plans, folder)
        head = {"game": module.name, "seats": seats, "seed": seed, "rotate": request.rotate, "command": command()}
        return finish(texts, request, parts, head)


def usual_seats(module: Module) -> str:
    count = max(module.min_seats, min(USUAL_SEATS, module.max_seats))
    return ",".join([USUAL_LEVEL] * count)


def command() -> str:
    """The very command that was given."""
    return join(["quadriga", *sys.argv[1:]])


def report_on_records(texts: Texts, request: ReportRequest) -> int:
    """Records that lie there already: those of people, or of a simulation."""
    given = GameArguments(request.words, request.pairs)
    if request.varies() or given.options:
        raise InputError("report_from_varies")
    pack = pack_at(request.pack)
    found = sources(request.sources)
    game = given.game or (pack.game if pack is not None else first_game(found))
    module = find_game(game, pack)
    check_outputs(request, request.page_file(game))
    part = Part(Column("", {}, pack), game)
    part.pack_folder = str(request.pack) if request.pack is not None else ""
    with progress_bar(texts("report-progress-read"), request.plain) as progress:
        task = progress.add_task("", total=len(found))
        for gathered in read_games(found, game, pack, make_executor(request.on, request.jobs)):
            part.add(gathered)
            progress.advance(task)
    return finish(texts, request, [part], {"game": module.name, "command": command()})


def check_outputs(request: ReportRequest, page: Path | None) -> None:
    """Nothing that is there already is touched."""
    for path in (page, games_folder(page) if request.records and not request.sources else None):
        if path is not None and path.exists():
            raise InputError("out_exists", file=str(path))
    for folder in (request.csv, request.parquet):
        if folder is not None and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise InputError("out_exists", file=str(folder))


def games_folder(page: Path | None) -> Path | None:
    return page.parent / f"{page.stem}-games" if page is not None else None


@contextmanager
def records_folder(request: ReportRequest, game: str) -> Iterator[Path | None]:
    """Where the records of the games go, beside the page; gone again if something goes wrong."""
    folder = games_folder(request.page_file(game)) if request.records else None
    if folder is None:
        yield None
        return
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise InputError("file_unwritable", file=str(folder), cause=str(error.strerror or error)) from None
    try:
        yield folder
    except BaseException:
        rmtree(folder, ignore_errors=True)
        raise


def played(
    texts: Texts, request: ReportRequest, columns: list[Column], plans: list[Plan], folder: Path | None
) -> list[Part]:
    """The games of all columns, on common seeds."""
    executor = make_executor(request.on, request.jobs)
    parts: list[Part] = []
    with progress_bar(texts("simulate-progress"), request.plain) as progress:
        task = progress.add_task("", total=len(plans) * request.games)
        for number, (column, plan) in enumerate(zip(columns, plans), 1):
            part = Part(column, plan.game)
            file = folder / f"{number}.jsonl" if folder is not None else Path(f"games-{number}.jsonl")
            name_pack(request, part, folder, number)
            if folder is None:
                part.remake = remaking(plan, part, file)
            for gathered in play_games(plan, str(file), executor):
                if folder is not None:
                    with file.open("a", encoding="utf-8") as out:
                        out.write(as_line(gathered.line))
                part.add(gathered)
                progress.advance(task)
            parts.append(part)
    return parts


def name_pack(request: ReportRequest, part: Part, folder: Path | None, number: int) -> None:
    """The folder of the column's pack; one made of overrides is written beside the records."""
    pack = part.column.pack
    if pack is None:
        return
    if pack.folder.exists():
        part.pack_folder = str(pack.folder)
    elif folder is not None:
        part.pack_folder = str(folder / f"pack-{number}")
        write_pack(pack, Path(part.pack_folder))


def remaking(plan: Plan, part: Part, file: Path) -> str:
    """The command that plays the same games again and keeps their records."""
    words = ["quadriga", "simulate", plan.game, "--games", str(plan.games), "--seats", ",".join(plan.seats)]
    words += ["--seed", plan.seed, *(["--rotate"] if plan.rotate else []), "--out", str(file)]
    for option in part.module.options:
        if plan.options[option.name] != option.default:
            words += ["--option", f"{option.name}={plan.options[option.name]}"]
    return " ".join(quote(word) for word in [*words, *(["--pack", part.pack_folder] if part.pack_folder else [])])


def finish(texts: Texts, request: ReportRequest, parts: list[Part], head: Document) -> int:
    for part in parts:
        if not part.games:
            raise InputError("report_no_games", skipped=len(part.skipped))
    game = head["game"]
    page = request.page_file(game)
    beside = page.parent if page is not None else Path()
    doc = make_document(parts, head, request.often, texts, beside)
    module = parts[0].module
    words = Words(texts.of_game(module), texts("report-as-given"))
    try:
        if page is not None:
            html = make_page(doc, words, module.title)
            page.parent.mkdir(parents=True, exist_ok=True)
            page.write_text(html, encoding="utf-8")
        if request.csv is not None:
            write_csv(doc, request.csv)
        if request.parquet is not None:
            write_parquet(doc, request.parquet)
    except OSError as error:
        raise InputError("file_unwritable", file=str(error.filename), cause=str(error.strerror or error)) from None
    if request.as_json:
        print(dumps(doc, indent=2, ensure_ascii=False))
    else:
        show(words, Page(request.plain), doc, module.title)
    for path in (page, request.csv, request.parquet):
        if path is not None:
            say(texts("report-written", file=str(path)))
    return 0


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
