"""Guests and accounts: making, entering, changing them."""

from random import randrange
from secrets import token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.engine.errors import InputError
from quadriga.server.admin.audit import note
from quadriga.server.errors import texts_in
from quadriga.server.notices.addresses import read_webhook
from quadriga.server.people.merging import bring_along
from quadriga.server.people.names import folded, read_mailbox, read_name, read_password
from quadriga.server.people.passwords import check_password, hash_password
from quadriga.server.people.sessions import PersonRecord, record_of
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import people
from quadriga.server.wire.lobby import Credentials, MeChange, Registration


def new_id() -> str:
    """Unguessable, and short enough for an address."""
    return token_urlsafe(12)


async def load_person(database: AsyncConnection, person_id: str) -> PersonRecord:
    row = (await database.execute(select(people).where(people.c.id == person_id))).first()
    if row is None or row.deleted:
        raise InputError("person_unknown")
    return record_of(row)


async def make_guest(services: Services, wanted: str) -> PersonRecord:
    """A guest may not go by the name of an account."""
    name = read_name(wanted)
    async with services.database.begin() as database:
        if await is_login(database, name):
            raise InputError("name_taken", name=name)
        person_id = new_id()
        await database.execute(insert(people).values(id=person_id, name=name, preferences={}, created=now()))
        return await load_person(database, person_id)


async def make_nameless_guest(services: Services, language: str) -> PersonRecord:
    """For whoever plays before having said a name."""
    return await make_guest(services, texts_in(language)("guest-name", number=str(randrange(1000, 10000))))


async def is_login(database: AsyncConnection, name: str) -> bool:
    found = await database.execute(select(people.c.id).where(people.c.login == folded(name)))
    return found.first() is not None


async def any_account(database: AsyncConnection) -> bool:
    return (await database.execute(select(people.c.id).where(people.c.login.is_not(None)).limit(1))).first() is not None


async def register(services: Services, guest: PersonRecord | None, wanted: Registration) -> PersonRecord:
    """A new account, or an account for the guest, who keeps everything. The first one administers."""
    if not services.settings.registrations:
        raise InputError("registrations_closed")
    if guest is not None and not guest.guest:
        raise InputError("registered_already")
    name = read_name(wanted.name)
    values: dict[str, Any] = {"name": name, "login": folded(name), "email": read_mailbox(wanted.email) or None}
    read_password(wanted.password)
    values["password"] = await hash_password(wanted.password)
    person_id = guest.id if guest is not None else new_id()
    try:
        async with services.database.begin() as database:
            if guest is not None:
                await database.execute(update(people).where(people.c.id == person_id).values(values))
            else:
                await database.execute(insert(people).values(id=person_id, preferences={}, created=now(), **values))
            accounts = await database.scalar(select(func.count()).where(people.c.login.is_not(None)))
            if accounts == 1:
                await database.execute(update(people).where(people.c.id == person_id).values(admin=True))
            await note(database, "registered", who=person_id)
            return await load_person(database, person_id)
    except IntegrityError:
        raise InputError("name_taken", name=name) from None


async def login(services: Services, guest: PersonRecord | None, given: Credentials) -> PersonRecord:
    """Into an account; a guest brings seats along."""
    async with services.database.connect() as database:
        row = (await database.execute(select(people).where(people.c.login == folded(given.name)[:200]))).first()
    kept = row.password if row is not None and not row.deleted else None
    if not await check_password(kept, given.password) or row is None:
        raise InputError("credentials_wrong")
    if row.banned:
        raise InputError("banned")
    person = record_of(row)
    if guest is not None and guest.guest and guest.id != person.id:
        await bring_along(services, guest.id, person)
    return person


async def change_me(services: Services, person: PersonRecord, wanted: MeChange) -> PersonRecord:
    """What is None stays. A new password ends all other sessions."""
    values: dict[str, Any] = {}
    if wanted.name is not None:
        values |= await new_name(services, person, wanted.name)
    moved = wanted.email is not None and wanted.email.strip() != person.email
    if moved:
        values["email"] = read_mailbox(wanted.email or "") or None
    if wanted.preferences is not None:
        if wanted.preferences.webhook != person.preferences.webhook:
            read_webhook(wanted.preferences.webhook)
            values["webhook_failures"] = 0
        values["preferences"] = msgspec.to_builtins(wanted.preferences)
    if moved or wanted.password is not None:
        values |= await new_password(services, person, wanted)
    try:
        async with services.database.begin() as database:
            if values:
                await database.execute(update(people).where(people.c.id == person.id).values(values))
            return await load_person(database, person.id)
    except IntegrityError:
        raise InputError("name_taken", name=str(values["name"])) from None


async def new_name(services: Services, person: PersonRecord, wanted: str) -> dict[str, Any]:
    name = read_name(wanted)
    if not person.guest:
        return {"name": name, "login": folded(name)}
    async with services.database.connect() as database:
        if await is_login(database, name):
            raise InputError("name_taken", name=name)
    return {"name": name}


async def new_password(services: Services, person: PersonRecord, wanted: MeChange) -> dict[str, Any]:
    """Mailbox and password are the keys of the account: both need the old password."""
    if person.guest:
        raise InputError("account_needed")
    services.limits.take("login", person.id)
    async with services.database.connect() as database:
        kept = await database.scalar(select(people.c.password).where(people.c.id == person.id))
    if not await check_password(kept, wanted.old_password):
        raise InputError("credentials_wrong")
    if wanted.password is None:
        return {}
    return {"password": await hash_password(read_password(wanted.password)), "sessions_from": now()}
