"""Reads the printed facts of a game from a folder of TOML files, with an optional component pack laid over it.

A schema names the files and says what each may hold. Reading never stops at a fault: everything wrong with the form
of the files is noted, the game adds what is wrong with their sense, and one `DataError` lists it all.
"""

import hashlib
import json
import math
import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Collection, Iterable, Mapping
from copy import copy, deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from quadriga.engine.overlay import Overlay, hint, row_key, row_label

if TYPE_CHECKING:
    from quadriga.engine.pack import Pack

Row = dict[str, Any]

_TOML_PLACE: Final = re.compile(r"^(.*) \(at (line \d+, column \d+|end of document)\)$", re.DOTALL)


class Fault(NamedTuple):
    """One thing wrong with the data: the file, the place in it, and what is wrong there."""

    file: str
    place: str
    message: str

    def __str__(self) -> str:
        return ": ".join(part for part in self if part)


class DataError(Exception):
    """All faults of a data folder."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults

    def __str__(self) -> str:
        head = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        return "\n".join([f"{head} in the data files:"] + [f"  {fault}" for fault in self.faults])


class Field:
    """What one value may be; made by the functions below."""

    def __init__(self, kind: str, low: float = -math.inf, high: float = math.inf) -> None:
        self.kind = kind
        self.required = True
        self.low = low  # bounds of a number
        self.high = high
        self.allowed: tuple[str, ...] = ()  # texts
        self.item: Field | None = None  # of a list
        self.fields: Mapping[str, Field] = {}  # of a table, or of each row
        self.key: tuple[str, ...] = ()  # columns that tell rows apart


FileFields = Mapping[str, Field]
Schema = Mapping[str, FileFields]


def integer(low: float = -math.inf, high: float = math.inf) -> Field:
    """A whole number within bounds."""
    return Field("a whole number", low, high)


def number(low: float = -math.inf, high: float = math.inf) -> Field:
    """A finite number within bounds."""
    return Field("a number", low, high)


def text(*allowed: str) -> Field:
    """A text that is not empty; one of the allowed ones, where any are given."""
    field = Field("a text")
    field.allowed = allowed
    return field


def flag() -> Field:
    """true or false."""
    return Field("true or false")


def listing(item: Field) -> Field:
    """A list of values of one sort; a pack replaces it as a whole."""
    field = Field("a list")
    field.item = item
    return field


def table(fields: FileFields) -> Field:
    """A table with known keys; a pack's table is merged into it key by key, unless keys may be left out of it."""
    field = Field("a table")
    field.fields = fields
    return field


def rows(key: str | tuple[str, ...], fields: FileFields) -> Field:
    """A list of rows told apart by key columns; a pack's row changes the row with the same key, or is added."""
    field = Field("a list of rows")
    field.key = (key,) if isinstance(key, str) else key
    field.fields = fields
    return field


def optional(field: Field) -> Field:
    """The same, but it may be left out."""
    same = copy(field)
    same.required = False
    return same


ORIGIN: Final = rows(
    "what",
    {
        "what": text(),  # a table, table.column, table.row or table.row.column; the most precise mark counts
        "status": text("stated", "derived", "reconstructed", "added"),
        "ruling": optional(text()),
        "note": optional(text()),
    },
)


class Origin(NamedTuple):
    """Where values come from: stated by the rules, derived from them, reconstructed by us, or added for display."""

    file: str
    what: str
    status: str
    ruling: str
    note: str


class Data:
    """The merged content of a data folder and the faults found in it so far."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.files: dict[str, Row] = {}
        self.faults: list[Fault] = []
        self._unreadable: set[str] = set()
        self._broken: set[tuple[str, str]] = set()  # rows and tables with a fault of form
        self._packed: dict[tuple[str, str], str] = {}  # rows and tables that came from the pack -> its file

    def fault(self, file: str, message: str, *place: str) -> None:
        """Note a fault; the place runs from the row or table inwards."""
        source = self._packed.get((file, place[0]), file) if place else file
        self.faults.append(Fault(source, ", ".join(place), message))

    def rows(self, file: str, name: str) -> list[Row]:
        """The rows that are right in form."""
        field = self.schema[file][name]
        found = self.files.get(file, {}).get(name)
        if not isinstance(found, list):
            return []
        return [row for at, row in enumerate(found) if (file, row_label(name, field, row, at)) not in self._broken]

    def table(self, file: str, name: str) -> Row | None:
        """A table, if it is right in form."""
        found = self.files.get(file, {}).get(name)
        return found if isinstance(found, dict) and (file, name) not in self._broken else None

    def keys(self, file: str, name: str) -> list[str] | None:
        """The keys of all rows, faulty ones too; None if they cannot be known."""
        column = self.schema[file][name].key[0]
        found = self.files.get(file, {}).get(name)
        if file in self._unreadable or not isinstance(found, list):
            return None
        return [str(row[column]) for row in found if isinstance(row, dict) and column in row]

    def is_sound(self, file: str, name: str) -> bool:
        """Whether a table or list of rows is there, with no fault of form in it."""
        found = self.files.get(file, {}).get(name)
        if isinstance(found, list):
            return len(self.rows(file, name)) == len(found)
        return self.table(file, name) is not None

    def refer(self, file: str, word: str, known: Collection[str] | None, what: str, *place: str) -> bool:
        """Whether a name is known; a fault if not. Nothing is said when the known names cannot be read."""
        if known is None or word in known:
            return True
        self.fault(file, f'unknown {what} "{word}"{hint(word, known)}', *place)
        return False

    def expect(self, file: str, name: str, wanted: Iterable[object]) -> None:
        """Faults for rows that the game needs and rows that it does not know."""
        known = [str(key) for key in wanted]
        found = self.keys(file, name)
        for key in known:
            if found is not None and key not in found:
                self.fault(file, f'the row "{key}" is missing', name)
        for key in found or []:
            self.refer(file, key, known, "row", f'{name} "{key}"')

    def hash(self) -> str:
        """SHA-256 of the merged data in canonical JSON."""
        canonical = json.dumps(self.files, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    def origins(self) -> list[Origin]:
        """The origin marks of all files."""
        return [
            Origin(file, row["what"], row["status"], row.get("ruling", ""), row.get("note", ""))
            for file, fields in self.schema.items()
            if "origin" in fields
            for row in self.rows(file, "origin")
        ]

    def finish(self) -> None:
        """Raise one error with all faults, if there are any."""
        if self.faults:
            raise DataError(self.faults)

    def read(self, folder: Path, pack: "Pack | None" = None) -> None:
        """Read a data folder, lay a component pack over it and check the form; faults are noted, not raised."""
        for path in sorted(folder.glob("*.toml")):
            if path.name not in self.schema:
                self.fault(path.name, "no such data file in this game" + hint(path.name, self.schema))
        for file in self.schema:
            found = read_toml(folder / file, file, self.faults)
            if found is None:
                self._unreadable.add(file)
            self.files[file] = {} if found is None else found
        if pack is not None:
            self._lay_over(pack)
        self.check_form()

    def check_form(self) -> None:
        """Note what is wrong with the form of the files."""
        for file, fields in self.schema.items():
            if file not in self._unreadable:
                self._check_fields(file, (), self.files[file], fields)
                if "origin" in fields:
                    self._check_origin(file, fields)

    def _lay_over(self, pack: "Pack") -> None:
        self.faults += pack.faults
        own = self.hash()
        if pack.data and not own.startswith(pack.data):
            message = f'was written for the data "{pack.data}"; those of this version are "{own[:12]}"'
            self.fault(pack.shown("pack.toml"), message, "pack", "data")
        for file, over in pack.files.items():
            shown = pack.shown(file)
            if file not in self.schema:
                self.fault(shown, "no such data file in this game" + hint(file, self.schema))
            elif file not in self._unreadable:
                overlay = Overlay(self.schema[file], self.files[file])
                overlay.lay(deepcopy(over))
                self._packed |= {(file, place): shown for place in overlay.places}
                self.faults += [Fault(shown, place, message) for place, message in overlay.faults]

    def _check_fields(self, file: str, place: tuple[str, ...], found: Row, fields: FileFields) -> bool:
        sound = True
        for name in found:
            if name not in fields:
                source = file if place else self._packed.get((file, name), file)
                self.fault(source, f'unknown key "{name}"{hint(name, fields)}', *place)
                sound = False
        for name, field in fields.items():
            if name in found:
                sound = self._check_value(file, (*place, name), found[name], field) and sound
            elif field.required:
                self.fault(file, f'"{name}" is missing', *place)
                sound = False
        if not sound and len(place) == 1:
            self._broken.add((file, place[0]))
        return sound

    def _check_value(self, file: str, place: tuple[str, ...], value: Any, field: Field) -> bool:
        if not _is_of_kind(value, field):
            self.fault(file, f"must be {_wanted(field)}, not {_shown(value)}", *place)
            return False
        if field.item is not None:
            sound = True
            for at, item in enumerate(value):
                sound = self._check_value(file, (*place, f"item {at + 1}"), item, field.item) and sound
            return sound
        if field.key:
            return self._check_rows(file, place, value, field)
        if field.kind == "a table":
            return self._check_fields(file, place, value, field.fields)
        return True

    def _check_rows(self, file: str, place: tuple[str, ...], value: list[Any], field: Field) -> bool:
        sound = True
        seen: set[tuple[str, ...]] = set()
        for at, row in enumerate(value):
            here = (*place[:-1], row_label(place[-1], field, row, at))
            if not isinstance(row, dict):
                self.fault(file, f"must be a table, not {_shown(row)}", *here)
                self._broken.add((file, here[0]))
                sound = False
                continue
            key = row_key(field, row)
            if key in seen:
                self.fault(file, "stands there twice", *here)
                sound = False
            if key is not None:
                seen.add(key)
            sound = self._check_fields(file, here, row, field.fields) and sound
        return sound

    def _check_origin(self, file: str, fields: FileFields) -> None:
        marks = self.rows(file, "origin")
        for mark in marks:
            place = f'origin "{mark["what"]}"'
            if mark["status"] == "reconstructed" and not ("ruling" in mark and "note" in mark):
                self.fault(file, "a reconstructed value needs a ruling and a note", place)
            name, *inner = mark["what"].split(".")
            if not self.refer(file, name, fields, "table", place):
                continue
            keys = self.keys(file, name) if fields[name].key else None
            if inner and keys is not None and inner[0] in keys:
                inner = inner[1:]
            if inner:
                self.refer(file, ".".join(inner), fields[name].fields, "column or row", place)
        marked = {mark["what"] for mark in marks}
        for name in fields:
            if name != "origin" and name not in marked and self.is_sound(file, "origin"):
                self.fault(file, f'no mark says where "{name}" comes from', "origin")


def read_toml(path: Path, shown: str, faults: list[Fault]) -> Row | None:
    """The content of a file; None and a fault if it cannot be read."""
    try:
        raw = path.read_bytes().removeprefix(BOM_UTF8)  # some editors begin a text with this mark
    except OSError as error:
        faults.append(Fault(shown, "", f"cannot be read: {error.strerror or error}"))
        return None
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        faults.append(Fault(shown, f"line {line}", "is not UTF-8 text"))
    except tomllib.TOMLDecodeError as error:
        match = _TOML_PLACE.match(str(error))
        message, place = match.groups() if match else (str(error), "end of document")
        last = f"line {len(raw.splitlines()) + 1}"
        faults.append(Fault(shown, place.replace("end of document", last), f"is not valid TOML: {message}"))
    except RecursionError:
        faults.append(Fault(shown, "", "is nested too deeply"))
    return None


def _is_of_kind(value: Any, field: Field) -> bool:
    if field.kind in ("a whole number", "a number"):
        right = type(value) is int or (field.kind == "a number" and type(value) is float and math.isfinite(value))
        return right and field.low <= value <= field.high
    if field.kind == "a text":
        return isinstance(value, str) and (value in field.allowed if field.allowed else bool(value.strip()))
    if field.kind == "true or false":
        return isinstance(value, bool)
    return isinstance(value, dict if field.kind == "a table" else list)


def _wanted(field: Field) -> str:
    if field.allowed:
        return "one of " + ", ".join(f'"{word}"' for word in field.allowed)
    low = f" from {field.low}" if math.isfinite(field.low) else ""
    high = f" up to {field.high}" if math.isfinite(field.high) else ""
    return field.kind + low + high


def _shown(value: Any) -> str:
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return json.dumps(value, ensure_ascii=False, default=str)
