"""Pure questions about the position."""

from quadriga.games.medioevo.board import (
    CAPTAIN,
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
    KINDS,
    LAND,
    LEVELS,
    MILITARY,
    SHIP,
    STRAIT,
    TERRITORIES,
    TOKENS,
    WAGON,
    ZONES,
)
from quadriga.games.medioevo.state import (
    BORROW,
    BORROW_KIND,
    BORROW_OWNER,
    BORROW_TRUE_KIND,
    BORROW_TRUE_OWNER,
    MILITARY_CONTROL,
    PACT,
    PACT_BY,
    PACT_CALLED,
    PACT_FOR,
    PACT_KIND,
    PASSAGE,
    Medioevo,
)

NEIGHBOURING = 3
LOAN = 500
INTEREST = 50
POINT_PRICE = 100
UNSEEN = 54  # the effect of cards 55 and 56 on a transport


# --- units


def barbarians(g: Medioevo) -> int:
    """The owner number of the barbarians."""
    return g.seats


def slot(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    return (zone * (g.seats + 1) + owner) * KINDS + kind


def units(g: Medioevo, zone: int, owner: int) -> int:
    """Army units of an owner in a zone.  rule: MU-DEF-7, MU-DEF-8"""
    return g.troops[zone * (g.seats + 1) + owner]


def count(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    return g.army[(zone * (g.seats + 1) + owner) * KINDS + kind]


def kinds_in(g: Medioevo, zone: int, owner: int) -> list[int]:
    """Units of an owner in a zone by kind."""
    first = (zone * (g.seats + 1) + owner) * KINDS
    return list(g.army[first : first + KINDS])


def fresh(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """Units that have not moved in this turn.  rule: MU-COM-4"""
    index = (zone * (g.seats + 1) + owner) * KINDS + kind
    standing = g.army[index]
    if standing and g.tired:
        standing -= g.tired.count(index)
    return standing


def owners_in(g: Medioevo, zone: int) -> list[int]:
    """Everybody with army units in a zone, the barbarians last."""
    first = zone * (g.seats + 1)
    return [owner for owner in range(g.seats + 1) if g.troops[first + owner]]


def is_empty_of_armies(g: Medioevo, zone: int) -> bool:
    first = zone * (g.seats + 1)
    for owner in range(g.seats + 1):
        if g.troops[first + owner]:
            return False
    return True


def army_zones(g: Medioevo, owner: int) -> list[int]:
    """Where an owner has army units."""
    troops = g.troops[owner :: g.seats + 1]
    if not sum(troops):
        return []
    return [zone for zone in range(ZONES) if troops[zone]]


def on_board(g: Medioevo, owner: int, kind: int) -> int:
    """Units of a kind that really are this owner's, on the board."""
    total = sum(g.army[owner * KINDS + kind :: (g.seats + 1) * KINDS])
    for entry in range(0, len(g.borrowed), BORROW):
        if g.borrowed[entry + BORROW_OWNER] == owner and g.borrowed[entry + BORROW_KIND] == kind:
            total -= 1
        if g.borrowed[entry + BORROW_TRUE_OWNER] == owner and g.borrowed[entry + BORROW_TRUE_KIND] == kind:
            total += 1
    return total


def all_units(g: Medioevo, owner: int) -> int:
    return sum(g.troops[owner :: g.seats + 1])


def off_board(g: Medioevo, seat: int, kind: int) -> int:
    """Surrendered or imprisoned."""
    total = g.surrendered[seat * KINDS + kind] + g.yielded[seat * KINDS + kind]
    total += sum(g.prisoners[seat * KINDS + kind :: g.seats * KINDS])
    for entry in range(0, len(g.orders), 3):
        if g.orders[entry] == seat and g.orders[entry + 1] == kind:
            total += g.orders[entry + 2]
    return total


def reserve(g: Medioevo, seat: int, kind: int) -> int:
    """Miniatures a player can still place; captains of all levels are the same three, the higher ones need a standard.

    rule: MU-ARM-5, MU-SET-13
    """
    if kind < CAPTAIN:
        return max(0, g.board.unit_count[kind] - on_board(g, seat, kind) - off_board(g, seat, kind))
    used = 0
    for level in range(CAPTAIN, KINDS):
        used += on_board(g, seat, level) + off_board(g, seat, level)
    left = max(0, g.board.unit_count[CAPTAIN] - used)
    return left if kind == CAPTAIN else min(left, standards(g, kind))


def standards(g: Medioevo, kind: int) -> int:
    """Standards of a captain's level left in the box.  rule: MU-ARM-5"""
    used = 0
    for seat in range(g.seats):
        used += on_board(g, seat, kind) + off_board(g, seat, kind)
    return max(0, g.board.standards[kind] - used)


def barbarian_reserve(g: Medioevo, kind: int) -> int:
    """rule: MU-BAR-9"""
    return max(0, g.board.barbarian_count[kind] - on_board(g, g.seats, kind))


def type_of(kind: int) -> int:
    """All captains are one type."""
    return kind if kind < CAPTAIN else CAPTAIN


def level_of(kind: int) -> int:
    """Of a captain; 0 for the others."""
    return kind - CAPTAIN + 1 if kind >= CAPTAIN else 0


# --- zones


def is_land(zone: int) -> bool:
    return zone < TERRITORIES


def border(g: Medioevo, zone: int, other: int) -> int:
    """The kind of the border between two zones; 0 if they are not adjacent.  rule: MU-DEF-3, MU-DEF-4"""
    neighbours = g.board.neighbours[zone]
    for index in range(len(neighbours)):
        if neighbours[index] == other:
            return g.board.borders[zone][index]
    return 0


def adjacent(g: Medioevo, zone: int) -> list[int]:
    """Zones in play next to one.  rule: MU-DEF-3, MU-KIN-4, MU-KIN-5"""
    return [other for other in g.board.neighbours[zone] if g.in_play[other]]


def land_neighbours(g: Medioevo, territory: int) -> list[int]:
    """By land or strait.  rule: MU-DEF-4"""
    kinds = g.board.borders[territory]
    found: list[int] = []
    for index, other in enumerate(g.board.neighbours[territory]):
        if (kinds[index] == LAND or kinds[index] == STRAIT) and g.in_play[other]:
            found.append(other)
    return found


def are_neighbouring(g: Medioevo, zone: int, other: int) -> bool:
    """At most two zones lie between them.  rule: MU-DEF-5 (ruling MU-GAP-62)"""
    return g.board.distance[zone * ZONES + other] <= NEIGHBOURING


def is_inhabited(g: Medioevo, territory: int) -> bool:
    """rule: MU-DEF-10"""
    return g.board.good[territory] >= 0


def is_home(g: Medioevo, seat: int, territory: int) -> bool:
    """Whether it belongs to the seat's starting kingdom."""
    kingdom = g.board.kingdom[territory]
    return kingdom >= 0 and g.kingdom[seat] == kingdom


def rightful_owner(g: Medioevo, territory: int) -> int:
    """The seat whose starting kingdom it is part of, or nobody.  rule: MU-KIN-6, MU-CTL-3"""
    kingdom = g.board.kingdom[territory]
    if kingdom < 0 or kingdom not in g.kingdom:
        return -1
    seat = g.kingdom.index(kingdom)
    return -1 if seat in g.gone else seat


# --- control


def may_stay(g: Medioevo, guest: int, host: int) -> bool:
    """Whether a pact lets somebody's army be in another's land without disturbing it.

    An ally who was called comes to help.
    rule: MU-MOV-13, MU-DIP-9, MU-DIP-13 (rulings MU-GAP-82, MU-GAP-113)
    """
    if g.teams and guest % g.teams == host % g.teams:
        return True
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_FOR] == guest and pacts[entry + PACT_BY] == host and pacts[entry + PACT_KIND] == PASSAGE:
            return True
        if pacts[entry + PACT_CALLED] and pacts[entry + PACT_BY] == guest and pacts[entry + PACT_FOR] == host:
            return True
    return False


def has_right(g: Medioevo, kind: int, guest: int, host: int) -> bool:
    """Whether a pact in force gives somebody a right in another's land."""
    pacts = g.pacts
    for entry in range(0, len(pacts), PACT):
        if pacts[entry + PACT_KIND] == kind and pacts[entry + PACT_FOR] == guest and pacts[entry + PACT_BY] == host:
            return True
    return False


def is_guest(g: Medioevo, guest: int, host: int) -> bool:
    """Whether a pact is why somebody's army is there: it may pass, or was placed there.

    rule: MU-DIP-9, MU-DIP-10 (ruling MU-GAP-82)
    """
    return may_stay(g, guest, host) or has_right(g, MILITARY_CONTROL, guest, host)


def is_contested(g: Medioevo, territory: int) -> bool:
    """Barbarians, or a foreign army that no pact admits, share it with its holder.  rule: MU-CTL-4, MU-TAX-4"""
    holder = g.holder[territory]
    first = territory * (g.seats + 1)
    present = sum(g.troops[first : first + g.seats + 1])
    if not present or (holder >= 0 and present == g.troops[first + holder]):
        return False
    if g.troops[first + g.seats]:
        return True
    for owner in range(g.seats):
        if owner != holder and g.troops[first + owner] and not is_guest(g, owner, holder):
            return True
    return False


def controls(g: Medioevo, seat: int, territory: int) -> bool:
    """rule: MU-TAX-4, MU-CTL-1, MU-CTL-2, MU-CTL-4, MU-DEF-6"""
    return g.holder[territory] == seat and not is_contested(g, territory)


def controlled(g: Medioevo, seat: int) -> list[int]:
    holder = g.holder
    return [t for t in range(TERRITORIES) if holder[t] == seat and not is_contested(g, t)]


def is_barbarian(g: Medioevo, territory: int) -> bool:
    """Controlled by no player.  rule: MU-DEF-6"""
    return g.holder[territory] < 0


def neighbours_of_realm(g: Medioevo, seat: int, other: int) -> bool:
    """Whether a territory of one is neighbouring one of the other."""
    theirs = controlled(g, other)
    for territory in controlled(g, seat):
        for there in theirs:
            if are_neighbouring(g, territory, there):
                return True
    return False


# --- pieces


def owner_of(g: Medioevo, piece: int) -> int:
    """The seat of a transport or engine; the barbarians' number for their galleys."""
    owner = piece // TOKENS
    return owner if owner < g.seats else g.seats


def pieces_of(g: Medioevo, seat: int) -> list[int]:
    first = seat * TOKENS
    return [piece for piece in range(first, first + TOKENS) if g.piece_kind[piece] >= 0]


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
    return len([t for t in controlled(g, seat) if g.buildings[t * CATEGORIES + category] == level])


def levels_of(g: Medioevo, seat: int, category: int) -> int:
    """Levels of own buildings of a category in controlled territories."""
    total = 0
    for territory in controlled(g, seat):
        total += g.buildings[territory * CATEGORIES + category]
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


# --- money, technology, cards


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


def has_technology(g: Medioevo, seat: int, technology: int) -> bool:
    """Owned, or copied for one activation.  rule: MU-TEC-5, MU-TECH-24"""
    return g.levels[seat * COLOURS + technology // LEVELS] > technology % LEVELS or g.license[seat] == technology


def owns_technology(g: Medioevo, seat: int, technology: int) -> bool:
    return g.levels[seat * COLOURS + technology // LEVELS] > technology % LEVELS


def missing_points(g: Medioevo, seat: int, colour: int, need: int) -> int:
    return max(0, need - g.points[seat * COLOURS + colour])


def can_pay_points(g: Medioevo, seat: int, colour: int, need: int, florins: int = 0) -> bool:
    """With technology points, florins for those that are missing, and florins beside.  rule: MU-TEC-7"""
    return g.florins[seat] >= florins + POINT_PRICE * missing_points(g, seat, colour, need)


def cards_of(g: Medioevo, seat: int) -> list[int]:
    first = seat * CARDS
    last = first + CARDS
    return [held - first for held in g.cards if first <= held < last]


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


# --- order and war


def penalty(g: Medioevo, owner: int) -> int:
    """Points off the attack value by turn order.  rule: MU-BAT-11 (ruling MU-GAP-81)"""
    if owner >= g.seats or owner not in g.order:
        return 0
    return g.board.penalty[max(2, len(g.order))][g.order.index(owner)]


def at_war(g: Medioevo, seat: int, other: int) -> bool:
    """Attacks are free from now on.  rule: MU-DIP-2, MU-DIP-3"""
    since = g.war[seat * g.seats + other]
    return since > 0 and since <= g.turn


def has_truce(g: Medioevo, seat: int, other: int) -> bool:
    """rule: MU-DIP-5"""
    return g.truce[seat * g.seats + other] == g.turn


def are_teammates(g: Medioevo, seat: int, other: int) -> bool:
    return g.teams > 0 and seat % g.teams == other % g.teams


def may_attack(g: Medioevo, seat: int, other: int) -> bool:
    """At a price or not.  rule: MU-DIP-3, MU-DIP-5"""
    return seat != other and not has_truce(g, seat, other) and not are_teammates(g, seat, other)


def players(g: Medioevo) -> list[int]:
    """Seats still in the game."""
    return [seat for seat in range(g.seats) if seat not in g.gone]


def from_seat(g: Medioevo, seat: int) -> list[int]:
    """A seat, then the others in turn order.  rule: MU-EMP-13"""
    if seat not in g.order:
        return g.order[:]
    return [seat] + [other for other in g.order if other != seat]


def has_effect(g: Medioevo, card: int, target: int) -> bool:
    """Whether a card's effect lies on something in this turn."""
    for entry in range(0, len(g.effects), 3):
        if g.effects[entry] == card and g.effects[entry + 2] == target:
            return True
    return False


def effect_number(g: Medioevo, card: int, target: int) -> int:
    """The number of a card's effect on something; 0 if there is none."""
    for entry in range(0, len(g.effects), 3):
        if g.effects[entry] == card and g.effects[entry + 2] == target:
            return g.effects[entry + 1]
    return 0


def is_banned(g: Medioevo, card: int, territory: int) -> bool:
    """Whether a Bishop forbids fighting (0), trading (1) or moving (2) there in this turn."""
    for entry in range(0, len(g.bans), 3):
        if g.bans[entry] == card and g.bans[entry + 1] == territory and g.bans[entry + 2] == g.turn:
            return True
    return False


def was_banned(g: Medioevo, card: int, territory: int) -> bool:
    """Banned in this turn or the one before: a Bishop may not come again.  rule: MU-CARD-1, MU-CARD-2, MU-CARD-3"""
    for entry in range(0, len(g.bans), 3):
        if g.bans[entry] == card and g.bans[entry + 1] == territory and g.bans[entry + 2] >= g.turn - 1:
            return True
    return False


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
