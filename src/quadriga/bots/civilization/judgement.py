"""Who is likely to win Civilization CHR: points as they stand, and what coins, income and pieces will bring."""

from typing import Final

from quadriga.bots.civilization.mind import Mind, turns_left
from quadriga.bots.civilization.weights import Weights
from quadriga.bots.expectations import OUT, Prospects
from quadriga.engine.game import Game
from quadriga.games.civilization.board import EXPLORERS
from quadriga.games.civilization.procedures.ending import points
from quadriga.games.civilization.queries import units_of
from quadriga.games.civilization.state import Civilization

# Movement is left to the greedy player: searched as well it took as long again and won no more games.
MATTERS: Final = frozenset(
    ("Purchase", "StrategyPhase", "GovernmentPhase", "CulturePhase", "FreeTechnology", "CivilizationDraft")
)

# points at the end for each of these at the start of a turn, fitted to games among greedy players
COIN: Final = 0.07  # in the treasury
INCOME: Final = 0.035  # a coin of income to come
EXPLORER: Final = 0.35
UNIT: Final = 0.35


class Judgement(Prospects):
    """Everything that becomes points, as far as it did so in games among greedy players."""

    def __init__(self) -> None:
        self.weights = Weights()

    def points(self, g: Game) -> list[float]:
        assert isinstance(g, Civilization)
        return [self.hopes(g, seat) for seat in range(g.seats)]

    def hopes(self, g: Civilization, seat: int) -> float:
        m = Mind(g, seat, [], self.weights)
        pieces = sum([EXPLORER if g.kind[piece] == EXPLORERS else UNIT for piece in units_of(g, seat)])
        coins = COIN * m.coins + INCOME * m.economy().total() * m.horizon()
        return sum(points(g, seat)) + coins + pieces

    def width(self, g: Game) -> float:
        assert isinstance(g, Civilization)
        return 1.7 + 0.15 * turns_left(g, self.weights)

    def sides(self, g: Game) -> list[int]:
        assert isinstance(g, Civilization)
        return [OUT if seat in g.gone or seat in g.absent else seat for seat in range(g.seats)]
