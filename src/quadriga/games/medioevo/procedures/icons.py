"""The four effects of Event cards."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import (
    ARMIES,
    BUILDINGS,
    CARAVAN,
    CATEGORIES,
    DIE_ROLLED,
    ENGINE,
    GOODS,
    KINDS,
    MERCHANDISE,
    MOVEMENT,
    SHIP,
    TERRITORIES,
)
from quadriga.games.medioevo.pieces import damage_building, settle_control
from quadriga.games.medioevo.procedures.dismissal import reload_galleys
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.property_queries import cubes_on, pieces_of
from quadriga.games.medioevo.queries import from_seat, has_effect
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import hit, remove_unit
from quadriga.games.medioevo.unit_queries import count

MOST = (2, 4, 3, 2)  # highest die that does harm, by icon


def struck_zones(g: Medioevo) -> list[int]:
    """Territories of the card and the seas next to them, without those that a Plague Doctor protects.

    rule: MU-EVT-7, MU-CARD-42, MU-CARD-43 (ruling MU-GAP-76)
    """
    return [zone for zone in g.board.events[g.event].zones if g.in_play[zone] and not has_effect(g, 41, zone)]


def transports_in(g: Medioevo, seat: int, zones: list[int]) -> list[int]:
    """Transports that could still be stopped; siege engines are none."""
    return [p for p in pieces_of(g, seat) if g.piece_kind[p] != ENGINE and g.piece_zone[p] in zones]


def is_struck(g: Medioevo, seat: int, icon: int) -> bool:
    """Whether a player has something of the kind in the area.  rule: MU-EVT-12"""
    zones = struck_zones(g)
    if icon == MOVEMENT:
        return bool(transports_in(g, seat, zones))
    if icon == ARMIES:
        for zone in zones:
            if g.troops[zone * (g.seats + 1) + seat]:
                return True
        return False
    if icon == BUILDINGS:
        return bool(own_buildings(g, seat, zones))
    return bool(loaded(g, seat, zones))


def own_buildings(g: Medioevo, seat: int, zones: list[int]) -> list[int]:
    found: list[int] = []
    for zone in zones:
        if zone < TERRITORIES and g.holder[zone] == seat:
            for category in range(CATEGORIES):
                if g.buildings[zone * CATEGORIES + category]:
                    found.append(zone * CATEGORIES + category)
    return found


def loaded(g: Medioevo, seat: int, zones: list[int]) -> list[int]:
    return [
        piece
        for piece in transports_in(g, seat, zones)
        if g.piece_kind[piece] in (CARAVAN, SHIP) and cubes_on(g, piece)
    ]


class IconEffect(Frame[Medioevo]):
    """In turn order everybody who has something of the kind in the area.  rule: MU-EVT-8 to MU-EVT-12"""

    def __init__(self, icon: int = 0, seats: list[int] | None = None) -> None:
        self.at = 0
        self.icon = icon
        self.seats: list[int] = seats if seats is not None else []

    def clone(self) -> "IconEffect":
        frame = IconEffect(self.icon, self.seats[:])
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        while self.at < len(self.seats):
            seat = self.seats[self.at]
            self.at += 1
            if is_struck(g, seat, self.icon):
                return g.call(IconRoll(seat, self.icon))
        return DONE


class IconRoll(Frame[Medioevo]):
    """A die; if it is low the player takes that much harm, as he chooses.

    rule: MU-EVT-8, MU-EVT-9, MU-EVT-10, MU-EVT-11
    """

    def __init__(self, seat: int = -1, icon: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.icon = icon
        self.die = 0
        self.left = 0
        self.piece = -1  # the transport that loses cubes

    def clone(self) -> "IconRoll":
        frame = IconRoll(self.seat, self.icon)
        frame.at = self.at
        frame.die = self.die
        frame.left = self.left
        frame.piece = self.piece
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            return g.roll(1, 6)
        if self.at == 2:
            self.die = g.rolled[0]
            g.tell("event.rolled", self.seat, self.icon, self.die)
            return ask_in_order(g, DIE_ROLLED, from_seat(g, self.seat))
        if self.at == 3:
            self.left = self.die if self.die <= MOST[self.icon] else 0
        self.at = 4
        if self.left <= 0 or not self.has_choices(g):
            return DONE
        return WAIT

    def has_choices(self, g: Medioevo) -> bool:
        o = Offer(False)
        self.offer(g, self.seat, o)
        return bool(o.choices)

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        zones = struck_zones(g)
        if self.icon == MOVEMENT:
            for piece in transports_in(g, seat, zones):
                if g.piece_mp[piece]:
                    o.yes("stop_piece", piece)
        elif self.icon == ARMIES:
            for zone in zones:
                for kind in range(KINDS):
                    number = count(g, zone, seat, kind)
                    if number:
                        o.yes("suffer", zone * KINDS + kind, 1, min(number, self.left))
        elif self.icon == BUILDINGS:
            for place in own_buildings(g, seat, zones):
                o.yes("harm", place, 1, self.left)
        elif self.icon == MERCHANDISE:
            for piece in loaded(g, seat, zones):
                if self.piece in (-1, piece):
                    for good in range(GOODS):
                        aboard = g.cargo[piece * GOODS + good]
                        if aboard:
                            o.yes("lose_cube", piece * GOODS + good, 1, min(aboard, self.left))

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "stop_piece":
            self.left -= 1
            g.piece_mp = changed(g.piece_mp, a.target, 0)
            g.tell("piece.stopped", seat, a.target)
            return
        self.left -= a.amount
        if a.verb == "suffer":
            zone = a.target // KINDS
            for _ in range(a.amount):
                self.strike(g, zone, a.target % KINDS)
            settle_control(g, zone)
            leave_to_barbarians(g, zone)
        elif a.verb == "harm":
            damage_building(g, a.target // CATEGORIES, a.target % CATEGORIES, a.amount)
        else:
            self.piece = a.target // GOODS
            g.cargo = increased(g.cargo, a.target, -a.amount)
            g.tell("cubes.lost", seat, a.target % GOODS, a.amount)

    def strike(self, g: Medioevo, zone: int, kind: int) -> None:
        """rule: MU-EVT-9, MU-BAT-18, MU-NAV-5"""
        if zone >= TERRITORIES:
            remove_unit(g, zone, self.seat, kind)
            reload_galleys(g, zone, self.seat)
            g.tell("unit.destroyed", self.seat, kind)
            return
        new = hit(g, zone, self.seat, kind)
        if new < 0:
            g.tell("unit.destroyed", self.seat, kind)
        else:
            g.tell("unit.weakened", self.seat, kind, new)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()
