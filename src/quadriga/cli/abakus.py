"""``quadriga abakus``: the accounts of a game of Civilization CHR as a workbook."""

from os import replace
from pathlib import Path

from quadriga.cli.civilization.calculators import write_calculators
from quadriga.cli.civilization.sheets import Story, write_story
from quadriga.cli.civilization.workbook import Book
from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming, record_file
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.record import Record, RecordReader
from quadriga.engine.table import fresh_copy
from quadriga.games.civilization.abakus import Accounts, statistics
from quadriga.games.civilization.module import CivilizationModule, table
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts

SUFFIX = ".xlsx"


def abakus(texts: Texts, path: Path, number: int | None, out: Path | None, plain: bool, pack: Path | None) -> int:
    """Play the record again, reckon, and write the workbook as a whole or not at all."""
    page = Page(plain)
    out = out or path.with_suffix(SUFFIX)
    if out.exists():
        raise InputError("out_exists", file=str(out))
    over = pack_at(pack)
    with record_file(path, number) as file, naming(file):
        reader = RecordReader(file)
        module = find_game(reader.game(), over)
        if not isinstance(module, CivilizationModule):
            raise InputError("abakus_other_game", file=str(path), game=module.title)
        record = reader.record(module)
        story = told(module, record, file, path.name)
    if record.revision != module.revision or record.data_hash != module.data_hash:
        page.line(texts("note-other-revision-replay", file=str(path)), WARNING)
    keep(workbook(texts.of_game(module), story), out)
    page.line(texts("abakus-written", file=str(out)))
    return 0


def told(module: Module, record: Record, file: Path, name: str) -> Story:
    """The last position, and the Productions on the way to it."""
    opened = fresh_copy(module, record)
    accounts = Accounts()
    accounts.look(table(opened.game))
    for entry in record.entries:
        if not record.seed:
            opened.game.script = [roll[:] for roll in entry.chance]
        opened.repeat(entry, file)
        accounts.look(table(opened.game))
    g = table(opened.game)
    return Story(module.title, name, record, g, accounts.rows, statistics(g))


def workbook(texts: Texts, story: Story) -> bytes:
    book = Book(f"ABAKUS · {story.title}")
    write_story(book, texts, story)
    write_calculators(book, texts, story.game)
    return book.content()


def keep(content: bytes, path: Path) -> None:
    """Beside its place first: never half a workbook."""
    beside = path.with_name(path.name + ".new")
    try:
        try:
            beside.write_bytes(content)
            replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise InputError("file_unwritable", file=str(path), cause=str(error.strerror or error)) from None
