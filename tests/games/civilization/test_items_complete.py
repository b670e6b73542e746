"""Every technology, wonder, improvement, level of a unit, civilization, government and mission is used by some test."""

from tests.games.civilization.test_civilization_powers import TYPES
from tests.games.civilization.test_civilization_prices import FIFTHS
from tests.games.civilization.test_culture import CULTURES
from tests.games.civilization.test_governments import GOVERNMENTS, INCOMES, REVOLTS
from tests.games.civilization.test_improvements import IMPROVEMENTS
from tests.games.civilization.test_missions import GREEN, RED, SCENES
from tests.games.civilization.test_technologies import TECHNOLOGIES
from tests.games.civilization.test_unit_levels import LEVELS
from tests.games.civilization.test_wonders import WONDERS

from quadriga.games.civilization.data_names import (
    CIVILIZATION_NAMES,
    GOVERNMENT_NAMES,
    IMPROVEMENT_NAMES,
    MISSION_NAMES,
    WONDER_NAMES,
)
from quadriga.games.civilization.load import load_data
from quadriga.games.civilization.technologies import TECHNOLOGY_KEYS


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


def test_all_7_civilizations() -> None:
    """Their powers and what they pay less for."""
    assert set(TYPES) == set(FIFTHS) == set(CIVILIZATION_NAMES)
    assert len(FIFTHS) == 7


def test_all_8_governments() -> None:
    """How one comes to the seven, and what each of them and anarchy bring."""
    assert {*GOVERNMENTS, "anarchy"} == set(INCOMES) == set(REVOLTS) == set(CULTURES) == set(GOVERNMENT_NAMES)
    assert (len(GOVERNMENTS), len(INCOMES)) == (7, 8)


def test_all_20_missions() -> None:
    """Each is carried out."""
    assert set(SCENES) == set(MISSION_NAMES)
    assert (len(SCENES), len(RED), len(GREEN)) == (20, 15, 5)


def test_wonders_and_improvements_come_with_the_technologies_of_the_tables() -> None:
    """What one table says about another: wonders but for the Colony Ship, improvements given for nothing."""
    given = [wonder for card in TECHNOLOGIES.values() for wonder in card.wonders]
    assert sorted([*given, "alpha_centauri_colony_ship"]) == sorted(WONDERS)
    for key, card in TECHNOLOGIES.items():
        if card.improvement:
            assert (IMPROVEMENTS[card.improvement].technology, IMPROVEMENTS[card.improvement].era) == (key, card.era)
    assert {card.technology for card in IMPROVEMENTS.values()} <= set(TECHNOLOGIES)
    assert {level.technology for level in LEVELS.values()} <= set(TECHNOLOGIES)
