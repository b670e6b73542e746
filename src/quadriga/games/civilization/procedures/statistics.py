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
    size = 0
    happy = 0
    productive = 0
    for territory in held:
        size += g.size[territory]
        happy += is_happy(g, territory)
        productive += is_productive(g, territory)
    return [
        g.coins[seat],
        g.income[seat],
        len(held),
        size,
        happy,
        productive,
        technologies_of(g, seat),
        g.wonder_owner.count(seat),
        g.works[WORK_OWNER::WORK].count(seat),
        military_units(g, seat),
        g.experience[seat],
        sum(points(g, seat)),
    ]
