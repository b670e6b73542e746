"""Final scoring: majorities, holy cities, monopolies, captives, debts, objectives; the winner."""

from typing import Final

from quadriga.games.medioevo.board import (
    CASTLE_LEVEL,
    CATHEDRAL,
    CITY_LEVEL,
    CIVIL,
    COLOURS,
    GOODS,
    KINDS,
    MAMLUK,
    MILITARY,
    TERRITORIES,
)
from quadriga.games.medioevo.codes import FINAL
from quadriga.games.medioevo.property_queries import count_buildings, market_value, net_wealth, objective_tokens
from quadriga.games.medioevo.queries import controlled, controls, is_inhabited, players
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

LEAD: Final = 3
SHARED: Final = 1
CAPTIVES: Final = 3  # every three or part of three cost as many points

# Items of ``state.FINAL_ITEMS``
RICHEST: Final = 0
BEST_MARKET: Final = 1
TECHNOLOGY: Final = 2
ROME: Final = 3
JERUSALEM: Final = 4
CATHEDRALS: Final = 5
CITIES: Final = 6
CASTLES: Final = 7
MOST_TERRITORIES: Final = 8
MONOPOLIES: Final = 9
OWN_CAPTIVES: Final = 10
DEBTS: Final = 11
OBJECTIVES: Final = 12


def score(g: Medioevo) -> None:
    """Every part for everybody still in the game.

    rule: MU-FIN-2, MU-FIN-3, MU-FIN-4, MU-FIN-5, MU-FIN-6, MU-FIN-7, MU-FIN-8, MU-FIN-9, MU-FIN-10, MU-FIN-11
    """
    g.final = (0,) * (g.seats * FINAL)
    seats = players(g)
    majority(g, RICHEST, [net_wealth(g, seat) for seat in seats])
    majority(g, BEST_MARKET, [best_market(g, seat) for seat in seats])
    majority(g, TECHNOLOGY, [technology(g, seat) for seat in seats])
    majority(g, CATHEDRALS, [count_buildings(g, seat, CATHEDRAL, 3) for seat in seats])
    majority(g, CITIES, [count_buildings(g, seat, CIVIL, CITY_LEVEL) for seat in seats])
    majority(g, CASTLES, [count_buildings(g, seat, MILITARY, CASTLE_LEVEL) for seat in seats])
    majority(g, MOST_TERRITORIES, [len(controlled(g, seat)) for seat in seats])
    for seat in seats:
        if controls(g, seat, g.board.rome):
            award(g, seat, ROME, LEAD)
        if controls(g, seat, g.board.jerusalem) and g.kingdom[seat] != MAMLUK:
            award(g, seat, JERUSALEM, LEAD)
        award(g, seat, MONOPOLIES, LEAD * monopolies(g, seat))
        award(g, seat, OWN_CAPTIVES, -captivity_loss(captives(g, seat)))
        award(g, seat, DEBTS, -g.board.debt_honour[g.loans[seat]])
        tokens = min(objective_tokens(g, seat), len(g.board.token_honour) - 1)
        award(g, seat, OBJECTIVES, g.board.token_honour[tokens])


def award(g: Medioevo, seat: int, item: int, points: int) -> None:
    if points:
        g.final = changed(g.final, seat * FINAL + item, points)
        g.tell("final.scored", seat, points, item)


def majority(g: Medioevo, item: int, values: list[int]) -> None:
    """Three for a sole leader, one for each of several; nothing where nobody has anything.  rule: MU-FIN-2"""
    best = max(values)
    if best <= 0:
        return
    leaders = values.count(best)
    for place, seat in enumerate(players(g)):
        if values[place] == best:
            award(g, seat, item, LEAD if leaders == 1 else SHARED)


def best_market(g: Medioevo, seat: int) -> int:
    """Real cubes of the best Great Market in a controlled area.  rule: MU-FIN-4"""
    best = 0
    for territory in controlled(g, seat):
        if is_inhabited(g, territory):
            best = max(best, market_value(g, territory))
    return best


def technology(g: Medioevo, seat: int) -> int:
    """The highest level, then the branches that have reached it.  rule: MU-FIN-5"""
    levels = g.levels[seat * COLOURS : (seat + 1) * COLOURS]
    best = max(levels)
    return best * (COLOURS + 1) + levels.count(best) if best else 0


def monopolies(g: Medioevo, seat: int) -> int:
    """Goods all of whose sources in play the player controls.  rule: MU-FIN-8"""
    total = 0
    for good in range(GOODS):
        sources = [t for t in range(TERRITORIES) if g.board.good[t] == good and g.in_play[t]]
        if sources and len([t for t in sources if controls(g, seat, t)]) == len(sources):
            total += 1
    return total


def captives(g: Medioevo, seat: int) -> int:
    """Own units that others hold.  rule: MU-FIN-9"""
    total = 0
    for captor in range(g.seats):
        first = (captor * g.seats + seat) * KINDS
        total += sum(g.prisoners[first : first + KINDS])
    return total


def captivity_loss(number: int) -> int:
    """rule: MU-FIN-9"""
    return min(3, (number + CAPTIVES - 1) // CAPTIVES) * 3


def total(g: Medioevo, seat: int) -> int:
    """The Honour track and what the end adds to it.  rule: MU-LEN-5"""
    return g.honour[seat] + sum(g.final[seat * FINAL : (seat + 1) * FINAL])


def declare_winners(g: Medioevo) -> None:
    """Most Honour, then most wealth, then the earlier in turn order; a team stands together.

    Who has left or was eliminated cannot win alone.
    rule: MU-FIN-12, MU-LEN-5, MU-VAR-8 (ruling MU-GAP-37)
    """
    candidates = [seat for seat in g.order if seat not in g.absent]
    best: tuple[int, int] | None = None
    winner = -1
    for seat in candidates:
        standing = standing_of(g, seat)
        if best is None or standing > best:
            best = standing
            winner = seat
    g.winners = [seat for seat in range(g.seats) if seat == winner or is_fellow(g, seat, winner)]
    g.over = True
    for seat in g.winners:
        g.tell("game.won", seat, total(g, seat))


def is_fellow(g: Medioevo, seat: int, winner: int) -> bool:
    """A member of the winner's team who is still at the table.  rule: MU-VAR-8"""
    return g.teams > 0 and winner >= 0 and seat % g.teams == winner % g.teams and seat not in g.absent


def standing_of(g: Medioevo, seat: int) -> tuple[int, int]:
    """Honour and wealth, of the whole team where there are teams.  rule: MU-FIN-12, MU-VAR-8"""
    side = [other for other in range(g.seats) if other % g.teams == seat % g.teams] if g.teams else [seat]
    return sum([total(g, other) for other in side]), sum([net_wealth(g, other) for other in side])
