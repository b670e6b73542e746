"""The manners of the HTTP API: bodies in and out by msgspec, described for OpenAPI; who asks."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from starlette.requests import HTTPConnection

from quadriga import __version__
from quadriga.engine.errors import InputError
from quadriga.server.people.sessions import PersonRecord, person_of
from quadriga.server.services import Services
from quadriga.server.wire.common import Fault

SMALL: Final = 64 * 1024
LARGE: Final = 4 * 1024 * 1024
REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"
TEXT: Final = "text/plain"

Body = TypeVar("Body")
COMPONENTS: dict[str, Any] = {}  # of every type that some route has described


# --- bodies


async def read_body(request: Request, limit: int) -> bytes:
    """The whole body, unless it is too large."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > limit:
            raise InputError("body_too_large", limit=limit // 1024)
        parts.append(part)
    return b"".join(parts)


def reads(kind: type[Body]) -> Callable[[Request], Awaitable[Body]]:
    """A dependency that gives the body as ``kind``."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> Body:
        data = await read_body(request, SMALL)
        try:
            return decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise InputError("body_invalid", cause=str(error)) from None

    return read


async def read_text(request: Request) -> str:
    """A record as text."""
    data = await read_body(request, LARGE)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError("body_invalid", cause=str(error)) from None


Text = Annotated[str, Depends(read_text)]


def answer(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type=JSON, headers={"cache-control": "no-store"})


def nothing() -> Response:
    return Response(status_code=204)


# --- description


def schema_of(kind: Any) -> dict[str, Any]:
    (schema,), parts = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    COMPONENTS.update(parts)
    return schema


def described(takes: Any = None, gives: Any = None, media: str = JSON, body_media: str = JSON) -> dict[str, Any]:
    """What OpenAPI says of a route; ``gives`` None means an empty answer."""
    operation: dict[str, Any] = {"responses": {}}
    if takes is not None:
        operation["requestBody"] = {"required": True, "content": {body_media: {"schema": schema_of(takes)}}}
    if gives is None:
        operation["responses"]["204"] = {"description": "Done"}
    else:
        operation["responses"]["200"] = {"description": "Done", "content": {media: {"schema": schema_of(gives)}}}
    operation["responses"]["4XX"] = {
        "description": "Why not",
        "content": {JSON: {"schema": schema_of(Fault)}},
    }
    return operation


def describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, with our bodies in place of FastAPI's own."""
    document = get_openapi(title="Quadriga", version=__version__, routes=app.routes)
    for operations in document["paths"].values():
        for operation in operations.values():
            responses = operation["responses"]
            responses.pop("422", None)
            if "204" in responses:
                responses.pop("200", None)
    document["components"] = {"schemas": dict(sorted(COMPONENTS.items()))}
    return document


# --- who asks


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


Here = Annotated[Services, Depends(services_of)]


async def person_or_nobody(connection: HTTPConnection) -> PersonRecord | None:
    return await person_of(services_of(connection), connection)


Maybe = Annotated[PersonRecord | None, Depends(person_or_nobody)]


async def somebody(person: Maybe) -> PersonRecord:
    if person is None:
        raise InputError("session_needed")
    return person


Known = Annotated[PersonRecord, Depends(somebody)]


async def administrator(person: Known) -> PersonRecord:
    if not person.admin:
        raise InputError("admin_only")
    return person


Admin = Annotated[PersonRecord, Depends(administrator)]
