"""Why a game that is over has ended."""

from quadriga.engine.phrase import Phrase
from quadriga.games.warriors.names import label
from quadriga.games.warriors.scoring import team_points
from quadriga.games.warriors.state import MAINTENANCE, Warriors


def ending(g: Warriors) -> Phrase:
    """Points and turns are looked at in Maintenance alone; whatever else ends a game does so before its time.

    rule: WT-VIC-1, WT-VIC-2, WT-FAQ-1, WT-FAQ-3
    """
    left = [seat for seat in range(g.seats) if seat not in g.absent]
    if len(left) == 1:
        return Phrase("ended-last-left", {"seat": label(g, "seat", left[0])})
    if g.phase == MAINTENANCE:
        if any(team_points(g, seat) >= g.threshold for seat in g.order):
            return Phrase("ended-points", {"number": g.threshold})
        if g.turn >= g.turn_limit:
            return Phrase("ended-turns", {"turn": g.turn})
    return Phrase("ended-early", {"turn": g.turn})
