"""Position files: set-up options plus what lies where, in TOML or JSON."""

from json import JSONDecodeError, loads
from pathlib import Path
from tomllib import TOMLDecodeError
from tomllib import loads as loads_toml
from typing import Any

from quadriga.engine.errors import Cause, InputError
from quadriga.engine.module import Document, Module
from quadriga.engine.record import read_file
from quadriga.engine.table import Table


def read_document(path: Path) -> Document:
    """A TOML or JSON file as plain data."""
    text = read_file(path)
    try:
        doc: Any = loads(text) if path.suffix == ".json" else loads_toml(text)
    except (JSONDecodeError, TOMLDecodeError, RecursionError) as error:
        raise InputError("document_damaged", file=str(path), cause=str(error)) from None
    if not isinstance(doc, dict):
        raise InputError("document_damaged", file=str(path), cause=Cause("not_a_table"))
    return doc


def game_of(path: Path, doc: Document) -> str:
    name = doc.get("game")
    if not isinstance(name, str):
        raise InputError("document_damaged", file=str(path), cause=Cause("game_missing"))
    return name


def open_position(module: Module, doc: Document, seed: str = "0", script: list[list[int]] | None = None) -> Table:
    """A table on which the position lies. Keys: players, options, position."""
    players = doc.get("players", module.min_seats)
    options = doc.get("options", {})
    position = doc.get("position", {})
    if isinstance(players, bool) or not isinstance(players, int):
        raise InputError("position_fault", place="players", cause=Cause("number_needed"))
    if not isinstance(options, dict) or not isinstance(position, dict):
        raise InputError("position_fault", place="options, position", cause=Cause("tables_needed"))
    return Table.open_position(module, players, module.read_options(players, options), position, seed, script)


def write_position(module: Module, table: Table) -> Document:
    """The present situation as a position document."""
    return {
        "game": module.name,
        "players": table.record.seats,
        "options": table.record.options,
        "position": module.describe(table.game),
    }
