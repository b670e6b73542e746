"""Selling goods: which cubes, at what price, with which bonus; a sale may complete a commercial road or break it."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CIVIL,
    COMMERCE,
    GOODS,
    GUILDS,
    MARKET,
    PROSELYTISM,
    TEMPORAL_POWER,
    TERRITORIES,
)
from quadriga.games.medioevo.codes import DEEDS, ROAD, ROAD_HONOUR, SALE
from quadriga.games.medioevo.pieces import earn, give_honour, lose_road
from quadriga.games.medioevo.procedures.activation import activate
from quadriga.games.medioevo.procedures.goods import MARKET_STEP, offer_price, pay_fee
from quadriga.games.medioevo.procedures.market import (
    CubePlacement,
    ask_others,
    colours_on,
    fee_at,
    is_area,
    is_trader,
    trade_fault,
)
from quadriga.games.medioevo.procedures.road import break_road, completes_road, destination
from quadriga.games.medioevo.procedures.selling import (
    ORDINARY,
    SMUGGLED,
    SOLD_TO_BARBARIANS,
    TO_BARBARIANS,
    may_sell,
    may_sell_to_barbarians,
    may_smuggle,
)
from quadriga.games.medioevo.property_queries import building, has_technology, holds_card, market_value, owns_technology
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

CUBE_PRICE: Final = 100
SMUGGLED_PRICE: Final = 50
MARKET_BONUS: Final = 20  # a cube for each real cube in the area
POINT_BONUS: Final = 50  # a cube for each trade point
COMMERCE_BONUS: Final = (0, 25, 50, 100)  # by level of the civilian building
BOTH: Final = 63  # card 64: both bonuses

UNDECIDED: Final = -1
MARKET_ONLY: Final = 0
ROAD_BONUS: Final = 1

CHOOSING: Final = 0
BONUSES: Final = 1
SETTLING: Final = 2
PLACING: Final = 3
ENDED: Final = 4


class Sale(Frame[Medioevo]):
    """One sell action: 1 movement point for any number of cubes of one transport.

    rule: MU-TRD-3, MU-TRD-8, MU-TRD-9, MU-GMK-2, MU-GMK-3, MU-ROA-6 (rulings MU-GAP-55, MU-GAP-57)
    """

    def __init__(self, seat: int = -1, piece: int = -1, nature: int = ORDINARY) -> None:
        self.at: int = CHOOSING
        self.seat = seat
        self.piece = piece
        self.nature = nature
        self.numbers: list[int] = [0] * GOODS  # cubes of each good to be sold
        self.carried = 0  # bit mask of goods aboard before the sale
        self.enhanced = 0  # cubes for which Commerce was paid
        self.adjustment = 0  # florins by Market
        self.both_bonuses = False  # by a Cameleer
        self.bonus: int = UNDECIDED
        self.honour = 0  # trade points turned into Honour

    def clone(self) -> "Sale":
        frame = Sale(self.seat, self.piece, self.nature)
        frame.at = self.at
        frame.numbers = self.numbers[:]
        frame.carried = self.carried
        frame.enhanced = self.enhanced
        frame.adjustment = self.adjustment
        frame.both_bonuses = self.both_bonuses
        frame.bonus = self.bonus
        frame.honour = self.honour
        return frame

    def admits_free_actions(self) -> bool:
        return self.at == CHOOSING

    # --- the price

    def cubes(self) -> int:
        return sum(self.numbers)

    def zone(self, g: Medioevo) -> int:
        return g.piece_zone[self.piece]

    def value(self, g: Medioevo) -> int:
        """Of the Great Market, before the sale.  rule: MU-GMK-1, MU-GMK-2"""
        zone = self.zone(g)
        return market_value(g, zone) if self.nature != SMUGGLED and zone < TERRITORIES else 0

    def trade_points(self, g: Medioevo) -> int:
        """Of the road the sale completes.  rule: MU-ROA-6"""
        if self.nature == SMUGGLED or not completes_road(g, self.seat, self.piece):
            return 0
        return g.board.road_points[g.road_length[self.seat]]

    def commerce_bonus(self, g: Medioevo) -> int:
        """What Commerce adds to a cube here.  rule: MU-TECH-5"""
        if self.nature == SMUGGLED or not is_area(g, self.zone(g)):
            return 0
        return COMMERCE_BONUS[building(g, self.zone(g), CIVIL)]

    def cube_price(self, g: Medioevo) -> int:
        """Of each cube, without Commerce and Market.

        rule: MU-TRD-8, MU-GMK-2, MU-GMK-3, MU-ROA-7, MU-CARD-19, MU-CARD-20, MU-CARD-64 (ruling MU-GAP-55)
        """
        if self.nature == SMUGGLED:
            return SMUGGLED_PRICE
        if self.nature == TO_BARBARIANS:
            return CUBE_PRICE * max(0, colours_on(g, self.piece).bit_count() - 1)
        price = CUBE_PRICE
        if self.bonus == ROAD_BONUS:
            price += POINT_BONUS * (self.trade_points(g) - self.honour)
        if self.bonus != ROAD_BONUS or self.both_bonuses:
            price += MARKET_BONUS * self.value(g)
        return price

    def price(self, g: Medioevo) -> int:
        """rule: MU-TRD-8, MU-TECH-5, MU-TECH-6"""
        return self.cubes() * self.cube_price(g) + self.enhanced * self.commerce_bonus(g) + self.adjustment

    def least_price(self, g: Medioevo) -> int:
        """Whatever the seller makes of the bonuses: trade points may all become Honour.  rule: MU-ROA-7, MU-TECH-6"""
        price = self.cube_price(g)
        if self.bonus == UNDECIDED and self.trade_points(g) and not self.both_bonuses:
            price = CUBE_PRICE
        return self.cubes() * price + self.enhanced * self.commerce_bonus(g) + self.adjustment

    def most_reduction(self, g: Medioevo) -> int:
        """By how many points the price can be lowered: never to nothing.  rule: MU-TECH-6"""
        return max(0, (self.least_price(g) - 1) // MARKET_STEP) if self.nature != SMUGGLED else 0

    def is_given_away(self, g: Medioevo) -> bool:
        """What was lowered has become nothing since, by cubes that left the market or a road that was completed."""
        return self.adjustment < 0 and self.least_price(g) <= 0

    # --- the course of the sale

    def is_void(self, g: Medioevo) -> bool:
        """The transport is gone, or a Bishop stopped the trade.  rule: MU-CARD-2"""
        if not is_trader(g, self.piece):
            return True
        if self.nature == SMUGGLED:
            return not may_smuggle(g, self.seat, self.piece)
        if self.nature == TO_BARBARIANS:
            return not may_sell_to_barbarians(g, self.seat, self.piece)
        return trade_fault(g, self.seat, self.piece) is not None

    def can_add(self, g: Medioevo) -> bool:
        if self.nature == TO_BARBARIANS and self.cubes():
            return False
        for good in range(GOODS):
            if not self.numbers[good] and may_sell(g, self.piece, good, self.nature):
                return True
        return False

    def has_say(self, g: Medioevo) -> bool:
        """Whether the seller could still add cubes or change the price."""
        if self.can_add(g) or not self.can_pay_fee(g) or self.is_given_away(g):
            return True
        if self.nature == SMUGGLED:
            return False
        seat = self.seat
        if has_technology(g, seat, MARKET) or (has_technology(g, seat, COMMERCE) and self.commerce_bonus(g)):
            return True
        if owns_technology(g, seat, TEMPORAL_POWER) or owns_technology(g, seat, PROSELYTISM):
            return True
        if g.road_piece[seat] != self.piece or destination(g, seat) != self.zone(g):
            return False
        return has_technology(g, seat, GUILDS) or (holds_card(g, seat, BOTH) and BOTH not in g.rotated)

    def can_pay_fee(self, g: Medioevo) -> bool:
        if self.nature == SMUGGLED:
            return True
        return g.florins[self.seat] + self.price(g) >= fee_at(g, self.seat, self.zone(g))

    def run(self, g: Medioevo) -> int:
        if self.at < SETTLING and self.is_void(g):
            g.tell("trade.stopped", self.seat)
            return DONE
        if self.at == CHOOSING:
            if not self.cubes() or self.has_say(g):
                return WAIT
            self.at = BONUSES
        if self.at == BONUSES:
            if self.must_decide(g):
                return WAIT
            self.at = SETTLING
        if self.at == SETTLING:
            self.at = PLACING
            return self.settle(g)
        if self.at == PLACING:
            self.at = ENDED
            return ask_others(g, self.seat)
        return DONE

    def must_decide(self, g: Medioevo) -> bool:
        """The bonus of the road or that of the Great Market; what trade points become.  rule: MU-GMK-3, MU-ROA-7"""
        if self.bonus != UNDECIDED:
            return False
        if self.trade_points(g):
            return True
        self.bonus = MARKET_ONLY
        return False

    def settle(self, g: Medioevo) -> int:
        """rule: MU-TRD-8, MU-CUB-1, MU-ROA-6, MU-ROA-7, MU-ROA-8, MU-ROA-9, MU-DIP-8, MU-CARD-19 (ruling MU-GAP-86)"""
        seat = self.seat
        zone = self.zone(g)
        price = self.price(g)
        self.carried = colours_on(g, self.piece)
        g.piece_mp = increased(g.piece_mp, self.piece, -1)
        for good in range(GOODS):
            if self.numbers[good]:
                g.cargo = increased(g.cargo, self.piece * GOODS + good, -self.numbers[good])
                g.tell("goods.sold", seat, self.numbers[good], good, zone)
        earn(g, seat, price)
        g.tell("sale.concluded", seat, self.cubes(), zone, price)
        if self.nature == TO_BARBARIANS:
            g.effects = (*g.effects, SOLD_TO_BARBARIANS, 0, seat)
        if self.nature != SMUGGLED:
            pay_fee(g, seat, zone)
        g.deeds = changed(g.deeds, seat * DEEDS + SALE, max(g.deeds[seat * DEEDS + SALE], price))
        if is_area(g, zone):
            g.call(CubePlacement(seat, zone, self.carried))
        if self.trade_points(g):
            self.complete_road(g)
        else:
            break_road(g, seat, self.piece)
        return RUN

    def complete_road(self, g: Medioevo) -> None:
        """rule: MU-ROA-6, MU-ROA-7, MU-ROA-8"""
        seat = self.seat
        length = g.road_length[seat]
        g.deeds = changed(g.deeds, seat * DEEDS + ROAD, max(g.deeds[seat * DEEDS + ROAD], length))
        g.tell("road.completed", seat, length, self.honour)
        lose_road(g, seat)
        give_honour(g, seat, self.honour, ROAD_HONOUR)

    # --- the seller's decisions

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.at == BONUSES:
            points = self.trade_points(g)
            o.yes("road_bonus", -1, 0, points)
            if self.value(g) and not self.both_bonuses:
                o.yes("market_bonus")
            return
        o.yes("cancel")
        if self.cubes():
            self.offer_reduction(g, o)
            if self.is_given_away(g):
                if o.explain:
                    o.no("conclude", -1, "price_nothing", ["MU-TECH-6"])
            elif self.can_pay_fee(g):
                o.yes("conclude")
            elif o.explain:
                need = fee_at(g, seat, self.zone(g))
                o.no("conclude", -1, "not_enough_florins", ["MU-DIP-8"], {"need": need, "have": g.florins[seat]})
        if self.can_add(g):
            for good in range(GOODS):
                if not self.numbers[good] and may_sell(g, self.piece, good, self.nature):
                    most = 1 if self.nature == TO_BARBARIANS else g.cargo[self.piece * GOODS + good]
                    o.yes("sell", good, 1, most)

    def offer_reduction(self, g: Medioevo, o: Offer) -> None:
        """rule: MU-TECH-6"""
        most = self.most_reduction(g)
        offer_price(g, self.seat, "lower_price", most, o)
        if o.explain and not most and has_technology(g, self.seat, MARKET):
            o.no("lower_price", -1, "price_nothing", ["MU-TECH-6"])

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "cancel":
            self.at = ENDED
        elif a.verb == "conclude":
            self.at = BONUSES
        elif a.verb == "sell":
            self.numbers[a.target] = a.amount
        elif a.verb == "lower_price":
            activate(g, seat, MARKET, a.amount)
            self.adjustment -= MARKET_STEP * a.amount
        elif a.verb == "market_bonus":
            self.bonus = MARKET_ONLY
        else:
            self.bonus = ROAD_BONUS
            self.honour = a.amount

    def default(self, g: Medioevo, seat: int) -> Answer:
        if self.at == BONUSES:
            return Answer("road_bonus", -1, self.trade_points(g))
        if self.cubes() and self.can_pay_fee(g) and not self.is_given_away(g):
            return Answer("conclude")
        return Answer("cancel")
