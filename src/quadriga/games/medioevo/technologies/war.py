"""The red branch: Promotion, Tactics, Strategy."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    ARCHER,
    BATTLE_DECLARED,
    CAPTAIN,
    CAPTAIN_2,
    CAPTAIN_3,
    CAVALRY,
    DAMAGE_DUE,
    HEAVY,
    KINDS,
    LIGHT,
    ROUND_STARTS,
)
from quadriga.games.medioevo.cards.occasion import damage_due, fighters, fighting, retype
from quadriga.games.medioevo.codes import PROMOTED
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology
from quadriga.games.medioevo.unit_queries import count

# what a unit of each kind becomes by one step
STEPS: Final = (
    (HEAVY, ARCHER),
    (LIGHT, ARCHER, CAVALRY),
    (HEAVY, CAPTAIN),
    (LIGHT, HEAVY),
    (CAVALRY, CAPTAIN_2),
    (CAPTAIN, CAPTAIN_3),
    (CAPTAIN_2,),
)
LONGEST: Final = 5  # from light infantry to captain III


class Promotion(Technology):
    """Units in the own battle change their type, a step for each point.  rule: MU-TECH-14 (ruling MU-GAP-48)"""

    def when(self) -> int:
        return BATTLE_DECLARED | ROUND_STARTS

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        b = fighting(g, seat)
        if b is None:
            return 0
        return LONGEST * (len(fighters(g, b, b.attacker)) + len(fighters(g, b, b.defender)))

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(Promotions(seat, amount))


class Promotions(Frame[Medioevo]):
    """Step by step: whose unit becomes what.  rule: MU-TECH-14 (ruling MU-GAP-48)"""

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left

    def clone(self) -> "Promotions":
        frame = Promotions(self.seat, self.left)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return WAIT if self.left > 0 else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is not None:
            for owner in sorted([b.attacker, b.defender]):
                for kind in sorted(fighters(g, b, owner)):
                    for new in sorted(STEPS[kind]):
                        o.yes("retype", (owner * KINDS + kind) * KINDS + new)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None or a.verb == "done":
            self.left = 0
            return
        self.left -= 1
        fighter = a.target // KINDS
        retype(g, b.zone, fighter // KINDS, fighter % KINDS, a.target % KINDS, PROMOTED)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done")


class Tactics(Technology):
    """The player decides on whom the damage he caused falls.  rule: MU-TECH-15"""

    def when(self) -> int:
        return DAMAGE_DUE

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        b = fighting(g, seat)
        losses = damage_due(g)
        if b is None or losses is None or losses.owner == seat or not losses.caused:
            return 0
        if len(fighters(g, b, losses.owner)) < 2:
            return 0
        return losses.points - losses.directed

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        losses = damage_due(g)
        if losses is not None:
            losses.directed += amount
        return RUN


class Strategy(Technology):
    """Before the melee, damage as if by archers without a die.  rule: MU-TECH-16"""

    price = 2

    def when(self) -> int:
        return ROUND_STARTS

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        """No more than it takes to destroy everybody."""
        b = fighting(g, seat)
        if b is None:
            return 0
        side = 1 - b.side_of(seat)
        total = b.shield(g, side) - b.volley[side]
        for kind in fighters(g, b, b.owner(side)):
            total += count(g, b.zone, b.owner(side), kind) * (kind + 1 if kind in (HEAVY, CAVALRY) else 1)
        return max(0, total)

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            b.volley[1 - b.side_of(seat)] += amount
            g.tell("strategy.used", seat, amount)
        return RUN
