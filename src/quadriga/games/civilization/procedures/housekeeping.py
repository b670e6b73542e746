"""Phase 12: what was true for the turn ends."""

from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.games.civilization.board import NO_EVENT
from quadriga.games.civilization.procedures.departure import remove_leavers
from quadriga.games.civilization.procedures.statistics import keep_statistics
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.terms import (
    CLOSED,
    CONQUERED,
    DEEDS,
    HAPPY_NOW,
    NUKED,
    RESTLESS,
    RESTLESS_NOW,
    REVOLTED,
    STRUCK,
    UNHAPPY_NOW,
    UNPRODUCTIVE_NOW,
)

PASSING: Final = HAPPY_NOW | STRUCK | CLOSED | REVOLTED | NUKED | CONQUERED | RESTLESS | RESTLESS_NOW
LASTING: Final = ~(PASSING | UNHAPPY_NOW | UNPRODUCTIVE_NOW)


class Housekeeping(Frame[Civilization]):
    """Alerts fall, spies stand up, events and their effects are over.

    rule: CV-HSK-1, CV-HSK-2, CV-ESP-5, CV-ESP-27, CV-EVT-27, CV-STR-9
    """

    def clone(self) -> "Housekeeping":
        frame = Housekeeping()
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        g.alert = fewer(g.alert)
        g.alarm = fewer(g.alarm)
        spies = len(g.spy_used)
        g.spy_used = (0,) * spies
        g.spy_mp = (0,) * spies
        g.event = NO_EVENT
        g.effects = ()
        g.mood = calmed(g.mood)
        keep_statistics(g)
        g.deeds = (0,) * (g.seats * DEEDS)
        remove_leavers(g)
        return DONE


def fewer(markers: Row) -> Row:
    """One alert marker less wherever there are some."""
    return tuple([max(0, number - 1) for number in markers]) if any(markers) else markers


def calmed(mood: Row) -> Row:
    """What was true of a territory for the turn ends; the same row if nothing was."""
    after = {bits: (bits & LASTING) | (RESTLESS_NOW if bits & RESTLESS else 0) for bits in set(mood)}
    for bits, left in after.items():
        if bits != left:
            return tuple([after[before] for before in mood])
    return mood
