"""Barbarian supply: the first player reinforces and moves hordes."""

from itertools import compress
from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, GALLEY, HORDE_ENTERS, KINDS, LIGHT, TERRITORIES, ZONES
from quadriga.games.medioevo.pieces import (
    barbarian_galley,
    clear_piece,
    free_barbarian_galley,
    set_piece,
    settle_control,
)
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.procedures.clash import Clash, raid
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.plunder import BarbarianPlunder, has_spoils
from quadriga.games.medioevo.property_queries import pieces_at
from quadriga.games.medioevo.queries import adjacent, from_seat, is_banned, is_home, is_land, rightful_owner
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import place_barbarian, shift_units
from quadriga.games.medioevo.unit_queries import (
    army_zones,
    barbarian_reserve,
    count,
    is_empty_of_armies,
    owners_in,
    units,
)

SUPPLY = 3

LEAST: Final = {LIGHT: 0, ARCHER: 2, CAPTAIN: 4}  # units of the horde that another one joins

REINFORCE: Final = row("reinforce", ZONES * KINDS)
DRIVE: Final = row("drive", ZONES)


def set_horde(g: Medioevo) -> None:
    """One light infantry, and one unit more for every die of 1 to 3.  rule: MU-EVT-2"""
    g.horde = (1 + (1 if g.dice[0] <= 3 else 0), 1 if g.dice[1] <= 3 else 0, 1 if g.dice[2] <= 3 else 0)


def all_fires_held(g: Medioevo) -> bool:
    for territory in compress(range(TERRITORIES), g.board.fire):
        if g.in_play[territory] and g.holder[territory] < 0:
            return False
    return True


def is_deserted(g: Medioevo, territory: int) -> bool:
    """Without armies, pieces and buildings, outside all kingdoms of players.  rule: MU-SUP-3"""
    if g.holder[territory] >= 0 or rightful_owner(g, territory) >= 0 or not is_empty_of_armies(g, territory):
        return False
    for seat in range(g.seats):
        if pieces_at(g, territory, seat):
            return False
    return g.buildings[territory * 3] + g.buildings[territory * 3 + 1] + g.buildings[territory * 3 + 2] == 0


def is_supplied(g: Medioevo, zone: int, fires_held: bool) -> bool:
    """Whether barbarians can be placed there.  rule: MU-SUP-2, MU-SUP-3"""
    if not is_land(zone):
        return False
    if units(g, zone, g.seats):
        return True
    if g.board.fire[zone] and g.holder[zone] < 0:
        return True
    return fires_held and is_deserted(g, zone)


def supply_zones(g: Medioevo, fires_held: bool) -> list[int]:
    """Zones with a horde or a fire; all of them once every fire is held."""
    if fires_held:
        return [zone for zone in range(ZONES) if g.in_play[zone]]
    fires = [territory for territory in compress(range(TERRITORIES), g.board.fire) if g.in_play[territory]]
    return sorted({*army_zones(g, g.seats), *fires})


def is_drivable(g: Medioevo, seat: int, zone: int) -> bool:
    """rule: MU-SUP-6, MU-SUP-7, MU-CARD-3 (ruling MU-GAP-13)"""
    first = zone * (g.seats + 1)
    if not g.troops[first + g.seats] or any(g.troops[first : first + g.seats]):
        return False
    return not (is_land(zone) and (is_home(g, seat, zone) or g.holder[zone] == seat or is_banned(g, 2, zone)))


def horde_goals(g: Medioevo, zone: int) -> list[int]:
    """By land, strait, coast or sea, if a galley is to be had.  rule: MU-SUP-5, MU-SUP-8"""
    if not is_land(zone) or free_barbarian_galley(g) >= 0:
        return adjacent(g, zone)
    return [other for other in adjacent(g, zone) if is_land(other) or barbarian_galley(g, other) >= 0]


class BarbarianSupply(Frame[Medioevo]):
    """Three points: a unit, or a step of a horde, each.  rule: MU-SUP-1, MU-SUP-4, MU-BAR-1, MU-BAR-7"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # points spent
        self.seat = seat
        self.zone = -1  # the horde that is to move

    def clone(self) -> "BarbarianSupply":
        frame = BarbarianSupply(self.seat)
        frame.at = self.at
        frame.zone = self.zone
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at >= SUPPLY else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.zone >= 0:
            for zone in horde_goals(g, self.zone):
                o.yes("to", zone)
            o.yes("back")
            return
        o.yes("done")
        fires_held = all_fires_held(g)
        kinds = [k for k in (LIGHT, ARCHER, CAPTAIN) if barbarian_reserve(g, k) or barbarian_reserve(g, LIGHT)]
        for zone in supply_zones(g, fires_held):
            if is_supplied(g, zone, fires_held):
                horde = units(g, zone, g.seats)
                for kind in kinds:
                    if horde >= LEAST[kind]:
                        o.add(REINFORCE[zone * KINDS + kind])
        for zone in army_zones(g, g.seats):
            if is_drivable(g, seat, zone):
                if horde_goals(g, zone):
                    o.add(DRIVE[zone])
            elif o.explain and is_land(zone) and is_banned(g, 2, zone):
                o.no("drive", zone, "banned", ["MU-CARD-3"], {"zone": zone})
            elif o.explain:
                o.no("drive", zone, "not_drivable", ["MU-SUP-6", "MU-SUP-7"], {"zone": zone})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = SUPPLY
        elif a.verb == "drive":
            self.zone = a.target
        elif a.verb == "back":
            self.zone = -1
        elif a.verb == "reinforce":
            self.at += 1
            place_barbarian(g, a.target // KINDS, a.target % KINDS)
            g.tell("barbarians.reinforced", a.target // KINDS, a.target % KINDS)
            if len(owners_in(g, a.target // KINDS)) == 1 and has_spoils(g, a.target // KINDS):
                g.call(BarbarianPlunder(a.target // KINDS))
        else:
            self.at += 1
            origin = self.zone
            self.zone = -1
            g.call(HordeMove(seat, origin, a.target))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back") if self.zone >= 0 else Answer("done")


class HordeMove(Frame[Medioevo]):
    """All barbarians of a zone go to the next, or by Nation one of them, and fight or plunder there.

    rule: MU-SUP-5, MU-SUP-8, MU-SUP-9, MU-TECH-11, MU-EMP-13 (ruling MU-GAP-69)
    """

    def __init__(self, seat: int = -1, origin: int = -1, zone: int = -1, kind: int = -1) -> None:
        self.at = 0
        self.seat = seat  # who moves them
        self.origin = origin
        self.zone = zone
        self.kind = kind  # of the one unit that goes; -1 for all

    def clone(self) -> "HordeMove":
        frame = HordeMove(self.seat, self.origin, self.zone, self.kind)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            self.go(g)
            return RUN if self.kind < 0 else abandon(g, self.origin)
        if self.at == 2:
            if is_land(self.zone) and g.holder[self.zone] < 0 and len(owners_in(g, self.zone)) == 1:
                if not has_spoils(g, self.zone):
                    return DONE
            return ask_in_order(g, HORDE_ENTERS, from_seat(g, self.seat))
        if self.at == 3 and units(g, self.zone, g.seats):
            return raid(g, self.zone)
        return DONE

    def go(self, g: Medioevo) -> None:
        for kind in range(KINDS):
            number = count(g, self.origin, g.seats, kind)
            if self.kind >= 0:
                number = 1 if kind == self.kind and number else 0
            if number:
                shift_units(g, self.origin, self.zone, g.seats, kind, number, False)
        move_galley(g, self.origin, self.zone)
        g.tell("horde.moved", self.origin, self.zone)
        if self.kind < 0:
            settle_control(g, self.origin)


def abandon(g: Medioevo, zone: int) -> int:
    """Barbarians walked away: they were not beaten, and an army left alone with land not its own takes it.

    rule: MU-TECH-11
    """
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone:
            frame.start[frame.side_of(g.seats)] -= 1
            return RUN
    present = owners_in(g, zone)
    if not is_land(zone) or len(present) != 1 or present[0] == g.seats or g.holder[zone] == present[0]:
        settle_control(g, zone)
        return RUN
    for frame in g.stack:
        if isinstance(frame, Movement) and frame.zone == zone and frame.seat == present[0]:
            frame.tire_out(g)
    return g.call(Clash(present[0], zone, -1))


def move_galley(g: Medioevo, origin: int, goal: int) -> None:
    """A horde at sea has one galley, given back when it lands.  rule: MU-SUP-8"""
    galley = barbarian_galley(g, origin) if not is_land(origin) else -1
    if galley >= 0 and not units(g, origin, g.seats):
        clear_piece(g, galley)
    if not is_land(goal) and barbarian_galley(g, goal) < 0:
        free = free_barbarian_galley(g)
        if free >= 0:
            set_piece(g, free, GALLEY, 1, goal)
