"""Files of a simulation: what is in them, and what is left of them when somebody pulls the plug."""

import json
import subprocess
import sys
import time
from pathlib import Path
from signal import SIGINT, SIGKILL, Signals
from typing import Any

import pytest
from pyarrow.parquet import read_table
from tests.cli.running import PATIENCE, clean_environment, heed_interrupts
from tests.lab.playing import plan, without_seconds

from quadriga.engine.errors import InputError
from quadriga.lab.executors import Here
from quadriga.lab.outputs import kept_journal, rows_of, unfinished
from quadriga.lab.run import Run, seed_of_earlier
from quadriga.lab.simulation import Results, simulate

SEATS = ["random", "random", "random"]
# Small groups, so that some are full soon.
COMMAND = "from quadriga.lab import outputs; outputs.GROUP = 12; from quadriga.cli import main; main()"
ARGUMENTS = ("simulate", "realm", "--seats=random,random,random", "--seed=lab", "--rotate", "--jobs=1", "--json")


def start(*arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", COMMAND, *ARGUMENTS, *(str(argument) for argument in arguments)]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=clean_environment(None) | {"QUADRIGA_LANG": "en"},
        preexec_fn=heed_interrupts,
    )


def interrupted(signal: Signals, games: int, journal: Path, *arguments: object) -> str:
    """Start a long run, strike it once so many games are in the journal; what it said on its error stream."""
    with start("--games=100000", *arguments) as process:
        deadline = time.monotonic() + PATIENCE
        while not journal.exists() or journal.read_bytes().count(b"\n") <= games:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        process.send_signal(signal)
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == (130 if signal == SIGINT else -SIGKILL)
    return said


def finish(*arguments: object) -> Any:
    with start(*arguments) as process:
        out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, said
    return json.loads(out)


def rows(games: int) -> list[dict[str, Any]]:
    """As they ought to be, without the seconds."""
    found = [row for match in simulate(plan("realm", SEATS, games), Here()) for row in rows_of(match)]
    return timeless(found)


def timeless(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "seconds"} for row in found]


def documents(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def summary(games: int) -> Any:
    asked = plan("realm", SEATS, games)
    results = Results(asked)
    for match in simulate(asked, Here()):
        results.add(match)
    return json.loads(json.dumps(results.document()))


def test_a_row_says_who_played_what_and_what_came_of_it(tmp_path: Path) -> None:
    asked = plan("warriors", ["greedy", "random"], 3, turn_limit=2)
    with Run(asked, None, tmp_path / "rows.parquet", resume=False) as run:
        matches = list(run.play(Here()))
    found = read_table(tmp_path / "rows.parquet").to_pylist()
    assert [(row["number"], row["seat"]) for row in found] == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]
    assert [row["bot"] for row in found[:4]] == ["greedy", "random", "random", "greedy"]
    for row in found:
        played = matches[row["number"] - 1].played
        seat = row["seat"] - 1
        assert row["total"] == sum(value for name, value in row.items() if name.startswith("points_"))
        assert row["total"] == played.points[seat]
        assert row["decisions"] == played.asked[seat] > 0
        assert row["seconds"] > 0
        assert row["faults"] == 0
        assert row["side"] == played.sides[seat]
    assert sum(row["won"] for row in found) == pytest.approx(3)
    assert len({row["side"] for row in found[:2]}) == 2
    assert sorted(tmp_path.iterdir()) == [tmp_path / "rows.parquet", tmp_path / "rows.parquet.journal"]


def test_json_lines_hold_the_same_rows(tmp_path: Path) -> None:
    with Run(plan("realm", SEATS, 4), None, tmp_path / "rows.jsonl", resume=False) as run:
        list(run.play(Here()))
    assert timeless(documents(tmp_path / "rows.jsonl")) == rows(4)


def test_an_interrupt_leaves_a_readable_file_and_the_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "rows.parquet"
    said = interrupted(SIGINT, 9, unfinished(file) / "journal.jsonl", "--results", file)
    assert "--resume goes on" in said
    kept = read_table(file).to_pylist()
    assert len(kept) >= 27
    games = len(kept) // 3
    assert timeless(kept) == rows(games)
    assert finish("--results", file, "--resume", f"--games={games + 5}") == summary(games + 5)
    assert timeless(read_table(file).to_pylist()) == rows(games + 5)
    assert sorted(tmp_path.iterdir()) == [file, kept_journal(file)]


def test_who_is_killed_leaves_whole_groups_and_the_run_goes_on(tmp_path: Path) -> None:
    file, records = tmp_path / "rows.parquet", tmp_path / "games.jsonl"
    journal = unfinished(file) / "journal.jsonl"
    interrupted(SIGKILL, 9, journal, "--results", file, "--out", records)
    parts = sorted(unfinished(file).glob("part-*.parquet"))
    kept = [row for part in parts for row in read_table(part).to_pylist()]
    assert len(kept) >= 24
    assert timeless(kept) == rows(len(kept) // 3)
    with journal.open("a", encoding="utf-8") as damaged:
        damaged.write('{"number": 10')  # a line cut short
    games = journal.read_bytes().count(b"\n") + 3
    assert finish("--results", file, "--out", records, "--resume", f"--games={games}") == summary(games)
    assert timeless(read_table(file).to_pylist()) == rows(games)
    lines = documents(records)
    assert [line["game"] for line in lines] == list(range(1, games + 1))
    whole = list(simulate(plan("realm", SEATS, games, records=True), Here()))
    assert [len(line["record"]) for line in lines] == [len(match.played.lines) for match in whole]
    assert sorted(tmp_path.iterdir()) == [records, file, kept_journal(file)]


def refusal(**changes: Any) -> InputError:
    given = {"plan": plan("realm", SEATS, 2), "records": None, "rows": None, "resume": False} | changes
    with pytest.raises(InputError) as caught:
        Run(**given)
    return caught.value


def test_nothing_is_written_over_and_nothing_resumed_that_is_not_there(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text("Dear Anna", encoding="utf-8")
    assert refusal(rows=file).code == "out_exists"
    assert refusal(rows=file, resume=True).code == "nothing_to_resume"
    assert refusal(resume=True).code == "nothing_to_resume"
    assert refusal(rows=tmp_path / "rows.csv").code == "results_suffix"
    assert refusal(rows=tmp_path / "no" / "folder.parquet").code == "file_unwritable"
    assert refusal(records=tmp_path / "a.jsonl", rows=tmp_path / "no" / "rows.jsonl").code == "file_unwritable"
    assert file.read_text(encoding="utf-8") == "Dear Anna"
    assert list(tmp_path.iterdir()) == [file]


def run_through(games: int, records: Path | None, rows: Path | None, resume: bool = True) -> list[int]:
    with Run(plan("realm", SEATS, games, records is not None), records, rows, resume) as run:
        return [match.number for match in run.play(Here())]


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_to_resume_what_was_never_begun_begins_it_and_a_finished_run_takes_more_games(
    name: str, tmp_path: Path
) -> None:
    records, file = tmp_path / "games.jsonl", tmp_path / name
    assert run_through(3, records, file) == [1, 2, 3]
    assert seed_of_earlier(records, file) == "lab"
    assert run_through(5, records, file) == [4, 5]
    assert run_through(5, records, file) == []
    found = read_table(file).to_pylist() if name.endswith("parquet") else documents(file)
    assert timeless(found) == rows(5)
    lines = documents(records)
    assert [line["game"] for line in lines] == [1, 2, 3, 4, 5]
    before = sorted((path, path.read_bytes()) for path in tmp_path.iterdir())
    assert refusal(plan=plan("realm", SEATS, 2, True), records=records, rows=file, resume=True).code == "resume_more"
    other = refusal(plan=plan("realm", SEATS[:2], 9, True), records=records, rows=file, resume=True)
    assert (other.code, other.params["key"]) == ("journal_other", "seats")
    assert refusal(records=records, rows=file).code == "out_exists"
    assert sorted((path, path.read_bytes()) for path in tmp_path.iterdir()) == before
    records.unlink()
    file.unlink()
    assert run_through(2, records, file) == [1, 2]


def test_a_finished_run_that_is_struck_while_it_grows_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    run_through(2, None, file)
    with pytest.raises(KeyboardInterrupt):
        play_until_interrupted(file, 4, resume=True)
    assert refusal(rows=file).code == "run_unfinished"
    assert run_through(6, None, file) == [5, 6]
    assert timeless(documents(file)) == rows(6)


def play_until_interrupted(file: Path, games: int, resume: bool = False) -> None:
    with Run(plan("realm", SEATS, 9), None, file, resume) as run:
        for match in run.play(Here()):
            if match.number == games:
                raise KeyboardInterrupt


def test_another_run_cannot_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    with pytest.raises(KeyboardInterrupt):
        play_until_interrupted(file, 4)
    assert refusal(rows=file).code == "run_unfinished"
    assert refusal(rows=file, resume=True).code == "resume_more"
    other = refusal(plan=plan("realm", SEATS[:2], 9), rows=file, resume=True)
    assert (other.code, other.params["key"]) == ("journal_other", "seats")
    journal = unfinished(file) / "journal.jsonl"
    text = journal.read_text(encoding="utf-8")
    for broken in (text.replace('"number":2', '"number":7'), text.replace('"winners"', '"losers"'), "[]\n"):
        journal.write_text(broken, encoding="utf-8")
        assert refusal(plan=plan("realm", SEATS, 9), rows=file, resume=True).code == "journal_damaged"
    journal.write_text(text, encoding="utf-8")
    with Run(plan("realm", SEATS, 9), None, file, resume=True) as run:
        later = list(run.play(Here()))
    assert [match.number for match in later] == [5, 6, 7, 8, 9]
    assert without_seconds(later) == without_seconds(simulate(plan("realm", SEATS, 9), Here()))[4:]
