"""The solo mode: setup, course of the game, resolution, rank."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    can,
    described,
    events,
    goods,
    happened,
    idle_until,
    new_game,
    offered,
    play,
    refused,
    seat,
    solo,
    state,
    waiting,
)

from quadriga.engine.table import Table

UPSIDE_DOWN = list(range(98, -1, -1))  # a deck whose top card is the first of the 99 in number order
FIRST_EIGHT = [
    "empress_theodora",
    "tribonian",
    "narses",
    "junillus_the_african",
    "procopius_of_caesarea",
    "john_the_cappadocian",
    "peter_the_patrician",
    "commissary_for_food_supply",
]
NEXT_NINE = [
    "treasurer",
    "silentiaries_of_the_palace",
    "notaries_of_the_consistory",
    "praetorian_clerks",
    "leaders_of_the_blues",
    "leaders_of_the_greens",
    "couriers_of_the_cursus_publicus",
    "water_commissioners",
    "professors_of_law_at_berytus",
]


def opening(
    standard: bool = True,
    epochs: list[list[int]] | None = None,
    market: list[int] | None = None,
    caskets: list[int] | None = None,
) -> Table:
    """A solo game whose chance is dictated: events by epoch, Market, caskets (top last), deck."""
    drawn = epochs or ([[0], [0, 1], [0, 1, 2]] if standard else [[0, 1], [0, 1, 2], [0, 1, 2]])
    chance = [*drawn, market or list(range(7)), caskets or list(range(40)), UPSIDE_DOWN]
    return new_game(1, "1", chance, length="standard" if standard else "marathon")


def keep_six(t: Table) -> None:
    for card in NEXT_NINE[:6]:
        play(t, f"blue: keep {card}")


# ---------------------------------------------------------------- aim and end


@pytest.mark.rule("BZ-SOL-1")
def test_bz_sol_1_no_votes_rivals_missions_ring_or_rankings() -> None:
    t = solo("round = 1\nseat.blue = { doxa = 60, lapis = 3, area = ['belisarius'] }")
    idle_until(t, "")
    assert described(t)["over"]
    forbidden = ("vote.", "option.", "ring.", "mission.", "initiative.", "contribution.", "resources.", "cards.")
    assert [event.kind for event in t.events if event.kind.startswith(forbidden)] == []
    assert seat(t, "blue")["doxa"] == 60 - 28  # six consequences, nothing for 3 Lapis and a card of cost 9
    assert MODULE.scores(t.game)[0] == {"total": 32, "doxa": 32, "resources": 0, "card_cost": 0, "missions": 0}
    assert MODULE.view(t.game, 0)["ring"] == -1


@pytest.mark.rule("BZ-SOL-1")
def test_bz_sol_1_no_missions_are_dealt() -> None:
    t = opening()
    assert asked(t) == "DrawAndKeep"  # the first decision is about cards
    keep_six(t)
    assert seat(t, "blue")["missions"] == []
    assert waiting(t) == ["blue"]
    assert described(t)["order"] == ["blue"]


@pytest.mark.rule("BZ-SOL-2", "BZ-SOL-3", "BZ-SOL-4", "BZ-SOL-24", "BZ-SOL-27")
def test_bz_sol_2_units_on_the_map_complete_events_and_building_them_gives_doxa() -> None:
    t = solo("""
        events = ["", "garrison_for_palmyra", "the_march_of_narses"]
        round = 2
        seat.blue = { doxa = 5, virtus = 7, frumentum = 5 }
    """)
    play(t, "blue: act build; build legionary; place-in oriens; done; stop")  # 2 resources
    assert seat(t, "blue")["doxa"] == 7
    assert goods(t, "blue") == {"virtus": 6, "frumentum": 4, "auctoritas": 2}  # the reward
    assert described(t)["outcome"] == ["pending", "blue", "pending"]
    play(t, "blue: act build; build cataphract; place-in italia; build cataphract; place-in italia")  # 3 each
    play(t, "blue: build legionary; place-in italia")  # 2; and the Legionary in Oriens follows
    play(t, "blue: move-unit legionary@oriens; place-in italia; done; stop")
    assert described(t)["over"]
    assert described(t)["units"] == {"italia": {"legionary": 2, "cataphract": 2}}
    assert seat(t, "blue")["doxa"] == 7 + 8 + 6
    assert described(t)["rank"] == "caligula"


@pytest.mark.rule("BZ-SOL-4")
@pytest.mark.parametrize(
    ("doxa", "rank"),
    [
        (1, "nero"),
        (19, "nero"),
        (20, "nero"),
        (21, "caligula"),
        (25, "caligula"),
        (26, "titus"),
        (30, "titus"),
        (31, "trajan"),
        (40, "trajan"),
        (41, "marcus_aurelius"),
        (50, "marcus_aurelius"),
        (51, "julius_caesar"),
        (60, "julius_caesar"),
        (61, "augustus"),
        (250, "augustus"),
    ],
)
def test_bz_sol_4_rank_at_every_border(doxa: int, rank: str) -> None:
    t = solo(f'phase = "scoring"\nseat.blue = {{ doxa = {doxa}, lapis = 9, nomisma = 40, area = ["belisarius"] }}')
    assert described(t)["over"]
    assert (described(t)["rank"], described(t)["winners"], seat(t, "blue")["doxa"]) == (rank, ["blue"], doxa)
    (ended,) = events(t, "reign.ended")
    names = ["defeat", "nero", "caligula", "titus", "trajan", "marcus_aurelius", "julius_caesar", "augustus"]
    assert ended.args[:3] == [0, names.index(rank), doxa]


@pytest.mark.rule("BZ-SOL-5")
@pytest.mark.parametrize(("doxa", "left"), [(1, -1), (2, 0)])
def test_bz_sol_5_no_doxa_left_loses_at_once(doxa: int, left: int) -> None:
    t = solo(f'event = "western_mediterranean_naval_route"\nseat.blue = {{ doxa = {doxa} }}')
    before = described(t)["offer"]
    play(t, "blue: stop")
    doc = described(t)
    assert (doc["over"], doc["winners"], doc["rank"], doc["waiting"]) == (True, [], "defeat", [])
    assert (doc["round"], seat(t, "blue")["doxa"]) == (2, left)
    assert doc["offer"] == before  # nothing happens any more
    assert happened(t, "reign.lost", "reign.ended") == ["reign.lost"]


@pytest.mark.rule("BZ-SOL-5")
def test_bz_sol_5_one_doxa_is_enough_to_go_on() -> None:
    t = solo('event = "western_mediterranean_naval_route"\nseat.blue = { doxa = 3 }')
    play(t, "blue: stop")
    assert (described(t)["over"], described(t)["round"], seat(t, "blue")["doxa"]) == (False, 3, 1)
    assert happened(t, "reign.lost") == []


# ---------------------------------------------------------------- setup


@pytest.mark.rule("BZ-SOL-6", "BZ-SOL-7", "BZ-SOL-9")
def test_bz_sol_7_one_two_and_three_events_in_the_order_they_were_drawn() -> None:
    t = opening(epochs=[[9], [9, 0], [3, 1, 2]])
    assert described(t)["events"] == [
        "",
        "calm_after_the_nika",
        "tribute_to_ctesiphon",  # 545 before 533: not sorted by date
        "war_fleet_for_africa",
        "the_march_of_narses",
        "peace_with_the_moors",
        "berytus_rebuilt",
    ]


@pytest.mark.rule("BZ-SOL-6")
def test_bz_sol_6_every_epoch_is_shuffled_by_itself() -> None:
    laid = [state(new_game(1, str(seed))).events for seed in range(40)]
    epochs = [[BOARD.events[event].epoch for event in row[1:]] for row in laid]
    assert epochs == [[1, 2, 2, 3, 3, 3]] * 40
    assert all(len(set(row)) == 7 for row in laid)  # no event twice
    for epoch in (1, 2, 3):
        seen = {event for row in laid for event in row[1:] if BOARD.events[event].epoch == epoch}
        assert len(seen) >= 9  # of ten


@pytest.mark.rule("BZ-SOL-7", "BZ-SOL-15")
def test_bz_sol_7_standard_game_has_seven_rounds_the_first_without_event() -> None:
    t = solo("round = 1\nseat.blue.doxa = 60")
    idle_until(t, "")
    assert [event.args[0] for event in events(t, "turn.started")] == [2, 3, 4, 5, 6, 7]
    assert len(events(t, "event.failed")) == 6
    assert described(t)["outcome"] == ["pending", *["failed"] * 6]


@pytest.mark.rule("BZ-SOL-8")
def test_bz_sol_8_marathon_has_two_three_and_three_events_in_nine_rounds() -> None:
    t = opening(standard=False, epochs=[[4, 2], [0, 5, 1], [9, 8, 7]])
    assert described(t)["events"] == [
        "",
        "the_law_commission",
        "hostels_of_the_holy_city",
        "war_fleet_for_africa",
        "walls_of_rome",
        "games_of_the_triumph",
        "sinai_fortified",
        "the_long_walls",
        "the_dome_restored",
    ]
    t = solo("round = 1\nseat.blue.doxa = 90", length="marathon")
    idle_until(t, "")
    assert (described(t)["round"], described(t)["over"]) == (9, True)
    assert len(events(t, "event.failed")) == 8


@pytest.mark.rule("BZ-SOL-9")
def test_bz_sol_9_only_the_first_event_lies_face_up() -> None:
    t = opening()
    assert described(t)["shown"] == [1, 2]  # the empty slot hides nothing
    shown = MODULE.view(t.game, 0)["events"]
    assert [place["event"] >= 0 for place in shown] == [False, True, *[False] * 5]
    assert [place["epoch"] for place in shown] == [0, 1, 2, 2, 3, 3, 3]
    assert len(events(t, "event.laid")) == 1


@pytest.mark.rule("BZ-SOL-10")
def test_bz_sol_10_the_deck_is_without_intrigue_cards_and_antonina() -> None:
    t = opening()
    removed = described(t)["removed"]
    assert len(removed) == 41
    assert "antonina" in removed
    assert {"assassination", "pilgrimage", "seduction"} < set(removed)
    offer = described(t)["offer"]
    assert (len(offer), described(t)["deck"], len(offered(t, "blue", "keep"))) == (8, 82, 9)  # 99 in all
    assert all(card < 100 for card in state(t).deck)
    assert len({tuple(described(new_game(1, str(seed)))["offer"]) for seed in range(5)}) == 5


@pytest.mark.rule("BZ-SOL-11")
def test_bz_sol_11_offer_first_then_nine_cards_of_which_six_are_kept() -> None:
    t = opening()
    assert described(t)["offer"] == FIRST_EIGHT
    assert offered(t, "blue", "keep") == NEXT_NINE
    assert not can(t, "blue: discard treasurer")
    keep_six(t)
    assert seat(t, "blue")["hand"] == NEXT_NINE[:6]
    assert described(t)["discard"] == NEXT_NINE[6:]
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 5}  # no income
    assert (described(t)["round"], described(t)["phase"]) == (1, "action")


@pytest.mark.rule("BZ-SOL-12")
def test_bz_sol_12_starting_goods() -> None:
    t = opening()
    keep_six(t)
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 5}
    assert (seat(t, "blue")["dynamis"], seat(t, "blue")["doxa"]) == (4, 5)


@pytest.mark.rule("BZ-SOL-12", "BZ-SOL-17", "BZ-SOL-38")
def test_bz_sol_12_four_dynamis_in_every_round() -> None:
    t = solo("round = 1\nseat.blue = { doxa = 30, dynamis = 1, nomisma = 9 }")
    play(t, "blue: act reset")
    assert not can(t, "blue: act reset")  # nothing left
    play(t, "blue: stop")
    assert (described(t)["round"], seat(t, "blue")["dynamis"]) == (2, 4)
    play(t, "blue: act reset; act reset; act reset")
    assert seat(t, "blue")["dynamis"] == 1
    play(t, "blue: act reset")
    assert not can(t, "blue: act reset")
    play(t, "blue: stop")
    assert (described(t)["round"], seat(t, "blue")["dynamis"]) == (3, 4)


@pytest.mark.rule("BZ-SOL-13")
def test_bz_sol_13_market_with_one_of_each_and_the_dearest_slot_empty() -> None:
    t = opening(market=[6, 5, 4, 3, 2, 1, 0])
    assert described(t)["market"] == ["frumentum", "lignum", "lapis", "fides", "virtus", "civicus", "auctoritas"]
    keep_six(t)
    play(t, "blue: act buy; buy frumentum; buy lignum")  # 2 + 3: all five are gone
    assert goods(t, "blue") == {"auctoritas": 2, "lignum": 1, "frumentum": 1}
    play(t, "blue: act sell; sell frumentum")  # five lie there; the sixth slot pays 7
    assert goods(t, "blue") == {"auctoritas": 2, "lignum": 1, "nomisma": 7}


@pytest.mark.rule("BZ-SOL-14", "BZ-SOL-28")
def test_bz_sol_14_four_caskets_stay_for_the_whole_game() -> None:
    rest = [casket for casket in range(40) if casket not in (3, 39, 11, 36)]
    t = opening(caskets=[*rest, 3, 39, 11, 36])
    track = ["c37", "c12", "c40", "c04"]
    assert described(t)["caskets"] == track
    keep_six(t)
    assert offered(t, "blue", "claim") == ["i", "ii", "iii", "iv"]
    play(t, "blue: claim iii; stop; done")
    assert (described(t)["round"], described(t)["caskets"]) == (2, track)
    assert offered(t, "blue", "claim") == ["i", "ii", "iv"]
    assert len(events(t, "casket.shown")) == 4


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("BZ-SOL-15")
def test_bz_sol_15_nothing_is_resolved_in_the_first_round() -> None:
    t = solo("round = 1\nseat.blue = { doxa = 2, nomisma = 9 }")
    assert refused(t, "blue: pay-cost").rules[2] == "BZ-SOL-23"
    play(t, "blue: stop")
    assert (described(t)["round"], seat(t, "blue")["doxa"]) == (2, 2)
    assert happened(t, "event.completed", "event.failed", "doxa.lost") == []


@pytest.mark.rule("BZ-SOL-16")
def test_bz_sol_16_event_action_and_resolution_phase_in_every_round() -> None:
    t = solo("round = 1\nseat.blue.doxa = 30")
    assert (described(t)["shown"], described(t)["phase"]) == ([1], "action")
    play(t, "blue: stop; stop")
    assert [event.args[:2] for event in events(t, "phase.started")] == [[1, 3], [2, 1], [2, 2], [2, 3], [3, 1], [3, 2]]
    laid = [event.args[0] for event in events(t, "event.laid")]
    assert laid == [2, 3]  # turned up as the round begins
    assert described(t)["shown"] == [1, 2, 3]
    order = happened(t, "turn.started", "event.laid", "event.failed")
    assert order == ["turn.started", "event.laid", "event.failed", "turn.started", "event.laid"]


@pytest.mark.rule("BZ-SOL-16", "BZ-SOL-21")
def test_bz_sol_16_an_event_revealed_before_is_not_turned_again() -> None:
    t = solo("round = 1\nseat.blue = { doxa = 30, auctoritas = 3 }")
    play(t, "blue: reveal 2; stop")
    assert [event.args[0] for event in events(t, "event.laid")] == [2]


@pytest.mark.rule("BZ-SOL-26", "BZ-SOL-22")
def test_bz_sol_26_only_reserved_cards_stay_in_the_offer() -> None:
    t = solo("""
        round = 1
        offer = ["mundus", "buzes", "artabanes", "germanus", "sittas", "john_troglita", "martin", "bucellarii"]
        deck = ["tribonian", "narses", "saint_sabas", "excubitors", "silk_smugglers", "peter_barsymes"]
        seat.blue.auctoritas = 3
    """)
    play(t, "blue: reserve buzes; reserve martin")
    assert described(t)["reserved"] == ["buzes", "martin"]
    play(t, "blue: stop")
    assert described(t)["offer"] == [
        "tribonian",
        "buzes",
        "narses",
        "saint_sabas",
        "excubitors",
        "silk_smugglers",
        "martin",
        "peter_barsymes",
    ]
    assert described(t)["discard"] == ["mundus", "artabanes", "germanus", "sittas", "john_troglita", "bucellarii"]
    assert described(t)["reserved"] == []
    assert goods(t, "blue") == {"auctoritas": 1}  # what lay on the cards went to the supply
    play(t, "blue: reserve martin; stop")  # once more for another one
    assert described(t)["offer"][6] == "martin"
    assert "buzes" in described(t)["discard"]


@pytest.mark.rule("BZ-SOL-26")
def test_bz_sol_26_a_short_deck_is_made_anew_from_what_was_discarded() -> None:
    t = solo("round = 1")
    state(t).discard, state(t).deck = state(t).deck[:-3], state(t).deck[-3:]
    play(t, "blue: stop")
    assert len(described(t)["offer"]) == 8
    assert (described(t)["deck"], described(t)["discard"]) == (99 - 8, [])
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("BZ-SOL-27")
def test_bz_sol_27_hand_limit_of_six_with_income() -> None:
    hand = '["mundus", "buzes", "artabanes", "germanus", "sittas", "john_troglita", "martin", "bucellarii"]'
    t = solo(f"round = 1\nseat.blue.hand = {hand}")
    play(t, "blue: stop")
    assert (asked(t), described(t)["round"]) == ("SoloRound", 1)
    assert not can(t, "blue: stop")
    play(t, "blue: discard mundus")
    assert described(t)["round"] == 1
    play(t, "blue: discard martin")
    assert (described(t)["round"], seat(t, "blue")["hand_size"]) == (2, 6)
    assert goods(t, "blue") == {"auctoritas": 2, "nomisma": 4}
    assert described(t)["discard"][-2:] == ["mundus", "martin"]


@pytest.mark.rule("BZ-SOL-27")
def test_bz_sol_27_after_the_last_event_the_game_ends() -> None:
    t = solo('events = ["", "garrison_for_palmyra"]\nround = 2\nseat.blue.doxa = 23')
    play(t, "blue: stop")
    doc = described(t)
    assert (doc["over"], doc["winners"], doc["rank"], doc["phase"]) == (True, ["blue"], "caligula", "scoring")
    assert happened(t, "turn.started") == []
