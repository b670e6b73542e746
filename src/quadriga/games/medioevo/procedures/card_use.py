"""Using an Empire card: announced and rotated, open to Jokers and Princesses, then in effect."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import (
    CARD_ROTATED,
    COLOURS,
    DIE_ROLLED,
    POINTS_EITHER,
    POINTS_NONE,
)
from quadriga.games.medioevo.pieces import pay
from quadriga.games.medioevo.queries import from_seat
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

ABILITY: Final = 1
POINTS: Final = 2

MERCHANT: Final = 20  # card 21 pays for the cube it buys, not for being used


class CardUse(Frame[Medioevo]):
    """``uses`` says whether the ability, the points or, by a Princess, both are in force; ``times`` multiplies points.

    rule: MU-EMP-5, MU-EMP-6, MU-EMP-7, MU-EMP-14, MU-TEC-6
    """

    def __init__(self, seat: int = -1, card: int = -1, uses: int = 0, copied: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.uses = uses
        self.copied = copied  # by Proselytism: the card is not rotated
        self.cancelled = False
        self.times = 1
        self.number = 0  # the die
        self.left = 0  # targets still to be chosen

    def clone(self) -> "CardUse":
        frame = CardUse(self.seat, self.card, self.uses, self.copied)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.times = self.times
        frame.number = self.number
        frame.left = self.left
        return frame

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.cards.registry import POWERS

        self.at += 1
        if self.at == 1:
            return self.announce(g)
        if self.cancelled:
            g.tell("card.cancelled", self.seat, self.card)
            return DONE
        if self.at == 2:
            return self.give_points(g) if self.uses & POINTS else RUN
        if not self.uses & ABILITY:
            return DONE
        power = POWERS[self.card]
        if self.at == 3:
            return g.roll(1, power.die) if power.die else RUN
        if self.at == 4:
            if not power.die:
                return RUN
            self.number = g.rolled[0]
            g.tell("card.rolled", self.seat, self.card, self.number)
            return ask_in_order(g, DIE_ROLLED, from_seat(g, self.seat))
        if self.at == 5:
            self.left = power.aims(g, self.seat, self.number)
            if not self.left:
                self.at = 6
                return power.apply(g, self.seat, -1, 0, self.number)
            return RUN
        if self.at == 6 and self.left:
            self.at = 5  # once more for every target
            return self.aim(g)
        return DONE

    def announce(self, g: Medioevo) -> int:
        """rule: MU-EMP-14"""
        if not self.copied and self.card not in g.rotated:
            g.rotated = tuple(sorted((*g.rotated, self.card)))
        price = g.board.cards[self.card].florins if self.uses & ABILITY else 0
        if price and self.card != MERCHANT:
            pay(g, self.seat, price)
        g.tell("card.used" if self.uses & ABILITY else "card.points", self.seat, self.card)
        return ask_in_order(g, CARD_ROTATED, from_seat(g, self.seat))

    def give_points(self, g: Medioevo) -> int:
        """rule: MU-EMP-7"""
        card = g.board.cards[self.card]
        if card.points == POINTS_NONE:
            return RUN
        if card.points == POINTS_EITHER:
            return g.call(ColourChoice(self.seat, card.colours[0] * COLOURS + card.colours[1], self.times))
        for colour in card.colours:
            g.points = increased(g.points, self.seat * COLOURS + colour, self.times)
            g.tell("points.gained", self.seat, self.times, colour)
        return RUN

    def aim(self, g: Medioevo) -> int:
        o = Offer(False)
        from quadriga.games.medioevo.cards.registry import POWERS

        POWERS[self.card].targets(g, self.seat, o)
        if not o.choices:
            self.left = 0
            return RUN
        self.left -= 1
        return g.call(Aim(self.seat, self.card, self.number))


class Aim(Frame[Medioevo]):
    """The user of a card chooses what it does its work on."""

    def __init__(self, seat: int = -1, card: int = -1, number: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.number = number

    def clone(self) -> "Aim":
        frame = Aim(self.seat, self.card, self.number)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        from quadriga.games.medioevo.cards.registry import POWERS

        power = POWERS[self.card]
        power.targets(g, seat, o)
        o.choices.sort(key=by_target)
        if power.may_stop(g, seat):
            o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        from quadriga.games.medioevo.cards.registry import POWERS

        self.at = 1
        if a.verb == "done":
            for frame in g.below():
                if isinstance(frame, CardUse):
                    frame.left = 0
                    break
            return
        g.tell("card.aimed", seat, self.card)
        POWERS[self.card].apply(g, seat, a.target, a.amount, self.number)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[-1].smallest()


class ColourChoice(Frame[Medioevo]):
    """One point of either of two colours, or of any.  rule: MU-EMP-7"""

    def __init__(self, seat: int = -1, pair: int = -1, times: int = 1) -> None:
        self.at = 0
        self.seat = seat
        self.pair = pair  # first * COLOURS + second colour; -1 for any
        self.times = times

    def clone(self) -> "ColourChoice":
        frame = ColourChoice(self.seat, self.pair, self.times)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for colour in range(COLOURS):
            if self.pair < 0 or colour == self.pair // COLOURS or colour == self.pair % COLOURS:
                o.yes("aim_colour", colour)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        g.points = increased(g.points, seat * COLOURS + a.target, self.times)
        g.tell("points.gained", seat, self.times, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest()


def by_target(choice: Choice) -> tuple[str, int]:
    return choice.verb, choice.target
