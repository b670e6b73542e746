"""The three tracks: levels, and when abilities come and go."""

import pytest
from tests.games.warriors.table import (
    can,
    duel,
    idle_turn,
    idle_until,
    nation,
    new_game,
    offered,
    play,
    refused,
    state,
    stock,
    units,
    waiting,
)

TRACKS = ("production", "trade", "military")


@pytest.mark.rule("WT-TEC-1")
def test_wt_tec_1_everybody_has_level_one_of_three_tracks_for_free() -> None:
    t = new_game(2, {}, 0, 1)
    for name in ("burgundy", "germany"):
        assert nation(t, name)["level"] == {"production": 1, "trade": 1, "military": 1}


@pytest.mark.rule("WT-TEC-1", "WT-TEC-3")
@pytest.mark.parametrize("track", TRACKS)
def test_wt_tec_1_a_track_ends_at_level_seven(track: str) -> None:
    t = duel(f'phase = "development"\nnation.england = {{ {track} = 14 }}')
    assert nation(t, "england")["level"][track] == 6
    play(t, f"england: advance {track}", "france: pass; pass")
    assert nation(t, "england")["level"][track] == 7
    reason = refused(t, f"england: advance {track}")
    assert (reason.code, reason.rules) == ("track_full", ["WT-TEC-3"])


@pytest.mark.rule("WT-TEC-2", "WT-GAP-4")
@pytest.mark.parametrize("track", TRACKS)
def test_wt_tec_2_a_level_needs_all_its_spaces(track: str) -> None:
    reached = []
    for tokens in range(16):
        t = duel(f'phase = "development"\nnation.england = {{ {track} = {tokens} }}')
        reached.append(nation(t, "england")["level"][track])
    assert reached == [1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7]


@pytest.mark.rule("WT-TEC-3", "WT-ACT-2")
def test_wt_tec_3_one_token_on_the_next_free_space() -> None:
    t = duel('phase = "development"\nnation.england = { production = 5, trade = 2 }')
    play(t, "england: advance production")
    found = nation(t, "england")
    assert [found[track] for track in TRACKS] == [6, 2, 0]
    assert found["level"]["production"] == 4  # the last space of level IV was the only one still open


@pytest.mark.rule("WT-TEC-4")
def test_wt_tec_4_abilities_of_lower_levels_remain() -> None:
    t = duel("""
        phase = "development"
        nation.england = { food = 9, goods = 60, weapons = 9, gold = 9, production = 15, military = 15 }
        province.wales.england = { infantry = 1 }
    """)
    assert offered(t, "england", "form") == ["archers", "cavalry", "infantry"]
    assert can(t, "england: fortify london")
    assert can(t, "england: upgrade infantry@wales x1")


@pytest.mark.rule("WT-TEC-4", "WT-PRO-2")
def test_wt_tec_4_a_new_level_works_at_once() -> None:
    t = duel("""
        phase = "development"
        nation.england = { food = 2, goods = 12, gold = 1, production = 5 }
    """)
    refused(t, "england: fortify london")
    play(t, "england: advance production", "france: pass; pass")
    play(t, "england: fortify london")
    assert units(t, "london", "england")["fortress"] == 2


@pytest.mark.rule("WT-TEC-4", "WT-TURN-1")
def test_wt_tec_4_but_never_for_a_phase_already_played() -> None:
    t = duel('phase = "development"\nnation.england = { production = 5 }')
    play(t, "england: advance production")
    assert stock(t, "england") == (0, 0, 0, 0)
    idle_turn(t)
    assert stock(t, "england") == (2, 2, 0, 0)  # 2x from the next upkeep on


@pytest.mark.rule("WT-TEC-5", "WT-DEV-7")
def test_wt_tec_5_a_level_is_lost_with_its_last_token() -> None:
    t = duel("""
        phase = "development"
        step = "shift"
        active = "england"
        nation.england = { production = 3, military = 6 }
        province.london.england = { infantry = 1, princess = 1 }
        province.wales.england = { princess = 1 }
    """)
    play(t, "england: shift military>production")
    assert nation(t, "england")["level"] == {"production": 3, "trade": 1, "military": 3}
    idle_until(t, "manoeuvre")
    assert waiting(t) == ["england"]
    play(t, "england: move infantry@london; to wales; move infantry@wales~1; to london")
    refused(t, "england: move infantry@london~2")  # 2 points instead of 3 in the same turn


@pytest.mark.rule("WT-TEC-5", "WT-MIL-6")
def test_wt_tec_5_without_the_level_no_commander() -> None:
    """Infantry dies at 0 hit points in the turn in which the shift took Military IV away."""
    position = """
        turn = 1
        phase = "development"
        step = "shift"
        active = "england"
        nation.england = { food = 1, military = 6 }
        province.wales.england = { infantry = 1 }
        province.wessex.barbarians = { army = 1 }
        province.london.england = { princess = 1 }
    """
    lost = duel(position)
    play(lost, "england: shift military>trade", "france: pass")
    play(lost, "england: move infantry@wales; to wessex; done")
    idle_until(lost, "upkeep", 2)
    assert nation(lost, "england")["reserve"]["infantry"] == 4
    kept = duel(position)
    play(kept, "england: pass", "france: pass")
    play(kept, "england: move infantry@wales; to wessex; done")
    idle_until(kept, "upkeep", 2)
    assert nation(kept, "england")["reserve"]["infantry"] == 3


@pytest.mark.rule("WT-TEC-5")
def test_wt_tec_5_multipliers_are_lost_too() -> None:
    t = duel("""
        phase = "development"
        step = "shift"
        active = "england"
        nation.england = { production = 6 }
    """)
    play(t, "england: shift production>trade")  # nothing else is left to do in this turn
    assert state(t).turn == 2
    assert stock(t, "england")[:2] == (1, 2)  # Production III again: 1x food, 2x goods
