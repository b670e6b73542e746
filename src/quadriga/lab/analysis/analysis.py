"""The analysis of one game, from its record."""

from typing import NamedTuple

from quadriga.bots.evaluation import LearnedEvaluation
from quadriga.engine.module import Module
from quadriga.engine.record import Record
from quadriga.lab.analysis.course import Course
from quadriga.lab.analysis.draws import weigh_draws
from quadriga.lab.analysis.judge import Budget, Judge, Watch, judge_of
from quadriga.lab.analysis.luck import Luck, dice_of, in_order, weigh_chances
from quadriga.lab.analysis.turning import TurningPoint, turning_points


class Point(NamedTuple):
    """Where the curve is known: after so many answers."""

    n: int
    turn: int
    values: list[float]  # by seat, the expectation to win


class Analysis(NamedTuple):
    course: Course
    curve: list[Point]
    turning: list[TurningPoint]
    tried: int  # decisions that were looked at for it
    luck: Luck
    budget: Budget
    cut_short: bool  # the time was up before everything was looked at
    is_learned: bool  # positions were judged by a trained model, not by the points alone


def analyse(module: Module, record: Record, budget: Budget, seed: str = "analysis", file: str = "") -> Analysis:
    return analyse_course(judge_of(module, seed), Course(module, record, file), budget)


def analyse_course(judge: Judge, course: Course, budget: Budget) -> Analysis:
    """The curve first, then luck and turning points, each with half of the time that there is."""
    watch = Watch(budget.seconds)
    values = [judge.evaluation.value(g) for g in course.positions()]
    turns = [course.module.stage(g)[0] for g in course.positions()]
    luck = luck_of(judge, course, budget)
    turning, tried = turning_points(judge, course, values, luck, budget, watch)
    curve = thinned(values, turns, budget.points)
    is_learned = isinstance(judge.evaluation, LearnedEvaluation)
    return Analysis(course, curve, turning, tried, luck, budget, watch.is_up(), is_learned)


def luck_of(judge: Judge, course: Course, budget: Budget) -> Luck:
    """What was drawn, and what chance was asked for."""
    half = Watch(budget.seconds / 2)
    draws = course.draws()
    drawn, looked = weigh_draws(judge, draws, budget, Watch(budget.seconds / 4))
    chances = [asked for step in course.steps for asked in step.chances]
    strokes = in_order([*drawn, *weigh_chances(judge, chances, budget, half)])
    return Luck(strokes, len(chances), budget.samples, dice_of(chances), len(draws), looked, budget.guesses)


def thinned(values: list[list[float]], turns: list[int], most: int) -> list[Point]:
    """Evenly spaced points, and the beginning of every turn among them as far as there is room."""
    count = len(values)
    starts = [n for n in range(count) if n == 0 or n == count - 1 or turns[n] != turns[n - 1]]
    room = max(0, most - len(starts))
    between = [n * count // room for n in range(room)] if count > most else list(range(count))
    wanted = sorted({*starts, *between})
    return [Point(n, turns[n], values[n]) for n in wanted]
