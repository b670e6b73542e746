"""Intrigue cards: announced and paid, open to cancellation, then in effect."""

from typing import Final

from quadriga.engine.choice import row
from quadriga.engine.frame import DONE, RUN, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import (
    ALWAYS,
    ANY_DEFEAT,
    BID_BONUS,
    CANCEL,
    CARDS,
    CONTRIBUTED,
    EMPIRE_CARDS,
    IN_DECLARE,
    IN_PHASE,
    IN_VOTE,
    LOSE_ACTION,
    NOMISMA,
    OTHER_VICTORY,
    OWN_PENALTY,
    OWN_VICTORY,
    TYPES,
    Effect,
)
from quadriga.games.byzantion.goods import leave_hand, pay, put_in_area
from quadriga.games.byzantion.moments import CARD_ANNOUNCED
from quadriga.games.byzantion.procedures.action import Action
from quadriga.games.byzantion.procedures.resolution import Defeat, Victory
from quadriga.games.byzantion.procedures.trial import Trial
from quadriga.games.byzantion.queries import (
    best_levels,
    cost_of,
    from_next,
    hand_of,
    hand_size,
    intrigue_discount,
    nomisma_of,
)
from quadriga.games.byzantion.state import SCORING, Byzantion

INTRIGUES: Final = row("intrigue", CARDS)


def intrigue_cost(g: Byzantion, seat: int, card: int) -> int:
    """With the discounts of Heroes, and Antonina's before the game has ended.

    rule: BZ-INT-2, BZ-DSC-8, BZ-CLA-15, BZ-END-5
    """
    less = 0 if g.phase == SCORING else intrigue_discount(g, seat)
    return cost_of(g, seat, card, less)


def fits(g: Byzantion, seat: int, effect: Effect) -> bool:
    """Whether the occasion is the one a card is made for.  rule: BZ-INT-21, BZ-INT-22, BZ-INT-23"""
    when = effect.when
    if effect.op == BID_BONUS:
        for frame in g.stack:
            if isinstance(frame, Trial):
                return frame.bids[seat] > 0
    for frame in g.stack:
        if isinstance(frame, Victory):
            if when == OWN_VICTORY:
                return frame.winner == seat
            if when == OTHER_VICTORY:
                return frame.winner != seat
            return when != CONTRIBUTED or frame.has_contributed(g, seat)
        if isinstance(frame, Defeat):
            return when in (ALWAYS, ANY_DEFEAT) or (when == OWN_PENALTY and frame.suffers(g, seat))
    return True


def is_playable(g: Byzantion, moment: int, seat: int, card: int) -> bool:
    """An Intrigue card in hand, in one of its windows.  rule: BZ-INT-1, BZ-INT-8"""
    return card >= EMPIRE_CARDS and g.board.windows[card] & moment != 0 and fits(g, seat, g.board.effects[card][0])


def is_in_sight(g: Byzantion, card: int) -> bool:
    """Whether everybody can see that the card is in nobody's hand."""
    if card in g.discard or card in g.offer_cards or card in g.removed:
        return True
    for played in g.area:
        if played % CARDS == card:
            return True
    for frame in g.stack:
        if isinstance(frame, IntriguePlay) and frame.card == card:
            return True
    return False


def could_react(g: Byzantion, moment: int, seat: int) -> bool:
    """Whether, for all that lies open, the seat may hold a card for the moment and pay it.

    By hand size, Nomisma and the cards in sight only: to be asked or not to be asked tells nothing about a hand.
    """
    if not hand_size(g, seat):
        return False
    purse = nomisma_of(g, seat)
    if moment & (IN_VOTE | IN_DECLARE | IN_PHASE):
        cheapest = g.board.cheapest_at(moment)
        if purse >= min(cheapest):
            return True
        purse += intrigue_discount(g, seat)
        levels = best_levels(g, seat)
        for kind in range(TYPES):
            if cheapest[kind] - levels[kind] <= purse:
                return True
        return False
    for card in g.board.intrigue_at(moment):
        if (
            fits(g, seat, g.board.effects[card][0])
            and intrigue_cost(g, seat, card) <= purse
            and not is_in_sight(g, card)
        ):
            return True
    return False


def offer_intrigue(g: Byzantion, moment: int, seat: int, o: Offer) -> None:
    """rule: BZ-INT-1, BZ-INT-2, BZ-INT-10"""
    purse = nomisma_of(g, seat)
    for card in hand_of(g, seat):
        if card < EMPIRE_CARDS:
            continue
        if not is_playable(g, moment, seat, card):
            if o.explain:
                o.no("intrigue", card, "wrong_window", ["BZ-INT-1", "BZ-INT-8"], {"card": card})
        elif intrigue_cost(g, seat, card) <= purse:
            o.add(INTRIGUES[card])
        elif o.explain:
            o.no("intrigue", card, "not_enough", ["BZ-INT-2"], {"need": intrigue_cost(g, seat, card), "good": NOMISMA})


def announce(g: Byzantion, seat: int, card: int) -> int:
    """Out of the hand and paid; in a window for cancelling the next player is asked if it fails.

    rule: BZ-INT-2, BZ-INT-3, BZ-INT-11
    """
    price = intrigue_cost(g, seat, card)
    top = g.stack[-1]
    if isinstance(top, Poll) and top.moment == CARD_ANNOUNCED:
        top.skip()
    leave_hand(g, seat, card)
    g.reveals += 1
    g.tell("intrigue.announced", seat, card, price)
    pay(g, seat, NOMISMA, price)
    return g.call(IntriguePlay(seat, card))


class IntriguePlay(Frame[Byzantion]):
    """An announced card: others may cancel it; if it stands, targets are chosen and it lies in its owner's area.

    rule: BZ-INT-3, BZ-INT-4, BZ-INT-6, BZ-INT-7, BZ-INT-11, BZ-INT-12, BZ-GEN-11
    """

    def __init__(self, seat: int = -1, card: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.cancelled = False

    def clone(self) -> "IntriguePlay":
        frame = IntriguePlay(self.seat, self.card)
        frame.at = self.at
        frame.cancelled = self.cancelled
        return frame

    def run(self, g: Byzantion) -> int:
        from quadriga.games.byzantion.cards.vocabulary import OPERATIONS

        self.at += 1
        if self.at == 1:
            return g.call(Poll(CARD_ANNOUNCED, from_next(g, self.seat)))
        if self.cancelled:
            g.discard.append(self.card)
            g.tell("intrigue.cancelled", self.seat, self.card)
            return DONE
        effect = g.board.effects[self.card][0]
        if self.at == 2:
            g.tell("intrigue.stands", self.seat, self.card)
            if effect.op in (CANCEL, LOSE_ACTION):
                return RUN
            return OPERATIONS[effect.op](g, self.seat, self.card, effect)
        put_in_area(g, self.seat, self.card)
        if effect.op == CANCEL:
            return self.cancel(g)
        return self.stop_action(g) if effect.op == LOSE_ACTION else DONE

    def cancel(self, g: Byzantion) -> int:
        """The card that opened the window has no effect, and its window closes.  rule: BZ-INT-6, BZ-INT-11"""
        for frame in g.below():
            if isinstance(frame, IntriguePlay):
                frame.cancelled = True
                return g.unwind(frame)
        raise AssertionError("nothing to cancel")

    def stop_action(self, g: Byzantion) -> int:
        """rule: BZ-INT-14"""
        for frame in g.below():
            if isinstance(frame, Action):
                frame.lost = True
                return g.unwind(frame)
        raise AssertionError("no action to lose")
