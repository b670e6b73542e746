"""Cards: the first hands are dealt from a shuffled deck, later cards are drawn from the pile."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.realm.board import CARDS
from quadriga.games.realm.state import Realm


class Dealing(Frame[Realm]):
    """Each seat takes its first land and florins and is dealt its hand."""

    def clone(self) -> "Dealing":
        frame = Dealing()
        frame.at = self.at
        return frame

    def run(self, g: Realm) -> int:
        if self.at == 0:
            self.at = 1
            return g.shuffle(len(g.pile))
        g.pile = [g.pile[place] for place in g.rolled]
        for seat in range(g.seats):
            g.owner[g.board.starts[g.seats][seat]] = seat
            g.florins[seat] = g.board.start_florins
            g.bank -= g.board.start_florins
            for _ in range(g.board.hand):
                take_card(g, seat, len(g.pile) - 1)
        return DONE


class Supply(Frame[Realm]):
    """In turn order each seat draws a card; ``at`` counts the seats served."""

    def clone(self) -> "Supply":
        frame = Supply()
        frame.at = self.at
        return frame

    def run(self, g: Realm) -> int:
        if self.at == g.seats:
            return DONE
        seat = g.order[self.at]
        self.at += 1
        return g.call(CardDraw(seat))


class CardDraw(Frame[Realm]):
    """One seat draws a card, if there is one."""

    def __init__(self, seat: int = -1) -> None:
        super().__init__()
        self.seat = seat

    def clone(self) -> "CardDraw":
        frame = CardDraw(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Realm) -> int:
        if not g.pile:
            return DONE
        if self.at == 0:
            self.at = 1
            return g.draw(len(g.pile), 1)
        take_card(g, self.seat, g.rolled[0])
        return DONE


def take_card(g: Realm, seat: int, place: int) -> None:
    """Everybody sees that a card is taken; only the seat sees which."""
    card = g.pile.pop(place)
    g.hands[seat * CARDS + card] += 1
    g.tell("hand.grown", seat)
    g.tell("card.drawn", seat, card, seen_by=1 << seat)
