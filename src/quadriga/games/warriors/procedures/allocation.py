"""Distribution of damage, sealed on both sides until both are ready."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import PRINCESS
from quadriga.games.warriors.queries import are_allies, can_retreat, hit_points, is_fortress, units_at
from quadriga.games.warriors.state import Warriors


class DamageAllocation(Frame[Warriors]):
    """Each side puts its damage on enemy units, in portions, until none is left; then both are revealed.

    ``blows`` is a flat list of (striker, unit, damage), handed to the battle at the end.
    rule: WT-BAT-2, WT-BAT-3 (rulings WT-GAP-25, WT-GAP-49)
    """

    def __init__(self, province: int = -1, attacker: int = -1, defender: int = -1) -> None:
        self.at = 0
        self.province = province
        self.attacker = attacker
        self.defender = defender
        self.attack = 0  # damage the attacker has still to give
        self.defence = 0
        self.attack_total = 0
        self.defence_total = 0
        self.blows: list[int] = []

    def clone(self) -> "DamageAllocation":
        frame = DamageAllocation(self.province, self.attacker, self.defender)
        frame.at = self.at
        frame.attack = self.attack
        frame.defence = self.defence
        frame.attack_total = self.attack_total
        frame.defence_total = self.defence_total
        frame.blows = self.blows[:]
        return frame

    def run(self, g: Warriors) -> int:
        if self.attack or self.defence:
            return WAIT
        if self.attack_total and self.defence_total and self.defender < g.seats:
            g.reveals += 1
        g.blows = self.blows
        return DONE

    def waiting(self, g: Warriors) -> list[int]:
        if self.attack:
            return [self.attacker, self.defender] if self.defence else [self.attacker]
        return [self.defender] if self.defence else []

    def left(self, seat: int) -> int:
        return self.attack if seat == self.attacker else self.defence

    def given(self, seat: int, unit: int) -> int:
        total = 0
        for start in range(0, len(self.blows), 3):
            if self.blows[start] == seat and self.blows[start + 1] == unit:
                total += self.blows[start + 2]
        return total

    def targets(self, g: Warriors, seat: int) -> list[int]:
        """Enemy units in the battle."""
        if seat != self.attacker:
            return units_at(g, self.province, self.attacker)
        return enemies_at(g, self.province, self.attacker)

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        targets = self.targets(g, seat)
        left = self.left(seat)
        sheltered = self.are_princesses_sheltered(g, seat, targets)
        open_targets: list[int] = []
        unsheltered = 0
        for unit in targets:
            if g.kind[unit] == PRINCESS and sheltered:
                if o.explain:
                    o.no("hit", unit, "princess_sheltered", ["WT-FORT-4"], {"province": self.province})
                continue
            unsheltered += 1
            if not self.has_offered_twin(g, seat, unit, open_targets):
                open_targets.append(unit)
        low = 1
        if len(targets) == 1 or (unsheltered == 1 and left <= self.needed(g, seat, open_targets[0])):
            low = left
        for unit in open_targets:
            o.yes("hit", unit, low, left)

    def has_offered_twin(self, g: Warriors, seat: int, unit: int, others: list[int]) -> bool:
        for other in others:
            if (
                g.kind[unit] == g.kind[other]
                and g.owner[unit] == g.owner[other]
                and g.retreated[unit] == g.retreated[other]
                and g.damage[unit] + self.given(seat, unit) == g.damage[other] + self.given(seat, other)
            ):
                return True
        return False

    def are_princesses_sheltered(self, g: Warriors, seat: int, targets: list[int]) -> bool:
        """A fortress that this allocation does not yet bring down protects princesses.

        rule: WT-FORT-4 (ruling WT-GAP-26)
        """
        for unit in targets:
            if is_fortress(g.kind[unit]) and self.given(seat, unit) < hit_points(g, unit):
                return True
        return False

    def needed(self, g: Warriors, seat: int, unit: int) -> int:
        """Hit points left after what the seat has given the unit so far."""
        return hit_points(g, unit) - self.given(seat, unit)

    def give_all_to_one(self, g: Warriors) -> None:
        """A defender who faces a single army has nothing to distribute."""
        targets = self.targets(g, self.defender)
        if self.defence and len(targets) == 1:
            self.blows.extend([self.defender, targets[0], self.defence])
            self.defence = 0

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if not self.blows or self.given(seat, a.target) == 0:
            self.blows.extend([seat, a.target, a.amount])
        else:
            for start in range(0, len(self.blows), 3):
                if self.blows[start] == seat and self.blows[start + 1] == a.target:
                    self.blows[start + 2] += a.amount
        if seat == self.attacker:
            self.attack -= a.amount
        else:
            self.defence -= a.amount

    def may_reopen(self, g: Warriors, seat: int) -> bool:
        """A sealed side that had a choice may take its damage back while the other is still at it."""
        if seat not in (self.attacker, self.defender) or len(self.targets(g, seat)) < 2:
            return False
        if seat == self.attacker:
            return self.attack == 0 and self.attack_total > 0 and self.defence > 0
        return self.defence == 0 and self.defence_total > 0 and self.attack > 0

    def reopen(self, g: Warriors, seat: int) -> None:
        kept: list[int] = []
        for start in range(0, len(self.blows), 3):
            if self.blows[start] != seat:
                kept.extend(self.blows[start : start + 3])
        self.blows = kept
        if seat == self.attacker:
            self.attack = self.attack_total
        else:
            self.defence = self.defence_total

    def default(self, g: Warriors, seat: int) -> Answer:
        """Kill what can be killed, the dearest first; else hurt the first target."""
        o = Offer()
        self.offer(g, seat, o)
        best = o.choices[0]
        best_points = -1
        amount = best.high
        for choice in o.choices:
            unit = choice.target
            needed = 1 if g.retreated[unit] else self.needed(g, seat, unit) + (1 if can_retreat(g, unit) else 0)
            points = g.board.kill_vp[g.kind[unit]]
            if 0 < needed <= choice.high and points > best_points:
                best = choice
                best_points = points
                amount = needed if needed > choice.low else choice.low
        return Answer("hit", best.target, amount)


def enemies_at(g: Warriors, province: int, seat: int) -> list[int]:
    """Units in a province that do not belong to the seat or its allies."""
    found: list[int] = []
    base = province * (g.seats + 1)
    for owner in range(g.seats + 1):
        if g.troops[base + owner] and not are_allies(g, seat, owner):
            found.extend(units_at(g, province, owner))
    return found
