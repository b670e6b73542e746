"""Intrigue cards for the moments after a Victory and a Defeat; penalties that are passed on."""

import pytest
from tests.games.byzantion.table import (
    asked,
    described,
    duel,
    events,
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

NAMES = ("blue", "green", "white", "red")


def event(key: str, option: int = 1) -> str:
    return f'phase = "resolution"\nevent = "{key}"\noption = {option}\n'


# ---------------------------------------------------------------- cards after a Victory


@pytest.mark.rule("BZ-INT-21", "BZ-INT-9")
def test_bz_int_21_each_card_for_its_occasion_and_before_the_reward() -> None:
    t = table(
        3,
        event("treaty_of_eternal_peace", 2)
        + """
        order = ["white", "blue", "green"]
        seat.blue.nomisma = 9
        seat.blue.virtus = 2
        seat.blue.lignum = 1
        seat.blue.doxa = 0
        seat.blue.hand = ["triumphal_acclamation", "plunder_in_the_confusion"]
        seat.green = { nomisma = 9, lignum = 1, doxa = 0, hand = ["hymn_of_thanksgiving", "golden_bribe"] }
        seat.white = { nomisma = 9, doxa = 0, hand = ["stolen_laurels", "narses"] }
    """,
    )
    play(t, "white: pass", "blue: pass", "green: pass")
    play(t, "blue: commit virtus x2; commit lignum x1", "green: commit lignum x1")
    assert waiting(t) == ["white"]  # the first in initiative order
    play(t, "white: intrigue stolen_laurels", "blue: pass", "green: pass")
    assert goods(t, "white") == {"nomisma": 9 - 5 + 7}
    assert goods(t, "blue") == {"nomisma": 9}  # his own reward is still to come
    play(t, "white: pass")
    assert offered(t, "blue", "intrigue") == ["triumphal_acclamation"]
    play(t, "blue: intrigue triumphal_acclamation", "green: pass", "white: pass", "blue: pass")
    assert offered(t, "green", "intrigue") == ["hymn_of_thanksgiving"]
    play(t, "green: intrigue hymn_of_thanksgiving", "white: pass", "blue: pass", "green: pass")
    assert [seat(t, name)["doxa"] for name in NAMES[:3]] == [3 + 3, 1 + 1, 0]
    assert goods(t, "blue") == {"nomisma": 9 - 3 + 7}
    assert goods(t, "green") == {"fides": 1, "nomisma": 9 - 2}


@pytest.mark.rule("BZ-INT-21")
def test_bz_int_21_not_on_the_wrong_occasion() -> None:
    t = table(
        3,
        event("codex_justinianus")
        + """
        seat.blue = { nomisma = 9, civicus = 3, hand = ["stolen_laurels", "imperial_pardon", "seduction"] }
        seat.green = { nomisma = 9, hand = ["hymn_of_thanksgiving", "triumphal_acclamation"] }
    """,
    )
    play(t, "blue: pass", "green: pass", "blue: commit civicus x3")
    assert offered(t, "blue", "intrigue") == []  # his own Victory; no Defeat; no time for Seduction
    play(t, "blue: pass")
    assert refused(t, "green: intrigue hymn_of_thanksgiving").code == "wrong_window"  # he gave nothing
    assert refused(t, "green: intrigue triumphal_acclamation").code == "wrong_window"


# ---------------------------------------------------------------- cards after a Defeat


SIEGE = (
    event("guardian_of_the_siege_of_rome")
    + """
    order = ["green", "white", "blue", "red"]
    seat.blue = { nomisma = 20, hand = ["scapegoat", "tribonian"] }
    seat.green = { nomisma = 20, lapis = 1, hand = ["imperial_pardon", "narses"] }
    seat.white = { nomisma = 20, lapis = 1, hand = ["plunder_in_the_confusion", "martin"] }
    seat.red = { nomisma = 20, lapis = 1, hand = ["stolen_laurels", "sittas"] }
"""
)  # the penalty is 9 Nomisma; blue is the least generous; red, on position IV, has the Tunic


def defeat(position: str) -> Table:
    t = table(4, position)
    play(t, "green: pass", "white: pass", "blue: pass", "red: pass")
    play(t, "green: commit lapis x1", "white: commit lapis x1", "red: commit lapis x1")
    assert happened(t, "event.failed") == ["event.failed"]
    return t


@pytest.mark.rule("BZ-INT-22", "BZ-INT-9")
def test_bz_int_22_all_are_asked_from_the_first_before_the_penalty() -> None:
    t = defeat(SIEGE)
    assert waiting(t) == ["green"]
    assert refused(t, "green: intrigue imperial_pardon").code == "wrong_window"  # he is not the victim
    play(t, "green: pass")
    play(t, "white: intrigue plunder_in_the_confusion", "blue: pass", "red: pass", "green: pass")
    assert goods(t, "white") == {"nomisma": 20 - 2 + 6}
    play(t, "white: pass")
    assert offered(t, "blue", "intrigue") == ["scapegoat"]
    assert happened(t, "penalty.suffered") == []
    play(t, "blue: pass")  # red need not be asked: the Plunder lies open, and he is not the victim
    assert happened(t, "penalty.suffered") == ["penalty.suffered"]
    assert goods(t, "blue") == {"nomisma": 11}


@pytest.mark.rule("BZ-INT-22")
def test_bz_int_22_a_redirected_penalty_and_the_new_victim_is_asked_again() -> None:
    t = defeat(SIEGE)
    play(t, "green: pass", "white: pass")
    play(t, "blue: intrigue scapegoat", "red: pass", "green: pass", "white: pass")
    assert offered(t, "blue", "choose_player") == ["green", "white"]  # not red, who has the Tunic
    play(t, "blue: choose_player green")
    assert waiting(t) == ["blue"]  # who played is asked once more
    assert offered(t, "blue", "intrigue") == []
    play(t, "blue: pass")
    assert waiting(t) == ["green"]  # he had declined before
    assert offered(t, "green", "intrigue") == ["imperial_pardon"]
    play(t, "green: pass")
    assert waiting(t) == ["red"]  # and the window goes on
    play(t, "red: pass")
    assert goods(t, "green") == {"nomisma": 11}
    assert goods(t, "blue") == {"nomisma": 20 - 4}
    assert goods(t, "white") == {"nomisma": 20}


@pytest.mark.rule("BZ-INT-22")
def test_bz_int_22_the_new_victim_may_answer_with_his_own_card() -> None:
    t = defeat(SIEGE)
    play(t, "green: pass", "white: pass")
    play(t, "blue: intrigue scapegoat", "red: pass", "green: pass", "white: pass", "blue: choose_player green")
    play(t, "blue: pass", "green: intrigue imperial_pardon", "white: pass", "blue: pass", "red: pass")
    assert waiting(t) == ["green"]
    play(t, "green: pass", "red: pass")
    assert happened(t, "penalty.suffered", "penalty.spared") == ["penalty.spared"]
    assert [goods(t, name)["nomisma"] for name in NAMES] == [16, 17, 20, 20]


@pytest.mark.rule("BZ-INT-22", "BZ-INT-7")
def test_bz_int_22_a_cancelled_scapegoat_changes_nothing() -> None:
    t = defeat(SIEGE.replace('"martin"', '"counterplot"'))
    play(t, "green: pass", "white: pass")
    play(t, "blue: intrigue scapegoat", "red: pass", "green: pass", "white: intrigue counterplot")
    play(t, "blue: pass", "red: pass", "green: pass")
    assert (waiting(t), asked(t)) == (["blue"], "Poll")
    play(t, "blue: pass", "red: pass")
    assert goods(t, "blue") == {"nomisma": 20 - 4 - 9}


@pytest.mark.rule("BZ-INT-22", "BZ-COM-6", "BZ-COM-8")
def test_bz_int_22_the_new_victim_pays_by_his_own_means() -> None:
    """White has 3 Nomisma, and Pope Vigilius halves the 9: 4, so that 1 is missing and no Doxa lost."""
    t = defeat(
        SIEGE.replace("seat.white = { nomisma = 20", 'seat.white = { nomisma = 3, doxa = 5, area = ["pope_vigilius"]')
    )
    play(t, "green: pass", "white: pass")
    play(t, "blue: intrigue scapegoat", "red: pass", "green: pass", "white: pass", "blue: choose_player white")
    play(t, "blue: pass", "white: pass", "red: pass")
    assert (goods(t, "white"), seat(t, "white")["doxa"]) == ({}, 5 + 1)
    assert goods(t, "blue") == {"nomisma": 16}


@pytest.mark.rule("BZ-INT-22", "BZ-KEI-8")
def test_bz_int_22_never_to_the_holder_of_the_tunic() -> None:
    t = duel(
        event("guardian_of_the_siege_of_rome")
        + """
        seat.blue = { nomisma = 13, hand = ["scapegoat"], position = "i" }
        seat.green = { nomisma = 20, lapis = 1, position = "iv" }
    """
    )
    play(t, "blue: pass", "green: commit lapis x1", "blue: intrigue scapegoat")
    assert happened(t, "penalty.redirected") == []  # there is nobody else
    assert (goods(t, "blue"), goods(t, "green")) == ({}, {"nomisma": 20})


@pytest.mark.rule("BZ-INT-22", "BZ-KEI-8")
def test_bz_int_22_the_tunic_leaves_nothing_to_pardon() -> None:
    t = duel(
        event("guardian_of_the_siege_of_rome")
        + """
        seat.blue.nomisma = 13
        seat.blue.hand = ["scapegoat", "imperial_pardon", "plunder_in_the_confusion"]
        seat.blue.position = "iv"
        seat.green = { nomisma = 20, lapis = 1, position = "i" }
    """
    )
    play(t, "blue: pass", "green: commit lapis x1")
    assert offered(t, "blue", "intrigue") == ["plunder_in_the_confusion"]
    play(t, "blue: pass")
    assert (happened(t, "penalty.spared"), goods(t, "blue")) == (["penalty.spared"], {"nomisma": 13})
    assert goods(t, "green") == {"nomisma": 20}  # nobody else suffers it


@pytest.mark.rule("BZ-INT-22", "BZ-COM-5")
def test_bz_int_22_only_who_the_arbiter_named_is_the_victim() -> None:
    t = duel(
        event("codex_justinianus")
        + """
        seat.blue = { auctoritas = 3, nomisma = 9, hand = ["imperial_pardon"], position = "i" }
        seat.green = { auctoritas = 3, nomisma = 9, hand = ["scapegoat"], position = "iii" }
    """
    )
    play(t, "blue: pass", "green: pass", "green: favour blue")
    play(t, "blue: pass")
    assert refused(t, "green: intrigue scapegoat").code == "wrong_window"
    play(t, "green: pass")
    assert (goods(t, "blue"), goods(t, "green")) == ({"nomisma": 9}, {"auctoritas": 3, "nomisma": 9})
    assert [told.args[0] for told in events(t, "penalty.suffered")] == [0]
    assert described(t)["outcome"][1] == "failed"
