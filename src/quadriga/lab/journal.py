"""A file that grows by one line with every finished game, and from which an interrupted run goes on."""

from collections.abc import Iterator
from json import dumps, loads
from pathlib import Path
from typing import Any, Final, TextIO

from quadriga.engine.errors import InputError
from quadriga.engine.module import Document

FORMAT: Final = 1


class Journal:
    """JSON lines: first what is being played, then the finished games. A last line cut short is dropped."""

    def __init__(self, path: Path, header: Document) -> None:
        self.path = path
        self.header: Document = {"journal": FORMAT, **header}
        self.file: TextIO | None = None  # open from the first line on
        try:
            if path.exists() and path.stat().st_size:
                self.check()
                drop_broken_line(path)
            else:
                path.write_text(as_line(self.header), encoding="utf-8")
        except OSError as error:
            raise InputError("file_unwritable", file=str(path), cause=str(error.strerror or error)) from None

    def check(self) -> None:
        """The file belongs to the same run: nothing that decides over results may differ."""
        found = read_header(self.path)
        for key, value in self.header.items():
            if found.get(key) != value:
                raise InputError(
                    "journal_other", file=str(self.path), key=key, there=str(found.get(key)), here=str(value)
                )

    def entries(self) -> Iterator[Document]:
        """The finished games, in the order in which they finished."""
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if number > 1:
                    yield parsed(self.path, number, line)

    def append(self, entry: Document) -> None:
        if self.file is None:
            self.file = self.path.open("a", encoding="utf-8")
        self.file.write(as_line(entry))
        self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


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
