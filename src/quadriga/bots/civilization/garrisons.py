"""Which units settlements need, and what one more is worth to them."""

from quadriga.bots.civilization.duel import Host, armies_in, chance
from quadriga.bots.civilization.mind import Mind
from quadriga.games.civilization.board import INDUSTRIAL, INFANTRY, MEDIEVAL, NOBODY, TERRITORIES
from quadriga.games.civilization.procedures.battle.modifiers import LAND_CLASH, points, shelter
from quadriga.games.civilization.procedures.revolts import revolt_score
from quadriga.games.civilization.procedures.uprising import UNREST
from quadriga.games.civilization.queries import (
    at_war,
    is_capital,
    is_happy,
    land_kind,
    owners_in,
    troops,
    unhappy_settlements,
)

NEAR = 2  # steps by land
MOST = 6  # units in a garrison
CIVIL_WAR = 0.1  # chance in a turn
LASTING = 6.0  # turns for which the danger is counted


def settlement_worth(m: Mind, territory: int) -> float:
    """What it is worth to have a settlement, one's own or another's."""
    g = m.g
    eco = m.economy()
    coins = eco.yields(territory, g.size[territory], False, False)
    resource = g.resource[territory]
    if resource != NOBODY:
        mine = g.holder[territory] == m.seat
        coins += eco.resource(resource, max(0, eco.counts[resource] - int(mine)))
    worth = g.size[territory] * m.point() + coins * m.horizon()
    return worth * 1.5 if is_capital(g, territory) else worth


def foreign_armies(m: Mind) -> list[tuple[int, float]]:
    """Territories with armies of others, and how much they are to be feared."""
    g = m.g
    found: list[tuple[int, float]] = []
    for territory in range(TERRITORIES):
        fear = 0.0
        for owner in owners_in(g, territory):
            if owner != m.seat:
                hostile = at_war(g, m.seat, owner)
                fear += troops(g, territory, owner) * (1.0 if hostile else 0.3)
        if fear:
            found.append((territory, fear))
    return found


def threat(m: Mind, territory: int, armies: list[tuple[int, float]]) -> float:
    """Foreign units that could soon be there."""
    row = territory * TERRITORIES
    total = 0.0
    for place, fear in armies:
        steps = m.board.land_distance[row + place]
        if steps <= NEAR:
            total += fear if steps <= 1 else 0.5 * fear
    return total


def needed(m: Mind) -> list[int]:
    """Units that each own settlement should have; 0 elsewhere."""
    if m.needed is None:
        g = m.g
        eco = m.economy()
        armies = foreign_armies(m)
        m.needed = [0] * TERRITORIES
        for territory in m.mine():
            count = 1 + int(is_capital(g, territory)) + round(0.6 * threat(m, territory, armies))
            if eco.is_garrisoned(territory):
                count = max(count, g.size[territory])
            elif g.era >= MEDIEVAL and not is_happy(g, territory):
                count = max(count, 2)
            m.needed[territory] = min(MOST, count)
    return m.needed


def unit_worth(m: Mind, territory: int, more: int = 0) -> float:
    """One more unit in an own settlement that has already got ``more`` besides those there."""
    g = m.g
    have = troops(g, territory, m.seat) + more
    missing = needed(m)[territory] - have
    if missing <= 0:
        return 0.0
    worth = 0.0
    if have == 0:
        worth += m.w.bare if m.left > 0.5 else 0.0
    eco = m.economy()
    size = g.size[territory]
    if eco.is_garrisoned(territory) and have < size and not is_happy(g, territory):
        worth += m.income(eco.contentment(territory)) / (size - have)
    value = settlement_worth(m, territory)
    if have:
        worth += m.w.guard * value / (missing + 1)
    if g.era >= MEDIEVAL and not is_happy(g, territory) and revolt_score(g, territory) > more:
        worth += m.w.revolt * value / max(1, size) * min(m.left, LASTING)
    return worth


# --- rebels


def is_restless(m: Mind) -> bool:
    """Whether a civil war may break out."""
    g = m.g
    if g.era < INDUSTRIAL or not g.events_rule or not g.barbarians_rule:
        return False
    return unhappy_settlements(g, m.seat) * 100 > UNREST * len(m.mine())


def rebellion(m: Mind, territory: int, without: int = NOBODY, with_kind: int = NOBODY) -> float:
    """The chance that rebels beat the garrison, a unit of one kind taken away and one of another added."""
    g = m.g
    units = armies_in(g, territory, 1 << m.seat)
    if without != NOBODY and (m.seat, without) in units:
        units.remove((m.seat, without))
    if with_kind != NOBODY:
        units.append((m.seat, with_kind))
    extra = 1 + points(shelter(g, territory, 1 << m.seat, LAND_CLASH, m.seat))
    return chance(Host(g, [(g.seats, land_kind(g.era, INFANTRY))]), Host(g, units, extra))


def relief_worth(m: Mind, territory: int, kind: int, instead: int = NOBODY) -> float:
    """What a unit is worth against rebels, beside or in place of another one."""
    if kind == NOBODY or is_happy(m.g, territory) or not is_restless(m):
        return 0.0
    saved = rebellion(m, territory) - rebellion(m, territory, instead, kind)
    return CIVIL_WAR * min(m.left, LASTING) * saved * settlement_worth(m, territory)
