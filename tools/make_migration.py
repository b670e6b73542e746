#!/usr/bin/env python3
"""Write the next migration of the server's database: ``tools/make_migration.py "what changes"``. Read it before use."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection

from quadriga.server.storage.database import MIGRATIONS, migrate, open_database


async def write(message: str) -> None:
    with TemporaryDirectory() as folder:
        engine = open_database(f"sqlite+aiosqlite:///{Path(folder) / 'new.sqlite'}")
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(lambda found: generate(found, message))
        await engine.dispose()


def generate(connection: Connection, message: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    number = len(list((MIGRATIONS / "versions").glob("*.py"))) + 1
    command.revision(config, message, autogenerate=True, rev_id=f"{number:04d}")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
