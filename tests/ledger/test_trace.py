"""Tracing rules to code and tests, in small repositories made for the purpose."""

import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.ledger import Case, LedgerError, Trace, Tree, coverage, places, read_trace, write_matrix

TOOL = Path(__file__).resolve().parents[2] / "tools" / "trace_rules.py"


class Repository:
    """A repository with the game chess: three rules, one example and one ruling, and whatever a test adds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write(
            "rules/chess/ledger.toml",
            'game = "chess"\ntitle = "Chess"\nprefix = "CH"\nplayers = "2"\n[sources]\n100 = "A book"\n',
        )
        self.rules(first="todo")
        self.write(
            "rules/chess/examples.toml",
            '[[example]]\nid = "CH-EX-1"\ntitle = "Open file"\ngiven = "x"\nwhen = "x"\nthen = "x"\n'
            'rules = ["CH-MOV-1"]\nsource = "100 L2"\n',
        )
        self.ruling(decision="The left one.")
        self.write("rules/chess/components.toml", "")
        self.write("rules/chess/tables.toml", "")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def rules(self, first: str, text: str = "x") -> None:
        """The ledger with the given status of the first rule; the two others are not begun."""
        entries = [
            f'[[rule]]\nid = "CH-MOV-{number}"\ntitle = "Move {number}"\ntext = "{text}"\n'
            f'source = "100 L1"\nkind = "core"\nstatus = "{status}"\n'
            for number, status in ((1, first), (2, "todo"), (3, "todo"))
        ]
        self.write("rules/chess/rules.toml", "\n".join(entries))

    def ruling(self, decision: str) -> None:
        self.write(
            "rules/chess/rulings.toml",
            f'[[ruling]]\nid = "CH-GAP-1"\nwhat = "x"\nknown = "x"\ndecision = "{decision}"\nconfidence = "derived"\n',
        )

    def code(self, text: str, name: str = "games/chess/rook.py") -> None:
        self.write(f"src/quadriga/{name}", text)

    def test(self, text: str) -> None:
        self.write("tests/test_rook.py", text)

    def case(self, text: str) -> None:
        self.write("conformance/chess/rook.toml", text)

    def trace(self) -> Trace:
        return read_trace(Tree.repository(self.root))

    def faults(self) -> list[str]:
        return self.trace().faults


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def proven(repository: Repository) -> None:
    """The first rule done as it should be."""
    repository.rules(first="done")
    repository.code('class Rook:\n    """rule: CH-MOV-1"""\n')
    repository.case('id = "CH-EX-1"\nrules = ["CH-MOV-1"]\n')


# ---------------------------------------------------------------- code


def test_a_forgotten_comma_is_a_fault(repository: Repository) -> None:
    repository.code('"""rule: CH-MOV-1\n   CH-MOV-2\n"""\n')
    assert repository.faults() == [
        "src/quadriga/games/chess/rook.py: a comma is missing in the list after `rule:`",
    ]


def test_places_of_code_are_modules_classes_and_functions(repository: Repository) -> None:
    repository.code(
        '"""rule: CH-MOV-1"""\n'
        'class Rook:\n    """rule: CH-MOV-1"""\n'
        '    def move(self) -> None:\n        """rule: CH-MOV-1"""\n'
        'if True:\n    async def slide() -> None:\n        """rule: CH-MOV-1"""\n'
    )
    repository.code('def ask() -> None:\n    """rule: CH-MOV-1"""\n', "engine/frame.py")
    assert repository.trace().places("CH-MOV-1")["code"] == [
        "src/quadriga/engine/frame.py::ask",
        "src/quadriga/games/chess/rook.py",
        "src/quadriga/games/chess/rook.py::Rook",
        "src/quadriga/games/chess/rook.py::Rook.move",
        "src/quadriga/games/chess/rook.py::slide",
    ]


@pytest.mark.parametrize(
    "code",
    [
        "# rule: CH-MOV-1\n",
        'TEXT = "rule: CH-MOV-1"\n',
        '"""As CH-MOV-1 says."""\n',
        'def rook() -> None:\n    pass\n    """rule: CH-MOV-1"""\n',
    ],
)
def test_only_docstrings_that_say_rule_are_code(repository: Repository, code: str) -> None:
    repository.code(code)
    assert repository.trace().places("CH-MOV-1")["code"] == []
    assert repository.faults() == []


def test_bots_do_not_implement_rules(repository: Repository) -> None:
    repository.code('"""rule: CH-MOV-1"""\n', "bots/greedy.py")
    assert repository.trace().places("CH-MOV-1")["code"] == []


@pytest.mark.parametrize(
    "code, line",
    [
        ('"""rule: CH-MOV-9"""\n', ""),
        ('"""One.\n\nTwo of CH-MOV-9.\n"""\n', ":3"),
        ("X = 1\nY = 2  # CH-MOV-9\n", ":2"),
        ('REASON = ("too far", "CH-MOV-9")\n', ":1"),
        ('def rook(n: int) -> str:\n    return f"{n} CH-MOV-9"\n', ":2"),
    ],
)
def test_an_unknown_id_in_code_is_a_fault(repository: Repository, code: str, line: str) -> None:
    repository.code(code)
    assert f"src/quadriga/games/chess/rook.py{line}: CH-MOV-9 is not in any ledger" in repository.faults()


def test_a_foreign_prefix_is_a_fault_in_docstrings_only(repository: Repository) -> None:
    repository.code('"""As GO-MOV-1."""\nSERIAL = "XY-BOX-7"\n')
    assert repository.faults() == ["src/quadriga/games/chess/rook.py:1: GO-MOV-1 is not in any ledger"]


@pytest.mark.parametrize("name", ["games/chess/data/pieces.toml", "games/chess/locale/en.ftl", "bots/greedy.py"])
def test_an_unknown_id_in_other_files_is_a_fault(repository: Repository, name: str) -> None:
    repository.code("# CH-MOV-9\n", name)
    assert repository.faults() == [f"src/quadriga/{name}:1: CH-MOV-9 is not in any ledger"]


def test_an_unknown_id_in_a_ledger_text_is_a_fault(repository: Repository) -> None:
    repository.rules(first="todo", text="As CH-GAP-1 and CH-GAP-2 say.")
    assert "rules/chess/rules.toml:4: CH-GAP-2 is not in any ledger" in repository.faults()


def test_code_that_cannot_be_parsed_is_a_fault(repository: Repository) -> None:
    repository.code("def rook(:\n")
    (fault,) = repository.faults()
    assert fault.startswith("src/quadriga/games/chess/rook.py: cannot be parsed")


# ---------------------------------------------------------------- tests


@pytest.mark.parametrize(
    "text, place",
    [
        ('@pytest.mark.rule("CH-MOV-1")\ndef test_a() -> None: ...\n', "::test_a"),
        ('@mark.rule("CH-MOV-2", "CH-MOV-1")\nasync def test_a() -> None: ...\n', "::test_a"),
        ('@pytest.mark.rule("CH-MOV-1")\nclass TestA:\n    def test_b(self) -> None: ...\n', "::TestA"),
        ('class TestA:\n    @pytest.mark.rule("CH-MOV-1")\n    def test_b(self) -> None: ...\n', "::TestA::test_b"),
        ('if True:\n    @pytest.mark.rule("CH-MOV-1")\n    def test_a() -> None: ...\n', "::test_a"),
        ('pytestmark = pytest.mark.rule("CH-MOV-1")\n', ""),
        ('pytestmark = [pytest.mark.slow, pytest.mark.rule("CH-MOV-1")]\n', ""),
        ('class TestA:\n    pytestmark = pytest.mark.rule("CH-MOV-1")\n', "::TestA"),
        (
            '@pytest.mark.parametrize("x", [pytest.param(1, marks=mark.rule("CH-MOV-1"))])\ndef test_a(x): ...\n',
            "::test_a",
        ),
    ],
)
def test_marks_are_tests(repository: Repository, text: str, place: str) -> None:
    repository.test(text)
    assert repository.trace().places("CH-MOV-1")["tests"] == [f"tests/test_rook.py{place}"]
    assert repository.faults() == []


@pytest.mark.parametrize(
    "text",
    [
        'MARK = pytest.mark.rule("CH-MOV-1")\n',
        '@pytest.mark.skip\n@pytest.mark.rule("CH-MOV-1")\ndef test_a() -> None: ...\n',
        '@pytest.mark.rule("CH-MOV-1")\n@pytest.mark.xfail(reason="x")\ndef test_a() -> None: ...\n',
        '@pytest.mark.skip\nclass TestA:\n    @pytest.mark.rule("CH-MOV-1")\n    def test_b(self) -> None: ...\n',
        'def test_a() -> None:\n    """rule: CH-MOV-1"""\n',
        '@pytest.mark.slow("CH-MOV-1")\ndef test_a() -> None: ...\n',
    ],
)
def test_what_proves_nothing_is_no_test(repository: Repository, text: str) -> None:
    repository.test(text)
    assert repository.trace().places("CH-MOV-1")["tests"] == []


@pytest.mark.parametrize(
    "text, fault",
    [
        ('@pytest.mark.rule("CH-MOV-9")\ndef test_a() -> None: ...\n', "::test_a: CH-MOV-9 is not in any ledger"),
        ('@pytest.mark.rule("rook")\ndef test_a() -> None: ...\n', "::test_a: rook is not in any ledger"),
        ('pytestmark = pytest.mark.rule("CH-MOV-9")\n', ": CH-MOV-9 is not in any ledger"),
        ("# CH-MOV-9\n", ":1: CH-MOV-9 is not in any ledger"),
        ('"""CH-MOV-9"""\n', ":1: CH-MOV-9 is not in any ledger"),
        ("@pytest.mark.rule(ID)\ndef test_a() -> None: ...\n", "::test_a: write rule ids literally"),
        ("@pytest.mark.rule()\ndef test_a() -> None: ...\n", "::test_a: write rule ids literally"),
        ('@pytest.mark.rule("CH-MOV-1")\ndef check_a() -> None: ...\n', "::check_a: has the mark `rule` but pytest"),
        (
            '@pytest.mark.skip\n@pytest.mark.rule("CH-MOV-9")\ndef test_a() -> None: ...\n',
            "::test_a: CH-MOV-9 is not in any ledger",
        ),
    ],
)
def test_faulty_marks_are_found(repository: Repository, text: str, fault: str) -> None:
    repository.test(text)
    (found,) = repository.faults()
    assert found.startswith(f"tests/test_rook.py{fault}")


# ---------------------------------------------------------------- conformance cases


def test_a_case_is_a_test_of_the_rules_it_lists(repository: Repository) -> None:
    repository.case('id = "CH-EX-1"\nrules = ["CH-MOV-1", "CH-MOV-2"]\n')
    trace = repository.trace()
    assert trace.places("CH-MOV-2")["tests"] == ["conformance/chess/rook.toml::CH-EX-1"]
    assert trace.places("CH-MOV-3")["tests"] == []
    assert trace.cases["CH-EX-1"].file == repository.root / "conformance" / "chess" / "rook.toml"
    assert trace.faults == []


def test_a_file_may_hold_several_cases(repository: Repository) -> None:
    repository.case('[[case]]\nid = "CH-EX-1"\nrules = ["CH-MOV-1"]\n[[case]]\nid = "rook-blocked"\n')
    assert list(repository.trace().cases) == ["CH-EX-1", "rook-blocked"]
    assert repository.faults() == []


@pytest.mark.parametrize(
    "text, fault",
    [
        ('id = "CH-EX-1"\nrules = ["CH-MOV-9"]\n', "::CH-EX-1: CH-MOV-9 is not in any ledger"),
        ('id = "CH-EX-9"\n', "::CH-EX-9: CH-EX-9 is not in any ledger"),
        ('id = "a"\nrules = "CH-MOV-1"\n', ": the case a must list its rules"),
        ('title = "a"\n', ": a case has no id"),
        ('[[case]]\nid = "a"\n[[case]]\nid = "a"\n', "::a: the id is already used in conformance/chess/rook.toml::a"),
        ("id = \n", ": cannot be read as TOML"),
    ],
)
def test_faulty_cases_are_found(repository: Repository, text: str, fault: str) -> None:
    repository.case(text)
    (found,) = repository.faults()
    assert found.startswith(f"conformance/chess/rook.toml{fault}")


# ---------------------------------------------------------------- what done means


def test_a_proven_rule_has_no_fault(repository: Repository) -> None:
    proven(repository)
    assert repository.faults() == []


def test_done_without_test_is_a_fault(repository: Repository) -> None:
    proven(repository)
    repository.case('id = "CH-EX-1"\n')
    assert repository.faults() == ["chess: CH-MOV-1 is done, but no test or conformance case names it"]


def test_done_without_code_is_a_fault(repository: Repository) -> None:
    proven(repository)
    repository.code('"""As CH-MOV-1 says."""\n')
    assert repository.faults() == ["chess: CH-MOV-1 is done, but no docstring names it after `rule:`"]


def test_an_example_without_case_is_a_fault_once_a_rule_is_done(repository: Repository) -> None:
    proven(repository)
    repository.case('id = "rook-blocked"\nrules = ["CH-MOV-1"]\n')
    assert repository.faults() == ["chess: the example CH-EX-1 has no case in conformance/chess"]
    repository.rules(first="partial")
    assert repository.faults() == []


def test_a_ruling_without_decision_is_a_fault(repository: Repository) -> None:
    repository.ruling(decision="")
    assert repository.faults() == ["chess: rulings.toml: CH-GAP-1 has no decision"]


def test_all_faults_are_reported_together(repository: Repository) -> None:
    repository.rules(first="done")
    repository.ruling(decision="")
    repository.code('"""As CH-MOV-9."""\n')
    assert len(repository.faults()) == 5


# ---------------------------------------------------------------- numbers and matrix


def test_coverage_counts(repository: Repository) -> None:
    proven(repository)
    repository.test('@pytest.mark.rule("CH-MOV-2")\ndef test_a() -> None: ...\n')
    asked: list[str] = []

    def passes(case: Case) -> bool:
        asked.append(case.id)
        return case.game == "chess"

    assert coverage("chess", passes, Tree.repository(repository.root)) == {
        "rules": 3,
        "done": 1,
        "partial": 0,
        "todo": 2,
        "with_code": 1,
        "with_test": 2,
        "examples": 1,
        "examples_passing": 1,
    }
    assert asked == ["CH-EX-1"]
    assert repository.trace().coverage("chess", lambda case: False)["examples_passing"] == 0


def test_coverage_of_an_unknown_game_is_explained(repository: Repository) -> None:
    with pytest.raises(LedgerError, match="no ledger of 'go'; there are: chess"):
        repository.trace().coverage("go", lambda case: True)


def test_the_matrix_shows_both_ends(repository: Repository) -> None:
    proven(repository)
    page = write_matrix(repository.trace())
    assert "| Chess | 3 | 1 | 0 | 2 | 1 | 1 | 1 | 1 |" in page
    assert (
        "| CH-MOV-1 | Move 1 | done | `src/quadriga/games/chess/rook.py::Rook` "
        "| `conformance/chess/rook.toml::CH-EX-1` |" in page
    )
    assert "| CH-MOV-2 | Move 2 | todo |  |  |" in page
    assert "| CH-EX-1 | Open file | CH-MOV-1 | `conformance/chess/rook.toml::CH-EX-1` |" in page


def test_the_places_of_real_rules_are_those_of_the_whole_trace() -> None:
    trace = read_trace()
    for rule in ("WT-UPK-1", "WT-BAR-8", "WT-COOP-7", "WT-ERR-1", "WT-NONE-1"):
        assert places(rule) == trace.places(rule)


# ---------------------------------------------------------------- the tool


def run_tool(repository: Repository, task: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), "--root", str(repository.root), task]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_tool_writes_and_checks(repository: Repository) -> None:
    proven(repository)
    stale = run_tool(repository, "--check")
    assert stale.returncode == 1
    assert "docs/rules-matrix.md is out of date" in stale.stdout
    assert run_tool(repository, "--write").returncode == 0
    fresh = run_tool(repository, "--check")
    assert (fresh.returncode, fresh.stdout) == (0, "")


def test_the_tool_prints_every_fault(repository: Repository) -> None:
    repository.rules(first="done")
    run_tool(repository, "--write")
    result = run_tool(repository, "--check")
    assert result.returncode == 1
    assert "no docstring names it" in result.stdout
    assert "no test or conformance case names it" in result.stdout
    assert "the example CH-EX-1 has no case" in result.stdout
    assert result.stdout.endswith("faults: 3\n")
