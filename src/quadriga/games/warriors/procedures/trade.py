"""Phase II: the bank, trade routes, exchange among players, bought victory points."""

from quadriga.engine.chance import below
from quadriga.engine.choice import Answer, Choice, Deal, Reason
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.parley import Parley
from quadriga.games.warriors.board import GOLD, GOODS, RESOURCES, TRADE
from quadriga.games.warriors.queries import (
    controls_trade_centre,
    has_monopoly,
    level,
    monopoly_exists,
    route_between,
    routes_opened,
)
from quadriga.games.warriors.state import Warriors


class TradePhase(Parley[Warriors]):
    """Everybody with a trade centre trades, in no order, until all are done.

    rule: WT-TRD-1, WT-TRD-7, WT-TURN-2 (rulings WT-GAP-13, WT-GAP-35)
    """

    def clone(self) -> "TradePhase":
        frame = TradePhase()
        self.copy_parley(frame)
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0:
            self.open_session(g, [seat for seat in g.order if controls_trade_centre(g, seat)])
            self.at = 1
        if g.route_income and self.at <= len(self.members):
            seat = self.members[self.at - 1]
            self.at += 1
            return g.call(RouteIncome(seat))
        return super().run(g)

    def command_cap(self, g: Warriors) -> int:
        """At 1:1 bank trades could go on for ever.  (ruling WT-GAP-55)"""
        return 100

    def offer_cap(self, g: Warriors) -> int:
        return g.offer_cap

    def offer_commands(self, g: Warriors, seat: int, o: Offer) -> None:
        self.offer_bank(g, seat, o)
        self.offer_routes(g, seat, o)
        self.offer_points(g, seat, o)

    def command_verbs(self) -> list[str]:
        return ["bank", "route", "buy_vp"]

    def offer_bank(self, g: Warriors, seat: int, o: Offer) -> None:
        """Any number of times, so many of one kind for one of another.

        rule: WT-TRD-2, WT-COM-1, WT-COM-6 (ruling WT-GAP-17)
        """
        if monopoly_exists(g) and not has_monopoly(g, seat):
            if o.explain:
                o.no("bank", -1, "monopoly", ["WT-COM-6"])
            return
        rate = g.board.bank_rate[level(g, seat, TRADE)]
        base = seat * RESOURCES
        for given in range(RESOURCES):
            if o.explain:
                o.no("bank", given * RESOURCES + given, "same_resource", ["WT-TRD-2"], {"resource": given})
            times = g.stock[base + given] // rate
            if times:
                for taken in range(RESOURCES):
                    if taken != given:
                        o.yes("bank", given * RESOURCES + taken, 1, times)
            elif o.explain:
                have = {"need": rate, "have": g.stock[base + given], "resource": given}
                for taken in range(RESOURCES):
                    if taken != given:
                        o.no("bank", given * RESOURCES + taken, "rate_not_met", ["WT-TRD-2", "WT-COM-1"], have)

    def offer_routes(self, g: Warriors, seat: int, o: Offer) -> None:
        """rule: WT-TRD-3, WT-TRD-4, WT-TRD-5, WT-COM-2 (rulings WT-GAP-14, WT-GAP-15)"""
        limit = g.board.route_limit[level(g, seat, TRADE)]
        opened = routes_opened(g, seat)
        if opened >= limit:
            if o.explain:
                o.no("route", -1, "no_route_left", ["WT-TRD-3", "WT-COM-2"], {"limit": limit, "number": opened})
            return
        for other in range(g.seats):
            if other == seat or other in g.gone:
                continue
            if route_between(g, seat, other):
                if o.explain:
                    o.no("route", other, "route_exists", ["WT-TRD-5"], {"seat": other})
            elif other not in self.members:
                if o.explain:
                    o.no("route", other, "no_trade_centre", ["WT-TRD-3"], {"seat": other})
            else:
                o.yes("route", other)

    def offer_points(self, g: Warriors, seat: int, o: Offer) -> None:
        """rule: WT-TRD-8, WT-VP-5 (ruling WT-GAP-16)"""
        gold = g.stock[seat * RESOURCES + GOLD]
        if gold >= g.board.vp_price:
            o.yes("buy_vp", -1, 1, gold // g.board.vp_price)
        elif o.explain:
            price = {"need": g.board.vp_price, "have": gold, "resource": GOLD}
            o.no("buy_vp", -1, "not_enough", ["WT-TRD-8"], price)

    def answer_command(self, g: Warriors, seat: int, a: Answer) -> None:
        base = seat * RESOURCES
        if a.verb == "bank":
            given = a.target // RESOURCES
            taken = a.target % RESOURCES
            paid = a.amount * g.board.bank_rate[level(g, seat, TRADE)]
            g.stock[base + given] -= paid
            g.stock[base + taken] += a.amount
            g.tell("bank.traded", seat, paid, given, a.amount, taken)
        elif a.verb == "route":
            g.routes[g.routes.index(-1, seat * 3)] = a.target
            self.wake(a.target)
            g.tell("route.opened", seat, a.target)
        else:
            g.stock[base + GOLD] -= a.amount * g.board.vp_price
            g.glory[seat] += a.amount
            g.tell("points.bought", seat, a.amount)

    def why_not_offered(self, g: Warriors, seat: int, a: Answer) -> Reason | None:
        if a.verb == "bank" and (a.target < 0 or a.deal is not None):
            return Reason("bank_one_kind", ["WT-TRD-2"])
        return super().why_not_offered(g, seat, a)

    def number_fault(self, g: Warriors, seat: int, choice: Choice, a: Answer) -> Reason:
        """More than the stock pays for."""
        if a.amount < choice.low:
            return super().number_fault(g, seat, choice, a)
        if a.verb == "bank":
            given = a.target // RESOURCES
            rate = g.board.bank_rate[level(g, seat, TRADE)]
            price = {"need": a.amount * rate, "have": g.stock[seat * RESOURCES + given], "resource": given}
            return Reason("rate_not_met", ["WT-TRD-2", "WT-COM-1"], price)
        price = {"need": a.amount * g.board.vp_price, "have": g.stock[seat * RESOURCES + GOLD], "resource": GOLD}
        return Reason("not_enough", ["WT-TRD-8"], price)

    def partner_fault(self, g: Warriors, seat: int, other: int) -> Reason | None:
        """rule: WT-TRD-6, WT-COM-6"""
        if other not in self.members:
            return Reason("no_trade_centre", ["WT-TRD-6"], {"seat": other})
        if not route_between(g, seat, other):
            return Reason("no_route", ["WT-TRD-3"], {"seat": other})
        if monopoly_exists(g) and not has_monopoly(g, seat) and not has_monopoly(g, other):
            return Reason("monopoly", ["WT-COM-6"])
        return None

    def terms_fault(self, g: Warriors, seat: int, other: int, deal: Deal) -> Reason | None:
        """Resources only, something on at least one side.  rule: WT-TRD-1, WT-TRD-6"""
        if deal.clauses or not deal.legs or len(deal.legs) % 4:
            return Reason("only_resources", ["WT-TRD-1"])
        for start in range(0, len(deal.legs), 4):
            if not 0 <= deal.legs[start + 2] < RESOURCES or deal.legs[start + 3] < 1:
                return Reason("only_resources", ["WT-TRD-1"])
        fault = self.partner_fault(g, seat, other)
        return fault if fault is not None else self.stock_fault(g, deal, seat)

    def execution_fault(self, g: Warriors, seat: int, other: int, deal: Deal) -> Reason | None:
        fault = self.partner_fault(g, seat, other)
        if fault is None:
            fault = self.stock_fault(g, deal, seat)
        if fault is None:
            fault = self.stock_fault(g, deal, other)
        return fault

    def stock_fault(self, g: Warriors, deal: Deal, giver: int) -> Reason | None:
        for resource in range(RESOURCES):
            total = 0
            for start in range(0, len(deal.legs), 4):
                if deal.legs[start] == giver and deal.legs[start + 2] == resource:
                    total += deal.legs[start + 3]
            have = g.stock[giver * RESOURCES + resource]
            if total > have:
                return Reason(
                    "seat_lacks", ["WT-TRD-6"], {"seat": giver, "resource": resource, "need": total, "have": have}
                )
        return None

    def execute(self, g: Warriors, seat: int, other: int, deal: Deal) -> None:
        for start in range(0, len(deal.legs), 4):
            giver = deal.legs[start]
            taker = deal.legs[start + 1]
            resource = deal.legs[start + 2]
            amount = deal.legs[start + 3]
            g.stock[giver * RESOURCES + resource] -= amount
            g.stock[taker * RESOURCES + resource] += amount
            g.tell("resources.traded", giver, taker, amount, resource)

    def sample_terms(self, g: Warriors, seat: int, other: int, rng: list[int]) -> Deal | None:
        """Some of what I have for some of what he has."""
        mine = [r for r in range(RESOURCES) if g.stock[seat * RESOURCES + r]]
        if not mine:
            return None
        given = mine[below(rng, len(mine))]
        theirs = [r for r in range(RESOURCES) if g.stock[other * RESOURCES + r] and r != given]
        legs = [seat, other, given, 1 + below(rng, g.stock[seat * RESOURCES + given])]
        if theirs:
            taken = theirs[below(rng, len(theirs))]
            legs.extend([other, seat, taken, 1 + below(rng, g.stock[other * RESOURCES + taken])])
        return Deal(legs)


class RouteIncome(Frame[Warriors]):
    """On small maps a route slot without an opponent at its end yields something every turn; ``at`` is the slot.

    rule: WT-V2B-4, WT-V3B-4, WT-V2I-3, WT-V3I-3 (ruling WT-GAP-44)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "RouteIncome":
        frame = RouteIncome(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at >= g.board.route_limit[level(g, self.seat, TRADE)]:
            return DONE
        if g.routes[self.seat * 3 + self.at] >= 0:
            self.at += 1
            return RUN
        return WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        for resource in range(RESOURCES):
            if resource in g.board.route_yield[(g.seats - 2) * 3 + self.at]:
                o.yes("income", resource)
            elif o.explain:
                rule = "WT-V2B-4" if g.seats == 2 else "WT-V3B-4"
                o.no("income", resource, "route_yields_other", [rule], {"number": self.at + 1, "resource": resource})

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        g.stock[seat * RESOURCES + a.target] += 1
        self.at += 1
        g.tell("route.yielded", seat, a.target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("income", GOODS)
