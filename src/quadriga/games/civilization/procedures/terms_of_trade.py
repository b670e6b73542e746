"""What can change hands in Trade: kinds of legs and clauses, and why one cannot."""

from typing import Final

from quadriga.engine.choice import Deal
from quadriga.games.civilization.board import CARDS, EXPLORERS, NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.nuclear import weapons
from quadriga.games.civilization.procedures.stock import is_loose
from quadriga.games.civilization.queries import at_war, partner
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    DUPLICATE,
    NUKE_CARRIER,
    PAID,
    RESERVE,
    REVOLTED,
    SPIES,
    WORK,
    WORK_FIRST,
    WORK_FREE,
    WORK_NAME,
    WORK_OWNER,
    WORK_SECOND,
)
from quadriga.games.civilization.terms import NUKE as WEAPON

# The kind of a leg is one of these, plus THING times the thing that changes hands; the amount is 1 but for coins.
COINS: Final = 0
RESOURCE: Final = 1  # territory of the settlement that gives it
UNIT: Final = 2  # piece; explorers too
IMPROVEMENT: Final = 3  # name
TECHNOLOGY: Final = 4
SPY: Final = 5  # number of the spy
NUKE: Final = 6  # territory in which it lies
CARD: Final = 7  # strategy card of who makes the offer
THING: Final = 8
LEG_KINDS: Final = ("coins", "resource", "unit", "improvement", "technology", "spy", "nuke", "card")

PEACE: Final = 0
TRANSIT: Final = 1  # the party lifts its embargo against the other
PACT: Final = 2  # a secret understanding that binds nobody
CLAUSE_KINDS: Final = ("peace", "transit", "pact")


def needs_route(g: Civilization, seat: int, other: int, deal: Deal) -> bool:
    """Whatever changes hands does, but for what peace costs, or the tribute for which an embargo is lifted.
    rule: CV-TRD-1, CV-TRD-2, CV-TRD-8, CV-TRD-19 (ruling CV-GAP-139)"""
    tribute = at_war(g, seat, other) and PEACE in deal.clauses[::4]
    for at in range(0, len(deal.clauses), 4):
        party = deal.clauses[at + 1]
        opposite = other if party == seat else seat
        if deal.clauses[at] == TRANSIT and g.embargo[party * g.seats + opposite]:
            tribute = True
    for kind in deal.legs[2::4]:
        if not tribute or kind % THING not in (COINS, CARD):
            return True
    return False


def leg_fault(g: Civilization, giver: int, taker: int, kind: int, amount: int) -> str:
    """Why a thing cannot change hands, or nothing.  rule: CV-TRD-1, CV-TRD-18, CV-WON-4, CV-PUR-3"""
    what = kind % THING
    thing = kind // THING
    if what == COINS:
        if thing:
            return "terms_unclear"
        return "" if 0 < amount <= g.coins[giver] else "not_enough_coins"
    if kind < 0 or amount != 1:
        return "terms_unclear"
    return thing_fault(g, giver, taker, what, thing)


def thing_fault(g: Civilization, giver: int, taker: int, what: int, thing: int) -> str:
    """The same for a thing of a kind, other than coins."""
    if what == RESOURCE:
        return resource_fault(g, giver, thing)
    if what == UNIT:
        return unit_fault(g, giver, taker, thing)
    if what == IMPROVEMENT:
        return "" if is_loose(g, giver, thing) else "nothing_to_spare"
    if what == TECHNOLOGY:
        return "" if thing < len(g.tech_owner) and g.tech_owner[thing] == giver else "not_yours"
    if what == SPY:
        return spy_fault(g, giver, taker, thing)
    if what == NUKE:
        return nuke_fault(g, giver, taker, thing)
    return "" if thing < CARDS and giver * CARDS + thing in g.hands else "not_yours"


def resource_fault(g: Civilization, giver: int, territory: int) -> str:
    """rule: CV-TRD-10, CV-TRD-12, CV-REV-5, CV-GOV-25, CV-BAR-30"""
    if not 0 <= territory < TERRITORIES or g.holder[territory] != giver or g.resource[territory] == NOBODY:
        return "not_yours"
    if g.occupied[territory] or g.mood[territory] & REVOLTED:
        return "not_tradable"
    if g.dogma[giver] == g.resource[territory] and is_fundamentalist(g, giver):
        return "dogma"
    return "traded_already" if partner(g, territory) != NOBODY else ""


def is_fundamentalist(g: Civilization, seat: int) -> bool:
    from quadriga.games.civilization.board import FUNDAMENTALISM

    return g.governments_rule and g.government[seat] == FUNDAMENTALISM


def unit_fault(g: Civilization, giver: int, taker: int, piece: int) -> str:
    """Wherever it is; only cargo goes with its ship and is not traded by itself, and nuclear weapons that go with their
    carrier have to be delivered like any others.  rule: CV-TRD-14, CV-TRD-16"""
    if not 0 <= piece < len(g.kind) or g.kind[piece] < EXPLORERS or g.owner[piece] != giver:
        return "not_yours"
    if g.aboard[piece] != NOBODY:
        return "not_tradable"
    if g.nukes and is_armed_with_nukes(g, piece):
        space = g.space[piece]
        return "" if space < TERRITORIES and g.holder[space] == taker else "not_delivered"
    return ""


def is_armed_with_nukes(g: Civilization, piece: int) -> bool:
    """Whether a piece, or something aboard it, carries a nuclear weapon."""
    return any(carrier != NOBODY and piece in (carrier, g.aboard[carrier]) for carrier in g.nukes[NUKE_CARRIER::WEAPON])


def spare_work(g: Civilization, seat: int, name: int) -> int:
    """Where the entry of an improvement starts that may be given away, or -1.  rule: CV-TRD-17, CV-IMP-10"""
    for at in range(0, len(g.works), WORK):
        if g.works[at + WORK_OWNER] != seat or g.works[at + WORK_NAME] != name:
            continue
        assigned = g.works[at + WORK_FIRST] != NOBODY or g.works[at + WORK_SECOND] != NOBODY
        if not assigned and g.works[at + WORK_FREE] in (PAID, DUPLICATE):
            return at
    return NOBODY


def spy_fault(g: Civilization, giver: int, taker: int, spy: int) -> str:
    """rule: CV-TRD-15, CV-ESP-3"""
    if not 0 <= spy < len(g.spy_space) or spy // SPIES != giver:
        return "not_yours"
    if g.spy_space[spy] != RESERVE and (g.spy_space[spy] != g.capital[giver] or g.capital[giver] == NOBODY):
        return "not_tradable"
    from quadriga.games.civilization.terms import UNTRAINED

    return "" if UNTRAINED in g.spy_space[taker * SPIES : taker * SPIES + SPIES] else "too_many_spies"


def nuke_fault(g: Civilization, giver: int, taker: int, territory: int) -> str:
    """rule: CV-TRD-16"""
    if not 0 <= territory < TERRITORIES or not weapons(g, giver, territory):
        return "not_yours"
    if g.holder[territory] != taker:
        return "not_delivered"
    free = any(g.nukes[at + NUKE_CARRIER] == NOBODY for at in weapons(g, giver, territory))
    return "" if free else "not_tradable"
