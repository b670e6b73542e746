"""The tables of the server for agents: they sit down as people do, and their seats say what they are."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.engine import RowMapping
from starlette.requests import Request

from quadriga.agents.hall import AGENT, HUMAN
from quadriga.agents.place import House, PackOffer, Painter, Place, Seated, TableWish
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts
from quadriga.server.agents.keys import Key, read_invitation, read_key, write_invitation, write_key
from quadriga.server.agents.place import ServerPlace
from quadriga.server.agents.presence import Presence
from quadriga.server.chat import chat
from quadriga.server.limits import address_of
from quadriga.server.links import base_link, invite_link
from quadriga.server.lobby import seating, tables
from quadriga.server.lobby.games import read_bot
from quadriga.server.lobby.info import table_info
from quadriga.server.logs import log
from quadriga.server.people.accounts import make_guest
from quadriga.server.people.sessions import PersonRecord, bearer, person_of, record_of
from quadriga.server.play.live import LiveTable
from quadriga.server.play.loading import seat_rows, table_row
from quadriga.server.services import Services
from quadriga.server.storage import schema
from quadriga.server.storage.seated import is_agent
from quadriga.server.wire.common import Pace, TableInfo
from quadriga.server.wire.lobby import NewTable, SeatWish

LONGEST_NAME: Final = 18  # so that the mark behind it still fits
PACE: Final = Pace(bot_delay=0)


class ServerHouse(House):
    def __init__(self, services: Services, painter: Painter) -> None:
        self.services = services
        self.painter = painter
        self.presences: dict[tuple[str, str], Presence] = {}  # by table and person
        self.last_heard: dict[tuple[str, str], int] = {}  # by table and person, the line of chat told last
        self.alarms: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def people(self) -> bool:
        return True

    # --- sitting down

    async def packs(self, game: str, caller: Any) -> list[PackOffer]:
        found = await self.known(caller)
        offered = self.services.packs.offered(game, found is not None and found.admin)
        return [PackOffer(pack.name, pack.version, pack.title, pack.notes) for pack in offered]

    async def known(self, caller: Any) -> PersonRecord | None:
        """Whoever's session comes with the call; a void one is not taken for none."""
        found = await person_of(self.services, caller)
        if found is None and bearer(caller):
            raise InputError("session_void")
        return found

    async def person(self, caller: Any, name: str, language: str) -> PersonRecord:
        """Whoever's session comes with the call; else a new guest whose name says what it is."""
        found = await self.known(caller)
        return found if found is not None else await self.guest(caller, name, language)

    async def guest(self, request: Request, name: str, language: str) -> PersonRecord:
        self.services.limits.take("guest", address_of(request))
        texts = Texts(language)
        wanted = " ".join(name.split())[:LONGEST_NAME] or texts.player(AGENT)
        return await make_guest(self.services, texts("agent-name", name=wanted))

    async def create(self, wish: TableWish, caller: Any) -> Seated:
        if wish.seed:
            raise InputError("seed_here")
        if AGENT not in wish.seats:
            raise InputError("agent_missing")
        own = wish.seats.index(AGENT)
        sitting = [
            SeatWish("me") if seat == own else SeatWish("open") if kind in (AGENT, HUMAN) else SeatWish("bot", kind)
            for seat, kind in enumerate(wish.seats)
        ]
        known = await self.known(caller)
        pack = self.services.packs.chosen(wish.game, wish.pack, known is not None and known.admin)
        find_game(wish.game, pack).read_options(len(sitting), wish.options)  # a guest is made for good tables only
        for seat in sitting:
            read_bot(wish.game, seat.bot)
        person = known if known is not None else await self.guest(caller, wish.name, wish.language)
        wanted = NewTable(
            wish.game,
            sitting,
            options=dict(wish.options),
            pace=PACE,
            pack=wish.pack,
            conditions=wish.conditions.document(),
        )
        table = await tables.create(self.services, person, wanted)
        await self.services.play.save_seat(table, own, {"agent": {"language": wish.language}})
        await self.start_if_full(table)
        info = await table_info(self.services, table, person.id)
        seats = [seat.seat for seat in info.seats if seat.kind == "open" and wish.seats[seat.seat] == AGENT]
        invitations = {str(seat): write_invitation(self.services.settings, info.invite, seat) for seat in seats}
        link = ""
        if HUMAN in wish.seats:
            link = invite_link(base_link(self.services.settings, caller), table, info.invite)
        return self.seated(info, person.id, wish.language, invitations, link)

    async def join(self, table: str, invitation: str, name: str, language: str, caller: Any) -> Seated:
        async with self.services.database.connect() as database:
            row = await seating.table_row(database, table)
        if row.status != "open":
            raise InputError("table_started", table=table)
        seat = read_invitation(self.services.settings, row.invite, invitation)
        if seat is None and row.visibility != "public":
            raise InputError("invite_needed")
        person = await self.person(caller, name, language)
        offered = -1 if seat is None else seat
        await seating.join_as_agent(self.services, person, table, offered, {"language": language})
        await self.services.play.changed(table)
        await self.start_if_full(table)
        return self.seated(await table_info(self.services, table, person.id), person.id, language, {}, "")

    def seated(self, info: TableInfo, person: str, language: str, invitations: dict[str, str], link: str) -> Seated:
        key = write_key(self.services.settings, Key(person, info.id, language))
        return Seated(info.id, key, info.mine[0], info.status != "open", invitations, link)

    async def start_if_full(self, table: str) -> None:
        """A table that an agent has set begins by itself when nobody is missing; people begin theirs when they like."""
        async with self.services.database.connect() as database:
            row = await table_row(database, table)
            rows = await seat_rows(database, table)
        if row["status"] != "open" or any(seat["kind"] == "open" for seat in rows):
            return
        if any(seat["agent"] and seat["person"] == row["host"] for seat in rows):
            try:
                await self.services.play.start(table)
            except InputError as error:
                if error.code != "table_started":  # another agent was quicker
                    raise

    # --- the seat a key opens

    def language_of(self, key: str) -> str:
        try:
            return read_key(self.services.settings, key).language
        except InputError:
            return "en"

    async def place(self, key: str) -> Place:
        opened = read_key(self.services.settings, key)
        self.services.limits.take("agent", opened.person)
        async with self.services.database.connect() as database:
            found = (await database.execute(select(schema.people).where(schema.people.c.id == opened.person))).first()
            row = await table_row(database, opened.table)
            rows = await seat_rows(database, opened.table)
        mine = seats_of_agent(rows, opened.person)
        if found is None or found.banned or found.deleted or not mine:
            raise InputError("key_unknown")
        live = await self.services.play.live(opened.table) if row["status"] != "open" else None
        place = ServerPlace(self, record_of(found), row, mine[0], opened.language, live)
        await self.attend(place, row)
        return place

    async def attend(self, place: ServerPlace, row: RowMapping) -> None:
        """The agent is here: others see it, and its time runs."""
        info = await table_info(self.services, place.table, place.person.id)
        place.names = [
            seat.person.name if seat.person is not None else place.texts.player(seat.bot) if seat.bot else "—"
            for seat in info.seats
        ]
        if place.live is None:
            return
        place.presence = self.presence(place.live, place.person.id, place.seat)
        limit = place.conditions.limits["seconds"]
        if limit and row["status"] == "playing" and (place.table, place.seat) not in self.alarms:
            left = max(0.0, place.spent.since + limit - place.now())
            loop = asyncio.get_running_loop()
            self.alarms[place.table, place.seat] = loop.call_later(left, self.time_up, place)

    def time_up(self, place: ServerPlace) -> None:
        self.alarms.pop((place.table, place.seat), None)
        task = asyncio.get_running_loop().create_task(self.hand_over_later(place))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def hand_over_later(self, place: ServerPlace) -> None:
        """The table may have left the memory meanwhile."""
        try:
            place.live = await self.services.play.live(place.table)
            await place.hand_over()
        except Exception:
            log.exception("handing over failed", table=place.table, seat=place.seat)

    def presence(self, live: LiveTable, person: str, seat: int) -> Presence:
        found = self.presences.get((live.id, person))
        if found is None or found.dismissed or found.live is not live:
            self.presences = {key: kept for key, kept in self.presences.items() if not kept.dismissed}
            found = self.presences[live.id, person] = Presence(live, person, seat)
        found.stay()
        return found

    async def refresh(self, place: ServerPlace) -> None:
        """The game may have begun since the call came in."""
        async with self.services.database.connect() as database:
            row = await table_row(database, place.table)
            rows = await seat_rows(database, place.table)
        mine = seats_of_agent(rows, place.person.id)
        if row["status"] == "open":
            return
        if not mine:
            raise InputError("key_unknown")
        place.seat = int(mine[0]["seat"])  # lots may have been drawn
        place.spent.since = row["started"] / 1000
        place.live = await self.services.play.live(place.table)
        await self.attend(place, row)

    async def heard(self, place: ServerPlace) -> list[str]:
        """Lines of chat since the last look."""
        key = (place.table, place.person.id)
        if place.presence is not None:
            place.presence.addressed = False
        after = self.last_heard.get(key, 0)
        lines = await chat.lines_for(self.services, place.table, place.person.id, [place.seat])
        if lines:
            self.last_heard[key] = lines[-1].id
        return [
            place.texts("agent-said", seat=line.name, text=line.text)
            for line in lines
            if line.id > after and line.person != place.person.id
        ]

    def close(self) -> None:
        for alarm in self.alarms.values():
            alarm.cancel()
        for presence in list(self.presences.values()):
            if not presence.dismissed:
                presence.leave()


def seats_of_agent(rows: Sequence[RowMapping], person: str) -> list[RowMapping]:
    """One at most: at the same table the person may hold others, at which no agent plays."""
    return [seat for seat in rows if seat["person"] == person and is_agent(seat["agent"])]
