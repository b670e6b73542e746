"""A file that grows by one line with every finished game, and from which an interrupted run goes on."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from json import dumps, loads
from os import fsync, replace
from pathlib import Path
from typing import IO, Any, Final

from quadriga.engine.errors import InputError
from quadriga.engine.module import Document
from quadriga.lab.lock import is_alone
from quadriga.lab.sources import CODE

FORMAT: Final = 1


class Journal:
    """JSON lines: first what is being played, then the finished games. A last line cut short is dropped.

    Until it is closed nobody else can open it.
    """

    def __init__(self, path: Path, header: Document) -> None:
        self.path = path
        self.header: Document = {"journal": FORMAT, **header}
        with writing(path):
            self.file = open_lines(path)
        try:
            with writing(path):
                self.take_up()
        except BaseException:
            self.file.close()
            raise

    def take_up(self) -> None:
        """What an earlier run has left; a file without content is what is left by one that was killed at once."""
        if not is_alone(self.file, self.path):
            raise InputError("run_busy", file=str(self.path))
        if has_content(self.path):
            self.check()
            drop_broken_line(self.path)
        else:
            self.begin()

    def begin(self) -> None:
        try:
            write_all(self.file, as_line(self.header))
            fsync(self.file.fileno())  # without it nobody would know whose games the other files hold
        except OSError:
            self.path.unlink()
            raise

    def check(self) -> None:
        """The file belongs to the same run: nothing that decides over results may differ."""
        found = read_header(self.path)
        for key, value in self.header.items():
            if found.get(key) == value:
                continue
            if key == CODE:
                raise InputError("journal_code", file=str(self.path))
            raise InputError("journal_other", file=str(self.path), key=key, there=str(found.get(key)), here=str(value))

    def entries(self) -> Iterator[Document]:
        """The finished games, in the order in which they finished."""
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if number > 1:
                    yield parsed(self.path, number, line)

    def append(self, entry: Document) -> None:
        with writing(self.path):
            write_all(self.file, as_line(entry))

    def cut(self, games: int) -> None:
        """Forget all but so many games."""
        with writing(self.path), self.path.open("rb") as file:
            for _ in range(games + 1):
                file.readline()
            self.file.truncate(file.tell())

    def move(self, path: Path) -> None:
        with writing(path):
            if sys.platform == "win32":  # where nobody moves an open file
                self.file.close()
            replace(self.path, path)
            self.path = path
            if sys.platform == "win32":
                self.file = open_lines(path)
                self.take_up()

    def close(self) -> None:
        with writing(self.path):
            self.file.close()


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Lets a full disk, and whatever else keeps a file from growing, be told in a sentence."""
    try:
        yield
    except OSError as error:
        named = str(error.filename or path)
        raise InputError("file_unwritable", file=named, cause=str(error.strerror or error)) from None


def open_lines(path: Path) -> IO[bytes]:
    """To be written at its end, and without a buffer, which would try once more what has failed when it is closed."""
    return path.open("ab", buffering=0)


def write_all(file: IO[bytes], text: str) -> None:
    left = text.encode()
    while left:
        left = left[file.write(left) :]


def has_content(path: Path) -> bool:
    return path.exists() and path.stat().st_size > 0


def as_line(doc: Document) -> str:
    return dumps(doc, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_header(path: Path) -> Document:
    try:
        with path.open("rb") as file:
            header = parsed(path, 1, file.readline())
    except OSError as error:
        raise InputError("file_unreadable", file=str(path), cause=str(error.strerror or error)) from None
    if header.get("journal") != FORMAT:
        raise InputError("journal_damaged", file=str(path), line=1)
    return header


def seed_in(path: Path) -> str:
    """The seed of the run that lies there; nothing if none does."""
    return str(read_header(path).get("seed", "")) if has_content(path) else ""


def parsed(path: Path, number: int, line: bytes) -> Document:
    try:
        doc: Any = loads(line)
    except (ValueError, RecursionError):  # no JSON, or not even text
        doc = None
    if not isinstance(doc, dict):
        raise InputError("journal_damaged", file=str(path), line=number)
    return doc


def drop_broken_line(path: Path) -> None:
    """Cut off what stands behind the last line break: whoever wrote it was killed meanwhile."""
    with path.open("rb+") as file:
        end = file.seek(0, 2)
        while end > 0:
            start = max(0, end - 65536)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                file.truncate(start + found + 1)
                return
            end = start
        file.truncate(0)
