"""The twenty Rustica cards of the Empire: what they cost and produce, and what they do."""

import pytest
from tests.games.byzantion.cards import (
    Printed,
    check_completion,
    check_cost,
    check_draw,
    check_exchange,
    check_gain,
    check_levels,
    check_next_discount,
    check_plays_another,
    check_production,
    check_set_off,
    check_types,
    holds,
    lay,
    played,
    plays,
)
from tests.games.byzantion.table import asked, duel, goods, offered, play, seat

from quadriga.engine.table import Table

CARDS = [
    Printed("flavius_apion_of_oxyrhynchus", 8, "rustica 3, palatina 1", "frumentum 2, civicus 1"),
    Printed("dioscorus_of_aphrodito", 3, "rustica 1", "frumentum 1, nomisma 1"),
    Printed("nicholas_of_sion", 6, "rustica 2, ecclesiastica 1", "lignum 1, fides 1"),
    Printed("isidore_of_miletus", 6, "rustica 2, ecclesiastica 1", "lapis 2"),
    Printed("longinus_of_isauria", 5, "rustica 1, stratiotika 1", "lapis 1, lignum 1"),
    Printed("anastasia_of_the_fayum", 5, "rustica 2", "frumentum 2"),
    Printed("fishermen_of_lesbos", 5, "rustica", "frumentum 2"),
    Printed("quarrymen_of_proconnesus", 5, "rustica", "lapis 3"),
    Printed("woodcutters_of_lebanon", 5, "rustica", "lignum 3"),
    Printed("wheat_farmers_of_the_nile", 4, "rustica", "frumentum 2"),
    Printed("vine_growers_of_thrace", 2, "rustica", "frumentum 1, nomisma 1"),
    Printed("olive_growers_of_africa", 3, "rustica, emporion", "lignum 1, nomisma 2"),
    Printed("shepherds_of_cappadocia", 2, "rustica", "frumentum 1"),
    Printed("charcoal_burners_of_bithynia", 3, "rustica", "lignum 1, nomisma 1"),
    Printed("marble_sawyers_of_docimium", 4, "rustica", "lapis 2"),
    Printed("horse_breeders_of_phrygia", 4, "rustica, stratiotika", "frumentum 1, virtus 1"),
    Printed("miners_of_illyricum", 3, "rustica, emporion", "lapis 1, nomisma 2"),
    Printed("shipwrights_of_cilicia", 5, "rustica, stratiotika", "lignum 2, virtus 1"),
    Printed("coloni_of_sicily", 5, "rustica", "frumentum 2, lapis 1"),
    Printed("carpenters_of_the_great_church", 5, "rustica, ecclesiastica", "lignum 2, fides 1"),
]
GAINS = [
    ("quarrymen_of_proconnesus", 5, "lapis 1"),
    ("woodcutters_of_lebanon", 5, "lignum 1"),
    ("wheat_farmers_of_the_nile", 4, "frumentum 1"),
    ("vine_growers_of_thrace", 2, "nomisma 2"),
    ("charcoal_burners_of_bithynia", 3, "lignum 1"),
    ("horse_breeders_of_phrygia", 4, "virtus 1"),
    ("carpenters_of_the_great_church", 5, "fides 1"),
]
DRAWS = [("olive_growers_of_africa", 3, 1), ("shepherds_of_cappadocia", 2, 1), ("marble_sawyers_of_docimium", 4, 1)]
SET_OFF = [
    ("flavius_apion_of_oxyrhynchus", "rustica", {"nomisma": 1}),
    ("longinus_of_isauria", "stratiotika", {"lapis": 1}),
    ("anastasia_of_the_fayum", "emporion", {"frumentum": 1}),
]
COMPLETION = [("nicholas_of_sion", {"lignum": 1}), ("isidore_of_miletus", {"lapis": 1})]


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


@plays("fishermen_of_lesbos")
@pytest.mark.rule("BZ-CLA-2", "BZ-GEN-8", "BZ-GAP-13")
def test_bz_cla_2_fishermen_play_another_card_for_a_frumentum() -> None:
    check_plays_another("fishermen_of_lesbos", 5, "frumentum")


@plays("miners_of_illyricum")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_miners_exchange_a_resource() -> None:
    check_exchange("miners_of_illyricum", 3)


@plays("shipwrights_of_cilicia")
@pytest.mark.rule("BZ-DSC-9", "BZ-PLA-3")
def test_bz_dsc_9_shipwrights_make_the_next_card_2_cheaper() -> None:
    check_next_discount("shipwrights_of_cilicia", 5, 2)


@plays("coloni_of_sicily")
@pytest.mark.rule("BZ-GEN-8")
@pytest.mark.parametrize("word, own, others", [("use", {"nomisma": 5}, {"frumentum": 1}), ("decline", {}, {})])
def test_bz_gen_8_coloni_wholly_or_not_at_all(word: str, own: dict[str, int], others: dict[str, int]) -> None:
    t = played("coloni_of_sicily", 5, players=3)
    play(t, f"blue: {word}")
    assert [goods(t, name) for name in ("blue", "green", "white")] == [own, others, others]


# ---------------------------------------------------------------- Heroes


@plays(*[row[0] for row in SET_OFF])
@pytest.mark.rule("BZ-PLA-5", "BZ-PLA-6", "BZ-PLA-8")
@pytest.mark.parametrize("hero, kind, gained", SET_OFF)
def test_bz_pla_8_goods_for_cards_of_a_type(hero: str, kind: str, gained: dict[str, int]) -> None:
    check_set_off(hero, kind, gained)


@pytest.mark.rule("BZ-GEN-9", "BZ-PLA-6", "BZ-PLA-8", "BZ-GAP-55")
def test_bz_pla_8_a_card_of_two_types_sets_off_the_heroes_of_both() -> None:
    heroes = ["flavius_apion_of_oxyrhynchus", "longinus_of_isauria", "sittas", "saint_sabas"]
    t = played("isaurian_spearmen", 0, area=heroes)  # Rustica and Stratiotika, 2 less 3
    assert goods(t, "blue") == {"virtus": 1, "nomisma": 1 + 1, "lapis": 1, "fides": 1}


@pytest.mark.rule("BZ-PLA-6", "BZ-CLA-6", "BZ-CLA-8", "BZ-GAP-55")
@pytest.mark.parametrize("first", ["procopius_of_caesarea", "cosmas_indicopleustes"])
def test_bz_pla_6_the_owner_orders_abilities_that_ask_something(first: str) -> None:
    heroes = ["procopius_of_caesarea", "cosmas_indicopleustes", "anastasia_of_the_fayum"]
    t = played("wine_merchants_of_gaza", 1, 'market = ["lignum"]\n', area=heroes)
    assert goods(t, "blue") == {"nomisma": 3, "frumentum": 1}  # what only gives comes by itself
    assert offered(t, "blue", "first") == heroes[:2]
    play(t, f"blue: first {first}")
    assert asked(t) == ("BandonActivation" if first == heroes[0] else "MarketTrade")
    play(t, "blue: decline")
    assert asked(t) == ("MarketTrade" if first == heroes[0] else "BandonActivation")


@plays(*[row[0] for row in COMPLETION])
@pytest.mark.rule("BZ-COM-10", "BZ-COM-11")
@pytest.mark.parametrize("hero, gained", COMPLETION)
def test_bz_com_11_goods_for_a_completed_event(hero: str, gained: dict[str, int]) -> None:
    check_completion(hero, gained)


DIOSCORUS = ["dioscorus_of_aphrodito"]


def discards(**more: object) -> Table:
    hand = ["martin", "buzes", "mundus", "sittas", "narses", "antonina", "tribonian"]
    return duel(holds("blue", hand=hand, area=DIOSCORUS, **more))


@plays("dioscorus_of_aphrodito")
@pytest.mark.rule("BZ-DIS-2", "BZ-INT-18")
def test_bz_dis_2_dioscorus_gains_a_nomisma_for_each_card_discarded_for_income() -> None:
    t = discards()
    play(t, "blue: discard martin; discard buzes")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 6}
    t = discards(down=DIOSCORUS)
    play(t, "blue: discard martin; discard buzes")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 4}
    t = duel(holds("blue", hand=["martin", "buzes"], auctoritas=1) + holds("green", area=DIOSCORUS))
    play(t, "blue: discard martin")
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-EOR-1", "BZ-DIS-2")
def test_bz_eor_1_dioscorus_also_at_the_hand_limit() -> None:
    hand = ["martin", "buzes", "mundus", "sittas", "narses", "antonina", "tribonian", "belisarius"]
    t = duel('phase = "round_end"\n' + holds("blue", hand=hand, area=DIOSCORUS))
    play(t, "blue: discard martin; discard buzes")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 6}
    assert len(seat(t, "blue")["hand"]) == 6


@pytest.mark.rule("BZ-END-3", "BZ-DIS-2")
def test_bz_end_3_dioscorus_also_when_a_last_card_is_financed() -> None:
    t = duel('phase = "scoring"\n' + holds("blue", hand=["pilgrimage", "martin", "buzes"], area=DIOSCORUS, nomisma=1))
    play(t, "blue: discard martin")
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 4}


@pytest.mark.rule("BZ-DIS-4", "BZ-CLA-11")
def test_bz_dis_4_dioscorus_is_silent_for_forced_discards() -> None:
    t = duel(
        'active = "green"\n'
        + holds("blue", hand=["martin", "buzes"], area=DIOSCORUS)
        + holds("green", hand=["harbour_customs_officers"], nomisma=2)
    )
    play(t, "green: act play")
    lay(t, "harbour_customs_officers", "green")
    play(t, "green: use", "blue: shed martin")
    assert goods(t, "blue") == {}
