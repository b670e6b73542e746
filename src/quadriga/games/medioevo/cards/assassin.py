"""Assassins: a die just rolled shows less."""

from typing import Final

from quadriga.engine.frame import RUN
from quadriga.engine.offer import Offer
from quadriga.engine.window import Window
from quadriga.games.medioevo.board import (
    ARCHERS_ROLLED,
    ARTILLERY_ROLLED,
    DIE_ROLLED,
    HORDE_ROLLED,
    MELEE_ROLLED,
)
from quadriga.games.medioevo.cards.espionage import Espionage
from quadriga.games.medioevo.cards.occasion import cause
from quadriga.games.medioevo.cards.power import Power
from quadriga.games.medioevo.procedures.barbarians import set_horde
from quadriga.games.medioevo.procedures.battle.battle import battle_of
from quadriga.games.medioevo.procedures.battle.naval import Sinking
from quadriga.games.medioevo.procedures.card_use import CardUse
from quadriga.games.medioevo.procedures.icons import IconRoll
from quadriga.games.medioevo.rows import changed
from quadriga.games.medioevo.state import Medioevo

ROLLS: Final = HORDE_ROLLED | DIE_ROLLED | ARTILLERY_ROLLED | ARCHERS_ROLLED | MELEE_ROLLED


def open_roll(g: Medioevo) -> int:
    """The moment of the roll that can still be changed; 0 if there is none."""
    for place in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[place]
        if isinstance(frame, Window) and frame.moment & ROLLS:
            return frame.moment
    return 0


def card_rolled(g: Medioevo) -> CardUse | None:
    """The use of a card whose die was just rolled."""
    top = g.stack[-1]
    if isinstance(top, CardUse) and top.number:
        return top
    frame = cause(g, DIE_ROLLED)
    return frame if isinstance(frame, CardUse) else None


def dice_of(g: Medioevo, moment: int) -> list[int]:
    """The dice just rolled, as they lie."""
    if moment == HORDE_ROLLED:
        return list(g.dice)
    if moment == DIE_ROLLED:
        use = card_rolled(g)
        if use is not None:
            return [use.number]
        frame = cause(g, DIE_ROLLED)
        return [frame.die] if isinstance(frame, (Sinking, IconRoll, Espionage)) else []
    b = battle_of(g)
    if b is None:
        return []
    if moment == ARTILLERY_ROLLED:
        return b.shots[1::2]
    if moment == ARCHERS_ROLLED:
        return b.arrows[1::2]
    return b.dice if moment == MELEE_ROLLED else []


class Assassin(Power):
    """Any one die is lowered, but not below 1, before it takes effect.  rule: MU-CARD-46, MU-CARD-47"""

    def __init__(self, card: int, points: int) -> None:
        super().__init__(card)
        self.points = points

    def usable(self, g: Medioevo, seat: int, moment: int) -> bool:
        return max(dice_of(g, moment), default=0) > 1

    def aims(self, g: Medioevo, seat: int, number: int) -> int:
        return 1

    def targets(self, g: Medioevo, seat: int, o: Offer) -> None:
        for index, die in enumerate(dice_of(g, open_roll(g))):
            if die > 1:
                o.yes("aim_die", index)
            elif o.explain:
                o.no("aim_die", index, "die_lowest", [f"MU-CARD-{self.card + 1}"])

    def apply(self, g: Medioevo, seat: int, target: int, amount: int, number: int) -> int:
        moment = open_roll(g)
        die = max(1, dice_of(g, moment)[target] - self.points)
        g.tell("die.lowered", seat, target, die)
        b = battle_of(g)
        if moment == HORDE_ROLLED:
            g.dice = changed(g.dice, target, die)
            set_horde(g)
        elif moment == DIE_ROLLED:
            self.lower_single(g, die)
        elif b is not None and moment == ARTILLERY_ROLLED:
            b.shots[target * 2 + 1] = die
        elif b is not None and moment == ARCHERS_ROLLED:
            b.arrows[target * 2 + 1] = die
        elif b is not None:
            b.dice[target] = die
        return RUN

    def lower_single(self, g: Medioevo, die: int) -> None:
        use = card_rolled(g)
        frame = cause(g, DIE_ROLLED)
        if use is not None:
            use.number = die
        elif isinstance(frame, (Sinking, IconRoll, Espionage)):
            frame.die = die
