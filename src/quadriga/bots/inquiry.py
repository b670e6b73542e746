"""What `tools/balance.py` asks of a game: to be watched among greedy players, and to be summed up."""

from typing import Any


class Survey:
    """Counts over many watched games."""

    def add(self, game: Any) -> None:
        raise NotImplementedError

    def report(self, title: str) -> str:
        """All of it in Markdown."""
        raise NotImplementedError


class Inquiry:
    """One game as the tool sees it."""

    title = ""
    players = range(0)
    usual = 4  # players
    lengths: tuple[str, ...] = ()  # the usual one first

    @property
    def data_hash(self) -> str:
        raise NotImplementedError

    def watch(self, seats: int, length: str, seed: str) -> Any:
        """Play one game; everything in it follows from the seed. What is kept of it must be picklable."""
        raise NotImplementedError

    def survey(self, seats: int) -> Survey:
        raise NotImplementedError
