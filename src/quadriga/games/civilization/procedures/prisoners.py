"""Imprisoned spies in Trade."""

from typing import Final

from quadriga.games.civilization.piece_tallies import agents
from quadriga.games.civilization.pieces import earn, pay
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import IMPRISONED, SPIES

RANSOM: Final = 20


def captives(g: Civilization, owner: int, captor: int) -> list[int]:
    """Spies of one player in the prison of another."""
    first = owner * SPIES
    return [spy for spy in range(first, first + SPIES) if g.spy_space[spy] == IMPRISONED - captor]


def exchange_prisoners(g: Civilization) -> None:
    """One for one, whatever the diplomatic state.  rule: CV-ESP-32, CV-TRD-22"""
    from quadriga.games.civilization.procedures.espionage.spies import send_home

    for one in range(g.seats):
        for other in range(one):
            mine = captives(g, one, other)
            theirs = captives(g, other, one)
            for own, foreign in zip(mine, theirs, strict=False):
                send_home(g, own)
                send_home(g, foreign)
                g.tell("prisoners.exchanged", one, other)


def ransoms(g: Civilization, seat: int) -> list[int]:
    """Own spies that can be bought free.  rule: CV-ESP-32"""
    if not (agents(g).captive >> seat) & 1 or g.coins[seat] < RANSOM:
        return []
    found: list[int] = []
    captors: list[int] = []
    for spy in range(seat * SPIES, seat * SPIES + SPIES):
        captor = IMPRISONED - g.spy_space[spy]
        if captor >= 0 and captor not in captors:
            captors.append(captor)
            found.append(spy)
    return found


def ransom(g: Civilization, seat: int, spy: int) -> None:
    """The captor cannot refuse.  rule: CV-ESP-32"""
    from quadriga.games.civilization.procedures.espionage.spies import send_home

    captor = IMPRISONED - g.spy_space[spy]
    earn(g, captor, pay(g, seat, RANSOM))
    send_home(g, spy)
    g.tell("spy.ransomed", seat, captor)
