"""What a seat may see, built key by key.

Florins, sealed answers, drawn cards and secret pacts of others are never in it.
"""

from typing import Any

from quadriga.engine.module import HANDICAP
from quadriga.engine.parley import Parley
from quadriga.games.medioevo.battle_view import battle_view
from quadriga.games.medioevo.board import CARDS, COLOURS, GOODS, KINDS, TERRITORIES
from quadriga.games.medioevo.codes import FINAL, FINAL_ITEMS, HONOUR_SOURCES, PACT, SOURCES, STAGES, START
from quadriga.games.medioevo.data_schema import KINGDOM_NAMES, PIECE_NAMES
from quadriga.games.medioevo.land_view import armies, piece_view, territories_of, territory_view
from quadriga.games.medioevo.names import CLAUSE_NAMES, PHASE_NAMES, token
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.card_use import CardUse
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.movement import Movement
from quadriga.games.medioevo.procedures.preparation import StartingCards
from quadriga.games.medioevo.procedures.sale import Sale
from quadriga.games.medioevo.procedures.treaty import Proposal
from quadriga.games.medioevo.property_queries import (
    cards_of,
    cubes_left,
    market_value,
    net_wealth,
    recruitment_limit,
    tokens_left,
)
from quadriga.games.medioevo.queries import has_truce, penalty
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import reserve


def view(g: Medioevo, seat: int) -> dict[str, Any]:
    return {
        "game": "medioevo",
        "seat": seat,
        "turn": g.turn,
        "turns": g.turns,
        "honour_limit": g.honour_limit,
        "time_up": g.time_up,
        "phase": PHASE_NAMES[g.phase],
        "options": {"terrain": g.terrain, "blood": g.blood_rule, "deployment": g.deployment, "teams": g.teams},
        "order": list(g.order),
        "dice": list(g.dice) if any(g.dice) else [],
        "horde": list(g.horde),
        "event": g.event,
        "tolerated": g.board.events[g.event_deck[-1]].tax if g.event_deck else 0,
        "events_left": len(g.event_deck),
        "deck": len(g.deck),
        "deck_top": g.deck[-1] if g.deck and g.phase else -1,
        "in_play": [bool(zone) for zone in g.in_play],
        "over": g.over,
        "winners": g.winners[:],
        "waiting": g.waiting(),
        "seats": [seat_view(g, other, seat) for other in range(g.seats)],
        "armies": armies(g),
        "pieces": [piece_view(g, piece) for piece in range(len(g.piece_kind)) if g.piece_kind[piece] >= 0],
        "territories": [territory_view(g, territory, seat) for territory in range(TERRITORIES)],
        "reserve": [reserve(g, seat, kind) for kind in range(KINDS)] if seat >= 0 else [],
        "cubes": [cubes_left(g, good) for good in range(GOODS)],
        "objective_tokens": [tokens_left(g, colour) for colour in range(COLOURS)],
        "war": [list(g.war[a * g.seats : (a + 1) * g.seats]) for a in range(g.seats)],
        "truce": [[has_truce(g, a, b) for b in range(g.seats)] for a in range(g.seats)],
        "pacts": pacts(g, seat),
        "offers": offers(g, seat),
        "bans": [
            {"card": g.bans[entry], "territory": g.bans[entry + 1]}
            for entry in range(0, len(g.bans), 3)
            if g.bans[entry + 2] == g.turn
        ],
        "effects": [
            {"card": g.effects[entry], "number": g.effects[entry + 1], "target": g.effects[entry + 2]}
            for entry in range(0, len(g.effects), 3)
        ],
        "drawn": drawn(g, seat),
        "orders": orders(g, seat),
        "bids": bids(g, seat),
        "battle": battle_view(g),
        "move": move_view(g),
        "convoy": convoy_view(g),
        "sale": sale_view(g),
        "deeds": deeds(g),
    }


def sources(g: Medioevo, seat: int) -> dict[str, int]:
    """Where the Honour has come from, a handicap apart."""
    first = seat * HONOUR_SOURCES
    found = {name: g.honour_log[first + source] for source, name in enumerate(SOURCES)}
    if g.handicap:
        found[SOURCES[START]] -= g.handicap[seat]
        found[HANDICAP.name] = g.handicap[seat]
    return {name: points for name, points in found.items() if points}


def seat_view(g: Medioevo, seat: int, viewer: int) -> dict[str, Any]:
    known = seat == viewer or g.over
    first = seat * COLOURS
    return {
        "kingdom": KINGDOM_NAMES[g.kingdom[seat]] if g.kingdom[seat] >= 0 else "",
        "team": seat % g.teams if g.teams else -1,
        "honour": g.honour[seat],
        "sources": sources(g, seat),
        "florins": g.florins[seat] if known else None,
        "loans": g.loans[seat],
        "tax": g.tax[seat],
        "income": g.income[seat],
        "blood": g.blood[seat],
        "tokens": list(g.tokens[first : first + COLOURS]),
        "flipped": list(g.flipped[first : first + COLOURS]),
        "points": list(g.points[first : first + COLOURS]),
        "levels": list(g.levels[first : first + COLOURS]),
        "cards": [{"card": card, "rotated": card in g.rotated} for card in cards_of(g, seat)],
        "stored": g.stored if seat * CARDS + 35 in g.cards else 0,
        "territories": territories_of(g, seat, viewer),
        "surrendered": [g.surrendered[seat * KINDS + kind] + g.yielded[seat * KINDS + kind] for kind in range(KINDS)],
        "prisoners": [
            {"owner": owner, "units": list(held)}
            for owner in range(g.seats)
            if any(held := g.prisoners[(seat * g.seats + owner) * KINDS : (seat * g.seats + owner + 1) * KINDS])
        ],
        "road": road_view(g, seat),
        "penalty": penalty(g, seat) if g.phase else 0,  # there is no order yet before the first auction
        "recruits": recruits(g, seat, known),
        "net_wealth": net_wealth(g, seat) if known else None,
        "final": final_view(g, seat),
        "absent": seat in g.absent,
        "gone": seat in g.gone,
    }


def recruits(g: Medioevo, seat: int, known: bool) -> int:
    """Units that may still be placed; what others have ordered behind their screens does not show."""
    placed = g.recruited[seat] if known or not g.deployment else 0
    return max(0, recruitment_limit(g, seat) - placed)


def final_view(g: Medioevo, seat: int) -> dict[str, int]:
    if not g.final:
        return {}
    return {FINAL_ITEMS[item]: g.final[seat * FINAL + item] for item in range(FINAL)}


def road_view(g: Medioevo, seat: int) -> dict[str, Any] | None:
    length = g.road_length[seat]
    if not length:
        return None
    return {
        "piece": g.road_piece[seat],
        "stages": list(g.road[seat * STAGES : seat * STAGES + length]),
        "done": [bool((g.road_done[seat] >> stage) & 1) for stage in range(length)],
    }


def pacts(g: Medioevo, seat: int) -> list[dict[str, Any]]:
    """Secret ones only for their partners.  rule: MU-DIP-7 (ruling MU-GAP-83)"""
    found: list[dict[str, Any]] = []
    for entry in range(0, len(g.pacts), PACT):
        number, kind, by, whom, until, secret, count, against, called = g.pacts[entry : entry + PACT]
        if secret and seat not in (by, whom):
            continue
        found.append(
            {
                "id": number,
                "kind": CLAUSE_NAMES[kind],
                "by": by,
                "for": whom,
                "until": until,
                "secret": bool(secret),
                "number": count,
                "against": [other for other in range(g.seats) if (against >> other) & 1],
                "called": called,
            }
        )
    return found


def offers(g: Medioevo, seat: int) -> list[dict[str, Any]]:
    """Open offers of which the seat is a part."""
    found: list[dict[str, Any]] = []
    for frame in g.stack:
        if isinstance(frame, Parley):
            for index, number in enumerate(frame.ids):
                maker = frame.makers[index]
                taker = frame.takers[index]
                if seat in (maker, taker):
                    deal = frame.deal_of(number)
                    found.append(offer_view(number, maker, taker, deal.legs, deal.clauses))
        elif isinstance(frame, Proposal) and frame.at == 1 and seat in (frame.seat, frame.other):
            found.append(offer_view(frame.number, frame.seat, frame.other, frame.legs, frame.clauses))
    return found


def offer_view(number: int, maker: int, taker: int, legs: list[int], clauses: list[int]) -> dict[str, Any]:
    return {
        "id": number,
        "maker": maker,
        "taker": taker,
        "legs": [legs[at : at + 4] for at in range(0, len(legs), 4)],
        "clauses": [clauses[at : at + 4] for at in range(0, len(clauses), 4)],
    }


def drawn(g: Medioevo, seat: int) -> list[int]:
    """Cards the seat is choosing from.  rule: MU-EMP-4"""
    for frame in reversed(g.stack):
        if isinstance(frame, CardPurchase) and frame.seat == seat:
            return frame.drawn[:]
        if isinstance(frame, StartingCards) and seat >= 0:
            return frame.dealt_to(seat) if frame.at == 1 else []
    return []


def orders(g: Medioevo, seat: int) -> list[dict[str, Any]]:
    """What the seat keeps behind its screen."""
    found: list[dict[str, Any]] = []
    for entry in range(0, len(g.orders), 3):
        if g.orders[entry] == seat:
            what = g.orders[entry + 1]
            if what < KINDS:
                found.append({"what": token(g, "unit", what), "level": 0, "count": g.orders[entry + 2]})
            elif what < 100:
                found.append({"what": token(g, "plan", what - 50), "level": (what - 50) % 4, "count": 1})
            else:
                found.append({"what": PIECE_NAMES[(what - 100) // 4], "level": (what - 100) % 4, "count": 1})
    return found


def bids(g: Medioevo, seat: int) -> list[int | None]:
    """The own sealed bid; those of others once they are open."""
    for frame in g.stack:
        if isinstance(frame, TurnOrder):
            shown: list[int | None] = []
            for other in range(g.seats):
                bid = frame.bids[other]
                shown.append(bid if bid >= 0 and (frame.at or other == seat) else None)
            return shown
    return []


def move_view(g: Medioevo) -> dict[str, Any] | None:
    for frame in reversed(g.stack):
        if isinstance(frame, Movement):
            return {
                "seat": frame.seat,
                "by": frame.by,
                "zone": frame.zone,
                "pieces": frame.pieces[:],
                "units": frame.going[:],
                "capacity": max(frame.supply(g), frame.hold(g)),
            }
    return None


def convoy_view(g: Medioevo) -> dict[str, Any] | None:
    for frame in reversed(g.stack):
        if isinstance(frame, Convoy):
            return {"seat": frame.seat, "piece": frame.piece, "zone": g.piece_zone[frame.piece]}
    return None


def sale_view(g: Medioevo) -> dict[str, Any] | None:
    for frame in reversed(g.stack):
        if isinstance(frame, Sale):
            zone = g.piece_zone[frame.piece]
            return {
                "seat": frame.seat,
                "piece": frame.piece,
                "zone": zone,
                "cubes": frame.numbers[:],
                "price": frame.price(g),
                "market": market_value(g, zone) if zone < TERRITORIES else 0,
                "road": frame.at == 1,
            }
    return None


def deeds(g: Medioevo) -> list[dict[str, Any]]:
    """Procedures under way that somebody may want to know of, outermost first."""
    found: list[dict[str, Any]] = []
    for frame in g.stack:
        if isinstance(frame, CardUse):
            found.append({"deed": "card", "seat": frame.seat, "card": frame.card})
        elif isinstance(frame, Movement):
            found.append({"deed": "move", "seat": frame.seat, "zone": frame.zone})
        elif type(frame).__name__ in DEED_NAMES:
            found.append({"deed": DEED_NAMES[type(frame).__name__]})
    return found


DEED_NAMES = {
    "Battle": "battle",
    "Conquest": "conquest",
    "Rebellions": "rebellion",
    "Uprising": "rebellion",
    "Talks": "talks",
    "BarbarianSupply": "supply",
    "EventDraw": "event",
    "BarbarianPlunder": "plunder",
    "Accusation": "accusation",
    "Vote": "vote",
}
