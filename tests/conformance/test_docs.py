"""docs/conformance.md is exact: its cases run, its answers can be read, its messages appear, no key is missing."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from quadriga.engine.case import CASE_KEYS, STEP_KEYS, read_cases, run_case, run_cases, speaker
from quadriga.engine.errors import InputError
from quadriga.engine.notation import read_answer
from quadriga.engine.position import open_position
from quadriga.engine.table import Table
from quadriga.games.registry import find_game
from quadriga.games.warriors.board import FORTRESS
from quadriga.games.warriors.module import VERBS, WarriorsModule
from quadriga.games.warriors.names import KIND_NAMES, PHASE_NAMES
from quadriga.games.warriors.position import NATION_KEYS, STEPS, TOP_KEYS
from quadriga.language.texts import Texts

TEXT = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text(encoding="utf-8")
MODULE = WarriorsModule()
ENGLISH = Texts("en")


def blocks() -> list[dict[str, Any]]:
    """The TOML blocks that are whole files of cases."""
    found = [tomllib.loads(text) for text in re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)]
    return [doc for doc in found if "game" in doc and ("case" in doc or "id" in doc)]


def section(title: str) -> str:
    """The text under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ )", TEXT + "# \n", re.DOTALL | re.MULTILINE)
    assert found is not None, f"no section {title}"
    return found[1]


def code(text: str) -> set[str]:
    """Everything set in backticks, also inside longer pieces."""
    return {word for piece in re.findall(r"`([^`]+)`", text) for word in [piece, *re.findall(r"[\w-]+", piece)]}


def sample_table(nations: list[str] | None = None) -> Table:
    """A table on which every unit named in the list of answers is to be found."""
    infantry = {"infantry": 2, "archers": 1}
    position = {
        "phase": "trade",
        "nations": nations or ["france", "england"],
        "province": {"normandie": {"france": infantry}, "wessex": {"england": infantry}, "anjou": {"france": infantry}},
    }
    return open_position(MODULE, {"players": 2, "position": position})


# ------------------------------------------------------------------ cases


def test_there_are_cases_to_run() -> None:
    assert len(blocks()) >= 2


@pytest.mark.parametrize("doc", blocks(), ids=lambda doc: str(doc.get("id", "many")))
def test_case_in_the_document_holds(doc: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(doc), encoding="utf-8")
    for case in read_cases(path):
        failure = run_case(find_game(case.game), case).failure
        assert failure is None, f"{case.id}: expected {failure.expected}, got {failure.got}"


# ------------------------------------------------------------------ keys and names


@pytest.mark.parametrize("key", CASE_KEYS)
def test_key_of_a_case_is_explained(key: str) -> None:
    assert f"| `{key}` |" in section("Keys of a case")


@pytest.mark.parametrize("key", STEP_KEYS)
def test_key_of_a_step_is_explained(key: str) -> None:
    assert f"| `{key}` |" in section("Keys of a step")


@pytest.mark.parametrize("key", [*TOP_KEYS, *NATION_KEYS, *PHASE_NAMES, *STEPS, "between", "since", "holder"])
def test_key_of_a_position_is_explained(key: str) -> None:
    assert key in code(section("Position"))


@pytest.mark.parametrize("name", [*KIND_NAMES[: FORTRESS + 1], "army", "barbarians", "-N", "~N", "!"])
def test_piece_is_explained(name: str) -> None:
    assert name in code(section("Pieces"))


def test_everything_that_can_be_expected_is_explained() -> None:
    described = MODULE.describe(sample_table().game)
    known = code(section("Position") + section("Expectations"))
    assert [key for key in described if key not in known] == []
    assert [key for key in described["nation"]["france"] if key not in known] == []
    assert [key for key in described["nation"]["france"]["reserve"] if key not in known] == []
    owners = [*described["nations"], "barbarians"]
    for province in described["province"].values():
        assert [key for key in province if key not in known and key not in owners] == []


@pytest.mark.parametrize("option", MODULE.options, ids=[option.name for option in MODULE.options])
def test_option_is_explained(option: Any) -> None:
    row = next(line for line in section("Options").splitlines() if line.startswith(f"| `{option.name}` |"))
    assert [value for value in option.values if value not in code(row)] == []
    assert str(option.default) in row
    if not option.values:
        assert f"{option.low} to {option.high}" in row


@pytest.mark.parametrize("map_", list(MODULE.data.maps))
def test_nations_and_provinces_are_listed(map_: str) -> None:
    board = MODULE.data.board(map_, "")
    text = section("Nations and provinces").split(f'`map = "{map_}"`')[1].split("`map = ")[0]
    rows = [line for line in text.splitlines() if re.match(r"\| \d", line)]
    assert len(rows) == len(board.nation_keys)
    for nation, row in enumerate(rows):
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert cells[0] == str(board.numbers[nation])
        assert f"`{board.nation_keys[nation]}`" in cells[1]
        listed = re.findall(r"`(\w+)`", " ".join(cells[2:]))
        assert sorted(listed) == sorted(k for p, k in enumerate(board.keys) if nation in board.claimants[p])
        assert cells[2] == f"`{board.keys[board.capital[nation]]}`"


# ------------------------------------------------------------------ answers

ROWS = [re.findall(r"(?<!\\)\| ([^|]*)", line) for line in section("Answers").splitlines() if line.startswith("| `")]


def test_every_answer_is_explained_once() -> None:
    assert sorted(row[0].strip(" `") for row in ROWS) == sorted(verb.replace("_", "-") for verb in VERBS)


@pytest.mark.parametrize("row", ROWS, ids=[row[0].strip(" `") for row in ROWS])
def test_example_of_an_answer_can_be_read(row: list[str]) -> None:
    table = sample_table()
    verb = row[0].strip(" `")
    found = re.fullmatch(r"`([^`]+)` ?", row[-1])
    assert found is not None
    seat, text = speaker(MODULE, table, found[1])
    answer = read_answer(MODULE, table.game, seat, text)
    assert answer.verb.replace("_", "-") == verb
    if MODULE.verbs[answer.verb].target:
        assert row[1].strip() != ""
        assert answer.target >= 0


# ------------------------------------------------------------------ mistakes

HEAD = 'game = "warriors"\nid = "x"\ntitle = "t"\nrules = ["WT-DEV-1"]\nplayers = 2\n'
LAID = 'position = { phase = "development", nations = ["france", "england"] }\n'
PLACED = 'expect.turn = 1\n[position]\nnations = ["france", "england"]\n'

REFUSED_FILES = {
    "nothing is expected: add can, cannot or expect": HEAD + LAID,
    "id and rules are needed": HEAD.replace('rules = ["WT-DEV-1"]', "") + "expect.turn = 1",
    "unknown key expects; known: id, title, rules, …": HEAD + LAID + "expects = 1\nexpect.turn = 1",
    "a step knows only do, can, cannot, expect, note": HEAD + "[[step]]\ndoes = 1",
    "Cannot mutate immutable namespace": HEAD + "expect.nation.france = { gold = 1 }\nexpect.nation.france.food = 2",
    "Expected '=' after a key in a key/value pair": HEAD + "expect.province.london.england = { archers-1~2 = 1 }",
    "at nations: spain is not open to players here; open: burgundy, germany, …": HEAD
    + PLACED.replace('"england"', '"spain"'),
    "at province.paris: no such province on this map": HEAD + PLACED + "province.paris = {}",
    "at nation.france.foot: unknown key; known: food, goods, …": HEAD + PLACED + "nation.france = { foot = 3 }",
    "at nation.france.military: a whole number from 0 to 15 is needed": HEAD + PLACED + "nation.france.military = 16",
    "only 4 pieces of this kind in a set": HEAD + PLACED + "province.anjou = { france = { infantry = 5 } }",
    "only allies may share a province": HEAD
    + PLACED
    + "province.anjou = { france = { infantry = 1 }, england = { infantry = 1 } }",
    "germany does not play here; players: france, england": HEAD
    + PLACED
    + "province.anjou = { germany = { infantry = 1 } }",
    "Option map: “north” is not possible; possible: west, east, italy": HEAD
    + 'options = { map = "north" }\nexpect.turn = 1',
    "“build” is neither an answer nor a command": HEAD + LAID + 'can = ["england: build infantry"]',
    "“form infantry” does not say who answers": HEAD + LAID + 'can = ["form infantry"]',
    "Teams 2v2 need 4 players, not 2": HEAD + 'options = { coop = "2v2" }\nexpect.turn = 1',
}

FAILING_CASES = {
    "There is no unit “infantry@wales”": HEAD + LAID + 'can = ["england: upgrade infantry@wales"]',
    "refused: not_your_decision": HEAD + LAID + 'do = ["france: advance trade"]\nexpect.turn = 1',
    "refused: not_enough (WT-DEV-5)": HEAD + LAID + 'do = ["england: form infantry"]\nexpect.turn = 1',
    "refused by WT-DEV-5": HEAD + LAID + 'cannot = ["england: form infantry | WT-MIL-3"]',
    "got: nothing there": HEAD + LAID + 'expect.province.londn.holder = "england"',
    "got: { princess = 4, fortress = 1 }": HEAD + LAID + "expect.province.london.england = { fortress = 1 }",
}


def mistakes() -> list[str]:
    """The messages of the two tables, as they stand in the document."""
    rows = [line for line in section("Common mistakes").splitlines() if line.startswith("|")]
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("message", [*REFUSED_FILES, *FAILING_CASES])
def test_message_is_in_the_document(message: str) -> None:
    assert message in mistakes()


@pytest.mark.parametrize("message", REFUSED_FILES)
def test_file_is_refused_with_the_message(message: str, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(REFUSED_FILES[message], encoding="utf-8")
    with pytest.raises(InputError) as caught:
        list(run_cases([path], find_game))
    told = "\n".join(ENGLISH.errors(caught.value))
    assert message.removesuffix("…") in told
    assert "case.toml" in told


@pytest.mark.parametrize("message", FAILING_CASES)
def test_case_fails_with_the_message(message: str, tmp_path: Path) -> None:
    path = tmp_path / "case.toml"
    path.write_text(FAILING_CASES[message], encoding="utf-8")
    failure = next(run_cases([path], find_game)).failure
    assert failure is not None
    inner = failure.__context__
    got = ENGLISH.error(inner) if isinstance(inner, InputError) else failure.got
    assert message.removeprefix("got: ") in got
