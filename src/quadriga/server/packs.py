"""The component packs of a server: what lies in its folder ``packs``, checked, and the games with them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog

from quadriga.engine.data import DataError
from quadriga.engine.errors import InputError
from quadriga.engine.module import Module
from quadriga.engine.pack import NAME, Pack, PackMark
from quadriga.games.registry import find_game
from quadriga.language.packs import open_pack
from quadriga.server.wire.common import PackInfo

log = structlog.get_logger()

FOLDER: Final = "packs"
OPEN: Final = "OPEN"  # a file of this name in a pack's folder opens it to everybody
MarkRow = Mapping[str, str]  # of a pack, as the database keeps it; empty without one


class Installed(NamedTuple):
    pack: Pack
    open: bool  # to everybody, or to administrators only


class Packs:
    """The packs that can be played with; a folder that changes is read again when somebody asks."""

    def __init__(self, data: Path) -> None:
        self.folder = data / FOLDER
        self.sound: dict[str, Installed] = {}
        self.faults: dict[str, str] = {}
        self.seen: dict[str, tuple[int, int]] = {}

    def look(self) -> None:
        """Read what is new in the folder; what is faulty is logged and left out."""
        found = {
            path.name: stamp(path) for path in self.folder.glob("*") if NAME.fullmatch(path.name) and path.is_dir()
        }
        for name in [name for name in self.seen if name not in found]:
            self.forget(name)
        for name, when in sorted(found.items()):
            if self.seen.get(name) != when:
                self.forget(name)
                self.seen[name] = when
                self.read(name)

    def forget(self, name: str) -> None:
        for kept in (self.seen, self.sound, self.faults):
            kept.pop(name, None)

    def read(self, name: str) -> None:
        try:
            self.sound[name] = read_installed(self.folder / name)
        except (DataError, InputError) as error:
            self.faults[name] = str(error)
            log.warning("pack is faulty", pack=name, faults=str(error))

    def all(self) -> list[Pack]:
        self.look()
        return [found.pack for found in self.sound.values()]

    def offered(self, game: str, admin: bool) -> list[PackInfo]:
        """What somebody may choose for a table of a game."""
        self.look()
        return [
            info_of(found.pack, found.open)
            for found in self.sound.values()
            if found.pack.game == game and (admin or found.open)
        ]

    def chosen(self, game: str, name: str, admin: bool) -> Pack | None:
        """The pack somebody asks for; None without a name."""
        if not name:
            return None
        offered = [found.name for found in self.offered(game, admin)]
        if name not in offered:
            raise InputError("pack_unknown", pack=name, known=", ".join(offered))
        return self.sound[name].pack

    def module(self, table: str, game: str, mark: MarkRow) -> Module:
        """The game of a table, with the pack it was made with."""
        if not mark:
            return find_game(game)
        return find_game(game, find_pack(self.all(), table, PackMark(**mark)))

    def module_of(self, row: Any) -> Module:
        return self.module(row["id"], row["game"], row["pack"])

    def info(self, mark: MarkRow) -> PackInfo | None:
        """What visitors of a table read about its pack."""
        if not mark:
            return None
        found = self.sound.get(mark["name"])
        if found is not None and found.pack.hash == mark["hash"]:
            return info_of(found.pack, found.open)
        return PackInfo(mark["name"], mark["version"], mark["hash"])

    def texts(self, hash: str, language: str) -> str:
        """The catalogue of a pack in a language; empty if it brings none."""
        for pack in self.all():
            if pack.hash == hash:
                return pack.locale.get(language, "")
        raise InputError("pack_unknown", pack=hash, known="")


def read_installed(folder: Path) -> Installed:
    """A pack in its place: its folder has its name, by which tables and administrators ask for it."""
    pack = open_pack(folder)
    if pack.name != folder.name:
        raise InputError("pack_misplaced", folder=str(folder), pack=pack.name)
    return Installed(pack, (folder / OPEN).exists())


def find_pack(packs: Iterable[Pack], file: str, mark: PackMark | None) -> Pack | None:
    """The very pack that a game was played with."""
    if mark is None:
        return None
    for pack in packs:
        if pack.mark == mark:
            return pack
    raise InputError("pack_needed", file=file, pack=mark.name, version=mark.version, hash=mark.hash)


def info_of(pack: Pack, open: bool) -> PackInfo:
    return PackInfo(pack.name, pack.version, pack.hash, pack.title, pack.author, pack.notes, open, sorted(pack.locale))


def stamp(path: Path) -> tuple[int, int]:
    """Another one whenever a pack is put in place of another, or opened or closed."""
    found = path.stat()
    return found.st_ino, found.st_mtime_ns
