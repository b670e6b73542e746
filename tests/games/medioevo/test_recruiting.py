"""Army units and siege engines: prices, places, limits."""

import pytest
from tests.games.medioevo.table import (
    army,
    can,
    offered,
    pieces,
    play,
    refused,
    seat,
    table,
    three,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.layout import DEFAULT_KINGDOMS

RICH = "florins = 9000, technologies = { red = 1, green = 3 }, points = { red = 9, green = 9 }"


def shop(purse: str = RICH, rest: str = "") -> Table:
    return three(f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{rest}')


# ---------------------------------------------------------------- units


@pytest.mark.rule("MU-ARM-1")
@pytest.mark.parametrize(
    ("kind", "price"), [("light_infantry", 20), ("archer", 50), ("heavy_infantry", 50), ("cavalry", 100)]
)
def test_mu_arm_1_prices(kind: str, price: int) -> None:
    t = shop(f"florins = {3 * price}")
    play(t, f"byzantine: at nicea; recruit {kind} x3")
    assert army(t, "nicea", "byzantine") == {kind: 3}
    assert seat(t, "byzantine")["florins"] == 0
    poor = shop(f"florins = {3 * price - 1}")
    play(poor, "byzantine: at nicea")
    assert not can(poor, f"byzantine: recruit {kind} x3")


@pytest.mark.rule("MU-ARM-1", "MU-ARM-2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mu_arm_2_captains_a_red_point_and_a_hundred_florins_a_level(level: int) -> None:
    t = shop(f"florins = {100 * level}, technologies = {{ red = 1 }}, points = {{ red = {level} }}")
    play(t, f"byzantine: at nicea; enlist captain_{level}")
    assert army(t, "nicea", "byzantine") == {f"captain_{level}": 1}
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})


@pytest.mark.rule("MU-ARM-2")
def test_mu_arm_2_military_art_is_needed() -> None:
    t = shop(
        "technologies = { green = 4, blue = 4 }, points = { red = 3 }", "armies.nicea.byzantine = { captain_1 = 1 }"
    )
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: enlist captain_1").rules == ["MU-ARM-2"]
    assert offered(t, "byzantine", "promote") == []
    assert not can(t, "byzantine: recruit captain_1")


@pytest.mark.rule("MU-ARM-2")
def test_mu_arm_2_upgraded_for_the_difference() -> None:
    t = shop(
        "florins = 300, technologies = { red = 1 }, points = { red = 1 }", "armies.nicea.byzantine = { captain_1 = 1 }"
    )
    play(t, "byzantine: at nicea; promote captain_1 x2")  # two points, one of them bought, and 200 florins
    assert army(t, "nicea", "byzantine") == {"captain_3": 1}
    assert seat(t, "byzantine")["florins"] == 0


PLACES = [
    ("nicea", "", True),  # inhabited
    ("lidia", "", False),
    ("lidia", "land.lidia = { military = 1 }", True),
    ("lidia", "land.lidia = { religious = 3 }", False),
    ("tarnovo", 'land.tarnovo = { token = "byzantine" }', True),
    ("serbia", "armies.serbia.byzantine = { archer = 1 }", False),
    ("serbia", "armies.serbia.byzantine = { archer = 1 }\nland.serbia = { military = 2 }", True),
]


@pytest.mark.rule("MU-ARM-3")
@pytest.mark.parametrize(("zone", "rest", "possible"), PLACES)
def test_mu_arm_3_where_people_live_or_a_military_building_stands(zone: str, rest: str, possible: bool) -> None:
    t = shop(RICH, rest)
    play(t, f"byzantine: at {zone}")
    assert can(t, "byzantine: recruit light_infantry") == possible
    assert can(t, "byzantine: enlist captain_1") == possible
    if not possible:
        assert refused(t, "byzantine: recruit light_infantry").rules == ["MU-ARM-3"]
        assert refused(t, "byzantine: enlist captain_1").rules == ["MU-ARM-3"]


@pytest.mark.rule("MU-ARM-3")
@pytest.mark.parametrize(("zone", "possible"), [("nicea", True), ("lidia", False)])
def test_mu_arm_3_captains_are_upgraded_there_too(zone: str, possible: bool) -> None:
    t = shop(RICH, f"armies.{zone}.byzantine = {{ captain_1 = 1 }}")
    play(t, f"byzantine: at {zone}")
    assert can(t, "byzantine: promote captain_1") == possible


# ---------------------------------------------------------------- the limit


@pytest.mark.rule("MU-ARM-4")
def test_mu_arm_4_three_and_the_levels_of_civilian_buildings() -> None:
    """Village 1 and city 3 make seven; castles and cathedrals do not count, nor a town in contested land."""
    t = shop(
        RICH,
        """
        land.nicea = { civilian = 1, military = 3 }
        land.costantinopoli = { civilian = 3, religious = 3 }
        land.tessalonica = { civilian = 2 }
        armies.tessalonica.barbarians = { light_infantry = 1 }
        """,
    )
    play(t, "byzantine: at nicea")
    assert not can(t, "byzantine: recruit light_infantry x8")
    play(t, "byzantine: recruit light_infantry x4; recruit cavalry x2; back; at costantinopoli")
    assert not can(t, "byzantine: recruit archer x2")
    play(t, "byzantine: enlist captain_2")  # captains count, each as one
    assert refused(t, "byzantine: recruit archer").rules == ["MU-ARM-4"]
    assert refused(t, "byzantine: enlist captain_1").rules == ["MU-ARM-4"]


@pytest.mark.rule("MU-ARM-4")
def test_mu_arm_4_those_who_come_back_count_too() -> None:
    t = shop(
        "florins = 1000, surrendered = { cavalry = 2 }",
        "seat.hungary = { prisoners = { byzantine = { archer = 2 } } }",
    )
    play(t, "byzantine: at nicea; recall cavalry; ransom hungary/archer; recruit light_infantry")
    assert army(t, "nicea", "byzantine") == {"cavalry": 1, "archer": 1, "light_infantry": 1}
    assert seat(t, "byzantine")["florins"] == 1000 - 100 - 20
    assert seat(t, "hungary")["florins"] == 1700
    assert seat(t, "byzantine")["recruits"] == 0
    for line in ("recall cavalry", "ransom hungary/archer", "recruit light_infantry"):
        assert not can(t, f"byzantine: {line}")


@pytest.mark.rule("MU-ARM-4")
def test_mu_arm_4_upgrades_do_not_count() -> None:
    t = shop(RICH, "armies.nicea.byzantine = { captain_1 = 1 }")
    play(t, "byzantine: at nicea; recruit light_infantry x3; promote captain_1")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 3, "captain_2": 1}


@pytest.mark.rule("MU-ARM-4")
def test_mu_arm_4_a_new_building_raises_it_at_once() -> None:
    t = shop()
    play(t, "byzantine: at nicea; recruit light_infantry x3; build village; recruit light_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 4}


# ---------------------------------------------------------------- the supply

CITIES = "\n".join(f"land.{zone} = {{ civilian = 3 }}" for zone in ("costantinopoli", "tessalonica", "nicea"))


@pytest.mark.rule("MU-ARM-5")
@pytest.mark.parametrize(
    ("kind", "total"), [("light_infantry", 20), ("heavy_infantry", 20), ("cavalry", 10), ("archer", 10)]
)
def test_mu_arm_5_as_many_as_each_player_has(kind: str, total: int) -> None:
    """On the board, surrendered, imprisoned: all but two are somewhere."""
    t = shop(
        f"florins = 9000, surrendered = {{ {kind} = 2 }}",
        f"""
        {CITIES}
        armies.buda.byzantine = {{ {kind} = {total - 7} }}
        seat.hungary = {{ prisoners = {{ byzantine = {{ {kind} = 3 }} }} }}
        """,
    )
    play(t, "byzantine: at nicea")
    assert not can(t, f"byzantine: recruit {kind} x3")
    play(t, f"byzantine: recruit {kind} x2")
    assert refused(t, f"byzantine: recruit {kind}").code == "none_in_reserve"
    play(t, f"byzantine: recall {kind} x2")  # these are not of the reserve


@pytest.mark.rule("MU-ARM-5")
def test_mu_arm_5_three_captains_of_all_levels_together() -> None:
    t = shop(RICH, f"{CITIES}\narmies.buda.byzantine = {{ captain_1 = 1, captain_3 = 1 }}")
    play(t, "byzantine: at nicea; enlist captain_2")
    assert offered(t, "byzantine", "enlist") == []
    assert can(t, "byzantine: promote captain_2")


@pytest.mark.rule("MU-ARM-5")
@pytest.mark.parametrize(("kind", "number", "level"), [("captain_2", 15, 2), ("captain_3", 10, 3)])
def test_mu_arm_5_standards_are_shared_by_all(kind: str, number: int, level: int) -> None:
    """Fifteen small and ten large ones: used up by five of six players, the sixth has to do without that level."""
    places = dict(zip(DEFAULT_KINGDOMS[1:], ("buda", "saraj", "damasco", "boemia", "novgorod"), strict=True))
    share = number // 5
    armies = "\n".join(f"armies.{zone}.{name} = {{ {kind} = {share} }}" for name, zone in places.items())
    t = table(
        6,
        f"""
        phase = "purchase"
        seat.byzantine = {{ {RICH} }}
        armies.nicea.byzantine = {{ captain_1 = 1 }}
        {armies}
        """,
    )
    play(t, "byzantine: at nicea")
    assert offered(t, "byzantine", "enlist") == ["captain_1", "captain_3" if level == 2 else "captain_2"]
    assert can(t, "byzantine: promote captain_1 x1") == (level == 3)
    assert can(t, "byzantine: promote captain_1 x2") == (level == 2)


# ---------------------------------------------------------------- siege engines


@pytest.mark.rule("MU-SIE-1")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mu_sie_1_a_green_point_and_a_hundred_florins_a_level(level: int) -> None:
    t = shop(f"florins = {100 * level}, technologies = {{ green = 3 }}, points = {{ green = {level} }}")
    play(t, f"byzantine: at nicea; craft siege_engine_{level}")
    assert [(p["kind"], p["level"], p["mp"]) for p in pieces(t, "byzantine")] == [("siege_engine", level, 4)]
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})


@pytest.mark.rule("MU-SIE-1")
def test_mu_sie_1_mathematics_is_needed_and_upgrades_cost_the_difference() -> None:
    engine = 'pieces = [{ owner = "byzantine", kind = "siege_engine", zone = "nicea" }]'
    t = shop("technologies = { green = 2, blue = 4 }, points = { green = 3 }", engine)
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: craft siege_engine_1").code == "project_missing"
    assert offered(t, "byzantine", "upgrade") == []
    t = shop("florins = 300, technologies = { green = 3 }, points = { green = 1 }", engine)
    play(t, "byzantine: at nicea; upgrade siege_engine x2")
    assert [p["level"] for p in pieces(t, "byzantine")] == [3]
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})


@pytest.mark.rule("MU-SIE-2")
@pytest.mark.parametrize(("zone", "rest", "possible"), PLACES)
def test_mu_sie_2_where_units_are_placed(zone: str, rest: str, possible: bool) -> None:
    engine = f'pieces = [{{ owner = "byzantine", kind = "siege_engine", zone = "{zone}" }}]'
    t = shop(RICH, f"{rest}\n{engine}")
    play(t, f"byzantine: at {zone}")
    assert can(t, "byzantine: craft siege_engine_1") == possible
    assert (offered(t, "byzantine", "upgrade") != []) == possible
    if not possible:
        assert "MU-SIE-2" in refused(t, "byzantine: craft siege_engine_1").rules
