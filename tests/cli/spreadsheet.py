"""A spreadsheet program in small: opens a workbook, changes cells, and reckons its formulas again."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from openpyxl.formula import Tokenizer
from openpyxl.utils.cell import range_boundaries

Argument = Callable[[], Any]  # what is not needed is not reckoned
OPERATORS = {"=": "==", "<>": "!=", "^": "**"}


class Spreadsheet:
    """``values`` are those written into the file; ``value`` reckons."""

    def __init__(self, path: Path) -> None:
        self.book = load_workbook(path)
        self.values = load_workbook(path, data_only=True)
        self.names = {name: defined.attr_text for name, defined in self.book.defined_names.items()}
        self.known: dict[tuple[str, int, int], Any] = {}

    @property
    def sheets(self) -> list[str]:
        return list(self.book.sheetnames)

    def rows(self, sheet: str) -> list[list[Any]]:
        """Everything on a sheet as the file shows it."""
        return [list(row) for row in self.values[sheet].iter_rows(values_only=True)]

    def find(self, sheet: str, text: str) -> int:
        """The row, from 1, whose first cell says so."""
        return [row[0].value for row in self.book[sheet].iter_rows()].index(text) + 1

    def put(self, sheet: str, row: int, column: int, value: Any) -> None:
        self.book[sheet].cell(row, column).value = value
        self.known = {}

    def formulas(self) -> Iterator[tuple[str, int, int]]:
        for sheet in self.book:
            for row in sheet.iter_rows():
                for cell in row:
                    if cell.data_type == "f":
                        yield sheet.title, cell.row, cell.column

    def value(self, sheet: str, row: int, column: int) -> Any:
        key = (sheet, row, column)
        if key not in self.known:
            cell = self.book[sheet].cell(row, column)
            self.known[key] = self.reckon(sheet, cell.value) if cell.data_type == "f" else cell.value
        return self.known[key]

    def reckon(self, sheet: str, formula: str) -> Any:
        parts: list[str] = []
        for token in Tokenizer(formula).items:
            if token.type == "FUNC":
                parts.append(f"{token.value[:-1]}(lambda: (" if token.subtype == "OPEN" else "))")
            elif token.type == "SEP":
                parts.append("), lambda: (")
            elif token.type == "OPERAND" and token.subtype == "RANGE":
                parts.append(f"at({token.value!r})")
            else:
                parts.append(OPERATORS.get(token.value, token.value))
        return eval("".join(parts), {"at": lambda place: self.at(sheet, place), **FUNCTIONS})

    def at(self, sheet: str, place: str) -> Any:
        """A cell's value, or the rows of a range."""
        place = self.names.get(place, place)
        if "!" in place:
            name, _, place = place.rpartition("!")
            sheet = name.strip("'").replace("''", "'")
        left, top, right, bottom = range_boundaries(place)
        rows = [[self.value(sheet, row, column) for column in range(left, right + 1)] for row in range(top, bottom + 1)]
        return rows[0][0] if len(rows) == len(rows[0]) == 1 else rows


def flat(value: Any) -> list[Any]:
    if isinstance(value, list):
        return [one for part in value for one in flat(part)]
    return [value]


def numbers(*arguments: Argument) -> list[Any]:
    return [one for argument in arguments for one in flat(argument()) if isinstance(one, int | float)]


def sum_ifs(values: Argument, *conditions: Argument) -> Any:
    lines = [flat(column()) for column in conditions[::2]]
    wanted = [one() for one in conditions[1::2]]
    return sum(
        value
        for number, value in enumerate(flat(values()))
        if all(line[number] == one for line, one in zip(lines, wanted, strict=True)) and value is not None
    )


def index(rows: Argument, row: Argument, column: Argument = lambda: 1) -> Any:
    assert row() >= 1
    assert column() >= 1
    return rows()[row() - 1][column() - 1]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "SUM": lambda *arguments: sum(numbers(*arguments)),
    "SUBTOTAL": lambda kind, *arguments: sum(numbers(*arguments)),
    "SUMIFS": sum_ifs,
    "SUMPRODUCT": lambda one, other: sum(a * b for a, b in zip(flat(one()), flat(other()), strict=True)),
    "INDEX": index,
    "MATCH": lambda value, values, exact: flat(values()).index(value()) + 1,
    "IF": lambda test, yes, no: yes() if test() else no(),
    "AND": lambda *tests: all(test() for test in tests),
    "OR": lambda *tests: any(test() for test in tests),
    "MIN": lambda *arguments: min(numbers(*arguments)),
    "MAX": lambda *arguments: max(numbers(*arguments)),
    "MOD": lambda one, other: one() % other(),
    "INT": lambda value: int(value() // 1),
}
