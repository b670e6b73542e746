"""Random legal play, the short way: for benchmarks, fuzzing, roll-outs."""

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
