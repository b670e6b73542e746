"""The barbarian event: raiders or civil war, and fresh garrisons for barbarian settlements."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import ARTILLERY, CONTINENTS, INDUSTRIAL, INFANTRY, TERRITORIES
from quadriga.games.civilization.pieces import add_piece, remove_piece
from quadriga.games.civilization.procedures.barbarians import Activation
from quadriga.games.civilization.procedures.generation import is_crowded
from quadriga.games.civilization.queries import (
    armies_of,
    discovered,
    land_kind,
    own_settlements,
    settlements,
    troops,
    unhappy_settlements,
)
from quadriga.games.civilization.state import Civilization

GARRISON_UNITS: Final = 3
UNREST: Final = 40  # per cent of unhappy settlements above which civil war breaks out

START: Final = 0
CONTINENT: Final = 1
PLACE: Final = 2
RAID: Final = 3
CIVIL_WAR: Final = 4


class BarbarianEvent(Frame[Civilization]):
    """rule: CV-EVT-12, CV-EVT-13, CV-EVT-14, CV-EVT-15 (rulings CV-GAP-72, CV-GAP-93)"""

    def __init__(self) -> None:
        self.at: int = START
        self.continent = 0
        self.rebels: list[int] = []  # settlements in which civil war is still to be fought

    def clone(self) -> "BarbarianEvent":
        frame = BarbarianEvent()
        frame.at = self.at
        frame.continent = self.continent
        frame.rebels = self.rebels[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == START:
            if g.era >= INDUSTRIAL:
                self.at = CIVIL_WAR
                self.rise(g)
                return RUN
            self.at = CONTINENT
            return g.roll(1, CONTINENTS)
        if self.at == CONTINENT:
            self.continent = g.rolled[0] - 1
            self.at = PLACE
            return g.roll(1, g.board.continent_dice[self.continent])
        if self.at == PLACE:
            return self.land(g)
        if self.at == CIVIL_WAR and self.rebels:
            return self.fight(g)
        reinforce(g)
        return DONE

    def land(self, g: Civilization) -> int:
        """Two infantry in a random territory that is no island.  rule: CV-EVT-12, CV-EVT-19"""
        members = g.board.members[self.continent]
        if g.rolled[0] > len(members):
            return g.roll(1, g.board.continent_dice[self.continent])
        territory = members[g.rolled[0] - 1]
        if g.board.island[territory]:
            self.at = CONTINENT
            return g.roll(1, CONTINENTS)
        for _ in range(2):
            add_piece(g, g.seats, land_kind(g.era, INFANTRY), territory)
        g.tell("barbarians.landed", territory)
        self.at = RAID
        return g.call(Activation(territory, False))

    def rise(self, g: Civilization) -> None:
        """rule: CV-EVT-13"""
        for seat in g.order:
            held = settlements(g, seat)
            if not held or unhappy_settlements(g, seat) * 100 <= UNREST * len(held):
                continue
            g.tell("civil_war.broke_out", seat)
            for territory in own_settlements(g, seat):
                from quadriga.games.civilization.queries import is_happy

                if not is_happy(g, territory):
                    add_piece(g, g.seats, land_kind(g.era, INFANTRY), territory)
                    self.rebels.append(territory)

    def fight(self, g: Civilization) -> int:
        from quadriga.games.civilization.procedures.battle.battle import Battle

        territory = self.rebels[0]
        self.rebels = self.rebels[1:]
        mask = 1 << g.holder[territory]
        for seat in range(g.seats):
            if troops(g, territory, seat):
                mask |= 1 << seat
        return g.call(Battle(territory, 1 << g.seats, mask))


def reinforce(g: Civilization) -> None:
    """rule: CV-EVT-14, CV-EVT-15"""
    for territory in range(TERRITORIES):
        units = armies_of(g, territory, g.seats)
        if g.occupied[territory] or (g.holder[territory] == g.seats and len(units) < GARRISON_UNITS):
            for piece in units:
                remove_piece(g, piece)
            for unit_class in range(ARTILLERY + 1):
                add_piece(g, g.seats, most_modern(g, unit_class), territory)
            g.tell("barbarians.reinforced", territory)
        elif g.holder[territory] == g.seats and len(units) > GARRISON_UNITS and not is_crowded(g):
            add_piece(g, g.seats, land_kind(g.era, INFANTRY), territory)
            g.tell("barbarians.appeared", territory, land_kind(g.era, INFANTRY))


def most_modern(g: Civilization, unit_class: int) -> int:
    """The newest unit of a class that somebody's technology allows; the ancient one if none does."""
    for era in range(g.era, 1, -1):
        kind = land_kind(era, unit_class)
        if any(discovered(g, step.technology) for step in g.board.levels[kind]):
            return kind
    return land_kind(1, unit_class)
