"""The application: every part put together, opened in order and closed in reverse."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from fastapi import FastAPI, Response
from sqlalchemy import text

from quadriga import __version__
from quadriga.agents.place import Painter
from quadriga.server import errors, rules
from quadriga.server.admin import routes as admin
from quadriga.server.admin.lock import FolderLock
from quadriga.server.api import Here, answer, describe
from quadriga.server.chat import routes as chat
from quadriga.server.lobby import history
from quadriga.server.lobby import routes as lobby
from quadriga.server.logs import log
from quadriga.server.notices.notices import Notices
from quadriga.server.people import routes as people
from quadriga.server.play import socket
from quadriga.server.play.play import Play
from quadriga.server.requests import WatchRequests
from quadriga.server.security import Guard, SubPath
from quadriga.server.services import Services
from quadriga.server.settings import Settings
from quadriga.server.storage.database import migrate, open_database
from quadriga.server.web import Pages


class Application(FastAPI):
    """FastAPI with our own description."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            self.openapi_schema = describe(self)
        return self.openapi_schema


def create_app(settings: Settings, painter: Painter | None = None) -> FastAPI:
    """With a painter, who shows positions in words, language models may play too if the settings let them."""
    app = Application(
        title="Quadriga",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    services = Services(settings, open_database(settings.address))
    services.play = Play(services)
    services.metrics.watch(services.play)
    services.notices = Notices(services)
    app.state.services = services
    errors.install(app)
    for part in (people, lobby, history, rules, chat, admin, socket):
        app.include_router(part.router)
    app.add_api_route("/healthz", health, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    if settings.mcp and painter is not None:
        from quadriga.server.agents.mount import Agents

        services.agents = Agents(services, painter)
        services.agents.mount(app)
    app.router.default = Pages(settings.root_path)
    for middleware in (Guard, WatchRequests):
        app.add_middleware(middleware)
    app.add_middleware(SubPath, root_path=settings.root_path)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    async with AsyncExitStack() as stack:
        lock = FolderLock(services.settings.data)
        stack.callback(lock.release)
        stack.push_async_callback(services.database.dispose)
        await migrate(services.database)
        services.packs.look()
        await services.play.open()
        stack.push_async_callback(services.play.close)
        await services.notices.open()
        stack.push_async_callback(services.notices.close)
        if services.agents is not None:
            await stack.enter_async_context(services.agents.open())
        log.info("open", version=__version__, agents=services.agents is not None)
        yield
    log.info("closed")


async def health(services: Here) -> Response:
    """Are we there, and does the database answer?"""
    async with services.database.connect() as database:
        await database.execute(text("SELECT 1"))
    return answer({"status": "ok", "version": __version__})


async def metrics(services: Here) -> Response:
    return services.metrics.page()
