"""One battle, from the first blow to conquest or withdrawal."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.warriors.board import BARBARIAN_ARMY
from quadriga.games.warriors.pieces import changed, conquer, move_unit, remove_unit, update_control
from quadriga.games.warriors.procedures.allocation import DamageAllocation, enemies_at
from quadriga.games.warriors.procedures.barbarian import BarbarianRetreat, barbarian_blows
from quadriga.games.warriors.procedures.retreat import Retreat, refuse_refuges
from quadriga.games.warriors.procedures.war import mark_damage
from quadriga.games.warriors.queries import can_retreat, refuges, resistance, strength, units_at
from quadriga.games.warriors.state import EXHAUSTED, Warriors


class Battle(Frame[Warriors]):
    """The five steps of a battle.  rule: WT-BAT-1, WT-BAT-9, WT-DEF-1, WT-AP-1 (rulings WT-GAP-24, WT-GAP-54)"""

    def __init__(self, province: int = -1, attacker: int = -1) -> None:
        self.at = 0
        self.province = province
        self.attacker = attacker
        self.defender = -1  # the holder of the marker, or the barbarians
        self.retreating: list[int] = []  # units at exactly no hit points, attackers first

    def clone(self) -> "Battle":
        frame = Battle(self.province, self.attacker)
        frame.at = self.at
        frame.defender = self.defender
        frame.retreating = self.retreating[:]
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 0:
            self.at = 1
            return self.open_battle(g)
        if self.at == 1:
            self.at = 2
            self.resolve(g)
        if self.retreating:
            return self.next_retreat(g)
        if self.at == 2:
            self.at = 3
            return self.conclude(g)
        return DONE

    def open_battle(self, g: Warriors) -> int:
        """Both sides deal the sum of their strengths at the same time.  rule: WT-BAT-2, WT-DEF-1 (ruling WT-GAP-46)"""
        self.defender = g.holder[self.province]
        attackers = units_at(g, self.province, self.attacker)
        attack = 0
        for unit in attackers:
            g.spent[unit] += 1
            attack += strength(g, unit)
        defence = 0
        for unit in enemies_at(g, self.province, self.attacker):
            defence += strength(g, unit)
        g.tell("battle.opened", self.attacker, self.defender, self.province, attack, defence)
        frame = DamageAllocation(self.province, self.attacker, self.defender)
        frame.attack = attack
        frame.attack_total = attack
        frame.defence_total = defence
        if self.defender == g.seats:
            frame.blows = barbarian_blows(g, defence, attackers)
        else:
            mark_damage(g, self.attacker, self.defender)
            frame.defence = defence
            frame.give_all_to_one(g)
        return g.call(frame)

    def resolve(self, g: Warriors) -> None:
        """Remove the dead, score the kills, note who must retreat.

        rule: WT-BAT-4, WT-BAT-5, WT-BAT-7, WT-BAT-10, WT-RET-1, WT-RET-5, WT-VP-3, WT-VP-4, WT-BAR-9,
        WT-PRI-2, WT-FORT-1
        (rulings WT-GAP-28, WT-GAP-29)
        """
        blows = g.blows
        g.blows = []
        fleeing: list[int] = []
        dead: list[int] = []
        for start in range(0, len(blows), 3):
            striker = blows[start]
            unit = blows[start + 1]
            g.damage = changed(g.damage, unit, g.damage[unit] + blows[start + 2])
            left = resistance(g, unit) - g.damage[unit]
            g.tell("unit.hit", g.owner[unit], g.kind[unit], blows[start + 2], left)
            if g.retreated[unit] or left < 0 or (left == 0 and not can_retreat(g, unit)):
                dead.append(unit)
                if striker < g.seats:
                    g.glory[striker] += g.board.kill_vp[g.kind[unit]]
                g.tell("unit.killed", striker, g.owner[unit], g.kind[unit], self.province)
            elif left == 0:
                fleeing.append(unit)
        for unit in dead:
            remove_unit(g, unit)
        update_control(g, self.province)
        self.retreating = [unit for unit in fleeing if g.owner[unit] == self.attacker]
        for owner in g.order:
            if owner != self.attacker:
                self.retreating.extend([unit for unit in fleeing if g.owner[unit] == owner])
        self.retreating.extend([unit for unit in fleeing if g.owner[unit] == g.seats])

    def next_retreat(self, g: Warriors) -> int:
        """The attacker's armies go first; each owner's go together.  rule: WT-RET-3, WT-RET-4 (ruling WT-GAP-30)"""
        owner = g.owner[self.retreating[0]]
        units = [unit for unit in self.retreating if g.owner[unit] == owner]
        self.retreating = [unit for unit in self.retreating if g.owner[unit] != owner]
        if g.kind[units[0]] == BARBARIAN_ARMY:
            return g.call(BarbarianRetreat(self.province, self.attacker, units))
        return g.call(Retreat(self.province, owner, units))

    def conclude(self, g: Warriors) -> int:
        """Conquest, a free province, or the attacker must leave.  rule: WT-BAT-8, WT-BAT-9 (ruling WT-GAP-54)"""
        update_control(g, self.province)
        attackers = units_at(g, self.province, self.attacker)
        if not attackers:
            return RUN
        if enemies_at(g, self.province, self.attacker):
            return g.call(Withdrawal(self.province, self.attacker))
        if g.holder[self.province] != self.attacker:
            conquer(g, self.attacker, self.province)
        return RUN


class Withdrawal(Frame[Warriors]):
    """Survivors leave a held province together, or are lost.  rule: WT-BAT-6, WT-BAT-10 (ruling WT-GAP-27)"""

    def __init__(self, province: int = -1, seat: int = -1) -> None:
        self.at = 0
        self.province = province
        self.seat = seat

    def clone(self) -> "Withdrawal":
        frame = Withdrawal(self.province, self.seat)
        frame.at = self.at
        return frame

    def run(self, g: Warriors) -> int:
        if self.at == 1:
            return DONE
        if refuges(g, self.seat, self.province):
            return WAIT
        for unit in units_at(g, self.province, self.seat):
            g.tell("unit.lost", self.seat, g.kind[unit], self.province)
            remove_unit(g, unit)
        return DONE

    def waiting(self, g: Warriors) -> list[int]:
        return [self.seat]

    def offer(self, g: Warriors, seat: int, o: Offer) -> None:
        for province in refuges(g, seat, self.province):
            o.yes("withdraw_to", province)
        if o.explain:
            refuse_refuges(g, "withdraw_to", "WT-BAT-6", self.province, refuges(g, seat, self.province), o)

    def answer(self, g: Warriors, seat: int, a: Answer) -> None:
        self.at = 1
        for unit in units_at(g, self.province, seat):
            move_unit(g, unit, a.target)
            g.spent[unit] = EXHAUSTED
        g.tell("army.withdrew", seat, self.province, a.target)

    def default(self, g: Warriors, seat: int) -> Answer:
        return Answer("withdraw_to", refuges(g, seat, self.province)[0])
