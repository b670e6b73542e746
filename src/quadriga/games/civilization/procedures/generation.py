"""New barbarians."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import SHIP
from quadriga.games.civilization.pieces import add_piece
from quadriga.games.civilization.queries import land_kind
from quadriga.games.civilization.state import Civilization

COASTAL: Final = 0  # rows of the generation table
INLAND: Final = 1
ISLAND: Final = 2
SHIP_KINDS: Final = 12  # kind of a ship of an era, less the era
MOST_BARBARIANS: Final = 200  # on the board: as long as there are so many none appears


def terrain_of(g: Civilization, territory: int) -> int:
    """rule: CV-GEN-3 (ruling CV-GAP-43)"""
    if g.board.island[territory]:
        return ISLAND
    return COASTAL if g.board.coastal[territory] else INLAND


def is_crowded(g: Civilization) -> bool:
    """Barbarians whom no way leads to a settlement would grow in numbers for ever (ruling CV-GAP-129)."""
    if len(g.kind) < MOST_BARBARIANS:
        return False
    return sum([1 for p in range(len(g.kind)) if g.owner[p] == g.seats and g.kind[p] >= 0]) >= MOST_BARBARIANS


def generate(g: Civilization, territory: int, unit_class: int) -> int:
    """One unit of the current era appears; a ship in a sea zone nearby, by lot if there are several.

    rule: CV-BAR-4, CV-BAR-22, CV-BAR-23, CV-BAR-36 (ruling CV-GAP-129)
    """
    if unit_class < 0 or is_crowded(g):
        return RUN
    if unit_class == SHIP:
        return g.call(ShipLaunch(territory))
    add_piece(g, g.seats, land_kind(g.era, unit_class), territory)
    g.tell("barbarians.appeared", territory, land_kind(g.era, unit_class))
    return RUN


class ShipLaunch(Frame[Civilization]):
    """A barbarian ship appears next to a territory.  rule: CV-BAR-23"""

    def __init__(self, territory: int = 0) -> None:
        self.at = 0
        self.territory = territory

    def clone(self) -> "ShipLaunch":
        frame = ShipLaunch(self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        seas = g.board.seas[self.territory]
        if self.at == 0 and len(seas) > 1:
            self.at = 1
            return g.draw(len(seas), 1)
        sea = seas[g.rolled[0]] if self.at else seas[0]
        add_piece(g, g.seats, SHIP_KINDS + g.era, sea)
        g.tell("barbarians.appeared", sea, SHIP_KINDS + g.era)
        return DONE
