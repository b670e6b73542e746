"""Fleeing from a battle."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CASTLE_LEVEL,
    CAVALRY,
    ENGINE,
    GALLEY,
    GOODS,
    KINDS,
    MILITARY,
    TERRITORIES,
    WAGON,
)
from quadriga.games.medioevo.codes import DEFEAT
from quadriga.games.medioevo.pieces import give_honour, settle_control
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.property_queries import building, capacity, pieces_at
from quadriga.games.medioevo.queries import adjacent, is_land, may_stay
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import shift_units
from quadriga.games.medioevo.unit_queries import count, owners_in, units

ESCAPE_ORDER = (6, 5, 4, CAVALRY, 1, 3, 0)


def is_safe(g: Medioevo, seat: int, zone: int) -> bool:
    """No opponent there and none to be raised.  rule: MU-FLE-4 (ruling MU-GAP-27)"""
    for owner in owners_in(g, zone):
        if owner == g.seats:
            return False
        if owner != seat and not may_stay(g, seat, owner):
            return False
    if not is_land(zone):
        return True
    holder = g.holder[zone]
    return holder == seat or (holder >= 0 and may_stay(g, seat, holder)) or units(g, zone, seat) > 0


def ways_out(g: Medioevo, seat: int, zone: int, by_sea: bool) -> list[int]:
    """Safe zones next to one, for galleys or for wagons."""
    found: list[int] = []
    for other in adjacent(g, zone):
        if is_safe(g, seat, other):
            land_step = is_land(zone) and is_land(other)
            if land_step != by_sea or (by_sea and not land_step):
                found.append(other)
    return found


def transports(g: Medioevo, seat: int, zone: int, by_sea: bool, steps: int) -> list[int]:
    """Own pieces that can go so many steps with what was left of their movement at the contact."""
    kinds = (GALLEY,) if by_sea else (WAGON, ENGINE)
    return [
        piece
        for piece in pieces_at(g, zone, seat)
        if g.piece_kind[piece] in kinds and g.piece_mp[piece] >= steps and g.piece_aboard[piece] < 0
    ]


def can_walk(g: Medioevo, seat: int, zone: int, by_sea: bool, steps: int) -> bool:
    """Whether a safe way of exactly so many steps exists."""
    here = [zone]
    for _ in range(steps):
        there: list[int] = []
        for place in here:
            for other in ways_out(g, seat, place, by_sea):
                if other not in there:
                    there.append(other)
        if not there:
            return False
        here = there
    return True


def leaves_castle(g: Medioevo, seat: int, zone: int) -> bool:
    """Whether the first step by land is free: the castle is the seat's although an opponent stands in it.

    rule: MU-FLE-4, MU-MOV-9
    """
    return zone < TERRITORIES and g.holder[zone] == seat and building(g, zone, MILITARY) == CASTLE_LEVEL


def longest_flight(g: Medioevo, b: Battle) -> int:
    """Most steps the attacker could flee now; 0 if he cannot.  rule: MU-FLE-1, MU-FLE-4"""
    seat = b.attacker
    longest = 0
    for by_sea in (False, True):
        free = 1 if leaves_castle(g, seat, b.zone) and not by_sea else 0
        pieces = [p for p in transports(g, seat, b.zone, by_sea, 1 - free) if g.piece_kind[p] != ENGINE]
        steps = max([g.piece_mp[piece] for piece in pieces], default=0) + free
        while steps > longest and not can_walk(g, seat, b.zone, by_sea, steps):
            steps -= 1
        longest = max(longest, steps)
    return longest


def flight_cost(g: Medioevo, b: Battle) -> int:
    """A step out of an own castle is free.  rule: MU-FLE-2, MU-FLE-4"""
    return b.flee - 1 if leaves_castle(g, b.attacker, b.zone) else b.flee


class Flight(Frame[Medioevo]):
    """The surviving army goes the declared number of steps; who finds no room stays and fights on.

    rule: MU-FLE-4, MU-FLE-5 (rulings MU-GAP-26, MU-GAP-27)
    """

    def __init__(self, seat: int = -1, steps: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.steps = steps
        self.zone = -1  # where the fleeing army is
        self.by_sea = False
        self.goal = -1
        self.going: list[int] = [0] * KINDS
        self.pieces: list[int] = []  # transports and engines that come along

    def clone(self) -> "Flight":
        frame = Flight(self.seat, self.steps)
        frame.at = self.at
        frame.zone = self.zone
        frame.by_sea = self.by_sea
        frame.goal = self.goal
        frame.going = self.going[:]
        frame.pieces = self.pieces[:]
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None:
            return DONE
        if self.at == 0:
            self.zone = b.zone
            self.at = 1
        if self.at == 2 and self.room(g, b) <= 0:
            self.go(g, b)
            return RUN
        if self.at == 3:
            return self.finish(g, b)
        return WAIT if self.at == 2 or self.goals(g, b) else self.finish(g, b)

    def finish(self, g: Medioevo, b: Battle) -> int:
        if self.zone != b.zone:
            b.escaped = True
            b.fled = not units(g, b.zone, self.seat)
            if b.defender >= g.seats and b.fled:
                give_honour(g, self.seat, -1, DEFEAT)
            settle_control(g, b.zone)
        else:
            b.flee = 0
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def goals(self, g: Medioevo, b: Battle) -> list[int]:
        """Next zones from which the rest of the way can be gone."""
        found: list[int] = []
        for by_sea in (False, True):
            if self.zone != b.zone and by_sea != self.by_sea:
                continue
            if self.zone == b.zone and not self.can_leave(g, b, by_sea):
                continue
            for other in ways_out(g, self.seat, self.zone, by_sea):
                if other not in found and can_walk(g, self.seat, other, by_sea, self.steps - 1):
                    found.append(other)
        return sorted(found)

    def can_leave(self, g: Medioevo, b: Battle, by_sea: bool) -> bool:
        """With transports that can go so far, or by one free step out of a castle."""
        if self.steps == 1 and not by_sea and leaves_castle(g, self.seat, b.zone):
            return True
        return bool(self.movers(g, b, by_sea))

    def movers(self, g: Medioevo, b: Battle, by_sea: bool) -> list[int]:
        """Transports and engines that can go all the way."""
        free = 1 if not by_sea and leaves_castle(g, self.seat, b.zone) else 0
        return transports(g, self.seat, b.zone, by_sea, self.steps - free)

    def room(self, g: Medioevo, b: Battle) -> int:
        """How many more units can come along, and are there."""
        left = units(g, b.zone, self.seat) - sum(self.going)
        if self.steps == 1 and not self.by_sea and leaves_castle(g, self.seat, b.zone):
            return left
        seats = 0
        for piece in self.movers(g, b, self.by_sea):
            seats += capacity(g, piece) - g.piece_aboard.count(piece)
        return min(left, seats - sum(self.going))

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is None:
            return
        if self.at == 1:
            for zone in self.goals(g, b):
                o.yes("to", zone)
            return
        room = self.room(g, b)
        for kind in range(KINDS):
            number = min(room, count(g, b.zone, seat, kind) - self.going[kind])
            if number > 0:
                o.yes("take_unit", kind, 1, number)
        o.yes("ready")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None:
            return
        if a.verb == "take_unit":
            self.going[a.target] += a.amount
        elif a.verb == "ready":
            self.fill(g, b)
            self.go(g, b)
        elif self.zone == b.zone:
            self.goal = a.target
            self.by_sea = not (is_land(self.zone) and is_land(a.target))
            self.at = 2
            if self.room(g, b) >= units(g, b.zone, seat):
                self.fill(g, b)
                self.go(g, b)
        else:
            self.goal = a.target
            self.step(g)

    def fill(self, g: Medioevo, b: Battle) -> None:
        """Whoever still finds room comes along, the best first."""
        for kind in ESCAPE_ORDER:
            number = min(self.room(g, b), count(g, b.zone, self.seat, kind) - self.going[kind])
            self.going[kind] += max(0, number)

    def go(self, g: Medioevo, b: Battle) -> None:
        self.pieces = self.movers(g, b, self.by_sea)
        if self.by_sea:
            board_galleys(g, self.pieces, self.going)
            self.pieces = [p for p in pieces_at(g, b.zone, self.seat) if p in self.pieces or self.carries(g, p)]
        self.advance(g, not self.by_sea and leaves_castle(g, self.seat, b.zone))
        reload_galleys(g, b.zone, self.seat)
        self.land(g)

    def carries(self, g: Medioevo, piece: int) -> bool:
        return g.piece_aboard[piece] in self.pieces

    def step(self, g: Medioevo) -> None:
        origin = self.zone
        self.advance(g, False)
        settle_control(g, origin)
        self.land(g)

    def advance(self, g: Medioevo, free: bool) -> None:
        """One step, with the points that were left at the contact.  rule: MU-FLE-4, MU-MOV-2"""
        for piece in self.pieces:
            g.piece_zone = changed(g.piece_zone, piece, self.goal)
            g.piece_done = changed(g.piece_done, piece, 1)
            if g.piece_aboard[piece] < 0 and not free:
                g.piece_mp = increased(g.piece_mp, piece, -1)
        for kind in range(KINDS):
            if self.going[kind]:
                shift_units(g, self.zone, self.goal, self.seat, kind, self.going[kind], True)
        self.zone = self.goal
        self.steps -= 1

    def land(self, g: Medioevo) -> None:
        """At the last step galleys that reach a coast put their units ashore."""
        g.tell("army.fled", self.seat, self.zone)
        if self.steps == 0:
            self.at = 3
            if self.by_sea and self.zone < TERRITORIES:
                for piece in self.pieces:
                    g.piece_aboard = changed(g.piece_aboard, piece, -1)
                    if g.piece_kind[piece] == GALLEY:
                        for kind in range(KINDS):
                            g.cargo = changed(g.cargo, piece * GOODS + kind, 0)
        else:
            self.at = 1
        settle_control(g, self.zone)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("ready") if self.at == 2 else g.choices(seat)[0].smallest()


def board_galleys(g: Medioevo, galleys: list[int], going: list[int]) -> None:
    """Units spread over the galleys that carry them, one by one; wagons and engines are aboard.  rule: MU-MOV-6"""
    load = [sum(g.cargo[galley * GOODS : galley * GOODS + KINDS]) + g.piece_aboard.count(galley) for galley in galleys]
    for kind in range(KINDS):
        already = sum([g.cargo[galley * GOODS + kind] for galley in galleys])
        for _ in range(going[kind] - already):
            best = -1
            for place, galley in enumerate(galleys):
                if load[place] < capacity(g, galley) and (best < 0 or load[place] < load[best]):
                    best = place
            if best >= 0:
                g.cargo = increased(g.cargo, galleys[best] * GOODS + kind, 1)
                load[best] += 1
