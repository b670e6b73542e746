"""Intrigue cards: when and how they are played, and what the families of cards do."""

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

from quadriga.engine.table import Table

COURT = """
    order = ["white", "blue", "red", "green"]
    seat.blue = { nomisma = 9, hand = ["tribonian"] }
    seat.green = { nomisma = 9, auctoritas = 2, hand = ["narses"] }
    seat.white = { nomisma = 9, auctoritas = 2, hand = ["martin"] }
    seat.red = { nomisma = 9, auctoritas = 2, hand = ["sittas", "imperial_reserves"] }
"""  # everybody can pay and holds something


def round_of_passes(t: Table) -> list[str]:
    """Who is asked in the window under way, if nobody wants anything."""
    found: list[str] = []
    while asked(t) == "Poll":
        found += waiting(t)
        play(t, f"{waiting(t)[0]}: pass")
    return found


# ---------------------------------------------------------------- playing a card


@pytest.mark.rule("BZ-INT-1")
def test_bz_int_1_neither_action_nor_dynamis_in_ones_own_turn() -> None:
    t = duel("""
        seat.blue = { nomisma = 5, lapis = 1, hand = ["secret_archive"], dynamis = 1 }
        deck = ["sittas", "martin", "mundus"]
        market = ["civicus"]
    """)
    play(t, "blue: intrigue secret_archive")
    assert seat(t, "blue")["dynamis"] == 1
    assert seat(t, "blue")["hand"] == ["mundus", "sittas", "martin"]
    assert waiting(t) == ["blue"]
    assert can(t, "blue: act sell")  # the action is still to come


@pytest.mark.rule("BZ-INT-1", "BZ-INT-8")
def test_bz_int_1_in_the_turn_of_another_player() -> None:
    t = duel("""
        seat.blue = { nomisma = 2, dynamis = 1 }
        seat.green = { nomisma = 5, hand = ["craftsmens_stocks"], dynamis = 2 }
    """)
    assert refused(t, "green: intrigue craftsmens_stocks").code == "not_your_decision"  # nothing has opened a window
    play(t, "blue: act reset", "green: intrigue craftsmens_stocks")
    play(t, "blue: lay lapis x2; lay lignum x0", "green: take_part 2")
    assert goods(t, "green") == {"lignum": 2, "nomisma": 3}
    assert goods(t, "blue") == {"lapis": 2, "nomisma": 2}
    assert seat(t, "green")["dynamis"] == 2
    assert happened(t, "market.reset") == ["market.reset"]  # blue's action goes on


@pytest.mark.rule("BZ-INT-1", "BZ-INT-8")
@pytest.mark.parametrize(
    "card",
    ["purple_alignment", "iron_custody", "seal_of_appointment", "counterplot", "stolen_laurels", "scapegoat"]
    + ["golden_bribe"],
)
def test_bz_int_1_only_in_its_own_windows(card: str) -> None:
    t = duel(f'seat.blue = {{ nomisma = 9, hand = ["{card}"] }}')
    reason = refused(t, f"blue: intrigue {card}")
    assert (reason.code, reason.rules) == ("wrong_window", ["BZ-INT-1", "BZ-INT-8"])


@pytest.mark.rule("BZ-INT-1", "BZ-INT-24")
@pytest.mark.parametrize("card", ["confiscation", "requisition_of_the_villages", "secret_archive"])
def test_bz_int_24_cards_of_ones_own_action_are_no_answer_to_others(card: str) -> None:
    t = duel(f"""
        seat.blue = {{ nomisma = 9 }}
        seat.green = {{ nomisma = 9, hand = ["{card}"] }}
    """)
    play(t, "blue: act reset")
    assert refused(t, f"green: intrigue {card}").code == "wrong_window"


@pytest.mark.rule("BZ-INT-2")
def test_bz_int_2_who_cannot_pay_cannot_play() -> None:
    t = duel('seat.blue = { nomisma = 1, hand = ["secret_archive"] }')
    reason = refused(t, "blue: intrigue secret_archive")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["BZ-INT-2"], 2)


@pytest.mark.rule("BZ-INT-2", "BZ-INT-3")
def test_bz_int_2_paid_when_it_is_announced_with_reductions() -> None:
    t = duel("""
        seat.blue = { nomisma = 4, hand = ["assassination"], area = ["narses", "mundus"] }
        seat.green = { nomisma = 9, hand = ["tribonian"], area = ["martin", "sittas"] }
    """)
    assert refused(t, "blue: intrigue assassination").params["need"] == 5  # 7, less 2 for a Palatina Hero of level 2
    t = duel("""
        seat.blue = { nomisma = 5, hand = ["assassination"], area = ["narses", "mundus"] }
        seat.green = { nomisma = 9, hand = ["tribonian"], area = ["martin", "sittas"] }
    """)
    play(t, "blue: intrigue assassination")
    assert waiting(t) == ["green"]  # the window is open, and already
    assert goods(t, "blue") == {}


@pytest.mark.rule("BZ-INT-3")
def test_bz_int_3_announce_window_targets_effect_area() -> None:
    t = table(
        3,
        """
        seat.blue = { nomisma = 5, hand = ["imperial_reserves"] }
        seat.green = { nomisma = 9, hand = ["tribonian"] }
        seat.white = { nomisma = 9, hand = ["narses"] }
    """,
    )
    play(t, "blue: intrigue imperial_reserves")
    assert (waiting(t), goods(t, "blue"), seat(t, "blue")["hand"]) == (["green"], {"nomisma": 3}, [])
    assert offered(t, "blue", "choose_player") == []
    play(t, "green: pass", "white: pass")
    assert offered(t, "blue", "choose_player") == ["green", "white"]
    assert seat(t, "blue")["area"] == []  # not before it is resolved
    play(t, "blue: choose_player white", "white: lay auctoritas x1; lay civicus x1", "blue: take_part 1")
    assert seat(t, "blue")["area"] == ["imperial_reserves"]
    assert goods(t, "blue") == {"auctoritas": 1, "civicus": 1, "nomisma": 3}


@pytest.mark.rule("BZ-INT-4")
def test_bz_int_4_it_stays_but_neither_produces_nor_joins() -> None:
    t = duel("""
        seat.blue = { nomisma = 9, hand = ["secret_archive", "imperial_reserves"], area = ["john_the_cappadocian"] }
        deck = ["mundus", "sittas", "martin"]
    """)
    play(
        t,
        "blue: intrigue imperial_reserves; choose_player green",
        "green: lay auctoritas x2; lay civicus x2",
        "blue: take_part 2",
    )
    assert waiting(t) == ["blue"]
    assert asked(t) == "Turn"  # not asked to join John's Bandon, and no 2 Nomisma for a Palatina card
    assert seat(t, "blue")["bandon"] == {}
    assert goods(t, "blue") == {"nomisma": 9}  # 2, less 3 for John of level 3
    assert seat(t, "blue")["cards_cost"] == 9  # 7 and 2, as printed
    play(t, "blue: act activate")
    assert offered(t, "blue", "activate") == ["john_the_cappadocian"]
    assert not can(t, "blue: activate imperial_reserves")


@pytest.mark.rule("BZ-INT-4", "BZ-END-8", "BZ-CLA-13")
def test_bz_int_4_it_counts_for_missions_types_and_total_cost() -> None:
    t = duel("""
        phase = "scoring"
        seat.blue.doxa = 0
        seat.blue.area = ["seduction", "counterplot"]
        seat.blue.missions = ["master_of_offices", "keeper_of_schemes"]
        seat.green = { doxa = 0, area = ["hunnic_horse_archers"] }
    """)
    assert seat(t, "blue")["cards_cost"] == 6
    assert (
        seat(t, "blue")["doxa"] == 3 + 6 + 2 + 5
    )  # no resources: level; cost 6 to 4; two Palatina cards; most schemes


# ---------------------------------------------------------------- windows


@pytest.mark.rule("BZ-INT-9")
def test_bz_int_9_asked_from_the_next_in_initiative_order_without_the_opener() -> None:
    t = table(4, COURT + 'active = "blue"')
    play(t, "blue: act reset")
    assert round_of_passes(t) == ["red", "green", "white"]
    t = table(4, COURT + 'active = "red"')
    play(t, "red: intrigue imperial_reserves")
    assert round_of_passes(t) == ["green", "white", "blue"]


@pytest.mark.rule("BZ-INT-9", "BZ-INT-13")
def test_bz_int_9_votes_open_a_window_for_the_others() -> None:
    t = table(4, COURT + 'phase = "vote"')
    play(t, "white: vote 1 x1")
    assert round_of_passes(t) == ["blue", "red", "green"]
    play(t, "blue: abstain")
    assert waiting(t) == ["red"]  # no vote, no window
    play(t, "red: vote 2 x2")
    assert round_of_passes(t) == ["green", "white", "blue"]


@pytest.mark.rule("BZ-INT-8", "BZ-INT-9", "BZ-EOR-4")
def test_bz_int_9_phase_windows_ask_all_from_the_first() -> None:
    t = table(4, COURT + 'phase = "vote"')
    for name in ("white", "blue", "red", "green"):
        play(t, f"{name}: abstain")
    play(t, "red: decree 1")  # position III
    assert described(t)["phase"] == "action"
    assert round_of_passes(t) == ["white", "blue", "red", "green"]
    t = table(4, COURT + 'phase = "resolution"')
    assert round_of_passes(t) == ["white", "blue", "red", "green"]
    t = table(4, COURT + 'phase = "round_end"')
    assert round_of_passes(t) == ["white", "blue", "red", "green"]


@pytest.mark.rule("BZ-INT-8")
@pytest.mark.parametrize("phase", ["vote", "action", "resolution", "round_end"])
def test_bz_int_8_anytime_cards_in_vote_declare_and_phase_windows(phase: str) -> None:
    t = duel(f"""
        phase = "{phase}"
        seat.blue = {{ nomisma = 9, auctoritas = 1 }}
        seat.green = {{ nomisma = 9, hand = ["seduction", "pilgrimage", "confiscation", "shepherds_of_the_faith"] }}
    """)
    if phase == "vote":
        play(t, "blue: vote 1 x1")
    elif phase == "action":
        play(t, "blue: act reset")
    assert offered(t, "green", "intrigue") == ["pilgrimage", "seduction"]


@pytest.mark.rule("BZ-INT-10")
def test_bz_int_10_asked_again_after_a_card_but_not_after_declining() -> None:
    t = table(
        3,
        """
        seat.blue = { nomisma = 9 }
        seat.green = { nomisma = 9, hand = ["spoils_of_war", "craftsmens_stocks", "narses"] }
        seat.white = { nomisma = 9, hand = ["episcopal_reserves", "tribonian"] }
    """,
    )
    play(t, "blue: act reset", "green: intrigue spoils_of_war", "white: pass")
    play(t, "green: choose_player blue", "blue: lay virtus x2; lay nomisma x0", "green: take_part 1")
    assert (waiting(t), asked(t)) == (["green"], "Poll")  # again, before white
    assert offered(t, "green", "intrigue") == ["craftsmens_stocks"]
    play(t, "green: pass")
    assert waiting(t) == ["white"]
    play(t, "white: intrigue episcopal_reserves", "green: pass")
    play(t, "white: choose_player blue", "blue: lay fides x2; lay frumentum x0", "white: take_part 1")
    assert waiting(t) == ["white"]
    play(t, "white: pass")
    assert happened(t, "market.reset") == ["market.reset"]  # green is not asked any more


@pytest.mark.rule("BZ-INT-24")
def test_bz_int_24_between_complete_steps_of_ones_own_turn() -> None:
    t = duel("""
        seat.blue = { nomisma = 20, hand = ["secret_archive", "confiscation", "martin", "sittas", "isaurian_spearmen"] }
        seat.green = { nomisma = 6 }
        deck = ["mundus", "buzes", "germanus"]
    """)
    assert offered(t, "blue", "intrigue") == ["confiscation", "secret_archive"]  # before declaring
    play(t, "blue: act play; play martin")
    assert asked(t) == "PlayCards"
    play(t, "blue: intrigue confiscation; choose_player green")  # between two cards
    assert goods(t, "blue") == {"nomisma": 20}  # 3 for Martin, 3 for the card, 6 gained
    assert goods(t, "green") == {}
    play(t, "blue: play isaurian_spearmen; alone; done; done")
    assert asked(t) == "Turn"
    assert offered(t, "blue", "intrigue") == ["secret_archive"]  # after the action
    play(t, "blue: intrigue secret_archive")
    assert seat(t, "blue")["hand"] == ["mundus", "buzes", "germanus", "sittas"]


@pytest.mark.rule("BZ-INT-24")
def test_bz_int_24_not_in_the_midst_of_a_sale() -> None:
    t = duel("""
        market = ["civicus"]
        seat.blue = { nomisma = 9, lapis = 1, lignum = 1, hand = ["secret_archive"] }
    """)
    play(t, "blue: act sell; sell lapis")
    assert asked(t) == "SellResources"
    reason = refused(t, "blue: intrigue secret_archive")
    assert (reason.code, reason.rules) == ("no_window", ["BZ-INT-1", "BZ-INT-8"])


# ---------------------------------------------------------------- votes and actions


@pytest.mark.rule("BZ-INT-13")
def test_bz_int_13_the_whole_vote_moves_and_stays_the_voters() -> None:
    t = table(
        3,
        """
        phase = "vote"
        seat.blue = { auctoritas = 3, doxa = 0, position = "ii" }
        seat.green = { auctoritas = 2, doxa = 0, nomisma = 3, hand = ["purple_alignment"], position = "iii" }
        seat.white = { auctoritas = 2, doxa = 0, nomisma = 9, position = "iv" }
    """,
    )
    play(t, "blue: vote 1 x4")  # two of them come with the Chalice
    assert goods(t, "blue") == {"auctoritas": 1}
    play(t, "green: intrigue purple_alignment")
    play(t, "green: vote 1 x2", "white: abstain")
    assert described(t)["option"] == 2  # 4 to 2
    assert [seat(t, name)["doxa"] for name in ("blue", "green", "white")] == [2, 0, 0]
    assert goods(t, "blue") == {"auctoritas": 1}


@pytest.mark.rule("BZ-INT-13", "BZ-INT-10")
def test_bz_int_13_several_cards_may_hit_the_same_vote() -> None:
    t = table(
        3,
        """
        phase = "vote"
        seat.blue = { auctoritas = 3, doxa = 0 }
        seat.green = { nomisma = 6, hand = ["purple_alignment", "cost_of_loyalty"] }
        seat.white = { nomisma = 6, hand = ["mandate_of_the_sword"] }
    """,
    )
    play(t, "blue: vote 1 x1", "green: intrigue purple_alignment", "white: pass")
    play(t, "green: intrigue cost_of_loyalty", "white: pass")
    assert happened(t, "vote.changed") == ["vote.changed"] * 2  # back where it was
    assert waiting(t) == ["white"]
    play(t, "white: intrigue mandate_of_the_sword", "green: abstain", "white: abstain")
    assert described(t)["option"] == 2
    assert [seat(t, name)["area"] for name in ("green", "white")] == [
        ["purple_alignment", "cost_of_loyalty"],
        ["mandate_of_the_sword"],
    ]


@pytest.mark.rule("BZ-INT-13")
def test_bz_int_13_only_right_after_that_vote_and_never_on_ones_own() -> None:
    t = duel("""
        phase = "vote"
        seat.blue = { auctoritas = 3, nomisma = 9, hand = ["purple_alignment"] }
        seat.green = { auctoritas = 3, nomisma = 9, hand = ["cost_of_loyalty"] }
    """)
    play(t, "blue: vote 1 x1")
    assert waiting(t) == ["green"]  # blue is not asked about his own vote
    play(t, "green: pass")
    assert refused(t, "green: intrigue cost_of_loyalty").code == "no_window"  # it is his own turn to vote now
    play(t, "green: vote 2 x2")
    assert waiting(t) == ["blue"]
    play(t, "blue: intrigue purple_alignment", "green: pass")
    assert described(t)["option"] == 1


@pytest.mark.rule("BZ-INT-5", "BZ-INT-14")
def test_bz_int_5_directly_after_the_declaration_and_before_anything_else() -> None:
    t = table(
        3,
        """
        market = ["civicus"]
        seat.blue = { nomisma = 5, auctoritas = 3, lapis = 1, dynamis = 3, hand = ["martin"] }
        seat.green = { nomisma = 9, hand = ["iron_custody"] }
        seat.white = { nomisma = 9, hand = ["day_of_sacred_silence"] }
    """,
    )
    play(t, "blue: act draw")
    assert waiting(t) == ["green"]
    assert goods(t, "blue") == {"auctoritas": 3, "lapis": 1, "nomisma": 5}  # nothing but the Dynamis is spent
    assert seat(t, "blue")["dynamis"] == 2
    play(t, "green: pass", "white: pass")
    assert offered(t, "blue", "draw") == ["1", "2"]
    assert refused(t, "green: intrigue iron_custody").code == "not_your_decision"  # too late
    play(t, "blue: draw 1; end_turn")
    assert waiting(t) == ["green"]
    assert refused(t, "green: intrigue iron_custody").code == "wrong_window"  # in his own turn there is nothing to stop


@pytest.mark.rule("BZ-INT-14")
def test_bz_int_14_nothing_happens_the_dynamis_is_lost_the_turn_ends() -> None:
    t = duel("""
        seat.blue = { dynamis = 2, area = ["martin"], hand = ["sittas"] }
        seat.green = { nomisma = 4, hand = ["iron_custody", "narses"], dynamis = 1 }
    """)
    play(t, "blue: act activate", "green: intrigue iron_custody")
    assert goods(t, "blue") == {}
    assert (seat(t, "blue")["dynamis"], seat(t, "blue")["marked"]) == (1, [])
    assert waiting(t) == ["green"]  # blue may not even discard a card after it
    assert seat(t, "green")["area"] == ["iron_custody"]
    play(t, "green: act reset; end_turn")
    assert can(t, "blue: act activate")
    play(t, "blue: act activate; activate martin")
    assert goods(t, "blue") == {"virtus": 1}
    assert seat(t, "blue")["dynamis"] == 0


@pytest.mark.rule("BZ-INT-14", "BZ-CLA-5")
def test_bz_int_14_a_lost_free_action_costs_no_dynamis() -> None:
    t = duel("""
        seat.blue = { nomisma = 6, dynamis = 2, area = ["martin"], hand = ["ecclesiastical_escort", "sittas"] }
        seat.green = { nomisma = 9, hand = ["iron_custody", "day_of_sacred_silence"], dynamis = 1 }
    """)
    play(t, "blue: act play", "green: pass", "blue: play ecclesiastical_escort; alone; done; done; act activate")
    play(t, "green: intrigue day_of_sacred_silence")
    assert happened(t, "action.lost") == ["action.lost"]
    assert goods(t, "blue") == {"nomisma": 1}  # 6 less 1 for Martin; no production
    assert (seat(t, "blue")["dynamis"], seat(t, "blue")["marked"]) == (1, [])
