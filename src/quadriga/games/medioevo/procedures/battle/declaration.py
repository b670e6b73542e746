"""What is declared before a battle round."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import KINDS
from quadriga.games.medioevo.codes import BORROW, BORROW_TRUE_KIND, BORROW_TRUE_OWNER
from quadriga.games.medioevo.procedures.battle.battle import (
    ATTACKER,
    FROM_ARCHERS,
    FROM_ENGINES,
    FROM_MELEE,
    Battle,
    battle_of,
)
from quadriga.games.medioevo.queries import has_effect
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import borrowed_entry, take_units
from quadriga.games.medioevo.unit_queries import count, units


class Declaration(Frame[Medioevo]):
    """Fight, capture, flee or speak of surrender, once a round each.

    rule: MU-BAT-3, MU-BAT-19, MU-FLE-1, MU-SUR-1, MU-CAP-1, MU-CAP-8, MU-BAR-6
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Declaration":
        frame = Declaration(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        return DONE if self.at == 2 or b is None or b.surrendered >= 0 else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        from quadriga.games.medioevo.procedures.battle.flight import longest_flight

        b = battle_of(g)
        if b is None:
            return
        side = b.side_of(seat)
        against_player = b.is_player(g, 1 - side)
        o.yes("fight")
        if against_player:
            o.yes("capture")
            if self.at == 0:
                o.yes("yield")
                o.yes("demand")
            elif o.explain:
                o.no("yield", -1, "spoken_before", ["MU-SUR-1"])
        elif o.explain:
            o.no("capture", -1, "barbarians_fight", ["MU-BAR-6"])
            o.no("yield", -1, "barbarians_fight", ["MU-BAR-6"])
        if side == ATTACKER:
            steps = longest_flight(g, b)
            if steps:
                o.yes("flee", -1, 1, steps)
            elif o.explain:
                o.no("flee", -1, "no_way_out", ["MU-FLE-4"])
        elif o.explain:
            o.no("flee", -1, "attacker_only", ["MU-FLE-1"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None:
            return
        side = b.side_of(seat)
        if a.verb in ("yield", "demand"):
            self.at = 1
            g.tell("surrender.offered" if a.verb == "yield" else "surrender.demanded", seat, b.owner(1 - side))
            g.call(SurrenderTalk(seat, b.owner(1 - side), seat if a.verb == "yield" else b.owner(1 - side)))
            return
        self.at = 2
        if a.verb == "capture":
            b.capture[side] = 1
            g.tell("capture.announced", seat)
        elif a.verb == "flee":
            b.flee = a.amount
            g.tell("flight.announced", seat, a.amount)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("fight")


class SurrenderTalk(Frame[Medioevo]):
    """Both sides must agree that one of them surrenders.  rule: MU-SUR-1"""

    def __init__(self, seat: int = -1, other: int = -1, loser: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.other = other
        self.loser = loser

    def clone(self) -> "SurrenderTalk":
        frame = SurrenderTalk(self.seat, self.other, self.loser)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.other]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("agree")
        o.yes("refuse")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        b = battle_of(g)
        if b is None or a.verb == "refuse":
            g.tell("surrender.refused", seat, self.seat)
            return
        lay_down_arms(g, b, self.loser)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("refuse")


def lay_down_arms(g: Medioevo, b: Battle, loser: int) -> None:
    """All army units of the loser leave the board for beside his own.  rule: MU-SUR-1, MU-SUR-2"""
    from quadriga.games.medioevo.procedures.battle.naval import empty_galleys

    b.surrendered = b.side_of(loser)
    g.tell("army.surrendered", loser, b.zone, units(g, b.zone, loser))
    for kind in range(KINDS):
        number = count(g, b.zone, loser, kind)
        for _ in range(number):
            true_kind = surrender_unit(g, b.zone, loser, kind)
            if true_kind >= 0:
                g.yielded = increased(g.yielded, loser * KINDS + true_kind, 1)
    empty_galleys(g, b.zone, loser)


def surrender_unit(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """The kind beside the board; -1 for a hired barbarian, who goes back to the reserve."""
    entry = borrowed_entry(g, zone, owner, kind)
    take_units(g, zone, owner, kind, 1)
    if entry < 0:
        return kind
    true_owner = g.borrowed[entry + BORROW_TRUE_OWNER]
    true_kind = g.borrowed[entry + BORROW_TRUE_KIND]
    g.borrowed = g.borrowed[:entry] + g.borrowed[entry + BORROW :]
    return true_kind if true_owner == owner else -1


class Protection(Frame[Medioevo]):
    """The owner of a military building chooses what it protects from in this round.  rule: MU-MIL-2, MU-CARD-12"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Protection":
        frame = Protection(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at == 9 else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for what in (FROM_ENGINES, FROM_ARCHERS, FROM_MELEE):
            if what != self.at:
                o.yes("protect", what)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None:
            return
        side = b.side_of(seat)
        g.tell("building.protects", seat, b.zone, a.target)
        if self.at:
            b.protection[side] += 4 * a.target
            self.at = 9
        else:
            b.protection[side] = a.target
            self.at = a.target if has_effect(g, 11, b.zone) else 9

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("protect", FROM_MELEE if self.at != FROM_MELEE else FROM_ARCHERS)
