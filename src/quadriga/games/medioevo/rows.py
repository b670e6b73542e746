"""Rows of numbers are never written in place: a change makes a new row, so that copies of the position share them."""


def changed(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The row with another number at one place."""
    return row if row[index] == value else row[:index] + (value,) + row[index + 1 :]


def increased(row: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """The row with so much more at one place, or less."""
    return row[:index] + (row[index] + number,) + row[index + 1 :]


def filled(row: tuple[int, ...], first: int, values: tuple[int, ...]) -> tuple[int, ...]:
    """The row with other numbers from one place on."""
    return row[:first] + values + row[first + len(values) :]


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The row without the first of this value."""
    index = row.index(value)
    return row[:index] + row[index + 1 :]


def places_of(row: tuple[int, ...], value: int) -> list[int]:
    """Where a value stands in a row, ascending."""
    found: list[int] = []
    at = -1
    for _ in range(row.count(value)):
        at = row.index(value, at + 1)
        found.append(at)
    return found


class Parts:
    """A row taken apart by seat. It stays right for as long as the row is the same one, since rows never change."""

    def __init__(self, row: tuple[int, ...], parts: list[tuple[int, ...]]) -> None:
        self.row = row
        self.parts = parts
