"""Players who leave, and early ends."""

import pytest
from tests.games.warriors.table import (
    MODULE,
    allies,
    can,
    duel,
    events,
    holder,
    idle,
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
    trio,
    units,
    vp,
    waiting,
)

from quadriga.engine.errors import InputError
from quadriga.engine.table import Table

LEAVER = """
    turn = 5
    phase = "development"
    wars = [{ between = ["france", "england"], since = 5 }]
    nation.france = { food = 5, goods = 6, weapons = 7, gold = 8, trade = 9, glory = 10, routes = ["burgundy"] }
    nation.england = { trade = 6, glory = 3, routes = ["france", "burgundy"] }
    province.ile_de_france.france = { fortress = 1, princess = 2 }
    province.anjou.france = { infantry = 1, archers = 1, princess = 1 }
    province.provence.france = { princess = 1 }
    province.brabant.burgundy = { infantry = 1 }
    province.friesland = {}
"""


def winners(t: Table) -> list[str]:
    found: list[str] = MODULE.describe(t.game)["winners"]
    return found


def vote(t: Table, *votes: str) -> None:
    """Idle until the vote is held, then vote."""
    while not offered(t, waiting(t)[0], "go_on"):
        idle(t)
    play(t, *votes)


# ---------------------------------------------------------------- alliances


@pytest.mark.rule("WT-FAQ-1")
def test_wt_faq_1_a_team_game_ends_and_the_most_points_win() -> None:
    t = allies("""
        phase = "development"
        nation.france = { glory = 9 }
        nation.england = { glory = 5 }
        nation.scotland = { glory = 5 }
    """)
    play(t, "scotland: leave")
    idle_until(t, "manoeuvre")
    assert t.game.over
    assert winners(t) == ["england", "scotland"]  # 10 against 9: the leaver's points count for his team


# ---------------------------------------------------------------- the free game


@pytest.mark.rule("WT-FAQ-2")
def test_wt_faq_2_the_others_may_stop_and_the_most_points_win() -> None:
    t = trio(LEAVER)
    play(t, "france: leave")
    vote(t, "burgundy: stop", "england: stop")
    assert t.game.over
    assert winners(t) == ["england"]  # France had more, but is gone


@pytest.mark.rule("WT-FAQ-2", "WT-GAP-45")
@pytest.mark.parametrize(
    "votes, over", [(("stop", "stop"), True), (("stop", "go-on"), False), (("go-on", "go-on"), False)]
)
def test_wt_faq_2_the_remaining_players_vote_and_a_tie_goes_on(votes: tuple[str, str], over: bool) -> None:
    t = trio(LEAVER)
    play(t, "france: leave")
    vote(t, f"burgundy: {votes[0]}", f"england: {votes[1]}")
    assert t.game.over is over


@pytest.mark.rule("WT-FAQ-2", "WT-GAP-45")
def test_wt_faq_2_his_holdings_turn_barbarian() -> None:
    t = trio(LEAVER)
    play(t, "france: leave")
    vote(t, "burgundy: go-on", "england: go-on")
    gone = nation(t, "france")
    assert gone["gone"]
    assert stock(t, "france") == (0, 0, 0, 0)
    assert (gone["glory"], gone["vp"], gone["trade"]) == (0, 0, 0)
    assert province(t, "ile_de_france") == {"holder": "barbarians", "barbarians": {"fortress": 1}}
    assert province(t, "anjou") == {"holder": "barbarians", "barbarians": {"army": 2}}
    assert province(t, "provence") == {"holder": "free"}  # princesses are removed
    assert gone["routes"] == []
    assert nation(t, "england")["routes"] == ["nobody", "burgundy"]  # the first slot is free again
    assert (state(t).turn, waiting(t)) == (5, ["burgundy"])  # the turn goes on
    assert MODULE.describe(t.game)["wars"] == []
    assert MODULE.describe(t.game)["order"] == ["burgundy", "england"]
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("WT-FAQ-2", "WT-GAP-45")
@pytest.mark.parametrize("one, other", [("sjaelland", "fyn"), ("fyn", "sjaelland")])
def test_wt_faq_2_a_province_held_by_a_princess_is_free_then(one: str, other: str) -> None:
    t = table(
        3,
        {},
        f"""
            nations = ["denmark", "france", "england"]
            phase = "development"
            province.{one}.denmark = {{ princess = 2 }}
            province.{other}.denmark = {{ fortress = 2, princess = 1 }}
        """,
    )
    play(t, "denmark: leave")
    vote(t, "england: go-on", "france: go-on")
    assert province(t, one) == {"holder": "free"}
    assert province(t, other) == {"holder": "barbarians", "barbarians": {"fortress": 2}}
    assert MODULE.problems(t.game) == []


@pytest.mark.rule("WT-FAQ-2", "WT-BAR-2", "WT-BAR-9")
def test_wt_faq_2_his_armies_fight_as_barbarians_by_turn() -> None:
    t = trio(LEAVER + "province.normandie.burgundy = { cavalry = 2, princess = 1 }\nnation.burgundy = { food = 20 }")
    play(t, "france: leave")
    vote(t, "burgundy: go-on", "england: go-on")
    play(t, "burgundy: move cavalry@normandie x2; to anjou; done")
    assert events(t, "battle.opened")[0].args[3:] == [6, 4]  # two barbarian armies of turn 5, Infantry or Archers
    play(t, "burgundy: hit barbarians:barbarian-army@anjou x3; hit barbarians:barbarian-army@anjou#2 x3")
    assert nation(t, "burgundy")["glory"] == 2  # a point each


@pytest.mark.rule("WT-FAQ-2")
def test_wt_faq_2_nobody_deals_with_him_any_more() -> None:
    t = trio(LEAVER)
    play(t, "france: leave")
    vote(t, "burgundy: go-on", "england: go-on")
    idle_turn(t)
    idle_until(t, "development")
    assert offered(t, "burgundy", "war") == ["england"]
    assert refused(t, "france: advance trade").code == "absent"
    while not t.game.over:
        assert "france" not in waiting(t)
        idle(t)
    assert "france" not in winners(t)


@pytest.mark.rule("WT-FAQ-2")
def test_wt_faq_2_the_last_of_two_wins() -> None:
    t = duel('phase = "development"\nnation.france = { glory = 9 }')
    play(t, "france: leave", "england: pass")
    idle_until(t, "manoeuvre")
    assert t.game.over
    assert winners(t) == ["england"]


@pytest.mark.rule("WT-FAQ-2")
def test_wt_faq_2_a_leaver_owes_no_more_decisions() -> None:
    t = trio(LEAVER)
    play(t, "france: leave")
    assert refused(t, "france: leave").code == "absent"
    while state(t).phase == 3 and not offered(t, waiting(t)[0], "go_on"):
        assert waiting(t) != ["france"]
        idle(t)


@pytest.mark.rule("WT-FAQ-2", "WT-COM-6", "WT-VP-6")
def test_wt_faq_2_his_monopoly_and_markers_go_with_him() -> None:
    t = trio("""
        phase = "development"
        nation.france = { trade = 15 }
        nation.england = { goods = 7, trade = 1 }
        province.east_anglia.england = { princess = 1 }
    """)
    assert vp(t, "england") == 8
    play(t, "france: leave")
    vote(t, "burgundy: go-on", "england: go-on")
    assert vp(t, "england") == 8 + 3  # now the Trader
    idle_turn(t)
    assert MODULE.describe(t.game)["phase"] == "trade"
    assert can(t, "england: bank goods>gold x1")


# ---------------------------------------------------------------- early ends


@pytest.mark.rule("WT-FAQ-3", "WT-VIC-1")
@pytest.mark.parametrize("limit", [1, 4])
def test_wt_faq_3_a_turn_limit_agreed_beforehand(limit: int) -> None:
    t = table(
        2,
        {"turn_limit": limit},
        f'nations = ["france", "england"]\nturn = {limit}\nphase = "development"\nnation.france = {{ glory = 1 }}',
    )
    idle_turn(t)
    assert t.game.over
    assert winners(t) == ["france"]
    with pytest.raises(InputError):
        MODULE.read_options(2, {"turn_limit": 11})


@pytest.mark.rule("WT-FAQ-3")
def test_wt_faq_3_an_end_by_common_consent() -> None:
    t = trio('phase = "development"\nnation.france = { glory = 1 }')
    play(t, "england: end-game")  # not his turn, but this may be said at any moment
    assert sorted(waiting(t)) == ["burgundy", "france"]
    play(t, "burgundy: agree")
    assert winners(t) == []
    play(t, "france: agree")
    assert t.game.over
    assert winners(t) == ["france"]


@pytest.mark.rule("WT-FAQ-3")
def test_wt_faq_3_one_refusal_and_the_game_goes_on() -> None:
    t = trio('phase = "development"')
    play(t, "england: end-game", "france: refuse")
    assert not t.game.over
    assert waiting(t) == ["burgundy"]
    assert refused(t, "england: end-game").code == "not_your_decision"  # once a turn
    assert can(t, "burgundy: end-game")


@pytest.mark.rule("WT-FAQ-3")
def test_wt_faq_3_time_is_called_by_the_referee_only() -> None:
    t = duel('phase = "development"\nnation.england = { glory = 1 }')
    assert not can(t, "england: time-up")
    play(t, "referee: time-up")
    assert t.game.over
    assert winners(t) == ["england"]


@pytest.mark.rule("WT-FAQ-3", "WT-FAQ-2")
def test_wt_faq_3_no_early_end_before_the_first_turn() -> None:
    t = new_game(2, {}, 0, 1)
    assert not can(t, "burgundy: end-game")
    assert can(t, "germany: leave")
    play(t, "burgundy: advance trade; advance trade; advance trade")
    play(t, "germany: advance trade; advance trade; advance trade")
    assert can(t, "burgundy: end-game")


@pytest.mark.rule("WT-FAQ-2")
def test_wt_faq_2_a_player_may_leave_during_the_preparation() -> None:
    t = new_game(3, {}, 0, 1, 2)
    play(t, "germany: leave")
    play(t, "burgundy: advance trade; advance trade; advance trade")
    play(t, "denmark: advance trade; advance trade; advance trade")  # Germany's tokens were placed by default
    vote(t, "burgundy: go-on", "denmark: go-on")
    assert MODULE.describe(t.game)["order"] == ["burgundy", "denmark"]
    assert holder(t, "brandenburg") == "barbarians"


def test_an_empty_chair_feeds_and_fights_by_default() -> None:
    """A player who leaves in the middle of a turn takes the default answers until the turn lets him go."""
    t = trio("""
        phase = "upkeep"
        nation.burgundy = { food = 9 }
        province.brabant.burgundy = { infantry = 1 }
    """)
    assert waiting(t) == ["burgundy"]
    play(t, "burgundy: leave")
    vote(t, "england: go-on", "france: go-on")
    assert units(t, "brabant", "barbarians") == {"army": 1}  # fed first, barbarian then
    assert holder(t, "vlaanderen") == "barbarians"
