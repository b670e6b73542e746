"""Readable positions: what lies where, by name, both ways."""

from collections.abc import Sequence
from typing import Any

from quadriga.games.medioevo.board import CATEGORIES, COLOURS, GALLEY, GOODS, KINDS, TERRITORIES, ZONES
from quadriga.games.medioevo.codes import FINAL, FINAL_ITEMS, HONOUR_SOURCES, PACT, SOURCES, STAGES
from quadriga.games.medioevo.data_schema import COLOUR_NAMES, GOOD_NAMES, PIECE_NAMES, UNIT_NAMES
from quadriga.games.medioevo.layout import Builder
from quadriga.games.medioevo.names import CATEGORY_NAMES, CLAUSE_NAMES, PHASE_NAMES, names_of, seat_name
from quadriga.games.medioevo.property_queries import cards_of, net_wealth, owner_of, recruitment_limit
from quadriga.games.medioevo.queries import controlled, has_truce, penalty
from quadriga.games.medioevo.scoring import total
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import all_units, owners_in

__all__ = ["Builder", "describe"]


def describe(g: Medioevo) -> dict[str, Any]:
    """The whole position by name; ``waiting``, ``winners`` and the like are there to be expected."""
    keys = g.board.zone_keys
    waiting = [seat_name(g, seat) for seat in g.waiting()]
    return {
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "active": waiting[0] if waiting else "",
        "waiting": sorted(waiting),
        "over": g.over,
        "winners": [seat_name(g, seat) for seat in g.winners],
        "kingdoms": [seat_name(g, seat) for seat in range(g.seats)],
        "order": [seat_name(g, seat) for seat in g.order],
        "gone": [seat_name(g, seat) for seat in g.gone],
        "time_up": g.time_up,
        "dice": list(g.dice) if any(g.dice) else [4, 6, 8],
        "horde": list(g.horde),
        "event": g.board.events[g.event].key if g.event >= 0 else "",
        "event_deck": [g.board.events[event].key for event in reversed(g.event_deck)],
        "tolerated": g.board.events[g.event_deck[-1]].tax if g.event_deck else 0,
        "deck": [g.board.card_keys[card] for card in reversed(g.deck)],
        "deck_size": len(g.deck),
        "armies": {keys[zone]: armies_at(g, zone) for zone in range(ZONES) if owners_in(g, zone)},
        "pieces": [describe_piece(g, piece) for piece in range(len(g.piece_kind)) if g.piece_kind[piece] >= 0],
        "land": {keys[t]: land for t in range(TERRITORIES) if (land := describe_land(g, t))},
        "war": pairs(g, [1 if since else 0 for since in g.war]),
        "truce": pairs(g, [1 if has_truce(g, a, b) else 0 for a in range(g.seats) for b in range(g.seats)]),
        "pacts": [describe_pact(g, entry) for entry in range(0, len(g.pacts), PACT)],
        "bans": [list(g.bans[entry : entry + 3]) for entry in range(0, len(g.bans), 3)],
        "effects": [list(g.effects[entry : entry + 3]) for entry in range(0, len(g.effects), 3)],
        "conquered": [keys[territory] for territory in g.conquered],
        "seat": {seat_name(g, seat): describe_seat(g, seat) for seat in range(g.seats)},
    }


def units_by_name(numbers: Sequence[int]) -> dict[str, int]:
    return {UNIT_NAMES[kind]: number for kind, number in enumerate(numbers[:KINDS]) if number}


def armies_at(g: Medioevo, zone: int) -> dict[str, Any]:
    """Units aboard galleys are described with them."""
    owners = names_of(g, "owner")
    found: dict[str, Any] = {}
    for owner in owners_in(g, zone):
        first = (zone * (g.seats + 1) + owner) * KINDS
        found[owners[owner]] = units_by_name(list(g.army[first : first + KINDS]))
    return found


def describe_piece(g: Medioevo, piece: int) -> dict[str, Any]:
    goods = g.cargo[piece * GOODS : (piece + 1) * GOODS]
    doc: dict[str, Any] = {
        "id": piece,
        "owner": names_of(g, "owner")[owner_of(g, piece)],
        "kind": PIECE_NAMES[g.piece_kind[piece]],
        "level": g.piece_level[piece],
        "zone": g.board.zone_keys[g.piece_zone[piece]],
        "mp": g.piece_mp[piece],
        "done": bool(g.piece_done[piece]),
    }
    if g.piece_aboard[piece] >= 0:
        doc["aboard"] = g.piece_aboard[piece]
    if g.piece_kind[piece] == GALLEY:
        doc["units"] = units_by_name(goods)
    elif any(goods):
        doc["cargo"] = {GOOD_NAMES[good]: number for good, number in enumerate(goods) if number}
    return doc


def describe_land(g: Medioevo, territory: int) -> dict[str, Any]:
    """Only what is not as at the beginning."""
    owners = ["nobody", *names_of(g, "owner")]
    doc: dict[str, Any] = {}
    first = territory * CATEGORIES
    if g.holder[territory] >= 0 or g.board.kingdom[territory] in g.kingdom:
        doc["holder"] = owners[g.holder[territory] + 1]
    if g.token[territory] >= 0:
        doc["token"] = owners[g.token[territory] + 1]
    for category, name in enumerate(CATEGORY_NAMES):
        if g.buildings[first + category]:
            doc[name] = g.buildings[first + category]
    if any(g.damage[first : first + CATEGORIES]):
        doc["damage"] = list(g.damage[first : first + CATEGORIES])
    if g.market[territory]:
        doc["market"] = [GOOD_NAMES[good] for good in range(GOODS) if (g.market[territory] >> good) & 1]
    return doc


def pairs(g: Medioevo, matrix: list[int]) -> list[list[str]]:
    return [
        [seat_name(g, a), seat_name(g, b)]
        for a in range(g.seats)
        for b in range(a + 1, g.seats)
        if matrix[a * g.seats + b]
    ]


def describe_pact(g: Medioevo, entry: int) -> dict[str, Any]:
    number, kind, by, whom, until, secret, count, against, called = g.pacts[entry : entry + PACT]
    return {
        "id": number,
        "kind": CLAUSE_NAMES[kind],
        "by": seat_name(g, by),
        "for": seat_name(g, whom),
        "until": until,
        "secret": bool(secret),
        "number": count,
        "against": [seat_name(g, seat) for seat in range(g.seats) if (against >> seat) & 1],
        "called": called,
    }


def describe_seat(g: Medioevo, seat: int) -> dict[str, Any]:
    first = seat * COLOURS
    kinds = slice(seat * KINDS, (seat + 1) * KINDS)
    cards = cards_of(g, seat)
    return {
        "florins": g.florins[seat],
        "net_wealth": net_wealth(g, seat),
        "honour": g.honour[seat],
        "total": total(g, seat) if g.final else g.honour[seat],
        "sources": {
            SOURCES[source]: g.honour_log[seat * HONOUR_SOURCES + source]
            for source in range(HONOUR_SOURCES)
            if g.honour_log[seat * HONOUR_SOURCES + source]
        },
        "final": {FINAL_ITEMS[item]: g.final[seat * FINAL + item] for item in range(FINAL)} if g.final else {},
        "loans": g.loans[seat],
        "credit": g.credit[seat],
        "unpaid": g.unpaid[seat],
        "tax": g.tax[seat],
        "income": g.income[seat],
        "blood": g.blood[seat],
        "tokens": by_colour(g.tokens[first : first + COLOURS]),
        "flipped": by_colour(g.flipped[first : first + COLOURS]),
        "points": by_colour(g.points[first : first + COLOURS]),
        "technologies": by_colour(g.levels[first : first + COLOURS]),
        "level_sum": sum(g.levels[first : first + COLOURS]),
        "cards": [g.board.card_keys[card] for card in cards],
        "rotated": [g.board.card_keys[card] for card in cards if card in g.rotated],
        "stored": g.stored if 35 in cards else 0,
        "territories": len(controlled(g, seat)),
        "units": all_units(g, seat),
        "recruits": max(0, recruitment_limit(g, seat) - g.recruited[seat]),
        "penalty": penalty(g, seat),
        "surrendered": units_by_name(g.surrendered[kinds]),
        "yielded": units_by_name(g.yielded[kinds]),
        "lost": units_by_name(g.lost[kinds]),
        "prisoners": prisoners(g, seat),
        "road": road(g, seat),
        "absent": seat in g.absent,
    }


def by_colour(numbers: Sequence[int]) -> dict[str, int]:
    return {COLOUR_NAMES[colour]: number for colour, number in enumerate(numbers) if number}


def prisoners(g: Medioevo, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for owner in range(g.seats):
        first = (seat * g.seats + owner) * KINDS
        if any(g.prisoners[first : first + KINDS]):
            found[seat_name(g, owner)] = units_by_name(g.prisoners[first : first + KINDS])
    return found


def road(g: Medioevo, seat: int) -> dict[str, Any]:
    length = g.road_length[seat]
    if not length:
        return {}
    stages = [g.board.zone_keys[t] for t in g.road[seat * STAGES : seat * STAGES + length]]
    return {
        "piece": g.road_piece[seat],
        "stages": stages,
        "done": [stage for place, stage in enumerate(stages) if (g.road_done[seat] >> place) & 1],
    }
