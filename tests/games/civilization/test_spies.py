"""Spies: training, numbers, how they travel, and what makes their work hard."""

import pytest
from tests.games.civilization.cards import discovered
from tests.games.civilization.fights import battle
from tests.games.civilization.spies import COURT, WAR, spying
from tests.games.civilization.table import (
    asked,
    can,
    described,
    idle_until,
    offered,
    pieces,
    place,
    play,
    refused,
    seat,
    settle,
    three,
    told,
    units,
)

SHIP = place("baltic_sea", "blue", modern_ship=1)
GARRISON = place("italia", "blue", ancient_infantry=3)


def malus_at(lines: str, chance: list[list[int]] | None = None, spies: str = '"italia"', key: str = "ambush") -> int:
    """What a mission of red's first spy adds to its difficulty of 3."""
    t = spying(lines, chance or [[10]], spies)
    play(t, f"red: mission red.1/{key}")
    needed = told(t, "mission.succeeded")[0][3]
    assert isinstance(needed, int)
    return needed - 2


# ---------------------------------------------------------------- training


@pytest.mark.rule("CV-ESP-1")
@pytest.mark.parametrize(
    ("era", "open_"), [("ancient", False), ("medieval", False), ("industrial", True), ("modern", True)]
)
def test_cv_esp_1_spies_are_trained_from_the_industrial_era_on(era: str, open_: bool) -> None:
    t = spying(spies="", era=era, phase="purchase")
    assert can(t, "red: buy-spy") is open_
    if not open_:
        assert refused(t, "red: buy-spy").code == "no_spies_yet"


@pytest.mark.rule("CV-ESP-2")
@pytest.mark.parametrize(
    ("civilization", "price"), [("religious", 40), ("scientific", 40), ("industrial", 30), ("expansionist", 35)]
)
def test_cv_esp_2_the_price_and_the_place_of_a_spy(civilization: str, price: int) -> None:
    t = spying(f'seat.red.civilization = "{civilization}"\n', spies="", phase="purchase")
    play(t, "red: buy-spy")
    assert (seat(t, "red")["coins"], seat(t, "red")["spies"]) == (100 - price, ["gallia"])


@pytest.mark.rule("CV-ESP-2")
def test_cv_esp_2_a_village_holds_any_number_of_them_even_in_anarchy() -> None:
    t = spying('seat.red.government = "anarchy"\n', spies="", phase="purchase", coins=120)
    play(t, "red: buy-spy; buy-spy; buy-spy")
    assert (seat(t, "red")["spies"], seat(t, "red")["coins"]) == (["gallia"] * 3, 0)


@pytest.mark.rule("CV-ESP-3")
def test_cv_esp_3_three_on_the_board_and_three_in_reserve() -> None:
    t = spying(spies='"italia", "italia"', phase="purchase", coins=200)
    play(t, "red: buy-spy; buy-spy; buy-spy; buy-spy")
    assert seat(t, "red")["spies"] == ["italia", "italia", "gallia", "reserve", "reserve", "reserve"]
    assert refused(t, "red: buy-spy").code == "no_spy_left"


@pytest.mark.rule("CV-ESP-3")
def test_cv_esp_3_a_reserve_enters_the_capital_at_once() -> None:
    """Blue executes one of three spies: an 8 is more than 7."""
    t = spying(COURT, [[1], [8]], '"italia", "germania", "germania", "reserve"')
    play(t, "red: mission red.1/steal_coins", "blue: execute red.1")
    assert seat(t, "red")["spies"] == ["untrained", "germania", "germania", "gallia"]
    assert told(t, "spy.entered") == [("red", "gallia")]


# ---------------------------------------------------------------- alert and malus


@pytest.mark.rule("CV-ESP-5")
def test_cv_esp_5_every_alert_falls_by_one_in_housekeeping() -> None:
    ship = 'pieces = [{ kind = "modern_ship", owner = "blue", space = "baltic_sea", alarm = 3 }]\n'
    lines = "alert = { italia = 3, nile = 1 }\n" + ship
    t = three(
        'phase = "housekeeping"\nera = "modern"\n' + lines + 'seat.red.spies = [{ space = "italia", used = true }]\n'
    )
    assert (described(t)["alert"], pieces(t, "blue")[0]["alarm"]) == ({"italia": 2}, 2)
    assert seat(t, "red")["spies"] == ["italia"]


@pytest.mark.rule("CV-ESP-7", "CV-GAP-36")
@pytest.mark.parametrize(
    ("alert", "garrison", "malus"), [(0, 1, 0), (1, 1, 1), (0, 3, 1), (1, 3, 2), (2, 3, 2), (3, 3, 3), (4, 2, 3)]
)
def test_cv_esp_7_half_of_alert_and_garrison_rounded_down(alert: int, garrison: int, malus: int) -> None:
    assert malus_at(f"alert.italia = {alert}\n" + place("italia", "blue", ancient_infantry=garrison)) == malus


@pytest.mark.rule("CV-ESP-8", "CV-ESP-10")
def test_cv_esp_8_10_units_of_all_others_count_but_not_ones_own() -> None:
    """Blue's two, green's two and the barbarians' two, not red's five and nobody's explorers."""
    mixed = (
        place("italia", "blue", ancient_infantry=2, explorer=3)
        + place("italia", "green", ancient_cavalry=2)
        + place("italia", "barbarians", ancient_infantry=2)
        + place("italia", "red", ancient_infantry=5)
    )
    assert malus_at(mixed) == 3


@pytest.mark.rule("CV-ESP-9")
@pytest.mark.parametrize(
    ("cargo", "malus"),
    [("[]", 0), ('["modern_infantry"]', 1), ('["modern_infantry", "modern_infantry", "explorer"]', 1)],
)
def test_cv_esp_9_a_ship_counts_as_one_more_than_the_armies_aboard(cargo: str, malus: int) -> None:
    ship = f'pieces = [{{ kind = "modern_ship", owner = "blue", space = "baltic_sea", cargo = {cargo} }}]\n'
    assert malus_at(ship, spies='{ space = "baltic_sea", ship = 0 }') == malus


@pytest.mark.rule("CV-ESP-5", "CV-ESP-9")
def test_cv_esp_5_9_a_ship_has_an_alert_of_its_own() -> None:
    """Alarm 3 and one for the ship make 2; the other ship is not alarmed."""
    ships = 'pieces = [{ kind = "modern_ship", owner = "blue", space = "baltic_sea", alarm = 3 }]\n' + SHIP.replace(
        "1", "2"
    )
    t = spying(ships, [[10]], '{ space = "baltic_sea", ship = 0 }')
    play(t, "red: mission red.1/ambush")
    assert told(t, "mission.succeeded")[0][3] == 3 + 2 - 1
    assert [piece.get("alarm", 0) for piece in pieces(t, "blue")] == [5, 0]
    assert described(t)["alert"] == {}


# ---------------------------------------------------------------- travelling


@pytest.mark.rule("CV-ESP-1", "CV-ESP-11", "CV-ESP-12")
def test_cv_esp_1_11_12_half_a_point_for_friendly_land_nothing_with_a_road() -> None:
    """Germania belongs to blue, with an army, and red has not asked; the Steppes are empty, Caucasus has a road."""
    lines = settle("germania", "blue") + place("germania", "blue", ancient_infantry=2)
    t = spying(lines + 'land.caucasus = { road = "road" }\n', spies='"gallia"')
    play(t, "red: spy-to red.1/germania")
    assert seat(t, "red")["spies"] == [{"space": "germania", "mp": 1}]
    play(t, "red: spy-to red.1/steppes")
    assert seat(t, "red")["spies"] == [{"space": "steppes", "mp": 2}]
    assert offered(t, "red", "spy_to") == ["red.1/caucasus"]
    assert refused(t, "red: spy-to red.1/siberia").rules == ["CV-ESP-12"]
    play(t, "red: spy-to red.1/caucasus")
    assert (seat(t, "red")["spies"], told(t, "spy.watched")) == ([{"space": "caucasus", "mp": 2}], [])


@pytest.mark.rule("CV-ESP-11", "CV-ESP-12", "CV-GAP-38")
def test_cv_esp_11_12_hostile_land_costs_a_whole_point_whatever_its_roads() -> None:
    lines = WAR + COURT.replace("}", ', road = "railway" }') + GARRISON
    t = spying(lines, [[8]], '"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert seat(t, "red")["spies"] == [{"space": "italia", "mp": 2}]
    t = spying(lines, spies='{ space = "gallia", mp = 1 }')
    assert not can(t, "red: spy-to red.1/italia")
    assert can(t, "red: spy-to red.1/germania")


@pytest.mark.rule("CV-ESP-11")
def test_cv_esp_11_a_settlement_of_an_enemy_without_armies_is_not_hostile() -> None:
    t = spying(WAR + COURT, spies='"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert (seat(t, "red")["spies"], told(t, "spy.watched")) == ([{"space": "italia", "mp": 1}], [])


@pytest.mark.rule("CV-ESP-13")
@pytest.mark.parametrize(
    ("lines", "cost"),
    [
        (settle("germania", "blue"), 2),
        (settle("germania", "blue", more='road = "road"'), 1),
        (settle("germania", "blue", more='road = "railway"'), 0),
        ('land.germania = { road = "railway" }\n', 2),  # empty
        ('land.germania = { road = "road" }\n' + place("germania", "red", ancient_infantry=1), 1),
        (WAR + place("germania", "blue", ancient_infantry=1) + 'land.germania = { road = "railway" }\n', 2),  # hostile
    ],
)
def test_cv_esp_13_boarding_a_ship(lines: str, cost: int) -> None:
    ship = place("baltic_sea", "green", modern_ship=1)
    t = spying(lines + ship, spies='"germania"')
    play(t, "red: spy-board red.1/modern_ship@baltic_sea")
    spy = seat(t, "red")["spies"][0]
    assert (spy["space"], spy.get("mp", 0), spy["ship"]) == ("baltic_sea", cost, pieces(t, "green")[0]["id"])


@pytest.mark.rule("CV-ESP-12", "CV-ESP-13")
def test_cv_esp_12_13_from_a_ship_one_goes_ashore_as_into_any_territory() -> None:
    ship = place("baltic_sea", "green", modern_ship=1)
    t = spying('land.steppes = { road = "road" }\n' + ship, spies='{ space = "baltic_sea", ship = 1, mp = 1 }')
    play(t, "red: spy-to red.1/steppes")
    assert seat(t, "red")["spies"] == [{"space": "steppes", "mp": 1}]
    t = spying(ship, spies='{ space = "baltic_sea", ship = 1, mp = 1 }')
    play(t, "red: spy-to red.1/scandinavia")
    assert seat(t, "red")["spies"] == [{"space": "scandinavia", "mp": 2}]


@pytest.mark.rule("CV-ESP-14")
def test_cv_esp_14_by_air_for_nothing_and_on_with_what_is_left() -> None:
    lines = settle("italia", "red", more='road = "railway"') + place("gallia", "red", aircraft=1) + discovered("flight")
    t = spying(lines, spies='{ space = "gallia", mp = 1 }')
    play(t, "red: spy-board red.1/aircraft@gallia; move aircraft@gallia; to italia")
    if asked(t) == "Move":
        play(t, "red: halt")
    assert seat(t, "red")["spies"][0]["space"] == "italia"
    play(t, "red: spy-to red.1/italia; spy-to red.1/steppes")
    assert seat(t, "red")["spies"] == [{"space": "steppes", "mp": 2}]


@pytest.mark.rule("CV-ESP-15", "CV-ESP-24")
def test_cv_esp_15_24_anarchy_does_not_stop_a_spy() -> None:
    t = spying(COURT + 'seat.red.government = "anarchy"\n', spies='"gallia"')
    play(t, "red: spy-to red.1/italia")
    assert can(t, "red: mission red.1/steal_coins")


@pytest.mark.rule("CV-ESP-17")
def test_cv_esp_17_a_spy_goes_where_the_ship_goes_and_down_with_it() -> None:
    ship = 'pieces = [{ kind = "modern_ship", owner = "blue", space = "baltic_sea" }]\nseat.blue.coins = 20\n'
    t = three(
        'era = "modern"\nactive = "blue"\n'
        + ship
        + 'seat.red.spies = [{ space = "baltic_sea", ship = 0 }]\n'
        + place("congo", "blue", explorer=1)
    )
    play(t, "blue: move modern_ship@baltic_sea; to norwegian_sea")
    assert seat(t, "red")["spies"] == [{"space": "norwegian_sea", "ship": 0}]
    aboard = 'seat.green.spies = [{ space = "black_sea", ship = 1 }]\n' + place("congo", "green", explorer=1)
    t = battle({"ancient_ship": 1}, {"ancient_ship": 1}, [[6, 1]], aboard + discovered("trade_mapmaking"), "black_sea")
    assert (units(t, "black_sea", "blue"), seat(t, "green")["spies"]) == ({}, [])


@pytest.mark.rule("CV-ESP-17")
def test_cv_esp_17_a_spy_aboard_an_aircraft_is_lost_with_it() -> None:
    """Blue's only defender of Gallia falls, and with him the aircraft that stood there."""
    spies = 'seat.blue.spies = [{ space = "gallia", ship = 0 }]\n' + place("congo", "green", explorer=1)
    plane = 'pieces = [{ kind = "aircraft", owner = "blue", space = "gallia" }]\n'
    t = battle({"ancient_infantry": 1}, {"ancient_infantry": 1, "aircraft": 1}, [[6, 1]], plane + spies)
    idle_until(t, "PlayerMovement")
    assert (units(t, "gallia", "blue"), seat(t, "blue")["spies"]) == ({}, [])
