"""The end of a turn."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    duel,
    events,
    happened,
    idle_turn,
    march,
    nation,
    play,
    state,
    stock,
    units,
    war,
)


@pytest.mark.rule("WT-END-1", "WT-COM-3", "WT-GAP-47")
@pytest.mark.parametrize("trade, gold", [(5, 7), (6, 14), (15, 14)])
def test_wt_end_1_a_merchant_doubles_his_gold(trade: int, gold: int) -> None:
    t = duel(f'phase = "development"\nnation.england = {{ gold = 7, food = 3, trade = {trade} }}')
    idle_turn(t)
    assert stock(t, "england")[3] == gold
    assert stock(t, "england")[0] == 4  # food is not doubled: three and the income of London


@pytest.mark.rule("WT-END-1", "WT-COM-3")
def test_wt_com_3_every_turn_anew() -> None:
    t = duel('phase = "development"\nnation.england = { gold = 2, trade = 6 }')
    for expected in (4, 8, 16, 20):
        idle_turn(t)
        assert stock(t, "england")[3] == expected


@pytest.mark.rule("WT-END-2", "WT-GAP-18")
@pytest.mark.parametrize("resource", ["food", "goods", "weapons", "gold"])
def test_wt_end_2_twenty_of_each_kind(resource: str) -> None:
    for amount, kept in ((20, 20), (21, 20), (60, 20), (19, 19)):
        t = duel(f'phase = "development"\nturn = 10\nnation.england = {{ {resource} = {amount} }}')
        idle_turn(t)
        assert nation(t, "england")[resource] == kept


@pytest.mark.rule("WT-END-2")
def test_wt_end_2_each_kind_by_itself() -> None:
    t = duel('phase = "development"\nturn = 10\nnation.england = { food = 25, goods = 3, weapons = 30 }')
    idle_turn(t)
    assert stock(t, "england") == (20, 3, 20, 0)


@pytest.mark.rule("WT-END-2", "WT-END-1")
def test_wt_end_2_the_limit_comes_after_the_doubling() -> None:
    t = duel('phase = "development"\nturn = 10\nnation.england = { gold = 15, trade = 6 }')
    idle_turn(t)
    assert stock(t, "england")[3] == 20
    assert happened(t, "gold.doubled", "stock.limited") == ["gold.doubled", "stock.limited"]
    assert events(t, "stock.limited")[0].args[2] == 10


@pytest.mark.rule("WT-END-2")
def test_wt_end_2_more_than_twenty_may_be_held_during_the_turn() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { goods = 20, production = 12 }
        province.east_anglia.england = { princess = 1 }
    """)
    assert stock(t, "england")[1] == 20 + 12


@pytest.mark.rule("WT-END-3", "WT-BAT-7", "WT-RET-6")
def test_wt_end_3_all_units_recover() -> None:
    t = march("""
        nation.england = { food = 20 }
        province.london.england = { fortress-3 = 1, cavalry-2 = 1, "archers-1~2" = 1, "infantry-1!" = 1 }
        province.wessex.barbarians = { "army!" = 1, fortress-4 = 1 }
    """)
    idle_turn(t)
    assert units(t, "london", "england") == {"fortress": 1, "cavalry": 1, "archers": 1, "infantry": 1}
    assert units(t, "wessex", "barbarians") == {"army": 1, "fortress": 1}


@pytest.mark.rule("WT-END-4")
def test_wt_end_4_the_order_of_the_maintenance() -> None:
    """Gold is doubled and limited, wounds heal, the war ends, and only then is victory looked for."""
    t = war("""
        turn = 3
        nation.france = { gold = 15, trade = 6, glory = 60, food = 20 }
        province.anjou.france = { cavalry-2 = 1 }
    """)
    play(t, "france: done; done")
    assert t.game.over
    kinds = ("gold.doubled", "stock.limited", "war.ended", "game.won")
    assert happened(t, *kinds) == ["gold.doubled", "stock.limited", "war.ended", "game.won"]
    assert units(t, "anjou", "france") == {"cavalry": 1}
    assert MODULE.describe(t.game)["wars"] == []
    assert state(t).turn == 3


@pytest.mark.rule("WT-END-4")
def test_wt_end_4_after_the_last_manoeuvre_and_before_the_next_turn() -> None:
    t = march("nation.england = { gold = 3, trade = 6, food = 5 }")
    play(t, "england: done")
    assert stock(t, "england")[3] == 3
    play(t, "england: done")  # France has nothing to do
    assert state(t).turn == 2
    assert stock(t, "england")[3] == 6
