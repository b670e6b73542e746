"""Conformance cases: a position, what is done, what must come of it. Plain files for rules lawyers."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from quadriga.engine.choice import Answer
from quadriga.engine.errors import Cause, InputError, InputErrors
from quadriga.engine.module import Document, Module
from quadriga.engine.notation import read_answer
from quadriga.engine.position import open_position, read_document
from quadriga.engine.table import Table

CASE_KEYS = ("id", "title", "rules", "game", "players", "options", "position", "chance", "note", "step")
NOTHING_LEFT = ("done", "pass")  # saying so when nothing is left to do is no mistake
STEP_KEYS = ("do", "can", "cannot", "expect", "note")


class Tally(dict[str, int]):
    """Things lying together, counted by name: compared as a whole, so that nothing unexpected lies there as well."""

    def fits(self, wanted: str, name: str) -> bool:
        """Whether a thing called ``name`` is what a case means by ``wanted``; games may know looser names."""
        return wanted == name

    def agrees(self, expected: Document) -> bool:
        """Whether exactly the expected things lie here; the strictest names and the plainest things go first."""
        left = dict(self)
        for wanted in sorted(expected, key=len, reverse=True):
            number = expected[wanted]
            if isinstance(number, bool) or not isinstance(number, int):
                return False
            for name in sorted(left, key=len):
                if number and self.fits(wanted, name):
                    taken = min(number, left[name])
                    left[name] -= taken
                    number -= taken
            if number:
                return False
        return not any(left.values())


class Case:
    """One case as it stands in its file."""

    def __init__(self, path: Path, doc: Document, game: str) -> None:
        self.path = path
        self.doc = doc
        self.game = str(doc.get("game", game))
        self.id = str(doc.get("id", ""))
        self.title = str(doc.get("title", ""))
        rules = doc.get("rules", [])
        self.rules: list[str] = [str(rule) for rule in rules] if isinstance(rules, list) else []
        steps = doc.get("step")
        if steps is None:
            steps = [{key: doc[key] for key in STEP_KEYS if key in doc}]
        self.steps: list[Document] = [
            s if isinstance(s, dict) else {"?": s} for s in (steps if isinstance(steps, list) else [steps])
        ]
        self.check_shape()

    def check_shape(self) -> None:
        if not self.id or not self.rules:
            raise self.fault(Cause("id_and_rules"))
        allowed = CASE_KEYS if "step" in self.doc else tuple(dict.fromkeys(CASE_KEYS + STEP_KEYS))
        for key in self.doc:
            if key not in allowed:
                raise self.fault(Cause("case_key", key=key, known=", ".join(allowed)))
        for step in self.steps:
            if any(key not in STEP_KEYS for key in step):
                raise self.fault(Cause("step_keys", known=", ".join(STEP_KEYS)))
        if not any(step.get(key) for step in self.steps for key in ("can", "cannot", "expect")):
            raise self.fault(Cause("nothing_expected"))

    def fault(self, cause: Cause | InputError) -> InputError:
        """A complaint that names file and case."""
        return InputError("case_fault", file=str(self.path), case=self.id or "?", cause=cause)


class Failure(Exception):
    """Something came out otherwise than the case says."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(f"expected {expected}, got {got}")
        self.expected = expected
        self.got = got


class Outcome:
    def __init__(self, case: Case, failure: Failure | None) -> None:
        self.case = case
        self.failure = failure


def case_files(paths: list[Path]) -> list[Path]:
    """Files as they are given, folders with everything in them."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted([*path.rglob("*.toml"), *path.rglob("*.json")]))
        elif path.exists():
            found.append(path)
        else:
            raise InputError("file_missing", file=str(path))
    if not found:
        raise InputError("no_cases", file=", ".join(str(path) for path in paths))
    return found


def read_cases(path: Path) -> list[Case]:
    """A file holds one case, or many under [[case]] with a common game."""
    doc = read_document(path)
    game = str(doc.get("game", ""))
    many = doc.get("case")
    if many is None:
        return [Case(path, doc, game)]
    if not isinstance(many, list) or not all(isinstance(item, dict) for item in many):
        raise InputError("document_damaged", file=str(path), cause=Cause("case_tables"))
    return [Case(path, item, game) for item in many]


def run_cases(paths: list[Path], find: Callable[[str], Module]) -> Iterator[Outcome]:
    for path in case_files(paths):
        for case in read_cases(path):
            yield run_case(find(case.game), case)


def run_case(module: Module, case: Case) -> Outcome:
    """Lay the position out, do what the steps say, compare."""
    try:
        table = open_case(module, case)
        for step in case.steps:
            run_step(module, table, step)
    except Failure as failure:
        return Outcome(case, failure)
    except InputError as error:
        if error.code == "notation_no_unit":
            missing = Failure("such a unit", str(error))
            missing.__context__ = error
            return Outcome(case, missing)
        raise fault_of(case, error) from None
    return Outcome(case, None)


def fault_of(case: Case, error: InputError) -> InputError:
    """The same complaint with file and case, one for each fault."""
    if isinstance(error, InputErrors):
        return InputErrors([fault_of(case, fault) for fault in error.faults])
    return case.fault(error)


def open_case(module: Module, case: Case) -> Table:
    chance = case.doc.get("chance", [])
    if not isinstance(chance, list) or not all(isinstance(roll, list) for roll in chance):
        raise InputError("position_fault", place="chance", cause=Cause("chance_lists"))
    script = [roll[:] for roll in chance] or None
    if "position" in case.doc:
        table = open_position(module, case.doc, "0", script)
    else:
        players = case.doc.get("players", module.min_seats)
        given = case.doc.get("options", {})
        if isinstance(players, bool) or not isinstance(players, int) or not isinstance(given, dict):
            raise InputError("position_fault", place="players, options", cause=Cause("number_and_table"))
        table = Table.open(module, players, module.read_options(players, given), "0", "", script)
    table.game.forced_log = []
    return table


def run_step(module: Module, table: Table, step: Document) -> None:
    for line in texts(step, "do"):
        do(module, table, line)
    for line in texts(step, "can"):
        check_legal(module, table, line)
    for line in texts(step, "cannot"):
        check_refused(module, table, line)
    expected = step.get("expect")
    if expected:
        compare("", expected, module.describe(table.game))


def texts(step: Document, key: str) -> list[str]:
    value = step.get(key, [])
    lines = [value] if isinstance(value, str) else value
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise InputError("position_fault", place=key, cause=Cause("texts_needed"))
    return lines


def speaker(module: Module, table: Table, line: str) -> tuple[int, str]:
    """``france: form infantry`` -> seat and answer. The table itself is called ``referee``."""
    name, colon, text = line.partition(":")
    if not colon:
        raise InputError("notation_speaker", text=line)
    name = name.strip().lower()
    if name == "referee":
        return -1, text.strip()
    return module.identify(table.game, -1, "seat", name), text.strip()


def do(module: Module, table: Table, line: str) -> None:
    """One or several answers of a seat, separated by semicolons.

    What the engine has done by itself because there was no choice may be written or left out.
    """
    seat, text = speaker(module, table, line)
    for part in text.split(";"):
        game = table.game
        forced = game.forced_log if game.forced_log is not None else []
        try:
            answer = read_answer(module, game, seat, part)
        except InputError:
            if was_forced(forced, seat, verb_of(part)):
                continue
            raise
        reason = game.why_not(seat, answer)
        if reason is None:
            game.forced_log = []
            table.submit(seat, answer)
        elif (
            not was_forced(forced, seat, answer.verb, answer.target if module.verbs[answer.verb].lasting else None)
            and answer.verb not in NOTHING_LEFT
        ):
            rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
            raise Failure(f"legal: {line}", f"refused: {reason.code}{rules}")


def verb_of(part: str) -> str:
    return part.split()[0].replace("-", "_") if part.split() else ""


def was_forced(forced: list[tuple[int, Answer]], seat: int, verb: str, target: int | None = None) -> bool:
    """Whether the engine has given this answer itself; pieces that may be gone by now are known by the verb only."""
    for who, answer in forced:
        if who == seat and answer.verb == verb and target in (None, answer.target):
            return True
    return False


def check_legal(module: Module, table: Table, line: str) -> None:
    seat, text = speaker(module, table, line)
    reason = table.game.why_not(seat, read_answer(module, table.game, seat, text))
    if reason is not None:
        raise Failure(f"possible: {line}", f"refused: {reason.code} ({', '.join(reason.rules)})")


def check_refused(module: Module, table: Table, line: str) -> None:
    """``france: buy-vp | WT-TRD-8``: refused, and because of that rule if one is named."""
    line, bar, rule = line.partition("|")
    seat, text = speaker(module, table, line.strip())
    reason = table.game.why_not(seat, read_answer(module, table.game, seat, text))
    if reason is None:
        raise Failure(f"refused: {line.strip()}", "possible")
    if bar and rule.strip() not in reason.rules:
        raise Failure(f"refused by {rule.strip()}", f"refused by {', '.join(reason.rules) or reason.code}")


def compare(place: str, expected: Any, found: Any) -> None:
    """Tables are compared by the keys the case names, tallies as a whole; everything else must be equal."""
    if isinstance(found, Tally):
        if not isinstance(expected, dict) or not found.agrees(expected):
            raise Failure(f"{place} = {show(expected)}", show(found))
    elif isinstance(expected, dict):
        if not isinstance(found, dict):
            raise Failure(f"{place} = {show(expected)}", show(found))
        for key, value in expected.items():
            inside = f"{place}.{key}" if place else str(key)
            if key not in found:
                if isinstance(value, dict) and not any(value.values()):
                    continue  # nothing of the kind is expected, nothing is there
                raise Failure(f"{inside} = {show(value)}", "nothing there")
            compare(inside, value, found[key])
    elif expected != found:
        raise Failure(f"{place} = {show(expected)}", show(found))


def show(value: Any) -> str:
    """A value as a case would write it."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {show(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(show(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
