"""Realm positions for tests of the kernel."""

from typing import Any

from quadriga.engine.choice import Reason
from quadriga.engine.notation import read_answer
from quadriga.engine.table import Table
from quadriga.games.realm.module import table as realm_of
from quadriga.games.realm.state import Realm
from quadriga.games.registry import find_game

MODULE = find_game("realm")
SEATS = {"red": 0, "blue": 1, "green": 2, "white": 3}


def lay(seats: int = 2, script: list[list[int]] | None = None, rounds: int = 3, **position: Any) -> Table:
    """A table with a position on it; everybody has five florins unless the position says otherwise."""
    options = MODULE.read_options(seats, {"rounds": rounds})
    rich = {name: {"florins": 5} for name in list(SEATS)[:seats]}
    position["seat"] = {name: rich[name] | position.get("seat", {}).get(name, {}) for name in rich}
    return Table.open_position(MODULE, seats, options, position, "test", script)


def refused(table: Table, line: str) -> Reason | None:
    """``red: enter bridge`` submitted; the reason if it is refused."""
    name, _, text = line.partition(": ")
    seat = SEATS.get(name, -1)
    return table.submit(seat, read_answer(MODULE, table.game, seat, text))


def do(table: Table, *lines: str) -> None:
    for line in lines:
        reason = refused(table, line)
        assert reason is None, f"{line}: {reason}"


def realm(table: Table) -> Realm:
    return realm_of(table.game)


def stack(table: Table) -> list[str]:
    return [type(frame).__name__ for frame in table.game.stack]


def told(table: Table) -> list[str]:
    return [event.kind for event in table.events]
