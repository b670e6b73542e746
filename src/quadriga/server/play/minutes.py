"""The minutes of a timed game: counted by the server as the referee, while somebody who plays is at the table."""

from typing import TYPE_CHECKING, Final

from quadriga.engine.choice import REFEREE
from quadriga.games.minutes import MINUTE, countable
from quadriga.server.storage.database import now

if TYPE_CHECKING:
    from quadriga.server.play.live import LiveTable

LONGEST_GAP: Final = MINUTE  # between two looks: after a longer one the machine was asleep


def is_paused(live: "LiveTable") -> bool:
    """Nobody who plays is connected, or a lesson has the floor: real time is nobody's."""
    return live.lesson_step() is not None or not any(visitor.seats for visitor in live.visitors)


def look(live: "LiveTable", time: int) -> None:
    """Give the time since the last look to the seat it belongs to, and see whose it is from now on."""
    if not live.module.minute_verb:
        return
    if is_paused(live) or time - live.stopwatch.since > LONGEST_GAP:
        live.stopwatch.skip(time)
    live.stopwatch.look(countable(live.module, live.table.game), time)


async def count(live: "LiveTable") -> None:
    """Tell the game the full minutes of the seat whose time runs: a move like any other, and what is left of the
    minute is stored with it, so that nothing counts twice."""
    if not live.module.minute_verb:
        return
    async with live.lock:
        if live.broken:
            return
        look(live, now())
        choice = countable(live.module, live.table.game)
        due = live.stopwatch.due(choice) if choice is not None else None
        if due is None:
            return
        told_before = len(live.table.events)
        with live.sound():
            reason = live.table.submit(REFEREE, due)
            assert reason is None, reason
            live.stopwatch.count(due)
            await live.store("answer", REFEREE, "clock", live.table.record.entries[-1].do, told_before)
    live.announce()
