"""Why a game that is over has ended."""

from quadriga.engine.phrase import Phrase
from quadriga.games.byzantion.state import Byzantion


def ending(g: Byzantion) -> Phrase:
    """rule: BZ-END-11, BZ-SOL-4, BZ-SOL-5"""
    left = g.seats - len(g.absent)
    if g.seats == 1:
        if not left:
            return Phrase("ended-abdication")
        if not g.winners:
            return Phrase("ended-fall")
    elif left == 1:
        return Phrase("ended-last-left")
    return Phrase("ended-rounds" if g.round >= len(g.events) else "ended-early", {"round": g.round})
