"""Draws: what came to light, compared with what else might have been there for all that anybody knew."""

from typing import Final

from quadriga.engine.chance import seeded
from quadriga.engine.game import Game
from quadriga.lab.analysis.course import Draw
from quadriga.lab.analysis.judge import Budget, Judge, Watch
from quadriga.lab.analysis.luck import Stroke, mean, sample, standard_error

PROBES: Final = 3  # worlds in which a seat sees the same as in the true one before it is taken to have learned nothing


def weigh_draws(judge: Judge, draws: list[Draw], budget: Budget, watch: Watch) -> tuple[list[Stroke], int]:
    """The draws among the moments in which something was revealed, and how many of these were looked at."""
    found: list[Stroke] = []
    looked = 0
    for draw in sample(draws, f"{judge.seed}/draws", budget.draws):
        if watch.is_up():
            break
        looked += 1
        for seat in learners(judge, draw):
            worlds = other_worlds(judge, draw, seat, budget.guesses)
            if worlds:
                found.append(weigh(judge, draw, seat, worlds))
                break
    return found, looked


def learners(judge: Judge, draw: Draw) -> list[int]:
    """Who may have drawn: who has answered, and somebody else only after a mere pass.

    Otherwise what others learn by an answer is what its seat has known and done.
    """
    first = draw.step.seat
    others = [seat for seat in range(draw.game.seats) if seat != first]
    return ([first] if first >= 0 else []) + (others if draw.step.answer.verb in judge.module.idle else [])


def other_worlds(judge: Judge, draw: Draw, seat: int, guesses: int) -> list[tuple[Game, Game]]:
    """Worlds as the seat could have guessed them, before and after; none if it has learned nothing.

    Before, the seat sees in all of them what it saw in the true one. Where it sees something else afterwards, what was
    hidden has become known to it.
    """
    module = judge.module
    seen = module.view(draw.after, seat)
    worlds: list[tuple[Game, Game]] = []
    has_learned = False
    for number in range(guesses):
        if number == PROBES and not has_learned:
            break
        before = module.determinize(draw.game, seat, seeded(f"{judge.seed}/draw/{draw.n}/{draw.place}/{seat}/{number}"))
        after = before.clone()
        if draw.apply(after):
            worlds.append((before, after))
            has_learned = has_learned or module.view(after, seat) != seen
    return worlds if has_learned else []


def weigh(judge: Judge, draw: Draw, seat: int, worlds: list[tuple[Game, Game]]) -> Stroke:
    """The change in the true world against that in each of the others.

    Changes are compared and not positions, since in other worlds other things too are as they might have been.
    """
    actual = change(judge, draw.game, draw.after)
    others = [change(judge, before, after) for before, after in worlds]
    columns = [[own - other for other in column] for own, column in zip(actual, zip(*others))]
    worth, error = [mean(column) for column in columns], [standard_error(column) for column in columns]
    return Stroke(draw, worth, error, seat, actual[seat])


def change(judge: Judge, before: Game, after: Game) -> list[float]:
    return [new - old for old, new in zip(judge.evaluation.value(before), judge.evaluation.value(after))]
