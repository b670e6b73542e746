"""The Combat phase: which group moves where, whom it attacks."""

from typing import NamedTuple

from quadriga.bots.medioevo.aims import Wants, wants
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.prizes import SURE, fight, gain, is_prey, order_of_march
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import KINDS, MOST_SEATS, TERRITORIES, WAGON
from quadriga.games.medioevo.procedures.combat import CombatAction
from quadriga.games.medioevo.procedures.group import may_move
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.steps import step_cost
from quadriga.games.medioevo.property_queries import capacity, has_castle, pieces_at
from quadriga.games.medioevo.queries import (
    at_war,
    controls,
    is_banned,
    is_home,
    is_inhabited,
    is_land,
    land_neighbours,
    may_stay,
)
from quadriga.games.medioevo.unit_queries import fresh, kinds_in, owners_in, units

OWNERS = MOST_SEATS + 1
STAY = -1


class Plan(NamedTuple):
    """Where a group should go: the next step and what it promises."""

    worth: float
    step: int  # STAY: nowhere
    goal: int


NOTHING = Plan(0.0, STAY, STAY)


class Group:
    """A group that moves or could move."""

    def __init__(self, zone: int, moves: int, room: int, army: list[int], castle: bool) -> None:
        self.zone = zone
        self.moves = moves
        self.room = room  # units that can still join
        self.army = army
        self.castle = castle  # the first step needs no wagon


def is_friendly(m: Mind, zone: int) -> bool:
    """Own land, or that of somebody who lets one pass, without anybody hostile."""
    g = m.g
    if controls(g, m.seat, zone):
        return True
    holder = g.holder[zone]
    if holder < 0 or not may_stay(g, m.seat, holder):
        return False
    for owner in owners_in(g, zone):
        if owner == g.seats or (owner != m.seat and at_war(g, m.seat, owner)):
            return False
    return True


def ways(m: Mind, start: int, moves: int) -> dict[int, tuple[int, int]]:
    """Friendly territories within reach: movement points spent, and the first step on the way."""
    g = m.g
    found = {start: (0, STAY)}
    edge = [start]
    while edge:
        further: list[int] = []
        for zone in edge:
            spent, first = found[zone]
            for other in land_neighbours(g, zone):
                cost = spent + step_cost(g, WAGON, zone, other, m.seat)
                if cost > moves or (other in found and found[other][0] <= cost) or not is_friendly(m, other):
                    continue
                found[other] = (cost, first if first >= 0 else other)
                if not is_banned(g, 2, other) and other not in further:
                    further.append(other)
        edge = further
    return found


def guard(m: Mind, zone: int) -> int:
    """Units that should stay in a territory."""
    g = m.g
    if not is_land(zone) or g.holder[zone] != m.seat:
        return 0
    if not is_home(g, m.seat, zone) and g.token[zone] != m.seat:
        rich = is_inhabited(g, zone) or m.levels(zone) > 0
        return 1 if rich or m.left > 1 else 0
    return 1 if m.levels(zone) >= 2 and (m.threat(zone) or m.left > 0) else 0


def spare(m: Mind, zone: int, room: int) -> list[int]:
    """Units in a zone that may join a group."""
    g = m.g
    rested = [fresh(g, zone, m.seat, kind) for kind in range(KINDS)]
    tired = units(g, zone, m.seat) - sum(rested)
    return order_of_march(rested, room, max(0, guard(m, zone) - tired))


def movable_wagons(m: Mind, zone: int) -> list[int]:
    g = m.g
    return [p for p in pieces_at(g, zone, m.seat) if g.piece_kind[p] == WAGON and may_move(g, p)]


def group_at(m: Mind, zone: int) -> Group | None:
    """The largest group that could start from a zone."""
    g = m.g
    if not is_land(zone):
        return None
    castle = has_castle(g, m.seat, zone)
    wagons = movable_wagons(m, zone)
    if not wagons and not castle:
        return None
    hold = sum([capacity(g, piece) for piece in wagons])
    room = 99 if castle and not wagons else hold
    moves = min([g.piece_mp[piece] for piece in wagons], default=0)
    army = spare(m, zone, room)
    return Group(zone, moves, room - sum(army), army, castle)


def best_plan(m: Mind, group: Group, wanted: Wants) -> Plan:
    """The best attack within reach, perhaps after picking up units on the way."""
    best = attack_from(m, group, wanted)
    if group.room <= 0 or not group.moves:
        return best
    reach = ways(m, group.zone, group.moves)
    for place, (cost, step) in reach.items():
        if place == group.zone or not m.g.troops[place * (m.g.seats + 1) + m.seat]:
            continue
        joined = spare(m, place, group.room)
        if not sum(joined):
            continue
        army = [group.army[kind] + joined[kind] for kind in range(KINDS)]
        then = attack_from(m, Group(place, group.moves - cost, 0, army, False), wanted)
        if then.worth > best.worth + 0.05:
            best = Plan(then.worth, step, then.goal)
    return best


def attack_from(m: Mind, group: Group, wanted: Wants) -> Plan:
    best = NOTHING
    if not sum(group.army):
        return best
    reach = ways(m, group.zone, group.moves)
    seen: dict[int, tuple[int, int]] = {}
    for place, (cost, step) in reach.items():
        for goal in land_neighbours(m.g, place):
            if goal in reach:
                continue
            price = cost + step_cost(m.g, WAGON, place, goal, m.seat)
            if price <= group.moves and (goal not in seen or seen[goal][0] > price) and is_prey(m, goal):
                seen[goal] = (price, step if step >= 0 else goal)
    for goal in sorted(seen):
        worth = gain(m, goal, group.army, wanted)
        if worth > max(best.worth, m.w.least_gain):
            best = Plan(worth, seen[goal][1], goal)
    return best


def act(m: Mind) -> Answer:
    """One action of a round: fight where armies face each other, the best movement, or nothing."""
    wanted = wants(m)
    for choice in m.offered("attack"):
        if is_good_fight(m, choice.target, wanted):
            return choice.smallest()
    top = m.g.stack[-1]
    if isinstance(top, CombatAction) and top.looks > 0:
        return Answer("pass")  # a movement has just been called off: another would be too
    best = NOTHING
    origin = -1
    for zone in m.targets("move"):
        group = group_at(m, zone)
        if group is None:
            continue
        plan = best_plan(m, group, wanted)
        if plan.step < 0:
            plan = regroup(m, group)
        if plan.step >= 0 and plan.worth > best.worth:
            best = plan
            origin = zone
    return Answer("move", origin) if origin >= 0 else Answer("pass")


def is_good_fight(m: Mind, target: int, wanted: Wants) -> bool:
    g = m.g
    zone, owner = target // OWNERS, target % OWNERS
    if zone >= TERRITORIES:
        return False
    if owner < g.seats and not at_war(g, m.seat, owner):
        return False
    outcome = fight(m, zone, kinds_in(g, zone, m.seat))
    return outcome is SURE or outcome.win >= m.w.daring


def regroup(m: Mind, group: Group) -> Plan:
    """A wagon without an army goes to where units wait, or where they can be recruited."""
    g = m.g
    if sum(group.army) >= 2 or not group.moves or m.left == 0:
        return NOTHING
    best = NOTHING
    here = sum(group.army)
    for place, (cost, step) in ways(m, group.zone, group.moves).items():
        if place == group.zone:
            continue
        waiting = sum(spare(m, place, 9))
        settled = is_inhabited(g, place) or m.is_fortified(place)
        worth = 0.02 * (waiting - here) + (0.02 if settled and waiting >= here else 0.0) - 0.001 * cost
        if is_inhabited(g, group.zone) or m.is_fortified(group.zone):
            worth -= 0.02
        if worth > best.worth + 0.005:
            best = Plan(worth, step, place)
    return best


def march(m: Mind, top: Movement) -> Answer:
    """Inside a movement: gather the group, step by step to its goal, stop."""
    g = m.g
    if top.by != top.seat or top.seat != m.seat or top.bonus:
        return top.default(g, m.seat)
    for piece in m.targets("take_piece"):
        if g.piece_kind[piece] == WAGON and not top.steps:
            return Answer("take_piece", piece)
    wagons = [piece for piece in top.pieces if g.piece_kind[piece] == WAGON]
    hold = sum([capacity(g, piece) for piece in wagons])
    castle = has_castle(g, m.seat, top.zone)
    room = (99 if castle and not wagons else hold) - top.army()
    joining = spare_beside(m, top, room)
    for kind in range(KINDS - 1, -1, -1):
        choice = m.choice("take_unit", kind)
        if joining[kind] and choice is not None:
            return Answer("take_unit", kind, min(joining[kind], choice.high))
    moves = min([g.piece_mp[piece] for piece in top.pieces], default=0)
    group = Group(top.zone, moves, max(0, room), top.going[:], castle)
    plan = best_plan(m, group, wants(m))
    if plan.step < 0:
        plan = regroup(m, group)
    if plan.step >= 0 and m.choice("to", plan.step) is not None:
        return Answer("to", plan.step)
    return m.first("halt", "back") or top.default(g, m.seat)


def spare_beside(m: Mind, top: Movement, room: int) -> list[int]:
    """Units at hand that are not in the group yet and need not stay."""
    g = m.g
    if room <= 0 or not is_land(top.zone):
        return [0] * KINDS
    rested = [max(0, fresh(g, top.zone, m.seat, kind) - top.going[kind]) for kind in range(KINDS)]
    tired = units(g, top.zone, m.seat) - sum(rested) - top.army()
    return order_of_march(rested, room, max(0, guard(m, top.zone) - tired))
