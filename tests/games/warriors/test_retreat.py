"""Retreat of a player's armies."""

import pytest
from tests.games.warriors.table import (
    allies,
    events,
    holder,
    idle_turn,
    march,
    nation,
    offered,
    play,
    refused,
    state,
    units,
    waiting,
    war,
)

COMMANDERS = """
    nation.france = { military = 6, food = 9 }
    nation.england = { military = 6, food = 9 }
"""


@pytest.mark.rule("WT-RET-1", "WT-MIL-6")
@pytest.mark.parametrize("military, retreats", [(5, False), (6, True), (15, True)])
def test_wt_ret_1_armies_retreat_under_a_commander_only(military: int, retreats: bool) -> None:
    t = march(f"""
        nation.england = {{ military = {military} }}
        province.london.england = {{ infantry = 1, princess = 1 }}
        province.wales.england = {{ princess = 1 }}
    """)
    play(t, "england: move infantry@london; to wessex; done")
    assert bool(offered(t, "england", "retreat_to")) is retreats


@pytest.mark.rule("WT-RET-1", "WT-GAP-28")
def test_wt_ret_1_retreat_is_compulsory() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex.england = { archers = 1, cavalry = 1 }
        province.wales.england = { princess = 1 }
    """
    )
    play(t, "france: move archers@normandie; to wessex; done; hit england:archers@wessex x2")
    assert waiting(t) == ["england"]
    for line in ("done", "pass", "retreat-to wessex"):
        refused(t, f"england: {line}")
    assert {choice.verb for choice in t.game.choices(1)} == {"retreat_to"}


@pytest.mark.rule("WT-RET-1", "WT-FORT-3", "WT-PRI-2")
def test_wt_ret_1_princesses_and_fortresses_never_retreat() -> None:
    t = war("""
        nation.england = { military = 15 }
        province.normandie.france = { cavalry = 2, princess = 1 }
        province.wessex.england = { princess = 1, fortress = 1 }
        province.wales.england = { infantry = 1 }
    """)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    play(t, "france: hit england:fortress@wessex x5; hit england:princess@wessex x1")
    play(t, "england: hit france:cavalry@wessex~2 x5")
    assert events(t, "army.retreated") == []
    assert nation(t, "france")["glory"] == 4
    assert holder(t, "wessex") == "france"


@pytest.mark.rule("WT-RET-2")
def test_wt_ret_2_to_an_adjacent_own_or_free_province() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex.england = { archers = 1 }
        province.wales.england = { princess = 1 }
        province.munster = {}
    """
    )
    play(t, "france: move archers@normandie; to wessex; done")
    # both fall to 0; France goes home or to Munster, England to London, Wales or Munster
    assert offered(t, "france", "retreat_to") == ["munster", "normandie"]
    reason = refused(t, "france: retreat-to wales")
    assert (reason.code, reason.rules) == ("no_refuge", ["WT-RET-2"])
    play(t, "france: retreat-to normandie")
    assert offered(t, "england", "retreat_to") == ["london", "munster", "wales"]
    assert refused(t, "england: retreat-to normandie").code == "no_refuge"
    play(t, "england: retreat-to munster")
    assert holder(t, "munster") == "england"
    assert holder(t, "wessex") == "free"


@pytest.mark.rule("WT-RET-2")
def test_wt_ret_2_barbarian_provinces_are_no_refuge() -> None:
    t = march(COMMANDERS + "province.london.england = { infantry = 1, princess = 1 }\nprovince.wales = {}")
    play(t, "england: move infantry@london; to wessex; done")
    assert offered(t, "england", "retreat_to") == ["london", "wales"]  # neither Normandie nor Munster


@pytest.mark.rule("WT-RET-3", "WT-GAP-27")
def test_wt_ret_3_all_retreat_to_the_same_province() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { cavalry = 2, princess = 1 }
        province.wessex.england = { infantry = 1, archers = 1, cavalry = 1 }
        province.wales.england = { princess = 1 }
    """
    )
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    play(t, "france: hit england:infantry@wessex x1; hit england:archers@wessex x2; hit england:cavalry@wessex x3")
    play(t, "england: hit france:cavalry@wessex~2 x4; hit france:cavalry@wessex~2#2 x2")
    play(t, "england: retreat-to wales")
    assert units(t, "wales", "england") == {"princess": 1, "infantry-1~99!": 1, "archers-2~99!": 1, "cavalry-3~99!": 1}
    assert len(events(t, "army.retreated")) == 1


@pytest.mark.rule("WT-RET-3", "WT-GAP-27", "WT-BAT-6")
def test_wt_ret_3_those_who_withdraw_may_go_elsewhere() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { infantry = 1, cavalry = 1, princess = 1 }
        province.wessex.england = { archers = 1, princess = 1 }
        province.munster = {}
    """
    )
    play(t, "france: move infantry@normandie; to wessex; move cavalry@normandie; to wessex; done")
    play(t, "france: hit england:archers@wessex x4")
    play(t, "england: hit france:infantry@wessex~2 x1; hit france:cavalry@wessex~2 x1")
    play(t, "france: retreat-to munster; withdraw-to normandie")
    assert units(t, "munster", "france") == {"infantry-1~99!": 1}
    assert units(t, "normandie", "france") == {"cavalry-1~99": 1, "princess": 1}


@pytest.mark.rule("WT-RET-3", "WT-GAP-46")
def test_wt_ret_3_allied_owners_retreat_each_on_his_own() -> None:
    t = allies("""
        phase = "manoeuvre"
        order = ["france", "england", "burgundy", "scotland"]
        wars = [
            { between = ["france", "england"] }, { between = ["france", "scotland"] },
            { between = ["burgundy", "england"] }, { between = ["burgundy", "scotland"] },
        ]
        nation.england = { military = 6 }
        nation.scotland = { military = 6 }
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex = { england = { infantry = 1 }, scotland = { infantry = 1 }, holder = "england" }
        province.wales.england = { princess = 1 }
        province.munster = {}
    """)
    play(t, "france: move archers@normandie; to wessex; done")
    play(t, "france: hit england:infantry@wessex x1; hit scotland:infantry@wessex x1")
    play(t, "england: retreat-to wales", "scotland: retreat-to munster")
    assert units(t, "wales", "england") == {"princess": 1, "infantry-1~99!": 1}
    assert units(t, "munster", "scotland") == {"infantry-1~99!": 1}


@pytest.mark.rule("WT-RET-4", "WT-BAT-9")
def test_wt_ret_4_the_attacker_goes_first_and_may_take_the_refuge() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex.england = { archers = 1 }
        province.wales.england = { princess = 1 }
        province.munster = {}
    """
    )
    play(t, "france: move archers@normandie; to wessex; done")
    assert waiting(t) == ["france"]
    play(t, "france: retreat-to munster")
    assert offered(t, "england", "retreat_to") == ["london", "wales"]  # Munster is French now


@pytest.mark.rule("WT-RET-5")
def test_wt_ret_5_a_retreated_army_cannot_move_again() -> None:
    t = march("""
        nation.england = { military = 12 }
        province.london.england = { infantry = 1, princess = 1 }
        province.wales.england = { princess = 1 }
    """)  # Double Strike: there is a second round
    play(t, "england: move infantry@london; to wessex; done; retreat-to wales; drive-to munster")
    assert units(t, "wales", "england") == {"princess": 1, "infantry-1~99!": 1}
    assert offered(t, "england", "move") == []
    assert refused(t, "england: move infantry@wales").code == "no_action_points"


@pytest.mark.rule("WT-RET-5", "WT-DEF-1")
@pytest.mark.parametrize("mark, defence", [("archers", 2), ('"archers!"', 0), ('"archers-2!"', 0)])
def test_wt_ret_5_a_retreated_army_deals_no_damage(mark: str, defence: int) -> None:
    t = war(
        COMMANDERS
        + f"""
        province.normandie.france = {{ infantry = 1, princess = 1 }}
        province.wessex.england = {{ {mark} = 1 }}
    """
    )
    play(t, "france: move infantry@normandie; to wessex; done")
    assert events(t, "battle.opened")[0].args[4] == defence


@pytest.mark.rule("WT-RET-5", "WT-VP-3")
def test_wt_ret_5_any_further_damage_kills_it_and_scores() -> None:
    t = war(
        COMMANDERS
        + """
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { "cavalry!" = 1 }
    """
    )
    play(t, "france: move infantry@normandie; to wessex; done")  # one point on Cavalry with three hit points
    assert nation(t, "france")["glory"] == 3
    assert nation(t, "england")["reserve"]["cavalry"] == 4
    assert holder(t, "wessex") == "france"


@pytest.mark.rule("WT-RET-5", "WT-BAR-1", "WT-BAR-9")
def test_wt_ret_5_the_same_for_barbarians() -> None:
    t = march("""
        turn = 8
        province.london.england = { infantry = 1, princess = 1 }
        province.wessex.barbarians = { "army!" = 1 }
    """)
    play(t, "england: move infantry@london; to wessex; done")
    assert events(t, "battle.opened")[0].args[4] == 0
    assert nation(t, "england")["glory"] == 1
    assert units(t, "wessex", "england") == {"infantry~2": 1}


@pytest.mark.rule("WT-RET-6", "WT-END-3")
def test_wt_ret_6_at_the_end_of_the_turn_they_are_whole_again() -> None:
    t = march("""
        nation.england = { military = 6, food = 9 }
        province.london.england = { infantry = 1, princess = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: move infantry@london; to wessex; done; retreat-to wales")
    idle_turn(t)
    assert state(t).turn == 2
    assert units(t, "wales", "england") == {"princess": 1, "infantry": 1}
