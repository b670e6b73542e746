"""Barbarians: resistance, their way of fighting, what they take, how many there are."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    described,
    events,
    happened,
    idle_until,
    land,
    offered,
    pieces,
    play,
    refused,
    seat,
    state,
    three,
)

from quadriga.engine.table import Table
from quadriga.games.medioevo.unit_changes import place_horde

WAGON = '{ owner = "byzantine", kind = "war_wagon", level = 3, zone = "costantinopoli" }'


def attack(units: str, horde: str, dice: str, chance: list[list[int]], rest: str = "") -> Table:
    """The Byzantine army of Constantinople enters Bulgaria and fights."""
    there = f"armies.tarnovo.barbarians = {{ {horde} }}" if horde else ""
    t = three(
        f"""
        dice = [{dice}]
        armies.costantinopoli.byzantine = {{ {units} }}
        {there}
        pieces = [{WAGON}]
        {rest}
        """,
        chance=chance,
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon")
    for kind, number in army(t, "costantinopoli", "byzantine").items():
        play(t, f"byzantine: take-unit {kind} x{number}")
    play(t, "byzantine: to tarnovo; fight")
    return t


@pytest.mark.rule("MU-BAR-1")
def test_mu_bar_1_outside_the_events_phase_they_stay_where_they_are() -> None:
    t = three(
        """
        phase = "tax"
        armies.serbia.barbarians = { light_infantry = 4 }
        armies.trebisonda.barbarians = { archer = 2 }
        armies.frigia.barbarians = { captain_1 = 1 }
        """
    )
    play(t, "byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10")
    idle_until(t, "BarbarianDice")
    assert described(t)["turn"] == 3
    assert described(t)["armies"] == {
        "serbia": {"barbarians": {"light_infantry": 4}},
        "trebisonda": {"barbarians": {"archer": 2}},
        "frigia": {"barbarians": {"captain_1": 1}},
    }
    assert happened(t, "horde.moved", "horde.placed", "battle.declared") == []


@pytest.mark.rule("MU-BAR-2", "MU-EVT-4")
def test_mu_bar_2_an_army_in_unguarded_barbarian_land_meets_a_new_horde() -> None:
    """Dice 1, 2, 8: two light infantry and an archer, who shoots with 8 and misses."""
    t = attack("cavalry = 3", "", "1, 2, 8", [[8], [1, 5, 5]])
    placed = events(t, "horde.placed")
    assert [event.args[:2] for event in placed] == [[56, 3]]
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 2, "archer": 1}
    play(t, "byzantine: keep")  # 25 against 8: all three
    assert army(t, "tarnovo", "barbarians") == {}
    assert land(t, "tarnovo")["holder"] == "byzantine"


@pytest.mark.rule("MU-BAR-2")
def test_mu_bar_2_no_second_horde_where_one_stands() -> None:
    t = attack("cavalry = 3", "light_infantry = 1", "1, 2, 8", [[1, 5, 5]])
    assert happened(t, "horde.placed") == []
    assert army(t, "tarnovo", "barbarians") == {"light_infantry": 1}


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_the_dice_of_the_war_circle_are_their_roll() -> None:
    """2, 4, 7 against 1, 4, 8: one point and two by cavalry kill both; they take one point with them beforehand."""
    t = attack("cavalry = 1, light_infantry = 1", "light_infantry = 2", "2, 4, 7", [[1, 4, 8]])
    play(t, "byzantine: keep")
    assert [event.args[:3] for event in events(t, "battle.values")] == [[56, 8, 7]]
    assert army(t, "tarnovo", "barbarians") == {}
    play(t, "byzantine: lose light_infantry")
    assert army(t, "tarnovo", "byzantine") == {"cavalry": 1}


@pytest.mark.rule("MU-BAR-3")
def test_mu_bar_3_equal_dice_are_critical_for_them_too_and_the_lowest_costs_them_units() -> None:
    """5, 5 and 2: 25 against 8. Nobody rolls for them; of six they lose two by the casualty value."""
    t = attack("cavalry = 2, heavy_infantry = 2", "archer = 6", "2, 5, 5", [[8] * 6, [1, 4, 8]])
    play(t, "byzantine: keep")
    assert [event.args[:3] for event in events(t, "battle.values")] == [[56, 8, 25]]
    assert [event.args[0] for event in events(t, "battle.rolled")] == [0]
    assert [event.args[:2] for event in events(t, "battle.score")] == [[3, 6]]  # no more than they are


@pytest.mark.rule("MU-BAR-4")
def test_mu_bar_4_archers_and_captains_shoot_when_they_can() -> None:
    """Two archers and a captain: three dice, one hits; then the archers are gone, and the captain shoots alone."""
    t = attack("cavalry = 5", "archer = 2, captain_1 = 1", "4, 6, 8", [[1, 4, 8], [1, 2, 3]])
    assert army(t, "tarnovo", "byzantine") == {"cavalry": 4, "heavy_infantry": 1}
    assert [event.args[:2] for event in events(t, "archers.hit")] == [[3, 1]]


@pytest.mark.rule("MU-BAR-4")
def test_mu_bar_4_against_archers_they_do_not_and_the_captain_does_nothing() -> None:
    t = attack("cavalry = 2, archer = 1", "archer = 2, captain_1 = 1", "4, 6, 8", [[1, 2, 3]])
    assert asked(t) == "MeleeRoll"  # no arrow was shot
    assert army(t, "tarnovo", "byzantine") == {"cavalry": 2, "archer": 1}
    assert happened(t, "archers.hit", "captain.acts", "captain.cancels") == []


@pytest.mark.rule("MU-BAR-5")
@pytest.mark.parametrize(("horde", "units", "given"), [(2, 3, 1), (3, 4, 1), (4, 5, 2), (6, 7, 2), (1, 3, 0)])
def test_mu_bar_5_light_infantry_is_sacrificed_by_the_weaker(horde: int, units: int, given: int) -> None:
    """Each adds 4 to the 8 of their dice."""
    t = attack(f"cavalry = {units}", f"light_infantry = {horde}", "4, 6, 8", [[1, 2, 3]])
    play(t, "byzantine: keep")
    assert [event.args[2] for event in events(t, "unit.sacrificed")] == ([given] if given else [])
    assert [event.args[2] for event in events(t, "battle.values")] == [8 + 4 * given]


@pytest.mark.rule("MU-BAR-5")
@pytest.mark.parametrize(
    ("horde", "units"), [(4, "cavalry = 4"), (4, "cavalry = 3"), (2, "cavalry = 4, light_infantry = 1")]
)
def test_mu_bar_5_not_by_as_many_and_not_against_light_infantry(horde: int, units: str) -> None:
    t = attack(units, f"light_infantry = {horde}", "4, 6, 8", [[1, 2, 3]])
    play(t, "byzantine: keep")
    assert happened(t, "unit.sacrificed") == []
    assert [event.args[2] for event in events(t, "battle.values")] == [8]


@pytest.mark.rule("MU-BAR-6")
def test_mu_bar_6_attackers_go_on_until_one_side_is_destroyed() -> None:
    """In every round 8 against 8 - 1: two casualties on both sides, and a point of damage to the defender."""
    t = three(
        """
        phase = "events"
        order = ["hungary", "byzantine", "golden_horde"]
        event_deck = ["event_1", "event_29"]
        armies.sebastea.barbarians = { light_infantry = 5 }
        armies.frigia.byzantine = { light_infantry = 10 }
        """,
        chance=[[2, 4, 8], [2, 4, 8], [2, 4, 8], [2, 4, 8], [2, 4, 8]],
    )
    play(t, "hungary: keep", "hungary: icon movement", "hungary: icon armies", "hungary: drive sebastea; to frigia")
    for _ in range(3):
        assert refused(t, "byzantine: flee").code
        assert refused(t, "byzantine: capture").code
        assert refused(t, "byzantine: yield").code
        play(t, "byzantine: keep", "byzantine: lose light_infantry x2")
    assert army(t, "frigia", "barbarians") == {}
    assert army(t, "frigia", "byzantine") == {"light_infantry": 1}
    assert len(events(t, "battle.round")) == 3


@pytest.mark.rule("MU-BAR-6")
def test_mu_bar_6_nobody_captures_them_or_makes_them_surrender() -> None:
    t = three(
        f"""
        armies.tarnovo.barbarians = {{ archer = 1 }}
        armies.costantinopoli.byzantine = {{ cavalry = 3 }}
        pieces = [{WAGON}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece war_wagon; take-unit cavalry x3; to tarnovo")
    assert refused(t, "byzantine: capture").rules == ["MU-BAR-6"]
    assert refused(t, "byzantine: yield").rules == ["MU-BAR-6"]
    assert offered(t, "byzantine", "demand") == []


@pytest.mark.rule("MU-BAR-7", "MU-DES-2")
def test_mu_bar_7_all_but_the_land_is_removed_nobody_is_paid() -> None:
    """A horde that beats the army of a realm outside the homeland: token, buildings, cubes, engines, transports go."""
    t = three(
        """
        phase = "events"
        event_deck = ["event_1", "event_29"]
        armies.mosul.barbarians = { light_infantry = 6 }
        armies.sebastea.byzantine = { light_infantry = 1 }
        land.sebastea = { token = "byzantine", military = 1, religious = 3, market = ["furs"] }
        pieces = [
          { owner = "byzantine", kind = "war_wagon", zone = "sebastea" },
          { owner = "byzantine", kind = "siege_engine", zone = "sebastea" },
          { owner = "hungary", kind = "caravan", zone = "sebastea", cargo = { salt = 2 } },
          { owner = "hungary", kind = "caravan", zone = "frigia", cargo = { salt = 2 } },
        ]
        """,
        chance=[[4, 6, 8], [1, 2, 3]],
    )
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    play(t, "byzantine: drive mosul; to sebastea")
    play(t, "byzantine: protect archers", "byzantine: ready", "byzantine: keep")
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 2}
    assert land(t, "sebastea") == {}
    assert pieces(t, "byzantine") == []
    assert [piece["zone"] for piece in pieces(t, "hungary")] == ["frigia"]
    assert (seat(t, "byzantine")["florins"], seat(t, "hungary")["florins"]) == (1600, 1600)


SHARED = """
armies.nicea = { barbarians = { archer = 1 }, byzantine = { cavalry = 1 } }
land.nicea = { civilian = 2, military = 1, market = ["salt"] }
pieces = [
  { owner = "byzantine", kind = "war_wagon", zone = "nicea" },
  { owner = "byzantine", kind = "caravan", zone = "nicea" },
]
"""


@pytest.mark.rule("MU-BAR-7")
@pytest.mark.parametrize(
    "way", ["move nicea; take-piece war_wagon; take-unit cavalry; to lidia", "disband; dismiss-units nicea/cavalry"]
)
def test_mu_bar_7_at_once_when_the_army_beside_them_is_gone(way: str) -> None:
    """A Bishop kept them from fighting; whoever leaves, leaves the land to them."""
    t = three(SHARED)
    play(t, f"byzantine: {way}")
    assert land(t, "nicea") == {"holder": "nobody"}
    assert [piece["zone"] for piece in pieces(t, "byzantine")] == (["lidia"] if "lidia" in way else [])
    assert army(t, "nicea", "barbarians") == {"archer": 1}


@pytest.mark.rule("MU-BAR-7")
def test_mu_bar_7_or_has_fallen_to_an_event() -> None:
    t = three(f'phase = "events"\nevent_deck = ["event_15", "event_29"]\n{SHARED}', chance=[[4, 6, 8], [3]])
    play(t, "byzantine: keep; icon armies")
    assert army(t, "nicea", "byzantine") == {}
    assert land(t, "nicea") == {"holder": "nobody"}
    assert pieces(t, "byzantine") == []


@pytest.mark.rule("MU-BAR-8")
def test_mu_bar_8_survivors_of_a_battle_stay_as_a_horde() -> None:
    """Three against one: 8 against 3, the cavalry takes three points; they lose 1 of 3."""
    t = attack("cavalry = 1", "archer = 3", "1, 6, 8", [[8, 8, 8], [1, 2, 3]])
    play(t, "byzantine: keep")
    assert army(t, "tarnovo", "byzantine") == {}
    assert army(t, "tarnovo", "barbarians") == {"archer": 2}
    assert pieces(t, "byzantine") == []  # the wagon that came along is plundered


# ---------------------------------------------------------------- how many there are


@pytest.mark.rule("MU-BAR-9")
def test_mu_bar_9_infantry_stands_in_for_what_is_missing() -> None:
    t = three("dice = [1, 1, 1]\narmies.serbia.barbarians = { archer = 20, captain_1 = 7 }")
    g = state(t)
    iconio = g.board.zone_keys.index("iconio")
    assert place_horde(g, iconio) == 4
    assert army(t, "iconio", "barbarians") == {"light_infantry": 4}


@pytest.mark.rule("MU-BAR-9")
def test_mu_bar_9_forty_infantry_and_no_more() -> None:
    t = three("dice = [1, 1, 1]\narmies.serbia.barbarians = { light_infantry = 39 }")
    g = state(t)
    assert place_horde(g, g.board.zone_keys.index("iconio")) == 3  # one infantry short
    assert army(t, "iconio", "barbarians") == {"light_infantry": 1, "archer": 1, "captain_1": 1}
    full = three("dice = [4, 6, 8]\narmies.serbia.barbarians = { light_infantry = 40, archer = 20, captain_1 = 7 }")
    assert place_horde(state(full), state(full).board.zone_keys.index("iconio")) == 0


@pytest.mark.rule("MU-BAR-9")
def test_mu_bar_9_nothing_can_be_added_from_an_empty_reserve() -> None:
    t = three(
        """
        phase = "events"
        event_deck = ["event_1", "event_29"]
        armies.serbia.barbarians = { light_infantry = 40 }
        """,
        chance=[[4, 6, 8]],
    )
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon armies")
    assert offered(t, "byzantine", "reinforce") == ["serbia/archer", "serbia/captain_1"]
