"""Plans of short games, and what is to be equal in their results."""

from collections.abc import Iterable

from quadriga.engine.module import Document
from quadriga.games.registry import find_game
from quadriga.lab.simulation import Match, Plan


def plan(game: str, seats: list[str], games: int, records: bool = False, **options: str | int) -> Plan:
    complete = find_game(game).read_options(len(seats), options)
    return Plan(game, seats, complete, games, "lab", True, records)


def without_seconds(matches: Iterable[Match]) -> list[Document]:
    return [{**match.document(), "seconds": []} for match in matches]
