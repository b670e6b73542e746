"""Kingdoms: dealt, picked or auctioned, always connected; the part of the map that is played on."""

from itertools import combinations
from tomllib import loads

import pytest
from tests.games.medioevo.table import (
    BOARD,
    MODULE,
    army,
    asked,
    can,
    described,
    events,
    idle_until,
    land,
    new_game,
    offered,
    play,
    refused,
    seat,
    state,
    table,
    three,
    waiting,
)

from quadriga.engine.table import Table

KINGDOMS = ["byzantine", "mamluk", "hungary", "hre", "novgorod", "golden_horde"]
LINKS = {
    frozenset(pair)
    for pair in (
        ("byzantine", "mamluk"),
        ("byzantine", "hungary"),
        ("byzantine", "golden_horde"),
        ("hungary", "hre"),
        ("hungary", "golden_horde"),
        ("novgorod", "golden_horde"),
    )
}
DECKS = [list(range(72)), list(range(30))]


def is_connected(kingdoms: list[str]) -> bool:
    reached = {kingdoms[0]}
    while True:
        more = {k for k in kingdoms if k not in reached and any(frozenset((k, r)) in LINKS for r in reached)}
        if not more:
            return len(reached) == len(kingdoms)
        reached |= more


# ---------------------------------------------------------------- six kingdoms


@pytest.mark.rule("MU-KIN-1")
def test_mu_kin_1_with_six_players_each_has_another() -> None:
    for seed in range(5):
        t = new_game(6, seed=str(seed))
        assert sorted(described(t)["kingdoms"]) == sorted(KINGDOMS)


@pytest.mark.rule("MU-KIN-2")
def test_mu_kin_2_what_the_book_says_of_two_kingdoms() -> None:
    names = {
        BOARD.kingdom_keys[k]: {BOARD.kingdom_keys[o] for o in BOARD.connected[k]}
        for k in range(len(BOARD.kingdom_keys))
    }
    assert names["hre"] == {"hungary"}
    assert names["byzantine"] == {"hungary", "golden_horde", "mamluk"}
    assert {frozenset((a, b)) for a, others in names.items() for b in others} == LINKS


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("MU-KIN-2", "MU-KIN-3")
def test_mu_kin_2_dealt_kingdoms_are_connected(players: int) -> None:
    found = set()
    for seed in range(60):
        kingdoms = described(new_game(players, seed=f"{players}-{seed}"))["kingdoms"]
        assert len(set(kingdoms)) == players
        assert is_connected(kingdoms)
        found.add(tuple(kingdoms))
    assert len(found) > 15  # at random


# ---------------------------------------------------------------- picking


def picking(players: int, *bids: int) -> Table:
    t = new_game(players, kingdoms="pick")
    play(t, *[f"p{place + 1}: bid x{bid}" for place, bid in enumerate(bids)])
    return t


@pytest.mark.rule("MU-KIN-3", "MU-KIN-1")
def test_mu_kin_3_picked_in_turn_order_among_those_connected() -> None:
    t = picking(3, 10, 30, 20)
    assert (asked(t), waiting(t)) == ("KingdomPick", ["p2"])
    assert offered(t, "p2", "kingdom") == KINGDOMS  # the first has all of them
    play(t, "p2: kingdom hre", "p3: kingdom hungary")  # the only one connected
    assert described(t)["kingdoms"] == ["p1", "hre", "hungary"]
    assert offered(t, "p1", "kingdom") == ["byzantine", "golden_horde"]  # to any that was picked
    assert refused(t, "p1: kingdom hre").rules == ["MU-KIN-1"]
    for name in ("mamluk", "novgorod"):
        reason = refused(t, f"p1: kingdom {name}")
        assert (reason.code, reason.rules) == ("not_connected", ["MU-KIN-3"])
    play(t, "p1: kingdom golden_horde")
    assert described(t)["kingdoms"] == ["golden_horde", "hre", "hungary"]
    assert asked(t) == "StartingVillage"


@pytest.mark.rule("MU-KIN-3")
def test_mu_kin_3_with_six_players_any_free_one() -> None:
    t = picking(6, 60, 50, 40, 30, 20, 10)
    play(t, "p1: kingdom hre", "p2: kingdom novgorod", "p3: kingdom mamluk")
    assert offered(t, "p4", "kingdom") == ["byzantine", "hungary", "golden_horde"]


# ---------------------------------------------------------------- the map


def neighbours() -> dict[str, list[tuple[str, str]]]:
    """Read from the data file once more, by other means than the engine's."""
    text = (MODULE.folder() / "data" / "borders.toml").read_text(encoding="utf-8")
    found: dict[str, list[tuple[str, str]]] = {}
    for row in loads(text)["borders"]:
        found.setdefault(row["a"], []).append((row["b"], row["kind"]))
        found.setdefault(row["b"], []).append((row["a"], row["kind"]))
    return found


BORDERS = neighbours()


def within_three(starts: list[str], kinds: tuple[str, ...]) -> set[str]:
    reached = set(starts)
    for _ in range(3):
        reached |= {other for zone in reached for other, kind in BORDERS[zone] if kind in kinds}
    return reached


def homes(kingdoms: tuple[str, ...]) -> list[str]:
    return [BOARD.zone_keys[t] for name in kingdoms for t in BOARD.homes[BOARD.kingdom_keys.index(name)]]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.rule("MU-KIN-4", "MU-KIN-5")
def test_mu_kin_4_5_the_cut_map_of_every_connected_choice(players: int) -> None:
    for kingdoms in combinations(KINGDOMS, players):
        if not is_connected(list(kingdoms)):
            continue
        t = table(players, f"kingdoms = {list(kingdoms)}")
        lands = within_three(homes(kingdoms), ("land", "strait")) & set(BOARD.zone_keys[:90])
        islands = {key for key in BOARD.zone_keys[:90] if {kind for _, kind in BORDERS[key]} == {"coast"}}
        lands |= islands & within_three(homes(kingdoms), ("land", "strait", "coast", "sea"))
        seas = {key for key in BOARD.zone_keys[90:] if any(other in lands for other, _ in BORDERS[key])}
        assert {key for zone, key in enumerate(BOARD.zone_keys) if state(t).in_play[zone]} == lands | seas
        if players == 3:
            assert 59 <= len(lands) <= 73


@pytest.mark.rule("MU-KIN-4")
def test_mu_kin_4_with_six_players_the_whole_map() -> None:
    assert state(table(6, "")).in_play == (1,) * 109


@pytest.mark.rule("MU-KIN-4")
def test_mu_kin_4_what_is_not_in_play_cannot_be_entered() -> None:
    position = """
        armies.baghdad.byzantine = { archer = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "baghdad" }]
    """
    names = {other for other, _ in BORDERS["baghdad"]}
    assert "arabia" in names
    for players, expected in ((3, False), (4, True)):  # with the Mamluks Arabia is near
        t = table(players, position)
        play(t, "byzantine: move baghdad; take-piece war_wagon; take-unit archer")
        assert can(t, "byzantine: to arabia") == expected
        assert can(t, "byzantine: to mosul")


@pytest.mark.rule("MU-KIN-4")
def test_mu_kin_4_nor_traded_with_nor_reached_by_caravans() -> None:
    for players, expected in ((3, False), (4, True)):
        t = table(
            players,
            "phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'caravan', level = 3, zone = 'baghdad' }]",
        )
        play(t, "byzantine: lead caravan")
        assert can(t, "byzantine: to arabia") == expected


@pytest.mark.rule("MU-KIN-5")
def test_mu_kin_5_ships_stay_on_seas_in_play() -> None:
    position = "phase = 'commerce'\npieces = [{ owner = 'byzantine', kind = 'merchant_ship', zone = 'mare_libico' }]"
    for players, expected in ((3, False), (4, True)):
        t = table(players, position)
        play(t, "byzantine: lead merchant_ship")
        assert can(t, "byzantine: to golfo_di_sirte") == expected
        assert can(t, "byzantine: to candia")


@pytest.mark.rule("MU-KIN-6", "MU-DEF-6")
def test_mu_kin_6_a_kingdom_nobody_plays_is_barbarian_land() -> None:
    position = """
        dice = [4, 6, 1]
        armies.antakya.byzantine = { archer = 1 }
        pieces = [{ owner = "byzantine", kind = "war_wagon", zone = "antakya" }]
    """
    t = three(position)
    assert land(t, "damasco") == {}  # in play, of no kingdom that is played
    assert state(t).in_play[BOARD.zone_keys.index("damasco")]
    play(t, "byzantine: move antakya; take-piece war_wagon; take-unit archer; to damasco")
    assert army(t, "damasco", "barbarians") == {"light_infantry": 1, "captain_1": 1}  # resistance
    t = table(4, position)
    assert land(t, "damasco")["holder"] == "mamluk"
    play(t, "byzantine: move antakya; take-piece war_wagon; take-unit archer; to damasco")
    assert army(t, "damasco", "barbarians") == {}


@pytest.mark.rule("MU-KIN-6")
def test_mu_kin_6_it_returns_to_nobody() -> None:
    t = three("phase = 'tax'\narmies.damasco.byzantine = { archer = 1 }")
    assert seat(t, "byzantine")["territories"] == 8
    play(t, "byzantine: tax 10", "hungary: tax 10", "golden_horde: tax 10", "byzantine: dismiss-units damasco/archer")
    assert land(t, "damasco") == {}


# ---------------------------------------------------------------- the starting auction


def bidding(players: int, *chance: list[int]) -> Table:
    return new_game(players, chance=[*DECKS, *chance], kingdoms="auction")


def honour(t: Table) -> list[int]:
    return list(state(t).honour)


@pytest.mark.rule("MU-VAR-1")
def test_mu_var_1_a_kingdom_and_0_to_10_honour_in_secret() -> None:
    t = bidding(3)
    assert (asked(t), waiting(t)) == ("KingdomAuction", ["p1", "p2", "p3"])
    assert offered(t, "p1", "stake") == KINGDOMS
    assert can(t, "p1: stake hre x0")
    assert can(t, "p1: stake hre x10")
    assert refused(t, "p1: stake hre x11").code == "out_of_range"
    play(t, "p1: stake byzantine x3", "p2: stake hungary x10")
    assert events(t, "stake.revealed") == []
    assert described(t)["kingdoms"] == ["p1", "p2", "p3"]


@pytest.mark.rule("MU-VAR-1", "MU-VAR-3")
def test_mu_var_1_3_the_highest_bidder_pays_and_all_are_shifted() -> None:
    t = bidding(3, [0, 1, 2])
    play(t, "p1: stake byzantine x3", "p2: stake hungary x10", "p3: stake mamluk x0")
    assert described(t)["kingdoms"] == ["byzantine", "hungary", "mamluk"]
    # 7, 0 and 10; the lowest goes up to 10
    assert honour(t) == [17, 10, 20]
    assert [seat(t, name)["sources"] for name in ("byzantine", "hungary")] == [{"start": 17}, {"start": 10}]


@pytest.mark.rule("MU-VAR-2")
def test_mu_var_2_who_is_outbid_or_level_bids_once_more_among_what_is_left() -> None:
    t = bidding(4, [0, 1, 2, 3], [0, 1, 2, 3])
    play(t, "p1: stake byzantine x5", "p2: stake byzantine x4", "p3: stake hungary x2", "p4: stake hungary x2")
    assert described(t)["kingdoms"] == ["byzantine", "p2", "p3", "p4"]
    assert waiting(t) == ["p2", "p3", "p4"]
    reason = refused(t, "p2: stake byzantine x9")
    assert (reason.code, reason.rules) == ("kingdom_taken", ["MU-VAR-2"])
    play(t, "p2: stake mamluk x1", "p3: stake hungary x6", "p4: stake golden_horde x0")
    assert described(t)["kingdoms"] == ["byzantine", "mamluk", "hungary", "golden_horde"]
    # 5, 9, 4, 10: what was bid in vain costs nothing
    assert honour(t) == [11, 15, 10, 16]


@pytest.mark.rule("MU-VAR-2")
def test_mu_var_2_after_the_second_round_the_rest_is_dealt_for_nothing() -> None:
    t = bidding(3, [0, 1, 2], [0, 1, 2], [3, 4, 1, 2, 0, 5])
    play(t, "p1: stake byzantine x8", "p2: stake hungary x7", "p3: stake hungary x7")
    play(t, "p2: stake hungary x9", "p3: stake hungary x9")  # level again
    # from the lots: hre and novgorod are not connected to Byzantium, the Mamluks are; then Hungary
    assert described(t)["kingdoms"] == ["byzantine", "mamluk", "hungary"]
    assert honour(t) == [10, 18, 18]


@pytest.mark.rule("MU-VAR-1", "MU-KIN-2")
def test_mu_var_1_a_kingdom_out_of_touch_is_not_granted() -> None:
    t = bidding(3, [0, 1, 2])
    play(t, "p1: stake hre x9", "p2: stake hungary x5", "p3: stake novgorod x7")
    # from the highest down: the Empire, not Novgorod, Hungary
    assert described(t)["kingdoms"] == ["hre", "hungary", "p3"]
    assert waiting(t) == ["p3"]
    play(t, "p3: stake golden_horde x0")
    assert described(t)["kingdoms"] == ["hre", "hungary", "golden_horde"]
    assert honour(t) == [10, 14, 19]


@pytest.mark.rule("MU-VAR-1")
def test_mu_var_1_with_six_players_nothing_is_out_of_touch() -> None:
    t = bidding(6, [0, 1, 2, 3, 4, 5])
    play(t, *[f"p{place + 1}: stake {name} x{place}" for place, name in enumerate(KINGDOMS)])
    assert described(t)["kingdoms"] == KINGDOMS
    assert honour(t) == [15, 14, 13, 12, 11, 10]


@pytest.mark.rule("MU-VAR-3")
def test_mu_var_3_without_bids_nothing_is_shifted() -> None:
    t = bidding(3, [2, 1, 0])  # level bids are granted by lot: Byzantium first, to which the others are connected
    play(t, "p1: stake byzantine x0", "p2: stake hungary x0", "p3: stake mamluk x0")
    assert described(t)["kingdoms"] == ["byzantine", "hungary", "mamluk"]
    assert honour(t) == [10, 10, 10]
    idle_until(t, "TokenChoice")
    assert honour(t) == [10, 10, 10]
