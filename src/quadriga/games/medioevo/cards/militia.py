"""Militia: when a rebellion starts in one's land or an enemy army moves in."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, GALLEY, KINDS, SHIP
from quadriga.games.medioevo.cards.occasion import is_embattled, movement_at, muster, threatened
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import settle_control, shift_units, tire
from quadriga.games.medioevo.procedures.battle.flight import is_safe
from quadriga.games.medioevo.queries import (
    count,
    fresh,
    has_effect,
    is_banned,
    is_land,
    land_neighbours,
    pieces_at,
    reserve,
    units,
)
from quadriga.games.medioevo.state import Medioevo

POOL = 3


class Levy(Power):
    """A free unit of any type in the threatened territory; a captain is of level I.  rule: MU-CARD-24"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if threatened(g, seat) < 0:
            return False
        for kind in range(CAPTAIN + 1):
            if reserve(g, seat, kind):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in range(CAPTAIN + 1):
            if reserve(g, seat, kind):
                o.yes("aim_unit", kind)
            elif o.explain:
                o.no("aim_unit", kind, "none_in_reserve", ["MU-CARD-24", "MU-ARM-5"], {"unit": kind})

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        if zone >= 0:
            muster(g, zone, seat, target)
        return RUN


class Relief(Power):
    """Three movement points for groups that come to the threatened territory.  rule: MU-CARD-25"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        zone = threatened(g, seat)
        return zone >= 0 and len(relief_places(g, seat, zone, POOL)) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        return g.call(ReliefMarch(seat, zone)) if zone >= 0 else RUN


class MakeshiftTower(Power):
    """A tower for this turn where one's army is threatened, or a stronger military building.

    rule: MU-CARD-26 (ruling MU-GAP-42)
    """

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        zone = threatened(g, seat)
        return zone >= 0 and units(g, zone, seat) > 0 and not has_effect(g, self.card, zone)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        zone = threatened(g, seat)
        if zone >= 0:
            g.effects.extend([self.card, 0, zone])
            g.tell("tower.improvised", seat, zone)
        return RUN


def relief_places(g: Medioevo, seat: int, zone: int, points: int) -> list[int]:
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
                if units(g, other, seat) and not is_embattled(g, seat, other) and movement_at(g, seat, other) is None:
                    found.extend([other, steps])
                if is_safe(g, seat, other):
                    further.append(other)
        edge = further
    return found


class ReliefMarch(Frame[Medioevo]):
    """Groups come from places within reach, each at the price of its steps; transports may come along.

    rule: MU-CARD-25
    """

    def __init__(self, seat: int = -1, zone: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.zone = zone
        self.points: int = POOL
        self.origin = -1
        self.steps = 0
        self.going: list[int] = [0] * KINDS
        self.pieces: list[int] = []

    def clone(self) -> "ReliefMarch":
        frame = ReliefMarch(self.seat, self.zone)
        frame.at = self.at
        frame.points = self.points
        frame.origin = self.origin
        frame.steps = self.steps
        frame.going = self.going[:]
        frame.pieces = self.pieces[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at or not relief_places(g, self.seat, self.zone, self.points):
            return DONE
        return WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.origin < 0:
            places = relief_places(g, seat, self.zone, self.points)
            for place in sorted(places[::2]):
                o.yes("aim_zone", place)
            o.yes("done")
            return
        for kind in range(KINDS):
            number = count(g, self.origin, seat, kind) - self.going[kind]
            if number > 0:
                o.yes("take_unit", kind, 1, number)
        for piece in pieces_at(g, self.origin, seat):
            if g.piece_kind[piece] not in (GALLEY, SHIP) and piece not in self.pieces:
                o.yes("take_piece", piece)
        if sum(self.going):
            o.yes("ready")
        o.yes("back")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        elif a.verb == "aim_zone":
            self.origin = a.target
            places = relief_places(g, seat, self.zone, self.points)
            self.steps = places[places[::2].index(a.target) * 2 + 1]
        elif a.verb == "take_unit":
            self.going[a.target] += a.amount
        elif a.verb == "take_piece":
            self.pieces.append(a.target)
        else:
            if a.verb == "ready":
                self.march(g)
            self.origin = -1
            self.going = [0] * KINDS
            self.pieces = []

    def march(self, g: Medioevo) -> None:
        """Whoever had moved before in this turn still has."""
        self.points -= self.steps
        for kind in range(KINDS):
            number = self.going[kind]
            if number:
                rested = fresh(g, self.origin, self.seat, kind)
                shift_units(g, self.origin, self.zone, self.seat, kind, number, False)
                tire(g, self.zone, self.seat, kind, max(0, number - rested))
        for piece in self.pieces:
            g.piece_zone[piece] = self.zone
        g.tell("group.moved", self.seat, self.origin, self.zone, sum(self.going), len(self.pieces))
        if is_land(self.origin):
            settle_control(g, self.origin)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done") if self.origin < 0 else Answer("back")
