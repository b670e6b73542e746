"""Records by themselves and records inside the ``games.jsonl`` of a simulation."""

from collections.abc import Iterator
from contextlib import contextmanager
from json import JSONDecodeError, loads
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TextIO

from quadriga.engine.errors import InputError, InputErrors

# What rules run into when a file is well formed but its content cannot be.
ASTRAY = (LookupError, TypeError, ValueError, AttributeError, AssertionError, ArithmeticError, RecursionError)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Lets every complaint about what is in a file name the file."""
    try:
        yield
    except InputError as error:
        faults = error.faults if isinstance(error, InputErrors) else [error]
        named = [in_file(fault, path) for fault in faults]
        raise named[0] if len(named) == 1 else InputErrors(named) from None
    except ASTRAY as error:
        raise InputError("file_astray", file=str(path), cause=f"{type(error).__name__}: {error}") from None


def in_file(fault: InputError, path: Path) -> InputError:
    if fault.params.get("file"):
        return fault
    if "file" in fault.params:
        fault.params["file"] = str(path)
        return fault
    return InputError("in_file", file=str(path), cause=fault)


@contextmanager
def record_file(path: Path, number: int | None) -> Iterator[Path]:
    """A file with one record: the file itself, or a copy of one game of a simulation.

    Complaints about the copy name the file it was taken from.
    """
    lines = game_lines(path, number)
    if lines is None:
        yield path
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "game.quadriga"
        copy.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        try:
            yield copy
        except InputError as error:
            rename(error, str(copy), f"{path} (game {number or 1})")
            raise


def rename(error: InputError, old: str, new: str) -> None:
    for fault in error.faults if isinstance(error, InputErrors) else [error]:
        fault.params = {
            key: value.replace(old, new) if isinstance(value, str) else value for key, value in fault.params.items()
        }


def game_lines(path: Path, number: int | None) -> list[str] | None:
    """The lines of game ``number``; None if the file is a record and no game was asked for."""
    if not is_games_file(path):
        if number is not None:
            raise InputError("not_a_games_file", file=str(path))
        return None
    wanted = number if number is not None else 1
    count = 0
    for found, lines in games_in(path):
        if found == wanted:
            return lines
        count += 1
    raise InputError("no_such_game", file=str(path), number=wanted, count=count)


def is_games_file(path: Path) -> bool:
    """Whether it is what a simulation writes, and not a record by itself."""
    with opened(path) as file:
        first = parsed(file.readline())
    return isinstance(first, dict) and "record" in first


def games_in(path: Path) -> Iterator[tuple[int, list[str]]]:
    """The games of a simulation with their numbers, one after the other: the file may be large."""
    with opened(path) as file:
        for line, raw in enumerate(file, 1):
            doc = parsed(raw)
            if not (isinstance(doc, dict) and isinstance(doc.get("record"), list) and isinstance(doc.get("game"), int)):
                raise InputError("games_file_damaged", file=str(path), line=line)
            yield doc["game"], [str(item) for item in doc["record"]]


@contextmanager
def opened(path: Path) -> Iterator[TextIO]:
    try:
        with path.open(encoding="utf-8") as file:
            yield file
    except FileNotFoundError:
        raise InputError("file_missing", file=str(path)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise InputError("file_unreadable", file=str(path), cause=str(error)) from None


def parsed(line: str) -> Any:
    try:
        return loads(line)
    except (JSONDecodeError, RecursionError):
        return None
