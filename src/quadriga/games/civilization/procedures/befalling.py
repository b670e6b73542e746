"""Something befalls seats that may have a card against it."""

from quadriga.engine.frame import RUN, Frame
from quadriga.engine.window import Window
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.tallies import hands
from quadriga.games.civilization.terms import NO_CARDS


class Befalling(Frame[Civilization]):
    """A procedure whose effect a card can take away from a seat.  rule: CV-STR-6, CV-STR-11"""

    def __init__(self) -> None:
        self.at = 0
        self.cancelled = 0  # bit mask of seats that are spared

    def spares(self, seat: int) -> bool:
        return (self.cancelled >> seat) & 1 == 1


def spare(g: Civilization, seat: int) -> None:
    """The nearest procedure that befalls anybody spares a seat."""
    for frame in g.frames():
        if isinstance(frame, Befalling):
            frame.cancelled |= 1 << seat
            return


def ask_victims(g: Civilization, moment: int, seats: list[int]) -> int:
    """Ask those whom it befalls for a card, whoever holds any: being asked tells nothing about a hand.
    rule: CV-STR-6, CV-GEN-11"""
    if g.strategy_rule == NO_CARDS:
        return RUN
    asked = [seat for seat in seats if seat < g.seats and seat not in g.gone and holds_cards(g, seat)]
    if not asked:
        return RUN
    bluff = 0
    for seat in asked:
        bluff |= 1 << seat
    return g.call(Window(moment, asked[0], bluff, asked))


def holds_cards(g: Civilization, seat: int) -> bool:
    return bool(hands(g).held[seat])
