"""Complaints about lines of chat."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from quadriga.engine.errors import InputError
from quadriga.server.admin.audit import note
from quadriga.server.chat.chat import line_of, may_read
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import chat, people, reports, seats, tables
from quadriga.server.wire.lobby import ReportRow


async def report(services: Services, person: PersonRecord, line_id: int, why: str) -> None:
    """Once a line and person; only somebody who may read the line can complain about it."""
    services.limits.take("report", person.id)
    async with services.database.connect() as database:
        row = (await database.execute(select(chat).where(chat.c.id == line_id))).first()
        if row is None:
            raise InputError("line_unknown")
        found = await database.execute(
            select(seats.c.seat).where(seats.c.table == row.table, seats.c.person == person.id)
        )
        table = (
            await database.execute(select(tables.c.status, tables.c.visibility).where(tables.c.id == row.table))
        ).one()
        held = [each.seat for each in found]
        hidden = table.visibility == "private" and not held
        if hidden or not may_read(line_of(row), held, table.status == "playing"):
            raise InputError("line_unknown")
    try:
        async with services.database.begin() as database:
            await database.execute(insert(reports).values(at=now(), line=line_id, by=person.id, why=why[:1000]))
    except IntegrityError:
        return


async def all_reports(services: Services) -> list[ReportRow]:
    """Open ones first, then the newest."""
    async with services.database.connect() as database:
        found = await database.execute(
            select(reports, chat.c.table, chat.c.text, people.c.name.label("reporter"), chat.c.name)
            .join(chat, chat.c.id == reports.c.line)
            .join(people, people.c.id == reports.c.by)
            .order_by(reports.c.settled, reports.c.id.desc())
            .limit(500)
        )
        return [
            ReportRow(row.id, row.at, row.table, row.reporter, row.name, row.text, row.why, row.settled)
            for row in found
        ]


async def settle(services: Services, admin: PersonRecord, report_id: int) -> None:
    async with services.database.begin() as database:
        done = await database.execute(update(reports).where(reports.c.id == report_id).values(settled=True))
        if done.rowcount == 0:
            raise InputError("report_unknown")
        await note(database, "report_settled", who=admin.id, detail=str(report_id))
