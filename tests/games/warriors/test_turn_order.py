"""Phases, turn order, and the variable turn order."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    duel,
    events,
    idle,
    idle_turn,
    idle_until,
    play,
    refused,
    state,
    table,
    trio,
    waiting,
)

from quadriga.engine.table import Table

RICH = "{ food = 9, weapons = 5, production = 15 }"  # University: an extra action
EVERYBODY = f"""
    nation.france = {RICH}
    nation.england = {RICH}
    nation.burgundy = {RICH}
    province.ile_de_france.france = {{ infantry = 1, fortress = 1 }}
    province.london.england = {{ infantry = 1, fortress = 1 }}
    province.vlaanderen.burgundy = {{ infantry = 1, fortress = 1 }}
"""


def course(t: Table) -> list[tuple[str, str]]:
    """Who is asked by which procedure until the turn is over; repeated questions count once."""
    turn = state(t).turn
    asked: list[tuple[str, str]] = []
    while state(t).turn == turn and not t.game.over:
        now = (type(t.game.stack[-1]).__name__, waiting(t)[0])
        if not asked or asked[-1] != now:
            asked.append(now)
        idle(t)
    return asked


@pytest.mark.rule("WT-TURN-1")
def test_wt_turn_1_four_phases_and_the_maintenance_in_order() -> None:
    t = trio('phase = "upkeep"' + EVERYBODY)
    idle_turn(t)
    idle_turn(t)
    phases = [event.args[0] for event in events(t, "phase.started")]
    assert phases[:9] == [2, 3, 4, 5, 1, 2, 3, 4, 5]


@pytest.mark.rule("WT-TURN-1", "WT-TRD-7")
def test_wt_turn_1_no_way_back_to_an_earlier_phase_or_step() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { food = 20, goods = 20, weapons = 3 }
        province.east_anglia.england = { infantry = 1 }
    """)
    assert refused(t, "england: feed-all").rules == ["WT-UPK-1", "WT-TURN-1"]
    play(t, "england: done")
    assert "WT-TURN-1" in refused(t, "england: bank goods>gold").rules
    idle_until(t, "manoeuvre")
    assert "WT-TURN-1" in refused(t, "england: bank goods>gold").rules
    assert "WT-TURN-1" in refused(t, "england: form infantry").rules
    assert "WT-TURN-1" in refused(t, "england: shift production>trade").rules
    play(t, "england: done")  # the army step; the princess step follows
    assert refused(t, "england: move infantry@east_anglia").rules == ["WT-MAN-2"]


@pytest.mark.rule("WT-TURN-2", "WT-DEV-2", "WT-MAN-1")
def test_wt_turn_2_nation_numbers_give_the_order_and_the_second_action_reverses_it() -> None:
    t = trio('phase = "upkeep"' + EVERYBODY)
    order = ["burgundy", "england", "france"]
    assert MODULE.describe(t.game)["order"] == order
    asked = course(t)
    assert [who for what, who in asked if what == "Feeding"] == order
    actions = [who for what, who in asked if what == "Action"]
    assert actions == [*order, "england", "burgundy"]  # France acts twice in a row
    assert [who for what, who in asked if what == "ExtraActions"] == order
    assert [who for what, who in asked if what == "TechnologyShift"] == order
    assert [who for what, who in asked if what == "ArmyMovement"] == order
    assert [who for what, who in asked if what == "PrincessMovement"] == []


NUMBERS = {
    "west": ["burgundy", "germany", "denmark", "scotland", "ireland", "england", "france", "switzerland"],
    "east": ["hungary", "romania", "poland", "bohemia", "austria", "croatia", "serbia", "bulgaria"],
    "italy": ["church", "venice", "milan", "sardinia", "genoa", "tuscany", "sicily", "naples"],
}


@pytest.mark.rule("WT-TURN-2", "WT-GAP-3")
@pytest.mark.parametrize("map_", NUMBERS)
def test_wt_turn_2_ascending_numbers_on_every_map(map_: str) -> None:
    for absent in (NUMBERS[map_][:2], NUMBERS[map_][3:5], NUMBERS[map_][-2:]):
        order = [name for name in NUMBERS[map_] if name not in absent]
        seated = order[3:] + order[:3]  # where they sit does not matter
        assert MODULE.describe(table(6, {"map": map_}, f"nations = {seated}").game)["order"] == order


@pytest.mark.rule("WT-TURN-3", "WT-VIC-1")
@pytest.mark.parametrize("turn, over", [(9, False), (10, True)])
def test_wt_turn_3_ten_turns_at_most(turn: int, over: bool) -> None:
    t = duel(f'turn = {turn}\nphase = "development"')
    idle_turn(t)
    assert t.game.over is over
    assert state(t).turn == 10


@pytest.mark.rule("WT-TURN-3")
def test_wt_turn_3_the_game_ends_earlier_when_the_threshold_is_met() -> None:
    t = duel('turn = 3\nphase = "development"\nnation.france = { glory = 36 }')
    idle_turn(t)
    assert t.game.over
    assert state(t).turn == 3


# ---------------------------------------------------------------- variable turn order

BALKANS = 'nations = ["bulgaria", "austria", "croatia", "romania"]\nphase = "development"\n'


@pytest.mark.rule("WT-VTO-1", "WT-VTO-2", "WT-GAP-40")
def test_wt_vto_2_the_first_player_token_goes_round() -> None:
    t = table(4, {"map": "east", "variable_turn_order": "on"}, BALKANS)
    orders = []
    for _ in range(5):
        orders.append(MODULE.describe(t.game)["order"])
        idle_turn(t)
    assert orders[0] == ["romania", "austria", "croatia", "bulgaria"]
    assert orders[1] == ["austria", "croatia", "bulgaria", "romania"]
    assert orders[2] == ["croatia", "bulgaria", "romania", "austria"]
    assert orders[3] == ["bulgaria", "romania", "austria", "croatia"]
    assert orders[4] == orders[0]  # from the highest number back to the lowest


@pytest.mark.rule("WT-VTO-1", "WT-TURN-2")
def test_wt_vto_1_without_the_variant_the_order_stays() -> None:
    t = table(4, {"map": "east"}, BALKANS)
    idle_turn(t)
    assert MODULE.describe(t.game)["order"] == ["romania", "austria", "croatia", "bulgaria"]


@pytest.mark.rule("WT-VTO-2", "WT-DEV-2")
def test_wt_vto_2_the_second_action_reverses_the_present_order() -> None:
    t = table(4, {"map": "east", "variable_turn_order": "on"}, BALKANS)
    idle_turn(t)
    asked = [who for what, who in course(t) if what == "Action"]
    assert asked == ["austria", "croatia", "bulgaria", "romania", "bulgaria", "croatia", "austria"]


@pytest.mark.rule("WT-VTO-2")
def test_wt_vto_2_the_token_moves_on_from_a_player_who_has_left() -> None:
    t = table(4, {"map": "east", "variable_turn_order": "on"}, BALKANS)
    play(t, "romania: leave")
    idle_turn(t)
    assert MODULE.describe(t.game)["order"] == ["austria", "croatia", "bulgaria"]
