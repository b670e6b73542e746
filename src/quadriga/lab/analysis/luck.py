"""Luck: what chance said, compared with what else it might have said."""

from math import sqrt
from typing import Any, Final, NamedTuple, TypeVar

from quadriga.engine import chance
from quadriga.engine.frame import Frame
from quadriga.engine.game import Game
from quadriga.lab.analysis.course import KINDS, Chance, Draw
from quadriga.lab.analysis.judge import Budget, Judge, Watch

Thing = TypeVar("Thing")

MOST: Final = 30  # decisions after which a procedure that asked chance is judged although it is not over


class Stroke(NamedTuple):
    """One answer of chance, or what was drawn: what it was worth to every seat, in expectation to win."""

    chance: Chance | Draw
    worth: list[float]
    error: list[float]
    drawer: int = -1  # who learned what was drawn
    change: float = 0.0  # of the drawer's expectation, whatever was to be expected


class Dice(NamedTuple):
    """All dice of one kind."""

    number: int
    rolled: int
    expected: float


class Drawn(NamedTuple):
    """All draws of one seat: how they changed its expectation, and how they would have on average."""

    number: int
    actual: float
    expected: float


class Luck(NamedTuple):
    """Of the whole game, as far as it was looked at."""

    strokes: list[Stroke]  # in the order of the game
    asked: int  # questions to chance
    samples: int  # other answers each was compared with
    dice: dict[str, Dice]
    revealed: int = 0  # times hidden things became known
    looked: int = 0  # of these, how many were looked at
    guesses: int = 0  # worlds each was compared with

    def of(self, seat: int, kind: str = "") -> float:
        return sum(stroke.worth[seat] for stroke in self.strokes if kind in ("", stroke.chance.kind))

    def error(self, seat: int) -> float:
        return sqrt(sum(stroke.error[seat] ** 2 for stroke in self.strokes))

    def kinds(self) -> list[str]:
        return [kind for kind in KINDS if any(stroke.chance.kind == kind for stroke in self.strokes)]

    def weighed(self) -> int:
        """Answers of chance; draws are counted by seat."""
        return sum(stroke.drawer < 0 for stroke in self.strokes)

    def drawn(self, seat: int) -> Drawn:
        own = [stroke for stroke in self.strokes if stroke.drawer == seat]
        actual = sum(stroke.change for stroke in own)
        return Drawn(len(own), actual, actual - sum(stroke.worth[seat] for stroke in own))

    def after(self, n: int, seat: int) -> float:
        """What chance did for a seat between this answer and the next decision."""
        return sum(stroke.worth[seat] for stroke in self.strokes if stroke.chance.n == n)

    def of_draws(self, n: int, seat: int) -> float:
        """The part of it that shows in the seat's expectation at the next decision already."""
        return sum(stroke.worth[seat] for stroke in self.strokes if stroke.chance.n == n and stroke.drawer >= 0)


def weigh_chances(judge: Judge, chances: list[Chance], budget: Budget, watch: Watch) -> list[Stroke]:
    """If there are too many questions, or too little time, a fair sample of them is weighed."""
    strokes: list[Stroke] = []
    for asked in sample(chances, f"{judge.seed}/luck", budget.chances):
        if watch.is_up():
            break
        strokes.append(weigh(judge, asked, budget.samples))
    return strokes


def sample(things: list[Thing], seed: str, most: int) -> list[Thing]:
    return [things[place] for place in chance.permutation(chance.seeded(seed), len(things))[:most]]


def in_order(strokes: list[Stroke]) -> list[Stroke]:
    """What is drawn after an answer comes before the first question to chance."""
    return sorted(strokes, key=lambda stroke: (stroke.chance.n, stroke.chance.place, stroke.drawer < 0))


def weigh(judge: Judge, asked: Chance, samples: int) -> Stroke:
    """Each other answer is paired with the real one, and both are played on with the same later dice."""
    differences: list[list[float]] = []
    for number in range(samples):
        rng = chance.seeded(f"{judge.seed}/luck/{asked.n}/{asked.place}/{number}")
        other = chance.results(rng, asked.request)
        if other == asked.numbers:
            differences.append([0.0] * asked.game.seats)
            continue
        real_value = settled_value(judge, asked, asked.numbers, rng)
        other_value = settled_value(judge, asked, other, rng)
        differences.append([real - other for real, other in zip(real_value, other_value)])
    columns = [list(column) for column in zip(*differences)]
    return Stroke(asked, [mean(column) for column in columns], [standard_error(column) for column in columns])


def settled_value(judge: Judge, asked: Chance, numbers: list[int], rng: list[int]) -> list[float]:
    """The expectation after an answer of chance, once the procedure it belongs to has run its course.

    A roll by itself changes nothing on the table: the losses do, which somebody may still have to choose.
    """
    g = asked.game.clone()
    g.stops_at_chance = False
    g.rng = rng.copy()
    whole = procedure_of(g)
    g.answer_chance(numbers.copy())
    g.advance()
    for _ in range(MOST):
        waiting = g.waiting()
        if not waiting or not any(frame is whole for frame in g.stack):
            break
        g.play(waiting[0], judge.player.answer(g, waiting[0]))
    return judge.evaluation.value(g)


def procedure_of(g: Game) -> Frame[Any] | None:
    """The procedure that the asking one is a part of; the root, which is the whole game, is no such one."""
    if len(g.stack) > 2:
        return g.stack[-2]
    return g.stack[-1] if len(g.stack) == 2 else None


def dice_of(chances: list[Chance]) -> dict[str, Dice]:
    found: dict[str, Dice] = {}
    for asked in chances:
        request = asked.request
        if request[0] not in (chance.ROLL, chance.DICE):
            continue
        sides = [request[2]] * request[1] if request[0] == chance.ROLL else request[1:]
        old = found.get(asked.kind, Dice(0, 0, 0.0))
        expected = old.expected + sum((side + 1) / 2 for side in sides)
        found[asked.kind] = Dice(old.number + len(sides), old.rolled + sum(asked.numbers), expected)
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def standard_error(numbers: list[float]) -> float:
    count = len(numbers)
    if count < 2:
        return 0.0
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (count - 1) / count)
