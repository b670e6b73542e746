"""Games and tables over HTTP."""

from io import BytesIO
from typing import Annotated, Literal

import segno
from fastapi import APIRouter, Depends, Path, Request, Response

from quadriga.engine.errors import InputError
from quadriga.server.api import Here, Known, Maybe, answer, described, nothing, reads
from quadriga.server.errors import language_of
from quadriga.server.limits import address_of
from quadriga.server.links import base_link, invite_link
from quadriga.server.lobby import listing, seating, tables
from quadriga.server.lobby.games import games
from quadriga.server.lobby.info import access, table_info
from quadriga.server.people.accounts import make_nameless_guest
from quadriga.server.people.sessions import PersonRecord, give_cookie
from quadriga.server.services import Services
from quadriga.server.wire.common import Status, TableInfo
from quadriga.server.wire.lobby import (
    Fill,
    GameInfo,
    Join,
    NewTable,
    PackTexts,
    PlayNow,
    SeatChange,
    TableChange,
    TableList,
)

router = APIRouter(prefix="/api", tags=["tables"])
Seat = Annotated[int, Path(ge=0, le=99)]


async def shown(services: Services, table_id: str, person: PersonRecord | None) -> Response:
    return answer(await table_info(services, table_id, person.id if person is not None else ""))


async def changed(services: Services, table_id: str, person: PersonRecord) -> Response:
    await services.play.changed(table_id)
    return await shown(services, table_id, person)


@router.get("/games", openapi_extra=described(gives=list[GameInfo]))
async def list_games(services: Here, person: Maybe) -> Response:
    return answer(games(services, person is not None and person.admin))


@router.get("/packs/{hash}/texts/{language}", openapi_extra=described(gives=PackTexts))
async def pack_texts(services: Here, hash: str, language: str) -> Response:
    """The names that a component pack brings."""
    return answer(PackTexts(services.packs.texts(hash, language)))


@router.get("/tables", openapi_extra=described(gives=TableList))
async def list_tables(
    services: Here, person: Maybe, scope: Literal["public", "mine"] = "public", status: Status | Literal[""] = ""
) -> Response:
    if scope == "public":
        return answer(await listing.public_tables(services, status, person.id if person is not None else ""))
    if person is None:
        raise InputError("session_needed")
    return answer(await listing.my_tables(services, status, person.id))


@router.post("/tables", openapi_extra=described(NewTable, TableInfo))
async def create(services: Here, person: Known, body: Annotated[NewTable, Depends(reads(NewTable))]) -> Response:
    return await shown(services, await tables.create(services, person, body), person)


@router.post("/play-now", openapi_extra=described(PlayNow, TableInfo))
async def play_now(
    request: Request, services: Here, person: Maybe, body: Annotated[PlayNow, Depends(reads(PlayNow))]
) -> Response:
    """At once against bots; whoever is nobody yet becomes a guest."""
    somebody = person
    if somebody is None:
        services.limits.take("guest", address_of(request))
        somebody = await make_nameless_guest(services, language_of(request))
    response = await shown(services, await tables.play_now(services, somebody, body), somebody)
    if person is None:
        give_cookie(services.settings, response, somebody.id)
    return response


@router.get("/tables/{table_id}", openapi_extra=described(gives=TableInfo))
async def one_table(services: Here, person: Maybe, table_id: str, invite: str = "") -> Response:
    await access(services, table_id, person.id if person is not None else "", invite)
    return await shown(services, table_id, person)


@router.patch("/tables/{table_id}", openapi_extra=described(TableChange, TableInfo))
async def change(
    services: Here, person: Known, table_id: str, body: Annotated[TableChange, Depends(reads(TableChange))]
) -> Response:
    await tables.change(services, person, table_id, body)
    return await changed(services, table_id, person)


@router.delete("/tables/{table_id}", status_code=204, openapi_extra=described())
async def remove(services: Here, person: Known, table_id: str) -> Response:
    await tables.remove(services, person, table_id)
    return nothing()


@router.post("/tables/{table_id}/join", openapi_extra=described(Join, TableInfo))
async def join(services: Here, person: Known, table_id: str, body: Annotated[Join, Depends(reads(Join))]) -> Response:
    await seating.join(services, person, table_id, body)
    return await changed(services, table_id, person)


@router.post("/tables/{table_id}/leave", status_code=204, openapi_extra=described())
async def leave(services: Here, person: Known, table_id: str) -> Response:
    await seating.leave(services, person, table_id)
    await services.play.changed(table_id)
    return nothing()


@router.post("/tables/{table_id}/start", openapi_extra=described(gives=TableInfo))
async def start(services: Here, person: Known, table_id: str) -> Response:
    await tables.start(services, person, table_id)
    return await shown(services, table_id, person)


@router.post("/tables/{table_id}/rematch", openapi_extra=described(gives=TableInfo))
async def rematch(services: Here, person: Known, table_id: str) -> Response:
    return await shown(services, await tables.rematch(services, person, table_id), person)


@router.post("/tables/{table_id}/fill", openapi_extra=described(Fill, TableInfo))
async def fill(services: Here, person: Known, table_id: str, body: Annotated[Fill, Depends(reads(Fill))]) -> Response:
    await seating.fill(services, person, table_id, body)
    return await changed(services, table_id, person)


@router.put("/tables/{table_id}/seats/{seat}", openapi_extra=described(SeatChange, TableInfo))
async def change_seat(
    services: Here,
    person: Known,
    table_id: str,
    seat: Seat,
    body: Annotated[SeatChange, Depends(reads(SeatChange))],
) -> Response:
    await seating.change_seat(services, person, table_id, seat, body)
    return await changed(services, table_id, person)


@router.get("/tables/{table_id}/invite.svg", openapi_extra=described(gives=str, media="image/svg+xml"))
async def invite_picture(request: Request, services: Here, person: Known, table_id: str) -> Response:
    """The link of the invitation as a QR code, for the host and those seated."""
    info = await table_info(services, table_id, person.id)
    if not info.invite:
        raise InputError("not_seated")
    picture = BytesIO()
    link = invite_link(base_link(services.settings, request), table_id, info.invite)
    segno.make_qr(link).save(picture, kind="svg", scale=8, border=3, light="#fff", svgns=True, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})
