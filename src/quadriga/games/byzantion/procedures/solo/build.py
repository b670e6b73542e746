"""Solo action: build units."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import DOXA, EVENT_COMPLETE, GAIN_PER, GOODS, RESOURCES, UNITS
from quadriga.games.byzantion.goods import gain_doxa, gain_loot, lose, lose_doxa
from quadriga.games.byzantion.procedures.contribution import pay_of, substitutes
from quadriga.games.byzantion.procedures.units import move_unit, offer_territories, pieces_of_type, place_units
from quadriga.games.byzantion.queries import abilities, supply
from quadriga.games.byzantion.state import Byzantion

MARK = 2  # numbers of a substitute: Hero, what it stands for


def dues(g: Byzantion, kind: int, marks: list[int]) -> list[int]:
    """What a unit costs when some tokens stand for others: by good, and Doxa at the end."""
    cost = [*g.board.unit_cost[kind], 0]
    for start in range(0, len(marks), MARK):
        cost[marks[start + 1]] -= 1
        cost[pay_of(g, marks[start])] += 1
    return cost


def can_pay(g: Byzantion, seat: int, cost: list[int]) -> bool:
    """A Doxa used as a resource must leave one.  (ruling BZ-GAP-41)"""
    for good in range(GOODS):
        if cost[good] > g.stock[seat * GOODS + good]:
            return False
    return cost[DOXA] == 0 or g.doxa[seat] > cost[DOXA]


def is_within_reach(g: Byzantion, seat: int, kind: int, marks: list[int]) -> bool:
    """Whether the unit can be paid, with further substitutes if need be.  rule: BZ-SOL-35"""
    if can_pay(g, seat, dues(g, kind, marks)):
        return True
    for hero in substitutes(g, seat):
        if hero not in marks[::MARK]:
            for good in stand_ins(g, kind, marks, hero):
                if is_within_reach(g, seat, kind, [*marks, hero, good]):
                    return True
    return False


def stand_ins(g: Byzantion, kind: int, marks: list[int], hero: int) -> list[int]:
    """What a Hero's token may stand for: another resource of the cost that is still to be paid.  rule: BZ-CON-5"""
    left = g.board.unit_cost[kind][:]
    for start in range(0, len(marks), MARK):
        left[marks[start + 1]] -= 1
    return [good for good in range(RESOURCES) if left[good] > 0 and good != pay_of(g, hero)]


def buildable(g: Byzantion, seat: int) -> list[int]:
    return [kind for kind in range(UNITS) if supply(g, kind) and is_within_reach(g, seat, kind, [])]


def may_build(g: Byzantion, seat: int) -> bool:
    return bool(buildable(g, seat))


class BuildUnits(Frame[Byzantion]):
    """Any number of units in any territories; for each one built, one on the map may be moved.

    rule: BZ-SOL-19, BZ-SOL-20
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # units built
        self.seat = seat
        self.moved = 0
        self.held = -1  # the unit that is being moved
        self.ended = False

    def clone(self) -> "BuildUnits":
        frame = BuildUnits(self.seat)
        frame.at = self.at
        frame.moved = self.moved
        frame.held = self.held
        frame.ended = self.ended
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.ended:
            return DONE
        if self.at or may_build(g, self.seat):
            return WAIT
        g.tell("action.stalled", self.seat)
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.held >= 0:
            offer_territories(o, self.held // UNITS)
            return
        if self.at:
            o.yes("done")
        open_kinds = buildable(g, seat)
        for kind in range(UNITS):
            if kind in open_kinds:
                o.yes("build", kind)
            elif o.explain:
                code = "cannot_pay_unit" if supply(g, kind) else "no_miniatures"
                o.no("build", kind, code, ["BZ-SOL-19"], {"unit": kind})
        if self.moved < self.at:
            for piece in pieces_of_type(g, -1):
                o.yes("move_unit", piece)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.ended = True
        elif a.verb == "build":
            self.at += 1
            g.call(UnitBuilding(seat, a.target))
        elif a.verb == "move_unit":
            self.held = a.target
        else:
            move_unit(g, seat, self.held, a.target)
            self.held = -1
            self.moved += 1

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.held >= 0:
            return Answer("place_in", 1 if self.held // UNITS == 0 else 0)
        return Answer("done") if self.at else Answer("build", buildable(g, seat)[0])


class UnitBuilding(Frame[Byzantion]):
    """Substitutes if wanted or needed, then the territory: paid, placed, 1 Doxa for each resource spent.

    rule: BZ-SOL-3, BZ-SOL-19, BZ-SOL-35
    """

    def __init__(self, seat: int = -1, kind: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind
        self.hero = -1  # whose token is being declared
        self.marks: list[int] = []

    def clone(self) -> "UnitBuilding":
        frame = UnitBuilding(self.seat, self.kind)
        frame.at = self.at
        frame.hero = self.hero
        frame.marks = self.marks[:]
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def useful(self, g: Byzantion, hero: int) -> list[int]:
        """What the Hero's token may stand for so that the unit can be paid in the end."""
        return [
            good
            for good in stand_ins(g, self.kind, self.marks, hero)
            if is_within_reach(g, self.seat, self.kind, [*self.marks, hero, good])
        ]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.hero >= 0:
            for good in self.useful(g, self.hero):
                o.yes("stands_for", good)
            return
        if can_pay(g, seat, dues(g, self.kind, self.marks)):
            offer_territories(o)
        for hero in substitutes(g, seat):
            if hero not in self.marks[::MARK] and self.useful(g, hero):
                o.yes("mark", hero)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "mark":
            self.hero = a.target
        elif a.verb == "stands_for":
            self.marks.extend([self.hero, a.target])
            self.hero = -1
        else:
            self.at = 1
            self.build(g, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        o = Offer()
        self.offer(g, seat, o)
        return o.choices[0].smallest()

    def build(self, g: Byzantion, territory: int) -> None:
        """rule: BZ-SOL-3, BZ-SOL-35, BZ-CLA-12"""
        seat = self.seat
        cost = dues(g, self.kind, self.marks)
        for good in range(GOODS):
            lose(g, seat, good, cost[good])
        spent = sum(g.board.unit_cost[self.kind][:RESOURCES])
        place_units(g, seat, self.kind, territory, 1)
        gain_doxa(g, seat, spent)
        lose_doxa(g, seat, cost[DOXA])
        for effect in abilities(g, seat, EVENT_COMPLETE):
            gain_loot(g, seat, effect.loot, spent if effect.op == GAIN_PER else 1)
