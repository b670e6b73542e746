"""Every conformance case holds; and the runner is not easily content."""

import json
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga.engine.case import Case, Outcome, Tally, case_files, compare, open_case, read_cases, run_case, run_cases
from quadriga.engine.case import Failure as CaseFailure
from quadriga.engine.case import run_step as run_case_step
from quadriga.engine.errors import InputError, InputErrors
from quadriga.games.registry import find_game
from quadriga.games.warriors.position import Pieces
from quadriga.language.texts import Texts

FOLDER = Path(__file__).parents[2] / "conformance"
CASES = [case for path in case_files([FOLDER]) for case in read_cases(path)]

Writer = Callable[[str], Path]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.path.stem}:{case.id}" for case in CASES])
def test_case_holds(case: Case) -> None:
    failure = run_case(find_game(case.game), case).failure
    assert failure is None, f"expected {failure.expected}, got {failure.got}"


@pytest.mark.parametrize("case", CASES, ids=[f"{case.path.stem}:{case.id}" for case in CASES])
def test_case_ends_in_a_sound_position(case: Case) -> None:
    module = find_game(case.game)
    table = open_case(module, case)
    assert module.problems(table.game) == []
    for step in case.steps:
        run_case_step(module, table, step)
        assert module.problems(table.game) == []


def test_ids_are_used_once() -> None:
    repeated = [name for name, count in Counter(case.id for case in CASES).items() if count > 1]
    assert repeated == []


def test_every_case_has_a_title_and_lies_in_the_folder_of_its_game() -> None:
    assert [case.id for case in CASES if not case.title] == []
    assert [case.id for case in CASES if case.path.parent != FOLDER / case.game] == []


# ------------------------------------------------------------------ the runner

GOOD = """
game     = "warriors"
id       = "sample"
title    = "France declines"
rules    = ["WT-DEV-1"]
players  = 2
position = { phase = "development", nations = ["france", "england"] }

[[step]]
do     = ["england: advance trade"]
can    = ["france: advance military"]
cannot = ["france: form infantry | WT-DEV-5"]
expect = { waiting = ["france"], nation.england = { trade = 1 }, province.london = { holder = "england" } }
"""


@pytest.fixture
def write(tmp_path: Path) -> Writer:
    def write_file(text: str) -> Path:
        path = tmp_path / "case.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write_file


def run(path: Path) -> list[Outcome]:
    return list(run_cases([path], find_game))


def failure_of(path: Path) -> CaseFailure:
    outcomes = run(path)
    assert len(outcomes) == 1
    failure = outcomes[0].failure
    assert failure is not None
    return failure


def fault_of(path: Path) -> InputError:
    with pytest.raises(InputError) as caught:
        run(path)
    return caught.value


def told(fault: InputError) -> str:
    return "\n".join(Texts("en").errors(fault))


def test_good_case_passes(write: Writer) -> None:
    assert [outcome.failure for outcome in run(write(GOOD))] == [None]


def test_json_is_read_like_toml(tmp_path: Path) -> None:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(tomllib.loads(GOOD)), encoding="utf-8")
    assert [outcome.failure for outcome in run(path)] == [None]
    path.write_text(json.dumps(tomllib.loads(GOOD.replace("trade = 1", "trade = 2"))), encoding="utf-8")
    assert failure_of(path).got == "1"


@pytest.mark.parametrize(
    "wrong, expected, got",
    [
        (("trade = 1", "trade = 2"), "nation.england.trade = 2", "1"),
        (('holder = "england"', 'holder = "free"'), 'province.london.holder = "free"', '"england"'),
        (('["france"], nation', '["england"], nation'), 'waiting = ["england"]', '["france"]'),
        (("trade = 1 }", "trad = 0 }"), "nation.england.trad = 0", "nothing there"),
        (("province.london =", "province.londn ="), 'province.londn = { holder = "england" }', "nothing there"),
        (
            ('{ holder = "england" }', "{ england = {} }"),
            "province.london.england = {}",
            "{ princess = 4, fortress = 1 }",
        ),
        (("nation.england = { trade = 1 }", "turn = { now = 1 }"), "turn = { now = 1 }", "1"),
    ],
)
def test_wrong_expectation_fails(write: Writer, wrong: tuple[str, str], expected: str, got: str) -> None:
    assert wrong[0] in GOOD
    failure = failure_of(write(GOOD.replace(*wrong)))
    assert (failure.expected, failure.got) == (expected, got)


def test_wrong_rule_behind_the_bar_fails(write: Writer) -> None:
    failure = failure_of(write(GOOD.replace("| WT-DEV-5", "| WT-MIL-3")))
    assert (failure.expected, failure.got) == ("refused by WT-MIL-3", "refused by WT-DEV-5")


def test_refusal_that_is_none_fails(write: Writer) -> None:
    failure = failure_of(write(GOOD.replace("france: form infantry | WT-DEV-5", "france: advance trade")))
    assert (failure.expected, failure.got) == ("refused: france: advance trade", "possible")


def test_impossible_possibility_fails(write: Writer) -> None:
    failure = failure_of(write(GOOD.replace('can    = ["france: advance military"]', 'can = ["france: form cavalry"]')))
    assert failure.expected == "possible: france: form cavalry"
    assert "WT-MIL-5" in failure.got


def test_illegal_answer_fails(write: Writer) -> None:
    failure = failure_of(write(GOOD.replace("england: advance trade", "england: form infantry")))
    assert (failure.expected, failure.got) == ("legal: england: form infantry", "refused: not_enough (WT-DEV-5)")


def test_answer_of_another_player_fails(write: Writer) -> None:
    failure = failure_of(write(GOOD.replace("england: advance trade", "france: advance trade")))
    assert failure.got == "refused: not_your_decision"


@pytest.mark.parametrize(
    "line, named",
    [
        ("england: build infantry", "notation_verb"),
        ("england: advance war", "notation_thing"),
        ("england: upgrade wales", "notation_thing"),
        ("england: pass twice", "notation_extra"),
        ("england: offer france: all my gold", "notation_deal"),
        ("spain: pass", "notation_thing"),
        ("advance trade", "notation_speaker"),
        ("england: ", "notation_empty"),
    ],
)
def test_unreadable_notation_is_bad_input(write: Writer, line: str, named: str) -> None:
    with pytest.raises(InputError) as caught:
        failure_of(write(GOOD.replace("england: advance trade", line)))
    assert named in str(caught.value)


@pytest.mark.parametrize(
    "line, named", [("england: advance", "refused"), ("england: upgrade infantry@wales", "notation_no_unit")]
)
def test_answer_about_nothing_there_fails(write: Writer, line: str, named: str) -> None:
    assert named in failure_of(write(GOOD.replace("england: advance trade", line))).got


@pytest.mark.parametrize("key", ["do", "can", "cannot"])
def test_notation_is_read_wherever_it_stands(write: Writer, key: str) -> None:
    text = GOOD.split("[[step]]")[0] + f'[[step]]\n{key} = ["england: build infantry"]\nexpect.turn = 1\n'
    with pytest.raises(InputError, match="notation_verb"):
        failure_of(write(text))


@pytest.mark.parametrize(
    "wrong, cause",
    [
        (("title    =", "titel    ="), "unknown key titel"),
        (("do     =", "does   ="), "a step knows only do, can, cannot, expect, note"),
        (('id       = "sample"', ""), "id and rules are needed"),
        (('rules    = ["WT-DEV-1"]', ""), "id and rules are needed"),
        (('rules    = ["WT-DEV-1"]', "rules = []"), "id and rules are needed"),
        (('phase = "development"', 'phase = "developement"'), "one of setup, upkeep, trade"),
        (('phase = "development"', 'phases = "development"'), "unknown key; known: turn, phase"),
        (('"france", "england"]', '"france", "spain"]'), "spain is not open to players here"),
        (('"france", "england"]', '"france"]'), "2 different nations are needed"),
        (("players  = 2", 'players  = "two"'), "a whole number is needed"),
        (("players  = 2", "players  = 7"), "7 players are not possible"),
        (("players  = 2", 'players  = 2\noptions = { coop = "2v2" }'), "Teams 2v2 need 4 players"),
        (("players  = 2", 'players  = 2\noptions = { maps = "west" }'), "There is no option “maps”"),
        (("players  = 2", "players  = 2\nchance = [1, 2]"), "a list of lists of numbers is needed"),
        (('do     = ["england: advance trade"]', "do = 3"), "a text or a list of texts is needed"),
    ],
)
def test_impossible_file_is_refused(write: Writer, wrong: tuple[str, str], cause: str) -> None:
    assert wrong[0] in GOOD
    path = write(GOOD.replace(*wrong))
    fault = fault_of(path)
    assert fault.code == "case_fault"
    assert fault.params["file"] == str(path)
    assert cause in told(fault)


def test_case_without_any_expectation_is_refused(write: Writer) -> None:
    bare = GOOD.split("[[step]]")[0] + '[[step]]\ndo = ["england: advance trade"]\n'
    assert "nothing is expected" in told(fault_of(write(bare)))
    empty = bare + "can = []\ncannot = []\nexpect = {}\n"
    assert "nothing is expected" in told(fault_of(write(empty)))


def test_every_fault_of_a_position_is_told_with_file_and_case(write: Writer) -> None:
    text = GOOD.replace('"england"] }', '"england"], nation.france = { gold = -1, foot = 3 }, province.paris = {} }')
    fault = fault_of(write(text))
    assert isinstance(fault, InputErrors)
    assert [inner.params["case"] for inner in fault.faults] == ["sample"] * 3
    told = str(fault)
    for place in ("nation.france.gold", "nation.france.foot", "province.paris"):
        assert place in told


@pytest.mark.parametrize(
    "text", ["game = ", "[[case]\n", 'id = "a\n', "case = 3\n", "[case]\nid = 1\n", "\udcff", "[" * 9999]
)
def test_damaged_toml_is_refused(write: Writer, tmp_path: Path, text: str) -> None:
    path = tmp_path / "case.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    fault = fault_of(path)
    assert fault.code in ("document_damaged", "file_unreadable", "case_fault")
    assert str(path) in str(fault)


def test_unknown_game_is_refused(write: Writer) -> None:
    assert fault_of(write(GOOD.replace('"warriors"', '"warrior"'))).code == "game_unknown"


def test_missing_file_and_empty_folder_are_refused(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "none.toml").code == "file_missing"
    assert fault_of(tmp_path).code == "no_cases"


# ------------------------------------------------------------------ comparing


def agree(expected: dict[str, object], found: dict[str, int]) -> bool:
    try:
        compare("place", expected, Pieces(found))
    except CaseFailure:
        return False
    return True


@pytest.mark.parametrize(
    "expected, found, same",
    [
        ({"archers": 1}, {"archers": 1}, True),
        ({"archers": 1}, {"archers-1~2": 1}, True),
        ({"archers-1": 1}, {"archers-1~2": 1}, True),
        ({"archers-0": 1}, {"archers~2": 1}, True),
        ({"archers-0": 1}, {"archers-1~2": 1}, False),
        ({"archers~1": 1}, {"archers-1~2": 1}, False),
        ({"archers!": 1}, {"archers-2~99!": 1}, True),
        ({"archers!": 1}, {"archers-2~99": 1}, False),
        ({"archers": 2}, {"archers": 1}, False),
        ({"archers": 1}, {"archers": 2}, False),
        ({"archers": 1}, {"archers": 1, "infantry": 1}, False),
        ({"archers": 1, "infantry": 0}, {"archers": 1}, True),
        ({"archers": 2}, {"archers": 1, "archers-1": 1}, True),
        ({"archers": 1, "archers-1": 1}, {"archers": 1, "archers-1": 1}, True),
        ({"archers": 1, "archers-1": 1}, {"archers": 2}, False),
        ({"archers-1": 1, "archers~2": 1}, {"archers-1~2": 1, "archers-1": 1}, True),
        ({"archer": 1}, {"archers": 1}, False),
        ({"archers": True}, {"archers": 1}, False),
        ({}, {"archers": 1}, False),
        ({}, {}, True),
    ],
)
def test_pieces_are_compared_as_a_whole(expected: dict[str, object], found: dict[str, int], same: bool) -> None:
    assert agree(expected, found) is same


def test_tally_knows_exact_names_only() -> None:
    assert Tally({"sword": 2}).agrees({"sword": 2})
    assert not Tally({"sword": 2}).agrees({"swords": 2})
