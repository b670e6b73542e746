"""Who sits where, before the game begins."""

from typing import Any

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.engine.errors import InputError
from quadriga.server.lobby.games import read_bot
from quadriga.server.lobby.info import is_invite
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.schema import seats, tables
from quadriga.server.storage.seated import PERSON, PROGRAM
from quadriga.server.wire.lobby import Fill, Join, SeatChange

OPEN: dict[str, Any] = {"kind": "open", "person": None, "bot": "", "agent": PERSON}


async def table_row(database: AsyncConnection, table_id: str) -> Row[Any]:
    c = tables.c
    columns = [c.id, c.game, c.status, c.visibility, c.host, c.invite, c.options, c.draw_seats, c.pack]
    row: Row[Any] | None = (await database.execute(select(*columns).where(c.id == table_id))).first()
    if row is None:
        raise InputError("table_unknown", table=table_id)
    return row


async def open_table(database: AsyncConnection, table_id: str) -> Row[Any]:
    """A table that has not begun, and cannot begin before this transaction is over: it is written to first."""
    held = await database.execute(
        update(tables).where(tables.c.id == table_id, tables.c.status == "open").values(status="open")
    )
    row = await table_row(database, table_id)
    if held.rowcount != 1:
        raise InputError("table_started")
    return row


async def hosted_table(database: AsyncConnection, table_id: str, person_id: str) -> Row[Any]:
    """A table that has not begun, for its host."""
    row = await table_row(database, table_id)
    if row.host != person_id:
        raise InputError("not_host")
    return await open_table(database, table_id)


async def seated_at(database: AsyncConnection, table_id: str, *which: Any) -> list[int]:
    found = await database.execute(select(seats.c.seat).where(seats.c.table == table_id, *which).order_by(seats.c.seat))
    return [row.seat for row in found]


async def take_seat(database: AsyncConnection, table_id: str, seat: int, person_id: str, agent: dict[str, Any]) -> bool:
    """False if somebody was quicker."""
    taken = await database.execute(
        update(seats)
        .where(seats.c.table == table_id, seats.c.seat == seat, seats.c.kind == "open")
        .values(kind="person", person=person_id, bot="", agent=agent)
    )
    return taken.rowcount == 1


async def join(services: Services, person: PersonRecord, table_id: str, wanted: Join) -> None:
    """Sit down; whoever sits already moves over to the seat they name."""
    agent = PROGRAM if wanted.program else PERSON
    async with services.database.begin() as database:
        row = await open_table(database, table_id)
        mine = await seated_at(database, table_id, seats.c.person == person.id)
        trusted = mine or row.host == person.id or row.visibility == "public" or is_invite(row.invite, wanted.invite)
        if not trusted:
            raise InputError("invite_needed")
        if mine and wanted.seat in (-1, *mine):
            return
        await sit(database, table_id, wanted.seat, person.id, agent)
        if len(mine) == 1:
            await put(database, table_id, mine[0], OPEN)


async def join_as_agent(
    services: Services, person: PersonRecord, table_id: str, seat: int, agent: dict[str, Any]
) -> None:
    """A seat of its own for whoever has been invited and sits nowhere at the table; -1 is any."""
    async with services.database.begin() as database:
        await open_table(database, table_id)
        if await seated_at(database, table_id, seats.c.person == person.id):
            raise InputError("already_seated")
        await sit(database, table_id, seat, person.id, agent)


async def sit(database: AsyncConnection, table_id: str, seat: int, person_id: str, agent: dict[str, Any]) -> None:
    if seat == -1:
        await take_any_seat(database, table_id, person_id, agent)
        return
    if seat not in await seated_at(database, table_id):
        raise InputError("seat_unknown", seat=seat + 1)
    if not await take_seat(database, table_id, seat, person_id, agent):
        raise InputError("seat_taken", seat=seat + 1)


async def take_any_seat(database: AsyncConnection, table_id: str, person_id: str, agent: dict[str, Any]) -> None:
    for seat in await seated_at(database, table_id, seats.c.kind == "open"):
        if await take_seat(database, table_id, seat, person_id, agent):
            return
    raise InputError("no_open_seat")


async def put(database: AsyncConnection, table_id: str, seat: int, values: dict[str, Any]) -> None:
    await database.execute(update(seats).where(seats.c.table == table_id, seats.c.seat == seat).values(values))


async def leave(services: Services, person: PersonRecord, table_id: str) -> None:
    """Stand up; in a running game the caretaker sits down."""
    async with services.database.begin() as database:
        await table_row(database, table_id)
        mine = await seated_at(database, table_id, seats.c.person == person.id)
        if not mine:
            raise InputError("not_seated")
        try:
            await open_table(database, table_id)
        except InputError:
            running = True
        else:
            running = False
            for seat in mine:
                await put(database, table_id, seat, OPEN)
    if running:
        await services.play.leave(table_id, person.id)


async def change_seat(services: Services, person: PersonRecord, table_id: str, seat: int, wanted: SeatChange) -> None:
    """By the host: a bot, nobody, or the host; nobody loses a seat to the host without being sent away first."""
    async with services.database.begin() as database:
        row = await hosted_table(database, table_id, person.id)
        if seat not in await seated_at(database, table_id):
            raise InputError("seat_unknown", seat=seat + 1)
        if wanted.kind == "me":
            others = await seated_at(database, table_id, seats.c.kind == "person", seats.c.person != person.id)
            if seat in others:
                raise InputError("seat_taken", seat=seat + 1)
            await put(database, table_id, seat, {**OPEN, "kind": "person", "person": person.id})
        elif wanted.kind == "bot":
            bot = read_bot(row.game, wanted.bot)
            await put(database, table_id, seat, {**OPEN, "kind": "bot", "bot": bot})
        else:
            await put(database, table_id, seat, OPEN)
        mine = await seated_at(database, table_id, seats.c.person == person.id)
        await database.execute(update(tables).where(tables.c.id == table_id).values(hotseat=len(mine) > 1))


async def fill(services: Services, person: PersonRecord, table_id: str, wanted: Fill) -> None:
    """By the host: bots on all open seats."""
    async with services.database.begin() as database:
        row = await hosted_table(database, table_id, person.id)
        bot = read_bot(row.game, wanted.bot)
        await database.execute(
            update(seats).where(seats.c.table == table_id, seats.c.kind == "open").values(kind="bot", bot=bot)
        )
