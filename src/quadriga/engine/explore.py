"""Play that goes into the odd corners: lively legal answers, answers at any moment, answers that are wrong."""

from quadriga.engine.chance import below
from quadriga.engine.choice import REFEREE, Answer, Choice, Deal
from quadriga.engine.game import Game
from quadriga.engine.playout import random_answer

LAZY = ("done", "pass")  # the words with which decisions are declined
HUGE = 10**9


def lively_answer(g: Game, seat: int, rng: list[int], eagerness: int = 3) -> Answer:
    """A legal answer that is tried again, so many times, as long as it declines to do anything."""
    choices = g.choices(seat)
    answer = random_answer(g, seat, choices, rng)
    for _ in range(eagerness):
        if answer.verb not in LAZY:
            break
        answer = random_answer(g, seat, choices, rng)
    return answer


def any_waiting(g: Game, rng: list[int]) -> int:
    """Any seat that owes a decision, not only the first."""
    waiting = g.waiting()
    return waiting[below(rng, len(waiting))]


def anytime_answers(g: Game) -> list[tuple[int, Answer]]:
    """Everything somebody, the referee included, may do unasked."""
    return [(seat, choice.smallest()) for seat in range(REFEREE, g.seats) for choice in g.anytime(seat)]


def is_open(g: Game, seat: int, a: Answer) -> bool:
    """Whether an answer is legal, judged by the offered choices alone."""
    if g.over or not REFEREE <= seat < g.seats:
        return False
    if any(choice.admits(a) for choice in g.anytime(seat)):
        return True
    if seat not in g.waiting():
        return False
    for choice in g.choices(seat):
        if choice.admits(a):
            return not choice.deal or g.stack[-1].deal_fault(g, seat, a) is None
    return False


def wrong_answers(g: Game, verbs: list[str], rng: list[int]) -> list[tuple[int, Answer]]:
    """Legal answers spoiled in every way one can think of; one of them may be legal by accident."""
    found: list[tuple[int, Answer]] = []
    for seat in g.waiting():
        choices = g.choices(seat)
        choice = choices[below(rng, len(choices))]
        good = random_answer(g, seat, choices, rng)
        found.extend((seat, answer) for answer in spoiled(good, choice, verbs, rng))
        found.extend((seat, Answer(choice.verb, choice.target, 0, deal)) for deal in wrong_deals(g, seat, choice, rng))
        strangers = (REFEREE, below(rng, g.seats), g.seats, -2, HUGE)
        found.extend((stranger, good) for stranger in strangers if stranger != seat)
    return found


def spoiled(good: Answer, choice: Choice, verbs: list[str], rng: list[int]) -> list[Answer]:
    return [
        Answer("", good.target, good.amount, good.deal),
        Answer("fly", good.target, good.amount),
        Answer(verbs[below(rng, len(verbs))], good.target, good.amount),
        Answer(verbs[below(rng, len(verbs))], below(rng, 40) - 1),
        Answer(good.verb, good.target + 1, good.amount, good.deal),
        Answer(good.verb, below(rng, 60), good.amount, good.deal),
        Answer(good.verb, -2, good.amount, good.deal),
        Answer(good.verb, HUGE, good.amount, good.deal),
        Answer(choice.verb, choice.target, choice.low - 1),
        Answer(choice.verb, choice.target, choice.high + 1),
        Answer(choice.verb, choice.target, HUGE),
        Answer(choice.verb, choice.target, -HUGE),
        Answer(good.verb, good.target, good.amount, None if good.deal is not None else Deal()),
    ]


def wrong_deals(g: Game, seat: int, choice: Choice, rng: list[int]) -> list[Deal]:
    """Terms out of shape, of third parties, of things that do not exist; a sampled deal bent a little."""
    other = (seat + 1) % g.seats
    third = (seat + 2) % g.seats
    deals = [
        Deal([seat]),
        Deal([seat, other]),
        Deal([seat, other, 0, 1, seat]),
        Deal([seat, third, 0, 1]),
        Deal([other, third, 0, 1]),
        Deal([-1, seat, 0, 1]),
        Deal([seat, other, 0, -1, other, seat, 0, -1]),
        Deal([seat, other, -1, 1]),
        Deal([seat, other, HUGE, 1]),
        Deal([seat, other, 0, HUGE]),
        Deal([], [0]),
        Deal([], [0, seat, 0, 0, 0]),
        Deal([], [-1, seat, 1, 0]),
        Deal([], [0, g.seats, HUGE, 7]),
    ]
    if choice.deal:
        sampled = g.stack[-1].sample_deal(g, seat, choice, rng)
        if sampled is not None and sampled.legs:
            bent = sampled.legs[:]
            bent[below(rng, len(bent))] += 1 if below(rng, 2) else -1
            deals.append(Deal(bent, sampled.clauses[:]))
    return deals
