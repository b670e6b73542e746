"""Contributing to the event: sealed, capped, revealed together; substitutes; Doxa for what is given."""

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
    offered,
    play,
    refused,
    seat,
    state,
    table,
    waiting,
)

from quadriga.engine.table import Table

RAMPART = """
    phase = "resolution"
    event = "guardian_of_the_siege_of_rome"
"""  # option 1: 1 Virtus, 4 Lapis, 1 Lignum
ACADEMY = """
    phase = "resolution"
    event = "academy_of_athens"
    option = 2
"""  # 2 Civicus, 1 Frumentum


def range_of(t: Table, name: str) -> tuple[str, int, int]:
    """What the seat is asked to commit, and the bounds."""
    number = MODULE.identify(t.game, -1, "seat", name)
    choices = t.game.choices(number)
    assert [choice.verb for choice in choices] == ["commit"]
    return MODULE.token(t.game, number, "good", choices[0].target), choices[0].low, choices[0].high


# ---------------------------------------------------------------- committing


@pytest.mark.rule("BZ-CON-1", "BZ-CON-2")
def test_bz_con_1_all_that_is_required_a_part_or_nothing() -> None:
    for lapis in range(5):
        t = duel(RAMPART + 'seat.blue = { lapis = 6, lignum = 2, civicus = 3, doxa = 0, position = "iv" }')
        assert range_of(t, "blue") == ("lapis", 0, 4)
        play(t, f"blue: commit lapis x{lapis}")
        assert range_of(t, "blue") == ("lignum", 0, 1)
        play(t, "blue: commit lignum x0")
        assert seat(t, "blue")["doxa"] == lapis
        assert goods(t, "blue") == {"civicus": 3, "lapis": 6 - lapis, "lignum": 2}


@pytest.mark.rule("BZ-CON-2")
def test_bz_con_2_not_more_than_the_option_asks_for_or_than_one_has() -> None:
    t = duel(ACADEMY + "seat.blue = { civicus = 4, frumentum = 3, fides = 2 }\nseat.green = { civicus = 1 }")
    assert range_of(t, "blue") == ("civicus", 0, 2)
    reason = refused(t, "blue: commit civicus x3")
    assert (reason.code, reason.params["high"]) == ("out_of_range", 2)
    assert range_of(t, "green") == ("civicus", 0, 1)  # all he has
    assert not can(t, "blue: commit fides x1")  # option 1 asks for Fides
    play(t, "blue: commit civicus x2")
    assert range_of(t, "blue") == ("frumentum", 0, 1)


@pytest.mark.rule("BZ-CON-2", "BZ-CON-6")
def test_bz_con_2_the_cap_is_for_each_player_alone() -> None:
    t = table(
        3,
        ACADEMY
        + """
        seat.blue = { civicus = 2, frumentum = 1, doxa = 0 }
        seat.green = { civicus = 2, frumentum = 1, doxa = 0 }
        seat.white = { civicus = 2, frumentum = 1, doxa = 0, position = "i" }
    """,
    )
    for name in ("blue", "green", "white"):
        play(t, f"{name}: commit civicus x2; commit frumentum x1")
    assert [seat(t, name)["doxa"] for name in ("blue", "green", "white")] == [3, 3, 3]  # 9 for an event of 3
    assert goods(t, "green") == {}


@pytest.mark.rule("BZ-CON-2", "BZ-CON-7")
def test_bz_con_2_nomisma_only_where_it_is_asked_for() -> None:
    t = duel('phase = "resolution"\nevent = "treaty_of_eternal_peace"\nseat.blue = { nomisma = 9, civicus = 1 }')
    play(t, "blue: commit civicus x1")
    assert range_of(t, "blue") == ("nomisma", 0, 4)
    t = duel(ACADEMY + "seat.blue = { nomisma = 9, civicus = 1 }")
    play(t, "blue: commit civicus x1")
    assert asked(t) != "Contribution"


# ---------------------------------------------------------------- in secret


@pytest.mark.rule("BZ-CON-3", "BZ-CON-1", "BZ-GEN-12")
def test_bz_con_3_nobody_sees_anything_before_all_are_ready() -> None:
    t = table(
        3,
        ACADEMY
        + """
        seat.blue = { civicus = 2, doxa = 0 }
        seat.green = { civicus = 2, doxa = 0 }
        seat.white = { civicus = 2, doxa = 0 }
    """,
    )
    assert waiting(t) == ["blue", "green", "white"]  # all at once
    seen = []
    for amount in (0, 2):
        other = table(3, ACADEMY + "seat.blue.civicus = 2\nseat.green.civicus = 2\nseat.white.civicus = 2")
        play(other, f"green: commit civicus x{amount}")
        seen.append(MODULE.view(other.game, 0))
        assert waiting(other) == ["blue", "white"]
        assert happened(other, "contribution.revealed", "good.lost", "doxa.gained") == []
    assert seen[0] == seen[1]  # 0 or 2: blue cannot tell
    play(t, "green: commit civicus x2", "white: commit civicus x1")
    assert [goods(t, name)["civicus"] for name in ("green", "white")] == [2, 2]  # still before them
    play(t, "blue: commit civicus x0")
    assert [event.args[0] for event in events(t, "contribution.revealed")] == [1, 2]
    assert [goods(t, name) for name in ("blue", "green", "white")] == [{"civicus": 2}, {}, {"civicus": 1}]


@pytest.mark.rule("BZ-CON-3", "BZ-CON-4", "BZ-GEN-12")
def test_bz_con_3_being_asked_for_a_substitute_tells_nothing() -> None:
    seen = []
    for amount in (0, 1, 2):
        t = duel(ACADEMY + 'seat.blue.civicus = 1\nseat.green = { civicus = 2, area = ["tribonian"] }')
        play(t, f"green: commit civicus x{amount}")
        assert offered(t, "green", "mark") == ["tribonian"] * (amount < 2)  # no Civicus is left for it
        seen.append((waiting(t), MODULE.view(t.game, 0)))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][0] == ["blue", "green"]


@pytest.mark.rule("BZ-CON-3")
def test_bz_con_3_the_order_of_arrival_does_not_matter() -> None:
    commitments = {"blue": 2, "green": 0, "white": 1, "red": 2}
    ends = []
    for arrival in permutations(commitments):
        t = table(
            4,
            ACADEMY
            + """
            seat.blue = { civicus = 2, position = "iii" }
            seat.green = { civicus = 2, position = "iv" }
            seat.white = { civicus = 2, position = "i" }
            seat.red = { civicus = 2, position = "ii" }
        """,
        )
        for name in arrival:
            play(t, f"{name}: commit civicus x{commitments[name]}")
        ends.append((described(t)["seat"], waiting(t), [(event.kind, event.args) for event in t.events]))
    assert all(end == ends[0] for end in ends)
    assert len(ends) == 24


@pytest.mark.rule("BZ-CON-3")
def test_bz_con_3_taken_back_before_the_reveal_but_not_after() -> None:
    t = duel(RAMPART + "seat.blue = { lapis = 4, lignum = 1, doxa = 0 }\nseat.green = { virtus = 1 }")
    assert not can(t, "blue: reopen")  # nothing has been said yet
    play(t, "blue: commit lapis x4; commit lignum x1")
    assert waiting(t) == ["green"]
    play(t, "blue: reopen")
    assert waiting(t) == ["blue", "green"]
    assert range_of(t, "blue") == ("lapis", 0, 4)  # from the beginning
    play(t, "blue: commit lapis x1; reopen; commit lapis x2; commit lignum x0", "green: commit virtus x1")
    assert goods(t, "blue") == {"lapis": 2, "lignum": 1}
    assert seat(t, "blue")["doxa"] == 2
    assert not can(t, "blue: reopen")


@pytest.mark.rule("BZ-CON-3")
def test_bz_con_3_reopening_leaves_the_others_sealed() -> None:
    t = duel(ACADEMY + 'seat.blue = { civicus = 2, area = ["tribonian"] }\nseat.green = { civicus = 2, doxa = 0 }')
    play(t, "green: commit civicus x2")
    play(t, "blue: commit civicus x1")
    assert offered(t, "blue", "mark") == ["tribonian"]
    play(t, "blue: reopen")
    assert waiting(t) == ["blue"]
    play(t, "blue: commit civicus x0; done")
    assert seat(t, "green")["doxa"] == 2
    assert goods(t, "blue") == {"civicus": 2}


@pytest.mark.rule("BZ-CON-3", "BZ-CON-4")
def test_bz_con_3_reopening_takes_marks_back() -> None:
    t = duel(ACADEMY + 'seat.blue = { civicus = 2, area = ["tribonian"] }\nseat.green = { civicus = 2 }')
    play(t, "blue: commit civicus x1; mark tribonian")
    assert waiting(t) == ["green"]
    play(t, "blue: reopen; commit civicus x0; done", "green: commit civicus x2")
    assert goods(t, "blue") == {"civicus": 2}
    assert happened(t, "substitute.revealed") == []


@pytest.mark.rule("BZ-CON-3", "BZ-CON-4")
def test_bz_con_3_who_marked_nothing_may_think_again() -> None:
    t = duel(ACADEMY + 'seat.blue = { fides = 1, area = ["severus_of_antioch"] }\nseat.green = { civicus = 2 }')
    play(t, "blue: done")
    assert waiting(t) == ["green"]
    play(t, "blue: reopen; mark severus_of_antioch", "green: commit civicus x2")
    assert offered(t, "blue", "stands_for") == ["civicus", "frumentum"]


@pytest.mark.rule("BZ-CON-1")
def test_bz_con_1_who_has_nothing_that_is_required_is_not_asked() -> None:
    t = table(
        3, ACADEMY + "seat.blue = { fides = 5, lapis = 2 }\nseat.green = { civicus = 1 }\nseat.white = { nomisma = 9 }"
    )
    assert waiting(t) == ["green"]


# ---------------------------------------------------------------- substitutes


@pytest.mark.rule("BZ-CON-4", "BZ-CON-5", "BZ-CON-6")
def test_bz_con_4_marked_in_secret_and_declared_after_the_reveal_in_initiative_order() -> None:
    t = table(
        3,
        RAMPART
        + """
        seat.blue = { civicus = 1, doxa = 0, area = ["tribonian"], position = "iv" }
        seat.green = { fides = 1, doxa = 0, area = ["severus_of_antioch"], position = "i" }
        seat.white = { lapis = 4, doxa = 0, position = "ii" }
    """,
    )
    play(t, "blue: mark tribonian", "green: mark severus_of_antioch")
    assert waiting(t) == ["white"]
    assert offered(t, "blue", "stands_for") == []
    play(t, "white: commit lapis x4")
    assert (waiting(t), goods(t, "blue"), goods(t, "green")) == (["green"], {}, {})  # green is first
    assert offered(t, "green", "stands_for") == ["virtus", "lapis", "lignum"]  # what is required
    play(t, "green: stands_for virtus")
    assert waiting(t) == ["blue"]
    assert seat(t, "green")["doxa"] == 0  # Doxa when everything is declared
    play(t, "blue: stands_for lignum")
    assert happened(t, "event.completed") == ["event.completed"]  # 1 Virtus, 4 Lapis, 1 Lignum
    assert (seat(t, "blue")["doxa"], seat(t, "green")["doxa"], seat(t, "white")["doxa"]) == (1, 1, 4)
    assert not can(t, "blue: stands_for lapis")  # it cannot be changed


@pytest.mark.rule("BZ-CON-5")
def test_bz_con_5_although_its_own_type_is_at_the_cap() -> None:
    t = duel(ACADEMY + 'seat.blue = { civicus = 4, doxa = 0, area = ["tribonian"], position = "iv" }')
    play(t, "blue: commit civicus x2; mark tribonian")
    # one token for each ability, and only Frumentum is left to stand for
    assert happened(t, "event.completed") == ["event.completed"]
    assert (goods(t, "blue")["civicus"], seat(t, "blue")["doxa"]) == (1 + 2, 3)  # the reward has 2 Civicus for a Tunic


@pytest.mark.rule("BZ-CON-5")
def test_bz_con_5_one_token_for_each_ability() -> None:
    t = duel(
        RAMPART
        + """
        seat.blue = { civicus = 3, fides = 3, doxa = 0, area = ["tribonian", "severus_of_antioch"], position = "iv" }
        seat.green = { lapis = 1 }
    """
    )
    play(t, "blue: mark tribonian")
    assert not can(t, "blue: mark tribonian")
    play(t, "blue: mark severus_of_antioch", "green: commit lapis x0")
    play(t, "blue: stands_for lapis; stands_for lapis")
    assert (goods(t, "blue"), seat(t, "blue")["doxa"]) == ({"civicus": 2, "fides": 2}, 2)


@pytest.mark.rule("BZ-CON-5", "BZ-CON-2")
def test_bz_con_5_the_resource_it_stands_for_is_below_the_cap() -> None:
    t = duel(
        RAMPART + 'seat.blue = { virtus = 1, lapis = 4, civicus = 1, area = ["tribonian"] }\nseat.green = { lapis = 1 }'
    )
    play(t, "blue: commit virtus x1; commit lapis x3; mark tribonian", "green: commit lapis x0")
    assert offered(t, "blue", "stands_for") == ["lapis", "lignum"]  # Virtus is at his cap
    assert not can(t, "blue: stands_for virtus")


@pytest.mark.rule("BZ-CON-5")
def test_bz_con_5_without_room_under_any_cap_it_cannot_be_committed() -> None:
    t = duel(
        ACADEMY
        + """
        seat.blue = { civicus = 3, frumentum = 1, area = ["tribonian"], doxa = 0 }
        seat.green = { civicus = 1 }
    """
    )
    play(t, "blue: commit civicus x1; commit frumentum x1")
    assert offered(t, "blue", "mark") == []  # room for Civicus only, and Civicus does not stand for itself
    play(t, "blue: reopen; commit civicus x2; commit frumentum x0")
    assert offered(t, "blue", "mark") == ["tribonian"]


@pytest.mark.rule("BZ-CON-5", "BZ-CLA-1")
def test_bz_con_5_two_substitutes_need_room_for_both() -> None:
    t = duel(
        ACADEMY
        + """
        seat.blue = { civicus = 4, fides = 2, area = ["tribonian", "severus_of_antioch"] }
        seat.green = { civicus = 1 }
    """
    )
    play(t, "blue: commit civicus x1; mark severus_of_antioch; mark tribonian", "green: commit civicus x0")
    # a Civicus can only be Frumentum, so that the Fides must be Civicus
    assert (happened(t, "substitute.declared"), happened(t, "event.completed")) == (
        ["substitute.declared"] * 2,
        ["event.completed"],
    )


@pytest.mark.rule("BZ-CON-5", "BZ-INT-18")
def test_bz_con_5_not_by_a_hero_who_lies_face_down() -> None:
    t = duel(ACADEMY + 'seat.blue = { fides = 1, area = ["severus_of_antioch"], down = ["severus_of_antioch"] }')
    assert (waiting(t), asked(t)) == (["blue"], "Favour")  # nothing could be given: a tie for the least generous


# ---------------------------------------------------------------- Doxa


@pytest.mark.rule("BZ-CON-6", "BZ-CON-8")
def test_bz_con_6_one_doxa_for_each_resource_even_if_the_event_fails() -> None:
    t = duel(RAMPART + 'seat.blue = { lapis = 3, lignum = 1, doxa = 5, position = "iv" }')
    play(t, "blue: commit lapis x3; commit lignum x1")
    assert happened(t, "event.failed") == ["event.failed"]
    assert seat(t, "blue")["doxa"] == 5 + 4
    assert goods(t, "blue") == {}  # spent whatever comes of it


@pytest.mark.rule("BZ-CON-7", "BZ-COM-2")
@pytest.mark.parametrize("nomisma, doxa", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_bz_con_7_one_doxa_for_every_two_nomisma(nomisma: int, doxa: int) -> None:
    t = duel("""
        phase = "resolution"
        event = "vandal_expedition"
        option = 2
        seat.blue = { nomisma = 8, doxa = 0, position = "iv" }
    """)
    play(t, f"blue: commit nomisma x{nomisma}")
    assert (seat(t, "blue")["doxa"], goods(t, "blue")["nomisma"]) == (doxa, 8 - nomisma)


@pytest.mark.rule("BZ-CON-7")
def test_bz_con_7_rounded_down_for_each_player() -> None:
    t = table(
        3,
        """
        phase = "resolution"
        event = "vandal_expedition"
        option = 2
        seat.blue = { nomisma = 3, doxa = 0, position = "iv" }
        seat.green = { nomisma = 3, doxa = 0, position = "i" }
        seat.white = { civicus = 3, doxa = 0, position = "ii" }
    """,
    )
    play(t, "blue: commit nomisma x3", "green: commit nomisma x3", "white: commit civicus x3")
    assert happened(t, "event.completed") == ["event.completed"]  # together they have the 6
    assert [seat(t, name)["doxa"] for name in ("blue", "green")] == [1, 1]


@pytest.mark.rule("BZ-CON-9")
@pytest.mark.parametrize("doxa", [1, 7])
def test_bz_con_9_doxa_as_a_resource_is_lost_and_gained(doxa: int) -> None:
    t = duel(
        ACADEMY
        + f"""
        seat.blue = {{ civicus = 2, doxa = {doxa}, area = ["silk_smugglers"], position = "iii" }}
        seat.green = {{ civicus = 1, position = "i" }}
    """
    )
    play(t, "blue: commit civicus x2; mark silk_smugglers", "green: commit civicus x0")
    assert [event.kind for event in events(t, "doxa.lost", "doxa.gained")][:2] == ["doxa.lost", "doxa.gained"]
    assert happened(t, "event.completed") == ["event.completed"]  # the Doxa was the Frumentum
    assert seat(t, "blue")["doxa"] == doxa - 1 + 3


@pytest.mark.rule("BZ-CON-9")
def test_bz_con_9_needs_a_doxa() -> None:
    t = duel(ACADEMY + 'seat.blue = { civicus = 2, doxa = 0, area = ["silk_smugglers"] }\nseat.green = { civicus = 1 }')
    play(t, "blue: commit civicus x2")
    assert waiting(t) == ["green"]
    assert state(t).doxa[0] == 0
