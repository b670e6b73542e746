"""``quadriga simulate``: bots against bots, and what came of it."""

from contextlib import ExitStack
from json import dumps
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple, TextIO

from quadriga.bots.simulate import Match, Plan, Results
from quadriga.bots.simulate import simulate as play_all
from quadriga.cli.arguments import GameArguments, read_seats
from quadriga.cli.terminal import DIM, STRONG, WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts


class SimulateRequest(NamedTuple):
    words: list[str]
    pairs: list[str]
    seats: str
    games: int
    jobs: int
    seed: str
    rotate: bool
    as_json: bool
    out: Path | None
    plain: bool


def simulate(texts: Texts, request: SimulateRequest) -> int:
    plan = make_plan(request)
    if request.out is not None and request.out.exists():
        raise InputError("out_exists", file=str(request.out))
    results = Results(plan)
    with ExitStack() as stack:
        out = stack.enter_context(opened(request.out)) if request.out is not None else None
        progress = stack.enter_context(progress_bar(texts, request))
        task = progress.add_task("", total=plan.games)
        for match in play_all(plan, request.jobs):
            results.add(match)
            if out is not None:
                out.write(match_line(match))
            progress.advance(task)
    if request.as_json:
        print(dumps(results.document(), indent=2, ensure_ascii=False))
    else:
        show(texts.of_game(find_game(plan.game)), Page(request.plain), results.document())
    return 0


def make_plan(request: SimulateRequest) -> Plan:
    given = GameArguments(request.words, request.pairs)
    if not given.game:
        raise InputError("simulate_which")
    module = find_game(given.game)
    seats = read_seats(module, request.seats, with_humans=False)
    options = module.read_options(len(seats), given.options_of(module))
    seed = request.seed or token_hex(8)
    return Plan(module.name, seats, options, request.games, seed, request.rotate, request.out is not None)


def opened(path: Path) -> TextIO:
    try:
        return path.open("x", encoding="utf-8")
    except OSError as error:
        raise InputError("file_unwritable", file=str(path), cause=str(error.strerror or error)) from None


def match_line(match: Match) -> str:
    doc = {"game": match.number, "seed": match.seed, "record": match.played.lines}
    return dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n"


def progress_bar(texts: Texts, request: SimulateRequest) -> Any:
    """On the error stream, gone when done; silent where nobody looks."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Page(request.plain, to_stderr=True).console
    columns = (TextColumn(texts("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show(texts: Texts, page: Page, doc: dict[str, Any]) -> None:
    page.line(texts("simulate-title", games=doc["games"], seed=doc["seed"]), STRONG)
    heads = [texts("head-seat"), texts("head-player"), *value_heads(texts)]
    rows = [[str(seat["seat"]), player_name(texts, seat["bot"]), *values(seat)] for seat in doc["seats"]]
    page.table(heads, rows, range(2, 7))
    page.line()
    rows = [[player_name(texts, kind), *values(tally)] for kind, tally in doc["bots"].items()]
    page.table([texts("head-player"), *value_heads(texts)], rows, range(1, 6))
    page.line()
    page.line(texts("simulate-lengths", turns=f"{doc['turns']:.1f}", decisions=f"{doc['decisions']:.0f}"), DIM)
    if doc["faults"]:
        page.line(texts("simulate-faults", count=doc["faults"]), WARNING)


def player_name(texts: Texts, kind: str) -> str:
    return texts.player(kind) if kind else texts("simulate-rotating")


def value_heads(texts: Texts) -> list[str]:
    return [texts(f"head-{name}") for name in ("wins", "shared", "share", "interval", "mean-points")]


def values(tally: dict[str, Any]) -> list[str]:
    return [
        str(tally["wins"]),
        str(tally["shared"]),
        percent(tally["share"]),
        f"{percent(tally['low'])} – {percent(tally['high'])}",
        f"{tally['points']:.1f}",
    ]


def percent(share: float) -> str:
    return f"{share * 100:.1f} %"
