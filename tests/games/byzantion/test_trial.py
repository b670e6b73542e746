"""Trial events: no vote; after the completion sealed bids, ranked and spent."""

from itertools import permutations

import pytest
from tests.games.byzantion.table import (
    MODULE,
    asked,
    can,
    described,
    duel,
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

NAMES = ("blue", "green", "white", "red")

QUAKE = """
    phase = "resolution"
    event = "earthquake_of_berytus"
"""  # 5 Lapis, 4 Civicus, 3 Frumentum; 5 Doxa for the winner; Civicus is bid for 6, 4 and 2 Doxa


PLACES = {"blue": "i", "red": "ii", "white": "iii", "green": "iv"}  # red has the Chalice, white the Sceptre


def trial(bids: dict[str, int], more: str = "", seats: dict[str, str] | None = None) -> Table:
    """Blue completes the event alone and everybody has as much Civicus left as he will bid; all begin at 0 Doxa.

    With four players the Chalice gives red 2 Civicus for his bid.
    """
    lines = [QUAKE, more]
    for name, amount in bids.items():
        extra = (seats or {}).get(name, "")
        if "position" not in extra:
            extra += f', position = "{PLACES[name]}"'
        own = max(0, amount - 2) if name == "red" else amount
        gifts = "lapis = 5, frumentum = 3, " if name == "blue" else ""
        lines.append(f"seat.{name} = {{ {gifts}civicus = {own + 4 * (name == 'blue')}, doxa = 0 {extra} }}")
    t = table(len(bids), "\n".join(lines))
    idle_until(t, "Contribution")
    play(t, "blue: commit civicus x4; commit lapis x5; commit frumentum x3")
    while asked(t) == "Contribution":
        play(t, f"{waiting(t)[0]}: commit civicus x0")
    return t


def bid(t: Table, bids: dict[str, int]) -> None:
    for name, amount in bids.items():
        play(t, f"{name}: bid x{amount}")


def doxa(t: Table, count: int = 4) -> list[int]:
    """Without what blue has for contributing (12) and for the Victory (5)."""
    found = [seat(t, name)["doxa"] for name in NAMES[:count]]
    return [found[0] - 17, *found[1:]]


# ---------------------------------------------------------------- when


@pytest.mark.rule("BZ-TRI-1")
def test_bz_tri_1_one_option_and_no_vote() -> None:
    t = duel("""
        phase = "event"
        event = "nika_revolt"
        caskets = ["c06", "c11", "c16", "c21"]
        seat.blue = { doxa = 0, auctoritas = 5 }
        seat.green = { doxa = 0, auctoritas = 5 }
    """)
    play(t, "blue: seal i", "green: seal iii")
    assert (described(t)["phase"], described(t)["option"]) == ("action", 1)
    assert [seat(t, name)["doxa"] for name in ("blue", "green")] == [0, 0]
    assert (goods(t, "blue")["auctoritas"], goods(t, "green")["auctoritas"]) == (5, 5)
    assert happened(t, "vote.counted", "option.chosen") == []


@pytest.mark.rule("BZ-TRI-2")
def test_bz_tri_2_only_if_the_event_is_completed() -> None:
    t = duel(QUAKE + "seat.blue = { civicus = 5, lapis = 4 }\nseat.green = { civicus = 5 }")
    play(t, "blue: commit civicus x3; commit lapis x4", "green: commit civicus x0")
    assert happened(t, "event.failed", "bid.revealed") == ["event.failed"]
    assert asked(t) != "Trial"
    assert (goods(t, "blue"), goods(t, "green")) == ({"civicus": 2}, {"civicus": 5})


@pytest.mark.rule("BZ-TRI-2", "BZ-COM-10")
def test_bz_tri_2_after_reward_and_units() -> None:
    t = trial({"blue": 1, "green": 1})
    assert asked(t) == "Trial"
    assert seat(t, "blue")["doxa"] == 12 + 5
    assert described(t)["units"] == {"oriens": {"senator": 3, "aqueduct": 1}}


# ---------------------------------------------------------------- bids


@pytest.mark.rule("BZ-TRI-3")
def test_bz_tri_3_any_number_of_the_named_resource_in_secret() -> None:
    t = trial({"blue": 4, "green": 2, "white": 1}, seats={"white": ", lignum = 5"})
    assert waiting(t) == ["blue", "green", "white"]
    reason = refused(t, "green: bid x3")
    assert (reason.code, reason.params["high"]) == ("out_of_range", 2)
    assert can(t, "green: bid x0")
    play(t, "green: bid x2")
    assert (waiting(t), happened(t, "bid.revealed"), goods(t, "green")) == (["blue", "white"], [], {"civicus": 2})
    play(t, "white: bid x0", "blue: bid x4")
    assert [(told.args[0], told.args[1]) for told in events(t, "bid.revealed")] == [
        (0, 4),
        (2, 0),
        (1, 2),
    ]  # by initiative


@pytest.mark.rule("BZ-TRI-3", "BZ-GEN-12")
def test_bz_tri_3_nobody_can_tell_a_bid_before_the_reveal() -> None:
    views = []
    for amount in (0, 2):
        t = trial({"blue": 4, "green": 2, "white": 1})
        play(t, f"green: bid x{amount}")
        views.append([MODULE.view(t.game, number) for number in (0, 2)])
    assert views[0] == views[1]


@pytest.mark.rule("BZ-TRI-3")
def test_bz_tri_3_the_order_of_arrival_does_not_matter() -> None:
    bids = {"blue": 1, "green": 3, "white": 2}
    ends = []
    for arrival in permutations(bids):
        t = trial(bids)
        bid(t, {name: bids[name] for name in arrival})
        ends.append((described(t)["seat"], [(told.kind, told.args) for told in t.events]))
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("BZ-TRI-3")
def test_bz_tri_3_taken_back_before_the_reveal() -> None:
    t = trial({"blue": 2, "green": 2})
    assert not can(t, "blue: reopen")
    play(t, "blue: bid x2; reopen")
    assert waiting(t) == ["blue", "green"]
    play(t, "blue: bid x1", "green: bid x2")
    assert doxa(t, 2) == [4, 6]
    assert goods(t, "blue") == {"civicus": 1}
    assert not can(t, "blue: reopen")


# ---------------------------------------------------------------- ranking


@pytest.mark.rule("BZ-TRI-4", "BZ-TRI-5")
@pytest.mark.parametrize(
    "bids, expected",
    [
        ((1, 2, 3, 4), [0, 2, 4, 6]),
        ((7, 1, 2, 3), [6, 0, 2, 4]),
        ((2, 0, 1, 0), [6, 0, 4, 0]),
        ((0, 0, 0, 1), [0, 0, 0, 6]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_bz_tri_4_highest_first_and_nought_is_not_ranked(bids: tuple[int, ...], expected: list[int]) -> None:
    named = dict(zip(NAMES, bids))
    t = trial(named)
    bid(t, {name: amount for name, amount in named.items() if amount or name == "red"})  # who has none is not asked
    assert doxa(t) == expected


@pytest.mark.rule("BZ-TRI-5")
@pytest.mark.parametrize(
    "key, gifts, resource, prizes",
    [
        ("earthquake_of_antioch", {"lapis": 1, "frumentum": 2}, "lapis", (3, 2, 1)),
        ("plague_at_pelusium", {"civicus": 1, "fides": 3, "frumentum": 2}, "fides", (5, 3, 1)),
        ("collapse_of_the_great_dome", {"fides": 3, "lapis": 6, "lignum": 3}, "lignum", (6, 4, 2)),
    ],
)
def test_bz_tri_5_the_printed_values_by_epoch(
    key: str, gifts: dict[str, int], resource: str, prizes: tuple[int, int, int]
) -> None:
    stock = dict(gifts)
    stock[resource] += 1
    given = ", ".join(f"{good} = {amount}" for good, amount in stock.items())
    t = table(
        4,
        f"""
        phase = "resolution"
        event = "{key}"
        seat.blue = {{ {given} }}
        seat.green = {{ {resource} = 4, doxa = 0 }}
        seat.white = {{ {resource} = 3, doxa = 0 }}
        seat.red = {{ {resource} = 2, doxa = 0 }}
    """,
    )
    for good, amount in gifts.items():
        play(t, f"blue: commit {good} x{amount}")
    for name in NAMES[1:]:
        play(t, f"{name}: commit {resource} x0")
    bid(t, {"blue": 1, "green": 4, "white": 3, "red": 2})
    assert [seat(t, name)["doxa"] for name in NAMES[1:]] == list(prizes)


@pytest.mark.rule("BZ-TRI-4", "BZ-GEN-13", "BZ-KEI-5")
def test_bz_tri_4_the_arbiter_orders_the_tied() -> None:
    bids = {"blue": 1, "green": 2, "white": 2, "red": 2}
    t = trial(bids)  # white is on position III and has the Sceptre
    bid(t, bids)
    assert offered(t, "white", "favour") == ["green", "white", "red"]
    play(t, "white: favour red")
    assert offered(t, "white", "favour") == ["green", "white"]
    play(t, "white: favour white")
    assert doxa(t) == [0, 2, 4, 6]  # green is third, blue nothing


@pytest.mark.rule("BZ-TRI-4", "BZ-KEI-6")
def test_bz_tri_4_without_the_sceptre_the_ring() -> None:
    bids = {"blue": 3, "green": 1, "white": 3}
    places = {"blue": ', position = "i"', "green": ', position = "ii"', "white": ', position = "iv"'}
    t = trial(bids, 'ring = "white"', places)
    bid(t, bids | {"green": 0})
    assert offered(t, "white", "favour") == ["blue", "white"]
    play(t, "white: favour blue")
    assert doxa(t, 3) == [6, 0, 4]  # green and his Chalice did not bid


@pytest.mark.rule("BZ-TRI-4", "BZ-TRI-5")
def test_bz_tri_4_a_tie_for_the_last_prize_has_one_winner() -> None:
    bids = {"blue": 4, "green": 3, "white": 1, "red": 1}
    t = trial(bids)
    bid(t, bids)
    assert offered(t, "white", "favour") == ["white", "red"]
    play(t, "white: favour red")
    assert doxa(t) == [6, 4, 0, 2]


@pytest.mark.rule("BZ-TRI-6")
def test_bz_tri_6_all_bids_are_spent_and_are_no_contribution() -> None:
    t = trial({"blue": 3, "green": 4, "white": 5}, seats={"green": ', area = ["silk_smugglers"]'})
    bid(t, {"blue": 1, "green": 2, "white": 3})
    assert [goods(t, name) for name in NAMES[:3]] == [{"civicus": 2}] * 3  # no Nomisma: green contributed nothing
    assert doxa(t, 3) == [2, 4, 6]  # the prizes and nothing else
    assert described(t)["outcome"][1] == "blue"


@pytest.mark.rule("BZ-KEI-4", "BZ-TRI-3", "BZ-TRI-6")
def test_bz_kei_4_the_chalice_gives_two_for_the_bid_only() -> None:
    bids = {"blue": 1, "green": 1}
    t = trial(bids, seats={"green": ', position = "ii"', "blue": ', position = "i"'})
    assert refused(t, "blue: bid x2").params["high"] == 1
    assert can(t, "green: bid x3")
    play(t, "blue: bid x1", "green: bid x2")
    assert (goods(t, "green"), doxa(t, 2)) == ({"civicus": 1}, [4, 6])  # his own is not spent


# ---------------------------------------------------------------- Intrigue cards


BRIBES = {
    "blue": ', nomisma = 9, hand = ["narses"]',
    "green": ', nomisma = 9, hand = ["golden_bribe", "martin"]',
    "white": ', nomisma = 9, hand = ["false_relic", "sittas"]',
}


def bribed(bids: dict[str, int]) -> Table:
    t = trial(bids, seats=BRIBES)
    play(t, "blue: pass", "white: pass", "green: pass")  # the Victory; by initiative
    bid(t, {name: amount for name, amount in bids.items() if amount})
    return t


@pytest.mark.rule("BZ-INT-23", "BZ-INT-9")
def test_bz_int_23_when_the_bids_lie_open_and_before_they_are_ranked() -> None:
    t = bribed({"blue": 3, "green": 2, "white": 1})
    assert (waiting(t), asked(t)) == (["blue"], "Poll")  # from the first on
    assert len(events(t, "bid.revealed")) == 3
    assert happened(t, "trial.ranked") == []
    play(t, "blue: pass", "white: pass")
    assert offered(t, "green", "intrigue") == ["golden_bribe"]
    play(t, "green: intrigue golden_bribe", "blue: pass", "white: pass", "green: pass")
    assert doxa(t, 3) == [4, 6, 2]  # 3, 2 + 2, 1
    assert goods(t, "green")["nomisma"] == 9 - 2


@pytest.mark.rule("BZ-INT-23")
def test_bz_int_23_a_bid_of_nought_cannot_be_raised_or_lowered() -> None:
    t = bribed({"blue": 2, "green": 0, "white": 1})
    play(t, "blue: pass", "white: intrigue false_relic", "green: pass", "blue: pass")
    assert happened(t, "bid.lowered") == ["bid.lowered"]  # blue was the only one with a bid
    play(t, "white: pass")
    assert happened(t, "trial.ranked") == ["trial.ranked"]  # nothing left that green could play
    assert doxa(t, 3) == [0, 0, 6]


@pytest.mark.rule("BZ-INT-23", "BZ-TRI-4")
def test_bz_int_23_a_bid_made_less_may_fall_out_of_the_ranking() -> None:
    t = bribed({"blue": 3, "green": 2, "white": 1})
    play(t, "blue: pass", "white: intrigue false_relic", "green: pass", "blue: pass")
    assert offered(t, "white", "choose_player") == ["blue", "green"]  # not his own
    play(t, "white: choose_player green; pass", "green: pass")
    assert doxa(t, 3) == [6, 0, 4]
    assert goods(t, "green") == {"nomisma": 9}  # spent all the same


@pytest.mark.rule("BZ-INT-23")
def test_bz_int_23_cards_make_ties_and_break_them() -> None:
    t = bribed({"blue": 3, "green": 1, "white": 1})
    play(t, "blue: pass", "white: pass")
    play(t, "green: intrigue golden_bribe", "blue: pass", "white: pass", "green: pass")
    assert offered(t, "white", "favour") == ["blue", "green"]  # 3 and 1 + 2; white has the Sceptre
    play(t, "white: favour green")
    assert doxa(t, 3) == [4, 6, 2]
