"""Actions at the Market: sell, buy, reset; and single trades by an ability."""

from typing import Final

from quadriga.engine.choice import Answer, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.byzantion.board import GOODS, MARKET, MARKET_SELL, NOMISMA, RESET_MARKET, RESOURCES
from quadriga.games.byzantion.goods import gain_loot, pay
from quadriga.games.byzantion.procedures.ability import optional_draw
from quadriga.games.byzantion.queries import abilities, hand_size, has, nomisma_of
from quadriga.games.byzantion.state import Byzantion

SALES: Final = row("sell", RESOURCES)
PURCHASES: Final = row("buy", RESOURCES)


def may_sell(g: Byzantion, good: int, duplicated: bool) -> bool:
    """What is missing on the Market, or once an action a second piece of what lies first.

    rule: BZ-SEL-3, BZ-SEL-4, BZ-SEL-5, BZ-SEL-7, BZ-SEL-8
    """
    if good not in g.market:
        return True
    return g.market[0] == good and not duplicated


def sale_price(g: Byzantion, seat: int) -> int:
    """Of the leftmost empty slot, and what Heroes add.  rule: BZ-SEL-1, BZ-CLA-7"""
    return g.board.prices[len(g.market)] + sum([effect.sell for effect in abilities(g, seat, MARKET)])


def sell(g: Byzantion, seat: int, good: int) -> bool:
    """True if it was a duplicate: then the first piece leaves and all others move left.  rule: BZ-SEL-6"""
    duplicate = good in g.market
    price = sale_price(g, seat)
    g.market.append(good)
    if duplicate:
        del g.market[0]
    pay(g, seat, good, 1)
    g.stock[seat * GOODS + NOMISMA] += price
    g.tell("resource.sold", seat, good, price)
    return duplicate


def rebate(g: Byzantion, seat: int) -> int:
    """What Heroes take off each purchase.  rule: BZ-CLA-7"""
    less = 0
    for effect in abilities(g, seat, MARKET):
        less += effect.buy
    return less


def price_of(g: Byzantion, seat: int, good: int) -> int:
    """Of the slot it lies in, less what Heroes take off.  rule: BZ-BUY-1, BZ-CLA-7"""
    return max(0, g.board.prices[g.market.index(good)] - rebate(g, seat))


def affordable(g: Byzantion, seat: int, bought: list[int]) -> list[int]:
    """What the seat can pay on the Market besides what it has bought, ascending.  rule: BZ-ACT-7, BZ-BUY-1"""
    purse = nomisma_of(g, seat) + rebate(g, seat)
    prices = g.board.prices
    found: list[int] = []
    for slot, good in enumerate(g.market):
        if prices[slot] <= purse and good not in bought:
            found.append(good)
    found.sort()
    return found


def pay_for(g: Byzantion, seat: int, good: int) -> None:
    price = price_of(g, seat, good)
    pay(g, seat, NOMISMA, price)
    g.stock[seat * GOODS + good] += 1
    g.tell("resource.bought", seat, good, price)


def offer_sales(g: Byzantion, seat: int, duplicated: bool, o: Offer) -> None:
    for good in range(RESOURCES):
        if not g.stock[seat * GOODS + good]:
            if o.explain:
                o.no("sell", good, "none_held", ["BZ-SEL-2"], {"good": good})
        elif may_sell(g, good, duplicated):
            o.add(SALES[good])
        elif o.explain:
            first = g.market[0] == good
            rules = ["BZ-SEL-5"] if first else ["BZ-SEL-7"]
            o.no("sell", good, "duplicated_before" if first else "on_the_market", rules, {"good": good})


def offer_purchases(g: Byzantion, seat: int, bought: list[int], o: Offer) -> None:
    within = affordable(g, seat, bought)
    for good in within:
        o.add(PURCHASES[good])
    if o.explain:
        for good in range(RESOURCES):
            if good not in g.market or good in bought:
                o.no("buy", good, "not_on_market", ["BZ-BUY-3"], {"good": good})
            elif good not in within:
                o.no("buy", good, "not_enough", ["BZ-BUY-1"], {"need": price_of(g, seat, good), "good": NOMISMA})


class SellResources(Frame[Byzantion]):
    """Any number, one at a time, in both ways.  rule: BZ-SEL-1, BZ-SEL-2, BZ-SEL-5"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # resources sold
        self.seat = seat
        self.duplicated = False
        self.ended = False

    def clone(self) -> "SellResources":
        frame = SellResources(self.seat)
        frame.at = self.at
        frame.duplicated = self.duplicated
        frame.ended = self.ended
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def can_go_on(self, g: Byzantion) -> bool:
        for good in range(RESOURCES):
            if has(g, self.seat, good) and may_sell(g, good, self.duplicated):
                return True
        return False

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def run(self, g: Byzantion) -> int:
        if not self.ended and self.can_go_on(g):
            return WAIT
        g.result = self.at
        if not self.at:
            g.tell("action.stalled", self.seat)
            return DONE
        for effect in abilities(g, self.seat, MARKET_SELL):
            gain_loot(g, self.seat, effect.loot)
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.at:
            o.yes("done")
        offer_sales(g, seat, self.duplicated, o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.ended = True
            return
        self.at += 1
        if sell(g, seat, a.target):
            self.duplicated = True

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.at:
            return Answer("done")
        return Answer(
            "sell", min([good for good in range(RESOURCES) if has(g, seat, good) and may_sell(g, good, False)])
        )


class BuyResources(Frame[Byzantion]):
    """Any number, each at the price of the slot it lies in before anything moves.

    rule: BZ-BUY-1, BZ-BUY-2, BZ-BUY-3, BZ-ACT-8
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.bought: list[int] = []

    def clone(self) -> "BuyResources":
        frame = BuyResources(self.seat)
        frame.at = self.at
        frame.bought = self.bought[:]
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def waiting(self, g: Byzantion) -> list[int]:
        return [self.seat]

    def can_go_on(self, g: Byzantion) -> bool:
        return bool(affordable(g, self.seat, self.bought))

    def run(self, g: Byzantion) -> int:
        could_pay = not self.bought and hand_size(g, self.seat)  # with cards to discard
        if self.at == 0 and (could_pay or self.can_go_on(g)):
            return WAIT
        g.result = len(self.bought)
        if not self.bought:
            g.tell("action.stalled", self.seat)
        g.market = [good for good in g.market if good not in self.bought]
        return DONE

    def offer(self, g: Byzantion, seat: int, o: Offer) -> None:
        if self.bought or not self.can_go_on(g):
            o.yes("done")
        offer_purchases(g, seat, self.bought, o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.at = 1
        else:
            pay_for(g, seat, a.target)
            self.bought.append(a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        if self.bought or not self.can_go_on(g):
            return Answer("done")
        return Answer("buy", affordable(g, seat, [])[0])


class MarketReset(Frame[Byzantion]):
    """One resource of each type in random order; the player may draw a card.  rule: BZ-RST-1, BZ-RST-2"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "MarketReset":
        frame = MarketReset(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Byzantion) -> int:
        self.at += 1
        if self.at == 1:
            return g.shuffle(RESOURCES)
        if self.at == 2:
            g.market = g.rolled[:]
            g.reveals += 1
            g.tell("market.reset", self.seat)
            for effect in abilities(g, self.seat, RESET_MARKET):
                gain_loot(g, self.seat, effect.loot)
            return optional_draw(g, self.seat, 1)
        return DONE


class MarketTrade(Frame[Byzantion]):
    """An ability lets its owner buy or sell exactly one resource, without Dynamis.  rule: BZ-CLA-6"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "MarketTrade":
        frame = MarketTrade(self.seat)
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
        offer_sales(g, seat, False, o)
        offer_purchases(g, seat, [], o)

    def answer(self, g: Byzantion, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "sell":
            sell(g, seat, a.target)
        elif a.verb == "buy":
            pay_for(g, seat, a.target)
            g.market.remove(a.target)

    def default(self, g: Byzantion, seat: int) -> Answer:
        return Answer("decline")
