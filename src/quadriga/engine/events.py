"""What happened, told to whoever looks on; never part of the state."""

from typing import Final

EVERYBODY: Final = -1  # as a seat mask: all bits set


class Event:
    """Something that happened: a kind from the game's catalogue, its numbers, and a bit mask of seats that saw it."""

    def __init__(self, kind: str, args: list[int], seen_by: int = EVERYBODY) -> None:
        self.kind = kind
        self.args = args
        self.seen_by = seen_by

    def is_seen_by(self, seat: int) -> bool:
        """Seat -1 is a spectator: he sees what everybody sees."""
        if self.seen_by == EVERYBODY:
            return True
        return seat >= 0 and (self.seen_by >> seat) & 1 == 1

    def __repr__(self) -> str:
        return f"<{self.kind} {self.args}>"
