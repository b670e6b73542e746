"""The twenty Palatina cards of the Empire: what they cost and produce, and what they do."""

import pytest
from tests.games.byzantion.cards import (
    OFFER,
    Printed,
    asks_no_more,
    check_cost,
    check_draw,
    check_gain,
    check_gain_per_card,
    check_levels,
    check_others_lose_nomisma,
    check_plays_another,
    check_production,
    check_set_off,
    check_substitute,
    check_take_offer,
    check_types,
    doxa,
    holds,
    lay,
    outcome,
    played,
    plays,
    resolving,
)
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    goods,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.table import Table

CARDS = [
    Printed("empress_theodora", 9, "palatina 3, ecclesiastica 2", "auctoritas 2, fides 1"),
    Printed("tribonian", 6, "palatina 2", "civicus 1, auctoritas 1"),
    Printed("narses", 7, "palatina 2, stratiotika 2", "auctoritas 1, virtus 1"),
    Printed("junillus_the_african", 6, "palatina 2, ecclesiastica 1", "auctoritas 1, civicus 1"),
    Printed("procopius_of_caesarea", 8, "palatina 2, rustica 1", "civicus 1, frumentum 1"),
    Printed("antonina", 6, "palatina 2", "auctoritas 1, civicus 1"),
    Printed("john_the_cappadocian", 7, "palatina 3", "auctoritas 2, nomisma 3"),
    Printed("peter_the_patrician", 5, "palatina 1", "auctoritas 1"),
    Printed("commissary_for_food_supply", 5, "palatina", "civicus 1, frumentum 1"),
    Printed("treasurer", 5, "palatina, emporion", "auctoritas 1, nomisma 2"),
    Printed("silentiaries_of_the_palace", 2, "palatina", "auctoritas 1"),
    Printed("notaries_of_the_consistory", 4, "palatina", "auctoritas 1, civicus 1"),
    Printed("praetorian_clerks", 2, "palatina", "civicus 1"),
    Printed("leaders_of_the_blues", 4, "palatina", "civicus 2"),
    Printed("leaders_of_the_greens", 4, "palatina", "civicus 2"),
    Printed("couriers_of_the_cursus_publicus", 4, "palatina, stratiotika", "auctoritas 1, virtus 1"),
    Printed("water_commissioners", 4, "palatina, rustica", "civicus 1, lapis 1"),
    Printed("professors_of_law_at_berytus", 6, "palatina", "auctoritas 1, civicus 2"),
    Printed("provincial_governor", 4, "palatina, rustica", "civicus 1, lapis 1, nomisma 1"),
    Printed("eunuchs_of_the_bedchamber", 4, "palatina", "auctoritas 2"),
]
GAINS = [
    ("praetorian_clerks", 2, "auctoritas 1"),
    ("water_commissioners", 4, "lapis 1"),
    ("provincial_governor", 4, "nomisma 2"),
]
DRAWS = [("silentiaries_of_the_palace", 2, 1), ("notaries_of_the_consistory", 4, 1)]
OTHERS = [("commissary_for_food_supply", 5, "civicus"), ("treasurer", 5, "auctoritas")]
SUBSTITUTES = [("tribonian", "civicus"), ("junillus_the_african", "auctoritas")]


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


@pytest.mark.rule("BZ-CLA-2", "BZ-PLA-8")
def test_bz_cla_2_its_own_ability_follows_and_chains_are_allowed() -> None:
    hand = ["commissary_for_food_supply", "treasurer", "military_secretary"]
    t = duel(
        'deck = ["martin", "buzes"]\n'
        + holds("blue", hand=hand, nomisma=2, civicus=1, auctoritas=1, area=["john_the_cappadocian"])
    )
    play(t, "blue: act play")
    lay(t, "commissary_for_food_supply")
    lay(t, "treasurer")
    lay(t, "military_secretary")
    assert goods(t, "blue") == {"nomisma": 4}  # two Palatina cards for John
    assert seat(t, "blue")["hand"] == ["buzes", "martin"]
    assert seat(t, "blue")["cards_cost"] == 5 + 5 + 5 + 7  # printed costs count in the end


@plays("leaders_of_the_blues")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_leaders_of_the_blues_or_not() -> None:
    check_others_lose_nomisma("leaders_of_the_blues", 4, 2)


@plays("leaders_of_the_greens")
@pytest.mark.rule("BZ-GEN-8")
def test_bz_gen_8_leaders_of_the_greens_take_up_to_3_nomisma_from_one() -> None:
    others = holds("green", nomisma=7) + holds("white", nomisma=2) + holds("red")
    t = played("leaders_of_the_greens", 4, others, 4)
    assert offered(t, "blue", "choose_player") == ["green", "white"]
    play(t, "blue: choose_player green")
    assert [goods(t, name) for name in ("blue", "green", "white")] == [{"nomisma": 3}, {"nomisma": 4}, {"nomisma": 2}]
    t = played("leaders_of_the_greens", 4, others, 4)
    play(t, "blue: choose_player white")
    assert [goods(t, name) for name in ("blue", "green", "white")] == [{"nomisma": 2}, {"nomisma": 7}, {}]
    t = played("leaders_of_the_greens", 4, others, 4)
    play(t, "blue: decline")
    assert goods(t, "blue") == {}


@plays("couriers_of_the_cursus_publicus")
@pytest.mark.rule("BZ-GEN-8", "BZ-DRA-4")
def test_bz_dra_4_couriers_take_a_card_from_the_offer() -> None:
    check_take_offer("couriers_of_the_cursus_publicus", 4)


@plays("professors_of_law_at_berytus")
@pytest.mark.rule("BZ-GEN-9", "BZ-INT-4")
def test_bz_gen_9_professors_count_palatina_cards() -> None:
    four = ["treasurer", "notaries_of_the_consistory", "leaders_of_the_blues", "praetorian_clerks"]
    check_gain_per_card("professors_of_law_at_berytus", 6, four, "confiscation")


@plays("eunuchs_of_the_bedchamber")
@pytest.mark.rule("BZ-DIS-4")
def test_bz_dis_4_eunuchs_look_at_three_cards_and_keep_one() -> None:
    t = played("eunuchs_of_the_bedchamber", 4, 'deck = ["mundus", "secret_archive", "buzes", "martin"]\n')
    assert can(t, "blue: decline")  # what is not kept lies open to others
    play(t, "blue: use")
    assert offered(t, "blue", "keep") == ["mundus", "buzes", "secret_archive"]
    play(t, "blue: keep secret_archive")
    assert seat(t, "blue")["hand"] == ["secret_archive"]
    assert sorted(described(t)["discard"]) == ["buzes", "mundus"]
    assert goods(t, "blue") == {}  # no income
    assert asks_no_more(t)


# ---------------------------------------------------------------- Heroes


def vote(**theodora: object) -> Table:
    return duel(
        'phase = "vote"\nevent = "academy_of_athens"\n'
        + holds("blue", auctoritas=1, position="i", **theodora)
        + holds("green", auctoritas=2, position="iv")
    )


@plays("empress_theodora")
@pytest.mark.rule("BZ-INF-9", "BZ-GEN-10")
def test_bz_inf_9_theodora_adds_1_to_a_vote() -> None:
    t = vote(area=["empress_theodora"])
    play(t, "blue: vote 1 x1", "green: vote 2 x1")
    assert described(t)["option"] == 1
    assert (doxa(t, "blue"), doxa(t, "green")) == (12, 10)
    assert goods(t, "blue") == {}
    t = vote(area=["empress_theodora"])
    play(t, "blue: vote 1 x1", "green: vote 2 x2")
    assert asked(t) == "Influence"  # 2 and 2
    play(t, "blue: decree 1")
    assert (doxa(t, "blue"), doxa(t, "green")) == (11, 11)


@pytest.mark.rule("BZ-INF-9", "BZ-INT-18")
def test_bz_inf_9_theodora_is_silent_without_a_vote_and_face_down() -> None:
    t = vote(area=["empress_theodora"])
    play(t, "blue: abstain", "green: vote 2 x1")
    assert described(t)["option"] == 2
    assert (doxa(t, "blue"), doxa(t, "green")) == (10, 12)
    t = vote(area=["empress_theodora"], down=["empress_theodora"])
    play(t, "blue: vote 1 x1", "green: vote 2 x1")
    assert asked(t) == "Influence"
    play(t, "blue: decree 2")
    assert (doxa(t, "blue"), doxa(t, "green")) == (11, 11)


@plays(*[row[0] for row in SUBSTITUTES])
@pytest.mark.rule("BZ-CLA-1", "BZ-CON-4", "BZ-CON-5", "BZ-GEN-8", "BZ-GAP-13")
@pytest.mark.parametrize("hero, token", SUBSTITUTES)
def test_bz_cla_1_a_token_stands_for_another(hero: str, token: str) -> None:
    check_substitute(hero, token, 1, {"fides": 2})


@pytest.mark.rule("BZ-CLA-1", "BZ-CON-2", "BZ-CON-5")
def test_bz_cla_1_one_civicus_more_than_asked_for_but_not_two() -> None:
    own = holds("blue", civicus=3, fides=1, area=["tribonian"])
    t = resolving("codex_justinianus", 2, own)
    assert refused(t, "blue: commit civicus x2").rules == []
    play(t, "blue: commit civicus x1; commit fides x1; mark tribonian")
    assert outcome(t) == "blue"
    assert goods(t, "blue") == {"civicus": 1, "auctoritas": 1}
    assert doxa(t, "blue") == 10 + 3 + 2
    t = resolving("codex_justinianus", 2, holds("blue", civicus=3, area=["tribonian"]))
    play(t, "blue: commit civicus x1; mark tribonian")
    assert outcome(t) == "failed"


@plays("narses")
@pytest.mark.rule("BZ-COM-3", "BZ-KEI-7", "BZ-GAP-44", "BZ-GAP-51")
@pytest.mark.parametrize(
    "position, down, own, glory, reward",
    [
        ("iii", [], 3, 5, 2),
        ("iv", [], 3, 5, 4),  # the Tunic doubles the reward, not his Doxa
        ("iii", ["narses"], 3, 3, 2),
        ("iii", [], 1, 1, 0),  # green has given more
    ],
)
def test_bz_com_3_narses_gains_2_doxa_for_a_victory(
    position: str, down: list[str], own: int, glory: int, reward: int
) -> None:
    t = resolving(
        "academy_of_athens",
        1,
        holds("blue", fides=own, area=["narses"], down=down, position=position),
        holds("green", fides=2, position="i"),
    )
    play(t, f"blue: commit fides x{own}", "green: commit fides x2")
    assert doxa(t, "blue") == 10 + glory
    assert seat(t, "blue")["auctoritas"] == reward
    assert doxa(t, "green") == 12


def procopius(**state: object) -> Table:
    hand = ["shepherds_of_cappadocia", "vine_growers_of_thrace", "silentiaries_of_the_palace"]
    t = duel(
        'deck = ["martin", "buzes"]\n'
        + holds("blue", hand=hand, nomisma=4, area=["procopius_of_caesarea", "mundus", "bucellarii"], **state)
        + holds("green", dynamis=0)
    )
    play(t, "blue: act play")
    return t


@plays("procopius_of_caesarea")
@pytest.mark.rule("BZ-CLA-8", "BZ-AVT-3", "BZ-GEN-8")
def test_bz_cla_8_procopius_activates_a_bandon_for_each_rustica_card() -> None:
    t = procopius()
    lay(t, "shepherds_of_cappadocia")
    assert offered(t, "blue", "activate") == ["procopius_of_caesarea", "mundus"]  # not the loose Bucellarii
    play(t, "blue: activate mundus")
    assert goods(t, "blue") == {"virtus": 1, "lapis": 1, "nomisma": 3}
    assert seat(t, "blue")["marked"] == ["mundus"]
    lay(t, "vine_growers_of_thrace")
    assert offered(t, "blue", "activate") == ["procopius_of_caesarea"]
    play(t, "blue: activate procopius_of_caesarea")
    assert goods(t, "blue") == {"virtus": 1, "lapis": 1, "civicus": 1, "frumentum": 1, "nomisma": 4}
    assert seat(t, "blue")["dynamis"] == 5
    play(t, "blue: done; done; end_turn; act activate")
    assert offered(t, "blue", "activate") == ["bucellarii", "vine_growers_of_thrace", "shepherds_of_cappadocia"]


@pytest.mark.rule("BZ-CLA-8", "BZ-GEN-8", "BZ-INT-18")
def test_bz_cla_8_procopius_may_be_declined_and_is_silent_otherwise() -> None:
    t = procopius()
    lay(t, "shepherds_of_cappadocia")
    play(t, "blue: decline")
    assert goods(t, "blue") == {"nomisma": 3}
    lay(t, "silentiaries_of_the_palace")
    assert asks_no_more(t)
    t = procopius(down=["procopius_of_caesarea"])
    lay(t, "shepherds_of_cappadocia")
    assert asks_no_more(t)
    t = played("procopius_of_caesarea", 8, area=["mundus"])  # a Rustica card himself, but not after himself
    assert asks_no_more(t)


@plays("antonina")
@pytest.mark.rule("BZ-CLA-15", "BZ-DSC-9", "BZ-GAP-29")
def test_bz_cla_15_antonina_makes_intrigue_cards_2_cheaper() -> None:
    t = duel(holds("blue", hand=["pilgrimage"], nomisma=2, area=["antonina"]))
    play(t, "blue: intrigue pilgrimage")
    assert goods(t, "blue") == {}
    t = duel(holds("blue", hand=["assassination"], nomisma=3, area=["antonina"]))
    assert can(t, "blue: intrigue assassination")  # 7, 2 as a Palatina card and 2 more
    t = duel(holds("blue", hand=["assassination"], nomisma=2, area=["antonina"]))
    assert refused(t, "blue: intrigue assassination").params["need"] == 3
    t = duel(holds("blue", hand=["pilgrimage"], nomisma=3, area=["antonina"], down=["antonina"]))
    assert refused(t, "blue: intrigue pilgrimage").params["need"] == 4
    t = duel(holds("blue", hand=["deacons_of_the_great_church"], nomisma=1, area=["antonina"]))
    assert refused(t, "blue: act play").code == "nothing_to_play"  # no Intrigue card


@pytest.mark.rule("BZ-CLA-15", "BZ-END-5")
@pytest.mark.parametrize("purse, possible", [(3, False), (4, True)])
def test_bz_end_5_antonina_is_silent_at_the_end_of_the_game(purse: int, possible: bool) -> None:
    t = duel('phase = "scoring"\n' + holds("blue", hand=["pilgrimage"], nomisma=purse, area=["antonina"]))
    assert waiting(t) == ["blue"]
    assert can(t, "blue: intrigue pilgrimage") == possible


@plays("john_the_cappadocian")
@pytest.mark.rule("BZ-PLA-5", "BZ-PLA-6", "BZ-PLA-8")
def test_bz_pla_8_john_gains_2_nomisma_for_palatina_cards() -> None:
    check_set_off("john_the_cappadocian", "palatina", {"nomisma": 2})


@plays("peter_the_patrician")
@pytest.mark.rule("BZ-GEN-10", "BZ-INT-18")
@pytest.mark.parametrize(
    "way, hand, down",
    [
        (1, ["mundus", "john_troglita", "narses"], []),
        (2, ["mundus", "germanus", "narses"], []),  # Troglita went to the offer
        (3, ["mundus", "john_troglita", "belisarius"], []),
        (1, ["mundus", "john_troglita"], ["peter_the_patrician"]),
    ],
)
def test_bz_gen_10_peter_draws_one_more_card(way: int, hand: list[str], down: list[str]) -> None:
    t = duel(
        f'deck = ["mundus", "john_troglita", "narses"]\noffer = {OFFER}\ndiscard = ["belisarius"]\n'
        + holds("blue", auctoritas=3, area=["peter_the_patrician"], down=down)
    )
    play(t, f"blue: act draw; draw {way}")
    if way == 2:
        play(t, "blue: take germanus")
    assert sorted(seat(t, "blue")["hand"]) == sorted(hand)


@pytest.mark.rule("BZ-GEN-10")
def test_bz_gen_10_peter_is_silent_when_cards_come_otherwise() -> None:
    t = played("silentiaries_of_the_palace", 2, 'deck = ["mundus", "buzes"]\n', area=["peter_the_patrician"])
    assert seat(t, "blue")["hand"] == ["mundus"]
    t = table(2, 'deck = ["mundus", "buzes"]\n' + holds("blue", area=["peter_the_patrician"]), [[0, 1, 2, 3, 4, 5, 6]])
    play(t, "blue: act reset")
    assert seat(t, "blue")["hand"] == ["mundus"]
