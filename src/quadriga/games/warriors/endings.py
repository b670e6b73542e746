"""Why a game that is over has ended."""

from quadriga.engine.phrase import Phrase
from quadriga.games.warriors.names import label
from quadriga.games.warriors.scoring import team_points
from quadriga.games.warriors.state import AGREED, ALLY_LEFT, MAINTENANCE, TIME_UP, VOTED, Warriors

CUT_SHORT = {AGREED: "agreed", TIME_UP: "time", VOTED: "voted", ALLY_LEFT: "ally-left"}


def ending(g: Warriors) -> Phrase:
    """Points and turns are looked at in Maintenance alone; whatever else ends a game does so before its time.

    A finished game that was saved before saves told what cut it short is only known to have ended early.
    rule: WT-VIC-1, WT-VIC-2, WT-FAQ-1, WT-FAQ-2, WT-FAQ-3
    """
    if g.cut_short:
        return Phrase(f"ended-{CUT_SHORT[g.cut_short]}", {"turn": g.turn})
    left = [seat for seat in range(g.seats) if seat not in g.absent]
    if len(left) == 1:
        return Phrase("ended-last-left", {"seat": label(g, "seat", left[0])})
    if g.phase == MAINTENANCE:
        if any(team_points(g, seat) >= g.threshold for seat in g.order):
            return Phrase("ended-points", {"number": g.threshold})
        if g.turn >= g.turn_limit:
            return Phrase("ended-turns", {"turn": g.turn})
    return Phrase("ended-early", {"turn": g.turn})
