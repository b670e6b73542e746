"""Data files with something wrong in them, and what is said about it."""

from pathlib import Path

import pytest

from quadriga.engine.data import DataError
from quadriga.engine.pack import read_pack
from quadriga.games.civilization.load import read_folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    content = (folder / file).read_text("utf-8")
    assert content.count(old) == 1, (file, old, content.count(old))
    (folder / file).write_text(content.replace(old, new), "utf-8")


def drop(folder: Path, file: str, part: str) -> None:
    """Take out the one row that begins so."""
    lines = (folder / file).read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(f"    {{ {part}")]
    assert len(kept) == len(lines) - 1, part
    (folder / file).write_text("".join(kept), "utf-8")


def faults(folder: Path, pack: Path | None = None) -> list[str]:
    with pytest.raises(DataError) as caught:
        read_folder(folder, read_pack(pack) if pack is not None else None)
    return [str(fault) for fault in caught.value.faults]
