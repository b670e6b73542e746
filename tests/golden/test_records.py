"""One record for each way in which a game can end, replayed and verified; tools/make_golden.py writes them anew."""

from pathlib import Path

import pytest
from tools.make_golden import ENDINGS

from quadriga.engine.record import RecordReader
from quadriga.engine.table import Table, replay, verify
from quadriga.games.registry import find_game

HERE = Path(__file__).parent
FILES = [HERE / game / f"{ending}.jsonl" for game, endings in ENDINGS.items() for ending in endings]
each_file = pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])


def replayed(name: str) -> Table:
    path = HERE / f"{name}.jsonl"
    module = find_game(path.parent.name)
    return replay(module, RecordReader(path).record(module), path)


def told(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def best(table: Table) -> int:
    return max(score["total"] for score in table.module.scores(table.game))


def test_every_record_has_its_maker() -> None:
    assert sorted(HERE.glob("*/*.jsonl")) == sorted(FILES)


@each_file
def test_record_holds(file: Path) -> None:
    assert verify(find_game(file.parent.name), file) == []


@each_file
def test_record_says_the_same_after_a_replay(file: Path) -> None:
    assert replayed(f"{file.parent.name}/{file.stem}").record.end == RecordReader(file).docs[-1]["end"]


def test_warriors_last_turn() -> None:
    table = replayed("warriors/last_turn")
    assert table.module.stage(table.game)[0] == table.record.options["turn_limit"]
    assert best(table) < 37


def test_warriors_threshold_reached() -> None:
    table = replayed("warriors/threshold_reached")
    assert table.module.stage(table.game)[0] < int(table.record.options["turn_limit"])
    assert best(table) >= 42


def test_warriors_agreed() -> None:
    table = replayed("warriors/agreed")
    assert [entry.do for entry in table.record.entries[-3:]] == ["end-game", "agree", "agree"]
    assert "end.refused" in told(table)


def test_warriors_time_up() -> None:
    table = replayed("warriors/time_up")
    assert table.record.entries[-1].seat == -1
    assert told(table)[-2:] == ["time.called", "game.won"] or told(table)[-3] == "time.called"


def test_warriors_ally_left() -> None:
    """The alliance of the leaver keeps its points and can still win."""
    table = replayed("warriors/ally_left")
    assert "seat.left" in told(table)
    assert "seat.barbarised" not in told(table)


def test_warriors_leaver_barbarised() -> None:
    table = replayed("warriors/leaver_barbarised")
    assert "seat.barbarised" in told(table)
    assert table.module.stage(table.game)[0] == table.record.options["turn_limit"]
    assert table.module.scores(table.game)[0]["total"] == 0
    assert 0 not in table.game.winners


@pytest.mark.parametrize(
    ("name", "seats", "rounds"),
    [("standard_two", 2, 6), ("standard_three", 3, 6), ("standard_four", 4, 6), ("marathon_three", 3, 9)],
)
def test_byzantion_goes_through_all_its_rounds(name: str, seats: int, rounds: int) -> None:
    table = replayed(f"byzantion/{name}")
    kinds = told(table)
    assert (table.game.seats, table.module.stage(table.game)[0], kinds.count("turn.started")) == (seats, rounds, rounds)
    assert kinds.count("mission.revealed") == 3 * seats
    assert {best(table)} == {table.module.scores(table.game)[seat]["total"] for seat in table.game.winners}


@pytest.mark.parametrize(("name", "rounds"), [("solo_rank", 7), ("solo_marathon", 9)])
def test_byzantion_solo_ends_with_a_rank(name: str, rounds: int) -> None:
    table = replayed(f"byzantion/{name}")
    assert table.module.stage(table.game)[0] == rounds
    assert told(table)[-1] == "reign.ended"


def test_byzantion_solo_defeat() -> None:
    table = replayed("byzantion/solo_defeat")
    assert "reign.lost" in told(table)
    assert table.game.winners == []


@pytest.mark.parametrize(
    ("name", "winners"), [("auctoritas_decides", [0]), ("nomisma_decides", [0]), ("shared_victory", [0, 1])]
)
def test_byzantion_ties(name: str, winners: list[int]) -> None:
    table = replayed(f"byzantion/{name}")
    assert len({score["total"] for score in table.module.scores(table.game)}) == 1
    assert table.game.winners == winners


def test_byzantion_time_and_leaving() -> None:
    assert "time.called" in told(replayed("byzantion/time_called"))
    alone = replayed("byzantion/last_one_present")
    assert (alone.game.absent, alone.game.winners) == ([0, 2], [1])
    left = replayed("byzantion/leaver_played_on")
    assert left.game.absent == [1]
    assert 1 not in left.game.winners
    assert told(left).count("turn.started") == 6


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("turns_used_up", ""),
        ("era_ends", "era_end"),
        ("diplomatic_victory", "diplomatic"),
        ("military_victory", "military"),
        ("technological_victory", "technological"),
        ("total_conquest", "conquest"),
        ("last_one_present", "last_left"),
    ],
)
def test_civilization_ends(name: str, ending: str) -> None:
    table = replayed(f"civilization/{name}")
    view = table.module.view(table.game, -1)
    assert (table.game.over, view["ending"]) == (True, ending)
    if name != "total_conquest":
        assert {best(table)} == {table.module.scores(table.game)[seat]["total"] for seat in table.game.winners}


def test_civilization_leaver_removed() -> None:
    table = replayed("civilization/leaver_removed")
    view = table.module.view(table.game, -1)
    assert (view["turn"], view["seats"][1]["gone"]) == (4, True)
    assert 1 not in table.game.winners
    assert view["seats"][1]["settlements"] == 0
