"""Installing component packs into a server's folder, and removing them; a running server sees it at once."""

import os
from pathlib import Path
from shutil import rmtree

from sqlalchemy import inspect, select
from sqlalchemy.engine import Connection

from quadriga.engine.data import DataError
from quadriga.engine.errors import InputError
from quadriga.engine.pack import LOCALE, MANIFEST, NAME, Pack, read_pack
from quadriga.language.packs import open_pack
from quadriga.server.packs import FOLDER, OPEN, Installed, read_installed
from quadriga.server.settings import Settings
from quadriga.server.storage.database import open_database
from quadriga.server.storage.schema import tables


def install(settings: Settings, source: Path, open_to_all: bool) -> Pack:
    """Check a pack and put it into its place, whole or not at all; other content under a known name is refused."""
    pack = open_pack(source)
    target = settings.data / FOLDER / pack.name
    if target.exists():
        there = read_pack(target)
        if there.hash != pack.hash:
            raise InputError("pack_present", pack=there.name, version=there.version, hash=there.hash)
    fresh, old = (target.with_name(f".{kind}-{pack.name}") for kind in ("new", "old"))
    try:
        for left in (fresh, old):
            rmtree(left, ignore_errors=True)
        copy(pack, fresh)
        if open_to_all:
            (fresh / OPEN).touch()
        if target.exists():
            os.replace(target, old)
        os.replace(fresh, target)
        rmtree(old, ignore_errors=True)
    except OSError as error:
        raise InputError("file_unwritable", file=str(target), cause=str(error.strerror or error)) from None
    return pack


def copy(pack: Pack, target: Path) -> None:
    """What belongs to the pack and nothing else."""
    target.mkdir(parents=True)
    for file in (MANIFEST, *pack.files):
        (target / file).write_bytes((pack.folder / file).read_bytes())
    if pack.locale:
        (target / LOCALE).mkdir()
    for language, catalogue in pack.locale.items():
        (target / LOCALE / f"{language}.ftl").write_text(catalogue, encoding="utf-8")


def installed(settings: Settings) -> tuple[list[Installed], dict[str, DataError | InputError]]:
    """The sound packs, and what is wrong with the others, by folder."""
    sound: list[Installed] = []
    faulty: dict[str, DataError | InputError] = {}
    for path in sorted((settings.data / FOLDER).glob("*")):
        if NAME.fullmatch(path.name) and path.is_dir():
            try:
                sound.append(read_installed(path))
            except (DataError, InputError) as error:
                faulty[path.name] = error
    return sound, faulty


async def remove(settings: Settings, name: str, force: bool) -> None:
    """Tables that were made with the pack cannot be opened without it, so this needs a firm wish."""
    target = settings.data / FOLDER / name
    known = [path.name for path in (settings.data / FOLDER).glob("*") if NAME.fullmatch(path.name)]
    if name not in known:
        raise InputError("pack_unknown", pack=name, known=", ".join(sorted(known)))
    count = await tables_with(settings, name)
    if count and not force:
        raise InputError("pack_in_use", pack=name, count=count)
    gone = target.with_name(f".old-{name}")
    try:
        rmtree(gone, ignore_errors=True)
        os.replace(target, gone)
        rmtree(gone)
    except OSError as error:
        raise InputError("file_unwritable", file=str(target), cause=str(error.strerror or error)) from None


async def tables_with(settings: Settings, name: str) -> int:
    """How many tables were made with the pack."""
    if not settings.database and not (settings.data / "quadriga.sqlite").exists():
        return 0
    engine = open_database(settings.address)
    try:
        async with engine.connect() as connection:
            if not await connection.run_sync(knows_packs):
                return 0
            found = await connection.execute(select(tables.c.pack))
            return sum(1 for row in found if row.pack and row.pack["name"] == name)
    finally:
        await engine.dispose()


def knows_packs(connection: Connection) -> bool:
    """Whether the database has been opened by a version that has packs."""
    found = inspect(connection)
    return found.has_table("tables") and any(column["name"] == "pack" for column in found.get_columns("tables"))
