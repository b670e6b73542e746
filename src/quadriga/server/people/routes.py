"""Sessions and accounts over HTTP."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from quadriga.server.api import Here, Known, Maybe, answer, described, nothing, reads
from quadriga.server.chat.mutes import mute, unmute
from quadriga.server.limits import address_of
from quadriga.server.links import base_link
from quadriga.server.people import accounts, merging, recovery
from quadriga.server.people.me import me
from quadriga.server.people.sessions import PersonRecord, give_cookie, needs_renewal, take_cookie
from quadriga.server.services import Services
from quadriga.server.wire.lobby import Credentials, Me, MeChange, NewGuest, Recovery, RecoveryRequest, Registration

router = APIRouter(prefix="/api", tags=["people"])


async def entered(services: Services, person: PersonRecord) -> Response:
    """The answer that carries a fresh session."""
    response = answer(await me(services, person))
    give_cookie(services.settings, response, person.id)
    return response


@router.get("/session", openapi_extra=described(gives=Me))
async def session(request: Request, services: Here, person: Maybe) -> Response:
    """Who am I?"""
    if person is not None and needs_renewal(services.settings, request):
        return await entered(services, person)
    return answer(await me(services, person))


@router.post("/session/guest", openapi_extra=described(NewGuest, Me))
async def guest(
    request: Request, services: Here, person: Maybe, body: Annotated[NewGuest, Depends(reads(NewGuest))]
) -> Response:
    """Come in under a name; whoever is already somebody stays that."""
    if person is not None:
        return answer(await me(services, person))
    services.limits.take("guest", address_of(request))
    return await entered(services, await accounts.make_guest(services, body.name))


@router.post("/session/login", openapi_extra=described(Credentials, Me))
async def login(
    request: Request, services: Here, person: Maybe, body: Annotated[Credentials, Depends(reads(Credentials))]
) -> Response:
    services.limits.take("login", address_of(request))
    return await entered(services, await accounts.login(services, person, body))


@router.post("/session/register", openapi_extra=described(Registration, Me))
async def register(
    request: Request, services: Here, person: Maybe, body: Annotated[Registration, Depends(reads(Registration))]
) -> Response:
    services.limits.take("register", address_of(request))
    made = await accounts.register(services, person, body)
    await changed_everywhere(services, made)
    return await entered(services, made)


@router.post("/session/logout", status_code=204, openapi_extra=described())
async def logout(services: Here) -> Response:
    response = nothing()
    take_cookie(services.settings, response)
    return response


@router.post("/session/recovery", status_code=204, openapi_extra=described(RecoveryRequest))
async def request_recovery(
    request: Request, services: Here, body: Annotated[RecoveryRequest, Depends(reads(RecoveryRequest))]
) -> Response:
    """Always the same answer."""
    services.limits.take("recovery", address_of(request))
    await recovery.request_recovery(services, body.name, base_link(services.settings))
    return nothing()


@router.post("/session/recover", openapi_extra=described(Recovery, Me))
async def recover(request: Request, services: Here, body: Annotated[Recovery, Depends(reads(Recovery))]) -> Response:
    services.limits.take("recovery", address_of(request))
    return await entered(services, await recovery.recover(services, body))


@router.patch("/me", openapi_extra=described(MeChange, Me))
async def change_me(services: Here, person: Known, body: Annotated[MeChange, Depends(reads(MeChange))]) -> Response:
    changed = await accounts.change_me(services, person, body)
    if changed.name != person.name:
        await changed_everywhere(services, changed)
    return await entered(services, changed)


@router.delete("/me", status_code=204, openapi_extra=described())
async def delete_me(services: Here, person: Known) -> Response:
    """Go for good: nameless from now on, the games stay."""
    await merging.delete_person(services, person)
    response = nothing()
    take_cookie(services.settings, response)
    return response


@router.put("/people/{person_id}/mute", status_code=204, openapi_extra=described())
async def mute_person(services: Here, person: Known, person_id: str) -> Response:
    await mute(services, person.id, person_id)
    return nothing()


@router.delete("/people/{person_id}/mute", status_code=204, openapi_extra=described())
async def unmute_person(services: Here, person: Known, person_id: str) -> Response:
    await unmute(services, person.id, person_id)
    return nothing()


async def changed_everywhere(services: Services, person: PersonRecord) -> None:
    """Those who sit at a table with the person see the new name."""
    for table in await merging.live_tables_of(services, person.id):
        await services.play.changed(table)
