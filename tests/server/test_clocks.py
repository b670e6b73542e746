"""Thinking time: what runs, what is given back, who is late."""

from quadriga.server.play import clocks
from quadriga.server.wire.common import Pace

PACE = Pace(start=60, increment=10, cap=65)


def test_only_the_thinking_lose_time() -> None:
    clock = clocks.fresh_clock(PACE, 3)
    clocks.run_for(clock, [1], [1, 2], 1_000)
    clocks.elapse(clock, PACE, 21_000)
    assert clock.left == [60_000, 40_000, 60_000]


def test_an_answer_is_rewarded_up_to_the_cap() -> None:
    clock = clocks.fresh_clock(PACE, 2)
    clock.left = [50_000, 60_000]
    clocks.reward(clock, PACE, 0)
    clocks.reward(clock, PACE, 1)
    assert clock.left == [60_000, 65_000]


def test_a_clock_that_ran_out_starts_again_from_nothing() -> None:
    clock = clocks.fresh_clock(PACE, 1)
    clock.left = [-90_000]
    clock.warned = [0]
    clocks.reward(clock, PACE, 0)
    assert clock.left == [10_000]
    assert clock.warned == []


def test_the_deadline_is_that_of_the_first_to_run_out() -> None:
    clock = clocks.fresh_clock(PACE, 3)
    clock.left = [5_000, 9_000, 1_000]
    clocks.run_for(clock, [0, 1], [1, 2], 100_000)
    assert clocks.deadline(clock, PACE) == 105_000
    clocks.elapse(clock, PACE, 104_999)
    assert clocks.late(clock, PACE, 104_999) == []
    clocks.elapse(clock, PACE, 105_000)
    assert clocks.late(clock, PACE, 105_000) == [0]


def test_who_has_been_warned_is_not_late_again() -> None:
    clock = clocks.fresh_clock(PACE, 1)
    clock.left, clock.warned = [-1], [0]
    clocks.run_for(clock, [0], [1, 2], 0)
    assert clocks.late(clock, PACE, 10) == []
    assert clocks.deadline(clock, PACE) is None


def test_without_a_clock_nobody_is_late() -> None:
    clock = clocks.fresh_clock(Pace(), 2)
    clocks.run_for(clock, [0, 1], [1, 2], 0)
    clocks.elapse(clock, Pace(), 10**9)
    assert clocks.late(clock, Pace(), 10**9) == []
    assert clocks.deadline(clock, Pace()) is None


def test_a_phase_has_a_time_of_its_own_for_everybody() -> None:
    pace = Pace(phase=30)
    clock = clocks.fresh_clock(pace, 2)
    clocks.run_for(clock, [0, 1], [1, 2], 1_000)
    clocks.run_for(clock, [1], [1, 2], 20_000)
    assert clocks.deadline(clock, pace) == 31_000
    assert clocks.late(clock, pace, 31_000) == [1]
    clocks.run_for(clock, [0], [1, 3], 31_000)
    assert clocks.deadline(clock, pace) == 61_000


def test_a_clock_set_back_gives_no_time() -> None:
    clock = clocks.fresh_clock(PACE, 1)
    clocks.run_for(clock, [0], [1, 2], 50_000)
    clocks.elapse(clock, PACE, 40_000)
    assert clock.left == [60_000]


def test_without_a_clock_no_time_is_lost() -> None:
    clock = clocks.fresh_clock(Pace(), 1)
    clocks.run_for(clock, [0], [1, 2], 0)
    clocks.elapse(clock, Pace(), 10**9)
    assert clock.left == [0]


def test_taking_back_gives_the_increment_back() -> None:
    clock = clocks.fresh_clock(PACE, 1)
    clock.left = [30_000]
    clocks.reward(clock, PACE, 0)
    clocks.charge(clock, PACE, 0, 1)
    assert clock.left == [30_000]


def test_who_comes_back_has_time_for_a_decision() -> None:
    clock = clocks.fresh_clock(PACE, 1)
    clock.left, clock.warned = [-5_000], [0]
    clocks.refresh(clock, PACE, 0)
    assert (clock.left, clock.warned) == ([10_000], [])


def test_a_warning_in_a_timed_phase_is_given_once() -> None:
    pace = Pace(start=60, phase=30, policy="warn")
    clock = clocks.fresh_clock(pace, 1)
    clocks.run_for(clock, [0], [1, 2], 0)
    assert clocks.late(clock, pace, 30_000) == [0]
    clock.warned = [0]
    assert clocks.late(clock, pace, 31_000) == []
    assert clocks.deadline(clock, pace) is None
    clocks.run_for(clock, [0], [1, 3], 32_000)
    assert clock.warned == []
