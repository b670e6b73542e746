"""Back into an account without the password: single-use tokens of which only the hash is kept."""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from sqlalchemy import insert, select, update

from quadriga.engine.errors import InputError
from quadriga.server.admin.audit import note
from quadriga.server.links import recovery_link
from quadriga.server.people.accounts import load_person
from quadriga.server.people.names import folded, read_password
from quadriga.server.people.passwords import hash_password
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import people, recoveries
from quadriga.server.wire.lobby import Recovery, RecoveryRow

LASTS: Final = 24 * 3600 * 1000


def hash_of(token: str) -> str:
    return sha256(token.encode("utf-8")).hexdigest()


async def make_token(services: Services, person_id: str, who: str = "") -> RecoveryRow:
    """A token for an account; shown or mailed once."""
    token = token_urlsafe(24)
    until = now() + LASTS
    async with services.database.begin() as database:
        person = await load_person(database, person_id)
        if person.guest:
            raise InputError("account_needed")
        await database.execute(insert(recoveries).values(hash=hash_of(token), person=person_id, until=until))
        await note(database, "recovery_made", who=who, whom=person_id)
    return RecoveryRow(person.name, token, until)


async def request_recovery(services: Services, name: str, base: str) -> None:
    """Mails a token if there is such an account with a mailbox; tells nobody whether there is."""
    if services.settings.mail is None:
        return
    async with services.database.connect() as database:
        row = (await database.execute(select(people).where(people.c.login == folded(name)[:200]))).first()
    if row is None or not row.email or row.banned:
        return
    made = await make_token(services, row.id)
    services.notices.mail_recovery(row, recovery_link(base, made.token))


async def recover(services: Services, given: Recovery) -> PersonRecord:
    """The new password, if the token is good; all other sessions and tokens end."""
    read_password(given.password)
    async with services.database.connect() as database:
        row = (
            await database.execute(
                select(recoveries).where(
                    recoveries.c.hash == hash_of(given.token),
                    recoveries.c.used.is_(False),
                    recoveries.c.until > now(),
                )
            )
        ).first()
    if row is None:
        raise InputError("token_invalid")
    password = await hash_password(given.password)
    async with services.database.begin() as database:
        taken = await database.execute(
            update(recoveries).where(recoveries.c.hash == row.hash, recoveries.c.used.is_(False)).values(used=True)
        )
        if taken.rowcount != 1:
            raise InputError("token_invalid")
        await database.execute(update(recoveries).where(recoveries.c.person == row.person).values(used=True))
        await database.execute(
            update(people).where(people.c.id == row.person).values(password=password, sessions_from=now())
        )
        await note(database, "recovered", who=row.person)
        return await load_person(database, row.person)
