"""Buildings: what they cost, where they stand, how they fall."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    army,
    can,
    events,
    land,
    offered,
    play,
    refused,
    seat,
    state,
    three,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.pieces import damage_building

# name: category, level, structure points, florins
BUILDINGS = {
    "village": ("civilian", 1, 2, 100),
    "town": ("civilian", 2, 4, 200),
    "city": ("civilian", 3, 6, 300),
    "tower": ("military", 1, 3, 100),
    "fort": ("military", 2, 6, 200),
    "castle": ("military", 3, 9, 300),
    "cathedral": ("religious", 3, 3, 300),
}
CATEGORY = ["civilian", "military", "religious"]
PROJECTS = "technologies = { green = 2, purple = 1 }, points = { green = 9, purple = 9 }"


def shop(purse: str = PROJECTS, rest: str = "") -> Table:
    return three(f'phase = "purchase"\nseat.byzantine = {{ {purse} }}\n{rest}')


def build(t: Table, zone: str, name: str) -> None:
    """Control tokens are not placed."""
    play(t, f"byzantine: at {zone}; build {name}")
    if offered(t, "byzantine", "place_token"):
        play(t, "byzantine: done")
    play(t, "byzantine: back")


# ---------------------------------------------------------------- the list


@pytest.mark.rule("MU-BLD-1")
@pytest.mark.parametrize("name", list(BUILDINGS))
def test_mu_bld_1_price_and_structure(name: str) -> None:
    category, level, structure, florins = BUILDINGS[name]
    t = shop(f"florins = {florins}, {PROJECTS}")
    build(t, "nicea", name)
    assert land(t, "nicea")[category] == level
    assert seat(t, "byzantine")["florins"] == 0
    g = state(t)
    nicea = BOARD.zone_keys.index("nicea")
    damage_building(g, nicea, CATEGORY.index(category), structure - 1)
    assert land(t, "nicea")[category] == level
    damage_building(g, nicea, CATEGORY.index(category), 1)
    assert category not in land(t, "nicea")


@pytest.mark.rule("MU-BLD-1")
@pytest.mark.parametrize("name", list(BUILDINGS))
def test_mu_bld_1_not_for_less(name: str) -> None:
    t = shop(f"florins = {BUILDINGS[name][3] - 1}, {PROJECTS}")
    play(t, "byzantine: at nicea")
    assert refused(t, f"byzantine: build {name}").code == "not_enough_florins"


@pytest.mark.rule("MU-BLD-2")
@pytest.mark.parametrize(
    ("owned", "possible"),
    [
        ("green = 1", {"village", "town", "city"}),
        ("green = 2", {"village", "town", "city", "tower", "fort", "castle"}),
        ("purple = 1", {"cathedral"}),
        ("blue = 4, red = 4, yellow = 4, orange = 4", set()),
    ],
)
def test_mu_bld_2_masonry_architecture_religion(owned: str, possible: set[str]) -> None:
    t = shop(f"florins = 9000, technologies = {{ {owned} }}")
    play(t, "byzantine: at nicea")
    assert set(offered(t, "byzantine", "build")) == possible
    for name in set(BUILDINGS) - possible:
        reason = refused(t, f"byzantine: build {name}")
        assert (reason.code, "MU-BLD-2" in reason.rules) == ("project_missing", True)


# ---------------------------------------------------------------- where


@pytest.mark.rule("MU-BLD-3")
def test_mu_bld_3_civilian_ones_in_inhabited_areas_the_others_anywhere() -> None:
    t = shop()
    play(t, "byzantine: at lidia")  # nobody lives there
    assert set(offered(t, "byzantine", "build")) == {"tower", "fort", "castle", "cathedral"}
    reason = refused(t, "byzantine: build village")
    assert (reason.code, "MU-BLD-3" in reason.rules) == ("nobody_lives_there", True)


@pytest.mark.rule("MU-BLD-3")
def test_mu_bld_3_only_in_controlled_territories() -> None:
    """An army or a token makes barbarian land one's own; rebels and foreign armies close one's own."""
    t = shop(
        PROJECTS,
        """
        armies.tarnovo.byzantine = { light_infantry = 1 }
        land.iconio = { token = "byzantine" }
        armies.nicea.barbarians = { light_infantry = 1 }
        armies.lidia.hungary = { light_infantry = 1 }
        """,
    )
    places = set(offered(t, "byzantine", "at"))
    assert places == {"costantinopoli", "adrianopoli", "tessalonica", "paflagonia", "frigia", "tarnovo", "iconio"}
    build(t, "tarnovo", "village")
    build(t, "iconio", "cathedral")
    assert (land(t, "tarnovo")["civilian"], land(t, "iconio")["religious"]) == (1, 3)


@pytest.mark.rule("MU-BLD-4")
def test_mu_bld_4_one_of_each_category() -> None:
    t = shop(PROJECTS, "land.nicea = { civilian = 2, military = 2, religious = 3 }")
    play(t, "byzantine: at nicea")
    assert offered(t, "byzantine", "build") == ["city", "castle"]  # upgrades
    for name in ("village", "town", "tower", "fort", "cathedral"):
        reason = refused(t, f"byzantine: build {name}")
        assert (reason.code, "MU-BLD-4" in reason.rules) == ("stands_already", True)


# ---------------------------------------------------------------- upgrades


@pytest.mark.rule("MU-BLD-5", "MU-PUR-3")
@pytest.mark.parametrize(
    ("before", "after", "price"),
    [("village", "town", 100), ("village", "city", 200), ("town", "city", 100)]
    + [("tower", "fort", 100), ("tower", "castle", 200), ("fort", "castle", 100)],
)
def test_mu_bld_5_upgrades_for_the_difference(before: str, after: str, price: int) -> None:
    category, level, _, _ = BUILDINGS[before]
    t = shop(
        f"florins = {price}, technologies = {{ green = 2 }}, points = {{ green = {price // 100} }}",
        f"land.nicea = {{ {category} = {level} }}",
    )
    build(t, "nicea", after)
    assert land(t, "nicea")[category] == BUILDINGS[after][1]
    assert (seat(t, "byzantine")["florins"], seat(t, "byzantine")["points"]) == (0, {})


@pytest.mark.rule("MU-BLD-5")
def test_mu_bld_5_damage_stays_on_the_upgraded_building() -> None:
    t = shop(PROJECTS, "land.nicea = { civilian = 1, military = 1, damage = [1, 2, 0] }")
    build(t, "nicea", "city")
    build(t, "nicea", "fort")
    assert land(t, "nicea")["damage"] == [1, 2, 0]
    damage_building(state(t), BOARD.zone_keys.index("nicea"), 1, 4)  # six with those it has
    assert "military" not in land(t, "nicea")


@pytest.mark.rule("MU-BLD-5", "MU-PUR-2")
def test_mu_bld_5_the_miniature_of_the_lower_level_can_be_used_again() -> None:
    """Seventeen towns in the box: with all on the board none can be built until one becomes a city."""
    towns = [zone for zone in range(90) if BOARD.good[zone] >= 0 and BOARD.kingdom[zone] != 0][:16]
    lands = "\n".join(f"land.{BOARD.zone_keys[zone]} = {{ civilian = 2 }}" for zone in towns)
    t = shop(PROJECTS, f"{lands}\nland.nicea = {{ civilian = 2 }}")
    play(t, "byzantine: at costantinopoli")
    assert refused(t, "byzantine: build town").code == "none_in_reserve"
    play(t, "byzantine: back")
    build(t, "nicea", "city")
    build(t, "costantinopoli", "town")


# ---------------------------------------------------------------- Honour


@pytest.mark.rule("MU-BLD-6")
@pytest.mark.parametrize("name", list(BUILDINGS))
def test_mu_bld_6_a_point_of_honour_for_great_buildings(name: str) -> None:
    t = shop()
    build(t, "nicea", name)
    great = name in ("city", "castle", "cathedral")
    assert seat(t, "byzantine")["honour"] == (11 if great else 10)


@pytest.mark.rule("MU-BLD-6")
def test_mu_bld_6_for_upgrades_too_and_every_time() -> None:
    t = shop(PROJECTS, "land.nicea = { civilian = 2, military = 1 }\nland.costantinopoli = { civilian = 1 }")
    build(t, "nicea", "city")
    build(t, "nicea", "castle")
    build(t, "costantinopoli", "town")
    build(t, "costantinopoli", "city")
    assert seat(t, "byzantine")["honour"] == 13


# ---------------------------------------------------------------- destruction


@pytest.mark.rule("MU-DES-1")
def test_mu_des_1_tokens_up_to_the_structure_points_nobody_is_paid() -> None:
    t = shop(PROJECTS, "land.nicea = { civilian = 3, military = 3, damage = [4, 0, 0] }")
    g = state(t)
    nicea = BOARD.zone_keys.index("nicea")
    damage_building(g, nicea, 0, 1)
    assert land(t, "nicea")["damage"] == [5, 0, 0]
    damage_building(g, nicea, 0, 3)  # two more than it takes
    assert land(t, "nicea") == {"holder": "byzantine", "military": 3}
    assert [event.args[:2] for event in events(t, "building.lost")] == [[nicea, 0]]
    assert seat(t, "byzantine")["florins"] == 1600
    build(t, "nicea", "village")  # a new one without tokens
    assert "damage" not in land(t, "nicea")


CONQUEST = """
war = [["byzantine", "hungary"]]
armies.nicea.byzantine = { cavalry = 1 }
land.nicea = { military = 3 }
land.lidia = { holder = "hungary", token = "hungary", military = 2, religious = 3, damage = [0, 1, 0] }
"""


@pytest.mark.rule("MU-DES-2")
def test_mu_des_2_a_conqueror_keeps_or_removes_each_building_for_half_its_cost() -> None:
    """A fort, damaged or not, brings 100; the cathedral is kept."""
    t = three(CONQUEST)
    play(t, "byzantine: move nicea; take-unit cavalry; to lidia")
    assert offered(t, "byzantine", "plunder") == ["military", "religious"]
    play(t, "byzantine: plunder military; keep-rest")
    assert seat(t, "byzantine")["florins"] == 1700
    assert land(t, "lidia") == {"holder": "byzantine", "religious": 3}
    assert army(t, "lidia", "byzantine") == {"cavalry": 1}


@pytest.mark.rule("MU-DES-2")
def test_mu_des_2_kept_as_they_are() -> None:
    t = three(CONQUEST)
    play(t, "byzantine: move nicea; take-unit cavalry; to lidia; keep-rest")
    assert seat(t, "byzantine")["florins"] == 1600
    assert land(t, "lidia") == {"holder": "byzantine", "military": 2, "religious": 3, "damage": [0, 1, 0]}
    assert not can(t, "byzantine: plunder military")
