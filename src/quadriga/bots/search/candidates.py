"""Answers worth trying: what greedy players of different taste would say, and a few others."""

from quadriga.bots.bot import Bot
from quadriga.engine.chance import below
from quadriga.engine.choice import Answer
from quadriga.engine.game import Game
from quadriga.engine.playout import random_answer

TRIES = 3  # for each other answer wanted: chance may find one that is known already


class Candidate:
    """An answer, who proposed it, how many agree, and what came of trying it."""

    def __init__(self, answer: Answer, member: int, is_usual: bool = False) -> None:
        self.answer = answer
        self.member = member  # plays on if it is tried
        self.is_usual = is_usual  # the greedy player's own
        self.votes = 0.0
        self.results: list[float] = []

    @property
    def visits(self) -> int:
        return len(self.results)

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0


def proposals(g: Game, seat: int, members: list[Bot]) -> list[Candidate]:
    """The distinct answers of the members, the first member's first, the others' by how many agree."""
    found: dict[Answer, Candidate] = {}
    for number, member in enumerate(members):
        answer = member.answer(g, seat)
        if answer not in found:
            found[answer] = Candidate(answer, number, number == 0)
        found[answer].votes += 1.0
    candidates = list(found.values())
    return [candidates[0], *sorted(candidates[1:], key=lambda one: -one.votes)]


def others(g: Game, seat: int, known: list[Candidate], count: int, rng: list[int]) -> list[Candidate]:
    """So many answers that nobody proposed, if chance finds them."""
    found = [candidate.answer for candidate in known]
    more: list[Candidate] = []
    choices = g.choices(seat)
    for _ in range(TRIES * count):
        if len(more) == count:
            break
        answer = random_answer(g, seat, [choices[below(rng, len(choices))]], rng)
        if answer.deal is not None and g.stack[-1].is_mere_talk(answer.deal):
            continue
        if answer not in found and any(choice.admits(answer) for choice in choices):
            found.append(answer)
            more.append(Candidate(answer, 0))
    return more
