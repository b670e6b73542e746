"""Technologies in windows and in one's own decisions, where they gain more than they cost."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import (
    COLOURS,
    EDICT,
    ENGINEERING,
    GREEN,
    GUILDS,
    LAW,
    LEVELS,
    MACHINERY,
    ORANGE,
    PROMOTION,
    REBELLION,
    RED,
    ROUND_STARTS,
    STRATEGY,
    TACTICS,
    TRADING,
    YELLOW,
)
from quadriga.games.medioevo.cards.occasion import BEFORE_MELEE
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.road import missing_stages
from quadriga.games.medioevo.procedures.seizure import TraderArrival
from quadriga.games.medioevo.queries import units


def with_points(m: Mind, technology: int, amount: int, paying: int = 0) -> Answer | None:
    """Activate a technology with points that tokens and cards give; buy at most ``paying`` units of it."""
    colour = technology // LEVELS
    price = 2 if technology in (GUILDS, STRATEGY, ENGINEERING) else 1
    choice = m.choice("tech", technology)
    at_hand = m.points_at_hand(colour)
    if at_hand < price * amount:
        for source in m.sources(colour):
            if m.choice(source.verb, source.target) is not None and source.verb != "card":
                return source
    number = min(amount, max(at_hand // price, paying))
    if choice is None or number <= 0:
        return None
    return Answer("tech", technology, max(choice.low, min(number, choice.high)))


def potential(m: Mind, colour: int) -> int:
    return m.points_at_hand(colour) + len([s for s in m.sources(colour) if s.verb != "card"])


def technology_in_window(m: Mind, moment: int) -> Answer | None:
    """Law against rebellions, Edict for a trader, Strategy and Tactics in battle."""
    g = m.g
    known = g.levels[m.seat * COLOURS : (m.seat + 1) * COLOURS]
    if moment == REBELLION and known[ORANGE] > LAW % LEVELS and m.choice("tech", LAW) is not None:
        return with_points(m, LAW, 1, 1 if m.purse >= 300 else 0)
    if moment == TRADING and known[ORANGE] > EDICT % LEVELS and isinstance(g.stack[-2], TraderArrival):
        return with_points(m, EDICT, 1, 1)
    b = battle_of(g)
    if b is None or b.side_of(m.seat) < 0:
        return None
    if moment == ROUND_STARTS and b.at == BEFORE_MELEE and known[RED] > STRATEGY % LEVELS:
        enemies = units(g, b.zone, b.owner(1 - b.side_of(m.seat)))
        if enemies and potential(m, RED) >= 2:
            return with_points(m, STRATEGY, min(enemies, potential(m, RED) // 2))
    if moment == ROUND_STARTS and m.choice("tech", MACHINERY) is not None and b.crews:
        return with_points(m, MACHINERY, 1)
    if m.choice("tech", TACTICS) is not None and b.owner(1 - b.side_of(m.seat)) < g.seats and potential(m, RED):
        return with_points(m, TACTICS, 1)
    if m.choice("tech", PROMOTION) is not None and potential(m, RED) >= 2 and b.round <= 1:
        return with_points(m, PROMOTION, 1)
    return None


def own_technology(m: Mind) -> Answer | None:
    """In one's own decisions: buildings that rise for points, stages of a road."""
    if m.choice("tech", ENGINEERING) is not None or m.g.levels[m.seat * COLOURS + GREEN] == LEVELS:
        if m.choice("tech", ENGINEERING) is not None and potential(m, GREEN) >= 2:
            return with_points(m, ENGINEERING, 1)
    if m.choice("tech", GUILDS) is not None and missing_stages(m.g, m.seat) and potential(m, YELLOW) >= 2:
        return with_points(m, GUILDS, 1)
    return None
