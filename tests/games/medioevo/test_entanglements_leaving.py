"""A seat leaves in the middle of a battle, a window or the effect of its own technology."""

import pytest
from tests.games.medioevo.table import MODULE, asked, described, idle, idle_until, play, three, waiting

from quadriga.engine.table import Table

EVERYTHING = """
    war = [["byzantine", "hungary"]]
    seat.byzantine = { technologies = { red = 4, purple = 4, blue = 4 }, points = { red = 4 }, cards = ["surgeon_27"] }
    seat.hungary = { technologies = { red = 4, purple = 3 }, points = { red = 3 }, cards = ["assassin_46", "joker_49"] }
    seat.golden_horde = { technologies = { orange = 4 }, cards = ["bishop_1", "princess_60"] }
    land.nicea.military = 1
    armies.nicea = { byzantine = { light_infantry = 3, archer = 1 }, hungary = { light_infantry = 3, captain_2 = 1 } }
    armies.tarnovo.barbarians = { light_infantry = 2 }
    armies.lidia.byzantine = { light_infantry = 1 }
    pieces = [
        { owner = "byzantine", kind = "war_wagon", zone = "lidia" },
        { owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" },
    ]
"""


def is_sound(t: Table) -> bool:
    return MODULE.problems(t.game) == []


def walk(steps: int) -> Table:
    """So many decisions into the battle, by players who want nothing."""
    t = three(EVERYTHING)
    play(t, "byzantine: attack nicea/hungary")
    for _ in range(steps):
        idle(t)
    return t


@pytest.mark.parametrize("leaver", ["byzantine", "hungary", "golden_horde"])
def test_a_seat_leaves_at_any_step_of_a_battle(leaver: str) -> None:
    """The battle goes on with the plainest answers, and so does the turn."""
    steps = 0
    frames: set[str] = set()
    while True:
        t = walk(steps)
        if asked(t) == "CombatAction" or t.game.over:
            break
        frames.add(asked(t))
        play(t, f"{leaver}: leave")
        assert leaver not in waiting(t)
        assert is_sound(t)
        idle_until(t, "TurnOrder")
        assert leaver not in waiting(t)
        assert described(t)["turn"] == 3
        assert is_sound(t)
        steps += 1
    assert {"Window", "Declaration", "Protection", "Crews", "MeleeRoll"} <= frames


def test_a_seat_leaves_in_the_middle_of_its_own_technology() -> None:
    """Paid for, not yet carried out: what is left of Nation, Influence and Promotion is lost."""
    for line, frame in (
        ("byzantine: tech nation x2; aim-barbarian tarnovo/light_infantry", "Migration"),
        ("byzantine: tech influence", "Conversion"),
        ("byzantine: attack nicea/hungary; tech promotion x2", "Promotions"),
        ("byzantine: tech cartography; aim-piece #0", "Journey"),
        ("byzantine: tech engineering", "Elevation"),
    ):
        t = three(
            EVERYTHING.replace(
                "technologies = { red = 4, purple = 4, blue = 4 }",
                "technologies = { red = 4, purple = 4, blue = 4, orange = 4, green = 4 }",
            ).replace("land.nicea.military = 1", "land.lidia.military = 1\n    land.frigia.military = 1")
        )
        play(t, line)
        assert asked(t) == frame
        play(t, "byzantine: leave")
        assert "byzantine" not in waiting(t)
        assert is_sound(t)
        idle_until(t, "TurnOrder")
        assert is_sound(t)
