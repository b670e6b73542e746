"""From the data file to the board: form and sense checked, all faults in one error."""

from functools import cache
from pathlib import Path
from typing import Final

from quadriga.engine.data import Data, integer, listing, rows, table, text
from quadriga.engine.pack import Pack
from quadriga.games.realm.board import Board
from quadriga.games.realm.names import CARD_NAMES

FILE: Final = "realm.toml"
FOLDER: Final = Path(__file__).with_name("data")
NUMBERS: Final = (
    "coins",
    "start_florins",
    "march_cost",
    "loan_limit",
    "debt_limit",
    "hand",
    "land_points",
    "debt_points",
)
SCHEMA: Final = {
    FILE: {
        "numbers": table({name: integer(0, 99) for name in NUMBERS}),
        "lands": rows("key", {"key": text(), "neighbours": listing(text())}),
        "starts": rows("players", {"players": integer(2, 4), "lands": listing(text())}),
        "cards": rows("key", {"key": text(), "copies": integer(1, 20)}),
    }
}


class RealmData:
    """The board and the hash of what it was made from."""

    def __init__(self, data: Data) -> None:
        self.hash = data.hash()
        self.board = make_board(data)


def load_data(pack: Pack | None = None) -> RealmData:
    """The game's own data, with a component pack laid over it if one is given."""
    return _own_data() if pack is None else read_folder(FOLDER, pack)


@cache
def _own_data() -> RealmData:
    return read_folder(FOLDER)


def read_folder(folder: Path, pack: Pack | None = None) -> RealmData:
    """The data of any folder; one DataError with all faults if it is not sound."""
    data = Data(SCHEMA)
    data.read(folder, pack)
    check_sense(data)
    data.finish()
    return RealmData(data)


def check_sense(data: Data) -> None:
    data.expect(FILE, "cards", CARD_NAMES)
    data.expect(FILE, "starts", (2, 3, 4))
    known = data.keys(FILE, "lands")
    borders = {(row["key"], other) for row in data.rows(FILE, "lands") for other in row["neighbours"]}
    for land, other in sorted(borders):
        place = f'lands "{land}"'
        if data.refer(FILE, other, known, "land", place) and (other, land) not in borders:
            data.fault(FILE, f'"{other}" does not name it as a neighbour', place)
    for special in ("abbey", "castle"):
        data.refer(FILE, special, known, "land", "lands")
    for row in data.rows(FILE, "starts"):
        place = f'starts "{row["players"]}"'
        for land in row["lands"]:
            data.refer(FILE, land, known, "land", place)
        if len(set(row["lands"])) != row["players"]:
            data.fault(FILE, "needs a different land for each player", place)


def make_board(data: Data) -> Board:
    board = Board()
    lands = data.rows(FILE, "lands")
    board.lands = [row["key"] for row in lands]
    board.neighbours = [sorted(board.lands.index(other) for other in row["neighbours"]) for row in lands]
    board.abbey = board.lands.index("abbey")
    board.castle = board.lands.index("castle")
    starts = {row["players"]: [board.lands.index(land) for land in row["lands"]] for row in data.rows(FILE, "starts")}
    board.starts = [starts.get(players, []) for players in range(5)]
    copies = {row["key"]: row["copies"] for row in data.rows(FILE, "cards")}
    board.copies = [copies[name] for name in CARD_NAMES]
    numbers = data.files[FILE]["numbers"]
    board.coins = numbers["coins"]
    board.start_florins = numbers["start_florins"]
    board.march_cost = numbers["march_cost"]
    board.loan_limit = numbers["loan_limit"]
    board.debt_limit = numbers["debt_limit"]
    board.hand = numbers["hand"]
    board.land_points = numbers["land_points"]
    board.debt_points = numbers["debt_points"]
    return board
