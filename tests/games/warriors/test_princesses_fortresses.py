"""Princesses and fortresses."""

import pytest
from tests.games.warriors.table import (
    duel,
    events,
    happened,
    holder,
    idle_turn,
    march,
    nation,
    new_game,
    offered,
    play,
    refused,
    state,
    units,
    vp,
    war,
)

from quadriga.games.warriors.state import REMOVED

# ---------------------------------------------------------------- princesses


@pytest.mark.rule("WT-PRI-1")
def test_wt_pri_1_four_princesses_that_cannot_be_built() -> None:
    t = new_game(2, {}, 5, 6)
    assert units(t, "london", "england") == {"fortress": 1, "princess": 4}
    rich = duel("""
        phase = "development"
        nation.england = { food = 20, goods = 50, weapons = 20, gold = 20, production = 15, trade = 15, military = 15 }
        province.london.england = { princess = 1 }
    """)
    assert refused(rich, "england: form princess").code == "not_offered"
    assert refused(rich, "england: form fortress").code == "not_offered"


@pytest.mark.rule("WT-PRI-1", "WT-MAN-4")
def test_wt_pri_1_each_moves_once_a_turn() -> None:
    t = march("""
        province.london.england = { princess = 2 }
        province.wales = {}
        province.wessex = {}
    """)
    play(t, "england: done")  # the army step
    play(t, "england: move princess@london x1; to wales")
    assert holder(t, "wales") == "england"
    reason = refused(t, "england: move princess@wales~1")
    assert (reason.code, reason.rules) == ("princess_moved", ["WT-PRI-1"])
    play(t, "england: move princess@london; to wessex; done")
    assert holder(t, "london") == "free"  # she was the last one there
    idle_turn(t)
    assert units(t, "wales", "england") == {"princess": 1}  # rested


@pytest.mark.rule("WT-MAN-4", "WT-PRI-1", "WT-MOV-5")
def test_wt_man_4_only_to_free_or_own_provinces_even_in_war() -> None:
    t = duel("""
        phase = "manoeuvre"
        wars = [{ between = ["france", "england"] }]
        province.london.england = { princess = 2, fortress = 1 }
        province.wessex = {}
        province.wales.england = { princess = 1 }
        province.normandie.france = { princess = 1 }
    """)
    play(t, "england: move princess@london x1")
    assert offered(t, "england", "to") == ["wales", "wessex"]
    for place in ("normandie", "calais"):  # enemy, barbarian
        reason = refused(t, f"england: to {place}")
        assert (reason.code, reason.rules) == ("princess_cannot_enter", ["WT-MAN-4"])
    assert refused(t, "england: to yorkshire").code == "not_adjacent"


@pytest.mark.rule("WT-MAN-4", "WT-PRI-1")
def test_wt_man_4_a_princess_among_barbarians_stays() -> None:
    t = march("""
        province.london.england = { princess = 1 }
        province.aberdeen.england = { princess = 1 }
        province.lothian = {}
    """)
    play(t, "england: done")
    assert offered(t, "england", "move") == ["princess@aberdeen"]
    reason = refused(t, "england: move princess@london")
    assert (reason.code, reason.rules) == ("nowhere_to_go", ["WT-PRI-1"])


@pytest.mark.rule("WT-MAN-4", "WT-MAN-2")
def test_wt_man_4_only_after_all_battles_of_the_turn() -> None:
    t = march("province.london.england = { archers = 1, princess = 1 }")
    refused(t, "england: move princess@london")
    play(t, "england: move archers@london; to wessex; done")
    assert happened(t, "province.conquered") == ["province.conquered"]
    play(t, "england: move princess@london; to wessex")  # into the province just won
    assert units(t, "wessex", "england") == {"archers-1~2": 1, "princess~1": 1}


@pytest.mark.rule("WT-PRI-2", "WT-VP-3", "WT-SET-3")
def test_wt_pri_2_she_dies_from_any_damage_and_is_out_of_the_game() -> None:
    t = war("""
        nation.england = { military = 15 }
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { princess = 1 }
    """)
    play(t, "france: move infantry@normandie; to wessex; done")
    assert events(t, "battle.opened")[0].args[4] == 0  # no Strength
    assert nation(t, "france")["glory"] == 1
    assert units(t, "wessex", "france") == {"infantry~2": 1}
    assert nation(t, "england")["reserve"]["princess"] == 0
    assert [state(t).place[unit] for unit in range(24 + 12, 24 + 16)].count(REMOVED) == 1


@pytest.mark.rule("WT-PRI-2", "WT-UNIT-2")
def test_wt_pri_2_princesses_take_no_part_of_the_defence() -> None:
    t = war("""
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex.england = { princess = 3 }
    """)
    play(t, "france: move archers@normandie; to wessex; done")
    play(t, "france: hit england:princess@wessex x1; hit england:princess@wessex#2 x1")
    assert nation(t, "france")["glory"] == 2
    assert units(t, "normandie", "france") == {"archers~99": 1, "princess": 1}  # one princess still holds Wessex


@pytest.mark.rule("WT-PRI-3", "WT-PRV-2")
def test_wt_pri_3_a_princess_alone_holds_a_province() -> None:
    t = march("""
        province.london.england = { princess = 1 }
        province.east_anglia = {}
    """)
    before = vp(t, "england")
    play(t, "england: done; move princess@london; to east_anglia; done")
    assert holder(t, "east_anglia") == "england"
    assert holder(t, "london") == "free"
    assert vp(t, "england") == before + 2 - 3


# ---------------------------------------------------------------- fortresses


@pytest.mark.rule("WT-FORT-1", "WT-VP-2", "WT-VP-4")
def test_wt_fort_1_points_of_owner_and_destroyer() -> None:
    t = war("""
        province.normandie.france = { cavalry = 2, princess = 1 }
        province.wessex.england = { fortress = 2 }
    """)
    mine, theirs = vp(t, "france"), vp(t, "england")
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    play(t, "france: hit england:fortress@wessex x6")
    play(t, "england: hit france:cavalry@wessex~2 x3; hit france:cavalry@wessex~2#2 x7")
    assert vp(t, "france") == mine + 3
    assert vp(t, "england") == theirs - 3 + 6  # the fortress lost, two Cavalry killed
    assert nation(t, "england")["reserve"]["fortress"] == 8 - 1 - 1  # London's and the one left: the other came back
    assert units(t, "wessex", "england") == {"fortress": 1}


@pytest.mark.rule("WT-FORT-1", "WT-VP-2")
def test_wt_fort_1_three_points_for_each_fortress_in_play() -> None:
    t = duel("""
        phase = "development"
        nation.england = { food = 9, goods = 30, gold = 9, production = 6 }
    """)
    before = vp(t, "england")
    play(t, "england: fortify london")
    assert vp(t, "england") == before + 3


@pytest.mark.rule("WT-FORT-2")
def test_wt_fort_2_at_most_two_in_a_province() -> None:
    t = duel("""
        phase = "development"
        nation.england = { food = 20, goods = 60, gold = 20, production = 6 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: fortify london", "france: pass; pass")
    assert offered(t, "england", "fortify") == ["wales"]
    reason = refused(t, "england: fortify london")
    assert (reason.code, reason.rules) == ("fortress_limit", ["WT-FORT-2"])


@pytest.mark.rule("WT-FORT-3")
def test_wt_fort_3_a_fortress_never_moves_and_holds_by_itself() -> None:
    t = march("""
        province.london.england = { fortress = 1 }
        province.wales = {}
    """)
    assert holder(t, "london") == "england"
    assert refused(t, "england: move fortress@london").code == "not_offered"
    play(t, "england: done")
    assert refused(t, "england: move fortress@london").code == "not_offered"


SIEGE = """
    province.normandie.france = {{ {} }}
    province.munster.france = {{ princess = 1 }}
    province.wessex.england = {{ {} }}
"""


@pytest.mark.rule("WT-FORT-4", "WT-GAP-26")
def test_wt_fort_4_princesses_are_out_of_reach_while_a_fortress_stands() -> None:
    t = war(SIEGE.format("cavalry = 3", "fortress = 1, princess = 2, infantry = 1"))
    play(t, "france: move cavalry@normandie x3; to wessex; done")
    reason = refused(t, "france: hit england:princess@wessex x1")
    assert (reason.code, reason.rules) == ("princess_sheltered", ["WT-FORT-4"])
    play(t, "france: hit england:infantry@wessex x1")  # armies are not protected
    play(t, "france: hit england:fortress@wessex x4")
    refused(t, "france: hit england:princess@wessex x1")
    play(t, "france: hit england:fortress@wessex x1")  # now it is given what destroys it
    play(t, "france: hit england:princess@wessex x1; hit england:princess@wessex#2 x2")
    play(t, "england: hit france:cavalry@wessex~2 x6")
    assert nation(t, "france")["glory"] == 1 + 3 + 2
    assert holder(t, "wessex") == "france"


@pytest.mark.rule("WT-FORT-4")
def test_wt_fort_4_both_fortresses_must_fall() -> None:
    t = war(SIEGE.format("cavalry = 4", "fortress = 2, princess = 1"))
    play(t, "france: move cavalry@normandie x4; to wessex; done")
    play(t, "france: hit england:fortress@wessex x5")
    refused(t, "france: hit england:princess@wessex x1")
    play(t, "france: hit england:fortress@wessex#2 x5; hit england:princess@wessex x2")
    play(t, "england: hit france:cavalry@wessex~2 x10")
    assert nation(t, "france")["glory"] == 3 + 3 + 1


@pytest.mark.rule("WT-FORT-4", "WT-GAP-26")
def test_wt_fort_4_damage_of_earlier_battles_counts() -> None:
    t = war(SIEGE.format("cavalry = 1", "fortress-3 = 1, princess = 1"))
    play(t, "france: move cavalry@normandie; to wessex; done")
    refused(t, "france: hit england:princess@wessex x1")
    play(t, "france: hit england:fortress@wessex-3 x2; hit england:princess@wessex x1")
    assert nation(t, "france")["glory"] == 3 + 1


@pytest.mark.rule("WT-FORT-4", "WT-GAP-26")
def test_wt_fort_4_nothing_must_go_to_princesses_and_armies_do_not_shelter_them() -> None:
    t = war(SIEGE.format("cavalry = 1", "infantry = 1, princess = 1"))
    play(t, "france: move cavalry@normandie; to wessex; done")
    play(t, "france: hit england:princess@wessex x1; hit england:infantry@wessex x2")
    assert nation(t, "france")["glory"] == 2
    spared = war(SIEGE.format("cavalry = 2", "fortress = 1, princess = 1"))
    play(spared, "france: move cavalry@normandie x2; to wessex; done; hit england:fortress@wessex x6")
    play(spared, "england: hit france:cavalry@wessex~2 x5")
    assert units(spared, "wessex", "england") == {"princess": 1}
