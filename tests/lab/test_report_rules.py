"""Records of several rule sets in one report: they are marked as such, and can be chosen among."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run

SHORT = ("--turn-limit=1", "--jobs=1", "--seed=1", "--games=3")


@pytest.fixture(scope="module")
def mix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("mix")
    for file, seats, board in (("a", "easy,easy", "italy"), ("b", "easy,easy,easy", "east")):
        out = folder / f"{file}.jsonl"
        result = run("simulate", "warriors", *SHORT, f"--seats={seats}", f"--map={board}", "--out", out)
        assert result.exit_code == 0, result.output
    return folder


def column_of(*arguments: object) -> dict[str, Any]:
    result = run("report", *arguments, "--json", "--jobs=1", "--lang=en")
    assert result.exit_code == 0, result.output
    (column,) = json.loads(result.stdout)["columns"]
    assert isinstance(column, dict)
    return column


@pytest.mark.parametrize(
    "language, head, first",
    [
        ("en", "6 games under 2 different sets of rules, counted together", "2 players, map=italy (3 games)"),
        ("it", "6 partite con 2 regolamenti diversi, contate insieme", "2 giocatori, map=italy (3 partite)"),
    ],
)
def test_a_mixture_is_marked(mix: Path, tmp_path: Path, language: str, head: str, first: str) -> None:
    result = run("report", "--from", mix, "--out", tmp_path / "r.html", f"--lang={language}", "--jobs=1", "--plain")
    assert result.exit_code == 0, result.output
    html = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert head in html
    assert first in html
    assert first in result.stdout.replace("\n", " ")


def test_the_rule_sets_are_a_table_and_what_was_never_open_is_said_of_each(mix: Path, tmp_path: Path) -> None:
    column = column_of("--from", mix, "--csv", tmp_path / "csv")
    assert column["tables"]["rules"] == [
        {"rules": 1, "games": 3, "seats": 2, "options": "map=italy"},
        {"rules": 2, "games": 3, "seats": 3, "options": "map=east"},
    ]
    assert column["options"]["turn_limit"] == 1
    assert "map" not in column["options"]
    alone = [column_of("--from", mix / f"{file}.jsonl")["tables"]["unseen"] for file in "ab"]
    assert any(row["kind"] == "province" for row in alone[1])  # which the first record, of another map, has not
    assert column["tables"]["unseen"] == alone[0] + [{**row, "rules": 2} for row in alone[1]]
    with (tmp_path / "csv" / "unseen.csv").open(encoding="utf-8") as file:
        assert {row["rules"] for row in csv.DictReader(file)} == {"1", "2"}


@pytest.mark.parametrize("asked", [["--map=east"], ["--players=3"], ["--option=map=east", "--players=3"]])
def test_options_and_players_choose_among_records(mix: Path, asked: list[str]) -> None:
    column = column_of("--from", mix, *asked)
    assert (column["games"], column["options"]["map"]) == (3, "east")
    assert column["tables"]["rules"] == [{"rules": 1, "games": 3, "seats": 3, "options": ""}]
    assert {row["why"] for row in column["tables"]["skipped"]} == {"not-asked"}
    tables = column_of("--from", mix / "b.jsonl")["tables"]
    assert all(column["tables"][name] == tables[name] for name in ("wins", "points", "actions", "unseen"))


def test_a_value_for_each_seat_chooses_games_of_so_many(mix: Path) -> None:
    assert column_of("--from", mix, "--handicap=0,0,0")["games"] == 3
    assert column_of("--from", mix, "--handicap=")["games"] == 6


@pytest.mark.parametrize(
    "asked, said",
    [
        ("--map=nowhere", "nowhere"),
        ("--speed=1", "speed"),
        ("--players=9", "9 players"),
        ("--map=west", "no finished game"),
        ("--handicap=0,0,0,0,0,0,0,0,0", "handicap"),
    ],
)
def test_what_no_record_can_have_is_refused(mix: Path, tmp_path: Path, asked: str, said: str) -> None:
    result = run("report", "--from", mix, asked, "--out", tmp_path / "new" / "no.html", "--lang=en", "--jobs=1")
    assert result.exit_code == 2
    assert said in result.stderr
    assert list(tmp_path.iterdir()) == []
