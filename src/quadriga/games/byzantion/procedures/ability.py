"""Abilities of cards in the hands of their owner: used or declined, put in order, chosen for."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import (
    DRAW,
    DRAW_KEEP,
    EACH_OTHER,
    EMPIRE_CARDS,
    GOODS,
    OTHERS_DISCARD,
    PLAY_CARD,
    RESOURCES,
)
from quadriga.games.byzantion.goods import gain, lose, take_in_hand
from quadriga.games.byzantion.procedures.cards import draw, make_deck, offer_open, take_from_offer
from quadriga.games.byzantion.queries import hand_of, hand_size, has
from quadriga.games.byzantion.state import Byzantion


def asks_first(g: Byzantion, card: int) -> bool:
    """Whether somebody might want to decline: others are touched, or drawing would shuffle the discard pile.

    What only gives its owner something is used by itself: to decline it never helps.  (ruling BZ-GAP-56)
    rule: BZ-GEN-8
    """
    for effect in g.board.effects[card]:
        if effect.op == EACH_OTHER and g.seats > 1:
            return True
        if effect.op == DRAW_KEEP:  # what is not kept lies open to others
            return True
        draws = effect.op == DRAW
        if effect.op == EACH_OTHER and effect.mode == OTHERS_DISCARD:  # alone: BZ-SOL-34
            draws = True
        if draws and len(g.deck) < effect.count and g.discard and not g.board.hero[card]:
            return True
    return False


class UseAbility(Frame[Byzantion]):
    """Use the ability of a card just played, wholly, or decline it.  rule: BZ-GEN-8"""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.card = card

    def clone(self) -> "UseAbility":
        frame = UseAbility(self.seat, self.card)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        o.yes("use")

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        g.result = 1 if a.verb == "use" else 0

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")


def optional_draw(g: Byzantion, seat: int, count: int) -> int:
    """A card one may draw: asked only where drawing would shuffle the discard pile.  (ruling BZ-GAP-56)"""
    if len(g.deck) >= count or not g.discard:
        return draw(g, seat, count)
    return g.call(OptionalDraw(seat, count))


class OptionalDraw(Frame[Byzantion]):
    """rule: BZ-RST-2, BZ-GEN-8"""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count

    def clone(self) -> "OptionalDraw":
        frame = OptionalDraw(self.seat, self.count)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        o.yes("use")

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "use":
            draw(g, seat, self.count)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")


class Triggers(Frame[Byzantion]):
    """Abilities set off by one card, each once, in the order their owner likes.  rule: BZ-PLA-6"""

    def __init__(self, seat: int = -1, pending: list[int] | None = None) -> None:
        self.at = 0
        self.seat = seat
        self.pending: list[int] = pending if pending is not None else []

    def clone(self) -> "Triggers":
        frame = Triggers(self.seat, self.pending[:])
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if not self.pending:
            return DONE
        return self.use(g, self.pending[0]) if len(self.pending) == 1 else WAIT

    def use(self, g: Byzantion, hero: int) -> int:
        from quadriga.games.byzantion.cards.vocabulary import carry_out

        self.pending.remove(hero)
        for effect in g.board.effects[hero]:
            if effect.trigger == PLAY_CARD:
                return carry_out(g, self.seat, hero, effect)
        return RUN

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for hero in sorted(self.pending):
            o.yes("first", hero)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.use(g, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("first", min(self.pending))


class OfferTaking(Frame[Byzantion]):
    """Take a card from the offer, or not.  (operation take_offer)"""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count

    def clone(self) -> "OfferTaking":
        frame = OfferTaking(self.seat, self.count)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.count and offer_open(g) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        for card in offer_open(g):
            o.yes("take", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "decline":
            self.count = 0
        else:
            self.count -= 1
            take_from_offer(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")


class DrawAndKeep(Frame[Byzantion]):
    """Draw some, keep some, the rest goes on the discard pile without income.  rule: BZ-DIS-4"""

    def __init__(self, seat: int = -1, count: int = 0, keep: int = 0) -> None:
        self.at = 0  # 0 drawing, 1 a new deck was shuffled, 2 keeping
        self.seat = seat
        self.count = count
        self.keep = keep
        self.drawn: list[int] = []  # ascending; hidden from others

    def clone(self) -> "DrawAndKeep":
        frame = DrawAndKeep(self.seat, self.count, self.keep)
        frame.at = self.at
        frame.drawn = self.drawn[:]
        return frame

    def admits_free_actions(self) -> bool:
        return self.at == 2

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
        if self.keep and self.drawn:
            return WAIT
        for card in self.drawn:
            g.discard.append(card)
            g.tell("card.shed", self.seat, card)
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for card in self.drawn:
            o.yes("keep", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.drawn.remove(a.target)
        self.keep -= 1
        take_in_hand(g, seat, a.target)
        g.tell("hand.grown", seat)
        g.tell("card.drawn", seat, a.target, seen_by=1 << seat)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("keep", self.drawn[0])


class Exchange(Frame[Byzantion]):
    """Pay resources of one's choice to gain as many of other types.  (operation exchange)"""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count
        self.given = -1

    def clone(self) -> "Exchange":
        frame = Exchange(self.seat, self.count)
        frame.at = self.at
        frame.given = self.given
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if self.given >= 0:
            return WAIT
        return WAIT if self.count and any(g.stock[self.seat * GOODS : self.seat * GOODS + RESOURCES]) else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.given >= 0:
            for good in range(RESOURCES):
                if good != self.given:
                    o.yes("gain", good)
            return
        o.yes("decline")
        for good in range(RESOURCES):
            if has(g, seat, good):
                o.yes("give", good)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "decline":
            self.count = 0
        elif a.verb == "give":
            self.given = a.target
            lose(g, seat, a.target, 1)
        else:
            self.given = -1
            self.count -= 1
            gain(g, seat, a.target, 1)

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.given < 0:
            return Answer("decline")
        return Answer("gain", 1 if self.given == 0 else 0)


class ResourceGain(Frame[Byzantion]):
    """Gain resources of one's choice, one after another.  rule: BZ-SOL-31, BZ-SOL-34"""

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.count = count

    def clone(self) -> "ResourceGain":
        frame = ResourceGain(self.seat, self.count)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.count else DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        for good in range(RESOURCES):
            o.yes("gain", good)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.count -= 1
        gain(g, seat, a.target, 1)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("gain", 0)


class AnotherCard(Frame[Byzantion]):
    """Play one more Empire card for 1 of the named resource, without Nomisma or Dynamis.  rule: BZ-CLA-2"""

    def __init__(self, seat: int = -1, pay: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.pay = pay

    def clone(self) -> "AnotherCard":
        frame = AnotherCard(self.seat, self.pay)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def playable(self, g: Byzantion) -> list[int]:
        return [card for card in hand_of(g, self.seat) if card < EMPIRE_CARDS]

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return WAIT if self.at == 0 and hand_size(g, self.seat) and has(g, self.seat, self.pay) else DONE

    def must_ask(self, g: Byzantion, seat: int) -> bool:
        """Not to be asked would tell that there are only Intrigue cards in the hand."""
        return True

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        o.yes("decline")
        for card in self.playable(g):
            o.yes("play", card)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        from quadriga.games.byzantion.procedures.play import enter_play

        self.at = 1
        if a.verb == "play":
            lose(g, seat, self.pay, 1)
            g.tell("card.played", seat, a.target, 0)
            enter_play(g, seat, a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")


class FreeAction(Frame[Byzantion]):
    """One more action of any kind without Dynamis and without marker.  rule: BZ-CLA-4, BZ-CLA-5"""

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.card = card

    def clone(self) -> "FreeAction":
        frame = FreeAction(self.seat, self.card)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        return DONE if self.at else WAIT

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        from quadriga.games.byzantion.procedures.action import offer_actions

        o.yes("decline")
        offer_actions(g, seat, o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        from quadriga.games.byzantion.procedures.action import Action

        self.at = 1
        if a.verb == "act":
            g.call(Action(seat, a.target, True))

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")
