"""The journal on a real database: what is acknowledged is there, a serial is written once, batches share a commit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from quadriga.server.play.journal import Conflict, Journal
from quadriga.server.storage.database import migrate, open_database
from quadriga.server.storage.schema import moves, tables


def table_row(name: str) -> dict[str, Any]:
    return {"id": name, "game": "warriors", "options": {}, "pace": {}, "invite": "x", "created": 0}


def move(table: str, serial: int, n: int, kind: str = "answer") -> dict[str, Any]:
    return {
        "table": table, "serial": serial, "at": 0, "kind": kind, "n": n, "seat": 0, "by": "", "do": "pass",
        "chance": [], "told": [], "turn": 1, "phase": 1, "scores": [], "fingerprint": "",
    }  # fmt: skip


@asynccontextmanager
async def journal_at(folder: Path, names: list[str]) -> AsyncIterator[tuple[Journal, AsyncEngine]]:
    database = open_database(f"sqlite+aiosqlite:///{folder / 'test.sqlite'}")
    await migrate(database)
    async with database.begin() as connection:
        await connection.execute(insert(tables), [table_row(name) for name in names])
    journal = Journal(database)
    journal.open()
    try:
        yield journal, database
    finally:
        await journal.close()
        await database.dispose()


async def count(database: AsyncEngine) -> int:
    async with database.connect() as connection:
        return (await connection.execute(select(func.count()).select_from(moves))).scalar_one()


def test_an_acknowledged_move_can_be_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with journal_at(tmp_path, ["a"]) as (journal, database):
            await journal.append(move("a", 1, 1), {"id_": "a", "serial": 1, "answers": 1})
            async with database.connect() as connection:
                row = (await connection.execute(select(tables.c.serial, tables.c.answers))).one()
            assert tuple(row) == (1, 1)
            assert await count(database) == 1

    asyncio.run(scene())


def test_a_serial_is_written_once_and_the_others_of_the_batch_get_through(tmp_path: Path) -> None:
    async def scene() -> None:
        async with journal_at(tmp_path, ["a", "b", "c"]) as (journal, database):
            await journal.append(move("a", 1, 1), {"id_": "a", "serial": 1})
            results = await asyncio.gather(
                journal.append(move("b", 1, 1), {"id_": "b", "serial": 1}),
                journal.append(move("a", 1, 1), {"id_": "a", "serial": 99}),
                journal.append(move("c", 1, 1), {"id_": "c", "serial": 1}),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [type(None), Conflict, type(None)]
            assert await count(database) == 3
            async with database.connect() as connection:
                kept = (await connection.execute(select(tables.c.serial).where(tables.c.id == "a"))).scalar_one()
            assert kept == 1

    asyncio.run(scene())


def test_what_is_taken_back_is_marked_and_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with journal_at(tmp_path, ["a"]) as (journal, database):
            for serial in (1, 2, 3):
                await journal.append(move("a", serial, serial), {"id_": "a", "serial": serial})
            await journal.append(move("a", 4, 1, "undo"), {"id_": "a", "serial": 4}, None, 1)
            async with database.connect() as connection:
                found = (
                    await connection.execute(select(moves.c.serial, moves.c.undone).order_by(moves.c.serial))
                ).all()
            assert [tuple(row) for row in found] == [(1, None), (2, 4), (3, 4), (4, None)]

    asyncio.run(scene())


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def scene() -> None:
        async with journal_at(tmp_path, ["a"]) as (journal, database):
            tasks = [
                asyncio.create_task(journal.append(move("a", n, n), {"id_": "a", "serial": n})) for n in range(1, 40)
            ]
            await asyncio.sleep(0)
            await journal.close()
            await asyncio.gather(*tasks)
            assert await count(database) == 39

    asyncio.run(scene())


def test_a_fault_of_the_database_reaches_whoever_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        async with journal_at(tmp_path, ["a"]) as (journal, _):
            with pytest.raises(Conflict):  # a table that is not there
                await journal.append(move("nobody", 1, 1), {"id_": "nobody", "serial": 1})

    asyncio.run(scene())
