"""Phase 5: barbarians and rebels."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import EXPLORERS, NOBODY, OLYMPICS, TERRITORIES
from quadriga.games.civilization.pieces import move_group, remove_piece
from quadriga.games.civilization.procedures.barbarian_moves import (
    BUDGET,
    attackers,
    bearing,
    entry_cost,
    first_steps,
    foes_in,
    guards,
    impersonator,
    is_base,
    is_target,
    prey,
    shuns,
    targets,
    unions,
)
from quadriga.games.civilization.procedures.generation import generate, terrain_of
from quadriga.games.civilization.procedures.motion import is_closed
from quadriga.games.civilization.procedures.occupation import GARRISON_UNITS, attackers_in, become_barbarian
from quadriga.games.civilization.queries import fleet, pieces_in, troops
from quadriga.games.civilization.state import Civilization

STAYS: Final = 2  # highest result of the D6 at which a land group stays where it is
GENERATES: Final = 5  # highest result of the D8 at which a unit appears


class BarbarianPhase(Frame[Civilization]):
    """Groups are activated in a rolled order, then new barbarians appear.

    rule: CV-BAR-1, CV-BAR-3, CV-BAR-6, CV-BAR-18, CV-BAR-22
    """

    def __init__(self) -> None:
        self.at = 0
        self.groups: list[int] = []  # spaces still to be activated, the next one first
        self.index = 0

    def clone(self) -> "BarbarianPhase":
        frame = BarbarianPhase()
        frame.at = self.at
        frame.groups = self.groups[:]
        frame.index = self.index
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == 0:
            if not g.barbarians_rule:
                return DONE
            owners = g.seats + 1
            coast = TERRITORIES * owners
            units = g.troops[g.seats : coast : owners] + g.fleet[coast + g.seats :: owners]
            self.groups = [space for space, number in enumerate(units) if number and has_attackers(g, space)]
            self.at = 1
            return g.roll(len(self.groups), 6) if self.groups else RUN
        if self.at == 1:
            self.at = 2
            ranked = [(g.rolled[place], g.board.west[space], space) for place, space in enumerate(self.groups)]
            ranked.sort()
            self.groups = [entry[2] for entry in ranked]
        if self.at == 2:
            while self.groups:
                space = self.groups[0]
                self.groups = self.groups[1:]
                if has_attackers(g, space):
                    return g.call(Activation(space))
            self.at = 3
        return self.grow(g)

    def grow(self, g: Civilization) -> int:
        """rule: CV-BAR-22, CV-BAR-34, CV-BAR-35"""
        if self.at == 4:
            self.at = 3
            if g.rolled[0] <= GENERATES:
                self.at = 5
                unit = g.board.generation[terrain_of(g, self.index) * 9 + g.rolled[0]]
                return generate(g, self.index, unit)
            self.index += 1
        if self.at == 5:
            self.at = 3
            if g.occupied[self.index] and troops(g, self.index, g.seats) > GARRISON_UNITS:
                become_barbarian(g, self.index)
            self.index += 1
            return RUN
        occupied = g.occupied
        holder = g.holder
        if g.seats not in holder and 1 not in occupied:
            self.index = max(self.index, TERRITORIES)
        while self.index < TERRITORIES:
            if occupied[self.index] or holder[self.index] == g.seats:
                self.at = 4
                return g.roll(1, 8)
            self.index += 1
        return DONE


def has_attackers(g: Civilization, space: int) -> bool:
    """rule: CV-BAR-2, CV-BAR-36"""
    return fleet(g, space, g.seats) > 0 if space >= TERRITORIES else attackers_in(g, space) > 0


# Steps of an activation
START: Final = 0
ROLLED: Final = 1
GUARD: Final = 2  # somebody says who stays behind
UNION: Final = 3
JOIN: Final = 4
AIM: Final = 5
AIMED: Final = 6
WAY: Final = 7
STEP: Final = 8
DRIFT: Final = 9
SAIL: Final = 10
END: Final = 11
OVER: Final = 12


class Activation(Frame[Civilization]):
    """One group stays, moves, joins another or attacks; where it moves extreme climate lets nobody in or out.

    rule: CV-BAR-1, CV-BAR-2, CV-BAR-7, CV-BAR-8, CV-BAR-9, CV-BAR-10, CV-BAR-11, CV-BAR-12, CV-BAR-13, CV-BAR-14,
    CV-BAR-15, CV-BAR-16, CV-BAR-17, CV-BAR-18, CV-BAR-19, CV-BAR-21, CV-BAR-28, CV-EVT-25 (rulings CV-GAP-42,
    CV-GAP-93, CV-GAP-127)
    """

    def __init__(self, space: int = 0, rolls: bool = True) -> None:
        self.at: int = START
        self.space = space
        self.rolls = rolls  # land groups roll whether they move
        self.budget: int = BUDGET
        self.goal: int = NOBODY
        self.guard: int = NOBODY  # piece that stays behind in a barbarian settlement
        self.passed: list[int] = []  # territories left behind
        self.options: list[int] = []

    def clone(self) -> "Activation":
        frame = Activation(self.space, self.rolls)
        frame.at = self.at
        frame.budget = self.budget
        frame.goal = self.goal
        frame.guard = self.guard
        frame.passed = self.passed[:]
        frame.options = self.options[:]
        return frame

    def run(self, g: Civilization) -> int:
        if self.at == START:
            return self.start(g)
        if self.at == ROLLED:
            if g.rolled[0] <= STAYS:
                self.at = END
                return RUN
            self.set_guard(g)
        if self.at == GUARD:
            return WAIT
        if self.at == UNION:
            self.at = AIM
            return self.choose(g, unions(g, self.space), JOIN)
        if self.at == JOIN:
            return self.join(g)
        if self.at == AIM:
            return self.sail(g) if self.space >= TERRITORIES else self.march(g)
        if self.at == AIMED:
            self.goal = self.picked(g)
            self.at = WAY
        if self.at == WAY:
            return self.look_ahead(g)
        if self.at == STEP:
            return self.step(g, self.picked(g))
        if self.at == DRIFT:
            return self.drift(g)
        if self.at == SAIL:
            self.go(g, self.picked(g))
            self.at = END
            return self.attack(g)
        if self.at == END:
            self.at = OVER
            self.settle(g)
            return RUN
        return DONE

    def start(self, g: Civilization) -> int:
        """Who shares the space is attacked first; fleets always move.  rule: CV-BAR-7, CV-BAR-19"""
        self.at = ROLLED
        if foes_in(g, self.space) or (self.space < TERRITORIES and is_target(g, self.space)):
            self.at = END
            return self.attack(g)
        if is_closed(g, self.space) or (self.space < TERRITORIES and g.occupied[self.space]):
            self.at = END
            return RUN
        if self.space < TERRITORIES and self.rolls:
            return g.roll(1, 6)
        self.set_guard(g)
        return RUN

    def choose(self, g: Civilization, options: list[int], then: int) -> int:
        """Go on at a step with one of several equal options, by lot.  rule: CV-BAR-9"""
        self.options = options
        if not options:
            return RUN
        self.at = then
        return g.draw(len(options), 1) if len(options) > 1 else RUN

    def picked(self, g: Civilization) -> int:
        return self.options[g.rolled[0]] if len(self.options) > 1 else self.options[0]

    # --- the defender of a barbarian settlement

    def set_guard(self, g: Civilization) -> None:
        """One unit stays in a barbarian settlement; which one is a question only if they differ and go anywhere.
        rule: CV-BAR-2"""
        self.at = UNION
        if self.space >= TERRITORIES or not is_base(g, self.space):
            return
        able = guards(g, self.space)
        self.guard = able[0]
        if len(able) > 1 and (unions(g, self.space) or targets(g, self.space)):
            self.at = GUARD

    def waiting(self, g: Civilization) -> list[int]:
        return [impersonator(g, self.space)]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        for piece in sorted(guards(g, self.space)):
            o.yes("guard", piece)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.guard = a.target
        self.at = UNION

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("guard", guards(g, self.space)[0])

    # --- on the march

    def join(self, g: Civilization) -> int:
        """rule: CV-BAR-10, CV-BAR-18, CV-BAR-19"""
        goal = self.picked(g)
        self.go(g, goal)
        g.tell("barbarians.joined", goal)
        self.at = END
        return self.attack(g)

    def march(self, g: Civilization) -> int:
        found = targets(g, self.space)
        if not found:
            self.at = END
            return RUN
        return self.choose(g, found, AIMED)

    def look_ahead(self, g: Civilization) -> int:
        """The next step, while there are points for one.  rule: CV-BAR-8, CV-BAR-16"""
        steps = first_steps(g, self.space, self.goal, self.budget, self.passed)
        if not any(entry_cost(g, step) <= self.budget for step in steps):
            self.at = END
            return RUN
        return self.choose(g, steps, STEP)

    def step(self, g: Civilization, goal: int) -> int:
        """As far as one point reaches, stopping at whoever is met.
        rule: CV-BAR-8, CV-BAR-16, CV-BAR-19, CV-EVT-2, CV-EVT-25"""
        cost = entry_cost(g, goal)
        if cost > self.budget or is_closed(g, goal) or shuns(g, goal):
            self.at = END
            return RUN
        self.budget -= cost
        self.passed.append(self.space)
        self.go(g, goal)
        if foes_in(g, goal) or is_target(g, goal):
            self.at = END
            return self.attack(g)
        self.kill_explorers(g)
        self.at = WAY
        return RUN

    # --- at sea

    def sail(self, g: Civilization) -> int:
        """rule: CV-BAR-11, CV-BAR-17, CV-EVT-2"""
        hunted = prey(g, self.space)
        if hunted:
            return self.choose(g, hunted, SAIL)
        if all(shuns(g, sea) for sea in g.board.seas[self.space]):
            self.at = END
            return RUN
        self.at = DRIFT
        return g.roll(1, 4)

    def drift(self, g: Civilization) -> int:
        """rule: CV-BAR-17"""
        near = [sea for sea in g.board.seas[self.space] if not shuns(g, sea)]
        ways = [sea for sea in near if bearing(g, self.space, sea) == g.rolled[0] - 1]
        return self.choose(g, ways, SAIL) if ways else g.roll(1, 4)

    # --- what is done

    def go(self, g: Civilization, goal: int) -> None:
        pieces = attackers(g, self.space, self.guard)
        origin = list(g.origin)
        for piece in pieces:
            origin[piece] = self.space
        g.origin = tuple(origin)
        move_group(g, pieces, goal)
        g.tell("barbarians.moved", self.space, goal)
        self.space = goal

    def attack(self, g: Civilization) -> int:
        """rule: CV-BAR-19, CV-BAR-20, CV-EVT-2 (ruling CV-GAP-136)"""
        if g.event == OLYMPICS:
            return RUN
        mask = 0
        for seat in foes_in(g, self.space):
            mask |= 1 << seat
        if self.space < TERRITORIES and is_target(g, self.space):
            mask |= 1 << g.holder[self.space]
        if not mask:
            return RUN
        from quadriga.games.civilization.procedures.battle.battle import Battle

        return g.call(Battle(self.space, 1 << g.seats, mask))

    def settle(self, g: Civilization) -> None:
        """Who ends among the garrison of an occupied settlement belongs to it.  rule: CV-BAR-34, CV-BAR-35"""
        self.kill_explorers(g)
        if self.space < TERRITORIES and g.occupied[self.space]:
            if troops(g, self.space, g.seats) > GARRISON_UNITS:
                become_barbarian(g, self.space)

    def kill_explorers(self, g: Civilization) -> None:
        """Of everybody, where no army is left to protect them.  rule: CV-BAR-19 (rulings CV-GAP-127, CV-GAP-136)"""
        if g.event == OLYMPICS:
            return
        if self.space >= TERRITORIES or foes_in(g, self.space) or not troops(g, self.space, g.seats):
            return
        for piece in pieces_in(g, self.space):
            if g.kind[piece] == EXPLORERS:
                g.tell("unit.lost", g.owner[piece], self.space, EXPLORERS)
                remove_piece(g, piece)
