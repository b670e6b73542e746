"""What whoever asks is told about themselves."""

from sqlalchemy import select

from quadriga.server.people.accounts import any_account
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.schema import seats, tables
from quadriga.server.wire.lobby import Me


async def me(services: Services, person: PersonRecord | None) -> Me:
    async with services.database.connect() as database:
        first = not await any_account(database)
    mail = services.settings.mail is not None
    if person is None:
        return Me(first_account=first, mail_configured=mail)
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        admin=person.admin,
        email=person.email,
        preferences=person.preferences,
        owing=len(await tables_waiting_for(services, person.id)),
        first_account=first,
        mail_configured=mail,
    )


async def tables_waiting_for(services: Services, person_id: str) -> set[str]:
    """Running tables where the person owes a decision that nobody else gives for them."""
    async with services.database.connect() as database:
        found = await database.execute(
            select(tables.c.id, tables.c.owing, seats.c.seat)
            .join(seats, seats.c.table == tables.c.id)
            .where(
                seats.c.person == person_id,
                tables.c.status == "playing",
                seats.c.caretaker.is_(False),
                seats.c.forfeited.is_(False),
            )
        )
        return {row.id for row in found if row.seat in row.owing}
