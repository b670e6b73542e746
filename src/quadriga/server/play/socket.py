"""The socket of a table: one connection of one person or spectator."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any

import msgspec
import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from quadriga.engine.choice import Answer, Deal
from quadriga.engine.errors import InputError
from quadriga.engine.notation import read_answer
from quadriga.server.chat import chat
from quadriga.server.chat.mutes import muted_by
from quadriga.server.errors import fault_of, language_of, texts_in
from quadriga.server.lobby.info import access, table_info
from quadriga.server.people.sessions import PersonRecord, person_of
from quadriga.server.play import absence, hinting
from quadriga.server.play.history import line_for
from quadriga.server.play.live import LiveTable
from quadriga.server.play.onlooker import Onlooker
from quadriga.server.play.waiting import Waiter
from quadriga.server.security import same_origin
from quadriga.server.services import Services
from quadriga.server.storage.database import now
from quadriga.server.wire.common import Fault, Why
from quadriga.server.wire.play import (
    AnswerMessage,
    ChatLine,
    ChatMessage,
    Failed,
    FromClient,
    FromServer,
    Hello,
    HintMessage,
    LogLine,
    Order,
    OrdersMessage,
    PingMessage,
    Pong,
    ReclaimMessage,
    Refused,
    Said,
    SeenMessage,
    TableChanged,
    Taken,
    TypedMessage,
    UndoMessage,
    VoteMessage,
    Welcome,
)

log = structlog.get_logger()
router = APIRouter()
decoder = msgspec.json.Decoder(FromClient)
encoder = msgspec.json.Encoder()

LONGEST = 16_000  # characters of one message
MOST_NEWS = 100_000  # lines in one update
LEGS = 160  # numbers in the terms of one deal
BURST, RATE = 60.0, 30.0  # messages at once, and per second
GONE, FULL, FOREIGN, BROKEN = 4404, 4429, 4403, 1011  # why a connection was closed


class Visitor(Onlooker):
    """One connection. A writer of its own sends the newest state when it is ready: a slow reader slows nobody down."""

    def __init__(self, services: Services, socket: WebSocket, person: PersonRecord | None, seats: list[int]) -> None:
        super().__init__(person.id if person is not None else "", seats)
        self.services = services
        self.socket = socket
        self.who = person
        self.sent = -2  # serial of the last line sent; -2 before the greeting
        self.outbox: asyncio.Queue[FromServer] = asyncio.Queue(200)
        self.allowance = BURST
        self.last_message = asyncio.get_running_loop().time()

    def tell(self, message: FromServer) -> None:
        """Queue a message; who does not read for a long time is let go and may come again."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismissed = True
        self.wake.set()

    def speak(self) -> None:
        """Count one message; raises if there were too many."""
        time = asyncio.get_running_loop().time()
        rate = self.services.settings.rate_factor
        self.allowance = min(BURST * rate, self.allowance + (time - self.last_message) * RATE * rate)
        self.last_message = time
        if self.allowance < 1:
            raise InputError("too_fast", seconds=ceil((1 - self.allowance) / (RATE * rate)))
        self.allowance -= 1


class Conversation:
    """What is said on one connection, until it ends."""

    def __init__(self, services: Services, live: LiveTable, visitor: Visitor) -> None:
        self.services = services
        self.play = services.play
        self.live = live
        self.visitor = visitor
        self.texts = texts_in(language_of(visitor.socket))
        self.hinted: asyncio.Task[None] | None = None  # kept, or it might be forgotten before it is done
        self.answers: dict[type, Callable[[Any], Awaitable[None]]] = {
            Hello: self.hello,
            AnswerMessage: self.answer,
            TypedMessage: self.typed,
            UndoMessage: self.undo,
            ChatMessage: self.chat,
            VoteMessage: self.vote,
            ReclaimMessage: self.reclaim,
            OrdersMessage: self.orders,
            HintMessage: self.hint,
            SeenMessage: self.seen,
            PingMessage: self.ping,
        }

    async def run(self) -> None:
        self.live.visitors.add(self.visitor)
        writer = asyncio.create_task(self.write())
        self.presence()
        try:
            while True:
                await self.read(await self.visitor.socket.receive_text())
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            self.live.visitors.discard(self.visitor)
            self.live.touched = now()
            self.live.left[self.visitor.person] = now()
            self.presence()
            writer.cancel()

    def presence(self) -> None:
        """Everybody sees who of the seated is there, and how many look on."""
        for other in self.live.visitors:
            other.table_changed()

    # --- reading

    async def read(self, text: str) -> None:
        if len(text) > LONGEST:
            self.fail("", InputError("message_too_long", limit=LONGEST))
            return
        try:
            self.visitor.speak()
        except InputError as error:
            self.fail(id_of(text), error)
            return
        try:
            message = decoder.decode(text)
        except msgspec.DecodeError as error:
            self.fail(id_of(text), InputError("message_unreadable", cause=str(error)))
            return
        try:
            await self.answers[type(message)](message)
        except InputError as error:
            self.fail(getattr(message, "id", ""), error)
        except Exception:
            log.exception("message failed", table=self.live.id)
            self.visitor.tell(Failed(getattr(message, "id", ""), Fault("internal")))

    def fail(self, id: str, error: InputError) -> None:
        self.visitor.tell(Failed(id, fault_of(error, self.texts)))

    def result(self, id: str, why: Why | None) -> None:
        self.visitor.tell(Taken(id, self.live.serial) if why is None else Refused(id, why))

    def own(self, seat: int) -> None:
        if seat not in self.visitor.seats:
            raise InputError("not_your_seat", seat=seat)

    def playing(self, seat: int) -> None:
        """A seat that is minded must be reclaimed before its person answers."""
        self.own(seat)
        if self.live.seats[seat].automatic:
            raise InputError("seat_minded", seat=seat)

    async def hello(self, message: Hello) -> None:
        """Welcome, then everything after ``since``; a spectator or seat is told nothing else."""
        person = self.visitor.person
        info = await table_info(self.services, self.live.id, person)
        orders: dict[str, list[Order]] = {str(seat): self.live.seats[seat].orders for seat in self.visitor.seats}
        lines = await chat.lines_for(self.services, self.live.id, person, self.visitor.seats)
        async with self.services.database.connect() as connection:
            self.visitor.muted = set(await muted_by(connection, person))
        seen = await self.play.seen(self.live.id, person)
        sheet = self.live.module.sheet(self.live.table.game)
        self.visitor.tell(Welcome(info, self.visitor.seats, sheet, now(), seen, orders, lines))
        self.visitor.sent = min(max(message.since, -1), self.live.serial)
        self.visitor.stale_view = True
        self.visitor.wake.set()

    async def answer(self, message: AnswerMessage) -> None:
        self.playing(message.seat)
        if message.verb not in self.live.module.verbs:
            raise InputError("notation_verb", verb=message.verb, known=", ".join(sorted(self.live.module.verbs)))
        deal = None
        if message.legs is not None:
            if len(message.legs) > LEGS or len(message.clauses) > LEGS:
                raise InputError("message_too_long", limit=LEGS)
            deal = Deal(message.legs, message.clauses)
        answer = Answer(message.verb, message.target, message.amount, deal)
        self.result(message.id, await self.live.answer(message.seat, answer, message.serial))

    async def typed(self, message: TypedMessage) -> None:
        self.playing(message.seat)
        answer = read_answer(self.live.module, self.live.table.game, message.seat, message.text)
        self.result(message.id, await self.live.answer(message.seat, answer, message.serial))

    async def undo(self, message: UndoMessage) -> None:
        self.playing(message.seat)
        self.result(message.id, await self.live.take_back(message.seat, message.all, message.serial))

    async def chat(self, message: ChatMessage) -> None:
        if self.visitor.who is None:
            raise InputError("nobody")
        if message.seat >= 0:
            self.own(message.seat)
        line = await chat.say(self.services, self.live.id, self.visitor.who, message.seat, message.to, message.text)
        self.visitor.tell(Taken(message.id, self.live.serial))
        spread(self.live, line)

    async def vote(self, message: VoteMessage) -> None:
        self.own(message.seat)
        await absence.vote(self.play, self.live, message.seat, message.about, message.yes)
        self.visitor.tell(Taken(message.id, self.live.serial))

    async def reclaim(self, message: ReclaimMessage) -> None:
        self.own(message.seat)
        await self.play.reclaim(self.live, message.seat)
        self.visitor.tell(Taken(message.id, self.live.serial))

    async def orders(self, message: OrdersMessage) -> None:
        self.own(message.seat)
        if len(message.orders) > 20 or any(len(order.moment) > 60 for order in message.orders):
            raise InputError("message_too_long", limit=20)
        self.live.seats[message.seat].orders = message.orders
        await self.play.save_seat(self.live.id, message.seat, {"orders": msgspec.to_builtins(message.orders)})
        self.visitor.tell(Taken(message.id, self.live.serial))
        self.live.driver.stir()

    async def hint(self, message: HintMessage) -> None:
        """Thought out elsewhere, in a task of its own: meanwhile the connection goes on."""
        self.playing(message.seat)
        why = hinting.check(self.live, message)
        if why is not None:
            self.result(message.id, why)
            return
        self.services.limits.take("hint", self.visitor.person)
        self.hinted = asyncio.create_task(self.find_hints(message))

    async def find_hints(self, message: HintMessage) -> None:
        try:
            self.visitor.tell(await hinting.find(self.live, message))
        except InputError as error:
            self.fail(message.id, error)
            return
        self.presence()

    async def seen(self, message: SeenMessage) -> None:
        for seat in self.visitor.seats:
            await self.play.save_seat(self.live.id, seat, {"seen": max(0, min(message.serial, self.live.serial))})

    async def ping(self, message: PingMessage) -> None:
        self.visitor.tell(Pong(now()))

    # --- writing

    async def write(self) -> None:
        """Everything queued, then the newest state; several changes while one is being sent become one update."""
        visitor = self.visitor
        try:
            while True:
                await visitor.wake.wait()
                visitor.wake.clear()
                if visitor.dismissed:
                    await visitor.socket.close(FULL)
                    return
                greeted = visitor.sent >= -1
                while not visitor.outbox.empty():
                    await self.put(visitor.outbox.get_nowait())
                if visitor.stale_table and greeted:
                    visitor.stale_table = False
                    info = await table_info(self.services, self.live.id, visitor.person)
                    await self.put(TableChanged(info, visitor.seats))
                if greeted and (visitor.stale_view or visitor.sent < self.live.serial):
                    visitor.stale_view = False
                    await self.update()
        except (WebSocketDisconnect, RuntimeError):
            return
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("writing failed", table=self.live.id)
            await visitor.socket.close(BROKEN)

    async def update(self) -> None:
        """Under the table's lock: nobody sees a move before it is stored."""
        async with self.live.lock:
            asked = self.visitor.sent
            message = self.live.update_for(self.visitor.seats, await self.news())
            if self.visitor.sent == asked:  # else the client has greeted again meanwhile
                self.visitor.sent = self.live.serial
        await self.put(message)

    async def news(self) -> list[LogLine]:
        """Everything after the last line sent, from memory if it reaches back that far."""
        after = self.visitor.sent
        moves = [move for move in self.live.recent if move["serial"] > after]
        if after < self.live.serial and (not moves or moves[0]["serial"] != after + 1):
            moves = [dict(move) for move in await self.play.history.moves_after(self.live.id, after, MOST_NEWS)]
        over = self.live.table.game.over
        return [line_for(self.live.module, move, self.visitor.seats, over) for move in moves]

    async def put(self, message: FromServer) -> None:
        await self.visitor.socket.send_text(encoder.encode(message).decode())


def spread(live: LiveTable, line: ChatLine) -> None:
    """A line of chat to everybody who may and wants to read it."""
    playing = not live.table.game.over
    for other in list(live.visitors):
        if line.person not in other.muted and chat.may_read(line, other.seats, playing):
            other.tell(Said(line))


def id_of(text: str) -> str:
    """The id of a message that could not be read, if that much can."""
    try:
        found = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return ""
    name = found.get("id", "") if isinstance(found, dict) else ""
    return name if isinstance(name, str) else ""


@router.websocket("/api/tables/{table}/socket")
async def socket(socket: WebSocket, table: str, invite: str = "") -> None:
    services: Services = socket.app.state.services
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    await socket.accept()
    person = await person_of(services, socket)
    name = person.id if person is not None else ""
    try:
        seats = await access(services, table, name, invite)
        if (await table_info(services, table, name)).status == "open":
            await Waiter(services, socket, table, name, invite).run()
            return
        live = await services.play.live(table)
    except InputError as error:
        fault = fault_of(error, texts_in(language_of(socket)))
        await socket.send_text(encoder.encode(Failed("", fault)).decode())
        await socket.close(GONE)
        return
    visitor = Visitor(services, socket, person, seats)
    services.play.counts["sockets"] += 1
    await Conversation(services, live, visitor).run()
