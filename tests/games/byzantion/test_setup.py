"""Preparation of the game: Ring, events, starting goods, Market, deck, offer, caskets."""

import pytest
from tests.games.byzantion.table import (
    BOARD,
    MODULE,
    asked,
    described,
    duel,
    events,
    goods,
    happened,
    idle,
    idle_until,
    new_game,
    offered,
    play,
    refused,
    seat,
    state,
)

from quadriga.engine.table import Table
from quadriga.games.byzantion.state import Byzantion

RESOURCES = {"auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"}
ALL_SEATS = ("blue", "green", "white", "red")


def prepared(players: int, seed: str = "1", chance: list[list[int]] | None = None, **options: str) -> Table:
    """A game whose Missions and draft are over: somebody places the first seal."""
    t = new_game(players, seed, chance, **options)
    idle_until(t, "Initiative")
    return t


# ---------------------------------------------------------------- order of the preparation


@pytest.mark.rule("BZ-SET-1")
def test_bz_set_1_ring_events_market_caskets_and_doxa_are_there_before_missions_are_chosen() -> None:
    t = new_game(4)
    assert asked(t) == "MissionChoice"
    assert happened(t, "ring.given", "event.laid") == ["ring.given"] + ["event.laid"] * 6
    g = state(t)
    assert sorted(g.doxa) == [5, 6, 7, 8]
    assert (len(g.market), len(g.caskets)) == (7, 40)
    assert (g.deck, g.discard, g.hands) == ([], [], [])  # the deck comes after the Missions
    assert described(t)["offer"] == []


@pytest.mark.rule("BZ-SET-1")
def test_bz_set_1_then_the_draft_and_only_then_the_offer() -> None:
    t = new_game(4)
    idle_until(t, "Draft")
    g = state(t)
    assert [len(seat(t, name)["missions"]) for name in ALL_SEATS] == [4, 4, 4, 4]
    assert len(g.deck) == 140 - 4 * 9
    assert described(t)["offer"] == []
    idle_until(t, "Initiative")
    assert len(described(t)["offer"]) == 8


@pytest.mark.rule("BZ-SET-1")
def test_bz_set_1_chance_is_asked_in_the_order_of_the_book() -> None:
    t = prepared(2)
    asked_for = [len(roll) for roll in t.record.opening]
    assert asked_for == [1, 1, 2, 3, 7, 40, 25]  # Ring, events of three epochs, Market, caskets, Missions
    later = [len(roll) for entry in t.record.entries for roll in entry.chance]
    assert later == [140, 6]  # the deck, then what the draft left over


# ---------------------------------------------------------------- Ring and Doxa track


@pytest.mark.rule("BZ-SET-2")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_bz_set_2_the_ring_goes_to_whom_chance_names(holder: int) -> None:
    t = new_game(3, chance=[[holder]])
    assert described(t)["ring"] == ALL_SEATS[holder]


@pytest.mark.rule("BZ-SET-2")
def test_bz_set_2_every_player_gets_the_ring_about_equally_often() -> None:
    holders = [state(new_game(4, str(seed))).ring for seed in range(400)]
    assert all(70 <= holders.count(number) <= 130 for number in range(4))


@pytest.mark.rule("BZ-SET-3")
@pytest.mark.parametrize(
    "players, ring, doxa",
    [
        (2, 0, [5, 6]),
        (2, 1, [6, 5]),
        (3, 1, [7, 5, 6]),
        (4, 0, [5, 6, 7, 8]),
        (4, 2, [7, 8, 5, 6]),
        (4, 3, [6, 7, 8, 5]),
    ],
)
def test_bz_set_3_clockwise_from_the_ring_5_6_7_8(players: int, ring: int, doxa: list[int]) -> None:
    t = new_game(players, chance=[[ring]])
    assert [seat(t, name)["doxa"] for name in ALL_SEATS[:players]] == doxa


# ---------------------------------------------------------------- goods and Dynamis


@pytest.mark.rule("BZ-SET-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_set_4_two_auctoritas_five_nomisma_and_nothing_else(players: int) -> None:
    t = prepared(players)
    for name in ALL_SEATS[:players]:
        assert goods(t, name) == {"auctoritas": 2, "nomisma": 5}


@pytest.mark.rule("BZ-SET-5")
@pytest.mark.parametrize("players, dynamis", [(4, 4), (3, 5), (2, 6)])
def test_bz_set_5_dynamis_by_number_of_players_in_every_round(players: int, dynamis: int) -> None:
    t = prepared(players)
    for round_ in (1, 2, 3):
        assert described(t)["round"] == round_
        assert [seat(t, name)["dynamis"] for name in ALL_SEATS[:players]] == [dynamis] * players
        while described(t)["round"] == round_:
            idle(t)


@pytest.mark.rule("BZ-SET-13")
def test_bz_set_13_everybody_has_a_colour_of_his_own() -> None:
    t = new_game(4)
    assert sorted(described(t)["seat"]) == ["blue", "green", "red", "white"]
    assert sorted(described(new_game(2))["seat"]) == ["blue", "green"]


@pytest.mark.rule("BZ-SET-13")
def test_bz_set_13_one_seal_of_each_player_lies_on_the_track_in_a_round() -> None:
    t = prepared(2, chance=[[0]])
    play(t, "blue: seal ii")
    assert refused(t, "blue: seal iii").code == "not_your_decision"
    play(t, "green: seal i")
    assert [seat(t, name)["position"] for name in ("blue", "green")] == [["ii"], ["i"]]
    assert asked(t) != "Initiative"


# ---------------------------------------------------------------- Market


@pytest.mark.rule("BZ-SET-6")
def test_bz_set_6_one_of_each_resource_in_the_order_of_chance() -> None:
    laid = [6, 5, 4, 3, 2, 1, 0]
    t = new_game(2, chance=[[0], [0], [0, 1], [0, 1, 2], laid])
    assert described(t)["market"] == ["frumentum", "lignum", "lapis", "fides", "virtus", "civicus", "auctoritas"]


@pytest.mark.rule("BZ-SET-6")
def test_bz_set_6_the_order_differs_from_game_to_game() -> None:
    orders = {tuple(described(new_game(2, str(seed)))["market"]) for seed in range(20)}
    assert all(set(order) == RESOURCES and len(order) == 7 for order in orders)
    assert len(orders) > 15


@pytest.mark.rule("BZ-SET-6")
def test_bz_set_6_the_seven_cheapest_slots_are_priced_2_to_8() -> None:
    t = prepared(2)
    market = described(t)["market"]
    t = duel(f"market = {market}\nseat.blue = {{ nomisma = 35 }}")
    play(t, "blue: act buy")
    for good in reversed(market):  # the dearest first: nothing slides while one buys from the right
        play(t, f"blue: buy {good}")
    play(t, "blue: done")
    assert [event.args[2] for event in events(t, "resource.bought")] == [8, 7, 6, 5, 4, 3, 2]
    assert goods(t, "blue") == dict.fromkeys(RESOURCES, 1)  # 35 Nomisma, to the last one


@pytest.mark.rule("BZ-SET-6")
def test_bz_set_6_the_slot_priced_9_is_the_one_left_empty() -> None:
    market = ["lignum", "civicus", "virtus", "fides", "lapis", "auctoritas", "frumentum"]
    t = duel(f"market = {market}\nseat.blue = {{ lignum = 1 }}")
    play(t, "blue: act sell", "blue: sell lignum")  # a duplicate of the first goes to the eighth slot
    assert goods(t, "blue") == {"nomisma": 9}


# ---------------------------------------------------------------- deck, offer, discard pile


@pytest.mark.rule("BZ-SET-7")
@pytest.mark.parametrize("players, left", [(2, 114), (3, 105), (4, 96)])
def test_bz_set_7_one_deck_of_140_with_the_intrigue_cards_in_it(players: int, left: int) -> None:
    t = prepared(players)
    doc = described(t)
    assert doc["deck"] == left  # 140 less 9 for each player and 8 in the offer
    held = [card for name in ALL_SEATS[:players] for card in doc["seat"][name]["hand"]]
    names = [BOARD.card_keys[card] for card in state(t).deck] + held + doc["offer"] + doc["discard"]
    assert (len(names), len(set(names))) == (140, 140)
    assert len([name for name in names if BOARD.card_keys.index(name) >= 100]) == 40


@pytest.mark.rule("BZ-SET-7")
def test_bz_set_7_intrigue_cards_are_mixed_with_the_others() -> None:
    dealt: list[str] = []
    for seed in range(24):
        t = new_game(2, str(seed))
        idle_until(t, "Draft")
        dealt.extend(offered(t, "blue", "keep"))
    intrigues = len([key for key in dealt if BOARD.card_keys.index(key) >= 100])
    assert 40 <= intrigues <= 85  # of 216 cards about two in seven


@pytest.mark.rule("BZ-SET-8")
def test_bz_set_8_the_next_eight_cards_of_the_deck_lie_open() -> None:
    t = new_game(2)
    idle_until(t, "Draft")
    following: list[int] = []
    while asked(t) == "Draft":
        following = state(t).deck[:]
        idle(t)
    on_top = [BOARD.card_keys[card] for card in reversed(following[-8:])]
    assert described(t)["offer"] == on_top
    assert described(t)["deck"] == len(following) - 8
    view = MODULE.view(t.game, 1)
    assert [BOARD.card_keys[card] for card in view["offer"]] == on_top


@pytest.mark.rule("BZ-SET-9")
def test_bz_set_9_a_discarded_card_goes_face_up_on_top_of_the_one_pile() -> None:
    t = duel(
        'discard = ["coloni_of_sicily"]\n'
        'seat.blue = { auctoritas = 2, hand = ["bucellarii", "excubitors"] }\n'
        'seat.green = { hand = ["treasurer"] }'
    )
    play(t, "blue: discard excubitors", "blue: discard bucellarii")
    assert described(t)["discard"] == ["coloni_of_sicily", "excubitors", "bucellarii"]
    assert [BOARD.card_keys[card] for card in MODULE.view(t.game, 1)["discard"]][-1] == "bucellarii"
    play(t, "blue: act draw", "blue: draw 3")
    assert "bucellarii" in seat(t, "blue")["hand"]
    assert described(t)["discard"] == ["coloni_of_sicily", "excubitors"]
    play(t, "blue: end_turn", "green: discard treasurer")  # another player's card goes on the same pile
    assert described(t)["discard"] == ["coloni_of_sicily", "excubitors", "treasurer"]


# ---------------------------------------------------------------- map, Diptych, caskets


@pytest.mark.rule("BZ-SET-10")
@pytest.mark.parametrize("players", [2, 4])
def test_bz_set_10_six_territories_without_units(players: int) -> None:
    t = prepared(players)
    assert described(t)["units"] == {}
    assert MODULE.view(t.game, 0)["units"] == [[0] * 16] * 6


@pytest.mark.rule("BZ-SET-11", "BZ-EVS-4")
def test_bz_set_11_the_first_round_plays_the_earliest_event_and_round_n_the_nth() -> None:
    t = new_game(2, chance=[[0], [9], [9, 0], [9, 1, 0]])
    assert described(t)["events"] == [
        "treaty_of_eternal_peace",  # 532
        "vandal_expedition",  # 533
        "five_years_truce",  # 545
        "totila_at_the_gates_of_rome",  # 546
        "fields_of_cato",  # 548
        "monastery_of_mount_sinai",  # 565
    ]
    idle_until(t, "Initiative")
    assert described(t)["round"] == 1
    idle_until(t, "nobody")
    settled = [BOARD.events[event.args[0]].key for event in events(t, "event.completed", "event.failed")]
    assert settled == described(t)["events"]


@pytest.mark.rule("BZ-SET-12", "BZ-CAS-1")
def test_bz_set_12_forty_shuffled_caskets_four_of_which_are_laid_out() -> None:
    before = state(new_game(2)).caskets
    assert sorted(before) == list(range(40))
    t = prepared(2)
    shown = described(t)["caskets"]
    assert len(set(shown) - {""}) == 4
    assert len(state(t).caskets) == 36
    assert len({tuple(described(prepared(2, str(seed)))["caskets"]) for seed in range(10)}) == 10


@pytest.mark.rule("BZ-SET-12", "BZ-GEN-12")
def test_bz_set_12_the_pile_lies_face_down() -> None:
    t = prepared(2)
    for number in (0, 1, -1):
        assert "caskets" not in MODULE.view(t.game, number)
    other = MODULE.determinize(t.game, 0, [1, 2, 3, 4])
    assert isinstance(other, Byzantion)
    assert sorted(state(t).caskets) == sorted(other.caskets)
    assert state(t).caskets != other.caskets
