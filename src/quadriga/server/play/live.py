"""A game in progress: takes answers one at a time and stores each before anybody hears of it."""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

import msgspec
import structlog
from sqlalchemy.engine import RowMapping

from quadriga.engine.choice import Answer
from quadriga.engine.errors import InputError
from quadriga.engine.lesson import Step, find_lesson
from quadriga.engine.module import Module
from quadriga.engine.notation import read_answer
from quadriga.engine.table import Table
from quadriga.games.minutes import Stopwatch
from quadriga.server.play import clocks, minutes, teller
from quadriga.server.play.driver import Driver
from quadriga.server.play.live_seat import LiveSeat
from quadriga.server.play.loading import pack
from quadriga.server.play.onlooker import Onlooker
from quadriga.server.storage.database import now
from quadriga.server.wire.common import Motion, Pace, Why
from quadriga.server.wire.play import Clock, LessonStep, LogLine, SeatState, Update

if TYPE_CHECKING:
    from quadriga.server.play.play import Play

log = structlog.get_logger()

SNAPSHOT_EVERY = 3  # answers: a little room on the disk for loading that never gets slower
RECENT = 120  # log lines kept at hand
AUTOMATIC_GRACE = 5000  # ms after which the scheduler wakes a table whose bot should have answered


class LiveTable:
    def __init__(self, play: "Play", row: RowMapping, rows: list[RowMapping], table: Table) -> None:
        self.play = play
        self.id: str = row["id"]
        self.module: Module = table.module
        self.table = table
        self.seats = [LiveSeat(seat) for seat in rows]
        self.pace = msgspec.convert(row["pace"], Pace)
        self.serial: int = row["serial"]
        self.stamps: list[int] = list(row["stamps"])
        self.motions = msgspec.convert(row["motions"], list[Motion])
        kept = row["clock"]
        self.clock = msgspec.convert(kept, clocks.ClockState) if kept else clocks.fresh_clock(self.pace, len(rows))
        if self.module.minute_verb and not self.clock.minutes:
            self.clock.minutes = [0] * len(rows)
        self.touched = now()
        self.stopwatch = Stopwatch(self.clock.minutes, self.touched)
        self.last_snapshot = table.record.base
        self.lock = asyncio.Lock()
        self.visitors: set[Onlooker] = set()
        self.recent: deque[dict[str, Any]] = deque(maxlen=RECENT)  # moves with everything in them: filtered when sent
        self.states: dict[int, msgspec.Raw] = {}
        self.driver = Driver(self)
        self.left: dict[str, int] = {}  # when people who were here went away
        self.lesson = find_lesson(table.module, row["lesson"]) if row["lesson"] else None
        self.hints: bool | None = row["hints"]
        self.broken = False  # memory and disk may differ: load anew
        table.forget()
        minutes.look(self, self.touched)

    # --- answering

    def decision_serial(self, seat: int) -> int:
        """Names what the seat owes: the serial of its last move, so that nothing answered before counts twice."""
        return self.stamps[seat]

    async def answer(
        self, seat: int, answer: Answer, serial: int | None, by: str = "", final: bool = False
    ) -> Why | None:
        """Take an answer: stored when this returns None, otherwise refused and nothing has changed."""
        async with self.lock:
            self.check()
            if serial is not None and serial != self.decision_serial(seat):
                return Why("stale")
            step = self.lesson_step()
            if step is not None and not by and answer != self.step_answer(step):
                return Why("lesson", [], {"do": f"={step.do}"})
            told_before = len(self.table.events)
            with self.sound():
                reason = self.table.submit(seat, answer)
                if reason is not None:
                    return teller.why(self.module, self.table.game, reason)
                if by or final:
                    self.table.seal()  # what nobody chose nobody takes back
                await self.store("answer", seat, by, self.table.record.entries[-1].do, told_before)
        self.announce()
        return None

    async def take_back(self, seat: int, everything: bool, serial: int | None = None) -> Why | None:
        async with self.lock:
            self.check()
            if serial is not None and serial != self.decision_serial(seat):
                return Why("stale")
            if not self.table.can_undo(seat):
                return Why("nothing_to_undo")
            before = self.table.record.length
            with self.sound():
                if everything:
                    self.table.restart(seat)
                else:
                    self.table.undo(seat)
                steps = before - self.table.record.length
                clocks.charge(self.clock, self.pace, seat, steps)
                await self.store("undo", seat, "", str(steps), len(self.table.events))
        self.announce()
        return None

    def check(self) -> None:
        """Whoever waited for the lock while the memory became worthless must come again."""
        if self.broken:
            raise InputError("table_reloading", table=self.id)

    @contextmanager
    def sound(self) -> Iterator[None]:
        """Whatever fails between a change of the state and its storing makes the state in memory worthless."""
        try:
            yield
        except BaseException:
            self.broken = True
            self.play.drop(self)
            raise

    def fault(self, seat: int, what: str) -> None:
        self.play.counts["bot_faults"] += 1
        log.warning("bot fault", table=self.id, seat=seat, bot=self.seats[seat].bot, fault=what)

    async def store(self, kind: str, seat: int, by: str, do: str, told_before: int) -> None:
        g = self.table.game
        time = now()
        record = self.table.record
        length = record.length
        events = teller.told(self.module, g, self.table.events[told_before:])
        turn, phase = self.module.stage(g)
        self.serial += 1
        if kind == "undo":  # what anybody has seen of the position is void
            self.stamps = [self.serial] * len(self.stamps)
        elif seat >= 0:
            self.stamps[seat] = self.serial
        else:  # the referee asks nobody anything: the time to react runs on
            self.clock.window = self.serial
        self.tick(time, seat if kind == "answer" and not by else -1)
        scores = [score["total"] for score in self.module.scores(g)]
        move = {
            "table": self.id,
            "serial": self.serial,
            "at": time,
            "kind": kind,
            "n": length,
            "seat": seat,
            "by": by,
            "do": do,
            "chance": record.entries[-1].chance if kind == "answer" else [],
            "told": events,
            "turn": turn,
            "phase": phase,
            "scores": scores,
            "fingerprint": record.fingerprints.get(length, "") if kind == "answer" else "",
        }
        row = self.standing(time, scores)
        undone = length if kind == "undo" else None
        await self.play.journal.append(move, row, self.snapshot(), undone)
        self.recent.append(move)
        self.play.counts["moves"] += 1

    def standing(self, time: int, scores: list[int]) -> dict[str, Any]:
        """The columns by which lists show the table without loading it."""
        g = self.table.game
        row: dict[str, Any] = {
            "id_": self.id,
            "serial": self.serial,
            "answers": self.table.record.length,
            "turn": self.module.stage(g)[0],
            "owing": g.waiting(),
            "names": teller.seat_names(self.module, g),
            "scores": scores,
            "stamps": self.stamps,
            "clock": msgspec.to_builtins(self.clock),
            "deadline": self.deadline(time),
        }
        if g.over:
            row |= {"status": "over", "winners": g.winners, "ended": time}
        return row

    def snapshot(self) -> dict[str, Any] | None:
        """Of the state before the present run of answers, so that taking back survives a restart."""
        run = len(self.table.undo_states)
        n = self.table.record.length - run
        if n < self.last_snapshot + SNAPSHOT_EVERY:
            return None
        self.last_snapshot = n
        game = self.table.undo_states[0] if run else self.table.game
        answers_by = list(self.table.answers_by)
        if run:
            answers_by[self.table.undo_seat] -= run
        state = pack(self.module.dump(game))
        return {"table": self.id, "n": n, "serial": self.serial, "state": state, "answers_by": answers_by}

    # --- time

    def thinking(self) -> list[int]:
        """People who owe a decision and are not stood in for."""
        return [seat for seat in self.table.game.waiting() if not self.seats[seat].automatic]

    def tick(self, time: int, answered: int) -> None:
        minutes.look(self, time)
        clocks.elapse(self.clock, self.pace, time)
        if answered >= 0:
            clocks.reward(self.clock, self.pace, answered)
        thinking = self.thinking()
        clocks.run_for(self.clock, thinking, list(self.module.stage(self.table.game)), time)
        reacting = [seat for seat in thinking if self.moment_of(seat) in self.module.bluffs]
        clocks.open_window(self.clock, reacting, self.serial, time)

    def moment_of(self, seat: int) -> str:
        return "" if self.table.game.over else self.module.prompt(self.table.game, seat).message

    def deadline(self, time: int) -> int | None:
        """When the scheduler must look at this table again, even after a restart of the server."""
        g = self.table.game
        if g.over:
            return None
        times = [clocks.deadline(self.clock, self.pace)]
        if self.driver.next_automatic() is not None:
            times.append(time + AUTOMATIC_GRACE)
        known = [found for found in times if found is not None]
        return min(known) if known else None

    async def time_out(self) -> None:
        """Do what the table has agreed on for those whose time is up."""
        time = now()
        async with self.lock:
            clocks.elapse(self.clock, self.pace, time)
            hurried = [(seat, self.decision_serial(seat)) for seat in clocks.hurried(self.clock, self.pace, time)]
            late = [(seat, self.decision_serial(seat)) for seat in clocks.late(self.clock, self.pace, time)]
        for seat, serial in hurried:
            g = self.table.game
            if seat in g.waiting() and serial == self.decision_serial(seat):
                await self.answer(seat, g.stack[-1].default(g, seat), serial, "clock")
        for seat, serial in late:
            await self.apply_policy(seat, serial)
        if late or hurried:
            await self.save_standing()
            self.announce()

    async def apply_policy(self, seat: int, serial: int) -> None:
        g = self.table.game
        if seat not in g.waiting() or serial != self.decision_serial(seat):
            return
        policy = self.pace.policy if self.pace.start else "default"
        log.info("time is up", table=self.id, seat=seat, policy=policy)
        if policy == "default":
            await self.answer(seat, g.stack[-1].default(g, seat), serial, "clock")
            clocks.reward(self.clock, self.pace, seat)
        elif policy == "caretaker":
            await self.play.mind(self, seat)
        elif policy == "forfeit":
            await self.forfeit(seat)
        elif seat not in self.clock.warned:
            self.clock.warned.append(seat)

    async def forfeit(self, seat: int) -> None:
        """Leave the game if it knows how; else the caretaker plays on for good."""
        leaving = [choice for choice in self.table.game.anytime(seat) if choice.verb == "leave"]
        if leaving:
            await self.answer(seat, leaving[0].smallest(), None, "clock")
        await self.play.mind(self, seat, forfeited=True)

    async def save_standing(self) -> None:
        """Clock and deadline, after something other than a move has changed them."""
        async with self.lock:
            time = now()
            self.tick(time, -1)
            kept = {"clock": msgspec.to_builtins(self.clock), "deadline": self.deadline(time)}
            await self.play.save_table(self.id, kept)

    def adopt(self, row: RowMapping, rows: list[RowMapping]) -> bool:
        """Take over what the lobby has changed; True if the clocks have been set anew."""
        self.seats = [LiveSeat(seat) for seat in rows]
        pace = msgspec.convert(row["pace"], Pace)
        other = pace != self.pace
        if other:
            self.clock = clocks.fresh_clock(pace, len(rows))
            self.clock.minutes = self.stopwatch.spent
            self.pace = pace
        self.hints = row["hints"]
        self.states.clear()
        return other

    # --- lessons

    def lesson_step(self) -> Step | None:
        """The answer a lesson waits for; None on a table without one, and after its last step."""
        n = self.table.record.length
        return self.lesson.steps[n] if self.lesson is not None and n < len(self.lesson.steps) else None

    def step_answer(self, step: Step) -> Answer:
        return read_answer(self.module, self.table.game, step.seat, step.do)

    def lesson_doc(self) -> LessonStep | None:
        step = self.lesson_step()
        if step is None or self.lesson is None:
            return None
        wanted = self.step_answer(step)
        legs = wanted.deal.legs if wanted.deal is not None else None
        number = self.table.record.length
        count = len(self.lesson.steps)
        return LessonStep(number, count, step.say, step.do, wanted.verb, wanted.target, wanted.amount, legs)

    # --- telling

    def announce(self) -> None:
        """Something has changed: wake everybody who looks on, and whoever answers by itself."""
        self.states.clear()
        self.table.forget()
        self.touched = now()
        for visitor in self.visitors:
            visitor.stale_view = True  # also when nobody has moved: somebody came back, or a clock was set
            visitor.wake.set()
        self.play.services.notices.owed(self.id)
        self.driver.stir()

    def state_of(self, seat: int) -> msgspec.Raw:
        """What a seat sees, made once for each change."""
        found = self.states.get(seat)
        if found is None:
            undo = len(self.table.undo_states) if self.table.can_undo(seat) else 0
            serial = self.decision_serial(seat) if seat >= 0 else 0
            state = teller.seat_state(self.module, self.table.game, seat, serial, undo)
            if seat >= 0 and (self.seats[seat].automatic or self.driver.order_for(seat) is not None):
                state.decision = None  # somebody or something else is about to answer it
            found = self.states[seat] = msgspec.Raw(msgspec.json.encode(state))
        return found

    def update_for(self, seats: list[int], news: list[LogLine]) -> Update:
        g = self.table.game
        turn, phase = self.module.stage(g)
        states = cast(list[SeatState], [self.state_of(seat) for seat in seats or [-1]])
        return Update(
            serial=self.serial,
            n=self.table.record.length,
            time=now(),
            seats=states,
            owing=g.waiting(),
            names=teller.seat_names(self.module, g),
            turn=turn,
            phase=phase,
            clocks=self.clock_docs(),
            reaction=self.reaction_left(),
            news=news,
            over=g.over,
            winners=list(g.winners),
            scores=self.module.scores(g) if g.over or self.module.open_scores else [],
            ending=teller.ending(self.module, g),
            lesson=self.lesson_doc(),
        )

    def clock_docs(self) -> list[Clock]:
        if not self.pace.start:
            return []
        time = now()
        spent = max(0, time - self.clock.since)
        running = self.clock.running
        return [
            Clock(seat, left - spent if seat in running else left, seat in running)
            for seat, left in enumerate(self.clock.left)
        ]

    def reaction_left(self) -> int:
        if not self.pace.reaction or not self.clock.reacting:
            return 0
        return max(1, self.clock.window_since + self.pace.reaction * 1000 - now())

    def idle(self, time: int, seconds: float) -> bool:
        busy = self.visitors or self.lock.locked() or self.driver.is_busy()
        return not busy and time - self.touched > seconds * 1000
