"""Lays a pack's file over the game's own: tables key by key, rows by their keys, everything else as a whole."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from quadriga.engine.data import Field

Row = dict[str, Any]
REMOVE: Final = "remove"  # marks in a pack's row: the row goes,
REPLACE: Final = "replace"  # or what stood there before goes with all its columns


def hint(word: str, known: Iterable[str]) -> str:
    """' (did you mean "…"?)' for a likely typing error, else nothing."""
    close = get_close_matches(word, sorted(known), n=1)
    return f' (did you mean "{close[0]}"?)' if close else ""


def row_key(field: "Field", row: Any) -> tuple[str, ...] | None:
    if not isinstance(row, dict) or any(column not in row for column in field.key):
        return None
    return tuple(str(row[column]) for column in field.key)


def row_label(name: str, field: "Field", row: Any, at: int) -> str:
    key = row_key(field, row)
    return f"{name} row {at + 1}" if key is None else f'{name} "{"/".join(key)}"'


class Overlay:
    """The merging of one file; keeps which rows and tables came from the pack, and what cannot be merged."""

    def __init__(self, fields: "Mapping[str, Field]", merged: Row) -> None:
        self.fields = fields
        self.merged = merged
        self.places: list[str] = []
        self.faults: list[tuple[str, str]] = []  # place and message

    def lay(self, over: Row) -> None:
        for name, value in over.items():
            field = self.fields.get(name)
            old = self.merged.get(name)
            if field is not None and field.key and isinstance(old, list) and isinstance(value, list):
                self._lay_rows(name, field, old, value)
                continue
            self.merged[name] = merge(field, old, value)
            self.places.append(name)

    def _lay_rows(self, name: str, field: "Field", old: list[Any], over: list[Any]) -> None:
        """Rows stay in their order; new ones come behind them."""
        places = {row_key(field, row): at for at, row in reversed(list(enumerate(old)))}
        made: list[Any] = list(old)
        seen: set[tuple[str, ...]] = set()
        for number, row in enumerate(over):
            key = row_key(field, row)
            label = row_label(name, field, row, number)
            if key is None:  # not merged: among the game's own rows its number would be another
                self._note_nameless(label, field, row)
            elif key in seen:
                self.faults.append((label, "stands there twice"))
            else:
                seen.add(key)
                self._lay_row(label, field, made, places.get(key), row)
                self.places.append(label)
        self.places.append(name)
        old[:] = [row for row in made if row is not None]

    def _note_nameless(self, label: str, field: "Field", row: Any) -> None:
        """A row that nothing tells apart from others."""
        if not isinstance(row, dict):
            self.faults.append((label, "must be a table"))
            return
        for name in row:
            if name not in field.fields and name not in (REMOVE, REPLACE):
                self.faults.append((label, f'unknown key "{name}"{hint(name, field.fields)}'))
        for column in field.key:
            if column not in row:
                self.faults.append((label, f'"{column}" is missing'))

    def _lay_row(self, label: str, field: "Field", made: list[Any], at: int | None, row: Row) -> None:
        marks = [mark for mark in (REMOVE, REPLACE) if mark in row]
        content = {name: value for name, value in row.items() if name not in marks}
        for mark in marks:
            if row[mark] is not True:
                self.faults.append((f"{label}, {mark}", "must be true, or be left out"))
                return
        if at is None:
            self._add_row(label, field, made, content, bool(marks))
        elif REMOVE in row:
            if len(content) > len(field.key):
                self.faults.append((label, "a row that is removed has nothing but its key"))
            made[at] = None
        elif REPLACE in row:
            made[at] = content
        else:
            made[at] = {
                **made[at],
                **{name: merge(field.fields.get(name), made[at].get(name), content[name]) for name in content},
            }

    def _add_row(self, label: str, field: "Field", made: list[Any], row: Row, marked: bool) -> None:
        """A row with a new key; one that is incomplete is more likely a typing error."""
        missing = [name for name, inner in field.fields.items() if inner.required and name not in row]
        if not missing and not marked:
            made.append(row)
            return
        known = ["/".join(key) for key in (row_key(field, other) for other in made) if key is not None]
        word = "/".join(row_key(field, row) or ())
        message = f"there is no such row{hint(word, known)}"
        if missing and not marked:
            message += "; a new one also needs " + ", ".join(f'"{name}"' for name in missing)
        self.faults.append((label, message))


def merge(field: "Field | None", old: Any, new: Any) -> Any:
    """A table with fixed keys takes over what the new one names; one that may leave keys out is replaced as a whole."""
    if field is None or field.kind != "a table" or not isinstance(old, dict) or not isinstance(new, dict):
        return new
    if any(not inner.required for inner in field.fields.values()):
        return new
    return {**old, **{name: merge(field.fields.get(name), old.get(name), value) for name, value in new.items()}}
