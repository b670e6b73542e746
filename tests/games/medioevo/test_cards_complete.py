"""No card of the box is without a test that uses its ability, and none without a row of printed points."""

import pytest
from tests.games.medioevo import (
    test_cards_assassins,
    test_cards_bans,
    test_cards_battle,
    test_cards_calm,
    test_cards_chains,
    test_cards_militia,
    test_cards_money,
    test_cards_points,
    test_cards_rangers,
    test_cards_siege,
    test_cards_spies,
    test_cards_templars,
    test_cards_trade,
)
from tests.games.medioevo.hands import KEYS, PLAYED

FAMILIES = (
    test_cards_assassins,
    test_cards_bans,
    test_cards_battle,
    test_cards_calm,
    test_cards_chains,
    test_cards_militia,
    test_cards_money,
    test_cards_points,
    test_cards_rangers,
    test_cards_siege,
    test_cards_spies,
    test_cards_templars,
    test_cards_trade,
)


@pytest.mark.rule("MU-EMP-5", "MU-EMP-6")
def test_the_ability_of_every_card_is_used_in_some_test() -> None:
    assert len(KEYS) == 72
    assert sorted(set(KEYS) - set(PLAYED)) == []
    assert sorted(set(PLAYED) - set(KEYS)) == []  # nor is there a test for a card that is not in the box


def test_every_test_in_the_register_is_one_of_these_files() -> None:
    names = {name for module in FAMILIES for name in vars(module)}
    assert sorted({test for tests in PLAYED.values() for test in tests} - names) == []


@pytest.mark.rule("MU-EMP-7", "MU-EMP-9")
def test_every_card_has_one_row_of_points_and_gears() -> None:
    assert [row[0] for row in test_cards_points.CARDS] == KEYS


def test_every_rule_of_a_card_has_a_test() -> None:
    """The mark of the rule on a test of these files, for each of the 72."""
    marked: set[str] = set()
    for module in FAMILIES:
        for test in vars(module).values():
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "rule":
                    marked.update(mark.args)
    wanted = {f"MU-CARD-{number}" for number in range(1, 73)}
    assert sorted(wanted - marked) == []
