"""Bad input on its way out: an InputError becomes a status and a ``Fault`` in the language of the request."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from quadriga.engine.errors import Cause, InputError, InputErrors, Part
from quadriga.engine.table import Refused
from quadriga.language.languages import LANGUAGES
from quadriga.language.texts import Texts
from quadriga.server.wire.common import Fault

LOCALE: Final = Path(__file__).with_name("locale")

STATUS: Final = {
    "session_needed": 401,
    "credentials_wrong": 401,
    "admin_only": 403,
    "banned": 403,
    "foreign_host": 403,
    "foreign_request": 403,
    "fork_running": 403,
    "invite_needed": 403,
    "nobody": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "not_seated": 403,
    "registrations_closed": 403,
    "table_private": 403,
    "game_unknown": 404,
    "line_unknown": 404,
    "no_such_action": 404,
    "pack_unknown": 404,
    "page_unknown": 404,
    "person_unknown": 404,
    "report_unknown": 404,
    "rule_unknown": 404,
    "table_unknown": 404,
    "method_unknown": 405,
    "name_taken": 409,
    "no_open_seat": 409,
    "rematch_early": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "table_not_started": 409,
    "table_started": 409,
    "body_too_large": 413,
    "too_fast": 429,
    "internal": 500,
}
BAD_INPUT: Final = 422


@cache
def texts_in(language: str) -> Texts:
    return Texts(language, door=LOCALE)


def language_of(connection: HTTPConnection) -> str:
    """The first language of the request that we speak, else English."""
    for part in connection.headers.get("accept-language", "").split(","):
        wanted = part.strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"


def fault_of(error: InputError, texts: Texts) -> Fault:
    """The fault with its sentence and everything in it."""
    if isinstance(error, InputErrors):
        faults = [fault_of(each, texts) for each in error.faults]
        return Fault(error.code, message=" ".join(texts.errors(error)), faults=faults)
    return Fault(error.code, {name: part_of(part, texts) for name, part in error.params.items()}, texts.error(error))


def part_of(part: Part, texts: Texts) -> Any:
    if isinstance(part, Refused):
        return texts.cause(part)
    if isinstance(part, (Cause, InputError)):
        params = {name: part_of(inner, texts) for name, inner in part.params.items()}
        return {"code": part.code, "params": params} | ({"cause": True} if isinstance(part, Cause) else {})
    return part


def status_of(error: InputError) -> int:
    return STATUS.get(error.code, BAD_INPUT)


def refusal(connection: HTTPConnection, error: InputError) -> Response:
    """The answer to a request that cannot be met."""
    fault = fault_of(error, texts_in(language_of(connection)))
    headers = {"retry-after": str(error.params["seconds"])} if "seconds" in error.params else {}
    return Response(msgspec.json.encode(fault), status_of(error), headers, "application/json")


async def on_input_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, InputError)
    return refusal(request, error)


async def on_bad_parameters(request: Request, error: Exception) -> Response:
    """A part of the address that FastAPI could not read."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    return refusal(request, InputError("parameter_invalid", name=str(found["loc"][-1]), cause=str(found["msg"])))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = InputError("method_unknown") if error.status_code == 405 else InputError("page_unknown")
    answer = refusal(request, known)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


async def on_crash(request: Request, _: Exception) -> Response:
    return refusal(request, InputError("internal"))


def install(app: FastAPI) -> None:
    app.add_exception_handler(InputError, on_input_error)
    app.add_exception_handler(RequestValidationError, on_bad_parameters)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_crash)
