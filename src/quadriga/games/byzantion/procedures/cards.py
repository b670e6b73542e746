"""Taking cards from deck, offer and discard pile."""

from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.games.byzantion.goods import take_in_hand
from quadriga.games.byzantion.state import EMPTY, Byzantion


def draw(g: Byzantion, seat: int, count: int) -> int:
    """Take cards from the top of the deck: at once if it holds enough, else by way of a new deck."""
    if len(g.deck) >= count:
        for _ in range(count):
            draw_one(g, seat)
        return RUN
    return g.call(Drawing(seat, count))


def draw_one(g: Byzantion, seat: int) -> None:
    card = g.deck.pop()
    take_in_hand(g, seat, card)
    g.reveals += 1
    if g.sink is not None:
        g.tell("hand.grown", seat)
        g.tell("card.drawn", seat, card, seen_by=1 << seat)


def make_deck(g: Byzantion) -> None:
    """The discard pile as chance has shuffled it; slots of the offer that had to stay empty are filled first.

    rule: BZ-DRA-5, BZ-DRA-7
    """
    pile = g.discard
    g.deck = [pile[place] for place in g.rolled]
    g.discard = []
    g.reveals += 1
    g.tell("deck.shuffled", len(g.deck))
    fill_offer(g)


def fill_offer(g: Byzantion) -> None:
    """rule: BZ-DRA-4, BZ-SET-8"""
    for slot, card in enumerate(g.offer_cards):
        if card == EMPTY and g.deck:
            shown = g.deck.pop()
            g.offer_cards[slot] = shown
            g.reveals += 1
            g.tell("offer.shown", slot, shown)


class Drawing(Frame[Byzantion]):
    """As many cards as there are; an empty deck is made anew from the discard pile.

    rule: BZ-DRA-5, BZ-DRA-7, BZ-DRA-8
    """

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count

    def clone(self) -> "Drawing":
        frame = Drawing(self.seat, self.count)
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        if self.at == 1:
            self.at = 0
            make_deck(g)
        while self.count and g.deck:
            draw_one(g, self.seat)
            self.count -= 1
        if self.count and g.discard:
            self.at = 1
            return g.shuffle(len(g.discard))
        return DONE


class OfferRefill(Frame[Byzantion]):
    """Every empty slot gets the top card of the deck.  rule: BZ-DRA-4, BZ-DRA-5, BZ-DRA-7"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "OfferRefill":
        frame = OfferRefill()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        if self.at == 1:
            self.at = 0
            make_deck(g)
        fill_offer(g)
        if EMPTY in g.offer_cards and g.discard:
            self.at = 1
            return g.shuffle(len(g.discard))
        return DONE


def take_from_offer(g: Byzantion, seat: int, card: int) -> int:
    """rule: BZ-DRA-2, BZ-DRA-4"""
    slot = g.offer_cards.index(card)
    g.offer_cards[slot] = EMPTY
    if slot in g.reserved:
        g.reserved.remove(slot)
    take_in_hand(g, seat, card)
    g.tell("offer.taken", seat, card)
    if g.deck:
        fill_offer(g)
        return RUN
    return g.call(OfferRefill())


def offer_open(g: Byzantion) -> list[int]:
    """The cards that lie in the offer, ascending."""
    return sorted([card for card in g.offer_cards if card != EMPTY])
