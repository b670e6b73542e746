"""Phase IV: the steps of a manoeuvre, action points, where armies may go, control of provinces."""

from itertools import pairwise

import pytest
from tests.games.warriors.table import (
    MODULE,
    can,
    duel,
    events,
    happened,
    holder,
    idle_until,
    march,
    nation,
    offered,
    play,
    refused,
    state,
    trio,
    units,
    vp,
    waiting,
    war,
)

from quadriga.engine.table import Table


def procedure(t: Table) -> str:
    return type(t.game.stack[-1]).__name__


def walk(t: Table, kind: str, *places: str) -> None:
    """One army goes from province to province."""
    for spent, (here, there) in enumerate(pairwise(places)):
        play(t, f"england: move {kind}@{here}{f'~{spent}' if spent else ''}; to {there}")


# ---------------------------------------------------------------- steps


@pytest.mark.rule("WT-MAN-1", "WT-MAN-2")
def test_wt_man_1_one_player_does_everything_before_the_next() -> None:
    t = march("""
        province.london.england = { archers = 1, princess = 1 }
        province.anjou.france = { infantry = 1 }
        province.ile_de_france.france = { princess = 1, fortress = 1 }
    """)
    assert waiting(t) == ["england"]
    assert refused(t, "france: move infantry@anjou").code == "not_your_decision"
    play(t, "england: move archers@london; to wessex; done")
    assert happened(t, "battle.opened") == ["battle.opened"]
    assert (waiting(t), procedure(t)) == (["england"], "PrincessMovement")
    play(t, "england: done")
    assert (waiting(t), procedure(t)) == (["france"], "ArmyMovement")
    play(t, "france: done")
    assert (waiting(t), procedure(t)) == (["france"], "PrincessMovement")


@pytest.mark.rule("WT-MAN-2", "WT-MAN-4")
def test_wt_man_2_armies_then_battles_then_princesses() -> None:
    t = march("""
        province.london.england = { archers = 2, princess = 1 }
    """)
    refused(t, "england: move princess@london")  # the army step
    play(t, "england: move archers@london; to wessex")
    assert happened(t, "battle.opened") == []
    play(t, "england: done")
    # a single target and a single battle: nothing to decide before the princesses move
    assert happened(t, "province.conquered") == ["province.conquered"]
    assert procedure(t) == "PrincessMovement"
    refused(t, "england: move archers@london")  # no way back
    play(t, "england: move princess@london; to wessex")
    assert units(t, "wessex", "england") == {"archers-1~2": 1, "princess~1": 1}


@pytest.mark.rule("WT-MAN-2")
def test_wt_man_2_moving_is_optional() -> None:
    t = march("province.london.england = { archers = 2, fortress = 1 }")
    play(t, "england: done")
    assert units(t, "london", "england") == {"archers": 2, "fortress": 1}
    assert happened(t, "battle.opened") == []


@pytest.mark.rule("WT-MAN-3", "WT-BAT-1")
def test_wt_man_3_battles_wait_until_all_have_moved() -> None:
    t = march("""
        province.london.england = { archers = 1, infantry = 1 }
    """)
    play(t, "england: move archers@london; to wessex")
    assert holder(t, "wessex") == "barbarians"
    assert units(t, "wessex", "barbarians") == {"army": 1}
    play(t, "england: move infantry@london; to wessex")  # it joins the same battle
    assert happened(t, "battle.opened") == []
    play(t, "england: done")
    assert [event.args[3] for event in events(t, "battle.opened")] == [3]


# ---------------------------------------------------------------- action points


@pytest.mark.rule("WT-MIL-2", "WT-AP-1", "WT-MOV-1")
@pytest.mark.parametrize("tokens, points", [(0, 2), (1, 2), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (12, 4), (15, 5)])
@pytest.mark.parametrize("kind", ["infantry", "cavalry"])
def test_wt_mil_2_action_points_of_every_army(tokens: int, points: int, kind: str) -> None:
    t = march(f"""
        nation.england = {{ military = {tokens} }}
        province.london.england = {{ {kind} = 1, princess = 1 }}
        province.wales.england = {{ princess = 1 }}
        province.wessex = {{}}
    """)
    here, there = "london", "wales"
    for spent in range(points):
        assert offered(t, "england", "move") == [f"{kind}@{here}{f'~{spent}' if spent else ''}"]
        play(t, f"england: move {offered(t, 'england', 'move')[0]}; to {there}")
        here, there = there, here
    assert offered(t, "england", "move") == []
    refused(t, f"england: move {kind}@{here}~{points}")


@pytest.mark.rule("WT-AP-1")
def test_wt_ap_1_a_battle_takes_one_point_and_no_army_fights_twice() -> None:
    t = march("""
        nation.england = { military = 9 }
        province.london.england = { cavalry = 1, princess = 1 }
    """)  # Military V: 4 points, no Double Strike
    play(t, "england: move cavalry@london; to wessex; done")
    assert units(t, "wessex", "england") == {"cavalry-1~2": 1}  # one for the move, one for the battle
    assert procedure(t) == "PrincessMovement"  # two points left, but no second round
    assert not can(t, "england: move cavalry@wessex-1~2")


@pytest.mark.rule("WT-AP-1", "WT-DEF-1")
def test_wt_ap_1_defending_costs_nothing() -> None:
    t = war("""
        turn = 2
        province.normandie.france = { infantry = 1 }
        province.london.england = { cavalry = 1, princess = 1 }
    """)
    play(t, "france: move infantry@normandie; to london; done; hit england:cavalry@london x1")
    assert units(t, "london", "england")["cavalry-1"] == 1  # no point spent


@pytest.mark.rule("WT-MIL-7", "WT-AP-1", "WT-MAN-2", "WT-GAP-50")
def test_wt_mil_7_double_strike_is_a_second_round_with_the_points_left() -> None:
    t = march("""
        nation.england = { military = 12 }
        province.london.england = { cavalry = 1, princess = 1 }
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    assert procedure(t) == "ArmyMovement"
    refused(t, "england: move princess@london")  # princesses wait for the second round
    play(t, "england: move cavalry@wessex-1~2; to wales; done")
    assert units(t, "wales", "england") == {"cavalry-2~4": 1}
    assert len(events(t, "battle.opened")) == 2
    assert holder(t, "wessex") == "free"  # left behind empty
    assert procedure(t) == "PrincessMovement"


@pytest.mark.rule("WT-MIL-7", "WT-GAP-50")
def test_wt_mil_7_the_second_round_needs_two_points_to_attack() -> None:
    t = march("""
        nation.england = { military = 12 }
        province.london.england = { cavalry = 1, princess = 1 }
        province.wales.england = { princess = 1 }
    """)
    walk(t, "cavalry", "london", "wales", "wessex")
    play(t, "england: done")
    assert units(t, "wessex", "england") == {"cavalry-1~3": 1}
    play(t, "england: move cavalry@wessex-1~3")
    assert offered(t, "england", "to") == ["london", "wales"]
    assert refused(t, "england: to normandie").code == "no_point_for_battle"


@pytest.mark.rule("WT-MIL-7", "WT-GAP-50")
@pytest.mark.parametrize("tokens, strikes", [(11, 1), (12, 2)])
def test_wt_mil_7_from_level_six_on_also_for_armies_that_have_not_fought(tokens: int, strikes: int) -> None:
    t = march(f"""
        nation.england = {{ military = {tokens} }}
        province.london.england = {{ cavalry = 1, infantry = 1 }}
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    if strikes == 2:
        play(t, "england: move infantry@london; to wales; done")
        assert len(events(t, "battle.opened")) == 2
    else:
        assert procedure(t) == "PrincessMovement"


@pytest.mark.rule("WT-MIL-7", "WT-BAT-2", "WT-BAT-7")
def test_wt_mil_7_a_hurt_army_strikes_with_full_strength() -> None:
    t = march("""
        turn = 4
        nation.england = { military = 12 }
        province.london.england = { cavalry = 1, princess = 1 }
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    assert units(t, "wessex", "england") == {"cavalry-2~2": 1}
    play(t, "england: move cavalry@wessex-2~2; to wales; done")
    assert [event.args[3] for event in events(t, "battle.opened")] == [3, 3]


@pytest.mark.rule("WT-MIL-7", "WT-GAP-50", "WT-BAT-6")
def test_wt_mil_7_who_withdrew_takes_no_part_in_the_second_round() -> None:
    t = march("""
        nation.england = { military = 12 }
        province.london.england = { cavalry = 1, infantry = 1, princess = 1 }
        province.wessex.barbarians = { army = 2 }
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    play(t, "england: hit barbarians:barbarian-army@wessex x3")
    assert units(t, "london", "england") == {"cavalry-2~99": 1, "infantry": 1, "princess": 1}
    assert offered(t, "england", "move") == ["infantry@london"]


# ---------------------------------------------------------------- where armies go


@pytest.mark.rule("WT-PRV-1", "WT-MOV-1")
def test_wt_prv_1_land_borders_and_sea_routes_alike() -> None:
    t = march("""
        nation.england = { military = 3 }
        province.london.england = { infantry = 1 }
    """)
    play(t, "england: move infantry@london")
    assert offered(t, "england", "to") == ["calais", "east_anglia", "normandie", "wales", "wessex"]
    for place in ("yorkshire", "ile_de_france", "dublin"):
        reason = refused(t, f"england: to {place}")
        assert (reason.code, reason.rules) == ("not_adjacent", ["WT-PRV-1"])


@pytest.mark.rule("WT-MOV-1", "WT-PRV-4", "WT-PRV-5", "WT-GAP-23")
def test_wt_mov_1_through_own_and_free_provinces_at_a_point_each() -> None:
    t = march("""
        nation.england = { military = 6 }
        province.london.england = { infantry = 1, princess = 1 }
        province.wales = {}
        province.yorkshire = {}
        province.lothian.england = { princess = 1 }
    """)
    walk(t, "infantry", "london", "wales")
    assert holder(t, "wales") == "england"  # taken at once
    play(t, "england: move infantry@wales~1; to yorkshire")
    assert (holder(t, "wales"), holder(t, "yorkshire")) == ("free", "england")
    play(t, "england: move infantry@yorkshire~2; to lothian")
    assert holder(t, "yorkshire") == "free"  # crossed and left: nobody's
    assert units(t, "lothian", "england") == {"princess": 1, "infantry~3": 1}


@pytest.mark.rule("WT-MOV-2")
def test_wt_mov_2_entering_a_barbarian_province_leaves_a_point_for_the_battle() -> None:
    t = march("""
        province.london.england = { infantry = 1, princess = 1 }
        province.wales.england = { princess = 1 }
        province.east_anglia = {}
    """)
    walk(t, "infantry", "london", "wales")
    play(t, "england: move infantry@wales~1")
    assert offered(t, "england", "to") == ["east_anglia", "london"]
    reason = refused(t, "england: to wessex")
    assert (reason.code, reason.rules) == ("no_point_for_battle", ["WT-MOV-2", "WT-MOV-3"])


@pytest.mark.rule("WT-MOV-2", "WT-GAP-23")
def test_wt_mov_2_whoever_has_entered_must_stay_and_fight() -> None:
    t = march("""
        nation.england = { military = 9 }
        province.london.england = { infantry = 2, princess = 1 }
        province.wales = {}
    """)
    play(t, "england: move infantry@london x1; to wessex")
    reason = refused(t, "england: move infantry@wessex~1")
    assert (reason.code, reason.rules) == ("must_fight", ["WT-MOV-2"])
    play(t, "england: done")
    assert len(events(t, "battle.opened")) == 1


@pytest.mark.rule("WT-MOV-3")
def test_wt_mov_3_no_companion_without_a_point_for_the_battle() -> None:
    t = march("""
        province.wales.england = { infantry = 1 }
        province.east_anglia.england = { infantry = 1 }
        province.london.england = { princess = 1 }
    """)
    walk(t, "infantry", "east_anglia", "wales")
    play(t, "england: move infantry@wales; to wessex")  # the fresh one
    play(t, "england: move infantry@wales~1")
    assert refused(t, "england: to wessex").rules == ["WT-MOV-2", "WT-MOV-3"]


@pytest.mark.rule("WT-MOV-3", "WT-MOV-5")
def test_wt_mov_3_the_same_against_an_enemy_player() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.ile_de_france.france = { infantry = 1, fortress = 1 }
        province.wessex.england = { princess = 1 }
        province.anjou = {}
    """)
    play(t, "france: move infantry@ile_de_france; to normandie")
    play(t, "france: move infantry@normandie~1")
    assert refused(t, "france: to wessex").code == "no_point_for_battle"
    play(t, "france: to ile_de_france", "france: move infantry@normandie; to wessex")
    assert units(t, "wessex", "france") == {"infantry~1": 1}


@pytest.mark.rule("WT-MOV-4")
def test_wt_mov_4_in_peace_nobody_enters_another_players_province() -> None:
    t = march("""
        nation.england = { military = 15 }
        province.london.england = { cavalry = 2 }
        province.normandie.france = { princess = 1 }
        province.wessex = {}
    """)
    play(t, "england: move cavalry@london x1")
    reason = refused(t, "england: to normandie")
    assert (reason.code, reason.rules) == ("no_war", ["WT-MOV-4"])
    play(t, "england: to wessex; move cavalry@wessex~1")
    refused(t, "england: to normandie")  # nor from elsewhere, nor on the way through


@pytest.mark.rule("WT-MOV-4", "WT-WAR-1")
def test_wt_mov_4_war_with_one_is_not_war_with_another() -> None:
    t = trio("""
        phase = "manoeuvre"
        active = "england"
        wars = [{ between = ["burgundy", "england"] }]
        province.london.england = { infantry = 1 }
        province.normandie.france = { princess = 1 }
        province.calais.burgundy = { princess = 1 }
    """)
    play(t, "england: move infantry@london")
    assert can(t, "england: to calais")
    assert refused(t, "england: to normandie").code == "no_war"


@pytest.mark.rule("WT-MOV-5", "WT-WAR-1")
def test_wt_mov_5_in_war_enemy_provinces_are_entered_like_barbarian_ones() -> None:
    t = war("""
        nation.france = { military = 9 }
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { princess = 2 }
    """)
    play(t, "france: move infantry@normandie; to wessex")
    assert refused(t, "france: move infantry@wessex~1").code == "must_fight"
    play(t, "france: done; hit england:princess@wessex x1")
    assert len(events(t, "battle.opened")) == 1
    assert holder(t, "wessex") == "england"


# ---------------------------------------------------------------- control


@pytest.mark.rule("WT-PRV-2", "WT-PRI-3", "WT-FORT-3")
@pytest.mark.parametrize("piece", ["infantry", "archers", "cavalry", "princess", "fortress"])
def test_wt_prv_2_one_unit_of_any_kind_controls_a_province(piece: str) -> None:
    t = duel(f"""
        phase = "development"
        nation.england = {{ weapons = 1 }}
        province.east_anglia.england = {{ {piece} = 1 }}
    """)
    assert holder(t, "east_anglia") == "england"
    assert vp(t, "england") == 8 + (3 if piece == "fortress" else 0)
    play(t, "england: form infantry; at east_anglia")


@pytest.mark.rule("WT-PRV-2", "WT-MOV-5")
def test_wt_prv_2_no_control_while_an_enemy_holds_the_province() -> None:
    t = war("""
        province.normandie.france = { infantry = 2 }
        province.wessex.england = { princess = 1 }
    """)
    play(t, "france: move infantry@normandie x1; to wessex")
    assert holder(t, "wessex") == "england"


@pytest.mark.rule("WT-PRV-3", "WT-MOV-2")
@pytest.mark.parametrize("pieces", ["army = 1", "fortress = 1", "army = 1, fortress = 1"])
def test_wt_prv_3_a_barbarian_army_or_fortress_makes_a_province_barbarian(pieces: str) -> None:
    t = march(f"""
        province.london.england = {{ infantry = 1 }}
        province.wessex.barbarians = {{ {pieces} }}
    """)
    assert holder(t, "wessex") == "barbarians"
    play(t, "england: move infantry@london; to wessex; done")
    assert len(events(t, "battle.opened")) == 1


@pytest.mark.rule("WT-PRV-3", "WT-BAT-6")
def test_wt_prv_3_a_province_stays_barbarian_while_its_fortress_stands() -> None:
    t = march("""
        nation.england = { military = 6 }
        province.london.england = { cavalry = 2, princess = 1 }
        province.wessex.barbarians = { army = 1, fortress = 1 }
    """)
    play(t, "england: move cavalry@london x2; to wessex; done")
    play(t, "england: hit barbarians:barbarian-army@wessex x6")
    idle_until(t, "upkeep", 2)
    assert holder(t, "wessex") == "barbarians"
    assert units(t, "wessex", "barbarians") == {"fortress": 1}


@pytest.mark.rule("WT-PRV-4", "WT-PRV-5", "WT-MOV-1")
def test_wt_prv_4_a_free_province_is_taken_without_a_battle() -> None:
    t = march("""
        province.london.england = { infantry = 1, princess = 1 }
        province.wessex = {}
    """)
    assert holder(t, "wessex") == "free"
    before = vp(t, "england")
    play(t, "england: move infantry@london; to wessex; done")
    assert happened(t, "battle.opened") == []
    assert holder(t, "wessex") == "england"
    assert vp(t, "england") == before + 1


@pytest.mark.rule("WT-PRV-5", "WT-PRV-6", "WT-VP-1")
def test_wt_prv_5_the_marker_goes_to_the_conqueror_at_once() -> None:
    t = war("""
        province.normandie.france = { cavalry = 1, princess = 1 }
        province.wessex.england = { princess = 1 }
    """)
    mine, theirs = vp(t, "france"), vp(t, "england")
    play(t, "france: move cavalry@normandie; to wessex; done")
    assert holder(t, "wessex") == "france"
    assert vp(t, "france") == mine + 1 + 1  # the province and the princess
    assert vp(t, "england") == theirs - 1


@pytest.mark.rule("WT-PRV-5", "WT-BAR-7")
def test_wt_prv_5_the_marker_lies_on_the_map_when_barbarians_come() -> None:
    t = march("""
        province.london.england = { infantry = 1, princess = 1 }
        province.wales = {}
    """)
    play(t, "england: move infantry@london; to wessex; done")  # both fall to 0: the barbarians flee to Wales
    assert holder(t, "wales") == "barbarians"
    assert holder(t, "wessex") == "free"


def test_like_armies_move_in_groups() -> None:
    t = march("province.london.england = { archers = 4, princess = 1 }\nprovince.wales = {}")
    play(t, "england: move archers@london x3; to wales")
    assert units(t, "wales", "england") == {"archers~1": 3}
    assert units(t, "london", "england") == {"archers": 1, "princess": 1}
    assert nation(t, "england")["reserve"]["archers"] == 0
    assert refused(t, "england: move archers@wales~1 x4").code == "out_of_range"
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("WT-MIL-2", "WT-GAP-12")
def test_wt_mil_2_the_view_shows_the_points_left() -> None:
    t = march("""
        nation.england = { military = 6 }
        province.london.england = { infantry = 1, "archers~2" = 1, "cavalry-1!" = 1, princess = 1 }
    """)
    london = MODULE.view(t.game, 1)["provinces"][state(t).board.keys.index("london")]
    found = {unit["kind"]: (unit["action_points"], unit["strength"], unit["hit_points"]) for unit in london["units"]}
    assert found == {"infantry": (3, 1, 1), "archers": (1, 2, 2), "cavalry": (0, 0, 2), "princess": (0, 0, 1)}
