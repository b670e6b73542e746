"""Thinking time: a start, an increment for every answer, a cap; and one time for a whole phase. Arithmetic only."""

from msgspec import Struct

from quadriga.server.wire.common import Pace


class ClockState(Struct, omit_defaults=True):
    """Kept with the table. Times in milliseconds."""

    left: list[int]
    running: list[int] = []  # seats whose time runs
    since: int = 0  # from when on
    stage: list[int] = []  # turn and phase whose time runs
    stage_since: int = 0
    warned: list[int] = []  # seats whose time is up and who have only been warned
    reacting: list[int] = []  # seats that are asked in a reaction window
    window: int = 0  # serial of the answer that brought the question up
    window_since: int = 0
    minutes: list[int] = []  # by seat, in games that count minutes: time used that is not a full minute yet


def fresh_clock(pace: Pace, seats: int) -> ClockState:
    return ClockState([pace.start * 1000] * seats)


def elapse(clock: ClockState, pace: Pace, now: int) -> None:
    """Take the time since the last look from those who were thinking."""
    for seat in clock.running if pace.start else ():
        clock.left[seat] -= max(0, now - clock.since)
    clock.since = now


def reward(clock: ClockState, pace: Pace, seat: int) -> None:
    """The increment for an answer, up to the cap; a clock that had run out starts again from nothing."""
    left = max(clock.left[seat], 0) + pace.increment * 1000
    clock.left[seat] = min(left, pace.cap * 1000) if pace.cap else left
    if seat in clock.warned:
        clock.warned.remove(seat)


def charge(clock: ClockState, pace: Pace, seat: int, answers: int) -> None:
    """Take back the increments of answers that were taken back."""
    clock.left[seat] -= answers * pace.increment * 1000


def refresh(clock: ClockState, pace: Pace, seat: int) -> None:
    """Somebody is back: time for at least one decision."""
    least = (pace.increment or min(pace.start, 60)) * 1000
    clock.left[seat] = max(clock.left[seat], least)
    if seat in clock.warned:
        clock.warned.remove(seat)


def run_for(clock: ClockState, thinking: list[int], stage: list[int], now: int) -> None:
    """From now on the time of these seats runs; a new phase gets new time."""
    clock.running = thinking
    clock.since = now
    if stage != clock.stage:
        clock.stage = stage
        clock.stage_since = now
        clock.warned = [seat for seat in clock.warned if clock.left[seat] <= 0]


def open_window(clock: ClockState, reacting: list[int], serial: int, now: int) -> None:
    """A new question in a reaction window gets new time."""
    clock.reacting = reacting
    if serial != clock.window:
        clock.window = serial
        clock.window_since = now


def hurried(clock: ClockState, pace: Pace, now: int) -> list[int]:
    """Seats whose time to react has run out."""
    if pace.reaction and now >= clock.window_since + pace.reaction * 1000:
        return clock.reacting
    return []


def deadline(clock: ClockState, pace: Pace) -> int | None:
    """When the next clock runs out."""
    times: list[int] = []
    if pace.reaction and clock.reacting:
        times.append(clock.window_since + pace.reaction * 1000)
    if pace.start:
        times += [clock.since + clock.left[seat] for seat in clock.running if seat not in clock.warned]
    if pace.phase and any(seat not in clock.warned for seat in clock.running):
        times.append(clock.stage_since + pace.phase * 1000)
    return min(times) if times else None


def late(clock: ClockState, pace: Pace, now: int) -> list[int]:
    """Seats that are thinking and have no time left; their clocks must have been brought up to date."""
    if pace.phase and clock.running and now >= clock.stage_since + pace.phase * 1000:
        return [seat for seat in clock.running if seat not in clock.warned]
    if not pace.start:
        return []
    return [seat for seat in clock.running if clock.left[seat] <= 0 and seat not in clock.warned]
