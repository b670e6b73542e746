"""The co-operative game: alliances."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    allies,
    can,
    events,
    holder,
    idle_turn,
    idle_until,
    nation,
    new_game,
    offered,
    play,
    refused,
    state,
    stock,
    table,
    units,
    waiting,
)

from quadriga.engine.table import Table

SIX = 'nations = ["france", "england", "burgundy", "scotland", "germany", "denmark"]\n'
WAR = """
    wars = [
        { between = ["france", "england"] }, { between = ["france", "scotland"] },
        { between = ["burgundy", "england"] }, { between = ["burgundy", "scotland"] },
    ]
"""


def pairs(t: Table) -> list[list[str]]:
    return [war["between"] for war in MODULE.describe(t.game)["wars"]]


@pytest.mark.rule("WT-COOP-1", "WT-SET-1")
@pytest.mark.parametrize(
    "coop, players, teams",
    [
        ("2v2", 4, [{0, 2}, {1, 3}]),
        ("3v3", 6, [{0, 2, 4}, {1, 3, 5}]),
        ("2v2v2", 6, [{0, 3}, {1, 4}, {2, 5}]),
    ],
)
def test_wt_coop_1_fixed_teams(coop: str, players: int, teams: list[set[int]]) -> None:
    t = new_game(players, {"coop": coop})
    for team in teams:
        for seat in team:
            assert {*MODULE.view(t.game, seat)["seats"][seat]["allies"], seat} == team


@pytest.mark.rule("WT-COOP-2", "WT-MOV-4", "WT-GAP-46")
def test_wt_coop_2_through_and_into_provinces_of_allies() -> None:
    t = allies("""
        phase = "manoeuvre"
        active = "france"
        province.ile_de_france.france = { infantry = 1, princess = 2 }
        province.artois.burgundy = { princess = 1 }
        province.brabant.burgundy = { princess = 1 }
        province.normandie.england = { princess = 1 }
    """)
    play(t, "france: move infantry@ile_de_france")
    assert refused(t, "france: to normandie").code == "no_war"  # no ally
    play(t, "france: to artois; move infantry@artois~1; to brabant")
    assert units(t, "brabant", "france") == {"infantry~2": 1}
    assert holder(t, "brabant") == "burgundy"  # the marker stays
    assert events(t, "battle.opened") == []
    play(t, "france: move princess@ile_de_france x1; to artois")  # princesses, too
    assert units(t, "artois", "france") == {"princess~1": 1}


@pytest.mark.rule("WT-MOV-4", "WT-COOP-2")
def test_wt_mov_4_an_army_shut_in_by_strangers_cannot_move() -> None:
    t = allies("""
        phase = "manoeuvre"
        active = "france"
        province.provence.france = { infantry = 1, princess = 1 }
        province.anjou.england = { princess = 1 }
        province.bourbon.scotland = { princess = 1 }
        province.geneve.england = { princess = 1 }
        province.ile_de_france.france = { infantry = 1, princess = 1 }
        province.artois.burgundy = { princess = 1 }
    """)
    assert offered(t, "france", "move") == ["infantry@ile_de_france"]
    play(t, "france: done")
    assert offered(t, "france", "move") == ["princess@ile_de_france"]


@pytest.mark.rule("WT-COOP-2", "WT-RET-2", "WT-BAT-6", "WT-GAP-27", "WT-GAP-46")
def test_wt_coop_2_retreat_and_withdrawal_to_allies() -> None:
    t = allies("""
        phase = "manoeuvre"
        active = "france"
        nation.france = { military = 6 }
        province.ile_de_france.france = { infantry = 1, archers = 1 }
        province.anjou.france = { princess = 1 }
        province.bourbon.burgundy = { princess = 1 }
        province.artois.barbarians = { army = 3 }
        province.bourgogne.burgundy = { princess = 1 }
        province.brabant.burgundy = { princess = 1 }
    """)
    play(t, "france: move infantry@ile_de_france; to artois; move archers@ile_de_france; to artois; done")
    play(t, "france: hit barbarians:barbarian-army@artois x3")
    # three points: the Archers die; the Infantry withdraws to a free or allied province
    assert offered(t, "france", "withdraw_to") == ["bourbon", "bourgogne", "brabant", "ile_de_france"]


@pytest.mark.rule("WT-COOP-3", "WT-ACT-3")
def test_wt_coop_3_own_armies_in_allied_provinces() -> None:
    t = allies("""
        phase = "development"
        active = "france"
        nation.france = { weapons = 1 }
        province.brabant.burgundy = { princess = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "france: form infantry")
    assert offered(t, "france", "at") == ["brabant", "ile_de_france", "vlaanderen"]
    assert refused(t, "france: at wales").code == "not_controlled"
    play(t, "france: at brabant")
    assert units(t, "brabant", "france") == {"infantry": 1}
    assert holder(t, "brabant") == "burgundy"


@pytest.mark.rule("WT-COOP-3", "WT-ACT-6", "WT-SET-3")
def test_wt_coop_3_an_allys_army_is_upgraded_and_stays_his() -> None:
    t = allies("""
        phase = "development"
        active = "france"
        nation.france = { goods = 14, production = 9 }
        province.brabant.burgundy = { infantry = 1 }
        province.wales.england = { infantry = 1 }
        province.anjou.france = { cavalry = 4 }
    """)
    assert refused(t, "france: upgrade england:infantry@wales").code == "foreign_army"
    play(t, "france: upgrade burgundy:infantry@brabant x2")  # a piece of Burgundy's set, paid by France
    assert units(t, "brabant", "burgundy") == {"cavalry": 1}
    assert stock(t, "france")[1] == 0
    assert nation(t, "burgundy")["reserve"]["cavalry"] == 3


@pytest.mark.rule("WT-COOP-4")
def test_wt_coop_4_no_fortress_in_an_allys_province() -> None:
    t = allies("""
        phase = "development"
        active = "france"
        nation.france = { food = 9, goods = 30, gold = 9, production = 6 }
        province.brabant = { burgundy = { princess = 1 }, france = { infantry = 1 }, holder = "burgundy" }
    """)
    assert offered(t, "france", "fortify") == ["ile_de_france"]
    reason = refused(t, "france: fortify brabant")
    assert (reason.code, reason.rules) == ("ally_province", ["WT-COOP-4"])


@pytest.mark.rule("WT-COOP-5", "WT-WAR-1")
def test_wt_coop_5_one_declaration_for_both_alliances() -> None:
    t = allies('phase = "development"')
    play(t, "burgundy: war england")
    assert sorted(map(sorted, pairs(t))) == [
        ["burgundy", "england"],
        ["burgundy", "scotland"],
        ["england", "france"],
        ["france", "scotland"],
    ]


@pytest.mark.rule("WT-COOP-5")
def test_wt_coop_5_a_third_alliance_stays_out() -> None:
    """France and Scotland, England and Germany, Burgundy and Denmark."""
    t = table(6, {"coop": "2v2v2"}, SIX + 'phase = "development"\nactive = "scotland"')
    play(t, "scotland: war germany")
    assert sorted(map(sorted, pairs(t))) == [
        ["england", "france"],
        ["england", "scotland"],
        ["france", "germany"],
        ["germany", "scotland"],
    ]


@pytest.mark.rule("WT-COOP-8", "WT-GAP-52")
def test_wt_coop_8_no_war_among_allies() -> None:
    t = allies('phase = "development"\nnation.burgundy = { military = 15 }')
    assert offered(t, "burgundy", "war") == ["england", "scotland"]
    reason = refused(t, "burgundy: war france")
    assert (reason.code, reason.rules) == ("ally", ["WT-COOP-8"])


@pytest.mark.rule("WT-WAR-2", "WT-COOP-5", "WT-GAP-46")
def test_wt_war_2_peace_needs_all_members_of_both_alliances() -> None:
    t = allies('phase = "development"' + WAR)
    play(t, "burgundy: peace england")
    assert sorted(waiting(t)) == ["england", "france", "scotland"]
    play(t, "england: agree", "france: agree")
    assert len(pairs(t)) == 4
    play(t, "scotland: agree")
    assert pairs(t) == []
    again = allies('phase = "development"' + WAR)
    play(again, "burgundy: peace england", "france: refuse")  # an ally may object
    assert len(pairs(again)) == 4


@pytest.mark.rule("WT-WAR-3", "WT-COOP-5")
def test_wt_war_3_damage_between_two_members_keeps_the_whole_war_alive() -> None:
    position = (
        'turn = 2\nphase = "manoeuvre"\nactive = "france"'
        + WAR
        + """
        nation.france = { food = 9 }
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { princess = 1, infantry = 1 }
    """
    )
    t = allies(position)
    play(t, "france: move infantry@normandie; to wessex; hit england:princess@wessex x1")
    idle_turn(t)
    assert len(pairs(t)) == 4
    quiet = allies(position)
    idle_turn(quiet)
    assert pairs(quiet) == []


@pytest.mark.rule("WT-COOP-6", "WT-VIC-4", "WT-VIC-1")
@pytest.mark.parametrize("glory, over", [(64 - 12, False), (65 - 12, True)])
def test_wt_coop_6_the_sum_of_a_team_against_its_threshold(glory: int, over: bool) -> None:
    t = allies(f"""
        phase = "development"
        nation.france = {{ glory = {glory - 20} }}
        nation.burgundy = {{ glory = 20 }}
    """)  # two capitals and two fortresses: 12
    assert nation(t, "france")["team_vp"] == nation(t, "burgundy")["team_vp"] == glory + 12
    idle_turn(t)
    assert t.game.over is over
    if over:
        assert MODULE.describe(t.game)["winners"] == ["france", "burgundy"]  # together


@pytest.mark.rule("WT-VIC-4", "WT-COOP-6")
@pytest.mark.parametrize("coop, threshold, members", [("3v3", 75, 3), ("2v2v2", 55, 2)])
def test_wt_vic_4_thresholds_of_six_players(coop: str, threshold: int, members: int) -> None:
    for missing in (1, 0):
        glory = threshold - 6 * members - missing
        t = table(6, {"coop": coop}, SIX + f'phase = "development"\nnation.france = {{ glory = {glory} }}')
        idle_turn(t)
        assert t.game.over is not bool(missing)
        if not missing:
            assert len(t.game.winners) == members


@pytest.mark.rule("WT-COOP-7")
def test_wt_coop_7_the_marker_decides_control_and_income() -> None:
    for owner in ("france", "burgundy"):
        t = allies(f"""
            phase = "upkeep"
            nation.france = {{ production = 1, food = 9 }}
            nation.burgundy = {{ production = 1, food = 9 }}
            province.brabant = {{ burgundy = {{ infantry = 1 }}, france = {{ infantry = 3 }}, holder = "{owner}" }}
        """)
        idle_until(t, "trade")
        other = "france" if owner == "burgundy" else "burgundy"
        assert stock(t, owner)[1] == 1 + 2  # capital and Brabant
        assert stock(t, other)[1] == 1


@pytest.mark.rule("WT-COOP-8", "WT-PRV-5", "WT-GAP-46")
def test_wt_coop_8_the_marker_goes_to_the_ally_who_is_left() -> None:
    t = allies("""
        phase = "manoeuvre"
        active = "burgundy"
        province.brabant = { burgundy = { infantry = 1 }, france = { infantry = 1 }, holder = "burgundy" }
        province.vlaanderen.burgundy = { fortress = 1 }
    """)
    play(t, "burgundy: move infantry@brabant; to vlaanderen")
    assert holder(t, "brabant") == "france"


@pytest.mark.rule("WT-COOP-8", "WT-PRV-4")
def test_wt_coop_8_otherwise_the_province_is_free() -> None:
    t = allies("""
        phase = "manoeuvre"
        active = "burgundy"
        province.brabant.burgundy = { infantry = 1 }
        province.vlaanderen.burgundy = { fortress = 1 }
    """)
    play(t, "burgundy: move infantry@brabant; to vlaanderen")
    assert holder(t, "brabant") == "free"


@pytest.mark.rule("WT-COOP-8", "WT-GAP-46")
def test_wt_coop_8_of_two_allies_the_earlier_in_turn_order() -> None:
    """France, Burgundy and Germany are allies; the numbers are Burgundy 1, Germany 2, France 7."""
    t = table(
        6,
        {"coop": "3v3"},
        SIX
        + """
            phase = "manoeuvre"
            active = "burgundy"
            province.brabant.holder = "burgundy"
            province.brabant.burgundy = { infantry = 1 }
            province.brabant.france = { infantry = 1 }
            province.brabant.germany = { infantry = 1 }
            province.vlaanderen.burgundy = { fortress = 1 }
        """,
    )
    play(t, "burgundy: move infantry@brabant; to vlaanderen")
    assert holder(t, "brabant") == "germany"


@pytest.mark.rule("WT-COOP-8", "WT-BAT-1")
def test_wt_coop_8_allies_never_fight_each_other() -> None:
    t = allies(
        'phase = "manoeuvre"\nactive = "burgundy"'
        + WAR
        + """
            province.brabant = { burgundy = { infantry = 1 }, france = { infantry = 1 }, holder = "france" }
            province.vlaanderen.burgundy = { fortress = 1, infantry = 1 }
        """
    )
    play(t, "burgundy: move infantry@vlaanderen; to brabant; done")
    assert events(t, "battle.opened") == []


DEFENCE = """
    phase = "manoeuvre"
    active = "france"
    province.normandie.france = { cavalry = 2, princess = 1 }
    province.wessex = { england = { infantry = 1 }, scotland = { archers = 1 }, holder = "HOLDER" }
"""


@pytest.mark.rule("WT-DEF-1", "WT-COOP-7", "WT-GAP-46")
@pytest.mark.parametrize("marker, other", [("england", "scotland"), ("scotland", "england")])
def test_wt_def_1_allies_defend_together_and_the_marker_holder_strikes(marker: str, other: str) -> None:
    t = allies(DEFENCE.replace("HOLDER", marker) + WAR)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    assert events(t, "battle.opened")[0].args[3:] == [6, 3]
    assert waiting(t) == ["france", marker]
    play(t, "france: hit england:infantry@wessex x1; hit scotland:archers@wessex x5")
    play(t, f"{marker}: hit france:cavalry@wessex~2 x3")
    assert nation(t, marker)["glory"] == 3
    assert nation(t, other)["glory"] == 0
    assert nation(t, "france")["glory"] == 1 + 2
    assert holder(t, "wessex") == "france"


@pytest.mark.rule("WT-COOP-8", "WT-BAT-8", "WT-GAP-46")
def test_wt_coop_8_the_ally_who_survives_keeps_the_province() -> None:
    t = allies(DEFENCE.replace("HOLDER", "england") + WAR)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    play(t, "france: hit england:infantry@wessex x6", "england: hit france:cavalry@wessex~2 x3")
    assert holder(t, "wessex") == "scotland"
    assert units(t, "normandie", "france") == {"cavalry~99": 1, "princess": 1}


@pytest.mark.rule("WT-TRD-3", "WT-GAP-46")
def test_wt_trd_3_allies_need_a_route_as_well() -> None:
    t = allies("""
        phase = "trade"
        nation.france = { food = 9, trade = 1 }
        nation.burgundy = { food = 9 }
        province.anjou.france = { princess = 1 }
        province.brabant.burgundy = { princess = 1 }
    """)
    assert refused(t, "france: offer burgundy: 1 food for nothing").code == "no_route"
    play(t, "france: route burgundy")
    assert can(t, "france: offer burgundy: 1 food for nothing")


@pytest.mark.rule("WT-VP-6", "WT-GAP-10")
def test_wt_vp_6_leaders_are_single_players_in_a_team_game_too() -> None:
    t = allies("""
        phase = "development"
        nation.france = { trade = 3 }
        nation.burgundy = { trade = 3 }
        nation.england = { trade = 1 }
    """)
    assert MODULE.describe(t.game)["leaders"]["trade"] == "nobody"  # two allies are level
    play(t, "burgundy: advance trade")
    assert MODULE.describe(t.game)["leaders"]["trade"] == "burgundy"
    assert state(t).teams == 2
