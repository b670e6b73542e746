"""Small steps uphill in the weights of a greedy player."""

from math import log, sqrt
from random import Random

import numpy as np
import pytest
from tools.climb_greedy import STRIDES, Climber, Outcome, Table, direction, merits, regression, sample

from quadriga.lab.executors import Here


def test_opposite_shakes_tell_the_slope() -> None:
    rng = Random(1)
    shakes = np.array([[rng.gauss(0, 0.4) for _ in range(3)] for _ in range(3000)])
    differences = shakes @ np.array([3.0, -1.0, 0.0]) + np.array([rng.gauss(0, 2) for _ in range(3000)])
    slope, error = regression(shakes, differences)
    assert np.all(np.abs(slope - [3.0, -1.0, 0.0]) < 3 * error)
    assert np.all(error < 0.2)


def test_of_noise_no_slope_is_made() -> None:
    rng = Random(2)
    shakes = np.array([[rng.gauss(0, 0.4) for _ in range(40)] for _ in range(300)])
    slope, _ = regression(shakes, np.array([rng.gauss(0, 9) for _ in range(300)]))
    assert np.abs(slope).max() < 0.5


def test_a_cliff_does_not_swallow_the_whole_step() -> None:
    way = direction(np.array([-24.0, 1.0, -1.0, 2.0, 1.0]))
    assert way[0] == pytest.approx(-3 * way[1])
    assert way[2] == pytest.approx(-way[1])
    assert sqrt(float((way**2).mean())) == pytest.approx(1.0)


def test_every_game_has_shakes_of_its_own_and_a_trial_none() -> None:
    climber = Climber("byzantion", "test", Here(), {"held": 0.5}, 4, 2)
    told = [sample(Table("byzantion", climber.centre, [], "test", number)) for number in (0, 1)]
    assert told[0].shakes != told[1].shakes
    assert all(len(outcome.shakes) == 2 and len(outcome.points) == 4 for outcome in told)
    same = sample(Table("byzantion", climber.centre, climber.centre, "test", 0))
    assert same.shakes == [[], []]


def test_places_at_the_table_are_told_by_player_again() -> None:
    """Against senseless weights the plain ones lead, whoever sits first."""
    climber = Climber("byzantion", "test", Here(), {}, 4, 2)
    poor = [2.4 if path in ("held", "spare", "nomisma_dead") else 0.0 for path in climber.paths]
    lead = [0.0, 0.0]
    for number in range(4):
        points = sample(Table("byzantion", climber.centre, poor, "test", number)).points
        lead[number % 2] += points[1] + points[3] - points[0] - points[2]
    assert min(lead) > 0


def test_a_victory_counts_beside_the_points() -> None:
    worth = merits([Outcome([], [9, 8, 5, 2], [1.0, 0.0, 0.0, 0.0]), Outcome([], [4, 4, 4, 4], [0.0, 0.0, 0.5, 0.5])])
    assert worth[0][0] - worth[0][1] > 2.0
    assert worth[1][3] > worth[1][0]


def test_a_round_takes_the_best_step_or_stays() -> None:
    climber = Climber("byzantion", "test", Here(), {}, 4, 2)
    before = climber.centre
    climber.improve(1)
    changes = [abs(after - at) for after, at in zip(climber.centre, before)]
    length = sqrt(sum(change**2 for change in changes) / len(changes))
    assert any(length == pytest.approx(stride) for stride in (0.0, *STRIDES))
    assert all(abs(log(factor)) <= 2.41 for factor in climber.factors.values())
    assert len(climber.rounds) == 1
