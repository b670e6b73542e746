"""A full movement of one group, step by step."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT
from quadriga.engine.offer import Offer
from quadriga.engine.window import ask_in_order
from quadriga.games.medioevo.board import BLUE, ENGINE, GOODS, KINDS, LOGISTICS, STEP_TAKEN
from quadriga.games.medioevo.pieces import settle_control
from quadriga.games.medioevo.procedures.battle.flight import board_galleys
from quadriga.games.medioevo.procedures.direction import count_directed
from quadriga.games.medioevo.procedures.group import Group, put_ashore
from quadriga.games.medioevo.procedures.plunder import leave_to_barbarians
from quadriga.games.medioevo.procedures.reach import AS_IT_IS, BY_LOGISTICS, goals, obstacle, obstacle_rules, price, way
from quadriga.games.medioevo.property_queries import can_pay_points, capacity, has_technology, is_military
from quadriga.games.medioevo.queries import adjacent, from_seat, has_effect, is_land
from quadriga.games.medioevo.rows import changed, increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import shift_units, tire
from quadriga.games.medioevo.unit_queries import count, fresh

CHOOSING: Final = 0
ARRIVED: Final = 1
CONTACT: Final = 2
FINISHED: Final = 3
SCOUTING: Final = 4

MOST_CHANGES: Final = 60  # of a group at one place, so that a movement ends whoever plays

WEARY: Final = 1  # a step of Cartography: the group had moved before
RESTED: Final = 2  # it had not, and may still move


class Movement(Group):
    """Elements join and leave on the way; the group moves until it stops, is stopped, or meets an opponent.

    rule: MU-COM-3, MU-COM-4, MU-COM-5, MU-MOV-1, MU-MOV-2, MU-MOV-5, MU-MOV-6, MU-MOV-7, MU-MOV-8
    """

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
        frame.counted = self.counted
        frame.pieces = self.pieces[:]
        frame.going = self.going[:]
        return frame

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
        self.counted = min(self.counted, self.army())
        if self.steps and not self.pieces and not self.army():
            self.at = FINISHED

    def is_stranded(self, g: Medioevo) -> bool:
        """Neither can it stay nor go on, since others have closed the way.  rule: MU-TECH-2"""
        if not self.steps or self.ashore < 0 or not self.is_astray(g) or goals(g, self, AS_IT_IS):
            return False
        o = Offer(False)
        self.offer_logistics(g, o)
        return not o.choices

    def admits_free_actions(self) -> bool:
        return self.by == self.seat and not self.bonus

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.by]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        for zone in goals(g, self, AS_IT_IS):
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
        for zone in adjacent(g, self.zone):
            how = way(g, self, zone)
            code = obstacle(g, self, zone)
            if how == AS_IT_IS:
                if code:
                    o.no("to", zone, code, obstacle_rules(code), {"zone": zone})
                continue
            if how == BY_LOGISTICS and code and has_technology(g, self.seat, LOGISTICS):
                o.no("ferry", zone, code, obstacle_rules(code), {"zone": zone})
            if self.army() or self.pieces:
                o.no("to", zone, "cannot_carry", ["MU-MOV-1", "MU-MOV-4"], {"zone": zone})

    def offer_logistics(self, g: Medioevo, o: Offer) -> None:
        """rule: MU-TECH-2"""
        if has_technology(g, self.seat, LOGISTICS) and self.by == self.seat and not self.bonus:
            if can_pay_points(g, self.seat, BLUE, len(self.pieces)):
                for zone in goals(g, self, BY_LOGISTICS):
                    if not self.galleys(g) or g.board.coastal[zone]:
                        o.yes("ferry", zone)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "to":
            self.step(g, a.target)
        elif a.verb == "ferry":
            from quadriga.games.medioevo.procedures.activation import activate

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

    # --- steps

    def step(self, g: Medioevo, goal: int) -> None:
        """rule: MU-MOV-2, MU-MOV-7, MU-MOV-9, MU-BAR-7, MU-DIP-13"""
        origin = self.zone
        if self.by != self.seat:
            count_directed(g, self.by, self.seat, self.army() - self.counted)
            self.counted = self.army()
        if not self.is_astray(g):
            self.ashore = origin
        galleys = self.galleys(g)
        if not is_land(goal) and galleys and is_land(origin):
            self.stow(g, galleys)
            board_galleys(g, galleys, self.going)
        for piece in self.pieces:
            g.piece_mp = increased(g.piece_mp, piece, -price(g, self, piece, goal))
            g.piece_zone = changed(g.piece_zone, piece, goal)
        for kind in range(KINDS):
            if self.going[kind]:
                shift_units(g, origin, goal, self.seat, kind, self.going[kind], False)
        self.zone = goal
        self.origin = origin
        self.steps += 1
        self.edict = False
        if is_land(goal):
            put_ashore(g, self.pieces)
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
            g.piece_aboard = changed(g.piece_aboard, piece, best)

    def mark_action(self, g: Medioevo) -> None:
        """From the first step on the action of this round is taken."""
        from quadriga.games.medioevo.procedures.combat import end_action

        if self.steps == 1 and not self.bonus:
            end_action(g)

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
                    g.piece_mp = changed(g.piece_mp, piece, 0)

    def exhaust(self, g: Medioevo) -> None:
        """Everything in the group has finished; points left serve only for fleeing.  (ruling MU-GAP-26)"""
        self.tire_out(g)
        self.settle(g)

    def tire_out(self, g: Medioevo) -> None:
        self.at = FINISHED
        for piece in self.pieces:
            g.piece_done = changed(g.piece_done, piece, 1)
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
            g.piece_zone = changed(g.piece_zone, piece, goal)
        for kind in range(KINDS):
            if self.going[kind]:
                shift_units(g, left, goal, self.seat, kind, self.going[kind], False)
        self.zone = goal
        if is_land(goal):
            put_ashore(g, self.pieces)
        g.tell("group.returned", self.seat, left, self.zone)
        self.exhaust(g)
        settle_control(g, left)

    def abandoned(self, g: Medioevo) -> None:
        self.exhaust(g)

    def default(self, g: Medioevo, seat: int) -> Answer:
        if not self.steps:
            return Answer("back")
        return Answer("halt") if not self.is_astray(g) else g.choices(seat)[0].smallest()
