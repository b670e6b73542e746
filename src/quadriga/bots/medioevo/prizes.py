"""What land is worth to its conqueror, and what it takes to conquer it."""

from quadriga.bots.medioevo.aims import Wants
from quadriga.bots.medioevo.duel import Outcome, duel
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.rivalry import pacts_with
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, HEAVY, KINDS, LIGHT, MILITARY, TERRITORIES
from quadriga.games.medioevo.procedures.battle.battle import is_forbidden
from quadriga.games.medioevo.procedures.conquest import conquest_honour
from quadriga.games.medioevo.property_queries import building
from quadriga.games.medioevo.queries import at_war, is_home, is_inhabited, may_attack, may_stay, penalty
from quadriga.games.medioevo.unit_queries import kinds_in, units

SURE = Outcome(1.0, 0.0, 0.0)
FAITH = 99.0  # Honour: pacts are kept


def is_prey(m: Mind, zone: int) -> bool:
    """Land that could be attacked: barbarian, or of a player whom no promise protects."""
    g = m.g
    if zone >= TERRITORIES or not g.in_play[zone] or is_forbidden(g, zone):
        return False
    if units(g, zone, g.seats):
        return True
    holder = g.holder[zone]
    if holder < 0:
        return True
    return holder in m.rivals and may_attack(g, m.seat, holder) and not may_stay(g, m.seat, holder)


def land_worth(m: Mind, zone: int, wanted: Wants) -> float:
    """Honour that the conquest of a territory brings, now and later."""
    g = m.g
    holder = g.holder[zone]
    fresh = zone not in g.conquered
    honour = m.honour()
    if is_home(g, m.seat, zone):
        worth = (1.0 if fresh and holder < 0 else 0.0) + 1.5 * m.share() / honour + wanted.settled / honour * 0.3
        return worth + 0.3
    worth = m.w.plain_land * min(1.0, 0.3 + m.left / 4) + wanted.land / honour
    if is_inhabited(g, zone):
        gained = conquest_honour(g, zone) if fresh else 0
        worth += gained + m.w.settled_land * min(1.0, m.left / 4) + wanted.settled / honour
        if zone in (m.board.rome, m.board.jerusalem):
            bit = 1 if zone == m.board.rome else 2
            worth += m.w.holy_city + (2.0 if not g.pilgrimage & bit else 0.0)
    if holder >= 0:
        worth += m.w.rival_loss * m.levels(zone)
    return worth


def outbreak(m: Mind, holder: int) -> float:
    """Honour that attacking a player costs now."""
    if holder < 0 or at_war(m.g, m.seat, holder):
        return 0.0
    return FAITH if pacts_with(m, holder) else 3.0 + m.w.surprise_gain


def opposition(m: Mind, zone: int) -> list[int]:
    """Who would be met there."""
    g = m.g
    there = kinds_in(g, zone, g.seats)
    if sum(there):
        return there
    holder = g.holder[zone]
    if holder >= 0:
        return kinds_in(g, zone, holder)
    horde = [0] * KINDS
    horde[LIGHT], horde[ARCHER], horde[CAPTAIN] = g.horde[0], g.horde[1], g.horde[2]
    return horde


def fight(m: Mind, zone: int, army: list[int]) -> Outcome:
    """The battle for a territory, played in the head."""
    g = m.g
    enemy = opposition(m, zone)
    if not sum(enemy):
        return SURE
    holder = g.holder[zone]
    barbarian = units(g, zone, g.seats) > 0 or holder < 0
    shield = building(g, zone, MILITARY) if not barbarian else 0
    off = 0 if barbarian else penalty(g, holder)
    return duel(army, enemy, penalty(g, m.seat), off, list(g.dice) if barbarian else None, shield)


def gain(m: Mind, zone: int, army: list[int], wanted: Wants) -> float:
    """Honour that an attack promises, what it may cost taken off; below zero for what should not be tried."""
    if not sum(army):
        return -1.0
    outcome = fight(m, zone, army)
    if outcome.win < m.w.daring:
        return -1.0
    worth = land_worth(m, zone, wanted) + wanted.fight * sum(opposition(m, zone)) / m.honour()
    spent = outcome.hits * m.w.hit / m.honour() if m.left else 0.0
    lost = outcome.lose * m.w.defeat
    return outcome.win * worth - lost - spent - outbreak(m, m.g.holder[zone])


def order_of_march(kinds: list[int], room: int, keep: int) -> list[int]:
    """The best units up to the room, so many of the weakest left behind."""
    left = kinds[:]
    for kind in (LIGHT, ARCHER, HEAVY, 2, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2):
        stay = min(left[kind], keep)
        left[kind] -= stay
        keep -= stay
    going = [0] * KINDS
    for kind in (CAPTAIN + 2, CAPTAIN + 1, CAPTAIN, 2, HEAVY, ARCHER, LIGHT):
        take = min(left[kind], room)
        going[kind] = take
        room -= take
    return going
