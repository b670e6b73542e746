"""The orange branch: Edict, Law, Nation, Influence."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    BATTLE_DECLARED,
    CAPTAIN,
    KINDS,
    OWN,
    REBELLION,
    STEP_TAKEN,
    TERRITORIES,
    TRADING,
)
from quadriga.games.medioevo.cards.occasion import cause, turn_coat
from quadriga.games.medioevo.pieces import settle_control
from quadriga.games.medioevo.procedures.barbarians import HordeMove, horde_goals
from quadriga.games.medioevo.procedures.battle.battle import Battle
from quadriga.games.medioevo.procedures.clash import Clash
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.rebellion import Rebellions, places_abroad
from quadriga.games.medioevo.procedures.seizure import TraderArrival
from quadriga.games.medioevo.queries import controls, is_land, land_neighbours
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology
from quadriga.games.medioevo.unit_queries import all_units, army_zones, count, owners_in, reserve, units


class Edict(Technology):
    """A group with transports or engines enters barbarian land unharmed.  rule: MU-TECH-9 (ruling MU-GAP-50)"""

    def when(self) -> int:
        return STEP_TAKEN | TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        frame = cause(g, STEP_TAKEN | TRADING)
        if isinstance(frame, TraderArrival):
            warned = frame.at == 1 and frame.seat == seat and not frame.edict
            return 1 if warned and units(g, frame.zone, g.seats) else 0
        if not isinstance(frame, Movement) or frame.seat != seat or frame.edict or not frame.pieces:
            return 0
        if not is_land(frame.zone) or g.holder[frame.zone] >= 0 or not frame.army() or frame.is_unseen(g):
            return 0
        others = [owner for owner in owners_in(g, frame.zone) if owner != seat]
        return 1 if not others and units(g, frame.zone, seat) == frame.army() else 0

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        frame = cause(g, STEP_TAKEN | TRADING)
        if isinstance(frame, (TraderArrival, Movement)):
            frame.edict = True
        return RUN


class Law(Technology):
    """Rebellions break out abroad instead.  rule: MU-TECH-10 (ruling MU-GAP-91)"""

    def when(self) -> int:
        return REBELLION

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        frame = cause(g, REBELLION)
        if not isinstance(frame, Rebellions) or frame.seat != seat or frame.at != 2:
            return 0
        return max(0, min(frame.number, len(places_abroad(g, seat))) - frame.displaced)

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        frame = cause(g, REBELLION)
        if isinstance(frame, Rebellions):
            frame.displaced += amount
        return RUN


def is_being_fought(g: Medioevo, zone: int) -> bool:
    """Barbarians there are in a battle in which a die has been rolled."""
    for frame in g.stack:
        if isinstance(frame, Battle) and frame.zone == zone and frame.begun:
            return True
    return False


class Nation(Technology):
    """Barbarian units move a step.  rule: MU-TECH-11 (ruling MU-GAP-92)"""

    def when(self) -> int:
        return OWN | STEP_TAKEN | BATTLE_DECLARED

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        fought: list[int] = []
        for frame in g.stack:
            if isinstance(frame, Battle) and frame.begun and frame.zone not in fought:
                fought.append(frame.zone)
        return all_units(g, g.seats) - sum([units(g, zone, g.seats) for zone in fought])

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(Migration(seat, amount))


class Migration(Frame[Medioevo]):
    """A barbarian unit is chosen, then the zone it goes to; then the next.  rule: MU-TECH-11"""

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left
        self.place = -1  # zone * KINDS + kind

    def clone(self) -> "Migration":
        frame = Migration(self.seat, self.left)
        frame.at = self.at
        frame.place = self.place
        return frame

    def run(self, g: Medioevo) -> int:
        return WAIT if self.left > 0 else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.place >= 0:
            for zone in horde_goals(g, self.place // KINDS):
                o.yes("aim_zone", zone)
            o.yes("back")
            return
        for zone in army_zones(g, g.seats):
            if is_being_fought(g, zone):
                if o.explain:
                    o.no("aim_barbarian", zone * KINDS, "dice_rolled", ["MU-TECH-11"], {"zone": zone})
                continue
            for kind in range(KINDS):
                if count(g, zone, g.seats, kind) and horde_goals(g, zone):
                    o.yes("aim_barbarian", zone * KINDS + kind)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
        elif a.verb == "aim_barbarian":
            self.place = a.target
        elif a.verb == "back":
            self.place = -1
        else:
            place = self.place
            self.place = -1
            self.left -= 1
            g.call(HordeMove(seat, place // KINDS, a.target, place % KINDS))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back") if self.place >= 0 else Answer("done")


def is_fought_over(g: Medioevo, zone: int) -> bool:
    """A battle there is under way or about to begin."""
    for frame in g.stack:
        if isinstance(frame, (Battle, Clash)) and frame.zone == zone:
            return True
    return False


def convertible(g: Medioevo, seat: int) -> list[int]:
    """Barbarian units next to the player's land whose type he has in reserve: zone * KINDS + kind.

    rule: MU-TECH-12 (ruling MU-GAP-92)
    """
    found: list[int] = []
    for zone in army_zones(g, g.seats):
        if zone >= TERRITORIES or is_being_fought(g, zone):
            continue
        if not [other for other in land_neighbours(g, zone) if controls(g, seat, other)]:
            continue
        for kind in range(KINDS):
            if count(g, zone, g.seats, kind) and reserve(g, seat, min(kind, CAPTAIN)):
                found.append(zone * KINDS + kind)
    return found


class Influence(Technology):
    """Barbarian units next to the own land become own units.  rule: MU-TECH-12 (ruling MU-GAP-92)"""

    def when(self) -> int:
        return OWN | BATTLE_DECLARED

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        total = 0
        for place in convertible(g, seat):
            total += count(g, place // KINDS, g.seats, place % KINDS)
        return total

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(Conversion(seat, amount))


class Conversion(Frame[Medioevo]):
    """One barbarian unit after the other. Those that are left where there was no battle are fought at once.

    rule: MU-TECH-12, MU-MUL-2, MU-COM-6 (ruling MU-GAP-69)
    """

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left
        self.zones: list[int] = []  # where units have changed sides

    def clone(self) -> "Conversion":
        frame = Conversion(self.seat, self.left)
        frame.at = self.at
        frame.zones = self.zones[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.left > 0 and convertible(g, self.seat):
            return WAIT
        self.left = 0
        while self.zones:
            zone = self.zones.pop()
            if units(g, zone, g.seats) and not is_fought_over(g, zone):
                return g.call(Clash(self.seat, zone, g.seats))
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for place in convertible(g, seat):
            o.yes("aim_barbarian", place)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
            return
        self.left -= 1
        zone = a.target // KINDS
        turn_coat(g, zone, g.seats, a.target % KINDS, seat, True)
        settle_control(g, zone)
        if zone not in self.zones:
            self.zones.append(zone)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")
