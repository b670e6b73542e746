"""Cancelling Intrigue cards, cancelling the cancelling, and windows that tell nothing about hands."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.byzantion.table import (
    BOARD,
    asked,
    described,
    duel,
    goods,
    happened,
    idle,
    offered,
    play,
    refused,
    seat,
    state,
    table,
    waiting,
)

from quadriga.engine.choice import Answer
from quadriga.engine.table import Table

CHAIN_OF_3 = """
    seat.blue = { nomisma = 12, hand = ["secret_archive", "counterplot", "narses"] }
    seat.green = { nomisma = 12, hand = ["absolution", "loyal_guard", "martin"] }
    seat.white = { nomisma = 12, hand = ["bought_silence", "village_whispers", "sittas"] }
    deck = ["mundus", "buzes", "germanus"]
"""
CHAIN_OF_4 = """
    order = ["red", "green", "blue", "white"]
    active = "green"
    seat.blue = { nomisma = 12, hand = ["counterplot", "narses"] }
    seat.green = { nomisma = 12, hand = ["secret_archive", "absolution", "martin"] }
    seat.white = { nomisma = 12, hand = ["bought_silence", "sittas"] }
    seat.red = { nomisma = 12, hand = ["loyal_guard", "village_whispers", "tribonian"] }
    deck = ["mundus", "buzes", "germanus"]
"""


def turn_is_asked(t: Table, name: str) -> bool:
    return (waiting(t), asked(t)) == ([name], "Turn")


# ---------------------------------------------------------------- one cancellation


@pytest.mark.rule("BZ-INT-6", "BZ-INT-7")
def test_bz_int_7_no_effect_no_refund_discarded_not_played() -> None:
    t = duel("""
        seat.blue = { nomisma = 5, hand = ["secret_archive", "narses"] }
        seat.green = { nomisma = 5, hand = ["counterplot"] }
        discard = ["sittas"]
    """)
    play(t, "blue: intrigue secret_archive", "green: intrigue counterplot", "blue: pass")
    assert turn_is_asked(t, "blue")
    assert (seat(t, "blue")["hand"], seat(t, "blue")["area"]) == (["narses"], [])
    assert goods(t, "blue") == {"nomisma": 3}
    assert described(t)["discard"] == ["sittas", "secret_archive"]
    assert seat(t, "blue")["cards_cost"] == 0
    assert (seat(t, "green")["area"], goods(t, "green")) == (["counterplot"], {"nomisma": 2})


@pytest.mark.rule("BZ-INT-6")
def test_bz_int_6_a_changed_vote() -> None:
    t = duel("""
        phase = "vote"
        seat.blue = { nomisma = 5, auctoritas = 1, hand = ["absolution"] }
        seat.green = { nomisma = 4, auctoritas = 1, hand = ["purple_alignment", "narses"] }
    """)
    play(t, "blue: vote 1 x1", "green: intrigue purple_alignment", "blue: intrigue absolution")
    assert happened(t, "vote.changed") == []
    assert (waiting(t), asked(t)) == (["green"], "Influence")  # 1 Nomisma is too little for any card now


@pytest.mark.rule("BZ-INT-6", "BZ-INT-14")
def test_bz_int_6_a_lost_action() -> None:
    t = duel("""
        seat.blue = { nomisma = 5, dynamis = 1, lapis = 1, hand = ["absolution"] }
        seat.green = { nomisma = 4, hand = ["iron_custody"] }
    """)
    play(t, "blue: act reset", "green: intrigue iron_custody", "blue: intrigue absolution")
    assert happened(t, "action.lost", "market.reset") == ["market.reset"]
    assert described(t)["discard"] == ["iron_custody"]


@pytest.mark.rule("BZ-INT-6", "BZ-INT-21")
def test_bz_int_6_a_card_after_a_victory() -> None:
    t = duel("""
        phase = "resolution"
        event = "codex_justinianus"
        seat.blue = { doxa = 0, civicus = 3, nomisma = 3, hand = ["triumphal_acclamation"] }
        seat.green = { nomisma = 3, hand = ["loyal_guard"] }
    """)
    play(t, "blue: pass", "green: pass", "blue: commit civicus x3")
    play(t, "blue: intrigue triumphal_acclamation", "green: intrigue loyal_guard")
    assert seat(t, "blue")["doxa"] == 3 + 2  # for what he gave, and the reward
    assert "triumphal_acclamation" in described(t)["discard"]


@pytest.mark.rule("BZ-INT-6", "BZ-INT-22")
def test_bz_int_6_a_card_after_a_defeat() -> None:
    t = duel("""
        phase = "resolution"
        event = "codex_justinianus"
        seat.blue = { auctoritas = 3, nomisma = 3, hand = ["imperial_pardon"] }
        seat.green = { civicus = 1, nomisma = 3, hand = ["bought_silence"] }
    """)
    play(t, "blue: pass", "green: pass", "green: commit civicus x1")
    play(t, "blue: intrigue imperial_pardon")
    assert waiting(t) == ["green"]
    play(t, "green: intrigue bought_silence")
    assert goods(t, "blue") == {}  # 3 Nomisma for the card, 3 Auctoritas for the penalty
    assert happened(t, "penalty.suffered", "penalty.spared") == ["penalty.suffered"]
    assert described(t)["discard"] == ["imperial_pardon"]


@pytest.mark.rule("BZ-INT-6", "BZ-INT-23")
def test_bz_int_6_a_card_during_a_trial() -> None:
    t = duel("""
        phase = "resolution"
        event = "earthquake_of_antioch"
        seat.blue = { doxa = 0, lapis = 2, frumentum = 2, nomisma = 2, hand = ["golden_bribe"], position = "i" }
        seat.green = { doxa = 0, lapis = 2, nomisma = 3, hand = ["village_whispers"], position = "iii" }
    """)
    play(t, "blue: pass", "green: pass", "blue: commit lapis x1; commit frumentum x2", "green: commit lapis x0")
    play(t, "blue: pass", "green: pass")  # after the Victory
    play(t, "blue: bid x1", "green: bid x2", "blue: intrigue golden_bribe", "green: intrigue village_whispers")
    assert (seat(t, "blue")["doxa"], seat(t, "green")["doxa"]) == (3 + 2, 3)


@pytest.mark.rule("BZ-INT-6", "BZ-END-4")
def test_bz_end_4_a_card_at_the_end_of_the_game() -> None:
    t = duel("""
        phase = "scoring"
        units = { oriens = { priest = 2 } }
        seat.blue = { nomisma = 4, hand = ["pilgrimage"], missions = ["renewal_of_italy"] }
        seat.green = { nomisma = 3, hand = ["counterplot"] }
    """)
    play(t, "blue: intrigue pilgrimage", "green: intrigue counterplot")
    assert described(t)["over"]
    assert described(t)["units"] == {"oriens": {"priest": 2}}
    assert described(t)["discard"] == ["pilgrimage"]


@pytest.mark.rule("BZ-INT-12")
def test_bz_int_12_nobody_cancels_his_own_card() -> None:
    t = duel("""
        seat.blue = { nomisma = 12, hand = ["secret_archive", "counterplot", "absolution"] }
        seat.green = { nomisma = 12, hand = ["loyal_guard", "narses"] }
    """)
    play(t, "blue: intrigue secret_archive")
    assert waiting(t) == ["green"]
    assert refused(t, "blue: intrigue counterplot").code == "not_your_decision"
    play(t, "green: pass")
    assert turn_is_asked(t, "blue")  # resolved, and he has not been asked
    assert len(seat(t, "blue")["hand"]) == 5


# ---------------------------------------------------------------- chains


@pytest.mark.rule("BZ-INT-11", "BZ-INT-9")
def test_bz_int_11_a_cancel_that_stands_closes_the_window_of_its_target() -> None:
    t = table(4, CHAIN_OF_4)
    play(t, "green: intrigue secret_archive")
    assert waiting(t) == ["blue"]
    play(t, "blue: intrigue counterplot")
    assert waiting(t) == ["white"]  # the window of the cancel, from the one after blue on
    play(t, "white: pass")
    assert waiting(t) == ["red"]
    play(t, "red: pass")
    assert waiting(t) == ["green"]  # whose card it is against
    play(t, "green: pass")
    assert turn_is_asked(t, "green")  # white and red are not asked about the archive any more
    assert described(t)["discard"] == ["secret_archive"]
    assert seat(t, "blue")["area"] == ["counterplot"]


@pytest.mark.rule("BZ-INT-11", "BZ-INT-7")
def test_bz_int_11_cancelling_the_cancel_saves_the_card() -> None:
    t = table(3, CHAIN_OF_3)
    play(t, "blue: intrigue secret_archive", "green: intrigue absolution")
    assert waiting(t) == ["white"]
    play(t, "white: pass", "blue: intrigue counterplot")
    assert waiting(t) == ["green"]  # the window of the counterplot
    play(t, "green: pass")
    assert waiting(t) == ["white"]
    play(t, "white: pass")
    assert described(t)["discard"] == ["absolution"]
    assert waiting(t) == ["white"]  # asking goes on in the window of the archive, with the next one after green
    play(t, "white: pass")
    assert turn_is_asked(t, "blue")
    assert seat(t, "blue")["area"] == ["counterplot", "secret_archive"]
    assert len(seat(t, "blue")["hand"]) == 1 + 3


@pytest.mark.rule("BZ-INT-11", "BZ-INT-10")
def test_bz_int_11_whose_cancel_failed_may_not_try_again_in_the_same_window() -> None:
    t = table(3, CHAIN_OF_3)
    play(t, "blue: intrigue secret_archive", "green: intrigue absolution", "white: pass")
    play(t, "blue: intrigue counterplot", "green: pass", "white: pass")
    assert "loyal_guard" in seat(t, "green")["hand"]  # he still has one
    assert waiting(t) == ["white"]
    play(t, "white: intrigue bought_silence")  # but the next one may
    play(t, "blue: pass", "green: pass")
    assert described(t)["discard"] == ["absolution", "secret_archive"]
    assert turn_is_asked(t, "blue")


@pytest.mark.rule("BZ-INT-11", "BZ-INT-6")
def test_bz_int_11_a_chain_of_three_cancels_with_three_players() -> None:
    t = table(3, CHAIN_OF_3)
    play(t, "blue: intrigue secret_archive", "green: intrigue absolution", "white: pass")
    play(t, "blue: intrigue counterplot", "green: intrigue loyal_guard")
    assert waiting(t) == ["white"]  # the window of the guard: white, then blue
    play(t, "white: pass")
    assert waiting(t) == ["blue"]
    play(t, "blue: pass")
    # the guard stands: the counterplot is cancelled; the window of the absolution has asked white and blue: it stands
    assert turn_is_asked(t, "blue")
    assert described(t)["discard"] == ["counterplot", "secret_archive"]
    assert seat(t, "green")["area"] == ["absolution", "loyal_guard"]
    assert (seat(t, "blue")["area"], seat(t, "blue")["hand"]) == ([], ["narses"])
    assert [goods(t, name)["nomisma"] for name in ("blue", "green", "white")] == [12 - 2 - 3, 12 - 3 - 3, 12]


@pytest.mark.rule("BZ-INT-11", "BZ-INT-6")
def test_bz_int_11_the_fourth_cancel_turns_it_round_again() -> None:
    t = table(3, CHAIN_OF_3)
    play(t, "blue: intrigue secret_archive", "green: intrigue absolution", "white: pass")
    play(t, "blue: intrigue counterplot", "green: intrigue loyal_guard", "white: intrigue village_whispers")
    assert waiting(t) == ["blue"]
    play(t, "blue: pass", "green: pass")
    assert described(t)["discard"] == ["loyal_guard"]
    assert waiting(t) == ["white"]  # on in the window of the counterplot, after green
    play(t, "white: pass")
    assert described(t)["discard"] == ["loyal_guard", "absolution"]
    assert waiting(t) == ["white"]  # on in the window of the archive, after green
    play(t, "white: pass")
    assert turn_is_asked(t, "blue")
    assert sorted(seat(t, "blue")["area"]) == ["counterplot", "secret_archive"]


@pytest.mark.rule("BZ-INT-11", "BZ-INT-9", "BZ-INT-6")
def test_bz_int_11_a_chain_with_four_players_in_initiative_order() -> None:
    """Order red, green, blue, white."""
    t = table(4, CHAIN_OF_4)
    play(t, "green: intrigue secret_archive", "blue: pass", "white: intrigue bought_silence")
    assert waiting(t) == ["red"]
    play(t, "red: intrigue loyal_guard")
    assert waiting(t) == ["green"]  # the window of the guard: green, blue, white
    play(t, "green: pass")
    assert waiting(t) == ["blue"]
    play(t, "blue: intrigue counterplot")
    assert waiting(t) == ["white"]  # the window of the counterplot: white, red, green
    play(t, "white: pass", "red: pass")
    assert waiting(t) == ["green"]
    play(t, "green: pass")
    # the counterplot stands and the guard is cancelled: the window of the silence goes on after red
    assert described(t)["discard"] == ["loyal_guard"]
    assert waiting(t) == ["green"]
    play(t, "green: intrigue absolution")
    assert waiting(t) == ["blue"]  # the window of the absolution: blue, white, red
    play(t, "blue: pass", "white: pass")
    assert waiting(t) == ["red"]
    play(t, "red: intrigue village_whispers")
    assert waiting(t) == ["green"]  # the window of the whispers: green, blue, white
    assert not offered(t, "green", "intrigue")
    play(t, "green: pass", "blue: pass", "white: pass")
    # the whispers stand: the absolution is cancelled, the silence has gone round and stands, and the archive is lost
    assert described(t)["discard"] == ["loyal_guard", "absolution", "secret_archive"]
    assert turn_is_asked(t, "green")
    assert [seat(t, name)["area"] for name in ("blue", "green", "white", "red")] == [
        ["counterplot"],
        [],
        ["bought_silence"],
        ["village_whispers"],
    ]


# ---------------------------------------------------------------- nothing is betrayed


@pytest.mark.rule("BZ-INT-9", "BZ-INT-2", "BZ-GEN-12")
def test_bz_int_9_only_open_information_says_who_is_asked() -> None:
    """Who holds nothing of use is asked; who has no card, or cannot pay any, is not."""
    t = table(
        4,
        """
        seat.blue = { nomisma = 9, hand = ["secret_archive"] }
        seat.green = { nomisma = 3, hand = ["martin"] }
        seat.white = { nomisma = 2, hand = ["absolution"] }
        seat.red = { nomisma = 9 }
    """,
    )
    play(t, "blue: intrigue secret_archive")
    assert waiting(t) == ["green"]  # no card for it, but 3 Nomisma and a hand
    play(t, "green: pass")
    assert turn_is_asked(t, "blue")  # white can see that 2 are not enough, red has no card


@pytest.mark.rule("BZ-INT-9", "BZ-INT-2")
def test_bz_int_9_a_hero_in_play_makes_a_card_payable() -> None:
    t = duel("""
        seat.blue = { nomisma = 9, hand = ["secret_archive"] }
        seat.green = { nomisma = 1, hand = ["martin"], area = ["severus_of_antioch"] }
    """)
    play(t, "blue: intrigue secret_archive")
    assert waiting(t) == ["green"]  # an Absolution would cost him 1


@pytest.mark.rule("BZ-INT-9")
def test_bz_int_9_nobody_is_asked_if_every_cancel_card_lies_open() -> None:
    t = duel("""
        seat.blue = { nomisma = 9, hand = ["secret_archive"] }
        seat.green = { nomisma = 9, hand = ["martin"], area = ["counterplot"] }
        discard = ["absolution", "loyal_guard"]
        offer = ["bought_silence", "village_whispers"]
    """)
    play(t, "blue: intrigue secret_archive")
    assert turn_is_asked(t, "blue")


OPEN_CARDS = ("narses", "severus_of_antioch", "imperial_reserves", "secret_archive")
POOL = [key for key in BOARD.card_keys if key not in OPEN_CARDS]
DULL = ["tribonian", "antonina", "treasurer", "saint_sabas", "mundus", "buzes", "artabanes", "germanus"]

POSITION = """
    event = "earthquake_of_antioch"
    phase = "{phase}"
    offer = []
    seat.blue = {{ nomisma = 6, lapis = 3, frumentum = {food}, hand = {hands[0]}, position = "ii" }}
    seat.green = {{ nomisma = 2, lapis = 2, hand = {hands[1]}, area = ["severus_of_antioch"], position = "i" }}
    seat.white = {{ nomisma = 1, frumentum = 1, hand = {hands[2]}, area = ["narses"], position = "iv" }}
    seat.red = {{ nomisma = 9, lapis = 1, hand = {hands[3]}, area = ["imperial_reserves"], position = "iii" }}
"""


def course(phase: str, food: int, first: str, cards: list[str]) -> list[tuple[list[str], str]]:
    """Who is asked, by what, if nobody plays a card after the first deed: up to the next turn, round or the end."""
    hands = [cards[:3], ["secret_archive", cards[3]], cards[4:7], cards[7:]]
    t = table(4, POSITION.format(phase=phase, food=food, hands=hands))
    if first:
        play(t, f"green: {first}")
    found: list[tuple[list[str], str]] = []
    while not state(t).over and asked(t) not in ("Turn", "Initiative"):
        found.append((waiting(t), asked(t)))
        number = t.game.waiting()[0]
        choice = t.game.choices(number)[0]
        if choice.verb in ("commit", "bid"):
            assert t.submit(number, Answer(choice.verb, choice.target, choice.high)) is None
        else:
            idle(t)
    return found


@pytest.mark.rule("BZ-INT-9", "BZ-GEN-12")
@pytest.mark.parametrize(
    "phase, food, first",
    [
        ("action", 0, "act reset"),
        ("action", 0, "intrigue secret_archive"),
        ("resolution", 0, ""),
        ("resolution", 1, ""),
        ("round_end", 0, ""),
        ("scoring", 0, ""),
    ],
)
@settings(max_examples=15, deadline=None)
@given(cards=st.lists(st.sampled_from(POOL), min_size=8, max_size=8, unique=True))
def test_bz_int_9_other_hands_the_same_questions(phase: str, food: int, first: str, cards: list[str]) -> None:
    expected = course(phase, food, first, DULL)
    assert course(phase, food, first, cards) == expected
    assert len(expected) >= 2


def test_the_questions_without_a_single_intrigue_card() -> None:
    """By hand: white has 1 Nomisma and a Palatina Hero of level 2, green 2 and an Ecclesiastica Hero of level 2."""
    declared = course("action", 0, "act reset", DULL)
    assert declared == [(["blue"], "Poll"), (["red"], "Poll"), (["white"], "Poll")]
    announced = course("action", 0, "intrigue secret_archive", DULL)
    assert announced == declared  # a Counterplot would cost white 1
    failed = course("resolution", 0, "", DULL)
    assert [name for names, frame in failed if frame == "Poll" for name in names] == (
        ["green", "blue", "red", "white"] + ["green", "blue", "red"] + ["green", "blue", "red", "white"]
    )  # phase; defeat: what costs 2 is for all, but white has 1 and no Rustica Hero; end of the round
