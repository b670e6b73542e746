"""Why a game that is over has ended."""

from quadriga.engine.phrase import Phrase, Word
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.names import END_NAMES, label
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import GOING_ON, LAST_LEFT


def ending(g: Civilization) -> Phrase:
    """rule: CV-END-9, CV-END-13, CV-END-14, CV-END-15, CV-END-16"""
    if g.ending == GOING_ON:
        return Phrase("ended-turns")
    left = [seat for seat in range(g.seats) if seat not in g.gone]
    seat = left[0] if g.ending == LAST_LEFT and left else g.ended_by
    words: dict[str, Word] = {} if seat == NOBODY else {"seat": label(g, "seat", seat)}
    return Phrase(f"ended-{END_NAMES[g.ending].replace('_', '-')}", words)
