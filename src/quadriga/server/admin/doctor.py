"""Is the data folder well? Each finding is a message and its words."""

import sqlite3
from collections.abc import Callable
from os import W_OK
from os import access as may
from shutil import disk_usage
from typing import Final, NamedTuple

from sqlalchemy import select

from quadriga.engine.errors import InputError
from quadriga.server.admin.keeping import existing_file, integrity_faults, known_versions, schema_version
from quadriga.server.admin.lock import is_held
from quadriga.server.errors import texts_in
from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.storage.database import open_database
from quadriga.server.storage.schema import tables

NEEDED_SPACE: Final = 200 * 1024 * 1024


class Finding(NamedTuple):
    well: bool
    message: str
    words: dict[str, str | int]


async def examine(settings: Settings) -> list[Finding]:
    """Everything that can be looked at; later looks are left out where earlier ones make them senseless."""
    findings = [look(settings) for look in (folder, space, server)]
    database = [look(settings) for look in (soundness, version)]
    if all(finding.well for finding in database):
        database.append(await running_tables(settings))
    return findings + database


def folder(settings: Settings) -> Finding:
    well = settings.data.is_dir() and may(settings.data, W_OK)
    return Finding(well, "doctor-folder" if well else "doctor-folder-bad", {"folder": str(settings.data)})


def space(settings: Settings) -> Finding:
    free = disk_usage(settings.data).free
    well = free >= NEEDED_SPACE
    return Finding(well, "doctor-space" if well else "doctor-space-bad", {"free": free // (1024 * 1024)})


def server(settings: Settings) -> Finding:
    return Finding(True, "doctor-running" if is_held(settings.data) else "doctor-stopped", {})


def guarded(look: Callable[[Settings], Finding], settings: Settings) -> Finding:
    try:
        return look(settings)
    except (sqlite3.Error, TypeError) as error:
        return Finding(False, "doctor-damaged", {"cause": str(error)})


def soundness(settings: Settings) -> Finding:
    def look(settings: Settings) -> Finding:
        faults = integrity_faults(existing_file(settings))
        if faults:
            return Finding(False, "doctor-damaged", {"cause": faults[0]})
        return Finding(True, "doctor-sound", {})

    return guarded(look, settings)


def version(settings: Settings) -> Finding:
    def look(settings: Settings) -> Finding:
        found, known = schema_version(existing_file(settings)), known_versions()
        words: dict[str, str | int] = {"found": found, "newest": known[-1]}
        if found not in known:
            return Finding(False, "doctor-version-unknown", words)
        return Finding(found == known[-1], "doctor-version" if found == known[-1] else "doctor-version-old", words)

    return guarded(look, settings)


async def running_tables(settings: Settings) -> Finding:
    """Every running game is loaded once, as a spectator would see it now."""
    from quadriga.server.play.play import Play

    services = Services(settings, open_database(settings.address))
    services.play = Play(services)
    faults: list[str] = []
    try:
        async with services.database.connect() as database:
            found = await database.execute(select(tables.c.id, tables.c.answers).where(tables.c.status == "playing"))
            running = list(found)
        for row in running:
            try:
                await services.play.frame(row.id, row.answers, -1)
            except InputError as error:
                faults.append(f"{row.id}: {texts_in('en').error(error)}")
            except Exception as error:
                faults.append(f"{row.id}: {error!r}")
    finally:
        await services.database.dispose()
    if faults:
        return Finding(False, "doctor-tables-bad", {"count": len(faults), "faults": "\n".join(faults)})
    return Finding(True, "doctor-tables", {"count": len(running)})
