"""Saviors: another event, other cards."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import EVENTS
from quadriga.games.medioevo.procedures.empire import CardPurchase
from quadriga.games.medioevo.procedures.events import EventDraw
from quadriga.games.medioevo.state import Medioevo

MOST = 3


class ChosenEvent(Power):
    """Up to three Event cards are drawn, one of them is the event of the turn.  rule: MU-CARD-61 (ruling MU-GAP-46)"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if g.phase != EVENTS or g.turn < 2 or not g.event_deck:
            return False
        for frame in g.stack:
            if isinstance(frame, EventDraw) and frame.icons:
                return False
        return True

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(EventChoice(seat))


class EventChoice(Frame[Medioevo]):
    """First how many cards, then which of them; the others and the one replaced are discarded.

    rule: MU-CARD-61 (ruling MU-GAP-46)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.drawn: list[int] = []

    def clone(self) -> "EventChoice":
        frame = EventChoice(self.seat)
        frame.at = self.at
        frame.drawn = self.drawn[:]
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at == 2 else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.at == 0:
            o.yes("draw_events", -1, 1, min(MOST, len(g.event_deck)))
            return
        for event in sorted(self.drawn):
            o.yes("choose_event", event)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "draw_events":
            self.at = 1
            for _ in range(a.amount):
                self.drawn.append(g.event_deck[-1])
                g.event_deck = g.event_deck[:-1]
                g.tell("event.seen", seat, self.drawn[-1])
            g.reveals += 1
            return
        self.at = 2
        if g.event >= 0:
            g.event_discard = (*g.event_discard, g.event)
        self.drawn.remove(a.target)
        g.event_discard = (*g.event_discard, *self.drawn)
        self.drawn = []
        g.event = a.target
        g.tell("event.chosen", seat, g.event)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


class DrawnAgain(Power):
    """The cards drawn go under the deck and as many are drawn anew.  rule: MU-CARD-62"""

    def purchase(self, g: Medioevo, seat: int) -> CardPurchase | None:
        for frame in g.frames():
            if isinstance(frame, CardPurchase):
                return frame if frame.seat == seat and frame.at == 2 and not frame.redraw else None
        return None

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(g.deck) > 0 and self.purchase(g, seat) is not None

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        purchase = self.purchase(g, seat)
        if purchase is not None:
            purchase.redraw = True
        return RUN
