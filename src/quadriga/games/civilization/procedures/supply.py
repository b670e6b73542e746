"""The miniatures in the box when they are limited, and the rewards owed for want of them."""

from typing import Final

from quadriga.games.civilization.board import CARRIER, EXPLORERS, KINDS, MODERN_SHIP
from quadriga.games.civilization.pieces import raised
from quadriga.games.civilization.queries import settlements
from quadriga.games.civilization.state import Civilization

UNLIMITED: Final = 99

OWED_SEAT: Final = 0  # fields of an entry in ``owed``
OWED_WHAT: Final = 1  # kind of unit, or KINDS + size of a settlement
OWED_NUMBER: Final = 2
OWED_FREE: Final = 3  # 1 for what technologies, wonders, events and tokens give: nobody receives rights for it
OWED: Final = 4


def in_box(g: Civilization, seat: int, kind: int) -> int:
    """Miniatures of a kind not on the board, where barbarians may have more than there are; explorers are in each
    player's colour, carriers are modern ships.  rule: CV-VAR-7 (ruling CV-GAP-64)"""
    if not g.limited:
        return UNLIMITED
    if kind == EXPLORERS:
        used = sum(1 for piece in range(len(g.kind)) if g.kind[piece] == kind and g.owner[piece] == seat)
        return max(0, g.board.explorer_supply - used)
    if kind == CARRIER or kind == MODERN_SHIP:
        return max(0, g.board.supply[MODERN_SHIP] - g.kind.count(MODERN_SHIP) - g.kind.count(CARRIER))
    return max(0, g.board.supply[kind] - g.kind.count(kind))


def available(g: Civilization, seat: int, kind: int) -> int:
    """Miniatures to be bought or won: those put aside for old rewards are not.  rule: CV-VAR-8, CV-VAR-9"""
    if not g.limited:
        return UNLIMITED
    kept = 0
    for at in range(0, len(g.owed), OWED):
        what = g.owed[at + OWED_WHAT]
        if g.owed[at + OWED_SEAT] in g.gone:
            continue
        if what == kind or (what >= MODERN_SHIP and kind >= MODERN_SHIP and what <= CARRIER and kind <= CARRIER):
            if kind != EXPLORERS or g.owed[at + OWED_SEAT] == seat:
                kept += g.owed[at + OWED_NUMBER]
    return max(0, in_box(g, seat, kind) - kept)


def settlements_in_box(g: Civilization, seat: int, size: int) -> int:
    """Settlements of a size in the player's colour that are not on the board."""
    if not g.limited:
        return UNLIMITED
    return max(0, g.board.settlement_supply[size] - sum(1 for t in settlements(g, seat) if g.size[t] == size))


def settlement_available(g: Civilization, seat: int, size: int) -> int:
    """Those not put aside for old rewards.  rule: CV-VAR-8, CV-VAR-9"""
    return max(0, settlements_in_box(g, seat, size) - owed_to(g, seat, KINDS + size)) if g.limited else UNLIMITED


def owed_to(g: Civilization, seat: int, what: int) -> int:
    number = 0
    for at in debts_to(g, seat):
        if g.owed[at + OWED_WHAT] == what:
            number += g.owed[at + OWED_NUMBER]
    return number


def owe(g: Civilization, seat: int, what: int, number: int, free: bool = False) -> None:
    """A reward that cannot be given now is owed.  rule: CV-VAR-9"""
    if number <= 0:
        return
    g.tell("reward.owed", seat, what, number)
    for at in debts_to(g, seat):
        if g.owed[at + OWED_WHAT] == what and g.owed[at + OWED_FREE] == int(free):
            g.owed = raised(g.owed, at + OWED_NUMBER, number)
            return
    g.owed = (*g.owed, seat, what, number, int(free))


def write_off(g: Civilization, seat: int, what: int, number: int) -> None:
    """Take a number off what is owed, the oldest debt first."""
    left = number
    kept: list[int] = []
    for at in range(0, len(g.owed), OWED):
        due = g.owed[at + OWED_NUMBER]
        if g.owed[at + OWED_SEAT] == seat and g.owed[at + OWED_WHAT] == what:
            due -= min(left, due)
            left -= g.owed[at + OWED_NUMBER] - due
        if due:
            kept.extend((g.owed[at + OWED_SEAT], g.owed[at + OWED_WHAT], due, g.owed[at + OWED_FREE]))
    g.owed = tuple(kept)


def debts_to(g: Civilization, seat: int) -> list[int]:
    """Where the entries of what a seat is owed start, in the order in which it arose."""
    return [at for at in range(0, len(g.owed), OWED) if g.owed[at + OWED_SEAT] == seat]
