"""Barbarians: how they deal damage and where they flee."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import CAVALRY
from quadriga.games.warriors.pieces import changed, move_unit, remove_unit, update_control
from quadriga.games.warriors.queries import can_retreat, hit_points
from quadriga.games.warriors.state import FREE, Warriors


def barbarian_blows(g: Warriors, total: int, attackers: list[int]) -> list[int]:
    """Kill the largest army that can be killed, again and again; make one retreat; the rest on the largest left.

    rule: WT-BAR-8 (ruling WT-GAP-32)
    """
    blows: list[int] = []
    standing = attackers[:]
    left = total
    while left:
        victim = largest(g, standing, left, True)
        if victim < 0:
            break
        cost = hit_points(g, victim) + (1 if can_retreat(g, victim) else 0)
        blows.extend([g.seats, victim, cost])
        standing.remove(victim)
        left -= cost
    if left:
        victim = largest(g, [unit for unit in standing if can_retreat(g, unit)], left, False)
        if victim >= 0:
            blows.extend([g.seats, victim, hit_points(g, victim)])
            standing.remove(victim)
            left -= hit_points(g, victim)
    if left and standing:
        victim = largest(g, standing, CAVALRY + 99, False)
        blows.extend([g.seats, victim, left])
    return blows


def largest(g: Warriors, units: list[int], budget: int, to_kill: bool) -> int:
    """The largest army whose death (or retreat) costs no more than the budget; the weakest of equals; -1 if none."""
    best = -1
    for unit in units:
        cost = hit_points(g, unit) + (1 if to_kill and can_retreat(g, unit) else 0)
        if cost > budget:
            continue
        if best < 0 or (g.kind[unit], -hit_points(g, unit)) > (g.kind[best], -hit_points(g, best)):
            best = unit
    return best


def retreat_class(g: Warriors, province: int, nation: int) -> int:
    """Priority of a neighbouring province for fleeing barbarians, 1 first; 0 if they cannot go there.

    rule: WT-BAR-3, WT-PRV-7 (ruling WT-GAP-31)
    """
    holder = g.holder[province]
    if holder != FREE and holder != g.seats:
        return 0
    row = 0 if nation in g.board.claimants[province] else 8
    return g.board.retreat_rank[row + (0 if holder == FREE else 4) + g.board.kinds[province]]


def flight(g: Warriors, province: int, nation: int) -> list[int]:
    """The adjacent provinces of the best class, seen from one nation."""
    best = 9
    found: list[int] = []
    for neighbour in g.board.neighbours[province]:
        rank = retreat_class(g, neighbour, nation)
        if rank and rank < best:
            best = rank
            found = [neighbour]
        elif rank == best:
            found.append(neighbour)
    return found


class BarbarianRetreat(Frame[Warriors]):
    """All retreating barbarians go together; the attacker chooses where the rules leave a choice.

    For a contested province foreign to him he also chooses whose province it is taken for: both choices in one.
    rule: WT-BAR-1, WT-BAR-3, WT-BAR-4, WT-BAR-5, WT-BAR-6, WT-BAR-7, WT-BAT-10, WT-RET-5
    (rulings WT-GAP-30, WT-GAP-31)
    """

    def __init__(self, province: int = -1, attacker: int = -1, units: list[int] | None = None) -> None:
        self.at = 0
        self.province = province
        self.attacker = attacker
        self.units: list[int] = units if units is not None else []

    def clone(self) -> "BarbarianRetreat":
        frame = BarbarianRetreat(self.province, self.attacker, self.units[:])
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 1:
            return DONE
        if self.havens(g):
            return WAIT
        for unit in self.units:
            g.tell("unit.lost", g.seats, g.kind[unit], self.province)
            remove_unit(g, unit)
        update_control(g, self.province)
        return DONE

    def havens(self, g: Warriors) -> list[int]:
        claimants = g.board.claimants[self.province]
        home = g.nation[self.attacker]
        nations = [home] if home in claimants else claimants
        found: list[int] = []
        for nation in nations:
            found.extend([province for province in flight(g, self.province, nation) if province not in found])
        found.sort()
        return found

    def waiting(self, g: Warriors) -> list[int]:
        return [self.attacker]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        havens = self.havens(g)
        for province in havens:
            o.yes("drive_to", province)
        if o.explain:
            for province in range(len(g.holder)):
                if province in havens or province == self.province:
                    continue
                if province not in g.board.neighbours[self.province]:
                    code = "not_adjacent"
                elif g.holder[province] == FREE or g.holder[province] == g.seats:
                    code = "not_first_choice"
                else:
                    code = "barbarians_barred"
                o.no("drive_to", province, code, ["WT-BAR-3"], {"province": province})

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        for unit in self.units:
            move_unit(g, unit, a.target)
            g.retreated = changed(g.retreated, unit, 1)
        g.tell("army.retreated", g.seats, self.province, a.target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("drive_to", self.havens(g)[0])
