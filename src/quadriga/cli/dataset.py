"""``quadriga dataset``: records as a table for learning programs."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming, parsed
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.pack import Pack
from quadriga.engine.record import RecordReader, read_file
from quadriga.language.texts import Texts

if TYPE_CHECKING:
    from quadriga.research.dataset import Source

NEEDED = ("numpy", "gymnasium", "pettingzoo", "pyarrow")


def dataset(texts: Texts, files: list[Path], out: Path, plain: bool, folder: Path | None) -> int:
    if any(find_spec(package) is None for package in NEEDED):
        raise InputError("research_not_installed")
    from quadriga.research.dataset import export

    with naming(Path(", ".join(str(file) for file in files))):
        made = export(sources(files, pack_at(folder)), out)
    page = Page(plain)
    page.line(texts("dataset-written", file=str(out), count=made.rows))
    for name in made.skipped:
        page.line(texts("dataset-skipped", game=name), WARNING)
    return 0


def sources(files: list[Path], pack: Pack | None) -> "Iterator[Source]":
    """Records one after another; of the games of a simulation all."""
    from quadriga.research.dataset import from_file, from_record

    for file in files:
        with naming(file):
            lines = read_file(file).splitlines()
            first = parsed(lines[0]) if lines else None
            if isinstance(first, dict) and "record" in first:
                for number, line in enumerate(lines, 1):
                    yield from_record(f"{file}/{number}", game_of(file, number, line), pack)
            else:
                yield from_file(file, pack)


def game_of(file: Path, number: int, line: str) -> RecordReader:
    doc = parsed(line)
    if not isinstance(doc, dict) or not isinstance(doc.get("record"), list):
        raise InputError("games_file_damaged", file=str(file), line=number)
    return RecordReader(file, "\n".join(str(item) for item in doc["record"]))
