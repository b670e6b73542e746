"""The tables of a report as files: one a table, with the column of the report in the first field."""

import csv
from pathlib import Path
from typing import Any

from quadriga.engine.module import Document
from quadriga.lab.report.document import TABLES


def flat(doc: Document) -> dict[str, list[dict[str, Any]]]:
    """The rows of all columns together, by table; every row of a table has the same fields."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in TABLES:
        rows = [
            {"column": column["label"], **row} for column in doc["columns"] for row in column["tables"].get(table, [])
        ]
        fields = list(dict.fromkeys(field for row in rows for field in row))
        found[table] = [{field: row.get(field) for field in fields} for row in rows]
    return found


def write_csv(doc: Document, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for table, rows in flat(doc).items():
        with (folder / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(rows[0]) if rows else ["column"])
            writer.writeheader()
            writer.writerows(rows)


def write_parquet(doc: Document, folder: Path) -> None:
    """Empty tables are left out: nothing is known of their fields."""
    import pyarrow
    import pyarrow.parquet

    folder.mkdir(parents=True, exist_ok=True)
    for table, rows in flat(doc).items():
        if rows:
            pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), folder / f"{table}.parquet")
