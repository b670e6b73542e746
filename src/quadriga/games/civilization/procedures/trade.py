"""Phase 8: trade and diplomacy."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, Deal, Reason, row
from quadriga.engine.frame import DONE, WAIT
from quadriga.engine.offer import Offer
from quadriga.engine.parley import Parley
from quadriga.games.civilization.board import CARDS, MOST_SEATS, NOBODY
from quadriga.games.civilization.piece_tallies import agents
from quadriga.games.civilization.pieces import changed, convert_piece, do_deed, earn, pay
from quadriga.games.civilization.procedures.departure import in_last_turn
from quadriga.games.civilization.procedures.forced_trade import ForcedTrade, magellan
from quadriga.games.civilization.procedures.peace import Insistence, make_peace
from quadriga.games.civilization.procedures.prisoners import exchange_prisoners, ransom, ransoms
from quadriga.games.civilization.procedures.proposals import sample_terms
from quadriga.games.civilization.procedures.routes import brokers, end_broken_trades, is_isolated, links
from quadriga.games.civilization.procedures.shared_spaces import SharedSpaces
from quadriga.games.civilization.procedures.standing import check_standing
from quadriga.games.civilization.procedures.terms_of_trade import (
    CARD,
    CLAUSE_KINDS,
    COINS,
    IMPROVEMENT,
    NUKE,
    PACT,
    PEACE,
    RESOURCE,
    SPY,
    TECHNOLOGY,
    THING,
    TRANSIT,
    UNIT,
    leg_fault,
    needs_route,
    spare_work,
)
from quadriga.games.civilization.queries import at_war, own_settlements, partner
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import (
    TRADE_ENTRY,
    TRADE_ONE,
    TRADE_OTHER,
    TRADE_TURN,
    TRADED,
    WORK_OWNER,
)

MOST_DUTY: Final = 20
OFFERS: Final = 8  # of a seat

WANT_PEACE: Final = row("want_peace", MOST_SEATS)
EMBARGO: Final = row("embargo", MOST_SEATS)
LIFT_EMBARGO: Final = row("lift_embargo", MOST_SEATS)
OFFER: Final = [Choice("offer", other, 0, 0, True) for other in range(MOST_SEATS)]
PARTNERS: Final = [  # seats, seat -> everybody else
    [[OFFER[other] for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
DUTY: Final = Choice("duty", -1, 0, MOST_DUTY)


class TradePhase(Parley[Civilization]):
    """Everybody trades and negotiates at the same time; then wars that go on have their price.

    rule: CV-TRD-1, CV-TRD-2, CV-TRD-3, CV-TRD-4, CV-DIP-2, CV-WAR-2
    """

    def __init__(self) -> None:
        super().__init__()
        self.linked: list[int] = []  # who can trade directly: seat * seats + other
        self.wishes: list[int] = []  # seat * seats + other: wants peace

    def clone(self) -> "TradePhase":
        frame = TradePhase()
        self.copy_parley(frame)
        frame.linked = self.linked[:]
        frame.wishes = self.wishes[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            self.at = 1
            exchange_prisoners(g)
            self.linked = links(g)
            self.wishes = [0] * (g.seats * g.seats)
            self.open_session(g, [seat for seat in g.order if seat not in g.gone and not in_last_turn(g, seat)])
        if self.at == 1:
            check_standing(g)
            for seat in g.gone:
                if seat in self.members:
                    self.drop_member(seat)
            if len(self.finished) < len(self.members):
                return WAIT
            self.at = 2
            return g.call(Insistence(self.wishes[:]))
        if self.at == 2:
            self.at = 3
            return g.call(SharedSpaces())
        return DONE

    def admits_free_actions(self) -> bool:
        """Cards and missions, between two bargains.  rule: CV-STR-9, CV-ESP-24 (ruling CV-GAP-103)"""
        return self.at == 1

    def command_cap(self, g: Civilization) -> int:
        return 40

    def offer_cap(self, g: Civilization) -> int:
        return OFFERS

    # --- commands

    def command_verbs(self) -> list[str]:
        return ["want_peace", "embargo", "lift_embargo", "duty", "end_trade", "ransom", "force_trade"]

    def offer_commands(self, g: Civilization, seat: int, o: Offer) -> None:
        place = seat * g.seats - 1
        members = self.members
        wars = g.war
        embargo = g.embargo
        found = o.choices
        for other in range(g.seats):
            place += 1
            if other == seat or other not in members:
                continue
            if wars[place]:
                if not self.wishes[place]:
                    found.append(WANT_PEACE[other])
                if embargo[place]:
                    found.append(LIFT_EMBARGO[other])
            else:
                found.append(LIFT_EMBARGO[other] if embargo[place] else EMBARGO[other])
        found.append(DUTY)
        if g.trades:
            self.offer_end_of_trades(g, seat, o)
        if (agents(g).captive >> seat) & 1:
            for spy in ransoms(g, seat):
                o.yes("ransom", spy)
        if magellan(g, seat, self.linked):
            o.yes("force_trade")

    def offer_end_of_trades(self, g: Civilization, seat: int, o: Offer) -> None:
        for territory in own_settlements(g, seat):
            if partner(g, territory) != NOBODY:
                if self.may_end(g, seat, territory):
                    o.yes("end_trade", territory)
                elif o.explain:
                    o.no("end_trade", territory, "traded_this_turn", ["CV-TRD-12"])

    def may_end(self, g: Civilization, seat: int, territory: int) -> bool:
        """From the next Trade phase on, and so Magellan's Voyage too binds both for the turn.
        rule: CV-TRD-12 (ruling CV-GAP-76)"""
        for at in range(0, len(g.trades), TRADE_ENTRY):
            if territory in (g.trades[at + TRADE_ONE], g.trades[at + TRADE_OTHER]):
                return g.trades[at + TRADE_TURN] < g.turn
        return False

    def answer_command(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "want_peace":
            self.wishes[seat * g.seats + a.target] = 1
            g.tell("peace.wanted", seat, a.target)
            if self.wishes[a.target * g.seats + seat]:
                make_peace(g, seat, a.target)
                self.linked = links(g)
            else:
                self.wake(a.target)
        elif a.verb in ("embargo", "lift_embargo"):
            g.embargo = changed(g.embargo, seat * g.seats + a.target, int(a.verb == "embargo"))
            g.tell("embargo.set" if a.verb == "embargo" else "embargo.lifted", seat, a.target)
            self.linked = links(g)
            end_broken_trades(g)
        elif a.verb == "duty":
            g.duty = changed(g.duty, seat, a.amount)
            g.tell("duty.set", seat, a.amount)
        elif a.verb == "end_trade":
            self.end_trade(g, a.target)
        elif a.verb == "ransom":
            ransom(g, seat, a.target)
        else:
            g.call(ForcedTrade(seat, self.linked[:]))

    def end_trade(self, g: Civilization, territory: int) -> None:
        """rule: CV-TRD-12"""
        from quadriga.games.civilization.pieces import end_trades

        g.tell("trade.ended", territory, partner(g, territory))
        end_trades(g, territory)

    # --- deals

    def offer_partners(self, g: Civilization, seat: int, o: Offer) -> None:
        """Everybody may be proposed something: whether goods can pass is a question of the terms."""
        if o.explain:
            super().offer_partners(g, seat, o)
        elif self.offers[seat] < OFFERS:
            members = self.members
            if len(members) == g.seats:
                o.add_all(PARTNERS[g.seats][seat])
            else:
                o.add_all([choice for choice in PARTNERS[g.seats][seat] if choice.target in members])

    def chain(self, g: Civilization, seat: int, other: int) -> list[int]:
        return brokers(g, self.linked, seat, other)

    def terms_fault(self, g: Civilization, seat: int, other: int, deal: Deal) -> Reason | None:
        """rule: CV-TRD-1, CV-TRD-2, CV-TRD-5, CV-TRD-9, CV-TRD-10, CV-TRD-19, CV-DIP-3"""
        if not deal.legs and not deal.clauses:
            return Reason("terms_missing")
        fault = self.clause_fault(g, seat, other, deal)
        if fault is not None:
            return fault
        for at in range(0, len(deal.legs), 4):
            if deal.legs[at + 2] % THING == CARD and deal.legs[at] != seat:
                return Reason("cards_are_secret", ["CV-GEN-11"])
        return self.execution_fault(g, seat, other, deal)

    def clause_fault(self, g: Civilization, seat: int, other: int, deal: Deal) -> Reason | None:
        for at in range(0, len(deal.clauses), 4):
            kind = deal.clauses[at]
            if not 0 <= kind < len(CLAUSE_KINDS) or deal.clauses[at + 1] not in (seat, other):
                return Reason("terms_unclear")
            if kind == PEACE and not at_war(g, seat, other):
                return Reason("at_peace_already", ["CV-TRD-21"])
        return None

    def execution_fault(self, g: Civilization, seat: int, other: int, deal: Deal) -> Reason | None:
        if deal.legs and at_war(g, seat, other) and PEACE not in deal.clauses[::4]:
            return Reason("at_war", ["CV-TRD-5", "CV-DIP-3"], {"seat": other})
        coins = [0, 0]
        for at in range(0, len(deal.legs), 4):
            giver, taker, kind, amount = deal.legs[at : at + 4]
            fault = leg_fault(g, giver, taker, kind, amount)
            if fault:
                short = {"need": amount, "have": g.coins[giver]} if kind == COINS else None
                return Reason(fault, ["CV-TRD-1"], short)
            if kind == COINS:
                coins[int(giver == other)] += amount
        return self.sum_fault(g, seat, other, deal, coins)

    def sum_fault(self, g: Civilization, seat: int, other: int, deal: Deal, coins: list[int]) -> Reason | None:
        if len(deal.legs) > 4:
            things = [tuple(deal.legs[at : at + 4]) for at in range(0, len(deal.legs), 4) if deal.legs[at + 2] != COINS]
            if len(set(things)) < len(things):
                return Reason("terms_unclear")
        duty = 0
        routed = needs_route(g, seat, other, deal)
        if routed:
            if at_war(g, seat, other):
                return Reason("at_war", ["CV-TRD-5"], {"seat": other})
            chain = self.chain(g, seat, other)
            if chain == [NOBODY]:
                return Reason("no_trade_route", ["CV-TRD-6", "CV-TRD-7", "CV-TRD-8"], {"seat": other})
            duty = sum(g.duty[broker] for broker in chain)
        for party, need in ((seat, coins[0] + duty), (other, coins[1])):
            if need > g.coins[party]:
                have = g.coins[party]
                return Reason("not_enough_coins", ["CV-TRD-9", "CV-TRD-19"], {"need": need, "have": have})
        return self.exchange_fault(g, seat, other, deal) if routed else None

    def exchange_fault(self, g: Civilization, seat: int, other: int, deal: Deal) -> Reason | None:
        """Resources go one against one, each for one of another sort, from settlements that are not isolated; whatever
        else goes with them.  rule: CV-TRD-7, CV-TRD-10, CV-TRD-11 (ruling CV-GAP-141)"""
        mine = resources_of(deal, seat)
        theirs = resources_of(deal, other)
        if len(mine) != len(theirs):
            return Reason("one_for_one", ["CV-TRD-10"])
        if not mine:
            return None
        for one, two in zip(mine, theirs, strict=True):
            if g.resource[one] == g.resource[two]:
                return Reason("same_resource", ["CV-TRD-10"], {"token": g.resource[one]})
        path = [seat, *self.chain(g, seat, other), other]
        for territories, hop in ((mine, path[1]), (theirs, path[-2])):
            for territory in territories:
                if is_isolated(g, territory, hop):
                    return Reason("isolated", ["CV-TRD-7"], {"territory": territory})
        return None

    def execute(self, g: Civilization, seat: int, other: int, deal: Deal) -> None:
        """rule: CV-TRD-9, CV-TRD-10, CV-TRD-11, CV-TRD-14, CV-TRD-15, CV-TRD-16, CV-TRD-17, CV-TRD-18, CV-TRD-19,
        CV-TRD-20, CV-TRD-21"""
        if needs_route(g, seat, other, deal):
            for broker in self.chain(g, seat, other):
                earn(g, broker, pay(g, seat, g.duty[broker]))
        for at in range(0, len(deal.legs), 4):
            giver, taker, kind, amount = deal.legs[at : at + 4]
            if kind % THING != RESOURCE:
                hand_over(g, giver, taker, kind, amount)
        for one, two in zip(resources_of(deal, seat), resources_of(deal, other), strict=True):
            swap(g, one, two)
        for at in range(0, len(deal.clauses), 4):
            kind = deal.clauses[at]
            party = deal.clauses[at + 1]
            if kind == PEACE:
                make_peace(g, seat, other)
            elif kind == TRANSIT:
                opposite = other if party == seat else seat
                g.embargo = changed(g.embargo, party * g.seats + opposite, 0)
                g.tell("embargo.lifted", party, opposite)
            elif kind == PACT:
                g.tell("pact.made", seat, other, seen_by=1 << seat | 1 << other)
        self.linked = links(g)
        g.tell("deal.done", seat, other)

    def is_mere_talk(self, deal: Deal) -> bool:
        """Secret pacts bind nobody.  rule: CV-TRD-20"""
        return not deal.legs and all(kind == PACT for kind in deal.clauses[::4])

    def sample_terms(self, g: Civilization, seat: int, other: int, rng: list[int]) -> Deal | None:
        return sample_terms(g, seat, other, rng)


def resources_of(deal: Deal, giver: int) -> list[int]:
    return [
        deal.legs[at + 2] // THING
        for at in range(0, len(deal.legs), 4)
        if deal.legs[at] == giver and deal.legs[at + 2] % THING == RESOURCE
    ]


def swap(g: Civilization, one: int, other: int, forced: bool = False) -> None:
    """Two settlements exchange their resources.  rule: CV-TRD-10, CV-TRD-11, CV-STR-16"""
    g.trades = (*g.trades, one, other, g.turn, int(forced))
    do_deed(g, g.holder[one], TRADED)
    do_deed(g, g.holder[other], TRADED)
    g.tell("resources.exchanged", one, other, g.resource[one], g.resource[other])


def hand_over(g: Civilization, giver: int, taker: int, kind: int, amount: int) -> None:
    """One thing changes hands.  rule: CV-TRD-14, CV-TRD-15, CV-TRD-16, CV-TRD-17, CV-TRD-19"""
    what = kind % THING
    thing = kind // THING
    if what == COINS:
        earn(g, taker, pay(g, giver, amount))
        g.tell("coins.given", giver, taker, amount)
    elif what == UNIT:
        convert_piece(g, thing, taker)
        g.tell("unit.given", giver, taker, g.kind[thing], g.space[thing])
    elif what == IMPROVEMENT:
        g.works = changed(g.works, spare_work(g, giver, thing) + WORK_OWNER, taker)
        g.tell("improvement.given", giver, taker, thing)
    elif what == TECHNOLOGY:
        g.tech_owner = changed(g.tech_owner, thing, taker)
        g.tell("technology.given", giver, taker, thing)
    elif what == SPY:
        from quadriga.games.civilization.procedures.espionage.spies import change_owner

        change_owner(g, thing, taker)
        g.tell("spy.given", giver, taker)
    elif what == NUKE:
        from quadriga.games.civilization.procedures.nuclear import weapons
        from quadriga.games.civilization.terms import NUKE_CARRIER, NUKE_OWNER

        at = next(at for at in weapons(g, giver, thing) if g.nukes[at + NUKE_CARRIER] == NOBODY)
        g.nukes = changed(g.nukes, at + NUKE_OWNER, taker)
        g.tell("nuke.given", giver, taker, thing)
    else:
        at = g.hands.index(giver * CARDS + thing)
        g.hands = tuple(sorted([*g.hands[:at], *g.hands[at + 1 :], taker * CARDS + thing]))
        g.tell("card.given", giver, taker)
