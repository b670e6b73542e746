"""Points with which a seat begins beyond the rules: an option of every game, for everybody to see."""

import pytest

from quadriga.engine.errors import InputError
from quadriga.engine.module import HANDICAP, handicaps
from quadriga.engine.table import Table
from quadriga.games.registry import GAMES, find_game
from quadriga.games.seating import check_lots


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_begins_with_its_points(game: str) -> None:
    module = find_game(game)
    totals: list[list[int]] = []
    for written in ("", "0,7,0"):
        table = Table.open(module, 3, module.read_options(3, {"handicap": written}), seed="1")
        totals.append([score["total"] for score in module.scores(table.game)])
        assert module.problems(table.game) == []
    plain, ahead = totals
    assert [after - before for before, after in zip(plain, ahead)] == [0, 7, 0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("written", ["1,2", "1,2,3,4", "0,0,51", "0,-1,0", "a,b,c", "0,,0", "7"])
def test_wrong_numbers_are_refused(game: str, written: str) -> None:
    with pytest.raises(InputError) as refused:
        find_game(game).read_options(3, {"handicap": written})
    assert refused.value.code == "option_value"
    assert refused.value.params["allowed"] == "0-50,0-50,0-50"


def test_it_is_kept_in_one_form() -> None:
    assert HANDICAP.read(" 0, 05 ,0", 3) == "0,5,0"
    assert HANDICAP.read("0,0,0", 3) == ""
    assert HANDICAP.read(0, 3) == ""
    assert handicaps({"handicap": "0,5,0"}, 3) == [0, 5, 0]
    assert handicaps({}, 2) == [0, 0]


def test_lots_do_not_carry_a_handicap_away() -> None:
    check_lots({"handicap": ""})
    with pytest.raises(InputError) as refused:
        check_lots({"handicap": "0,5,0"})
    assert refused.value.code == "handicap_with_lots"
