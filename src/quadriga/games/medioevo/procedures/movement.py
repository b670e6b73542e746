"""A full movement of one group, step by step."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import (
    BLUE,
    COAST,
    ENGINE,
    GALLEY,
    GOODS,
    KINDS,
    LAND,
    LOGISTICS,
    SEA,
    STEP_TAKEN,
    STRAIT,
    WAGON,
)
from quadriga.games.medioevo.pieces import settle_control, shift_units, tire
from quadriga.games.medioevo.procedures.battle.flight import board_galleys
from quadriga.games.medioevo.procedures.pact import directed
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.procedures.steps import step_cost
from quadriga.games.medioevo.queries import (
    adjacent,
    at_war,
    border,
    can_pay_points,
    capacity,
    count,
    effect_number,
    fresh,
    from_seat,
    has_castle,
    has_effect,
    has_technology,
    is_banned,
    is_land,
    is_military,
    may_attack,
    may_stay,
    owner_of,
    pieces_at,
    units,
)
from quadriga.games.medioevo.state import Medioevo

CHOOSING: Final = 0
ARRIVED: Final = 1
CONTACT: Final = 2
FINISHED: Final = 3

MOST_CHANGES: Final = 60  # of a group at one place, so that a movement ends whoever plays
SCOUTING: Final = 4

WEARY: Final = 1  # a step of Cartography: the group had moved before
RESTED: Final = 2  # it had not, and may still move


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


def is_guarded(g: Medioevo, seat: int, zone: int) -> bool:
    """Barbarians, or ships or armies of players at war with the seat, are in a sea zone."""
    if units(g, zone, g.seats):
        return True
    for owner in range(g.seats):
        if owner != seat and at_war(g, seat, owner) and (units(g, zone, owner) or pieces_at(g, zone, owner)):
            return True
    return False


class Movement(Frame[Medioevo]):
    """Elements join and leave on the way; the group moves until it stops, is stopped, or meets an opponent.

    ``by`` is the player who directs it: the owner, or one whom a pact makes the director.
    rule: MU-COM-3, MU-COM-4, MU-COM-5, MU-MOV-1, MU-MOV-2, MU-MOV-5, MU-MOV-6, MU-MOV-7, MU-MOV-8
    """

    def __init__(self, seat: int = -1, by: int = -1, zone: int = -1) -> None:
        self.at: int = CHOOSING
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
        self.pieces: list[int] = []
        self.going: list[int] = [0] * KINDS

    def clone(self) -> "Movement":
        frame = Movement(self.seat, self.by, self.zone)
        frame.at = self.at
        frame.origin = self.origin
        frame.ashore = self.ashore
        frame.steps = self.steps
        frame.bonus = self.bonus
        frame.edict = self.edict
        frame.scout = self.scout
        frame.changes = self.changes
        frame.vanguard = self.vanguard
        frame.pieces = self.pieces[:]
        frame.going = self.going[:]
        return frame

    # --- the group

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

    def is_astray(self, g: Medioevo) -> bool:
        """Where it cannot stay: land pieces at sea without a galley, galleys off the coast.  rule: MU-TECH-2"""
        if not is_land(self.zone):
            return not self.galleys(g)
        return bool(self.galleys(g)) and not g.board.coastal[self.zone]

    # --- where to

    def step_kind(self, g: Medioevo, goal: int) -> int:
        """How the group could go there: 1 as it is, 2 with Logistics, 0 not at all."""
        along = border(g, self.zone, goal)
        galleys = self.galleys(g)
        land = self.land_pieces(g)
        if along == LAND or along == STRAIT:
            if galleys:
                return 2 if not land and not self.army() else 0
            if has_castle(g, self.seat, self.zone) or (self.bonus and not self.pieces):
                return 1 if self.pieces or self.army() else 0
            return 1 if land and self.army() <= self.supply(g) else 0
        if along == COAST and not is_land(self.zone):
            return 1 if self.pieces else 0
        if along == COAST or along == SEA:
            if not is_land(self.zone) and not galleys:
                return 2 if land else 0
            if galleys:
                return 1 if self.army() + len(land) <= self.hold(g) else 0
            return 2 if land and self.army() <= self.supply(g) else 0
        return 0

    def cost(self, g: Medioevo, piece: int, goal: int) -> int:
        if g.piece_kind[piece] != GALLEY and self.galleys(g) and border(g, self.zone, goal) in (COAST, SEA):
            return 0  # aboard
        if self.bonus:
            return 0
        cost = step_cost(g, g.piece_kind[piece], self.zone, goal, self.seat)
        if g.piece_kind[piece] == ENGINE and has_effect(g, 52, piece) and self.army():
            return min(cost, g.piece_mp[piece])
        return cost

    def fault(self, g: Medioevo, goal: int) -> str:
        """Why the group may not enter a zone; nothing if it may."""
        for piece in self.pieces:
            if self.cost(g, piece, goal) > g.piece_mp[piece]:
                return "no_points"
        unseen = self.is_unseen(g)
        first = goal * (g.seats + 1)
        if not is_land(goal) and not self.galleys(g) and not unseen and is_guarded(g, self.seat, goal):
            return "hostile_army"
        if not self.army() and not unseen:
            if g.troops[first + g.seats]:
                return "hostile_army"
            for owner in range(g.seats):
                if owner != self.seat and g.troops[first + owner] and at_war(g, self.seat, owner):
                    return "hostile_army"
        if self.army() and not unseen and is_land(goal):
            host = g.holder[goal]
            if host >= 0 and host != self.seat and not may_stay(g, self.seat, host):
                if not may_attack(g, self.seat, host):
                    return "truce"
                if self.by != self.seat and (not at_war(g, self.seat, host)):
                    return "ally_not_at_war"
        if self.is_bound(g, goal):
            return "edict_only_once"
        return ""

    def is_bound(self, g: Medioevo, goal: int) -> bool:
        """A group at sea without galleys must be able to land again.  rule: MU-TECH-2"""
        if is_land(goal) or self.galleys(g):
            return False
        for piece in self.pieces:
            if g.piece_mp[piece] - self.cost(g, piece, goal) < 1:
                return True
        return not [other for other in adjacent(g, goal) if is_land(other)]

    def goals(self, g: Medioevo, kind: int) -> list[int]:
        if not self.pieces and not self.army():
            return []
        if self.bonus and self.steps:
            return []
        if self.steps and is_land(self.zone) and is_banned(g, 2, self.zone):
            return []
        return [zone for zone in adjacent(g, self.zone) if self.step_kind(g, zone) == kind and not self.fault(g, zone)]

    # --- decisions

    def run(self, g: Medioevo) -> int:
        from quadriga.games.medioevo.procedures.clash import contact
        from quadriga.games.medioevo.procedures.vanguard import send_on

        if self.at == SCOUTING:
            return send_on(g, self)
        if self.at == CHOOSING:
            self.reconcile(g)
            if self.at == CHOOSING and self.is_stranded(g):
                self.turn_back(g, self.ashore)
            return WAIT if self.at == CHOOSING else DONE
        if self.at == ARRIVED:
            self.at = CONTACT
            return ask_in_order(g, STEP_TAKEN, from_seat(g, self.seat))
        if self.at == CONTACT:
            self.at = CHOOSING
            return contact(g, self)
        return DONE

    def reconcile(self, g: Medioevo) -> None:
        """Who died or changed on the way goes no further; without anybody left the movement is over."""
        self.pieces = [p for p in self.pieces if g.piece_kind[p] >= 0 and g.piece_zone[p] == self.zone]
        for kind in range(KINDS):
            if not is_land(self.zone) and self.galleys(g):
                self.going[kind] = sum([g.cargo[galley * GOODS + kind] for galley in self.galleys(g)])
                continue
            standing = count(g, self.zone, self.seat, kind) if self.bonus else fresh(g, self.zone, self.seat, kind)
            self.going[kind] = min(self.going[kind], standing)
        if self.steps and not self.pieces and not self.army():
            self.at = FINISHED

    def is_stranded(self, g: Medioevo) -> bool:
        """Neither can it stay nor go on, since others have closed the way.  rule: MU-TECH-2"""
        if not self.steps or self.ashore < 0 or not self.is_astray(g) or self.goals(g, 1):
            return False
        o = Offer(False)
        self.offer_logistics(g, o)
        return not o.choices

    def admits_free_actions(self) -> bool:
        return self.by == self.seat and not self.bonus

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.by]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for zone in self.goals(g, 1):
            o.yes("to", zone)
        self.offer_logistics(g, o)
        if not self.bonus and self.changes < MOST_CHANGES:
            self.offer_elements(g, o)
        if not self.steps:
            o.yes("back")
        elif not self.is_astray(g):
            o.yes("halt")
        elif o.explain:
            o.no("halt", -1, "wrong_element", ["MU-TECH-2"])
        if o.explain:
            self.explain(g, o)

    def explain(self, g: Medioevo, o: Offer) -> None:
        rules = {
            "no_points": ["MU-MOV-3"],
            "hostile_army": ["MU-MOV-14"],
            "truce": ["MU-DIP-5"],
            "ally_not_at_war": ["MU-DIP-13"],
            "edict_only_once": ["MU-TECH-2"],
        }
        for zone in adjacent(g, self.zone):
            if self.step_kind(g, zone) == 1:
                code = self.fault(g, zone)
                if code:
                    o.no("to", zone, code, rules[code], {"zone": zone})
                continue
            if self.step_kind(g, zone) == 2 and has_technology(g, self.seat, LOGISTICS):
                code = self.fault(g, zone)
                if code:
                    found = ["MU-TECH-2", "MU-NAV-1"] if code == "hostile_army" else rules[code]
                    o.no("ferry", zone, code, found, {"zone": zone})
            if self.army() or self.pieces:
                o.no("to", zone, "cannot_carry", ["MU-MOV-1", "MU-MOV-4"], {"zone": zone})

    def offer_logistics(self, g: Medioevo, o: Offer) -> None:
        """rule: MU-TECH-2"""
        if has_technology(g, self.seat, LOGISTICS) and self.by == self.seat and not self.bonus:
            if can_pay_points(g, self.seat, BLUE, len(self.pieces)):
                for zone in self.goals(g, 2):
                    if not self.galleys(g) or g.board.coastal[zone]:
                        o.yes("ferry", zone)

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
        if not is_land(self.zone):
            return
        room = self.room(g)
        for kind in range(KINDS):
            number = min(fresh(g, self.zone, self.seat, kind) - self.going[kind], room)
            if number > 0:
                o.yes("take_unit", kind, 1, number)
            elif o.explain and units(g, self.zone, self.seat) and not fresh(g, self.zone, self.seat, kind):
                o.no("take_unit", kind, "has_moved", ["MU-COM-4"], {"unit": kind})
            if self.going[kind] and not self.edict and not (self.steps and self.is_unseen(g)):
                o.yes("drop_unit", kind, 1, self.going[kind])
            elif self.going[kind] and o.explain and self.edict:
                o.no("drop_unit", kind, "edict_passes", ["MU-TECH-9"])
            elif self.going[kind] and o.explain:
                o.no("drop_unit", kind, "unseen_together", ["MU-CARD-55"])

    def is_led_abroad(self, g: Medioevo) -> bool:
        """Rangers have led units into land that is not their owner's: the group stays as it is.  rule: MU-CARD-55"""
        if not self.steps or not self.army() or not is_land(self.zone) or g.holder[self.zone] == self.seat:
            return False
        return self.is_unseen(g)

    def fits(self, g: Medioevo, piece: int) -> bool:
        if self.is_led_abroad(g) and not has_effect(g, 54, piece):
            return False
        return is_land(self.zone) or g.piece_kind[piece] == GALLEY

    def room(self, g: Medioevo) -> int:
        """How many more units the transports of the group could take."""
        owed = self.owed(g) - self.army()
        if has_castle(g, self.seat, self.zone):
            return owed
        by_sea = self.hold(g) - len(self.land_pieces(g)) if self.galleys(g) else 0
        return min(owed, max(self.supply(g), by_sea) - self.army())

    def owed(self, g: Medioevo) -> int:
        """Of an ally's army only the units that the pact names are directed.  rule: MU-DIP-13, MU-DIP-15"""
        if self.by == self.seat:
            return 99
        allies = directed(g, self.by)
        for place in range(0, len(allies), 2):
            if allies[place] == self.seat:
                return allies[place + 1]
        return 0

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "to":
            self.step(g, a.target)
        elif a.verb == "ferry":
            from quadriga.games.medioevo.procedures.reaction import activate

            activate(g, self.seat, LOGISTICS, len(self.pieces))
            self.step(g, a.target)
        elif a.verb == "take_piece":
            self.changes += 1
            self.join(g, a.target)
        elif a.verb == "drop_piece":
            self.leave(g, a.target)
        elif a.verb == "take_unit":
            self.changes += 1
            self.going[a.target] += a.amount
        elif a.verb == "drop_unit":
            self.drop(g, a.target, a.amount)
        elif a.verb == "back":
            self.at = FINISHED
        else:
            self.stop(g)

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

    def drop(self, g: Medioevo, kind: int, number: int) -> None:
        """Army units dropped on the way are exhausted.  rule: MU-COM-4"""
        self.going[kind] -= number
        if self.steps:
            tire(g, self.zone, self.seat, kind, number)

    def step(self, g: Medioevo, goal: int) -> None:
        """rule: MU-MOV-2, MU-MOV-7, MU-MOV-9, MU-BAR-7"""
        origin = self.zone
        if not self.is_astray(g):
            self.ashore = origin
        galleys = self.galleys(g)
        if not is_land(goal) and galleys and is_land(origin):
            self.stow(g, galleys)
            board_galleys(g, galleys, self.going)
        for piece in self.pieces:
            g.piece_mp[piece] -= self.cost(g, piece, goal)
            g.piece_zone[piece] = goal
        for kind in range(KINDS):
            if self.going[kind]:
                shift_units(g, origin, goal, self.seat, kind, self.going[kind], False)
        self.zone = goal
        self.origin = origin
        self.steps += 1
        self.edict = False
        if is_land(goal):
            self.put_ashore(g)
        g.tell("group.moved", self.seat, origin, goal, self.army(), len(self.pieces))
        self.at = ARRIVED
        self.mark_action(g)
        if is_land(origin):
            settle_control(g, origin)
            leave_to_barbarians(g, origin)

    def stow(self, g: Medioevo, galleys: list[int]) -> None:
        """Wagons and engines go aboard the biggest galley that still has room.  rule: MU-MOV-6"""
        for piece in self.land_pieces(g):
            best = -1
            for galley in galleys:
                if g.piece_aboard.count(galley) < capacity(g, galley):
                    if best < 0 or g.piece_level[galley] > g.piece_level[best]:
                        best = galley
            g.piece_aboard[piece] = best

    def mark_action(self, g: Medioevo) -> None:
        """From the first step on the action of this round is taken."""
        from quadriga.games.medioevo.procedures.combat import end_action

        if self.steps == 1 and not self.bonus:
            end_action(g)

    def put_ashore(self, g: Medioevo) -> None:
        """In a territory everything leaves the galleys.  rule: MU-MOV-7, MU-NAV-7"""
        for piece in self.pieces:
            g.piece_aboard[piece] = -1
            if g.piece_kind[piece] == GALLEY:
                for kind in range(KINDS):
                    g.cargo[piece * GOODS + kind] = 0

    def stop(self, g: Medioevo) -> None:
        """The rest of the movement is lost; where only the Edict let it pass, resistance appears.

        rule: MU-COM-3, MU-TECH-9
        """
        from quadriga.games.medioevo.procedures.clash import face_resistance

        if self.edict and (self.army() or ENGINE in [g.piece_kind[piece] for piece in self.pieces]):
            self.edict = False
            face_resistance(g, self)
            return
        if self.bonus == RESTED:
            self.at = FINISHED
            self.settle(g)
        else:
            self.exhaust(g)
            for piece in self.pieces:
                if is_military(g.piece_kind[piece]) and not has_effect(g, 10, piece):
                    g.piece_mp[piece] = 0

    def exhaust(self, g: Medioevo) -> None:
        """Everything in the group has finished; points left serve only for fleeing.  (ruling MU-GAP-26)"""
        self.tire_out(g)
        self.settle(g)

    def tire_out(self, g: Medioevo) -> None:
        self.at = FINISHED
        for piece in self.pieces:
            g.piece_done[piece] = 1
        for kind in range(KINDS):
            if self.going[kind]:
                tire(g, self.zone, self.seat, kind, self.going[kind])

    def settle(self, g: Medioevo) -> None:
        """Who is led by a Ranger takes no control.  rule: MU-CARD-55"""
        if not self.is_unseen(g):
            settle_control(g, self.zone)

    def turn_back(self, g: Medioevo, goal: int) -> None:
        """The group is again where it came from and goes no further: a Bishop closed that territory, or it is stranded.

        rule: MU-CARD-3, MU-TECH-2
        """
        left = self.zone
        for piece in self.pieces:
            g.piece_zone[piece] = goal
        for kind in range(KINDS):
            if self.going[kind]:
                shift_units(g, left, goal, self.seat, kind, self.going[kind], False)
        self.zone = goal
        if is_land(goal):
            self.put_ashore(g)
        g.tell("group.returned", self.seat, left, self.zone)
        self.exhaust(g)
        settle_control(g, left)

    def abandoned(self, g: Medioevo) -> None:
        self.exhaust(g)

    def default(self, g: Medioevo, seat: int) -> Answer:
        if not self.steps:
            return Answer("back")
        return Answer("halt") if not self.is_astray(g) else g.choices(seat)[0].smallest()
