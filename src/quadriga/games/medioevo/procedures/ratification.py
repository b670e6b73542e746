"""A treaty comes into force: wars end, pacts are signed, florins and prisoners change hands."""

from quadriga.engine.choice import Deal
from quadriga.engine.events import EVERYBODY
from quadriga.games.medioevo.board import KINDS
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.procedures.pact import ARMISTICE, NUMBERED, PEACE, RELEASE, audience, release, sign
from quadriga.games.medioevo.procedures.terms import FLORINS, agreement_fault, purse_fault
from quadriga.games.medioevo.procedures.war import make_armistice, make_peace
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo


def execute(g: Medioevo, maker: int, other: int, deal: Deal) -> None:
    """Carry out a treaty both agree to, whole or not at all: it fails if its maker turns out to be short of florins.

    rule: MU-DIP-1, MU-DIP-5, MU-DIP-6, MU-DIP-7, MU-DIP-18, MU-CAP-6
    """
    if agreement_fault(g, maker, other, deal) is not None or purse_fault(g, maker, deal) is not None:
        g.tell("treaty.failed", maker, other)
        return
    secret = False
    for start in range(0, len(deal.clauses), 4):
        kind = deal.clauses[start] % NUMBERED
        if kind == PEACE:
            make_peace(g, maker, other)
        elif kind == ARMISTICE:
            make_armistice(g, maker, other)
        elif kind == RELEASE:
            secret = secret or audience(g, deal.clauses[start] // NUMBERED) != EVERYBODY
            release(g, deal.clauses[start] // NUMBERED)
        elif deal.clauses[start + 3] & 1:
            secret = True
    sign(g, maker, other, deal.clauses)
    for start in range(0, len(deal.legs), 4):
        hand_over(g, deal.legs[start : start + 4], 1 << maker | 1 << other if secret else EVERYBODY)


def hand_over(g: Medioevo, leg: list[int], seen_by: int) -> None:
    """Florins of a secret treaty are seen by its partners alone; prisoners by everybody.

    Who comes home is back in the next Purchase phase.  rule: MU-CAP-6
    """
    giver, taker, kind, amount = leg
    if kind == FLORINS:
        pay(g, giver, amount)
        earn(g, taker, amount)
        g.tell("florins.given", giver, taker, amount, seen_by=seen_by)
        return
    owner = (kind - 1) // KINDS
    unit = (kind - 1) % KINDS
    g.prisoners = increased(g.prisoners, (giver * g.seats + owner) * KINDS + unit, -amount)
    if taker == owner:
        g.surrendered = increased(g.surrendered, owner * KINDS + unit, amount)
        g.tell("prisoners.freed", giver, owner, unit, amount)
    else:
        g.prisoners = increased(g.prisoners, (taker * g.seats + owner) * KINDS + unit, amount)
        g.tell("prisoners.handed", giver, taker, owner, unit, amount)
