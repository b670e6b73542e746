"""Catastrophes: where they strike and what each strength of them destroys."""

from itertools import pairwise

import pytest
from tests.games.civilization.table import described, idle_until, land, pieces, place, play, settle, three, told, units

from quadriga.engine.table import Table

HOME = settle("greenland", "red")
PHASE = 'phase = "events"\nera = "medieval"\n'
ERUPTION, EARTHQUAKE, HURRICANE, CLIMATE = 1, 3, 6, 9  # results of the D10
GALLIA = [3, 3]  # Europe, the third territory
SIZES = [None, "village", "town", "city", "metropolis"]


def strike(dice: list[int], position: str, **options: str | int) -> Table:
    """A catastrophe in the medieval era with these dice, one after the other."""
    return three(PHASE + position, [[93], *([die] for die in dice)], **options)


def alarms(t: Table) -> list[int]:
    """Markers of blue's ships, one by one as far as they differ."""
    return [piece.get("alarm", 0) for piece in pieces(t, "blue") if piece["space"] == "red_sea"]


def size(t: Table, territory: str) -> str | None:
    """Of the settlement, if there is any left."""
    found: str | None = land(t, territory).get("size")
    return found


@pytest.mark.rule("CV-EVT-16", "CV-GAP-28")
@pytest.mark.parametrize(("low", "high", "kind"), [(1, 2, "eruption"), (3, 5, "earthquake"), (6, 8, "hurricane")])
def test_cv_evt_16_a_die_tells_the_kind(low: int, high: int, kind: str) -> None:
    for die in range(low, high + 1):
        assert told(strike([die], ""), "catastrophe.struck")[0][0] == kind


@pytest.mark.rule("CV-EVT-16", "CV-EVT-24", "CV-GAP-28")
@pytest.mark.parametrize(
    ("kind", "die", "band"),
    [(9, 1, "arctic"), (10, 2, "arctic"), (9, 3, "tropical"), (9, 4, "tropical"), (9, 5, "antarctic")]
    + [(10, 6, "antarctic")],
)
def test_cv_evt_16_24_extreme_climate_strikes_one_of_three_bands(kind: int, die: int, band: str) -> None:
    assert told(strike([kind, die, 1], ""), "climate.struck") == [(band, 1)]


# ---------------------------------------------------------------- where

PLACES = [(1, 8, "california"), (2, 9, "patagonia"), (3, 7, "steppes"), (4, 2, "sahara"), (5, 8, "nippon")]


@pytest.mark.rule("CV-EVT-19", "CV-GAP-6")
@pytest.mark.parametrize(("continent", "die", "territory"), [*PLACES, (6, 3, "java")])
def test_cv_evt_19_a_die_for_the_continent_and_one_for_the_territory(continent: int, die: int, territory: str) -> None:
    assert told(strike([EARTHQUAKE, continent, die, 4], ""), "catastrophe.struck") == [("earthquake", territory, 4)]


@pytest.mark.rule("CV-EVT-19", "CV-GAP-6")
@pytest.mark.parametrize(("continent", "none", "territory"), [(2, 10, "orinoco"), (6, 8, "indus")])
def test_cv_evt_19_a_result_without_territory_is_rolled_again(continent: int, none: int, territory: str) -> None:
    assert told(strike([EARTHQUAKE, continent, none, 1, 4], ""), "catastrophe.struck") == [("earthquake", territory, 4)]


VOLCANOES = ("alaska", "california", "aztlan", "andes", "greenland", "italia", "steppes", "tanganika", "nippon")


@pytest.mark.rule("CV-EVT-20", "CV-GAP-5")
def test_cv_evt_20_a_die_tells_which_volcano_erupts() -> None:
    for number, territory in enumerate((*VOLCANOES, "yukgir", "java", "panay"), start=1):
        assert told(strike([ERUPTION, number, 1], ""), "catastrophe.struck") == [("eruption", territory, 1)]


@pytest.mark.rule("CV-EVT-23")
@pytest.mark.parametrize(("continent", "inland"), [(2, 6), (5, 4), (5, 5), (5, 6)])
def test_cv_evt_23_a_hurricane_in_an_inland_territory_is_rolled_again(continent: int, inland: int) -> None:
    t = strike([HURRICANE, continent, inland, 1, 8, 2], "")
    assert told(t, "catastrophe.struck") == [("hurricane", "california", 2)]


# ---------------------------------------------------------------- eruptions


@pytest.mark.rule("CV-EVT-20", "CV-GAP-28")
@pytest.mark.parametrize(("strength", "sizes", "lost"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 3, 2)])
def test_cv_evt_20_an_eruption_takes_sizes_units_and_always_the_road(strength: int, sizes: int, lost: int) -> None:
    there = settle("steppes", "red", "metropolis", more='road = "railway"') + settle("caucasus", "red", "town")
    armies = place("steppes", "red", medieval_infantry=3) + place("steppes", "blue", medieval_infantry=2)
    t = strike([ERUPTION, 7, strength], HOME + there + armies + place("black_sea", "red", medieval_ship=1))
    assert (size(t, "steppes"), size(t, "caucasus")) == (SIZES[4 - sizes], "town")
    assert units(t, "steppes", "red") == {"medieval_infantry": 3 - lost}
    assert sum(units(t, "steppes", "blue").values()) == 2 - lost
    assert (told(t, "road.destroyed"), units(t, "black_sea", "red")) == ([("steppes",)], {"medieval_ship": 1})


@pytest.mark.rule("CV-EVT-20", "CV-STR-11")
def test_cv_evt_20_a_card_against_it_saves_only_what_is_its_owners() -> None:
    more = 'seat.red.hand = ["sc_123"]\nland.steppes = { road = "road" }\n' + place(
        "steppes", "red", ancient_infantry=1
    )
    t = strike([ERUPTION, 7, 2], HOME + more + place("steppes", "blue", ancient_infantry=1))
    play(t, "red: strategy sc_123; pass")
    assert (units(t, "steppes", "red"), units(t, "steppes", "blue")) == ({"ancient_infantry": 1}, {})
    assert told(t, "road.destroyed") == [("steppes",)]


@pytest.mark.rule("CV-EVT-21")
@pytest.mark.parametrize(("before", "after"), [("village", None), ("town", None), ("city", "village")])
def test_cv_evt_21_a_settlement_that_would_have_no_size_left_is_removed(before: str, after: str | None) -> None:
    t = strike([ERUPTION, 7, 3], HOME + settle("steppes", "red", before))
    assert size(t, "steppes") == after


# ---------------------------------------------------------------- earthquakes and hurricanes

# strength, sizes, units, road, sizes beside it, roads beside it, ships beside it
QUAKES = [
    (1, 0, 0, False, 0, False, 0),
    (2, 0, 0, False, 0, False, 0),
    (3, 1, 0, False, 0, False, 0),
    (4, 1, 0, False, 0, False, 0),
    (5, 1, 0, True, 0, False, 1),
    (6, 2, 0, True, 0, False, 1),
    (7, 2, 1, True, 1, False, 1),
    (8, 3, 0, True, 1, False, 1),
    (9, 3, 1, True, 1, True, 2),
    (10, 4, 2, True, 2, True, 2),
]
STORMS = [
    (1, 0, 0, False, 0),
    (2, 0, 0, False, 0),
    (3, 1, 0, False, 0),
    (4, 1, 0, False, 0),
    (5, 1, 0, False, 1),
    (6, 2, 0, False, 1),
    (7, 2, 0, False, 1),
    (8, 3, 0, True, 1),
    (9, 3, 1, True, 1),
    (10, 4, 1, True, 2),
]
EUROPE = (
    settle("gallia", "red", "metropolis", more='road = "road"')
    + settle("italia", "blue", "city", more='road = "road"')
    + place("gallia", "red", medieval_infantry=3)
    + place("italia", "blue", medieval_infantry=3)
    + place("baltic_sea", "red", medieval_ship=3)
    + place("baltic_sea", "green", medieval_ship=2)
    + place("black_sea", "red", medieval_ship=1)
)


def shaken(t: Table) -> tuple[str | None, int, bool, str | None, bool, int]:
    """Gallia's size, units and road; Italia's size and road; red's ships in the Baltic Sea."""
    broken = [row[0] for row in told(t, "road.destroyed")]
    assert units(t, "italia", "blue") == {"medieval_infantry": 3}
    assert units(t, "black_sea", "red") == {"medieval_ship": 1}
    armies = sum(units(t, "gallia", "red").values())
    ships = sum(units(t, "baltic_sea", "red").values())
    assert sum(units(t, "baltic_sea", "green").values()) == ships - 1
    return size(t, "gallia"), armies, "gallia" in broken, size(t, "italia"), "italia" in broken, ships


@pytest.mark.rule("CV-EVT-22", "CV-GAP-28")
@pytest.mark.parametrize(("strength", "sizes", "lost", "road", "near", "near_road", "ships"), QUAKES)
def test_cv_evt_22_an_earthquake_shakes_its_neighbours_and_sinks_ships(
    strength: int, sizes: int, lost: int, road: bool, near: int, near_road: bool, ships: int
) -> None:
    t = strike([EARTHQUAKE, *GALLIA, strength], HOME + settle("madagascar", "blue") + EUROPE)
    assert shaken(t) == (SIZES[4 - sizes], 3 - lost, road, SIZES[3 - near], near_road, 3 - ships)


@pytest.mark.rule("CV-EVT-23", "CV-GAP-28")
@pytest.mark.parametrize(("strength", "sizes", "lost", "road", "ships"), STORMS)
def test_cv_evt_23_a_hurricane_strikes_a_coast_and_the_seas_beside_it(
    strength: int, sizes: int, lost: int, road: bool, ships: int
) -> None:
    t = strike([HURRICANE, *GALLIA, strength], HOME + settle("madagascar", "blue") + EUROPE)
    assert shaken(t) == (SIZES[4 - sizes], 3 - lost, road, "city", False, 3 - ships)


# ---------------------------------------------------------------- alert and culture

ALERT = "alert = { gallia = 2, italia = 1, nile = 1 }\n"


@pytest.mark.rule("CV-EVT-17", "CV-EVT-18")
@pytest.mark.parametrize(
    ("strength", "alert", "struck"),
    [
        (1, {"gallia": 1, "italia": 1, "nile": 1}, ["gallia"]),
        (5, {"gallia": 1, "italia": 1, "nile": 1}, ["gallia"]),  # ships are lost at sea
        (8, {"gallia": 1, "nile": 1}, ["gallia", "germania", "italia"]),
    ],
)
def test_cv_evt_17_18_every_region_hit_loses_an_alert_marker_and_is_safe_from_culture(
    strength: int, alert: dict[str, int], struck: list[str]
) -> None:
    t = strike([EARTHQUAKE, *GALLIA, strength], ALERT + HOME + EUROPE)
    assert described(t)["alert"] == alert
    lands = described(t)["land"].items()
    assert sorted(name for name, doc in lands if "struck" in doc.get("mood", [])) == struck


WATCHED = (  # blue's garrison on the Nile and ships in the Red Sea, with a spy of red's here and there
    place("nile", "blue", modern_infantry=1)
    + 'pieces = [{ kind = "modern_ship", owner = "blue", space = "red_sea" }]\n'
    + place("red_sea", "blue", modern_ship=2)
    + 'seat.red = { coins = 50, spies = ["nile", { space = "red_sea", ship = 0 }] }\n'
)


@pytest.mark.rule("CV-EVT-17", "CV-GAP-140")
@pytest.mark.parametrize(("band", "markers"), [(3, ({}, [0, 0])), (1, ({"nile": 1}, [1, 0]))])
def test_cv_evt_17_extreme_climate_lowers_the_alert_of_territories_and_ships(
    band: int, markers: tuple[dict[str, int], list[int]]
) -> None:
    """Missions raise both by two, Housekeeping takes one, the climate of the next turn another. One ship has none."""
    rolls = [[10], [10], [93], [CLIMATE], [band], [1]]
    t = three('phase = "government"\nera = "modern"\n' + HOME + WATCHED, rolls)
    play(t, "red: mission red.1/ambush", "red: mission red.2/ambush")
    assert (described(t)["alert"], alarms(t)) == ({"nile": 2}, [2, 0])
    idle_until(t, "StrategyPhase")
    assert told(t, "climate.struck") == [("tropical" if band == 3 else "arctic", 1)]
    assert (described(t)["alert"], alarms(t)) == markers


@pytest.mark.rule("CV-EVT-17", "CV-GAP-140")
@pytest.mark.parametrize(("strength", "markers"), [(4, [3, 1]), (5, [2, 0])])
def test_cv_evt_17_beside_an_earthquake_every_ship_of_a_sea_that_is_hit_loses_one(
    strength: int, markers: list[int]
) -> None:
    """Each of the two players loses his oldest ship as well, which bore no marker."""
    fleet = "".join(
        f'{{ kind = "medieval_ship", owner = "{owner}", space = "baltic_sea", alarm = {alarm} }}, '
        for owner, alarm in (("red", 3), ("blue", 1))
    )
    old = place("baltic_sea", "red", ancient_ship=1, medieval_ship=1) + place(
        "baltic_sea", "blue", ancient_ship=1, medieval_ship=1
    )
    t = strike([EARTHQUAKE, *GALLIA, strength], HOME + settle("madagascar", "blue") + f"pieces = [{fleet}]\n" + old)
    left = [piece for owner in ("red", "blue") for piece in pieces(t, owner)]
    assert [piece.get("alarm", 0) for piece in left if piece["kind"] == "medieval_ship"] == markers


# ---------------------------------------------------------------- losses

ORDER = ("ancient_infantry", "ancient_cavalry", "medieval_infantry", "medieval_cavalry", "ancient_artillery") + (
    ("medieval_artillery", "industrial_infantry", "industrial_cavalry", "industrial_artillery", "modern_infantry")
    + ("modern_cavalry", "modern_artillery", "explorer")
)
FLEET = ("ancient_ship", "medieval_ship", "industrial_ship", "modern_ship", "carrier")


@pytest.mark.rule("CV-EVT-29", "CV-GAP-29", "CV-GAP-16")
@pytest.mark.parametrize(("first", "second"), list(pairwise(ORDER)))
def test_cv_evt_29_the_oldest_land_unit_is_lost_first(first: str, second: str) -> None:
    t = strike([ERUPTION, 7, 2], place("steppes", "red", **{second: 1, first: 1}))
    assert units(t, "steppes", "red") == {second: 1}


@pytest.mark.rule("CV-EVT-29")
@pytest.mark.parametrize(("first", "second"), list(pairwise(FLEET)))
def test_cv_evt_29_the_oldest_ship_is_lost_first(first: str, second: str) -> None:
    t = strike([EARTHQUAKE, *GALLIA, 5], place("baltic_sea", "red", **{second: 1, first: 1}))
    assert units(t, "baltic_sea", "red") == {second: 1}


@pytest.mark.rule("CV-EVT-29", "CV-GAP-29")
def test_cv_evt_29_aircraft_are_never_lost_and_barbarians_lose_like_others() -> None:
    there = place("steppes", "red", aircraft=2) + place("steppes", "barbarians", ancient_infantry=1, ancient_cavalry=2)
    t = strike([ERUPTION, 7, 4], there + settle("steppes", "red", "metropolis"))
    assert units(t, "steppes", "red") == {"aircraft": 2}
    assert units(t, "steppes", "barbarians") == {"ancient_cavalry": 1}
