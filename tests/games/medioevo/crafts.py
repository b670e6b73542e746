"""Technologies for scenarios: what was paid for them, and a register of those that some test uses."""

from collections.abc import Callable
from typing import TypeVar

from tests.games.medioevo.table import events, seat, state, three

from quadriga.engine.table import Table
from quadriga.games.medioevo.data_schema import KINGDOM_NAMES, TECHNOLOGY_NAMES

Test = TypeVar("Test", bound=Callable[..., None])

USED: dict[str, list[str]] = {}  # technology -> tests that use it


def uses(*keys: str) -> Callable[[Test], Test]:
    """Register a test as one that shows what these technologies do."""

    def register(test: Test) -> Test:
        for key in keys:
            USED.setdefault(key, []).append(test.__name__)
        return test

    return register


def shop(purse: str, rest: str = "") -> Table:
    """Byzantium, first in turn order, is to buy."""
    return three(f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{rest}')


def activations(t: Table) -> list[tuple[str, str, int]]:
    """Who used which technology, and for how many points, bought or not."""
    found = [event.args for event in events(t, "technology.used")]
    return [(name_of(t, who), TECHNOLOGY_NAMES[which], spent) for who, which, spent, *_ in found]


def name_of(t: Table, number: int) -> str:
    return KINGDOM_NAMES[state(t).kingdom[number]]


def florins(t: Table, name: str = "byzantine") -> int:
    found: int = seat(t, name)["florins"]
    return found


def points(t: Table, name: str = "byzantine") -> dict[str, int]:
    found: dict[str, int] = seat(t, name)["points"]
    return found
