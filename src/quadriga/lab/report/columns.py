"""The rule sets that a report sets side by side: options, component packs, single printed values."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from itertools import product
from pathlib import Path
from tomllib import TOMLDecodeError, loads
from typing import Any, NamedTuple

from quadriga.engine.data import Field, Row
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module, Options
from quadriga.engine.overlay import row_key
from quadriga.engine.pack import MANIFEST, Pack
from quadriga.games.pack_template import toml
from quadriga.games.packs import own_data
from quadriga.games.registry import find_game


class Column(NamedTuple):
    """One rule set. All columns are played on the same seeds; the first is the one others are compared with."""

    label: str  # what is different; empty for the rules as they were given
    options: Options
    pack: Pack | None


class Changes(NamedTuple):
    """What the command asks to be varied."""

    sweeps: Sequence[str] = ()  # option=a,b,c or option=a;b;c
    against: Sequence[str] = ()  # option=value, together one rule set
    packs: Sequence[Pack] = ()
    overrides: Sequence[str] = ()  # file.table.row.column=value,value


def make_columns(
    module: Module, seats: int, given: Mapping[str, object], pack: Pack | None, changes: Changes
) -> list[Column]:
    """The rules as given first; those of a sweep stand for themselves."""
    base = Column("", module.read_options(seats, given), pack)
    columns = swept(module, seats, given, pack, changes.sweeps) if changes.sweeps else [base]
    if changes.against:
        pairs = dict(each_once([pair_of(text, module) for text in changes.against]))
        label = ", ".join(f"{name}={value}" for name, value in pairs.items())
        columns.append(Column(label, module.read_options(seats, {**given, **pairs}), pack))
    for other in changes.packs:
        if other.game != module.name:
            raise InputError("report_pack_game", pack=other.name, game=other.game)
        columns.append(Column(f"pack {other.name} {other.version}", base.options, other))
    if changes.overrides and pack is not None:
        raise InputError("report_override_pack")
    for text in changes.overrides:
        columns += [Column(label, base.options, over) for label, over in overrides(module.name, text)]
    check_apart(columns)
    return columns


def each_once(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Of two values for the same option one would be forgotten."""
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise InputError("report_twice", what=name)
    return pairs


def check_apart(columns: Sequence[Column]) -> None:
    """No two columns of equal rules; only the rules as given may have their like, which shows that nothing differs."""
    seen: list[tuple[Options, str]] = []
    for column in columns:
        rules = column.options, column.pack.hash if column.pack is not None else ""
        if column.label and rules in seen:
            raise InputError("report_twice", what=column.label)
        if column.label:
            seen.append(rules)


def pair_of(text: str, module: Module) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    name = name.strip().removeprefix("--").replace("-", "_")
    if not equals:
        raise InputError("pair_without_value", pair=text)
    known = [option.name for option in module.options]
    if name not in known:
        raise InputError("option_unknown", option=name, known=", ".join(known))
    return name, value.strip()


def swept(
    module: Module, seats: int, given: Mapping[str, object], pack: Pack | None, sweeps: Sequence[str]
) -> list[Column]:
    """Every combination of the values."""
    pairs = [pair_of(text, module) for text in sweeps]
    each_once([*((name, "") for name in given), *pairs])
    axes = [[(name, value) for value in values_of(module, name, values)] for name, values in pairs]
    columns: list[Column] = []
    for chosen in product(*axes):
        label = ", ".join(f"{name}={value}" for name, value in chosen)
        columns.append(Column(label, module.read_options(seats, {**given, **dict(chosen)}), pack))
    return columns


def values_of(module: Module, name: str, text: str) -> list[str]:
    """Separated by semicolons or commas; a value that holds a number for each seat has commas of its own."""
    seatwise = any(option.seatwise for option in module.options if option.name == name)
    return [value.strip() for value in text.split(";" if seatwise or ";" in text else ",")]


def overrides(game: str, text: str) -> list[tuple[str, Pack]]:
    """``units.units.cavalry.upkeep=4,5`` as a pack for each value; a pack that the game cannot take is refused."""
    path, equals, written = text.partition("=")
    place = path.strip()
    if not equals:
        raise InputError("pair_without_value", pair=place)
    try:
        values: list[Any] = loads(f"values = [{written}]")["values"]
    except TOMLDecodeError as error:
        raise InputError("report_override_value", place=place, value=written, cause=str(error)) from None
    if not values:
        raise InputError("pair_without_value", pair=place)
    found: list[tuple[str, Pack]] = []
    for value in values:
        file, content = laid_over(game, place.split("."), value)
        label = f"{place}={toml(value)}"
        pack = Pack(Path(f"override-{sha256(label.encode()).hexdigest()[:8]}"))
        pack.name = str(pack.folder)
        pack.game = game
        pack.version = "1"
        pack.title = label
        pack.files = {file: content}
        find_game(game, pack)  # a DataError says all that is wrong with it
        found.append((label, pack))
    return found


def laid_over(game: str, words: Sequence[str], value: Any) -> tuple[str, Row]:
    """The data file that is meant, and what a pack's file of that name must hold to change one value in it."""
    data = own_data(game)
    place = ".".join(words)
    file = f"{words[0]}.toml"
    if file not in data.schema:
        raise unknown(place, words[0], [name.removesuffix(".toml") for name in data.schema])
    fields = data.schema[file]
    if len(words) < 2 or words[1] not in fields:
        raise unknown(place, words[1] if len(words) > 1 else "", [name for name in fields if name != "origin"])
    field, rest = fields[words[1]], list(words[2:])
    if not field.key:
        return file, {words[1]: nested(place, field, rest, value)}
    rows = {"/".join(row_key(field, row) or ()): row for row in data.files[file][words[1]]}
    if not rest or rest[0] not in rows:
        raise unknown(place, rest[0] if rest else "", list(rows))
    key = {column: rows[rest[0]][column] for column in field.key}
    inside = nested(place, field, rest[1:], value)
    if not isinstance(inside, dict):
        raise unknown(place, "", list(field.fields))
    return file, {words[1]: [{**key, **inside}]}


def nested(place: str, field: Field, words: Sequence[str], value: Any) -> Any:
    if not words:
        return value
    if field.fields and words[0] not in field.fields:
        raise unknown(place, words[0], list(field.fields))
    inner = field.fields.get(words[0], field)
    return {words[0]: nested(place, inner, words[1:], value)}


def unknown(place: str, word: str, known: Sequence[str]) -> InputError:
    return InputError("report_override_place", place=place, word=word or "?", known=", ".join(known))


def write_pack(pack: Pack, folder: Path) -> None:
    """A pack made of overrides as a folder, so that ``--pack`` can name it when a game is looked at."""
    folder.mkdir(parents=True)
    lines = ["[pack]", f"name = {toml(pack.name)}", f"game = {toml(pack.game)}"]
    lines += [f"version = {toml(pack.version)}", f"title = {toml(pack.title)}"]
    (folder / MANIFEST).write_text("\n".join(lines) + "\n", encoding="utf-8")
    for file, content in pack.files.items():
        text = "".join(f"{name} = {toml(value)}\n" for name, value in content.items())
        (folder / file).write_text(text, encoding="utf-8")
