"""No card of the box is without a test that plays it."""

import pytest
from tests.games.byzantion import (
    test_cards_ecclesiastica,
    test_cards_emporion,
    test_cards_events,
    test_cards_intrigue,
    test_cards_missions,
    test_cards_palatina,
    test_cards_rustica,
    test_cards_stratiotika,
)
from tests.games.byzantion.cards import PLAYED
from tests.games.byzantion.table import BOARD

EMPIRE = BOARD.card_keys[:100]
INTRIGUE = BOARD.card_keys[100:]
MISSIONS = [mission.key for mission in BOARD.missions]
EVENTS = BOARD.events[:30]  # solo events have tests of their own

TYPES = (
    test_cards_palatina,
    test_cards_ecclesiastica,
    test_cards_stratiotika,
    test_cards_emporion,
    test_cards_rustica,
)


def event_parts() -> list[str]:
    """Everything of an event that wants a test: both options completed and failed, reward, penalty, Trial."""
    parts: list[str] = []
    for event in EVENTS:
        for option in range(1, len(event.required) + 1):
            parts.extend([f"{event.key}: option {option}", f"{event.key}: option {option} failed"])
        parts.extend([f"{event.key}: reward", f"{event.key}: penalty"])
        if event.trial_resource >= 0:
            parts.append(f"{event.key}: Trial")
    return parts


@pytest.mark.rule("BZ-GAP-3", "BZ-GAP-18", "BZ-GAP-31", "BZ-GAP-48")
def test_every_card_is_played_in_some_test() -> None:
    production = [f"{key}: production" for key in EMPIRE]
    wanted = [*EMPIRE, *production, *INTRIGUE, *MISSIONS, *event_parts()]
    assert (len(EMPIRE), len(INTRIGUE), len(MISSIONS), len(EVENTS)) == (100, 40, 25, 30)
    assert sorted(set(wanted) - set(PLAYED)) == []
    assert sorted(set(PLAYED) - set(wanted)) == []  # nor is there a test for a card that is not in the box


def test_every_card_has_one_row_of_printed_numbers() -> None:
    rows = [card.key for module in TYPES for card in module.CARDS]
    assert rows == EMPIRE
    assert [row[0] for row in test_cards_intrigue.CARDS] == INTRIGUE
    assert [event.key for event in test_cards_events.EVENTS] == [event.key for event in EVENTS]
    tables = (test_cards_missions.UNITS, test_cards_missions.AREAS, test_cards_missions.MOST)
    missions = {row[0] for table in tables for row in table} | {"laurels_of_victory", "the_great_banner"}
    assert missions == set(MISSIONS)
