"""Players who lose everything, and what becomes of what they had."""

from quadriga.games.civilization.board import CARDS, NOBODY
from quadriga.games.civilization.pieces import (
    changed,
    earn,
    remove_nuke,
    remove_piece,
    remove_settlement,
    remove_spy,
    remove_work,
    set_war,
    works_of,
)
from quadriga.games.civilization.queries import settlements, units_of
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import IMPRISONED, LOST, NUKE, NUKE_OWNER, RESERVE, SPIES


def check_elimination(g: Civilization, seat: int, by: int) -> bool:
    """Without settlement, military unit or explorer a player is out; ``by`` is who took the last of them, or -1.

    rule: CV-SPC-7
    """
    if seat >= g.seats or seat in g.gone or (g.capital[seat] == NOBODY and g.turn == 0):
        return False
    if settlements(g, seat) or units_of(g, seat):
        return False
    eliminate(g, seat, by)
    return True


def eliminate(g: Civilization, seat: int, by: int) -> None:
    """rule: CV-SPC-8 (ruling CV-GAP-74)"""
    g.tell("seat.eliminated", seat, by)
    if 0 <= by < g.seats:
        earn(g, by, g.coins[seat] // 2)
        g.wonder_owner = tuple(by if owner == seat else owner for owner in g.wonder_owner)
    clear_table(g, seat)


def clear_table(g: Civilization, seat: int) -> None:
    """Everything of a player leaves the table; his technologies stay discovered, and his prisoners are free.

    rule: CV-SPC-4, CV-SPC-5, CV-SPC-8 (ruling CV-GAP-144)
    """
    for territory in settlements(g, seat):
        remove_settlement(g, territory)
    for piece in range(len(g.kind)):
        if g.kind[piece] >= 0 and g.owner[piece] == seat:
            remove_piece(g, piece)
    while works_of(g, seat):
        remove_work(g, works_of(g, seat)[-1])
    for wonder in range(len(g.wonder_owner)):
        if g.wonder_owner[wonder] == seat:
            g.wonder_owner = changed(g.wonder_owner, wonder, NOBODY)
            g.wonder_place = changed(changed(g.wonder_place, wonder * 2, NOBODY), wonder * 2 + 1, NOBODY)
    for at in range(len(g.nukes) - NUKE, -1, -NUKE):
        if g.nukes[at + NUKE_OWNER] == seat:
            remove_nuke(g, at)
    for spy in range(len(g.spy_space)):
        if spy // SPIES == seat:
            remove_spy(g, spy)
        elif g.spy_space[spy] == IMPRISONED - seat:
            g.spy_space = changed(g.spy_space, spy, RESERVE)
    g.tech_owner = tuple(LOST if owner == seat else owner for owner in g.tech_owner)
    g.hands = tuple(card for card in g.hands if card // CARDS != seat)
    g.standing = tuple(card for card in g.standing if card // CARDS != seat)
    g.coins = changed(g.coins, seat, 0)
    g.experience = changed(g.experience, seat, 0)
    g.merit_points = changed(g.merit_points, seat, 0)
    g.capital = changed(g.capital, seat, NOBODY)
    for other in range(g.seats):
        set_war(g, seat, other, False)
    g.debts = tuple(
        number
        for at in range(0, len(g.debts), 3)
        if seat not in g.debts[at : at + 2]
        for number in g.debts[at : at + 3]
    )
    g.gone = (*g.gone, seat)
