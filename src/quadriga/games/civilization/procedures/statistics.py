"""Statistics of every turn, kept for ABAKUS."""

from quadriga.games.civilization.procedures.ending import points
from quadriga.games.civilization.queries import (
    is_happy,
    is_productive,
    military_units,
    settlements,
    technologies_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import WORK, WORK_OWNER


def keep_statistics(g: Civilization) -> None:
    kept: list[int] = []
    for seat in range(g.seats):
        kept += statistics(g, seat)
    g.history += tuple(kept)


def statistics(g: Civilization, seat: int) -> list[int]:
    """In the order of ``STATISTIC_ITEMS``."""
    held = settlements(g, seat)
    return [
        g.coins[seat],
        g.income[seat],
        len(held),
        sum(g.size[territory] for territory in held),
        sum(1 for territory in held if is_happy(g, territory)),
        sum(1 for territory in held if is_productive(g, territory)),
        technologies_of(g, seat),
        g.wonder_owner.count(seat),
        sum(1 for at in range(0, len(g.works), WORK) if g.works[at + WORK_OWNER] == seat),
        military_units(g, seat),
        g.experience[seat],
        sum(points(g, seat)),
    ]
