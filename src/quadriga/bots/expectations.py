"""What a position promises to every seat: its expectation to win."""

from math import exp, log
from typing import Final

from quadriga.engine.game import Game

OUT: Final = -1  # the side of a seat that can no longer win
FAME: Final = 120.0  # points of a good lone player: there is nobody to beat
FAME_WIDTH: Final = 40.0
LEAST: Final = -30.0  # logarithm below which a share is no share


class Evaluation:
    """Judges positions of one game for all seats at once."""

    def value(self, g: Game) -> list[float]:
        """By seat, from 0 to 1, over the sides in all 1: a team's is each member's. Exact once the game is over."""
        raise NotImplementedError


class Prospects(Evaluation):
    """Judges by the points a seat may hope for, compared with the others' and with how much may still change."""

    def value(self, g: Game) -> list[float]:
        if g.seats == 1:
            return lone_value(g, self.points(g)[0])
        if g.over:
            return outcome(g)
        sides = self.sides(g)
        return shares(self.scores(g, sides), sides)

    def scores(self, g: Game, sides: list[int]) -> list[float]:
        """What the sides hope for, in widths."""
        width = self.width(g)
        return [total / width for total in pooled(self.points(g), sides)]

    def points(self, g: Game) -> list[float]:
        """Points expected at the end, by seat; those reached, once it is over."""
        raise NotImplementedError

    def width(self, g: Game) -> float:
        """Points of lead that make one about three times as likely to win as a rival."""
        raise NotImplementedError

    def sides(self, g: Game) -> list[int]:
        """Whose victory is whose: seats of one number win together; ``OUT`` wins no more."""
        return [OUT if seat in g.absent else seat for seat in range(g.seats)]


def outcome(g: Game) -> list[float]:
    """The end of a game as expectations: a shared victory is shared, a team's is each member's."""
    count: int = getattr(g, "teams", 0) or g.seats
    winning = {seat % count for seat in g.winners}
    return [1.0 / len(winning) if seat in g.winners else 0.0 for seat in range(g.seats)]


def lone_value(g: Game, points: float) -> list[float]:
    """A lone player is judged by his points, those expected or those reached, unless he has lost."""
    if g.over and not g.winners:
        return [0.0]
    return [1.0 / (1.0 + exp((FAME - points) / FAME_WIDTH))]


def pooled(points: list[float], sides: list[int]) -> list[float]:
    """For every seat the sum of its side; its own if it is out."""
    if len(set(sides)) == len(sides):
        return points
    totals = {side: sum([own for other, own in zip(sides, points) if other == side]) for side in set(sides)}
    return [own if side == OUT else totals[side] for own, side in zip(points, sides)]


def shares(scores: list[float], sides: list[int]) -> list[float]:
    """From scores to expectations: sides weigh their members' mean score, those out get nothing."""
    means = side_means(scores, sides)
    if not means:
        return [1.0 / len(sides)] * len(sides)
    top = max(means.values())
    odds = {side: exp(mean - top) for side, mean in means.items()}
    whole = sum(odds.values())
    return [0.0 if side == OUT else odds[side] / whole for side in sides]


def log_shares(scores: list[float], sides: list[int]) -> list[float]:
    """Logarithms of the same: differences between them are those between the scores, as far as there is a chance."""
    means = side_means(scores, sides)
    if not means:
        return [LEAST] * len(sides)
    top = max(means.values())
    whole = top + log(sum([exp(mean - top) for mean in means.values()]))
    return [LEAST if side == OUT else max(LEAST, means[side] - whole) for side in sides]


def side_means(scores: list[float], sides: list[int]) -> dict[int, float]:
    """The mean score of every side that can win."""
    members: dict[int, list[float]] = {}
    for side, score in zip(sides, scores):
        if side != OUT:
            members.setdefault(side, []).append(score)
    return {side: sum(own) / len(own) for side, own in members.items()}
