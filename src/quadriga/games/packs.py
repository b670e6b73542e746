"""Component packs and the games they are for: loading them, telling what they change, writing a template."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from quadriga.engine.data import Data, DataError, Field, Schema
from quadriga.engine.overlay import hint, row_key, row_label
from quadriga.engine.pack import MANIFEST, Pack, read_pack
from quadriga.games.registry import GAMES, TEMPLATES, find_game


class Change(NamedTuple):
    """One value that a pack changes; None where there was or will be nothing."""

    file: str
    place: str
    old: Any
    new: Any


def load_pack(folder: Path) -> Pack:
    """A pack that can be played with: ``find_game(pack.game, pack)``. One DataError lists all its faults."""
    pack = read_pack(folder)
    check_pack(pack)
    return pack


def check_pack(pack: Pack) -> None:
    """One DataError with everything that is wrong: manifest, form, merging, and the sense of the merged data."""
    known = (*GAMES, *TEMPLATES)
    if pack.game in known:
        find_game(pack.game, pack)  # if its data are known and sound, faults beside them are still to be told
    elif pack.game:
        pack.fault(MANIFEST, "pack, game", f'unknown game "{pack.game}"{hint(pack.game, GAMES)}')
    if pack.faults:
        raise DataError(pack.faults)


def form_of(game: str) -> tuple[Schema, Path]:
    """The form of a game's data files, and where they are."""
    folder = find_game(game).folder() / "data"
    if game == "warriors":
        from quadriga.games.warriors.data_schema import SCHEMA as WARRIORS

        return WARRIORS, folder
    if game == "byzantion":
        from quadriga.games.byzantion.data_schema import SCHEMA as BYZANTION

        return BYZANTION, folder
    if game == "medioevo":
        from quadriga.games.medioevo.data_schema import SCHEMA as MEDIOEVO

        return MEDIOEVO, folder
    if game == "civilization":
        from quadriga.games.civilization.data_schema import SCHEMA as CIVILIZATION

        return CIVILIZATION, folder
    from quadriga.games.realm.load import SCHEMA as REALM

    return REALM, folder


def own_data(game: str, pack: Pack | None = None) -> Data:
    """The data files of a game as they are read, with a pack over them or without."""
    schema, folder = form_of(game)
    data = Data(schema)
    data.read(folder, pack)
    return data


def differences(pack: Pack) -> list[Change]:
    """Everything a sound pack changes, in the order of the files."""
    before, after = own_data(pack.game), own_data(pack.game, pack)
    found: list[Change] = []
    for file, fields in before.schema.items():
        for name, field in fields.items():
            old, new = before.files[file].get(name), after.files[file].get(name)
            found += [Change(file, *rest) for rest in compared(name, field, old, new)]
    return found


def compared(place: str, field: Field, old: Any, new: Any) -> Iterator[tuple[str, Any, Any]]:
    if old == new:
        return
    if field.key and isinstance(old, list) and isinstance(new, list):
        yield from compared_rows(place, field, old, new)
    elif field.fields and isinstance(old, dict) and isinstance(new, dict):
        for name, inner in field.fields.items():
            yield from compared(f"{place}, {name}", inner, old.get(name), new.get(name))
    else:
        yield place, old, new


def compared_rows(place: str, field: Field, old: list[Any], new: list[Any]) -> Iterator[tuple[str, Any, Any]]:
    before = {row_key(field, row): row for row in old}
    after = {row_key(field, row): row for row in new}
    for key, row in (before | after).items():
        here = row_label(place, field, row, 0)
        if key in before and key in after:
            for name, inner in field.fields.items():
                yield from compared(f"{here}, {name}", inner, before[key].get(name), after[key].get(name))
        else:
            yield here, before.get(key), after.get(key)
