"""Battle: roll, let cards change the dice, apply."""

from typing import Final

from quadriga.engine.frame import DONE, Frame
from quadriga.engine.sequence import fire
from quadriga.engine.window import open_window
from quadriga.games.realm.moments import BATTLE_ROLLED, LAND_CONQUERED
from quadriga.games.realm.queries import has_cards
from quadriga.games.realm.state import Realm

FOUGHT: Final = 0  # what the battle reports to the turn
STOPPED: Final = 1


class Battle(Frame[Realm]):
    """One die a side; the attacker needs more. Unowned lands roll for themselves."""

    def __init__(self, land: int = -1, attacker: int = -1, defender: int = -1) -> None:
        super().__init__()
        self.land = land
        self.attacker = attacker
        self.defender = defender
        self.attack = 0
        self.defence = 0

    def clone(self) -> "Battle":
        frame = Battle(self.land, self.attacker, self.defender)
        frame.at = self.at
        frame.attack = self.attack
        frame.defence = self.defence
        return frame

    def run(self, g: Realm) -> int:
        self.at += 1
        if self.at == 1:
            return g.roll(2, 6)
        if self.at == 2:
            self.attack = g.rolled[0]
            self.defence = g.rolled[1]
            g.tell("battle.rolled", self.attacker, self.land, self.attack, self.defence)
            return open_window(g, BATTLE_ROLLED, self.attacker, has_cards(g, self.sides()))
        if self.at == 3 and self.attack > self.defence:
            g.owner[self.land] = self.attacker
            g.tell("land.conquered", self.attacker, self.land)
            return fire(g, LAND_CONQUERED, self.attacker)
        if self.at == 3:
            g.tell("land.held", self.attacker, self.land)
        g.result = FOUGHT
        return DONE

    def sides(self) -> list[int]:
        return [self.attacker, self.defender] if self.defender >= 0 else [self.attacker]

    def abandoned(self, g: Realm) -> None:
        g.tell("battle.stopped", self.attacker, self.land)
