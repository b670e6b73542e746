"""What a seat may see. Nearly everything is open; damage being given out is not.  (ruling WT-GAP-49)"""

from typing import Any

from quadriga.games.warriors.board import PIECES, RESOURCES, TRACKS
from quadriga.games.warriors.names import KIND_NAMES, PHASE_NAMES, RESOURCE_NAMES, TRACK_NAMES, seat_token
from quadriga.games.warriors.procedures.allocation import DamageAllocation
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.queries import (
    action_points_left,
    are_allies,
    armies_of,
    at_war,
    controls_trade_centre,
    has_pillaging,
    hit_points,
    level,
    routes_opened,
    strength,
)
from quadriga.games.warriors.scoring import leader, team_points, victory_points
from quadriga.games.warriors.state import FREE, RESERVE, Warriors


def view(g: Warriors, seat: int) -> dict[str, Any]:
    return {
        "game": "warriors",
        "seat": seat,
        "map": g.map,
        "variant": g.variant,
        "teams": g.teams,
        "turn": g.turn,
        "turn_limit": g.turn_limit,
        "phase": PHASE_NAMES[g.phase],
        "threshold": g.threshold,
        "order": g.order[:],
        "over": g.over,
        "winners": g.winners[:],
        "waiting": g.waiting(),
        "leaders": [leader(g, track) for track in range(TRACKS)],
        "seats": [seat_view(g, other) for other in range(g.seats)],
        "provinces": provinces_view(g),
        "frames": [type(frame).__name__ for frame in g.stack],
        "offers": offers_view(g),
        "battle": battle_view(g, seat),
    }


def seat_view(g: Warriors, seat: int) -> dict[str, Any]:
    return {
        "nation": seat_token(g, seat),
        "nation_number": g.nation[seat],
        "gone": seat in g.gone,
        "leaving": seat in g.leaving,
        "stock": {RESOURCE_NAMES[r]: g.stock[seat * RESOURCES + r] for r in range(RESOURCES)},
        "tokens": {TRACK_NAMES[t]: g.tokens[seat * TRACKS + t] for t in range(TRACKS)},
        "levels": {TRACK_NAMES[t]: level(g, seat, t) for t in range(TRACKS)},
        "points": victory_points(g, seat) if g.nation[seat] >= 0 else 0,
        "team_points": team_points(g, seat) if g.nation[seat] >= 0 else 0,
        "glory": g.glory[seat],
        "unified": bool(g.unified[seat]),
        "trade_centre": controls_trade_centre(g, seat),
        "routes": [partner for partner in g.routes[seat * 3 : seat * 3 + 3] if partner >= 0],
        "routes_opened": routes_opened(g, seat),
        "wars": [
            {"seat": other, "since": g.war[seat * g.seats + other]}
            for other in range(g.seats)
            if at_war(g, seat, other)
        ],
        "allies": [other for other in range(g.seats) if other != seat and are_allies(g, seat, other)],
        "reserve": reserve_view(g, seat),
        "food_needed": food_needed(g, seat),
    }


def food_needed(g: Warriors, seat: int) -> int:
    """For the next feeding; who pillages needs none."""
    return 0 if has_pillaging(g, seat) else sum(g.board.upkeep[g.kind[unit]] for unit in armies_of(g, seat))


def reserve_view(g: Warriors, seat: int) -> dict[str, int]:
    counts = dict.fromkeys(KIND_NAMES[:5], 0)
    for unit in range(seat * PIECES, (seat + 1) * PIECES):
        if g.place[unit] == RESERVE and g.owner[unit] == seat:
            counts[KIND_NAMES[g.kind[unit]]] += 1
    return counts


def provinces_view(g: Warriors) -> list[dict[str, Any]]:
    units: list[list[dict[str, Any]]] = [[] for _ in g.holder]
    for unit, place in enumerate(g.place):
        if place >= 0:
            units[place].append(unit_view(g, unit))
    return [province_view(g, province, units[province]) for province in range(len(g.holder))]


def province_view(g: Warriors, province: int, units: list[dict[str, Any]]) -> dict[str, Any]:
    holder = g.holder[province]
    return {
        "province": g.board.keys[province],
        "holder": "free" if holder == FREE else seat_token(g, holder),
        "holder_seat": holder,
        "units": units,
    }


def unit_view(g: Warriors, unit: int) -> dict[str, Any]:
    owner = g.owner[unit]
    return {
        "unit": unit,
        "owner": owner,
        "kind": KIND_NAMES[g.kind[unit]],
        "strength": strength(g, unit) if g.turn else g.board.strength[g.kind[unit]],
        "hit_points": hit_points(g, unit) if g.turn else g.board.resistance[g.kind[unit]],
        "damage": g.damage[unit],
        "action_points": action_points_left(g, unit) if owner < g.seats and g.kind[unit] < 3 else 0,
        "retreated": bool(g.retreated[unit]),
    }


def offers_view(g: Warriors) -> list[dict[str, Any]]:
    """Offers on the trading floor are made in the open."""
    for frame in g.stack:
        if isinstance(frame, TradePhase):
            return [
                {"offer": offer, "from": frame.makers[i], "to": frame.takers[i], "legs": frame.deal_of(offer).legs}
                for i, offer in enumerate(frame.ids)
            ]
    return []


def battle_view(g: Warriors, seat: int) -> dict[str, Any] | None:
    """The battle in progress: the seat sees only the damage it has itself given out so far."""
    for frame in g.stack:
        if isinstance(frame, DamageAllocation):
            blows = frame.blows
            return {
                "province": frame.province,
                "attacker": frame.attacker,
                "defender": frame.defender,
                "attack": frame.attack_total,
                "defence": frame.defence_total,
                "left": frame.left(seat) if seat in (frame.attacker, frame.defender) else 0,
                "given": [blows[start + 1 : start + 3] for start in range(0, len(blows), 3) if blows[start] == seat],
            }
    return None
