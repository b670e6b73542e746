"""Terms that a player might well propose, for random play and for whoever looks for ideas."""

from quadriga.engine.chance import below
from quadriga.engine.choice import Deal
from quadriga.games.civilization.board import IMPROVEMENTS, NOBODY
from quadriga.games.civilization.piece_tallies import places_of
from quadriga.games.civilization.procedures.stock import names_of_works, stock_of
from quadriga.games.civilization.procedures.strategy import hand
from quadriga.games.civilization.procedures.terms_of_trade import (
    CARD,
    COINS,
    IMPROVEMENT,
    NUKE,
    PACT,
    PEACE,
    RESOURCE,
    SPY,
    TECHNOLOGY,
    THING,
    TRANSIT,
    UNIT,
    thing_fault,
)
from quadriga.games.civilization.queries import at_war, settlements, units_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import NUKE as NUKE_ENTRY
from quadriga.games.civilization.terms import NUKE_OWNER, NUKE_SPACE, SPIES


def sample_terms(g: Civilization, seat: int, other: int, rng: list[int]) -> Deal | None:
    """Peace between enemies; else resource for resource, something for coins, a promise, a gift."""
    if at_war(g, seat, other):
        return Deal([], [PEACE, seat, 0, 0])
    kind = below(rng, THING + 1)
    if kind == THING:
        closed = g.embargo[other * g.seats + seat]
        return Deal([], [TRANSIT, other, 0, 0] if closed else [PACT, seat, 0, 0])
    mine = wares(g, seat, other, kind)
    if kind == RESOURCE:
        theirs = wares(g, other, seat, kind)
        if mine and theirs:
            legs = [seat, other, RESOURCE + THING * mine[below(rng, len(mine))], 1]
            return Deal([*legs, other, seat, RESOURCE + THING * theirs[below(rng, len(theirs))], 1])
    elif mine:
        legs = [seat, other, kind + THING * mine[below(rng, len(mine))], 1]
        if g.coins[other]:
            legs += [other, seat, COINS, 1 + below(rng, g.coins[other])]
        return Deal(legs)
    if g.coins[seat]:
        return Deal([seat, other, COINS, 1 + below(rng, g.coins[seat])])
    return None


def wares(g: Civilization, giver: int, taker: int, kind: int) -> list[int]:
    """Things of a kind, other than coins, that could change hands."""
    if kind == UNIT:
        aboard = g.aboard
        return [piece for piece in units_of(g, giver) if aboard[piece] == NOBODY]
    if kind == IMPROVEMENT:
        loose = stock_of(g, giver).loose
        return [name for name in range(IMPROVEMENTS) if (loose >> name) & 1] if loose else []
    if kind == TECHNOLOGY or kind == CARD:
        return property_of(g, giver, kind)
    return [thing for thing in property_of(g, giver, kind) if not thing_fault(g, giver, taker, kind, thing)]


def property_of(g: Civilization, seat: int, kind: int) -> list[int]:
    """What a seat has of a kind, ascending; no coins."""
    if kind == RESOURCE:
        return list(settlements(g, seat))
    if kind == UNIT:
        return list(units_of(g, seat))
    if kind == IMPROVEMENT:
        return names_of_works(g, seat)
    if kind == TECHNOLOGY:
        return places_of(g.tech_owner, seat)
    if kind == SPY:
        return list(range(seat * SPIES, seat * SPIES + SPIES))
    if kind == NUKE:
        weapons = range(0, len(g.nukes), NUKE_ENTRY)
        return sorted({g.nukes[at + NUKE_SPACE] for at in weapons if g.nukes[at + NUKE_OWNER] == seat})
    return sorted(set(hand(g, seat))) if kind == CARD else []
