"""Phase 2, step 3: three barbarian points of the first player."""

import pytest
from tests.games.medioevo.table import (
    BOARD,
    army,
    asked,
    described,
    events,
    happened,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.rows import changed

FIRES = [
    "arelate",
    "serbia",
    "trebisonda",
    "circassia",
    "polonia",
    "lituania",
    "cumania",
    "permia",
]  # in play for three


def supply(rest: str, dice: list[list[int]] | None = None) -> Table:
    """The first player has his three points; the event struck the far west, and 50 florins are tolerated."""
    position = f'phase = "events"\nevent_deck = ["event_1", "event_29"]\n{rest}'
    t = three(position, chance=[[4, 6, 8], *(dice or [])])
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    assert asked(t) == "BarbarianSupply"
    return t


def held(names: list[str]) -> str:
    """Control tokens on territories, eight for each of two players at most."""
    return "\n".join(f'land.{name} = {{ token = "hungary" }}' for name in names)


# ---------------------------------------------------------------- points


@pytest.mark.rule("MU-SUP-1")
def test_mu_sup_1_three_points_for_units_and_steps_in_any_mix() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 1 }")
    play(t, "byzantine: reinforce trebisonda/light", "byzantine: drive trebisonda", "byzantine: to armenia")
    assert asked(t) == "BarbarianSupply"
    play(t, "byzantine: reinforce armenia/archer")
    assert army(t, "armenia", "barbarians") == {"light_infantry": 2, "archer": 1}
    assert army(t, "trebisonda", "barbarians") == {}
    assert asked(t) == "TaxPhase"  # the third point was the last


@pytest.mark.rule("MU-SUP-1")
def test_mu_sup_1_unspent_points_are_lost() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 1 }")
    play(t, "byzantine: reinforce serbia/light", "byzantine: done")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 1}
    assert asked(t) == "TaxPhase"


@pytest.mark.rule("MU-SUP-1", "MU-BAR-1")
def test_mu_sup_1_only_the_first_player_has_them() -> None:
    t = supply("")
    assert waiting(t) == ["byzantine"]
    assert refused(t, "hungary: reinforce serbia/light").code == "not_your_decision"


# ---------------------------------------------------------------- where units may be added


@pytest.mark.rule("MU-SUP-2")
def test_mu_sup_2_fires_nobody_controls_and_land_with_barbarians() -> None:
    t = supply('armies.iconio.barbarians = { light_infantry = 1 }\nland.cumania = { token = "golden_horde" }')
    places = {place.split("/")[0] for place in offered(t, "byzantine", "reinforce")}
    assert places == {*FIRES, "iconio"} - {"cumania"}
    assert refused(t, "byzantine: reinforce armenia/light").code  # neither fire nor barbarians


@pytest.mark.rule("MU-SUP-2")
def test_mu_sup_2_a_sea_zone_is_no_territory() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 2 }")
    play(t, "byzantine: drive trebisonda", "byzantine: to mar_nero_or")
    assert army(t, "mar_nero_or", "barbarians") == {"light_infantry": 2}
    assert [place for place in offered(t, "byzantine", "reinforce") if place.startswith("mar_")] == []


@pytest.mark.rule("MU-SUP-2", "MU-BAR-7")
def test_mu_sup_2_new_barbarians_take_what_stands_alone_at_their_fire() -> None:
    t = supply('pieces = [{ owner = "hungary", kind = "caravan", zone = "serbia", cargo = { salt = 1 } }]')
    play(t, "byzantine: reinforce serbia/light")
    assert army(t, "serbia", "barbarians") == {"light_infantry": 1}
    assert pieces(t, "hungary") == []
    assert asked(t) == "BarbarianSupply"


@pytest.mark.rule("MU-SUP-3")
def test_mu_sup_3_with_every_fire_controlled_also_empty_land() -> None:
    """Not a kingdom of a player, nobody's land, and nothing at all in it."""
    t = supply(
        held(FIRES)
        + """
        land.iconio = { civilian = 1 }
        armies.tarnovo.byzantine = { light_infantry = 1 }
        pieces = [
          { owner = "hungary", kind = "caravan", zone = "armenia" },
          { owner = "hungary", kind = "siege_engine", zone = "sebastea" },
        ]
        """
    )
    places = {place.split("/")[0] for place in offered(t, "byzantine", "reinforce")}
    assert {"epiro", "acaia", "valacchia", "kiev"} <= places
    assert not places & {*FIRES, "iconio", "tarnovo", "armenia", "sebastea", "nicea", "buda", "tana"}
    play(t, "byzantine: reinforce epiro/light")
    assert army(t, "epiro", "barbarians") == {"light_infantry": 1}


@pytest.mark.rule("MU-SUP-3")
def test_mu_sup_3_not_while_a_single_fire_is_free() -> None:
    t = supply(held(FIRES[1:]))
    assert {place.split("/")[0] for place in offered(t, "byzantine", "reinforce")} == {"arelate"}


@pytest.mark.rule("MU-SUP-4")
@pytest.mark.parametrize(
    ("number", "kinds"),
    [
        (0, ["light_infantry"]),
        (1, ["light_infantry"]),
        (2, ["light_infantry", "archer"]),
        (3, ["light_infantry", "archer"]),
        (4, ["light_infantry", "archer", "captain_1"]),
    ],
)
def test_mu_sup_4_archers_from_two_captains_from_four_units_on(number: int, kinds: list[str]) -> None:
    t = supply(f"armies.serbia.barbarians = {{ light_infantry = {number} }}")
    found = [p.split("/")[1] for p in offered(t, "byzantine", "reinforce") if p.startswith("serbia")]
    assert found == kinds


# ---------------------------------------------------------------- moving hordes


@pytest.mark.rule("MU-SUP-5")
def test_mu_sup_5_all_of_them_to_an_adjacent_zone_again_and_again() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 3, archer = 1, captain_1 = 1 }")
    play(t, "byzantine: drive trebisonda")
    assert sorted(offered(t, "byzantine", "to")) == ["armenia", "caucaso", "mar_nero_or", "sebastea"]
    play(t, "byzantine: to armenia", "byzantine: drive armenia", "byzantine: to baghdad")
    play(t, "byzantine: drive baghdad", "byzantine: to mosul")
    assert army(t, "mosul", "barbarians") == {"light_infantry": 3, "archer": 1, "captain_1": 1}
    assert army(t, "trebisonda", "barbarians") == army(t, "baghdad", "barbarians") == {}


@pytest.mark.rule("MU-SUP-5", "MU-CARD-3")
def test_mu_sup_5_not_out_of_a_territory_that_a_bishop_holds() -> None:
    banned = f"bans = [[2, {BOARD.zone_keys.index('trebisonda')}, 2]]"
    t = supply(f"{banned}\narmies.trebisonda.barbarians = {{ light_infantry = 3 }}")
    refusal = refused(t, "byzantine: drive trebisonda")
    assert (refusal.code, refusal.rules) == ("banned", ["MU-CARD-3"])


@pytest.mark.rule("MU-SUP-5")
def test_mu_sup_5_by_the_strait() -> None:
    """Hungary is first: the horde in Constantinople, a rebellion, may cross to Nicaea."""
    t = three(
        """
        phase = "events"
        event_deck = ["event_1", "event_29"]
        order = ["hungary", "byzantine", "golden_horde"]
        armies.costantinopoli.barbarians = { light_infantry = 1 }
        """,
        chance=[[4, 6, 8]],
    )
    play(t, "hungary: keep", "hungary: icon movement", "hungary: icon armies", "hungary: drive costantinopoli")
    assert "nicea" in offered(t, "hungary", "to")
    assert "lidia" not in offered(t, "hungary", "to")
    assert {"marmara", "mar_nero_occ"} <= set(offered(t, "hungary", "to"))


@pytest.mark.rule("MU-SUP-5")
def test_mu_sup_5_hordes_that_meet_become_one() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 1 }\narmies.armenia.barbarians = { archer = 2 }")
    play(t, "byzantine: drive trebisonda", "byzantine: to armenia")
    assert army(t, "armenia", "barbarians") == {"light_infantry": 1, "archer": 2}
    play(t, "byzantine: drive armenia", "byzantine: to caucaso")
    assert army(t, "caucaso", "barbarians") == {"light_infantry": 1, "archer": 2}


@pytest.mark.rule("MU-SUP-6")
def test_mu_sup_6_not_where_a_player_has_army_units() -> None:
    t = supply(
        """
        armies.serbia.barbarians = { light_infantry = 2 }
        armies.serbia.hungary = { light_infantry = 1 }
        armies.mosul.barbarians = { light_infantry = 2 }
        pieces = [{ owner = "hungary", kind = "war_wagon", zone = "mosul" }]
        """
    )
    assert "MU-SUP-6" in refused(t, "byzantine: drive serbia").rules
    play(t, "byzantine: drive mosul")  # a wagon is no army


@pytest.mark.rule("MU-SUP-7")
def test_mu_sup_7_not_out_of_the_first_players_own_kingdom() -> None:
    t = supply("armies.frigia.barbarians = { light_infantry = 1 }\narmies.buda.barbarians = { light_infantry = 1 }")
    assert "MU-SUP-7" in refused(t, "byzantine: drive frigia").rules
    play(t, "byzantine: drive buda", "byzantine: to presburgo")  # that of another player is open to him
    assert army(t, "presburgo", "barbarians") == {"light_infantry": 1}


@pytest.mark.rule("MU-SUP-7")
def test_mu_sup_7_nor_out_of_other_land_he_controls() -> None:
    t = three(
        'phase = "events"\nevent_deck = ["event_1", "event_29"]\narmies.armenia.barbarians = { light_infantry = 1 }',
        chance=[[4, 6, 8]],
    )
    state(t).holder = changed(state(t).holder, state(t).board.zone_keys.index("armenia"), 0)
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    assert "MU-SUP-7" in refused(t, "byzantine: drive armenia").rules


# ---------------------------------------------------------------- at sea


@pytest.mark.rule("MU-SUP-8")
def test_mu_sup_8_a_galley_for_any_number_until_they_land() -> None:
    t = supply("armies.trebisonda.barbarians = { light_infantry = 12 }")
    play(t, "byzantine: drive trebisonda", "byzantine: to mar_nero_or")
    galley = pieces(t, "barbarians")
    assert [(piece["kind"], piece["level"], piece["zone"]) for piece in galley] == [("galley", 1, "mar_nero_or")]
    assert army(t, "mar_nero_or", "barbarians") == {"light_infantry": 12}
    play(t, "byzantine: drive mar_nero_or", "byzantine: to mar_nero_occ")
    assert [piece["zone"] for piece in pieces(t, "barbarians")] == ["mar_nero_occ"]
    play(t, "byzantine: drive mar_nero_occ", "byzantine: to cumania")
    assert pieces(t, "barbarians") == []
    assert army(t, "cumania", "barbarians") == {"light_infantry": 12}


AFLOAT = """
armies.mar_nero_or.barbarians = { light_infantry = 1 }
armies.marmara.barbarians = { light_infantry = 1 }
armies.egeo.barbarians = { light_infantry = 1 }
armies.adriatico.barbarians = { light_infantry = 1 }
armies.cumania.barbarians = { light_infantry = 1 }
armies.circassia.barbarians = { light_infantry = 1 }
pieces = [
  { owner = "barbarians", kind = "galley", zone = "mar_nero_or" },
  { owner = "barbarians", kind = "galley", zone = "marmara" },
  { owner = "barbarians", kind = "galley", zone = "egeo" },
  { owner = "barbarians", kind = "galley", zone = "adriatico" },
]
"""


@pytest.mark.rule("MU-SUP-8")
def test_mu_sup_8_no_more_than_four_galleys() -> None:
    t = supply(AFLOAT)
    play(t, "byzantine: drive cumania")
    assert "mar_nero_occ" not in offered(t, "byzantine", "to")
    play(t, "byzantine: back", "byzantine: drive circassia")
    assert "mar_nero_or" in offered(t, "byzantine", "to")  # aboard the galley that is there
    play(t, "byzantine: back", "byzantine: drive marmara", "byzantine: to mar_nero_occ")
    assert len(pieces(t, "barbarians")) == 4
    play(t, "byzantine: drive cumania", "byzantine: to mar_nero_occ")  # now there is one there, too
    assert army(t, "mar_nero_occ", "barbarians") == {"light_infantry": 2}
    assert len(pieces(t, "barbarians")) == 4


# ---------------------------------------------------------------- what they do on arrival


@pytest.mark.rule("MU-SUP-9", "MU-BAR-7")
def test_mu_sup_9_a_battle_at_once_with_the_barbarians_attacking() -> None:
    """8 against 3: the light infantry falls. Six barbarians suffer 4 by their own dice, two take the land."""
    t = supply(
        """
        armies.sebastea.barbarians = { light_infantry = 6 }
        armies.frigia.byzantine = { light_infantry = 1 }
        land.frigia = { military = 1 }
        """,
        [[1, 2, 3]],
    )
    play(t, "byzantine: drive sebastea", "byzantine: to frigia", "byzantine: protect engines")
    play(t, "byzantine: keep")
    assert events(t, "battle.declared")[0].args[:2] == [3, 0]
    assert army(t, "frigia", "barbarians") == {"light_infantry": 2}
    assert army(t, "frigia", "byzantine") == {}
    assert land(t, "frigia") == {"holder": "nobody"}
    assert seat(t, "byzantine")["honour"] == 9
    assert asked(t) == "BarbarianSupply"  # two points are left


@pytest.mark.rule("MU-SUP-9", "MU-BAR-7")
def test_mu_sup_9_land_without_an_army_is_taken_at_once() -> None:
    t = supply(
        """
        armies.sebastea.barbarians = { light_infantry = 1 }
        land.frigia = { military = 2 }
        pieces = [{ owner = "hungary", kind = "caravan", zone = "frigia" }]
        """
    )
    play(t, "byzantine: drive sebastea", "byzantine: to frigia")
    assert land(t, "frigia") == {"holder": "nobody"}
    assert pieces(t, "hungary") == []
    assert happened(t, "battle.declared") == []
    assert asked(t) == "BarbarianSupply"
    assert seat(t, "byzantine")["territories"] == 6


@pytest.mark.rule("MU-SUP-9", "MU-BAR-7")
def test_mu_sup_9_ships_without_an_army_are_taken_at_sea() -> None:
    t = supply(
        """
        armies.trebisonda.barbarians = { light_infantry = 1 }
        pieces = [
          { owner = "hungary", kind = "merchant_ship", zone = "mar_nero_or", cargo = { wine = 2 } },
          { owner = "golden_horde", kind = "galley", zone = "mar_nero_or" },
          { owner = "golden_horde", kind = "galley", zone = "mar_nero_occ" },
        ]
        """
    )
    play(t, "byzantine: drive trebisonda", "byzantine: to mar_nero_or")
    assert pieces(t, "hungary") == []
    assert [piece["zone"] for piece in pieces(t, "golden_horde")] == ["mar_nero_occ"]


@pytest.mark.rule("MU-SUP-9", "MU-BAR-7")
def test_mu_sup_9_traders_in_nobodys_land_are_plundered() -> None:
    """Where the barbarians are the only army they take everything, whoever controls the land."""
    t = supply(
        """
        armies.trebisonda.barbarians = { light_infantry = 1 }
        land.sebastea = { military = 1 }
        pieces = [{ owner = "hungary", kind = "caravan", zone = "sebastea", cargo = { salt = 2 } }]
        """
    )
    play(t, "byzantine: drive trebisonda", "byzantine: to sebastea")
    assert pieces(t, "hungary") == []
    assert land(t, "sebastea") == {}
    assert described(t)["waiting"] == ["byzantine"]
