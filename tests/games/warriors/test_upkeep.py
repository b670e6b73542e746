"""Phase I: feeding and income."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.warriors.table import (
    MODULE,
    duel,
    events,
    happened,
    holder,
    nation,
    offered,
    play,
    refused,
    state,
    stock,
    table,
    units,
    vp,
    waiting,
)

from quadriga.games.warriors.board import CAPITAL, TRADE_CENTRE


@pytest.mark.rule("WT-UPK-1")
def test_wt_upk_1_income_of_the_same_turn_feeds_nobody() -> None:
    t = duel("""
        phase = "upkeep"
        nation.france = { food = 0 }
        province.anjou.france = { infantry = 1, princess = 1 }
        province.provence.france = { princess = 1 }
    """)
    assert "infantry" not in units(t, "anjou", "france")
    assert stock(t, "france")[0] == 2  # capital and Provence, after the death
    assert happened(t, "army.starved", "resources.gained") == ["army.starved", *["resources.gained"] * 2]


@pytest.mark.rule("WT-UPK-1", "WT-TURN-2", "WT-GAP-51")
def test_wt_upk_1_everybody_feeds_before_anybody_gains() -> None:
    t = duel("""
        phase = "upkeep"
        nation.france = { food = 5 }
        nation.england = { food = 5 }
        province.anjou.france = { infantry = 1 }
        province.wales.england = { infantry = 1 }
    """)
    assert waiting(t) == ["england"]
    play(t, "england: done")
    assert holder(t, "wales") == "free"  # dead before the next player decides
    assert waiting(t) == ["france"]
    assert happened(t, "resources.gained") == []
    play(t, "france: feed-all")
    assert len(events(t, "resources.gained")) == 2


@pytest.mark.rule("WT-UPK-2", "WT-UPK-4")
@pytest.mark.parametrize("kind, food", [("infantry", 1), ("archers", 2), ("cavalry", 3)])
def test_wt_upk_2_food_of_each_army(kind: str, food: int) -> None:
    position = """
        phase = "upkeep"
        nation.england = {{ food = {} }}
        province.london.england = {{ princess = 4, fortress = 1, {} = 1, infantry = 2 }}
    """.replace("infantry = 2", "infantry = 2" if kind != "infantry" else "archers = 2")
    enough = duel(position.format(food, kind))
    play(enough, f"england: feed {kind}@london; done")
    assert units(enough, "london", "england") == {"princess": 4, "fortress": 1, kind: 1}
    assert stock(enough, "england")[0] == 1  # all paid, then the income of the capital
    if food > 1:
        short = duel(position.format(food - 1, kind))
        reason = refused(short, f"england: feed {kind}@london")
        assert (reason.code, reason.rules) == ("not_enough_food", ["WT-UPK-4"])
        assert (reason.params["need"], reason.params["have"]) == (food, food - 1)


@pytest.mark.rule("WT-UPK-3")
def test_wt_upk_3_a_player_may_let_an_army_starve_that_he_could_feed() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 9 }
        province.wales.england = { infantry = 1, archers = 1, cavalry = 1 }
    """)
    play(t, "england: feed archers@wales; done")
    assert units(t, "wales", "england") == {"archers": 1}
    assert stock(t, "england")[0] == 9 - 2 + 1


@pytest.mark.rule("WT-UPK-3")
def test_wt_upk_3_feeding_all_pays_for_all() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 9 }
        province.wales.england = { infantry = 1, archers = 1, cavalry = 1 }
    """)
    play(t, "england: feed-all")
    assert units(t, "wales", "england") == {"infantry": 1, "archers": 1, "cavalry": 1}
    assert stock(t, "england")[0] == 9 - 6 + 1


@pytest.mark.rule("WT-UPK-4")
def test_wt_upk_4_an_unfed_army_returns_to_the_reserve_and_nobody_scores() -> None:
    t = duel("""
        phase = "upkeep"
        nation.france = { food = 1 }
        province.anjou.france = { cavalry = 1, princess = 1 }
    """)
    # one food cannot keep Cavalry, not even as Infantry: nothing was to be decided
    assert units(t, "anjou", "france") == {"princess": 1}
    assert nation(t, "france")["reserve"]["cavalry"] == 4
    assert stock(t, "france")[0] == 2  # the food is not taken
    assert [nation(t, name)["glory"] for name in ("france", "england")] == [0, 0]


@pytest.mark.rule("WT-UPK-4")
def test_wt_upk_4_no_army_is_fed_by_halves() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 2 }
        province.wales.england = { infantry = 1, cavalry = 1 }
    """)
    assert refused(t, "england: feed-all").params == {"need": 4, "have": 2}
    assert refused(t, "england: feed cavalry@wales").code == "not_enough_food"
    play(t, "england: feed infantry@wales; done")
    assert units(t, "wales", "england") == {"infantry": 1}
    assert stock(t, "england")[0] == 2


@pytest.mark.rule("WT-UPK-5", "WT-PRV-4", "WT-PRV-5")
def test_wt_upk_5_an_emptied_province_is_free_before_the_income() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 1, production = 1 }
        province.wessex.england = { infantry = 1 }
        province.yorkshire.england = { infantry = 1, princess = 1 }
    """)
    play(t, "england: done")
    assert holder(t, "wessex") == "free"
    assert holder(t, "yorkshire") == "england"
    assert stock(t, "england") == (1 + 2, 1, 0, 0)  # London and Yorkshire; Wessex would add 1 food, 1 goods


@pytest.mark.rule("WT-UPK-6")
def test_wt_upk_6_symbols_times_multipliers() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { production = 3, military = 0 }
        province.east_anglia.england = { princess = 1 }
    """)
    assert stock(t, "england") == (1, 6, 0, 0)  # 1 food, 3 goods, 1 weapon at 1x, 2x, 0x


@pytest.mark.rule("WT-UPK-6")
def test_wt_upk_6_barbarian_free_and_foreign_provinces_give_nothing() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { production = 3, military = 3 }
        province.wessex = {}
        province.wales.france = { princess = 1 }
    """)
    assert stock(t, "england") == (1, 2, 1, 0)


LEVELS = [0, 1, 3, 6, 9, 12, 15]  # tokens that just reach levels I to VII
FOOD_X = [1, 1, 1, 2, 2, 2, 2]
GOODS_X = [0, 1, 2, 2, 3, 4, 4]
WEAPONS_X = [0, 1, 1, 1, 2, 3, 3]


@pytest.mark.rule("WT-PRO-1", "WT-MIL-1", "WT-TEC-2", "WT-GAP-4")
@pytest.mark.parametrize("level", range(7))
def test_wt_pro_1_multipliers_of_each_level(level: int) -> None:
    for missing in (0, 1) if level else (0,):
        tokens = LEVELS[level] - missing
        t = duel(f'phase = "upkeep"\nnation.england = {{ production = {tokens}, military = {tokens} }}')
        now = level - missing
        assert stock(t, "england")[:3] == (FOOD_X[now], GOODS_X[now], WEAPONS_X[now])


@pytest.mark.rule("WT-UPK-7", "WT-PRO-4", "WT-ERR-1")
@pytest.mark.parametrize("production, gold", [(11, 0), (12, 2)])
def test_wt_pro_4_one_gold_for_each_capital_only(production: int, gold: int) -> None:
    t = duel(f"""
        phase = "upkeep"
        nation.england = {{ production = {production} }}
        province.dublin.england = {{ princess = 1 }}
        province.wales.england = {{ princess = 1 }}
        province.wessex.england = {{ princess = 1 }}
        province.east_anglia.england = {{ infantry = 1, fortress = 1 }}
    """)
    assert stock(t, "england")[3] == gold  # London and Dublin; four other provinces pay nothing


@pytest.mark.rule("WT-UPK-7", "WT-COM-4")
@pytest.mark.parametrize("trade, gold", [(8, 0), (9, 2)])
def test_wt_com_4_one_gold_for_each_trade_centre_of_any_nation(trade: int, gold: int) -> None:
    t = duel(f"""
        phase = "upkeep"
        nation.england = {{ trade = {trade} }}
        province.east_anglia.england = {{ princess = 1 }}
        province.connaught.england = {{ princess = 1 }}
        province.wales.england = {{ princess = 1 }}
    """)
    assert stock(t, "england")[3] == gold


@pytest.mark.rule("WT-UPK-7")
def test_wt_upk_7_both_taxes_add_up_and_provinces_alone_give_no_gold() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { production = 12, trade = 9 }
        nation.france = { production = 9, trade = 6 }
        province.east_anglia.england = { princess = 1 }
        province.anjou.france = { princess = 1 }
    """)
    assert stock(t, "england")[3] == 2
    assert stock(t, "france")[3] == 0


@pytest.mark.rule("WT-UPK-8", "WT-MIL-8", "WT-GAP-11", "WT-GAP-53")
def test_wt_upk_8_pillaging_armies_need_no_food() -> None:
    position = """
        phase = "upkeep"
        nation.england = {{ food = 2, military = {} }}
        province.wales.england = {{ cavalry = 2, infantry = 1 }}
    """
    pillagers = duel(position.format(12))
    assert units(pillagers, "wales", "england") == {"cavalry": 2, "infantry": 1}
    assert stock(pillagers, "england")[0] == 3  # two and the income of London: nothing paid
    assert happened(pillagers, "army.fed", "army.starved") == []
    assert MODULE.view(pillagers.game, -1)["seats"][1]["food_needed"] == 0
    others = duel(position.format(11))  # Military V
    assert offered(others, "england", "feed") == ["infantry@wales"]
    play(others, "england: feed infantry@wales; done")
    assert units(others, "wales", "england") == {"infantry": 1}


PLACES = ("east_anglia", "wales", "yorkshire", "wessex", "ulster", "calais", "dublin", "connaught", "bern", "bayern")


@pytest.mark.rule("WT-UPK-6", "WT-UPK-7", "WT-PRO-1", "WT-MIL-1", "WT-PRO-4", "WT-COM-4")
@settings(max_examples=60, deadline=None)
@given(
    held=st.sets(st.sampled_from(PLACES), max_size=8),
    production=st.integers(0, 15),
    trade=st.integers(0, 15),
    military=st.integers(0, 15),
)
def test_wt_upk_6_income_recounted(held: set[str], production: int, trade: int, military: int) -> None:
    lines = [f"province.{place}.england = {{ fortress = 1 }}" for place in held - {"calais"}]
    lines += ["province.calais.england = { princess = 1 }"] if "calais" in held else []
    t = duel(
        f'phase = "upkeep"\nnation.england = {{ production = {production}, trade = {trade}, military = {military} }}\n'
        + "\n".join(lines)
    )
    board = state(t).board
    mine = [board.keys.index(place) for place in {*held, "london"}]
    grade = [sum(tokens >= need for need in LEVELS) - 1 for tokens in (production, trade, military)]
    gold = sum(board.kinds[p] == CAPITAL for p in mine) if grade[0] >= 5 else 0
    gold += sum(board.kinds[p] == TRADE_CENTRE for p in mine) if grade[1] >= 4 else 0
    assert stock(t, "england") == (
        sum(board.food[p] for p in mine) * FOOD_X[grade[0]],
        sum(board.goods[p] for p in mine) * GOODS_X[grade[0]],
        sum(board.weapons[p] for p in mine) * WEAPONS_X[grade[2]],
        gold,
    )


def test_a_starved_capital_still_counts_while_its_fortress_stands() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 1 }
        province.london.england = { fortress = 1, archers = 1 }
    """)
    assert holder(t, "london") == "england"
    assert vp(t, "england") == 6


def test_feeding_offers_like_armies_once() -> None:
    t = table(
        2, {}, 'nations = ["france", "england"]\nnation.england = { food = 5 }\nprovince.wales.england.infantry = 3'
    )
    assert offered(t, "england", "feed") == ["infantry@wales"]
    assert MODULE.prompt(t.game, 1).params == {"need": 3, "have": 5}
