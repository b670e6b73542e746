"""What was done to accounts and by whom."""

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import audit
from quadriga.server.wire.lobby import AuditRow


async def note(database: AsyncConnection, what: str, who: str = "", whom: str = "", detail: str = "") -> None:
    await database.execute(insert(audit).values(at=now(), what=what, who=who, whom=whom, detail=detail))


async def latest(services: Services, limit: int = 500) -> list[AuditRow]:
    async with services.database.connect() as database:
        found = await database.execute(select(audit).order_by(audit.c.id.desc()).limit(limit))
        return [AuditRow(row.at, row.what, row.who, row.whom, row.detail) for row in found]
