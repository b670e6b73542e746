"""Trying to retreat from a battle."""

from typing import Final

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT
from quadriga.engine.offer import Offer
from quadriga.games.civilization.board import NOBODY
from quadriga.games.civilization.cards.vocabulary import ON_RETREAT_FAILED
from quadriga.games.civilization.procedures.battle.battle import Battle, battle_of
from quadriga.games.civilization.procedures.battle.withdrawal import Withdrawal, ways_out
from quadriga.games.civilization.procedures.befalling import Befalling, ask_victims
from quadriga.games.civilization.state import Civilization

NEEDED: Final = 4  # of one die

# steps
ASK: Final = 0
ROLL: Final = 1
ROLLED: Final = 2
CARDS_PLAYED: Final = 3
GONE: Final = 4


class Retreat(Befalling):
    """The leader of a side may try; in a landing land units and ships roll for themselves, the land units first, and
    each goes or stays by its own die. A card may turn a failure into a success. Barbarians never retreat.
    rule: CV-RET-1, CV-RET-6, CV-RET-7, CV-BAR-28, CV-STR-11 (rulings CV-GAP-46, CV-GAP-117)
    """

    def __init__(self, side: int = 0) -> None:
        self.at: int = ASK
        self.cancelled = 0
        self.side = side
        self.land = 0  # die of the land units, 0 if there are none
        self.sea = 0  # die of the ships
        self.bonus = 0

    def clone(self) -> "Retreat":
        frame = Retreat(self.side)
        frame.at = self.at
        frame.cancelled = self.cancelled
        frame.land = self.land
        frame.sea = self.sea
        frame.bonus = self.bonus
        return frame

    def run(self, g: Civilization) -> int:
        b = battle_of(g)
        b.forget_dead(g)
        if self.at == ASK:
            return WAIT if can_retreat(g, b, self.side) else DONE
        if self.at == ROLL:
            self.at = ROLLED
            return g.roll(int(bool(b.armies(g, self.side))) + int(bool(b.ships(g, self.side))), 6)
        if self.at == ROLLED:
            self.at = CARDS_PLAYED
            return self.read(g, b)
        if self.at == CARDS_PLAYED:
            self.at = GONE
            land = self.succeeds(self.land)
            sea = self.succeeds(self.sea)
            g.tell("retreat.decided", b.commanders[self.side], b.space, int(land), int(sea))
            if land or sea:
                return g.call(Withdrawal(self.side, land, sea))
        return DONE

    def read(self, g: Civilization, b: Battle) -> int:
        """One die for each arm there is; a point more for who has lost half of his units.  rule: CV-RET-6"""
        dice = g.rolled[:]
        self.land = dice.pop(0) if b.armies(g, self.side) else 0
        self.sea = dice.pop(0) if dice else 0
        self.bonus = int(2 * b.lost[self.side] >= b.start[self.side])
        g.tell("retreat.rolled", b.commanders[self.side], self.land, self.sea, self.bonus)
        for die in (self.land, self.sea):
            if die and die + self.bonus < NEEDED:
                return ask_victims(g, ON_RETREAT_FAILED, b.owners(g, self.side))
        return RUN

    def succeeds(self, die: int) -> bool:
        return die > 0 and (self.cancelled != 0 or die + self.bonus >= NEEDED)

    def waiting(self, g: Civilization) -> list[int]:
        return [battle_of(g).commanders[self.side]]

    def offer(self, g: Civilization, seat: int, o: Offer) -> None:
        o.yes("fight_on")
        o.yes("retreat", battle_of(g).space)

    def answer(self, g: Civilization, seat: int, a: Answer) -> None:
        self.at = ROLL if a.verb == "retreat" else GONE

    def default(self, g: Civilization, seat: int) -> Answer:
        return Answer("fight_on")


def can_retreat(g: Civilization, b: Battle, side: int) -> bool:
    """Whether any unit of a side has somewhere to go.  rule: CV-RET-2, CV-RET-3, CV-RET-4, CV-BAR-28"""
    leader = b.commanders[side]
    if leader == NOBODY or not (b.side(side) >> leader) & 1:
        return False
    return any(g.owner[piece] < g.seats and ways_out(g, b, side, piece) for piece in b.units(g, side))
