"""Preparation of the game."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    duel,
    happened,
    holder,
    idle_turn,
    idle_until,
    nation,
    new_game,
    offered,
    play,
    province,
    refused,
    state,
    stock,
    table,
    units,
    vp,
    waiting,
)

from quadriga.engine.errors import InputError, InputErrors
from quadriga.engine.table import Table
from quadriga.games.warriors.queries import are_allies

ARMIES = ("infantry", "archers", "cavalry")


def armies_on_map(t: Table, owner: str) -> int:
    pieces = [units(t, place, owner) for place in MODULE.describe(t.game)["province"]]
    return sum(count for found in pieces for kind, count in found.items() if kind in ARMIES)


@pytest.mark.rule("WT-SET-1", "WT-COOP-1")
@pytest.mark.parametrize(
    "players, coop, possible",
    [
        (1, "off", False),
        (2, "off", True),
        (3, "off", True),
        (4, "off", True),
        (5, "off", True),
        (6, "off", True),
        (7, "off", False),
        (4, "2v2", True),
        (5, "2v2", False),
        (6, "2v2", False),
        (6, "3v3", True),
        (4, "3v3", False),
        (6, "2v2v2", True),
        (4, "2v2v2", False),
    ],
)
def test_wt_set_1_players_and_modes(players: int, coop: str, possible: bool) -> None:
    if possible:
        assert MODULE.read_options(players, {"coop": coop})["coop"] == coop
    else:
        with pytest.raises(InputError):
            MODULE.read_options(players, {"coop": coop})


@pytest.mark.rule("WT-SET-1", "WT-COOP-1")
@pytest.mark.parametrize("coop, players, sizes", [("off", 6, 1), ("2v2", 4, 2), ("3v3", 6, 3), ("2v2v2", 6, 2)])
def test_wt_set_1_every_player_belongs_to_one_fixed_team(coop: str, players: int, sizes: int) -> None:
    g = state(new_game(players, {"coop": coop}))
    teams = {tuple(other for other in range(players) if are_allies(g, seat, other)) for seat in range(players)}
    assert sorted(seat for team in teams for seat in team) == list(range(players))
    assert {len(team) for team in teams} == {sizes}


def test_every_fault_of_the_options_is_told_at_once() -> None:
    with pytest.raises(InputErrors) as caught:
        MODULE.read_options(9, {"map": "north", "colour": "red", "turn_limit": 11})
    assert {fault.code for fault in caught.value.faults} == {"player_count", "option_unknown", "option_value"}


@pytest.mark.rule("WT-SET-2")
@pytest.mark.parametrize(
    "map_, count, capital, centre", [("west", 40, "london", "bern"), ("east", 41, "wien", "praha")]
)
def test_wt_set_2_every_province_of_the_map_has_a_marker(map_: str, count: int, capital: str, centre: str) -> None:
    board = state(new_game(2, {"map": map_})).board
    assert len(board.keys) == count
    marks = list(zip(board.food, board.goods, board.weapons, board.vp))
    assert marks[board.keys.index(capital)] == (1, 1, 1, 3)
    assert marks[board.keys.index(centre)][1:] == (2, 0, 2)


@pytest.mark.rule("WT-SET-2")
def test_wt_set_2_italy_can_be_chosen() -> None:
    t = new_game(2, {"map": "italy"}, 0, 7)
    assert (holder(t, "roma"), holder(t, "napoli"), holder(t, "milano")) == ("church", "naples", "barbarians")
    assert len(MODULE.describe(t.game)["province"]) == 40


@pytest.mark.rule("WT-SET-3")
def test_wt_set_3_a_set_holds_four_of_each_unit_and_eight_fortresses() -> None:
    t = new_game(2, {})
    for name in MODULE.describe(t.game)["nations"]:
        left = {"infantry": 4, "archers": 4, "cavalry": 4, "princess": 0, "fortress": 7}
        assert nation(t, name)["reserve"] == left


@pytest.mark.rule("WT-SET-3")
def test_wt_set_3_a_fifth_infantry_cannot_be_formed() -> None:
    t = duel("""
        phase = "development"
        nation.england = { weapons = 9 }
        province.wales.england = { infantry = 3 }
    """)
    play(t, "england: form infantry; at wales")
    play(t, "france: pass; pass")
    reason = refused(t, "england: form infantry")
    assert (reason.code, reason.rules) == ("none_in_reserve", ["WT-SET-3"])


@pytest.mark.rule("WT-SET-3")
def test_wt_set_3_an_upgrade_needs_the_new_piece_in_the_reserve() -> None:
    t = duel("""
        phase = "development"
        nation.england = { goods = 20, production = 9 }
        province.wales.england = { infantry = 1, archers = 4 }
    """)
    refused(t, "england: upgrade infantry@wales x1")
    play(t, "england: upgrade infantry@wales x2")
    assert units(t, "wales", "england") == {"archers": 4, "cavalry": 1}


@pytest.mark.rule("WT-SET-3")
def test_wt_set_3_an_upgrade_gives_the_old_piece_back() -> None:
    t = duel("""
        phase = "development"
        nation.england = { goods = 20, production = 9 }
        province.wales.england = { infantry = 4 }
    """)
    play(t, "england: upgrade infantry@wales x1")
    assert nation(t, "england")["reserve"] == {"infantry": 1, "archers": 3, "cavalry": 4, "princess": 0, "fortress": 7}


@pytest.mark.rule("WT-SET-3")
def test_wt_set_3_a_ninth_fortress_cannot_be_built() -> None:
    t = duel("""
        phase = "development"
        nation.england = { food = 20, goods = 50, gold = 20, production = 6 }
        province.london.england = { fortress = 2 }
        province.wales.england = { fortress = 2 }
        province.wessex.england = { fortress = 2 }
        province.yorkshire.england = { fortress = 1 }
        province.east_anglia.england = { princess = 1 }
    """)
    play(t, "england: fortify yorkshire", "france: pass; pass")
    reason = refused(t, "england: fortify east_anglia")
    assert (reason.code, reason.rules) == ("none_in_reserve", ["WT-SET-3"])


@pytest.mark.rule("WT-SET-4", "WT-UPK-2")
def test_wt_set_4_princesses_and_fortresses_are_no_armies() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 0, production = 9, goods = 20 }
        province.wales.england = { princess = 1, fortress = 1 }
    """)
    assert units(t, "wales", "england") == {"princess": 1, "fortress": 1}  # nothing to feed
    idle_until(t, "development")
    assert not offered(t, "england", "upgrade")
    idle_until(t, "manoeuvre")
    assert happened(t, "army.fed", "army.starved") == []
    assert type(t.game.stack[-1]).__name__ == "PrincessMovement"  # the army step has nothing to move
    assert offered(t, "england", "move") == ["princess@london", "princess@wales"]


@pytest.mark.rule("WT-SET-4")
def test_wt_set_4_each_counter_is_an_army_of_its_own() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 1 }
        province.wales.england = { infantry = 2 }
    """)
    play(t, "england: feed infantry@wales; done")
    assert units(t, "wales", "england") == {"infantry": 1}


@pytest.mark.rule("WT-SET-5")
def test_wt_set_5_nations_are_dealt_by_the_shuffle() -> None:
    t = new_game(3, {}, 6, 0, 3)
    assert MODULE.describe(t.game)["nations"] == ["france", "burgundy", "scotland"]


@pytest.mark.rule("WT-SET-5")
def test_wt_set_5_nobody_shares_a_nation_and_the_deal_differs() -> None:
    deals = {tuple(MODULE.describe(new_game(6, {}, seed=str(seed)).game)["nations"]) for seed in range(20)}
    assert all(len(set(deal)) == 6 for deal in deals)
    assert len(deals) > 15


@pytest.mark.rule("WT-SET-5", "WT-GAP-39")
def test_wt_set_5_experienced_players_choose_different_nations() -> None:
    t = new_game(2, {"nation_choice": "pick", "map": "east"})
    assert waiting(t) == ["p1"]
    assert len(offered(t, "p1", "nation")) == 8
    play(t, "p1: nation poland")
    reason = refused(t, "p2: nation poland")
    assert (reason.code, reason.rules) == ("nation_taken", ["WT-SET-5"])
    play(t, "p2: nation serbia")
    assert MODULE.describe(t.game)["nations"] == ["poland", "serbia"]
    assert (holder(t, "warszawa"), holder(t, "beograd")) == ("poland", "serbia")


@pytest.mark.rule("WT-SET-6", "WT-PRI-1", "WT-GAP-8")
@pytest.mark.parametrize("map_", ["west", "east", "italy"])
def test_wt_set_6_a_fortress_and_four_princesses_in_the_capital_and_no_army(map_: str) -> None:
    t = new_game(6, {"map": map_})
    board = state(t).board
    for seat, name in enumerate(MODULE.describe(t.game)["nations"]):
        capital = board.keys[board.capital[state(t).nation[seat]]]
        assert province(t, capital) == {"holder": name, name: {"fortress": 1, "princess": 4}}
        assert armies_on_map(t, name) == 0


@pytest.mark.rule("WT-SET-7")
@pytest.mark.parametrize("map_", ["west", "east", "italy"])
def test_wt_set_7_barbarians_everywhere_else(map_: str) -> None:
    t = new_game(3, {"map": map_})
    board = state(t).board
    own = [board.capital[nation_] for nation_ in state(t).nation]
    for number, key in enumerate(board.keys):
        if number not in own:
            piece = "fortress" if number in board.capitals else "army"
            assert province(t, key) == {"holder": "barbarians", "barbarians": {piece: 1}}


@pytest.mark.rule("WT-SET-8")
def test_wt_set_8_starting_resources() -> None:
    t = new_game(4, {})
    for name in MODULE.describe(t.game)["nations"]:
        assert stock(t, name) == (1, 0, 1, 1)


@pytest.mark.rule("WT-SET-9", "WT-GAP-10")
def test_wt_set_9_everybody_starts_with_six_points() -> None:
    t = new_game(2, {}, 0, 1)
    play(t, "burgundy: advance military; advance military; advance military")
    assert [vp(t, name) for name in ("burgundy", "germany")] == [6, 6]
    play(t, "germany: advance trade; advance trade; advance production")
    # from the first upkeep on the markers count: Warrior for Burgundy, Trader and Builder for Germany
    assert [vp(t, name) for name in ("burgundy", "germany")] == [9, 12]


@pytest.mark.rule("WT-SET-10", "WT-GAP-9")
def test_wt_set_10_three_tokens_each_in_turn_order() -> None:
    t = new_game(3, {}, 6, 0, 3)
    assert waiting(t) == ["burgundy"]
    play(t, "burgundy: advance production; advance trade")
    assert waiting(t) == ["burgundy"]
    play(t, "burgundy: advance military")
    assert waiting(t) == ["scotland"]
    play(t, "scotland: advance military; advance military; advance military")
    assert waiting(t) == ["france"]
    play(t, "france: advance trade; advance trade; advance production")
    names = ("burgundy", "scotland", "france")
    found = [[nation(t, name)[track] for track in ("production", "trade", "military")] for name in names]
    assert found == [[1, 1, 1], [0, 0, 3], [1, 2, 0]]


@pytest.mark.rule("WT-SET-10")
def test_wt_set_10_the_levels_count_in_the_first_upkeep() -> None:
    t = new_game(2, {}, 0, 1)
    play(t, "burgundy: advance production; advance military; advance trade")
    play(t, "germany: advance trade; advance trade; advance trade")
    assert state(t).turn == 1
    assert stock(t, "burgundy") == (2, 1, 2, 1)  # Production II, Military II: 1 food, 1 goods, 1 weapon
    assert stock(t, "germany") == (2, 0, 1, 1)  # both at I: food only


@pytest.mark.rule("WT-SET-11")
def test_wt_set_11_the_turn_indicator_goes_from_one_up() -> None:
    t = new_game(2, {}, 0, 1)
    assert state(t).turn == 0
    play(t, "burgundy: advance trade; advance trade; advance trade")
    play(t, "germany: advance military; advance military; advance military")
    assert state(t).turn == 1
    idle_turn(t)
    assert state(t).turn == 2
    idle_turn(t)
    assert state(t).turn == 3


def test_a_position_names_every_fault() -> None:
    with pytest.raises(InputErrors) as caught:
        duel("""
            turn = 11
            nation.spain = { food = 1 }
            nation.france = { production = 16, silver = 3 }
            province.atlantis = {}
            province.wales = { england = { infantry = 5 }, france = { archers = 1 } }
        """)
    places = {str(fault.params["place"]) for fault in caught.value.faults}
    assert {"turn", "nation.spain", "nation.france.production", "nation.france.silver"} <= places
    assert {"province.atlantis", "province.wales.england.infantry"} <= places


def test_strangers_cannot_share_a_province_of_a_position() -> None:
    with pytest.raises(InputError, match="allies_only"):
        duel("province.wales = { england = { infantry = 1 }, france = { archers = 1 } }")
    with pytest.raises(InputError, match=r"fortress_limit\(count=2\)"):
        table(2, {}, 'nations = ["france", "england"]\nprovince.wales.england = { fortress = 3 }')
