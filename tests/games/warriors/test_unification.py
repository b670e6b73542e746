"""Unification of the starting nation and its bonus actions."""

import pytest
from tests.games.warriors.table import (
    allies,
    can,
    duel,
    events,
    holder,
    idle_turn,
    idle_until,
    march,
    nation,
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

BRITAIN = ("london", "east_anglia", "wales", "yorkshire", "wessex")


def england(london: str = "princess = 1", missing: str = "") -> str:
    """Fortresses in all mandatory provinces of England but the missing one, and something more in London."""
    lines = [f"province.{place}.england = {{ fortress = 1 }}" for place in BRITAIN[1:] if place != missing]
    return "\n".join([f"province.london.england = {{ fortress = 1, {london} }}", *lines]) + "\n"


def actions(t: Table) -> int:
    """How many bonus actions a player takes until he is asked for something else."""
    count = 0
    while offered(t, waiting(t)[0], "advance"):
        play(t, f"{waiting(t)[0]}: pass")
        count += 1
    return count


@pytest.mark.rule("WT-UNI-1")
def test_wt_uni_1_needs_every_mandatory_province() -> None:
    t = march(england(missing="wessex"))
    reason = refused(t, "england: unify")
    assert (reason.code, reason.rules) == ("nation_incomplete", ["WT-UNI-1"])
    assert reason.params["province"] == state(t).board.keys.index("wessex")
    assert can(march(england()), "england: unify")  # without the contested ones


@pytest.mark.rule("WT-UNI-1", "WT-GAP-38")
def test_wt_uni_1_only_in_ones_own_manoeuvre() -> None:
    t = duel('phase = "development"\nprovince.bern.france = { infantry = 1 }\nprovince.konstanz = {}\n' + england())
    assert refused(t, "england: unify").code == "manoeuvre_only"
    idle_until(t, "manoeuvre")
    assert waiting(t) == ["england"]  # with nothing else to do he is asked for this
    assert refused(t, "france: unify").code == "not_your_decision"
    while waiting(t) == ["england"]:
        play(t, "england: done")  # he need not
    assert waiting(t) == ["france"]
    assert refused(t, "england: unify").code == "not_your_decision"


@pytest.mark.rule("WT-UNI-1", "WT-GAP-38")
def test_wt_uni_1_may_be_delayed_to_a_later_turn() -> None:
    t = duel('phase = "development"\n' + england())
    idle_turn(t)
    idle_until(t, "manoeuvre")
    assert state(t).turn == 2
    play(t, "england: unify")
    assert nation(t, "england")["unified"]


@pytest.mark.rule("WT-UNI-1", "WT-GAP-38")
def test_wt_uni_1_at_any_moment_but_during_a_battle() -> None:
    """Before moving, between two battles, after princess moves."""
    t = march(
        england("archers = 2", missing="wessex")
        + """
            province.wessex.barbarians = { army = 1 }
            province.calais.barbarians = { army = 2 }
        """
    )
    refused(t, "england: unify")
    play(t, "england: move archers@london x1; to wessex; move archers@london x1; to calais; done")
    refused(t, "england: unify")
    play(t, "england: battle wessex")
    assert can(t, "england: unify")  # Wessex is won, Calais still to be fought for
    play(t, "england: battle calais")
    assert offered(t, "england", "hit")
    assert not can(t, "england: unify")  # in the middle of a battle
    play(t, "england: hit barbarians:barbarian-army@calais x2")
    assert can(t, "england: unify")
    play(t, "england: done")
    play(t, "england: move princess@schwyz; to konstanz")
    assert can(t, "england: unify")
    play(t, "england: unify")
    assert actions(t) == 5


@pytest.mark.rule("WT-UNI-1", "WT-UNI-4", "WT-GAP-38")
def test_wt_uni_1_between_two_battles() -> None:
    t = march(
        england("archers = 2", missing="wessex")
        + """
            province.wessex.barbarians = { army = 1 }
            province.calais.barbarians = { army = 2 }
        """
    )
    play(t, "england: move archers@london x1; to wessex; move archers@london x1; to calais; done")
    play(t, "england: battle wessex; unify; pass; pass; pass; pass; advance trade")
    assert nation(t, "england")["trade"] == 1
    assert len(events(t, "battle.opened")) == 2  # and on to the other battle


@pytest.mark.rule("WT-UNI-1", "WT-MIL-7", "WT-GAP-38")
def test_wt_uni_1_between_the_rounds_it_may_give_double_strike() -> None:
    t = march(england("cavalry = 1", missing="wessex") + "nation.england = { military = 11 }")
    play(t, "england: move cavalry@london; to wessex; done")
    play(t, "england: unify; advance military; pass; pass; pass; pass")
    play(t, "england: move cavalry@wessex-1~2; to normandie; done")
    assert len(events(t, "battle.opened")) == 2


@pytest.mark.rule("WT-UNI-1", "WT-GAP-38")
def test_wt_uni_1_an_allys_control_does_not_count() -> None:
    stage = 'phase = "manoeuvre"\nactive = "england"\n'
    assert can(allies(stage + england()), "england: unify")
    t = allies(stage + england("infantry = 1", missing="wessex") + "province.wessex.scotland = { fortress = 1 }")
    assert refused(t, "england: unify").code == "nation_incomplete"


@pytest.mark.rule("WT-UNI-2")
def test_wt_uni_2_once_in_a_game() -> None:
    t = march(england() + "nation.england = { unified = true }")
    reason = refused(t, "england: unify")
    assert (reason.code, reason.rules) == ("unified_before", ["WT-UNI-2"])
    again = march(england())
    play(again, "england: unify")
    actions(again)
    refused(again, "england: unify")


@pytest.mark.rule("WT-UNI-2")
def test_wt_uni_2_only_the_starting_nation() -> None:
    t = march("""
        province.aberdeen.england = { fortress = 1 }
        province.highlands.england = { fortress = 1 }
        province.lothian.england = { fortress = 1 }
    """)
    assert refused(t, "england: unify").code == "nation_incomplete"


BONUS = [  # nation, map, its provinces, actions
    ("scotland", "west", ["aberdeen", "highlands", "lothian"], 2),
    ("scotland", "west", ["aberdeen", "highlands", "lothian", "orkney"], 3),
    ("scotland", "west", ["aberdeen", "highlands", "lothian", "orkney", "western_islands"], 5),
    ("denmark", "west", ["sjaelland", "fyn", "slesvig", "jylland"], 3),
    ("denmark", "west", ["sjaelland", "fyn", "slesvig", "jylland", "orkney", "oldenburg"], 7),
    ("england", "west", ["london", "east_anglia", "wales", "yorkshire", "wessex"], 5),
    ("england", "west", ["london", "east_anglia", "wales", "yorkshire", "wessex", "ulster"], 7),
    ("england", "west", ["london", "east_anglia", "wales", "yorkshire", "wessex", "ulster", "calais"], 9),
    ("sardinia", "italy", ["piemonte", "cagliari", "savoia", "aosta", "arborea", "malta", "gallura"], 9),
]


@pytest.mark.rule("WT-UNI-3", "WT-PRV-7")
@pytest.mark.parametrize("name, map_, places, bonus", BONUS)
def test_wt_uni_3_provinces_and_actions(name: str, map_: str, places: list[str], bonus: int) -> None:
    foreign = "dublin" if map_ == "west" else "roma"  # a foreign province never counts
    lines = [f"province.{place}.{name} = {{ fortress = 1 }}" for place in places]
    lines.append(f"province.{foreign}.{name} = {{ princess = 1 }}")
    other = "france" if map_ == "west" else "naples"
    t = table(
        2,
        {"map": map_},
        f'nations = ["{name}", "{other}"]\nphase = "manoeuvre"\norder = ["{name}", "{other}"]\n' + "\n".join(lines),
    )
    play(t, f"{name}: unify")
    for left in range(bonus, 0, -1):
        assert waiting(t) == [name]
        assert [type(frame).__name__ for frame in t.game.stack][-1] == "Action", left
        play(t, f"{name}: advance {('production', 'trade', 'military')[left % 3]}")
    assert events(t, "nation.unified")[0].args[1:3] == [len(places), bonus]
    assert sum(nation(t, name)[track] for track in ("production", "trade", "military")) == bonus


@pytest.mark.rule("WT-UNI-4", "WT-ACT-1")
def test_wt_uni_4_ordinary_actions_at_once_at_normal_costs() -> None:
    t = march(england() + "nation.england = { food = 2, goods = 19, weapons = 1, gold = 1, production = 8 }")
    play(t, "england: unify")
    for line in ("move infantry@schwyz", "done", "unify"):  # nothing else before they are used
        refused(t, f"england: {line}")
    refused(t, "england: form archers")  # the usual requirements
    play(t, "england: advance production")  # Production V: at once
    play(t, "england: fortify wessex; form infantry; at london; upgrade infantry@london x1")
    assert stock(t, "england") == (0, 0, 0, 0)
    assert units(t, "london", "england") == {"fortress": 1, "princess": 1, "archers~99": 1}
    assert refused(t, "england: form infantry").code == "not_enough"
    play(t, "england: war france")
    assert state(t).war[1 * 2 + 0] == 1
    play(t, "england: move infantry@schwyz; to konstanz")  # all five are used: the manoeuvre goes on


@pytest.mark.rule("WT-UNI-4")
def test_wt_uni_4_unused_actions_are_lost() -> None:
    t = march(england())
    play(t, "england: unify; pass; pass; pass; pass; advance trade")
    assert nation(t, "england")["trade"] == 1
    assert refused(t, "england: advance trade").code == "development_only"
    assert refused(t, "england: unify").code == "unified_before"


@pytest.mark.rule("WT-UNI-4", "WT-WAR-1", "WT-GAP-38")
def test_wt_uni_4_a_war_declared_so_is_in_force_at_once() -> None:
    t = march("turn = 4\nprovince.normandie.france = { princess = 1 }\n" + england("cavalry = 2"))
    play(t, "england: move cavalry@london x1")
    assert refused(t, "england: to normandie").code == "no_war"
    play(t, "england: to wessex; unify; war france; pass; pass; pass; pass")
    assert state(t).war[1 * 2 + 0] == 4  # this turn is its first
    play(t, "england: move cavalry@london; to normandie; done")
    assert holder(t, "normandie") == "england"


@pytest.mark.rule("WT-UNI-4", "WT-MIL-9", "WT-GAP-21")
def test_wt_uni_4_a_warlord_forms_two_armies_with_one_bonus_action() -> None:
    t = march(england() + "nation.england = { weapons = 9, military = 15 }")
    play(t, "england: unify; form infantry; at london; form infantry; at wales")
    assert stock(t, "england")[2] == 7
    assert actions(t) == 4


@pytest.mark.rule("WT-UNI-5")
def test_wt_uni_5_armies_formed_so_cannot_move_this_turn() -> None:
    t = march(england() + "nation.england = { food = 9, weapons = 9, gold = 9, military = 15 }")
    play(t, "england: unify; form cavalry; at london; done; pass; pass; pass; pass")
    reason = refused(t, "england: move cavalry@london")
    assert (reason.code, reason.rules) == ("no_action_points", ["WT-AP-1"])
    play(t, "england: done")
    assert offered(t, "england", "move") == []  # nor in the second round
    idle_turn(t)
    idle_until(t, "manoeuvre")
    play(t, "england: move cavalry@london; to wales")  # next turn


@pytest.mark.rule("WT-UNI-5", "WT-DEF-1")
def test_wt_uni_5_but_they_defend() -> None:
    t = march(
        england(missing="wessex")
        + """
            wars = [{ between = ["france", "england"] }]
            nation.england = { weapons = 3, gold = 2, military = 12 }
            province.wessex.england = { infantry = 1 }
            province.normandie.france = { infantry = 1, princess = 1 }
        """
    )
    play(t, "england: unify; form cavalry; at wessex; pass; pass; pass; pass; done; done; done")
    play(t, "france: move infantry@normandie; to wessex")
    assert events(t, "battle.opened")[0].args[4] == 1 + 3


@pytest.mark.rule("WT-UNI-5", "WT-MIL-2", "WT-GAP-12")
def test_a_level_gained_by_unification_raises_the_action_points_at_once() -> None:
    t = march(england("infantry = 1") + "nation.england = { military = 5 }")
    play(t, "england: move infantry@london; to wales; move infantry@wales~1; to london")
    refused(t, "england: move infantry@london~2")  # both points are spent
    play(t, "england: unify; advance military; pass; pass; pass; pass")
    play(t, "england: move infantry@london~2; to wales")  # Military IV: three points
    assert units(t, "wales", "england") == {"fortress": 1, "infantry~3": 1}


@pytest.mark.rule("WT-UNI-5", "WT-GAP-12")
def test_an_army_without_points_stays_so_when_the_level_rises() -> None:
    t = march(england('"infantry-1!" = 1, "archers-1~99" = 1') + "nation.england = { military = 5 }")
    play(t, "england: unify; advance military; pass; pass; pass; pass")
    for army in ("infantry@london", "archers@london"):
        refused(t, f"england: move {army}")


@pytest.mark.rule("WT-ACT-5", "WT-GAP-12")
def test_an_upgraded_army_keeps_damage_spent_points_and_retreat() -> None:
    t = march(
        england('"infantry!" = 1, "archers-1~2" = 1') + "nation.england = { goods = 20, production = 9, military = 9 }"
    )
    play(t, "england: unify; upgrade infantry@london x1; upgrade archers@london-1~2 x1; pass; pass; pass")
    assert units(t, "london", "england") == {"fortress": 1, "archers~99!": 1, "cavalry-1~2": 1}
    play(t, "england: move cavalry@london-1~2; to wales")


@pytest.mark.rule("WT-MIL-7", "WT-TEC-4", "WT-GAP-12")
def test_double_strike_gained_by_unification_gives_a_second_round() -> None:
    for bonus, rounds in (("military", 2), ("trade", 1)):
        t = march(england("infantry = 1") + "nation.england = { military = 11 }")
        play(t, f"england: unify; advance {bonus}; pass; pass; pass; pass; done")
        assert bool(offered(t, "england", "move")) is (rounds == 2)
