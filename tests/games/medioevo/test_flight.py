"""Fleeing: who, at what price, where to."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
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

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'
AT_WAR = 'war = [["byzantine", "hungary"]]'


def wagon(zone: str, more: str = "", kind: str = "war_wagon") -> str:
    return f'{{ owner = "byzantine", kind = "{kind}", zone = "{zone}"{more} }}'


def values(t: Table) -> tuple[int, int]:
    return events(t, "battle.values")[-1].args[1], events(t, "battle.values")[-1].args[2]


def casualties(t: Table) -> dict[int, int]:
    return {event.args[0]: event.args[1] for event in events(t, "battle.casualties")}


def attack(units: str, enemy: str, chance: list[list[int]], more: str = "", extra: str = "") -> Table:
    """Byzantium comes from Rhodope into Serbia, where Hungary stands."""
    t = three(
        f"""
        {AT_WAR}
        armies.adrianopoli.byzantine = {{ {units} }}
        armies.serbia.hungary = {{ {enemy} }}
        pieces = [{wagon("adrianopoli")}{more}, {OTHERS}]
        {extra}
        """,
        chance,
    )
    play(t, "byzantine: move adrianopoli; take-piece #0")
    for part in units.split(","):
        kind, number = part.split("=")
        play(t, f"byzantine: take-unit {kind.strip()} x{number.strip()}")
    play(t, "byzantine: to serbia")
    return t


# ---------------------------------------------------------------- who and when


@pytest.mark.rule("MU-FLE-1")
def test_mu_fle_1_only_the_attacker_flees() -> None:
    t = attack("heavy_infantry = 1", "light_infantry = 3", [])
    assert can(t, "byzantine: flee x1")
    play(t, "byzantine: fight")
    assert (asked(t), waiting(t)) == ("Declaration", ["hungary"])
    refusal = refused(t, "hungary: flee x1")
    assert (refusal.code, refusal.rules) == ("attacker_only", ["MU-FLE-1"])


@pytest.mark.rule("MU-FLE-1")
def test_mu_fle_1_before_the_dice_of_any_round() -> None:
    t = attack("heavy_infantry = 2", "heavy_infantry = 3", [[1, 2, 5], [1, 2, 6]])
    play(t, "byzantine: fight", "hungary: fight")
    assert not can(t, "byzantine: flee x1")  # too late in this round
    play(t, "byzantine: keep", "hungary: keep")
    assert len(events(t, "battle.round")) == 2
    assert can(t, "byzantine: flee x1")


# ---------------------------------------------------------------- the price


@pytest.mark.rule("MU-FLE-2", "MU-FLE-4")
def test_mu_fle_2_half_the_value_rounded_up_and_more_casualties() -> None:
    # 7 is halved to 4; Hungary has 6 - 1 = 5 and wins by 1; casualties 1 + 2
    t = attack("light_infantry = 3", "light_infantry = 5", [[1, 2, 7], [2, 4, 6]])
    play(t, "byzantine: flee x2", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == (4, 5)
    assert army(t, "serbia", "byzantine") == {"light_infantry": 2}
    assert casualties(t)[0] == 1 + 2
    play(t, "byzantine: lose light_infantry x2")
    assert army(t, "serbia", "byzantine") == {}


@pytest.mark.rule("MU-FLE-2")
def test_mu_fle_2_after_all_modifiers() -> None:
    """A sacrifice of 4 and the penalty of the second place come before halving."""
    t = three(
        f"""
        {AT_WAR}
        order = ["golden_horde", "byzantine", "hungary"]
        active = "byzantine"
        armies.adrianopoli.byzantine = {{ light_infantry = 2 }}
        armies.serbia.hungary = {{ archer = 1 }}
        pieces = [{wagon("adrianopoli")}, {OTHERS}]
        """,
        [[8], [1, 2, 6], [1, 1, 8]],
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit light_infantry x2; to serbia; flee x1")
    play(t, "hungary: fight", "byzantine: sacrifice light_infantry x1; roll; keep", "hungary: keep")
    assert values(t) == (5, 5)  # 6 + 4 - 1 = 9, half of it 5; 8 - 3


@pytest.mark.rule("MU-FLE-3")
def test_mu_fle_3_heavy_infantry_works_after_the_steps_are_added() -> None:
    t = attack("heavy_infantry = 2", "light_infantry = 1", [[1, 2, 6], [1, 2, 3]])
    play(t, "byzantine: flee x2", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert casualties(t)[0] == 1 + 2 - 2


@pytest.mark.rule("MU-FLE-3")
def test_mu_fle_3_so_does_massive_superiority() -> None:
    t = attack("light_infantry = 3", "light_infantry = 5", [[4, 4, 4], [1, 1, 2]])
    play(t, "byzantine: flee x1", "hungary: fight", "byzantine: keep", "hungary: keep")
    assert values(t) == (32, 1)
    assert asked(t) == "Superiority"  # one full twenty
    play(t, "byzantine: press x0")
    play(t, "hungary: lose light_infantry x3")
    assert casualties(t)[0] == 4 + 1 - 1


# ---------------------------------------------------------------- the way


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_the_survivors_go_as_many_steps_as_they_said() -> None:
    t = attack("heavy_infantry = 3", "light_infantry = 4", [[1, 2, 8], [1, 2, 5]])
    play(t, "byzantine: flee x2", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert (asked(t), waiting(t)) == ("Flight", ["byzantine"])
    assert offered(t, "byzantine", "to") == ["adrianopoli", "tessalonica"]
    play(t, "byzantine: to adrianopoli")
    assert sorted(offered(t, "byzantine", "to")) == ["costantinopoli", "tessalonica"]
    play(t, "byzantine: to costantinopoli")
    assert army(t, "costantinopoli", "byzantine") == {"heavy_infantry": 3}
    assert army(t, "serbia", "byzantine") == {}
    fled = pieces(t, "byzantine")[0]
    assert (fled["zone"], fled["mp"], fled["done"]) == ("costantinopoli", 6 - 1 - 2, True)
    assert land(t, "serbia")["holder"] == "hungary"
    assert seat(t, "byzantine")["honour"] == 10
    assert waiting(t) == ["golden_horde"]


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_no_further_than_the_points_left() -> None:
    t = attack("light_infantry = 3", "light_infantry = 4", [])
    assert can(t, "byzantine: flee x5")
    assert not can(t, "byzantine: flee x6")
    tired = three(
        f"""
        {AT_WAR}
        armies.adrianopoli.byzantine = {{ archer = 1 }}
        armies.serbia.hungary = {{ archer = 1 }}
        pieces = [{wagon("adrianopoli", ", mp = 1")}, {OTHERS}]
        """
    )
    play(tired, "byzantine: move adrianopoli; take-piece #0; take-unit archer; to serbia")
    refusal = refused(tired, "byzantine: flee x1")
    assert (refusal.code, refusal.rules) == ("no_way_out", ["MU-FLE-4"])


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_only_where_no_battle_would_begin() -> None:
    """Round about Serbia: barbarian land, a horde in Rhodope, Hungary's own; Macedonia is left."""
    t = three(
        f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ heavy_infantry = 3 }}, hungary = {{ light_infantry = 3 }} }}
        armies.adrianopoli.barbarians = {{ light_infantry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """,
        [[1, 2, 8], [1, 2, 5]],
    )
    play(t, "byzantine: attack serbia/hungary; flee x1", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    assert army(t, "tessalonica", "byzantine") == {"heavy_infantry": 3}  # nothing to choose


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_not_at_all_if_there_is_no_such_place() -> None:
    t = three(
        f"""
        {AT_WAR}
        armies.valacchia = {{ byzantine = {{ heavy_infantry = 3 }}, hungary = {{ light_infantry = 3 }} }}
        pieces = [{wagon("valacchia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: attack valacchia/hungary")
    assert refused(t, "byzantine: flee x1").code == "no_way_out"


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_who_finds_no_room_fights_on() -> None:
    t = three(
        f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ heavy_infantry = 4, cavalry = 1 }}, hungary = {{ light_infantry = 5 }} }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """,
        [[1, 2, 8], [1, 2, 5]],
    )
    play(t, "byzantine: attack serbia/hungary; flee x1", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    play(t, "hungary: lose light_infantry x2; lose light_infantry x1")  # 4 : 4, cavalry counts, then one casualty
    play(t, "byzantine: to tessalonica; take-unit cavalry x1; take-unit heavy_infantry x2")
    assert army(t, "tessalonica", "byzantine") == {"cavalry": 1, "heavy_infantry": 2}
    assert army(t, "serbia", "byzantine") == {"heavy_infantry": 2}
    assert len(events(t, "battle.round")) == 2
    assert happened(t, "battle.over") == []


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_other_pieces_on_the_way_stay_where_they_are() -> None:
    """A wagon that has finished its movement in Rhodope is not taken along, one that attacked on the spot is."""
    t = three(
        f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ heavy_infantry = 3 }}, hungary = {{ light_infantry = 3 }} }}
        pieces = [{wagon("serbia")}, {wagon("adrianopoli", ", done = true")}, {OTHERS}]
        """,
        [[1, 2, 8], [1, 2, 5]],
    )
    play(t, "byzantine: attack serbia/hungary; flee x2", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    play(t, "byzantine: to adrianopoli; to costantinopoli")
    assert [piece["zone"] for piece in pieces(t, "byzantine")] == ["costantinopoli", "adrianopoli"]
    assert pieces(t, "byzantine")[0]["done"]  # and goes nowhere else in this turn
    assert waiting(t) == ["golden_horde"]


@pytest.mark.rule("MU-FLE-4", "MU-CON-6")
def test_mu_fle_4_engines_that_cannot_follow_are_left_to_the_defender() -> None:
    t = three(
        f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ heavy_infantry = 3 }}, hungary = {{ light_infantry = 3 }} }}
        pieces = [{wagon("serbia")}, {wagon("serbia", ", mp = 0", "siege_engine")}, {OTHERS}]
        """,
        [[1, 2, 8], [1, 2, 5]],
    )
    play(t, "byzantine: attack serbia/hungary; flee x1", "hungary: fight", "byzantine: ready; keep")
    play(t, "hungary: roll; keep", "byzantine: to adrianopoli")
    assert (asked(t), waiting(t)) == ("Spoils", ["hungary"])
    assert offered(t, "hungary", "plunder") == ["piece.1"]


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_a_free_step_out_of_a_castle_adds_nothing() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.nicea = {{ military = 3 }}
        armies.nicea = {{ byzantine = {{ light_infantry = 5 }}, hungary = {{ light_infantry = 5 }} }}
        pieces = [{OTHERS}]
        """,
        [[1, 2, 5], [1, 1, 4]],  # half of 5 is 3, 4 - 1
    )
    play(t, "byzantine: attack nicea/hungary")
    assert not can(t, "byzantine: flee x2")  # without a wagon
    play(t, "byzantine: flee x1", "hungary: fight", "byzantine: protect melee; keep", "hungary: keep")
    assert casualties(t)[0] == 1
    play(t, "byzantine: to lidia")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 4}


@pytest.mark.rule("MU-FLE-4")
def test_mu_fle_4_by_sea_with_everything_aboard() -> None:
    t = three(
        f"""
        {AT_WAR}
        pieces = [
            {{ owner = "byzantine", kind = "galley", level = 2, zone = "egeo", units = {{ light_infantry = 3 }} }},
            {{ owner = "byzantine", kind = "war_wagon", zone = "egeo", aboard = 0 }},
            {{ owner = "hungary", kind = "galley", level = 2, zone = "egeo", units = {{ light_infantry = 3 }} }},
            {OTHERS}
        ]
        """,
        [[1, 2, 5], [1, 2, 4]],  # half of 5 is 3; 4 - 1
    )
    play(t, "byzantine: attack egeo/hungary; flee x1", "hungary: fight", "byzantine: keep", "hungary: keep")
    play(t, "byzantine: lose-aboard #0/light_infantry x2", "hungary: lose-aboard #10/light_infantry x1")
    play(t, "byzantine: to lidia")
    assert army(t, "lidia", "byzantine") == {"light_infantry": 1}
    assert [(piece["zone"], piece.get("aboard"), piece.get("units")) for piece in pieces(t, "byzantine")] == [
        ("lidia", None, {}),
        ("lidia", None, None),
    ]
    assert state(t).piece_mp[:2] == (6, 6)


# ---------------------------------------------------------------- barbarians


@pytest.mark.rule("MU-FLE-5", "MU-VIC-7")
def test_mu_fle_5_fleeing_from_a_horde_costs_one_honour() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ heavy_infantry = 3 }}
        armies.sebastea.barbarians = {{ light_infantry = 9 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        [[1, 2, 8]],
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit heavy_infantry x3; to sebastea; flee x1; keep")
    play(t, "byzantine: lose heavy_infantry x3; lose light_infantry x1; to frigia")
    assert sum(army(t, "frigia", "byzantine").values()) == 2  # 4 against 8: four points of three heavy infantry
    assert seat(t, "byzantine")["honour"] == 9
    assert seat(t, "byzantine")["sources"]["defeat"] == -1
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 5}
