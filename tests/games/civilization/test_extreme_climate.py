"""Extreme climate, and what catastrophes mean for capitals, movement, trade, culture and revolts."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    described,
    land,
    offered,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
    waiting,
)

from quadriga.engine.table import Table

HOME = settle("greenland", "red")


def heat(strength: int, position: str, band: int = 3) -> Table:
    """Extreme climate in the medieval era, in the tropics unless told otherwise."""
    return three('phase = "events"\nera = "medieval"\n' + position, [[93], [9], [band], [strength]])


# strength, land units, ships, happy settlements may revolt, sizes
ROWS = [(1, 0, 0, False, 0), (2, 1, 0, False, 0), (3, 1, 1, False, 0), (4, 2, 0, False, 0), (5, 2, 1, True, 0)]


@pytest.mark.rule("CV-EVT-24", "CV-EVT-27", "CV-GAP-28")
@pytest.mark.parametrize(("strength", "lost", "ships", "restless", "sizes"), [*ROWS, (6, 3, 2, True, 1)])
def test_cv_evt_24_everybody_loses_units_in_every_space_of_the_band(
    strength: int, lost: int, ships: int, restless: bool, sizes: int
) -> None:
    lands = HOME + settle("nile", "red", "metropolis") + settle("gallia", "red", "city")
    armies = place("nile", "red", medieval_infantry=4) + place("nile", "blue", medieval_infantry=3)
    fleets = place("red_sea", "red", medieval_ship=2) + place("caribbean_sea", "blue", medieval_ship=3)
    t = heat(strength, lands + armies + fleets + place("gallia", "red", medieval_infantry=1))
    assert (land(t, "nile")["size"], land(t, "gallia")["size"]) == ("metropolis" if not sizes else "city", "city")
    assert units(t, "nile", "red") == {"medieval_infantry": 4 - lost}
    assert sum(units(t, "nile", "blue").values()) == 3 - lost
    assert sum(units(t, "red_sea", "red").values()) == 2 - ships
    assert sum(units(t, "caribbean_sea", "blue").values()) == 3 - ships
    assert units(t, "gallia", "red") == {"medieval_infantry": 1}
    assert land(t, "nile")["mood"] == ["struck", "closed", *(["restless"] if restless else [])]
    assert land(t, "gallia")["mood"] == []


@pytest.mark.rule("CV-EVT-26", "CV-GAP-4")
@pytest.mark.parametrize(
    ("band", "struck"),
    [(1, ["california", "gallia"]), (3, ["california", "gran_chaco", "nile"]), (5, ["gran_chaco", "patagonia"])],
)
def test_cv_evt_26_a_territory_on_the_line_lies_in_both_bands(band: int, struck: list[str]) -> None:
    where = ("california", "gallia", "gran_chaco", "nile", "patagonia")
    t = heat(2, "".join(place(territory, "red", medieval_infantry=1) for territory in where), band)
    assert [territory for territory in where if not units(t, territory, "red")] == struck


# ---------------------------------------------------------------- closed for a turn

CLOSED = 'mood = ["closed"]'


@pytest.mark.rule("CV-EVT-25")
def test_cv_evt_25_nobody_enters_or_leaves() -> None:
    t = three(
        f"land.gallia = {{ {CLOSED} }}\n" + place("gallia", "red", explorer=1) + place("italia", "red", explorer=1)
    )
    assert offered(t, "red", "move") == ["red.explorer@italia#1"]
    play(t, "red: move explorer@italia")
    reason = refused(t, "red: to gallia")
    assert (reason.code, reason.rules) == ("climate", ["CV-EVT-25"])
    assert can(t, "red: to germania")


@pytest.mark.rule("CV-EVT-25")
@pytest.mark.parametrize(("closed", "links"), [(False, [["red", "blue"]]), (True, [])])
def test_cv_evt_25_nobody_trades_there(closed: bool, links: list[list[str]]) -> None:
    lands = settle("gallia", "red", "town", "wine") + settle("italia", "blue", "town", "iron", CLOSED if closed else "")
    assert described(three('phase = "trade"\n' + lands))["links"] == links


@pytest.mark.rule("CV-EVT-25", "CV-BAR-1")
def test_cv_evt_25_barbarians_neither_leave_nor_enter() -> None:
    away = 'phase = "barbarians"\n' + HOME + place("greenland", "red", explorer=1) + settle("italia", "red")
    there = place("gallia", "barbarians", ancient_infantry=1)
    assert units(three(away + there + f"land.gallia = {{ {CLOSED} }}\n", [[1], [6]]), "gallia", "barbarians")
    closed = away.replace(settle("italia", "red"), settle("italia", "red", more=CLOSED))
    assert told(three(closed + there, [[1], [6]]), "barbarians.moved") == []
    assert told(three(away + there, [[1], [6], [8]]), "barbarians.moved") == [("gallia", "italia")]


@pytest.mark.rule("CV-EVT-25")
def test_cv_evt_25_it_is_over_with_the_turn() -> None:
    t = three('phase = "housekeeping"\n' + HOME + settle("nile", "red", more='mood = ["struck", "closed"]'))
    assert land(t, "nile")["mood"] == []


# ---------------------------------------------------------------- revolts of the happy


@pytest.mark.rule("CV-EVT-27")
@pytest.mark.parametrize(("mood", "rolls"), [("restless_now", [("red", "nile", 20, 4)]), ("restless", []), ("", [])])
def test_cv_evt_27_happy_settlements_may_revolt_in_the_next_turn(mood: str, rolls: list[tuple[str, ...]]) -> None:
    nile = settle("nile", "red", "town", "wine", f'mood = ["{mood}"]' if mood else "")
    t = three('phase = "revolts"\nera = "medieval"\n' + HOME + nile, [[20]])
    assert told(t, "revolt.rolled") == rolls


@pytest.mark.rule("CV-EVT-27", "CV-GOV-15", "CV-GAP-145")
@pytest.mark.parametrize(("government", "rolls"), [("monarchy", 1), ("fundamentalism", 0)])
def test_cv_gap_160_settlements_of_fundamentalists_do_not_revolt_even_then(government: str, rolls: int) -> None:
    t = three(
        f'phase = "revolts"\nera = "medieval"\nseat.red.government = "{government}"\n'
        + settle("greenland", "red")
        + settle("nile", "red", "city", "wine", 'mood = ["restless_now"]'),
        [[20]],
    )
    assert len(told(t, "revolt.rolled")) == rolls


@pytest.mark.rule("CV-EVT-27")
@pytest.mark.parametrize(("mood", "then"), [("restless", ["restless_now"]), ("restless_now", [])])
def test_cv_evt_27_in_that_turn_only(mood: str, then: list[str]) -> None:
    t = three('phase = "housekeeping"\n' + HOME + settle("nile", "red", "town", "wine", f'mood = ["{mood}"]'))
    assert land(t, "nile")["mood"] == then


# ---------------------------------------------------------------- culture and capitals


@pytest.mark.rule("CV-EVT-18")
@pytest.mark.parametrize(("mood", "targets"), [("", ["gallia/italia"]), ('mood = ["struck"]', [])])
def test_cv_evt_18_a_territory_that_was_struck_is_not_dominated(mood: str, targets: list[str]) -> None:
    lands = settle("gallia", "red", "metropolis") + settle("nile", "blue") + settle("italia", "blue", more=mood)
    t = three('phase = "culture"\nera = "medieval"\n' + lands, [[2, 6]])
    assert (offered(t, "red", "dominate") if asked(t) == "CulturePhase" else []) == targets


@pytest.mark.rule("CV-EVT-28")
def test_cv_evt_28_a_capital_lost_to_a_catastrophe_costs_neither_coins_nor_wonders() -> None:
    lands = settle("steppes", "red") + settle("gallia", "red", "town") + settle("italia", "red", "town")
    more = settle("nile", "red") + 'seat.red = { coins = 40, wonders = ["oracle"] }\n'
    t = three('phase = "events"\nera = "medieval"\n' + lands + more, [[93], [1], [7], [1]])
    assert (asked(t), waiting(t), offered(t, "red", "elect")) == ("ElectCapital", ["red"], ["gallia", "italia"])
    play(t, "red: elect italia")
    assert seat(t, "red")["capital"] == "italia"
    assert (seat(t, "red")["coins"], seat(t, "red")["wonders"]) == (40, ["oracle"])
