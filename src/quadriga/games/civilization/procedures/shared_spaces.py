"""Enemies who share a space after Trade must fight there."""

from quadriga.engine.frame import DONE, Frame
from quadriga.games.civilization.board import SPACES, TERRITORIES
from quadriga.games.civilization.procedures.declaration import Support
from quadriga.games.civilization.queries import at_war, forces
from quadriga.games.civilization.state import Civilization
from quadriga.games.civilization.terms import BATTLE_ATTACKERS, BATTLE_DEFENDERS


class SharedSpaces(Frame[Civilization]):
    """Pair by pair, space by space; others in the space may support either side as in any battle.
    rule: CV-DIP-4, CV-DIP-5, CV-BAT-4, CV-EVT-2"""

    def __init__(self) -> None:
        self.at = 0  # 0 next pair, 1 lots for the defence, 2 supporters
        self.space = 0
        self.pair = 0  # one * seats + other, one < other

    def clone(self) -> "SharedSpaces":
        frame = SharedSpaces()
        frame.at = self.at
        frame.space = self.space
        frame.pair = self.pair
        return frame

    def run(self, g: Civilization) -> int:
        from quadriga.games.civilization.board import OLYMPICS

        if g.event == OLYMPICS or 1 not in g.war:
            return DONE
        if self.at == 1:
            return self.draw_lots(g)
        if self.at == 2:
            return self.begin(g)
        while self.space < SPACES:
            if self.pair == 0 and not self.is_shared(g):
                self.space += 1
                continue
            while self.pair < g.seats * g.seats:
                one = self.pair // g.seats
                other = self.pair % g.seats
                if one < other and at_war(g, one, other) and self.both_here(g, one, other):
                    return self.fight(g, one, other)
                self.pair += 1
            self.pair = 0
            self.space += 1
        return DONE

    def is_shared(self, g: Civilization) -> bool:
        row = g.troops if self.space < TERRITORIES else g.fleet
        first = self.space * (g.seats + 1)
        return row[first : first + g.seats].count(0) < g.seats - 1

    def both_here(self, g: Civilization, one: int, other: int) -> bool:
        return forces(g, self.space, one) > 0 and forces(g, self.space, other) > 0

    def fight(self, g: Civilization, one: int, other: int) -> int:
        """The defender owns the settlement, or has fewer armies, or loses the toss.  rule: CV-DIP-5"""
        if self.space < TERRITORIES and g.holder[self.space] in (one, other):
            return self.declare(g, other if g.holder[self.space] == one else one)
        mine = forces(g, self.space, one)
        theirs = forces(g, self.space, other)
        if mine != theirs:
            return self.declare(g, one if mine > theirs else other)
        self.at = 1
        return g.roll(2, 100)

    def draw_lots(self, g: Civilization) -> int:
        if g.rolled[0] == g.rolled[1]:
            return g.roll(2, 100)
        one = self.pair // g.seats
        other = self.pair % g.seats
        return self.declare(g, one if g.rolled[0] > g.rolled[1] else other)

    def declare(self, g: Civilization, attacker: int) -> int:
        one = self.pair // g.seats
        other = self.pair % g.seats
        self.at = 2
        g.declared = (self.space, 1 << attacker, 1 << (other if attacker == one else one))
        return g.call(Support(self.space))

    def begin(self, g: Civilization) -> int:
        from quadriga.games.civilization.procedures.battle.battle import Battle

        attackers = g.declared[BATTLE_ATTACKERS]
        defenders = g.declared[BATTLE_DEFENDERS]
        g.declared = ()
        self.at = 0
        self.pair += 1
        return g.call(Battle(self.space, attackers, defenders, g.result))
