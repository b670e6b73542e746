"""Battles foreseen, and damage given where it tells most."""

from quadriga.bots.warriors.evaluation import Outlook
from quadriga.bots.warriors.levels import COMMANDER
from quadriga.games.warriors.board import CAVALRY, FORTRESS, PRINCESS
from quadriga.games.warriors.procedures.allocation import enemies_at
from quadriga.games.warriors.procedures.barbarian import barbarian_blows
from quadriga.games.warriors.queries import can_retreat, hit_points, is_fortress, strength
from quadriga.games.warriors.state import Warriors


class Mark:
    """A unit to be hit: the damage that makes it leave, the damage that kills it, what its death is worth."""

    def __init__(self, unit: int, kind: int, leave: int, kill: int, value: float) -> None:
        self.unit = unit
        self.kind = kind
        self.leave = leave
        self.kill = kill
        self.value = value


def mark_of(g: Warriors, unit: int, given: int, value: float) -> Mark:
    """A unit on the board that has been given some damage already."""
    if g.retreated[unit]:
        least = 0 if given else 1
        return Mark(unit, g.kind[unit], least, least, value)
    leave = max(0, hit_points(g, unit) - given)
    kill = max(0, hit_points(g, unit) + (1 if can_retreat(g, unit) else 0) - given)
    return Mark(unit, g.kind[unit], leave, kill, value)


def kill_value(o: Outlook, unit: int) -> float:
    """Points for a kill, and what it costs the owner."""
    g = o.g
    kind = g.kind[unit]
    value = float(g.board.kill_vp[kind])
    owner = g.owner[unit]
    if owner < g.seats:
        loss = o.army[kind] if kind <= CAVALRY else (g.board.fortress_vp if kind == FORTRESS else o.w.princess)
        value += o.denial(owner) * loss
    return value


def allocate(marks: list[Mark], damage: int) -> list[tuple[Mark, int]]:
    """Clear the province if the damage suffices, then turn flights into deaths; otherwise kill what is dearest."""
    blows: list[tuple[Mark, int]] = []
    left = damage
    standing = [mark for mark in marks if mark.kill > 0]
    if sum(mark.leave for mark in standing) <= left:
        for mark in sorted(standing, key=_fortresses_first):
            if mark.leave:
                blows.append((mark, mark.leave))
                left -= mark.leave
        for mark in sorted(standing, key=_dearest_first):
            more = mark.kill - mark.leave
            if 0 < more <= left:
                blows.append((mark, more))
                left -= more
        return blows
    walls = len([mark for mark in standing if is_fortress(mark.kind)])
    for mark in sorted(standing, key=_best_bargain_first):
        if mark.kill <= left and not (mark.kind == PRINCESS and walls):
            blows.append((mark, mark.kill))
            left -= mark.kill
            if is_fortress(mark.kind):
                walls -= 1
    hit = [mark for mark, _ in blows]
    for mark in sorted(standing, key=_dearest_first):
        if mark not in hit and 0 < mark.leave <= left and mark.leave < mark.kill:
            blows.append((mark, mark.leave))
            left -= mark.leave
    return blows


def _fortresses_first(mark: Mark) -> tuple[bool, bool]:
    return not is_fortress(mark.kind), mark.kind == PRINCESS


def _dearest_first(mark: Mark) -> float:
    return -mark.value


def _best_bargain_first(mark: Mark) -> tuple[float, float]:
    return -mark.value / mark.kill, -mark.value


class Defence:
    """What an attack on a province meets."""

    def __init__(self, o: Outlook, province: int, danger: int) -> None:
        g = o.g
        self.o = o
        self.danger = danger  # strength that enemies in war can send there afterwards
        self.province = province
        holder = g.holder[province]
        self.barbarian = holder == g.seats
        units = enemies_at(g, province, o.seat)
        self.marks = [mark_of(g, unit, 0, kill_value(o, unit)) for unit in units]
        self.strength = sum(strength(g, unit) for unit in units)
        self.removal = sum(mark.leave for mark in self.marks)
        self.cheapest_kill = min((mark.kill for mark in self.marks), default=0)
        self.prize = o.worth(province) + o.denial(holder) * g.board.vp[province]

    def is_futile(self, attackers: list[int]) -> bool:
        """Whether the armies together neither clear the province nor kill anybody."""
        g = self.o.g
        power = 0
        for unit in attackers:
            power += strength(g, unit)
        return power < self.removal and power < self.cheapest_kill

    def outcome(self, attackers: list[int]) -> float:
        """What an attack by these armies brings, losses taken off."""
        o = self.o
        g = o.g
        power = 0
        for unit in attackers:
            power += strength(g, unit)
        cleared = power >= self.removal
        if not cleared and power < self.cheapest_kill:
            value = 0.0
        else:
            value = self.blows_value(power, cleared)
        staying = len(attackers)
        blows = barbarian_blows(g, self.strength, attackers)
        for start in range(0, len(blows), 3):
            unit = blows[start + 1]
            left = hit_points(g, unit) - blows[start + 2]
            if g.retreated[unit] or left < 0 or (left == 0 and o.military < COMMANDER):
                value -= o.army[g.kind[unit]]
                if not self.barbarian:
                    value -= o.w.denial * g.board.kill_vp[g.kind[unit]]
                staying -= 1
            elif left == 0:
                value -= o.w.retreat
                staying -= 1
        if not cleared:
            return value
        if not staying:
            return value + self.prize * o.w.cleared
        health = 0
        for unit in attackers:
            health += hit_points(g, unit)
        if self.danger >= health - self.strength:
            return value + self.prize * (1.0 - o.w.counterblow)
        return value + self.prize

    def blows_value(self, power: int, cleared: bool) -> float:
        """Kills, less the barbarians that only flee."""
        value = 0.0
        left = power - self.removal
        if cleared:
            for mark in sorted(self.marks, key=_dearest_first):
                more = mark.kill - mark.leave
                if more <= left:
                    left -= more
                    value += mark.value
                elif self.barbarian:
                    value -= self.o.w.driven_off
            return value
        for mark, amount in allocate(self.marks, power):
            if amount >= mark.kill:
                value += mark.value
            elif self.barbarian:
                value -= self.o.w.driven_off
        return value
