"""A database of an earlier version is brought up to date with everything in it."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import select, text
from sqlalchemy.engine import Connection

from quadriga.server.storage.database import MIGRATIONS, migrate, open_database
from quadriga.server.storage.schema import metadata, seats, tables


def to_first_version(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


TABLE = """INSERT INTO tables (id, game, name, status, visibility, options, pace, invite, created, started, ended,
sandbox, hotseat, lesson, revision, data_hash, seed, salt, commitment, serial, answers, turn, owing, names, scores,
winners, stamps, motions)
VALUES ('t', 'warriors', '', 'open', 'public', '{}', '{}', 'i', 1, 0, 0, 0, 0, '', 0, '', '', '', '',
0, 0, 0, '[]', '[]', '[]', '[]', '[]', '[]')"""
SEAT = """INSERT INTO seats ("table", seat, kind, bot, caretaker, forfeited, seen, orders, notified)
VALUES ('t', 0, 'open', '', 0, 0, 0, '[]', -1)"""


def test_tables_of_the_first_version_keep_their_seats(tmp_path: Path) -> None:
    async def scene() -> None:
        database = open_database(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite'}")
        async with database.begin() as connection:
            await connection.run_sync(to_first_version)
            await connection.execute(text(TABLE))
            await connection.execute(text(SEAT))
        await migrate(database)
        async with database.connect() as connection:
            (row,) = await connection.execute(select(tables.c.draw_seats, tables.c.drawn))
            assert (row.draw_seats, row.drawn) == (False, [])
            assert (await connection.scalars(select(seats.c.seat))).all() == [0]
            assert await connection.run_sync(differences) == []
        await database.dispose()

    asyncio.run(scene())
