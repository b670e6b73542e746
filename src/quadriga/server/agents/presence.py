"""An agent is at the table while it calls, and for a while after: it thinks between two calls."""

import asyncio
from typing import Final

from quadriga.server.play.live import LiveTable
from quadriga.server.play.onlooker import Onlooker
from quadriga.server.storage.database import now
from quadriga.server.wire.play import FromServer, Said

LINGERS: Final = 120.0  # seconds after the last call


class Presence(Onlooker):
    """Looks on for one agent at one table."""

    def __init__(self, live: LiveTable, person: str, seat: int) -> None:
        super().__init__(person, [seat])
        self.live = live
        self.addressed = False  # somebody has said something
        self.leaving: asyncio.TimerHandle | None = None
        live.visitors.add(self)
        self.spread()

    def tell(self, message: FromServer) -> None:
        if isinstance(message, Said) and message.line.person != self.person:
            self.addressed = True
        self.wake.set()

    def stay(self) -> None:
        """There was a call."""
        if self.leaving is not None:
            self.leaving.cancel()
        self.leaving = asyncio.get_running_loop().call_later(LINGERS, self.leave)

    def leave(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
        self.dismissed = True
        self.live.visitors.discard(self)
        self.live.left[self.person] = now()
        self.live.touched = now()
        self.spread()

    def spread(self) -> None:
        """Everybody sees who of the seated is there."""
        for other in self.live.visitors:
            other.table_changed()
