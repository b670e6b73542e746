"""Conquering a territory."""

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import CATHEDRAL, CIVIL, CONQUERED, MILITARY
from quadriga.games.medioevo.codes import CONQUEST, CONQUESTS, DEEDS, PILGRIMAGE, SUPPRESSED, SUPPRESSION
from quadriga.games.medioevo.pieces import (
    bleed,
    give_honour,
    remove_token,
    set_holder,
    settle_control,
    supports_token,
)
from quadriga.games.medioevo.procedures.spoils import Spoils
from quadriga.games.medioevo.property_queries import building, pieces_at, tokens_on_board
from quadriga.games.medioevo.queries import from_seat, is_home, is_inhabited, land_neighbours, rightful_owner
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

CONTROL_TOKENS = 8


def conquest_honour(g: Medioevo, zone: int) -> int:
    """One for the inhabited area and one for each level of every building.  rule: MU-VIC-1"""
    if not is_inhabited(g, zone):
        return 0
    return 1 + building(g, zone, CIVIL) + building(g, zone, MILITARY) + building(g, zone, CATHEDRAL)


class Conquest(Frame[Medioevo]):
    """The land changes hands: Honour, then what stands there is kept or plundered, then control tokens.

    rule: MU-CON-1, MU-CON-2, MU-CON-5, MU-DES-2, MU-VIC-1, MU-VIC-2, MU-VIC-3, MU-VIC-4, MU-VIC-5, MU-TOK-4, MU-TOK-5
    (rulings MU-GAP-34, MU-GAP-35)
    """

    def __init__(self, seat: int = -1, zone: int = -1, loser: int = -1, beaten: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.zone = zone
        self.loser = loser  # who held it; -1 for barbarian land
        self.beaten: list[int] = beaten if beaten is not None else []
        self.fortress = 0  # level of the military building found

    def clone(self) -> "Conquest":
        frame = Conquest(self.seat, self.zone, self.loser, self.beaten[:])
        frame.at = self.at
        frame.fortress = self.fortress
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            return self.take(g)
        if self.at == 2:
            pieces: list[int] = []
            for owner in self.beaten if self.loser < 0 else [*self.beaten, self.loser]:
                if owner < g.seats and owner != self.seat:
                    pieces.extend([piece for piece in pieces_at(g, self.zone, owner) if piece not in pieces])
            return g.call(Spoils(self.seat, self.zone, sorted(pieces), True, self.loser))
        if self.fortress and building(g, self.zone, MILITARY):
            self.take_tokens(g)
        return DONE

    def take(self, g: Medioevo) -> int:
        seat = self.seat
        zone = self.zone
        self.fortress = building(g, zone, MILITARY) if self.loser >= 0 else 0
        remove_token(g, zone)
        set_holder(g, zone, seat)
        g.deeds = increased(g.deeds, seat * DEEDS + CONQUESTS, 1)
        g.tell("territory.conquered", seat, zone, self.loser)
        right = rightful_owner(g, zone)
        if right >= 0 and right != seat and self.loser == right:
            bleed(g, right)
        self.give_honour(g)
        if zone not in g.conquered:
            g.conquered = (*g.conquered, zone)
        if zone == g.board.jerusalem:
            g.jerusalem |= 1 << seat
        return ask_in_order(g, CONQUERED, from_seat(g, seat))

    def give_honour(self, g: Medioevo) -> None:
        seat = self.seat
        zone = self.zone
        if is_home(g, seat, zone):
            if self.loser < 0:
                g.deeds = increased(g.deeds, seat * DEEDS + SUPPRESSED, 1)
                if zone not in g.conquered:
                    give_honour(g, seat, 1, SUPPRESSION)
            return
        if zone in g.conquered:
            return
        give_honour(g, seat, conquest_honour(g, zone), CONQUEST)
        for place, bit in ((g.board.rome, 1), (g.board.jerusalem, 2)):
            if zone == place and not g.pilgrimage & bit:
                g.pilgrimage |= bit
                give_honour(g, seat, 2, PILGRIMAGE)

    def take_tokens(self, g: Medioevo) -> None:
        """Tokens that only this building accounted for change their owner.  rule: MU-TOK-5"""
        for other in land_neighbours(g, self.zone):
            if g.token[other] != self.loser or supports_token(g, self.loser, other, self.zone):
                continue
            remove_token(g, other)
            if tokens_on_board(g, self.seat) < CONTROL_TOKENS and not units(g, other, self.loser):
                g.token = changed(g.token, other, self.seat)
                set_holder(g, other, self.seat)
                g.tell("token.placed", self.seat, other)
            else:
                settle_control(g, other)
