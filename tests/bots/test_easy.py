"""The beginner's level: legal everywhere, better than chance, worse than the greedy player."""

from typing import Any

import pytest
from tests.bots.search.positions import options_of

from quadriga.bots.family import attributes, perturbed
from quadriga.bots.referee import play_game
from quadriga.bots.warriors.weights import Weights
from quadriga.engine.chance import seeded
from quadriga.games.registry import GAMES, find_game


@pytest.mark.parametrize("game", GAMES)
def test_easy_answers_legally_among_randoms(game: str) -> None:
    module = find_game(game)
    played = play_game(module, ["random", "easy", "random"], options_of(module, 3), "easy 6")
    assert played.faults == 0


def test_easy_beats_random_and_loses_to_medium() -> None:
    module = find_game("warriors")
    options = module.read_options(2, {"turn_limit": 5})
    won = {"random": 0, "medium": 0}
    for rival in won:
        for number in range(4):
            kinds = ["easy", rival] if number % 2 else [rival, "easy"]
            winners = play_game(module, kinds, options, f"beginner {number}").winners
            won[rival] += winners == [kinds.index("easy")]
    assert won["random"] >= 3
    assert won["medium"] <= 2


def test_other_tastes_change_fractions_only() -> None:
    plain = held(Weights())
    shaken = held(perturbed(Weights(), seeded("taste"), 0.5))
    assert list(shaken) == list(plain)
    for name, value in plain.items():
        if isinstance(value, int):
            assert shaken[name] == value
        elif isinstance(value, float):
            assert shaken[name] != value
            assert shaken[name] * value >= 0
            assert shaken[name] < 1 or value >= 1, f"{name}: a share of something stays one"
    assert held(perturbed(Weights(), seeded("taste"), 0.0)) == plain


def held(weights: Weights) -> dict[str, Any]:
    """What the weights are, in either build."""
    found = {name: getattr(weights, name) for name in attributes(weights)}
    assert found
    return found
