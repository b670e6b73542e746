"""Empire cards for scenarios: hands, windows, and a register of the cards that some test plays."""

from collections.abc import Callable
from typing import TypeVar

from tests.games.medioevo.table import BOARD, can, offered, play, refused, seat, state, waiting

from quadriga.engine.table import Table
from quadriga.engine.window import Window

Test = TypeVar("Test", bound=Callable[..., None])

PLAYED: dict[str, list[str]] = {}  # card -> tests that use its ability
KEYS = BOARD.card_keys


def plays(*keys: str) -> Callable[[Test], Test]:
    """Register a test as one that shows what the ability of these cards does."""

    def register(test: Test) -> Test:
        for key in keys:
            PLAYED.setdefault(key, []).append(test.__name__)
        return test

    return register


def hand(owner: str, *cards: str) -> str:
    """A line of a position: the straight cards somebody owns."""
    return f"seat.{owner}.cards = {list(cards)}\n"


def number(zone: str) -> int:
    return BOARD.zone_keys.index(zone)


def usable(t: Table, card: str, owner: str = "byzantine") -> bool:
    """Whether the owner is asked now and may use the card's ability."""
    return owner in waiting(t) and can(t, f"{owner}: card {card}")


def out_of_place(t: Table, card: str, owner: str = "byzantine") -> bool:
    """The owner decides, but the card does not fit the moment."""
    reason = refused(t, f"{owner}: card {card}")
    return (reason.code, reason.rules) == ("wrong_window", ["MU-EMP-12"])


def is_rotated(t: Table, card: str) -> bool:
    return KEYS.index(card) in state(t).rotated


def florins(t: Table, owner: str = "byzantine") -> int:
    found: int = seat(t, owner)["florins"]
    return found


def points(t: Table, owner: str = "byzantine") -> dict[str, int]:
    found: dict[str, int] = seat(t, owner)["points"]
    return found


def window(t: Table) -> Window | None:
    """The reaction window that asks now."""
    top = state(t).stack[-1]
    return top if isinstance(top, Window) else None


def pass_windows(t: Table) -> None:
    """Everybody passes until something else than a window asks."""
    while window(t) is not None:
        play(t, f"{waiting(t)[0]}: pass")


def cards_offered(t: Table, owner: str) -> list[str]:
    """Cards whose ability the owner may use now."""
    return offered(t, owner, "card")
