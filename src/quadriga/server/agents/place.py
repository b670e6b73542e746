"""A seat of a table of the server, as its agent has it."""

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy.engine import RowMapping

from quadriga.agents.conditions import Conditions, Spent
from quadriga.agents.place import Place, Refusal, game_texts
from quadriga.agents.tellings import refusal_of
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.phrase import Phrase, Word
from quadriga.server.agents.presence import Presence
from quadriga.server.chat import chat
from quadriga.server.people.sessions import PersonRecord
from quadriga.server.play.history import Move, line_for
from quadriga.server.play.live import LiveTable
from quadriga.server.play.socket import spread
from quadriga.server.storage.database import now
from quadriga.server.wire.play import LogLine

if TYPE_CHECKING:
    from quadriga.server.agents.house import ServerHouse

LOOK_EVERY = 1.0  # seconds, whatever else wakes a waiting agent
MOST_MOVES = 2000  # of which news is told at once


class ServerPlace(Place):
    """Made for one call; everything lasting is in the database, or with the table in memory."""

    def __init__(
        self,
        house: "ServerHouse",
        person: PersonRecord,
        row: RowMapping,
        seated: RowMapping,
        language: str,
        live: LiveTable | None,
    ) -> None:
        self.house = house
        self.services = house.services
        self.person = person
        self.table = str(row["id"])
        self.seat = int(seated["seat"])
        self.language = language
        self.module = self.services.packs.module_of(row)
        self.texts = game_texts(language, self.module)
        self.conditions = Conditions.read(row["conditions"])
        self.options = row["options"]
        kept: dict[str, Any] = seated["agent"]
        counts = {name: int(kept.get(name, 0)) for name in ("calls", "actions", "characters")}
        self.spent = Spent(counts, row["started"] / 1000)
        self.seen = int(seated["seen"])
        self.live = live
        self.presence: Presence | None = None
        self.names: list[str] = []

    @property
    def game(self) -> Game | None:
        return self.live.table.game if self.live is not None else None

    @property
    def serial(self) -> int:
        return self.live.decision_serial(self.seat) if self.live is not None else 0

    @property
    def minded(self) -> str:
        if self.live is None:
            return ""
        seat = self.live.seats[self.seat]
        if seat.forfeited:
            return "forfeit"
        return "caretaker" if seat.caretaker else ""

    @property
    def players(self) -> list[str]:
        return self.names

    def now(self) -> float:
        return now() / 1000

    def is_asked(self) -> bool:
        return self.live is not None and self.live.driver.order_for(self.seat) is None

    # --- doing

    async def answer(self, answer: Answer, serial: int | None) -> Refusal | None:
        live = self.live
        assert live is not None
        await self.settle()
        if serial is None or serial == live.decision_serial(self.seat):
            reason = live.table.game.why_not(self.seat, answer)
            if reason is not None:
                return refusal_of(self.texts, live.table.game, reason)
        why = await live.answer(self.seat, answer, serial)
        if why is None:
            return None
        words = {name: word_of(word) for name, word in why.words.items()}
        sentence = self.texts.say(f"reason-{why.code.replace('_', '-')}", self.texts.all_forms(words))
        return Refusal(why.code, sentence, "", tuple(why.rules))

    async def say(self, text: str, to: list[int]) -> None:
        line = await chat.say(self.services, self.table, self.person, self.seat, to, text)
        if self.live is not None:
            spread(self.live, line)

    async def hand_over(self) -> None:
        live = self.live
        if live is None or self.minded or live.table.game.over:
            return
        if self.conditions.exhausted == "forfeit":
            await live.forfeit(self.seat)
        else:
            await self.services.play.mind(live, self.seat)

    async def keep(self) -> None:
        doc = {"language": self.language, **self.spent.counts}
        await self.services.play.save_seat(self.table, self.seat, {"agent": doc})

    async def settle(self) -> None:
        if self.live is not None:
            async with self.live.lock:
                pass

    # --- hearing

    async def news(self) -> list[str]:
        live = self.live
        if live is None:
            return []
        lines = [sentence for line in await self.lines(live) for sentence in self.sentences(line)]
        lines += await self.house.heard(self)
        self.seen = live.serial
        await self.services.play.save_seat(self.table, self.seat, {"seen": self.seen})
        await self.settle()
        return lines

    async def lines(self, live: LiveTable) -> list[LogLine]:
        """What the seat may read of everything after the last look; what was dealt before the start is no news."""
        await self.settle()
        moves: list[Move] = [move for move in live.recent if move["serial"] > self.seen]
        if self.seen < live.serial and (not moves or moves[0]["serial"] != self.seen + 1):
            moves = await self.services.play.history.moves_after(self.table, self.seen, MOST_MOVES)
        return [line_for(self.module, move, [self.seat], live.table.game.over) for move in moves]

    def sentences(self, line: LogLine) -> list[str]:
        if line.kind == "undo" and self.live is not None:
            return [self.texts("agent-undo", seat=self.texts.name(self.live.table.game, "seat", line.seat))]
        return [
            self.texts.say(
                f"event-{told.kind.replace('.', '-').replace('_', '-')}",
                self.texts.all_forms({name: word_of(word) for name, word in told.with_.items()}),
            )
            for told in line.told
        ]

    async def wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while (left := until - loop.time()) > 0:
            if self.live is None:
                await self.house.start_if_full(self.table)
                await asyncio.sleep(min(left, LOOK_EVERY / 2))
                await self.house.refresh(self)
                continue
            presence = self.presence
            assert presence is not None
            if self.live.table.game.over or self.owes() or presence.addressed or presence.dismissed:
                return
            try:
                await asyncio.wait_for(presence.wake.wait(), min(left, LOOK_EVERY))
            except TimeoutError:
                continue
            presence.wake.clear()


def word_of(doc: Any) -> Word:
    """A word as it travels and is kept, ready to be spoken."""
    if isinstance(doc, dict):
        return Phrase(
            doc["say"], {name: word_of(part) for name, part in doc.get("with", {}).items()}, doc.get("form", "")
        )
    if isinstance(doc, list):
        return [word_of(part) for part in doc]
    return doc if isinstance(doc, (int, str)) else str(doc)
