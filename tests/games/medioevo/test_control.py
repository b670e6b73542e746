"""Control of territories gained and lost; giving up own elements."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'


def wagon(zone: str, owner: str = "byzantine") -> str:
    return f'{{ owner = "{owner}", kind = "war_wagon", zone = "{zone}" }}'


# ---------------------------------------------------------------- homeland


@pytest.mark.rule("MU-CTL-1")
def test_mu_ctl_1_the_homeland_needs_no_unit() -> None:
    t = three(f"armies.nicea.byzantine = {{ cavalry = 1 }}\npieces = [{wagon('nicea')}, {OTHERS}]")
    assert seat(t, "byzantine")["territories"] == 7
    play(t, "byzantine: move nicea; take-piece #0; take-unit cavalry; to lidia; halt")
    assert land(t, "nicea")["holder"] == "byzantine"
    assert seat(t, "byzantine")["territories"] == 7


@pytest.mark.rule("MU-CTL-1", "MU-CTL-3")
@pytest.mark.parametrize(
    "held",
    [
        "armies.banato.barbarians = { light_infantry = 1 }",
        'land.banato = { holder = "byzantine" }\narmies.banato.byzantine = { archer = 1 }',
        'land.banato = { token = "byzantine" }',
    ],
)
def test_mu_ctl_1_unless_an_opponent_holds_it(held: str) -> None:
    t = three(f"{held}\npieces = [{OTHERS}]")
    assert seat(t, "hungary")["territories"] == 6


@pytest.mark.rule("MU-CTL-3")
def test_mu_ctl_3_a_starting_territory_left_alone_returns_to_its_owner() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.banato = {{ holder = "byzantine", civilian = 0, military = 1 }}
        armies.banato.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("banato")}, {OTHERS}]
        """
    )
    assert seat(t, "hungary")["territories"] == 6
    play(t, "byzantine: move banato; take-piece #0; take-unit cavalry; to serbia")
    assert land(t, "banato") == {"holder": "hungary", "military": 1}
    assert seat(t, "hungary")["territories"] == 7


@pytest.mark.rule("MU-CTL-3")
def test_mu_ctl_3_not_while_a_foreign_token_is_there() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.banato = {{ token = "byzantine" }}
        armies.banato.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("banato")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move banato; take-piece #0; take-unit cavalry; to serbia")
    assert land(t, "banato") == {"holder": "byzantine", "token": "byzantine"}


# ---------------------------------------------------------------- elsewhere


@pytest.mark.rule("MU-CTL-2")
def test_mu_ctl_2_control_ends_when_the_last_unit_leaves() -> None:
    t = three(
        f"""
        armies.serbia.byzantine = {{ cavalry = 1, archer = 1 }}
        pieces = [{wagon("serbia")}, {wagon("serbia")}, {OTHERS}]
        """
    )
    assert seat(t, "byzantine")["territories"] == 8
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to adrianopoli; halt", "golden_horde: pass")
    assert land(t, "serbia") == {"holder": "byzantine"}
    play(t, "byzantine: move serbia; take-piece #1; take-unit archer; to adrianopoli")
    assert land(t, "serbia") == {}  # at once
    assert seat(t, "byzantine")["territories"] == 7


@pytest.mark.rule("MU-CTL-2")
def test_mu_ctl_2_a_wagon_alone_controls_nothing() -> None:
    t = three(f"armies.serbia.byzantine = {{ cavalry = 1 }}\npieces = [{wagon('serbia')}, {wagon('serbia')}, {OTHERS}]")
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to adrianopoli; halt")
    assert land(t, "serbia") == {}
    assert pieces(t, "byzantine")[1]["zone"] == "serbia"


@pytest.mark.rule("MU-CTL-2")
def test_mu_ctl_2_a_control_token_is_enough() -> None:
    t = three(
        f"""
        land.serbia = {{ token = "byzantine" }}
        armies.serbia.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to adrianopoli; halt")
    assert land(t, "serbia") == {"holder": "byzantine", "token": "byzantine"}
    assert seat(t, "byzantine")["territories"] == 8


@pytest.mark.rule("MU-CTL-2")
def test_mu_ctl_2_by_dismissal_too() -> None:
    t = three(f"armies.serbia.byzantine = {{ cavalry = 1 }}\npieces = [{wagon('nicea')}, {OTHERS}]")
    play(t, "byzantine: disband; dismiss-units serbia/cavalry x1; done")
    assert land(t, "serbia") == {}


@pytest.mark.rule("MU-CTL-5")
def test_mu_ctl_5_buildings_stay_without_an_owner_and_pieces_with_theirs() -> None:
    t = three(
        f"""
        land.tarnovo = {{ civilian = 2, religious = 3, market = ["salt"] }}
        armies.tarnovo.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("tarnovo")}, {{ owner = "byzantine", kind = "siege_engine", zone = "tarnovo" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: move tarnovo; take-piece #0; take-unit cavalry; to costantinopoli; halt")
    assert land(t, "tarnovo") == {"civilian": 2, "religious": 3, "market": ["salt"]}
    assert [(piece["owner"], piece["zone"]) for piece in pieces(t, "byzantine")] == [
        ("byzantine", "costantinopoli"),
        ("byzantine", "tarnovo"),
    ]


@pytest.mark.rule("MU-CTL-5")
def test_mu_ctl_5_they_belong_to_the_next_who_takes_control() -> None:
    t = three(
        f"""
        land.tarnovo = {{ civilian = 2 }}
        armies.costantinopoli.byzantine = {{ heavy_infantry = 3 }}
        pieces = [{wagon("costantinopoli")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit heavy_infantry x3; to tarnovo; fight; keep")
    assert asked(t) == "Spoils"  # the town is not razed by the resistance that was beaten
    play(t, "byzantine: keep-rest")
    assert land(t, "tarnovo") == {"holder": "byzantine", "civilian": 2}
    assert seat(t, "byzantine")["honour"] == 10 + 1 + 2


# ---------------------------------------------------------------- contested land


@pytest.mark.rule("MU-CTL-4")
@pytest.mark.parametrize("guest", ["hungary = { archer = 1 }", "barbarians = { archer = 1 }"])
def test_mu_ctl_4_in_contested_land_nothing_is_bought(guest: str) -> None:
    t = three(f'phase = "purchase"\narmies.nicea = {{ byzantine = {{ archer = 1 }}, {guest} }}')
    assert land(t, "nicea")["holder"] == "byzantine"
    assert "costantinopoli" in offered(t, "byzantine", "at")
    assert not can(t, "byzantine: at nicea")
    assert seat(t, "byzantine")["territories"] == 6


@pytest.mark.rule("MU-CTL-4")
def test_mu_ctl_4_nobody_collects_tax_there() -> None:
    t = three(
        """
        phase = "tax"
        armies.nicea = { byzantine = { archer = 1 }, hungary = { archer = 1 } }
        land.nicea = { civilian = 3 }
        """
    )
    play(t, "byzantine: tax 20", "hungary: tax 20", "golden_horde: tax 20")
    assert seat(t, "byzantine")["income"] == 6 * 20
    assert seat(t, "hungary")["income"] == 7 * 20


@pytest.mark.rule("MU-CTL-4")
def test_mu_ctl_4_a_partner_who_may_be_there_disturbs_nobody() -> None:
    t = three(
        """
        phase = "tax"
        pacts = [{ kind = "passage", by = "byzantine", for = "hungary" }]
        armies.nicea = { byzantine = { archer = 1 }, hungary = { archer = 1 } }
        land.nicea = { civilian = 3 }
        """
    )
    play(t, "byzantine: tax 20", "hungary: tax 20", "golden_horde: tax 20")
    assert seat(t, "byzantine")["income"] == (7 + 3) * 20


# ---------------------------------------------------------------- removal

CAMP = f"""
    armies.nicea.byzantine = {{ cavalry = 2, archer = 1 }}
    pieces = [
        {wagon("nicea")},
        {{ owner = "byzantine", kind = "caravan", zone = "costantinopoli", cargo = {{ wine = 1 }} }},
        {{ owner = "byzantine", kind = "siege_engine", zone = "lidia" }},
        {{ owner = "byzantine", kind = "galley", zone = "marmara", units = {{ light_infantry = 2 }} }},
        {OTHERS}
    ]
"""


@pytest.mark.rule("MU-REM-1")
def test_mu_rem_1_own_elements_go_back_to_the_reserve_for_nothing() -> None:
    t = three(CAMP)
    play(t, "byzantine: disband; dismiss-units nicea/cavalry x2; dismiss-piece #0; dismiss-piece #1; dismiss-piece #2")
    play(t, "byzantine: done")
    assert army(t, "nicea", "byzantine") == {"archer": 1}
    assert [piece["kind"] for piece in pieces(t, "byzantine")] == ["galley"]
    assert seat(t, "byzantine")["florins"] == 1600
    assert (asked(t), waiting(t)) == ("CombatAction", ["byzantine"])  # it is not the action of the round


@pytest.mark.rule("MU-REM-1")
def test_mu_rem_1_units_aboard_first() -> None:
    t = three(CAMP)
    play(t, "byzantine: disband")
    assert refused(t, "byzantine: dismiss-piece #3").code == "units_aboard"
    play(t, "byzantine: dismiss-units marmara/light_infantry x2; dismiss-piece #3; done")
    assert army(t, "marmara", "byzantine") == {}
    assert len(pieces(t, "byzantine")) == 3


@pytest.mark.rule("MU-REM-1")
@pytest.mark.parametrize("phase", ["purchase", "combat", "commerce"])
def test_mu_rem_1_in_every_phase_in_which_a_player_has_a_turn(phase: str) -> None:
    t = three(f'phase = "{phase}"\n{CAMP}')
    assert can(t, "byzantine: disband")
    assert not can(t, "hungary: disband")


@pytest.mark.rule("MU-REM-1")
def test_mu_rem_1_not_in_a_battle() -> None:
    t = three(CAMP + "\narmies.frigia.barbarians = { light_infantry = 1 }")
    play(t, "byzantine: move nicea; take-piece #0; take-unit cavalry x2; to frigia")
    assert asked(t) == "Declaration"
    assert not can(t, "byzantine: disband")
    idle_until(t, "CombatAction")
    assert happened(t, "units.dismissed") == []
