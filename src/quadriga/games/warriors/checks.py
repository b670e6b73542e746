"""Invariants of every position the rules can reach."""

from quadriga.games.warriors.board import CAVALRY, FORTRESS, PIECES, PRINCESS, RESOURCES, TRACKS
from quadriga.games.warriors.procedures.battle import Battle
from quadriga.games.warriors.queries import are_allies, is_hostile
from quadriga.games.warriors.state import FREE, REMOVED, SETUP, Warriors


def problems(g: Warriors) -> list[str]:
    """rule: WT-SET-3, WT-PRV-2, WT-PRV-4, WT-FORT-2"""
    if not g.order:
        return []
    found: list[str] = []
    found.extend(piece_problems(g))
    found.extend(control_problems(g))
    found.extend(seat_problems(g))
    return found


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
        if g.place[unit] >= len(g.holder) or g.damage[unit] < 0 or g.spent[unit] < 0:
            found.append(f"unit {unit} has impossible values")
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
    if min(g.stock) < 0:
        found.append("a stock is below nothing")
    for seat in range(g.seats):
        for track in range(TRACKS):
            if not 0 <= g.tokens[seat * TRACKS + track] <= g.board.spaces:
                found.append(f"seat {seat} has an impossible track")
        for other in range(g.seats):
            if g.war[seat * g.seats + other] != g.war[other * g.seats + seat]:
                found.append(f"seats {seat} and {other} disagree about war")
            if g.war[seat * g.seats + other] and are_allies(g, seat, other):
                found.append(f"allies {seat} and {other} are at war")
        if g.phase != SETUP and len(g.stock) != g.seats * RESOURCES:
            found.append("stocks are missing")
    if sorted(g.order + g.gone) != list(range(g.seats)):
        found.append("the turn order does not name every seat once")
    return found
