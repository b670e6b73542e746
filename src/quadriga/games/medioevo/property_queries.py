"""Pure questions about what belongs to somebody: pieces, buildings, money, technologies, cards."""

from typing import Final

from quadriga.games.medioevo.board import (
    CARAVAN,
    CARDS,
    CATEGORIES,
    CATHEDRAL,
    CITY_LEVEL,
    CIVIL,
    COLOURS,
    ENGINE,
    GALLEY,
    GOODS,
    LEVELS,
    MILITARY,
    MOST_SEATS,
    SHIP,
    TERRITORIES,
    TOKENS,
    WAGON,
)
from quadriga.games.medioevo.queries import (
    controlled,
    controls,
    has_effect,
    held_by,
    is_contested,
    is_inhabited,
    is_land,
)
from quadriga.games.medioevo.rows import Parts
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

LOAN = 500
INTEREST = 50
POINT_PRICE = 100
UNSEEN = 54  # the effect of cards 55 and 56 on a transport

HANDS: Final = [Parts((), [()] * MOST_SEATS)]  # of the cards that were asked about last


# --- pieces


def owner_of(g: Medioevo, piece: int) -> int:
    """The seat of a transport or engine; the barbarians' number for their galleys."""
    owner = piece // TOKENS
    return owner if owner < g.seats else g.seats


def pieces_of(g: Medioevo, seat: int) -> list[int]:
    first = seat * TOKENS
    kinds = g.piece_kind
    return [piece for piece in range(first, first + TOKENS) if kinds[piece] >= 0]


def has_pieces(g: Medioevo, seat: int) -> bool:
    return max(g.piece_kind[seat * TOKENS : (seat + 1) * TOKENS]) >= 0


def pieces_at(g: Medioevo, zone: int, seat: int) -> list[int]:
    first = seat * TOKENS
    zones = g.piece_zone
    kinds = g.piece_kind
    return [piece for piece in range(first, first + TOKENS) if kinds[piece] >= 0 and zones[piece] == zone]


def kind_at(g: Medioevo, zone: int, seat: int, kind: int) -> list[int]:
    return [piece for piece in pieces_at(g, zone, seat) if g.piece_kind[piece] == kind]


def capacity(g: Medioevo, piece: int) -> int:
    """rule: MU-MOV-4, MU-TRD-2"""
    return g.board.capacity[g.piece_kind[piece] * 4 + g.piece_level[piece]]


def full_moves(g: Medioevo, piece: int) -> int:
    """rule: MU-MOV-4, MU-TRD-2"""
    return g.board.moves[g.piece_kind[piece] * 4 + g.piece_level[piece]]


def cubes_on(g: Medioevo, piece: int) -> int:
    first = piece * GOODS
    total = 0
    for good in range(GOODS):
        total += g.cargo[first + good]
    return total


def tokens_allow(g: Medioevo, seat: int, level: int, given_up: int = -1) -> bool:
    """Whether one more piece of a level, perhaps in exchange for another piece, can have a property token.

    rule: MU-TRA-3, MU-SET-12 (ruling MU-GAP-8)
    """
    numbers = [0, 0, 0, 0]
    for piece in pieces_of(g, seat):
        if piece != given_up:
            numbers[g.piece_level[piece]] += 1
    for entry in range(0, len(g.orders), 3):
        if g.orders[entry] == seat and g.orders[entry + 1] >= 100:
            numbers[(g.orders[entry + 1] - 100) % 4] += 1
    numbers[level] += 1
    one, two, three = numbers[1], numbers[2], numbers[3]
    return one <= 8 and two <= 6 and three <= 4 and two + three <= 8 and one + two + three <= TOKENS


def pieces_left(g: Medioevo, kind: int, level: int) -> int:
    """In the box: engines by level, transports of all levels together.  rule: MU-SET-13"""
    used = g.piece_kind.count(kind)
    if kind == ENGINE:
        used = 0
        for piece in range(len(g.piece_kind)):
            if g.piece_kind[piece] == ENGINE and g.piece_level[piece] == level:
                used += 1
    for entry in range(0, len(g.orders), 3):
        what = g.orders[entry + 1] - 100
        if what >= 0 and what // 4 == kind and (kind != ENGINE or what % 4 == level):
            used += 1
    return g.board.piece_count[kind * 4 + level] - used


def is_military(kind: int) -> bool:
    return kind == WAGON or kind == GALLEY or kind == ENGINE


def is_hidden(g: Medioevo, seat: int, zone: int) -> bool:
    """Whether a seat's army is where Rangers have led it: abroad, with transports that nobody sees in this turn.

    rule: MU-CARD-55, MU-CARD-56
    """
    if not g.effects or seat >= g.seats or (is_land(zone) and g.holder[zone] == seat):
        return False
    room = 0
    for piece in pieces_at(g, zone, seat):
        if g.piece_kind[piece] in (WAGON, GALLEY) and g.piece_done[piece] and has_effect(g, UNSEEN, piece):
            room += capacity(g, piece)
    return room >= units(g, zone, seat) > 0


# --- buildings


def building(g: Medioevo, territory: int, category: int) -> int:
    """Its level; 0 where there is none."""
    return g.buildings[territory * CATEGORIES + category]


def buildings_left(g: Medioevo, category: int, level: int) -> int:
    """rule: MU-SET-13"""
    used = g.buildings[category::CATEGORIES].count(level)
    for entry in range(0, len(g.orders), 3):
        if g.orders[entry + 1] == 50 + category * 4 + level:
            used += 1
    return g.board.building_count[category * 4 + level] - used


def count_buildings(g: Medioevo, seat: int, category: int, level: int) -> int:
    """Own buildings of one category and level in controlled territories."""
    found = 0
    for territory in held_by(g, seat):
        if g.buildings[territory * CATEGORIES + category] == level and not is_contested(g, territory):
            found += 1
    return found


def levels_of(g: Medioevo, seat: int, category: int) -> int:
    """Levels of own buildings of a category in controlled territories."""
    total = 0
    for territory in held_by(g, seat):
        level = g.buildings[territory * CATEGORIES + category]
        if level and not is_contested(g, territory):
            total += level
    return total


def has_castle(g: Medioevo, seat: int, territory: int) -> bool:
    """rule: MU-MOV-9"""
    return territory < TERRITORIES and building(g, territory, MILITARY) == 3 and controls(g, seat, territory)


def is_mustering_place(g: Medioevo, seat: int, territory: int) -> bool:
    """Settled, or with a military building.  rule: MU-ARM-3, MU-SIE-2"""
    return is_inhabited(g, territory) or building(g, territory, MILITARY) > 0


def cathedrals(g: Medioevo, seat: int) -> int:
    return count_buildings(g, seat, CATHEDRAL, 3)


def recruitment_limit(g: Medioevo, seat: int) -> int:
    """rule: MU-ARM-4"""
    return 3 + levels_of(g, seat, CIVIL)


def tokens_on_board(g: Medioevo, seat: int) -> int:
    return g.token.count(seat)


# --- money


def net_wealth(g: Medioevo, seat: int) -> int:
    """rule: MU-DEB-5 (ruling MU-GAP-96)"""
    stored = g.stored if g.stored and holds_card(g, seat, 35) else 0
    return g.florins[seat] + stored - g.loans[seat] * (LOAN + INTEREST)


def market_value(g: Medioevo, territory: int) -> int:
    """Real cubes.  rule: MU-GMK-1"""
    return g.market[territory].bit_count()


def tax_income(g: Medioevo, seat: int, tax: int) -> int:
    """rule: MU-TAX-2, MU-TAX-3"""
    territories = controlled(g, seat)
    shares = 0
    cities = 0
    for territory in territories:
        level = g.buildings[territory * CATEGORIES + CIVIL]
        shares += 1 + level
        if level == CITY_LEVEL:
            cities += 20 * market_value(g, territory)
    return tax * shares + cities


def cubes_left(g: Medioevo, good: int) -> int:
    """In the reserve.  rule: MU-SET-13"""
    used = 0
    for territory in range(TERRITORIES):
        if (g.market[territory] >> good) & 1:
            used += 1
    for piece in range(g.seats * TOKENS):
        if g.piece_kind[piece] in (WAGON, CARAVAN, SHIP):
            used += g.cargo[piece * GOODS + good]
    return g.board.cubes - used


# --- technologies and cards


def has_technology(g: Medioevo, seat: int, technology: int) -> bool:
    """Owned, or copied for one activation.  rule: MU-TEC-5, MU-TECH-24"""
    return g.levels[seat * COLOURS + technology // LEVELS] > technology % LEVELS or g.license[seat] == technology


def owns_technology(g: Medioevo, seat: int, technology: int) -> bool:
    return g.levels[seat * COLOURS + technology // LEVELS] > technology % LEVELS


def missing_points(g: Medioevo, seat: int, colour: int, need: int) -> int:
    return max(0, need - g.points[seat * COLOURS + colour])


def can_pay_points(g: Medioevo, seat: int, colour: int, need: int, florins: int = 0) -> bool:
    """With technology points, florins for those that are missing, and florins beside.  rule: MU-TEC-7"""
    missing = need - g.points[seat * COLOURS + colour]
    return g.florins[seat] >= (florins + POINT_PRICE * missing if missing > 0 else florins)


def cards_of(g: Medioevo, seat: int) -> tuple[int, ...]:
    known = HANDS[0]
    if known.row is not g.cards:
        seats = range(MOST_SEATS)
        known = Parts(g.cards, [tuple([held % CARDS for held in g.cards if held // CARDS == s]) for s in seats])
        HANDS[0] = known
    return known.parts[seat]


def holds_card(g: Medioevo, seat: int, card: int) -> bool:
    return seat * CARDS + card in g.cards


def holder_of_card(g: Medioevo, card: int) -> int:
    for held in g.cards:
        if held % CARDS == card:
            return held // CARDS
    return -1


def card_price(g: Medioevo, seat: int) -> int:
    """rule: MU-EMP-2"""
    return 100 + 50 * len(cards_of(g, seat))


def objective_tokens(g: Medioevo, seat: int) -> int:
    total = 0
    for colour in range(COLOURS):
        total += g.tokens[seat * COLOURS + colour]
    return total


def tokens_left(g: Medioevo, colour: int) -> int:
    """rule: MU-EMP-10, MU-SET-10"""
    used = 0
    for seat in range(g.seats):
        used += g.tokens[seat * COLOURS + colour]
    return 8 - used
