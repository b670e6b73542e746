"""Phase 4: everybody buys, in turn order."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import CARRIER, IMPROVEMENTS, KINDS, NOBODY
from quadriga.games.civilization.pieces import clear_mood, do_deed, pay, set_effect
from quadriga.games.civilization.procedures.arsenal import (
    buy_colony_ship,
    buy_nuke,
    buy_spy,
    offer_colony_ship,
    offer_nukes,
    offer_spy,
)
from quadriga.games.civilization.procedures.capital import ElectCapital, move_capital, needs_capital, offer_capital
from quadriga.games.civilization.procedures.growth import Growth, buy_growth, growing, offer_growth
from quadriga.games.civilization.procedures.improvements import improvement_fault, price_list, with_cards
from quadriga.games.civilization.procedures.merit import MeritAwards
from quadriga.games.civilization.procedures.placement import FREELY, WITHIN, Placement, takes
from quadriga.games.civilization.procedures.pledges import bind, owed_purchase, redeem_pledges
from quadriga.games.civilization.procedures.prices import improvement_price, price_of
from quadriga.games.civilization.procedures.recruitment import (
    Recruitment,
    offer_sales,
    offer_units,
    offer_upgrades,
    old_units,
    sell_units,
    upgrade_units,
    upgraded_kind,
)
from quadriga.games.civilization.procedures.rights import pay_improvement_rights
from quadriga.games.civilization.procedures.supply import (
    OWED_FREE,
    OWED_NUMBER,
    OWED_WHAT,
    debts_to,
    in_box,
    settlements_in_box,
    write_off,
)
from quadriga.games.civilization.procedures.technology import buy_technology, offer_technologies
from quadriga.games.civilization.procedures.works import receive_work
from quadriga.games.civilization.queries import in_anarchy, own_settlements, settlements
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    AWARD_COINS,
    BOUGHT,
    BOUGHT_HAPPINESS,
    BOUGHT_IMPROVEMENTS,
    FOUNDED,
    GROWN,
    GROWN_TWICE,
    PAID,
    SPENT,
)

IMPROVEMENT_RULES: Final = ["CV-IMP-4", "CV-IMP-7", "CV-ERA-9"]
FINISHED: Final = Choice("done")
BUY_IMPROVEMENT: Final = row("buy_improvement", IMPROVEMENTS)
BARRED_BY_ANARCHY: Final = ("buy_unit", "upgrade", "grow", "buy_nuke", "buy_colony_ship", "move_capital")


class PurchasePhase(Frame[Civilization]):
    """Each player in turn order: what he is owed, merit awards, purchases, and last his capital.

    rule: CV-PUR-1, CV-VAR-9, CV-VAR-10
    """

    def __init__(self) -> None:
        self.at = 0  # 0 the phase begins, 1 next seat, 2 what it is owed, 3 awards, 4 purchases
        self.done = 0  # bit mask of seats
        self.seat = -1

    def clone(self) -> "PurchasePhase":
        frame = PurchasePhase()
        frame.at = self.at
        frame.done = self.done
        frame.seat = self.seat
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            if g.experience_rule:
                for seat in g.order:
                    set_effect(g, AWARD_COINS, seat, g.coins[seat] // 2)
        if self.at == 1:
            self.seat = NOBODY
            for seat in g.order:
                if not (self.done >> seat) & 1 and seat not in g.gone:
                    self.seat = seat
                    self.done |= 1 << seat
                    break
            if self.seat == NOBODY:
                return DONE
            self.at = 2
            if needs_capital(g, self.seat):
                return g.call(ElectCapital(self.seat))
        if self.at == 2:
            if settle_debt(g, self.seat):
                return RUN
            self.at = 3
        if self.at == 3:
            self.at = 4
            return g.call(MeritAwards(self.seat))
        self.at = 1
        return g.call(Purchase(self.seat))


def settle_debt(g: Civilization, seat: int) -> bool:
    """Place one of the rewards a seat is owed, if there is a miniature and a place for it; False if there is none.
    Seats are served in turn order, each completely; in anarchy nobody is.
    rule: CV-VAR-9, CV-VAR-10, CV-PUR-13, CV-GOV-6 (ruling CV-GAP-138)"""
    if in_anarchy(g, seat):
        return False
    for at in debts_to(g, seat):
        what = g.owed[at + OWED_WHAT]
        if what > KINDS + 1:
            if settlements_in_box(g, seat, what - KINDS) and any(
                g.size[t] + 1 == what - KINDS for t in growing(g, seat)
            ):
                g.call(Growth(seat, 1, what - KINDS))
                return True
        elif what < KINDS:
            number = min(g.owed[at + OWED_NUMBER], in_box(g, seat, what))
            if number and any(takes(g, t, what) for t in own_settlements(g, seat)):
                frame = Placement(seat, what, number, FREELY if g.owed[at + OWED_FREE] else WITHIN)
                write_off(g, seat, what, number)
                frame.at = 1
                g.call(frame)
                return True
    return False


class Purchase(Frame[Civilization]):
    """A player buys in any order, as long as his coins last; moving the capital ends it.

    rule: CV-PUR-1, CV-CPT-1, CV-GRO-3, CV-GOV-6, CV-GOV-7, CV-GOV-8, CV-UNI-12
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Purchase":
        frame = Purchase(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0 and self.seat not in g.gone:
            return WAIT
        redeem_pledges(g, self.seat)
        for territory in settlements(g, self.seat):
            if g.mood[territory] & (FOUNDED | GROWN | GROWN_TWICE):
                clear_mood(g, territory, FOUNDED | GROWN | GROWN_TWICE)
        return DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        self.offer_goods(g, seat, o)
        if g.effects:
            bind(g, seat, o)

    def offer_goods(self, g: Civilization, seat: int, o: Offer) -> None:
        o.add(FINISHED)
        offer_technologies(g, seat, o)
        offer_improvements(g, seat, o)
        offer_spy(g, seat, o)
        groups = old_units(g, seat)
        offer_sales(g, seat, groups, o)
        if in_anarchy(g, seat):
            if o.explain:
                for verb in BARRED_BY_ANARCHY:
                    o.no(verb, -1, "anarchy", ["CV-GOV-6", "CV-GOV-7"])
            return
        offer_units(g, seat, o)
        offer_upgrades(g, seat, groups, o)
        offer_growth(g, seat, o)
        offer_nukes(g, seat, o)
        offer_colony_ship(g, seat, o)
        offer_capital(g, seat, o)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        verb = a.verb
        if verb == "done":
            self.at = 1
        elif verb == "buy_technology":
            buy_technology(g, seat, a.target)
        elif verb == "buy_unit":
            g.call(Recruitment(seat, a.target))
        elif verb == "buy_improvement":
            buy_improvement(g, seat, a.target)
        elif verb == "sell_unit":
            sell_units(g, seat, a.target, a.amount)
        elif verb == "upgrade":
            upgrade_units(g, seat, a.target, a.amount, upgraded_kind(g, g.kind[a.target]))
        elif verb == "upgrade_to_carrier":
            upgrade_units(g, seat, a.target, a.amount, CARRIER)
        elif verb == "grow":
            buy_growth(g, seat, a.target)
        elif verb == "buy_spy":
            buy_spy(g, seat, price_of(g, seat, "spy"))
        elif verb == "buy_nuke":
            buy_nuke(g, seat, a.target)
        elif verb == "buy_colony_ship":
            buy_colony_ship(g, seat)
        else:
            move_capital(g, seat, a.target)
            self.at = 1

    def default(self, g: Civilization, seat: int) -> Answer:
        return owed_purchase(g, seat, self.offer) or Answer("done")


def offer_improvements(g: Civilization, seat: int, o: Offer) -> None:
    """Also in anarchy.  rule: CV-IMP-4, CV-IMP-7, CV-GOV-6, CV-GOV-29"""
    coins = g.coins[seat]
    known = price_list(g, seat)
    names = [known.names[place] for place, price in enumerate(known.prices) if price <= coins]
    if o.explain:
        explain_improvements(g, seat, coins, o)
    if not names:
        return
    left = with_cards(g, names)
    for name in names:
        if name in left:
            o.add(BUY_IMPROVEMENT[name])
        elif o.explain:
            o.no("buy_improvement", name, "no_card_left", ["CV-IMP-4"], {"improvement": name})


def explain_improvements(g: Civilization, seat: int, coins: int, o: Offer) -> None:
    """Why some cannot be had, even if there is a card."""
    for name in range(IMPROVEMENTS):
        code = improvement_fault(g, seat, name)
        price = improvement_price(g, seat, name)
        if code:
            params = {"improvement": name, "technology": g.board.improvements[name].technology}
            o.no("buy_improvement", name, code, IMPROVEMENT_RULES, params)
        elif price > coins:
            o.no("buy_improvement", name, "not_enough_coins", ["CV-IMP-6"], {"need": price, "have": coins})


def buy_improvement(g: Civilization, seat: int, name: int) -> None:
    """Out of the price the owner of the technology receives his rights.  rule: CV-IMP-6, CV-IMP-8"""
    price = improvement_price(g, seat, name)
    pay(g, seat, price)
    kind = BOUGHT_HAPPINESS + g.board.improvements[name].kind
    for what in (BOUGHT_IMPROVEMENTS, kind):
        do_deed(g, seat, what)
        do_deed(g, seat, SPENT + what - BOUGHT, price)
    g.tell("improvement.bought", seat, name, price)
    pay_improvement_rights(g, seat, name)
    receive_work(g, seat, name, PAID)
