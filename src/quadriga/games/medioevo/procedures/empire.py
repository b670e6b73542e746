"""Empire cards: buying one, giving one back."""

from typing import Final

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import CARDS, PURCHASE
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.property_queries import card_price, cathedrals
from quadriga.games.medioevo.rows import without
from quadriga.games.medioevo.state import Medioevo

DRAWN: Final = 2
DEPOSIT: Final = 35  # card 36 of the box, on which florins may lie


def purchase_fault(g: Medioevo, seat: int) -> Reason | None:
    """Why no card can be bought, but for the one bought already in this turn.  rule: MU-EMP-1, MU-EMP-2, MU-EMP-3"""
    price = card_price(g, seat)
    if g.florins[seat] < price:
        return Reason("florins_short", ["MU-EMP-2"], {"need": price, "have": g.florins[seat]})
    return None if g.deck else Reason("deck_empty", ["MU-EMP-3"])


class CardPurchase(Frame[Medioevo]):
    """Pay, draw two and two more for every cathedral, keep one, put the others under the deck in any order.

    A Savior used before the choice sets ``redraw``.
    rule: MU-EMP-1, MU-EMP-2, MU-EMP-3, MU-EMP-4, MU-CARD-62
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 pay, 1 window, 2 draw again, 3 keep, 4 put away, 5 end
        self.seat = seat
        self.drawn: list[int] = []  # hidden from the others
        self.redraw = False

    def clone(self) -> "CardPurchase":
        frame = CardPurchase(self.seat)
        frame.at = self.at
        frame.drawn = self.drawn[:]
        frame.redraw = self.redraw
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            self.at = 1
            price = card_price(g, self.seat)
            pay(g, self.seat, price)
            g.tell("card.bought", self.seat, price)
            self.draw(g, DRAWN * (1 + cathedrals(g, self.seat)))
            return RUN
        if self.at == 1:
            self.at = 2
            return ask_in_order(g, PURCHASE, [self.seat])
        if self.at == 2:
            if self.redraw:
                self.draw_again(g)
                return RUN
            self.at = 3
        return DONE if self.at == 5 else WAIT

    def draw(self, g: Medioevo, number: int) -> None:
        """All that remain if there are fewer.  rule: MU-EMP-3"""
        for _ in range(min(number, len(g.deck))):
            self.drawn.append(g.deck[-1])
            g.deck = g.deck[:-1]
        self.drawn.sort()
        g.reveals += 1
        g.tell("cards.drawn", self.seat, len(self.drawn))

    def draw_again(self, g: Medioevo) -> None:
        """rule: MU-CARD-62"""
        self.at = 1
        self.redraw = False
        number = len(self.drawn)
        g.deck = (*self.drawn, *g.deck)
        self.drawn = []
        self.draw(g, number)

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for card in self.drawn:
            o.yes("keep_card" if self.at == 3 else "bury", card)
        if self.at == 4:
            o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            g.deck = (*self.drawn, *g.deck)
            self.drawn = []
        else:
            self.drawn.remove(a.target)
            if a.verb == "keep_card":
                take_card(g, seat, a.target)
            else:
                g.deck = (a.target, *g.deck)
        self.at = 4
        if len(self.drawn) < 2:
            self.at = 5
            g.deck = (*self.drawn, *g.deck)
            self.drawn = []

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("keep_card", self.drawn[0]) if self.at == 3 else Answer("done")


def take_card(g: Medioevo, seat: int, card: int) -> None:
    """Laid down with the character for all to see.  rule: MU-EMP-4"""
    g.cards = tuple(sorted((*g.cards, seat * CARDS + card)))
    g.reveals += 1
    g.tell("card.kept", seat, card)


def discard_card(g: Medioevo, seat: int, card: int) -> None:
    """Under the deck; florins that lay on it go back to their owner.  rule: MU-EMP-9, MU-CARD-36 (ruling MU-GAP-96)"""
    g.cards = without(g.cards, seat * CARDS + card)
    g.deck = (card, *g.deck)
    if card in g.rotated:
        g.rotated = without(g.rotated, card)
    if card in g.pinned:
        g.pinned = without(g.pinned, card)
    if card == DEPOSIT and g.stored:
        earn(g, seat, g.stored)
        g.stored = 0
