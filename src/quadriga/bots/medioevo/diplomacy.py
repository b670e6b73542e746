"""Talks, treaties, wars and votes."""

from quadriga.bots.medioevo.aims import wants
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.prizes import fight
from quadriga.bots.medioevo.rivalry import pacts_with
from quadriga.engine.choice import Answer, Deal
from quadriga.games.medioevo.board import TERRITORIES
from quadriga.games.medioevo.codes import (
    CIVILIAN_CONTROL,
    COMMERCIAL,
    MILITARY_CONTROL,
    NON_BELLIGERENCE,
    PACT_KINDS,
    PASSAGE,
)
from quadriga.games.medioevo.procedures.conquest import conquest_honour
from quadriga.games.medioevo.procedures.dispute import Vote
from quadriga.games.medioevo.procedures.pact import AIMED, ARMISTICE, FEE_UNIT, NUMBERED, PEACE, may_trade, partner
from quadriga.games.medioevo.procedures.terms import terms_fault
from quadriga.games.medioevo.procedures.treaty import Proposal, Talks
from quadriga.games.medioevo.procedures.war import ConflictingAlliances, is_war_known
from quadriga.games.medioevo.queries import at_war
from quadriga.games.medioevo.unit_queries import kinds_in

TERM = 3  # turns a pact is offered for
RANGE = 4  # steps a war reaches


def talk(m: Mind, top: Talks) -> Answer:
    """Answer offers, declare a war that pays, offer pacts, be done."""
    for choice in m.offered("decline"):
        number = choice.target
        maker = top.makers[top.ids.index(number)]
        accept = m.choice("accept", number)
        if accept is not None and deal_worth(m, maker, top.deal_of(number)) >= 0:
            return accept.smallest()
        return choice.smallest()
    if top.acts[m.seat] == 0 and m.has("declare"):
        victim = plan_war(m)
        if victim in m.targets("declare"):
            return Answer("declare", victim)
    return offer(m, top) or Answer("done")


def offer(m: Mind, top: Talks) -> Answer | None:
    """To those with whom one has no pact yet; one after the other."""
    made = top.offers[m.seat]
    partners = [other for other in m.targets("offer") if wants_pact(m, other)]
    partners.sort(key=lambda other: (other - m.seat) % m.g.seats)
    if made >= min(3, len(partners)):
        return None
    other = partners[made % len(partners)]
    for place, maker in enumerate(top.makers):
        if maker == m.seat and top.takers[place] == other:
            return None
    for deal in (terms(m, other), trade_terms(m, other)):
        if terms_fault(m.g, m.seat, other, deal) is None:
            return Answer("offer", other, 0, deal)
    return None


def wants_pact(m: Mind, other: int) -> bool:
    if is_war_known(m.g, m.seat, other):
        return seeks_peace(m, other)
    return m.left > 0 and not may_trade(m.g, m.seat, other)


def terms(m: Mind, other: int) -> Deal:
    """Peace between enemies; between others trade; with a neighbour who is not weaker no war, and free passage."""
    if is_war_known(m.g, m.seat, other):
        return Deal([], [PEACE, other, 0, 0])
    deal = trade_terms(m, other)
    until = deal.clauses[2]
    if m.near(other) and m.strength() < m.w.strong * m.strength_of(other):
        deal.clauses.extend([NON_BELLIGERENCE, other, until, 0])
        deal.clauses.extend([PASSAGE, m.seat, until, 0, PASSAGE, other, until, 0])
    return deal


def trade_terms(m: Mind, other: int) -> Deal:
    """Both may trade in each other's land for a few turns."""
    until = m.g.turn + min(TERM, max(1, m.left))
    return Deal([], [COMMERCIAL, m.seat, until, 0, COMMERCIAL, other, until, 0])


def seeks_peace(m: Mind, other: int) -> bool:
    """Whoever is not clearly stronger, or finds nothing to take."""
    return m.strength() < m.w.strong * m.strength_of(other) or spoils_of_war(m, other) < 1.0


# --- what terms are worth


def deal_worth(m: Mind, other: int, deal: Deal) -> float:
    """Florins that a deal is worth to this seat."""
    total = -1.0
    for start in range(0, len(deal.legs), 4):
        giver, _, kind, amount = deal.legs[start : start + 4]
        worth = float(amount) if kind == 0 else 45.0 * amount
        total += -worth if giver == m.seat else worth
    pact = False
    for start in range(0, len(deal.clauses), 4):
        code, party = deal.clauses[start], deal.clauses[start + 1]
        kind = code % NUMBERED
        pact = pact or kind < PACT_KINDS
        total += clause_worth(m, other, kind, code % AIMED // NUMBERED, party == m.seat)
    if pact and not pacts_with(m, other):
        total += wants(m).pact
    return total


def clause_worth(m: Mind, other: int, kind: int, number: int, mine: bool) -> float:
    w = m.w
    if kind == COMMERCIAL:
        fee = 2.0 * number * FEE_UNIT
        return max(-20.0, w.commercial - fee) if mine else fee * 0.5 - 15.0
    if kind == PASSAGE:
        return w.passage if mine else -w.passage_given
    if kind in (MILITARY_CONTROL, CIVILIAN_CONTROL):
        return 5.0 if mine else -60.0 if kind == MILITARY_CONTROL else -10.0
    if kind == NON_BELLIGERENCE:
        weak = m.strength() >= w.strong * m.strength_of(other)
        return -40.0 * spoils_of_war(m, other) if weak and m.near(other) else w.peace
    if kind in (PEACE, ARMISTICE):
        return w.peace if seeks_peace(m, other) else -60.0
    if kind < PACT_KINDS:
        return 30.0 if mine else w.alliance
    return -20.0


# --- war


def spoils_of_war(m: Mind, other: int) -> float:
    """Honour of the two best territories of a player that the own armies could take."""
    g = m.g
    starts = [g.piece_zone[piece] for piece in m.wagons() if g.piece_zone[piece] < TERRITORIES]
    found: list[float] = []
    for zone in set(starts):
        army = kinds_in(g, zone, m.seat)
        if sum(army) < 2:
            continue
        for territory in range(TERRITORIES):
            if g.holder[territory] != other:
                continue
            if g.board.land_distance[zone * TERRITORIES + territory] > RANGE:
                continue
            gained = conquest_honour(g, territory) + m.w.rival_loss * m.levels(territory)
            if gained >= 1 and fight(m, territory, army).win >= m.w.daring:
                found.append(gained)
    found.sort(reverse=True)
    return sum(found[:2])


def plan_war(m: Mind) -> int:
    """The weak neighbour on whom war is declared a turn ahead; -1 for peace."""
    g = m.g
    if m.left < 1:
        return -1
    for other in m.rivals:
        if at_war(g, m.seat, other):
            return -1
    best = -1
    most = m.w.war_gain
    for other in m.rivals:
        if is_war_known(g, m.seat, other) or pacts_with(m, other):
            continue
        if m.strength() < m.w.strong * m.strength_of(other):
            continue
        gained = spoils_of_war(m, other)
        if gained > most:
            most = gained
            best = other
    return best


# --- answers


def answer_proposal(m: Mind, top: Proposal) -> Answer:
    if top.at == 0:
        return Answer("done")
    if m.has("agree") and deal_worth(m, top.seat, Deal(top.legs, top.clauses)) >= 0:
        return Answer("agree")
    return Answer("refuse")


def vote(m: Mind, top: Vote) -> Answer:
    """The rules see to pacts themselves: it was respected, unless the accused is at war with his partner."""
    other = partner(m.g, top.pact, top.accused)
    broken = other >= 0 and at_war(m.g, top.accused, other) and top.accused != m.seat
    return Answer("rupture" if broken else "respect")


def break_one(m: Mind, top: ConflictingAlliances) -> Answer:
    """The fewer pacts to break, the better."""
    pacts = top.first if len(top.first) <= len(top.second) else top.second
    return Answer("renounce", pacts[0])
