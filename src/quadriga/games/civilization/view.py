"""What a seat may see, built key by key.

Hands, decks, face-down tokens one has not looked at, sealed bids and choices, offers between others are never in it.
"""

from typing import Any

from quadriga.engine.parley import Parley
from quadriga.games.civilization.battle_view import battle_view
from quadriga.games.civilization.board import CARDS, NOBODY, SPACES, TERRITORIES
from quadriga.games.civilization.data_names import CIVILIZATION_NAMES, GOVERNMENT_NAMES, LENGTH_NAMES
from quadriga.games.civilization.economy_view import culture_view, governments_view, history_view, technologies_view
from quadriga.games.civilization.names import END_NAMES, PHASE_NAMES
from quadriga.games.civilization.position_names import MOOD_NAMES
from quadriga.games.civilization.procedures.ending import SCORE_ITEMS, points
from quadriga.games.civilization.procedures.espionage.malus import alert_at, malus
from quadriga.games.civilization.procedures.espionage.spies import bonus
from quadriga.games.civilization.procedures.income import account
from quadriga.games.civilization.procedures.motion import points_left
from quadriga.games.civilization.procedures.move import Move
from quadriga.games.civilization.procedures.order import BIDDING, TurnChange
from quadriga.games.civilization.procedures.revolts import may_revolt, revolt_score
from quadriga.games.civilization.procedures.supply import OWED, OWED_FREE
from quadriga.games.civilization.procedures.timing import on_the_clock, phase_minutes
from quadriga.games.civilization.procedures.trade import TradePhase
from quadriga.games.civilization.queries import (
    half_points,
    held,
    is_happy,
    is_productive,
    military_units,
    partner,
    settlements,
    technologies_of,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    ACCOUNTS,
    ACTED,
    ASHORE,
    DECLARED,
    EFFECT,
    GOING_ON,
    IMPRISONED,
    NUKE,
    RESERVE,
    SPIES,
    STOPPED,
    TRADE_ENTRY,
    UNTRAINED,
    WORK,
)

FACE_DOWN = -2
SPY_POINTS = 2  # halves


def view(g: Civilization, seat: int) -> dict[str, Any]:
    return {
        "game": "civilization",
        "seat": seat,
        "turn": g.turn,
        "phase": PHASE_NAMES[g.phase],
        "era": g.era,
        "length": LENGTH_NAMES[g.length],
        "options": options_view(g),
        "order": list(g.order),
        "marker": g.marker,
        "barred": list(g.barred),
        "ending": END_NAMES[g.ending] if g.ending != GOING_ON else "",
        "ended_by": g.ended_by,
        "event": g.event,
        "fund": g.fund,
        "over": g.over,
        "winners": g.winners[:],
        "waiting": g.waiting(),
        "clock": on_the_clock(g),
        "deck": sum(1 for card in g.deck if g.board.cards[card].deck == g.era),
        "bag": sum(g.bag),
        "seats": [seat_view(g, other, seat) for other in range(g.seats)],
        "territories": [territory_view(g, territory, seat) for territory in range(TERRITORIES)],
        "pieces": [piece_view(g, piece) for piece in range(len(g.kind)) if g.kind[piece] >= 0],
        "alerts": list(g.alert[:SPACES]),
        "technologies": technologies_view(g, seat),
        "wonders": [
            {"owner": g.wonder_owner[wonder], "places": list(g.wonder_place[wonder * 2 : wonder * 2 + 2])}
            for wonder in range(len(g.wonder_owner))
        ],
        "works": [
            {
                "owner": g.works[at],
                "name": g.works[at + 1],
                "places": list(g.works[at + 2 : at + 4]),
                "free": g.works[at + 4],
            }
            for at in range(0, len(g.works), WORK)
        ],
        "war": matrix(g, g.war),
        "embargo": matrix(g, g.embargo),
        "linked": linked(g),
        "wishes": wishes(g),
        "trades": [
            {
                "one": g.trades[at],
                "other": g.trades[at + 1],
                "forced": g.trades[at + 3] == 1 and g.trades[at + 2] == g.turn,
            }
            for at in range(0, len(g.trades), TRADE_ENTRY)
        ],
        "declared": [
            {
                "space": g.declared[at],
                "attackers": owners(g, g.declared[at + 1]),
                "defenders": owners(g, g.declared[at + 2]),
            }
            for at in range(0, len(g.declared), DECLARED)
        ],
        "effects": [list(g.effects[at : at + EFFECT]) for at in range(0, len(g.effects), EFFECT)],
        "spies": [spy_view(g, spy) for spy in range(len(g.spy_space)) if g.spy_space[spy] != UNTRAINED],
        "nukes": [
            {"owner": g.nukes[at], "space": g.nukes[at + 1], "carrier": g.nukes[at + 2]}
            for at in range(0, len(g.nukes), NUKE)
        ],
        "owed": [list(g.owed[at : at + OWED_FREE]) for at in range(0, len(g.owed), OWED)],
        "offers": offers(g, seat),
        "bids": bids(g, seat),
        "battle": battle_view(g, seat),
        "move": move_view(g),
        "culture": culture_view(g, seat),
        "governments": governments_view(g, seat),
        "history": history_view(g),
    }


def options_view(g: Civilization) -> dict[str, Any]:
    return {
        "civilizations": g.civ_rule,
        "governments": g.governments_rule,
        "espionage": g.espionage,
        "events": g.events_rule,
        "luxury": g.luxury,
        "strategy": g.strategy_rule > 0,
        "experience": g.experience_rule,
        "roads": g.roads_rule,
        "prospecting": g.prospecting,
        "landings": g.landings,
        "barbarians": g.barbarians_rule,
        "order": g.order_mode,
        "auction": g.auction,
        "limited": g.limited,
        "delayed": g.delayed,
        "turns": g.turns,
        "minutes": g.minutes,
        "penalty": g.penalty,
        "phase_timer": g.phase_timer,
    }


def seat_view(g: Civilization, seat: int, viewer: int) -> dict[str, Any]:
    known = seat == viewer or g.over
    cards = [card % CARDS for card in g.hands if card // CARDS == seat]
    own = settlements(g, seat)
    parts = points(g, seat)
    spies = g.spy_space[seat * SPIES : seat * SPIES + SPIES]
    return {
        "civilization": CIVILIZATION_NAMES[g.civilization[seat]] if g.civilization[seat] != NOBODY else "",
        "coins": g.coins[seat],
        "government": GOVERNMENT_NAMES[g.government[seat]],
        "former": GOVERNMENT_NAMES[g.former[seat]] if g.former[seat] != NOBODY else "",
        "capital": g.capital[seat],
        "experience": g.experience[seat],
        "merit_points": g.merit_points[seat],
        "dogma": g.dogma[seat],
        "income": g.income[seat],
        "account": list(g.accounts[seat * ACCOUNTS : seat * ACCOUNTS + ACCOUNTS]),
        "forecast": account(g, seat) if seat not in g.gone else [0] * ACCOUNTS,
        "settlements": len(own),
        "happy": sum(1 for territory in own if is_happy(g, territory)),
        "productive": sum(1 for territory in own if is_productive(g, territory)),
        "technologies": technologies_of(g, seat),
        "wonders": g.wonder_owner.count(seat),
        "units": military_units(g, seat),
        "resources": held(g, seat)[:],
        "points": sum(parts),
        "parts": dict(zip(SCORE_ITEMS, parts, strict=True)),
        "hand": cards if known else None,
        "cards": len(cards),
        "standing": [card % CARDS for card in g.standing if card // CARDS == seat],
        "completed": [card % CARDS for card in g.completed if card // CARDS == seat],
        "duty": g.duty[seat],
        "spies": {"untrained": spies.count(UNTRAINED), "reserve": spies.count(RESERVE)},
        "fuel": g.fuel[seat],
        "terror": g.terror[seat],
        "overtime": g.overtime[seat],
        "minutes": g.used_minutes[seat],
        "limit": phase_minutes(g, seat),
        "leaving": g.leaving[seat],
        "gone": seat in g.gone,
        "absent": seat in g.absent,
    }


def territory_view(g: Civilization, territory: int, viewer: int) -> dict[str, Any]:
    holder = g.holder[territory]
    settled = 0 <= holder < g.seats
    return {
        "holder": holder,
        "size": g.size[territory],
        "occupied": bool(g.occupied[territory]),
        "resource": g.resource[territory],
        "token": token_seen(g, territory, viewer),
        "shown": bool(g.shown[territory]),
        "looked": [seat for seat in range(g.seats) if (g.known[territory] >> seat) & 1],
        "road": g.road[territory],
        "happy": settled and is_happy(g, territory),
        "productive": settled and is_productive(g, territory),
        "points": [half_points(g, territory, 0), half_points(g, territory, 1)] if settled else [0, 0],
        "mood": [name for bit, name in enumerate(MOOD_NAMES) if (g.mood[territory] >> bit) & 1],
        "alert": g.alert[territory],
        "trade": partner(g, territory) if g.size[territory] else NOBODY,
        "revolt": revolt_score(g, territory) if settled and may_revolt(g, territory) else 0,
    }


def token_seen(g: Civilization, territory: int, viewer: int) -> int:
    """The token as far as the viewer knows it.  rule: CV-TOK-2, CV-TOK-4 (ruling CV-GAP-105)"""
    token = g.token[territory]
    if token == NOBODY or g.shown[territory] or g.over:
        return token
    return token if viewer >= 0 and (g.known[territory] >> viewer) & 1 else FACE_DOWN


def piece_view(g: Civilization, piece: int) -> dict[str, Any]:
    mark = g.mark[piece]
    return {
        "piece": piece,
        "kind": g.kind[piece],
        "owner": g.owner[piece],
        "space": g.space[piece],
        "left": points_left(g, piece) if g.owner[piece] < g.seats else 0,
        "aboard": g.aboard[piece],
        "stopped": bool(mark & STOPPED),
        "acted": bool(mark & ACTED),
        "ashore": bool(mark & ASHORE),
        "alarm": g.alarm[piece],
    }


def spy_view(g: Civilization, spy: int) -> dict[str, Any]:
    space = g.spy_space[spy]
    state = "abroad" if space >= 0 else "reserve" if space == RESERVE else "prison"
    return {
        "spy": spy,
        "owner": spy // SPIES,
        "space": max(space, NOBODY),
        "ship": g.spy_ship[spy],
        "state": state,
        "captor": IMPRISONED - space if state == "prison" else NOBODY,
        "used": bool(g.spy_used[spy]),
        "left": max(0, SPY_POINTS - g.spy_mp[spy]),
        "special": g.spy_special[spy],
        "malus": malus(g, spy) if space >= 0 else 0,
        "green_malus": malus(g, spy, green=True) if space >= 0 else 0,
        "counter_malus": malus(g, spy, counter=True) if space >= 0 else 0,
        "bonus": bonus(g, spy),
        "alert": alert_at(g, spy) if space >= 0 else 0,
    }


def matrix(g: Civilization, row: tuple[int, ...]) -> list[list[bool]]:
    return [[bool(row[a * g.seats + b]) for b in range(g.seats)] for a in range(g.seats)]


def owners(g: Civilization, mask: int) -> list[int]:
    return [owner for owner in range(g.seats + 1) if (mask >> owner) & 1]


def linked(g: Civilization) -> list[list[bool]]:
    """Who can trade with whom directly, while there is trade."""
    for frame in g.stack:
        if isinstance(frame, TradePhase) and frame.linked:
            return matrix(g, tuple(frame.linked))
    return []


def wishes(g: Civilization) -> list[list[bool]]:
    """Who has asked whom for peace, while there is trade.  rule: CV-DIP-2"""
    for frame in g.stack:
        if isinstance(frame, TradePhase) and frame.wishes:
            return matrix(g, tuple(frame.wishes))
    return []


def offers(g: Civilization, seat: int) -> list[dict[str, Any]]:
    """Open offers of which the seat is a part."""
    found: list[dict[str, Any]] = []
    for frame in g.stack:
        if isinstance(frame, Parley):
            for index, number in enumerate(frame.ids):
                maker = frame.makers[index]
                taker = frame.takers[index]
                if seat in (maker, taker):
                    deal = frame.deal_of(number)
                    found.append(
                        {
                            "id": number,
                            "maker": maker,
                            "taker": taker,
                            "legs": [deal.legs[at : at + 4] for at in range(0, len(deal.legs), 4)],
                            "clauses": [deal.clauses[at : at + 4] for at in range(0, len(deal.clauses), 4)],
                        }
                    )
    return found


def bids(g: Civilization, seat: int) -> list[int | None]:
    """The own sealed bid; in the auction the highest.  rule: CV-ORD-4, CV-ORD-11"""
    for frame in g.stack:
        if isinstance(frame, TurnChange):
            if frame.at == BIDDING:
                return [frame.bids[s] if s == seat and frame.bids[s] >= 0 else None for s in range(g.seats)]
            return [frame.best if s == frame.winner else None for s in range(g.seats)]
    return []


def move_view(g: Civilization) -> dict[str, Any] | None:
    for frame in g.frames():
        if isinstance(frame, Move) and frame.pieces:
            first = frame.pieces[0]
            return {
                "seat": frame.seat,
                "pieces": frame.pieces[:],
                "space": g.space[first],
                "left": min(points_left(g, piece) for piece in frame.pieces),
            }
    return None
