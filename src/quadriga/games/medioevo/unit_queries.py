"""Pure questions about army units."""

from typing import Final

from quadriga.games.medioevo.board import CAPTAIN, KINDS, ZONES
from quadriga.games.medioevo.codes import BORROW, BORROW_KIND, BORROW_OWNER, BORROW_TRUE_KIND, BORROW_TRUE_OWNER
from quadriga.games.medioevo.state import Medioevo

NONE: Final = b"\0"  # what most of the board holds: it is left out before rows are looked through


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
    return sum(g.troops[first : first + g.seats + 1]) == 0


def army_zones(g: Medioevo, owner: int) -> list[int]:
    """Where an owner has army units."""
    found: list[int] = []
    rest = g.troops[owner :: g.seats + 1].lstrip(NONE)
    while rest:
        found.append(ZONES - len(rest))
        rest = rest[1:].lstrip(NONE)
    return found


def on_board(g: Medioevo, owner: int, kind: int) -> int:
    """Units of a kind that really are this owner's, on the board."""
    total = sum(g.army[owner * KINDS + kind :: (g.seats + 1) * KINDS].replace(NONE, b""))
    for entry in range(0, len(g.borrowed), BORROW):
        if g.borrowed[entry + BORROW_OWNER] == owner and g.borrowed[entry + BORROW_KIND] == kind:
            total -= 1
        if g.borrowed[entry + BORROW_TRUE_OWNER] == owner and g.borrowed[entry + BORROW_TRUE_KIND] == kind:
            total += 1
    return total


def all_units(g: Medioevo, owner: int) -> int:
    return sum(g.troops[owner :: g.seats + 1].replace(NONE, b""))


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
