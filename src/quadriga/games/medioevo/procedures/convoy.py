"""Leading one caravan or merchant ship: steps, buying, selling; another may be led in between at any time."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import BLUE, LOGISTICS, WAGON
from quadriga.games.medioevo.pieces import lose_road, remove_piece
from quadriga.games.medioevo.procedures.goods import GoodsPurchase, offer_buying
from quadriga.games.medioevo.procedures.market import (
    CubePlacement,
    ask_others,
    colours_on,
    is_area,
    is_trader,
    traders_of,
)
from quadriga.games.medioevo.procedures.road import RoadPlanning, offer_opening, reach
from quadriga.games.medioevo.procedures.sale import Sale
from quadriga.games.medioevo.procedures.seizure import TraderArrival
from quadriga.games.medioevo.procedures.selling import offer_selling
from quadriga.games.medioevo.procedures.steps import can_come_home, in_element, odd_steps, plain_steps, step_cost
from quadriga.games.medioevo.property_queries import can_pay_points, has_technology
from quadriga.games.medioevo.queries import adjacent, is_banned
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo

NO_MOVE = 2  # the Bishop who forbids moving
MOST_CHANGES = 40  # from one transport to another, so that a turn of trading ends whoever plays


def can_step(g: Medioevo, seat: int, piece: int, goal: int) -> bool:
    """rule: MU-MOV-3, MU-TRD-3"""
    return step_cost(g, g.piece_kind[piece], g.piece_zone[piece], goal, seat) <= g.piece_mp[piece]


def can_act(g: Medioevo, seat: int, piece: int) -> bool:
    """Movement points are left, or a step out of a castle is free.  rule: MU-MOV-3, MU-MOV-9"""
    if g.piece_mp[piece] > 0:
        return True
    zone = g.piece_zone[piece]
    if is_banned(g, NO_MOVE, zone):
        return False
    for goal in plain_steps(g, g.piece_kind[piece], zone):
        if can_step(g, seat, piece, goal):
            return True
    return False


def offer_leading(g: Medioevo, seat: int, besides: int, o: Offer) -> None:
    """Which transports may be led.  rule: MU-TRD-1"""
    for piece in traders_of(g, seat):
        if piece == besides:
            continue
        if can_act(g, seat, piece):
            o.yes("lead", piece)
        elif o.explain:
            o.no("lead", piece, "no_moves_left", ["MU-TRD-3", "MU-MOV-3"], {"piece": piece})


def offer_giving_up(g: Medioevo, seat: int, o: Offer) -> None:
    """A road may be removed voluntarily.  rule: MU-ROA-9"""
    if g.road_length[seat]:
        o.yes("lay_down")
    elif o.explain:
        o.no("lay_down", -1, "no_road", ["MU-ROA-9"])


class Convoy(Frame[Medioevo]):
    """One transport of the player in his turn of the Commerce phase.

    rule: MU-TRD-1, MU-TRD-3, MU-TRD-4, MU-TECH-2
    """

    def __init__(self, seat: int = -1, piece: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.bought = -1  # area in which it has just bought: a road may be opened
        self.ashore = -1  # where it was last in its own element
        self.changes = 0  # times another transport was led

    def clone(self) -> "Convoy":
        frame = Convoy(self.seat, self.piece)
        frame.at = self.at
        frame.bought = self.bought
        frame.ashore = self.ashore
        frame.changes = self.changes
        return frame

    def admits_free_actions(self) -> bool:
        return True

    def is_astray(self, g: Medioevo) -> bool:
        """Whether it must go on since Logistics brought it out of its element.  rule: MU-TECH-2"""
        return not in_element(g, g.piece_kind[self.piece], g.piece_zone[self.piece])

    def run(self, g: Medioevo) -> int:
        if self.at or not is_trader(g, self.piece):
            return DONE
        if self.is_astray(g):
            o = Offer(False)
            self.offer_steps(g, self.seat, o)
            return WAIT if o.choices else self.turn_back(g)
        self.ashore = g.piece_zone[self.piece]
        if can_act(g, self.seat, self.piece) or (self.bought >= 0 and not g.road_length[self.seat]):
            return WAIT
        return DONE

    def turn_back(self, g: Medioevo) -> int:
        """What can no longer reach its own element goes back to where it left it; a prize that never was in it is lost.

        rule: MU-TECH-2
        """
        kind = g.piece_kind[self.piece]
        g.tell("convoy.returned", self.seat, self.piece, kind, g.piece_zone[self.piece], self.ashore)
        if self.ashore < 0:
            remove_piece(g, self.piece)
            return DONE
        g.piece_zone = changed(g.piece_zone, self.piece, self.ashore)
        g.piece_mp = changed(g.piece_mp, self.piece, 0)
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        self.offer_steps(g, seat, o)
        if self.is_astray(g):
            if o.explain:
                o.no("rest", -1, "out_of_element", ["MU-TECH-2"], {"piece": self.piece})
                o.no("lead", -1, "out_of_element", ["MU-TECH-2"], {"piece": self.piece})
            return
        offer_buying(g, seat, self.piece, o)
        offer_selling(g, seat, self.piece, o)
        if self.bought >= 0 and g.piece_kind[self.piece] != WAGON:
            offer_opening(g, seat, self.bought, o)
        elif o.explain:
            o.no("open_road", -1, "not_buying", ["MU-ROA-1"])
        offer_giving_up(g, seat, o)
        if self.changes < MOST_CHANGES:
            offer_leading(g, seat, self.piece, o)
        o.yes("rest")

    def offer_steps(self, g: Medioevo, seat: int, o: Offer) -> None:
        """rule: MU-TRD-3, MU-TRD-4, MU-TRD-5, MU-MOV-3, MU-CARD-3"""
        kind = g.piece_kind[self.piece]
        zone = g.piece_zone[self.piece]
        if is_banned(g, NO_MOVE, zone):
            if o.explain:
                o.no("to", -1, "movement_banned", ["MU-CARD-3"], {"zone": zone})
            return
        plain = plain_steps(g, kind, zone)
        for goal in plain:
            if can_step(g, seat, self.piece, goal):
                o.yes("to", goal)
            elif o.explain:
                need = step_cost(g, kind, zone, goal, seat)
                have = g.piece_mp[self.piece]
                o.no("to", goal, "too_few_moves", ["MU-TRD-3", "MU-VAR-4"], {"need": need, "have": have})
        if o.explain:
            for goal in adjacent(g, zone):
                if goal not in plain:
                    o.no("to", goal, "wrong_element", ["MU-TRD-4"], {"zone": goal})
        self.offer_ferries(g, seat, o)

    def offer_ferries(self, g: Medioevo, seat: int, o: Offer) -> None:
        """Each step through the other element costs a blue point.  rule: MU-TECH-2, MU-TEC-7"""
        if not has_technology(g, seat, LOGISTICS):
            if o.explain:
                o.no("ferry", -1, "technology_missing", ["MU-TECH-2"], {"technology": LOGISTICS})
            return
        if not can_pay_points(g, seat, BLUE, 1):
            if o.explain:
                o.no("ferry", -1, "points_missing", ["MU-TEC-7"], {"colour": BLUE, "need": 1})
            return
        for goal in odd_steps(g, g.piece_kind[self.piece], g.piece_zone[self.piece]):
            if can_come_home(g, seat, self.piece, goal):
                o.yes("ferry", goal)
            elif o.explain:
                o.no("ferry", goal, "no_way_home", ["MU-TECH-2"], {"zone": goal})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "rest":
            self.at = 1
        elif a.verb == "lead":
            self.changes += 1
            self.piece = a.target
            self.bought = -1
        elif a.verb == "to" or a.verb == "ferry":
            self.bought = -1
            g.call(TraderStep(seat, self.piece, a.target, a.verb == "ferry"))
        elif a.verb == "buy":
            g.call(GoodsPurchase(seat, self.piece, a.target, a.amount))
        elif a.verb == "sell":
            self.bought = -1
            sale = Sale(seat, self.piece)
            sale.numbers[a.target] = a.amount
            g.call(sale)
        elif a.verb == "open_road":
            g.call(RoadPlanning(seat, self.piece, self.bought, a.target))
        else:
            lose_road(g, seat)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return g.choices(seat)[0].smallest() if self.is_astray(g) else Answer("rest")


class TraderStep(Frame[Medioevo]):
    """A transport leaves a zone, perhaps adding to its market, and enters the next.

    rule: MU-TRD-3, MU-CUB-1, MU-ROA-4, MU-CARD-3
    """

    def __init__(self, seat: int = -1, piece: int = -1, goal: int = -1, ferry: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece
        self.goal = goal
        self.ferry = ferry

    def clone(self) -> "TraderStep":
        frame = TraderStep(self.seat, self.piece, self.goal, self.ferry)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        self.at += 1
        if self.at == 1:
            return self.leave(g)
        if self.at == 2:
            return self.enter(g)
        if self.at == 3:
            return ask_others(g, self.seat)
        return DONE

    def leave(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.activation import activate

        if self.ferry:
            activate(g, self.seat, LOGISTICS, 1)
        origin = g.piece_zone[self.piece]
        if is_area(g, origin):
            return g.call(CubePlacement(self.seat, origin, colours_on(g, self.piece)))
        return RUN

    def enter(self, g: Medioevo) -> int:
        piece = self.piece
        origin = g.piece_zone[piece]
        g.piece_mp = increased(g.piece_mp, piece, -step_cost(g, g.piece_kind[piece], origin, self.goal, self.seat))
        g.piece_zone = changed(g.piece_zone, piece, self.goal)
        if is_banned(g, NO_MOVE, self.goal):
            g.piece_mp = changed(g.piece_mp, piece, 0)
        g.tell("convoy.moved", self.seat, piece, g.piece_kind[piece], origin, self.goal)
        reach(g, self.seat, piece, self.goal)
        return g.call(TraderArrival(self.seat, piece, self.goal))
