"""The watched games behind `tools/balance.py --game medioevo`."""

from tests.bots.medioevo.match import module

from quadriga.bots.medioevo.inquiry import MedioevoInquiry
from quadriga.games.medioevo.board import CARDS


def test_a_watched_game_is_told_completely() -> None:
    inquiry = MedioevoInquiry()
    game = inquiry.watch(3, "short", "watched")
    assert game.faults == 0
    assert game.finished
    assert game.turns == 8
    assert sorted(game.first_order) == [0, 1, 2]
    assert sum(game.firsts) == 8
    assert len(game.kept) == len(game.bought) + 3
    assert {card for _, card in game.claimed} <= {card for _, card in game.kept}
    assert {card for _, card in game.kept} <= set(range(CARDS))
    for seat in range(3):
        assert sum(game.sources[seat].values()) == game.points[seat]
    survey = inquiry.survey(3)
    survey.add(game)
    report = survey.report("One game")
    for head in (
        "Kingdoms",
        "Seats",
        "Clauses of pacts signed",
        "Technologies",
        "Empire cards",
        "Never or hardly used",
    ):
        assert f"## {head}" in report
    assert module().data_hash == inquiry.data_hash
