"""Movement of armies, step by step."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import ARMIES, MILITARY, PIECES
from quadriga.games.warriors.pieces import lift_unit, place_unit, update_control
from quadriga.games.warriors.procedures.unification import Unification, offer_unification
from quadriga.games.warriors.queries import (
    are_allies,
    can_unify,
    is_friendly,
    is_hostile,
    level,
    twin,
)
from quadriga.games.warriors.state import FREE, Warriors


def destinations(g: Warriors, seat: int, province: int, points: int) -> list[int]:
    """Where an army with so many action points may go in one step.

    rule: WT-MOV-1, WT-MOV-2, WT-MOV-3, WT-MOV-4, WT-MOV-5, WT-PRV-1
    """
    return [
        p for p in g.board.neighbours[province] if is_friendly(g, seat, p) or (points >= 2 and is_hostile(g, seat, p))
    ]


def can_leave(g: Warriors, seat: int, province: int, points: int) -> bool:
    """Whether there are destinations, without listing them all."""
    holder = g.holder
    for p in g.board.neighbours[province]:
        owner = holder[p]
        if owner == seat or owner == FREE:
            return True
        if points >= 2 and is_hostile(g, seat, p):
            return True
        if g.teams and are_allies(g, seat, owner):
            return True
    return False


class ArmyMovement(Frame[Warriors]):
    """Armies move step by step, alike ones in groups; battles wait until all have moved.

    rule: WT-MAN-3, WT-AP-1, WT-MIL-2 (ruling WT-GAP-23)
    """

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat

    def clone(self) -> "ArmyMovement":
        frame = ArmyMovement(self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0 and (self.movable(g) or can_unify(g, self.seat)):
            return WAIT
        return DONE

    def movable(self, g: Warriors) -> list[int]:
        """Armies with points left, not yet in a battle, with somewhere to go."""
        seat = self.seat
        points = g.board.action_points[level(g, seat, MILITARY)]
        place = g.place
        spent = g.spent
        first = seat * PIECES
        found: list[int] = []
        for unit in range(first, first + ARMIES):
            province = place[unit]
            if province >= 0 and spent[unit] < points:
                if g.holder[province] != seat and not is_friendly(g, seat, province):
                    continue
                if can_leave(g, seat, province, points - spent[unit]):
                    found.append(unit)
        return found

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def admits_free_actions(self) -> bool:
        return True

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        offer_groups(g, self.movable(g), o)
        if o.explain:
            self.explain_idle(g, seat, o)
        offer_unification(g, seat, o)
        o.yes("done")

    def explain_idle(self, g: Warriors, seat: int, o: Offer) -> None:
        for unit in range(seat * PIECES + ARMIES, seat * PIECES + ARMIES + 4):
            if g.place[unit] >= 0:
                o.no("move", unit, "princesses_later", ["WT-MAN-4"])
        movable = self.movable(g)
        points = g.board.action_points[level(g, seat, MILITARY)]
        for unit in range(seat * PIECES, seat * PIECES + ARMIES):
            province = g.place[unit]
            if province < 0 or unit in movable:
                continue
            if g.spent[unit] >= points:
                o.no("move", unit, "no_action_points", ["WT-AP-1"], {"province": province})
            elif not is_friendly(g, seat, province):
                o.no("move", unit, "must_fight", ["WT-MOV-2"], {"province": province})
            else:
                o.no("move", unit, "nowhere_to_go", ["WT-MOV-1"], {"province": province})

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        if a.verb == "move":
            g.call(March(seat, a.target, a.amount))
        elif a.verb == "unify":
            g.call(Unification(seat))
        else:
            self.at = 1

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("done")


def offer_groups(g: Warriors, units: list[int], o: Offer) -> None:
    """Alike units are offered once, with how many of them may go together."""
    leaders: list[int] = []
    counts: list[int] = []
    for unit in units:
        known = False
        for index in range(len(leaders)):
            if twin(g, unit, leaders[index]):
                counts[index] += 1
                known = True
                break
        if not known:
            leaders.append(unit)
            counts.append(1)
    for index in range(len(leaders)):
        o.yes("move", leaders[index], 1, counts[index])


class March(Frame[Warriors]):
    """A group of alike units takes one step to an adjacent province."""

    def __init__(self, seat: int = -1, unit: int = -1, count: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.unit = unit
        self.count = count

    def clone(self) -> "March":
        frame = March(self.seat, self.unit, self.count)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        return DONE if self.at == 1 else WAIT

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def goals(self, g: Warriors) -> list[int]:
        points = g.board.action_points[level(g, self.seat, MILITARY)] - g.spent[self.unit]
        return destinations(g, self.seat, g.place[self.unit], points)

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        goals = self.goals(g)
        for province in goals:
            o.yes("to", province)
        if o.explain:
            for province in range(len(g.holder)):
                if province not in goals and province != g.place[self.unit]:
                    self.explain(g, province, o)

    def explain(self, g: Warriors, province: int, o: Offer) -> None:
        if province not in g.board.neighbours[g.place[self.unit]]:
            o.no("to", province, "not_adjacent", ["WT-PRV-1"], {"province": province})
        elif is_hostile(g, self.seat, province):
            o.no("to", province, "no_point_for_battle", ["WT-MOV-2", "WT-MOV-3"], {"province": province})
        else:
            params = {"province": province, "seat": g.holder[province]}
            o.no("to", province, "no_war", ["WT-MOV-4"], params)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        move_group(g, self.unit, self.count, a.target)
        g.tell("army.moved", seat, g.kind[self.unit], self.count, a.target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("to", self.goals(g)[0])


def move_group(g: Warriors, leader: int, count: int, province: int) -> None:
    """Move so many units like the leader; each pays one point."""
    origin = g.place[leader]
    last = (g.owner[leader] + 1) * PIECES
    group: list[int] = []
    for unit in range(leader, last):
        if len(group) < count and twin(g, unit, leader):
            group.append(unit)
    for unit in group:
        lift_unit(g, unit)
        place_unit(g, unit, province)
        g.spent[unit] += 1
    update_control(g, origin)
