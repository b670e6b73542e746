"""Cards that bring units to where they are needed: a horde in one's pay, relief for a threatened territory."""

from typing import Final

from quadriga.bots.medioevo.aims import wants
from quadriga.bots.medioevo.campaign import Group, attack_from, best_plan, group_at
from quadriga.bots.medioevo.duel import duel
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.prizes import opposition
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, KINDS, LIGHT, MILITARY
from quadriga.games.medioevo.cards.occasion import threatened
from quadriga.games.medioevo.cards.relief import POOL, ReliefMarch, ways_by_land
from quadriga.games.medioevo.codes import COMBAT
from quadriga.games.medioevo.property_queries import building
from quadriga.games.medioevo.queries import penalty
from quadriga.games.medioevo.unit_queries import kinds_in

HIRED_HORDE: Final = 64
RELIEF: Final = 24
ENOUGH: Final = 0.7  # Honour that a hired horde must add
PURSE: Final = 180  # florins from which on a horde is hired
HOPE: Final = 0.6  # chance of a relieved place


# --- a horde in one's pay


def place_for_horde(m: Mind) -> int:
    """Where a hired horde turns an attack that should not be tried into one that should; -1 if nowhere."""
    g = m.g
    if g.phase != COMBAT or m.purse < PURSE:
        return -1
    wanted = wants(m)
    best = -1
    most = ENOUGH
    for zone in m.targets("move"):
        group = group_at(m, zone)
        if group is None or g.holder[zone] != m.seat or not sum(kinds_in(g, zone, m.seat)):
            continue
        room = group.room if group.moves else 0
        if room <= 0:
            continue
        army = group.army[:]
        for kind, number in ((CAPTAIN, g.horde[2]), (ARCHER, g.horde[1]), (LIGHT, g.horde[0])):
            take = min(room, number)
            army[kind] += take
            room -= take
        stronger = attack_from(m, Group(zone, group.moves, 0, army, group.castle), wanted)
        gained = stronger.worth - max(0.0, best_plan(m, group, wanted).worth)
        if gained > most:
            most = gained
            best = zone
    return best


# --- relief


def relief_origin(m: Mind, zone: int, points: int) -> int:
    """From where help should come to a threatened territory; -1 if it does not help."""
    g = m.g
    if zone < 0 or not m.levels(zone):
        return -1
    enemy = opposition(m, zone)
    there = kinds_in(g, zone, m.seat)
    shield = building(g, zone, MILITARY)
    if hope(m, there, enemy, shield) >= HOPE:
        return -1
    best = -1
    most = HOPE
    places = ways_by_land(g, m.seat, zone, points)
    for origin in places[::2]:
        if m.levels(origin) > m.levels(zone):
            continue
        coming = kinds_in(g, origin, m.seat)
        chance = hope(m, [there[kind] + coming[kind] for kind in range(KINDS)], enemy, shield)
        if chance > most:
            most = chance
            best = origin
    return best


def hope(m: Mind, army: list[int], enemy: list[int], shield: int) -> float:
    """The chance that an army holds out against barbarians."""
    if not sum(army):
        return 0.0
    return 1.0 - duel(army, enemy, max(0, penalty(m.g, m.seat) - shield), 0, list(m.g.dice)).lose


def brings_relief(m: Mind) -> bool:
    return relief_origin(m, threatened(m.g, m.seat), POOL) >= 0


def relieve(m: Mind, top: ReliefMarch) -> Answer:
    """All who can come from the best place."""
    if top.origin < 0:
        origin = relief_origin(m, top.zone, top.points)
        return Answer("aim_zone", origin) if origin in m.targets("aim_zone") else Answer("done")
    for choice in m.offered("take_unit"):
        return Answer("take_unit", choice.target, choice.high)
    return m.first("ready", "back") or m.choices[0].smallest()
