"""Random legal play, the short way: for benchmarks, fuzzing, roll-outs."""

from collections.abc import Callable

from quadriga.engine.chance import below
from quadriga.engine.choice import Answer, Choice
from quadriga.engine.game import Game


def random_answer(g: Game, seat: int, choices: list[Choice], rng: list[int]) -> Answer:
    """Any choice, any number within its bounds; a deal only if the game can think of terms."""
    choice = choices[below(rng, len(choices))]
    if choice.deal:
        deal = g.stack[-1].sample_deal(g, seat, choice, rng)
        if deal is not None:
            answer = Answer(choice.verb, choice.target, 0, deal)
            if g.stack[-1].deal_fault(g, seat, answer) is None:
                return answer
        for choice in choices:
            if not choice.deal:
                break
    if choice.high > choice.low:
        return Answer(choice.verb, choice.target, choice.low + below(rng, choice.high - choice.low + 1))
    return Answer(choice.verb, choice.target, choice.low)


def play_randomly(g: Game, rng: list[int], limit: int) -> int:
    """Play until the end or the limit; returns the number of decisions."""
    count = 0
    while count < limit:
        waiting = g.waiting()
        if not waiting:
            break
        seat = waiting[0]
        g.play(seat, random_answer(g, seat, g.choices(seat), rng))
        count += 1
    return count


def macro(g: Game, seat: int, policy: Callable[[Game, int], Answer]) -> list[Answer]:
    """Let a policy answer for the seat until somebody else is asked or the game is over: its plan for this turn."""
    plan: list[Answer] = []
    while True:
        waiting = g.waiting()
        if not waiting or waiting[0] != seat:
            return plan
        answer = policy(g, seat)
        plan.append(answer)
        g.play(seat, answer)
