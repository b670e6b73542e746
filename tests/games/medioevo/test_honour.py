"""Honour Points during the game: conquests, great armies, rebellions suppressed, defeats and breaches."""

import pytest
from tests.games.medioevo.table import (
    army,
    events,
    four,
    happened,
    idle_until,
    land,
    play,
    seat,
    state,
    three,
)

from quadriga.engine.table import Table

OTHERS = '{ owner = "golden_horde", kind = "war_wagon", zone = "saraj" }'
AT_WAR = 'war = [["byzantine", "hungary"]]'


def wagon(zone: str, owner: str = "byzantine", more: str = "") -> str:
    return f'{{ owner = "{owner}", kind = "war_wagon", zone = "{zone}"{more} }}'


def honour(t: Table, name: str = "byzantine") -> int:
    found: int = seat(t, name)["honour"]
    return found


def sources(t: Table, name: str = "byzantine") -> dict[str, int]:
    found: dict[str, int] = seat(t, name)["sources"]
    return {source: points for source, points in found.items() if source != "start"}


# ---------------------------------------------------------------- conquests


@pytest.mark.rule("MU-VIC-1")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ("", 1),
        ("civilian = 1", 2),
        ("civilian = 3", 4),
        ("military = 2", 3),
        ("religious = 3", 4),
        ("civilian = 3, military = 3", 7),
        ("civilian = 3, military = 3, religious = 3", 10),
    ],
)
def test_mu_vic_1_one_point_and_one_for_each_level(buildings: str, points: int) -> None:
    t = three(
        f"""
        {AT_WAR}
        land.tarnovo = {{ token = "hungary"{", " if buildings else ""}{buildings} }}
        armies.costantinopoli.byzantine = {{ archer = 1 }}
        pieces = [{wagon("costantinopoli")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit archer; to tarnovo")
    assert land(t, "tarnovo")["holder"] == "byzantine"
    assert sources(t) == {"conquest": points}
    assert honour(t) == 10 + points


@pytest.mark.rule("MU-VIC-1")
def test_mu_vic_1_nothing_without_an_inhabited_area() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.banato = {{ military = 3 }}
        armies.serbia.byzantine = {{ archer = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato")
    assert land(t, "banato")["holder"] == "byzantine"
    assert honour(t) == 10


@pytest.mark.rule("MU-VIC-1", "MU-MOV-10")
def test_mu_vic_1_barbarian_land_after_its_resistance() -> None:
    t = three(
        f"""
        armies.costantinopoli.byzantine = {{ heavy_infantry = 3 }}
        pieces = [{wagon("costantinopoli")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit heavy_infantry x3; to tarnovo; fight; keep")
    assert happened(t, "horde.placed", "territory.conquered") == ["horde.placed", "territory.conquered"]
    assert sources(t) == {"conquest": 1}


@pytest.mark.rule("MU-VIC-2")
@pytest.mark.parametrize(
    ("before", "city", "extra"),
    [
        (0, "roma", 2),
        (1, "roma", 0),
        (2, "roma", 2),
        (0, "gerusalemme", 2),
        (1, "gerusalemme", 2),
        (2, "gerusalemme", 0),
    ],
)
def test_mu_vic_2_rome_and_jerusalem_for_the_first_time(before: int, city: str, extra: int) -> None:
    """``before``: 1 if Rome has been conquered earlier in the game, 2 if Jerusalem has."""
    gate = {"roma": "toscana", "gerusalemme": "outremer"}[city]
    t = four(
        f"""
        war = [["byzantine", "mamluk"]]
        land.{city} = {{ token = "mamluk", civilian = 1 }}
        armies.{gate}.byzantine = {{ archer = 1 }}
        pieces = [{wagon(gate)}, {OTHERS}]
        """
    )
    state(t).pilgrimage = before
    play(t, f"byzantine: move {gate}; take-piece #0; take-unit archer; to {city}")
    assert sources(t) == ({"conquest": 2, "pilgrimage": 2} if extra else {"conquest": 2})
    assert state(t).pilgrimage == before | (1 if city == "roma" else 2)


@pytest.mark.rule("MU-VIC-3")
def test_mu_vic_3_a_second_conquest_in_the_same_turn_gives_nothing() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.tarnovo = {{ token = "hungary", civilian = 3 }}
        armies.costantinopoli.byzantine = {{ archer = 1 }}
        armies.valacchia.hungary = {{ cavalry = 3 }}
        pieces = [{wagon("costantinopoli")}, {wagon("valacchia", "hungary")}, {OTHERS}]
        """,
        chance=[[8], [1, 2, 8], [1, 1, 2]],
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit archer; to tarnovo; keep-rest")
    assert honour(t) == 10 + 4
    play(t, "hungary: move valacchia; take-piece #10; take-unit cavalry x3; to tarnovo; fight", "byzantine: fight")
    play(t, "hungary: keep", "byzantine: keep", "hungary: lose cavalry x1")
    play(t, "hungary: keep-rest")
    assert land(t, "tarnovo")["holder"] == "hungary"
    assert honour(t, "hungary") == 10


@pytest.mark.rule("MU-VIC-4")
def test_mu_vic_4_no_points_for_retaking_the_own_homeland() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.nicea = {{ holder = "hungary", token = "hungary", civilian = 3, military = 3 }}
        armies.frigia.byzantine = {{ archer = 1 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit archer; to nicea")
    assert happened(t, "territory.conquered") == ["territory.conquered"]
    assert honour(t) == 10


@pytest.mark.rule("MU-VIC-5", "MU-VIC-4")
@pytest.mark.parametrize("zone", ["nicea", "paflagonia"])
def test_mu_vic_5_suppressing_a_rebellion(zone: str) -> None:
    t = three(
        f"""
        armies.{zone}.barbarians = {{ light_infantry = 1 }}
        armies.frigia.byzantine = {{ heavy_infantry = 3 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],
    )
    assert seat(t, "byzantine")["territories"] == 6
    play(t, f"byzantine: move frigia; take-piece #0; take-unit heavy_infantry x3; to {zone}; fight; keep")
    assert sources(t) == {"suppression": 1}  # inhabited or not
    assert seat(t, "byzantine")["territories"] == 7


@pytest.mark.rule("MU-VIC-5")
def test_mu_vic_5_not_in_the_kingdom_of_another() -> None:
    t = three(
        f"""
        armies.banato.barbarians = {{ light_infantry = 1 }}
        armies.serbia.byzantine = {{ heavy_infantry = 3 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit heavy_infantry x3; to banato; fight; keep")
    assert land(t, "banato")["holder"] == "byzantine"
    assert (honour(t), honour(t, "hungary")) == (10, 10)


# ---------------------------------------------------------------- great armies


def against(defenders: str, attackers: str = "cavalry = 9", more: str = "") -> str:
    return f"""
        {AT_WAR}
        armies.serbia = {{ byzantine = {{ {attackers} }}, hungary = {{ {defenders} }} }}
        pieces = [{OTHERS}]
        {more}
    """


@pytest.mark.rule("MU-VIC-6")
@pytest.mark.parametrize(("number", "points"), [(4, 0), (5, 1), (6, 1)])
def test_mu_vic_6_destroying_five_units_or_more_in_one_battle(number: int, points: int) -> None:
    t = three(against(f"archer = {number}"), chance=[[8] * number, [1, 2, 8], [1, 1, 2]])
    play(t, "byzantine: attack serbia/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: keep")
    play(t, f"hungary: lose archer x{number}")
    assert army(t, "serbia", "hungary") == {}
    assert sources(t) == ({"great_army": 1} if points else {})


@pytest.mark.rule("MU-VIC-6")
def test_mu_vic_6_in_several_rounds_too_and_also_for_the_defender() -> None:
    t = three(
        against("heavy_infantry = 9", "light_infantry = 5"),
        # 5 against 6 - 1, a casualty of Byzantium; then 2 against 8 - 1
        chance=[[1, 2, 5], [1, 2, 6], [1, 1, 2], [1, 2, 8]],
    )
    play(t, "byzantine: attack serbia/hungary; fight", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    assert army(t, "serbia", "byzantine") == {"light_infantry": 4}
    play(t, "byzantine: fight", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    play(t, "byzantine: lose light_infantry x4")
    assert army(t, "serbia", "byzantine") == {}
    assert sources(t, "hungary") == {"great_army": 1}


@pytest.mark.rule("MU-VIC-6")
def test_mu_vic_6_captured_units_count() -> None:
    t = three(against("archer = 5", "light_infantry = 16"), chance=[[8] * 5, [1, 2, 8], [1, 1, 2]])
    play(t, "byzantine: attack serbia/hungary; capture", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    play(t, "hungary: lose archer x5")
    assert seat(t, "byzantine")["prisoners"] == {"hungary": {"archer": 5}}
    assert sources(t) == {"great_army": 1}


@pytest.mark.rule("MU-VIC-6")
def test_mu_vic_6_surrendered_units_do_not() -> None:
    t = three(against("archer = 5"))
    play(t, "byzantine: attack serbia/hungary; demand", "hungary: agree")
    assert sources(t) == {}


@pytest.mark.rule("MU-VIC-6")
def test_mu_vic_6_a_horde_counts_like_an_army() -> None:
    t = three(
        f"""
        dice = [4, 4, 4]
        armies.serbia = {{ byzantine = {{ archer = 9, cavalry = 9 }}, barbarians = {{ light_infantry = 5 }} }}
        pieces = [{OTHERS}]
        """,
        chance=[[1, 1, 1, 1, 1, 8, 8, 8, 8]],
    )
    play(t, "byzantine: attack serbia/barbarians")
    assert army(t, "serbia", "barbarians") == {}
    assert sources(t) == {"great_army": 1}


@pytest.mark.rule("MU-VIC-6", "MU-FLE-4")
def test_mu_vic_6_not_if_a_part_of_the_army_has_fled() -> None:
    t = three(
        f"""
        {AT_WAR}
        armies.adrianopoli.byzantine = {{ light_infantry = 6 }}
        armies.serbia.hungary = {{ heavy_infantry = 9 }}
        pieces = [{wagon("adrianopoli")}, {wagon("adrianopoli", more=", mp = 1")}, {OTHERS}]
        """,
        # the second wagon has no points left to flee with; 5 / 2 = 3 against 4 - 1; then 2 against 8 - 1
        chance=[[1, 2, 5], [1, 2, 4], [1, 1, 2], [1, 2, 8]],
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-piece #1; take-unit light_infantry x6; to serbia")
    play(t, "byzantine: flee x1", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    play(t, "byzantine: lose light_infantry x2; to adrianopoli; take-unit light_infantry x3")
    assert army(t, "adrianopoli", "byzantine") == {"light_infantry": 3}
    assert army(t, "serbia", "byzantine") == {"light_infantry": 1}
    play(t, "byzantine: fight", "hungary: fight", "byzantine: roll; keep", "hungary: keep")
    assert army(t, "serbia", "byzantine") == {}
    assert sources(t, "hungary") == {}


# ---------------------------------------------------------------- losses


@pytest.mark.rule("MU-VIC-7")
def test_mu_vic_7_destroyed_by_a_horde_that_survives() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ archer = 1 }}
        armies.sebastea.barbarians = {{ light_infantry = 6 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        chance=[[8], [1, 1, 1]],
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit archer; to sebastea; fight; keep")
    assert sources(t) == {"defeat": -1}
    assert honour(t) == 9
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 2}  # the casualty value of their dice is 4


@pytest.mark.rule("MU-VIC-7")
def test_mu_vic_7_no_loss_if_the_horde_dies_as_well() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ archer = 1 }}
        armies.sebastea.barbarians = {{ light_infantry = 4 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        chance=[[8], [1, 1, 1]],
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit archer; to sebastea; fight; keep")
    assert army(t, "sebastea", "byzantine") == army(t, "sebastea", "barbarians") == {}
    assert honour(t) == 10


@pytest.mark.rule("MU-VIC-8")
def test_mu_vic_8_attacks_without_declaration_and_broken_pacts() -> None:
    t = three(
        f"""
        pacts = [
            {{ kind = "commercial", by = "hungary", for = "byzantine" }},
            {{ kind = "non_belligerence", by = "hungary", for = "byzantine", id = 2 }},
        ]
        armies.serbia.byzantine = {{ archer = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato")
    assert sources(t) == {"undeclared": -3, "breach": -4}
    assert honour(t) == 3


@pytest.mark.rule("MU-VIC-8")
def test_mu_vic_8_new_rebellions_while_there_is_one() -> None:
    t = three(
        """
        phase = "events"
        event_deck = ["event_1"]
        armies.nicea.barbarians = { light_infantry = 1 }
        seat.byzantine = { tax = 50 }
        seat.hungary = { tax = 50 }
        """
    )
    idle_until(t, "TaxPhase")
    number = (50 - events(t, "tax.tolerated")[0].args[0]) // 10
    assert number > 0
    assert sources(t)["rebellion"] == -number
    assert "rebellion" not in sources(t, "hungary")


@pytest.mark.rule("MU-VIC-9")
def test_mu_vic_9_above_49() -> None:
    t = three(
        f"""
        {AT_WAR}
        land.tarnovo = {{ token = "hungary", civilian = 3, military = 3 }}
        armies.costantinopoli.byzantine = {{ archer = 1 }}
        seat.byzantine = {{ honour = 49 }}
        pieces = [{wagon("costantinopoli")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move costantinopoli; take-piece #0; take-unit archer; to tarnovo")
    assert honour(t) == 56


@pytest.mark.rule("MU-VIC-9")
def test_mu_vic_9_below_nought() -> None:
    t = three(
        f"""
        armies.serbia.byzantine = {{ archer = 1 }}
        seat.byzantine = {{ honour = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit archer; to banato")
    assert honour(t) == -2
