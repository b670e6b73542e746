"""Games made up by hand, so that every number of a report on them can be worked out on paper."""

from typing import Any

from quadriga.lab.report.usage import Usage
from quadriga.lab.report.watch import ANY, Action, Chronicle, Mark, Use, Watched


def chronicle(
    number: int, points: list[list[int]], winners: list[int], sides: str = "red blue", **more: Any
) -> Chronicle:
    """Points at the beginning of each turn and at the end; ten answers a turn."""
    marks = [Mark(turn, 10 * (turn - 1), row) for turn, row in enumerate(points[:-1], 1)]
    marks.append(Mark(len(points) - 1, 10 * (len(points) - 1), points[-1]))
    seats = len(points[0])
    return Chronicle(
        file="games.jsonl",
        number=number,
        seed=f"s/{number}",
        players=["medium"] * seats,
        sides=sides.split(),
        winners=winners,
        scores=[{"total": total, "land": total - 1, "gold": 1} for total in points[-1]],
        turns=len(points) - 1,
        decisions=more.get("decisions", marks[-1].at),
        marks=marks,
        options={},
        mishaps=more.get("mishaps", []),
    )


def usage(*games: dict[Action, Use]) -> Usage:
    made = Usage()
    for uses in games:
        made.add(Watched(chronicle(1, [[0, 0], [1, 0]], [0]), uses, frozenset()))
    return made


def use(offered: int, chosen: int, blind: float = 0.0, first: int = 1) -> Use:
    return Use(offered, chosen, blind, first, first if chosen else 0)


def with_verb(verb: str, targets: dict[str, Use]) -> dict[Action, Use]:
    """Uses of the targets, and those of the verb as a whole."""
    whole = use(
        max(one.offered for one in targets.values()),
        sum(one.chosen for one in targets.values()),
        sum(one.blind for one in targets.values()),
    )
    return {(verb, ANY): whole, **{(verb, target): one for target, one in targets.items()}}
