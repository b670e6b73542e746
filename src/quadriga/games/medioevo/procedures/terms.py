"""The terms of a treaty: what may be agreed.

Legs are (giver, taker, kind, amount): kind 0 are florins, kind 1 + owner * KINDS + unit a prisoner of the giver.
Clauses are (kind + 16 * number, party, last turn or 0, secret), for an offensive alliance + 16384 * mask of targets;
the party has the right or is helped. Kinds are those of pacts, then peace, armistice, and the end of the pact whose
number is given.
"""

from typing import Final

from quadriga.engine.choice import Deal, Reason
from quadriga.games.medioevo.board import KINDS
from quadriga.games.medioevo.codes import (
    COMMERCIAL,
    NON_BELLIGERENCE,
    OFFENSIVE,
    PACT,
    PACT_AGAINST,
    PACT_BY,
    PACT_FOR,
    PACT_KIND,
    PACT_KINDS,
    PACT_NUMBER,
    PACT_UNTIL,
)
from quadriga.games.medioevo.procedures.pact import (
    AIMED,
    ARMISTICE,
    CLAUSE_KINDS,
    FEE_UNIT,
    NUMBERED,
    PEACE,
    RELEASE,
    entries_of,
    is_alliance,
    pacts_between,
)
from quadriga.games.medioevo.procedures.war import is_war_known
from quadriga.games.medioevo.queries import at_war, has_truce
from quadriga.games.medioevo.state import Medioevo

FLORINS: Final = 0
MOST_TERMS: Final = 12  # legs or clauses of one treaty
MOST_FLORINS: Final = 99_999
MOST_FEE: Final = 100  # in tens of florins
MOST_UNITS: Final = 30
LAST_TURN: Final = 99


def shape_fault(seat: int, other: int, deal: Deal) -> Reason | None:
    """Terms that nobody could read, or that bind somebody else."""
    if len(deal.legs) % 4 or len(deal.clauses) % 4:
        return Reason("terms_unclear")
    for start in range(0, len(deal.legs), 4):
        pair = deal.legs[start : start + 2]
        if pair != [seat, other] and pair != [other, seat]:
            return Reason("third_party")
    for start in range(0, len(deal.clauses), 4):
        if deal.clauses[start + 1] not in (seat, other):
            return Reason("third_party")
    return None


def terms_fault(g: Medioevo, seat: int, other: int, deal: Deal) -> Reason | None:
    """Why somebody may not propose these terms; the other's purse stays out of it.

    rule: MU-DIP-1, MU-DIP-5, MU-DIP-6, MU-DIP-7, MU-CAP-6
    """
    fault = shape_fault(seat, other, deal)
    if fault is None and not deal.legs and not deal.clauses:
        fault = Reason("empty_deal", ["MU-DIP-1"])
    if fault is None and max(len(deal.legs), len(deal.clauses)) > 4 * MOST_TERMS:
        fault = Reason("too_many_terms", [], {"number": MOST_TERMS})
    if fault is None:
        fault = legs_fault(g, deal)
    if fault is None:
        fault = clauses_fault(g, seat, other, deal.clauses)
    return fault if fault is not None else purse_fault(g, seat, deal)


def agreement_fault(g: Medioevo, maker: int, seat: int, deal: Deal) -> Reason | None:
    """Why somebody may not agree to an offer now; whether its maker can still pay, nobody may know beforehand."""
    fault = legs_fault(g, deal)
    if fault is None:
        fault = clauses_fault(g, maker, seat, deal.clauses)
    return fault if fault is not None else purse_fault(g, seat, deal)


# --- florins and prisoners


def legs_fault(g: Medioevo, deal: Deal) -> Reason | None:
    """Florins, and prisoners the giver has.  rule: MU-DIP-1, MU-CAP-6"""
    for start in range(0, len(deal.legs), 4):
        giver = deal.legs[start]
        kind = deal.legs[start + 2]
        amount = deal.legs[start + 3]
        if not 0 <= kind <= g.seats * KINDS:
            return Reason("only_florins_and_prisoners", ["MU-DIP-1"])
        if not 1 <= amount <= MOST_FLORINS:
            return Reason("amount_out_of_range", [], {"low": 1, "high": MOST_FLORINS, "number": amount})
        if kind == FLORINS:
            continue
        owner = (kind - 1) // KINDS
        unit = (kind - 1) % KINDS
        have = g.prisoners[(giver * g.seats + owner) * KINDS + unit]
        need = promised(deal, giver, kind)
        if need > have:
            numbers = {"seat": giver, "other": owner, "unit": unit, "need": need, "have": have}
            return Reason("no_such_prisoners", ["MU-CAP-6"], numbers)
    return None


def promised(deal: Deal, giver: int, kind: int) -> int:
    """What somebody gives of one kind, all legs together."""
    total = 0
    for start in range(0, len(deal.legs), 4):
        if deal.legs[start] == giver and deal.legs[start + 2] == kind:
            total += deal.legs[start + 3]
    return total


def purse_fault(g: Medioevo, seat: int, deal: Deal) -> Reason | None:
    need = promised(deal, seat, FLORINS)
    if need > g.florins[seat]:
        return Reason("not_enough_florins", ["MU-DIP-1"], {"need": need, "have": g.florins[seat]})
    return None


# --- clauses


def clauses_fault(g: Medioevo, maker: int, other: int, clauses: list[int]) -> Reason | None:
    """Each by itself, none twice, one secrecy for the whole paper, no promise of peace in the midst of war.

    rule: MU-DIP-7, MU-DIP-12
    """
    secrecy = -1
    for start in range(0, len(clauses), 4):
        clause = clauses[start : start + 4]
        kind = clause[0] % NUMBERED
        fault = clause_fault(g, maker, other, clause)
        if fault is None and has_clause(clauses[:start], clause):
            fault = Reason("clause_twice", ["MU-DIP-7"], {"clause": kind})
        if fault is None and kind < PACT_KINDS:
            if secrecy >= 0 and secrecy != clause[3]:
                fault = Reason("one_secrecy", ["MU-DIP-7"])
            secrecy = clause[3]
        hostile = kind == NON_BELLIGERENCE and is_war_known(g, maker, other)
        if fault is None and hostile and not has_kind(clauses, PEACE):
            fault = Reason("needs_peace", ["MU-DIP-12"], {"seat": maker, "other": other})
        if fault is not None:
            return fault
    return None


def has_clause(clauses: list[int], clause: list[int]) -> bool:
    """Whether a clause with the same meaning stands there; the party matters only where it has a right."""
    kind = clause[0] % NUMBERED
    sided = kind < PACT_KINDS and kind != NON_BELLIGERENCE
    for start in range(0, len(clauses), 4):
        if clauses[start] == clause[0] and (not sided or clauses[start + 1 : start + 4] == clause[1:]):
            return True
    return False


def has_kind(clauses: list[int], kind: int) -> bool:
    for start in range(0, len(clauses), 4):
        if clauses[start] % NUMBERED == kind:
            return True
    return False


def clause_fault(g: Medioevo, maker: int, other: int, clause: list[int]) -> Reason | None:
    """Why one clause cannot be agreed on by itself."""
    if clause[0] < 0 or clause[0] % NUMBERED >= CLAUSE_KINDS or clause[3] not in (0, 1):
        return Reason("no_such_clause", ["MU-DIP-7"])
    if clause[0] % NUMBERED >= PACT_KINDS:
        return act_fault(g, maker, other, clause)
    fault = number_fault(clause[0] % NUMBERED, clause[0] % AIMED // NUMBERED)
    if fault is not None:
        return fault
    if clause[2] and not g.turn <= clause[2] <= LAST_TURN:
        return Reason("term_out_of_range", ["MU-DIP-18"], {"low": g.turn, "high": LAST_TURN, "number": clause[2]})
    fault = target_fault(g, maker, other, clause)
    if fault is None and is_in_force(g, maker, other, clause):
        fault = Reason("pact_in_force", ["MU-DIP-7"], {"clause": clause[0] % NUMBERED})
    return fault


def act_fault(g: Medioevo, maker: int, other: int, clause: list[int]) -> Reason | None:
    """Peace and armistice need a war and are public; only a pact of the two can be ended by them.

    rule: MU-DIP-5, MU-DIP-6, MU-DIP-18
    """
    kind = clause[0] % NUMBERED
    number = clause[0] // NUMBERED
    if clause[2] or clause[3]:
        return Reason("public_at_once", ["MU-DIP-5", "MU-DIP-6"], {"clause": kind})
    if kind == RELEASE:
        return None if number in pacts_between(g, maker, other) else Reason("no_such_pact", ["MU-DIP-18"])
    if number:
        return Reason("number_not_meant", [], {"clause": kind, "number": number})
    if kind == PEACE and not is_war_known(g, maker, other):
        return Reason("not_at_war", ["MU-DIP-6"], {"seat": maker, "other": other})
    if kind == ARMISTICE and not at_war(g, maker, other):
        return Reason("not_at_war", ["MU-DIP-5"], {"seat": maker, "other": other})
    if kind == ARMISTICE and has_truce(g, maker, other):
        return Reason("truce_in_force", ["MU-DIP-5"], {"seat": maker, "other": other})
    return None


def number_fault(kind: int, number: int) -> Reason | None:
    """rule: MU-DIP-8, MU-DIP-13, MU-DIP-15"""
    if is_alliance(kind):
        if not 1 <= number <= MOST_UNITS:
            limits = {"low": 1, "high": MOST_UNITS, "number": number}
            return Reason("units_out_of_range", ["MU-DIP-13", "MU-DIP-15"], limits)
    elif kind == COMMERCIAL:
        if number > MOST_FEE:
            limits = {"low": 0, "high": MOST_FEE * FEE_UNIT, "number": number * FEE_UNIT}
            return Reason("fee_out_of_range", ["MU-DIP-8"], limits)
    elif number:
        return Reason("number_not_meant", [], {"clause": kind, "number": number})
    return None


def target_fault(g: Medioevo, maker: int, other: int, clause: list[int]) -> Reason | None:
    """An offensive alliance names players to attack, others than the two.  rule: MU-DIP-15"""
    mask = clause[0] // AIMED
    if clause[0] % NUMBERED != OFFENSIVE:
        return Reason("targets_not_meant", [], {"clause": clause[0] % NUMBERED}) if mask else None
    allowed = 0
    for seat in range(g.seats):
        if seat not in (maker, other) and seat not in g.gone:
            allowed |= 1 << seat
    return None if mask and not mask & ~allowed else Reason("targets_wrong", ["MU-DIP-15"])


def is_in_force(g: Medioevo, maker: int, other: int, clause: list[int]) -> bool:
    """Whether the two have agreed on the same before, secretly or not."""
    kind = clause[0] % NUMBERED
    number = clause[0] % AIMED // NUMBERED * (FEE_UNIT if kind == COMMERCIAL else 1)
    pair = entries_of(clause, maker, other)
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        same = pacts[entry + PACT_KIND] == kind and pacts[entry + PACT_UNTIL] == clause[2]
        if not same or pacts[entry + PACT_NUMBER] != number:
            continue
        if pacts[entry + PACT_BY] != pair[0] or pacts[entry + PACT_FOR] != pair[1]:
            continue
        if kind != OFFENSIVE or pacts[entry + PACT_AGAINST] == clause[0] // AIMED:
            return True
    return False
