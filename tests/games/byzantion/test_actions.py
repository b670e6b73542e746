"""Action phase: turns, Dynamis, declaring one of the six actions."""

import pytest
from tests.games.byzantion.table import (
    asked,
    can,
    described,
    duel,
    goods,
    happened,
    idle_until,
    offered,
    play,
    refused,
    seat,
    table,
    waiting,
)

EVERYTHING = """
    seat.blue = { auctoritas = 1, lignum = 1, nomisma = 4, hand = ["bucellarii", "martin"], area = ["sittas"] }
    market = ["lignum", "fides"]
"""


# ---------------------------------------------------------------- turns and Dynamis


@pytest.mark.rule("BZ-ACT-1")
def test_bz_act_1_turns_go_round_in_initiative_order() -> None:
    t = table(
        3,
        """
        order = ["white", "blue", "green"]
        seat.blue.hand = ["martin"]
        seat.green.hand = ["sittas"]
        seat.white.hand = ["buzes"]
        """,
    )
    seen = []
    for _ in range(7):
        seen.append(waiting(t)[0])
        play(t, f"{waiting(t)[0]}: act reset; end_turn")
    assert seen == ["white", "blue", "green", "white", "blue", "green", "white"]


@pytest.mark.rule("BZ-ACT-1")
def test_bz_act_1_a_turn_is_one_dynamis_and_one_action() -> None:
    t = duel(EVERYTHING + 'seat.green.hand = ["belisarius"]')
    assert seat(t, "blue")["dynamis"] == 6
    play(t, "blue: act reset")
    assert seat(t, "blue")["dynamis"] == 5
    assert seat(t, "green")["dynamis"] == 6
    assert refused(t, "blue: act reset").rules == ["BZ-ACT-1", "BZ-ACT-6"]
    assert waiting(t) == ["blue"]
    play(t, "blue: end_turn")
    assert waiting(t) == ["green"]
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-ACT-1")
def test_bz_act_1_nobody_acts_in_the_turn_of_another() -> None:
    t = duel(EVERYTHING + "seat.green = { auctoritas = 3, lapis = 1 }")
    for line in ("act draw", "act reset", "end_turn"):
        assert refused(t, f"green: {line}").code == "not_your_decision"


@pytest.mark.rule("BZ-ACT-2")
def test_bz_act_2_the_six_actions() -> None:
    t = duel(EVERYTHING)
    assert offered(t, "blue", "act") == ["draw", "play", "activate", "sell", "buy", "reset"]
    assert refused(t, "blue: act build").code == "solo_only"


@pytest.mark.rule("BZ-ACT-2")
def test_bz_act_2_any_number_of_times_in_any_order() -> None:
    t = duel("""
        seat.blue = { auctoritas = 9, fides = 4, hand = ["martin"] }
        seat.green = { dynamis = 0 }
        market = ["fides"]
    """)
    sale = "blue: act sell; sell fides; done; end_turn"
    draw = "blue: act draw; draw 1; end_turn"
    play(t, sale, draw, sale, draw, draw)
    assert seat(t, "blue")["dynamis"] == 1
    assert seat(t, "blue")["hand_size"] == 7
    assert goods(t, "blue") == {"auctoritas": 6, "fides": 2, "nomisma": 6}  # twice a second Fides at the price of 3


@pytest.mark.rule("BZ-ACT-3")
def test_bz_act_3_without_dynamis_skipped_for_the_rest_of_the_phase() -> None:
    t = duel("""
        seat.blue = { dynamis = 3, hand = ["martin"], fides = 1 }
        seat.green = { dynamis = 1, hand = ["sittas"], fides = 1 }
        event = "academy_of_athens"
    """)
    play(t, "blue: act reset; end_turn", "green: act reset; end_turn")
    for left in (2, 1):
        assert waiting(t) == ["blue"]
        assert seat(t, "blue")["dynamis"] == left
        assert refused(t, "green: act reset").code == "not_your_decision"
        play(t, "blue: act reset; end_turn")
    assert asked(t) == "Contribution"


@pytest.mark.rule("BZ-ACT-4")
def test_bz_act_4_no_passing_with_dynamis_left() -> None:
    t = duel('seat.blue = { hand = ["martin", "sittas"] }')
    assert offered(t, "blue", "pass") == offered(t, "blue", "end_turn") == offered(t, "blue", "stop") == []
    assert refused(t, "blue: end_turn").rules == ["BZ-ACT-1", "BZ-ACT-6"]
    assert refused(t, "blue: pass").code == "not_now"
    assert offered(t, "blue", "act") == ["reset"]


@pytest.mark.rule("BZ-ACT-4")
def test_bz_act_4_who_has_nothing_at_all_resets_the_market() -> None:
    t = duel('deck = ["martin"]', chance=[[6, 5, 4, 3, 2, 1, 0]])
    assert seat(t, "blue")["dynamis"] == 5
    assert described(t)["market"] == ["frumentum", "lignum", "lapis", "fides", "virtus", "civicus", "auctoritas"]
    assert seat(t, "blue")["hand"] == ["martin"]


@pytest.mark.rule("BZ-ACT-5")
def test_bz_act_5_the_phase_ends_when_nobody_has_dynamis_left() -> None:
    t = duel("""
        seat.blue = { dynamis = 1, hand = ["martin"], fides = 1 }
        seat.green = { dynamis = 2, hand = ["sittas"], fides = 1 }
        event = "academy_of_athens"
    """)
    play(t, "blue: act reset; end_turn", "green: act reset; end_turn")
    assert (described(t)["phase"], waiting(t)) == ("action", ["green"])
    play(t, "green: act reset; end_turn")
    assert asked(t) == "Contribution"


@pytest.mark.rule("BZ-ACT-5")
def test_bz_act_5_dynamis_comes_back_and_extra_dynamis_does_not() -> None:
    t = duel('phase = "event"\ncaskets = ["c02", "c37", "c03", "c04"]')  # C37: 2 Nomisma and a Dynamis
    play(t, "blue: seal i", "green: seal ii")
    assert (seat(t, "blue")["dynamis"], seat(t, "green")["dynamis"]) == (7, 7)  # Labarum; casket
    idle_until(t, "Turn")
    idle_until(t, "Initiative")
    assert described(t)["round"] == 3
    assert (seat(t, "blue")["dynamis"], seat(t, "green")["dynamis"]) == (6, 6)


# ---------------------------------------------------------------- declaring


@pytest.mark.rule("BZ-ACT-6")
def test_bz_act_6_dynamis_first_then_the_window_then_details() -> None:
    t = duel("""
        seat.blue = { auctoritas = 2, hand = ["martin"] }
        seat.green = { nomisma = 7, hand = ["sittas"] }
    """)
    play(t, "blue: act draw")
    assert waiting(t) == ["green"]
    assert asked(t) == "Poll"
    assert seat(t, "blue")["dynamis"] == 5
    assert goods(t, "blue") == {"auctoritas": 2}  # nothing paid, nothing chosen
    assert refused(t, "blue: draw 1").code == "not_your_decision"
    play(t, "green: pass")
    assert waiting(t) == ["blue"]
    assert offered(t, "blue", "draw") == ["1", "2"]


@pytest.mark.rule("BZ-ACT-6")
@pytest.mark.parametrize("action", ["draw", "play", "activate", "sell", "buy", "reset"])
def test_bz_act_6_every_action_is_declared_in_the_open(action: str) -> None:
    t = duel(EVERYTHING + 'seat.green = { nomisma = 7, hand = ["belisarius"] }')
    before = goods(t, "blue"), described(t)["market"]
    play(t, f"blue: act {action}")
    assert waiting(t) == ["green"]
    assert seat(t, "blue")["dynamis"] == 5
    assert (goods(t, "blue"), described(t)["market"]) == before


@pytest.mark.rule("BZ-ACT-7")
@pytest.mark.parametrize(
    "position, action, code",
    [
        ("lapis = 1", "draw", "no_auctoritas"),
        ("nomisma = 3", "play", "nothing_to_play"),  # Bucellarii cost 4, Belisarius 9
        ('nomisma = 3, area = ["tribonian"]', "play", "nothing_to_play"),  # a Hero of another type
        ('nomisma = 3, area = ["martin"], down = ["martin"]', "play", "nothing_to_play"),
        ('area = ["imperial_reserves"]', "activate", "nothing_to_activate"),
        ('area = ["sittas"], marked = ["sittas"]', "activate", "nothing_to_activate"),
        ('area = ["sittas"], down = ["sittas"]', "activate", "nothing_to_activate"),
        ("nomisma = 9", "sell", "nothing_to_sell"),
        ("lapis = 3", "sell", "nothing_to_sell"),  # on the Market, but not first
        ("nomisma = 1, lignum = 4", "buy", "nothing_to_buy"),
    ],
)
def test_bz_act_7_no_action_that_cannot_be_carried_out(position: str, action: str, code: str) -> None:
    t = duel(f"""
        market = ["lignum", "lapis"]
        seat.blue = {{ hand = ["bucellarii", "belisarius"], {position} }}
    """)
    reason = refused(t, f"blue: act {action}")
    assert (reason.code, reason.rules) == (code, ["BZ-ACT-7"])


@pytest.mark.rule("BZ-ACT-7")
@pytest.mark.parametrize(
    "position, action",
    [
        ("auctoritas = 1", "draw"),
        ("nomisma = 4", "play"),
        ('nomisma = 3, area = ["martin"]', "play"),  # his discount makes it 3
        ('area = ["sittas"]', "activate"),
        ('area = ["sittas", "bucellarii"], bandon = { sittas = ["bucellarii"] }, down = ["sittas"]', "activate"),
        ("fides = 1", "sell"),
        ("lignum = 1", "sell"),
        ("nomisma = 2", "buy"),
    ],
)
def test_bz_act_7_the_least_form_is_enough(position: str, action: str) -> None:
    hand = '"horse_breeders_of_phrygia", "belisarius"' if "bucellarii" in position else '"bucellarii", "belisarius"'
    t = duel(f"""
        market = ["lignum", "lapis"]
        seat.blue = {{ hand = [{hand}], {position} }}
    """)
    assert can(t, f"blue: act {action}")


@pytest.mark.rule("BZ-ACT-7", "BZ-PLA-1")
def test_bz_act_7_intrigue_cards_are_no_cards_to_play() -> None:
    t = duel('seat.blue = { nomisma = 20, hand = ["imperial_reserves", "secret_archive"] }')
    assert refused(t, "blue: act play").code == "nothing_to_play"


@pytest.mark.rule("BZ-ACT-7")
def test_bz_act_7_an_empty_market_has_nothing_to_buy() -> None:
    t = duel('market = []\nseat.blue = { nomisma = 20, hand = ["martin"] }')
    assert refused(t, "blue: act buy").code == "nothing_to_buy"


# ---------------------------------------------------------------- what reactions make impossible


@pytest.mark.rule("BZ-ACT-8")
def test_bz_act_8_nothing_left_to_activate() -> None:
    t = duel("""
        seat.blue = { hand = ["martin"], area = ["bucellarii"] }
        seat.green = { nomisma = 3, hand = ["seduction"] }
    """)
    play(t, "blue: act activate", "green: intrigue seduction; strike bucellarii")
    assert happened(t, "action.stalled") == ["action.stalled"]
    assert seat(t, "blue")["dynamis"] == 5  # spent all the same
    assert goods(t, "blue") == {}
    assert seat(t, "blue")["marked"] == []
    assert offered(t, "blue", "end_turn")


@pytest.mark.rule("BZ-ACT-8")
def test_bz_act_8_nothing_left_to_pay_with() -> None:
    t = duel("""
        seat.blue = { nomisma = 3, hand = ["bucellarii"], area = ["martin"] }
        seat.green = { nomisma = 7, hand = ["assassination"] }
    """)
    play(t, "blue: act play", "green: intrigue assassination", "blue: pass", "green: strike martin")
    assert happened(t, "action.stalled") == ["action.stalled"]
    assert seat(t, "blue")["hand"] == ["bucellarii"]
    assert goods(t, "blue") == {"nomisma": 3}
    assert seat(t, "blue")["dynamis"] == 5


@pytest.mark.rule("BZ-ACT-8")
def test_bz_act_8_another_legal_way_is_taken_instead() -> None:
    t = duel("""
        seat.blue = { area = ["bucellarii", "herul_foederati"] }
        seat.green = { nomisma = 3, hand = ["seduction"] }
    """)
    play(t, "blue: act activate", "green: intrigue seduction; strike bucellarii")
    assert goods(t, "blue") == {"virtus": 1}  # the other card, which is the only one left
    assert seat(t, "blue")["marked"] == ["herul_foederati"]
    assert happened(t, "action.stalled") == []


@pytest.mark.rule("BZ-ACT-8", "BZ-DIS-1")
def test_bz_act_8_cards_to_discard_are_a_legal_way_to_pay() -> None:
    """Martin's discount is gone, but who has cards left may still find the Nomisma."""
    t = duel("""
        seat.blue = { nomisma = 3, hand = ["bucellarii", "tribonian"], area = ["martin"] }
        seat.green = { nomisma = 3, hand = ["seduction"] }
    """)
    play(t, "blue: act play", "green: intrigue seduction", "blue: pass", "green: strike martin")
    assert waiting(t) == ["blue"]
    assert refused(t, "blue: play bucellarii").code == "not_enough"
    play(t, "blue: discard tribonian; play bucellarii; alone")
    assert "bucellarii" in seat(t, "blue")["area"]
    assert goods(t, "blue") == {"auctoritas": 1, "virtus": 1, "nomisma": 1}  # 3 + 2 - 4


@pytest.mark.rule("BZ-ACT-8")
def test_bz_act_8_nobody_is_made_to_discard() -> None:
    t = duel("""
        seat.blue = { nomisma = 3, hand = ["bucellarii", "tribonian"], area = ["martin"] }
        seat.green = { nomisma = 3, hand = ["seduction"] }
    """)
    play(t, "blue: act play", "green: intrigue seduction", "blue: pass", "green: strike martin", "blue: done")
    assert happened(t, "action.stalled") == ["action.stalled"]
    assert goods(t, "blue") == {"nomisma": 3}
    assert seat(t, "blue")["dynamis"] == 5
    assert offered(t, "blue", "end_turn")


@pytest.mark.rule("BZ-ACT-8", "BZ-CLA-7")
def test_bz_act_8_prices_rise_when_the_hero_of_trade_is_gone() -> None:
    position = """
        market = ["lignum"]
        seat.blue = {{ nomisma = 1, hand = [{hand}], area = ["peter_barsymes"] }}
        seat.green = {{ nomisma = 3, hand = ["seduction"] }}
    """
    seduction = ("blue: act buy", "green: intrigue seduction", "blue: pass", "green: strike peter_barsymes")
    t = duel(position.format(hand=""))
    play(t, *seduction)
    assert happened(t, "action.stalled") == ["action.stalled"]
    t = duel(position.format(hand='"martin"'))
    play(t, *seduction, "blue: discard martin; buy lignum")
    assert goods(t, "blue") == {"auctoritas": 1, "lignum": 1, "nomisma": 1}  # 1 + 2 - 2
