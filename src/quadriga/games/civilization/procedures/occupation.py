"""Settlements in the hands of barbarians."""

from typing import Final

from quadriga.games.civilization.board import FANATICISM, NOBODY
from quadriga.games.civilization.pieces import changed, detach_works, end_trades, pay
from quadriga.games.civilization.procedures.redistribution import has_works, redistribute
from quadriga.games.civilization.queries import has_rule, troops
from quadriga.games.civilization.state import Civilization

GARRISON_UNITS: Final = 3  # defenders of an occupied settlement


def occupy(g: Civilization, territory: int) -> None:
    """Barbarians have beaten all defenders: they plunder and stay.

    rule: CV-BAR-20, CV-BAR-29, CV-BAR-30, CV-BAR-33 (ruling CV-GAP-79)
    """
    seat = g.holder[territory]
    coins = pay(g, seat, g.coins[seat] // 2)
    g.occupied = changed(g.occupied, territory, 1)
    g.alert = changed(g.alert, territory, 0)
    end_trades(g, territory)
    g.tell("settlement.occupied", territory, seat, coins)
    if troops(g, territory, g.seats) > GARRISON_UNITS:
        become_barbarian(g, territory)


def become_barbarian(g: Civilization, territory: int) -> None:
    """A fourth unit makes the settlement barbarian for good.  rule: CV-BAR-35, CV-GOV-21"""
    from quadriga.games.civilization.procedures.capital import lose_settlement

    seat = g.holder[territory]
    if has_works(g, territory):
        redistribute(g, seat)
    detach_works(g, territory)
    end_trades(g, territory)
    g.holder = changed(g.holder, territory, g.seats)
    g.occupied = changed(g.occupied, territory, 0)
    g.founders = changed(g.founders, territory, NOBODY)
    g.tell("settlement.barbarian", territory, seat)
    lose_settlement(g, seat, territory)
    if has_rule(g, seat, FANATICISM) and seat not in g.gone:
        from quadriga.games.civilization.procedures.fanaticism import Fanaticism

        g.call(Fanaticism(seat, g.seats, territory))


def liberate(g: Civilization, territory: int) -> None:
    """The owner is back.  rule: CV-BAR-26"""
    g.occupied = changed(g.occupied, territory, 0)
    g.tell("settlement.freed", territory, g.holder[territory])


def attackers_in(g: Civilization, territory: int) -> int:
    """How many barbarians of a territory attack: all but one in their own settlement, none of a garrison.

    rule: CV-BAR-2, CV-BAR-29, CV-BAR-34
    """
    units = troops(g, territory, g.seats)
    if g.occupied[territory]:
        return 0
    return max(0, units - 1) if g.holder[territory] == g.seats else units
