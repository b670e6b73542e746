"""Battles: who strikes how hard, who dies, who holds the province."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
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
    resting,
    state,
    table,
    trio,
    units,
    vp,
    waiting,
    war,
)

from quadriga.engine.choice import Answer, Choice
from quadriga.engine.table import Table
from quadriga.language.texts import Texts

FRANCE, ENGLAND = 0, 1
VALUES = {"infantry": 1, "archers": 2, "cavalry": 3, "princess": 1, "fortress": 5}  # resistance, and worth when killed
WORTH = {"infantry": 1, "archers": 2, "cavalry": 3, "princess": 1, "fortress": 3}


def damage(t: Table) -> list[tuple[int, int]]:
    """Attack and defence of every battle so far."""
    return [(event.args[3], event.args[4]) for event in events(t, "battle.opened")]


# ---------------------------------------------------------------- values


@pytest.mark.rule("WT-UNIT-1", "WT-UNIT-2", "WT-GAP-5")
@pytest.mark.parametrize("kind, value", [("infantry", 1), ("archers", 2), ("cavalry", 3)])
def test_wt_unit_2_strength_of_armies_in_attack(kind: str, value: int) -> None:
    t = march(f"""
        province.london.england = {{ {kind} = 2 }}
        province.wessex.barbarians = {{ army = 2 }}
    """)
    play(t, f"england: move {kind}@london x2; to wessex; done")
    assert damage(t) == [(2 * value, 2)]


@pytest.mark.rule("WT-UNIT-1", "WT-UNIT-2", "WT-DEF-1", "WT-GAP-5", "WT-GAP-54")
@pytest.mark.parametrize(
    "kind, value", [("infantry", 1), ("archers", 2), ("cavalry", 3), ("fortress", 5), ("princess", 0)]
)
def test_wt_unit_2_strength_of_units_in_defence(kind: str, value: int) -> None:
    t = war(f"""
        province.normandie.france = {{ cavalry = 1, princess = 1 }}
        province.wessex.england = {{ {kind} = 2 }}
    """)
    play(t, "france: move cavalry@normandie; to wessex; done")
    assert damage(t) == [(3, 2 * value)]


@pytest.mark.rule("WT-UNIT-2", "WT-BAR-2")
@pytest.mark.parametrize("turn, value", [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3), (10, 3)])
def test_wt_bar_2_barbarian_armies_grow_but_fortresses_do_not(turn: int, value: int) -> None:
    t = march(f"""
        turn = {turn}
        province.london.england = {{ infantry = 1, princess = 1 }}
        province.wessex.barbarians = {{ army = 1, fortress = 1 }}
    """)
    play(t, "england: move infantry@london; to wessex; done")
    assert damage(t) == [(1, value + 5)]


@pytest.mark.rule("WT-BAR-2", "WT-BAT-5", "WT-BAR-1")
@pytest.mark.parametrize("turn, value", [(1, 1), (3, 1), (4, 2), (7, 2), (8, 3)])
def test_wt_bar_2_resistance_grows_too(turn: int, value: int) -> None:
    """One point above zero a barbarian army stands, at zero it flees, below it dies."""
    for blow in range(1, 6):
        t = march(f"""
            turn = {turn}
            province.london.england = {{ cavalry = 2, fortress = 1 }}
            province.wessex.barbarians = {{ army = 2 }}
            province.wales = {{}}
        """)
        play(t, "england: move cavalry@london x2; to wessex; done")
        play(t, f"england: hit barbarians:barbarian-army@wessex x{blow}")
        play(t, f"england: hit barbarians:barbarian-army@wessex#2 x{6 - blow}")
        hits = (blow, 6 - blow)
        assert nation(t, "england")["glory"] == sum(hit > value for hit in hits)
        assert sum(units(t, "wessex", "barbarians").values()) == sum(hit < value for hit in hits)
        fled = {f"army-{value}!": 1 + (hits == (value, value))} if value in hits else {}
        assert units(t, "wales", "barbarians") == fled


@pytest.mark.rule("WT-UNIT-1", "WT-BAT-7")
def test_wt_unit_1_hit_points_are_resistance_less_damage_of_the_turn() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { cavalry-1 = 2 }
    """)
    play(t, "france: move infantry@normandie; to wessex; done; hit england:cavalry@wessex-1 x1")
    assert units(t, "wessex", "england") == {"cavalry-2": 1, "cavalry-1": 1}
    view = MODULE.view(t.game, ENGLAND)["provinces"][state(t).board.keys.index("wessex")]
    assert sorted(unit["hit_points"] for unit in view["units"]) == [1, 2]


@pytest.mark.rule("WT-DEF-1", "WT-RET-5")
def test_wt_def_1_all_units_strike_back_except_retreated_ones() -> None:
    t = war("""
        province.normandie.france = { cavalry = 1, princess = 1 }
        province.wessex.england = { infantry = 1, "archers!" = 1, cavalry-2 = 1, fortress = 1, princess = 1 }
    """)
    play(t, "france: move cavalry@normandie; to wessex; done")
    assert damage(t) == [(3, 1 + 0 + 3 + 5 + 0)]


@pytest.mark.rule("WT-DEF-1", "WT-BAT-2", "WT-RET-5")
def test_wt_def_1_survivors_of_an_attack_defend_with_full_strength() -> None:
    t = duel("""
        phase = "manoeuvre"
        wars = [{ between = ["france", "england"] }]
        province.london.england = { cavalry = 1, princess = 1 }
        province.normandie.france = { infantry = 1 }
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    assert units(t, "wessex", "england") == {"cavalry-1~2": 1}
    play(t, "england: done", "france: move infantry@normandie; to wessex")
    assert damage(t)[1] == (1, 3)


# ---------------------------------------------------------------- the battle


@pytest.mark.rule("WT-BAT-1", "WT-GAP-24")
def test_wt_bat_1_armies_from_several_provinces_fight_one_battle() -> None:
    t = march("""
        province.london.england = { archers = 1 }
        province.wales.england = { cavalry = 1 }
        province.wessex.barbarians = { army = 3 }
    """)
    play(t, "england: move archers@london; to wessex; move cavalry@wales; to wessex; done")
    assert damage(t) == [(5, 3)]


@pytest.mark.rule("WT-BAT-1", "WT-GAP-24")
def test_wt_bat_1_the_active_player_chooses_the_order_of_his_battles() -> None:
    t = march("province.london.england = { archers = 2, princess = 1 }")
    play(t, "england: move archers@london x1; to wessex; move archers@london x1; to wales; done")
    assert offered(t, "england", "battle") == ["wales", "wessex"]
    play(t, "england: battle wessex")
    wessex, wales = (state(t).board.keys.index(place) for place in ("wessex", "wales"))
    assert [event.args[2] for event in events(t, "battle.opened")] == [wessex, wales]


@pytest.mark.rule("WT-BAT-1")
def test_wt_bat_1_no_battle_where_nobody_entered() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { infantry = 1 }
    """)
    play(t, "france: done")
    assert happened(t, "battle.opened") == []


@pytest.mark.rule("WT-BAT-2", "WT-BAT-4", "WT-BAT-8")
def test_wt_bat_2_casualties_strike_before_they_die() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.wessex.england = { infantry = 1 }
    """)
    play(t, "france: move infantry@normandie; to wessex; done")
    assert holder(t, "wessex") == "free"  # nobody is left
    assert [nation(t, name)["glory"] for name in ("france", "england")] == [1, 1]
    assert [nation(t, name)["reserve"]["infantry"] for name in ("france", "england")] == [3, 4]


@pytest.mark.rule("WT-BAT-2")
def test_wt_bat_2_earlier_damage_takes_no_strength() -> None:
    t = war("""
        province.normandie.france = { cavalry-2 = 1, princess = 1 }
        province.wessex.england = { cavalry-2 = 1 }
    """)
    play(t, "france: move cavalry@normandie-2; to wessex; done")
    assert damage(t) == [(3, 3)]


@pytest.mark.rule("WT-BAT-3", "WT-GAP-25")
def test_wt_bat_3_each_side_spreads_its_damage_as_it_likes() -> None:
    t = war("""
        province.normandie.france = { cavalry = 2, princess = 1 }
        province.wessex.england = { infantry = 1, archers = 1, cavalry = 1 }
    """)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    play(t, "france: hit england:cavalry@wessex x2; hit england:archers@wessex x3")  # overkill is allowed
    assert waiting(t) == ["france", "england"]  # the last point must be given, too
    refused(t, "france: done")
    assert refused(t, "france: hit england:infantry@wessex x2").code == "out_of_range"
    play(t, "france: hit england:cavalry@wessex x1")
    play(t, "england: hit france:cavalry@wessex~2 x2; hit france:cavalry@wessex~2#2 x2; hit france:cavalry@wessex~2 x1")
    assert waiting(t) == ["england"]
    play(t, "england: hit france:cavalry@wessex~2 x1")
    assert units(t, "wessex", "england") == {"infantry": 1}
    assert nation(t, "france")["glory"] == 5
    assert nation(t, "england")["glory"] == 3


@pytest.mark.parametrize(
    "armies, language, said",
    [
        (1, "en", "Fight for Wessex (barbarians: a barbarian army, strength 1)"),
        (2, "en", "Fight for Wessex (barbarians: 2 barbarian armies, strength 2)"),
        (1, "it", "Combatti per Wessex (Barbari: un esercito Barbaro, Forza 1)"),
        (2, "it", "Combatti per Wessex (Barbari: 2 eserciti Barbari, Forza 2)"),
    ],
)
def test_a_choice_says_in_whole_words_who_stands_there(armies: int, language: str, said: str) -> None:
    t = march(f"""
        province.london.england = {{ infantry = 2 }}
        province.wessex.barbarians = {{ army = {armies} }}
    """)
    wessex = state(t).board.keys.index("wessex")
    assert Texts(language, MODULE).choice(t.game, ENGLAND, Choice("battle", wessex)) == said


def test_a_choice_says_what_damage_one_has_given_already() -> None:
    t = war("""
        province.normandie.france = { archers = 2, princess = 1 }
        province.wessex.england = { archers = 2 }
    """)
    play(t, "france: move archers@normandie x2; to wessex; done; hit england:archers@wessex x1")
    for language, said in (
        ("en", ["Hit England: archers, 2 hit points, 1 damage given already", "Hit England: archers, 2 hit points"]),
        (
            "it",
            [
                "Colpisci England: Arcieri, 2 punti vita, 1 danno già assegnato",
                "Colpisci England: Arcieri, 2 punti vita",
            ],
        ),
    ):
        texts = Texts(language, MODULE)
        assert [texts.choice(t.game, FRANCE, choice) for choice in t.game.choices(FRANCE)] == said
    told = [Texts("en", MODULE).choice(t.game, ENGLAND, choice) for choice in t.game.choices(ENGLAND)]
    assert not any("given" in sentence for sentence in told), "what is sealed stays so"


@pytest.mark.rule("WT-BAT-3", "WT-GAP-25", "WT-GAP-49")
def test_wt_bat_3_damage_stays_hidden_until_both_are_ready() -> None:
    t = war("""
        province.normandie.france = { archers = 2, princess = 1 }
        province.wessex.england = { archers = 2 }
    """)
    play(t, "france: move archers@normandie x2; to wessex; done; hit england:archers@wessex x4")
    assert units(t, "wessex", "england") == {"archers": 2}
    assert MODULE.view(t.game, ENGLAND)["battle"]["given"] == []
    assert MODULE.view(t.game, -1)["battle"]["given"] == []
    assert MODULE.view(t.game, FRANCE)["battle"]["given"] == [[state(t).kind.index(1, 24), 4]]
    play(t, "england: hit france:archers@wessex~2 x1")
    assert can(t, "france: reopen")  # a sealed side may think again while the other is at it
    assert not can(t, "england: reopen")
    play(t, "france: reopen; hit england:archers@wessex x1; hit england:archers@wessex#2 x3")
    assert len(MODULE.view(t.game, ENGLAND)["battle"]["given"]) == 1  # what England has given stays
    play(t, "england: hit france:archers@wessex~2 x3")
    assert units(t, "wessex", "england") == {"archers-1": 1}
    assert not can(t, "france: reopen")  # too late


@pytest.mark.rule("WT-BAT-4", "WT-BAT-5", "WT-MIL-6")
@pytest.mark.parametrize("military, commander", [(5, False), (6, True)])
@pytest.mark.parametrize("kind", ["infantry", "archers", "cavalry"])
def test_wt_bat_4_at_zero_an_army_dies_unless_a_commander_leads_it(military: int, commander: bool, kind: str) -> None:
    """One attacker deals exactly the resistance of the defender."""
    t = war(f"""
        nation.england = {{ military = {military} }}
        province.normandie.france = {{ {kind} = 1, princess = 1 }}
        province.wessex.england = {{ {kind} = 1 }}
        province.wales.england = {{ princess = 1 }}
        province.munster = {{}}
    """)
    play(t, f"france: move {kind}@normandie; to wessex; done")
    if commander:
        assert nation(t, "france")["glory"] == 0
        assert waiting(t) == ["england"]
        play(t, "england: retreat-to wales")
        assert units(t, "wales", "england") == {"princess": 1, f"{kind}-{VALUES[kind]}~99!": 1}
    else:
        assert nation(t, "france")["glory"] == WORTH[kind]
        assert nation(t, "england")["reserve"][kind] == 4


@pytest.mark.rule("WT-BAT-5", "WT-MIL-6")
@pytest.mark.parametrize("blow, fate", [(1, "stands"), (2, "retreats"), (3, "dies")])
def test_wt_bat_5_with_a_commander_an_army_dies_below_zero(blow: int, fate: str) -> None:
    t = war("""
        nation.england = { military = 6 }
        province.normandie.france = { cavalry = 1, princess = 1 }
        province.wessex.england = { archers = 1, fortress = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, f"france: move cavalry@normandie; to wessex; done; hit england:archers@wessex x{blow}")
    if blow < 3:
        play(t, f"france: hit england:fortress@wessex x{3 - blow}")
    if fate == "retreats":
        assert offered(t, "england", "retreat_to") == ["london", "wales"]
    assert ("archers-1" in units(t, "wessex", "england")) is (fate == "stands")
    assert (nation(t, "england")["reserve"]["archers"] == 4) is (fate == "dies")
    assert (nation(t, "france")["glory"] == 2) is (fate == "dies")


@pytest.mark.rule("WT-BAT-4", "WT-GAP-29", "WT-FORT-3")
@pytest.mark.parametrize(
    "armies, destroyed", [("cavalry = 1, infantry = 1", False), ("cavalry = 1, archers = 1", True)]
)
def test_wt_bat_4_a_fortress_falls_at_zero_even_under_a_commander(armies: str, destroyed: bool) -> None:
    t = war(f"""
        nation.england = {{ military = 15 }}
        province.normandie.france = {{ {armies}, princess = 1 }}
        province.wessex.england = {{ fortress = 1 }}
    """)
    for kind in armies.replace(" = 1", "").split(", "):
        play(t, f"france: move {kind}@normandie; to wessex")
    play(t, "france: done", f"england: hit france:{armies.split()[3]}@wessex~2 x5")
    assert (nation(t, "france")["glory"] == 3) is destroyed
    assert (holder(t, "wessex") == "france") is destroyed


@pytest.mark.rule("WT-BAT-4", "WT-GAP-29", "WT-BAR-9")
@pytest.mark.parametrize("damage_before, destroyed", [("", False), ("-2", True)])
def test_wt_bat_4_a_barbarian_fortress_falls_at_zero(damage_before: str, destroyed: bool) -> None:
    t = march(f"""
        province.london.england = {{ cavalry = 1, princess = 1 }}
        province.wessex.barbarians = {{ "fortress{damage_before}" = 1 }}
    """)
    play(t, "england: move cavalry@london; to wessex; done")
    assert nation(t, "england")["glory"] == (3 if destroyed else 0)
    assert holder(t, "wessex") == ("free" if destroyed else "barbarians")  # the Cavalry has fallen, too


@pytest.mark.rule("WT-BAT-6")
def test_wt_bat_6_the_attacker_leaves_a_held_province() -> None:
    t = war("""
        nation.france = { military = 9 }
        province.normandie.france = { archers = 2, cavalry = 1, princess = 1 }
        province.wessex.england = { infantry = 1, princess = 1 }
        province.munster = {}
        province.wales.england = { princess = 1 }
    """)
    play(t, "france: move archers@normandie x2; to wessex; move cavalry@normandie; to wessex; done")
    play(t, "france: hit england:infantry@wessex x7", "england: hit france:archers@wessex~2 x1")
    assert holder(t, "wessex") == "england"
    assert offered(t, "france", "withdraw_to") == ["munster", "normandie"]  # free or own, adjacent
    assert refused(t, "france: withdraw-to wales").code == "no_refuge"
    assert refused(t, "france: withdraw-to london").code == "no_refuge"
    play(t, "france: withdraw-to munster")
    assert units(t, "munster", "france") == {"archers-1~99": 1, "archers~99": 1, "cavalry~99": 1}  # all to one place
    assert units(t, "wessex", "france") == {}
    assert holder(t, "munster") == "france"


@pytest.mark.rule("WT-BAT-6", "WT-GAP-27")
def test_wt_bat_6_withdrawn_armies_are_not_retreated_and_defend() -> None:
    t = war("""
        province.normandie.france = { archers = 1, princess = 1 }
        province.wessex.england = { princess = 2 }
        province.london.england = { infantry = 1, fortress = 1 }
    """)
    play(t, "france: move archers@normandie; to wessex; done; hit england:princess@wessex x2")
    assert units(t, "normandie", "france") == {"archers~99": 1, "princess": 1}
    play(t, "france: done", "england: move infantry@london; to normandie")
    assert damage(t) == [(2, 0), (1, 2)]


NO_REFUGE = """
    nations = ["serbia", "poland"]
    phase = "manoeuvre"
    active = "serbia"
    province.bulgaria.serbia = { cavalry = 1, infantry = 1 }
    province.rumelia.barbarians = { army = 2 }
    province.warszawa.poland = { princess = 1, infantry = 1 }
    province.beograd.serbia = { princess = 4, infantry = 1, fortress = 1 }
"""


@pytest.mark.rule("WT-BAT-6", "WT-BAT-10")
def test_wt_bat_6_survivors_without_a_refuge_are_lost_and_score_nothing() -> None:
    """Barbarians driven out of Tarnovo occupy the empty province of Bulgaria, Rumelia's only neighbour."""
    t = table(2, {"map": "east"}, NO_REFUGE)
    play(t, "serbia: move infantry@bulgaria; to tarnovo; move cavalry@bulgaria; to rumelia; done")
    play(t, "serbia: battle tarnovo")
    assert holder(t, "bulgaria") == "barbarians"
    play(t, "serbia: hit barbarians:barbarian-army@rumelia x3")
    assert happened(t, "unit.lost") == ["unit.lost"]
    assert units(t, "rumelia", "serbia") == {}
    assert nation(t, "serbia")["reserve"]["cavalry"] == 4
    assert nation(t, "serbia")["glory"] == 1  # the barbarian of Rumelia
    assert nation(t, "poland")["glory"] == 0


@pytest.mark.rule("WT-BAT-7")
def test_wt_bat_7_damage_of_the_turn_adds_up() -> None:
    t = war("""
        province.normandie.france = { infantry = 1, princess = 1 }
        province.munster.france = { infantry = 1, princess = 1 }
        province.wessex.england = { cavalry-1 = 1, princess = 1 }
    """)
    play(t, "france: move infantry@normandie; to wessex; move infantry@munster; to wessex; done")
    play(t, "france: hit england:cavalry@wessex-1 x2")
    play(t, "england: hit france:infantry@wessex~2 x3")
    assert nation(t, "france")["glory"] == 3
    assert units(t, "wessex", "england") == {"princess": 1}


@pytest.mark.rule("WT-BAT-8")
def test_wt_bat_8_conquest_needs_a_unit_left_and_no_defender() -> None:
    t = war("""
        province.normandie.france = { cavalry = 1, princess = 1 }
        province.wessex.england = { infantry = 1 }
    """)
    play(t, "france: move cavalry@normandie; to wessex; done")
    assert holder(t, "wessex") == "france"
    assert units(t, "wessex", "france") == {"cavalry-1~2": 1}


@pytest.mark.rule("WT-BAT-8", "WT-GAP-54")
def test_wt_bat_8_a_single_princess_keeps_the_province() -> None:
    t = war("""
        province.normandie.france = { cavalry = 1, princess = 1 }
        province.wessex.england = { infantry = 1, princess = 1 }
    """)
    play(t, "france: move cavalry@normandie; to wessex; done; hit england:infantry@wessex x3")
    assert holder(t, "wessex") == "england"
    assert units(t, "normandie", "france") == {"cavalry-1~99": 1, "princess": 1}


@pytest.mark.rule("WT-BAT-9", "WT-RET-4")
def test_wt_bat_9_the_five_steps_of_a_battle() -> None:
    t = war("""
        nation.france = { military = 6 }
        nation.england = { military = 6 }
        province.normandie.france = { infantry = 2, archers = 1, princess = 1 }
        province.wessex.england = { infantry = 2 }
        province.munster = {}
        province.wales.england = { princess = 1 }
    """)
    play(t, "france: move infantry@normandie x2; to wessex; move archers@normandie; to wessex; done")
    play(t, "france: hit england:infantry@wessex x3; hit england:infantry@wessex#2 x1")
    assert happened(t, "unit.hit", "unit.killed") == []  # nothing before both have assigned
    play(t, "england: hit france:infantry@wessex~2 x1; hit france:archers@wessex~2 x1")
    assert nation(t, "france")["glory"] == 1  # the dead are removed and scored before anybody retreats
    assert waiting(t) == ["france"]  # the attacker retreats first
    play(t, "france: retreat-to munster")
    assert waiting(t) == ["england"]
    play(t, "england: retreat-to wales")
    course = happened(t, "battle.opened", "unit.hit", "unit.killed", "army.retreated", "province.conquered")
    assert course[0] == "battle.opened"
    assert sorted(course[1:6]) == ["unit.hit"] * 4 + ["unit.killed"]
    assert course[6:] == ["army.retreated", "army.retreated", "province.conquered"]
    assert holder(t, "wessex") == "france"


@pytest.mark.rule("WT-BAT-10", "WT-VP-3", "WT-GAP-33")
def test_wt_bat_10_both_sides_score_what_their_damage_kills() -> None:
    t = war("""
        province.normandie.france = { archers = 1, cavalry = 1, princess = 1 }
        province.wessex.england = { infantry = 1, archers = 1, princess = 1 }
    """)
    play(t, "france: move archers@normandie; to wessex; move cavalry@normandie; to wessex; done")
    play(t, "france: hit england:infantry@wessex x1; hit england:archers@wessex x2; hit england:princess@wessex x2")
    play(t, "england: hit france:cavalry@wessex~2 x3")
    assert nation(t, "france")["glory"] == 1 + 2 + 1
    assert nation(t, "england")["glory"] == 3


@pytest.mark.rule("WT-BAT-10", "WT-RET-2")
def test_wt_bat_10_armies_with_nowhere_to_retreat_die_and_score_nothing() -> None:
    t = table(
        2,
        {"map": "east"},
        """
            nations = ["serbia", "bulgaria"]
            phase = "manoeuvre"
            wars = [{ between = ["serbia", "bulgaria"] }]
            nation.bulgaria = { military = 6 }
            province.bulgaria.serbia = { infantry = 1, princess = 1 }
            province.rumelia.bulgaria = { infantry = 1 }
        """,
    )
    play(t, "serbia: move infantry@bulgaria; to rumelia")
    assert happened(t, "unit.lost", "unit.killed") == ["unit.killed", "unit.lost"]  # Serbia's infantry was killed
    assert nation(t, "bulgaria")["reserve"]["infantry"] == 4
    assert nation(t, "serbia")["glory"] == 0
    assert nation(t, "bulgaria")["glory"] == 1
    assert holder(t, "rumelia") == "free"


@pytest.mark.rule("WT-BAT-10", "WT-UPK-4")
def test_wt_bat_10_starving_armies_score_nothing() -> None:
    t = war("province.anjou.france = { cavalry = 1 }")
    play(t, "france: done; done")
    idle_until(t, "trade", 2)
    assert nation(t, "france")["reserve"]["cavalry"] == 4
    assert nation(t, "england")["glory"] == 0


# ---------------------------------------------------------------- properties

NAMES = ("infantry", "archers", "cavalry", "princess", "fortress")
STRENGTH = {"infantry": 1, "archers": 2, "cavalry": 3, "princess": 0, "fortress": 5}
ATTACKERS = {"infantry": 3, "archers": 4, "cavalry": 4}
DEFENDERS = {"infantry": 3, "archers": 3, "cavalry": 3, "princess": 2, "fortress": 2}


def force(most: dict[str, int]) -> st.SearchStrategy[dict[str, int]]:
    """Some units, at least one."""
    counts = st.fixed_dictionaries({kind: st.integers(0, count) for kind, count in most.items()})
    return counts.map(lambda found: {kind: count for kind, count in found.items() if count}).filter(bool)


def pieces(found: dict[str, int]) -> str:
    return ", ".join(f"{kind} = {count}" for kind, count in found.items())


def spread(data: st.DataObject, t: Table, seat: int) -> None:
    """Give out all the damage of one side at random."""
    while seat in t.game.waiting():
        choices = [choice for choice in t.game.choices(seat) if choice.verb == "hit"]
        if not choices:
            return
        choice = data.draw(st.sampled_from(choices))
        amount = data.draw(st.integers(choice.low, choice.high))
        assert t.submit(seat, Answer("hit", choice.target, amount)) is None


@pytest.mark.rule("WT-BAT-2", "WT-BAT-3", "WT-BAT-4", "WT-BAT-5", "WT-VP-3", "WT-VP-4", "WT-RET-1", "WT-FORT-4")
@settings(max_examples=150, deadline=None)
@given(data=st.data(), attack=force(ATTACKERS), defence=force(DEFENDERS), tokens=st.tuples(*[st.integers(4, 7)] * 2))
def test_wt_bat_4_fate_of_every_unit(
    data: st.DataObject, attack: dict[str, int], defence: dict[str, int], tokens: tuple[int, int]
) -> None:
    """A second reading of the rules: damage dealt, who dies at 0 and who at -1, who flees, what each is worth."""
    t = war(f"""
        nation.france = {{ military = {tokens[FRANCE]} }}
        nation.england = {{ military = {tokens[ENGLAND]} }}
        province.normandie.france = {{ fortress = 1 }}
        province.calais.france = {{ {pieces(attack)} }}
        province.london.england = {{ {pieces(defence)} }}
        province.wales.england = {{ fortress = 1 }}
    """)
    for kind, count in attack.items():
        play(t, f"france: move {kind}@calais x{count}; to london")
    play(t, "france: done")
    spread(data, t, FRANCE)
    spread(data, t, ENGLAND)
    dealt, glory, dead, fled = [0, 0], [0, 0], 0, [0, 0]
    fallen = 0
    princess_hit = False
    for event in events(t, "unit.hit"):
        owner, number, blow, left = event.args[:4]
        name = NAMES[number]
        assert left == VALUES[name] - blow  # nobody was hurt before
        leads = name in ATTACKERS and tokens[owner] >= 6  # Commander
        dies = left < 0 or (left == 0 and not leads)
        dealt[1 - owner] += blow
        glory[1 - owner] += WORTH[name] if dies else 0
        dead += dies
        fled[owner] += left == 0 and not dies
        fallen += name == "fortress" and dies
        princess_hit = princess_hit or name == "princess"
    assert dealt == [sum(STRENGTH[kind] * count for kind, count in side.items()) for side in (attack, defence)]
    assert [nation(t, "france")["glory"], nation(t, "england")["glory"]] == glory
    assert len(events(t, "unit.killed")) == dead
    assert not princess_hit or fallen == defence.get("fortress", 0)
    if fled[FRANCE]:  # the attacker first, then the defender
        assert offered(t, "france", "retreat_to")
    elif fled[ENGLAND]:
        assert offered(t, "england", "retreat_to") or events(t, "army.retreated")
    else:
        assert not events(t, "army.retreated", "unit.lost")
    assert MODULE.problems(t.game) == []


def test_a_third_player_may_look_on_but_not_strike() -> None:
    t = trio(
        'phase = "manoeuvre"\norder = ["france", "england", "burgundy"]\n'
        'wars = [{ between = ["france", "england"] }]\n'
        + resting("france")
        + """
            province.normandie.france = { archers = 2, princess = 1 }
            province.wessex.england = { archers = 2 }
        """
    )
    play(t, "france: move archers@normandie x2; to wessex; done")
    assert waiting(t) == ["france", "england"]
    assert refused(t, "burgundy: hit england:archers@wessex x2").code == "not_your_decision"
    assert vp(t, "burgundy") == 6


@pytest.mark.rule("WT-BAT-1", "WT-BAT-8")
def test_the_first_piece_of_the_first_seat_fights_for_the_first_province() -> None:
    """Sjælland, the first province of the map, against the first Infantry of all: numbers that are zero."""
    t = table(
        2,
        {},
        """
            nations = ["germany", "france"]
            phase = "manoeuvre"
            nation.germany = { military = 6 }
            province.pomerania.germany = { infantry = 2 }
            province.sjaelland.barbarians = { army = 1 }
            province.fyn = {}
            province.brandenburg.germany = { princess = 1 }
        """,
    )
    play(t, "germany: move infantry@pomerania x1; to sjaelland; done")
    assert damage(t) == [(1, 1)]
    play(t, "germany: retreat-to fyn")
    assert units(t, "fyn", "germany") == {"infantry-1~99!": 1}
    again = table(
        2,
        {},
        """
            nations = ["germany", "denmark"]
            phase = "manoeuvre"
            wars = [{ between = ["germany", "denmark"] }]
            province.pomerania.germany = { cavalry = 1, princess = 1 }
            province.sjaelland.denmark = { princess = 1 }
            province.slesvig.germany = { princess = 1 }
        """,
    )
    play(again, "germany: move cavalry@pomerania; to sjaelland")
    assert holder(again, "sjaelland") == "germany"


def test_damage_can_be_taken_back_until_it_is_revealed() -> None:
    t = war("""
        province.normandie.france = { archers = 2, princess = 1 }
        province.wessex.england = { archers = 2 }
    """)
    play(t, "france: move archers@normandie x2; to wessex; done; hit england:archers@wessex x4")
    assert t.can_undo(FRANCE)
    play(t, "england: hit france:archers@wessex~2 x4")
    assert not t.can_undo(FRANCE)
    assert not t.can_undo(ENGLAND)  # both allocations lie open now
    alone = march("""
        province.london.england = { archers = 2, princess = 1 }
        province.wessex.barbarians = { army = 2 }
    """)
    play(alone, "england: move archers@london x2; to wessex; done; hit barbarians:barbarian-army@wessex x4")
    assert alone.can_undo(ENGLAND)  # barbarians hide nothing
