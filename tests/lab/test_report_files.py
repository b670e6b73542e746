"""What ``quadriga report`` leaves behind when something goes wrong, and how to go on from there."""

import json
from collections.abc import Iterator
from pathlib import Path
from resource import RLIMIT_FSIZE, getrlimit, setrlimit
from shlex import split
from typing import Any

import pytest
from tests.cli.running import Terminal, run

from quadriga.lab.report.sources import play_games

PLAYED = ("report", "warriors", "--seats=easy,easy,easy", "--seed=7", "--turn-limit=1", "--jobs=1", "--lang=en")


@pytest.fixture
def small_disk() -> Iterator[Any]:
    """No file may grow beyond so many bytes."""
    before = getrlimit(RLIMIT_FSIZE)
    yield lambda size: setrlimit(RLIMIT_FSIZE, (size, before[1]))
    setrlimit(RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_finished_games_are_kept(tmp_path: Path, small_disk: Any) -> None:
    out = tmp_path / "r.html"
    small_disk(30_000)
    result = run(*PLAYED, "--games=40", "--out", out)
    small_disk(50_000_000)
    file = tmp_path / "r-games" / "1.jsonl"
    assert result.exit_code == 2, result.output
    assert f"{file} cannot be written" in result.stderr
    lines = file.read_text(encoding="utf-8").splitlines()
    assert 0 < len([json.loads(line) for line in lines]) < 40
    assert f"{len(lines)} finished game" in result.stderr
    assert not out.exists()


def test_a_disk_too_full_for_the_page_leaves_no_part_of_it(tmp_path: Path, small_disk: Any) -> None:
    out = tmp_path / "r.html"
    small_disk(200_000)
    result = run(*PLAYED, "--games=2", "--out", out, "--csv", tmp_path / "csv")
    small_disk(50_000_000)
    assert result.exit_code == 2, result.output
    assert f"{out} cannot be written" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["r-games"]


@pytest.mark.parametrize("option", ["--csv", "--parquet", "--out"])
def test_what_cannot_be_written_is_told_before_a_game_is_played(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.cli.report.play_games", None)
    (tmp_path / "file").touch()
    aims = {"--out": tmp_path / "new" / "x.html", "--csv": tmp_path / "csv", option: tmp_path / "file" / "foo"}
    result = run(*PLAYED, "--games=2", *(word for pair in aims.items() for word in pair))
    assert result.exit_code == 2, result.output
    assert "cannot be written" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_tables_that_cannot_be_written_leave_no_page_and_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(doc: object, folder: Path) -> None:
        (folder / "wins.parquet").touch()
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("quadriga.cli.report_files.write_parquet", full)
    out = tmp_path / "r.html"
    result = run(*PLAYED, "--games=2", "--out", out, "--csv", tmp_path / "csv", "--parquet", tmp_path / "parquet")
    assert result.exit_code == 2, result.output
    assert f"{tmp_path / 'parquet'} cannot be written: “No space left on device”" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["r-games"]


def broken_off(plan: Any, file: str, executor: Any) -> Iterator[Any]:
    games = play_games(plan, file, executor)
    yield next(games)
    yield next(games)
    raise KeyboardInterrupt


@pytest.mark.parametrize("pack", [[], ["--pack=examples/packs/dear-cavalry"]])
def test_an_interrupt_keeps_the_finished_games_and_names_the_way_out(
    pack: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quadriga.cli.report.play_games", broken_off)
    out = tmp_path / "r.html"
    stopped = run(*PLAYED, *pack, "--games=9", "--out", out, "--csv", tmp_path / "csv")
    assert stopped.exit_code != 0
    assert [path.name for path in tmp_path.iterdir()] == ["r-games"]
    said, _, command = stopped.stderr.strip().partition(": ")
    assert said == "Stopped. 2 finished games are kept; a report on them"
    again = run(*PLAYED, *pack, "--games=9", "--out", out)
    assert again.exit_code == 2
    assert command in again.stderr
    words = split(command)
    assert words[:3] == ["quadriga", "report", "--from"]
    result = run(*words[1:], "--lang=en", "--plain", "--jobs=1")
    assert result.exit_code == 0, result.output
    assert "2 games are counted." in result.stdout
    assert out.exists()


def test_an_interrupt_without_records_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.cli.report.play_games", broken_off)
    stopped = run(*PLAYED, "--games=9", "--no-records", "--out", tmp_path / "r.html")
    assert "Stopped after 2 games." in stopped.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_games_without_any_game_is_only_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "r-games").mkdir()
    result = run(*PLAYED, "--games=1", "--out", tmp_path / "r.html")
    assert result.exit_code == 2
    assert "r-games already exists" in result.stderr


def test_interrupted_on_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "r-games" / "1.jsonl"
    with Terminal(*PLAYED, "--games=500", "--out", tmp_path / "r.html", state=tmp_path) as terminal:
        while not (file.exists() and file.stat().st_size):
            assert terminal.take(0.2), terminal.text
        terminal.interrupt()
        assert terminal.end() == 130
        assert "Stopped." in terminal.text
    assert file.stat().st_size
