"""The database file: copying it while the server runs, putting a copy back, looking whether it is sound."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from shutil import copyfile
from typing import Final

from alembic.config import Config
from alembic.script import ScriptDirectory

from quadriga.engine.errors import InputError
from quadriga.server.admin.lock import FolderLock
from quadriga.server.settings import Settings
from quadriga.server.storage.database import MIGRATIONS

FILE: Final = "sqlite+aiosqlite:///"


def database_file(settings: Settings) -> Path:
    """Only SQLite is ours to keep; other databases have their own tools."""
    if not settings.address.startswith(FILE):
        raise InputError("database_not_file")
    return Path(settings.address.removeprefix(FILE))


def existing_file(settings: Settings) -> Path:
    path = database_file(settings)
    if not path.is_file():
        raise InputError("no_database", folder=str(settings.data))
    return path


@contextmanager
def private_files() -> Iterator[None]:
    """What is written meanwhile only its owner can read: it holds seeds of running games."""
    before = os.umask(0o077)
    try:
        yield
    finally:
        os.umask(before)


def backup(settings: Settings, target: Path) -> int:
    """A whole and compact copy, also of a running server; returns its size."""
    source = existing_file(settings)
    if target.exists():
        raise InputError("out_exists", file=str(target))
    try:
        with private_files(), closing(sqlite3.connect(source)) as database:
            database.execute("VACUUM INTO ?", (str(target),))
    except sqlite3.Error as error:
        raise InputError("file_unwritable", file=str(target), cause=str(error)) from None
    return target.stat().st_size


def restore(settings: Settings, source: Path) -> Path | None:
    """Puts a copy in place of the database; returns where the database before it is kept."""
    check_copy(source)
    settings.data.mkdir(parents=True, exist_ok=True)
    target = database_file(settings)
    lock = FolderLock(settings.data)
    try:
        fresh = target.with_suffix(".restoring")
        with private_files():
            copyfile(source, fresh)
        kept = put_aside(target) if target.exists() else None
        os.replace(fresh, target)
        return kept
    except OSError as error:
        raise InputError("file_unwritable", file=str(target), cause=str(error)) from None
    finally:
        lock.release()


def put_aside(target: Path) -> Path:
    """The old database in one file, without its journal."""
    with closing(sqlite3.connect(target)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = target.with_name(f"{target.stem}-before-{datetime.now():%Y%m%d-%H%M%S}{target.suffix}")
    os.replace(target, kept)
    for ending in ("-wal", "-shm"):
        target.with_name(target.name + ending).unlink(missing_ok=True)
    return kept


def check_copy(source: Path) -> None:
    """Is it a sound database of ours, of a version we know?"""
    if not source.is_file():
        raise InputError("file_missing", file=str(source))
    try:
        faults = integrity_faults(source)
        version = schema_version(source)
    except sqlite3.Error as error:
        raise InputError("not_a_backup", file=str(source), cause=str(error)) from None
    if faults:
        raise InputError("not_a_backup", file=str(source), cause=faults[0])
    if version not in known_versions():
        raise InputError("backup_newer", file=str(source), version=version)


def read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


def integrity_faults(path: Path) -> list[str]:
    """What SQLite itself finds wrong, references between tables included."""
    with closing(read_only(path)) as database:
        faults = [str(row[0]) for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
        faults += [f"{row[0]}: {row[2]}" for row in database.execute("PRAGMA foreign_key_check")]
    return faults


def schema_version(path: Path) -> str:
    with closing(read_only(path)) as database:
        return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def known_versions() -> list[str]:
    """Oldest first."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]
