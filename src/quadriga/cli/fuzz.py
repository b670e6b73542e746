"""``quadriga fuzz``: random play in search of crashes, dead ends and broken invariants."""

from json import loads
from pathlib import Path
from secrets import token_hex

from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from quadriga.cli.packs import pack_at
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.fuzz import FuzzReport
from quadriga.engine.fuzz import fuzz as search
from quadriga.engine.module import Module
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts


def fuzz(texts: Texts, game: str, seconds: float, seed: str, out: Path, plain: bool, pack: Path | None) -> int:
    """0 if nothing broke, 1 if something did; each fault is left as a file that loads as a game."""
    module = find_game(game, pack_at(pack))
    if out.exists() and not out.is_dir():
        raise InputError("not_a_folder", file=str(out))
    seed = seed or token_hex(8)
    try:
        report = watched_search(texts, module, seconds, seed, out, plain)
    except OSError as error:
        raise InputError("file_unwritable", file=str(out), cause=str(error.strerror or error)) from None
    page = Page(plain)
    page.line(texts("fuzz-done", games=report.games, answers=report.answers, situations=report.situations, seed=seed))
    for path in report.crashes:
        page.line(texts("fuzz-found", fault=fault_in(path)), WARNING)
        page.line(texts("fuzz-written", file=str(path)))
    if not report.crashes:
        page.line(texts("fuzz-clean"))
    return 1 if report.crashes else 0


def watched_search(texts: Texts, module: Module, seconds: float, seed: str, out: Path, plain: bool) -> FuzzReport:
    """The search with a bar on the error stream that shows the time gone."""
    console = Page(plain, to_stderr=True).console
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts("fuzz-progress", games=0, crashes=0), total=seconds)
        started = bar.get_time()

        def show(report: FuzzReport) -> None:
            text = texts("fuzz-progress", games=report.games, crashes=len(report.crashes))
            bar.update(task, completed=bar.get_time() - started, description=text)

        return search(module, seconds, seed, out, show)


def fault_in(path: Path) -> str:
    """What the last line of a crash file says went wrong."""
    return str(loads(path.read_text(encoding="utf-8").splitlines()[-1])["crash"]["error"])
