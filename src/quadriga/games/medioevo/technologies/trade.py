"""The yellow branch: Commerce, Market, Control, Guilds."""

from quadriga.engine.frame import RUN
from quadriga.games.medioevo.board import OWN, TRADING
from quadriga.games.medioevo.procedures.goods import MARKET_STEP, GoodsPurchase
from quadriga.games.medioevo.procedures.market import MarketMove, movable_cubes
from quadriga.games.medioevo.procedures.road import GuildStages, missing_stages
from quadriga.games.medioevo.procedures.sale import CHOOSING, Sale
from quadriga.games.medioevo.procedures.selling import SMUGGLED
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.technologies.technology import Technology

NO_LIMIT = 99


def open_sale(g: Medioevo, seat: int) -> Sale | None:
    """The seat's sale whose price can still be changed; a smuggler gets no bonus."""
    for frame in g.frames():
        if isinstance(frame, Sale):
            return frame if frame.seat == seat and frame.at == CHOOSING and frame.nature != SMUGGLED else None
    return None


def open_purchase(g: Medioevo, seat: int) -> GoodsPurchase | None:
    for frame in g.frames():
        if isinstance(frame, GoodsPurchase):
            return frame if frame.seat == seat and frame.at == 0 and frame.good >= 0 else None
    return None


class Commerce(Technology):
    """Each cube paid for sells for more where a village, town or city stands.  rule: MU-TECH-5"""

    def when(self) -> int:
        return TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        sale = open_sale(g, seat)
        if sale is None or not sale.commerce_bonus(g):
            return 0
        return sale.cubes() - sale.enhanced

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        sale = open_sale(g, seat)
        if sale is not None:
            sale.enhanced += amount
        return RUN


class Market(Technology):
    """A sale brings 50 florins more a point, a purchase costs 50 less, but never nothing.

    The other way round the trade itself offers it, so that nobody pays more by mistake.  rule: MU-TECH-6
    """

    def when(self) -> int:
        return TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        purchase = open_purchase(g, seat)
        if purchase is not None:
            return (purchase.price() - 1) // MARKET_STEP
        sale = open_sale(g, seat)
        return NO_LIMIT if sale is not None and sale.cubes() else 0

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        purchase = open_purchase(g, seat)
        if purchase is not None:
            purchase.adjustment -= MARKET_STEP * amount
            return RUN
        sale = open_sale(g, seat)
        if sale is not None:
            sale.adjustment += MARKET_STEP * amount
        return RUN


class Control(Technology):
    """Great Market cubes go between neighbouring areas.  rule: MU-TECH-7 (ruling MU-GAP-49)"""

    def when(self) -> int:
        return OWN | TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        return len(movable_cubes(g, seat, False))

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(MarketMove(seat, amount, False))


class Guilds(Technology):
    """Stages of the own road count as accomplished, never the destination.  rule: MU-TECH-8"""

    price = 2

    def when(self) -> int:
        return OWN | TRADING

    def limit(self, g: Medioevo, seat: int, moment: int) -> int:
        return len(missing_stages(g, seat))

    def use(self, g: Medioevo, seat: int, amount: int) -> int:
        return g.call(GuildStages(seat, amount))
