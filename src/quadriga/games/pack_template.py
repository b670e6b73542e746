"""A pack to begin with: every value of a game that had to be reconstructed, ready to be written over."""

import json
from os import replace
from pathlib import Path
from shutil import rmtree
from typing import Any

from quadriga.engine.data import Data, Field, Origin, Row
from quadriga.engine.errors import InputError
from quadriga.engine.pack import MANIFEST
from quadriga.games.packs import own_data
from quadriga.games.registry import find_game

RECONSTRUCTED = "reconstructed"


class TemplateWords:
    """What the template says to its reader, in the reader's language."""

    def __init__(self, title: str, head: str, values: str, marks: str) -> None:
        self.title = title
        self.head = head  # above the manifest
        self.values = values  # above the values of a file
        self.marks = marks  # above the marks that say where values come from


def write_template(game: str, folder: Path, words: TemplateWords) -> list[str]:
    """A new folder with a manifest and the reconstructed values of each file; the names of the files."""
    data = own_data(game)
    made = {MANIFEST: manifest(game, folder.name, words)}
    for file in data.schema:
        content = file_template(data, file, words)
        if content:
            made[file] = content
    if folder.exists():
        raise InputError("out_exists", file=str(folder))
    beside = folder.with_name(folder.name + ".new")
    try:
        beside.mkdir(parents=True)
        for file, content in made.items():
            (beside / file).write_text(content, encoding="utf-8")
        replace(beside, folder)
    except OSError as error:
        rmtree(beside, ignore_errors=True)
        raise InputError("file_unwritable", file=str(folder), cause=str(error.strerror or error)) from None
    return list(made)


def manifest(game: str, name: str, words: TemplateWords) -> str:
    plain = "".join(letter if letter.isascii() and letter.isalnum() else "-" for letter in name.lower()).strip("-")
    lines = [f"# {words.head}", "", "[pack]", f"name = {toml(plain[:40] or game)}", f"game = {toml(game)}"]
    lines += ['version = "1"', f"title = {toml(words.title)}", f"data = {toml(find_game(game).data_hash[:12])}"]
    return "\n".join(lines) + "\n"


def file_template(data: Data, file: str, words: TemplateWords) -> str:
    """Empty if nothing in the file is reconstructed."""
    marks = [mark for mark in data.origins() if mark.file == file]
    parts: list[str] = []
    for name, field in data.schema[file].items():
        if name != "origin":
            parts += table_template(name, field, data.files[file].get(name), marks)
    if not parts:
        return ""
    lines = [f"# {words.values}", "", *parts, f"# {words.marks}", "origin = ["]
    for mark in marks:
        if mark.status == RECONSTRUCTED:
            lines.append(f'    # {{ what = {toml(mark.what)}, status = "stated" }},  # {mark.note} ({mark.ruling})')
    return "\n".join([*lines, "]"]) + "\n"


def table_template(name: str, field: Field, value: Any, marks: list[Origin]) -> list[str]:
    if field.key:
        rows = [(field, row_template(name, field, row, marks)) for row in value]
        lines = [f"    {toml(row)}," for inner, row in rows if len(row) > len(inner.key)]
        return [f"{name} = [", *lines, "]", ""] if lines else []
    columns = {column: value[column] for column in value if status_of(marks, name, "", column) == RECONSTRUCTED}
    return [f"{name} = {toml(columns)}", ""] if columns else []


def row_template(name: str, field: Field, row: Row, marks: list[Origin]) -> Row:
    """The key of a row and those of its columns that are reconstructed."""
    key = str(row[field.key[0]])
    return {
        column: value
        for column, value in row.items()
        if column in field.key or status_of(marks, name, key, column) == RECONSTRUCTED
    }


def status_of(marks: list[Origin], name: str, row: str, column: str) -> str:
    """What the most precise mark says of a value."""
    said = {mark.what: mark.status for mark in marks}
    for what in (f"{name}.{row}.{column}", f"{name}.{column}", f"{name}.{row}", name):
        if what in said:
            return said[what]
    return ""


def toml(value: Any) -> str:
    """A value as it is written in a data file."""
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {toml(part)}" for name, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(toml(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
