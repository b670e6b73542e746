"""What can be bought in one territory."""

from typing import Final

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CAPTAIN,
    CAPTAIN_3,
    CARAVAN,
    CARPENTRY,
    CATEGORIES,
    ENGINE,
    GALLEY,
    KINDS,
    LEVELS,
    MATHEMATICS,
    MILITARY_ART,
    PIECE_KINDS,
    SHIP,
)
from quadriga.games.medioevo.pieces import add_units, new_piece, pay, take_units
from quadriga.games.medioevo.procedures.reaction import activate
from quadriga.games.medioevo.procedures.works import (
    PROJECT,
    building_points,
    building_price,
    erect,
    site_fault,
)
from quadriga.games.medioevo.queries import (
    building,
    can_pay_points,
    controls,
    count,
    has_effect,
    has_right,
    has_technology,
    is_inhabited,
    level_of,
    pieces_at,
    pieces_left,
    recruitment_limit,
    reserve,
    standards,
    tokens_allow,
)
from quadriga.games.medioevo.state import CIVILIAN_CONTROL, MILITARY_CONTROL, Medioevo

REPAIR: Final = 50
DISCOUNT: Final = 31  # card 32: one building 50 florins cheaper
HALF: Final = 32  # card 33: one building at half price


class Site(Frame[Medioevo]):
    """Units, buildings, transports, engines, repairs at one place.

    rule: MU-PUR-3, MU-PUR-4, MU-PUR-5, MU-BLD-1, MU-BLD-2, MU-TRA-1, MU-TRA-2, MU-ARM-1, MU-ARM-2, MU-ARM-3, MU-ARM-4,
    MU-SIE-1, MU-SIE-2, MU-SUR-2, MU-CAP-7, MU-DIP-10, MU-DIP-11, MU-TECH-1, MU-TECH-13, MU-TECH-19
    """

    def __init__(self, seat: int = -1, territory: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.territory = territory

    def clone(self) -> "Site":
        frame = Site(self.seat, self.territory)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    # --- what the place allows

    def is_own(self, g: Medioevo) -> bool:
        return controls(g, self.seat, self.territory)

    def takes_military(self, g: Medioevo) -> bool:
        return self.is_own(g) or has_right(g, MILITARY_CONTROL, self.seat, g.holder[self.territory])

    def takes_civil(self, g: Medioevo) -> bool:
        return self.is_own(g) or has_right(g, CIVILIAN_CONTROL, self.seat, g.holder[self.territory])

    def is_mustering_place(self, g: Medioevo) -> bool:
        """rule: MU-ARM-3, MU-SIE-2"""
        fortified = self.is_own(g) and building(g, self.territory, 1) > 0
        return self.takes_military(g) and (is_inhabited(g, self.territory) or fortified)

    def piece_fault(self, g: Medioevo, kind: int) -> str:
        """rule: MU-TRA-2, MU-SIE-2, MU-DEF-11"""
        settled = is_inhabited(g, self.territory)
        if kind == CARAVAN:
            return "" if settled and self.takes_civil(g) else "no_settlement"
        if kind == SHIP:
            return "" if g.board.harbour[self.territory] and self.takes_civil(g) else "no_harbour"
        if kind == GALLEY:
            return "" if g.board.harbour[self.territory] and self.takes_military(g) else "no_harbour"
        return "" if self.is_mustering_place(g) else "no_settlement"

    # --- the offer

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("back")
        self.offer_units(g, seat, o)
        self.offer_captains(g, seat, o)
        self.offer_pieces(g, seat, o)
        self.offer_upgrades(g, seat, o)
        if self.is_own(g):
            self.offer_buildings(g, seat, o)
            self.offer_repairs(g, seat, o)
        self.leave_orders(g, o)

    def leave_orders(self, g: Medioevo, o: Offer) -> None:
        """With deployment whatever is new is ordered and placed at the end of the phase.  rule: MU-VAR-9"""
        from quadriga.games.medioevo.procedures.purchase import is_deployed

        if not is_deployed(g):
            return
        kept: list[Choice] = []
        for choice in o.choices:
            new = choice.verb == "build" and not building(g, self.territory, choice.target // 4)
            if new or choice.verb in ("recruit", "enlist", "craft"):
                if o.explain:
                    o.no(choice.verb, choice.target, "ordered_only", ["MU-VAR-9"])
            else:
                kept.append(choice)
        o.choices = kept

    def offer_units(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-ARM-1, MU-ARM-4, MU-CARD-28, MU-SUR-2, MU-CAP-7"""
        room = recruitment_limit(g, seat) - g.recruited[seat]
        if not self.is_mustering_place(g) or room <= 0:
            if o.explain:
                self.explain_units(g, seat, o)
            return
        purse = g.florins[seat]
        for kind in range(CAPTAIN):
            number = min(room, purse // g.board.unit_cost[kind])
            if number > 0:
                number = min(number, reserve(g, seat, kind))
            if number > 0:
                o.yes("recruit", kind, 1, number)
            elif o.explain:
                code = "not_enough_florins" if reserve(g, seat, kind) else "none_in_reserve"
                o.no("recruit", kind, code, ["MU-ARM-1", "MU-ARM-5"], {"need": g.board.unit_cost[kind]})
        for kind in range(KINDS):
            if g.surrendered[seat * KINDS + kind]:
                o.yes("recall", kind, 1, min(room, g.surrendered[seat * KINDS + kind]))
            lost = min(room, g.lost[seat * KINDS + kind], purse * 2 // max(1, g.board.unit_cost[kind]))
            if lost > 0:
                number = min(lost, reserve(g, seat, kind))
                if number > 0:
                    o.yes("regain", kind, 1, number)
        self.offer_ransom(g, seat, o)

    def explain_units(self, g: Medioevo, seat: int, o: Offer) -> None:
        """Why nobody at all can be placed here.  rule: MU-ARM-3, MU-ARM-4"""
        for kind in range(KINDS):
            verb = "recruit" if kind < CAPTAIN else "enlist"
            if not self.is_mustering_place(g):
                o.no(verb, kind, "no_mustering_place", ["MU-ARM-3"], {"territory": self.territory})
            else:
                o.no(verb, kind, "limit_reached", ["MU-ARM-4"], {"number": recruitment_limit(g, seat)})

    def offer_ransom(self, g: Medioevo, seat: int, o: Offer) -> None:
        """Double the price, to the captor, who cannot refuse.  rule: MU-CAP-7 (ruling MU-GAP-11)"""
        for captor in range(g.seats):
            for kind in range(KINDS):
                if g.prisoners[(captor * g.seats + seat) * KINDS + kind]:
                    price = 2 * g.board.unit_cost[kind]
                    if g.florins[seat] >= price:
                        o.yes("ransom", captor * KINDS + kind)
                    elif o.explain:
                        o.no("ransom", captor * KINDS + kind, "not_enough_florins", ["MU-CAP-7"], {"need": price})

    def offer_captains(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-ARM-2, MU-TECH-13, MU-PUR-3"""
        if not self.is_mustering_place(g):
            return
        if not has_technology(g, seat, MILITARY_ART):
            if o.explain:
                o.no("enlist", CAPTAIN, "project_missing", ["MU-ARM-2"], {"technology": MILITARY_ART})
            return
        price = g.board.unit_cost[CAPTAIN]
        if recruitment_limit(g, seat) > g.recruited[seat]:
            for kind in range(CAPTAIN, KINDS):
                level = level_of(kind)
                affordable = can_pay_points(g, seat, MILITARY_ART // LEVELS, level, level * price)
                if not (affordable or o.explain) or not reserve(g, seat, kind):
                    continue
                if affordable:
                    o.yes("enlist", kind)
                elif o.explain:
                    o.no("enlist", kind, "not_enough_florins", ["MU-ARM-2", "MU-TEC-7"], {"need": level * price})
        for kind in range(CAPTAIN, CAPTAIN_3):
            if not count(g, self.territory, seat, kind):
                continue
            steps = [
                gained
                for gained in range(1, CAPTAIN_3 - kind + 1)
                if standards(g, kind + gained)
                and can_pay_points(g, seat, MILITARY_ART // LEVELS, gained, gained * price)
            ]
            if steps:
                o.yes("promote", kind, steps[0], steps[-1])

    def offer_pieces(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-TRA-1, MU-TRA-2, MU-TRA-3, MU-SIE-1"""
        for kind in range(PIECE_KINDS):
            code = self.piece_fault(g, kind)
            technology = MATHEMATICS if kind == ENGINE else CARPENTRY
            if not code and not has_technology(g, seat, technology):
                code = "project_missing"
            if code:
                for level in (1, 2, 3) if o.explain else ():
                    o.no("craft", kind * 4 + level, code, ["MU-TRA-2", "MU-SIE-2"], {"technology": technology})
                continue
            for level in (1, 2, 3):
                self.offer_piece(g, seat, kind, level, technology, o)

    def offer_piece(self, g: Medioevo, seat: int, kind: int, level: int, technology: int, o: Offer) -> None:
        price = level * g.board.piece_cost
        if not o.explain and not can_pay_points(g, seat, technology // LEVELS, level, price):
            return
        if not tokens_allow(g, seat, level):
            if o.explain:
                o.no("craft", kind * 4 + level, "no_property_token", ["MU-TRA-3"])
        elif pieces_left(g, kind, level) <= 0:
            if o.explain:
                o.no("craft", kind * 4 + level, "none_in_reserve", ["MU-SET-13"])
        elif can_pay_points(g, seat, technology // LEVELS, level, price):
            o.yes("craft", kind * 4 + level)
        elif o.explain:
            o.no("craft", kind * 4 + level, "not_enough_florins", ["MU-TRA-1", "MU-TEC-7"], {"need": price})

    def offer_upgrades(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-PUR-3, MU-TRA-2, MU-TRA-3, MU-SIE-2"""
        for piece in pieces_at(g, self.territory, seat):
            kind = g.piece_kind[piece]
            technology = MATHEMATICS if kind == ENGINE else CARPENTRY
            if self.piece_fault(g, kind) or not has_technology(g, seat, technology):
                continue
            steps: list[int] = []  # a level without a token, or without a miniature, is skipped
            for gained in range(1, 4 - g.piece_level[piece]):
                level = g.piece_level[piece] + gained
                if not tokens_allow(g, seat, level, piece) or (kind == ENGINE and pieces_left(g, kind, level) <= 0):
                    continue
                if can_pay_points(g, seat, technology // LEVELS, gained, gained * g.board.piece_cost):
                    steps.append(gained)
            if steps:
                o.yes("upgrade", piece, steps[0], steps[-1])

    def offer_buildings(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-BLD-1, MU-BLD-2, MU-BLD-3, MU-TECH-17, MU-TECH-18, MU-TECH-21"""
        for category in range(CATEGORIES):
            technology = PROJECT[category]
            for level in (1, 2, 3) if category < 2 else (3,):
                target = category * 4 + level
                if not o.explain and not has_technology(g, seat, technology):
                    continue
                code = site_fault(g, self.territory, category, level)
                if not code and not has_technology(g, seat, technology):
                    code = "project_missing"
                price = self.price(g, category, level) if not code else 0
                points = building_points(g, self.territory, category, level) if not code else 0
                if not code and not can_pay_points(g, seat, technology // LEVELS, points, price):
                    code = "not_enough_florins"
                if not code:
                    o.yes("build", target)
                elif o.explain:
                    params = {"technology": technology, "need": price}
                    o.no("build", target, code, ["MU-BLD-2", "MU-BLD-3", "MU-BLD-4"], params)

    def price(self, g: Medioevo, category: int, level: int) -> int:
        """With an Architect's help.  rule: MU-CARD-32, MU-CARD-33"""
        return discounted(g, self.seat, building_price(g, self.territory, category, level))

    def offer_repairs(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-PUR-4"""
        for category in range(CATEGORIES):
            tokens = g.damage[self.territory * CATEGORIES + category]
            number = min(tokens, g.florins[seat] // REPAIR)
            if number:
                o.yes("repair", category, 1, number)
            elif o.explain and tokens:
                o.no("repair", category, "not_enough_florins", ["MU-PUR-4"], {"need": REPAIR})

    # --- buying

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "back":
            self.at = 1
            return
        self.count_purchase(g)
        if a.verb == "recruit":
            self.place(g, a.target, a.amount, a.amount * g.board.unit_cost[a.target])
        elif a.verb == "regain":
            g.lost[seat * KINDS + a.target] -= a.amount
            self.place(g, a.target, a.amount, (a.amount * g.board.unit_cost[a.target] + 1) // 2)
        elif a.verb == "recall":
            g.surrendered[seat * KINDS + a.target] -= a.amount
            self.place(g, a.target, a.amount, 0)
        elif a.verb == "ransom":
            self.ransom(g, a.target // KINDS, a.target % KINDS)
        elif a.verb == "enlist":
            level = level_of(a.target)
            activate(g, seat, MILITARY_ART, level)
            self.place(g, a.target, 1, level * g.board.unit_cost[CAPTAIN])
        elif a.verb == "promote":
            activate(g, seat, MILITARY_ART, a.amount)
            pay(g, seat, a.amount * g.board.unit_cost[CAPTAIN])
            take_units(g, self.territory, seat, a.target, 1)
            add_units(g, self.territory, seat, a.target + a.amount, 1)
            g.tell("captain.promoted", seat, self.territory, a.target + a.amount)
        elif a.verb == "repair":
            pay(g, seat, REPAIR * a.amount)
            g.damage[self.territory * CATEGORIES + a.target] -= a.amount
            g.tell("building.repaired", seat, self.territory, a.target, a.amount)
        else:
            self.buy_piece(g, seat, a)

    def count_purchase(self, g: Medioevo) -> None:
        """A visit in which something is bought does not count as a mere look."""
        from quadriga.games.medioevo.procedures.purchase import Purchase

        for frame in g.below():
            if isinstance(frame, Purchase):
                frame.looks = max(0, frame.looks - 1)
                return

    def place(self, g: Medioevo, kind: int, number: int, florins: int) -> None:
        pay(g, self.seat, florins)
        add_units(g, self.territory, self.seat, kind, number)
        g.recruited[self.seat] += number
        g.tell("units.placed", self.seat, self.territory, kind, number)

    def ransom(self, g: Medioevo, captor: int, kind: int) -> None:
        g.prisoners[(captor * g.seats + self.seat) * KINDS + kind] -= 1
        price = 2 * g.board.unit_cost[kind]
        g.florins[captor] += price
        g.tell("prisoner.ransomed", self.seat, captor, kind, price)
        self.place(g, kind, 1, price)

    def buy_piece(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "craft":
            kind, level = a.target // 4, a.target % 4
            activate(g, seat, MATHEMATICS if kind == ENGINE else CARPENTRY, level)
            pay(g, seat, level * g.board.piece_cost)
            new_piece(g, seat, kind, level, self.territory)
            g.tell("piece.bought", seat, kind, level, self.territory)
        elif a.verb == "upgrade":
            kind = g.piece_kind[a.target]
            activate(g, seat, MATHEMATICS if kind == ENGINE else CARPENTRY, a.amount)
            pay(g, seat, a.amount * g.board.piece_cost)
            raise_piece(g, a.target, a.amount)
        else:
            category, level = a.target // 4, a.target % 4
            price = self.price(g, category, level)
            activate(g, seat, PROJECT[category], building_points(g, self.territory, category, level))
            pay(g, seat, price)
            spend_discounts(g, seat)
            erect(g, seat, self.territory, category, level)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back")


def raise_piece(g: Medioevo, piece: int, levels: int) -> None:
    """A higher level of the same piece, with the movement points it gains.  rule: MU-PUR-3"""
    kind = g.piece_kind[piece]
    before = g.board.moves[kind * 4 + g.piece_level[piece]]
    g.piece_level[piece] += levels
    if g.piece_mp[piece]:
        g.piece_mp[piece] += g.board.moves[kind * 4 + g.piece_level[piece]] - before
    g.tell("piece.upgraded", piece // 10, kind, g.piece_level[piece], g.piece_zone[piece])


def discounted(g: Medioevo, seat: int, price: int) -> int:
    """What a building costs with an Architect's help.  rule: MU-CARD-32, MU-CARD-33"""
    if has_effect(g, HALF, seat):
        price = (price + 1) // 2
    if has_effect(g, DISCOUNT, seat):
        price = max(0, price - 50)
    return price


def spend_discounts(g: Medioevo, seat: int) -> None:
    """An Architect helps with one building."""
    kept: list[int] = []
    for entry in range(0, len(g.effects), 3):
        if not (g.effects[entry] in (DISCOUNT, HALF) and g.effects[entry + 2] == seat):
            kept.extend(g.effects[entry : entry + 3])
    g.effects = kept
