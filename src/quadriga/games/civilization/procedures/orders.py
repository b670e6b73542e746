"""The orders a player may give to his pieces."""

from typing import Final

from quadriga.engine.choice import Choice, row
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, FIRST_SHIP, NOBODY, PIECES, SPACES, TERRITORIES
from quadriga.games.civilization.procedures.building import (
    can_work,
    prospecting_fault,
    railway_fault,
    road_fault,
    terraforming_fault,
)
from quadriga.games.civilization.procedures.founding import founding_fault
from quadriga.games.civilization.procedures.mobility import (
    FOUNDS,
    LOOKS,
    MOVES,
    PROSPECTS,
    RAILWAY,
    ROAD,
    TERRAFORMS,
    UNSURE,
    WORKS,
    Mobility,
    may_look,
)
from quadriga.games.civilization.procedures.motion import POINT
from quadriga.games.civilization.procedures.prices import founding_price, price_of
from quadriga.games.civilization.queries import is_laden, units_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import ENGINEERING, FISSION, STEAM_POWER, THE_WHEEL

NEEDED: Final = {  # works of explorers: the technology, and the rule that speaks of both
    "road": (THE_WHEEL, "CV-ROA-1"),
    "railway": (STEAM_POWER, "CV-ROA-4"),
    "prospect": (ENGINEERING, "CV-PSP-1"),
    "terraform": (FISSION, "CV-PSP-3"),
}
MOVE: Final = row("move", PIECES)
LOOK: Final = row("look", PIECES)
FOUND: Final = row("found", PIECES)
BUILD_ROAD: Final = row("road", PIECES)
BUILD_RAILWAY: Final = row("railway", PIECES)
PROSPECT: Final = row("prospect", PIECES)
TERRAFORM: Final = row("terraform", PIECES)


def offer_pieces(g: Civilization, seat: int, known: Mobility, o: Offer) -> list[int]:
    """What each piece may do, one of each sort; the spaces with own forces are returned."""
    told = None if o.explain else known.recall(g)
    if told is not None:
        o.add_all(told.found)
        return told.spaces
    orders_by_likeness = known.orders
    seen: set[int] = set()
    spaces: list[int] = []
    found: list[Choice] = []
    kinds = g.kind
    places = g.space
    spent = g.spent
    marks = g.mark
    carriers = g.aboard
    alike = not g.nukes
    for piece in units_of(g, seat):
        kind = kinds[piece]
        space = places[piece]
        aboard = carriers[piece]
        if kind != EXPLORERS and aboard == NOBODY and space not in spaces:
            spaces.append(space)
        likeness = (((kind * SPACES + space) * 16 + spent[piece]) * 8 + marks[piece]) * PIECES + aboard
        if (kind < FIRST_SHIP and alike) or not is_laden(g, piece):
            if likeness in seen:
                continue
            seen.add(likeness)
        orders = orders_by_likeness.get(likeness, NOBODY)
        if orders == NOBODY:
            orders = known.look_up(g, piece, likeness)
        if orders & MOVES or (orders & UNSURE and known.goes(g, piece, likeness)):
            found.append(MOVE[piece])
        if orders & WORKS and not o.explain:
            add_works(orders, piece, found)
        elif o.explain and kind == EXPLORERS and space < TERRITORIES:
            o.add_all(found)
            found = []
            explain_work(g, seat, piece, o)
    o.add_all(found)
    if not o.explain:
        known.remember(g, found, spaces)
    return spaces


def add_works(orders: int, piece: int, found: list[Choice]) -> None:
    """What an explorer may do besides moving."""
    if orders & LOOKS:
        found.append(LOOK[piece])
    if orders & FOUNDS:
        found.append(FOUND[piece])
    if orders & ROAD:
        found.append(BUILD_ROAD[piece])
    if orders & RAILWAY:
        found.append(BUILD_RAILWAY[piece])
    if orders & PROSPECTS:
        found.append(PROSPECT[piece])
    if orders & TERRAFORMS:
        found.append(TERRAFORM[piece])


def explain_work(g: Civilization, seat: int, piece: int, o: Offer) -> None:
    """rule: CV-MOV-9, CV-TOK-2, CV-TOK-3"""
    territory = g.space[piece]
    if may_look(g, seat, territory):
        o.add(LOOK[piece])
    fault = founding_fault(g, seat, territory)
    if not fault:
        o.add(FOUND[piece])
    else:
        coins = {"need": founding_price(g, seat), "have": g.coins[seat]}
        o.no("found", piece, fault, ["CV-FND-1", "CV-TOK-22", "CV-MOV-10"], {"territory": territory, **coins})
    hindrance = can_work(g, seat, piece, POINT)
    if g.roads_rule:
        say(g, seat, o, "road", piece, road_fault(g, seat, piece, hindrance))
        say(g, seat, o, "railway", piece, railway_fault(g, seat, piece, hindrance))
    if g.prospecting:
        say(g, seat, o, "prospect", piece, prospecting_fault(g, seat, piece, hindrance))
        say(g, seat, o, "terraform", piece, terraforming_fault(g, seat, piece))


def say(g: Civilization, seat: int, o: Offer, verb: str, piece: int, fault: str) -> None:
    if not fault:
        o.yes(verb, piece)
        return
    technology, rule = NEEDED[verb]
    coins = {"need": price_of(g, seat, verb), "have": g.coins[seat]}
    o.no(verb, piece, fault, [rule], {"technology": technology, **coins})
