"""A seat of a game in progress, as the database knows it."""

import msgspec
from sqlalchemy.engine import RowMapping

from quadriga.server.wire.play import Order


class LiveSeat:
    """Who answers for a seat."""

    def __init__(self, row: RowMapping) -> None:
        self.seat: int = row["seat"]
        self.kind: str = row["kind"]
        self.person: str = row["person"] or ""
        self.bot: str = row["bot"]
        self.caretaker: bool = row["caretaker"]
        self.forfeited: bool = row["forfeited"]
        self.hints: int = row["hints"]
        self.orders: list[Order] = msgspec.convert(row["orders"], list[Order])

    @property
    def automatic(self) -> str:
        """Who answers instead of a person; empty if a person does."""
        if self.kind == "bot":
            return "bot"
        return "caretaker" if self.caretaker else ""
