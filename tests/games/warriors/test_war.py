"""War and peace."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    allies,
    can,
    duel,
    holder,
    idle,
    idle_turn,
    idle_until,
    nation,
    offered,
    play,
    refused,
    resting,
    state,
    trio,
    waiting,
    war,
)

from quadriga.engine.table import Table


def wars(t: Table) -> list[dict[str, object]]:
    found: list[dict[str, object]] = MODULE.describe(t.game)["wars"]
    return found


def war_since(turn: int, since: int) -> Table:
    return duel(
        f"""
            turn = {turn}
            phase = "manoeuvre"
            order = ["france", "england"]
            wars = [{{ between = ["france", "england"], since = {since} }}]
            nation.france = {{ food = 20 }}
            nation.england = {{ food = 20 }}
            province.normandie.france = {{ infantry = 2, princess = 1 }}
            province.wessex.england = {{ fortress = 1 }}
        """
        + resting("france")
    )


def strike(t: Table) -> None:
    """One point of damage against a fortress; the infantry dies."""
    play(t, "france: move infantry@normandie x1; to wessex; done")


# ---------------------------------------------------------------- beginning


@pytest.mark.rule("WT-WAR-1", "WT-ACT-7")
def test_wt_war_1_at_war_at_once_and_both_may_attack() -> None:
    t = duel("""
        phase = "development"
        province.normandie.france = { infantry = 1, princess = 1 }
        province.london.england = { infantry = 1, fortress = 1 }
    """)
    play(t, "england: war france")
    assert wars(t) == [{"between": ["france", "england"], "since": 1}]
    idle_until(t, "manoeuvre")
    play(t, "england: move infantry@london")
    assert can(t, "england: to normandie")  # the declarer
    play(t, "england: to wessex; done; done")
    assert waiting(t) == ["france"]
    play(t, "france: move infantry@normandie")
    assert can(t, "france: to london")  # and the other


@pytest.mark.rule("WT-WAR-1", "WT-GAP-52")
def test_wt_war_1_each_pair_has_its_own_war() -> None:
    t = trio('phase = "development"')
    play(t, "burgundy: war france", "england: war france", "france: pass; war england")
    assert [war_["between"] for war_ in wars(t)] == [["france", "england"], ["france", "burgundy"]]


# ---------------------------------------------------------------- peace


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_peace_when_both_agree() -> None:
    t = duel('phase = "development"\nwars = [{ between = ["france", "england"] }]')
    play(t, "england: peace france")
    assert waiting(t) == ["france"]
    assert wars(t)
    play(t, "france: agree")
    assert wars(t) == []
    assert waiting(t) == ["england"]  # his action is still to be taken
    assert offered(t, "england", "advance")


@pytest.mark.rule("WT-WAR-2")
def test_wt_war_2_no_peace_against_the_will_of_the_other() -> None:
    t = duel('phase = "development"\nwars = [{ between = ["france", "england"] }]')
    play(t, "england: peace france", "france: refuse")
    assert wars(t)
    assert refused(t, "england: peace france").code == "peace_refused"  # once a turn
    play(t, "england: pass", "france: peace england", "england: agree")
    assert wars(t) == []


@pytest.mark.rule("WT-WAR-2", "WT-MOV-4")
def test_wt_war_2_peace_is_in_force_at_once() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { princess = 1 }
    """)
    play(t, "france: peace england", "england: agree")
    play(t, "france: move infantry@normandie")
    assert refused(t, "france: to wessex").code == "no_war"


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_no_peace_with_a_battle_pending_between_the_two() -> None:
    t = war("""
        province.normandie.france = { infantry = 2, princess = 1 }
        province.wessex.england = { princess = 1, infantry = 1 }
    """)
    play(t, "france: move infantry@normandie x1; to wessex")
    reason = refused(t, "france: peace england")
    assert (reason.code, reason.rules) == ("battle_pending", ["WT-WAR-2"])
    play(t, "france: done")
    assert offered(t, "france", "hit")
    refused(t, "france: peace england")  # nor during the battle
    play(t, "france: hit england:princess@wessex x1")
    assert can(t, "france: peace england")


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_a_pending_battle_with_another_does_not_hinder() -> None:
    t = trio(
        """
            phase = "manoeuvre"
            order = ["france", "england", "burgundy"]
            wars = [{ between = ["france", "england"] }, { between = ["france", "burgundy"] }]
            province.normandie.france = { infantry = 2, princess = 1 }
            province.calais.burgundy = { princess = 1 }
        """
        + resting("france")
    )
    play(t, "france: move infantry@normandie x1; to calais")
    assert offered(t, "france", "peace") == ["england"]


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
@pytest.mark.parametrize("phase", ["upkeep", "trade", "development", "manoeuvre"])
def test_wt_war_2_peace_may_be_offered_in_every_phase(phase: str) -> None:
    t = duel(f"""
        phase = "{phase}"
        wars = [{{ between = ["france", "england"] }}]
        nation.england = {{ food = 9, goods = 20 }}
        province.east_anglia.england = {{ infantry = 1 }}
        province.wales = {{}}
    """)
    assert waiting(t)[0] == "england"
    play(t, "england: peace france", "france: agree")
    assert wars(t) == []


@pytest.mark.rule("WT-WAR-2", "WT-GAP-52")
def test_wt_war_2_peace_with_one_enemy_only() -> None:
    t = trio("""
        phase = "development"
        wars = [{ between = ["france", "burgundy"] }, { between = ["england", "burgundy"] }]
    """)
    play(t, "burgundy: peace france", "france: refuse")
    assert offered(t, "burgundy", "peace") == ["england"]  # the other may still be asked
    assert can(t, "england: peace burgundy")
    assert can(t, "france: peace burgundy")
    play(t, "burgundy: peace england", "england: agree")
    assert [war_["between"] for war_ in wars(t)] == [["france", "burgundy"]]


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_whoever_is_not_asked_may_offer_peace_too() -> None:
    t = war("province.normandie.france = { infantry = 1, princess = 1 }\nprovince.wessex.england = { princess = 1 }")
    assert waiting(t) == ["france"]
    play(t, "england: peace france", "france: agree")
    assert wars(t) == []
    play(t, "france: move infantry@normandie")
    assert refused(t, "france: to wessex").code == "no_war"


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_neither_side_of_a_pending_battle_may_offer_peace() -> None:
    t = war("""
        province.normandie.france = { infantry = 2, princess = 1 }
        province.wessex.england = { princess = 1, infantry = 1 }
    """)
    play(t, "france: move infantry@normandie x1; to wessex")
    assert not can(t, "france: peace england")
    assert not can(t, "england: peace france")


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34", "WT-GAP-46")
def test_wt_war_2_nor_may_their_allies() -> None:
    t = allies("""
        phase = "manoeuvre"
        order = ["france", "england", "burgundy", "scotland"]
        wars = [
            { between = ["france", "england"] }, { between = ["france", "scotland"] },
            { between = ["burgundy", "england"] }, { between = ["burgundy", "scotland"] },
        ]
        province.normandie.france = { infantry = 2, princess = 1 }
        province.wessex.england = { princess = 1, infantry = 1 }
    """)
    assert can(t, "scotland: peace burgundy")
    play(t, "france: move infantry@normandie x1; to wessex")
    assert not can(t, "scotland: peace burgundy")
    assert not can(t, "burgundy: peace scotland")


@pytest.mark.rule("WT-WAR-2", "WT-GAP-34")
def test_wt_war_2_no_peace_during_a_battle() -> None:
    t = trio(
        """
            phase = "manoeuvre"
            order = ["france", "england", "burgundy"]
            wars = [{ between = ["france", "england"] }, { between = ["france", "burgundy"] }]
            province.normandie.france = { archers = 2, princess = 1 }
            province.wessex.england = { archers = 2 }
        """
        + resting("france")
    )
    assert can(t, "burgundy: peace france")
    play(t, "france: move archers@normandie x2; to wessex; done")
    assert waiting(t) == ["france", "england"]
    for line in ("england: peace france", "france: peace england", "burgundy: peace france"):
        assert not can(t, line)


@pytest.mark.rule("WT-WAR-2")
def test_wt_war_2_peace_in_the_middle_of_a_move_leaves_something_to_do() -> None:
    """France has said that it moves, and all around is English: peace would close every way."""
    t = war("""
        province.provence.france = { infantry = 1, princess = 1 }
        province.anjou.england = { princess = 1 }
        province.bourbon.england = { infantry = 1 }
        province.geneve.england = { infantry = 1 }
    """)
    play(t, "france: move infantry@provence")
    if can(t, "england: peace france"):
        play(t, "england: peace france", "france: agree")
    assert all(t.game.choices(seat) for seat in t.game.waiting())


# ---------------------------------------------------------------- the end of a war


@pytest.mark.rule("WT-WAR-3", "WT-GAP-34")
@pytest.mark.parametrize("since", [3, 2])
@pytest.mark.parametrize("struck", [False, True])
def test_wt_war_3_a_turn_without_damage_ends_it(since: int, struck: bool) -> None:
    t = war_since(3, since)
    if struck:
        strike(t)
    idle_turn(t)
    assert state(t).turn == 4
    assert bool(wars(t)) is struck


@pytest.mark.rule("WT-WAR-3", "WT-GAP-34")
def test_wt_war_3_the_third_turn_is_the_last() -> None:
    t = war_since(3, 1)
    strike(t)
    idle_turn(t)
    assert wars(t) == []


@pytest.mark.rule("WT-WAR-3", "WT-GAP-34")
def test_wt_war_3_damage_counts_in_either_direction() -> None:
    t = duel("""
        turn = 2
        phase = "manoeuvre"
        wars = [{ between = ["france", "england"], since = 1 }]
        nation.england = { food = 9 }
        province.london.england = { infantry = 1, princess = 1 }
        province.normandie.france = { princess = 2 }
    """)
    play(t, "england: move infantry@london; to normandie")
    idle_turn(t)
    assert wars(t)


@pytest.mark.rule("WT-WAR-3")
def test_wt_war_3_damage_among_others_keeps_no_war_alive() -> None:
    t = trio(
        """
            turn = 2
            phase = "manoeuvre"
            order = ["france", "england", "burgundy"]
            wars = [{ between = ["france", "england"], since = 2 }, { between = ["england", "burgundy"], since = 2 }]
            nation.france = { food = 9 }
            province.normandie.france = { infantry = 1, princess = 1 }
            province.wessex.england = { princess = 2 }
        """
        + resting("france")
    )
    play(t, "france: move infantry@normandie; to wessex; done")
    idle_turn(t)
    assert [war_["between"] for war_ in wars(t)] == [["france", "england"]]


@pytest.mark.rule("WT-WAR-3", "WT-END-4")
def test_wt_war_3_damage_of_one_turn_does_not_count_for_the_next() -> None:
    t = war_since(2, 2)
    strike(t)
    idle_turn(t)
    assert wars(t)
    idle_turn(t)
    assert wars(t) == []


# ---------------------------------------------------------------- declaring again


@pytest.mark.rule("WT-WAR-4", "WT-GAP-34")
@pytest.mark.parametrize("declarer", ["france", "england"])
def test_wt_war_4_a_new_declaration_starts_the_count_again(declarer: str) -> None:
    t = duel(f"""
        turn = 3
        phase = "development"
        active = "{declarer}"
        wars = [{{ between = ["france", "england"], since = 1 }}]
        nation.france = {{ food = 9 }}
        province.normandie.france = {{ infantry = 1, princess = 1 }}
        province.wessex.england = {{ princess = 2 }}
    """)
    play(t, f"{declarer}: war {'england' if declarer == 'france' else 'france'}")
    assert [war_["since"] for war_ in wars(t)] == [3]
    while waiting(t) != ["france"] or not offered(t, "france", "move"):
        idle(t)
    play(t, "france: move infantry@normandie; to wessex")
    idle_turn(t)
    assert state(t).turn == 4
    assert wars(t)  # without the declaration it would have ended with turn 3
    assert holder(t, "wessex") == "england"
    assert nation(t, "france")["glory"] == 1
