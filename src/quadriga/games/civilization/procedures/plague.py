"""Plague."""

from typing import Final

from quadriga.engine.frame import DONE, RUN
from quadriga.games.civilization.board import EXPANSIONIST, NOBODY, TERRITORIES, VILLAGE
from quadriga.games.civilization.cards.vocabulary import ON_PLAGUE
from quadriga.games.civilization.pieces import give_settlement, resize
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.losses import UNITS, Losses, victims
from quadriga.games.civilization.procedures.redistribution import has_works, redistribute
from quadriga.games.civilization.queries import is_type, troops
from quadriga.games.civilization.state import Civilization

ASKING: Final = 0
STRIKING: Final = 1
DYING: Final = 2
DRAWING: Final = 3


class Plague(Befalling):
    """It breaks out in a territory and spreads by land, the further the later the era.

    rule: CV-TOK-10, CV-TOK-11, CV-TOK-12, CV-TOK-13, CV-TOK-14, CV-TOK-15, CV-TOK-16, CV-TOK-17, CV-TOK-18,
    CV-CIV-20, CV-STR-17 (ruling CV-GAP-82)
    """

    def __init__(self, focus: int = 0, spreads: bool = True, causer: int = NOBODY) -> None:
        self.at: int = ASKING
        self.cancelled = 0
        self.focus = focus
        self.spreads = spreads
        self.causer = causer
        self.struck: list[int] = []  # territories still to be struck
        self.quota = 0
        self.done = 0  # bit mask of owners whose losses in this territory are settled
        self.tied: list[int] = []

    def clone(self) -> "Plague":
        frame = Plague(self.focus, self.spreads, self.causer)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.struck = self.struck[:]
        frame.quota = self.quota
        frame.done = self.done
        frame.tied = self.tied[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == ASKING:
            self.at = STRIKING
            self.struck = self.range(g)
            g.tell("plague.broke_out", self.focus, self.causer)
            return ask_victims(g, ON_PLAGUE, self.affected(g))
        if self.at == STRIKING:
            if not self.struck:
                return DONE
            self.strike(g)
        if self.at == DRAWING:
            chosen = self.tied[g.rolled[0]]
            self.at = DYING
            return self.kill(g, chosen)
        return self.next_victim(g)

    def range(self, g: Civilization) -> list[int]:
        """rule: CV-TOK-11, CV-TOK-15"""
        reach = g.era - 1 if self.spreads else 0
        return [
            territory
            for territory in range(TERRITORIES)
            if territory == self.focus or g.board.land_distance[self.focus * TERRITORIES + territory] <= reach
        ]

    def affected(self, g: Civilization) -> list[int]:
        """Players with pieces or settlements in reach, in turn order."""
        found: list[int] = []
        for seat in g.order:
            for territory in self.struck:
                if g.holder[territory] == seat or victims(g, seat, territory, UNITS):
                    found.append(seat)
                    break
        return found

    def is_spared(self, g: Civilization, owner: int) -> bool:
        return self.spares(owner) or is_type(g, owner, EXPANSIONIST)

    def distance(self, g: Civilization) -> int:
        territory = self.struck[0]
        return 0 if territory == self.focus else g.board.land_distance[self.focus * TERRITORIES + territory]

    def strike(self, g: Civilization) -> None:
        """The settlement shrinks, and so many units have to die.  rule: CV-TOK-10, CV-TOK-12, CV-TOK-14"""
        territory = self.struck[0]
        size = g.size[territory]
        if size and not self.is_spared(g, g.holder[territory]):
            smaller = VILLAGE if territory == self.focus else max(VILLAGE, size - 1)
            if smaller < size:
                resize(g, territory, smaller)
                g.tell("settlement.shrank", territory, smaller)
        units = sum(self.count(g, owner) for owner in range(g.seats + 1))
        self.quota = max(0, units - self.distance(g))
        self.done = 0
        self.at = DYING

    def count(self, g: Civilization, owner: int) -> int:
        return 0 if self.is_spared(g, owner) else len(victims(g, owner, self.struck[0], UNITS))

    def next_victim(self, g: Civilization) -> int:
        """Who has most units there loses first; equals by lot.  rule: CV-TOK-13"""
        most = 0
        self.tied = []
        for owner in range(g.seats + 1):
            units = self.count(g, owner)
            if (self.done >> owner) & 1 or units == 0 or units < most:
                continue
            if units > most:
                most = units
                self.tied = []
            self.tied.append(owner)
        if self.quota == 0 or not self.tied:
            self.settle_ownership(g)
            self.struck = self.struck[1:]
            self.at = STRIKING
            return RUN
        if len(self.tied) > 1 and self.quota < sum(self.count(g, owner) for owner in self.tied):
            self.at = DRAWING
            return g.draw(len(self.tied), 1)
        return self.kill(g, self.tied[0])

    def kill(self, g: Civilization, owner: int) -> int:
        self.done |= 1 << owner
        lost = min(self.quota, self.count(g, owner))
        self.quota -= lost
        return g.call(Losses(owner, self.struck[0], lost, owner, UNITS))

    def settle_ownership(self, g: Civilization) -> None:
        """A settlement whose last units have died falls to the only other player with armies there, not to explorers.
        rule: CV-TOK-16, CV-TOK-17"""
        territory = self.struck[0]
        holder = g.holder[territory]
        if not g.size[territory] or holder >= g.seats or g.occupied[territory]:
            return
        if not (self.done >> holder) & 1 or victims(g, holder, territory, UNITS):
            return
        heirs = [seat for seat in range(g.seats) if seat != holder and troops(g, territory, seat)]
        if len(heirs) == 1:
            from quadriga.games.civilization.procedures.capital import lose_settlement

            if has_works(g, territory):
                redistribute(g, holder)
            give_settlement(g, territory, heirs[0])
            g.tell("settlement.inherited", territory, heirs[0], holder)
            lose_settlement(g, holder, territory)
