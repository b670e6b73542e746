"""Readable positions: what lies where, by name, both ways."""

from typing import Any

from quadriga.games.byzantion.board import EMPIRE_CARDS, GOODS, RESOURCES, TERRITORIES, UNITS
from quadriga.games.byzantion.data_schema import GOOD_NAMES, RESOURCE_NAMES
from quadriga.games.byzantion.layout import Builder
from quadriga.games.byzantion.names import PHASE_NAMES, POSITION_NAMES, SEAT_NAMES, token
from quadriga.games.byzantion.procedures.influence import Influence
from quadriga.games.byzantion.queries import arbiter, area_of, followers, hand_of, missions_of
from quadriga.games.byzantion.scoring import cards_cost, rank
from quadriga.games.byzantion.state import EMPTY, FAILED, PENDING, SHOWN, Byzantion

__all__ = ["Builder", "describe"]


def describe(g: Byzantion) -> dict[str, Any]:
    """The whole position by name; ``waiting``, ``winners`` and the like are there to be expected."""
    waiting = [SEAT_NAMES[seat] for seat in g.waiting()]
    board = g.board
    voting = any(isinstance(frame, Influence) for frame in g.stack)
    return {
        "round": g.round,
        "phase": "vote" if voting else PHASE_NAMES[g.phase],
        "active": waiting[0] if waiting else "",
        "waiting": sorted(waiting),
        "ring": token(g, "seat", g.ring),
        "order": [SEAT_NAMES[seat] for seat in g.order],
        "arbiter": token(g, "seat", arbiter(g)),
        "over": g.over,
        "winners": [SEAT_NAMES[seat] for seat in g.winners],
        "rank": board.rank_keys[rank(g, g.doxa[0])] if g.seats == 1 else "",
        "events": [board.events[event].key if event != EMPTY else "" for event in g.events],
        "shown": [place + 1 for place, shown in enumerate(g.shown) if shown == SHOWN],
        "option": g.option + 1,
        "outcome": [outcome_name(g, place) for place in range(len(g.events))],
        "market": [RESOURCE_NAMES[good] for good in g.market],
        "offer": [board.card_keys[card] for card in g.offer_cards if card != EMPTY],
        "reserved": [board.card_keys[g.offer_cards[slot]] for slot in g.reserved],
        "deck": len(g.deck),
        "discard": [board.card_keys[card] for card in g.discard],
        "removed": [board.card_keys[card] for card in g.removed],
        "caskets": [token(g, "casket", casket) if casket != EMPTY else "" for casket in g.track],
        "claimed": g.claimed,
        "paid": g.paid,
        "units": {
            board.territory_keys[place]: units_at(g, place) for place in range(TERRITORIES) if units_at(g, place)
        },
        "seat": {SEAT_NAMES[seat]: describe_seat(g, seat) for seat in range(g.seats)},
    }


def outcome_name(g: Byzantion, place: int) -> str:
    outcome = g.outcome[place]
    return "pending" if outcome == PENDING else "failed" if outcome == FAILED else SEAT_NAMES[outcome]


def units_at(g: Byzantion, place: int) -> dict[str, int]:
    first = place * UNITS
    return {g.board.unit_keys[kind]: g.units[first + kind] for kind in range(UNITS) if g.units[first + kind]}


def describe_seat(g: Byzantion, seat: int) -> dict[str, Any]:
    keys = g.board.card_keys
    area = area_of(g, seat)
    return {
        "doxa": g.doxa[seat],
        "dynamis": g.dynamis[seat],
        **{GOOD_NAMES[good]: g.stock[seat * GOODS + good] for good in range(GOODS)},
        "resources": sum(g.stock[seat * GOODS : seat * GOODS + RESOURCES]),
        "hand": [keys[card] for card in hand_of(g, seat)],
        "hand_size": len(hand_of(g, seat)),
        "area": [keys[card] for card in area],
        "cards_cost": cards_cost(g, seat),
        "bandon": {
            keys[card]: [keys[other] for other in followers(g, seat, card)]
            for card in area
            if card < EMPIRE_CARDS and followers(g, seat, card)
        },
        "marked": [keys[card] for card in area if card in g.marked],
        "down": [keys[card] for card in area if card in g.down],
        "missions": [g.board.missions[mission].key for mission in missions_of(g, seat)],
        "position": [POSITION_NAMES[place] for place, holder in enumerate(g.seals) if holder == seat],
        "absent": seat in g.absent,
    }
