"""Phase 2, steps 1 and 2: the barbarian dice and the Event card."""

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
    waiting,
)

from quadriga.engine.table import Table


def drawn(rest: str, dice: list[list[int]] | None = None, card: str = "event_15") -> Table:
    """The first player has kept his barbarian dice (4, 6, 8) and looks at an Event card.

    The next card is event_29: 50 florins are tolerated, so that there are no rebellions.
    Struck by event_15 (armies, buildings, merchandise): eastern and western Anatolia.
    """
    t = three(f'phase = "events"\nevent_deck = ["{card}", "event_29"]\n{rest}', chance=[[4, 6, 8], *(dice or [])])
    play(t, "byzantine: keep")
    return t


# ---------------------------------------------------------------- the steps


@pytest.mark.rule("MU-EVT-1", "MU-EVT-5")
def test_mu_evt_1_four_steps_in_their_order() -> None:
    t = three('phase = "events"\nevent_deck = ["event_15", "event_29"]', chance=[[4, 6, 8]])
    assert (asked(t), waiting(t)) == ("BarbarianDice", ["byzantine"])
    play(t, "byzantine: keep")
    assert asked(t) == "EventDraw"
    play(t, "byzantine: icon armies", "byzantine: icon buildings")
    assert asked(t) == "BarbarianSupply"
    play(t, "byzantine: done")
    assert asked(t) == "TaxPhase"
    order = happened(t, "horde.fixed", "event.drawn", "tax.tolerated", "phase.started")
    assert order == ["horde.fixed", "event.drawn", "tax.tolerated", "phase.started"]


@pytest.mark.rule("MU-EVT-1")
def test_mu_evt_1_whoever_is_first_in_the_turn_order_performs_them() -> None:
    t = three('phase = "events"\norder = ["hungary", "byzantine", "golden_horde"]', chance=[[4, 6, 8]])
    assert waiting(t) == ["hungary"]
    play(t, "hungary: keep")
    assert (asked(t), waiting(t)) == ("EventDraw", ["hungary"])


@pytest.mark.rule("MU-EVT-1", "MU-EVT-5", "MU-SUP-1", "MU-REB-1")
def test_mu_evt_1_on_the_first_turn_only_the_dice() -> None:
    t = three('phase = "events"\nturn = 1\nseat.byzantine = { tax = 50 }', chance=[[1, 1, 1]])
    deck = described(t)["event_deck"]
    play(t, "byzantine: keep")
    assert asked(t) == "TaxPhase"
    assert described(t)["event_deck"] == deck
    assert happened(t, "event.drawn", "tax.tolerated", "rebellions.begin") == []


@pytest.mark.rule("MU-EVT-5")
def test_mu_evt_5_the_top_card_is_drawn() -> None:
    t = three('phase = "events"\nevent_deck = ["event_9", "event_4"]', chance=[[4, 6, 8]])
    play(t, "byzantine: keep")
    assert described(t)["event"] == "event_9"
    assert described(t)["event_deck"][0] == "event_4"
    assert len(described(t)["event_deck"]) == 29


@pytest.mark.rule("MU-EVT-5")
def test_mu_evt_5_an_empty_deck_is_made_of_the_discards_again() -> None:
    t = three('phase = "events"\nevent_deck = ["event_15"]', chance=[[4, 6, 8], list(range(30))])
    g = state(t)
    g.event_discard, g.event_deck = g.event_deck[:-1], g.event_deck[-1:]
    play(t, "byzantine: keep", "byzantine: icon armies", "byzantine: icon buildings")
    assert len(described(t)["event_deck"]) == 30  # the card just applied is among them
    assert described(t)["tolerated"] in (10, 20, 30, 40, 50)


# ---------------------------------------------------------------- the horde of the turn


@pytest.mark.rule("MU-EVT-2")
@pytest.mark.parametrize(
    ("dice", "horde"),
    [
        ([4, 6, 8], [1, 0, 0]),
        ([3, 6, 8], [2, 0, 0]),
        ([4, 3, 8], [1, 1, 0]),
        ([4, 4, 8], [1, 0, 0]),
        ([4, 6, 3], [1, 0, 1]),
        ([4, 6, 4], [1, 0, 0]),
        ([1, 1, 1], [2, 1, 1]),
    ],
)
def test_mu_evt_2_light_infantry_archers_captains(dice: list[int], horde: list[int]) -> None:
    t = three('phase = "events"', chance=[dice])
    play(t, "byzantine: keep")
    assert (described(t)["dice"], described(t)["horde"]) == (dice, horde)


@pytest.mark.rule("MU-EVT-3")
@pytest.mark.parametrize(
    ("chosen", "second", "dice"),
    [
        ("d4", [2], [2, 5, 1]),
        ("d6", [1], [3, 1, 1]),
        ("d4+d8", [4, 7], [4, 5, 7]),
        ("d6+d8", [2, 8], [3, 2, 8]),
        ("all", [1, 2, 3], [1, 2, 3]),
    ],
)
def test_mu_evt_3_any_of_the_dice_once(chosen: str, second: list[int], dice: list[int]) -> None:
    t = three('phase = "events"', chance=[[3, 5, 1], second])
    play(t, f"byzantine: reroll {chosen}")
    assert described(t)["dice"] == dice
    assert asked(t) == "EventDraw"  # and no third time
    assert refused(t, "byzantine: reroll d4").code


@pytest.mark.rule("MU-EVT-3")
def test_mu_evt_3_only_the_first_player_and_only_if_he_likes() -> None:
    t = three('phase = "events"', chance=[[3, 5, 1]])
    assert refused(t, "hungary: reroll d4").code == "not_your_decision"
    assert len(offered(t, "byzantine", "reroll")) == 7
    play(t, "byzantine: keep")
    assert described(t)["dice"] == [3, 5, 1]


@pytest.mark.rule("MU-EVT-4")
def test_mu_evt_4_every_horde_of_the_turn_is_of_the_same_kind() -> None:
    """A rebellion in phase 2 and the resistance of phase 5 show the same two light infantry, archer and captain."""
    t = three(
        """
        phase = "events"
        event_deck = ["event_4", "event_1"]
        seat.byzantine = { tax = 40, cards = [] }
        armies.costantinopoli.byzantine = { light_infantry = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "costantinopoli" }]
        """,
        chance=[[3, 1, 2]],
    )
    play(t, "byzantine: keep", "byzantine: icon movement", "byzantine: icon buildings", "byzantine: done")
    play(t, "byzantine: rebel lidia")  # 40 florins, 30 tolerated
    assert army(t, "lidia", "barbarians") == {"light_infantry": 2, "archer": 1, "captain_1": 1}
    idle_until(t, "CombatAction")
    play(t, "byzantine: move costantinopoli", "byzantine: take-piece war_wagon", "byzantine: take-unit light")
    play(t, "byzantine: to tarnovo")
    placed = events(t, "horde.placed")
    assert len(placed) == 2
    assert placed[1].args[1] == 4
    assert described(t)["dice"] == [3, 1, 2]


# ---------------------------------------------------------------- two of three icons


@pytest.mark.rule("MU-EVT-6")
def test_mu_evt_6_exactly_two_of_the_three_icons_of_the_card() -> None:
    t = drawn("")
    assert offered(t, "byzantine", "icon") == ["armies", "buildings", "merchandise"]
    assert refused(t, "byzantine: icon movement").rules == ["MU-EVT-6"]
    assert refused(t, "byzantine: done").code  # none at all is not possible
    play(t, "byzantine: icon merchandise")
    assert offered(t, "byzantine", "icon") == ["armies", "buildings"]
    assert refused(t, "byzantine: icon merchandise").rules == ["MU-EVT-6"]  # nor the same twice
    play(t, "byzantine: icon armies")
    assert asked(t) == "BarbarianSupply"
    assert [event.args[2] for event in events(t, "event.icon")] == [3, 1]


@pytest.mark.rule("MU-EVT-6")
def test_mu_evt_6_one_after_the_other_in_the_order_he_likes() -> None:
    """The first icon is over before the second is chosen."""
    t = drawn("armies.nicea.byzantine = { light_infantry = 3 }\nland.nicea = { civilian = 1 }", [[1], [1]])
    play(t, "byzantine: icon buildings")
    assert land(t, "nicea")["damage"] == [1, 0, 0]
    assert army(t, "nicea", "byzantine") == {"light_infantry": 3}
    play(t, "byzantine: icon armies")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 2}


@pytest.mark.rule("MU-EVT-7", "MU-EVT-12")
def test_mu_evt_7_both_regions_and_the_seas_beside_them() -> None:
    """Anatolia, east and west, and for instance the Aegean; not Thrace and not the Ionian Sea."""
    t = drawn(
        """
        armies.sebastea.byzantine = { light_infantry = 1 }
        armies.nicea.hungary = { light_infantry = 1 }
        armies.costantinopoli.byzantine = { light_infantry = 5 }
        pieces = [
          { owner = "golden_horde", kind = "galley", zone = "egeo", units = { cavalry = 1 } },
          { owner = "golden_horde", kind = "galley", zone = "mar_ionio", units = { cavalry = 1 } },
        ]
        """,
        [[4], [4], [4]],
    )
    play(t, "byzantine: icon armies")
    assert [event.args[:3] for event in events(t, "event.rolled")] == [[0, 1, 4], [1, 1, 4], [2, 1, 4]]
    assert army(t, "sebastea", "byzantine") == {}
    assert army(t, "nicea", "hungary") == {}
    assert army(t, "egeo", "golden_horde") == {}
    assert army(t, "mar_ionio", "golden_horde") == {"cavalry": 1}
    assert army(t, "costantinopoli", "byzantine") == {"light_infantry": 5}


@pytest.mark.rule("MU-EVT-12")
def test_mu_evt_12_in_turn_order_and_only_those_who_have_something_there() -> None:
    t = three(
        """
        phase = "events"
        order = ["hungary", "golden_horde", "byzantine"]
        event_deck = ["event_15", "event_29"]
        land.nicea = { civilian = 3 }
        land.iconio = { token = "golden_horde", military = 1 }
        land.buda = { civilian = 3 }
        """,
        chance=[[4, 6, 8], [6], [6]],
    )
    play(t, "hungary: keep", "hungary: icon buildings")
    assert [event.args[0] for event in events(t, "event.rolled")] == [2, 0]  # Hungary has nothing in Anatolia
    play(t, "hungary: icon merchandise")
    assert len(events(t, "event.rolled")) == 2  # nobody has a cube there


# ---------------------------------------------------------------- movement

CARAVANS = """
pieces = [
  { owner = "hungary", kind = "caravan", zone = "nicea" },
  { owner = "hungary", kind = "war_wagon", level = 2, zone = "lidia" },
  { owner = "hungary", kind = "galley", zone = "egeo" },
  { owner = "hungary", kind = "siege_engine", zone = "frigia" },
  { owner = "hungary", kind = "caravan", zone = "buda" },
]
"""


@pytest.mark.rule("MU-EVT-8")
def test_mu_evt_8_the_player_chooses_as_many_transports_as_the_die_shows() -> None:
    t = drawn(CARAVANS, [[2]], "event_12")  # western Anatolia and Thrace: movement, buildings, merchandise
    play(t, "byzantine: icon movement")
    assert waiting(t) == ["hungary"]
    assert len(offered(t, "hungary", "stop_piece")) == 3  # no siege engine, and not the one in Buda
    play(t, "hungary: stop-piece war_wagon", "hungary: stop-piece galley")
    assert [piece["mp"] for piece in pieces(t, "hungary")] == [6, 0, 0, 4, 6]


@pytest.mark.rule("MU-EVT-8")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_mu_evt_8_from_three_on_nothing_happens(die: int) -> None:
    t = drawn(CARAVANS, [[die]], "event_12")
    play(t, "byzantine: icon movement")
    assert [piece["mp"] for piece in pieces(t, "hungary")] == [6, 7, 6, 4, 6]
    assert waiting(t) == ["byzantine"]


@pytest.mark.rule("MU-EVT-8")
def test_mu_evt_8_all_if_there_are_fewer_and_until_the_end_of_the_turn() -> None:
    t = drawn('pieces = [{ owner = "hungary", kind = "caravan", zone = "nicea" }]', [[2]], "event_12")
    play(t, "byzantine: icon movement")
    assert pieces(t, "hungary")[0]["mp"] == 0
    play(t, "byzantine: icon buildings", "byzantine: done")
    idle_until(t, "Trading")
    assert pieces(t, "hungary")[0]["mp"] == 0
    idle_until(t, "TurnOrder")
    assert pieces(t, "hungary")[0]["mp"] == 6


# ---------------------------------------------------------------- armies


@pytest.mark.rule("MU-EVT-9")
def test_mu_evt_9_damage_as_in_battle_distributed_by_the_owner() -> None:
    """Four points: the cavalry down to light infantry, one heavy infantry down to light, one archer gone."""
    t = drawn(
        """
        armies.nicea.byzantine = { cavalry = 1, archer = 2 }
        armies.lidia.byzantine = { heavy_infantry = 2 }
        """,
        [[4]],
    )
    play(t, "byzantine: icon armies")
    play(t, "byzantine: suffer nicea/cavalry", "byzantine: suffer nicea/heavy_infantry")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "archer": 2}
    play(t, "byzantine: suffer lidia/heavy_infantry", "byzantine: suffer nicea/archer")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 1, "heavy_infantry": 1}
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1, "archer": 1}
    assert asked(t) == "EventDraw"


@pytest.mark.rule("MU-EVT-9")
@pytest.mark.parametrize("die", [5, 6])
def test_mu_evt_9_from_five_on_nothing_happens(die: int) -> None:
    t = drawn("armies.nicea.byzantine = { light_infantry = 1 }", [[die]])
    play(t, "byzantine: icon armies")
    assert army(t, "nicea", "byzantine") == {"light_infantry": 1}


@pytest.mark.rule("MU-EVT-9")
def test_mu_evt_9_damage_beyond_the_last_unit_is_lost() -> None:
    t = drawn("armies.nicea.byzantine = { heavy_infantry = 1 }\narmies.buda.hungary = { light_infantry = 1 }", [[4]])
    play(t, "byzantine: icon armies")
    assert army(t, "nicea", "byzantine") == {}
    assert army(t, "buda", "hungary") == {"light_infantry": 1}
    assert asked(t) == "EventDraw"
    assert land(t, "nicea")["holder"] == "byzantine"  # home: needs no garrison


# ---------------------------------------------------------------- buildings


@pytest.mark.rule("MU-EVT-10", "MU-DES-1")
def test_mu_evt_10_damage_points_among_the_own_buildings() -> None:
    """A village (2) falls with two points, the tower (3) keeps a token."""
    t = drawn("land.nicea = { civilian = 1 }\nland.lidia = { military = 1 }", [[3]])
    play(t, "byzantine: icon buildings")
    assert offered(t, "byzantine", "harm") == ["nicea/civilian", "lidia/military"]
    play(t, "byzantine: harm nicea/civilian x2")
    assert "civilian" not in land(t, "nicea")
    play(t, "byzantine: harm lidia/military")
    assert land(t, "lidia")["damage"] == [0, 1, 0]
    assert seat(t, "byzantine")["florins"] == 1600


@pytest.mark.rule("MU-EVT-10")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_mu_evt_10_from_four_on_nothing_happens(die: int) -> None:
    t = drawn("land.nicea = { civilian = 1 }", [[die]])
    play(t, "byzantine: icon buildings")
    assert "damage" not in land(t, "nicea")


# ---------------------------------------------------------------- merchandise

CARGO = """
pieces = [
  { owner = "hungary", kind = "caravan", level = 2, zone = "nicea", cargo = { salt = 2, wine = 1 } },
  { owner = "hungary", kind = "merchant_ship", zone = "egeo", cargo = { furs = 1 } },
]
"""


@pytest.mark.rule("MU-EVT-11")
def test_mu_evt_11_cubes_of_one_transport_of_the_players_choice() -> None:
    t = drawn(CARGO, [[2]])
    play(t, "byzantine: icon merchandise")
    assert waiting(t) == ["hungary"]
    play(t, "hungary: lose-cube caravan_2@nicea#10/wine")
    assert pieces(t, "hungary")[0]["cargo"] == {"salt": 1}  # the second one from the same transport
    assert pieces(t, "hungary")[1]["cargo"] == {"furs": 1}


@pytest.mark.rule("MU-EVT-11")
def test_mu_evt_11_all_its_cubes_if_it_carries_fewer() -> None:
    t = drawn(CARGO, [[2]])
    play(t, "byzantine: icon merchandise", "hungary: lose-cube merchant_ship_1@egeo#11/furs")
    assert pieces(t, "hungary")[0]["cargo"] == {"salt": 2, "wine": 1}
    assert "cargo" not in pieces(t, "hungary")[1]
    assert asked(t) == "EventDraw"


@pytest.mark.rule("MU-EVT-11")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_mu_evt_11_from_three_on_nothing_happens(die: int) -> None:
    t = drawn(CARGO, [[die]])
    play(t, "byzantine: icon merchandise")
    assert pieces(t, "hungary")[0]["cargo"] == {"salt": 2, "wine": 1}
