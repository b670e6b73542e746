"""The end of the game: the last Intrigue cards, rankings, Missions, the winner; leaving and time."""

import pytest
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    events,
    goods,
    happened,
    idle_until,
    new_game,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

from quadriga.engine.table import Table

NAMES = ("blue", "green", "white", "red")


def doxa(t: Table, count: int = 4) -> list[int]:
    return [seat(t, name)["doxa"] for name in NAMES[:count]]


# ---------------------------------------------------------------- the last Intrigue cards


@pytest.mark.rule("BZ-END-1", "BZ-END-10", "BZ-EOR-5")
def test_bz_end_1_intrigue_resources_cards_missions_winner() -> None:
    t = table(
        3,
        """
        phase = "scoring"
        order = ["white", "blue", "green"]
        units = { oriens = { priest = 1 } }
        seat.blue.nomisma = 4
        seat.blue.hand = ["pilgrimage"]
        seat.blue.missions = ["renewal_of_italy", "one_empire", "voice_of_the_senate"]
        seat.green = { missions = ["keeper_of_schemes", "circle_of_heroes", "roads_of_gold"] }
        seat.white = { auctoritas = 1, missions = ["laurels_of_victory", "all_the_estates", "sails_and_camels"] }
    """,
    )
    assert happened(t, "resources.ranked") == []
    play(t, "blue: intrigue pilgrimage; move_unit priest@oriens; place_in italia; done")
    kinds = ["unit.moved"] + ["resources.ranked"] * 3 + ["cards.ranked"] * 3 + ["mission.revealed"] * 9 + ["game.won"]
    assert happened(t, "unit.moved", "resources.ranked", "cards.ranked", "mission.revealed", "game.won") == kinds
    assert [told.args[0] for told in events(t, "mission.revealed")] == [2] * 3 + [0] * 3 + [1] * 3  # by initiative
    assert doxa(t, 3) == [10 + 2 + 6 + 2, 10 + 2 + 4, 10 + 3 + 4]  # blue has played a card of 4; a priest in Italia


@pytest.mark.rule("BZ-END-2", "BZ-GEN-15")
def test_bz_end_2_turn_by_turn_until_all_pass_in_succession() -> None:
    t = table(
        3,
        """
        phase = "scoring"
        order = ["white", "blue", "green"]
        units = { oriens = { priest = 3, senator = 1 } }
        seat.blue = { nomisma = 9, hand = ["pilgrimage", "narses"] }
        seat.green = { nomisma = 9, hand = ["martin"] }
        seat.white = { nomisma = 9, hand = ["senatorial_appointment", "sittas"] }
    """,
    )
    assert waiting(t) == ["white"]
    play(t, "white: pass")
    assert waiting(t) == ["blue"]
    play(t, "blue: intrigue pilgrimage", "green: pass", "white: pass")
    play(t, "blue: move_unit priest@oriens; place_in italia; done")
    assert (waiting(t), asked(t)) == (["green"], "LastIntrigue")  # one card, then the next player
    play(t, "green: pass")
    assert waiting(t) == ["white"]  # he may change his mind: not all have passed in succession
    play(t, "white: intrigue senatorial_appointment", "blue: pass", "green: pass")
    play(t, "white: move_unit senator@oriens; place_in africa; done")
    assert waiting(t) == ["blue"]
    play(t, "blue: pass", "green: pass")
    assert not described(t)["over"]
    play(t, "white: pass")
    assert described(t)["over"]
    assert described(t)["units"] == {"africa": {"senator": 1}, "italia": {"priest": 1}, "oriens": {"priest": 2}}


@pytest.mark.rule("BZ-END-2", "BZ-INT-8")
def test_bz_end_2_only_cards_that_move_or_place_units_begin() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue.nomisma = 20
        seat.blue.hand = [
            "assassination", "imperial_reserves", "counterplot", "march_of_duty", "secret_archive",
            "recall_of_the_standard",
        ]
    """)
    assert offered(t, "blue", "intrigue") == ["march_of_duty", "recall_of_the_standard"]
    for card in ("assassination", "imperial_reserves", "counterplot", "secret_archive"):
        assert refused(t, f"blue: intrigue {card}").code == "wrong_window"


@pytest.mark.rule("BZ-END-3", "BZ-DIS-3")
def test_bz_end_3_discarding_to_pay_one_card_a_turn() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { priest = 1 } }
        seat.blue = { nomisma = 1, hand = ["pilgrimage", "narses", "martin", "sittas"] }
        seat.green = { nomisma = 9, hand = ["mundus"] }
    """)
    assert refused(t, "blue: intrigue pilgrimage").code == "not_enough"
    play(t, "blue: discard narses")
    assert (goods(t, "blue"), waiting(t)) == ({"auctoritas": 1, "nomisma": 3}, ["green"])
    assert refused(t, "green: discard mundus").rules == ["BZ-END-3"]  # he has nothing to pay for
    play(t, "green: pass", "blue: discard martin", "green: pass")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 5}
    reason = refused(t, "blue: discard sittas")  # he can pay now
    assert (reason.code, reason.rules) == ("nothing_to_finance", ["BZ-END-3"])
    play(t, "blue: intrigue pilgrimage", "green: pass", "blue: move_unit priest@oriens; place_in italia")
    assert described(t)["units"] == {"italia": {"priest": 1}}


@pytest.mark.rule("BZ-END-3")
@pytest.mark.parametrize(
    "card, nomisma, may",
    [
        ("pilgrimage", 3, True),
        ("pilgrimage", 4, False),
        ("rise_of_the_agora", 5, True),
        ("counterplot", 2, True),
        ("counterplot", 3, False),
        ("assassination", 0, False),
        ("golden_bribe", 0, False),
        ("belisarius", 0, False),
    ],
)
def test_bz_end_3_only_for_a_card_of_this_phase_that_cannot_be_paid(card: str, nomisma: int, may: bool) -> None:
    t = duel(f'phase = "scoring"\nseat.blue = {{ nomisma = {nomisma}, hand = ["{card}", "narses"] }}')
    assert can(t, "blue: discard narses") is may


@pytest.mark.rule("BZ-END-4", "BZ-INT-11")
def test_bz_end_4_cancelled_as_usual_and_saved_as_usual() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { priest = 1 } }
        seat.blue = { nomisma = 7, hand = ["pilgrimage", "absolution", "narses"] }
        seat.green = { nomisma = 3, hand = ["counterplot", "martin"] }
    """)
    play(t, "blue: intrigue pilgrimage", "green: intrigue counterplot", "blue: intrigue absolution")
    play(t, "blue: move_unit priest@oriens; place_in italia; done")
    assert described(t)["units"] == {"italia": {"priest": 1}}
    assert described(t)["discard"] == ["counterplot"]
    assert seat(t, "blue")["area"] == ["pilgrimage", "absolution"]


@pytest.mark.rule("BZ-END-5", "BZ-CLA-15")
def test_bz_end_5_antonina_is_silent_at_the_end() -> None:
    during = duel('seat.blue = { nomisma = 2, hand = ["pilgrimage", "narses"], area = ["antonina"] }')
    assert can(during, "blue: intrigue pilgrimage")  # 4, less 2
    after = duel('phase = "scoring"\nseat.blue = { nomisma = 3, hand = ["pilgrimage", "narses"], area = ["antonina"] }')
    reason = refused(after, "blue: intrigue pilgrimage")
    assert (reason.code, reason.params["need"]) == ("not_enough", 4)


@pytest.mark.rule("BZ-END-5", "BZ-INT-9")
def test_bz_end_5_nor_does_she_help_to_cancel() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { priest = 1 } }
        seat.blue = { nomisma = 4, hand = ["pilgrimage", "narses"] }
        seat.green = { nomisma = 0, hand = ["absolution", "martin"], area = ["antonina"] }
    """)
    play(t, "blue: intrigue pilgrimage")
    assert offered(t, "blue", "move_unit") == ["priest@oriens"]  # green was not asked: even a Counterplot would cost 1


@pytest.mark.rule("BZ-END-6")
def test_bz_end_6_afterwards_nothing_can_be_played() -> None:
    t = duel('phase = "scoring"\nseat.blue = { nomisma = 9, hand = ["pilgrimage"] }')
    play(t, "blue: pass")
    assert described(t)["over"]
    assert refused(t, "blue: intrigue pilgrimage").code == "game_over"
    assert seat(t, "blue")["hand"] == ["pilgrimage"]


# ---------------------------------------------------------------- rankings


@pytest.mark.rule("BZ-END-7", "BZ-GEN-2")
def test_bz_end_7_remaining_resources_without_nomisma() -> None:
    t = table(
        4,
        """
        phase = "scoring"
        seat.blue = { doxa = 0, nomisma = 50 }
        seat.green = { doxa = 0, lapis = 1, lignum = 1, auctoritas = 1 }
        seat.white = { doxa = 0, civicus = 1, virtus = 1, fides = 1, frumentum = 1 }
        seat.red = { doxa = 0, lapis = 2 }
    """,
    )
    assert doxa(t) == [0 + 6, 2 + 6, 3 + 6, 1 + 6]  # all are level in cards


@pytest.mark.rule("BZ-END-8", "BZ-INT-4")
def test_bz_end_8_printed_cost_of_all_cards_in_play() -> None:
    t = table(
        4,
        """
        phase = "scoring"
        seat.blue = { doxa = 0, area = ["belisarius"], hand = [] }
        seat.green = { doxa = 0, area = ["assassination", "bucellarii"] }
        seat.white = { doxa = 0, area = ["narses", "martin"], down = ["narses"] }
        seat.red = { doxa = 0, area = ["flavius_apion_of_oxyrhynchus"] }
    """,
    )
    assert [seat(t, name)["cards_cost"] for name in NAMES] == [9, 11, 10, 8]
    assert doxa(t) == [3 + 2, 3 + 6, 3 + 4, 3 + 0]


@pytest.mark.rule("BZ-END-9", "BZ-END-7")
@pytest.mark.parametrize(
    "lapis, prizes",
    [
        ((5, 5, 3, 1), [3, 3, 2, 1]),
        ((5, 3, 3, 1), [3, 2, 2, 1]),
        ((5, 3, 1, 1), [3, 2, 1, 1]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),
        ((0, 0, 4, 0), [2, 2, 3, 2]),
        ((1, 2, 3, 4), [0, 1, 2, 3]),
        ((4, 4, 4, 0), [3, 3, 3, 2]),
    ],
)
def test_bz_end_9_equal_totals_share_a_place_and_none_is_skipped(lapis: tuple[int, ...], prizes: list[int]) -> None:
    seats = "\n".join(f"seat.{name} = {{ doxa = 0, lapis = {count} }}" for name, count in zip(NAMES, lapis))
    t = table(4, f'phase = "scoring"\n{seats}')
    assert doxa(t) == [prize + 6 for prize in prizes]


@pytest.mark.rule("BZ-END-9", "BZ-END-8")
def test_bz_end_9_ties_in_the_cost_of_cards() -> None:
    t = table(
        4,
        """
        phase = "scoring"
        seat.blue = { doxa = 0, area = ["mundus"] }
        seat.green = { doxa = 0, area = ["buzes"] }
        seat.white = { doxa = 0, area = ["martin"] }
        seat.red = { doxa = 0 }
    """,
    )
    assert doxa(t) == [3 + 6, 3 + 6, 3 + 4, 3 + 2]


@pytest.mark.rule("BZ-END-9", "BZ-END-7")
def test_bz_end_9_two_players_have_two_places() -> None:
    t = duel('phase = "scoring"\nseat.blue = { doxa = 0, area = ["martin"] }\nseat.green = { doxa = 0, lapis = 1 }')
    assert doxa(t, 2) == [2 + 6, 3 + 4]


@pytest.mark.rule("BZ-END-10")
def test_bz_end_10_each_mission_that_is_fulfilled() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { aqueduct = 1, hippodrome = 1 }, italia = { senator = 3, priest = 2 } }
        seat.blue = { doxa = 0, missions = ["power_of_authority", "renewal_of_italy", "hoard_of_the_treasury"] }
        seat.green = { doxa = 0, nomisma = 1, missions = ["one_empire", "shepherd_of_souls", "laurels_of_victory"] }
    """)
    assert doxa(t, 2) == [3 + 6 + 10 + 10 + 0, 3 + 6 + 0 + 4 + 0]


# ---------------------------------------------------------------- the winner


@pytest.mark.rule("BZ-END-11")
def test_bz_end_11_most_doxa_wins() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { doxa = 4, auctoritas = 2, nomisma = 9 }
        seat.green = { doxa = 5, lapis = 2 }
    """)
    assert (described(t)["winners"], doxa(t, 2)) == (["green"], [13, 14])


@pytest.mark.rule("BZ-END-12")
def test_bz_end_12_then_most_auctoritas() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { doxa = 5, auctoritas = 1, lapis = 3, nomisma = 30 }
        seat.green = { doxa = 5, auctoritas = 2, lapis = 2 }
    """)
    assert (doxa(t, 2), described(t)["winners"]) == ([14, 14], ["green"])


@pytest.mark.rule("BZ-END-13")
def test_bz_end_13_then_most_nomisma() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue = { doxa = 5, auctoritas = 2, nomisma = 3 }
        seat.green = { doxa = 5, auctoritas = 2, nomisma = 2 }
    """)
    assert described(t)["winners"] == ["blue"]


@pytest.mark.rule("BZ-END-14")
def test_bz_end_14_else_they_share_the_victory() -> None:
    t = table(
        4,
        """
        phase = "scoring"
        ring = "white"
        seat.blue = { doxa = 5, auctoritas = 2, nomisma = 3 }
        seat.green = { doxa = 5, auctoritas = 2, nomisma = 2 }
        seat.white = { doxa = 5, auctoritas = 2, nomisma = 3 }
        seat.red = { doxa = 4, auctoritas = 2, nomisma = 9 }
    """,
    )
    assert described(t)["winners"] == ["blue", "white"]  # neither Ring nor Sceptre decides
    assert [told.args[0] for told in events(t, "game.won")] == [0, 2]


# ---------------------------------------------------------------- leaving, time


@pytest.mark.rule("BZ-GAP-57")
def test_who_leaves_answers_no_more_and_cannot_win() -> None:
    t = table(
        3,
        """
        phase = "scoring"
        seat.blue = { doxa = 50, hand = ["narses"] }
        seat.green = { doxa = 2, hand = ["martin"] }
        seat.white = { doxa = 3, hand = ["sittas"] }
    """,
    )
    play(t, "blue: leave")
    assert waiting(t) == ["green"]
    assert refused(t, "blue: pass").code == "absent"
    play(t, "green: pass", "white: pass")
    assert (described(t)["winners"], seat(t, "blue")["absent"]) == (["white"], True)


@pytest.mark.rule("BZ-GAP-57")
def test_the_last_one_present_has_won_at_once() -> None:
    t = table(3, "seat.blue.doxa = 50\nseat.green = { doxa = 2, nomisma = 9 }")
    play(t, "white: leave")
    assert not described(t)["over"]
    play(t, "blue: leave")
    assert (described(t)["over"], described(t)["winners"]) == (True, ["green"])


@pytest.mark.rule("BZ-GAP-57")
def test_leaving_in_the_midst_of_a_window_and_of_sealed_contributions() -> None:
    t = table(
        3,
        """
        phase = "resolution"
        event = "codex_justinianus"
        seat.blue = { civicus = 2, nomisma = 9, hand = ["seduction"] }
        seat.green = { civicus = 2, nomisma = 9, hand = ["narses"] }
        seat.white = { civicus = 1 }
    """,
    )
    play(t, "blue: leave")
    assert waiting(t) == ["green"]
    play(t, "green: pass", "green: commit civicus x2", "white: commit civicus x1")
    assert goods(t, "blue") == {"civicus": 2, "nomisma": 9}  # the plainest answer is to give nothing
    assert described(t)["outcome"][1] == "green"


@pytest.mark.rule("BZ-GAP-57")
def test_who_has_left_is_ranked_but_takes_no_victory_on_a_tie() -> None:
    t = table(
        3, 'phase = "round_end"\nround = 6\nseat.green.hand = ["narses"]\nseat.blue = { lapis = 3, absent = true }'
    )
    play(t, "green: pass")
    assert doxa(t, 3) == [10 + 3 + 6, 10 + 2 + 6, 10 + 2 + 6]
    assert described(t)["winners"] == ["green", "white"]


@pytest.mark.rule("BZ-GAP-57")
def test_time_is_called_and_things_are_counted_as_they_stand() -> None:
    t = duel("seat.blue = { doxa = 5, lapis = 2, nomisma = 9 }\nseat.green = { doxa = 5, lapis = 1 }")
    assert not can(t, "blue: time_up")
    play(t, "referee: time_up")
    assert (described(t)["over"], doxa(t, 2), described(t)["winners"]) == (True, [5 + 3 + 6, 5 + 2 + 6], ["blue"])


def test_a_whole_game_in_which_nobody_wants_anything_ends() -> None:
    t = new_game(3, "7")
    idle_until(t, "Nothing")
    assert described(t)["over"]
    assert described(t)["winners"]
