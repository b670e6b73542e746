"""Changes to what stands on the board."""

from quadriga.games.medioevo.board import (
    ARCHER,
    CAPTAIN,
    CARAVAN,
    CATEGORIES,
    CAVALRY,
    GALLEY,
    GOODS,
    HEAVY,
    KINDS,
    LIGHT,
    MILITARY,
    SHIP,
    TERRITORIES,
    TOKENS,
)
from quadriga.games.medioevo.queries import (
    barbarian_reserve,
    full_moves,
    land_neighbours,
    owner_of,
    reserve,
    rightful_owner,
    units,
)
from quadriga.games.medioevo.state import (
    BARBARIAN_GALLEYS,
    BORROW,
    BORROW_HOME,
    BORROW_KIND,
    BORROW_NATURE,
    BORROW_OWNER,
    BORROW_TRUE_KIND,
    BORROW_TRUE_OWNER,
    BORROW_ZONE,
    HONOUR_SOURCES,
    Medioevo,
)

BLOOD_TOKENS = 18


# --- florins and Honour


def earn(g: Medioevo, seat: int, florins: int) -> None:
    g.florins[seat] += florins


def pay(g: Medioevo, seat: int, florins: int) -> None:
    g.florins[seat] -= florins


def give_honour(g: Medioevo, seat: int, points: int, source: int) -> None:
    """There is no upper or lower limit; the agreed total ends the game at once.

    rule: MU-VIC-9, MU-LEN-3, MU-VIC-8
    """
    if not points or seat in g.gone:
        return
    g.honour[seat] += points
    g.honour_log[seat * HONOUR_SOURCES + source] += points
    g.tell("honour.changed", seat, points, source)
    if g.honour_limit and g.honour[seat] >= g.honour_limit and not g.final:
        g.halting = True


def bleed(g: Medioevo, seat: int) -> None:
    """A blood token for somebody who suffered.  rule: MU-VAR-6 (ruling MU-GAP-59)"""
    if g.blood_rule and sum(g.blood) < BLOOD_TOKENS:
        g.blood[seat] += 1
        g.tell("blood.gained", seat)


# --- army units


def count_units(g: Medioevo, zone: int, owner: int, kind: int, number: int) -> None:
    """So many more units, or fewer."""
    place = zone * (g.seats + 1) + owner
    index = place * KINDS + kind
    army = bytearray(g.army)
    army[index] += number
    g.army = bytes(army)
    troops = bytearray(g.troops)
    troops[place] += number
    g.troops = bytes(troops)


def add_units(g: Medioevo, zone: int, owner: int, kind: int, number: int, tired: bool = False) -> None:
    if number <= 0:
        return
    count_units(g, zone, owner, kind, number)
    if tired:
        index = (zone * (g.seats + 1) + owner) * KINDS + kind
        g.tired.extend([index] * number)
        g.tired.sort()


def take_units(g: Medioevo, zone: int, owner: int, kind: int, number: int) -> None:
    """Remove units from a zone; those that have not moved first."""
    count_units(g, zone, owner, kind, -number)
    index = (zone * (g.seats + 1) + owner) * KINDS + kind
    while g.tired.count(index) > g.army[index]:
        g.tired.remove(index)


def borrowed_entry(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """Where a unit of this description is noted that is not what it seems; -1 if none is."""
    notes = g.borrowed
    for entry in range(0, len(notes), BORROW):
        if (
            notes[entry + BORROW_ZONE] == zone
            and notes[entry + BORROW_OWNER] == owner
            and notes[entry + BORROW_KIND] == kind
        ):
            return entry
    return -1


def borrow(
    g: Medioevo, nature: int, zone: int, owner: int, kind: int, true_owner: int, true_kind: int, home: int
) -> None:
    """Note that one unit is not what it seems; the unit itself is placed by the caller."""
    g.borrowed.extend([nature, owner, kind, zone, true_owner, true_kind, home])


def remove_unit(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """One unit leaves the board for good; the kind it really was. Borrowed units go first."""
    take_units(g, zone, owner, kind, 1)
    entry = borrowed_entry(g, zone, owner, kind)
    if entry < 0:
        return kind
    true_kind = g.borrowed[entry + BORROW_TRUE_KIND]
    del g.borrowed[entry : entry + BORROW]
    return true_kind


def shift_units(g: Medioevo, origin: int, goal: int, owner: int, kind: int, number: int, tired: bool) -> None:
    """Units go from one zone to another; borrowed ones go last."""
    noted = 0
    notes = g.borrowed
    for entry in range(0, len(notes), BORROW):
        if (
            notes[entry + BORROW_ZONE] == origin
            and notes[entry + BORROW_OWNER] == owner
            and notes[entry + BORROW_KIND] == kind
        ):
            noted += 1
    take_units(g, origin, owner, kind, number)
    add_units(g, goal, owner, kind, number, tired)
    left = g.army[(origin * (g.seats + 1) + owner) * KINDS + kind]
    while noted > left:
        entry = borrowed_entry(g, origin, owner, kind)
        g.borrowed[entry + BORROW_ZONE] = goal
        noted -= 1


def tire(g: Medioevo, zone: int, owner: int, kind: int, number: int) -> None:
    """Units have moved and stay where they are for the rest of the turn.  rule: MU-COM-3, MU-COM-4"""
    index = (zone * (g.seats + 1) + owner) * KINDS + kind
    room = g.army[index] - g.tired.count(index)
    g.tired.extend([index] * min(number, room))
    g.tired.sort()


def change_kind(g: Medioevo, zone: int, owner: int, kind: int, new: int, nature: int) -> None:
    """A unit counts as another for a while; a second change starts from what it really is."""
    index = (zone * (g.seats + 1) + owner) * KINDS
    was_tired = g.tired.count(index + kind) == g.army[index + kind]
    entry = borrowed_entry(g, zone, owner, kind)
    take_units(g, zone, owner, kind, 1)
    add_units(g, zone, owner, new, 1, was_tired)
    if entry < 0:
        borrow(g, nature, zone, owner, new, owner, kind, zone)
        return
    g.borrowed[entry + BORROW_KIND] = new
    notes = g.borrowed
    if notes[entry + BORROW_TRUE_OWNER] == owner and notes[entry + BORROW_TRUE_KIND] == new:
        del notes[entry : entry + BORROW]


def give_back(g: Medioevo, nature: int, zone: int = -1) -> None:
    """Units that counted as others, or fought for others, are themselves again; at one zone, or everywhere."""
    kept: list[int] = []
    notes = g.borrowed
    g.borrowed = []
    for entry in range(0, len(notes), BORROW):
        if notes[entry + BORROW_NATURE] != nature or (zone >= 0 and notes[entry + BORROW_ZONE] != zone):
            kept.extend(notes[entry : entry + BORROW])
            continue
        there = notes[entry + BORROW_ZONE]
        owner = notes[entry + BORROW_OWNER]
        true_owner = notes[entry + BORROW_TRUE_OWNER]
        take_units(g, there, owner, notes[entry + BORROW_KIND], 1)
        if true_owner == owner:
            add_units(g, there, owner, notes[entry + BORROW_TRUE_KIND], 1)
        elif true_owner < g.seats:
            add_units(g, notes[entry + BORROW_HOME], true_owner, notes[entry + BORROW_TRUE_KIND], 1)
    g.borrowed = kept


def weaker(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """What a unit becomes by one point of damage on land; -1 if it is removed.

    A unit that only counts as heavy infantry or cavalry needs no replacement from the reserve.
    rule: MU-BAT-18
    """
    if kind != HEAVY and kind != CAVALRY:
        return -1
    if owner >= g.seats or borrowed_entry(g, zone, owner, kind) >= 0:
        return kind - 1
    if kind == CAVALRY and reserve(g, owner, HEAVY):
        return HEAVY
    return LIGHT if reserve(g, owner, LIGHT) else -1


def hit(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """One point of damage on land: what is left of the unit, -1 if nothing.  rule: MU-BAT-18"""
    new = weaker(g, zone, owner, kind)
    if new < 0:
        remove_unit(g, zone, owner, kind)
        return -1
    entry = borrowed_entry(g, zone, owner, kind)
    index = (zone * (g.seats + 1) + owner) * KINDS
    was_tired = g.tired.count(index + kind) > 0
    take_units(g, zone, owner, kind, 1)
    add_units(g, zone, owner, new, 1, was_tired)
    if entry >= 0:
        g.borrowed[entry + BORROW_KIND] = new
        if g.borrowed[entry + BORROW_TRUE_OWNER] == owner and g.borrowed[entry + BORROW_TRUE_KIND] == new:
            del g.borrowed[entry : entry + BORROW]
    return new


# --- barbarians


def place_barbarian(g: Medioevo, zone: int, kind: int) -> bool:
    """One unit; an infantry stands in for one that is not available.  rule: MU-BAR-9"""
    if not barbarian_reserve(g, kind):
        if kind == LIGHT or not barbarian_reserve(g, LIGHT):
            return False
        kind = LIGHT
    add_units(g, zone, g.seats, kind, 1)
    return True


def place_horde(g: Medioevo, zone: int) -> int:
    """As the War circle shows it; how many units were placed.  rule: MU-EVT-4, MU-BAR-2, MU-BAR-9"""
    placed = 0
    for kind, number in ((LIGHT, g.horde[0]), (ARCHER, g.horde[1]), (CAPTAIN, g.horde[2])):
        for _ in range(number):
            if place_barbarian(g, zone, kind):
                placed += 1
    g.tell("horde.placed", zone, placed)
    return placed


def barbarian_galley(g: Medioevo, zone: int) -> int:
    """The galley under a horde at sea; -1 if there is none."""
    first = g.seats * TOKENS
    for piece in range(first, first + BARBARIAN_GALLEYS):
        if g.piece_kind[piece] == GALLEY and g.piece_zone[piece] == zone:
            return piece
    return -1


def free_barbarian_galley(g: Medioevo) -> int:
    """rule: MU-SUP-8"""
    first = g.seats * TOKENS
    for piece in range(first, first + BARBARIAN_GALLEYS):
        if g.piece_kind[piece] < 0:
            return piece
    return -1


# --- transports and engines


def set_piece(g: Medioevo, piece: int, kind: int, level: int, zone: int) -> None:
    g.piece_kind[piece] = kind
    g.piece_level[piece] = level
    g.piece_zone[piece] = zone
    g.piece_aboard[piece] = -1
    g.piece_done[piece] = 0
    g.piece_mp[piece] = full_moves(g, piece)
    first = piece * GOODS
    for good in range(GOODS):
        g.cargo[first + good] = 0


def new_piece(g: Medioevo, seat: int, kind: int, level: int, zone: int) -> int:
    """A transport or engine on one of the seat's free tokens."""
    first = seat * TOKENS
    for piece in range(first, first + TOKENS):
        if g.piece_kind[piece] < 0:
            set_piece(g, piece, kind, level, zone)
            return piece
    raise AssertionError("no token left")


def clear_piece(g: Medioevo, piece: int) -> None:
    """The token is free again; whatever was aboard is gone with it."""
    g.piece_kind[piece] = -1
    g.piece_level[piece] = 0
    g.piece_zone[piece] = -1
    g.piece_mp[piece] = 0
    g.piece_done[piece] = 0
    g.piece_aboard[piece] = -1
    first = piece * GOODS
    for good in range(GOODS):
        g.cargo[first + good] = 0
    for other in range(len(g.piece_aboard)):
        if g.piece_aboard[other] == piece:
            clear_piece(g, other)


def remove_piece(g: Medioevo, piece: int) -> None:
    """To the reserve with its cargo; a road tied to it is removed.  rule: MU-ROA-10, MU-BAR-7 (ruling MU-GAP-58)"""
    owner = owner_of(g, piece)
    if owner < g.seats and g.piece_kind[piece] in (CARAVAN, SHIP) and g.road_piece[owner] == piece:
        lose_road(g, owner)
    clear_piece(g, piece)


def lose_road(g: Medioevo, seat: int) -> None:
    """rule: MU-ROA-8, MU-ROA-9, MU-ROA-10"""
    if g.road_length[seat]:
        g.tell("road.removed", seat)
    g.road_length[seat] = 0
    g.road_done[seat] = 0
    g.road_piece[seat] = -1


def change_owner(g: Medioevo, piece: int, seat: int) -> int:
    """A captured piece gets a token of its new owner and keeps its points; its new number.  rule: MU-CON-2, MU-ART-7"""
    old = owner_of(g, piece)
    zone = g.piece_zone[piece]
    goods = g.cargo[piece * GOODS : (piece + 1) * GOODS]
    kind = g.piece_kind[piece]
    level = g.piece_level[piece]
    done = g.piece_done[piece]
    moves = g.piece_mp[piece]
    if old < g.seats and g.road_piece[old] == piece:
        lose_road(g, old)
    new = new_piece(g, seat, kind, level, zone)
    g.piece_mp[new] = 0 if done else moves
    g.piece_done[new] = done
    if kind in (CARAVAN, SHIP):
        for good in range(GOODS):
            g.cargo[new * GOODS + good] = goods[good]
    for other in range(len(g.piece_aboard)):
        if g.piece_aboard[other] == piece:
            g.piece_aboard[other] = new
    clear_piece(g, piece)
    return new


# --- territories


def set_holder(g: Medioevo, territory: int, seat: int) -> None:
    if g.holder[territory] != seat:
        g.holder[territory] = seat
        g.tell("territory.held", territory, seat)


def settle_control(g: Medioevo, zone: int) -> None:
    """Who holds a territory after armies came, went or died there without a conquest.

    rule: MU-CTL-1, MU-CTL-2, MU-CTL-3, MU-CTL-5, MU-NOW-1 (ruling MU-GAP-80)
    """
    if zone >= TERRITORIES:
        return
    holder = g.holder[zone]
    right = rightful_owner(g, zone)
    if holder >= 0 and (units(g, zone, holder) or g.token[zone] == holder or holder == right):
        return
    first = zone * (g.seats + 1)
    present = [owner for owner in range(g.seats) if g.troops[first + owner]]
    new = -1
    if g.token[zone] >= 0:
        new = g.token[zone]
    elif not g.troops[first + g.seats]:
        if len(present) == 1:
            new = present[0]
        elif not present or right in present:
            new = right
    set_holder(g, zone, new)


def remove_token(g: Medioevo, territory: int) -> None:
    """rule: MU-TOK-4, MU-TOK-7"""
    if g.token[territory] >= 0:
        g.tell("token.removed", territory, g.token[territory])
        g.token[territory] = -1


def raze(g: Medioevo, territory: int, category: int) -> None:
    """A building goes back to the reserve; control tokens that depend on it go too.  rule: MU-DES-1, MU-TOK-6"""
    index = territory * CATEGORIES + category
    if not g.buildings[index]:
        return
    g.buildings[index] = 0
    g.damage[index] = 0
    g.tell("building.lost", territory, category)
    if category == MILITARY:
        drop_orphans(g, territory, g.holder[territory])


def drop_orphans(g: Medioevo, territory: int, seat: int) -> None:
    """Remove a seat's tokens next to a lost building that no other own military building accounts for."""
    if seat < 0:
        return
    for other in land_neighbours(g, territory):
        if g.token[other] == seat and not supports_token(g, seat, other, territory):
            remove_token(g, other)
            settle_control(g, other)


def supports_token(g: Medioevo, seat: int, territory: int, besides: int) -> bool:
    """Whether another own military building is adjacent.  rule: MU-TOK-5, MU-TOK-6"""
    for other in land_neighbours(g, territory):
        if other != besides and g.holder[other] == seat and g.buildings[other * CATEGORIES + MILITARY]:
            return True
    return False


def damage_building(g: Medioevo, territory: int, category: int, points: int) -> None:
    """rule: MU-DES-1"""
    index = territory * CATEGORIES + category
    level = g.buildings[index]
    if not level or points <= 0:
        return
    g.damage[index] += points
    g.tell("building.damaged", territory, category, points)
    if g.damage[index] >= g.board.structure[category * 4 + level]:
        raze(g, territory, category)
