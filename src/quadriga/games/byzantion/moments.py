"""The named points at which an Intrigue card may be played, and when each verb belongs.

rule: BZ-INT-8 (table BZ-T-13)
"""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.games.byzantion.board import (
    IN_DECLARE,
    IN_DEFEAT,
    IN_END,
    IN_INTRIGUE,
    IN_OWN_ACTION,
    IN_PHASE,
    IN_TRIAL,
    IN_VICTORY,
    IN_VOTE,
)
from quadriga.games.byzantion.state import Byzantion

VOTE_PLACED: Final = IN_VOTE  # a vote of at least 1 has been placed; all others, from the next one on
ACTION_DECLARED: Final = IN_DECLARE  # an action is declared and its Dynamis spent; all others, from the next one on
CARD_ANNOUNCED: Final = IN_INTRIGUE  # an Intrigue card has been paid; all others, from the next one on
PHASE_TURNS: Final = IN_PHASE  # Action phase begins, Resolution phase begins, round ends; all, from the first
VICTORY_KNOWN: Final = IN_VICTORY  # before the reward; all, from the first
DEFEAT_KNOWN: Final = IN_DEFEAT  # before the penalty; all, from the first
BIDS_REVEALED: Final = IN_TRIAL  # before they are ranked; all, from the first
OWN_TURN: Final = IN_OWN_ACTION  # between complete steps of the own turn; no window, a free action
GAME_ENDED: Final = IN_END  # the turns of the end-of-game Intrigue phase

OWN_TURN_VERBS: Final = ("act", "end_turn", "play", "sell", "buy", "draw", "activate", "build", "stop")
SOLO_VERBS: Final = ("reveal", "reserve", "pay_cost", "claim")


def wrong_moment(g: Byzantion, seat: int, a: Answer) -> Reason:
    """Why a verb that is not on offer at all is not on offer."""
    if a.verb == "intrigue":
        return Reason("no_window", ["BZ-INT-1", "BZ-INT-8"])
    if a.verb in SOLO_VERBS:
        return Reason("solo_action_only", ["BZ-SOL-21", "BZ-SOL-22", "BZ-SOL-23", "BZ-SOL-28"])
    if a.verb == "discard":
        return Reason("own_turn_only", ["BZ-DIS-3"])
    if a.verb in OWN_TURN_VERBS:
        return Reason("own_turn_only", ["BZ-ACT-1", "BZ-ACT-6"])
    if a.verb in ("vote", "abstain"):
        return Reason("vote_only", ["BZ-INF-1", "BZ-INF-2", "BZ-INF-4"])
    if a.verb in ("commit", "mark", "bid"):
        return Reason("resolution_only", ["BZ-CON-1", "BZ-TRI-3"])
    if a.verb == "seal":
        return Reason("event_phase_only", ["BZ-INI-3"])
    if a.verb in ("rearrange", "join", "alone"):
        return Reason("reorganise_only", ["BZ-BAN-7"])
    return Reason("not_now")
