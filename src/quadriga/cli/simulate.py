"""``quadriga simulate``: bots against bots, and what came of it."""

from json import dumps
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from quadriga.cli.arguments import GameArguments, read_seats
from quadriga.cli.errors import say
from quadriga.cli.numbers import decimal, interval, percent
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.progress import progress_bar
from quadriga.cli.terminal import DIM, STRONG, WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.lab.executors import make_executor
from quadriga.lab.run import Run, seed_of_earlier
from quadriga.lab.simulation import Plan
from quadriga.language.texts import Texts


class SimulateRequest(NamedTuple):
    words: list[str]
    pairs: list[str]
    seats: str
    games: int
    jobs: int
    on: str
    seed: str
    rotate: bool
    as_json: bool
    out: Path | None
    results: Path | None
    resume: bool
    plain: bool
    pack: Path | None


def simulate(texts: Texts, request: SimulateRequest) -> int:
    plan = make_plan(request)
    executor = make_executor(request.on, request.jobs)
    with Run(plan, request.out, request.results, request.resume) as run:
        try:
            with progress_bar(texts("simulate-progress"), request.plain) as progress:
                task = progress.add_task("", total=plan.games, completed=run.results.games)
                for _ in run.play(executor):
                    progress.advance(task)
        except KeyboardInterrupt:
            message = "simulate-interrupted" if run.outputs else "simulate-stopped"
            say(texts(message, games=run.results.games))
            raise
    if request.as_json:
        print(dumps(run.results.document(), indent=2, ensure_ascii=False))
    else:
        show(texts.of_game(find_game(plan.game, plan.pack)), Page(request.plain), run.results.document())
    return 0


def make_plan(request: SimulateRequest) -> Plan:
    given = GameArguments(request.words, request.pairs)
    pack = pack_at(request.pack)
    if not given.game and pack is None:
        raise InputError("simulate_which")
    module = game_with(given.game, pack)
    seats = read_seats(module, request.seats, with_humans=False)
    options = module.read_options(len(seats), given.options_of(module))
    earlier = seed_of_earlier(request.out, request.results) if request.resume else ""
    seed = request.seed or earlier or token_hex(8)
    return Plan(module.name, seats, options, request.games, seed, request.rotate, request.out is not None, pack)


def show(texts: Texts, page: Page, doc: dict[str, Any]) -> None:
    page.line(texts("simulate-title", games=doc["games"], seed=doc["seed"]), STRONG)
    heads = [texts("head-seat"), texts("head-player"), *value_heads(texts)]
    rows = [[str(seat["seat"]), player_name(texts, seat["bot"]), *values(texts, seat)] for seat in doc["seats"]]
    page.table(heads, rows, range(2, 7))
    page.line()
    rows = [[player_name(texts, kind), *values(texts, tally)] for kind, tally in doc["bots"].items()]
    page.table([texts("head-player"), *value_heads(texts)], rows, range(1, 6))
    page.line()
    page.line(texts("simulate-lengths", turns=decimal(texts, doc["turns"]), decisions=f"{doc['decisions']:.0f}"), DIM)
    if doc["faults"]:
        page.line(texts("simulate-faults", count=doc["faults"], cause=doc["fault"]), WARNING)


def player_name(texts: Texts, kind: str) -> str:
    return texts.player(kind) if kind else texts("simulate-rotating")


def value_heads(texts: Texts) -> list[str]:
    return [texts(f"head-{name}") for name in ("wins", "shared", "share", "interval", "mean-points")]


def values(texts: Texts, tally: dict[str, Any]) -> list[str]:
    return [
        str(tally["wins"]),
        str(tally["shared"]),
        percent(texts, tally["share"]),
        interval(texts, tally["low"], tally["high"]),
        decimal(texts, tally["points"]),
    ]
