"""Every technology, wonder, improvement and level of a unit is used by some test."""

from tests.games.civilization.test_improvements import IMPROVEMENTS
from tests.games.civilization.test_technologies import TECHNOLOGIES
from tests.games.civilization.test_unit_levels import LEVELS
from tests.games.civilization.test_wonders import WONDERS

from quadriga.games.civilization.board import TECHNOLOGY_KEYS
from quadriga.games.civilization.data_names import IMPROVEMENT_NAMES, WONDER_NAMES
from quadriga.games.civilization.load import load_data


def test_all_53_technologies() -> None:
    assert set(TECHNOLOGIES) == set(TECHNOLOGY_KEYS)
    assert len(TECHNOLOGIES) == 53


def test_all_25_wonders() -> None:
    assert sorted(WONDERS) == sorted(WONDER_NAMES)
    assert len(WONDERS) == 25


def test_all_28_improvements() -> None:
    assert set(IMPROVEMENTS) == set(IMPROVEMENT_NAMES)
    assert len(IMPROVEMENTS) == 28


def test_all_30_levels_of_units() -> None:
    assert set(LEVELS) == {level.key for levels in load_data().board.levels for level in levels}
    assert len(LEVELS) == 30


def test_wonders_and_improvements_come_with_the_technologies_of_the_tables() -> None:
    """What one table says about another: wonders but for the Colony Ship, improvements given for nothing."""
    given = [wonder for card in TECHNOLOGIES.values() for wonder in card.wonders]
    assert sorted([*given, "alpha_centauri_colony_ship"]) == sorted(WONDERS)
    for key, card in TECHNOLOGIES.items():
        if card.improvement:
            assert (IMPROVEMENTS[card.improvement].technology, IMPROVEMENTS[card.improvement].era) == (key, card.era)
    assert {card.technology for card in IMPROVEMENTS.values()} <= set(TECHNOLOGIES)
    assert {level.technology for level in LEVELS.values()} <= set(TECHNOLOGIES)
