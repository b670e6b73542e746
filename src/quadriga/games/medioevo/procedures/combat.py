"""Phase 5: combat rounds, in which everybody moves one group or passes."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import OWN, OWNERS, ZONES
from quadriga.games.medioevo.procedures.clash import assault, targets_here
from quadriga.games.medioevo.procedures.direction import Direction, directs_any, offer_directions
from quadriga.games.medioevo.procedures.group import starting_zones
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.queries import is_banned
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import army_zones

MOST_LOOKS = 30  # so that a Combat round ends whoever plays


class CombatPhase(Frame[Medioevo]):
    """Rounds in turn order until everybody passes in the same one.  rule: MU-COM-1, MU-COM-2, MU-TRN-2"""

    def __init__(self) -> None:
        self.at = 0  # place in the turn order
        self.acted = False
        self.directed: list[int] = []  # (helped, ally, units) that allies' armies have been told in this turn

    def clone(self) -> "CombatPhase":
        frame = CombatPhase()
        frame.at = self.at
        frame.acted = self.acted
        frame.directed = self.directed[:]
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
        from quadriga.games.medioevo.procedures.objective import might_claim
        from quadriga.games.medioevo.procedures.reaction import has_power

        if self.at:
            return DONE
        if starting_zones(g, self.seat) or targets_here(g, self.seat) or directs_any(g, self.seat):
            return WAIT
        return WAIT if might_claim(g, self.seat) or has_power(g, OWN, self.seat) else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        from quadriga.games.medioevo.procedures.objective import might_claim

        return might_claim(g, seat)

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("pass")
        for zone in starting_zones(g, seat):
            if self.looks < MOST_LOOKS:
                o.yes("move", zone)
            elif o.explain:
                o.no("move", zone, "looked_enough", [], {"number": MOST_LOOKS})
        for target in targets_here(g, seat):
            o.yes("attack", target)
        if self.looks < MOST_LOOKS:
            offer_directions(g, seat, o)
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
            assault(g, seat, a.target // OWNERS, a.target % OWNERS)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("pass")


def end_action(g: Medioevo) -> int:
    """The action of this round is over."""
    for frame in g.frames():
        if isinstance(frame, CombatAction):
            frame.at = 1
            break
    has_acted(g)
    return RUN
