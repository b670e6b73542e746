"""Points with which a seat begins beyond the rules: an option of every game, for everybody to see."""

import pytest

from quadriga.engine.errors import InputError
from quadriga.engine.game import Game
from quadriga.engine.module import HANDICAP, Module, handicaps
from quadriga.engine.table import Table
from quadriga.games.civilization.procedures.elimination import eliminate
from quadriga.games.civilization.state import Civilization
from quadriga.games.registry import GAMES, find_game
from quadriga.games.seating import check_lots
from quadriga.games.warriors.state import Warriors


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


SOURCES = {"warriors": "glory", "byzantion": "doxa", "medioevo": "start", "civilization": "merits"}


@pytest.mark.parametrize("game, source", SOURCES.items())
def test_the_points_are_an_item_of_their_own(game: str, source: str) -> None:
    module = find_game(game)
    played = {written: played_on(module, written) for written in ("", "0,7,0")}
    plain, ahead = (module.scores(g) for g in played.values())
    assert not any("handicap" in score for score in plain)
    assert [score["handicap"] for score in ahead] == [0, 7, 0]
    for without, score in zip(plain, ahead):
        assert score["total"] == without["total"] + score["handicap"]
        assert score["total"] == sum(points for part, points in score.items() if part != "total")
        assert score[source] == without[source]
    saved = module.dump(played["0,7,0"])
    assert saved["handicap"] == [0, 7, 0]
    assert module.scores(module.load(saved)) == ahead
    assert "handicap" not in module.dump(played[""])


@pytest.mark.parametrize("game", SOURCES)
def test_a_save_from_before_there_were_such_items_is_read(game: str) -> None:
    module = find_game(game)
    g = played_on(module, "0,7,0")
    older = {name: value for name, value in module.dump(g).items() if name != "handicap"}
    again = module.load(older)
    assert [score["total"] for score in module.scores(again)] == [score["total"] for score in module.scores(g)]
    assert module.fingerprint(again) == module.fingerprint(g), "the records of such games stay valid"


@pytest.mark.parametrize("game", SOURCES)
def test_a_save_with_handicaps_for_others_than_the_seats_is_damaged(game: str) -> None:
    module = find_game(game)
    doc = module.dump(played_on(module, "0,7,0"))
    assert module.problems(module.load({**doc, "handicap": [7]})) == ["handicap has 1 numbers instead of 3"]


def test_who_is_out_of_the_game_has_lost_them() -> None:
    civilization = played_on(find_game("civilization"), "0,7,0")
    assert isinstance(civilization, Civilization)
    eliminate(civilization, 1, -1)
    warriors = played_on(find_game("warriors"), "0,7,0")
    assert isinstance(warriors, Warriors)
    warriors.gone.append(1)
    assert set(find_game("civilization").scores(civilization)[1].values()) == {0}
    assert set(find_game("warriors").scores(warriors)[1].values()) == {0}


def played_on(module: Module, written: str) -> Game:
    """Some answers into a game, the same ones whatever the handicap."""
    table = Table.open(module, 3, module.read_options(3, {"handicap": written}), seed="1")
    for number in range(60):
        seat = table.game.waiting()[0]
        choices = table.game.choices(seat)
        choice = choices[number % len(choices)]
        if choice.deal:
            choice = next(other for other in choices if not other.deal)
        assert table.submit(seat, choice.smallest()) is None
    return table.game


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
