"""The numbers of a balance report, against those worked out by hand."""

from math import isclose
from pathlib import Path

import pytest
from tests.lab.chronicles import chronicle, usage, use, with_verb

from quadriga.bots.statistics import student, wilson
from quadriga.engine.errors import InputError
from quadriga.engine.record import RecordReader
from quadriga.engine.table import fresh_copy, replay
from quadriga.games.registry import find_game
from quadriga.lab.executors import Here
from quadriga.lab.report.anomalies import find_anomalies, idle_actions, long_games
from quadriga.lab.report.columns import Changes, make_columns, write_pack
from quadriga.lab.report.course import game_rows, lead_of, leads_by_turn, lengths, margin, point_sources
from quadriga.lab.report.differences import differences
from quadriga.lab.report.sources import play_and_watch, play_games
from quadriga.lab.report.usage import single_actions
from quadriga.lab.report.watch import ANY, OTHER_RULES, UNFINISHED, Skipped, Watched, watch
from quadriga.lab.report.wins import corrected, is_biased, win_rates
from quadriga.lab.simulation import Plan
from quadriga.language.packs import open_pack

FOUR = [
    chronicle(1, [[0, 0], [3, 1], [5, 9]], [1], "red blue"),
    chronicle(2, [[0, 0], [1, 4], [2, 8]], [1], "red green"),
    chronicle(3, [[0, 0], [2, 2], [6, 6]], [0, 1], "blue red"),
    chronicle(4, [[0, 0], [9, 1], [20, 4]], [0], "red blue"),
]


def test_shares_by_seat_and_side_with_shared_victories_in_parts() -> None:
    rows = {(row["group"], row["key"]): row for row in win_rates(FOUR)}
    assert rows["seat", "1"]["wins"] == 1.5
    assert rows["seat", "2"]["wins"] == 2.5
    assert (rows["side", "red"]["games"], rows["side", "red"]["wins"]) == (4, 1.5)
    assert (rows["side", "blue"]["games"], rows["side", "blue"]["wins"]) == (3, 1.5)
    assert (rows["side", "green"]["games"], rows["side", "green"]["wins"]) == (1, 1.0)
    assert rows["side", "red"]["points"] == (5 + 2 + 6 + 20) / 4
    low, high = wilson(1.5, 4)
    assert (rows["seat", "1"]["low"], rows["seat", "1"]["high"]) == (round(low, 4), round(high, 4))
    assert all(row["fair"] == 0.5 for row in rows.values())
    low, high = wilson(1.5, 4, corrected(5))  # two seats, three sides
    assert rows["seat", "1"]["low_corrected"] == round(low, 4)


def test_the_correction_is_bonferroni() -> None:
    assert isclose(corrected(1), 1.96, abs_tol=0.001)
    assert isclose(corrected(10), 2.807, abs_tol=0.001)  # 0.25 % on each side


def test_a_seat_that_wins_too_often_is_flagged_with_the_games_it_won() -> None:
    games = [chronicle(n, [[0, 0], [3, 1], [5, 1]], [0]) for n in range(1, 21)]
    rates = win_rates(games)
    flagged = [row for row in rates if is_biased(row)]
    assert {(row["group"], row["key"]) for row in flagged} == {
        ("seat", "1"),
        ("seat", "2"),
        ("side", "red"),
        ("side", "blue"),
    }
    found = find_anomalies(games, [], rates, point_sources(games), usage(), 30)
    first = next(one for one in found if one.facts.get("key") == "1")
    assert first.test == "rate-high"
    assert [(place.game, place.at) for place in first.places] == [(n, 10) for n in range(5)]
    assert any(one.test == "runaway" for one in found) is False  # the lead was taken in the middle of the game


def test_the_lead_and_when_it_was_taken_for_good() -> None:
    assert lead_of(FOUR[0]) == ([20], 20, 1.0)
    assert lead_of(FOUR[1]) == ([], 10, 0.5)
    assert lead_of(FOUR[2]) == ([], 20, 1.0)
    back = chronicle(5, [[0, 0], [2, 1], [2, 2], [2, 3], [7, 3]], [0])
    assert lead_of(back) == ([30, 40], 40, 1.0)
    assert [margin(game) for game in FOUR] == [4, 6, None, 16]


def test_leads_by_turn() -> None:
    rows = leads_by_turn(FOUR)
    assert [(row["turn"], row["games"], row["winner_ahead"], row["nobody_ahead"]) for row in rows] == [
        (1, 4, 0.0, 1.0),
        (2, 4, 0.5, 0.25),
    ]
    back = leads_by_turn([chronicle(5, [[0, 0], [2, 1], [2, 2], [2, 3], [7, 3]], [0])])
    assert [row["changes"] for row in back] == [0, 0, 0, 1]


def test_games_that_were_run_away_with() -> None:
    early = [chronicle(n, [[1, 0], [4, 1], [9, 2], [20, 4]], [0]) for n in range(1, 13)]
    assert all(row["ran_away"] for row in game_rows(early))
    found = find_anomalies(early, [], [], [], usage(), 30)
    assert [(one.test, one.facts["count"]) for one in found] == [("runaway", 12)]
    assert [row["ran_away"] for row in game_rows(FOUR)] == [False] * 4


def test_lengths_are_quartiles() -> None:
    games = [chronicle(n, [[0, 0], [1, 0]], [0], decisions=n) for n in (10, 20, 30, 40, 50)]
    row = next(row for row in lengths(game_rows(games)) if row["measure"] == "decisions")
    assert [row[name] for name in ("least", "quarter", "median", "three_quarters", "most", "mean")] == [
        10,
        20,
        30,
        40,
        50,
        30,
    ]


def test_a_game_far_beyond_the_quartiles_is_long() -> None:
    counts = [100, 101, 102, 103, 104, 105, 106, 107, 500]
    games = [chronicle(n, [[0, 0], [1, 0]], [0], decisions=count) for n, count in enumerate(counts, 1)]
    (found,) = long_games(games)
    assert (found.facts["count"], found.facts["limit"], found.facts["most"]) == (1, 106 + 3 * 4, 500)
    assert [place.game for place in found.places] == [8]
    assert list(long_games(games[:8])) == []


def test_points_by_source_of_winners_and_others() -> None:
    rows = {row["source"]: row for row in point_sources(FOUR)}
    assert rows["total"]["winners"] == (9 + 8 + 6 + 6 + 20) / 5
    assert rows["land"]["others"] == round(((5 + 2 + 4) - 3) / 3, 4)
    assert rows["gold"]["scored"] == 1.0


def test_what_is_often_open_and_never_taken_is_flagged_where_it_was_open() -> None:
    first = with_verb("play", {"card-a": use(20, 0, 5.0, 7), "card-b": use(20, 20, 5.0)}) | with_verb(
        "war", {"=France": use(29, 0, 9.0)}
    )
    second = with_verb("play", {"card-a": use(15, 0, 4.0, 9)})
    found = idle_actions(usage(first, second), 30)
    assert [(one.test, one.facts["verb"], one.facts["target"], one.facts["offered"]) for one in found] == [
        ("unused", "play", "card-a", 35)
    ]
    assert [(place.game, place.at) for place in found[0].places] == [(0, 6), (1, 8)]


def test_a_verb_that_is_never_used_stands_for_its_targets() -> None:
    found = idle_actions(usage(with_verb("war", {"=France": use(90, 0, 9.0), "=Spain": use(80, 0, 7.0)})), 30)
    assert [(one.facts["verb"], one.facts["target"]) for one in found] == [("war", ANY)]


def test_verbs_without_targets_are_actions_too() -> None:
    uses = with_verb("play", {"card-a": use(4, 0), "card-b": use(4, 4)}) | with_verb("pass", {"": use(4, 0)})
    rows = single_actions(usage(uses).rows())
    assert [(row["verb"], row["target"]) for row in rows] == [("pass", ANY), ("play", "card-a"), ("play", "card-b")]


def test_an_answer_that_could_not_be_used_is_shown_where_it_was_given() -> None:
    games = [chronicle(1, [[0, 0], [1, 0]], [0]), chronicle(2, [[0, 0], [1, 0]], [0], mishaps=[4, 7])]
    (found,) = find_anomalies(games, [], [], [], usage(), 30)
    assert (found.test, found.facts) == ("faults", {"count": 2, "games": 1})
    assert [(place.game, place.at) for place in found.places] == [(1, 4)]


def test_rare_is_far_below_chance() -> None:
    rare = with_verb("play", {"card-a": use(4000, 2, 1000.0), "card-b": use(4000, 3998, 1000.0)})
    assert [(one.test, one.facts["target"]) for one in idle_actions(usage(rare), 30)] == [("rare", "card-a")]


def test_equal_games_do_not_differ_and_others_do_by_what_they_do() -> None:
    games = [chronicle(n, [[0, 0], [n, 1], [n + 5, 2]], [0]) for n in range(1, 11)]
    assert all(row["difference"] == row["low"] == row["high"] == 0 for row in differences(games, games))
    assert all(row["alike"] for row in differences(games, games))
    longer = [game._replace(turns=game.turns + 1 + game.number % 2) for game in games]
    rows = {(row["measure"], row["key"]): row for row in differences(games, longer)}
    turns = rows["turns", ""]
    assert (turns["base"], turns["other"], turns["difference"], turns["pairs"]) == (2, 3.5, 1.5, 10)
    radius = 2.262 * (10 * 0.25 / 9) ** 0.5 / 10**0.5
    assert isclose(turns["high"] - turns["low"], 2 * radius, abs_tol=0.001)
    assert (turns["differs"], turns["alike"]) == (True, False)
    assert not rows["win_seat", "1"]["differs"]
    assert all(row["low"] is None and not row["differs"] for row in differences(games[:7], longer[:7]))


@pytest.mark.parametrize("freedom, known", [(7, 2.365), (9, 2.262), (29, 2.045), (99, 1.984)])
def test_students_quantiles(freedom: int, known: float) -> None:
    assert isclose(student(freedom), known, abs_tol=0.002)


# --- games that are really played


def short_plan(games: int) -> Plan:
    options = find_game("warriors").read_options(3, {"turn_limit": "2"})
    return Plan("warriors", ["easy"] * 3, options, games, "report", False, True)


def test_a_watched_record_counts_what_its_replay_shows() -> None:
    module = find_game("warriors")
    gathered = play_and_watch(short_plan(1), "games.jsonl", 1)
    assert isinstance(gathered.found, Watched)
    game, uses = gathered.found.chronicle, gathered.found.uses
    record = RecordReader(Path("x"), "\n".join(gathered.line["record"])).record(module)
    end = replay(module, record).game
    assert (game.winners, game.points) == (end.winners, [score["total"] for score in module.scores(end)])
    assert game.decisions == len(record.entries) == sum(one.chosen for key, one in uses.items() if key[1] == ANY)
    assert [mark.turn for mark in game.marks] == [0, 1, 2, 2]  # 0 is the preparation
    table = fresh_copy(module, record)
    offered: dict[str, int] = {}
    chosen: dict[str, int] = {}
    for entry in record.entries:
        for verb in {choice.verb for choice in table.game.choices(entry.seat)}:
            offered[verb] = offered.get(verb, 0) + 1
        verb = entry.do.split()[0].rstrip(":").replace("-", "_")
        chosen[verb] = chosen.get(verb, 0) + 1
        table.repeat(entry)
    assert offered == {verb: one.offered for (verb, target), one in uses.items() if target == ANY}
    assert chosen == {verb: one.chosen for (verb, target), one in uses.items() if target == ANY and one.chosen}
    assert isclose(sum(one.blind for (_, target), one in uses.items() if target == ANY), len(record.entries))


def test_records_without_an_end_or_of_other_rules_are_not_counted() -> None:
    module = find_game("warriors")
    lines = play_and_watch(short_plan(1), "games.jsonl", 1).line["record"]
    broken = RecordReader(Path("x"), "\n".join(lines[:-1])).record(module)
    found = watch(module, broken, "x", 0)
    assert isinstance(found, Skipped)
    assert found.why == UNFINISHED
    other = RecordReader(Path("x"), "\n".join(lines)).record(module)
    other.entries[4].do = "done"
    found = watch(module, other, "x", 0)
    assert isinstance(found, Skipped)
    assert (found.why, found.at) == (OTHER_RULES, 5)
    wrong = RecordReader(Path("x"), "\n".join(lines)).record(module)
    wrong.end = {"winners": [0, 1, 2], "scores": [0, 0, 0]}
    assert isinstance(watch(module, wrong, "x", 0), Skipped)


def test_columns_of_a_sweep_are_all_combinations_on_common_seeds() -> None:
    module = find_game("warriors")
    columns = make_columns(module, 3, {}, None, Changes(sweeps=["turn-limit=1,2", "map=west,east"]))
    assert [column.label for column in columns] == [
        "turn_limit=1, map=west",
        "turn_limit=1, map=east",
        "turn_limit=2, map=west",
        "turn_limit=2, map=east",
    ]
    assert [column.options["turn_limit"] for column in columns] == [1, 1, 2, 2]


@pytest.mark.parametrize(
    "sweep, values",
    [
        ("handicap=0,0,0; 5,0,0;0,2,7", ["", "5,0,0", "0,2,7"]),
        ("handicap=5,0,0", ["5,0,0"]),
        ("turn-limit=3;4", [3, 4]),
    ],
)
def test_values_of_a_sweep_with_commas_of_their_own_are_separated_by_semicolons(
    sweep: str, values: list[str | int]
) -> None:
    columns = make_columns(find_game("warriors"), 3, {}, None, Changes(sweeps=[sweep]))
    name = sweep.partition("=")[0].replace("-", "_")
    assert [column.options[name] for column in columns] == values


def test_the_same_rules_as_a_second_column_make_no_difference() -> None:
    module = find_game("warriors")
    columns = make_columns(module, 3, {"turn_limit": "2"}, None, Changes(against=["turn_limit=2"]))
    played = []
    for column in columns:
        plan = short_plan(8)._replace(options=column.options)
        found = [one.found for one in play_games(plan, "x.jsonl", Here())]
        played.append([one.chronicle for one in found if isinstance(one, Watched)])
    rows = differences(*played)
    assert len(played[0]) == 8
    assert len(rows) > 10
    assert all(row["difference"] == 0 and row["low"] in (None, 0) and not row["differs"] for row in rows)


def test_an_override_is_a_pack_that_changes_one_value(tmp_path: Path) -> None:
    module = find_game("warriors")
    changes = Changes(overrides=["units.units.cavalry.upkeep=3,4"])
    columns = make_columns(module, 3, {}, None, changes)
    assert [column.label for column in columns] == [
        "",
        "units.units.cavalry.upkeep=3",
        "units.units.cavalry.upkeep=4",
    ]
    packs = [column.pack for column in columns]
    assert packs[0] is None
    assert packs[2] is not None
    assert packs[2].files == {"units.toml": {"units": [{"key": "cavalry", "upkeep": 4}]}}
    write_pack(packs[2], tmp_path / "pack")
    assert open_pack(tmp_path / "pack").hash == packs[2].hash


@pytest.mark.parametrize(
    "text, code",
    [
        ("ships.units.cavalry.upkeep=4", "report_override_place"),
        ("units.boats.cavalry.upkeep=4", "report_override_place"),
        ("units.units.elephants.upkeep=4", "report_override_place"),
        ("units.units.cavalry.speed=4", "report_override_place"),
        ("units.units.cavalry=4", "report_override_place"),
        ("units.units.cavalry.upkeep=]", "report_override_value"),
        ("units.units.cavalry.upkeep", "pair_without_value"),
        ("units.units.cavalry.upkeep=", "pair_without_value"),
        ("units.units.cavalry.upkeep= ", "pair_without_value"),
    ],
)
def test_overrides_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        make_columns(find_game("warriors"), 3, {}, None, Changes(overrides=[text]))
    assert caught.value.code == code


@pytest.mark.parametrize(
    "changes, what",
    [
        (Changes(sweeps=["turn-limit=1,1"]), "turn_limit=1"),
        (Changes(sweeps=["turn-limit=1,2,01"]), "turn_limit=01"),
        (Changes(sweeps=["handicap=;0,0,0"]), "handicap=0,0,0"),
        (Changes(sweeps=["turn-limit=1", "turn-limit=2"]), "turn_limit"),
        (Changes(sweeps=["map=west,east"]), "map"),
        (Changes(against=["turn-limit=1", "turn-limit=2"]), "turn_limit"),
        (Changes(sweeps=["turn-limit=1,2"], against=["turn-limit=2"]), "turn_limit=2"),
        (Changes(overrides=["units.units.cavalry.upkeep=4,4"]), "units.units.cavalry.upkeep=4"),
        (Changes(packs=[open_pack(Path("examples/packs/dear-cavalry"))] * 2), "pack dear-cavalry 1"),
    ],
)
def test_what_is_given_twice_is_refused(changes: Changes, what: str) -> None:
    with pytest.raises(InputError) as caught:
        make_columns(find_game("warriors"), 3, {"map": "east"}, None, changes)
    assert (caught.value.code, caught.value.params) == ("report_twice", {"what": what})
