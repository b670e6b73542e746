"""The green branch: Masonry, Architecture, Mathematics, Engineering."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, shop, uses
from tests.games.medioevo.table import can, land, offered, pieces, play, refused, three

# ---------------------------------------------------------------- Masonry


@uses("masonry")
@pytest.mark.rule("MU-TECH-17", "MU-TEC-5")
def test_mu_tech_17_a_point_and_a_hundred_florins_a_level() -> None:
    t = shop("florins = 1000, technologies = { green = 1 }, points = { green = 4 }")
    play(t, "byzantine: at nicea; build city; back")
    assert (land(t, "nicea")["civilian"], florins(t), points(t)) == (3, 700, {"green": 1})
    assert activations(t) == [("byzantine", "masonry", 3)]


@pytest.mark.rule("MU-TECH-17")
def test_mu_tech_17_an_upgrade_costs_the_difference() -> None:
    """The rulebook's example: a village becomes a city for two levels."""
    t = shop(
        "florins = 200, technologies = { green = 1 }, points = { green = 2 }",
        "land.nicea.civilian = 1",
    )
    play(t, "byzantine: at nicea; build city")
    assert (land(t, "nicea")["civilian"], florins(t), points(t)) == (3, 0, {})


@pytest.mark.rule("MU-TECH-17", "MU-TEC-7")
def test_mu_tech_17_missing_points_are_bought() -> None:
    """A town: one point at hand, one for 100 florins, and 200 florins for the building."""
    t = shop("florins = 300, technologies = { green = 1 }, points = { green = 1 }")
    play(t, "byzantine: at nicea")
    assert not can(t, "byzantine: build city")
    play(t, "byzantine: build town")
    assert (land(t, "nicea")["civilian"], florins(t), points(t)) == (2, 0, {})


@pytest.mark.rule("MU-TECH-17")
def test_mu_tech_17_not_without_the_technology_nor_off_inhabited_areas() -> None:
    none = shop("points = { green = 3 }")
    play(none, "byzantine: at nicea")
    assert refused(none, "byzantine: build village").code == "project_missing"
    t = shop("technologies = { green = 1 }, points = { green = 3 }")
    play(t, "byzantine: at lidia")
    assert refused(t, "byzantine: build village").rules
    assert refused(t, "byzantine: build tower").code == "project_missing"  # that takes Architecture
    assert not can(t, "byzantine: build cathedral")


# ---------------------------------------------------------------- Architecture


@uses("architecture")
@pytest.mark.rule("MU-TECH-18", "MU-TEC-5")
def test_mu_tech_18_a_military_building_in_any_controlled_territory() -> None:
    """In Lydia, where nobody lives: a fort for 2 points and 200 florins. Masonry stays usable."""
    t = shop("florins = 400, technologies = { green = 2 }, points = { green = 3 }")
    play(t, "byzantine: at lidia; build fort; done")  # without control tokens
    assert (land(t, "lidia")["military"], florins(t), points(t)) == (2, 200, {"green": 1})
    play(t, "byzantine: back; at nicea; build village")
    assert (land(t, "nicea")["civilian"], florins(t), points(t)) == (1, 100, {})
    assert activations(t) == [("byzantine", "architecture", 2), ("byzantine", "masonry", 1)]


@pytest.mark.rule("MU-TECH-18")
def test_mu_tech_18_a_tower_becomes_a_castle_for_the_difference() -> None:
    t = shop(
        "florins = 200, technologies = { green = 2 }, points = { green = 2 }",
        "land.nicea.military = 1",
    )
    play(t, "byzantine: at nicea; build castle")
    assert (land(t, "nicea")["military"], florins(t), points(t)) == (3, 0, {})


@pytest.mark.rule("MU-TECH-18", "MU-TEC-10")
def test_mu_tech_18_not_in_land_of_others() -> None:
    t = shop("technologies = { green = 2 }, points = { green = 3 }", 'land.lidia.holder = "hungary"')
    assert "lidia" not in offered(t, "byzantine", "at")
    assert not can(t, "byzantine: at buda")
    assert can(t, "byzantine: at frigia")


# ---------------------------------------------------------------- Mathematics


@uses("mathematics")
@pytest.mark.rule("MU-TECH-19")
def test_mu_tech_19_a_catapult_where_a_tower_stands() -> None:
    """The rulebook's example; without the tower nothing in Lydia."""
    t = shop(
        "florins = 300, technologies = { green = 3 }, points = { green = 3 }",
        "land.lidia.military = 1",
    )
    play(t, "byzantine: at lidia; craft siege_engine_1; back")
    assert [(p["kind"], p["level"], p["zone"]) for p in pieces(t, "byzantine")] == [("siege_engine", 1, "lidia")]
    assert (florins(t), points(t)) == (200, {"green": 2})
    play(t, "byzantine: at frigia")
    assert not can(t, "byzantine: craft siege_engine_1")
    play(t, "byzantine: back; at lidia; upgrade #0 x2")
    assert [(p["kind"], p["level"]) for p in pieces(t, "byzantine")] == [("siege_engine", 3)]
    assert (florins(t), points(t)) == (0, {})
    assert activations(t) == [("byzantine", "mathematics", 1), ("byzantine", "mathematics", 2)]


@pytest.mark.rule("MU-TECH-19")
def test_mu_tech_19_architecture_is_not_enough() -> None:
    t = shop("technologies = { green = 2 }, points = { green = 3 }")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: craft siege_engine_1").code == "project_missing"


# ---------------------------------------------------------------- Engineering

CATAPULT = 'pieces = [{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }]'


@uses("engineering")
@pytest.mark.rule("MU-TECH-20")
def test_mu_tech_20_two_points_a_level_and_no_florins() -> None:
    t = shop("florins = 0, technologies = { green = 4 }, points = { green = 2 }", CATAPULT)
    play(t, "byzantine: tech engineering; aim-piece #0")
    assert pieces(t, "byzantine")[0]["level"] == 2
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-20", "MU-TEC-7")
def test_mu_tech_20_several_levels_for_several_things() -> None:
    """Three levels are 6 points: 4 at hand, 2 for 200 florins. The village rises twice, the tower once."""
    t = shop(
        "florins = 250, technologies = { green = 4 }, points = { green = 4 }",
        "land.nicea = { civilian = 1, military = 1, religious = 1 }",
    )
    assert not can(t, "byzantine: tech engineering x4")
    play(t, "byzantine: tech engineering x3")
    assert (florins(t), points(t)) == (50, {})
    assert offered(t, "byzantine", "aim_building") == ["nicea/civilian", "nicea/military"]  # a cathedral is complete
    play(t, "byzantine: aim-building nicea/civilian; aim-building nicea/civilian; aim-building nicea/military")
    assert (land(t, "nicea")["civilian"], land(t, "nicea")["military"]) == (3, 2)
    assert florins(t) == 50


@pytest.mark.rule("MU-TECH-20")
def test_mu_tech_20_siege_engines_only_where_they_can_be_upgraded() -> None:
    """Lydia is neither inhabited nor fortified, Buda is Hungary's; Phrygia has a tower."""
    t = shop(
        "technologies = { green = 4 }, points = { green = 4 }",
        """
        land.frigia.military = 1
        land.buda.civilian = 1
        pieces = [
            { owner = "byzantine", kind = "siege_engine", level = 1, zone = "lidia" },
            { owner = "byzantine", kind = "siege_engine", level = 1, zone = "frigia" },
            { owner = "byzantine", kind = "siege_engine", level = 3, zone = "nicea" },
            { owner = "byzantine", kind = "siege_engine", level = 1, zone = "buda" },
        ]
        """,
    )
    play(t, "byzantine: tech engineering")
    assert offered(t, "byzantine", "aim_piece") == ["byzantine.siege_engine_1@frigia#1"]
    assert offered(t, "byzantine", "aim_building") == ["frigia/military"]


@pytest.mark.rule("MU-TECH-20", "MU-TEC-9")
def test_mu_tech_20_in_the_own_turn_of_another_phase_too_but_not_for_nothing() -> None:
    """In the Combat phase with one florin less than a missing point costs it cannot be paid."""
    position = "seat.byzantine = { %s, technologies = { green = 4 }, points = { green = 1 } }\nland.nicea.civilian = 1"
    armed = """
        armies.nicea.byzantine = { light_infantry = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "nicea" }]
    """
    t = three(position % "florins = 99" + armed)
    refusal = refused(t, "byzantine: tech engineering")
    assert (refusal.code, refusal.rules) == ("points_missing", ["MU-TEC-5", "MU-TEC-7"])
    t = three(position % "florins = 100" + armed)
    play(t, "byzantine: tech engineering")
    assert (land(t, "nicea")["civilian"], florins(t), points(t)) == (2, 0, {})


@pytest.mark.rule("MU-TECH-20")
def test_mu_tech_20_nothing_to_raise_nothing_to_pay() -> None:
    t = shop("technologies = { green = 4 }, points = { green = 4 }", "land.nicea = { civilian = 3, religious = 1 }")
    assert not can(t, "byzantine: tech engineering")
    assert points(t) == {"green": 4}
