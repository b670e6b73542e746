"""Missions, from the deal to the last reveal, and the draft of the opening hands."""

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
    table,
    waiting,
)

from quadriga.engine.table import Table
from quadriga.games.byzantion.state import Byzantion

ALL_SEATS = ("blue", "green", "white", "red")


def drafting(players: int, ring: int = 0, seed: str = "1") -> Table:
    t = new_game(players, seed, [[ring]])
    idle_until(t, "Draft")
    return t


def keep_first(t: Table, *names: str) -> None:
    for name in names:
        play(t, f"{name}: keep {offered(t, name, 'keep')[0]}")


def finale(position: str, players: int = 2) -> Table:
    """The last Intrigue phase is over: nobody has cards in hand."""
    t = table(players, f"phase = 'scoring'\n{position}")
    assert t.game.over
    return t


def mission_doxa(t: Table, key: str) -> int:
    number = [mission.key for mission in BOARD.missions].index(key)
    (found,) = [event.args[2] for event in events(t, "mission.revealed") if event.args[1] == number]
    return found


# ---------------------------------------------------------------- dealing and discarding


@pytest.mark.rule("BZ-MIS-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_mis_1_five_are_dealt_four_are_kept_before_the_draft(players: int) -> None:
    t = new_game(players)
    names = ALL_SEATS[:players]
    dealt = {name: offered(t, name, "spurn") for name in names}
    assert [len(dealt[name]) for name in names] == [5] * players
    assert len({mission for held in dealt.values() for mission in held}) == 5 * players
    for name in names:
        assert asked(t) == "MissionChoice"
        play(t, f"{name}: spurn {dealt[name][2]}")
    assert asked(t) == "Draft"
    for name in names:
        assert seat(t, name)["missions"] == [dealt[name][place] for place in (0, 1, 3, 4)]


@pytest.mark.rule("BZ-MIS-1")
def test_bz_mis_1_exactly_one_is_discarded_and_only_ones_own() -> None:
    t = new_game(2)
    mine, theirs = offered(t, "blue", "spurn"), offered(t, "green", "spurn")
    assert refused(t, f"blue: spurn {theirs[0]}").code == "not_offered"
    assert refused(t, "blue: pass").code == "not_now"
    play(t, f"blue: spurn {mine[0]}")
    assert refused(t, f"blue: spurn {mine[1]}").code == "not_your_decision"
    assert waiting(t) == ["green"]


@pytest.mark.rule("BZ-MIS-1")
def test_bz_mis_1_missions_are_dealt_at_random() -> None:
    dealt = [mission for seed in range(40) for mission in offered(new_game(2, str(seed)), "blue", "spurn")]
    assert len(set(dealt)) == 25


@pytest.mark.rule("BZ-MIS-2")
def test_bz_mis_2_a_discarded_mission_is_out_of_the_game_and_nobody_else_sees_it() -> None:
    views = []
    for choice in (0, 4):
        t = new_game(4)
        spurned = offered(t, "blue", "spurn")[choice]
        number = [mission.key for mission in BOARD.missions].index(spurned)
        play(t, f"blue: spurn {spurned}")
        assert [event.args for event in events(t, "mission.spurned")] == [[0, -1, -1, -1, -1]]  # who, not which
        assert spurned not in [mission for name in ALL_SEATS for mission in seat(t, name)["missions"]]
        views.append([MODULE.view(t.game, watcher) for watcher in (-1, 1, 2, 3)])
        idle_until(t, "nobody")
        assert t.game.over
        assert number not in [event.args[1] for event in events(t, "mission.revealed")]
    assert views[0] == views[1]  # whichever it was


@pytest.mark.rule("BZ-MIS-2", "BZ-MIS-4", "BZ-GEN-12")
def test_bz_mis_2_a_rival_could_hold_or_have_discarded_anything_i_have_not_seen() -> None:
    t = new_game(2)
    idle_until(t, "Draft")
    mine = seat(t, "green")["missions"]
    guesses: set[int] = set()
    for word in range(60):
        other = MODULE.determinize(t.game, 1, [word, 2, 3, 4])
        assert isinstance(other, Byzantion)
        assert MODULE.describe(other)["seat"]["green"]["missions"] == mine
        guesses.update(card for card in other.spurned if card < 25)
    assert len(guesses) == 20  # 25 less the five green was dealt


# ---------------------------------------------------------------- after Epoch II


@pytest.mark.rule("BZ-MIS-3")
@pytest.mark.parametrize("length, last", [("standard", 3), ("marathon", 6)])
def test_bz_mis_3_one_more_goes_after_the_last_event_of_epoch_ii(length: str, last: int) -> None:
    t = new_game(3, length=length)
    idle_until(t, "Draft")
    idle_until(t, "MissionChoice")
    assert described(t)["round"] == last
    assert waiting(t) == ["blue", "green", "white"]  # all at once
    before = {name: seat(t, name)["missions"] for name in ALL_SEATS[:3]}
    assert [len(held) for held in before.values()] == [4, 4, 4]
    for name in ALL_SEATS[:3]:
        play(t, f"{name}: spurn {before[name][1]}")
        assert seat(t, name)["missions"] == [before[name][0], *before[name][2:]]
    idle_until(t, "MissionChoice")
    assert t.game.over  # never again
    assert len(events(t, "mission.revealed")) == 9


@pytest.mark.rule("BZ-MIS-3")
def test_bz_mis_3_it_comes_after_the_hand_limit_and_before_the_ring_passes() -> None:
    hand = ["bucellarii", "excubitors", "treasurer", "tribonian", "narses", "antonina", "belisarius"]
    missions = ["keeper_of_schemes", "power_of_authority", "one_empire", "all_the_estates"]
    t = duel(f"phase = 'round_end'\nround = 3\nseat.blue = {{ hand = {hand}, missions = {missions} }}")
    assert asked(t) == "EndOfRound"
    assert refused(t, "blue: spurn one_empire").code == "not_now"
    play(t, "blue: discard treasurer")
    assert asked(t) == "MissionChoice"
    assert described(t)["ring"] == "blue"
    play(t, "blue: spurn one_empire")
    assert seat(t, "blue")["missions"] == ["keeper_of_schemes", "power_of_authority", "all_the_estates"]
    assert (described(t)["ring"], described(t)["round"]) == ("green", 4)


@pytest.mark.rule("BZ-MIS-3")
@pytest.mark.parametrize("round_", [1, 2, 4, 5])
def test_bz_mis_3_no_other_round_asks_for_it(round_: int) -> None:
    missions = ["keeper_of_schemes", "power_of_authority", "one_empire", "all_the_estates"]
    t = duel(f"phase = 'round_end'\nround = {round_}\nseat.blue = {{ missions = {missions} }}")
    assert asked(t) == "Initiative"
    assert described(t)["round"] == round_ + 1
    assert len(seat(t, "blue")["missions"]) == 4


@pytest.mark.rule("BZ-MIS-3")
def test_bz_mis_3_the_discard_is_secret() -> None:
    missions = ["keeper_of_schemes", "power_of_authority", "one_empire", "all_the_estates"]
    views = []
    for spurned in missions:
        t = duel(f"phase = 'round_end'\nround = 3\nseat.blue = {{ missions = {missions} }}")
        assert MODULE.view(t.game, 1)["seats"][0]["missions"] == 4
        play(t, f"blue: spurn {spurned}")
        assert [event.args[:2] for event in events(t, "mission.spurned")] == [[0, -1]]
        views.append(MODULE.view(t.game, 1))
    assert views[0]["seats"][0]["missions"] == 3  # only their number
    assert views[0] == views[1] == views[2] == views[3]


# ---------------------------------------------------------------- secret until the end


@pytest.mark.rule("BZ-MIS-4", "BZ-GEN-12")
def test_bz_mis_4_only_their_owner_sees_missions_before_the_end() -> None:
    t = duel("seat.blue = { missions = ['keeper_of_schemes', 'one_empire'] }")
    assert MODULE.view(t.game, 0)["missions"] == [0, 24]
    for watcher in (1, -1):
        view = MODULE.view(t.game, watcher)
        assert (view["missions"], view["revealed_missions"]) == ([], [])
        assert view["seats"][0]["missions"] == 2
    assert happened(t, "mission.revealed") == []


@pytest.mark.rule("BZ-MIS-4")
def test_bz_mis_4_they_are_revealed_to_all_in_final_scoring() -> None:
    t = finale("seat.blue = { missions = ['keeper_of_schemes', 'one_empire'] }")
    assert [(event.args[:2], event.seen_by) for event in events(t, "mission.revealed")] == [([0, 0], -1), ([0, 24], -1)]
    shown = MODULE.view(t.game, 1)["revealed_missions"]
    assert [row["mission"] for row in shown[0]["missions"]] == [0, 24]


@pytest.mark.rule("BZ-MIS-5")
@pytest.mark.parametrize(
    "mission, mine, theirs, doxa",
    [
        ("hoard_of_the_treasury", "nomisma = 5", "nomisma = 4", 7),
        ("hoard_of_the_treasury", "nomisma = 5", "nomisma = 5", 7),  # ties fulfil it
        ("hoard_of_the_treasury", "nomisma = 5", "nomisma = 6", 0),
        ("hoard_of_the_treasury", "auctoritas = 1", "auctoritas = 1", 0),  # nobody has any: at least 1 is needed
        ("voice_of_the_senate", "auctoritas = 2", "auctoritas = 1, civicus = 9, nomisma = 9", 7),
        ("voice_of_the_senate", "auctoritas = 1", "auctoritas = 1", 7),
        ("voice_of_the_senate", "auctoritas = 1", "auctoritas = 2", 0),
        ("voice_of_the_senate", "nomisma = 1", "nomisma = 1", 0),
        ("keeper_of_schemes", "area = ['counterplot']", "area = []", 5),
        ("keeper_of_schemes", "area = ['counterplot']", "area = ['absolution']", 5),
        ("keeper_of_schemes", "area = ['counterplot']", "area = ['absolution', 'loyal_guard']", 0),
        ("keeper_of_schemes", "area = ['belisarius', 'mundus']", "area = ['narses']", 0),
    ],
)
def test_bz_mis_5_the_most_needs_one_and_shares_ties(mission: str, mine: str, theirs: str, doxa: int) -> None:
    t = finale(f"seat.blue = {{ {mine}, missions = ['{mission}'] }}\nseat.green = {{ {theirs} }}")
    assert mission_doxa(t, mission) == doxa
    assert state(t).final[2] == doxa


@pytest.mark.rule("BZ-MIS-5")
def test_bz_mis_5_every_rival_is_compared() -> None:
    rivals = "seat.green = { nomisma = 1 }\nseat.white = { nomisma = 7 }\nseat.red = { nomisma = 2 }"
    t = finale(f"seat.blue = {{ nomisma = 6, missions = ['hoard_of_the_treasury'] }}\n{rivals}", 4)
    assert mission_doxa(t, "hoard_of_the_treasury") == 0


# ---------------------------------------------------------------- the draft


@pytest.mark.rule("BZ-DRF-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_drf_1_nine_cards_of_the_deck_for_everybody_once_missions_are_chosen(players: int) -> None:
    t = new_game(players)
    for name in ALL_SEATS[:players]:
        assert offered(t, name, "keep") == []
        play(t, f"{name}: spurn {offered(t, name, 'spurn')[0]}")
    packs = [offered(t, name, "keep") for name in ALL_SEATS[:players]]
    assert [len(pack) for pack in packs] == [9] * players
    dealt = {card for pack in packs for card in pack}
    assert len(dealt) == 9 * players
    assert dealt.isdisjoint(BOARD.card_keys[card] for card in state(t).deck)
    assert described(t)["deck"] == 140 - 9 * players


@pytest.mark.rule("BZ-DRF-2")
def test_bz_drf_2_all_keep_one_at_once_and_pass_the_rest_clockwise() -> None:
    t = drafting(3)
    packs = {name: offered(t, name, "keep") for name in ALL_SEATS[:3]}
    assert waiting(t) == ["blue", "green", "white"]
    play(t, f"white: keep {packs['white'][8]}", f"blue: keep {packs['blue'][0]}")  # in any order
    assert waiting(t) == ["green"]
    assert [seat(t, name)["hand"] for name in ALL_SEATS[:3]] == [[], [], []]
    play(t, f"green: keep {packs['green'][4]}")
    assert offered(t, "green", "keep") == packs["blue"][1:]
    assert offered(t, "white", "keep") == packs["green"][:4] + packs["green"][5:]
    assert offered(t, "blue", "keep") == packs["white"][:8]
    assert seat(t, "blue")["hand"] == packs["blue"][:1]
    assert seat(t, "green")["hand"] == [packs["green"][4]]
    assert seat(t, "white")["hand"] == [packs["white"][8]]


@pytest.mark.rule("BZ-DRF-2")
def test_bz_drf_2_one_card_at_a_time_and_only_of_the_own_pack() -> None:
    t = drafting(2)
    mine, theirs = offered(t, "blue", "keep"), offered(t, "green", "keep")
    assert refused(t, f"blue: keep {theirs[0]}").code == "not_offered"
    play(t, f"blue: keep {mine[0]}")
    assert refused(t, f"blue: keep {mine[1]}").code == "not_your_decision"


@pytest.mark.rule("BZ-DRF-2", "BZ-GEN-12")
def test_bz_drf_2_what_others_keep_and_pass_lies_face_down() -> None:
    t = drafting(2)
    before = MODULE.view(t.game, 1)
    assert sorted(before["pack"]) == sorted(BOARD.card_keys.index(key) for key in offered(t, "green", "keep"))
    play(t, f"blue: keep {offered(t, 'blue', 'keep')[0]}")
    after = MODULE.view(t.game, 1)
    assert {key for key in after if after[key] != before[key]} <= {"waiting"}
    keep_first(t, "green")
    assert MODULE.view(t.game, 1)["seats"][0]["hand"] == 1  # the number, not the card
    spectator = MODULE.view(t.game, -1)
    assert (spectator["hand"], spectator["pack"]) == ([], [])


@pytest.mark.rule("BZ-DRF-3", "BZ-DRF-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bz_drf_3_six_times_then_three_cards_each_are_left(players: int) -> None:
    t = drafting(players)
    names = ALL_SEATS[:players]
    kept: dict[str, list[str]] = {name: [] for name in names}
    left: set[str] = set()
    for turn in range(6):
        left = set()
        for name in names:
            pack = offered(t, name, "keep")
            assert len(pack) == 9 - turn
            kept[name].append(pack[-1])
            left.update(pack[:-1])
        for name in names:
            play(t, f"{name}: keep {kept[name][-1]}")
    assert asked(t) == "Initiative"
    assert happened(t, "draft.passed") == ["draft.passed"] * 6
    for name in names:
        assert sorted(seat(t, name)["hand"]) == sorted(kept[name])
        assert seat(t, name)["hand_size"] == 6
    assert len(left) == 3 * players
    assert set(described(t)["discard"]) == left


@pytest.mark.rule("BZ-DRF-4")
def test_bz_drf_4_leftovers_are_shuffled_into_the_first_discard_pile_without_income() -> None:
    def pile(order: list[int]) -> list[str]:
        t = new_game(2, chance=None, seed="5")
        idle_until(t, "Draft")
        t.game.script = [order]
        while asked(t) == "Draft":
            idle(t)
        assert [goods(t, name) for name in ("blue", "green")] == [{"auctoritas": 2, "nomisma": 5}] * 2
        discard: list[str] = described(t)["discard"]
        assert [BOARD.card_keys[card] for card in MODULE.view(t.game, 0)["discard"]] == discard  # face up
        return discard

    straight = pile([0, 1, 2, 3, 4, 5])
    assert len(straight) == 6
    assert pile([5, 4, 3, 2, 1, 0]) == straight[::-1]
    assert pile([2, 0, 1, 5, 3, 4]) == [straight[place] for place in (2, 0, 1, 5, 3, 4)]


@pytest.mark.rule("BZ-DRF-5")
def test_bz_drf_5_the_game_starts_with_the_six_cards_kept() -> None:
    t = drafting(2)
    idle_until(t, "Initiative")
    hands = [seat(t, name)["hand"] for name in ("blue", "green")]
    assert [len(hand) for hand in hands] == [6, 6]
    idle_until(t, "Turn")
    first = waiting(t)[0]
    assert offered(t, first, "discard") == hands[0 if first == "blue" else 1]
