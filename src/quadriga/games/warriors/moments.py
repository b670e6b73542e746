"""When each verb belongs, so that a refusal can say why not now."""

from quadriga.engine.choice import Answer, Reason
from quadriga.games.warriors.state import Warriors

TRADING = ["bank", "route", "buy_vp", "offer", "counter", "accept", "decline", "withdraw"]
DEVELOPING = ["advance", "form", "fortify", "upgrade", "war", "warlord", "university", "master_trader", "at"]


def wrong_moment(g: Warriors, a: Answer) -> Reason:
    """rule: WT-TURN-1, WT-TRD-7, WT-TRD-8, WT-ACT-1, WT-UPK-1, WT-MAN-2"""
    if a.verb == "buy_vp":
        return Reason("trade_phase_only", ["WT-TRD-8"])
    if a.verb in TRADING:
        return Reason("trade_phase_only", ["WT-TRD-7", "WT-TURN-1"])
    if a.verb in DEVELOPING:
        return Reason("development_only", ["WT-ACT-1", "WT-TURN-1"])
    if a.verb == "shift":
        return Reason("development_only", ["WT-DEV-7", "WT-TURN-1"])
    if a.verb == "feed" or a.verb == "feed_all":
        return Reason("upkeep_only", ["WT-UPK-1", "WT-TURN-1"])
    if a.verb in ("move", "to", "unify"):
        return Reason("manoeuvre_only", ["WT-MAN-2", "WT-TURN-1"])
    return Reason("not_now", ["WT-TURN-1"])
