"""Every strategy card has its tests: deck, copies, marks and module here, condition and reward in the tables."""

import pytest
from tests.games.civilization.cards import deck_of
from tests.games.civilization.table import BOARD, described, three
from tests.games.civilization.test_cards_bonus import BONUSES, CONTAGION, TRAITORS
from tests.games.civilization.test_cards_coins import COINS, DICE
from tests.games.civilization.test_cards_culture import GARRISONS
from tests.games.civilization.test_cards_spies import COUNTERS, FREE_SPIES, SPECIAL, TIP_OFFS
from tests.games.civilization.test_cards_standing import STANDING
from tests.games.civilization.test_cards_units import (
    CAPITALS,
    EXPERIENCE,
    FOUND_HERE,
    ISLANDS,
    RESOURCES,
    UNITS,
    VILLAGES,
)
from tests.games.civilization.test_cards_works import CHEAPEST, GAMBLES, GROWTH, IMPROVEMENTS, REFUNDS, SECOND

TABLES = (
    (COINS, DICE, UNITS, EXPERIENCE, CAPITALS, ISLANDS, VILLAGES, RESOURCES, FOUND_HERE)
    + (IMPROVEMENTS, SECOND, GROWTH, CHEAPEST, REFUNDS, GAMBLES, STANDING, BONUSES, TRAITORS, CONTAGION, GARRISONS)
    + (COUNTERS, TIP_OFFS, FREE_SPIES, SPECIAL)
)  # fmt: skip

ESPIONAGE = (*COUNTERS, *TIP_OFFS, *FREE_SPIES, *SPECIAL)
# in the deck more than once
PAIRS = (
    ("sc_005", "sc_006", "sc_013", "sc_016", "sc_019", "sc_022", "sc_028", "sc_030")
    + ("sc_046", "sc_048", "sc_053", "sc_056", "sc_058", "sc_063", "sc_067", "sc_069", "sc_071")
    + ("sc_087", "sc_088", "sc_094", "sc_097", "sc_098", "sc_107", "sc_108", "sc_111", "sc_112")
    + ("sc_128", "sc_132", "sc_134", "sc_140", "sc_142", "sc_159")
)  # fmt: skip
COPIES = {**dict.fromkeys(PAIRS, 2), "sc_157": 4, "sc_158": 3}
MODULES = {
    "barbarians": {"sc_030"},
    "roads": {"sc_036", "sc_039", "sc_079", "sc_118"},
    "experience": {"sc_034", "sc_067", "sc_107", "sc_113", "sc_119", "sc_142", "sc_147", "sc_152"},
    "landings": {"sc_108", "sc_143"},
    "prospecting": {"sc_104", "sc_140", "sc_141"},
    "governments": {"sc_082", "sc_121", "sc_154"},
    "events": {"sc_123", "sc_156"},
    "espionage": set(ESPIONAGE),
}
SPECIAL_GROUP = (
    ("sc_035", "sc_036", "sc_037", "sc_038", "sc_039", "sc_040", "sc_074", "sc_075", "sc_076", "sc_077", "sc_078")
    + ("sc_079", "sc_114", "sc_115", "sc_116", "sc_117", "sc_118", "sc_119", "sc_148", "sc_149", "sc_150", "sc_151")
    + ("sc_152",)
)  # fmt: skip
KEYS = [card.key for card in BOARD.cards]


def decks(**options: str | int) -> set[str]:
    """The cards of a game, whatever the era."""
    return set(described(three("", None, **options))["deck"])


@pytest.mark.rule("CV-STR-1", "CV-GAP-39")
def test_cv_str_1_every_card_is_used_in_exactly_one_table() -> None:
    used = [key for table in TABLES for key in table]
    assert sorted(used) == KEYS
    assert len(KEYS) == 163


@pytest.mark.rule("CV-STR-1", "CV-STR-4")
@pytest.mark.parametrize("key", KEYS)
def test_cv_str_1_4_deck_copies_and_marks_of_a_card(key: str) -> None:
    card = BOARD.cards[KEYS.index(key)]
    assert card.deck == ("", "ancient", "medieval", "industrial", "modern").index(deck_of(key))
    assert card.copies == COPIES.get(key, 1)
    assert card.type == (2 if key in ESPIONAGE else 1 if key in BONUSES else 0)
    assert (card.permanent, card.draw_again) == (key in STANDING, key in BONUSES)
    assert card.module == next((module for module, cards in MODULES.items() if key in cards), "")


@pytest.mark.rule("CV-STR-1")
@pytest.mark.parametrize("module", MODULES)
def test_cv_str_1_without_a_module_its_cards_leave_the_deck(module: str) -> None:
    assert set(KEYS) - decks(**{module: "off"}) == MODULES[module]


@pytest.mark.rule("CV-GAP-71")
def test_cv_gap_71_standard_decks_leave_out_what_is_permanent_special_or_secret() -> None:
    assert decks() == set(KEYS)
    assert set(KEYS) - decks(strategy="standard") == {*STANDING, *SPECIAL_GROUP, *ESPIONAGE}
    assert decks(strategy="off") == set()
