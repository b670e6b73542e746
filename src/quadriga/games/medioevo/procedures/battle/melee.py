"""The melee of a round: dice, values, superiority."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import CAPTAIN, GALLEY, GOODS, KINDS, LIGHT, TYPES
from quadriga.games.medioevo.codes import BORROW_TRUE_OWNER
from quadriga.games.medioevo.procedures.battle.battle import ATTACKER, Battle, battle_of, fleet_level
from quadriga.games.medioevo.procedures.battle.losses import trim_crews
from quadriga.games.medioevo.property_queries import pieces_at
from quadriga.games.medioevo.queries import penalty
from quadriga.games.medioevo.rows import increased
from quadriga.games.medioevo.state import Medioevo
from quadriga.games.medioevo.unit_changes import borrowed_entry, remove_unit

SIDES = [4, 6, 8]
SACRIFICE = 4


def dice_value(dice: list[int]) -> int:
    """The highest die, or the product of equal ones if that is more.  rule: MU-BAT-8, MU-BAT-9"""
    first, second, third = dice
    best = max(first, second, third)
    if first == second == third:
        return max(best, first * first * first)
    if first == second or first == third:
        return max(best, first * first)
    if second == third:
        return max(best, second * second)
    return best


def attack_value(g: Medioevo, b: Battle, side: int) -> int:
    """rule: MU-BAT-8, MU-BAT-11, MU-BAT-12, MU-FLE-2, MU-CAP-1, MU-CAP-2, MU-NAV-2 (rulings MU-GAP-24, MU-GAP-25)"""
    owner = b.owner(side)
    value = dice_value(b.dice[side * 3 : side * 3 + 3]) + SACRIFICE * b.sacrificed[side] + b.bonus[side]
    if b.is_naval():
        value += max(0, fleet_level(g, b.zone, owner) - fleet_level(g, b.zone, b.owner(1 - side)))
    value = max(0, value - penalty(g, owner))
    flees = side == ATTACKER and b.flee > 0
    captures = b.capture[side] and b.strength[side] < b.ratio[side] * b.strength[1 - side]
    if flees or captures:
        halved = (value + 1) // 2
        return min(value, halved + b.relief[side]) if captures else halved
    return value


def winner(b: Battle) -> int:
    """The side with the higher value; -1 for a tie.  rule: MU-BAT-13"""
    if b.values[0] == b.values[1]:
        return -1
    return 0 if b.values[0] > b.values[1] else 1


def difference(b: Battle) -> int:
    return abs(b.values[0] - b.values[1])


def casualty_value(g: Medioevo, b: Battle, side: int) -> int:
    """rule: MU-BAT-10, MU-FLE-2, MU-FLE-3, MU-UNI-4, MU-BAT-15"""
    from quadriga.games.medioevo.procedures.battle.flight import flight_cost

    value = min(b.dice[side * 3 : side * 3 + 3])
    if side == ATTACKER and b.flee:
        value += flight_cost(g, b)
    value -= b.heavy[side]
    if winner(b) == side:
        value -= b.spared
    return max(0, value)


def sacrifice(g: Medioevo, b: Battle, side: int, kind: int, number: int) -> None:
    """rule: MU-UNI-3, MU-UNI-9"""
    owner = b.owner(side)
    for _ in range(number):
        entry = borrowed_entry(g, b.zone, owner, kind)
        hired = entry >= 0 and g.borrowed[entry + BORROW_TRUE_OWNER] != owner
        remove_unit(g, b.zone, owner, kind)
        if b.is_naval() and owner < g.seats:
            leave_galley(g, b, owner, kind)
        if not hired:
            b.lost.extend([side, kind])
    b.sacrificed[side] += number
    trim_crews(g, b, owner)
    g.tell("unit.sacrificed", owner, kind, number)


def leave_galley(g: Medioevo, b: Battle, owner: int, kind: int) -> None:
    """From the galley that carries most units."""
    best = -1
    most = 0
    for piece in pieces_at(g, b.zone, owner):
        if g.piece_kind[piece] == GALLEY and g.cargo[piece * GOODS + kind] > b.crew_aboard(g, piece, kind):
            aboard = sum(g.cargo[piece * GOODS : piece * GOODS + KINDS])
            if aboard > most:
                most = aboard
                best = piece
    if best >= 0:
        g.cargo = increased(g.cargo, best * GOODS + kind, -1)


class MeleeRoll(Frame[Medioevo]):
    """A side sacrifices light infantry if it may, rolls, and rolls any of its dice once more.

    Barbarians use the dice in the War circle.
    rule: MU-BAT-7, MU-UNI-3, MU-UNI-9, MU-BAR-3 (rulings MU-GAP-28, MU-GAP-70, MU-GAP-104)
    """

    def __init__(self, side: int = 0) -> None:
        self.at = 0
        self.side = side
        self.mask = 0  # dice to be rolled again

    def clone(self) -> "MeleeRoll":
        frame = MeleeRoll(self.side)
        frame.at = self.at
        frame.mask = self.mask
        return frame

    def run(self, g: Medioevo) -> int:
        b = battle_of(g)
        if b is None:
            return DONE
        if not b.is_player(g, self.side):
            for die in range(3):
                b.dice[self.side * 3 + die] = g.dice[die]
            return DONE
        if self.at == 0:
            if self.may_sacrifice(g, b):
                return WAIT
            self.at = 1
        if self.at == 1:
            self.at = 2
            return g.roll_each(SIDES)
        if self.at == 2:
            for die in range(3):
                b.dice[self.side * 3 + die] = g.rolled[die]
            self.tell_dice(g, b)
            self.at = 3
            return WAIT
        if self.at == 3:
            return WAIT
        if self.at == 4:
            self.at = 5
            return g.roll_each([SIDES[die] for die in range(3) if (self.mask >> die) & 1])
        if self.at == 5:
            rolled = g.rolled[:]
            for die in range(3):
                if (self.mask >> die) & 1:
                    b.dice[self.side * 3 + die] = rolled.pop(0)
            self.tell_dice(g, b)
        return DONE

    def tell_dice(self, g: Medioevo, b: Battle) -> None:
        first = self.side * 3
        g.tell("battle.rolled", b.owner(self.side), b.dice[first], b.dice[first + 1], b.dice[first + 2])

    def may_sacrifice(self, g: Medioevo, b: Battle) -> bool:
        if (b.powers[self.side] >> LIGHT) & 1 and b.in_melee(g, self.side, LIGHT):
            return True
        return b.acting[self.side * TYPES + LIGHT] > 0 and b.type_in_melee(g, self.side, CAPTAIN) > 0

    def waiting(self, g: Medioevo) -> list[int]:
        b = battle_of(g)
        return [] if b is None else [b.owner(self.side)]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        if b is None:
            return
        if self.at == 3:
            o.yes("keep")
            for mask in range(1, 8):
                o.yes("reroll", mask)
            return
        o.yes("roll")
        if (b.powers[self.side] >> LIGHT) & 1 and b.in_melee(g, self.side, LIGHT):
            o.yes("sacrifice", LIGHT, 1, b.in_melee(g, self.side, LIGHT))
        if b.acting[self.side * TYPES + LIGHT]:
            for kind in range(CAPTAIN, KINDS):
                if b.in_melee(g, self.side, kind):
                    o.yes("sacrifice", kind, 1, 1)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        b = battle_of(g)
        if b is None:
            return
        if a.verb == "sacrifice":
            sacrifice(g, b, self.side, a.target, a.amount)
            if a.target >= CAPTAIN:
                b.acting[self.side * TYPES + LIGHT] -= 1
        elif a.verb == "roll":
            self.at = 1
        elif a.verb == "keep":
            self.at = 6
        else:
            self.mask = a.target
            self.at = 4

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("keep") if self.at == 3 else Answer("roll")


class Superiority(Frame[Medioevo]):
    """For every full twenty points of difference: more damage, or fewer casualties.

    rule: MU-BAT-15 (ruling MU-GAP-14)
    """

    def __init__(self, seat: int = -1, points: int = 0) -> None:
        self.at = 0
        self.seat = seat
        self.points = points

    def clone(self) -> "Superiority":
        frame = Superiority(self.seat, self.points)
        frame.at = self.at
        return frame

    def run(self, g: Medioevo) -> int:
        return DONE if self.at else WAIT

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        o.yes("press", -1, 0, self.points)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        self.at = 1
        b = battle_of(g)
        if b is not None:
            b.superior = a.amount
            b.spared = self.points - a.amount
            g.tell("battle.superior", seat, a.amount, b.spared)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("press", -1, 0)
