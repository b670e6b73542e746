"""Phase IV: armies move, battles are fought, princesses move; one player after another."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.procedures.battle import Battle
from quadriga.games.warriors.procedures.movement import ArmyMovement
from quadriga.games.warriors.procedures.princess import PrincessMovement
from quadriga.games.warriors.procedures.unification import Unification, offer_unification
from quadriga.games.warriors.queries import (
    can_unify,
    has_double_strike,
    pending_battles,
)
from quadriga.games.warriors.state import Warriors

MOVE: Final = 0
FIGHT: Final = 1
STRIKE_AGAIN: Final = 2
FIGHT_AGAIN: Final = 3
PRINCESSES: Final = 4


class ManoeuvrePhase(Frame[Warriors]):
    """One player carries out everything before the next begins.  rule: WT-MAN-1, WT-TURN-2"""

    def __init__(self, at: int = 0) -> None:
        self.at = at

    def clone(self) -> "ManoeuvrePhase":
        return ManoeuvrePhase(self.at)

    def run(self, g: Warriors) -> int:
        if self.at == len(g.order):
            return DONE
        seat = g.order[self.at]
        self.at += 1
        return g.call(Manoeuvre(seat))


class Manoeuvre(Frame[Warriors]):
    """Move, fight, with Double Strike once more, then the princesses.

    rule: WT-MAN-2, WT-MAN-3, WT-MIL-7 (ruling WT-GAP-50)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.interlude = 0  # asked for unification between the rounds

    def clone(self) -> "Manoeuvre":
        frame = Manoeuvre(self.seat)
        frame.at = self.at
        frame.interlude = self.interlude
        return frame

    def run(self, g: Warriors) -> int:
        step = self.at
        if step == STRIKE_AGAIN and not has_double_strike(g, self.seat):
            if self.interlude == 0 and can_unify(g, self.seat):
                self.interlude = 1
                return g.call(Interlude(self.seat))
            step = PRINCESSES
        self.at = step + 1
        if step == MOVE or step == STRIKE_AGAIN:
            return g.call(ArmyMovement(self.seat))
        if step == FIGHT or step == FIGHT_AGAIN:
            return g.call(Battles(self.seat)) if pending_battles(g, self.seat) else RUN
        if step == PRINCESSES:
            return g.call(PrincessMovement(self.seat))
        return DONE


class Interlude(Frame[Warriors]):
    """Unification right after the battles, which may give Double Strike in time.  rule: WT-UNI-1 (ruling WT-GAP-38)"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Interlude":
        frame = Interlude(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == 1 else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        offer_unification(g, seat, o)
        o.yes("done")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "unify":
            g.call(Unification(seat))

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("done")


class Battles(Frame[Warriors]):
    """The active player chooses the order of his battles.  rule: WT-BAT-1, WT-MAN-3 (ruling WT-GAP-24)"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Battles":
        frame = Battles(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return WAIT if pending_battles(g, self.seat) else DONE

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        for province in pending_battles(g, seat):
            o.yes("battle", province)
        offer_unification(g, seat, o)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "battle":
            g.call(Battle(a.target, seat))
        else:
            g.call(Unification(seat))

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("battle", pending_battles(g, seat)[0])
