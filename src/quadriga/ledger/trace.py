"""Tracing rules to code and tests, and the faults that continuous integration reports.

A docstring in `engine` or `games` that says `rule: WT-UPK-1, WT-UPK-2` is code for these rules; a test marked
`@pytest.mark.rule("WT-UPK-1")` and a conformance case that lists the rule are its tests. Every id mentioned must exist.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from quadriga.ledger.entries import Ledger
from quadriga.ledger.ledger import LedgerError, games, read_ledger, rules_folder
from quadriga.ledger.scan import Case, Mention, Scan, scan_cases, scan_code, scan_test, scan_text


@dataclass(frozen=True, slots=True)
class Tree:
    """Where everything lies. An installed package has no tests; places are named relative to `root`."""

    root: Path
    rules: Path
    package: Path
    conformance: Path
    tests: Path | None

    @staticmethod
    def repository(root: Path) -> "Tree":
        return Tree(root, root / "rules", root / "src" / "quadriga", root / "conformance", root / "tests")

    @staticmethod
    def here() -> "Tree":
        """The repository this module belongs to, or the installed package."""
        package = Path(__file__).resolve().parents[1]
        rules = rules_folder()
        if rules.parent == package:
            return Tree(package.parent, rules, package, package / "conformance", None)
        return Tree.repository(rules.parent)

    def name(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()


class Places(TypedDict):
    """Where a rule lives: `path::Class.method` for code, a test's node id or `file.toml::id` for tests."""

    code: list[str]
    tests: list[str]


class Coverage(TypedDict):
    """The state of one game in numbers."""

    rules: int
    done: int
    partial: int
    todo: int
    with_code: int
    with_test: int
    examples: int
    examples_passing: int


@dataclass(slots=True)
class Trace:
    """Both ends of every rule. `faults` is everything that continuous integration must refuse."""

    tree: Tree
    ledgers: dict[str, Ledger] = field(default_factory=dict)
    code: dict[str, list[str]] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=dict)
    cases: dict[str, Case] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def places(self, id: str) -> Places:
        """The code and the tests of a rule."""
        return {"code": self.code.get(id, []), "tests": self.tests.get(id, [])}

    def coverage(self, game: str, passes: Callable[[Case], bool]) -> Coverage:
        """The numbers of a game; `passes` runs the case of a worked example and tells whether it holds."""
        if game not in self.ledgers:
            raise LedgerError([f"there is no ledger of {game!r}; there are: {', '.join(self.ledgers)}"])
        ledger = self.ledgers[game]
        statuses = [rule.status for rule in ledger.rules.values()]
        cases = [self.cases[example] for example in ledger.examples if example in self.cases]
        return {
            "rules": len(statuses),
            "done": statuses.count("done"),
            "partial": statuses.count("partial"),
            "todo": statuses.count("todo"),
            "with_code": sum(rule in self.code for rule in ledger.rules),
            "with_test": sum(rule in self.tests for rule in ledger.rules),
            "examples": len(ledger.examples),
            "examples_passing": sum(passes(case) for case in cases),
        }


def read_trace(tree: Tree | None = None) -> Trace:
    """Read the ledgers and scan code, tests and cases of the repository (or installed package)."""
    trace = Trace(tree or Tree.here())
    for game in games(trace.tree.rules):
        trace.ledgers[game], faults = read_ledger(trace.tree.rules / game)
        trace.faults += faults
    mentions: list[Mention] = []
    for scan in _code_scans(trace.tree):
        _enter(scan, trace.code, trace, mentions)
    for scan in _test_scans(trace.tree):
        _enter(scan, trace.tests, trace, mentions)
    trace.faults += _unknown(trace, mentions) + _unproven(trace)
    return trace


def places(id: str, tree: Tree | None = None) -> Places:
    """The code and the tests of a rule. As `Trace.places`, but reads on only in files that contain the id."""
    trace = Trace(tree or Tree.here())
    for scan in _code_scans(trace.tree, id):
        _enter(scan, trace.code, trace, [])
    for scan in _test_scans(trace.tree, id):
        _enter(scan, trace.tests, trace, [])
    return trace.places(id)


def coverage(game: str, passes: Callable[[Case], bool], tree: Tree | None = None) -> Coverage:
    """The numbers of one game; for several games keep a trace and ask it."""
    return read_trace(tree).coverage(game, passes)


def _files(folder: Path, pattern: str, containing: str) -> list[Path]:
    """In a fixed order; only those with the given text in them, if one is given."""
    files = sorted(folder.glob(pattern))
    return [file for file in files if containing.encode() in file.read_bytes()] if containing else files


def _code_scans(tree: Tree, containing: str = "") -> Iterator[Scan]:
    """All of the package is checked for unknown ids; only the engine and the games claim rules."""
    for file in _files(tree.package, "**/*.py", containing):
        scan = scan_code(file, tree.name(file))
        if file.relative_to(tree.package).parts[0] not in ("engine", "games"):
            scan.claims.clear()
        yield scan
    for pattern in ("games/**/*.toml", "games/**/*.ftl"):
        for file in _files(tree.package, pattern, containing):
            yield scan_text(file, tree.name(file))
    for file in _files(tree.rules, "**/*.toml", containing):
        yield scan_text(file, tree.name(file))


def _test_scans(tree: Tree, containing: str = "") -> Iterator[Scan]:
    if tree.tests is not None:
        for file in _files(tree.tests, "**/*.py", containing):
            yield scan_test(file, tree.name(file))
    for game in games(tree.rules):
        for file in _files(tree.conformance / game, "*.toml", containing):
            yield scan_cases(file, tree.name(file), game)


def _enter(scan: Scan, claims: dict[str, list[str]], trace: Trace, mentions: list[Mention]) -> None:
    trace.faults += scan.faults
    mentions += scan.mentions
    for rule, place in scan.claims:
        known_places = claims.setdefault(rule, [])
        if place not in known_places:
            known_places.append(place)
        mentions.append(Mention(rule, place))
    for case in scan.cases:
        if case.id in trace.cases:
            trace.faults.append(f"{case.place}: the id is already used in {trace.cases[case.id].place}")
        trace.cases[case.id] = case


def _unknown(trace: Trace, mentions: list[Mention]) -> list[str]:
    known = {entry for ledger in trace.ledgers.values() for entry in ledger.entries()}
    prefixes = {ledger.prefix for ledger in trace.ledgers.values()}
    faults: dict[str, None] = {}
    for mention in mentions:
        if mention.id not in known and (mention.certain or mention.id.partition("-")[0] in prefixes):
            faults[f"{mention.where}: {mention.id} is not in any ledger"] = None
    return list(faults)


def _unproven(trace: Trace) -> list[str]:
    """Rules called done without code or test; examples without a case in a game that has done rules."""
    faults = []
    for game, ledger in trace.ledgers.items():
        done = [rule.id for rule in ledger.rules.values() if rule.status == "done"]
        for rule in done:
            if rule not in trace.code:
                faults.append(f"{game}: {rule} is done, but no docstring names it after `rule:`")
            if rule not in trace.tests:
                faults.append(f"{game}: {rule} is done, but no test or conformance case names it")
        if done:
            for example in ledger.examples:
                if example not in trace.cases:
                    faults.append(f"{game}: the example {example} has no case in conformance/{game}")
    return faults
