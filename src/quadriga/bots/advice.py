"""Hints: what a level would answer, and the numbers behind it."""

from math import sqrt
from typing import NamedTuple

from quadriga.bots.levels import EXPERT, HARD, level_name
from quadriga.bots.registry import FAMILIES, BotError, is_kind, make_bot
from quadriga.bots.search.candidates import Candidate
from quadriga.bots.search.efforts import EFFORTS
from quadriga.bots.search.searcher import Searcher
from quadriga.bots.search.subjects import council, subject_of
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.module import Module


class Hint(NamedTuple):
    """An answer worth thinking about."""

    answer: Answer
    expectation: float  # to win with it, from 0 to 1
    error: float  # standard error of that
    visits: int  # play-outs behind it; none if the level does not search, or nothing else came to mind
    usual: bool  # what the greedy player would answer


def advise(module: Module, guess: Game, seat: int, level: str, seed: str, seconds: float = 0.0) -> list[Hint]:
    """Answers for a seat that is waited for, the one the level would give first.

    The guess is what ``module.determinize`` makes of the position for this seat, so that a hint tells nothing that
    the player cannot know. With ``seconds`` the search stops in time; without, it depends on the seed alone.
    """
    if not is_kind(level, module.name) or module.name not in FAMILIES:
        raise BotError(f'no bot "{level}" gives advice on {module.name}')
    level = level_name(level)
    if level not in (HARD, EXPERT):
        return [quick_hint(module, guess, seat, level, seed)]
    subject = subject_of(module.name, level)
    effort = EFFORTS[module.name][level]
    effort = effort._replace(rest=max(1, effort.rest), breadth=effort.breadth + 1)
    searcher = Searcher(subject, effort, council(subject, effort), council(subject, effort, hasty=True), seed)
    searcher.hurry(seconds)
    found = searcher.compare(guess, seat)
    if not any(candidate.visits for candidate in found):
        return [Hint(one.answer, subject.evaluation.value(guess)[seat], 0.0, 0, one.is_usual) for one in found]
    return [hint(candidate) for candidate in found if candidate.visits]


def quick_hint(module: Module, guess: Game, seat: int, level: str, seed: str) -> Hint:
    """The answer of a level that does not search; the expectation is that of the position as it stands."""
    expectation = subject_of(module.name, HARD).evaluation.value(guess)[seat]
    answer = make_bot(level, module.name, seed).answer(guess.clone(), seat)
    usual = FAMILIES[module.name].greedy(seed, None).answer(guess.clone(), seat)
    return Hint(answer, expectation, 0.0, 0, answer == usual)


def hint(candidate: Candidate) -> Hint:
    mean = candidate.mean()
    spread = sum((result - mean) ** 2 for result in candidate.results)
    error = sqrt(spread) / candidate.visits
    return Hint(candidate.answer, mean, error, candidate.visits, candidate.is_usual)
