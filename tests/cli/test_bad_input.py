"""Whatever is wrong with what was given: one sentence that names it, exit code 2, nothing written over."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.running import run, run_process

from quadriga.cli.app import run as run_given

Change = Callable[[list[str]], list[str]]


def with_head(**changes: object) -> Change:
    """A record with other values in its first line; None takes a key away."""

    def change(lines: list[str]) -> list[str]:
        head = json.loads(lines[0])
        head.update(changes)
        head = {key: value for key, value in head.items() if value is not None}
        return [json.dumps(head), *lines[1:]]

    return change


def with_answer(**changes: object) -> Change:
    """A record whose first answer is another one."""

    def change(lines: list[str]) -> list[str]:
        index = next(number for number, line in enumerate(lines) if '"do"' in line)
        return [*lines[:index], json.dumps(json.loads(lines[index]) | changes), *lines[index + 1 :]]

    return change


def without_snapshots(change: Change) -> Change:
    """So that the answers are played again."""
    return lambda lines: change([line for line in lines if '"snapshot"' not in line])


DAMAGED_RECORDS: dict[str, Change] = {
    "empty": lambda lines: [],
    "text": lambda lines: ["Dear Anna,", "how are you?"],
    "json list": lambda lines: ["[1, 2, 3]"],
    "foreign json": lambda lines: ['{"hello": "world"}'],
    "deep json": lambda lines: ["[" * 100_000],
    "torn line": lambda lines: [*lines[:-1], lines[-1][: len(lines[-1]) // 2]],
    "other format": with_head(quadriga=99),
    "no game": with_head(game=None),
    "unknown game": with_head(game="chess"),
    "game of the wrong kind": with_head(game=7),
    "no seats": with_head(seats=None),
    "seats as text": with_head(seats="four"),
    "seats as truth": with_head(seats=True),
    "too many seats": with_head(seats=40, players=["human"] * 40),
    "negative seats": with_head(seats=-1),
    "options missing": with_head(options=None),
    "unknown option": with_head(options={"weather": "rain"}),
    "bad option": with_head(options={"map": "moon"}),
    "option as list": with_head(options={"turn_limit": [1]}),
    "players missing": with_head(players=None),
    "players too few": with_head(players=["human"]),
    "unknown players": with_head(players=["alphazero", "random", "random"]),
    "position of the wrong kind": with_head(position=[1]),
    "unknown line": lambda lines: [*lines, '{"weather": "rain"}'],
    "line that is a number": lambda lines: [*lines, "7"],
    "answers out of order": lambda lines: [lines[0], *reversed(lines[1:])],
    "answer without seat": with_answer(seat=None),
    "answer of the wrong kind": with_answer(do=["advance"]),
    "chance of the wrong kind": with_answer(chance="six"),
    "chance of texts": with_answer(chance=[["six"]]),
}

DAMAGED_ANSWERS: dict[str, Change] = {
    "unknown verb": with_answer(do="fly"),
    "unknown target": with_answer(do="advance cooking"),
    "illegal answer": with_answer(do="form cavalry"),
    "empty answer": with_answer(do=""),
    "another seat": with_answer(seat=1),
    "no such seat": with_answer(seat=77),
}


def spoil(text: str, change: Change, path: Path) -> Path:
    path.write_text("".join(f"{line}\n" for line in change(text.splitlines())), encoding="utf-8")
    return path


def refused(path: Path, *arguments: object) -> str:
    """The one sentence; the file is as it was."""
    before = path.read_bytes() if path.is_file() else None
    result = run(*arguments)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2, result.output
    assert result.stdout == "" or "other rules or data" in result.stdout
    assert str(path) in result.stderr
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert not result.stderr.startswith("error-")
    if before is not None:
        assert path.read_bytes() == before
    return result.stderr


@pytest.mark.parametrize("change", DAMAGED_RECORDS.values(), ids=DAMAGED_RECORDS)
def test_damaged_records(change: Change, running_record: str, tmp_path: Path) -> None:
    path = spoil(running_record, change, tmp_path / "damaged.quadriga")
    refused(path, "play", "--resume", path)
    refused(path, "verify", path)
    if change is not DAMAGED_RECORDS["unknown players"]:
        refused(path, "replay", path)


@pytest.mark.parametrize("change", DAMAGED_ANSWERS.values(), ids=DAMAGED_ANSWERS)
def test_records_with_answers_that_cannot_be(change: Change, running_record: str, tmp_path: Path) -> None:
    path = spoil(running_record, without_snapshots(change), tmp_path / "damaged.quadriga")
    assert "answer 1" in refused(path, "play", "--resume", path)
    refused(path, "replay", path)


@pytest.mark.parametrize(
    "snapshot",
    [{}, {"turn": 1}, {"map": "moon"}, None, 7],
    ids=["empty", "too little", "unknown map", "nothing", "number"],
)
def test_damaged_snapshots(snapshot: object, running_record: str, tmp_path: Path) -> None:
    def change(lines: list[str]) -> list[str]:
        number = max(json.loads(line).get("n", 0) for line in lines)
        kept = [line for line in lines if '"snapshot"' not in line]
        return [*kept, json.dumps({"n": number, "snapshot": snapshot})]

    path = spoil(running_record, change, tmp_path / "damaged.quadriga")
    refused(path, "play", "--resume", path)


def test_a_snapshot_against_the_rules(running_record: str, tmp_path: Path) -> None:
    def change(lines: list[str]) -> list[str]:
        index = max(number for number, line in enumerate(lines) if '"snapshot"' in line)
        doc = json.loads(lines[index])
        doc["snapshot"]["holder"] = [0] * len(doc["snapshot"]["holder"])
        return [*lines[:index], json.dumps(doc), *lines[index + 1 :]]

    path = spoil(running_record, change, tmp_path / "damaged.quadriga")
    refused(path, "play", "--resume", path)


@pytest.mark.parametrize(
    "command", [("play", "--resume"), ("replay",), ("verify",), ("check",), ("play", "--position")]
)
def test_files_that_cannot_be_read(command: tuple[str, ...], tmp_path: Path) -> None:
    refused(tmp_path / "missing", *command, tmp_path / "missing")
    binary = tmp_path / "picture.toml"
    binary.write_bytes(b"\x89PNG\xff\xfe\x00")
    refused(binary, *command, binary)


@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("verify",), ("play", "--position")])
def test_folders_are_no_files(command: tuple[str, ...], tmp_path: Path) -> None:
    refused(tmp_path, *command, tmp_path)


POSITION = 'game = "warriors"\nplayers = 2\n[position]\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players = 2",
        'game = "chess"',
        "game = 7",
        'game = "warriors"\nplayers = "two"',
        'game = "warriors"\nplayers = 9',
        'game = "warriors"\noptions = 7',
        'game = "warriors"\n[options]\nmap = "moon"',
        POSITION + "weather = 1",
        POSITION + "turn = 99",
        POSITION + 'phase = "lunch"',
        POSITION + 'nations = ["france"]',
        POSITION + 'nations = ["france", "atlantis"]',
        POSITION + 'active = "atlantis"',
        POSITION + "province.atlantis = {}",
        POSITION + "province.london = { burgundy = { dragons = 1 } }",
        POSITION + "province.london = 7",
        POSITION + 'nation.burgundy = { gold = "much" }',
        POSITION + "wars = 7",
        POSITION + 'wars = [{ between = ["denmark"] }]',
        "[" * 5000,
    ],
)
def test_damaged_positions(text: str, tmp_path: Path, state: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    refused(path, "play", "--position", path)
    assert not state.exists()


def test_every_fault_of_a_position_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    path.write_text(POSITION + 'turn = 99\nphase = "lunch"\nprovince.atlantis = {}\n', encoding="utf-8")
    result = run("play", "--position", path)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 3
    assert result.stderr.count(str(path)) == 3


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["play", "chess"], "There is no game “chess”; there are: warriors"),
        (["play", "warriors", "chess"], "Too many words"),
        (["play", "warriors", "--weather", "rain"], "There is no option “--weather”; there are: --map, --map-variant,"),
        (["play", "warriors", "--map", "moon"], "Option map: “moon” is not possible; possible: west, east, italy"),
        (["play", "warriors", "--map"], "needs a value"),
        (["play", "warriors", "--option", "map"], "needs a value"),
        (["play", "warriors", "--turn-limit", "99"], "possible: 1-10"),
        (["play", "warriors", "--turn-limit", "many"], "possible: 1-10"),
        (["play", "warriors", "--seats", "human"], "1 players are not possible; from 2 to 6"),
        (["play", "warriors", "--seats", "human," * 8 + "human"], "9 players are not possible"),
        (
            ["play", "warriors", "--seats", "human,alphazero"],
            "There is no player “alphazero”; there are: human, random",
        ),
        (["play", "warriors", "--seats", "human,,random"], "There is no player “?”"),
        (["play", "warriors", "--coop", "2v2", "--seats", "human,random"], "Teams 2v2 need 4 players, not 2"),
        (["play", "warriors", "--map-variant", "west2_isles"], "is for 2 players, not 4"),
        (["play", "warriors", "--lang", "xx"], "There is no language “xx”; there are: en, it"),
        (["play", "--resume", "a", "--map", "east"], "there is no such file"),
        (["simulate"], "Which game?"),
        (["simulate", "warriors", "--seats", "human,random"], "There is no player “human”"),
        (["simulate", "warriors", "--games", "0"], "games"),
        (["simulate", "warriors", "--games", "many"], "games"),
        (["simulate", "warriors", "--jobs", "0"], "jobs"),
        (["fuzz", "chess"], "There is no game “chess”"),
        (["fuzz", "warriors", "--seconds", "-1"], "seconds"),
        (["info", "chess"], "There is no game “chess”"),
        (["names", "chess"], "There is no game “chess”"),
        (["check", "--weather", "x"], "weather"),
        (["verify"], "FILE"),
        (["dance"], "dance"),
    ],
)
def test_wrong_words_on_the_command_line(arguments: list[str], said: str, state: Path) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert not state.exists()


def test_usage_errors_are_one_sentence_with_a_remedy() -> None:
    result = run_process("check", "--weather", "x")
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert "quadriga --help" in result.stderr


@pytest.mark.parametrize(
    "arguments, english, italian",
    [
        (["simulate", "--games", "0"], "--games has a value that is not possible: it must be at least 1.", "almeno 1"),
        (["serve", "--port", "65536"], "at most 65535", "al massimo 65535"),
        (["simulate", "--games", "9" * 29], "at most 10000000", "al massimo 10000000"),
        (["replay", "x", "--at", "soon"], "a whole number is needed", "serve un numero intero"),
        (["simulate", "--games", "1.5"], "a whole number is needed", "serve un numero intero"),
        (["simulate", "--games", "9" * 5000], "a whole number is needed", "serve un numero intero"),
        (["fuzz", "--seconds", "long"], "possible: a number is needed", "impossibile: serve un numero"),
        (["fuzz", "--seconds", "-1"], "at least 0", "almeno 0"),
        (["fuzz", "--seconds", "nan"], "at least 0", "almeno 0"),
    ],
)
def test_values_that_do_not_fit_are_explained_in_the_language_of_the_reader(
    arguments: list[str],
    english: str,
    italian: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language, said in (("en", english), ("it", italian)):
        monkeypatch.setattr("sys.argv", ["quadriga", *arguments, "--lang", language])
        with pytest.raises(SystemExit) as ended:
            run_given()
        told = capsys.readouterr()
        assert (ended.value.code, told.out) == (2, "")
        assert said in told.err
        assert ("Input" in told.err, "“" in told.err) == (False, False)  # the library is not quoted


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_nobody_is_asked_where_there_is_no_terminal(arguments: list[str]) -> None:
    result = run_process(*arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert "There is no terminal to ask in" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_record_is_never_begun_over_an_existing_file(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    refused(path, "play", "warriors", "--save", path)
    assert path.read_text(encoding="utf-8") == "Dear Anna"


def test_resume_and_position_know_their_game_and_players(running_record: str, tmp_path: Path) -> None:
    path = tmp_path / "game.quadriga"
    path.write_text(running_record, encoding="utf-8")
    refused(path, "play", "--resume", path, "--map", "east")
    refused(path, "play", "realm", "--resume", path)
    refused(path, "play", "--resume", path, "--seats", "human,random")
    position = tmp_path / "position.toml"
    position.write_text(POSITION, encoding="utf-8")
    refused(position, "play", "realm", "--position", position)
    refused(position, "play", "--position", position, "--seats", "human,random,random")


def test_a_games_file_that_is_none(tmp_path: Path, finished_record: str) -> None:
    record = tmp_path / "game.quadriga"
    record.write_text(finished_record, encoding="utf-8")
    refused(record, "replay", record, "--game", "1")
    games = tmp_path / "games.jsonl"
    games.write_text('{"game":1,"seed":"a","record":["{}"]}\nnonsense\n', encoding="utf-8")
    refused(games, "verify", games, "--game", "1")
    refused(games, "verify", games, "--game", "2")


def test_a_state_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    result = run("play", "warriors", "--seed=1", QUADRIGA_STATE=str(blocked / "state"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_complaints_speak_italian() -> None:
    assert "Il gioco “chess” non esiste" in run("play", "chess", "--lang=it").stderr
    assert "non si può leggere come documento" in run("check", __file__, "--lang=it").stderr


def test_causes_speak_italian(running_record: str, tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    position.write_text(POSITION + "province.atlantis = {}\n", encoding="utf-8")
    said = run("play", "--position", position, "--lang=it").stderr
    assert said.endswith("in province.atlantis: su questa mappa non c'è una provincia con questo nome.\n")
    record = spoil(running_record, without_snapshots(with_answer(seat=77)), tmp_path / "damaged.quadriga")
    assert (
        "di altre regole. Quel posto non esiste."
        in run("verify", record, "--lang=it").stdout + run("replay", record, "--lang=it").stderr
    )


@pytest.mark.parametrize(
    "arguments, english, italian",
    [
        (
            ["simul"],
            "There is no command simul; did you mean simulate?",
            "Il comando simul non esiste; forse simulate?",
        ),
        (["pack", "foo"], "There is no command foo.", "Il comando foo non esiste."),
        (["replay"], "FILE is missing.", "Manca FILE."),
        (["dataset", "x"], "--out / -o is missing.", "Manca --out / -o."),
        (["dataset", "x", "-o"], "-o needs a value.", "-o vuole un valore."),
        (["replay", "a", "b"], "Too many words: b.", "Troppe parole: b."),
        (["mcp", "--foo"], "There is no option --foo.", "L'opzione --foo non esiste."),
        (["simulate", "--rotate=3"], "--rotate takes no value.", "--rotate non vuole un valore."),
        (["simulate", "--games", "x"], "--games has a value that is not", "--games ha un valore impossibile"),
        (["simulate"], "Which game?", "Quale gioco?"),
    ],
)
def test_misuse_is_told_in_the_language_asked_for_anywhere(arguments: list[str], english: str, italian: str) -> None:
    for language, said in (("en", english), ("it", italian)):
        result = run_process("--lang", language, *arguments)
        assert result.returncode == 2
        assert result.stderr.startswith(said)


def test_an_argument_whose_bytes_are_no_text_is_told() -> None:
    said = {
        "en": "“caf\\udce9.jsonl” is no text: its bytes are not UTF-8.",
        "it": "“caf\\udce9.jsonl” non è un testo: i suoi byte non sono UTF-8.",
    }
    for language, sentence in said.items():
        result = run_process("--lang", language, "verify", "caf\udce9.jsonl")
        assert result.returncode == 2
        assert result.stderr.startswith(sentence)


def test_a_group_of_commands_takes_a_language_too() -> None:
    for group in (["admin"], ["pack"], ["admin", "pack"]):
        result = run_process(*group, "--help", "--lang", "it")
        assert result.returncode == 0
        assert result.stdout.startswith("Uso:")
        assert run_process(*group, "--lang", "it").stderr.startswith("Manca un comando.")


def test_the_frame_of_the_help_is_italian_too() -> None:
    said = run_process("dataset", "--help", "--lang", "it").stdout
    for words in ("Usage", "Options", "Arguments", "Show this", "required"):
        assert words.lower() not in said.lower()
    assert "Mostra questo messaggio ed esce." in said
