"""The yellow branch: Commerce, Market, Control, Guilds."""

import pytest
from tests.games.medioevo.crafts import activations, florins, points, uses
from tests.games.medioevo.table import asked, can, land, offered, play, refused, seat, three
from tests.games.medioevo.traders import caravan, cargo, piece, road, ship, trade


def merchant(yellow: int, level: int, purse: int = 0) -> str:
    return f"technologies = {{ yellow = {level} }}, points = {{ yellow = {yellow} }}, florins = {purse}"


def who(keys: str) -> str:
    return f"seat.byzantine = {{ {keys} }}\n"


# ---------------------------------------------------------------- Commerce


@uses("commerce")
@pytest.mark.rule("MU-TECH-5", "MU-TEC-5")
@pytest.mark.parametrize(("building", "more"), [(1, 25), (2, 50), (3, 100)])
def test_mu_tech_5_cubes_sell_for_more_where_people_live(building: int, more: int) -> None:
    """The rulebook's example: two cubes at 100 florins, each worth 25, 50 or 100 more for a point."""
    t = trade(
        caravan("nicea", "cargo = { wine = 2 }"),
        more=who(merchant(3, 1)) + f"land.nicea = {{ civilian = {building} }}",
    )
    play(t, "byzantine: lead #0; sell wine x2")
    assert not can(t, "byzantine: tech commerce x3")  # only two cubes
    play(t, "byzantine: tech commerce x2; conclude")
    assert (florins(t), points(t), cargo(t)) == (200 + 2 * more, {"yellow": 1}, {})
    assert activations(t) == [("byzantine", "commerce", 2)]


@pytest.mark.rule("MU-TECH-5")
def test_mu_tech_5_only_the_cubes_paid_for() -> None:
    t = trade(
        caravan("nicea", "cargo = { wine = 2 }"),
        more=who(merchant(1, 1)) + "land.nicea = { civilian = 2 }",
    )
    play(t, "byzantine: lead #0; sell wine x2")
    assert not can(t, "byzantine: tech commerce x2")  # one point and no florins
    play(t, "byzantine: tech commerce; conclude")
    assert (florins(t), points(t)) == (250, {})


@pytest.mark.rule("MU-TECH-5")
def test_mu_tech_5_nothing_more_without_a_civilian_building() -> None:
    """A cathedral and a castle are none; nor does Commerce lower the price of a purchase."""
    t = trade(
        caravan("nicea", "cargo = { wine = 1 }"),
        more=who(merchant(2, 1)) + "land.nicea = { military = 3, religious = 1 }",
    )
    play(t, "byzantine: lead #0")
    assert not can(t, "byzantine: tech commerce")
    play(t, "byzantine: sell wine")
    assert (florins(t), points(t)) == (100, {"yellow": 2})
    assert activations(t) == []


@pytest.mark.rule("MU-TECH-5")
def test_mu_tech_5_in_one_sale() -> None:
    """What was paid for the first sale does nothing for the second, to which the market adds 20 florins."""
    t = trade(
        caravan("nicea", "cargo = { wine = 1, salt = 1 }"),
        more=who(merchant(1, 1)) + "land.nicea = { civilian = 3 }",
    )
    play(t, "byzantine: lead #0; sell wine; tech commerce; conclude; place-cube wine")
    assert florins(t) == 200
    play(t, "byzantine: sell salt; conclude")
    assert florins(t) == 200 + 100 + 20
    assert activations(t) == [("byzantine", "commerce", 1)]


# ---------------------------------------------------------------- Market


@uses("market")
@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_a_purchase_for_less_but_never_for_nothing() -> None:
    """The rulebook's example: two cubes for 200 - 150 = 50 florins; a fourth point cannot be used."""
    t = trade(caravan("nicea"), more=who(merchant(4, 2, 50)))
    play(t, "byzantine: lead #0; buy grain x2")
    assert not can(t, "byzantine: tech market x4")
    play(t, "byzantine: tech market x3")
    assert not can(t, "byzantine: tech market")
    play(t, "byzantine: conclude")
    assert (florins(t), points(t), cargo(t)) == (0, {"yellow": 1}, {"grain": 2})


@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_a_sale_for_more() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 1 }"), more=who(merchant(2, 2)))
    play(t, "byzantine: lead #0; sell wine; tech market x2; conclude")
    assert (florins(t), points(t)) == (100 + 2 * 50, {})


@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_a_purchase_for_more() -> None:
    """As dear as the buyer can pay: 400 florins are enough for 200 and four points."""
    t = trade(caravan("nicea"), more=who(merchant(5, 2, 400)))
    play(t, "byzantine: lead #0; buy grain x2")
    assert not can(t, "byzantine: raise-price x5")
    play(t, "byzantine: raise-price x3; conclude")
    assert (florins(t), points(t), cargo(t)) == (50, {"yellow": 2}, {"grain": 2})
    assert activations(t) == [("byzantine", "market", 3)]


@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_a_price_that_was_raised_may_be_lowered() -> None:
    t = trade(caravan("nicea"), more=who(merchant(3, 2, 250)))
    play(t, "byzantine: lead #0; buy grain; raise-price; tech market x2")
    assert not can(t, "byzantine: tech market")
    play(t, "byzantine: conclude")
    assert (florins(t), points(t)) == (200, {})


@pytest.mark.rule("MU-TECH-6", "MU-TEC-7")
def test_mu_tech_6_nobody_raises_a_price_beyond_his_purse() -> None:
    t = trade(caravan("nicea"), more=who(merchant(2, 2, 100)))
    play(t, "byzantine: lead #0; buy grain")
    refusal = refused(t, "byzantine: raise-price")
    assert (refusal.code, refusal.params["need"]) == ("not_enough_florins", 150)


@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_a_sale_for_less_but_never_for_nothing() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 2 }"), more=who(merchant(5, 2)))
    play(t, "byzantine: lead #0; sell wine x2")
    assert not can(t, "byzantine: lower-price x4")
    play(t, "byzantine: lower-price x3")
    refusal = refused(t, "byzantine: lower-price")
    assert (refusal.code, refusal.rules) == ("price_nothing", ["MU-TECH-6"])
    play(t, "byzantine: conclude")
    assert (florins(t), points(t), cargo(t)) == (50, {"yellow": 2}, {})


@pytest.mark.rule("MU-TECH-6", "MU-ROA-7")
def test_mu_tech_6_a_sale_at_the_end_of_a_road_is_never_for_nothing() -> None:
    """Trade points may all become Honour: the 60 florins of the Great Market are not there to be given away."""
    done = road("costantinopoli tarnovo iconio nicea", "costantinopoli tarnovo iconio").partition(".byzantine.")[2]
    t = trade(
        caravan("nicea", "cargo = { wine = 1 }"),
        more=who(f"{merchant(5, 2)}, {done}") + 'land.nicea.market = ["furs", "salt", "spices"]',
    )
    play(t, "byzantine: lead #0; sell wine")
    assert not can(t, "byzantine: lower-price x2")
    play(t, "byzantine: lower-price; conclude; road-bonus x2")
    assert (florins(t), seat(t, "byzantine")["honour"]) == (50, 12)


@pytest.mark.rule("MU-TECH-6", "MU-TECH-7")
def test_mu_tech_6_what_has_become_nothing_is_not_sold() -> None:
    """A Great Market of one cube: 120 florins less 100; then the cube goes, and only more for the sale saves it."""
    t = trade(
        caravan("nicea", "cargo = { wine = 1 }"),
        more=who(merchant(6, 3)) + 'land.nicea.market = ["furs"]',
    )
    play(t, "byzantine: lead #0; sell wine; lower-price x2; tech control; move-cube nicea/furs; cube-to costantinopoli")
    refusal = refused(t, "byzantine: conclude")
    assert (refusal.code, refusal.rules) == ("price_nothing", ["MU-TECH-6"])
    play(t, "byzantine: tech market; conclude")
    assert florins(t) == 50


@pytest.mark.rule("MU-TECH-6")
def test_mu_tech_6_no_price_changes_without_market() -> None:
    t = trade(caravan("nicea", "cargo = { wine = 2, furs = 1 }"), more=who(merchant(5, 1, 500)))
    play(t, "byzantine: lead #0; sell wine")
    assert not can(t, "byzantine: lower-price")


@pytest.mark.rule("MU-TECH-6", "MU-TECH-5")
def test_mu_tech_6_together_with_commerce_in_a_sale() -> None:
    t = trade(
        caravan("nicea", "cargo = { wine = 2 }"),
        more=who(merchant(3, 2)) + "land.nicea = { civilian = 1 }",
    )
    play(t, "byzantine: lead #0; sell wine x2; tech commerce x2; tech market; conclude")
    assert florins(t) == 200 + 2 * 25 + 50
    assert points(t) == {}


@pytest.mark.rule("MU-TECH-6", "MU-TEC-7")
def test_mu_tech_6_points_may_be_bought() -> None:
    """A point for 100 florins saves only 50, but nobody forbids it."""
    t = trade(caravan("nicea"), more=who(merchant(0, 2, 300)))
    play(t, "byzantine: lead #0; buy grain x2; tech market")
    assert florins(t) == 200
    play(t, "byzantine: conclude")
    assert florins(t) == 50


@pytest.mark.rule("MU-TECH-6", "MU-TEC-9")
def test_mu_tech_6_not_outside_a_trade_nor_in_that_of_others() -> None:
    t = trade(
        caravan("nicea"),
        caravan("buda", owner="hungary"),
        more=who(merchant(2, 2)),
    )
    refusal = refused(t, "byzantine: tech market")
    assert (refusal.code, refusal.rules) == ("wrong_window", ["MU-EMP-12", "MU-TEC-9"])
    play(t, "byzantine: done", "hungary: lead #10; buy grain")
    assert seat(t, "hungary")["florins"] == 1500
    assert points(t) == {"yellow": 2}


# ---------------------------------------------------------------- Control

CUBES = """
land.costantinopoli.market = ["furs", "salt", "wine"]
land.nicea.market = ["furs"]
"""


@uses("control")
@pytest.mark.rule("MU-TECH-7")
def test_mu_tech_7_cubes_go_between_neighbouring_areas() -> None:
    t = trade(caravan("costantinopoli"), more=who(merchant(2, 3)) + CUBES)
    assert not can(t, "byzantine: tech control x3")
    play(t, "byzantine: tech control x2; move-cube costantinopoli/salt; cube-to nicea")
    play(t, "byzantine: move-cube costantinopoli/wine; cube-to nicea")
    assert land(t, "costantinopoli")["market"] == ["furs"]
    assert sorted(land(t, "nicea")["market"]) == ["furs", "salt", "wine"]
    assert points(t) == {}
    assert asked(t) == "Trading"


@pytest.mark.rule("MU-TECH-7")
def test_mu_tech_7_no_colour_twice_and_only_near() -> None:
    """Furs lie in Nicaea, wine is made in Thessalonica; Saraj is three zones and more away."""
    t = trade(caravan("costantinopoli"), more=who(merchant(1, 3)) + CUBES)
    play(t, "byzantine: tech control; move-cube costantinopoli/furs")
    refusal = refused(t, "byzantine: cube-to nicea")
    assert (refusal.code, refusal.rules) == ("colour_present", ["MU-TECH-7"])
    assert not can(t, "byzantine: cube-to saraj")
    assert can(t, "byzantine: cube-to tessalonica")
    t = trade(caravan("costantinopoli"), more=who(merchant(1, 3)) + CUBES)
    play(t, "byzantine: tech control; move-cube costantinopoli/wine")
    assert refused(t, "byzantine: cube-to tessalonica").code == "colour_present"


@pytest.mark.rule("MU-TECH-7")
def test_mu_tech_7_the_transport_may_stand_at_either_end() -> None:
    """The rulebook's example turned round: the ship is in Tarnovo, which nobody controls; the goal is one's own."""
    t = trade(ship("tarnovo"), more=who(merchant(1, 3)) + 'land.tarnovo.market = ["furs"]')
    play(t, "byzantine: tech control; move-cube tarnovo/furs")
    assert "costantinopoli" in offered(t, "byzantine", "cube_to")
    assert "kiev" not in offered(t, "byzantine", "cube_to")  # neither end would be controlled
    play(t, "byzantine: cube-to costantinopoli")
    assert land(t, "costantinopoli")["market"] == ["furs"]


@pytest.mark.rule("MU-TECH-7")
@pytest.mark.parametrize(
    "traders",
    [
        caravan("lidia"),
        caravan("costantinopoli", owner="hungary"),
        caravan("costantinopoli", kind="war_wagon"),
    ],
)
def test_mu_tech_7_not_without_a_commercial_transport_of_ones_own_there(traders: str) -> None:
    t = trade(traders, caravan("frigia"), more=who(merchant(1, 3)) + CUBES)
    assert not can(t, "byzantine: tech control")


@pytest.mark.rule("MU-TECH-7")
def test_mu_tech_7_not_between_areas_of_others() -> None:
    """No own area is neighbouring Saraj."""
    t = trade(caravan("saraj"), more=who(merchant(1, 3)) + 'land.saraj.market = ["furs"]')
    assert not can(t, "byzantine: tech control")


# ---------------------------------------------------------------- Guilds

SIX = "costantinopoli nicea tarnovo iconio trebisonda tessalonica"


@uses("guilds")
@pytest.mark.rule("MU-TECH-8")
def test_mu_tech_8_the_last_stages_count_as_accomplished() -> None:
    """The rulebook's example: three of six accomplished, at the destination two more for four points, then the sale.

    Two cubes at 100 florins and 50 for each of four trade points.
    """
    t = trade(
        caravan("tessalonica", "cargo = { grain = 2 }"),
        more=who(merchant(4, 4) + ", " + road(SIX, "costantinopoli nicea tarnovo").partition(".byzantine.")[2]),
    )
    play(t, "byzantine: lead #0; sell grain x2; tech guilds x2")
    assert seat(t, "byzantine")["road"]["done"] == SIX.split()[:-1]
    assert points(t) == {}
    play(t, "byzantine: conclude; road-bonus x0")
    assert florins(t) == 2 * (100 + 50 * 4)
    assert seat(t, "byzantine")["road"] == {}
    assert activations(t) == [("byzantine", "guilds", 4)]


@pytest.mark.rule("MU-TECH-8")
def test_mu_tech_8_one_stage_of_ones_choice_never_the_destination() -> None:
    t = trade(
        caravan("nicea"),
        more=who(merchant(3, 4) + ", " + road(SIX, "costantinopoli").partition(".byzantine.")[2]),
    )
    assert not can(t, "byzantine: tech guilds x2")  # three points
    play(t, "byzantine: tech guilds")
    assert offered(t, "byzantine", "stage") == ["nicea", "tarnovo", "iconio", "trebisonda"]
    refusal = refused(t, "byzantine: stage tessalonica")
    assert (refusal.code, refusal.rules) == ("destination", ["MU-TECH-8"])
    play(t, "byzantine: stage iconio")
    assert seat(t, "byzantine")["road"]["done"] == ["costantinopoli", "iconio"]
    assert (points(t), piece(t)["zone"]) == ({"yellow": 1}, "nicea")


@pytest.mark.rule("MU-TECH-8")
def test_mu_tech_8_nothing_without_a_road_or_with_only_the_destination_left() -> None:
    t = trade(caravan("nicea"), more=who(merchant(4, 4)))
    assert not can(t, "byzantine: tech guilds")
    done = road(SIX, " ".join(SIX.split()[:-1])).partition(".byzantine.")[2]
    t = trade(caravan("nicea"), more=who(merchant(4, 4) + ", " + done))
    assert not can(t, "byzantine: tech guilds")


@pytest.mark.rule("MU-TECH-8", "MU-TEC-9")
def test_mu_tech_8_in_the_own_turn_of_the_combat_phase_too() -> None:
    """The effect is on the road, wherever the caravan is."""
    t = three(
        who(merchant(2, 4) + ", " + road(SIX).partition(".byzantine.")[2])
        + f"""
        armies.lidia.byzantine = {{ light_infantry = 1 }}
        pieces = [{caravan("nicea")}, {caravan("lidia", kind="war_wagon")}]
        """
    )
    play(t, "byzantine: tech guilds; stage nicea")
    assert seat(t, "byzantine")["road"]["done"] == ["nicea"]
