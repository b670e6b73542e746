"""What a Production brings a seat, item by item. Nothing here changes anything: dice are passed in."""

from typing import Final

from quadriga.games.civilization.board import (
    COAL,
    COMMERCIAL,
    EXPANSIONIST,
    FAMINE,
    INDUSTRIAL,
    INDUSTRIALISTS,
    MEDIEVAL,
    MILITARISTS,
    NOBODY,
    RAILWAY,
    RESOURCES,
    SCIENTIFIC,
    SPICES,
    SUPER_PRODUCTION,
    TERRITORIES,
)
from quadriga.games.civilization.queries import (
    discovered,
    government,
    in_anarchy,
    is_happy,
    is_productive,
    is_ship,
    is_type,
    own_settlements,
    profitable,
)
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import INDUSTRIALIZATION
from quadriga.games.civilization.terms import ACCOUNTS
from quadriga.games.civilization.wonders import W_INCOME

LUXURY: Final = 100  # income beyond it is partly wasted
MONOPOLY: Final = (0, 0, 0, 20, 40, 80)

# Items, in the order of ``ACCOUNT_ITEMS``
SETTLEMENTS: Final = 0
SIZE_INCOME: Final = 1
CRITICAL: Final = 2
UNIQUE: Final = 3
SPECIAL: Final = 4
MONOPOLIES: Final = 5
TAXES: Final = 6
CIVILIZATION: Final = 7
WONDER_INCOME: Final = 8
ROAD_INCOME: Final = 9
MAXIMUM: Final = 10
EVENT: Final = 11
MINIMUM: Final = 12
TERROR: Final = 13
SUPPORT: Final = 14
LUXURY_LOSS: Final = 15
OVERTIME: Final = 16
CARD_INCOME: Final = 17
TOTAL: Final = 18


def account(g: Civilization, seat: int, critical: int = NOBODY, die: int = 0) -> list[int]:
    """Every item of a seat's Production, losses as negative numbers, and the total; ``critical`` is the critical
    resource and ``die`` what the event's die shows, if they are known.

    rule: CV-PRD-1, CV-PRD-10, CV-PRD-11, CV-PRD-12, CV-PRD-13, CV-PRD-14, CV-TIM-4, CV-TIM-6 (ruling CV-GAP-56)
    """
    from quadriga.games.civilization.procedures.standing import standing_income

    items = earnings(g, seat, critical)
    coins = sum(items)
    items[EVENT] = event_income(g, seat, coins, die)
    coins += items[EVENT]
    items[MINIMUM] = max(0, g.board.minimum[g.era] - coins)
    coins += items[MINIMUM]
    items[TERROR] = -min(g.terror[seat], coins)
    coins += items[TERROR]
    items[SUPPORT] = -min(support(g, seat), coins)
    coins += items[SUPPORT]
    items[LUXURY_LOSS] = -waste(g, coins)
    coins += items[LUXURY_LOSS]
    spare = max(0, coins - 2 * g.board.minimum[g.era])
    items[OVERTIME] = -min(g.overtime[seat] * g.penalty, spare)
    items[CARD_INCOME] = 0 if in_anarchy(g, seat) else standing_income(g, seat)
    items[TOTAL] = coins + items[OVERTIME] + items[CARD_INCOME]
    return items


def earnings(g: Civilization, seat: int, critical: int) -> list[int]:
    """The items up to the government's maximum; in anarchy settlements alone produce.
    rule: CV-PRD-1, CV-PRD-3, CV-PRD-8, CV-GOV-6, CV-GOV-9, CV-GOV-10, CV-GOV-11, CV-GOV-12, CV-GOV-13, CV-GOV-15
    (rulings CV-GAP-32, CV-GAP-72)"""
    items = [0] * ACCOUNTS
    mine = own_settlements(g, seat)
    happy = [is_happy(g, territory) for territory in mine]
    dogma = counted_dogma(g, seat)
    for place in range(len(mine)):
        items[SETTLEMENTS] += settlement_income(g, mine[place], happy[place], dogma)
    if in_anarchy(g, seat):
        return items
    rules = government(g, seat)
    items[SIZE_INCOME] = rules.size_income * sum([g.size[territory] for territory in mine])
    put_resource_income(g, seat, critical, items)
    contented = sum([1 for content in happy if content])
    items[TAXES] = contented * rules.tax_happy + (len(mine) - contented) * rules.tax_unhappy
    if g.civilization[seat] != NOBODY:
        items[CIVILIZATION] = g.board.civilizations[g.civilization[seat]].income[g.era]
    items[WONDER_INCOME] = wonder_income(g, seat)
    items[ROAD_INCOME] = road_income(g, seat)
    most = rules.maximum + rules.maximum_each * len(mine)
    if rules.maximum or rules.maximum_each:
        items[MAXIMUM] = min(0, most - sum(items))
    return items


def counted_dogma(g: Civilization, seat: int) -> int:
    """The resource that brings a Fundamentalist nothing, or -1.  rule: CV-GOV-25"""
    from quadriga.games.civilization.board import FUNDAMENTALISM

    return g.dogma[seat] if g.governments_rule and g.government[seat] == FUNDAMENTALISM else NOBODY


def settlement_income(g: Civilization, territory: int, happy: bool, dogma: int) -> int:
    """By size, own resource, happiness and productivity.
    rule: CV-PRD-2, CV-PRD-9, CV-IMP-2, CV-TOK-24 (rulings CV-GAP-24, CV-GAP-55, CV-GAP-88, CV-GAP-91)"""
    resource = g.resource[territory]
    rich = int(resource != NOBODY and resource != dogma)
    place = ((g.size[territory] * 2 + rich) * 2 + int(happy)) * 2 + int(is_productive(g, territory))
    return g.board.production[place]


def put_resource_income(g: Civilization, seat: int, critical: int, items: list[int]) -> None:
    """rule: CV-PRD-4, CV-PRD-5, CV-PRD-6, CV-PRD-7, CV-RES-6, CV-RES-7, CV-RES-10, CV-CIV-3, CV-CIV-8, CV-CIV-14,
    CV-GOV-11, CV-GOV-12, CV-GOV-25"""
    counts = profitable(g, seat)
    if critical != NOBODY and counts[critical]:
        items[CRITICAL] = g.board.critical_income[g.era] + (5 if is_type(g, seat, COMMERCIAL) else 0)
    items[UNIQUE] = government(g, seat).unique * sum([1 for count in counts if count])
    if g.era <= MEDIEVAL:
        items[SPECIAL] = counts[SPICES] * (6 if is_type(g, seat, SCIENTIFIC) else 3)
    elif g.era >= INDUSTRIAL and discovered(g, INDUSTRIALIZATION):
        items[SPECIAL] = counts[COAL] * (10 if is_type(g, seat, INDUSTRIALISTS) else 5)
    for resource in range(RESOURCES):
        items[MONOPOLIES] += MONOPOLY[min(counts[resource], len(MONOPOLY) - 1)]


def wonder_income(g: Civilization, seat: int) -> int:
    """While the era of the wonder lasts.  rule: CV-WON-3, CV-ERA-11, CV-PRD-10"""
    coins = 0
    for number in range(len(g.wonder_owner)):
        if g.wonder_owner[number] == seat:
            card = g.board.wonders[number]
            if card.word == W_INCOME and card.era >= g.era:
                coins += card.first
    return coins


def road_income(g: Civilization, seat: int) -> int:
    """Of an Expansionist: territories with a unit of his.  rule: CV-PRD-15, CV-CIV-23"""
    if not is_type(g, seat, EXPANSIONIST):
        return 0
    coins = 0
    counted = 0
    for piece in range(len(g.kind)):
        space = g.space[piece]
        if g.kind[piece] >= 0 and g.owner[piece] == seat and 0 <= space < TERRITORIES and not (counted >> space) & 1:
            counted |= 1 << space
            coins += 2 if g.road[space] == RAILWAY else int(g.road[space] > 0)
    return coins


def event_income(g: Civilization, seat: int, coins: int, die: int) -> int:
    """Super production and famine; who is below the luxury limit also looks at a die.
    rule: CV-EVT-8, CV-EVT-9, CV-EVT-11 (ruling CV-GAP-56)"""
    if g.event == SUPER_PRODUCTION and not in_anarchy(g, seat):
        return 5 + 5 * g.era + (die if coins <= LUXURY else 0)
    if g.event == FAMINE:
        return -(die if coins <= LUXURY else 5 * g.era)
    return 0


def needs_die(g: Civilization, seat: int, critical: int) -> bool:
    """Whether the event of the turn makes a seat roll."""
    if g.event == FAMINE or (g.event == SUPER_PRODUCTION and not in_anarchy(g, seat)):
        return sum(earnings(g, seat, critical)) <= LUXURY
    return False


def support(g: Civilization, seat: int) -> int:
    """For military units outside settlements and beyond their sizes; ships are always outside.
    rule: CV-PRD-14, CV-CIV-17"""
    each = government(g, seat).support
    if not each or is_type(g, seat, MILITARISTS):
        return 0
    inside = [0] * TERRITORIES
    outside = 0
    for piece in range(len(g.kind)):
        if g.kind[piece] > 0 and g.owner[piece] == seat:
            space = g.space[piece]
            if is_ship(g.kind[piece]) or space >= TERRITORIES or g.holder[space] != seat or g.occupied[space]:
                outside += 1
            else:
                inside[space] += 1
                if inside[space] > g.size[space]:
                    outside += 1
    return each * outside


def waste(g: Civilization, coins: int) -> int:
    """A third of what goes beyond 100 is lost, so that what is left is rounded down.  rule: CV-PRD-12"""
    if not g.luxury or coins <= LUXURY:
        return 0
    return (coins - LUXURY + 2) // 3
