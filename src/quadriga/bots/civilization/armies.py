"""Land units: garrisons first, then what can be taken with good odds."""

from quadriga.bots.civilization.ambitions import ambitions
from quadriga.bots.civilization.duel import Host, armies_in, chance, defence_of
from quadriga.bots.civilization.garrisons import needed, settlement_worth, unit_worth
from quadriga.bots.civilization.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.civilization.board import NOBODY, SENATE, TERRITORIES
from quadriga.games.civilization.procedures.capture import BARBARIAN_SPOILS
from quadriga.games.civilization.procedures.declaration import may_attack
from quadriga.games.civilization.procedures.motion import POINT, can_stir, is_closed, land_cost, points_left
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.queries import (
    at_war,
    has_rule,
    in_anarchy,
    is_capital,
    is_land_unit,
    owners_in,
    troops,
)

FAR = 6  # steps that a relief marches


class Attack:
    """Units that would go to a territory, what they find there and what it promises."""

    def __init__(self, place: int, pieces: list[int], odds: float, worth: float) -> None:
        self.place = place
        self.pieces = pieces
        self.odds = odds
        self.worth = worth


def enemies_at(m: Mind, place: int) -> int:
    """Bit mask of those who would be fought in a territory; 0 if there is nothing to take."""
    g = m.g
    mask = 0
    for owner in owners_in(g, place):
        if owner != m.seat and at_war(g, m.seat, owner):
            mask |= 1 << owner
    holder = g.seats if g.occupied[place] else g.holder[place]
    if holder != NOBODY and holder != m.seat:
        mask |= 1 << holder
    return mask


def prize(m: Mind, place: int, fought: bool) -> float:
    """What taking a territory is worth, the war that it may mean paid."""
    g = m.g
    w = m.w
    holder = g.holder[place]
    hopes = ambitions(m)
    glory = hopes.battle if fought else 0.0
    if holder == NOBODY:
        return w.experience + glory
    if holder == g.seats:
        return BARBARIAN_SPOILS + 10.0 + glory
    if holder == m.seat:
        return glory + (settlement_worth(m, place) if g.occupied[place] else 2 * w.experience)
    sizes = max(1, g.size[place] - int(fought))
    worth = settlement_worth(m, place) * m.w.holds * sizes / g.size[place]
    worth += w.rival_loss * m.point() * g.size[place] + glory + hopes.conquest
    if is_capital(g, place):
        worth += hopes.capital + g.coins[holder] + (2 * m.point() if holder in g.wonder_owner else 0.0)
    if fought:
        worth += 2 * w.experience
    if not g.occupied[place] and not at_war(g, m.seat, holder):
        worth -= w.war
    return worth


def is_forbidden(m: Mind, mask: int) -> bool:
    """Anarchy, Olympic Games, a leaver's last turn; a Senate is not asked."""
    g = m.g
    for owner in range(g.seats + 1):
        if (mask >> owner) & 1:
            if not may_attack(g, m.seat):
                return True
            if owner < g.seats and not at_war(g, m.seat, owner) and has_rule(g, m.seat, SENATE):
                return True
    return False


def value(m: Mind, place: int, attack: Host, mask: int) -> tuple[float, float]:
    """The chance of an attack and what it promises beside what may be lost."""
    defence = defence_of(m.g, place, mask, m.seat)
    odds = chance(attack, defence)
    lost = 0.5 * min(attack.count, defence.count) + (1 - odds) * attack.count
    return odds, odds * prize(m, place, defence.count > 0) - m.w.unit_cost * lost


def soldiers(m: Mind) -> list[int]:
    """Own land units ashore that may move, ascending."""
    g = m.g
    if in_anarchy(g, m.seat):
        return []
    return [
        piece
        for piece in range(len(g.kind))
        if g.owner[piece] == m.seat
        and is_land_unit(g.kind[piece])
        and g.space[piece] < TERRITORIES
        and can_stir(g, piece)
    ]


def spare(m: Mind) -> list[int]:
    """Units beyond what their settlement needs, and all in the open."""
    g = m.g
    wanted = needed(m)
    found: list[int] = []
    for piece in soldiers(m):
        here = g.space[piece]
        held = troops(g, here, m.seat) - len([p for p in found if g.space[p] == here])
        if g.holder[here] != m.seat or held > wanted[here]:
            found.append(piece)
    return found


def attacks(m: Mind, hands: list[int]) -> list[Attack]:
    """What the given units could take in this turn with good odds, the best first."""
    g = m.g
    near: dict[int, list[int]] = {}
    for piece in hands:
        if points_left(g, piece) >= POINT:
            for place in g.board.land[g.space[piece]]:
                near.setdefault(place, []).append(piece)
    found: list[Attack] = []
    for place in sorted(near):
        mask = enemies_at(m, place)
        if not mask or is_closed(g, place) or is_forbidden(m, mask):
            continue
        units = [(m.seat, g.kind[piece]) for piece in near[place]] + armies_in(g, place, 1 << m.seat)
        odds, worth = value(m, place, Host(g, units), mask)
        if odds >= m.w.daring and worth > 0:
            found.append(Attack(place, near[place], odds, worth))
    found.sort(key=lambda attack: (-attack.worth, attack.place))
    return found


def plan(m: Mind) -> dict[int, int]:
    """Where units go: unit -> goal."""
    g = m.g
    goals: dict[int, int] = {}
    hands = spare(m)
    for piece in hands:
        if is_promising(m, g.space[piece]):
            goals[piece] = g.space[piece]
    for attack in attacks(m, hands):
        pieces = [piece for piece in attack.pieces if piece not in goals]
        units = [(m.seat, g.kind[piece]) for piece in pieces] + armies_in(g, attack.place, 1 << m.seat)
        odds, worth = value(m, attack.place, Host(g, units), enemies_at(m, attack.place))
        if odds >= m.w.daring and worth > 0:
            for piece in pieces:
                goals[piece] = attack.place
    free = [piece for piece in hands if piece not in goals and points_left(g, piece) > 0]
    relieve(m, free, goals)
    return goals


def is_promising(m: Mind, place: int) -> bool:
    """Whether own units stand where they would rather fight than go on."""
    mask = enemies_at(m, place)
    if not mask or is_forbidden(m, mask):
        return False
    odds, worth = value(m, place, Host(m.g, armies_in(m.g, place, 1 << m.seat)), mask)
    return odds >= m.w.daring and worth > 0


def relieve(m: Mind, free: list[int], goals: dict[int, int]) -> None:
    """Settlements that lack units get the nearest ones, the most urgent first."""
    g = m.g
    wanted = needed(m)
    calls: list[tuple[float, int]] = []
    for place in m.mine():
        for more in range(wanted[place] - troops(g, place, m.seat)):
            calls.append((-unit_worth(m, place, more), place))
    calls.sort()
    for _, place in calls:
        near = [p for p in free if p not in goals and distance(m, g.space[p], place) <= FAR]
        near = [p for p in near if step_to(m, p, place) != NOBODY]
        if near:
            goals[min(near, key=lambda p: (distance(m, g.space[p], place), p))] = place
    for piece in free:
        here = g.space[piece]
        if piece not in goals and g.holder[here] != m.seat and troops(g, here, m.seat) < 3:
            homes = [t for t in m.mine() if distance(m, here, t) <= FAR and step_to(m, piece, t) != NOBODY]
            if homes:
                goals[piece] = min(homes, key=lambda t: (distance(m, here, t), t))


def distance(m: Mind, one: int, other: int) -> int:
    return m.board.land_distance[one * TERRITORIES + other]


def step_to(m: Mind, piece: int, goal: int) -> int:
    """The next territory on the way, keeping away from others; -1 if there is none."""
    g = m.g
    here = g.space[piece]
    best = NOBODY
    shortest = distance(m, here, goal)
    for near in g.board.land[here]:
        steps = distance(m, near, goal)
        if steps < shortest and (near == goal or is_open(m, near)):
            shortest = steps
            best = near
    return best


def is_open(m: Mind, place: int) -> bool:
    """Own or empty land."""
    g = m.g
    if is_closed(g, place) or g.holder[place] not in (NOBODY, m.seat) or g.occupied[place]:
        return False
    return not [owner for owner in owners_in(g, place) if owner != m.seat]


# --- orders


def order(m: Mind) -> Answer | None:
    """Declare what is promising, then move."""
    answer = declare(m)
    if answer is not None:
        return answer
    movable = [piece for piece in m.targets("move") if is_land_unit(m.g.kind[piece])]
    if not movable:
        return None
    goals = plan(m)
    for piece in movable:
        for like in alike(m, piece):
            if like in goals:
                step = step_to(m, like, goals[like])
                if step == NOBODY or is_turning(m, piece, step, goals[like]):
                    continue
                if Move(m.seat, [piece]).can_enter(m.g, step):
                    return Answer("move", piece)
    return None


def alike(m: Mind, piece: int) -> list[int]:
    """Pieces for which this one is offered: the same in every respect."""
    g = m.g
    return [
        other
        for other in range(len(g.kind))
        if g.kind[other] == g.kind[piece]
        and g.owner[other] == m.seat
        and g.space[other] == g.space[piece]
        and g.spent[other] == g.spent[piece]
        and g.mark[other] == g.mark[piece]
        and g.aboard[other] == g.aboard[piece]
    ]


def march(m: Mind, piece: int) -> Answer:
    """One step further, in the frame of a move."""
    goals = plan(m)
    for like in alike(m, piece):
        if like in goals:
            step = step_to(m, like, goals[like])
            if step in m.targets("to") and not is_turning(m, piece, step, goals[like]):
                return Answer("to", step)
    return Answer("halt")


def is_turning(m: Mind, piece: int, step: int, goal: int) -> bool:
    """Whether a unit would leave for a goal that it has just come away from: on railways it might do so for ever."""
    g = m.g
    came = g.origin[piece]
    if land_cost(g, m.seat, step) or not 0 <= came < TERRITORIES:
        return False
    return distance(m, came, goal) <= distance(m, g.space[piece], goal)


def is_naval_chance(m: Mind, sea: int, other: int) -> bool:
    """Whether ships of an enemy can be sunk with good odds."""
    if is_forbidden(m, 1 << other):
        return False
    return chance(Host(m.g, armies_in(m.g, sea, 1 << m.seat)), defence_of(m.g, sea, 1 << other, m.seat)) >= m.w.daring


def declare(m: Mind) -> Answer | None:
    """Battles where own units stand already."""
    g = m.g
    for target in m.targets("attack"):
        place, other = divmod(target, g.seats + 1)
        if place >= TERRITORIES:
            if at_war(g, m.seat, other) and is_naval_chance(m, place, other):
                return Answer("attack", target)
            continue
        holder = g.seats if g.occupied[place] else g.holder[place]
        if other != holder and not at_war(g, m.seat, other):
            continue
        if is_forbidden(m, 1 << other):
            continue
        units = armies_in(g, place, 1 << m.seat)
        odds, worth = value(m, place, Host(g, units), 1 << other)
        if odds >= m.w.daring and worth > 0:
            return Answer("attack", target)
    if m.has("seize"):
        return m.first("seize")
    return None
