"""The twenty Stratiotika cards of the Empire: what they cost and produce, and what they do."""

import pytest
from tests.games.byzantion.cards import (
    Printed,
    asks_no_more,
    check_casket_again,
    check_completion,
    check_cost,
    check_draw,
    check_gain,
    check_levels,
    check_market_trade,
    check_next_discount,
    check_others_lose_nomisma,
    check_plays_another,
    check_production,
    check_set_off,
    check_substitute,
    check_types,
    doxa,
    give,
    holds,
    lay,
    paid,
    played,
    plays,
    resolving,
)
from tests.games.byzantion.table import duel, goods, offered, play, refused, seat

CARDS = [
    Printed("belisarius", 9, "stratiotika 3, palatina 2", "virtus 2, auctoritas 1"),
    Printed("mundus", 5, "stratiotika 2", "virtus 1, lapis 1"),
    Printed("buzes", 5, "stratiotika 2", "virtus 1, lignum 1"),
    Printed("artabanes", 6, "stratiotika 2, palatina 1", "virtus 1, auctoritas 1"),
    Printed("germanus", 7, "stratiotika 3, palatina 1", "virtus 1, civicus 1"),
    Printed("sittas", 5, "stratiotika 2", "virtus 1, frumentum 1"),
    Printed("john_troglita", 6, "stratiotika 2, rustica 1", "virtus 1, lignum 1, nomisma 2"),  # 2 by his ability
    Printed("martin", 3, "stratiotika 1", "virtus 1"),
    Printed("military_secretary", 5, "stratiotika", "virtus 1, auctoritas 1"),
    Printed("overseer_of_fortifications", 5, "stratiotika", "lapis 2"),
    Printed("military_procurer", 5, "stratiotika, emporion", "virtus 1, frumentum 1"),
    Printed("bucellarii", 4, "stratiotika", "virtus 2"),
    Printed("excubitors", 4, "stratiotika, palatina", "virtus 1, auctoritas 1"),
    Printed("isaurian_spearmen", 2, "stratiotika, rustica", "virtus 1"),
    Printed("herul_foederati", 2, "stratiotika", "virtus 1"),
    Printed("hunnic_horse_archers", 4, "stratiotika", "virtus 2"),
    Printed("limitanei_of_dara", 4, "stratiotika, rustica", "virtus 1, lapis 1"),
    Printed("dromon_marines", 4, "stratiotika, emporion", "virtus 1, lignum 1"),
    Printed("siege_engineers", 5, "stratiotika, rustica", "virtus 1, lignum 1, lapis 1"),
    Printed("armenian_cataphracts", 5, "stratiotika", "virtus 3"),
]
GAINS = [
    ("overseer_of_fortifications", 5, "virtus 1, lapis 1, lignum 1"),
    ("bucellarii", 4, "virtus 1"),
    ("isaurian_spearmen", 2, "virtus 1"),
    ("limitanei_of_dara", 4, "frumentum 1"),
    ("siege_engineers", 5, "lignum 1"),
]
DRAWS = [("military_secretary", 5, 2), ("herul_foederati", 2, 1)]
CASKETS = [("mundus", 0), ("buzes", 1), ("artabanes", 2), ("martin", 3)]


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


@plays(*[row[0] for row in DRAWS])
@pytest.mark.rule("BZ-GEN-10", "BZ-PLA-3")
@pytest.mark.parametrize("card, cost, count", DRAWS)
def test_bz_gen_10_cards_when_played(card: str, cost: int, count: int) -> None:
    check_draw(card, cost, count)


@plays("military_procurer")
@pytest.mark.rule("BZ-CLA-2", "BZ-GEN-8", "BZ-GAP-13")
def test_bz_cla_2_procurer_plays_another_card_for_a_virtus() -> None:
    check_plays_another("military_procurer", 5, "virtus")


@plays("excubitors")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_excubitors_or_not() -> None:
    check_others_lose_nomisma("excubitors", 4, 2)


@plays("hunnic_horse_archers")
@pytest.mark.rule("BZ-GEN-8", "BZ-GEN-2")
def test_bz_gen_8_horse_archers_take_a_resource_of_their_choice() -> None:
    others = holds("green", fides=1, lapis=2, nomisma=5) + holds("white", nomisma=5) + holds("red", virtus=1)
    t = played("hunnic_horse_archers", 4, others, 4)
    assert offered(t, "blue", "choose_player") == ["green", "red"]  # Nomisma is no resource
    play(t, "blue: choose_player green")
    assert offered(t, "blue", "gain") == ["fides", "lapis"]
    play(t, "blue: gain lapis")
    assert goods(t, "blue") == {"lapis": 1}
    assert goods(t, "green") == {"fides": 1, "lapis": 1, "nomisma": 5}
    assert asks_no_more(t)  # one
    t = played("hunnic_horse_archers", 4, others, 4)
    play(t, "blue: decline")
    assert goods(t, "blue") == {}


@plays("dromon_marines")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_marines_trade_one_resource() -> None:
    check_market_trade("dromon_marines", 4)


@plays("armenian_cataphracts")
@pytest.mark.rule("BZ-DSC-9", "BZ-PLA-3")
def test_bz_dsc_9_cataphracts_make_the_next_card_2_cheaper() -> None:
    check_next_discount("armenian_cataphracts", 5, 2)


@pytest.mark.rule("BZ-DSC-9", "BZ-DSC-5")
def test_bz_dsc_9_added_to_a_hero_discount_and_never_below_nothing() -> None:
    hand = ["armenian_cataphracts", "military_secretary", "shipwrights_of_cilicia", "herul_foederati"]
    t = duel(holds("blue", hand=hand, nomisma=20, area=["martin"]))
    play(t, "blue: act play")
    lay(t, "armenian_cataphracts")
    assert paid(t) == 5 - 1
    lay(t, "shipwrights_of_cilicia")
    assert paid(t) == 5 - 1 - 2
    lay(t, "herul_foederati")
    assert paid(t) == 0  # 2 - 1 - 2
    lay(t, "military_secretary")
    assert paid(t) == 5 - 1


# ---------------------------------------------------------------- Heroes


@plays("belisarius")
@pytest.mark.rule("BZ-COM-10", "BZ-COM-11")
def test_bz_com_11_belisarius_gains_a_doxa_for_a_completed_event() -> None:
    check_completion("belisarius", {}, 1)


@pytest.mark.rule("BZ-COM-11")
@pytest.mark.parametrize("given, glory", [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_bz_com_11_two_nomisma_are_enough_to_have_contributed(given: int, glory: int) -> None:
    blue = holds("blue", nomisma=3, area=["belisarius"], position="iii")
    green = holds("green", civicus=2, nomisma=4, position="i")
    t = resolving("deposition_of_hilderic", 1, blue, green)
    give(t, "green", {"civicus": 2, "nomisma": 4})
    give(t, "blue", {"nomisma": given})
    assert doxa(t, "blue") == 10 + glory  # 1 for 2 Nomisma, 1 by Belisarius
    assert goods(t, "blue") == ({"nomisma": 3 - given} if given < 3 else {})


@pytest.mark.rule("BZ-DSC-1", "BZ-PLA-5")
def test_bz_dsc_1_belisarius_as_in_the_book() -> None:
    hand = ["belisarius", "military_secretary", "overseer_of_fortifications", "commissary_for_food_supply"]
    t = duel(holds("blue", hand=hand, nomisma=16))
    play(t, "blue: act play")
    for card, price in zip(hand, [9, 2, 2, 3]):
        lay(t, card)
        assert paid(t) == price
    assert seat(t, "blue")["nomisma"] == 0


@plays(*[row[0] for row in CASKETS])
@pytest.mark.rule("BZ-CLA-3", "BZ-CAS-4", "BZ-GAP-43", "BZ-INT-18")
@pytest.mark.parametrize("hero, place", CASKETS)
def test_bz_cla_3_the_casket_once_more(hero: str, place: int) -> None:
    check_casket_again(hero, place)


@pytest.mark.rule("BZ-CLA-3", "BZ-CAS-3", "BZ-KEI-2")
def test_bz_cla_3_an_extra_dynamis_comes_twice_but_the_labarum_once() -> None:
    t = duel('phase = "event"\ncaskets = ["c37", "c01", "c02", "c03"]\n' + holds("blue", area=["mundus"]))
    play(t, "blue: seal i")
    assert seat(t, "blue")["dynamis"] == 6 + 1 + 1 + 1
    assert goods(t, "blue") == {"nomisma": 4}


@pytest.mark.rule("BZ-CLA-9")
def test_bz_cla_9_martin_leads_a_bandon_of_one_follower() -> None:
    t = duel(holds("blue", hand=["bucellarii", "herul_foederati"], nomisma=4, area=["martin"]))
    play(t, "blue: act play; play bucellarii; join martin")
    assert seat(t, "blue")["bandon"] == {"martin": ["bucellarii"]}
    play(t, "blue: play herul_foederati")
    assert offered(t, "blue", "join") == []
    assert refused(t, "blue: join martin").code


@plays("germanus")
@pytest.mark.rule("BZ-CLA-1", "BZ-CON-4", "BZ-CON-5", "BZ-GEN-8", "BZ-GAP-13")
def test_bz_cla_1_germanus_uses_a_virtus_for_another_resource() -> None:
    check_substitute("germanus", "virtus", 1, {"fides": 2})


@plays("sittas")
@pytest.mark.rule("BZ-PLA-5", "BZ-PLA-6", "BZ-PLA-8")
def test_bz_pla_8_sittas_gains_a_nomisma_for_stratiotika_cards() -> None:
    check_set_off("sittas", "stratiotika", {"nomisma": 1})


@plays("john_troglita")
@pytest.mark.rule("BZ-AVT-7", "BZ-BAN-10")
@pytest.mark.parametrize(
    "leader, down, made",
    [
        ("john_troglita", [], {"virtus": 1, "lignum": 1, "nomisma": 2}),
        ("belisarius", [], {"virtus": 3, "auctoritas": 1, "lignum": 1, "nomisma": 2}),  # as his follower
        ("belisarius", ["john_troglita"], {"virtus": 2, "auctoritas": 1}),
        ("tribonian", [], {"auctoritas": 1, "civicus": 1}),  # another Bandon
    ],
)
def test_bz_avt_7_troglita_gains_when_his_bandon_is_activated(
    leader: str, down: list[str], made: dict[str, int]
) -> None:
    follows = {"belisarius": ["john_troglita"]} if leader == "belisarius" else {}
    t = duel(holds("blue", area=["john_troglita", "belisarius", "tribonian"], bandon=follows, down=down))
    play(t, f"blue: act activate; activate {leader}")
    assert goods(t, "blue") == made
