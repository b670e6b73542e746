"""Variants of war: what terrain costs, blood tokens gained and spent."""

import pytest
from tests.games.medioevo.table import (
    army,
    can,
    events,
    four,
    happened,
    idle_until,
    land,
    pieces,
    play,
    refused,
    seat,
    three,
    waiting,
)

from quadriga.engine.table import Table

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'
AT_WAR = 'war = [["byzantine", "hungary"]]'


def wagon(zone: str, owner: str = "byzantine", kind: str = "war_wagon", more: str = "") -> str:
    return f'{{ owner = "{owner}", kind = "{kind}", zone = "{zone}"{more} }}'


def blood(t: Table, name: str) -> int:
    found: int = seat(t, name)["blood"]
    return found


# ---------------------------------------------------------------- terrain


@pytest.mark.rule("MU-VAR-4")
@pytest.mark.parametrize(
    ("origin", "goal", "cost"),
    [
        ("lidia", "frigia", 1),  # plains
        ("nicea", "lidia", 2),  # hills
        ("banato", "transilvania", 2),  # forest
        ("basso_egitto", "sinai", 2),  # desert
        ("nicea", "paflagonia", 3),  # mountains
        ("alfold", "buda", 1 + 1),  # plains beyond a river
        ("basso_egitto", "alto_egitto", 2 + 1),
        ("banato", "serbia", 3 + 1),
        ("costantinopoli", "nicea", 1),  # the strait is no river
    ],
)
@pytest.mark.parametrize("kind", ["war_wagon", "siege_engine"])
def test_mu_var_4_the_terrain_entered_and_the_river_crossed(origin: str, goal: str, cost: int, kind: str) -> None:
    t = four(f"pieces = [{wagon(origin, kind=kind)}, {OTHERS}]", terrain="on")
    before = pieces(t, "byzantine")[0]["mp"]
    play(t, f"byzantine: move {origin}; take-piece #0; to {goal}")
    assert pieces(t, "byzantine")[0]["mp"] == before - cost


@pytest.mark.rule("MU-VAR-4")
def test_mu_var_4_one_point_everywhere_without_the_variant() -> None:
    t = three(f"pieces = [{wagon('banato')}, {OTHERS}]")
    play(t, "byzantine: move banato; take-piece #0; to serbia")
    assert pieces(t, "byzantine")[0]["mp"] == 5


@pytest.mark.rule("MU-VAR-4", "MU-MOV-3")
def test_mu_var_4_who_has_too_few_points_does_not_enter() -> None:
    t = three(f"pieces = [{wagon('banato', more=', mp = 3')}, {OTHERS}]", terrain="on")
    play(t, "byzantine: move banato; take-piece #0")
    refusal = refused(t, "byzantine: to serbia")
    assert (refusal.code, refusal.rules) == ("no_points", ["MU-MOV-3"])
    assert can(t, "byzantine: to dalmazia")


@pytest.mark.rule("MU-VAR-4")
def test_mu_var_4_the_sea_costs_one() -> None:
    t = three(f"pieces = [{wagon('costantinopoli', kind='galley')}, {OTHERS}]", terrain="on")
    play(t, "byzantine: move costantinopoli; take-piece #0; to marmara; to egeo")
    assert pieces(t, "byzantine")[0]["mp"] == 4
    play(t, "byzantine: to lidia")  # hills
    assert pieces(t, "byzantine")[0]["mp"] == 2


@pytest.mark.rule("MU-VAR-4", "MU-MOV-9")
def test_mu_var_4_out_of_a_castle_it_is_free() -> None:
    t = three(f"land.nicea = {{ military = 3 }}\npieces = [{wagon('nicea')}, {OTHERS}]", terrain="on")
    play(t, "byzantine: move nicea; take-piece #0; to paflagonia")
    assert pieces(t, "byzantine")[0]["mp"] == 6
    play(t, "byzantine: to nicea")
    assert pieces(t, "byzantine")[0]["mp"] == 5


@pytest.mark.rule("MU-VAR-4")
def test_mu_var_4_for_caravans_too() -> None:
    t = three(f'phase = "commerce"\npieces = [{wagon("nicea", kind="caravan")}]', terrain="on")
    play(t, "byzantine: lead #0; to lidia")
    assert pieces(t, "byzantine")[0]["mp"] == 4


# ---------------------------------------------------------------- blood gained


def raid(town: str, found: str = "", zone: str = "tarnovo", gate: str = "costantinopoli", rule: str = "on") -> Table:
    """Byzantium enters a territory that Hungary holds."""
    t = three(
        f"""
        {AT_WAR}
        land.{zone} = {{ {town} }}
        armies.{gate}.byzantine = {{ archer = 1 }}
        pieces = [{wagon(gate)}{found}, {OTHERS}]
        """,
        blood=rule,
    )
    play(t, f"byzantine: move {gate}; take-piece #0; take-unit archer; to {zone}")
    return t


CARAVAN = ', { owner = "hungary", kind = "caravan", zone = "tarnovo", cargo = { furs = 1 } }'


@pytest.mark.rule("MU-VAR-6")
@pytest.mark.parametrize("asset", ["civilian", "religious", "piece.10", "cargo.10.furs"])
def test_mu_var_6_who_is_plundered_gains_a_token(asset: str) -> None:
    t = raid('token = "hungary", civilian = 2, religious = 3', CARAVAN)
    play(t, f"byzantine: plunder {asset}; keep-rest")
    assert (blood(t, "hungary"), blood(t, "byzantine")) == (1, 0)


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_one_token_for_one_plundering() -> None:
    t = raid('token = "hungary", civilian = 2, military = 1, religious = 3', CARAVAN)
    play(t, "byzantine: plunder civilian; plunder military; plunder piece.10; plunder religious")
    assert blood(t, "hungary") == 1


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_nothing_for_what_is_kept() -> None:
    t = raid('token = "hungary", civilian = 2', CARAVAN)
    play(t, "byzantine: keep-rest")
    assert blood(t, "hungary") == 0


@pytest.mark.rule("MU-VAR-6")
@pytest.mark.parametrize(("then", "tokens"), [("keep-rest", 1), ("plunder military", 2)])
def test_mu_var_6_and_one_for_a_conquered_starting_territory(then: str, tokens: int) -> None:
    t = raid("military = 1", zone="banato", gate="serbia")
    play(t, f"byzantine: {then}")
    assert land(t, "banato")["holder"] == "byzantine"
    assert blood(t, "hungary") == tokens


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_not_without_the_variant() -> None:
    t = raid("military = 1", zone="banato", gate="serbia", rule="off")
    play(t, "byzantine: plunder military")
    assert blood(t, "hungary") == 0


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_barbarians_plunder_too() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ archer = 1 }}
        armies.sebastea.barbarians = {{ light_infantry = 6 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        [[8], [1, 1, 1]],
        blood="on",
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit archer; to sebastea; fight; keep")
    assert pieces(t, "byzantine") == []
    assert blood(t, "byzantine") == 1


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_a_rebellion_takes_land_and_what_stands_there() -> None:
    t = three(
        """
        phase = "events"
        event_deck = ["event_1", "event_3"]
        seat.byzantine = { tax = 50 }
        land.nicea = { civilian = 1 }
        armies.costantinopoli.byzantine = { archer = 1 }
        armies.adrianopoli.byzantine = { archer = 1 }
        armies.tessalonica.byzantine = { archer = 1 }
        armies.lidia.byzantine = { archer = 1 }
        armies.paflagonia.byzantine = { archer = 1 }
        armies.frigia.byzantine = { archer = 1 }
        """,
        blood="on",
    )
    idle_until(t, "TaxPhase")
    assert happened(t, "rebellion.placed") == ["rebellion.placed"]
    assert land(t, "nicea") == {"holder": "nobody"}  # the only one without a unit
    assert [event.args[0] for event in events(t, "blood.gained")] == [0, 0]  # the land, and the village


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_a_seized_caravan_that_is_plundered() -> None:
    t = three(
        """
        phase = "commerce"
        armies.serbia.hungary = { archer = 1 }
        pieces = [{ owner = "byzantine", kind = "caravan", zone = "adrianopoli" }]
        """,
        blood="on",
    )
    play(t, "byzantine: lead #0; to serbia", "hungary: seize #0; plunder piece.0")
    assert blood(t, "byzantine") == 1


@pytest.mark.rule("MU-VAR-6")
def test_mu_var_6_there_are_eighteen() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.banato = {{ military = 1 }}
        armies.serbia.byzantine = {{ archer = 1 }}
        seat.byzantine = {{ blood = 7 }}
        seat.golden_horde = {{ blood = 10 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """,
        blood="on",
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato; plunder military")
    assert blood(t, "hungary") == 1


# ---------------------------------------------------------------- blood spent


def fight(**options: str) -> Table:
    t = three(
        f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ light_infantry = 5 }}, hungary = {{ light_infantry = 5 }} }}
        seat.byzantine = {{ blood = 3 }}
        seat.hungary = {{ blood = 2 }}
        seat.golden_horde = {{ blood = 4 }}
        pieces = [{OTHERS}]
        """,
        [[1, 2, 5], [1, 2, 6], [1, 2, 5], [1, 2, 6]],
        **options,
    )
    play(t, "byzantine: attack serbia/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    return t


@pytest.mark.rule("MU-VAR-7")
def test_mu_var_7_each_token_adds_one_to_the_attack_value_of_a_round() -> None:
    t = fight(blood="on")
    assert waiting(t) == ["byzantine"]
    assert not can(t, "byzantine: blood x4")
    play(t, "byzantine: blood x2; pass", "hungary: blood x1", "byzantine: pass", "hungary: pass")
    assert events(t, "battle.values")[-1].args[1:3] == [5 + 2, 6 - 1 + 1]
    assert (blood(t, "byzantine"), blood(t, "hungary"), blood(t, "golden_horde")) == (1, 1, 4)
    play(t, "byzantine: fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    play(t, "byzantine: pass", "hungary: pass")
    assert events(t, "battle.values")[-1].args[1:3] == [5, 5]  # only in that round


@pytest.mark.rule("MU-VAR-7")
def test_mu_var_7_before_the_damage_and_only_by_those_who_fight() -> None:
    t = fight(blood="on")
    play(t, "byzantine: pass", "hungary: pass")  # the Golden Horde is not asked
    assert events(t, "battle.values")[-1].args[1:3] == [5, 5]
    assert not can(t, "byzantine: blood x1")
    assert army(t, "serbia", "byzantine") == {"light_infantry": 4}


@pytest.mark.rule("MU-VAR-7")
def test_mu_var_7_not_without_the_variant() -> None:
    t = fight(blood="off")
    assert events(t, "battle.values")[-1].args[1:3] == [5, 5]


@pytest.mark.rule("MU-VAR-7", "MU-VAR-6")
def test_mu_var_7_spent_tokens_can_be_gained_again() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.serbia = {{ holder = "hungary", military = 1 }}
        armies.serbia = {{ byzantine = {{ archer = 3 }}, hungary = {{ light_infantry = 1 }} }}
        seat.byzantine = {{ blood = 18 }}
        pieces = [{OTHERS}]
        """,
        [[8, 8, 8], [1, 1, 2], [1, 1, 2]],
        blood="on",
    )
    play(t, "byzantine: attack serbia/hungary; fight", "hungary: fight; protect melee", "byzantine: keep")
    play(t, "hungary: roll; keep", "byzantine: blood x5; pass")
    assert blood(t, "byzantine") == 13
    play(t, "byzantine: lose archer x1; plunder military")
    assert blood(t, "hungary") == 1
