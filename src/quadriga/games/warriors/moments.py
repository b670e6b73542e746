"""When each verb belongs, so that a refusal can say why not now."""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.games.warriors.procedures.development import ExtraActions, TechnologyShift
from quadriga.games.warriors.procedures.trade import TradePhase
from quadriga.games.warriors.state import DEVELOPMENT, MANOEUVRE, Warriors

TRADING: Final = ["bank", "route", "buy_vp", "offer", "counter", "accept", "decline", "withdraw"]
ACTING: Final = ["advance", "form", "fortify", "upgrade", "war"]
EXTRA: Final = ["warlord", "university", "master_trader"]


def wrong_moment(g: Warriors, seat: int, a: Answer) -> Reason:
    """rule: WT-TURN-1, WT-TRD-7, WT-TRD-8, WT-ACT-1, WT-UPK-1, WT-MAN-2, WT-DEV-3, WT-DEV-7"""
    if a.verb == "buy_vp":
        return Reason("trade_phase_only", ["WT-TRD-8"])
    if a.verb in TRADING:
        return Reason("trade_phase_only", ["WT-TRD-7", "WT-TURN-1"])
    if a.verb in ACTING or a.verb in EXTRA or a.verb == "shift" or a.verb == "at":
        return wrong_step(g, a)
    if a.verb == "feed" or a.verb == "feed_all":
        return Reason("upkeep_only", ["WT-UPK-1", "WT-TURN-1"])
    if a.verb == "unify" and g.phase == MANOEUVRE:
        return Reason("unify_not_now", ["WT-UNI-1"])
    if a.verb in ("move", "to", "unify"):
        return Reason("manoeuvre_only", ["WT-MAN-2", "WT-TURN-1"])
    return Reason("not_now", ["WT-TURN-1"])


def wrong_step(g: Warriors, a: Answer) -> Reason:
    """Within the development phase every step has its own actions."""
    top = g.stack[-1]
    if g.phase != DEVELOPMENT:
        rule = "WT-DEV-7" if a.verb == "shift" else "WT-ACT-1"
        return Reason("development_only", [rule, "WT-TURN-1"])
    if a.verb == "shift":
        return Reason("shift_after_actions", ["WT-DEV-7"])
    if isinstance(top, TechnologyShift):
        return Reason("actions_over", ["WT-DEV-7", "WT-TURN-1"])
    if isinstance(top, ExtraActions):
        return Reason("choose_source_first", ["WT-DEV-4"])
    if a.verb in EXTRA:
        return Reason("extra_step_only", ["WT-DEV-3"])
    return Reason("not_now", ["WT-DEV-1"])


def why_idle(g: Warriors, seat: int, a: Answer) -> Reason:
    """rule: WT-TRD-1"""
    top = g.stack[-1]
    if a.verb in TRADING and isinstance(top, TradePhase) and seat not in top.members:
        return Reason("no_trade_centre", ["WT-TRD-1"], {"seat": seat})
    return Reason("not_your_decision")
