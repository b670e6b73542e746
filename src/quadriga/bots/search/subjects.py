"""The games that are searched."""

from functools import cache

from quadriga.bots.bot import Bot
from quadriga.bots.byzantion import judgement as byzantion
from quadriga.bots.civilization import judgement as civilization
from quadriga.bots.evaluation import LearnedEvaluation, features_of
from quadriga.bots.family import perturbed, refined
from quadriga.bots.levels import EXPERT
from quadriga.bots.medioevo import judgement as medioevo
from quadriga.bots.refinement import refinement
from quadriga.bots.registry import FAMILIES
from quadriga.bots.search.effort import Effort
from quadriga.bots.search.subject import Subject
from quadriga.bots.warriors import judgement as warriors
from quadriga.engine.chance import seeded
from quadriga.games.registry import find_game

MATTERS = {
    "warriors": warriors.MATTERS,
    "byzantion": byzantion.MATTERS,
    "medioevo": medioevo.MATTERS,
    "civilization": civilization.MATTERS,
}


@cache
def subject_of(game: str, level: str) -> Subject:
    """A game as a level sees it: the expert judges by what was learned, the others by hand-made rules."""
    evaluation = LearnedEvaluation(game) if level == EXPERT else features_of(game).judgement
    return Subject(find_game(game), FAMILIES[game], evaluation, MATTERS[game])


def council(subject: Subject, effort: Effort, hasty: bool = False) -> list[Bot]:
    """The greedy player as far refined as the effort says, and others of its family; the same ones in every game."""
    rng = seeded("council")
    family = subject.family
    factors = {path: factor**effort.refinement for path, factor in refinement(subject.module.name).items()}
    members: list[Bot] = []
    for number in range(effort.members):
        weights = refined(family.hasty() if hasty else family.weights(), factors)
        members.append(family.greedy("council", perturbed(weights, rng, effort.spread if number else 0.0)))
    return members
