"""``quadriga arena`` and what ``quadriga simulate`` has learnt: what they print and what they refuse."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.running import run

ARENA = (
    "arena",
    "warriors",
    "--levels=random,medium",
    "--players=3",
    "--games=6",
    "--seed=1",
    "--turn-limit=2",
    "--jobs=1",
)


def test_the_arena_prints_ratings_shares_and_a_verdict(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    result = run(*ARENA, "--resume", file, "--lang=en")
    assert result.exit_code == 0, result.output
    for text in (
        "6 games of 3 players, seed 1",
        "Rating",
        "Per decision",
        "ms",
        "medium bot",
        "Fair share",
        "Head to head",
    ):
        assert text in result.stdout
    again = run(*ARENA, "--resume", file, "--lang=it")
    assert "6 di esse erano già giocate" in again.stdout
    assert "0,0 %" in again.stdout
    assert not re.search(r"\d\.\d", again.stdout)
    doc = json.loads(run(*ARENA, "--resume", file, "--json").stdout)
    assert (doc["games"], doc["earlier"], doc["players"]) == (6, 6, 3)
    assert [row["level"] for row in doc["levels"]] == ["random", "medium"]
    assert set(doc["order"]) == {"ratings", "overlapping", "head_to_head", "unproved"}


def test_a_resumed_arena_knows_its_seed(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    arguments = [argument for argument in ARENA if not argument.startswith("--seed")]
    first = json.loads(run(*arguments, "--resume", file, "--json").stdout)
    second = json.loads(run(*arguments, "--resume", file, "--json").stdout)
    assert first["seed"] == second["seed"]
    assert second["earlier"] == 6


def test_a_line_up_of_ones_own() -> None:
    arguments = ("arena", "warriors", "--lineup=medium,random", "--games=3", "--turn-limit=1", "--jobs=1", "--json")
    doc = json.loads(run(*arguments).stdout)
    assert (doc["players"], doc["games"]) == (2, 4)
    assert [row["level"] for row in doc["levels"]] == ["random", "medium"]


def test_one_level_by_itself_is_not_judged() -> None:
    result = run("arena", "warriors", "--lineup=random,random", "--games=2", "--turn-limit=1", "--jobs=1", "--lang=en")
    assert result.exit_code == 0, result.output
    assert "ordered" not in result.stdout
    assert "Head to head" not in result.stdout


def test_pictures_are_drawn(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    result = run(*ARENA, "--plot", folder, "--lang=it")
    assert result.exit_code == 0, result.output
    names = {"ratings", "head-to-head", "pace"}
    assert {file.name for file in folder.iterdir()} == {
        f"{name}.{kind}" for name in names for kind in ("svg", "png", "html")
    }
    for name in names:
        assert "<svg" in (folder / f"{name}.svg").read_text(encoding="utf-8")
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        page = (folder / f"{name}.html").read_text(encoding="utf-8")
        assert "https://cdn" not in page
    assert "Valutazioni" in (folder / "ratings.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["arena"], "Which game?"),
        (["arena", "chess"], "no game “chess”"),
        (["arena", "warriors", "--levels", "random,genius"], "no player “genius”"),
        (["arena", "warriors", "--levels", "random"], "at least two"),
        (["arena", "warriors", "--levels", "random,random"], "each once"),
        (["arena", "warriors", "--levels", "random,medium", "--pairs", "some"], "pairs"),
        (["arena", "warriors", "--levels", "random,medium", "--players", "9"], "9 players are not possible"),
        (["arena", "warriors", "--games", "0"], "games"),
        (["arena", "warriors", "--lineup", "human,random"], "no player “human”"),
        (["arena", "warriors", "--lineup", "medium,random", "--lineup", "medium,random,random"], "2, 3"),
        (["arena", "warriors", "--lineup", "medium,random", "--players", "3"], "2, 3"),
        (["arena", "warriors", "--levels", "random,medium", "--map", "moon"], "moon"),
        (["simulate", "warriors", "--results", "rows.csv"], ".parquet or .jsonl"),
        (["simulate", "warriors", "--resume"], "no run lies there"),
        (["simulate", "warriors", "--out", "."], "already exists"),
        (["simulate", "warriors", "--seats", "program:/nonexistent/bot,random"], "no program “/nonexistent/bot”"),
        (["simulate", "warriors", "--seats", 'program:python3 "bot.py,random'], "No closing quotation"),
        (["arena", "warriors", "--lineup", "program:/nonexistent/bot,random"], "no program “/nonexistent/bot”"),
        (["arena", "warriors", "--lineup", "program:'bot,random"], "No closing quotation"),
        (["simulate", "warriors", "--jobs", "0"], "jobs"),
        (["simulate", "warriors", "--on", "moon"], "no place to play"),
        (["simulate", "warriors", "--on", "ray://127.0.0.1:1"], "No Ray cluster at ray://127.0.0.1:1"),
        (["arena", "warriors", "--on", "127.0.0.1:1"], "No Ray cluster at 127.0.0.1:1"),
    ],
)
def test_bad_input_is_told_in_a_sentence(
    arguments: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments, "--lang=en")
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna\n", encoding="utf-8")
    for option, said in (("--resume", "not a line of a run"), ("--plot", "is not a folder")):
        result = run(*ARENA, option, letter, "--lang=en")
        assert result.exit_code == 2
        assert said in result.stderr
    assert letter.read_text(encoding="utf-8") == "Dear Anna\n"
    assert run(*ARENA, "--resume", tmp_path / "no" / "file.jsonl").exit_code == 2


def test_packages_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.lab.extras.find_spec", lambda _: None)
    for arguments, extra in (
        (ARENA, "lab"),
        (("simulate", "warriors", "--results=a.parquet"), "lab"),
        (("simulate", "warriors", "--on=ray"), "ray"),
    ):
        result = run(*arguments, "--lang=en")
        assert result.exit_code == 2
        assert f'pip install "quadriga[{extra}]"' in result.stderr
