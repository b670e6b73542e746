"""Packs on the command line, in both languages."""

import json
from pathlib import Path
from shlex import split
from shutil import copytree

import pytest
from tests.cli.running import run
from tests.packs.making import each_example, example, write_pack
from typer.testing import Result

from quadriga.games.packs import load_pack
from quadriga.games.registry import find_game

ARGUMENTS = ("--seats", "random,random", "--turn-limit", "1", "--seed", "5")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUADRIGA_STATE", str(tmp_path / "state"))


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two short games with a pack."""
    out = tmp_path_factory.mktemp("games") / "games.jsonl"
    done = run("simulate", "warriors", *ARGUMENTS, "--games", 2, "--out", out, "--pack", example("warriors"), "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["pack"]["name"] == "dear-cavalry"
    return out


@each_example
def test_a_good_pack_is_told_with_what_it_changes(game: str) -> None:
    done = run("pack", "check", example(game), "--plain", "--lang=en")
    assert done.exit_code == 0, done.output
    assert "is good" in done.output
    assert load_pack(example(game)).hash in done.output.replace("\n", "")
    assert "becomes" in done.output
    assert "va bene" in run("pack", "check", example(game), "--plain", "--lang=it").output


def test_all_faults_are_told_and_the_language_is_that_of_the_reader(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "broken", units='units = [{ key = "cavalri", upkeep = 1 }]', unts="")
    for language, head in (("en", "2 faults in the data files:"), ("it", "2 errori nei file dei dati:")):
        done = run("pack", "check", folder, "--lang", language)
        assert done.exit_code == 2
        assert head in done.output
        assert 'units "cavalri": there is no such row (did you mean "cavalry"?)' in done.output
        assert "unts.toml" in done.output
    for command in (("play", "warriors"), ("info",), ("simulate", "warriors"), ("names", "warriors")):
        assert run(*command, "--pack", folder).exit_code == 2


def test_a_template_is_written_in_the_language_of_the_reader(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    done = run("pack", "new", "byzantion", folder, "--plain", "--lang=it")
    assert done.exit_code == 0, done.output
    assert "come stampato" in (folder / "pack.toml").read_text("utf-8")
    assert "changes nothing" in run("pack", "check", folder, "--lang=en").output
    assert run("pack", "new", "byzantion", folder).exit_code == 2
    assert run("pack", "new", "chess", tmp_path / "chess").exit_code == 2


def test_a_record_is_verified_with_its_pack_and_no_other(games: Path, tmp_path: Path) -> None:
    pack = example("warriors")
    assert run("verify", games, "--game", 2, "--pack", pack).exit_code == 0
    assert run("replay", games, "--pack", pack, "--plain", typed="q\n").exit_code == 0
    for command in ("verify", "replay"):
        missing = run(command, games, "--lang=en")
        assert missing.exit_code == 2
        told = missing.output.replace("\n", " ")
        assert "played with the component pack dear-cavalry 1" in told
        assert load_pack(pack).hash in told
        assert "è stata giocata con il pacchetto dear-cavalry 1" in run(command, games, "--lang=it").output
        other = write_pack(tmp_path / f"other-{command}", units='units = [{ key = "cavalry", upkeep = 4 }]')
        wrong = run(command, games, "--pack", other, "--lang=en")
        assert (wrong.exit_code, f"given is other-{command} 1" in wrong.output) == (2, True)
        foreign = run(command, games, "--pack", example("byzantion"), "--lang=en")
        assert (foreign.exit_code, "is for byzantion, not for warriors" in foreign.output) == (2, True)


def test_a_game_is_played_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.quadriga"
    pack = example("warriors")
    begun = run("play", "--pack", pack, "--seats", "human,random", "--save", file, "--plain", typed="save\nquit\n")
    assert begun.exit_code == 0, begun.output
    assert json.loads(file.read_text("utf-8").splitlines()[0])["pack"]["version"] == "1"
    assert run("play", "--resume", file, "--pack", pack, "--plain", typed="quit\n").exit_code == 0
    assert suggested(begun.output, "play --resume").exit_code == 0
    refused = run("play", "--resume", file, "--lang=en")
    assert (refused.exit_code, "component pack dear-cavalry" in refused.output) == (2, True)


def suggested(told: str, start: str) -> Result:
    """Carry out a command as it was suggested."""
    line = next(line for line in told.splitlines() if line.strip().startswith(f"quadriga {start}"))
    return run(*split(line)[1:], "--plain", typed="quit\n")


def test_the_commands_suggested_at_the_end_know_the_pack(tmp_path: Path) -> None:
    pack = Path(copytree(example("warriors"), tmp_path / "Anna's pack"))
    ended = run("play", "warriors", "--pack", pack, *ARGUMENTS, "--save", tmp_path / "my game", "--plain", "--lang=en")
    assert ended.exit_code == 0, ended.output
    over = run("play", "--resume", tmp_path / "my game", "--pack", pack, "--plain", "--lang=en")
    assert f"quadriga replay '{tmp_path / 'my game'}' --pack " in over.output
    for command in ("replay", "verify"):
        done = suggested(ended.output, command)
        assert done.exit_code == 0, done.output


def test_names_info_and_fuzz_know_the_pack(tmp_path: Path) -> None:
    pack = example("warriors")
    assert "knights" in run("names", "--pack", pack, "--plain", "--lang=en").output
    told = run("info", "--pack", pack, "--plain", "--lang=en").output
    assert "component pack Knights 1" in told.replace("\n", " ")
    done = run("fuzz", "warriors", "--pack", pack, "--seconds", "1", "--out", tmp_path / "crashes")
    assert done.exit_code == 0, done.output


CASE = """
game = "warriors"
id = "cavalry"
rules = ["WT-MIL-5"]
players = 2
options = { map = "west" }
[position]
phase = "development"
active = "france"
nations = ["france", "england"]
nation.france = { military = 12, weapons = 6, gold = 3 }
[[step]]
do = ["france: form cavalry; at ile_de_france"]
expect.nation.france = { weapons = 2, gold = 0 }
"""


def test_cases_are_run_with_a_pack(tmp_path: Path) -> None:
    case = tmp_path / "case.toml"
    case.write_text(CASE, "utf-8")
    assert run("check", case, "--pack", example("warriors")).exit_code == 0
    assert run("check", case).exit_code == 1
    foreign = run("check", case, "--pack", example("medioevo"), "--lang=en")
    assert (foreign.exit_code, "is for medioevo, not for warriors" in foreign.output) == (2, True)


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "verify", "check", "fuzz", "names", "info"])
def test_a_folder_that_is_no_pack(command: str, games: Path, tmp_path: Path) -> None:
    subject = {"replay": [games], "verify": [games], "check": [games], "info": [], "play": []}.get(
        command, ["warriors"]
    )
    done = run(command, *subject, "--pack", tmp_path / "nowhere", "--lang=en")
    assert done.exit_code == 2
    assert "There is no component pack in" in done.output


def test_the_hash_of_the_data_is_told_apart() -> None:
    packed = find_game("warriors", load_pack(example("warriors")))
    assert packed.data_hash != find_game("warriors").data_hash
