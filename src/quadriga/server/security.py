"""What keeps foreign pages out: origin of requests, names by which we are called, headers of answers."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.engine.errors import InputError
from quadriga.server.errors import refusal
from quadriga.server.settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def same_origin(connection: HTTPConnection) -> bool:
    """Does the request come from our own pages, or from no page at all?"""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = connection.headers.get("origin")
    return origin is None or is_ours(connection, origin)


def is_ours(connection: HTTPConnection, origin: str) -> bool:
    """A proxy may hide the host the browser asked for; then the public address tells."""
    asked = origin.partition("://")[2].lower()
    public = urlsplit(connection.app.state.services.settings.public_url)
    return bool(asked) and (asked == connection.headers.get("host", "").lower() or asked == public.netloc.lower())


def is_our_name(settings: Settings, header: str) -> bool:
    """Is this ``Host`` one that only we have? A foreign name may have been pointed at us by a page that wants in."""
    name = host_in(header)
    if not name:
        return False
    known = {"localhost", host_in(settings.host), host_in(urlsplit(settings.public_url).netloc)}
    if name in known or name.endswith(".localhost"):
        return True
    try:
        number = ip_address(name)
    except ValueError:
        return False
    return number.is_loopback or is_open_to_all(settings.host)


def host_in(address: str) -> str:
    """The name without its port, as it is compared."""
    bare = address.count(":") > 1 and not address.startswith("[")
    try:
        return (urlsplit(f"//[{address}]" if bare else f"//{address}").hostname or "").removesuffix(".")
    except ValueError:
        return ""


def is_open_to_all(host: str) -> bool:
    """Do we listen on every address of this machine, whatever they are?"""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return host == ""


class KnownName:
    """Lets nobody in who asks for us by a name that is not ours."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        host = connection.headers.get("host", "")
        if is_our_name(self.settings, host):
            await self.app(scope, receive, send)
        else:
            await refusal(connection, InputError("foreign_host", host=host))(scope, receive, send)


class Guard:
    """Refuses what foreign pages try to change, and puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        connection = HTTPConnection(scope)
        if scope["method"] not in SAFE_METHODS and not same_origin(connection):
            await refusal(connection, InputError("foreign_request"))(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)


class SubPath:
    """Tells the router under which path we stand, whether the proxy in front cuts it off or not."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.root_path and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path != self.root_path and not path.startswith(f"{self.root_path}/"):
                path = self.root_path + path
            scope = {**scope, "root_path": self.root_path, "path": path}
        await self.app(scope, receive, send)
