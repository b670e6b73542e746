"""One thing in the middle of another: what must not be set off, disturbed, bought or paid twice."""

import pytest
from tests.games.byzantion.table import (
    MODULE,
    asked,
    can,
    described,
    duel,
    goods,
    offered,
    play,
    refused,
    seat,
    solo,
    state,
    table,
)

IDLE_RIVAL = "seat.green = { nomisma = 0 }\n"


@pytest.mark.rule("BZ-PLA-6", "BZ-PLA-8")
def test_bz_pla_6_a_hero_is_not_set_off_by_the_card_that_brought_him_into_play() -> None:
    hand = '["commissary_for_food_supply", "john_the_cappadocian", "sittas"]'
    t = duel(IDLE_RIVAL + f"seat.blue = {{ nomisma = 5, civicus = 1, hand = {hand} }}")
    play(t, "blue: act play; play commissary_for_food_supply; play john_the_cappadocian")
    assert goods(t, "blue") == {}


@pytest.mark.rule("BZ-CLA-8")
def test_bz_cla_8_procopius_works_for_cards_played_after_him_only() -> None:
    hand = '["fishermen_of_lesbos", "procopius_of_caesarea", "sittas"]'
    t = duel(IDLE_RIVAL + f'seat.blue = {{ nomisma = 5, frumentum = 1, hand = {hand}, area = ["belisarius"] }}')
    play(t, "blue: act play; play fishermen_of_lesbos; play procopius_of_caesarea; alone")
    assert asked(t) == "PlayCards"


@pytest.mark.rule("BZ-CLA-6")
def test_bz_cla_6_cosmas_trades_for_cards_played_after_him_only() -> None:
    hand = '["treasurer", "cosmas_indicopleustes", "sittas"]'
    t = duel(IDLE_RIVAL + f'market = ["lapis"]\nseat.blue = {{ nomisma = 5, auctoritas = 1, hand = {hand} }}')
    play(t, "blue: act play; play treasurer; play cosmas_indicopleustes")
    assert asked(t) == "PlayCards"


@pytest.mark.rule("BZ-SOL-32", "BZ-BAN-1", "BZ-BAN-4")
def test_bz_sol_32_no_tunic_while_a_card_is_on_its_way_to_a_bandon() -> None:
    t = solo("""
        deck = ["bucellarii"]
        seat.blue = { nomisma = 30, hand = ["martin", "sittas"], area = ["belisarius"] }
    """)
    play(t, "blue: act play; play martin")
    assert asked(t) == "Placement"
    assert refused(t, "blue: claim iv").code == "finish_step"
    assert can(t, "blue: claim ii")
    play(t, "blue: join belisarius")
    assert can(t, "blue: claim iv")


@pytest.mark.rule("BZ-SOL-32", "BZ-BAN-7")
def test_bz_sol_32_no_tunic_while_a_card_is_in_the_air() -> None:
    t = solo("""
        deck = ["bucellarii", "limitanei_of_dara"]
        seat.blue = { nomisma = 30, hand = ["silk_weavers_of_berytus"], area = ["martin", "herul_foederati"] }
    """)
    play(t, "blue: act play; play silk_weavers_of_berytus; done")
    assert can(t, "blue: claim iv")
    play(t, "blue: rearrange herul_foederati")
    assert not can(t, "blue: claim iv")
    assert MODULE.problems(state(t)) == []


@pytest.mark.rule("BZ-BUY-1", "BZ-SOL-32")
def test_bz_buy_1_no_tunic_in_the_middle_of_a_purchase() -> None:
    t = solo("""
        market = ["lapis", "civicus", "fides"]
        deck = ["shipowners_of_rhodes"]
        seat.blue = { nomisma = 30, hand = ["sittas"], area = ["martin"] }
    """)
    play(t, "blue: act buy; buy lapis")
    assert not can(t, "blue: claim iv")
    play(t, "blue: done; claim iv; play shipowners_of_rhodes")
    assert offered(t, "blue", "buy") == ["civicus", "fides"]


@pytest.mark.rule("BZ-SOL-32")
def test_bz_sol_32_the_cards_that_are_looked_at_last_are_shown() -> None:
    t = solo("""
        seat.blue = { nomisma = 30, hand = ["eunuchs_of_the_bedchamber"], area = ["martin", "herul_foederati"] }
    """)
    play(t, "blue: act play; play eunuchs_of_the_bedchamber; use; claim iv")
    shown = [MODULE.token(t.game, 0, "card", card) for card in MODULE.view(t.game, 0)["pack"]]
    assert shown == offered(t, "blue", "play")


@pytest.mark.rule("BZ-ACT-8")
def test_bz_act_8_customs_are_not_paid_for_a_purchase_that_came_to_nothing() -> None:
    t = duel("""
        market = ["lapis", "civicus"]
        seat.blue = { nomisma = 3, hand = ["counterplot"] }
        seat.green = { nomisma = 3, area = ["addaeus_prefect_of_customs"], hand = ["seduction"] }
    """)
    play(t, "blue: act buy", "green: intrigue seduction", "blue: intrigue counterplot")
    assert goods(t, "green") == {"nomisma": 1}  # 2 of 3 paid for the Seduction


@pytest.mark.rule("BZ-DIS-1", "BZ-BAN-9")
def test_bz_dis_1_not_inside_a_reaction_window() -> None:
    t = duel("""
        seat.blue = { nomisma = 2, auctoritas = 1, hand = ["sittas"], area = ["belisarius", "martin", "bucellarii"] }
        seat.green = { nomisma = 7, hand = ["assassination"] }
    """)
    play(t, "blue: act draw", "green: intrigue assassination", "blue: pass", "green: strike belisarius")
    assert asked(t) == "Reorganising"
    assert offered(t, "blue", "discard") == []


@pytest.mark.rule("BZ-END-3")
def test_bz_end_3_the_card_to_be_financed_finances_nothing() -> None:
    t = table(2, 'phase = "scoring"\nseat.blue.hand = ["pilgrimage", "martin"]')
    assert offered(t, "blue", "discard") == ["martin"]


@pytest.mark.rule("BZ-CLA-4", "BZ-BAN-7")
def test_bz_cla_4_bandons_are_formed_before_the_free_action() -> None:
    t = duel(
        IDLE_RIVAL
        + """
        seat.blue = { nomisma = 20, hand = ["ecclesiastical_escort", "sittas"], area = ["mundus", "bucellarii"] }
    """
    )
    play(t, "blue: act play; play ecclesiastical_escort; alone; done; rearrange bucellarii; join mundus; done")
    assert asked(t) == "FreeAction"
    play(t, "blue: act activate; activate mundus")
    assert seat(t, "blue")["virtus"] == 3


@pytest.mark.rule("BZ-ACT-5")
def test_bz_act_5_dynamis_returns_when_the_action_phase_ends() -> None:
    t = duel("seat.blue.dynamis = 1\nseat.green.dynamis = 0")
    play(t, "blue: end-turn")  # to reset the Market was all that could be done
    assert described(t)["phase"] != "action"
    assert [seat(t, name)["dynamis"] for name in ("blue", "green")] == [6, 6]
