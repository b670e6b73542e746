"""Action: play cards; what Heroes take off the cost."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    asked,
    can,
    described,
    duel,
    events,
    goods,
    offered,
    play,
    refused,
    seat,
)

from quadriga.engine.table import Table


def nomisma(t: Table) -> int:
    purse: int = seat(t, "blue")["nomisma"]
    return purse


def price(area: str, card: str, down: str = "") -> int:
    """What blue pays for a card with these cards in play."""
    t = duel(f'seat.blue = {{ nomisma = 20, hand = ["{card}"], area = [{area}], down = [{down}] }}')
    play(t, f"blue: act play; play {card}")
    paid: int = events(t, "card.played")[0].args[2]
    return paid


def used(t: Table) -> list[str]:
    """The cards whose abilities were used, in order."""
    return [BOARD.card_keys[event.args[1]] for event in events(t, "ability.used")]


# ---------------------------------------------------------------- playing


@pytest.mark.rule("BZ-PLA-1")
def test_bz_pla_1_any_number_of_cards_for_one_dynamis() -> None:
    t = duel("""
        seat.blue = { nomisma = 8, hand = ["praetorian_clerks", "bucellarii", "vine_growers_of_thrace", "narses"] }
    """)
    play(t, "blue: act play; play praetorian_clerks; play vine_growers_of_thrace; play bucellarii; done")
    assert seat(t, "blue")["area"] == ["praetorian_clerks", "bucellarii", "vine_growers_of_thrace"]
    assert seat(t, "blue")["down"] == []
    assert seat(t, "blue")["hand"] == ["narses"]
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-PLA-1")
def test_bz_pla_1_at_least_one() -> None:
    t = duel('seat.blue = { nomisma = 9, hand = ["praetorian_clerks", "bucellarii"] }')
    play(t, "blue: act play")
    assert offered(t, "blue", "done") == []
    play(t, "blue: play bucellarii")
    assert offered(t, "blue", "done") == ["done"]


@pytest.mark.rule("BZ-PLA-1")
def test_bz_pla_1_no_intrigue_cards() -> None:
    t = duel('seat.blue = { nomisma = 9, hand = ["seal_of_appointment", "bucellarii", "martin"] }')
    play(t, "blue: act play")
    reason = refused(t, "blue: play seal_of_appointment")
    assert (reason.code, reason.rules) == ("intrigue_apart", ["BZ-PLA-1", "BZ-INT-1"])


@pytest.mark.rule("BZ-PLA-2")
def test_bz_pla_2_each_card_is_paid_when_it_is_played() -> None:
    t = duel('seat.blue = { nomisma = 8, hand = ["bucellarii", "praetorian_clerks", "quarrymen_of_proconnesus"] }')
    play(t, "blue: act play; play bucellarii")
    assert nomisma(t) == 4
    reason = refused(t, "blue: play quarrymen_of_proconnesus")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["BZ-PLA-2"], 5)
    play(t, "blue: play praetorian_clerks")
    assert nomisma(t) == 2


@pytest.mark.rule("BZ-PLA-3")
def test_bz_pla_3_an_instant_ability_before_the_next_card() -> None:
    """What the first card earns pays for the second."""
    t = duel('seat.blue = { nomisma = 3, hand = ["silk_weavers_of_berytus", "purple_dyers_of_tyre"] }')
    play(t, "blue: act play; play silk_weavers_of_berytus")
    assert nomisma(t) == 3
    play(t, "blue: play purple_dyers_of_tyre; done")
    assert goods(t, "blue") == {"auctoritas": 1}


@pytest.mark.rule("BZ-PLA-3")
def test_bz_pla_3_completely_resolved_before_the_next_card() -> None:
    t = duel('seat.blue = { nomisma = 20, hand = ["couriers_of_the_cursus_publicus", "bucellarii"] }')
    play(t, "blue: act play; play couriers_of_the_cursus_publicus")
    assert asked(t) == "OfferTaking"
    assert not can(t, "blue: play bucellarii")
    play(t, "blue: decline")
    assert can(t, "blue: play bucellarii")


@pytest.mark.rule("BZ-PLA-3", "BZ-PLA-4", "BZ-CLA-4")
def test_bz_pla_4_what_waits_until_all_cards_are_played() -> None:
    t = duel("""
        deck = ["martin"]
        seat.blue.nomisma = 12
        seat.blue.hand = ["ecclesiastical_escort", "hermits_of_judaea", "bucellarii"]
    """)
    play(t, "blue: act play; play ecclesiastical_escort")
    assert asked(t) == "PlayCards"  # no free action yet
    play(t, "blue: play hermits_of_judaea")
    assert "martin" in seat(t, "blue")["hand"]  # instant: at once
    play(t, "blue: play bucellarii")
    assert asked(t) == "PlayCards"
    play(t, "blue: done")
    assert asked(t) == "FreeAction"
    assert used(t) == ["hermits_of_judaea", "bucellarii", "ecclesiastical_escort"]


@pytest.mark.rule("BZ-PLA-5")
def test_bz_pla_5_a_hero_works_from_the_moment_he_is_played() -> None:
    t = duel("""
        seat.blue = { nomisma = 20, hand = ["john_the_cappadocian", "notaries_of_the_consistory", "tribonian"] }
    """)
    play(t, "blue: act play; play john_the_cappadocian")
    assert nomisma(t) == 13  # 7; neither discount nor ability for himself
    play(t, "blue: play notaries_of_the_consistory; alone")
    assert nomisma(t) == 14  # 4 - 3, and 2 gained
    play(t, "blue: play tribonian")
    assert nomisma(t) == 11  # 6 - 3; the ability comes when he has his place
    play(t, "blue: alone")
    assert nomisma(t) == 13


@pytest.mark.rule("BZ-PLA-6")
def test_bz_pla_6_own_ability_before_those_of_others() -> None:
    t = duel("""
        seat.blue.nomisma = 6
        seat.blue.civicus = 1
        seat.blue.hand = ["commissary_for_food_supply", "bucellarii"]
        seat.blue.area = ["john_the_cappadocian"]
    """)
    play(t, "blue: act play; play commissary_for_food_supply")
    assert (nomisma(t), asked(t)) == (4, "Placement")  # paid: 5 - 3
    play(t, "blue: join john_the_cappadocian")
    assert (nomisma(t), asked(t)) == (4, "AnotherCard")  # placed; its own ability
    play(t, "blue: decline")
    assert (nomisma(t), asked(t)) == (6, "PlayCards")  # John's; then the next card


@pytest.mark.rule("BZ-PLA-6")
def test_bz_pla_6_several_passive_abilities_in_the_order_of_their_owner() -> None:
    position = """
        market = ["fides"]
        seat.blue.nomisma = 3
        seat.blue.hand = ["wine_merchants_of_gaza"]
        seat.blue.area = ["procopius_of_caesarea", "cosmas_indicopleustes"]
    """
    t = duel(position)
    play(t, "blue: act play; play wine_merchants_of_gaza; alone")
    assert nomisma(t) == 5  # 3 - (3 - 2) + 3
    assert sorted(offered(t, "blue", "first")) == ["cosmas_indicopleustes", "procopius_of_caesarea"]
    play(t, "blue: first cosmas_indicopleustes")
    assert asked(t) == "MarketTrade"
    play(t, "blue: decline")
    assert asked(t) == "BandonActivation"
    t = duel(position)
    play(t, "blue: act play; play wine_merchants_of_gaza; alone; first procopius_of_caesarea")
    assert asked(t) == "BandonActivation"
    assert used(t) == ["wine_merchants_of_gaza", "procopius_of_caesarea"]


@pytest.mark.rule("BZ-PLA-7", "BZ-BAN-1", "BZ-BAN-6")
def test_bz_pla_7_loose_alone_or_in_a_bandon() -> None:
    t = duel("""
        seat.blue.nomisma = 20
        seat.blue.hand = ["bucellarii", "herul_foederati", "mundus", "deacons_of_the_great_church"]
        seat.blue.area = ["martin", "buzes"]
        seat.blue.marked = ["buzes"]
    """)
    play(t, "blue: act play; play deacons_of_the_great_church")
    assert asked(t) == "PlayCards"  # no Hero of its type: it can only be loose
    play(t, "blue: play bucellarii")
    assert offered(t, "blue", "join") == ["martin"]  # Buzes is marked
    play(t, "blue: alone; play mundus; alone; play herul_foederati; join mundus; done; done")
    assert seat(t, "blue")["bandon"] == {"mundus": ["herul_foederati"]}


@pytest.mark.rule("BZ-PLA-8")
def test_bz_pla_8_counts_cards_played_by_abilities_and_free_actions() -> None:
    t = duel("""
        market = []
        seat.blue.civicus = 1
        seat.blue.nomisma = 20
        seat.blue.hand = ["commissary_for_food_supply", "ecclesiastical_escort", "praetorian_clerks"]
        seat.blue.area = ["john_the_cappadocian"]
    """)
    play(t, "blue: act play; play commissary_for_food_supply; alone; play ecclesiastical_escort; done; done")
    assert nomisma(t) == 20  # 5 - 3 paid, the Escort for a Civicus, 2 gained for the one Palatina card
    play(t, "blue: act play; play praetorian_clerks; alone")
    assert nomisma(t) == 22  # 2 - 3 paid, 2 gained again
    t = duel("""
        seat.blue.civicus = 1
        seat.blue.nomisma = 20
        seat.blue.hand = ["commissary_for_food_supply", "praetorian_clerks"]
        seat.blue.area = ["john_the_cappadocian"]
    """)
    play(t, "blue: act play; play commissary_for_food_supply; alone; play praetorian_clerks; alone")
    assert nomisma(t) == 22  # 2 for the Clerks, played for a Civicus, and 2 for the Commissary


@pytest.mark.rule("BZ-PLA-8")
def test_bz_pla_8_not_intrigue_cards() -> None:
    t = duel("""
        seat.blue = { nomisma = 9, hand = ["imperial_reserves", "praetorian_clerks"], area = ["john_the_cappadocian"] }
    """)
    play(t, "blue: intrigue imperial_reserves; choose_player green", "green: lay auctoritas x0; lay civicus x0")
    play(t, "blue: take_part 1")
    assert "imperial_reserves" in seat(t, "blue")["area"]
    assert nomisma(t) == 9  # 2 - 3 paid, nothing gained


# ---------------------------------------------------------------- discounts


@pytest.mark.rule("BZ-DSC-1")
@pytest.mark.parametrize(
    "hero, card, cost",
    [
        ("martin", "bucellarii", 3),  # 4, Stratiotika; level 1
        ("mundus", "bucellarii", 2),  # level 2
        ("germanus", "bucellarii", 1),  # level 3
        ("germanus", "notaries_of_the_consistory", 3),  # 4, Palatina; his second type, level 1
        ("severus_of_antioch", "bucellarii", 4),  # Ecclesiastica: no type shared
        ("saint_sabas", "wheat_farmers_of_the_nile", 3),  # 4, Rustica; level 2 / 1
        ("excubitors", "bucellarii", 4),  # shares the type, but is no Hero
    ],
)
def test_bz_dsc_1_as_much_less_as_the_level_in_the_shared_type(hero: str, card: str, cost: int) -> None:
    assert price(f'"{hero}"', card) == cost


@pytest.mark.rule("BZ-DSC-1")
def test_bz_dsc_1_only_own_heroes_count() -> None:
    t = duel('seat.blue = { nomisma = 9, hand = ["bucellarii"] }\nseat.green.area = ["germanus"]')
    play(t, "blue: act play; play bucellarii")
    assert nomisma(t) == 5


@pytest.mark.rule("BZ-DSC-2")
def test_bz_dsc_2_every_card_and_heroes_too() -> None:
    t = duel("""
        seat.blue.nomisma = 20
        seat.blue.area = ["germanus"]
        seat.blue.hand = ["mundus", "buzes", "bucellarii", "hunnic_horse_archers", "overseer_of_fortifications"]
    """)
    play(t, "blue: act play")
    for card, left in [("mundus", 18), ("buzes", 16), ("bucellarii", 15), ("overseer_of_fortifications", 13)]:
        play(t, f"blue: play {card}; alone")
        assert nomisma(t) == left


@pytest.mark.rule("BZ-DSC-3")
@pytest.mark.parametrize(
    "heroes, card, cost",
    [
        ('"martin", "mundus", "buzes"', "bucellarii", 2),  # 2, not 1 + 2 + 2
        ('"martin", "tribonian"', "excubitors", 2),  # Stratiotika 1, Palatina 2: one Hero only
        ('"peter_the_patrician", "john_the_cappadocian"', "notaries_of_the_consistory", 1),
    ],
)
def test_bz_dsc_3_only_the_best_hero(heroes: str, card: str, cost: int) -> None:
    assert price(heroes, card) == cost


@pytest.mark.rule("BZ-DSC-4")
@pytest.mark.parametrize(
    "heroes, card, cost",
    [
        ('"narses"', "germanus", 3),  # 7 - 2 - 2
        ('"artabanes"', "excubitors", 1),  # 4 - 2 - 1
        ('"artabanes", "john_the_cappadocian"', "couriers_of_the_cursus_publicus", 1),  # 2 + 1 and 3 are alike
        ('"narses", "john_the_cappadocian"', "germanus", 3),  # 2 + 2 beats 3
        ('"narses"', "bucellarii", 2),  # only one type shared
        ('"john_troglita"', "limitanei_of_dara", 1),  # Stratiotika 2 and Rustica 1 in any order
    ],
)
def test_bz_dsc_4_both_types_of_one_hero(heroes: str, card: str, cost: int) -> None:
    assert price(heroes, card) == cost


@pytest.mark.rule("BZ-DSC-5")
def test_bz_dsc_5_never_below_nothing() -> None:
    assert price('"belisarius"', "excubitors") == 0  # 4 - 5
    t = duel('seat.blue = { nomisma = 0, hand = ["excubitors", "isaurian_spearmen"], area = ["belisarius"] }')
    play(t, "blue: act play; play excubitors; alone; decline")
    assert nomisma(t) == 0
    play(t, "blue: play isaurian_spearmen; alone")  # 2 - 3
    assert nomisma(t) == 0


@pytest.mark.rule("BZ-DSC-6")
@pytest.mark.parametrize("hero, cost", [("belisarius", 9), ("empress_theodora", 9), ("martin", 3)])
def test_bz_dsc_6_no_discount_on_oneself(hero: str, cost: int) -> None:
    assert price("", hero) == cost


@pytest.mark.rule("BZ-DSC-7")
def test_bz_dsc_7_no_discount_from_a_hero_face_down() -> None:
    assert price('"germanus"', "bucellarii", '"germanus"') == 4
    assert price('"germanus", "martin"', "bucellarii", '"germanus"') == 3


@pytest.mark.rule("BZ-BAN-4", "BZ-DSC-1")
def test_bz_ban_4_a_hero_who_follows_still_gives_his_discount_and_ability() -> None:
    t = duel("""
        seat.blue.nomisma = 20
        seat.blue.hand = ["bucellarii"]
        seat.blue.area = ["martin", "sittas"]
        seat.blue.bandon = { martin = ["sittas"] }
    """)
    play(t, "blue: act play; play bucellarii")  # Martin's Bandon is full, Sittas leads none
    assert nomisma(t) == 19  # 4 - 2, and 1 gained


@pytest.mark.rule("BZ-DSC-8")
@pytest.mark.parametrize(
    "hero, card, left",
    [
        ("tribonian", "senatorial_appointment", 8),  # 4 - 2
        ("tribonian", "march_of_duty", 6),  # Stratiotika
        ("martin", "march_of_duty", 7),
        ("belisarius", "seduction", 9),  # 3 - 2
    ],
)
def test_bz_dsc_8_intrigue_cards_by_their_type(hero: str, card: str, left: int) -> None:
    t = duel(f"""
        units.thracia = {{ senator = 1, legionary = 1 }}
        seat.blue = {{ nomisma = 10, hand = ["{card}", "narses"], area = ["{hero}"] }}
        seat.green = {{ area = ["germanus", "buzes"] }}
    """)
    play(t, f"blue: intrigue {card}")
    assert nomisma(t) == left


@pytest.mark.rule("BZ-DSC-9", "BZ-CLA-15")
def test_bz_dsc_9_antonina_adds_to_the_discount_of_a_hero() -> None:
    t = duel("""
        seat.blue = { nomisma = 10, hand = ["assassination", "narses"], area = ["antonina", "john_the_cappadocian"] }
        seat.green = { area = ["germanus", "buzes"] }
    """)
    play(t, "blue: intrigue assassination; strike buzes")
    assert nomisma(t) == 8  # 7 - 3 - 2


@pytest.mark.rule("BZ-DSC-9")
def test_bz_dsc_9_the_next_card_costs_less_besides_the_discount() -> None:
    t = duel("""
        seat.blue.nomisma = 20
        seat.blue.area = ["martin"]
        seat.blue.hand = ["armenian_cataphracts", "overseer_of_fortifications", "bucellarii"]
    """)
    play(t, "blue: act play; play armenian_cataphracts; alone")
    assert nomisma(t) == 16  # 5 - 1
    play(t, "blue: play overseer_of_fortifications; alone")
    assert nomisma(t) == 14  # 5 - 1 - 2
    play(t, "blue: play bucellarii; alone")
    assert nomisma(t) == 11  # 4 - 1: the next card only


@pytest.mark.rule("BZ-DSC-9")
def test_bz_dsc_9_what_the_next_card_would_cost_less_is_lost_with_the_action() -> None:
    t = duel("""
        seat.blue = { nomisma = 20, hand = ["armenian_cataphracts", "bucellarii"] }
        seat.green.dynamis = 0
    """)
    play(t, "blue: act play; play armenian_cataphracts; done; end_turn")
    play(t, "blue: act play; play bucellarii")
    assert nomisma(t) == 11  # 20 - 5 - 4
    assert described(t)["phase"] == "action"
