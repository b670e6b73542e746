"""Pirates and Mystics: technology points gained and sold."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import COLOURS, OWN
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.codes import COMMERCE
from quadriga.games.medioevo.pieces import earn
from quadriga.games.medioevo.procedures.activation import useful_technologies
from quadriga.games.medioevo.property_queries import holds_card
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

MYSTICS = (70, 71)
GAIN = 2
PRICE = 20
SET = 3
SET_PRICE = 100


def colours_at_hand(g: Medioevo, seat: int) -> list[int]:
    """Colours of which the seat has technology points."""
    return [colour for colour in range(COLOURS) if g.points[seat * COLOURS + colour]]


class Piracy(Power):
    """Two technology points: each of any colour, or both of one.  rule: MU-CARD-57, MU-CARD-58 (ruling MU-GAP-47)"""

    def __init__(self, card: int, colours: int) -> None:
        super().__init__(card)
        self.colours = colours  # how often a colour is chosen

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        """Points last for the phase: there must be something they could do in it."""
        if moment != OWN:
            return len(useful_technologies(g, seat, moment)) > 0
        if g.phase > COMMERCE:
            return False
        for branch in range(COLOURS):
            if g.levels[seat * COLOURS + branch]:
                return True
        for card in MYSTICS:
            if holds_card(g, seat, card) and card not in g.rotated:
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return self.colours

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for colour in range(COLOURS):
            o.yes("aim_colour", colour)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.points = increased(g.points, seat * COLOURS + target, GAIN // self.colours)
        g.tell("points.gained", seat, GAIN // self.colours, target)
        return RUN


class SoldPoints(Power):
    """20 florins for each technology point, whatever its colour.  rule: MU-CARD-71"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(colours_at_hand(g, seat)) > 0

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return COLOURS

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for colour in colours_at_hand(g, seat):
            o.yes("aim_colour", colour, 1, g.points[seat * COLOURS + colour])

    def may_stop(self, g: Medioevo, seat: int) -> bool:
        return True

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.points = increased(g.points, seat * COLOURS + target, -amount)
        earn(g, seat, PRICE * amount)
        g.tell("points.sold", seat, amount, PRICE * amount)
        return RUN


class SoldSets(Power):
    """100 florins for every three technology points of different colours.  rule: MU-CARD-72 (ruling MU-GAP-47)"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return len(colours_at_hand(g, seat)) >= SET

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(PointSets(seat))


class PointSets(Frame[Medioevo]):
    """Three different colours at a time, as often as there are any.  rule: MU-CARD-72"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.chosen: list[int] = []  # colours of the set in hand

    def clone(self) -> "PointSets":
        frame = PointSets(self.seat)
        frame.at = self.at
        frame.chosen = self.chosen[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at or (not self.chosen and len(colours_at_hand(g, self.seat)) < SET):
            return DONE
        return WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for colour in colours_at_hand(g, seat):
            if colour not in self.chosen:
                o.yes("aim_colour", colour)
        if not self.chosen:
            o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
            return
        self.chosen.append(a.target)
        if len(self.chosen) == SET:
            for colour in self.chosen:
                g.points = increased(g.points, seat * COLOURS + colour, -1)
            self.chosen = []
            earn(g, seat, SET_PRICE)
            g.tell("points.sold", seat, SET, SET_PRICE)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[-1].smallest()
