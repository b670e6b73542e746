"""Spies: how many there are and where they belong."""

from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.piece_tallies import agents
from quadriga.games.civilization.pieces import changed, remove_spy
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import RESERVE, SPIES, SPIES_ABROAD, UNTRAINED


def spies_of(g: Civilization, seat: int) -> list[int]:
    """A seat's spies on the board, ascending; the list is shared."""
    return agents(g).active[seat]


def has_free_spy(g: Civilization, seat: int) -> bool:
    """Whether one of the six is not yet in use; prisoners are.  rule: CV-ESP-3"""
    return UNTRAINED in g.spy_space[seat * SPIES : seat * SPIES + SPIES]


def has_base(g: Civilization, seat: int) -> bool:
    """rule: CV-BAR-32"""
    return g.capital[seat] != NOBODY and not g.occupied[g.capital[seat]]


def train_spy(g: Civilization, seat: int) -> int:
    """A new spy in the capital, or in reserve if three are on the board; its number, or -1 if there is none left.

    rule: CV-ESP-2, CV-ESP-3, CV-STR-35
    """
    if not has_free_spy(g, seat):
        return NOBODY
    spy = g.spy_space.index(UNTRAINED, seat * SPIES)
    remove_spy(g, spy)
    g.spy_space = changed(g.spy_space, spy, RESERVE)
    enter_reserves(g)
    return spy


def send_home(g: Civilization, spy: int) -> None:
    """To the capital, or to the reserve if three are on the board.  rule: CV-ESP-22, CV-ESP-32"""
    g.spy_space = changed(g.spy_space, spy, RESERVE)
    g.spy_ship = changed(g.spy_ship, spy, NOBODY)
    enter_reserves(g)


def change_owner(g: Civilization, spy: int, seat: int) -> None:
    """A spy works for somebody else now; a special spy takes his card along.  rule: CV-ESP-19, CV-ESP-31, CV-TRD-15"""
    special = g.spy_special[spy]
    used = g.spy_used[spy]
    remove_spy(g, spy)
    recruit = train_spy(g, seat)
    if recruit != NOBODY:
        g.spy_special = changed(g.spy_special, recruit, special)
        g.spy_used = changed(g.spy_used, recruit, used)
    enter_reserves(g)


def enter_reserves(g: Civilization) -> None:
    """Reserves enter the capital as soon as fewer than three spies are on the board.  rule: CV-ESP-3"""
    if RESERVE not in g.spy_space:
        return
    for seat in range(g.seats):
        first = seat * SPIES
        while RESERVE in g.spy_space[first : first + SPIES] and has_base(g, seat):
            if len(spies_of(g, seat)) >= SPIES_ABROAD:
                break
            spy = g.spy_space.index(RESERVE, first)
            g.spy_space = changed(g.spy_space, spy, g.capital[seat])
            g.tell("spy.entered", seat, g.capital[seat])


def owner_of(spy: int) -> int:
    return spy // SPIES


def is_ashore(g: Civilization, spy: int) -> bool:
    return 0 <= g.spy_space[spy] < TERRITORIES and g.spy_ship[spy] == NOBODY


def bonus(g: Civilization, spy: int) -> int:
    """MBS of a special spy.  rule: CV-ESP-31 (ruling CV-GAP-37)"""
    card = g.spy_special[spy]
    return g.board.cards[card].gift_count if card != NOBODY else 0


def invisibility(g: Civilization, spy: int) -> int:
    """INV of a special spy.  rule: CV-ESP-6"""
    card = g.spy_special[spy]
    return g.board.cards[card].gift_more if card != NOBODY else 0
