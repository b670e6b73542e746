"""Making, changing, beginning and repeating tables."""

from secrets import token_urlsafe
from typing import Any, Final

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.agents.conditions import SEED_KNOWN, Conditions
from quadriga.bots.program import PUBLIC
from quadriga.engine.errors import InputError
from quadriga.engine.lesson import find_lesson
from quadriga.engine.module import Module
from quadriga.games.registry import GAMES, TEMPLATES, find_game
from quadriga.games.seating import check_lots
from quadriga.server.lobby.games import read_bot
from quadriga.server.lobby.info import allows_hints, is_game_without_hints
from quadriga.server.lobby.seating import OPEN, hosted_table, seated_at, table_row
from quadriga.server.people.accounts import new_id
from quadriga.server.people.names import read_title
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import people, seats, tables
from quadriga.server.storage.seated import PERSON, PROGRAM, is_agent
from quadriga.server.wire.common import Pace
from quadriga.server.wire.lobby import NewTable, PlayNow, SeatWish, TableChange

DAYS: Final = 24 * 3600
PACE_BOUNDS: Final = {
    "start": 60 * DAYS,
    "increment": 7 * DAYS,
    "cap": 60 * DAYS,
    "phase": 30 * DAYS,
    "bot_delay": 10_000,
}
POLICIES: Final = ("warn", "default", "caretaker", "forfeit")  # from mild to harsh
LONG_THOUGHT: Final = 3600  # seconds; the least that may be introduced in a running game
SEATS_AT_ONCE: Final = 4  # of a game against bots, if the game allows


def read_pace(pace: Pace) -> dict[str, Any]:
    for name, high in PACE_BOUNDS.items():
        if not 0 <= getattr(pace, name) <= high:
            raise InputError("pace_range", field=name, high=high)
    if 0 < pace.cap < pace.start:
        raise InputError("pace_cap")
    made: dict[str, Any] = msgspec.to_builtins(pace)
    return made


def read_seat(game: str, wish: SeatWish, person_id: str) -> dict[str, Any]:
    if wish.kind == "me":
        return {"kind": "person", "person": person_id, "bot": "", "agent": PROGRAM if wish.program else PERSON}
    if wish.kind == "bot":
        return {"kind": "bot", "person": None, "bot": read_bot(game, wish.bot), "agent": PERSON}
    return dict(OPEN)


def as_lesson(wanted: NewTable) -> NewTable:
    """The table a lesson needs: the learner on his seat, bots on the others, everything else as the script says."""
    lesson = find_lesson(find_game(wanted.game), wanted.lesson)
    seats = [SeatWish("me" if seat == lesson.learner else "bot") for seat in range(lesson.players)]
    return NewTable(
        wanted.game,
        seats,
        wanted.name,
        lesson.options,
        "unlisted",
        draw_seats=False,
        start=True,
        lesson=lesson.name,
    )


async def create(services: Services, person: PersonRecord, wanted: NewTable) -> str:
    """A new table; begun at once if that is wanted and nobody is missing."""
    services.limits.take("table", person.id)
    known = (*GAMES, *TEMPLATES) if services.settings.templates else GAMES
    if wanted.game not in known:
        raise InputError("game_unknown", game=wanted.game, known=", ".join(known))
    if wanted.lesson:
        wanted = as_lesson(wanted)
    pack = services.packs.chosen(wanted.game, wanted.pack, person.admin)
    module = find_game(wanted.game, pack)
    options = module.read_options(len(wanted.seats), wanted.options)
    drawn = (module.draws_seats and not options.get("handicap")) if wanted.draw_seats is None else wanted.draw_seats
    if drawn:
        check_lots(options)
    sitting = [read_seat(wanted.game, wish, person.id) for wish in wanted.seats]
    missing = [seat for seat in sitting if seat["kind"] == "open"]
    if wanted.start and missing:
        raise InputError("seats_open", count=len(missing))
    values = {
        "game": wanted.game,
        "name": read_title(wanted.name),
        "visibility": wanted.visibility,
        "options": options,
        "pace": read_pace(wanted.pace),
        "host": person.id,
        "draw_seats": drawn,
        "lesson": read_title(wanted.lesson, 32),
        "pack": pack.mark._asdict() if pack is not None else {},
        "conditions": Conditions.read(wanted.conditions).document(),
        "hints": wanted.hints,
    }
    async with services.database.begin() as database:
        table_id = await write(database, values, sitting)
    if wanted.start:
        await services.play.start(table_id)
    return table_id


def module_of(services: Services, row: Row[Any]) -> Module:
    return services.packs.module(row.id, row.game, row.pack)


async def write(database: AsyncConnection, values: dict[str, Any], sitting: list[dict[str, Any]]) -> str:
    table_id = new_id()
    sitters = [seat["person"] for seat in sitting if seat["person"]]
    await database.execute(
        insert(tables).values(
            id=table_id,
            invite=token_urlsafe(12),
            created=now(),
            hotseat=len(sitters) > len(set(sitters)),
            **values,
        )
    )
    rows = [{"table": table_id, "seat": number, **seat} for number, seat in enumerate(sitting)]
    await database.execute(insert(seats), rows)
    return table_id


async def play_now(services: Services, person: PersonRecord, wanted: PlayNow) -> str:
    """Alone against bots."""
    game = wanted.game or GAMES[0]
    module = find_game(game)
    count = wanted.seats or min(SEATS_AT_ONCE, module.max_seats)
    if not module.min_seats <= count <= module.max_seats:
        raise InputError("player_count", count=count, low=module.min_seats, high=module.max_seats)
    others = [SeatWish("bot", wanted.bot) for _ in range(count - 1)]
    return await create(services, person, NewTable(game, [SeatWish("me"), *others], start=True))


async def change(services: Services, person: PersonRecord, table_id: str, wanted: TableChange) -> None:
    """By the host; options and the draw of seats only before the start."""
    values: dict[str, Any] = {}
    if wanted.name is not None:
        values["name"] = read_title(wanted.name)
    if wanted.visibility is not None:
        values["visibility"] = wanted.visibility
    if wanted.pace is not None:
        values["pace"] = read_pace(wanted.pace)
    if wanted.draw_seats is not None:
        values["draw_seats"] = wanted.draw_seats
    if wanted.hints is not None:
        values["hints"] = wanted.hints
    async with services.database.begin() as database:
        row = await table_row(database, table_id)
        if row.host != person.id:
            raise InputError("not_host")
        if wanted.pace is not None:
            await check_pace(database, table_id, wanted.pace)
        if wanted.hints and row.status != "open":
            await check_hints(database, table_id)
        if wanted.options is not None or wanted.draw_seats is not None:
            await hosted_table(database, table_id, person.id)
            if wanted.options is not None:
                count = len(await seated_at(database, table_id))
                values["options"] = module_of(services, row).read_options(count, wanted.options)
            if values.get("draw_seats", row.draw_seats):
                check_lots(values.get("options", row.options))
        if values:
            await database.execute(update(tables).where(tables.c.id == table_id).values(values))


async def check_pace(database: AsyncConnection, table_id: str, wanted: Pace) -> None:
    """In a running game only a milder pace: nobody is put under a clock he did not sit down to."""
    row = (
        await database.execute(select(tables.c.status, tables.c.pace, tables.c.lesson).where(tables.c.id == table_id))
    ).one()
    if row.lesson:
        raise InputError("pace_lesson")
    if row.status == "playing" and not is_milder(msgspec.convert(row.pace, Pace), wanted):
        raise InputError("pace_harsher")


async def check_hints(database: AsyncConnection, table_id: str) -> None:
    """In a running game among people nobody is helped whom the others did not expect to be."""
    wish = await database.scalar(select(tables.c.hints).where(tables.c.id == table_id))
    query = select(seats.c.kind, seats.c.person).where(seats.c.table == table_id)
    seated = [(seat.kind, seat.person) for seat in await database.execute(query)]
    if not allows_hints(wish, seated) and not allows_hints(None, seated):
        raise InputError("hints_people")
    fork = await database.scalar(select(tables.c.origin).where(tables.c.id == table_id, tables.c.sandbox))
    if await is_game_without_hints(database, fork):
        raise InputError("hints_fork")


def is_milder(old: Pace, new: Pace) -> bool:
    if new.phase and (not old.phase or new.phase < old.phase):
        return False
    if not new.start:
        return True
    if not old.start:
        return new.start >= LONG_THOUGHT and new.policy != "forfeit"
    harder = POLICIES.index(new.policy) > POLICIES.index(old.policy)
    capped = bool(new.cap) and (not old.cap or new.cap < old.cap)
    return new.start >= old.start and new.increment >= old.increment and not harder and not capped


async def remove(services: Services, person: PersonRecord, table_id: str) -> None:
    """By the host, before the start."""
    async with services.database.begin() as database:
        await hosted_table(database, table_id, person.id)
        await database.execute(update(tables).where(tables.c.rematch == table_id).values(rematch=None))
        await database.execute(delete(tables).where(tables.c.id == table_id, tables.c.status == "open"))
    await services.play.changed(table_id)


async def start(services: Services, person: PersonRecord, table_id: str) -> None:
    async with services.database.begin() as database:
        await hosted_table(database, table_id, person.id)
        missing = await seated_at(database, table_id, seats.c.kind == "open")
    if missing:
        raise InputError("seats_open", count=len(missing))
    await services.play.start(table_id)


async def rematch(services: Services, person: PersonRecord, table_id: str) -> str:
    """The same people, bots and options at a new table; the first who asks is the host."""
    services.limits.take("table", person.id)
    async with services.database.begin() as database:
        row = (await database.execute(select(tables).where(tables.c.id == table_id))).first()
        if row is None:
            raise InputError("table_unknown", table=table_id)
        mine = await seated_at(database, table_id, seats.c.person == person.id)
        if not mine and row.host != person.id:
            raise InputError("not_seated")
        if row.status != "over":
            raise InputError("rematch_early")
        if row.rematch:
            return str(row.rematch)
        sitting = await same_seats(database, table_id, row.game)
        kept = ("game", "name", "visibility", "pace", "lesson", "draw_seats", "pack", "conditions", "hints")
        values = {name: getattr(row, name) for name in kept}
        values["conditions"] = {name: value for name, value in row.conditions.items() if name != SEED_KNOWN}
        options = module_of(services, row).read_options(len(sitting), row.options)
        next_id = await write(database, {**values, "options": options, "host": person.id, "origin": table_id}, sitting)
        linked = await database.execute(
            update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None)).values(rematch=next_id)
        )
        if linked.rowcount != 1:
            raise InputError("rematch_early")
    await services.play.changed(table_id)
    return next_id


async def same_seats(database: AsyncConnection, table_id: str, game: str) -> list[dict[str, Any]]:
    """As before; open is a seat whose person has gone for good, and that of an agent, whose key was for one game."""
    found = await database.execute(
        select(seats.c.kind, seats.c.person, seats.c.bot, seats.c.agent, people.c.deleted)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.table == table_id)
        .order_by(seats.c.seat)
    )
    return [
        dict(OPEN)
        if row.deleted or row.kind == "open" or row.bot == PUBLIC or is_agent(row.agent)
        else {
            "kind": row.kind,
            "person": row.person,
            "bot": read_bot(game, row.bot) if row.kind == "bot" else "",
            "agent": row.agent,
        }
        for row in found
    ]
