"""Diplomacy: talks at the start of every turn, and treaties, declarations and complaints in one's own decisions."""

from typing import Final

from quadriga.engine.chance import below
from quadriga.engine.choice import Answer, Choice, Deal, Reason, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.parley import Parley
from quadriga.games.medioevo.board import KINDS, MOST_SEATS
from quadriga.games.medioevo.codes import COMMERCIAL, DEFENSIVE, NON_BELLIGERENCE, PASSAGE
from quadriga.games.medioevo.procedures.dispute import accuse
from quadriga.games.medioevo.procedures.pact import (
    ARMISTICE,
    NUMBERED,
    PEACE,
    break_pact,
    has_accused,
    pacts_of,
    partner,
)
from quadriga.games.medioevo.procedures.ratification import execute
from quadriga.games.medioevo.procedures.terms import FLORINS, agreement_fault, terms_fault
from quadriga.games.medioevo.procedures.war import declare_war, is_war_known
from quadriga.games.medioevo.queries import are_teammates, at_war
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

MOST_OFFERS: Final = 3  # a turn, in the talks and beside them
MOST_COMMANDS: Final = 40  # of one seat in the talks of a turn

DECLARE: Final = row("declare", MOST_SEATS)
TREAT: Final = row("treat", MOST_SEATS)


# --- what a seat may do in its own decisions


def offer_diplomacy(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-DIP-1, MU-DIP-2, MU-DIP-16, MU-DIP-17"""
    offer_declarations(g, seat, o)
    spent = g.talks[seat] >= MOST_OFFERS
    for other in range(g.seats) if o.explain or not spent else ():
        if other == seat:
            continue
        fault = partner_fault(g, other)
        if fault is None and spent:
            fault = Reason("offers_used_up", [], {"number": MOST_OFFERS})
        if fault is None:
            o.add(TREAT[other])
        elif o.explain:
            o.no("treat", other, fault.code, fault.rules, fault.params)
    if not g.pacts:
        return
    offer_ruptures(g, seat, o)
    for pact in pacts_of(g, seat):
        if not has_accused(g, seat, pact):
            o.yes("accuse", pact)
        elif o.explain:
            o.no("accuse", pact, "accused_before", ["MU-DIP-17"], {"pact": pact})


def offer_declarations(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-DIP-2"""
    war = g.war[seat * g.seats : (seat + 1) * g.seats]
    for other in range(g.seats):
        if other == seat or other in g.gone:
            continue
        if g.teams and are_teammates(g, seat, other):
            if o.explain:
                o.no("declare", other, "teammate", ["MU-VAR-8"], {"seat": other})
        elif war[other]:
            if o.explain:
                o.no("declare", other, "war_already", ["MU-DIP-2"], {"seat": other})
        else:
            o.add(DECLARE[other])


def offer_ruptures(g: Medioevo, seat: int, o: Offer) -> None:
    """rule: MU-DIP-16"""
    for pact in pacts_of(g, seat):
        o.yes("renounce", pact)


def answer_diplomacy(g: Medioevo, seat: int, a: Answer) -> bool:
    """Take one of the answers above; False if it is none.  rule: MU-DIP-1, MU-DIP-2, MU-DIP-16, MU-DIP-17"""
    if a.verb == "declare":
        declare_war(g, seat, a.target)
    elif a.verb == "treat":
        g.talks = increased(g.talks, seat, 1)
        g.call(Proposal(seat, a.target))
    elif a.verb == "renounce":
        break_pact(g, seat, a.target)
    elif a.verb == "accuse":
        accuse(g, seat, a.target)
    else:
        return False
    return True


def partner_fault(g: Medioevo, other: int) -> Reason | None:
    """Why nobody can deal with a player."""
    if other in g.gone or other in g.absent:
        return Reason("player_gone", ["MU-DIP-1"], {"seat": other})
    return None


# --- a treaty between two, outside the talks


class Proposal(Frame[Medioevo]):
    """Somebody writes down terms; the other agrees, refuses or writes others, and so may the first, once each.

    rule: MU-DIP-1, MU-DIP-5, MU-DIP-6, MU-DIP-7, MU-DIP-18
    """

    def __init__(self, seat: int = -1, other: int = -1) -> None:
        self.at = 0  # 0 the terms are written, 1 the other answers, 2 over
        self.seat = seat  # whose terms they are
        self.other = other
        self.number = 0  # papers written so far
        self.legs: list[int] = []  # known to the two alone, as are the clauses
        self.clauses: list[int] = []

    def clone(self) -> "Proposal":
        frame = Proposal(self.seat, self.other)
        frame.at = self.at
        frame.number = self.number
        frame.legs = self.legs[:]
        frame.clauses = self.clauses[:]
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at == 2 else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat] if self.at == 0 else [self.other]

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        """A refusal nobody waited for would tell of an empty purse."""
        return True

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.at == 0:
            o.deal("offer", self.other)
            o.yes("done")
            return
        fault = agreement_fault(g, self.seat, seat, Deal(self.legs, self.clauses))
        if fault is None:
            o.yes("agree")
        elif o.explain:
            o.no("agree", -1, fault.code, fault.rules, fault.params)
        o.yes("refuse")
        if self.number < 3:
            o.deal("counter", self.number)
        elif o.explain:
            o.no("counter", self.number, "countered_before", [])

    def deal_partner(self, g: Medioevo, a: Answer) -> int:
        return self.other if self.at == 0 else self.seat

    def deal_fault(self, g: Medioevo, seat: int, a: Answer) -> Reason | None:
        if a.deal is None:
            return Reason("terms_missing")
        return terms_fault(g, seat, self.deal_partner(g, a), a.deal)

    def sample_deal(self, g: Medioevo, seat: int, choice: Choice, rng: list[int]) -> Deal | None:
        return sample_terms(g, seat, self.other if self.at == 0 else self.seat, rng)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.deal is not None:
            self.write(g, seat, a.deal)
            return
        self.at = 2
        if a.verb == "agree":
            g.tell("proposal.accepted", seat, self.seat)
            execute(g, self.seat, seat, Deal(self.legs, self.clauses))
        elif a.verb == "refuse":
            g.tell("proposal.refused", seat, self.seat)

    def write(self, g: Medioevo, seat: int, deal: Deal) -> None:
        """New terms lie on the table, and the other one is to answer."""
        if self.at == 1:
            self.other = self.seat
            self.seat = seat
        self.at = 1
        self.number += 1
        self.legs = deal.legs[:]
        self.clauses = deal.clauses[:]
        g.tell("proposal.made" if self.number == 1 else "proposal.countered", seat, self.other)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("done" if self.at == 0 else "refuse")


# --- the talks of a turn


class Talks(Parley[Medioevo]):
    """After the turn order is fixed everybody talks with everybody, in no order, until all are done.

    rule: MU-DIP-1, MU-DIP-2, MU-DIP-5, MU-DIP-6, MU-DIP-7, MU-DIP-16, MU-DIP-18
    """

    def clone(self) -> "Talks":
        frame = Talks()
        self.copy_parley(frame)
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            present = [seat for seat in g.order if seat not in g.absent]
            self.open_session(g, present if len(present) > 1 else [])
        return super().run(g)

    def command_cap(self, g: Medioevo) -> int:
        return MOST_COMMANDS

    def offer_cap(self, g: Medioevo) -> int:
        return MOST_OFFERS

    def command_verbs(self) -> list[str]:
        return ["declare", "renounce"]

    def offer_commands(self, g: Medioevo, seat: int, o: Offer) -> None:
        offer_declarations(g, seat, o)
        offer_ruptures(g, seat, o)

    def answer_command(self, g: Medioevo, seat: int, a: Answer) -> None:
        """Who is concerned may want to say something to it."""
        self.wake(a.target if a.verb == "declare" else partner(g, a.target, seat))
        answer_diplomacy(g, seat, a)

    def must_ask(self, g: Medioevo, seat: int) -> bool:
        """Whoever has an offer is asked: declining at once would tell of an empty purse."""
        return seat in self.takers

    def partner_fault(self, g: Medioevo, seat: int, other: int) -> Reason | None:
        return partner_fault(g, other)

    def terms_fault(self, g: Medioevo, seat: int, other: int, deal: Deal) -> Reason | None:
        return terms_fault(g, seat, other, deal)

    def execution_fault(self, g: Medioevo, seat: int, other: int, deal: Deal) -> Reason | None:
        fault = partner_fault(g, seat)
        return fault if fault is not None else agreement_fault(g, seat, other, deal)

    def execute(self, g: Medioevo, seat: int, other: int, deal: Deal) -> None:
        execute(g, seat, other, deal)

    def sample_terms(self, g: Medioevo, seat: int, other: int, rng: list[int]) -> Deal | None:
        return sample_terms(g, seat, other, rng)


# --- plausible terms


def sample_terms(g: Medioevo, seat: int, other: int, rng: list[int]) -> Deal | None:
    """Peace between enemies, rights and promises between others, prisoners home, some florins for it."""
    deal = Deal()
    until = g.turn + below(rng, 4) if below(rng, 4) else 0
    if is_war_known(g, seat, other):
        kind = ARMISTICE if at_war(g, seat, other) and not below(rng, 4) else PEACE
        deal.clauses.extend([kind, other, 0, 0])
    else:
        sample_pact(deal, seat, other, until, below(rng, 2), rng)
    if below(rng, 2):
        free_prisoners(g, deal, seat, other)
    if g.florins[seat] >= 10 and not below(rng, 3):
        deal.legs.extend([seat, other, FLORINS, 10 * (1 + below(rng, min(30, g.florins[seat] // 10)))])
    elif not below(rng, 3):
        deal.legs.extend([other, seat, FLORINS, 10 * (1 + below(rng, 20))])
    return deal


def sample_pact(deal: Deal, seat: int, other: int, until: int, secret: int, rng: list[int]) -> None:
    chosen = below(rng, 4)
    if chosen == 0:
        deal.clauses.extend([NON_BELLIGERENCE, other, until, secret])
    elif chosen == 1:
        number = 1 + below(rng, 6)
        deal.clauses.extend([DEFENSIVE + NUMBERED * number, seat, until, secret])
        deal.clauses.extend([DEFENSIVE + NUMBERED * number, other, until, secret])
    else:
        kind = PASSAGE if chosen == 2 else COMMERCIAL + NUMBERED * below(rng, 6)
        deal.clauses.extend([kind, seat, until, secret])
        if below(rng, 3):
            deal.clauses.extend([kind, other, until, secret])


def free_prisoners(g: Medioevo, deal: Deal, seat: int, other: int) -> None:
    """Each lets one of the other's units go."""
    for captor, owner in ((seat, other), (other, seat)):
        for unit in range(KINDS):
            if g.prisoners[(captor * g.seats + owner) * KINDS + unit]:
                deal.legs.extend([captor, owner, 1 + owner * KINDS + unit, 1])
                break
