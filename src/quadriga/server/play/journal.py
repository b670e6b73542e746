"""The journal: every move of every table, written so that an acknowledged one is never lost.

Moves that arrive together are committed together, so that many busy tables share the price of one flush to the disk.
"""

import asyncio
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quadriga.server.storage.schema import moves, seats, snapshots, tables

Row = dict[str, Any]


class Conflict(Exception):
    """Somebody else has written this serial: another process plays the same table."""


class Writing(NamedTuple):
    """What one move changes."""

    move: Row
    table: Row  # columns of the table's row, with ``id_`` for which
    snapshot: Row | None
    undone_after: int | None  # moves with more answers than this are taken back
    seats: list[Row]  # changed seats, with ``table_`` and ``seat_``
    done: "asyncio.Future[None]"


class Journal:
    def __init__(self, database: AsyncEngine) -> None:
        self.database = database
        self.queue: asyncio.Queue[Writing] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """What is queued is still written."""
        await self.queue.join()
        if self.writer is not None:
            self.writer.cancel()

    async def append(
        self,
        move: Row,
        table: Row,
        snapshot: Row | None = None,
        undone_after: int | None = None,
        changed_seats: list[Row] | None = None,
    ) -> None:
        """Returns when the move is on the disk; raises Conflict if its serial is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Writing(move, table, snapshot, undone_after, changed_seats or [], done))
        await done

    async def write(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.queue.task_done()

    async def commit(self, batch: list[Writing]) -> None:
        try:
            async with self.database.begin() as connection:
                await put(connection, batch)
        except Exception as error:
            if len(batch) > 1:  # one of them is at fault: let the others through
                for writing in batch:
                    await self.commit([writing])
                return
            fail(batch[0], Conflict() if isinstance(error, IntegrityError) else error)
            return
        for writing in batch:
            if not writing.done.done():
                writing.done.set_result(None)


def fail(writing: Writing, error: Exception) -> None:
    if not writing.done.done():
        writing.done.set_exception(error)


async def put(connection: AsyncConnection, batch: list[Writing]) -> None:
    for writing in batch:
        if writing.undone_after is not None:
            await connection.execute(
                update(moves)
                .where(moves.c.table == writing.move["table"])
                .where(moves.c.n > writing.undone_after)
                .where(moves.c.undone.is_(None))
                .where(moves.c.kind == "answer")
                .values(undone=writing.move["serial"])
            )
    await connection.execute(insert(moves), [writing.move for writing in batch])
    await write_tables(connection, [writing.table for writing in batch])
    taken = [writing.snapshot for writing in batch if writing.snapshot is not None]
    if taken:
        await connection.execute(insert(snapshots), taken)
    for writing in batch:
        if writing.seats:
            await write_seats(connection, writing.seats)


async def write_tables(connection: AsyncConnection, rows: list[Row]) -> None:
    """Rows with the same columns go together."""
    groups: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(sorted(row)), []).append(row)
    for names, alike in groups.items():
        values: Row = {name: bindparam(name) for name in names if name != "id_"}
        await connection.execute(update(tables).where(tables.c.id == bindparam("id_")).values(**values), alike)


async def write_seats(connection: AsyncConnection, rows: list[Row]) -> None:
    for row in rows:
        values = {name: value for name, value in row.items() if name not in ("table_", "seat_")}
        where = (seats.c.table == row["table_"]) & (seats.c.seat == row["seat_"])
        await connection.execute(update(seats).where(where).values(**values))
