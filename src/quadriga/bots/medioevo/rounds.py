"""Turning a round of a battle when all dice lie on the table."""

from quadriga.bots.medioevo.mind import Mind
from quadriga.engine.choice import Answer
from quadriga.games.medioevo.board import MELEE_ROLLED
from quadriga.games.medioevo.procedures.battle.battle import Battle, battle_of
from quadriga.games.medioevo.procedures.battle.melee import attack_value, dice_value


def own_battle(m: Mind) -> Battle | None:
    b = battle_of(m.g)
    return b if b is not None and b.side_of(m.seat) >= 0 else None


def is_turned(m: Mind, b: Battle) -> bool:
    """Whether two points more would turn the round."""
    side = b.side_of(m.seat)
    lead = attack_value(m.g, b, side) - attack_value(m.g, b, 1 - side)
    return -1 <= lead <= 1 or (lead == -2 and b.horse[side] + b.horse[1 - side] > 0)


def spill(m: Mind, most: int) -> Answer | None:
    """Blood tokens that win a lost round."""
    b = own_battle(m)
    if b is None:
        return None
    side = b.side_of(m.seat)
    lead = attack_value(m.g, b, side) - attack_value(m.g, b, 1 - side)
    need = 1 - lead
    return Answer("blood", -1, need) if 0 < need <= most else None


def best_die(m: Mind, b: Battle, moment: int, points: int) -> int:
    """The die of the melee to lower so that the round turns, or casualties change; -1 if none is worth it."""
    if moment != MELEE_ROLLED:
        return -1
    side = b.side_of(m.seat)
    mine = attack_value(m.g, b, side)
    theirs = attack_value(m.g, b, 1 - side)
    best = -1
    most = 1
    for index in range(6):
        die = b.dice[index]
        if die <= 1:
            continue
        first = index // 3 * 3
        dice = b.dice[first : first + 3]
        before = dice_value(dice)
        low = min(dice)
        dice[index - first] = max(1, die - points)
        change = dice_value(dice) - before
        lead = mine - theirs + (change if index // 3 == side else -change)
        gain = worth_of_lead(lead) - worth_of_lead(mine - theirs)
        gain += (low - min(dice)) if index // 3 == side else (min(dice) - low)
        if gain > most:
            most = gain
            best = index
    return best


def worth_of_lead(lead: int) -> int:
    return max(-3, min(3, lead))
