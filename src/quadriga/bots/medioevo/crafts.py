"""Technologies in windows and in one's own decisions, where they gain more than they cost."""

from quadriga.bots.medioevo.happenings import prize
from quadriga.bots.medioevo.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    COLOURS,
    CONTROL,
    EDICT,
    ENGINEERING,
    GOODS,
    GREEN,
    GUILDS,
    INFLUENCE,
    KINDS,
    LAW,
    LEVELS,
    MACHINERY,
    NATION,
    ORANGE,
    PROMOTION,
    REBELLION,
    RED,
    ROUND_STARTS,
    STRATEGY,
    TACTICS,
    TRADING,
    YELLOW,
)
from quadriga.games.medioevo.cards.occasion import BEFORE_MELEE
from quadriga.games.medioevo.codes import COMMERCE as COMMERCE_PHASE
from quadriga.games.medioevo.procedures.barbarians import horde_goals
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.market import movable_cubes
from quadriga.games.medioevo.procedures.road import missing_stages
from quadriga.games.medioevo.procedures.seizure import TraderArrival
from quadriga.games.medioevo.queries import is_home
from quadriga.games.medioevo.technologies.law import Migration, is_being_fought
from quadriga.games.medioevo.unit_queries import army_zones, count, units


def with_points(m: Mind, technology: int, amount: int, paying: int = 0) -> Answer | None:
    """Activate a technology with points that tokens and cards give; buy at most ``paying`` units of it."""
    colour = technology // LEVELS
    price = 2 if technology in (GUILDS, STRATEGY, ENGINEERING) else 1
    choice = m.choice("tech", technology)
    at_hand = m.points_at_hand(colour)
    if at_hand < price * amount:
        for source in m.sources(colour):
            if m.choice(source.verb, source.target) is not None and source.verb != "card":
                return source
    number = min(amount, max(at_hand // price, paying))
    if choice is None or number <= 0:
        return None
    return Answer("tech", technology, max(choice.low, min(number, choice.high)))


def potential(m: Mind, colour: int) -> int:
    return m.points_at_hand(colour) + len([s for s in m.sources(colour) if s.verb != "card"])


def technology_in_window(m: Mind, moment: int) -> Answer | None:
    """Law against rebellions, Edict for a trader, Strategy and Tactics in battle."""
    g = m.g
    known = g.levels[m.seat * COLOURS : (m.seat + 1) * COLOURS]
    law = m.choice("tech", LAW)
    if moment == REBELLION and known[ORANGE] > LAW % LEVELS and law is not None:
        return with_points(m, LAW, law.high, 1 if m.purse >= 300 else 0)
    if moment == TRADING and known[ORANGE] > EDICT % LEVELS and isinstance(g.stack[-2], TraderArrival):
        return with_points(m, EDICT, 1, 1)
    b = battle_of(g)
    if b is None or b.side_of(m.seat) < 0:
        return None
    if moment == ROUND_STARTS and b.at == BEFORE_MELEE and known[RED] > STRATEGY % LEVELS:
        enemies = units(g, b.zone, b.owner(1 - b.side_of(m.seat)))
        if enemies and potential(m, RED) >= 2:
            return with_points(m, STRATEGY, min(enemies, potential(m, RED) // 2))
    if moment == ROUND_STARTS and m.choice("tech", MACHINERY) is not None and b.crews:
        return with_points(m, MACHINERY, 1)
    if m.choice("tech", TACTICS) is not None and b.owner(1 - b.side_of(m.seat)) < g.seats and potential(m, RED):
        return with_points(m, TACTICS, 1)
    if m.choice("tech", PROMOTION) is not None and potential(m, RED) >= 2 and b.round <= 1:
        return with_points(m, PROMOTION, 1)
    return None


def own_technology(m: Mind) -> Answer | None:
    """In one's own decisions: buildings that rise for points, stages of a road, barbarians won over or led away."""
    if m.choice("tech", INFLUENCE) is not None and potential(m, ORANGE):
        return with_points(m, INFLUENCE, potential(m, ORANGE))
    if m.choice("tech", NATION) is not None and potential(m, ORANGE) and migration(m)[0] >= 0:
        return with_points(m, NATION, 1)
    if m.choice("tech", CONTROL) is not None and m.g.phase == COMMERCE_PHASE and potential(m, YELLOW):
        if m.left <= 2 and gains_cube(m):
            return with_points(m, CONTROL, 1)
    if m.choice("tech", ENGINEERING) is not None or m.g.levels[m.seat * COLOURS + GREEN] == LEVELS:
        if m.choice("tech", ENGINEERING) is not None and potential(m, GREEN) >= 2:
            return with_points(m, ENGINEERING, 1)
    if m.choice("tech", GUILDS) is not None and missing_stages(m.g, m.seat) and potential(m, YELLOW) >= 2:
        return with_points(m, GUILDS, 1)
    return None


def migration(m: Mind) -> tuple[int, int]:
    """A barbarian unit (zone * KINDS + kind) and the rival's land it should be led to; -1 if there is none."""
    g = m.g
    best = (-1, -1)
    most = m.w.raid
    for zone in army_zones(g, g.seats):
        if is_being_fought(g, zone):
            continue
        kinds = [kind for kind in range(KINDS) if count(g, zone, g.seats, kind)]
        for goal in horde_goals(g, zone):
            worth = prize(m, goal, 1)
            if worth > most:
                most = worth
                best = (zone * KINDS + kinds[0], goal)
    return best


def migrate(m: Mind, top: Migration) -> Answer:
    """Unit and goal as they were chosen when the technology was used."""
    place, goal = migration(m)
    if top.place < 0:
        return Answer("aim_barbarian", place) if place in m.targets("aim_barbarian") else Answer("done")
    for zone in m.targets("aim_zone"):
        if zone == goal:
            return Answer("aim_zone", goal)
    return Answer("back")


def convert(m: Mind) -> Answer:
    """Barbarians in the own kingdom first, then the strongest."""
    places = m.targets("aim_barbarian")
    if not places:
        return Answer("done")
    best = max(places, key=lambda place: (is_home(m.g, m.seat, place // KINDS), place % KINDS, -place))
    return Answer("aim_barbarian", best)


def gains_cube(m: Mind) -> bool:
    """Whether a cube of somebody else's market can come to an own one."""
    realm = m.realm()
    for cube in movable_cubes(m.g, m.seat, False):
        if cube // GOODS not in realm:
            return True
    return False
