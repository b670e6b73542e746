"""Not wanting to read somebody."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.engine.errors import InputError
from quadriga.server.people.accounts import load_person
from quadriga.server.services import Services
from quadriga.server.storage.schema import mutes


async def muted_by(database: AsyncConnection, person_id: str) -> set[str]:
    found = await database.execute(select(mutes.c.muted).where(mutes.c.person == person_id))
    return {row.muted for row in found}


async def mute(services: Services, person_id: str, other: str) -> None:
    if other == person_id:
        raise InputError("person_unknown")
    async with services.database.begin() as database:
        await load_person(database, other)
        if other not in await muted_by(database, person_id):
            await database.execute(insert(mutes).values(person=person_id, muted=other))


async def unmute(services: Services, person_id: str, other: str) -> None:
    async with services.database.begin() as database:
        await database.execute(delete(mutes).where(mutes.c.person == person_id, mutes.c.muted == other))
