"""The eight resources: where they come to light, and what each of them gives."""

import pytest
from tests.games.civilization.table import (
    MODULE,
    land,
    place,
    play,
    seat,
    settle,
    space,
    three,
    told,
)

from quadriga.engine.table import Table
from quadriga.games.civilization.data_names import RESOURCE_NAMES

BUSY = place("congo", "blue", explorer=1)  # somebody has to decide afterwards


def accounts(t: Table, name: str = "red") -> dict[str, int]:
    found: dict[str, int] = seat(t, name)["accounts"]
    return found


def paid(t: Table) -> list[int]:
    """What the purchases of units cost."""
    return [int(row[3]) for row in told(t, "unit.bought")]


# ---------------------------------------------------------------- tokens and cards


@pytest.mark.rule("CV-RES-1")
@pytest.mark.parametrize("token", [*RESOURCE_NAMES, "nothing"])
def test_cv_res_1_a_village_on_a_resource_gets_the_card_that_shows_it(token: str) -> None:
    lands = f'land.gallia = {{ token = "{token}" }}\n' if token != "nothing" else ""
    t = three(lands + "seat.red.coins = 20\n" + place("gallia", "red", explorer=1) + BUSY)
    play(t, "red: found explorer@gallia")
    assert land(t, "gallia")["resource"] == token
    assert seat(t, "red")["resources"] == ({token: 1} if token != "nothing" else {})


@pytest.mark.rule("CV-RES-2")
def test_cv_res_2_the_token_is_turned_up_when_a_village_is_founded_and_not_before() -> None:
    t = three('land.gallia = { token = "gems" }\nseat.red.coins = 20\n' + place("gallia", "red", explorer=2) + BUSY)
    play(t, "red: look explorer@gallia")
    shown = [MODULE.view(t.game, viewer)["territories"][space("gallia")]["token"] for viewer in (0, 1)]
    assert (shown, land(t, "gallia")["shown"]) == ([7, -2], False)
    play(t, "red: found explorer@gallia")
    shown = [MODULE.view(t.game, viewer)["territories"][space("gallia")]["token"] for viewer in (0, 1)]
    assert (shown, land(t, "gallia")["shown"]) == ([7, 7], True)


@pytest.mark.rule("CV-RES-10")
def test_cv_res_10_settlements_are_counted_and_so_are_resources_received() -> None:
    t = three(
        'phase = "production"\nlost = ["trade_mapmaking"]\ntrades = [{ between = ["italia", "steppes"] }]\n'
        + settle("gallia", "red", "village", "wine")
        + settle("germania", "red", "village", "wine")
        + settle("italia", "red", "village", "coal")
        + settle("steppes", "blue", "village", "wine"),
        [[1, 1]],
    )
    assert (seat(t, "red")["resources"], seat(t, "blue")["resources"]) == ({"wine": 3}, {"coal": 1})
    assert (accounts(t)["monopolies"], accounts(t, "blue")["monopolies"]) == (20, 0)


@pytest.mark.rule("CV-RES-10")
def test_cv_res_10_an_occupied_settlement_holds_nothing() -> None:
    t = three(
        'phase = "trade"\n' + settle("gallia", "red", "village", "wine", "occupied = true") + settle("nile", "red")
    )
    assert seat(t, "red")["resources"] == {}


# ---------------------------------------------------------------- horses and iron


@pytest.mark.rule("CV-RES-3")
@pytest.mark.parametrize(
    ("era", "kind", "costs"),
    [
        ("ancient", "ancient_cavalry", [5, 10]),
        ("medieval", "medieval_cavalry", [10, 15]),
        ("medieval", "ancient_cavalry", [5, 10]),
        ("industrial", "industrial_cavalry", [20, 20]),
        ("medieval", "medieval_infantry", [15, 15]),
    ],
)
def test_cv_res_3_horses_make_one_cavalry_a_turn_cheaper_by_5_in_the_early_eras(
    era: str, kind: str, costs: list[int]
) -> None:
    t = three(
        f'phase = "purchase"\nera = "{era}"\nseat.red.coins = 90\n'
        'lost = ["the_wheel", "chivalry", "cavalry", "feudalism"]\n' + settle("gallia", "red", "city", "horses")
    )
    for _ in costs:
        play(t, f"red: buy-unit {kind}; recruit-at gallia x1")
    assert paid(t) == costs


@pytest.mark.rule("CV-RES-3", "CV-RES-4")
def test_cv_res_3_4_the_discount_belongs_to_the_settlement() -> None:
    t = three(
        'phase = "purchase"\nlost = ["the_wheel"]\nseat.red.coins = 90\n'
        + settle("gallia", "red", "town", "horses")
        + settle("italia", "red", "town", "wine")
    )
    play(
        t, "red: buy-unit ancient_cavalry; recruit-at italia x1", "red: buy-unit ancient_cavalry; recruit-at gallia x2"
    )
    assert paid(t) == [10, 5 + 10]


@pytest.mark.rule("CV-RES-4")
@pytest.mark.parametrize(
    ("era", "kind", "costs"),
    [
        ("industrial", "industrial_artillery", [15, 15, 20]),
        ("modern", "modern_artillery", [20, 20, 25]),
        ("modern", "modern_cavalry", [20, 20, 25]),
        ("modern", "industrial_artillery", [15, 15, 20]),
        ("industrial", "industrial_ship", [35, 35, 40]),
        ("modern", "modern_ship", [45, 45, 50]),
        ("modern", "aircraft", [45, 45, 50]),
        ("industrial", "industrial_cavalry", [20, 20, 20]),
        ("industrial", "medieval_artillery", [15, 15, 15]),
        ("modern", "modern_infantry", [25, 25, 25]),
    ],
)
def test_cv_res_4_iron_makes_two_guns_tanks_ships_or_aircraft_a_turn_cheaper_by_5(
    era: str, kind: str, costs: list[int]
) -> None:
    known = (
        '"metallurgy", "rocketry", "mass_production", "combustion", "flight", "cavalry", "engineering", "electricity"'
    )
    t = three(
        f'phase = "purchase"\nera = "{era}"\nlost = [{known}]\nseat.red.coins = 200\n'
        + settle("gallia", "red", "metropolis", "iron", 'road = "road"'),
        roads="off",
    )
    for _ in costs:
        play(t, f"red: buy-unit {kind}; recruit-at gallia x1")
    assert paid(t) == costs


@pytest.mark.rule("CV-RES-4")
def test_cv_res_4_the_two_may_be_of_different_kinds() -> None:
    t = three(
        'phase = "purchase"\nera = "industrial"\nlost = ["metallurgy"]\nseat.red.coins = 200\n'
        + settle("gallia", "red", "metropolis", "iron"),
        roads="off",
    )
    for kind in ("industrial_artillery", "industrial_ship", "industrial_artillery"):
        play(t, f"red: buy-unit {kind}; recruit-at gallia x1")
    assert paid(t) == [15, 35, 20]


# ---------------------------------------------------------------- oil, spices, coal, wine and gems


@pytest.mark.rule("CV-RES-5")
@pytest.mark.parametrize(("oil", "left"), [(0, 4), (1, 9), (2, 10)])
def test_cv_res_5_every_oil_gives_5_free_movement_points_to_modern_units(oil: int, left: int) -> None:
    wells = "".join(settle(territory, "red", "village", "oil") for territory in ("nile", "atlas")[:oil])
    t = three(
        'era = "modern"\nseat.red.coins = 10\n'
        + wells
        + settle("madagascar", "red")
        + place("gallia", "red", modern_infantry=6, modern_artillery=1)
        + BUSY
    )
    for _ in range(6):
        play(t, "red: move modern_infantry@gallia; to germania")
    assert seat(t, "red")["coins"] == left


@pytest.mark.rule("CV-RES-6")
@pytest.mark.parametrize(
    ("era", "civilization", "coins"),
    [
        ("ancient", "nobody", 6),
        ("medieval", "nobody", 6),
        ("medieval", "scientific", 12),
        ("industrial", "scientific", 0),
        ("modern", "nobody", 0),
    ],
)
def test_cv_res_6_spices_bring_3_coins_each_in_the_early_eras(era: str, civilization: str, coins: int) -> None:
    t = three(
        f'phase = "production"\nera = "{era}"\nlost = ["industrialization"]\nseat.red.civilization = "{civilization}"\n'
        + settle("gallia", "red", "village", "spices")
        + settle("italia", "red", "village", "spices"),
        [[1, 1]],
    )
    assert accounts(t)["special"] == coins


@pytest.mark.rule("CV-RES-7")
@pytest.mark.parametrize(
    ("era", "known", "civilization", "coins"),
    [
        ("industrial", True, "nobody", 10),
        ("modern", True, "nobody", 10),
        ("modern", True, "industrial", 20),
        ("industrial", False, "industrial", 0),
        ("medieval", True, "nobody", 0),
    ],
)
def test_cv_res_7_coal_brings_5_coins_each_once_industrialization_is_discovered(
    era: str, known: bool, civilization: str, coins: int
) -> None:
    t = three(
        f'phase = "production"\nera = "{era}"\nseat.red.civilization = "{civilization}"\n'
        + ('seat.green.technologies = ["industrialization"]\n' if known else "")
        + settle("gallia", "red", "village", "coal")
        + settle("italia", "red", "village", "coal"),
        [[1, 2]],
    )
    assert accounts(t)["special"] == coins


@pytest.mark.rule("CV-RES-9")
@pytest.mark.parametrize(("resource", "happy"), [("wine", True), ("gems", True), ("oil", False)])
def test_cv_res_9_wine_and_gems_make_happy_without_improvement_or_garrison(resource: str, happy: bool) -> None:
    t = three('phase = "trade"\n' + settle("nile", "red") + settle("gallia", "red", "metropolis", resource))
    assert land(t, "gallia")["happy"] == happy
