"""Victory points and the end of the game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.warriors.table import (
    MODULE,
    duel,
    events,
    idle,
    idle_turn,
    nation,
    new_game,
    offered,
    play,
    state,
    table,
    trio,
    vp,
    waiting,
    war,
)

from quadriga.engine.chance import seeded
from quadriga.engine.playout import random_answer
from quadriga.engine.table import Table

NATIONS = ["france", "england", "burgundy", "scotland", "germany", "denmark"]
TRACKS = ("production", "trade", "military")
# what the rulebook prints, apart from the engine's own tables
POINTS_OF_KIND = (3, 2, 1, 1)  # capital, trade centre, contested, common
WORTH = {0: 1, 1: 2, 2: 3, 3: 1, 4: 3, 5: 1, 6: 3}  # infantry ... barbarian fortress
THRESHOLDS = {2: 42, 3: 37, 4: 33, 5: 30, 6: 27}


def recount(t: Table, name: str, kept: int) -> int:
    """A nation's points from the readable position, the printed values and the points it keeps for ever."""
    doc = MODULE.describe(t.game)
    board = state(t).board
    total = kept
    for key, place in doc["province"].items():
        if place["holder"] == name:
            total += POINTS_OF_KIND[board.kinds[board.keys.index(key)]]
        total += sum(3 * count for piece, count in place.get(name, {}).items() if piece.startswith("fortress"))
    for track in TRACKS:
        others = [found[track] for other, found in doc["nation"].items() if other != name]
        if doc["phase"] != "setup" and doc["nation"][name][track] > max(others):
            total += 3
    return total


# ---------------------------------------------------------------- points


@pytest.mark.rule("WT-VP-1", "WT-PRV-6")
@pytest.mark.parametrize("place, points", [("dublin", 3), ("connaught", 2), ("munster", 1), ("ulster", 1)])
def test_wt_vp_1_points_of_provinces_while_controlled(place: str, points: int) -> None:
    position = 'phase = "development"\n'
    without = vp(duel(position), "england")
    held = duel(position + f"province.{place}.england = {{ princess = 1 }}")
    assert vp(held, "england") == without + points
    assert vp(held, "france") == 6


@pytest.mark.rule("WT-VP-1")
def test_wt_vp_1_lost_with_the_province() -> None:
    t = duel("""
        phase = "upkeep"
        nation.england = { food = 1 }
        province.east_anglia.england = { infantry = 1 }
    """)
    assert vp(t, "england") == 6 + 2
    play(t, "england: done")
    assert vp(t, "england") == 6


@pytest.mark.rule("WT-VP-2", "WT-FORT-1")
def test_wt_vp_2_three_for_each_own_fortress() -> None:
    t = duel('phase = "development"\nprovince.wales.england = { fortress = 2 }')
    assert vp(t, "england") == 6 + 1 + 6


@pytest.mark.rule("WT-VP-3", "WT-GAP-33")
@pytest.mark.parametrize("kind, points", [("infantry", 1), ("archers", 2), ("cavalry", 3), ("princess", 1)])
def test_wt_vp_3_points_for_killed_units_are_kept(kind: str, points: int) -> None:
    t = war(f"""
        nation.france = {{ food = 20 }}
        province.normandie.france = {{ cavalry = 2, princess = 1 }}
        province.wessex.england = {{ {kind} = 1 }}
    """)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    while waiting(t) == ["england"]:
        idle(t)  # England spreads its damage
    assert nation(t, "france")["glory"] == points
    idle_turn(t)
    assert nation(t, "france")["glory"] == points


@pytest.mark.rule("WT-VP-4", "WT-FORT-1", "WT-BAR-9")
@pytest.mark.parametrize(
    "place, target", [("province.wessex.england", "england"), ("province.wessex.barbarians", "barbarians")]
)
def test_wt_vp_4_three_for_any_fortress_destroyed(place: str, target: str) -> None:
    t = war(f"""
        province.normandie.france = {{ cavalry = 2, princess = 1 }}
        {place} = {{ fortress = 1 }}
    """)
    play(t, "france: move cavalry@normandie x2; to wessex; done")
    if target == "england":
        play(t, "england: hit france:cavalry@wessex~2 x5")
    assert nation(t, "france")["glory"] == 3


@pytest.mark.rule("WT-VP-5", "WT-TRD-8")
def test_wt_vp_5_bought_points() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { gold = 30 }
        province.east_anglia.england = { princess = 1 }
    """)
    play(t, "england: buy-vp x3")
    assert vp(t, "england") == 8 + 3


@pytest.mark.rule("WT-VP-6", "WT-GAP-10")
@pytest.mark.parametrize("track", TRACKS)
def test_wt_vp_6_the_single_leader_of_a_track(track: str) -> None:
    t = trio(f"""
        phase = "development"
        nation.france = {{ {track} = 4 }}
        nation.england = {{ {track} = 4 }}
        nation.burgundy = {{ {track} = 3 }}
    """)
    assert [vp(t, name) for name in ("france", "england", "burgundy")] == [6, 6, 6]  # level: nobody
    play(t, f"burgundy: advance {track}", f"england: advance {track}")
    # all three at level III: the tokens decide
    assert {nation(t, name)["level"][track] for name in ("france", "england", "burgundy")} == {3}
    assert [vp(t, name) for name in ("france", "england", "burgundy")] == [6, 9, 6]
    assert MODULE.describe(t.game)["leaders"][track] == "england"
    play(t, f"france: advance {track}")
    assert [vp(t, name) for name in ("france", "england", "burgundy")] == [6, 6, 6]  # caught up with


@pytest.mark.rule("WT-VP-6", "WT-GAP-10")
def test_wt_vp_6_one_player_may_hold_all_three_and_nobody_without_a_token() -> None:
    t = duel('phase = "development"\nnation.england = { production = 1, trade = 1, military = 1 }')
    assert vp(t, "england") == 6 + 9
    nobody = duel('phase = "development"')
    assert MODULE.describe(nobody.game)["leaders"] == dict.fromkeys(TRACKS, "nobody")
    assert vp(nobody, "england") == 6


@pytest.mark.rule("WT-VP-6", "WT-TEC-5")
def test_wt_vp_6_a_shift_changes_the_leader_at_once() -> None:
    t = duel("""
        phase = "development"
        step = "shift"
        nation.england = { trade = 2 }
        nation.france = { trade = 1 }
    """)
    assert vp(t, "england") == 9
    play(t, "england: shift trade>military")
    assert vp(t, "england") == 6 + 3  # Trader lost to a tie, Warrior won
    assert MODULE.describe(t.game)["leaders"] == {"production": "nobody", "trade": "nobody", "military": "england"}


# ---------------------------------------------------------------- the end


@pytest.mark.rule("WT-VIC-1", "WT-VIC-3", "WT-GAP-36")
@pytest.mark.parametrize("players", THRESHOLDS)
def test_wt_vic_3_the_threshold_for_each_number_of_players(players: int) -> None:
    for missing in (1, 0):
        glory = THRESHOLDS[players] - 6 - missing
        t = table(
            players, {}, f'nations = {NATIONS[:players]}\nphase = "development"\nnation.france = {{ glory = {glory} }}'
        )
        idle_turn(t)
        assert t.game.over is not bool(missing)  # reached is enough
        if not missing:
            assert MODULE.describe(t.game)["winners"] == ["france"]


@pytest.mark.rule("WT-VIC-1", "WT-GAP-36")
def test_wt_vic_1_the_most_points_win_even_if_another_reached_the_threshold_first() -> None:
    t = duel('turn = 3\nphase = "development"\nnation.france = { glory = 36 }\nnation.england = { glory = 37 }')
    idle_turn(t)
    assert MODULE.describe(t.game)["winners"] == ["england"]


@pytest.mark.rule("WT-VIC-1", "WT-GAP-36")
def test_wt_vic_1_equal_points_share_the_victory() -> None:
    t = trio("""
        turn = 10
        phase = "development"
        nation.france = { glory = 5 }
        nation.england = { glory = 5 }
        nation.burgundy = { glory = 4 }
    """)
    idle_turn(t)
    assert t.game.over
    assert MODULE.describe(t.game)["winners"] == ["france", "england"]


@pytest.mark.rule("WT-VIC-1", "WT-TURN-3")
def test_wt_vic_1_in_turn_ten_the_threshold_does_not_matter() -> None:
    t = duel('turn = 10\nphase = "development"\nnation.england = { glory = 1 }')
    idle_turn(t)
    assert MODULE.describe(t.game)["winners"] == ["england"]
    assert t.game.waiting() == []


@pytest.mark.rule("WT-VIC-1", "WT-GAP-53")
def test_wt_vic_1_not_before_the_end_of_the_turn() -> None:
    t = duel("""
        phase = "trade"
        nation.england = { gold = 10, glory = 33 }
        province.east_anglia.england = { princess = 1 }
    """)
    play(t, "england: buy-vp x1")
    assert vp(t, "england") == 42
    assert not t.game.over
    idle_turn(t)
    assert t.game.over


@pytest.mark.rule("WT-VIC-2", "WT-VIC-1")
def test_wt_vic_2_points_lost_again_before_the_end_of_the_turn() -> None:
    """England stands at 42 after trading; then France destroys a fortress."""
    t = duel("""
        phase = "trade"
        wars = [{ between = ["france", "england"] }]
        nation.england = { gold = 10, glory = 29 }
        nation.france = { military = 6 }
        province.east_anglia.england = { princess = 1 }
        province.wessex.england = { fortress = 1, princess = 1 }
        province.normandie.france = { cavalry = 2 }
    """)
    play(t, "england: buy-vp x1")
    assert vp(t, "england") == 42
    while not offered(t, "france", "move"):
        idle(t)
    play(t, "france: move cavalry@normandie x2; to wessex; hit england:fortress@wessex x6")
    play(t, "england: hit france:cavalry@wessex~2 x2; hit france:cavalry@wessex~2#2 x3")  # nobody dies of it
    idle_turn(t)
    assert vp(t, "england") == 39
    assert not t.game.over


# ---------------------------------------------------------------- recounts


@pytest.mark.rule("WT-VP-1", "WT-VP-2", "WT-VP-6", "WT-PRV-6")
@settings(max_examples=60, deadline=None)
@given(data=st.data(), players=st.integers(2, 4))
def test_wt_vp_1_any_position_recounted(data: st.DataObject, players: int) -> None:
    names = NATIONS[:players]
    board = MODULE.data.board("west")
    lines = [f"nations = {names}", 'phase = "development"']
    glory = {}
    for name in names:
        glory[name] = data.draw(st.integers(0, 9))
        tokens = {track: data.draw(st.integers(0, 15)) for track in TRACKS}
        lines.append(
            f"nation.{name} = {{ glory = {glory[name]}, "
            + ", ".join(f"{track} = {count}" for track, count in tokens.items())
            + " }"
        )
    places = data.draw(st.lists(st.sampled_from(board.keys), unique=True, max_size=8))
    for place in places:
        owner = data.draw(st.sampled_from(names))
        piece = data.draw(st.sampled_from(["infantry = 1", "fortress = 1", "free"]))
        lines.append(f"province.{place} = {{}}" if piece == "free" else f"province.{place}.{owner} = {{ {piece} }}")
    if sum("infantry" in line for line in lines) > 4 or sum("fortress" in line for line in lines) > 7:
        return
    t = table(players, {}, "\n".join(lines))
    for name in names:
        assert vp(t, name) == recount(t, name, glory[name])


@pytest.mark.rule("WT-VP-1", "WT-VP-2", "WT-VP-3", "WT-VP-4", "WT-VP-5", "WT-VP-6")
@pytest.mark.parametrize("seed", range(6))
def test_wt_vp_3_a_random_game_recounted_from_what_was_told(seed: int) -> None:
    """Kept points are the kills and purchases told on the way; the rest lies on the map."""
    t = new_game(4, {"map": ("west", "east", "italy")[seed % 3]}, seed=str(seed))
    rng = seeded(str(seed))
    kept = [0, 0, 0, 0]
    seen = 0
    for number in range(1500):
        if t.game.over:
            break
        seat = t.game.waiting()[0]
        assert t.submit(seat, random_answer(t.game, seat, t.game.choices(seat), rng)) is None
        for event in t.events[seen:]:
            if event.kind == "unit.killed" and event.args[0] < 4:
                kept[event.args[0]] += WORTH[event.args[2]]
            elif event.kind == "points.bought":
                kept[event.args[0]] += event.args[1]
        seen = len(t.events)
        if number % 50 == 0 and state(t).order:
            for seat, name in enumerate(MODULE.describe(t.game)["nations"]):
                assert vp(t, name) == recount(t, name, kept[seat])
    assert events(t, "unit.killed")
