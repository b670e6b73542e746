"""Pacts: what they grant while they last, and how they end."""

from typing import Final

from quadriga.engine.events import EVERYBODY
from quadriga.games.medioevo.board import MOST_SEATS
from quadriga.games.medioevo.codes import (
    BREACH,
    CIVILIAN_CONTROL,
    COMMERCIAL,
    DEFENSIVE,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PACT,
    PACT_AGAINST,
    PACT_BY,
    PACT_CALLED,
    PACT_FOR,
    PACT_ID,
    PACT_KIND,
    PACT_KINDS,
    PACT_NUMBER,
    PACT_SECRET,
    PACT_UNTIL,
)
from quadriga.games.medioevo.pieces import give_honour
from quadriga.games.medioevo.queries import are_teammates, at_war, has_right
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

BREACH_HONOUR: Final = -2  # for each pact broken
FEE_UNIT: Final = 10  # fees are agreed in tens of florins

# Kinds of clauses after those of pacts
PEACE: Final = 7
ARMISTICE: Final = 8
RELEASE: Final = 9  # the pact whose number is given ends by agreement
CLAUSE_KINDS: Final = 10
NUMBERED: Final = 16  # a clause says kind + NUMBERED * number
AIMED: Final = 16384  # and + AIMED * mask of the seats an offensive alliance is aimed at


def is_alliance(kind: int) -> bool:
    return kind == DEFENSIVE or kind == OFFENSIVE


# --- which pacts there are


def pacts_between(g: Medioevo, a: int, b: int) -> list[int]:
    """Numbers of the written pacts of two players, ascending; each may have several clauses."""
    found: list[int] = []
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        by = pacts[entry + PACT_BY]
        to = pacts[entry + PACT_FOR]
        if ((by == a and to == b) or (by == b and to == a)) and pacts[entry + PACT_ID] not in found:
            found.append(pacts[entry + PACT_ID])
    return found


def pacts_of(g: Medioevo, seat: int) -> list[int]:
    """Numbers of the written pacts a player has signed, ascending."""
    found: list[int] = []
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        signed = pacts[entry + PACT_BY] == seat or pacts[entry + PACT_FOR] == seat
        if signed and pacts[entry + PACT_ID] not in found:
            found.append(pacts[entry + PACT_ID])
    return found


def alliances_between(g: Medioevo, a: int, b: int) -> list[int]:
    """Numbers of the pacts by which one of two players helps the other, ascending."""
    found: list[int] = []
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        by = pacts[entry + PACT_BY]
        to = pacts[entry + PACT_FOR]
        if not is_alliance(pacts[entry + PACT_KIND]) or pacts[entry + PACT_ID] in found:
            continue
        if (by == a and to == b) or (by == b and to == a):
            found.append(pacts[entry + PACT_ID])
    return found


def parties(g: Medioevo, pact: int) -> list[int]:
    """The two who signed it, ascending; empty if there is no such pact."""
    for entry in range(0, len(g.pacts), PACT):
        if g.pacts[entry + PACT_ID] == pact:
            return sorted([g.pacts[entry + PACT_BY], g.pacts[entry + PACT_FOR]])
    return []


def partner(g: Medioevo, pact: int, seat: int) -> int:
    """The other one who signed it; -1 if there is no such pact."""
    for party in parties(g, pact):
        if party != seat:
            return party
    return -1


def audience(g: Medioevo, pact: int) -> int:
    """Who knows of a pact, as a mask of seats.  rule: MU-DIP-7 (ruling MU-GAP-83)"""
    for entry in range(0, len(g.pacts), PACT):
        if g.pacts[entry + PACT_ID] == pact and g.pacts[entry + PACT_SECRET]:
            return 1 << g.pacts[entry + PACT_BY] | 1 << g.pacts[entry + PACT_FOR]
    return EVERYBODY


# --- what they grant


def may_trade(g: Medioevo, seat: int, host: int) -> bool:
    """Whether somebody may buy and sell in another's inhabited areas.  rule: MU-DIP-8"""
    return seat == host or are_teammates(g, seat, host) or has_right(g, COMMERCIAL, seat, host)


def trade_fee(g: Medioevo, seat: int, host: int) -> int:
    """Florins that each trade costs him; the cheapest pact counts.  rule: MU-DIP-8"""
    if seat == host or are_teammates(g, seat, host):
        return 0
    fee = -1
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        granted = pacts[entry + PACT_KIND] == COMMERCIAL and pacts[entry + PACT_BY] == host
        if granted and pacts[entry + PACT_FOR] == seat and (fee < 0 or pacts[entry + PACT_NUMBER] < fee):
            fee = pacts[entry + PACT_NUMBER]
    return max(0, fee)


def may_place_military(g: Medioevo, seat: int, host: int) -> bool:
    """New army units, galleys, war wagons and engines in another's land.  rule: MU-DIP-10"""
    return seat == host or has_right(g, MILITARY_CONTROL, seat, host)


def may_place_civil(g: Medioevo, seat: int, host: int) -> bool:
    """New caravans and merchant ships in another's land.  rule: MU-DIP-11"""
    return seat == host or has_right(g, CIVILIAN_CONTROL, seat, host)


def directed(g: Medioevo, seat: int) -> list[int]:
    """(ally, units) after one another: whose army the seat directs, and how many units the ally owes it.

    A called alliance binds until the war or the pact ends; of several with the same ally the largest number counts.
    The ally's army moves as directed, and fights its own battles.  rule: MU-DIP-13, MU-DIP-15 (ruling MU-GAP-101)
    """
    found: list[int] = []
    for ally in range(g.seats):
        units = 0
        for entry in range(0, len(g.pacts), PACT):
            if g.pacts[entry + PACT_BY] == ally and g.pacts[entry + PACT_FOR] == seat and is_binding(g, entry):
                units = max(units, g.pacts[entry + PACT_NUMBER])
        if units and ally not in g.gone:
            found.extend([ally, units])
    return found


def is_binding(g: Medioevo, entry: int) -> bool:
    """Whether an alliance was called upon in a war that goes on."""
    if not g.pacts[entry + PACT_CALLED]:
        return False
    helped = g.pacts[entry + PACT_FOR]
    for enemy in range(g.seats):
        if (g.pacts[entry + PACT_AGAINST] >> enemy) & 1 and at_war(g, helped, enemy):
            return True
    return False


def breaks_pact(g: Medioevo, seat: int, other: int) -> int:
    """How many pacts an attack now would break.  rule: MU-DIP-4"""
    return 0 if at_war(g, seat, other) else len(pacts_between(g, seat, other))


# --- signing and ending


def entries_of(clause: list[int], maker: int, other: int) -> list[int]:
    """What a clause of two partners means as entries without number: (by, for) after one another.

    The named player has the right or is helped; non-belligerence binds both.
    """
    party = clause[1]
    owes = maker if party == other else other
    if clause[0] % NUMBERED == NON_BELLIGERENCE:
        return [maker, other, other, maker]
    return [owes, party]


def sign(g: Medioevo, maker: int, other: int, clauses: list[int]) -> int:
    """Put the pact clauses of a deal into force as one written pact; its number, 0 if there are none.

    Clauses are (kind + 16 * number, party, last turn or 0, secret); the targets of an offensive
    alliance stand in the kind too: kind + 16 * number + 16384 * mask of seats.
    rule: MU-DIP-7, MU-DIP-8, MU-DIP-9, MU-DIP-10, MU-DIP-11, MU-DIP-12 (rulings MU-GAP-83, MU-GAP-84)
    """
    pact = 0
    for start in range(0, len(clauses), 4):
        clause = clauses[start : start + 4]
        kind = clause[0] % NUMBERED
        if kind >= PACT_KINDS:
            continue
        if not pact:
            pact = g.pact_next
            g.pact_next += 1
        number = clause[0] % AIMED // NUMBERED * (FEE_UNIT if kind == COMMERCIAL else 1)
        pairs = entries_of(clause, maker, other)
        for at in range(0, len(pairs), 2):
            bound = [pact, kind, pairs[at], pairs[at + 1], clause[2], clause[3], number, clause[0] // AIMED, 0]
            g.pacts = (*g.pacts, *bound)
        g.tell("pact.signed", pact, kind, pairs[0], pairs[1], clause[2], seen_by=audience(g, pact))
    return pact


def remove_pact(g: Medioevo, pact: int) -> None:
    """All its clauses end."""
    kept: list[int] = []
    for entry in range(0, len(g.pacts), PACT):
        if g.pacts[entry + PACT_ID] != pact:
            kept.extend(g.pacts[entry : entry + PACT])
    g.pacts = tuple(kept)


def break_pact(g: Medioevo, breaker: int, pact: int) -> None:
    """Who breaks a pact, or does not respect it, loses Honour once for it; all its clauses end.

    rule: MU-DIP-16, MU-VIC-8
    """
    other = partner(g, pact, breaker)
    if other < 0:
        return
    g.tell("pact.broken", pact, breaker, other, seen_by=audience(g, pact))
    remove_pact(g, pact)
    give_honour(g, breaker, BREACH_HONOUR, BREACH)


def break_all(g: Medioevo, breaker: int, other: int) -> None:
    """rule: MU-DIP-4, MU-DIP-16"""
    for pact in pacts_between(g, breaker, other):
        break_pact(g, breaker, pact)


def release(g: Medioevo, pact: int) -> None:
    """Both partners agree to end it: nobody loses anything.  rule: MU-DIP-18"""
    signed = parties(g, pact)
    if signed:
        g.tell("pact.ended", pact, signed[0], signed[1], seen_by=audience(g, pact))
        remove_pact(g, pact)


def expire_pacts(g: Medioevo) -> None:
    """At the end of a turn everything agreed until this turn ends; new accusations may be made.  rule: MU-DIP-18"""
    kept: list[int] = []
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if not pacts[entry + PACT_UNTIL] or pacts[entry + PACT_UNTIL] > g.turn:
            kept.extend(pacts[entry : entry + PACT])
            continue
        by = pacts[entry + PACT_BY]
        to = pacts[entry + PACT_FOR]
        kind = pacts[entry + PACT_KIND]
        if kind != NON_BELLIGERENCE or by < to:
            g.tell("pact.expired", pacts[entry + PACT_ID], kind, by, to, seen_by=audience(g, pacts[entry + PACT_ID]))
    g.pacts = tuple(kept)
    g.accused = ()


def publish(g: Medioevo, pact: int) -> None:
    """A disputed pact is shown to everybody.  rule: MU-DIP-17 (ruling MU-GAP-83)"""
    if audience(g, pact) == EVERYBODY:
        return
    for entry in range(0, len(g.pacts), PACT):
        if g.pacts[entry + PACT_ID] == pact:
            g.pacts = changed(g.pacts, entry + PACT_SECRET, 0)
    signed = parties(g, pact)
    g.reveals += 1
    g.tell("pact.revealed", pact, signed[0], signed[1])


def has_accused(g: Medioevo, seat: int, pact: int) -> bool:
    """Whether somebody has complained about a pact in this turn before."""
    return pact * MOST_SEATS + seat in g.accused
