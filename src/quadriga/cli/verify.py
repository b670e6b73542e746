"""``quadriga verify``: play a record again and check everything that can be checked."""

from pathlib import Path

from quadriga.cli.packs import pack_at
from quadriga.cli.records import naming, record_file, rename
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.record import RecordReader
from quadriga.engine.table import verify as verify_record
from quadriga.games.registry import find_game
from quadriga.language.texts import Texts


def verify(texts: Texts, path: Path, number: int | None, plain: bool, pack: Path | None) -> int:
    """0 if all holds, 1 if something does not; a file that is no finished record is bad input."""
    page = Page(plain)
    over = pack_at(pack)
    with record_file(path, number) as file, naming(file):
        reader = RecordReader(file)
        module = find_game(reader.game(), over)
        record = reader.record(module)
        faults = verify_record(module, file)
        for fault in faults:
            if fault.code == "verify_unfinished":
                raise fault
            rename(fault, str(file), str(path))
            page.line(texts.error(fault), WARNING)
    if faults:
        page.line(texts("verify-failed", file=str(path), count=len(faults)), WARNING)
        return 1
    rolls = len(record.opening) + sum(len(entry.chance) for entry in record.entries)
    page.line(
        texts(
            "verify-passed",
            file=str(path),
            answers=len(record.entries),
            rolls=rolls,
            fingerprints=len(record.fingerprints),
            commitment=record.commitment[:16],
        )
    )
    return 0
