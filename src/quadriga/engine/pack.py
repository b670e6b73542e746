"""Component packs: a folder of data files to be laid over a game's own, with a name, a version and a hash.

A pack is plain data, read once: it may go to other processes, and what happens to its folder later does not matter.
"""

import hashlib
import json
import re
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from quadriga.engine.data import Data, Fault, Row, optional, read_toml, table, text
from quadriga.engine.errors import InputError
from quadriga.engine.overlay import hint

MANIFEST: Final = "pack.toml"
LOCALE: Final = "locale"
NAME: Final = re.compile("[a-z0-9][a-z0-9_-]{0,39}")
VERSION: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+_-]{0,19}")
# What may lie beside data files and texts: notes, pictures, hidden files, and the mark of a server that a pack is open.
BESIDE: Final = re.compile(
    r"\..*|OPEN|(readme|license|licence|copying|notice|credits|authors|changelog)(\..*)?|.*\.(md|txt|pdf|png|jpe?g|svg)",
    re.IGNORECASE,
)
FIELDS: Final = {
    "pack": table(
        {
            "name": text(),
            "game": text(),
            "version": text(),
            "title": optional(text()),
            "author": optional(text()),
            "notes": optional(text()),
            "data": optional(text()),  # the beginning of the hash of the data files it was written for
        }
    )
}


class PackMark(NamedTuple):
    """What a record says of the pack it was played with."""

    name: str
    version: str
    hash: str


class Pack:
    """A pack as it was found, with what is wrong with it so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.name = ""
        self.game = ""
        self.version = ""
        self.title = ""
        self.author = ""
        self.notes = ""
        self.data = ""
        self.files: dict[str, Row] = {}
        self.locale: dict[str, str] = {}  # language -> catalogue
        self.faults: list[Fault] = []

    def shown(self, file: str) -> str:
        """How complaints call one of its files."""
        return str(self.folder / file)

    @cached_property
    def hash(self) -> str:
        """SHA-256 of what can change a game, in canonical JSON; texts cannot."""
        content = {"name": self.name, "game": self.game, "version": self.version, "files": self.files}
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=True, separators=(",", ":"), default=str)
        return hashlib.sha256(canonical.encode("ascii")).hexdigest()

    @property
    def mark(self) -> PackMark:
        return PackMark(self.name, self.version, self.hash)

    def fault(self, file: str, place: str, message: str) -> None:
        self.faults.append(Fault(self.shown(file), place, message))


def read_pack(folder: Path) -> Pack:
    """A folder as a pack; faults are kept in it, for whoever lays it over the data to list with those found there."""
    if not (folder / MANIFEST).exists():
        raise InputError("pack_missing", folder=str(folder))
    pack = Pack(folder)
    _read_manifest(pack)
    for path in sorted(folder.glob("*")):
        if path.name == MANIFEST:
            continue
        if path.suffix == ".toml" and path.name[0] != ".":
            found = read_toml(path, str(path), pack.faults)
            if found is not None:
                pack.files[path.name] = found
        elif not (path.name == LOCALE and path.is_dir()):
            _note_stray(pack, path.name, f"{path.stem}.toml" if path.suffix else LOCALE)
    if not pack.files and not pack.faults:
        pack.faults.append(Fault(str(folder), "", "changes nothing: there is no data file in it"))
    for path in sorted((folder / LOCALE).glob("*")):
        if path.suffix == ".ftl" and path.name[0] != ".":
            _read_texts(pack, path)
        else:
            _note_stray(pack, f"{LOCALE}/{path.name}", f"{LOCALE}/{path.stem}.ftl")
    return pack


def _read_texts(pack: Pack, path: Path) -> None:
    try:
        pack.locale[path.stem] = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        pack.fault(f"{LOCALE}/{path.name}", "", f"cannot be read: {error}")


def _note_stray(pack: Pack, name: str, meant: str) -> None:
    """A file or folder that nobody would read is more likely a typing error."""
    if not BESIDE.fullmatch(name.rpartition("/")[2]):
        pack.fault(name, "", f"is no part of a pack{hint(name, [meant])}")


def _read_manifest(pack: Pack) -> None:
    found = read_toml(pack.folder / MANIFEST, pack.shown(MANIFEST), pack.faults)
    if found is None:
        return
    form = Data({MANIFEST: FIELDS})
    form.files[MANIFEST] = found
    form.check_form()
    for fault in form.faults:
        pack.fault(MANIFEST, fault.place, fault.message)
    row = found.get("pack")
    for name, value in row.items() if isinstance(row, dict) else ():
        if name in FIELDS["pack"].fields and isinstance(value, str):
            setattr(pack, name, value.strip())
    for name, pattern, wanted in (
        ("name", NAME, "must be up to 40 small letters, digits, hyphens and underscores"),
        ("version", VERSION, "must be up to 20 letters, digits, dots and hyphens"),
    ):
        value = getattr(pack, name)
        if value and not pattern.fullmatch(value):
            pack.fault(MANIFEST, f"pack, {name}", f'{wanted}, not "{value}"')
