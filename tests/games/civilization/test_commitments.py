"""Purchases after which nothing is left to buy hand the decision on: they are worth a second question."""

import pytest
from tests.games.civilization.table import MODULE, answer, asked, place, play, settle, three

from quadriga.engine.table import Table
from quadriga.server.play.teller import choice_doc

HOME = (
    settle("gallia", "red", "town", "wine")
    + settle("nile", "red")
    + settle("italia", "blue")
    + place("italia", "blue", explorer=1)
)
BUSY = place("gallia", "red", explorer=1)


def shop(coins: int) -> Table:
    position = f'phase = "purchase"\nactive = "red"\nseat.red = {{ coins = {coins}, technologies = ["pottery"] }}\n'
    return three(position + HOME + BUSY, strategy="off")


def is_grave(t: Table, line: str) -> bool:
    given = answer(t, line)[1]
    choices = t.game.choices(0)
    found = next(choice for choice in choices if (choice.verb, choice.target) == (given.verb, given.target))
    assert choice_doc(MODULE, t.game, 0, found).grave == MODULE.is_grave(t.game, 0, found)
    return MODULE.is_grave(t.game, 0, found)


@pytest.mark.rule("CV-PUR-1")
def test_the_last_purchase_that_can_be_paid_commits_and_an_earlier_one_does_not() -> None:
    t = shop(16)
    assert is_grave(t, "red: buy-technology alphabet")
    play(t, "red: buy-technology alphabet")
    assert asked(t) != "Purchase"
    assert not is_grave(shop(60), "red: buy-technology alphabet")


@pytest.mark.rule("CV-PUR-1")
def test_where_the_number_decides_the_most_that_may_be_bought_counts() -> None:
    t = shop(20)
    assert not is_grave(t, "red: buy-unit explorer")
    play(t, "red: buy-unit explorer")
    assert is_grave(t, "red: recruit-at gallia")


def test_looking_ahead_changes_nothing() -> None:
    t = shop(16)
    before = MODULE.dump(t.game)
    is_grave(t, "red: buy-technology alphabet")
    assert MODULE.dump(t.game) == before
    assert t.events == []


def test_outside_the_purchases_the_verb_alone_tells() -> None:
    t = three("seat.red.coins = 25\n" + HOME + BUSY + place("niger", "red", explorer=1))
    assert not is_grave(t, "red: found explorer@niger")
    assert is_grave(t, "red: migrate nile")
