"""What cards and technologies could do now, and what they cost."""

from typing import Final

from quadriga.games.medioevo.board import (
    COLOURS,
    LEVELS,
    MONASTICISM,
    ORDER_FIXED,
    OWN,
    POINTS_EITHER,
    PURPLE,
    TRADING,
    TURN_ENDS,
)
from quadriga.games.medioevo.board import PURCHASE as PURCHASE_MADE
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import COMMERCE, PURCHASE
from quadriga.games.medioevo.pieces import pay
from quadriga.games.medioevo.procedures.card_use import MERCHANT
from quadriga.games.medioevo.property_queries import POINT_PRICE, cards_of, has_technology, owns_technology
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology

# Cards and technologies, once they are loaded: their modules import this one.
CARD_POWERS: Final[list[Power]] = []
ALL_TECHNOLOGIES: Final[list[Technology]] = []
BY_MOMENT: Final[dict[int, list[int]]] = {}


def powers() -> list[Power]:
    if not CARD_POWERS:
        from quadriga.games.medioevo.cards.registry import POWERS

        CARD_POWERS.extend(POWERS)
    return CARD_POWERS


def technologies() -> list[Technology]:
    if not ALL_TECHNOLOGIES:
        from quadriga.games.medioevo.technologies.registry import TECHNOLOGIES as ALL

        ALL_TECHNOLOGIES.extend(ALL)
    return ALL_TECHNOLOGIES


def technologies_at(moments: int) -> list[int]:
    """Those that can be activated at one of the moments at all."""
    if moments not in BY_MOMENT:
        BY_MOMENT[moments] = [tech.number for tech in technologies() if tech.moments & moments]
    return BY_MOMENT[moments]


# --- paying


def pay_points(g: Medioevo, seat: int, colour: int, need: int) -> None:
    """Technology points, and 100 florins for each that is missing.  rule: MU-TEC-5, MU-TEC-7"""
    index = seat * COLOURS + colour
    spent = min(need, g.points[index])
    g.points = increased(g.points, index, -spent)
    if need > spent:
        pay(g, seat, POINT_PRICE * (need - spent))
        g.tell("points.bought", seat, need - spent, colour)


def activate(g: Medioevo, seat: int, technology: int, need: int) -> None:
    """Pay for a technology; a copied one serves only once.  rule: MU-TEC-5, MU-TECH-24 (ruling MU-GAP-3)"""
    pay_points(g, seat, technology // LEVELS, need)
    if not owns_technology(g, seat, technology):
        g.license = changed(g.license, seat, -1)
    g.tell("technology.used", seat, technology, need)


def affordable(g: Medioevo, seat: int, colour: int, price: int) -> int:
    """How many units of effect can be paid for now."""
    return (g.points[seat * COLOURS + colour] + g.florins[seat] // POINT_PRICE) // price


def price_of(technology: int) -> int:
    return technologies()[technology].price


# --- cards


def windows_at(g: Medioevo, moment: int) -> int:
    """Bit mask of the windows open at a moment; one's own affairs can also be seen to when a turn begins and ends.

    rule: MU-EMP-12 (ruling MU-GAP-63)
    """
    if moment == OWN:
        if g.phase == COMMERCE:
            return OWN | TRADING
        return OWN | PURCHASE_MADE if g.phase == PURCHASE else OWN
    return moment | OWN if moment in (ORDER_FIXED, TURN_ENDS) else moment


def can_use(g: Medioevo, seat: int, card: int, moment: int) -> bool:
    """Whether the ability could be used now, whoever owns the card."""
    printed = g.board.cards[card]
    if not printed.windows & windows_at(g, moment) or (card != MERCHANT and g.florins[seat] < printed.florins):
        return False
    return powers()[card].usable(g, seat, moment)


def usable_cards(g: Medioevo, seat: int, moment: int) -> list[int]:
    """Own straight cards whose ability could be used now."""
    found: list[int] = []
    windows = windows_at(g, moment)
    printed = g.board.cards
    for card in cards_of(g, seat):
        if printed[card].windows & windows and card not in g.rotated and can_use(g, seat, card, moment):
            found.append(card)
    return found


def straight_cards(g: Medioevo, seat: int) -> list[int]:
    return [card for card in cards_of(g, seat) if card not in g.rotated]


def points_on(g: Medioevo, card: int, wanted: list[int]) -> int:
    """Points of the wanted colours that a card gives.  rule: MU-EMP-7"""
    found = 0
    for colour in g.board.cards[card].colours:
        if colour in wanted:
            found += 1
    return min(found, 1) if g.board.cards[card].points == POINTS_EITHER else found


# --- technologies


def technology_limit(g: Medioevo, seat: int, technology: int, moment: int) -> int:
    """Units of effect that an activation could have now, paid for or not."""
    tech = technologies()[technology]
    if tech.moments & moment or (moment == OWN and g.phase == COMMERCE and tech.moments & TRADING):
        return tech.limit(g, seat, moment)
    return 0


def known_technologies(g: Medioevo, seat: int, moment: int) -> list[int]:
    """The seat's technologies of a moment, and the one it has copied."""
    found: list[int] = []
    wanted = moment | TRADING if moment == OWN and g.phase == COMMERCE else moment
    levels = g.levels
    first = seat * COLOURS
    for technology in technologies_at(wanted):
        if levels[first + technology // LEVELS] > technology % LEVELS:
            found.append(technology)
    copied = g.license[seat]
    if copied >= 0 and copied not in found:
        found.append(copied)
    return found


def useful_technologies(g: Medioevo, seat: int, moment: int) -> list[int]:
    """Technologies the seat may activate now if it can pay."""
    found: list[int] = []
    for technology in known_technologies(g, seat, moment):
        if technology_limit(g, seat, technology, moment):
            found.append(technology)
    return found


def potential(g: Medioevo, seat: int, colour: int) -> int:
    """Points of a colour that the seat could have: at hand, by tokens and cards, by florins; purple by Monasticism.

    rule: MU-TEC-6, MU-TEC-7, MU-TECH-22
    """
    wanted = [colour]
    if colour != PURPLE and has_technology(g, seat, MONASTICISM):
        wanted.append(PURPLE)
    total = g.florins[seat] // POINT_PRICE
    for each in wanted:
        index = seat * COLOURS + each
        total += g.points[index] + g.tokens[index] - g.flipped[index]
    for card in straight_cards(g, seat):
        total += points_on(g, card, wanted)
    return total
