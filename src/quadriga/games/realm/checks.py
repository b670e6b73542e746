"""Invariants of every position the rules can reach."""

from quadriga.games.realm.board import CARDS
from quadriga.games.realm.state import PACT, Realm


def problems(g: Realm) -> list[str]:
    found: list[str] = []
    if g.bank + sum(g.florins) != g.board.coins:
        found.append(f"{g.bank + sum(g.florins)} coins instead of {g.board.coins}")
    if min(g.florins) < 0 or g.bank < 0 or min(g.hands) < 0 or min(g.debts) < 0:
        found.append("something is below nothing")
    for card in range(CARDS):
        count = sum(g.hands[card::CARDS]) + g.pile.count(card) + g.discard[card]
        if count != g.board.copies[card]:
            found.append(f"{count} copies of card {card} instead of {g.board.copies[card]}")
    if sorted(g.order) != list(range(g.seats)):
        found.append("the turn order does not name every seat once")
    if not all(-1 <= owner < g.seats for owner in g.owner):
        found.append("a land belongs to nobody who plays")
    if len(g.pacts) % PACT or not 0 <= g.round <= g.rounds:
        found.append("pacts or rounds are out of shape")
    return found
