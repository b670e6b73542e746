"""Weights that were refined by playing: what is shipped fits the players, and the tool finds what is better."""

from math import log
from random import Random
from typing import Any

import numpy as np
import pytest
from tools.tune_greedy import Result, Tuner, leads, regression

from quadriga.bots.family import fractions, refined
from quadriga.bots.levels import HARD
from quadriga.bots.refinement import refinement
from quadriga.bots.registry import FAMILIES
from quadriga.bots.search.efforts import EFFORTS
from quadriga.bots.search.subjects import council, subject_of
from quadriga.lab.executors import Here


@pytest.mark.parametrize("game", FAMILIES)
def test_every_factor_belongs_to_a_weight_and_changes_it_alone(game: str) -> None:
    plain = fractions(FAMILIES[game].weights())
    factors = refinement(game)
    assert set(factors) <= set(plain)
    assert all(0.05 < factor < 20.0 for factor in factors.values())
    better = fractions(refined(FAMILIES[game].weights(), factors))
    assert {path for path in plain if plain[path] and better[path] != plain[path]} <= set(factors)
    for path, factor in factors.items():
        assert better[path] == pytest.approx(plain[path] * factor)


@pytest.mark.parametrize("game", FAMILIES)
@pytest.mark.parametrize("part", [0.0, 0.5, 1.0])
def test_a_council_is_refined_as_far_as_its_effort_says(game: str, part: float) -> None:
    effort = EFFORTS[game][HARD]._replace(refinement=part, members=1)
    first: Any = council(subject_of(game, HARD), effort)[0]
    plain, thought = fractions(FAMILIES[game].weights()), fractions(first.weights)
    for path, factor in refinement(game).items():
        assert thought[path] == pytest.approx(plain[path] * factor**part)


def test_regression_finds_the_worth_of_weights() -> None:
    rng = Random(1)
    rows = np.array([[[rng.gauss(0, 0.4), rng.gauss(0, 0.4), 0.0] for _ in range(4)] for _ in range(1000)])
    luck = np.array([[rng.gauss(0, 9)] for _ in range(1000)])  # of a whole table
    noise = np.array([[rng.gauss(0, 2) for _ in range(4)] for _ in range(1000)])
    surface = regression(rows, 3.0 * rows[:, :, 0] - 2.0 * rows[:, :, 1] ** 2 + noise + luck)
    assert abs(surface.slope[0] - 3.0) < 3 * surface.slope_error[0] < 0.6
    assert abs(surface.bend[1] + 2.0) < 3 * surface.bend_error[1] < 0.9
    assert surface.slope[2] == surface.bend[2] == 0.0
    assert surface.best(0, 0.0) == pytest.approx(0.45)
    assert surface.best(0, 2.3) == pytest.approx(2.4)
    assert abs(surface.best(1, 0.3)) < 0.2
    assert surface.worth(0, 1.0) == pytest.approx(3.0, abs=0.5)


def test_a_round_of_tuning_moves_towards_what_won() -> None:
    tuner = Tuner("civilization", "test", Here(), {"fade": 0.9}, 3)
    assert tuner.factors["fade"] == pytest.approx(0.9)
    before = tuner.factors
    tuner.improve(1)
    steps = [abs(log(after / before[path])) for path, after in tuner.factors.items()]
    assert 0.0 < max(steps) <= 0.451
    rows, points = tuner.rows[1], tuner.points[1]
    assert rows[1] == [0.0] * len(tuner.paths)
    assert any(rows[0])
    assert len(points) == 4


def test_victories_count_beside_points() -> None:
    tuner = Tuner("civilization", "test", Here(), {})
    tuner.points = [[9, 8, 5, 2], [4, 4, 4, 4]]
    tuner.victories = [[1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.5, 0.5]]
    worth = tuner.worth()
    assert worth[0][0] - worth[0][1] > 2.0
    assert worth[0][1] - worth[0][2] == pytest.approx(3.0)
    assert worth[1][3] - worth[1][0] == pytest.approx((worth[0][0] - 9.0 - worth[0][1] + 8.0) / 2, abs=0.3)


def test_leads_and_results() -> None:
    assert leads([9, 3, 3, 3]) == [6.0, -2.0, -2.0, -2.0]
    result = Result([(1.0, 4.0), (0.0, -2.0)])
    assert (result.won, result.lead) == (1.0, 1.0)
    assert "won 0.500" in str(result)
