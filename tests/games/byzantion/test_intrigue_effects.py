"""What the families of Intrigue cards do: units, Assassination, Seduction, splitting the loot."""

import pytest
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    goods,
    happened,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

# ---------------------------------------------------------------- units


@pytest.mark.rule("BZ-INT-15", "BZ-UNI-5")
@pytest.mark.parametrize(
    "card, piece, others",
    [
        ("senatorial_appointment", "senator@oriens", ["priest@oriens", "legionary@oriens", "merchant@oriens"]),
        ("pilgrimage", "priest@oriens", ["senator@oriens", "legionary@oriens", "merchant@oriens"]),
        ("march_of_duty", "legionary@oriens", ["senator@oriens", "priest@oriens", "merchant@oriens"]),
        ("merchant_emissary", "merchant@oriens", ["senator@oriens", "priest@oriens", "legionary@oriens"]),
    ],
)
def test_bz_int_15_only_units_of_the_type_of_the_card(card: str, piece: str, others: list[str]) -> None:
    t = duel(f"""
        units = {{ oriens = {{ senator = 1, priest = 1, legionary = 1, merchant = 1 }} }}
        seat.blue = {{ nomisma = 4, hand = ["{card}", "narses"] }}
    """)
    play(t, f"blue: intrigue {card}")
    assert offered(t, "blue", "move_unit") == [piece]
    assert [can(t, f"blue: move_unit {other}") for other in others] == [False, False, False]


@pytest.mark.rule("BZ-INT-15")
def test_bz_int_15_up_to_three_each_from_anywhere_to_anywhere_else() -> None:
    t = duel("""
        units = { thracia = { senator = 3 }, italia = { aqueduct = 1 } }
        seat.blue = { nomisma = 4, hand = ["senatorial_appointment", "narses"] }
    """)
    play(t, "blue: intrigue senatorial_appointment; move_unit senator@thracia")
    assert offered(t, "blue", "place_in") == ["illyricum", "italia", "africa", "aegyptus", "oriens"]  # another one
    play(t, "blue: place_in oriens; move_unit aqueduct@italia; place_in thracia")
    play(t, "blue: move_unit senator@thracia; place_in africa")
    assert asked(t) == "Turn"  # the fourth may not be moved
    assert described(t)["units"] == {
        "thracia": {"senator": 1, "aqueduct": 1},
        "africa": {"senator": 1},
        "oriens": {"senator": 1},
    }


@pytest.mark.rule("BZ-INT-15")
def test_bz_int_15_fewer_or_none_will_do_and_the_supply_stays_where_it_is() -> None:
    t = duel("""
        units = { oriens = { merchant = 1, caravan = 1 } }
        seat.blue = { nomisma = 4, hand = ["merchant_emissary", "narses"] }
    """)
    play(t, "blue: intrigue merchant_emissary")
    assert offered(t, "blue", "move_unit") == ["merchant@oriens", "caravan@oriens"]
    play(t, "blue: done")
    assert described(t)["units"] == {"oriens": {"merchant": 1, "caravan": 1}}
    assert seat(t, "blue")["area"] == ["merchant_emissary"]


@pytest.mark.rule("BZ-INT-15")
def test_bz_int_15_with_no_such_unit_on_the_map_nothing_moves() -> None:
    t = duel("""
        units = { oriens = { merchant = 1 } }
        seat.blue = { nomisma = 4, hand = ["pilgrimage", "narses"] }
    """)
    play(t, "blue: intrigue pilgrimage")
    assert (asked(t), goods(t, "blue"), seat(t, "blue")["area"]) == ("Turn", {}, ["pilgrimage"])


@pytest.mark.rule("BZ-INT-16")
def test_bz_int_16_up_to_two_from_the_supply_anywhere() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { nomisma = 6, hand = ["seal_of_appointment", "narses"] }
    """)
    play(t, "blue: intrigue seal_of_appointment")
    assert offered(t, "blue", "place_unit") == ["senator", "hippodrome", "aqueduct"]
    play(t, "blue: place_unit hippodrome")
    assert len(offered(t, "blue", "place_in")) == 6
    play(t, "blue: place_in africa; place_unit senator; place_in oriens")
    assert asked(t) == "LastIntrigue"
    assert described(t)["units"] == {"africa": {"hippodrome": 1}, "oriens": {"senator": 1}}


@pytest.mark.rule("BZ-INT-16", "BZ-UNI-4")
def test_bz_int_16_as_far_as_miniatures_remain() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { merchant = 10, caravan = 7 }, africa = { merchant_ship = 6 } }
        seat.blue = { nomisma = 6, hand = ["rise_of_the_agora", "narses"] }
    """)
    play(t, "blue: intrigue rise_of_the_agora")
    assert offered(t, "blue", "place_unit") == ["merchant_ship"]
    play(t, "blue: place_unit merchant_ship; place_in italia")
    assert asked(t) == "LastIntrigue"  # there is no second one
    assert described(t)["units"]["italia"] == {"merchant_ship": 1}


@pytest.mark.rule("BZ-INT-16")
@pytest.mark.parametrize(
    "card", ["seal_of_appointment", "shepherds_of_the_faith", "recall_of_the_standard", "rise_of_the_agora"]
)
def test_bz_int_16_only_at_the_end_of_the_game(card: str) -> None:
    t = duel(f'seat.blue = {{ nomisma = 6, hand = ["{card}"] }}')
    assert refused(t, f"blue: intrigue {card}").code == "wrong_window"
    t = duel(f'phase = "round_end"\nseat.blue = {{ nomisma = 6, hand = ["{card}"] }}')
    assert refused(t, f"blue: intrigue {card}").code == "wrong_window"


# ---------------------------------------------------------------- cards of others


@pytest.mark.rule("BZ-INT-17")
def test_bz_int_17_any_card_of_another_player_and_none_of_ones_own() -> None:
    t = table(
        3,
        """
        seat.blue = { nomisma = 7, hand = ["assassination", "tribonian"], area = ["bucellarii"] }
        seat.green = { area = ["martin", "bought_silence"] }
        seat.white = { area = ["excubitors", "isaurian_spearmen"], down = ["excubitors"] }
    """,
    )
    play(t, "blue: intrigue assassination")
    assert offered(t, "blue", "strike") == ["martin", "excubitors", "isaurian_spearmen", "bought_silence"]
    assert not can(t, "blue: strike bucellarii")
    play(t, "blue: strike bought_silence")
    assert seat(t, "green")["area"] == ["martin"]
    assert described(t)["removed"] == ["bought_silence"]
    assert described(t)["discard"] == []
    assert seat(t, "blue")["area"] == ["bucellarii", "assassination"]


@pytest.mark.rule("BZ-INT-17", "BZ-BAN-9")
def test_bz_int_17_the_owner_forms_his_bandons_anew_at_once() -> None:
    t = duel("""
        seat.blue = { nomisma = 7, hand = ["assassination", "tribonian"] }
        seat.green.area = ["belisarius", "sittas", "bucellarii", "herul_foederati"]
        seat.green.bandon = { belisarius = ["bucellarii", "herul_foederati"] }
    """)
    play(t, "blue: intrigue assassination; strike belisarius")
    assert (waiting(t), asked(t)) == (["green"], "Reorganising")
    assert seat(t, "green")["bandon"] == {}
    play(t, "green: rearrange bucellarii; join sittas; rearrange herul_foederati; join sittas; done")
    assert seat(t, "green")["bandon"] == {"sittas": ["bucellarii", "herul_foederati"]}
    assert (waiting(t), asked(t)) == (["blue"], "Turn")
    assert described(t)["removed"] == ["belisarius"]


@pytest.mark.rule("BZ-INT-17", "BZ-BAN-9")
def test_bz_int_17_a_loose_card_leaves_nothing_to_rearrange() -> None:
    t = duel("""
        seat.blue = { nomisma = 7, hand = ["assassination", "tribonian"] }
        seat.green = { area = ["sittas", "bucellarii"] }
    """)
    play(t, "blue: intrigue assassination; strike bucellarii")
    assert (waiting(t), asked(t)) == (["blue"], "Turn")


@pytest.mark.rule("BZ-INT-17", "BZ-INT-18")
@pytest.mark.parametrize("card", ["assassination", "seduction"])
def test_bz_int_17_not_while_its_ability_is_still_under_way(card: str) -> None:
    t = duel(f"""
        seat.blue.nomisma = 6
        seat.blue.dynamis = 2
        seat.blue.area = ["martin", "bucellarii"]
        seat.blue.hand = ["ecclesiastical_escort", "sittas"]
        seat.green = {{ nomisma = 9, hand = ["{card}", "narses"] }}
    """)
    play(t, "blue: act play", "green: pass", "blue: play ecclesiastical_escort; alone; done; done; act activate")
    play(t, f"green: intrigue {card}")  # the Escort's free action has been declared
    assert offered(t, "green", "strike") == ["martin", "bucellarii"]
    assert "ecclesiastical_escort" in seat(t, "blue")["area"]


@pytest.mark.rule("BZ-INT-18", "BZ-BAN-10")
def test_bz_int_18_face_down_it_does_not_produce_but_the_rest_does() -> None:
    t = duel("""
        seat.blue = { nomisma = 3, hand = ["seduction", "tribonian"], dynamis = 1 }
        seat.green.area = ["belisarius", "bucellarii", "isaurian_spearmen"]
        seat.green.bandon = { belisarius = ["bucellarii", "isaurian_spearmen"] }
    """)
    play(t, "blue: intrigue seduction; strike belisarius")
    assert seat(t, "green")["down"] == ["belisarius"]
    assert seat(t, "green")["bandon"] == {"belisarius": ["bucellarii", "isaurian_spearmen"]}
    play(t, "blue: act reset; end_turn", "green: act activate; activate belisarius")
    assert goods(t, "green") == {"virtus": 3}  # 2 and 1; without the 2 Virtus and the Auctoritas of Belisarius


@pytest.mark.rule("BZ-INT-18", "BZ-DSC-7")
def test_bz_int_18_face_down_it_gives_neither_discount_nor_ability() -> None:
    position = """
        seat.green = {{ nomisma = 5, area = ["belisarius"], hand = ["bucellarii"] {down} }}
        active = "green"
    """
    t = duel(position.format(down=""))
    play(t, "green: act play; play bucellarii; alone")
    assert goods(t, "green") == {"virtus": 1, "nomisma": 4}  # 4, less 3
    t = duel(position.format(down=', down = ["belisarius"]'))
    play(t, "green: act play; play bucellarii; alone")
    assert goods(t, "green") == {"virtus": 1, "nomisma": 1}


@pytest.mark.rule("BZ-INT-18")
@pytest.mark.parametrize("down, doxa", [("", 3 + 2 + 1), (', down = ["belisarius"]', 3 + 2)])
def test_bz_int_18_a_passive_ability_is_ignored(down: str, doxa: int) -> None:
    t = duel(f"""
        phase = "resolution"
        event = "codex_justinianus"
        seat.blue = {{ doxa = 0, civicus = 3, area = ["belisarius"] {down} }}
    """)
    play(t, "blue: commit civicus x3")
    assert seat(t, "blue")["doxa"] == doxa  # 1 for each Civicus, 2 for the reward, 1 by Belisarius


@pytest.mark.rule("BZ-INT-18")
def test_bz_int_18_a_lone_card_face_down_cannot_be_activated_and_not_be_turned_twice() -> None:
    t = duel("""
        seat.blue = { nomisma = 6, hand = ["seduction", "seduction_2", "tribonian"], dynamis = 1 }
        seat.green = { nomisma = 2, area = ["martin", "bucellarii"] }
    """)
    play(t, "blue: intrigue seduction; strike martin; intrigue seduction_2")
    assert offered(t, "blue", "strike") == ["bucellarii"]
    play(t, "blue: strike bucellarii; act reset; end_turn")
    assert seat(t, "green")["down"] == ["martin", "bucellarii"]
    assert not can(t, "green: act activate")


@pytest.mark.rule("BZ-INT-19", "BZ-EOR-4")
def test_bz_int_19_turned_up_at_the_end_of_the_round_before_reorganising() -> None:
    t = duel("""
        phase = "round_end"
        seat.blue = { nomisma = 3, hand = ["seduction"] }
        seat.green = { area = ["sittas", "bucellarii"], down = ["sittas"] }
    """)
    assert (waiting(t), asked(t)) == (["blue"], "Poll")  # the window comes first
    assert seat(t, "green")["down"] == ["sittas"]
    play(t, "blue: intrigue seduction")
    assert happened(t, "card.turned", "card.turned_up") == ["card.turned", "card.turned_up", "card.turned_up"]
    assert seat(t, "green")["down"] == []
    assert (waiting(t), asked(t)) == (["green"], "Reorganising")
    assert offered(t, "green", "rearrange") == ["bucellarii"]  # Sittas can lead him again


@pytest.mark.rule("BZ-INT-19")
def test_bz_int_19_it_stays_face_down_through_the_round() -> None:
    t = duel("""
        phase = "resolution"
        seat.blue = { civicus = 1 }
        seat.green = { area = ["sittas", "bucellarii"], down = ["sittas"] }
        event = "codex_justinianus"
    """)
    assert asked(t) == "Contribution"
    assert seat(t, "green")["down"] == ["sittas"]


# ---------------------------------------------------------------- the loot


@pytest.mark.rule("BZ-INT-20")
@pytest.mark.parametrize(
    "card, first, second",
    [
        ("imperial_reserves", ("auctoritas", 2), ("civicus", 2)),
        ("spoils_of_war", ("virtus", 2), ("nomisma", 6)),
        ("episcopal_reserves", ("fides", 2), ("frumentum", 2)),
        ("craftsmens_stocks", ("lapis", 2), ("lignum", 2)),
    ],
)
def test_bz_int_20_one_splits_the_other_chooses(card: str, first: tuple[str, int], second: tuple[str, int]) -> None:
    t = table(
        3,
        f"""
        seat.blue = {{ nomisma = 2, hand = ["{card}", "tribonian"] }}
    """,
    )
    play(t, f"blue: intrigue {card}")
    assert offered(t, "blue", "choose_player") == ["green", "white"]  # another player
    play(t, "blue: choose_player white")
    assert waiting(t) == ["white"]
    assert not can(t, f"white: lay {first[0]} x{first[1] + 1}")
    play(t, f"white: lay {first[0]} x1; lay {second[0]} x{second[1]}")
    assert (waiting(t), goods(t, "blue"), goods(t, "white")) == (["blue"], {}, {})
    play(t, "blue: take_part 1")
    assert goods(t, "blue") == {first[0]: 1, second[0]: second[1]}
    assert goods(t, "white") == {first[0]: 1}
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-INT-20")
@pytest.mark.parametrize("part, blue, green", [(1, {}, {"lapis": 2, "lignum": 2}), (2, {"lapis": 2, "lignum": 2}, {})])
def test_bz_int_20_a_part_may_be_empty(part: int, blue: dict[str, int], green: dict[str, int]) -> None:
    t = duel('seat.blue = { nomisma = 2, hand = ["craftsmens_stocks", "tribonian"] }')
    play(t, "blue: intrigue craftsmens_stocks; choose_player green", "green: lay lapis x0; lay lignum x0")
    play(t, f"blue: take_part {part}")
    assert (goods(t, "blue"), goods(t, "green")) == (blue, green)
