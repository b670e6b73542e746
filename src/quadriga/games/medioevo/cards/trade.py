"""Cards about trade: Merchants, Tax Collectors, Vendors, Cameleers."""

from typing import Final

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import TERRITORIES, TOKENS
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.pieces import earn
from quadriga.games.medioevo.procedures.commerce import Trading
from quadriga.games.medioevo.procedures.convoy import Convoy
from quadriga.games.medioevo.procedures.goods import GoodsPurchase, can_order
from quadriga.games.medioevo.procedures.market import MarketMove, can_move_cube, is_trader, traders_of
from quadriga.games.medioevo.procedures.road import KEPT, RoadPlanning, completes_road
from quadriga.games.medioevo.procedures.sale import CHOOSING, Sale
from quadriga.games.medioevo.procedures.seizure import TransportLost
from quadriga.games.medioevo.procedures.selling import SMUGGLED, TO_BARBARIANS, may_sell_to_barbarians, may_smuggle
from quadriga.games.medioevo.procedures.steps import in_element
from quadriga.games.medioevo.property_queries import cubes_on
from quadriga.games.medioevo.queries import controls
from quadriga.games.medioevo.state import Medioevo


def leads_trade(g: Medioevo, seat: int) -> bool:
    """Buy and sell actions are taken between the others of one's own turn in the Commerce phase."""
    top = g.stack[-1]
    if isinstance(top, Convoy):
        return top.seat == seat and not top.is_astray(g)
    return isinstance(top, Trading) and top.seat == seat


class MerchantPower(Power):
    """A Merchant gives one own transport a special action."""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        raise NotImplementedError

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        if not leads_trade(g, seat):
            return False
        for piece in traders_of(g, seat):
            if self.serves(g, seat, piece):
                return True
        return False

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for piece in traders_of(g, seat):
            if in_element(g, g.piece_kind[piece], g.piece_zone[piece]) and self.serves(g, seat, piece):
                o.yes("aim_piece", piece)


class BarbarianSale(MerchantPower):
    """Sell one cube to barbarians for 100 florins a colour aboard, less one.  rule: MU-CARD-19"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        return may_sell_to_barbarians(g, seat, piece)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(Sale(seat, target, TO_BARBARIANS))


class Smuggling(MerchantPower):
    """Sell cubes for 50 florins each outside the own land, whatever forbids it.  rule: MU-CARD-20"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        return may_smuggle(g, seat, piece)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(Sale(seat, target, SMUGGLED))


class SpecialOrder(MerchantPower):
    """Buy one cube of a colour the area does not produce.  rule: MU-CARD-21"""

    def serves(self, g: Medioevo, seat: int, piece: int) -> bool:
        return len(can_order(g, seat, piece)) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(GoodsPurchase(seat, target, -1, 1, True))


class Toll(Power):
    """So much from the bank for each cube on the others' transports in one's land.  rule: MU-CARD-22, MU-CARD-23"""

    def __init__(self, card: int, florins: int) -> None:
        super().__init__(card)
        self.florins = florins

    def cubes(self, g: Medioevo, seat: int) -> int:
        total = 0
        for piece in range(g.seats * TOKENS):
            zone = g.piece_zone[piece]
            if piece // TOKENS != seat and is_trader(g, piece) and zone < TERRITORIES and controls(g, seat, zone):
                total += cubes_on(g, piece)
        return total

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return self.cubes(g, seat) > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        florins = self.florins * self.cubes(g, seat)
        earn(g, seat, florins)
        g.tell("toll.taken", seat, self.card, florins)
        return RUN


class KeptRoad(Power):
    """The road of a destroyed transport stays until the end of the turn.  rule: MU-CARD-30"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        for frame in g.frames():
            if isinstance(frame, TransportLost):
                return frame.seat == seat and frame.is_on_road(g)
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        g.effects = (*g.effects, KEPT, 0, seat)
        return RUN


class RearrangedRoad(Power):
    """The own road tokens are laid anew, their number and status kept.  rule: MU-CARD-31, MU-ROA-5"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return g.road_length[seat] > 0

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(RoadPlanning(seat, -1, -1, g.road_length[seat]))


class MarketCube(Power):
    """A Great Market cube goes to a neighbouring area.  rule: MU-CARD-63"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return can_move_cube(g, seat)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        return g.call(MarketMove(seat, 1, True))


class BothBonuses(Power):
    """The sale that completes a road gets the Great Market bonus too.  rule: MU-CARD-64, MU-GMK-3"""

    def sale(self, g: Medioevo, seat: int) -> Sale | None:
        for frame in g.frames():
            if isinstance(frame, Sale):
                return frame if frame.seat == seat and frame.at == CHOOSING else None
        return None

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        sale = self.sale(g, seat)
        if sale is None or sale.both_bonuses or not sale.value(g):
            return False
        return completes_road(g, seat, sale.piece)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        sale = self.sale(g, seat)
        if sale is not None:
            sale.both_bonuses = True
        return RUN


TRADE_POWERS: Final[list[Power]] = [
    BarbarianSale(18),
    Smuggling(19),
    SpecialOrder(20),
    Toll(21, 10),
    Toll(22, 20),
    KeptRoad(KEPT),
    RearrangedRoad(30),
    MarketCube(62),
    BothBonuses(63),
]
