"""Packs for tests: the examples, and small ones made on the spot."""

from pathlib import Path

import pytest

from quadriga.engine.data import DataError
from quadriga.engine.pack import Pack
from quadriga.language.packs import open_pack

EXAMPLES = {
    "warriors": "dear-cavalry",
    "byzantion": "lean-notaries",
    "medioevo": "humble-bishops",
    "civilization": "cheap-wheel",
}
FOLDER = Path(__file__).parents[2] / "examples" / "packs"

each_example = pytest.mark.parametrize("game", list(EXAMPLES))


def example(game: str) -> Path:
    return FOLDER / EXAMPLES[game]


def write_pack(folder: Path, game: str = "warriors", version: str = "1", more: str = "", **files: str) -> Path:
    """A pack called like its folder; ``units="…"`` becomes ``units.toml``."""
    folder.mkdir(parents=True)
    head = f'[pack]\nname = "{folder.name}"\ngame = "{game}"\nversion = "{version}"\n{more}\n'
    (folder / "pack.toml").write_text(head, "utf-8")
    for name, content in files.items():
        (folder / f"{name}.toml").write_text(content + "\n", "utf-8")
    return folder


def made(folder: Path, game: str = "warriors", **files: str) -> Pack:
    return open_pack(write_pack(folder, game, **files))


def faults(folder: Path) -> list[str]:
    """What is wrong with a pack, its folder left out."""
    with pytest.raises(DataError) as caught:
        open_pack(folder)
    return [str(fault).replace(f"{folder}/", "") for fault in caught.value.faults]
