"""Seats that answer by themselves: those of bots, of caretakers, of standing orders, and those a lesson plays."""

import asyncio
from random import uniform
from typing import TYPE_CHECKING

import structlog

from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.server.play.thinkers import BotFault, Question

if TYPE_CHECKING:
    from quadriga.server.play.live import LiveTable

log = structlog.get_logger()


class Driver:
    """Answers for one table, through the same door as people."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.task: asyncio.Task[None] | None = None

    def next_automatic(self) -> int | None:
        live = self.live
        step = live.lesson_step()
        if step is not None:
            return step.seat if live.seats[step.seat].automatic else None
        for seat in live.table.game.waiting():
            if live.seats[seat].automatic or self.order_for(seat) is not None:
                return seat
        return None

    def order_for(self, seat: int) -> Answer | None:
        """What a standing order of the seat says here: a real pass, if there is one.

        Who is asked only for appearance's sake passes without an order too, unless he wants to be asked.
        """
        module, g = self.live.module, self.live.table.game
        if seat not in g.waiting():
            return None
        moment = self.live.moment_of(seat)
        turn = module.stage(g)[0]
        given = [
            order
            for order in self.live.seats[seat].orders
            if order.moment == moment and (not order.until_turn or turn <= order.until_turn)
        ]
        choices = g.choices(seat)
        if not given and not (moment in module.bluffs and len(choices) == 1):
            return None
        if any(order.ask for order in given):
            return None
        for choice in choices:
            if choice.verb in module.idle and choice.is_forced():
                return choice.smallest()
        return None

    def hesitation(self, seat: int) -> float:
        """Seconds before a pass that nobody thought about: as if somebody had, so that its haste tells nothing."""
        live = self.live
        if live.seats[seat].automatic or live.moment_of(seat) not in live.module.bluffs or not live.visitors:
            return 0
        longest = live.play.services.settings.hesitation
        return uniform(longest / 3, longest)

    def stir(self) -> None:
        """Let bots, caretakers and standing orders answer, as long as they owe something."""
        if self.live.broken or self.is_busy():
            return
        if self.next_automatic() is not None:
            self.task = asyncio.create_task(self.drive())

    def is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def drive(self) -> None:
        live = self.live
        try:
            while (seat := self.next_automatic()) is not None and not live.broken:
                pause = self.hesitation(seat)
                if pause:
                    await asyncio.sleep(pause)
                    if seat != self.next_automatic():
                        continue
                await self.let_answer(seat)
                await asyncio.sleep(live.pace.bot_delay / 1000 if live.visitors else 0)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("driving failed", table=live.id)

    async def let_answer(self, seat: int) -> None:
        live = self.live
        step = live.lesson_step()
        serial = live.decision_serial(seat)
        if step is not None:
            await live.answer(seat, live.step_answer(step), serial, "lesson")
            return
        order = self.order_for(seat)
        if order is not None and not live.seats[seat].automatic:
            by = "" if live.moment_of(seat) in live.module.bluffs else "order"  # a pass must not tell why
            await live.answer(seat, order, serial, by, final=True)
            return
        by = live.seats[seat].automatic
        answer = await self.advice(seat)
        if live.seats[seat].automatic != by:
            return
        why = await live.answer(seat, answer, serial, by)
        if why is not None and seat in live.table.game.waiting() and serial == live.decision_serial(seat):
            live.fault(seat, f"refused: {why.code}")
            g = live.table.game
            await live.answer(seat, g.stack[-1].default(g, seat), serial, by)

    async def advice(self, seat: int) -> Answer:
        """What the bot says, thought out elsewhere on a guess from what the seat may know; else the default answer."""
        live, module = self.live, self.live.module
        g, record = live.table.game, live.table.record
        minded = live.seats[seat]
        seed = f"{record.seed}:{seat}:{record.length}"
        guess = module.determinize(g, seat, seeded(f"{seed}:guess"))
        default = g.stack[-1].default(g, seat)
        kind = minded.bot or live.play.best_bot(module.name)
        try:
            question = Question(module.name, module.dump(guess), seat, kind, seed, pack=module.pack)
            answer = await live.play.thinkers.ask(question)
        except BotFault as fault:
            live.fault(seat, str(fault))
            return default
        if minded.automatic == "caretaker" and answer.verb not in module.caretaker:
            return default
        return answer
