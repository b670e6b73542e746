"""``quadriga admin pack``: the component packs of a server."""

import asyncio
from pathlib import Path

from quadriga.cli.admin import settings_there
from quadriga.cli.packs import facts
from quadriga.cli.terminal import WARNING, Page
from quadriga.engine.data import DataError
from quadriga.language.texts import Texts
from quadriga.server.admin import packs
from quadriga.server.packs import FOLDER


def add(texts: Texts, folder: Path, open_to_all: bool, data: Path | None) -> int:
    pack = packs.install(settings_there(data), folder, open_to_all)
    print(texts("pack-added", **facts(pack), access="open" if open_to_all else "closed"))
    return 0


def list_all(texts: Texts, data: Path | None, plain: bool) -> int:
    """The exit code is 1 if one of them is faulty."""
    settings = settings_there(data)
    sound, faulty = packs.installed(settings)
    page = Page(plain)
    if not sound and not faulty:
        page.line(texts("pack-none", folder=str(settings.data / FOLDER)))
        return 0
    if sound:
        heads = ("head-name", "head-game", "head-version", "head-access", "head-hash", "head-title")
        rows = [
            [pack.name, pack.game, pack.version, access(texts, is_open), pack.hash[:12], pack.title]
            for pack, is_open in sound
        ]
        page.table([texts(head) for head in heads], rows)
    for name, error in faulty.items():
        page.line(texts("pack-faulty", name=name), WARNING)
        for fault in error.faults if isinstance(error, DataError) else texts.errors(error):
            page.indented(str(fault), 1)
    return 1 if faulty else 0


def access(texts: Texts, is_open: bool) -> str:
    return texts("pack-access-open") if is_open else texts("pack-access-closed")


def remove(texts: Texts, name: str, force: bool, data: Path | None) -> int:
    asyncio.run(packs.remove(settings_there(data), name, force))
    print(texts("pack-removed", name=name))
    return 0
