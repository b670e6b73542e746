"""What the position says about settlements, technologies, diplomacy and who is where."""

from typing import Final

from quadriga.games.civilization.board import (
    ANARCHY,
    FERTILE,
    FIRST_SHIP,
    FUNDAMENTALISM,
    GARRISON,
    GEMS,
    HAPPINESS,
    MOST_SEATS,
    NOBODY,
    PIECES,
    PLANE,
    PRODUCTIVITY,
    SPACES,
    TERRITORIES,
    WINE,
    Government,
)
from quadriga.games.civilization.piece_tallies import crowd, enlist, muster
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import effects, goods, knowledge, realms
from quadriga.games.civilization.terms import (
    BLACK_MARKET,
    DEEDS,
    EFFECT,
    HAPPY_NOW,
    NUKE,
    NUKE_CARRIER,
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
    UNHAPPY_NOW,
    UNPRODUCTIVE_NOW,
)
from quadriga.games.civilization.work_tallies import services

NO_GOVERNMENT: Final = Government()  # without the rules for governments: no maximum, no taxes, no rule
DESERTED: Final = [bytes(seats + 1) for seats in range(MOST_SEATS + 1)]  # no forces of anybody, barbarians included


# --- seats


def government(g: Civilization, seat: int) -> Government:
    """rule: CV-VAR-1, CV-GOV-1 (ruling CV-GAP-96)"""
    return g.board.governments[g.government[seat]] if g.governments_rule else NO_GOVERNMENT


def has_rule(g: Civilization, seat: int, rule: int) -> bool:
    return government(g, seat).rules & rule != 0


def in_anarchy(g: Civilization, seat: int) -> bool:
    return g.governments_rule and g.government[seat] == ANARCHY


def is_type(g: Civilization, seat: int, civilization: int) -> bool:
    """Whether the seat, which may be the barbarians', has this type of civilization.  rule: CV-VAR-4"""
    return seat < g.seats and g.civilization[seat] == civilization


def others(g: Civilization, seat: int) -> list[int]:
    """The other seats still in the game, in the order of the turn from the seat on."""
    order = [other for other in g.order if other == seat or other not in g.gone]
    if seat not in order:
        return order
    at = order.index(seat)
    return order[at + 1 :] + order[:at]


def deed(g: Civilization, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + what]


def effect(g: Civilization, kind: int, seat: int) -> int:
    """The number of an effect for the rest of the turn, or -1 if there is none."""
    numbers = effects(g, kind, seat)
    return numbers[0] if numbers else -1


def has_effect(g: Civilization, kind: int, seat: int, number: int) -> bool:
    return number in effects(g, kind, seat)


def count_effects(g: Civilization, kind: int, seat: int, number: int) -> int:
    """How often a seat has the same effect."""
    return effects(g, kind, seat).count(number)


# --- technologies and units


def discovered(g: Civilization, technology: int) -> bool:
    """Whether anybody has it, or had it and left.  rule: CV-TEC-2, CV-SPC-5 (ruling CV-GAP-74)"""
    return g.tech_owner[technology] != NOBODY


def usable(g: Civilization, seat: int, technology: int) -> bool:
    """In the turn of the discovery only the discoverer profits from it.  rule: CV-TEC-7"""
    owner = g.tech_owner[technology]
    return owner != NOBODY and (owner == seat or g.tech_turn[technology] < g.turn)


def technologies_of(g: Civilization, seat: int) -> int:
    return knowledge(g).counts[seat]


def level(g: Civilization, seat: int, kind: int) -> int:
    """The highest level of a miniature usable by a seat, counted from 1; 0 if none is; barbarians use all that is
    discovered.  rule: CV-DIC-4 (ruling CV-GAP-14)"""
    best = 0
    steps = g.board.levels[kind]
    for number in range(len(steps)):
        technology = steps[number].technology
        if discovered(g, technology) if seat == g.seats else usable(g, seat, technology):
            best = number + 1
    return best


def land_kind(era: int, unit_class: int) -> int:
    return 1 + (era - 1) * 3 + unit_class


def is_land_unit(kind: int) -> bool:
    return 0 < kind < FIRST_SHIP


def is_ship(kind: int) -> bool:
    return FIRST_SHIP <= kind < PLANE


# --- pieces


def pieces_in(g: Civilization, space: int) -> list[int]:
    """Every piece in a space, cargo included, ascending; the list is shared."""
    return crowd(g, space)


def pieces_of(g: Civilization, space: int, owner: int) -> list[int]:
    return [piece for piece in pieces_in(g, space) if g.owner[piece] == owner]


def armies_of(g: Civilization, space: int, owner: int) -> list[int]:
    """Military land units of an owner in a territory."""
    if g.troops[space * (g.seats + 1) + owner] == 0:
        return []
    return [piece for piece in pieces_in(g, space) if g.owner[piece] == owner and is_land_unit(g.kind[piece])]


def ships_of(g: Civilization, sea: int, owner: int) -> list[int]:
    if g.fleet[sea * (g.seats + 1) + owner] == 0:
        return []
    return [piece for piece in pieces_in(g, sea) if g.owner[piece] == owner and is_ship(g.kind[piece])]


def cargo_of(g: Civilization, ship: int) -> list[int]:
    return [piece for piece in pieces_in(g, g.space[ship]) if g.aboard[piece] == ship]


def is_laden(g: Civilization, piece: int) -> bool:
    """Whether a piece carries something and is therefore unlike any other: units, a spy, a nuclear weapon."""
    if g.kind[piece] >= FIRST_SHIP and (piece in g.aboard or piece in g.spy_ship):
        return True
    return bool(g.nukes) and piece in g.nukes[NUKE_CARRIER::NUKE]


def likeness_of(g: Civilization, piece: int) -> int:
    """Pieces of one seat with the same number may do the same, unless they carry something."""
    return (((g.kind[piece] * SPACES + g.space[piece]) * 16 + g.spent[piece]) * 8 + g.mark[piece]) * PIECES + g.aboard[
        piece
    ]


def troops(g: Civilization, space: int, owner: int) -> int:
    return g.troops[space * (g.seats + 1) + owner]


def fleet(g: Civilization, sea: int, owner: int) -> int:
    return g.fleet[sea * (g.seats + 1) + owner]


def garrison(g: Civilization, territory: int, seat: int) -> int:
    """Armies and aircraft of a seat in a territory; ships on land are no militia.
    rule: CV-CUL-6, CV-GOV-16 (ruling CV-GAP-112)"""
    count = troops(g, territory, seat)
    if has_planes(g):
        count += sum(1 for piece in pieces_of(g, territory, seat) if g.kind[piece] == PLANE)
    return count


def forces(g: Civilization, space: int, owner: int) -> int:
    """Armies in a territory, ships in a sea zone."""
    at = space * (g.seats + 1) + owner
    return g.troops[at] if space < TERRITORIES else g.fleet[at]


def owners_in(g: Civilization, space: int) -> list[int]:
    """Owners with armies (ships at sea) in a space, in seat order, barbarians last."""
    row = g.troops if space < TERRITORIES else g.fleet
    first = space * (g.seats + 1)
    present = row[first : first + g.seats + 1]
    if present == DESERTED[g.seats]:
        return []
    return [owner for owner in range(g.seats + 1) if present[owner]]


def units_of(g: Civilization, owner: int) -> Row:
    """All pieces of an owner, ascending."""
    known = muster(g)
    return known.units[owner] if owner in known.units else enlist(g, known, owner)


def has_planes(g: Civilization) -> bool:
    return muster(g).has_planes


def explorers(g: Civilization) -> Row:
    """Everybody's explorers, ascending."""
    known = muster(g)
    return known.units[NOBODY] if NOBODY in known.units else enlist(g, known, NOBODY)


def has_others(g: Civilization, space: int, owner: int) -> bool:
    """Whether somebody else has armies (ships at sea) in a space."""
    row = g.troops if space < TERRITORIES else g.fleet
    first = space * (g.seats + 1)
    present = row[first : first + g.seats + 1]
    if present == DESERTED[g.seats]:
        return False
    return present[owner] == 0 or present.count(0) < g.seats


def military_units(g: Civilization, seat: int) -> int:
    """All of a seat's units but its explorers."""
    count = 0
    for piece in units_of(g, seat):
        if g.kind[piece] > 0:
            count += 1
    return count


# --- settlements


def settlements(g: Civilization, seat: int) -> Row:
    """Territories of a seat's settlements, those occupied by barbarians included, ascending."""
    return realms(g).held[seat]


def own_settlements(g: Civilization, seat: int) -> Row:
    """Settlements of a seat that are not occupied."""
    return realms(g).own[seat]


def is_capital(g: Civilization, territory: int) -> bool:
    holder = g.holder[territory]
    return 0 <= holder < g.seats and g.capital[holder] == territory


def always_happy(g: Civilization, territory: int) -> bool:
    """The capital and settlements of wine or gems.  rule: CV-IMP-1, CV-RES-9, CV-CPT-3 (ruling CV-GAP-91)"""
    return is_capital(g, territory) or g.resource[territory] == WINE or g.resource[territory] == GEMS


def is_happy(g: Civilization, territory: int) -> bool:
    """rule: CV-IMP-1, CV-IMP-2, CV-GOV-15, CV-GOV-16, CV-BAR-31, CV-EVT-7, CV-PRD-9"""
    mood = g.mood[territory]
    if g.occupied[territory] or mood & UNHAPPY_NOW:
        return False
    if mood & HAPPY_NOW or always_happy(g, territory):
        return True
    seat = g.holder[territory]
    if seat < 0 or seat == g.seats:
        return False
    rules = government(g, seat)
    if rules.all_happy:
        return True
    if half_points(g, territory, HAPPINESS) < 2:
        return False
    return rules.rules & GARRISON == 0 or garrison(g, territory, seat) >= g.size[territory]


def always_productive(g: Civilization, territory: int) -> bool:
    """Fertile land.  rule: CV-TOK-24"""
    return g.token[territory] == FERTILE and g.shown[territory] == 1


def is_productive(g: Civilization, territory: int) -> bool:
    """rule: CV-IMP-1, CV-IMP-2, CV-TOK-24, CV-PRD-9, CV-REV-5"""
    if g.occupied[territory] or g.mood[territory] & UNPRODUCTIVE_NOW:
        return False
    return always_productive(g, territory) or half_points(g, territory, PRODUCTIVITY) >= 2


def half_points(g: Civilization, territory: int, kind: int) -> int:
    """What improvements and wonders of a kind do for a settlement: two halves make it happy or productive.
    rule: CV-IMP-3, CV-IMP-5"""
    return services(g, g.holder[territory]).halves[territory * 2 + kind]


def unhappy_settlements(g: Civilization, seat: int) -> int:
    count = 0
    for territory in settlements(g, seat):
        if not is_happy(g, territory):
            count += 1
    return count


# --- resources


def partner(g: Civilization, territory: int) -> int:
    """The settlement with which this one exchanges its resource, or -1.  rule: CV-TRD-11"""
    trades = g.trades
    for at in range(0, len(trades), TRADE_ENTRY):
        if trades[at + TRADE_ONE] == territory:
            return trades[at + TRADE_OTHER]
        if trades[at + TRADE_OTHER] == territory:
            return trades[at + TRADE_ONE]
    return NOBODY


def resource_at(g: Civilization, territory: int) -> int:
    """The resource that counts for the holder of a settlement: its own, or the one received for it; -1 if none.
    rule: CV-RES-10, CV-TRD-11, CV-BAR-30 (ruling CV-GAP-91)"""
    if g.occupied[territory]:
        return NOBODY
    other = partner(g, territory)
    return g.resource[territory] if other == NOBODY else g.resource[other]


def held(g: Civilization, seat: int) -> list[int]:
    """How many of each resource a seat has, those received counted and those given away not: the list is shared.
    rule: CV-RES-10"""
    return goods(g).held[seat]


def profitable(g: Civilization, seat: int) -> list[int]:
    """The same for the income: without the dogma, with what the black market brings.
    rule: CV-GOV-25 (ruling CV-GAP-88)"""
    counts = held(g, seat)[:]
    for at in range(0, len(g.effects), EFFECT):
        if g.effects[at] == BLACK_MARKET and g.effects[at + 1] == seat:
            counts[g.effects[at + 2]] += 1
    if g.governments_rule and g.government[seat] == FUNDAMENTALISM and g.dogma[seat] != NOBODY:
        counts[g.dogma[seat]] = 0
    return counts


# --- diplomacy


def at_war(g: Civilization, one: int, other: int) -> bool:
    """Barbarians are everybody's enemies.  rule: CV-DIP-1, CV-BAR-1"""
    if one == other:
        return False
    if one == g.seats or other == g.seats:
        return True
    return g.war[one * g.seats + other] == 1


def enemies_in(g: Civilization, space: int, seat: int) -> list[int]:
    """Owners at war with a seat who have armies (ships) in a space."""
    return [owner for owner in owners_in(g, space) if at_war(g, seat, owner)]


def has_enemies(g: Civilization, space: int, seat: int) -> bool:
    """Whether there is such an owner."""
    row = g.troops if space < TERRITORIES else g.fleet
    first = space * (g.seats + 1)
    present = row[first : first + g.seats + 1]
    if present == DESERTED[g.seats]:
        return False
    if seat == g.seats:
        return present.count(0) < g.seats or present[seat] == 0
    if present[g.seats]:
        return True
    first = seat * g.seats
    for owner in range(g.seats):
        if present[owner] and g.war[first + owner] and owner != seat:
            return True
    return False


def wars(g: Civilization, seat: int) -> int:
    """Civilizations at war with a seat; barbarians are not counted (ruling CV-GAP-45)."""
    return sum(1 for other in g.order if other != seat and g.war[seat * g.seats + other])
