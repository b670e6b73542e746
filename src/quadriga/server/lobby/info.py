"""A table as its visitors see it, and who may see it at all."""

from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.bots.program import PUBLIC
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.server.services import Services
from quadriga.server.storage.schema import people, seats, tables
from quadriga.server.storage.seated import is_agent, is_program
from quadriga.server.wire.common import Motion, Pace, Person, SeatInfo, TableInfo

HIDDEN: Final = ("origin_state", "opening", "seed", "salt", "clock")
SHOWN: Final = [column for column in tables.c if column.name not in HIDDEN]


async def table_info(services: Services, table_id: str, person_id: str) -> TableInfo:
    """The table for whoever asks; an empty id is nobody."""
    found = await table_infos(services, [table_id], person_id)
    if not found:
        raise InputError("table_unknown", table=table_id)
    return found[0]


async def table_infos(services: Services, ids: Sequence[str], person_id: str) -> list[TableInfo]:
    """Several tables in the order of their ids."""
    async with services.database.connect() as database:
        rows = {row.id: row for row in await database.execute(select(*SHOWN).where(tables.c.id.in_(ids)))}
        seated = await seats_of(database, ids)
        hosts = await persons(database, {row.host for row in rows.values() if row.host})
    found = [rows[table_id] for table_id in ids if table_id in rows]
    return [info(services, row, seated.get(row.id, []), hosts, person_id) for row in found]


async def seats_of(database: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Row[Any]]]:
    found = await database.execute(
        select(seats, people.c.name, people.c.login)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.table.in_(ids))
        .order_by(seats.c.seat)
    )
    by_table: dict[str, list[Row[Any]]] = {}
    for row in found:
        by_table.setdefault(row.table, []).append(row)
    return by_table


async def persons(database: AsyncConnection, ids: set[str]) -> dict[str, Person]:
    found = await database.execute(select(people).where(people.c.id.in_(ids)))
    return {row.id: Person(row.id, row.name, row.login is None) for row in found}


def info(
    services: Services, row: Row[Any], seated: list[Row[Any]], hosts: Mapping[str, Person], person_id: str
) -> TableInfo:
    mine = [seat.seat for seat in seated if person_id and seat.person == person_id]
    hosting = bool(person_id) and row.host == person_id
    return TableInfo(
        id=row.id,
        game=row.game,
        title=find_game(row.game).title,
        name=row.name,
        status=row.status,
        visibility=row.visibility,
        options=row.options,
        seats=[seat_info(seat, services.play.online(row.id)) for seat in seated],
        pace=msgspec.convert(row.pace, Pace),
        host=hosts.get(row.host),
        created=row.created,
        started=row.started,
        ended=row.ended,
        turn=row.turn,
        answers=row.answers,
        owing=row.owing,
        mine=mine,
        invite=row.invite if mine or hosting else "",
        watchers=services.play.watchers(row.id),
        winners=row.winners,
        scores=row.scores if row.status == "over" or find_game(row.game).open_scores else [],
        names=row.names,
        commitment=row.commitment,
        draw_seats=row.draw_seats,
        drawn=row.drawn,
        pack=services.packs.info(row.pack),
        sandbox=row.sandbox,
        hotseat=row.hotseat,
        hints=allows_hints(row.hints, [(seat.kind, seat.person) for seat in seated]),
        lesson=row.lesson,
        conditions=row.conditions,
        origin=row.origin or "",
        rematch=row.rematch or "",
        motions=msgspec.convert(row.motions, list[Motion]),
        can_host=hosting,
    )


def allows_hints(wish: bool | None, seated: Sequence[tuple[str, str | None]]) -> bool:
    """As the host wishes; without a wish, if one person plays alone, at however many seats."""
    if wish is not None:
        return wish
    people = {person for kind, person in seated if kind == "person"}
    return len(people) == 1 and all(kind != "open" for kind, _ in seated)


async def is_game_without_hints(database: AsyncConnection, table_id: str | None) -> bool:
    """Whether a table, or what it is a sandbox of, is a running game with hints off: a fork is no way round."""
    query = select(tables.c.status, tables.c.hints, tables.c.sandbox, tables.c.origin)
    while table_id and (row := (await database.execute(query.where(tables.c.id == table_id))).first()) is not None:
        if not row.sandbox:
            found = await database.execute(select(seats.c.kind, seats.c.person).where(seats.c.table == table_id))
            seated = [(seat.kind, seat.person) for seat in found]
            return row.status == "playing" and not allows_hints(row.hints, seated)
        table_id = row.origin
    return False


def seat_info(row: Row[Any], online: set[str]) -> SeatInfo:
    person = Person(row.person, row.name or "", row.login is None) if row.person else None
    return SeatInfo(
        seat=row.seat,
        kind=row.kind,
        person=person,
        bot=row.bot,
        online=row.person in online,
        caretaker=row.caretaker,
        forfeited=row.forfeited,
        hints=row.hints,
        agent=is_agent(row.agent),
        program=row.bot == PUBLIC or is_program(row.agent),
    )


async def access(services: Services, table_id: str, person_id: str, invite: str) -> list[int]:
    """The seats of the person, if they may see the table at all."""
    async with services.database.connect() as database:
        row = (
            await database.execute(
                select(tables.c.visibility, tables.c.invite, tables.c.host).where(tables.c.id == table_id)
            )
        ).first()
        if row is None:
            raise InputError("table_unknown", table=table_id)
        found = await database.execute(
            select(seats.c.seat).where(seats.c.table == table_id, seats.c.person == person_id).order_by(seats.c.seat)
        )
        mine = [seat.seat for seat in found] if person_id else []
    invited = bool(mine) or (bool(person_id) and row.host == person_id) or is_invite(row.invite, invite)
    if row.visibility == "private" and not invited:
        raise InputError("table_private")
    return mine


def is_invite(kept: str, given: str) -> bool:
    return bool(kept) and compare_digest(kept.encode("utf-8"), given.encode("utf-8"))
