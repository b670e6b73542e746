"""What can happen and what its numbers are."""

from quadriga.engine.module import EventKind

EVENTS = {
    "round.started": EventKind(("round",)),
    "hand.grown": EventKind(("seat",)),
    "card.drawn": EventKind(("seat", "card")),
    "auction.revealed": EventKind(("seat", "amount")),
    "auction.won": EventKind(("seat", "other:seat", "amount")),
    "offer.made": EventKind(("seat", "other:seat", "offer")),
    "offer.accepted": EventKind(("seat", "other:seat", "offer")),
    "offer.declined": EventKind(("seat", "other:seat", "offer")),
    "offer.countered": EventKind(("seat", "other:seat", "offer")),
    "offer.withdrawn": EventKind(("seat", "other:seat", "offer")),
    "florins.paid": EventKind(("seat", "other:seat", "amount")),
    "pact.sworn": EventKind(("seat", "other:seat", "round")),
    "turn.passed": EventKind(("seat",)),
    "loan.taken": EventKind(("seat", "amount")),
    "battle.rolled": EventKind(("seat", "land", "attack", "defence")),
    "battle.stopped": EventKind(("seat", "land")),
    "cost.returned": EventKind(("seat", "amount")),
    "land.conquered": EventKind(("seat", "land")),
    "land.held": EventKind(("seat", "land")),
    "tithe.paid": EventKind(("seat",)),
    "card.played": EventKind(("seat", "card")),
    "card.cancelled": EventKind(("seat", "card")),
    "seat.left": EventKind(("seat",)),
    "time.called": EventKind(()),
    "game.won": EventKind(("seat", "points")),
}
