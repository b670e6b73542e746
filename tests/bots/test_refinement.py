"""Weights that were refined by playing: what is shipped fits the players, and the tool finds what is better."""

from math import log
from random import Random

import numpy as np
import pytest
from tools.tune_greedy import Result, Tuner, leads, regression

from quadriga.bots.family import fractions, refined
from quadriga.bots.refinement import refinement
from quadriga.bots.registry import FAMILIES
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


def test_regression_finds_the_worth_of_weights() -> None:
    rng = Random(1)
    rows = np.array([[rng.gauss(0, 1), rng.gauss(0, 1), 0.0] for _ in range(400)])
    worth = 3.0 * rows[:, 0] - 1.0 * rows[:, 1] + np.array([rng.gauss(0, 2) for _ in range(400)])
    slopes, errors = regression(rows, worth)
    assert abs(slopes[0] - 3.0) < 3 * errors[0] < 0.6
    assert abs(slopes[1] + 1.0) < 3 * errors[1] < 0.6
    assert slopes[2] == 0.0


def test_a_round_of_tuning_moves_towards_what_won() -> None:
    tuner = Tuner("civilization", "test", Here())
    direction = tuner.direction(1, 3)
    moved = tuner.moved(direction, 1.0)
    assert 0.1 < max(abs(log(factor)) for factor in moved.values()) < 0.7
    assert tuner.moved(direction, 0.0) == tuner.factors


def test_leads_and_results() -> None:
    assert leads([9, 3, 3, 3]) == [6.0, -2.0, -2.0, -2.0]
    result = Result([(1.0, 4.0), (0.0, -2.0)])
    assert (result.won, result.lead) == (1.0, 1.0)
    assert "won 0.500" in str(result)
