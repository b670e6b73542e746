"""Great Markets: where and what may be traded, cubes that transports leave behind, cubes moved between areas."""

from quadriga.engine.choice import Answer, Reason
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import CARAVAN, GOODS, SHIP, TERRITORIES, TRADING, WAGON
from quadriga.games.medioevo.procedures.pact import may_trade, trade_fee
from quadriga.games.medioevo.procedures.steps import in_element
from quadriga.games.medioevo.property_queries import cubes_left, pieces_of
from quadriga.games.medioevo.queries import are_neighbouring, at_war, controls, from_seat, has_effect, is_banned
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_queries import owners_in, units

NO_TRADE = 1  # the Bishop who forbids buying and selling


# --- transports and goods


def is_trader(g: Medioevo, piece: int) -> bool:
    """Caravans, merchant ships, and a war wagon that a Scientist lets trade.  rule: MU-TRD-2, MU-CARD-11"""
    kind = g.piece_kind[piece]
    if kind == WAGON:
        return len(g.effects) > 0 and g.piece_aboard[piece] < 0 and has_effect(g, 10, piece)
    return kind == CARAVAN or kind == SHIP


def traders_of(g: Medioevo, seat: int) -> list[int]:
    return [piece for piece in pieces_of(g, seat) if is_trader(g, piece)]


def colours_on(g: Medioevo, piece: int) -> int:
    """Bit mask of the goods a transport carries."""
    mask = 0
    for good in range(GOODS):
        if g.cargo[piece * GOODS + good]:
            mask |= 1 << good
    return mask


def goods_at(g: Medioevo, territory: int) -> int:
    """Bit mask of the goods present in an area, depicted or real; of none where nobody lives.

    rule: MU-TRD-9, MU-CUB-1, MU-TRD-12
    """
    good = g.board.good[territory]
    return g.market[territory] | (1 << good) if good >= 0 else 0


def is_area(g: Medioevo, zone: int) -> bool:
    """An inhabited area in play.  rule: MU-DEF-10"""
    return zone < TERRITORIES and g.board.good[zone] >= 0 and g.in_play[zone] == 1


def areas(g: Medioevo) -> list[int]:
    return [territory for territory in range(TERRITORIES) if is_area(g, territory)]


def ask_others(g: Medioevo, seat: int) -> int:
    """After a step, a purchase or a sale the others may use cards; the trader does so in his own decisions."""
    return ask_in_order(g, TRADING, [other for other in from_seat(g, seat) if other != seat])


# --- where trade is allowed


def armies_face(g: Medioevo, zone: int) -> bool:
    """Whether opposing armies share a zone.  rule: MU-TRD-10 (ruling MU-GAP-56)"""
    present = owners_in(g, zone)
    if len(present) < 2:
        return False
    if present[-1] == g.seats:
        return True
    for index, owner in enumerate(present):
        for other in present[index + 1 :]:
            if at_war(g, owner, other):
                return True
    return False


def host_of(g: Medioevo, seat: int, zone: int) -> int:
    """The other player in whose area one trades; -1 in one's own land and among barbarians."""
    holder = g.holder[zone]
    return holder if holder >= 0 and holder != seat else -1


def fee_at(g: Medioevo, seat: int, zone: int) -> int:
    """What a trade costs by the commercial pact.  rule: MU-DIP-8"""
    host = host_of(g, seat, zone)
    return trade_fee(g, seat, host) if host >= 0 else 0


def place_fault(g: Medioevo, seat: int, piece: int) -> Reason | None:
    """Why nothing may be traded where a transport stands, be it inhabited or not; None if it may.

    rule: MU-TRD-4, MU-TRD-10, MU-TRD-11, MU-CARD-2 (rulings MU-GAP-56, MU-GAP-74)
    """
    zone = g.piece_zone[piece]
    if zone >= TERRITORIES or not in_element(g, g.piece_kind[piece], zone):
        return Reason("not_anchored", ["MU-TRD-4"], {"zone": zone})
    if is_banned(g, NO_TRADE, zone):
        return Reason("trade_banned", ["MU-CARD-2"], {"zone": zone})
    if armies_face(g, zone):
        return Reason("armies_face", ["MU-TRD-10"], {"zone": zone})
    if units(g, zone, g.seats):
        return Reason("barbarians_here", ["MU-TRD-6"], {"zone": zone})
    host = host_of(g, seat, zone)
    if host >= 0 and not may_trade(g, seat, host):
        return Reason("no_commercial_pact", ["MU-TRD-11", "MU-DIP-8"], {"seat": host})
    return None


def trade_fault(g: Medioevo, seat: int, piece: int) -> Reason | None:
    """Why a transport may not buy or sell now; None if it may.  rule: MU-TRD-3, MU-TRD-7, MU-TRD-8, MU-DEF-10"""
    zone = g.piece_zone[piece]
    if zone < TERRITORIES and g.board.good[zone] < 0:
        return Reason("not_inhabited", ["MU-DEF-10"], {"zone": zone})
    fault = place_fault(g, seat, piece)
    if fault is None and g.piece_mp[piece] < 1:
        fault = Reason("no_moves_left", ["MU-TRD-3"], {"piece": piece})
    return fault


# --- cubes left behind


def placeable(g: Medioevo, territory: int, carried: int) -> list[int]:
    """Goods of which a cube is put into an area by who carries them.  rule: MU-CUB-1, MU-CUB-2"""
    missing = carried & ~goods_at(g, territory)
    if not missing or not is_area(g, territory):
        return []
    return [good for good in range(GOODS) if (missing >> good) & 1 and cubes_left(g, good) > 0]


class CubePlacement(Frame[Medioevo]):
    """A transport that sells in an area, or leaves it laden, adds a cube to its market; the owner picks the colour.

    rule: MU-CUB-1, MU-CUB-2, MU-GMK-1 (ruling MU-GAP-86)
    """

    def __init__(self, seat: int = -1, territory: int = -1, carried: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.territory = territory
        self.carried = carried  # bit mask of goods aboard, before the sale if there was one

    def clone(self) -> "CubePlacement":
        frame = CubePlacement(self.seat, self.territory, self.carried)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at:
            return DONE
        goods = placeable(g, self.territory, self.carried)
        if len(goods) > 1:
            return WAIT
        if goods:
            self.place(g, goods[0])
        return DONE

    def place(self, g: Medioevo, good: int) -> None:
        self.at = 1
        g.market = changed(g.market, self.territory, g.market[self.territory] | (1 << good))
        g.tell("cube.placed", self.seat, good, self.territory)

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        goods = placeable(g, self.territory, self.carried)
        for good in range(GOODS):
            if good in goods:
                o.yes("place_cube", good)
            elif o.explain and (goods_at(g, self.territory) >> good) & 1:
                o.no("place_cube", good, "colour_present", ["MU-CUB-2"], {"good": good, "zone": self.territory})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.place(g, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("place_cube", placeable(g, self.territory, self.carried)[0])


# --- cubes moved from one market to another


def cube_links(g: Medioevo, seat: int, source: int, by_card: bool) -> list[int]:
    """Neighbouring areas to which cubes may go; by Control the mover controls one end and has a transport at one.

    rule: MU-TECH-7, MU-CARD-63 (ruling MU-GAP-49)
    """
    near = [goal for goal in areas(g) if goal != source and are_neighbouring(g, source, goal)]
    if by_card:
        return near
    visited = [g.piece_zone[piece] for piece in traders_of(g, seat)]
    if source not in visited:
        near = [goal for goal in near if goal in visited]
    if not controls(g, seat, source):
        near = [goal for goal in near if controls(g, seat, goal)]
    return near


def movable_from(g: Medioevo, seat: int, source: int, by_card: bool) -> int:
    """Bit mask of the goods of a Great Market that some linked area lacks."""
    if not g.market[source]:
        return 0
    lacking = 0
    for goal in cube_links(g, seat, source, by_card):
        lacking |= ~goods_at(g, goal)
    return g.market[source] & lacking


def movable_cubes(g: Medioevo, seat: int, by_card: bool) -> list[int]:
    """Great Market cubes that could be moved: territory * GOODS + good."""
    if not by_card and not traders_of(g, seat):
        return []
    found: list[int] = []
    for source in areas(g):
        movable = movable_from(g, seat, source, by_card)
        found.extend([source * GOODS + good for good in range(GOODS) if (movable >> good) & 1])
    return found


def can_move_cube(g: Medioevo, seat: int) -> bool:
    """By a Cameleer.  rule: MU-CARD-63"""
    for source in areas(g):
        if movable_from(g, seat, source, True):
            return True
    return False


class MarketMove(Frame[Medioevo]):
    """Great Market cubes go to neighbouring areas, one after the other.

    rule: MU-TECH-7, MU-CARD-63 (ruling MU-GAP-49)
    """

    def __init__(self, seat: int = -1, left: int = 0, by_card: bool = False) -> None:
        self.at = 0
        self.seat = seat
        self.left = left  # cubes still to be moved
        self.by_card = by_card
        self.cube = -1  # territory * GOODS + good of the cube taken up

    def clone(self) -> "MarketMove":
        frame = MarketMove(self.seat, self.left, self.by_card)
        frame.at = self.at
        frame.cube = self.cube
        return frame

    def run(self, g: Medioevo) -> int:
        if self.cube >= 0:
            return WAIT
        return WAIT if self.left and movable_cubes(g, self.seat, self.by_card) else DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        if self.cube >= 0:
            good = self.cube % GOODS
            for goal in cube_links(g, seat, self.cube // GOODS, self.by_card):
                if not (goods_at(g, goal) >> good) & 1:
                    o.yes("cube_to", goal)
                elif o.explain:
                    o.no("cube_to", goal, "colour_present", ["MU-TECH-7"], {"good": good, "zone": goal})
            return
        for cube in movable_cubes(g, seat, self.by_card):
            o.yes("move_cube", cube)
        o.yes("done")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "done":
            self.left = 0
        elif a.verb == "move_cube":
            self.cube = a.target
        else:
            source = self.cube // GOODS
            good = self.cube % GOODS
            g.market = changed(g.market, source, g.market[source] & ~(1 << good))
            g.market = changed(g.market, a.target, g.market[a.target] | (1 << good))
            g.tell("cube.moved", seat, good, source, a.target)
            self.cube = -1
            self.left -= 1

    def default(self, g: Medioevo, seat: int) -> Answer:
        if self.cube >= 0:
            return g.choices(seat)[0].smallest()
        return Answer("done")
