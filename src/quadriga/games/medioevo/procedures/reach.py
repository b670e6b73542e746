"""Where a group may go next: by which border, at what price, and what stands in its way."""

from quadriga.games.medioevo.board import COAST, ENGINE, GALLEY, LAND, SEA, STRAIT
from quadriga.games.medioevo.procedures.group import Group
from quadriga.games.medioevo.procedures.steps import step_cost
from quadriga.games.medioevo.property_queries import has_castle, pieces_at
from quadriga.games.medioevo.queries import (
    adjacent,
    at_war,
    border,
    has_effect,
    is_banned,
    is_land,
    may_attack,
    may_stay,
)
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

# How a group gets to an adjacent zone
NO_WAY = 0
AS_IT_IS = 1
BY_LOGISTICS = 2


def way(g: Medioevo, group: Group, goal: int) -> int:
    """How the group could go there.  rule: MU-MOV-1, MU-MOV-4, MU-MOV-6, MU-TECH-2"""
    along = border(g, group.zone, goal)
    galleys = group.galleys(g)
    land = group.land_pieces(g)
    if along == LAND or along == STRAIT:
        if galleys:
            return BY_LOGISTICS if not land and not group.army() else NO_WAY
        if has_castle(g, group.seat, group.zone) or (group.bonus and not group.pieces):
            return AS_IT_IS if group.pieces or group.army() else NO_WAY
        return AS_IT_IS if land and group.army() <= group.supply(g) else NO_WAY
    if along == COAST and not is_land(group.zone):
        return AS_IT_IS if group.pieces else NO_WAY
    if along == COAST or along == SEA:
        if not is_land(group.zone) and not galleys:
            return BY_LOGISTICS if land else NO_WAY
        if galleys:
            return AS_IT_IS if group.army() + len(land) <= group.hold(g) else NO_WAY
        return BY_LOGISTICS if land and group.army() <= group.supply(g) else NO_WAY
    return NO_WAY


def price(g: Medioevo, group: Group, piece: int, goal: int) -> int:
    """Movement points a step costs a piece; none aboard.  rule: MU-MOV-2, MU-MOV-6, MU-CARD-53"""
    if g.piece_kind[piece] != GALLEY and group.galleys(g) and border(g, group.zone, goal) in (COAST, SEA):
        return 0
    if group.bonus:
        return 0
    cost = step_cost(g, g.piece_kind[piece], group.zone, goal, group.seat)
    if g.piece_kind[piece] == ENGINE and has_effect(g, 52, piece) and group.army():
        return min(cost, g.piece_mp[piece])
    return cost


def is_guarded(g: Medioevo, seat: int, zone: int) -> bool:
    """Barbarians, or ships or armies of players at war with the seat, are in a sea zone."""
    if units(g, zone, g.seats):
        return True
    for owner in range(g.seats):
        if owner != seat and at_war(g, seat, owner) and (units(g, zone, owner) or pieces_at(g, zone, owner)):
            return True
    return False


def is_bound(g: Medioevo, group: Group, goal: int) -> bool:
    """A group at sea without galleys must be able to land again.  rule: MU-TECH-2"""
    if is_land(goal) or group.galleys(g):
        return False
    for piece in group.pieces:
        if g.piece_mp[piece] - price(g, group, piece, goal) < 1:
            return True
    return not [other for other in adjacent(g, goal) if is_land(other)]


def obstacle(g: Medioevo, group: Group, goal: int) -> str:
    """Why the group may not enter a zone; nothing if it may."""
    for piece in group.pieces:
        if price(g, group, piece, goal) > g.piece_mp[piece]:
            return "no_points"
    unseen = group.is_unseen(g)
    first = goal * (g.seats + 1)
    if not is_land(goal) and not group.galleys(g) and not unseen and is_guarded(g, group.seat, goal):
        return "guarded_sea"
    if not group.army() and not unseen:
        if g.troops[first + g.seats]:
            return "hostile_army"
        for owner in range(g.seats):
            if owner != group.seat and g.troops[first + owner] and at_war(g, group.seat, owner):
                return "hostile_army"
    if group.army() and not unseen and is_land(goal):
        host = g.holder[goal]
        if host >= 0 and host != group.seat and not may_stay(g, group.seat, host):
            if not may_attack(g, group.seat, host):
                return "truce"
            if group.by != group.seat and (not at_war(g, group.seat, host)):
                return "ally_not_at_war"
    if is_bound(g, group, goal):
        return "no_landfall"
    return ""


def obstacle_rules(code: str) -> list[str]:
    """The rules behind an obstacle."""
    if code == "no_points":
        return ["MU-MOV-3"]
    if code == "hostile_army":
        return ["MU-MOV-14"]
    if code == "guarded_sea":
        return ["MU-TECH-2", "MU-NAV-1"]
    if code == "truce":
        return ["MU-DIP-5"]
    return ["MU-DIP-13"] if code == "ally_not_at_war" else ["MU-TECH-2"]


def goals(g: Medioevo, group: Group, wanted: int) -> list[int]:
    """Zones the group may enter in this way."""
    if not group.pieces and not group.army():
        return []
    if group.bonus and group.steps:
        return []
    if group.steps and is_land(group.zone) and is_banned(g, 2, group.zone):
        return []
    return [zone for zone in adjacent(g, group.zone) if way(g, group, zone) == wanted and not obstacle(g, group, zone)]
