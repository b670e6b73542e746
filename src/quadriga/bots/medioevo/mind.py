"""One decision: the position, whose it is, what may be answered, and what things are worth."""

from quadriga.bots.medioevo.duel import strength
from quadriga.bots.medioevo.weights import Weights
from quadriga.bots.question import Question
from quadriga.engine.choice import Answer, Choice
from quadriga.games.medioevo.board import (
    CARDS,
    CATEGORIES,
    CIVIL,
    COLOURS,
    LEVELS,
    MILITARY,
    MONASTICISM,
    POINTS_BOTH,
    PURPLE,
    TERRITORIES,
    WAGON,
    ZONES,
)
from quadriga.games.medioevo.cards.points import MYSTICS
from quadriga.games.medioevo.property_queries import cards_of, has_technology, pieces_of
from quadriga.games.medioevo.queries import are_teammates, at_war, controlled, players
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import army_zones, kinds_in

UNKNOWN_END = 6  # turns a game without a limit is thought to last at most from now on
PIRATES = (56, 57)
BARDS = (43, 44)


class Mind(Question):
    """What every part of the player needs to decide. Costly questions are answered once."""

    def __init__(self, g: Medioevo, seat: int, choices: list[Choice], w: Weights) -> None:
        super().__init__(choices)
        self.g = g
        self.seat = seat
        self.w = w
        self.board = g.board
        self.left = turns_left(g)
        self.rivals = [o for o in players(g) if o != seat and not are_teammates(g, seat, o)]
        self.purse = g.florins[seat]
        self.own_realm: list[int] | None = None
        self.own_strength = -1.0
        self.danger: list[int] | None = None

    # --- worth

    def honour(self) -> float:
        """Florins for a point of Honour: more and more as there is less to buy with them."""
        if self.left >= 3:
            return self.w.honour
        return self.w.honour + (self.w.honour_late - self.w.honour) * (3 - self.left) / 3

    def share(self) -> float:
        """Florins that one share of tax brings until the end."""
        return self.w.share * self.left

    def part(self) -> float:
        """How much of a game of eight turns is still to come."""
        return min(1.2, self.left / 8)

    # --- the realm

    def realm(self) -> list[int]:
        if self.own_realm is None:
            self.own_realm = controlled(self.g, self.seat)
        return self.own_realm

    def levels(self, territory: int) -> int:
        """Levels of all buildings there."""
        first = territory * CATEGORIES
        return sum(self.g.buildings[first : first + CATEGORIES])

    def shares(self) -> int:
        return sum([1 + self.g.buildings[t * CATEGORIES + CIVIL] for t in self.realm()])

    def strength_of(self, seat: int) -> float:
        return sum([strength(kinds_in(self.g, zone, seat)) for zone in army_zones(self.g, seat)])

    def strength(self) -> float:
        if self.own_strength < 0:
            self.own_strength = self.strength_of(self.seat)
        return self.own_strength

    def wagons(self) -> list[int]:
        return [piece for piece in pieces_of(self.g, self.seat) if self.g.piece_kind[piece] == WAGON]

    def near(self, other: int) -> bool:
        """Whether another player's land is within three steps of one's own."""
        g = self.g
        theirs = [t for t in range(TERRITORIES) if g.holder[t] == other]
        for own in self.realm():
            for there in theirs:
                if g.board.distance[own * ZONES + there] <= 3:
                    return True
        return False

    def dangers(self) -> list[int]:
        """Hordes that could be driven, and armies of players at war: per zone the units there."""
        if self.danger is None:
            g = self.g
            found = [0] * ZONES
            stride = g.seats + 1
            for zone in range(ZONES):
                found[zone] = g.troops[zone * stride + g.seats]
            for other in self.rivals:
                if at_war(g, self.seat, other):
                    for zone in army_zones(g, other):
                        found[zone] += g.troops[zone * stride + other]
            self.danger = found
        return self.danger

    def threat(self, territory: int) -> int:
        """The largest hostile army within three steps."""
        found = self.dangers()
        first = territory * ZONES
        distance = self.board.distance
        most = 0
        for zone in range(ZONES):
            if found[zone] > most and distance[first + zone] <= 3:
                most = found[zone]
        return most

    # --- technology points

    def sources(self, colour: int, besides: int = -1) -> list[Answer]:
        """Ways to a point of a colour that cost no florins, the cheapest first: tokens, then cards."""
        g = self.g
        index = self.seat * COLOURS + colour
        found = [Answer("token", colour)] * (g.tokens[index] - g.flipped[index])
        if colour != PURPLE and has_technology(g, self.seat, MONASTICISM):
            index = self.seat * COLOURS + PURPLE
            found.extend([Answer("convert", colour)] * g.points[index])
            found.extend([Answer("token", PURPLE)] * (g.tokens[index] - g.flipped[index]))
        for card in cards_of(g, self.seat):
            if card in g.rotated or card == besides or card in MYSTICS:
                continue
            if colour in g.board.cards[card].colours:
                found.append(Answer("points", card))
            elif card in PIRATES:
                found.extend([Answer("card", card)] * 2)
        bard = self.bard()
        if bard >= 0 and self.straightened(colour) >= 0:
            found.append(Answer("card", bard))
        return found

    def bard(self) -> int:
        """A Bard at hand who could straighten a card; -1 if there is none."""
        for card in BARDS:
            if self.seat * CARDS + card in self.g.cards and card not in self.g.rotated:
                if self.purse >= self.board.cards[card].florins + 50:
                    return card
        return -1

    def straightened(self, colour: int) -> int:
        """A rotated own card that would give a point of a colour once more; -1 if there is none."""
        for card in cards_of(self.g, self.seat):
            if card in self.g.rotated and card not in self.g.reactivated and card not in BARDS:
                if colour in self.board.cards[card].colours:
                    return card
        return -1

    def points_at_hand(self, colour: int) -> int:
        return self.g.points[self.seat * COLOURS + colour]

    def free_points(self, colour: int) -> int:
        return self.points_at_hand(colour) + len(self.sources(colour))

    def wanted_colours(self) -> list[float]:
        """How much each colour is of use with the branches known and soon to be known."""
        first = self.seat * COLOURS
        found = [4.0 * self.g.levels[first + branch] for branch in range(COLOURS)]
        bases = (5.0, 4.0, 1.0, 3.0, 12.0, 3.0)
        return [found[branch] / LEVELS + bases[branch] - 2 * self.g.tokens[first + branch] for branch in range(COLOURS)]

    def card_colours(self, card: int) -> float:
        """What the points of a card are worth in a turn."""
        facts = self.board.cards[card]
        wanted = [self.wanted_colours()[colour] for colour in facts.colours]
        if card in PIRATES:
            return 1.8
        if not wanted:
            return 0.0
        best = max(wanted)
        return (0.5 + best / 12) * (1.5 if facts.points == POINTS_BOTH else 1.0)

    def is_fortified(self, territory: int) -> bool:
        return self.g.buildings[territory * CATEGORIES + MILITARY] > 0


def turns_left(g: Medioevo) -> int:
    """Turns after this one, as far as one can tell."""
    if g.time_up:
        return 0
    left = g.turns - g.turn if g.turns else UNKNOWN_END
    if g.honour_limit:
        best = max([g.honour[seat] for seat in players(g)])
        left = min(left, max(1, (g.honour_limit - best + 2) // 3))
    return max(0, left)
