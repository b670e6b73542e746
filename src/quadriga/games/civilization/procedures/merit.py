"""Merit awards: experience is gambled for units, improvements, coins and points."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import (
    ANCIENT,
    ARTILLERY,
    CARRIER,
    FIRST_SHIP,
    INDUSTRIAL,
    INFANTRY,
    MODERN,
    NOBODY,
    PLANE,
)
from quadriga.games.civilization.pieces import add_effect, changed, earn, pay, raised, set_effect
from quadriga.games.civilization.procedures.arsenal import buy_spy, spy_fault
from quadriga.games.civilization.procedures.growth import Growth, growing
from quadriga.games.civilization.procedures.improvements import improvements_to_have
from quadriga.games.civilization.procedures.placement import AS_BOUGHT, Placement, markets, takes
from quadriga.games.civilization.procedures.prices import half_list_price, half_spy_price
from quadriga.games.civilization.procedures.supply import available
from quadriga.games.civilization.procedures.works import WorkGift
from quadriga.games.civilization.queries import effect, in_anarchy, land_kind, level
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import AS_GIFT, AWARD_COINS, AWARD_GROWTH

ENOUGH: Final = 10  # experience from which on awards may be claimed
DIE: Final = 6


class MeritAwards(Frame[Civilization]):
    """Who has ten points of experience may stake them all, in two rolls or more: a roll of at most the points staked
    on it wins an award. Six points win without a roll.

    rule: CV-PUR-1, CV-PUR-2, CV-PUR-3
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0  # 0 whether at all, 1 stake made, 2 die cast, 3 how many next, 4 over
        self.seat = seat
        self.staked = 0

    def clone(self) -> "MeritAwards":
        frame = MeritAwards(self.seat)
        frame.at = self.at
        frame.staked = self.staked
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            ready = g.experience_rule and g.experience[self.seat] >= ENOUGH and self.seat not in g.gone
            return WAIT if ready else DONE
        if self.at == 1:
            if self.staked < DIE:
                self.at = 2
                return g.roll(1, DIE)
            self.at = 3
            return g.call(Award(self.seat))
        if self.at == 2:
            self.at = 3
            g.tell("merit.rolled", self.seat, self.staked, g.rolled[0])
            return g.call(Award(self.seat)) if g.rolled[0] <= self.staked else RUN
        return WAIT if self.at == 3 and g.experience[self.seat] > 0 and self.seat not in g.gone else DONE

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        left = g.experience[seat]
        if self.at == 0:
            o.yes("skip_awards")
            o.yes("risk", -1, 1, left - 1)
        else:
            o.yes("risk", -1, 1, left)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        if a.verb == "skip_awards":
            self.at = 4
            return
        self.at = 1
        self.staked = a.amount
        g.experience = raised(g.experience, seat, -a.amount)
        g.tell("merit.staked", seat, a.amount)

    def default(self, g: Civilization, seat: int) -> Answer:
        if self.at == 0:
            return Answer("skip_awards")
        return Answer("risk", -1, min(DIE, g.experience[seat]))


class Gamble(Frame[Civilization]):
    """Every point of experience is staked by itself.  rule: CV-STR-32"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.won = 0

    def clone(self) -> "Gamble":
        frame = Gamble(self.seat)
        frame.at = self.at
        frame.won = self.won
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            staked = g.experience[self.seat]
            if staked == 0:
                return DONE
            self.at = 1
            g.experience = changed(g.experience, self.seat, 0)
            return g.roll(staked, DIE)
        if self.at == 1:
            self.at = 2
            self.won = g.rolled.count(1)
            g.tell("merit.gambled", self.seat, len(g.rolled), self.won)
        if self.won == 0 or self.seat in g.gone:
            return DONE
        self.won -= 1
        return g.call(Award(self.seat))


class Award(Frame[Civilization]):
    """The winner chooses one award; in anarchy none that anarchy forbids.

    rule: CV-PUR-4, CV-PUR-5, CV-PUR-6, CV-PUR-7, CV-PUR-8, CV-PUR-9, CV-PUR-10, CV-PUR-11, CV-PUR-12, CV-PUR-13,
    CV-PUR-14 (ruling CV-GAP-89)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Award":
        frame = Award(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Civilization) -> int:
        return DONE if self.at or self.seat in g.gone else WAIT

    def waiting(self, g: Civilization) -> list[int]:
        return [self.seat]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        offer_other_awards(g, seat, o)
        if in_anarchy(g, seat):
            if o.explain:
                for verb in ("award_unit", "award_ship", "award_growth"):
                    o.no(verb, -1, "anarchy", ["CV-PUR-14"])
            return
        offer_unit_awards(g, seat, o)
        if effect(g, AWARD_GROWTH, seat) >= 0:
            if o.explain:
                o.no("award_growth", -1, "award_growth_used", ["CV-PUR-8"])
        elif growing(g, seat):
            o.yes("award_growth")
        elif o.explain:
            o.no("award_growth", -1, "nothing_can_grow", ["CV-GRO-1", "CV-GRO-5"])

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "award_unit":
            g.call(Placement(seat, a.target, 1, AS_BOUGHT))
        elif a.verb == "award_ship":
            pay(g, seat, half_list_price(g, a.target))
            g.call(Placement(seat, a.target, 1, AS_BOUGHT))
        elif a.verb == "award_improvement":
            g.call(WorkGift(seat, NOBODY, AS_GIFT))
        elif a.verb == "award_growth":
            add_effect(g, AWARD_GROWTH, seat, 1)
            g.call(Growth(seat, 1))
        elif a.verb == "award_coins":
            coins = coin_award(g, seat)
            set_effect(g, AWARD_COINS, seat, coins_left(g, seat) - coins)
            earn(g, seat, coins)
            g.tell("award.coins", seat, coins)
        elif a.verb == "award_spy":
            buy_spy(g, seat, half_spy_price(g))
        elif a.verb == "award_point":
            g.merit_points = raised(g.merit_points, seat, 1)
            g.tell("award.point", seat)
        else:
            g.tell("award.declined", seat)

    def default(self, g: Civilization, seat: int) -> Answer:
        if g.era == MODERN:
            return Answer("award_point")
        return Answer("award_coins") if coin_award(g, seat) else Answer("decline_award")


def coins_left(g: Civilization, seat: int) -> int:
    """How many coins may still be taken as awards: half of what there was when the phase began.
    rule: CV-PUR-9 (ruling CV-GAP-89)"""
    left = effect(g, AWARD_COINS, seat)
    return left if left >= 0 else g.coins[seat] // 2


def coin_award(g: Civilization, seat: int) -> int:
    return min(g.board.award_coins[g.era], coins_left(g, seat))


def offer_other_awards(g: Civilization, seat: int, o: Offer) -> None:
    """Improvement, coins, spy, point.  rule: CV-PUR-7, CV-PUR-9, CV-PUR-10, CV-PUR-11"""
    o.yes("decline_award")
    if coin_award(g, seat):
        o.yes("award_coins")
    elif o.explain:
        o.no("award_coins", -1, "award_coins_used", ["CV-PUR-9"])
    if improvements_to_have(g, seat):
        o.yes("award_improvement")
    elif o.explain:
        o.no("award_improvement", -1, "no_improvement_to_have", ["CV-PUR-7"])
    if g.espionage and g.era >= INDUSTRIAL:
        price = half_spy_price(g)
        code = spy_fault(g, seat)
        if not code and g.coins[seat] >= price:
            o.yes("award_spy")
        elif o.explain and code:
            o.no("award_spy", -1, code, ["CV-ESP-3"])
        elif o.explain:
            o.no("award_spy", -1, "not_enough_coins", ["CV-PUR-10"], {"need": price, "have": g.coins[seat]})
    if g.era == MODERN:
        o.yes("award_point")
    elif o.explain:
        o.no("award_point", -1, "modern_era_only", ["CV-PUR-11"])


def offer_unit_awards(g: Civilization, seat: int, o: Offer) -> None:
    """A land unit of the current era for nothing; any ship or aircraft that is sold for half its list price; without
    a miniature it is owed.  rule: CV-PUR-4, CV-PUR-5, CV-PUR-6, CV-UNI-1, CV-VAR-9"""
    places = markets(g, seat)
    for unit_class in range(INFANTRY, ARTILLERY + 1):
        kind = land_kind(g.era, unit_class)
        if level(g, seat, kind) == 0:
            continue
        if places or available(g, seat, kind) == 0:
            o.yes("award_unit", kind)
        elif o.explain:
            o.no("award_unit", kind, "no_place_for_unit", ["CV-PUR-4", "CV-UNI-5"], {"kind": kind})
    ships = [FIRST_SHIP + era - 1 for era in range(max(ANCIENT, g.era - 1), g.era + 1)]
    if g.era == MODERN:
        ships += [CARRIER, PLANE]
    for kind in ships:
        if level(g, seat, kind) == 0:
            continue
        price = half_list_price(g, kind)
        if g.coins[seat] < price:
            if o.explain:
                o.no("award_ship", kind, "not_enough_coins", ["CV-PUR-6"], {"need": price, "have": g.coins[seat]})
        elif any(takes(g, t, kind) for t in places) or available(g, seat, kind) == 0:
            o.yes("award_ship", kind)
        elif o.explain:
            o.no("award_ship", kind, "no_place_for_unit", ["CV-PUR-4", "CV-UNI-7"], {"kind": kind})
