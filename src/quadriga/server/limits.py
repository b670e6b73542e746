"""How often somebody may do something: token buckets in memory, one for each action and person or address."""

from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from quadriga.engine.errors import InputError


class Allowance(NamedTuple):
    """So many at once, and again as many in ``seconds``."""

    most: int
    seconds: float


ALLOWANCES: Final = {
    "login": Allowance(10, 300),
    "register": Allowance(5, 3600),
    "recovery": Allowance(5, 3600),
    "guest": Allowance(20, 3600),
    "table": Allowance(20, 600),
    "upload": Allowance(10, 600),
    "verify": Allowance(10, 600),
    "chat": Allowance(10, 20),
    "hint": Allowance(12, 60),
    "analysis": Allowance(10, 600),
    "report": Allowance(20, 3600),
    "agent": Allowance(600, 60),
}
MOST_BUCKETS: Final = 10_000


class Bucket:
    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limits:
    """All buckets of one server. Full ones are forgotten when there are too many."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, action: str, key: str) -> None:
        """Count one; raises if there were too many."""
        allowed, seconds = ALLOWANCES[action]
        most = allowed * self.factor
        speed = most / seconds
        now = monotonic()
        bucket = self.buckets.get((action, key))
        if bucket is None:
            self.make_room(now)
            bucket = self.buckets[action, key] = Bucket(most, now)
        bucket.left = min(most, bucket.left + (now - bucket.at) * speed)
        bucket.at = now
        if bucket.left < 1:
            raise InputError("too_fast", seconds=ceil((1 - bucket.left) / speed))
        bucket.left -= 1

    def make_room(self, now: float) -> None:
        if len(self.buckets) < MOST_BUCKETS:
            return
        full = [key for key, bucket in self.buckets.items() if now - bucket.at > ALLOWANCES[key[0]].seconds]
        for key in full or list(self.buckets)[: MOST_BUCKETS // 10]:
            del self.buckets[key]


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from; uvicorn has already looked behind a trusted proxy."""
    return connection.client.host if connection.client is not None else ""
