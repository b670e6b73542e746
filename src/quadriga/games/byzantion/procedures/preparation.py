"""Setting up the game: Ring, events, Market, caskets, Missions, draft, offer."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import CARDS, CASKETS, EVENTS, MISSIONS, RESOURCES
from quadriga.games.byzantion.goods import take_in_hand
from quadriga.games.byzantion.procedures.cards import fill_offer
from quadriga.games.byzantion.queries import hand_size, missions_of
from quadriga.games.byzantion.state import PENDING, SHOWN, Byzantion

EPOCHS: Final = 3
STANDARD: Final = (1, 2, 3)  # events of each epoch
MARATHON: Final = (3, 3, 3)
DEALT_MISSIONS: Final = 5
PACK: Final = 9
DRAFTED: Final = 6


class Preparation(Frame[Byzantion]):
    """Everything in the order of the book.

    rule: BZ-SET-1, BZ-SET-2, BZ-SET-3, BZ-SET-6, BZ-SET-7, BZ-SET-8, BZ-SET-11, BZ-SET-12
    """

    def __init__(self) -> None:
        self.at = 0
        self.drawn: list[int] = []  # events, until they are laid in order

    def clone(self) -> "Preparation":
        frame = Preparation()
        frame.at = self.at
        frame.drawn = self.drawn[:]
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        step = self.at
        if step == 1:
            return g.draw(g.seats, 1)
        if step == 2:
            give_ring(g, g.rolled[0])
        if step <= 1 + EPOCHS:
            if step > 2:
                self.keep_events(step - 3, g.rolled)
            counts = MARATHON if g.marathon else STANDARD
            return g.draw(EVENTS // EPOCHS, counts[step - 2])
        if step == 2 + EPOCHS:
            self.keep_events(EPOCHS - 1, g.rolled)
            lay_events(g, self.drawn)
            self.drawn = []
            return g.shuffle(RESOURCES)
        if step == 3 + EPOCHS:
            g.market = g.rolled[:]
            return g.shuffle(CASKETS)
        if step == 4 + EPOCHS:
            g.caskets = g.rolled[:]
            return g.shuffle(MISSIONS)
        return self.deal(g, step - 4 - EPOCHS)

    def keep_events(self, epoch: int, drawn: list[int]) -> None:
        first = epoch * (EVENTS // EPOCHS)
        self.drawn.extend([first + number for number in drawn])

    def deal(self, g: Byzantion, step: int) -> int:
        """Missions, then the deck and the draft, then the offer."""
        if step == 1:
            for place in range(g.seats * DEALT_MISSIONS):
                g.missions.append(place % g.seats * MISSIONS + g.rolled[place])
            g.missions.sort()
            g.reveals += 1
            return g.call(MissionChoice(DEALT_MISSIONS - 1))
        if step == 2:
            return g.shuffle(CARDS)
        if step == 3:
            g.deck = g.rolled[:]
            return g.call(Draft(g.seats))
        fill_offer(g)
        return DONE


def give_ring(g: Byzantion, seat: int) -> None:
    """To a player chosen by lot; the others start ahead of him on the Doxa track.  rule: BZ-SET-2, BZ-SET-3"""
    g.ring = seat
    g.order = [(seat + step) % g.seats for step in range(g.seats)]
    for step, other in enumerate(g.order):
        g.doxa[other] += g.board.start_doxa[step]
    g.tell("ring.given", seat)


def lay_events(g: Byzantion, drawn: list[int]) -> None:
    """By date, those of one date by name; all face up.

    rule: BZ-EVS-2, BZ-EVS-3, BZ-EVS-4, BZ-EVS-5, BZ-GEN-7
    """
    cards = g.board.events
    g.events = sorted(drawn, key=lambda event: (cards[event].year, cards[event].name))
    g.shown = [SHOWN] * len(drawn)
    g.options = [-1] * len(drawn)
    g.outcome = [PENDING] * len(drawn)
    for place, event in enumerate(g.events):
        g.tell("event.laid", place + 1, event)


class MissionChoice(Frame[Byzantion]):
    """All at once and in secret put Missions out of the game until they hold no more than ``keep``.

    rule: BZ-MIS-1, BZ-MIS-2, BZ-MIS-3, BZ-MIS-4
    """

    def __init__(self, keep: int = 0) -> None:
        self.at = 0
        self.keep = keep

    def clone(self) -> "MissionChoice":
        frame = MissionChoice(self.keep)
        frame.at = self.at
        return frame

    def waiting(self, g: Byzantion) -> list[int]:
        return [seat for seat in g.order if len(missions_of(g, seat)) > self.keep]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.waiting(g) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for mission in missions_of(g, seat):
            o.yes("spurn", mission)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        g.missions.remove(seat * MISSIONS + a.target)
        g.spurned.append(seat * MISSIONS + a.target)
        g.spurned.sort()
        g.tell("mission.spurned", seat)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("spurn", missions_of(g, seat)[0])


class Draft(Frame[Byzantion]):
    """Nine cards each; all at once keep one and pass the rest clockwise, until six are kept.

    rule: BZ-DRF-1, BZ-DRF-2, BZ-DRF-3, BZ-DRF-4, BZ-DRF-5
    """

    def __init__(self, seats: int = 0) -> None:
        self.at = 0  # 0 deal, 1 keep, 2 shuffle the rest
        self.packs: list[int] = []  # seat * CARDS + card, ascending; hidden
        self.picks: list[int] = [-1] * seats  # the card kept this time; hidden

    def clone(self) -> "Draft":
        frame = Draft()
        frame.at = self.at
        frame.packs = self.packs[:]
        frame.picks = self.picks[:]
        return frame

    def pack_of(self, seat: int) -> list[int]:
        first = seat * CARDS
        return [held - first for held in self.packs if first <= held < first + CARDS]

    def waiting(self, g: Byzantion) -> list[int]:
        return [seat for seat in g.order if self.picks[seat] < 0]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in self.pack_of(seat):
            o.yes("keep", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.picks[seat] = a.target

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("keep", self.pack_of(seat)[0])

    def may_reopen(self, seat: int) -> bool:
        return self.picks[seat] >= 0

    def reopen(self, seat: int) -> None:
        self.picks[seat] = -1

    def run(self, g: Byzantion) -> int:
        if self.at == 0:
            self.at = 1
            for _ in range(PACK):
                for seat in g.order:
                    self.packs.append(seat * CARDS + g.deck.pop())
            self.packs.sort()
            g.reveals += 1
            return RUN
        if self.at == 1:
            if self.waiting(g):
                return WAIT
            self.pass_on(g)
            if hand_size(g, 0) < DRAFTED:
                return RUN
            self.at = 2
            return g.shuffle(len(self.packs))
        rest = [held % CARDS for held in self.packs]
        self.packs = []
        g.discard = [rest[place] for place in g.rolled]
        g.reveals += 1
        g.tell("draft.ended", len(g.discard))
        return DONE

    def pass_on(self, g: Byzantion) -> None:
        for seat in range(g.seats):
            self.packs.remove(seat * CARDS + self.picks[seat])
            take_in_hand(g, seat, self.picks[seat])
            self.picks[seat] = -1
        self.packs = sorted([held % CARDS + (held // CARDS + 1) % g.seats * CARDS for held in self.packs])
        g.reveals += 1
        g.tell("draft.passed")
