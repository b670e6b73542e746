"""Records as tables: every step is there, legal, and leads to the recorded answer."""

from itertools import chain
from json import dumps, loads
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest
from tests.cli.running import run

from quadriga.bots.referee import play_game
from quadriga.engine.errors import InputError
from quadriga.games.registry import find_game
from quadriga.research.dataset import export, from_file, from_seeds, rows
from quadriga.research.encoders import encoder
from quadriga.research.numbering import PROPOSALS, numbering

SEATS = ["greedy", "random", "random"]
OPTIONS: dict[str, str | int] = {"map": "italy", "turn_limit": 4}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game among bots."""
    module = find_game("warriors")
    played = play_game(module, SEATS, module.read_options(3, OPTIONS), "7", with_record=True)
    path = tmp_path_factory.mktemp("dataset") / "game.quadriga"
    path.write_text("\n".join(played.lines), encoding="utf-8")
    return path


def table(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return found


def test_every_answer_of_a_record_is_there(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    source = from_file(record)
    made = export([record], out)
    found = table(out)
    assert made == (len(found), [])
    entries = source.record.entries
    assert sorted({row["serial"] for row in found}) == list(range(1, len(entries) + 1))
    assert source.record.end is not None
    winners = source.record.end["winners"]
    numbers = numbering("warriors")
    for row in found:
        entry = entries[row["serial"] - 1]
        assert (row["seat"], row["notation"]) == (entry.seat, entry.do)
        assert (row["return"] > 0) == (row["seat"] in winners)
        assert len(row["observation"]) == encoder("warriors").size
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8))[: numbers.size]
        assert mask[row["action"]] == 1
        verb = numbers.verb_of(row["action"])
        if row["step"] == 0:
            assert verb == entry.do.split()[0].rstrip(":").replace("-", "_")
        else:
            assert verb == ("proposal" if ":" in entry.do else "amount")
            assert mask[: numbers.rungs].sum() == 0
    assert {row["step"] for row in found} == {0, 1}


def test_the_observation_is_that_of_the_decision(record: Path) -> None:
    """Rows made twice are the same, and the seat of the row is the one that is asked."""
    once = list(rows(from_file(record)))
    again = list(rows(from_file(record)))
    asked = encoder("warriors").places()["asked"]
    for one, other in zip(once, again, strict=True):
        assert np.array_equal(one["observation"], other["observation"])
        assert one["observation"][asked][0] == 1.0


def test_the_file_says_which_numbering_it_uses(record: Path, tmp_path: Path) -> None:
    export([record], tmp_path / "games.parquet")
    facts = pq.read_schema(tmp_path / "games.parquet").metadata
    assert facts[b"quadriga.numbering_hash"].decode() == numbering("warriors").hash
    assert facts[b"quadriga.features_hash"].decode() == encoder("warriors").hash
    assert facts[b"quadriga.game"] == b"warriors"


@pytest.mark.parametrize("game", ["byzantion", "medioevo"])
def test_bots_fill_a_table_from_seeds(game: str, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    options: dict[str, str | int] = {"turns": "short"} if game == "medioevo" else {}
    export(from_seeds(game, ["1"], ["random"] * 3, options), out)
    found = table(out)
    assert {row["game"] for row in found} == {"1"}
    numbers = numbering(game)
    for row in found:
        assert np.unpackbits(np.frombuffer(row["mask"], np.uint8))[row["action"]] == 1
        assert row["action"] < numbers.proposals + PROPOSALS


def test_games_of_two_kinds_do_not_go_into_one_table(record: Path, tmp_path: Path) -> None:
    def sources() -> Any:
        yield from_file(record)
        yield from from_seeds("byzantion", ["1"], ["random", "random"])

    with pytest.raises(InputError) as refusal:
        export(sources(), tmp_path / "games.parquet")
    assert refusal.value.code == "dataset_mixed"
    assert not (tmp_path / "games.parquet").exists()


def test_a_file_that_is_there_stays_whatever_happens(record: Path, tmp_path: Path) -> None:
    important, missing = tmp_path / "important.parquet", tmp_path / "nofile.quadriga"
    important.write_text("mine", encoding="utf-8")
    for source in (missing, record):
        with pytest.raises(InputError, match="out_exists"):
            export([source], important)
    assert important.read_text(encoding="utf-8") == "mine"
    with pytest.raises(InputError, match="file_missing"):
        export([missing], tmp_path / "new.parquet")
    with pytest.raises(InputError, match="file_unwritable"):
        export([record], tmp_path / "nowhere" / "new.parquet")
    assert list(tmp_path.iterdir()) == [important]


def test_no_two_games_share_a_name(record: Path, tmp_path: Path) -> None:
    seeds = [from_seeds("warriors", ["1"], seats, {"turn_limit": 1}) for seats in (["random"] * 2, ["greedy"] * 2)]
    export(chain([record, record], *seeds), tmp_path / "games.parquet")
    found = table(tmp_path / "games.parquet")
    assert {row["game"] for row in found} == {str(record), f"{record} (2)", "1", "1 (2)"}
    steps = [(row["game"], row["serial"], row["step"]) for row in found]
    assert len(set(steps)) == len(steps)


# --- the command


def test_games_of_one_file_name_in_two_folders_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("1", "2"):
        (tmp_path / f"d{seed}").mkdir()
        arguments = ("--games=1", "--seats=random,random", "--turn-limit=1", "--seed", seed)
        assert run("simulate", "warriors", *arguments, "--out", f"d{seed}/games.jsonl").exit_code == 0
    assert run("dataset", "d1/games.jsonl", "d2/games.jsonl", "-o", "both.parquet").exit_code == 0
    assert {row["game"] for row in table(Path("both.parquet"))} == {"d1/games.jsonl/1", "d2/games.jsonl/1"}


def test_the_command_writes_records_and_simulations(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "one.parquet"
    result = run("dataset", record, "-o", out, "--plain", QUADRIGA_LANG="en")
    assert result.exit_code == 0, result.output
    assert f"holds {len(table(out))} steps" in result.output
    games = tmp_path / "games.jsonl"
    arguments = ("--games=2", "--seats=random,random", "--turn-limit=2", "--seed=3", "--out", games)
    assert run("simulate", "warriors", *arguments, QUADRIGA_LANG="en").exit_code == 0
    both = tmp_path / "both.parquet"
    assert run("dataset", games, "-o", both, QUADRIGA_LANG="it").exit_code == 0
    assert {row["game"] for row in table(both)} == {f"{games}/1", f"{games}/2"}


def test_the_command_refuses_what_it_cannot_use(record: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine", encoding="utf-8")
    assert run("dataset", record, "-o", there, QUADRIGA_LANG="en").exit_code == 2
    assert there.read_text(encoding="utf-8") == "mine"
    assert run("dataset", there, "-o", tmp_path / "new.parquet", QUADRIGA_LANG="en").exit_code == 2
    assert run("dataset", record, "-o", tmp_path / "no" / "folder", QUADRIGA_LANG="en").exit_code == 2
    assert not (tmp_path / "new.parquet").exists()


def test_a_game_without_an_end_is_left_out_and_named(record: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.quadriga"
    cut.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:-1]), encoding="utf-8")
    out = tmp_path / "games.parquet"
    result = run("dataset", cut, record, "-o", out, "--plain", QUADRIGA_LANG="en")
    assert result.exit_code == 0, result.output
    assert {row["game"] for row in table(out)} == {str(record)}
    assert "cut.quadriga is left out" in result.output
    assert export([cut, record], tmp_path / "again.parquet").skipped == [str(cut)]
    result = run("dataset", cut, "-o", tmp_path / "none.parquet", "--plain", QUADRIGA_LANG="en")
    assert result.exit_code == 2
    assert "no finished game, and 1 without an end" in result.output
    assert not (tmp_path / "none.parquet").exists()


@pytest.mark.parametrize("wrong", ["fly moon", "advance moon", "unify"])
def test_a_damaged_record_is_named_and_nothing_is_written(wrong: str, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if '"n":5,' in line and '"do"' in line)
    lines[place] = dumps(loads(lines[place]) | {"do": wrong})
    damaged = tmp_path / "damaged.quadriga"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    result = run("dataset", damaged, "-o", tmp_path / "new.parquet", QUADRIGA_LANG="en")
    assert result.exit_code == 2
    assert "damaged.quadriga: answer 5" in result.output
    assert not (tmp_path / "new.parquet").exists()


def test_without_the_extra_the_command_names_it(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.cli.dataset.find_spec", lambda package: None)
    result = run("dataset", record, "-o", tmp_path / "new.parquet", QUADRIGA_LANG="en")
    assert result.exit_code == 2
    assert "quadriga[research]" in result.output
