"""Objectives: showing a card whose condition is met, taking a token for it."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import COLOURS
from quadriga.games.medioevo.objectives import is_fulfilled
from quadriga.games.medioevo.procedures.empire import discard_card
from quadriga.games.medioevo.property_queries import cards_of, tokens_left
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

ANY_COLOUR: Final = (1 << COLOURS) - 1


def offer_claims(g: Medioevo, seat: int, o: Offer) -> None:
    """Straight cards whose objective is met, if a token of their colours is left.

    rule: MU-EMP-5, MU-EMP-9, MU-EMP-10 (ruling MU-GAP-65)
    """
    for card in cards_of(g, seat):
        if card in g.rotated:
            if o.explain:
                o.no("claim", card, "card_rotated", ["MU-EMP-5"], {"card": card})
        elif not is_fulfilled(g, seat, card):
            if o.explain:
                o.no("claim", card, "objective_unmet", ["MU-EMP-9"], {"card": card})
        elif open_gears(g, card):
            o.yes("claim", card)
        elif o.explain:
            o.no("claim", card, "no_token_left", ["MU-EMP-10"], {"card": card})


def might_claim(g: Medioevo, seat: int) -> bool:
    """Whether, for all the others know, an objective could be shown now: being asked does not tell that one is met.

    rule: MU-EMP-4, MU-EMP-5, MU-EMP-9
    """
    for card in cards_of(g, seat):
        if card not in g.rotated:
            return True
    return False


def open_gears(g: Medioevo, card: int) -> int:
    """Bit mask of the colours in which a token can be had for it.  rule: MU-EMP-9, MU-EMP-10"""
    mask = 0
    for colour in g.board.cards[card].gears:
        if tokens_left(g, colour) > 0:
            mask |= 1 << colour
    return mask


def answer_claim(g: Medioevo, seat: int, card: int) -> None:
    """The card is shown and put under the deck.  rule: MU-EMP-9, MU-EMP-10"""
    g.reveals += 1
    g.tell("objective.claimed", seat, card)
    mask = open_gears(g, card)
    discard_card(g, seat, card)
    g.call(TokenChoice(seat, mask))


class TokenChoice(Frame[Medioevo]):
    """An objective token of one of the colours of a gear, or of any at the start.  rule: MU-EMP-9, MU-SET-10"""

    def __init__(self, seat: int = -1, colours: int = ANY_COLOUR) -> None:
        self.at = 0
        self.seat = seat
        self.colours = colours

    def clone(self) -> "TokenChoice":
        frame = TokenChoice(self.seat, self.colours)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for colour in range(COLOURS):
            if (self.colours >> colour) & 1:
                if tokens_left(g, colour) > 0:
                    o.yes("take_token", colour)
                elif o.explain:
                    o.no("take_token", colour, "no_token_left", ["MU-EMP-10"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        gain_token(g, seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def gain_token(g: Medioevo, seat: int, colour: int) -> None:
    """It can be flipped at once.  rule: MU-EMP-11, MU-SET-10"""
    g.tokens = increased(g.tokens, seat * COLOURS + colour, 1)
    g.tell("objective.token", seat, colour)
