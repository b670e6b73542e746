"""Who meets whom in the arena.

A *line-up* is a list of bots around a table. Each is played on the same deals of cards and dice — the same seeds — as
every other one, and on each deal in every rotation of the seats. Where nations are drawn, a seat draws the same one
whoever sits in it: with the seats the nations go round too.
"""

from collections.abc import Sequence
from itertools import combinations
from math import ceil
from typing import Final, NamedTuple

from quadriga.lab.simulation import rotated

ADJACENT: Final = "adjacent"
ALL: Final = "all"
FAR: Final = 4  # pairs that are no neighbours get so many times fewer games


class Lineup(NamedTuple):
    """Bots around a table, and on how many deals they meet."""

    seats: tuple[str, ...]
    deals: int


class Fixture(NamedTuple):
    """One game to be played."""

    deal: int  # from 1
    seats: tuple[str, ...]


def schedule(levels: Sequence[str], players: int, games: int, pairs: str) -> list[Lineup]:
    """Tables of two levels in every proportion, and mixed ones; ``games`` for each pair of neighbours and each mix."""
    lineups: list[Lineup] = []
    for low, high in combinations(range(len(levels)), 2):
        if high == low + 1 or pairs == ALL:
            wanted = games if high == low + 1 else ceil(games / FAR)
            lineups.extend(pair_tables(levels[low], levels[high], players, wanted))
    if len(levels) > 2:
        lineups.extend(table_of(seats, games) for seats in mixed_tables(levels, players, pairs))
    return lineups


def table_of(seats: tuple[str, ...], games: int) -> Lineup:
    """On as many deals as make at least so many games in all rotations."""
    return Lineup(seats, ceil(games / len(rotations(seats))))


def rotations(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every seating once: a table such as a, b, a, b is the same again before all have gone round."""
    return list(dict.fromkeys(tuple(rotated(list(seats), shift)) for shift in range(len(seats))))


def pair_tables(low: str, high: str, players: int, games: int) -> list[Lineup]:
    """One against the rest, two against the rest, and so on: over all of them both have half of the seats."""
    shapes = players - 1
    deals = ceil(games / (shapes * players))
    return [Lineup((high,) * count + (low,) * (players - count), deals) for count in range(1, players)]


def mixed_tables(levels: Sequence[str], players: int, pairs: str) -> list[tuple[str, ...]]:
    """As many levels at a table as there are seats: neighbours, or any. Too few levels begin again from the first."""
    if len(levels) <= players:
        return [tuple(levels[seat % len(levels)] for seat in range(players))]
    if pairs == ALL:
        return list(combinations(levels, players))
    return [tuple(levels[first : first + players]) for first in range(len(levels) - players + 1)]


def fixtures(lineups: Sequence[Lineup]) -> list[Fixture]:
    """All games, deal by deal so that a run cut short is balanced; equal seats on an equal deal are played once."""
    found: dict[Fixture, None] = {}
    for deal in range(1, max((lineup.deals for lineup in lineups), default=0) + 1):
        for lineup in lineups:
            if deal <= lineup.deals:
                for seats in rotations(lineup.seats):
                    found[Fixture(deal, seats)] = None
    return list(found)
