"""Meeting others: resistance, armies, undefended land, passage, several opponents, battles without a winner."""

import pytest
from tests.games.medioevo.table import (
    army,
    asked,
    can,
    events,
    four,
    happened,
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


# ---------------------------------------------------------------- barbarian land


@pytest.mark.rule("MU-MOV-10")
def test_mu_mov_10_a_horde_appears_in_unguarded_barbarian_land() -> None:
    t = three(
        f"""
        dice = [2, 2, 3]
        armies.frigia.byzantine = {{ cavalry = 3 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit cavalry x3; to sebastea")
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 2, "archer": 1, "captain_1": 1}
    assert happened(t, "horde.placed", "battle.declared") == ["horde.placed", "battle.declared"]
    assert pieces(t, "byzantine")[0]["done"]


@pytest.mark.rule("MU-MOV-10")
def test_mu_mov_10_the_points_left_are_lost() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ heavy_infantry = 3 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],  # 8 against 8: only casualties
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit heavy_infantry x3; to sebastea; fight; keep")
    assert land(t, "sebastea")["holder"] == "byzantine"
    assert waiting(t) == ["golden_horde"]
    play(t, "golden_horde: move saraj; take-piece #20; to kipciak; halt")
    assert asked(t) != "CombatAction"  # nobody can move any more


@pytest.mark.rule("MU-MOV-10")
def test_mu_mov_10_a_horde_that_is_there_already_is_fought_as_it_is() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ cavalry = 3 }}
        armies.sebastea.barbarians = {{ light_infantry = 2, archer = 1 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit cavalry x3; to sebastea")
    assert army(t, "sebastea", "barbarians") == {"light_infantry": 2, "archer": 1}
    assert happened(t, "horde.placed", "battle.declared") == ["battle.declared"]


@pytest.mark.rule("MU-MOV-10", "MU-MOV-13")
def test_mu_mov_10_no_resistance_where_own_units_stand() -> None:
    t = three(
        f"""
        armies.frigia.byzantine = {{ cavalry = 1 }}
        armies.sebastea.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("frigia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move frigia; take-piece #0; take-unit cavalry x1; to sebastea; halt")
    assert army(t, "sebastea", "byzantine") == {"cavalry": 2}
    assert happened(t, "horde.placed", "battle.declared", "territory.conquered") == []


# ---------------------------------------------------------------- players


@pytest.mark.rule("MU-MOV-11")
def test_mu_mov_11_an_opposing_army_ends_the_movement_and_fights() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.adrianopoli.byzantine = {{ cavalry = 3 }}
        armies.serbia.hungary = {{ cavalry = 1 }}
        pieces = [{wagon("adrianopoli")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit cavalry x3; to serbia")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[0, 1]]
    assert (asked(t), waiting(t)) == ("Declaration", ["byzantine"])
    assert pieces(t, "byzantine")[0]["done"]
    assert seat(t, "byzantine")["honour"] == 10  # it is war


@pytest.mark.rule("MU-MOV-11")
def test_mu_mov_11_an_army_at_war_is_met_in_the_land_of_a_host_who_lets_pass() -> None:
    t = three(
        f"""
        war = [["byzantine", "golden_horde"]]
        pacts = [
            {{ kind = "passage", by = "hungary", for = "byzantine" }},
            {{ kind = "passage", by = "hungary", for = "golden_horde" }},
        ]
        armies.serbia.byzantine = {{ cavalry = 1 }}
        armies.banato.golden_horde = {{ cavalry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to banato")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[0, 2]]


@pytest.mark.rule("MU-MOV-12")
def test_mu_mov_12_undefended_land_is_conquered_without_a_battle() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.serbia.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to banato")
    assert land(t, "banato")["holder"] == "byzantine"
    assert happened(t, "horde.placed", "battle.declared") == []
    assert happened(t, "territory.conquered") == ["territory.conquered"]
    assert waiting(t) == ["golden_horde"]  # the movement is over
    assert pieces(t, "byzantine")[0]["done"]


@pytest.mark.rule("MU-MOV-12")
def test_mu_mov_12_in_peace_it_is_an_attack_without_declaration() -> None:
    t = three(f"armies.serbia.byzantine = {{ cavalry = 1 }}\npieces = [{wagon('serbia')}, {OTHERS}]")
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry; to banato")
    assert land(t, "banato")["holder"] == "byzantine"
    assert seat(t, "byzantine")["honour"] == 10 - 3


@pytest.mark.rule("MU-MOV-12")
def test_mu_mov_12_not_during_an_armistice() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        truce = [["byzantine", "hungary"]]
        armies.serbia.byzantine = {{ cavalry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry")
    assert refused(t, "byzantine: to banato").code == "truce"


@pytest.mark.rule("MU-MOV-13")
def test_mu_mov_13_passage_lets_an_army_through_and_share_the_land() -> None:
    t = three(
        f"""
        pacts = [{{ kind = "passage", by = "hungary", for = "byzantine" }}]
        armies.serbia.byzantine = {{ cavalry = 2 }}
        armies.buda.hungary = {{ light_infantry = 1 }}
        pieces = [{wagon("serbia")}, {{ owner = "byzantine", kind = "siege_engine", zone = "serbia" }}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-piece #1; take-unit cavalry x2; to banato; to buda; halt")
    assert army(t, "buda", "byzantine") == {"cavalry": 2}
    assert army(t, "buda", "hungary") == {"light_infantry": 1}
    assert land(t, "banato")["holder"] == land(t, "buda")["holder"] == "hungary"
    assert happened(t, "battle.declared", "territory.conquered", "war.begun", "honour.changed") == []
    assert seat(t, "hungary")["territories"] == 7  # such guests disturb nobody


@pytest.mark.rule("MU-MOV-13")
def test_mu_mov_13_passage_is_given_by_one_side_only() -> None:
    t = three(
        f"""
        pacts = [{{ kind = "passage", by = "byzantine", for = "hungary" }}]
        armies.serbia.byzantine = {{ cavalry = 2 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit cavalry x2; to banato")
    assert happened(t, "war.begun", "territory.conquered") == ["war.begun", "territory.conquered"]


@pytest.mark.rule("MU-MOV-14")
def test_mu_mov_14_empty_transports_provoke_and_conquer_nothing() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        pieces = [
            {wagon("adrianopoli")}, {{ owner = "byzantine", kind = "siege_engine", zone = "adrianopoli" }}, {OTHERS}
        ]
        """
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-piece #1; to serbia; to banato; to buda; halt")
    assert [piece["zone"] for piece in pieces(t, "byzantine")] == ["buda", "buda"]
    assert happened(t, "horde.placed", "battle.declared", "territory.conquered") == []
    assert land(t, "buda")["holder"] == "hungary"
    assert "holder" not in land(t, "serbia")


@pytest.mark.rule("MU-MOV-14")
def test_mu_mov_14_they_keep_away_from_hostile_armies() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.serbia.barbarians = {{ light_infantry = 1 }}
        armies.tarnovo.hungary = {{ light_infantry = 1 }}
        armies.epiro.golden_horde = {{ light_infantry = 1 }}
        pieces = [{wagon("adrianopoli")}, {OTHERS}]
        """
    )
    play(t, "byzantine: move adrianopoli; take-piece #0")
    for zone in ("serbia", "tarnovo"):
        refusal = refused(t, f"byzantine: to {zone}")
        assert (refusal.code, refusal.rules) == ("hostile_army", ["MU-MOV-14"])
    play(t, "byzantine: to tessalonica")
    assert can(t, "byzantine: to epiro")  # nobody is at war with the Golden Horde


# ---------------------------------------------------------------- several opponents

CROWD = """
    pacts = [
        { kind = "passage", by = "byzantine", for = "hungary" },
        { kind = "passage", by = "byzantine", for = "golden_horde" },
    ]
    armies.nicea = { byzantine = { cavalry = 6 }, hungary = { light_infantry = 1 }, golden_horde = { archer = 1 } }
"""


@pytest.mark.rule("MU-MUL-1")
def test_mu_mul_1_the_active_player_chooses_and_fights_one_after_the_other() -> None:
    t = four(
        CROWD + 'war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]',
        chance=[[1, 2, 8], [1, 1, 1], [8], [1, 2, 8], [1, 1, 1]],
    )
    assert offered(t, "byzantine", "attack") == ["nicea/hungary", "nicea/golden_horde"]
    play(t, "byzantine: attack nicea/hungary; fight", "hungary: fight; pass", "byzantine: keep", "hungary: roll; keep")
    play(t, "byzantine: lose cavalry x1")
    assert army(t, "nicea", "hungary") == {}
    assert (asked(t), waiting(t)) == ("Clash", ["byzantine"])
    assert offered(t, "byzantine", "attack_owner") == ["golden_horde"]
    play(t, "byzantine: attack-owner golden_horde; fight", "golden_horde: fight", "byzantine: keep")
    play(t, "golden_horde: keep")  # the heavy infantry left of the one takes the casualty away
    assert army(t, "nicea", "golden_horde") == {}
    assert len(events(t, "battle.declared")) == len(events(t, "battle.over")) == 2


@pytest.mark.rule("MU-MUL-1", "MU-MUL-2")
def test_mu_mul_1_attacking_the_second_player_is_optional() -> None:
    t = four(
        CROWD + 'war = [["byzantine", "hungary"], ["byzantine", "golden_horde"]]',
        chance=[[1, 2, 8], [1, 1, 1]],
    )
    play(t, "byzantine: attack nicea/hungary; fight", "hungary: fight", "byzantine: keep", "hungary: roll; keep")
    play(t, "byzantine: lose cavalry x1; stop")
    assert army(t, "nicea", "golden_horde") == {"archer": 1}
    assert len(events(t, "battle.declared")) == 1


@pytest.mark.rule("MU-MUL-2")
def test_mu_mul_2_a_horde_is_fought_first() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.adrianopoli.byzantine = {{ heavy_infantry = 3 }}
        armies.serbia = {{ hungary = {{ light_infantry = 1 }}, barbarians = {{ light_infantry = 1 }} }}
        pieces = [{wagon("adrianopoli")}, {OTHERS}]
        """,
        chance=[[1, 2, 8]],
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit heavy_infantry x3; to serbia")
    assert [event.args[:2] for event in events(t, "battle.declared")] == [[0, 3]]
    play(t, "byzantine: fight; keep")
    assert army(t, "serbia", "barbarians") == {}
    assert (asked(t), offered(t, "byzantine", "attack_owner")) == ("Clash", ["hungary"])
    play(t, "byzantine: stop")
    assert army(t, "serbia", "hungary") == {"light_infantry": 1}


@pytest.mark.rule("MU-MUL-2")
def test_mu_mul_2_nobody_else_can_be_attacked_before_the_horde() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        armies.serbia.byzantine = {{ cavalry = 2 }}
        armies.serbia.hungary = {{ light_infantry = 1 }}
        armies.serbia.barbarians = {{ light_infantry = 1 }}
        pieces = [{OTHERS}]
        """
    )
    assert offered(t, "byzantine", "attack") == ["serbia/barbarians"]
    assert not can(t, "byzantine: attack serbia/hungary")


# ---------------------------------------------------------------- nobody wins

BOTH_DIE = [[1, 2, 5], [1, 2, 6]]  # 5 against 6 - 1: a tie with one casualty each


@pytest.mark.rule("MU-NOW-1")
def test_mu_now_1_land_outside_the_kingdoms_becomes_barbarian() -> None:
    t = three(
        f"""
        war = [["byzantine", "hungary"]]
        land.serbia = {{ token = "hungary" }}
        armies.adrianopoli.byzantine = {{ light_infantry = 1 }}
        armies.serbia.hungary = {{ light_infantry = 1 }}
        pieces = [{wagon("adrianopoli")}, {OTHERS}]
        """,
        chance=BOTH_DIE,
    )
    play(t, "byzantine: move adrianopoli; take-piece #0; take-unit light_infantry; to serbia; fight")
    play(t, "hungary: fight", "byzantine: keep", "hungary: keep")
    assert army(t, "serbia", "byzantine") == army(t, "serbia", "hungary") == {}
    assert "holder" not in land(t, "serbia")
    assert happened(t, "territory.conquered", "honour.changed") == []


@pytest.mark.rule("MU-NOW-1")
def test_mu_now_1_land_of_a_kingdom_returns_to_its_first_owner() -> None:
    t = three(
        f"""
        war = [["byzantine", "golden_horde"]]
        land.banato = {{ holder = "golden_horde" }}
        armies.banato.golden_horde = {{ light_infantry = 1 }}
        armies.serbia.byzantine = {{ light_infantry = 1 }}
        pieces = [{wagon("serbia")}, {OTHERS}]
        """,
        chance=[[1, 2, 5], [1, 2, 8]],  # 5 against 8 - 3
    )
    play(t, "byzantine: move serbia; take-piece #0; take-unit light_infantry; to banato; fight")
    play(t, "golden_horde: fight", "byzantine: keep", "golden_horde: keep")
    assert army(t, "banato", "byzantine") == army(t, "banato", "golden_horde") == {}
    assert land(t, "banato")["holder"] == "hungary"
