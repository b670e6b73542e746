"""When each verb belongs.  rule: CV-SEQ-1"""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    CULTURE,
    GOVERNMENT,
    MOVEMENT,
    PURCHASE,
    SETUP,
    STRATEGY,
    TRADE,
    TURN_CHANGE,
)

SETUP_VERBS: Final = ("civilization", "settle", "post")
BIDDING_VERBS: Final = ("call_bid", "bid", "open_auction", "raise")
STRATEGY_VERBS: Final = ("draw", "exchange")
PURCHASE_VERBS: Final = (
    ("buy_technology", "buy_unit", "buy_improvement", "buy_spy", "buy_nuke", "buy_colony_ship", "sell_unit")
    + ("upgrade", "upgrade_to_carrier", "grow", "move_capital")
)  # fmt: skip
MOVEMENT_VERBS: Final = (
    ("move", "look", "found", "village", "road", "railway", "prospect", "terraform", "migrate", "attack")
    + ("bombard", "load", "unload", "launch", "spy_to", "spy_board")
)  # fmt: skip
BATTLE_VERBS: Final = ("field", "escort", "storm", "fire", "fire_at", "engage", "retreat", "fall_back")
TRADE_VERBS: Final = ("offer", "want_peace", "embargo", "lift_embargo", "duty", "end_trade", "ransom", "force_trade")
GOVERNMENT_VERBS: Final = ("abdicate", "govern", "keep_government")
FREE_VERBS: Final = ("strategy", "mission", "assign", "assign_wonder", "detach", "declare_end")


def wrong_moment(g: Civilization, seat: int, a: Answer) -> Reason:
    """Why a verb that is not on offer at all is not on offer: what is against the rules never happens, and what was
    missed in its phase is not made up for.  rule: CV-SEQ-1, CV-SPC-1"""
    for verbs, phase, code in (
        (SETUP_VERBS, SETUP, "setup_only"),
        (BIDDING_VERBS, TURN_CHANGE, "turn_change_only"),
        (STRATEGY_VERBS, STRATEGY, "strategy_phase_only"),
        (PURCHASE_VERBS, PURCHASE, "purchase_phase_only"),
        (MOVEMENT_VERBS, MOVEMENT, "movement_phase_only"),
        (TRADE_VERBS, TRADE, "trade_phase_only"),
        (("dominate",), CULTURE, "culture_phase_only"),
        (GOVERNMENT_VERBS, GOVERNMENT, "government_phase_only"),
    ):
        if a.verb in verbs and g.phase != phase:
            return Reason(code, ["CV-SEQ-1"])
    if a.verb in BATTLE_VERBS:
        return Reason("battle_only", ["CV-BAT-17"])
    if a.verb in FREE_VERBS:
        return Reason("own_moment_only", ["CV-STR-6", "CV-ESP-24", "CV-IMP-8"])
    return Reason("not_now")
