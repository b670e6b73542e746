"""The watched games behind `tools/balance.py --game civilization`."""

from tests.bots.civilization.match import module

from quadriga.bots.civilization.inquiry import CivilizationInquiry
from quadriga.games.civilization.board import CARDS


def test_a_watched_game_is_told_completely() -> None:
    inquiry = CivilizationInquiry()
    game = inquiry.watch(3, "short", "watched")
    assert game.faults == 0
    assert game.finished
    assert sorted(game.first_order) == [0, 1, 2]
    assert game.civilizations == [-1, -1, -1]
    assert game.eras[1] == 1
    assert 1 < game.eras[2] <= game.turns
    assert len(game.reigns) == 3 * game.turns
    assert {card for _, card in game.drawn} <= set(range(CARDS))
    assert {card for _, card in game.played} <= {card for _, card in game.drawn}
    for seat in range(3):
        assert sum(game.sources[seat].values()) == game.points[seat]
    survey = inquiry.survey(3)
    survey.add(game)
    report = survey.report("One game")
    for head in ("Seats", "Governments", "Eras", "Technologies", "Wonders", "Strategy cards", "Never or hardly used"):
        assert f"## {head}" in report
    assert "## Civilizations" not in report
    assert module().data_hash == inquiry.data_hash
