"""Clarifications of single cards at the end of the rulebook."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    duel,
    events,
    goods,
    happened,
    new_game,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.table import Table


def nomisma(t: Table) -> int:
    purse: int = seat(t, "blue")["nomisma"]
    return purse


# ---------------------------------------------------------------- substitutions


@pytest.mark.rule("BZ-CLA-1")
@pytest.mark.parametrize(
    "hero, token, event, meant",
    [
        ("tribonian", "civicus", "mundus_on_the_danube", "virtus"),
        ("severus_of_antioch", "fides", "mundus_on_the_danube", "virtus"),
        ("junillus_the_african", "auctoritas", "mundus_on_the_danube", "virtus"),
        ("germanus", "virtus", "academy_of_athens", "fides"),
    ],
)
def test_bz_cla_1_one_token_may_stand_for_another(hero: str, token: str, event: str, meant: str) -> None:
    """Both events need 3 of one resource, of which blue has none."""
    t = duel(f"""
        phase = "resolution"
        event = "{event}"
        option = 1
        seat.blue = {{ {token} = 3, area = ["{hero}"] }}
    """)
    assert offered(t, "blue", "mark") == [hero]
    play(t, f"blue: mark {hero}")
    declared = events(t, "substitute.declared")
    assert [BOARD.card_keys[event.args[1]] for event in declared] == [hero]
    assert [MODULE.token(t.game, -1, "good", event.args[2]) for event in declared] == [meant]
    assert seat(t, "blue")[token] == 2  # only one, once an event
    assert seat(t, "blue")["doxa"] == 11


@pytest.mark.rule("BZ-CLA-1", "BZ-CLA-12")
def test_bz_cla_1_the_silk_smugglers_use_doxa() -> None:
    t = duel("""
        phase = "resolution"
        event = "academy_of_athens"
        option = 1
        seat.blue = { fides = 2, area = ["silk_smugglers"] }
    """)
    play(t, "blue: commit fides x2; mark silk_smugglers")
    assert described(t)["outcome"][1] == "blue"  # 3 Fides in all
    assert seat(t, "blue")["doxa"] == 12  # 10 - 1 + 3
    assert nomisma(t) == 3  # the Doxa was contributed as a resource


@pytest.mark.rule("BZ-CLA-1")
def test_bz_cla_1_not_without_the_hero_or_the_token() -> None:
    for position in ("civicus = 3", 'fides = 3, area = ["tribonian"]', 'civicus = 3, area = ["severus_of_antioch"]'):
        t = duel(f'phase = "resolution"\nevent = "mundus_on_the_danube"\nseat.blue = {{ {position} }}')
        assert asked(t) != "Contribution"  # nobody had anything to give
        assert happened(t, "substitute.declared") == []


# ---------------------------------------------------------------- another card


@pytest.mark.rule("BZ-CLA-2")
@pytest.mark.parametrize(
    "card, resource",
    [
        ("commissary_for_food_supply", "civicus"),
        ("artisans_of_icons_of_mount_sinai", "lignum"),
        ("carriers_of_aphrodisias_sculptures", "lapis"),
        ("church_administrator", "fides"),
        ("military_procurer", "virtus"),
        ("fishermen_of_lesbos", "frumentum"),
        ("treasurer", "auctoritas"),
    ],
)
def test_bz_cla_2_another_card_for_one_resource(card: str, resource: str) -> None:
    t = duel(f'seat.blue = {{ nomisma = 5, {resource} = 2, hand = ["{card}", "peter_barsymes", "buzes"] }}')
    play(t, f"blue: act play; play {card}")
    assert asked(t) == "AnotherCard"
    assert nomisma(t) == 0
    play(t, "blue: play peter_barsymes")
    assert set(seat(t, "blue")["area"]) == {card, "peter_barsymes"}
    assert goods(t, "blue") == {resource: 1}
    assert seat(t, "blue")["dynamis"] == 5
    assert not can(t, "blue: play buzes")  # one more card only


@pytest.mark.rule("BZ-CLA-2")
def test_bz_cla_2_only_for_the_named_resource() -> None:
    t = duel("""
        seat.blue = { nomisma = 5, fides = 3, lapis = 3, hand = ["commissary_for_food_supply", "buzes"] }
    """)
    play(t, "blue: act play; play commissary_for_food_supply")
    assert asked(t) == "PlayCards"


@pytest.mark.rule("BZ-CLA-2")
def test_bz_cla_2_no_intrigue_card_and_nobody_must() -> None:
    t = duel("""
        seat.blue = { nomisma = 5, civicus = 1, hand = ["commissary_for_food_supply", "buzes", "imperial_reserves"] }
    """)
    play(t, "blue: act play; play commissary_for_food_supply")
    assert offered(t, "blue", "play") == ["buzes"]
    assert not can(t, "blue: play imperial_reserves")
    play(t, "blue: decline")
    assert goods(t, "blue") == {"civicus": 1}
    assert seat(t, "blue")["area"] == ["commissary_for_food_supply"]


@pytest.mark.rule("BZ-CLA-2", "BZ-PLA-3")
def test_bz_cla_2_its_own_ability_follows_and_may_chain() -> None:
    t = duel("""
        deck = ["martin"]
        seat.blue.nomisma = 5
        seat.blue.civicus = 1
        seat.blue.auctoritas = 1
        seat.blue.hand = ["commissary_for_food_supply", "treasurer", "notaries_of_the_consistory"]
    """)
    play(t, "blue: act play; play commissary_for_food_supply; play treasurer; play notaries_of_the_consistory")
    assert len(seat(t, "blue")["area"]) == 3
    assert seat(t, "blue")["hand"] == ["martin"]
    assert goods(t, "blue") == {}


# ---------------------------------------------------------------- caskets


@pytest.mark.rule("BZ-CLA-3")
@pytest.mark.parametrize("hero, position", [("mundus", "i"), ("buzes", "ii"), ("artabanes", "iii"), ("martin", "iv")])
def test_bz_cla_3_the_casket_once_more(hero: str, position: str) -> None:
    """The caskets C17 to C20 hold 1 Fides and 2, 2, 3 and 4 Nomisma."""
    holds = {"i": 2, "ii": 2, "iii": 3, "iv": 4}
    for chosen in holds:
        t = duel(f"""
            phase = "event"
            caskets = ["c17", "c18", "c19", "c20"]
            seat.blue.area = ["{hero}"]
        """)
        play(t, f"blue: seal {chosen}")
        times = 2 if chosen == position else 1
        assert goods(t, "blue") == {"fides": times, "nomisma": times * holds[chosen]}
        assert seat(t, "blue")["dynamis"] == (7 if chosen == "i" else 6)  # the Labarum itself only once


# ---------------------------------------------------------------- Ecclesiastical Escort


ESCORT = """
    market = ["lignum", "fides"]
    seat.blue.nomisma = 8
    seat.blue.auctoritas = 1
    seat.blue.lapis = 1
    seat.blue.hand = ["ecclesiastical_escort", "tribonian", "herul_foederati"]
    seat.blue.area = ["bucellarii"]
"""


@pytest.mark.rule("BZ-CLA-4")
def test_bz_cla_4_an_action_of_any_kind_without_dynamis() -> None:
    t = duel(ESCORT)
    play(t, "blue: act play; play ecclesiastical_escort; done")
    assert asked(t) == "FreeAction"
    assert offered(t, "blue", "act") == ["draw", "play", "activate", "sell", "buy", "reset"]
    play(t, "blue: act sell; sell lapis; done")
    assert nomisma(t) == 6  # 2 left, 4 gained
    assert seat(t, "blue")["dynamis"] == 5
    assert not can(t, "blue: act reset")  # one more action, not two


@pytest.mark.rule("BZ-CLA-4")
def test_bz_cla_4_or_none() -> None:
    t = duel(ESCORT)
    play(t, "blue: act play; play ecclesiastical_escort; done; decline")
    assert (asked(t), seat(t, "blue")["dynamis"]) == ("Turn", 5)
    assert offered(t, "blue", "end_turn") == ["end_turn"]


@pytest.mark.rule("BZ-CLA-4")
def test_bz_cla_4_also_when_played_for_a_resource() -> None:
    t = duel("""
        seat.blue.nomisma = 5
        seat.blue.civicus = 1
        seat.blue.hand = ["commissary_for_food_supply", "ecclesiastical_escort", "buzes"]
    """)
    play(t, "blue: act play; play commissary_for_food_supply; play ecclesiastical_escort")
    assert asked(t) == "PlayCards"
    play(t, "blue: done")
    assert asked(t) == "FreeAction"


@pytest.mark.rule("BZ-CLA-5")
def test_bz_cla_5_declared_in_the_open_and_perhaps_lost() -> None:
    t = duel(ESCORT + 'seat.green = { nomisma = 4, hand = ["iron_custody", "narses"] }')
    play(t, "blue: act play", "green: pass", "blue: play ecclesiastical_escort; done; act reset")
    assert waiting(t) == ["green"]
    assert seat(t, "blue")["dynamis"] == 5
    play(t, "green: intrigue iron_custody")
    assert happened(t, "action.lost") == ["action.lost"]
    assert described(t)["market"] == ["lignum", "fides"]
    assert seat(t, "blue")["dynamis"] == 5
    assert "ecclesiastical_escort" in seat(t, "blue")["area"]
    assert not can(t, "blue: act reset")
    play(t, "blue: end_turn")
    assert waiting(t) == ["green"]


# ---------------------------------------------------------------- Procopius, Martin


@pytest.mark.rule("BZ-CLA-8", "BZ-AVT-3")
def test_bz_cla_8_procopius_activates_and_marks_bandons() -> None:
    t = duel("""
        seat.blue.nomisma = 9
        seat.blue.area = ["procopius_of_caesarea", "mundus", "buzes", "bucellarii", "herul_foederati"]
        seat.blue.bandon = { mundus = ["herul_foederati"] }
        seat.blue.marked = ["buzes"]
        seat.blue.hand = ["wheat_farmers_of_the_nile", "shepherds_of_cappadocia", "vine_growers_of_thrace", "narses"]
    """)
    play(t, "blue: act play; play wheat_farmers_of_the_nile; alone")
    # Neither loose cards nor marked Bandons; his own is one.
    assert offered(t, "blue", "activate") == ["procopius_of_caesarea", "mundus"]
    assert refused(t, "blue: activate buzes").code == "card_marked"
    assert not can(t, "blue: activate bucellarii")
    play(t, "blue: activate mundus")
    assert seat(t, "blue")["marked"] == ["mundus", "buzes", "herul_foederati"]
    assert goods(t, "blue") == {"virtus": 2, "lapis": 1, "frumentum": 1, "nomisma": 6}
    play(t, "blue: play shepherds_of_cappadocia; alone")
    assert offered(t, "blue", "activate") == ["procopius_of_caesarea"]  # the same one not twice
    play(t, "blue: activate procopius_of_caesarea")
    assert seat(t, "blue")["dynamis"] == 5  # further markers come from the reserve
    assert "procopius_of_caesarea" in seat(t, "blue")["marked"]
    play(t, "blue: play vine_growers_of_thrace")
    assert asked(t) == "PlayCards"  # no Bandon is left


@pytest.mark.rule("BZ-CLA-8")
def test_bz_cla_8_not_for_himself_nor_for_other_types() -> None:
    t = duel('seat.blue = { nomisma = 20, hand = ["procopius_of_caesarea", "bucellarii", "buzes"], area = ["mundus"] }')
    play(t, "blue: act play; play procopius_of_caesarea")
    assert asked(t) == "PlayCards"  # he is a Rustica card himself
    play(t, "blue: play bucellarii; alone")
    assert asked(t) == "PlayCards"


@pytest.mark.rule("BZ-CLA-9")
def test_bz_cla_9_martin_is_a_hero_of_level_1() -> None:
    t = duel('seat.blue = { nomisma = 9, hand = ["bucellarii", "herul_foederati", "narses"], area = ["martin"] }')
    play(t, "blue: act play; play bucellarii; join martin")
    assert nomisma(t) == 6  # 4 - 1
    assert seat(t, "blue")["bandon"] == {"martin": ["bucellarii"]}
    play(t, "blue: play herul_foederati")
    assert asked(t) == "PlayCards"  # one follower is all he has room for


# ---------------------------------------------------------------- cards that touch others


@pytest.mark.rule("BZ-CLA-10")
def test_bz_cla_10_glassmakers_two_cards_and_one_for_each_other() -> None:
    t = table(
        3,
        """
        deck = ["mundus", "buzes", "sittas", "martin"]
        seat.blue = { nomisma = 3, hand = ["glassmakers_of_palestine"] }
        """,
    )
    play(t, "blue: act play; play glassmakers_of_palestine; use")
    assert seat(t, "blue")["hand"] == ["mundus", "buzes"]
    assert (seat(t, "green")["hand"], seat(t, "white")["hand"]) == (["sittas"], ["martin"])


@pytest.mark.rule("BZ-CLA-11")
def test_bz_cla_11_customs_officers_a_card_of_his_choice_from_each_other() -> None:
    t = table(
        4,
        """
        seat.blue = { nomisma = 2, hand = ["harbour_customs_officers", "narses"] }
        seat.green = { hand = ["mundus", "buzes"] }
        seat.red = { hand = ["sittas", "martin", "imperial_reserves"] }
        """,
    )
    play(t, "blue: act play; play harbour_customs_officers; use")
    assert waiting(t) == ["green"]
    assert offered(t, "green", "shed") == ["mundus", "buzes"]
    play(t, "green: shed buzes")
    assert waiting(t) == ["red"]  # white has none
    play(t, "red: shed imperial_reserves")
    assert described(t)["discard"] == ["buzes", "imperial_reserves"]
    assert seat(t, "blue")["hand"] == ["narses"]


# ---------------------------------------------------------------- at events and at the end


@pytest.mark.rule("BZ-CLA-12")
def test_bz_cla_12_smugglers_gain_for_each_resource_of_a_completed_event() -> None:
    position = """
        phase = "resolution"
        event = "deposition_of_hilderic"
        option = 1
        seat.blue = {{ civicus = 2, nomisma = 4, area = ["silk_smugglers"], doxa = 0 }}
        seat.green = {{ nomisma = {} }}
    """
    t = duel(position.format(0))
    play(t, "blue: commit civicus x2; commit nomisma x4")
    assert (described(t)["outcome"][1], nomisma(t)) == ("blue", 2)  # 2 resources; Nomisma is none
    t = duel(position.format(9))
    play(t, "blue: commit civicus x1; commit nomisma x4", "green: commit nomisma x4")
    assert (described(t)["outcome"][1], nomisma(t)) == ("failed", 0)


@pytest.mark.rule("BZ-CLA-12")
def test_bz_cla_12_smugglers_are_a_hero_of_level_1() -> None:
    t = duel('seat.blue = { nomisma = 9, hand = ["amber_traders_of_the_danube", "narses"], area = ["silk_smugglers"] }')
    play(t, "blue: act play; play amber_traders_of_the_danube; join silk_smugglers")
    assert nomisma(t) == 6  # 4 - 1


def missions(t: Table, number: int = 0) -> int:
    assert t.game.over
    return MODULE.scores(t.game)[number]["missions"]


@pytest.mark.rule("BZ-CLA-13")
@pytest.mark.parametrize(
    "own, others, doxa",
    [
        ('"seduction", "imperial_reserves"', '"spoils_of_war"', 5),
        ('"seduction"', '"spoils_of_war"', 5),  # a tie will do
        ('"seduction"', '"spoils_of_war", "counterplot"', 0),
        ('"belisarius", "narses"', '"spoils_of_war"', 0),
        ('"belisarius", "narses"', "", 0),  # at least one
    ],
)
def test_bz_cla_13_the_most_intrigue_cards_in_the_area(own: str, others: str, doxa: int) -> None:
    t = duel(f"""
        phase = "scoring"
        discard = ["absolution", "loyal_guard"]
        removed = ["assassination", "confiscation"]
        seat.blue = {{ missions = ["keeper_of_schemes"], area = [{own}] }}
        seat.green = {{ area = [{others}] }}
    """)
    assert missions(t) == doxa


@pytest.mark.rule("BZ-CLA-14")
def test_bz_cla_14_two_doxa_for_each_palatina_unit() -> None:
    t = duel("""
        phase = "scoring"
        units.thracia = { senator = 2, aqueduct = 1, priest = 3, legionary = 1 }
        units.italia = { senator = 1, hippodrome = 1, merchant = 2 }
        seat.green = { missions = ["power_of_authority"] }
    """)
    assert (missions(t, 0), missions(t, 1)) == (0, 10)


@pytest.mark.rule("BZ-CLA-15")
def test_bz_cla_15_antonina_makes_intrigue_cards_cheaper() -> None:
    t = duel("""
        units.thracia.priest = 1
        seat.blue = { nomisma = 4, hand = ["pilgrimage", "deacons_of_the_great_church"], area = ["antonina"] }
    """)
    play(t, "blue: intrigue pilgrimage; done")
    assert nomisma(t) == 2  # 4 - 2
    play(t, "blue: act play; play deacons_of_the_great_church")
    assert nomisma(t) == 0  # no Intrigue card


@pytest.mark.rule("BZ-CLA-15")
def test_bz_cla_15_not_at_the_end_of_the_game() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { nomisma = 3, hand = ["pilgrimage"], area = ["antonina"] }
    """)
    assert refused(t, "blue: intrigue pilgrimage").params["need"] == 4


@pytest.mark.rule("BZ-CLA-15")
def test_bz_cla_15_not_in_solo_games() -> None:
    assert "antonina" in described(new_game(1))["removed"]
    assert "antonina" not in described(new_game(2))["removed"]
