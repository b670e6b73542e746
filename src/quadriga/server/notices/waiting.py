"""Who owes a decision and has not been told."""

from typing import Any, NamedTuple

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server.people.sessions import PersonRecord, record_of
from quadriga.server.services import Services
from quadriga.server.storage.schema import people, seats, tables


class Debt(NamedTuple):
    """What one person owes at a table."""

    person: PersonRecord
    webhook_failures: int
    seats: list[int]


class Look(NamedTuple):
    """A table at one moment; a decision is named by the serial of the last move of its seat."""

    id: str
    game: str
    name: str
    stamps: list[int]
    debts: list[Debt]


async def look_at(services: Services, table_id: str) -> Look | None:
    """Debts nobody was told of; None if the game does not run."""
    async with services.database.connect() as database:
        columns = (tables.c.game, tables.c.name, tables.c.status, tables.c.owing, tables.c.stamps)
        table = (await database.execute(select(*columns).where(tables.c.id == table_id))).first()
        if table is None or table.status != "playing":
            return None
        debts: dict[str, Debt] = {}
        for row in await owing_seats(database, table_id, table.owing):
            if row.notified < table.stamps[row.seat]:
                debt = debts.setdefault(row.id, Debt(record_of(row), row.webhook_failures, []))
                debt.seats.append(row.seat)
    return Look(table_id, table.game, table.name, table.stamps, list(debts.values()))


async def owing_seats(database: AsyncConnection, table_id: str, owing: list[int]) -> list[Row[Any]]:
    """Seats whose own people must decide."""
    found = await database.execute(
        select(people, seats.c.seat, seats.c.notified)
        .join(seats, seats.c.person == people.c.id)
        .where(
            seats.c.table == table_id,
            seats.c.seat.in_(owing),
            seats.c.kind == "person",
            seats.c.caretaker.is_(False),
            seats.c.forfeited.is_(False),
            people.c.deleted.is_(False),
            people.c.banned.is_(False),
        )
    )
    return list(found)


async def keep_receipt(services: Services, look: Look, debt: Debt) -> None:
    async with services.database.begin() as database:
        for seat in debt.seats:
            await database.execute(
                update(seats)
                .where(seats.c.table == look.id, seats.c.seat == seat, seats.c.person == debt.person.id)
                .values(notified=look.stamps[seat])
            )
