"""Odds of clashes and battles, and how menus tell them."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import MODULE, place, play, settle, state, three

from quadriga.engine.choice import Choice
from quadriga.games.civilization.odds import battle_odds, clash_odds

GALLIA = MODULE.data.board.space_keys.index("gallia")
ITALIA = MODULE.data.board.space_keys.index("italia")


def test_odds_of_a_clash_are_exact() -> None:
    assert clash_odds(1, 0, 1, 0) == pytest.approx([15 / 36, 6 / 36, 15 / 36])
    assert clash_odds(1, 1, 1, 0) == pytest.approx([21 / 36, 5 / 36, 10 / 36])
    assert clash_odds(4, 0, 1, 0)[0] > 0.98


def test_odds_of_a_battle_leave_the_position_alone_and_repeat() -> None:
    t = battle({"ancient_infantry": 3}, {"ancient_infantry": 1})
    g = state(t)
    before = MODULE.dump(g)
    odds = battle_odds(g, GALLIA, 1, 2, 0, 50)
    assert MODULE.dump(g) == before
    assert odds.win + odds.lose + odds.draw == pytest.approx(1.0)
    assert odds.win > 0.7
    assert battle_odds(g, GALLIA, 1, 2, 0, 50).win == odds.win


def test_the_menu_tells_who_resists_and_the_odds() -> None:
    more = place("gallia", "blue", ancient_infantry=1) + place("italia", "blue", ancient_cavalry=1)
    t = three(place("gallia", "red", medieval_infantry=3) + more + 'lost = ["feudalism"]\nera = "medieval"\n')
    g = state(t)
    words = MODULE.words(g, 0, Choice("attack", GALLIA * 4 + 1))
    assert words["units"] == 1
    assert isinstance(words["odds"], int)
    assert words["odds"] > 90
    play(t, "red: move medieval_infantry@gallia")
    assert MODULE.words(g, 0, Choice("to", ITALIA))["odds"] == -1


def test_a_march_into_an_enemy_tells_the_odds_too() -> None:
    position = place("gallia", "red", ancient_infantry=1) + place("italia", "blue", ancient_infantry=2)
    t = three(position + settle("italia", "blue", "town") + 'war = [["red", "blue"]]\n')
    play(t, "red: move ancient_infantry@gallia")
    words = MODULE.words(state(t), 0, Choice("to", ITALIA))
    assert isinstance(words["odds"], int)
    assert 0 <= words["odds"] < 30


def test_nobody_resists_in_an_empty_settlement() -> None:
    t = three(place("gallia", "red", ancient_infantry=1) + settle("gallia", "blue"))
    words = MODULE.words(state(t), 0, Choice("attack", GALLIA * 4 + 1))
    assert (words["units"], words["odds"]) == (0, -1)
