"""Whoever does the work, and whoever is killed over it: the results are the same."""

from os import kill
from pathlib import Path
from signal import SIGKILL

import pytest
from tests.lab.pieces import DieOnce, deadly, fail_for_good, own_process, refuse, slow_square, square
from tests.lab.playing import plan, without_seconds

from quadriga.engine.errors import InputError
from quadriga.lab.executors import TRIES, Backlog, Executor, Here, ProcessPool, make_executor
from quadriga.lab.simulation import Match, simulate

SQUARES = [number * number for number in range(40)]


@pytest.mark.parametrize("executor", [Here(), ProcessPool(1), ProcessPool(2)])
def test_results_come_in_the_order_of_the_items(executor: Executor) -> None:
    assert list(executor.in_order(square, range(40))) == SQUARES


def test_several_processes_share_the_work() -> None:
    assert len(set(ProcessPool(2).in_order(own_process, range(30)))) == 2


def test_no_work_starts_no_process() -> None:
    assert list(ProcessPool(2).in_order(square, [])) == []


def test_a_killed_worker_is_replaced_and_nothing_is_lost_or_doubled() -> None:
    pool = ProcessPool(2)
    found: list[tuple[int, int]] = []
    for index, result in pool.finished(slow_square, range(40)):
        found.append((index, result))
        if len(found) in (3, 12, 20):
            kill(pool.pids()[len(found) % 2], SIGKILL)
    assert sorted(found) == list(enumerate(SQUARES))


def test_a_worker_killed_in_the_middle_of_its_work_does_not_spoil_it(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert list(ProcessPool(2).in_order(DieOnce(square, mark), range(40))) == SQUARES
    assert mark.exists()


def test_work_that_kills_again_and_again_is_given_up() -> None:
    with pytest.raises(InputError) as caught:
        list(ProcessPool(2).in_order(deadly, range(10)))
    assert (caught.value.code, caught.value.params) == ("worker_lost", {"number": 4, "times": TRIES})


def test_a_fault_of_the_work_itself_is_told_as_it_is() -> None:
    with pytest.raises(InputError) as caught:
        list(ProcessPool(2).in_order(refuse, range(3)))
    assert caught.value.code == "player_unknown"
    with pytest.raises(RuntimeError, match="Stubborn: it broke"):
        list(ProcessPool(2).in_order(fail_for_good, range(3)))


def test_who_stops_listening_leaves_no_process_behind() -> None:
    pool = ProcessPool(2)
    results = pool.in_order(slow_square, range(40))
    assert next(results) == 0
    processes = [worker.process for worker in pool.workers]
    assert all(process.is_alive() for process in processes)
    results.close()  # type: ignore[attr-defined]  # a generator
    assert pool.workers == []
    for process in processes:
        with pytest.raises(ValueError, match="closed"):
            process.is_alive()


def test_nobody_runs_far_ahead_of_the_first_unfinished_piece() -> None:
    backlog = Backlog(10, 3)
    assert [backlog.take() for _ in range(4)] == [0, 1, 2, -1]
    backlog.finish(1)
    assert backlog.take() == -1
    backlog.finish(0)
    assert [backlog.take(), backlog.take(), backlog.take()] == [3, 4, -1]
    backlog.lose(3)
    assert backlog.take() == 3
    assert backlog.unfinished() == 8


def test_one_job_needs_no_process() -> None:
    assert isinstance(make_executor("", 1), Here)
    assert isinstance(make_executor("", 2), ProcessPool)


def test_ray_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.lab.extras.find_spec", lambda _: None)
    with pytest.raises(InputError) as caught:
        make_executor("ray", 0)
    assert (caught.value.code, caught.value.params) == ("extra_missing", {"extra": "ray"})


def test_games_are_the_same_after_a_worker_was_killed() -> None:
    asked = plan("warriors", ["greedy", "random"], 8, turn_limit=2)
    alone = without_seconds(simulate(asked, Here()))
    pool = ProcessPool(2)
    together: list[Match] = []
    for match in simulate(asked, pool):
        together.append(match)
        if len(together) == 1:
            kill(pool.pids()[0], SIGKILL)
    assert without_seconds(together) == alone
    assert [game["number"] for game in alone] == list(range(1, 9))
