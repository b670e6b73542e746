"""Commercial roads: opening, accomplishing stages, completing, breaking and rearranging them."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import GUILDS, TERRITORIES
from quadriga.games.medioevo.codes import STAGES
from quadriga.games.medioevo.pieces import lose_road
from quadriga.games.medioevo.procedures.market import areas
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

KEPT = 29  # card 30: the road outlives its transport


def destination(g: Medioevo, seat: int) -> int:
    """The last stage; -1 without a road.  rule: MU-ROA-1, MU-ROA-3"""
    length = g.road_length[seat]
    return g.road[seat * STAGES + length - 1] if length else -1


def missing_stages(g: Medioevo, seat: int) -> list[int]:
    """Areas of the road not accomplished yet, the destination left out.  rule: MU-ROA-4, MU-ROA-6"""
    first = seat * STAGES
    done = g.road_done[seat]
    return [g.road[first + stage] for stage in range(g.road_length[seat] - 1) if not (done >> stage) & 1]


def accomplish(g: Medioevo, seat: int, territory: int) -> None:
    """rule: MU-ROA-4"""
    first = seat * STAGES
    for stage in range(g.road_length[seat] - 1):
        if g.road[first + stage] == territory and not (g.road_done[seat] >> stage) & 1:
            g.road_done = changed(g.road_done, seat, g.road_done[seat] | (1 << stage))
            g.tell("road.advanced", seat, territory)


def reach(g: Medioevo, seat: int, piece: int, zone: int) -> None:
    """The transport of a road enters a zone: a stage there is accomplished, in whatever order.  rule: MU-ROA-4"""
    if g.road_length[seat] and g.road_piece[seat] == piece and zone < TERRITORIES:
        accomplish(g, seat, zone)


def completes_road(g: Medioevo, seat: int, piece: int) -> bool:
    """Whether selling where the transport stands completes its road.  rule: MU-ROA-6"""
    if not g.road_length[seat] or g.road_piece[seat] != piece:
        return False
    return g.piece_zone[piece] == destination(g, seat) and not missing_stages(g, seat)


def break_road(g: Medioevo, seat: int, piece: int) -> None:
    """The road's transport sold too early or elsewhere.  rule: MU-ROA-9"""
    if g.road_length[seat] and g.road_piece[seat] == piece:
        lose_road(g, seat)


def is_stray(g: Medioevo, seat: int) -> bool:
    """A road that waits for another transport.  rule: MU-CARD-30"""
    return g.road_length[seat] > 0 and g.road_piece[seat] < 0


def assign(g: Medioevo, seat: int, piece: int) -> None:
    """Another own transport takes over a road kept by a Vendor.  rule: MU-CARD-30"""
    g.road_piece = changed(g.road_piece, seat, piece)
    g.tell("road.assigned", seat, g.piece_kind[piece])


def drop_stray_roads(g: Medioevo) -> None:
    """Roads that no transport took over are removed at the end of the turn.  rule: MU-CARD-30, MU-ROA-10"""
    for seat in range(g.seats):
        if is_stray(g, seat):
            lose_road(g, seat)


def offer_opening(g: Medioevo, seat: int, origin: int, o: Offer) -> None:
    """A player who buys may open a road of 4, 6 or 8 stages if he has none.  rule: MU-ROA-1, MU-ROA-2, MU-ROA-10"""
    if g.road_length[seat]:
        if o.explain:
            o.no("open_road", -1, "road_open", ["MU-ROA-10"])
        return
    room = len([territory for territory in areas(g) if territory != origin])
    for stages, points in enumerate(g.board.road_points):
        if not points:
            continue
        if stages <= room:
            o.yes("open_road", stages)
        elif o.explain:
            o.no("open_road", stages, "too_few_areas", ["MU-ROA-1"], {"number": room})


class RoadPlanning(Frame[Medioevo]):
    """The stages are named one after the other, the destination last; a Vendor lays an open road anew.

    rule: MU-ROA-1, MU-ROA-2, MU-ROA-3, MU-ROA-5, MU-CARD-31 (ruling MU-GAP-85)
    """

    def __init__(self, seat: int = -1, piece: int = -1, origin: int = -1, length: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.piece = piece  # -1: the road is rearranged, its transport and what was accomplished stay
        self.origin = origin
        self.length = length
        self.stages: list[int] = []

    def clone(self) -> "RoadPlanning":
        frame = RoadPlanning(self.seat, self.piece, self.origin, self.length)
        frame.at = self.at
        frame.stages = self.stages[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at:
            return DONE
        if len(self.stages) < self.length:
            return WAIT
        first = self.seat * STAGES
        for stage, territory in enumerate(self.stages):
            g.road = changed(g.road, first + stage, territory)
        if self.piece < 0:
            g.tell("road.rearranged", self.seat, self.length, self.stages[-1])
            return DONE
        g.road_length = changed(g.road_length, self.seat, self.length)
        g.road_done = changed(g.road_done, self.seat, 0)
        g.road_piece = changed(g.road_piece, self.seat, self.piece)
        g.tell("road.opened", self.seat, g.piece_kind[self.piece], self.length, self.stages[-1])
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in areas(g):
            if territory == self.origin:
                if o.explain:
                    o.no("stage", territory, "origin_is_no_stage", ["MU-ROA-2"], {"zone": territory})
            elif territory in self.stages:
                if o.explain:
                    o.no("stage", territory, "stage_named", ["MU-ROA-1"], {"zone": territory})
            else:
                o.yes("stage", territory)
        o.yes("cancel")

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "cancel":
            self.at = 1
        else:
            self.stages.append(a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("cancel")


class GuildStages(Frame[Medioevo]):
    """The owner says which stages the Guilds accomplish for him.  rule: MU-TECH-8"""

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.left = left

    def clone(self) -> "GuildStages":
        frame = GuildStages(self.seat, self.left)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        missing = missing_stages(g, self.seat)
        if self.left < len(missing) and self.left:
            return WAIT
        if self.left:
            for territory in missing:
                accomplish(g, self.seat, territory)
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for territory in missing_stages(g, seat):
            o.yes("stage", territory)
        if o.explain:
            goal = destination(g, seat)
            o.no("stage", goal, "destination", ["MU-TECH-8"], {"zone": goal, "technology": GUILDS})

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.left -= 1
        accomplish(g, seat, a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("stage", missing_stages(g, seat)[0])
