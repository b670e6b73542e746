"""What the server counts, for Prometheus. Every application has its own registry."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.responses import Response

if TYPE_CHECKING:
    from quadriga.server.play.play import Play


class PlayCounts(Collector):
    """What the running games count themselves."""

    def __init__(self, play: "Play") -> None:
        self.play = play

    def describe(self) -> list[Metric]:
        return []

    def collect(self) -> Iterator[Metric]:
        counts = self.play.counts
        yield CounterMetricFamily("quadriga_moves", "Moves at all tables", counts["moves"])
        yield CounterMetricFamily("quadriga_bot_faults", "Answers of bots that could not be used", counts["bot_faults"])
        yield CounterMetricFamily("quadriga_sockets", "Sockets opened", counts["sockets"])
        yield GaugeMetricFamily("quadriga_tables_loaded", "Tables in memory", self.play.loaded())


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "quadriga_requests_total", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("quadriga_request_seconds", "Time to answer", ["route"], registry=self.registry)
        self.notices = Counter("quadriga_notices_total", "Notices sent", ["channel", "result"], registry=self.registry)

    def watch(self, play: "Play") -> None:
        self.registry.register(PlayCounts(play))

    def page(self) -> Response:
        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)
