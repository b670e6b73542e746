"""The twenty Emporion cards of the Empire: what they cost and produce, and what they do."""

import pytest
from tests.games.byzantion.cards import (
    Printed,
    asks_no_more,
    check_completion,
    check_cost,
    check_draw,
    check_exchange,
    check_gain,
    check_gain_per_card,
    check_levels,
    check_market_trade,
    check_others_lose_nomisma,
    check_plays_another,
    check_production,
    check_substitute,
    check_take_offer,
    check_types,
    give,
    holds,
    lay,
    outcome,
    played,
    plays,
    resolving,
)
from tests.games.byzantion.table import asked, can, described, duel, goods, offered, play, seat, table, waiting

from quadriga.engine.table import Table

CARDS = [
    Printed("peter_barsymes", 6, "emporion 2, palatina 1", "auctoritas 1, nomisma 2"),
    Printed("cosmas_indicopleustes", 6, "emporion 2", "civicus 1, nomisma 2"),
    Printed("silk_smugglers", 5, "emporion 1", "civicus 1, nomisma 2"),
    Printed("julian_argentarius_of_ravenna", 6, "emporion 3, ecclesiastica 1", "nomisma 3, fides 1"),
    Printed("addaeus_prefect_of_customs", 5, "emporion 1, palatina 1", "auctoritas 1, nomisma 2"),
    Printed("julian_envoy_to_axum", 5, "emporion 2", "lignum 1, nomisma 2"),
    Printed("carriers_of_aphrodisias_sculptures", 5, "emporion, rustica", "lapis 1, nomisma 2"),
    Printed("glassmakers_of_palestine", 3, "emporion", "civicus 1, nomisma 2"),
    Printed("harbour_customs_officers", 2, "emporion", "nomisma 3"),
    Printed("silk_weavers_of_berytus", 3, "emporion", "nomisma 4"),
    Printed("spice_traders_of_alexandria", 3, "emporion", "frumentum 1, nomisma 2"),
    Printed("argentarii_of_the_forum", 3, "emporion, palatina", "nomisma 4"),
    Printed("shipowners_of_rhodes", 3, "emporion", "lignum 1, nomisma 2"),
    Printed("purple_dyers_of_tyre", 3, "emporion, palatina", "auctoritas 1, nomisma 2"),
    Printed("wine_merchants_of_gaza", 3, "emporion, rustica", "frumentum 1, nomisma 2"),
    Printed("papyrus_dealers_of_the_delta", 3, "emporion", "civicus 1, nomisma 1"),
    Printed("caravaneers_of_palmyra", 5, "emporion", "lapis 2, nomisma 1"),
    Printed("ivory_carvers_of_alexandria", 3, "emporion, ecclesiastica", "fides 1, nomisma 2"),
    Printed("amber_traders_of_the_danube", 4, "emporion", "lignum 2, nomisma 1"),
    Printed("inspectors_of_the_seals", 4, "emporion, palatina", "civicus 1, auctoritas 1, nomisma 1"),
]
GAINS = [
    ("silk_weavers_of_berytus", 3, "nomisma 3"),
    ("purple_dyers_of_tyre", 3, "auctoritas 1"),
    ("wine_merchants_of_gaza", 3, "nomisma 3"),
    ("ivory_carvers_of_alexandria", 3, "fides 1"),
    ("amber_traders_of_the_danube", 4, "lignum 1"),
]


@pytest.mark.rule("BZ-PLA-2", "BZ-ACT-7", "BZ-GEN-16")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_bz_pla_2_cost(card: Printed) -> None:
    check_cost(card)


@pytest.mark.rule("BZ-GEN-9", "BZ-DSC-1", "BZ-DSC-5")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_bz_gen_9_types(card: Printed) -> None:
    check_types(card)


@pytest.mark.rule("BZ-GEN-10", "BZ-DSC-1", "BZ-DSC-7")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_bz_gen_10_levels(card: Printed) -> None:
    check_levels(card)


@plays(*[f"{card.key}: production" for card in CARDS])
@pytest.mark.rule("BZ-AVT-2", "BZ-AVT-1", "BZ-BAN-10")
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_bz_avt_2_production(card: Printed) -> None:
    check_production(card)


# ---------------------------------------------------------------- instant abilities


@plays(*[row[0] for row in GAINS])
@pytest.mark.rule("BZ-GEN-10", "BZ-PLA-3")
@pytest.mark.parametrize("card, cost, gained", GAINS)
def test_bz_gen_10_goods_when_played(card: str, cost: int, gained: str) -> None:
    check_gain(card, cost, gained)


@plays("papyrus_dealers_of_the_delta")
@pytest.mark.rule("BZ-GEN-10", "BZ-PLA-3")
def test_bz_gen_10_papyrus_dealers_draw_a_card() -> None:
    check_draw("papyrus_dealers_of_the_delta", 3, 1)


@plays("carriers_of_aphrodisias_sculptures")
@pytest.mark.rule("BZ-CLA-2", "BZ-GEN-8", "BZ-GAP-13")
def test_bz_cla_2_carriers_play_another_card_for_a_lapis() -> None:
    check_plays_another("carriers_of_aphrodisias_sculptures", 5, "lapis")


GLASS = 'deck = ["mundus", "buzes", "sittas", "martin", "narses"]\n'


@plays("glassmakers_of_palestine")
@pytest.mark.rule("BZ-CLA-10", "BZ-GEN-8", "BZ-GEN-15")
def test_bz_cla_10_glassmakers_draw_2_cards_and_all_others_1() -> None:
    t = played("glassmakers_of_palestine", 3, GLASS, 3, auctoritas=1)
    play(t, "blue: use")
    assert seat(t, "blue")["hand"] == ["mundus", "buzes"]
    assert seat(t, "green")["hand"] == ["sittas"]
    assert seat(t, "white")["hand"] == ["martin"]
    t = played("glassmakers_of_palestine", 3, GLASS + 'order = ["blue", "white", "green"]\n', 3, auctoritas=1)
    play(t, "blue: use")
    assert seat(t, "white")["hand"] == ["sittas"]  # by initiative
    t = played("glassmakers_of_palestine", 3, GLASS + holds("green", auctoritas=1), 2)
    play(t, "blue: decline")
    assert seat(t, "blue")["hand"] == []
    assert seat(t, "green")["hand"] == []


def customs() -> Table:
    others = holds("green", hand=["martin", "buzes"], auctoritas=1) + holds("white", hand=["mundus"]) + holds("red")
    return played("harbour_customs_officers", 2, others, 4, auctoritas=1)


@plays("harbour_customs_officers")
@pytest.mark.rule("BZ-CLA-11", "BZ-DIS-4", "BZ-GEN-8")
def test_bz_cla_11_customs_officers_cost_all_others_a_card_of_their_choice() -> None:
    t = customs()
    play(t, "blue: use")
    assert waiting(t) == ["green"]
    assert offered(t, "green", "shed") == ["buzes", "martin"]
    play(t, "green: shed buzes")
    assert [seat(t, name)["hand"] for name in ("green", "white", "red")] == [["martin"], [], []]
    assert described(t)["discard"] == ["buzes", "mundus"]
    assert [goods(t, name) for name in ("green", "white")] == [{"auctoritas": 1}, {}]  # no income
    t = customs()
    play(t, "blue: decline")
    assert [seat(t, name)["hand"] for name in ("green", "white")] == [["buzes", "martin"], ["mundus"]]


@plays("spice_traders_of_alexandria")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_spice_traders_exchange_a_resource() -> None:
    check_exchange("spice_traders_of_alexandria", 3)


@plays("argentarii_of_the_forum")
@pytest.mark.rule("BZ-GEN-9", "BZ-INT-4")
def test_bz_gen_9_argentarii_count_emporion_cards() -> None:
    four = ["treasurer", "silk_weavers_of_berytus", "shipowners_of_rhodes", "papyrus_dealers_of_the_delta"]
    check_gain_per_card("argentarii_of_the_forum", 3, four, "bought_silence")


@plays("shipowners_of_rhodes")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_shipowners_trade_one_resource() -> None:
    check_market_trade("shipowners_of_rhodes", 3)


@plays("caravaneers_of_palmyra")
@pytest.mark.rule("BZ-GEN-8", "BZ-DRA-4")
def test_bz_dra_4_caravaneers_take_a_card_from_the_offer() -> None:
    check_take_offer("caravaneers_of_palmyra", 5)


@plays("inspectors_of_the_seals")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_inspectors_or_not() -> None:
    check_others_lose_nomisma("inspectors_of_the_seals", 4, 2)


# ---------------------------------------------------------------- Heroes

BARSYMES = ["peter_barsymes"]
MARKET = 'market = ["lignum", "fides", "virtus"]\n'


@plays("peter_barsymes")
@pytest.mark.rule("BZ-CLA-7")
@pytest.mark.parametrize("down, earned, left", [([], 5 + 1 + 6 + 1, 3), (BARSYMES, 5 + 6, 0)])
def test_bz_cla_7_barsymes_sells_dearer_and_buys_cheaper(down: list[str], earned: int, left: int) -> None:
    t = duel(MARKET + holds("blue", lapis=1, civicus=1, area=BARSYMES, down=down))
    play(t, "blue: act sell; sell lapis; sell civicus")
    assert goods(t, "blue") == {"nomisma": earned}
    t = duel(MARKET + holds("blue", nomisma=2 + 3 + 4, area=BARSYMES, down=down) + holds("green", auctoritas=1))
    play(t, "blue: act buy; buy lignum; buy fides; buy virtus")
    assert seat(t, "blue")["nomisma"] == left
    assert (seat(t, "blue")["lignum"], seat(t, "blue")["fides"], seat(t, "blue")["virtus"]) == (1, 1, 1)


@pytest.mark.rule("BZ-CLA-7")
def test_bz_cla_7_barsymes_also_in_trades_by_an_ability_but_not_for_others() -> None:
    t = played("dromon_marines", 4 + 2, MARKET, area=BARSYMES)
    play(t, "blue: buy fides")
    assert goods(t, "blue") == {"fides": 1, "nomisma": 2}  # an Emporion card is 2 cheaper with him
    t = duel('active = "green"\n' + MARKET + holds("green", lapis=1) + holds("blue", area=BARSYMES))
    play(t, "green: act sell; sell lapis")
    assert goods(t, "green") == {"nomisma": 5}


COSMAS = ["cosmas_indicopleustes"]


@plays("cosmas_indicopleustes")
@pytest.mark.rule("BZ-CLA-6", "BZ-GEN-8", "BZ-PLA-6")
def test_bz_cla_6_cosmas_trades_one_resource_for_each_emporion_card() -> None:
    hand = ["silk_weavers_of_berytus", "wine_merchants_of_gaza", "bucellarii", "merchant_emissary", "martin"]
    t = duel(MARKET + holds("blue", hand=hand, nomisma=8, lapis=1, lignum=2, area=COSMAS))
    play(t, "blue: act play")
    lay(t, "silk_weavers_of_berytus")  # 3 - 2, and 3 Nomisma by itself before he acts
    assert seat(t, "blue")["nomisma"] == 10
    play(t, "blue: sell lignum")  # a second piece of the first one
    assert seat(t, "blue")["nomisma"] == 15
    assert asked(t) == "PlayCards"  # exactly one
    lay(t, "wine_merchants_of_gaza")
    play(t, "blue: sell lapis")
    assert seat(t, "blue")["nomisma"] == 15 - 1 + 3 + 5
    assert described(t)["market"] == ["fides", "virtus", "lignum", "lapis"]
    lay(t, "bucellarii")
    assert asked(t) == "PlayCards"  # no Emporion card
    play(t, "blue: intrigue merchant_emissary")
    assert asked(t) == "PlayCards"  # an Intrigue card
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-CLA-6", "BZ-GEN-8", "BZ-INT-18")
def test_bz_cla_6_cosmas_may_be_declined_and_is_silent_face_down_and_for_himself() -> None:
    t = played("silk_weavers_of_berytus", 1, MARKET, area=COSMAS, lapis=1)
    play(t, "blue: decline")
    assert goods(t, "blue") == {"nomisma": 3, "lapis": 1}
    t = played("silk_weavers_of_berytus", 3, MARKET, area=COSMAS, lapis=1, down=COSMAS)
    assert asks_no_more(t)
    t = played("cosmas_indicopleustes", 6, MARKET, lapis=1)
    assert asks_no_more(t)


@plays("silk_smugglers")
@pytest.mark.rule("BZ-CLA-12", "BZ-COM-11")
def test_bz_cla_12_smugglers_gain_a_nomisma_for_each_resource_contributed() -> None:
    check_completion("silk_smugglers", {"nomisma": 1})
    t = resolving("treaty_of_eternal_peace", 1, holds("blue", civicus=2, nomisma=4, area=["silk_smugglers"]))
    give(t, "blue", {"civicus": 2, "nomisma": 4})
    assert goods(t, "blue") == {"nomisma": 7 + 2}  # the reward, and nothing for Nomisma


@pytest.mark.rule("BZ-CLA-1", "BZ-CON-9", "BZ-GAP-41")
def test_bz_con_9_smugglers_use_a_doxa_for_a_resource() -> None:
    check_substitute("silk_smugglers", "doxa", 1, {"fides": 2}, 3)
    t = resolving("academy_of_athens", 1, holds("blue", fides=2, doxa=0, area=["silk_smugglers"]))
    play(t, "blue: commit fides x2")
    assert not can(t, "blue: mark silk_smugglers")
    assert outcome(t) == "failed"


JULIAN = ["julian_argentarius_of_ravenna"]


@plays("julian_argentarius_of_ravenna")
@pytest.mark.rule("BZ-GEN-10", "BZ-INT-18")
def test_bz_gen_10_julian_gains_an_auctoritas_for_a_sell_action() -> None:
    t = duel(MARKET + holds("blue", lapis=1, civicus=1, area=JULIAN))
    play(t, "blue: act sell; sell lapis; sell civicus")
    assert goods(t, "blue") == {"nomisma": 5 + 6, "auctoritas": 1}  # once an action
    t = duel(MARKET + holds("blue", lapis=1, area=JULIAN, down=JULIAN))
    play(t, "blue: act sell; sell lapis")
    assert goods(t, "blue") == {"nomisma": 5}
    t = duel(MARKET + holds("blue", nomisma=2, area=JULIAN))
    play(t, "blue: act buy; buy lignum")
    assert goods(t, "blue") == {"lignum": 1}
    t = played("dromon_marines", 1, MARKET, area=JULIAN, lapis=1)  # a trade by an ability is no action
    play(t, "blue: sell lapis")
    assert goods(t, "blue") == {"nomisma": 5}
    t = duel('active = "green"\n' + MARKET + holds("green", lapis=1) + holds("blue", area=JULIAN))
    play(t, "green: act sell; sell lapis")
    assert goods(t, "blue") == {}


ADDAEUS = ["addaeus_prefect_of_customs"]


def customs_of(action: str, active: str = "green", down: bool = False, **more: object) -> dict[str, int]:
    """What blue gains by Addaeus when somebody acts at the Market."""
    acting = {"lapis": 1, "nomisma": 2, **more}
    blue: dict[str, object] = {"area": ADDAEUS, "down": ADDAEUS if down else []}
    t = table(
        3,
        f'active = "{active}"\n'
        + MARKET
        + (holds("blue", **blue, **acting) if active == "blue" else holds("blue", **blue) + holds("green", **acting)),
    )
    play(t, f"{active}: {action}")
    return goods(t, "blue")


@plays("addaeus_prefect_of_customs")
@pytest.mark.rule("BZ-GEN-10", "BZ-INT-18")
def test_bz_gen_10_addaeus_gains_a_nomisma_when_others_buy_or_sell() -> None:
    assert customs_of("act sell; sell lapis; done") == {"nomisma": 1}
    assert customs_of("act buy; buy lignum; done") == {"nomisma": 1}
    assert customs_of("act sell; sell lapis; done", down=True) == {}
    assert customs_of("act reset") == {}
    assert customs_of("act sell; sell lapis", "blue") == {"nomisma": 2 + 5}
    trade = "act play; play shipowners_of_rhodes; sell lapis"
    assert customs_of(trade, hand=["shipowners_of_rhodes"], nomisma=3) == {}  # by an ability


@plays("julian_envoy_to_axum")
@pytest.mark.rule("BZ-GEN-10", "BZ-INT-18")
def test_bz_gen_10_the_other_julian_gains_3_nomisma_for_a_reset() -> None:
    envoy = ["julian_envoy_to_axum"]
    t = duel(holds("blue", area=envoy))
    play(t, "blue: act reset")
    assert goods(t, "blue") == {"nomisma": 3}
    t = duel(holds("blue", area=envoy, down=envoy, auctoritas=1))
    play(t, "blue: act reset")
    assert goods(t, "blue") == {"auctoritas": 1}
    t = duel('active = "green"\n' + holds("blue", area=envoy) + holds("green", auctoritas=1))
    play(t, "green: act reset")
    assert goods(t, "blue") == {}
