"""What a seat cannot know, dealt anew."""

from quadriga.engine.chance import below, permutation
from quadriga.engine.parley import CLAUSE
from quadriga.games.realm.board import CARDS, PEACE
from quadriga.games.realm.procedures.auction import Auction
from quadriga.games.realm.procedures.council import Council
from quadriga.games.realm.queries import hand_size
from quadriga.games.realm.state import PACT, Realm


def determinize(g: Realm, seat: int, rng: list[int]) -> Realm:
    """A clone with other hands, sealed bids and secret promises as they might be for all the seat knows."""
    clone = g.clone()
    clone.reseed(rng)
    others = [other for other in range(g.seats) if other != seat]
    deal_hands(clone, others, rng)
    redraw_pacts(clone, seat, others, rng)
    for frame in clone.stack:
        if isinstance(frame, Auction):
            redraw_bids(clone, frame, seat, rng)
        elif isinstance(frame, Council):
            redraw_clauses(clone, frame, seat, rng)
    return clone


def deal_hands(g: Realm, others: list[int], rng: list[int]) -> None:
    """Hands of others and the pile are one stock; the numbers of cards stay."""
    stock = g.pile[:]
    for other in others:
        for card in range(CARDS):
            stock.extend([card] * g.hands[other * CARDS + card])
    stock = [stock[place] for place in permutation(rng, len(stock))]
    for other in others:
        size = hand_size(g, other)
        dealt = stock[:size]
        del stock[:size]
        for card in range(CARDS):
            g.hands[other * CARDS + card] = dealt.count(card)
    g.pile = stock


def redraw_bids(g: Realm, auction: Auction, seat: int, rng: list[int]) -> None:
    for other in range(g.seats):
        if other != seat and auction.sealed[other] >= 0:
            auction.sealed[other] = below(rng, g.florins[other] - auction.total[other] + 1)


def redraw_pacts(g: Realm, seat: int, others: list[int], rng: list[int]) -> None:
    """Any two others may have a secret pact, or none."""
    kept: list[int] = []
    for start in range(0, len(g.pacts), PACT):
        pact = g.pacts[start : start + PACT]
        if not pact[4] or seat in (pact[1], pact[2]):
            kept.extend(pact)
    for bound in others:
        for towards in others:
            if bound != towards and g.round and below(rng, 3) == 0:
                kept.extend([PEACE, bound, towards, g.round + below(rng, g.rounds - g.round + 1), 1])
    g.pacts = kept


def redraw_clauses(g: Realm, council: Council, seat: int, rng: list[int]) -> None:
    for start in range(0, len(council.clauses), CLAUSE):
        index = council.ids.index(council.clauses[start])
        parties = [council.makers[index], council.takers[index]]
        if council.clauses[start + 4] and seat not in parties:
            council.clauses[start + 2] = parties[below(rng, 2)]
            council.clauses[start + 3] = g.round + below(rng, g.rounds - g.round + 1)
