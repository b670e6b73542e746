"""What the predicates of objectives measure, one function each; ``what`` is the condition's place, kind or level."""

from quadriga.games.medioevo.board import (
    CAPTAIN,
    CARAVAN,
    CASTLE_LEVEL,
    CATEGORIES,
    CATHEDRAL,
    CIVIL,
    COLOURS,
    ENGINE,
    GOODS,
    KINDS,
    MAMLUK,
    MILITARY,
    SHIP,
    TERRITORIES,
)
from quadriga.games.medioevo.codes import (
    BARBARIANS,
    CONQUESTS,
    DEEDS,
    DESTROYED,
    NAVAL,
    OUTNUMBERED,
    PACT,
    PACT_BY,
    PACT_FOR,
    PLUNDER,
    ROAD,
    SALE,
    SUPPRESSED,
    TAX,
    WON,
)
from quadriga.games.medioevo.property_queries import (
    cards_of,
    count_buildings,
    levels_of,
    market_value,
    net_wealth,
    pieces_of,
)
from quadriga.games.medioevo.queries import controlled, controls, is_home, is_inhabited, land_neighbours
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import army_zones, count, level_of, type_of, units

# --- land


def territories(g: Medioevo, seat: int, what: int) -> int:
    return len(controlled(g, seat))


def outside(g: Medioevo, seat: int, what: int) -> int:
    return len([territory for territory in controlled(g, seat) if not is_home(g, seat, territory)])


def areas(g: Medioevo, seat: int) -> list[int]:
    """Controlled territories with an inhabited area."""
    return [territory for territory in controlled(g, seat) if is_inhabited(g, territory)]


def inhabited(g: Medioevo, seat: int, what: int) -> int:
    return len(areas(g, seat))


def harbours(g: Medioevo, seat: int, what: int) -> int:
    return len([territory for territory in areas(g, seat) if g.board.harbour[territory]])


def goods(g: Medioevo, seat: int, what: int) -> int:
    return len({g.board.good[territory] for territory in areas(g, seat)})


def place(g: Medioevo, seat: int, what: int) -> int:
    """The Mamluk must have conquered Jerusalem, not merely kept it."""
    if not controls(g, seat, what):
        return 0
    kept = what == g.board.jerusalem and g.kingdom[seat] == MAMLUK and not (g.jerusalem >> seat) & 1
    return 0 if kept else 1


# --- buildings


def building(g: Medioevo, seat: int, what: int) -> int:
    """Of exactly that kind: three civilian ones, three military ones, the cathedral."""
    category = what // 3
    return count_buildings(g, seat, category, 3 if category == CATHEDRAL else what % 3 + 1)


def civil_levels(g: Medioevo, seat: int, what: int) -> int:
    return levels_of(g, seat, CIVIL)


def military_levels(g: Medioevo, seat: int, what: int) -> int:
    return levels_of(g, seat, MILITARY)


def castle_ring(g: Medioevo, seat: int, what: int) -> int:
    """Most territories with an own military building around one own castle."""
    own = controlled(g, seat)
    best = 0
    for territory in own:
        if g.buildings[territory * CATEGORIES + MILITARY] == CASTLE_LEVEL:
            ring = 0
            for other in land_neighbours(g, territory):
                if other in own and g.buildings[other * CATEGORIES + MILITARY]:
                    ring += 1
            best = max(best, ring)
    return best


def complete_site(g: Medioevo, seat: int, what: int) -> int:
    sites = 0
    for territory in controlled(g, seat):
        first = territory * CATEGORIES
        if g.buildings[first + CIVIL] and g.buildings[first + MILITARY] and g.buildings[first + CATHEDRAL]:
            sites += 1
    return sites


# --- armies


def army(g: Medioevo, seat: int, what: int) -> int:
    """The largest in one zone."""
    return max([0, *[units(g, zone, seat) for zone in army_zones(g, seat)]])


def army_types(g: Medioevo, seat: int, what: int) -> int:
    """The most varied in one territory."""
    best = 0
    for zone in army_zones(g, seat):
        if zone < TERRITORIES:
            types = {type_of(kind) for kind in range(KINDS) if count(g, zone, seat, kind)}
            best = max(best, len(types))
    return best


def units_of_type(g: Medioevo, seat: int, what: int) -> int:
    total = 0
    for kind in range(KINDS):
        if type_of(kind) == what:
            total += standing(g, seat, kind)
    return total


def standing(g: Medioevo, seat: int, kind: int) -> int:
    """Units of a kind on the board, whatever they really are."""
    return sum(g.army[seat * KINDS + kind :: (g.seats + 1) * KINDS])


def captain_levels(g: Medioevo, seat: int, what: int) -> int:
    total = 0
    for kind in range(CAPTAIN, KINDS):
        total += level_of(kind) * standing(g, seat, kind)
    return total


# --- pieces


def transport(g: Medioevo, seat: int, what: int) -> int:
    """Levels of own pieces of one kind."""
    total = 0
    for piece in pieces_of(g, seat):
        if g.piece_kind[piece] == what:
            total += g.piece_level[piece]
    return total


def siege_levels(g: Medioevo, seat: int, what: int) -> int:
    return transport(g, seat, ENGINE)


def transport_levels(g: Medioevo, seat: int, what: int) -> int:
    total = 0
    for kind in range(ENGINE):
        total += transport(g, seat, kind)
    return total


def carried_colours(g: Medioevo, seat: int, what: int) -> int:
    carried = 0
    for piece in pieces_of(g, seat):
        if g.piece_kind[piece] in (CARAVAN, SHIP):
            for good in range(GOODS):
                if g.cargo[piece * GOODS + good]:
                    carried |= 1 << good
    return carried.bit_count()


# --- trade and money


def market(g: Medioevo, seat: int, what: int) -> int:
    """The best Great Market."""
    return max([0, *[market_value(g, territory) for territory in areas(g, seat)]])


def market_total(g: Medioevo, seat: int, what: int) -> int:
    return sum([market_value(g, territory) for territory in areas(g, seat)])


def road(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + ROAD]


def sale(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + SALE]


def florins(g: Medioevo, seat: int, what: int) -> int:
    """rule: MU-DEB-5"""
    return net_wealth(g, seat)


def tax_income_of_turn(g: Medioevo, seat: int, what: int) -> int:
    """Nothing before the Tax phase of the turn."""
    return g.income[seat] if g.phase >= TAX else 0


# --- knowledge, cards, treaties


def tech(g: Medioevo, seat: int, what: int) -> int:
    """Branches in which the level is reached."""
    return len([branch for branch in range(COLOURS) if g.levels[seat * COLOURS + branch] >= what])


def cards(g: Medioevo, seat: int, what: int) -> int:
    return len(cards_of(g, seat))


def pacts(g: Medioevo, seat: int, what: int) -> int:
    """Players with whom a pact is in force."""
    partners = 0
    for entry in range(0, len(g.pacts), PACT):
        by = g.pacts[entry + PACT_BY]
        other = g.pacts[entry + PACT_FOR]
        if by == seat:
            partners |= 1 << other
        elif other == seat:
            partners |= 1 << by
    return partners.bit_count()


def prisoners(g: Medioevo, seat: int, what: int) -> int:
    first = seat * g.seats * KINDS
    return sum(g.prisoners[first : first + g.seats * KINDS])


# --- deeds of the turn


def won_battles(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + WON]


def outnumbered_win(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + OUTNUMBERED]


def naval_win(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + NAVAL]


def destroyed(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + DESTROYED]


def barbarians_destroyed(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + BARBARIANS]


def conquered(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + CONQUESTS]


def suppressed(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + SUPPRESSED]


def plunder(g: Medioevo, seat: int, what: int) -> int:
    return g.deeds[seat * DEEDS + PLUNDER]
