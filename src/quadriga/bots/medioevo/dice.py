"""Dice of the melee: what a roll is worth in a round as it stands."""

from typing import Final

from quadriga.games.medioevo.rolls import LOWEST, PLAIN, ROLLS, VALUE, rolls_from

DISTINCT: Final = sorted(set(VALUE))

# What an opponent yet to roll will show, and how often in twenty
TYPICAL: Final = ((4, 1), (5, 1), (6, 2), (7, 4), (8, 6), (9, 2), (16, 2), (25, 1), (36, 1))


class Stakes:
    """What the round is about for one side, beside the dice."""

    def __init__(self) -> None:
        self.bonus = 0  # added to the own value, the penalty taken off
        self.against = -1  # the opponent's final value; -1 if it is not rolled yet
        self.their_bonus = 0  # of an opponent yet to roll
        self.own = 1  # units in melee
        self.theirs = 1
        self.horse = 0
        self.their_horse = 0
        self.heavy = 0
        self.halved = False
        self.eager = 1.0  # worth of a point of damage to the other for one to oneself

    def of_value(self, value: int) -> float:
        """Damage dealt less damage taken with such a value."""
        mine = max(0, value + self.bonus)
        if self.halved:
            mine = (mine + 1) // 2
        if self.against >= 0:
            return self.exchange(mine - self.against)
        total = 0.0
        for theirs, often in TYPICAL:
            total += often * self.exchange(mine - max(0, theirs + self.their_bonus))
        return total / 20

    def exchange(self, lead: int) -> float:
        if lead > 0:
            return self.eager * min(self.theirs + 1, min(lead, self.own) + 2 * self.horse)
        if lead < 0:
            return -float(min(self.own + 1, min(-lead, self.theirs) + 2 * self.their_horse))
        return self.eager * min(self.theirs, 2 * self.horse) - min(self.own, 2 * self.their_horse)

    def worth(self) -> list[float]:
        """Of each roll."""
        by_value: dict[int, float] = {}
        for value in DISTINCT:
            by_value[value] = self.of_value(value)
        return [by_value[VALUE[roll]] - max(0, LOWEST[roll] - self.heavy) for roll in range(ROLLS)]


AGAIN: Final = [rolls_from(roll, PLAIN[roll]) for roll in range(ROLLS)]  # what each roll becomes by simple rules
