"""``quadriga play``: set a table, or go on with one, and play."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from quadriga.bots.program import public_name
from quadriga.cli.arguments import HUMAN, GameArguments, read_seats
from quadriga.cli.keyboard import Keyboard
from quadriga.cli.packs import game_with, pack_at
from quadriga.cli.records import naming
from quadriga.cli.screen import Screen
from quadriga.cli.session import Session, opening
from quadriga.cli.storage import Store, fresh_path
from quadriga.cli.terminal import DIM, WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.position import game_of, open_position, read_document
from quadriga.engine.record import RecordReader
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.games.seating import check_lots, drawn_seats
from quadriga.language.texts import Texts

DRAWN = "seats_drawn"  # note of a table whose seats were drawn


class PlayRequest(NamedTuple):
    """Everything ``quadriga play`` was told."""

    words: list[str]
    pairs: list[str]
    seats: str
    draw_seats: bool | None  # None: as the rulebook has it, unless seats are listed
    seed: str
    position: Path | None
    resume: Path | None
    save: Path | None
    plain: bool
    confirm: bool
    pack: Path | None = None

    def is_empty(self) -> bool:
        given = self.words or self.pairs or self.seats or self.seed or self.position or self.resume or self.pack
        return not given and self.draw_seats is None


def play(texts: Texts, request: PlayRequest) -> int:
    page = Page(request.plain)
    keyboard = Keyboard(page)
    if request.is_empty():
        if not (keyboard.interactive and sys.stdout.isatty()):
            raise InputError("nobody_to_ask")
        from quadriga.cli.wizard import Wizard

        try:
            texts, request = Wizard(texts, page, keyboard).ask(request)
        except (EOFError, KeyboardInterrupt):
            page.line()
            return 0
    if request.resume is not None:
        return resume(texts, page, keyboard, request, request.resume)
    table = new_table(request)
    path = request.save or fresh_path(table.module.name)
    if path.exists():
        raise InputError("save_exists", file=str(path))
    return start(texts, page, keyboard, table, Store(path, opened=False), request.confirm)


def new_table(request: PlayRequest) -> Table:
    given = GameArguments(request.words, request.pairs)
    if request.position is not None:
        return position_table(request, given, request.position)
    module = game_with(given.game, pack_at(request.pack))
    if request.seats:
        seats = read_seats(module, request.seats, with_humans=True)
    else:
        seats = usual_seats(module, min(4, module.max_seats))
    options = module.read_options(len(seats), given.options_of(module))
    table = Table.open(module, len(seats), options, request.seed)
    table.record.players = seats
    by_custom = request.draw_seats is None and module.draws_seats and not request.seats and not options.get("handicap")
    if request.draw_seats or by_custom:
        draw_seats(table)
    return table


def draw_seats(table: Table) -> None:
    """Lots decide who sits where; the seed of the game holds them."""
    record = table.record
    check_lots(record.options)
    drawn = drawn_seats(table.module, record.seats, record.options, record.seed, record.salt)
    record.players = [record.players[before] for before in drawn]
    table.note = DRAWN


def position_table(request: PlayRequest, given: GameArguments, path: Path) -> Table:
    doc = read_document(path)
    pack = pack_at(request.pack)
    with naming(path):
        module = find_game(game_of(path, doc), pack)
    if given.game and given.game != module.name:
        raise InputError("position_other_game", file=str(path), game=module.name, asked=given.game)
    options = doc.get("options", {})
    if given.options and isinstance(options, dict):
        doc = {**doc, "options": {**options, **given.options_of(module)}}
    with naming(path):
        table = open_position(module, doc, request.seed or "0")
    players = table.record.seats
    seats = read_seats(module, request.seats, with_humans=True) if request.seats else usual_seats(module, players)
    if len(seats) != players:
        raise InputError("seats_differ", file=str(path), need=players, count=len(seats))
    table.record.players = seats
    if request.draw_seats:
        draw_seats(table)
    return table


def usual_seats(module: Module, count: int) -> list[str]:
    """One person against fair opponents."""
    from quadriga.bots.registry import usual_kind

    return [HUMAN, *[usual_kind(module.name)] * (count - 1)]


def resume(texts: Texts, page: Page, keyboard: Keyboard, request: PlayRequest, path: Path) -> int:
    """Go on with a saved game, in its own file."""
    given = GameArguments(request.words, request.pairs)
    pack = pack_at(request.pack)
    with naming(path):
        module = find_game(RecordReader(path).game(), pack)
    if given.game not in ("", module.name) or given.options or request.draw_seats:
        raise InputError("resume_options", file=str(path))
    with naming(path):
        table = Table.resume(module, path)
        if not request.seats:  # nor does a file that somebody sent start a program
            read_seats(module, ",".join(table.record.players), with_humans=True, with_programs=False)
    if request.seats:
        seats = read_seats(module, request.seats, with_humans=True)
        if len(seats) != table.record.seats:
            raise InputError("seats_differ", file=str(path), need=table.record.seats, count=len(seats))
        table.record.players = seats
    store = Store(request.save, opened=False) if request.save else Store(path, opened=True)
    if table.note:
        page.line(texts(f"note-{table.note.replace('_', '-')}", file=str(path)), WARNING)
        if not request.save:
            store = Store(fresh_path(module.name), opened=False)
    if table.game.over:
        screen = Screen(module, texts.of_game(module), page)
        screen.head(table.game, -1)
        screen.result(table.game)
        page.line()
        page.line(screen.texts("resume-over", file=opening(module, path)))
        return 0
    return start(texts, page, keyboard, table, store, request.confirm)


def start(texts: Texts, page: Page, keyboard: Keyboard, table: Table, store: Store, confirm: bool) -> int:
    screen = Screen(table.module, texts.of_game(table.module), page)
    page.line()
    page.line(f" {table.module.title}", "bold")
    page.indented(screen.texts("opening", file=str(store.path)), 1, DIM)
    committed = screen.texts.find("opening", "commitment", {"commitment": table.record.commitment[:16]})
    page.indented(committed or "", 1, DIM)
    names = [screen.name(table.game, seat) for seat in range(table.record.seats)]
    ahead = [f"{name} +{points}" for name, points in zip(names, table.game.handicap) if points]
    if ahead:
        page.indented(screen.texts("opening-handicap", seats=", ".join(ahead)), 1)
    if table.note == DRAWN:
        players = [f"{name}: {screen.texts.player(kind)}" for name, kind in zip(names, table.record.players)]
        page.indented(screen.texts("note-seats-drawn", players=", ".join(players)), 1)
    players = table.record.players
    table.record.players = [public_name(player) for player in players]
    session = Session(table, screen, keyboard, store, confirm, players)
    with ending_like_ctrl_c():
        try:
            return session.run()
        finally:
            session.close()


@contextmanager
def ending_like_ctrl_c() -> Iterator[None]:
    """Whoever ends us or closes our terminal ends what we have started too: programs have sessions of their own."""
    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), signal.default_int_handler) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
