"""Who wins: by seat, by nation, kingdom or civilization, by player, with intervals and what would be fair."""

from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, Final

from quadriga.bots.statistics import CERTAINTY_95, wilson
from quadriga.lab.report.watch import Chronicle
from quadriga.lab.simulation import rounded

DOUBT: Final = 0.05  # chance that at least one of all rates is flagged in a game without any bias
TESTED: Final = ("seat", "side")  # groups in which everybody should win a fair share; players may differ in skill


class Rate:
    """Victories of a seat, a side or a player."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.fair = 0.0
        self.points = 0

    def add(self, game: Chronicle, seat: int) -> None:
        self.games += 1
        self.wins += game.won(seat)
        self.fair += 1 / game.seats
        self.points += game.points[seat]

    def row(self, group: str, key: str, certainty: float) -> dict[str, Any]:
        low, high = wilson(self.wins, self.games)
        lowest, highest = wilson(self.wins, self.games, certainty)
        return {
            "group": group,
            "key": key,
            "games": self.games,
            "wins": rounded(self.wins),
            "share": rounded(self.wins / self.games),
            "low": rounded(low),
            "high": rounded(high),
            "fair": rounded(self.fair / self.games),
            "low_corrected": rounded(lowest),
            "high_corrected": rounded(highest),
            "points": rounded(self.points / self.games),
        }


def corrected(tests: int) -> float:
    """Standard deviations so wide that, by Bonferroni, all the tests together err in 5 % of reports only."""
    return NormalDist().inv_cdf(1 - DOUBT / (2 * tests)) if tests > 1 else CERTAINTY_95


def win_rates(games: Sequence[Chronicle]) -> list[dict[str, Any]]:
    groups: dict[str, dict[str, Rate]] = {"seat": {}, "side": {}, "player": {}}
    for game in games:
        for seat in range(game.seats):
            for group, key in (("seat", str(seat + 1)), ("side", game.sides[seat]), ("player", game.players[seat])):
                groups[group].setdefault(key, Rate()).add(game, seat)
    certainty = corrected(sum(len(groups[group]) for group in TESTED))
    rows: list[dict[str, Any]] = []
    for group, rates in groups.items():
        keys = sorted(rates, key=lambda key: (len(key), key)) if group == "seat" else sorted(rates)
        rows += [rates[key].row(group, key, certainty) for key in keys]
    return rows


def is_biased(row: dict[str, Any]) -> bool:
    """The corrected interval leaves the fair share out."""
    if row["group"] not in TESTED or row["fair"] >= 1:
        return False
    return bool(row["fair"] < row["low_corrected"] or row["fair"] > row["high_corrected"])
