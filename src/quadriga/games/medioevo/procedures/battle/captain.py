"""What captains do in a round."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT, TYPES
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import level_of

ARCHER_STEP: Final = (ARCHER,)
MELEE_STEP: Final = (LIGHT, HEAVY, CAVALRY)


def captain_levels(g: Medioevo, b: Battle, side: int) -> int:
    total = 0
    for kind in range(CAPTAIN, KINDS):
        total += level_of(kind) * b.in_melee(g, side, kind)
    return total


def captain_advantage(g: Medioevo, b: Battle, side: int) -> int:
    """Captain uses that a side still has in this round.  rule: MU-UNI-6 (ruling MU-GAP-19)"""
    return captain_levels(g, b, side) - captain_levels(g, b, 1 - side) - b.spent[side]


class CaptainUses(Frame[Medioevo]):
    """The side with better captains uses them: to act as a type, to free its own power, to cancel an opposing one.

    Barbarian captains shoot when they can and do nothing else.
    rule: MU-UNI-6, MU-UNI-7, MU-UNI-8, MU-UNI-9, MU-NAV-4, MU-BAR-4 (rulings MU-GAP-18, MU-GAP-20)
    """

    def __init__(self, owner: int = -1, archers: bool = False) -> None:
        self.at = 0
        self.owner = owner
        self.archers = archers  # the archer step; otherwise the melee

    def clone(self) -> "CaptainUses":
        frame = CaptainUses(self.owner, self.archers)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None or self.at:
            return DONE
        side = b.side_of(self.owner)
        if self.owner >= g.seats:
            self.barbarian_captains(g, b, side)
            return DONE
        if captain_advantage(g, b, side) <= 0:
            return DONE
        o = Offer(False)
        self.collect(g, b, side, o)
        return WAIT if o.choices else DONE

    def barbarian_captains(self, g: Medioevo, b: Battle, side: int) -> None:
        if self.archers and b.is_available(g, side, ARCHER) and not (b.barred[side] >> ARCHER) & 1:
            number = min(captain_advantage(g, b, side), b.type_in_melee(g, side, CAPTAIN))
            b.acting[side * TYPES + ARCHER] += number
            b.spent[side] += number

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.owner]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is not None:
            self.collect(g, b, b.side_of(seat), o)
            o.yes("done")

    def collect(self, g: Medioevo, b: Battle, side: int, o: Offer) -> None:
        captains = b.type_in_melee(g, side, CAPTAIN)
        for power in ARCHER_STEP if self.archers else MELEE_STEP:
            if b.used[side * TYPES + power] >= captains:
                if o.explain:
                    o.no("act_as", power, "captain_used", ["MU-UNI-7"], {"unit": power})
                continue
            if b.is_naval() and power not in (ARCHER, LIGHT):
                if o.explain:
                    o.no("act_as", power, "not_at_sea", ["MU-NAV-4"], {"unit": power})
                continue
            if b.is_available(g, side, power) and not (b.barred[side] >> power) & 1:
                o.yes("act_as", power)
            elif o.explain:
                o.no("act_as", power, "power_blocked", ["MU-UNI-1", "MU-UNI-7"], {"unit": power})
            if not b.is_naval():
                self.offer_orders(g, b, side, power, o)

    def offer_orders(self, g: Medioevo, b: Battle, side: int, power: int, o: Offer) -> None:
        blocked = not b.is_available(g, side, power) and not (b.allowed[side] >> power) & 1
        if blocked and b.type_in_melee(g, side, power):
            o.yes("free_power", power)
        if b.has_power(g, 1 - side, power):
            o.yes("cancel_power", power)
        elif o.explain:
            o.no("cancel_power", power, "no_power_there", ["MU-UNI-7"], {"unit": power})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None or a.verb == "done":
            self.at = 1
            return
        side = b.side_of(seat)
        b.spent[side] += 1
        b.used[side * TYPES + a.target] += 1
        if a.verb == "act_as":
            b.acting[side * TYPES + a.target] += 1
            g.tell("captain.acts", seat, a.target)
        elif a.verb == "free_power":
            b.allowed[side] |= 1 << a.target
            g.tell("captain.frees", seat, a.target)
        else:
            b.barred[1 - side] |= 1 << a.target
            g.tell("captain.cancels", seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")
