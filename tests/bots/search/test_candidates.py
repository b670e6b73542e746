"""Answers that are tried beside those of the council."""

import pytest
from tests.games.civilization.table import settle, three

from quadriga.bots.search.candidates import others
from quadriga.engine.chance import seeded
from quadriga.engine.choice import Deal
from quadriga.games.civilization.procedures.terms_of_trade import COINS, PACT, PEACE


@pytest.mark.rule("CV-TRD-20")
def test_a_pact_that_binds_nobody_is_no_idea() -> None:
    t = three('phase = "trade"\nseat.red.coins = 9\n' + settle("gallia", "red") + settle("germania", "blue"))
    found = [others(t.game, 0, [], 4, seeded(str(number))) for number in range(40)]
    deals = [one.answer.deal for row in found for one in row if one.answer.deal is not None]
    assert deals
    assert all(deal.legs for deal in deals)


@pytest.mark.rule("CV-TRD-20", "CV-TRD-21")
def test_only_a_pact_alone_is_mere_talk() -> None:
    top = three('phase = "trade"\n' + settle("gallia", "red")).game.stack[-1]
    pact = [PACT, 0, 0, 1]
    assert top.is_mere_talk(Deal([], pact))
    assert not top.is_mere_talk(Deal([], [*pact, PEACE, 0, 0, 0]))
    assert not top.is_mere_talk(Deal([0, 1, COINS, 5], pact))
