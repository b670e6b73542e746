"""Changes to what stands on the board."""

from quadriga.games.medioevo.board import CARAVAN, CATEGORIES, GALLEY, GOODS, MILITARY, SHIP, TERRITORIES, TOKENS
from quadriga.games.medioevo.codes import BARBARIAN_GALLEYS, HONOUR_SOURCES
from quadriga.games.medioevo.property_queries import full_moves, owner_of
from quadriga.games.medioevo.queries import land_neighbours, rightful_owner
from quadriga.games.medioevo.rows import changed, filled, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import units

BLOOD_TOKENS = 18


# --- florins and Honour


def earn(g: Medioevo, seat: int, florins: int) -> None:
    g.florins = increased(g.florins, seat, florins)


def pay(g: Medioevo, seat: int, florins: int) -> None:
    g.florins = increased(g.florins, seat, -florins)


def give_honour(g: Medioevo, seat: int, points: int, source: int) -> None:
    """There is no upper or lower limit; the agreed total ends the game at once.

    rule: MU-VIC-9, MU-LEN-3, MU-VIC-8
    """
    if not points or seat in g.gone:
        return
    g.honour = increased(g.honour, seat, points)
    g.honour_log = increased(g.honour_log, seat * HONOUR_SOURCES + source, points)
    g.tell("honour.changed", seat, points, source)
    if g.honour_limit and g.honour[seat] >= g.honour_limit and not g.final:
        g.halting = True


def bleed(g: Medioevo, seat: int) -> None:
    """A blood token for somebody who suffered.  rule: MU-VAR-6 (ruling MU-GAP-59)"""
    if g.blood_rule and sum(g.blood) < BLOOD_TOKENS:
        g.blood = increased(g.blood, seat, 1)
        g.tell("blood.gained", seat)


# --- barbarians


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
    g.piece_kind = changed(g.piece_kind, piece, kind)
    g.piece_level = changed(g.piece_level, piece, level)
    g.piece_zone = changed(g.piece_zone, piece, zone)
    g.piece_aboard = changed(g.piece_aboard, piece, -1)
    g.piece_done = changed(g.piece_done, piece, 0)
    g.piece_mp = changed(g.piece_mp, piece, full_moves(g, piece))
    g.cargo = filled(g.cargo, piece * GOODS, (0,) * GOODS)


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
    g.piece_kind = changed(g.piece_kind, piece, -1)
    g.piece_level = changed(g.piece_level, piece, 0)
    g.piece_zone = changed(g.piece_zone, piece, -1)
    g.piece_mp = changed(g.piece_mp, piece, 0)
    g.piece_done = changed(g.piece_done, piece, 0)
    g.piece_aboard = changed(g.piece_aboard, piece, -1)
    g.cargo = filled(g.cargo, piece * GOODS, (0,) * GOODS)
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
    g.road_length = changed(g.road_length, seat, 0)
    g.road_done = changed(g.road_done, seat, 0)
    g.road_piece = changed(g.road_piece, seat, -1)


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
    g.piece_mp = changed(g.piece_mp, new, 0 if done else moves)
    g.piece_done = changed(g.piece_done, new, done)
    if kind in (CARAVAN, SHIP):
        g.cargo = filled(g.cargo, new * GOODS, goods)
    for other in range(len(g.piece_aboard)):
        if g.piece_aboard[other] == piece:
            g.piece_aboard = changed(g.piece_aboard, other, new)
    clear_piece(g, piece)
    return new


# --- territories


def set_holder(g: Medioevo, territory: int, seat: int) -> None:
    if g.holder[territory] != seat:
        g.holder = changed(g.holder, territory, seat)
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
        g.token = changed(g.token, territory, -1)


def raze(g: Medioevo, territory: int, category: int) -> None:
    """A building goes back to the reserve; control tokens that depend on it go too.  rule: MU-DES-1, MU-TOK-6"""
    index = territory * CATEGORIES + category
    if not g.buildings[index]:
        return
    g.buildings = changed(g.buildings, index, 0)
    g.damage = changed(g.damage, index, 0)
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
    g.damage = increased(g.damage, index, points)
    g.tell("building.damaged", territory, category, points)
    if g.damage[index] >= g.board.structure[category * 4 + level]:
        raze(g, territory, category)
