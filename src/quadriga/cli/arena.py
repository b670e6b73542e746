"""``quadriga arena``: which bots are stronger, by how much, and how sure that is."""

from json import dumps
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

from quadriga.bots.levels import level_name
from quadriga.bots.registry import kinds
from quadriga.cli.arguments import GameArguments, read_seats
from quadriga.cli.errors import say
from quadriga.cli.numbers import decimal, interval, percent
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.progress import progress_bar
from quadriga.cli.terminal import DIM, STRONG, WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.lab.arena import Arena, Contest
from quadriga.lab.executors import make_executor
from quadriga.lab.extras import need
from quadriga.lab.journal import seed_in
from quadriga.lab.lineups import ADJACENT, ALL, schedule, table_of
from quadriga.lab.standings import standings
from quadriga.language.texts import Texts

LADDER = ("random", "easy", "medium", "hard", "expert")  # from weak to strong
USUAL_PLAYERS = 4


class ArenaRequest(NamedTuple):
    words: list[str]
    pairs: list[str]
    levels: str
    lineups: list[str]
    games: int
    players: int | None
    meetings: str
    seed: str
    jobs: int
    on: str
    resume: Path | None
    plot: Path | None
    as_json: bool
    plain: bool
    pack: Path | None


def arena(texts: Texts, request: ArenaRequest) -> int:
    need("lab", "openskill", *(("altair", "vl_convert") if request.plot is not None else ()))
    if request.plot is not None and request.plot.exists() and not request.plot.is_dir():
        raise InputError("plot_folder", file=str(request.plot))
    contest, levels = make_contest(request)
    executor = make_executor(request.on, request.jobs)
    found = Arena(contest, request.resume)
    earlier = len(found.done)
    try:
        with progress_bar(texts("simulate-progress"), request.plain) as progress:
            task = progress.add_task("", total=len(found.wanted), completed=earlier)
            for _ in found.play(executor):
                progress.advance(task)
    except KeyboardInterrupt:
        message = "arena-interrupted" if request.resume is not None else "simulate-stopped"
        say(texts(message, games=len(found.done)))
        raise
    doc: dict[str, Any] = {**contest.header(), "earlier": earlier, **standings(found.matches(), levels)}
    if request.as_json:
        print(dumps(doc, indent=2, ensure_ascii=False))
    else:
        show(texts, Page(request.plain), doc)
    if request.plot is not None:
        draw(texts, request, doc)
    return 0


def make_contest(request: ArenaRequest) -> tuple[Contest, list[str]]:
    """What is played, and the levels from weak to strong."""
    given = GameArguments(request.words, request.pairs)
    pack = pack_at(request.pack)
    if not given.game and pack is None:
        raise InputError("arena_which")
    module = game_with(given.game, pack)
    if request.meetings not in (ADJACENT, ALL):
        raise InputError("option_value", option="pairs", value=request.meetings, allowed=f"{ADJACENT}, {ALL}")
    if request.lineups:
        tables = [read_seats(module, text, with_humans=False) for text in request.lineups]
        players = players_of(tables, request.players)
        levels = in_order(module, tables, request.levels)
        lineups = [table_of(tuple(table), request.games) for table in tables]
    else:
        levels = read_levels(module, request.levels)
        players = request.players or min(USUAL_PLAYERS, module.max_seats)
        if players < 2:
            raise InputError("player_count", count=players, low=max(2, module.min_seats), high=module.max_seats)
        lineups = schedule(levels, players, request.games, request.meetings)
    options = module.read_options(players, given.options_of(module))
    return Contest(module.name, options, players, choose_seed(request), lineups, pack), levels


def choose_seed(request: ArenaRequest) -> str:
    """The one asked for, or that of the run which is resumed."""
    earlier = seed_in(request.resume) if request.resume is not None else ""
    return request.seed or earlier or token_hex(8)


def read_levels(module: Module, text: str) -> list[str]:
    """Known bots, weak to strong, each once and at least two."""
    known = kinds(module.name)
    levels = [level_name(word.strip().lower()) for word in text.split(",")] if text else usual_levels(known)
    for level in levels:
        if level not in known:
            raise InputError("player_unknown", player=level or "?", known=", ".join(known))
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise InputError("levels_few", levels=", ".join(levels))
    return levels


def usual_levels(known: list[str]) -> list[str]:
    ladder = [level for level in LADDER if level in known]
    return ladder if len(ladder) > 1 else known


def players_of(tables: list[list[str]], wanted: int | None) -> int:
    sizes = {len(table) for table in tables} | ({wanted} if wanted is not None else set())
    if len(sizes) > 1:
        raise InputError("lineup_sizes", sizes=", ".join(str(size) for size in sorted(sizes)))
    return sizes.pop()


def in_order(module: Module, tables: list[list[str]], text: str) -> list[str]:
    """The bots of the tables from weak to strong: as given, else as the ladder or the registry has them."""
    known = read_levels(module, text) if text else [*LADDER, *kinds(module.name)]
    seated = {kind for table in tables for kind in table}
    missing = sorted(seated - set(known))
    if missing:
        raise InputError("levels_missing", levels=", ".join(missing))
    return [level for level in dict.fromkeys(known) if level in seated]


def draw(texts: Texts, request: ArenaRequest, doc: dict[str, Any]) -> None:
    from quadriga.lab.plots import Words, draw_arena

    assert request.plot is not None
    names = {row["level"]: texts.player(row["level"]) for row in doc["levels"]}
    words = Words(
        names,
        *(
            texts(f"plot-{name}")
            for name in ("ratings", "rating", "head-to-head", "share", "versus", "pace", "milliseconds")
        ),
    )
    try:
        files = draw_arena(doc, words, request.plot)
    except OSError as error:
        raise InputError("file_unwritable", file=str(request.plot), cause=str(error.strerror or error)) from None
    if not request.as_json:
        Page(request.plain).line(texts("plot-written", files=", ".join(str(file) for file in files)), DIM)


def show(texts: Texts, page: Page, doc: dict[str, Any]) -> None:
    page.line(texts("arena-title", games=doc["games"], players=doc["players"], seed=doc["seed"]), STRONG)
    if doc["earlier"]:
        page.line(texts("arena-earlier", games=doc["earlier"]), DIM)
    levels = doc["levels"]
    tell(
        texts,
        page,
        ["player", "rating", "interval", "mean-points", "pace"],
        [level_cells(texts, row) for row in levels],
    )
    tell(texts, page, ["player", "games", "share", "fair", "interval"], [games_cells(texts, row) for row in levels])
    if doc["pairs"]:
        heads = ["stronger", "weaker", "games", "wins", "share", "fair", "interval"]
        tell(texts, page, heads, [pair_cells(texts, row) for row in doc["pairs"]])
    show_verdict(texts, page, doc)


def tell(texts: Texts, page: Page, heads: list[str], rows: list[list[str]]) -> None:
    """A table narrow enough for a terminal of eighty columns, names to the left and numbers to the right."""
    names = sum(head in ("player", "stronger", "weaker") for head in heads)
    page.table([texts(f"head-{name}") for name in heads], rows, range(names, len(heads)))
    page.line()


def level_cells(texts: Texts, row: dict[str, Any]) -> list[str]:
    rating = row["rating"]
    return [
        texts.player(row["level"]),
        decimal(texts, rating["mean"], 2),
        f"{decimal(texts, rating['low'], 2)} – {decimal(texts, rating['high'], 2)}",
        decimal(texts, row["points"]),
        f"{decimal(texts, row['seconds'] * 1000)} ms",
    ]


def games_cells(texts: Texts, row: dict[str, Any]) -> list[str]:
    return [texts.player(row["level"]), str(row["games"]), *share_cells(texts, row)]


def pair_cells(texts: Texts, row: dict[str, Any]) -> list[str]:
    names = [texts.player(row["stronger"]), texts.player(row["weaker"])]
    return [*names, str(row["games"]), decimal(texts, row["wins"]), *share_cells(texts, row)]


def share_cells(texts: Texts, row: dict[str, Any]) -> list[str]:
    return [percent(texts, row["share"]), percent(texts, row["fair"]), interval(texts, row["low"], row["high"])]


def show_verdict(texts: Texts, page: Page, doc: dict[str, Any]) -> None:
    if len(doc["levels"]) > 1:  # one level by itself is neither stronger nor weaker
        show_order(texts, page, doc["order"])
    faults = sum(row["faults"] for row in doc["levels"])
    if faults:
        page.line(texts("simulate-faults", count=faults, cause=doc["fault"]), WARNING)


def show_order(texts: Texts, page: Page, order: dict[str, Any]) -> None:
    if order["ratings"]:
        page.line(texts("arena-ordered"))
    else:
        page.line(texts("arena-overlapping", pairs=listed(texts, order["overlapping"])), WARNING)
    if order["head_to_head"]:
        page.line(texts("arena-beaten"))
    else:
        page.line(texts("arena-unproved", pairs=listed(texts, order["unproved"])), WARNING)


def listed(texts: Texts, pairs: list[list[str]]) -> str:
    return "; ".join(" – ".join(texts.player(kind) for kind in pair) for pair in pairs)
