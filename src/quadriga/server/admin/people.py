"""People as the administrator sees them."""

from typing import Any

from sqlalchemy import Row, func, select, update

from quadriga.engine.errors import InputError
from quadriga.server.admin.audit import note
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import people, seats
from quadriga.server.wire.lobby import PersonChange, PersonRow

LISTED = (
    select(people, func.count(seats.c.seat).label("seated"))
    .join(seats, seats.c.person == people.c.id, isouter=True)
    .where(people.c.deleted.is_(False))
    .group_by(people.c.id)
    .order_by(people.c.login.is_(None), people.c.created.desc())
)


def row_of(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.login is None, row.admin, row.created, row.banned, row.seated)


async def list_people(services: Services, limit: int = 1000) -> list[PersonRow]:
    """Accounts first, the newest of each kind first."""
    async with services.database.connect() as database:
        return [row_of(row) for row in await database.execute(LISTED.limit(limit))]


async def change_person(services: Services, admin: PersonRecord, person_id: str, wanted: PersonChange) -> PersonRow:
    """Make or unmake an administrator, shut somebody out or let them in again."""
    if person_id == admin.id:
        raise InputError("admin_self")
    values: dict[str, Any] = {}
    if wanted.admin is not None:
        values["admin"] = wanted.admin
    if wanted.banned is not None:
        values |= {"banned": wanted.banned, "sessions_from": now()}
    async with services.database.begin() as database:
        row = (await database.execute(LISTED.where(people.c.id == person_id))).first()
        if row is None:
            raise InputError("person_unknown")
        if wanted.admin and row.login is None:
            raise InputError("account_needed")
        if values:
            await database.execute(update(people).where(people.c.id == person_id).values(values))
            for name in ("admin", "banned"):
                if name in values:
                    await note(database, f"{name}_{'set' if values[name] else 'unset'}", admin.id, person_id)
        changed = row_of((await database.execute(LISTED.where(people.c.id == person_id))).one())
    if wanted.banned:
        services.play.dismiss(person_id)
    return changed
