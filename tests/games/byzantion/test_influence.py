"""Influencing the Emperor: the vote with Auctoritas."""

import pytest
from tests.games.byzantion.table import (
    MODULE,
    asked,
    can,
    described,
    events,
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

from quadriga.engine.table import Table

ALL_SEATS = ("blue", "green", "white", "red")


def vote(players: int, rest: str = "", event: str = "academy_of_athens", ring: str = "blue") -> Table:
    """The seals lie on I, II and so on in the order of the seats, unless the position says otherwise."""
    return table(players, f"phase = 'vote'\nevent = '{event}'\nring = '{ring}'\n{rest}")


def purses(*amounts: int, **more: str) -> str:
    """Auctoritas seat by seat on positions without Chalice; ``green=...`` adds to a seat."""
    positions = ("i", "iii", "iv") if len(amounts) < 4 else ("i", "iii", "iv", "ii")
    rows = zip(ALL_SEATS, amounts, positions)
    return "\n".join(f"seat.{n} = {{ auctoritas = {a}, position = '{p}'{more.get(n, '')} }}" for n, a, p in rows)


def doxa(t: Table) -> list[int]:
    """Above the 10 everybody starts with."""
    return [seat(t, name)["doxa"] - 10 for name in described(t)["seat"]]


# ---------------------------------------------------------------- whether and when


@pytest.mark.rule("BZ-INF-1")
@pytest.mark.parametrize(
    "event, votes", [("academy_of_athens", True), ("nika_revolt", False), ("plague_at_pelusium", False)]
)
def test_bz_inf_1_only_an_event_with_two_options_is_voted_on(event: str, votes: bool) -> None:
    t = table(
        2, f"phase = 'event'\nevent = '{event}'\n" + "seat.blue = { auctoritas = 9 }\nseat.green = { auctoritas = 9 }"
    )
    play(t, "blue: seal i", "green: seal iii")
    assert asked(t) == ("Influence" if votes else "Turn")
    assert described(t)["option"] == (0 if votes else 1)  # a Trial has one option only
    if not votes:
        reason = refused(t, "blue: vote 1 x1")
        assert (reason.code, "BZ-INF-1" in reason.rules) == ("vote_only", True)
        assert (goods(t, "blue")["auctoritas"], doxa(t)) == (9 + 1, [0, 0])  # c01 lies on position I


@pytest.mark.rule("BZ-INF-2")
@pytest.mark.parametrize("order", ["green white blue", "white blue green", "blue green white"])
def test_bz_inf_2_once_each_in_initiative_order(order: str) -> None:
    places = dict(zip(order.split(), ("i", "iii", "iv")))
    t = vote(3, "\n".join(f"seat.{n} = {{ auctoritas = 2, position = '{places[n]}' }}" for n in ALL_SEATS[:3]))
    for name in order.split():
        assert waiting(t) == [name]
        play(t, f"{name}: vote 1 x1")
    assert asked(t) == "Turn"
    assert [event.args[0] for event in events(t, "vote.placed")] == [ALL_SEATS.index(name) for name in order.split()]


@pytest.mark.rule("BZ-INF-2")
def test_bz_inf_2_nobody_votes_out_of_turn() -> None:
    t = vote(3, purses(2, 2, 2))
    assert refused(t, "green: vote 1 x1").code == "not_your_decision"
    play(t, "blue: vote 1 x1")
    assert refused(t, "blue: vote 1 x1").code == "not_your_decision"


@pytest.mark.rule("BZ-INF-2")
def test_bz_inf_2_votes_are_open_to_all() -> None:
    t = vote(3, purses(2, 2, 2))
    play(t, "blue: vote 2 x2")
    for watcher in (-1, 0, 1, 2):
        rows = {row["seat"]: (row["option"], row["amount"]) for row in MODULE.view(t.game, watcher)["votes"]}
        assert rows == {0: (1, 2), 1: (-1, 0), 2: (-1, 0)}
    (event,) = events(t, "vote.placed")
    assert all(event.is_seen_by(watcher) for watcher in (-1, 1, 2))


# ---------------------------------------------------------------- a vote


@pytest.mark.rule("BZ-INF-3")
def test_bz_inf_3_any_amount_one_has_on_one_option() -> None:
    t = vote(2, purses(3, 1))
    assert offered(t, "blue", "vote") == ["1", "2"]
    for amount in (1, 2, 3):
        assert can(t, f"blue: vote 1 x{amount}")
        assert can(t, f"blue: vote 2 x{amount}")
    assert can(t, "blue: abstain")  # 0 is allowed
    assert refused(t, "blue: vote 2 x4").code == "out_of_range"
    play(t, "blue: vote 2 x3")
    assert refused(t, "blue: vote 1 x1").code == "not_your_decision"  # not split
    play(t, "green: abstain")
    assert described(t)["option"] == 2


@pytest.mark.rule("BZ-INF-3")
def test_bz_inf_3_nothing_can_be_placed_by_who_has_nothing() -> None:
    t = vote(3, purses(0, 0, 1))
    assert waiting(t) == ["white"]  # blue and green have nothing to decide
    assert happened(t, "vote.abstained") == ["vote.abstained"] * 2


@pytest.mark.rule("BZ-INF-4")
def test_bz_inf_4_a_placed_vote_stays() -> None:
    t = vote(3, purses(5, 1, 0))
    play(t, "blue: vote 1 x2")
    assert not can(t, "blue: vote 2 x2")
    assert not can(t, "blue: vote 1 x5")
    play(t, "green: vote 2 x1")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[2, 1]]
    assert described(t)["option"] == 1
    assert "BZ-INF-4" in refused(t, "blue: vote 2 x1").rules


@pytest.mark.rule("BZ-INF-4", "BZ-INT-13")
def test_bz_inf_4_only_an_intrigue_card_changes_it() -> None:
    t = vote(3, purses(2, 0, 0, green=", nomisma = 3, hand = ['cost_of_loyalty']"))
    play(t, "blue: vote 1 x2")
    assert (asked(t), waiting(t)) == ("Poll", ["green"])
    play(t, "green: intrigue cost_of_loyalty")
    assert described(t)["option"] == 2
    assert doxa(t) == [2, 0, 0]  # it is still blue's vote


@pytest.mark.rule("BZ-INF-5")
@pytest.mark.parametrize(
    "votes, option",
    [("1x3 2x2 -", 1), ("1x2 2x3 -", 2), ("1x2 2x3 1x2", 1), ("1x3 2x2 2x2", 2), ("- - 2x1", 2), ("1x1 - -", 1)],
)
def test_bz_inf_5_the_higher_total_wins(votes: str, option: int) -> None:
    t = vote(3, purses(3, 3, 3))
    for name, text in zip(ALL_SEATS, votes.split()):
        play(t, f"{name}: abstain" if text == "-" else f"{name}: vote {text[0]} {text[1:]}")
    assert asked(t) == "Turn"
    assert described(t)["option"] == option
    assert MODULE.view(t.game, 1)["events"][1]["option"] == option - 1


@pytest.mark.rule("BZ-INF-5")
def test_bz_inf_5_the_option_counts_for_the_whole_round() -> None:
    t = vote(2, purses(1, 0, blue=", fides = 9, civicus = 9, frumentum = 9"))
    play(t, "blue: vote 2 x1")
    idle_until(t, "Contribution")
    assert MODULE.view(t.game, 0)["contribution"]["required"] == {"civicus": 2, "frumentum": 1}


@pytest.mark.rule("BZ-INF-6", "BZ-KEI-5", "BZ-GEN-13")
@pytest.mark.parametrize("option", [1, 2])
def test_bz_inf_6_the_sceptre_chooses_between_equal_totals(option: int) -> None:
    t = vote(3, purses(2, 1, 1))  # green has the Sceptre, blue the Ring
    play(t, "blue: vote 1 x2", "green: vote 2 x1", "white: vote 2 x1")
    assert (waiting(t), offered(t, "green", "decree")) == (["green"], ["1", "2"])
    assert refused(t, "blue: decree 1").code == "not_your_decision"
    play(t, f"green: decree {option}")
    assert described(t)["option"] == option
    assert doxa(t) == [2, 0, 0]


@pytest.mark.rule("BZ-INF-6", "BZ-KEI-6")
def test_bz_inf_6_nought_to_nought_is_a_tie_and_without_sceptre_the_ring_chooses() -> None:
    t = vote(2, "seat.blue = { auctoritas = 1, position = 'i' }\nseat.green = { position = 'iv' }", ring="green")
    play(t, "blue: abstain")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[0, 0]]
    assert waiting(t) == ["green"]
    play(t, "green: decree 2")
    assert described(t)["option"] == 2


# ---------------------------------------------------------------- Doxa


@pytest.mark.rule("BZ-INF-7")
@pytest.mark.parametrize(
    "votes, gained",
    [
        ("1x3 2x2 -", [2, 0, 0]),
        ("1x2 2x3 1x2", [0, 2, 0]),  # on the losing option
        ("1x2 2x2 1x1", [1, 1, 0]),
        ("1x2 1x2 2x2", [1, 1, 1]),
        ("1x1 - -", [2, 0, 0]),
    ],
)
def test_bz_inf_7_two_doxa_for_the_biggest_vote_or_one_each(votes: str, gained: list[int]) -> None:
    t = vote(3, purses(3, 3, 3))
    for name, text in zip(ALL_SEATS, votes.split()):
        play(t, f"{name}: abstain" if text == "-" else f"{name}: vote {text[0]} {text[1:]}")
    assert doxa(t) == gained


@pytest.mark.rule("BZ-INF-7")
def test_bz_inf_7_nobody_gains_if_nothing_was_placed() -> None:
    t = vote(3, purses(3, 3, 3))
    play(t, "blue: abstain", "green: abstain", "white: abstain", "green: decree 1")
    assert doxa(t) == [0, 0, 0]


@pytest.mark.rule("BZ-INF-8")
def test_bz_inf_8_placed_auctoritas_is_gone_won_or_lost() -> None:
    t = vote(3, purses(5, 4, 3))
    play(t, "blue: vote 1 x2", "green: vote 2 x3", "white: abstain")
    assert asked(t) == "Turn"
    assert [seat(t, name)["auctoritas"] for name in ALL_SEATS[:3]] == [3, 1, 3]


# ---------------------------------------------------------------- bonuses and order


@pytest.mark.rule("BZ-INF-9")
def test_bz_inf_9_a_bonus_counts_for_the_option_and_for_the_biggest_vote() -> None:
    t = vote(2, purses(2, 2, blue=", area = ['empress_theodora']"))
    play(t, "blue: vote 1 x2", "green: vote 2 x2")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[3, 2]]
    assert (described(t)["option"], doxa(t)) == (1, [2, 0])
    assert [seat(t, name)["auctoritas"] for name in ("blue", "green")] == [0, 0]


@pytest.mark.rule("BZ-INF-9")
def test_bz_inf_9_it_can_make_a_tie() -> None:
    t = vote(2, purses(2, 3, blue=", area = ['empress_theodora']"))
    play(t, "blue: vote 1 x2", "green: vote 2 x3", "green: decree 2")
    assert (described(t)["option"], doxa(t)) == (2, [1, 1])


@pytest.mark.rule("BZ-INF-9")
def test_bz_inf_9_it_needs_one_really_placed() -> None:
    t = vote(2, purses(2, 0, blue=", area = ['empress_theodora']"))
    play(t, "blue: abstain")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[0, 0]]
    play(t, "green: decree 2")
    assert doxa(t) == [0, 0]


@pytest.mark.rule("BZ-INF-9")
def test_bz_inf_9_not_while_the_hero_lies_face_down() -> None:
    t = vote(2, purses(2, 2, blue=", area = ['empress_theodora'], down = ['empress_theodora']"))
    play(t, "blue: vote 1 x2", "green: vote 2 x2")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[2, 2]]


@pytest.mark.rule("BZ-INF-10")
def test_bz_inf_10_compare_settle_award() -> None:
    t = vote(2, purses(2, 2))
    play(t, "blue: vote 1 x2", "green: vote 2 x2")
    assert doxa(t) == [0, 0]  # nothing yet: the tie comes first
    play(t, "green: decree 1")
    kinds = happened(t, "vote.counted", "tie.decreed", "option.chosen", "doxa.gained", "phase.started")
    assert kinds == ["vote.counted", "tie.decreed", "option.chosen", "doxa.gained", "doxa.gained", "phase.started"]


@pytest.mark.rule("BZ-INF-10")
def test_bz_inf_10_the_window_of_the_last_vote_comes_before_the_comparison() -> None:
    t = vote(2, purses(1, 2, blue=", nomisma = 3, hand = ['purple_alignment']"))
    play(t, "blue: vote 1 x1", "green: vote 2 x2")
    assert (asked(t), waiting(t)) == ("Poll", ["blue"])
    assert (happened(t, "vote.counted"), described(t)["option"], doxa(t)) == ([], 0, [0, 0])
    play(t, "blue: intrigue purple_alignment")
    assert [event.args[:2] for event in events(t, "vote.counted")] == [[3, 0]]
    assert (described(t)["option"], doxa(t)) == (1, [0, 2])


@pytest.mark.rule("BZ-INF-10")
def test_bz_inf_10_who_votes_later_votes_after_the_window_of_the_earlier_vote() -> None:
    t = vote(3, purses(1, 1, 1, white=", nomisma = 3, hand = ['purple_alignment']"))
    play(t, "blue: vote 1 x1")
    assert waiting(t) == ["white"]  # asked before green votes
    play(t, "white: pass")
    assert (asked(t), waiting(t)) == ("Influence", ["green"])
