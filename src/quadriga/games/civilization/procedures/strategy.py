"""Phase 3: strategy cards."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARDS, NOBODY
from quadriga.games.civilization.state import Civilization, Row
from quadriga.games.civilization.tallies import hands
from quadriga.games.civilization.terms import NO_CARDS

HAND: Final = 2  # with fewer one may draw

KEEP: Final = Choice("keep")
DRAW: Final = Choice("draw")
EXCHANGE: Final = row("exchange", CARDS)


class Top:
    """The next card, as long as the deck and the era are the same."""

    def __init__(self, deck: Row, era: int) -> None:
        self.deck = deck
        self.era = era
        self.at: int = NOBODY


TOP: Final = [Top((), 0)]


class StrategyPhase(Frame[Civilization]):
    """Each player draws a card, exchanges one, or keeps his hand.

    rule: CV-STR-2, CV-STR-3, CV-STR-4, CV-STR-5, CV-GEN-11 (ruling CV-GAP-41)
    """

    def __init__(self) -> None:
        self.at = 0  # place in the order
        self.again = False  # the last card drawn lets its owner draw another

    def clone(self) -> "StrategyPhase":
        frame = StrategyPhase()
        frame.at = self.at
        frame.again = self.again
        return frame

    def run(self, g: Civilization) -> int:
        if g.strategy_rule == NO_CARDS:
            return DONE
        while self.at < len(g.order):
            seat = g.order[self.at]
            if seat not in g.gone and (top(g) != NOBODY or hand(g, seat)):
                return WAIT
            self.at += 1
            self.again = False
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [g.order[self.at]]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        held = hand(g, seat)
        o.add(KEEP)
        if top(g) == NOBODY:
            if o.explain:
                o.no("draw", -1, "deck_empty", ["CV-STR-5"])
            return
        if self.again or len(held) < HAND:
            o.add(DRAW)
        elif o.explain:
            o.no("draw", -1, "hand_full", ["CV-STR-2"], {"number": len(held)})
        if not self.again:
            for place, card in enumerate(held):
                if card not in held[:place]:
                    o.add(EXCHANGE[card])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "exchange":
            at = g.hands.index(seat * CARDS + a.target)
            g.hands = (*g.hands[:at], *g.hands[at + 1 :])
            g.tell("card.discarded", seat, a.target, seen_by=1 << seat)
        if a.verb != "keep":
            card = draw_card(g, seat)
            self.again = g.board.cards[card].draw_again
        if a.verb == "keep" or not self.again:
            self.at += 1
            self.again = False

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("keep")


def hand(g: Civilization, seat: int) -> list[int]:
    """Ascending, repeated for copies; the list is shared."""
    return hands(g).held[seat]


def top(g: Civilization) -> int:
    """Where the next card of the current era lies in the deck, or -1.  rule: CV-STR-4, CV-STR-5"""
    known = TOP[0]
    if known.deck is not g.deck or known.era != g.era:
        known = next_card(g, len(g.deck))
        TOP[0] = known
    return known.at


def next_card(g: Civilization, above: int) -> Top:
    """The next card if those from a place on are of other eras."""
    found = Top(g.deck, g.era)
    for at in range(above - 1, -1, -1):
        if g.board.cards[g.deck[at]].deck == g.era:
            found.at = at
            break
    return found


def draw_card(g: Civilization, seat: int) -> int:
    at = top(g)
    card = g.deck[at]
    g.deck = g.deck[:at] + g.deck[at + 1 :]
    TOP[0] = next_card(g, at)
    g.hands = tuple(sorted((*g.hands, seat * CARDS + card)))
    g.reveals += 1
    g.tell("card.drawn", seat, card, seen_by=1 << seat)
    g.tell("card.taken", seat)
    return card
