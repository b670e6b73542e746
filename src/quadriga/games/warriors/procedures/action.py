"""Actions: technology, armies, fortresses, upgrades, declarations of war."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, Reason, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import CAVALRY, FORTRESS, GOODS, MILITARY, PRODUCTION, RESOURCES, TRACKS
from quadriga.games.warriors.pieces import changed, lift_unit, pay, place_unit
from quadriga.games.warriors.procedures.upkeep import has_twin
from quadriga.games.warriors.procedures.war import WAR, declare_war, offer_war
from quadriga.games.warriors.queries import (
    are_allies,
    armies_of,
    can_pay,
    first_missing,
    fortresses_at,
    has_masonry,
    has_reinforce,
    has_warlord,
    in_reserve,
    level,
    provinces_of,
)
from quadriga.games.warriors.state import EXHAUSTED, Warriors

ONE_AT_A_TIME: Final = {"advance": "WT-TEC-3", "form": "WT-ACT-3", "fortify": "WT-ACT-4"}

ADVANCE: Final = row("advance", TRACKS)
FORM: Final = row("form", CAVALRY + 1)
PASS: Final = Choice("pass")


class Action(Frame[Warriors]):
    """One action, or none.  rule: WT-DEV-1, WT-DEV-5, WT-UNI-4 (rulings WT-GAP-19, WT-GAP-37)"""

    def __init__(self, seat: int = -1, weary: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.weary = weary  # armies formed now have no action points this turn

    def clone(self) -> "Action":
        frame = Action(self.seat, self.weary)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == 1 else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        self.offer_technology(g, seat, o)
        offer_armies(g, seat, o)
        self.offer_fortresses(g, seat, o)
        self.offer_upgrades(g, seat, o)
        offer_war(g, seat, WAR, o)
        o.add(PASS)

    def offer_technology(self, g: Warriors, seat: int, o: Offer) -> None:
        """rule: WT-ACT-2, WT-TEC-3, WT-TEC-4"""
        for track in range(TRACKS):
            if g.tokens[seat * TRACKS + track] < g.board.spaces:
                o.add(ADVANCE[track])
            elif o.explain:
                o.no("advance", track, "track_full", ["WT-TEC-3"], {"track": track})

    def offer_fortresses(self, g: Warriors, seat: int, o: Offer) -> None:
        """rule: WT-ACT-4, WT-PRO-2, WT-FORT-2, WT-COOP-4"""
        if not has_masonry(g, seat):
            if o.explain:
                need = {"need": 4, "have": level(g, seat, PRODUCTION), "track": PRODUCTION}
                o.no("fortify", -1, "level_too_low", ["WT-PRO-2"], need)
            return
        if not can_pay(g, seat, FORTRESS):
            if o.explain:
                refuse_price(g, seat, "fortify", -1, FORTRESS, o)
            return
        if in_reserve(g, seat, FORTRESS) < 0:
            if o.explain:
                o.no("fortify", -1, "none_in_reserve", ["WT-SET-3"], {"kind": FORTRESS})
            return
        for province in range(len(g.holder)):
            if g.holder[province] == seat:
                if fortresses_at(g, province, seat) < g.board.fortress_limit:
                    o.yes("fortify", province)
                elif o.explain:
                    limit = {"province": province, "limit": g.board.fortress_limit}
                    o.no("fortify", province, "fortress_limit", ["WT-FORT-2"], limit)
            elif o.explain and g.holder[province] >= 0 and are_allies(g, seat, g.holder[province]):
                o.no("fortify", province, "ally_province", ["WT-COOP-4"], {"province": province})
            elif o.explain:
                o.no("fortify", province, "not_controlled", ["WT-ACT-4"], {"province": province})

    def offer_upgrades(self, g: Warriors, seat: int, o: Offer) -> None:
        """Own armies, and allied ones in a co-operative game, by one step or two.

        rule: WT-ACT-5, WT-ACT-6, WT-PRO-3, WT-COOP-3
        """
        if not has_reinforce(g, seat):
            if o.explain:
                need = {"need": 5, "have": level(g, seat, PRODUCTION), "track": PRODUCTION}
                o.no("upgrade", -1, "level_too_low", ["WT-PRO-3"], need)
            return
        steps_paid = g.stock[seat * RESOURCES + GOODS] // g.board.upgrade_step_goods
        if not steps_paid:
            if o.explain:
                price = {"need": g.board.upgrade_step_goods, "have": g.stock[seat * RESOURCES + GOODS]}
                price["resource"] = GOODS
                o.no("upgrade", -1, "not_enough", ["WT-DEV-5"], price)
            return
        for owner in range(g.seats):
            if are_allies(g, seat, owner):
                self.offer_upgrades_of(g, owner, steps_paid, o)
            elif o.explain:
                for unit in armies_of(g, owner):
                    o.no("upgrade", unit, "foreign_army", ["WT-ACT-6"], {"seat": owner})

    def offer_upgrades_of(self, g: Warriors, owner: int, steps_paid: int, o: Offer) -> None:
        offered: list[int] = []
        for unit in armies_of(g, owner):
            kind = g.kind[unit]
            if has_twin(g, unit, offered):
                continue
            low = 0
            high = 0
            for steps in range(1, CAVALRY - kind + 1):
                if steps <= steps_paid and in_reserve(g, owner, kind + steps) >= 0:
                    low = low if low else steps
                    high = steps
            if low:
                offered.append(unit)
                o.yes("upgrade", unit, low, high)
            elif o.explain and kind == CAVALRY:
                o.no("upgrade", unit, "largest_already", ["WT-ACT-5"])
            elif o.explain:
                refuse_reserve(g, self.seat, owner, unit, kind + 1, o)

    def number_fault(self, g: Warriors, seat: int, choice: Choice, a: Answer) -> Reason:
        """An upgrade by a number of steps that cannot be paid or has no counter."""
        if a.verb in ONE_AT_A_TIME:
            return Reason("one_at_a_time", [ONE_AT_A_TIME[a.verb]])
        if a.verb != "upgrade" or a.amount < 1 or g.kind[a.target] + a.amount > CAVALRY:
            return super().number_fault(g, seat, choice, a)
        kind = g.kind[a.target] + a.amount
        price = a.amount * g.board.upgrade_step_goods
        goods = g.stock[seat * RESOURCES + GOODS]
        if price > goods:
            return Reason("not_enough", ["WT-DEV-5"], {"need": price, "have": goods, "resource": GOODS})
        return Reason("none_in_reserve", ["WT-SET-3"], {"kind": kind})

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        if a.verb == "advance":
            index = seat * TRACKS + a.target
            g.tokens[index] += 1
            g.tell("technology.advanced", seat, a.target, g.tokens[index])
        elif a.verb == "form":
            g.call(ArmyFormation(seat, a.target, self.weary))
        elif a.verb == "fortify":
            pay(g, seat, FORTRESS)
            place_unit(g, in_reserve(g, seat, FORTRESS), a.target)
            g.tell("fortress.built", seat, a.target)
        elif a.verb == "upgrade":
            upgrade(g, seat, a.target, a.amount)
        elif a.verb == "war":
            declare_war(g, seat, a.target)
        else:
            g.tell("action.passed", seat)

    def default(self, g: Warriors, seat: int) -> Answer:
        for track in range(TRACKS):
            if g.tokens[seat * TRACKS + track] < g.board.spaces:
                return Answer("advance", track)
        return Answer("pass")


def refuse_reserve(g: Warriors, seat: int, owner: int, unit: int, kind: int, o: Offer) -> None:
    if owner == seat:
        o.no("upgrade", unit, "none_in_reserve", ["WT-SET-3"], {"kind": kind})
    else:
        o.no("upgrade", unit, "none_in_ally_reserve", ["WT-SET-3"], {"kind": kind, "seat": owner})


def refuse_price(g: Warriors, seat: int, verb: str, target: int, kind: int, o: Offer) -> None:
    resource = first_missing(g, seat, kind)
    price = {"need": g.board.cost[kind * RESOURCES + resource], "have": g.stock[seat * RESOURCES + resource]}
    price["resource"] = resource
    o.no(verb, target, "not_enough", ["WT-DEV-5"], price)


def offer_armies(g: Warriors, seat: int, o: Offer) -> None:
    """Kinds of army the player may form now.  rule: WT-ACT-3, WT-MIL-3, WT-MIL-4, WT-MIL-5, WT-SET-3, WT-COOP-3"""
    military = level(g, seat, MILITARY)
    for kind in range(CAVALRY + 1):
        if military < g.board.level_needed[kind]:
            if o.explain:
                need = {"need": g.board.level_needed[kind], "have": military, "track": MILITARY}
                o.no("form", kind, "level_too_low", ["WT-MIL-4" if kind == 1 else "WT-MIL-5"], need)
        elif not can_pay(g, seat, kind):
            if o.explain:
                refuse_price(g, seat, "form", kind, kind, o)
        elif in_reserve(g, seat, kind) < 0:
            if o.explain:
                o.no("form", kind, "none_in_reserve", ["WT-SET-3"], {"kind": kind})
        elif not has_site(g, seat):
            if o.explain:
                o.no("form", kind, "no_province", ["WT-ACT-3"])
        else:
            o.add(FORM[kind])


def sites(g: Warriors, seat: int) -> list[int]:
    """Provinces in which the player may place an army: his own and his allies'.  rule: WT-ACT-3, WT-COOP-3"""
    if not g.teams:
        return provinces_of(g, seat)
    return [p for p, holder in enumerate(g.holder) if holder >= 0 and are_allies(g, seat, holder)]


def has_site(g: Warriors, seat: int) -> bool:
    return len(sites(g, seat)) > 0 if g.teams else seat in g.holder


class ArmyFormation(Frame[Warriors]):
    """Place the army; a Warlord may form a second one with the same action.

    rule: WT-ACT-3, WT-MIL-9, WT-UNI-5 (ruling WT-GAP-21)
    """

    def __init__(self, seat: int = -1, kind: int = -1, weary: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.kind = kind  # -1 while the second kind is open
        self.weary = weary

    def clone(self) -> "ArmyFormation":
        frame = ArmyFormation(self.seat, self.kind, self.weary)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 2 or (self.at == 1 and self.kind < 0 and not has_warlord(g, self.seat)):
            return DONE
        return WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        if self.kind >= 0:
            for province in sites(g, seat):
                o.yes("at", province)
            if o.explain:
                for province, holder in enumerate(g.holder):
                    if holder < 0 or not are_allies(g, seat, holder):
                        o.no("at", province, "not_controlled", ["WT-ACT-3"], {"province": province})
        else:
            offer_armies(g, seat, o)
            o.yes("done")

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "form":
            self.kind = a.target
        elif a.verb == "at":
            pay(g, seat, self.kind)
            unit = in_reserve(g, seat, self.kind)
            place_unit(g, unit, a.target)
            g.spent[unit] = EXHAUSTED if self.weary else 0
            g.tell("army.formed", seat, self.kind, a.target)
            self.kind = -1
            self.at += 1
        else:
            self.at = 2

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("at", sites(g, seat)[0]) if self.kind >= 0 else Answer("done")


def upgrade(g: Warriors, seat: int, unit: int, steps: int) -> None:
    """Swap the counter in place; damage, spent points and retreat go with it.  rule: WT-ACT-5 (ruling WT-GAP-12)"""
    g.stock[seat * RESOURCES + GOODS] -= steps * g.board.upgrade_step_goods
    owner = g.owner[unit]
    province = g.place[unit]
    new = in_reserve(g, owner, g.kind[unit] + steps)
    lift_unit(g, unit)
    place_unit(g, new, province)
    g.damage = changed(changed(g.damage, new, g.damage[unit]), unit, 0)
    g.spent[new] = g.spent[unit]
    g.spent[unit] = 0
    g.retreated = changed(changed(g.retreated, new, g.retreated[unit]), unit, 0)
    g.tell("army.upgraded", seat, owner, g.kind[unit], g.kind[new], province)
