"""Looking back: log lines, marks of the replay bar, any position again. Only what the reader may know."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.server.packs import Packs
from quadriga.server.play import teller
from quadriga.server.play.loading import entries_after, in_force, load_game, table_row
from quadriga.server.storage.schema import moves
from quadriga.server.wire.lobby import LogPage, Mark, Marks, ReplayFrame
from quadriga.server.wire.play import LogLine

Move = Mapping[str, Any] | RowMapping
REMEMBERED = 16  # positions kept at hand, so that stepping forward costs one answer


def line_for(module: Module, move: Move, seats: list[int], over: bool) -> LogLine:
    """A move as the holder of these seats may read it; after the end everything is open."""
    told: list[dict[str, Any]] = move["told"]
    if not over:
        told = [doc for doc in told if any(teller.told_to(module, [doc], seat) for seat in seats or [-1])]
    own = over or move["seat"] in seats or move["kind"] == "undo"
    return LogLine(
        serial=move["serial"],
        at=move["at"],
        kind=move["kind"],
        n=move["n"],
        seat=move["seat"],
        by=move["by"],
        do=move["do"] if own else "",
        told=teller.told_to(module, told, -1, everything=True),
        turn=move["turn"],
        phase=move["phase"],
        scores=move["scores"] if over or module.open_scores else [],
    )


class History:
    def __init__(self, database: AsyncEngine, packs: Packs) -> None:
        self.database = database
        self.packs = packs
        self.games: OrderedDict[str, Table] = OrderedDict()

    async def moves_after(self, table: str, serial: int, limit: int) -> list[Move]:
        query = select(moves).where(moves.c.table == table).where(moves.c.serial > serial)
        async with self.database.connect() as connection:
            found = await connection.execute(query.order_by(moves.c.serial).limit(limit))
            return list(found.mappings())

    async def log(self, table: str, seats: list[int], after: int, limit: int) -> LogPage:
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
        module = find_game(row["game"])
        found = await self.moves_after(table, after, limit)
        return LogPage([line_for(module, move, seats, row["status"] == "over") for move in found], row["serial"])

    async def marks(self, table: str) -> Marks:
        columns = (moves.c.n, moves.c.serial, moves.c.turn, moves.c.phase, moves.c.seat, moves.c.scores)
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            query = in_force(table).with_only_columns(*columns).order_by(moves.c.n)
            found = (await connection.execute(query)).mappings().all()
            final = await load_game(connection, self.packs, row) if row["status"] == "over" else None
        module = final.module if final is not None else find_game(row["game"])
        shown = row["status"] == "over" or module.open_scores
        marks = [
            Mark(mark["n"], mark["serial"], mark["turn"], mark["phase"], mark["seat"], mark["scores"] if shown else [])
            for mark in found
        ]
        scores = module.scores(final.game) if final is not None else []
        parts = [part for part in scores[0] if part != "total"] if scores else []
        return Marks(marks, parts, scores)

    async def position(self, table: str, n: int) -> Table:
        """The table after ``n`` answers; shared, not to be changed."""
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            if not 0 <= n <= row["answers"]:
                raise InputError("no_such_action", number=n, count=row["answers"])
            held = self.games.pop(table, None)
            if held is not None and held.record.length <= n < held.record.length + 40 and self.is_current(held, row):
                for entry in await entries_after(connection, table, held.record.length, n):
                    held.repeat(entry)
            else:
                held = await load_game(connection, self.packs, row, n)
        self.games[table] = held
        while len(self.games) > REMEMBERED:
            self.games.popitem(last=False)
        return held

    def is_current(self, held: Table, row: Move) -> bool:
        """A finished game does not change any more; of a running one something may have been taken back."""
        return bool(row["status"] == "over")

    async def frame(self, table: str, n: int, seat: int, seats: list[int], over: bool) -> ReplayFrame:
        held = await self.position(table, n)
        g = held.game.clone()  # the held one may be stepped on by another reader
        module = held.module
        turn, phase = module.stage(g)
        waiting = g.waiting()
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            query = (
                in_force(table).where(moves.c.n == n)
                if n
                else select(moves).where((moves.c.table == table) & (moves.c.kind == "start"))
            )
            made = (await connection.execute(query)).mappings().all()
        is_asked = bool(waiting) and (over or seat == waiting[0])
        return ReplayFrame(
            n=n,
            count=row["answers"],
            turn=turn,
            phase=phase,
            view=module.view(g, seat),
            names=teller.seat_names(module, g),
            owing=waiting,
            prompt=teller.asked(module, g, waiting[0]) if is_asked else None,
            scores=module.scores(g) if over or module.open_scores else [],
            news=[line_for(module, move, seats, over) for move in made],
            sheet=module.sheet(g),
        )
