"""Looking back, over HTTP: log, positions, records, forks. While a game runs nobody learns more than their seat may."""

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from sqlalchemy import select

from quadriga.server.api import TEXT, Here, Known, Maybe, Text, answer, described, reads
from quadriga.server.limits import address_of
from quadriga.server.lobby.info import access, table_info
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.schema import seats, tables
from quadriga.server.wire.common import TableInfo
from quadriga.server.wire.lobby import AnalysisState, Fork, LogPage, Marks, ReplayFrame, Upload, Verdict

router = APIRouter(prefix="/api", tags=["looking back"])
Number = Annotated[int, Path(ge=0, le=10**9)]
Count = Annotated[int, Query(ge=-1, le=10**9)]
Most = Annotated[int, Query(ge=1, le=1000)]
AskedSeat = Annotated[int | None, Query(ge=-1, le=99)]
SPECTATOR = -1


async def eyes(services: Services, table_id: str, person: PersonRecord | None, invite: str, asked: int | None) -> int:
    """Whose eyes: the seat asked for if the person holds it or the game is over, else the spectator's."""
    mine = await access(services, table_id, person.id if person is not None else "", invite)
    if asked is None:
        return mine[0] if mine else SPECTATOR
    if asked in mine:
        return asked
    async with services.database.connect() as database:
        over = await database.scalar(select(tables.c.status).where(tables.c.id == table_id)) == "over"
        known = await database.scalar(select(seats.c.seat).where(seats.c.table == table_id, seats.c.seat == asked))
    return asked if over and known is not None else SPECTATOR


async def may_know_all(services: Services, table_id: str, mine: list[int]) -> bool:
    """The game is over, or nobody but the asker plays it."""
    async with services.database.connect() as database:
        status = await database.scalar(select(tables.c.status).where(tables.c.id == table_id))
        found = await database.execute(select(seats.c.seat).where(seats.c.table == table_id, seats.c.kind == "person"))
        people = {row.seat for row in found}
    return status == "over" or (bool(mine) and people == set(mine))


async def file_name(services: Services, table_id: str) -> str:
    """What was played, and on which day (UTC) it began."""
    async with services.database.connect() as database:
        row = (await database.execute(select(tables.c.game, tables.c.started).where(tables.c.id == table_id))).one()
    day = datetime.fromtimestamp(row.started / 1000, UTC)
    return f"{row.game}-{day:%Y-%m-%d}.quadriga"


@router.get("/tables/{table_id}/log", openapi_extra=described(gives=LogPage))
async def log(
    services: Here,
    person: Maybe,
    table_id: str,
    after: Count = -1,
    limit: Most = 200,
    seat: AskedSeat = None,
    invite: str = "",
) -> Response:
    """What was done after a serial."""
    seen_by = await eyes(services, table_id, person, invite, seat)
    return answer(await services.play.log(table_id, seen_by, after, limit))


@router.get("/tables/{table_id}/at/{n}", openapi_extra=described(gives=ReplayFrame))
async def position(
    services: Here, person: Maybe, table_id: str, n: Number, seat: AskedSeat = None, invite: str = ""
) -> Response:
    """The table after ``n`` answers."""
    seen_by = await eyes(services, table_id, person, invite, seat)
    return answer(await services.play.frame(table_id, n, seen_by))


@router.get("/tables/{table_id}/marks", openapi_extra=described(gives=Marks))
async def marks(services: Here, person: Maybe, table_id: str, invite: str = "") -> Response:
    await access(services, table_id, person.id if person is not None else "", invite)
    return answer(await services.play.marks(table_id))


@router.get("/tables/{table_id}/record", openapi_extra=described(gives=str, media=TEXT))
async def record(services: Here, person: Maybe, table_id: str, invite: str = "") -> Response:
    """The record as a file; with what is secret only if nobody else could be harmed."""
    mine = await access(services, table_id, person.id if person is not None else "", invite)
    text = await services.play.record_text(table_id, await may_know_all(services, table_id, mine))
    headers = {
        "content-disposition": f'attachment; filename="{await file_name(services, table_id)}"',
        "cache-control": "no-store",
    }
    return Response(text, media_type=TEXT, headers=headers)


@router.get("/tables/{table_id}/verify", openapi_extra=described(gives=Verdict))
async def verify(request: Request, services: Here, person: Maybe, table_id: str, invite: str = "") -> Response:
    services.limits.take("verify", address_of(request))
    await access(services, table_id, person.id if person is not None else "", invite)
    return answer(await services.play.verify(table_id))


@router.get("/tables/{table_id}/analysis", openapi_extra=described(gives=AnalysisState))
async def analysis(request: Request, services: Here, person: Maybe, table_id: str, invite: str = "") -> Response:
    """Of a finished game; made when somebody first asks."""
    await access(services, table_id, person.id if person is not None else "", invite)
    analyses = services.play.analyses
    state = await analyses.kept(table_id)
    if state is None:
        services.limits.take("analysis", address_of(request))
        state = analyses.begin(table_id)
    return answer(state)


@router.post("/tables/{table_id}/fork", openapi_extra=described(Fork, TableInfo))
async def fork(
    services: Here, person: Known, table_id: str, body: Annotated[Fork, Depends(reads(Fork))], invite: str = ""
) -> Response:
    """A sandbox from a position."""
    services.limits.take("table", person.id)
    await access(services, table_id, person.id, invite)
    made = await services.play.fork(table_id, body.n, person.id, body.seat, body.bot)
    return answer(await table_info(services, made, person.id))


@router.post("/records", openapi_extra=described(str, Upload, body_media=TEXT))
async def upload(services: Here, person: Known, text: Text) -> Response:
    """A record becomes a table."""
    services.limits.take("upload", person.id)
    return answer(Upload(await services.play.upload(text, person.id)))


@router.post("/verify", openapi_extra=described(str, Verdict, body_media=TEXT))
async def verify_text(request: Request, services: Here, text: Text) -> Response:
    services.limits.take("verify", address_of(request))
    return answer(await services.play.verify_text(text))
