"""What everything costs a seat: list prices, then the discounts of civilization, government, resources and events."""

from typing import Final

from quadriga.games.civilization.board import (
    AIRCRAFT,
    ARTILLERY,
    CAVALRY,
    EXPANSIONIST,
    EXPLORERS,
    FUNDAMENTALISM,
    HAPPINESS,
    HORSES,
    INDUSTRIAL,
    INDUSTRIALISTS,
    IRON,
    MEDIEVAL,
    MILITARISTS,
    MODERN,
    NAVIGATORS,
    NOBODY,
    PRODUCTIVITY,
    RELIGIOUS,
    SCIENTIFIC,
    SHIP,
    SLAVES,
)
from quadriga.games.civilization.queries import count_effects, government, is_ship, is_type, resource_at
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import knowledge
from quadriga.games.civilization.terms import DISCOUNTED
from quadriga.games.civilization.wonders import W_TECH_DISCOUNT

LOWEST: Final = 3  # no price falls below it
SURCHARGE_FROM: Final = 3  # technologies of the current era still to be had
RESOURCE_DISCOUNT: Final = 5
HORSES_UNITS: Final = 1
IRON_UNITS: Final = 2
COLONY_SHIP_COINS: Final = 200


def lowered(g: Civilization, coins: int) -> int:
    """A price in a turn of the event Slaves, which makes everything but technologies cheaper.
    rule: CV-EVT-4, CV-EVT-5"""
    if g.event == SLAVES:
        coins -= 2 + g.era
    return max(LOWEST, coins)


def half_up(coins: int) -> int:
    """One and a half times as much, rounded up."""
    return (coins * 3 + 1) // 2


# --- technologies


def technology_price(g: Civilization, seat: int, technology: int) -> int:
    """A fifth for the civilization's own technologies, half for older ones; next era and Fundamentalism ask half as
    much again; other discounts only on the full price.

    rule: CV-TEC-1, CV-TEC-3, CV-TEC-4, CV-TEC-5, CV-ERA-2, CV-GOV-15, CV-CIV-2, CV-CIV-4, CV-CIV-7, CV-CIV-9,
    CV-CIV-12, CV-CIV-15, CV-CIV-18, CV-CIV-23, CV-GEN-12 (rulings CV-GAP-57, CV-GAP-58)
    """
    card = g.board.technologies[technology]
    coins = card.cost
    kind = g.civilization[seat]
    full = False
    if kind != NOBODY and technology in g.board.civilizations[kind].cheap:
        coins = (coins + 4) // 5
    elif card.era < g.era:
        coins = (coins + 1) // 2
    else:
        full = True
    if card.era > g.era and knowledge(g).left >= SURCHARGE_FROM:
        coins = half_up(coins)
    if g.governments_rule and g.government[seat] == FUNDAMENTALISM:
        coins = half_up(coins)
    if full:
        if kind == SCIENTIFIC:
            coins -= min(15, 5 * card.era)
        coins -= wonder_discount(g, seat, card.era)
    return max(LOWEST, coins)


def wonder_discount(g: Civilization, seat: int, era: int) -> int:
    """What wonders of an era that has not ended take off the price of its technologies.
    rule: CV-WON-3 (ruling CV-GAP-9)"""
    coins = 0
    for number in g.board.wonders_of_word[W_TECH_DISCOUNT]:
        wonder = g.board.wonders[number]
        if g.wonder_owner[number] == seat and wonder.era == era:
            coins += wonder.first
    return coins


# --- units


def list_price(g: Civilization, seat: int, kind: int) -> int:
    """With what the type of civilization takes off by a table.
    rule: CV-CIV-10, CV-CIV-16, CV-CIV-19, CV-UNI-4 (rulings CV-GAP-17, CV-GAP-18, CV-GAP-21)"""
    board = g.board
    if kind == EXPLORERS:
        return board.kind_price[kind] - (5 if is_type(g, seat, EXPANSIONIST) else 0)
    if is_type(g, seat, MILITARISTS):
        return board.military_price[kind]
    if is_ship(kind) and is_type(g, seat, NAVIGATORS):
        return board.prices["navigator_ship"][board.kind_era[kind]]
    return board.kind_price[kind]


def unit_price(g: Civilization, seat: int, kind: int, territory: int = NOBODY) -> int:
    """The next unit of a kind, bought in a settlement or just anywhere: percentages first, then fixed amounts.
    rule: CV-GOV-14, CV-RES-3, CV-RES-4 (ruling CV-GAP-59)"""
    coins = list_price(g, seat, kind)
    if kind != EXPLORERS:
        coins -= government(g, seat).unit_discount
        if territory != NOBODY and discounts_left(g, seat, kind, territory):
            coins -= RESOURCE_DISCOUNT
    return lowered(g, coins)


def units_price(g: Civilization, seat: int, kind: int, territory: int, count: int) -> int:
    """Several units of a kind bought in one settlement: its resource makes only the first ones cheaper."""
    cheap = min(count, discounts_left(g, seat, kind, territory))
    plain = unit_price(g, seat, kind)
    return cheap * unit_price(g, seat, kind, territory) + (count - cheap) * plain


def discounts_left(g: Civilization, seat: int, kind: int, territory: int) -> int:
    """Units of a kind that horses or iron still make cheaper in a settlement in this turn; a resource received in
    trade works where it was received.  rule: CV-RES-3, CV-RES-4, CV-TRD-13"""
    resource = resource_at(g, territory)
    if resource != HORSES and resource != IRON:
        return 0
    unit_class = g.board.kind_class[kind]
    era = g.board.kind_era[kind]
    allowed = 0
    if resource == HORSES:
        if unit_class == CAVALRY and g.era <= MEDIEVAL:
            allowed = HORSES_UNITS
    elif unit_class == SHIP or unit_class == AIRCRAFT:
        allowed = IRON_UNITS
    elif (unit_class == ARTILLERY and era >= INDUSTRIAL) or (unit_class == CAVALRY and era == MODERN):
        allowed = IRON_UNITS
    return allowed - count_effects(g, DISCOUNTED, seat, territory) if allowed else 0


def upgrade_price(g: Civilization, seat: int, kind: int) -> int:
    """For each era a unit is behind.  rule: CV-UNI-9, CV-CIV-16"""
    name = "upgrade_ship" if is_ship(kind) else "upgrade_army"
    if is_type(g, seat, MILITARISTS):
        name = "military_" + name
    return lowered(g, (g.era - g.board.kind_era[kind]) * g.board.prices[name][g.era])


def sale_price(g: Civilization, kind: int) -> int:
    """A third of the list price, whatever was paid.  rule: CV-UNI-8, CV-ERA-7, CV-GEN-12 (ruling CV-GAP-85)"""
    return g.board.kind_price[kind] // 3


def half_list_price(g: Civilization, kind: int) -> int:
    """Of a ship or aircraft taken as an award, without any other discount.  rule: CV-PUR-6, CV-PUR-12"""
    return (g.board.kind_price[kind] + 1) // 2


# --- settlements and what is built for them


def improvement_price(g: Civilization, seat: int, improvement: int) -> int:
    """rule: CV-CIV-5, CV-CIV-13 (rulings CV-GAP-13, CV-GAP-59)"""
    card = g.board.improvements[improvement]
    coins = card.price
    if card.kind == HAPPINESS and is_type(g, seat, RELIGIOUS):
        coins -= 5 if card.era <= MEDIEVAL else 10
    elif card.kind == PRODUCTIVITY and is_type(g, seat, INDUSTRIALISTS):
        coins -= 5
    return lowered(g, coins)


def price_of(g: Civilization, seat: int, what: str) -> int:
    """What has one price for an era: grow, found, capital, road, railway, prospect, terraform, spy, nuke.

    Growing costs everybody the same.
    rule: CV-GRO-2, CV-FND-1, CV-CPT-1, CV-ROA-1, CV-ROA-4, CV-PSP-1, CV-PSP-3, CV-ESP-2, CV-RES-8 (rulings CV-GAP-21,
    CV-GAP-22)
    """
    kind = g.civilization[seat]
    if what == "capital" and kind == EXPANSIONIST:
        what = "expansionist_capital"
    return lowered(g, g.board.prices[what][g.era] - discount(kind, what))


def founding_price(g: Civilization, seat: int) -> int:
    return price_of(g, seat, "found")


def discount(kind: int, what: str) -> int:
    """What a type of civilization takes off.  rule: CV-CIV-2, CV-CIV-10, CV-CIV-13, CV-CIV-16, CV-CIV-19"""
    if kind == EXPANSIONIST:
        if what == "found":
            return 10
        if what == "road":
            return 2
        return 5 if what == "railway" or what == "spy" else 0
    if kind == NAVIGATORS:
        return 1 if what == "road" else 4 if what == "railway" else 0
    if kind == SCIENTIFIC:
        if what == "prospect":
            return 5
        return 20 if what == "terraform" else 30 if what == "nuke" else 0
    if kind == INDUSTRIALISTS:
        if what == "prospect":
            return 5
        if what == "terraform":
            return 15
        return 20 if what == "nuke" else 10 if what == "spy" else 0
    return 10 if kind == MILITARISTS and what == "nuke" else 0


def half_spy_price(g: Civilization) -> int:
    """As an award.  rule: CV-PUR-10, CV-PUR-12"""
    return (g.board.prices["spy"][g.era] + 1) // 2


def colony_ship_price(g: Civilization) -> int:
    """rule: CV-END-17"""
    return lowered(g, COLONY_SHIP_COINS)
