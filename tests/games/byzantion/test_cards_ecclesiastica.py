"""The twenty Ecclesiastica cards of the Empire: what they cost and produce, and what they do."""

import pytest
from tests.games.byzantion.cards import (
    Printed,
    check_completion,
    check_cost,
    check_draw,
    check_gain,
    check_levels,
    check_market_trade,
    check_plays_another,
    check_production,
    check_set_off,
    check_substitute,
    check_types,
    doxa,
    give,
    holds,
    lay,
    outcome,
    played,
    plays,
    resolving,
)
from tests.games.byzantion.table import asked, can, duel, goods, happened, offered, play, seat, waiting

from quadriga.engine.table import Table

CARDS = [
    Printed("severus_of_antioch", 6, "ecclesiastica 2", "fides 2"),
    Printed("patriarch_menas", 6, "ecclesiastica 2, palatina 1", "fides 1, auctoritas 1"),
    Printed("patriarch_eutychius", 7, "ecclesiastica 3", "fides 2, auctoritas 1"),
    Printed("romanos_the_melodist", 4, "ecclesiastica 1", "fides 1"),
    Printed("saint_sabas", 6, "ecclesiastica 2, rustica 1", "fides 1, frumentum 1"),
    Printed("jacob_baradaeus", 4, "ecclesiastica 1, emporion 1", "fides 1, nomisma 1"),
    Printed("pope_vigilius", 5, "ecclesiastica 2, palatina 1", "fides 1, civicus 1"),
    Printed("artisans_of_icons_of_mount_sinai", 5, "ecclesiastica, emporion", "fides 1, lignum 1"),
    Printed("church_administrator", 5, "ecclesiastica, palatina", "fides 1, civicus 1"),
    Printed("ecclesiastical_escort", 6, "ecclesiastica, stratiotika", "fides 1, virtus 1"),
    Printed("deacons_of_the_great_church", 2, "ecclesiastica", "fides 1"),
    Printed("deaconesses_of_constantinople", 4, "ecclesiastica", "fides 1, civicus 1"),
    Printed("hermits_of_judaea", 2, "ecclesiastica", "fides 1"),
    Printed("copyists_of_scripture", 4, "ecclesiastica", "fides 1, auctoritas 1"),
    Printed("choir_of_the_holy_apostles", 4, "ecclesiastica", "fides 2"),
    Printed("mosaicists_of_ravenna", 4, "ecclesiastica, emporion", "fides 1, lapis 1"),
    Printed("parabalani_of_alexandria", 4, "ecclesiastica, stratiotika", "fides 1, virtus 1"),
    Printed("keepers_of_the_xenodochium", 4, "ecclesiastica, rustica", "fides 1, frumentum 1"),
    Printed("bishops_in_synod", 5, "ecclesiastica", "fides 2, auctoritas 1"),
    Printed("pilgrims_to_jerusalem", 3, "ecclesiastica, emporion", "fides 1, nomisma 2"),
]
GAINS = [
    ("deacons_of_the_great_church", 2, "fides 1"),
    ("choir_of_the_holy_apostles", 4, "auctoritas 1"),
    ("keepers_of_the_xenodochium", 4, "frumentum 1"),
    ("pilgrims_to_jerusalem", 3, "nomisma 2"),
]
DRAWS = [("deaconesses_of_constantinople", 4, 1), ("hermits_of_judaea", 2, 1), ("copyists_of_scripture", 4, 1)]
OTHERS = [("artisans_of_icons_of_mount_sinai", 5, "lignum"), ("church_administrator", 5, "fides")]
SET_OFF = [("patriarch_menas", "ecclesiastica", {"auctoritas": 1}), ("saint_sabas", "rustica", {"fides": 1})]


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


@plays(*[row[0] for row in OTHERS])
@pytest.mark.rule("BZ-CLA-2", "BZ-GEN-8", "BZ-GAP-13")
@pytest.mark.parametrize("card, cost, resource", OTHERS)
def test_bz_cla_2_another_card_for_a_resource(card: str, cost: int, resource: str) -> None:
    check_plays_another(card, cost, resource)


@plays("mosaicists_of_ravenna")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_mosaicists_trade_one_resource() -> None:
    check_market_trade("mosaicists_of_ravenna", 4)


def parabalani() -> Table:
    others = holds("green", fides=1, lapis=1) + holds("white", virtus=2) + holds("red", nomisma=3)
    return played("parabalani_of_alexandria", 4, others, 4, lapis=1)


@plays("parabalani_of_alexandria")
@pytest.mark.rule("BZ-GEN-8", "BZ-GEN-2", "BZ-GEN-15")
def test_bz_gen_8_parabalani_cost_all_others_a_resource_of_their_choice() -> None:
    t = parabalani()
    play(t, "blue: use")
    assert waiting(t) == ["green"]
    assert offered(t, "green", "give") == ["fides", "lapis"]
    assert not can(t, "green: decline")
    play(t, "green: give lapis")
    assert [goods(t, name) for name in ("blue", "green", "white", "red")] == [
        {"lapis": 1},
        {"fides": 1},
        {"virtus": 1},
        {"nomisma": 3},  # is no resource
    ]
    assert [doxa(t, name) for name in ("green", "white", "red")] == [10, 10, 10]
    t = parabalani()
    play(t, "blue: decline")
    assert goods(t, "green") == {"fides": 1, "lapis": 1}
    assert goods(t, "white") == {"virtus": 2}


@plays("bishops_in_synod")
@pytest.mark.rule("BZ-GEN-8")
@pytest.mark.parametrize("word, own, others", [("use", {"auctoritas": 2}, {"auctoritas": 1}), ("decline", {}, {})])
def test_bz_gen_8_bishops_wholly_or_not_at_all(word: str, own: dict[str, int], others: dict[str, int]) -> None:
    t = played("bishops_in_synod", 5, players=3)
    play(t, f"blue: {word}")
    assert [goods(t, name) for name in ("blue", "green", "white")] == [own, others, others]


def escort(**rival: object) -> Table:
    t = duel(
        'deck = ["martin"]\n'
        + holds("blue", hand=["ecclesiastical_escort", "herul_foederati", "narses"], area=["mundus"], nomisma=4)
        + holds("green", dynamis=0, **rival)
    )
    play(t, "blue: act play")
    if rival:
        play(t, "green: pass")
    lay(t, "ecclesiastical_escort")  # 6 less 2
    return t


@plays("ecclesiastical_escort")
@pytest.mark.rule("BZ-CLA-4", "BZ-PLA-4", "BZ-AVT-4", "BZ-PLA-3")
def test_bz_cla_4_escort_gives_an_action_after_all_cards_are_played() -> None:
    t = escort()
    assert asked(t) == "PlayCards"  # not yet
    lay(t, "herul_foederati")  # 2 less 2
    play(t, "blue: done; done; act activate; activate mundus")
    assert goods(t, "blue") == {"virtus": 1, "lapis": 1}
    assert seat(t, "blue")["marked"] == []
    assert seat(t, "blue")["dynamis"] == 5
    play(t, "blue: done; end_turn; act activate; activate mundus")  # once more in the same round
    assert goods(t, "blue") == {"virtus": 2, "lapis": 2}
    assert seat(t, "blue")["marked"] == ["mundus"]
    assert seat(t, "blue")["dynamis"] == 4


@pytest.mark.rule("BZ-CLA-4", "BZ-GEN-8")
def test_bz_cla_4_escort_may_be_declined() -> None:
    t = escort()
    play(t, "blue: done; done; decline")
    assert goods(t, "blue") == {}
    assert asked(t) == "Turn"
    assert offered(t, "blue", "end_turn") == ["end_turn"]


@pytest.mark.rule("BZ-CLA-5", "BZ-INT-14")
def test_bz_cla_5_the_free_action_may_be_lost() -> None:
    t = escort(hand=["iron_custody"], nomisma=4)
    play(t, "blue: done; done; act activate", "green: intrigue iron_custody")
    assert goods(t, "blue") == {}
    assert seat(t, "blue")["dynamis"] == 5
    assert happened(t, "action.lost") == ["action.lost"]
    assert sorted(seat(t, "blue")["area"]) == ["ecclesiastical_escort", "mundus"]
    play(t, "blue: done; end_turn")


# ---------------------------------------------------------------- Heroes


@plays("severus_of_antioch")
@pytest.mark.rule("BZ-CLA-1", "BZ-CON-4", "BZ-CON-5", "BZ-GEN-8", "BZ-GAP-13")
def test_bz_cla_1_severus_uses_a_fides_for_another_resource() -> None:
    check_substitute("severus_of_antioch", "fides", 2, {"civicus": 1, "frumentum": 1})


@plays(*[row[0] for row in SET_OFF])
@pytest.mark.rule("BZ-PLA-5", "BZ-PLA-6", "BZ-PLA-8")
@pytest.mark.parametrize("hero, kind, gained", SET_OFF)
def test_bz_pla_8_goods_for_cards_of_a_type(hero: str, kind: str, gained: dict[str, int]) -> None:
    check_set_off(hero, kind, gained)


@plays("patriarch_eutychius")
@pytest.mark.rule("BZ-COM-10", "BZ-COM-11")
def test_bz_com_11_eutychius_gains_a_fides_for_a_completed_event() -> None:
    check_completion("patriarch_eutychius", {"fides": 1})


@plays("romanos_the_melodist")
@pytest.mark.rule("BZ-AVT-7", "BZ-BAN-10")
@pytest.mark.parametrize(
    "leader, down, made, drawn",
    [
        ("romanos_the_melodist", [], {"fides": 1}, ["martin"]),
        ("patriarch_eutychius", [], {"fides": 3, "auctoritas": 1}, ["martin"]),  # as his follower
        ("patriarch_eutychius", ["romanos_the_melodist"], {"fides": 2, "auctoritas": 1}, []),
        ("mundus", [], {"virtus": 1, "lapis": 1}, []),  # another Bandon
    ],
)
def test_bz_avt_7_romanos_draws_when_his_bandon_is_activated(
    leader: str, down: list[str], made: dict[str, int], drawn: list[str]
) -> None:
    follows = {"patriarch_eutychius": ["romanos_the_melodist"]} if leader == "patriarch_eutychius" else {}
    area = ["romanos_the_melodist", "patriarch_eutychius", "mundus"]
    t = duel('deck = ["martin"]\n' + holds("blue", area=area, bandon=follows, down=down))
    play(t, f"blue: act activate; activate {leader}")
    assert goods(t, "blue") == made
    assert seat(t, "blue")["hand"] == drawn


def trial(blue: int, green: int, **hero: object) -> Table:
    """Green has completed the event: 3 Doxa. The winner of the Trial gains 3, the second 2."""
    t = resolving(
        "earthquake_of_antioch",
        1,
        holds("blue", lapis=3, position="iii", area=["jacob_baradaeus"], **hero),
        holds("green", lapis=4, frumentum=2, position="i"),
    )
    give(t, "green", {"lapis": 1, "frumentum": 2})
    give(t, "blue", {})
    play(t, f"blue: bid x{blue}", f"green: bid x{green}")
    return t


@plays("jacob_baradaeus")
@pytest.mark.rule("BZ-TRI-4", "BZ-TRI-5", "BZ-TRI-6", "BZ-INT-18")
def test_bz_tri_4_baradaeus_makes_a_bid_count_1_more() -> None:
    t = trial(2, 2)
    assert (doxa(t, "blue"), doxa(t, "green")) == (13, 15)
    assert goods(t, "blue") == {"lapis": 1}  # 2 are spent, not 3
    t = trial(1, 2)
    assert asked(t) == "Favour"  # level now
    t = trial(0, 1)
    assert (doxa(t, "blue"), doxa(t, "green")) == (10, 16)  # no bid, no bonus
    t = trial(2, 2, down=["jacob_baradaeus"])
    assert asked(t) == "Favour"


PENALTIES = [
    ("five_years_truce", "civicus", {"nomisma": 12}, {"nomisma": 7}, 10),  # 10 Nomisma
    ("vandal_expedition", "virtus", {"virtus": 3, "nomisma": 5}, {"virtus": 2, "nomisma": 3}, 10),  # 2 Virtus and 4
    ("landing_in_sicily", "virtus", {"nomisma": 10}, {"nomisma": 6}, 10),  # 9 Nomisma
    ("landing_in_sicily", "virtus", {}, {}, 8),  # halved first, then what is missing
    ("academy_of_athens", "fides", {"auctoritas": 3}, {"auctoritas": 2}, 10),  # 3 Auctoritas
    ("kutrigur_raid", "virtus", {}, {}, 8),  # 5 Doxa
]


@plays("pope_vigilius")
@pytest.mark.rule("BZ-COM-6", "BZ-COM-8", "BZ-COM-9")
@pytest.mark.parametrize("event, good, own, left, glory", PENALTIES)
def test_bz_com_6_vigilius_halves_every_amount_of_a_penalty(
    event: str, good: str, own: dict[str, int], left: dict[str, int], glory: int
) -> None:
    t = resolving(event, 1, holds("blue", area=["pope_vigilius"], **own), holds("green", **{good: 1}))
    give(t, "green", {good: 1})
    give(t, "blue", {})
    assert outcome(t) == "failed"
    assert goods(t, "blue") == left
    assert doxa(t, "blue") == glory


@pytest.mark.rule("BZ-COM-6", "BZ-INT-18")
def test_bz_com_6_vigilius_is_silent_face_down_and_for_others() -> None:
    vigilius = holds("blue", area=["pope_vigilius"], down=["pope_vigilius"], nomisma=12)
    t = resolving("five_years_truce", 2, vigilius, holds("green", virtus=1))
    give(t, "green", {"virtus": 1})
    assert goods(t, "blue") == {"nomisma": 2}
    vigilius = holds("blue", area=["pope_vigilius"], virtus=1)
    t = resolving("five_years_truce", 2, vigilius, holds("green", nomisma=12))
    give(t, "blue", {"virtus": 1})
    assert goods(t, "green") == {"nomisma": 2}
    assert outcome(t) == "failed"
