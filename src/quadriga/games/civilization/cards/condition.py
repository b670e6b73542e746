"""What a condition of a strategy card is, and things many of them ask."""

from quadriga.games.civilization.board import StrategyCard
from quadriga.games.civilization.queries import explorers, own_settlements, pieces_of, troops
from quadriga.games.civilization.state import Civilization


class Condition:
    """A word of the vocabulary of conditions; those of ``when`` cards are met only at their own moments."""

    def is_met(self, g: Civilization, seat: int, card: StrategyCard) -> bool:
        return False


def dominates(g: Civilization, seat: int, territory: int) -> bool:
    """An army or a settlement is there.  rule: CV-STR-12"""
    own = g.holder[territory] == seat and not g.occupied[territory]
    return own or troops(g, territory, seat) > 0


def has_built(g: Civilization, seat: int, territory: int) -> bool:
    """A settlement founded by an own explorer.  rule: CV-STR-12, CV-STR-13"""
    return g.holder[territory] == seat and g.founders[territory] == seat


def explorers_of(g: Civilization, seat: int) -> list[int]:
    return [piece for piece in explorers(g) if g.owner[piece] == seat]


def guests(g: Civilization, seat: int) -> list[int]:
    """Territories of others, at peace, in which a seat has pieces.  rule: CV-STR-15, CV-STR-17"""
    found: list[int] = []
    for other in g.order:
        if other == seat or other in g.gone or g.war[seat * g.seats + other]:
            continue
        found += [t for t in own_settlements(g, other) if pieces_of(g, t, seat)]
    return sorted(found)


def is_at_peace(g: Civilization, seat: int) -> bool:
    """With everybody, barbarians included.  rule: CV-STR-22, CV-STR-29 (ruling CV-GAP-45)"""
    if any(g.war[seat * g.seats : (seat + 1) * g.seats]):
        return False
    return g.barbarian_war[seat] == 0 or g.barbarian_war[seat] < g.turn - 1
