"""Work on a Ray cluster: one of our own on this machine for as long as the work lasts, or one that runs already."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from os import environ
from secrets import token_hex
from shutil import rmtree
from socket import create_connection
from tempfile import mkdtemp
from time import perf_counter
from typing import Any, Final, TypeVar

from quadriga.engine.errors import InputError
from quadriga.lab.executors import AHEAD, TRIES, Backlog, Executor, cores
from quadriga.lab.extras import need
from quadriga.lab.sources import digest, sources

T = TypeVar("T")
R = TypeVar("R")

TASK_SECONDS: Final = 0.25  # of work in one task, since each task costs Ray some milliseconds
KNOCK_SECONDS: Final = 5.0
DECISIVE: Final = (".py", ".json", ".toml")  # rules, what bots have learnt, printed facts
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # what Ray recommends, and else warns about
}


class RayExecutor(Executor):
    """Tasks of a cluster. A task whose worker is killed is given to another one."""

    def __init__(self, address: str = "", jobs: int = 0) -> None:
        need("ray", "ray")
        self.address = address  # nothing: our own cluster
        self.jobs = jobs
        if address:
            knock(address)

    def finished(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        ray = import_ray(own=not self.address)
        with self.connected(ray):
            workers = self.jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from Tasks(ray, work, items, workers).results()

    @contextmanager
    def connected(self, ray: Any) -> Iterator[None]:
        folder = mkdtemp(prefix="quadriga-ray-") if not self.address else ""
        try:
            try:
                ray.init(**self.settings(folder), log_to_driver=False, logging_level="ERROR")
                self.check_code(ray)
            except (ray.exceptions.RayError, ImportError, OSError, RuntimeError, ValueError) as error:
                cause = f"{type(error).__name__}: {error}".splitlines()[0]
                raise InputError("cluster_unreachable", address=self.address or "ray", cause=cause) from None
            yield
        finally:
            ray.shutdown()
            if folder:
                rmtree(folder, ignore_errors=True)

    def settings(self, folder: str) -> dict[str, Any]:
        if self.address:
            return {"address": self.address}
        count = self.jobs or cores()
        return {"address": "local", "num_cpus": count, "include_dashboard": False, "_temp_dir": folder}

    def check_code(self, ray: Any) -> None:
        """Others' machines must have our very sources, or equal seeds would not give equal games."""
        if self.address and ray.get(ray.remote(code_digest).remote()) != code_digest():
            raise InputError("cluster_other_code", address=self.address)


class Tasks:
    """The work of one run in tasks of about the right size."""

    def __init__(self, ray: Any, work: Callable[[Any], Any], items: Sequence[Any], workers: int) -> None:
        self.ray = ray
        self.items = items
        self.workers = workers
        self.backlog = Backlog(len(items), workers * AHEAD)
        self.work = ray.put(work)
        self.task = ray.remote(num_cpus=1, max_retries=TRIES)(work_through)
        self.running: dict[Any, list[int]] = {}
        self.seconds = 0.0
        self.pieces = 0

    def results(self) -> Iterator[tuple[int, Any]]:
        while not self.backlog.is_finished():
            self.submit()
            ready, _ = self.ray.wait(list(self.running), num_returns=1)
            numbers = self.running.pop(ready[0])
            seconds, results = self.fetch(ready[0], numbers)
            self.seconds += seconds
            self.pieces += len(numbers)
            for index, result in zip(numbers, results):
                self.backlog.finish(index)
                yield index, result

    def submit(self) -> None:
        """Keep every worker busy, with one task more in waiting for each."""
        while len(self.running) < 2 * self.workers:
            numbers: list[int] = []
            while len(numbers) < self.size() and (index := self.backlog.take()) >= 0:
                numbers.append(index)
            if not numbers:
                return
            task = self.task.remote(self.work, [self.items[index] for index in numbers])
            self.running[task] = numbers

    def size(self) -> int:
        """Pieces a task, by what they have taken so far; near the end fewer, so that nobody is idle."""
        if not self.pieces:
            return 1
        wanted = round(TASK_SECONDS * self.pieces / max(self.seconds, 1e-6))
        return max(1, min(wanted, AHEAD // 2, self.backlog.unfinished() // (2 * self.workers)))

    def fetch(self, task: Any, numbers: list[int]) -> tuple[float, list[Any]]:
        try:
            result: tuple[float, list[Any]] = self.ray.get(task)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, InputError) else error from None
        except self.ray.exceptions.WorkerCrashedError:
            raise InputError("worker_lost", number=numbers[0] + 1, times=TRIES + 1) from None
        return result


def work_through(work: Callable[[Any], Any], items: list[Any]) -> tuple[float, list[Any]]:
    """What a task does: the seconds it took, and the results."""
    started = perf_counter()
    results = [work(item) for item in items]
    return perf_counter() - started, results


def code_digest() -> str:
    """Of all sources and data that decide over results."""
    return digest(sources(("engine", "games", "bots", "lab"), DECISIVE))


def knock(address: str) -> None:
    """Whether anybody listens there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise InputError("cluster_address", address=address)
    try:
        create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
    except OSError as error:
        raise InputError("cluster_unreachable", address=address, cause=str(error.strerror or error)) from None


def import_ray(own: bool) -> Any:
    """Ray, which reads these variables once, when it is imported; what the user has set himself stays.

    A cluster of our own gets a token of its own: Ray listens beyond the loopback address, and left to itself it keeps a
    token in the home folder. The token of somebody else's cluster is in the environment already.
    """
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex(32)} if own else {}
    for name, value in {**QUIET, **token}.items():
        environ.setdefault(name, value)
    import ray

    return ray
