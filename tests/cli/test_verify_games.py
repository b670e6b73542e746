"""``quadriga verify`` on the games of a simulation: all of them, or the one that was asked for."""

import json
from pathlib import Path

import pytest
from tests.cli.running import run


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("simulated") / "games.jsonl"
    arguments = ("--seats=random,random", "--games=3", "--seed=1", "--jobs=1", "--turn-limit=1")
    assert run("simulate", "warriors", *arguments, "--out", path).exit_code == 0
    return path.read_text(encoding="utf-8")


def written(path: Path, lines: list[str]) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def with_other_result(line: str) -> str:
    game = json.loads(line)
    end = json.loads(game["record"][-1])
    end["end"]["winners"] = [1 - end["end"]["winners"][0]]
    return json.dumps({**game, "record": [*game["record"][:-1], json.dumps(end)]})


def test_all_games_are_checked(text: str, tmp_path: Path) -> None:
    lines = text.splitlines()
    path = written(tmp_path / "games.jsonl", lines)
    result = run("verify", path)
    assert result.exit_code == 0
    answers = sum(json.loads(entry).get("n", 0) > 0 and '"do"' in entry for line in lines for entry in records(line))
    assert f"holds: 3 games, {answers} answers played again" in " ".join(result.stdout.split())
    italian = " ".join(run("verify", path, "--lang=it").stdout.split())
    assert f"è in ordine: 3 partite, {answers} risposte rigiocate" in italian


def records(line: str) -> list[str]:
    return [str(entry) for entry in json.loads(line)["record"]]


def test_the_game_that_was_asked_for_is_named(text: str, tmp_path: Path) -> None:
    path = written(tmp_path / "games.jsonl", text.splitlines())
    result = run("verify", path, "--game=2")
    assert result.exit_code == 0
    assert "games.jsonl, game 2 holds:" in result.stdout.replace("\n", "")
    assert "games.jsonl, partita 2 è in ordine:" in run("verify", path, "--game=2", "--lang=it").stdout.replace(
        "\n", ""
    )


def test_a_line_that_is_no_game_is_found_wherever_it_is(text: str, tmp_path: Path) -> None:
    lines = text.splitlines()
    for place in (1, 2):
        path = written(tmp_path / "games.jsonl", [*lines[:place], "garbage", *lines[place + 1 :]])
        result = run("verify", path)
        assert result.exit_code == 2
        assert f"{path}, line {place + 1}: not a game of a simulation" in result.stderr
        assert "holds" not in result.stdout
        assert run("verify", path, "--game=1").exit_code == 0


def test_every_game_that_does_not_hold_is_named(text: str, tmp_path: Path) -> None:
    lines = text.splitlines()
    path = written(tmp_path / "games.jsonl", [lines[0], *(with_other_result(line) for line in lines[1:])])
    result = run("verify", path)
    said = " ".join(result.stdout.split())
    assert result.exit_code == 1
    assert said.count("The result is another one") == 2
    for sentence in (
        "game 2 does not hold: 1 fault.",
        "game 3 does not hold: 1 fault.",
        "does not hold: 2 of 3 games.",
    ):
        assert sentence in said
    assert "2 partite su 3" in " ".join(run("verify", path, "--lang=it").stdout.split())
    assert run("verify", path, "--game=1").exit_code == 0
    assert run("verify", path, "--game=3").exit_code == 1


def test_a_game_without_its_end_is_named(text: str, tmp_path: Path) -> None:
    lines = text.splitlines()
    game = json.loads(lines[1])
    cut = json.dumps({**game, "record": game["record"][:-1]})
    path = written(tmp_path / "games.jsonl", [lines[0], cut, lines[2]])
    result = run("verify", path)
    assert result.exit_code == 2
    assert f"{path}, game 2 is not finished" in result.stderr
