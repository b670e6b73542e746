"""The blue branch: Carpentry, Logistics, Machinery, Cartography."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, shop, uses
from tests.games.medioevo.fights import scores, values
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)
from tests.games.medioevo.traders import caravan, piece, ship, trade

from quadriga.engine.table import Table


def wagon(zone: str, level: int = 3, owner: str = "byzantine", more: str = "") -> str:
    return f'{{ owner = "{owner}", kind = "war_wagon", level = {level}, zone = "{zone}"{more} }}'


# ---------------------------------------------------------------- Carpentry


@uses("carpentry")
@pytest.mark.rule("MU-TECH-1", "MU-TEC-7")
def test_mu_tech_1_a_caravan_of_level_two() -> None:
    """The rulebook's example: one point by a card, the other for 100 florins, and 200 florins for the caravan."""
    t = shop('florins = 300, technologies = { blue = 1 }, cards = ["ranger_55"]')
    play(t, "byzantine: points ranger_55; at nicea; craft caravan_2")
    assert [(p["kind"], p["level"], p["zone"]) for p in pieces(t, "byzantine")] == [("caravan", 2, "nicea")]
    assert (florins(t), points(t), seat(t, "byzantine")["rotated"]) == (0, {}, ["ranger_55"])
    assert activations(t) == [("byzantine", "carpentry", 2)]


@pytest.mark.rule("MU-TECH-1")
@pytest.mark.parametrize(("kind", "harbour"), [("war_wagon", 0), ("caravan", 0), ("galley", 1), ("merchant_ship", 1)])
def test_mu_tech_1_every_kind_ships_in_harbours_only(kind: str, harbour: int) -> None:
    t = shop("florins = 100, technologies = { blue = 1 }, points = { blue = 1 }")
    play(t, "byzantine: at nicea")
    assert can(t, f"byzantine: craft {kind}_1") == (not harbour)  # Nicaea has no harbour
    play(t, f"byzantine: back; at costantinopoli; craft {kind}_1")
    assert [(p["kind"], p["level"], p["zone"]) for p in pieces(t, "byzantine")] == [(kind, 1, "costantinopoli")]
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-1")
def test_mu_tech_1_an_upgrade_costs_the_difference_in_an_own_inhabited_area() -> None:
    t = shop(
        "florins = 200, technologies = { blue = 1 }, points = { blue = 2 }",
        f"pieces = [{wagon('nicea', 1)}, {wagon('lidia', 1)}]",
    )
    play(t, "byzantine: at lidia")
    assert not can(t, "byzantine: upgrade #1")  # nobody lives there
    play(t, "byzantine: back; at nicea; upgrade #0 x2")
    assert [p["level"] for p in pieces(t, "byzantine")] == [3, 1]
    assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-1")
def test_mu_tech_1_no_project_without_it() -> None:
    t = shop("points = { blue = 3 }")
    play(t, "byzantine: at nicea")
    assert refused(t, "byzantine: craft war_wagon_1").code == "project_missing"


# ---------------------------------------------------------------- Logistics


@uses("logistics")
@pytest.mark.rule("MU-TECH-2", "MU-TEC-5")
def test_mu_tech_2_a_caravan_over_the_sea() -> None:
    """One sea zone costs a point; two in a row two; then it must be ashore again."""
    t = trade(
        caravan("costantinopoli"),
        more="seat.byzantine = { technologies = { blue = 2 }, points = { blue = 2 }, florins = 0 }",
    )
    play(t, "byzantine: lead #0; ferry mar_nero_occ")
    assert (piece(t)["zone"], piece(t)["mp"], points(t)) == ("mar_nero_occ", 5, {"blue": 1})
    refusal = refused(t, "byzantine: rest")
    assert (refusal.code, refusal.rules) == ("out_of_element", ["MU-TECH-2"])
    assert not can(t, "byzantine: done")
    play(t, "byzantine: ferry mar_nero_or")
    assert (piece(t)["mp"], points(t)) == (4, {})
    assert offered(t, "byzantine", "ferry") == []  # neither points nor florins
    play(t, "byzantine: to trebisonda; rest")
    assert (piece(t)["zone"], piece(t)["mp"]) == ("trebisonda", 3)
    assert activations(t) == [("byzantine", "logistics", 1)] * 2


@pytest.mark.rule("MU-TECH-2", "MU-TEC-7")
def test_mu_tech_2_a_missing_point_for_a_hundred_florins() -> None:
    position = "seat.byzantine = { technologies = { blue = 2 }, florins = %d }"
    poor = trade(caravan("costantinopoli"), more=position % 99)
    play(poor, "byzantine: lead #0")
    assert not can(poor, "byzantine: ferry mar_nero_occ")
    t = trade(caravan("costantinopoli"), more=position % 100)
    play(t, "byzantine: lead #0; ferry mar_nero_occ")
    assert florins(t) == 0


@pytest.mark.rule("MU-TECH-2")
def test_mu_tech_2_a_merchant_ship_over_land() -> None:
    """Phrygia, which has no coast, is sea for one point; Lydia's coast is open from there. It may not stay inland."""
    t = trade(
        ship("nicea"),
        more="seat.byzantine = { technologies = { blue = 2 }, points = { blue = 2 }, florins = 0 }",
    )
    play(t, "byzantine: lead #0; ferry frigia")
    assert refused(t, "byzantine: rest").rules == ["MU-TECH-2"]
    play(t, "byzantine: to lidia; rest")
    assert (piece(t)["zone"], piece(t)["mp"], points(t)) == ("lidia", 4, {"blue": 1})


@pytest.mark.rule("MU-TECH-2")
def test_mu_tech_2_not_without_a_way_home() -> None:
    """With its last movement point a caravan does not set out to sea; with two it may."""
    more = "seat.byzantine = { technologies = { blue = 2 }, points = { blue = 2 } }"
    t = trade(caravan("costantinopoli", "mp = 1"), caravan("costantinopoli", "mp = 2"), more=more)
    play(t, "byzantine: lead #0")
    refusal = refused(t, "byzantine: ferry marmara")
    assert (refusal.code, refusal.rules) == ("no_way_home", ["MU-TECH-2"])
    play(t, "byzantine: lead #1; ferry marmara")
    assert piece(t, 1)["zone"] == "marmara"


@pytest.mark.rule("MU-TECH-2")
def test_mu_tech_2_the_level_below_is_not_enough() -> None:
    t = trade(caravan("costantinopoli"), more="seat.byzantine = { technologies = { blue = 1 }, points = { blue = 2 } }")
    play(t, "byzantine: lead #0")
    assert refused(t, "byzantine: ferry marmara").code == "technology_missing"


@pytest.mark.rule("MU-TECH-2")
def test_mu_tech_2_a_war_wagon_with_its_units() -> None:
    """A wagon and an engine are two: a step costs two points. They cannot stop at sea."""
    t = three(
        f"""
        seat.byzantine = {{ technologies = {{ blue = 2 }}, points = {{ blue = 2 }}, florins = 0 }}
        armies.costantinopoli.byzantine = {{ light_infantry = 3 }}
        armies.nicea.byzantine = {{ light_infantry = 1 }}
        pieces = [
            {wagon("costantinopoli", 1)},
            {{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "costantinopoli" }},
            {wagon("nicea", 1)},
        ]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry x3")
    play(t, "byzantine: ferry mar_nero_occ")
    assert points(t) == {}
    assert army(t, "mar_nero_occ", "byzantine") == {"light_infantry": 3}
    refusal = refused(t, "byzantine: halt")
    assert (refusal.code, refusal.rules) == ("wrong_element", ["MU-TECH-2"])
    play(t, "byzantine: to paflagonia; halt")
    assert army(t, "paflagonia", "byzantine") == {"light_infantry": 3}
    assert [p["zone"] for p in pieces(t, "byzantine")] == ["paflagonia", "paflagonia", "nicea"]


# ---------------------------------------------------------------- Machinery


def battery(blue: int, chance: list[list[int]]) -> Table:
    """Three light infantry serve a catapult, one heavy infantry is left to fight."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        seat.byzantine = {{ technologies = {{ blue = 3 }}, points = {{ blue = {blue} }}, florins = 0 }}
        armies.nicea.byzantine = {{ light_infantry = 3, heavy_infantry = 1 }}
        armies.nicea.hungary = {{ light_infantry = 14 }}
        pieces = [{{ owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" }}]
        """,
        chance,
    )
    play(t, "byzantine: attack nicea/hungary")
    return t


MANNED = "byzantine: man #0/light_infantry; man #0/light_infantry; man #0/light_infantry; ready"
ROUND = [[8, 8, 8], [1, 4, 4], [1, 2, 3]]  # the catapult misses; 16 against 3 - 1


@uses("machinery")
@pytest.mark.rule("MU-TECH-3")
def test_mu_tech_3_the_crew_shoots_and_fights() -> None:
    """Difference 14, but no more points than units in melee: all four, instead of one."""
    t = battery(1, ROUND)
    play(t, "byzantine: tech machinery; fight", "hungary: fight", MANNED)
    assert points(t) == {}
    while asked(t) == "MeleeRoll":
        play(t, f"{waiting(t)[0]}: keep" if can(t, f"{waiting(t)[0]}: keep") else f"{waiting(t)[0]}: roll")
    assert values(t) == [(16, 2)]
    assert scores(t) == [("byzantine", 4, 4)]


@pytest.mark.rule("MU-TECH-3")
def test_mu_tech_3_without_it_the_crew_does_not_fight() -> None:
    t = battery(1, ROUND)
    play(t, "byzantine: pass; fight", "hungary: fight", MANNED)
    while asked(t) in ("MeleeRoll", "Window"):
        who = waiting(t)[0]
        play(t, next(f"{who}: {verb}" for verb in ("pass", "keep", "roll") if can(t, f"{who}: {verb}")))
    assert scores(t) == [("byzantine", 1, 1)]


@pytest.mark.rule("MU-TECH-3")
def test_mu_tech_3_one_engine_for_each_point() -> None:
    t = three(
        """
        war = [["byzantine", "hungary"]]
        seat.byzantine = { technologies = { blue = 3 }, points = { blue = 1 }, florins = 0 }
        armies.nicea.byzantine = { light_infantry = 6 }
        armies.nicea.hungary = { light_infantry = 6 }
        pieces = [
            { owner = "byzantine", kind = "siege_engine", level = 1, zone = "nicea" },
            { owner = "byzantine", kind = "siege_engine", level = 2, zone = "nicea" },
            { owner = "byzantine", kind = "siege_engine", level = 3, zone = "lidia" },
        ]
        """
    )
    assert refused(t, "byzantine: tech machinery").rules == ["MU-EMP-12", "MU-TEC-9"]  # there is no battle yet
    play(t, "byzantine: attack nicea/hungary")
    assert not can(t, "byzantine: tech machinery x2")
    play(t, "byzantine: tech machinery")
    assert offered(t, "byzantine", "aim_piece") == [
        "byzantine.siege_engine_1@nicea#0",
        "byzantine.siege_engine_2@nicea#1",
    ]
    play(t, "byzantine: aim-piece #1")
    assert [event.args[:2] for event in events(t, "engine.mechanised")] == [[0, 1]]


# ---------------------------------------------------------------- Cartography


@uses("cartography")
@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_on_after_a_battle() -> None:
    """The rulebook's example: the wagon has won in Bulgaria, 9 against 8, and goes on to meet a new horde."""
    t = three(
        f"""
        seat.byzantine = {{ technologies = {{ blue = 4 }}, points = {{ blue = 2 }}, florins = 0 }}
        armies.costantinopoli.byzantine = {{ light_infantry = 3 }}
        pieces = [{wagon("costantinopoli")}]
        """,
        [[1, 3, 3]],
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x3; to tarnovo")
    play(t, "byzantine: pass; fight; keep")
    assert army(t, "tarnovo", "byzantine") == {"light_infantry": 2}
    assert land(t, "tarnovo")["holder"] == "byzantine"
    play(t, "byzantine: tech cartography; aim-piece #0; take-unit light_infantry; ready; to valacchia")
    assert points(t) == {}
    assert army(t, "valacchia", "barbarians") == {"light_infantry": 1}
    assert army(t, "valacchia", "byzantine") == army(t, "tarnovo", "byzantine") == {"light_infantry": 1}
    assert asked(t) == "Declaration"
    assert activations(t) == [("byzantine", "cartography", 2)]


ALLY = """
order = ["byzantine", "golden_horde", "hungary"]
active = "hungary"
war = [["hungary", "golden_horde"], ["byzantine", "hungary"]]
pacts = [{ kind = "passage", by = "golden_horde", for = "byzantine", until = 5 }]
seat.byzantine = { technologies = { blue = 4 }, points = { blue = %d }, florins = %d }
land.moldavia.holder = "golden_horde"
land.valacchia.holder = "byzantine"
armies.valacchia.byzantine = { cavalry = 2 }
armies.moldavia.golden_horde = { light_infantry = 1 }
armies.transilvania.hungary = { light_infantry = 3 }
pieces = [{ owner = "hungary", kind = "war_wagon", level = 3, zone = "transilvania" }]
"""
INVASION = "hungary: move transilvania; take-piece #10; take-unit light_infantry x3; to moldavia"


@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_out_of_turn_on_foot_one_step() -> None:
    """The rulebook's example: a cavalry helps an ally at once; one unit goes one step for two points."""
    t = three(ALLY % (2, 0))
    play(t, INVASION)
    assert waiting(t) == ["byzantine"]
    assert not can(t, "byzantine: tech cartography x2")
    play(t, "byzantine: tech cartography; aim-place valacchia/cavalry; to moldavia")
    assert points(t) == {}
    assert army(t, "valacchia", "byzantine") == army(t, "moldavia", "byzantine") == {"cavalry": 1}
    assert [event.args[:3] for event in events(t, "battle.declared")] == [[0, 1, 58]]


@pytest.mark.rule("MU-TECH-4", "MU-TEC-7")
@pytest.mark.parametrize(("blue", "purse", "asks"), [(2, 0, True), (1, 100, True), (1, 99, False), (0, 199, False)])
def test_mu_tech_4_two_points_or_florins_for_them(blue: int, purse: int, asks: bool) -> None:
    t = three(ALLY % (blue, purse))
    play(t, INVASION)
    assert (waiting(t) == ["byzantine"]) == asks
    if asks:
        play(t, "byzantine: tech cartography")
        assert (florins(t), points(t)) == (0, {})


@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_not_for_a_unit_in_battle() -> None:
    """Before the first round the wagon of the battle stays where it is; who stands elsewhere may go."""
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        seat.byzantine = {{ technologies = {{ blue = 4 }}, points = {{ blue = 2 }} }}
        armies.nicea.byzantine = {{ light_infantry = 2 }}
        armies.nicea.hungary = {{ light_infantry = 2 }}
        armies.lidia.byzantine = {{ archer = 1 }}
        pieces = [{wagon("nicea")}]
        """
    )
    play(t, "byzantine: attack nicea/hungary; tech cartography")
    assert offered(t, "byzantine", "aim_place") == ["lidia/archer"]
    assert offered(t, "byzantine", "aim_piece") == []
    play(t, "byzantine: aim-place lidia/archer; to nicea")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2, "archer": 1}


@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_no_more_units_than_the_transport_holds() -> None:
    t = three(
        f"""
        seat.byzantine = {{ technologies = {{ blue = 4 }}, points = {{ blue = 2 }} }}
        armies.nicea.byzantine = {{ light_infantry = 4 }}
        pieces = [{wagon("nicea", 1, more=", mp = 0, done = true")}]
        """
    )
    play(t, "byzantine: tech cartography; aim-piece #0")
    assert not can(t, "byzantine: take-unit light_infantry x4")
    play(t, "byzantine: take-unit light_infantry x3; ready; to lidia")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 3}
    assert not can(t, "byzantine: to frigia")  # one step, no more


@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_a_caravan_gains_a_movement_point() -> None:
    t = trade(
        caravan("nicea", "mp = 0"),
        more="seat.byzantine = { technologies = { blue = 4 }, points = { blue = 4 }, florins = 0 }",
    )
    assert not can(t, "byzantine: lead #0")
    play(t, "byzantine: tech cartography x2; aim-piece #0; aim-piece #0")
    assert (piece(t)["mp"], points(t)) == (2, {})
    play(t, "byzantine: lead #0; to lidia")
    assert piece(t)["mp"] == 1


@pytest.mark.rule("MU-TECH-4")
def test_mu_tech_4_a_step_that_is_called_off_can_be_taken_otherwise_but_not_for_ever() -> None:
    t = three(
        """
        seat.byzantine = { technologies = { blue = 4 }, points = { blue = 2 }, florins = 0 }
        armies.nicea.byzantine = { cavalry = 2 }
        """
    )
    play(t, "byzantine: tech cartography")
    for _ in range(10):
        play(t, "byzantine: aim-place nicea/cavalry; back")
        assert asked(t) == "Journey"
    play(t, "byzantine: aim-place nicea/cavalry; back")
    assert asked(t) != "Journey"
    assert army(t, "nicea", "byzantine") == {"cavalry": 2}
