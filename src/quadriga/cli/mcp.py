"""``quadriga mcp``: language models play in this process."""

from pathlib import Path

import anyio

from quadriga.agents.hall import Hall
from quadriga.agents.tools import make_server
from quadriga.cli.packs import pack_at
from quadriga.cli.painter import paint
from quadriga.engine.errors import InputError
from quadriga.engine.pack import Pack
from quadriga.language.texts import Texts


def mcp(texts: Texts, records: Path | None, folder: Path | None) -> int:
    """Speak the protocol on standard input and output until the client goes."""
    pack = pack_at(folder)
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise InputError("file_unwritable", file=str(records), cause=str(error.strerror or error)) from None
    anyio.run(serve, records, pack)
    return 0


async def serve(records: Path | None, pack: Pack | None) -> None:
    hall = Hall(paint, records, pack=pack)
    try:
        await make_server(hall).run_stdio_async()
    finally:
        hall.close()
