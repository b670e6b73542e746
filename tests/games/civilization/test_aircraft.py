"""Aircraft on their way: over battles, with too little fuel, with their base taken from them, down on a carrier."""

import pytest
from tests.games.civilization.table import asked, can, described, place, play, seat, settle, state, three, told, units

from quadriga.games.civilization.board import PLANE
from quadriga.games.civilization.pieces import remove_piece

MODERN = 'era = "modern"\nphase = "movement"\nactive = "red"\norder = ["red", "blue", "green"]\n'
HOME = settle("gallia", "red", "village") + 'lost = ["flight"]\n'
CARRIER = place("baltic_sea", "red", carrier=1)


@pytest.mark.rule("CV-MOV-3", "CV-MOV-7")
def test_cv_mov_7_aircraft_fly_on_over_a_declared_battle() -> None:
    t = three(
        MODERN
        + HOME
        + 'war = [["red", "blue"], ["blue", "green"]]\n'
        + place("gallia", "red", aircraft=1, explorer=1)
        + place("germania", "blue", modern_infantry=1)
        + place("germania", "green", modern_infantry=1)
        + 'declared = [{ space = "germania", attackers = ["blue"], defenders = ["green"] }]\n'
        + "seat.red.coins = 20\n"
    )
    play(t, "red: move aircraft; to germania; to gallia")
    assert (units(t, "gallia", "red"), len(described(t)["declared"])) == ({"aircraft": 1, "explorer": 1}, 1)


@pytest.mark.rule("CV-MOV-7", "CV-OIL-1")
def test_cv_oil_1_aircraft_need_the_fuel_for_the_way_home() -> None:
    position = MODERN + HOME + place("gallia", "red", aircraft=1, explorer=1)
    t = three(position + "seat.red.coins = 2\n")
    play(t, "red: move aircraft; to germania")  # and no further
    assert seat(t, "red")["coins"] == 0
    assert units(t, "gallia", "red") == {"aircraft": 1, "explorer": 1}
    t = three(position + "seat.red.coins = 1\n")
    assert not can(t, "red: move aircraft")


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_aircraft_that_reach_a_carrier_with_their_last_point_are_aboard() -> None:
    position = MODERN + HOME + CARRIER + place("gallia", "red", aircraft=1, explorer=1) + "seat.red.coins = 20\n"
    t = three(position)
    play(t, "red: move aircraft; to germania; to gallia; to baltic_sea")
    assert asked(t) == "PlayerMovement"
    assert units(t, "baltic_sea", "red") == {"carrier": 1, "aircraft": 1}
    assert state(t).kind[state(t).aboard.index(0)] == PLANE


@pytest.mark.rule("CV-MOV-7")
def test_cv_mov_7_aircraft_whose_base_is_lost_in_mid_flight_are_lost() -> None:
    t = three(
        MODERN
        + 'lost = ["flight"]\n'
        + CARRIER
        + 'pieces = [{ kind = "aircraft", owner = "red", space = "baltic_sea", aboard = 1 }, '
        + '{ kind = "carrier", owner = "red", space = "baltic_sea" }]\n'
        + "seat.red.coins = 20\n"
    )
    play(t, "red: move aircraft; to germania")
    remove_piece(state(t), 1)
    state(t).offered = None
    state(t).advance()
    assert told(t, "unit.lost") == [("red", "germania", "aircraft")]
    assert units(t, "germania", "red") == {}
