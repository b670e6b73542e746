"""A group on the move: what belongs to it, who may join it and who may leave."""

from typing import Final

from quadriga.engine.frame import Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ENGINE, GALLEY, GOODS, KINDS, TERRITORIES, WAGON
from quadriga.games.medioevo.procedures.direction import still_owed
from quadriga.games.medioevo.property_queries import capacity, has_castle, is_military, owner_of, pieces_at, pieces_of
from quadriga.games.medioevo.queries import effect_number, has_effect, is_banned, is_land
from quadriga.games.medioevo.rows import changed, filled
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import tire
from quadriga.games.medioevo.unit_queries import army_zones, fresh, units

NO_LIMIT: Final = 99


# --- what can move


def load(g: Medioevo, piece: int) -> int:
    """Units a piece supplies on land: wagons, and what cards make one.  rule: MU-MOV-4, MU-CARD-11, MU-CARD-54"""
    if g.piece_kind[piece] == WAGON:
        return capacity(g, piece)
    if g.piece_kind[piece] == ENGINE:
        return effect_number(g, 53, piece)
    if has_effect(g, 10, piece):
        return g.board.capacity[WAGON * 4 + g.piece_level[piece]]
    return 0


def may_move(g: Medioevo, piece: int) -> bool:
    """Military pieces that have not finished; a caravan that is a wagon too. Without points only a free step is left.

    rule: MU-MOV-1, MU-MOV-3, MU-MOV-9, MU-CARD-11
    """
    if g.piece_done[piece] or g.piece_aboard[piece] >= 0:
        return False
    if g.piece_mp[piece] <= 0:
        if g.piece_kind[piece] == GALLEY or not has_castle(g, owner_of(g, piece), g.piece_zone[piece]):
            return False
    return is_military(g.piece_kind[piece]) or has_effect(g, 10, piece)


def can_start(g: Medioevo, seat: int, zone: int) -> bool:
    if is_land(zone) and is_banned(g, 2, zone):
        return False
    for piece in pieces_at(g, zone, seat):
        if may_move(g, piece):
            return True
    if is_land(zone) and has_castle(g, seat, zone):
        for kind in range(KINDS):
            if fresh(g, zone, seat, kind) > 0:
                return True
    return False


def starting_zones(g: Medioevo, seat: int) -> list[int]:
    """Zones from which something of the seat's can still move.  rule: MU-MOV-1, MU-MOV-3, MU-COM-3"""
    zones: list[int] = []
    for piece in pieces_of(g, seat):
        zone = g.piece_zone[piece]
        if zone not in zones and can_start(g, seat, zone):
            zones.append(zone)
    for zone in army_zones(g, seat):
        if zone < TERRITORIES and zone not in zones and can_start(g, seat, zone):
            zones.append(zone)
    return sorted(zones)


def put_ashore(g: Medioevo, pieces: list[int]) -> None:
    """In a territory everything leaves the galleys.  rule: MU-MOV-7, MU-NAV-7"""
    for piece in pieces:
        g.piece_aboard = changed(g.piece_aboard, piece, -1)
        if g.piece_kind[piece] == GALLEY:
            g.cargo = filled(g.cargo, piece * GOODS, (0,) * GOODS)


# --- what moves


class Group(Frame[Medioevo]):
    """Pieces and units of one owner that go together.

    ``by`` is the player who directs it: the owner, or one whom a pact makes the director.
    rule: MU-COM-4, MU-COM-5, MU-MOV-5, MU-MOV-6
    """

    def __init__(self, seat: int = -1, by: int = -1, zone: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.by = by
        self.zone = zone
        self.origin = -1  # where the last step came from
        self.ashore = -1  # where the group last could have stayed
        self.steps = 0
        self.bonus = 0  # a step that Cartography pays for: WEARY or RESTED
        self.edict = False  # barbarians do not react to this step
        self.scout = False  # card 6: half of the army goes on
        self.changes = 0  # elements that joined or left at one place
        self.vanguard = 0  # units that may go on after the clash
        self.counted = 0  # units of an ally that count among those the pact names
        self.pieces: list[int] = []
        self.going: list[int] = [0] * KINDS

    def army(self) -> int:
        return sum(self.going)

    def galleys(self, g: Medioevo) -> list[int]:
        return [piece for piece in self.pieces if g.piece_kind[piece] == GALLEY]

    def land_pieces(self, g: Medioevo) -> list[int]:
        return [piece for piece in self.pieces if g.piece_kind[piece] != GALLEY]

    def supply(self, g: Medioevo) -> int:
        """Units that the group's wagons can carry."""
        return sum([load(g, piece) for piece in self.pieces])

    def hold(self, g: Medioevo) -> int:
        """Units, wagons and engines that the group's galleys can carry.  rule: MU-MOV-6"""
        return sum([capacity(g, piece) for piece in self.galleys(g)])

    def is_unseen(self, g: Medioevo) -> bool:
        """A Ranger leads every transport of the group.  rule: MU-CARD-55, MU-CARD-56"""
        carriers = [piece for piece in self.pieces if g.piece_kind[piece] != ENGINE]
        if not carriers:
            return False
        for piece in self.pieces:
            if not has_effect(g, 54, piece):
                return False
        return True

    def is_led_abroad(self, g: Medioevo) -> bool:
        """Rangers have led units into land that is not their owner's: the group stays as it is.  rule: MU-CARD-55"""
        if not self.steps or not self.army() or not is_land(self.zone) or g.holder[self.zone] == self.seat:
            return False
        return self.is_unseen(g)

    def is_astray(self, g: Medioevo) -> bool:
        """Where it cannot stay: land pieces at sea without a galley, galleys off the coast.  rule: MU-TECH-2"""
        if not is_land(self.zone):
            return not self.galleys(g)
        return bool(self.galleys(g)) and not g.board.coastal[self.zone]

    # --- who joins and who leaves

    def offer_elements(self, g: Medioevo, o: Offer) -> None:
        """Who may join: nobody who has moved. At sea units stay aboard; where an Edict lets them pass nobody stays.

        rule: MU-COM-4, MU-MOV-7, MU-TECH-9, MU-CARD-55
        """
        for piece in pieces_at(g, self.zone, self.seat):
            if piece in self.pieces:
                if self.edict and g.piece_kind[piece] == ENGINE:
                    if o.explain:
                        o.no("drop_piece", piece, "edict_passes", ["MU-TECH-9"])
                elif self.is_led_abroad(g):
                    if o.explain:
                        o.no("drop_piece", piece, "unseen_together", ["MU-CARD-55"])
                elif is_land(self.zone) or g.piece_kind[piece] == GALLEY:
                    o.yes("drop_piece", piece)
            elif may_move(g, piece) and self.fits(g, piece):
                o.yes("take_piece", piece)
        if is_land(self.zone):
            self.offer_units(g, o)

    def offer_units(self, g: Medioevo, o: Offer) -> None:
        room = self.room(g)
        for kind in range(KINDS):
            number = min(fresh(g, self.zone, self.seat, kind) - self.going[kind], room)
            if number > 0:
                o.yes("take_unit", kind, 1, number)
            elif o.explain and units(g, self.zone, self.seat) and not fresh(g, self.zone, self.seat, kind):
                o.no("take_unit", kind, "has_moved", ["MU-COM-4"], {"unit": kind})
            elif o.explain and self.owed(g) <= 0:
                o.no("take_unit", kind, "all_directed", ["MU-DIP-13"], {"seat": self.seat})
            if self.going[kind] and not self.edict and not (self.steps and self.is_unseen(g)):
                o.yes("drop_unit", kind, 1, self.going[kind])
            elif self.going[kind] and o.explain and self.edict:
                o.no("drop_unit", kind, "edict_passes", ["MU-TECH-9"])
            elif self.going[kind] and o.explain:
                o.no("drop_unit", kind, "unseen_together", ["MU-CARD-55"])

    def fits(self, g: Medioevo, piece: int) -> bool:
        """At sea only galleys join, with all that is aboard; an ally's as long as he owes a unit."""
        if self.is_led_abroad(g) and not has_effect(g, 54, piece):
            return False
        if is_land(self.zone):
            return True
        if g.piece_kind[piece] != GALLEY:
            return False
        return self.owed(g) > 0 or not sum(g.cargo[piece * GOODS : (piece + 1) * GOODS])

    def room(self, g: Medioevo) -> int:
        """How many more units the transports of the group could take."""
        owed = self.owed(g)
        if has_castle(g, self.seat, self.zone):
            return owed
        by_sea = self.hold(g) - len(self.land_pieces(g)) if self.galleys(g) else 0
        return min(owed, max(self.supply(g), by_sea) - self.army())

    def owed(self, g: Medioevo) -> int:
        """How many more units the director may take: of an ally's army only those that the pact names.

        rule: MU-DIP-13, MU-DIP-15 (ruling MU-GAP-113)
        """
        if self.by == self.seat:
            return NO_LIMIT
        return still_owed(g, self.by, self.seat) - (self.army() - self.counted)

    def join(self, g: Medioevo, piece: int) -> None:
        self.pieces.append(piece)
        self.pieces.sort()
        if not is_land(self.zone):
            for kind in range(KINDS):
                self.going[kind] += g.cargo[piece * GOODS + kind]
            for other in pieces_at(g, self.zone, self.seat):
                if g.piece_aboard[other] == piece:
                    self.pieces.append(other)
            self.pieces.sort()

    def leave(self, g: Medioevo, piece: int) -> None:
        """A transport left behind keeps its points.  rule: MU-COM-5"""
        self.pieces.remove(piece)
        if not is_land(self.zone):
            for kind in range(KINDS):
                self.going[kind] -= g.cargo[piece * GOODS + kind]
            self.pieces = [other for other in self.pieces if g.piece_aboard[other] != piece]
            self.counted = min(self.counted, self.army())

    def drop(self, g: Medioevo, kind: int, number: int) -> None:
        """Army units dropped on the way are exhausted.  rule: MU-COM-4"""
        self.going[kind] -= number
        self.counted = min(self.counted, self.army())
        if self.steps:
            tire(g, self.zone, self.seat, kind, number)
