"""Who does the work: this process or several. Results depend on the work alone, never on who has done it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from os import cpu_count
from pickle import PicklingError, dumps
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, TypeVar

from quadriga.engine.errors import InputError

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 3  # times that one piece of work may cost a worker its life
AHEAD: Final = 16  # pieces a worker that may be begun before the first unfinished one is done: bounds the memory


class Executor(ABC):
    """Does a piece of work for each item. The work is a function of its item and nothing else."""

    @abstractmethod
    def finished(self, work: Callable[[T], R], items: Sequence[T]) -> "Iterator[tuple[int, R]]":
        """The number of an item, from 0, and its result, each once and as soon as it is there."""

    def in_order(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results in the order of the items."""
        early: dict[int, R] = {}
        due = 0
        results: Any = self.finished(work, items)
        with closing(results):
            for index, result in results:
                early[index] = result
                while due in early:
                    yield early.pop(due)
                    due += 1


class Here(Executor):
    """One after the other, in this process."""

    def finished(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        for index, item in enumerate(items):
            yield index, work(item)


class ProcessPool(Executor):
    """Processes of our own. One that dies is replaced and its work done again."""

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs or cores()
        self.workers: list[Worker] = []

    def finished(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        backlog = Backlog(len(items), self.jobs * AHEAD)
        try:
            while not backlog.is_finished():
                while len(self.workers) < min(self.jobs, backlog.unfinished()):
                    self.workers.append(Worker(work))
                for worker in list(self.workers):
                    self.occupy(worker, backlog, items)
                for worker in self.heard():
                    index, result = worker.index, worker.receive()
                    if isinstance(result, Lost):
                        self.bury(worker, backlog)
                        continue
                    if isinstance(result, Failure):
                        raise result.error
                    backlog.finish(index)
                    yield index, result
        finally:
            for worker in self.workers:
                worker.stop()
            self.workers = []

    def occupy(self, worker: "Worker", backlog: "Backlog", items: Sequence[Any]) -> None:
        """Give an idle worker something to do, if there is something."""
        if worker.index >= 0:
            return
        index = backlog.take()
        if index < 0:
            return
        if not worker.give(index, items[index]):
            self.bury(worker, backlog)

    def heard(self) -> "list[Worker]":
        """Workers that have said something, or died."""
        busy: dict[Any, Worker] = {worker.pipe: worker for worker in self.workers if worker.index >= 0}
        return [busy[pipe] for pipe in wait(list(busy))] if busy else []

    def bury(self, worker: "Worker", backlog: "Backlog") -> None:
        worker.stop()
        self.workers.remove(worker)
        backlog.lose(worker.index)

    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self.workers if worker.process.pid is not None]


class Backlog:
    """Which pieces of work are still to be done, by number."""

    def __init__(self, count: int, ahead: int) -> None:
        self.count = count
        self.ahead = ahead
        self.untouched = 0  # this and all above have never been begun
        self.again: list[int] = []  # begun by somebody who died
        self.deaths: dict[int, int] = {}
        self.settled = 0  # all below are finished
        self.beyond: set[int] = set()  # finished above that

    def take(self) -> int:
        """What to begin next; -1 if there is nothing for now."""
        if self.again:
            return self.again.pop(0)
        if self.untouched >= min(self.count, self.settled + self.ahead):
            return -1
        self.untouched += 1
        return self.untouched - 1

    def finish(self, index: int) -> None:
        self.beyond.add(index)
        while self.settled in self.beyond:
            self.beyond.remove(self.settled)
            self.settled += 1

    def lose(self, index: int) -> None:
        """Somebody died over a piece; it is done again, but not for ever."""
        self.deaths[index] = self.deaths.get(index, 0) + 1
        if self.deaths[index] >= TRIES:
            raise InputError("worker_lost", number=index + 1, times=TRIES)
        self.again.append(index)

    def unfinished(self) -> int:
        return self.count - self.settled - len(self.beyond)

    def is_finished(self) -> bool:
        return self.settled == self.count


class Lost:
    """The worker has died."""


class Failure:
    """The work itself has failed."""

    def __init__(self, error: Exception) -> None:
        self.error = error


class Worker:
    """A process with a pipe to it."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.index = -1  # what it works on

    def give(self, index: int, item: Any) -> bool:
        self.index = index
        try:
            self.pipe.send(item)
        except OSError:
            return False
        return True

    def receive(self) -> Any:
        try:
            result = self.pipe.recv()
        except (EOFError, OSError):
            return Lost()
        self.index = -1
        return result

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """The life of a worker: an item, its result, until the pipe closes. The parent deals with interrupts."""
    signal(SIGINT, SIG_IGN)
    try:
        while True:
            item = pipe.recv()
            try:
                result = work(item)
            except Exception as error:
                result = Failure(portable(error))
            pipe.send(result)
    except (EOFError, OSError):
        return


def portable(error: Exception) -> Exception:
    """The error itself if it can travel between processes, else its words."""
    try:
        dumps(error)
    except (PicklingError, TypeError, AttributeError):
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def cores() -> int:
    """Processors this process may use."""
    try:
        from os import sched_getaffinity
    except ImportError:  # not on every system
        return cpu_count() or 1
    return len(sched_getaffinity(0))


def make_executor(on: str, jobs: int) -> Executor:
    """Nothing is this machine, ``ray`` a cluster on it, else the address of a cluster; 0 jobs are as many as fit."""
    if on:
        from quadriga.lab.cluster import RayExecutor

        return RayExecutor("" if on == "ray" else on, jobs)
    return Here() if (jobs or cores()) == 1 else ProcessPool(jobs)
