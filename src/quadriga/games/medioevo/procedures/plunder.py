"""What barbarians do to land and ships they find alone."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.medioevo.board import CATEGORIES, GOODS, TERRITORIES
from quadriga.games.medioevo.pieces import bleed, raze, remove_piece, remove_token, set_holder
from quadriga.games.medioevo.procedures.spoils import MARKET_CUBE, PIECE, is_safe
from quadriga.games.medioevo.property_queries import owner_of, pieces_at
from quadriga.games.medioevo.queries import rightful_owner
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import owners_in, units


def has_spoils(g: Medioevo, zone: int) -> bool:
    """Whether barbarians who are alone in a zone find anything to remove there.  rule: MU-BAR-7"""
    for seat in range(g.seats):
        if pieces_at(g, zone, seat):
            return True
    if zone >= TERRITORIES:
        return False
    first = zone * CATEGORIES
    return any(g.buildings[first : first + CATEGORIES]) or g.market[zone] != 0 or g.token[zone] >= 0


class BarbarianPlunder(Frame[Medioevo]):
    """Everything that can be removed is, except what a Diplomat protects.

    rule: MU-BAR-7, MU-DES-2, MU-ART-7, MU-VAR-6, MU-CARD-50 (ruling MU-GAP-58)
    """

    def __init__(self, zone: int = -1) -> None:
        self.at = 0
        self.zone = zone
        self.victims = 0

    def clone(self) -> "BarbarianPlunder":
        frame = BarbarianPlunder(self.zone)
        frame.at = self.at
        frame.victims = self.victims
        return frame

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.seizure import TransportLost

        zone = self.zone
        if not units(g, zone, g.seats):
            return DONE
        if self.at == 0:
            self.at = 1
            g.tell("barbarians.plundered", zone)
            if zone < TERRITORIES:
                self.take_land(g)
        for seat in range(g.seats):
            for piece in pieces_at(g, zone, seat):
                if g.piece_aboard[piece] >= 0 or is_safe(g, zone, PIECE + piece):
                    continue
                self.victims |= 1 << owner_of(g, piece)
                if g.road_length[seat] and g.road_piece[seat] == piece:
                    return g.call(TransportLost(seat, piece))
                remove_piece(g, piece)
        for seat in range(g.seats):
            if (self.victims >> seat) & 1:
                bleed(g, seat)
        return DONE

    def take_land(self, g: Medioevo) -> None:
        zone = self.zone
        holder = g.holder[zone]
        for category in range(CATEGORIES):
            if g.buildings[zone * CATEGORIES + category] and not is_safe(g, zone, category):
                raze(g, zone, category)
                if holder >= 0:
                    self.victims |= 1 << holder
        for good in range(GOODS):
            if (g.market[zone] >> good) & 1 and not is_safe(g, zone, MARKET_CUBE + good):
                g.market = changed(g.market, zone, g.market[zone] & ~(1 << good))
        remove_token(g, zone)
        if holder >= 0 and holder == rightful_owner(g, zone):
            bleed(g, holder)
        set_holder(g, zone, -1)


def leave_to_barbarians(g: Medioevo, zone: int) -> None:
    """An army that shared a zone with barbarians has gone: they are alone now and plunder it.  rule: MU-BAR-7"""
    if owners_in(g, zone) == [g.seats] and (has_spoils(g, zone) or (zone < TERRITORIES and g.holder[zone] >= 0)):
        g.call(BarbarianPlunder(zone))
