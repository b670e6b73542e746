"""Phase III: actions, extra actions, and what they cost."""

import pytest
from tests.games.warriors.table import (
    allies,
    can,
    duel,
    events,
    idle,
    idle_until,
    nation,
    offered,
    play,
    refused,
    state,
    stock,
    trio,
    units,
    waiting,
)

PLENTY = "food = 20, goods = 60, weapons = 20, gold = 20"
WELL_OFF = f"""
    phase = "development"
    nation.england = {{ {PLENTY}, production = 9, military = 12 }}
    province.wales.england = {{ infantry = 1 }}
"""


# ---------------------------------------------------------------- the rounds


@pytest.mark.rule("WT-DEV-1")
def test_wt_dev_1_one_action_of_five_kinds() -> None:
    t = duel(WELL_OFF)
    assert offered(t, "england", "advance") == ["military", "production", "trade"]
    assert offered(t, "england", "form") == ["archers", "cavalry", "infantry"]
    assert offered(t, "england", "fortify") == ["london", "wales"]
    assert offered(t, "england", "upgrade") == ["infantry@wales"]
    assert offered(t, "england", "war") == ["france"]
    play(t, "england: advance trade")
    assert waiting(t) == ["france"]


@pytest.mark.rule("WT-DEV-1", "WT-GAP-19")
def test_wt_dev_1_an_action_may_be_passed_and_is_lost() -> None:
    t = duel(WELL_OFF)
    play(t, "england: pass", "france: pass; pass", "england: pass")
    assert [type(frame).__name__ for frame in t.game.stack][-1] == "TechnologyShift"
    assert nation(t, "england")["trade"] == 0


@pytest.mark.rule("WT-DEV-2")
def test_wt_dev_2_the_second_action_in_reverse_order() -> None:
    t = trio('phase = "development"')
    play(t, "burgundy: advance trade", "england: advance trade", "france: advance trade")
    assert waiting(t) == ["france"]
    play(t, "france: advance trade")
    assert waiting(t) == ["england"]
    play(t, "england: advance trade")
    assert waiting(t) == ["burgundy"]
    play(t, "burgundy: advance trade")
    assert [nation(t, name)["trade"] for name in ("burgundy", "england", "france")] == [2, 2, 2]


@pytest.mark.rule("WT-DEV-3")
def test_wt_dev_3_all_extra_actions_of_one_player_before_the_next() -> None:
    t = duel("""
        phase = "development"
        step = "second"
        active = "england"
        nation.england = { production = 15, trade = 12, gold = 10 }
        nation.france = { production = 15 }
    """)
    assert refused(t, "england: university").rules == ["WT-DEV-3"]  # not before all second actions
    play(t, "england: pass", "england: university; advance military; master-trader; advance military")
    assert waiting(t) == ["england"]
    play(t, "england: done")
    assert waiting(t) == ["france"]
    play(t, "france: university; advance trade")
    assert type(t.game.stack[-1]).__name__ == "TechnologyShift"


EXTRA = """
    phase = "development"
    step = "extra"
    active = "england"
    nation.england = {{ weapons = 9, gold = {gold}, production = {production}, trade = {trade}, military = {military} }}
    nation.france = {{ trade = 15 }}
"""


@pytest.mark.rule("WT-DEV-4", "WT-PRO-5", "WT-COM-5", "WT-MIL-9", "WT-GAP-20")
def test_wt_dev_4_the_sources_add_up() -> None:
    t = duel(EXTRA.format(gold=10, production=15, trade=12, military=15))
    play(t, "england: master-trader; advance trade")
    assert stock(t, "england")[3] == 5
    play(t, "england: warlord france")
    play(t, "england: university; form infantry; at london; done")
    play(t, "england: master-trader; advance trade")
    assert stock(t, "england")[3] == 0
    assert state(t).war[1 * 2 + 0] == 1
    assert nation(t, "england")["trade"] == 14
    assert waiting(t) == ["france"]  # no source is left to England: its step is over


@pytest.mark.rule("WT-DEV-4", "WT-PRO-5")
@pytest.mark.parametrize("tokens, possible", [(14, False), (15, True)])
def test_wt_pro_5_university_gives_one_free_action(tokens: int, possible: bool) -> None:
    t = duel(EXTRA.format(gold=20, production=tokens, trade=12, military=0))
    assert can(t, "england: university") is possible
    if possible:
        play(t, "england: university; advance military")
        assert stock(t, "england")[3] == 20
        refused(t, "england: university")  # once in each development phase


@pytest.mark.rule("WT-DEV-4", "WT-COM-5")
@pytest.mark.parametrize("tokens, possible", [(11, False), (12, True)])
def test_wt_com_5_master_trader_buys_two_actions_for_five_gold_each(tokens: int, possible: bool) -> None:
    t = duel(EXTRA.format(gold=20, production=15, trade=tokens, military=0))
    assert can(t, "england: master-trader") is possible
    if possible:
        play(t, "england: master-trader; advance military; master-trader; advance military")
        assert stock(t, "england")[3] == 10
        refused(t, "england: master-trader")


@pytest.mark.rule("WT-COM-5")
@pytest.mark.parametrize("gold, possible", [(4, False), (5, True)])
def test_wt_com_5_the_price_must_be_there(gold: int, possible: bool) -> None:
    t = duel(EXTRA.format(gold=gold, production=15, trade=12, military=0))
    if possible:
        play(t, "england: master-trader")
        assert stock(t, "england")[3] == 0  # paid when the action is used
    else:
        reason = refused(t, "england: master-trader")
        assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["WT-COM-5"], 5)


@pytest.mark.rule("WT-MIL-9", "WT-DEV-4")
@pytest.mark.parametrize("tokens, possible", [(14, False), (15, True)])
def test_wt_mil_9_a_warlord_declares_war_as_an_extra_action(tokens: int, possible: bool) -> None:
    t = duel(EXTRA.format(gold=0, production=15, trade=0, military=tokens))
    assert can(t, "england: warlord france") is possible
    if possible:
        play(t, "england: warlord france")
        assert state(t).war[1 * 2 + 0] == 1
        refused(t, "england: warlord france")  # once a turn
        refused(t, "england: advance trade")  # and for nothing but war


@pytest.mark.rule("WT-DEV-4", "WT-GAP-20")
def test_wt_dev_4_a_source_reached_in_the_step_counts_at_once() -> None:
    t = duel(EXTRA.format(gold=10, production=15, trade=11, military=0))
    refused(t, "england: master-trader")
    play(t, "england: university; advance trade")
    assert can(t, "england: master-trader")


@pytest.mark.rule("WT-DEV-4", "WT-GAP-20")
def test_wt_dev_4_a_source_reached_by_the_shift_comes_too_late() -> None:
    t = duel(EXTRA.format(gold=0, production=14, trade=0, military=3))
    play(t, "england: shift military>production", "france: pass")
    assert nation(t, "england")["level"]["production"] == 7
    assert state(t).phase > 3 or state(t).turn > 1


# ---------------------------------------------------------------- costs


@pytest.mark.rule("WT-DEV-5", "WT-MIL-3", "WT-MIL-4", "WT-MIL-5")
@pytest.mark.parametrize("kind, weapons, gold", [("infantry", 1, 0), ("archers", 2, 1), ("cavalry", 3, 2)])
def test_wt_dev_5_an_army_is_paid_in_full_and_placed_at_once(kind: str, weapons: int, gold: int) -> None:
    position = 'phase = "development"\nnation.england = {{ weapons = {}, gold = {}, military = 12 }}'
    t = duel(position.format(weapons, gold))
    play(t, f"england: form {kind}; at london")
    assert units(t, "london", "england") == {"princess": 4, "fortress": 1, kind: 1}
    assert stock(t, "england") == (0, 0, 0, 0)
    short = duel(position.format(weapons - 1, gold))
    reason = refused(short, f"england: form {kind}")
    assert (reason.code, reason.rules, reason.params["need"]) == ("not_enough", ["WT-DEV-5"], weapons)
    if gold:
        short = duel(position.format(weapons, gold - 1))
        assert refused(short, f"england: form {kind}").params["need"] == gold


@pytest.mark.rule("WT-DEV-5", "WT-PRO-2", "WT-ACT-4")
@pytest.mark.parametrize("food, goods, gold", [(2, 12, 1), (1, 12, 1), (2, 11, 1), (2, 12, 0)])
def test_wt_dev_5_a_fortress_costs_twelve_goods_two_food_one_gold(food: int, goods: int, gold: int) -> None:
    t = duel(
        f'phase = "development"\nnation.england = {{ production = 6, food = {food}, goods = {goods}, gold = {gold} }}'
    )
    if (food, goods, gold) == (2, 12, 1):
        play(t, "england: fortify london")
        assert units(t, "london", "england")["fortress"] == 2
        assert stock(t, "england") == (0, 0, 0, 0)
    else:
        assert refused(t, "england: fortify london").code == "not_enough"


@pytest.mark.rule("WT-DEV-6")
def test_wt_dev_6_no_action_is_taken_back_after_what_others_do() -> None:
    t = duel('phase = "development"')
    play(t, "england: advance trade", "france: war england")
    assert not t.can_undo(1)
    assert not t.undo(1)
    assert nation(t, "england")["trade"] == 1
    play(t, "france: pass")
    assert can(t, "england: war france")  # only the actions still to come can react


@pytest.mark.rule("WT-DEV-7", "WT-GAP-22")
def test_wt_dev_7_one_token_from_the_top_of_one_track_to_another() -> None:
    t = duel("""
        phase = "development"
        step = "shift"
        active = "england"
        nation.england = { production = 3, trade = 15, military = 0 }
        nation.france = { trade = 1 }
    """)
    assert refused(t, "england: shift military>production").code == "no_token"
    assert refused(t, "england: shift production>trade").code == "track_full"
    assert offered(t, "england", "shift") == ["production>military", "trade>military", "trade>production"]
    play(t, "england: shift production>military")
    found = nation(t, "england")
    assert (found["production"], found["trade"], found["military"]) == (2, 15, 1)
    assert found["level"] == {"production": 2, "trade": 7, "military": 2}  # read anew at once
    assert waiting(t) == ["france"]  # once a turn


@pytest.mark.rule("WT-DEV-7", "WT-TURN-2", "WT-GAP-22")
def test_wt_dev_7_in_turn_order_after_all_actions_and_optional() -> None:
    t = duel('phase = "development"\nnation.england = { trade = 2 }\nnation.france = { trade = 2 }')
    assert refused(t, "england: shift trade>military").rules == ["WT-DEV-7"]
    while type(t.game.stack[-1]).__name__ != "TechnologyShift":
        idle(t)
    assert waiting(t) == ["england"]
    play(t, "england: pass")
    assert waiting(t) == ["france"]
    play(t, "france: shift trade>production")
    assert nation(t, "england")["trade"] == 2


# ---------------------------------------------------------------- the actions


@pytest.mark.rule("WT-ACT-1")
def test_wt_act_1_no_actions_in_other_phases() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 9, goods = 50, weapons = 9, gold = 20, production = 9 }
        province.east_anglia.england = { infantry = 1 }
    """)
    lines = ("advance trade", "form infantry", "fortify london", "upgrade infantry@east_anglia", "war france")
    for phase in ("upkeep", "trade", "manoeuvre"):
        idle_until(t, phase)
        for line in lines:
            reason = refused(t, f"england: {line}")
            assert (reason.code, reason.rules) == ("development_only", ["WT-ACT-1", "WT-TURN-1"])


@pytest.mark.rule("WT-ACT-2", "WT-GAP-18")
def test_wt_act_2_a_technology_costs_nothing_but_the_action() -> None:
    t = duel('phase = "development"\nnation.england = { trade = 14 }')
    play(t, "england: advance trade")
    assert nation(t, "england")["trade"] == 15
    assert stock(t, "england") == (0, 0, 0, 0)
    assert waiting(t) == ["france"]


@pytest.mark.rule("WT-ACT-3")
def test_wt_act_3_only_in_a_province_under_control() -> None:
    t = duel("""
        phase = "development"
        nation.england = { weapons = 1 }
        province.wales.england = { princess = 1 }
        province.wessex = {}
    """)
    play(t, "england: form infantry")
    assert offered(t, "england", "at") == ["london", "wales"]
    for place in ("wessex", "ile_de_france", "yorkshire"):  # free, French, barbarian
        reason = refused(t, f"england: at {place}")
        assert (reason.code, reason.rules) == ("not_controlled", ["WT-ACT-3"])


@pytest.mark.rule("WT-ACT-3", "WT-MIL-9", "WT-GAP-21")
@pytest.mark.parametrize("military, armies", [(14, 1), (15, 2)])
def test_wt_act_3_one_army_an_action_but_two_for_a_warlord(military: int, armies: int) -> None:
    t = duel(f"""
        phase = "development"
        nation.england = {{ weapons = 9, gold = 9, military = {military} }}
        province.wales.england = {{ princess = 1 }}
    """)
    play(t, "england: form infantry; at london")
    if armies == 2:
        play(t, "england: form cavalry; at wales")  # another kind, another province, paid in full
        assert units(t, "wales", "england") == {"princess": 1, "cavalry": 1}
        assert stock(t, "england") == (0, 0, 5, 7)
    assert len(events(t, "army.formed")) == armies
    assert waiting(t) == ["france"]


@pytest.mark.rule("WT-MIL-9", "WT-GAP-21")
def test_wt_mil_9_a_warlord_may_form_only_one_and_pays_both() -> None:
    t = duel('phase = "development"\nnation.england = { weapons = 3, gold = 1, military = 15 }')
    play(t, "england: form archers; at london")
    assert offered(t, "england", "form") == ["infantry"]  # the rest does not pay for more
    play(t, "england: done", "france: pass; pass", "england: form infantry; at london")
    assert waiting(t)[0] == "england"  # nothing left to pay a second one: on to the extra action of a Warlord
    assert units(t, "london", "england") == {"princess": 4, "fortress": 1, "archers": 1, "infantry": 1}


@pytest.mark.rule("WT-ACT-3")
def test_wt_act_3_a_new_army_may_move_in_the_same_turn() -> None:
    t = duel("""
        phase = "development"
        nation.england = { weapons = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: form infantry; at london")
    idle_until(t, "manoeuvre")
    play(t, "england: move infantry@london; to wales")
    assert units(t, "wales", "england") == {"princess": 1, "infantry~1": 1}


@pytest.mark.rule("WT-ACT-4", "WT-PRO-2")
@pytest.mark.parametrize("tokens, possible", [(5, False), (6, True)])
def test_wt_pro_2_masonry_builds_fortresses(tokens: int, possible: bool) -> None:
    t = duel(f"""
        phase = "development"
        nation.england = {{ {PLENTY}, production = {tokens} }}
        province.wales.england = {{ princess = 1 }}
        province.wessex = {{}}
    """)
    if possible:
        assert offered(t, "england", "fortify") == ["london", "wales"]  # provinces under control
        play(t, "england: fortify wales")
        assert units(t, "wales", "england") == {"princess": 1, "fortress": 1}  # one, not more
        assert waiting(t) == ["france"]
    else:
        reason = refused(t, "england: fortify wales")
        assert (reason.code, reason.rules) == ("level_too_low", ["WT-PRO-2"])


@pytest.mark.rule("WT-ACT-4", "WT-FORT-2")
def test_wt_act_4_never_a_third_fortress() -> None:
    t = duel(f"""
        phase = "development"
        nation.england = {{ {PLENTY}, production = 6 }}
        province.wales.england = {{ fortress = 2 }}
    """)
    reason = refused(t, "england: fortify wales")
    assert (reason.code, reason.rules) == ("fortress_limit", ["WT-FORT-2"])
    play(t, "england: fortify london", "france: pass; pass")
    refused(t, "england: fortify london")


@pytest.mark.rule("WT-ACT-5", "WT-PRO-3")
@pytest.mark.parametrize("tokens, possible", [(8, False), (9, True)])
def test_wt_pro_3_reinforce_whatever_the_military_level(tokens: int, possible: bool) -> None:
    t = duel(f"""
        phase = "development"
        nation.england = {{ goods = 14, production = {tokens}, military = 0 }}
        province.wales.england = {{ infantry = 1 }}
    """)
    if possible:
        play(t, "england: upgrade infantry@wales x2")
        assert units(t, "wales", "england") == {"cavalry": 1}
        assert stock(t, "england")[1] == 0
    else:
        reason = refused(t, "england: upgrade infantry@wales")
        assert (reason.code, reason.rules) == ("level_too_low", ["WT-PRO-3"])


@pytest.mark.rule("WT-ACT-5", "WT-PRO-3")
@pytest.mark.parametrize(
    "old, steps, new, goods",
    [("infantry", 1, "archers", 7), ("archers", 1, "cavalry", 7), ("infantry", 2, "cavalry", 14)],
)
def test_wt_pro_3_seven_goods_a_step(old: str, steps: int, new: str, goods: int) -> None:
    position = """
        phase = "development"
        nation.england = {{ goods = {}, production = 9 }}
        province.wales.england = {{ {} = 1 }}
    """
    t = duel(position.format(goods, old))
    play(t, f"england: upgrade {old}@wales x{steps}")
    assert units(t, "wales", "england") == {new: 1}
    assert stock(t, "england")[1] == 0
    assert waiting(t) == ["france"]
    refused(duel(position.format(goods - 1, old)), f"england: upgrade {old}@wales x{steps}")


@pytest.mark.rule("WT-ACT-5")
def test_wt_act_5_one_army_an_action_and_cavalry_is_the_top() -> None:
    t = duel("""
        phase = "development"
        nation.england = { goods = 60, production = 9 }
        province.wales.england = { infantry = 2, cavalry = 1 }
    """)
    reason = refused(t, "england: upgrade cavalry@wales")
    assert (reason.code, reason.rules) == ("largest_already", ["WT-ACT-5"])
    play(t, "england: upgrade infantry@wales x1")
    assert units(t, "wales", "england") == {"infantry": 1, "archers": 1, "cavalry": 1}


@pytest.mark.rule("WT-ACT-5", "WT-MIL-2")
def test_wt_act_5_the_new_unit_moves_by_the_military_level() -> None:
    t = duel("""
        phase = "development"
        nation.england = { goods = 14, production = 9, military = 0 }
        province.london.england = { princess = 1, infantry = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: upgrade infantry@london x2")
    idle_until(t, "manoeuvre")
    play(t, "england: move cavalry@london; to wales; move cavalry@wales~1; to london")
    assert units(t, "london", "england") == {"princess": 1, "cavalry~2": 1}
    refused(t, "england: move cavalry@london~2")  # 2 points at Military I, Cavalry or not


@pytest.mark.rule("WT-ACT-6")
def test_wt_act_6_nobody_upgrades_a_strangers_army() -> None:
    position = """
        phase = "development"
        active = "england"
        nation.england = { goods = 60, production = 9 }
        province.wales.england = { infantry = 1 }
        province.anjou.france = { infantry = 1 }
    """
    for t in (duel(position), allies(position)):  # France is no ally of England in either
        reason = refused(t, "england: upgrade france:infantry@anjou")
        assert (reason.code, reason.rules) == ("foreign_army", ["WT-ACT-6"])


@pytest.mark.rule("WT-ACT-7", "WT-WAR-1", "WT-GAP-52")
def test_wt_act_7_a_declaration_names_one_other_player() -> None:
    t = trio('phase = "development"')
    assert offered(t, "burgundy", "war") == ["england", "france"]
    play(t, "burgundy: war france")
    g = state(t)
    france, england, burgundy = 0, 1, 2
    assert g.war[burgundy * 3 + france] == g.war[france * 3 + burgundy] == 1
    assert g.war[burgundy * 3 + england] == g.war[france * 3 + england] == 0
    play(t, "england: war burgundy")  # each pair has its own war
    assert g.war[burgundy * 3 + england] == 1


@pytest.mark.rule("WT-MIL-3", "WT-MIL-4", "WT-MIL-5", "WT-TEC-4")
@pytest.mark.parametrize(
    "tokens, kinds",
    [
        (0, ["infantry"]),
        (2, ["infantry"]),
        (3, ["archers", "infantry"]),
        (6, ["archers", "infantry"]),
        (11, ["archers", "infantry"]),
        (12, ["archers", "cavalry", "infantry"]),
    ],
)
def test_wt_mil_3_kinds_of_army_by_military_level(tokens: int, kinds: list[str]) -> None:
    t = duel(f'phase = "development"\nnation.england = {{ weapons = 9, gold = 9, military = {tokens} }}')
    assert offered(t, "england", "form") == kinds
    if "archers" not in kinds:
        assert refused(t, "england: form archers").rules == ["WT-MIL-4"]
    if "cavalry" not in kinds:
        assert refused(t, "england: form cavalry").rules == ["WT-MIL-5"]


@pytest.mark.rule("WT-ACT-3", "WT-GAP-37")
def test_a_player_without_any_unit_stays_in_the_game() -> None:
    t = duel(f"""
        phase = "trade"
        nation.england = {{ {PLENTY}, production = 9, glory = 5 }}
        province.london = {{}}
        province.anjou.france = {{ princess = 1 }}
    """)
    refused(t, "england: buy-vp x1")
    idle_until(t, "development")
    assert offered(t, "england", "advance") == ["military", "production", "trade"]
    assert offered(t, "england", "war") == ["france"]
    assert refused(t, "england: form infantry").code == "no_province"
    assert offered(t, "england", "fortify") == []
    play(t, "england: pass")
    assert nation(t, "england")["vp"] == 5 + 3  # kept points, and the Builder
