"""What explorers find."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import (
    EXPANSIONIST,
    EXPLORERS,
    FERTILE,
    FREE_TECHNOLOGY,
    INFANTRY,
    KINDS,
    MINOR_CIVILIZATION,
    MOUNTAIN,
    NO_ENCOUNTER,
    NOBODY,
    OLYMPICS,
    PLAGUE,
    RESOURCES,
    TREASURE,
    VILLAGE,
)
from quadriga.games.civilization.pieces import (
    add_piece,
    changed,
    do_deed,
    earn,
    found_settlement,
    note_deed,
    raised,
    remove_piece,
    set_deed,
    set_mark,
    set_mood,
)
from quadriga.games.civilization.procedures.fertile import set_resource
from quadriga.games.civilization.procedures.generation import generate, terrain_of
from quadriga.games.civilization.procedures.supply import available, owe, settlement_available
from quadriga.games.civilization.queries import is_type, land_kind, pieces_of, troops
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    EMPTY_AT,
    EXPLORED,
    FOUND,
    ISLAND_AT,
    ISLANDS,
    PROSPECTED,
    PROSPECTED_AT,
    PROSPECTED_TIMES,
    STOPPED,
)

JOINS: Final = 6  # a minor civilization, from this result of the D8 on


class Exploration(Frame[Civilization]):
    """An explorer looks at a token, which ends its move: resources stay secret, everything else is turned up and
    happens.

    rule: CV-TOK-1, CV-TOK-2, CV-TOK-3, CV-TOK-7, CV-TOK-18, CV-TOK-19, CV-TOK-20, CV-TOK-21, CV-TOK-22, CV-TOK-23,
    CV-CIV-21
    """

    def __init__(self, seat: int = 0, piece: int = 0, territory: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.territory = territory

    def clone(self) -> "Exploration":
        frame = Exploration(self.seat, self.piece, self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at:
            return DONE
        self.at = 1
        if not is_type(g, self.seat, EXPANSIONIST):
            set_mark(g, self.piece, STOPPED)
        token = g.token[self.territory]
        note_discovery(g, self.seat, self.territory, token)
        if token <= FERTILE:
            g.tell("token.seen", self.seat, self.territory, token, seen_by=1 << self.seat)
            return RUN
        g.shown = changed(g.shown, self.territory, 1)
        g.reveals += 1
        g.tell("token.turned", self.territory, token, self.seat)
        if token < MOUNTAIN:
            discard(g, self.territory)
        return encounter(g, self.seat, self.piece, self.territory, token)


def note_discovery(g: Civilization, seat: int, territory: int, token: int) -> None:
    """What cards of exploration ask for.  rule: CV-STR-50"""
    do_deed(g, seat, EXPLORED)
    note_deed(g, seat, FOUND, 1 << token)
    if token == NO_ENCOUNTER:
        set_deed(g, seat, EMPTY_AT, territory + 1)
    if g.board.island[territory]:
        do_deed(g, seat, ISLANDS)
        set_deed(g, seat, ISLAND_AT, territory + 1)


def discard(g: Civilization, territory: int) -> None:
    """Tokens that are discarded leave the game.  rule: CV-TOK-6"""
    g.token = changed(g.token, territory, NOBODY)
    g.shown = changed(g.shown, territory, 0)
    g.known = changed(g.known, territory, 0)


def encounter(g: Civilization, seat: int, piece: int, territory: int, token: int) -> int:
    """What an event token does.  rule: CV-TOK-7, CV-TOK-8, CV-TOK-18, CV-TOK-19, CV-TOK-23"""
    if token == TREASURE:
        coins = g.board.treasure[g.era]
        earn(g, seat, coins)
        g.tell("treasure.found", seat, territory, coins)
    elif token == MINOR_CIVILIZATION:
        if g.size[territory] == 0:
            return g.call(MinorCivilization(seat, piece, territory))
    elif token == PLAGUE:
        from quadriga.games.civilization.procedures.plague import Plague

        return g.call(Plague(territory, True, seat))
    elif token == FREE_TECHNOLOGY:
        from quadriga.games.civilization.procedures.technology import FreeTechnology

        return g.call(FreeTechnology(seat))
    return RUN


class MinorCivilization(Frame[Civilization]):
    """It joins its finder, or takes up arms.

    rule: CV-TOK-8, CV-TOK-9, CV-BAR-4, CV-BAR-5, CV-CIV-20 (ruling CV-GAP-44)
    """

    def __init__(self, seat: int = 0, piece: int = 0, territory: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.territory = territory
        self.result = 0

    def clone(self) -> "MinorCivilization":
        frame = MinorCivilization(self.seat, self.piece, self.territory)
        frame.at = self.at
        frame.result = self.result
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return g.roll(1, 8)
        if self.at == 1:
            self.result = g.rolled[0] + int(is_type(g, self.seat, EXPANSIONIST))
            g.tell("minor.rolled", self.seat, self.territory, self.result)
            if self.result >= JOINS:
                self.join(g)
                return DONE
            if not g.barbarians_rule:
                return DONE
            self.at = 2
            return self.rise(g)
        if self.at == 2:
            self.at = 3
            return self.attack(g)
        return DONE

    def join(self, g: Civilization) -> None:
        """What the box lacks is owed.  rule: CV-TOK-9, CV-VAR-7, CV-VAR-9 (ruling CV-GAP-138)"""
        if settlement_available(g, self.seat, VILLAGE):
            found_settlement(g, self.seat, self.territory)
        else:
            owe(g, self.seat, KINDS + VILLAGE, 1)
        kind = land_kind(g.era, INFANTRY)
        if available(g, self.seat, kind):
            add_piece(g, self.seat, kind, self.territory)
        else:
            owe(g, self.seat, kind, 1, True)
        g.tell("minor.joined", self.seat, self.territory)

    def rise(self, g: Civilization) -> int:
        """A barbarian village with its defender and an attacker.  rule: CV-BAR-4"""
        found_settlement(g, g.seats, self.territory)
        add_piece(g, g.seats, land_kind(g.era, INFANTRY), self.territory)
        g.tell("minor.rose", self.seat, self.territory)
        unit = g.board.generation[terrain_of(g, self.territory) * 9 + max(1, self.result)]
        return generate(g, self.territory, unit)

    def attack(self, g: Civilization) -> int:
        """Explorers without escort are killed, an escort has to fight; during the Olympic Games nobody does.
        rule: CV-BAR-5, CV-EVT-2 (ruling CV-GAP-136)"""
        if g.event == OLYMPICS:
            return RUN
        if troops(g, self.territory, self.seat):
            from quadriga.games.civilization.procedures.battle.battle import Battle

            return g.call(Battle(self.territory, 1 << g.seats, 1 << self.seat))
        for piece in pieces_of(g, self.territory, self.seat):
            if g.kind[piece] == EXPLORERS:
                remove_piece(g, piece)
                g.tell("unit.lost", self.seat, self.territory, EXPLORERS)
        return RUN


class Prospecting(Frame[Civilization]):
    """A token is drawn from the bag for an empty territory.

    rule: CV-PSP-1, CV-PSP-2 (rulings CV-GAP-92, CV-GAP-101)
    """

    def __init__(self, seat: int = 0, piece: int = 0, territory: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.territory = territory

    def clone(self) -> "Prospecting":
        frame = Prospecting(self.seat, self.piece, self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            return g.draw(sum(g.bag), 1)
        if self.at == 1:
            self.at = 2
            return self.resolve(g, drawn(g, g.rolled[0]))
        return DONE

    def resolve(self, g: Civilization, token: int) -> int:
        territory = self.territory
        g.bag = raised(g.bag, token, -1)
        g.reveals += 1
        set_mood(g, territory, PROSPECTED)
        do_deed(g, self.seat, PROSPECTED_TIMES)
        set_deed(g, self.seat, PROSPECTED_AT, territory + 1)
        g.tell("token.prospected", self.seat, territory, token)
        if token < RESOURCES:
            set_resource(g, territory, token)
            return RUN
        if token == FERTILE or token >= MOUNTAIN:
            if g.token[territory] == NOBODY:
                g.token = changed(g.token, territory, token)
                g.shown = changed(g.shown, territory, 1)
            if token == FERTILE and g.size[territory] and g.resource[territory] == NOBODY:
                from quadriga.games.civilization.procedures.fertile import Fertile

                return g.call(Fertile(self.seat, territory))
            return RUN
        return encounter(g, self.seat, self.piece, territory, token)


def drawn(g: Civilization, place: int) -> int:
    """The token at a place of the bag."""
    for token, number in enumerate(g.bag):
        if place < number:
            return token
        place -= number
    return NOBODY
