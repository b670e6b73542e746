"""``quadriga admin``: the server's data folder, looked after from the terminal."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select

from quadriga.cli.serve import data_folder, settings_of
from quadriga.cli.terminal import STRONG, Page
from quadriga.engine.errors import InputError
from quadriga.language.texts import Texts
from quadriga.server.admin import keeping
from quadriga.server.admin.doctor import examine
from quadriga.server.admin.people import list_people
from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.storage.database import open_database
from quadriga.server.storage.schema import seats, tables
from quadriga.server.wire.lobby import PersonRow


def settings_there(data: Path | None) -> Settings:
    """Of a folder that exists: a mistyped name is a fault and not a new server."""
    folder = data_folder(data)
    if not folder.is_dir():
        raise InputError("no_database", folder=str(folder))
    return settings_of(data)


def backup(texts: Texts, file: Path, data: Path | None) -> int:
    size = keeping.backup(settings_there(data), file)
    print(texts("backup-done", file=str(file), size=(size + 1023) // 1024))
    return 0


def restore(texts: Texts, file: Path, data: Path | None) -> int:
    kept = keeping.restore(settings_of(data), file)
    print(texts("restore-done", file=str(file)))
    if kept is not None:
        print(texts("restore-kept", file=str(kept)))
    return 0


def doctor(texts: Texts, data: Path | None, plain: bool) -> int:
    page = Page(plain)
    findings = asyncio.run(examine(settings_there(data)))
    for finding in findings:
        mark = texts("doctor-ok" if finding.well else "doctor-fault")
        page.line(f"{mark}  {texts.say(finding.message, finding.words)}", "" if finding.well else STRONG)
    return 0 if all(finding.well for finding in findings) else 1


def list_all(texts: Texts, data: Path | None, plain: bool) -> int:
    settings = settings_there(data)
    keeping.existing_file(settings)
    rows, people = asyncio.run(read_lists(settings))
    page = Page(plain)
    page.heading(texts("list-tables"))
    page.table(
        [
            texts("head-id"),
            texts("head-game"),
            texts("head-status"),
            texts("head-created"),
            texts("head-seats"),
            texts("head-name"),
        ],
        [[*row[:2], texts(f"table-{row[2]}"), *row[3:]] for row in rows],
    )
    page.heading(texts("list-people"))
    page.table(
        [texts("head-id"), texts("head-name"), texts("head-kind"), texts("head-created"), texts("head-seats")],
        [[row.id, row.name, kind(texts, row), day(row.created), str(row.seats)] for row in people],
    )
    return 0


async def read_lists(settings: Settings) -> tuple[list[list[str]], list[PersonRow]]:
    services = Services(settings, open_database(settings.address))
    try:
        async with services.database.connect() as database:
            found = await database.execute(select(tables).order_by(tables.c.created.desc()))
            kinds: dict[str, list[str]] = {}
            for seat in await database.execute(select(seats.c.table, seats.c.kind)):
                kinds.setdefault(seat.table, []).append(seat.kind)
            rows = [
                [row.id, row.game, row.status, day(row.created), str(len(kinds.get(row.id, []))), row.name]
                for row in found
            ]
        return rows, await list_people(services)
    finally:
        await services.database.dispose()


def kind(texts: Texts, row: PersonRow) -> str:
    if row.banned:
        return texts("person-banned")
    if row.admin:
        return texts("person-admin")
    return texts("person-guest" if row.guest else "person-account")


def day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"
