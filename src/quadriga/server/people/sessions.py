"""Sessions: a signed cookie that names a person and when it was given out."""

from typing import Any, Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from sqlalchemy import Row, select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import people
from quadriga.server.wire.lobby import Preferences

COOKIE: Final = "quadriga"
LASTS: Final = 365 * 24 * 3600  # seconds
RENEWED_AFTER: Final = 30 * 24 * 3600 * 1000


class PersonRecord(Struct, frozen=True):
    """Somebody, as the server knows them."""

    id: str
    name: str
    guest: bool = True
    admin: bool = False
    email: str = ""
    preferences: Preferences = Preferences()


def record_of(row: Row[Any]) -> PersonRecord:
    """From a row of ``people``."""
    return PersonRecord(
        id=row.id,
        name=row.name,
        guest=row.login is None,
        admin=row.admin,
        email=row.email or "",
        preferences=preferences_of(row.preferences),
    )


def preferences_of(kept: Any) -> Preferences:
    """Unknown or outdated values fall back to the defaults."""
    try:
        return msgspec.convert(kept, Preferences)
    except msgspec.ValidationError:
        return Preferences()


def signer(settings: Settings) -> URLSafeSerializer:
    return URLSafeSerializer(settings.secret, salt="session")


def read_cookie(settings: Settings, connection: HTTPConnection) -> tuple[str, int] | None:
    """Person and time of the session, if the signature is ours and it has not grown too old."""
    session = connection.cookies.get(COOKIE, "") or bearer(connection)
    try:
        person, given = msgspec.convert(signer(settings).loads(session), tuple[str, int])
    except (BadSignature, msgspec.ValidationError):
        return None
    return (person, given) if now() < given + LASTS * 1000 else None


def bearer(connection: HTTPConnection) -> str:
    """A program without a cookie jar sends the value of the cookie as ``Authorization: Bearer …``."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def person_of(services: Services, connection: HTTPConnection) -> PersonRecord | None:
    """Whoever sends the cookie; nobody if it is void, or the person is banned or gone."""
    found = read_cookie(services.settings, connection)
    if found is None:
        return None
    person, given = found
    async with services.database.connect() as database:
        row = (await database.execute(select(people).where(people.c.id == person))).first()
    if row is None or row.deleted or row.banned or given < row.sessions_from:
        return None
    return record_of(row)


def needs_renewal(settings: Settings, connection: HTTPConnection) -> bool:
    found = read_cookie(settings, connection)
    return found is not None and now() > found[1] + RENEWED_AFTER


def give_cookie(settings: Settings, response: Response, person_id: str) -> None:
    response.set_cookie(
        COOKIE,
        signer(settings).dumps([person_id, now()]),
        max_age=LASTS,
        path=settings.root_path or "/",
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def take_cookie(settings: Settings, response: Response) -> None:
    response.delete_cookie(
        COOKIE, path=settings.root_path or "/", secure=settings.secure, httponly=True, samesite="lax"
    )
