"""Why a game that is over has ended."""

from quadriga.engine.phrase import Phrase
from quadriga.games.medioevo.procedures.course import MOST_TURNS
from quadriga.games.medioevo.state import Medioevo


def ending(g: Medioevo) -> Phrase:
    """rule: MU-LEN-1, MU-LEN-2, MU-LEN-4"""
    present = [seat for seat in range(g.seats) if seat not in g.absent]
    sides = {seat % g.teams for seat in present} if g.teams else set(present)
    if len(sides) < 2:
        return Phrase("ended-last-left")
    return Phrase("ended-turns" if g.turn >= (g.turns or MOST_TURNS) else "ended-time", {"turn": g.turn})
