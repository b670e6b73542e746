"""Turning points: decisions that changed who was likely to win, or could have."""

from typing import Final, NamedTuple

from quadriga.bots.advice import advise
from quadriga.bots.registry import FAMILIES
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.lab.analysis.course import Course, Step
from quadriga.lab.analysis.judge import Budget, Judge, Watch
from quadriga.lab.analysis.luck import Luck, mean, standard_error

LONGEST: Final = 300  # decisions of a play-out to the end of the turn
SURE: Final = 2.0  # standard errors that make an answer better
LEAST: Final = 0.01  # expectation that makes it worth telling


class Better(NamedTuple):
    """An answer that promised more."""

    answer: Answer
    gain: float  # expectation to win more than with the answer given
    error: float  # standard error of that


class TurningPoint(NamedTuple):
    """A decision worth looking at again."""

    step: Step
    before: float  # the acting seat's expectation
    after: float  # and at the next decision of anybody
    drawn: float  # what luck in drawing had to do with that
    better: Better | None
    compared: int  # answers tried, the one given included

    @property
    def weight(self) -> float:
        return max(abs(self.after - self.before - self.drawn), self.better.gain if self.better is not None else 0.0)


def turning_points(
    judge: Judge, course: Course, values: list[list[float]], luck: Luck, budget: Budget, watch: Watch
) -> tuple[list[TurningPoint], int]:
    """The decisions with the biggest swings and the greatest doubts, the weightiest first, and how many were tried."""
    found: list[TurningPoint] = []
    for step in candidates(judge, course, values, luck, budget, watch):
        if watch.is_up():
            break
        before, after = values[step.n - 1][step.seat], values[step.n][step.seat]
        better, compared = compare(judge, step, budget)
        found.append(TurningPoint(step, before, after, luck.of_draws(step.n, step.seat), better, compared))
    told = [point for point in found if point.weight >= LEAST]
    return sorted(told, key=lambda point: (-point.weight, point.step.n)), len(found)


def candidates(
    judge: Judge, course: Course, values: list[list[float]], luck: Luck, budget: Budget, watch: Watch
) -> list[Step]:
    """Swings and doubts in turn, so that little time still sees some of both."""
    decided = [step for step in course.steps if step.seat in step.before.waiting()]
    active = [
        step for step in decided if step.answer.verb not in judge.module.idle
    ]  # what a pass lets happen is no deed
    swings = sorted(active, key=lambda step: -abs(swing(step, values, luck)))
    doubts: list[tuple[float, Step]] = []
    for step in decided:
        if watch.is_up():
            break
        gain = doubt(judge, step, luck)
        if gain > 0:
            doubts.append((gain, step))
    doubtful = [step for _, step in sorted(doubts, key=lambda pair: -pair[0])]
    found: list[Step] = []
    wanted = [*mixed(swings[: budget.swings], doubtful[: budget.doubts])]
    for step in wanted:
        if step not in found:
            found.append(step)
    return found


def swing(step: Step, values: list[list[float]], luck: Luck) -> float:
    """How the acting seat's expectation changed, but for what it happened to draw."""
    return values[step.n][step.seat] - values[step.n - 1][step.seat] - luck.of_draws(step.n, step.seat)


def mixed(one: list[Step], other: list[Step]) -> list[Step]:
    longest = max(len(one), len(other))
    return [steps[place] for place in range(longest) for steps in (one, other) if place < len(steps)]


def doubt(judge: Judge, step: Step, luck: Luck) -> float:
    """How much more the greedy player's answer would have been worth at once, by a glance at the true position.

    Bad luck in drawing is no reason to doubt an answer.
    """
    usual = judge.player.answer(step.before.clone(), step.seat)
    if usual == step.answer:
        return 0.0
    worth = [judge.evaluation.value(applied(step.before, step.seat, answer)) for answer in (usual, step.answer)]
    return worth[0][step.seat] - worth[1][step.seat] + luck.of_draws(step.n, step.seat)


def applied(g: Game, seat: int, answer: Answer) -> Game:
    """After an answer, at the next decision or question to chance."""
    w = g.clone()
    w.stops_at_chance = True
    w.apply(seat, answer)
    return w


def compare(judge: Judge, step: Step, budget: Budget) -> tuple[Better | None, int]:
    """The answer given against others, in the same worlds guessed from what the seat could know."""
    guesses = [guess(judge, step, number) for number in range(budget.worlds)]
    others = [answer for answer in alternatives(judge, step, budget, guesses[0]) if answer != step.answer]
    given = [outcome(judge, world, step.seat, step.answer) for world in guesses]
    best: Better | None = None
    for answer in others:
        gains = [outcome(judge, world, step.seat, answer) - own for world, own in zip(guesses, given)]
        found = Better(answer, mean(gains), standard_error(gains))
        if found.gain > max(LEAST, SURE * found.error) and (best is None or found.gain > best.gain):
            best = found
    return best, len(others) + 1


def guess(judge: Judge, step: Step, number: int) -> Game:
    world = judge.module.determinize(step.before, step.seat, seeded(f"{judge.seed}/turn/{step.n}/{number}"))
    world.stops_at_chance = False
    return world


def alternatives(judge: Judge, step: Step, budget: Budget, world: Game) -> list[Answer]:
    """What the greedy player and the asked level would answer."""
    found = [judge.player.answer(world.clone(), step.seat)]
    if budget.level and judge.module.name in FAMILIES:
        hints = advise(judge.module, world.clone(), step.seat, budget.level, f"{judge.seed}/{step.n}")
        found += [hint.answer for hint in hints[:2] if hint.answer not in found]
    return found


def outcome(judge: Judge, world: Game, seat: int, answer: Answer) -> float:
    """The seat's expectation at the end of the turn, if everybody goes on like the greedy player."""
    w = world.clone()
    turn = judge.module.stage(w)[0]
    w.apply(seat, answer)
    for _ in range(LONGEST):
        waiting = w.waiting()
        if not waiting or judge.module.stage(w)[0] != turn:
            break
        w.play(waiting[0], judge.player.answer(w, waiting[0]))
    return judge.evaluation.value(w)[seat]
