"""All running games of this process: loaded when somebody comes or time is up, unloaded when nobody looks."""

import asyncio
from collections import Counter
from secrets import token_hex, token_urlsafe
from typing import Any

import msgspec
import structlog
from sqlalchemy import func, insert, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from quadriga.bots.registry import is_kind, kinds, usual_kind
from quadriga.engine.errors import InputError
from quadriga.engine.lesson import find_lesson
from quadriga.engine.module import Document
from quadriga.engine.table import Table
from quadriga.games.seating import drawn_seats
from quadriga.server.lobby.info import is_game_without_hints
from quadriga.server.play import clocks, minutes, teller
from quadriga.server.play.analyses import Analyses
from quadriga.server.play.history import History
from quadriga.server.play.journal import Journal
from quadriga.server.play.live import LiveTable
from quadriga.server.play.loading import load_game, pack, seat_rows, table_row
from quadriga.server.play.records import Records
from quadriga.server.play.thinkers import Thinkers
from quadriga.server.play.waiting import Waiter
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.storage.schema import moves, seats, tables, tenures
from quadriga.server.wire.common import Pace
from quadriga.server.wire.lobby import LogPage, Marks, ReplayFrame, Verdict

log = structlog.get_logger()

PATIENCE = 60_000  # ms until a table that fails is tried again
LOOK_EVERY = 1.0  # seconds between looks of the scheduler


class Play:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.database = services.database
        self.journal = Journal(services.database)
        self.history = History(services.database, services.packs)
        self.records = Records(services.database, services.packs)
        self.thinkers = Thinkers(services.settings.bot_processes, services.settings.bot_seconds)
        self.analyses = Analyses(services.database, services.packs, services.settings.analysis_seconds)
        self.lives: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.waiting: dict[str, set[Waiter]] = {}
        self.counts: Counter[str] = Counter()
        self.scheduler: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.journal.open()
        self.scheduler = asyncio.create_task(self.schedule())

    async def close(self) -> None:
        if self.scheduler is not None:
            self.scheduler.cancel()
        for live in list(self.lives.values()):
            live.driver.stop()
        await self.analyses.close()
        await self.journal.close()
        await self.thinkers.close()

    def best_bot(self, game: str) -> str:
        """Who answers for people who are away: it must not make the others wait."""
        return usual_kind(game)

    # --- loading

    def loaded(self) -> int:
        return len(self.lives)

    async def live(self, table: str) -> LiveTable:
        """The table in memory; loaded from its last snapshot if need be."""
        found = self.lives.get(table)
        if found is None:
            found = await self.load(table)
        found.touched = now()
        return found

    async def load(self, table: str) -> LiveTable:
        """Only one at a time loads a table."""
        try:
            async with self.loading.setdefault(table, asyncio.Lock()):
                found = self.lives.get(table)
                if found is None:
                    async with self.database.connect() as connection:
                        row = await table_row(connection, table)
                        game = await load_game(connection, self.services.packs, row)
                        found = LiveTable(self, row, await seat_rows(connection, table), game)
                    self.lives[table] = found
                    found.driver.stir()
                return found
        finally:
            self.loading.pop(table, None)

    def drop(self, live: LiveTable) -> None:
        """Forget a table whose memory cannot be trusted: visitors are told to come again."""
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        for visitor in list(live.visitors):
            visitor.dismiss()

    async def schedule(self) -> None:
        """Wake tables whose clock has run out or whose bots were interrupted; put idle ones away."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception:
                log.exception("scheduler")

    async def look(self) -> None:
        time = now()
        for live in [live for live in self.lives.values() if live.idle(time, self.services.settings.idle_seconds)]:
            del self.lives[live.id]
        for live in list(self.lives.values()):
            try:
                await minutes.count(live)
            except Exception:
                log.exception("minutes fail", table=live.id)
        query = select(tables.c.id).where(tables.c.status == "playing").where(tables.c.deadline <= time)
        async with self.database.connect() as connection:
            due = (await connection.execute(query.order_by(tables.c.deadline).limit(200))).scalars().all()
        for table in due:
            try:
                live = await self.live(table)
                await live.time_out()
                live.driver.stir()
                if not live.driver.is_busy():
                    await live.save_standing()
            except InputError as error:
                log.warning("table does not load", table=table, fault=str(error))
                await self.save_table(table, {"deadline": None})
            except Exception:
                log.exception("table fails", table=table)
                await self.save_table(table, {"deadline": now() + PATIENCE})

    async def save_table(self, table: str, values: dict[str, Any]) -> None:
        async with self.database.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    async def save_seat(self, table: str, seat: int, values: dict[str, Any]) -> None:
        where = (seats.c.table == table) & (seats.c.seat == seat)
        async with self.database.begin() as connection:
            await connection.execute(update(seats).where(where).values(**values))

    # --- beginning

    async def start(self, table: str) -> None:
        """Begin the game of a table whose seats are all taken."""
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            rows = await seat_rows(connection, table)
        if row["status"] != "open":
            raise InputError("table_started", table=table)
        if any(seat["kind"] == "open" for seat in rows):
            raise InputError("seats_open", table=table)
        module = self.services.packs.module_of(row)
        if row["lesson"]:
            game = find_lesson(module, row["lesson"]).open(module)
        else:
            game = Table.open(module, len(rows), module.read_options(len(rows), row["options"]))
        record = game.record
        drawn: list[int] = []
        if row["draw_seats"]:
            drawn = drawn_seats(module, len(rows), record.options, record.seed, record.salt)
        bots = [rows[seat]["kind"] == "bot" for seat in drawn or range(len(rows))]
        await self.write_start(table, game, msgspec.convert(row["pace"], Pace), bots, drawn)
        await self.changed(table)
        live = await self.live(table)
        live.announce()

    async def write_start(
        self, table: str, game: Table, pace: Pace, bots: list[bool], drawn: list[int] | None = None
    ) -> None:
        """Seats that were drawn change hands in the transaction that begins the game."""
        module = game.module
        g = game.game
        time = now()
        turn, phase = module.stage(g)
        scores = [score["total"] for score in module.scores(g)]
        clock = clocks.fresh_clock(pace, g.seats)
        clocks.run_for(clock, [seat for seat in g.waiting() if not bots[seat]], [turn, phase], time)
        deadlines = [clocks.deadline(clock, pace)] + [time for seat in g.waiting() if bots[seat]]
        known = [found for found in deadlines if found is not None]
        record = game.record
        move = {
            "table": table,
            "serial": 0,
            "at": time,
            "kind": "start",
            "n": 0,
            "seat": -2,
            "told": teller.told(module, g, game.events),
            "turn": turn,
            "phase": phase,
            "scores": scores,
        }
        values = {
            "status": "playing",
            "started": time,
            "revision": module.revision,
            "data_hash": module.data_hash,
            "options": record.options,
            "seed": record.seed,
            "salt": record.salt,
            "commitment": record.commitment,
            "drawn": drawn or [],
            "opening": record.opening,
            "origin_state": pack(record.state) if record.state is not None else None,
            "turn": turn,
            "owing": g.waiting(),
            "names": teller.seat_names(module, g),
            "scores": scores,
            "stamps": [0] * g.seats,
            "clock": msgspec.to_builtins(clock),
            "deadline": min(known) if known else None,
        }
        async with self.database.begin() as connection:
            begun = await connection.execute(
                update(tables).where(tables.c.id == table).where(tables.c.status == "open").values(**values)
            )
            if begun.rowcount != 1:
                raise InputError("table_started", table=table)
            await connection.execute(insert(moves), [move])
            found = await seat_rows(connection, table)
            if any(seat["kind"] == "open" for seat in found):  # somebody got up in the last moment
                raise InputError("seats_open", table=table)
            if drawn:
                await change_places(connection, table, found, drawn)
                found = await seat_rows(connection, table)
            sitting = [
                {"table": table, "seat": seat["seat"], "person": seat["person"], "bot": seat["bot"], "since": time}
                for seat in found
            ]
            await connection.execute(insert(tenures), sitting)

    async def fork(self, table: str, n: int, person: str, seat: int, bot: str) -> str:
        """A sandbox from a position. Of a running game only what one's own seat may know goes along."""
        held = await self.history.position(table, n)
        module = held.module
        g = held.game.clone()  # the held one may be stepped on by another reader
        if not 0 <= seat < g.seats:
            raise InputError("no_such_seat", seat=seat, count=g.seats)
        if g.over:
            raise InputError("fork_over", table=table)
        if bot and not is_kind(bot, module.name):
            raise InputError("player_unknown", player=bot, known=", ".join(kinds(module.name)))
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            own = [found["seat"] for found in await seat_rows(connection, table) if found["person"] == person]
        if row["status"] != "over":
            if not own:
                raise InputError("fork_running", table=table)
            g = module.determinize(g, own[0], [int(token_hex(3), 16) for _ in range(4)])
        players = ["" if other == seat else bot or self.best_bot(module.name) for other in range(g.seats)]
        return await self.sandbox(row, module.dump(g), players, person)

    async def sandbox(self, row: RowMapping, state: Document, players: list[str], person: str) -> str:
        """A table of one's own that begins with a state; ``players`` names the bots, empty is the person."""
        module = self.services.packs.module_of(row)
        game = Table.open_state(module, len(players), dict(row["options"]), state)
        new = token_urlsafe(12)
        pace = Pace()
        async with self.database.connect() as connection:
            allows = not await is_game_without_hints(connection, row["id"])
        values = {
            "id": new,
            "game": module.name,
            "name": row["name"],
            "options": row["options"],
            "pace": msgspec.to_builtins(pace),
            "host": person,
            "invite": token_urlsafe(16),
            "created": now(),
            "origin": row["id"],
            "sandbox": True,
            "pack": row["pack"],
            "hints": None if allows else False,
        }
        sitting = [
            {
                "table": new,
                "seat": seat,
                "kind": "bot" if bot else "person",
                "person": None if bot else person,
                "bot": bot,
            }
            for seat, bot in enumerate(players)
        ]
        async with self.database.begin() as connection:
            await connection.execute(insert(tables), [values])
            await connection.execute(insert(seats), sitting)
        await self.write_start(new, game, pace, [bool(bot) for bot in players])
        return new

    # --- people come and go

    def online(self, table: str) -> set[str]:
        """Ids of people who are connected to the table."""
        live = self.lives.get(table)
        found = {waiter.person for waiter in self.waiting.get(table, ())}
        if live is not None:
            found |= {visitor.person for visitor in live.visitors}
        return found - {""}

    def watchers(self, table: str) -> int:
        live = self.lives.get(table)
        return sum(1 for visitor in live.visitors if not visitor.seats) if live is not None else 0

    async def changed(self, table: str) -> None:
        """Seats, names or pace have changed in the database: take it over and tell everybody."""
        for waiter in self.waiting.get(table, ()):
            waiter.wake.set()
        live = self.lives.get(table)
        if live is None:
            return
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
            rows = await seat_rows(connection, table)
        if live.adopt(row, rows):
            await live.save_standing()
        for visitor in list(live.visitors):
            visitor.sit([seat["seat"] for seat in rows if visitor.person and seat["person"] == visitor.person])
        live.driver.stir()

    async def leave(self, table: str, person: str) -> None:
        """Somebody gives up the seats of a running game: the caretaker minds them until another comes."""
        try:
            live = await self.live(table)
        except InputError:  # a game on other rules stands still, but nobody is bound to it
            where = (seats.c.table == table) & (seats.c.person == person)
            async with self.database.begin() as connection:
                await connection.execute(update(seats).where(where).values(caretaker=True))
            return
        for seat in live.seats:
            if seat.person == person:
                await self.mind(live, seat.seat)

    def dismiss(self, person: str) -> None:
        """Close every connection of somebody who has lost the right to it; whoever may comes again."""
        for live in list(self.lives.values()):
            for visitor in list(live.visitors):
                if visitor.person == person:
                    visitor.dismiss()
        for waiters in list(self.waiting.values()):
            for waiter in list(waiters):
                if waiter.person == person:
                    waiter.dismissed = True
                    waiter.wake.set()

    async def mind(self, live: LiveTable, seat: int, forfeited: bool = False) -> None:
        """From now on the caretaker answers for a seat."""
        forfeited = forfeited or live.seats[seat].forfeited
        live.seats[seat].caretaker = True
        live.seats[seat].forfeited = forfeited
        live.motions = [motion for motion in live.motions if motion.seat != seat]
        await self.save_seat(live.id, seat, {"caretaker": True, "forfeited": forfeited})
        await self.save_table(live.id, {"motions": msgspec.to_builtins(live.motions)})
        await live.save_standing()
        await self.changed(live.id)
        live.announce()

    async def reclaim(self, live: LiveTable, seat: int) -> None:
        if live.seats[seat].forfeited:
            raise InputError("seat_forfeited", seat=seat)
        live.seats[seat].caretaker = False
        clocks.refresh(live.clock, live.pace, seat)
        await self.save_seat(live.id, seat, {"caretaker": False})
        await live.save_standing()
        await self.changed(live.id)
        live.announce()

    # --- looking back

    async def seen(self, table: str, person: str) -> int:
        """The serial up to which a person has looked."""
        if not person:
            return 0
        query = select(func.max(seats.c.seen)).where(seats.c.table == table).where(seats.c.person == person)
        async with self.database.connect() as connection:
            return (await connection.execute(query)).scalar() or 0

    async def seats_and_end(self, table: str, seat: int) -> tuple[list[int], bool]:
        async with self.database.connect() as connection:
            row = await table_row(connection, table)
        return ([seat] if seat >= 0 else []), row["status"] == "over"

    async def log(self, table: str, seat: int, after: int, limit: int) -> LogPage:
        return await self.history.log(table, [seat] if seat >= 0 else [], after, limit)

    async def marks(self, table: str) -> Marks:
        return await self.history.marks(table)

    async def frame(self, table: str, n: int, seat: int) -> ReplayFrame:
        own, over = await self.seats_and_end(table, seat)
        return await self.history.frame(table, n, seat, own, over)

    async def record_text(self, table: str, secret: bool) -> str:
        return await self.records.text(table, secret)

    async def verify(self, table: str) -> Verdict:
        return await self.records.verify(table)

    async def verify_text(self, text: str) -> Verdict:
        return await self.records.verify_text(text)

    async def upload(self, text: str, person: str) -> str:
        return await self.records.upload(text, person)


async def change_places(connection: AsyncConnection, table: str, found: list[RowMapping], drawn: list[int]) -> None:
    """Everybody moves to the seat the lot has given them."""
    for seat, before in enumerate(drawn):
        values = {name: found[before][name] for name in ("kind", "person", "bot", "agent")}
        await connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(values))
