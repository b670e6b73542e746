"""Pure questions about a position."""

from quadriga.games.warriors.board import (
    ARMIES,
    BARBARIAN_ARMY,
    BARBARIAN_FORTRESS,
    CAVALRY,
    COMMANDER,
    DOUBLE_STRIKE,
    FORTRESS,
    MASONRY,
    MASTER_TRADER,
    MERCHANT,
    MILITARY,
    MONOPOLY,
    PIECES,
    PILLAGING,
    PRODUCTION,
    PRODUCTION_TAX,
    REINFORCE,
    RESOURCES,
    TRACKS,
    TRADE,
    TRADE_TAX,
    UNIVERSITY,
    WARLORD,
)
from quadriga.games.warriors.state import FREE, RESERVE, Warriors


def level(g: Warriors, seat: int, track: int) -> int:
    """The level reached: every space up to it is covered.  rule: WT-TEC-1, WT-TEC-2, WT-TEC-5"""
    return g.board.level_at[g.tokens[seat * TRACKS + track]]


def has_masonry(g: Warriors, seat: int) -> bool:
    """rule: WT-PRO-2"""
    return level(g, seat, PRODUCTION) >= g.board.ability[MASONRY]


def has_reinforce(g: Warriors, seat: int) -> bool:
    """rule: WT-PRO-3"""
    return level(g, seat, PRODUCTION) >= g.board.ability[REINFORCE]


def has_production_tax(g: Warriors, seat: int) -> bool:
    """rule: WT-PRO-4"""
    return level(g, seat, PRODUCTION) >= g.board.ability[PRODUCTION_TAX]


def has_university(g: Warriors, seat: int) -> bool:
    """rule: WT-PRO-5"""
    return level(g, seat, PRODUCTION) >= g.board.ability[UNIVERSITY]


def has_merchant(g: Warriors, seat: int) -> bool:
    """rule: WT-COM-3"""
    return level(g, seat, TRADE) >= g.board.ability[MERCHANT]


def has_trade_tax(g: Warriors, seat: int) -> bool:
    """rule: WT-COM-4"""
    return level(g, seat, TRADE) >= g.board.ability[TRADE_TAX]


def has_master_trader(g: Warriors, seat: int) -> bool:
    """rule: WT-COM-5"""
    return level(g, seat, TRADE) >= g.board.ability[MASTER_TRADER]


def has_monopoly(g: Warriors, seat: int) -> bool:
    """rule: WT-COM-6"""
    return level(g, seat, TRADE) >= g.board.ability[MONOPOLY]


def has_commander(g: Warriors, seat: int) -> bool:
    """rule: WT-MIL-6"""
    return level(g, seat, MILITARY) >= g.board.ability[COMMANDER]


def has_double_strike(g: Warriors, seat: int) -> bool:
    """rule: WT-MIL-7"""
    return level(g, seat, MILITARY) >= g.board.ability[DOUBLE_STRIKE]


def has_pillaging(g: Warriors, seat: int) -> bool:
    """rule: WT-MIL-8 (ruling WT-GAP-53)"""
    return level(g, seat, MILITARY) >= g.board.ability[PILLAGING]


def has_warlord(g: Warriors, seat: int) -> bool:
    """rule: WT-MIL-9"""
    return level(g, seat, MILITARY) >= g.board.ability[WARLORD]


def are_allies(g: Warriors, seat: int, other: int) -> bool:
    """Members of one alliance; everybody is his own ally.  rule: WT-COOP-1"""
    if seat == other:
        return True
    return g.teams > 0 and seat < g.seats and other < g.seats and other >= 0 and seat % g.teams == other % g.teams


def side(g: Warriors, seat: int) -> list[int]:
    """The seat, or in a co-operative game all members of its alliance.  rule: WT-COOP-1"""
    return list(range(seat % g.teams, g.seats, g.teams)) if g.teams else [seat]


def at_war(g: Warriors, seat: int, other: int) -> bool:
    return g.war[seat * g.seats + other] > 0


def is_friendly(g: Warriors, seat: int, province: int) -> bool:
    """A province the seat moves through freely: its own, an ally's or a free one.  rule: WT-MOV-1, WT-COOP-2"""
    holder = g.holder[province]
    return holder == seat or holder == FREE or (g.teams > 0 and are_allies(g, seat, holder))


def is_hostile(g: Warriors, seat: int, province: int) -> bool:
    """A province that can be attacked: barbarian, or of an enemy in war.

    rule: WT-MOV-2, WT-MOV-4, WT-MOV-5, WT-PRV-3
    """
    holder = g.holder[province]
    if holder == g.seats:
        return True
    return holder >= 0 and g.war[seat * g.seats + holder] > 0


def action_points_left(g: Warriors, unit: int) -> int:
    """rule: WT-MIL-2 (ruling WT-GAP-12)"""
    left = g.board.action_points[level(g, g.owner[unit], MILITARY)] - g.spent[unit]
    return left if left > 0 else 0


def is_army(kind: int) -> bool:
    """rule: WT-SET-4"""
    return kind <= CAVALRY


def can_retreat(g: Warriors, unit: int) -> bool:
    """rule: WT-RET-1, WT-MIL-6, WT-BAR-1, WT-PRI-2, WT-FORT-3"""
    kind = g.kind[unit]
    if kind == BARBARIAN_ARMY:
        return True
    return kind <= CAVALRY and has_commander(g, g.owner[unit])


def strength(g: Warriors, unit: int) -> int:
    """Damage the unit deals in a battle; a retreated army deals none.

    rule: WT-UNIT-1, WT-UNIT-2, WT-BAR-2, WT-DEF-1, WT-RET-5 (ruling WT-GAP-54)
    """
    if g.retreated[unit]:
        return 0
    kind = g.kind[unit]
    return g.board.barbarian_value[g.turn] if kind == BARBARIAN_ARMY else g.board.strength[kind]


def resistance(g: Warriors, unit: int) -> int:
    """rule: WT-UNIT-2, WT-BAR-2"""
    kind = g.kind[unit]
    return g.board.barbarian_value[g.turn] if kind == BARBARIAN_ARMY else g.board.resistance[kind]


def hit_points(g: Warriors, unit: int) -> int:
    """rule: WT-UNIT-1"""
    return resistance(g, unit) - g.damage[unit]


def is_fortress(kind: int) -> bool:
    return kind == FORTRESS or kind == BARBARIAN_FORTRESS


def in_reserve(g: Warriors, seat: int, kind: int) -> int:
    """A piece of the kind in the seat's reserve, or -1.  rule: WT-SET-3"""
    first = seat * PIECES + (kind * 4 if kind <= FORTRESS else 0)
    for unit in range(first, first + g.board.supply[kind]):
        if g.place[unit] == RESERVE:
            return unit
    return -1


def units_at(g: Warriors, province: int, owner: int) -> list[int]:
    """The owner's units in a province, in the order of their numbers."""
    first = owner * PIECES
    last = first + PIECES if owner < g.seats else len(g.place)
    found = [unit for unit in range(first, last) if g.place[unit] == province and g.owner[unit] == owner]
    if owner == g.seats and g.gone:
        found = [unit for unit in range(first) if g.place[unit] == province and g.owner[unit] == owner] + found
    return found


def armies_of(g: Warriors, seat: int) -> list[int]:
    """Armies on the map.  rule: WT-SET-4"""
    first = seat * PIECES
    place = g.place
    return [unit for unit in range(first, first + ARMIES) if place[unit] >= 0]


def fortresses_at(g: Warriors, province: int, seat: int) -> int:
    first = seat * PIECES + 16
    return len([unit for unit in range(first, first + 8) if g.place[unit] == province])


def controls_trade_centre(g: Warriors, seat: int) -> bool:
    """rule: WT-TRD-1"""
    holder = g.holder
    for province in g.board.centres:
        if holder[province] == seat:
            return True
    return False


def provinces_of(g: Warriors, seat: int) -> list[int]:
    """Provinces whose markers the seat holds.  rule: WT-PRV-2"""
    return [province for province, holder in enumerate(g.holder) if holder == seat]


def twin(g: Warriors, unit: int, other: int) -> bool:
    """Whether two units are interchangeable for every rule."""
    return (
        g.kind[unit] == g.kind[other]
        and g.place[unit] == g.place[other]
        and g.owner[unit] == g.owner[other]
        and g.damage[unit] == g.damage[other]
        and g.spent[unit] == g.spent[other]
        and g.retreated[unit] == g.retreated[other]
    )


def can_pay(g: Warriors, seat: int, kind: int) -> bool:
    stock = g.stock
    cost = g.board.cost
    base = seat * RESOURCES
    price = kind * RESOURCES
    for resource in range(RESOURCES):
        if stock[base + resource] < cost[price + resource]:
            return False
    return True


def first_missing(g: Warriors, seat: int, kind: int) -> int:
    """The first resource the seat lacks for a unit of the kind; -1 if none."""
    for resource in range(RESOURCES):
        if g.stock[seat * RESOURCES + resource] < g.board.cost[kind * RESOURCES + resource]:
            return resource
    return -1


def monopoly_exists(g: Warriors) -> bool:
    for seat in range(g.seats):
        if has_monopoly(g, seat) and seat not in g.gone:
            return True
    return False


def route_between(g: Warriors, seat: int, other: int) -> bool:
    for slot in range(3):
        if g.routes[seat * 3 + slot] == other or g.routes[other * 3 + slot] == seat:
            return True
    return False


def routes_opened(g: Warriors, seat: int) -> int:
    return len([slot for slot in range(3) if g.routes[seat * 3 + slot] >= 0])


def pending_battles(g: Warriors, seat: int) -> list[int]:
    """Provinces the seat's armies have entered and must fight for.  rule: WT-BAT-1"""
    holder = g.holder
    first = seat * PIECES
    found: list[int] = []
    for province in g.place[first : first + ARMIES]:
        if province >= 0 and holder[province] != seat and province not in found and is_hostile(g, seat, province):
            found.append(province)
    found.sort()
    return found


def refuges(g: Warriors, seat: int, province: int) -> list[int]:
    """Adjacent provinces that are the seat's own, an ally's or free.  rule: WT-RET-2, WT-BAT-6"""
    return [p for p in g.board.neighbours[province] if is_friendly(g, seat, p)]


def can_unify(g: Warriors, seat: int) -> bool:
    """All mandatory provinces of the starting nation are under the seat's own control.  rule: WT-UNI-1, WT-UNI-2"""
    if g.unified[seat]:
        return False
    for province in g.board.mandatory[g.nation[seat]]:
        if g.holder[province] != seat:
            return False
    return True


def unification_provinces(g: Warriors, seat: int) -> int:
    """rule: WT-UNI-3"""
    nation = g.nation[seat]
    optional = len([province for province in g.board.optional[nation] if g.holder[province] == seat])
    return len(g.board.mandatory[nation]) + optional


def nation_order(g: Warriors) -> list[int]:
    """Seats by the numbers of their nation cards.  rule: WT-TURN-2"""
    seats = [seat for seat in range(g.seats) if seat not in g.gone]
    seats.sort(key=lambda seat: g.board.numbers[g.nation[seat]])
    return seats
