"""Changes to army units."""

from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.codes import (
    BORROW,
    BORROW_HOME,
    BORROW_KIND,
    BORROW_NATURE,
    BORROW_OWNER,
    BORROW_TRUE_KIND,
    BORROW_TRUE_OWNER,
    BORROW_ZONE,
)
from quadriga.games.medioevo.rows import changed, without
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import barbarian_reserve, reserve


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
        g.tired = tuple(sorted((*g.tired, *([index] * number))))


def take_units(g: Medioevo, zone: int, owner: int, kind: int, number: int) -> None:
    """Remove units from a zone; those that have not moved first."""
    count_units(g, zone, owner, kind, -number)
    index = (zone * (g.seats + 1) + owner) * KINDS + kind
    while g.tired.count(index) > g.army[index]:
        g.tired = without(g.tired, index)


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


def noted_units(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """How many units of this description are not what they seem."""
    found = 0
    notes = g.borrowed
    for entry in range(0, len(notes), BORROW):
        if (
            notes[entry + BORROW_ZONE] == zone
            and notes[entry + BORROW_OWNER] == owner
            and notes[entry + BORROW_KIND] == kind
        ):
            found += 1
    return found


def borrow(
    g: Medioevo, nature: int, zone: int, owner: int, kind: int, true_owner: int, true_kind: int, home: int
) -> None:
    """Note that one unit is not what it seems; the unit itself is placed by the caller."""
    g.borrowed = (*g.borrowed, nature, owner, kind, zone, true_owner, true_kind, home)


def remove_unit(g: Medioevo, zone: int, owner: int, kind: int) -> int:
    """One unit leaves the board for good; the kind it really was. Borrowed units go first."""
    take_units(g, zone, owner, kind, 1)
    entry = borrowed_entry(g, zone, owner, kind)
    if entry < 0:
        return kind
    true_kind = g.borrowed[entry + BORROW_TRUE_KIND]
    g.borrowed = g.borrowed[:entry] + g.borrowed[entry + BORROW :]
    return true_kind


def shift_units(g: Medioevo, origin: int, goal: int, owner: int, kind: int, number: int, tired: bool) -> None:
    """Units go from one zone to another; borrowed ones go last."""
    noted = noted_units(g, origin, owner, kind)
    take_units(g, origin, owner, kind, number)
    add_units(g, goal, owner, kind, number, tired)
    left = g.army[(origin * (g.seats + 1) + owner) * KINDS + kind]
    while noted > left:
        entry = borrowed_entry(g, origin, owner, kind)
        g.borrowed = changed(g.borrowed, entry + BORROW_ZONE, goal)
        noted -= 1


def tire(g: Medioevo, zone: int, owner: int, kind: int, number: int) -> None:
    """Units have moved and stay where they are for the rest of the turn.  rule: MU-COM-3, MU-COM-4"""
    index = (zone * (g.seats + 1) + owner) * KINDS + kind
    room = g.army[index] - g.tired.count(index)
    g.tired = tuple(sorted((*g.tired, *([index] * min(number, room)))))


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
    g.borrowed = changed(g.borrowed, entry + BORROW_KIND, new)
    notes = g.borrowed
    if notes[entry + BORROW_TRUE_OWNER] == owner and notes[entry + BORROW_TRUE_KIND] == new:
        g.borrowed = notes[:entry] + notes[entry + BORROW :]


def give_back(g: Medioevo, nature: int, zone: int = -1) -> None:
    """Units that counted as others, or fought for others, are themselves again; at one zone, or everywhere."""
    kept: list[int] = []
    notes = g.borrowed
    g.borrowed = ()
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
    g.borrowed = tuple(kept)


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
        g.borrowed = changed(g.borrowed, entry + BORROW_KIND, new)
        if g.borrowed[entry + BORROW_TRUE_OWNER] == owner and g.borrowed[entry + BORROW_TRUE_KIND] == new:
            g.borrowed = g.borrowed[:entry] + g.borrowed[entry + BORROW :]
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
