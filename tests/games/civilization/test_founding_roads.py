"""Founding villages; roads, railways, ports and airports."""

import pytest
from tests.games.civilization.table import (
    asked,
    can,
    land,
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

from quadriga.games.civilization.technologies import THE_WHEEL

BUSY = place("niger", "red", explorer=1)  # red has something left to decide
EXPLORER = BUSY + place("gallia", "red", explorer=1)


# ---------------------------------------------------------------- founding


@pytest.mark.rule("CV-FND-1")
def test_cv_fnd_1_an_explorer_becomes_a_village_and_the_token_is_turned_up() -> None:
    t = three('seat.red.coins = 25\nland.gallia = { token = "iron" }\n' + EXPLORER)
    play(t, "red: found explorer@gallia")
    assert (land(t, "gallia")["holder"], land(t, "gallia")["size"]) == ("red", "village")
    assert (land(t, "gallia")["resource"], land(t, "gallia")["shown"]) == ("iron", True)
    assert (units(t, "gallia", "red"), seat(t, "red")["coins"]) == ({}, 5)


@pytest.mark.rule("CV-FND-1")
def test_cv_fnd_1_one_settlement_for_a_territory() -> None:
    t = three("seat.red.coins = 25\n" + settle("gallia", "blue") + EXPLORER)
    assert refused(t, "red: found explorer@gallia").code == "settled_already"


@pytest.mark.rule("CV-FND-1", "CV-CIV-19", "CV-GAP-21")
@pytest.mark.parametrize(("civilization", "price"), [("nobody", 20), ("expansionist", 10), ("industrial", 20)])
def test_cv_fnd_1_founding_is_paid_at_once(civilization: str, price: int) -> None:
    t = three(f'seat.red = {{ coins = {price}, civilization = "{civilization}" }}\n' + EXPLORER)
    play(t, "red: found explorer@gallia")
    assert seat(t, "red")["coins"] == 0
    t = three(f'seat.red = {{ coins = {price - 1}, civilization = "{civilization}" }}\n' + EXPLORER)
    reason = refused(t, "red: found explorer@gallia")
    assert (reason.code, reason.params["need"], reason.params["have"]) == ("not_enough_coins", price, price - 1)


@pytest.mark.rule("CV-FND-2")
@pytest.mark.parametrize(
    ("token", "resource", "happy"),
    [("wine", "wine", True), ("gems", "gems", True), ("spices", "spices", False), ("forest", "nothing", False)],
)
def test_cv_fnd_2_the_card_shows_the_resource_and_wine_or_gems_make_happy(
    token: str, resource: str, happy: bool
) -> None:
    t = three(f'seat.red.coins = 25\nland.gallia = {{ token = "{token}" }}\n' + EXPLORER)
    play(t, "red: found explorer@gallia")
    assert (land(t, "gallia")["resource"], land(t, "gallia")["happy"]) == (resource, happy)


@pytest.mark.rule("CV-FND-2")
@pytest.mark.parametrize("improvement", ["castle", "cathedral@niger"])
def test_cv_fnd_2_an_improvement_in_stock_or_half_a_double_one_serves_it_at_once(improvement: str) -> None:
    t = three(
        f'era = "medieval"\nseat.red = {{ coins = 25, government = "republic", improvements = ["{improvement}"] }}\n'
        + settle("niger", "red")
        + EXPLORER
    )
    play(t, "red: found explorer@gallia")
    assert not land(t, "gallia")["happy"]
    play(t, f"red: assign {improvement.split('@')[0]}; assign-to gallia")
    assert land(t, "gallia")["happy"]


# ---------------------------------------------------------------- building roads

WHEEL = 'lost = ["the_wheel"]\n'
STEAM = 'lost = ["the_wheel", "steam_power"]\nera = "industrial"\nland.gallia = { road = "road" }\n'


@pytest.mark.rule("CV-ROA-1")
def test_cv_roa_1_roads_need_the_wheel_and_five_coins() -> None:
    t = three("seat.red.coins = 9\n" + EXPLORER)
    reason = refused(t, "red: road explorer@gallia")
    assert (reason.code, reason.params["technology"]) == ("technology_undiscovered", THE_WHEEL)
    t = three("seat.red.coins = 9\n" + WHEEL + EXPLORER)
    play(t, "red: road explorer@gallia")
    assert (land(t, "gallia")["road"], seat(t, "red")["coins"]) == ("road", 4)
    reason = refused(t, "red: road explorer@niger")
    assert (reason.code, reason.params["need"], reason.params["have"]) == ("not_enough_coins", 5, 4)


@pytest.mark.rule("CV-ROA-1")
def test_cv_roa_1_from_the_turn_of_the_discovery_on_for_everybody() -> None:
    t = three('seat.red.coins = 9\nseat.blue.technologies = ["the_wheel"]\ntech_turn = { the_wheel = 3 }\n' + EXPLORER)
    assert can(t, "red: road explorer@gallia")


@pytest.mark.rule("CV-ROA-1")
def test_cv_roa_1_the_explorer_has_a_point_left_and_moves_no_more() -> None:
    t = three("seat.red.coins = 9\n" + WHEEL + EXPLORER)
    play(t, "red: move explorer@gallia; to germania; halt", "red: road explorer@germania")
    assert offered(t, "red", "move") == ["red.explorer@niger#0"]
    t = three("seat.red.coins = 9\n" + WHEEL + EXPLORER)
    play(t, "red: move explorer@gallia; to germania; to steppes")
    assert refused(t, "red: road explorer@steppes").code == "no_points_left"


@pytest.mark.rule("CV-ROA-1", "CV-ROA-4", "CV-CIV-10", "CV-CIV-19")
@pytest.mark.parametrize(
    ("civilization", "road", "railway"), [("nobody", 5, 10), ("expansionist", 3, 5), ("navigators", 4, 6)]
)
def test_cv_roa_1_4_expansionists_and_navigators_pay_less(civilization: str, road: int, railway: int) -> None:
    t = three(f'seat.red = {{ coins = 40, civilization = "{civilization}" }}\n' + STEAM + EXPLORER)
    play(t, "red: road explorer@niger")
    assert seat(t, "red")["coins"] == 40 - road
    play(t, "red: railway explorer@gallia")
    assert seat(t, "red")["coins"] == 40 - road - railway


@pytest.mark.rule("CV-ROA-4")
def test_cv_roa_4_steam_power_makes_a_railway_of_a_road() -> None:
    coins = "seat.red.coins = 10\n"
    t = three(coins + STEAM.replace(', "steam_power"', "") + EXPLORER)
    assert refused(t, "red: railway explorer@gallia").code == "technology_undiscovered"
    t = three(coins + STEAM + EXPLORER)
    assert refused(t, "red: railway explorer@niger").code == "no_road"
    play(t, "red: railway explorer@gallia")
    assert (land(t, "gallia")["road"], seat(t, "red")["coins"]) == ("railway", 0)
    assert offered(t, "red", "move") == ["red.explorer@niger#0"]
    t = three(coins + STEAM + BUSY + place("steppes", "red", explorer=1))
    play(t, "red: move explorer@steppes; to germania; to gallia")  # half a point left
    assert refused(t, "red: railway explorer@gallia").code == "no_points_left"


# ---------------------------------------------------------------- moving on them


@pytest.mark.rule("CV-ROA-2")
@pytest.mark.parametrize("holder", ["red", "blue", ""])
def test_cv_roa_2_roads_of_friends_and_of_nobody_halve_the_cost(holder: str) -> None:
    road = settle("gallia", holder, more='road = "road"') if holder else 'land.gallia = { road = "road" }\n'
    t = three(BUSY + road + 'land.germania = { road = "road" }\n' + place("italia", "red", ancient_infantry=1))
    play(t, "red: move red.ancient_infantry; to gallia; to germania")
    assert (asked(t), units(t, "germania", "red")) == ("PlayerMovement", {"ancient_infantry": 1})


@pytest.mark.rule("CV-ROA-2", "CV-ROA-7")
def test_cv_roa_2_7_the_cost_is_that_of_the_space_entered_and_an_enemys_road_is_none() -> None:
    spent = "pieces = [{ kind = 'ancient_infantry', owner = 'red', space = 'italia', spent = 1 }]\n"
    enemy = BUSY + spent + settle("gallia", "blue", more='road = "road"') + 'land.italia = { road = "railway" }\n'
    t = three(enemy)
    play(t, "red: move ancient_infantry; to gallia")
    t = three('war = [["red", "blue"]]\n' + enemy)
    assert not can(t, "red: move ancient_infantry")  # half a point is not enough
    t = three('war = [["red", "blue"]]\n' + enemy.replace("spent = 1", "spent = 0"))
    play(t, "red: move ancient_infantry; to gallia")
    assert told(t, "battle.declared") == [("gallia", "red", "blue")]


@pytest.mark.rule("CV-ROA-7")
def test_cv_roa_7_armies_of_an_enemy_make_a_road_his() -> None:
    road = 'war = [["red", "blue"]]\nland.gallia = { road = "road" }\nland.germania = { road = "road" }\n'
    road += place("italia", "red", ancient_infantry=1) + BUSY
    t = three(road + place("germania", "blue", ancient_infantry=1))
    play(t, "red: move red.ancient_infantry; to gallia")
    assert asked(t) == "PlayerMovement"  # half a point is left, and a whole one needed
    t = three(road)
    play(t, "red: move red.ancient_infantry; to gallia; to germania")


RAILWAYS = "".join(f'land.{name} = {{ road = "railway" }}\n' for name in ("italia", "gallia", "germania", "steppes"))


@pytest.mark.rule("CV-ROA-5")
def test_cv_roa_5_railways_cost_nothing() -> None:
    t = three(BUSY + RAILWAYS + place("gallia", "red", ancient_infantry=1))
    play(t, "red: move ancient_infantry; to italia; to germania; to steppes")
    assert "spent" not in next(p for p in pieces(t, "red") if p["kind"] == "ancient_infantry")
    play(t, "red: to siberia")
    assert (offered(t, "red", "to"), units(t, "siberia", "red")) == (["steppes"], {"ancient_infantry": 1})


@pytest.mark.rule("CV-ROA-5")
def test_cv_roa_5_an_enemys_railway_costs_the_whole_point() -> None:
    position = BUSY + settle("gallia", "blue", more='road = "railway"') + place("italia", "red", ancient_infantry=1)
    t = three('war = [["red", "blue"]]\n' + position)
    play(t, "red: move red.ancient_infantry; to gallia")
    assert [p["spent"] for p in pieces(t, "red") if p["kind"] == "ancient_infantry"] == [2]
    t = three(position)
    play(t, "red: move red.ancient_infantry; to gallia; halt")
    assert [p.get("spent") for p in pieces(t, "red") if p["kind"] == "ancient_infantry"] == [None]


# ---------------------------------------------------------------- ports and airports


def harbours(road: str, lost: str = "") -> str:
    """Red's settlements on both sides of the Baltic Sea, a ship and an army."""
    return (
        BUSY
        + settle("gallia", "red", more=f'road = "{road}"')
        + settle("scandinavia", "red", more=f'road = "{road}"')
        + place("gallia", "red", ancient_infantry=1)
        + place("baltic_sea", "red", ancient_ship=1)
        + lost
    )


@pytest.mark.rule("CV-ROA-3")
def test_cv_roa_3_from_port_to_port_an_army_crosses_the_sea_in_a_turn() -> None:
    t = three(harbours("road"))
    play(t, "red: move ancient_infantry; board ancient_ship")
    assert offered(t, "red", "to") == ["gallia", "scandinavia"]
    play(t, "red: to scandinavia")
    assert [p["spent"] for p in pieces(t, "red") if p["kind"] == "ancient_infantry"] == [2]


@pytest.mark.rule("CV-ROA-3")
def test_cv_roa_3_a_road_without_settlement_is_no_port() -> None:
    t = three(
        'land.gallia = { road = "road" }\n'
        + BUSY
        + place("gallia", "red", ancient_infantry=1)
        + place("baltic_sea", "red", ancient_ship=1)
    )
    play(t, "red: move ancient_infantry; board ancient_ship")
    assert [p["spent"] for p in pieces(t, "red") if p["kind"] == "ancient_infantry"] == [2]


@pytest.mark.rule("CV-ROA-6")
@pytest.mark.parametrize(("lost", "spent"), [("", 2), ('lost = ["flight"]\n', 0)])
def test_cv_roa_6_after_flight_railways_are_modern_ports_that_cost_nothing(lost: str, spent: int) -> None:
    t = three(harbours("railway", lost))
    play(t, "red: move ancient_infantry; board ancient_ship; to scandinavia")
    assert [p.get("spent", 0) for p in pieces(t, "red") if p["kind"] == "ancient_infantry"] == [spent]


@pytest.mark.rule("CV-ROA-6")
def test_cv_roa_6_after_flight_railways_of_settlements_are_airports() -> None:
    t = three(
        'phase = "purchase"\nera = "modern"\nlost = ["flight"]\nseat.red.coins = 120\n'
        + settle("gallia", "red", "town", more='road = "railway"')
        + settle("italia", "red", "town", more='road = "road"')
    )
    play(t, "red: buy-unit aircraft")
    assert offered(t, "red", "recruit_at") == ["gallia"]
