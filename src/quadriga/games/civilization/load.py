"""From the data files of Civilization CHR to the board: form and sense checked, all faults in one error."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from quadriga.engine.data import Data, Origin
from quadriga.engine.pack import Pack
from quadriga.games.civilization.board import Board
from quadriga.games.civilization.data_checks import check_all
from quadriga.games.civilization.data_schema import SCHEMA
from quadriga.games.civilization.load_cards import put_cards
from quadriga.games.civilization.load_map import put_map
from quadriga.games.civilization.load_numbers import put_numbers

FOLDER: Final = Path(__file__).with_name("data")


class CivilizationData:
    """The printed facts of the game, checked; there is one board, and it is shared."""

    def __init__(self, data: Data) -> None:
        self.hash = data.hash()
        self.board = _make_board(data)
        self.origins: list[Origin] = data.origins()
        self.reconstructed = _reconstructed(self.origins)


def load_data(pack: Pack | None = None) -> CivilizationData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> CivilizationData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Pack | None = None) -> CivilizationData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    check_all(data)
    data.finish()
    return CivilizationData(data)


def _make_board(data: Data) -> Board:
    board = Board()
    put_map(board, data)
    put_cards(board, data)
    put_numbers(board, data)
    return board


def _reconstructed(origins: Iterable[Origin]) -> list[str]:
    """One sentence for each reconstructed group of values, with its ruling and the files that hold it."""
    files: dict[str, list[str]] = {}
    for mark in origins:
        if mark.status == "reconstructed":
            here = files.setdefault(f"{mark.note} ({mark.ruling})", [])
            if mark.file not in here:
                here.append(mark.file)
    return [f"{what}: {', '.join(here)}" for what, here in files.items()]
