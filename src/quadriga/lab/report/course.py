"""The course of games: how long they are, who leads when, how close they end, where points come from."""

from collections.abc import Sequence
from statistics import mean, median, quantiles
from typing import Any, Final, NamedTuple

from quadriga.lab.report.watch import Chronicle
from quadriga.lab.simulation import rounded

NOBODY: Final = -1
EARLY: Final = 1 / 3  # of a game: who takes the lead before and keeps it,
CLEAR: Final = 1 / 4  # and wins by this part of his points, ran away


class Lead(NamedTuple):
    """Who led when: by the points at the beginning of each turn and at the end."""

    changes: list[int]  # answers given when another one had taken the lead
    taken: int  # answers given when a winner had taken the lead that was not lost any more
    part: float  # the same as a part of the game


def leader(points: Sequence[int]) -> int:
    """The seat that is ahead of all others, if one is."""
    best = max(points)
    return points.index(best) if points.count(best) == 1 else NOBODY


def leaders(game: Chronicle) -> list[int]:
    found = [leader(mark.points) for mark in game.marks]
    if len(game.winners) == 1:
        found[-1] = game.winners[0]
    return found


def lead_of(game: Chronicle) -> Lead:
    """A tie at the top leaves the lead with nobody; it changes when somebody else is ahead than before."""
    found = leaders(game)
    changes: list[int] = []
    before = NOBODY
    for mark, seat in zip(game.marks, found):
        if seat not in (NOBODY, before):
            if before != NOBODY:
                changes.append(mark.at)
            before = seat
    first = len(found) - 1
    while first > 0 and found[first] in game.winners and found[first - 1] == found[first]:
        first -= 1
    taken = game.marks[first].at
    return Lead(changes, taken, taken / max(1, game.marks[-1].at))


def leads_by_turn(games: Sequence[Chronicle]) -> list[dict[str, Any]]:
    """At the beginning of each turn: how often an eventual winner is ahead already, and how often the lead changed."""
    turns: dict[int, list[int]] = {}  # games, a winner ahead, nobody ahead, changes
    for game in games:
        changed = set(lead_of(game).changes)
        for mark, seat in list(zip(game.marks, leaders(game)))[:-1]:
            row = turns.setdefault(mark.turn, [0, 0, 0, 0])
            row[0] += 1
            row[1] += seat in game.winners
            row[2] += seat == NOBODY
            row[3] += mark.at in changed
    return [
        {
            "turn": turn,
            "games": count,
            "winner_ahead": rounded(ahead / count),
            "nobody_ahead": rounded(nobody / count),
            "changes": rounded(changes / count),
        }
        for turn, (count, ahead, nobody, changes) in sorted(turns.items())
    ]


def margin(game: Chronicle) -> int | None:
    """Points between the best winner and the best of the others; nothing if there are no others."""
    won = [game.points[seat] for seat in game.winners]
    lost = [points for seat, points in enumerate(game.points) if seat not in game.winners]
    return max(won) - max(lost) if won and lost else None


def ran_away(game: Chronicle, lead: Lead) -> bool:
    ahead = margin(game)
    if ahead is None:
        return False
    return lead.part <= EARLY and ahead >= CLEAR * max(1, *(game.points[seat] for seat in game.winners))


def game_rows(games: Sequence[Chronicle]) -> list[dict[str, Any]]:
    """One row a game."""
    rows: list[dict[str, Any]] = []
    for game in games:
        lead = lead_of(game)
        rows.append(
            {
                "file": game.file,
                "game": game.number,
                "seed": game.seed,
                "players": ",".join(game.players),
                "sides": ",".join(game.sides),
                "winners": ",".join(game.sides[seat] for seat in game.winners),
                "points": ",".join(str(points) for points in game.points),
                "turns": game.turns,
                "decisions": game.decisions,
                "margin": margin(game),
                "lead_changes": len(lead.changes),
                "final_lead_at": lead.taken,
                "final_lead_part": rounded(lead.part),
                "ran_away": ran_away(game, lead),
                "faults": len(game.mishaps),
            }
        )
    return rows


def lengths(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Five numbers and the mean for everything that is counted by game."""
    found: list[dict[str, Any]] = []
    for measure in ("turns", "decisions", "margin", "lead_changes", "final_lead_part"):
        values = [row[measure] for row in rows if row[measure] is not None]
        if values:
            low, high = spread(values)
            found.append(
                {
                    "measure": measure,
                    "games": len(values),
                    "least": min(values),
                    "quarter": rounded(low),
                    "median": rounded(median(values)),
                    "three_quarters": rounded(high),
                    "most": max(values),
                    "mean": rounded(mean(values)),
                }
            )
    return found


def spread(values: Sequence[float]) -> tuple[float, float]:
    """The quartiles, the ends counted in."""
    if len(values) < 2:
        return values[0], values[0]
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low, high


def point_sources(games: Sequence[Chronicle]) -> list[dict[str, Any]]:
    """What a seat has from each source on average: all seats, winners, the others."""
    sources = list(dict.fromkeys(source for game in games for score in game.scores for source in score))
    rows: list[dict[str, Any]] = []
    for source in sources:
        won: list[int] = []
        lost: list[int] = []
        for game in games:
            for seat, score in enumerate(game.scores):
                (won if seat in game.winners else lost).append(score.get(source, 0))
        everybody = won + lost
        rows.append(
            {
                "source": source,
                "seats": len(everybody),
                "mean": rounded(mean(everybody)),
                "winners": rounded(mean(won)) if won else None,
                "others": rounded(mean(lost)) if lost else None,
                "scored": rounded(sum(points != 0 for points in everybody) / len(everybody)),
            }
        )
    return rows
