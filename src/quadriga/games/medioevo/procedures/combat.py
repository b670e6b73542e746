"""Phase 5: combat rounds, in which everybody moves one group or passes."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import MOST_SEATS, OWN, TERRITORIES, ZONES
from quadriga.games.medioevo.procedures.battle.battle import is_forbidden
from quadriga.games.medioevo.procedures.clash import Clash
from quadriga.games.medioevo.procedures.movement import Movement, can_start
from quadriga.games.medioevo.procedures.pact import directed
from quadriga.games.medioevo.procedures.war import strike
from quadriga.games.medioevo.queries import (
    army_zones,
    is_banned,
    is_hidden,
    may_attack,
    may_stay,
    owners_in,
    pieces_of,
    units,
)
from quadriga.games.medioevo.state import Medioevo

OWNERS = MOST_SEATS + 1
MOST_LOOKS = 30  # so that a Combat round ends whoever plays


class CombatPhase(Frame[Medioevo]):
    """Rounds in turn order until everybody passes in the same one.  rule: MU-COM-1, MU-COM-2, MU-TRN-2"""

    def __init__(self) -> None:
        self.at = 0  # place in the turn order
        self.acted = False

    def clone(self) -> "CombatPhase":
        frame = CombatPhase()
        frame.at = self.at
        frame.acted = self.acted
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at >= len(g.order):
            if not self.acted:
                return DONE
            self.at = 0
            self.acted = False
        seat = g.order[self.at]
        self.at += 1
        return g.call(CombatAction(seat))


def has_acted(g: Medioevo) -> None:
    """Somebody did something in this round."""
    for frame in g.stack:
        if isinstance(frame, CombatPhase):
            frame.acted = True


def starting_zones(g: Medioevo, seat: int) -> list[int]:
    """Zones from which something of the seat's can still move.  rule: MU-MOV-1, MU-MOV-3, MU-COM-3"""
    zones: list[int] = []
    for piece in pieces_of(g, seat):
        zone = g.piece_zone[piece]
        if zone not in zones and can_start(g, seat, zone):
            zones.append(zone)
    for zone in army_zones(g, seat):
        if zone < TERRITORIES and zone not in zones and can_start(g, seat, zone):
            zones.append(zone)
    return sorted(zones)


def targets_here(g: Medioevo, seat: int) -> list[int]:
    """Opponents whose army shares a zone with one of the seat's, or whose land it can take: zone * OWNERS + owner.

    A Bishop forbids battles, not taking undefended land.
    rule: MU-COM-7, MU-MOV-12, MU-CARD-1, MU-CARD-55, MU-CARD-56
    """
    found: list[int] = []
    for zone in army_zones(g, seat):
        if is_hidden(g, seat, zone):
            continue
        owners = owners_in(g, zone)
        host = g.holder[zone] if zone < TERRITORIES else -1
        if owners == [seat] and host not in (-1, seat) and not may_stay(g, seat, host) and may_attack(g, seat, host):
            found.append(zone * OWNERS + host)
        if is_forbidden(g, zone):
            continue
        for owner in owners:
            if owner == seat or (g.seats in owners and owner != g.seats):
                continue
            if owner == g.seats or (may_attack(g, seat, owner) and not is_hidden(g, owner, zone)):
                found.append(zone * OWNERS + owner)
    return found


class CombatAction(Frame[Medioevo]):
    """One full movement, or an attack where armies already share a zone, or nothing.  rule: MU-COM-1, MU-COM-7"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.looks = 0  # movements that were called off before the first step

    def clone(self) -> "CombatAction":
        frame = CombatAction(self.seat)
        frame.at = self.at
        frame.looks = self.looks
        return frame

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.objective import can_claim
        from quadriga.games.medioevo.procedures.reaction import has_power

        if self.at:
            return DONE
        if starting_zones(g, self.seat) or targets_here(g, self.seat) or directed(g, self.seat):
            return WAIT
        return WAIT if has_power(g, OWN, self.seat) or can_claim(g, self.seat) else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("pass")
        for zone in starting_zones(g, seat):
            if self.looks < MOST_LOOKS:
                o.yes("move", zone)
            elif o.explain:
                o.no("move", zone, "looked_enough", [], {"number": MOST_LOOKS})
        for target in targets_here(g, seat):
            o.yes("attack", target)
        allies = directed(g, seat)
        for place in range(0, len(allies), 2):
            if self.looks < MOST_LOOKS and starting_zones(g, allies[place]):
                o.yes("direct", allies[place])
        if o.explain:
            self.explain(g, seat, o)

    def explain(self, g: Medioevo, seat: int, o: Offer) -> None:
        open_zones = starting_zones(g, seat)
        for zone in range(ZONES):
            if zone not in open_zones and zone in army_zones(g, seat):
                if is_banned(g, 2, zone):
                    o.no("move", zone, "banned", ["MU-CARD-3"], {"zone": zone})
                else:
                    o.no("move", zone, "no_transport", ["MU-MOV-1", "MU-COM-3"], {"zone": zone})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "pass":
            self.at = 1
        elif a.verb == "move":
            self.looks += 1
            g.call(Movement(seat, seat, a.target))
        elif a.verb == "direct":
            self.looks += 1
            g.call(Direction(seat, a.target))
        else:
            self.at = 1
            has_acted(g)
            zone, owner = a.target // OWNERS, a.target % OWNERS
            g.call(Clash(seat, zone, owner))
            if owner < g.seats and not units(g, zone, owner):
                strike(g, seat, owner)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("pass")


class Direction(Frame[Medioevo]):
    """The helped player directs an ally whom a pact binds.  rule: MU-DIP-13, MU-DIP-15 (ruling MU-GAP-101)"""

    def __init__(self, seat: int = -1, ally: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.ally = ally

    def clone(self) -> "Direction":
        frame = Direction(self.seat, self.ally)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for zone in starting_zones(g, self.ally):
            o.yes("move", zone)
        o.yes("back")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "move":
            g.call(Movement(self.ally, seat, a.target))

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back")


def end_action(g: Medioevo) -> int:
    """The action of this round is over."""
    for frame in g.frames():
        if isinstance(frame, CombatAction):
            frame.at = 1
            break
    has_acted(g)
    return RUN
