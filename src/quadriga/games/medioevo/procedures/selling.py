"""Where and what a transport may sell, in the ordinary way and by a Merchant."""

from typing import Final

from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import GOODS, TERRITORIES
from quadriga.games.medioevo.procedures.market import colours_on, goods_at, place_fault, trade_fault
from quadriga.games.medioevo.queries import controls, has_effect, is_barbarian
from quadriga.games.medioevo.state import Medioevo

ORDINARY: Final = 0
TO_BARBARIANS: Final = 1  # card 19
SMUGGLED: Final = 2  # card 20

SOLD_TO_BARBARIANS: Final = 18  # card 19: what a player who has used it in this turn is marked with


def may_sell(g: Medioevo, piece: int, good: int, nature: int) -> bool:
    """Only colours the area has neither depicted nor real; smugglers do not care.

    rule: MU-TRD-9, MU-CARD-20 (ruling MU-GAP-57)
    """
    if not g.cargo[piece * GOODS + good]:
        return False
    zone = g.piece_zone[piece]
    return nature == SMUGGLED or (zone < TERRITORIES and not (goods_at(g, zone) >> good) & 1)


def may_sell_to_barbarians(g: Medioevo, seat: int, piece: int) -> bool:
    """In a barbarian territory without barbarian units, inhabited or not, once a turn.  rule: MU-CARD-19"""
    zone = g.piece_zone[piece]
    if has_effect(g, SOLD_TO_BARBARIANS, seat):
        return False
    if zone >= TERRITORIES or not is_barbarian(g, zone) or g.piece_mp[piece] < 1:
        return False
    if place_fault(g, seat, piece) is not None:
        return False
    for good in range(GOODS):
        if may_sell(g, piece, good, TO_BARBARIANS):
            return True
    return False


def may_smuggle(g: Medioevo, seat: int, piece: int) -> bool:
    """Anywhere outside the own controlled territories, whatever forbids trading there.  rule: MU-CARD-20"""
    zone = g.piece_zone[piece]
    if g.piece_mp[piece] < 1 or not colours_on(g, piece):
        return False
    return zone >= TERRITORIES or not controls(g, seat, zone)


def offer_selling(g: Medioevo, seat: int, piece: int, o: Offer) -> None:
    """rule: MU-TRD-3, MU-TRD-8, MU-TRD-9"""
    carried = colours_on(g, piece)
    if not carried:
        if o.explain:
            o.no("sell", -1, "no_cubes", ["MU-TRD-8"], {"piece": piece})
        return
    fault = trade_fault(g, seat, piece)
    if fault is not None:
        if o.explain:
            o.no("sell", -1, fault.code, fault.rules, fault.params)
        return
    zone = g.piece_zone[piece]
    for good in range(GOODS):
        if may_sell(g, piece, good, ORDINARY):
            o.yes("sell", good, 1, g.cargo[piece * GOODS + good])
        elif o.explain and (carried >> good) & 1:
            o.no("sell", good, "colour_present", ["MU-TRD-9"], {"good": good, "zone": zone})
