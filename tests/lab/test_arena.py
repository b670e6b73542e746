"""The arena: who meets whom, what the tables say, and that no game is played twice."""

import json
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from tests.lab.playing import without_seconds

from quadriga.bots.referee import Played
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.lab.arena import Arena, Contest
from quadriga.lab.executors import Here, ProcessPool
from quadriga.lab.lineups import ADJACENT, ALL, Fixture, Lineup, fixtures, schedule, table_of
from quadriga.lab.quasi_variances import quasi_variances
from quadriga.lab.ratings import places, rate
from quadriga.lab.simulation import Match
from quadriga.lab.standings import standings


def contest(*lineups: Lineup, seed: str = "arena") -> Contest:
    players = len(lineups[0].seats)
    options = find_game("warriors").read_options(players, {"turn_limit": 2})
    return Contest("warriors", options, players, seed, list(lineups))


def missing(wanted: Contest, file: Path) -> list[Fixture]:
    with closing(Arena(wanted, file)) as found:
        return found.missing()


PAIR = contest(Lineup(("greedy", "random", "random"), 1), Lineup(("greedy", "greedy", "random"), 1))


# --- who meets whom


def test_neighbours_meet_in_every_proportion_and_each_has_half_of_the_seats() -> None:
    lineups = schedule(["easy", "hard"], 4, 24, ADJACENT)
    assert [lineup.seats.count("hard") for lineup in lineups] == [1, 2, 3]
    assert {lineup.deals for lineup in lineups} == {2}
    games = fixtures(lineups)
    assert len(games) == len(set(games)) == 24
    for seat in range(4):
        assert Counter(game.seats[seat] for game in games) == {"easy": 12, "hard": 12}


def test_every_table_is_played_on_the_same_deals_in_every_rotation() -> None:
    games = fixtures(schedule(["a", "b", "c", "d", "e"], 4, 12, ADJACENT))
    mixed = [game for game in games if len(set(game.seats)) == 4]
    assert {game.deal for game in mixed} == {1, 2, 3}
    assert Counter((game.seats[0], game.deal) for game in mixed)[("b", 1)] == 2  # tables a–d and b–e
    for deal in (1, 2, 3):
        assert {game.seats for game in mixed if game.deal == deal and "a" in game.seats} == {
            ("a", "b", "c", "d"),
            ("d", "a", "b", "c"),
            ("c", "d", "a", "b"),
            ("b", "c", "d", "a"),
        }


@pytest.mark.parametrize(
    "seats, games", [("abab", 24), ("aaaa", 24), ("aabb", 24), ("abcabc", 24), ("abcd", 26), ("aabaab", 25)]
)
def test_tables_that_look_alike_in_several_rotations_get_as_many_games(seats: str, games: int) -> None:
    found = fixtures([table_of(tuple(seats), games)])
    rotations = len({seats[shift:] + seats[:shift] for shift in range(len(seats))})
    assert games <= len(found) < games + rotations
    assert set(Counter(game.deal for game in found).values()) == {rotations}


def test_mixed_tables_of_few_levels_get_as_many_games() -> None:
    mixed = [game for game in fixtures(schedule(["a", "b", "c"], 6, 24, ADJACENT)) if len(set(game.seats)) == 3]
    assert len(mixed) == 24


def test_neighbours_get_most_of_the_games() -> None:
    def games(pairs: str) -> Counter[frozenset[str]]:
        return Counter(frozenset(game.seats) for game in fixtures(schedule(["a", "b", "c"], 4, 48, pairs)))

    near, far = frozenset("ab"), frozenset("ac")
    assert games(ADJACENT)[near] == games(ALL)[near] == 48
    assert games(ADJACENT)[far] == 0
    assert games(ALL)[far] == 12


def test_equal_seats_on_one_deal_are_one_game() -> None:
    assert len(fixtures([Lineup(("a", "b", "a", "b"), 1), Lineup(("b", "a", "b", "a"), 1)])) == 2


# --- the tables, against figures reckoned by hand


def match(deal: int, seats: str, winners: list[int], points: list[int]) -> Match:
    scores = [{"total": value} for value in points]
    count = len(seats)
    asked, failed, seconds = [10] * count, [0] * count, [0.5 if kind == "b" else 0.1 for kind in seats]
    played = Played(winners, scores, ["x"] * count, 5, asked, failed, seconds, [], [])
    return Match(deal, f"s/{deal}", list(seats), played)


GAMES = [
    match(1, "aab", [2], [5, 3, 9]),
    match(1, "aba", [1], [4, 8, 4]),
    match(2, "baa", [1], [6, 7, 2]),
    match(2, "bba", [0, 2], [6, 1, 6]),
    match(3, "abc", [1], [1, 9, 5]),
]


def test_the_tables_are_as_reckoned_by_hand() -> None:
    doc = standings(GAMES, ["a", "b", "c"])
    a, b, c = doc["levels"]
    assert (a["games"], a["wins"], a["share"]) == (5, 1.5, 0.3)  # game 3, and half of game 4
    assert a["fair"] == pytest.approx((2 / 3 + 2 / 3 + 2 / 3 + 1 / 3 + 1 / 3) / 5, abs=1e-4)
    assert a["points"] == pytest.approx((5 + 3 + 4 + 4 + 7 + 2 + 6 + 1) / 8)
    assert (b["games"], b["wins"]) == (5, 3.5)
    assert (b["decisions"], b["seconds"]) == (60, 0.05)
    assert (c["games"], c["wins"], c["low"]) == (1, 0, 0.0)
    assert doc["fault"] == ""
    faulty = [game._replace(played=game.played._replace(fault=f"fault {game.number}")) for game in GAMES[2:]]
    assert standings([*GAMES[:2], *faulty], ["a", "b", "c"])["fault"] == "fault 2"
    (pair,) = doc["pairs"]
    assert (pair["weaker"], pair["stronger"], pair["games"], pair["wins"]) == ("a", "b", 4, 2.5)
    assert pair["fair"] == pytest.approx((1 / 3 + 1 / 3 + 1 / 3 + 2 / 3) / 4, abs=1e-4)
    # By hand: z = 1.96, z²/n = 0.9604; (0.625 + 0.4802 ± 1.96 · √((0.2344 + 0.2401) / 4)) / 1.9604
    assert (pair["low"], pair["high"]) == pytest.approx((0.2195, 0.9081), abs=5e-4)


def test_places_put_winners_first_and_equals_together() -> None:
    assert [places(game) for game in GAMES] == [(1, 2, 0), (1, 0, 1), (1, 0, 2), (0, 1, 0), (2, 0, 1)]
    assert places(match(1, "abc", [2], [9, 9, 1])) == (1, 1, 0)


def test_the_verdict_needs_intervals_that_do_not_overlap() -> None:
    clear = [match(deal, "ab" if deal % 2 else "ba", [deal % 2], [deal % 2, 1 - deal % 2]) for deal in range(30)]
    order = standings(clear, ["a", "b"])["order"]
    assert (order["ratings"], order["head_to_head"]) == (True, True)
    order = standings(clear, ["b", "a"])["order"]
    assert order["overlapping"] == order["unproved"] == [["b", "a"]]
    even = [match(deal, "ab", [deal % 2], [1, 1]) for deal in range(30)]
    order = standings(even, ["a", "b"])["order"]
    assert (order["ratings"], order["head_to_head"]) == (False, False)
    assert standings(clear, ["a", "b", "c"])["order"]["unproved"] == [["b", "c"]]  # never met


def test_ratings_are_reproducible_and_say_nothing_without_games() -> None:
    found = rate(GAMES, ["a", "b", "c"])
    assert found == rate(GAMES, ["a", "b", "c"])
    assert sum(rating.mean for rating in found.values()) == pytest.approx(75)
    empty = rate([], ["a", "b"])
    assert empty["a"] == empty["b"] == (25, 25, 25)


def test_more_games_make_ratings_surer_and_none_is_ever_certain() -> None:
    def width(games: int) -> float:
        rng = Random(games)
        winners = [int(rng.random() < 0.6) for _ in range(games)]
        played = [match(deal, "ab", [winner], [1 - winner, winner]) for deal, winner in enumerate(winners)]
        rating = rate(played, ["a", "b"])["b"]
        return rating.high - rating.low

    assert width(90) < 0.7 * width(15)
    unbeaten = rate([match(deal, "ab", [1], [0, 1]) for deal in range(10)], ["a", "b"])["b"]
    assert unbeaten.high - unbeaten.low > 1


def test_the_variances_of_differences_are_shared_out() -> None:
    """Levels that vary by themselves get back what they vary by, whatever all of them vary by together."""
    rng = Random(1)
    spreads = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 1.5}
    samples = []
    for _ in range(4000):
        together = rng.gauss(0, 10)
        samples.append({level: together + rng.gauss(0, spread) for level, spread in spreads.items()})
    found = quasi_variances(samples, list(spreads))
    for level, spread in spreads.items():
        assert found[level] == pytest.approx(spread**2, rel=0.15)
    assert quasi_variances(samples, ["a"]) == {"a": 0}
    pair = quasi_variances(samples, ["a", "b"])
    assert pair["a"] == pytest.approx(pair["b"])
    assert sum(pair.values()) == pytest.approx(5, rel=0.1)


def test_of_two_levels_only_the_difference_is_known() -> None:
    games = [match(deal, "ab", [int(deal % 4 > 0)], [int(not deal % 4), int(deal % 4 > 0)]) for deal in range(40)]
    weak, strong = rate(games, ["a", "b"]).values()
    assert weak.mean < strong.mean
    assert weak.high - weak.low == pytest.approx(strong.high - strong.low, rel=0.01)


def test_games_on_one_deal_are_drawn_together() -> None:
    """The same results prove less if they come from a few deals, since games on one deal go alike."""

    def width(games_a_deal: int) -> float:
        won = [0 if (number // 4) % 3 else 1 for number in range(48)]
        games = [match(number // games_a_deal, "ab", [seat], [1, 1]) for number, seat in enumerate(won)]
        rating = rate(games, ["a", "b"])["a"]
        return rating.high - rating.low

    assert width(4) > 1.5 * width(1)


def test_two_games_prove_nothing() -> None:
    found = standings([match(deal, "ab", [1], [0, 1]) for deal in range(2)], ["a", "b"])
    assert found["order"]["overlapping"] == [["a", "b"]]


def test_games_that_are_not_what_they_should_be_are_told(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    list(Arena(PAIR, file).play(Here()))
    lines = file.read_text(encoding="utf-8").splitlines()
    game = json.loads(lines[1])
    for key in game:
        for bad in (None, "x", [["x"]], {"x": 1}, -1):
            if isinstance(game[key], str) and isinstance(bad, str):
                continue
            file.write_text("\n".join([lines[0], json.dumps({**game, key: bad}), *lines[2:]]), encoding="utf-8")
            with pytest.raises(InputError) as caught:
                Arena(PAIR, file)
            assert (caught.value.code, caught.value.params["line"]) == ("journal_damaged", 2)


def test_a_last_line_cut_within_a_letter_is_dropped(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    list(zip(range(2), Arena(PAIR, file).play(Here())))
    with file.open("ab") as cut_short:
        cut_short.write('{"sides":["è'.encode()[:-1])
    assert len(missing(PAIR, file)) == 4


# --- playing


def test_greedy_players_are_rated_above_random_ones_whoever_plays_the_games() -> None:
    alone, together = Arena(PAIR), Arena(PAIR)
    list(alone.play(Here()))
    list(together.play(ProcessPool(2)))
    assert without_seconds(alone.matches()) == without_seconds(together.matches())
    assert len(alone.matches()) == 6
    doc = standings(alone.matches(), ["random", "greedy"])
    weak, strong = (row["rating"] for row in doc["levels"])
    assert weak["mean"] < strong["mean"]
    assert doc["levels"][1]["seconds"] > doc["levels"][0]["seconds"] > 0


def test_an_interrupted_arena_goes_on_and_plays_nothing_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    first = Arena(PAIR, file)
    assert len(list(zip(range(2), first.play(Here())))) == 2
    with file.open("a", encoding="utf-8") as cut_short:
        cut_short.write('{"number":1,"se')
    second = Arena(PAIR, file)
    assert len(second.missing()) == 4
    assert len(list(second.play(ProcessPool(2)))) == 4
    third = Arena(PAIR, file)
    assert third.missing() == []
    assert list(third.play(Here())) == []
    whole = Arena(PAIR)
    list(whole.play(Here()))
    assert without_seconds(third.matches()) == without_seconds(whole.matches())
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 7
    more = contest(*PAIR.lineups, Lineup(("greedy", "random", "random"), 2))
    assert len(missing(more, file)) == 3


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    assert len(missing(PAIR, file)) == 6
    with pytest.raises(InputError) as caught:
        Arena(PAIR._replace(seed="other"), file)
    assert (caught.value.code, caught.value.params["key"]) == ("journal_other", "seed")
    for line in (b"[1]\n", b"{}\n", b"{\n", b'{"number":1}\n', b'"\xff"\n'):
        text = json.dumps({"journal": 1, **PAIR.header()}) + "\n"
        file.write_bytes(text.encode() + line)
        with pytest.raises(InputError) as caught:
            Arena(PAIR, file)
        assert (caught.value.code, caught.value.params["line"]) == ("journal_damaged", 2)
    file.write_text("Dear Anna\n", encoding="utf-8")
    with pytest.raises(InputError) as caught:
        Arena(PAIR, file)
    assert caught.value.code == "journal_damaged"
    assert file.read_text(encoding="utf-8") == "Dear Anna\n"
