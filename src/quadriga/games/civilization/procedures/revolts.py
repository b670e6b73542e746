"""Phase 7: unhappy settlements revolt."""

from typing import Final

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.civilization.board import MEDIEVAL, NOBODY, OLYMPICS
from quadriga.games.civilization.pieces import remove_piece, resize, set_mood
from quadriga.games.civilization.procedures.capital import raze
from quadriga.games.civilization.procedures.revolution import Revolution
from quadriga.games.civilization.queries import (
    at_war,
    government,
    in_anarchy,
    is_happy,
    is_ship,
    own_settlements,
    pieces_in,
    unhappy_settlements,
    wars,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import RESTLESS_NOW, REVOLTED, UNPRODUCTIVE_NOW

DIE: Final = 20
REVOLUTION_DIE: Final = 6
REVOLTS_FOR_REVOLUTION: Final = 2


def militia(g: Civilization, territory: int) -> list[int]:
    """Military units of a settlement's owner and of those at peace with him; ships on land are none.
    rule: CV-REV-2, CV-CUL-6 (ruling CV-GAP-112)"""
    holder = g.holder[territory]
    return [
        piece
        for piece in pieces_in(g, territory)
        if g.kind[piece] > 0
        and not is_ship(g.kind[piece])
        and g.owner[piece] < g.seats
        and not at_war(g, holder, g.owner[piece])
    ]


def revolt_score(g: Civilization, territory: int) -> int:
    """rule: CV-REV-2"""
    seat = g.holder[territory]
    unrest = government(g, seat).revolt + wars(g, seat)
    return 1 + g.size[territory] + unrest - len(militia(g, territory))


def may_revolt(g: Civilization, territory: int) -> bool:
    """Unhappy settlements, and happy ones of a territory that extreme climate struck in the turn before; occupied
    ones never do, nor do those of a Fundamentalist.
    rule: CV-REV-1, CV-REV-3, CV-EVT-27, CV-BAR-31, CV-GOV-15 (ruling CV-GAP-145)"""
    if g.occupied[territory] or (is_happy(g, territory) and not g.mood[territory] & RESTLESS_NOW):
        return False
    if government(g, g.holder[territory]).all_happy:
        return False
    return revolt_score(g, territory) > 0


class RevoltPhase(Frame[Civilization]):
    """Settlement by settlement, in turn order of their owners; after two revolts there may be a revolution.

    rule: CV-REV-1, CV-REV-3, CV-REV-6, CV-EVT-3
    """

    def __init__(self) -> None:
        self.at = 0  # 0 next seat, 1 next settlement, 2 its roll, 3 after the last one, 4 roll for a revolution
        self.done = 0  # bit mask of seats
        self.seat = -1
        self.pending: list[int] = []  # settlements of the seat still to be looked at
        self.territory = -1
        self.revolts = 0

    def clone(self) -> "RevoltPhase":
        frame = RevoltPhase()
        frame.at = self.at
        frame.done = self.done
        frame.seat = self.seat
        frame.pending = self.pending[:]
        frame.territory = self.territory
        frame.revolts = self.revolts
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            return self.begin(g)
        if self.at == 1:
            while self.pending:
                self.territory = self.pending.pop(0)
                if g.holder[self.territory] == self.seat and may_revolt(g, self.territory):
                    self.at = 2
                    return g.roll(1, DIE)
            self.at = 3
        if self.at == 2:
            self.at = 1
            score = revolt_score(g, self.territory)
            g.tell("revolt.rolled", self.seat, self.territory, g.rolled[0], score)
            if g.rolled[0] <= score:
                self.revolts += 1
                return g.call(Revolt(self.territory))
            return RUN
        if self.at == 3:
            self.at = 0
            if g.governments_rule and self.revolts >= REVOLTS_FOR_REVOLUTION and self.seat not in g.gone:
                self.at = 4
                return g.roll(1, REVOLUTION_DIE)
            return RUN
        self.at = 0
        unhappy = unhappy_settlements(g, self.seat)
        g.tell("revolution.rolled", self.seat, g.rolled[0], unhappy)
        return g.call(Revolution([self.seat], True)) if g.rolled[0] <= unhappy else RUN

    def begin(self, g: Civilization) -> int:
        """rule: CV-REV-1, CV-EVT-3"""
        if g.era < MEDIEVAL or g.event == OLYMPICS:
            return DONE
        for seat in g.order:
            if not (self.done >> seat) & 1 and seat not in g.gone:
                self.done |= 1 << seat
                if not in_anarchy(g, seat):
                    self.seat = seat
                    self.revolts = 0
                    self.pending = list(own_settlements(g, seat))
                    self.at = 1
                    return RUN
        self.seat = NOBODY
        return DONE


class Revolt(Frame[Civilization]):
    """A settlement loses a size and produces less in this turn; a village is lost with its garrison.

    rule: CV-REV-3, CV-REV-4, CV-REV-5 (ruling CV-GAP-112)
    """

    def __init__(self, territory: int = -1) -> None:
        self.at = 0
        self.territory = territory

    def clone(self) -> "Revolt":
        frame = Revolt(self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at:
            return DONE
        self.at = 1
        territory = self.territory
        g.tell("settlement.revolted", g.holder[territory], territory, g.size[territory] - 1)
        if g.size[territory] > 1:
            resize(g, territory, g.size[territory] - 1)
            set_mood(g, territory, UNPRODUCTIVE_NOW | REVOLTED)
            return RUN
        for piece in militia(g, territory):
            remove_piece(g, piece)
        for piece in pieces_in(g, territory):
            if is_ship(g.kind[piece]) and g.owner[piece] == g.holder[territory]:
                remove_piece(g, piece)
        raze(g, territory)
        return RUN
