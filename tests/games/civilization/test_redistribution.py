"""Improvements that lose their settlement or their force, before the government falls over it."""

import pytest
from tests.games.civilization.table import (
    asked,
    idle_until,
    offered,
    place,
    play,
    seat,
    settle,
    three,
    told,
    waiting,
)

from quadriga.engine.table import Table


def robbed(answers: tuple[str, ...]) -> Table:
    """A republic of two happy settlements and two unhappy ones loses a happy one to blue, who moves after it."""
    t = three(
        'era = "medieval"\nseat.red = { government = "republic", improvements = ["castle@niger"] }\n'
        + settle("gallia", "red")
        + settle("niger", "red")
        + settle("sudan", "red", "town")
        + settle("congo", "red")
        + place("niger", "blue", medieval_infantry=1)
        + place("gallia", "red", explorer=1)
    )
    play(t, "red: done", "blue: attack niger/red; done", *answers)
    return t


@pytest.mark.rule("CV-GOV-26", "CV-BAT-21", "CV-GAP-146")
def test_cv_bat_21_improvements_of_a_lost_settlement_serve_another_before_the_government_falls() -> None:
    t = robbed(())
    assert (asked(t), waiting(t), offered(t, "red", "assign")) == ("Redistribution", ["red"], ["castle"])
    play(t, "red: assign castle; assign-to sudan")
    assert (seat(t, "red")["improvements"], seat(t, "red")["government"]) == (["castle@sudan"], "republic")
    assert told(t, "government.fallen") == []
    assert told(robbed(("red: done",)), "government.fallen") == [("red", "republic")]


@pytest.mark.rule("CV-GOV-26", "CV-ERA-4", "CV-GAP-146")
@pytest.mark.parametrize("again", [True, False])
def test_cv_gov_26_what_fades_with_its_era_can_be_brought_together_before_the_government_falls(again: bool) -> None:
    works = '"ziggurat@niger", "courthouse@sudan"'
    t = three(
        'phase = "purchase"\nera = "ancient"\nlost = ["alphabet_writing", "ceremonial_burial", "bronze_working"]\n'
        f'seat.red = {{ government = "republic", coins = 100, improvements = [{works}] }}\n'
        + "".join(settle(name, "red") for name in ("gallia", "niger", "sudan"))
        + "era_due = true\n"
    )
    play(t, "red: done")
    idle_until(t, "Redistribution")
    if again:
        play(t, "red: detach ziggurat; assign ziggurat; assign-to sudan")
    else:
        play(t, "red: done")
    assert (seat(t, "red")["government"] == "republic") == again
