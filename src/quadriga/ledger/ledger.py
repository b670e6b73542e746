"""Finding and reading the ledgers. Every fault of a ledger is reported at once, never only the first."""

import tomllib
from dataclasses import MISSING, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

from quadriga.ledger.entries import (
    CONFIDENCES,
    ID,
    KINDS,
    STATUSES,
    Component,
    Entry,
    Example,
    Ledger,
    Rule,
    Ruling,
    Table,
)

Record = TypeVar("Record", Rule, Example, Ruling, Component, Table)


class LedgerError(Exception):
    """A ledger cannot be used; `faults` has one sentence for each reason."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


def rules_folder() -> Path:
    """The folder of the ledgers: inside an installed package, else `rules` at the root of the repository."""
    package = Path(__file__).resolve().parents[1]
    for parent in (package, *package.parents):
        if (parent / "rules" / "glossary.toml").is_file():
            return parent / "rules"
    raise LedgerError(["the ledgers are missing: no folder `rules` in the package or above it; reinstall Quadriga"])


def games(folder: Path | None = None) -> list[str]:
    """The games that have a ledger, in alphabetical order."""
    return sorted(path.parent.name for path in (folder or rules_folder()).glob("*/ledger.toml"))


def load_ledger(game: str, folder: Path | None = None) -> Ledger:
    """The ledger of a game; raises LedgerError with all faults if there is any."""
    folder = folder or rules_folder()
    known = games(folder)
    if game not in known:
        raise LedgerError([f"there is no ledger of {game!r}; there are: {', '.join(known)}"])
    ledger, faults = read_ledger(folder / game)
    if faults:
        raise LedgerError(faults)
    return ledger


def find_entry(id: str, folder: Path | None = None) -> Entry:
    """The rule, example, ruling, component or table with this id, whatever its game."""
    folder = folder or rules_folder()
    for game in games(folder):
        if _Reader(folder / game).head().get("prefix") == id.partition("-")[0]:
            entries = load_ledger(game, folder).entries()
            if id in entries:
                return entries[id]
            close = get_close_matches(id, entries, n=3)
            hint = f"; did you mean {' or '.join(close)}?" if close else ""
            raise LedgerError([f"the ledger of {game} has no {id}{hint}"])
    raise LedgerError([f"no ledger has ids like {id!r}; a rule is written like WT-UPK-1"])


def find_rule(id: str, folder: Path | None = None) -> Rule:
    """The rule with this id, whatever its game."""
    entry = find_entry(id, folder)
    if not isinstance(entry, Rule):
        raise LedgerError([f"{id} is not a rule but of kind {type(entry).__name__.lower()}"])
    return entry


def read_ledger(folder: Path) -> tuple[Ledger, list[str]]:
    """What can be read of one ledger, and all its faults."""
    reader = _Reader(folder)
    head = reader.head()
    ledger = Ledger(
        game=folder.name,
        title=str(head.get("title", "")),
        prefix=str(head.get("prefix", "")),
        players=str(head.get("players", "")),
        sources=dict(head.get("sources", {})),
        language=str(head.get("language", "")),
        note=str(head.get("note", "")),
        rules=reader.records("rules.toml", "rule", Rule),
        examples=reader.records("examples.toml", "example", Example),
        rulings=reader.records("rulings.toml", "ruling", Ruling),
        components=reader.records("components.toml", "component", Component),
        tables=reader.tables(head),
    )
    return ledger, reader.faults + _contradictions(ledger)


def _contradictions(ledger: Ledger) -> list[str]:
    """What is wrong although each entry is well formed by itself."""
    game = ledger.game
    needed = ("title", "prefix", "players", "sources")
    faults = [f"{game}: ledger.toml: has no {key}" for key in needed if not getattr(ledger, key)]
    for name in ledger.entries():
        if not ID.fullmatch(name) or not name.startswith(f"{ledger.prefix}-"):
            faults.append(f"{game}: {name!r} is not an id of this ledger; its ids are like {ledger.prefix}-UPK-1")
    for rule in ledger.rules.values():
        if rule.status not in STATUSES:
            faults.append(f"{game}: {rule.id} has the unknown status {rule.status!r}; use {', '.join(STATUSES)}")
        if rule.kind not in KINDS:
            faults.append(f"{game}: {rule.id} has the unknown kind {rule.kind!r}; use {', '.join(KINDS)}")
    for ruling in ledger.rulings.values():
        if ruling.confidence not in CONFIDENCES:
            faults.append(
                f"{game}: {ruling.id} has the unknown confidence {ruling.confidence!r}; use {', '.join(CONFIDENCES)}"
            )
    for example in ledger.examples.values():
        for name in example.rules:
            if name not in ledger.rules:
                faults.append(f"{game}: the example {example.id} names the unknown rule {name!r}")
    return faults


class _Reader:
    """Reads the files of one ledger; collects faults and fills what is missing so that the rest can be checked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[str] = []
        self.ids: set[str] = set()

    def fault(self, file: str, sentence: str) -> None:
        self.faults.append(f"{self.folder.name}: {file}: {sentence}")

    def document(self, file: str) -> dict[str, Any]:
        try:
            return tomllib.loads((self.folder / file).read_text(encoding="utf-8"))
        except FileNotFoundError:
            self.fault(file, "the file is missing")
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.fault(file, f"cannot be read as TOML: {error}")
        return {}

    def head(self) -> dict[str, Any]:
        head = self.document("ledger.toml")
        for key in ("sources", "tables"):
            if not isinstance(head.get(key, {}), dict):
                self.fault("ledger.toml", f"{key} must be a heading [{key}] with a name for each")
                del head[key]
        return head

    def tables(self, head: dict[str, Any]) -> dict[str, Table]:
        """The tables, or only their names if the game keeps them in its own data files."""
        if "tables" not in head:
            return self.records("tables.toml", "table", Table)
        return {table: Table(table, str(name), "", []) for table, name in head["tables"].items()}

    def records(self, file: str, key: str, record: type[Record]) -> dict[str, Record]:
        found: dict[str, Record] = {}
        listed = self.document(file).get(key, [])
        if not isinstance(listed, list) or not all(isinstance(entry, dict) for entry in listed):
            self.fault(file, f"write each {key} under a heading [[{key}]]")
            return found
        for number, entry in enumerate(listed, 1):
            name = str(entry.get("id") or f"[[{key}]] number {number}")
            values = self._values(file, name, entry, record)
            if name in self.ids:
                self.fault(file, f"the id {name} is used twice")
            self.ids.add(name)
            found.setdefault(name, record(**values))
        return found

    def _values(self, file: str, name: str, entry: dict[str, Any], record: type[Record]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for field in fields(record):
            expected = str if field.type is str else list
            value = entry.get(field.name, "" if field.default is MISSING else field.default)
            if field.default is MISSING and isinstance(value, str) and not value.strip():
                self.fault(file, f"{name} has no {field.name}")
                value = expected()
            elif not isinstance(value, expected):
                self.fault(file, f"{name}: {field.name} must be a {'text' if expected is str else 'list'}")
                value = expected()
            values[field.name] = value
        for key in sorted(entry.keys() - values.keys()):
            self.fault(file, f"{name} has the unknown key {key!r}")
        return values
