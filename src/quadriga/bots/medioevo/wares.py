"""Everything the greedy player might buy in the Purchase phase, with its price and its worth."""

from typing import NamedTuple

from quadriga.bots.medioevo.aims import Wants, token_worth
from quadriga.bots.medioevo.mind import Mind
from quadriga.bots.medioevo.muster import army_items
from quadriga.games.medioevo.board import (
    BLUE,
    CARAVAN,
    CARDS,
    CARPENTRY,
    CASTLE_LEVEL,
    CATEGORIES,
    CATHEDRAL,
    CIVIL,
    COLOURS,
    ENGINE,
    GREEN,
    LEVELS,
    MATHEMATICS,
    MILITARY,
    PURPLE,
    SHIP,
    TECHNOLOGIES,
    TERRITORIES,
    WAGON,
)
from quadriga.games.medioevo.procedures.empire import purchase_fault
from quadriga.games.medioevo.procedures.purchase import Purchase, research_fault
from quadriga.games.medioevo.procedures.site import Site
from quadriga.games.medioevo.procedures.works import PROJECT, building_points, building_price, token_places
from quadriga.games.medioevo.property_queries import (
    buildings_left,
    card_price,
    cathedrals,
    has_technology,
    market_value,
    pieces_left,
    pieces_of,
    tokens_allow,
)
from quadriga.games.medioevo.queries import has_effect, is_inhabited
from quadriga.games.medioevo.scoring import technology as technology_score

DISCOUNTS = (31, 32)  # Architects
SHERIFFS = (68, 69)  # who raise civilian buildings, military ones


class Item(NamedTuple):
    """Something to buy: the answer that buys it, where, and what it takes."""

    verb: str
    target: int
    amount: int
    territory: int  # -1: not at a place
    florins: int
    colour: int  # of the technology points it takes; -1 for none
    points: int
    worth: float


def all_items(m: Mind, wanted: Wants) -> list[Item]:
    found = building_items(m, wanted)
    found.extend(research_items(m, wanted))
    found.extend(card_items(m, wanted))
    found.extend(piece_items(m, wanted))
    for verb, target, amount, territory, florins, points, worth in army_items(m, wanted):
        found.append(Item(verb, target, amount, territory, florins, 3 if points else -1, points, worth))
    return found


# --- technologies and cards


def research_items(m: Mind, wanted: Wants) -> list[Item]:
    g = m.g
    found: list[Item] = []
    first = m.seat * COLOURS
    best = max([0, *[technology_score(g, other) for other in m.rivals]])
    levels = g.levels[first : first + COLOURS]
    mine = technology_score(g, m.seat)
    for branch in range(COLOURS):
        if levels[branch] >= LEVELS:
            continue
        technology = branch * LEVELS + levels[branch]
        if technology >= TECHNOLOGIES or research_fault(g, m.seat, technology):
            continue
        worth = m.w.technology[technology] * m.part() + wanted.tech[technology]
        tokens = g.tokens[first + branch]
        worth += m.w.token_use * tokens * m.part() if not levels[branch] else 0.0
        level = levels[branch] + 1
        after = max(mine, level * (COLOURS + 1) + 1 + levels.count(level))
        if mine <= best < after:
            worth += m.w.majority * m.honour() * (2.2 if m.left == 0 else 1.0 if m.left < 3 else 0.4)
        found.append(
            Item("research", technology, 1, -1, m.board.technology_price[technology], -1, 0, worth),
        )
    return found


def card_items(m: Mind, wanted: Wants) -> list[Item]:
    for frame in m.g.stack:
        if isinstance(frame, Purchase) and (frame.carded or purchase_fault(m.g, m.seat) is not None):
            return []
    drawn = 2 + 2 * cathedrals(m.g, m.seat)
    chance = 0.18 + 0.05 * min(drawn, 6) if m.left else 0.05 * min(drawn, 8)
    worth = m.w.card * m.part() + wanted.card + token_worth(m) * chance
    return [Item("buy_card", -1, 1, -1, card_price(m.g, m.seat), -1, 0, worth)]


# --- buildings


def great_buildings(m: Mind) -> list[int]:
    """seat * CATEGORIES + category: cities, castles, cathedrals."""
    g = m.g
    found = [0] * (g.seats * CATEGORIES)
    for index in range(TERRITORIES * CATEGORIES):
        if g.buildings[index] == CASTLE_LEVEL:
            holder = g.holder[index // CATEGORIES]
            if holder >= 0:
                found[holder * CATEGORIES + index % CATEGORIES] += 1
    return found


def lead_worth(m: Mind, counts: list[int], category: int) -> float:
    """One more great building of a category: what it does to the majority."""
    mine = counts[m.seat * CATEGORIES + category]
    best = max([0, *[counts[other * CATEGORIES + category] for other in m.rivals]])
    if mine == best:
        return m.w.majority * m.honour() * (2.0 if m.left == 0 else 1.0 if m.left < 3 else 0.5)
    if mine + 1 == best:
        return 0.4 * m.w.majority * m.honour()
    return 0.0


def building_items(m: Mind, wanted: Wants) -> list[Item]:
    g = m.g
    found: list[Item] = []
    counts = great_buildings(m)
    for category in range(CATEGORIES):
        technology = PROJECT[category]
        if not has_technology(g, m.seat, technology):
            continue
        lead = lead_worth(m, counts, category)
        for level in (1, 2, 3) if category < CATHEDRAL else (3,):
            if buildings_left(g, category, level) <= 0:
                continue
            for territory in m.realm():
                if g.buildings[territory * CATEGORIES + category] >= level:
                    continue
                if category == CIVIL and not is_inhabited(g, territory):
                    continue
                worth = building_worth(m, wanted, territory, category, level)
                if level == CASTLE_LEVEL:
                    worth += m.honour() + lead
                price = building_price(g, territory, category, level)
                if has_effect(g, DISCOUNTS[1], m.seat):
                    price = (price + 1) // 2
                if has_effect(g, DISCOUNTS[0], m.seat):
                    price = max(0, price - 50)
                points = building_points(g, territory, category, level)
                colour = PURPLE if category == CATHEDRAL else GREEN
                found.append(Item("build", category * 4 + level, 1, territory, price, colour, points, worth))
    for territory in m.realm():
        for category in range(CATEGORIES):
            harmed = g.damage[territory * CATEGORIES + category]
            if harmed:
                worth = 65.0 * harmed if m.left else 0.0
                found.append(Item("repair", category, harmed, territory, 50 * harmed, -1, 0, worth))
    return found


def building_worth(m: Mind, wanted: Wants, territory: int, category: int, level: int) -> float:
    """Beside Honour: tax, room for recruits, land by control tokens, safety of the place."""
    g = m.g
    before = g.buildings[territory * CATEGORIES + category]
    gained = level - before
    worth = wanted.level[category] * gained + wanted.building[category * 4 + level]
    if before and wanted.building[category * 4 + before]:
        worth -= wanted.building[category * 4 + before]
    guard = g.troops[territory * (g.seats + 1) + m.seat]
    risk = 0.75 if not guard and m.threat(territory) > 0 else 1.0
    if category == CIVIL:
        worth += gained * (m.share() + m.w.recruit_room * m.left)
        if level == 3:
            worth += (20.0 * market_value(g, territory) + 12.0) * m.left
        if g.board.kingdom[territory] != g.kingdom[m.seat]:
            risk *= 0.85
    elif category == MILITARY:
        tokens = min(gained, len(token_places(g, m.seat, territory)))
        worth += 0.9 * tokens * m.share() + 8.0 * gained * (1 if m.levels(territory) else 0)
        worth += wanted.land * tokens * 0.5
        risk = min(1.0, risk + 0.1)
    else:
        worth += 25.0 * m.left
    if m.left:
        worth += sheriff_worth(m, territory, category, level)
    return worth * risk + (6.0 if guard else 0.0)


def sheriff_worth(m: Mind, territory: int, category: int, level: int) -> float:
    """A Sheriff raises the lower of two buildings for nothing, a level in every turn."""
    if category == CATHEDRAL:
        return 0.0
    lower = CIVIL if category == MILITARY else MILITARY
    card = SHERIFFS[lower]
    have = m.g.buildings[territory * CATEGORIES + lower]
    if not have or m.seat * CARDS + card not in m.g.cards:
        return 0.0
    before = max(have, m.g.buildings[territory * CATEGORIES + category])
    return m.w.sheriff * max(0, min(level - before, m.left + 1))


# --- transports


def piece_items(m: Mind, wanted: Wants) -> list[Item]:
    """New transports where they can be placed best, and higher levels of those at hand."""
    g = m.g
    found: list[Item] = []
    counts = [0] * (ENGINE + 1)
    for piece in pieces_of(g, m.seat):
        counts[g.piece_kind[piece]] += 1
    for kind in (WAGON, CARAVAN, SHIP, 1, ENGINE):
        technology = MATHEMATICS if kind == ENGINE else CARPENTRY
        worth = new_piece_worth(m, kind, counts) + wanted.piece[kind]
        if worth < 100 or not has_technology(g, m.seat, technology):
            continue
        if not tokens_allow(g, m.seat, 1) or pieces_left(g, kind, 1) <= 0:
            continue
        places = [t for t in m.realm() if not Site(m.seat, t).piece_fault(g, kind)]
        if places:
            place = max(places, key=lambda t: (g.troops[t * (g.seats + 1) + m.seat], m.levels(t), -t))
            colour = GREEN if kind == ENGINE else BLUE
            found.append(Item("craft", kind * 4 + 1, 1, place, 100, colour, 1, worth - m.w.upkeep * m.left))
    for piece in pieces_of(g, m.seat):
        kind = g.piece_kind[piece]
        zone = g.piece_zone[piece]
        if kind == ENGINE or g.piece_level[piece] >= 3 or zone not in m.realm():
            continue
        if not has_technology(g, m.seat, CARPENTRY) or Site(m.seat, zone).piece_fault(g, kind):
            continue
        if not tokens_allow(g, m.seat, g.piece_level[piece] + 1, piece):
            continue
        useful = kind in (CARAVAN, SHIP) or (kind == WAGON and g.piece_level[piece] == 1)
        worth = (m.w.level * 2 * m.part() if useful else 0.0) + wanted.piece[kind]
        found.append(Item("upgrade", piece, 1, zone, 100, BLUE, 1, worth))
    return found


def new_piece_worth(m: Mind, kind: int, counts: list[int]) -> float:
    traders = counts[CARAVAN] + counts[SHIP]
    if kind == CARAVAN:
        if traders == 0:
            return m.w.trader * m.part()
        return m.w.trader_more * m.part() / traders
    if kind == WAGON:
        return m.w.wagon * m.part() / (1 + 3 * counts[WAGON])
    return 0.0
