"""How strong each kind of bot is, on the scale of openskill, with 95 % intervals from resampled deals.

The model is Plackett–Luce with skills that do not drift. It takes games one after the other, so the result depends on
their order: each fit goes over the games several times, shuffled, with steps that become smaller, and the rating is
the mean of several fits. Only differences mean anything, hence the mean of all levels is always the same, and the
intervals are made of quasi-variances, which leave out how far the scale as a whole may be off. They come from a
bootstrap over deals — all games on one seed together, since rotations and line-ups on the same cards and dice are not
independent — widened by Student's quantile because a handful of deals varies too little when it is drawn anew. One
drawn game of everybody against everybody is added as a deal of its own: it keeps who has never lost from being
infinitely strong, and surely so.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from quadriga.bots.statistics import student
from quadriga.lab.extras import need
from quadriga.lab.quasi_variances import quasi_variances
from quadriga.lab.simulation import Match

FITS: Final = 5  # whose mean is the rating
PASSES: Final = 4  # over the games, in each fit
RESAMPLES: Final = 200


class Rating(NamedTuple):
    mean: float
    low: float
    high: float


class Finish(NamedTuple):
    """How a game ended: who sat where and who came in where, from 0; equals share a place."""

    seats: tuple[str, ...]
    places: tuple[int, ...]


def places(match: Match) -> tuple[int, ...]:
    """Winners first, the others by their points."""
    points = match.played.points
    keys = [(0, 0) if seat in match.played.winners else (1, -points[seat]) for seat in range(len(points))]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def rate(matches: Sequence[Match], levels: Sequence[str], seed: str = "ratings") -> dict[str, Rating]:
    """The ratings of all levels; reproducible for the same games."""
    need("lab", "openskill")
    real = by_deal(matches)
    deals = [*real, [Finish(tuple(levels), (0,) * len(levels))]]
    rng = Random(seed)
    fits = [fit(games_of(deals), levels, rng) for _ in range(FITS)]
    samples = [fit(games_of(rng.choices(deals, k=len(deals))), levels, rng) for _ in range(RESAMPLES)]
    spreads = quasi_variances(samples, levels)
    ratings: dict[str, Rating] = {}
    for level in levels:
        mean = fmean(found[level] for found in fits)
        met = sum(any(level in finish.seats for finish in deal) for deal in real)
        radius = student(max(met, 1)) * sqrt(spreads[level])
        ratings[level] = Rating(mean, mean - radius, mean + radius)
    return ratings


def by_deal(matches: Sequence[Match]) -> list[list[Finish]]:
    """The games at which different levels met, those on one seed together."""
    deals: dict[str, list[Finish]] = {}
    for match in matches:
        if len(set(match.seats)) > 1:
            deals.setdefault(match.seed, []).append(Finish(tuple(match.seats), places(match)))
    return list(deals.values())


def games_of(deals: Sequence[Sequence[Finish]]) -> list[Finish]:
    return [finish for deal in deals for finish in deal]


def fit(games: Sequence[Finish], levels: Sequence[str], rng: Random) -> dict[str, float]:
    """The skills that explain the games."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce(tau=0.0)
    skills: dict[str, tuple[float, float]] = dict.fromkeys(levels, (model.mu, model.sigma))
    if len(levels) < 2:
        return dict.fromkeys(levels, model.mu)
    for _ in range(PASSES):
        for finish in rng.sample(games, len(games)):
            teams = [[model.rating(mu=skills[kind][0], sigma=skills[kind][1])] for kind in finish.seats]
            after = model.rate(teams, ranks=list(finish.places))
            for kind in set(finish.seats):
                own = [team[0] for team, seated in zip(after, finish.seats) if seated == kind]
                skills[kind] = (fmean(skill.mu for skill in own), fmean(skill.sigma for skill in own))
    middle = fmean(mu for mu, _ in skills.values())
    return {level: mu - middle + model.mu for level, (mu, _) in skills.items()}
