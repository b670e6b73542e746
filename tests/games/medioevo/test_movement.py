"""Movement by land: points, capacity, castles, empty transports."""

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
    three,
    waiting,
)

OTHERS = '{ owner = "hungary", kind = "war_wagon", zone = "buda" }'


def wagon(level: int, zone: str = "nicea", more: str = "") -> str:
    return f'{{ owner = "byzantine", kind = "war_wagon", level = {level}, zone = "{zone}"{more} }}'


def engine(zone: str = "nicea", level: int = 1) -> str:
    return f'{{ owner = "byzantine", kind = "siege_engine", level = {level}, zone = "{zone}" }}'


# ---------------------------------------------------------------- who moves, and at what price


@pytest.mark.rule("MU-MOV-1")
def test_mu_mov_1_army_units_do_not_move_by_themselves() -> None:
    t = three(f"armies.nicea.byzantine = {{ cavalry = 3 }}\npieces = [{wagon(1, 'frigia')}, {OTHERS}]")
    assert offered(t, "byzantine", "move") == ["frigia"]
    refusal = refused(t, "byzantine: move nicea")
    assert (refusal.code, "MU-MOV-1" in refusal.rules) == ("no_transport", True)


@pytest.mark.rule("MU-MOV-1")
def test_mu_mov_1_units_left_without_their_wagon_stay() -> None:
    t = three(f"armies.nicea.byzantine = {{ cavalry = 3 }}\npieces = [{wagon(1)}, {engine()}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; take-unit cavalry x3; to lidia; drop-piece #0")
    refusal = refused(t, "byzantine: to nicea")
    assert (refusal.code, refusal.rules) == ("cannot_carry", ["MU-MOV-1", "MU-MOV-4"])
    play(t, "byzantine: take-piece #0; to nicea; take-piece #1; drop-piece #0")
    assert refused(t, "byzantine: to lidia").code == "cannot_carry"  # a siege engine carries nobody


@pytest.mark.rule("MU-MOV-2")
def test_mu_mov_2_every_step_costs_one_point() -> None:
    t = three(f"pieces = [{wagon(1)}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0")
    for zone, left in (("costantinopoli", 5), ("adrianopoli", 4), ("tessalonica", 3)):
        play(t, f"byzantine: to {zone}")
        assert (pieces(t, "byzantine")[0]["zone"], pieces(t, "byzantine")[0]["mp"]) == (zone, left)


@pytest.mark.rule("MU-MOV-2")
def test_mu_mov_2_only_to_adjacent_territories() -> None:
    t = three(f"pieces = [{wagon(1)}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0")
    assert offered(t, "byzantine", "to") == ["costantinopoli", "lidia", "paflagonia", "frigia"]  # not across the sea
    assert not can(t, "byzantine: to iconio")


@pytest.mark.rule("MU-MOV-3")
def test_mu_mov_3_without_points_nothing_moves() -> None:
    t = three(f"pieces = [{wagon(1, more=', mp = 0')}, {wagon(1, 'frigia', ', mp = 1')}, {OTHERS}]")
    assert offered(t, "byzantine", "move") == ["frigia"]
    play(t, "byzantine: move frigia; take-piece #1; to nicea")
    assert offered(t, "byzantine", "take_piece") == []
    refusal = refused(t, "byzantine: to lidia")
    assert (refusal.code, refusal.rules) == ("no_points", ["MU-MOV-3"])


@pytest.mark.rule("MU-MOV-3")
def test_mu_mov_3_a_free_step_needs_no_points() -> None:
    t = three(f"land.nicea = {{ military = 3 }}\npieces = [{wagon(1, more=', mp = 0')}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; to lidia")
    assert refused(t, "byzantine: to frigia").code == "no_points"
    assert pieces(t, "byzantine")[0]["zone"] == "lidia"


@pytest.mark.rule("MU-MOV-3")
def test_mu_mov_3_all_points_come_back_at_the_end_of_the_turn() -> None:
    t = three(f"pieces = [{wagon(3, more=', mp = 1')}, {engine()}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; take-piece #1; to lidia; halt")
    assert [(piece["mp"], piece["done"]) for piece in pieces(t, "byzantine")] == [(0, True), (0, True)]
    idle_until(t, "TurnOrder")
    assert [(piece["mp"], piece["done"]) for piece in pieces(t, "byzantine")] == [(8, False), (4, False)]


# ---------------------------------------------------------------- capacity


@pytest.mark.rule("MU-MOV-4")
@pytest.mark.parametrize(("level", "room", "points"), [(1, 3, 6), (2, 6, 7), (3, 9, 8)])
def test_mu_mov_4_capacity_and_points_of_a_war_wagon(level: int, room: int, points: int) -> None:
    t = three(f"armies.nicea.byzantine = {{ light_infantry = 12 }}\npieces = [{wagon(level)}, {OTHERS}]")
    assert pieces(t, "byzantine")[0]["mp"] == points
    play(t, "byzantine: move nicea; take-piece #0")
    assert not can(t, f"byzantine: take-unit light_infantry x{room + 1}")
    play(t, f"byzantine: take-unit light_infantry x{room}")
    assert offered(t, "byzantine", "take_unit") == []
    for step in range(points):
        play(t, f"byzantine: to {('lidia', 'nicea')[step % 2]}")
    assert not can(t, "byzantine: to frigia")
    assert army(t, ("nicea", "lidia")[points % 2], "byzantine")["light_infantry"] in (room, 12)


@pytest.mark.rule("MU-MOV-4")
def test_mu_mov_4_capacities_of_several_wagons_add_up() -> None:
    t = three(f"armies.nicea.byzantine = {{ light_infantry = 12 }}\npieces = [{wagon(1)}, {wagon(2)}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; take-piece #1")
    assert not can(t, "byzantine: take-unit light_infantry x10")
    play(t, "byzantine: take-unit light_infantry x9; to lidia; drop-piece #0")
    assert not can(t, "byzantine: to frigia")  # six can go on
    play(t, "byzantine: drop-unit light_infantry x3; to frigia")
    assert army(t, "frigia", "byzantine") == {"light_infantry": 6}


@pytest.mark.rule("MU-MOV-4")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mu_mov_4_any_siege_engine_has_four_points_and_no_room(level: int) -> None:
    t = three(f"armies.nicea.byzantine = {{ light_infantry = 1 }}\npieces = [{engine(level=level)}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0")
    assert offered(t, "byzantine", "take_unit") == []
    play(t, "byzantine: to lidia; to nicea; to lidia; to frigia")
    assert refused(t, "byzantine: to nicea").code == "no_points"


@pytest.mark.rule("MU-MOV-5")
def test_mu_mov_5_a_siege_engine_takes_no_room_in_a_wagon_and_goes_on_its_own_points() -> None:
    t = three(f"armies.nicea.byzantine = {{ light_infantry = 3 }}\npieces = [{wagon(1)}, {engine()}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; take-piece #1; take-unit light_infantry x3")
    play(t, "byzantine: to lidia; to nicea; to lidia; to nicea")
    assert [piece["mp"] for piece in pieces(t, "byzantine")] == [2, 0]
    assert refused(t, "byzantine: to lidia").code == "no_points"
    play(t, "byzantine: drop-piece #1; to lidia; to frigia")
    assert [piece["zone"] for piece in pieces(t, "byzantine")] == ["frigia", "nicea"]
    assert army(t, "frigia", "byzantine") == {"light_infantry": 3}


@pytest.mark.rule("MU-MOV-8")
def test_mu_mov_8_transports_and_engines_move_without_army_units() -> None:
    t = three(
        f"""
        armies.nicea.byzantine = {{ cavalry = 1 }}
        pieces = [
            {wagon(1)}, {engine("frigia")},
            {{ owner = "byzantine", kind = "galley", zone = "costantinopoli" }}, {OTHERS}
        ]
        """
    )
    play(t, "byzantine: move nicea; take-piece #0; to lidia; halt", "hungary: pass")
    play(t, "byzantine: move frigia; take-piece #1; to sebastea; halt", "hungary: pass")
    play(t, "byzantine: move costantinopoli; take-piece #2; to marmara; halt")
    assert [piece["zone"] for piece in pieces(t, "byzantine")] == ["lidia", "sebastea", "marmara"]
    assert army(t, "nicea", "byzantine") == {"cavalry": 1}
    assert happened(t, "horde.placed", "battle.declared") == []


# ---------------------------------------------------------------- castles

CASTLE = """
    land.nicea = { military = 3 }
    armies.nicea.byzantine = { light_infantry = 5, cavalry = 1 }
"""


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_armies_leave_a_castle_without_a_wagon_and_for_nothing() -> None:
    t = three(f"{CASTLE}\npieces = [{OTHERS}]")
    assert offered(t, "byzantine", "move") == ["nicea"]
    play(t, "byzantine: move nicea; take-unit light_infantry x5; take-unit cavalry x1; to lidia")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 5, "cavalry": 1}
    assert refused(t, "byzantine: to frigia").code == "cannot_carry"
    play(t, "byzantine: halt", "hungary: move buda; take-piece #10; to zagabria; halt")
    assert asked(t) != "CombatAction"  # they have moved


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_wagons_and_engines_save_their_points() -> None:
    t = three(f"{CASTLE}\npieces = [{wagon(1)}, {engine()}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0; take-piece #1; take-unit light_infantry x5; to lidia")
    assert [piece["mp"] for piece in pieces(t, "byzantine")] == [6, 4]
    assert refused(t, "byzantine: to frigia").code == "cannot_carry"  # three can go on
    play(t, "byzantine: drop-unit light_infantry x2; to frigia; to nicea")
    assert [piece["mp"] for piece in pieces(t, "byzantine")] == [4, 2]  # entering costs
    play(t, "byzantine: to paflagonia")
    assert [piece["mp"] for piece in pieces(t, "byzantine")] == [4, 2]


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_from_castle_to_castle_and_on() -> None:
    t = three(f"{CASTLE}\nland.lidia = {{ military = 3 }}\npieces = [{OTHERS}]")
    play(t, "byzantine: move nicea; take-unit light_infantry x5; to lidia; to frigia")
    assert army(t, "frigia", "byzantine") == {"light_infantry": 5}
    assert not can(t, "byzantine: to nicea")


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_no_free_step_by_sea_or_from_another_building() -> None:
    t = three(
        f"""
        land.costantinopoli = {{ military = 3 }}
        land.frigia = {{ military = 2, religious = 3 }}
        armies.frigia.byzantine = {{ light_infantry = 1 }}
        pieces = [{{ owner = "byzantine", kind = "galley", zone = "costantinopoli" }}, {OTHERS}]
        """
    )
    assert offered(t, "byzantine", "move") == ["costantinopoli"]  # a fort is no castle
    play(t, "byzantine: move costantinopoli; take-piece #0; to marmara")
    assert pieces(t, "byzantine")[0]["mp"] == 5


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_only_for_who_controls_the_castle() -> None:
    t = three(
        f"""
        pacts = [{{ kind = "passage", by = "hungary", for = "byzantine" }}]
        land.banato = {{ military = 3 }}
        armies.banato.byzantine = {{ light_infantry = 1 }}
        pieces = [{wagon(1, "banato")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move banato; take-piece #0; take-unit light_infantry; to dalmazia")
    assert pieces(t, "byzantine")[0]["mp"] == 5


@pytest.mark.rule("MU-MOV-9")
def test_mu_mov_9_caravans_too() -> None:
    t = three(
        """
        phase = "commerce"
        land.nicea = { military = 3 }
        pieces = [{ owner = "byzantine", kind = "caravan", zone = "nicea" }]
        """
    )
    play(t, "byzantine: lead #0; to lidia")
    assert (pieces(t, "byzantine")[0]["zone"], pieces(t, "byzantine")[0]["mp"]) == ("lidia", 6)
    play(t, "byzantine: to nicea; to frigia")
    assert pieces(t, "byzantine")[0]["mp"] == 5


@pytest.mark.rule("MU-MOV-9", "MU-MOV-11")
def test_mu_mov_9_an_attack_out_of_a_castle() -> None:
    t = three(f"{CASTLE}\narmies.frigia.barbarians = {{ light_infantry = 1 }}\npieces = [{OTHERS}]")
    assert land(t, "frigia")["holder"] == "nobody"
    play(t, "byzantine: move nicea; take-unit cavalry x1; to frigia")
    assert happened(t, "battle.declared", "battle.round") == ["battle.declared", "battle.round"]
    assert (asked(t), waiting(t)) == ("MeleeRoll", ["byzantine"])
