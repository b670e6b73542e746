"""Who is a friend, who a foe, and who leads."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.games.medioevo.codes import NON_BELLIGERENCE, PACT, PACT_BY, PACT_FOR, PACT_KIND
from quadriga.games.medioevo.procedures.pact import pacts_between
from quadriga.games.medioevo.property_queries import objective_tokens
from quadriga.games.medioevo.queries import at_war


def is_foe(m: Mind, other: int) -> bool:
    """Somebody whom it is good to harm: a rival without a promise of peace."""
    return other in m.rivals and (at_war(m.g, m.seat, other) or not has_peace(m, other))


def has_peace(m: Mind, other: int) -> bool:
    """A pact of non-belligerence is in force."""
    pacts = m.g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_KIND] == NON_BELLIGERENCE:
            if pacts[entry + PACT_BY] == m.seat and pacts[entry + PACT_FOR] == other:
                return True
    return False


def pacts_with(m: Mind, other: int) -> int:
    return len(pacts_between(m.g, m.seat, other))


def standing(m: Mind, seat: int) -> float:
    """Honour as everybody can see it, objectives included."""
    steps = m.board.token_honour
    tokens = min(objective_tokens(m.g, seat), len(steps) - 1)
    return m.g.honour[seat] + steps[tokens] - m.board.debt_honour[m.g.loans[seat]]


def leader(m: Mind) -> int:
    """The rival with the highest standing."""
    return max(m.rivals, key=lambda other: (standing(m, other), -other)) if m.rivals else -1
