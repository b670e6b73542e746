"""Movement by sea: setting sail, anchoring, boarding and landing, what a galley carries."""

import pytest
from tests.games.medioevo.table import army, can, events, happened, offered, pieces, play, refused, three

OTHERS = '{ owner = "hungary", kind = "war_wagon", zone = "buda" }'


def galley(level: int, zone: str = "costantinopoli", more: str = "") -> str:
    return f'{{ owner = "byzantine", kind = "galley", level = {level}, zone = "{zone}"{more} }}'


def wagon(zone: str = "costantinopoli", level: int = 1) -> str:
    return f'{{ owner = "byzantine", kind = "war_wagon", level = {level}, zone = "{zone}" }}'


def engine(zone: str = "costantinopoli") -> str:
    return f'{{ owner = "byzantine", kind = "siege_engine", zone = "{zone}" }}'


@pytest.mark.rule("MU-MOV-2")
def test_mu_mov_2_setting_sail_and_anchoring_cost_one_point_each() -> None:
    t = three(f"pieces = [{galley(1)}, {OTHERS}]")
    play(t, "byzantine: move costantinopoli; take-piece #0")
    for zone, left in (("marmara", 5), ("egeo", 4), ("lidia", 3), ("mare_di_rodi", 2)):
        play(t, f"byzantine: to {zone}")
        assert (pieces(t, "byzantine")[0]["zone"], pieces(t, "byzantine")[0]["mp"]) == (zone, left)


@pytest.mark.rule("MU-MOV-2", "MU-MOV-1")
def test_mu_mov_2_galleys_do_not_go_overland() -> None:
    t = three(f"armies.nicea.byzantine = {{ archer = 1 }}\npieces = [{galley(1, 'nicea')}, {OTHERS}]")
    play(t, "byzantine: move nicea; take-piece #0")
    assert offered(t, "byzantine", "to") == ["marmara", "mar_nero_occ"]
    play(t, "byzantine: take-unit archer")
    refusal = refused(t, "byzantine: to lidia")
    assert (refusal.code, "MU-MOV-1" in refusal.rules) == ("cannot_carry", True)


@pytest.mark.rule("MU-MOV-1")
def test_mu_mov_1_wagons_and_units_do_not_swim() -> None:
    t = three(f"armies.costantinopoli.byzantine = {{ archer = 1 }}\npieces = [{wagon()}, {OTHERS}]")
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit archer")
    assert offered(t, "byzantine", "to") == ["adrianopoli", "nicea", "tarnovo"]
    assert refused(t, "byzantine: to marmara").code == "cannot_carry"


# ---------------------------------------------------------------- what a galley carries


@pytest.mark.rule("MU-MOV-4")
@pytest.mark.parametrize(("level", "room", "points"), [(1, 3, 6), (2, 6, 7), (3, 9, 8)])
def test_mu_mov_4_capacity_and_points_of_a_galley(level: int, room: int, points: int) -> None:
    t = three(f"armies.costantinopoli.byzantine = {{ light_infantry = 12 }}\npieces = [{galley(level)}, {OTHERS}]")
    assert pieces(t, "byzantine")[0]["mp"] == points
    play(t, "byzantine: move costantinopoli; take-piece #0")
    assert not can(t, f"byzantine: take-unit light_infantry x{room + 1}")
    play(t, f"byzantine: take-unit light_infantry x{room}; to marmara")
    assert army(t, "marmara", "byzantine") == {"light_infantry": room}
    assert pieces(t, "byzantine")[0]["units"] == {"light_infantry": room}


@pytest.mark.rule("MU-MOV-6")
def test_mu_mov_6_units_wagons_and_engines_take_one_space_each() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 5 }}
        pieces = [{galley(2)}, {wagon()}, {engine()}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-piece #2")
    assert not can(t, "byzantine: take-unit light_infantry x5")  # four spaces are left, whatever the wagon supplies
    play(t, "byzantine: take-unit light_infantry x4; to marmara")
    assert army(t, "marmara", "byzantine") == {"light_infantry": 4}
    assert [(piece["zone"], piece.get("aboard")) for piece in pieces(t, "byzantine")] == [
        ("marmara", None),
        ("marmara", 0),
        ("marmara", 0),
    ]


@pytest.mark.rule("MU-MOV-6")
def test_mu_mov_6_a_wagon_aboard_supplies_nobody() -> None:
    t = three(
        f"armies.costantinopoli.byzantine = {{ light_infantry = 3 }}\npieces = [{galley(1)}, {wagon()}, {OTHERS}]"
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry x3")
    assert refused(t, "byzantine: to marmara").code == "cannot_carry"  # four elements, three spaces
    play(t, "byzantine: drop-unit light_infantry x1; to marmara")
    assert pieces(t, "byzantine")[0]["units"] == {"light_infantry": 2}


@pytest.mark.rule("MU-MOV-6")
def test_mu_mov_6_no_galley_of_a_fleet_is_overloaded() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 2 }}
        pieces = [{galley(1)}, {galley(1)}, {wagon()}, {engine()}, {engine()}, {engine()}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry x2")
    play(t, "byzantine: take-piece #2; take-piece #3; take-piece #4; take-piece #5; to marmara")
    fleet = pieces(t, "byzantine")
    for number in (0, 1):
        aboard = [piece for piece in fleet if piece.get("aboard") == number]
        assert len(aboard) + sum(fleet[number]["units"].values()) == 3
    play(t, "byzantine: drop-piece #1; to egeo")  # each of them can go its own way
    assert pieces(t, "byzantine")[0]["zone"] == "egeo"


@pytest.mark.rule("MU-MOV-6")
def test_mu_mov_6_what_is_aboard_spends_no_points_of_its_own() -> None:
    t = three(
        f"armies.costantinopoli.byzantine = {{ light_infantry = 1 }}\npieces = [{galley(2)}, {wagon()}, {OTHERS}]"
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry")
    play(t, "byzantine: to marmara; to egeo; to lidia")
    assert [(piece["mp"], piece.get("aboard")) for piece in pieces(t, "byzantine")] == [(4, None), (6, None)]
    play(t, "byzantine: drop-piece #0; to frigia")  # the wagon goes on by land with its own
    assert [(piece["zone"], piece["mp"]) for piece in pieces(t, "byzantine")] == [("lidia", 4), ("frigia", 5)]
    assert army(t, "frigia", "byzantine") == {"light_infantry": 1}


# ---------------------------------------------------------------- boarding and landing


@pytest.mark.rule("MU-MOV-7")
def test_mu_mov_7_loading_and_unloading_on_the_coast_for_nothing() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 1 }}
        armies.lidia.byzantine = {{ cavalry = 1 }}
        pieces = [{galley(1)}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry; to marmara; to egeo; to lidia")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 1, "cavalry": 1}
    assert pieces(t, "byzantine")[0]["units"] == {}  # everybody is ashore
    play(t, "byzantine: drop-unit light_infantry; take-unit cavalry")
    assert pieces(t, "byzantine")[0]["mp"] == 3
    play(t, "byzantine: to egeo; halt")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 1}
    assert pieces(t, "byzantine")[0]["units"] == {"cavalry": 1}


@pytest.mark.rule("MU-MOV-7")
def test_mu_mov_7_nobody_boards_or_lands_at_sea() -> None:
    t = three(
        f"""
        armies.lidia.byzantine = {{ cavalry = 1 }}
        pieces = [{galley(2, "egeo", ", units = { light_infantry = 2 }")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move egeo; take-piece #0")
    assert offered(t, "byzantine", "take_unit") == offered(t, "byzantine", "drop_unit") == []
    assert not can(t, "byzantine: take-unit cavalry")
    play(t, "byzantine: to mare_di_rodi; to lidia")
    assert offered(t, "byzantine", "drop_unit") == ["light_infantry"]
    assert offered(t, "byzantine", "take_unit") == ["cavalry"]


@pytest.mark.rule("MU-MOV-7")
def test_mu_mov_7_the_galley_must_lie_where_the_units_are() -> None:
    t = three(f"armies.nicea.byzantine = {{ cavalry = 1 }}\npieces = [{galley(1)}, {OTHERS}]")
    assert offered(t, "byzantine", "move") == ["costantinopoli"]
    play(t, "byzantine: move costantinopoli; take-piece #0; to marmara; to nicea; take-unit cavalry; to marmara; halt")
    assert army(t, "marmara", "byzantine") == {"cavalry": 1}


@pytest.mark.rule("MU-MOV-7")
def test_mu_mov_7_cubes_are_loaded_only_on_the_coast() -> None:
    t = three(
        """
        phase = "commerce"
        pieces = [{ owner = "byzantine", kind = "merchant_ship", zone = "marmara", cargo = { wine = 1 } }]
        """
    )
    play(t, "byzantine: lead #0")
    assert refused(t, "byzantine: sell wine x1").code == "not_anchored"
    play(t, "byzantine: to costantinopoli; buy clothes x1")
    assert pieces(t, "byzantine")[0]["cargo"] == {"wine": 1, "clothes": 1}


@pytest.mark.rule("MU-COM-5", "MU-MOV-7")
def test_mu_com_5_a_galley_left_at_sea_keeps_its_load_and_its_points() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 4 }}
        pieces = [{galley(1)}, {galley(1)}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-piece #1; take-unit light_infantry x4; to marmara")
    play(t, "byzantine: drop-piece #1; to egeo; halt", "hungary: pass")
    assert army(t, "marmara", "byzantine") == army(t, "egeo", "byzantine") == {"light_infantry": 2}
    play(t, "byzantine: move marmara; take-piece #1; to mar_nero_occ; halt")
    assert pieces(t, "byzantine")[1]["zone"] == "mar_nero_occ"
    assert army(t, "mar_nero_occ", "byzantine") == {"light_infantry": 2}


# ---------------------------------------------------------------- contact at sea


@pytest.mark.rule("MU-MOV-11")
def test_mu_mov_11_an_enemy_fleet_ends_the_voyage() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.costantinopoli.byzantine = {{ light_infantry = 2 }}
        pieces = [
            {galley(1)},
            {{ owner = "hungary", kind = "galley", zone = "marmara", units = {{ light_infantry = 1 }} }},
            {OTHERS}
        ]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x2; to marmara")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[0, 1]]
    assert pieces(t, "byzantine")[0]["done"]


@pytest.mark.rule("MU-MOV-11")
def test_mu_mov_11_a_fleet_at_peace_is_passed() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ light_infantry = 2 }}
        pieces = [
            {galley(1)},
            {{ owner = "hungary", kind = "galley", zone = "marmara", units = {{ light_infantry = 1 }} }},
            {OTHERS}
        ]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit light_infantry x2; to marmara; to egeo; halt")
    assert happened(t, "battle.declared", "war.begun") == []


@pytest.mark.rule("MU-MOV-11", "MU-MOV-14")
def test_mu_mov_14_an_empty_galley_may_not_enter_where_an_enemy_fleet_is() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [
            {galley(1)},
            {{ owner = "hungary", kind = "galley", zone = "marmara", units = {{ light_infantry = 1 }} }},
            {OTHERS}
        ]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0")
    refusal = refused(t, "byzantine: to marmara")
    assert (refusal.code, refusal.rules) == ("hostile_army", ["MU-MOV-14"])
