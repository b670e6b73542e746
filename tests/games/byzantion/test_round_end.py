"""Preparing for the next round: hand limit, Ring, Diptych, and the order of it all."""

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

SEVEN = ["tribonian", "narses", "antonina", "treasurer", "belisarius", "mundus", "buzes"]
EIGHT = ["artabanes", "germanus", "sittas", "martin", "bucellarii", "excubitors", "saint_sabas", "pope_vigilius"]


# ---------------------------------------------------------------- hand limit


@pytest.mark.rule("BZ-EOR-1", "BZ-DIS-2")
def test_bz_eor_1_down_to_exactly_six_with_income() -> None:
    t = duel(f"""
        phase = "round_end"
        discard = ["sittas"]
        seat.blue = {{ hand = {EIGHT[:2] + EIGHT[3:] + ["narses"]} }}
    """)
    assert (waiting(t), asked(t)) == (["blue"], "EndOfRound")
    assert len(offered(t, "blue", "discard")) == 8
    play(t, "blue: discard narses")
    assert goods(t, "blue") == {"auctoritas": 1, "nomisma": 2}
    play(t, "blue: discard martin")
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 4}
    assert described(t)["discard"] == ["sittas", "narses", "martin"]
    assert (seat(t, "blue")["hand_size"], described(t)["round"]) == (6, 3)  # the next round has begun


@pytest.mark.rule("BZ-EOR-1")
def test_bz_eor_1_with_six_or_fewer_nothing_may_be_discarded() -> None:
    t = duel(f"""
        phase = "round_end"
        seat.blue = {{ hand = {SEVEN} }}
        seat.green = {{ hand = {EIGHT[:6]} }}
    """)
    assert waiting(t) == ["blue"]
    assert not can(t, f"green: discard {EIGHT[0]}")
    play(t, "blue: discard buzes")
    assert (described(t)["round"], seat(t, "green")["hand_size"]) == (3, 6)
    assert happened(t, "card.discarded") == ["card.discarded"]
    t = duel(f'phase = "round_end"\nseat.green = {{ hand = {SEVEN[:6]} }}')
    assert (described(t)["round"], waiting(t)) == (3, ["green"])  # not even asked
    reason = refused(t, "green: discard tribonian")
    assert (reason.code, reason.rules) == ("own_turn_only", ["BZ-DIS-3"])


@pytest.mark.rule("BZ-EOR-1", "BZ-GEN-15")
def test_bz_eor_1_one_after_another_by_initiative() -> None:
    t = duel(f"""
        phase = "round_end"
        seat.blue = {{ hand = {SEVEN}, position = "iii" }}
        seat.green = {{ hand = {EIGHT}, position = "ii" }}
    """)
    assert waiting(t) == ["green"]
    play(t, "green: discard sittas")
    assert waiting(t) == ["green"]
    play(t, "green: discard martin")
    assert waiting(t) == ["blue"]
    play(t, "blue: discard mundus")
    assert described(t)["discard"] == ["sittas", "martin", "mundus"]


@pytest.mark.rule("BZ-EOR-1")
def test_bz_eor_1_not_before_the_resolution_is_over() -> None:
    t = duel(f"""
        phase = "resolution"
        event = "codex_justinianus"
        seat.blue = {{ hand = {SEVEN}, civicus = 3 }}
    """)
    assert asked(t) == "Contribution"
    play(t, "blue: commit civicus x3")
    assert asked(t) == "EndOfRound"
    assert goods(t, "blue") == {"auctoritas": 1}  # the reward is there


# ---------------------------------------------------------------- Ring and Diptych


@pytest.mark.rule("BZ-EOR-2")
@pytest.mark.parametrize("ring, following", [("blue", "green"), ("green", "white"), ("white", "red"), ("red", "blue")])
def test_bz_eor_2_the_ring_passes_clockwise_whatever_the_initiative(ring: str, following: str) -> None:
    t = table(
        4,
        f"""
        phase = "round_end"
        ring = "{ring}"
        order = ["white", "blue", "red", "green"]
    """,
    )
    assert described(t)["ring"] == following
    assert waiting(t) == [following]  # who places the first seal
    assert offered(t, following, "seal") == ["i", "ii", "iii", "iv"]


@pytest.mark.rule("BZ-EOR-3", "BZ-GEN-7")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_bz_eor_3_the_next_event_and_a_new_round(number: int) -> None:
    t = duel(f'phase = "round_end"\nround = {number}')
    assert (described(t)["round"], described(t)["phase"]) == (number + 1, "event")
    assert described(t)["option"] == 0
    assert [seat(t, name)["dynamis"] for name in ("blue", "green")] == [6, 6]
    assert not described(t)["over"]


@pytest.mark.rule("BZ-EOR-3", "BZ-END-1")
def test_bz_eor_3_after_the_last_event_the_end_follows() -> None:
    t = duel("""
        phase = "round_end"
        round = 6
        seat.blue = { hand = ["narses"] }
    """)
    assert (described(t)["phase"], described(t)["round"], asked(t)) == ("scoring", 6, "LastIntrigue")
    t = table(2, 'phase = "round_end"\nround = 6', length="marathon")
    assert (described(t)["round"], described(t)["phase"]) == (7, "event")
    t = table(2, 'phase = "round_end"\nround = 9', length="marathon")
    assert described(t)["over"]


# ---------------------------------------------------------------- the order


@pytest.mark.rule("BZ-EOR-4", "BZ-MIS-3", "BZ-INT-19", "BZ-KEI-1")
def test_bz_eor_4_window_cards_keimelia_hand_missions_bandons_ring_diptych() -> None:
    t = duel(f"""
        phase = "round_end"
        round = 3
        seat.blue.nomisma = 9
        seat.blue.hand = {SEVEN}
        seat.blue.area = ["sittas", "bucellarii"]
        seat.blue.down = ["sittas"]
        seat.blue.position = "iii"
        seat.blue.missions = ["one_empire", "keeper_of_schemes", "circle_of_heroes", "roads_of_gold"]
        seat.green.area = ["martin", "excubitors"]
        seat.green.position = "iv"
        seat.green.missions = ["voice_of_the_senate", "all_the_estates", "sails_and_camels"]
    """)
    assert (waiting(t), asked(t)) == (["blue"], "Poll")
    assert (seat(t, "blue")["down"], seat(t, "blue")["position"]) == (["sittas"], ["iii"])
    play(t, "blue: pass")
    assert asked(t) == "EndOfRound"
    assert (seat(t, "blue")["down"], seat(t, "blue")["position"], seat(t, "green")["position"]) == ([], [], [])
    assert len(seat(t, "blue")["missions"]) == 4
    play(t, "blue: discard buzes")
    assert (waiting(t), asked(t)) == (["blue"], "MissionChoice")  # green has 3 already
    play(t, "blue: spurn roads_of_gold")
    assert asked(t) == "Reorganising"
    assert waiting(t) == ["blue", "green"]
    assert (described(t)["ring"], described(t)["round"]) == ("blue", 3)
    play(t, "blue: rearrange bucellarii; join sittas; done", "green: done")
    assert (described(t)["ring"], described(t)["round"]) == ("green", 4)
    assert happened(t, "card.turned_up", "card.discarded", "mission.spurned", "ring.passed", "turn.started") == [
        "card.turned_up",
        "card.discarded",
        "mission.spurned",
        "ring.passed",
        "turn.started",
    ]


@pytest.mark.rule("BZ-EOR-4", "BZ-MIS-3")
@pytest.mark.parametrize("number, due", [(1, False), (2, False), (3, True), (4, False), (5, False)])
def test_bz_eor_4_a_mission_is_due_after_the_last_event_of_epoch_two(number: int, due: bool) -> None:
    t = duel(f"""
        phase = "round_end"
        round = {number}
        seat.blue.missions = ["one_empire", "keeper_of_schemes", "circle_of_heroes", "roads_of_gold"]
    """)
    assert (asked(t) == "MissionChoice") is due


# ---------------------------------------------------------------- the last round


@pytest.mark.rule("BZ-EOR-5", "BZ-EOR-1")
def test_bz_eor_5_the_hand_limit_holds_before_the_last_intrigue_cards() -> None:
    t = duel(f"""
        phase = "round_end"
        round = 6
        seat.blue = {{ hand = {[*SEVEN[:6], "pilgrimage"]} }}
    """)
    assert asked(t) == "EndOfRound"
    play(t, "blue: discard narses")
    assert (asked(t), goods(t, "blue")) == ("LastIntrigue", {"auctoritas": 1, "nomisma": 2})


@pytest.mark.rule("BZ-EOR-5", "BZ-GEN-13")
def test_bz_eor_5_ring_order_and_arbiter_of_the_last_round_stay() -> None:
    position = """
        phase = "round_end"
        round = 6
        ring = "green"
        seat.blue = {{ hand = ["narses"], position = "ii" }}
        seat.green = {{ hand = ["martin"], position = "iv" }}
        seat.white = {{ hand = ["sittas"], position = "{}" }}
    """
    t = table(3, position.format("iii"))
    assert (described(t)["phase"], described(t)["ring"], described(t)["arbiter"]) == ("scoring", "green", "white")
    assert described(t)["order"] == ["blue", "white", "green"]
    assert waiting(t) == ["blue"]
    play(t, "blue: pass")
    assert waiting(t) == ["white"]
    t = table(3, position.format("i"))
    assert (described(t)["arbiter"], waiting(t)) == ("green", ["white"])
    assert happened(t, "ring.passed") == []
