"""Whoever looks at a table in memory: a connection of a person, or an agent between two calls."""

import asyncio

from quadriga.server.wire.play import FromServer


class Onlooker:
    """Is woken when the table changes."""

    def __init__(self, person: str, seats: list[int]) -> None:
        self.person = person  # empty for a spectator without a name
        self.seats = seats
        self.wake = asyncio.Event()
        self.muted: set[str] = set()
        self.stale_table = False
        self.stale_view = False
        self.dismissed = False

    def tell(self, message: FromServer) -> None:
        """A message for this one alone."""
        self.wake.set()

    def sit(self, seats: list[int]) -> None:
        """The table has changed, perhaps also which seats are this person's."""
        self.stale_view = self.stale_view or seats != self.seats
        self.seats = seats
        self.table_changed()

    def table_changed(self) -> None:
        self.stale_table = True
        self.wake.set()

    def dismiss(self) -> None:
        self.dismissed = True
        self.wake.set()
