"""Which tables there are for whoever looks."""

from typing import Final

from sqlalchemy import or_, select

from quadriga.server.lobby.info import table_infos
from quadriga.server.people.me import tables_waiting_for
from quadriga.server.services import Services
from quadriga.server.storage.schema import seats, tables
from quadriga.server.wire.common import TableInfo
from quadriga.server.wire.lobby import TableList

MOST: Final = 100
ORDER: Final = {"playing": 0, "open": 1, "over": 2}


async def public_tables(services: Services, status: str, person_id: str) -> TableList:
    """The newest public ones."""
    wanted = select(tables.c.id).where(tables.c.visibility == "public")
    if status:
        wanted = wanted.where(tables.c.status == status)
    async with services.database.connect() as database:
        found = await database.execute(wanted.order_by(tables.c.created.desc()).limit(MOST))
        ids = [row.id for row in found]
    return TableList(await table_infos(services, ids, person_id))


async def my_tables(services: Services, status: str, person_id: str) -> TableList:
    """Those that wait for the person first, then running, open and finished ones, the newest first."""
    seated = select(seats.c.table).where(seats.c.person == person_id)
    wanted = select(tables.c.id).where(or_(tables.c.host == person_id, tables.c.id.in_(seated)))
    if status:
        wanted = wanted.where(tables.c.status == status)
    async with services.database.connect() as database:
        found = await database.execute(wanted.order_by(tables.c.created.desc()))
        ids = [row.id for row in found]
    waiting = await tables_waiting_for(services, person_id)
    ids.sort(key=lambda table_id: table_id not in waiting)
    infos = await table_infos(services, ids[:MOST], person_id)

    def rank(info: TableInfo) -> tuple[bool, int, int]:
        return info.id not in waiting, ORDER[info.status], -max(info.created, info.started, info.ended)

    return TableList(sorted(infos, key=rank))
