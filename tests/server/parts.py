"""The parts of a server inside the test's own process, with a database of the test's own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import insert, update

from quadriga.server.notices.notices import Notices
from quadriga.server.people.accounts import make_guest
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.play.play import Play
from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.storage.database import migrate, now, open_database
from quadriga.server.storage.schema import people, seats, tables

Result = TypeVar("Result")


class NobodyPlays:
    """Stands for the running games where a test needs none."""

    def __init__(self) -> None:
        self.there: set[str] = set()

    def online(self, table: str) -> set[str]:
        return self.there

    def watchers(self, table: str) -> int:
        return 0

    async def changed(self, table: str) -> None:
        pass


def with_services(folder: Path, job: Callable[[Services], Awaitable[Result]], **settings: Any) -> Result:
    """Run a job with a fresh database."""

    async def run() -> Result:
        made = Settings(data=folder, secret="secret", **{"rate_factor": 1000.0, "notice_seconds": 0.0} | settings)
        services = Services(made, open_database(made.address))
        services.play = NobodyPlays()  # type: ignore[assignment]
        services.notices = Notices(services)
        services.notices.pauses = (0.0, 0.0)
        await migrate(services.database)
        await services.notices.open()
        try:
            return await job(services)
        finally:
            await services.notices.close()
            await services.database.dispose()

    return asyncio.run(run())


async def person(services: Services, name: str, **values: Any) -> PersonRecord:
    made = await make_guest(services, name)
    if values:
        async with services.database.begin() as database:
            await database.execute(update(people).where(people.c.id == made.id).values(values))
    return made


async def table(services: Services, *sitting: PersonRecord | None, **values: Any) -> str:
    """A running table; None is a bot. Seat 0 owes."""
    row = {
        "id": "t",
        "game": "warriors",
        "status": "playing",
        "options": {},
        "pace": {},
        "invite": "i",
        "created": now(),
    }
    async with services.database.begin() as database:
        await database.execute(insert(tables).values(row | {"owing": [0], "stamps": [0] * len(sitting)} | values))
        rows = [
            {"table": "t", "seat": seat, "kind": "person" if who else "bot", "person": who.id if who else None}
            for seat, who in enumerate(sitting)
        ]
        await database.execute(insert(seats), rows)
    return "t"


@asynccontextmanager
async def services_at(folder: Path) -> AsyncIterator[Services]:
    """Everything that plays games, in this process, without sockets."""
    settings = Settings(data=folder, secret="s" * 32, templates=True, rate_factor=1000)
    services = Services(settings, open_database(settings.address))
    await migrate(services.database)
    services.play = Play(services)
    services.notices = Notices(services)
    services.play.journal.open()
    await services.notices.open()
    try:
        yield services
    finally:
        await services.notices.close()
        await services.play.close()
        await services.database.dispose()
