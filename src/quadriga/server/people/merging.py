"""A guest who turns out to be somebody with an account, and somebody who goes for good."""

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server.admin.audit import note
from quadriga.server.people.names import NAMELESS
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import chat, mutes, people, recoveries, seats, tables, tenures


async def bring_along(services: Services, guest: str, person: PersonRecord) -> None:
    """Seats, tables and lines of the guest become the person's; the guest is no more."""
    async with services.database.begin() as database:
        for column in (seats.c.person, tables.c.host, tenures.c.person):
            await database.execute(update(column.table).where(column == guest).values({column.name: person.id}))
        await database.execute(update(chat).where(chat.c.person == guest).values(person=person.id, name=person.name))
        await make_nameless(database, guest)
        await note(database, "guest_merged", who=person.id, whom=guest)
        found = await database.execute(select(seats.c.table).where(seats.c.person == person.id).distinct())
        touched = [row.table for row in found]
    for table in touched:
        await services.play.changed(table)


async def make_nameless(database: AsyncConnection, person: str) -> None:
    """Whatever tells who it was is gone; the games of others stay."""
    await database.execute(
        update(people)
        .where(people.c.id == person)
        .values(
            name=NAMELESS,
            login=None,
            password=None,
            email=None,
            admin=False,
            deleted=True,
            preferences={},
            sessions_from=now(),
        )
    )
    await database.execute(update(chat).where(chat.c.person == person).values(name=NAMELESS))
    await database.execute(delete(recoveries).where(recoveries.c.person == person))
    await database.execute(delete(mutes).where((mutes.c.person == person) | (mutes.c.muted == person)))


async def delete_person(services: Services, person: PersonRecord) -> None:
    """Running games get the caretaker, tables not yet begun lose the person."""
    async with services.database.connect() as database:
        found = await database.execute(
            select(tables.c.id, tables.c.status)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == person.id)
            .distinct()
        )
        seated = [(row.id, row.status) for row in found]
    for table, status in seated:
        if status == "playing":
            await services.play.leave(table, person.id)
    waiting = [table for table, status in seated if status == "open"]
    async with services.database.begin() as database:
        await database.execute(
            update(seats)
            .where(seats.c.person == person.id, seats.c.table.in_(waiting))
            .values(kind="open", person=None, bot="")
        )
        await database.execute(delete(tables).where(tables.c.host == person.id, tables.c.status == "open"))
        await make_nameless(database, person.id)
        await note(database, "deleted", who=person.id)
    services.play.dismiss(person.id)
    for table, _ in seated:
        await services.play.changed(table)


async def live_tables_of(services: Services, person_id: str) -> list[str]:
    """Tables not yet over where the person sits."""
    async with services.database.connect() as database:
        found = await database.execute(
            select(tables.c.id)
            .join(seats, seats.c.table == tables.c.id)
            .where(seats.c.person == person_id, tables.c.status != "over")
            .distinct()
        )
        return [row.id for row in found]
