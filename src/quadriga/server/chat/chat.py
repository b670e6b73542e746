"""Lines of chat: who may say and who may read them. Spectators read nothing while the game runs."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, insert, select

from quadriga.engine.errors import InputError
from quadriga.server.chat.mutes import muted_by
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import chat, people, seats, tables
from quadriga.server.wire.play import ChatLine

LONGEST: Final = 1000
MOST_READ: Final = 2000  # lines looked through for those somebody may read


async def say(services: Services, table_id: str, person: PersonRecord, seat: int, to: list[int], text: str) -> ChatLine:
    """Keep a line; seat -1 is a visitor, who speaks to the whole table and only when no game runs."""
    spoken = read_text(text)
    services.limits.take("chat", person.id)
    async with services.database.begin() as database:
        status = await database.scalar(select(tables.c.status).where(tables.c.id == table_id))
        if status is None:
            raise InputError("table_unknown")
        if await database.scalar(select(people.c.banned | people.c.deleted).where(people.c.id == person.id)):
            raise InputError("banned")
        found = await database.execute(select(seats.c.seat, seats.c.person).where(seats.c.table == table_id))
        holders = {row.seat: row.person for row in found}
        check_speaker(holders, status, person.id, seat)
        listeners = read_listeners(holders, seat, to)
        line = ChatLine(0, now(), person.name, spoken, person.id, seat, listeners)
        made = await database.execute(
            insert(chat).values(
                table=table_id,
                at=line.at,
                person=person.id,
                name=person.name,
                seat=seat,
                to=listeners,
                text=spoken,
            )
        )
        assert made.inserted_primary_key is not None
        line.id = made.inserted_primary_key[0]
        return line


def read_text(text: str) -> str:
    """Line breaks stay; other signs that cannot be printed go."""
    spoken = "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
    if not spoken or len(text) > LONGEST:
        raise InputError("chat_length", longest=LONGEST)
    return spoken


def check_speaker(holders: dict[int, Any], status: str, person_id: str, seat: int) -> None:
    if seat == -1:
        if status == "playing":
            raise InputError("chat_spectator")
    elif holders.get(seat) != person_id:
        raise InputError("not_seated")


def read_listeners(holders: dict[int, Any], seat: int, to: list[int]) -> list[int]:
    """The seats spoken to, without the speaker's own; none means the whole table."""
    listeners = sorted(set(to) - {seat})
    if to and (seat == -1 or not listeners or any(each not in holders for each in listeners)):
        raise InputError("chat_listeners")
    return listeners


def may_read(line: ChatLine, seats: Sequence[int], playing: bool) -> bool:
    """A line to some seats is theirs and the speaker's for ever; a line to the table is everybody's after the end."""
    if line.to:
        return any(seat == line.seat or seat in line.to for seat in seats)
    return bool(seats) or not playing


async def lines_for(
    services: Services, table_id: str, person_id: str, seats: list[int], limit: int = 200
) -> list[ChatLine]:
    """The last lines the person may and wants to read, oldest first."""
    async with services.database.connect() as database:
        status = await database.scalar(select(tables.c.status).where(tables.c.id == table_id))
        muted = await muted_by(database, person_id)
        found = await database.execute(
            select(chat).where(chat.c.table == table_id).order_by(chat.c.id.desc()).limit(MOST_READ)
        )
        lines: list[ChatLine] = []
        for row in found:
            if row.person not in muted and may_read(line_of(row), seats, status == "playing"):
                lines.append(line_of(row))
                if len(lines) == limit:
                    break
    return lines[::-1]


def line_of(row: Row[Any]) -> ChatLine:
    return ChatLine(row.id, row.at, row.name, row.text, row.person or "", row.seat, list(row.to))
