"""Bots are found by kind and game."""

import pytest

from quadriga.bots.random_bot import RandomBot
from quadriga.bots.registry import BotError, kinds, make_bot
from quadriga.bots.statistics import wilson
from quadriga.bots.warriors.greedy import GreedyWarriors


def test_kinds_of_a_game() -> None:
    assert kinds("warriors") == ["random", "easy", "medium", "hard", "expert"]


def test_made_bots_know_their_kind() -> None:
    assert isinstance(make_bot("random", "warriors", "1"), RandomBot)
    assert isinstance(make_bot("greedy", "warriors", "1"), GreedyWarriors)
    assert make_bot("greedy", "warriors", "1").name == "medium"


def test_an_unknown_kind_is_refused_with_what_there_is() -> None:
    with pytest.raises(BotError, match='no bot "clever" plays warriors; there are: random, easy, medium, hard, expert'):
        make_bot("clever", "warriors", "1")


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    with pytest.raises(BotError, match=r'no game "chess"; there are: .*warriors'):
        make_bot("random", "chess", "1")


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (475, 500, 0.9272, 0.9659),
    ],
)
def test_wilson_interval(wins: int, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-4)
