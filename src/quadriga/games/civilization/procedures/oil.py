"""Fuel of the Modern era and the fund it feeds."""

from typing import Final

from quadriga.games.civilization.board import MODERN, NOBODY, OIL
from quadriga.games.civilization.pieces import changed, earn, pay
from quadriga.games.civilization.queries import effect, held, partner, settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.technologies import ELECTRICITY
from quadriga.games.civilization.terms import SMUGGLED_OIL

FREE_HALVES: Final = 10  # five movement points


def needs_fuel(g: Civilization, piece: int) -> bool:
    """rule: CV-OIL-1, CV-OIL-3"""
    if g.era != MODERN or g.owner[piece] == g.seats:
        return False
    era = g.board.kind_era[g.kind[piece]]
    return era == MODERN or era == 0


def free_halves(g: Civilization, seat: int) -> int:
    """Half movement points for which a seat pays nothing in this turn.
    rule: CV-RES-5, CV-OIL-2, CV-OIL-6, CV-OIL-8"""
    free = FREE_HALVES * (held(g, seat)[OIL] + given_away(g, seat))
    if g.tech_owner[ELECTRICITY] == seat:
        free += FREE_HALVES
    return free + max(0, effect(g, SMUGGLED_OIL, seat))


def given_away(g: Civilization, seat: int) -> int:
    """Own oil whose owner trades it and keeps its fuel and its dividends.  rule: CV-OIL-8"""
    return sum(
        1
        for territory in settlements(g, seat)
        if g.resource[territory] == OIL and partner(g, territory) != NOBODY and not g.occupied[territory]
    )


def wells(g: Civilization, seat: int) -> int:
    """Oil that pays dividends: a seat's own, traded or not.  rule: CV-OIL-5, CV-OIL-8"""
    return sum(1 for territory in settlements(g, seat) if g.resource[territory] == OIL and not g.occupied[territory])


def fuel_price(g: Civilization, seat: int, halves: int) -> int:
    """Coins for so many more half points.  rule: CV-OIL-1 (ruling CV-GAP-66)"""
    free = free_halves(g, seat)
    before = max(0, g.fuel[seat] - free)
    after = max(0, g.fuel[seat] + halves - free)
    return (after + 1) // 2 - (before + 1) // 2


def burn(g: Civilization, seat: int, halves: int) -> None:
    """Pay for fuel into the fund.  rule: CV-OIL-1, CV-OIL-4"""
    if halves:
        g.fund += pay(g, seat, fuel_price(g, seat, halves))
        g.fuel = changed(g.fuel, seat, g.fuel[seat] + halves)


def share_dividends(g: Civilization) -> None:
    """rule: CV-OIL-5 (ruling CV-GAP-95)"""
    owned = [wells(g, seat) for seat in range(g.seats)]
    total = sum(owned)
    if total == 0 or g.fund == 0:
        return
    fund = g.fund
    for seat in g.order:
        coins = fund * owned[seat] // total
        if coins:
            earn(g, seat, coins)
            g.fund -= coins
            g.tell("oil.shared", seat, coins)
