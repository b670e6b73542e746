"""Every refusal says why, names rules of the ledger, and changes nothing."""

from collections.abc import Callable
from pathlib import Path
from tomllib import loads

import pytest
from tests.games.warriors.table import (
    MODULE,
    allies,
    duel,
    march,
    new_game,
    play,
    refused,
    state,
    table,
    trio,
    war,
)

from quadriga.engine.chance import seeded
from quadriga.engine.choice import Answer
from quadriga.engine.playout import random_answer
from quadriga.engine.table import Table

LEDGER = Path(__file__).parents[3] / "rules" / "warriors" / "rules.toml"
RULES = {rule["id"] for rule in loads(LEDGER.read_text("utf-8"))["rule"]}
KERNEL = {"not_now", "not_offered", "out_of_range", "not_your_decision", "offers_unanswered", "offers_used_up"}

Opening = Callable[[str], Table]


def isles(position: str) -> Table:
    names = '["england", "scotland", "ireland"]'
    return table(3, {"map_variant": "west3_isles"}, f"nations = {names}\norder = {names}\n{position}")


def picking(_: str) -> Table:
    return new_game(2, {"nation_choice": "pick"})


RICH = "food = 20, goods = 60, weapons = 20, gold = 20"
ACTION = 'phase = "development"\n'
TRADERS = "province.anjou.france = { princess = 1 }\nprovince.east_anglia.england = { princess = 1 }\n"

FLIGHT = "province.london.england = { infantry = 1, princess = 1 }\nprovince.anjou = {}\nprovince.artois = {}"
STORM = "england: move infantry@london; to normandie; done"
EXTRA = ACTION + 'step = "extra"\nnation.england = { gold = 9, production = 15, trade = 12 }'

# code: rules, table, position, what is played first, what is refused
CASES: dict[str, tuple[list[str], Opening, str, list[str], str]] = {
    "actions_over": (
        ["WT-DEV-7", "WT-TURN-1"],
        duel,
        ACTION + 'step = "shift"\nnation.england.trade = 1',
        [],
        "england: advance trade",
    ),
    "armies_before": (
        ["WT-MAN-2"],
        march,
        "province.london.england = { infantry = 1 }",
        ["england: done"],
        "england: move infantry@london",
    ),
    "bank_one_kind": (
        ["WT-TRD-2"],
        duel,
        'phase = "trade"\nnation.england = { food = 9, goods = 4, weapons = 3 }\n' + TRADERS,
        [],
        "england: bank: 3 weapons, 4 goods for 1 gold",
    ),
    "one_at_a_time": (["WT-ACT-3"], duel, ACTION + "nation.england.weapons = 2", [], "england: form infantry x2"),
    "barbarians_barred": (["WT-BAR-3"], march, FLIGHT, [STORM], "england: drive-to london"),
    "choose_source_first": (["WT-DEV-4"], duel, EXTRA, [], "england: advance trade"),
    "extra_step_only": (["WT-DEV-3"], duel, ACTION + "nation.england = { production = 15 }", [], "england: university"),
    "extra_used": (["WT-DEV-4"], duel, EXTRA, ["england: university; advance trade"], "england: university"),
    "none_in_ally_reserve": (
        ["WT-SET-3"],
        allies,
        ACTION
        + f"""
            nation.burgundy = {{ {RICH}, production = 9 }}
            province.anjou.france = {{ archers = 1, cavalry = 4 }}
        """,
        [],
        "burgundy: upgrade france:archers@anjou x1",
    ),
    "not_at_war": (["WT-WAR-2"], duel, ACTION, [], "england: peace france"),
    "princesses_later": (
        ["WT-MAN-4"],
        march,
        "province.london.england = { princess = 1 }",
        [],
        "england: move princess@london",
    ),
    "route_yields_other": (
        ["WT-V3B-4"],
        isles,
        'phase = "trade"\nnation.england = { trade = 12 }\nprovince.east_anglia.england = { princess = 1 }',
        ["england: income goods"],
        "england: income gold",
    ),
    "same_resource": (
        ["WT-TRD-2"],
        duel,
        'phase = "trade"\nnation.england = { food = 20 }\n' + TRADERS,
        [],
        "england: bank food>food x1",
    ),
    "shift_after_actions": (
        ["WT-DEV-7"],
        duel,
        ACTION + "nation.england = { trade = 1 }",
        [],
        "england: shift trade>military",
    ),
    "unify_not_now": (["WT-UNI-1"], march, FLIGHT, [STORM], "england: unify"),
    "ally": (["WT-COOP-8"], allies, ACTION, [], "burgundy: war france"),
    "ally_province": (
        ["WT-COOP-4"],
        allies,
        ACTION + f"nation.burgundy = {{ {RICH}, production = 6 }}",
        [],
        "burgundy: fortify ile_de_france",
    ),
    "battle_pending": (
        ["WT-WAR-2"],
        war,
        "province.normandie.france = { infantry = 1 }\nprovince.wessex.england = { princess = 1 }",
        ["france: move infantry@normandie; to wessex"],
        "france: peace england",
    ),
    "development_only": (["WT-ACT-1", "WT-TURN-1"], march, "", [], "england: advance trade"),
    "foreign_army": (
        ["WT-ACT-6"],
        duel,
        ACTION + f"nation.england = {{ {RICH}, production = 9 }}\nprovince.anjou.france = {{ infantry = 1 }}",
        [],
        "england: upgrade france:infantry@anjou x1",
    ),
    "fortress_limit": (
        ["WT-FORT-2"],
        duel,
        ACTION + f"nation.england = {{ {RICH}, production = 6 }}\nprovince.london.england = {{ fortress = 2 }}",
        [],
        "england: fortify london",
    ),
    "largest_already": (
        ["WT-ACT-5"],
        duel,
        ACTION + f"nation.england = {{ {RICH}, production = 9 }}\nprovince.wales.england = {{ cavalry = 1 }}",
        [],
        "england: upgrade cavalry@wales x1",
    ),
    "level_too_low": (["WT-PRO-2"], duel, ACTION + f"nation.england = {{ {RICH} }}", [], "england: fortify london"),
    "manoeuvre_only": (["WT-MAN-2", "WT-TURN-1"], duel, ACTION, [], "england: unify"),
    "monopoly": (
        ["WT-COM-6"],
        duel,
        'phase = "trade"\nnation.france = { trade = 15 }\nnation.england = { goods = 20, gold = 10 }\n' + TRADERS,
        [],
        "england: bank goods>gold x1",
    ),
    "must_fight": (
        ["WT-MOV-2"],
        march,
        "province.london.england = { infantry = 1 }",
        ["england: move infantry@london; to wessex"],
        "england: move infantry@wessex~1 x1",
    ),
    "nation_incomplete": (["WT-UNI-1"], march, "", [], "england: unify"),
    "nation_taken": (["WT-SET-5"], picking, "", ["p1: nation france"], "p2: nation france"),
    "no_action_points": (
        ["WT-AP-1"],
        march,
        'province.london.england = { "infantry~2" = 1 }',
        [],
        "england: move infantry@london~2 x1",
    ),
    "no_point_for_battle": (
        ["WT-MOV-2", "WT-MOV-3"],
        march,
        'province.london.england = { "infantry~1" = 1 }\nprovince.wales = {}\nprovince.calais = {}',
        ["england: move infantry@london~1"],
        "england: to wessex",
    ),
    "no_province": (
        ["WT-ACT-3"],
        duel,
        ACTION + "nation.england = { weapons = 1 }\nprovince.london = {}",
        [],
        "england: form infantry",
    ),
    "no_refuge": (
        ["WT-RET-2"],
        march,
        """
            nation.england = { military = 6 }
            province.london.england = { infantry = 1, princess = 1 }
            province.wales.england = { princess = 1 }
        """,
        ["england: move infantry@london; to wessex; done"],
        "england: retreat-to munster",
    ),
    "no_route": (
        ["WT-TRD-3"],
        duel,
        'phase = "trade"\nnation.england = { food = 9 }\n' + TRADERS,
        [],
        "england: offer france: 1 food for nothing",
    ),
    "no_route_left": (
        ["WT-TRD-3", "WT-COM-2"],
        duel,
        'phase = "trade"\nnation.england = { food = 9 }\n' + TRADERS,
        [],
        "england: route france",
    ),
    "no_token": (
        ["WT-DEV-7"],
        duel,
        ACTION + 'step = "shift"\nnation.england.trade = 1',
        [],
        "england: shift military>trade",
    ),
    "no_trade_centre": (
        ["WT-TRD-3"],
        duel,
        'phase = "trade"\nnation.england = { food = 9, trade = 1 }\nprovince.east_anglia.england = { princess = 1 }',
        [],
        "england: route france",
    ),
    "no_war": (
        ["WT-MOV-4"],
        march,
        "province.london.england = { infantry = 1 }\nprovince.normandie.france = { princess = 1 }",
        ["england: move infantry@london"],
        "england: to normandie",
    ),
    "none_in_reserve": (
        ["WT-SET-3"],
        duel,
        ACTION + f"nation.england = {{ {RICH} }}\nprovince.wales.england = {{ infantry = 4 }}",
        [],
        "england: form infantry",
    ),
    "not_adjacent": (
        ["WT-PRV-1"],
        march,
        "province.london.england = { infantry = 1 }",
        ["england: move infantry@london"],
        "england: to dublin",
    ),
    "not_controlled": (
        ["WT-ACT-3"],
        duel,
        ACTION + "nation.england = { weapons = 1 }\nprovince.wales.england = { princess = 1 }",
        ["england: form infantry"],
        "england: at wessex",
    ),
    "not_enough": (["WT-DEV-5"], duel, ACTION, [], "england: form infantry"),
    "not_enough_food": (
        ["WT-UPK-4"],
        duel,
        'phase = "upkeep"\nnation.england = { food = 1 }\nprovince.wales.england = { infantry = 1, cavalry = 1 }',
        [],
        "england: feed cavalry@wales",
    ),
    "not_first_choice": (["WT-BAR-3"], march, FLIGHT, [STORM], "england: drive-to munster"),
    "nowhere_to_go": (
        ["WT-MOV-1"],
        march,
        'province.dublin.england = { "infantry~1" = 1 }',
        [],
        "england: move infantry@dublin~1 x1",
    ),
    "only_resources": (
        ["WT-TRD-1"],
        duel,
        'phase = "trade"\nnation.england = { food = 9, trade = 1, routes = ["france"] }\n' + TRADERS,
        [],
        "england: offer france: nothing for nothing",
    ),
    "peace_refused": (
        ["WT-WAR-2"],
        duel,
        ACTION + 'wars = [{ between = ["france", "england"] }]',
        ["england: peace france", "france: refuse"],
        "england: peace france",
    ),
    "princess_cannot_enter": (
        ["WT-MAN-4"],
        march,
        "province.london.england = { princess = 2 }\nprovince.wales = {}\nprovince.calais = {}",
        ["england: done; move princess@london x1"],
        "england: to wessex",
    ),
    "princess_moved": (
        ["WT-PRI-1"],
        march,
        "province.london.england = { princess = 1 }\nprovince.wales = {}\nprovince.calais = {}",
        ["england: done; move princess@london; to wales"],
        "england: move princess@wales~1 x1",
    ),
    "princess_sheltered": (
        ["WT-FORT-4"],
        war,
        """
            province.normandie.france = { cavalry = 2 }
            province.wessex.england = { fortress = 1, princess = 1, infantry = 1 }
        """,
        ["france: move cavalry@normandie x2; to wessex; done"],
        "france: hit england:princess@wessex x1",
    ),
    "rate_not_met": (
        ["WT-TRD-2", "WT-COM-1"],
        duel,
        'phase = "trade"\nnation.england = { food = 9, goods = 6 }\n' + TRADERS,
        [],
        "england: bank goods>gold",
    ),
    "route_exists": (
        ["WT-TRD-5"],
        duel,
        'phase = "trade"\nnation.england = { food = 9, trade = 6, routes = ["france"] }\n' + TRADERS,
        [],
        "england: route france",
    ),
    "seat_lacks": (
        ["WT-TRD-6"],
        duel,
        'phase = "trade"\nnation.england = { food = 1, trade = 6, routes = ["france"] }\n' + TRADERS,
        [],
        "england: offer france: 2 food for nothing",
    ),
    "track_full": (["WT-TEC-3"], duel, ACTION + "nation.england = { trade = 15 }", [], "england: advance trade"),
    "trade_phase_only": (["WT-TRD-8"], duel, ACTION + "nation.england = { gold = 10 }", [], "england: buy-vp x1"),
    "unified_before": (["WT-UNI-2"], march, "nation.england = { unified = true }", [], "england: unify"),
    "upkeep_only": (["WT-UPK-1", "WT-TURN-1"], duel, ACTION, [], "england: feed-all"),
}


@pytest.mark.parametrize("code", MODULE.reasons)
def test_every_reason_is_given_somewhere_with_its_rules(code: str) -> None:
    rules, opening, position, before, line = CASES[code]
    t = opening(position)
    play(t, *before)
    reason = refused(t, line)
    assert (reason.code, reason.rules) == (code, rules)
    assert set(rules) <= RULES


def test_the_game_over_is_a_reason_of_its_own() -> None:
    t = duel(ACTION)
    play(t, "referee: time-up")
    assert refused(t, "england: advance trade").code == "game_over"


def test_an_answer_to_another_decision_is_stale() -> None:
    t = duel(ACTION)
    answer = Answer("advance", 1)
    assert t.submit(1, answer, serial=t.serial(1)) is None
    reason = t.submit(1, answer, serial=0)
    assert reason is not None
    assert reason.code == "stale"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_greyed_out_is_refused_for_the_reason_given(seed: int) -> None:
    players = (2, 3, 4, 6)[seed]
    t = new_game(players, {"coop": "3v3"} if players == 6 else {"map": ("west", "east", "italy")[seed]}, seed=str(seed))
    rng = seeded(f"refusals {seed}")
    known = {*MODULE.reasons, *KERNEL}
    for number in range(700):
        if t.game.over:
            break
        seat = t.game.waiting()[0]
        choices = t.game.choices(seat)
        if number % 7 == 0:
            legal = {(choice.verb, choice.target) for choice in choices}
            explained = t.game.explained(seat)
            assert {(choice.verb, choice.target) for choice in explained.choices} == legal
            for refusal in explained.refusals:
                assert (refusal.verb, refusal.target) not in legal
                assert refusal.reason.code in known
                assert set(refusal.reason.rules) <= RULES
                reason = t.game.why_not(seat, Answer(refusal.verb, refusal.target))
                assert reason is not None
                assert reason.code in known
        assert t.submit(seat, random_answer(t.game, seat, choices, rng)) is None
    assert state(t).turn > 1


def test_a_third_player_is_not_asked() -> None:
    t = trio(ACTION)
    assert refused(t, "england: advance trade").code == "not_your_decision"
