"""The Action phase: turns, and actions declared, open to reactions, then carried out."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import Poll
from quadriga.games.byzantion.board import CARDS, EMPIRE_CARDS, GOODS, OTHER_MARKET, RESOURCES
from quadriga.games.byzantion.goods import gain_loot
from quadriga.games.byzantion.moments import ACTION_DECLARED
from quadriga.games.byzantion.procedures.activation import Activation
from quadriga.games.byzantion.procedures.draw import DrawCards
from quadriga.games.byzantion.procedures.market import BuyResources, MarketReset, SellResources, affordable, may_sell
from quadriga.games.byzantion.procedures.play import PlayCards, may_play
from quadriga.games.byzantion.procedures.solo.build import BuildUnits, may_build
from quadriga.games.byzantion.queries import abilities, auctoritas_of, from_next, hand_size, others, ready_groups
from quadriga.games.byzantion.state import Byzantion

DRAW_CARDS: Final = 0
PLAY_CARDS: Final = 1
ACTIVATE: Final = 2
SELL: Final = 3
BUY: Final = 4
RESET: Final = 5
BUILD: Final = 6  # solo only
ACTIONS: Final = 7

ACTS: Final = row("act", ACTIONS)


class ActionPhase(Frame[Byzantion]):
    """Turns in initiative order, again and again, until no Dynamis is left.

    rule: BZ-ACT-1, BZ-ACT-3, BZ-ACT-5, BZ-AVT-5
    """

    def __init__(self) -> None:
        self.at = 0  # place in the initiative order

    def clone(self) -> "ActionPhase":
        frame = ActionPhase()
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        for _ in g.order:
            seat = g.order[self.at % len(g.order)]
            self.at = (self.at + 1) % len(g.order)
            if g.dynamis[seat]:
                return g.call(Turn(seat))
        g.marked = []
        for seat in g.order:
            g.dynamis[seat] = g.board.dynamis[g.seats]
        return DONE


class Turn(Frame[Byzantion]):
    """One action for one Dynamis. Before and after it cards may be discarded and Intrigue cards played.

    rule: BZ-ACT-1, BZ-ACT-2, BZ-ACT-4, BZ-DIS-1, BZ-INT-24
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 declare, 1 after the action, 2 end
        self.seat = seat

    def clone(self) -> "Turn":
        frame = Turn(self.seat)
        frame.at = self.at
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at == 0:
            offer_actions(g, seat, o)
        else:
            o.yes("end_turn")

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "end_turn":
            self.at = 2
        else:
            self.at = 1
            g.call(Action(seat, a.target))

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("end_turn") if self.at else Answer("act", RESET)

    def run(self, g: Byzantion) -> int:
        if self.at == 1 and not hand_size(g, self.seat):
            return DONE
        return DONE if self.at == 2 else WAIT


class Action(Frame[Byzantion]):
    """Named and paid with a Dynamis; others may react; only then details are chosen, paid and resolved.

    rule: BZ-ACT-6, BZ-ACT-8, BZ-INT-5, BZ-INT-14
    """

    def __init__(self, seat: int = -1, kind: int = 0, free: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind
        self.free = free  # without Dynamis, and leaving no marker
        self.lost = False

    def clone(self) -> "Action":
        frame = Action(self.seat, self.kind, self.free)
        frame.at = self.at
        frame.lost = self.lost
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            if not self.free:
                g.dynamis[self.seat] -= 1
            g.tell("action.declared", self.seat, self.kind)
            if g.seats == 1:
                return RUN
            return g.call(Poll(ACTION_DECLARED, from_next(g, self.seat)))
        if self.at == 2:
            if self.lost:
                g.tell("action.lost", self.seat, self.kind)
                self.end_turn(g)
                return DONE
            return self.carry_out(g)
        if self.kind in (SELL, BUY) and g.result:  # something was traded
            self.pay_customs(g)
        return DONE

    def end_turn(self, g: Byzantion) -> None:
        """rule: BZ-INT-14, BZ-CLA-5"""
        for frame in g.below():
            if isinstance(frame, Turn):
                if not self.free:
                    frame.at = 2
                return

    def carry_out(self, g: Byzantion) -> int:
        """rule: BZ-ACT-2, BZ-SOL-17"""
        seat = self.seat
        if self.kind == DRAW_CARDS:
            return g.call(DrawCards(seat))
        if self.kind == PLAY_CARDS:
            return g.call(PlayCards(seat))
        if self.kind == ACTIVATE:
            return g.call(Activation(seat, not self.free))
        if self.kind == SELL:
            return g.call(SellResources(seat))
        if self.kind == BUY:
            return g.call(BuyResources(seat))
        return g.call(MarketReset(seat) if self.kind == RESET else BuildUnits(seat))

    def pay_customs(self, g: Byzantion) -> None:
        """Heroes of others who live on trade.  (trigger other_market; none in solo: BZ-SOL-36)"""
        for other in others(g, self.seat):
            for effect in abilities(g, other, OTHER_MARKET):
                gain_loot(g, other, effect.loot)


def offer_actions(g: Byzantion, seat: int, o: Offer) -> None:
    """Only what can be carried out in its least form; to reset the Market is always possible.

    rule: BZ-ACT-2, BZ-ACT-4, BZ-ACT-7
    """
    for kind in range(ACTIONS if g.seats == 1 else BUILD):
        if kind == RESET or is_possible(g, seat, kind):
            o.add(ACTS[kind])
        elif o.explain:
            o.no("act", kind, WHY_NOT[kind], ["BZ-ACT-7"])
    if o.explain and g.seats > 1:
        o.no("act", BUILD, "solo_only", ["BZ-SOL-17"])


WHY_NOT: Final = (
    "no_auctoritas",
    "nothing_to_play",
    "nothing_to_activate",
    "nothing_to_sell",
    "nothing_to_buy",
    "not_now",
    "nothing_to_build",
)


def is_possible(g: Byzantion, seat: int, kind: int) -> bool:
    """rule: BZ-ACT-7"""
    if kind == DRAW_CARDS:
        return auctoritas_of(g, seat) >= g.board.draw_price[0]
    if kind == PLAY_CARDS:
        return any_to_play(g, seat)
    if kind == ACTIVATE:
        return bool(ready_groups(g, seat))
    if kind == SELL:
        for good in range(RESOURCES):
            if g.stock[seat * GOODS + good] and may_sell(g, good, False):
                return True
        return False
    if kind == BUY:
        return bool(affordable(g, seat, []))
    return may_build(g, seat)


def any_to_play(g: Byzantion, seat: int) -> bool:
    first = seat * CARDS
    for held in g.hands:
        card = held - first
        if 0 <= card < EMPIRE_CARDS and may_play(g, seat, card, 0):
            return True
    return False
