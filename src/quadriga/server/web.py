"""The web client: files of the build, and its page for every other address."""

import re
from html import escape
from pathlib import Path
from typing import Final

from starlette._utils import get_route_path
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

from quadriga.engine.errors import InputError
from quadriga.server.errors import language_of, texts_in

STATIC: Final = Path(__file__).with_name("static")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"  # names in there change with the content


class Pages:
    """Answers whatever no route of the API has answered."""

    def __init__(self, root_path: str, static: Path = STATIC) -> None:
        self.root_path = root_path
        self.static = static

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1000})
            return
        request = Request(scope)
        path = get_route_path(scope).lstrip("/")
        if request.method not in ("GET", "HEAD") or path == "api" or path.startswith("api/"):
            raise InputError("page_unknown")
        await self.page(request, path)(scope, receive, send)

    def page(self, request: Request, path: str) -> Response:
        file = self.file(path)
        if file is not None:
            return FileResponse(file, headers={"cache-control": FOR_EVER if path.startswith(HASHED) else ASK_AGAIN})
        if path.startswith(HASHED):
            raise InputError("page_unknown")
        index = self.static / "index.html"
        if not index.is_file():
            return HTMLResponse(missing(language_of(request)), 503)
        return HTMLResponse(self.with_base(index.read_text(encoding="utf-8")), headers={"cache-control": ASK_AGAIN})

    def file(self, path: str) -> Path | None:
        """A file of the build; nothing outside of it, and never the bare page."""
        if not path or path == "index.html" or "\0" in path:
            return None
        try:
            found = (self.static / path).resolve()
            return found if found.is_relative_to(self.static.resolve()) and found.is_file() else None
        except OSError:  # a name longer than the system takes
            return None

    def with_base(self, page: str) -> str:
        """Relative addresses of the page begin at our sub-path."""
        bare = re.sub(r"\s*<base [^>]*>", "", page, count=1)  # the one for development
        return bare.replace("<head>", f'<head><base href="{escape(self.root_path)}/">', 1)


def missing(language: str) -> str:
    texts = texts_in(language)
    title = texts("page-missing")
    heading, text = (escape(texts.find("page-missing", part, {}) or "") for part in ("heading", "text"))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title></head>'
        f"<body><h1>{heading}</h1><p>{text}</p></body></html>"
    )
