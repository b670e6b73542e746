"""Traders meeting armies: barbarians plunder them, enemies take them, others may seize them at a price."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import TRADING, TRANSPORT_LOST
from quadriga.games.medioevo.pieces import bleed, remove_piece
from quadriga.games.medioevo.procedures.road import KEPT
from quadriga.games.medioevo.procedures.spoils import PIECE, Spoils, is_safe
from quadriga.games.medioevo.procedures.war import strike
from quadriga.games.medioevo.property_queries import owner_of
from quadriga.games.medioevo.queries import at_war, from_seat, has_effect, may_attack
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

UNSEEN = 54  # cards 55 and 56


def is_there(g: Medioevo, piece: int) -> bool:
    return g.piece_kind[piece] >= 0


def enemy_at(g: Medioevo, seat: int, zone: int) -> int:
    """The player at war with the trader whose army takes him: the holder of the land, else the first in turn order.

    rule: MU-TRD-6, MU-DIP-5
    """
    hosts = from_seat(g, g.holder[zone]) if zone < len(g.holder) and g.holder[zone] >= 0 else g.order
    for other in hosts:
        if units(g, zone, other) and may_attack(g, other, seat) and at_war(g, other, seat):
            return other
    return -1


def may_seize(g: Medioevo, other: int, seat: int, zone: int) -> bool:
    """A player not at war with the trader whose army stands there.  rule: MU-DIP-3 (ruling MU-GAP-75)"""
    return units(g, zone, other) > 0 and may_attack(g, other, seat)


class TraderArrival(Frame[Medioevo]):
    """What the armies in a zone do to a caravan or merchant ship that enters it; Edict holds barbarians back.

    rule: MU-TRD-5, MU-TRD-6, MU-TECH-9, MU-CARD-55, MU-CARD-56 (rulings MU-GAP-50, MU-GAP-75)
    """

    def __init__(self, seat: int = -1, piece: int = -1, zone: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.zone = zone
        self.edict = False
        self.asked = 0  # bit mask of players who have been asked or have acted

    def clone(self) -> "TraderArrival":
        frame = TraderArrival(self.seat, self.piece, self.zone)
        frame.at = self.at
        frame.edict = self.edict
        frame.asked = self.asked
        return frame

    def run(self, g: Medioevo) -> int:
        if not is_there(g, self.piece) or has_effect(g, UNSEEN, self.piece):
            return DONE
        self.at += 1
        if self.at == 1:
            return self.warn(g)
        if self.at == 2:
            return self.meet_barbarians(g)
        if self.at == 3:
            enemy = enemy_at(g, self.seat, self.zone)
            return lose_transport(g, self.piece, enemy) if enemy >= 0 else RUN
        return self.meet_others(g)

    def warn(self, g: Medioevo) -> int:
        """Before barbarians plunder, Edict may be used."""
        if units(g, self.zone, g.seats):
            return ask_in_order(g, TRADING, [self.seat])
        return RUN

    def meet_barbarians(self, g: Medioevo) -> int:
        """rule: MU-TRD-6, MU-BAR-7, MU-TECH-9, MU-VAR-6, MU-CARD-50 (ruling MU-GAP-50)"""
        if self.edict or not units(g, self.zone, g.seats) or is_safe(g, self.zone, PIECE + self.piece):
            return RUN
        bleed(g, self.seat)
        return lose_transport(g, self.piece)

    def meet_others(self, g: Medioevo) -> int:
        for other in g.order:
            if not (self.asked >> other) & 1 and may_seize(g, other, self.seat, self.zone):
                self.asked |= 1 << other
                return g.call(Seizure(other, self.piece))
        return DONE


class Seizure(Frame[Medioevo]):
    """A player at peace with a trader may seize the transport that came to his army, at the price of an attack.

    rule: MU-TRD-6, MU-DIP-3 (ruling MU-GAP-75)
    """

    def __init__(self, seat: int = -1, piece: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece

    def clone(self) -> "Seizure":
        frame = Seizure(self.seat, self.piece)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            return WAIT
        if self.at == 1:
            self.at = 2
            strike(g, self.seat, owner_of(g, self.piece))
            return RUN
        if self.at == 2:
            self.at = 3
            return lose_transport(g, self.piece, self.seat) if is_there(g, self.piece) else DONE
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("let_pass")
        o.yes("seize", self.piece)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1 if a.verb == "seize" else 3

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("let_pass")


class TransportLost(Frame[Medioevo]):
    """A transport is plundered by barbarians or falls to a player; a Vendor keeps its commercial road.

    rule: MU-ROA-10, MU-CARD-30, MU-TRD-6, MU-BAR-7
    """

    def __init__(self, seat: int = -1, piece: int = -1, taker: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.taker = taker  # -1: it is destroyed

    def clone(self) -> "TransportLost":
        frame = TransportLost(self.seat, self.piece, self.taker)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            return ask_in_order(g, TRANSPORT_LOST, [self.seat]) if self.is_on_road(g) else RUN
        if self.at > 2 or not is_there(g, self.piece):
            return DONE
        if self.is_on_road(g) and has_effect(g, KEPT, self.seat):
            g.road_piece = changed(g.road_piece, self.seat, -1)
            g.tell("road.kept", self.seat)
        kind = g.piece_kind[self.piece]
        level = g.piece_level[self.piece]
        zone = g.piece_zone[self.piece]
        if self.taker >= 0:
            g.tell("transport.seized", self.taker, self.seat, kind, level, zone)
            return g.call(Spoils(self.taker, zone, [self.piece]))
        g.tell("transport.plundered", self.seat, kind, level, zone)
        remove_piece(g, self.piece)
        return RUN

    def is_on_road(self, g: Medioevo) -> bool:
        return g.road_length[self.seat] > 0 and g.road_piece[self.seat] == self.piece


def lose_transport(g: Medioevo, piece: int, taker: int = -1) -> int:
    """A player's transport is destroyed, or taken as spoils by somebody."""
    return g.call(TransportLost(owner_of(g, piece), piece, taker))
