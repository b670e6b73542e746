"""A lone emperor's game: preparation, rounds, resolution."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import (
    CARDS,
    CASKETS,
    DISCOUNT,
    EMPIRE_CARDS,
    EVENT_CARDS,
    EVENTS,
    GOODS,
    POSITIONS,
    RESOURCES,
    UNITS,
    VICTORY,
)
from quadriga.games.byzantion.goods import discard_for_income, gain_loot, suffer
from quadriga.games.byzantion.procedures.ability import DrawAndKeep
from quadriga.games.byzantion.procedures.action import ACTIONS, Action, offer_actions
from quadriga.games.byzantion.procedures.bandon import Reorganising
from quadriga.games.byzantion.procedures.cards import OfferRefill, fill_offer
from quadriga.games.byzantion.procedures.resolution import penalty_for
from quadriga.games.byzantion.procedures.rounds import HAND_LIMIT, begin_round
from quadriga.games.byzantion.queries import abilities, current_event, hand_of, hand_size, has_event
from quadriga.games.byzantion.scoring import rank
from quadriga.games.byzantion.state import (
    ACTION,
    EMPTY,
    FAILED,
    HIDDEN,
    PENDING,
    RESOLUTION,
    SCORING,
    SHOWN,
    Byzantion,
)

STANDARD: Final = (1, 2, 3)
MARATHON: Final = (2, 3, 3)
EPOCH: Final = (EVENT_CARDS - EVENTS) // 3
EMPEROR: Final = 0
DRAWN: Final = 9
KEPT: Final = 6


class Reign(Frame[Byzantion]):
    """Preparation, a round without event and one for each event, the rank.  rule: BZ-SOL-1, BZ-SOL-2, BZ-SOL-27"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "Reign":
        frame = Reign()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            return g.call(SoloPreparation())
        if g.round < len(g.events):
            g.round += 1
            return g.call(SoloRound())
        end_reign(g)
        return DONE


def end_reign(g: Byzantion) -> None:
    """rule: BZ-SOL-4"""
    g.phase = SCORING
    g.winners = [EMPEROR]
    g.over = True
    g.tell("reign.ended", EMPEROR, rank(g, g.doxa[EMPEROR]), g.doxa[EMPEROR])


class SoloPreparation(Frame[Byzantion]):
    """rule: BZ-SOL-6, BZ-SOL-7, BZ-SOL-8, BZ-SOL-9, BZ-SOL-10, BZ-SOL-11, BZ-SOL-12, BZ-SOL-13, BZ-SOL-14"""

    def __init__(self) -> None:
        self.at = 0
        self.drawn: list[int] = []

    def clone(self) -> "SoloPreparation":
        frame = SoloPreparation()
        frame.at = self.at
        frame.drawn = self.drawn[:]
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at <= 4:
            if self.at > 1:
                first = EVENTS + (self.at - 2) * EPOCH
                self.drawn.extend([first + number for number in g.rolled])
            if self.at <= 3:
                return g.draw(EPOCH, (MARATHON if g.marathon else STANDARD)[self.at - 1])
            self.lay_events(g)
            return g.shuffle(RESOURCES)
        if self.at == 5:
            g.market = g.rolled[:]
            return g.shuffle(CASKETS)
        if self.at == 6:
            g.caskets = g.rolled[:]
            for position in range(POSITIONS):
                g.track[position] = g.caskets.pop()
                g.tell("casket.shown", position, g.track[position])
            return g.shuffle(EMPIRE_CARDS - len(self.useless(g)))
        if self.at == 7:
            self.make_deck(g)
            return g.call(DrawAndKeep(EMPEROR, DRAWN, KEPT))
        return DONE

    def lay_events(self, g: Byzantion) -> None:
        """The first slot stays empty; only the first event lies face up.  rule: BZ-SOL-7, BZ-SOL-8, BZ-SOL-9"""
        g.events = [EMPTY, *self.drawn]
        self.drawn = []
        g.shown = [SHOWN, SHOWN] + [HIDDEN] * (len(g.events) - 2)
        g.options = [-1] * len(g.events)
        g.outcome = [PENDING] * len(g.events)
        g.ring = EMPEROR
        g.order = [EMPEROR]
        g.doxa[EMPEROR] += g.board.start_doxa[0]
        g.tell("event.laid", 2, g.events[1])

    def useless(self, g: Byzantion) -> list[int]:
        """Antonina, whose ability is about Intrigue cards.  rule: BZ-SOL-10"""
        return [card for card in range(EMPIRE_CARDS) if g.board.effects[card][0].op == DISCOUNT]

    def make_deck(self, g: Byzantion) -> None:
        gone = self.useless(g)
        g.removed = sorted([*gone, *range(EMPIRE_CARDS, CARDS)])
        cards = [card for card in range(EMPIRE_CARDS) if card not in gone]
        g.deck = [cards[place] for place in g.rolled]
        fill_offer(g)


class SoloRound(Frame[Byzantion]):
    """rule: BZ-SOL-15, BZ-SOL-16, BZ-SOL-26, BZ-SOL-27, BZ-SOL-38"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "SoloRound":
        frame = SoloRound()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        if self.at == 3:
            if hand_size(g, EMPEROR) > HAND_LIMIT:
                return WAIT
            self.at = 4
            return g.call(Reorganising([EMPEROR]))
        self.at += 1
        if self.at == 1:
            begin_round(g)
            g.claimed = False
            g.paid = False
            show_event(g, g.round - 1)
            g.phase = ACTION
            g.tell("phase.started", g.round, g.phase)
            return g.call(SoloActions())
        if self.at == 2:
            g.marked = []
            g.phase = RESOLUTION
            g.tell("phase.started", g.round, g.phase)
            if has_event(g):
                resolve_event(g)
            return RUN
        return self.turn_offer_over(g) if self.at == 3 else DONE

    def turn_offer_over(self, g: Byzantion) -> int:
        """Every card without an Auctoritas on it goes; the Auctoritas returns to the supply.

        rule: BZ-SOL-22, BZ-SOL-26 (ruling BZ-GAP-53)
        """
        for slot, card in enumerate(g.offer_cards):
            if slot not in g.reserved and card != EMPTY:
                g.discard.append(card)
                g.offer_cards[slot] = EMPTY
                g.tell("card.shed", EMPEROR, card)
        g.reserved = []
        return g.call(OfferRefill())

    def waiting(self, g: Byzantion) -> list[int]:
        return [EMPEROR]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in hand_of(g, seat):
            o.yes("discard", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        discard_for_income(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("discard", hand_of(g, seat)[0])


def show_event(g: Byzantion, place: int) -> None:
    """rule: BZ-SOL-16, BZ-SOL-21"""
    if g.shown[place] == HIDDEN:
        g.shown[place] = SHOWN
        g.reveals += 1
        g.tell("event.laid", place + 1, g.events[place])


def resolve_event(g: Byzantion) -> None:
    """The demanded units stand in the territory and the cost is paid, or the consequence follows.

    rule: BZ-SOL-24, BZ-SOL-25, BZ-SOL-36
    """
    event = current_event(g)
    if is_met(g):
        g.outcome[g.round - 1] = EMPEROR
        g.tell("event.completed", g.events[g.round - 1], EMPEROR)
        gain_loot(g, EMPEROR, event.reward)
        for effect in abilities(g, EMPEROR, VICTORY):
            gain_loot(g, EMPEROR, effect.loot)
    else:
        g.outcome[g.round - 1] = FAILED
        g.tell("event.failed", g.events[g.round - 1], EMPEROR)
        suffer(g, EMPEROR, penalty_for(g, EMPEROR))


def is_met(g: Byzantion) -> bool:
    event = current_event(g)
    for kind in range(UNITS):
        if g.units[event.area * UNITS + kind] < event.units[0][kind]:
            return False
    return g.paid or not has_cost(g)


def has_cost(g: Byzantion) -> bool:
    return has_event(g) and any(current_event(g).required[0])


def can_pay_cost(g: Byzantion) -> bool:
    cost = current_event(g).required[0]
    for good in range(GOODS):
        if cost[good] > g.stock[EMPEROR * GOODS + good]:
            return False
    return True


class SoloActions(Frame[Byzantion]):
    """Actions as long as there is Dynamis, free ones besides; he may stop early.  rule: BZ-SOL-17, BZ-SOL-18"""

    def __init__(self) -> None:
        self.at = 0

    def clone(self) -> "SoloActions":
        frame = SoloActions()
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [EMPEROR]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if g.dynamis[seat]:
            offer_actions(g, seat, o)
        elif o.explain:
            for kind in range(ACTIONS):
                o.no("act", kind, "no_dynamis", ["BZ-SOL-17"])
        o.yes("stop")

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "stop":
            self.at = 1
        else:
            g.call(Action(seat, a.target))

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("stop")
