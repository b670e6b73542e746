"""Every request is timed once, and the time goes to the log and to the metrics."""

from time import perf_counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quadriga.server.logs import log
from quadriga.server.metrics import Metrics

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def route_of(scope: Scope) -> str:
    """The route's pattern and never the address itself, which may hold an invitation."""
    return str(getattr(scope.get("route"), "path", "")) or "page"


class WatchRequests:
    """One line and one count a request: method, route, status, time."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = perf_counter()
        status = 500  # what a crash is answered with further out

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            tell(scope, status, perf_counter() - started)


def tell(scope: Scope, status: int, seconds: float) -> None:
    metrics: Metrics = scope["app"].state.services.metrics
    route = route_of(scope)
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.requests.labels(method, route, str(status)).inc()
    metrics.seconds.labels(route).observe(seconds)
    log.info("request", method=method, route=route, status=status, ms=round(seconds * 1000))
