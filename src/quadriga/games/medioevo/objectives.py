"""Objectives of Empire cards: whether what is written on the back is true."""

from collections.abc import Callable
from typing import Final

from quadriga.games.medioevo import measures
from quadriga.games.medioevo.board import Condition
from quadriga.games.medioevo.state import Medioevo

# In the order of ``board.PREDICATES``
MEASURES: Final[tuple[Callable[[Medioevo, int, int], int], ...]] = (
    measures.territories,
    measures.outside,
    measures.inhabited,
    measures.harbours,
    measures.goods,
    measures.place,
    measures.building,
    measures.civil_levels,
    measures.military_levels,
    measures.castle_ring,
    measures.complete_site,
    measures.army,
    measures.army_types,
    measures.units_of_type,
    measures.captain_levels,
    measures.siege_levels,
    measures.transport,
    measures.transport_levels,
    measures.carried_colours,
    measures.market,
    measures.market_total,
    measures.road,
    measures.sale,
    measures.florins,
    measures.tax_income_of_turn,
    measures.tech,
    measures.cards,
    measures.pacts,
    measures.prisoners,
    measures.won_battles,
    measures.outnumbered_win,
    measures.naval_win,
    measures.destroyed,
    measures.barbarians_destroyed,
    measures.conquered,
    measures.suppressed,
    measures.plunder,
)


def is_fulfilled(g: Medioevo, seat: int, card: int) -> bool:
    """Whether everything on the back of a card is true of its owner now.  rule: MU-EMP-9 (ruling MU-GAP-6)"""
    for condition in g.board.cards[card].conditions:
        if not is_met(g, seat, condition):
            return False
    return True


def is_met(g: Medioevo, seat: int, condition: Condition) -> bool:
    return MEASURES[condition.predicate](g, seat, condition.what) >= condition.count
