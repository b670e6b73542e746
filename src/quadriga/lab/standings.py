"""The table of an arena: wins, head-to-head shares, ratings, pace, and whether the levels are in order."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

from quadriga.bots.statistics import wilson
from quadriga.engine.module import Document
from quadriga.lab.ratings import rate
from quadriga.lab.simulation import Match, rounded


class Share:
    """The part of the victories that a level has won, beside the part of the seats that it had."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0

    def add(self, match: Match, level: str) -> None:
        winners = match.played.winners
        self.games += 1
        self.wins += sum(match.seats[seat] == level for seat in winners) / len(winners) if winners else 0.0
        self.fair += match.seats.count(level) / len(match.seats)

    def result(self) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        return {
            "games": self.games,
            "wins": rounded(self.wins),
            "share": rounded(self.wins / self.games if self.games else 0.0),
            "low": rounded(low),
            "high": rounded(high),
            "fair": rounded(self.fair / self.games if self.games else 0.0),
        }


def standings(matches: Sequence[Match], levels: Sequence[str]) -> Document:
    """Everything the finished games say; the weakest level is expected first."""
    rows = [level_row(matches, level) for level in levels]
    ratings = rate(matches, levels)
    for row in rows:
        rating = ratings[row["level"]]
        row["rating"] = {name: rounded(value) for name, value in rating._asdict().items()}
    pairs = [pair for low, high in combinations(levels, 2) if (pair := pair_row(matches, low, high))["games"]]
    return {
        "games": len(matches),
        "levels": rows,
        "pairs": pairs,
        "order": verdict(rows, pairs),
        "fault": next((match.played.fault for match in matches if match.played.fault), ""),
    }


def level_row(matches: Sequence[Match], level: str) -> Document:
    share = Share()
    points = entries = decisions = faults = 0
    seconds = 0.0
    for match in matches:
        own = [seat for seat, kind in enumerate(match.seats) if kind == level]
        if not own:
            continue
        share.add(match, level)
        played = match.played
        entries += len(own)
        points += sum(played.points[seat] for seat in own)
        decisions += sum(played.asked[seat] for seat in own)
        faults += sum(played.failed[seat] for seat in own)
        seconds += sum(played.seconds[seat] for seat in own)
    return {
        "level": level,
        **share.result(),
        "points": rounded(points / entries if entries else 0.0),
        "decisions": decisions,
        "faults": faults,
        "seconds": round(seconds / decisions, 6) if decisions else 0.0,
    }


def pair_row(matches: Sequence[Match], low: str, high: str) -> Document:
    """How often the stronger has won at the tables where only these two sat."""
    share = Share()
    for match in matches:
        if set(match.seats) == {low, high}:
            share.add(match, high)
    return {"weaker": low, "stronger": high, **share.result()}


def verdict(rows: Sequence[Document], pairs: Sequence[Document]) -> Document:
    """Strictly ordered: each level's interval lies above that of the level before, by rating and head to head."""
    known = {(pair["weaker"], pair["stronger"]): pair for pair in pairs}
    overlapping: list[list[str]] = []
    unproved: list[list[str]] = []
    for before, after in pairwise(rows):
        names = [before["level"], after["level"]]
        if after["rating"]["low"] <= before["rating"]["high"]:
            overlapping.append(names)
        pair = known.get((before["level"], after["level"]))
        if pair is None or pair["low"] <= pair["fair"]:
            unproved.append(names)
    return {
        "ratings": not overlapping,
        "overlapping": overlapping,
        "head_to_head": not unproved,
        "unproved": unproved,
    }
