"""What a learned evaluation is told of a position: the same numbers for every seat."""

from typing import Final

from quadriga.bots.expectations import OUT, Prospects, log_shares, pooled
from quadriga.engine.game import Game

JUDGED: Final = ("judged", "judged_lead", "judged_share")  # what the judgement adds to a row


class Features:
    """The eyes of an evaluation on one game. Raise ``version`` whenever a number changes its meaning or its place."""

    game = ""
    version = 0
    names: tuple[str, ...] = ()
    judgement: Prospects  # made by hand: what is learned begins with it

    def rows(self, g: Game) -> list[list[float]]:
        """For every seat the numbers that ``names`` lists; all seats at once, as most of the work is shared."""
        raise NotImplementedError

    def of(self, g: Game, seat: int) -> list[float]:
        return self.rows(g)[seat]

    def points(self, g: Game) -> list[float]:
        """What is compared for victory, as it stands: a seat's points, or those of its side."""
        raise NotImplementedError

    def progress(self, g: Game) -> float:
        """How far the game has come, from 0 to 1."""
        raise NotImplementedError

    def sides(self, g: Game) -> list[int]:
        """Whose victory is whose: seats of one number win together; ``OUT`` wins no more."""
        return self.judgement.sides(g)

    def judged(self, g: Game) -> list[list[float]]:
        """For every seat the hopes of its side, their lead over others and the logarithm of its expectation."""
        sides = self.sides(g)
        totals = pooled(self.judgement.points(g), sides)
        width = self.judgement.width(g)
        logs = log_shares([total / width for total in totals], sides)
        return [list(row) for row in zip(totals, leads(totals, sides), logs)]


def leads(totals: list[float], sides: list[int]) -> list[float]:
    """How far each seat is before the best of the other sides; behind it is less than nothing."""
    best = -1e9
    second = -1e9
    owner = OUT
    for side, total in zip(sides, totals):
        if side == OUT or (side == owner and total <= best):
            continue
        if total > best:
            if side != owner:
                second = best
            best = total
            owner = side
        elif total > second:
            second = total
    if owner == OUT or second < -1e8:
        return [0.0] * len(totals)
    return [total - (second if side == owner else best) for side, total in zip(sides, totals)]
