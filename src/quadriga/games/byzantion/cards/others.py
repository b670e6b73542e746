"""Abilities that reach other players, or the map. Alone, harm to others turns into gain, and their gain is ignored."""

from quadriga.engine.frame import RUN
from quadriga.games.byzantion.board import (
    NOMISMA,
    OTHERS_DISCARD,
    OTHERS_DRAW,
    OTHERS_GAIN,
    OTHERS_LOSE_NOMISMA,
    STEAL_NOMISMA,
    STEAL_RESOURCE_EACH,
    Effect,
)
from quadriga.games.byzantion.goods import gain, gain_loot, lose
from quadriga.games.byzantion.procedures.ability import ResourceGain
from quadriga.games.byzantion.procedures.cards import Drawing, draw
from quadriga.games.byzantion.procedures.others import ForcedDiscard, Levy, Robbery, Splitting, Strike
from quadriga.games.byzantion.procedures.units import UnitMoves, UnitPlacement
from quadriga.games.byzantion.queries import has
from quadriga.games.byzantion.queries import others as other_seats
from quadriga.games.byzantion.state import Byzantion


def each_other(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """Every other player in initiative order; who has nothing loses nothing.

    rule: BZ-CLA-10, BZ-CLA-11, BZ-SOL-33, BZ-SOL-34, BZ-GEN-15
    """
    if g.seats == 1:
        return turned_to_gain(g, seat, effect)
    rivals = other_seats(g, seat)
    if effect.mode == OTHERS_DISCARD:
        return g.call(ForcedDiscard(rivals, effect.count))
    if effect.mode == OTHERS_DRAW:
        for rival in reversed(rivals):
            g.call(Drawing(rival, effect.count))
        return RUN
    if effect.mode == OTHERS_GAIN:
        for rival in rivals:
            gain_loot(g, rival, effect.loot)
        return RUN
    if effect.mode == OTHERS_LOSE_NOMISMA:
        for rival in rivals:
            lose(g, rival, NOMISMA, min(effect.count, has(g, rival, NOMISMA)))
        return RUN
    return g.call(Levy(rivals, effect.count))


def turned_to_gain(g: Byzantion, seat: int, effect: Effect) -> int:
    """rule: BZ-SOL-33, BZ-SOL-34"""
    if effect.mode in (OTHERS_DRAW, OTHERS_GAIN):
        return RUN
    if effect.mode == OTHERS_DISCARD:
        return draw(g, seat, effect.count)
    if effect.mode == OTHERS_LOSE_NOMISMA:
        gain(g, seat, NOMISMA, effect.count)
        return RUN
    return g.call(ResourceGain(seat, effect.count))


def steal(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """From one player, or a resource of the giver's choice from each.  rule: BZ-SOL-34"""
    if g.seats == 1:
        if effect.mode == STEAL_NOMISMA:
            gain(g, seat, NOMISMA, effect.count)
            return RUN
        return g.call(ResourceGain(seat, effect.count))
    if effect.mode == STEAL_RESOURCE_EACH:
        return g.call(Levy(other_seats(g, seat), effect.count, seat))
    good = NOMISMA if effect.mode == STEAL_NOMISMA else -1
    return g.call(Robbery(seat, good, effect.count, not g.board.windows[card]))


def strike_card(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-17, BZ-INT-18"""
    return g.call(Strike(seat, effect.op))


def split_offer(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-20"""
    return g.call(Splitting(seat, card))


def move_units(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-15"""
    return g.call(UnitMoves(seat, effect.type, effect.count))


def place_units(g: Byzantion, seat: int, card: int, effect: Effect) -> int:
    """rule: BZ-INT-16"""
    return g.call(UnitPlacement(seat, effect.type, effect.count))
