"""Rights: what the owner of a technology receives for units and improvements of others."""

from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.pieces import earn
from quadriga.games.civilization.queries import discovered
from quadriga.games.civilization.state import Civilization


def unit_technology(g: Civilization, kind: int) -> int:
    """The technology of a miniature's highest discovered level, or -1 (ruling CV-GAP-20)."""
    found = NOBODY
    for step in g.board.levels[kind]:
        if discovered(g, step.technology):
            found = step.technology
    return found


def receiver(g: Civilization, seat: int, technology: int) -> int:
    """Who is paid when a seat uses a technology, or -1: nobody for one's own or for that of a player who left.
    rule: CV-TEC-1, CV-SPC-5"""
    if technology == NOBODY:
        return NOBODY
    owner = g.tech_owner[technology]
    return owner if 0 <= owner < g.seats and owner != seat and owner not in g.gone else NOBODY


def pay_unit_rights(g: Civilization, seat: int, kind: int, count: int) -> None:
    """A fixed amount for each unit, out of the price or, for awards and rewards, from the bank.
    rule: CV-UNI-3, CV-PUR-13 (ruling CV-GAP-19)"""
    pay_rights(g, receiver(g, seat, unit_technology(g, kind)), seat, g.board.kind_rights[kind] * count)


def pay_improvement_rights(g: Civilization, seat: int, improvement: int) -> None:
    """rule: CV-IMP-6, CV-PUR-13 (ruling CV-GAP-19)"""
    card = g.board.improvements[improvement]
    pay_rights(g, receiver(g, seat, card.technology), seat, card.rights)


def pay_rights(g: Civilization, owner: int, seat: int, coins: int) -> None:
    if owner != NOBODY and coins:
        earn(g, owner, coins)
        g.tell("rights.received", owner, coins, seat)
