"""Buying goods: so many cubes of what an area produces, or one of another colour by a Merchant."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CARAVAN, COLOURS, GOODS, MARKET, TEMPORAL_POWER, WAGON, YELLOW
from quadriga.games.medioevo.pieces import earn, pay
from quadriga.games.medioevo.procedures.activation import activate, affordable
from quadriga.games.medioevo.procedures.market import ask_others, fee_at, host_of, is_trader, trade_fault
from quadriga.games.medioevo.property_queries import (
    can_pay_points,
    capacity,
    cubes_left,
    cubes_on,
    has_technology,
    owns_technology,
)
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo

CUBE_PRICE: Final = 100
SPECIAL_PRICE: Final = 150
MARKET_STEP: Final = 50


def room_on(g: Medioevo, piece: int) -> int:
    """Cubes a transport can still take.  rule: MU-TRD-2, MU-TRD-7, MU-CARD-11"""
    kind = g.piece_kind[piece]
    size = g.board.capacity[CARAVAN * 4 + g.piece_level[piece]] if kind == WAGON else capacity(g, piece)
    return size - cubes_on(g, piece)


def lowest_price(g: Medioevo, seat: int, base: int) -> int:
    """With the yellow points at hand, if Market can be used; never nothing.  rule: MU-TECH-6"""
    if not has_technology(g, seat, MARKET):
        return base
    return base - MARKET_STEP * min(g.points[seat * COLOURS + YELLOW], (base - 1) // MARKET_STEP)


def offer_price(g: Medioevo, seat: int, verb: str, most: int, o: Offer) -> None:
    """Market against one's own purse: a dearer purchase, a cheaper sale, by 50 florins a point.  rule: MU-TECH-6"""
    if not has_technology(g, seat, MARKET):
        return
    number = min(most, affordable(g, seat, YELLOW, 1))
    if number > 0:
        o.yes(verb, -1, 1, number)
    elif o.explain and most > 0:
        o.no(verb, -1, "points_missing", ["MU-TEC-5", "MU-TEC-7"], {"technology": MARKET, "need": 1})


def purchase_limit(g: Medioevo, seat: int, piece: int, good: int) -> int:
    """How many cubes can be bought: room aboard, the reserve, florins.  rule: MU-TRD-7"""
    number = min(room_on(g, piece), cubes_left(g, good))
    purse = g.florins[seat] - fee_at(g, seat, g.piece_zone[piece])
    while number > 0 and lowest_price(g, seat, CUBE_PRICE * number) > purse:
        number -= 1
    return max(0, number)


def offer_buying(g: Medioevo, seat: int, piece: int, o: Offer) -> None:
    """rule: MU-TRD-3, MU-TRD-7"""
    fault = trade_fault(g, seat, piece)
    if fault is not None:
        if o.explain:
            o.no("buy", -1, fault.code, fault.rules, fault.params)
        return
    good = g.board.good[g.piece_zone[piece]]
    number = purchase_limit(g, seat, piece, good)
    if number:
        o.yes("buy", good, 1, number)
    elif o.explain:
        if not room_on(g, piece):
            o.no("buy", good, "no_room", ["MU-TRD-7"], {"piece": piece})
        elif not cubes_left(g, good):
            o.no("buy", good, "reserve_empty", ["MU-TRD-7"], {"good": good})
        else:
            need = CUBE_PRICE + fee_at(g, seat, g.piece_zone[piece])
            o.no("buy", good, "not_enough_florins", ["MU-TRD-7"], {"need": need, "have": g.florins[seat]})


def can_order(g: Medioevo, seat: int, piece: int) -> list[int]:
    """Goods a Merchant could get for a transport where it stands.  rule: MU-CARD-21"""
    if trade_fault(g, seat, piece) is not None or not room_on(g, piece):
        return []
    zone = g.piece_zone[piece]
    if g.florins[seat] < lowest_price(g, seat, SPECIAL_PRICE) + fee_at(g, seat, zone):
        return []
    return [good for good in range(GOODS) if good != g.board.good[zone] and cubes_left(g, good)]


class GoodsPurchase(Frame[Medioevo]):
    """One buy action: 1 movement point, 100 florins a cube, and the fee of a commercial pact to the host.

    rule: MU-TRD-3, MU-TRD-7, MU-DIP-8, MU-CARD-21, MU-TECH-6
    """

    def __init__(self, seat: int = -1, piece: int = -1, good: int = -1, number: int = 0, special: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.good = good  # -1 until it is chosen
        self.number = number
        self.special = special  # by a Merchant
        self.adjustment = 0  # florins by Market

    def clone(self) -> "GoodsPurchase":
        frame = GoodsPurchase(self.seat, self.piece, self.good, self.number, self.special)
        frame.at = self.at
        frame.adjustment = self.adjustment
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def price(self) -> int:
        """rule: MU-TRD-7, MU-TECH-6, MU-CARD-21"""
        return (SPECIAL_PRICE if self.special else CUBE_PRICE * self.number) + self.adjustment

    def can_pay(self, g: Medioevo) -> bool:
        return g.florins[self.seat] >= self.price() + fee_at(g, self.seat, g.piece_zone[self.piece])

    def most_raise(self, g: Medioevo) -> int:
        """By how many points the price can be raised so that it can still be paid, bought points included."""
        number = affordable(g, self.seat, YELLOW, 1)
        due = self.price() + fee_at(g, self.seat, g.piece_zone[self.piece])
        while number > 0 and not can_pay_points(g, self.seat, YELLOW, number, due + MARKET_STEP * number):
            number -= 1
        return number

    def offer_raise(self, g: Medioevo, o: Offer) -> None:
        """rule: MU-TECH-6"""
        most = self.most_raise(g)
        offer_price(g, self.seat, "raise_price", most, o)
        if o.explain and not most and has_technology(g, self.seat, MARKET):
            need = self.price() + MARKET_STEP + fee_at(g, self.seat, g.piece_zone[self.piece])
            params = {"need": need, "have": g.florins[self.seat]}
            o.no("raise_price", -1, "not_enough_florins", ["MU-TECH-6", "MU-TRD-7"], params)

    def is_void(self, g: Medioevo) -> bool:
        """The transport is gone, or a Bishop stopped the trade.  rule: MU-CARD-2"""
        return not is_trader(g, self.piece) or trade_fault(g, self.seat, self.piece) is not None

    def has_say(self, g: Medioevo) -> bool:
        """Whether Market could still change the price."""
        return has_technology(g, self.seat, MARKET) or owns_technology(g, self.seat, TEMPORAL_POWER)

    def run(self, g: Medioevo) -> int:
        if self.at == 2:
            return DONE
        if self.is_void(g):
            g.tell("trade.stopped", self.seat)
            return DONE
        if self.at == 0 and (self.good < 0 or self.has_say(g) or not self.can_pay(g)):
            return WAIT
        self.at = 2
        self.settle(g)
        return ask_others(g, self.seat)

    def settle(self, g: Medioevo) -> None:
        from quadriga.games.medioevo.procedures.convoy import Convoy

        zone = g.piece_zone[self.piece]
        pay_fee(g, self.seat, zone)
        pay(g, self.seat, self.price())
        g.piece_mp = increased(g.piece_mp, self.piece, -1)
        g.cargo = increased(g.cargo, self.piece * GOODS + self.good, self.number)
        g.tell("goods.bought", self.seat, self.number, self.good, zone, self.price())
        for frame in g.below():
            if isinstance(frame, Convoy) and frame.piece == self.piece:
                frame.bought = zone

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("cancel")
        if self.good < 0:
            for good in can_order(g, seat, self.piece):
                o.yes("buy", good, 1, 1)
        elif self.can_pay(g):
            o.yes("conclude")
        elif o.explain:
            need = self.price() + fee_at(g, seat, g.piece_zone[self.piece])
            o.no("conclude", -1, "not_enough_florins", ["MU-TRD-7"], {"need": need, "have": g.florins[seat]})
        if self.good >= 0:
            self.offer_raise(g, o)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "cancel":
            self.at = 2
        elif a.verb == "buy":
            self.good = a.target
            self.number = 1
        elif a.verb == "raise_price":
            activate(g, seat, MARKET, a.amount)
            self.adjustment += MARKET_STEP * a.amount
        else:
            self.at = 1

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("conclude") if self.good >= 0 and self.can_pay(g) else Answer("cancel")


def pay_fee(g: Medioevo, seat: int, zone: int) -> None:
    """rule: MU-DIP-8"""
    fee = fee_at(g, seat, zone)
    if fee:
        host = host_of(g, seat, zone)
        pay(g, seat, fee)
        earn(g, host, fee)
        g.tell("fee.paid", seat, host, fee)
