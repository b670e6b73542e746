"""The Demoi help: casket and Keimelion of a position, once a round."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import CHALICE, EMPIRE_CARDS, LABARUM, NOMISMA, SCEPTRE
from quadriga.games.byzantion.goods import gain, put_in_area
from quadriga.games.byzantion.procedures.ability import ResourceGain
from quadriga.games.byzantion.procedures.cards import make_deck
from quadriga.games.byzantion.procedures.initiative import claim_position
from quadriga.games.byzantion.procedures.play import PlayedCard
from quadriga.games.byzantion.queries import area_of, bandon, leads
from quadriga.games.byzantion.state import Byzantion


def claim(g: Byzantion, seat: int, position: int) -> int:
    """A seal is placed for good; casket first, then what the Keimelion gives.

    rule: BZ-SOL-28, BZ-SOL-29, BZ-SOL-30, BZ-SOL-31, BZ-SOL-32, BZ-SOL-37
    """
    g.claimed = True
    g.seals[position] = seat
    g.tell("seal.placed", seat, position)
    claim_position(g, seat, position)
    if position == LABARUM:
        return g.call(LabarumChoice(seat))
    if position == CHALICE:
        gain(g, seat, NOMISMA, 2 * sum(g.units))
        return RUN
    if position == SCEPTRE:
        return g.call(ResourceGain(seat, g.outcome.count(seat)))
    return g.call(TunicPlay(seat, len(area_of(g, seat))))


class LabarumChoice(Frame[Byzantion]):
    """1 Dynamis for each card of one Bandon; at least 1, also without any.  rule: BZ-SOL-29, BZ-SOL-38"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "LabarumChoice":
        frame = LabarumChoice(self.seat)
        frame.at = self.at
        return frame

    def leaders(self, g: Byzantion) -> list[int]:
        return [card for card in area_of(g, self.seat) if card < EMPIRE_CARDS and leads(g, card)]

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at:
            return DONE
        if self.leaders(g):
            return WAIT
        self.give(g, 1)
        return DONE

    def give(self, g: Byzantion, count: int) -> None:
        g.dynamis[self.seat] += count
        g.tell("dynamis.gained", self.seat, count)

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in self.leaders(g):
            o.yes("choose_bandon", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        self.give(g, len(bandon(g, seat, a.target)))

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("choose_bandon", self.leaders(g)[0])


class TunicPlay(Frame[Byzantion]):
    """As many cards from the deck as lie in the area; one is played free, the others are discarded without income.

    rule: BZ-SOL-32, BZ-DIS-4
    """

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0  # 0 looking, 1 a new deck was shuffled, 2 choosing, 3 end
        self.seat = seat
        self.count = count
        self.drawn: list[int] = []  # ascending

    def clone(self) -> "TunicPlay":
        frame = TunicPlay(self.seat, self.count)
        frame.at = self.at
        frame.drawn = self.drawn[:]
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.at == 1:
            self.at = 0
            make_deck(g)
        if self.at == 0:
            while self.count and g.deck:
                self.drawn.append(g.deck.pop())
                self.count -= 1
            if self.count and g.discard:
                self.at = 1
                return g.shuffle(len(g.discard))
            self.at = 2
            self.drawn.sort()
            g.reveals += 1
        return WAIT if self.at == 2 and self.drawn else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        for card in self.drawn:
            o.yes("play", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 3
        for card in self.drawn:
            if card != a.target:
                g.discard.append(card)
                g.tell("card.shed", seat, card)
        self.drawn = []
        if a.verb == "play":
            g.tell("card.played", seat, a.target, 0)
            put_in_area(g, seat, a.target)
            g.call(PlayedCard(seat, a.target))

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")
