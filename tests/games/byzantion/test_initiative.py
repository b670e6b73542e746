"""The Event phase up to the vote: initiative and ivory caskets."""

import pytest
from tests.games.byzantion.table import (
    MODULE,
    asked,
    described,
    events,
    goods,
    happened,
    idle,
    idle_until,
    new_game,
    offered,
    play,
    refused,
    seat,
    state,
    table,
    waiting,
)

from quadriga.engine.table import Table

ALL_SEATS = ("blue", "green", "white", "red")


def event_phase(players: int, rest: str = "") -> Table:
    """A round begins: I 1 Fides 2 Nomisma, II 1 Lapis 1 Nomisma, III 1 Nomisma 1 Dynamis, IV 6 Nomisma."""
    return table(players, f"phase = 'event'\ncaskets = ['c17', 'c21', 'c36', 'c40']\n{rest}")


def next_round(t: Table) -> None:
    """Nobody wants anything until the next seal is to be placed."""
    now = described(t)["round"]
    while described(t)["round"] == now:
        idle(t)


# ---------------------------------------------------------------- initiative


@pytest.mark.rule("BZ-INI-1")
def test_bz_ini_1_initiative_governs_votes_and_turns() -> None:
    t = event_phase(
        3, "event = 'academy_of_athens'\n" + "\n".join(f"seat.{n} = {{ auctoritas = 1 }}" for n in ALL_SEATS[:3])
    )
    assert asked(t) == "Initiative"
    play(t, "blue: seal iv", "green: seal ii", "white: seal i")
    assert described(t)["order"] == ["white", "green", "blue"]
    for name in ("white", "green", "blue"):
        assert (asked(t), waiting(t)) == ("Influence", [name])
        play(t, f"{name}: abstain")
    play(t, "blue: decree 1")
    assert (asked(t), waiting(t)) == ("Turn", ["white"])
    next_round(t)
    assert [event.args[0] for event in events(t, "action.declared")] == [2, 1, 0] * 5 + [2]  # white has the Labarum


@pytest.mark.rule("BZ-INI-1")
def test_bz_ini_1_every_round_begins_with_it() -> None:
    t = new_game(2)
    idle_until(t, "nobody")
    told = happened(t, "turn.started", "seal.placed", "vote.abstained", "vote.placed", "action.declared")
    starts = [place for place, kind in enumerate(told) if kind == "turn.started"]
    assert len(starts) == 6
    for place in starts:
        assert told[place + 1 : place + 3] == ["seal.placed", "seal.placed"]
        assert told[place + 3] != "seal.placed"


@pytest.mark.rule("BZ-INI-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_ini_2_all_four_positions_are_open_with_any_number_of_players(players: int) -> None:
    t = event_phase(players)
    assert offered(t, "blue", "seal") == ["i", "ii", "iii", "iv"]
    assert len(MODULE.view(t.game, 0)["track"]) == 4


@pytest.mark.rule("BZ-INI-3")
@pytest.mark.parametrize(
    "ring, order",
    [("blue", "blue green white red"), ("white", "white red blue green"), ("red", "red blue green white")],
)
def test_bz_ini_3_from_the_ring_clockwise_on_any_free_position(ring: str, order: str) -> None:
    t = event_phase(4, f"ring = '{ring}'")
    free = ["i", "ii", "iii", "iv"]
    for name, position in zip(order.split(), ("iii", "i", "iv", "ii")):
        assert waiting(t) == [name]
        if len(free) > 1:
            assert offered(t, name, "seal") == free
            play(t, f"{name}: seal {position}")
        free.remove(position)
        if len(free) == 1:  # nothing is left to choose for the last
            break
    assert [described(t)["seat"][name]["position"] for name in order.split()] == [["iii"], ["i"], ["iv"], ["ii"]]


@pytest.mark.rule("BZ-INI-3")
def test_bz_ini_3_a_taken_position_is_refused() -> None:
    t = event_phase(3)
    play(t, "blue: seal ii")
    reason = refused(t, "green: seal ii")
    assert (reason.code, reason.rules) == ("position_taken", ["BZ-INI-3"])
    assert refused(t, "white: seal i").code == "not_your_decision"
    play(t, "green: seal i")
    assert offered(t, "white", "seal") == ["iii", "iv"]


@pytest.mark.rule("BZ-INI-4")
@pytest.mark.parametrize(
    "seals, order",
    [
        ("iv iii", "green blue"),
        ("i iv", "blue green"),
        ("iv i iii", "green white blue"),
        ("iii iv ii", "white blue green"),
    ],
)
def test_bz_ini_4_ascending_positions_empty_ones_are_skipped(seals: str, order: str) -> None:
    players = len(seals.split())
    t = event_phase(players)
    for name, position in zip(ALL_SEATS, seals.split()):
        play(t, f"{name}: seal {position}")
    assert described(t)["order"] == order.split()
    assert [event.args[:2] for event in events(t, "initiative.set")] == [
        [ALL_SEATS.index(name), place] for place, name in enumerate(order.split(), 1)
    ]


@pytest.mark.rule("BZ-INI-5")
def test_bz_ini_5_caskets_then_seals_with_their_gains_then_the_vote() -> None:
    t = event_phase(2, "event = 'academy_of_athens'")
    assert happened(t, "casket.shown", "seal.placed") == ["casket.shown"] * 4
    play(t, "blue: seal i")
    assert goods(t, "blue") == {"fides": 1, "nomisma": 2}
    assert (seat(t, "blue")["dynamis"], asked(t)) == (7, "Initiative")  # before the next seal
    play(t, "green: seal ii")
    kinds = happened(t, "casket.shown", "seal.placed", "casket.looted", "keimelion.taken", "vote.abstained")
    assert kinds == ["casket.shown"] * 4 + ["seal.placed", "casket.looted", "keimelion.taken"] * 2 + ["vote.abstained"]
    assert asked(t) == "Influence"  # the Chalice gives green something to vote with
    play(t, "green: vote 2 x2")
    assert described(t)["option"] == 2
    assert asked(t) == "Turn"


@pytest.mark.rule("BZ-INI-5", "BZ-INF-1")
def test_bz_ini_5_no_vote_in_a_trial() -> None:
    t = event_phase(2, "event = 'nika_revolt'\nseat.blue = { auctoritas = 5 }")
    play(t, "blue: seal i", "green: seal ii")
    assert asked(t) == "Turn"
    assert happened(t, "vote.placed", "vote.abstained", "vote.counted", "doxa.gained") == []


# ---------------------------------------------------------------- caskets


@pytest.mark.rule("BZ-CAS-1")
def test_bz_cas_1_four_caskets_lie_open_before_any_seal() -> None:
    t = event_phase(2)
    assert described(t)["caskets"] == ["c17", "c21", "c36", "c40"]
    for watcher in (-1, 0, 1):
        assert MODULE.view(t.game, watcher)["track"] == [{"casket": c, "seat": -1} for c in (16, 20, 35, 39)]
    assert described(t)["seat"]["blue"]["position"] == []


@pytest.mark.rule("BZ-CAS-1")
@pytest.mark.parametrize("length, rounds", [("standard", 6), ("marathon", 9)])
def test_bz_cas_1_new_ones_every_round_and_old_ones_never_come_back(length: str, rounds: int) -> None:
    t = new_game(3, length=length)
    idle_until(t, "nobody")
    shown = [tuple(event.args[:2]) for event in events(t, "casket.shown")]
    assert [position for position, _ in shown] == [0, 1, 2, 3] * rounds
    assert len({casket for _, casket in shown}) == 4 * rounds
    assert len(state(t).caskets) == 40 - 4 * rounds


@pytest.mark.rule("BZ-CAS-2")
@pytest.mark.parametrize(
    "position, gained", [("i", {"fides": 1, "nomisma": 2}), ("ii", {"lapis": 1, "nomisma": 1}), ("iv", {"nomisma": 6})]
)
def test_bz_cas_2_the_loot_comes_at_once_with_the_seal(position: str, gained: dict[str, int]) -> None:
    t = event_phase(2)
    play(t, f"blue: seal {position}")
    assert asked(t) == "Initiative"
    assert goods(t, "blue") == gained
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-CAS-2")
def test_bz_cas_2_it_is_added_to_what_one_has() -> None:
    t = event_phase(2, "seat.blue = { fides = 2, nomisma = 3 }")
    play(t, "blue: seal i")
    assert goods(t, "blue") == {"fides": 3, "nomisma": 5}


@pytest.mark.rule("BZ-CAS-3")
def test_bz_cas_3_a_dynamis_of_a_casket_is_one_action_more_in_this_round_only() -> None:
    t = event_phase(2)
    play(t, "blue: seal iii")
    assert (goods(t, "blue"), seat(t, "blue")["dynamis"]) == ({"nomisma": 1}, 7)
    play(t, "green: seal ii")
    next_round(t)
    assert [event.args[0] for event in events(t, "action.declared")].count(0) == 7
    assert [event.args[0] for event in events(t, "action.declared")].count(1) == 6
    assert [seat(t, name)["dynamis"] for name in ("blue", "green")] == [6, 6]


@pytest.mark.rule("BZ-CAS-4", "BZ-CLA-3")
@pytest.mark.parametrize(
    "hero, position, gained",
    [
        ("mundus", "i", {"fides": 2, "nomisma": 4}),
        ("buzes", "ii", {"lapis": 2, "nomisma": 2}),
        ("artabanes", "iii", {"nomisma": 2}),
        ("martin", "iv", {"nomisma": 12}),
        ("mundus", "ii", {"lapis": 1, "nomisma": 1}),  # another Keimelion than his
    ],
)
def test_bz_cas_4_the_casket_stays_and_a_hero_takes_it_again(hero: str, position: str, gained: dict[str, int]) -> None:
    t = event_phase(2, f"seat.blue = {{ area = ['{hero}'] }}")
    play(t, f"blue: seal {position}")
    assert goods(t, "blue") == gained
    assert seat(t, "blue")["dynamis"] == 6 + {"mundus": 1, "artabanes": 2}.get(hero, 0) * (position != "ii")
    assert described(t)["caskets"] == ["c17", "c21", "c36", "c40"]


@pytest.mark.rule("BZ-CAS-4")
def test_bz_cas_4_it_lies_there_until_the_round_ends() -> None:
    t = event_phase(2)
    play(t, "blue: seal i", "green: seal iv")
    idle_until(t, "Turn")
    assert described(t)["caskets"] == ["c17", "c21", "c36", "c40"]
    next_round(t)
    assert not {"c17", "c21", "c36", "c40"} & set(described(t)["caskets"])
