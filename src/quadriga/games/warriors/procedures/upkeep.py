"""Phase I: feeding the armies, then gaining resources."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import FOOD, GOLD, GOODS, MILITARY, PRODUCTION, RESOURCES, WEAPONS
from quadriga.games.warriors.pieces import remove_unit, update_control
from quadriga.games.warriors.queries import (
    armies_of,
    has_pillaging,
    has_production_tax,
    has_trade_tax,
    level,
    twin,
)
from quadriga.games.warriors.state import Warriors


class Upkeep(Frame[Warriors]):
    """Everybody feeds, in turn order, before anybody gains; who pillages need not.

    rule: WT-UPK-1, WT-UPK-8, WT-MIL-8, WT-TURN-2 (rulings WT-GAP-11, WT-GAP-51)
    """

    def clone(self) -> "Upkeep":
        frame = Upkeep()
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at < len(g.order):
            seat = g.order[self.at]
            self.at += 1
            if has_pillaging(g, seat) or not armies_of(g, seat):
                return RUN
            return g.call(Feeding(seat))
        for seat in g.order:
            gain_resources(g, seat)
        return DONE


class Feeding(Frame[Warriors]):
    """One player pays food for the armies he keeps; the others die at once.

    rule: WT-UPK-2, WT-UPK-3, WT-UPK-4, WT-UPK-5
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.fed: list[int] = []

    def clone(self) -> "Feeding":
        frame = Feeding(self.seat)
        frame.at = self.at
        frame.fed = self.fed[:]
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0:
            return WAIT
        hungry = self.hungry(g)
        for unit in hungry:
            province = g.place[unit]
            g.tell("army.starved", self.seat, g.kind[unit], province)
            remove_unit(g, unit)
            update_control(g, province)
        return DONE

    def hungry(self, g: Warriors) -> list[int]:
        return [unit for unit in armies_of(g, self.seat) if unit not in self.fed]

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def food_needed(self, g: Warriors) -> int:
        total = 0
        for unit in self.hungry(g):
            total += g.board.upkeep[g.kind[unit]]
        return total

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        food = g.stock[seat * RESOURCES + FOOD]
        hungry = self.hungry(g)
        if hungry:
            needed = self.food_needed(g)
            if needed <= food:
                o.yes("feed_all")
            elif o.explain:
                o.no("feed_all", -1, "not_enough_food", ["WT-UPK-4"], {"need": needed, "have": food})
            offered: list[int] = []
            for unit in hungry:
                price = g.board.upkeep[g.kind[unit]]
                if price > food:
                    if o.explain:
                        o.no("feed", unit, "not_enough_food", ["WT-UPK-4"], {"need": price, "have": food})
                elif not has_twin(g, unit, offered):
                    offered.append(unit)
                    o.yes("feed", unit)
        o.yes("done")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "feed":
            self.feed(g, a.target)
        elif a.verb == "feed_all":
            for unit in self.hungry(g):
                self.feed(g, unit)
        if a.verb == "done" or not self.hungry(g):
            self.at = 1

    def feed(self, g: Warriors, unit: int) -> None:
        self.fed.append(unit)
        price = g.board.upkeep[g.kind[unit]]
        g.stock[self.seat * RESOURCES + FOOD] -= price
        g.tell("army.fed", self.seat, g.kind[unit], g.place[unit], price)

    def default(self, g: Warriors, seat: int) -> Answer:
        """Feed everybody if possible, else the largest army that can be paid."""
        food = g.stock[seat * RESOURCES + FOOD]
        hungry = self.hungry(g)
        if hungry and self.food_needed(g) <= food:
            return Answer("feed_all")
        for unit in reversed(hungry):
            if g.board.upkeep[g.kind[unit]] <= food:
                for twin_unit in hungry:
                    if twin(g, twin_unit, unit):
                        return Answer("feed", twin_unit)
        return Answer("done")


def has_twin(g: Warriors, unit: int, others: list[int]) -> bool:
    for other in others:
        if twin(g, unit, other):
            return True
    return False


def gain_resources(g: Warriors, seat: int) -> None:
    """Symbols of the held provinces times the multipliers, and the taxes.

    rule: WT-UPK-6, WT-UPK-7, WT-PRO-1, WT-MIL-1, WT-PRO-4, WT-COM-4, WT-ERR-1, WT-COOP-7
    """
    board = g.board
    food = 0
    goods = 0
    weapons = 0
    for province, owner in enumerate(g.holder):
        if owner == seat:
            food += board.food[province]
            goods += board.goods[province]
            weapons += board.weapons[province]
    production = level(g, seat, PRODUCTION)
    food *= board.food_x[production]
    goods *= board.goods_x[production]
    weapons *= board.weapons_x[level(g, seat, MILITARY)]
    gold = 0
    if has_production_tax(g, seat):
        gold += held(g, seat, board.capitals)
    if has_trade_tax(g, seat):
        gold += held(g, seat, board.centres)
    base = seat * RESOURCES
    g.stock[base + FOOD] += food
    g.stock[base + GOODS] += goods
    g.stock[base + WEAPONS] += weapons
    g.stock[base + GOLD] += gold
    g.tell("resources.gained", seat, food, goods, weapons, gold)


def held(g: Warriors, seat: int, provinces: list[int]) -> int:
    return len([province for province in provinces if g.holder[province] == seat])
