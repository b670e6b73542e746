"""Objectives of the Empire cards that ask for deeds of the turn: each is done, and done not quite."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    happened,
    idle,
    idle_until,
    land,
    play,
    refused,
    seat,
    three,
    waiting,
)

from quadriga.engine.table import Table

# Byzantium may step from its castle in Nicaea into Lydia, Phrygia and Paphlagonia; the archers always have a move left
WAR = """
war = [["byzantine", "hungary"]]
land.nicea = { military = 3 }
"""
STRONG, WEAK = [1, 5, 5], [1, 2, 3]  # 25 and 3


def hold(card: str, position: str, chance: list[list[int]] | None = None) -> Table:
    return three(f'seat.byzantine = {{ cards = ["{card}"] }}\n{position}', chance=chance)


def step(t: Table, units: str, zone: str) -> None:
    play(t, f"byzantine: move nicea; take-unit {units}; to {zone}")


def settle(t: Table) -> None:
    """The battle goes its way: everybody keeps his dice, whoever must lose something loses the first he can."""
    while asked(t) not in ("CombatAction", "Trading", "TurnOrder"):
        idle(t)


def claimable(t: Table, card: str) -> bool:
    """Whether the owner is asked again before the turn ends, and may show the card."""
    while asked(t) != "TurnOrder" and waiting(t) != ["byzantine"]:
        idle(t)
    return waiting(t) == ["byzantine"] and can(t, f"byzantine: claim {card}")


# ---------------------------------------------------------------- trade and taxes


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(("cubes", "met"), [(4, True), (3, False)])
def test_mu_emp_9_sale_of_four_hundred_florins(cubes: int, met: bool) -> None:
    """Magnate 38; two sales of 300 and 100 are not one of 400."""
    t = hold(
        "magnate_38",
        """
        phase = "commerce"
        pieces = [{ owner = "byzantine", kind = "caravan", level = 2, zone = "nicea", cargo = { salt = 3, wine = 1 } }]
        """.replace("salt = 3, wine = 1", "salt = 4" if cubes == 4 else "salt = 3, wine = 1"),
    )
    play(
        t,
        f"byzantine: lead caravan; sell salt x{cubes}; conclude"
        if cubes < 4
        else "byzantine: lead caravan; sell salt x4",
    )
    assert seat(t, "byzantine")["florins"] == 1600 + 100 * cubes
    assert can(t, "byzantine: claim magnate_38") == met


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(
    ("card", "done", "met"),
    [
        ("vendor_30", '"buda", "tarnovo", "costantinopoli"', True),  # four stages completed
        ("vendor_30", '"buda", "tarnovo"', False),  # the road is broken
        ("vendor_31", '"buda", "tarnovo", "costantinopoli"', False),  # six are asked for
    ],
)
def test_mu_emp_9_road_completed_in_this_turn(card: str, done: str, met: bool) -> None:
    stages = '["buda", "tarnovo", "costantinopoli", "nicea"]'
    t = three(
        f"""
        phase = "commerce"
        pieces = [{{ owner = "byzantine", kind = "caravan", zone = "nicea", cargo = {{ salt = 1 }} }}]
        seat.byzantine = {{ cards = ["{card}"], road = {{ piece = 0, stages = {stages}, done = [{done}] }} }}
        """
    )
    play(t, "byzantine: lead caravan; sell salt")
    while asked(t) == "Sale":
        play(t, "byzantine: road-bonus x2" if can(t, "byzantine: road-bonus x2") else "byzantine: conclude")
    assert seat(t, "byzantine")["road"] == {}
    assert can(t, f"byzantine: claim {card}") == met


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(("level", "met"), [(2, True), (1, False)])
def test_mu_emp_9_tax_income_of_this_turn(level: int, met: bool) -> None:
    """Tax collector 22: 450 florins are nine shares of 50; seven territories and a town, or only a village."""
    t = hold(
        "tax_collector_22",
        f"""
        phase = "tax"
        land.nicea = {{ civilian = {level} }}
        armies.nicea.byzantine = {{ cavalry = 5 }}
        """,
    )
    play(t, "byzantine: tax 50", "hungary: tax 10", "golden_horde: tax 10")
    while asked(t) != "Purchase":
        number = t.game.waiting()[0]
        assert t.submit(number, t.game.stack[-1].default(t.game, number)) is None
    assert seat(t, "byzantine")["income"] == 350 + 50 * level  # before the maintenance of 100
    assert can(t, "byzantine: claim tax_collector_22") == met


# ---------------------------------------------------------------- battles


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_won_battles_against_players() -> None:
    """Surgeon 29: one, in this turn."""
    t = hold(
        "surgeon_29",
        WAR
        + """
        armies.nicea.byzantine = { cavalry = 4, archer = 1 }
        armies.lidia.barbarians = { light_infantry = 1 }
        armies.frigia.hungary = { heavy_infantry = 1 }
        """,
        [STRONG, STRONG, WEAK],
    )
    step(t, "cavalry x2", "lidia")
    settle(t)
    assert not claimable(t, "surgeon_29")
    step(t, "cavalry x2", "frigia")
    settle(t)
    assert claimable(t, "surgeon_29")


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_won_battles_barbarians_are_no_players() -> None:
    t = hold(
        "surgeon_29",
        WAR
        + """
        armies.nicea.byzantine = { cavalry = 4, archer = 1 }
        armies.lidia.barbarians = { light_infantry = 1 }
        armies.frigia.barbarians = { light_infantry = 1 }
        """,
        [STRONG, STRONG],
    )
    for zone in ("lidia", "frigia"):
        step(t, "cavalry x2", zone)
        settle(t)
        while waiting(t) != ["byzantine"]:
            idle(t)
    assert land(t, "lidia")["holder"] == land(t, "frigia")["holder"] == "byzantine"
    assert not can(t, "byzantine: claim surgeon_29")


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(("units", "met"), [(3, True), (4, False)])
def test_mu_emp_9_outnumbered_win(units: int, met: bool) -> None:
    """Spy 18: fewer than four barbarians."""
    t = hold(
        "spy_18",
        WAR
        + f"armies.nicea.byzantine = {{ cavalry = {units}, archer = 1 }}\narmies.lidia.barbarians = {{ archer = 4 }}",
        [[8, 8, 8, 8], STRONG],
    )
    step(t, f"cavalry x{units}", "lidia")
    settle(t)
    assert army(t, "lidia", "barbarians") == {}
    assert claimable(t, "spy_18") == met


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_naval_win() -> None:
    t = hold(
        "pirate_58",
        """
        armies.mar_nero_occ.barbarians = { archer = 1 }
        pieces = [
          { owner = "barbarians", kind = "galley", zone = "mar_nero_occ" },
          { owner = "byzantine", kind = "galley", zone = "marmara", units = { archer = 3 } },
        ]
        """,
        [STRONG],
    )
    assert not can(t, "byzantine: claim pirate_58")
    play(t, "byzantine: move marmara; take-piece marmara; to mar_nero_occ")
    settle(t)
    assert army(t, "mar_nero_occ", "barbarians") == {}
    assert claimable(t, "pirate_58")


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_naval_win_not_on_land() -> None:
    t = hold(
        "pirate_58",
        WAR + "armies.nicea.byzantine = { cavalry = 2, archer = 1 }\narmies.lidia.hungary = { heavy_infantry = 1 }",
        [STRONG, WEAK],
    )
    step(t, "cavalry x2", "lidia")
    settle(t)
    assert army(t, "lidia", "hungary") == {}
    assert not claimable(t, "pirate_58")


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(
    ("owner", "number", "met"), [("hungary", 5, True), ("barbarians", 5, True), ("hungary", 4, False)]
)
def test_mu_emp_9_destroyed_units_of_anybody(owner: str, number: int, met: bool) -> None:
    """Infiltrator 14: five, players' or barbarians'."""
    t = hold(
        "infiltrator_14",
        WAR + f"armies.nicea.byzantine = {{ cavalry = 6, archer = 1 }}\narmies.lidia.{owner} = {{ archer = {number} }}",
        [[8] * number, STRONG] if owner == "barbarians" else [[8] * number, STRONG, WEAK],
    )
    step(t, "cavalry x6", "lidia")
    settle(t)
    assert army(t, "lidia", owner) == {}
    assert claimable(t, "infiltrator_14") == met


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(
    ("owner", "number", "met"), [("barbarians", 5, True), ("barbarians", 4, False), ("hungary", 5, False)]
)
def test_mu_emp_9_destroyed_barbarians(owner: str, number: int, met: bool) -> None:
    """Marauder 65: five barbarian units."""
    t = hold(
        "marauder_65",
        WAR + f"armies.nicea.byzantine = {{ cavalry = 6, archer = 1 }}\narmies.lidia.{owner} = {{ archer = {number} }}",
        [[8] * number, STRONG] if owner == "barbarians" else [[8] * number, STRONG, WEAK],
    )
    step(t, "cavalry x6", "lidia")
    settle(t)
    assert army(t, "lidia", owner) == {}
    assert claimable(t, "marauder_65") == met


# ---------------------------------------------------------------- land and loot


@pytest.mark.rule("MU-EMP-9", "MU-EMP-5")
def test_mu_emp_9_conquered_territories() -> None:
    """Marauder 66: two in this turn. After the second nothing can move; its owner is asked all the same."""
    t = hold(
        "marauder_66",
        WAR
        + """
        armies.nicea.byzantine = { cavalry = 2 }
        land.lidia = { token = "hungary" }
        land.frigia = { token = "hungary" }
        """,
    )
    step(t, "cavalry", "lidia")
    assert not can(t, "byzantine: claim marauder_66")
    step(t, "cavalry", "frigia")
    assert claimable(t, "marauder_66")
    play(t, "byzantine: claim marauder_66")
    assert seat(t, "byzantine")["tokens"] == {"blue": 1}


@pytest.mark.rule("MU-EMP-9")
def test_mu_emp_9_conquered_in_this_turn_only() -> None:
    t = hold(
        "marauder_66",
        WAR
        + """
        armies.nicea.byzantine = { cavalry = 4 }
        land.lidia = { token = "hungary" }
        land.frigia = { token = "hungary" }
        land.paflagonia = { token = "hungary" }
        """,
    )
    for zone in ("lidia", "frigia", "paflagonia"):
        step(t, "cavalry", zone)
    idle_until(t, "TurnOrder")
    idle_until(t, "Purchase")
    while waiting(t) != ["byzantine"]:
        idle(t)
    assert refused(t, "byzantine: claim marauder_66").code == "objective_unmet"


@pytest.mark.rule("MU-EMP-9", "MU-EMP-5")
@pytest.mark.parametrize(("zone", "met"), [("lidia", True), ("iconio", False)])
def test_mu_emp_9_suppressed_rebellion(zone: str, met: bool) -> None:
    """Militia 24: a territory of the own kingdom; beating barbarians elsewhere is none."""
    t = hold(
        "militia_24",
        f"""
        land.frigia = {{ military = 3 }}
        armies.frigia.byzantine = {{ cavalry = 2 }}
        armies.{zone}.barbarians = {{ archer = 1 }}
        """,
        [[8], STRONG],
    )
    play(t, f"byzantine: move frigia; take-unit cavalry x2; to {zone}")
    settle(t)
    assert land(t, zone)["holder"] == "byzantine"
    assert claimable(t, "militia_24") == met


@pytest.mark.rule("MU-EMP-9")
@pytest.mark.parametrize(("taken", "florins", "met"), [("religious", 200, True), ("", 50, False)])
def test_mu_emp_9_plunder(taken: str, florins: int, met: bool) -> None:
    """Spy 17: 100 florins. A tower brings 50, a cathedral 150 more."""
    t = hold(
        "spy_17",
        WAR
        + """
        armies.nicea.byzantine = { cavalry = 1, archer = 1 }
        land.lidia = { token = "hungary", military = 1, religious = 3 }
        """,
    )
    step(t, "cavalry", "lidia")
    play(t, "byzantine: plunder military")
    play(t, f"byzantine: plunder {taken}" if taken else "byzantine: keep-rest")
    assert seat(t, "byzantine")["florins"] == 1600 + florins
    assert happened(t, "asset.plundered") == ["asset.plundered"] * (2 if taken else 1)
    assert claimable(t, "spy_17") == met
