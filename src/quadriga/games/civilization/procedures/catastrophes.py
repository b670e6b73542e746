"""Eruptions, earthquakes, hurricanes and extreme climate."""

from typing import Final

from quadriga.engine.frame import DONE, RUN
from quadriga.games.civilization.board import (
    CATASTROPHES,
    CONTINENTS,
    EARTHQUAKE,
    ERUPTION,
    EXTREME_CLIMATE,
    HURRICANE,
    NOBODY,
    SPACES,
    TERRITORIES,
    Intensity,
)
from quadriga.games.civilization.cards.vocabulary import ON_CATASTROPHE
from quadriga.games.civilization.pieces import changed, remove_piece, resize, set_mood
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.procedures.losses import SHIPS, TROOPS, oldest, victims
from quadriga.games.civilization.queries import pieces_in, pieces_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import CLOSED, RESTLESS, STRUCK

KIND: Final = 0
CONTINENT: Final = 1
PLACE: Final = 2
STRENGTH: Final = 3
ASK: Final = 4
APPLY: Final = 5
OVER: Final = 6


class Catastrophe(Befalling):
    """Kind, place and strength are rolled; whoever is hit loses sizes, units, ships, roads.

    rule: CV-EVT-16, CV-EVT-17, CV-EVT-18, CV-EVT-19, CV-EVT-20, CV-EVT-21, CV-EVT-22, CV-EVT-23, CV-EVT-24,
    CV-EVT-25, CV-EVT-26, CV-EVT-27, CV-EVT-28, CV-EVT-29, CV-STR-11 (ruling CV-GAP-28)
    """

    def __init__(self) -> None:
        self.at: int = KIND
        self.cancelled = 0
        self.kind: int = NOBODY
        self.continent: int = NOBODY
        self.place: int = NOBODY  # territory, or climate band
        self.strength = 0

    def clone(self) -> "Catastrophe":
        frame = Catastrophe()
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.kind = self.kind
        frame.continent = self.continent
        frame.place = self.place
        frame.strength = self.strength
        return frame

    def run(self, g: Civilization) -> int:
        board = g.board
        if self.at == KIND:
            self.at = CONTINENT
            return g.roll(1, 10)
        if self.at == CONTINENT:
            return self.roll_kind(g)
        if self.at == PLACE:
            return self.roll_place(g)
        if self.at == STRENGTH:
            self.at = ASK
            return g.roll(1, len(self.scale(g)))
        if self.at == ASK:
            self.at = APPLY
            self.strength = g.rolled[0]
            if self.kind == EXTREME_CLIMATE:
                g.tell("climate.struck", self.place, self.strength)
            else:
                g.tell("catastrophe.struck", self.kind, self.place, self.strength)
            return ask_victims(g, ON_CATASTROPHE, self.affected(g))
        if self.at == OVER:
            return DONE
        self.at = OVER
        force = self.scale(g)[self.strength - 1]
        if self.kind == EXTREME_CLIMATE:
            for space in range(SPACES):
                if (board.band[space] >> self.place) & 1:
                    self.chill(g, space, force)
        else:
            self.hit(g, force)
        return RUN

    def roll_kind(self, g: Civilization) -> int:
        if self.kind == NOBODY:
            self.kind = next(kind for kind in range(CATASTROPHES) if g.rolled[0] <= g.board.catastrophe_to[kind])
            if self.kind == ERUPTION:
                self.at = PLACE
                return g.roll(1, len(g.board.volcanoes))
            if self.kind == EXTREME_CLIMATE:
                self.at = PLACE
            return g.roll(1, CONTINENTS)
        self.continent = g.rolled[0] - 1
        self.at = PLACE
        return g.roll(1, g.board.continent_dice[self.continent])

    def roll_place(self, g: Civilization) -> int:
        """rule: CV-EVT-19, CV-EVT-20, CV-EVT-22, CV-EVT-23, CV-EVT-24 (ruling CV-GAP-6)"""
        board = g.board
        if self.kind == ERUPTION:
            self.place = board.volcanoes[g.rolled[0] - 1]
        elif self.kind == EXTREME_CLIMATE:
            self.place = board.climate[g.rolled[0] - 1]
        else:
            if g.rolled[0] > len(board.members[self.continent]):
                return g.roll(1, board.continent_dice[self.continent])
            self.place = board.members[self.continent][g.rolled[0] - 1]
            if self.kind == HURRICANE and not board.coastal[self.place]:
                self.at = CONTINENT
                return g.roll(1, CONTINENTS)
        self.at = STRENGTH
        return RUN

    def scale(self, g: Civilization) -> list[Intensity]:
        board = g.board
        if self.kind == ERUPTION:
            return board.eruption
        if self.kind == EARTHQUAKE:
            return board.earthquake
        return board.hurricane if self.kind == HURRICANE else board.extreme_climate

    def spaces(self, g: Civilization) -> list[int]:
        """All spaces that may be hit."""
        if self.kind == EXTREME_CLIMATE:
            return [space for space in range(SPACES) if (g.board.band[space] >> self.place) & 1]
        if self.kind == ERUPTION:
            return [self.place]
        return [self.place, *g.board.neighbours[self.place]]

    def affected(self, g: Civilization) -> list[int]:
        spaces = self.spaces(g)
        found: list[int] = []
        for seat in g.order:
            for space in spaces:
                if (space < TERRITORIES and g.holder[space] == seat) or pieces_of(g, space, seat):
                    found.append(seat)
                    break
        return found

    # --- damage

    def hit(self, g: Civilization, force: Intensity) -> None:
        """rule: CV-EVT-17, CV-EVT-18, CV-EVT-20, CV-EVT-22, CV-EVT-23"""
        self.mark(g, self.place)
        self.take_units(g, self.place, force.units, TROOPS)
        self.break_roads(g, self.place, force.roads or self.kind == ERUPTION)
        self.shrink(g, self.place, force.sizes)
        if self.kind == ERUPTION:
            return
        for space in g.board.neighbours[self.place]:
            if space >= TERRITORIES:
                if force.near_ships:
                    self.lower_alert(g, space)
                    self.take_units(g, space, force.near_ships, SHIPS)
            elif force.near_sizes or force.near_roads:
                self.mark(g, space)
                self.break_roads(g, space, force.near_roads)
                self.shrink(g, space, force.near_sizes)

    def chill(self, g: Civilization, space: int, force: Intensity) -> None:
        """rule: CV-EVT-24, CV-EVT-25, CV-EVT-26, CV-EVT-27"""
        self.lower_alert(g, space)
        if space >= TERRITORIES:
            self.take_units(g, space, force.ships, SHIPS)
            return
        set_mood(g, space, STRUCK | CLOSED | (RESTLESS if force.happy_revolts else 0))
        self.take_units(g, space, force.units, TROOPS)
        self.shrink(g, space, force.sizes)

    def mark(self, g: Civilization, territory: int) -> None:
        self.lower_alert(g, territory)
        set_mood(g, territory, STRUCK)

    def lower_alert(self, g: Civilization, space: int) -> None:
        """Of the territory and of every ship there: at sea markers lie on ships only.
        rule: CV-EVT-17 (ruling CV-GAP-140)"""
        if space < TERRITORIES and g.alert[space]:
            g.alert = changed(g.alert, space, g.alert[space] - 1)
        for piece in pieces_in(g, space):
            if g.alarm[piece]:
                g.alarm = changed(g.alarm, piece, g.alarm[piece] - 1)

    def take_units(self, g: Civilization, space: int, count: int, what: int) -> None:
        """Every player there loses so many, the oldest first.  rule: CV-EVT-29 (ruling CV-GAP-29)"""
        for owner in range(g.seats + 1):
            if not self.spares(owner):
                for piece in oldest(g, victims(g, owner, space, what))[:count]:
                    g.tell("unit.lost", owner, space, g.kind[piece])
                    remove_piece(g, piece)

    def break_roads(self, g: Civilization, territory: int, broken: bool) -> None:
        holder = g.holder[territory]
        if broken and g.road[territory] and (holder == NOBODY or not self.spares(holder)):
            g.road = changed(g.road, territory, 0)
            g.tell("road.destroyed", territory)

    def shrink(self, g: Civilization, territory: int, sizes: int) -> None:
        """rule: CV-EVT-21, CV-EVT-28"""
        if not sizes or not g.size[territory] or self.spares(g.holder[territory]):
            return
        if g.size[territory] > sizes:
            resize(g, territory, g.size[territory] - sizes)
            g.tell("settlement.shrank", territory, g.size[territory])
            return
        from quadriga.games.civilization.procedures.capital import raze

        raze(g, territory)
