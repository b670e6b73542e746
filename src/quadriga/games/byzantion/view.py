"""What a seat may see, built key by key: hands, Missions, sealed answers and face-down cards of others are never in it.

rule: BZ-GEN-12
"""

from typing import Any

from quadriga.games.byzantion.board import EMPIRE_CARDS, GOODS, POSITIONS, TERRITORIES, UNITS
from quadriga.games.byzantion.data_schema import GOOD_NAMES
from quadriga.games.byzantion.deeds import contribution_view, deeds, split_view, trial_view, votes_view
from quadriga.games.byzantion.names import PHASE_NAMES, SEAT_NAMES
from quadriga.games.byzantion.procedures.ability import DrawAndKeep
from quadriga.games.byzantion.procedures.preparation import Draft
from quadriga.games.byzantion.procedures.solo.keimelion import TunicPlay
from quadriga.games.byzantion.queries import arbiter, area_of, hand_of, hand_size, missions_of, supply
from quadriga.games.byzantion.scoring import cards_cost, mission_doxa, rank
from quadriga.games.byzantion.state import EMPTY, FAILED, FINAL, PENDING, SHOWN, Byzantion


def view(g: Byzantion, seat: int) -> dict[str, Any]:
    return {
        "game": "byzantion",
        "seat": seat,
        "solo": g.seats == 1,
        "marathon": g.marathon,
        "round": g.round,
        "rounds": len(g.events),
        "phase": PHASE_NAMES[g.phase],
        "ring": g.ring if g.seats > 1 else -1,
        "order": g.order[:],
        "arbiter": arbiter(g) if g.seats > 1 and g.ring >= 0 else -1,
        "option": g.option,
        "over": g.over,
        "winners": g.winners[:],
        "waiting": g.waiting(),
        "seats": [seat_view(g, other) for other in range(g.seats)],
        "hand": hand_of(g, seat) if seat >= 0 else [],
        "missions": missions_of(g, seat) if seat >= 0 else [],
        "pack": pack_view(g, seat),
        "deck": len(g.deck),
        "discard": g.discard[:],
        "offer": g.offer_cards[:],
        "reserved": g.reserved[:],
        "market": g.market[:],
        "track": [{"casket": g.track[place], "seat": g.seals[place]} for place in range(POSITIONS)],
        "claimed": g.claimed,
        "paid": g.paid,
        "events": [event_view(g, place) for place in range(len(g.events))],
        "units": [g.units[place * UNITS : (place + 1) * UNITS] for place in range(TERRITORIES)],
        "supply": [supply(g, kind) for kind in range(UNITS)],
        "votes": votes_view(g),
        "deeds": deeds(g),
        "contribution": contribution_view(g, seat),
        "trial": trial_view(g, seat),
        "split": split_view(g),
        "revealed_missions": missions_view(g),
        "rank": g.board.rank_keys[rank(g, g.doxa[0])] if g.seats == 1 else "",
    }


def seat_view(g: Byzantion, seat: int) -> dict[str, Any]:
    return {
        "demos": SEAT_NAMES[seat],
        "doxa": g.doxa[seat],
        "final": g.final[seat * FINAL : (seat + 1) * FINAL],
        "dynamis": g.dynamis[seat],
        "goods": {GOOD_NAMES[good]: g.stock[seat * GOODS + good] for good in range(GOODS)},
        "hand": hand_size(g, seat),
        "missions": len(missions_of(g, seat)),
        "area": [card_view(g, card) for card in area_of(g, seat)],
        "position": g.seals.index(seat) if seat in g.seals and g.seats > 1 else -1,
        "victories": g.outcome.count(seat),
        "cards_cost": cards_cost(g, seat),
        "absent": seat in g.absent,
    }


def card_view(g: Byzantion, card: int) -> dict[str, Any]:
    leader = g.follows[card] if card < EMPIRE_CARDS else -1
    if leader < 0 and card < EMPIRE_CARDS and g.board.hero[card]:
        leader = card
    return {"card": card, "leader": leader, "marked": card in g.marked, "down": card in g.down}


def pack_view(g: Byzantion, seat: int) -> list[int]:
    """The cards a seat has before it to choose from, besides its hand."""
    if seat >= 0:
        for frame in reversed(g.stack):
            if isinstance(frame, Draft):
                return frame.pack_of(seat)
            if isinstance(frame, (DrawAndKeep, TunicPlay)) and frame.seat == seat:
                return frame.drawn[:]
    return []


def event_view(g: Byzantion, place: int) -> dict[str, Any]:
    """A solo event that lies face down shows its epoch only.  rule: BZ-EVS-5, BZ-SOL-9"""
    event = g.events[place]
    outcome = g.outcome[place]
    return {
        "event": event if g.shown[place] == SHOWN else EMPTY,
        "epoch": g.board.events[event].epoch if event != EMPTY else 0,
        "option": g.options[place],
        "outcome": "pending" if outcome == PENDING else "failed" if outcome == FAILED else "won",
        "winner": max(outcome, -1),
    }


def missions_view(g: Byzantion) -> list[dict[str, Any]]:
    """Once everything is over.  rule: BZ-MIS-4"""
    if not g.over or g.seats == 1:
        return []
    return [
        {
            "seat": seat,
            "missions": [{"mission": held, "doxa": mission_doxa(g, seat, held)} for held in missions_of(g, seat)],
        }
        for seat in range(g.seats)
    ]
