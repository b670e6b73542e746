"""A workbook under construction: its pages, its styles, and formulas with the values they have at first."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Final

from xlsxwriter import Workbook
from xlsxwriter.format import Format
from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell

Value = str | int | float

STYLES: Final[dict[str, dict[str, Any]]] = {
    "title": {"bold": True, "font_size": 16, "font_color": "#7a4a12"},
    "heading": {"bold": True, "font_size": 12, "font_color": "#7a4a12"},
    "head": {"bold": True, "text_wrap": True, "valign": "top", "bg_color": "#efe3cf", "bottom": 1},
    "text": {},
    "note": {"italic": True, "font_color": "#5c5346"},
    "number": {"num_format": "#,##0"},
    "points": {"num_format": "+0;-0;0"},
    "total": {"bold": True, "num_format": "#,##0", "top": 1},
    "chance": {"bold": True, "num_format": "0.0%"},
    "input": {"bg_color": "#fff6d6", "border": 1, "border_color": "#b9a88a"},
}
# Nothing a record holds, a name for instance, may turn into a formula or an address.
PLAIN: Final = {"strings_to_formulas": False, "strings_to_numbers": False, "strings_to_urls": False}


class Book:
    """Written in memory, so that no file is left behind half done."""

    def __init__(self, title: str) -> None:
        self.file = BytesIO()
        self.made = Workbook(self.file, {"in_memory": True, **PLAIN})
        self.made.set_properties({"title": title, "comments": "Quadriga"})
        self.styles: dict[str, Format] = {name: self.made.add_format(doc) for name, doc in STYLES.items()}

    def sheet(self, name: str, *widths: int) -> "Sheet":
        return Sheet(self, name, widths)

    def content(self) -> bytes:
        self.made.close()
        return self.file.getvalue()


class Sheet:
    def __init__(self, book: Book, name: str, widths: Sequence[int]) -> None:
        self.book = book
        self.name = name
        self.made = book.made.add_worksheet(name)
        self.made.set_landscape()
        self.made.fit_to_pages(1, 0)
        for column, width in enumerate(widths):
            self.made.set_column(column, column, width)

    def write(self, row: int, column: int, value: Value, style: str = "text") -> None:
        if isinstance(value, str):
            self.made.write_string(row, column, value, self.book.styles[style])
        else:
            self.made.write_number(row, column, value, self.book.styles[style])

    def line(self, row: int, column: int, values: Sequence[Value], style: str = "text") -> None:
        for place, value in enumerate(values, column):
            self.write(row, place, value, style)

    def formula(self, row: int, column: int, formula: str, value: Value, style: str = "number") -> None:
        self.made.write_formula(row, column, f"={formula}", self.book.styles[style], value)

    def choice(self, row: int, column: int, value: Value, source: str) -> None:
        """A cell to change: one of the words of a named list."""
        self.write(row, column, value, "input")
        self.made.data_validation(row, column, row, column, {"validate": "list", "source": f"={source}"})

    def amount(self, row: int, column: int, value: int, low: int, high: int) -> None:
        """A cell to change: a whole number."""
        self.write(row, column, value, "input")
        bounds = {"validate": "integer", "criteria": "between", "minimum": low, "maximum": high}
        self.made.data_validation(row, column, row, column, bounds)

    # --- addresses

    def range(self, first_row: int, first_column: int, last_row: int, last_column: int) -> str:
        """With the name of the sheet, for formulas anywhere."""
        name = self.name.replace("'", "''")
        return f"'{name}'!{xl_range_abs(first_row, first_column, last_row, last_column)}"

    def define(self, name: str, first_row: int, column: int, rows: int, columns: int = 1) -> None:
        """Give cells a name that formulas use."""
        place = self.range(first_row, column, first_row + rows - 1, column + columns - 1)
        self.book.made.define_name(name, f"={place}")


def cell(row: int, column: int) -> str:
    return xl_rowcol_to_cell(row, column)


def span(first_row: int, first_column: int, last_row: int, last_column: int) -> str:
    """Cells of the same sheet."""
    return f"{cell(first_row, first_column)}:{cell(last_row, last_column)}"
