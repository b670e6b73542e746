"""check, verify, simulate, replay, rules, fuzz, names, info: what they print and how they end."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import run, run_process

from quadriga.bots.registry import levels
from quadriga.cli import fuzz as fuzz_command
from quadriga.engine.fuzz import FuzzReport
from quadriga.games.registry import GAMES
from quadriga.ledger import Coverage

GOOD = """
game = "warriors"
id = "points-in-trade"
title = "Points cost ten gold"
rules = ["WT-TRD-8"]
players = 2
cannot = "france: buy-vp | WT-TRD-8"
[position]
phase = "trade"
nations = ["france", "england"]
nation.france = { gold = 9 }
province.anjou = { france = { princess = 1 } }
"""


def case_file(folder: Path, text: str, name: str = "case.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


# --- check


def test_check_passes(tmp_path: Path) -> None:
    path = case_file(tmp_path, GOOD)
    result = run("check", path)
    assert result.exit_code == 0
    assert "ok    points-in-trade  Points cost ten gold" in result.output
    assert "1 of 1 cases pass." in result.output
    document = run("check", path, "--json")
    assert json.loads(document.output) == {"cases": 1, "passed": 1, "failed": []}


def test_check_fails_with_what_was_expected_and_what_came(tmp_path: Path) -> None:
    path = case_file(tmp_path, GOOD.replace("gold = 9", "gold = 10"))
    result = run("check", path, "--json")
    assert result.exit_code == 1
    assert json.loads(result.output) == {
        "cases": 1,
        "passed": 0,
        "failed": [
            {"id": "points-in-trade", "expected": "refused: france: buy-vp", "got": "possible"},
        ],
    }
    text = run("check", path)
    assert text.exit_code == 1
    assert "FAIL  points-in-trade" in text.output
    assert "expected: refused: france: buy-vp" in text.output
    assert str(path) in text.output.replace("\n", "")


def test_unreadable_notation_is_explained_in_full(tmp_path: Path) -> None:
    path = case_file(tmp_path, GOOD.replace("france: buy-vp | WT-TRD-8", "france: war atlantis"))
    result = run("check", path, "--json")
    assert result.exit_code == 2
    assert f"{path}, case points-in-trade: No player is called “atlantis” here" in result.stderr


def test_a_unit_that_is_not_there_fails_the_case(tmp_path: Path) -> None:
    path = case_file(tmp_path, GOOD.replace("france: buy-vp | WT-TRD-8", "france: feed cavalry@anjou"))
    result = run("check", path, "--json")
    assert result.exit_code == 1
    assert "There is no unit “cavalry@anjou”" in json.loads(result.output)["failed"][0]["got"]


def test_check_as_a_process_on_a_folder(tmp_path: Path) -> None:
    case_file(tmp_path, GOOD, "one.toml")
    case_file(tmp_path, GOOD.replace("points-in-trade", "again").replace("gold = 9", "gold = 10"), "two.toml")
    result = run_process("check", tmp_path, "--json")
    assert result.returncode == 1
    document = json.loads(result.stdout)
    assert (document["cases"], document["passed"]) == (2, 1)
    assert [failed["id"] for failed in document["failed"]] == ["again"]


@pytest.mark.parametrize(
    "text, said",
    [
        ("game = [", "cannot be read as a document"),
        ('game = "chess"\nid = "x"\nrules = ["WT-TRD-8"]\ncan = "x: y"', "There is no game “chess”"),
        (GOOD.replace('id = "points-in-trade"', ""), "id and rules are needed"),
        (GOOD.replace("cannot =", "kannot ="), "unknown key kannot"),
        (GOOD.replace('phase = "trade"', 'phase = "lunch"'), "at phase: one of"),
        (GOOD.replace("players = 2", "players = 12"), "12 players are not possible"),
        (GOOD.replace("gold = 9", "gold = -9"), "nation.france.gold"),
        (GOOD.replace("province.anjou", "province.atlantis"), "province.atlantis"),
    ],
)
def test_bad_cases(tmp_path: Path, text: str, said: str) -> None:
    path = case_file(tmp_path, text)
    result = run("check", path, "--json")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert path.name in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_check_without_cases(tmp_path: Path) -> None:
    assert run("check", tmp_path).exit_code == 2
    assert run("check", tmp_path / "missing.toml").exit_code == 2
    assert run("check").exit_code == 2


# --- verify and replay


@pytest.fixture
def record(tmp_path: Path, finished_record: str) -> Path:
    path = tmp_path / "game.quadriga"
    path.write_text(finished_record, encoding="utf-8")
    return path


def test_verify_passes(record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert "holds:" in result.output


@pytest.mark.parametrize(
    "old, new, said",
    [
        ('"seed":"5"', '"seed":"6"', "The seed does not match the commitment"),
        ('"scores":[', '"scores":[1', "The result is another one"),
        ('"fingerprint":"', '"fingerprint":"0', "the position is another one"),
        ('{"n":0,"chance":[[', '{"n":0,"chance":[[7,', "chance said something else"),
        ('"revision":1', '"revision":0', "rules revision 0"),
        ('"data":"', '"data":"0', "other data files"),
    ],
)
def test_verify_finds_what_was_changed(record: Path, old: str, new: str, said: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = run("verify", record)
    assert result.exit_code == 1
    assert said in result.output
    assert "does not hold" in result.output


def test_verify_wants_a_finished_game(tmp_path: Path, running_record: str) -> None:
    path = tmp_path / "running.quadriga"
    path.write_text(running_record, encoding="utf-8")
    result = run("verify", path)
    assert result.exit_code == 2
    assert "is not finished" in result.stderr


def test_replay_steps_by_answer_phase_turn_and_number(record: Path) -> None:
    typed = "n\np\nphase\nturn\n3\nend\nmap\nlook london\nseats\nscore\nview 2\nview england\nview 9\nfly\n99999\nq\n"
    result = run("replay", record, typed=typed)
    assert result.exit_code == 0
    assert "Turn 1 of 2" in result.output
    assert "Turn 2 of 2" in result.output
    assert "The game is over after turn 2" in result.output
    assert "London (london)" in result.output
    assert "There is no seat 9" in result.output or "No player is called" in result.output
    assert "The record goes from 0 to" in result.output


def test_replay_ends_with_its_input(record: Path) -> None:
    assert run("replay", record).exit_code == 0


def test_a_running_game_is_seen_as_a_spectator_unless_a_seat_is_named(tmp_path: Path, running_record: str) -> None:
    path = tmp_path / "running.quadriga"
    path.write_text(running_record, encoding="utf-8")
    stranger = run("replay", path, typed="end\nview 1\n")
    assert "only the spectator's view is open" in stranger.output
    assert "(you)" not in stranger.output
    assert "(you)" in run("replay", path, "--seat=1", typed="end\n").output
    assert run("replay", path, "--seat=9").exit_code == 2


# --- simulate


def simulated(*more: object) -> Any:
    arguments = ("simulate", "warriors", "--games=4", "--seats=greedy,random,random", "--turn-limit=3", "--seed=x")
    return run_process(*arguments, "--json", *more)


def test_simulation_gives_equal_bytes_whatever_the_jobs(tmp_path: Path) -> None:
    alone, together, again = simulated(), simulated("--jobs=2", "--out", tmp_path / "games.jsonl"), simulated()
    assert alone.returncode == together.returncode == 0, together.stderr
    assert alone.stdout == together.stdout == again.stdout
    document = json.loads(alone.stdout)
    assert document["games"] == 4
    assert [seat["bot"] for seat in document["seats"]] == ["medium", "random", "random"]
    assert set(document["bots"]) == {"medium", "random"}
    assert sum(seat["wins"] for seat in document["seats"]) >= 4
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in document["seats"])
    assert "time" not in alone.stdout
    check_games_file(tmp_path / "games.jsonl")


def check_games_file(path: Path) -> None:
    """One game a line, each of them a whole record."""
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [game["game"] for game in games] == [1, 2, 3, 4]
    assert {"game", "seed", "record"} == set(games[0])
    assert json.loads(games[0]["record"][0])["quadriga"] == 1
    assert run("verify", path, "--game=3").exit_code == 0
    assert "Turn 1" in run("replay", path, "--game=2", typed="turn\n").output
    missing = run("verify", path, "--game=9")
    assert missing.exit_code == 2
    assert "has no game 9; it holds 4" in missing.stderr


def test_simulation_table_and_rotation() -> None:
    arguments = ("simulate", "warriors", "--games=2", "--seats=random,random", "--turn-limit=1", "--seed=1")
    result = run(*arguments)
    assert result.exit_code == 0
    assert "2 games, seed 1" in result.stdout
    assert "95 % interval" in result.stdout
    assert "random bot" in result.stdout
    rotated = json.loads(run(*arguments, "--rotate", "--json").stdout)
    assert rotated["rotate"] is True
    assert rotated["bots"]["random"]["games"] == 2
    assert "partite" in run(*arguments, "--lang=it").stdout


def test_simulation_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    arguments = ("simulate", "warriors", "--games=1", "--seats=random,random", "--turn-limit=1")
    result = run(*arguments, "--out", path)
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert path.read_text(encoding="utf-8") == "Dear Anna"
    assert run(*arguments, "--out", tmp_path / "no" / "folder").exit_code == 2


# --- rules


def test_rules_of_one_id_show_source_code_and_tests() -> None:
    result = run("rules", "warriors", "wt-upk-2")
    assert result.exit_code == 0
    for text in ("WT-UPK-2", "Source: 001", "procedures/upkeep.py", "Tests:"):
        assert text in result.output


@pytest.mark.parametrize("id", ["WT-EX-9", "WT-GAP-1", "WT-UPK-1", "BZ-GAP-1"])
def test_everything_with_an_id_can_be_shown(id: str) -> None:
    result = run("rules", id)
    assert result.exit_code == 0
    assert id in result.output


def test_rules_of_a_game_are_listed() -> None:
    assert re.search(r"BZ-GEN-1 +done", run("rules", "byzantion").output)
    assert re.search(r"CV-GEN-1 +done", run("rules", "civilization").output)


def test_coverage_has_exactly_the_agreed_shape() -> None:
    result = run_process("rules", "--coverage", "--json")
    assert result.returncode == 0
    document = json.loads(result.stdout)
    assert set(document) == {"games"}
    assert set(document["games"]) == {"byzantion", "civilization", "medioevo", "warriors"}
    for numbers in document["games"].values():
        assert list(numbers) == list(Coverage.__annotations__)
        assert numbers["rules"] == numbers["done"] + numbers["partial"] + numbers["todo"]
    warriors = document["games"]["warriors"]
    assert 0 < warriors["examples_passing"] <= warriors["examples"] == 40
    civilization = document["games"]["civilization"]
    assert civilization["with_code"] == civilization["rules"] == 592


def test_coverage_as_a_table_of_one_game() -> None:
    output = run("rules", "warriors", "--coverage").output
    assert "warriors" in output
    assert "medioevo" not in output


@pytest.mark.parametrize(
    "arguments",
    [["chess"], ["warriors", "WT-XXX-1"], ["warriors", "BZ-GAP-1"], ["QQ-1-1"], [], ["chess", "--coverage"]],
)
def test_unknown_rules(arguments: list[str]) -> None:
    result = run("rules", *arguments)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1


# --- fuzz


def test_fuzz_finds_nothing_in_the_template(tmp_path: Path) -> None:
    result = run("fuzz", "realm", "--seconds=1", "--seed=1", "--out", tmp_path / "crashes")
    assert result.exit_code == 0, result.output
    assert "Nothing broke." in result.output
    assert not (tmp_path / "crashes").exists()


def test_fuzz_reports_what_broke(tmp_path: Path, finished_record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(module: object, seconds: float, seed: str, out: Path, progress: object) -> FuzzReport:
        report = FuzzReport()
        report.crashes = [out / "crash.jsonl"]
        out.mkdir()
        report.crashes[0].write_text(finished_record + '{"crash":{"error":"Broken: too much"}}\n', encoding="utf-8")
        return report

    monkeypatch.setattr(fuzz_command, "search", broken)
    result = run("fuzz", "warriors", "--seconds=1", "--out", tmp_path / "crashes")
    assert result.exit_code == 1
    assert "Broken: Broken: too much" in result.output
    assert run("replay", tmp_path / "crashes" / "crash.jsonl").exit_code == 0


# --- names, info, version, help


def test_names_list_what_case_writers_need() -> None:
    output = run("names", "warriors", "--map=east").output
    for text in ("wien", "hungary", "infantry", "barbarian-fortress", "move <unit>", "food>gold", "infantry@london"):
        assert text in output
    assert "London" not in output
    assert "palermo" in run("names", "warriors", "--map", "italy").output
    assert run("names").exit_code == 2


def test_names_of_byzantion() -> None:
    output = run("names", "byzantion").output
    for text in (
        "belisarius",
        "hagia_sophia",
        "move-unit <piece>",
        "legionary@italia",
        "player: blue, green",
        "vote 1 x2",
    ):
        assert text in output
    assert "nobody" not in output


def test_names_of_civilization() -> None:
    output = run("names", "civilization").output
    for text in ("britannia", "indian_ocean", "masonry", "colossus", "temple", "fascism", "steal_coins", "gallia/blue"):
        assert text in output
    assert "nobody " not in output


def test_names_of_a_small_map_need_no_player_count() -> None:
    output = run("names", "warriors", "--map-variant=west3_isles").output
    assert "connaught" in output
    assert "bayern" not in output
    assert run("names", "warriors", "--map=east", "--map-variant=west3_isles").exit_code == 2


def test_info_names_authors_options_and_reconstructed_data() -> None:
    output = run("info", "warriors").output
    for text in ("Andrei Novac", "--variable-turn-order", "Reconstructed data", "WT-GAP-1", "expert"):
        assert text in output
    assert "warriors" in run("info").output


@pytest.mark.parametrize("game", GAMES)
def test_info_tells_how_long_every_level_thinks(game: str) -> None:
    output = run("info", game, "--plain", "--lang=en").output
    for level in levels(game):
        assert f"{level.name}: Player {level.name} bot; Per decision {level.seconds:.3f} s" in output
    assert "0,001 s" in run("info", game, "--plain", "--lang=it").output


def test_version_names_the_rules_revisions() -> None:
    result = run_process("--version")
    assert result.returncode == 0
    assert result.stdout.startswith("quadriga ")
    assert "warriors r1" in result.stdout


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "check", "rules", "fuzz", "names", "info"])
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--lang" in result.output


def test_help_in_italian_comes_before_anything_is_parsed() -> None:
    result = run_process("play", "--lang", "it", "--help")
    assert "Gioca nel terminale" in result.stdout
