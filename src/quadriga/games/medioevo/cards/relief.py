"""Militia: armies hurry to a threatened territory, by land or in galleys."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import COAST, GALLEY, GOODS, KINDS, SEA, SHIP
from quadriga.games.medioevo.cards.occasion import is_embattled, movement_at, threatened
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import settle_control
from quadriga.games.medioevo.procedures.battle.flight import is_safe
from quadriga.games.medioevo.procedures.group import put_ashore
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.property_queries import capacity, kind_at, pieces_at
from quadriga.games.medioevo.queries import adjacent, border, is_banned, is_land, land_neighbours
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import shift_units, tire
from quadriga.games.medioevo.unit_queries import count, fresh, units

POOL: Final = 3
NO_LIMIT: Final = 99


class Relief(Power):
    """Three movement points for groups that come to the threatened territory.  rule: MU-CARD-25"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        zone = threatened(g, seat)
        if zone < 0:
            return False
        return len(ways_by_land(g, seat, zone, POOL)) > 0 or len(ways_by_sea(g, seat, zone, POOL)) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        return g.call(ReliefMarch(seat, zone)) if zone >= 0 else RUN


def can_leave(g: Medioevo, seat: int, zone: int) -> bool:
    """Own units are there that neither fight nor move."""
    return units(g, zone, seat) > 0 and not is_embattled(g, seat, zone) and movement_at(g, seat, zone) is None


def ways_by_land(g: Medioevo, seat: int, zone: int, points: int) -> list[int]:
    """(territory, steps) pairs from which own units can reach a territory by land through safe places."""
    found: list[int] = []
    seen = [zone]
    edge = [zone]
    for steps in range(1, points + 1):
        further: list[int] = []
        for place in edge:
            for other in land_neighbours(g, place):
                if other in seen or is_banned(g, 2, other):
                    continue
                seen.append(other)
                if can_leave(g, seat, other):
                    found.extend([other, steps])
                if is_safe(g, seat, other):
                    further.append(other)
        edge = further
    return found


def ways_by_sea(g: Medioevo, seat: int, zone: int, points: int) -> list[int]:
    """(zone, steps) pairs from which own galleys can bring units to a territory over safe seas."""
    found: list[int] = []
    seen = [zone]
    edge = [zone]
    for steps in range(1, points + 1):
        further: list[int] = []
        for place in edge:
            for other in adjacent(g, place):
                if other in seen or border(g, place, other) not in (COAST, SEA):
                    continue
                seen.append(other)
                if is_land(other) and is_banned(g, 2, other):
                    continue
                if kind_at(g, other, seat, GALLEY) and can_leave(g, seat, other):
                    found.extend([other, steps])
                if not is_land(other) and is_safe(g, seat, other):
                    further.append(other)
        edge = further
    return found


def steps_from(ways: list[int], zone: int) -> int:
    """0 if there is no way."""
    for place in range(0, len(ways), 2):
        if ways[place] == zone:
            return ways[place + 1]
    return 0


class ReliefMarch(Frame[Medioevo]):
    """Groups come from places within reach, each at the price of its steps; transports may come along.

    With a galley in it a group comes by sea and must fit aboard.  rule: MU-CARD-25, MU-MOV-6, MU-BAR-7
    """

    def __init__(self, seat: int = -1, zone: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.zone = zone
        self.points: int = POOL
        self.origin = -1
        self.steps = 0  # by land; 0 if there is no way
        self.sail = 0  # by sea
        self.going: list[int] = [0] * KINDS
        self.pieces: list[int] = []

    def clone(self) -> "ReliefMarch":
        frame = ReliefMarch(self.seat, self.zone)
        frame.at = self.at
        frame.points = self.points
        frame.origin = self.origin
        frame.steps = self.steps
        frame.sail = self.sail
        frame.going = self.going[:]
        frame.pieces = self.pieces[:]
        return frame

    def places(self, g: Medioevo) -> list[int]:
        by_land = ways_by_land(g, self.seat, self.zone, self.points)
        by_sea = ways_by_sea(g, self.seat, self.zone, self.points)
        return sorted(set(by_land[::2] + by_sea[::2]))

    def run(self, g: Medioevo) -> int:
        return DONE if self.at or not self.places(g) else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    # --- the group

    def hold(self, g: Medioevo) -> int:
        """What the galleys of the group can carry; 0 without any."""
        return sum([capacity(g, piece) for piece in self.pieces if g.piece_kind[piece] == GALLEY])

    def burden(self, g: Medioevo) -> int:
        """Units, wagons and engines that are to go aboard."""
        return sum(self.going) + len([piece for piece in self.pieces if g.piece_kind[piece] != GALLEY])

    def room(self, g: Medioevo) -> int:
        hold = self.hold(g)
        if hold:
            return hold - self.burden(g)
        return NO_LIMIT if self.steps else 0

    def may_come(self, g: Medioevo, piece: int) -> bool:
        """Galleys where there is a way by sea, if the group then fits aboard; no ships of merchants."""
        kind = g.piece_kind[piece]
        if piece in self.pieces or kind == SHIP or g.piece_aboard[piece] >= 0:
            return False
        if kind != GALLEY:
            return is_land(self.origin) and self.room(g) > 0
        if not self.sail:
            return False
        return not is_land(self.origin) or self.hold(g) + capacity(g, piece) >= self.burden(g)

    # --- decisions

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.origin < 0:
            for place in self.places(g):
                o.yes("aim_zone", place)
            o.yes("done")
            return
        room = self.room(g) if is_land(self.origin) else 0
        for kind in range(KINDS):
            number = min(room, count(g, self.origin, seat, kind) - self.going[kind])
            if number > 0:
                o.yes("take_unit", kind, 1, number)
        for piece in pieces_at(g, self.origin, seat):
            if self.may_come(g, piece):
                o.yes("take_piece", piece)
        if sum(self.going):
            o.yes("ready")
        o.yes("back")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        elif a.verb == "aim_zone":
            self.origin = a.target
            self.steps = steps_from(ways_by_land(g, seat, self.zone, self.points), a.target)
            self.sail = steps_from(ways_by_sea(g, seat, self.zone, self.points), a.target)
        elif a.verb == "take_unit":
            self.going[a.target] += a.amount
        elif a.verb == "take_piece":
            self.join(g, a.target)
        else:
            if a.verb == "ready":
                self.march(g)
            self.origin = -1
            self.going = [0] * KINDS
            self.pieces = []

    def join(self, g: Medioevo, piece: int) -> None:
        """At sea with whatever a galley carries."""
        self.pieces.append(piece)
        if is_land(self.origin):
            return
        for kind in range(KINDS):
            self.going[kind] += g.cargo[piece * GOODS + kind]
        self.pieces.extend([other for other in pieces_at(g, self.origin, self.seat) if g.piece_aboard[other] == piece])

    def march(self, g: Medioevo) -> None:
        """Whoever had moved before in this turn still has."""
        self.points -= self.sail if self.hold(g) else self.steps
        for kind in range(KINDS):
            number = self.going[kind]
            if number:
                rested = fresh(g, self.origin, self.seat, kind)
                shift_units(g, self.origin, self.zone, self.seat, kind, number, False)
                tire(g, self.zone, self.seat, kind, max(0, number - rested))
        for piece in self.pieces:
            g.piece_zone = changed(g.piece_zone, piece, self.zone)
        put_ashore(g, self.pieces)
        g.tell("group.moved", self.seat, self.origin, self.zone, sum(self.going), len(self.pieces))
        settle_control(g, self.origin)
        leave_to_barbarians(g, self.origin)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done") if self.origin < 0 else Answer("back")
