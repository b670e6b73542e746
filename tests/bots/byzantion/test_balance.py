"""The watched games behind `tools/balance.py`."""

import pytest
from tests.bots.byzantion.match import module

from quadriga.bots.byzantion.chronicle import watch_game
from quadriga.bots.byzantion.survey import Survey


@pytest.mark.parametrize("seats", [3, 1])
def test_a_watched_game_is_told_completely(seats: int) -> None:
    board = module().data.board
    game = watch_game(module(), seats, "standard", "watched")
    assert game.faults == 0
    assert len(game.epochs) == 6
    assert len(game.drafted) == 6 * seats
    assert set(game.played) <= set(game.held)
    assert game.activated
    for seat in range(seats):
        parts = game.sources[seat]
        assert sum(parts.values()) == game.doxa[seat]
        assert parts["start"] == (5 if seats == 1 else board.start_doxa[(seat - game.ring) % seats])
    survey = Survey(board, seats)
    survey.add(game)
    report = survey.report("One game")
    for head in ("Events completed", "Doxa a player, by source", "Empire cards", "Never or hardly played"):
        assert f"## {head}" in report
    assert ("## Seats" in report) == (seats > 1)
