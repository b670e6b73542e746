"""How a fight between two armies would end, roughly and at once: clash after clash of average units."""

from quadriga.games.civilization.board import NOBODY, TERRITORIES
from quadriga.games.civilization.odds import clash_odds
from quadriga.games.civilization.procedures.battle.modifiers import (
    LAND_CLASH,
    dice_of,
    level_bonus,
    points,
    shelter,
)
from quadriga.games.civilization.queries import is_land_unit, is_ship, pieces_in
from quadriga.games.civilization.state import Civilization


class Host:
    """Units of one side: how many, their dice and bonuses on the average."""

    def __init__(self, g: Civilization, units: list[tuple[int, int]], extra: int = 0) -> None:
        """``units`` are owner and kind; ``extra`` is added to every roll."""
        self.count = len(units)
        dice = sum([dice_of(g, owner, kind) for owner, kind in units])
        bonus = sum([level_bonus(g, owner, kind) for owner, kind in units])
        number = max(1, self.count)
        self.dice = max(1, round(dice / number))
        surplus = 3.5 * (dice / number - self.dice)
        self.bonus = round(bonus / number + surplus) + extra

    def strength(self) -> float:
        return self.count * (3.5 * self.dice + self.bonus)


def chance(attack: Host, defence: Host) -> float:
    """That the attack is left on the field and the defence is not."""
    if defence.count == 0:
        return 1.0 if attack.count else 0.0
    if attack.count == 0:
        return 0.0
    win, tie, lose = clash_odds(attack.dice, attack.bonus, defence.dice, defence.bonus)
    row = [0.0] * (defence.count + 1)  # by defenders left, with no attacker left
    for _ in range(attack.count):
        fewer = row
        row = [1.0]
        for left in range(1, defence.count + 1):
            row.append(win * row[left - 1] + tie * fewer[left - 1] + lose * fewer[left])
    return row[defence.count]


def armies_in(g: Civilization, space: int, owners: int) -> list[tuple[int, int]]:
    """Owner and kind of the land units, or at sea of the ships, of these owners (bit mask) in a space."""
    return [
        (g.owner[piece], g.kind[piece])
        for piece in pieces_in(g, space)
        if (owners >> g.owner[piece]) & 1
        and (is_land_unit(g.kind[piece]) if space < TERRITORIES else is_ship(g.kind[piece]))
    ]


def defence_of(g: Civilization, space: int, owners: int, against: int = NOBODY) -> Host:
    """Those who would defend a space, with what the land gives them."""
    units = armies_in(g, space, owners)
    extra = 0
    if units and space < TERRITORIES:
        extra = points(shelter(g, space, owners, LAND_CLASH, units[0][0]))
    if units and against != NOBODY and (units[0][0] == g.seats) != (against == g.seats):
        extra += -1 if units[0][0] == g.seats else 1  # discipline against barbarians
    return Host(g, units, extra)
