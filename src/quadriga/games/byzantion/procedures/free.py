"""What a player may do besides in his own turn: discard cards, play Intrigue cards; alone also a few things more."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import AUCTORITAS, CARDS, GOODS, POSITIONS, TUNIC
from quadriga.games.byzantion.goods import discard_for_income, lose
from quadriga.games.byzantion.moments import OWN_TURN
from quadriga.games.byzantion.procedures.action import Turn
from quadriga.games.byzantion.procedures.bandon import Placement, Reorganising
from quadriga.games.byzantion.procedures.cards import offer_open
from quadriga.games.byzantion.procedures.intrigue import announce, offer_intrigue
from quadriga.games.byzantion.procedures.market import BuyResources
from quadriga.games.byzantion.procedures.play import PlayCards
from quadriga.games.byzantion.procedures.solo.keimelion import claim
from quadriga.games.byzantion.procedures.solo.reign import SoloActions, can_pay_cost, has_cost, show_event
from quadriga.games.byzantion.queries import auctoritas_of, current_event, hand_of
from quadriga.games.byzantion.state import ACTION, HIDDEN, Byzantion

DISCARDS: Final = row("discard", CARDS)
REVEAL_PRICE = 3
RESERVE_PRICE = 1


def active(g: Byzantion) -> int:
    """Whose turn of the Action phase it is; -1 if it is nobody's."""
    seat = -1
    if g.phase == ACTION:
        for frame in g.stack:
            if isinstance(frame, Turn):
                seat = frame.seat
            elif isinstance(frame, SoloActions):
                seat = 0
            elif isinstance(frame, Poll) and seat >= 0:  # in a window one reacts, and does nothing else
                return -1
    return seat


def offer_free(g: Byzantion, seat: int, o: Offer) -> None:
    """rule: BZ-DIS-1, BZ-DIS-3, BZ-INT-24"""
    if seat != active(g):
        return
    for card in hand_of(g, seat):
        o.add(DISCARDS[card])
    if g.seats == 1:
        offer_solo(g, seat, o)
    elif isinstance(g.stack[-1], (Turn, PlayCards)):
        offer_intrigue(g, OWN_TURN, seat, o)


def answer_free(g: Byzantion, seat: int, a: Answer) -> bool:
    if a.verb == "discard":
        discard_for_income(g, seat, a.target)
    elif a.verb == "intrigue":
        announce(g, seat, a.target)
    elif a.verb == "reveal":
        lose(g, seat, AUCTORITAS, REVEAL_PRICE)
        show_event(g, a.target)
    elif a.verb == "reserve":
        reserve(g, seat, a.target)
    elif a.verb == "pay_cost":
        pay_cost(g, seat)
    else:
        claim(g, seat, a.target)
    return True


def offer_solo(g: Byzantion, seat: int, o: Offer) -> None:
    """rule: BZ-SOL-21, BZ-SOL-22, BZ-SOL-23, BZ-SOL-28"""
    purse = auctoritas_of(g, seat)
    for place, shown in enumerate(g.shown):
        if shown == HIDDEN:
            if purse >= REVEAL_PRICE:
                o.yes("reveal", place)
            elif o.explain:
                o.no("reveal", place, "not_enough", ["BZ-SOL-21"], {"need": REVEAL_PRICE, "good": AUCTORITAS})
    for card in offer_open(g):
        if g.offer_cards.index(card) in g.reserved:
            if o.explain:
                o.no("reserve", card, "reserved_before", ["BZ-SOL-22"], {"card": card})
        elif purse >= RESERVE_PRICE:
            o.yes("reserve", card)
        elif o.explain:
            o.no("reserve", card, "not_enough", ["BZ-SOL-22"], {"need": RESERVE_PRICE, "good": AUCTORITAS})
    if has_cost(g) and not g.paid:
        if can_pay_cost(g):
            o.yes("pay_cost")
        elif o.explain:
            o.no("pay_cost", -1, "cannot_pay_cost", ["BZ-SOL-23"])
    for position in range(POSITIONS):
        if position == TUNIC and is_halfway(g):
            if o.explain:
                o.no("claim", position, "finish_step", ["BZ-SOL-32", "BZ-BUY-1", "BZ-BAN-6"])
        elif g.seals[position] < 0 and not g.claimed:
            o.yes("claim", position)
        elif o.explain:
            code = "claimed_before" if g.claimed and g.seals[position] < 0 else "position_used"
            o.no("claim", position, code, ["BZ-SOL-28"], {"position": position})


def is_halfway(g: Byzantion) -> bool:
    """In a step that the card played with the Tunic would disturb: a purchase, a card on its way to a Bandon."""
    top = g.stack[-1]
    if isinstance(top, Reorganising):
        return max(top.held) >= 0
    return isinstance(top, (BuyResources, Placement))


def reserve(g: Byzantion, seat: int, card: int) -> None:
    """rule: BZ-SOL-22"""
    lose(g, seat, AUCTORITAS, RESERVE_PRICE)
    g.reserved.append(g.offer_cards.index(card))
    g.reserved.sort()
    g.tell("offer.reserved", seat, card)


def pay_cost(g: Byzantion, seat: int) -> None:
    """No Doxa for it.  rule: BZ-SOL-23 (ruling BZ-GAP-52)"""
    cost = current_event(g).required[0]
    for good in range(GOODS):
        lose(g, seat, good, cost[good])
    g.paid = True
    g.tell("cost.paid", seat)
