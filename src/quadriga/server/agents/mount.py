"""The Model Context Protocol at ``/mcp``."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from mcp.server.mcpserver import MCPServer
from mcp.server.streamable_http_manager import StreamableHTTPASGIApp
from mcp.server.transport_security import TransportSecuritySettings
from starlette.routing import Match, Route
from starlette.types import Scope

from quadriga.agents.place import Painter
from quadriga.agents.tools import make_server
from quadriga.server.agents.house import ServerHouse
from quadriga.server.security import KnownName
from quadriga.server.services import Services

PATH: Final = "/mcp"
LARGEST: Final = 64 * 1024  # bytes of one request


class Door(Route):
    """Known to the log and the metrics by its path, as FastAPI's own routes are."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, found = super().matches(scope)
        return match, {**found, "route": self} if found else found


class Agents:
    """The door of the agents, opened and closed with the server."""

    def __init__(self, services: Services, painter: Painter) -> None:
        self.house = ServerHouse(services, painter)
        self.settings = services.settings
        self.server: MCPServer = make_server(self.house)
        # Seats are opened by keys, not by sessions of the protocol: nothing is lost when a connection is.
        # Foreign pages and foreign names are kept out by our own guards, which know the public address.
        self.server.streamable_http_app(
            streamable_http_path=PATH,
            json_response=True,
            stateless_http=True,
            max_request_body_size=LARGEST,
            transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        )

    def mount(self, app: FastAPI) -> None:
        door = KnownName(StreamableHTTPASGIApp(self.server.session_manager), self.settings)
        app.router.routes.append(Door(PATH, door))

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with self.server.session_manager.run():
            try:
                yield
            finally:
                self.house.close()
