"""Fuel of the Modern era, the fund it feeds, and who is paid from it."""

import pytest
from tests.games.civilization.fights import battle
from tests.games.civilization.table import (
    asked,
    can,
    described,
    happened,
    place,
    play,
    seat,
    settle,
    three,
    told,
    units,
)

from quadriga.engine.table import Table

MODERN = 'era = "modern"\n'
BUSY = place("niger", "red", ancient_cavalry=1)  # red has something left to decide, and it needs no fuel


def voyage(coins: int, more: str = "", ships: int = 1, era: str = MODERN) -> Table:
    """Battleships of red off Gallia, ready to go three zones."""
    t = three(f"seat.red.coins = {coins}\n" + era + BUSY + place("baltic_sea", "red", modern_ship=ships) + more)
    play(t, "red: move modern_ship", *[f"red: with #{number}" for number in range(2, 1 + ships)])
    return t


THREE_ZONES = "red: to north_atlantic; to sargasso_sea; to caribbean_sea"


@pytest.mark.rule("CV-OIL-1", "CV-OIL-4")
def test_cv_oil_1_4_every_point_costs_a_coin_that_goes_into_the_fund() -> None:
    t = voyage(10)
    play(t, "red: to north_atlantic")
    assert (seat(t, "red")["coins"], described(t)["fund"]) == (9, 1)
    play(t, "red: to sargasso_sea; to caribbean_sea")
    assert (seat(t, "red")["coins"], described(t)["fund"]) == (7, 3)


@pytest.mark.rule("CV-OIL-1")
def test_cv_oil_1_nobody_moves_further_than_he_can_pay() -> None:
    t = voyage(2)
    play(t, "red: to north_atlantic; to sargasso_sea")
    assert (asked(t), units(t, "sargasso_sea", "red")) == ("PlayerMovement", {"modern_ship": 1})
    t = voyage(1, ships=2)
    assert (asked(t), units(t, "baltic_sea", "red")) == ("PlayerMovement", {"modern_ship": 2})  # it takes two coins


@pytest.mark.rule("CV-OIL-1")
def test_cv_oil_1_only_in_the_modern_era() -> None:
    t = voyage(10, era='era = "industrial"\n')
    play(t, THREE_ZONES)
    assert (seat(t, "red")["coins"], described(t)["fund"]) == (10, 0)


@pytest.mark.rule("CV-OIL-1", "CV-GAP-66")
def test_cv_oil_1_half_points_are_added_up() -> None:
    roads = "".join(f'land.{name} = {{ road = "road" }}\n' for name in ("gallia", "germania", "steppes"))
    t = three("seat.red.coins = 5\n" + MODERN + BUSY + roads + place("italia", "red", modern_infantry=1))
    play(t, "red: move modern_infantry; to gallia")
    assert seat(t, "red")["coins"] == 4
    play(t, "red: to germania")
    assert seat(t, "red")["coins"] == 4


@pytest.mark.rule("CV-OIL-2")
@pytest.mark.parametrize(("wells", "paid"), [(0, 12), (1, 7), (2, 2)])
def test_cv_oil_2_each_oil_gives_five_free_points_a_turn(wells: int, paid: int) -> None:
    oil = "".join(settle(name, "red", resource="oil") for name in ("italia", "germania")[:wells])
    t = voyage(20, oil, ships=4)
    play(t, THREE_ZONES)
    assert seat(t, "red")["coins"] == 20 - paid


@pytest.mark.rule("CV-OIL-3")
@pytest.mark.parametrize(
    ("kind", "paid"),
    [("industrial_infantry", 0), ("ancient_cavalry", 0), ("modern_infantry", 1), ("modern_artillery", 1)]
    + [("explorer", 1)],
)
def test_cv_oil_3_modern_units_and_explorers_need_fuel(kind: str, paid: int) -> None:
    t = three("seat.red.coins = 5\n" + MODERN + BUSY + place("gallia", "red", **{kind: 1}))
    play(t, f"red: move red.{kind}@gallia; to italia")
    assert seat(t, "red")["coins"] == 5 - paid


@pytest.mark.rule("CV-OIL-3")
def test_cv_oil_3_explorers_of_earlier_eras_need_none() -> None:
    t = three('seat.red.coins = 5\nera = "industrial"\n' + BUSY + place("gallia", "red", explorer=1))
    play(t, "red: move explorer; to italia; to germania")
    assert seat(t, "red")["coins"] == 5


# ---------------------------------------------------------------- dividends

WELLS = (
    settle("gallia", "blue", resource="oil")
    + settle("nile", "green", resource="oil")
    + settle("sudan", "green", resource="oil")
)


@pytest.mark.rule("CV-OIL-5")
@pytest.mark.parametrize("delayed", ["off", "on"])
def test_cv_oil_5_the_fund_is_shared_once_when_all_have_moved(delayed: str) -> None:
    owner = place("gallia", "blue", explorer=1) + place("nile", "green", explorer=1) + "seat.red.coins = 9\n"
    t = three(MODERN + "fund = 8\n" + BUSY + WELLS + owner, delayed=delayed)
    play(t, "red: done")
    play(t, "blue: done")
    assert told(t, "oil.shared") == []
    play(t, "green: done")
    assert told(t, "oil.shared") == [("blue", 2), ("green", 5)]  # 8 / 3 and 16 / 3, rounded down
    assert described(t)["fund"] == 1


@pytest.mark.rule("CV-OIL-5", "CV-GAP-95")
def test_cv_oil_5_before_the_battles_of_the_last_player_or_all_delayed_ones() -> None:
    fight = place("italia", "red", ancient_infantry=1) + place("italia", "green", ancient_infantry=1)
    late = MODERN + "fund = 8\n" + WELLS + place("nile", "green", explorer=1) + fight
    t = three('active = "green"\n' + late, [[6, 1]])
    play(t, "green: attack italia/red; done")
    assert happened(t, "oil.shared", "battle.begun") == ["oil.shared", "oil.shared", "battle.begun"]
    early = late + place("gallia", "blue", explorer=1)
    t = three(early, [[6, 1]])
    play(t, "red: attack italia/green; done")
    assert happened(t, "oil.shared", "battle.begun") == ["battle.begun"]
    t = three(early, [[6, 1]], delayed="on")
    play(t, "red: attack italia/green; done", "blue: done", "green: done")
    assert happened(t, "oil.shared", "battle.begun") == ["oil.shared", "oil.shared", "battle.begun"]


@pytest.mark.rule("CV-OIL-6")
def test_cv_oil_6_the_owner_of_electricity_has_five_free_points() -> None:
    t = voyage(9, 'lost = ["electricity"]\n', ships=2)
    play(t, THREE_ZONES)
    assert seat(t, "red")["coins"] == 9 - 6
    t = three(
        'seat.red = { coins = 9, technologies = ["electricity"] }\n'
        + MODERN
        + BUSY
        + settle("gallia", "red", resource="oil")
        + place("baltic_sea", "red", modern_ship=4)
    )
    play(t, "red: move modern_ship; with #2; with #3; with #4", THREE_ZONES)
    assert seat(t, "red")["coins"] == 9 - 2  # ten of twelve points are free


@pytest.mark.rule("CV-OIL-7")
def test_cv_oil_7_retreats_cost_no_fuel() -> None:
    came = "{ kind = 'modern_infantry', owner = 'red', space = 'gallia', origin = 'italia' }, " * 3
    t = battle(
        {"modern_infantry": 3},
        {"modern_infantry": 3},
        [[6, 6, 6, 6, 1, 1, 1, 1], [4]],
        f"pieces = [{came}]\nseat.red.coins = 7\n" + MODERN + place("nile", "green", explorer=1),
    )
    play(t, "red: end-round; retreat gallia")
    assert units(t, "italia", "red") == {"modern_infantry": 3}
    assert (seat(t, "red")["coins"], described(t)["fund"]) == (7, 0)


# ---------------------------------------------------------------- oil in trade

TRADED = (
    'trades = [{ between = ["gallia", "germania"] }]\n'
    + settle("gallia", "red", resource="oil")
    + settle("germania", "blue", resource="wine")
)


@pytest.mark.rule("CV-OIL-8")
def test_cv_oil_8_traded_oil_gives_five_free_points_to_both() -> None:
    t = voyage(9, TRADED, ships=2)
    play(t, THREE_ZONES)
    assert seat(t, "red")["coins"] == 9 - 1
    t = three(
        'active = "blue"\nseat.blue.coins = 9\n'
        + MODERN
        + TRADED
        + place("baltic_sea", "blue", modern_ship=2)
        + place("niger", "blue", ancient_cavalry=1)
    )
    play(t, "blue: move modern_ship; with #1", THREE_ZONES.replace("red", "blue"))
    assert seat(t, "blue")["coins"] == 9 - 1


@pytest.mark.rule("CV-OIL-8")
def test_cv_oil_8_only_the_original_owner_has_its_dividends() -> None:
    t = three('active = "green"\nfund = 8\n' + MODERN + TRADED + place("nile", "green", explorer=1))
    assert can(t, "green: done")
    play(t, "green: done")
    assert told(t, "oil.shared") == [("red", 8)]
