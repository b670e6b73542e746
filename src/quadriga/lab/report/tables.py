"""The tables of a report as files: one a table, with the column of the report in the first field."""

import csv
from pathlib import Path
from typing import Any, Final

from quadriga.engine.module import Document

# In the order in which they are written; an empty table has its fields too.
FIELDS: Final[dict[str, dict[str, type]]] = {
    "rules": {"rules": int, "games": int, "seats": int, "options": str},
    "wins": {
        "group": str,
        "key": str,
        "games": int,
        "wins": float,
        "share": float,
        "low": float,
        "high": float,
        "fair": float,
        "low_corrected": float,
        "high_corrected": float,
        "points": float,
    },
    "lengths": {
        "measure": str,
        "games": int,
        "least": float,
        "quarter": float,
        "median": float,
        "three_quarters": float,
        "most": float,
        "mean": float,
    },
    "leads": {"turn": int, "games": int, "winner_ahead": float, "nobody_ahead": float, "changes": float},
    "points": {"source": str, "seats": int, "mean": float, "winners": float, "others": float, "scored": float},
    "games": {
        "file": str,
        "game": int,
        "seed": str,
        "players": str,
        "sides": str,
        "winners": str,
        "points": str,
        "turns": int,
        "decisions": int,
        "margin": int,
        "lead_changes": int,
        "final_lead_at": int,
        "final_lead_part": float,
        "ran_away": bool,
        "faults": int,
    },
    "actions": {
        "verb": str,
        "target": str,
        "games": int,
        "offered": int,
        "chosen": int,
        "rate": float,
        "low": float,
        "high": float,
        "blind": float,
    },
    "unseen": {"kind": str, "thing": str, "rules": int},
    "anomalies": {
        "id": str,
        "test": str,
        "group": str,
        "key": str,
        "source": str,
        "verb": str,
        "target": str,
        "games": int,
        "count": int,
        "offered": int,
        "chosen": int,
        "blind": float,
        "share": float,
        "fair": float,
        "low": float,
        "high": float,
        "low_corrected": float,
        "high_corrected": float,
        "limit": float,
        "most": int,
    },
    "examples": {"anomaly": str, "file": str, "link": str, "game": int, "seed": str, "at": int, "command": str},
    "skipped": {"file": str, "number": int, "why": str, "at": int, "cause": str},
    "differences": {
        "measure": str,
        "key": str,
        "pairs": int,
        "base": float,
        "other": float,
        "difference": float,
        "low": float,
        "high": float,
        "differs": bool,
        "alike": bool,
    },
}


def flat(doc: Document) -> dict[str, list[dict[str, Any]]]:
    """The rows of all columns together, by table; every row of a table has the same fields."""
    return {
        table: [
            {"column": column["label"], **dict.fromkeys(known), **row}
            for column in doc["columns"]
            for row in column["tables"].get(table, [])
        ]
        for table, known in FIELDS.items()
    }


def write_csv(doc: Document, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for table, rows in flat(doc).items():
        with (folder / f"{table}.csv").open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, ["column", *FIELDS[table]])
            writer.writeheader()
            writer.writerows(rows)


def write_parquet(doc: Document, folder: Path) -> None:
    import pyarrow
    import pyarrow.parquet

    types = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    folder.mkdir(parents=True, exist_ok=True)
    for table, rows in flat(doc).items():
        named = {"column": str, **FIELDS[table]}
        schema = pyarrow.schema([(name, types[kind]) for name, kind in named.items()])
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema), folder / f"{table}.parquet")
