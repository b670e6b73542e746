"""A battle played in the head: quick, without cards, good enough to decide whether to fight."""

from typing import Final, NamedTuple

from quadriga.bots.medioevo.dice import AGAIN
from quadriga.engine.chance import below, seeded
from quadriga.games.medioevo.board import ARCHER, CAPTAIN, CAVALRY, HEAVY, KINDS, LIGHT
from quadriga.games.medioevo.rolls import LOWEST, ROLLS, VALUE, roll_of

TRIALS: Final = 20
MOST_ROUNDS: Final = 12
REMEMBERED: Final = 4000  # duels kept in mind; each follows from its sides alone

CHEAPEST: Final = (LIGHT, ARCHER, HEAVY, CAVALRY, CAPTAIN, CAPTAIN + 1, CAPTAIN + 2)
BARBARIAN: Final = (LIGHT, ARCHER, CAPTAIN, HEAVY, CAVALRY, CAPTAIN + 1, CAPTAIN + 2)


class Outcome(NamedTuple):
    """Chances of the first side, and the hits it takes on the average."""

    win: float
    lose: float
    hits: float


class Side:
    """An army in the head."""

    def __init__(self, units: list[int], off: int, dice: list[int] | None, shield: int) -> None:
        self.units = units
        self.off = off  # penalty of the turn order
        self.dice = dice  # of barbarians
        self.shield = shield
        self.hits = 0

    def count(self) -> int:
        return sum(self.units)

    def levels(self) -> int:
        return self.units[CAPTAIN] + 2 * self.units[CAPTAIN + 1] + 3 * self.units[CAPTAIN + 2]

    def suffer(self, points: int) -> None:
        """Cheapest first; the strong become weaker."""
        order = CHEAPEST if self.dice is None else BARBARIAN
        while points > 0 and self.count():
            points -= 1
            self.hits += 1
            for kind in order:
                if self.units[kind]:
                    self.units[kind] -= 1
                    if kind == HEAVY or kind == CAVALRY:
                        self.units[kind - 1] += 1
                    break


MEMORY: dict[tuple[tuple[int, ...], tuple[int, ...], int, int, int, int], Outcome] = {}


def duel(
    own: list[int], theirs: list[int], off: int, their_off: int, dice: list[int] | None = None, shield: int = 0
) -> Outcome:
    """How the first side fares as attacker; ``dice`` are those of barbarians, ``shield`` protects the second side."""
    rolled = roll_of(dice) if dice is not None else -1
    key = (tuple(own), tuple(theirs), off, their_off, rolled, shield)
    if key in MEMORY:
        return MEMORY[key]
    if len(MEMORY) >= REMEMBERED:
        MEMORY.clear()
    rng = seeded(repr(key))
    wins = losses = hits = 0
    for _ in range(TRIALS):
        first = Side(own[:], off, None, 0)
        second = Side(theirs[:], their_off, dice, shield)
        rounds = 0
        while first.count() and second.count() and rounds < MOST_ROUNDS:
            rounds += 1
            play_round(rng, first, second)
        wins += first.count() > 0 and not second.count()
        losses += not first.count()
        hits += first.hits
    outcome = Outcome(wins / TRIALS, losses / TRIALS, hits / TRIALS)
    MEMORY[key] = outcome
    return outcome


def play_round(rng: list[int], first: Side, second: Side) -> None:
    lead = first.levels() - second.levels()
    shots = archery(rng, first, second, lead), archery(rng, second, first, -lead)
    second.suffer(shots[0] - (second.shield if second.shield and first.units[ARCHER] > 2 else 0))
    first.suffer(shots[1])
    if not first.count() or not second.count():
        return
    values = [0, 0]
    lows = [0, 0]
    horses = [0, 0]
    for place, (side, other) in enumerate(((first, second), (second, first))):
        values[place], lows[place] = roll(rng, side)
        extra = max(0, lead if place == 0 else -lead) if side.dice is None else 0
        if side.units[CAVALRY] and not other.units[CAVALRY]:
            horses[place] = side.units[CAVALRY]
        if side.units[HEAVY] and not other.units[HEAVY]:
            lows[place] = max(0, lows[place] - side.units[HEAVY])
        horses[place] += min(extra, 1)
        lows[place] = max(0, lows[place] - max(0, extra - 1))
    strike(first, second, values, horses)
    first.suffer(lows[0])
    second.suffer(lows[1])


def archery(rng: list[int], side: Side, other: Side, lead: int) -> int:
    if other.units[ARCHER]:
        return 0
    shots = side.units[ARCHER]
    if side.dice is not None:
        shots += max(0, min(lead, side.units[CAPTAIN]))
    hits = 0
    for _ in range(shots):
        hits += below(rng, 8) < 3
    return hits


def roll(rng: list[int], side: Side) -> tuple[int, int]:
    """Value and casualties."""
    if side.dice is not None:
        number = roll_of(side.dice)
    else:
        found = AGAIN[below(rng, ROLLS)]
        number = found[below(rng, len(found))]
    return max(0, VALUE[number] - side.off), LOWEST[number]


def strike(first: Side, second: Side, values: list[int], horses: list[int]) -> None:
    """The winner's damage to the loser; on a tie only horses."""
    lead = values[0] - values[1]
    if lead >= 0:
        points = min(lead, first.count()) + 2 * horses[0]
        if not lead:
            first.suffer(2 * horses[1])
        second.suffer(max(0, points - second.shield))
    else:
        first.suffer(min(-lead, second.count()) + 2 * horses[1])


def strength(units: list[int]) -> float:
    """A rough measure of an army."""
    total = 0.0
    for kind in range(KINDS):
        total += units[kind] * (1.0, 2.0, 3.2, 1.5, 2.5, 4.0, 5.5)[kind]
    return total
