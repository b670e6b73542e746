"""Resumed runs: full disks, power cuts, two at once, other bots, and files that were hardly begun."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from resource import RLIMIT_FSIZE, setrlimit
from typing import Any

import pytest
from pyarrow.parquet import read_table
from tests.cli.running import PATIENCE, clean_environment, run
from tests.lab.playing import plan
from tools.compile import synchronise

import quadriga
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.lab import arena, simulation
from quadriga.lab.arena import Arena, Contest
from quadriga.lab.executors import Here
from quadriga.lab.journal import Journal
from quadriga.lab.lineups import Lineup
from quadriga.lab.outputs import RecordLines, kept_journal, rows_of, unfinished
from quadriga.lab.run import Run
from quadriga.lab.simulation import Match, simulate
from quadriga.lab.sources import bots_digest

SEATS = ["random", "random", "random"]
CONTEST = Contest(
    "warriors", find_game("warriors").read_options(2, {"turn_limit": 1}), 2, "lab", [Lineup(("random", "medium"), 2)]
)


@contextmanager
def begun(games: int, records: Path | None, rows: Path | None, resume: bool = True) -> Iterator[Run]:
    with Run(plan("realm", SEATS, games, records is not None), records, rows, resume) as found:
        yield found


def play(games: int, records: Path | None, rows: Path | None, resume: bool = True) -> list[int]:
    with begun(games, records, rows, resume) as found:
        return [match.number for match in found.play(Here())]


def refusal(games: int, records: Path | None, rows: Path | None, resume: bool = True) -> InputError:
    with pytest.raises(InputError) as caught:
        play(games, records, rows, resume)
    return caught.value


def interrupt(games: int, records: Path | None, rows: Path | None) -> None:
    """A run of which so many games are played."""
    with pytest.raises(KeyboardInterrupt):
        play_until_interrupted(games, records, rows)


def play_until_interrupted(games: int, records: Path | None, rows: Path | None) -> None:
    with begun(games + 5, records, rows) as found:
        for match in found.play(Here()):
            if match.number == games:
                raise KeyboardInterrupt


def whole(games: int) -> list[Match]:
    return list(simulate(plan("realm", SEATS, games, records=True), Here()))


def is_complete(games: int, records: Path, rows: Path) -> bool:
    """All games are in both files, each once."""
    found = read_table(rows).to_pylist() if rows.suffix == ".parquet" else documents(rows)
    wanted = [row for match in whole(games) for row in rows_of(match)]
    lines = [(line["game"], line["seed"], len(line["record"])) for line in documents(records)]
    return timeless(found) == timeless(wanted) and lines == [
        (match.number, match.seed, len(match.played.lines)) for match in whole(games)
    ]


def documents(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, "seconds": 0} for row in rows]


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- two at once


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_a_run_that_is_being_played_is_not_resumed_by_a_second_process(name: str, tmp_path: Path) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / name
    with begun(6, records, rows, resume=False) as first:
        playing = first.play(Here())
        next(playing)
        before = contents(tmp_path)
        assert refusal(6, records, rows).code == "run_busy"
        assert contents(tmp_path) == before
        assert len(list(playing)) == 5
    assert is_complete(6, records, rows)
    assert play(7, records, rows) == [7]


def test_an_arena_that_is_being_played_is_not_resumed_by_a_second_process(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    with closing(Arena(CONTEST, file)) as first:
        with pytest.raises(InputError) as caught:
            Arena(CONTEST, file)
        assert caught.value.code == "run_busy"
        assert len(list(first.play(Here()))) == 4
    with closing(Arena(CONTEST, file)) as second:
        assert second.missing() == []


def test_a_journal_that_its_last_owner_has_just_moved_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    Journal(old, {}).close()

    def seize(file: Any) -> bool:
        old.rename(new)
        return True

    monkeypatch.setattr("quadriga.lab.lock.seize", seize)
    with pytest.raises(InputError, match="run_busy"):
        Journal(old, {})


# --- full disks


def on_a_small_disk(size: int, *arguments: object) -> "subprocess.CompletedProcess[str]":
    code = "from quadriga.lab import outputs; outputs.GROUP = 12; from quadriga.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *(str(argument) for argument in arguments)],
        capture_output=True,
        encoding="utf-8",
        env=clean_environment(None) | {"QUADRIGA_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"},  # it would be cut short
        preexec_fn=lambda: setrlimit(RLIMIT_FSIZE, (size, size)),
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
@pytest.mark.parametrize("size", [3_000, 12_000])
@pytest.mark.parametrize("with_records", [False, True])
def test_a_full_disk_is_told_in_a_sentence_and_the_run_goes_on(
    name: str, size: int, with_records: bool, tmp_path: Path
) -> None:
    rows = tmp_path / name
    records = tmp_path / "games.jsonl"
    command = ["simulate", "realm", "--seats=random,random,random", "--seed=lab", "--rotate", "--jobs=1", "--games=60"]
    command += ["--results", str(rows), *(["--out", str(records)] if with_records else [])]
    result = on_a_small_disk(size, *command)
    assert result.returncode == 2
    assert "cannot be written" in result.stderr
    assert "File too large" in result.stderr
    assert "Traceback" not in result.stderr
    assert run(*command, "--resume", "--plain").exit_code == 0
    if with_records:
        assert is_complete(60, records, rows)
    else:
        found = read_table(rows).to_pylist() if name.endswith("parquet") else documents(rows)
        assert [row["number"] for row in found] == [number for number in range(1, 61) for _ in SEATS]


def test_a_full_disk_under_the_arena(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    command = ["arena", "warriors", "--turn-limit=1", "--lineup=random,medium", "--games=20", "--seed=1", "--jobs=1"]
    command += ["--resume", str(file), "--json"]
    result = on_a_small_disk(4000, *command)
    assert (result.returncode, "Traceback" in result.stderr) == (2, False)
    assert f"{file} cannot be written: “File too large”." in result.stderr
    doc = json.loads(run(*command).stdout)
    assert doc["games"] == 20
    assert doc["earlier"] > 3


def test_no_file_is_left_where_not_even_the_header_fits(tmp_path: Path) -> None:
    result = on_a_small_disk(30, "simulate", "realm", "--seats=random,random", "--results", tmp_path / "rows.jsonl")
    assert (result.returncode, "Traceback" in result.stderr) == (2, False)
    assert list(tmp_path.iterdir()) == []


def test_if_one_file_cannot_be_closed_the_others_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / "rows.parquet"

    closed = RecordLines.close

    def full(output: RecordLines) -> None:
        closed(output)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(RecordLines, "close", full)
    with pytest.raises(InputError, match=r"file_unwritable\(file=.*games.jsonl, cause=No space left on device\)"):
        play(4, records, rows)
    assert read_table(rows).num_rows == 12
    assert unfinished(rows).exists()


# --- files that fall behind


def test_records_that_were_left_out_once_catch_up(tmp_path: Path) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / "rows.jsonl"
    assert play(4, records, rows) == [1, 2, 3, 4]
    assert play(6, None, rows) == [5, 6]
    assert play(6, records, rows) == [5, 6]
    assert is_complete(6, records, rows)


CUTS: dict[str, Callable[[bytes], bytes]] = {
    "a line short": lambda text: text[: text[:-1].rindex(b"\n") + 1],
    "torn": lambda text: text[:-40],
    "torn at once": lambda text: text[:5],
    "empty": lambda text: b"",
    "zeros": lambda text: text[: text[:-1].rindex(b"\n") + 1] + bytes(500),
    "zeros alone": lambda text: bytes(500),
}


@pytest.mark.parametrize("cut", CUTS.values(), ids=CUTS)
@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_whoever_pulls_the_plug_loses_no_more_than_the_last_games(
    cut: Callable[[bytes], bytes], name: str, tmp_path: Path
) -> None:
    """Any of the files may have lost its end, since the system writes them in its own time."""
    for short in ("games.jsonl", name, f"{name}.unfinished/journal.jsonl"):
        folder = tmp_path / Path(short).name
        folder.mkdir()
        records, rows, file = folder / "games.jsonl", folder / name, folder / short
        interrupt(4, records, rows)
        if file.name == "journal.jsonl" and cut in (CUTS["torn at once"], CUTS["empty"], CUTS["zeros alone"]):
            continue  # its header is on the disk before anything else is written
        file.write_bytes(cut(file.read_bytes()))
        play(6, records, rows)
        assert is_complete(6, records, rows)
        assert sorted(folder.iterdir()) == [records, rows, kept_journal(rows)]


def test_a_foreign_file_is_not_taken_for_records_that_fell_behind(tmp_path: Path) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / "rows.jsonl"
    interrupt(3, records, rows)
    own = records.read_bytes()
    for text in (b"Dear Anna", b"Dear Anna\n", own.replace(b"lab/2", b"lax/2"), own + b"Dear Anna\n"):
        records.write_bytes(text)
        before = contents(tmp_path)
        assert refusal(6, records, rows).code == "games_file_damaged"
        assert contents(tmp_path) == before
    records.unlink()
    assert refusal(6, records, rows).code == "nothing_to_resume"
    records.write_bytes(own)
    assert play(6, records, rows) == [4, 5, 6]


# --- other bots


def test_games_of_other_bots_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, file = tmp_path / "rows.jsonl", tmp_path / "arena.jsonl"
    interrupt(3, None, rows)
    Arena(CONTEST, file).close()
    before = contents(tmp_path)
    with monkeypatch.context() as patched:
        for module in (arena, simulation):
            patched.setattr(module, "bots_digest", lambda game: "other weights")
        assert refusal(9, None, rows).code == "journal_code"
        with pytest.raises(InputError, match="journal_code"):
            Arena(CONTEST, file)
    assert contents(tmp_path) == before
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f',"code":"{bots_digest("warriors")}"', ""), encoding="utf-8")
    with pytest.raises(InputError, match="journal_code"):  # of an earlier version
        Arena(CONTEST, file)


@pytest.mark.parametrize(
    "name, decides",
    [
        ("bots/warriors/evaluation.json", True),
        ("bots/warriors/weights.py", True),
        ("bots/search/efforts.py", True),
        ("games/warriors/hidden.py", True),
        ("engine/game.py", True),
        ("engine/game.cpython-311-x86_64-linux-gnu.so", False),
        ("bots/__pycache__/levels.cpython-311.pyc", False),
        ("games/warriors/locale/en.ftl", False),
        ("bots/medioevo/weights.py", False),
        ("games/medioevo/hidden.py", False),
        ("lab/run.py", False),
    ],
)
def test_the_digest_covers_what_the_answers_depend_on(
    name: str, decides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quadriga, "__file__", str(tmp_path / "__init__.py"))
    file = tmp_path / name
    file.parent.mkdir(parents=True)
    before = bots_digest.__wrapped__("warriors")
    file.write_text("1", encoding="utf-8")
    assert (bots_digest.__wrapped__("warriors") != before) == decides


def test_the_compiled_copy_has_the_same_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = Path(quadriga.__file__).parent
    here = bots_digest.__wrapped__("warriors")
    synchronise(package, tmp_path / "quadriga", {})
    (tmp_path / "quadriga" / "engine" / "game.cpython-311-x86_64-linux-gnu.so").touch()
    monkeypatch.setattr(quadriga, "__file__", str(tmp_path / "quadriga" / "__init__.py"))
    assert bots_digest.__wrapped__("warriors") == here


# --- files that were hardly begun


def test_an_empty_journal_is_no_run_yet(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    file.touch()
    command = ("arena", "warriors", "--turn-limit=1", "--lineup=random,medium", "--games=2", "--jobs=1", "--json")
    first = json.loads(run(*command, "--resume", file).stdout)
    assert (first["games"], first["earlier"]) == (2, 0)
    assert json.loads(run(*command, "--resume", file).stdout)["seed"] == first["seed"]


@pytest.mark.parametrize("made", [[], ["journal"], ["rows"], ["journal", "rows"], ["journal", "rows", "games"]])
def test_a_run_that_was_killed_at_once_can_be_resumed(made: list[str], tmp_path: Path) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / "rows.jsonl"
    unfinished(rows).mkdir()
    paths = {"journal": unfinished(rows) / "journal.jsonl", "rows": rows, "games": records}
    for name in made:
        paths[name].touch()
    command = ("simulate", "realm", "--seats=random,random,random", "--rotate", "--games=3", "--seed=lab", "--jobs=1")
    result = run(*command, "--out", records, "--results", rows, "--resume", "--plain")
    assert result.exit_code == 0, result.output
    assert is_complete(3, records, rows)
    assert sorted(tmp_path.iterdir()) == [records, rows, kept_journal(rows)]


def test_a_run_that_was_killed_before_its_files_were_made_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records, rows = tmp_path / "games.jsonl", tmp_path / "rows.parquet"
    with monkeypatch.context() as patched:
        patched.setattr("quadriga.lab.run.RecordLines", Killed)
        with pytest.raises(KeyboardInterrupt):
            play(3, records, rows, resume=False)
    assert (unfinished(rows) / "journal.jsonl").read_bytes().count(b"\n") == 1
    assert play(3, records, rows) == [1, 2, 3]
    assert is_complete(3, records, rows)


class Killed(RecordLines):
    def begin(self) -> None:
        raise KeyboardInterrupt


def test_of_files_that_cannot_all_be_made_none_is_left(tmp_path: Path) -> None:
    assert (
        refusal(3, tmp_path / "no" / "games.jsonl", tmp_path / "rows.parquet", resume=False).code == "file_unwritable"
    )
    assert list(tmp_path.iterdir()) == []
