"""Allies' armies in the hands of the player they help."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import OWNERS
from quadriga.games.medioevo.procedures.pact import directed
from quadriga.games.medioevo.queries import at_war
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

ENTRY = 3  # of what a Combat phase notes: helped, ally, units directed


# --- how many


def given(g: Medioevo, helped: int, ally: int) -> int:
    """Units of an ally that the helped player has directed in this turn."""
    from quadriga.games.medioevo.procedures.combat import CombatPhase

    total = 0
    for frame in g.stack:
        if isinstance(frame, CombatPhase):
            for entry in range(0, len(frame.directed), ENTRY):
                if frame.directed[entry] == helped and frame.directed[entry + 1] == ally:
                    total += frame.directed[entry + 2]
    return total


def still_owed(g: Medioevo, helped: int, ally: int) -> int:
    """Units of an ally that may still be directed in this turn.  rule: MU-DIP-13, MU-DIP-15 (ruling MU-GAP-113)"""
    allies = directed(g, helped)
    for place in range(0, len(allies), 2):
        if allies[place] == ally:
            return max(0, allies[place + 1] - given(g, helped, ally))
    return 0


def count_directed(g: Medioevo, helped: int, ally: int, number: int) -> None:
    """So many more units of an ally have been told what to do.  rule: MU-DIP-13"""
    from quadriga.games.medioevo.procedures.combat import CombatPhase

    for frame in g.stack:
        if isinstance(frame, CombatPhase) and number > 0:
            frame.directed.extend([helped, ally, number])


# --- what for


def targets_of(g: Medioevo, helped: int, ally: int) -> list[int]:
    """Common enemies whom an ally's army can attack where it stands: zone * OWNERS + owner.

    An attack on anybody else would cost the ally Honour, or is no help.  rule: MU-DIP-13, MU-DIP-15, MU-COM-7
    """
    from quadriga.games.medioevo.procedures.clash import targets_here

    found: list[int] = []
    for target in targets_here(g, ally):
        enemy = target % OWNERS
        if enemy < g.seats and at_war(g, ally, enemy) and at_war(g, helped, enemy):
            found.append(target)
    return found


def can_direct(g: Medioevo, helped: int, ally: int) -> bool:
    """Whether there is anything an ally could be told to do now."""
    from quadriga.games.medioevo.procedures.group import starting_zones

    if not still_owed(g, helped, ally):
        return False
    return bool(starting_zones(g, ally) or targets_of(g, helped, ally))


def directs_any(g: Medioevo, seat: int) -> bool:
    allies = directed(g, seat)
    for place in range(0, len(allies), 2):
        if can_direct(g, seat, allies[place]):
            return True
    return False


def offer_directions(g: Medioevo, seat: int, o: Offer) -> None:
    """Allies whom a pact binds, as long as they owe units in this turn.  rule: MU-DIP-13, MU-DIP-15"""
    allies = directed(g, seat)
    for place in range(0, len(allies), 2):
        if can_direct(g, seat, allies[place]):
            o.yes("direct", allies[place])
        elif o.explain and not still_owed(g, seat, allies[place]):
            o.no("direct", allies[place], "all_directed", ["MU-DIP-13"], {"seat": allies[place]})


class Direction(Frame[Medioevo]):
    """The helped player moves an ally's army, or sends it into battle where it already shares a zone with the enemy.

    The army attacks as a whole, whoever of it is owed.  rule: MU-DIP-13, MU-DIP-15 (rulings MU-GAP-101, MU-GAP-113)
    """

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
        from quadriga.games.medioevo.procedures.group import starting_zones

        for zone in starting_zones(g, self.ally):
            o.yes("move", zone)
        for target in targets_of(g, seat, self.ally):
            o.yes("attack", target)
        o.yes("back")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        from quadriga.games.medioevo.procedures.clash import assault
        from quadriga.games.medioevo.procedures.combat import end_action
        from quadriga.games.medioevo.procedures.movement import Movement

        self.at = 1
        if a.verb == "move":
            g.call(Movement(self.ally, seat, a.target))
        elif a.verb == "attack":
            zone = a.target // OWNERS
            count_directed(g, seat, self.ally, units(g, zone, self.ally))
            end_action(g)
            assault(g, self.ally, zone, a.target % OWNERS)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back")
