"""The only hands that move things on the table, so that counts, cargo and ownership stay in step."""

from typing import Final

from quadriga.games.civilization.board import EXPLORERS, FERTILE, FIRST_SHIP, NOBODY, RESOURCES, TERRITORIES
from quadriga.games.civilization.queries import cargo_of, is_land_unit, is_ship
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import (
    ASHORE,
    CONQUERED,
    DEEDS,
    FOUNDED,
    GROWN,
    GROWN_TWICE,
    NUKE,
    NUKE_CARRIER,
    NUKE_OWNER,
    NUKE_SPACE,
    SPIES,
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
    UNTRAINED,
    WORK,
    WORK_FIRST,
    WORK_OWNER,
    WORK_SECOND,
)
from quadriga.games.civilization.work_tallies import follow_works, reassign

NOWHERE: Final = -1


def changed(row: Row, at: int, value: int) -> Row:
    """The row with one number replaced; clones keep the old one, and it stays the same one if nothing changes."""
    if row[at] == value:
        return row
    numbers = list(row)
    numbers[at] = value
    return tuple(numbers)


def raised(row: Row, at: int, by: int) -> Row:
    numbers = list(row)
    numbers[at] += by
    return tuple(numbers)


def recounted(row: bytes, at: int, by: int) -> bytes:
    return row[:at] + bytes((row[at] + by,)) + row[at + 1 :]


# --- coins and deeds


def earn(g: Civilization, seat: int, coins: int) -> None:
    if coins:
        g.coins = raised(g.coins, seat, coins)


def pay(g: Civilization, seat: int, coins: int) -> int:
    """Take coins, at most what there is, and say how many."""
    taken = min(coins, g.coins[seat])
    if taken:
        g.coins = raised(g.coins, seat, -taken)
    return taken


def do_deed(g: Civilization, seat: int, what: int, number: int = 1) -> None:
    if seat < g.seats:
        g.deeds = raised(g.deeds, seat * DEEDS + what, number)


def note_deed(g: Civilization, seat: int, what: int, bits: int) -> None:
    """Set bits of a deed that is a mask."""
    if seat < g.seats:
        at = seat * DEEDS + what
        g.deeds = changed(g.deeds, at, g.deeds[at] | bits)


def set_deed(g: Civilization, seat: int, what: int, number: int) -> None:
    if seat < g.seats:
        g.deeds = changed(g.deeds, seat * DEEDS + what, number)


def add_effect(g: Civilization, kind: int, seat: int, number: int) -> None:
    g.effects = (*g.effects, kind, seat, number)


def set_effect(g: Civilization, kind: int, seat: int, number: int) -> None:
    """Give the one effect of this kind a new number."""
    for at in range(0, len(g.effects), 3):
        if g.effects[at] == kind and g.effects[at + 1] == seat:
            g.effects = changed(g.effects, at + 2, number)
            return
    add_effect(g, kind, seat, number)


def set_mood(g: Civilization, territory: int, bits: int) -> None:
    g.mood = changed(g.mood, territory, g.mood[territory] | bits)


def clear_mood(g: Civilization, territory: int, bits: int) -> None:
    g.mood = changed(g.mood, territory, g.mood[territory] & ~bits)


# --- units


def add_piece(g: Civilization, owner: int, kind: int, space: int) -> int:
    """Put a miniature into a space; ships bought on land wait ashore.  rule: CV-MOV-8"""
    mark = ASHORE if is_ship(kind) and space < TERRITORIES else 0
    piece = g.kind.index(-1) if -1 in g.kind else len(g.kind)
    if piece == len(g.kind):
        g.kind = (*g.kind, kind)
        g.owner = (*g.owner, owner)
        g.space = (*g.space, space)
        g.spent = (*g.spent, 0)
        g.aboard = (*g.aboard, NOBODY)
        g.origin = (*g.origin, NOWHERE)
        g.mark = (*g.mark, mark)
        g.alarm = (*g.alarm, 0)
    else:
        g.kind = changed(g.kind, piece, kind)
        g.owner = changed(g.owner, piece, owner)
        g.space = changed(g.space, piece, space)
        g.spent = changed(g.spent, piece, 0)
        g.aboard = changed(g.aboard, piece, NOBODY)
        g.origin = changed(g.origin, piece, NOWHERE)
        g.mark = changed(g.mark, piece, mark)
        g.alarm = changed(g.alarm, piece, 0)
    count(g, piece, 1)
    return piece


def count(g: Civilization, piece: int, by: int) -> None:
    kind = g.kind[piece]
    space = g.space[piece]
    if space < 0:
        return
    at = space * (g.seats + 1) + g.owner[piece]
    if is_land_unit(kind):
        if space < TERRITORIES:
            g.troops = recounted(g.troops, at, by)
    elif is_ship(kind) and space >= TERRITORIES:
        g.fleet = recounted(g.fleet, at, by)


def move_piece(g: Civilization, piece: int, space: int) -> None:
    """A ship takes its cargo, spies and nuclear weapons along; other pieces what they carry."""
    moved = [piece]
    kind = g.kind[piece]
    if is_ship(kind) and g.space[piece] != space:
        moved += cargo_of(g, piece)
        for passenger in moved[1:]:
            g.space = changed(g.space, passenger, space)
    if kind == EXPLORERS:
        g.space = changed(g.space, piece, space)
    else:
        count(g, piece, -1)
        g.space = changed(g.space, piece, space)
        count(g, piece, 1)
    if g.nukes:
        for at in range(0, len(g.nukes), NUKE):
            if g.nukes[at + NUKE_CARRIER] in moved:
                g.nukes = changed(g.nukes, at + NUKE_SPACE, space)
    for carrier in moved if kind >= FIRST_SHIP else ():
        if carrier in g.spy_ship:
            for spy in range(len(g.spy_ship)):
                if g.spy_ship[spy] == carrier:
                    g.spy_space = changed(g.spy_space, spy, space)


def move_group(g: Civilization, pieces: list[int], space: int) -> None:
    """Pieces of one owner that stand together go together: armies in one go, since they take nothing along."""
    together = len(pieces) > 1 and not g.nukes and space < TERRITORIES and g.space[pieces[0]] < TERRITORIES
    for piece in pieces:
        together = together and is_land_unit(g.kind[piece])
    if not together:
        for piece in pieces:
            move_piece(g, piece, space)
        return
    owner = g.owner[pieces[0]]
    owners = g.seats + 1
    g.troops = recounted(g.troops, g.space[pieces[0]] * owners + owner, -len(pieces))
    g.troops = recounted(g.troops, space * owners + owner, len(pieces))
    places = list(g.space)
    for piece in pieces:
        places[piece] = space
    g.space = tuple(places)


def board_ship(g: Civilization, piece: int, ship: int) -> None:
    """Put a unit aboard a ship, an aircraft on a carrier.  rule: CV-MOV-4"""
    move_piece(g, piece, g.space[ship])
    g.aboard = changed(g.aboard, piece, ship)


def leave_ship(g: Civilization, piece: int, space: int) -> None:
    g.aboard = changed(g.aboard, piece, NOBODY)
    move_piece(g, piece, space)


def remove_piece(g: Civilization, piece: int) -> None:
    """Take a miniature off the board; a ship goes down with everything aboard, an aircraft with its spies.
    rule: CV-BAT-20, CV-ESP-4, CV-ESP-17, CV-NUC-5"""
    if is_ship(g.kind[piece]):
        for passenger in cargo_of(g, piece):
            remove_piece(g, passenger)
    while piece in g.spy_ship:
        remove_spy(g, g.spy_ship.index(piece))
    remove_nukes_of(g, piece)
    count(g, piece, -1)
    g.kind = changed(g.kind, piece, -1)
    g.space = changed(g.space, piece, NOWHERE)
    g.aboard = changed(g.aboard, piece, NOBODY)


def convert_piece(g: Civilization, piece: int, owner: int) -> None:
    """A unit changes side where it stands, a ship with its cargo, both with the nuclear weapons they carry.
    rule: CV-STR-46, CV-TRD-14, CV-NUC-6"""
    if is_ship(g.kind[piece]):
        for passenger in cargo_of(g, piece):
            g.owner = changed(g.owner, passenger, owner)
            give_nukes_of(g, passenger, owner)
    give_nukes_of(g, piece, owner)
    count(g, piece, -1)
    g.owner = changed(g.owner, piece, owner)
    count(g, piece, 1)


def remake_piece(g: Civilization, piece: int, kind: int) -> None:
    """Exchange a miniature for another one of its class.  rule: CV-UNI-9"""
    g.kind = changed(g.kind, piece, kind)


def spend(g: Civilization, piece: int, halves: int) -> None:
    if halves:
        g.spent = raised(g.spent, piece, halves)


def set_mark(g: Civilization, piece: int, bits: int) -> None:
    g.mark = changed(g.mark, piece, g.mark[piece] | bits)


def clear_mark(g: Civilization, piece: int, bits: int) -> None:
    g.mark = changed(g.mark, piece, g.mark[piece] & ~bits)


# --- spies and nuclear weapons


def remove_spy(g: Civilization, spy: int) -> None:
    """rule: CV-ESP-20, CV-ESP-31"""
    g.spy_space = changed(g.spy_space, spy, UNTRAINED)
    g.spy_ship = changed(g.spy_ship, spy, NOBODY)
    g.spy_used = changed(g.spy_used, spy, 0)
    g.spy_mp = changed(g.spy_mp, spy, 0)
    g.spy_special = changed(g.spy_special, spy, NOBODY)


def spy_owner(spy: int) -> int:
    return spy // SPIES


def add_nuke(g: Civilization, seat: int, space: int) -> None:
    g.nukes = (*g.nukes, seat, space, NOBODY)


def remove_nuke(g: Civilization, at: int) -> None:
    """Take away the weapon whose entry starts here."""
    g.nukes = (*g.nukes[:at], *g.nukes[at + NUKE :])


def remove_nukes_of(g: Civilization, piece: int) -> None:
    for at in range(len(g.nukes) - NUKE, -1, -NUKE):
        if g.nukes[at + NUKE_CARRIER] == piece:
            remove_nuke(g, at)


def give_nukes_of(g: Civilization, piece: int, owner: int) -> None:
    """rule: CV-NUC-6"""
    for at in range(0, len(g.nukes), NUKE):
        if g.nukes[at + NUKE_CARRIER] == piece:
            g.nukes = changed(g.nukes, at + NUKE_OWNER, owner)


# --- settlements


def found_settlement(g: Civilization, owner: int, territory: int, size: int = 1) -> None:
    """Put a settlement on the board; its card shows the resource of the territory.  rule: CV-FND-2, CV-RES-1"""
    g.holder = changed(g.holder, territory, owner)
    g.size = changed(g.size, territory, size)
    g.occupied = changed(g.occupied, territory, 0)
    token = g.token[territory]
    if token != FERTILE:
        g.resource = changed(g.resource, territory, token if 0 <= token < RESOURCES else NOBODY)


def resize(g: Civilization, territory: int, size: int) -> None:
    g.size = changed(g.size, territory, size)


def remove_settlement(g: Civilization, territory: int) -> None:
    """The settlement leaves the board; its token stays, its improvements go back to the stock.
    rule: CV-REV-4, CV-EVT-21, CV-MIG-1, CV-GOV-17"""
    detach_works(g, territory)
    end_trades(g, territory)
    g.holder = changed(g.holder, territory, NOBODY)
    g.size = changed(g.size, territory, 0)
    g.occupied = changed(g.occupied, territory, 0)
    if g.token[territory] != FERTILE:  # the resource found beside it stays
        g.resource = changed(g.resource, territory, NOBODY)
    g.founders = changed(g.founders, territory, NOBODY)
    clear_mood(g, territory, FOUNDED | GROWN | GROWN_TWICE | CONQUERED)


def give_settlement(g: Civilization, territory: int, owner: int) -> None:
    """Another owner takes the card, without the improvements.  rule: CV-BAT-21, CV-CUL-9, CV-TRD-12"""
    detach_works(g, territory)
    end_trades(g, territory)
    g.holder = changed(g.holder, territory, owner)
    g.occupied = changed(g.occupied, territory, 0)
    g.founders = changed(g.founders, territory, NOBODY)
    clear_mood(g, territory, FOUNDED)


def detach_works(g: Civilization, territory: int) -> None:
    """Improvements and wonders of a settlement go back to their owner's stock.  rule: CV-IMP-8"""
    for at in range(0, len(g.works), WORK):
        if g.works[at + WORK_FIRST] == territory:
            set_work(g, at, WORK_FIRST, NOBODY)
        if g.works[at + WORK_SECOND] == territory:
            set_work(g, at, WORK_SECOND, NOBODY)
    while territory in g.wonder_place:
        g.wonder_place = changed(g.wonder_place, g.wonder_place.index(territory), NOBODY)


def end_trades(g: Civilization, territory: int) -> None:
    """rule: CV-TRD-12, CV-BAR-30"""
    for at in range(len(g.trades) - TRADE_ENTRY, -1, -TRADE_ENTRY):
        if territory in (g.trades[at + TRADE_ONE], g.trades[at + TRADE_OTHER]):
            g.trades = (*g.trades[:at], *g.trades[at + TRADE_ENTRY :])


def add_work(g: Civilization, seat: int, name: int, free: int = 0) -> int:
    """A seat owns one more improvement, not yet assigned; where its entry starts is returned."""
    before = g.works
    g.works = (*before, seat, name, NOBODY, NOBODY, free)
    follow_works(before, g.works, seat)
    return len(g.works) - WORK


def set_work(g: Civilization, at: int, field: int, value: int) -> None:
    """Change something about the improvement whose entry starts here; its owner stays the same."""
    before = g.works
    if before[at + field] != value:
        g.works = changed(before, at + field, value)
        follow_works(before, g.works, before[at + WORK_OWNER])
        reassign(g, before, at, field)


def remove_work(g: Civilization, at: int) -> None:
    before = g.works
    g.works = before[:at] + before[at + WORK :]
    follow_works(before, g.works, before[at + WORK_OWNER])


def works_of(g: Civilization, seat: int) -> list[int]:
    """Where the entries of a seat's improvements start."""
    return [at for at in range(0, len(g.works), WORK) if g.works[at + WORK_OWNER] == seat]


# --- diplomacy


def set_war(g: Civilization, one: int, other: int, war: bool) -> None:
    """There is no war with the barbarians to be noted, and none with who has left the game.
    rule: CV-DIP-1, CV-DIP-2, CV-SPC-8"""
    if one == other or one >= g.seats or other >= g.seats or (war and (one in g.gone or other in g.gone)):
        return
    g.war = changed(g.war, one * g.seats + other, int(war))
    g.war = changed(g.war, other * g.seats + one, int(war))
