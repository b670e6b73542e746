"""The clock of a timed game and the times of phases."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    MODULE,
    asked,
    can,
    described,
    place,
    play,
    seat,
    settle,
    three,
    told,
    waiting,
)

from quadriga.engine.table import Table

BUYING = 'phase = "purchase"\nseat.red.coins = 30\nseat.blue.coins = 30\n'


def clock(t: Table) -> int:
    """Whose time runs."""
    found: int = MODULE.view(t.game, 1)["clock"]
    return found


# ---------------------------------------------------------------- the timed game


@pytest.mark.rule("CV-TIM-1")
def test_cv_tim_1_minutes_are_counted_for_everybody_if_the_game_is_timed() -> None:
    assert not can(three(BUYING), "referee: clock red x1")
    t = three(BUYING, minutes=180)
    play(t, "referee: clock red x4", "red: done", "referee: clock blue x2", "referee: clock blue x1")
    assert (seat(t, "red")["used_minutes"], seat(t, "blue")["used_minutes"]) == (4, 3)
    assert (seat(t, "red")["overtime"], told(t, "time.over")) == (0, [])


@pytest.mark.rule("CV-TIM-2")
def test_cv_tim_2_the_time_of_the_active_player_runs_in_three_phases_only() -> None:
    t = three(BUYING + place("nile", "blue", explorer=1), minutes=180)
    assert (clock(t), can(t, "referee: clock red x1"), can(t, "referee: clock blue x1")) == (0, True, False)
    play(t, "red: done", "blue: done")
    assert (described(t)["phase"], waiting(t), clock(t)) == ("movement", ["blue"], 1)
    play(t, "blue: done")
    assert (described(t)["phase"], clock(t), can(t, "referee: clock red x1")) == ("trade", -1, False)
    lands = settle("gallia", "green", "metropolis", "wine") + settle("italia", "blue") + settle("nile", "blue")
    t = three(
        'phase = "culture"\nera = "medieval"\nseat.blue.capital = "nile"\nlost = ["trade_mapmaking"]\n' + lands,
        minutes=180,
    )
    assert (asked(t), waiting(t), clock(t)) == ("CulturePhase", ["green"], 2)


@pytest.mark.rule("CV-TIM-2")
def test_cv_tim_2_not_in_battles() -> None:
    t = battle(
        {"ancient_infantry": 1, "ancient_cavalry": 1}, {"ancient_infantry": 1, "ancient_cavalry": 1}, minutes=180
    )
    assert (described(t)["phase"], clock(t), can(t, "referee: clock red x1")) == ("movement", -1, False)


@pytest.mark.rule("CV-TIM-3")
@pytest.mark.parametrize(("spies", "owner", "runs"), [("blue", "red", -1), ("red", "blue", 0)])
def test_cv_tim_3_the_mission_of_somebody_else_stops_it(spies: str, owner: str, runs: int) -> None:
    t = three(
        f'phase = "purchase"\nera = "industrial"\nseat.{spies} = {{ coins = 50, spies = ["gallia"] }}\n'
        f'seat.{owner} = {{ coins = 50, improvements = ["bank@gallia", "castle@gallia"] }}\n' + settle("gallia", owner),
        [[10]],
        minutes=180,
    )
    assert (waiting(t), clock(t)) == (["red"], 0)
    play(t, f"{spies}: mission {spies}.1/sabotage_improvement")
    assert (asked(t), waiting(t), clock(t)) == ("Mission", [spies], runs)
    play(t, f"{spies}: sabotage castle")
    assert (asked(t), clock(t)) == ("Purchase", 0)


@pytest.mark.rule("CV-TIM-4", "CV-TIM-5")
def test_cv_tim_4_5_minutes_beyond_the_total_are_overtime_and_so_is_every_later_one() -> None:
    t = three(BUYING + "seat.red.used_minutes = 178\n", minutes=180)
    play(t, "referee: clock red x2")
    assert (seat(t, "red")["overtime"], told(t, "time.over")) == (0, [])
    play(t, "referee: clock red x1", "referee: clock red x4")
    assert (seat(t, "red")["overtime"], told(t, "time.over")) == (5, [("red", 1), ("red", 4)])


INCOME = "".join(settle(name, "red", "metropolis", "wine") for name in ("gallia", "italia"))  # 2 x 10 and 3
TIMED = 'phase = "production"\nseat.red.overtime = {}\n'


@pytest.mark.rule("CV-TIM-4")
@pytest.mark.parametrize(("penalty", "loss"), [(1, 3), (2, 6), (3, 9)])
def test_cv_tim_4_each_minute_costs_so_many_coins_in_production(penalty: int, loss: int) -> None:
    more = settle("germania", "red", "metropolis", "gems") + settle("steppes", "red", "metropolis", "gems")
    t = three(TIMED.format(3) + INCOME + more, [[3, 2]], minutes=180, penalty=penalty, governments="off")
    assert (seat(t, "red")["accounts"]["overtime"], seat(t, "red")["coins"]) == (-loss, 46 - loss)
    assert seat(t, "red")["overtime"] == 0  # paid


@pytest.mark.rule("CV-TIM-6")
@pytest.mark.parametrize(("era", "least"), [("ancient", 30), ("medieval", 40), ("industrial", 50), ("modern", 60)])
def test_cv_tim_6_twice_the_minimum_of_the_era_is_left_to_everybody(era: str, least: int) -> None:
    lands = ("germania", "steppes", "siberia", "gobi")
    more = "".join(settle(name, "red", "metropolis", "gems") for name in lands)
    t = three(f'era = "{era}"\n' + TIMED.format(200) + INCOME + more, [[3, 2]], minutes=180, governments="off")
    assert seat(t, "red")["coins"] == least


@pytest.mark.rule("CV-TIM-6")
def test_cv_tim_6_who_earns_less_anyway_loses_nothing() -> None:
    t = three(TIMED.format(200) + INCOME, [[3, 2]], minutes=180, governments="off")
    assert (seat(t, "red")["accounts"]["overtime"], seat(t, "red")["coins"]) == (0, 23)


# ---------------------------------------------------------------- times of phases


def limits(t: Table) -> list[int]:
    return [mine["limit"] for mine in MODULE.view(t.game, 0)["seats"]]


@pytest.mark.rule("CV-VAR-11", "CV-GAP-61")
def test_cv_var_11_phases_have_times_only_if_the_players_want_it() -> None:
    assert limits(three(BUYING)) == [0, 0, 0]
    assert limits(three(BUYING, phase_timer="on")) == [3, 3, 3]
    assert limits(three('phase = "trade"\n', phase_timer="on")) == [5, 5, 5]  # for all together
    assert limits(three('phase = "strategy"\n', phase_timer="on")) == [0, 0, 0]  # always short
    lands = settle("gallia", "red", "metropolis", "wine") + settle("italia", "blue") + settle("nile", "blue")
    culture = 'phase = "culture"\nera = "medieval"\nseat.blue.capital = "nile"\nlost = ["trade_mapmaking"]\n'
    assert limits(three(culture + lands, phase_timer="on")) == [1, 1, 1]


@pytest.mark.rule("CV-VAR-12")
@pytest.mark.parametrize(("number", "minutes"), [(1, 3), (6, 3), (7, 4), (8, 4), (9, 5)])
def test_cv_var_12_movement_takes_a_minute_for_two_settlements_and_three_at_least(number: int, minutes: int) -> None:
    homes = ("gallia", "italia", "germania", "steppes", "siberia", "gobi", "indus", "mekong", "congo")[:number]
    lands = "".join(settle(home, "red") for home in homes)
    t = three(lands + place("nile", "red", explorer=1), phase_timer="on")
    assert limits(t) == [minutes, 3, 3]
