"""Finding rule ids in source files, tests and conformance cases: everything is parsed, nothing is imported."""

import ast
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from quadriga.ledger.entries import ID

_REMARK: Final = r"\([^()]*\)"
_ITEM: Final = rf"{ID.pattern}(?:\s*{_REMARK})?"
# rule: WT-UPK-1, WT-UPK-2 (tie)
_CLAIM: Final = re.compile(rf"\brules?:\s*({_ITEM}(?:\s*,\s*{_ITEM})*)")
_NO_COMMA: Final = re.compile(rf"[ \t]*\n?[ \t]*{ID.pattern}")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Mention:
    """An id met somewhere. `certain` is false in an ordinary text, which may only look like an id."""

    id: str
    where: str
    certain: bool = True


@dataclass(frozen=True, slots=True)
class Case:
    """A conformance case: its id, the rules it proves, and the file it stands in."""

    id: str
    game: str
    rules: list[str]
    file: Path
    place: str


@dataclass(slots=True)
class Scan:
    """What one file says about rules. `claims` are pairs of an id and the place that implements or tests it."""

    claims: list[tuple[str, str]] = field(default_factory=list)
    mentions: list[Mention] = field(default_factory=list)
    cases: list[Case] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def claimed(docstring: str) -> list[str]:
    """The ids listed after `rule:`; the list goes on over lines as long as commas separate the ids."""
    return [rule for match in _CLAIM.finditer(docstring) for rule in ID.findall(re.sub(_REMARK, "", match[1]))]


def scan_code(file: Path, name: str) -> Scan:
    """Claims in docstrings; mentions in docstrings, comments and texts."""
    scan = Scan()
    module = _parsed(file, name, scan)
    if module is None:
        return scan
    docstrings: set[int] = set()
    for place, node in _definitions(module, name):
        docstring = _docstring(node)
        if docstring is None:
            continue
        docstrings.add(id(docstring))
        text = str(docstring.value)
        scan.claims += [(rule, place) for rule in claimed(text)]
        for match in _CLAIM.finditer(text):
            if _NO_COMMA.match(text, match.end()):
                scan.faults.append(f"{place}: a comma is missing in the list after `rule:`")
    for constant in ast.walk(module):
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str):
            certain = id(constant) in docstrings
            scan.mentions += _mentions(constant.value, name, constant.lineno, certain)
    return scan


def scan_test(file: Path, name: str) -> Scan:
    """Claims by `@pytest.mark.rule(...)` on tests and by `pytestmark`; skipped and failing tests prove nothing."""
    scan = Scan()
    module = _parsed(file, name, scan)
    if module is not None:
        _collect_marks(module, name, scan)
        for _, node in _definitions(module, name):
            docstring = _docstring(node)
            if docstring is not None:
                scan.mentions += _mentions(str(docstring.value), name, docstring.lineno)
    return scan


def scan_text(file: Path, name: str) -> Scan:
    """Mentions in any other text file."""
    scan = Scan()
    text = _text(file, name, scan)
    scan.mentions += _mentions(text, name, 1, certain=False)
    return scan


def scan_cases(file: Path, name: str, game: str) -> Scan:
    """The cases of a file: one at the top level, or several under [[case]]."""
    scan = Scan()
    try:
        document = tomllib.loads(_text(file, name, scan))
    except tomllib.TOMLDecodeError as error:
        scan.faults.append(f"{name}: cannot be read as TOML: {error}")
        return scan
    listed: Any = document.get("case", document)
    for case in listed if isinstance(listed, list) else [listed]:
        key = case.get("id") if isinstance(case, dict) else None
        rules = case.get("rules", []) if isinstance(case, dict) else []
        if not isinstance(key, str) or not key:
            scan.faults.append(f"{name}: a case has no id")
        elif not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
            scan.faults.append(f'{name}: the case {key} must list its rules as in rules = ["WT-UPK-1"]')
        else:
            place = f"{name}::{key}"
            scan.cases.append(Case(key, game, rules, file, place))
            scan.claims += [(rule, place) for rule in rules]
            if ID.fullmatch(key):
                scan.mentions.append(Mention(key, place))
    return scan


def _text(file: Path, name: str, scan: Scan) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        scan.faults.append(f"{name}: is not UTF-8 text: {error}")
        return ""


def _parsed(file: Path, name: str, scan: Scan) -> ast.Module | None:
    """The syntax tree; the ids in comments are noted on the way."""
    text = _text(file, name, scan)
    try:
        module = ast.parse(text)
    except SyntaxError as error:
        scan.faults.append(f"{name}: cannot be parsed: {error}")
        return None
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            scan.mentions += _mentions(token.string, name, token.start[0])
    return module


def _mentions(text: str, name: str, line: int, certain: bool = True) -> list[Mention]:
    return [
        Mention(match[0], f"{name}:{line + text.count(chr(10), 0, match.start())}", certain)
        for match in ID.finditer(text)
    ]


def _definitions(node: ast.AST, place: str, separator: str = "::") -> Iterator[tuple[str, ast.Module | Definition]]:
    """The module and its classes and functions, each with its place: `path`, `path::Class`, `path::Class.method`."""
    if isinstance(node, ast.Module):
        yield place, node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            inner = f"{place}{separator}{child.name}"
            yield inner, child
            yield from _definitions(child, inner, ".")
        else:
            yield from _definitions(child, place, separator)


def _docstring(node: ast.Module | Definition) -> ast.Constant | None:
    if node.body and isinstance(node.body[0], ast.Expr):
        value = node.body[0].value
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return value
    return None


def _collect_marks(node: ast.AST, place: str, scan: Scan) -> None:
    """Walk modules, test classes and whatever surrounds definitions (such as `if`), but not into functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Definition):
            _collect_from_definition(child, f"{place}::{child.name}", scan)
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            if child.value is not None and any(ast.unparse(target) == "pytestmark" for target in targets):
                scan.claims += _marked_rules(child.value, place, scan)
        else:
            _collect_marks(child, place, scan)


def _collect_from_definition(node: Definition, place: str, scan: Scan) -> None:
    is_test = node.name.startswith(("Test", "test"))
    is_skipped = any(_is_mark(decorator, "skip") or _is_mark(decorator, "xfail") for decorator in node.decorator_list)
    for decorator in node.decorator_list:
        marked = _marked_rules(decorator, place, scan)
        if is_test and not is_skipped:
            scan.claims += marked
        else:
            scan.mentions += [Mention(rule, place) for rule, _ in marked]
        if marked and not is_test:
            scan.faults.append(f"{place}: has the mark `rule` but pytest does not run it as a test")
    if isinstance(node, ast.ClassDef) and is_test and not is_skipped:
        _collect_marks(node, place, scan)


def _marked_rules(expression: ast.expr, place: str, scan: Scan) -> list[tuple[str, str]]:
    rules: list[tuple[str, str]] = []
    for call in ast.walk(expression):
        if not isinstance(call, ast.Call) or not _is_mark(call, "rule"):
            continue
        texts = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if not texts or len(texts) < len(call.args) or call.keywords:
            scan.faults.append(f'{place}: write rule ids literally, as in pytest.mark.rule("WT-UPK-1")')
        rules += [(rule, place) for rule in texts]
    return rules


def _is_mark(expression: ast.expr, name: str) -> bool:
    if isinstance(expression, ast.Call):
        expression = expression.func
    return ast.unparse(expression) in (f"pytest.mark.{name}", f"mark.{name}")
