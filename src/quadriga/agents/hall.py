"""Tables in one process, for agents and bots alone: what ``quadriga mcp`` plays on."""

import asyncio
from collections.abc import Callable
from hmac import compare_digest
from logging import getLogger
from pathlib import Path
from secrets import token_urlsafe
from time import monotonic
from typing import Any, Final

from quadriga.agents.conditions import SEED_KNOWN, Spent
from quadriga.agents.place import House, PackOffer, Painter, Place, Refusal, Seated, TableWish, game_texts
from quadriga.agents.tellings import refusal_of
from quadriga.bots.registry import is_kind, kinds, make_bot, usual_kind
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer, Reason
from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.pack import Pack
from quadriga.engine.table import Table
from quadriga.games.registry import find_game

AGENT: Final = "agent"
HUMAN: Final = "human"
MOST_TABLES: Final = 100  # at once
LONGEST_SAYING: Final = 1000  # signs

log = getLogger(__name__)


class Saying:
    """A line of chat."""

    def __init__(self, seat: int, to: list[int], text: str) -> None:
        self.seat = seat
        self.to = to
        self.text = text

    def is_heard_by(self, seat: int) -> bool:
        return not self.to or seat == self.seat or seat in self.to


class HallTable:
    """A game among agents and bots. One answer at a time; bots think elsewhere on what their seat may know."""

    def __init__(self, wish: TableWish, table: Table, clock: Callable[[], float], folder: Path | None) -> None:
        self.id = token_urlsafe(6)
        self.kinds = wish.seats
        self.conditions = wish.conditions
        self.table = table
        self.module = table.module
        self.clock = clock
        self.folder = folder
        self.file = ""
        self.names = [""] * len(wish.seats)  # of agents
        self.invitations = {seat: token_urlsafe(9) for seat, kind in enumerate(wish.seats) if kind == AGENT}
        self.spent: dict[int, Spent] = {}
        self.minded: dict[int, str] = {}
        self.sayings: list[Saying] = []
        self.changed = asyncio.Condition()
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.alarms: list[asyncio.TimerHandle] = []

    @property
    def game(self) -> Game | None:
        """None as long as an agent is missing."""
        return None if self.invitations else self.table.game

    def sit(self, seat: int, name: str) -> None:
        """The game begins when the last agent has come."""
        del self.invitations[seat]
        self.names[seat] = name
        self.spent[seat] = Spent()
        if not self.invitations:
            self.begin()

    def begin(self) -> None:
        limit = self.conditions.limits["seconds"]
        for seat, spent in self.spent.items():
            spent.since = self.clock()
            if limit:
                loop = asyncio.get_running_loop()
                self.alarms.append(loop.call_later(limit, self.hand_over, seat))
        self.stir()

    # --- answers

    async def submit(self, seat: int, answer: Answer, serial: int | None = None) -> Reason | None:
        async with self.lock:
            reason = self.table.submit(seat, answer, serial)
        if reason is None:
            await self.announce()
        return reason

    async def announce(self) -> None:
        if self.table.game.over:
            self.save()
        async with self.changed:
            self.changed.notify_all()
        self.stir()

    def hand_over(self, seat: int) -> None:
        """Somebody who has no more calls, actions or time is stood in for."""
        if seat in self.minded or self.table.game.over:
            return
        self.minded[seat] = self.conditions.exhausted
        self.stir()

    # --- seats that answer by themselves

    def stir(self) -> None:
        if self.invitations or (self.driver is not None and not self.driver.done()):
            return
        if self.next_automatic() is not None:
            self.driver = asyncio.create_task(self.drive())

    def next_automatic(self) -> int | None:
        for seat in self.table.game.waiting():
            if self.kinds[seat] != AGENT or seat in self.minded or self.must_pass(seat):
                return seat
        return None

    def must_pass(self, seat: int) -> bool:
        """Asked only so that nobody learns from not being asked."""
        g = self.table.game
        choices = g.choices(seat)
        alone = len(choices) == 1 and choices[0].verb in self.module.idle and choices[0].is_forced()
        return alone and self.module.prompt(g, seat).message in self.module.bluffs

    async def drive(self) -> None:
        while self.next_automatic() is not None:
            async with self.lock:
                seat = self.next_automatic()  # somebody may have answered while we waited for the lock
                if seat is None:
                    return
                answer = await self.automatic_answer(seat)
                if self.table.submit(seat, answer) is not None:
                    g = self.table.game
                    self.table.submit(seat, g.stack[-1].default(g, seat))
                self.table.seal()
            if self.table.game.over:
                self.save()
            async with self.changed:
                self.changed.notify_all()

    async def automatic_answer(self, seat: int) -> Answer:
        g = self.table.game
        if self.kinds[seat] == AGENT and seat not in self.minded:
            return g.choices(seat)[0].smallest()
        if self.minded.get(seat) == "forfeit":
            leaving = [choice for choice in g.anytime(seat) if choice.verb == "leave"]
            if leaving:
                return leaving[0].smallest()
        default = g.stack[-1].default(g, seat)
        kind = usual_kind(self.module.name) if seat in self.minded else self.kinds[seat]
        seed = f"{self.table.record.seed}:{seat}:{self.table.record.length}"
        guess = self.module.determinize(g, seat, seeded(f"{seed}:guess"))
        await asyncio.sleep(0)  # others may speak between two answers; the engine itself is for one thread
        try:
            answer = make_bot(kind, self.module.name, seed).answer(guess, seat)
        except Exception:  # a bot that fails gets the default answer, here as everywhere
            return default
        minded = seat in self.minded
        return default if minded and answer.verb not in self.module.caretaker else answer

    # --- ending

    def save(self) -> None:
        """Into the folder of records, if there is one."""
        if self.folder is not None and not self.invitations:
            path = self.folder / f"{self.module.name}-{self.id}.quadriga"
            try:
                self.table.save(path)
                self.file = str(path)
            except OSError as error:
                log.warning("the record of table %s is not kept: %s", self.id, error)
        if self.table.game.over:
            self.close()

    def close(self) -> None:
        for alarm in self.alarms:
            alarm.cancel()
        self.alarms = []


class HallPlace(Place):
    """A seat at a table of this process."""

    def __init__(self, hall_table: HallTable, seat: int, language: str) -> None:
        self.at = hall_table
        self.table = hall_table.id
        self.seat = seat
        self.language = language
        self.module = hall_table.module
        self.texts = game_texts(language, hall_table.module)
        self.conditions = hall_table.conditions
        self.options = hall_table.table.record.options
        self.spent = hall_table.spent[seat]
        self.told = len(hall_table.table.events) if not hall_table.table.record.entries else 0
        self.heard = 0

    @property
    def game(self) -> Game | None:
        return self.at.game

    @property
    def serial(self) -> int:
        return self.at.table.serial(self.seat)

    @property
    def minded(self) -> str:
        return self.at.minded.get(self.seat, "")

    @property
    def players(self) -> list[str]:
        return [
            (self.at.names[seat] or self.texts.player(kind)) if kind == AGENT else self.texts.player(kind)
            for seat, kind in enumerate(self.at.kinds)
        ]

    def now(self) -> float:
        return self.at.clock()

    def is_asked(self) -> bool:
        return not self.at.must_pass(self.seat)

    async def answer(self, answer: Answer, serial: int | None) -> Refusal | None:
        reason = await self.at.submit(self.seat, answer, serial)
        return None if reason is None else refusal_of(self.texts, self.at.table.game, reason)

    async def say(self, text: str, to: list[int]) -> None:
        if len(text) > LONGEST_SAYING or not text.strip():
            raise InputError("chat_length", longest=LONGEST_SAYING)
        self.at.sayings.append(Saying(self.seat, to, text.strip()))
        async with self.at.changed:
            self.at.changed.notify_all()

    async def news(self) -> list[str]:
        g = self.at.table.game
        events = self.at.table.events
        fresh = [event for event in events[self.told :] if event.is_seen_by(self.seat)]
        lines = [self.texts.event(g, event) for event in fresh]
        self.told = len(events)
        for saying in self.at.sayings[self.heard :]:
            if saying.seat != self.seat and saying.is_heard_by(self.seat):
                lines.append(self.texts("agent-said", seat=self.texts.name(g, "seat", saying.seat), text=saying.text))
        self.heard = len(self.at.sayings)
        return lines

    def is_settled(self) -> bool:
        g = self.game
        if self.heard < len(self.at.sayings):
            return True
        return g is not None and (g.over or self.owes())

    async def wait(self, seconds: float) -> None:
        async with self.at.changed:
            try:
                await asyncio.wait_for(self.at.changed.wait_for(self.is_settled), seconds)
            except TimeoutError:
                return

    async def hand_over(self) -> None:
        self.at.hand_over(self.seat)
        await self.at.announce()

    async def keep(self) -> None:
        """Everything is in memory, and lives as long as the table."""

    async def settle(self) -> None:
        """An answer is taken in one go here."""

    def record_file(self) -> str:
        return self.at.file


class Hall(House):
    """All tables of this process."""

    def __init__(
        self,
        painter: Painter,
        folder: Path | None = None,
        clock: Callable[[], float] = monotonic,
        pack: Pack | None = None,
    ) -> None:
        self.pack = pack  # laid over the data of its game
        self.painter = painter
        self.folder = folder
        self.clock = clock
        self.tables: dict[str, HallTable] = {}
        self.places: dict[str, HallPlace] = {}  # by key

    def people(self) -> bool:
        return False

    def pack_of(self, game: str) -> Pack | None:
        """The pack of this process, if it is one for the game: all its tables are made with it."""
        return self.pack if self.pack is not None and self.pack.game == game else None

    async def packs(self, game: str, caller: Any) -> list[PackOffer]:
        pack = self.pack_of(game)
        return [PackOffer(pack.name, pack.version, pack.title, pack.notes)] if pack is not None else []

    async def create(self, wish: TableWish, caller: Any) -> Seated:
        pack = self.pack_of(wish.game)
        if wish.pack and (pack is None or pack.name != wish.pack):
            raise InputError("pack_unknown", pack=wish.pack, known=pack.name if pack is not None else "")
        module = find_game(wish.game, pack)
        if HUMAN in wish.seats:
            raise InputError("agents_alone")
        for kind in wish.seats:
            if kind != AGENT and not is_kind(kind, module.name):
                raise InputError("player_unknown", player=kind, known=", ".join([AGENT, *kinds(module.name)]))
        if AGENT not in wish.seats:
            raise InputError("agent_missing")
        self.make_room()
        options = module.read_options(len(wish.seats), wish.options)
        table = Table.open(module, len(wish.seats), options, wish.seed)
        agents = [seat for seat, kind in enumerate(wish.seats) if kind == AGENT]
        table.record.players = [HUMAN if kind == AGENT else kind for kind in wish.seats]
        table.record.agents = {"seats": agents, **wish.conditions.document()}
        if wish.seed:
            table.record.agents[SEED_KNOWN] = True
        made = HallTable(wish, table, self.clock, self.folder)
        self.tables[made.id] = made
        return self.seat(made, agents[0], wish.name, wish.language)

    def make_room(self) -> None:
        """The oldest finished tables go first."""
        for table in [table for table in self.tables.values() if table.table.game.over]:
            if len(self.tables) >= MOST_TABLES:
                self.forget(table)
        if len(self.tables) >= MOST_TABLES:
            raise InputError("tables_many", most=MOST_TABLES)

    def forget(self, table: HallTable) -> None:
        del self.tables[table.id]
        self.places = {key: place for key, place in self.places.items() if place.at is not table}

    def seat(self, table: HallTable, seat: int, name: str, language: str) -> Seated:
        table.sit(seat, " ".join(name.split())[:30])
        key = token_urlsafe(12)
        self.places[key] = HallPlace(table, seat, language)
        invitations = {str(other): invitation for other, invitation in table.invitations.items()}
        return Seated(table.id, key, seat, not table.invitations, invitations)

    async def join(self, table: str, invitation: str, name: str, language: str, caller: Any) -> Seated:
        found = self.tables.get(table)
        if found is None:
            raise InputError("table_unknown", table=table)
        for seat, kept in found.invitations.items():
            if compare_digest(kept.encode(), invitation.encode()):
                return self.seat(found, seat, name, language)
        raise InputError("invite_needed")

    def language_of(self, key: str) -> str:
        found = self.found(key)
        return found.language if found is not None else "en"

    def found(self, key: str) -> HallPlace | None:
        """Where only one seat can be meant it need not be named."""
        if not key and len(self.places) == 1:
            only = next(iter(self.places.values()))
            return only if only.at.kinds.count(AGENT) == 1 else None
        return self.places.get(key)

    async def place(self, key: str) -> Place:
        found = self.found(key)
        if found is None:
            raise InputError("key_unknown" if key else "key_needed")
        return found

    def close(self) -> None:
        """Unfinished games are kept too: their owner may go on with them."""
        for table in self.tables.values():
            if table.driver is not None:
                table.driver.cancel()
            table.close()
            if not table.table.game.over:
                table.save()
