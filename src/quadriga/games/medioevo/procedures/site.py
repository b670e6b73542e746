"""What can be bought in one territory."""

from typing import Final

from quadriga.engine.choice import Answer, Choice, row
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CAPTAIN,
    CARAVAN,
    CARPENTRY,
    CATEGORIES,
    ENGINE,
    GALLEY,
    KINDS,
    LEVELS,
    MATHEMATICS,
    MILITARY,
    MILITARY_ART,
    PIECE_KINDS,
    SHIP,
    WAGON,
)
from quadriga.games.medioevo.codes import CIVILIAN_CONTROL, MILITARY_CONTROL
from quadriga.games.medioevo.pieces import new_piece, pay
from quadriga.games.medioevo.procedures.activation import activate
from quadriga.games.medioevo.procedures.recruitment import offer_soldiers
from quadriga.games.medioevo.procedures.works import PROJECT, building_points, building_price, erect, site_fault
from quadriga.games.medioevo.property_queries import (
    building,
    can_pay_points,
    has_technology,
    pieces_at,
    pieces_left,
    tokens_allow,
)
from quadriga.games.medioevo.queries import controls, has_effect, has_right, is_inhabited
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units, take_units
from quadriga.games.medioevo.unit_queries import level_of

REPAIR: Final = 50
DISCOUNT: Final = 31  # card 32: one building 50 florins cheaper
HALF: Final = 32  # card 33: one building at half price

BACK: Final = Choice("back")
CRAFT: Final = row("craft", PIECE_KINDS * 4)
BUILD: Final = row("build", CATEGORIES * 4)


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

    def is_mustering_place(self, g: Medioevo) -> bool:
        """rule: MU-ARM-3, MU-SIE-2"""
        return self.musters(g, self.is_own(g))

    def musters(self, g: Medioevo, own: bool) -> bool:
        """Settled land where the seat may place soldiers, or an own place with a military building."""
        if is_inhabited(g, self.territory):
            return own or has_right(g, MILITARY_CONTROL, self.seat, g.holder[self.territory])
        return own and building(g, self.territory, MILITARY) > 0

    def piece_kinds(self, g: Medioevo, own: bool, musters: bool) -> list[int]:
        """Kinds of pieces that can be made here.  rule: MU-TRA-2, MU-SIE-2, MU-DEF-11"""
        host = g.holder[self.territory]
        military = own or has_right(g, MILITARY_CONTROL, self.seat, host)
        civil = own or has_right(g, CIVILIAN_CONTROL, self.seat, host)
        harbour = g.board.harbour[self.territory]
        found: list[int] = []
        if musters:
            found.extend([WAGON, ENGINE])
        if military and harbour:
            found.append(GALLEY)
        if civil and harbour:
            found.append(SHIP)
        if civil and is_inhabited(g, self.territory):
            found.append(CARAVAN)
        return found

    def piece_fault(self, g: Medioevo, kind: int) -> str:
        """rule: MU-TRA-2, MU-SIE-2, MU-DEF-11"""
        own = self.is_own(g)
        if kind in self.piece_kinds(g, own, self.musters(g, own)):
            return ""
        return "no_harbour" if kind in (SHIP, GALLEY) else "no_settlement"

    # --- the offer

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.add(BACK)
        own = self.is_own(g)
        musters = self.musters(g, own)
        offer_soldiers(g, seat, self.territory, musters, o)
        kinds = self.piece_kinds(g, own, musters)
        self.offer_pieces(g, seat, kinds, o)
        self.offer_upgrades(g, seat, kinds, o)
        if own:
            self.offer_buildings(g, seat, o)
            self.offer_repairs(g, seat, o)
        self.leave_orders(g, o)

    def leave_orders(self, g: Medioevo, o: Offer) -> None:
        """With deployment whatever is new is ordered and placed at the end of the phase.  rule: MU-VAR-9"""
        if not g.deployment:
            return
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

    def offer_pieces(self, g: Medioevo, seat: int, kinds: list[int], o: Offer) -> None:
        """rule: MU-TRA-1, MU-TRA-2, MU-TRA-3, MU-SIE-1"""
        for kind in range(PIECE_KINDS):
            technology = MATHEMATICS if kind == ENGINE else CARPENTRY
            if kind in kinds and has_technology(g, seat, technology):
                for level in (1, 2, 3):
                    self.offer_piece(g, seat, kind, level, technology, o)
            elif o.explain:
                code = "project_missing" if kind in kinds else self.piece_fault(g, kind)
                for level in (1, 2, 3):
                    o.no("craft", kind * 4 + level, code, ["MU-TRA-2", "MU-SIE-2"], {"technology": technology})

    def offer_piece(self, g: Medioevo, seat: int, kind: int, level: int, technology: int, o: Offer) -> None:
        price = level * g.board.piece_cost
        affordable = can_pay_points(g, seat, technology // LEVELS, level, price)
        if not affordable and not o.explain:
            return
        if not tokens_allow(g, seat, level):
            if o.explain:
                o.no("craft", kind * 4 + level, "no_property_token", ["MU-TRA-3"])
        elif pieces_left(g, kind, level) <= 0:
            if o.explain:
                o.no("craft", kind * 4 + level, "none_in_reserve", ["MU-SET-13"])
        elif affordable:
            o.add(CRAFT[kind * 4 + level])
        else:
            o.no("craft", kind * 4 + level, "not_enough_florins", ["MU-TRA-1", "MU-TEC-7"], {"need": price})

    def offer_upgrades(self, g: Medioevo, seat: int, kinds: list[int], o: Offer) -> None:
        """rule: MU-PUR-3, MU-TRA-2, MU-TRA-3, MU-SIE-2"""
        for piece in pieces_at(g, self.territory, seat):
            kind = g.piece_kind[piece]
            technology = MATHEMATICS if kind == ENGINE else CARPENTRY
            if kind not in kinds or not has_technology(g, seat, technology):
                continue
            steps: list[int] = []  # a level without a token, or without a miniature, is skipped
            for gained in range(1, 4 - g.piece_level[piece]):
                level = g.piece_level[piece] + gained
                if not can_pay_points(g, seat, technology // LEVELS, gained, gained * g.board.piece_cost):
                    break
                if tokens_allow(g, seat, level, piece) and (kind != ENGINE or pieces_left(g, kind, level) > 0):
                    steps.append(gained)
            if steps:
                o.yes("upgrade", piece, steps[0], steps[-1])

    def offer_buildings(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-BLD-1, MU-BLD-2, MU-BLD-3, MU-TECH-17, MU-TECH-18, MU-TECH-21"""
        for category in range(CATEGORIES):
            if not o.explain and not has_technology(g, seat, PROJECT[category]):
                continue
            standing = building(g, self.territory, category)
            for level in (1, 2, 3) if category < 2 else (3,):
                if not o.explain and level <= standing:
                    continue
                affordable = self.can_afford(g, category, level)
                if not affordable and not o.explain:
                    continue
                code = site_fault(g, self.territory, category, level)
                if not code and not has_technology(g, seat, PROJECT[category]):
                    code = "project_missing"
                if not code and not affordable:
                    code = "not_enough_florins"
                if not code:
                    o.add(BUILD[category * 4 + level])
                elif o.explain:
                    need = self.price(g, category, level) if code == "not_enough_florins" else 0
                    params = {"technology": PROJECT[category], "need": need}
                    o.no("build", category * 4 + level, code, ["MU-BLD-2", "MU-BLD-3", "MU-BLD-4"], params)

    def can_afford(self, g: Medioevo, category: int, level: int) -> bool:
        points = building_points(g, self.territory, category, level)
        return can_pay_points(g, self.seat, PROJECT[category] // LEVELS, points, self.price(g, category, level))

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
            g.lost = increased(g.lost, seat * KINDS + a.target, -a.amount)
            self.place(g, a.target, a.amount, (a.amount * g.board.unit_cost[a.target] + 1) // 2)
        elif a.verb == "recall":
            g.surrendered = increased(g.surrendered, seat * KINDS + a.target, -a.amount)
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
            g.damage = increased(g.damage, self.territory * CATEGORIES + a.target, -a.amount)
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
        g.recruited = increased(g.recruited, self.seat, number)
        g.tell("units.placed", self.seat, self.territory, kind, number)

    def ransom(self, g: Medioevo, captor: int, kind: int) -> None:
        g.prisoners = increased(g.prisoners, (captor * g.seats + self.seat) * KINDS + kind, -1)
        price = 2 * g.board.unit_cost[kind]
        g.florins = increased(g.florins, captor, price)
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
    g.piece_level = increased(g.piece_level, piece, levels)
    if g.piece_mp[piece]:
        g.piece_mp = increased(g.piece_mp, piece, g.board.moves[kind * 4 + g.piece_level[piece]] - before)
    g.tell("piece.upgraded", piece // 10, kind, g.piece_level[piece], g.piece_zone[piece])


def discounted(g: Medioevo, seat: int, price: int) -> int:
    """What a building costs with an Architect's help.  rule: MU-CARD-32, MU-CARD-33"""
    if not g.effects:
        return price
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
    g.effects = tuple(kept)
