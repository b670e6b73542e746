"""``quadriga serve``: the web table."""

import os
import socket
import webbrowser
from contextlib import suppress
from os import environ
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from quadriga.cli.painter import paint
from quadriga.cli.storage import state_folder
from quadriga.engine.errors import InputError
from quadriga.language.texts import Texts
from quadriga.server.admin.lock import is_held
from quadriga.server.app import create_app
from quadriga.server.links import base_link
from quadriga.server.logs import set_up_logs
from quadriga.server.settings import Settings, read_settings

LONGEST_MESSAGE = 64 * 1024
PATIENCE = 5  # seconds for open connections when the server closes


def data_folder(given: Path | None) -> Path:
    """As given, else ``QUADRIGA_DATA``, else in the user's state folder."""
    if given is not None:
        return given
    return Path(environ["QUADRIGA_DATA"]) if environ.get("QUADRIGA_DATA") else state_folder() / "server"


def settings_of(data: Path | None, host: str = "127.0.0.1", port: int = 8000) -> Settings:
    folder = data_folder(data)
    try:
        return read_settings(folder, host, port, environ)
    except OSError as error:
        raise InputError("file_unwritable", file=str(folder), cause=str(error)) from None


class AnnouncedServer(uvicorn.Server):
    """Says where it is as soon as it listens."""

    def __init__(self, config: uvicorn.Config, sentences: list[str], browse: str) -> None:
        super().__init__(config)
        self.sentences = sentences
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        for sentence in self.sentences:
            print(sentence, flush=True)
        if self.browse:
            webbrowser.open(self.browse)


def serve(texts: Texts, host: str, port: int, data: Path | None, browse: bool, mcp: bool = False) -> int:
    os.umask(0o077)  # seeds and hashes of passwords are nobody else's business
    settings = settings_of(data, host, port)
    if mcp:
        settings = replace(settings, mcp=True)
    if is_held(settings.data):
        raise InputError("data_in_use", folder=str(settings.data))
    listener = listen(host, port)
    link = address(settings, listener)
    set_up_logs()
    config = uvicorn.Config(
        create_app(settings, paint),
        ws_per_message_deflate=True,
        ws_max_size=LONGEST_MESSAGE,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    sentences = [texts("serve-address", link=link), texts("serve-data", folder=str(settings.data))]
    if settings.mcp:
        sentences.append(texts("serve-agents", link=f"{link}mcp"))
    sentences.append(texts("serve-end"))
    server = AnnouncedServer(config, sentences, link if browse else "")
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=1024)
    except (OSError, OverflowError) as error:
        raise InputError("address_in_use", address=f"{host}:{port}", cause=str(error)) from None


def address(settings: Settings, listener: socket.socket) -> str:
    """What to type into a browser."""
    if settings.public_url:
        return base_link(settings)
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}{settings.root_path}/"
