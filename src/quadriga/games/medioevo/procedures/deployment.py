"""The variant in which purchases are kept behind the screens and placed together."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import (
    CAPTAIN,
    CARPENTRY,
    CATEGORIES,
    ENGINE,
    KINDS,
    LEVELS,
    MATHEMATICS,
    MILITARY_ART,
    PIECE_KINDS,
    TERRITORIES,
)
from quadriga.games.medioevo.pieces import new_piece, pay
from quadriga.games.medioevo.procedures.activation import activate
from quadriga.games.medioevo.procedures.site import Site, discounted, spend_discounts
from quadriga.games.medioevo.procedures.works import PROJECT, erect, site_fault
from quadriga.games.medioevo.property_queries import (
    buildings_left,
    can_pay_points,
    has_technology,
    pieces_left,
    recruitment_limit,
    tokens_allow,
)
from quadriga.games.medioevo.queries import controlled
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import add_units
from quadriga.games.medioevo.unit_queries import level_of, reserve

BUILDING_ORDER = 50
PIECE_ORDER = 100


class CallForDeployment(Frame[Medioevo]):
    """Any player may call for it before the purchases.  rule: MU-VAR-9"""

    def __init__(self, seats: list[int] | None = None) -> None:
        self.at = 0
        self.seats: list[int] = seats if seats is not None else []

    def clone(self) -> "CallForDeployment":
        frame = CallForDeployment(self.seats[:])
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return WAIT if self.seats else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return self.seats[:]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("call_deployment")
        o.yes("pass")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        from quadriga.games.medioevo.procedures.purchase import PurchasePhase

        self.seats = [other for other in self.seats if other != seat]
        if a.verb == "call_deployment":
            self.seats = []
            for frame in g.stack:
                if isinstance(frame, PurchasePhase):
                    frame.deployed = True
            g.tell("deployment.called", seat)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("pass")


class OrderBook(Frame[Medioevo]):
    """Units, transports, engines and new buildings are paid for and kept behind the screen.

    Units ordered count for the recruitment limit at once.
    rule: MU-VAR-9, MU-ARM-4 (ruling MU-GAP-126)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "OrderBook":
        frame = OrderBook(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("back")
        room = recruitment_limit(g, seat) - g.recruited[seat]
        for kind in range(CAPTAIN):
            number = min(room, reserve(g, seat, kind), g.florins[seat] // g.board.unit_cost[kind])
            if number > 0:
                o.yes("order_unit", kind, 1, number)
        if room > 0 and has_technology(g, seat, MILITARY_ART):
            for kind in range(CAPTAIN, KINDS):
                level = level_of(kind)
                price = level * g.board.unit_cost[CAPTAIN]
                if reserve(g, seat, kind) and can_pay_points(g, seat, MILITARY_ART // LEVELS, level, price):
                    o.yes("order_unit", kind, 1, 1)
        self.offer_pieces(g, seat, o)
        self.offer_buildings(g, seat, o)

    def offer_pieces(self, g: Medioevo, seat: int, o: Offer) -> None:
        for kind in range(PIECE_KINDS):
            technology = MATHEMATICS if kind == ENGINE else CARPENTRY
            if not has_technology(g, seat, technology):
                continue
            for level in (1, 2, 3):
                if tokens_allow(g, seat, level) and pieces_left(g, kind, level) > 0:
                    if can_pay_points(g, seat, technology // LEVELS, level, level * g.board.piece_cost):
                        o.yes("order_piece", kind * 4 + level)

    def offer_buildings(self, g: Medioevo, seat: int, o: Offer) -> None:
        for category in range(CATEGORIES):
            technology = PROJECT[category]
            for level in (1, 2, 3) if category < 2 else (3,):
                place = category * 4 + level
                if has_technology(g, seat, technology) and buildings_left(g, category, level) > 0:
                    points = g.board.building_points[place]
                    price = discounted(g, seat, g.board.building_cost[place])
                    if can_pay_points(g, seat, technology // LEVELS, points, price):
                        o.yes("order_building", place)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "back":
            self.at = 1
        elif a.verb == "order_unit":
            if a.target >= CAPTAIN:
                activate(g, seat, MILITARY_ART, level_of(a.target))
                pay(g, seat, level_of(a.target) * g.board.unit_cost[CAPTAIN])
            else:
                pay(g, seat, a.amount * g.board.unit_cost[a.target])
            g.orders = (*g.orders, seat, a.target, a.amount)
            g.recruited = increased(g.recruited, seat, a.amount)
        elif a.verb == "order_piece":
            kind, level = a.target // 4, a.target % 4
            activate(g, seat, MATHEMATICS if kind == ENGINE else CARPENTRY, level)
            pay(g, seat, level * g.board.piece_cost)
            g.orders = (*g.orders, seat, PIECE_ORDER + a.target, 1)
        else:
            category = a.target // 4
            activate(g, seat, PROJECT[category], g.board.building_points[a.target])
            pay(g, seat, discounted(g, seat, g.board.building_cost[a.target]))
            spend_discounts(g, seat)
            g.orders = (*g.orders, seat, BUILDING_ORDER + a.target, 1)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("back")


class Deployment(Frame[Medioevo]):
    """A player places all that was ordered, one after the other; what fits nowhere is lost.  rule: MU-VAR-9"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "Deployment":
        frame = Deployment(self.seat)
        frame.at = self.at
        return frame

    def next_order(self, g: Medioevo) -> int:
        for entry in range(0, len(g.orders), 3):
            if g.orders[entry] == self.seat:
                return entry
        return -1

    def run(self, g: Medioevo) -> int:
        entry = self.next_order(g)
        if entry < 0:
            return DONE
        if self.at == 0:
            self.at = 1
            g.reveals += 1
        if not self.places(g, entry):
            g.tell("order.lost", self.seat, g.orders[entry + 1], g.orders[entry + 2])
            g.orders = g.orders[:entry] + g.orders[entry + 3 :]
            return self.run(g)
        return WAIT

    def places(self, g: Medioevo, entry: int) -> list[int]:
        """Where the next order may be placed.  rule: MU-BLD-3, MU-TRA-2, MU-ARM-3, MU-SIE-2"""
        what = g.orders[entry + 1]
        found: list[int] = []
        if PIECE_ORDER > what >= BUILDING_ORDER:
            category, level = (what - BUILDING_ORDER) // 4, (what - BUILDING_ORDER) % 4
            for territory in controlled(g, self.seat):
                code = site_fault(g, territory, category, level)
                if (not code or code == "none_in_reserve") and not g.buildings[territory * CATEGORIES + category]:
                    found.append(territory)
            return found
        for territory in range(TERRITORIES):
            if g.holder[territory] < 0:
                continue
            site = Site(self.seat, territory)
            if what < KINDS:
                if site.is_mustering_place(g):
                    found.append(territory)
            elif not site.piece_fault(g, (what - PIECE_ORDER) // 4):
                found.append(territory)
        return found

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        entry = self.next_order(g)
        number = g.orders[entry + 2]
        for territory in self.places(g, entry):
            o.yes("deploy", territory, 1, number)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        entry = self.next_order(g)
        what = g.orders[entry + 1]
        g.orders = increased(g.orders, entry + 2, -a.amount)
        if not g.orders[entry + 2]:
            g.orders = g.orders[:entry] + g.orders[entry + 3 :]
        if what < KINDS:
            add_units(g, a.target, seat, what, a.amount)
            g.tell("units.placed", seat, a.target, what, a.amount)
        elif what >= PIECE_ORDER:
            kind, level = (what - PIECE_ORDER) // 4, (what - PIECE_ORDER) % 4
            new_piece(g, seat, kind, level, a.target)
            g.tell("piece.bought", seat, kind, level, a.target)
        else:
            erect(g, seat, a.target, (what - BUILDING_ORDER) // 4, (what - BUILDING_ORDER) % 4)

    def default(self, g: Medioevo, seat: int) -> Answer:
        choice = g.choices(seat)[0]
        return Answer(choice.verb, choice.target, choice.high)
