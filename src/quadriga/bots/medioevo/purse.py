"""Florins: bids for the turn order, tax levels, maintenance, debts."""

from quadriga.bots.medioevo.crafts import potential
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.muster import prey
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    CARAVAN,
    CARDS,
    CATEGORIES,
    EVENTS,
    GALLEY,
    KINDS,
    LAW,
    ORANGE,
    SHIP,
    TERRITORIES,
    WAGON,
)
from quadriga.games.medioevo.codes import PURCHASE
from quadriga.games.medioevo.procedures.auction import TurnOrder
from quadriga.games.medioevo.procedures.debt import Interest, interest_due
from quadriga.games.medioevo.procedures.tax import TAX_LEVELS, TAX_STEP, maintenance
from quadriga.games.medioevo.property_queries import LOAN, has_technology
from quadriga.games.medioevo.queries import at_war, is_home

MILD_MAGNATE = 37  # who lowers the interest
LOAN_TIME = 8  # turns to come in which a loan brings in what it costs
MILD_TIME = 3  # without interest
CHEAPEST = (0, 3, 1, 2, 4, 5, 6)  # kinds of units as they are dismissed


def bid(m: Mind, top: TurnOrder) -> Answer:
    """A modest part of the treasury; more with an army that has something to do."""
    if top.at:
        return Answer("bid", -1, min(20, m.offered("bid")[0].high))
    eager = bool(m.wagons()) and m.strength() >= 4 and prey(m) > 0
    for other in m.rivals:
        if at_war(m.g, m.seat, other):
            eager = True
    share = m.w.bid_attack if eager else m.w.bid_share
    most = m.offered("bid")[0].high
    wish = int(min(m.w.bid_most, share * m.purse)) // 5 * 5 + place_by_lot(m)
    return Answer("bid", -1, max(0, min(most, wish)))


def place_by_lot(m: Mind) -> int:
    """A few florins that differ from seat to seat and from turn to turn, so that equal bids favour nobody."""
    g = m.g
    shift = sum([(place + 2) * kingdom for place, kingdom in enumerate(g.kingdom)])
    return (m.seat + g.turn + shift) % g.seats


def tax(m: Mind) -> Answer:
    """The level at which more tax is worth more than the rebellions it may cause.

    What will be tolerated is on the back of a card nobody has seen: all that are left are equally likely.
    """
    g = m.g
    gone = [*g.event_discard, g.event, *g.event_deck[-1:]]
    backs = [g.board.events[event].tax for event in range(EVENTS) if event not in gone]
    guarded = bool(m.wagons()) and m.strength() >= 4
    price = m.w.rebellion_guarded if guarded else m.w.rebellion
    occupied = [t for t in g.board.homes[g.kingdom[m.seat]] if g.troops[t * (g.seats + 1) + g.seats]]
    if occupied:
        price += m.honour()
    shares = m.shares()
    lawful = potential(m, ORANGE) if has_technology(g, m.seat, LAW) else 0
    best = 0
    most = -1e9
    for level in range(TAX_LEVELS):
        florins = (level + 1) * TAX_STEP
        worth = float(shares * florins)
        for back in backs:
            rebellions = max(0, florins - back) // TAX_STEP
            worth -= (max(0, rebellions - lawful) * price + min(rebellions, lawful) * m.w.banished) / len(backs)
        if worth > most:
            most = worth
            best = level
    return Answer("tax", best)


# --- maintenance


def maintain(m: Mind) -> Answer:
    """Pay, after what is of no use has been dismissed."""
    g = m.g
    need = maintenance(g, m.seat)
    short = need - m.purse
    useless = idle_piece(m)
    if useless >= 0 and m.choice("dismiss_piece", useless) is not None:
        return Answer("dismiss_piece", useless)
    if m.has("pay") and short <= 0:
        return Answer("pay")
    return dismiss(m) or m.first("loan", "pay") or m.choices[0].smallest()


def idle_piece(m: Mind) -> int:
    """A galley that will never sail."""
    g = m.g
    for piece in m.targets("dismiss_piece"):
        if g.piece_kind[piece] == GALLEY and m.left <= 1:
            return piece
    return -1


def dismiss(m: Mind) -> Answer | None:
    """What is missed least: units beyond the first at home, spare transports, then the rest."""
    g = m.g
    best: Answer | None = None
    least = 1e9
    for choice in m.offered("dismiss_units"):
        zone, kind = choice.target // KINDS, choice.target % KINDS
        worth = m.w.unit[kind]
        there = g.troops[zone * (g.seats + 1) + m.seat]
        if there == 1 and zone < TERRITORIES:
            worth += 40.0 * m.levels(zone) + (0.0 if is_home(g, m.seat, zone) else 60.0)
        if worth < least:
            least = worth
            best = Answer("dismiss_units", choice.target, 1)
    for piece in m.targets("dismiss_piece"):
        kind = g.piece_kind[piece]
        worth = {WAGON: 150.0, CARAVAN: 220.0, SHIP: 200.0}.get(kind, 60.0) * g.piece_level[piece]
        if worth < least:
            least = worth
            best = Answer("dismiss_piece", piece)
    return best


# --- debts


def interest(m: Mind, top: Interest) -> Answer:
    """Pay; borrow if one must; sell what is worth least before being thrown out."""
    due = interest_due(m.g, m.seat)
    if m.purse >= due and m.has("pay"):
        return Answer("pay")
    if m.has("loan"):
        return Answer("loan")
    sites = m.targets("sell_building")
    pieces = m.targets("sell_transport")
    if pieces:
        return Answer("sell_transport", min(pieces, key=lambda p: (m.g.piece_level[p], p)))
    if sites:
        return Answer("sell_building", min(sites, key=lambda s: (m.g.buildings[s], -(s % CATEGORIES), s)))
    if m.has("sell_peace"):
        return Answer("sell_peace", -1, 1)
    return Answer("forgo")


def borrow(m: Mind) -> Answer | None:
    """One loan while there is time to make something of it; with a Magnate who lowers the interest later too."""
    g = m.g
    if g.phase != PURCHASE or g.loans[m.seat] or m.purse >= LOAN or not m.has("loan"):
        return None
    mild = m.seat * CARDS + MILD_MAGNATE in g.cards
    return Answer("loan") if m.left >= (MILD_TIME if mild else LOAN_TIME) else None


def repay(m: Mind) -> Answer | None:
    """A loan is paid back as soon as it leaves enough to live on."""
    if not m.has("repay"):
        return None
    if m.purse >= LOAN + 150 + maintenance(m.g, m.seat) or (m.left == 0 and m.g.phase > PURCHASE):
        return Answer("repay")
    return None
