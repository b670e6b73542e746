"""What a seat may see, built key by key: other hands, sealed bids and secret promises are never in it."""

from typing import Any

from quadriga.games.realm.board import CARDS
from quadriga.games.realm.names import CARD_NAMES, PHASE_NAMES, SEAT_NAMES
from quadriga.games.realm.procedures.auction import Auction
from quadriga.games.realm.procedures.battle import Battle
from quadriga.games.realm.procedures.card import PlayCard
from quadriga.games.realm.procedures.council import Council
from quadriga.games.realm.queries import hand_size, lands_of
from quadriga.games.realm.scoring import points
from quadriga.games.realm.state import PACT, Realm


def view(g: Realm, seat: int) -> dict[str, Any]:
    return {
        "game": "realm",
        "seat": seat,
        "round": g.round,
        "rounds": g.rounds,
        "phase": PHASE_NAMES[g.phase],
        "order": g.order[:],
        "over": g.over,
        "winners": g.winners[:],
        "waiting": g.waiting(),
        "bank": g.bank,
        "pile": len(g.pile),
        "discard": named_cards(g.discard),
        "hand": named_cards(g.hands[seat * CARDS : (seat + 1) * CARDS]) if seat >= 0 else {},
        "seats": [seat_view(g, other) for other in range(g.seats)],
        "lands": [{"land": key, "owner": g.owner[land]} for land, key in enumerate(g.board.lands)],
        "pacts": pacts_view(g, seat),
        "frames": [frame_view(g, number, seat) for number in range(len(g.stack))],
    }


def named_cards(counts: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: counts[card] for card in range(CARDS)}


def seat_view(g: Realm, seat: int) -> dict[str, Any]:
    return {
        "name": SEAT_NAMES[seat],
        "absent": seat in g.absent,
        "florins": g.florins[seat],
        "debts": g.debts[seat],
        "borrowed": bool(g.borrowed[seat]),
        "cards": hand_size(g, seat),
        "lands": lands_of(g, seat),
        "points": points(g, seat),
    }


def pacts_view(g: Realm, seat: int) -> list[list[int]]:
    """Open pacts, and the secret ones to which the seat is party; sorted, so that the order tells nothing."""
    pacts = [g.pacts[start : start + PACT] for start in range(0, len(g.pacts), PACT)]
    return sorted(pact for pact in pacts if not pact[4] or seat in (pact[1], pact[2]))


def frame_view(g: Realm, number: int, seat: int) -> dict[str, Any]:
    frame = g.stack[number]
    doc: dict[str, Any] = {"frame": type(frame).__name__}
    if isinstance(frame, Auction):
        own = frame.sealed[seat] if seat >= 0 else -1
        return doc | {"bidders": frame.bidders[:], "total": frame.total[:], "sealed": own}
    if isinstance(frame, Battle):
        return doc | {"land": frame.land, "attacker": frame.attacker, "dice": [frame.attack, frame.defence]}
    if isinstance(frame, PlayCard):
        return doc | {"seat": frame.seat, "card": CARD_NAMES[frame.card]}
    if isinstance(frame, Council):
        return doc | {"finished": frame.finished[:], "offers": [offer_view(frame, i, seat) for i in range_of(frame)]}
    return doc


def range_of(council: Council) -> range:
    return range(len(council.ids))


def offer_view(council: Council, index: int, seat: int) -> dict[str, Any]:
    maker = council.makers[index]
    taker = council.takers[index]
    deal = council.deal_of(council.ids[index])
    clauses = [deal.clauses[start : start + 4] for start in range(0, len(deal.clauses), 4)]
    seen = [clause for clause in clauses if not clause[3] or seat in (maker, taker)]
    return {"offer": council.ids[index], "from": maker, "to": taker, "legs": deal.legs, "clauses": seen}
