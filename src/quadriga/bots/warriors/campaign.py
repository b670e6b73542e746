"""Where the armies go: attacks that pay, and otherwise the way to the next target."""

from typing import Final

from quadriga.bots.warriors.atlas import Atlas
from quadriga.bots.warriors.battle import Defence
from quadriga.bots.warriors.evaluation import Outlook, dangers
from quadriga.games.warriors.board import ARMIES, PIECES, PRINCESS
from quadriga.games.warriors.queries import is_friendly, is_hostile, twin
from quadriga.games.warriors.state import FREE

COMBINATIONS: Final = 16  # of armies tried against one target
FAR: Final = 4  # steps to a target that still draws an army


class Route:
    """A way to a province: its length and its first step."""

    def __init__(self, steps: int, first: int) -> None:
        self.steps = steps
        self.first = first


class Attack:
    """Armies that go for one province together."""

    def __init__(self, target: int, units: list[int], value: float) -> None:
        self.target = target
        self.units = units
        self.value = value


class Campaign:
    """The manoeuvre of one seat from here on."""

    def __init__(self, o: Outlook, atlas: Atlas) -> None:
        g = o.g
        self.g = g
        self.o = o
        self.atlas = atlas
        self.seat = o.seat
        self.points = g.board.action_points[o.military]
        self.units: list[int] = []  # armies that may still move
        self.committed: dict[int, list[int]] = {}  # armies that stand in a province they must fight for
        for unit in range(o.seat * PIECES, o.seat * PIECES + ARMIES):
            province = g.place[unit]
            if province >= 0:
                if g.holder[province] != o.seat and not is_friendly(g, o.seat, province):
                    self.committed.setdefault(province, []).append(unit)
                elif g.spent[unit] < self.points:
                    self.units.append(unit)
        self.routes: dict[tuple[int, int], dict[int, Route]] = {}
        self.defences: dict[int, Defence] = {}
        self.danger: dict[int, int] | None = None

    # --- ways

    def reach(self, unit: int) -> dict[int, Route]:
        """Where an army can get to: through friendly land, and into a hostile province with a point left to fight."""
        g = self.g
        start = g.place[unit]
        points = self.points - g.spent[unit]
        known = self.routes.get((start, points))
        if known is not None:
            return known
        found: dict[int, Route] = {}
        seen = {start}
        edge = [start]
        steps = 0
        while edge and steps < points:
            steps += 1
            following: list[int] = []
            for province in edge:
                for neighbour in g.board.neighbours[province]:
                    if neighbour in seen:
                        continue
                    first = found[province].first if steps > 1 else neighbour
                    if is_friendly(g, self.seat, neighbour):
                        seen.add(neighbour)
                        found[neighbour] = Route(steps, first)
                        following.append(neighbour)
                    elif steps < points and is_hostile(g, self.seat, neighbour):
                        seen.add(neighbour)
                        found[neighbour] = Route(steps, first)
            edge = following
        self.routes[(start, points)] = found
        return found

    # --- attacks

    def defence(self, province: int) -> Defence:
        known = self.defences.get(province)
        if known is None:
            if self.danger is None:
                self.danger = dangers(self.g, self.seat)
            known = Defence(self.o, province, self.danger.get(province, 0))
            self.defences[province] = known
        return known

    def options(self) -> list[Attack]:
        """All attacks worth a thought, before the price of leaving provinces empty."""
        forces: dict[int, list[int]] = {}
        for unit in self.units:
            for province in self.reach(unit):
                if self.g.holder[province] != self.seat and is_hostile(self.g, self.seat, province):
                    forces.setdefault(province, []).append(unit)
        found: list[Attack] = []
        for target, units in forces.items():
            defence = self.defence(target)
            present = self.committed.get(target, [])
            before = defence.outcome(present) if present else 0.0
            if not present and defence.is_futile(units):
                continue
            for group in self.combinations(units):
                if not present and defence.is_futile(group):
                    continue
                value = defence.outcome(present + group) - before
                if value > 0.0:
                    found.append(Attack(target, group, value))
        return found

    def combinations(self, units: list[int]) -> list[list[int]]:
        """Groups of the armies: all of them if few, else the strongest so many; alike armies count as one choice."""
        stacks: list[list[int]] = []
        for unit in units:
            for stack in stacks:
                if twin(self.g, unit, stack[0]):
                    stack.append(unit)
                    break
            else:
                stacks.append([unit])
        groups: list[list[int]] = [[]]
        for stack in stacks:
            if len(groups) * (len(stack) + 1) > COMBINATIONS:
                strongest = sorted(units, key=lambda unit: -self.g.kind[unit])
                return [strongest[:count] for count in range(1, len(strongest) + 1)]
            groups = [group + stack[:count] for group in groups for count in range(len(stack) + 1)]
        return groups[1:]

    def attacks(self) -> list[Attack]:
        """The best attacks one after another, each army used once."""
        options = self.options()
        chosen: list[Attack] = []
        used: list[int] = []
        while True:
            best: Attack | None = None
            best_value = self.o.w.attack_margin
            for attack in options:
                if attack.value <= best_value:
                    continue
                value = attack.value - self.price_of_leaving(attack.units, used)
                if value > best_value:
                    best = attack
                    best_value = value
            if best is None:
                return chosen
            chosen.append(Attack(best.target, best.units, best_value))
            used.extend(best.units)
            options = [
                attack
                for attack in options
                if attack.target != best.target and not any(unit in used for unit in attack.units)
            ]

    def price_of_leaving(self, units: list[int], gone: list[int]) -> float:
        """The worth of provinces that fall empty, unless a princess can step in."""
        g = self.g
        leaving: dict[int, int] = {}
        for unit in units:
            province = g.place[unit]
            leaving[province] = leaving.get(province, 0) + 1
        for unit in gone:
            if g.place[unit] in leaving:
                leaving[g.place[unit]] += 1
        price = 0.0
        for province, count in leaving.items():
            if g.holder[province] == self.seat and g.troops[province * (g.seats + 1) + self.seat] <= count:
                covered = self.is_covered(province, leaving)
                price += self.o.worth(province) * (self.o.w.vacated_covered if covered else 1.0)
        return price

    def is_covered(self, province: int, leaving: dict[int, int]) -> bool:
        """Whether a princess who is not needed where she is can step into the province."""
        g = self.g
        first = self.seat * PIECES + ARMIES
        for unit in range(first, first + g.board.supply[PRINCESS]):
            place = g.place[unit]
            if place >= 0 and self.atlas.distance[place][province] == 1:
                if g.troops[place * (g.seats + 1) + self.seat] - leaving.get(place, 0) > 1:
                    return True
        return False

    def gain(self) -> float:
        """What the attacks of the coming manoeuvre promise."""
        return sum(attack.value for attack in self.attacks())

    # --- other movement

    def power(self) -> int:
        """The strength of all the seat's armies."""
        g = self.g
        total = 0
        for unit in range(self.seat * PIECES, self.seat * PIECES + ARMIES):
            if g.place[unit] >= 0:
                total += g.board.strength[g.kind[unit]]
        return total

    def targets(self) -> dict[int, float]:
        """Provinces worth marching towards, with what they promise to all armies together."""
        g = self.g
        power = self.power()
        found: dict[int, float] = {}
        for province, holder in enumerate(g.holder):
            if holder == self.seat:
                continue
            if holder == FREE:
                found[province] = self.o.worth(province)
            elif is_hostile(g, self.seat, province):
                defence = self.defence(province)
                chance = 1.0 if power > defence.removal else 0.3 * power / max(1, defence.removal)
                found[province] = defence.prize * chance
        return found

    def pull(self, province: int, targets: dict[int, float]) -> float:
        """How well a province lies for what comes next."""
        distance = self.atlas.distance[province]
        best = 0.0
        for target, value in targets.items():
            steps = distance[target]
            if 0 < steps <= FAR:
                best = max(best, value * self.o.w.pull_decay ** (steps - 1))
        return best * self.o.w.pull

    def march(self) -> tuple[int, int, int] | None:
        """The best step without a battle: an army, how many like it, and where to; None to stay."""
        g = self.g
        best: tuple[int, int, int] | None = None
        best_value = self.o.w.move_margin
        targets = self.targets() if self.units and self.o.rest else {}
        pulls: dict[int, float] = {}
        seen: list[int] = []
        for unit in self.units:
            if any(twin(g, unit, other) for other in seen):
                continue
            seen.append(unit)
            origin = g.place[unit]
            if origin not in pulls:
                pulls[origin] = self.pull(origin, targets)
            price = self.price_of_leaving([unit], [])
            for goal, route in self.reach(unit).items():
                if not is_friendly(g, self.seat, goal):
                    continue
                if goal not in pulls:
                    pulls[goal] = self.pull(goal, targets)
                value = pulls[goal] - pulls[origin] - price
                if g.holder[goal] == FREE:
                    value += self.o.worth(goal)
                if value > best_value:
                    best = (unit, 1, route.first)
                    best_value = value
        return best
