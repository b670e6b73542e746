"""All rolls of a d4, a d6 and a d8: what they are worth in a melee, and which dice to roll again."""

from typing import Final

from quadriga.games.medioevo.procedures.battle.melee import dice_value

ROLLS: Final = 192
D4: Final = [roll // 48 + 1 for roll in range(ROLLS)]
D6: Final = [roll // 8 % 6 + 1 for roll in range(ROLLS)]
D8: Final = [roll % 8 + 1 for roll in range(ROLLS)]
VALUE: Final = [dice_value([D4[roll], D6[roll], D8[roll]]) for roll in range(ROLLS)]
LOWEST: Final = [min(D4[roll], D6[roll], D8[roll]) for roll in range(ROLLS)]
GREAT: Final = 20  # a value beyond which more is of little use
CAUTION: Final = 0.5  # worth of a casualty less for a point of value more


def roll_of(dice: list[int]) -> int:
    """The number of a roll."""
    return (dice[0] - 1) * 48 + (dice[1] - 1) * 8 + dice[2] - 1


def rolls_from(roll: int, mask: int) -> list[int]:
    """What a roll may become when the dice in a mask are rolled again: bit 0 the d4, bit 1 the d6, bit 2 the d8."""
    fours = list(range(4)) if mask & 1 else [D4[roll] - 1]
    sixes = list(range(6)) if mask & 2 else [D6[roll] - 1]
    eights = list(range(8)) if mask & 4 else [D8[roll] - 1]
    return [four * 48 + six * 8 + eight for four in fours for six in sixes for eight in eights]


def best_mask(worth: list[float], roll: int) -> int:
    """The dice to roll again if rolls have such a worth; 0 to keep all."""
    best = worth[roll]
    chosen = 0
    for mask in range(1, 8):
        found = rolls_from(roll, mask)
        mean = sum([worth[other] for other in found]) / len(found)
        if mean > best + 1e-9:
            best = mean
            chosen = mask
    return chosen


def plain_masks() -> list[int]:
    """For who wants a high value and few casualties, whatever the opponent does."""
    worth = [min(VALUE[roll], GREAT) - CAUTION * LOWEST[roll] for roll in range(ROLLS)]
    return [best_mask(worth, roll) for roll in range(ROLLS)]


PLAIN: Final = plain_masks()  # per roll
