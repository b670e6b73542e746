"""Checks that several data files need: so many rows, nothing twice."""

from collections.abc import Mapping

from quadriga.engine.data import Data, Row


def by_number(row: Row) -> int:
    return int(row["number"])


def check_count(data: Data, file: str, name: str, what: str, count: int) -> None:
    """So many rows, faulty ones too."""
    found = data.keys(file, name)
    if found is not None and len(found) != count:
        data.fault(file, f"{len(found)} {what}, not {count}", name)


def check_distinct(data: Data, file: str, values: list[str], *place: str) -> None:
    """Nothing twice in a list."""
    for at, value in enumerate(values):
        if value in values[:at]:
            data.fault(file, f'"{value}" stands there twice', *place)


def check_shares(data: Data, file: str, name: str) -> None:
    """Known territories, none in two rows."""
    owner: dict[str, str] = {}
    for row in data.rows(file, name):
        place = (f'{name} "{row["key"]}"', "territories")
        check_distinct(data, file, row["territories"], *place)
        for key in dict.fromkeys(row["territories"]):
            data.refer(file, key, data.keys("territories.toml", "territories"), "territory", *place)
            if key in owner:
                data.fault(file, f'"{key}" belongs to "{owner[key]}"', *place)
            owner.setdefault(key, row["key"])


def check_numbered(data: Data, file: str, name: str, count: int) -> None:
    """The box holds so many cards; each bears a number of its own."""
    check_count(data, file, name, "cards", count)
    bearer: dict[int, str] = {}
    for row in data.rows(file, name):
        place, number = f'{name} "{row["key"]}"', row["number"]
        if number > count:
            data.fault(file, f"must be from 1 to {count}, not {number}", place, "number")
        elif number in bearer:
            data.fault(file, f'{number} is the number of "{bearer[number]}"', place, "number")
        bearer.setdefault(number, row["key"])


def check_components(data: Data, file: str, name: str, column: str, key: str, counts: Mapping[str, int]) -> None:
    """As many as the list of components says; none of what it does not name.

    rule: MU-SET-13
    """
    for row in data.rows(file, name):
        wanted = counts.get(row[key], 0)
        if row[column] != wanted:
            label = f"{row[key]}/{row['level']}" if key == "kind" else row[key]
            data.fault(
                file, f"must be {wanted}, as many as the box has, not {row[column]}", f'{name} "{label}"', column
            )
