"""Pieces of work for executors, importable by the processes that do them."""

from collections.abc import Callable
from os import getpid, kill
from pathlib import Path
from signal import SIGKILL
from time import sleep
from typing import Any

from quadriga.engine.errors import InputError


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    sleep(0.03)
    return number * number


def own_process(number: int) -> int:
    sleep(0.01)
    return getpid()


def deadly(number: int) -> int:
    """Number 3 kills whoever touches it."""
    if number == 3:
        kill(getpid(), SIGKILL)
    return number


def refuse(number: int) -> int:
    raise InputError("player_unknown", player=str(number), known="none")


class Stubborn(Exception):
    """Cannot be made again from what it was made of."""

    def __reduce__(self) -> str:
        raise TypeError("no copies")


def fail_for_good(number: int) -> int:
    raise Stubborn("it broke")


class DieOnce:
    """Does the work, but the first process that gets number 3 is killed."""

    def __init__(self, work: Callable[[int], Any], mark: Path) -> None:
        self.work = work
        self.mark = mark

    def __call__(self, number: int) -> Any:
        if number == 3 and not self.mark.exists():
            self.mark.touch()
            kill(getpid(), SIGKILL)
        return self.work(number)
