"""The moments at which cards and technologies may be used are bits in ``board.py``; here: when each verb belongs.

rule: MU-EMP-12, MU-TRN-1 (ruling MU-GAP-63, table MU-T-24)
"""

from quadriga.engine.choice import Answer, Reason
from quadriga.games.medioevo.codes import COMBAT, COMMERCE, PURCHASE
from quadriga.games.medioevo.state import Medioevo

PURCHASE_VERBS = ("research", "buy_card", "at", "recruit", "enlist", "promote", "build", "repair", "craft", "upgrade")
COMBAT_VERBS = ("move", "attack", "take_unit", "take_piece", "halt", "direct")
TRADE_VERBS = ("lead", "buy", "sell", "raise_price", "lower_price", "open_road", "stage", "lay_down", "assign")
BATTLE_VERBS = ("fight", "capture", "flee", "yield", "demand", "man", "sacrifice", "press", "protect")
POWER_VERBS = ("card", "points", "token", "convert", "tech", "preach", "preach_points", "borrow", "claim")


def wrong_moment(g: Medioevo, seat: int, a: Answer) -> Reason:
    """Why a verb that is not on offer at all is not on offer."""
    if a.verb in PURCHASE_VERBS and g.phase != PURCHASE:
        return Reason("purchase_phase_only", ["MU-TRN-1", "MU-PUR-1"])
    if a.verb in COMBAT_VERBS and g.phase != COMBAT:
        return Reason("combat_phase_only", ["MU-TRN-1", "MU-COM-1"])
    if a.verb in TRADE_VERBS and g.phase != COMMERCE:
        return Reason("commerce_phase_only", ["MU-TRN-1", "MU-TRD-1"])
    if a.verb in BATTLE_VERBS:
        return Reason("battle_only", ["MU-BAT-3"])
    if a.verb in POWER_VERBS:
        return Reason("wrong_window", ["MU-EMP-12", "MU-TEC-9"])
    if a.verb in ("loan", "repay"):
        return Reason("own_turn_only", ["MU-DEB-1", "MU-DEB-2"])
    return Reason("not_now")
