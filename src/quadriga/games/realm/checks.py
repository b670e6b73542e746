"""Invariants of every position the rules can reach."""

from quadriga.engine.chance import WORD
from quadriga.engine.codec import Column, misshapen
from quadriga.games.realm.board import CARDS, NOBODY
from quadriga.games.realm.state import PACT, SETUP, TURNS, Realm


def problems(g: Realm) -> list[str]:
    found = shape_problems(g)
    if found:
        return found
    if g.bank + sum(g.florins) != g.board.coins:
        found.append(f"{g.bank + sum(g.florins)} coins instead of {g.board.coins}")
    if g.bank < 0:
        found.append("the bank is below nothing")
    for card in range(CARDS):
        count = sum(g.hands[card::CARDS]) + g.pile.count(card) + g.discard[card]
        if count != g.board.copies[card]:
            found.append(f"{count} copies of card {card} instead of {g.board.copies[card]}")
    if sorted(g.order) != list(range(g.seats)):
        found.append("the turn order does not name every seat once")
    if len(g.pacts) % PACT or not 0 <= g.round <= g.rounds:
        found.append("pacts or rounds are out of shape")
    return found


def shape_problems(g: Realm) -> list[str]:
    """Lists of the wrong length and numbers of things that do not exist: all else relies on them."""
    seats = g.seats
    if not 2 <= seats < len(g.board.starts):
        return [f"{seats} seats"]
    found: list[str] = []
    if not SETUP <= g.phase <= TURNS:
        found.append(f"phase {g.phase}")
    if not g.stack and not g.over:
        found.append("nothing is going on")
    columns: list[Column] = [
        ("order", g.order, seats, 0, seats - 1),
        ("absent", g.absent, None, 0, seats - 1),
        ("winners", g.winners, None, 0, seats - 1),
        ("rng", g.rng, 4, 0, WORD),
        ("florins", g.florins, seats, 0, None),
        ("debts", g.debts, seats, 0, g.board.debt_limit),
        ("borrowed", g.borrowed, seats, 0, 1),
        ("hands", g.hands, seats * CARDS, 0, None),
        ("pile", g.pile, None, 0, CARDS - 1),
        ("discard", g.discard, CARDS, 0, None),
        ("owner", g.owner, len(g.board.lands), NOBODY, seats - 1),
    ]
    return found + misshapen(columns)
