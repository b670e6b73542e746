"""Crossbowmen: more archers, better archers, second shots."""

from quadriga.engine.choice import Answer
from quadriga.engine.frame import DONE, RUN, WAIT, Frame
from quadriga.engine.offer import Offer
from quadriga.games.medioevo.board import ARCHER, ARCHERS_ROLLED
from quadriga.games.medioevo.cards.occasion import BEFORE_ARCHERS, fighting
from quadriga.games.medioevo.cards.power import Power, thirds
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.state import Medioevo

HIT = 3
MOST = 3


class ExtraArchers(Power):
    """One to three units shoot as archers too, if nobody blocks that power.  rule: MU-CARD-7"""

    die = 6

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None or b.at > BEFORE_ARCHERS:
            return False
        side = b.side_of(seat)
        return b.melee_units(g, side) > b.bowmen[side] and b.is_available(g, side, ARCHER)

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            side = b.side_of(seat)
            b.bowmen[side] += min(thirds(number), b.melee_units(g, side) - b.bowmen[side])
        return RUN


def massed_bonus(g: Medioevo, b: Battle, side: int) -> int:
    return min(MOST, b.type_in_melee(g, side, ARCHER) // 2)


class MassedArchery(Power):
    """One off each archer die for every two archers in the fight.  rule: MU-CARD-8"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None:
            return False
        side = b.side_of(seat)
        bonus = massed_bonus(g, b, side)
        if not bonus or b.massed[side]:
            return False
        if moment != ARCHERS_ROLLED:
            return b.at <= BEFORE_ARCHERS and b.has_power(g, side, ARCHER)
        for place in range(0, len(b.arrows), 2):
            if b.arrows[place] == side and HIT < b.arrows[place + 1] <= HIT + bonus:
                return True
        return False

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is not None:
            side = b.side_of(seat)
            b.massed[side] = massed_bonus(g, b, side)
        return RUN


class SecondShots(Power):
    """Any own archer dice of the round once more.  rule: MU-CARD-9 (ruling MU-GAP-45)"""

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        b = fighting(g, seat)
        if b is None or b.reshot[b.side_of(seat)]:
            return False
        return b.side_of(seat) in b.arrows[::2]

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        b = fighting(g, seat)
        if b is None:
            return RUN
        b.reshot[b.side_of(seat)] = 1
        return g.call(Reshooting(seat))


class Reshooting(Frame[Medioevo]):
    """The archers' player picks dice one by one, then rolls them again.  rule: MU-CARD-9 (ruling MU-GAP-45)"""

    def __init__(self, seat: int = -1) -> None:
        self.at = 0
        self.seat = seat
        self.chosen: list[int] = []  # numbers of archer dice

    def clone(self) -> "Reshooting":
        frame = Reshooting(self.seat)
        frame.at = self.at
        frame.chosen = self.chosen[:]
        return frame

    def run(self, g: Medioevo) -> int:
        if self.at == 0:
            return WAIT
        if self.at == 1 and self.chosen:
            self.at = 2
            return g.roll(len(self.chosen), 8)
        b = battle_of(g)
        if self.at == 2 and b is not None:
            for place, die in enumerate(self.chosen):
                b.arrows[die * 2 + 1] = g.rolled[place]
                g.tell("archer.rerolled", self.seat, die, g.rolled[place])
        return DONE

    def waiting(self, g: Medioevo) -> list[int]:
        return [self.seat]

    def offer(self, g: Medioevo, seat: int, o: Offer) -> None:
        b = battle_of(g)
        o.yes("roll")
        if b is None:
            return
        for die in range(len(b.arrows) // 2):
            if b.arrows[die * 2] == b.side_of(seat) and die not in self.chosen:
                o.yes("aim_die", die)

    def answer(self, g: Medioevo, seat: int, a: Answer) -> None:
        if a.verb == "roll":
            self.at = 1
        else:
            self.chosen.append(a.target)

    def default(self, g: Medioevo, seat: int) -> Answer:
        return Answer("roll")
