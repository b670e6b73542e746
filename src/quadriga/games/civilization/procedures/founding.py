"""Founding villages and migrating from them."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import DESERT, EXPLORERS, FERTILE, KINDS, NOBODY, TERRITORIES, VILLAGE
from quadriga.games.civilization.pieces import (
    add_piece,
    changed,
    do_deed,
    found_settlement,
    pay,
    remove_piece,
    remove_settlement,
    set_mood,
)
from quadriga.games.civilization.procedures.prices import founding_price
from quadriga.games.civilization.procedures.supply import available, owe, settlement_available, settlements_in_box
from quadriga.games.civilization.queries import has_enemies, in_anarchy
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import FOUNDATIONS, FOUNDED


class Founding(Frame[Civilization]):
    """An explorer becomes a village: the token of the territory is turned up first, and may forbid it.
    rule: CV-FND-1, CV-FND-2, CV-RES-2, CV-TOK-1, CV-TOK-22, CV-TOK-24"""

    def __init__(self, seat: int = 0, piece: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.territory: int = NOBODY

    def clone(self) -> "Founding":
        frame = Founding(self.seat, self.piece)
        frame.at = self.at
        frame.territory = self.territory
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            self.territory = g.space[self.piece]
            token = g.token[self.territory]
            if token > FERTILE and not g.shown[self.territory]:
                from quadriga.games.civilization.procedures.exploration import Exploration

                return g.call(Exploration(self.seat, self.piece, self.territory))
            return RUN
        if self.at == 1:
            self.at = 2
            if self.is_possible(g):
                self.found(g)
                if g.token[self.territory] == FERTILE and g.resource[self.territory] == NOBODY:
                    from quadriga.games.civilization.procedures.fertile import Fertile

                    return g.call(Fertile(self.seat, self.territory))
            return RUN
        return DONE

    def is_possible(self, g: Civilization) -> bool:
        """What was found may have killed the explorer, settled the land or be a desert."""
        alive = g.kind[self.piece] == EXPLORERS and g.owner[self.piece] == self.seat
        return alive and g.space[self.piece] == self.territory and founding_fault(g, self.seat, self.territory) == ""

    def found(self, g: Civilization) -> None:
        territory = self.territory
        pay(g, self.seat, founding_price(g, self.seat))
        remove_piece(g, self.piece)
        if g.token[territory] != NOBODY and not g.shown[territory]:
            g.shown = changed(g.shown, territory, 1)
            g.reveals += 1
        found_settlement(g, self.seat, territory, VILLAGE)
        g.founders = changed(g.founders, territory, self.seat)
        set_mood(g, territory, FOUNDED)
        do_deed(g, self.seat, FOUNDATIONS)
        g.tell("settlement.founded", self.seat, territory, g.resource[territory])


def village_sites(g: Civilization, seat: int) -> list[int]:
    """Explorers beside which a village that a card gives can stand, one for each territory.
    rule: CV-STR-48, CV-TOK-22, CV-VAR-8, CV-GOV-8"""
    found: dict[int, int] = {}
    for piece in range(len(g.kind)):
        territory = g.space[piece]
        if g.kind[piece] != EXPLORERS or g.owner[piece] != seat or territory >= TERRITORIES or g.size[territory]:
            continue
        if g.token[territory] != DESERT or not g.shown[territory]:
            found.setdefault(territory, piece)
    if in_anarchy(g, seat) or not settlements_in_box(g, seat, VILLAGE):
        return []
    return [found[territory] for territory in sorted(found)]


def give_village(g: Civilization, seat: int, piece: int) -> int:
    """A village that a card gives appears beside an explorer, and the token under it is turned up, as when one is
    founded; a desert takes none, and the village is still owed.  rule: CV-RES-2, CV-STR-48, CV-FND-1, CV-TOK-22"""
    territory = g.space[piece]
    token = g.token[territory]
    if token == DESERT:
        from quadriga.games.civilization.procedures.exploration import Exploration

        owe(g, seat, KINDS + VILLAGE, 1)
        return g.call(Exploration(seat, piece, territory))
    found_settlement(g, seat, territory)
    g.tell("settlement.given", seat, territory)
    if token == NOBODY or g.shown[territory]:
        return RUN
    if token > FERTILE:
        from quadriga.games.civilization.procedures.exploration import Exploration

        return g.call(Exploration(seat, piece, territory))
    g.shown = changed(g.shown, territory, 1)
    g.reveals += 1
    g.tell("token.turned", territory, token, seat)
    if token == FERTILE and g.resource[territory] == NOBODY:
        from quadriga.games.civilization.procedures.fertile import Fertile

        return g.call(Fertile(seat, territory))
    return RUN


def founding_fault(g: Civilization, seat: int, territory: int) -> str:
    """The reason why no village can be founded, or nothing.  rule: CV-FND-1, CV-TOK-22, CV-MOV-10, CV-VAR-8"""
    if in_anarchy(g, seat):
        return "anarchy"
    if g.size[territory]:
        return "settled_already"
    if g.token[territory] == DESERT and g.shown[territory]:
        return "desert"
    if has_enemies(g, territory, seat):
        return "enemy_there"
    if g.coins[seat] < founding_price(g, seat):
        return "not_enough_coins"
    if not settlement_available(g, seat, VILLAGE):
        return "no_miniature"
    return ""


def migration_fault(g: Civilization, seat: int, territory: int) -> str:
    """The reason why a settlement cannot become an explorer, or nothing; migrating is an ability of explorers, who only
    explore in anarchy.  rule: CV-MIG-1, CV-MIG-2, CV-MOV-9, CV-MOV-10, CV-GOV-8, CV-CPT-4, CV-BAR-30, CV-VAR-8"""
    if in_anarchy(g, seat):
        return "anarchy"
    if g.capital[seat] == territory:
        return "capital_stays"
    if g.size[territory] != VILLAGE:
        return "no_village"
    if g.occupied[territory]:
        return "occupied"
    return "" if available(g, seat, EXPLORERS) else "no_miniature_left"


def migrate(g: Civilization, seat: int, territory: int) -> None:
    """A village becomes an explorer that may move at once.  rule: CV-MIG-1"""
    remove_settlement(g, territory)
    add_piece(g, seat, EXPLORERS, territory)
    g.tell("settlement.migrated", seat, territory)
