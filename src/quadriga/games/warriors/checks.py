"""Invariants of every position the rules can reach."""

from quadriga.engine.chance import WORD
from quadriga.engine.codec import Column, misshapen
from quadriga.games.warriors.board import (
    BARBARIAN_FORTRESS,
    CAVALRY,
    FORTRESS,
    MOST_SEATS,
    PIECES,
    PRINCESS,
    RESOURCES,
    TRACKS,
)
from quadriga.games.warriors.procedures.battle import Battle
from quadriga.games.warriors.queries import are_allies, is_hostile
from quadriga.games.warriors.state import ALLY_LEFT, FREE, MAINTENANCE, REMOVED, SETUP, Warriors


def problems(g: Warriors) -> list[str]:
    """rule: WT-SET-3, WT-PRV-2, WT-PRV-4, WT-FORT-2"""
    found = shape_problems(g)
    if found or not g.order:
        return found
    found.extend(piece_problems(g))
    found.extend(control_problems(g))
    found.extend(seat_problems(g))
    return found


def shape_problems(g: Warriors) -> list[str]:
    """Lists of the wrong length and numbers of things that do not exist: all else relies on them."""
    seats = g.seats
    if not 2 <= seats <= MOST_SEATS:
        return [f"{seats} seats"]
    units = len(g.kind)
    provinces = len(g.board.keys)
    found: list[str] = []
    if units < seats * PIECES:
        found.append(f"only {units} units")
    if not SETUP <= g.phase <= MAINTENANCE or not 0 <= g.turn <= g.turn_limit or not 0 <= g.teams <= seats:
        found.append("turn, phase or teams out of range")
    if not 0 <= g.cut_short <= ALLY_LEFT or (g.cut_short and not g.over):
        found.append("cut short by nothing known, or not over")
    if not g.over and not (g.stack and (g.order or g.phase == SETUP)):
        found.append("nothing is going on")
    nations = len(g.board.nation_keys)
    columns: list[Column] = [
        ("order", g.order, None, 0, seats - 1),
        ("gone", g.gone, None, 0, seats - 1),
        ("leaving", g.leaving, None, 0, seats - 1),
        ("absent", g.absent, None, 0, seats - 1),
        ("winners", g.winners, None, 0, seats - 1),
        ("rng", g.rng, 4, 0, WORD),
        ("nation", g.nation, seats, -1, nations - 1),
        ("stock", g.stock, seats * RESOURCES, 0, None),
        ("tokens", g.tokens, seats * TRACKS, 0, g.board.spaces),
        ("glory", g.glory, seats, 0, None),
        ("handicap", g.handicap, seats if g.handicap else 0, 0, None),
        ("unified", g.unified, seats, 0, 1),
        ("routes", g.routes, seats * 3, -1, seats - 1),
        ("war", g.war, seats * seats, 0, None),
        ("struck", g.struck, seats * seats, 0, None),
        ("asked", g.asked, seats * seats, 0, None),
        ("kind", g.kind, units, 0, BARBARIAN_FORTRESS),
        ("owner", g.owner, units, 0, seats),
        ("place", g.place, units, REMOVED, provinces - 1),
        ("damage", g.damage, units, 0, None),
        ("spent", g.spent, units, 0, None),
        ("retreated", g.retreated, units, 0, 1),
        ("holder", g.holder, provinces, FREE, seats),
        ("troops", g.troops, provinces * (seats + 1), 0, units),
    ]
    return found + misshapen(columns)


def piece_problems(g: Warriors) -> list[str]:
    found: list[str] = []
    for seat in range(g.seats):
        if seat in g.gone:
            continue
        own = range(seat * PIECES, (seat + 1) * PIECES)
        for kind in range(FORTRESS + 1):
            count = sum(1 for unit in own if g.kind[unit] == kind and g.owner[unit] == seat)
            if count != g.board.supply[kind]:
                found.append(f"seat {seat} has {count} pieces of kind {kind}")
        for unit in own:
            if g.place[unit] == REMOVED and g.kind[unit] != PRINCESS:
                found.append(f"piece {unit} is out of the game but no princess")
            if g.place[unit] < 0 and (g.damage[unit] or g.retreated[unit]):
                found.append(f"piece {unit} off the map is marked")
    for unit in range(len(g.kind)):
        if g.retreated[unit] and not (g.kind[unit] <= CAVALRY or g.owner[unit] == g.seats):
            found.append(f"unit {unit} cannot have retreated")
    return found


def control_problems(g: Warriors) -> list[str]:
    found: list[str] = []
    width = g.seats + 1
    counts = [0] * len(g.troops)
    for unit, province in enumerate(g.place):
        if province >= 0:
            counts[province * width + g.owner[unit]] += 1
    if counts != g.troops:
        found.append("the count of troops is wrong")
    fighting = any(isinstance(frame, Battle) for frame in g.stack)
    for province, holder in enumerate(g.holder):
        owners = [owner for owner in range(width) if counts[province * width + owner]]
        if fighting:
            continue
        if holder == FREE and owners:
            found.append(f"province {province} is free but has units")
        if holder != FREE and holder not in owners:
            found.append(f"province {province} is held by somebody who is not there")
        for owner in owners:
            if holder != FREE and not are_allies(g, owner, holder) and not is_hostile(g, owner, province):
                found.append(f"units of {owner} stand in province {province} in peace")
        for seat in range(g.seats):
            fortresses = sum(1 for unit in range(len(g.kind)) if g.place[unit] == province and g.kind[unit] == FORTRESS)
            if seat == holder and fortresses > g.board.fortress_limit:
                found.append(f"province {province} has {fortresses} fortresses")
    return found


def seat_problems(g: Warriors) -> list[str]:
    found: list[str] = []
    for seat in range(g.seats):
        for other in range(g.seats):
            if g.war[seat * g.seats + other] != g.war[other * g.seats + seat]:
                found.append(f"seats {seat} and {other} disagree about war")
            if g.war[seat * g.seats + other] and are_allies(g, seat, other):
                found.append(f"allies {seat} and {other} are at war")
    if sorted(g.order + g.gone) != list(range(g.seats)):
        found.append("the turn order does not name every seat once")
    return found
